use serde_json::{Value, json};
use table::{Choice, Path, Scene, Seat, Stage, Way};

use super::client::Client;
use crate::net::{SeatKind, Seated, Status, TableSeen};

/// What can be done at a table besides playing: taking a seat, beginning, answering what others ask for. It is picked like
/// an action of the game, so that neither the screen nor the talk line by line has to know of it.
#[derive(Default)]
pub(super) struct House {
    offers: Vec<Offered>,
}

/// Something that the table is asked for once it is picked.
struct Offered {
    /// What one types for it.
    action: String,
    /// Buttons to press one after another, with what they say.
    picks: Vec<(String, String)>,
    request: Value,
}

impl House {
    /// What somebody who wants to play can do at a table.
    pub(super) fn of(table: &TableSeen, client: Client) -> House {
        let mut house = House::default();
        house.answers(table, client);
        match table.status {
            Status::Lobby => house.lobby(table, client),
            Status::Playing => house.empty_seats(table, client),
            Status::Over => {}
        }
        house
    }

    /// What the table is asked for by what somebody typed or picked.
    pub(super) fn request(&self, action: &str) -> Option<&Value> {
        let found = self.offers.iter().find(|offer| offer.action.eq_ignore_ascii_case(action));
        found.map(|offer| &offer.request)
    }

    /// Whether a button is one of these.
    pub(super) fn has(&self, id: &str) -> bool {
        self.offers.iter().any(|offer| offer.picks.iter().any(|(pick, _)| pick == id))
    }

    /// Put the buttons on a stage.
    pub(super) fn furnish(&self, stage: &mut Stage<String>) {
        for offer in &self.offers {
            // What the game itself means by a word comes first.
            if stage.ways.iter().any(|way| way.action == offer.action) {
                continue;
            }
            for (id, name) in &offer.picks {
                if stage.scene.choices.iter().all(|choice| choice.id != id.as_str()) {
                    let (id, name) = (id.clone().into(), name.clone());
                    stage.scene.choices.push(Choice { id, name, looks: Vec::new() });
                }
            }
            stage.ways.push(Way {
                seat: Seat::new(0),
                action: offer.action.clone(),
                path: Path::of(offer.picks.iter().map(|(id, _)| id.clone())),
                asks: Vec::new(),
            });
        }
    }

    /// A stage on which nothing is played yet.
    pub(super) fn empty_stage() -> Stage<String> {
        let scene =
            Scene { areas: Vec::new(), things: Vec::new(), choices: Vec::new(), seats: Vec::new() };
        Stage { scene, ways: Vec::new(), asks: Vec::new(), runs: Vec::new(), why: Vec::new() }
    }

    fn offer(&mut self, action: &str, picks: Vec<(String, String)>, request: Value) {
        self.offers.push(Offered { action: action.to_owned(), picks, request });
    }

    /// Something behind one button.
    fn simple(&mut self, action: &str, name: String, request: Value) {
        self.offer(action, vec![(format!("house {action}"), name)], request);
    }

    /// Answers to what others ask for.
    fn answers(&mut self, table: &TableSeen, client: Client) {
        for (place, offer) in table.offers.iter().enumerate() {
            let kind = offer.kind.word();
            let called = |verb: &str| match place {
                0 => verb.to_owned(),
                _ => format!("{verb} {kind}"),
            };
            let request = |verb: &str| json!({ "do": verb, "offer": kind });
            let mine = table.you.seats.contains(offer.seat);
            if mine {
                self.simple(&called("withdraw"), client.says("withdraw"), request("decline"));
            } else if !offer.waiting.intersection(table.you.seats).is_empty() {
                self.simple(&called("agree"), client.says("agree"), request("agree"));
                self.simple(&called("decline"), client.says("decline"), request("decline"));
            }
        }
    }

    /// Seats of bots that one can take in the middle of a game.
    fn empty_seats(&mut self, table: &TableSeen, client: Client) {
        if !table.you.left.is_empty() && !table.can.sit.is_empty() {
            self.simple("sit", client.says("come-back"), json!({ "do": "sit" }));
        } else if table.you.seats.is_empty() {
            for seated in chairs(table).filter(|seated| table.can.sit.contains(seated.seat)) {
                let name = client.says_of("take-over", "bot", &client.bot(seated));
                let name = format!("{name}: {}", seated.game_name);
                let seat = seated.seat;
                self.simple(&format!("sit {seat}"), name, json!({ "do": "sit", "seat": seat }));
            }
        }
    }

    fn lobby(&mut self, table: &TableSeen, client: Client) {
        let seated = !table.you.seats.is_empty();
        // Who has no seat wants one before anything begins.
        if seated {
            self.start(table, client);
        }
        for chair in chairs(table).filter(|chair| table.can.sit.contains(chair.seat)) {
            let action = format!("sit {}", chair.seat);
            let request = json!({ "do": "sit", "seat": chair.seat });
            if seated {
                let menu = ("house sit".to_owned(), format!("{} …", client.says("sit")));
                let seat = (format!("house {action}"), chair.game_name.clone());
                self.offer(&action, vec![menu, seat], request);
            } else {
                let name = format!("{}: {}", client.says("sit"), chair.game_name);
                self.simple(&action, name, request);
            }
        }
        if !seated {
            self.start(table, client);
        }
        if table.you.host {
            self.bots(table, client);
            self.guests(table, client);
        }
    }

    fn start(&mut self, table: &TableSeen, client: Client) {
        if table.can.start {
            self.simple("start", client.says("start"), json!({ "do": "start" }));
        }
    }

    /// What the host can put on seats where no person sits.
    fn bots(&mut self, table: &TableSeen, client: Client) {
        for chair in chairs(table).filter(|chair| chair.kind != SeatKind::Person) {
            let seat = chair.seat;
            let mut levels: Vec<(&str, String, Value)> = table
                .levels
                .iter()
                .map(|level| (level.as_str(), client.says(&format!("level-{level}")), json!(level)))
                .collect();
            if chair.kind == SeatKind::Bot {
                levels.push(("none", client.says("open-seat"), Value::Null));
            }
            for (level, name, value) in levels {
                let picks = vec![
                    ("house bot".to_owned(), format!("{} …", client.says("who-plays"))),
                    (format!("house bot {seat}"), chair.game_name.clone()),
                    (format!("house level {level}"), name),
                ];
                let request = json!({ "do": "bot", "seat": seat, "level": value });
                self.offer(&format!("bot {seat} {level}"), picks, request);
            }
        }
    }

    /// What the host can do about people.
    fn guests(&mut self, table: &TableSeen, client: Client) {
        for chair in chairs(table).filter(|chair| table.can.free.contains(chair.seat)) {
            for verb in ["free", "dismiss"] {
                let menu = (format!("house {verb}"), format!("{} …", client.says(verb)));
                let action = format!("{verb} {}", chair.seat);
                let seat = (format!("house {action}"), client.name(chair));
                let request = json!({ "do": verb, "seat": chair.seat });
                self.offer(&action, vec![menu, seat], request);
            }
        }
        if table.can.lock {
            let verb = if table.locked { "unlock" } else { "lock" };
            self.simple(verb, client.says(verb), json!({ "do": verb }));
        }
    }
}

/// The first seat of each chair.
fn chairs(table: &TableSeen) -> impl Iterator<Item = &Seated> {
    let first = |place: usize, seated: &Seated| {
        table.seats[..place].iter().all(|before| before.chair != seated.chair)
    };
    table
        .seats
        .iter()
        .enumerate()
        .filter(move |(place, seated)| first(*place, seated))
        .map(|(_, seated)| seated)
}

#[cfg(test)]
mod tests {
    use table::Lang;

    use super::*;
    use crate::net::sample;

    fn house(fields: &Value) -> House {
        let table: TableSeen = serde_json::from_value(sample(fields)).unwrap();
        House::of(&table, Client(Lang::En))
    }

    fn actions(house: &House) -> Vec<&str> {
        house.offers.iter().map(|offer| offer.action.as_str()).collect()
    }

    #[test]
    fn a_host_without_a_seat_chooses_one_first() {
        let house = house(&json!({}));
        let bots = ["bot 0 easy", "bot 0 hard", "bot 1 easy", "bot 1 hard"];
        let all = [&["sit 0", "sit 1", "start"], &bots[..], &["lock"]].concat();
        assert_eq!(actions(&house), all);
        assert_eq!(house.request("SIT 1"), Some(&json!({ "do": "sit", "seat": 1 })));
        let level = json!({ "do": "bot", "seat": 0, "level": "hard" });
        assert_eq!(house.request("bot 0 hard"), Some(&level));
        assert_eq!(house.request("dance"), None);
    }

    #[test]
    fn buttons_lead_to_everything_that_can_be_asked_for() {
        let house = house(&json!({}));
        let mut stage = House::empty_stage();
        house.furnish(&mut stage);
        assert_eq!(stage.ways.len(), house.offers.len());
        for way in &stage.ways {
            for pick in &way.path.picks {
                assert!(stage.scene.choices.iter().any(|choice| choice.id == *pick), "{pick}");
                assert!(house.has(pick));
            }
        }
        // Each button is there once.
        let mut ids: Vec<_> = stage.scene.choices.iter().map(|choice| &choice.id).collect();
        ids.sort();
        let all = ids.len();
        ids.dedup();
        assert_eq!(ids.len(), all);
    }

    #[test]
    fn who_is_asked_may_answer_and_who_asks_may_think_again() {
        let offer = json!([{ "kind": "takeback", "seat": 1, "waiting": [0] }]);
        let you = |seats: Value| json!({ "named": true, "seats": seats, "left": [], "host": false, "dismissed": false });
        let playing =
            |seats: Value| json!({ "status": "playing", "offers": offer, "you": you(seats) });
        let asked = house(&playing(json!([0])));
        assert_eq!(actions(&asked), ["agree", "decline"]);
        let agree = json!({ "do": "agree", "offer": "takeback" });
        assert_eq!(asked.request("agree"), Some(&agree));
        let asker = house(&playing(json!([1])));
        assert_eq!(actions(&asker), ["withdraw"]);
        assert_eq!(
            asker.request("withdraw"),
            Some(&json!({ "do": "decline", "offer": "takeback" }))
        );
    }
}
