//! Pictures of positions.

use std::fs;

use crate::{games, tactable};

#[test]
fn every_game_is_shown_as_svg_and_png() {
    let folder = std::env::temp_dir().join(format!("tactable-pictures-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    for game in games() {
        let svg = tactable(&["render", game]).good().out;
        assert!(svg.starts_with("<svg") && svg.contains("<use"), "{game}: {svg:.200}");
        let file = folder.join(format!("{game}.png"));
        let path = file.to_str().unwrap();
        tactable(&["render", game, "--viewer", "spectator", "--width", "200", "--out", path])
            .good();
        assert!(fs::read(&file).unwrap().starts_with(b"\x89PNG"));
    }
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_record_is_shown_after_any_action() {
    let file = std::env::temp_dir().join(format!("tactable-record-{}.txt", std::process::id()));
    fs::write(&file, tactable(&["record", "maiak"]).good().out).unwrap();
    let path = file.to_str().unwrap();
    let start = tactable(&["render", "maiak", "--from", path, "--ply", "0"]).good().out;
    assert_eq!(start, tactable(&["render", "maiak"]).good().out);
    assert_ne!(start, tactable(&["render", "maiak", "--from", path]).good().out);
    tactable(&["render", "maiak", "--from", path, "--ply", "999"]).refused(&["not 999"]);
    tactable(&["render", "tac", "--from", path]).refused(&["a record of maiak"]);
    fs::remove_file(&file).unwrap();
}

#[test]
fn bad_input_is_refused_in_words() {
    tactable(&["render", "maiak", "--out", "picture.bmp"]).refused(&[".svg or .png"]);
    tactable(&["render", "maiak", "--out", "/nowhere/x.png"]).refused(&["cannot write /nowhere"]);
    tactable(&["render", "maiak", "--viewer", "7"]).refused(&["nobody plays on seat 7"]);
    tactable(&["render", "maiak", "--width", "9"]).refused(&["16 to 4096"]);
    tactable(&["render", "maiak", "--ply", "3"]).refused(&["--from"]);
}
