use std::path::PathBuf;

use bots::Spec;
use clap::Args;
use table::{Phrase, Seat, SeatSet, Seed};

use crate::{
    console::Console,
    failure::Failure,
    pilot,
    session::{Match, Sitter},
    setting::{self, BotList, GameArg, OptionArgs},
    voice::Voice,
};

/// Who plays you unless you say otherwise.
pub(crate) const USUAL_BOT: Spec = Spec::Greedy;

const EXAMPLES: &str = "\
At the prompt, type an action in the notation of the game, or a command: ? lists the legal
actions, help lists the commands. Everything works without a terminal too, line by line.

Examples:
  tactable play maiak --seat 1              play Black
  tactable play maiak --hot-seat            two people at one screen
  tactable play maiak --bots greedy,random  watch two bots
  tactable play maiak -o switch=optional --games 4 --record match.txt
  tactable play --resume match.txt
  tactable play maiak --spoken --lang de    sentences instead of pictures";

/// Play a game against bots or people at the same screen.
///
/// Draws the table as your seat may see it, tells what happens in words, and explains every
/// refusal with the number of the rule.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Play {
    /// The game, see `tactable games` [default: you are asked]
    #[arg(value_parser = setting::game)]
    game: Option<GameArg>,

    /// The seats of people, counted from 0 and separated by commas [default: 0]
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = setting::whole(0, 99))]
    seat: Vec<u64>,

    /// People sit on all seats and share the screen
    #[arg(long, conflicts_with_all = ["seat", "bots"])]
    hot_seat: bool,

    /// The bots on the other seats, one for all or one for each [default: greedy]; a bot for every
    /// seat plays without you. There are random, greedy, easy, medium, hard, champion, search:N,
    /// search:500ms, plain:N, alphabeta:N and cmd:PROGRAM, see docs/bots.md
    #[arg(long, visible_alias = "bot", value_name = "NAME", value_parser = BotList::read)]
    bots: Vec<BotList>,

    #[command(flatten)]
    options: OptionArgs,

    /// The seed of all chance, 64 hexadecimal digits or a number [default: a fresh one]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    /// Play a match of so many games; where the rules alternate the start, it alternates
    #[arg(long, value_name = "N", default_value = "1", value_parser = setting::whole(1, 1000))]
    games: u64,

    /// Keep the game in a new file, written after every action
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Go on with a game that is kept in a file
    #[arg(long, value_name = "FILE",
        conflicts_with_all = ["game", "options", "option", "seed", "games", "record"])]
    resume: Option<PathBuf>,

    /// Tell how things stand in sentences instead of drawing a picture
    #[arg(long)]
    spoken: bool,
}

impl Play {
    /// Play.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let game = match (&self.resume, self.game) {
            (Some(path), _) => {
                let mut game = Match::resume(path, voice)?;
                if self.hot_seat || !self.seat.is_empty() || !self.bots.is_empty() {
                    game.seat(self.sitters(game.seats(), voice)?);
                }
                game
            }
            (None, Some(game)) => {
                let options = self.options.read(game, voice)?;
                let seed = self.seed.map_or_else(|| setting::fresh_seed(voice), Ok)?;
                let seats = setting::seats(game, &options, voice)?;
                let sitters = self.sitters(seats, voice)?;
                Match::new(game, options, seed, self.games as usize, sitters)
            }
            (None, None) => return super::choose::run(voice),
        };
        let game = match self.record {
            Some(path) => game.kept_in(path, voice)?,
            None => game,
        };
        game.play(self.spoken, &mut Console::open(), voice)
    }

    /// Who sits where, as the arguments say.
    fn sitters(&self, seats: usize, voice: &Voice) -> Result<Vec<Sitter>, Failure> {
        let (everyone, bots) = (SeatSet::first_seats(seats), BotList::all(&self.bots));
        if let Some(seat) = self.seat.iter().find(|&&seat| seat >= seats as u64) {
            let phrase = Phrase::new("failed-seat").with("found", *seat).with("last", seats - 1);
            return Err(voice.refuse(phrase));
        }
        let people = if self.hot_seat {
            everyone
        } else if !self.seat.is_empty() {
            SeatSet::of(self.seat.iter().map(|&seat| Seat(seat as u8)))
        } else if bots.len() == seats {
            SeatSet::EMPTY
        } else {
            SeatSet::only(Seat(0))
        };
        seat_people(people, seats, &bots, voice)
    }
}

/// People on these seats, bots with these names on the others.
pub(crate) fn seat_people(
    people: SeatSet,
    seats: usize,
    bots: &[Spec],
    voice: &Voice,
) -> Result<Vec<Sitter>, Failure> {
    let usual = [USUAL_BOT];
    let bots = if bots.is_empty() { &usual[..] } else { bots };
    let mut bots = pilot::one_each(bots, seats - people.len(), voice)?.into_iter().map(Sitter::Bot);
    let sit = |seat| match people.contains(Seat(seat as u8)) {
        true => Sitter::Person,
        false => bots.next().expect("one for each"),
    };
    Ok((0..seats).map(sit).collect())
}
