use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use table::{Dice, MAX_SEATS, Options as _, Problem, ProblemList, Seat, SeatSet, Seed, Viewer};

use crate::{Card, Draft, Options, Taki, cards::DECK, draft::Answer, state::Phase};

/// What a viewer may know of a TAKI game: his cards and all he has seen.
///
/// It is the state with blanks: no cards in the hands of others, none in the draw pile but those at
/// its bottom that all have seen, no answers of others to a +3, no chance. What stays are the facts
/// that [`Draft`] calls
///
/// - `shuffled` and, for his own seats, `fetched`: the draw pile holds nothing but what was
///   shuffled last, less what he drew of it himself;
/// - `known`: who drew one of the cards seen at the bottom;
/// - `lacks`: who drew because no coloured card matched. A draw that was free, or that took a +2
///   pile, proves nothing.
///
/// These say all there is to know until the discards are shuffled for the first time. After that
/// one could reason further about who of the others holds the cards missing from the pile; this is
/// not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) state: Taki,
    /// How many cards each seat holds.
    pub(crate) counts: [u8; MAX_SEATS],
}

impl View {
    /// Whether a seat has answered the +3, and how if the viewer may know.
    pub(crate) fn answer(&self, seat: Seat) -> Option<Answer> {
        let (answered, breaks) = (self.state.has_answered(seat), self.state.breaks.contains(seat));
        match (answered, self.viewer.is(seat), breaks) {
            (false, ..) => None,
            (true, false, _) => Some(Answer::Hidden),
            (true, true, true) => Some(Answer::Break),
            (true, true, false) => Some(Answer::Let),
        }
    }

    /// The seats whose cards the viewer sees.
    pub(crate) fn own(&self) -> impl Iterator<Item = Seat> {
        self.state.players().intersection(self.viewer.holds()).iter()
    }

    /// The seats whose cards the viewer does not see.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> {
        self.state.players().iter().filter(|&seat| !self.viewer.is(seat))
    }
}

/// A view as readable fields.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct Fields {
    options: Options,
    /// The seats the viewer holds.
    viewer: SeatSet,
    /// How many cards each seat holds.
    counts: Vec<u8>,
    /// How many cards the draw pile has.
    pile: u8,
    /// The state with blanks; `draw` lists only the cards at the bottom that all have seen.
    seen: Draft,
}

#[cfg(feature = "schema")]
table::schema!(View as Fields);

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let state = &self.state;
        let mut seen = Draft::from(state);
        seen.draw.drain(..(state.piles.draw - state.piles.bottom) as usize);
        if state.phase == Phase::Window {
            seen.answers = state.players().iter().map(|seat| self.answer(seat)).collect();
        }
        seen.chance = None;
        let fields = Fields {
            options: state.options,
            viewer: self.viewer.holds(),
            counts: self.counts[..state.seats().into()].to_vec(),
            pile: state.piles.draw,
            seen,
        };
        fields.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let fields = Fields::deserialize(deserializer)?;
        let told = |problems: Vec<Problem>| D::Error::custom(ProblemList::of::<Taki>(problems));
        let problems = fields.options.problems();
        if !problems.is_empty() {
            return Err(told(problems));
        }
        let seats = usize::from(fields.options.seats);
        let shown = fields.seen.draw.len();
        let laid = fields.seen.discards.len();
        let bottom = usize::from(fields.seen.bottom) == shown && shown <= usize::from(fields.pile);
        if fields.counts.len() != seats || !bottom || laid + usize::from(fields.pile) > DECK {
            return Err(D::Error::custom("counts, pile and bottom do not fit each other"));
        }
        let players = SeatSet::first_seats(seats);
        let hidden = |seat: Seat| !fields.viewer.contains(seat);
        let hides = |lists: &[Vec<Card>]| {
            players.iter().zip(lists).all(|(seat, list)| !hidden(seat) || list.is_empty())
        };
        let answers = players.iter().zip(&fields.seen.answers).all(|(seat, answer)| {
            answer.is_none() || hidden(seat) == (*answer == Some(Answer::Hidden))
        });
        if !hides(&fields.seen.hands) || !hides(&fields.seen.fetched) || !answers {
            return Err(D::Error::custom("the view shows what its viewer cannot know"));
        }
        let end = (fields.seen.end, fields.seen.winner);
        let (mut state, problems) = fields.seen.read(&fields.options, &Seed([0; 32]));
        if !problems.is_empty() {
            return Err(told(problems));
        }
        if end.0.is_some() && state.end.is_none() {
            return Err(D::Error::custom("it is not said who has won"));
        }
        state.piles.draw = fields.pile;
        state.memory.noted = SeatSet::EMPTY;
        let mut counts = [0; MAX_SEATS];
        counts[..seats].copy_from_slice(&fields.counts);
        state.tidy(&counts);
        let view = View { viewer: Viewer::seats(fields.viewer), state, counts };
        // A view is sound if some state that fits it is.
        let world = view.try_imagine(&mut Dice::new(Seed([0; 32])));
        let world = world.ok_or_else(|| D::Error::custom("no deal fits what the view says"))?;
        let problems = world.problems();
        if problems.is_empty() { Ok(view) } else { Err(told(problems)) }
    }
}
