//! Who knows how it ends never leaves the won path, and loses as late as can be.

use bots::{AlphaBeta, Bot, Greedy, Limit, Perfect, Random};
use maiak::{Action, Maiak, Opening, Options, Size, Switching};
use solve::{Builder, Certificate, Prover, Search, Solver, check};
use table::{Game, Seat, Seed};

fn start(size: u8, tiles: &str) -> Maiak {
    let tiles = Opening::Preset(tiles.to_owned());
    let options = Options { size: Size::new(size).unwrap(), tiles, ..Options::default() };
    Maiak::new(&options, &Seed::from(0)).unwrap()
}

fn proof(start: &Maiak) -> Certificate {
    let solver = Solver::new(16 << 20);
    let winner = solver.winner(start, 1, &mut |_, _| true).unwrap();
    let mut search = Search::new(solver.memory(), &|| false);
    Builder::new(&mut search, start, winner).build(&mut |_| {}).unwrap()
}

fn perfect(proof: Option<&Certificate>) -> Perfect<Maiak> {
    let mut prover = Prover::new();
    if let Some(proof) = proof {
        prover.believe(Certificate::read(&proof.written()).unwrap());
    }
    Perfect::new(Box::new(prover), Seed::from(0))
}

/// What a bot does when a seat is asked.
fn chosen(bot: &mut dyn Bot<Maiak>, state: &Maiak, seat: Seat) -> Action {
    let mut legal = Vec::new();
    state.actions(seat, &mut legal);
    bot.choose(&state.view(seat.into()), seat, &legal)
}

/// Plays a game, and returns the winner and how many turns it lasted, the last one included.
fn play(start: &Maiak, bots: [&mut dyn Bot<Maiak>; 2]) -> (Seat, u32) {
    let mut state = *start;
    while let Some(seat) = state.asks_first() {
        let action = chosen(bots[seat.index()], &state, seat);
        state.apply(seat, action, &mut ());
    }
    let white = state.outcome().unwrap().score(Seat::new(0)) == 1.0;
    let turns = state.turns_ended() + u32::from(state.outcome().unwrap().reason() != "blocked");
    (Seat::new(u8::from(!white)), turns)
}

#[test]
fn a_won_start_is_won_against_anybody() {
    for start in [start(3, "example"), start(4, "example"), start(4, "courtyard")] {
        let proof = proof(&start);
        let winner = check(&proof, &mut |_| {}).unwrap().winner;
        for seed in 0..6 {
            let others: [Box<dyn Bot<Maiak>>; 3] = [
                Box::new(Random::new(Seed::from(seed))),
                Box::new(Greedy::new(Seed::from(seed))),
                Box::new(AlphaBeta::<Maiak>::new(Limit::simulations(3000), Seed::from(seed))),
            ];
            for mut other in others {
                let mut own = perfect((seed % 2 == 0).then_some(&proof));
                let (found, _) = match winner == Seat::new(0) {
                    true => play(&start, [&mut own, &mut *other]),
                    false => play(&start, [&mut *other, &mut own]),
                };
                assert_eq!(found, winner, "{start:?}");
            }
        }
    }
}

#[test]
fn a_lost_start_lasts_as_long_as_the_proof_needs() {
    for start in [start(3, "example"), start(4, "example"), start(4, "courtyard")] {
        let proof = proof(&start);
        let most = check(&proof, &mut |_| {}).unwrap();
        let (mut white, mut black) = (perfect(Some(&proof)), perfect(Some(&proof)));
        let (winner, turns) = play(&start, [&mut white, &mut black]);
        assert_eq!((winner, turns), (most.winner, most.turns), "{start:?}");
    }
}

#[test]
fn who_is_let_off_wins_though_a_proof_said_otherwise() {
    let (start, white) = (start(4, "example"), Seat::new(0));
    let proof = proof(&start);
    assert_eq!(proof.claim.winner, 1);
    let solver = Solver::new(16 << 20);
    let mut let_off = 0;
    for seed in 0..20 {
        let (mut own, mut other) = (perfect(Some(&proof)), Random::new(Seed::from(seed)));
        let (mut state, mut won) = (start, false);
        while let Some(seat) = state.asks_first() {
            won |= seat == white && solver.solve(&state, 1, &mut |_, _| true) == Some(true);
            let bot: &mut dyn Bot<Maiak> = if seat == white { &mut own } else { &mut other };
            let action = chosen(bot, &state, seat);
            state.apply(seat, action, &mut ());
        }
        let_off += u32::from(won);
        assert_eq!(state.outcome().unwrap().score(white) == 1.0, won, "{seed}");
    }
    assert!(let_off > 0);
}

#[test]
fn a_proof_by_other_rules_is_not_believed() {
    let proof = proof(&start(4, "example"));
    let options = Options { switch: Switching::Optional, ..proof.claim.options.clone() };
    let start = Maiak::new(&options, &Seed::from(0)).unwrap();
    for seed in 0..10 {
        // Who believes it does something else than who knows nothing of it.
        let (mut told, mut untold) = (perfect(Some(&proof)), perfect(None));
        let (mut state, mut other) = (start, Random::new(Seed::from(seed)));
        while let Some(seat) = state.asks_first() {
            let action = match seat.index() {
                0 => chosen(&mut other, &state, seat),
                _ => chosen(&mut untold, &state, seat),
            };
            if seat == Seat::new(1) {
                assert_eq!(action, chosen(&mut told, &state, seat), "{state:?}");
            }
            state.apply(seat, action, &mut ());
        }
    }
}
