//! TAC: marbles run around a ring into their houses, moved by cards, in teams.
//!
//! List the legal actions, here of the exchange in which all seats act at once:
//!
//! ```
//! use table::{Game, Seat, Seed};
//! use tac::Tac;
//!
//! let game = Tac::new(&Default::default(), &Seed::from(1)).unwrap();
//! assert_eq!(game.to_act().to_string(), "0, 1, 2 and 3");
//! let mut actions = Vec::new();
//! game.actions(Seat(2), &mut actions);
//! assert!(actions.iter().all(|action| action.to_string().starts_with("give:")));
//! ```
//!
//! Play one; the others see that a card was laid out, not which:
//!
//! ```
//! # use table::{Event, Game, Seat, Seed, Viewer};
//! # use tac::Tac;
//! let mut game = Tac::new(&Default::default(), &Seed::from(1)).unwrap();
//! let mut actions = Vec::new();
//! game.actions(Seat(2), &mut actions);
//! let mut events = Vec::new();
//! game.play(Seat(2), actions[0], &mut events).unwrap();
//! let seen = events[0].seen_by(Viewer::seat(Seat(0)));
//! assert!(matches!(seen, Some(tac::Event::Gave { card: None, .. })));
//! ```
//!
//! Ask for the outcome:
//!
//! ```
//! # use table::{Dice, Game, Seed, playout};
//! # use tac::Tac;
//! let mut game = Tac::new(&Default::default(), &Seed::from(1)).unwrap();
//! assert_eq!(game.outcome(), None);
//! playout(&mut game, &mut Dice::new(Seed::from(2)), &mut Vec::new());
//! assert!(["home", "cap"].contains(&game.outcome().unwrap().reason()));
//! ```
//!
//! The rules, numbered, are in `RULES.md` beside this crate.

#![deny(missing_docs)]

mod action;
mod apply;
mod board;
mod cards;
mod check;
mod deal;
mod draft;
mod event;
mod hand;
mod imagine;
mod legal;
mod options;
mod picture;
mod place;
mod plan;
mod promise;
mod reach;
mod refuse;
mod scene;
mod seven;
mod sight;
mod sketch;
mod state;
mod swaps;
mod tell;
mod turn;
mod view;
mod words;

pub use action::{Action, Deed};
pub use cards::Card;
pub use draft::{BoardDraft, ChanceDraft, Draft, Reason, SevenDraft};
pub use event::Event;
pub use options::{Deck, Options, Variant};
pub use place::Place;
pub use promise::SIGNS;
pub use state::{Phase, Tac};
pub use view::View;

use table::{
    About, Dice, Game, Outcome, Path, Pen, Phrase, Problem, Refusal, Scene, Script, Seat, SeatSet,
    Seed, Sink, Style, Viewer,
};

impl Game for Tac {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Draft = Draft;

    const ABOUT: About = About {
        id: "tac",
        title: "TAC",
        rules_version: 1,
        rules: include_str!("../RULES.md"),
        script: Script { en: include_str!("../words/en.ftl"), de: include_str!("../words/de.ftl") },
        options: options::INFO,
        seats: (4, 6),
        style: Style { art: include_str!("../art.svg"), ground: ["#EFE4D2", "#2B2119"] },
    };

    fn new(options: &Options, seed: &Seed) -> Result<Tac, Vec<Problem>> {
        Tac::start(options, seed)
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        plan::seat_set(self.acting())
    }

    #[inline]
    fn asks_first(&self) -> Option<Seat> {
        let acting = self.acting();
        (acting != 0).then(|| Seat(acting.trailing_zeros() as u8))
    }

    #[inline]
    fn actions(&self, seat: Seat, buffer: &mut Vec<Action>) {
        self.list(seat.0, buffer);
    }

    #[inline]
    fn random_action(
        &self,
        seat: Seat,
        dice: &mut Dice,
        buffer: &mut Vec<Action>,
    ) -> Option<Action> {
        self.random(seat.0, dice, buffer)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        self.act(seat.0, action, events);
    }

    fn explain(&self, seat: Seat, action: Action) -> Refusal {
        self.refuse(seat.0, action)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn turn(&self) -> u32 {
        self.turns
    }

    fn team(&self, seat: Seat) -> SeatSet {
        plan::seat_set(self.plan().side.get(seat.index()).copied().unwrap_or(0))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Tac {
        view.try_imagine(dice).expect("a view that was read or seen fits at least one deal")
    }

    fn draft(&self) -> Draft {
        self.into()
    }

    fn from_draft(options: &Options, seed: &Seed, draft: Draft) -> Result<Tac, Vec<Problem>> {
        draft.check(options, seed)
    }

    /// Every kind of card, wherever it is, and four marbles of every seat that is played.
    fn conserved(&self) -> Vec<u32> {
        let mut counts = vec![0; cards::KINDS + plan::SEATS];
        let laid_out = |_: &&Card| self.phase == Phase::Exchange;
        let gifts = self.memory.gave.iter().flatten().filter(laid_out).copied();
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        for card in hands.chain(gifts).chain(self.piles.played()).chain(self.piles.stock()) {
            counts[card.0 as usize] += 1;
        }
        for seat in self.plan().occupied() {
            counts[cards::KINDS + seat as usize] = self.board.places(seat).count() as u32;
        }
        counts
    }

    fn promise(&self, seat: Seat) -> f32 {
        self.looks(seat)
    }

    fn seat_name(seat: Seat) -> Phrase {
        words::seat_phrase(seat)
    }

    fn picture(view: &View, pen: &Pen<'_>) -> String {
        view.draw(pen)
    }

    fn describe(view: &View) -> Vec<Phrase> {
        view.tell()
    }

    fn scene(view: &View, _: Viewer) -> Scene {
        view.scene()
    }

    fn paths(view: &View, seat: Seat, action: Action) -> Vec<Path> {
        view.paths(seat, action)
    }
}
