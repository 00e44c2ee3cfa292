//! TacTiki: two peoples of stone with hidden ranks cross an island and build a statue of five.
//!
//! List the legal actions, here of the secret setup in which both players act at once:
//!
//! ```
//! use table::{Game, Seat, Seed};
//! use tactiki::Tactiki;
//!
//! let game = Tactiki::new(&Default::default(), &Seed::from(1)).unwrap();
//! assert_eq!(game.to_act().to_string(), "0 and 1");
//! let mut actions = Vec::new();
//! game.actions(Seat(1), &mut actions);
//! assert_eq!(actions.len(), 5); // a piece of any rank
//! ```
//!
//! Play one; the other seat sees that a piece was placed, not which:
//!
//! ```
//! # use table::{Event, Game, Seat, Seed, Viewer};
//! # use tactiki::Tactiki;
//! let mut game = Tactiki::new(&Default::default(), &Seed::from(1)).unwrap();
//! let mut events = Vec::new();
//! game.play(Seat(0), "place:3".parse().unwrap(), &mut events).unwrap();
//! let seen = events[0].seen_by(Viewer::seat(Seat(1)));
//! assert!(matches!(seen, Some(tactiki::Event::Placed { rank: None, .. })));
//! ```
//!
//! Ask for the outcome:
//!
//! ```
//! # use table::{Dice, Game, Seed, playout};
//! # use tactiki::Tactiki;
//! let mut game = Tactiki::new(&Default::default(), &Seed::from(1)).unwrap();
//! assert_eq!(game.outcome(), None);
//! playout(&mut game, &mut Dice::new(Seed::from(2)), &mut Vec::new());
//! assert_eq!(game.outcome().unwrap().scores().iter().sum::<f64>(), 1.0);
//! ```
//!
//! The rules, numbered, are in `RULES.md` beside this crate.

#![deny(missing_docs)]

mod action;
mod board;
mod draft;
mod event;
mod guess;
mod memory;
mod options;
mod promise;
mod rank;
mod reserve;
mod scene;
mod state;
mod suspicion;
mod view;
mod words;

pub use action::Action;
pub use draft::{Draft, RebirthDraft, Side};
pub use event::Event;
pub use memory::{Memory, Rebirth};
pub use options::{Buried, Options, Setup, Stalemate};
pub use promise::SIGNS;
pub use rank::{Rank, Ranks};
pub use state::{Phase, Tactiki};
pub use suspicion::Standing;
pub use view::View;

use table::{
    About, Chance, Dice, Draw, Game, Outcome, Path, Pen, Phrase, Problem, Refusal, Scene, Script,
    Seat, SeatSet, Seed, Sink, Style, Viewer,
};

/// A field of the island, `a1` to `e5`.
pub type Square = table::Square<5>;

impl Game for Tactiki {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Draft = Draft;

    const ABOUT: About = About {
        id: "tactiki",
        title: "TacTiki",
        rules_version: 1,
        rules: include_str!("../RULES.md"),
        script: Script { en: include_str!("../words/en.ftl"), de: include_str!("../words/de.ftl") },
        options: options::INFO,
        seats: (2, 2),
        style: Style { art: include_str!("../art.svg"), ground: ["#cfe3df", "#17292e"] },
    };

    fn new(options: &Options, seed: &Seed) -> Result<Tactiki, Vec<Problem>> {
        let mut state = Tactiki::unplaced(*options);
        if options.setup == Setup::Random {
            let mut chance = Chance::new(*seed);
            for seat in [Seat(0), Seat(1)] {
                let mut people: Vec<Rank> = Ranks::ALL.iter().collect();
                chance.draw(|stream| stream.shuffle(&mut people));
                people.into_iter().for_each(|rank| state.place(seat, rank, &mut ()));
            }
        }
        Ok(state)
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.acting()
    }

    fn actions(&self, seat: Seat, buffer: &mut Vec<Action>) {
        if self.acting().contains(seat) {
            self.list(seat, buffer);
        }
    }

    #[inline]
    fn random_action(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Option<Action> {
        self.acting().contains(seat).then(|| self.random(seat, dice))
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

    /// The whole setup counts as one turn.
    fn turn(&self) -> u32 {
        u32::from(self.turns) + u32::from(self.phase == Phase::Play)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Tactiki {
        Tactiki::imagined(view, dice)
    }

    fn suspect(view: &View, dice: &mut Dice) -> Tactiki {
        Tactiki::suspected(view, dice)
    }

    fn draft(&self) -> Draft {
        self.into()
    }

    fn from_draft(options: &Options, _: &Seed, draft: Draft) -> Result<Tactiki, Vec<Problem>> {
        draft.check(options)
    }

    /// Two pieces of every rank on each side, on the board and off it.
    fn conserved(&self) -> Vec<u32> {
        let mut counts = vec![0; 10];
        for seat in [Seat(0), Seat(1)] {
            let on_board = self.board.pieces(seat).filter_map(|piece| self.board.rank(piece));
            for rank in on_board.chain(self.off[seat.index()].iter()) {
                counts[seat.index() * 5 + rank.number() as usize - 1] += 1;
            }
        }
        counts
    }

    fn promise(&self, seat: Seat) -> f32 {
        self.looks(seat)
    }

    fn seat_name(seat: Seat) -> Phrase {
        Phrase::new(if seat == Seat(0) { "tiki" } else { "tac" })
    }

    fn picture(view: &View, pen: &Pen<'_>) -> String {
        view.draw(pen)
    }

    fn describe(view: &View) -> Vec<Phrase> {
        view.tell()
    }

    /// Ranks shown in a fight are to be remembered, unless the table helps with that (R6.1).
    fn kept(event: &Event, options: &Options) -> Phrase {
        event.kept(options.memory_aid)
    }

    fn scene(view: &View, _: Viewer) -> Scene {
        view.scene()
    }

    fn paths(view: &View, seat: Seat, action: Action) -> Vec<Path> {
        view.paths(seat, action)
    }
}
