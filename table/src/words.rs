use std::{borrow::Cow, fmt};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use crate::{
    Arg, Company, Lang, Messages, Phrase, Relation, Seat, Wording,
    said::{Ears, Said},
};

/// Speaks phrases in every language.
pub struct Words {
    bundles: [FluentBundle<FluentResource>; Lang::ALL.len()],
    said: [Said; Lang::ALL.len()],
}

/// What was found to say.
struct Found {
    text: Wording,
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
        self.speak(lang, phrase, company).into()
    }

    /// The same for those who have much to say: the words of what is said again and again are shared.
    pub fn speak(&self, lang: Lang, phrase: &Phrase, company: &dyn Company) -> Wording {
        let found = self.find(lang, phrase, company);
        found.map_or_else(|| format!("⟨{}⟩", phrase.key()).into(), |found| found.text)
    }

    /// Put a phrase into words, or nothing if it, or anything in it, has no wording for somebody.
    pub fn try_say(&self, lang: Lang, phrase: &Phrase) -> Option<String> {
        let said = Relation::ALL.map(|relation| self.find(lang, phrase, &Strangers(relation)));
        // The last is what everybody else hears.
        let last = said.into_iter().reduce(|all, next| all.and(next)).flatten();
        last.map(|found| found.text.into())
    }

    fn find(&self, lang: Lang, phrase: &Phrase, company: &dyn Company) -> Option<Found> {
        let Some(ears) = Ears::of(phrase, company) else {
            return self.make(lang, phrase, company);
        };
        let said = &self.said[lang as usize];
        if let Some(text) = said.recall(phrase, ears) {
            return Some(Found { text, personal: false });
        }
        let found = self.make(lang, phrase, company)?;
        // Who is called by name is known at one table only.
        if !found.personal {
            said.remember(phrase, ears, &found.text);
        }
        Some(found)
    }

    fn make(&self, lang: Lang, phrase: &Phrase, company: &dyn Company) -> Option<Found> {
        if let Some(name) = phrase.seat_by_name().and_then(|seat| company.name(seat)) {
            return Some(Found { text: name.into(), personal: true });
        }
        if phrase.args().is_empty()
            && let Some(text) = self.format(lang, phrase.key(), None)
        {
            return Some(Found { text, personal: false });
        }
        if let Some(seat) = phrase.seat() {
            return self.call(lang, phrase, seat, company);
        }
        let args = self.args(lang, phrase, company)?;
        let personal = args.personal;
        Some(Found { text: self.put(lang, phrase.key(), args)?, personal })
    }

    /// What a seat is called, perhaps with the name of the person there.
    fn call(
        &self,
        lang: Lang,
        phrase: &Phrase,
        seat: Seat,
        company: &dyn Company,
    ) -> Option<Found> {
        let mut args = self.args(lang, phrase, company)?;
        let name = company.name(seat);
        let named = if name.is_some() { "yes" } else { "no" };
        let called = name.clone().unwrap_or_default();
        // What the phrase itself says comes later and goes before.
        let about = [("named", named.into()), ("name", called.into())];
        args.list.splice(0..0, about.map(|(name, text)| (name.into(), Value::Text(text))));
        let text = self.put(lang, phrase.key(), args)?;
        let personal = name.is_some_and(|name| text.contains(&name));
        Some(Found { text, personal })
    }

    /// Put the arguments of a phrase into words.
    fn args<'a>(&self, lang: Lang, phrase: &'a Phrase, company: &dyn Company) -> Option<Args<'a>> {
        let list = Vec::with_capacity(phrase.args().len() + 2);
        let mut args = Args { list, personal: false };
        for (name, arg) in phrase.args() {
            let value = match arg {
                Arg::Text(text) => Value::Text(Cow::Borrowed(text)),
                Arg::Number(number) => Value::Number(*number),
                Arg::Phrase(inner) => {
                    if let Some(seat) = inner.seat() {
                        let relation = company.relation(seat).word();
                        args.set(format!("{name}-is"), Value::Text(relation.into()));
                    }
                    let inner = self.find(lang, inner, company)?;
                    args.personal |= inner.personal;
                    Value::Text(String::from(inner.text).into())
                }
                Arg::List(list) => {
                    let mut texts = String::new();
                    for (place, inner) in list.iter().enumerate() {
                        let inner = self.find(lang, inner, company)?;
                        args.personal |= inner.personal;
                        if place > 0 {
                            texts += ", ";
                        }
                        texts += &inner.text;
                    }
                    Value::Text(texts.into())
                }
            };
            args.set(*name, value);
        }
        Some(args)
    }

    /// Put a message with all its arguments into words.
    fn put(&self, lang: Lang, key: &str, args: Args<'_>) -> Option<Wording> {
        let args = args.list.into_iter().map(|(name, value)| match value {
            Value::Text(text) => (name, FluentValue::String(text)),
            Value::Number(number) => (name, FluentValue::from(number)),
        });
        self.format(lang, key, Some(&FluentArgs::from_iter(args)))
    }

    /// The wording of a message, if it needs nothing but these arguments.
    fn format(&self, lang: Lang, key: &str, args: Option<&FluentArgs<'_>>) -> Option<Wording> {
        let bundle = &self.bundles[lang as usize];
        let pattern = bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, args, &mut errors);
        errors.is_empty().then(|| Wording::from(&*text))
    }
}

impl<'a> Args<'a> {
    fn set(&mut self, name: impl Into<Cow<'static, str>>, value: Value<'a>) {
        self.list.push((name.into(), value));
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
