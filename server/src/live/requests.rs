use std::mem;

use bots::Level;
use store::{PersonId, StoreError, TableId};
use table::Seed;

use super::{keeping::Hold, mail::Answer, table::LiveTable};
use crate::{
    Failure,
    cores::Patron,
    create::{self, too_many_strong_bots},
    now,
    room::{Command, Entry, Key, Refusal, Request},
};

/// What people ask for.
impl LiveTable {
    /// A person came who perhaps chose another name since.
    pub(super) async fn introduce(
        &mut self,
        person: &PersonId,
        name: Option<String>,
    ) -> Result<(), Failure> {
        let Some(name) = name else { return Ok(()) };
        self.presence.call(person, &name);
        let command = Command::Name { name };
        if !self.adrift
            && let Ok(entries) = self.room.decide(person, "", &command)
        {
            self.commit(entries, None).await?;
        }
        Ok(())
    }

    /// Do what a person asks for, once, however often he asks.
    pub(super) async fn carry_out(
        &mut self,
        person: &PersonId,
        name: &str,
        request: Request,
    ) -> Result<Answer, Failure> {
        let Request { key, command } = request;
        let key = Key::new(person, &key);
        if let Command::Name { name } = &command {
            let named = store::Person { name: Some(name.clone()), lang: None };
            self.live.store.put_person(person, named, now::unix_millis()).await?;
            // Even where nobody else is told.
            if self.presence.call(person, name) {
                self.tell();
            }
        }
        // Another page of the same person may know it better than the one that asks.
        let name = self.presence.called(person).unwrap_or(name).to_owned();
        let mut up_to_date = matches!(self.hold, Hold::Alone);
        loop {
            if let Some(seq) = self.room.done(key) {
                return Ok(Ok(seq));
            }
            if let Some(refusal) = self.too_strong(&command) {
                return Ok(Err(refusal));
            }
            let entries = match self.room.decide(person, &name, &command) {
                // It may be possible by what other nodes wrote, or have been done there already.
                Err(_) if !mem::replace(&mut up_to_date, true) && self.catch_up().await? => {
                    continue;
                }
                Err(refusal) => return Ok(Err(refusal)),
                Ok(_) if command == Command::Rematch => match self.rematch(person).await {
                    Ok(Some(table)) => vec![Entry::Rematch { table }],
                    Ok(None) => Vec::new(),
                    Err(failure @ Failure::TooMany { .. }) => {
                        return Ok(Err(Refusal::Table(failure.phrase())));
                    }
                    Err(failure) => return Err(failure),
                },
                Ok(_) if command == Command::Rest => {
                    let seed = Seed::fresh().map_err(StoreError::from)?;
                    self.room.rest(person, seed)
                }
                Ok(entries) => entries,
            };
            // Where another was faster, the table has moved on: decide again.
            if self.commit(entries, Some(key)).await? {
                return Ok(Ok(self.room.seq()));
            }
        }
    }

    /// Make the table that follows, unless it is there already.
    async fn rematch(&mut self, person: &PersonId) -> Result<Option<TableId>, Failure> {
        match self.room.next_game(person) {
            Ok((setup, seating)) if self.room.rematch().is_none() => {
                if let Some(Patron { person, place }) = self.presence.patron(person) {
                    self.live.limits.table(&person, place).await?;
                }
                // One press is enough; but no clock runs before everybody is there.
                let start = setup.clock.is_none();
                let id = self.row.id.next(&self.row.seed);
                let row = create::create(&*self.live.store, id, setup, seating, start).await?;
                Ok(Some(row.id))
            }
            _ => Ok(None),
        }
    }

    /// Why the host may not have one more strong bot.
    fn too_strong(&self, command: &Command) -> Option<Refusal> {
        let Command::Bot { seat, level: Some(level) } = command else { return None };
        let was = self.room.chair(*seat).and_then(|chair| chair.bot()).is_some_and(Level::is_deep);
        let most = self.live.config.strong_bots_per_person;
        let full = self.live.strong_bots.count(self.room.host()) >= most;
        (level.is_deep() && !was && full).then(|| Refusal::Table(too_many_strong_bots(most)))
    }
}
