use serde::Serialize;
use table::{Lang, Phrase, SeatSet};

use super::Room;
use crate::words;

/// How a game ended, in words.
#[derive(Serialize)]
pub(super) struct Ending {
    scores: Vec<f64>,
    winners: SeatSet,
    text: String,
    /// What was counted and how many it were, where a number is the result.
    count: Option<(&'static str, u32)>,
}

impl Room {
    /// How it ended, in words.
    pub(super) fn ending(&self, lang: Lang) -> Option<Ending> {
        let outcome = self.outcome()?;
        let best = outcome.scores().iter().copied().fold(0.0, f64::max);
        let winners = if best > 0.0 { outcome.winners() } else { SeatSet::EMPTY };
        let everybody = self.sides().playing();
        let key = match () {
            () if winners.is_empty() => "server-lost",
            () if best == 1.0 => "server-won",
            () if winners.intersection(everybody) == everybody => "server-drawn",
            () => "server-shared",
        };
        let names = winners.iter().map(|seat| self.say(lang, &self.game.seat_name(seat)));
        let phrase = Phrase::new(key)
            .with("who", words::list(lang, names))
            .with("winners", winners.len())
            .with("reason", self.reason(lang));
        Some(Ending {
            scores: outcome.scores().to_vec(),
            winners,
            text: words::say(lang, &phrase),
            count: outcome.count(),
        })
    }

    /// Why it ended: by the rules, or because somebody gave up or ran out of time.
    fn reason(&self, lang: Lang) -> String {
        let Some(ended) = self.ended else {
            let phrase = self.table.outcome().map(|outcome| outcome.phrase());
            return phrase.map_or_else(String::new, |phrase| self.say(lang, &phrase));
        };
        let gone = self.chairs.iter().filter(|chair| chair.resigned);
        let names = gone.map(|chair| {
            let name = chair.owner().and_then(|person| self.name_of(person));
            match name {
                Some(name) => self.tell_apart(name, chair.seats, lang),
                None => words::seats(lang, self.game, chair.seats),
            }
        });
        let who = words::list(lang, names);
        words::say(lang, &Phrase::new(format!("server-ended-{}", ended.reason())).with("who", who))
    }
}
