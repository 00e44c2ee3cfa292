use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Path, Presentation, Seat, Viewer};

/// Actions in a row that are picked as one: the steps of one marble, by where it stands and where it
/// is to end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// The seat that acts.
    pub seat: Seat,
    /// The actions in notation, one after another.
    pub actions: Vec<String>,
    /// What to pick.
    #[serde(flatten)]
    pub path: Path,
}

/// The runs that begin with an action, each place by the fewest actions.
pub(crate) fn runs_from<G: Presentation>(
    state: &G,
    viewer: Viewer,
    seat: Seat,
    action: G::Action,
    path: &Path,
) -> Vec<Run> {
    let [before @ .., start, first] = &path.picks[..] else { return Vec::new() };
    let mut runs = Vec::new();
    let mut known: Vec<Cow<'static, str>> = vec![start.clone(), first.clone()];
    let mut ends = vec![(state.clone(), vec![action], first.clone())];
    let mut legal = Vec::new();
    while let Some((mut state, done, at)) = ends.pop() {
        state.apply(seat, done[done.len() - 1], &mut ());
        if !state.to_act().contains(seat) {
            continue;
        }
        let view = state.view(viewer);
        legal.clear();
        state.actions(seat, &mut legal);
        for &next in legal.iter().filter(|action| G::goes_on(**action)) {
            for step in G::paths(&view, seat, next) {
                let [from, to] = &step.picks[..] else { continue };
                if *from != at || known.contains(to) {
                    continue;
                }
                known.push(to.clone());
                let done: Vec<G::Action> = done.iter().copied().chain([next]).collect();
                let picks = before.iter().chain([start, to]).cloned();
                let actions = done.iter().map(ToString::to_string).collect();
                runs.push(Run { seat, actions, path: Path::of(picks) });
                ends.insert(0, (state.clone(), done, to.clone()));
            }
        }
    }
    runs
}
