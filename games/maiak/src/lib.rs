//! MAIAK: a race across twenty-five tiles, where most steps are paid for with your own pieces.
//!
//! List the legal actions:
//!
//! ```
//! use maiak::Maiak;
//! use table::{Game, Seat, Seed};
//!
//! let game = Maiak::new(&Default::default(), &Seed::from(1)).unwrap();
//! let mut actions = Vec::new();
//! game.actions(Seat(0), &mut actions);
//! assert_eq!(actions.len(), 34);
//! ```
//!
//! Play one:
//!
//! ```
//! # use maiak::Maiak;
//! # use table::{Game, Seat, Seed};
//! let mut game = Maiak::new(&Default::default(), &Seed::from(1)).unwrap();
//! game.play(Seat(0), "c1-b2".parse().unwrap(), &mut ()).unwrap();
//! let refusal = game.play(Seat(0), "c1-b2".parse().unwrap(), &mut ()).unwrap_err();
//! assert_eq!(refusal.rule, "R2.1"); // the switch comes next
//! ```
//!
//! Ask for the outcome:
//!
//! ```
//! # use maiak::Maiak;
//! # use table::{Dice, Game, Seed, playout};
//! let mut game = Maiak::new(&Default::default(), &Seed::from(1)).unwrap();
//! assert_eq!(game.outcome(), None);
//! playout(&mut game, &mut Dice::new(Seed::from(2)), &mut Vec::new());
//! assert!(["reached", "blocked", "no-pieces"].contains(&game.outcome().unwrap().reason()));
//! ```
//!
//! The rules, numbered, are in `RULES.md` beside this crate.

#![deny(missing_docs)]

mod action;
mod draft;
mod event;
mod options;
mod promise;
mod scene;
mod state;
mod tiles;
mod words;

pub use action::Action;
pub use draft::Draft;
pub use event::Event;
pub use options::{Options, SameColour, Starts, Switching};
pub use promise::SIGNS;
pub use state::{Maiak, Phase};
pub use tiles::{Colour, Tiles, TilesError};

use table::{
    About, Dice, Game, Open, Outcome, Path, Pen, Phrase, Problem, Refusal, Scene, Script, Seat,
    SeatSet, Seed, Sink, Style, Viewer,
};

/// A square of the board, `a1` to `e5`.
pub type Square = table::Square<5>;

impl Game for Maiak {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = Open<Maiak>;
    type Draft = Draft;

    const ABOUT: About = About {
        id: "maiak",
        title: "MAIAK",
        rules_version: 1,
        rules: include_str!("../RULES.md"),
        script: Script { en: include_str!("../words/en.ftl"), de: include_str!("../words/de.ftl") },
        options: options::INFO,
        seats: (2, 2),
        style: Style { art: include_str!("../art.svg"), ground: ["#d8e3d2", "#26302a"] },
    };

    fn new(options: &Options, _: &Seed) -> Result<Maiak, Vec<Problem>> {
        let tiles = Tiles::from_rows(&options.tiles)
            .map_err(|error| vec![Problem::new("tiles", error.phrase())])?;
        Ok(Maiak {
            tiles,
            pieces: state::HOME,
            turn: options.starts.seat(),
            phase: Phase::Move,
            end: None,
            switch: options.switch,
            same_colour: options.same_colour,
            turns: 0,
        })
    }

    fn options(&self) -> Options {
        Options { switch: self.switch, same_colour: self.same_colour, ..Options::default() }
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
        self.turns.into()
    }

    fn view(&self, _: Viewer) -> Open<Maiak> {
        Open(*self)
    }

    fn imagine(view: &Open<Maiak>, _: &mut Dice) -> Maiak {
        view.0
    }

    fn draft(&self) -> Draft {
        self.into()
    }

    fn from_draft(options: &Options, _: &Seed, draft: Draft) -> Result<Maiak, Vec<Problem>> {
        draft.check(options)
    }

    fn conserved(&self) -> Vec<u32> {
        self.tiles.count().to_vec()
    }

    fn promise(&self, seat: Seat) -> f32 {
        self.looks(seat)
    }

    fn seat_name(seat: Seat) -> Phrase {
        Phrase::new(if seat == Seat(0) { "white" } else { "black" })
    }

    fn picture(view: &Open<Maiak>, pen: &Pen<'_>) -> String {
        view.0.draw(pen)
    }

    fn describe(view: &Open<Maiak>) -> Vec<Phrase> {
        view.0.tell()
    }

    fn scene(view: &Open<Maiak>, viewer: Viewer) -> Scene {
        view.0.scene(viewer)
    }

    fn paths(_: &Open<Maiak>, _: Seat, action: Action) -> Vec<Path> {
        vec![action.path()]
    }
}
