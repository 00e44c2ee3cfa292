use crate::{Game, Seat};

/// A game as numbers, for programs that learn: a number for every action, and a seat's knowledge as
/// a row of numbers. Both are seen from the seat: its own side of the board, itself first.
///
/// Nothing here allocates, and nothing depends on what the person on the seat may not know.
pub trait Encoding: Game {
    /// Raised when an id or a field changes its meaning.
    const VERSION: u32;

    /// Ids are the numbers below this, whatever the options.
    const ACTION_IDS: usize;

    /// What an observation is made of, in order.
    const OBSERVATION: &'static [Field];

    /// How many numbers an observation has.
    const OBSERVATION_LEN: usize = Field::total(Self::OBSERVATION);

    /// The id of a legal action.
    fn action_id(&self, seat: Seat, action: Self::Action) -> usize;

    /// The action with an id, or nothing if no action of the seat can have it in this state. It need
    /// not be legal.
    fn action_of(&self, seat: Seat, id: usize) -> Option<Self::Action>;

    /// Write what the person on the seat may know, all [`OBSERVATION_LEN`](Self::OBSERVATION_LEN)
    /// numbers.
    ///
    /// # Panics
    /// If the slice has another length.
    fn observe(&self, seat: Seat, values: &mut [f32]);

    /// Write which ids are legal for the seat, all [`ACTION_IDS`](Self::ACTION_IDS) of them. The
    /// buffer is only for reuse.
    ///
    /// # Panics
    /// If the mask has another length.
    #[inline]
    fn legal_mask(&self, seat: Seat, buffer: &mut Vec<Self::Action>, mask: &mut [bool]) {
        assert_eq!(mask.len(), Self::ACTION_IDS, "one place for each id");
        mask.fill(false);
        buffer.clear();
        self.actions(seat, buffer);
        for &action in buffer.iter() {
            mask[self.action_id(seat, action)] = true;
        }
    }
}

/// A named part of an observation: a number, a list of numbers or a stack of planes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// What it is called.
    pub name: &'static str,
    /// Its sizes, the slowest first, such as planes, rows and files; empty for one number.
    pub shape: &'static [usize],
}

impl Field {
    /// A field of this shape.
    pub const fn new(name: &'static str, shape: &'static [usize]) -> Field {
        Field { name, shape }
    }

    /// How many numbers it has.
    pub const fn len(&self) -> usize {
        let (mut len, mut i) = (1, 0);
        while i < self.shape.len() {
            len *= self.shape[i];
            i += 1;
        }
        len
    }

    /// Whether it has no numbers.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many numbers some fields have together.
    pub const fn total(fields: &[Field]) -> usize {
        let (mut total, mut i) = (0, 0);
        while i < fields.len() {
            total += fields[i].len();
            i += 1;
        }
        total
    }
}

#[cfg(test)]
mod tests {
    use super::Field;

    #[test]
    fn fields_are_counted() {
        let fields =
            [Field::new("board", &[3, 5, 5]), Field::new("turn", &[]), Field::new("hand", &[4])];
        assert_eq!(fields.map(|field| field.len()), [75, 1, 4]);
        assert_eq!(Field::total(&fields), 80);
    }
}
