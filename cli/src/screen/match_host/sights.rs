use table::{Phrase, Refusal, Seat, SeatSet, Viewer};

use super::{
    super::{
        host::{Can, News, Sight, Sitting},
        teller::Teller,
    },
    MatchHost,
};
use crate::session::Sitter;

/// How things stand at the table, in the eyes of whoever looks.
impl MatchHost<'_> {
    pub(super) fn ears(&self) -> Viewer {
        self.viewer.filter(|_| !self.people.is_empty()).unwrap_or(Viewer::SPECTATOR)
    }

    pub(super) fn is_over(&self) -> bool {
        self.ended.is_some() || self.table.outcome().is_some()
    }

    /// The seat of whoever looks that may act now.
    pub(super) fn acting(&self) -> Option<Seat> {
        let held = self.viewer.filter(|_| !self.people.is_empty())?.holds();
        let acting = held.intersection(self.table.to_act());
        let first = self.table.asks_first().filter(|seat| acting.contains(*seat));
        first.or(acting.first()).filter(|_| !self.is_over())
    }

    /// Show how things stand to whoever looks.
    pub(super) fn tell(&mut self) {
        let Some(viewer) = self.viewer else { return };
        let sight = self.sight(viewer);
        self.news.push_back(News::Sight(Box::new(sight)));
    }

    pub(super) fn sight(&mut self, viewer: Viewer) -> Sight {
        let over = self.is_over();
        let table = &*self.table;
        let stage = if over { table.stage_at_end(viewer) } else { table.stage(viewer) };
        let mut stage = self.teller.stage(stage);
        if self.people.is_empty() {
            stage.ways.clear();
            stage.runs.clear();
        }
        let prompt =
            table.prompt(self.ears()).map(|phrase| self.teller.say(&phrase)).unwrap_or_default();
        let (log, fresh) = self.teller.log(table, viewer);
        let by = table.actions().last().map(|(seat, _)| *seat);
        let sitters = stage.scene.seats.iter().map(|panel| self.sitting(panel.seat)).collect();
        let games = self.series.ledger.games;
        let title = Phrase::new("title")
            .with("title", self.series.game().about().title)
            .with(
                "number",
                (self.series.ledger.finished.len() + usize::from(!self.concluded)).max(1),
            )
            .with("games", games);
        Sight {
            title: self.voice.say(title),
            asks: !stage.ways.is_empty(),
            stage,
            prompt,
            window: None,
            sitters,
            log,
            fresh,
            places: Teller::places(table, viewer),
            lasts: by.is_some_and(|seat| self.people.is_empty() || !viewer.holds().contains(seat)),
            end: if over { self.ending() } else { Vec::new() },
            can: self.can(),
        }
    }

    pub(super) fn sitting(&self, seat: Seat) -> Sitting {
        let ledger = &self.series.ledger;
        let known_as = self.teller.name(seat);
        let alone = self.people.len() == 1;
        let sitter = ledger.sides.people().iter().position(|person| person.contains(seat));
        let name = match sitter.map(|person| &ledger.sitters[person]) {
            Some(Sitter::Person) if alone => {
                format!("{known_as} · {}", self.voice.word("sitter-you"))
            }
            Some(Sitter::Bot(spec)) if !known_as.contains(&spec.to_string()) => {
                format!("{known_as} · {spec}")
            }
            _ => known_as,
        };
        let acts = self.table.to_act().contains(seat) && !self.is_over();
        Sitting { name, acts, clock: None }
    }

    pub(super) fn can(&self) -> Can {
        let over = self.is_over();
        let acts = self.acting();
        let more = self.series.ledger.finished.len() < self.series.ledger.games;
        Can {
            undo: !over && self.undone().is_ok(),
            take_back: !over && self.people.len() == 1 && self.own_last().is_some(),
            hint: acts.is_some(),
            random: acts.is_some_and(|seat| self.table.sets_up(seat)),
            resign: acts.is_some(),
            rematch: over && !more,
            next: over && more,
            review: over && !self.table.actions().is_empty(),
            save: !self.people.is_empty(),
            describe: true,
            ..Can::default()
        }
    }

    /// The seat whose last action may be taken back now.
    pub(super) fn undone(&self) -> Result<Seat, Refusal> {
        let own = self
            .viewer
            .filter(|_| !self.people.is_empty())
            .map_or(SeatSet::EMPTY, |viewer| viewer.holds());
        let last =
            self.table.actions().last().map(|(seat, _)| *seat).filter(|seat| own.contains(*seat));
        let seat =
            last.or(own.first()).ok_or_else(|| Refusal::misread(Phrase::new("screen-not-now")))?;
        self.table.may_take_back(seat).map(|()| seat)
    }

    /// The place of the last action of whoever looks.
    pub(super) fn own_last(&self) -> Option<usize> {
        let own = self.viewer?.holds();
        self.table.actions().iter().rposition(|(seat, _)| own.contains(*seat))
    }

    pub(super) fn ending(&self) -> Vec<String> {
        let ledger = &self.series.ledger;
        let (game, names) = (self.series.game(), &self.teller.names);
        let record = ledger.record(&*self.table, self.ended);
        let mut lines = vec![self.voice.ending(game, names, &*self.table, record.ended.as_ref())];
        if self.concluded && ledger.games > 1 {
            lines.push(ledger.standings(game, names, self.voice));
        }
        lines
    }

    /// What is told on the way out: where the game is kept, and the seeds of those that are finished.
    pub(crate) fn farewell(&self) -> Vec<String> {
        let ledger = &self.series.ledger;
        if !self.concluded {
            return vec![ledger.farewell(self.voice)];
        }
        let mut lines = self.ending();
        if ledger.finished.len() >= ledger.games {
            lines.extend(ledger.seeds(self.voice));
        }
        lines
    }
}
