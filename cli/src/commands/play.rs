use std::path::PathBuf;

use bots::Spec;
use clap::Args;
use table::{Phrase, Seat, SeatSet, Seed, Sides};

use crate::{
    console::{self, Console},
    driver,
    failure::Failure,
    looks::Looks,
    session::{Match, Sitter, autosave, is_yes},
    setting::{self, BotList, GameArg, OptionArgs},
    voice::Voice,
};

/// Who plays you unless you say otherwise.
pub(crate) const USUAL_BOT: Spec = Spec::Greedy;

const EXAMPLES: &str = "\
On a terminal, the table fills it: arrow keys or the mouse pick things, Esc opens the menu. With
--lines, with --spoken and through a pipe it is played line by line: type an action in the notation
of the game or a command; ? lists the legal actions, help lists the commands.

Examples:
  tactable play maiak --seat 1              play Black
  tactable play maiak --hot-seat            two people share this screen
  tactable play maiak --bots greedy,random  watch two bots
  tactable play tac -o variant=solo         all four hands are yours
  tactable play maiak -o switch=optional --games 4 --record match.txt
  tactable play --resume match.txt
  tactable play maiak --spoken --lang de    sentences instead of pictures";

/// Play against bots, or with others at the same screen.
///
/// You see what your seat may see, read what happens in words, and every refusal names the rule
/// behind it.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Play {
    /// The game, see `tactable games` [default: you are asked]
    #[arg(value_parser = setting::GameParser)]
    game: Option<GameArg>,

    /// Where people sit: seats counted from 0, separated by commas [default: 0]. Whoever holds
    /// several seats is named by any of them
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = setting::whole(0, 99))]
    seat: Vec<u64>,

    /// People play all sides and share the screen
    #[arg(long, conflicts_with_all = ["seat", "bots"])]
    hot_seat: bool,

    /// The bots you play with: one for all or one for each other player [default: greedy]. Name one
    /// for every player and they play without you. Choose from random, greedy, easy, medium, hard,
    /// champion, companion, search:N, search:500ms, uct:N, alphabeta:N, cmd:PROGRAM and
    /// cmd@500ms:PROGRAM, see docs/bots.md
    #[arg(long, visible_alias = "bot", value_name = "NAME", value_parser = BotList::read)]
    bots: Vec<BotList>,

    #[command(flatten)]
    options: OptionArgs,

    /// The seed of every shuffle and draw: 64 hexadecimal digits or a number [default: a fresh one]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    /// Play a match of this many games; where the rules say so, the starting player alternates
    #[arg(long, value_name = "N", default_value = "1", value_parser = setting::whole(1, 1000))]
    games: u64,

    /// Keep the game in a new file, written after every action
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Continue the game that is kept in this file
    #[arg(long, value_name = "FILE",
        conflicts_with_all = ["game", "options", "option", "seed", "games", "record"])]
    resume: Option<PathBuf>,

    /// Describe the table in sentences instead of drawing it
    #[arg(long)]
    spoken: bool,

    #[command(flatten)]
    looks: Looks,
}

impl Play {
    /// Play.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let game = match (&self.resume, self.game) {
            (Some(path), _) => {
                let mut game = Match::resume(path, voice)?;
                if self.hot_seat || !self.seat.is_empty() || !self.bots.is_empty() {
                    game.seat(self.sitters(game.game(), &game.sides(), voice)?);
                }
                game
            }
            (None, Some(game)) => {
                if let Some(unfinished) = self.unfinished(game, voice)? {
                    return self.looks.play(unfinished, self.spoken, voice);
                }
                let options = self.options.read(game, voice)?;
                let seed = self.seed.map_or_else(|| setting::fresh_seed(voice), Ok)?;
                let sides = setting::sides(game, game.about().rules_version, &options, voice)?;
                let sitters = self.sitters(game, &sides, voice)?;
                Match::new(game, options, seed, self.games as usize, sides, sitters)
            }
            (None, None) => return super::choose::run(&self.looks, voice),
        };
        let title = game.game();
        let kept = self.resume.is_some() || self.record.is_some();
        let game = match self.record {
            Some(path) => game.kept_in(path, voice)?,
            None if !kept && console::is_used() => game.kept_meanwhile(autosave::place(title)),
            None => game,
        };
        self.looks.play(game, self.spoken, voice)
    }

    /// The game that was left before its end, if there is one and whoever sits at the terminal wants to go on with it. Who
    /// says how to play wants a new one.
    fn unfinished(&self, game: GameArg, voice: &Voice) -> Result<Option<Match>, Failure> {
        let says = self.seed.is_some() || self.record.is_some() || self.hot_seat || self.games > 1;
        let says =
            says || !self.seat.is_empty() || !self.bots.is_empty() || !self.options.is_empty();
        let place = (console::is_used() && !says).then(|| autosave::place(game)).flatten();
        let Some(path) = place.filter(|path| path.exists()) else { return Ok(None) };
        // What cannot be read any more is no reason not to play.
        let Ok(unfinished) = Match::resume(&path, voice) else { return Ok(None) };
        if unfinished.actions_done() == 0 {
            return Ok(None);
        }
        let mut console = Console::open();
        let told = Phrase::new("unfinished-kept").with("title", game.about().title);
        console.show(voice.say(told.with("actions", unfinished.actions_done())))?;
        let answer = console.ask(&voice.word("unfinished-ask"))?;
        let wanted = answer.is_some_and(|answer| answer.is_empty() || is_yes(&answer));
        Ok(wanted.then(|| unfinished.moved_to_autosave()))
    }

    /// Who plays in the place of each person, as the arguments say.
    fn sitters(&self, game: GameArg, sides: &Sides, voice: &Voice) -> Result<Vec<Sitter>, Failure> {
        let bots = BotList::all(&self.bots);
        let find = |&number: &u64| setting::find_seat(number, game, sides, voice);
        let named: Vec<Seat> = self.seat.iter().map(find).collect::<Result<_, _>>()?;
        let people = if self.hot_seat {
            sides.playing()
        } else if !named.is_empty() {
            SeatSet::of(named)
        } else if bots.len() == sides.people().len() {
            SeatSet::EMPTY
        } else {
            sides.playing().first().map_or(SeatSet::EMPTY, SeatSet::only)
        };
        seat_people(people, sides, &bots, voice)
    }
}

/// People on these seats and on all others that they hold, bots with these names in the place of
/// everybody else.
pub(crate) fn seat_people(
    seats: SeatSet,
    sides: &Sides,
    bots: &[Spec],
    voice: &Voice,
) -> Result<Vec<Sitter>, Failure> {
    let is_person = |person: &SeatSet| !person.intersection(seats).is_empty();
    let others = sides.people().iter().filter(|person| !is_person(person)).count();
    let usual = [USUAL_BOT];
    let bots = if bots.is_empty() { &usual[..] } else { bots };
    let mut bots = driver::one_each(bots, others, voice)?.into_iter().map(Sitter::Bot);
    let sit = |person: &SeatSet| match is_person(person) {
        true => Sitter::Person,
        false => bots.next().expect("one for each"),
    };
    Ok(sides.people().iter().map(sit).collect())
}
