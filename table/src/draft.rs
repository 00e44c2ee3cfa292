use serde::Serialize;
use serde_json::Value;

use crate::{Game, Phrase, Problem, ProblemList, Seed};

/// The state that a JSON text describes, or every reason why it describes none.
pub fn read_draft<G: Game>(
    options: &G::Options,
    seed: &Seed,
    state: &Value,
) -> Result<G, ProblemList> {
    match serde_json::from_value(state.clone()) {
        Ok(draft) => G::from_draft(options, seed, draft),
        Err(error) => {
            let fields = unreadable_fields::<G>(options, seed, state).unwrap_or_default();
            let problems =
                if fields.is_empty() { vec![unreadable("state", &error)] } else { fields };
            Err(ProblemList::of::<G>(problems))
        }
    }
}

/// The fields of a state that cannot be read or are missing: each is tried alone among good ones.
fn unreadable_fields<G: Game>(
    options: &G::Options,
    seed: &Seed,
    state: &Value,
) -> Option<Vec<Problem>> {
    let given = state.as_object()?;
    let good = json(&G::new(options, seed).ok()?.draft());
    let good = good.as_object()?;
    let mut problems = Vec::new();
    for name in good.keys().chain(given.keys().filter(|name| !good.contains_key(*name))) {
        let mut mixed = good.clone();
        match given.get(name) {
            Some(value) => mixed.insert(name.clone(), value.clone()),
            None => mixed.remove(name),
        };
        if let Err(error) = serde_json::from_value::<G::Draft>(Value::Object(mixed)) {
            problems.push(unreadable(name, &error));
        }
    }
    Some(problems)
}

fn unreadable(place: &str, error: &serde_json::Error) -> Problem {
    Problem::new(place, Phrase::new("draft-unreadable").with("error", error.to_string()))
}

/// Our own types always have a JSON form.
pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("string keys and finite numbers")
}
