use std::{
    thread,
    time::{Duration, Instant},
};

use bots::{Limit, Spec, Thinking};
use serde::Serialize;
use table::{AnyTable, Seed};

use crate::{listing::thousands, setting::GameArg};

/// One line of the result.
#[derive(Serialize)]
pub(crate) struct SearchLine {
    game: &'static str,
    threads: usize,
    /// How many simulations a search has.
    simulations: u64,
    simulations_per_second: f64,
}

impl SearchLine {
    /// The headings.
    pub(crate) const HEAD: &str = "game      threads  simulations/search  simulations/s";

    /// The line under the headings.
    pub(crate) fn text(&self) -> String {
        format!(
            "{:9} {:7} {:>19} {:>14}",
            self.game,
            self.threads,
            thousands(self.simulations),
            thousands(self.simulations_per_second as u64),
        )
    }
}

/// Searches the first real decision of a game over and over, each time from nothing. UCT with a
/// number of simulations neither proves anything nor stops early, so that every search is full.
pub(crate) fn measure(
    game: GameArg,
    mut table: Box<dyn AnyTable>,
    simulations: u64,
    threads: usize,
    time: Duration,
) -> SearchLine {
    to_first_decision(&mut *table);
    let tables: Vec<_> = (0..threads).map(|_| table.duplicate()).collect();
    let limit = Limit::simulations(simulations);
    let spec = Spec::Search(Thinking { uct: true, ..Thinking::new(limit) });
    let began = Instant::now();
    let search = |table: Box<dyn AnyTable>, seed: Seed| {
        let mut bot = game.bot(&spec, seed).expect("no program that might not start");
        let seat = table.asks_first().expect("the game has begun");
        let mut searches = 0;
        while searches == 0 || began.elapsed() < time {
            bot.choose(&*table, seat).expect("the seat may act");
            searches += 1;
        }
        searches
    };
    let searches: u64 = thread::scope(|scope| {
        let search = &search;
        let spawn = |(table, i)| scope.spawn(move || search(table, Seed::from(i)));
        let threads: Vec<_> = tables.into_iter().zip(0u64..).map(spawn).collect();
        threads.into_iter().map(|thread| thread.join().expect("searches end")).sum()
    });
    let simulations_per_second = (searches * simulations) as f64 / began.elapsed().as_secs_f64();
    SearchLine { game: game.about().id, threads, simulations, simulations_per_second }
}

/// Play on to the first moment at which somebody has a choice; a bot does not search before.
fn to_first_decision(table: &mut dyn AnyTable) {
    while let Some(seat) = table.asks_first()
        && let [only] = &table.legal(seat)[..]
    {
        table.play(seat, only).expect("it is legal");
    }
}
