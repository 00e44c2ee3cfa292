use bots::{Bot, Limit, Planner, Thinking};
use table::{Dice, Evaluation, Game, Options as _, Seed, Viewer};
use tac::{Deck, Options, Tac, Variant};

use crate::{
    on_all_cores,
    regression::{Example, fit_line},
};

/// How many games are played. More rounds of them, planned by what the first had shown, brought nothing.
const GAMES: u64 = 900;
/// How many states each plan looks at.
const EFFORT: u64 = 10_000;
/// One action out of this many is random.
const SELDOM: usize = 60;
/// How firmly the weights made by hand are believed against what games show.
const FAITH: f64 = 1000.0;
/// One of so many games is left out, the longest: a few that get stuck would count for too much.
const LEFT_OUT: usize = 10;

/// The weights by which TAC foretells how many cards one team needs.
pub(crate) fn fit_weights() -> Vec<f64> {
    let by_hand = by_hand();
    let mut games = on_all_cores(GAMES, |number| play(number, &by_hand));
    games.sort_by_key(|(cards, _)| *cards);
    eprintln!("half of the games took {} cards or fewer", games[games.len() / 2].0);
    games.truncate(games.len() - games.len() / LEFT_OUT);
    let examples: Vec<Example> = games.into_iter().flat_map(|(_, examples)| examples).collect();
    fit_line(&examples, &by_hand, FAITH)
}

/// Weights to begin with, in the order of TAC's `forecast.rs`; nothing is believed of what is not named
/// here.
fn by_hand() -> Vec<f64> {
    let yard = (0..5).map(|marbles| 11.5 * f64::from(marbles));
    let ring = [0.0; 5];
    let house = (0..16_u8).map(|fields| {
        let locked = (fields << 4).leading_ones();
        0.7 * f64::from(fields.count_ones() - locked)
    });
    let (fresh, at_door, past_door) = ([10.0], [1.8], [4.0; 3]);
    let before = (1..=62).map(|fields| 1.8 + f64::from(fields) / 7.6);
    let marbles = yard.chain(ring).chain(house).chain(fresh).chain(at_door).chain(past_door);
    let mut weights: Vec<f64> = marbles.chain(before).collect();
    weights.resize(Tac::PATIENCE.len(), 0.0);
    weights
}

/// One game, how many cards it took, and of each of its states how many were still to come. In one of
/// four the deck has all cards.
fn play(number: u64, weights: &[f64]) -> (u32, Vec<Example>) {
    // No deal by which plans are measured.
    let seed = Seed::from(number).derive("fit", 0);
    let deck = if number.is_multiple_of(4) { Deck::Master } else { Deck::Base };
    let options = Options { variant: Variant::Solo, deck, ..Options::default() };
    let viewer = Viewer::seats(options.sides().playing());
    let mut bot = planner(weights, seed.derive("bot", 0));
    let mut dice = Dice::new(seed);
    let mut state = Tac::new(&options, &seed).expect("good options");
    let nothing = vec![0.0; weights.len()];
    let (mut seen, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = state.asks_first() {
        legal.clear();
        state.actions(seat, &mut legal);
        let action = match legal[..] {
            [only] => only,
            _ if dice.roll(SELDOM) == 0 => *dice.pick(&legal).expect("somebody may act"),
            _ => bot.choose(&state.view(viewer), seat, &legal),
        };
        state.apply(seat, action, &mut ());
        if !state.is_midway() && state.outcome().is_none() {
            let mut features = vec![0.0; weights.len()];
            state.foretold_by(&mut features);
            // Where nothing weighs anything, nothing is to come.
            let so_far = state.foretell(&nothing).expect("all play together").count;
            seen.push((features.into_iter().map(f64::from).collect(), f64::from(so_far)));
        }
    }
    let outcome = state.outcome().expect("the game is over");
    let (_, cards) = outcome.count().expect("cards are counted");
    let to_come = |(features, so_far): Example| (features, f64::from(cards) - so_far);
    (cards, seen.into_iter().map(to_come).collect())
}

fn planner(weights: &[f64], seed: Seed) -> Planner<Tac> {
    let weights: Vec<f32> = weights.iter().map(|&weight| weight as f32).collect();
    let thinking = Thinking::new(Limit::simulations(EFFORT));
    Planner::with_outlook(move |state: &Tac| state.foretell(&weights), thinking, seed)
}
