use table::Seat;

use crate::{
    Phase, Square, Tactiki,
    board::{HOME, owner},
};

impl Tactiki {
    /// How good the state looks for a seat: the tallest tower above all, then how far the free
    /// pieces have come and who is still alive. Made by hand for a player who looks one action ahead.
    pub(crate) fn looks(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.result() {
            return outcome.score(seat) as f32;
        }
        if self.phase == Phase::Setup {
            return 0.5;
        }
        let balance = self.weight(seat) - self.weight(seat.opponent());
        1.0 / (1.0 + (-0.25 * balance).exp())
    }

    fn weight(&self, seat: Seat) -> f32 {
        let race = self.race[seat.index()];
        // A tower grows in worth, and one that can never be finished is worth little.
        let tallest = f32::from(race.tallest);
        let tower = if race.reach() >= 5 { tallest * (1.0 + 0.3 * tallest) } else { 0.3 * tallest };
        let site = self.building_site(seat);
        let mut weight =
            2.0 * tower - 1.2 * self.dead_count(seat) as f32 - 0.8 * f32::from(race.buried);
        for field in Square::all().filter(|field| self.board.top(*field).is_some()) {
            if HOME[seat.opponent().index()] & field.bit() as u32 != 0 {
                continue;
            }
            let rows = if seat == Seat(0) { field.row() } else { 4 - field.row() };
            for (depth, piece) in self.board.column(field).enumerate() {
                if owner(piece) == seat {
                    let free = if depth == 0 { 1.0 } else { 0.6 };
                    weight += 0.35 * free * rows as f32;
                    weight -= site.map_or(0.0, |file| 0.1 * file.abs_diff(field.file()) as f32);
                }
            }
        }
        weight
    }

    /// The file of the tallest tower on the enemy row, to which the others had better walk.
    fn building_site(&self, seat: Seat) -> Option<usize> {
        let fields = Square::in_mask(HOME[seat.opponent().index()].into());
        let height = |field: &Square| {
            self.board.column(*field).take_while(|&piece| owner(piece) == seat).count()
        };
        let tallest = fields.max_by_key(height)?;
        (height(&tallest) > 0).then(|| tallest.file())
    }

    fn dead_count(&self, seat: Seat) -> usize {
        self.off[seat.index()].len()
    }
}
