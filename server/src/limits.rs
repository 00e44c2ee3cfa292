use std::{net::IpAddr, sync::Arc, time::Duration};

use store::{PersonId, Store};

use crate::{
    Config, Failure,
    limiter::{Flow, Limiter},
    now,
    tally::{Share, Tally},
};

/// What there can be too much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Requests of all kinds.
    Requests,
    /// Visitors who come for the first time.
    Guests,
    /// Tables, rematches among them.
    Tables,
    /// Codes that are tried.
    Codes,
    /// Open sockets.
    Sockets,
    /// Messages over sockets.
    Messages,
    /// Pictures of tables.
    Pictures,
    /// Reviews of games.
    Reviews,
    /// Open connections.
    Connections,
}

impl Limit {
    /// All of them, in their order.
    pub const ALL: [Limit; 9] = [
        Limit::Requests,
        Limit::Guests,
        Limit::Tables,
        Limit::Codes,
        Limit::Sockets,
        Limit::Messages,
        Limit::Pictures,
        Limit::Reviews,
        Limit::Connections,
    ];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Limit::Requests => "requests",
            Limit::Guests => "guests",
            Limit::Tables => "tables",
            Limit::Codes => "codes",
            Limit::Sockets => "sockets",
            Limit::Messages => "messages",
            Limit::Pictures => "pictures",
            Limit::Reviews => "reviews",
            Limit::Connections => "connections",
        }
    }
}

/// What everybody may do, counted by person where one can be told and by place always: people can be
/// made up, places cannot. What is made is counted for all nodes together; but only what this node
/// alone would allow, so that nobody can trouble the database with more.
#[derive(Debug)]
pub(crate) struct Limits {
    /// Where all nodes count together, if there can be several.
    house: Option<Arc<dyn Store>>,
    per_minute: PerMinute,
    requests: Limiter<IpAddr>,
    guests: Limiter<IpAddr>,
    tables: (Limiter<PersonId>, Limiter<IpAddr>),
    codes: Limiter<IpAddr>,
    pictures: Limiter<IpAddr>,
    messages: Limiter<IpAddr>,
    sockets: (Tally<PersonId>, Tally<IpAddr>),
    most_sockets: (usize, usize),
}

/// What may be made in a minute.
#[derive(Debug)]
struct PerMinute {
    guests_per_address: u32,
    tables_per_person: u32,
    tables_per_address: u32,
    codes_per_address: u32,
}

/// An open socket, counted until it is dropped.
pub(crate) struct SocketShare {
    _person: Share<PersonId>,
    _place: Share<IpAddr>,
}

/// For how long a page that is loaded may ask for more at once than in the long run: it consists of
/// some fifty files, and a whole class may open it in the same moment.
const BURST: Duration = Duration::from_secs(40);
/// When somebody who has too many sockets open may try again.
const SOCKET_RETRY: Duration = Duration::from_secs(10);
/// For how long all nodes count together before they begin anew, in milliseconds.
const MINUTE: u64 = 60_000;

impl Limits {
    pub(crate) fn new(config: &Config, store: &Arc<dyn Store>) -> Limits {
        Limits {
            house: store.is_shared().then(|| Arc::clone(store)),
            per_minute: PerMinute {
                guests_per_address: config.guests_per_address,
                tables_per_person: config.tables_per_person,
                tables_per_address: config.tables_per_address,
                codes_per_address: config.codes_per_address,
            },
            requests: Limiter::new(Flow::bursting(config.requests_per_address, BURST)),
            guests: Limiter::new(Flow::per_minute(config.guests_per_address)),
            tables: (
                Limiter::new(Flow::per_minute(config.tables_per_person)),
                Limiter::new(Flow::per_minute(config.tables_per_address)),
            ),
            codes: Limiter::new(Flow::per_minute(config.codes_per_address)),
            pictures: Limiter::new(Flow::per_minute(config.pictures_per_address)),
            messages: Limiter::new(Flow::per_second(config.messages_per_address)),
            sockets: (Tally::default(), Tally::default()),
            most_sockets: (config.sockets_per_person, config.sockets_per_address),
        }
    }

    /// Somebody asks for anything.
    pub(crate) fn request(&self, place: IpAddr) -> Result<(), Failure> {
        self.requests.take(place).map_err(too_many(Limit::Requests))
    }

    /// Somebody comes for the first time.
    pub(crate) async fn guest(&self, place: IpAddr) -> Result<(), Failure> {
        self.guests.take(place).map_err(too_many(Limit::Guests))?;
        self.count(Limit::Guests, &place.to_string(), self.per_minute.guests_per_address).await
    }

    /// Somebody makes a table.
    pub(crate) async fn table(&self, person: &PersonId, place: IpAddr) -> Result<(), Failure> {
        let (by_person, by_place) = &self.tables;
        by_person.take(person.clone()).map_err(too_many(Limit::Tables))?;
        by_place.take(place).map_err(too_many(Limit::Tables))?;
        self.count(Limit::Tables, person.as_str(), self.per_minute.tables_per_person).await?;
        self.count(Limit::Tables, &place.to_string(), self.per_minute.tables_per_address).await
    }

    /// Somebody tries a code.
    pub(crate) async fn code(&self, place: IpAddr) -> Result<(), Failure> {
        self.codes.take(place).map_err(too_many(Limit::Codes))?;
        self.count(Limit::Codes, &place.to_string(), self.per_minute.codes_per_address).await
    }

    /// A picture must be drawn for somebody.
    pub(crate) fn picture(&self, place: IpAddr) -> Result<(), Failure> {
        self.pictures.take(place).map_err(too_many(Limit::Pictures))
    }

    /// Somebody sends a message; whether it is taken.
    pub(crate) fn message(&self, place: IpAddr) -> bool {
        self.messages.take(place).is_ok()
    }

    /// Somebody opens a socket.
    pub(crate) fn socket(&self, person: &PersonId, place: IpAddr) -> Result<SocketShare, Failure> {
        let (by_person, by_place) = (&self.sockets.0, &self.sockets.1);
        let (most, most_there) = self.most_sockets;
        let shares = by_person.take_one(person, most).zip(by_place.take_one(&place, most_there));
        let (person, place) = shares.ok_or_else(|| too_many(Limit::Sockets)(SOCKET_RETRY))?;
        Ok(SocketShare { _person: person, _place: place })
    }

    /// Count something for all nodes together. Where the store cannot say how often it happened,
    /// what this node knows has to do.
    async fn count(&self, what: Limit, who: &str, most: u32) -> Result<(), Failure> {
        let Some(house) = &self.house else { return Ok(()) };
        let key = format!("{} {who}", what.name());
        match house.count(&key, MINUTE, most.into()).await {
            Ok(true) => Ok(()),
            Ok(false) => {
                let left = MINUTE - now::unix_millis() % MINUTE;
                Err(too_many(what)(Duration::from_millis(left)))
            }
            Err(error) => {
                tracing::warn!(%error, "nobody knows what happens at other nodes");
                Ok(())
            }
        }
    }
}

fn too_many(what: Limit) -> impl Fn(Duration) -> Failure {
    move |retry| Failure::TooMany { what, retry }
}
