//! What a gift and the order of play tell about the cards of others in TAC.

use serde_json::Value;
use table::{Dice, Game, Options, Seat, Seed};
use tac::{Action, Tac};

use crate::{luce::Choices, self_play};

const NAMES: [&str; 18] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "trick", "tac", "jester",
    "angel", "warrior", "devil",
];

/// How many worlds are imagined to be compared with the truth.
const WORLDS: usize = 20;

/// Print how gladly each card is given and laid down, and how many cards of others are guessed.
pub(crate) fn find(games: u64, simulations: u64) {
    let (mut given, mut laid): ([Choices; 2], Choices) = Default::default();
    let mut guesses = [Guesses::default(); 2];
    let mut dice = Dice::new(Seed::from(1));
    for number in 0..games {
        let gives = |action: &Action| matches!(action, Action::Give(_));
        self_play(
            (&Default::default(), number, simulations),
            gives,
            |state: &Tac, seat, action| {
                if state.is_midway() {
                    return;
                }
                let draft = serde_json::to_value(state.draft()).expect("a draft can be written");
                let hand = hand(&draft, seat);
                let mut kinds = hand.clone();
                kinds.dedup();
                let card = kind_of(action);
                if let Action::Give(_) = action {
                    let partner = (seat.number() + 2) % 4;
                    let opens = draft["announced"].as_array().expect("seats");
                    let opens = opens.iter().any(|seat| seat.as_u64() == Some(partner.into()));
                    given[usize::from(opens)].add(card, kinds);
                } else if kinds.contains(&card) {
                    laid.add(card, hand);
                }
                let viewer = state.options().sides().viewer(seat);
                let view = state.view(viewer);
                for (guesses, imagine) in
                    guesses.iter_mut().zip([Tac::imagine, Tac::imagine_likely])
                {
                    for _ in 0..WORLDS {
                        guesses.compare(&draft, &imagine(&view, &mut dice), seat);
                    }
                }
            },
        );
    }
    println!("GIVEN, {} and {} choices", given[0].len(), given[1].len());
    given.iter().for_each(|choices| println!("    {:.2?},", choices.weights::<18>()));
    println!("LAID, {} choices\n    {:.2?}", laid.len(), laid.weights::<18>());
    for (guesses, name) in guesses.iter().zip(["imagine", "imagine_likely"]) {
        println!("{name}: {:.2} % of the cards of others are right", guesses.percent());
    }
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
