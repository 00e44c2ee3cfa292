use arena::{Lineup, MOST_ACTIONS};
use bots::{AnyBot, Judgement};
use catalog::Listing;
use table::{Dice, RandomSource, Record, Seed};

use crate::{Game, Origin, Source};

/// Games of a bot that searches against itself, with what it thought of every decision: from these
/// judgement is learned.
///
/// They must not be alike, so each begins with some actions by lot, none or as many as the lineup has
/// for its opening, and for a while the bot then takes what it tried as often as it tried it. Nobody
/// thinks about what is drawn by lot, here or by a slip later.
pub struct SelfPlay {
    lineup: Lineup,
    games: u64,
    slips: Option<u32>,
}

/// For how many actions the bot does not always take what it likes best.
const VARIED: usize = 30;

impl SelfPlay {
    /// This many games of the first bot of a lineup.
    pub fn new(lineup: Lineup, games: u64) -> SelfPlay {
        SelfPlay { lineup, games, slips: None }
    }

    /// The same games in which one action in so many is drawn by lot, so that what comes of errors is
    /// seen as well.
    pub fn with_slips(self, slips: Option<u32>) -> SelfPlay {
        SelfPlay { slips, ..self }
    }

    fn seed(&self, number: u64) -> Seed {
        self.lineup.seed().of_game(number)
    }

    fn bot(&self, number: u64) -> Box<dyn AnyBot> {
        let spec = self.lineup.bots()[0].parse().expect("the lineup knows its bots");
        let bot = self.game().bot(&spec, self.seed(number).derive("bot", 0));
        bot.expect("the lineup has built it before")
    }
}

impl Source for SelfPlay {
    fn game(&self) -> &'static dyn Listing {
        self.lineup.game()
    }

    fn games(&self) -> u64 {
        self.games
    }

    fn origin(&self) -> Origin {
        Origin {
            rules: Some(self.game().about().rules_version),
            options: Some(self.lineup.options().clone()),
            bots: Some(self.lineup.bots().to_vec()),
            seed: Some(self.lineup.seed()),
            opening_plies: Some(self.lineup.opening()),
            slips: self.slips,
            records: None,
        }
    }

    fn record(&self, number: u64) -> Record {
        self.play(number).record
    }

    fn play(&self, number: u64) -> Game {
        let (rules, seed) = (self.game().about().rules_version, self.seed(number));
        let table = self.game().start(rules, self.lineup.options(), seed);
        let mut table = table.expect("the lineup has started one before");
        let (mut bot, drawn) = (self.bot(number), self.drawn(number));
        let mut dice = Dice::new(seed.derive("self-play", 0));
        let mut worths = Vec::new();
        while let Some(seat) = table.asks_first().filter(|_| worths.len() < MOST_ACTIONS) {
            let mut legal = table.legal(seat);
            let ply = worths.len();
            let slips = self.slips.is_some_and(|slips| dice.below(slips.into()) == 0);
            let (action, worth) = if ply < drawn || slips || legal.len() == 1 {
                (legal.swap_remove(dice.roll(legal.len())), None)
            } else {
                let Ok(judgement) = bot.judge(&*table, seat) else { break };
                let varied = ply < drawn + VARIED;
                (choice(&judgement, varied, &mut dice), Some(judgement.worth))
            };
            table.play(seat, &action).expect("what is listed is legal");
            worths.push(worth);
        }
        let name = &self.lineup.bots()[0];
        let playing = self.lineup.sides().playing();
        let tags = playing.iter().map(|seat| (format!("Seat {seat}"), name.clone())).collect();
        Game { record: table.record(tags), worths }
    }

    fn verb(&self) -> &'static str {
        "selfplay"
    }

    fn drawn(&self, number: u64) -> usize {
        let most = u64::from(self.lineup.opening());
        let mut dice = Dice::new(self.seed(number).derive("opening", 0));
        dice.below(most + 1) as usize
    }
}

/// What is played after some thought: the best, or anything as often as it was tried unless it is known
/// how it ends.
fn choice(judgement: &Judgement, varied: bool, dice: &mut Dice) -> String {
    let choices = &judgement.choices;
    let varied = varied && choices[0].proved.is_none();
    let all: u64 = choices.iter().map(|choice| choice.visits).sum();
    let mut left = if varied && all > 0 { dice.below(all) } else { 0 };
    let found = choices.iter().find(|choice| {
        let here = left < choice.visits;
        left = left.saturating_sub(choice.visits);
        here
    });
    found.filter(|_| varied).unwrap_or(&choices[0]).action.clone()
}
