use table::{Game, Phrase, Remark, Seat};

use crate::{Action, Maiak};

impl Maiak {
    /// What a player would say for and against an action.
    pub(crate) fn remarks_on(&self, seat: Seat, action: Action) -> Vec<Remark> {
        let merit = |key: &'static str| Remark::For(Phrase::new(key));
        let mut remarks = Vec::new();
        if let Action::Step { from, to, captures, pays } = action {
            if captures {
                remarks.push(merit("why-captures"));
            }
            let (colour, before) = (self.tiles.get(to), self.tiles.get(from));
            if pays == 0 && colour == before && colour.price() > 0 {
                remarks.push(Remark::For(Phrase::new("why-free").with("colour", colour.name())));
            }
            // Whoever gives up fewer avoids the first of these that he does not share.
            let spared = |count| Remark::Against(Phrase::new("why-spares").with("count", count));
            remarks.extend((1..=pays.count_ones()).map(spared));
            return remarks;
        }
        let mut after = *self;
        after.apply(seat, action, &mut ());
        let comes = |state: &Maiak, seat: Seat| state.arrives(seat);
        let other = seat.opponent();
        match (comes(self, other), comes(&after, other)) {
            (true, false) => remarks.push(merit("why-bars")),
            (false, true) => remarks.push(Remark::Against(Phrase::new("why-keeps-barred"))),
            _ => {}
        }
        if comes(&after, seat) {
            remarks.push(merit("why-threatens"));
        }
        remarks
    }
}
