use crate::{
    Action, Move, View, board::Board, cards::Card, place::Place, plan::seats_of, state::Phase,
};

impl View {
    /// What a player would most likely want with a card, so that the table can say why it is not
    /// possible.
    pub(super) fn meant(&self, card: Card) -> Action {
        let state = &self.state;
        match (state.phase, card) {
            (Phase::Exchange, _) => Action::Give(card),
            (Phase::Devil, Card::TAC) => Action::Use { tac: true, play: Move::Devil },
            (_, Card::TAC) => {
                let card = state.tac_card().unwrap_or(Card::JESTER);
                Action::Use { tac: true, play: self.likely(card, &state.before) }
            }
            _ => Action::Use { tac: false, play: self.likely(card, &state.board) },
        }
    }

    /// To use a card with the first marble there is: on the ring, else in the yard, else at home.
    fn likely(&self, card: Card, board: &Board) -> Move {
        let state = &self.state;
        let plan = state.plan();
        let owners = |set: u8| seats_of(set).flat_map(|seat| board.places(seat));
        let nearness = |place: &Place| match place.at_home() {
            None => 0,
            Some((_, 0)) => 1,
            Some(_) => 2,
        };
        let first = |set: u8| owners(set).min_by_key(nearness).unwrap_or(Place(0));
        let from = first(state.controls(board, state.player()));
        match card {
            Card::JESTER => Move::Jester,
            Card::DEVIL => Move::Devil,
            Card::TRICK => Move::Trick(Place(0), Place(1)),
            Card::WARRIOR => Move::Warrior(from, from),
            Card::ANGEL => {
                let from = first(state.angel_owners(board, state.player()));
                Move::Angel(from, self.ahead(from, 1))
            }
            Card::SEVEN => Move::Number(card, from, self.ahead(from, 1)),
            Card::FOUR => Move::Number(card, from, self.ahead(from, plan.ring - 4)),
            _ => Move::Number(card, from, self.ahead(from, card.number())),
        }
    }

    /// So many fields on from a place; out of a yard onto the start.
    fn ahead(&self, from: Place, steps: u8) -> Place {
        let plan = self.state.plan();
        match from.at_home() {
            None => Place((from.0 + steps) % plan.ring),
            Some((seat, 0)) => Place(plan.start(seat)),
            Some((seat, field)) => Place::house(seat, field.saturating_add(steps).min(4)),
        }
    }
}
