use cli::{Verdict, check_trace};
use serde_json::{Map, Value, json};
use table::{AnyTable, Dice, Lang, Seed};

use crate::{position::tables, words::is_said};

/// Every game of a trace is judged, in words where something is wrong with it; and the verdict does
/// not depend on how the same JSON is written.
pub(crate) fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let verdicts = check_trace(&text, Lang::En);
    verdicts.iter().filter_map(|verdict| verdict.fault.as_deref()).for_each(is_said);
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let values: Option<Vec<Value>> = lines.map(|line| serde_json::from_str(line).ok()).collect();
    if let Some(values) = values {
        let other: String = values.iter().map(|value| format!(" {value} \n")).collect();
        let verdict = |verdict: &Verdict| (verdict.ply, verdict.fault.is_none());
        let [one, other] = [verdicts, check_trace(&other, Lang::En)];
        assert_eq!(
            other.iter().map(verdict).collect::<Vec<_>>(),
            one.iter().map(verdict).collect::<Vec<_>>()
        );
    }
}

/// A short trace of each kind of table, as `tactable trace` would have it.
pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let mut traces = Vec::new();
    for game in catalog::games() {
        for (number, (rules, options)) in tables(game).into_iter().enumerate().step_by(3) {
            let seed = Seed::from(number as u64);
            let mut dice = Dice::new(seed);
            let Ok(mut table) = game.start(rules, &options, seed) else { continue };
            let id = game.about().id;
            let header = json!({ "game": id, "rules": rules, "options": options, "seed": seed });
            let mut text = format!("{header}\n");
            for ply in 0..20 {
                let Some(seat) = table.asks_first() else { break };
                let action = dice.pick(&table.legal(seat)).expect("who acts can").clone();
                let mut line = line(&*table, ply);
                line["seat"] = json!(seat);
                line["action"] = json!(action);
                table.play(seat, &action).expect("what is legal can be done");
                text += &format!("{line}\n");
            }
            traces.push(format!("{text}{}\n", line(&*table, table.actions().len())).into_bytes());
        }
    }
    traces
}

/// Where a table stands.
fn line(table: &dyn AnyTable, ply: usize) -> Value {
    let mut line = json!({ "ply": ply, "state": table.state() });
    match table.outcome() {
        Some(outcome) => line["outcome"] = json!(outcome),
        None => {
            let legal =
                table.to_act().iter().map(|seat| (seat.to_string(), json!(table.legal(seat))));
            line["to_act"] = json!(table.to_act());
            line["legal"] = Value::Object(legal.collect::<Map<_, _>>());
        }
    }
    line
}
