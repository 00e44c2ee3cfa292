use serde_json::{Value, json};
use table::{OptionInfo, OptionKind, Phrase};

use crate::{
    setting::{self, GameArg},
    voice::Voice,
};

impl Voice {
    /// What was agreed on otherwise than usual, in the words of the game: an option and its value.
    pub(crate) fn agreed(&self, game: GameArg, rules: u32, options: &Value) -> Vec<String> {
        let usual = game.options(rules, &json!({})).unwrap_or_default();
        let changed = |info: &&OptionInfo| options.get(info.name) != usual.get(info.name);
        let changed = game.about().options.iter().filter(changed);
        changed
            .map(|info| {
                let label = self.say_of(game, &info.label());
                format!("{label}: {}", self.value_of(game, info, &options[info.name]))
            })
            .collect()
    }

    fn value_of(&self, game: GameArg, info: &OptionInfo, value: &Value) -> String {
        match (info.kind, value) {
            (_, Value::String(word)) if info.words().contains(&word.as_str()) => {
                self.say_of(game, &info.value_phrase(word))
            }
            (OptionKind::Flag, Value::Bool(is)) => {
                self.say(Phrase::new(if *is { "yes" } else { "no" }))
            }
            (_, Value::Array(lines)) => {
                lines.iter().map(setting::as_typed).collect::<Vec<_>>().join(" / ")
            }
            (_, value) => setting::as_typed(value),
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Lang;

    use super::*;

    #[test]
    fn options_are_told_in_the_words_of_the_game() {
        let told = |game: &str, lang: Lang, options: Value| {
            let game = catalog::find(game).unwrap();
            let rules = game.about().rules_version;
            Voice::new(lang).agreed(game, rules, &game.options(rules, &options).unwrap())
        };
        let changed = json!({"switch": "optional", "size": 3});
        assert_eq!(
            told("maiak", Lang::En, changed),
            ["the switch: the switch may be left out", "the size of the board: 3"]
        );
        assert_eq!(told("tac", Lang::De, json!({"open_hands": true})), ["offene Blätter: ja"]);
        assert!(told("taki", Lang::En, json!({})).is_empty());
    }
}
