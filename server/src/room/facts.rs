use catalog::Title;
use store::{PersonId, Status, TableId};
use table::{AnyTable, Ending, Outcome, Record, Seat, SeatSet, Viewer};

use super::{Chair, Clock, Doer, Key, Offer, Room, Setup};

/// What can be asked about a room.
impl Room {
    /// The name of the table in addresses.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The game that is played.
    pub fn game(&self) -> &'static dyn Title {
        self.game
    }

    /// What was agreed before the first action.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many entries the log holds.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// How many actions were done.
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// A number that changes whenever the position of the game does.
    pub fn position(&self) -> u64 {
        self.position
    }

    /// The game itself, with everything that its players do not know.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The whole game as a record, seed included, with the names of those who played. What ended
    /// by giving up or by time has no outcome by the rules; a tag says how it ended.
    pub fn record(&self) -> Record {
        let mut record = self.table.record();
        for (seat, chair) in self.chairs.iter().enumerate() {
            let person = chair.left.as_ref().or(chair.person()).and_then(|one| self.name_of(one));
            let bot = chair.bot().map(|level| format!("bot {level}"));
            if let Some(name) = person.map(str::to_owned).or(bot) {
                record.tags.push((format!("Seat {seat}"), name));
            }
        }
        if let Some(ended) = self.ended {
            record.tags.push(("Ended".to_owned(), Ending::from(ended).to_string()));
        }
        record
    }

    /// The seats with those who sit there.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The clock, if time is limited.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref().filter(|_| self.status() == Status::Playing)
    }

    /// The table that follows.
    pub fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// How far the table has come.
    pub fn status(&self) -> Status {
        match self.outcome() {
            _ if !self.started => Status::Lobby,
            None => Status::Playing,
            Some(_) => Status::Over,
        }
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.or_else(|| self.table.outcome())
    }

    /// The seats that may act now; nobody before the start and after the end.
    pub fn to_act(&self) -> SeatSet {
        if self.status() == Status::Playing { self.table.to_act() } else { SeatSet::EMPTY }
    }

    /// The person on a seat.
    pub fn person(&self, seat: Seat) -> Option<&PersonId> {
        self.chairs.get(seat.index()).and_then(Chair::person)
    }

    /// What a person at the table is called.
    pub fn name_of(&self, person: &PersonId) -> Option<&str> {
        self.names.iter().find(|(known, _)| known == person).map(|(_, name)| name.as_str())
    }

    /// The seats that a person holds.
    pub fn seats_of(&self, person: &PersonId) -> SeatSet {
        SeatSet::of(self.all_seats().filter(|&seat| self.person(seat) == Some(person)))
    }

    /// Every seat of the table.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.chairs.len() as u8).map(Seat)
    }

    /// With whose eyes a person looks at the table.
    pub fn viewer(&self, person: &PersonId) -> Viewer {
        Viewer::seats(self.seats_of(person))
    }

    /// The sides of the game: the seats that win together.
    pub fn sides(&self) -> Vec<SeatSet> {
        let mut sides = Vec::new();
        for seat in self.all_seats() {
            let side = self.table.team(seat);
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        sides
    }

    /// Where the log stood after this message was carried out, if it was.
    pub fn done(&self, key: Key) -> Option<u64> {
        self.keys.done(key)
    }

    /// The seats that still have to agree to what is asked for: those of all other people.
    pub(super) fn waiting(&self, offer: &Offer) -> SeatSet {
        let asked = |&seat: &Seat| self.person(seat).is_some() && !offer.agreed.contains(seat);
        SeatSet::of(self.all_seats().filter(asked))
    }

    /// All seats of the person on this one.
    pub(super) fn seats_beside(&self, seat: Seat) -> SeatSet {
        self.person(seat).map_or(seat.into(), |person| self.seats_of(person))
    }

    /// Whether the seat may take back the last action by itself.
    pub(super) fn can_undo(&self, seat: Seat) -> bool {
        self.status() == Status::Playing
            && self.plies.last() == Some(&(seat, Doer::Person))
            && *self.undoable.get_or_init(|| self.table.duplicate().take_back(seat).is_ok())
    }
}
