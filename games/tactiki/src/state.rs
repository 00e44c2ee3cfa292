use serde::{Deserialize, Serialize};
use table::{Seat, Sink};

use crate::{
    Action, Event, Memory, Options, Rank, Ranks, Square, TIKI,
    board::{Board, HOME, owner, piece_of, slot, start_field, target},
    options::Buried,
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
    /// Enemy start fields that can never hold a statue (R8.2).
    pub(crate) spoilt: u8,
}

impl Race {
    /// The tallest statue that is still possible (R8.3).
    pub(crate) const fn reach(self) -> u8 {
        if self.spoilt == 5 { 0 } else { self.tallest + 10 - self.arrived - self.buried }
    }
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The seat can do nothing, and at this table that is a loss (R3.4).
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
            turn: TIKI,
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

    /// The start fields onto which the seat whose turn it is may bring a dead piece now (R7).
    #[inline]
    pub(crate) fn rebirth_fields(&self) -> u32 {
        let can = self.moves_left == 2 && !self.off[self.turn.index()].is_empty();
        if can { self.board.empty() & HOME[self.turn.index()] } else { 0 }
    }

    /// The move from a field in a direction: forward, left or right for 0, 1, 2.
    #[inline]
    pub(crate) fn step(&self, from: u32, direction: usize) -> Action {
        let to = target(self.turn, from, direction);
        let attacks = self.board.tops(self.turn.opponent()) & to.bit() as u32 != 0;
        Action::Move { from: Square::new(from as usize), to, attacks }
    }

    /// R2.2: the next place of the own start row, files a to e, bottom before top.
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
    pub(crate) fn reincarnate(&mut self, at: Square, rank: Rank, events: &mut impl Sink<Event>) {
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
            let rank = self.board.rank(piece_of(seat, rebirth.slot));
            ranks.add(rank.expect("a state knows every rank"));
        }
        ranks
    }

    #[inline]
    pub(crate) fn move_piece(
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
            self.arrive(to, 1);
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
                self.die(attacker, attacker_rank);
                return false;
            }
            self.board.pop(at);
            self.die(defender, defender_rank);
        }
        true
    }

    /// A lifted piece is dead.
    #[inline]
    fn die(&mut self, piece: u8, rank: Rank) {
        let seat = owner(piece).index();
        self.board.remove(piece);
        self.memory[seat].forget(slot(piece));
        self.off[seat].add(rank);
    }

    /// Take note of newcomers on top of an enemy start field, and of who lies under them for good.
    pub(crate) fn arrive(&mut self, at: Square, newcomers: u8) {
        let Some(top) = self.board.top(at) else { return };
        let seat = owner(top);
        let own = self.board.column(at).take_while(|&piece| owner(piece) == seat).count() as u8;
        let under = self.board.column(at).count() as u8 - own;
        let spoilt = under > 0 && self.options.buried == Buried::Spoils;
        let first = own == newcomers;
        let race = &mut self.race[seat.index()];
        race.arrived += newcomers;
        if !spoilt {
            race.tallest = race.tallest.max(own);
        } else if first && self.options.rules >= 2 {
            race.spoilt += 1;
        }
        if first {
            self.race[seat.opponent().index()].buried += under;
        }
    }
}
