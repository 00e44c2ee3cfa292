use crate::{Played, Schedule, share::share_among};

/// Bots that met: in one game, or at one deal that each of them played by itself.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Meeting {
    /// The set of games it belongs to.
    pub(crate) set: u64,
    /// Which games it consists of, by their places among the different ones.
    pub(crate) games: Vec<usize>,
    /// The bots, each once.
    pub(crate) bots: Vec<usize>,
    /// What each of them got of the one point.
    points: Vec<f64>,
    /// How many of them did better than each.
    ranks: Vec<usize>,
}

impl Meeting {
    /// Every meeting in these games, which are in the order of their numbers, each with its place among
    /// the different ones. A deal that not all bots have played is none yet.
    pub(crate) fn all(schedule: &Schedule, games: &[(usize, Played)]) -> Vec<Meeting> {
        if !schedule.is_alone() {
            return games.iter().map(|game| Meeting::in_game(schedule, game)).collect();
        }
        let whole = sets(schedule, games).filter(|set| set.len() == schedule.size());
        whole.map(|set| Meeting::at_deal(schedule, set)).collect()
    }

    fn in_game(schedule: &Schedule, (place, game): &(usize, Played)) -> Meeting {
        let mut bots = game.bots.clone();
        bots.sort();
        bots.dedup();
        let points: Vec<f64> = bots.iter().map(|&bot| game.points(bot)).collect();
        let better = |own: f64| points.iter().filter(|&&other| other > own + 1e-9).count();
        let ranks = points.iter().map(|&own| better(own)).collect();
        Meeting { set: schedule.set(game.number), games: vec![*place], bots, points, ranks }
    }

    /// Whoever made it with the smallest number gets the point; those who did not make it are last.
    fn at_deal(schedule: &Schedule, games: &[(usize, Played)]) -> Meeting {
        let result = |game: &Played| match (game.points(game.bots[0]) > 0.0, &game.count) {
            (false, _) => u64::MAX,
            (true, None) => 0,
            (true, Some(count)) => count.number.into(),
        };
        let results: Vec<u64> = games.iter().map(|(_, game)| result(game)).collect();
        let better = |own: u64| results.iter().filter(|&&other| other < own).count();
        let ranks: Vec<usize> = results.iter().map(|&own| better(own)).collect();
        Meeting {
            set: schedule.set(games[0].1.number),
            games: games.iter().map(|(place, _)| *place).collect(),
            bots: games.iter().map(|(_, game)| game.bots[0]).collect(),
            points: share_among(ranks.iter().map(|&rank| rank == 0)),
            ranks,
        }
    }

    fn place(&self, bot: usize) -> Option<usize> {
        self.bots.iter().position(|&other| other == bot)
    }

    /// What a bot got of the one point, if it was there.
    pub(crate) fn points(&self, bot: usize) -> Option<f64> {
        self.place(bot).map(|place| self.points[place])
    }

    /// How many did better than a bot, if it was there.
    pub(crate) fn rank(&self, bot: usize) -> Option<usize> {
        self.place(bot).map(|place| self.ranks[place])
    }
}

/// Games in the order of their numbers, set by set.
pub(crate) fn sets<'a>(
    schedule: &'a Schedule,
    games: &'a [(usize, Played)],
) -> impl Iterator<Item = &'a [(usize, Played)]> {
    games.chunk_by(|(_, a), (_, b)| schedule.set(a.number) == schedule.set(b.number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Count;

    fn alone(number: u64, bot: usize, result: Option<u32>) -> Played {
        Played {
            number,
            bots: vec![bot],
            shares: vec![f64::from(u8::from(result.is_some()))],
            reason: "home".to_owned(),
            count: Some(Count { what: "cards".to_owned(), number: result.unwrap_or(9) }),
            actions: 1,
            turns: 1,
            failure: None,
            hash: None,
        }
    }

    #[test]
    fn alone_the_fewest_win_and_who_fails_is_last() {
        let schedule = Schedule::new(3, 1);
        let games = [
            alone(0, 2, Some(60)),
            alone(1, 0, None),
            alone(2, 1, Some(57)),
            alone(3, 0, Some(60)),
            alone(4, 1, Some(60)),
            alone(5, 2, None),
            alone(6, 0, Some(1)),
        ];
        let games: Vec<(usize, Played)> = games.into_iter().enumerate().collect();
        let meetings = Meeting::all(&schedule, &games);
        assert_eq!(meetings.len(), 2, "the third deal is not complete");
        let of = |meeting: &Meeting| {
            [0, 1, 2].map(|bot| (meeting.points(bot).unwrap(), meeting.rank(bot).unwrap()))
        };
        assert_eq!(of(&meetings[0]), [(0.0, 2), (1.0, 0), (0.0, 1)]);
        assert_eq!(of(&meetings[1]), [(0.5, 0), (0.5, 0), (0.0, 2)]);
    }

    #[test]
    fn together_every_game_is_a_meeting() {
        let schedule = Schedule::new(2, 3);
        let game =
            Played { bots: vec![0, 1, 0], shares: vec![0.5, 0.0, 0.5], ..alone(4, 0, Some(1)) };
        let meetings = Meeting::all(&schedule, &[(0, game)]);
        assert_eq!(meetings[0].bots, [0, 1]);
        assert_eq!((meetings[0].points(0), meetings[0].rank(1)), (Some(1.0), Some(1)));
        assert_eq!(meetings[0].points(2), None);
    }
}
