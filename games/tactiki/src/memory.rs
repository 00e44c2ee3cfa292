use table::bits::ones;

use crate::rank::{Rank, Ranks};

/// What anybody with a perfect memory knows of one people's pieces without seeing their faces.
///
/// Fights show ranks, so pieces fall into three groups: those that fought and stayed ([`shown`]);
/// those that came back from the dead and have not fought since ([`Rebirth`], in the order in which
/// they came back); and those still unseen since the setup.
///
/// [`shown`]: Memory::is_shown
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Memory {
    shown: u16,
    count: u8,
    reborn: [Rebirth; 10],
}

/// A piece that came back and has not fought since.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Rebirth {
    /// The number of the piece within its people.
    pub slot: u8,
    /// The ranks that it and all who came back before it can have among them: no rank can stand
    /// more often among them than here.
    pub could: Ranks,
}

impl Memory {
    /// Whether the piece's rank was shown in a fight.
    #[inline]
    pub const fn is_shown(&self, slot: u8) -> bool {
        self.shown >> slot & 1 == 1
    }

    /// The pieces on the board whose rank was shown in a fight.
    pub fn shown(&self) -> impl Iterator<Item = u8> {
        ones(self.shown.into()).map(|slot| slot as u8)
    }

    /// The pieces that came back and have not fought since, in the order in which they came.
    pub fn reborn(&self) -> &[Rebirth] {
        &self.reborn[..self.count as usize]
    }

    /// Whether the piece came back and has not fought since.
    pub fn is_reborn(&self, slot: u8) -> bool {
        self.reborn().iter().any(|rebirth| rebirth.slot == slot)
    }

    /// A piece comes back; `dead` are the ranks that were dead before, together with those of the
    /// pieces that came back unseen before it.
    #[inline]
    pub fn come_back(&mut self, slot: u8, dead: Ranks) {
        self.reborn[self.count as usize] = Rebirth { slot, could: dead };
        self.count += 1;
    }

    /// A fight shows the rank of a piece.
    #[inline]
    pub fn show(&mut self, slot: u8, rank: Rank) {
        self.shown |= 1 << slot;
        if self.count == 0 {
            return;
        }
        let Some(index) = self.reborn().iter().position(|rebirth| rebirth.slot == slot) else {
            return;
        };
        // One piece of this rank is accounted for: those who came later had one less to be, and
        // those who came earlier left this one over.
        let left = self.reborn[index].could.count(rank) - 1;
        for earlier in &mut self.reborn[..index] {
            earlier.could.set(rank, earlier.could.count(rank).min(left));
        }
        let count = self.count as usize;
        for later in &mut self.reborn[index + 1..count] {
            later.could.take(rank);
        }
        self.reborn.copy_within(index + 1..count, index);
        self.reborn[count - 1] = Rebirth::default();
        self.count -= 1;
    }

    /// A piece that was just shown dies; its number is free for another.
    #[inline]
    pub fn forget(&mut self, slot: u8) {
        self.shown &= !(1 << slot);
    }

    /// Put together what a draft says.
    pub(crate) fn restore(shown: u16, reborn: &[Rebirth]) -> Memory {
        let mut memory = Memory { shown, ..Memory::default() };
        memory.reborn[..reborn.len()].copy_from_slice(reborn);
        memory.count = reborn.len() as u8;
        memory
    }
}
