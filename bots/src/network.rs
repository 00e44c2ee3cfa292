//! A small network that judges states: a sparse first layer, two dense ones, one number.
//!
//! A file has a line of JSON that says what it is, see [`Header`], and then for each layer the
//! weights, input by input, and the biases, all as whole numbers of 16 bits, lowest byte first. What
//! they stand for is each times the layer's scale.

use serde::Deserialize;
use thiserror::Error;

/// How many numbers the first and the second layer pass on.
const WIDTH: usize = 64;
const DEPTH: usize = 32;

/// The layers after the input.
const LAYERS: [usize; 3] = [WIDTH, DEPTH, 1];

/// The version of the format.
const FORMAT: u32 = 1;

/// A network that was read.
#[derive(Clone, Debug)]
pub struct Network {
    first: Layer<WIDTH>,
    second: Layer<DEPTH>,
    last: Layer<1>,
}

/// What a network judges; a file that was made for something else is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purpose {
    /// The name of the game.
    pub game: &'static str,
    /// The version of its numbers.
    pub encoding: u32,
    /// How many numbers are looked at.
    pub inputs: usize,
}

/// Why a file is no network for its purpose.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NetworkError {
    /// The first line cannot be read.
    #[error("a network begins with a line of JSON that says what it is: {0}")]
    Header(String),
    /// It was made for something else.
    #[error("the network has {name} {found}; expected {wanted}")]
    Other {
        /// What differs.
        name: &'static str,
        /// What it is made for.
        found: String,
        /// What it is needed for.
        wanted: String,
    },
    /// The game has more numbers than fit where no heap is used.
    #[error("the game is seen in {found} numbers; a network looks at {most} at most")]
    Wide {
        /// How many numbers the game has.
        found: usize,
        /// How many there may be.
        most: usize,
    },
    /// It is too short or too long.
    #[error("the network has {found} bytes of weights; expected {wanted}")]
    Length {
        /// How many bytes there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
}

/// What a file says about itself; whoever trained it adds where its games came from.
#[derive(Deserialize)]
struct Header {
    format: u32,
    game: String,
    encoding: u32,
    inputs: usize,
    layers: Vec<usize>,
    /// What one step of each layer's whole numbers is worth.
    scales: Vec<f32>,
}

impl Network {
    /// Read a file that was made for this purpose.
    pub fn read(bytes: &[u8], purpose: &Purpose) -> Result<Network, NetworkError> {
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let (line, weights) = bytes.split_at(end.unwrap_or(bytes.len()));
        let header: Header = serde_json::from_slice(line)
            .map_err(|error| NetworkError::Header(error.to_string()))?;
        header.expect(purpose)?;
        let mut weights = Weights::new(weights.get(1..).unwrap_or_default(), purpose.inputs)?;
        Ok(Network {
            first: weights.layer(purpose.inputs, header.scales[0]),
            second: weights.layer(WIDTH, header.scales[1]),
            last: weights.layer(DEPTH, header.scales[2]),
        })
    }

    /// Begin to look at something.
    #[inline]
    pub fn look(&self) -> Look<'_> {
        Look { network: self, sums: self.first.biases }
    }
}

/// A network that has been shown some of what it looks at.
#[derive(Clone, Debug)]
pub struct Look<'a> {
    network: &'a Network,
    sums: [f32; WIDTH],
}

impl Look<'_> {
    /// Show it some numbers, the first of which has this place. Most of them are zero.
    #[inline]
    pub fn show(&mut self, begin: usize, values: &[f32]) {
        for (weights, &value) in self.network.first.weights[begin..].iter().zip(values) {
            if value != 0.0 {
                add(&mut self.sums, weights, value);
            }
        }
    }

    /// The chances of winning, from 0 to 1.
    #[inline]
    pub fn chances(&self) -> f32 {
        let second = self.network.second.pass(&self.sums);
        let [sum] = self.network.last.pass(&second);
        1.0 / (1.0 + (-sum).exp())
    }
}

/// Weights for every input, each of them for all outputs together.
#[derive(Clone, Debug)]
struct Layer<const N: usize> {
    weights: Vec<[f32; N]>,
    biases: [f32; N],
}

impl<const N: usize> Layer<N> {
    /// What comes out if this goes in; what is below zero counts as nothing.
    #[inline]
    fn pass<const M: usize>(&self, inputs: &[f32; M]) -> [f32; N] {
        let mut sums = self.biases;
        for (weights, &input) in self.weights.iter().zip(inputs) {
            if input > 0.0 {
                add(&mut sums, weights, input);
            }
        }
        sums
    }
}

#[inline]
fn add<const N: usize>(sums: &mut [f32; N], weights: &[f32; N], factor: f32) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += weight * factor;
    }
}

/// The whole numbers of a file that were not read yet.
struct Weights<'a>(&'a [u8]);

impl Weights<'_> {
    fn new(bytes: &[u8], inputs: usize) -> Result<Weights<'_>, NetworkError> {
        let sizes = [inputs, WIDTH, DEPTH].into_iter().zip(LAYERS);
        let wanted: usize = sizes.map(|(inputs, outputs)| 2 * (inputs + 1) * outputs).sum();
        match bytes.len() {
            found if found == wanted => Ok(Weights(bytes)),
            found => Err(NetworkError::Length { found, wanted }),
        }
    }

    fn layer<const N: usize>(&mut self, inputs: usize, scale: f32) -> Layer<N> {
        let weights = (0..inputs).map(|_| self.row(scale)).collect();
        Layer { weights, biases: self.row(scale) }
    }

    fn row<const N: usize>(&mut self, scale: f32) -> [f32; N] {
        let (row, rest) = self.0.split_at(2 * N);
        self.0 = rest;
        let number = |at: usize| i16::from_le_bytes([row[2 * at], row[2 * at + 1]]);
        std::array::from_fn(|at| f32::from(number(at)) * scale)
    }
}

impl Header {
    /// Refuse what was made for something else.
    fn expect(&self, purpose: &Purpose) -> Result<(), NetworkError> {
        let scales = self.scales.iter().filter(|scale| scale.is_finite()).count();
        let facts = [
            ("format", self.format.to_string(), FORMAT.to_string()),
            ("game", self.game.clone(), purpose.game.to_owned()),
            ("encoding", self.encoding.to_string(), purpose.encoding.to_string()),
            ("inputs", self.inputs.to_string(), purpose.inputs.to_string()),
            ("layers", format!("{:?}", self.layers), format!("{LAYERS:?}")),
            ("scales", scales.to_string(), LAYERS.len().to_string()),
        ];
        match facts.into_iter().find(|(_, found, wanted)| found != wanted) {
            None => Ok(()),
            Some((name, found, wanted)) => Err(NetworkError::Other { name, found, wanted }),
        }
    }
}
