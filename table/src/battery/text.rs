use std::{cell::RefCell, collections::HashSet};

use serde_json::{Value, json};

use super::sample::{option_sets, random_game, random_states, seats, viewers};
use crate::{
    AnyTable, Dice, Erased, Event, Game, Lang, Outcome, Pen, Phrase, Record, Seed, Table, Title,
    Viewer, Words, event_kind, read_draft,
};

/// Every legal action reads back from its notation, in capitals and with spaces around too; no two
/// legal actions are written alike; nonsense is refused in words.
pub fn notation_round_trip<G: Game>() {
    let words = Words::new(&[G::ABOUT.messages]);
    let mut dice = Dice::new(Seed::from(23));
    for (_, state) in random_states::<G>(6, 4) {
        for seat in state.to_act().iter() {
            let mut actions = Vec::new();
            state.actions(seat, &mut actions);
            let texts: HashSet<String> = actions.iter().map(ToString::to_string).collect();
            assert_eq!(texts.len(), actions.len(), "two actions written alike");
            for action in actions {
                let text = action.to_string();
                assert!(text.is_ascii() && !text.contains(' '), "{text}");
                assert_eq!(text.parse(), Ok(action));
                assert_eq!(format!(" {} ", text.to_uppercase()).parse(), Ok(action));
                // A notation with one sign lost, doubled or changed is read or refused, no more.
                let mut signs: Vec<char> = text.chars().collect();
                let place = dice.roll(signs.len());
                match dice.roll(3) {
                    0 => drop(signs.remove(place)),
                    1 => signs.insert(place, signs[place]),
                    _ => signs[place] = *dice.pick(&['€', '9', 'z', ':', '\u{0}']).unwrap(),
                }
                if let Err(refusal) = signs.into_iter().collect::<String>().parse::<G::Action>() {
                    let said = words.try_say(Lang::En, &refusal.to_phrase());
                    assert!(said.is_some(), "no words for {refusal:?}");
                }
            }
        }
    }
    for nonsense in ["", " ", "\u{0}", "🂡", "-", "?", "$", ":", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"]
    {
        let refusal = nonsense.parse::<G::Action>().expect_err("nonsense");
        assert!(words.try_say(Lang::De, &refusal.to_phrase()).is_some());
    }
}

/// States and views survive the way through JSON at every moment.
pub fn state_round_trip<G: Game>() {
    for (options, state) in random_states::<G>(15, 4) {
        let text = serde_json::to_string(&state.draft()).unwrap();
        let draft: Value = serde_json::from_str(&text).unwrap();
        let back = read_draft::<G>(&options, &Seed::from(1), &draft);
        assert_eq!(back.as_ref(), Ok(&state), "{text}");
        for viewer in viewers(&options) {
            let view = state.view(viewer);
            let text = serde_json::to_string(&view).unwrap();
            let back: G::View =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            assert_eq!(back, view, "{text}");
        }
    }
}

/// A record reads back from its text and verifies; with an action or the outcome changed it does
/// not, and the error names the place.
pub fn record_round_trip<G: Title>() {
    let game = Erased::<G>::new();
    for options in option_sets::<G>() {
        for number in 0..3 {
            let seed = Seed::from(1).of_game(number);
            let mut table = Table::<G>::new(options.clone(), seed).unwrap();
            random_game(&options, number, &mut |_: &G, done| {
                if let Some((seat, action)) = done {
                    table.play(seat, action).expect("a random action is legal");
                }
            });
            let record = table.record(vec![("Seat 0".to_owned(), "Ada".to_owned())]);
            let text = record.to_string();
            assert_eq!(text.parse::<Record>().as_ref(), Ok(&record), "{text}");
            let replayed = record.verify(&game).unwrap_or_else(|error| panic!("{error} in {text}"));
            assert_eq!(replayed.state(), AnyTable::state(&table));

            let ply = record.actions.len() / 2;
            let place_of = |record: Record| match record.verify(&game) {
                Ok(_) => panic!("a bent record verifies: {record}"),
                Err(error) => error.ply,
            };
            // Something illegal, even where whoever changed it knows how to seal a record.
            let mut wrong = record.clone();
            wrong.actions[ply].1 = "nonsense".to_owned();
            assert_eq!(place_of(wrong.clone()), Some(ply));
            assert_eq!(place_of(wrong.sealed()), Some(ply));
            // Something legal in place of what was done.
            if let Some(other) = another_action(&table, ply) {
                let mut wrong = record.clone();
                wrong.actions[ply].1 = other;
                assert_eq!(place_of(wrong), Some(ply));
            }
            let mut wrong = record.clone();
            wrong.actions.pop();
            assert_eq!(place_of(wrong), Some(record.actions.len() - 1), "its tail is cut off");
            let mut wrong = record.clone();
            wrong.outcome.as_mut().unwrap().reason.push('?');
            assert!(wrong.verify(&game).is_err());
            let mut wrong = record.clone();
            wrong.tags[0].1 = "Bob".to_owned();
            assert!(wrong.verify(&game).is_err(), "a name is part of what was agreed");
            let mut wrong = record;
            wrong.seed = Some(Seed::from(999));
            assert!(wrong.verify(&game).is_err(), "the seed no longer fits its commitment");
        }
    }
}

/// Another legal action than the one that was done at a ply, in notation.
fn another_action<G: Game>(table: &Table<G>, ply: usize) -> Option<String> {
    let mut before = table.clone();
    before.rewind(ply);
    let done = &table.plies()[ply];
    let mut legal = Vec::new();
    before.state().actions(done.seat, &mut legal);
    legal.into_iter().find(|&action| action != done.action).map(|action| action.to_string())
}

/// A state with any part of it broken is refused with reasons in words, or is another state that
/// works; it never does harm.
pub fn broken_states_are_refused<G: Game>() {
    let words = Words::new(&[G::ABOUT.messages]);
    let mut dice = Dice::new(Seed::from(29));
    let mut refused = 0;
    for (options, state) in random_states::<G>(3, 2) {
        let whole = serde_json::to_value(state.draft()).unwrap();
        for _ in 0..30 {
            let mut broken = whole.clone();
            for _ in 0..=dice.roll(2) {
                break_somewhere(&mut broken, &mut dice);
            }
            match read_draft::<G>(&options, &Seed::from(1), &broken) {
                Err(problems) => {
                    refused += 1;
                    assert!(!problems.problems().is_empty());
                    for problem in problems.problems() {
                        let said = words.try_say(Lang::De, &problem.to_phrase());
                        assert!(said.is_some(), "no words for {problem:?}");
                    }
                }
                Ok(mut other) => {
                    let again = serde_json::to_value(other.draft()).unwrap();
                    assert_eq!(read_draft(&options, &Seed::from(1), &again), Ok(other.clone()));
                    for viewer in viewers(&options) {
                        let view = other.view(viewer);
                        assert_eq!(G::imagine(&view, &mut dice).view(viewer), view, "{broken}");
                    }
                    let mut buffer = Vec::new();
                    for _ in 0..300 {
                        let Some(seat) = other.asks_first() else { break };
                        let action = other.random_action(seat, &mut dice, &mut buffer);
                        other.apply(seat, action.expect("who may act can"), &mut ());
                    }
                }
            }
        }
    }
    assert!(refused > 50, "only {refused} broken states were refused");
}

/// Remove or replace one random part of a JSON value.
fn break_somewhere(value: &mut Value, dice: &mut Dice) {
    let inner: Option<&mut Value> = match value {
        Value::Object(map) if !map.is_empty() => {
            let key = map.keys().nth(dice.roll(map.len())).unwrap().clone();
            if dice.roll(8) == 0 {
                map.remove(&key);
                return;
            }
            map.get_mut(&key)
        }
        Value::Array(list) if !list.is_empty() => {
            let index = dice.roll(list.len());
            match dice.roll(8) {
                0 => {
                    list.remove(index);
                    return;
                }
                1 => {
                    list.push(list[index].clone());
                    return;
                }
                _ => list.get_mut(index),
            }
        }
        _ => None,
    };
    match inner {
        Some(inner) if dice.roll(6) != 0 => break_somewhere(inner, dice),
        _ => {
            let other =
                [json!(0), json!(1), json!(2), json!(7), json!(-1), json!(255), json!(70000)];
            let words = [
                json!(null),
                json!(true),
                json!(""),
                json!("c3"),
                json!("z9"),
                json!([]),
                json!({}),
            ];
            *value = dice.pick(&[other, words].concat()).unwrap().clone();
        }
    }
}

/// Both languages have the same keys, and everything the game ever says has words in both.
pub fn words_are_complete<G: Title>() {
    let messages = G::ABOUT.messages;
    assert_eq!(messages.keys(Lang::En), messages.keys(Lang::De));
    let words = Words::new(&[messages]);
    let checked = RefCell::new(HashSet::new());
    let check = |phrase: &Phrase| {
        if !checked.borrow_mut().insert(phrase.clone()) {
            return;
        }
        for lang in Lang::ALL {
            let said = words.try_say(lang, phrase);
            assert!(said.is_some_and(|said| !said.contains('⟨')), "{lang}: {phrase:?}");
        }
    };
    check(&Phrase::summary());
    check(&Phrase::goal());
    for info in G::ABOUT.options {
        check(&Phrase::new(format!("option-{}", info.name)));
        check(&info.label());
        info.words().iter().for_each(|word| check(&info.value_phrase(word)));
        assert!(G::ABOUT.rules.en.contains(&format!("**{}**", info.rule)), "no rule {}", info.rule);
    }
    for options in option_sets::<G>() {
        seats(&options).into_iter().for_each(|seat| check(&G::seat_name(seat)));
        for number in 0..6 {
            random_game(&options, number, &mut |state: &G, done| {
                if let Some((seat, action)) = done {
                    let mut events = Vec::new();
                    state.clone().apply(seat, action, &mut events);
                    assert!(!events.is_empty(), "{action} is not told");
                    events.iter().for_each(|event| {
                        let kind = serde_json::to_value(event).ok().as_ref().and_then(event_kind);
                        check(&G::kind(&kind.expect("an event has a name")));
                    });
                    for viewer in viewers(&options) {
                        let seen = events.iter().filter_map(|event| event.seen_by(viewer));
                        for event in seen {
                            check(&G::tell(&event));
                            check(&G::remembered(&event, &options));
                        }
                    }
                }
                if let Some(outcome) = state.outcome() {
                    check(&Outcome::phrase(&outcome));
                }
            });
        }
    }
    for (options, state) in random_states::<G>(4, 1) {
        for viewer in viewers(&options) {
            let view = state.view(viewer);
            G::describe(&view).iter().for_each(check);
            let prompt = G::prompt(&view, viewer);
            assert_eq!(prompt.is_none(), state.to_act().is_empty(), "a prompt while it goes on");
            prompt.iter().for_each(check);
            helps(&options, &state, viewer).iter().for_each(check);
            for lang in Lang::ALL {
                let plain = G::picture(&view, &Pen::new(&words, lang, false));
                assert!(!plain.contains('⟨') && !plain.contains('\x1b'), "{plain}");
                assert!(
                    plain.lines().all(|line| line.chars().count() <= 100),
                    "too wide:\n{plain}"
                );
            }
        }
    }
}

/// What is said of everything that a viewer can look at, and what he is asked for on his ways.
fn helps<G: Title>(options: &G::Options, state: &G, viewer: Viewer) -> Vec<Phrase> {
    let rules = G::ABOUT.rules_version;
    let table = Table::from_state(rules, options.clone(), Seed::from(1), state.clone());
    let stage = table.stage(viewer);
    let view = state.view(viewer);
    let things = stage.scene.things.iter().filter(|thing| thing.name.is_some());
    let ids = things.map(|thing| &thing.id).chain(stage.scene.choices.iter().map(|it| &it.id));
    let helps = ids.flat_map(|id| G::help(&view, viewer, id)).collect::<Vec<_>>();
    let whys = stage.why.into_iter().map(|(_, reason)| reason);
    helps.into_iter().chain(whys).chain(stage.asks).collect()
}
