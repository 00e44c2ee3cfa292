use catalog::Listing;
use serde_json::{Value, json};
use table::{OptionInfo, OptionKind, SeatSet};

use super::{
    choice::Choice,
    frame::Frame,
    new::{LONGEST_LIST, sentence},
};
use crate::{Form, form::people, words};

/// What one chooses for a game against bots without leaving the page: how strong they are, how many
/// play, and on which side.
pub(super) struct Quick {
    /// What there is to choose.
    pub(super) about: String,
    pub(super) levels: Vec<Choice>,
    /// The rule choice that says who plays, where the game has one.
    pub(super) size: Option<Size>,
    /// The sides, where they are the same whatever is chosen.
    pub(super) sides: Vec<Choice>,
}

/// A rule choice that says who plays.
pub(super) struct Size {
    pub(super) name: &'static str,
    pub(super) text: String,
    pub(super) choices: Vec<Choice>,
}

impl Quick {
    pub(super) fn of(game: &dyn Listing, frame: &Frame) -> Quick {
        let size = game.about().options.iter().find_map(|info| Size::of(game, frame, info));
        let sides = if size.is_none() { sides(game, frame) } else { Vec::new() };
        let about = if size.is_some() { "page-quick-size" } else { "page-quick-sides" };
        let levels = Choice::levels(frame.lang, "medium").collect();
        Quick { about: frame.word(about), levels, size, sides }
    }
}

impl Size {
    /// The choice, if it decides how many people play.
    fn of(game: &dyn Listing, frame: &Frame, info: &OptionInfo) -> Option<Size> {
        let values: Vec<Value> = match info.kind {
            OptionKind::Choice(words) => words.iter().map(|word| json!(word)).collect(),
            OptionKind::Number(low, high) if high - low <= LONGEST_LIST => {
                (low..=high).map(|number| json!(number)).collect()
            }
            _ => return None,
        };
        let count = |value: &Value| people(game, &json!({ info.name: value })).map(|all| all.len());
        let possible: Vec<(&Value, usize)> =
            values.iter().filter_map(|value| Some((value, count(value)?))).collect();
        if possible.iter().all(|(_, count)| *count == possible[0].1) {
            return None;
        }
        let usual = &game.options(game.about().rules_version, &json!({})).ok()?[info.name];
        let choice = |(value, _): &(&Value, usize)| {
            let chosen = *value == usual;
            match value {
                Value::String(word) => {
                    let text = game.words().say(frame.lang, &info.value_phrase(word));
                    Choice::new(word, sentence(&text), chosen)
                }
                number => Choice::new(&number.to_string(), number.to_string(), chosen),
            }
        };
        let text = frame.word("page-quick-players");
        Some(Size { name: info.name, text, choices: possible.iter().map(choice).collect() })
    }
}

/// The sides of a game in which the same people always play.
fn sides(game: &dyn Listing, frame: &Frame) -> Vec<Choice> {
    let chairs = people(game, &json!({})).unwrap_or_default();
    let side = |(number, &seats): (usize, &SeatSet)| {
        let seats = words::seats(frame.lang, game, seats);
        Choice::new(&number.to_string(), sentence(&seats), number == 0)
    };
    let any = Choice::new(Form::ANY, frame.word("page-quick-side-any"), false);
    chairs.iter().enumerate().map(side).chain([any]).collect()
}

#[cfg(test)]
mod tests {
    use table::Lang;

    use super::*;
    use crate::base::Here;

    #[test]
    fn each_game_offers_what_it_has() {
        let frame = Frame::new(Lang::En, Here::default());
        let offers = |game: &str| {
            let quick = Quick::of(catalog::find(game).unwrap(), &frame);
            let values = |choices: Vec<Choice>| -> Vec<String> {
                choices.into_iter().map(|choice| choice.value).collect()
            };
            let size = quick.size.map(|size| (size.name, values(size.choices)));
            (size, values(quick.sides))
        };
        let two = vec!["0".to_owned(), "1".to_owned(), "any".to_owned()];
        for game in ["maiak", "tactigo", "tactiki"] {
            assert_eq!(offers(game), (None, two.clone()), "{game}");
        }
        let (size, sides) = offers("taki");
        let (name, counts) = size.unwrap();
        assert_eq!((name, counts.first().unwrap().as_str()), ("seats", "2"));
        assert!(sides.is_empty());
        assert_eq!(offers("tac").0.unwrap().0, "variant");
    }
}
