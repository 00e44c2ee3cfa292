use table::{Game, Phrase, Remark, Seat};

use crate::{Action, Event, Rank, Tactiki, board::HOME};

impl Tactiki {
    /// What a player would say for and against an action.
    pub(crate) fn remarks_on(&self, seat: Seat, action: Action) -> Vec<Remark> {
        let mut events = Vec::new();
        let mut after = *self;
        after.apply(seat, action, &mut events);
        let mut remarks = Vec::new();
        match action {
            Action::Place(_) => {}
            Action::Reincarnate(_, rank) => {
                let back = Phrase::new("why-reincarnates").with("rank", rank.number());
                remarks.push(Remark::For(back));
            }
            Action::Move { to, .. } => {
                let [before, tower] = [self, &after].map(|state| state.race[seat.index()].tallest);
                if tower > before {
                    remarks.push(Remark::For(Phrase::new("why-tower").with("count", tower)));
                }
                let fights = events.iter().filter_map(fight).collect::<Vec<_>>();
                let lost = fights.iter().any(|&(own, other)| other.defeats(own));
                let won = fights.iter().filter(|(own, other)| own.defeats(*other)).count();
                match won {
                    _ if lost => remarks.push(Remark::Against(Phrase::new("why-no-loss"))),
                    0 => {}
                    won => remarks.push(Remark::For(Phrase::new("why-fight").with("count", won))),
                }
                let far = HOME[seat.opponent().index()] >> to.index() & 1 == 1;
                if far && !lost && tower <= before {
                    remarks.push(Remark::For(Phrase::new("why-arrives")));
                }
            }
        }
        remarks
    }
}

/// The ranks of a fight, the attacker's first.
fn fight(event: &Event) -> Option<(Rank, Rank)> {
    match event {
        Event::Fought { attacker_rank, defender_rank, .. } => {
            Some((*attacker_rank, *defender_rank))
        }
        _ => None,
    }
}
