use table::{Phrase, Refusal, Seat};

use crate::{Maiak, SameColour, Square, state::forward};

/// Why a step or a switch is not legal: first what nothing but another action can mend, and only then
/// how it is written and who pays.
impl Maiak {
    pub(crate) fn refuse_step(
        &self,
        seat: Seat,
        from: Square,
        to: Square,
        captures: bool,
        pays: u32,
    ) -> Refusal {
        let refusal = |rule, key: &'static str| {
            let phrase = Phrase::new(key).with("from", from.to_string()).with("to", to.to_string());
            Refusal::new(rule, phrase)
        };
        let own = self.pieces[seat.index()];
        if let Some(refusal) = self.refuse_outside([from, to]) {
            return refusal;
        }
        if self.owner(from) != Some(seat) {
            return refusal("R3.1", "refusal-not-yours");
        }
        let rows = to.row() as i32 - from.row() as i32;
        let files = (to.file() as i32 - from.file() as i32).abs();
        if rows != forward(seat) || files > 1 {
            return refusal("R3.1", "refusal-not-forward");
        }
        match self.owner(to) {
            Some(_) if files == 0 => return refusal("R3.2", "refusal-straight"),
            Some(owner) if owner == seat => return refusal("R3.3", "refusal-own"),
            _ => {}
        }
        let colour = self.tiles.get(to);
        let (price, price_rule) =
            if colour == self.tiles.get(from) { (0, "R4.2") } else { (colour.price(), "R4.1") };
        let others = own & !(from.bit() as u32);
        let priced = |rule, key: &'static str| {
            let mut refusal = refusal(rule, key);
            let phrase = refusal.phrase.with("colour", colour.name()).with("price", price);
            refusal.phrase = phrase.with("others", others.count_ones());
            refusal
        };
        if others.count_ones() < price as u32 {
            return priced("R4.5", "refusal-cannot-pay");
        }
        match self.owner(to) {
            Some(_) if !captures => return refusal("R3.4", "refusal-write-x"),
            None if captures => return refusal("R3.4", "refusal-nobody-there"),
            _ if price == 0 => return priced(price_rule, "refusal-wrong-price"),
            _ => {}
        }
        if pays & from.bit() as u32 != 0 {
            return priced("R4.3", "refusal-mover-pays");
        }
        if pays & !others != 0 {
            return priced("R4.3", "refusal-foreign-payment");
        }
        priced(price_rule, "refusal-wrong-price")
    }

    /// A smaller board has not all squares that can be written (R1.6).
    fn refuse_outside(&self, squares: [Square; 2]) -> Option<Refusal> {
        let square = squares.into_iter().find(|&square| !self.size.has(square))?;
        let phrase = Phrase::new("refusal-outside").with("square", square.to_string());
        Some(Refusal::new("R1.6", phrase.with("last", self.size.last().to_string())))
    }

    pub(crate) fn refuse_switch(&self, a: Square, b: Square) -> Refusal {
        if let Some(refusal) = self.refuse_outside([a, b]) {
            return refusal;
        }
        if let Some(square) = [a, b].into_iter().find(|&square| self.owner(square).is_some()) {
            let phrase = Phrase::new("refusal-switch-occupied");
            return Refusal::new("R5.1", phrase.with("square", square.to_string()));
        }
        let touching = a.file().abs_diff(b.file()) <= 1 && a.row().abs_diff(b.row()) <= 1;
        let same = self.tiles.get(a) == self.tiles.get(b);
        if same && touching && self.same_colour == SameColour::Forbidden {
            return Refusal::new("R5.4", Phrase::new("refusal-switch-same"));
        }
        Refusal::new("R5.3", Phrase::new("refusal-switch-apart"))
    }
}
