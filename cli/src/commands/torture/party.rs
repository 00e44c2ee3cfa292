use std::{
    io,
    net::SocketAddr,
    sync::{Arc, atomic::AtomicU64},
    time::Duration,
};

use catalog::Listing;
use serde_json::{Map, Value, json};
use server::{Secret, TableId};
use table::{Dice, Seed};
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};

use super::{
    ledger::Ledger,
    player::{Company, Player},
    weather::{Sky, Weather},
};
use crate::commands::load::client;

/// The most people who play together; bots take the other chairs.
const MOST_PEOPLE: usize = 3;
/// How long somebody waits for a table to be made before trying again.
const PATIENCE: Duration = Duration::from_secs(5);

/// People who play one game after the other, each at a table of its own, as long as it storms.
pub(super) struct Party {
    pub(super) number: usize,
    pub(super) proxy: SocketAddr,
    pub(super) weather: Arc<Weather>,
    pub(super) seed: Seed,
}

/// A table as a party wants it.
struct Plan {
    wish: Value,
    /// Where people sit, the host first.
    people: Vec<u64>,
}

impl Party {
    /// Play, and tell what everybody was told.
    pub(super) async fn play(self) -> io::Result<Vec<Ledger>> {
        let mut ledgers = Vec::new();
        let games: Vec<_> = catalog::games().collect();
        for round in 0.. {
            let mut dice = Dice::new(self.seed.derive("game", round as u64));
            let plan = Plan::draw(games[(self.number + round) % games.len()], &mut dice)?;
            let host = fresh()?;
            let Some(table) = self.make(&host, &plan.wish).await else { break };
            let company = Arc::new(Company {
                proxy: self.proxy,
                weather: self.weather.clone(),
                table,
                seats: plan.people.clone(),
                goal: AtomicU64::new(0),
            });
            let mut playing = JoinSet::new();
            let mut host = Some(host);
            for seat in plan.people {
                let person = host.take().map_or_else(fresh, Ok)?;
                let dice = Dice::new(dice.seed());
                playing.spawn(Player::new(company.clone(), person, seat, dice).play());
            }
            while let Some(ledger) = playing.join_next().await {
                ledgers.push(ledger.map_err(io::Error::other)?);
            }
        }
        Ok(ledgers)
    }

    /// Make a table, however often it takes; none once the storm is over.
    async fn make(&self, host: &Secret, wish: &Value) -> Option<TableId> {
        while self.weather.sky() == Sky::Storm {
            let making = client::make_table(self.proxy, host, wish);
            if let Ok(Ok(table)) = timeout(PATIENCE, making).await {
                return Some(TableId::from(table.as_str()));
            }
            sleep(Duration::from_millis(50)).await;
        }
        None
    }
}

impl Plan {
    /// Some people, bots on the other chairs, and sometimes a clock or little patience.
    fn draw(game: &'static dyn Listing, dice: &mut Dice) -> io::Result<Plan> {
        let rules = game.about().rules_version;
        let usual = game.options(rules, &json!({}));
        let sides = usual.and_then(|options| game.sides(rules, &options));
        let sides = sides.map_err(|_| io::Error::other("a game refuses its own options"))?;
        let first = |chair: &table::SeatSet| chair.first().map(|seat| seat.index() as u64);
        let mut chairs: Vec<u64> = sides.people().iter().filter_map(first).collect();
        for place in (1..chairs.len()).rev() {
            chairs.swap(place, dice.roll(place + 1));
        }
        let bots = chairs.split_off(1 + dice.roll(MOST_PEOPLE.min(chairs.len())));
        let bots: Map<String, Value> =
            bots.iter().map(|seat| (seat.to_string(), json!("easy"))).collect();
        let mut wish = json!({
            "game": game.about().id, "sit": chairs[0], "bots": bots, "window": 1,
            // Bots stand in for those who are away.
            "patience": 1 + dice.roll(3),
        });
        if dice.roll(4) == 0 {
            wish["clock"] = json!({ "minutes": 0.25, "increment": 1 });
        }
        Ok(Plan { wish, people: chairs })
    }
}

fn fresh() -> io::Result<Secret> {
    Secret::fresh().map_err(io::Error::other)
}
