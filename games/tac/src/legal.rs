use crate::{
    Action, Deed, Tac,
    cards::Card,
    plan::Plan,
    sight::{Found, Sight},
    state::Phase,
};

/// Found deeds become actions.
struct Listing<'a> {
    tac: bool,
    actions: &'a mut Vec<Action>,
}

impl Found for Listing<'_> {
    #[inline]
    fn take(&mut self, deed: Deed) -> bool {
        self.actions.push(Action::Use { tac: self.tac, deed });
        true
    }
}

/// Whether there is any deed at all.
struct Any(bool);

impl Found for Any {
    #[inline]
    fn take(&mut self, _: Deed) -> bool {
        self.0 = true;
        false
    }
}

impl Tac {
    /// Add every legal action of the seat.
    pub(crate) fn list(&self, seat: u8, actions: &mut Vec<Action>) {
        if !Plan::has(self.acting(), seat) {
            return;
        }
        let player = self.player();
        let hand = self.hands[player as usize];
        match self.phase {
            Phase::Exchange => {
                actions.extend(self.hands[seat as usize].kinds().map(Action::Give));
                return;
            }
            Phase::Seven => {
                let mut found = Listing { tac: false, actions };
                self.steps(&self.board, player, self.seven, &mut found);
                return;
            }
            _ => {}
        }
        let before = actions.len();
        if hand.has(Card::TAC) {
            self.find_tac(&mut Listing { tac: true, actions });
        }
        if !matches!(self.phase, Phase::Skipped | Phase::Answer) {
            let sight = Sight::new(self, &self.board, player);
            let mut found = Listing { tac: false, actions };
            hand.kinds().for_each(|card| sight.find(card, &mut found));
        }
        if actions.len() == before || self.phase == Phase::Skipped {
            actions.extend(hand.kinds().map(Action::Discard));
        }
    }

    /// Find what a TAC of the player can do now: on the board as it was before, or through a devil
    /// make its holder the next (R7.10).
    fn find_tac(&self, found: &mut impl Found) {
        let player = self.player();
        if self.phase == Phase::Devil {
            Sight::new(self, &self.board, player).find(Card::DEVIL, found);
        } else if let Some(card) = self.tac_card() {
            Sight::new(self, &self.before, player).find(card, found);
        }
    }

    /// Whether the player could use a TAC now.
    pub(crate) fn can_tac(&self) -> bool {
        let mut any = Any(false);
        self.find_tac(&mut any);
        any.0
    }

    /// The kinds that the player could use now, had he a card of them.
    pub(crate) fn usable_kinds(&self) -> u32 {
        let kinds = Sight::new(self, &self.board, self.player()).usable();
        kinds | u32::from(self.can_tac()) << Card::TAC.0
    }
}
