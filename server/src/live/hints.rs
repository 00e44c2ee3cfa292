use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{Level, Spec};
use coach::Hint;
use serde_json::{Value, json};
use store::PersonId;
use table::{Lang, Seat, Seed};
use tokio::sync::oneshot;

use super::{mail::Mail, table::LiveTable};
use crate::room::Refusal;

/// The strongest bot, whom people ask what to do.
const ADVISER: Level = Level::Champion;

/// Somebody who waits for a hint.
pub(super) struct Asker {
    pub(super) person: PersonId,
    pub(super) lang: Lang,
    pub(super) reply: oneshot::Sender<Value>,
}

/// A hint that was thought about.
pub(super) struct Advice {
    asker: Asker,
    position: u64,
    seat: Seat,
    /// Nothing if the bot failed.
    hint: Option<Hint>,
}

/// What a table knows about hints.
#[derive(Default)]
pub(super) struct Hints {
    /// Whether one is being thought about: one at a time, whoever asks.
    busy: bool,
    /// The last one, for which position and which seat.
    known: Option<(u64, Seat, Hint)>,
}

/// What the strongest bot would do, from what the seat knows, for whoever asks where that is allowed.
impl LiveTable {
    /// Find a hint and answer with it.
    pub(super) fn hint(&mut self, asker: Asker) {
        let seat = match self.room.hint_seat(&asker.person) {
            Ok(seat) => seat,
            Err(refusal) => return self.refuse_hint(asker, &refusal),
        };
        let position = self.room.position();
        if let Some((known, of, hint)) = &self.hints.known
            && (*known, *of) == (position, seat)
        {
            let advice = Advice { asker, position, seat, hint: Some(hint.clone()) };
            return self.advise(advice);
        }
        if self.hints.busy {
            return self.refuse_hint(asker, &Refusal::new("server-hint-busy"));
        }
        self.hints.busy = true;
        let (game, table) = (self.room.game(), self.room.table().duplicate());
        let (thinker, inbox) = (self.live.thinker.clone(), self.inbox.clone());
        tokio::spawn(async move {
            let think = move || {
                let seed = Seed::fresh().ok()?;
                let spec = Spec::Level(ADVISER, 1);
                let hint = || coach::hint(game, &*table, seat, &spec, seed);
                catch_unwind(AssertUnwindSafe(hint)).ok()?.ok()
            };
            let hint = thinker.work(think).await.flatten();
            if let Some(inbox) = inbox.upgrade() {
                let advice = Advice { asker, position, seat, hint };
                // A table that closes meanwhile has nobody left who waits.
                let _ = inbox.send(Mail::Advice(Box::new(advice))).await;
            }
        });
    }

    /// Tell a hint to whoever asked, unless the table has moved on.
    pub(super) fn give(&mut self, advice: Advice) {
        self.hints.busy = false;
        if let Some(hint) = &advice.hint {
            self.hints.known = Some((advice.position, advice.seat, hint.clone()));
        }
        self.advise(advice);
    }

    fn advise(&self, Advice { asker, position, seat, hint }: Advice) {
        let Some(hint) = hint else {
            return self.refuse_hint(asker, &Refusal::new("server-hint-failed"));
        };
        if position != self.room.position() {
            return self.refuse_hint(asker, &Refusal::new("server-hint-late"));
        }
        let _ = asker.reply.send(self.room.tell_hint(seat, asker.lang, &hint));
    }

    fn refuse_hint(&self, asker: Asker, refusal: &Refusal) {
        let text = refusal.text(asker.lang, self.room.game());
        let _ = asker.reply.send(json!({ "type": "refused", "text": text, "rule": "" }));
    }
}
