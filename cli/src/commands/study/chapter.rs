use arena::{
    Axis, Bars, Chapter, Curve, Estimate, EventStat, Grid, Histogram, LATE, Legend, PHASES, Plot,
    Ranges, Study, quantile,
};
use table::Phrase;

use super::{
    super::arena::{counted, reason},
    pair::Pair,
};

/// Into how many ranges numbers are divided at most.
const RANGES: usize = 24;

/// Which share of the games has ranges of its own.
const USUAL: f64 = 0.98;

/// How many kinds of events are listed.
const EVENTS: usize = 24;

/// How many kinds of events are drawn.
const DRAWN: usize = 12;

/// Every chapter of a study that has something to tell.
pub(crate) fn all(pair: &Pair<'_>) -> Vec<Chapter> {
    let several = pair.studies.iter().all(|study| study.sides.len() > 1);
    let same = pair.studies.iter().all(|study| study.sides.len() == pair.sides.sides().len());
    let mut chapters = Vec::new();
    if several && same {
        chapters.push(seats(pair));
    }
    chapters.extend(results(pair));
    chapters.extend([lengths(pair), branching(pair), endings(pair)]);
    if several {
        chapters.push(leads(pair));
    }
    chapters
        .extend(pair.studies.iter().enumerate().map(|(place, study)| events(pair, study, place)));
    chapters
}

fn plot(pair: &Pair<'_>, id: &str, title: &str, notes: &[String], measure: &'static str) -> Plot {
    Plot {
        id: id.to_owned(),
        title: title.to_owned(),
        description: notes.join(" "),
        measure: pair.voice.word(measure),
    }
}

/// A share with its interval, as two cells.
fn shares(pair: &Pair<'_>, estimate: &Estimate) -> [String; 2] {
    [pair.voice.percent(estimate.value), pair.voice.percent_range(estimate)]
}

fn seats(pair: &Pair<'_>) -> Chapter {
    let voice = pair.voice;
    let mut grid = Grid::new(pair.heads("side", &["study-points", "interval"]));
    let even = 1.0 / pair.sides.sides().len() as f64;
    let mut notes = Vec::new();
    let rows: Vec<String> = (0..pair.sides.sides().len()).map(|side| pair.side(side)).collect();
    for (side, name) in rows.iter().enumerate() {
        let cells = pair.studies.iter().flat_map(|study| shares(pair, &study.sides[side]));
        grid.row([name.clone()].into_iter().chain(cells));
    }
    for (study, name) in pair.studies.iter().zip(&pair.names) {
        let favoured = |&side: &usize| study.sides[side].low > even;
        let favoured: Vec<String> =
            (0..pair.sides.sides().len()).filter(favoured).map(|side| rows[side].clone()).collect();
        let key = if favoured.is_empty() { "study-even" } else { "study-favoured" };
        let phrase =
            Phrase::new(key).with("sides", favoured.join(", ")).with("count", favoured.len());
        let words = voice.say(phrase.with("even", voice.percent(even)));
        notes.push(if pair.is_comparison() { format!("{name}. {words}") } else { words });
    }
    let heading = voice.word("study-seats");
    let ranges = Ranges {
        plot: plot(pair, "seats", &heading, &notes, "study-points-measure"),
        rows,
        series: pair.series(|study| study.sides.clone()),
        even: Some(even),
        axis: Axis::SHARES,
    };
    Chapter { heading, notes, svg: Some(ranges.to_svg(Legend::InPage)), grid }
}

fn lengths(pair: &Pair<'_>) -> Chapter {
    let voice = pair.voice;
    let mut notes = Vec::new();
    for (study, name) in pair.studies.iter().zip(&pair.names) {
        let phrase = Phrase::new("length-note")
            .with("actions", voice.number(study.actions.value, 1))
            .with("range", voice.number_range(&study.actions))
            .with("turns", voice.number(study.turns.value, 1));
        let words = voice.say(phrase);
        notes.push(if pair.is_comparison() { format!("{name}. {words}") } else { words });
        let spread = Phrase::new("study-spread")
            .with("middle", study.length(0.5).to_string())
            .with("low", study.length(0.1).to_string())
            .with("high", study.length(0.9).to_string())
            .with("most", study.length(1.0).to_string());
        notes.push(voice.say(spread));
    }
    let heading = voice.word("study-lengths");
    distribution(pair, "lengths", heading, notes, "study-actions-range", |study| {
        study.lengths.clone()
    })
}

/// The number that is the result where all play together.
fn results(pair: &Pair<'_>) -> Option<Chapter> {
    let voice = pair.voice;
    let mut notes = Vec::new();
    for (study, name) in pair.studies.iter().zip(&pair.names) {
        let count = study.counted.as_ref()?;
        let [words, range] = counted(pair.game, &count.what, Some(&count.mean), voice);
        let phrase = Phrase::new("study-result-note").with("count", words).with("range", range);
        let words = voice.say(phrase);
        notes.push(if pair.is_comparison() { format!("{name}. {words}") } else { words });
    }
    let heading = voice.word("study-results");
    Some(distribution(pair, "results", heading, notes, "study-result", |study| {
        study.counted.as_ref().map(|count| count.numbers.clone()).unwrap_or_default()
    }))
}

/// How often a number was how large.
fn distribution(
    pair: &Pair<'_>,
    id: &str,
    heading: String,
    notes: Vec<String>,
    across: &'static str,
    numbers: impl Fn(&Study) -> Vec<u64>,
) -> Chapter {
    let voice = pair.voice;
    let (ranges, labels) = ranges(pair.studies.iter().flat_map(&numbers).collect());
    let counts = |study: &Study| ranges.same_ranges(&numbers(study)).counts;
    let mut grid = Grid::new(pair.heads(across, &["arena-games"]));
    for (place, label) in labels.iter().enumerate() {
        let cells = pair.studies.iter().map(|study| counts(study)[place].to_string());
        grid.row([label.clone()].into_iter().chain(cells));
    }
    let share = |study: &Study| {
        let share = |count: u64| count as f64 / study.games.max(1) as f64;
        counts(study).into_iter().map(|count| Estimate::exact(share(count))).collect()
    };
    let series = pair.series(share);
    let values = series.iter().flat_map(|series| series.values.iter().map(|value| value.value));
    let bars = Bars {
        plot: plot(pair, id, &heading, &notes, "study-games-measure"),
        labels,
        across: voice.word(across),
        axis: Axis::shares(values),
        series,
    };
    Chapter { heading, notes, svg: Some(bars.to_svg(Legend::InPage)), grid }
}

/// Ranges for these numbers and what they are called; the last holds the few largest too, so that
/// one endless game does not squeeze all others together.
fn ranges(mut numbers: Vec<u64>) -> (Histogram, Vec<String>) {
    numbers.sort();
    let largest = quantile(&numbers, USUAL);
    let usual: Vec<u64> = numbers.iter().copied().filter(|&number| number <= largest).collect();
    let ranges = Histogram::of(&usual, RANGES);
    let mut labels = ranges.labels();
    let last = ranges.start + ranges.width * ranges.counts.len().saturating_sub(1) as u64;
    if let (Some(&most), Some(label)) = (numbers.last(), labels.last_mut())
        && most >= last + ranges.width
    {
        *label = format!("≥{last}");
    }
    (ranges, labels)
}

fn branching(pair: &Pair<'_>) -> Chapter {
    let voice = pair.voice;
    let label = |phase: usize| format!("{}–{}%", phase * 100 / PHASES, (phase + 1) * 100 / PHASES);
    let labels: Vec<String> = (0..PHASES).map(label).collect();
    let mut grid = Grid::new(pair.heads("study-phase", &["study-choices", "interval"]));
    for (phase, label) in labels.iter().enumerate() {
        let cells = pair.studies.iter().flat_map(|study| {
            let estimate = &study.branching[phase];
            [voice.number(estimate.value, 1), voice.number_range(estimate)]
        });
        grid.row([label.clone()].into_iter().chain(cells));
    }
    let note = |(study, name): (&Study, &String)| {
        let choices = voice.number(study.choices.value, 1);
        let words = voice.say(Phrase::new("study-choices-note").with("choices", choices));
        if pair.is_comparison() { format!("{name}. {words}") } else { words }
    };
    let notes: Vec<String> = pair.studies.iter().zip(&pair.names).map(note).collect();
    let heading = voice.word("study-branching");
    let series = pair.series(|study| study.branching.clone());
    let curve = Curve {
        plot: plot(pair, "branching", &heading, &notes, "study-choices"),
        labels,
        across: voice.word("study-phase"),
        axis: Axis::numbers(series.iter().flat_map(|s| s.values.iter().map(|value| value.high))),
        series,
        even: None,
    };
    Chapter { heading, notes, svg: Some(curve.to_svg(Legend::InPage)), grid }
}

fn endings(pair: &Pair<'_>) -> Chapter {
    let voice = pair.voice;
    let mut keys: Vec<&str> = Vec::new();
    for found in pair.studies.iter().flat_map(|study| &study.reasons) {
        if !keys.contains(&found.reason.as_str()) {
            keys.push(&found.reason);
        }
    }
    let rows: Vec<String> = keys.iter().map(|key| reason(pair.game, key, voice)).collect();
    let mut grid = Grid::new(pair.heads("reason", &["arena-share", "interval"]));
    for (key, row) in keys.iter().zip(&rows) {
        let cells = pair.studies.iter().flat_map(|study| shares(pair, &study.reason(key)));
        grid.row([row.clone()].into_iter().chain(cells));
    }
    let heading = voice.word("endings");
    let ranges = Ranges {
        plot: plot(pair, "endings", &heading, &rows, "study-games-measure"),
        rows,
        series: pair.series(|study| keys.iter().map(|key| study.reason(key)).collect()),
        even: None,
        axis: Axis::SHARES,
    };
    Chapter { heading, notes: Vec::new(), svg: Some(ranges.to_svg(Legend::InPage)), grid }
}

fn leads(pair: &Pair<'_>) -> Chapter {
    let voice = pair.voice;
    let labels: Vec<String> =
        (1..PHASES).map(|phase| format!("{}%", phase * 100 / PHASES)).collect();
    let heads = pair.heads("study-progress", &["study-ahead", "study-kept", "interval"]);
    let mut grid = Grid::new(heads);
    for (phase, label) in labels.iter().enumerate() {
        let cells = pair.studies.iter().flat_map(|study| {
            let lead = &study.leads[phase];
            let [kept, range] = shares(pair, &lead.kept);
            [lead.games.to_string(), kept, range]
        });
        grid.row([label.clone()].into_iter().chain(cells));
    }
    let notes = vec![voice.word("study-leads-note")];
    let heading = voice.word("study-leads");
    let curve = Curve {
        plot: plot(pair, "leads", &heading, &notes, "study-kept"),
        labels,
        across: voice.word("study-progress"),
        series: pair.series(|study| study.leads.iter().map(|lead| lead.kept).collect()),
        even: Some(1.0 / pair.sides.sides().len() as f64),
        axis: Axis::SHARES,
    };
    Chapter { heading, notes, svg: Some(curve.to_svg(Legend::InPage)), grid }
}

fn events(pair: &Pair<'_>, study: &Study, place: usize) -> Chapter {
    let voice = pair.voice;
    let heads = [
        "study-event",
        "study-per-game",
        "study-in-games",
        "study-late",
        "study-lift",
        "study-doer",
    ];
    let mut grid = Grid::new(heads.map(|key| voice.word(key)));
    for event in study.events.iter().take(EVENTS) {
        grid.row([
            pair.kind(event),
            voice.number(event.per_game.value, 2),
            voice.percent(event.games.value),
            voice.percent(event.late.value),
            format!("×{}", voice.number(event.lift, 1)),
            event.doer.map_or_else(|| "–".to_owned(), |doer| voice.percent(doer.value)),
        ]);
    }
    let note = Phrase::new("study-events-note").with("late", LATE);
    let mut notes = vec![voice.say(note)];
    if study.events.len() > EVENTS {
        let phrase = Phrase::new("study-events-most").with("listed", EVENTS);
        notes.push(voice.say(phrase.with("kinds", study.events.len())));
    }
    let word = voice.word("study-events");
    let heading =
        if pair.is_comparison() { format!("{word} ({})", pair.names[place]) } else { word };
    let drawn: Vec<&EventStat> = study.events.iter().take(DRAWN).collect();
    let late = |event: &&EventStat| event.late;
    let ranges = Ranges {
        plot: plot(pair, &format!("events-{place}"), &heading, &notes, "study-late-measure"),
        rows: drawn.iter().map(|event| pair.kind(event)).collect(),
        series: vec![arena::Series {
            name: String::new(),
            values: drawn.iter().map(late).collect(),
        }],
        even: None,
        axis: Axis::SHARES,
    };
    Chapter { heading, notes, svg: Some(ranges.to_svg(Legend::InPage)), grid }
}
