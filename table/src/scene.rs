use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Phrase, Run, Seat};

/// What a viewer sees on the table, hears about it and can pick from it: things with stable names
/// in areas. A client draws it, moves what moved and narrows the legal actions pick by pick,
/// without knowing a rule.
///
/// Its texts are [`Phrase`]s until [`Scene::map`] puts them into words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scene<T = Phrase> {
    /// The parts of the table, in the order in which they are read out.
    pub areas: Vec<Area<T>>,
    /// What lies in them; what comes later lies on top.
    pub things: Vec<Thing<T>>,
    /// What can be picked besides things, shown as buttons while a legal action asks for it.
    pub choices: Vec<Choice<T>>,
    /// What is to be known about each seat.
    pub seats: Vec<Panel<T>>,
}

/// A part of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Area<T = Phrase> {
    /// Its name for [`Thing::area`].
    pub id: Cow<'static, str>,
    /// What it is called aloud.
    pub name: T,
    /// How things lie in it and how one walks through them.
    pub shape: Shape,
    /// Width and height in the units of its things' spots. A row or pile has the size of one
    /// thing.
    pub size: [f32; 2],
    /// Symbols drawn under everything, over the whole area.
    pub looks: Vec<Cow<'static, str>>,
    /// Whose it is, such as a hand.
    pub seat: Option<Seat>,
    /// Ways to sort a row, one for each number in [`Thing::sort`].
    pub sorts: Vec<T>,
}

/// How things lie in an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// Named things fill cells; arrow keys walk the cells.
    Grid,
    /// Named things are holes in the order of a walk; left and right walk them, up and down jump
    /// between the stops, digits go where they are marked.
    Track,
    /// Things side by side, as many in a line as fit: a hand, captured pieces.
    Row,
    /// Things on top of each other, so that the last is seen.
    Pile,
}

/// Something on the table. A thing with a name is a control that can be reached and perhaps picked;
/// one without is only seen, and the control under it tells of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thing<T = Phrase> {
    /// Unique in the scene, and the same from scene to scene as long as it is the same thing.
    pub id: Cow<'static, str>,
    /// The [`Area::id`] it lies in.
    pub area: Cow<'static, str>,
    /// Left, top, width and height, in the units of the area.
    pub spot: [f32; 4],
    /// Symbols of the game's art, drawn on top of each other.
    pub looks: Vec<Cow<'static, str>>,
    /// What it is called aloud, what lies on it included.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<T>,
    /// A number shown in its corner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub badge: Option<u16>,
    /// Column and row of a cell, counted from the top left as it is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<[u8; 2]>,
    /// Where up and down stop on a track.
    #[serde(default, skip_serializing_if = "is_false")]
    pub stop: bool,
    /// The digit that leads here on a track.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digit: Option<u8>,
    /// How high it lies in a stack, from 0; stacks fan out when they are looked at.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub height: u8,
    /// Its place in a row for each of [`Area::sorts`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sort: Vec<u16>,
    /// The action, in notation, that a player most likely means by picking it first. If that is
    /// not legal, the table says why.
    #[serde(skip)]
    pub means: Option<String>,
}

/// A button for a part of an action that is no thing: a colour to name, a rank, to pass.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice<T = Phrase> {
    /// Unique among choices and things.
    pub id: Cow<'static, str>,
    /// What the button says.
    pub name: T,
    /// Symbols shown on it.
    pub looks: Vec<Cow<'static, str>>,
}

/// What is to be known about a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Panel<T = Phrase> {
    /// Which seat.
    pub seat: Seat,
    /// What the game calls it, such as the colour of its pieces.
    pub name: T,
    /// A sample of what is its own.
    pub looks: Vec<Cow<'static, str>>,
    /// Short facts, such as how many cards it holds.
    pub facts: Vec<T>,
}

/// The way to an action: things and choices to pick one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Path {
    /// Ids of named things and of choices. No way is the beginning of another.
    pub picks: Vec<Cow<'static, str>>,
    /// How many of the last picks may come in any order.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub free: u8,
    /// For each pick, what the player is asked for while it is the next. Where there are fewer than
    /// picks, the last goes on; where there are none, the prompt does.
    #[serde(skip)]
    pub asks: Vec<Phrase>,
}

impl Path {
    /// These picks in this order.
    pub fn of<I: Into<Cow<'static, str>>>(picks: impl IntoIterator<Item = I>) -> Path {
        let picks = picks.into_iter().map(Into::into).collect();
        Path { picks, free: 0, asks: Vec::new() }
    }

    /// The same way, asking for each pick in these words.
    #[must_use]
    pub fn asking(self, asks: impl IntoIterator<Item = Phrase>) -> Path {
        Path { asks: asks.into_iter().collect(), ..self }
    }
}

/// A scene with what its viewer can do in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stage<T = Phrase> {
    /// What is seen.
    #[serde(flatten)]
    pub scene: Scene<T>,
    /// Every way to every legal action of the viewer's seats.
    pub ways: Vec<Way>,
    /// What is asked for on the way, to which [`Way::asks`] point.
    pub asks: Vec<T>,
    /// Ways to several actions in a row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub runs: Vec<Run>,
    /// Why something that is not at the beginning of any way cannot be picked now.
    pub why: Vec<(String, T)>,
}

/// One way to one legal action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Way {
    /// The seat that acts.
    pub seat: Seat,
    /// The action in notation.
    pub action: String,
    /// What to pick.
    #[serde(flatten)]
    pub path: Path,
    /// The places in [`Stage::asks`] of what is asked for, pick by pick; the last goes on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asks: Vec<usize>,
}

impl<T> Scene<T> {
    /// Every text put through a function: into the words of a language.
    pub fn map<U>(self, say: &impl Fn(T) -> U) -> Scene<U> {
        let all = |texts: Vec<T>| texts.into_iter().map(say).collect();
        Scene {
            areas: self.areas.into_iter().map(|area| area.map(say)).collect(),
            things: self.things.into_iter().map(|thing| thing.map(say)).collect(),
            choices: self
                .choices
                .into_iter()
                .map(|choice| Choice { name: say(choice.name), id: choice.id, looks: choice.looks })
                .collect(),
            seats: self
                .seats
                .into_iter()
                .map(|panel| Panel {
                    name: say(panel.name),
                    facts: all(panel.facts),
                    seat: panel.seat,
                    looks: panel.looks,
                })
                .collect(),
        }
    }
}

impl<T> Stage<T> {
    /// Every text put through a function: into the words of a language.
    pub fn map<U>(self, say: &impl Fn(T) -> U) -> Stage<U> {
        Stage {
            scene: self.scene.map(say),
            ways: self.ways,
            asks: self.asks.into_iter().map(say).collect(),
            runs: self.runs,
            why: self.why.into_iter().map(|(id, text)| (id, say(text))).collect(),
        }
    }
}

impl<T> Area<T> {
    /// An area of this shape and size, with nothing special.
    pub fn new(id: impl Into<Cow<'static, str>>, name: T, shape: Shape, size: [f32; 2]) -> Area<T> {
        Area { id: id.into(), name, shape, size, looks: Vec::new(), seat: None, sorts: Vec::new() }
    }

    fn map<U>(self, say: &impl Fn(T) -> U) -> Area<U> {
        Area {
            id: self.id,
            name: say(self.name),
            shape: self.shape,
            size: self.size,
            looks: self.looks,
            seat: self.seat,
            sorts: self.sorts.into_iter().map(say).collect(),
        }
    }
}

impl<T> Thing<T> {
    /// A thing in an area that looks like this symbol.
    pub fn new(
        id: impl Into<Cow<'static, str>>,
        area: impl Into<Cow<'static, str>>,
        spot: [f32; 4],
        look: impl Into<Cow<'static, str>>,
    ) -> Thing<T> {
        Thing { looks: vec![look.into()], ..Thing::bare(id, area, spot) }
    }

    /// A thing with nothing to be seen of it yet.
    pub fn bare(
        id: impl Into<Cow<'static, str>>,
        area: impl Into<Cow<'static, str>>,
        spot: [f32; 4],
    ) -> Thing<T> {
        Thing {
            id: id.into(),
            area: area.into(),
            spot,
            looks: Vec::new(),
            name: None,
            badge: None,
            cell: None,
            stop: false,
            digit: None,
            height: 0,
            sort: Vec::new(),
            means: None,
        }
    }

    /// The same with a name, which makes it a control.
    #[must_use]
    pub fn named(self, name: T) -> Thing<T> {
        Thing { name: Some(name), ..self }
    }

    fn map<U>(self, say: &impl Fn(T) -> U) -> Thing<U> {
        Thing {
            id: self.id,
            area: self.area,
            spot: self.spot,
            looks: self.looks,
            name: self.name.map(say),
            badge: self.badge,
            cell: self.cell,
            stop: self.stop,
            digit: self.digit,
            height: self.height,
            sort: self.sort,
            means: self.means,
        }
    }
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}
