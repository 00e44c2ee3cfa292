//! What `--help` says. In English that is what stands beside the commands in the code; in German it is looked up by
//! the names of commands and arguments in `words/help.de.ftl`, so that no text is anywhere twice.

use std::ffi::OsString;

use clap::{Arg, Command, CommandFactory, builder::Resettable};
use table::{Lang, Messages, Phrase, Words};

use crate::Tactable;

const GERMAN: Messages = Messages { en: "", de: include_str!("../words/help.de.ftl") };

/// The name under which stands what an argument means wherever it has no words of its own.
const ANY: &str = "any";

/// The program as it explains itself in a language.
pub(crate) fn command(lang: Lang) -> Command {
    let mut command = Tactable::command();
    match lang {
        Lang::En => command,
        Lang::De => {
            // Only then are the arguments there that clap adds by itself.
            command.build();
            German(Words::new(&[GERMAN])).translate(command)
        }
    }
}

/// The language that arguments ask for, known before they are read: what is wrong with them is said in it.
pub(crate) fn asked_language(args: impl Iterator<Item = OsString>) -> Option<Lang> {
    let args: Vec<String> =
        args.map(|arg| arg.to_string_lossy().into_owned()).take_while(|arg| arg != "--").collect();
    let after = args.iter().position(|arg| arg == "--lang").and_then(|place| args.get(place + 1));
    let given = after.map(String::as_str);
    let given = given.or_else(|| args.iter().find_map(|arg| arg.strip_prefix("--lang=")));
    given.and_then(|lang| lang.parse().ok())
}

struct German(Words);

impl German {
    fn say(&self, key: &str) -> String {
        self.0.say(Lang::De, &Phrase::new(key.to_owned()))
    }

    fn knows(&self, key: &str) -> bool {
        self.0.try_say(Lang::De, &Phrase::new(key.to_owned())).is_some()
    }

    /// The name under which the words of an argument stand.
    fn key(&self, command: &str, arg: &str) -> String {
        let own = format!("{command}-{arg}");
        let common = format!("{ANY}-{arg}");
        if !self.knows(&own) && self.knows(&common) { common } else { own }
    }

    fn translate(&self, command: Command) -> Command {
        let name = command.get_name().to_owned();
        let about = self.say(&name);
        if name == "help" {
            return command.about(about);
        }
        let header = *command.get_styles().get_header();
        let usage = self.say("heading-usage");
        let template = format!(
            "{{before-help}}{{about-with-newline}}\n{header}{usage}:{header:#} {{usage}}\n\n{{all-args}}{{after-help}}"
        );
        let more = command.get_long_about().map(|_| {
            // It is wrapped anew, as wide as the terminal is.
            format!("{about}\n\n{}", self.say(&format!("{name}-more")).replace('\n', " "))
        });
        let after = command.get_after_help().map(|_| self.say(&format!("{name}-after")));
        let mut command = command
            .about(about)
            .help_template(template)
            .subcommand_help_heading(self.say("heading-commands"))
            .subcommand_value_name(self.say("value-command"))
            .mut_args(|arg| self.translate_arg(&name, arg))
            .mut_subcommands(|inner| self.translate(inner));
        if let Some(more) = more {
            command = command.long_about(more);
        }
        if let Some(after) = after {
            command = command.after_help(after);
        }
        let usage = command.render_usage().to_string();
        let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
        let usage = usage.replace("[OPTIONS]", &self.say("value-options"));
        command.override_usage(usage)
    }

    fn translate_arg(&self, command: &str, arg: Arg) -> Arg {
        let mut help = self.say(&self.key(command, arg.get_id().as_str()));
        let mut note = |key: &'static str, values: Vec<String>| {
            if !values.is_empty() {
                let phrase = Phrase::new(key).with("values", values.join(", "));
                help += &format!(" {}", self.0.say(Lang::De, &phrase));
            }
        };
        let values = arg.get_possible_values();
        let values = values.iter().filter(|_| !arg.is_hide_possible_values_set());
        note("note-values", values.map(|value| value.get_name().to_owned()).collect());
        let flag = !arg.get_action().takes_values();
        let usual = arg.get_default_values().iter().filter(|_| !flag);
        note("note-default", usual.map(|value| value.to_string_lossy().into_owned()).collect());
        let heading = match arg.get_help_heading() {
            Some(_) => format!("{command}-heading"),
            None if arg.is_positional() => "heading-arguments".to_owned(),
            None => "heading-options".to_owned(),
        };
        let place = arg.get_index();
        let arg = arg.help(help).long_help(Resettable::Reset);
        let arg = arg.hide_default_value(true).hide_possible_values(true);
        let arg = arg.help_heading(self.say(&heading));
        // Below a heading, arguments without a name would be sorted by what they are called in the code.
        match place {
            Some(place) => arg.display_order(place),
            None => arg,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// Every command by its name.
    fn commands(lang: Lang) -> Vec<Command> {
        let mut root = command(lang);
        root.build();
        let inner = root.get_subcommands().filter(|inner| inner.get_name() != "help").cloned();
        let inner: Vec<Command> = inner.collect();
        inner.into_iter().chain([root]).collect()
    }

    #[test]
    fn every_command_and_every_argument_has_help_in_both_languages() {
        let german = German(Words::new(&[GERMAN]));
        let (mut missing, mut used) = (Vec::new(), BTreeSet::new());
        let mut need = |key: String| {
            if !german.knows(&key) {
                missing.push(key.clone());
            }
            used.insert(key);
        };
        // What a common word means in English, and where.
        let mut common: BTreeMap<String, (String, String)> = BTreeMap::new();
        for command in commands(Lang::En) {
            let name = command.get_name();
            assert!(command.get_about().is_some(), "say what `{name}` does in a comment above it");
            need(name.to_owned());
            command.get_long_about().iter().for_each(|_| need(format!("{name}-more")));
            command.get_after_help().iter().for_each(|_| need(format!("{name}-after")));
            let mut headings = BTreeSet::new();
            for arg in command.get_arguments() {
                let id = arg.get_id().as_str();
                let told = format!("`{name}`: {id}");
                let help =
                    arg.get_help().unwrap_or_else(|| panic!("{told} has no comment")).to_string();
                // Whatever clap adds differs in a way that German does not.
                let of_clap = ["help", "version"].contains(&id);
                assert!(
                    of_clap || arg.get_long_help().is_none(),
                    "{told}: one paragraph is enough"
                );
                headings.extend(arg.get_help_heading());
                let key = german.key(name, id);
                if key.starts_with("any-") && !of_clap {
                    let first =
                        common.entry(key.clone()).or_insert_with(|| (told.clone(), help.clone()));
                    assert_eq!(
                        first.1, help,
                        "{} and {told} share {key}, but not in English",
                        first.0
                    );
                }
                need(key);
            }
            assert!(headings.len() <= 1, "`{name}` has several headings, but one key for them");
            headings.iter().for_each(|_| need(format!("{name}-heading")));
        }
        assert!(missing.is_empty(), "words/help.de.ftl lacks: {}", missing.join(", "));
        let own = ["heading-", "value-", "note-"];
        let spare: Vec<&str> = GERMAN
            .keys(Lang::De)
            .into_iter()
            .filter(|key| !used.contains(*key) && *key != "help")
            .filter(|key| !own.iter().any(|start| key.starts_with(start)))
            .collect();
        assert!(spare.is_empty(), "words/help.de.ftl has more than is said: {}", spare.join(", "));
    }

    #[test]
    fn german_help_is_german_and_english_help_is_english() {
        for (lang, foreign) in [
            (
                Lang::De,
                &[
                    "Usage:",
                    "Options:",
                    "Arguments:",
                    "Print ",
                    "[default",
                    "[OPTIONS]",
                    "possible",
                ][..],
            ),
            (Lang::En, &["Aufruf:", "Optionen:", "Standard:", "Beispiele"][..]),
        ] {
            for mut command in commands(lang) {
                for help in [command.render_help(), command.render_long_help()] {
                    let help = help.to_string();
                    assert!(!help.contains('⟨'), "{help}");
                    for word in foreign {
                        assert!(!help.contains(word), "{word}: {help}");
                    }
                }
            }
        }
    }

    #[test]
    fn arguments_stand_in_the_order_in_which_they_are_given() {
        let mut command = commands(Lang::De).into_iter().find(|c| c.get_name() == "perft").unwrap();
        let help = command.render_help().to_string();
        assert!(help.contains("Aufruf: tactable perft [OPTIONEN] <GAME> [DEPTH]"), "{help}");
        let places = ["Argumente:", "<GAME>  ", "[DEPTH]  ", "Optionen:", "--seed"];
        let places =
            places.map(|words| help.rfind(words).unwrap_or_else(|| panic!("{words}: {help}")));
        assert!(places.is_sorted(), "{help}");
    }

    #[test]
    fn the_language_is_known_before_anything_else() {
        let asked = |args: &[&str]| asked_language(args.iter().map(OsString::from));
        assert_eq!(asked(&["tactable", "play", "--lang", "de"]), Some(Lang::De));
        assert_eq!(asked(&["tactable", "--lang=en", "--help"]), Some(Lang::En));
        assert_eq!(asked(&["tactable", "--lang"]), None);
        assert_eq!(asked(&["tactable", "--", "--lang", "de"]), None);
    }
}
