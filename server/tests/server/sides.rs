//! Tables where people are not the same as seats.

use serde_json::{Value, json};
use server::room::{Doer, Room};
use table::Seat;

use crate::test_server::{Client, TestServer, person};

fn tac(variant: &str) -> Value {
    json!({ "game": "tac", "options": { "variant": variant } })
}

/// One field of every seat that is told of.
fn each(table: &Value, field: &str) -> Value {
    table["seats"].as_array().unwrap().iter().map(|seat| seat[field].clone()).collect()
}

fn holds(client: &Client, seat: Seat) -> bool {
    client.table["you"]["seats"].as_array().unwrap().contains(&json!(seat))
}

/// Let people act, anything that is legal, until a room is as it should be.
async fn act_until(
    server: &TestServer,
    id: &str,
    clients: &mut [&mut Client],
    fits: impl Fn(&Room) -> bool,
) -> Room {
    for number in 0..2000 {
        let room = server.room(id).await;
        if fits(&room) {
            return room;
        }
        let seat = room.table().asks_first().expect("the game goes on");
        let legal = room.table().legal(seat);
        let action = &legal[number * 7 % legal.len()];
        let act = json!({ "do": "act", "seat": seat, "action": action, "ply": room.ply() });
        let client = clients.iter_mut().find(|client| holds(client, seat)).unwrap();
        client.does(act).await;
    }
    panic!("2000 actions and it never came to that");
}

#[tokio::test]
async fn two_people_with_two_seats_each_sit_down_once_and_play_with_both() {
    let server = TestServer::open().await;
    let (host, other) = (person(), person());
    let id = server.table(&host, tac("two-doubles")).await;
    let mut ada = server.visit(&id, &host).await;
    let mut bob = server.visit(&id, &other).await;
    assert_eq!(each(&ada.table, "seat"), json!([0, 1, 2, 3]));
    assert_eq!(each(&ada.table, "chair"), json!([0, 1, 0, 1]));
    // Any seat of the chair will do.
    ada.does(json!({ "do": "sit", "seat": 2 })).await;
    bob.does(json!({ "do": "sit", "seat": 1 })).await;
    let sit = json!({ "do": "sit", "seat": 0 });
    assert!(bob.is_refused(sit).await.contains("already taken"));
    ada.does(json!({ "do": "start" })).await;
    let table = ada.until(|table| table["status"] == "playing").await;
    assert_eq!(table["you"]["seats"], json!([0, 2]));
    assert_eq!(each(&table, "kind"), json!(["person", "person", "person", "person"]));
    let texts: Vec<String> = server.visit(&id, &person()).await.table["news"].as_array().unwrap()
        [..2]
        .iter()
        .map(|news| news["texts"][0].as_str().unwrap().to_owned())
        .collect();
    assert!(texts[0].contains(" and "), "both seats are told of in one sentence: {texts:?}");
    assert_eq!(texts.len(), 2);

    // Both hands are seen, by their owner alone, and both can be played from.
    let ways = |table: &Value| {
        let mut seats: Vec<u64> = table["stage"]["ways"]
            .as_array()
            .unwrap()
            .iter()
            .map(|way| way["seat"].as_u64().unwrap())
            .collect();
        seats.sort();
        seats.dedup();
        seats
    };
    assert_eq!(ways(&table), [0, 2], "every seat gives a card at first");
    let names = |table: &Value, seat: u64| {
        let areas = table["stage"]["areas"].as_array().unwrap();
        let own: Vec<&Value> =
            areas.iter().filter(|area| area["seat"] == seat).map(|area| &area["id"]).collect();
        let things = table["stage"]["things"].as_array().unwrap().iter();
        things.filter(|thing| own.contains(&&thing["area"]) && !thing["name"].is_null()).count()
    };
    assert!(names(&table, 0) >= 5 && names(&table, 2) >= 5, "two hands");
    assert_eq!(names(&table, 1), 0);
    let both = [Seat::new(0), Seat::new(2)];
    let acted = |room: &Room, seat: Seat| room.table().actions().iter().any(|(by, _)| *by == seat);
    let clients = &mut [&mut ada, &mut bob];
    act_until(&server, &id, clients, |room| {
        room.ply() > 8 && both.iter().all(|&seat| acted(room, seat))
    })
    .await;
}

#[tokio::test]
async fn undo_takeback_and_resigning_are_for_all_seats_of_a_person() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(tac("two-doubles")).await;
    // An action of the second seat is undone as well as one of the first.
    let clients = &mut [&mut ada, &mut bob];
    let room = act_until(&server, &id, clients, |room| {
        let undone = |seat: Seat| room.table().duplicate().take_back(seat).is_ok();
        room.table().actions().last().is_some_and(|(seat, _)| seat.index() > 1 && undone(*seat))
    })
    .await;
    let (seat, ply) = (room.table().actions().pop().unwrap().0, room.ply());
    let (actor, waiting) =
        if holds(&ada, seat) { (&mut ada, &mut bob) } else { (&mut bob, &mut ada) };
    actor.until(|table| table["ply"] == ply && table["can"]["undo"] == true).await;
    actor.does(json!({ "do": "undo" })).await;
    waiting.until(|table| table["ply"] == ply - 1).await;

    // One answer of the other person is enough.
    actor.does(json!({ "do": "takeback" })).await;
    let offer = waiting.until(|table| table["offers"] != json!([])).await["offers"][0].clone();
    let mut seats = [offer["agreed"].clone(), offer["waiting"].clone()];
    seats.sort_by_key(ToString::to_string);
    assert_eq!(seats, [json!([0, 2]), json!([1, 3])]);
    waiting.does(json!({ "do": "agree", "offer": "takeback" })).await;
    actor.until(|table| table["offers"] == json!([])).await;
    assert!(server.room(&id).await.ply() < ply);

    bob.does(json!({ "do": "resign" })).await;
    let table = ada.until(|table| table["status"] == "over").await;
    assert_eq!(table["outcome"]["winners"], json!([0, 2]));
    assert_eq!(table["outcome"]["scores"], json!([1.0, 0.0, 1.0, 0.0]));
    assert_eq!(each(&table, "resigned"), json!([false, true, false, true]));
}

#[tokio::test]
async fn who_leaves_with_two_seats_is_replaced_by_one_bot_on_both() {
    let server = TestServer::open().await;
    let people = [person(), person(), person()];
    let id = server.table(&people[0], tac("three-double")).await;
    let mut clients = Vec::new();
    for (chair, person) in people.iter().enumerate() {
        let mut client = server.visit(&id, person).await;
        let seats = client.table["seats"].as_array().unwrap().clone();
        let seat = seats.iter().find(|seat| seat["chair"] == chair).unwrap()["seat"].clone();
        client.does(json!({ "do": "sit", "seat": seat })).await;
        clients.push(client);
    }
    clients[0].does(json!({ "do": "start" })).await;
    let room = server.room(&id).await;
    let double = room.chairs().iter().position(|chair| chair.seats.len() == 2).unwrap();
    let both = room.chairs()[double].seats;
    clients[double].does(json!({ "do": "stand" })).await;
    let single = (double + 1) % 3;
    let table = clients[single]
        .until(|table| table["seats"][both.first().unwrap().index()]["kind"] == "bot")
        .await;
    for seat in table["seats"].as_array().unwrap() {
        let left = both.contains(serde_json::from_value(seat["seat"].clone()).unwrap());
        assert_eq!(seat["kind"], if left { "bot" } else { "person" }, "{seat}");
    }
    assert_eq!(table["status"], "playing");
    assert!(clients[double].is_refused(json!({ "do": "stand" })).await.contains("have a seat"));
    // The side of the other two loses if both of them give up.
    let partner = (double + 2) % 3;
    clients[single].does(json!({ "do": "resign" })).await;
    clients[partner].does(json!({ "do": "resign" })).await;
    let table = clients[single].until(|table| table["status"] == "over").await;
    assert_eq!(table["outcome"]["winners"], json!(both));
}

#[tokio::test]
async fn alone_one_person_holds_all_seats_and_no_bot_sits_down() {
    let server = TestServer::open().await;
    let host = person();
    let mut wish = tac("solo");
    wish["sit"] = json!(0);
    wish["start"] = json!(true);
    let id = server.table(&host, wish).await;
    let mut ada = server.visit(&id, &host).await;
    assert_eq!(ada.table["you"]["seats"], json!([0, 1, 2, 3]));
    assert_eq!(each(&ada.table, "kind"), json!(["person", "person", "person", "person"]));
    let room = act_until(&server, &id, &mut [&mut ada], |room| room.ply() == 12).await;
    let mut actors: Vec<usize> =
        room.table().actions().iter().map(|(seat, _)| seat.index()).collect();
    actors.sort();
    actors.dedup();
    assert_eq!(actors, [0, 1, 2, 3]);
    // Nobody else is asked.
    ada.does(json!({ "do": "takeback" })).await;
    assert_eq!(server.room(&id).await.ply(), 11);
    ada.does(json!({ "do": "resign" })).await;
    let table = ada.until(|table| table["status"] == "over").await;
    assert_eq!(table["outcome"]["winners"], json!([]));
    assert_eq!(table["outcome"]["scores"], json!([0.0, 0.0, 0.0, 0.0]));
    assert_eq!(table["outcome"]["text"], "The game is lost: Guest resigned.");
}

#[tokio::test]
async fn an_empty_seat_is_offered_to_nobody_and_filled_by_nobody() {
    let server = TestServer::open().await;
    let host = person();
    let id = server.table(&host, tac("two-singles")).await;
    let mut ada = server.visit(&id, &host).await;
    assert_eq!(each(&ada.table, "seat"), json!([0, 2]));
    assert!(ada.is_refused(json!({ "do": "sit", "seat": 1 })).await.contains("0, 2"));
    let bot = json!({ "do": "bot", "seat": 3, "level": "easy" });
    assert!(ada.is_refused(bot).await.contains("0, 2"));
    ada.does(json!({ "do": "sit", "seat": 2 })).await;
    ada.does(json!({ "do": "start" })).await;
    let table = ada.until(|table| table["status"] == "playing").await;
    assert_eq!(each(&table, "kind"), json!(["bot", "person"]));
    ada.does(json!({ "do": "resign" })).await;
    let table = ada.until(|table| table["status"] == "over").await;
    assert_eq!(table["outcome"]["winners"], json!([0]), "giving up ends it between two");
}

#[tokio::test]
async fn one_bot_plays_both_seats_of_its_chair() {
    let server = TestServer::open().await;
    let host = person();
    let mut wish = tac("two-doubles");
    wish["sit"] = json!(0);
    wish["bots"] = json!({ "3": "easy" });
    wish["start"] = json!(true);
    let id = server.table(&host, wish).await;
    let mut ada = server.visit(&id, &host).await;
    assert_eq!(each(&ada.table, "level"), json!([null, "easy", null, "easy"]));
    for _ in 0..40 {
        let room = server.room(&id).await;
        let acts = |seat: u8| room.table().actions().iter().any(|(by, _)| *by == Seat::new(seat));
        if acts(1) && acts(3) && room.ply() > 6 {
            return;
        }
        let table = ada.until(|table| table["your_turn"] == true).await;
        let way = table["stage"]["ways"][0].clone();
        let act = json!({ "do": "act", "seat": way["seat"], "action": way["action"], "ply": table["ply"] });
        // A bot may have given its card just before.
        let answer = ada.ask(act).await;
        let seq = answer["seq"].as_u64().unwrap_or(table["seq"].as_u64().unwrap() + 1);
        ada.until(|table| table["seq"].as_u64().unwrap() >= seq).await;
    }
    panic!("the bot does not play with both hands");
}

#[tokio::test]
async fn the_seats_of_a_person_share_one_clock() {
    let server = TestServer::open().await;
    let mut wish = tac("two-doubles");
    wish["clock"] = json!({ "minutes": 5 });
    let (id, mut ada, _bob) = server.duel(wish).await;
    let table = ada.until(|table| table["status"] == "playing").await;
    let left: Vec<Option<u64>> =
        table["seats"].as_array().unwrap().iter().map(|seat| seat["clock_ms"].as_u64()).collect();
    assert!(left.iter().all(Option::is_some));
    assert_eq!((left[0], left[1]), (left[2], left[3]));
    assert!(server.room(&id).await.clock().unwrap().next_flag().is_some());
}

#[tokio::test]
async fn one_guest_may_sit_on_both_chairs_and_gives_up_for_the_side_to_act() {
    let server = TestServer::open().await;
    let host = person();
    let id = server.table(&host, json!({ "game": "maiak", "sit": 0 })).await;
    let mut ada = server.visit(&id, &host).await;
    ada.does(json!({ "do": "sit", "seat": 1 })).await;
    ada.until(|table| table["you"]["seats"] == json!([0, 1])).await;
    // One chair can be left alone in the lobby.
    ada.does(json!({ "do": "stand", "seat": 0 })).await;
    ada.until(|table| table["you"]["seats"] == json!([1])).await;
    ada.does(json!({ "do": "sit", "seat": 0 })).await;
    ada.does(json!({ "do": "start" })).await;
    ada.until(|table| table["you"]["seats"] == json!([0, 1])).await;
    server.act(&id, &mut [&mut ada]).await;
    server.act(&id, &mut [&mut ada]).await;
    let room = server.room(&id).await;
    assert_eq!(room.to_act().first(), Some(Seat::new(1)));
    ada.does(json!({ "do": "resign" })).await;
    let table = ada.until(|table| table["status"] == "over").await;
    assert_eq!(table["outcome"]["winners"], json!([0]));
    assert_eq!(each(&table, "resigned"), json!([false, true]));
}

#[tokio::test]
async fn nobody_acts_for_anybody_while_all_are_here() {
    let server = TestServer::open().await;
    let (id, mut ada, mut bob) = server.duel(tac("two-doubles")).await;
    let room = act_until(&server, &id, &mut [&mut ada, &mut bob], |room| room.ply() == 6).await;
    let record = room.record();
    assert_eq!(record.actions.len(), 6);
    let entries = server.app.store().read(&id.as_str().into(), 0).await.unwrap();
    let by = serde_json::to_value(Doer::Person).unwrap();
    let acted = entries.iter().filter(|entry| entry.contains("\"acted\""));
    assert!(
        acted
            .into_iter()
            .all(|entry| { serde_json::from_str::<Value>(entry).unwrap()["by"] == by })
    );
}
