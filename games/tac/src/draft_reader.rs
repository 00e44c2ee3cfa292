use table::{Chance, Phrase, Problem, RandomSource, SeatSet, Seed};

use crate::{
    Draft, Options, Tac,
    board::Board,
    cards::{Card, DECK, OPENERS},
    draft::{BoardDraft, SevenDraft},
    hand::{Hand, MOST},
    place::{Place, seat_of},
    plan::{PLANS, Plan, SEATS},
    state::{Part, Parts, Phase, Seven},
};

/// Reads a draft into a state and notes what is wrong with its form.
pub(crate) struct DraftReader<'a> {
    draft: &'a Draft,
    plan: &'static Plan,
    pub(crate) problems: Vec<Problem>,
    pub(crate) state: Tac,
}

impl Draft {
    /// The state that these fields write down, sound in form but perhaps not by the rules. In a
    /// view (`hidden`), cards may be unknown.
    pub(crate) fn read(
        &self,
        options: &Options,
        seed: &Seed,
        hidden: bool,
    ) -> Result<Tac, Vec<Problem>> {
        let chance = self.chance.map_or(Chance::new(*seed), |c| Chance::resume(c.seed, c.drawn));
        let mut reader = DraftReader {
            draft: self,
            plan: &PLANS[options.variant as usize],
            problems: Vec::new(),
            state: Tac::bare(options, chance),
        };
        reader.take_boards();
        reader.take_seats();
        reader.take_cards(seed, hidden);
        reader.take_turn();
        if reader.problems.is_empty() {
            reader.take_memory(hidden);
        }
        if reader.problems.is_empty() { Ok(reader.state) } else { Err(reader.problems) }
    }
}

impl DraftReader<'_> {
    fn refuse(&mut self, place: impl Into<String>, phrase: Phrase) {
        self.problems.push(Problem::new(place, phrase));
    }

    fn take_boards(&mut self) {
        let now =
            BoardDraft { marbles: self.draft.marbles.clone(), fresh: self.draft.fresh.clone() };
        self.state.board = self.take_board("", &now);
        self.state.before = match &self.draft.before {
            Some(before) => self.take_board("before ", before),
            None => self.state.board,
        };
    }

    fn take_board(&mut self, at: &str, draft: &BoardDraft) -> Board {
        let mut board = Board::EMPTY;
        let plan = self.plan;
        for (name, places) in &draft.marbles {
            let mut signs = name.chars();
            let seat = signs.next().and_then(seat_of).filter(|_| signs.next().is_none());
            let Some(seat) = seat.filter(|&seat| Plan::has(plan.occupied, seat)) else {
                let phrase = Phrase::new("draft-letter").with("found", name.as_str());
                self.refuse(format!("{at}marbles"), phrase);
                continue;
            };
            let at = format!("{at}marbles {name}");
            if places.len() != 4 {
                self.refuse(&at, Phrase::new("draft-marbles").with("found", places.len()));
                continue;
            }
            for &place in places {
                let fits = match place.at_home() {
                    Some((owner, _)) => owner == seat,
                    None => place.0 < plan.ring,
                };
                let taken = match place.on_ring() {
                    Some(field) => board.owner(field).is_some(),
                    None => place != Place::yard(seat) && board.has(seat, place),
                };
                let phrase = |key| Phrase::new(key).with("place", place.to_string());
                match (fits, taken) {
                    (false, _) => self.refuse(&at, phrase("draft-place")),
                    (true, true) => self.refuse(&at, phrase("draft-taken")),
                    (true, false) => board.put(seat, place),
                }
            }
        }
        for &place in &draft.fresh {
            let start = |&seat: &u8| Place(plan.start(seat)) == place && board.has(seat, place);
            match plan.occupied().find(start) {
                Some(seat) => board.fresh |= 1 << seat,
                None => {
                    let phrase = Phrase::new("draft-fresh").with("place", place.to_string());
                    self.refuse(format!("{at}fresh"), phrase);
                }
            }
        }
        board
    }

    /// Lists by seat have one entry for each, and nothing for empty seats.
    fn take_seats(&mut self) {
        let (draft, seats) = (self.draft, usize::from(self.plan.seats));
        let lengths = [
            ("hands", draft.hands.len()),
            ("given", draft.given.len()),
            ("gave", draft.gave.len()),
            ("spent", draft.spent.len()),
            ("known_by", draft.known_by.len()),
            ("lacks", draft.lacks.len()),
        ];
        for (place, found) in lengths.into_iter().filter(|&(_, found)| found > seats) {
            self.refuse(
                place,
                Phrase::new("draft-seats").with("found", found).with("seats", seats),
            );
        }
        let exchange = self.plan.exchange;
        let outside = |cards: &[Option<Card>]| {
            (0..).zip(cards).any(|(seat, card)| card.is_some() && !Plan::has(exchange, seat))
        };
        if outside(&draft.given) || outside(&draft.gave) {
            self.refuse("given", Phrase::new("draft-exchange-seat"));
        }
        if !draft.given.is_empty() && draft.phase != Phase::Exchange {
            self.refuse("given", Phrase::new("draft-given"));
        }
        if !draft.gave.is_empty() && draft.phase == Phase::Exchange {
            self.refuse("gave", Phrase::new("draft-gave"));
        }
        for (place, lists) in [("hands", &draft.hands), ("spent", &draft.spent)] {
            for (seat, cards) in (0..SEATS as u8).zip(lists) {
                let most = if Plan::has(self.plan.occupied, seat) { MOST } else { 0 };
                if cards.len() > most {
                    let phrase = Phrase::new("draft-hand").with("seat", seat).with("most", most);
                    self.refuse(place, phrase.with("found", cards.len()));
                }
            }
        }
    }

    /// Hands, given cards, stock and played cards are one deck.
    fn take_cards(&mut self, seed: &Seed, hidden: bool) {
        let (draft, options) = (self.draft, self.state.options);
        let mut counts = [0usize; DECK];
        let given = draft.given.iter().flatten();
        let stock = draft.stock.iter().flatten();
        let all = draft.hands.iter().flatten().chain(given).chain(stock).chain(&draft.played);
        all.for_each(|card| counts[card.0 as usize] += 1);
        let unknown = counts[Card::HIDDEN.0 as usize];
        if unknown > 0 && !hidden {
            self.refuse("cards", Phrase::new("draft-hidden"));
        }
        let mut missing = Vec::new();
        for card in Card::all() {
            let (found, copies) = (counts[card.0 as usize], usize::from(card.copies(&options)));
            let may_lack = draft.stock.is_none() || hidden;
            if found > copies || found < copies && !may_lack {
                let phrase = Phrase::new("draft-copies").with("card", card.name());
                self.refuse("cards", phrase.with("found", found).with("copies", copies));
            }
            missing.extend(std::iter::repeat_n(card, copies.saturating_sub(found)));
        }
        if hidden && missing.len() != unknown {
            let phrase = Phrase::new("draft-unknown").with("found", unknown);
            self.refuse("cards", phrase.with("missing", missing.len()));
        }
        if !self.problems.is_empty() {
            return;
        }
        let stock = draft.stock.clone().unwrap_or_else(|| {
            Chance::new(seed.derive("stock", 0)).stream(|stream| stream.shuffle(&mut missing));
            missing
        });
        let state = &mut self.state;
        draft.played.iter().for_each(|&card| state.piles.lay(card));
        state.piles.stock = stock.len() as u8;
        let from = DECK - stock.len();
        for (place, card) in state.piles.row[from..].iter_mut().zip(&stock) {
            *place = card.0;
        }
        for (hand, cards) in state.hands.iter_mut().zip(&draft.hands) {
            *hand = cards.iter().copied().collect();
        }
    }

    fn take_turn(&mut self) {
        let (draft, plan) = (self.draft, self.plan);
        let owner = draft.seven.as_ref().map(|seven| seven.owner);
        let seats = [("dealer", Some(draft.dealer)), ("turn", draft.turn)];
        for (place, seat) in seats.into_iter().chain([("victim", draft.victim), ("seven", owner)]) {
            let Some(found) = seat else { continue };
            if found >= plan.seats || !Plan::has(plan.occupied, found) {
                self.refuse(place, Phrase::new("draft-seat").with("found", found));
            }
        }
        if !self.problems.is_empty() {
            return;
        }
        if let Some(seven) = &draft.seven {
            let places = seven.locked.iter().map(|place| place.at_home());
            let fields = places.map(|at| at.filter(|&(seat, f)| seat == seven.owner && f > 0));
            let locked = fields.map(|at| at.map(|(_, field)| 1 << (field - 1)));
            let exists = |place: Place| match place.at_home() {
                None => place.0 < plan.ring,
                Some((seat, _)) => Plan::has(plan.occupied, seat),
            };
            let is_way = |part: &Part| {
                Plan::has(plan.occupied, part.owner.number())
                    && exists(part.from)
                    && exists(part.to)
            };
            let parts = Parts::of(&seven.parts).filter(|parts| parts.iter().all(|p| is_way(&p)));
            match (locked.collect::<Option<Vec<u8>>>(), parts) {
                (Some(bits), Some(parts)) => {
                    let locked = bits.into_iter().fold(0, |all, bit| all | bit);
                    let SevenDraft { steps, owner, .. } = *seven;
                    self.state.seven = Seven { steps, owner, locked, parts };
                }
                (None, _) => self.refuse("seven", Phrase::new("draft-locked")),
                (_, None) => self.refuse("seven", Phrase::new("draft-parts")),
            }
        }
        let state = &mut self.state;
        state.dealer = draft.dealer;
        state.turn = draft.turn.unwrap_or(plan.next(draft.dealer));
        state.phase = draft.phase;
        state.victim = draft.victim;
        state.last = draft.last;
        state.answering = draft.answering;
        state.barred = draft.barred;
        state.answered = draft.answered;
        state.shuffles = draft.shuffles.unwrap_or(1);
        state.turns = draft.turns;
        state.cards = draft.cards.unwrap_or(draft.played.len() as u32);
        if draft.unused.len() > 2 {
            self.refuse("unused", Phrase::new("draft-unused"));
            return;
        }
        for (place, &card) in self.state.unused.iter_mut().zip(&draft.unused) {
            *place = Some(card);
        }
    }

    fn take_memory(&mut self, hidden: bool) {
        let (draft, plan) = (self.draft, self.plan);
        let gave = if draft.phase == Phase::Exchange { &draft.given } else { &draft.gave };
        let bits = |set: SeatSet| set.iter().fold(0, |bits, seat| bits | 1u16 << seat.number());
        let players = plan.occupied.count_ones() as u8;
        if draft.passed >= players {
            self.refuse("passed", Phrase::new("draft-passed").with("players", players));
            return;
        }
        for &set in draft.known_by.iter().chain(&draft.announced) {
            if bits(set) & !u16::from(plan.occupied) != 0 {
                self.refuse("known_by", Phrase::new("draft-nobody"));
                return;
            }
        }
        let memory = &mut self.state.memory;
        memory.passed = draft.passed;
        memory.backwards = draft.backwards;
        for (place, &card) in memory.gave.iter_mut().zip(gave) {
            *place = card;
        }
        for (place, cards) in memory.spent.iter_mut().zip(&draft.spent) {
            *place = cards.iter().copied().collect::<Hand>();
        }
        for (place, kinds) in memory.lacks.iter_mut().zip(&draft.lacks) {
            *place = kinds.iter().fold(0, |set, kind| set | kind.bit());
        }
        for seat in plan.occupied() {
            let told = draft.known_by.get(seat as usize).map(|&set| bits(set) as u8);
            let known = told.unwrap_or_else(|| self.state.born_known(seat));
            self.state.memory.known_by[seat as usize] = known;
        }
        self.state.memory.announced = match draft.announced {
            Some(set) => bits(set) as u8,
            None if hidden => 0,
            None => plan.occupied().fold(0, |set, seat| {
                let opens = self.state.dealt(seat).is_some_and(|hand| hand.has_any(OPENERS));
                set | u8::from(opens) << seat
            }),
        };
    }
}
