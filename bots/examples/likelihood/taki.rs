//! What drawing, running and answering tell about the cards of others in TAKI.

use serde_json::Value;
use table::{Dice, Game, Seat, Seed, read_options};
use taki::{Action, Card, Draft, Taki};

use crate::{luce::Choices, self_play};

const GROUPS: usize = 11;

/// How many worlds are imagined to be compared with the truth.
const WORLDS: usize = 20;

/// How often something was done, and how often although there was something else to do.
#[derive(Clone, Copy, Default)]
struct Rate {
    all: u64,
    odd: u64,
}

impl Rate {
    fn add(&mut self, odd: bool) {
        self.all += 1;
        self.odd += u64::from(odd);
    }

    fn print(&self, name: &str) {
        println!(
            "{name}: {} of {}, {:.1} %",
            self.odd,
            self.all,
            100.0 * self.odd as f64 / self.all as f64
        );
    }
}

/// Cards of others in imagined worlds, and how many of them were right.
#[derive(Clone, Copy, Default)]
struct Guesses {
    right: u64,
    all: u64,
}

impl Guesses {
    fn compare(&mut self, truth: &Draft, world: &Draft, seat: Seat) {
        for other in (0..truth.hands.len()).filter(|&other| other != seat.index()) {
            let mut truth = truth.hands[other].clone();
            self.all += truth.len() as u64;
            for card in &world.hands[other] {
                if let Some(place) = truth.iter().position(|other| other == card) {
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

fn group(card: Card) -> usize {
    let text = card.to_string();
    match &*text {
        "super" => 6,
        "king" => 7,
        "+3" => 8,
        "breaker" => 9,
        "color" => 10,
        _ => match &text[1..] {
            "stop" => 1,
            "dir" => 2,
            "+2" => 3,
            "plus" => 4,
            "taki" => 5,
            _ => 0,
        },
    }
}

pub(crate) fn find(games: u64, simulations: u64, options: &Value) {
    let [mut coloured, mut colourless, mut takes, mut lets, mut ends, mut named] =
        [Rate::default(); 6];
    let mut laid = Choices::default();
    let about = Taki::ABOUT;
    let options: taki::Options =
        read_options(options, about.options, about.rules_version).expect("good options");
    let mut guesses = [Guesses::default(); 2];
    let mut held = [[(0.0, 0.0); GROUPS]; 3];
    let mut dice = Dice::new(Seed::from(1));
    for number in 0..games {
        let mut past = vec![Vec::new(); usize::from(options.seats)];
        self_play(
            (&options, number, simulations),
            |_| false,
            |state: &Taki, seat: Seat, action| {
                let draft = state.draft();
                let view = state.view(seat.into());
                let seen = &mut past[seat.index()];
                let mut worlds: [Vec<Taki>; 2] = Default::default();
                worlds[0].extend((0..WORLDS).map(|_| Taki::imagine(&view, &mut dice)));
                Taki::imagine_recalling(&view, seen, WORLDS, &mut dice, &mut worlds[1]);
                for (guesses, worlds) in guesses.iter_mut().zip(&worlds) {
                    worlds.iter().for_each(|world| guesses.compare(&draft, &world.draft(), seat));
                }
                for other in (0..draft.hands.len()).filter(|&o| o != seat.index()) {
                    let size = usize::from(draft.hands[other].len() > 3)
                        + usize::from(draft.hands[other].len() > 7);
                    for card in &draft.hands[other] {
                        held[size][group(*card)].0 += 1.0;
                    }
                    for world in &worlds[1] {
                        for card in &world.draft().hands[other] {
                            held[size][group(*card)].1 += 1.0 / WORLDS as f64;
                        }
                    }
                }
                seen.push(view);
                let hand = &draft.hands[seat.index()];
                let mut legal = Vec::new();
                state.actions(seat, &mut legal);
                let plays: Vec<Card> = legal.iter().filter_map(|action| card_of(*action)).collect();
                match action {
                    Action::Draw if draft.chain > 0 => takes.add(!plays.is_empty()),
                    Action::Draw => {
                        coloured.add(plays.iter().any(|card| card.colour().is_some()));
                        colourless.add(!plays.is_empty());
                    }
                    Action::Let => lets.add(legal.len() > 1),
                    Action::Close | Action::Leave => {
                        ends.add(plays.iter().any(|card| card.colour().is_some()))
                    }
                    Action::Color(colour) => {
                        let count = |c| hand.iter().filter(|card| card.colour() == Some(c)).count();
                        named.add(taki::Colour::ALL.iter().any(|&c| count(c) > count(colour)));
                    }
                    _ => {}
                }
                if let Some(card) = card_of(action) {
                    let mut kinds: Vec<usize> = plays.iter().map(|&card| group(card)).collect();
                    kinds.sort_unstable();
                    laid.add(group(card), kinds);
                }
            },
        );
    }
    for (guesses, name) in guesses.iter().zip(["imagine", "imagine_recalling"]) {
        println!("{name}: {:.2} % of the cards of others are right", guesses.percent());
    }
    println!("HELD");
    for row in held {
        println!(
            "    {:.2?},",
            row.map(|(seen, expected): (f64, f64)| (seen + 20.0) / (expected + 20.0))
        );
    }
    coloured.print("drew with a coloured card that fits");
    colourless.print("drew with any card that fits");
    takes.print("took with an answer");
    lets.print("let with a breaker");
    ends.print("ended a run with cards of its colour");
    named.print("named a colour that is not the most");
    println!("LAID, {} choices\n    {:.2?}", laid.len(), laid.weights::<GROUPS>());
}

fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) => Some(card),
        Action::Color(_) => Some(Card::COLOR),
        Action::Super(_) => Some(Card::SUPER),
        _ => None,
    }
}
