use crate::{
    Deed, Tac,
    board::Board,
    cards::{Card, OPENERS},
    place::Place,
    plan::{Plan, seats_of},
    reach::{FORWARD, Runner, backward, can_step, deeper},
    state::Seven,
};

/// Takes the deeds that are found, and may have enough.
pub(crate) trait Found {
    /// Take one; whether to go on looking.
    fn take(&mut self, deed: Deed) -> bool;
}

/// The most marbles on the ring that one player moves: those of two others, once he is home.
const MOST: usize = 8;

/// What a player sees on a board before he chooses a card: his marbles and how far they can go.
pub(crate) struct Sight<'a> {
    state: &'a Tac,
    plan: &'static Plan,
    board: &'a Board,
    player: u8,
    /// The seats whose marbles he moves.
    owners: u8,
    ring: u128,
    runners: [Runner; MOST],
    count: usize,
}

impl<'a> Sight<'a> {
    #[inline]
    pub(crate) fn new(state: &'a Tac, board: &'a Board, player: u8) -> Sight<'a> {
        let plan = state.plan();
        let owners = state.controls(board, player);
        let ring = board.ring();
        let mut runners = [Runner::NOWHERE; MOST];
        let mut count = 0;
        each_marble(board, owners, |owner, field| {
            runners[count % MOST] = Runner::new(board, plan, ring, owner, field);
            count += 1;
            true
        });
        Sight { state, plan, board, player, owners, ring, runners, count: count.min(MOST) }
    }

    #[inline]
    fn runners(&self) -> &[Runner] {
        &self.runners[..self.count]
    }

    fn next_holds(&self) -> bool {
        !self.state.hands[self.plan.next(self.player) as usize].is_empty()
    }

    fn others_hold(&self) -> bool {
        let mut others = self.plan.occupied().filter(|&seat| seat != self.player);
        others.any(|seat| !self.state.hands[seat as usize].is_empty())
    }

    /// Find everything the player can do with a card.
    #[inline]
    pub(crate) fn find(&self, card: Card, found: &mut impl Found) {
        match card {
            Card::FOUR => self.find_back(found),
            Card::SEVEN => {
                for owner in seats_of(self.owners) {
                    let seven = Seven { steps: 7, owner, locked: self.board.locked(owner) };
                    self.state.steps(self.board, self.player, seven, found);
                }
            }
            Card::EIGHT => {
                if self.find_moves(card, found) && self.count > 0 && self.next_holds() {
                    found.take(Deed::Skip);
                }
            }
            Card::TRICK => self.find_swaps(found),
            Card::WARRIOR => {
                for runner in self.runners() {
                    let to = (runner.field + runner.gap) % self.plan.ring;
                    if !found.take(Deed::Warrior(Place(runner.field), Place(to))) {
                        return;
                    }
                }
            }
            Card::ANGEL => self.find_angel(found),
            Card::JESTER => {
                if self.others_hold() {
                    found.take(Deed::Jester);
                }
            }
            Card::DEVIL => {
                if self.next_holds() {
                    found.take(Deed::Devil);
                }
            }
            Card::TAC | Card::HIDDEN => {}
            _ => {
                self.find_moves(card, found);
            }
        }
    }

    /// Openings and forward moves of one marble; whether to go on looking.
    #[inline]
    fn find_moves(&self, card: Card, found: &mut impl Found) -> bool {
        let steps = card.number();
        if card.opens() {
            for owner in seats_of(self.owners).filter(|&owner| self.board.yard(owner) > 0) {
                let start = Place(self.plan.start(owner));
                if !found.take(Deed::Move(card, Place::yard(owner), start)) {
                    return false;
                }
            }
        }
        for runner in self.runners() {
            for to in [runner.along(self.plan, steps), runner.inside(steps)].into_iter().flatten() {
                if !found.take(Deed::Move(card, Place(runner.field), to)) {
                    return false;
                }
            }
        }
        steps > 3
            || each_at_home(self.board, self.owners, |owner, field| {
                deeper(self.board, owner, field, steps)
                    .is_none_or(|to| found.take(Deed::Move(card, Place::house(owner, field), to)))
            })
    }

    fn find_back(&self, found: &mut impl Found) {
        for runner in self.runners() {
            let Runner { owner, field, .. } = *runner;
            for to in backward(self.board, self.plan, self.ring, owner, field).into_iter().flatten()
            {
                if !found.take(Deed::Move(Card::FOUR, Place(field), to)) {
                    return;
                }
            }
        }
    }

    fn find_swaps(&self, found: &mut impl Found) {
        let mut rest = if self.count > 0 { self.ring } else { 0 };
        while rest != 0 {
            let one = Place(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            let mut others = rest;
            while others != 0 {
                let two = Place(others.trailing_zeros() as u8);
                others &= others - 1;
                if !found.take(Deed::Trick(one, two)) {
                    return;
                }
            }
        }
    }

    fn find_angel(&self, found: &mut impl Found) {
        let (board, plan) = (self.board, self.plan);
        for owner in seats_of(self.state.angel_owners(board, self.player)) {
            if board.yard(owner) > 0 {
                let start = Place(plan.start(owner));
                if !found.take(Deed::Angel(Place::yard(owner), start)) {
                    return;
                }
                continue;
            }
            let went_on = each_marble(board, 1 << owner, |owner, field| {
                let runner = Runner::new(board, plan, self.ring, owner, field);
                let ways = [1, 13].map(|steps| [runner.along(plan, steps), runner.inside(steps)]);
                let mut places = ways.into_iter().flatten().flatten();
                places.all(|to| found.take(Deed::Angel(Place(field), to)))
            });
            let moves_inside = self.state.options.angel_house;
            let went_on = went_on
                && (!moves_inside
                    || each_at_home(board, 1 << owner, |owner, field| {
                        deeper(board, owner, field, 1).is_none_or(|to| {
                            found.take(Deed::Angel(Place::house(owner, field), to))
                        })
                    }));
            if !went_on {
                return;
            }
        }
    }

    /// The kinds but TAC that the player could use, had he a card of them.
    pub(crate) fn usable(&self) -> u32 {
        let (board, plan) = (self.board, self.plan);
        // Distances that some marble can go, as bits.
        let mut reach = 0u32;
        let mut kinds = 0;
        for runner in self.runners() {
            let Runner { owner, field, .. } = *runner;
            reach |= (2u32 << runner.gap.min(30)) - 2;
            if let Some(entry) = runner.entry.filter(|&entry| entry < 14) {
                reach |= ((1 << runner.room) - 1) << (entry + 1);
            }
            if backward(board, plan, self.ring, owner, field) != [None; 2] {
                kinds |= Card::FOUR.bit();
            }
        }
        each_at_home(board, self.owners, |owner, field| {
            for steps in 1..=3 {
                reach |= u32::from(deeper(board, owner, field, steps).is_some()) << steps;
            }
            true
        });
        for card in Card::all().filter(|card| FORWARD & card.bit() != 0) {
            kinds |= (reach >> card.number() & 1) << card.0;
        }
        let mut opens = false;
        for owner in seats_of(self.owners) {
            opens |= board.yard(owner) > 0;
            let steps = can_step(board, owner, board.locked(owner));
            kinds |= u32::from(steps) << Card::SEVEN.0;
        }
        kinds |= u32::from(opens) * OPENERS;
        let next_holds = self.next_holds();
        if self.count > 0 {
            kinds |= Card::WARRIOR.bit();
            kinds |= u32::from(next_holds) << Card::EIGHT.0;
            kinds |= u32::from(self.ring & (self.ring - 1) != 0) << Card::TRICK.0;
        }
        kinds |= u32::from(self.others_hold()) << Card::JESTER.0;
        kinds |= u32::from(next_holds) << Card::DEVIL.0;
        // An Angel always finds something to do for whoever is not yet home.
        let angel = self.state.angel_owners(board, self.player);
        let helps = seats_of(angel).any(|seat| board.yard(seat) > 0 || board.ring_of(seat) != 0);
        kinds | u32::from(helps) << Card::ANGEL.0
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

/// Call for every marble of these seats in its house, until it says to stop; whether it did not.
#[inline]
pub(crate) fn each_at_home(
    board: &Board,
    owners: u8,
    mut call: impl FnMut(u8, u8) -> bool,
) -> bool {
    let mut owners = owners;
    while owners != 0 {
        let owner = owners.trailing_zeros() as u8;
        owners &= owners - 1;
        let mut house = board.house(owner);
        while house != 0 {
            let field = house.trailing_zeros() as u8 + 1;
            house &= house - 1;
            if !call(owner, field) {
                return false;
            }
        }
    }
    true
}
