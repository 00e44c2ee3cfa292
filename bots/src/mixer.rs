use std::hash::{Hash, Hasher};

/// A number for anything that can be hashed: fast, without a heap, and the same on every machine of
/// a kind.
pub(crate) fn key_of(value: &impl Hash, seed: u64) -> u64 {
    let mut mixer = Mixer::new(seed);
    value.hash(&mut mixer);
    mixer.finish()
}

/// Multiplies and folds word by word.
pub(crate) struct Mixer(u64);

const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

impl Mixer {
    pub(crate) const fn new(seed: u64) -> Mixer {
        Mixer(seed)
    }

    fn mix(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ ODD) * u128::from(ODD);
        self.0 = (product as u64 ^ (product >> 64) as u64).wrapping_add(word);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.mix(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.mix(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.mix(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.mix(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.mix(value as u64);
    }

    fn finish(&self) -> u64 {
        let product = u128::from(self.0 ^ ODD) * u128::from(ODD);
        product as u64 ^ (product >> 64) as u64
    }
}
