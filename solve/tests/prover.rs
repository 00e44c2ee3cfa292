//! What is certain about actions, and a champion that uses it.

use bots::{Advice, AlphaBeta, Bot, Certain, Limit, Stop};
use maiak::{Maiak, Options, Size};
use solve::Prover;
use table::{Game, Seat, Seed};

fn start() -> Maiak {
    let options = Options { size: Size::new(4).unwrap(), ..Options::default() };
    Maiak::new(&options, &Seed::from(0)).unwrap()
}

fn legal(state: &Maiak) -> Vec<maiak::Action> {
    let mut legal = Vec::new();
    state.actions(state.turn_seat(), &mut legal);
    legal
}

#[test]
fn a_lost_position_leaves_nothing_open() {
    let start = start();
    let advice = Prover::new().advise(&start, &legal(&start), &|| false);
    assert_eq!(advice, Advice::Open(Vec::new()));
}

#[test]
fn without_time_much_stays_open() {
    let start = Maiak::new(&Options::default(), &Seed::from(0)).unwrap();
    let legal = legal(&start);
    let advice = Prover::new().advise(&start, &legal, &|| true);
    assert!(matches!(advice, Advice::Open(open) if !open.is_empty()));
}

#[test]
fn the_won_side_wins_against_a_search() {
    let black = Seat::new(1);
    for seed in 0..3 {
        let mut sure = Certain::new(Box::new(Prover::new()), Seed::from(seed));
        sure.heed(Stop::default());
        let mut other = AlphaBeta::<Maiak>::new(Limit::simulations(20_000), Seed::from(seed));
        let mut state = start();
        while let Some(seat) = state.asks_first() {
            let (legal, view) = (legal(&state), state.view(seat.into()));
            let action = match seat == black {
                true => sure.choose(&view, seat, &legal),
                false => other.choose(&view, seat, &legal),
            };
            state.apply(seat, action, &mut ());
        }
        assert_eq!(state.outcome().unwrap().score(black), 1.0);
    }
}

#[test]
fn who_is_told_to_stop_answers_at_once() {
    let start = Maiak::new(&Options::default(), &Seed::from(0)).unwrap();
    let stop = Stop::default();
    stop.now();
    let mut sure = Certain::new(Box::new(Prover::new()), Seed::from(1));
    sure.heed(stop);
    let legal = legal(&start);
    assert!(legal.contains(&sure.choose(&start.view(Seat::new(0).into()), Seat::new(0), &legal)));
}
