use serde_json::{Value, json};
use store::{PersonId, Status};
use table::Lang;

use super::{Question, Room};

/// What people want to know and nobody has to remember.
impl Room {
    /// The answer to a question, as the client gets it.
    pub fn answer(&self, person: &PersonId, lang: Lang, question: &Question) -> Value {
        match question {
            Question::Help { thing } => {
                let texts = self.help(person, lang, thing);
                json!({ "type": "help", "thing": thing, "texts": texts })
            }
        }
    }

    /// What a thing is, as far as the person may know it; nothing if there is no such thing.
    fn help(&self, person: &PersonId, lang: Lang, thing: &str) -> Vec<String> {
        if self.status() == Status::Lobby {
            return Vec::new();
        }
        let viewer = self.viewer(person);
        let help = self.table.help(viewer, thing);
        help.iter().map(|phrase| self.say_to(viewer, lang, phrase)).collect()
    }
}
