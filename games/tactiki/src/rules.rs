use table::{
    About, Chance, Dice, Game, Messages, Outcome, Phrase, ProblemList, RandomSource, Refusal,
    Rulebook, Seat, SeatSet, Seed, Sink, Viewer,
    bits::{nth_one, ones},
};

use crate::{
    Action, Draft, Event, Options, Phase, Rank, Ranks, SEATS, Setup, Square, Tactiki, View,
    board::slot, draft_reader::unknown_remainder, likelihood::Likelihoods, options,
};

impl Game for Tactiki {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Draft = Draft;

    const ABOUT: About = About {
        id: "tactiki",
        title: "TacTiki",
        rules_version: options::RULES,
        oldest_rules: 1,
        rules: Rulebook { en: include_str!("../RULES.md"), de: include_str!("../RULES.de.md") },
        messages: Messages {
            en: include_str!("../words/en.ftl"),
            de: include_str!("../words/de.ftl"),
        },
        options: options::INFO,
        seats: (2, 2),
        people: (2, 2),
        turn_rule: "R3.1",
        end_rule: "R8.5",
        ruling_letter: 'T',
        hidden: true,
        quick_answers: false,
    };

    fn new(options: &Options, seed: &Seed) -> Result<Tactiki, ProblemList> {
        let mut state = Tactiki::unplaced(*options);
        if options.setup == Setup::Random {
            let mut chance = Chance::new(*seed);
            for seat in SEATS {
                let mut people: Vec<Rank> = Ranks::ALL.iter().collect();
                chance.stream(|stream| stream.shuffle(&mut people));
                people.into_iter().for_each(|rank| state.place(seat, rank, &mut ()));
            }
        }
        Ok(state)
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        if self.end.is_some() {
            return SeatSet::EMPTY;
        }
        match self.phase {
            Phase::Play => self.turn.into(),
            Phase::Setup => {
                let unready = |seat: &Seat| !self.off[seat.index()].is_empty();
                SeatSet::of(SEATS.into_iter().filter(unready))
            }
        }
    }

    fn actions(&self, seat: Seat, buffer: &mut Vec<Action>) {
        if !self.to_act().contains(seat) {
            return;
        }
        let off = self.off[seat.index()];
        if self.phase == Phase::Setup {
            buffer.extend(off.distinct().map(Action::Place));
            return;
        }
        for (direction, movers) in self.board.movers(seat).into_iter().enumerate() {
            for from in ones(movers.into()) {
                buffer.push(self.step(from, direction));
            }
        }
        for field in Square::in_mask(self.rebirth_fields().into()) {
            buffer.extend(off.distinct().map(|rank| Action::Reincarnate(field, rank)));
        }
    }

    /// Counts instead of listing.
    #[inline]
    fn random_action(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Option<Action> {
        if !self.to_act().contains(seat) {
            return None;
        }
        let off = self.off[seat.index()];
        if self.phase == Phase::Setup {
            return off.distinct().nth(dice.roll(off.kinds() as usize)).map(Action::Place);
        }
        let movers = self.board.movers(seat);
        let counts = movers.map(u32::count_ones);
        let moves = counts[0] + counts[1] + counts[2];
        let fields = self.rebirth_fields();
        let rebirths = fields.count_ones() * off.kinds();
        let mut number = dice.roll((moves + rebirths) as usize) as u32;
        if number >= moves {
            number -= moves;
            let field = nth_one(fields.into(), number / off.kinds());
            let rank = off.distinct().nth((number % off.kinds()) as usize)?;
            return Some(Action::Reincarnate(Square::new(field as usize), rank));
        }
        for direction in 0..2 {
            if number < counts[direction] {
                return Some(self.step(nth_one(movers[direction].into(), number), direction));
            }
            number -= counts[direction];
        }
        Some(self.step(nth_one(movers[2].into(), number), 2))
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Place(rank) => return self.place(seat, rank, events),
            Action::Reincarnate(at, rank) => self.reincarnate(at, rank, events),
            Action::Move { from, to, attacks } => self.move_piece(from, to, attacks, events),
        }
        self.settle(events);
    }

    fn explain(&self, seat: Seat, action: Action) -> Refusal {
        let refusal = |key: &'static str| Refusal::new("R2.1", Phrase::new(key));
        match (self.phase, action) {
            (Phase::Setup, Action::Place(rank)) => {
                let phrase = Phrase::new("refusal-none-left").with("rank", rank.to_string());
                Refusal::new("R2.1", phrase)
            }
            (Phase::Setup, _) => refusal("refusal-setup"),
            (Phase::Play, Action::Place(_)) => refusal("refusal-placed"),
            (Phase::Play, Action::Move { from, to, attacks }) => {
                self.refuse_move(seat, from, to, attacks)
            }
            (Phase::Play, Action::Reincarnate(at, rank)) => self.refuse_rebirth(seat, at, rank),
        }
    }

    /// In the setup nobody waits for a turn, only for the other to be ready.
    fn explain_waiting(&self, seat: Seat, _: Action) -> Refusal {
        if self.phase == Phase::Setup && SEATS.contains(&seat) {
            return Refusal::new("R2.1", Phrase::new("refusal-ready"));
        }
        Refusal::not_your_turn::<Self>()
    }

    fn outcome(&self) -> Option<Outcome> {
        let end = self.end?;
        Some(match end.winner() {
            Some(seat) => Outcome::win(2, seat.into(), end.reason()),
            None => Outcome::draw(2, end.reason()),
        })
    }

    /// A people may also be placed at random (R2.1).
    fn sets_up(&self, seat: Seat) -> bool {
        self.phase == Phase::Setup && self.to_act().contains(seat)
    }

    /// The whole setup counts as one turn.
    fn turns_ended(&self) -> u32 {
        u32::from(self.turns) + u32::from(self.phase == Phase::Play)
    }

    /// Erases what the viewer may not know.
    fn view(&self, viewer: Viewer) -> View {
        let mut known = *self;
        for seat in SEATS.into_iter().filter(|&seat| !viewer.is(seat)) {
            known.off[seat.index()] = match self.phase {
                Phase::Setup => unknown_remainder(self.board.pieces(seat).count()),
                Phase::Play => self.dead_or_reborn(seat),
            };
            for piece in self.board.pieces(seat) {
                if !self.memory[seat.index()].is_shown(slot(piece)) {
                    known.board.set_rank(piece, None);
                }
            }
        }
        View { viewer, known }
    }

    fn imagine(view: &View, dice: &mut Dice) -> Tactiki {
        let mut state = view.known;
        for seat in SEATS.into_iter().filter(|&seat| !view.viewer.is(seat)) {
            match state.phase {
                Phase::Setup => state.imagine_setup(seat, dice),
                Phase::Play => state.imagine_people(seat, dice),
            }
        }
        state
    }

    /// Imagines a few worlds and keeps each with a chance in proportion to its likelihood.
    fn imagine_likely(view: &View, dice: &mut Dice) -> Tactiki {
        const WORLDS: usize = 6;
        const FINE: usize = 1 << 20;
        let likelihoods = Likelihoods::new(view);
        let mut world = Tactiki::imagine(view, dice);
        if likelihoods.is_empty() {
            return world;
        }
        let mut sum = likelihoods.of(&world);
        for _ in 1..WORLDS {
            let other = Tactiki::imagine(view, dice);
            let likelihood = likelihoods.of(&other);
            sum += likelihood;
            if dice.roll(FINE) as f32 * sum < likelihood * FINE as f32 {
                world = other;
            }
        }
        world
    }

    fn draft(&self) -> Draft {
        self.into()
    }

    fn from_draft(options: &Options, _: &Seed, draft: Draft) -> Result<Tactiki, ProblemList> {
        draft.read(options, [false; 2]).map_err(ProblemList::of::<Tactiki>)
    }

    /// Two pieces of every rank on each side, on the board and off it.
    fn conserved(&self) -> Vec<u32> {
        let mut counts = vec![0; 10];
        for seat in SEATS {
            let on_board = self.board.pieces(seat).filter_map(|piece| self.board.rank(piece));
            for rank in on_board.chain(self.off[seat.index()].iter()) {
                counts[seat.index() * 5 + rank.number() as usize - 1] += 1;
            }
        }
        counts
    }
}
