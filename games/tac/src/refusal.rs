use table::{Phrase, Refusal};

use crate::{
    Action, Move, Tac,
    board::Board,
    cards::Card,
    place::Place,
    plan::{Plan, seats_of},
    state::Phase,
    words::{card_phrase, owned, place_phrase},
};

pub(crate) fn refusal(rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, Phrase::new(key))
}

pub(crate) fn about(rule: &'static str, key: &'static str, card: Card) -> Refusal {
    Refusal::new(rule, Phrase::new(key).with("card", card_phrase(card)))
}

/// Why an action is not legal, for the most particular reason there is. Nothing is looked at but what
/// the acting seat may know.
impl Tac {
    pub(crate) fn refuse_in_seven(&self, action: Action) -> Refusal {
        let Action::Use { tac: false, play: Move::Number(Card::SEVEN, from, to) } = action else {
            let phrase = Phrase::new("refusal-seven").with("steps", self.seven.steps);
            return Refusal::new("R6.3", phrase);
        };
        let owners = match self.board.is_finished(self.seven.owner) {
            true => self.controls(&self.board, self.player()),
            false => 1 << self.seven.owner,
        };
        self.refuse_step(&self.board, owners, from, to)
    }

    pub(crate) fn refuse_tac(&self, play: Move) -> Refusal {
        if self.phase == Phase::Devil {
            let key = if play == Move::Devil { "refusal-devil" } else { "refusal-devil-tac" };
            return refusal("R7.10", key);
        }
        if self.barred {
            return refusal("R9.3", "refusal-barred");
        }
        match self.tac_card() {
            None => refusal("R8.3", "refusal-tac-first"),
            Some(card) if card != play.card() => about("R8.2", "refusal-tac-card", card),
            Some(_) => self.refuse_move(play, &self.before),
        }
    }

    /// Why a card cannot do this on a board.
    pub(crate) fn refuse_move(&self, play: Move, board: &Board) -> Refusal {
        let controls = self.controls(board, self.player());
        let on_ring = board.any_on_ring(controls);
        match play {
            Move::Jester => refusal("R7.2", "refusal-jester"),
            Move::Devil => refusal("R7.8", "refusal-devil"),
            Move::Skip if !on_ring => about("R6.6", "refusal-not-on-ring", Card::EIGHT),
            Move::Skip => refusal("R6.6", "refusal-skip"),
            Move::Trick(..) if !on_ring => about("R6.8", "refusal-not-on-ring", Card::TRICK),
            Move::Trick(..) => refusal("R6.8", "refusal-trick"),
            Move::Warrior(..) if !on_ring => about("R7.7", "refusal-not-on-ring", Card::WARRIOR),
            Move::Warrior(from, _) if !has_marble(board, controls, from) => {
                self.refuse_owner(controls, from)
            }
            Move::Warrior(..) => refusal("R7.7", "refusal-warrior"),
            Move::Angel(from, to) => self.refuse_angel(board, from, to),
            Move::Number(_, from, _) if !has_marble(board, controls, from) => {
                self.refuse_owner(controls, from)
            }
            Move::Number(Card::SEVEN, from, to) => self.refuse_step(board, controls, from, to),
            Move::Number(card, from, to) => self.refuse_number(board, card, from, to),
        }
    }

    fn refuse_angel(&self, board: &Board, from: Place, to: Place) -> Refusal {
        let owners = self.angel_owners(board, self.player());
        if !has_marble(board, owners, from) {
            return refusal("R7.6", "refusal-angel-owner");
        }
        let owner = owner_of(board, from);
        let steps = self.distance(from, to);
        match from.at_home() {
            Some((_, 0)) => self.refuse_start("R7.4", owner),
            _ if board.yard(owner) > 0 => refusal("R7.4", "refusal-angel-yard"),
            Some(_) if !self.options.angel_house => refusal("R7.5", "refusal-angel-house"),
            Some(_) if !is_house_of(owner, to) => refusal("R4.5", "refusal-out"),
            Some(_) if steps != 1 => refusal("R7.5", "refusal-angel-inside"),
            None if enters_other(owner, to) => refusal("R4.5", "refusal-other-house"),
            None if self.is_fresh(board, owner, from) && is_house_of(owner, to) => {
                refusal("R4.4", "refusal-fresh")
            }
            None if ![1, 13].contains(&steps) => refusal("R7.5", "refusal-angel-steps"),
            _ => self.refuse_way(board, from, to),
        }
    }

    /// Why a number other than 7 does not lead a marble that its player moves to this place.
    fn refuse_number(&self, board: &Board, card: Card, from: Place, to: Place) -> Refusal {
        let owner = owner_of(board, from);
        let inside = match from.at_home() {
            Some((_, 0)) if card.opens() => return self.refuse_start("R4.3", owner),
            Some((_, 0)) => return about("R4.3", "refusal-no-opener", card),
            Some(_) if card == Card::FOUR => return refusal("R6.2", "refusal-four-house"),
            Some(_) if !is_house_of(owner, to) => return refusal("R4.5", "refusal-out"),
            Some((_, field)) if board.locked(owner) >> (field - 1) & 1 == 1 => {
                return refusal("R4.8", "refusal-locked");
            }
            home => home.is_some(),
        };
        let enters = !inside && is_house_of(owner, to);
        if enters_other(owner, to) {
            return refusal("R4.5", "refusal-other-house");
        }
        if enters && self.is_fresh(board, owner, from) {
            return refusal("R4.4", "refusal-fresh");
        }
        if card == Card::FOUR {
            return self.refuse_four(board, from, to);
        }
        if self.distance(from, to) != card.number() {
            let phrase = Phrase::new("refusal-distance").with("steps", card.number());
            let rule = match (enters, inside) {
                (true, _) => "R4.5",
                (_, true) => "R4.7",
                _ => "R4.1",
            };
            return Refusal::new(rule, phrase);
        }
        self.refuse_way(board, from, to)
    }

    /// Why a 4 does not lead a marble on the ring that is not fresh to another field of it, or into
    /// its house.
    fn refuse_four(&self, board: &Board, from: Place, to: Place) -> Refusal {
        let Some((owner, field)) = to.at_home().filter(|&(_, field)| field > 0) else {
            return match self.distance(to, from) {
                4 => refusal("R4.1", "refusal-blocked"),
                _ => refusal("R6.2", "refusal-four"),
            };
        };
        let past = self.plan().ahead(self.plan().start(owner), from.0);
        if past > 3 {
            return refusal("R6.2", "refusal-four-far");
        }
        let deep = Place::house(owner, 4 - past);
        if field != 4 - past {
            let place = place_phrase("at", self.plan(), deep, Some(owner));
            let phrase = Phrase::new("refusal-four-count").with("place", place);
            return Refusal::new("R6.2", phrase);
        }
        if board.has(owner, deep) {
            return refusal("R4.5", "refusal-taken");
        }
        refusal("R4.1", "refusal-blocked")
    }

    /// Why a marble does not get to a place that is the right number of fields ahead of it: something
    /// is in its way, or on its goal in the house.
    fn refuse_way(&self, board: &Board, from: Place, to: Place) -> Refusal {
        let plan = self.plan();
        let Some((owner, goal)) = to.at_home() else { return refusal("R4.1", "refusal-blocked") };
        let (rule, first, reaches_house) = match from.at_home() {
            Some((_, field)) => ("R4.7", field, true),
            None => {
                let to_start = plan.ahead(from.0, plan.start(owner));
                let gap = Board::gap(board.ring(), plan.ring, from.0);
                ("R4.5", 0, to_start == 0 || gap > to_start)
            }
        };
        let between = (1 << (goal - 1)) - (1 << first);
        match reaches_house && board.house(owner) & between == 0 {
            true => refusal(rule, "refusal-taken"),
            false => refusal("R4.1", "refusal-blocked"),
        }
    }

    fn refuse_step(&self, board: &Board, controls: u8, from: Place, to: Place) -> Refusal {
        if !has_marble(board, controls, from) {
            return self.refuse_owner(controls, from);
        }
        let owner = owner_of(board, from);
        let house = board.house(owner);
        let locked = match self.phase {
            Phase::Seven if owner == self.seven.owner => self.seven.locked,
            _ => board.locked(owner),
        };
        match (from.at_home(), to.at_home()) {
            (Some((_, 0)), _) => about("R4.3", "refusal-no-opener", Card::SEVEN),
            (Some(_), _) if !is_house_of(owner, to) => refusal("R6.4", "refusal-out"),
            (Some((_, field)), _) if locked >> (field - 1) & 1 == 1 => {
                refusal("R4.8", "refusal-locked")
            }
            (Some((_, one)), Some((_, two))) if one.abs_diff(two) == 1 => {
                refusal("R6.4", "refusal-taken")
            }
            (None, Some(_)) if enters_other(owner, to) => refusal("R4.5", "refusal-other-house"),
            (None, Some((_, 1..))) if self.is_fresh(board, owner, from) => {
                refusal("R4.4", "refusal-fresh")
            }
            (None, Some((_, 1))) if from.0 == self.plan().start(owner) => match house {
                _ if house & 1 == 1 => refusal("R4.5", "refusal-taken"),
                0b1110 => refusal("R6.5", "refusal-seven-rest"),
                _ => refusal("R6.3", "refusal-seven-rest"),
            },
            _ => refusal("R6.3", "refusal-step"),
        }
    }

    /// Why the marble on a place, if there is one, is not moved now.
    fn refuse_owner(&self, controls: u8, from: Place) -> Refusal {
        let others = self.controls(&self.board, self.player()) & !controls;
        if self.phase == Phase::Seven && has_marble(&self.board, others, from) {
            return refusal("R10.4", "refusal-seven-owner");
        }
        let marbles = seats_of(controls).map(|seat| owned("marbles", self.plan(), seat));
        let phrase = Phrase::new("refusal-not-yours").with("from", from.to_string());
        Refusal::new("R4.9", phrase.with("marbles", marbles.collect::<Vec<_>>()))
    }

    /// Where a marble comes out of its yard.
    fn refuse_start(&self, rule: &'static str, owner: u8) -> Refusal {
        let start = Place(self.plan().start(owner));
        let start = place_phrase("place", self.plan(), start, None);
        Refusal::new(rule, Phrase::new("refusal-start").with("start", start))
    }

    /// Whether the marble on a place is fresh from its yard.
    fn is_fresh(&self, board: &Board, owner: u8, place: Place) -> bool {
        place == Place(self.plan().start(owner)) && Plan::has(board.fresh, owner)
    }

    /// How many fields forward it is from one place to another, if there is a way.
    fn distance(&self, from: Place, to: Place) -> u8 {
        const NO_WAY: u8 = u8::MAX;
        let plan = self.plan();
        let is_field = |place: Place| place.0 < plan.ring;
        match (from.at_home(), to.at_home()) {
            (None, None) if is_field(from) && is_field(to) => plan.ahead(from.0, to.0),
            (None, Some((owner, field @ 1..))) if is_field(from) && owner < plan.seats => {
                plan.ahead(from.0, plan.start(owner)) + field
            }
            (Some((one, a @ 1..)), Some((two, b))) if one == two && a < b => b - a,
            _ => NO_WAY,
        }
    }
}

/// Whether one of these seats has a marble on a place.
fn has_marble(board: &Board, owners: u8, place: Place) -> bool {
    seats_of(owners).any(|owner| board.has(owner, place))
}

/// Whose marble stands on a place where there is one.
fn owner_of(board: &Board, place: Place) -> u8 {
    match place.at_home() {
        Some((seat, _)) => seat,
        None => board.owner(place.0).unwrap_or(0),
    }
}

fn is_house_of(owner: u8, place: Place) -> bool {
    place.at_home().is_some_and(|(seat, field)| seat == owner && field > 0)
}

fn enters_other(owner: u8, place: Place) -> bool {
    place.at_home().is_some_and(|(seat, field)| seat != owner && field > 0)
}
