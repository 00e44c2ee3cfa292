//! Playing in a real terminal, which tmux is: by keys alone, with the mouse, while its size changes.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread::sleep,
    time::{Duration, Instant},
};

use crate::{fresh_path, games, tactable};

/// How long something may take to appear.
const PATIENCE: Duration = Duration::from_secs(60);

/// A terminal with the program in it.
pub(crate) struct Terminal {
    name: String,
}

impl Terminal {
    /// Run the program in a terminal of this size, with nothing of the user's own, and something else after it.
    fn open(name: &str, size: (u16, u16), colours: bool, args: &str, then: &str) -> Terminal {
        let state = state_folder(name);
        let _ = fs::remove_dir_all(&state);
        let colour = if colours { "COLORTERM=truecolor" } else { "NO_COLOR=1" };
        let settings = format!("{colour} XDG_STATE_HOME={}", state.display());
        Terminal::run(name, size, &settings, args, then)
    }

    /// Run the program in a terminal of this size for somebody with this folder for data.
    pub(crate) fn open_at(name: &str, size: (u16, u16), data: &Path, args: &str) -> Terminal {
        let settings = format!("COLORTERM=truecolor XDG_DATA_HOME={}", data.display());
        Terminal::run(name, size, &settings, args, "exec sleep 600")
    }

    fn run(name: &str, size: (u16, u16), settings: &str, args: &str, then: &str) -> Terminal {
        let terminal = Terminal { name: format!("tactable-{name}-{}", std::process::id()) };
        let program = env!("CARGO_BIN_EXE_tactable");
        let command = format!(
            "env -u NO_COLOR -u COLORTERM {settings} LC_ALL=C.UTF-8 sh -c '{program} {args}; echo LEFT $?; {then}'"
        );
        let (width, height) = (size.0.to_string(), size.1.to_string());
        let (x, y) = (width.as_str(), height.as_str());
        terminal.tmux(&["new-session", "-d", "-s", "t", "-x", x, "-y", y, &command]);
        terminal
    }

    fn tmux(&self, args: &[&str]) -> String {
        let mut command = Command::new("tmux");
        command.args(["-f", "/dev/null", "-L", &self.name, "-u"]).args(args);
        let ran = command.output().expect("tmux is installed, see ./setup");
        assert!(ran.status.success(), "tmux {args:?}: {}", String::from_utf8_lossy(&ran.stderr));
        String::from_utf8_lossy(&ran.stdout).into_owned()
    }

    pub(crate) fn keys(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys", "-t", "t"], keys].concat());
    }

    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p", "-t", "t"])
    }

    /// The screen with the signs that colour it.
    fn coloured(&self) -> String {
        self.tmux(&["capture-pane", "-p", "-e", "-t", "t"])
    }

    fn resize(&self, (width, height): (u16, u16)) {
        let (x, y) = (width.to_string(), height.to_string());
        self.tmux(&["resize-window", "-t", "t", "-x", &x, "-y", &y]);
    }

    /// What a mouse sends for a button or a turn of its wheel over a place on the screen.
    fn mouse(&self, button: u8, (column, row): (usize, usize)) {
        self.keys(&["-l", &format!("\u{1b}[<{button};{};{}M", column + 1, row + 1)]);
    }

    /// Wait until the screen shows something.
    #[track_caller]
    pub(crate) fn shows(&self, words: &str) -> String {
        self.shows_all(&[words])
    }

    /// Wait until the screen shows several things at once.
    #[track_caller]
    pub(crate) fn shows_all(&self, all: &[&str]) -> String {
        let began = Instant::now();
        loop {
            let screen = self.screen();
            if all.iter().all(|words| screen.contains(words)) {
                return screen;
            }
            assert!(began.elapsed() < PATIENCE, "no {all:?} on the screen:\n{screen}");
            sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = Command::new("tmux").args(["-L", &self.name, "kill-server"]).output();
    }
}

fn state_folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("terminal-{name}"))
}

/// Options that make a game of hundreds of turns short, where it has them: the ends of games are tried here, and not
/// their lengths.
fn short(game: &str) -> String {
    let options = catalog::find(game).unwrap().about().options;
    let has = |name: &str| options.iter().any(|info| info.name == name);
    let limits = [("max_shuffles", 1), ("max_turns", 60), ("quiet_limit", 12)];
    let limits = limits.iter().filter(|(name, _)| has(name));
    limits.map(|(name, most)| format!(" -o {name}={most}")).collect()
}

/// Whether a screen has signs for colours, and not only for bold or underlined letters.
fn has_colours(screen: &str) -> bool {
    let codes = screen.split("\u{1b}[").skip(1).filter_map(|rest| rest.split('m').next());
    codes.flat_map(|codes| codes.split(';')).any(|code| {
        code.parse().is_ok_and(|code: u8| matches!(code, 30..=38 | 40..=48 | 90..=97 | 100..=107))
    })
}

/// Play a game by keys alone to its end by the rules; in the middle the window has another size for a while.
fn play_to_the_end(game: &str, size: (u16, u16), colours: bool) {
    let name = format!("{game}-{}-{}", size.0, if colours { "colours" } else { "plain" });
    let record = fresh_path(&format!("terminal-{name}-record.txt"));
    let args = format!(
        "play {game} --bots random --seed 4 --pace none --record {}{}",
        record.display(),
        short(game)
    );
    let terminal = Terminal::open(&name, size, colours, &args, "stty -echo; exec sleep 600");
    let mut screens = vec![terminal.shows("Esc")];
    assert_eq!(has_colours(&terminal.coloured()), colours, "{}", terminal.coloured());
    let (mut before, mut changed) = (String::new(), Instant::now());
    let over = || fs::read_to_string(&record).is_ok_and(|text| text.contains("Outcome: "));
    let mut round = 0;
    while !over() {
        // Ever other things that can be picked, so that nothing goes in circles.
        let mut keys = Vec::new();
        for step in 0..12 {
            keys.extend(vec!["Tab"; 1 + (round * 7 + step * 3) % 5]);
            keys.push("Enter");
        }
        terminal.keys(&keys);
        sleep(Duration::from_millis(20));
        round += 1;
        if round == 1 {
            terminal.resize((size.0 + 20, size.1 + 10));
        } else if round == 2 {
            terminal.resize(size);
        }
        let screen = terminal.screen();
        assert!(!screen.contains("panicked"), "{game}:\n{screen}");
        let widest = screen.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        assert!(round <= 2 || widest <= size.0.into(), "{screen}");
        if screen != before {
            (before, changed) = (screen.clone(), Instant::now());
            screens.push(screen);
        }
        assert!(changed.elapsed() < PATIENCE, "{game} goes on no more:\n{before}");
    }
    screens.push(terminal.screen());
    fs::write(state_folder(&name).with_extension("txt"), screens.join("\n")).unwrap();
    // What was played on the screen is a game like any other.
    let told = tactable(&["verify", record.to_str().unwrap()]).good().out;
    assert!(told.contains(": good."), "{told}");
}

fn every_game(size: (u16, u16), colours: bool) {
    games().into_iter().for_each(|game| play_to_the_end(game, size, colours));
}

#[test]
fn every_game_is_played_to_the_end_by_keys_alone_with_colours() {
    every_game((80, 24), true);
}

#[test]
fn every_game_is_played_to_the_end_by_keys_alone_without_colours() {
    every_game((80, 24), false);
}

#[test]
fn every_game_is_played_to_the_end_on_a_small_screen_with_colours() {
    every_game((60, 20), true);
}

#[test]
fn every_game_is_played_to_the_end_on_a_small_screen_without_colours() {
    every_game((60, 20), false);
}

#[test]
fn a_bot_that_fails_ends_the_game_with_words_and_a_status() {
    let args = "play maiak --seat 1 --seed 3 --bots cmd:false";
    let terminal = Terminal::open("failing", (80, 24), true, args, "exec sh");
    terminal.shows("has lost");
    terminal.keys(&["Enter"]);
    let left = terminal.shows("LEFT 1");
    assert!(left.contains("error: the bot playing White has lost"), "{left}");
}

#[test]
fn the_mouse_picks_and_the_window_may_change() {
    let terminal =
        Terminal::open("mouse", (80, 24), true, "play maiak --seed 3 --pace none", "exec sh");
    let screen = terminal.shows("steps ahead");
    let row = screen.lines().position(|line| line.starts_with(" 1")).unwrap();
    let column = screen.lines().nth(row).unwrap().chars().position(|sign| sign == 'W').unwrap();
    terminal.mouse(0, (column, row));
    terminal.shows("✓");
    terminal.resize((60, 20));
    terminal.shows_all(&["✓", "MAIAK"]);
    terminal.resize((50, 10));
    terminal.shows("60 × 20");
    terminal.resize((100, 30));
    let screen = terminal.shows_all(&["✓", "MAIAK", "•"]);
    // A whole action by the mouse: what can be picked has a dot.
    let began = Instant::now();
    let mut screen = screen;
    while !screen.contains("You step from") {
        let dotted = screen
            .lines()
            .enumerate()
            .find_map(|(row, line)| Some((line.chars().position(|sign| sign == '•')?, row)));
        terminal.mouse(0, dotted.unwrap());
        let before = screen;
        loop {
            screen = terminal.screen();
            if screen != before {
                break;
            }
            assert!(began.elapsed() < PATIENCE, "nothing happens:\n{screen}");
            sleep(Duration::from_millis(50));
        }
    }
    // The wheel and the other buttons do no harm.
    for button in [64, 65, 1, 2] {
        terminal.mouse(button, (column, row));
    }
    // One step back, and then the menu.
    while !terminal.screen().contains("Resign") {
        assert!(began.elapsed() < PATIENCE, "no menu:\n{}", terminal.screen());
        terminal.keys(&["Escape"]);
        sleep(Duration::from_millis(500));
    }
}

#[test]
fn what_was_left_unfinished_is_offered_again() {
    let terminal = Terminal::open("again", (80, 24), true, "play maiak", "exec sh");
    terminal.shows("steps ahead");
    terminal.keys(&["Enter"]);
    terminal.shows("✓");
    terminal.keys(&["Tab", "Enter"]);
    terminal.keys(&["C-c"]);
    terminal.shows("LEFT");
    let program = env!("CARGO_BIN_EXE_tactable");
    terminal.keys(&["clear", "Enter"]);
    terminal.keys(&[&format!("{program} play maiak --bots random --lines"), "Enter"]);
    // Who says how to play wants a new game.
    terminal.shows("White>");
    terminal.keys(&["c1", "Tab", "Tab"]);
    terminal.shows("c1-b2");
    terminal.keys(&["C-u", "c1b2", "Enter"]);
    terminal.shows("You step from c1 to");
    terminal.keys(&["quit", "Enter"]);
    terminal.shows("Continue with: tactable play maiak");
    terminal.keys(&[&format!("clear; {program} play maiak"), "Enter"]);
    terminal.shows("Continue it?");
    terminal.keys(&["Enter"]);
    terminal.shows("switch");
    let kept = state_folder("again").join("tactable/maiak.txt");
    assert!(fs::read_to_string(&kept).unwrap().contains("c1-b2"));
    terminal.keys(&["/resign", "Enter"]);
    terminal.shows("really?");
    terminal.keys(&["Enter"]);
    terminal.shows("Play again");
    assert!(!kept.exists(), "what is over is not offered again");
}
