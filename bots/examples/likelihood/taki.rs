//! What drawing, running and answering tell about the cards of others in TAKI.

use serde_json::Value;
use table::{Dice, Game, Seat, Seed, read_options};
use taki::{Action, Card, Draft, Options, Taki};

use crate::self_play;

/// How many worlds are imagined to be compared with the truth.
const WORLDS: usize = 20;

/// The kinds that are more than a number, and numbers.
const GROUPS: [&str; 11] =
    ["stop", "dir", "+2", "plus", "taki", "super", "king", "+3", "breaker", "color", "numbers"];

/// This many cards count as seen and as expected before the first game.
const CAUTION: f64 = 20.0;

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
        let share = 100.0 * self.odd as f64 / self.all as f64;
        println!("{name}: {} of {}, {share:.1} %", self.odd, self.all);
    }
}

/// What is given up by drawing, and so on.
#[derive(Default)]
struct Rates {
    coloured: Rate,
    any: Rate,
    takes: Rate,
    lets: Rate,
    ends: Rate,
}

impl Rates {
    fn add(&mut self, action: Action, legal: &[Action], chain: u8) {
        let cards = || legal.iter().filter_map(|&action| card_of(action));
        let coloured = cards().any(|card| card.colour().is_some());
        match action {
            Action::Draw if chain > 0 => self.takes.add(legal.len() > 1),
            Action::Draw => {
                self.coloured.add(coloured);
                self.any.add(legal.len() > 1);
            }
            Action::Let => self.lets.add(legal.len() > 1),
            Action::Close | Action::Leave => self.ends.add(coloured),
            _ => {}
        }
    }

    fn print(&self) {
        self.coloured.print("drew with a coloured card that fits");
        self.any.print("drew with any card that fits");
        self.takes.print("took the +2 cards with an answer to them");
        self.lets.print("let a +3 happen with a Breaker");
        self.ends.print("ended a run with cards of its colour");
    }
}

/// Print what is seen where a search plays against itself.
pub(crate) fn find(games: u64, simulations: u64, options: &Value) {
    let about = Taki::ABOUT;
    let options = read_options(options, about.options, about.rules_version);
    let options: Options = options.expect("good options");
    let mut rates = Rates::default();
    let mut held = [(CAUTION, CAUTION); GROUPS.len()];
    let mut dice = Dice::new(Seed::from(1));
    for number in 0..games {
        let game = (&options, number, simulations);
        self_play(
            game,
            |_| false,
            |state: &Taki, seat, action| {
                let draft = state.draft();
                let mut legal = Vec::new();
                state.actions(seat, &mut legal);
                rates.add(action, &legal, draft.chain);
                others(&draft, seat).for_each(|group| held[group].0 += 1.0);
                for _ in 0..WORLDS {
                    let world = Taki::imagine(&state.view(seat.into()), &mut dice).draft();
                    others(&world, seat).for_each(|group| held[group].1 += 1.0 / WORLDS as f64);
                }
            },
        );
    }
    rates.print();
    println!("held by others, compared with chance:");
    for (name, (seen, expected)) in GROUPS.into_iter().zip(held) {
        println!("    {name}: {:.2}", seen / expected);
    }
}

/// The groups of the cards of the others.
fn others(draft: &Draft, seat: Seat) -> impl Iterator<Item = usize> {
    let hands = draft.hands.iter().enumerate().filter(move |(other, _)| *other != seat.index());
    hands.flat_map(|(_, hand)| hand).map(|card| group(*card))
}

fn group(card: Card) -> usize {
    let text = card.to_string();
    let figure = if card.colour().is_some() { &text[1..] } else { &text };
    GROUPS.iter().position(|&name| name == figure).unwrap_or(GROUPS.len() - 1)
}

/// The card that an action plays.
fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) => Some(card),
        Action::Color(_) => Some(Card::COLOR),
        Action::Super(_) => Some(Card::SUPER),
        _ => None,
    }
}
