use arena::{Chapter, Contest, Grid, Group, Standings};

use super::report::ranked;
use crate::voice::Voice;

/// Every bot against every other: points and games.
pub(crate) fn chapter(contest: &Contest, standings: &Standings, voice: &Voice) -> Chapter {
    let names = contest.lineup().names();
    let points = voice.word("study-points");
    let mut grid =
        Grid::new([voice.word("arena-bot")].into_iter().chain(names.clone()).chain([points]));
    let cell = |points: f64, games: u64| format!("{} / {games}", voice.number(points, 1));
    for bot in ranked(standings) {
        let own = || standings.crosstable.iter().filter(|row| row.bot == bot.bot);
        let against = |name: &String| {
            let met = own().find(|row| row.against == *name);
            met.map_or_else(|| "–".to_owned(), |row| cell(row.points, row.games))
        };
        let of_bot = |group: &&Group| group.bots.iter().any(|&place| names[place] == bot.bot);
        let games: u64 = standings.groups.iter().filter(of_bot).map(|group| group.meetings).sum();
        let total = cell(bot.rate.value * games as f64, games);
        grid.row([bot.bot.clone()].into_iter().chain(names.iter().map(against)).chain([total]));
    }
    let notes = vec![voice.word("arena-crosstable-note")];
    Chapter { heading: voice.word("arena-crosstable"), notes, svg: None, grid }
}
