//! A small network that judges states: a sparse first layer, two dense ones, one number.
//!
//! The first layer passes on 32 to 256 numbers, the second 32.
//!
//! A file has a line of JSON that says what it is, see [`Header`], and then for each layer the
//! weights, input by input, and the biases, all as whole numbers of 16 bits, lowest byte first. What
//! they stand for is each times the layer's scale.

use serde::Deserialize;
use thiserror::Error;

/// What the first layer passes on are so many stripes of so many numbers.
const STRIPE: usize = 32;
const MOST_STRIPES: usize = 8;

/// How many numbers the second layer passes on.
const DEPTH: usize = 32;

/// How many inputs are gathered before they are added up, stripe by stripe.
const GATHERED: usize = 64;

/// The version of the format.
const FORMAT: u32 = 1;

/// A network that was read.
#[derive(Clone, Debug)]
pub struct Network {
    first: Vec<Layer<STRIPE>>,
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
        let mut weights = Weights::new(weights.get(1..).unwrap_or_default(), &header)?;
        Ok(Network {
            first: weights.stripes(&header),
            second: weights.layer(header.layers[0], header.scales[1]),
            last: weights.layer(DEPTH, header.scales[2]),
        })
    }

    /// Begin to look at something.
    #[inline]
    pub fn look(&self) -> Look<'_> {
        let mut sums = [[0.0; STRIPE]; MOST_STRIPES];
        for (sums, stripe) in sums.iter_mut().zip(&self.first) {
            *sums = stripe.biases;
        }
        Look { network: self, sums, gathered: [(0, 0.0); GATHERED], count: 0 }
    }
}

/// A network that has been shown some of what it looks at.
#[derive(Clone, Debug)]
pub struct Look<'a> {
    network: &'a Network,
    sums: [[f32; STRIPE]; MOST_STRIPES],
    /// Inputs that were not added up yet, by their places.
    gathered: [(usize, f32); GATHERED],
    count: usize,
}

impl Look<'_> {
    /// Show it some numbers, the first of which has this place. Most of them are zero.
    #[inline]
    pub fn show(&mut self, begin: usize, values: &[f32]) {
        for (place, &value) in (begin..).zip(values) {
            if value != 0.0 {
                self.gathered[self.count] = (place, value);
                self.count += 1;
                if self.count == GATHERED {
                    self.add_up();
                }
            }
        }
    }

    /// The chances of winning, from 0 to 1.
    #[inline]
    pub fn chances(&mut self) -> f32 {
        self.add_up();
        let width = self.network.first.len() * STRIPE;
        let second = self.network.second.pass(&self.sums.as_flattened()[..width]);
        let [sum] = self.network.last.pass(&second);
        1.0 / (1.0 + (-sum).exp())
    }

    /// Add up what was gathered: a stripe of sums stays in registers meanwhile.
    fn add_up(&mut self) {
        for (sums, stripe) in self.sums.iter_mut().zip(&self.network.first) {
            let mut stripe_sums = *sums;
            for &(place, value) in &self.gathered[..self.count] {
                add(&mut stripe_sums, &stripe.weights[place], value);
            }
            *sums = stripe_sums;
        }
        self.count = 0;
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
    fn pass(&self, inputs: &[f32]) -> [f32; N] {
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
    fn new<'a>(bytes: &'a [u8], header: &Header) -> Result<Weights<'a>, NetworkError> {
        let sizes = [header.inputs, header.layers[0], header.layers[1]];
        let sizes = sizes.into_iter().zip(&header.layers);
        let wanted: usize = sizes.map(|(inputs, outputs)| 2 * (inputs + 1) * outputs).sum();
        match bytes.len() {
            found if found == wanted => Ok(Weights(bytes)),
            found => Err(NetworkError::Length { found, wanted }),
        }
    }

    /// The first layer. A file has its rows whole.
    fn stripes(&mut self, header: &Header) -> Vec<Layer<STRIPE>> {
        let stripe = Layer { weights: Vec::new(), biases: [0.0; STRIPE] };
        let mut stripes = vec![stripe; header.layers[0] / STRIPE];
        for _ in 0..header.inputs {
            stripes.iter_mut().for_each(|stripe| stripe.weights.push(self.row(header.scales[0])));
        }
        stripes.iter_mut().for_each(|stripe| stripe.biases = self.row(header.scales[0]));
        stripes
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
        let layers = match self.layers[..] {
            // Whatever is a number of stripes that there is room for.
            [width, ..]
                if width % STRIPE == 0 && (1..=MOST_STRIPES).contains(&(width / STRIPE)) =>
            {
                [width, DEPTH, 1]
            }
            _ => [2 * STRIPE, DEPTH, 1],
        };
        let scales = self.scales.iter().filter(|scale| scale.is_finite()).count();
        let facts = [
            ("format", self.format.to_string(), FORMAT.to_string()),
            ("game", self.game.clone(), purpose.game.to_owned()),
            ("encoding", self.encoding.to_string(), purpose.encoding.to_string()),
            ("inputs", self.inputs.to_string(), purpose.inputs.to_string()),
            ("layers", format!("{:?}", self.layers), format!("{layers:?}")),
            ("scales", scales.to_string(), layers.len().to_string()),
        ];
        match facts.into_iter().find(|(_, found, wanted)| found != wanted) {
            None => Ok(()),
            Some((name, found, wanted)) => Err(NetworkError::Other { name, found, wanted }),
        }
    }
}
