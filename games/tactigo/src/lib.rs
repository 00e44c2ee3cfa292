//! Tactigo: a battle of stacks, in which one, two and three checkers each move in their own way.
//!
//! List the legal actions:
//!
//! ```
//! use table::{Game, Seat, Seed};
//! use tactigo::Tactigo;
//!
//! let game = Tactigo::new(&Default::default(), &Seed::from(1)).unwrap();
//! let mut actions = Vec::new();
//! game.actions(Seat(0), &mut actions);
//! assert_eq!(actions.len(), 84);
//! ```
//!
//! Play one:
//!
//! ```
//! # use table::{Game, Seat, Seed};
//! # use tactigo::Tactigo;
//! let mut game = Tactigo::new(&Default::default(), &Seed::from(1)).unwrap();
//! game.play(Seat(0), "2d2-e3".parse().unwrap(), &mut ()).unwrap();
//! let refusal = game.play(Seat(0), "2b2-c3".parse().unwrap(), &mut ()).unwrap_err();
//! assert_eq!(refusal.rule, "R2.1"); // two checkers have moved already in this turn
//! ```
//!
//! Ask for the outcome:
//!
//! ```
//! # use table::{Dice, Game, Seed, playout};
//! # use tactigo::Tactigo;
//! let mut game = Tactigo::new(&Default::default(), &Seed::from(1)).unwrap();
//! assert_eq!(game.outcome(), None);
//! playout(&mut game, &mut Dice::new(Seed::from(2)), &mut Vec::new());
//! assert!(["captured", "quiet"].contains(&game.outcome().unwrap().reason()));
//! ```
//!
//! The rules, numbered, are in `RULES.md` beside this crate.

#![deny(missing_docs)]

mod action;
mod board;
mod counted;
mod draft;
mod event;
mod layout;
mod options;
mod promise;
mod scene;
mod size;
mod state;
mod words;

pub use action::Action;
pub use board::{Board, Stack};
pub use draft::Draft;
pub use event::Event;
pub use layout::Layout;
pub use options::{Availability, EdgeSides, Options};
pub use promise::SIGNS;
pub use size::{Size, Sizes};
pub use state::Tactigo;

use table::{
    About, Dice, Game, Open, Outcome, Path, Pen, Phrase, Problem, Refusal, Scene, Script, Seat,
    SeatSet, Seed, Sink, Style, Viewer,
};

/// A square of the board, `a1` to `g7`.
pub type Square = table::Square<7>;

/// What a seat is called.
fn name(seat: Seat) -> Phrase {
    Phrase::new(if seat == Seat(0) { "black" } else { "white" })
}

impl Game for Tactigo {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = Open<Tactigo>;
    type Draft = Draft;

    const ABOUT: About = About {
        id: "tactigo",
        title: "Tactigo",
        rules_version: 1,
        rules: include_str!("../RULES.md"),
        script: Script { en: include_str!("../words/en.ftl"), de: include_str!("../words/de.ftl") },
        options: options::INFO,
        seats: (2, 2),
        style: Style { art: include_str!("../art.svg"), ground: ["#d9cbb5", "#2b2622"] },
    };

    fn new(options: &Options, _: &Seed) -> Result<Tactigo, Vec<Problem>> {
        let problems = table::Options::problems(options);
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(Tactigo::start(options, options.layout.board(options.edge_sides)?))
    }

    fn options(&self) -> Options {
        Options {
            availability: self.availability,
            edge_sides: self.edge_sides,
            quiet_limit: self.quiet_limit,
            ..Options::default()
        }
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.acting()
    }

    fn actions(&self, seat: Seat, buffer: &mut Vec<Action>) {
        if self.acting().contains(seat) {
            self.list(buffer);
        }
    }

    #[inline]
    fn random_action(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Option<Action> {
        self.acting().contains(seat).then(|| self.random(dice))
    }

    #[inline]
    fn apply(&mut self, _: Seat, action: Action, events: &mut impl Sink<Event>) {
        self.act(action, events);
    }

    fn explain(&self, seat: Seat, action: Action) -> Refusal {
        self.refuse(seat, action)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn turn(&self) -> u32 {
        self.turns
    }

    fn view(&self, _: Viewer) -> Open<Tactigo> {
        Open(*self)
    }

    fn imagine(view: &Open<Tactigo>, _: &mut Dice) -> Tactigo {
        view.0
    }

    fn draft(&self) -> Draft {
        self.into()
    }

    fn from_draft(options: &Options, _: &Seed, draft: Draft) -> Result<Tactigo, Vec<Problem>> {
        draft.check(options)
    }

    fn conserved(&self) -> Vec<u32> {
        let all = |seat: Seat| {
            self.board.checkers(seat) + u32::from(self.captured[seat.opponent().index()])
        };
        vec![all(Seat(0)), all(Seat(1))]
    }

    fn promise(&self, seat: Seat) -> f32 {
        self.looks(seat)
    }

    fn seat_name(seat: Seat) -> Phrase {
        name(seat)
    }

    fn picture(view: &Open<Tactigo>, pen: &Pen<'_>) -> String {
        view.0.draw(pen)
    }

    fn describe(view: &Open<Tactigo>) -> Vec<Phrase> {
        view.0.tell()
    }

    fn scene(view: &Open<Tactigo>, viewer: Viewer) -> Scene {
        view.0.scene(viewer)
    }

    fn paths(view: &Open<Tactigo>, _: Seat, action: Action) -> Vec<Path> {
        vec![view.0.path(action)]
    }
}
