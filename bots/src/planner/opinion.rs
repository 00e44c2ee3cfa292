use table::{Game, Seat};

use super::{
    CHOICES, Planner,
    beam::Beam,
    decision::{Decision, Share, smallest, sums},
};
use crate::{Finding, Opinion, stop::Deadline};

/// How many more than is usual make the chances about a quarter, and how many fewer three quarters. One
/// card in TAC is then worth about a word.
const SPREAD: f32 = 10.0;
/// How much of what follows a decision is told.
const TOLD: usize = 8;

/// What is known of the choices of a decision.
struct Choices<A> {
    /// The actions of each.
    actions: Vec<Vec<A>>,
    /// For each the first that comes to the same.
    same: Vec<usize>,
    /// What each promises at first glance, in all worlds together.
    glances: Vec<f32>,
    /// What those that were followed come to, in all worlds together; infinite for others.
    results: Vec<f32>,
    /// How many lines of each were followed.
    followed: Vec<u64>,
}

impl<G: Game> Planner<G> {
    /// What is thought of some of the actions of a seat; nothing where sides compete. The same work as
    /// for a choice, but where nothing is hidden half of it goes to what is not the best.
    pub(super) fn opinion(
        &mut self,
        view: &G::View,
        seat: Seat,
        among: &[G::Action],
    ) -> Option<Opinion<G::Action>> {
        let deadline = Deadline::after(self.limit.time, &self.stop);
        let worlds = self.worlds(view);
        let outlook = &*self.outlook;
        // What is usual from here on, so that it makes no difference what was wasted before.
        let usual: f32 =
            worlds.iter().map(|world| Some(outlook(world)?.count)).sum::<Option<f32>>()?;
        let decision = Decision { worlds: &worlds, seat, outlook, deadline: &deadline };
        let mut beams = decision.beams()?;
        let mut choices = Choices::new(&beams);
        let mut kept = choices.beginning(among);
        if decision.is_open() && kept.len() > 1 {
            let [first, second] = Share::halves(self.limit);
            decision.run(&mut beams, &kept, 0, first)?;
            choices.learn(&beams);
            let best = choices.best(&kept);
            let mut others = decision.beams()?;
            smallest(&mut kept, &others, |beam| beam.glances());
            kept.truncate(CHOICES);
            if !kept.contains(&best) {
                kept.push(best);
            }
            decision.run(&mut others, &kept, 1, second)?;
            choices.learn(&others);
            beams.extend(others);
        } else {
            smallest(&mut kept, &beams, |beam| beam.glances());
            if !decision.is_open() {
                kept.truncate(CHOICES);
            }
            let quota = usize::from(!decision.is_open());
            decision.run(&mut beams, &kept, quota, Share::all(self.limit))?;
            choices.learn(&beams);
        }
        let best = choices.best(&kept);
        let shown = choices.like(best, among);
        let mut line: Vec<(Seat, G::Action)> =
            choices.actions[shown].iter().map(|&action| (seat, action)).collect();
        if decision.is_open() {
            let results = beams.iter().map(|beam| (beam, beam.results()[best]));
            let shortest = results.min_by(|a, b| a.1.total_cmp(&b.1));
            let follows = shortest.and_then(|(beam, _)| beam.line_of(best)).into_iter().flatten();
            line.extend(follows.skip(choices.actions[best].len()).take(TOLD));
        }
        let count = worlds.len() as f32;
        let chances = |sum: f32| 1.0 / (1.0 + ((sum - usual) / count / SPREAD).exp());
        let mut findings = choices.findings(among, best);
        let first = choices.actions[shown][0];
        findings.sort_by(|a, b| a.1.total_cmp(&b.1).then((a.0 != first).cmp(&(b.0 != first))));
        let prospects = vec![chances(findings[0].1)];
        let finding =
            |(action, sum, followed)| (action, Finding::sure(chances(sum), followed, None));
        Some(Opinion { findings: findings.into_iter().map(finding).collect(), line, prospects })
    }
}

impl<A: Copy + PartialEq> Choices<A> {
    fn new<G: Game<Action = A>>(beams: &[Beam<'_, G>]) -> Choices<A> {
        let likenesses = beams[0].likenesses();
        let first = |likeness| likenesses.iter().position(|other| other == likeness);
        Choices {
            actions: beams[0].choices(),
            same: likenesses.iter().filter_map(first).collect(),
            glances: sums(beams, |beam| beam.glances()),
            results: vec![f32::INFINITY; likenesses.len()],
            followed: vec![0; likenesses.len()],
        }
    }

    /// The places of choices that begin with one of these actions, of those that come to the same one.
    fn beginning(&self, among: &[A]) -> Vec<usize> {
        let begins = |place: &usize| among.contains(&self.actions[*place][0]);
        let mut places: Vec<usize> =
            (0..self.actions.len()).filter(begins).map(|place| self.same[place]).collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    /// A choice that comes to the same as another and begins with one of these actions; the other
    /// itself, if it does.
    fn like(&self, choice: usize, among: &[A]) -> usize {
        let begins = |place: &usize| among.contains(&self.actions[*place][0]);
        let mut alike = (0..self.actions.len()).filter(|&place| self.same[place] == choice);
        alike.find(begins).unwrap_or(choice)
    }

    /// Take in what beams found out.
    fn learn<G: Game<Action = A>>(&mut self, beams: &[Beam<'_, G>]) {
        let found = sums(beams, |beam| beam.results());
        self.results.iter_mut().zip(found).for_each(|(known, found)| *known = known.min(found));
        for beam in beams {
            let all = self.followed.iter_mut().zip(beam.followed());
            all.for_each(|(known, found)| *known += found);
        }
    }

    /// The place that comes to least; at first glance, if none was followed.
    fn best(&self, places: &[usize]) -> usize {
        let rank = |place: usize| (self.results[place], self.glances[place]);
        let least = |a: usize, b: usize| if rank(b) < rank(a) { b } else { a };
        places.iter().copied().reduce(least).expect("somebody who decides has a choice")
    }

    /// What each action comes to, and how many lines begin with it. What was not followed is taken to
    /// be as much worse than the best as it looks at first glance.
    fn findings(&self, among: &[A], best: usize) -> Vec<(A, f32, u64)> {
        let known =
            if self.results[best].is_finite() { self.results[best] } else { self.glances[best] };
        let sum = |place: usize| match self.results[place] {
            sum if sum.is_finite() => sum,
            _ => known + (self.glances[place] - self.glances[best]).max(0.0),
        };
        let of = |&action: &A| {
            let places = (0..self.actions.len()).filter(|&place| self.actions[place][0] == action);
            let places = places.map(|place| self.same[place]);
            let least = places.clone().map(sum).fold(f32::INFINITY, f32::min);
            (action, least, places.map(|place| self.followed[place]).sum())
        };
        among.iter().map(of).collect()
    }
}
