//! TAKI: be the first to empty your hand, by colour or figure, with runs, chains and a crown.
//!
//! List the legal actions:
//!
//! ```
//! use table::{Game, Seat, Seed};
//! use taki::Taki;
//!
//! let game = Taki::new(&Default::default(), &Seed::from(1)).unwrap();
//! let mut actions = Vec::new();
//! game.actions(Seat(0), &mut actions);
//! let written: Vec<String> = actions.iter().map(ToString::to_string).collect();
//! assert!(written.contains(&"draw".to_owned()));
//! ```
//!
//! Play one:
//!
//! ```
//! # use table::{Game, Seat, Seed};
//! # use taki::Taki;
//! let mut game = Taki::new(&Default::default(), &Seed::from(1)).unwrap();
//! game.play(Seat(0), "draw".parse().unwrap(), &mut ()).unwrap();
//! let refusal = game.play(Seat(1), "close".parse().unwrap(), &mut ()).unwrap_err();
//! assert_eq!(refusal.rule, "R5.5"); // there is no run to close
//! ```
//!
//! Ask for the outcome:
//!
//! ```
//! # use table::{Dice, Game, Seed, playout};
//! # use taki::Taki;
//! let mut game = Taki::new(&Default::default(), &Seed::from(1)).unwrap();
//! assert_eq!(game.outcome(), None);
//! playout(&mut game, &mut Dice::new(Seed::from(2)), &mut Vec::new());
//! assert!(["empty-hand", "stuck", "cap"].contains(&game.outcome().unwrap().reason()));
//! ```
//!
//! The rules, numbered, are in `RULES.md` beside this crate.

mod action;
mod apply;
mod cards;
mod check;
mod deal;
mod draft;
mod event;
mod hand;
mod imagine;
mod lacks;
mod legal;
mod options;
mod promise;
mod refuse;
mod scene;
mod state;
mod turn;
mod view;
mod words;

pub use action::Action;
pub use cards::{Card, Colour};
pub use draft::{Answer, ChanceDraft, Draft, Reason};
pub use event::{Event, Why};
pub use options::{DirectionTwo, FirstCard, KingSuper, Mode, Options, PlusLast};
pub use promise::SIGNS;
pub use state::{Phase, Taki};
pub use view::View;

use table::{
    About, Dice, Game, Outcome, Path, Pen, Phrase, Problem, Refusal, Scene, Script, Seat, SeatSet,
    Seed, Sink, Style, Viewer,
};

impl Game for Taki {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Draft = Draft;

    const ABOUT: About = About {
        id: "taki",
        title: "TAKI",
        rules_version: 1,
        rules: include_str!("../RULES.md"),
        script: Script { en: include_str!("../words/en.ftl"), de: include_str!("../words/de.ftl") },
        options: options::INFO,
        seats: (2, 10),
        style: Style { art: include_str!("../art.svg"), ground: ["#E9DFF2", "#2A2138"] },
    };

    fn new(options: &Options, seed: &Seed) -> Result<Taki, Vec<Problem>> {
        Taki::start(options, seed)
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        SeatSet::of(self.acting().iter())
    }

    #[inline]
    fn asks_first(&self) -> Option<Seat> {
        self.first_to_act()
    }

    fn actions(&self, seat: Seat, buffer: &mut Vec<Action>) {
        self.list(seat, buffer);
    }

    #[inline]
    fn random_action(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Option<Action> {
        self.random(seat, dice)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        self.act(seat, action, events);
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

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Taki {
        view.try_imagine(dice).expect("a view that was read or seen fits at least one deal")
    }

    fn draft(&self) -> Draft {
        self.into()
    }

    fn from_draft(options: &Options, seed: &Seed, draft: Draft) -> Result<Taki, Vec<Problem>> {
        draft.check(options, seed)
    }

    fn conserved(&self) -> Vec<u32> {
        self.counts()[..cards::KINDS].to_vec()
    }

    fn promise(&self, seat: Seat) -> f32 {
        self.looks(seat)
    }

    fn seat_name(seat: Seat) -> Phrase {
        Phrase::new("seat").with("seat", seat.0)
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

    /// Who does not answer lets a +3 happen and does not call his last card (R7.2, R8.4).
    fn silence(&self, seat: Seat) -> Option<Action> {
        match self.phase {
            _ if !self.acting().has(seat) => None,
            Phase::Window => Some(Action::Let),
            _ => self.calls.has(seat).then_some(Action::Silent),
        }
    }
}
