use bots::Level;
use catalog::Listing;
use store::{PersonId, Status, TableId};
use table::{AnyTable, Outcome, Record, Seat, SeatSet, Sides, Viewer};

use super::{Chair, Clock, Doer, Key, Offer, OfferKind, Room, STANDIN, Setup, Sitter};

/// What can be asked about a room.
impl Room {
    /// How many strong bots still play or will.
    pub(crate) fn strong_bots(&self) -> usize {
        let strong = |chair: &&Chair| chair.bot().is_some_and(Level::is_deep);
        if self.status() == Status::Over { 0 } else { self.chairs.iter().filter(strong).count() }
    }

    /// The name of the table in addresses.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The game that is played.
    pub fn game(&self) -> &'static dyn Listing {
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

    /// When the position last changed, in milliseconds since 1970.
    pub fn position_at(&self) -> u64 {
        self.position_at
    }

    /// When something last happened, in milliseconds since 1970.
    pub fn changed_at(&self) -> u64 {
        self.changed_at
    }

    /// The game itself, with everything that its players do not know.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// Who plays, and for whom.
    pub fn sides(&self) -> Sides {
        self.table.sides()
    }

    /// The commitment that was published when the game began; in old logs, that to the seed alone.
    pub fn commitment(&self) -> Option<&str> {
        self.commitment.as_deref().or(self.setup.commitment.as_deref())
    }

    /// The whole game as a record, seed included, with those who sat down when it began. What ended
    /// by giving up or by time has no outcome by the rules.
    pub fn record(&self) -> Record {
        let mut record = self.record_with(self.seating.clone());
        record.ended = self.ended.map(Into::into);
        match (&self.commitment, &self.setup.commitment) {
            // Nothing but the seed of an old game was committed to.
            (None, Some(commitment)) => {
                Record { commitment: commitment.clone(), seal: None, ..record }
            }
            _ => record.sealed(),
        }
    }

    /// The record with these people. Its options are those that were agreed, letter by letter,
    /// whatever a later version of the program adds to them.
    pub(super) fn record_with(&self, seating: Vec<(String, String)>) -> Record {
        let options = self.setup.options.clone();
        Record { options, ..self.table.record(seating) }.sealed()
    }

    /// Who sits where, as a record tells it. A chair that is still free goes to the bot that takes
    /// it when the game begins.
    pub(super) fn seating_now(&self) -> Vec<(String, String)> {
        let named = |seat: Seat| {
            let name = match &self.chair(seat)?.sitter {
                Sitter::Person(person) => self.name_of(person)?.to_owned(),
                Sitter::Bot(level) => format!("bot {level}"),
                Sitter::Nobody => format!("bot {STANDIN}"),
            };
            Some((format!("Seat {seat}"), name))
        };
        self.all_seats().iter().filter_map(named).collect()
    }

    /// The chairs with those who sit there: one for each person who can play.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The chair that a seat belongs to; nothing if nobody plays there.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.seats.contains(seat))
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
        self.chair(seat).and_then(Chair::person)
    }

    /// The seats that a person holds, on one chair or several.
    pub fn seats_of(&self, person: &PersonId) -> SeatSet {
        let own = self.chairs.iter().filter(|chair| chair.person() == Some(person));
        own.fold(SeatSet::EMPTY, |all, chair| all.union(chair.seats))
    }

    /// Every seat at which somebody plays.
    pub fn all_seats(&self) -> SeatSet {
        self.chairs.iter().fold(SeatSet::EMPTY, |all, chair| all.union(chair.seats))
    }

    /// With whose eyes a person looks at the table.
    pub fn viewer(&self, person: &PersonId) -> Viewer {
        Viewer::seats(self.seats_of(person))
    }

    /// Where the log stood after this message was carried out, if it was.
    pub fn done(&self, key: Key) -> Option<u64> {
        self.keys.done(key)
    }

    /// The seats of those who still have to agree to what is asked for: all other people, or all who
    /// would lose together.
    pub(super) fn waiting(&self, offer: &Offer) -> SeatSet {
        let asked = |&seat: &Seat| self.person(seat).is_some() && !offer.agreed.contains(seat);
        let all = match offer.kind {
            OfferKind::Takeback => self.all_seats(),
            OfferKind::Resign => self.sides().team(offer.seat),
        };
        SeatSet::of(all.iter().filter(asked))
    }

    /// All seats of the person on this one.
    pub(super) fn seats_beside(&self, seat: Seat) -> SeatSet {
        self.person(seat).map_or(seat.into(), |person| self.seats_of(person))
    }

    /// How many actions bots have done since a person last chose one.
    pub fn bots_in_a_row(&self) -> usize {
        let bots = |&&(_, by): &&(Seat, Doer)| matches!(by, Doer::Bot | Doer::Standin);
        self.plies.iter().rev().take_while(bots).count()
    }

    /// The person who may start the game.
    pub fn host(&self) -> &PersonId {
        &self.host
    }

    /// The seats where a person may sit down now.
    pub(super) fn open_to(&self, person: &PersonId) -> SeatSet {
        let open = self.chairs.iter().filter(|chair| self.may_sit(person, chair).is_ok());
        open.fold(SeatSet::EMPTY, |all, chair| all.union(chair.seats))
    }

    /// The seats of others that a person may free.
    pub(super) fn free_for(&self, person: &PersonId) -> SeatSet {
        let hosts = self.status() == Status::Lobby && self.host == *person;
        let others = |chair: &&Chair| hosts && chair.person().is_some_and(|other| other != person);
        let chairs = self.chairs.iter().filter(others);
        chairs.fold(SeatSet::EMPTY, |all, chair| all.union(chair.seats))
    }

    /// The seats that a person left and that wait for him.
    pub(super) fn left_by(&self, person: &PersonId) -> SeatSet {
        let left = self.chairs.iter().filter(|chair| self.may_come_back(person, chair));
        left.fold(SeatSet::EMPTY, |all, chair| all.union(chair.seats))
    }

    /// Whether the person may leave to chance what is still to be set up.
    pub(super) fn can_rest(&self, person: &PersonId) -> bool {
        let own = self.seats_of(person).intersection(self.to_act());
        own.iter().any(|seat| self.table.sets_up(seat))
    }

    /// Whether the person may take back the last action without asking anybody.
    pub(super) fn can_undo(&self, person: &PersonId) -> bool {
        let Some(&(seat, by)) = self.plies.last() else { return false };
        self.status() == Status::Playing
            && by == Doer::Person
            && self.person(seat) == Some(person)
            && self.table.may_take_back(seat).is_ok()
    }
}
