use table::{Phrase, Seat};

use crate::{
    Action, Move, View,
    cards::Card,
    place::Place,
    plan::Plan,
    state::Phase,
    words::{card_phrase, owned, place_phrase, seat_phrase, yes},
};

/// How many uses are named one by one.
const NAMED: usize = 3;

impl View {
    /// What a card, a field or a choice is and does now.
    pub(crate) fn help(&self, id: &str) -> Vec<Phrase> {
        match id {
            "pile" => self.pile_help(),
            "skip" | "discard" => vec![Phrase::new(format!("help-{id}"))],
            _ => match id.parse::<Place>() {
                Ok(place) if self.exists(place) => self.place_help(place),
                _ => self.card_help(id),
            },
        }
    }

    fn exists(&self, place: Place) -> bool {
        let plan = self.state.plan();
        match place.at_home() {
            None => place.0 < plan.ring,
            Some((seat, _)) => Plan::has(plan.occupied, seat),
        }
    }

    /// The last card, and what a TAC would make of it.
    fn pile_help(&self) -> Vec<Phrase> {
        let card = self.state.tac_card();
        let tac = card.map(|card| Phrase::new("help-pile-tac").with("card", card_phrase(card)));
        [Phrase::new("help-pile")].into_iter().chain(tac).collect()
    }

    /// What a card does, then what it can do now; why it cannot is said by the rules.
    fn card_help(&self, id: &str) -> Vec<Phrase> {
        let name = id.split('@').next().unwrap_or_default();
        let name = name.rsplit_once('-').map_or(name, |(card, _)| card);
        let Ok(card) = name.parse::<Card>() else { return Vec::new() };
        if card == Card::HIDDEN {
            return Vec::new();
        }
        // Fluent tells a number from a text that looks like one.
        let about = Phrase::new("help-card");
        let about = match card.number() {
            0 => about.with("name", card.name()),
            number => about.with("name", number),
        };
        let mut help = vec![about];
        let state = &self.state;
        let is_shown = |seat: u8| self.copies(seat, card).any(|copy| copy == id);
        let Some(holder) = state.plan().occupied().find(|&seat| is_shown(seat)) else {
            return help;
        };
        if state.phase == Phase::Exchange {
            let gives = self.viewer.is(Seat::new(holder)) && state.may_act(Seat::new(holder));
            help.extend(gives.then(|| Phrase::new("help-give")));
            return help;
        }
        if holder != state.player() {
            return help;
        }
        let counts = state.tac_card().filter(|_| card == Card::TAC && state.phase != Phase::Devil);
        help.extend(counts.map(|card| Phrase::new("help-tac").with("card", card_phrase(card))));
        let legal = self.legal();
        let of_card = |action: &&Action| action.card() == card;
        if legal.iter().filter(of_card).any(|action| matches!(action, Action::Discard(_))) {
            help.push(Phrase::new("help-useless"));
        }
        let uses: Vec<Move> = legal
            .iter()
            .filter(of_card)
            .filter_map(|action| match action {
                Action::Use { play, .. } => Some(*play),
                _ => None,
            })
            .collect();
        let named: Vec<Phrase> =
            uses.iter().filter_map(|&play| self.use_phrase(play)).take(NAMED).collect();
        if !named.is_empty() {
            let more = uses.len() - named.len();
            help.push(Phrase::new("help-uses").with("uses", named).with("more", more));
        }
        help
    }

    /// What is done with a marble, where a card leaves a choice that can be named.
    fn use_phrase(&self, play: Move) -> Option<Phrase> {
        let plan = self.state.plan();
        match play {
            Move::Skip => {
                let next = Seat::new(plan.next(self.state.player()));
                Some(Phrase::new("use-skip").with("who", seat_phrase(next)))
            }
            Move::Number(Card::SEVEN, ..) | Move::Trick(..) | Move::Jester | Move::Devil => None,
            Move::Number(_, from, to) | Move::Angel(from, to) | Move::Warrior(from, to) => {
                let owner = self.owner_before(from);
                let key = if from.is_yard() { "use-open" } else { "use-move" };
                Some(self.way(key, owner, from, to))
            }
        }
    }

    /// Whose marble is moved from a place, now or on the board that a TAC restores.
    fn owner_before(&self, place: Place) -> u8 {
        let boards = [&self.state.board, &self.state.before];
        boards.into_iter().find_map(|board| board.owner_at(place)).unwrap_or(self.state.player())
    }

    fn way(&self, key: &'static str, owner: u8, from: Place, to: Place) -> Phrase {
        let plan = self.state.plan();
        owned(key, plan, owner)
            .with("marble", owned("marble", plan, owner))
            .with("from", place_phrase("place", plan, from, Some(owner)))
            .with("to", place_phrase("place", plan, to, Some(owner)))
            .with("there", place_phrase("at", plan, to, Some(owner)))
    }

    /// What a place is, what stands there, and which cards lead from it or to it now.
    fn place_help(&self, place: Place) -> Vec<Phrase> {
        let state = &self.state;
        let plan = state.plan();
        let here = state.board.owner_at(place).filter(|_| !place.is_yard());
        let mut help = vec![match (place.at_home(), here) {
            (Some((seat, 0)), _) => {
                owned("help-yard", plan, seat).with("count", state.board.yard(seat))
            }
            (Some((seat, field)), here) => {
                let locked = state.board.locked(seat) >> (field - 1) & 1 == 1;
                let what = if locked {
                    "locked"
                } else if here.is_some() {
                    "marble"
                } else {
                    "free"
                };
                owned("help-house", plan, seat).with("what", what)
            }
            (None, Some(owner)) => {
                let start = plan.start(owner);
                let fresh = place.0 == start && Plan::has(state.board.fresh, owner);
                owned("help-marble", plan, owner)
                    .with("way", plan.ahead(place.0, start))
                    .with("fresh", yes(fresh))
            }
            (None, None) => match plan.occupied().find(|&seat| plan.start(seat) == place.0) {
                Some(seat) => owned("help-start", plan, seat),
                None => Phrase::new("help-field"),
            },
        }];
        let legal = self.legal();
        help.extend(self.leads_from(place, &legal));
        help.extend(self.leads_to(place, here.is_some(), &legal));
        help
    }

    /// Where the cards of the viewer lead from a place.
    fn leads_from(&self, place: Place, legal: &[Action]) -> Option<Phrase> {
        let plan = self.state.plan();
        let owner = self.owner_before(place);
        let goal = |action: &Action| {
            let Action::Use { play, .. } = action else { return None };
            let (from, to) = play.way()?;
            let card = card_phrase(action.card());
            let to = place_phrase("place", plan, to, Some(owner));
            (from == place).then(|| Phrase::new("use-from").with("card", card).with("to", to))
        };
        let all: Vec<Phrase> = legal.iter().filter_map(goal).collect();
        let more = all.len().saturating_sub(NAMED);
        let named: Vec<Phrase> = all.into_iter().take(NAMED).collect();
        (!named.is_empty()).then(|| Phrase::new("help-from").with("uses", named).with("more", more))
    }

    /// How the viewer could bring a marble to a place.
    fn leads_to(&self, place: Place, hits: bool, legal: &[Action]) -> Option<Phrase> {
        legal.iter().find_map(|action| {
            let Action::Use { play, .. } = action else { return None };
            let (from, to) = play.way().filter(|&(from, to)| to == place && from != to)?;
            let phrase = self.way("help-to", self.owner_before(from), from, to);
            Some(phrase.with("card", card_phrase(action.card())).with("hits", yes(hits)))
        })
    }
}
