use store::{PersonId, Status};
use table::{Phrase, Seat, SeatSet};

use super::{Command, Doer, Entry, Offer, OfferKind, Order, Refusal, Room, STANDIN, Sitter};

impl Room {
    /// What a command of a person leads to, or why it is refused. Nothing is changed by it; a
    /// command whose wish is fulfilled already leads to nothing. To make the table of a rematch
    /// is the caller's, see [`Room::next_game`].
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
            Command::Undo { seat } => {
                self.playing()?;
                self.holds(person, *seat)?;
                // The engine says why not, where it is the one to refuse.
                self.table.duplicate().take_back(*seat)?;
                if !self.can_undo(*seat) {
                    return Err(Refusal::new("server-not-by-you"));
                }
                Ok(vec![Entry::TookBack { plies: self.ply() - 1, seat: *seat }])
            }
            Command::Offer { kind, seat } => self.ask(person, *kind, *seat),
            Command::Draw => Err(Refusal::new("server-no-draw")),
            Command::Agree { seat, offer } => self.agree(person, *seat, *offer),
            Command::Decline { seat, offer } => {
                self.holds(person, *seat)?;
                let open = self.open_offer(*offer)?;
                let may = open.seat == *seat || self.waiting(open).contains(*seat);
                if may { Ok(vec![Entry::Declined { seat: *seat }]) } else { Err(no_offer()) }
            }
            Command::Resign { seat } => {
                self.playing()?;
                self.holds(person, *seat)?;
                Ok(vec![Entry::Resigned { seat: *seat }])
            }
            Command::Sit { seat } => self.sit(person, name, *seat),
            Command::Stand { seat } => {
                if self.status() == Status::Over {
                    return Err(over());
                }
                self.holds(person, *seat)?;
                Ok(vec![Entry::Stood { seat: *seat }])
            }
            Command::Bot { seat, level } => {
                self.hosts_lobby(person)?;
                self.exists(*seat)?;
                if self.person(*seat).is_some() {
                    return Err(Refusal::new("server-seat-taken"));
                }
                Ok(vec![Entry::Bot { seat: *seat, level: *level }])
            }
            Command::Start => {
                self.hosts_lobby(person)?;
                let free = self
                    .all_seats()
                    .filter(|seat| self.chairs[seat.index()].sitter == Sitter::Nobody);
                let bots = free.map(|seat| Entry::Bot { seat, level: Some(STANDIN) });
                Ok(bots.chain([Entry::Started]).collect())
            }
            Command::Rematch => self.next_game(person).map(|_| Vec::new()),
            Command::Name { name } => Ok(match self.name_of(person) {
                Some(called) if called != name => {
                    vec![Entry::Named { person: person.clone(), name: name.clone() }]
                }
                _ => Vec::new(),
            }),
        }
    }

    /// The action of a seat as an entry, in the notation of the game, or why it is not legal.
    pub fn action(&self, seat: Seat, action: &str, by: Doer) -> Result<Entry, Refusal> {
        let action = action.trim();
        let legal = self.table.legal(seat);
        if legal.iter().any(|legal| legal == action) {
            return Ok(Entry::Acted { seat, action: action.to_owned(), by });
        }
        // It may be legal in another spelling; if not, the game says why.
        let mut trial = self.table.duplicate();
        trial.play(seat, action)?;
        let written = trial.actions().pop().map(|(_, action)| action);
        Ok(Entry::Acted { seat, action: written.unwrap_or_else(|| action.to_owned()), by })
    }

    /// The time of a seat that has run out by now.
    pub fn flag(&self, now: u64) -> Option<Entry> {
        let (at, seat) = self.clock()?.next_flag()?;
        (at <= now).then_some(Entry::Flagged { seat })
    }

    /// The table that follows this one when a person wants it: the same people and bots, and the
    /// rules that the next game of a match has.
    pub fn next_game(&self, person: &PersonId) -> Result<Order, Refusal> {
        if self.status() != Status::Over {
            return Err(Refusal::new("server-not-over"));
        }
        let was_here = self
            .chairs
            .iter()
            .any(|chair| chair.person() == Some(person) || chair.left.as_ref() == Some(person));
        if !was_here {
            return Err(Refusal::new("server-not-seated"));
        }
        let seated = (0..).map(Seat).zip(&self.chairs).map(|(seat, chair)| {
            let sitter = match &chair.left {
                Some(left) => Sitter::Person(left.clone()),
                None => chair.sitter.clone(),
            };
            let name = match &sitter {
                Sitter::Person(person) => self.name_of(person).unwrap_or_default().to_owned(),
                _ => String::new(),
            };
            (seat, sitter, name)
        });
        Ok(Order {
            game: self.game,
            match_options: self.setup.match_options.clone(),
            number: self.setup.number + 1,
            host: person.clone(),
            window: self.setup.window,
            clock: self.setup.clock,
            seated: seated.collect(),
            // One press is enough; but no clock runs before everybody is there.
            start: self.setup.clock.is_none(),
        })
    }

    fn ask(&self, person: &PersonId, kind: OfferKind, seat: Seat) -> Result<Vec<Entry>, Refusal> {
        self.playing()?;
        self.holds(person, seat)?;
        match &self.offer {
            Some(offer) if offer.seat == seat => return Ok(Vec::new()),
            Some(_) => return Err(Refusal::new("server-offer-open")),
            None => {}
        }
        let taken_back = self.take_back_entry(seat)?;
        let offer = Offer { kind, seat, agreed: self.seats_of(person) };
        let asked = self.waiting(&offer);
        Ok(vec![if asked.is_empty() { taken_back } else { Entry::Offered { kind, seat } }])
    }

    fn agree(&self, person: &PersonId, seat: Seat, kind: OfferKind) -> Result<Vec<Entry>, Refusal> {
        self.playing()?;
        self.holds(person, seat)?;
        let offer = self.open_offer(kind)?;
        let waiting = self.waiting(offer);
        if !waiting.contains(seat) {
            return Err(no_offer());
        }
        let own = self.seats_of(person);
        let mut entries = vec![Entry::Agreed { seat }];
        if waiting.iter().all(|seat| own.contains(seat)) {
            entries.push(self.take_back_entry(offer.seat)?);
        }
        Ok(entries)
    }

    /// Going back to before the last action of a seat.
    fn take_back_entry(&self, seat: Seat) -> Result<Entry, Refusal> {
        let last = self.plies.iter().rposition(|(actor, _)| *actor == seat);
        let plies = last.ok_or_else(|| Refusal::new("server-nothing-done"))?;
        Ok(Entry::TookBack { plies, seat })
    }

    fn sit(&self, person: &PersonId, name: &str, seat: Seat) -> Result<Vec<Entry>, Refusal> {
        self.exists(seat)?;
        if self.status() != Status::Lobby {
            return Err(Refusal::new("server-started"));
        }
        match self.person(seat) {
            Some(sitter) if sitter == person => Ok(Vec::new()),
            Some(_) => Err(Refusal::new("server-seat-taken")),
            None => Ok(vec![Entry::Sat { seat, person: person.clone(), name: name.to_owned() }]),
        }
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

    fn exists(&self, seat: Seat) -> Result<(), Refusal> {
        if SeatSet::first_seats(self.chairs.len()).contains(seat) {
            return Ok(());
        }
        let phrase = Phrase::new("server-no-seat").with("last", self.chairs.len() - 1);
        Err(Refusal::Table(phrase))
    }

    fn holds(&self, person: &PersonId, seat: Seat) -> Result<(), Refusal> {
        self.exists(seat)?;
        let holds = self.person(seat) == Some(person);
        if holds { Ok(()) } else { Err(Refusal::new("server-not-your-seat")) }
    }

    fn hosts_lobby(&self, person: &PersonId) -> Result<(), Refusal> {
        if self.setup.host != *person {
            return Err(Refusal::new("server-not-host"));
        }
        if self.status() == Status::Lobby { Ok(()) } else { Err(Refusal::new("server-started")) }
    }
}

fn over() -> Refusal {
    Refusal::Game(table::Refusal::over())
}

fn no_offer() -> Refusal {
    Refusal::new("server-no-offer")
}
