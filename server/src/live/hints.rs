use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{Level, Spec};
use coach::Hint;
use serde_json::{Value, json};
use store::PersonId;
use table::{Lang, Seat, Seed};
use tokio::sync::oneshot;

use super::{mail::Mail, table::LiveTable, thinker::Wanted};
use crate::{cores::Effort, room::Refusal};

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
    /// The position of the one that is thought about: one at a time, whoever asks.
    busy: Option<(u64, Wanted)>,
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
        let patron = self.presence.patron(&asker.person).filter(|_| self.hints.busy.is_none());
        let turn =
            patron.and_then(|patron| self.live.thinker.cores.ask(&[patron], Effort::hint(ADVISER)));
        let Some(mut turn) = turn else {
            return self.refuse_hint(asker, &Refusal::new("server-hint-busy"));
        };
        let (wanted, mut unwanted) = Wanted::new();
        self.hints.busy = Some((position, wanted));
        let (game, table) = (self.room.game(), self.room.table().duplicate());
        let (thinker, inbox) = (self.live.thinker.clone(), self.inbox.clone());
        tokio::spawn(async move {
            let think = move |stop| {
                let seed = Seed::fresh().ok()?;
                let mut bot = game.bot(&Spec::Level(ADVISER, 1), seed).ok()?;
                bot.heed(stop);
                let hint = || coach::hint_of(game, &mut *bot, &*table, seat);
                catch_unwind(AssertUnwindSafe(hint)).ok()?.ok()
            };
            let hint = match unwanted.unless(&mut turn).await {
                Some(core) => thinker.work(core, &mut unwanted, think).await.flatten(),
                None => None,
            };
            if let Some(inbox) = inbox.upgrade() {
                let advice = Advice { asker, position, seat, hint };
                // A table that closes meanwhile has nobody left who waits.
                let _ = inbox.send(Box::new(Mail::Advice(advice))).await;
            }
        });
    }

    /// A hint about a position that is gone helps nobody.
    pub(super) fn drop_late_hint(&mut self) {
        let position = self.room.position();
        // It comes back in a moment; until then it is still the one that is thought about.
        if let Some((about, wanted)) = &mut self.hints.busy
            && *about != position
        {
            wanted.release();
        }
    }

    /// Tell a hint to whoever asked, unless the table has moved on.
    pub(super) fn give(&mut self, advice: Advice) {
        self.hints.busy = None;
        if let Some(hint) = &advice.hint {
            self.hints.known = Some((advice.position, advice.seat, hint.clone()));
        }
        self.advise(advice);
    }

    fn advise(&self, Advice { asker, position, seat, hint }: Advice) {
        if position != self.room.position() {
            return self.refuse_hint(asker, &Refusal::new("server-hint-late"));
        }
        let Some(hint) = hint else {
            return self.refuse_hint(asker, &Refusal::new("server-hint-failed"));
        };
        let _ = asker.reply.send(self.room.tell_hint(seat, asker.lang, &hint));
    }

    fn refuse_hint(&self, asker: Asker, refusal: &Refusal) {
        let text = refusal.text(asker.lang, self.room.game());
        let _ = asker.reply.send(json!({ "type": "refused", "text": text, "rule": "" }));
    }
}
