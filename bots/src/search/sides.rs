use table::{Game, MAX_SEATS, Options, Outcome, Seat, SeatSet};

/// What a simulation was worth, by side: 0 lost, 1 won.
pub(crate) type Worth = [f32; MAX_SEATS];

/// Who plays with whom: seats that win and lose together are one side.
#[derive(Clone, Debug)]
pub(crate) struct Sides {
    teams: Vec<SeatSet>,
    by_seat: [u8; MAX_SEATS],
}

impl Sides {
    pub(crate) fn new<G: Game>(world: &G) -> Sides {
        let mut sides = Sides { teams: Vec::new(), by_seat: [0; MAX_SEATS] };
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

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.teams.len()
    }

    /// The seats of a side.
    pub(crate) fn seats(&self, side: u8) -> SeatSet {
        self.teams[side as usize]
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
}
