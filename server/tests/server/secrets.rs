use serde_json::Value;
use server::room::{Around, Logged, Order, Room, Sitter};
use store::{Code, PersonId, Status, TableId, TableRow};
use table::{Dice, Lang, Seat, Seed, Viewer};

/// How many actions are looked at in each game.
const PLIES: usize = 60;

/// A game in which every seat has a person of its own, after its start.
pub(crate) fn started(game: &'static dyn catalog::Title, seed: Seed) -> (TableRow, Vec<String>) {
    let options = game.options(&serde_json::json!({})).unwrap();
    let seats = game.start(&options, seed).unwrap().seats() as u8;
    let order = Order {
        game,
        match_options: options,
        number: 0,
        host: on(Seat(0)),
        window: 0,
        clock: None,
        seated: (0..seats)
            .map(|seat| (Seat(seat), Sitter::Person(on(Seat(seat))), format!("Person {seat}")))
            .collect(),
        start: true,
    };
    let entries = order.entries(&seed).unwrap().into_iter();
    let row = TableRow {
        id: TableId::from("table"),
        code: "ABCDEF".parse::<Code>().unwrap(),
        game: game.about().id.to_owned(),
        seed: seed.0,
        status: Status::Playing,
        created_at: 0,
        changed_at: 0,
    };
    (row, entries.map(|entry| Logged { at: 0, key: None, entry }.to_text()).collect())
}

/// Who sits on a seat.
fn on(seat: Seat) -> PersonId {
    PersonId::from(format!("person {seat}").as_str())
}

/// What a viewer is sent about a room.
fn sent(room: &Room, viewer: Viewer, lang: Lang) -> String {
    let person = viewer.holds().first().map_or(PersonId::from("spectator"), on);
    room.message(&person, "Somebody", lang, 0, &Around::default())
}

/// Two worlds that look alike to a viewer are sent to him alike, to the byte, in every game, for
/// every seat and for spectators; and they stay alike as long as he perceives the same.
#[test]
fn nothing_hidden_is_ever_sent() {
    for game in catalog::games() {
        for number in 0..2 {
            let seed = Seed::from(number).derive(game.about().id, 0);
            let (row, entries) = started(game, seed);
            let fold = || Room::fold(&row, &entries).unwrap();
            let mut truth = game.start(&fold().setup().options, seed).unwrap();
            let viewers: Vec<Viewer> = (0..truth.seats() as u8)
                .map(|seat| Viewer::seat(Seat(seat)))
                .chain([Viewer::SPECTATOR])
                .collect();
            let mut dice = Dice::new(seed);
            for ply in 0..PLIES {
                let Some(actor) = truth.asks_first() else { break };
                let action = dice.pick(&truth.legal(actor)).unwrap().clone();
                for (v, &viewer) in viewers.iter().enumerate() {
                    let lang = Lang::ALL[ply % 2];
                    let dream = truth.imagine(viewer, seed.derive("dream", (ply * 16 + v) as u64));
                    let real = sent(&fold().around(truth.duplicate()), viewer, lang);
                    let dreamt = sent(&fold().around(dream.duplicate()), viewer, lang);
                    same(&real, &dreamt, game.about().id, viewer);

                    // The same happens in both, as far as he perceives it: then it is told alike.
                    let (mut one, mut two) = (truth.duplicate(), dream);
                    let first = one.actions().len();
                    one.play(actor, &action).unwrap();
                    if two.play(actor, &action).is_err() {
                        continue;
                    }
                    if one.seen(first, viewer) == two.seen(0, viewer) {
                        let real = sent(&fold().around(one), viewer, lang);
                        let dreamt = sent(&fold().around(two), viewer, lang);
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
    for game in catalog::games() {
        let seed = Seed::from(5).derive(game.about().id, 1);
        let (row, entries) = started(game, seed);
        let room = Room::fold(&row, &entries).unwrap();
        for lang in Lang::ALL {
            let message = sent(&room, Viewer::seat(Seat(0)), lang);
            assert!(!message.contains(&seed.to_string()));
            assert!(message.contains(&seed.commitment()));
            assert!(!message.contains("person 0"), "ids of people are nobody's business");
        }
    }
}
