use bots::{AnyBot, Level};

/// The bots at a table. One is built when its chair is first asked, and then plays to the end of
/// the game, so that people meet the bot that was measured. While it thinks it is away.
#[derive(Default)]
pub(super) struct Bots(Vec<(usize, Level, Box<dyn AnyBot>)>);

impl Bots {
    /// The bot of a chair, if it was built and is not thinking about something else.
    pub(super) fn take(&mut self, chair: usize, level: Level) -> Option<Box<dyn AnyBot>> {
        let at = self.0.iter().position(|(of, strength, _)| (*of, *strength) == (chair, level))?;
        Some(self.0.swap_remove(at).2)
    }

    /// A bot is back. Where another was built meanwhile, it takes its place.
    pub(super) fn put_back(&mut self, chair: usize, level: Level, bot: Box<dyn AnyBot>) {
        self.0.retain(|(of, ..)| *of != chair);
        self.0.push((chair, level, bot));
    }
}

#[cfg(test)]
mod tests {
    use ::bots::BotError;
    use table::{AnyTable, Seat};

    use super::*;

    /// A bot that says which one it is.
    struct Named(&'static str);

    impl AnyBot for Named {
        fn choose(&mut self, _: &dyn AnyTable, _: Seat) -> Result<String, BotError> {
            Ok(self.0.to_owned())
        }
    }

    #[test]
    fn a_bot_waits_on_its_chair_until_it_is_asked() {
        let game = catalog::find("maiak").unwrap();
        let options = serde_json::json!({});
        let table = game.start(game.about().rules_version, &options, 1.into()).unwrap();
        let name = |bot: Option<Box<dyn AnyBot>>| {
            bot.map(|mut bot| bot.choose(&*table, Seat::new(0)).unwrap())
        };
        let mut bots = Bots::default();
        bots.put_back(0, Level::Easy, Box::new(Named("white")));
        bots.put_back(1, Level::Hard, Box::new(Named("black")));
        assert_eq!(name(bots.take(1, Level::Hard)).as_deref(), Some("black"));
        assert_eq!(name(bots.take(1, Level::Hard)), None, "it is thinking");
        assert_eq!(name(bots.take(0, Level::Medium)), None, "another level is another bot");
        bots.put_back(0, Level::Easy, Box::new(Named("newer")));
        assert_eq!(name(bots.take(0, Level::Easy)).as_deref(), Some("newer"));
        assert_eq!(name(bots.take(0, Level::Easy)), None);
    }
}
