//! The JSON Schema of a game's views is true: every view of random games under all options has that form,
//! and a view that is bent anywhere has not.

use jsonschema::Validator;
use serde_json::{Value, json};
use table::{Options, Title, Viewer, battery::random_states};

fn check<G: Title>() {
    let schema = catalog::find(G::ABOUT.id).unwrap().view_schema();
    assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema");
    let validator = jsonschema::validator_for(&schema).unwrap();
    let mut views = 0;
    for (options, state) in random_states::<G>(3, 1) {
        let sides = options.sides();
        let people = sides.people().iter().map(|&seats| Viewer::seats(seats));
        for viewer in people.chain([Viewer::SPECTATOR, Viewer::seats(sides.playing())]) {
            let view = serde_json::to_value(state.view(viewer)).unwrap();
            if let Err(error) = validator.validate(&view) {
                panic!("{}: {error} at {} in {view}", G::ABOUT.id, error.instance_path());
            }
            if views % 50 == 0 {
                bend(&validator, &view);
            }
            views += 1;
        }
    }
    assert!(views > 50, "{views}");
}

/// Whatever stands at the first two levels of a view, something else there is refused; and so is what
/// nobody knows beside it.
fn bend(validator: &Validator, view: &Value) {
    let refused = |pointer: &str, bent: &Value| {
        assert!(!validator.is_valid(bent), "{pointer} is bent: {bent}");
    };
    for (name, value) in view.as_object().unwrap() {
        let mut without = view.clone();
        without.as_object_mut().unwrap().remove(name);
        refused(name, &without);
        let inner = value.as_object().into_iter().flat_map(|object| object.keys());
        let places = inner.map(|inner| format!("/{name}/{inner}")).chain([format!("/{name}")]);
        for pointer in places {
            let mut bent = view.clone();
            *bent.pointer_mut(&pointer).unwrap() = json!({"bent": [{"bent": true}]});
            refused(&pointer, &bent);
        }
    }
}

#[test]
fn maiak() {
    check::<maiak::Maiak>();
}

#[test]
fn tactigo() {
    check::<tactigo::Tactigo>();
}

#[test]
fn tactiki() {
    check::<tactiki::Tactiki>();
}

#[test]
fn taki() {
    check::<taki::Taki>();
}

#[test]
fn tac() {
    check::<tac::Tac>();
}
