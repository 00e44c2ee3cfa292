//! What a gift and the order of play tell about the cards of others in TAC.

use serde_json::Value;
use table::{Dice, Event, Game, Seat, Seed, Viewer};
use tac::{Action, Impression, Tac};

use crate::{luce::Choices, self_play};

const NAMES: [&str; 18] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "trick", "tac", "jester",
    "angel", "warrior", "devil",
];

/// How many worlds are imagined to be compared with the truth.
const WORLDS: usize = 20;

/// Print how gladly each card is given and laid down, and how many cards of others are guessed.
pub(crate) fn find(games: u64, simulations: u64) {
    let mut given: [Choices; 2] = Default::default();
    let mut guesses = [[Guesses::default(); 3]; 7];
    let mut dice = Dice::new(Seed::from(1));
    for number in 0..games {
        let mut impressions: Vec<Impression> = vec![Impression::default(); 4];
        let gives = |action: &Action| matches!(action, Action::Give(_));
        self_play(
            (&Default::default(), number, simulations),
            gives,
            |state: &Tac, seat, action| {
                if !state.is_midway() {
                    let draft = serde_json::to_value(state.draft()).expect("a draft");
                    let hand = hand(&draft, seat);
                    let view = state.view(seat.into());
                    let impression = &impressions[seat.index()];
                    for (way, guesses) in guesses[hand.len()].iter_mut().enumerate() {
                        let mut worlds = Vec::new();
                        match way {
                            0 => worlds.extend((0..WORLDS).map(|_| Tac::imagine(&view, &mut dice))),
                            1 => {
                                let nothing = Impression::default();
                                Tac::imagine_likely(
                                    &view,
                                    &nothing,
                                    WORLDS,
                                    &mut dice,
                                    &mut worlds,
                                );
                            }
                            _ => Tac::imagine_likely(
                                &view,
                                impression,
                                WORLDS,
                                &mut dice,
                                &mut worlds,
                            ),
                        }
                        worlds.iter().for_each(|world| guesses.compare(&draft, world, seat));
                    }
                    let mut kinds = hand;
                    kinds.dedup();
                    let card = kind_of(action);
                    if let Action::Give(_) = action {
                        let partner = (seat.number() + 2) % 4;
                        let opens = draft["announced"].as_array().expect("seats");
                        let opens = opens.iter().any(|seat| seat.as_u64() == Some(partner.into()));
                        given[usize::from(opens)].add(card, kinds);
                    }
                }
                let mut events = Vec::new();
                state.clone().apply(seat, action, &mut events);
                for (viewer, impression) in
                    (0..4).map(|seat| Viewer::seat(Seat::new(seat))).zip(&mut impressions)
                {
                    let seen: Vec<_> =
                        events.iter().filter_map(|event| event.seen_by(viewer)).collect();
                    Tac::notice(impression, &state.view(viewer), &seen);
                }
            },
        );
    }
    println!("GIVEN, {} and {} choices", given[0].len(), given[1].len());
    given.iter().for_each(|choices| println!("    {:.2?},", choices.weights::<18>()));
    println!("with so many cards in the hand, of the cards of others are guessed right:");
    println!("by chance, by gifts, by what was laid down too");
    for (cards, guesses) in guesses.iter().enumerate().filter(|(_, ways)| ways[0].all > 0) {
        println!("{cards}: {:.2?} %", guesses.map(|guesses| guesses.percent()));
    }
    let sum = |way: usize| {
        let ways = guesses.iter().map(|ways| ways[way]);
        ways.fold(Guesses::default(), |a, b| Guesses {
            right: a.right + b.right,
            all: a.all + b.all,
        })
        .percent()
    };
    println!("all: {:.2?} %", [0, 1, 2].map(sum));
}

/// Cards of others in imagined worlds, and how many of them were right.
#[derive(Clone, Copy, Default)]
struct Guesses {
    right: u64,
    all: u64,
}

impl Guesses {
    fn compare(&mut self, truth: &Value, world: &Tac, seat: Seat) {
        let world = serde_json::to_value(world.draft()).expect("a draft can be written");
        for other in (0..4).map(Seat::new).filter(|&other| other != seat) {
            let mut truth = hand(truth, other);
            self.all += truth.len() as u64;
            for kind in hand(&world, other) {
                if let Some(place) = truth.iter().position(|&other| other == kind) {
                    truth.swap_remove(place);
                    self.right += 1;
                }
            }
        }
    }

    fn percent(&self) -> f64 {
        100.0 * self.right as f64 / self.all as f64
    }
}

/// The kinds of a hand, sorted.
fn hand(draft: &Value, seat: Seat) -> Vec<usize> {
    let cards = draft["hands"][seat.index()].as_array().expect("a hand");
    let kind = |card: &Value| NAMES.iter().position(|name| card == name).expect("a card");
    let mut kinds: Vec<usize> = cards.iter().map(kind).collect();
    kinds.sort_unstable();
    kinds
}

/// The kind of card that leaves the hand.
fn kind_of(action: Action) -> usize {
    let text = action.to_string();
    let text = text.strip_prefix("give:").or(text.strip_prefix("discard:")).unwrap_or(&text);
    let name = if text.starts_with("tac=") { "tac" } else { text.split(':').next().unwrap_or("") };
    NAMES.iter().position(|&known| known == name).expect("a card")
}
