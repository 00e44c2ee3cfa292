use std::{net::SocketAddr, time::Duration};

use store::{Address, Retention};

use crate::{Base, Network};

/// How a server behaves. The default is right for people; tests and load runs hurry.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where tables are kept: a file of this node alone, or a database that many nodes share.
    pub database: Address,
    /// The path of the host below which everything lies.
    pub base: Base,
    /// The shortest time a bot takes, so that people can follow.
    pub bot_pause: Duration,
    /// How long a person may be away, his seat being due, before a bot stands in.
    pub patience: Duration,
    /// How long a table without visitors stays in memory.
    pub idle: Duration,
    /// How long tables are kept at which nothing happens.
    pub retention: Retention,
    /// Whether the world reaches the server by HTTPS, so that cookies and browsers may insist on it.
    pub secure: bool,
    /// The proxies that are believed when they say for whom they ask.
    pub proxies: Vec<Network>,
    /// Where operators are told numbers, if not where everybody asks.
    pub metrics_address: Option<SocketAddr>,
    /// How long a visitor may take to say what is wanted, or be silent between two requests.
    pub header_timeout: Duration,
    /// How long a request may take from then on until it is answered.
    pub request_timeout: Duration,
    /// The most simulations by which each decision of a reviewed game is judged.
    pub review_simulations: u64,
    /// How many requests one address may send in a second, in the long run.
    pub requests_per_address: u32,
    /// How many connections one address may have open.
    pub connections_per_address: usize,
    /// How many new guests may come from one address in a minute.
    pub guests_per_address: u32,
    /// How many tables one person may make in a minute.
    pub tables_per_person: u32,
    /// How many tables may be made from one address in a minute.
    pub tables_per_address: u32,
    /// How many codes may be tried from one address in a minute.
    pub codes_per_address: u32,
    /// How many pictures may be drawn for one address in a minute.
    pub pictures_per_address: u32,
    /// How many sockets may be open at once.
    pub most_sockets: usize,
    /// How many sockets one person may have open.
    pub sockets_per_person: usize,
    /// How many sockets one address may have open.
    pub sockets_per_address: usize,
    /// How many messages a socket may send in a second, in the long run.
    pub messages_per_socket: u32,
    /// How many messages all sockets of one address may send in a second, in the long run.
    pub messages_per_address: u32,
    /// How many thoughts of bots may wait for one person.
    pub thoughts_per_person: usize,
    /// How many thoughts of bots may wait for one address.
    pub thoughts_per_address: usize,
    /// How many strong bots think at once for one person.
    pub deep_per_person: usize,
    /// How many strong bots may play at the tables that belong to one person.
    pub strong_bots_per_person: usize,
}

impl Config {
    /// The usual behaviour, with this store.
    pub fn new(database: Address) -> Config {
        Config {
            database,
            base: Base::default(),
            bot_pause: Duration::from_millis(400),
            patience: Duration::from_secs(60),
            idle: Duration::from_secs(10 * 60),
            retention: Retention::default(),
            secure: false,
            proxies: Vec::new(),
            metrics_address: None,
            header_timeout: Duration::from_secs(15),
            request_timeout: Duration::from_secs(30),
            review_simulations: 5000,
            requests_per_address: 100,
            connections_per_address: 1000,
            guests_per_address: 120,
            tables_per_person: 30,
            tables_per_address: 120,
            codes_per_address: 30,
            pictures_per_address: 120,
            most_sockets: 20_000,
            sockets_per_person: 40,
            sockets_per_address: 600,
            messages_per_socket: 20,
            messages_per_address: 600,
            thoughts_per_person: 8,
            thoughts_per_address: 64,
            deep_per_person: 1,
            strong_bots_per_person: 20,
        }
    }

    /// The same for one who is trusted with everything, such as a load run or a test.
    #[must_use]
    pub fn without_limits(self) -> Config {
        const MOST: u32 = 1_000_000;
        const MANY: usize = MOST as usize;
        Config {
            requests_per_address: MOST,
            connections_per_address: MANY,
            guests_per_address: MOST,
            tables_per_person: MOST,
            tables_per_address: MOST,
            codes_per_address: MOST,
            pictures_per_address: MOST,
            most_sockets: MANY,
            sockets_per_person: MANY,
            sockets_per_address: MANY,
            messages_per_socket: MOST,
            messages_per_address: MOST,
            thoughts_per_person: MANY,
            thoughts_per_address: MANY,
            deep_per_person: MANY,
            strong_bots_per_person: MANY,
            ..self
        }
    }
}
