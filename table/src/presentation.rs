use std::borrow::Cow;

use serde::Serialize;

use crate::{Game, Path, Pen, Phrase, Scene, Seat, Viewer};

/// How a game is shown and told. It is given views, never states, so it cannot tell secrets.
pub trait Presentation: Game {
    /// How it looks.
    const STYLE: Style;

    /// Whether everything is laid open when the game is over.
    const OPENS_AT_END: bool = false;

    /// Its lessons: the JSON of a list of [`Lesson`](crate::Lesson)s.
    const LESSONS: &'static str = "[]";

    /// Its puzzles: the JSON of a list of [`Puzzle`](crate::Puzzle)s.
    const PUZZLES: &'static str = "[]";

    /// What a seat is called, such as the colour of its pieces.
    fn seat_name(seat: Seat) -> Phrase;

    /// The view drawn as text.
    fn picture(view: &Self::View, pen: &Pen<'_>) -> String;

    /// The view told in sentences, for those who do not look at pictures.
    fn describe(view: &Self::View) -> Vec<Phrase>;

    /// What is to be done now: addresses the viewer where one of its seats acts, and says who is
    /// waited for where not. Nothing when the game is over.
    fn prompt(view: &Self::View, viewer: Viewer) -> Option<Phrase>;

    /// The view as things to see, to hear of and to pick, seen from the viewer's side of the table.
    fn scene(view: &Self::View, viewer: Viewer) -> Scene;

    /// The ways to a legal action in the scene of its seat: usually one, several where the same can
    /// be picked in several places.
    fn paths(view: &Self::View, seat: Seat, action: Self::Action) -> Vec<Path>;

    /// Whether others like this action may follow it at once, each from where the one before ended,
    /// so that all of them can be picked as one. Only for what lets nobody learn anything new.
    fn goes_on(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// What a named thing or a choice of the scene is and does now, in a sentence or two. Why it
    /// cannot be picked is added to it.
    fn help(view: &Self::View, viewer: Viewer, id: &str) -> Vec<Phrase> {
        let _ = (view, viewer, id);
        Vec::new()
    }

    /// An event in words.
    fn tell(event: &Self::Event) -> Phrase;

    /// What a kind of event is called, for those who count them. A kind is the name of an event, as in
    /// JSON, and after a space the card, where it is about one.
    fn kind(name: &str) -> Phrase {
        match name.split_once(' ') {
            None => Phrase::new(format!("kind-{name}")),
            Some((name, card)) => {
                Phrase::new(format!("kind-{name}")).with("card", Self::card(card))
            }
        }
    }

    /// What a card is called, of which this is the notation.
    fn card(notation: &str) -> Phrase {
        Phrase::plain(notation)
    }

    /// Where an event happened: ids of things and areas in the scene, where it began first and where
    /// it led last.
    fn places(event: &Self::Event) -> Vec<String> {
        let _ = event;
        Vec::new()
    }

    /// What an event lets everybody see for a moment that the scene does not go on showing, such as
    /// ranks in a fight.
    fn shown(event: &Self::Event) -> Vec<Shown> {
        let _ = event;
        Vec::new()
    }

    /// What a list of all that happened says of an event once the next has happened. Where a game is
    /// about memory, that is less than what was told.
    fn remembered(event: &Self::Event, options: &Self::Options) -> Phrase {
        let _ = options;
        Self::tell(event)
    }
}

/// How a game looks.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// An SVG sheet of the symbols that its scenes name, and `cover`, the picture on its box.
    pub art: &'static str,
    /// The colour of what its things lie on, by daylight and in the dark.
    pub ground: [&'static str; 2],
}

/// Something that is seen for a moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Shown {
    /// The thing or area of the scene over which it is seen.
    pub place: String,
    /// Symbols of the game's art, drawn on top of each other.
    pub looks: Vec<Cow<'static, str>>,
    /// Whether it is gone afterwards.
    pub gone: bool,
}
