use table::{Phrase, Thing};

use super::{
    CARD,
    hands::{Numbers, looks},
};
use crate::{
    Action, View,
    cards::{Card, Colour, PLUS_TWO},
    state::Phase,
};

const DRAW: [f32; 2] = [22.0, 25.0];
/// What the discards lie on, in the colour that counts.
const MAT: [f32; 4] = [44.3, 22.0, 56.0, 40.0];
/// Between its edge and the discards.
const RIM: f32 = 4.0;
/// The marks of an open TAKI and of the cards that wait, at the lower edge.
const OPEN: f32 = 14.0;
const WAITING: f32 = 10.0;
const MARK: f32 = 7.0;
/// How far one discard sticks out under the next, if there is room.
const STEP: f32 = 7.0;
/// How many discards are seen, beside a run and a chain, and at most.
const SEEN: usize = 3;
const MOST: usize = 8;

impl View {
    /// The draw pile, and the discards on their mat.
    pub(super) fn piles(&self) -> Vec<Thing> {
        let mut things = vec![self.draw_pile(), self.mat()];
        things.extend(self.discards());
        let mark = |id: &'static str, right: f32, width: f32| {
            let (x, y) = (MAT[0] + MAT[2] - RIM - right - width, MAT[1] + MAT[3] - MARK - 0.5);
            Thing::new(id, "table", [x, y, width, MARK], id)
        };
        things.extend(self.state.open_taki.map(|_| mark("open", 0.0, OPEN)));
        if self.state.chain > 0 {
            let badge = Some(2 * u16::from(self.state.chain));
            things.push(Thing { badge, ..mark("waiting", OPEN + 3.0, WAITING) });
        }
        things
    }

    fn draw_pile(&self) -> Thing {
        let count = self.state.piles.draw;
        let [x, y] = DRAW;
        let look = match count {
            0 => "pile-empty",
            1..=5 => "pile-low",
            6..=30 => "pile",
            _ => "pile-high",
        };
        let parts = [Phrase::new("scene-draw").with("count", count)].into_iter().chain(self.due());
        let name = Phrase::new("plain").with("text", parts.collect::<Vec<_>>());
        let mut pile = Thing::new("draw", "table", [x, y, CARD[0], CARD[1]], look).named(name);
        pile.badge = Some(count.into());
        pile.cell = Some([0, 0]);
        pile.means = Some(Action::Draw.to_string());
        pile
    }

    /// What waits for whoever does not answer a +2.
    fn due(&self) -> Option<Phrase> {
        let chain = self.state.chain;
        (chain > 0).then(|| Phrase::new("picture-chain").with("cards", 2 * chain))
    }

    /// What the discards lie on tells of them all, so that it stays whatever is played.
    fn mat(&self) -> Thing {
        let state = &self.state;
        let colour =
            |key: &'static str, colour: Colour| Phrase::new(key).with("colour", colour.phrase());
        let mut parts = vec![Phrase::new("scene-lead").with("card", state.lead.phrase())];
        if state.lead.colour() != Some(state.colour) {
            parts.push(colour("scene-colour", state.colour));
        }
        if state.phase == Phase::Window {
            parts.push(Phrase::new("scene-window"));
        }
        parts.extend(self.due());
        parts.extend(state.open_taki.map(|open| colour("picture-open", open)));
        parts.extend(state.run.map(|run| colour("picture-run", run)));
        let name = Phrase::new("plain").with("text", parts);
        let look = format!("mat-{}", state.colour.word());
        let mut mat = Thing::new("discards", "table", MAT, look).named(name);
        mat.cell = Some([1, 0]);
        mat
    }

    /// The last discards side by side, the newest on top: as many as belong together.
    fn discards(&self) -> Vec<Thing> {
        let mut numbers = Numbers::default();
        for card in self.own().take(1).flat_map(|own| self.state.hands[own.index()].iter()) {
            numbers.next(card);
        }
        let count = self.seen_discards();
        let newest: Vec<_> = self.state.piles.discards().rev().take(count).collect();
        let room = MAT[2] - CARD[0] - 2.0 * RIM;
        let step = STEP.min(room / (count.max(2) - 1) as f32);
        let mut things: Vec<Thing> = (0..count)
            .rev()
            .zip(newest)
            .map(|(place, card)| {
                let (x, y) = (MAT[0] + RIM + step * place as f32, MAT[1] + RIM - 0.5);
                let spot = [x, y, CARD[0], CARD[1]];
                let id = format!("{card}-{}", numbers.next(card));
                Thing { looks: looks(card), ..Thing::new(id, "table", spot, "") }
            })
            .collect();
        things.reverse();
        things
    }

    /// A run and a chain are seen to grow; the leading card is always among what is seen.
    fn seen_discards(&self) -> usize {
        let state = &self.state;
        let newest = || state.piles.discards().rev();
        let together = match state.run {
            Some(run) => {
                let fits = |card: &Card| card.colour() == Some(run) || *card == Card::SUPER;
                newest().take_while(fits).count()
            }
            None => {
                let is_two = |card: &Card| card.figure() == Some(PLUS_TWO);
                let mut waiting = usize::from(state.chain);
                let chained = |card: &Card| {
                    let more = waiting > 0;
                    waiting -= usize::from(more && is_two(card));
                    more
                };
                newest().take_while(chained).count()
            }
        };
        let lead = usize::from(state.piles.discards - state.piles.lead_at);
        (together + 1).clamp(SEEN, MOST).max(lead).min(state.piles.discards.into())
    }
}
