use table::{Game, MAX_SEATS, Options, Outcome, Seat, SeatSet};

/// What a simulation was worth, by side: 0 lost, 1 won.
pub(crate) type Worth = [f32; MAX_SEATS];

/// Who plays with whom: seats that win and lose together are one side.
#[derive(Clone, Debug)]
pub(crate) struct Sides {
    teams: Vec<SeatSet>,
    by_seat: [u8; MAX_SEATS],
    /// Nothing is hidden, so that one look judges both sides.
    open: bool,
}

impl Sides {
    pub(crate) fn new<G: Game>(world: &G, open: bool) -> Sides {
        let mut sides = Sides { teams: Vec::new(), by_seat: [0; MAX_SEATS], open };
        for seat in (0..world.options().seats()).map(|seat| Seat(seat as u8)) {
            let team = world.team(seat);
            let known = sides.teams.iter().position(|known| *known == team);
            sides.by_seat[seat.index()] = known.unwrap_or(sides.teams.len()) as u8;
            if known.is_none() {
                sides.teams.push(team);
            }
        }
        sides
    }

    /// The side of a seat.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> u8 {
        self.by_seat[seat.index()]
    }

    /// What one side wins the other loses.
    #[inline]
    pub(crate) fn are_two(&self) -> bool {
        self.teams.len() == 2
    }

    /// What an outcome is worth: the share of all that was to be had.
    pub(crate) fn of_outcome(&self, outcome: &Outcome) -> Worth {
        let mut worth = [0.0; MAX_SEATS];
        let mut all = 0.0;
        for (seat, &score) in outcome.scores().iter().enumerate() {
            worth[self.by_seat[seat] as usize] += score as f32;
            all += score as f32;
        }
        worth.map(|share| if all > 0.0 { share / all } else { 0.0 })
    }

    /// The side that won alone.
    pub(crate) fn winner(&self, worth: &Worth) -> Option<u8> {
        (0..self.teams.len() as u8).find(|&side| worth[side as usize] == 1.0)
    }

    /// What a state looks to be worth for all.
    pub(crate) fn judge<G: Game>(&self, world: &G) -> Worth {
        let mut worth = [0.0; MAX_SEATS];
        if self.are_two() {
            worth[0] = self.judge_for(world, 0);
            worth[1] = 1.0 - worth[0];
        } else {
            for side in 0..self.teams.len() as u8 {
                worth[side as usize] = self.judge_for(world, side);
            }
        }
        worth
    }

    /// What a state looks to be worth for one side. Between two sides, what one may hope for is
    /// weighed against what the other may: a promise alone need not add up to one.
    pub(crate) fn judge_for<G: Game>(&self, world: &G, side: u8) -> f32 {
        let own = self.promise(world, side);
        if self.open || !self.are_two() {
            return own;
        }
        (own + 1.0 - self.promise(world, 1 - side)) / 2.0
    }

    fn promise<G: Game>(&self, world: &G, side: u8) -> f32 {
        let team = self.teams[side as usize];
        let sum: f32 = team.iter().map(|seat| world.promise(seat)).sum();
        sum / team.len() as f32
    }
}
