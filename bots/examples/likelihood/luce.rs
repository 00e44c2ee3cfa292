/// Choices of one kind among several, told apart by number.
#[derive(Default)]
pub(crate) struct Choices(Vec<(usize, Vec<usize>)>);

/// This often every kind counts as chosen before two of equal weight.
const CAUTION: f64 = 5.0;

impl Choices {
    /// One of these was chosen.
    pub(crate) fn add(&mut self, chosen: usize, among: Vec<usize>) {
        self.0.push((chosen, among));
    }

    /// How many there were.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// How gladly each kind is chosen, if each is chosen in proportion to that among what there is
    /// (Luce's rule), by Hunter's iteration.
    pub(crate) fn weights<const KINDS: usize>(&self) -> [f64; KINDS] {
        let mut weights = [1.0; KINDS];
        for _ in 0..200 {
            let mut chosen = [CAUTION; KINDS];
            let mut exposed = weights.map(|weight: f64| 2.0 * CAUTION / (weight + 1.0));
            for (choice, among) in &self.0 {
                chosen[*choice] += 1.0;
                let all: f64 = among.iter().map(|&kind| weights[kind]).sum();
                among.iter().for_each(|&kind| exposed[kind] += 1.0 / all);
            }
            weights = std::array::from_fn(|kind| chosen[kind] / exposed[kind]);
        }
        weights
    }
}
