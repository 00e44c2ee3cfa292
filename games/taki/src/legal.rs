use table::bits::nth_one;

use crate::{
    Action, Taki,
    cards::{ALL_COLOURLESS, COLOURED, Card, Colour, PLUS_TWO, TAKI, of_colour, of_figure},
    options::KingSuper,
    state::Phase,
};

/// What the turn seat may do: the kinds it may play from its hand, and what else.
#[derive(Clone, Copy)]
pub(crate) struct Choices {
    /// Kinds played without naming a colour.
    pub(crate) plain: u64,
    /// Whether Change Color is among them, each colour another action.
    pub(crate) color: bool,
    /// Whether SuperTaki names its colour.
    pub(crate) named: bool,
    /// The colours that can be named.
    colours: &'static [Colour],
    /// Up to two actions that play no card.
    others: [Action; 2],
    count: u8,
}

impl Choices {
    /// The actions that play no card.
    #[inline]
    pub(crate) fn others(&self) -> &[Action] {
        &self.others[..usize::from(self.count)]
    }

    /// How many actions there are.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        let colours = self.colours.len() as u32 * (u32::from(self.color) + u32::from(self.named));
        self.plain.count_ones() + colours + u32::from(self.count)
    }

    /// One of the actions.
    #[inline]
    pub(crate) fn get(&self, number: u32) -> Action {
        let cards = self.plain.count_ones();
        if number < cards {
            return Action::Play(Card(nth_one(self.plain, number) as u8));
        }
        let mut number = (number - cards) as usize;
        if number < usize::from(self.count) {
            return self.others[number];
        }
        number -= usize::from(self.count);
        let colours = self.colours.len();
        let colour = self.colours[number % colours];
        if number < colours && self.color { Action::Color(colour) } else { Action::Super(colour) }
    }
}

impl Taki {
    /// The colours that can be named: those that cards have (R3.4, R1.8).
    #[inline]
    pub(crate) fn colours(&self) -> &'static [Colour] {
        self.options.deck.colours()
    }

    /// The coloured kinds that match by colour or figure (R2.1).
    #[inline]
    pub(crate) fn matching(&self) -> u64 {
        let figure = self.lead.figure().map_or(0, of_figure);
        of_colour(self.colour) | figure
    }

    /// The kinds that may be played now, were they all in hand.
    #[inline]
    pub(crate) fn playable(&self) -> u64 {
        match self.phase {
            Phase::Play if self.chain > 0 => {
                let plus_three =
                    if self.options.plus3_on_plus2 { Card::PLUS_THREE.bit() } else { 0 };
                of_figure(PLUS_TWO) | Card::KING.bit() | plus_three
            }
            Phase::Play | Phase::Plus => self.matching() | ALL_COLOURLESS,
            Phase::King => COLOURED | ALL_COLOURLESS,
            Phase::Run => {
                let colourless = if self.options.wild_in_run { ALL_COLOURLESS } else { 0 };
                of_colour(self.run.unwrap_or(self.colour)) | colourless
            }
            Phase::Window => 0,
        }
    }

    /// Whether the turn seat may draw (R2.3, R2.4, R4.3, R6.2).
    #[inline]
    pub(crate) fn may_draw(&self) -> bool {
        let matches = || self.hands[self.turn.index()].kinds() & self.matching() != 0;
        match self.phase {
            Phase::Play => self.chain > 0 || !self.options.must_play || !matches(),
            Phase::Plus => !matches(),
            _ => false,
        }
    }

    /// Whether the run may be closed (R5.6).
    #[inline]
    pub(crate) fn may_close(&self) -> bool {
        self.lead.figure() != Some(TAKI)
    }

    #[inline]
    pub(crate) fn choices(&self) -> Choices {
        let cards = self.playable() & self.hands[self.turn.index()].kinds();
        let named = self.phase == Phase::King && self.options.king_super == KingSuper::Named;
        let named = named && cards & Card::SUPER.bit() != 0;
        let without = Card::COLOR.bit() | if named { Card::SUPER.bit() } else { 0 };
        let (others, count) = match self.phase {
            Phase::Run if self.may_close() => ([Action::Leave, Action::Close], 2),
            Phase::Run => ([Action::Leave; 2], 1),
            Phase::King => ([Action::Done; 2], 1),
            _ => ([Action::Draw; 2], u8::from(self.may_draw())),
        };
        Choices {
            plain: cards & !without,
            color: cards & Card::COLOR.bit() != 0,
            named,
            colours: self.colours(),
            others,
            count,
        }
    }
}
