use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    About, Dice, Event, Options, Outcome, ProblemList, Refusal, Seat, SeatSet, Seed, Sink, Viewer,
};

/// The rules of one title. A value of the type is a state: the whole truth of one moment.
///
/// Rules live in two places only: [`Game::actions`] lists what is legal, [`Game::apply`] does it.
/// How a game is shown, judged and numbered is said elsewhere: in `Presentation`, [`Evaluation`] and
/// [`Encoding`].
///
/// [`Evaluation`]: crate::Evaluation
/// [`Encoding`]: crate::Encoding
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// The rule choices of one table.
    type Options: Options;
    /// The smallest decision of a seat. `Display` and `FromStr` are the notation; what cannot be
    /// read is answered with what was expected.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = Refusal> + Send + Sync + 'static;
    /// What happens, to be told to everyone in so far as they may know it.
    type Event: Event;
    /// What one viewer may know. Reading one back checks it, so that [`Game::imagine`] can trust it.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A state as readable fields, written by anyone and so perhaps wrong.
    type Draft: Serialize + DeserializeOwned;

    /// The title, and the facts that hold for every table of it.
    const ABOUT: About;

    /// Start a game. All chance comes from the seed.
    fn new(options: &Self::Options, seed: &Seed) -> Result<Self, ProblemList>;

    /// The options that still matter from here on.
    fn options(&self) -> Self::Options;

    /// The seats that may act now, at once where the rules say so; nobody when the game is over.
    fn to_act(&self) -> SeatSet;

    /// The seat to ask first when several may act; rules that give one of them precedence say so
    /// here.
    #[inline]
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
        let to_act = self.to_act();
        if to_act.is_empty() {
            return Err(Refusal::over::<Self>());
        }
        if !to_act.contains(seat) {
            return Err(self.explain_waiting(seat, action).said_by::<Self>());
        }
        let mut legal = Vec::new();
        self.actions(seat, &mut legal);
        if !legal.contains(&action) {
            return Err(self.explain(seat, action).said_by::<Self>());
        }
        self.apply(seat, action, events);
        Ok(())
    }

    /// Why an action that is not legal now is refused. Uses only what the seat may know.
    fn explain(&self, seat: Seat, action: Self::Action) -> Refusal;

    /// Why a seat that may not act now is refused while others may. Games override it where there is
    /// more to say than that it is not its turn.
    fn explain_waiting(&self, seat: Seat, action: Self::Action) -> Refusal {
        let _ = (seat, action);
        Refusal::not_your_turn::<Self>()
    }

    /// How it ended; nothing while somebody may act.
    fn outcome(&self) -> Option<Outcome>;

    /// How many turns have ended. An action can be taken back only within its turn.
    fn turns_ended(&self) -> u32;

    /// Whether the seat to act is in the midst of several actions that are one decision to people,
    /// such as the steps of a 7 in TAC. Bots think such a decision through once, at its beginning.
    #[inline]
    fn is_midway(&self) -> bool {
        false
    }

    /// Whether a legal action, midway and right after another of the same seat, only does the same in
    /// another order: done the other way round, the two are legal as well, and whatever else the seat
    /// then does, its turn ends in the same state. Of two such orders exactly one is called so; bots
    /// think of the other alone. The state is that after the action before.
    #[inline]
    fn is_other_order(&self, seat: Seat, before: Self::Action, action: Self::Action) -> bool {
        let _ = (seat, before, action);
        false
    }

    /// Whether a legal action lets a chance go by that meets the eye, such as to draw in TAKI with a
    /// card that fits. People do so hardly ever, and neither do bots that overlook things as people
    /// do, while there is something else to do.
    fn is_idle(view: &Self::View, seat: Seat, action: Self::Action) -> bool {
        let _ = (view, seat, action);
        false
    }

    /// What the viewer may know, with a perfect memory, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole state that fits the view, each that does equally likely. Chance still to come is
    /// drawn anew.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;

    /// A whole state that fits the view, those more often that the behaviour of others suggests.
    /// Bots that search think in these; games override it where behaviour tells something.
    fn imagine_likely(view: &Self::View, dice: &mut Dice) -> Self {
        Self::imagine(view, dice)
    }

    /// Add several states, each as [`Game::imagine_likely`] makes it. Games override it where much of
    /// the work is the same for all of them.
    fn imagine_several(view: &Self::View, count: usize, dice: &mut Dice, worlds: &mut Vec<Self>) {
        worlds.extend((0..count).map(|_| Self::imagine_likely(view, dice)));
    }

    /// The state as readable fields.
    fn draft(&self) -> Self::Draft;

    /// The state that a draft describes, or every reason why it describes none. The seed gives the
    /// chance still to come where the draft does not say.
    fn from_draft(
        options: &Self::Options,
        seed: &Seed,
        draft: Self::Draft,
    ) -> Result<Self, ProblemList>;

    /// Numbers that no action may ever change: pieces of a side, cards of a kind.
    fn conserved(&self) -> Vec<u32>;

    /// Whether a seat still sets up what it begins with, and may leave the rest of that to chance.
    fn sets_up(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// The action of a seat that lets its time go by where the rules ask for a quick answer. Nothing
    /// where the table waits.
    fn on_timeout(&self, seat: Seat) -> Option<Self::Action> {
        let _ = seat;
        None
    }
}
