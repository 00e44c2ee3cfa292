use std::fmt;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use crate::{Arg, Company, Lang, Messages, Phrase, Relation, Seat};

/// Speaks phrases in every language.
pub struct Words {
    bundles: [FluentBundle<FluentResource>; Lang::ALL.len()],
}

/// Nobody whose name is known, all in one relation to whoever listens.
struct Strangers(Relation);

impl Company for Strangers {
    fn name(&self, _: Seat) -> Option<String> {
        None
    }

    fn relation(&self, _: Seat) -> Relation {
        self.0
    }
}

impl Words {
    /// The words of the given messages together with the common ones.
    ///
    /// # Panics
    /// If a text is not well-formed Fluent; messages are part of the program and tested.
    pub fn new(messages: &[Messages]) -> Words {
        let bundle = |lang: Lang| {
            let id = lang.code().parse().expect("our codes are language tags");
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            bundle.set_use_isolating(false);
            for part in [Messages::COMMON].iter().chain(messages) {
                let resource = FluentResource::try_new(part.text(lang).to_owned())
                    .unwrap_or_else(|(_, errors)| panic!("{lang} words: {errors:?}"));
                bundle.add_resource_overriding(resource);
            }
            bundle
        };
        Words { bundles: Lang::ALL.map(bundle) }
    }

    /// Put a phrase into words. A missing message shows its key, so that it is noticed and the
    /// program goes on; the battery of tests finds every such case.
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        self.say_among(lang, phrase, &Strangers(Relation::Other))
    }

    /// Put a phrase into words among people whose names are known.
    pub fn say_among(&self, lang: Lang, phrase: &Phrase, company: &dyn Company) -> String {
        self.find(lang, phrase, company).unwrap_or_else(|| format!("⟨{}⟩", phrase.key()))
    }

    /// Put a phrase into words, or nothing if it, or anything in it, has no wording for somebody.
    pub fn try_say(&self, lang: Lang, phrase: &Phrase) -> Option<String> {
        let said = Relation::ALL.map(|relation| self.find(lang, phrase, &Strangers(relation)));
        // The last is what everybody else hears.
        said.into_iter().reduce(|all, next| all.and(next)).flatten()
    }

    fn find(&self, lang: Lang, phrase: &Phrase, company: &dyn Company) -> Option<String> {
        if let Some(name) = phrase.seat_by_name().and_then(|seat| company.name(seat)) {
            return Some(name);
        }
        let bundle = &self.bundles[lang as usize];
        let pattern = bundle.get_message(phrase.key())?.value()?;
        let mut args = FluentArgs::new();
        if let Some(seat) = phrase.seat() {
            let name = company.name(seat);
            args.set("named", if name.is_some() { "yes" } else { "no" });
            args.set("name", name.unwrap_or_default());
        }
        for (name, arg) in phrase.args() {
            let value = match arg {
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Phrase(inner) => {
                    if let Some(seat) = inner.seat() {
                        args.set(format!("{name}-is"), company.relation(seat).word());
                    }
                    FluentValue::from(self.find(lang, inner, company)?)
                }
                Arg::List(list) => {
                    let said: Option<Vec<_>> =
                        list.iter().map(|phrase| self.find(lang, phrase, company)).collect();
                    FluentValue::from(said?.join(", "))
                }
            };
            args.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Listener, Sides};

    #[test]
    fn phrases_nest_and_a_missing_one_shows_its_key() {
        let words = Words::new(&[]);
        let inner = Phrase::plain("a");
        let outer = Phrase::new("plain").with("text", vec![inner.clone(), inner]);
        assert_eq!(words.say(Lang::De, &outer), "a, a");
        assert_eq!(words.say(Lang::En, &Phrase::new("nowhere")), "⟨nowhere⟩");
        assert_eq!(words.try_say(Lang::En, &Phrase::new("plain")), None, "argument missing");
    }

    #[test]
    fn people_are_called_by_their_names() {
        let words = Words::new(&[]);
        let name = |seat: Seat| (seat.index() == 1).then(|| "Ada".to_owned());
        let say = |seat| {
            let who = Phrase::plain(format!("Player {seat}")).of_seat(Seat::new(seat));
            words.say_among(Lang::En, &Phrase::new("plain").with("text", who), &name)
        };
        assert_eq!([say(0), say(1)], ["Player 0", "Ada"]);
    }

    #[test]
    fn messages_choose_their_wording_by_what_somebody_is_to_the_listener() {
        let text = "moved = { $who-is ->\n    [you] You move\n   *[other] { $who } moves\n}";
        let words = Words::new(&[Messages { en: text, de: text }]);
        let moved = |phrase: Phrase| Phrase::new("moved").with("who", phrase);
        let sides = Sides::each_alone(2);
        let names = |_| Some("Ada".to_owned());
        let ears = Listener { sides, viewer: sides.viewer(Seat::new(1)), names };
        let say = |phrase: Phrase| words.say_among(Lang::En, &moved(phrase), &ears);
        assert_eq!(say(Phrase::plain("White").about_seat(Seat::new(0))), "White moves");
        assert_eq!(say(Phrase::plain("White").of_seat(Seat::new(0))), "Ada moves");
        assert_eq!(say(Phrase::plain("Black").about_seat(Seat::new(1))), "You move");
    }
}
