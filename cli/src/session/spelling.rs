use table::{Scene, Seat, Stage};

/// What somebody means who types an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meant {
    /// This legal action.
    One(Seat, String),
    /// Any of these.
    Several(Vec<String>),
    /// None that is legal.
    Nothing,
}

/// The legal action that a line means. Capitals, blanks and signs do not matter as long as one action alone is left:
/// `b2c3` is `b2-c3`, `d3d4` is `3d3-d4` where no other stack can go there, `3` is `place:3`. What is picked for
/// an action can be called by its name, such as `red 5`.
pub(crate) fn meant(line: &str, stage: &Stage<String>) -> Meant {
    let ways = || stage.ways.iter().map(|way| (way.seat, way.action.as_str()));
    if let Some((seat, action)) =
        ways().find(|(_, action)| action.eq_ignore_ascii_case(line.trim()))
    {
        return Meant::One(seat, action.to_owned());
    }
    let wanted = bare(line);
    if wanted.is_empty() {
        return Meant::Nothing;
    }
    let readings: [&dyn Fn(&str) -> bool; 4] = [
        &|action| bare(action) == wanted,
        &|action| without_captures(action) == wanted,
        &|action| {
            without_captures(action).trim_start_matches(|sign: char| sign.is_ascii_digit())
                == wanted
        },
        &|action| bare(action).trim_start_matches(char::is_alphabetic) == wanted,
    ];
    for reading in readings {
        let found = distinct(ways().filter(|(_, action)| reading(action)));
        if !found.is_empty() {
            return one_of(found);
        }
    }
    let name = |id: &str| {
        let things = stage.scene.things.iter().filter(|thing| thing.id == id);
        let choices = stage.scene.choices.iter().filter(|choice| choice.id == id);
        let mut names = things
            .filter_map(|thing| thing.name.as_deref())
            .chain(choices.map(|choice| choice.name.as_str()));
        names.next().map(bare).unwrap_or_default()
    };
    let called = stage.ways.iter().filter(|way| {
        let names: String = way.path.picks.iter().map(|id| name(id)).collect();
        !names.is_empty() && names == wanted
    });
    one_of(distinct(called.map(|way| (way.seat, way.action.as_str()))))
}

/// The thing or choice that goes by a name: its id, what it is called, or how that begins; with its id and what it is
/// called.
pub(crate) fn called<'a>(name: &str, scene: &'a Scene<String>) -> Option<(&'a str, &'a str)> {
    let things = scene.things.iter().filter_map(|thing| Some((&*thing.id, thing.name.as_deref()?)));
    let choices = scene.choices.iter().map(|choice| (&*choice.id, choice.name.as_str()));
    let known: Vec<(&str, &str)> = things.chain(choices).collect();
    let wanted = name.to_lowercase();
    let by_id = known.iter().find(|(id, _)| id.eq_ignore_ascii_case(name));
    let by_name = || known.iter().find(|(_, called)| called.to_lowercase() == wanted);
    let begins = || known.iter().find(|(_, called)| called.to_lowercase().starts_with(&wanted));
    by_id.or_else(by_name).or_else(begins).copied()
}

/// The legal actions that have something in them, as it is typed: `? b2`.
pub(crate) fn with(part: &str, legal: &[String]) -> Vec<String> {
    let wanted = bare(part);
    let found = |action: &&String| !wanted.is_empty() && bare(action).contains(&wanted);
    legal.iter().filter(found).cloned().collect()
}

fn one_of(mut found: Vec<(Seat, String)>) -> Meant {
    match found.len() {
        0 => Meant::Nothing,
        1 => {
            let (seat, action) = found.remove(0);
            Meant::One(seat, action)
        }
        _ => Meant::Several(found.into_iter().map(|(_, action)| action).collect()),
    }
}

fn distinct<'a>(found: impl Iterator<Item = (Seat, &'a str)>) -> Vec<(Seat, String)> {
    let mut all: Vec<(Seat, String)> = Vec::new();
    for (seat, action) in found {
        if !all.iter().any(|(_, known)| known == action) {
            all.push((seat, action.to_owned()));
        }
    }
    all
}

/// Letters and digits alone.
fn bare(text: &str) -> String {
    text.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The same without the signs that only say that something is captured.
fn without_captures(action: &str) -> String {
    let signs: Vec<char> = action.chars().collect();
    let between = |at: usize| {
        let digit = |place: Option<usize>| {
            place.and_then(|place| signs.get(place)).is_some_and(char::is_ascii_digit)
        };
        signs[at] == 'x' && digit(at.checked_sub(1))
    };
    let kept: String =
        signs.iter().enumerate().filter(|(at, _)| !between(*at)).map(|(_, sign)| *sign).collect();
    bare(&kept)
}

#[cfg(test)]
mod tests {
    use table::{Choice, Path, Thing, Way};

    use super::*;

    fn stage(actions: &[&str]) -> Stage<String> {
        let way = |action: &&str| Way {
            seat: Seat::new(0),
            action: (*action).to_owned(),
            path: Path::of([format!("id-{action}")]),
            asks: Vec::new(),
        };
        let thing = Thing::bare("id-r5", "hand", [0.0; 4]).named("Red 5".to_owned());
        let choices = vec![Choice {
            id: "id-draw".into(),
            name: "Draw a card".to_owned(),
            looks: Vec::new(),
        }];
        let scene = Scene { areas: Vec::new(), things: vec![thing], choices, seats: Vec::new() };
        let ways = actions.iter().map(way).collect();
        Stage { scene, ways, asks: Vec::new(), runs: Vec::new(), why: Vec::new() }
    }

    fn one(line: &str, actions: &[&str]) -> Option<String> {
        match meant(line, &stage(actions)) {
            Meant::One(_, action) => Some(action),
            _ => None,
        }
    }

    #[test]
    fn friendlier_spellings_mean_the_one_action_that_is_left() {
        assert_eq!(one("B2 - C3", &["b2-c3", "b2-c2"]).as_deref(), Some("b2-c3"));
        assert_eq!(one("b2c3", &["b2xc3", "b2-c2"]).as_deref(), Some("b2xc3"));
        assert_eq!(one("d3-d4", &["3d3-d4", "2d3-e4"]).as_deref(), Some("3d3-d4"));
        assert_eq!(one("red 5", &["r5", "draw"]).as_deref(), Some("r5"));
        assert_eq!(one("draw a card", &["r5", "draw"]).as_deref(), Some("draw"));
    }

    #[test]
    fn what_can_mean_several_is_asked_for() {
        let several = meant("d3d4", &stage(&["1d3-d4", "3d3-d4"]));
        assert_eq!(several, Meant::Several(vec!["1d3-d4".into(), "3d3-d4".into()]));
        // Exactly what is written comes first.
        assert_eq!(one("d3-d4", &["d3-d4", "3d3-d4"]).as_deref(), Some("d3-d4"));
        assert_eq!(one("--", &["d3-d4"]), None);
        assert_eq!(one("e9", &["d3-d4"]), None);
    }

    #[test]
    fn a_part_finds_the_actions_that_have_it() {
        let legal = ["b2-c3", "b2xa3", "c1-b2", "c1-c2"].map(str::to_owned);
        assert_eq!(with("B2", &legal), ["b2-c3", "b2xa3", "c1-b2"]);
        assert_eq!(with("-", &legal), Vec::<String>::new());
    }
}
