use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::sample::{random_game, random_states, viewers};
use crate::{
    AnyTable, Dice, Event, Lang, Path, Phrase, Presentation, Scene, Seat, Seed, Shape, Stage,
    Table, Title, Viewer, Words,
};

/// Scenes hold together: every legal action can be picked in exactly one way at a time, everything
/// has a place, a look and words, and nobody sees more than his view.
pub fn scenes_can_be_picked<G: Title>() {
    let words = Words::new(&[G::ABOUT.messages]);
    let symbols = symbols(G::STYLE.art);
    let mut dice = Dice::new(Seed::from(23));
    for (options, state) in random_states::<G>(6, 2) {
        for viewer in viewers(&options) {
            let at = |state: &G| {
                let rules = G::ABOUT.rules_version;
                Table::from_state(rules, options.clone(), Seed::from(1), state.clone())
            };
            let table = at(&state);
            let stage = table.stage(viewer);
            hangs_together(&stage.scene, &symbols);
            leads_to_every_action(&table, viewer, &stage);
            runs_can_be_played(&table, &stage);
            let other = G::imagine(&state.view(viewer), &mut dice);
            assert_eq!(at(&other).stage(viewer), stage, "a scene shows more than the view");
            for lang in Lang::ALL {
                let spoken = |phrase: Phrase| words.try_say(lang, &phrase).ok_or(phrase);
                let stage = stage.clone().map(&|phrase| match spoken(phrase) {
                    Ok(text) => text,
                    Err(phrase) => panic!("{lang}: {phrase:?}"),
                });
                controls_sound_different(&stage.scene);
            }
        }
    }
}

/// Events happen at places that the scene has.
pub fn events_have_places<G: Presentation>() {
    let options = G::Options::default();
    let symbols = symbols(G::STYLE.art);
    let mut placed = false;
    for number in 0..4 {
        random_game(&options, number, &mut |state: &G, done| {
            let Some((seat, action)) = done else { return };
            let mut after = state.clone();
            let mut events = Vec::new();
            after.apply(seat, action, &mut events);
            for viewer in viewers(&options) {
                let scenes = [state, &after].map(|state| G::scene(&state.view(viewer), viewer));
                let known: HashSet<&str> = scenes.iter().flat_map(places).collect();
                for event in events.iter().filter_map(|event| event.seen_by(viewer)) {
                    for place in G::places(&event) {
                        let seat = place.strip_prefix("seat-").and_then(|text| text.parse().ok());
                        let seat = seat.and_then(|number: u8| Seat::try_from(number).ok());
                        let known = known.contains(&*place) || seat.is_some();
                        assert!(known, "{event:?} happens at {place}, which is nowhere");
                        placed = true;
                    }
                    for shown in G::shown(&event) {
                        assert!(known.contains(&*shown.place), "{shown:?} is shown nowhere");
                        for look in &shown.looks {
                            assert!(symbols.contains(&**look), "the art has no {look}");
                        }
                    }
                }
            }
        });
    }
    assert!(placed, "no event has a place");
}

/// The art is one sheet of symbols that a strict page can show: nothing from outside, no styles.
pub fn art_is_a_sheet_of_symbols<G: Presentation>() {
    let art = G::STYLE.art;
    assert!(symbols(art).contains("cover"), "no cover");
    for forbidden in ["style", "<script", "http:", "https:", "data:", "<image", "foreignObject"] {
        let art = art.replace("http://www.w3.org/2000/svg", "");
        assert!(!art.contains(forbidden), "the art contains {forbidden}");
    }
    let mut ids = HashSet::new();
    for id in attributes(art, " id=\"") {
        assert!(ids.insert(id), "two things in the art are called {id}");
    }
    for used in attributes(art, "href=\"#").chain(attributes(art, "url(#")) {
        assert!(ids.contains(used), "the art uses {used}, which it does not have");
    }
}

fn places(scene: &Scene) -> impl Iterator<Item = &str> {
    let areas = scene.areas.iter().map(|area| &*area.id);
    areas.chain(scene.things.iter().map(|thing| &*thing.id))
}

fn hangs_together(scene: &Scene, symbols: &BTreeSet<&str>) {
    let mut ids = HashSet::new();
    let areas: BTreeMap<&str, _> = scene.areas.iter().map(|area| (&*area.id, area)).collect();
    assert_eq!(areas.len(), scene.areas.len(), "two areas have the same id");
    for thing in &scene.things {
        let id = &*thing.id;
        assert!(ids.insert(id), "two things are called {id}");
        let Some(area) = areas.get(&*thing.area) else { panic!("{id} lies nowhere") };
        if thing.name.is_some() && area.shape == Shape::Grid {
            assert!(thing.cell.is_some(), "{id} has a name but is no cell");
        }
        let [x, y, width, height] = thing.spot;
        let inside = x >= 0.0 && y >= 0.0 && width > 0.0 && height > 0.0;
        let beyond = matches!(area.shape, Shape::Grid | Shape::Track)
            && (x + width > area.size[0] || y + height > area.size[1]);
        assert!(inside && !beyond, "{id} lies outside its area");
        let sorted = thing.sort.len() == area.sorts.len();
        assert!(sorted || thing.name.is_none(), "{id} cannot be sorted in every way");
    }
    assert!(scene.choices.iter().all(|choice| ids.insert(&*choice.id)), "a choice is named twice");
    let things = scene.things.iter().flat_map(|thing| &thing.looks);
    let others = scene.choices.iter().flat_map(|choice| &choice.looks);
    let panels = scene.seats.iter().flat_map(|panel| &panel.looks);
    let areas = scene.areas.iter().flat_map(|area| &area.looks);
    for look in things.chain(others).chain(panels).chain(areas) {
        assert!(symbols.contains(&**look), "the art has no {look}");
    }
}

fn leads_to_every_action(table: &dyn AnyTable, viewer: Viewer, stage: &Stage) {
    let scene = &stage.scene;
    let seats: Vec<_> = viewer.holds().iter().collect();
    for &seat in &seats {
        let reached: HashSet<&str> =
            stage.ways.iter().filter(|way| way.seat == seat).map(|way| &*way.action).collect();
        let legal = table.legal(seat);
        for action in &legal {
            assert!(reached.contains(&**action), "no way to {action}");
        }
        assert_eq!(reached.len(), legal.len(), "a way to something that is not legal");
    }
    let controls: HashSet<&str> = scene
        .things
        .iter()
        .filter(|thing| thing.name.is_some())
        .map(|thing| &*thing.id)
        .chain(scene.choices.iter().map(|choice| &*choice.id))
        .collect();
    let mut walked = HashSet::new();
    for way in &stage.ways {
        let picks = &way.path.picks;
        assert!(!picks.is_empty(), "nothing to pick for {}", way.action);
        for pick in picks {
            assert!(controls.contains(&**pick), "{pick} of {} is no control", way.action);
        }
        assert!(walked.insert(normal(&way.path)), "two actions have the way {picks:?}");
    }
    for path in stage.ways.iter().map(|way| normal(&way.path)) {
        for length in 1..path.len() {
            assert!(!walked.contains(&path[..length]), "a way begins with another: {path:?}");
        }
    }
}

/// What is picked as one can be done one after another, and the way there is nobody else's.
fn runs_can_be_played(table: &dyn AnyTable, stage: &Stage) {
    let mut walked: HashSet<Vec<String>> = stage.ways.iter().map(|way| normal(&way.path)).collect();
    for run in &stage.runs {
        let mut table = table.duplicate();
        for action in &run.actions {
            table.play(run.seat, action).unwrap_or_else(|_| panic!("{run:?} stops at {action}"));
        }
        assert!(walked.insert(normal(&run.path)), "two ways to pick {run:?}");
    }
}

/// The picks in one order, however the free ones are picked.
fn normal(path: &Path) -> Vec<String> {
    let mut picks: Vec<String> = path.picks.iter().map(ToString::to_string).collect();
    let fixed = picks.len() - usize::from(path.free);
    picks[fixed..].sort();
    picks
}

/// On a board, no two places may sound alike: who does not see them must tell them apart.
fn controls_sound_different(scene: &Scene<String>) {
    let on_board = |area: &str| {
        scene.areas.iter().any(|a| a.id == area && matches!(a.shape, Shape::Grid | Shape::Track))
    };
    let mut names = HashSet::new();
    for thing in scene.things.iter().filter(|thing| on_board(&thing.area)) {
        if let Some(name) = &thing.name {
            assert!(names.insert(name), "two places are called “{name}”");
        }
    }
}

fn symbols(art: &str) -> BTreeSet<&str> {
    attributes(art, "<symbol id=\"").collect()
}

/// What stands between each `start` and the next quotation mark or bracket.
fn attributes<'a>(art: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    art.split(start).skip(1).map(|rest| rest.split(['"', ')']).next().unwrap_or_default())
}
