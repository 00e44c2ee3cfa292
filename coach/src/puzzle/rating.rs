use bots::{Level, Limit, Manner, Spec, Thinking, build};
use table::{Seat, Seed, Table, Title};

/// Who tries to find the answer, weakest first. A clock would rate differently every time, so the
/// levels think in simulations here.
fn levels() -> [Spec; 4] {
    let level = |level: Level, simulations: u64| {
        let thinking = Thinking { limit: Limit::simulations(simulations), ..level.thinking(1) };
        Spec::Search(Thinking { manner: Manner::Earnest, ..thinking })
    };
    [Spec::Greedy, level(Level::Easy, 20), level(Level::Medium, 300), level(Level::Hard, 3000)]
}

/// How hard it is to find an action: 1 if all levels do, 5 if none does.
pub(super) fn rate<G: Title>(table: &Table<G>, seat: Seat, answer: &str) -> u8 {
    let misses = |spec: &Spec| {
        let choice = build::<G>(spec, Seed::from(0)).and_then(|mut bot| bot.choose(table, seat));
        choice.is_ok_and(|choice| choice != answer)
    };
    1 + levels().iter().filter(|spec| misses(spec)).count() as u8
}
