/// What is said of a position, and whether whoever acts wins it.
pub(crate) type Example = (Vec<f64>, f64);

/// Keeps what is hardly ever seen at nothing.
const RIDGE: f64 = 2.0;

pub(crate) fn dot(numbers: &[f64], weights: &[f64]) -> f64 {
    numbers.iter().zip(weights).map(|(number, weight)| number * weight).sum()
}

/// The weights whose sums come closest to what is given with each example.
pub(crate) fn line(examples: &[Example]) -> Vec<f64> {
    let count = examples.first().map_or(0, |(numbers, _)| numbers.len());
    let (mut right, mut matrix) = (vec![0.0; count], vec![vec![0.0; count]; count]);
    for (place, row) in matrix.iter_mut().enumerate() {
        row[place] = RIDGE;
    }
    for (numbers, value) in examples {
        for i in (0..count).filter(|&i| numbers[i] != 0.0) {
            right[i] += value * numbers[i];
            for j in 0..count {
                matrix[i][j] += numbers[i] * numbers[j];
            }
        }
    }
    solved(matrix, right)
}

fn chance(numbers: &[f64], weights: &[f64]) -> f64 {
    let odds: f64 = numbers.iter().zip(weights).map(|(number, weight)| number * weight).sum();
    1.0 / (1.0 + (-odds).exp())
}

/// The weights with which `1 / (1 + exp(-weights · numbers))` fits best, by Newton's method.
pub(crate) fn fit(examples: &[Example]) -> Vec<f64> {
    let count = examples.first().map_or(0, |(numbers, _)| numbers.len());
    let mut weights = vec![0.0; count];
    for _ in 0..12 {
        let mut slope: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
        let mut curve = vec![vec![0.0; count]; count];
        for (place, row) in curve.iter_mut().enumerate() {
            row[place] = RIDGE;
        }
        for (numbers, won) in examples {
            let chance = chance(numbers, &weights);
            let spread = chance * (1.0 - chance);
            for i in (0..count).filter(|&i| numbers[i] != 0.0) {
                slope[i] += (won - chance) * numbers[i];
                for j in 0..count {
                    curve[i][j] += spread * numbers[i] * numbers[j];
                }
            }
        }
        for (weight, step) in weights.iter_mut().zip(solved(curve, slope)) {
            *weight += step;
        }
    }
    weights
}

/// How much the truth surprises whoever believes the weights, on average.
pub(crate) fn surprise(examples: &[Example], weights: &[f64]) -> f64 {
    let surprise = |(numbers, won): &Example| {
        let chance = chance(numbers, weights).clamp(1e-9, 1.0 - 1e-9);
        -(won * chance.ln() + (1.0 - won) * (1.0 - chance).ln())
    };
    examples.iter().map(surprise).sum::<f64>() / examples.len() as f64
}

/// Solve a system of linear equations with a positive matrix, by elimination.
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
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
