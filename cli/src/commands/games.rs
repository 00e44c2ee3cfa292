use std::io::{self, Write};

use clap::Args;
use serde_json::{Value, json};
use table::{Field, OptionInfo, OptionKind, Phrase, Seat};

use crate::{
    failure::Failure,
    json_out::JsonOut,
    names::SeatNames,
    setting::{self, GameArg},
    voice::Voice,
};

const EXAMPLES: &str = "\
Examples:
  tactable games
  tactable games maiak --json
  tactable games maiak --schema";

/// List the games: how many can play, and every option of their rules.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Games {
    /// Only these games
    #[arg(value_parser = setting::GameParser)]
    games: Vec<GameArg>,

    /// Write JSON, one object per line and game; - for standard output, and nothing else
    #[arg(long, value_name = "FILE|-", num_args = 0..=1, default_missing_value = JsonOut::PRINTED,
        value_parser = JsonOut::read)]
    json: Option<JsonOut>,

    /// The form of what a player knows, as programs get it: one JSON Schema per line and game
    #[arg(long, conflicts_with = "json")]
    schema: bool,
}

impl Games {
    /// Print the list.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let json = self.json.as_ref();
        JsonOut::try_out(json, voice)?;
        let all: Vec<GameArg> =
            if self.games.is_empty() { catalog::games().collect() } else { self.games };
        if self.schema {
            let schemas = all.iter().map(|game| format!("{}\n", game.view_schema()));
            return Ok(write!(io::stdout().lock(), "{}", schemas.collect::<String>())?);
        }
        if !JsonOut::is_printed(json) {
            let texts: Vec<String> = all.iter().map(|&game| as_text(game, voice) + "\n").collect();
            write!(io::stdout().lock(), "{}", texts.join("\n"))?;
        }
        let lines = all.iter().map(|&game| format!("{}\n", as_json(game, voice)));
        JsonOut::write(json, &lines.collect::<String>(), voice)
    }
}

fn as_json(game: GameArg, voice: &Voice) -> Value {
    let about = game.about();
    let usual = defaults(game);
    let option = |info: &OptionInfo| {
        let values = match info.kind {
            OptionKind::Choice(words) => json!(words),
            OptionKind::Flag => json!([true, false]),
            OptionKind::Number(low, high) => json!({"from": low, "to": high}),
            OptionKind::Preset(words) => json!({"presets": words}),
            OptionKind::Text => Value::Null,
        };
        let words = voice.say_of(game, &meaning(info));
        json!({"name": info.name, "rule": info.rule, "default": usual[info.name], "values": values, "words": words})
    };
    let options: Vec<Value> = about.options.iter().map(option).collect();
    let numbers = game.numbers();
    let field = |field: &Field| json!({"name": field.name, "shape": field.shape});
    let observation: Vec<Value> = numbers.observation.iter().map(field).collect();
    json!({
        "game": about.id,
        "title": about.title,
        "summary": voice.summary(game),
        "rules": about.rules_version,
        "oldest_rules": about.oldest_rules,
        "people": [about.people.0, about.people.1],
        "seats": [about.seats.0, about.seats.1],
        "options": options,
        "encoding": {
            "version": numbers.version,
            "action_ids": numbers.action_ids,
            "observation": observation,
        },
    })
}

fn as_text(game: GameArg, voice: &Voice) -> String {
    let about = game.about();
    let (fewest, most) = about.people;
    let mut heading = Phrase::new("games-title")
        .with("title", about.title)
        .with("id", about.id)
        .with("fewest", fewest)
        .with("most", most)
        .with("range", if fewest == most { "no" } else { "yes" });
    // Where seats have no names of their own, a list of them would say nothing.
    let named = |seat: &Seat| game.seat_name(*seat).seat_by_name().is_none();
    let seats = (0..about.seats.1).map(|seat| Seat::new(seat as u8)).filter(named);
    let names: Vec<String> = seats.map(|seat| voice.seat(game, &SeatNames::NONE, seat)).collect();
    heading = heading.with("named", names.len()).with("names", names.join(", "));
    let mut lines = vec![voice.say(heading), format!("  {}", voice.summary(game))];
    let usual = defaults(game);
    let width = about.options.iter().map(|info| info.name.len()).max().unwrap_or(0);
    for info in about.options {
        let words = voice.say_of(game, &meaning(info));
        lines.push(format!("  {:width$}  {}  {words}", info.name, info.rule));
        let values = Phrase::new("games-values")
            .with("values", values(info.kind, voice))
            .with("default", setting::as_typed(&usual[info.name]));
        lines.push(format!("  {:width$}        {}", "", voice.say(values)));
    }
    lines.join("\n")
}

fn defaults(game: GameArg) -> Value {
    game.options(game.about().rules_version, &json!({})).unwrap_or_default()
}

fn meaning(info: &OptionInfo) -> Phrase {
    Phrase::new(format!("option-{}", info.name))
}

fn values(kind: OptionKind, voice: &Voice) -> String {
    match kind {
        OptionKind::Choice(words) => words.join(" | "),
        OptionKind::Flag => "true | false".to_owned(),
        OptionKind::Number(low, high) => format!("{low}..{high}"),
        OptionKind::Preset(words) => {
            let phrase = Phrase::new("games-preset").with("words", words.join(" | "));
            voice.say(phrase)
        }
        OptionKind::Text => voice.word("games-text"),
    }
}
