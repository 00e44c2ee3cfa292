//! Attacks on the cores: bots that think for one keep nobody else waiting.

use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use server::Config;
use store::Secret;
use tokio::time::sleep;

use crate::test_server::{Client, TestServer, person};

/// The longest that anybody else's easy bot may take.
const SOON: Duration = Duration::from_secs(3);

/// A server where only the cores are shared out as usual, so that nothing else saves it.
async fn server() -> TestServer {
    TestServer::open_with(|config| {
        let usual = Config::new(config.database.clone());
        config.thoughts_per_person = usual.thoughts_per_person;
        config.thoughts_per_address = usual.thoughts_per_address;
        config.deep_per_person = usual.deep_per_person;
    })
    .await
}

/// Somebody who plays with an easy bot, coming from an address.
struct Bystander {
    id: String,
    client: Client,
}

impl Bystander {
    async fn at(server: &TestServer, from: &str) -> Bystander {
        let person = person();
        let wish = json!({ "game": "maiak", "sit": 0, "bots": { "1": "easy" }, "start": true });
        let id = server.table(&person, wish).await;
        let client = server.visit_from(from, &id, &person).await.unwrap();
        Bystander { id, client }
    }

    /// Play turns, and see how long the bot takes at most.
    async fn slowest_answer(&mut self, server: &TestServer, turns: usize) -> Duration {
        let mut slowest = Duration::ZERO;
        for _ in 0..turns {
            self.client.until(|table| table["your_turn"] == true).await;
            while self.client.table["your_turn"] == true {
                let (_, _) = server.act(&self.id, &mut [&mut self.client]).await;
                let ply = server.room(&self.id).await.ply();
                self.client.until(|table| table["ply"].as_u64() >= Some(ply as u64)).await;
            }
            let asked = Instant::now();
            let back = |table: &Value| table["your_turn"] == true || table["status"] == "over";
            self.client.until(back).await;
            slowest = slowest.max(asked.elapsed());
        }
        slowest
    }
}

#[tokio::test]
async fn acting_and_taking_back_for_ever_delays_no_bot_of_others() {
    let server = server().await;
    let mallory = person();
    let wish = json!({ "game": "maiak", "sit": 0, "bots": { "1": "champion" }, "start": true });
    let id = server.table(&mallory, wish).await;
    let mut attacker = server.visit(&id, &mallory).await;
    server.act(&id, &mut [&mut attacker]).await;
    // Every round asks the champion about another position, and takes that away again.
    for _ in 0..60 {
        server.act(&id, &mut [&mut attacker]).await;
        attacker.does(json!({ "do": "takeback" })).await;
    }
    for from in ["127.0.0.1", "127.0.0.2"] {
        let mut bystander = Bystander::at(&server, from).await;
        let slowest = bystander.slowest_answer(&server, 2).await;
        assert!(slowest < SOON, "{slowest:?} from {from}");
    }
    // Nothing of it is still thought about: the champion answers what stands in the end.
    let began = Instant::now();
    server.act(&id, &mut [&mut attacker]).await;
    attacker.until(|table| table["ply"].as_u64() > Some(2)).await;
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
}

/// A table at which nothing but champions play, with one who looks on.
async fn champions(server: &TestServer, host: &Secret) -> (String, Client) {
    let bots: Map<String, Value> =
        (0..10).map(|seat: u8| (seat.to_string(), json!("champion"))).collect();
    let wish = json!({ "game": "taki", "options": { "seats": 10 }, "bots": bots, "start": true });
    let id = server.table(host, wish).await;
    let client = server.visit(&id, host).await;
    (id, client)
}

#[tokio::test]
async fn fifty_tables_of_champions_delay_no_bot_of_others() {
    let server = server().await;
    let mut crowd = Vec::new();
    for _ in 0..50 {
        crowd.push(champions(&server, &person()).await);
    }
    sleep(Duration::from_millis(500)).await;
    for from in ["127.0.0.1", "127.0.0.2"] {
        let mut bystander = Bystander::at(&server, from).await;
        let slowest = bystander.slowest_answer(&server, 3).await;
        assert!(slowest < SOON, "{slowest:?} from {from}");
    }
    // Elsewhere even a champion waits for one thought at most before it has its turn.
    let other = person();
    let wish = json!({ "game": "maiak", "sit": 1, "bots": { "0": "champion" }, "start": true });
    let id = server.table(&other, wish).await;
    let began = Instant::now();
    let mut client = server.visit_from("127.0.0.3", &id, &other).await.unwrap();
    client.until(|table| table["ply"].as_u64() > Some(0)).await;
    assert!(began.elapsed() < Duration::from_secs(12), "{:?}", began.elapsed());
    // Those who wait are told for how long.
    let (_, waiting) = crowd.last_mut().unwrap();
    let table = waiting.until(|table| table["bot_wait_ms"].is_u64()).await;
    assert!(table["bot_wait_ms"].as_u64().unwrap() > 3000, "{table}");
}

#[tokio::test]
async fn one_person_has_only_so_many_strong_bots() {
    let server = TestServer::open_with(|config| config.strong_bots_per_person = 2).await;
    let ada = person();
    let strong = json!({ "game": "tac", "bots": { "1": "hard", "2": "champion", "3": "easy" } });
    let id = server.table(&ada, strong.clone()).await;
    let mut client = server.visit(&id, &ada).await;
    let bot = |seat: u8, level: &str| json!({ "do": "bot", "seat": seat, "level": level });
    let words = client.is_refused(bot(3, "champion")).await;
    assert!(words.contains("2 strong bots"), "{words}");
    client.does(bot(1, "champion")).await;
    client.does(bot(2, "medium")).await;
    client.does(bot(3, "hard")).await;

    let refused = server.make(&ada, strong.clone()).await;
    assert_eq!(refused.0.as_u16(), 422, "{}", refused.1);
    assert!(refused.1.contains("2 strong bots"), "{}", refused.1);
    server.table(&ada, json!({ "game": "tac", "bots": { "1": "medium" } })).await;
    server.table(&person(), strong).await;
}
