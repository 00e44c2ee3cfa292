/// The features of a state as a seat sees them, and what that seat got in the end.
pub(crate) type Example = (Vec<f64>, f64);

pub(crate) fn dot(features: &[f64], weights: &[f64]) -> f64 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// The weights with which `1 / (1 + exp(-weights · features))` fits best, by Newton's method. A little
/// ridge keeps features that were hardly ever seen at nothing; `faith` keeps all weights close to
/// those that are believed.
pub(crate) fn fit(examples: &[Example], believed: &[f64], faith: f64) -> Vec<f64> {
    const RIDGE: f64 = 2.0;
    let count = believed.len();
    let mut weights = vec![0.0; count];
    for _ in 0..20 {
        let pull = |(weight, believed): (&f64, &f64)| faith * (believed - weight) - RIDGE * weight;
        let mut slope: Vec<f64> = weights.iter().zip(believed).map(pull).collect();
        let mut curve = vec![vec![0.0; count]; count];
        for (i, row) in curve.iter_mut().enumerate() {
            row[i] = RIDGE + faith;
        }
        for (features, result) in examples {
            let chance = 1.0 / (1.0 + (-dot(features, &weights)).exp());
            let spread = chance * (1.0 - chance);
            for i in (0..count).filter(|&i| features[i] != 0.0) {
                slope[i] += (result - chance) * features[i];
                for j in 0..count {
                    curve[i][j] += spread * features[i] * features[j];
                }
            }
        }
        for (weight, step) in weights.iter_mut().zip(solve(curve, slope)) {
            *weight += step;
        }
    }
    weights
}

/// The weights with which `weights · features` fits best, by least squares; `faith` keeps all of them
/// close to those that are believed.
pub(crate) fn fit_line(examples: &[Example], believed: &[f64], faith: f64) -> Vec<f64> {
    let count = believed.len();
    let mut right: Vec<f64> = believed.iter().map(|believed| faith * believed).collect();
    let mut matrix = vec![vec![0.0; count]; count];
    for (i, row) in matrix.iter_mut().enumerate() {
        row[i] = faith;
    }
    for (features, result) in examples {
        let there: Vec<usize> = (0..count).filter(|&i| features[i] != 0.0).collect();
        for &i in &there {
            right[i] += result * features[i];
            for &j in &there {
                matrix[i][j] += features[i] * features[j];
            }
        }
    }
    solve(matrix, right)
}

/// Solve a system of linear equations with a positive matrix, by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for i in 0..count {
        let pivot = matrix[i].clone();
        for j in i + 1..count {
            let factor = matrix[j][i] / pivot[i];
            for (cell, above) in matrix[j].iter_mut().zip(&pivot) {
                *cell -= factor * above;
            }
            right[j] -= factor * right[i];
        }
    }
    for i in (0..count).rev() {
        let known: f64 = (i + 1..count).map(|j| matrix[i][j] * right[j]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    right
}
