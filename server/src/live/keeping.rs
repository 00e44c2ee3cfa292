use std::{collections::HashSet, mem, slice, time::Duration};

use store::{Fence, PersonId, Standing, Status};
use tokio::time::Instant;

use super::{presence::Presence, table::LiveTable};
use crate::{Failure, room::Entry};

/// When the store is asked again after it failed.
const AGAIN: Duration = Duration::from_millis(500);

/// Whether this node minds a table, and so does what happens there without anybody asking for it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Hold {
    /// There can be no other node.
    Alone,
    /// It has the lease.
    Lease(Fence),
    /// Another node minds the table, or nobody yet.
    No,
}

/// A table is in memory at every node where somebody visits it. They all write what their visitors
/// ask for, and one of them, its keeper, whatever nobody asks for.
impl LiveTable {
    /// Whether this node minds the table now. Whom the others do not hear is no keeper, whatever he
    /// holds; if he only believes to be one, the log does not take what he writes.
    pub(super) fn keeps(&self) -> bool {
        match self.hold {
            Hold::Alone => true,
            Hold::Lease(_) => self.live.node.is_believed(),
            Hold::No => false,
        }
    }

    /// What goes with everything that only the keeper may write.
    pub(super) fn fence(&self) -> Option<Fence> {
        match self.hold {
            Hold::Lease(fence) => Some(fence),
            Hold::Alone | Hold::No => None,
        }
    }

    /// Look again soon how the table stands among the nodes.
    pub(super) fn look_soon(&mut self) {
        if !matches!(self.hold, Hold::Alone) {
            self.looks_at = Some(Instant::now());
        }
    }

    /// The store failed: try again when it may be back.
    pub(super) fn look_later(&mut self) {
        self.looks_at = Some(Instant::now() + AGAIN);
    }

    /// Come to where other nodes may be already.
    pub(super) async fn arrive(&mut self) -> Result<(), Failure> {
        let standing = self.live.store.standing(slice::from_ref(self.room.id())).await?;
        let standing = standing.into_iter().next().ok_or(Failure::NotFound)?;
        let theirs = standing.visits.iter().filter(|visit| visit.node != self.live.node.id());
        let elsewhere = theirs.map(|visit| visit.person.clone()).collect();
        self.presence = Presence::new(Instant::now(), elsewhere);
        if standing.keeper.is_none() {
            self.take_hold().await?;
        }
        Ok(())
    }

    /// Do what the store was too far away for, and look how the table stands among the nodes.
    pub(super) async fn look_around(&mut self) -> Result<(), Failure> {
        if self.looks_at.is_none_or(|at| at > Instant::now()) {
            return Ok(());
        }
        if self.adrift {
            self.reload().await?;
        }
        self.looks_at = None;
        if matches!(self.hold, Hold::Alone) {
            return Ok(());
        }
        let (store, node) = (&self.live.store, &self.live.node);
        let id = self.room.id();
        if !self.announced {
            store.visit(id, node.id(), self.presence.here_by_us().cloned().collect()).await?;
            self.announced = true;
        }
        let standing = store.standing(slice::from_ref(id)).await?;
        match standing.into_iter().next() {
            Some(standing) => self.heed(standing).await,
            None => Err(Failure::NotFound),
        }
    }

    /// Take in how the table stands among the nodes: follow the log, know who is where, and mind
    /// the table if nobody does.
    pub(super) async fn heed(&mut self, standing: Standing) -> Result<(), Failure> {
        if standing.length > self.room.seq() {
            self.catch_up().await?;
        }
        let own = self.live.node.id();
        let (ours, theirs): (Vec<_>, Vec<_>) =
            standing.visits.into_iter().partition(|visit| visit.node == own);
        let ours: HashSet<&PersonId> = ours.iter().map(|visit| &visit.person).collect();
        // The database may have forgotten it.
        let right = self.presence.here_by_us().collect::<HashSet<_>>() == ours;
        let kept_by_other = standing.keeper.as_deref().is_some_and(|keeper| keeper != own);
        let elsewhere = theirs.into_iter().map(|visit| visit.person).collect();
        if mem::replace(&mut self.announced, right) && !right {
            self.look_later();
        }
        if self.presence.hear(elsewhere, Instant::now()) {
            self.tell();
        }
        match self.hold {
            Hold::Lease(_) if kept_by_other => self.hold = Hold::No,
            // Whoever has visitors can do more for them.
            Hold::Lease(_) if self.presence.is_only_elsewhere() => self.let_go().await?,
            Hold::No if kept_by_other || self.presence.is_only_elsewhere() => {}
            Hold::No => self.take_hold().await?,
            Hold::Alone | Hold::Lease(_) => {}
        }
        Ok(())
    }

    /// Mind the table, unless another was faster. Nothing happens unasked at one that is over.
    pub(super) async fn take_hold(&mut self) -> Result<(), Failure> {
        if self.room.status() == Status::Over || !self.live.node.is_believed() {
            return Ok(());
        }
        let (store, node) = (&self.live.store, &self.live.node);
        if let Some(fence) = store.lease(self.room.id(), node.id()).await? {
            self.hold = Hold::Lease(fence);
            // The one before may have written until now.
            self.catch_up().await?;
            self.resume().await?;
        }
        Ok(())
    }

    /// Give back the time in which nobody could act, because no node was there: neither a second
    /// node that loads the table nor one that takes it over from another ever does.
    pub(super) async fn resume(&mut self) -> Result<(), Failure> {
        if self.room.clock().is_some() && self.room.changed_at() < self.live.node.since {
            self.commit_unasked(vec![Entry::Resumed]).await?;
        }
        Ok(())
    }

    /// Mind the table no longer.
    pub(super) async fn let_go(&mut self) -> Result<(), Failure> {
        if let Hold::Lease(fence) = self.hold {
            self.live.store.release(self.room.id(), fence).await?;
            self.hold = Hold::No;
        }
        Ok(())
    }
}
