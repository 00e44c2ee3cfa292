use std::{borrow::Cow, fmt};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use crate::{
    Arg, Company, Lang, Messages, Phrase, Relation, Seat,
    said::{Asked, Said},
};

/// Speaks phrases in every language.
pub struct Words {
    bundles: [FluentBundle<FluentResource>; Lang::ALL.len()],
    said: [Said; Lang::ALL.len()],
}

/// A phrase in words.
struct Wording {
    text: String,
    /// Whether a person is called by name in it.
    personal: bool,
}

/// The arguments of a message, in words.
struct Args<'a> {
    list: Vec<(Cow<'static, str>, Value<'a>)>,
    personal: bool,
}

enum Value<'a> {
    Text(Cow<'a, str>),
    Number(i64),
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
        Words { bundles: Lang::ALL.map(bundle), said: Default::default() }
    }

    /// Put a phrase into words. A missing message shows its key, so that it is noticed and the
    /// program goes on; the battery of tests finds every such case.
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        self.say_among(lang, phrase, &Strangers(Relation::Other))
    }

    /// Put a phrase into words among people whose names are known.
    pub fn say_among(&self, lang: Lang, phrase: &Phrase, company: &dyn Company) -> String {
        let found = self.find(lang, phrase, company);
        found.map_or_else(|| format!("⟨{}⟩", phrase.key()), |wording| wording.text)
    }

    /// Put a phrase into words, or nothing if it, or anything in it, has no wording for somebody.
    pub fn try_say(&self, lang: Lang, phrase: &Phrase) -> Option<String> {
        let said = Relation::ALL.map(|relation| self.find(lang, phrase, &Strangers(relation)));
        // The last is what everybody else hears.
        let last = said.into_iter().reduce(|all, next| all.and(next)).flatten();
        last.map(|wording| wording.text)
    }

    fn find(&self, lang: Lang, phrase: &Phrase, company: &dyn Company) -> Option<Wording> {
        if let Some(text) = phrase.seat_by_name().and_then(|seat| company.name(seat)) {
            return Some(Wording { text, personal: true });
        }
        if phrase.args().is_empty()
            && let Some(text) = self.format(lang, phrase.key(), None)
        {
            return Some(Wording { text, personal: false });
        }
        if let Some(seat) = phrase.seat() {
            return self.call(lang, phrase, seat, company);
        }
        let args = self.args(lang, phrase, company)?;
        // Who is called by name is known at one table only.
        if args.personal {
            return Some(Wording { text: self.put(lang, phrase.key(), args)?, personal: true });
        }
        let said = &self.said[lang as usize];
        let asked = args.ask(phrase.key());
        let text = match said.recall(&asked) {
            Some(text) => text,
            None => {
                let text = self.put(lang, phrase.key(), args)?;
                said.remember(asked, &text);
                text
            }
        };
        Some(Wording { text, personal: false })
    }

    /// What a seat is called, perhaps with the name of the person there.
    fn call(
        &self,
        lang: Lang,
        phrase: &Phrase,
        seat: Seat,
        company: &dyn Company,
    ) -> Option<Wording> {
        let mut args = self.args(lang, phrase, company)?;
        let name = company.name(seat);
        let named = if name.is_some() { "yes" } else { "no" };
        let called = name.clone().unwrap_or_default();
        // What the phrase itself says comes later and goes before.
        let about = [("named", named.into()), ("name", called.into())];
        args.list.splice(0..0, about.map(|(name, text)| (name.into(), Value::Text(text))));
        let text = self.put(lang, phrase.key(), args)?;
        let personal = name.is_some_and(|name| text.contains(&name));
        Some(Wording { text, personal })
    }

    /// Put the arguments of a phrase into words.
    fn args<'a>(&self, lang: Lang, phrase: &'a Phrase, company: &dyn Company) -> Option<Args<'a>> {
        let list = Vec::with_capacity(phrase.args().len() + 2);
        let mut args = Args { list, personal: false };
        for (name, arg) in phrase.args() {
            let value = match arg {
                Arg::Text(text) => Value::Text(text.into()),
                Arg::Number(number) => Value::Number(*number),
                Arg::Phrase(inner) => {
                    if let Some(seat) = inner.seat() {
                        let relation = company.relation(seat).word();
                        args.set(format!("{name}-is"), Value::Text(relation.into()));
                    }
                    let inner = self.find(lang, inner, company)?;
                    args.personal |= inner.personal;
                    Value::Text(inner.text.into())
                }
                Arg::List(list) => {
                    let mut texts = Vec::with_capacity(list.len());
                    for inner in list {
                        let inner = self.find(lang, inner, company)?;
                        args.personal |= inner.personal;
                        texts.push(inner.text);
                    }
                    Value::Text(texts.join(", ").into())
                }
            };
            args.set(*name, value);
        }
        Some(args)
    }

    /// Put a message with all its arguments into words.
    fn put(&self, lang: Lang, key: &str, args: Args<'_>) -> Option<String> {
        let args = args.list.into_iter().map(|(name, value)| match value {
            Value::Text(text) => (name, FluentValue::String(text)),
            Value::Number(number) => (name, FluentValue::from(number)),
        });
        self.format(lang, key, Some(&FluentArgs::from_iter(args)))
    }

    /// The wording of a message, if it needs nothing but these arguments.
    fn format(&self, lang: Lang, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let bundle = &self.bundles[lang as usize];
        let pattern = bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, args, &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }
}

impl<'a> Args<'a> {
    fn set(&mut self, name: impl Into<Cow<'static, str>>, value: Value<'a>) {
        self.list.push((name.into(), value));
    }

    /// All that the wording of a message depends on.
    fn ask(&self, key: &str) -> Asked {
        let mut asked = Asked::new(key);
        for (name, value) in &self.list {
            match value {
                Value::Text(text) => asked.text(name, text),
                Value::Number(number) => asked.number(name, *number),
            }
        }
        asked
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
