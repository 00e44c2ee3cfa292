use catalog::Listing;
use serde_json::{Value, json};
use server::{
    Wish,
    room::{Entry, Logged, Room, Surroundings},
};
use store::{Code, PersonId, Status, TableId, TableRow};
use table::{Dice, Lang, Seed, Viewer};

use crate::test_server::{TestServer, person};

/// How many actions are looked at in each game.
const PLIES: usize = 60;

/// A game in which every chair has a person of its own, after its start.
pub(crate) fn started(
    game: &'static dyn Listing,
    options: Value,
    seed: Seed,
) -> (TableRow, Vec<String>) {
    let row = TableRow {
        id: TableId::from("table"),
        code: "ABCDEF".parse::<Code>().unwrap(),
        game: game.about().id.to_owned(),
        seed: seed.0,
        status: Status::Playing,
        created_at: 0,
        changed_at: 0,
    };
    let wish = Wish { options, window: Some(0), ..Wish::new(game.about().id) };
    let setup = wish.setup(&on(0)).unwrap();
    let sides = game.sides(setup.rules, &setup.options).unwrap();
    let sit = |(chair, seats): (usize, &table::SeatSet)| Entry::Sat {
        seat: seats.first().unwrap(),
        person: on(chair),
        name: format!("Person {chair}"),
    };
    let seating = sides.people().iter().enumerate().map(sit).collect();
    let (_, log) = Room::open(&row, setup, seating, true).unwrap();
    (row, log.iter().map(Logged::to_text).collect())
}

/// Who sits on a chair.
fn on(chair: usize) -> PersonId {
    PersonId::from(format!("person {chair}").as_str())
}

/// Everybody who can look at a room: those on its chairs, and a spectator.
fn everybody(room: &Room) -> Vec<PersonId> {
    (0..room.chairs().len()).map(on).chain([PersonId::from("spectator")]).collect()
}

/// What a person is sent about a room.
fn sent(room: &Room, person: &PersonId, lang: Lang) -> String {
    let around = Surroundings { lines: true, ..Surroundings::default() };
    room.message(person, "Somebody", lang, 0, &around)
}

/// The games with their usual options, and those tables where a person holds several seats or
/// nobody sits on some.
fn tables() -> Vec<(&'static dyn Listing, Value)> {
    let tac = catalog::find("tac").unwrap();
    let variant = |name| (tac, json!({ "variant": name }));
    let variants = ["solo", "two-singles", "two-doubles", "three-double"].map(variant);
    catalog::games().map(|game| (game, json!({}))).chain(variants).collect()
}

/// Two worlds that look alike to a viewer are sent to him alike, to the byte, in every game, for
/// every seat and for spectators; and they stay alike as long as he perceives the same.
#[test]
fn nothing_hidden_is_ever_sent() {
    for (game, options) in tables() {
        for number in 0..2 {
            let seed = Seed::from(number).derive(game.about().id, 0);
            let (row, entries) = started(game, options.clone(), seed);
            let fold = || Room::fold(&row, &entries).unwrap();
            let mut truth = fold().table().duplicate();
            let everybody = everybody(&fold());
            let mut dice = Dice::new(seed);
            for ply in 0..PLIES {
                let Some(actor) = truth.asks_first() else { break };
                let action = dice.pick(&truth.legal(actor)).unwrap().clone();
                // A dream has no past to tell programs of, so neither has what it is compared with.
                let rules = game.about().rules_version;
                let bare = game.load(rules, &truth.options(), seed, &truth.state()).unwrap();
                for (v, person) in everybody.iter().enumerate() {
                    let viewer = fold().viewer(person);
                    let lang = Lang::ALL[ply % 2];
                    let dream = truth.imagine(viewer, seed.derive("dream", (ply * 16 + v) as u64));
                    let real = sent(&fold().with_table(bare.duplicate()), person, lang);
                    let dreamt = sent(&fold().with_table(dream.duplicate()), person, lang);
                    same(&real, &dreamt, game.about().id, viewer);

                    // The same happens in both, as far as he perceives it: then it is told alike.
                    let (mut one, mut two) = (bare.duplicate(), dream);
                    one.play(actor, &action).unwrap();
                    if two.play(actor, &action).is_err() {
                        continue;
                    }
                    if one.seen(0, viewer) == two.seen(0, viewer) {
                        let real = sent(&fold().with_table(one), person, lang);
                        let dreamt = sent(&fold().with_table(two), person, lang);
                        same(&real, &dreamt, game.about().id, viewer);
                    }
                }
                truth.play(actor, &action).unwrap();
            }
        }
    }
}

fn same(real: &str, dreamt: &str, game: &str, viewer: Viewer) {
    if real != dreamt {
        let fields = |text: &str| serde_json::from_str::<Value>(text).unwrap();
        let (real, dreamt) = (fields(real), fields(dreamt));
        let differs = real.as_object().unwrap().iter().find(|(key, value)| dreamt[key] != **value);
        panic!("{game}, {viewer:?}: {differs:?}");
    }
}

#[test]
fn the_seed_is_kept_until_the_end() {
    for (game, options) in tables() {
        let seed = Seed::from(5).derive(game.about().id, 1);
        let (row, entries) = started(game, options, seed);
        let room = Room::fold(&row, &entries).unwrap();
        for lang in Lang::ALL {
            let message = sent(&room, &on(0), lang);
            assert!(!message.contains(&seed.to_string()));
            assert!(message.contains(room.commitment().unwrap()));
            assert!(!message.contains("person 0"), "ids of people are nobody's business");
        }
    }
}

/// Those who wait at one table for the same news are each shown what is theirs, in their own words.
#[tokio::test]
async fn whoever_waits_is_shown_his_own_table() {
    let server = TestServer::open().await;
    let people = [(person(), Lang::En), (person(), Lang::De), (person(), Lang::En)];
    let id = server.table(&people[0].0, json!({ "game": "tactiki", "sit": 0 })).await;
    let mut clients = Vec::new();
    for (person, lang) in &people {
        clients.push(server.visit_at(&id, person, &format!("lang={lang}")).await);
    }
    clients[1].does(json!({ "do": "sit", "seat": 1 })).await;
    clients[0].does(json!({ "do": "start" })).await;
    for ply in 1..8 {
        server.act(&id, &mut clients.iter_mut().collect::<Vec<_>>()).await;
        let room = server.room(&id).await;
        let mut stages = Vec::new();
        for (client, (person, lang)) in clients.iter_mut().zip(&people) {
            let shown = client.until(|table| table["ply"] == ply).await;
            let own = room.message(&person.person(), "", *lang, 0, &Surroundings::default());
            let own: Value = serde_json::from_str(&own).unwrap();
            for field in ["stage", "told", "prompt", "to_act", "your_turn", "can"] {
                assert_eq!(shown[field], own[field], "{field} after {ply}");
            }
            assert_eq!(shown["you"]["seats"], own["you"]["seats"]);
            assert!(!stages.contains(&own["stage"]), "their tables differ");
            stages.push(own["stage"].clone());
        }
    }
}
