use std::net::IpAddr;

use serde_json::Value;
use store::{PersonId, Standing};
use table::Lang;
use tokio::sync::{mpsc, oneshot};

use super::{hints::Advice, thinker::Thought};
use crate::{
    Failure, Guest,
    room::{Question, Refusal, Request},
};

/// What came of a request: where the log stands by it, or why it was refused.
pub(crate) type Answer = Result<u64, Refusal>;

/// What a live table is told and asked.
pub(super) enum Mail {
    /// A socket of a person opened, who perhaps chose a name.
    Enter { person: PersonId, name: Option<String>, place: IpAddr, reply: oneshot::Sender<()> },
    /// A socket of a person closed.
    Leave { person: PersonId },
    /// A person wants something.
    Ask { person: PersonId, name: String, request: Request, reply: oneshot::Sender<Answer> },
    /// A person waits to see something new.
    Look(Look),
    /// A person wants to know something; the answer is the JSON that the client gets.
    Tell { person: PersonId, lang: Lang, question: Question, reply: oneshot::Sender<Value> },
    /// Another node has added to the log, which holds so many entries now.
    Appended { length: u64 },
    /// At another node somebody came or went, or who minds the table has changed.
    Attended,
    /// How the table stands among the nodes.
    Standing(Standing),
    /// A hint was found, or not.
    Advice(Advice),
    /// A bot has made up its mind, or failed to.
    Thought(Thought),
}

/// Mail as it waits: a table keeps room for many letters, and hardly ever has one.
pub(super) type Letter = Box<Mail>;

/// Somebody who waits to see the table when there is something new. While nobody knows how the log
/// stands there is nothing to see.
pub(super) struct Look {
    pub(super) guest: Guest,
    pub(super) wanted: Wanted,
    pub(super) reply: oneshot::Sender<Glance>,
}

impl Look {
    /// Whether there is something new for him where the last is this.
    pub(super) fn is_due(&self, news: u64) -> bool {
        self.wanted.seen < news
    }
}

/// What somebody wants to see.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    /// From which entry on the news are wanted.
    pub(crate) since: u64,
    /// Whether the lines for programs are wanted.
    pub(crate) lines: bool,
    /// What was seen last, by [`Glance::number`]; 0 for nothing.
    pub(crate) seen: u64,
}

/// A table as a person sees it.
#[derive(Debug)]
pub(crate) struct Glance {
    /// The message.
    pub(crate) text: String,
    /// Where the log stood: the news that follow begin here.
    pub(crate) seq: u64,
    /// Grows with everything that visitors can see.
    pub(crate) number: u64,
}

/// The way to a live table.
#[derive(Clone, Debug)]
pub(crate) struct Handle(mpsc::Sender<Letter>);

impl Handle {
    pub(super) fn new(inbox: mpsc::Sender<Letter>) -> Handle {
        Handle(inbox)
    }

    /// Whether the table has left memory.
    pub(super) fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    pub(super) fn is(&self, inbox: &mpsc::WeakSender<Letter>) -> bool {
        inbox.upgrade().is_some_and(|inbox| inbox.same_channel(&self.0))
    }

    pub(super) fn downgrade(&self) -> mpsc::WeakSender<Letter> {
        self.0.downgrade()
    }

    /// Leave a letter, if there is room for it.
    pub(super) fn post(&self, mail: Mail) -> bool {
        self.0.try_send(Box::new(mail)).is_ok()
    }

    /// Come to the table. [`Handle::leave`] must follow.
    pub(super) async fn enter(&self, guest: &Guest) -> Result<(), Failure> {
        let (person, name) = (guest.id.clone(), guest.named.then(|| guest.name.clone()));
        let place = guest.place;
        self.ask(|reply| Mail::Enter { person, name, place, reply }).await
    }

    /// Go away.
    pub(crate) async fn leave(&self, guest: &Guest) {
        // A table that is gone has forgotten its visitors.
        let _ = self.0.send(Box::new(Mail::Leave { person: guest.id.clone() })).await;
    }

    /// Have a request carried out.
    pub(crate) async fn request(&self, guest: &Guest, request: Request) -> Result<Answer, Failure> {
        let (person, name) = (guest.id.clone(), guest.name.clone());
        self.ask(|reply| Mail::Ask { person, name, request, reply }).await
    }

    /// Have a question answered.
    pub(crate) async fn tell(&self, guest: &Guest, question: Question) -> Result<Value, Failure> {
        let (person, lang) = (guest.id.clone(), guest.lang);
        self.ask(|reply| Mail::Tell { person, lang, question, reply }).await
    }

    /// See the table as soon as it shows something new.
    pub(crate) async fn look(
        &self,
        guest: &Guest,
        wanted: Wanted,
    ) -> Result<oneshot::Receiver<Glance>, Failure> {
        let guest = guest.clone();
        self.send(|reply| Mail::Look(Look { guest, wanted, reply })).await
    }

    async fn ask<T>(&self, mail: impl FnOnce(oneshot::Sender<T>) -> Mail) -> Result<T, Failure> {
        self.send(mail).await?.await.map_err(|_| Failure::Closing)
    }

    async fn send<T>(
        &self,
        mail: impl FnOnce(oneshot::Sender<T>) -> Mail,
    ) -> Result<oneshot::Receiver<T>, Failure> {
        let (reply, answer) = oneshot::channel();
        self.0.send(Box::new(mail(reply))).await.map_err(|_| Failure::Closing)?;
        Ok(answer)
    }
}
