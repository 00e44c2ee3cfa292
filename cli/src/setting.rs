use std::ffi::OsStr;

use bots::Spec;
use catalog::Listing;
use clap::{
    Arg, Args, Command,
    builder::{PossibleValue, TypedValueParser},
};
use serde_json::{Map, Value};
use table::{AnyTable, OptionKind, Phrase, Seat, Seed, Sides, nearest};

use crate::{failure::Failure, input::read_json, names::SeatNames, voice::Voice};

/// A game named on the command line.
pub(crate) type GameArg = &'static dyn Listing;

/// Finds the game that an argument names, and knows which there are.
#[derive(Clone)]
pub(crate) struct GameParser;

impl TypedValueParser for GameParser {
    type Value = GameArg;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<GameArg, clap::Error> {
        (game as fn(&str) -> Result<GameArg, String>).parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(ids().map(PossibleValue::new)))
    }
}

fn ids() -> impl Iterator<Item = &'static str> {
    catalog::games().map(|game| game.about().id)
}

fn game(name: &str) -> Result<GameArg, String> {
    catalog::find(name).ok_or_else(|| {
        let known: Vec<&str> = ids().collect();
        let meant = nearest(name, ids()).map(|game| format!("; did you mean {game}?"));
        let meant = meant.unwrap_or_default();
        format!("there is no such game; the games are: {}{meant}", known.join(", "))
    })
}

/// The game that a text names, or words that say which there are.
pub(crate) fn find_game(name: &str, voice: &Voice) -> Result<GameArg, String> {
    catalog::find(name).ok_or_else(|| {
        let known = ids().map(Phrase::plain).collect::<Vec<_>>();
        let phrase = Phrase::new("failed-game").with("found", name).with("known", known);
        voice.say(phrase.with("meant", Phrase::meant(name, ids())))
    })
}

/// The bot that an argument names.
pub(crate) fn bot(text: &str) -> Result<Spec, String> {
    text.parse().map_err(|error: bots::SpecError| error.to_string())
}

/// Bots named in one argument, separated by commas.
#[derive(Clone)]
pub(crate) struct BotList(Vec<Spec>);

impl BotList {
    /// The bots that an argument names.
    pub(crate) fn read(text: &str) -> Result<BotList, String> {
        Spec::list(text).map(BotList).map_err(|error| error.to_string())
    }

    /// The bots of all arguments.
    pub(crate) fn all(lists: &[BotList]) -> Vec<Spec> {
        lists.iter().flat_map(|list| list.0.iter().cloned()).collect()
    }
}

/// Read a whole number within bounds from an argument.
pub(crate) fn whole(low: u64, high: u64) -> impl Fn(&str) -> Result<u64, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| (low..=high).contains(number));
        number.ok_or_else(|| format!("expected a whole number from {low} to {high}"))
    }
}

/// How many games one command plays at most.
pub(crate) const MOST_GAMES: u64 = 1_000_000_000;

/// The version of the rules given on the command line.
#[derive(Args)]
pub(crate) struct RulesArg {
    /// Play by this version of the rules [default: the newest]
    #[arg(long, value_name = "N")]
    pub(crate) rules: Option<u32>,
}

impl RulesArg {
    /// The version, if the game can still be played by it.
    pub(crate) fn version(&self, game: GameArg, voice: &Voice) -> Result<u32, Failure> {
        let about = game.about();
        match self.rules {
            None => Ok(about.rules_version),
            Some(version) if about.knows_rules(version) => Ok(version),
            Some(version) => {
                let phrase = Phrase::new("failed-rules-version")
                    .with("title", about.title)
                    .with("found", version.to_string())
                    .with("oldest", about.oldest_rules.to_string())
                    .with("newest", about.rules_version.to_string());
                Err(voice.refuse(phrase))
            }
        }
    }
}

/// The rule choices given on the command line.
#[derive(Args)]
pub(crate) struct OptionArgs {
    /// The rule options as JSON: in place, in a file, or - for standard input
    #[arg(long, value_name = "FILE|JSON")]
    pub(crate) options: Option<String>,

    /// One rule option, such as -o switch=optional; `tactable games` lists them
    #[arg(short, value_name = "NAME=VALUE")]
    pub(crate) option: Vec<String>,
}

impl OptionArgs {
    /// Whether none are given.
    pub(crate) fn is_empty(&self) -> bool {
        self.options.is_none() && self.option.is_empty()
    }

    /// The options in full, as the present rules understand them.
    pub(crate) fn read(&self, game: GameArg, voice: &Voice) -> Result<Value, Failure> {
        self.read_for(game, game.about().rules_version, voice)
    }

    /// The options in full, as this version of the rules understands them.
    pub(crate) fn read_for(
        &self,
        game: GameArg,
        rules: u32,
        voice: &Voice,
    ) -> Result<Value, Failure> {
        let mut options = match &self.options {
            Some(given) => read_json(given, voice)?,
            None => Value::Object(Map::new()),
        };
        for given in &self.option {
            let (name, value) = given.split_once('=').ok_or_else(|| {
                voice.refuse(Phrase::new("failed-option").with("found", given.as_str()))
            })?;
            if let Some(options) = options.as_object_mut() {
                options.insert(name.to_owned(), option_value(game, name, value));
            }
        }
        game.options(rules, &options).map_err(|problems| voice.problems(game, &problems))
    }
}

/// The value as the game expects it: a choice is a word even where it reads like a number.
fn option_value(game: GameArg, name: &str, value: &str) -> Value {
    let info = game.about().options.iter().find(|info| info.name == name);
    let word = info.is_some_and(|info| matches!(info.kind, OptionKind::Choice(_)));
    let json = if word { None } else { serde_json::from_str(value).ok() };
    json.unwrap_or_else(|| Value::from(value))
}

/// A value as one types it after `-o name=`.
pub(crate) fn as_typed(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Everything a table starts from.
pub(crate) struct Setting {
    /// The game.
    pub(crate) game: GameArg,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// The rule choices in full.
    pub(crate) options: Value,
    /// Where all chance comes from.
    pub(crate) seed: Seed,
    /// The state to start from, if not that of a new game.
    pub(crate) state: Option<Value>,
}

impl Setting {
    /// Set up the table of game `number` in a series of independent games.
    pub(crate) fn table(&self, number: u64, voice: &Voice) -> Result<Box<dyn AnyTable>, Failure> {
        let seed = self.seed.of_game(number);
        let table = match &self.state {
            None => self.game.start(self.rules, &self.options, seed),
            Some(state) => self.game.load(self.rules, &self.options, seed, state),
        };
        table.map_err(|problems| voice.problems(self.game, &problems))
    }

    /// Who plays at such a table, and for whom.
    pub(crate) fn sides(&self, voice: &Voice) -> Result<Sides, Failure> {
        sides(self.game, self.rules, &self.options, voice)
    }
}

/// Who plays at a table with these options, and for whom.
pub(crate) fn sides(
    game: GameArg,
    rules: u32,
    options: &Value,
    voice: &Voice,
) -> Result<Sides, Failure> {
    game.sides(rules, options).map_err(|problems| voice.problems(game, &problems))
}

/// The seat with this number, if somebody plays there; or words that say which there are.
pub(crate) fn find_seat(
    number: u64,
    game: GameArg,
    sides: &Sides,
    voice: &Voice,
) -> Result<Seat, Failure> {
    let seat = Seat::try_from(number).ok().filter(|&seat| sides.playing().contains(seat));
    seat.ok_or_else(|| {
        let name = |seat: Seat| format!("{seat} ({})", voice.seat(game, &SeatNames::NONE, seat));
        let seats = sides.playing().iter().map(|seat| Phrase::plain(name(seat)));
        let phrase = Phrase::new("failed-seat").with("found", number.to_string());
        voice.refuse(phrase.with("seats", seats.collect::<Vec<_>>()))
    })
}

/// The seed of studies: fixed, so that the same command prints the same text.
pub(crate) const STUDY_SEED: Seed = Seed([0; 32]);

/// A seed that nobody could have foreseen.
pub(crate) fn fresh_seed(voice: &Voice) -> Result<Seed, Failure> {
    Seed::fresh().map_err(|error| {
        voice.refuse(Phrase::new("failed-chance").with("error", error.to_string()))
    })
}
