use arena::{Lineup, MOST_OPENING};
use bots::Spec;
use clap::Args;
use dataset::{Column, SelfPlay};
use table::{Phrase, Seed};

use super::arena::no_lineup;
use crate::{
    destination::Destination,
    failure::Failure,
    setting::{self, GameArg, MOST_GAMES, OptionArgs, STUDY_SEED},
    voice::Voice,
};

const EXAMPLES: &str = "\
A row for every decision: the whole state as numbers, the chances that the bot found for whoever acts,
and how the game ended. docs/learning.md says how a network is trained from it. The same command writes
the same bytes, whatever the number of threads; stop with Ctrl-C and run it again to continue.

Examples:
  tactable selfplay tactigo --games 5000 --out games/
  tactable selfplay taki -o seats=2 --bot search:200 --games 20000 --seed 1 --out games/
  tactable selfplay tactigo --bot net:400:tactigo.net --games 5000 --seed 2 --out more/";

/// Let a bot play against itself and write what it thought, to learn judgement from.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Selfplay {
    /// The game, see `tactable games`; two must play, in TAC two teams of two
    #[arg(value_parser = setting::GameParser)]
    game: GameArg,

    /// The bot, which must be one that searches
    #[arg(long, value_name = "BOT", default_value = "search:400", value_parser = setting::bot)]
    bot: Spec,

    /// How many games
    #[arg(long, value_name = "N", default_value = "100", value_parser = setting::whole(1, MOST_GAMES))]
    games: u64,

    #[command(flatten)]
    options: OptionArgs,

    /// The seed of every game: 64 hexadecimal digits or a number [default: 0]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    /// How many actions are drawn at random at most before the bot takes over
    #[arg(long, value_name = "N", default_value = "24", value_parser = setting::whole(0, MOST_OPENING.into()))]
    opening_plies: u64,

    /// Draw one action in N at random even after that, so that judgement learns what errors cost
    #[arg(long, value_name = "N", value_parser = setting::whole(2, 1000))]
    slips: Option<u64>,

    #[command(flatten)]
    to: Destination,
}

impl Selfplay {
    /// Play, write the data set and say how large it is.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let options = self.options.read(self.game, voice)?;
        let seed = self.seed.unwrap_or(STUDY_SEED);
        let lineup = Lineup::new(self.game, &options, vec![self.bot.to_string()], seed)
            .map_err(|error| no_lineup(self.game, error, voice))?;
        if lineup.sides().rivals(self.game.numbers().team).is_none() {
            return Err(voice.refuse(Phrase::new("selfplay-two")));
        }
        if !matches!(self.bot, Spec::Level(..) | Spec::Search(_) | Spec::Network(..)) {
            let phrase = Phrase::new("selfplay-search").with("bot", self.bot.to_string());
            return Err(voice.refuse(phrase));
        }
        let lineup = lineup.with_opening(self.opening_plies as u32);
        let games =
            SelfPlay::new(lineup, self.games).with_slips(self.slips.map(|slips| slips as u32));
        self.to.write(&games, &Column::SELF_PLAY, voice)
    }
}
