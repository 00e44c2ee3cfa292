use serde::{Deserialize, Serialize};
use table::{
    Dice, Outcome, Seat, SeatSet, Sink,
    bits::{nth_one, ones},
};

use crate::{
    Action, Event, Memory, Options, Rank, Ranks, Square,
    board::{Board, HOME, owner, slot, start_field, target},
    options::{Buried, Stalemate},
};

/// A moment of a TacTiki game: the whole truth, hidden ranks included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tactiki {
    pub(crate) board: Board,
    /// Ranks not on the board, by seat: still to be placed during the setup, dead afterwards.
    pub(crate) off: [Ranks; 2],
    pub(crate) memory: [Memory; 2],
    pub(crate) race: [Race; 2],
    pub(crate) options: Options,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) moves_left: u8,
    /// Whether this turn has seen an attack or a forward step.
    pub(crate) progress: bool,
    /// Turns in a row without progress.
    pub(crate) quiet: u16,
    /// Turns that have ended.
    pub(crate) turns: u16,
    pub(crate) end: Option<End>,
}

/// How far one side is on its way to a statue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Race {
    /// Own pieces on the enemy's start fields.
    pub(crate) arrived: u8,
    /// The most of them on one field that can hold a statue.
    pub(crate) tallest: u8,
    /// Own pieces under a fixed enemy.
    pub(crate) buried: u8,
}

impl Race {
    /// The tallest statue that is still possible (R8.3).
    pub(crate) const fn reach(self) -> u8 {
        self.tallest + 10 - self.arrived - self.buried
    }
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Both players place their pieces.
    Setup,
    /// They take turns.
    Play,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum End {
    /// The seat built a statue (R8.1).
    Statue(Seat),
    /// The seat can do nothing, and the table counts that as a loss (R3.4).
    NoMove(Seat),
    /// Both can do nothing (R8.3).
    BothPass,
    /// Neither can still build a statue (R8.3).
    DeadGame,
    /// Too long without progress (R8.4).
    Quiet,
    /// Too long in all (R8.4).
    Cap,
}

impl End {
    pub(crate) const fn reason(self) -> &'static str {
        match self {
            End::Statue(_) => "statue",
            End::NoMove(_) => "no-move",
            End::BothPass => "both-pass",
            End::DeadGame => "dead-game",
            End::Quiet => "quiet",
            End::Cap => "cap",
        }
    }

    pub(crate) const fn winner(self) -> Option<Seat> {
        match self {
            End::Statue(seat) => Some(seat),
            End::NoMove(seat) => Some(seat.opponent()),
            _ => None,
        }
    }
}

impl Tactiki {
    /// An empty board, all pieces still to be placed.
    pub(crate) fn unplaced(options: Options) -> Tactiki {
        Tactiki {
            board: Board::EMPTY,
            off: [Ranks::ALL; 2],
            memory: [Memory::default(); 2],
            race: [Race::default(); 2],
            options,
            turn: Seat(0),
            phase: Phase::Setup,
            moves_left: 2,
            progress: false,
            quiet: 0,
            turns: 0,
            end: None,
        }
    }

    /// Whose turn it is once both have placed their pieces.
    pub fn turn_seat(&self) -> Seat {
        self.turn
    }

    /// What is going on.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    #[inline]
    pub(crate) fn acting(&self) -> SeatSet {
        if self.end.is_some() {
            return SeatSet::EMPTY;
        }
        match self.phase {
            Phase::Play => self.turn.into(),
            Phase::Setup => {
                let unready = |seat: &Seat| !self.off[seat.index()].is_empty();
                SeatSet::of([Seat(0), Seat(1)].into_iter().filter(unready))
            }
        }
    }

    /// The start fields onto which the seat whose turn it is may bring a dead piece now (R7).
    #[inline]
    fn cradles(&self) -> u32 {
        let can = self.moves_left == 2 && !self.off[self.turn.index()].is_empty();
        if can { self.board.empty() & HOME[self.turn.index()] } else { 0 }
    }

    pub(crate) fn list(&self, seat: Seat, buffer: &mut Vec<Action>) {
        if self.phase == Phase::Setup {
            buffer.extend(self.off[seat.index()].distinct().map(Action::Place));
            return;
        }
        for (direction, movers) in self.board.movers(seat).into_iter().enumerate() {
            buffer.extend(ones(movers.into()).map(|from| self.step(from, direction)));
        }
        for field in ones(self.cradles().into()) {
            let field = Square::new(field as usize);
            let dead = self.off[seat.index()].distinct();
            buffer.extend(dead.map(|rank| Action::Reincarnate(field, rank)));
        }
    }

    /// A uniformly random action by counting, without listing.
    #[inline]
    pub(crate) fn random(&self, seat: Seat, dice: &mut Dice) -> Action {
        let off = self.off[seat.index()];
        if self.phase == Phase::Setup {
            return Action::Place(nth(off.distinct(), dice.roll(off.kinds() as usize)));
        }
        let movers = self.board.movers(seat);
        let counts = movers.map(u32::count_ones);
        let moves = counts[0] + counts[1] + counts[2];
        let cradles = self.cradles();
        let rebirths = cradles.count_ones() * off.kinds();
        let mut number = dice.roll((moves + rebirths) as usize) as u32;
        if number >= moves {
            number -= moves;
            let field = nth_one(cradles.into(), number / off.kinds());
            let rank = nth(off.distinct(), (number % off.kinds()) as usize);
            return Action::Reincarnate(Square::new(field as usize), rank);
        }
        for direction in 0..2 {
            if number < counts[direction] {
                return self.step(nth_one(movers[direction].into(), number), direction);
            }
            number -= counts[direction];
        }
        self.step(nth_one(movers[2].into(), number), 2)
    }

    #[inline]
    fn step(&self, from: u32, direction: usize) -> Action {
        let to = target(self.turn, from, direction);
        let attacks = self.board.tops(self.turn.opponent()) & to.bit() as u32 != 0;
        Action::Move { from: Square::new(from as usize), to, attacks }
    }

    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Place(rank) => self.place(seat, rank, events),
            Action::Reincarnate(at, rank) => {
                self.reincarnate(at, rank, events);
                self.settle(events);
            }
            Action::Move { from, to, attacks } => {
                self.move_piece(from, to, attacks, events);
                self.settle(events);
            }
        }
    }

    /// R2: the next place of the own start row, files a to e, bottom before top.
    pub(crate) fn place(&mut self, seat: Seat, rank: Rank, events: &mut impl Sink<Event>) {
        let number = self.board.free_number(seat).expect("a piece is left to be placed");
        let at = start_field(number);
        self.off[seat.index()].take(rank);
        self.board.set_rank(number, Some(rank));
        self.board.push(at, number);
        events.tell(|| Event::Placed { seat, at, piece: number, rank: Some(rank) });
        if self.off[0].is_empty() && self.off[1].is_empty() {
            self.phase = Phase::Play;
            events.tell(|| Event::Began);
        }
    }

    #[inline]
    fn reincarnate(&mut self, at: Square, rank: Rank, events: &mut impl Sink<Event>) {
        let seat = self.turn;
        let number = self.board.free_number(seat).expect("the dead have left a number");
        let dead = self.dead_or_reborn(seat);
        self.memory[seat.index()].come_back(slot(number), dead);
        self.off[seat.index()].take(rank);
        self.board.set_rank(number, Some(rank));
        self.board.push(at, number);
        self.moves_left = 0;
        self.progress = true;
        events.tell(|| Event::Reincarnated { seat, at, piece: number, rank: Some(rank) });
    }

    /// The ranks of a seat that are dead, or came back and have not fought since. Everybody knows
    /// these, though not who of them is where.
    pub(crate) fn dead_or_reborn(&self, seat: Seat) -> Ranks {
        let mut ranks = self.off[seat.index()];
        for rebirth in self.memory[seat.index()].reborn() {
            let rank = self.board.rank(seat.0 * 10 + rebirth.slot);
            ranks.add(rank.expect("a state knows every rank"));
        }
        ranks
    }

    #[inline]
    fn move_piece(
        &mut self,
        from: Square,
        to: Square,
        attacks: bool,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.turn;
        let piece = self.board.pop(from);
        events.tell(|| Event::Moved { seat, piece, from, to, attacks });
        self.moves_left -= 1;
        self.progress |= attacks || from.row() != to.row();
        if attacks && !self.fight(piece, to, events) {
            return;
        }
        self.board.push(to, piece);
        if to.bit() as u32 & HOME[seat.opponent().index()] != 0 {
            self.arrive(to);
        }
    }

    /// R5.2: fight the column of a field from the top down. Whether the attacker stays.
    #[inline]
    fn fight(&mut self, attacker: u8, at: Square, events: &mut impl Sink<Event>) -> bool {
        let (seat, enemy) = (self.turn, self.turn.opponent());
        let attacker_rank = self.board.rank(attacker).expect("a state knows every rank");
        while let Some(defender) = self.board.top(at) {
            if owner(defender) == seat {
                break;
            }
            let defender_rank = self.board.rank(defender).expect("a state knows every rank");
            events.tell(|| Event::Fought {
                seat,
                at,
                attacker,
                defender,
                attacker_rank,
                defender_rank,
            });
            self.memory[seat.index()].show(slot(attacker), attacker_rank);
            self.memory[enemy.index()].show(slot(defender), defender_rank);
            if attacker_rank == defender_rank {
                break;
            }
            if !attacker_rank.defeats(defender_rank) {
                self.bury(attacker, attacker_rank);
                return false;
            }
            self.board.pop(at);
            self.bury(defender, defender_rank);
        }
        true
    }

    /// A lifted piece is dead.
    #[inline]
    fn bury(&mut self, piece: u8, rank: Rank) {
        let seat = owner(piece).index();
        self.board.remove(piece);
        self.memory[seat].forget(slot(piece));
        self.off[seat].add(rank);
    }

    /// Take note of who stands on an enemy start field and who lies under him for good.
    pub(crate) fn arrive(&mut self, at: Square) {
        let Some(top) = self.board.top(at) else { return };
        let seat = owner(top);
        let own = self.board.column(at).take_while(|&piece| owner(piece) == seat).count() as u8;
        let under = self.board.column(at).count() as u8 - own;
        let race = &mut self.race[seat.index()];
        race.arrived += 1;
        if under == 0 || self.options.buried == Buried::Harmless {
            race.tallest = race.tallest.max(own);
        }
        if own == 1 {
            self.race[seat.opponent().index()].buried += under;
        }
    }

    /// What follows an action: the end of the game or of the turn.
    #[inline]
    pub(crate) fn settle(&mut self, events: &mut impl Sink<Event>) {
        if let Some(end) = self.decided() {
            return self.finish(end, events);
        }
        if self.moves_left == 0 || self.moves_left == 1 && self.cannot_move() {
            self.end_turn(events);
        }
    }

    /// A statue, or no statue ever (R8.1, R8.3).
    #[inline]
    pub(crate) fn decided(&self) -> Option<End> {
        if let Some(seat) =
            [Seat(0), Seat(1)].into_iter().find(|seat| self.race[seat.index()].tallest >= 5)
        {
            return Some(End::Statue(seat));
        }
        self.race.iter().all(|race| race.reach() < 5).then_some(End::DeadGame)
    }

    /// The turn is over.
    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        self.count_turn();
        match self.exhausted() {
            Some(end) => self.finish(end, events),
            None => {
                self.hand_over();
                self.begin_turn(events);
            }
        }
    }

    fn count_turn(&mut self) {
        self.turns = self.turns.saturating_add(1);
        self.quiet = if self.progress { 0 } else { self.quiet.saturating_add(1) };
    }

    fn hand_over(&mut self) {
        self.turn = self.turn.opponent();
        self.moves_left = 2;
        self.progress = false;
    }

    /// The limits of R8.4.
    pub(crate) fn exhausted(&self) -> Option<End> {
        let reached = |count: u16, limit: u16| limit > 0 && count >= limit;
        if reached(self.quiet, self.options.quiet_limit) {
            Some(End::Quiet)
        } else if reached(self.turns, self.options.max_turns) {
            Some(End::Cap)
        } else {
            None
        }
    }

    /// Whoever can neither move nor reincarnate passes, which counts as a turn, or loses (R3.4).
    #[inline]
    pub(crate) fn begin_turn(&mut self, events: &mut impl Sink<Event>) {
        if self.stuck(self.turn) {
            match self.options.stalemate {
                Stalemate::Loss => self.finish(End::NoMove(self.turn), events),
                Stalemate::Pass => self.pass(events),
            }
        }
    }

    #[cold]
    fn pass(&mut self, events: &mut impl Sink<Event>) {
        let both = self.stuck(self.turn.opponent());
        events.tell(|| Event::Passed { seat: self.turn });
        if !both {
            return self.end_turn(events);
        }
        self.count_turn();
        if let Some(end) = self.exhausted() {
            return self.finish(end, events);
        }
        self.hand_over();
        events.tell(|| Event::Passed { seat: self.turn });
        self.count_turn();
        self.finish(End::BothPass, events);
    }

    /// Whether neither side could do anything at the beginning of a turn, and both pass.
    pub(crate) fn both_pass(&self) -> bool {
        self.options.stalemate == Stalemate::Pass && self.stuck(Seat(0)) && self.stuck(Seat(1))
    }

    #[inline]
    fn cannot_move(&self) -> bool {
        self.board.movers(self.turn) == [0; 3]
    }

    /// Whether a seat could do nothing at the beginning of a turn. Counts the dead by who is missing,
    /// which a view can do as well.
    fn stuck(&self, seat: Seat) -> bool {
        self.board.movers(seat) == [0; 3]
            && (self.board.empty() & HOME[seat.index()] == 0
                || self.board.pieces(seat).count() == 10)
    }

    fn finish(&mut self, end: End, events: &mut impl Sink<Event>) {
        self.end = Some(end);
        events.tell(|| Event::Ended { winner: end.winner(), reason: end.reason() });
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        let end = self.end?;
        Some(match end.winner() {
            Some(seat) => Outcome::win(2, seat.into(), end.reason()),
            None => Outcome::draw(2, end.reason()),
        })
    }
}

#[inline]
fn nth(mut ranks: impl Iterator<Item = Rank>, n: usize) -> Rank {
    ranks.nth(n).expect("counted before")
}
