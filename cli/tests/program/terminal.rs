//! Playing in a real terminal, which tmux is: by keys alone, with the mouse, while its size changes.

use std::{
    fs,
    path::PathBuf,
    process::Command,
    thread::sleep,
    time::{Duration, Instant},
};

use crate::games;

/// How long something may take to appear.
const PATIENCE: Duration = Duration::from_secs(60);

/// A terminal with the program in it.
struct Terminal {
    name: String,
}

impl Terminal {
    /// Run the program in a terminal of this size, with nothing of the user's own, and something else after it.
    fn open(name: &str, size: (u16, u16), colours: bool, args: &str, then: &str) -> Terminal {
        let terminal = Terminal { name: format!("tactable-{name}-{}", std::process::id()) };
        let state = state_folder(name);
        let _ = fs::remove_dir_all(&state);
        let colour = if colours { "COLORTERM=truecolor" } else { "NO_COLOR=1" };
        let program = env!("CARGO_BIN_EXE_tactable");
        let command = format!(
            "env -u NO_COLOR -u COLORTERM {colour} LC_ALL=C.UTF-8 XDG_STATE_HOME={} sh -c '{program} {args}; echo LEFT; {then}'",
            state.display()
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

    fn keys(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys", "-t", "t"], keys].concat());
    }

    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p", "-t", "t"])
    }

    /// Wait until the screen shows something.
    #[track_caller]
    fn shows(&self, words: &str) -> String {
        let began = Instant::now();
        loop {
            let screen = self.screen();
            if screen.contains(words) {
                return screen;
            }
            assert!(began.elapsed() < PATIENCE, "no “{words}” on the screen:\n{screen}");
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

/// Play a game by keys alone until it is over, or for a minute.
fn play_to_the_end(game: &str, size: (u16, u16), colours: bool) {
    let name = format!("{game}-{}", size.0);
    let args = format!("play {game} --bots random --seed 4 --pace none");
    let terminal = Terminal::open(&name, size, colours, &args, "stty -echo; exec sleep 600");
    terminal.shows("Esc");
    let began = Instant::now();
    let (mut before, mut changed) = (String::new(), began);
    let mut round = 0;
    let end = loop {
        // Ever other things that can be picked, so that nothing goes in circles.
        let mut keys = Vec::new();
        for step in 0..12 {
            keys.extend(vec!["Tab"; 1 + (round * 7 + step * 3) % 5]);
            keys.push("Enter");
        }
        terminal.keys(&keys);
        round += 1;
        let screen = terminal.screen();
        assert!(!screen.contains("panicked"), "{game}:\n{screen}");
        let widest = screen.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        assert!(widest <= size.0.into(), "{screen}");
        // Keys that came after the end may have chosen to leave, or to play again.
        if screen.contains("Play again") || screen.contains("Seed: ") {
            break screen;
        }
        // A game of TAC takes hundreds of turns. What goes on is played well enough by then; whole games by keys are
        // played on the model of the screen.
        if began.elapsed() > PATIENCE {
            break screen;
        }
        if screen != before {
            (before, changed) = (screen, Instant::now());
        }
        assert!(changed.elapsed() < PATIENCE / 3, "{game} goes on no more:\n{before}");
    };
    fs::write(state_folder(&name).with_extension("txt"), end).unwrap();
}

#[test]
fn every_game_is_played_by_keys_alone_with_colours() {
    games().into_iter().for_each(|game| play_to_the_end(game, (80, 24), true));
}

#[test]
fn every_game_is_played_by_keys_alone_without_colours_on_a_small_screen() {
    games().into_iter().for_each(|game| play_to_the_end(game, (60, 20), false));
}

#[test]
fn the_mouse_picks_and_the_window_may_change() {
    let terminal =
        Terminal::open("mouse", (80, 24), true, "play maiak --seed 3 --pace none", "exec sh");
    let screen = terminal.shows("steps ahead");
    let row = screen.lines().position(|line| line.starts_with(" 1")).unwrap();
    let column = screen.lines().nth(row).unwrap().chars().position(|sign| sign == 'W').unwrap();
    let click = format!("\u{1b}[<0;{};{}M", column + 1, row + 1);
    terminal.keys(&["-l", &click]);
    terminal.shows("✓");
    terminal.tmux(&["resize-window", "-t", "t", "-x", "60", "-y", "20"]);
    assert!(terminal.shows("✓").contains("MAIAK"));
    terminal.tmux(&["resize-window", "-t", "t", "-x", "50", "-y", "10"]);
    terminal.shows("60 × 20");
    terminal.tmux(&["resize-window", "-t", "t", "-x", "100", "-y", "30"]);
    terminal.shows("✓");
    terminal.keys(&["Escape"]);
    terminal.shows("steps ahead");
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
