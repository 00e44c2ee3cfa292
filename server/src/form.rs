use std::collections::HashMap;

use bots::Level;
use catalog::Listing;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::{Dice, OptionInfo, OptionKind, SeatSet, Seed};

use crate::{Wish, room::ClockRules};

/// A filled-in form for a new table, by the names of its fields:
///
/// | field | what |
/// |---|---|
/// | `game` | the game |
/// | `option-NAME` | a rule choice; [`Form::OWN`] where `own-NAME` holds a pattern |
/// | `chair-N` | who sits on a chair: [`Form::YOU`], [`Form::OPEN`] or the level of a bot |
/// | `bots` | the level of bots on all chairs that are not named |
/// | `side` | which of these chairs is whose who fills in the form: its number or [`Form::ANY`] |
/// | `clock`, `window` | minutes for each person, seconds for an answer |
/// | `patience` | seconds until a bot stands in for somebody who is away, 0 for never |
/// | `takeover`, `hints` | `true` or `false`; nothing where it depends on the clock |
/// | `start` | the game begins at once |
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Form(HashMap<String, String>);

impl Form {
    /// The chair of whoever fills in the form.
    pub const YOU: &str = "you";
    /// A chair that waits for a person.
    pub const OPEN: &str = "open";
    /// Any chair, drawn by lot.
    pub const ANY: &str = "any";
    /// A rule choice that is written out instead of chosen.
    pub const OWN: &str = "own";

    /// What stands in a field.
    pub fn get(&self, field: &str) -> Option<&str> {
        self.0.get(field).map(String::as_str)
    }

    /// Who sits on a chair, where that is said.
    pub fn chair(&self, number: usize) -> Option<&str> {
        self.get(&format!("chair-{number}"))
    }

    /// The table that is asked for. What cannot be read is left for the game to refuse.
    pub fn wish(&self) -> Wish {
        let wish = Wish::new(self.get("game").unwrap_or_default());
        let Some(game) = catalog::find(&wish.game) else { return wish };
        let options = self.options(game);
        let people = people(game, &options).unwrap_or_default();
        let seat = |chair: usize| people[chair].first().map_or(0, |seat| seat.number().into());
        let everywhere = self.get("bots").filter(|level| is_level(level));
        let you = (0..people.len()).find(|&chair| self.chair(chair) == Some(Form::YOU));
        let you = you
            .or(self.side(people.len()))
            .or(everywhere.map(|_| 0))
            .filter(|&chair| chair < people.len());
        let bot = |chair: usize| match self.chair(chair) {
            None => everywhere,
            Some(level) => Some(level).filter(|level| is_level(level)),
        };
        let others = (0..people.len()).filter(|&chair| you != Some(chair));
        let bots = others.filter_map(|chair| Some((seat(chair), bot(chair)?.to_owned())));
        let number = |field: &str| self.get(field).and_then(|text| text.parse::<u32>().ok());
        let flag = |field: &str| self.get(field).and_then(|text| text.parse::<bool>().ok());
        Wish {
            bots: bots.collect(),
            sit: you.map(seat),
            clock: number("clock")
                .map(|minutes| ClockRules { minutes: minutes.into(), increment: 0 }),
            window: number("window"),
            patience: number("patience"),
            takeover: flag("takeover"),
            hints: flag("hints"),
            start: self.get("start").is_some(),
            options,
            ..wish
        }
    }

    /// The chair that is asked for as a side, of so many.
    fn side(&self, chairs: usize) -> Option<usize> {
        match self.get("side")? {
            // Where no lot can be drawn, the first is as good as any.
            Form::ANY => Some(Seed::fresh().map_or(0, |seed| Dice::new(seed).roll(chairs.max(1)))),
            number => number.parse().ok().filter(|&chair| chair < chairs),
        }
    }

    /// The rule choices.
    pub fn options(&self, game: &dyn Listing) -> Value {
        let given = game.about().options.iter().filter_map(|info| {
            Some((info.name.to_owned(), read(info.kind, self.option(info)?.trim())?))
        });
        Value::Object(given.collect::<Map<_, _>>())
    }

    /// A rule choice as it was chosen or written.
    pub fn option(&self, info: &OptionInfo) -> Option<&str> {
        let chosen = self.get(&format!("option-{}", info.name))?;
        let written = matches!(info.kind, OptionKind::Preset(_)) && chosen == Form::OWN;
        if written { self.get(&format!("own-{}", info.name)) } else { Some(chosen) }
    }
}

/// The chairs of a table with these options: the seats that each person holds. Nothing where there
/// can be no such table.
pub(crate) fn people(game: &dyn Listing, options: &Value) -> Option<Vec<SeatSet>> {
    let sides = game.sides(game.about().rules_version, options).ok()?;
    Some(sides.people().to_vec())
}

fn is_level(word: &str) -> bool {
    word.parse::<Level>().is_ok()
}

/// An option as it was typed; nothing where the field was left empty.
fn read(kind: OptionKind, text: &str) -> Option<Value> {
    if text.is_empty() {
        return None;
    }
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    Some(match kind {
        OptionKind::Choice(_) => json!(text),
        OptionKind::Preset(words) if words.contains(&text) => json!(text),
        _ if lines.len() > 1 => json!(lines),
        // Numbers, true and false read as such; everything else is a word.
        _ => serde_json::from_str(text).unwrap_or_else(|_| json!(text)),
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn form(pairs: &[(&str, &str)]) -> Form {
        Form(pairs.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect())
    }

    #[test]
    fn one_press_makes_a_table_with_bots() {
        for game in catalog::games() {
            let id = game.about().id;
            let wish = form(&[("game", id), ("bots", "medium"), ("start", "yes")]).wish();
            assert_eq!((wish.sit, wish.start), (Some(0), true));
            assert!(!wish.bots.contains_key(&0));
            let people = people(game, &wish.options).unwrap();
            assert_eq!(wish.bots.len(), people.len() - 1, "{id}");
        }
    }

    #[test]
    fn a_form_is_read_by_the_kinds_of_the_options() {
        let wish = form(&[
            ("game", "taki"),
            ("option-seats", "3"),
            ("option-must_play", "true"),
            ("option-mode", "single"),
            ("option-max_turns", ""),
            ("chair-0", "open"),
            ("chair-1", "you"),
            ("chair-2", "hard"),
            ("chair-9", "easy"),
            ("clock", "5"),
        ])
        .wish();
        assert_eq!(wish.options, json!({"seats": 3, "must_play": true, "mode": "single"}));
        assert_eq!(wish.bots, BTreeMap::from([(2, "hard".to_owned())]));
        assert_eq!((wish.sit, wish.start), (Some(1), false));
        assert_eq!(wish.clock, Some(ClockRules { minutes: 5.0, increment: 0 }));
    }

    #[test]
    fn a_side_is_chosen_or_drawn() {
        let sit = |side| {
            let wish = form(&[("game", "maiak"), ("bots", "easy"), ("side", side)]).wish();
            assert_eq!(wish.bots.len(), 1);
            wish.sit.unwrap()
        };
        assert_eq!((sit("0"), sit("1"), sit("2"), sit("")), (0, 1, 0, 0));
        let drawn: Vec<u64> = (0..64).map(|_| sit("any")).collect();
        assert!(drawn.contains(&0) && drawn.contains(&1), "{drawn:?}");
    }

    #[test]
    fn what_the_table_allows_depends_on_the_clock_unless_it_is_said() {
        let host = "host".into();
        let allows = |pairs: &[(&str, &str)]| {
            let pairs = [&[("game", "maiak")], pairs].concat();
            let setup = form(&pairs).wish().setup(&host).unwrap();
            (setup.takeover, setup.hints, setup.patience)
        };
        assert_eq!(allows(&[("takeover", ""), ("hints", "")]), (true, true, None));
        assert_eq!(allows(&[("clock", "5"), ("patience", "0")]), (false, false, Some(0)));
        let said = [("clock", "5"), ("takeover", "true"), ("hints", "false"), ("patience", "30")];
        assert_eq!(allows(&said), (true, false, Some(30)));
    }

    #[test]
    fn a_chair_is_that_of_a_person_whatever_seats_he_holds() {
        let wish = |variant| {
            let fields = [("game", "tac"), ("option-variant", variant), ("bots", "easy")];
            let wish = form(&fields).wish();
            (wish.sit, wish.bots.into_keys().collect::<Vec<_>>())
        };
        assert_eq!(wish("teams"), (Some(0), vec![1, 2, 3]));
        assert_eq!(wish("solo"), (Some(0), vec![]));
        assert_eq!(wish("two-singles"), (Some(0), vec![2]));
        assert_eq!(wish("two-doubles"), (Some(0), vec![1]));
    }

    #[test]
    fn a_pattern_has_a_name_or_is_written_out() {
        let tiles = |chosen, own| {
            form(&[("game", "maiak"), ("option-tiles", chosen), ("own-tiles", own)]).wish().options
        };
        assert_eq!(tiles("courtyard", "whatever"), json!({"tiles": "courtyard"}));
        assert_eq!(tiles("own", " bbbbb\nggggg\r\n"), json!({"tiles": ["bbbbb", "ggggg"]}));
        assert_eq!(tiles("own", ""), json!({}));
    }

    #[test]
    fn a_form_for_no_game_is_left_to_be_refused() {
        assert_eq!(form(&[("game", "chess"), ("bots", "easy")]).wish(), Wish::new("chess"));
    }
}
