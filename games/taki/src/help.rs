use table::{Phrase, Presentation, Seat};

use crate::{
    Action, Card, Colour, Taki, View,
    cards::{TAKI, of_colour},
    options::{DirectionTwo, KingSuper, PlusLast},
    scene::{colour_id, hand_id},
    state::Phase,
};

/// What everything in the scene is and does now.
impl View {
    /// A sentence or two about a named thing or a choice.
    pub(crate) fn help(&self, id: &str) -> Vec<Phrase> {
        if let Some((seat, card)) = self.card_named(id) {
            return self.help_card(seat, card);
        }
        if let Some(colour) = Colour::ALL.into_iter().find(|&colour| colour_id(colour) == id) {
            return self.help_colour(colour);
        }
        match id {
            "draw" => vec![self.help_draw()],
            "discards" => self.help_discards(),
            _ => id.parse().ok().and_then(|action| self.help_button(action)).into_iter().collect(),
        }
    }

    /// The card in one of the viewer's hands that a scene calls so.
    fn card_named(&self, id: &str) -> Option<(Seat, Card)> {
        let (name, hand) = id.split_once('@').unwrap_or((id, ""));
        let mut own = self.own();
        let seat = if hand.is_empty() { own.next() } else { own.find(|&own| hand_id(own) == hand) };
        let (seat, card) = (seat?, name.rsplit_once('-')?.0.parse().ok()?);
        self.state.hands[seat.index()].has(card).then_some((seat, card))
    }

    fn help_card(&self, seat: Seat, card: Card) -> Vec<Phrase> {
        let state = &self.state;
        let two = state.seats() == 2;
        let next = |steps| Taki::seat_name(state.after(seat, steps));
        let about = |key: &'static str| Phrase::new(key).with("figure", card.figure_word());
        let coloured = |key, colour: Colour| about(key).with("colour", colour.phrase());
        let Some(colour) = card.colour() else {
            let asked = state.asked.contains(seat);
            return vec![match card {
                Card::SUPER if state.phase == Phase::King => match state.options.king_super {
                    KingSuper::Named => about("help-super-named"),
                    KingSuper::Underneath => coloured("help-super", state.colour),
                },
                Card::SUPER => coloured("help-super", state.colour),
                Card::KING if state.chain > 0 => {
                    about("help-king-chain").with("cards", 2 * state.chain)
                }
                Card::KING => about("help-king"),
                Card::PLUS_THREE => about("help-plus-three"),
                Card::BREAKER if asked => {
                    about("help-breaker-now").with("who", Taki::seat_name(state.turn))
                }
                Card::BREAKER => about("help-breaker"),
                _ => about("help-color"),
            }];
        };
        let last = state.hands[seat.index()].len() == 1;
        let mut said = vec![match card.figure_word() {
            "+2" if state.chain > 0 => {
                about("help-plus-two-chain").with("who", next(1)).with("cards", 2 + 2 * state.chain)
            }
            "+2" => about("help-plus-two").with("who", next(1)),
            "stop" if two => about("help-stop-two"),
            "stop" => about("help-stop").with("who", next(1)),
            "dir" if two => about("help-dir-two").with(
                "again",
                match state.options.direction_two {
                    DirectionTwo::Again => "yes",
                    DirectionTwo::Nothing => "no",
                },
            ),
            "dir" => about("help-dir").with("who", self.before(seat)),
            "plus" if last && state.options.plus_last == PlusLast::Draws => about("help-plus-last"),
            "plus" => about("help-plus"),
            "taki" => coloured("help-taki", colour),
            _ => coloured("help-number", colour),
        }];
        let turn = seat == state.turn && state.end.is_none();
        if turn && state.open_taki == Some(colour) && state.chain == 0 {
            said.push(coloured("help-goes-on", colour));
        } else if turn && state.run == Some(colour) && !card.is_number() {
            said.push(Phrase::new("help-in-run"));
        }
        said
    }

    /// Who would come after a seat if the direction changed.
    fn before(&self, seat: Seat) -> Phrase {
        Taki::seat_name(self.state.round_from(seat).last().unwrap_or(seat))
    }

    fn help_colour(&self, colour: Colour) -> Vec<Phrase> {
        let held = |seat: Seat| self.state.hands[seat.index()].count_of(of_colour(colour));
        let about = |key: &'static str| Phrase::new(key).with("colour", colour.phrase());
        let hold = |seat| about("help-colour-held").with("count", held(seat));
        [about("help-colour")].into_iter().chain(self.own().next().map(hold)).collect()
    }

    fn help_draw(&self) -> Phrase {
        let state = &self.state;
        let key = match state.phase {
            _ if state.chain > 0 => "help-draw-chain",
            Phase::Plus => "help-draw-plus",
            _ if state.piles.draw == 0 => "help-draw-empty",
            _ => "help-draw",
        };
        Phrase::new(key).with("cards", 2 * state.chain)
    }

    fn help_discards(&self) -> Vec<Phrase> {
        let state = &self.state;
        let lead = match state.phase {
            _ if state.end.is_some() => self.to_match("help-lead-over"),
            Phase::Run => self.to_match("help-lead-run"),
            Phase::King => self.to_match("help-lead-king"),
            _ if state.chain > 0 => self
                .to_match("help-lead-chain")
                .with("cards", 2 * state.chain)
                .with("plus-three", if state.options.plus3_on_plus2 { "yes" } else { "no" }),
            _ => self.to_match("help-lead"),
        };
        let lead = lead.with("card", state.lead.phrase());
        let open = state.open_taki.filter(|_| state.end.is_none());
        let open = open.map(|open| Phrase::new("help-open").with("colour", open.phrase()));
        [lead].into_iter().chain(open).collect()
    }

    /// What a button does that stands for no card.
    fn help_button(&self, action: Action) -> Option<Phrase> {
        let state = &self.state;
        let key = match action {
            Action::Close => "help-close",
            Action::Leave if state.lead.figure() == Some(TAKI) => "help-leave-taki",
            Action::Leave => "help-leave",
            Action::Done => "help-done",
            Action::Break => "help-breaker-now",
            Action::Let => "help-let",
            Action::Last => "help-last",
            Action::Silent => "help-silent",
            _ => return None,
        };
        Some(
            Phrase::new(key)
                .with("colour", state.colour.phrase())
                .with("card", state.lead.phrase())
                .with("who", Taki::seat_name(state.turn)),
        )
    }
}
