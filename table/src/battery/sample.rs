use std::collections::HashSet;

use serde_json::{Map, Value, json};

use crate::{
    Dice, Game, OptionKind, Options, RandomSource, Seat, SeatSet, Seed, Viewer, read_options,
};

/// The default options, every other choice alone, and some choices together. Numbers with a
/// wide range are limits and stay at their default, because without them a random game need not end.
pub fn option_sets<G: Game>() -> Vec<G::Options> {
    let mut alone = Vec::new();
    for info in G::ABOUT.options {
        let values: Vec<Value> = match info.kind {
            OptionKind::Choice(words) | OptionKind::Preset(words) => {
                words.iter().map(|word| json!(word)).collect()
            }
            OptionKind::Flag => vec![json!(false), json!(true)],
            OptionKind::Number(low, high) if high - low <= 16 => {
                (low..=high).map(|number| json!(number)).collect()
            }
            OptionKind::Number(..) | OptionKind::Text => Vec::new(),
        };
        alone.extend(values.into_iter().map(|value| (info.name, value)));
    }
    let mut sets = vec![G::Options::default()];
    for (name, value) in &alone {
        let given = json!({ *name: value });
        match read_options::<G::Options>(&given, G::ABOUT.options, G::ABOUT.rules_version) {
            Ok(options) => sets.push(options),
            Err(problems) => panic!("{given} is refused: {problems:?}"),
        }
    }
    let mut dice = Dice::new(Seed::from(11));
    for _ in 0..alone.len().min(6) {
        let mut given = Map::new();
        for _ in 0..alone.len() {
            let (name, value) = &alone[dice.roll(alone.len())];
            given.insert((*name).to_owned(), value.clone());
        }
        // Some choices may exclude each other; each alone is accepted, as just seen.
        let (known, rules) = (G::ABOUT.options, G::ABOUT.rules_version);
        sets.extend(read_options::<G::Options>(&Value::Object(given), known, rules));
    }
    let mut seen = HashSet::new();
    sets.retain(|options| seen.insert(format!("{options:?}")));
    sets
}

/// One random game: call `visit` with every state and what is done there, the last one with nothing.
pub(super) fn random_game<G: Game>(
    options: &G::Options,
    number: u64,
    visit: &mut impl FnMut(&G, Option<(Seat, G::Action)>),
) {
    let seed = Seed::from(1).of_game(number);
    let mut dice = Dice::new(seed.derive("battery", 0));
    let mut state = G::new(options, &seed).expect("sets of options are valid");
    let mut buffer = Vec::new();
    while let Some(seat) = random_seat(state.to_act(), &mut dice) {
        let action = state.random_action(seat, &mut dice, &mut buffer);
        let action = action.expect("a seat that may act has an action");
        visit(&state, Some((seat, action)));
        state.apply(seat, action, &mut ());
    }
    visit(&state, None);
}

/// One of the seats, each equally likely: in tests, seats that may act at once act in any order.
pub(super) fn random_seat(seats: SeatSet, dice: &mut Dice) -> Option<Seat> {
    let seats: Vec<Seat> = seats.iter().collect();
    dice.pick(&seats).copied()
}

/// States from random games under all sets of options: each game's start and end, and some between.
pub fn random_states<G: Game>(per_game: usize, games: u64) -> Vec<(G::Options, G)> {
    let mut states = Vec::new();
    for options in option_sets::<G>() {
        for number in 0..games {
            let mut game = Vec::new();
            random_game(&options, number, &mut |state: &G, _| game.push(state.clone()));
            let mut dice = Dice::new(Seed::from(number));
            let last = game.len() - 1;
            let between = (0..per_game).map(|_| dice.roll(game.len())).collect::<Vec<_>>();
            for index in between.into_iter().chain([0, last]) {
                states.push((options.clone(), game[index].clone()));
            }
        }
    }
    states
}

/// Many different actions, legal somewhere.
pub(super) fn action_pool<G: Game>(most: usize) -> Vec<G::Action> {
    let mut seen = HashSet::new();
    let mut pool = Vec::new();
    let mut buffer = Vec::new();
    for (_, state) in random_states::<G>(6, 4) {
        for seat in state.to_act().iter() {
            buffer.clear();
            state.actions(seat, &mut buffer);
            pool.extend(buffer.iter().copied().filter(|&action| seen.insert(action)));
        }
    }
    let mut dice = Dice::new(Seed::from(3));
    dice.shuffle(&mut pool);
    pool.truncate(most);
    pool
}

/// Every person, with all seats that he holds, and a spectator.
pub(super) fn viewers(options: &impl Options) -> Vec<Viewer> {
    let sides = options.sides();
    let people = sides.people().iter().map(|&seats| Viewer::seats(seats));
    people.chain([Viewer::SPECTATOR]).collect()
}

/// Every seat of the table, empty ones included.
pub(super) fn seats(options: &impl Options) -> Vec<Seat> {
    (0..options.sides().seats() as u8).map(Seat::new).collect()
}
