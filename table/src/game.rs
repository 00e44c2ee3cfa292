use std::{fmt::Debug, fmt::Display, hash::Hash, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Dice, Event, OptionInfo, Options, Outcome, Path, Pen, Phrase, Problem, Refusal, Scene, Script,
    Seat, SeatSet, Seed, Sink, Viewer,
};

/// The rules of one title. A value of the type is a state: the whole truth of one moment.
///
/// Rules live in two places only: [`Game::actions`] lists what is legal, [`Game::apply`] does it.
/// Everything else here shows, hides, explains or stores.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// The rule choices of one table.
    type Options: Options;
    /// The smallest decision of a seat. `Display` and `FromStr` are the notation; what cannot be
    /// read is answered with what was expected.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = Refusal> + Send + Sync + 'static;
    /// What happens, to be told to everyone in so far as he may know it.
    type Event: Event;
    /// What one viewer may know. Reading one back checks it, so that [`Game::imagine`] can trust it.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A state as readable fields, written by anyone and so perhaps wrong.
    type Draft: Serialize + DeserializeOwned;

    /// The title and what the outside needs to present it.
    const ABOUT: About;

    /// Start a game. All chance comes from the seed. Fails with every reason on bad options.
    fn new(options: &Self::Options, seed: &Seed) -> Result<Self, Vec<Problem>>;

    /// The options that still matter from here on.
    fn options(&self) -> Self::Options;

    /// The seats that may act now, at once where the rules say so; nobody when the game is over.
    fn to_act(&self) -> SeatSet;

    /// The seat to ask first when several may act; rules that give one of them precedence say so
    /// here.
    fn asks_first(&self) -> Option<Seat> {
        self.to_act().first()
    }

    /// Add every legal action of the seat, none twice; nothing if it may not act.
    fn actions(&self, seat: Seat, buffer: &mut Vec<Self::Action>);

    /// A legal action of the seat, each equally likely. Games override it to skip the listing.
    fn random_action(
        &self,
        seat: Seat,
        dice: &mut Dice,
        buffer: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        buffer.clear();
        self.actions(seat, buffer);
        dice.pick(buffer).copied()
    }

    /// Do a legal action. It is not checked: see [`Game::play`].
    fn apply(&mut self, seat: Seat, action: Self::Action, events: &mut impl Sink<Self::Event>);

    /// Do an action if it is legal, or say why not.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal> {
        if self.to_act().is_empty() {
            return Err(Refusal::over());
        }
        if !self.to_act().contains(seat) {
            return Err(Refusal::not_your_turn());
        }
        let mut legal = Vec::new();
        self.actions(seat, &mut legal);
        if !legal.contains(&action) {
            return Err(self.explain(seat, action));
        }
        self.apply(seat, action, events);
        Ok(())
    }

    /// Why an action that is not legal now is refused. Uses only what the seat may know.
    fn explain(&self, seat: Seat, action: Self::Action) -> Refusal;

    /// How it ended; nothing while somebody may act.
    fn outcome(&self) -> Option<Outcome>;

    /// How many turns have ended. An action can be taken back only within its turn.
    fn turn(&self) -> u32;

    /// The seats that win and lose together with this one.
    fn team(&self, seat: Seat) -> SeatSet {
        seat.into()
    }

    /// What the viewer may know, with a perfect memory, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole state that fits the view, each that does equally likely. Chance still to come is
    /// drawn anew.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;

    /// A whole state that fits the view, those more often that the behaviour of others suggests.
    /// Bots that search think in these; games override it where behaviour tells something.
    fn suspect(view: &Self::View, dice: &mut Dice) -> Self {
        Self::imagine(view, dice)
    }

    /// The state as readable fields.
    fn draft(&self) -> Self::Draft;

    /// The state that a draft describes, or every reason why it describes none. The seed gives the
    /// chance still to come where the draft does not say.
    fn from_draft(
        options: &Self::Options,
        seed: &Seed,
        draft: Self::Draft,
    ) -> Result<Self, Vec<Problem>>;

    /// Numbers that no action may ever change: pieces of a side, cards of a kind.
    fn conserved(&self) -> Vec<u32>;

    /// How good the state looks for a seat before anything is searched: 0 lost, 1 won.
    fn promise(&self, seat: Seat) -> f32;

    /// What a seat is called, such as the colour of its pieces.
    fn seat_name(seat: Seat) -> Phrase;

    /// The view drawn as text.
    fn picture(view: &Self::View, pen: &Pen<'_>) -> String;

    /// The view told in sentences, for those who do not look at pictures.
    fn describe(view: &Self::View) -> Vec<Phrase>;

    /// The view as things to see, to hear of and to pick, seen from the viewer's side of the table.
    fn scene(view: &Self::View, viewer: Viewer) -> Scene;

    /// The ways to a legal action in the scene of its seat: usually one, several where the same can
    /// be picked in several places.
    fn paths(view: &Self::View, seat: Seat, action: Self::Action) -> Vec<Path>;

    /// What a list of all that happened keeps of an event once the next has happened. Where a game is
    /// about memory, that is less than what was told.
    fn kept(event: &Self::Event, options: &Self::Options) -> Phrase {
        let _ = options;
        event.phrase()
    }

    /// What silence means where the rules ask for a quick answer: the action of a seat that lets
    /// its chance go by. Nothing where the table waits for an answer.
    fn silence(&self, seat: Seat) -> Option<Self::Action> {
        let _ = seat;
        None
    }
}

/// What the outside needs to present a game.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The name in commands and records.
    pub id: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// Raised when a rule is corrected, so that old records stay what they were.
    pub rules_version: u32,
    /// The rules as Markdown.
    pub rules: &'static str,
    /// Everything the game says.
    pub script: Script,
    /// The options, in the order of the rules.
    pub options: &'static [OptionInfo],
    /// The fewest and most seats.
    pub seats: (usize, usize),
    /// How it looks.
    pub style: Style,
}

/// How a game looks.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// An SVG sheet of the symbols that its scenes name, and `cover`, the picture on its box.
    pub art: &'static str,
    /// The colour of what its things lie on, by daylight and in the dark.
    pub ground: [&'static str; 2],
}
