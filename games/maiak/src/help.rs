use table::{Game, Phrase, Presentation, Seat, Viewer};

use crate::{Action, Maiak, Phase, Square};

/// A step that a piece could make now, whoever pays for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    pub(crate) from: Square,
    pub(crate) to: Square,
    captures: bool,
    price: u32,
}

impl Maiak {
    /// What a tile and what stands on it mean now.
    pub(crate) fn help(&self, viewer: Viewer, id: &str) -> Vec<Phrase> {
        let square = id.parse().ok().filter(|&square| self.size.has(square));
        let Some(square) = square else {
            return (id == "pass").then(|| Phrase::new("help-pass")).into_iter().collect();
        };
        let own = if viewer.is(self.turn) { Some(self.turn) } else { viewer.holds().first() };
        let tile = Phrase::new("help-tile").with("price", self.tiles.get(square).price());
        let goal = own.and_then(|own| self.goal(own, square));
        let owner = self.owner(square).filter(|_| self.end.is_none());
        let leaves = owner.map(|owner| self.ways_from(owner, square));
        let switches = self.phase == Phase::Switch && self.end.is_none() && viewer.is(self.turn);
        let comes = if switches && self.owner(square).is_none() {
            Some(Phrase::new("help-switch"))
        } else {
            own.and_then(|own| self.ways_to(own, square))
        };
        [Some(tile), goal, leaves, comes].into_iter().flatten().collect()
    }

    /// All steps of a seat, were it to move now, the cheapest first.
    pub(crate) fn reach(&self, seat: Seat) -> Vec<Reach> {
        let mut steps = Vec::new();
        Maiak { turn: seat, phase: Phase::Move, ..*self }.actions(seat, &mut steps);
        let mut reach = Vec::new();
        for step in steps {
            let Action::Step { from, to, captures, pays } = step else { continue };
            let step = Reach { from, to, captures, price: pays.count_ones() };
            if !reach.contains(&step) {
                reach.push(step);
            }
        }
        reach.sort_by_key(|step: &Reach| (step.price, step.from, step.to));
        reach
    }

    /// Where the piece on a tile can go.
    fn ways_from(&self, owner: Seat, square: Square) -> Phrase {
        let steps = self.reach(owner).into_iter().filter(|step| step.from == square);
        let ways: Vec<Phrase> = steps.map(|step| way("help-to", step.to, step)).collect();
        let key = if ways.is_empty() { "help-stuck" } else { "help-piece" };
        let phrase = Phrase::new(key).with("who", Maiak::seat_name(owner));
        if ways.is_empty() { phrase } else { phrase.with("ways", ways) }
    }

    /// From where a seat can come to a tile.
    fn ways_to(&self, own: Seat, square: Square) -> Option<Phrase> {
        let steps = self.reach(own).into_iter().filter(|step| step.to == square);
        let ways: Vec<Phrase> = steps.map(|step| way("help-from", step.from, step)).collect();
        let key = if self.owner(square).is_some() { "help-capture" } else { "help-reach" };
        (!ways.is_empty()).then(|| Phrase::new(key).with("ways", ways))
    }

    /// Who wins by arriving on a tile.
    fn goal(&self, own: Seat, square: Square) -> Option<Phrase> {
        let row = |seat: Seat| u64::from(self.home(seat)) & square.bit() != 0;
        let key = if row(own.opponent()) { "help-far-row" } else { "help-home-row" };
        (row(own) || row(own.opponent())).then(|| Phrase::new(key))
    }
}

fn way(key: &'static str, square: Square, step: Reach) -> Phrase {
    Phrase::new(key)
        .with("square", square.to_string())
        .with("price", step.price)
        .with("captures", if step.captures { "yes" } else { "no" })
}
