use std::sync::Arc;

use bots::{AnyBot, Level};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The bots at a table. One is built when its chair is first asked, and then plays to the end of
/// the game, so that people meet the bot that was measured. While it thinks it is away.
#[derive(Default)]
pub(super) struct Bots(Vec<(usize, Level, TableBot)>);

/// A bot that plays at a table, and its room among all that do.
pub(super) struct TableBot {
    pub(super) bot: Box<dyn AnyBot>,
    room: Option<OwnedSemaphorePermit>,
}

/// Room for the bots of all tables between their turns: one that searches may remember a hundred
/// megabytes, and nobody can be kept from opening many tables.
#[derive(Clone, Debug)]
pub(super) struct BotRoom(Arc<Semaphore>);

impl BotRoom {
    /// Room for this many.
    pub(super) fn new(bots: usize) -> BotRoom {
        BotRoom(Arc::new(Semaphore::new(bots)))
    }
}

impl TableBot {
    /// A bot that has no room yet.
    pub(super) fn new(bot: Box<dyn AnyBot>) -> TableBot {
        TableBot { bot, room: None }
    }
}

impl Bots {
    /// The bot of a chair, if it was kept and is not thinking about something else.
    pub(super) fn take(&mut self, chair: usize, level: Level) -> Option<TableBot> {
        let at = self.0.iter().position(|(of, strength, _)| (*of, *strength) == (chair, level))?;
        Some(self.0.swap_remove(at).2)
    }

    /// A bot is back. Where another was built meanwhile, it takes its place. Where there is no room
    /// it goes, and another is built when the chair is asked again.
    pub(super) fn put_back(&mut self, chair: usize, level: Level, bot: TableBot, room: &BotRoom) {
        self.0.retain(|(of, ..)| *of != chair);
        let TableBot { bot, room: had } = bot;
        let room = had.or_else(|| room.0.clone().try_acquire_owned().ok());
        if room.is_some() {
            self.0.push((chair, level, TableBot { bot, room }));
        }
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

    fn named(name: &'static str) -> TableBot {
        TableBot::new(Box::new(Named(name)))
    }

    #[test]
    fn a_bot_waits_on_its_chair_until_it_is_asked() {
        let game = catalog::find("maiak").unwrap();
        let options = serde_json::json!({});
        let table = game.start(game.about().rules_version, &options, 1.into()).unwrap();
        let name = |bot: Option<TableBot>| {
            bot.map(|mut bot| bot.bot.choose(&*table, Seat::new(0)).unwrap())
        };
        let (mut bots, room) = (Bots::default(), BotRoom::new(3));
        bots.put_back(0, Level::Easy, named("white"), &room);
        bots.put_back(1, Level::Hard, named("black"), &room);
        assert_eq!(name(bots.take(1, Level::Hard)).as_deref(), Some("black"));
        assert_eq!(name(bots.take(1, Level::Hard)), None, "it is thinking");
        assert_eq!(name(bots.take(0, Level::Medium)), None, "another level is another bot");
        bots.put_back(0, Level::Easy, named("newer"), &room);
        assert_eq!(name(bots.take(0, Level::Easy)).as_deref(), Some("newer"));
        assert_eq!(name(bots.take(0, Level::Easy)), None);
    }

    #[test]
    fn only_so_many_bots_wait() {
        let room = BotRoom::new(1);
        let (mut here, mut there) = (Bots::default(), Bots::default());
        here.put_back(0, Level::Hard, named("first"), &room);
        there.put_back(0, Level::Hard, named("second"), &room);
        assert!(there.take(0, Level::Hard).is_none());
        let thinking = here.take(0, Level::Hard);
        there.put_back(0, Level::Hard, named("second"), &room);
        assert!(there.take(0, Level::Hard).is_none(), "its room is kept for who thinks");
        drop(thinking);
        there.put_back(0, Level::Hard, named("second"), &room);
        assert!(there.take(0, Level::Hard).is_some());
    }
}
