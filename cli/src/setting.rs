use bots::Spec;
use catalog::Title;
use clap::Args;
use serde_json::{Map, Value};
use table::{AnyTable, OptionKind, Phrase, Seed};

use crate::{failure::Failure, given::read_json, voice::Voice};

/// A game named on the command line.
pub(crate) type GameArg = &'static dyn Title;

/// Find the game that an argument names.
pub(crate) fn game(name: &str) -> Result<GameArg, String> {
    catalog::find(name).ok_or_else(|| {
        let known: Vec<&str> = catalog::games().map(|game| game.about().id).collect();
        format!("there is no such game; the games are: {}", known.join(", "))
    })
}

/// The game that a text names, or words that say which there are.
pub(crate) fn find_game(name: &str, voice: &Voice) -> Result<GameArg, String> {
    catalog::find(name).ok_or_else(|| {
        let known = catalog::games().map(|game| Phrase::plain(game.about().id)).collect::<Vec<_>>();
        voice.say(Phrase::new("failed-game").with("found", name).with("known", known))
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

/// The rule choices given on the command line.
#[derive(Args)]
pub(crate) struct OptionArgs {
    /// The rule options as JSON: in place, in a file, or - for standard input
    #[arg(long, value_name = "FILE|JSON")]
    pub(crate) options: Option<String>,

    /// One rule option, such as -o switch=optional; see `tactable games`
    #[arg(short, value_name = "NAME=VALUE")]
    pub(crate) option: Vec<String>,
}

impl OptionArgs {
    /// Whether none are given.
    pub(crate) fn is_empty(&self) -> bool {
        self.options.is_none() && self.option.is_empty()
    }

    /// The options in full.
    pub(crate) fn read(&self, game: GameArg, voice: &Voice) -> Result<Value, Failure> {
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
        game.options(&options).map_err(|problems| voice.problems(game, &problems))
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
            None => self.game.start(&self.options, seed),
            Some(state) => self.game.load(&self.options, seed, state),
        };
        table.map_err(|problems| voice.problems(self.game, &problems))
    }
}

/// How many seats a table with these options has.
pub(crate) fn seats(game: GameArg, options: &Value, voice: &Voice) -> Result<usize, Failure> {
    let table = game.start(options, Seed::from(0));
    table.map(|table| table.seats()).map_err(|problems| voice.problems(game, &problems))
}

/// The seed of studies: fixed, so that the same command prints the same text.
pub(crate) const STUDY_SEED: Seed = Seed([0; 32]);

/// A seed that nobody could have foreseen.
pub(crate) fn fresh_seed(voice: &Voice) -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        voice.refuse(Phrase::new("failed-chance").with("error", error.to_string()))
    })?;
    Ok(Seed(bytes))
}
