//! Whatever comes from a server comes from strangers: it is only shown as far as nothing can go wrong with it.

use serde_json::Value;
use table::Stage;

/// How large anything at a table may be.
const LARGEST: f32 = 100_000.0;
/// How many fields lie side by side at most.
const WIDEST: u8 = 40;
/// How many things, ways or choices there are at most.
const MOST: usize = 20_000;

/// Take out of all texts what would steer a terminal.
pub(crate) fn clean(value: &mut Value) {
    match value {
        Value::String(text) => {
            if text.chars().any(|sign| sign.is_control() && sign != '\n') {
                text.retain(|sign| !sign.is_control() || sign == '\n');
            }
        }
        Value::Array(values) => values.iter_mut().for_each(clean),
        Value::Object(fields) => fields.values_mut().for_each(clean),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Whether a stage can be drawn: nothing on it is without size, out of the world, or too much.
pub(super) fn is_sane(stage: &Stage<String>) -> bool {
    let within = |length: &f32| length.is_finite() && length.abs() <= LARGEST;
    let scene = &stage.scene;
    let counts = [
        scene.areas.len(),
        scene.things.len(),
        scene.choices.len(),
        scene.seats.len(),
        stage.ways.len(),
        stage.runs.len(),
    ];
    counts.iter().all(|count| *count <= MOST)
        && scene.areas.iter().all(|area| area.size.iter().all(|size| within(size) && *size > 0.0))
        && scene.things.iter().all(|thing| {
            let cell = thing.cell.unwrap_or_default();
            thing.spot.iter().all(within) && cell.iter().all(|place| *place < WIDEST)
        })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn nothing_that_a_stranger_writes_steers_the_terminal() {
        let mut told =
            json!({ "a": ["\u{1b}[2Jred\u{7}", "two\nlines"], "b": "\u{9b}31m", "c": 1 });
        clean(&mut told);
        assert_eq!(told, json!({ "a": ["[2Jred", "two\nlines"], "b": "31m", "c": 1 }));
    }
}
