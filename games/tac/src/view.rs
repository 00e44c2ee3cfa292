use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use table::{Dice, Game, Problem, ProblemList, SeatSet, Seed, Viewer};

use crate::{Draft, Options, Tac, event::knows, plan::seats_of, state::Phase};

/// What a viewer may know of a TAC game: the state with every card unknown that he has not seen.
///
/// The memory is perfect and shared where it is open to all: who has seen which hand, what was laid
/// down from it, and which kinds a player cannot have held when he laid down a card unused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) state: Tac,
}

impl Tac {
    /// Whether a viewer knows a seat's hand.
    pub(crate) fn sees(&self, viewer: Viewer, seat: u8) -> bool {
        self.options.shows_all() || knows(viewer, self.memory.known_by[seat as usize])
    }

    /// Whether a viewer knows the card that a seat gave its partner.
    pub(crate) fn sees_gift(&self, viewer: Viewer, giver: u8) -> bool {
        let taker = self.plan().partner(giver, self.memory.backwards);
        let both = 1 << giver | u8::from(self.phase != Phase::Exchange) << taker;
        self.options.shows_all() || knows(viewer, both)
    }
}

impl Tac {
    /// Who gave a seat its exchange card, once the cards have changed hands.
    pub(crate) fn giver(&self, taker: u8) -> Option<u8> {
        if self.phase == Phase::Exchange {
            return None;
        }
        let backwards = self.memory.backwards;
        let gave = |giver: &u8| self.memory.gave[*giver as usize].is_some();
        let mut givers = seats_of(self.plan().exchange).filter(gave);
        givers.find(|&giver| self.plan().partner(giver, backwards) == taker)
    }
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Fields {
    viewer: SeatSet,
    options: Options,
    state: Draft,
}

#[cfg(feature = "schema")]
table::schema!(View as Fields);

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut state = Draft::from(&self.state);
        state.chance = None;
        Fields { viewer: self.viewer.holds(), options: self.state.options, state }
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let told = |problems: Vec<Problem>| D::Error::custom(ProblemList::of::<Tac>(problems));
        let fields = Fields::deserialize(deserializer)?;
        let problems = table::Options::problems(&fields.options);
        if !problems.is_empty() {
            return Err(told(problems));
        }
        let mut state = fields.state.read(&fields.options, &Seed([0; 32]), true).map_err(told)?;
        state.restore_end(fields.state.end).map_err(|problem| told(vec![problem]))?;
        let view = View { viewer: Viewer::seats(fields.viewer), state };
        // A view is sound if some state that fits it is, and shows nothing else.
        let world = view.try_imagine(&mut Dice::new(Seed([0; 32])));
        let world = world.ok_or_else(|| D::Error::custom("no deal fits what the view says"))?;
        let problems = world.problems();
        if !problems.is_empty() {
            return Err(told(problems));
        }
        if world.view(view.viewer) != view {
            return Err(D::Error::custom("the view shows what its viewer cannot know"));
        }
        Ok(view)
    }
}
