use crate::{
    Move, Tac,
    board::Board,
    cards::Card,
    place::Place,
    plan::{Plan, seats_of},
    reach::{FORWARD, Reach, backward, can_step},
    seven::Steps,
    state::Seven,
    swaps::Swaps,
};

/// Takes the moves that are found, and may have enough.
pub(crate) trait Found {
    /// Take one; whether to go on looking.
    fn take(&mut self, play: Move) -> bool;
}

/// What a player sees on a board before he chooses a card.
pub(crate) struct MoveFinder<'a> {
    state: &'a Tac,
    pub(crate) plan: &'static Plan,
    board: &'a Board,
    player: u8,
    /// The seats whose marbles he moves.
    owners: u8,
    /// All marbles on the ring, as [`Board::around`] gives them.
    ring: u128,
}

impl<'a> MoveFinder<'a> {
    #[inline(always)]
    pub(crate) fn new(state: &'a Tac, board: &'a Board, player: u8) -> MoveFinder<'a> {
        let plan = state.plan();
        let owners = state.controls(board, player);
        MoveFinder { state, plan, board, player, owners, ring: board.around(plan) }
    }

    /// The only seat whose marbles the player moves; nothing if there are several.
    #[inline]
    pub(crate) fn owner(&self) -> Option<u8> {
        self.owners.is_power_of_two().then(|| self.owners.trailing_zeros() as u8)
    }

    /// How far the marbles of a seat go.
    #[inline]
    pub(crate) fn reach(&self, owner: u8) -> Reach {
        Reach::new(self.board, self.plan, self.ring, owner)
    }

    /// How far the player's marbles go: his own, or those of others once they are home.
    #[inline]
    pub(crate) fn reaches(&self) -> impl Iterator<Item = Reach> {
        seats_of(self.owners).map(|owner| self.reach(owner))
    }

    /// The first steps of a 7 with the marbles of a seat.
    #[inline]
    pub(crate) fn steps(&self, owner: u8) -> Steps {
        let seven = Seven { steps: 7, owner, locked: self.board.locked(owner), ..Seven::default() };
        self.state.steps(self.board, self.player, seven)
    }

    #[inline]
    pub(crate) fn swaps(&self) -> Swaps {
        Swaps { ring: if self.is_on_ring() { self.board.ring() } else { 0 } }
    }

    /// Whether the player has a marble on the ring.
    #[inline]
    fn is_on_ring(&self) -> bool {
        self.board.any_on_ring(self.owners)
    }

    fn next_holds(&self) -> bool {
        !self.state.hands[self.plan.next(self.player) as usize].is_empty()
    }

    fn others_hold(&self) -> bool {
        let mut others = self.plan.occupied().filter(|&seat| seat != self.player);
        others.any(|seat| !self.state.hands[seat as usize].is_empty())
    }

    /// Find everything the player can do with a card, given how far his marbles go.
    #[inline]
    pub(crate) fn find(
        &self,
        card: Card,
        mut reaches: impl Iterator<Item = Reach>,
        found: &mut impl Found,
    ) {
        let is_forward = FORWARD & card.bit() != 0;
        if !is_forward || reaches.all(|reach| reach.find(self.plan, card, found)) {
            self.find_others(card, found);
        }
    }

    /// Find what the player can do with a card besides openings and forward moves.
    #[inline]
    pub(crate) fn find_others(&self, card: Card, found: &mut impl Found) {
        match card {
            Card::FOUR => self.find_back(found),
            Card::SEVEN => seats_of(self.owners).for_each(|owner| self.steps(owner).find(found)),
            Card::EIGHT => self.find_skip(found),
            Card::TRICK => self.swaps().find(found),
            Card::WARRIOR => {
                each_marble(self.board, self.owners, |_, field| {
                    let gap = Board::gap(self.board.ring(), self.plan.ring, field);
                    let to = (field + gap) % self.plan.ring;
                    found.take(Move::Warrior(Place(field), Place(to)))
                });
            }
            Card::ANGEL => self.find_angel(found),
            Card::JESTER if self.others_hold() => {
                found.take(Move::Jester);
            }
            Card::DEVIL if self.next_holds() => {
                found.take(Move::Devil);
            }
            _ => {}
        }
    }

    /// Find what an 8 can do besides going forward.
    #[inline]
    pub(crate) fn find_skip(&self, found: &mut impl Found) {
        if self.is_on_ring() && self.next_holds() {
            found.take(Move::Skip);
        }
    }

    /// Find what a 4 can do.
    #[inline]
    pub(crate) fn find_back(&self, found: &mut impl Found) {
        each_marble(self.board, self.owners, |owner, field| {
            let ways = backward(self.board, self.plan, self.ring, owner, field);
            let mut places = ways.into_iter().flatten();
            places.all(|to| found.take(Move::Number(Card::FOUR, Place(field), to)))
        });
    }

    fn find_angel(&self, found: &mut impl Found) {
        let (board, plan) = (self.board, self.plan);
        for owner in seats_of(self.state.angel_owners(board, self.player)) {
            if board.yard(owner) > 0 {
                let start = Place(plan.start(owner));
                if !found.take(Move::Angel(Place::yard(owner), start)) {
                    return;
                }
                continue;
            }
            let reach = self.reach(owner);
            let moves_inside = self.state.options.angel_house;
            let went_on = [Card::ONE, Card::THIRTEEN]
                .into_iter()
                .all(|card| reach.find(plan, card, &mut Winged { moves_inside, found }));
            if !went_on {
                return;
            }
        }
    }

    /// The kinds but TAC that the player could use, had he a card of them; some of those that
    /// `known` has may be left out.
    pub(crate) fn usable(&self, known: u32) -> u32 {
        let (board, plan) = (self.board, self.plan);
        let mut kinds = self.reaches().fold(0, |kinds, reach| kinds | reach.kinds());
        let backward = |owner, field| backward(board, plan, self.ring, owner, field);
        if known & Card::FOUR.bit() == 0
            && !each_marble(board, self.owners, |owner, field| backward(owner, field) == [None; 2])
        {
            kinds |= Card::FOUR.bit();
        }
        for owner in seats_of(self.owners) {
            let steps = can_step(board, owner, board.locked(owner));
            kinds |= u32::from(steps) << Card::SEVEN.0;
        }
        let next_holds = self.next_holds();
        if self.is_on_ring() {
            kinds |= Card::WARRIOR.bit();
            kinds |= u32::from(next_holds) << Card::EIGHT.0;
            kinds |= u32::from(self.swaps().count() > 0) << Card::TRICK.0;
        }
        kinds |= u32::from(self.others_hold()) << Card::JESTER.0;
        kinds |= u32::from(next_holds) << Card::DEVIL.0;
        // An Angel always finds something to do for whoever is not yet home.
        let angel = self.state.angel_owners(board, self.player);
        let helps = seats_of(angel).any(|seat| board.yard(seat) > 0 || board.ring_of(seat) != 0);
        kinds | u32::from(helps) << Card::ANGEL.0
    }
}

/// An Angel makes the moves of a 1 and of a 13, inside a house only where the table says so.
struct Winged<'a, F> {
    moves_inside: bool,
    found: &'a mut F,
}

impl<F: Found> Found for Winged<'_, F> {
    fn take(&mut self, play: Move) -> bool {
        match play {
            Move::Number(_, from, to) if self.moves_inside || from.on_ring().is_some() => {
                self.found.take(Move::Angel(from, to))
            }
            _ => true,
        }
    }
}

impl Tac {
    /// For whom an Angel may act (R7.6, R10.4).
    pub(crate) fn angel_owners(&self, board: &Board, player: u8) -> u8 {
        let plan = self.plan();
        if self.options.variant.is_one_team() && board.unfinished(plan.pair[player as usize]) == 0 {
            return self.controls(board, player);
        }
        self.controls(board, plan.next(player))
    }
}

/// Call for every marble of these seats on the ring, until it says to stop; whether it did not.
#[inline]
pub(crate) fn each_marble(board: &Board, owners: u8, mut call: impl FnMut(u8, u8) -> bool) -> bool {
    let mut owners = owners;
    while owners != 0 {
        let owner = owners.trailing_zeros() as u8;
        owners &= owners - 1;
        let mut marbles = board.ring_of(owner);
        while marbles != 0 {
            let field = marbles.trailing_zeros() as u8;
            marbles &= marbles - 1;
            if !call(owner, field) {
                return false;
            }
        }
    }
    true
}
