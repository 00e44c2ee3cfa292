use std::{path::PathBuf, time::Duration};

/// How a server behaves. The default is right for people; tests and load runs hurry.
#[derive(Clone, Debug)]
pub struct Config {
    /// The file in which tables are kept.
    pub data: PathBuf,
    /// The shortest time a bot takes, so that people can follow.
    pub bot_pause: Duration,
    /// How long a person may be away, his seat being due, before a bot stands in.
    pub patience: Duration,
    /// How long a table without visitors stays in memory.
    pub idle: Duration,
    /// Whether the world reaches the server by HTTPS, so that cookies may insist on it.
    pub secure: bool,
    /// Whether a proxy stands before us and says for whom it asks.
    pub proxied: bool,
    /// How many people may knock with a code from one address in a minute.
    pub codes_per_minute: u32,
    /// How many sockets may be open at once.
    pub most_sockets: usize,
    /// How many messages a socket may send in a second, in the long run.
    pub messages_per_second: u32,
    /// How many tables one person may make in a minute.
    pub tables_per_minute: u32,
    /// The most simulations by which each decision of a reviewed game is judged.
    pub review_simulations: u64,
}

impl Config {
    /// The usual behaviour, with this file.
    pub fn new(data: PathBuf) -> Config {
        Config {
            data,
            bot_pause: Duration::from_millis(400),
            patience: Duration::from_secs(60),
            idle: Duration::from_secs(10 * 60),
            secure: false,
            proxied: false,
            codes_per_minute: 30,
            most_sockets: 20_000,
            messages_per_second: 20,
            tables_per_minute: 30,
            review_simulations: 5000,
        }
    }
}
