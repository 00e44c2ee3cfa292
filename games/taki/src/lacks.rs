use crate::cards::{COLOURED, Card, Colour, FIGURES, of_colour, of_figure};

/// What everybody knows to be missing in a hand, because its player drew where a matching card
/// would have had to be played (R2.4, R6.2).
///
/// For each colour and figure: "of this one, and of all with a smaller number here, the hand has
/// at most so many cards in all". A proof writes 0 to the colour and figure that did not match;
/// since the other entries are larger or equal, their sets now take in these two, which is right,
/// for at that moment the hand has none of them. A card drawn raises every number by one. A card
/// played lowers those whose set has it, because it can only be one of those drawn since. So the
/// sets stay nested, and a hand fits them all exactly if it could have come about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lacks([u8; 4 + FIGURES]);

/// No limit.
const FREE: u8 = u8::MAX;

impl Lacks {
    pub(crate) const NOTHING: Lacks = Lacks([FREE; 4 + FIGURES]);

    /// The hand has no card of this colour or figure.
    pub(crate) fn prove(&mut self, colour: Colour, figure: Option<u8>) {
        self.0[colour as usize] = 0;
        if let Some(figure) = figure {
            self.0[4 + figure as usize] = 0;
        }
    }

    /// The hand got that many cards more.
    pub(crate) fn drew(&mut self, count: u8) {
        for most in &mut self.0 {
            *most = most.saturating_add(count);
        }
    }

    /// The hand lost a card and has `left` cards; limits that can no longer matter are dropped.
    pub(crate) fn played(&mut self, card: Card, left: usize) {
        let least = match (card.colour(), card.figure()) {
            (Some(colour), Some(figure)) => {
                self.0[colour as usize].min(self.0[4 + figure as usize])
            }
            _ => FREE,
        };
        for most in &mut self.0 {
            if *most >= least && *most != FREE {
                *most -= 1;
            }
            if usize::from(*most) >= left {
                *most = FREE;
            }
        }
    }

    /// The limits, smallest set first: at most so many cards of these kinds.
    pub(crate) fn limits(&self) -> impl Iterator<Item = (u64, u32)> {
        let mut steps = self.0;
        steps.sort_unstable();
        let mut last = FREE;
        let distinct =
            move |most: &u8| *most != FREE && std::mem::replace(&mut last, *most) != *most;
        let limit = |most: u8| (self.within(most), most.into());
        steps.into_iter().filter(distinct).map(limit)
    }

    /// The kinds whose limit is at most this.
    fn within(&self, limit: u8) -> u64 {
        let colours = Colour::ALL.iter().filter(|&&c| self.0[c as usize] <= limit);
        let figures = (0..FIGURES as u8).filter(|&f| self.0[4 + f as usize] <= limit);
        let of_colours = colours.fold(0, |kinds, &colour| kinds | of_colour(colour));
        COLOURED & figures.fold(of_colours, |kinds, figure| kinds | of_figure(figure))
    }

    /// The numbers of the colours and figures, nothing where there is no limit.
    pub(crate) fn entries(&self) -> impl Iterator<Item = Option<u8>> {
        self.0.into_iter().map(|most| (most != FREE).then_some(most))
    }

    /// The limits that these numbers mean.
    pub(crate) fn from_entries(entries: [Option<u8>; 4 + FIGURES]) -> Lacks {
        Lacks(entries.map(|most| most.unwrap_or(FREE)))
    }

    /// The limits that can matter for a hand of so many cards.
    pub(crate) fn for_hand(&self, cards: usize) -> Lacks {
        Lacks(self.0.map(|most| if usize::from(most) < cards { most } else { FREE }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::PLUS;

    fn limits(lacks: &Lacks) -> Vec<(u64, u32)> {
        lacks.limits().collect()
    }

    #[test]
    fn a_later_proof_joins_the_earlier_one() {
        let mut lacks = Lacks::NOTHING;
        lacks.prove(Colour::Red, Some(PLUS));
        let red = of_colour(Colour::Red) | of_figure(PLUS);
        assert_eq!(limits(&lacks), [(red, 0)]);
        lacks.drew(2);
        assert_eq!(limits(&lacks), [(red, 2)]);
        lacks.prove(Colour::Blue, None);
        let blue = of_colour(Colour::Blue);
        assert_eq!(limits(&lacks), [(blue, 0), (blue | red, 2)]);
        // A red card was one of those two; a yellow one proves nothing.
        lacks.drew(1);
        lacks.played("r5".parse().unwrap(), 8);
        assert_eq!(limits(&lacks), [(blue, 1), (blue | red, 2)]);
        lacks.played("y5".parse().unwrap(), 7);
        lacks.played(Card::KING, 6);
        assert_eq!(limits(&lacks), [(blue, 1), (blue | red, 2)]);
        lacks.played("b5".parse().unwrap(), 5);
        assert_eq!(limits(&lacks), [(blue, 0), (blue | red, 1)]);
    }

    #[test]
    fn a_limit_above_the_hand_is_dropped() {
        let mut lacks = Lacks::NOTHING;
        lacks.prove(Colour::Red, None);
        lacks.drew(2);
        lacks.played("y5".parse().unwrap(), 3);
        assert_ne!(lacks, Lacks::NOTHING);
        lacks.played("y6".parse().unwrap(), 2);
        assert_eq!(lacks, Lacks::NOTHING);
    }
}
