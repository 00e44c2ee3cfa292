use table::{MAX_SEATS, Seat};

use crate::{
    View,
    cards::{Card, Colour, PLUS_TWO, STOP, TAKI, TURN},
    lacks::Lacks,
};

/// What behaviour tells a viewer of the cards of others.
///
/// A view says who may not hold what for sure. Whoever has looked at the table before can say more:
/// good players hardly ever draw while a coloured card fits (3 of a hundred draws), seldom end a run
/// with cards of its colour left (10 of a hundred) and seldom take +2 cards that they could pass on
/// (8 of a hundred): `cargo run --release -p tactable-bots --example likelihood -- taki 300 300
/// '{"seats":2}'`. So these count as proofs, until the hand proves them wrong.
pub(crate) struct Belief {
    lacks: [Lacks; MAX_SEATS],
}

/// What one seat did between two views.
struct Turn<'a> {
    seat: Seat,
    laid: &'a [Card],
    drawn: u8,
    /// How many of the cards drawn came before anything else, without a choice.
    forced: u8,
    /// The leading card and the colour when it drew, as far as they are known.
    lead: Option<(Card, Colour)>,
    /// The colour of a run that was open before.
    open: Option<Colour>,
}

impl Belief {
    /// What is believed after all these views of the same table, one from each decision.
    pub(crate) fn new(view: &View, past: &[View]) -> Belief {
        let first = past.first().unwrap_or(view);
        let mut belief = Belief { lacks: first.state.memory.lacks };
        for (before, after) in past.iter().zip(past.iter().skip(1).chain([view])) {
            belief.observe(before, after);
        }
        for seat in view.others().map(Seat::index) {
            let known = view.state.memory.lacks[seat].for_hand(view.counts[seat].into());
            let believed = belief.lacks[seat].for_hand(view.counts[seat].into());
            // What is known for sure is the least that may be believed.
            belief.lacks[seat] = if believed.is_within(&known) { believed } else { known };
        }
        belief
    }

    /// What each hand is believed to lack.
    pub(crate) fn lacks(&self) -> &[Lacks; MAX_SEATS] {
        &self.lacks
    }

    /// Take in what happened between two decisions of the viewer.
    fn observe(&mut self, before: &View, after: &View) {
        let (old, new) = (&before.state, &after.state);
        let known = usize::from(old.piles.discards);
        let goes_on = before.viewer == after.viewer
            && old.options == new.options
            && old.piles.discards <= new.piles.discards
            && old.piles.row[..known] == new.piles.row[..known]
            && old.memory.shuffled == new.memory.shuffled
            && !new.is_pyramid();
        let mut own = before.own();
        let (true, Some(me), None) = (goes_on, own.next(), own.next()) else {
            self.lacks = new.memory.lacks;
            return;
        };
        let laid: Vec<Card> = new.piles.discards().skip(known).collect();
        let is_own = |card: &&Card| {
            old.hands[me.index()].count(**card) > new.hands[me.index()].count(**card)
        };
        let mine = usize::from(laid.first().filter(is_own).is_some());
        match self.turns(before, after, me, &laid, mine) {
            Some(turns) => turns.iter().for_each(|turn| self.see(before, turn)),
            None => self.lacks = new.memory.lacks,
        }
    }

    /// What each of the others did, if that can be told.
    fn turns<'a>(
        &self,
        before: &View,
        after: &View,
        me: Seat,
        laid: &'a [Card],
        mine: usize,
    ) -> Option<Vec<Turn<'a>>> {
        let (old, new) = (&before.state, &after.state);
        let drawn = |seat: Seat, laid: usize| {
            let cards = i32::from(after.counts[seat.index()]) + laid as i32;
            u8::try_from(cards - i32::from(before.counts[seat.index()])).ok()
        };
        let (own, others) = laid.split_at(mine);
        if old.seats() == 2 {
            let seat = old.after(me, 1);
            let broken = others.first() == Some(&Card::BREAKER);
            let forced = if own == [Card::PLUS_THREE] && !broken { 3 } else { 0 };
            let drawn = drawn(seat, others.len())?;
            let lead = Some((new.lead, new.colour));
            let open = old.open_taki;
            let forced = if drawn < forced { 0 } else { forced };
            return Some(vec![Turn { seat, laid: others, drawn, forced, lead, open }]);
        }
        // Among several it can be told only where everybody acted once, in turn.
        let odd = |card: &Card| {
            matches!(card.figure(), Some(STOP | TURN))
                || [Card::PLUS_THREE, Card::BREAKER].contains(card)
        };
        if old.turn != me || new.turn != me || laid.iter().any(odd) {
            return None;
        }
        let mut lead = match own {
            [] => Some((old.lead, old.colour)),
            [.., card] => card.colour().map(|colour| (*card, colour)),
        };
        let mut rest = others;
        let mut turns = Vec::new();
        for seat in old.round_from(me).skip(1) {
            let fewer = before.counts[seat.index()].saturating_sub(after.counts[seat.index()]);
            let (laid, others) = rest.split_at_checked(fewer.into())?;
            rest = others;
            lead = match laid.last() {
                None => lead,
                Some(card) => card.colour().map(|colour| (*card, colour)),
            };
            let lead = if rest.is_empty() { Some((new.lead, new.colour)) } else { lead };
            turns.push(Turn {
                seat,
                laid,
                drawn: drawn(seat, laid.len())?,
                forced: 0,
                lead,
                open: None,
            });
        }
        rest.is_empty().then_some(turns)
    }

    /// Take in what one seat did.
    fn see(&mut self, before: &View, turn: &Turn) {
        let index = turn.seat.index();
        let lacks = &mut self.lacks[index];
        let mut left = usize::from(before.counts[index] + turn.forced);
        lacks.drew(turn.forced);
        for &card in turn.laid {
            left = left.saturating_sub(1);
            if !lacks.allows(card) {
                *lacks = Lacks::NOTHING;
            }
            lacks.played(card, left);
        }
        let drawn = turn.drawn - turn.forced;
        match (drawn, turn.lead) {
            (0, _) => {
                let colour = turn.laid.iter().rev().find_map(|card| card.colour());
                let runs = |card: &Card| card.figure() == Some(TAKI);
                if let Some(colour) = colour
                    && (turn.laid.iter().any(runs) || turn.open == Some(colour))
                {
                    lacks.prove_colour(colour);
                }
            }
            (1, Some((lead, colour))) if turn.laid.last() != Some(&Card::BREAKER) => {
                lacks.prove(colour, lead.figure());
            }
            (_, Some((lead, _))) if turn.laid.is_empty() && lead.figure() == Some(PLUS_TWO) => {
                lacks.prove_figure(PLUS_TWO);
            }
            _ => {}
        }
        lacks.drew(drawn);
    }
}
