use table::{Phrase, Problem, Seat};

use crate::{
    Draft, Memory, Options, Phase, Rank, Ranks, Rebirth, SEATS, Setup, Square, TAC, TIKI, Tactiki,
    board::{HOME, owner, piece_of, slot},
    guess::count_guesses,
    state::End,
};

impl Draft {
    /// The state this describes, or every reason why it describes none. In a view, the ranks of some
    /// peoples are hidden.
    pub(crate) fn read(
        &self,
        options: &Options,
        hidden: [bool; 2],
    ) -> Result<Tactiki, Vec<Problem>> {
        let mut reader = DraftReader {
            draft: self,
            hidden,
            problems: Vec::new(),
            state: Tactiki::unplaced(*options),
        };
        reader.take_columns();
        let columns_stand = reader.problems.is_empty();
        reader.take_counters();
        if columns_stand {
            match self.phase {
                Phase::Setup => reader.check_setup(),
                Phase::Play => reader.take_play(),
            }
        }
        let DraftReader { problems, mut state, .. } = reader;
        if !problems.is_empty() {
            return Err(problems);
        }
        state.restore_end()?;
        Ok(state)
    }
}

/// The fields of a draft that hold what is remembered.
const MEMORY: [&str; 2] = ["shown", "reborn"];

/// Reads a draft into a state and notes what is wrong.
struct DraftReader<'a> {
    draft: &'a Draft,
    hidden: [bool; 2],
    problems: Vec<Problem>,
    state: Tactiki,
}

impl DraftReader<'_> {
    fn refuse(&mut self, place: impl Into<String>, phrase: Phrase) {
        self.problems.push(Problem::new(place, phrase));
    }

    fn take_counters(&mut self) {
        let Draft { turn, moves_left, .. } = *self.draft;
        if turn > 1 {
            self.refuse("turn", Phrase::new("draft-turn").with("found", turn));
        }
        if moves_left > 2 {
            self.refuse("moves_left", Phrase::new("draft-moves-left").with("found", moves_left));
        }
        self.state.turn = Seat::new(turn.min(1));
        self.state.phase = self.draft.phase;
        self.state.moves_left = moves_left;
        self.state.progress = self.draft.progress;
        self.state.quiet = self.draft.quiet;
        self.state.turns = self.draft.turns;
    }

    /// Put the pieces on the board.
    fn take_columns(&mut self) {
        let mut counted = [0, 10];
        for (&field, column) in &self.draft.fields {
            let numbers = self.draft.pieces.as_ref().and_then(|pieces| pieces.get(&field));
            if self.draft.pieces.is_some() && numbers.map_or(0, Vec::len) != column.len() {
                self.refuse(
                    "pieces",
                    Phrase::new("draft-numbers").with("field", field.to_string()),
                );
                return;
            }
            for (height, &(side, rank)) in column.iter().enumerate() {
                let seat = side.seat();
                let piece = numbers.map_or(counted[seat.index()], |numbers| numbers[height]);
                counted[seat.index()] += 1;
                let free = piece < 20 && owner(piece) == seat && !self.state.board.has(piece);
                if !free {
                    self.refuse("pieces", Phrase::new("draft-number").with("found", piece));
                    return;
                }
                self.take_piece(field, piece, rank);
            }
        }
    }

    fn take_piece(&mut self, field: Square, piece: u8, rank: Option<u8>) {
        let seat = owner(piece);
        let known = rank.map(Rank::new);
        if known == Some(None) || known.is_none() && !self.hidden[seat.index()] {
            let found = rank.map_or("null".to_owned(), |rank| rank.to_string());
            let phrase = Phrase::new("draft-rank").with("found", found);
            self.refuse(format!("fields {field}"), phrase);
        }
        let enemy_below = self.state.board.top(field).is_some_and(|below| owner(below) != seat);
        if enemy_below && field.bit() as u32 & HOME[seat.index()] != 0 {
            self.refuse(format!("fields {field}"), Phrase::new("draft-entered"));
        }
        self.state.board.set_rank(piece, known.flatten());
        self.state.board.push(field, piece);
    }

    /// During the setup the places fill up in order, and nothing else has happened.
    fn check_setup(&mut self) {
        for seat in SEATS {
            let placed: Vec<u8> = self.state.board.pieces(seat).collect();
            let in_order = placed.iter().enumerate().all(|(i, &piece)| {
                let at = Square::new(seat.index() * 20 + i / 2);
                piece == piece_of(seat, i as u8)
                    && self.state.board.column(at).filter(|&other| other <= piece).count()
                        == i % 2 + 1
            });
            if !in_order {
                self.refuse("fields", Phrase::new("draft-setup-order").with("side", seat.number()));
            }
            if !self.draft.dead[seat.index()].is_empty() {
                self.refuse("dead", Phrase::new("draft-setup-dead"));
            }
            let ranks = placed.iter().filter_map(|&piece| self.state.board.rank(piece));
            match Ranks::collect(ranks) {
                None => {
                    self.refuse("fields", Phrase::new("draft-people").with("side", seat.number()))
                }
                Some(_) if self.hidden[seat.index()] => {
                    self.state.off[seat.index()] = unknown_remainder(placed.len());
                }
                Some(ranks) => {
                    self.state.off[seat.index()] = without(Ranks::ALL, ranks).unwrap_or_default()
                }
            }
        }
        if SEATS.iter().all(|&seat| self.state.board.pieces(seat).count() == 10) {
            self.refuse("phase", Phrase::new("draft-setup-over"));
        }
        if self.state.options.setup == Setup::Random {
            self.refuse("phase", Phrase::new("draft-setup-random"));
        }
        let begun = (self.draft.turn, self.draft.moves_left, self.draft.turns, self.draft.quiet)
            != (0, 2, 0, 0);
        if begun
            || self.draft.progress
            || !self.draft.shown.is_empty()
            || !self.draft.reborn.is_empty()
        {
            self.refuse("phase", Phrase::new("draft-setup-begun"));
        }
    }

    /// Take the dead and what is remembered, and count every people.
    fn take_play(&mut self) {
        for &piece in &self.draft.shown {
            if piece >= 20 || !self.state.board.has(piece) || self.state.board.rank(piece).is_none()
            {
                self.refuse("shown", Phrase::new("draft-number").with("found", piece));
            }
        }
        for rebirth in self.draft.reborn.iter().filter(|rebirth| rebirth.piece >= 20) {
            self.problems.push(Problem::new(
                "reborn",
                Phrase::new("draft-number").with("found", rebirth.piece),
            ));
        }
        self.check_ties();
        if self.problems.iter().all(|problem| !MEMORY.contains(&&*problem.place)) {
            self.take_people(TIKI);
            self.take_people(TAC);
        }
        for field in Square::in_mask((HOME[0] | HOME[1]).into()) {
            let home = Seat::new(field.row() as u8 / 4);
            let column = self.state.board.column(field);
            let arrived = column.filter(|&piece| owner(piece) != home).count() as u8;
            if arrived > 0 {
                self.state.arrive(field, arrived);
            }
        }
    }

    /// Enemies lie on each other only after a tie, so their ranks are equal and known to all.
    fn ties(&self) -> impl Iterator<Item = (Square, u8, u8)> {
        Square::all().flat_map(|field| {
            let column: Vec<u8> = self.state.board.column(field).collect();
            let pairs = column.windows(2).map(|pair| (field, pair[0], pair[1])).collect::<Vec<_>>();
            pairs.into_iter().filter(|&(_, above, below)| owner(above) != owner(below))
        })
    }

    fn check_ties(&mut self) {
        let board = &self.state.board;
        let unequal = self.ties().filter(|&(_, above, below)| {
            board.rank(above).is_none() || board.rank(above) != board.rank(below)
        });
        let fields: Vec<Square> = unequal.map(|(field, ..)| field).collect();
        for field in fields {
            self.refuse(format!("fields {field}"), Phrase::new("draft-touching"));
        }
    }

    fn take_people(&mut self, seat: Seat) {
        let Some(dead) = read_ranks(&self.draft.dead[seat.index()]) else {
            return self.refuse("dead", Phrase::new("draft-dead").with("side", seat.number()));
        };
        self.state.off[seat.index()] = dead;
        let shown = self.draft.shown.iter().filter(|&&piece| owner(piece) == seat);
        let tied = self.ties().flat_map(|(_, above, below)| [above, below]);
        let shown = shown.copied().chain(tied.filter(|&piece| owner(piece) == seat));
        let shown = shown.fold(0, |shown, piece| shown | 1 << slot(piece));
        let mut reborn: Vec<Rebirth> = Vec::new();
        for rebirth in self.draft.reborn.iter().filter(|rebirth| owner(rebirth.piece) == seat) {
            let number = slot(rebirth.piece);
            let twice = reborn.iter().any(|other| other.slot == number);
            let Some(could) = read_ranks(&rebirth.could) else {
                return self
                    .refuse("reborn", Phrase::new("draft-could").with("found", rebirth.piece));
            };
            if twice || !self.state.board.has(rebirth.piece) || shown >> number & 1 == 1 {
                return self
                    .refuse("reborn", Phrase::new("draft-number").with("found", rebirth.piece));
            }
            reborn.push(Rebirth { slot: number, could });
        }
        self.state.memory[seat.index()] = Memory::restore(shown, &reborn);
        let fits = if self.hidden[seat.index()] {
            self.people_fits_view(seat)
        } else {
            self.people_fits(seat)
        };
        if !fits {
            self.refuse("fields", Phrase::new("draft-people").with("side", seat.number()));
        }
    }

    /// Two of every rank, and those who came back are among those who could.
    fn people_fits(&self, seat: Seat) -> bool {
        let board = &self.state.board;
        let on_board = board.pieces(seat).filter_map(|piece| board.rank(piece));
        if Ranks::collect(on_board.chain(self.state.off[seat.index()].iter())) != Some(Ranks::ALL) {
            return false;
        }
        let mut used = Ranks::NONE;
        let all = self.state.dead_or_reborn(seat);
        self.state.memory[seat.index()].reborn().iter().all(|rebirth| {
            used.add(board.rank(piece_of(seat, rebirth.slot)).expect("checked before"));
            without(rebirth.could, used).is_some() && without(all, rebirth.could).is_some()
        })
    }

    /// The same where only the shown ranks are known.
    fn people_fits_view(&self, seat: Seat) -> bool {
        let (board, memory) = (&self.state.board, &self.state.memory[seat.index()]);
        let faces_fit = board
            .pieces(seat)
            .all(|piece| board.rank(piece).is_some() == memory.is_shown(slot(piece)));
        let could: Vec<Ranks> = memory.reborn().iter().map(|rebirth| rebirth.could).collect();
        let dead = self.state.off[seat.index()];
        faces_fit
            && self
                .state
                .unseen(seat)
                .is_some_and(|unseen| unseen.len() == self.state.unseen_pieces(seat).count())
            && could.iter().all(|&could| without(dead, could).is_some())
            && could.is_sorted_by(|&earlier, &later| without(later, earlier).is_some())
            && dead.len() >= could.len()
            && (could.is_empty() || count_guesses(&could) > 0)
    }
}

/// What a view knows of the pieces a hidden people has still to place: only whether there are any.
pub(crate) fn unknown_remainder(placed: usize) -> Ranks {
    if placed == 10 { Ranks::NONE } else { Ranks::ALL }
}

/// Take some ranks out of others, if they are all there.
pub(crate) fn without(mut all: Ranks, some: Ranks) -> Option<Ranks> {
    for rank in some.iter() {
        if all.count(rank) == 0 {
            return None;
        }
        all.take(rank);
    }
    Some(all)
}

fn read_ranks(numbers: &[u8]) -> Option<Ranks> {
    let ranks: Option<Vec<Rank>> = numbers.iter().map(|&number| Rank::new(number)).collect();
    Ranks::collect(ranks?)
}

impl Tactiki {
    /// Find out whether the game is over as it stands; pass turns that pass by themselves.
    fn restore_end(&mut self) -> Result<(), Vec<Problem>> {
        if self.phase == Phase::Setup {
            return Ok(());
        }
        match self.decided().or_else(|| self.exhausted()) {
            Some(End::Statue(_)) if self.race.iter().all(|race| race.tallest >= 5) => {
                return Err(vec![Problem::new("fields", Phrase::new("draft-two-statues"))]);
            }
            Some(End::Statue(seat)) if seat != self.turn => {
                return Err(vec![Problem::new("turn", Phrase::new("draft-statue"))]);
            }
            Some(end) => self.end = Some(end),
            None if self.moves_left == 2 && self.both_pass() => self.end = Some(End::BothPass),
            None if self.moves_left == 2 => self.begin_turn(&mut ()),
            None => self.settle(&mut ()),
        }
        Ok(())
    }
}
