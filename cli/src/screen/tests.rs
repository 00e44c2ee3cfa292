//! The table that fills the terminal, without a terminal.

use std::{
    collections::HashSet,
    fmt::Write as _,
    fs,
    path::Path,
    time::{Duration, Instant},
};

use ratatui::{
    Terminal,
    backend::TestBackend,
    crossterm::event::{
        Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
    },
};
use serde_json::json;
use table::{Dice, Exercise, Lang, Seat, SeatSet, Seed, Viewer};

use super::{
    host::{Host, News, Wish},
    match_host::MatchHost,
    model::{Effect, Model, Over},
    pace::Pace,
    palette::Depth,
    practice_host::{Drill, PracticeHost},
    run::turn,
    view,
};
use crate::{
    commands::play::seat_people,
    session::Match,
    setting::{self, GameArg},
    voice::Voice,
};

/// A match of one game with the usual options, or with others.
fn series(
    game: GameArg,
    options: serde_json::Value,
    people: usize,
    bot: &str,
    seed: u64,
    voice: &Voice,
) -> Match {
    let rules = game.about().rules_version;
    let options = game.options(rules, &options).unwrap();
    let sides = setting::sides(game, rules, &options, voice).unwrap();
    let seats = SeatSet::of(sides.people().iter().take(people).filter_map(|person| person.first()));
    let sitters = seat_people(seats, &sides, &[bot.parse().unwrap()], voice).unwrap();
    Match::new(game, options, Seed::from(seed), 1, sides, sitters)
}

fn key(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

/// A screen with a host behind it, on which time stands still unless bots think.
struct Sat<'a, H> {
    model: Model<'a>,
    host: H,
    left: bool,
}

impl<'a, H: Host> Sat<'a, H> {
    fn new(game: GameArg, host: H, voice: &'a Voice, width: u16, height: u16) -> Sat<'a, H> {
        let mut model = Model::new(voice, game.style().art, Pace::None);
        model.on_resize(width, height);
        let mut sat = Sat { model, host, left: false };
        sat.settle();
        sat
    }

    fn settle(&mut self) {
        self.left |= !turn(&mut self.host, &mut self.model, Vec::new());
        let began = Instant::now();
        while self.model.thinking.is_some() && began.elapsed() < Duration::from_secs(20) {
            self.left |= !turn(&mut self.host, &mut self.model, Vec::new());
        }
    }

    fn send(&mut self, event: &Event) {
        let effects = self.model.on_event(event);
        self.left |= !turn(&mut self.host, &mut self.model, effects);
    }

    fn press(&mut self, code: KeyCode) {
        self.send(&key(code));
        self.settle();
    }

    fn type_line(&mut self, text: &str) {
        text.chars().for_each(|sign| self.press(KeyCode::Char(sign)));
        self.press(KeyCode::Enter);
    }

    fn is_over(&self) -> bool {
        self.model.sight.as_ref().is_some_and(|sight| !sight.end.is_empty())
    }

    fn screen(&self, depth: Depth) -> String {
        let (width, height) = self.model.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| view::draw(&self.model, depth, frame)).unwrap();
        text(&terminal)
    }
}

/// What is on a screen, without its colours.
fn text(terminal: &Terminal<TestBackend>) -> String {
    let buffer = terminal.backend().buffer();
    let mut text = String::new();
    for y in 0..buffer.area.height {
        let line: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        writeln!(text, "{}", line.trim_end()).unwrap();
    }
    text
}

fn english() -> Voice {
    Voice::new(Lang::En)
}

/// The first screen of every game is kept as text, in every language and in both sizes that are promised.
#[test]
fn first_screens_are_as_they_were() {
    for game in catalog::games() {
        for (width, height, lang) in [(80, 24, Lang::En), (60, 20, Lang::De), (120, 40, Lang::En)] {
            let voice = Voice::new(lang);
            let host =
                MatchHost::new(series(game, json!({}), 1, "greedy", 3, &voice), &voice).unwrap();
            let sat = Sat::new(game, host, &voice, width, height);
            let found = sat.screen(Depth::None);
            let name = format!("{}-{width}x{height}.txt", game.about().id);
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(name);
            if std::env::var_os("UPDATE").is_some() {
                fs::write(&path, &found).unwrap();
            }
            let kept = fs::read_to_string(&path).unwrap_or_default();
            assert_eq!(found, kept, "{} has changed; UPDATE=1 writes it anew", path.display());
        }
    }
}

/// Whole games by Tab and Enter alone: everything legal can be picked, and the end is reached and told.
#[test]
fn every_game_is_played_to_the_end_by_keys_alone() {
    let voice = english();
    for game in catalog::games() {
        let host = MatchHost::new(series(game, json!({}), 1, "random", 5, &voice), &voice).unwrap();
        let mut sat = Sat::new(game, Sparing(host, 0), &voice, 80, 24);
        let mut dice = Dice::new(Seed::from(9));
        let mut presses = 0;
        while !sat.is_over() {
            for _ in 0..=dice.roll(4) {
                sat.press(KeyCode::Tab);
            }
            sat.press(KeyCode::Enter);
            presses += 1;
            assert!(
                presses < 20_000 && !sat.left,
                "{}\n{}",
                game.about().id,
                sat.screen(Depth::None)
            );
        }
        let end = sat.screen(Depth::None);
        assert!(end.contains("Play again") && end.contains("What mattered"), "{end}");
        // The same again begins anew.
        sat.press(KeyCode::Char('1'));
        assert!(!sat.is_over());
    }
}

/// Bots alone are watched to the end, whatever is pressed.
#[test]
fn bots_are_watched() {
    let voice = english();
    for game in catalog::games() {
        let host = MatchHost::new(series(game, json!({}), 0, "greedy", 2, &voice), &voice).unwrap();
        let mut sat = Sat::new(game, host, &voice, 80, 24);
        let began = Instant::now();
        while !sat.is_over() && began.elapsed() < Duration::from_secs(60) {
            sat.press(KeyCode::Enter);
        }
        assert!(sat.is_over());
    }
}

/// What lies hidden in a hand is never on the screen while it is passed on, nor before whoever it belongs to.
#[test]
fn hands_are_covered_while_the_screen_is_passed_on() {
    let voice = english();
    let game = catalog::find("taki").unwrap();
    let host =
        MatchHost::new(series(game, json!({"seats": 2}), 2, "greedy", 3, &voice), &voice).unwrap();
    let mut sat = Sat::new(game, host, &voice, 80, 24);
    for _ in 0..20 {
        if sat.is_over() {
            break;
        }
        assert!(matches!(sat.model.over, Over::Cover(_)), "{}", sat.screen(Depth::None));
        let covered = sat.screen(Depth::None);
        assert!(
            sat.model.sight.is_none()
                && covered.lines().filter(|line| !line.is_empty()).count() <= 2,
            "{covered}"
        );
        sat.press(KeyCode::Enter);
        while matches!(sat.model.over, Over::Nothing) && !sat.is_over() {
            sat.press(KeyCode::Tab);
            sat.press(KeyCode::Enter);
        }
    }
}

/// A host that answers few of the many questions that keys at random ask.
struct Sparing<H>(H, u32);

impl<H: Host> Host for Sparing<H> {
    fn poll(&mut self) -> Option<News> {
        self.0.poll()
    }

    fn wish(&mut self, wish: Wish) {
        self.1 = self.1.wrapping_add(1);
        match wish {
            Wish::Hint | Wish::Review | Wish::Save(_) => {}
            Wish::Explain(_) if !self.1.is_multiple_of(16) => {}
            wish => self.0.wish(wish),
        }
    }
}

fn anything(dice: &mut Dice) -> Event {
    const KEYS: [KeyCode; 18] = [
        KeyCode::Enter,
        KeyCode::Enter,
        KeyCode::Tab,
        KeyCode::Tab,
        KeyCode::Tab,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Esc,
        KeyCode::Backspace,
        KeyCode::BackTab,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::F(1),
        KeyCode::F(10),
    ];
    let place = |dice: &mut Dice| (dice.roll(130) as u16, dice.roll(50) as u16);
    match dice.roll(10) {
        0..=5 => key(KEYS[dice.roll(KEYS.len())]),
        6 | 7 => {
            let signs: Vec<char> = "abcde12345rgby-x:>/?<> ünitq".chars().collect();
            key(KeyCode::Char(*dice.pick(&signs).unwrap()))
        }
        8 => {
            let kinds = [
                MouseEventKind::Down(MouseButton::Left),
                MouseEventKind::Down(MouseButton::Left),
                MouseEventKind::Down(MouseButton::Right),
                MouseEventKind::Moved,
                MouseEventKind::ScrollUp,
                MouseEventKind::ScrollDown,
            ];
            let (column, row) = place(dice);
            let kind = *dice.pick(&kinds).unwrap();
            Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
        }
        _ => match dice.roll(12) {
            0 => {
                let (width, height) = place(dice);
                Event::Resize(width, height)
            }
            1 => Event::Paste("c1-c2\n\u{1b}[2J".to_owned()),
            _ => Event::Resize(60 + dice.roll(60) as u16, 20 + dice.roll(20) as u16),
        },
    }
}

/// A hundred thousand keys, clicks and resizes at random, over all games, in several companies.
#[test]
fn nothing_that_is_pressed_makes_it_panic() {
    let voice = english();
    let games: Vec<GameArg> = catalog::games().collect();
    let each = 100_000 / games.len() / 2;
    for game in games {
        for people in [1, 10] {
            let fresh = |seed: u64| {
                let host =
                    MatchHost::new(series(game, json!({}), people, "random", seed, &voice), &voice)
                        .unwrap();
                Sat::new(game, Sparing(host, 0), &voice, 80, 24)
            };
            let mut dice = Dice::new(Seed::from(people as u64));
            let mut sat = fresh(1);
            let mut drawn = Terminal::new(TestBackend::new(80, 24)).unwrap();
            for number in 0..each {
                sat.send(&anything(&mut dice));
                if number % 40 == 0 {
                    let (width, height) = sat.model.size;
                    drawn.backend_mut().resize(width, height);
                    drawn.draw(|frame| view::draw(&sat.model, Depth::Indexed, frame)).unwrap();
                }
                if sat.left || matches!(sat.model.over, Over::Gone(_)) {
                    sat = fresh(number as u64);
                }
            }
        }
    }
}

#[test]
fn a_frame_of_the_largest_table_is_drawn_in_time() {
    let voice = english();
    for (game, options) in
        [("tac", json!({"variant": "six"})), ("taki", json!({"seats": 10})), ("tactigo", json!({}))]
    {
        let game = catalog::find(game).unwrap();
        let rules = game.about().rules_version;
        let options = if game.options(rules, &options).is_ok() { options } else { json!({}) };
        let host = MatchHost::new(series(game, options, 1, "greedy", 3, &voice), &voice).unwrap();
        let mut sat = Sat::new(game, host, &voice, 200, 60);
        let mut terminal = Terminal::new(TestBackend::new(200, 60)).unwrap();
        let began = Instant::now();
        const FRAMES: u32 = 20;
        for _ in 0..FRAMES {
            sat.model.on_resize(200, 60);
            terminal.draw(|frame| view::draw(&sat.model, Depth::Indexed, frame)).unwrap();
        }
        let each = began.elapsed() / FRAMES;
        assert!(each < Duration::from_millis(16), "{}: {each:?}", game.about().id);
    }
}

#[test]
fn the_mouse_picks_what_it_points_at() {
    let voice = english();
    let game = catalog::find("maiak").unwrap();
    let host = MatchHost::new(series(game, json!({}), 1, "greedy", 3, &voice), &voice).unwrap();
    let mut sat = Sat::new(game, host, &voice, 80, 24);
    let click = |sat: &mut Sat<'_, MatchHost<'_>>, id: &str| {
        let rect = sat.model.layout.controls().find(|(other, _)| *other == id).unwrap().1;
        let (column, row) = (rect.x + rect.width / 2, rect.y + rect.height / 2);
        let kind = MouseEventKind::Down(MouseButton::Left);
        sat.send(&Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
        sat.settle();
    };
    click(&mut sat, "c1");
    assert_eq!(sat.model.marks().picked, ["c1"]);
    // In the middle of an action the window changes: what was picked stays picked.
    sat.send(&Event::Resize(100, 30));
    assert_eq!(sat.model.marks().picked, ["c1"]);
    click(&mut sat, "b2");
    assert!(sat.model.sight.as_ref().unwrap().log.join(" ").contains("b2"));
}

#[test]
fn what_is_typed_is_understood_and_refused_in_words() {
    let voice = english();
    let game = catalog::find("maiak").unwrap();
    let host = MatchHost::new(series(game, json!({}), 1, "greedy", 3, &voice), &voice).unwrap();
    let mut sat = Sat::new(game, host, &voice, 80, 24);
    sat.type_line("c1c9");
    assert!(sat.model.message.is_some());
    sat.type_line("C1 B2");
    assert!(
        sat.model.sight.as_ref().unwrap().log.join(" ").contains("b2"),
        "{}",
        sat.screen(Depth::None)
    );
    sat.type_line("/undo");
    assert!(sat.model.sight.as_ref().unwrap().log.is_empty());
    sat.type_line("/nonsense");
    assert_eq!(sat.model.message, Some(voice.word("screen-no-command")));
    sat.press(KeyCode::Esc);
    assert!(matches!(sat.model.over, Over::Menu(_)));
    sat.press(KeyCode::Esc);
    sat.type_line("/resign");
    assert!(matches!(sat.model.over, Over::Confirm(_)));
    sat.press(KeyCode::Enter);
    assert!(sat.is_over(), "{}", sat.screen(Depth::None));
}

#[test]
fn after_the_answer_of_a_bot_one_can_go_back() {
    let voice = english();
    let game = catalog::find("tactigo").unwrap();
    let host = MatchHost::new(series(game, json!({}), 1, "greedy", 3, &voice), &voice).unwrap();
    let mut sat = Sat::new(game, host, &voice, 80, 24);
    while sat.model.sight.as_ref().unwrap().log.len() < 5 {
        sat.press(KeyCode::Tab);
        sat.press(KeyCode::Enter);
    }
    let before = sat.model.sight.as_ref().unwrap().log.len();
    sat.type_line("/back");
    assert!(sat.model.sight.as_ref().unwrap().log.len() < before);
    assert!(!sat.model.sight.as_ref().unwrap().stage.ways.is_empty());
}

#[test]
fn a_window_that_is_too_small_says_so_and_waits() {
    let voice = english();
    let game = catalog::find("maiak").unwrap();
    let host = MatchHost::new(series(game, json!({}), 1, "greedy", 3, &voice), &voice).unwrap();
    let mut sat = Sat::new(game, host, &voice, 59, 20);
    assert!(sat.screen(Depth::None).contains("60 × 20"));
    sat.press(KeyCode::Enter);
    sat.send(&Event::Resize(60, 20));
    sat.settle();
    assert!(sat.screen(Depth::None).contains("MAIAK"));
    let effects =
        sat.model.on_event(&Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)));
    assert_eq!(effects, [Effect::Leave]);
}

/// Puzzles and lessons lie on the same screen: what is wrong is answered, a hint leads on, and after the last it ends.
#[test]
fn exercises_are_done_on_the_screen() {
    let voice = english();
    for game in catalog::games() {
        let exercises: Vec<&'static Exercise> =
            game.puzzles().iter().take(2).map(|puzzle| &puzzle.exercise).collect();
        let drill = |exercise: &&'static Exercise| Drill {
            title: "Puzzle".to_owned(),
            idea: "What it is about".to_owned(),
            task: "Solve it.".to_owned(),
            exercise,
            says: Box::new(|verdict| format!("{verdict:?}")),
        };
        let drills = exercises.iter().map(drill).collect();
        let host = PracticeHost::new(game, drills, "The end".to_owned(), &voice).unwrap();
        let mut sat = Sat::new(game, host, &voice, 80, 24);
        for exercise in &exercises {
            assert!(sat.screen(Depth::None).contains("Solve it."));
            sat.type_line("nonsense");
            assert!(sat.model.message.is_some(), "{}", sat.screen(Depth::None));
            sat.type_line("/hint");
            assert!(sat.model.hint.is_some(), "{}", sat.screen(Depth::None));
            for action in &exercise.solutions[0] {
                sat.type_line(action);
            }
            assert!(sat.is_over(), "{:?}\n{}", exercise.solutions[0], sat.screen(Depth::None));
            sat.type_line("/next");
        }
        assert_eq!(sat.model.over, Over::Gone("The end".to_owned()));
    }
}

/// What a game shows can be drawn in letters: every symbol says how.
#[test]
fn every_symbol_is_written_somehow() {
    for game in catalog::games() {
        let sheet = game.style().art;
        let said: HashSet<&str> = sheet
            .split("<symbol ")
            .skip(1)
            .filter(|symbol| symbol.split('>').next().is_some_and(|tag| tag.contains("data-")))
            .filter_map(|symbol| symbol.split("id=\"").nth(1)?.split('"').next())
            .collect();
        let mut dice = Dice::new(Seed::from(4));
        let mut table = game.start(game.about().rules_version, &json!({}), Seed::from(4)).unwrap();
        while let Some(seat) = table.asks_first() {
            for viewer in [Viewer::seat(seat), Viewer::SPECTATOR, Viewer::seat(Seat::new(0))] {
                let scene = table.stage(viewer).scene;
                let things = scene.things.iter().flat_map(|thing| &thing.looks);
                let panels = scene.seats.iter().flat_map(|panel| &panel.looks);
                for look in things.chain(panels).filter(|look| !look.is_empty()) {
                    assert!(said.contains(&**look), "{}: {look} has no data-mark", game.about().id);
                }
            }
            let action = dice.pick(&table.legal(seat)).unwrap().clone();
            table.play(seat, &action).unwrap();
        }
    }
}
