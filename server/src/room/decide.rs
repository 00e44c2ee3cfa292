use store::{PersonId, Status};
use table::{Dice, Phrase, Seat, SeatSet, Seed};

use super::{Chair, Command, Doer, Entry, Offer, OfferKind, Refusal, Room, STANDIN, Setup, Sitter};

impl Room {
    /// What a command of a person leads to, or why it is refused. Nothing is changed by it; a
    /// command whose wish is fulfilled already leads to nothing. To make the table of a rematch
    /// and to have a chance are the caller's, see [`Room::next_game`] and [`Room::rest`].
    pub fn decide(
        &self,
        person: &PersonId,
        name: &str,
        command: &Command,
    ) -> Result<Vec<Entry>, Refusal> {
        match command {
            Command::Act { seat, action, ply } => {
                self.playing()?;
                self.holds(person, *seat)?;
                if *ply != self.ply() {
                    return Err(Refusal::new("server-moved-on"));
                }
                Ok(vec![self.action(*seat, action, Doer::Person)?])
            }
            Command::Undo => self.undo(person),
            Command::Offer(kind) => self.ask(person, *kind),
            Command::Agree(kind) => self.agree(person, *kind),
            Command::Decline(kind) => self.decline(person, *kind),
            Command::Resign => self.resign(person),
            Command::Lock { locked } => {
                self.is_host(person)?;
                let settled = self.locked == *locked;
                Ok(if settled { Vec::new() } else { vec![Entry::Locked { locked: *locked }] })
            }
            Command::Free { seat, dismissed } => {
                self.hosts_lobby(person)?;
                let chair = self.playing_chair(*seat)?;
                if chair.person().is_none_or(|sitter| sitter == person) {
                    return Err(Refusal::new("server-nobody-there"));
                }
                Ok(vec![Entry::Freed { seat: chair.first_seat(), dismissed: *dismissed }])
            }
            Command::Sit { seat } => self.sit(person, name, *seat),
            Command::Stand { seat } => self.stand(person, *seat),
            Command::Bot { seat, level } => {
                self.hosts_lobby(person)?;
                let chair = self.playing_chair(*seat)?;
                if chair.person().is_some() {
                    return Err(Refusal::new("server-seat-taken"));
                }
                Ok(vec![Entry::Bot { seat: chair.first_seat(), level: *level }])
            }
            Command::Start => {
                self.hosts_lobby(person)?;
                Ok(self.begin())
            }
            Command::Rematch => self.next_game(person).map(|_| Vec::new()),
            Command::Name { name } => Ok(match self.name_of(person) {
                Some(called) if called != name => {
                    vec![Entry::Named { person: person.clone(), name: name.clone() }]
                }
                _ => Vec::new(),
            }),
            Command::Rest => {
                self.playing()?;
                self.own_seats(person)?;
                let open = self.can_rest(person);
                if open { Ok(Vec::new()) } else { Err(Refusal::new("server-no-rest")) }
            }
        }
    }

    /// The action of a seat as an entry, in the notation of the game, or why it is not legal.
    pub fn action(&self, seat: Seat, action: &str, by: Doer) -> Result<Entry, Refusal> {
        Ok(Entry::Acted { seat, action: self.table.spell(seat, action)?, by })
    }

    /// The time of a person that has run out by now.
    pub fn flag(&self, now: u64) -> Option<Entry> {
        let (at, seat) = self.clock()?.next_flag()?;
        (at <= now).then_some(Entry::Flagged { seat })
    }

    /// What begins the game: a bot on every chair that is still free, and the commitment.
    pub(super) fn begin(&self) -> Vec<Entry> {
        let free = self.chairs.iter().filter(|chair| chair.sitter == Sitter::Nobody);
        let bots = free.map(|chair| Entry::Bot { seat: chair.first_seat(), level: Some(STANDIN) });
        let commitment = Some(self.record_with(self.seating_now()).commitment);
        bots.chain([Entry::Started { commitment }]).collect()
    }

    /// What is agreed on for the game that follows this one when a person wants it, and who sits
    /// where: the same people and bots, the same choices as far as a match does not alternate them,
    /// and the rules of today.
    pub fn next_game(&self, person: &PersonId) -> Result<(Setup, Vec<Entry>), Refusal> {
        if self.status() != Status::Over {
            return Err(Refusal::new("server-not-over"));
        }
        if !self.chairs.iter().any(|chair| chair.owner() == Some(person)) {
            return Err(Refusal::new("server-not-seated"));
        }
        let about = self.game.about();
        let (rules, number) = (about.rules_version, self.setup.number + 1);
        let setup = Setup {
            rules,
            options: self.game.options_for_game(rules, &self.setup.match_options, number)?,
            number,
            host: person.clone(),
            commitment: None,
            ..self.setup.clone()
        };
        Ok((setup, self.chairs.iter().filter_map(|chair| self.sits_again(chair)).collect()))
    }

    /// Whoever had the chair when the game began sits down on it in the next.
    fn sits_again(&self, chair: &Chair) -> Option<Entry> {
        let seat = chair.first_seat();
        match (chair.owner(), chair.bot()) {
            (Some(person), _) => {
                let name = self.name_of(person).unwrap_or_default().to_owned();
                Some(Entry::Sat { seat, person: person.clone(), name })
            }
            (None, Some(level)) => Some(Entry::Bot { seat, level: Some(level) }),
            (None, None) => None,
        }
    }

    /// Go back to before the last action, if it was one of the person's.
    fn undo(&self, person: &PersonId) -> Result<Vec<Entry>, Refusal> {
        self.playing()?;
        let own = self.own_seats(person)?;
        let last = self.plies.last().map(|(seat, _)| *seat);
        // The engine says why not, where it is the one to refuse.
        let asked = last.filter(|seat| own.contains(*seat)).or(own.first());
        asked.map(|seat| self.table.may_take_back(seat)).transpose()?;
        match last.filter(|_| self.can_undo(person)) {
            Some(seat) => Ok(vec![Entry::TookBack { plies: self.ply() - 1, seat }]),
            None => Err(Refusal::new("server-not-by-you")),
        }
    }

    /// Ask the others for something, or have it at once where there is nobody to ask.
    fn ask(&self, person: &PersonId, kind: OfferKind) -> Result<Vec<Entry>, Refusal> {
        self.playing()?;
        let own = self.own_seats(person)?;
        let (settled, seat) = match kind {
            OfferKind::Takeback => self.take_back(own).map(|(entry, seat)| (vec![entry], seat))?,
            OfferKind::Resign => self.give_up_all(person)?,
        };
        if self.waiting(&Offer { kind, seat, agreed: own }).is_empty() {
            return Ok(settled);
        }
        match &self.offer {
            None => Ok(vec![Entry::Offered { kind, seat }]),
            Some(offer) if offer.kind != kind => Err(Refusal::new("server-offer-open")),
            Some(offer) if own.contains(offer.seat) => Ok(Vec::new()),
            // Whoever gives up as well agrees.
            Some(offer) if kind == OfferKind::Resign && self.is_asked(offer, own) => {
                self.agree(person, kind)
            }
            Some(_) => Err(Refusal::new("server-offer-open")),
        }
    }

    fn is_asked(&self, offer: &Offer, seats: SeatSet) -> bool {
        !self.waiting(offer).intersection(seats).is_empty()
    }

    fn agree(&self, person: &PersonId, kind: OfferKind) -> Result<Vec<Entry>, Refusal> {
        self.playing()?;
        let own = self.own_seats(person)?;
        let offer = self.open_offer(kind)?;
        let waiting = self.waiting(offer);
        let seat = waiting.intersection(own).first().ok_or_else(no_offer)?;
        let mut entries = vec![Entry::Agreed { seat }];
        if waiting.iter().all(|seat| own.contains(seat)) {
            match (kind, self.person(offer.seat)) {
                (OfferKind::Takeback, _) => {
                    entries.push(self.take_back(self.seats_beside(offer.seat))?.0);
                }
                (OfferKind::Resign, Some(asker)) => entries.extend(self.give_up_all(asker)?.0),
                (OfferKind::Resign, None) => return Err(no_offer()),
            }
        }
        Ok(entries)
    }

    fn decline(&self, person: &PersonId, kind: OfferKind) -> Result<Vec<Entry>, Refusal> {
        let own = self.own_seats(person)?;
        let open = self.open_offer(kind)?;
        let concerned = self.waiting(open).with(open.seat);
        let seat = concerned.intersection(own).first().ok_or_else(no_offer)?;
        Ok(vec![Entry::Declined { seat }])
    }

    /// Going back to before the last action of any of these seats, and which one it was.
    fn take_back(&self, seats: SeatSet) -> Result<(Entry, Seat), Refusal> {
        let last = self.plies.iter().rposition(|(seat, _)| seats.contains(*seat));
        let plies = last.ok_or_else(|| Refusal::new("server-nothing-done"))?;
        let seat = self.plies[plies].0;
        Ok((Entry::TookBack { plies, seat }, seat))
    }

    /// Giving up; where others would lose with one, they are asked first.
    fn resign(&self, person: &PersonId) -> Result<Vec<Entry>, Refusal> {
        self.playing()?;
        match self.sides().sides().len() {
            ..=2 => self.ask(person, OfferKind::Resign),
            _ => Ok(self.give_up_all(person)?.0),
        }
    }

    /// Giving up on all of one's chairs, and one of the seats; whoever plays against himself does so
    /// for the side that is to act.
    fn give_up_all(&self, person: &PersonId) -> Result<(Vec<Entry>, Seat), Refusal> {
        let own = self.own_seats(person)?;
        let sides = self.sides();
        let one = own.intersection(self.to_act()).first().or(own.first());
        let one = one.ok_or_else(|| Refusal::new("server-no-seat-of-yours"))?;
        let lost = sides.team(one);
        let ends = sides.sides().len() <= 2;
        let gone = self.chairs.iter().filter(|chair| {
            chair.person() == Some(person) && (!ends || lost.contains(chair.first_seat()))
        });
        let given_up = gone.map(|chair| Entry::Resigned { seat: chair.first_seat() });
        Ok((given_up.collect(), one))
    }

    /// Sit down on a chair, or on all that one left where none is named.
    fn sit(
        &self,
        person: &PersonId,
        name: &str,
        seat: Option<Seat>,
    ) -> Result<Vec<Entry>, Refusal> {
        let chairs: Vec<&Chair> = match seat {
            Some(seat) => vec![self.playing_chair(seat)?],
            None => self.chairs.iter().filter(|chair| self.may_come_back(person, chair)).collect(),
        };
        if chairs.is_empty() {
            return Err(Refusal::new("server-nothing-left"));
        }
        let mut entries = Vec::new();
        for chair in chairs {
            if chair.person() != Some(person) {
                self.may_sit(person, chair)?;
                let (seat, person, name) = (chair.first_seat(), person.clone(), name.to_owned());
                entries.push(Entry::Sat { seat, person, name });
            }
        }
        Ok(entries)
    }

    /// Whether a person may sit down on a chair. In the middle of a game whoever left it may, and
    /// where the table allows it anybody who has never seen the game from another chair.
    pub(super) fn may_sit(&self, person: &PersonId, chair: &Chair) -> Result<(), Refusal> {
        let elsewhere =
            |other: &Chair| other.seats != chair.seats && other.known_to.contains(person);
        let refuse = |key| Err(Refusal::new(key));
        let belongs = self.host == *person || !self.seats_of(person).is_empty();
        match self.status() {
            _ if chair.person().is_some() => refuse("server-seat-taken"),
            _ if self.dismissed.contains(person) => refuse("server-dismissed"),
            Status::Lobby if self.locked && !belongs => refuse("server-locked"),
            Status::Lobby => Ok(()),
            Status::Over => Err(over()),
            Status::Playing if chair.resigned => refuse("server-given-up"),
            Status::Playing if self.may_come_back(person, chair) => Ok(()),
            Status::Playing if self.locked => refuse("server-locked"),
            Status::Playing if !self.setup.takeover => refuse("server-started"),
            Status::Playing if self.chairs.iter().any(elsewhere) => refuse("server-seen-other"),
            Status::Playing => Ok(()),
        }
    }

    /// Whether a chair waits for the person who left it.
    pub(super) fn may_come_back(&self, person: &PersonId, chair: &Chair) -> bool {
        chair.kept_for() == Some(person) && self.status() == Status::Playing
    }

    /// The one who becomes the host when the host is gone: the first who plays and is here.
    pub fn next_host(&self, is_here: impl Fn(&PersonId) -> bool) -> Option<Entry> {
        let fits = |person: &PersonId| *person != self.host && is_here(person);
        let next = self.chairs.iter().find(|chair| chair.person().is_some_and(fits))?;
        Some(Entry::Host { seat: next.first_seat() })
    }

    /// Whether the host left a game that goes on.
    pub fn host_left(&self) -> bool {
        let left = |chair: &Chair| chair.left.as_ref() == Some(&self.host);
        self.seats_of(&self.host).is_empty() && self.chairs.iter().any(left)
    }

    /// All that the person's seats have still to set up, left to the chance of this seed.
    pub fn rest(&self, person: &PersonId, seed: Seed) -> Vec<Entry> {
        let mut dice = Dice::new(seed);
        let mut table = self.table.duplicate();
        let mut entries = Vec::new();
        for seat in self.seats_of(person).iter() {
            while table.sets_up(seat) {
                let legal = table.legal(seat);
                let Some(action) =
                    dice.pick(&legal).filter(|action| table.play(seat, action).is_ok())
                else {
                    break;
                };
                let (action, by) = (action.clone(), Doer::Person);
                entries.push(Entry::Acted { seat, action, by });
            }
        }
        entries
    }

    fn stand(&self, person: &PersonId, seat: Option<Seat>) -> Result<Vec<Entry>, Refusal> {
        if self.status() == Status::Over {
            return Err(over());
        }
        match seat {
            Some(seat) => self.holds(person, seat)?,
            None => self.own_seats(person).map(|_| ())?,
        }
        let meant = |chair: &&Chair| seat.is_none_or(|seat| chair.seats.contains(seat));
        let own = self.chairs.iter().filter(|chair| chair.person() == Some(person));
        Ok(own.filter(meant).map(|chair| Entry::Stood { seat: chair.first_seat() }).collect())
    }

    fn open_offer(&self, kind: OfferKind) -> Result<&Offer, Refusal> {
        self.offer.as_ref().filter(|offer| offer.kind == kind).ok_or_else(no_offer)
    }

    fn playing(&self) -> Result<(), Refusal> {
        match self.status() {
            Status::Playing => Ok(()),
            Status::Lobby => Err(Refusal::new("server-not-started")),
            Status::Over => Err(over()),
        }
    }

    /// The chair of a seat at which somebody plays.
    fn playing_chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        self.chair(seat).ok_or_else(|| {
            let seats = self.all_seats().iter().map(|seat| Phrase::plain(seat.to_string()));
            let seats: Vec<Phrase> = seats.collect();
            Refusal::Table(Phrase::new("server-no-seat").with("seats", seats))
        })
    }

    fn holds(&self, person: &PersonId, seat: Seat) -> Result<(), Refusal> {
        let holds = self.playing_chair(seat)?.person() == Some(person);
        if holds { Ok(()) } else { Err(Refusal::new("server-not-your-seat")) }
    }

    /// The seats of somebody who has one.
    fn own_seats(&self, person: &PersonId) -> Result<SeatSet, Refusal> {
        let own = self.seats_of(person);
        if own.is_empty() { Err(Refusal::new("server-no-seat-of-yours")) } else { Ok(own) }
    }

    fn is_host(&self, person: &PersonId) -> Result<(), Refusal> {
        if self.host == *person { Ok(()) } else { Err(Refusal::new("server-not-host")) }
    }

    fn hosts_lobby(&self, person: &PersonId) -> Result<(), Refusal> {
        self.is_host(person)?;
        if self.status() == Status::Lobby { Ok(()) } else { Err(Refusal::new("server-started")) }
    }
}

fn over() -> Refusal {
    Refusal::new("server-over")
}

fn no_offer() -> Refusal {
    Refusal::new("server-no-offer")
}
