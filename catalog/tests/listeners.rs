//! Words that were said once are kept for those who hear the same. Whoever listens must be told what he
//! would be told if nobody had heard anything before him: nobody gets the words of another.

use std::cell::RefCell;

use serde_json::json;
use table::{
    AnyTable, Company, Dice, Lang, Listener, Phrase, Seat, SeatSet, Seed, Viewer, Wording, Words,
};

/// How many actions are looked at in each game.
const PLIES: usize = 12;

/// What people are called at three tables: nothing, by names of their own, and by words of the games.
const TABLES: [Option<[&str; 4]>; 3] =
    [None, Some(["Ada", "Bob", "Cy", "Di"]), Some(["Black", "White", "you", "Player A"])];

#[test]
fn everybody_hears_what_he_would_hear_alone() {
    for game in catalog::games() {
        let (rules, seed) = (game.about().rules_version, Seed::from(4));
        let mut table = game.start(rules, &json!({}), seed).unwrap();
        let sides = table.sides();
        let seats = SeatSet::first_seats(sides.seats());
        let viewers: Vec<Viewer> =
            seats.iter().map(|seat| sides.viewer(seat)).chain([Viewer::SPECTATOR]).collect();
        // Each listener has words that nobody else hears.
        let listeners: Vec<_> = TABLES
            .iter()
            .flat_map(|names| viewers.iter().map(move |&viewer| (viewer, *names)))
            .map(|listener| (listener, Words::new(&[game.about().messages])))
            .collect();
        let mut dice = Dice::new(seed);
        let mut personal = 0;
        for _ in 0..PLIES {
            let Some(seat) = table.asks_first() else { break };
            let legal = table.legal(seat);
            table.play(seat, dice.pick(&legal).unwrap()).unwrap();
            for ((viewer, names), alone) in &listeners {
                let called = |seat: Seat| names.map(|names| names[seat.index() % 4].to_owned());
                let ears = Listener { sides, viewer: *viewer, names: called };
                for lang in Lang::ALL {
                    let heard = told(&*table, *viewer, lang, game.words(), &ears);
                    assert_eq!(heard, told(&*table, *viewer, lang, alone, &ears));
                    personal += heard.iter().filter(|text| text.contains("Ada")).count();
                }
            }
        }
        // Some games call people by their names, and others by what they play.
        let id = game.about().id;
        assert_eq!(personal > 0, ["taki", "tac"].contains(&id), "{id}");
    }
}

/// All that a viewer is told of a table.
fn told(
    table: &dyn AnyTable,
    viewer: Viewer,
    lang: Lang,
    words: &Words,
    ears: &dyn Company,
) -> Vec<Wording> {
    let told = RefCell::new(Vec::new());
    let tell = |phrase: Phrase| told.borrow_mut().push(words.speak(lang, &phrase, ears));
    table.stage(viewer).map(&tell);
    table.describe(viewer).into_iter().chain(table.prompt(viewer)).for_each(tell);
    let last = table.seen(table.ply() - 1, viewer);
    last.into_iter().flat_map(|seen| [seen.phrase, seen.remembered]).for_each(tell);
    told.into_inner()
}
