use arena::{Chapter, Difference, Estimate, Grid, Study};
use table::Phrase;

use super::{super::arena::reason, pair::Pair};

/// One figure of a study, and how it is written.
struct Figure {
    name: String,
    percent: bool,
    of: Box<dyn Fn(&Study) -> Estimate>,
}

/// Two studies side by side, with a verdict on every difference.
pub(crate) fn chapter(pair: &Pair<'_>) -> Option<Chapter> {
    let [a, b] = &pair.studies[..] else { return None };
    let voice = pair.voice;
    let heads = ["study-figure", "study-a", "study-b", "study-change", "study-verdict"];
    let mut grid = Grid::new(heads.map(|key| voice.word(key)));
    let mut notes = Vec::new();
    let figures = figures(pair);
    for figure in &figures {
        let difference = Difference::new((figure.of)(a), (figure.of)(b));
        let cell = |estimate: &Estimate| match figure.percent {
            true => {
                format!("{} ({})", voice.percent(estimate.value), voice.percent_range(estimate))
            }
            false => {
                format!("{} ({})", voice.number(estimate.value, 1), voice.number_range(estimate))
            }
        };
        let significant = difference.is_significant();
        let key = if significant { "study-significant" } else { "study-not-significant" };
        let words = [cell(&difference.a), cell(&difference.b), cell(&difference.change)];
        let [was, is, change] = words;
        grid.row([figure.name.clone(), was.clone(), is.clone(), change, voice.word(key)]);
        if significant {
            let phrase = Phrase::new("study-differs").with("figure", figure.name.as_str());
            notes.push(voice.say(phrase.with("a", was).with("b", is)));
        }
    }
    if notes.is_empty() {
        notes.push(voice.word("study-all-alike"));
    }
    if a.sides.len() != b.sides.len() {
        notes.push(voice.word("study-other-sides"));
    }
    let chance = Phrase::new("study-chance").with("figures", figures.len());
    notes.push(voice.say(chance));
    Some(Chapter { heading: voice.word("study-comparison"), notes, svg: None, grid })
}

fn figures(pair: &Pair<'_>) -> Vec<Figure> {
    let voice = pair.voice;
    let [a, b] = &pair.studies[..] else { return Vec::new() };
    let mut figures = Vec::new();
    // With another number of sides, none is the same side any more.
    if a.sides.len() == b.sides.len() && a.sides.len() > 1 {
        for side in 0..a.sides.len() {
            let name = voice.say(Phrase::new("study-points-of").with("side", pair.side(side)));
            figures.push(Figure {
                name,
                percent: true,
                of: Box::new(move |study| study.sides[side]),
            });
        }
    }
    if let (Some(_), Some(_)) = (&a.counted, &b.counted) {
        figures.push(Figure {
            name: voice.word("study-result"),
            percent: false,
            of: Box::new(|study| {
                study.counted.as_ref().map_or_else(|| Estimate::exact(0.0), |count| count.mean)
            }),
        });
    }
    figures.push(Figure {
        name: voice.word("study-actions"),
        percent: false,
        of: Box::new(|study| study.actions),
    });
    figures.push(Figure {
        name: voice.word("study-turns"),
        percent: false,
        of: Box::new(|study| study.turns),
    });
    figures.push(Figure {
        name: voice.word("study-choices"),
        percent: false,
        of: Box::new(|study| study.choices),
    });
    let mut reasons: Vec<&str> =
        a.reasons.iter().chain(&b.reasons).map(|reason| reason.reason.as_str()).collect();
    reasons.sort();
    reasons.dedup();
    for key in reasons {
        let words = reason(pair.game, key, voice);
        let (name, key) =
            (voice.say(Phrase::new("study-ends").with("reason", words)), key.to_owned());
        figures.push(Figure { name, percent: true, of: Box::new(move |study| study.reason(&key)) });
    }
    if a.sides.len() > 1 && b.sides.len() > 1 {
        let half = a.leads.len() / 2;
        figures.push(Figure {
            name: voice.word("study-half"),
            percent: true,
            of: Box::new(move |study| study.leads[half].kept),
        });
    }
    figures
}
