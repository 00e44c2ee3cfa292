//! What one player hears of a game, kept as text in both languages. Read it without looking at a
//! board: whoever cannot play by it alone has found a bug. `UPDATE=1` writes it anew.

use std::{env, fs, ops::Range, path::Path};

use table::{AnyTable, Erased, Game, Lang, Listener, Phrase, Record, Seat, Words};
use tac::Tac;

const NAMES: [&str; 4] = ["Ada", "Bea", "Cleo", "Dan"];
/// The first three deals of a kept game, and its last.
const PARTS: [Range<usize>; 2] = [0..96, 942..960];

#[test]
fn a_game_can_be_followed_by_ear() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let record = fs::read_to_string(folder.join("games/teams-2.txt")).unwrap();
    let record: Record = record.parse().unwrap();
    let table = record.verify(&Erased::<Tac>::new()).unwrap();
    for lang in Lang::ALL {
        let parts = PARTS.map(|plies| heard(&*table, plies, lang));
        let text = parts.join("\n…\n\n");
        let path = folder.join(format!("spoken.{lang}.txt"));
        if env::var_os("UPDATE").is_some() {
            fs::write(&path, &text).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == text, "{path:?} says something else; UPDATE=1 writes it anew:\n{text}");
    }
}

/// What seat 0 hears: how things stand, then what happens, and after `>` what is asked of it.
fn heard(table: &dyn AnyTable, plies: Range<usize>, lang: Lang) -> String {
    let words = Words::new(&[Tac::ABOUT.messages]);
    let viewer = table.sides().viewer(Seat::new(0));
    let names = |seat: Seat| Some(NAMES[seat.index()].to_owned());
    let ears = Listener { sides: table.sides(), viewer, names };
    let say = |phrase: &Phrase| words.say_among(lang, phrase, &ears);
    let at = |ply: usize| {
        let mut then = table.duplicate();
        then.rewind(ply);
        then
    };
    let mut lines: Vec<String> = at(plies.start).describe(viewer).iter().map(say).collect();
    lines.push(String::new());
    let actions = table.actions();
    for ply in plies {
        let then = at(ply);
        let seven = then.state()["phase"] == "seven";
        // What is forced goes by itself.
        let asked = !seven || then.legal(Seat::new(0)).len() > 1;
        if actions[ply].0 == Seat::new(0) && asked {
            lines.push(format!("> {}", say(&then.prompt(viewer).unwrap())));
        }
        let told = table.seen(ply, viewer).iter().map(|seen| say(&seen.phrase)).collect::<Vec<_>>();
        lines.extend(told.into_iter().filter(|text| !text.is_empty()));
    }
    lines.push(String::new());
    lines.join("\n")
}
