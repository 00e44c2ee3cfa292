use std::net::Ipv4Addr;

use serde_json::json;
use server::{
    Form, Guest, Wish,
    room::{Logged, Room, Surroundings},
};
use store::{Code, PersonId, Status, TableId, TableRow};
use table::{Lang, OptionKind, Seed};

use crate::{position::tables, words::is_said};

/// Whatever a form or a program asks for is refused with reasons, or there is a table like that, whose
/// log is read as it was written.
pub(crate) fn check(bytes: &[u8]) {
    if let Ok(form) = serde_urlencoded::from_bytes::<Form>(bytes) {
        make(&form.wish());
    }
    if let Ok(wish) = serde_json::from_slice::<Wish>(bytes) {
        make(&wish);
    }
}

fn make(wish: &Wish) {
    let place = Ipv4Addr::LOCALHOST.into();
    let id = PersonId::from("host");
    let host = Guest { id, name: "Host".to_owned(), named: true, lang: Lang::En, place };
    let made = wish.setup(&host.id).and_then(|setup| {
        let seating = wish.seating(&setup, &host)?;
        Ok((setup, seating))
    });
    let (setup, seating) = match made {
        Ok(made) => made,
        Err(failure) => {
            assert!(failure.status().is_client_error(), "{failure:?}");
            let lines = Lang::ALL.map(|lang| failure.lines(lang)).concat();
            assert!(!lines.is_empty());
            return lines.iter().for_each(|line| is_said(line));
        }
    };
    let row = TableRow {
        id: TableId::from("table"),
        code: "ABCDEF".parse::<Code>().expect("a code"),
        game: setup.game.clone(),
        seed: Seed::from(1).0,
        status: Status::Lobby,
        created_at: 0,
        changed_at: 0,
    };
    let (room, log) = Room::open(&row, setup, seating, wish.start).expect("a table as agreed");
    let log: Vec<String> = log.iter().map(Logged::to_text).collect();
    let folded = Room::fold(&row, &log).expect("what was written is read");
    let around = Surroundings::default();
    let told = |room: &Room| room.message(&host.id, &host.name, Lang::De, 0, &around);
    assert_eq!(told(&folded), told(&room));
}

/// Each kind of table as a form and as a program asks for it.
pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let mut inputs = Vec::new();
    for game in catalog::games() {
        let about = game.about();
        for (_, options) in tables(game) {
            let clock = json!({ "minutes": 5, "increment": 3 });
            let wish = json!({
                "game": about.id, "options": options, "bots": { "1": "easy" }, "sit": 0, "start": true,
                "clock": clock, "window": 10, "patience": 60, "takeover": true, "hints": false,
            });
            inputs.push(wish.to_string().into_bytes());
            let chosen = about.options.iter().map(|info| {
                let value = &options[info.name];
                let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                let own = matches!(info.kind, OptionKind::Preset(_)) && !value.is_string();
                let name = if own { "own" } else { "option" };
                (format!("{name}-{}", info.name), text)
            });
            let usual = [
                ("game", about.id),
                ("chair-0", "you"),
                ("chair-1", "hard"),
                ("bots", "easy"),
                ("side", "1"),
                ("clock", "5"),
                ("window", "10"),
                ("patience", "0"),
                ("takeover", "true"),
                ("hints", "false"),
                ("start", "yes"),
            ];
            let usual = usual.map(|(name, value)| (name.to_owned(), value.to_owned()));
            let form: Vec<(String, String)> = usual.into_iter().chain(chosen).collect();
            inputs.push(serde_urlencoded::to_string(form).expect("pairs of texts").into_bytes());
        }
    }
    inputs
}
