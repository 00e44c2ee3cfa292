use std::sync::OnceLock;

use server::room::{Command, Logged, Message, Question, Room, Surroundings, read_message};
use store::PersonId;
use table::{Lang, Seed};

use crate::{
    input::{choose, join, split},
    room::{self, PEOPLE, Played, people},
    words::is_said,
};

/// Tables at all moments of their lives.
pub(crate) fn rooms() -> &'static [Played] {
    static ROOMS: OnceLock<Vec<Played>> = OnceLock::new();
    ROOMS.get_or_init(|| {
        let scripts = room::corpus();
        scripts.iter().filter_map(|script| room::play(script, |_, _| {})).collect()
    })
}

/// Whatever comes over a socket is refused in words, or answered, or leads to entries that fit the
/// log, after which everybody can still be told how the table stands.
pub(crate) fn check(bytes: &[u8]) {
    let (number, text) = split(bytes);
    let Played { row, log } = choose(rooms(), number / (PEOPLE + 1));
    let stranger = PersonId::from("spectator");
    let person = people().get(number % (PEOPLE + 1)).unwrap_or(&stranger);
    let mut room = Room::fold(row, log).expect("a log of our own");
    let request = match read_message(&text) {
        Ok(Message::Do(request)) => request,
        Ok(Message::Tell { question: Question::Help { thing }, .. }) => {
            let told = room.tell_help(person, Lang::De, &thing);
            return is_said(&told.to_string());
        }
        Ok(Message::Tell { question: Question::Hint, .. }) => {
            let refused = room.hint_seat(person).err();
            return refused.iter().for_each(|refusal| is_said(&refusal.to_string()));
        }
        Ok(Message::Ping { .. }) => return,
        Err(error) => {
            return Lang::ALL
                .iter()
                .for_each(|lang| is_said(&error.refusal.text(*lang, room.game())));
        }
    };
    let entries = match room.decide(person, "Somebody", &request.command) {
        Ok(_) if request.command == Command::Rest => room.rest(person, Seed::from(1)),
        Ok(entries) => entries,
        Err(refusal) => {
            return Lang::ALL.iter().for_each(|lang| is_said(&refusal.text(*lang, room.game())));
        }
    };
    let mut log = log.clone();
    for entry in entries {
        let logged = Logged { at: room.changed_at() + 1, key: None, entry };
        log.push(logged.to_text());
        room.apply(logged).expect("what was decided fits");
    }
    let folded = Room::fold(row, &log).expect("what was written is read");
    let around = Surroundings::default();
    let told = |room: &Room| room.message(person, "Somebody", Lang::En, 0, &around);
    assert_eq!(told(&folded), told(&room));
}

/// Everything that can be asked for, at every table and by everybody.
pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let mut inputs = Vec::new();
    let verbs = [
        "undo", "takeback", "agree", "decline", "resign", "sit", "stand", "bot", "lock", "unlock",
        "free", "dismiss", "start", "rematch", "name", "rest", "help", "hint", "ping",
    ];
    for (number, Played { row, log }) in rooms().iter().enumerate() {
        let room = Room::fold(row, log).expect("a log of our own");
        for (i, verb) in verbs.iter().enumerate() {
            let text = format!(
                r#"{{"key":"k","do":"{verb}","seat":{},"level":"easy","offer":"takeback","name":"Eve","thing":"c3"}}"#,
                i % 4
            );
            inputs.push(join(number * (PEOPLE + 1) + i % (PEOPLE + 1), &text));
        }
        for (chair, person) in people().iter().enumerate() {
            let due = room.seats_of(person).intersection(room.to_act());
            for seat in due.iter() {
                for action in room.table().legal(seat).iter().take(2) {
                    let ply = room.ply();
                    let text = format!(
                        r#"{{"key":"k","do":"act","seat":{seat},"action":"{action}","ply":{ply}}}"#
                    );
                    inputs.push(join(number * (PEOPLE + 1) + chair, &text));
                }
            }
        }
    }
    inputs
}
