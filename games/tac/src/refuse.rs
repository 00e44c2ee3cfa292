use table::{Phrase, Refusal};

use crate::{
    Action, Deed, Tac,
    board::Board,
    cards::Card,
    place::Place,
    plan::{Plan, seats_of},
    state::Phase,
    words::card_phrase,
};

fn refusal(rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, Phrase::new(key))
}

fn about(rule: &'static str, key: &'static str, card: Card) -> Refusal {
    Refusal::new(rule, Phrase::new(key).with("card", card_phrase(card)))
}

impl Tac {
    /// Why an action is not legal now. Looks at nothing but what the acting seat may know.
    pub(crate) fn refuse(&self, seat: u8, action: Action) -> Refusal {
        match (self.phase, action) {
            (Phase::Exchange, Action::Give(card)) => {
                return about("R3.3", "refusal-not-in-hand", card);
            }
            (Phase::Exchange, _) => return refusal("R3.3", "refusal-exchange"),
            (_, Action::Give(_)) => return refusal("R3.3", "refusal-no-exchange"),
            (Phase::Seven, Action::Use { tac: false, deed: Deed::Move(Card::SEVEN, from, to) }) => {
                return self.refuse_step(&self.board, self.controls_in_seven(), from, to);
            }
            (Phase::Seven, _) => {
                let phrase = Phrase::new("refusal-seven").with("steps", self.seven.steps);
                return Refusal::new("R6.3", phrase);
            }
            _ => {}
        }
        let card = action.card();
        if !self.hands[self.player() as usize].has(card) {
            let key = if self.victim.is_some() {
                "refusal-not-in-victims"
            } else {
                "refusal-not-in-hand"
            };
            return about("R5.1", key, card);
        }
        match (self.phase, action) {
            (Phase::Answer, Action::Use { tac: true, .. }) => {}
            (Phase::Answer, _) => return refusal("R9.2", "refusal-answer"),
            (Phase::Skipped, Action::Use { tac: true, .. }) => {}
            (Phase::Skipped, _) => return refusal("R6.7", "refusal-skipped"),
            (_, Action::Discard(_)) => return refusal("R5.2", "refusal-who-can"),
            _ => {}
        }
        let Action::Use { tac, deed } = action else { return refusal("R5.1", "refusal-exchange") };
        debug_assert!(Plan::has(self.acting(), seat));
        if tac { self.refuse_tac(deed) } else { self.refuse_deed(deed, &self.board) }
    }

    fn refuse_tac(&self, deed: Deed) -> Refusal {
        if self.phase == Phase::Devil {
            let key = if deed == Deed::Devil { "refusal-devil" } else { "refusal-devil-tac" };
            return refusal("R7.10", key);
        }
        if self.barred {
            return refusal("R9.3", "refusal-barred");
        }
        match self.tac_card() {
            None => refusal("R8.3", "refusal-tac-first"),
            Some(card) if card != deed.card() => about("R8.2", "refusal-tac-card", card),
            Some(_) => self.refuse_deed(deed, &self.before),
        }
    }

    /// Why a card cannot do this on a board.
    fn refuse_deed(&self, deed: Deed, board: &Board) -> Refusal {
        let player = self.player();
        let controls = self.controls(board, player);
        let on_ring = board.any_on_ring(controls);
        match deed {
            Deed::Jester => refusal("R7.2", "refusal-jester"),
            Deed::Devil => refusal("R7.8", "refusal-devil"),
            Deed::Skip if !on_ring => about("R6.6", "refusal-not-on-ring", Card::EIGHT),
            Deed::Skip => refusal("R6.6", "refusal-skip"),
            Deed::Trick(..) if !on_ring => about("R6.8", "refusal-not-on-ring", Card::TRICK),
            Deed::Trick(..) => refusal("R6.8", "refusal-trick"),
            Deed::Warrior(from, _) if !self.moves(board, controls, from) => {
                self.refuse_owner(controls, from)
            }
            Deed::Warrior(..) => refusal("R7.7", "refusal-warrior"),
            Deed::Angel(from, to) => {
                let owners = self.angel_owners(board, player);
                let yard = seats_of(owners).any(|owner| board.yard(owner) > 0);
                match (self.moves(board, owners, from), yard, from.at_home()) {
                    (false, ..) => refusal("R7.6", "refusal-angel-owner"),
                    (_, true, None) => refusal("R7.4", "refusal-angel-yard"),
                    (_, _, Some((_, 1..))) => refusal("R7.5", "refusal-angel-house"),
                    (_, _, None) if [1, 13].contains(&self.distance(from, to)) => {
                        self.refuse_way(board, from, to)
                    }
                    _ => refusal("R7.5", "refusal-angel-steps"),
                }
            }
            Deed::Move(_, from, _) if !self.moves(board, controls, from) => {
                self.refuse_owner(controls, from)
            }
            Deed::Move(Card::SEVEN, from, to) => self.refuse_step(board, controls, from, to),
            Deed::Move(card, from, to) => self.refuse_move(board, card, from, to),
        }
    }

    fn refuse_move(&self, board: &Board, card: Card, from: Place, to: Place) -> Refusal {
        let steps = card.number();
        if let Some((owner, 0)) = from.at_home() {
            if !card.opens() {
                return about("R4.3", "refusal-no-opener", card);
            }
            let start = Phrase::new("refusal-start").with("start", self.plan().start(owner));
            return Refusal::new("R4.3", start);
        }
        if card == Card::FOUR {
            let entry = to.at_home().is_some() && from.at_home().is_none();
            return match (entry, from.at_home()) {
                (true, _) => self.refuse_way(board, from, to),
                (_, Some(_)) => refusal("R6.2", "refusal-four-house"),
                _ if self.distance(to, from) == 4 => refusal("R4.1", "refusal-blocked"),
                _ => refusal("R6.2", "refusal-four"),
            };
        }
        if self.distance(from, to) != steps {
            return Refusal::new("R4.1", Phrase::new("refusal-distance").with("steps", steps));
        }
        self.refuse_way(board, from, to)
    }

    /// Why a marble does not get from one place to another that is the right number of fields off.
    fn refuse_way(&self, board: &Board, from: Place, to: Place) -> Refusal {
        let owner = board_owner(board, from);
        let enters = from.on_ring().is_some() && to.at_home().is_some();
        if enters && from.0 == self.plan().start(owner) && Plan::has(board.fresh, owner) {
            return refusal("R4.4", "refusal-fresh");
        }
        if enters && to.at_home().is_some_and(|(seat, _)| seat != owner) {
            return refusal("R4.5", "refusal-other-house");
        }
        refusal("R4.1", "refusal-blocked")
    }

    fn refuse_step(&self, board: &Board, controls: u8, from: Place, to: Place) -> Refusal {
        if !self.moves(board, controls, from) || from.at_home().is_some_and(|(_, field)| field == 0)
        {
            return self.refuse_owner(controls, from);
        }
        let owner = board_owner(board, from);
        let locked = if self.phase == Phase::Seven && owner == self.seven.owner {
            self.seven.locked
        } else {
            board.locked(owner)
        };
        if let (Some((_, field)), Some((seat, target))) = (from.at_home(), to.at_home()) {
            if locked >> (field - 1) & 1 == 1 {
                return refusal("R4.8", "refusal-locked");
            }
            let near = seat == owner && field.abs_diff(target) == 1 && target > 0;
            let key = if near { "refusal-blocked" } else { "refusal-step" };
            return refusal(if near { "R4.1" } else { "R6.3" }, key);
        }
        if from.at_home().is_some() {
            return refusal("R6.4", "refusal-out");
        }
        if to == Place::house(owner, 1) && from.0 == self.plan().start(owner) {
            if Plan::has(board.fresh, owner) || board.house(owner) & 1 == 1 {
                return self.refuse_way(board, from, to);
            }
            return refusal("R6.5", "refusal-seven-rest");
        }
        refusal("R6.3", "refusal-step")
    }

    fn refuse_owner(&self, controls: u8, from: Place) -> Refusal {
        let letters: String = seats_of(controls).map(crate::place::letter).collect();
        let phrase = Phrase::new("refusal-not-yours").with("from", from.to_string());
        Refusal::new("R4.9", phrase.with("seats", letters))
    }

    /// The seats whose marbles may take the next step of the 7 that is being played.
    fn controls_in_seven(&self) -> u8 {
        match self.board.is_finished(self.seven.owner) {
            true => self.controls(&self.board, self.player()),
            false => 1 << self.seven.owner,
        }
    }

    /// Whether one of these seats has a marble on a place.
    fn moves(&self, board: &Board, owners: u8, place: Place) -> bool {
        seats_of(owners).any(|owner| board.has(owner, place))
    }

    /// How many fields forward it is from one place to another; 255 if there is no way.
    pub(crate) fn distance(&self, from: Place, to: Place) -> u8 {
        let plan = self.plan();
        let ahead = |from: u8, to: u8| (to + plan.ring - from % plan.ring) % plan.ring;
        match (from.at_home(), to.at_home()) {
            (None, None) => ahead(from.0, to.0 % plan.ring),
            (None, Some((owner, 1..))) if owner < plan.seats => {
                ahead(from.0, plan.start(owner)) + to.at_home().map_or(0, |(_, field)| field)
            }
            (Some((one, a)), Some((two, b))) if one == two && 0 < a && a < b => b - a,
            _ => 255,
        }
    }
}

fn board_owner(board: &Board, place: Place) -> u8 {
    match place.at_home() {
        Some((seat, _)) => seat,
        None => board.owner(place.0).unwrap_or(0),
    }
}
