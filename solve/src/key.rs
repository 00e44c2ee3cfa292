use maiak::{Draft, Maiak, Options, Phase, Size, Square};
use table::{Game, Seat, Seed};

/// A whole position as seen by whoever has to act: tiles, pieces, and whether a move or a switch is due.
/// Mirror images have the same key, and so have positions that differ only in who plays which colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(u128);

/// How many bits of a [`Key`] are used.
pub(crate) const KEY_BITS: u32 = 91;

/// How the board is turned for its [`Key`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    size: Size,
    turned: bool,
    mirrored: bool,
}

/// Powers of three, summed up by the bits of half a board.
static THREES: [u32; 1 << HALF] = {
    let mut sums = [0; 1 << HALF];
    let mut bits = 1;
    while bits < sums.len() {
        let rest = bits & (bits - 1);
        sums[bits] = sums[rest] + 3u32.pow((bits as u32).trailing_zeros());
        bits += 1;
    }
    sums
};
const HALF: u32 = 13;

fn threes(plane: u32) -> u64 {
    let half = |bits: u32| u64::from(THREES[(bits & ((1 << HALF) - 1)) as usize]);
    half(plane) + half(plane >> HALF) * 3u64.pow(HALF)
}

const FILES: u32 = 0b00001_00001_00001_00001_00001;

/// The same squares seen in a mirror that stands beside the board.
fn mirrored(plane: u32, size: Size) -> u32 {
    let file = |number: u32| plane & (FILES << number);
    let whole = file(0) << 4 | file(1) << 2 | file(2) | file(3) >> 2 | file(4) >> 4;
    whole >> (5 - size.side())
}

/// The same squares seen from across.
fn turned(plane: u32, size: Size) -> u32 {
    plane.reverse_bits() >> (31 - size.last().index())
}

impl Key {
    /// The key of a position in which somebody has to act.
    pub fn of(state: &Maiak) -> Key {
        Key::framed(state).0
    }

    /// The key, and how the board was turned for it.
    pub(crate) fn framed(state: &Maiak) -> (Key, Frame) {
        let (size, turn) = (state.size(), state.turn_seat());
        let mut planes = state.planes();
        if turn == Seat::new(1) {
            planes = planes.map(|plane| turned(plane, size));
            planes.swap(2, 3);
        }
        let switches = state.phase() == Phase::Switch;
        let straight = written(planes, switches);
        let image = written(planes.map(|plane| mirrored(plane, size)), switches);
        let frame = Frame { size, turned: turn == Seat::new(1), mirrored: image < straight };
        (Key(straight.min(image)), frame)
    }

    /// A position with this key, in which White has to act.
    pub(crate) fn position(self, options: &Options) -> Option<Maiak> {
        let bit = |place: usize| (self.0 >> place & 1) as usize;
        let colour = |place: usize| ['b', 'g', 'y', 'r'][bit(place) + 2 * bit(place + 25)];
        let mut pieces = (self.0 >> 50 & ((1 << 40) - 1)) as u64;
        let (mut white, mut black) = (Vec::new(), Vec::new());
        for place in 0..Square::COUNT {
            match pieces % 3 {
                1 => white.push(Square::new(place)),
                2 => black.push(Square::new(place)),
                _ => {}
            }
            pieces /= 3;
        }
        let side = options.size.side();
        let row = |row: usize| (0..side).map(|file| colour(5 * row + file)).collect();
        let draft = Draft {
            tiles: (0..side).map(row).collect(),
            white,
            black,
            turn: 0,
            phase: if bit(KEY_BITS as usize - 1) == 1 { Phase::Switch } else { Phase::Move },
            turns: 0,
        };
        Maiak::from_draft(options, &Seed::from(0), draft).ok()
    }

    /// A small number up to 15 that is another for every position and salt, and none without salt.
    pub(crate) fn noise(self, salt: u64) -> u32 {
        let bits = self.0 as u64 ^ (self.0 >> 64) as u64;
        (bits.wrapping_mul(salt.wrapping_mul(0x9E37_79B9_7F4A_7C15)) >> 60) as u32
    }

    /// Its bits, of which the lowest 91 are used.
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u128) -> Key {
        Key(bits)
    }
}

fn written([low, high, own, other]: [u32; 4], switches: bool) -> u128 {
    let tiles = u64::from(low) | u64::from(high) << 25;
    let pieces = threes(own) + 2 * threes(other);
    u128::from(tiles) | u128::from(pieces) << 50 | u128::from(switches) << (KEY_BITS - 1)
}

impl Frame {
    /// Where a square of the board lies in the key, and back.
    pub(crate) fn across(self, place: usize) -> usize {
        let mut bit = 1 << place;
        if self.turned {
            bit = turned(bit, self.size);
        }
        if self.mirrored {
            bit = mirrored(bit, self.size);
        }
        bit.trailing_zeros() as usize
    }
}
