//! Tactigo once more, slowly and plainly with arrays, to check the bitboards against.

mod position;

use std::collections::BTreeSet;

use position::{BLACK, WHITE, options, read};
use serde_json::{Value, json};
use table::{Dice, Game, Seed, read_draft};
use tactigo::{Action, Event, Options, Size, Square, Tactigo};

/// Heights by file and row: above 0 Black's, below 0 White's.
#[derive(Clone, PartialEq, Debug)]
struct Plain {
    heights: [[i32; 7]; 7],
    captured: [i32; 2],
    turn: usize,
    used: BTreeSet<i32>,
    lost: BTreeSet<i32>,
    took: bool,
    quiet: i32,
    limit: i32,
    turn_start: bool,
    edge_sides: usize,
}

const AROUND: [(i32, i32); 8] =
    [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];

impl Plain {
    fn new(game: &Tactigo, options: &Options) -> Plain {
        let mut heights = [[0; 7]; 7];
        for (square, stack) in game.board().stacks() {
            let height = i32::from(stack.height.checkers());
            heights[square.file()][square.row()] =
                if stack.seat == BLACK { height } else { -height };
        }
        let draft = game.draft();
        let sizes = |list: &[u64]| list.iter().map(|&size| size as i32).collect();
        Plain {
            heights,
            captured: draft.captured.map(|count| count as i32),
            turn: draft.turn as usize,
            used: sizes(&draft.used),
            lost: sizes(draft.lost.as_deref().unwrap_or_default()),
            took: draft.took,
            quiet: draft.quiet.into(),
            limit: options.quiet_limit.into(),
            turn_start: options.availability == tactigo::Availability::TurnStart,
            edge_sides: options.edge_sides as usize,
        }
    }

    fn sign(seat: usize) -> i32 {
        if seat == 0 { 1 } else { -1 }
    }

    fn height(&self, file: i32, row: i32) -> Option<i32> {
        let on = (0..7).contains(&file) && (0..7).contains(&row);
        on.then(|| self.heights[file as usize][row as usize])
    }

    fn moves(&self, seat: usize, size: i32) -> Vec<String> {
        let sign = Plain::sign(seat);
        let mut moves = Vec::new();
        for file in 0..7 {
            for row in 0..7 {
                if self.height(file, row).unwrap() * sign < size {
                    continue;
                }
                for (right, up) in AROUND {
                    let diagonal = right != 0 && up != 0;
                    if size == 2 && !diagonal || size == 3 && diagonal {
                        continue;
                    }
                    let Some(there) = self.height(file + right, row + up) else { continue };
                    let sign_there = match there * sign {
                        0.. if there * sign + size <= 3 => '-',
                        height if height < 0 && size > 1 && -height < size => 'x',
                        _ => continue,
                    };
                    let name =
                        |file: i32, row: i32| format!("{}{}", (b'a' + file as u8) as char, row + 1);
                    moves.push(format!(
                        "{size}{}{sign_there}{}",
                        name(file, row),
                        name(file + right, row + up)
                    ));
                }
            }
        }
        moves
    }

    fn open(&self) -> Vec<i32> {
        (1..=3).filter(|size| !self.used.contains(size) && !self.lost.contains(size)).collect()
    }

    fn legal(&self) -> BTreeSet<String> {
        if self.over() {
            return BTreeSet::new();
        }
        self.open().into_iter().flat_map(|size| self.moves(self.turn, size)).collect()
    }

    fn over(&self) -> bool {
        self.captured.iter().any(|&count| count >= 9) || self.limit > 0 && self.quiet >= self.limit
    }

    fn surrounded_by(&self, captor: usize) -> Vec<(i32, i32)> {
        let sign = Plain::sign(captor);
        let mut found = Vec::new();
        for file in 0..7 {
            for row in 0..7 {
                if self.height(file, row) != Some(-3 * sign) {
                    continue;
                }
                let sides = AROUND[..4]
                    .iter()
                    .filter_map(|(right, up)| self.height(file + right, row + up));
                let sides: Vec<i32> = sides.collect();
                let needed = match sides.len() {
                    4 => 3,
                    3 => self.edge_sides,
                    _ => 2,
                };
                if sides.iter().filter(|&&side| side * sign > 0).count() >= needed {
                    found.push((file, row));
                }
            }
        }
        found
    }

    fn apply(&mut self, text: &str) {
        let bytes = text.as_bytes();
        let number = |at: usize, from: u8| usize::from(bytes[at] - from);
        let size = number(0, b'0') as i32;
        let (from, to) = ((number(1, b'a'), number(2, b'1')), (number(4, b'a'), number(5, b'1')));
        let (mover, sign) = (self.turn, Plain::sign(self.turn));
        self.heights[from.0][from.1] -= sign * size;
        let there = self.heights[to.0][to.1];
        if there * sign < 0 {
            self.captured[mover] += there.abs();
            self.took = true;
            self.heights[to.0][to.1] = 0;
        }
        self.heights[to.0][to.1] += sign * size;
        self.used.insert(size);
        for captor in [mover, 1 - mover] {
            for (file, row) in self.surrounded_by(captor) {
                self.heights[file as usize][row as usize] = 0;
                self.captured[captor] += 3;
                self.took = true;
            }
            if self.captured[captor] >= 9 {
                return;
            }
        }
        while !self.over() && self.legal().is_empty() {
            self.quiet = if self.took { 0 } else { self.quiet + 1 };
            if self.over() {
                return;
            }
            self.turn = 1 - self.turn;
            self.used.clear();
            self.took = false;
            self.judge_start();
        }
    }

    fn judge_start(&mut self) {
        self.lost.clear();
        if self.turn_start {
            self.lost = (1..=3).filter(|&size| self.moves(self.turn, size).is_empty()).collect();
        }
    }

    fn assert_same(&self, game: &Tactigo) {
        for square in Square::all() {
            let expected = match self.heights[square.file()][square.row()] {
                0 => None,
                height => {
                    Some((if height > 0 { BLACK } else { WHITE }, height.unsigned_abs() as u8))
                }
            };
            let found = game.board().get(square).map(|stack| (stack.seat, stack.height.checkers()));
            assert_eq!(found, expected, "{square}");
        }
        let captured = [BLACK, WHITE].map(|seat| i32::from(game.captured(seat)));
        assert_eq!(captured, self.captured);
        assert_eq!(game.turn_seat().index(), self.turn);
        let open: Vec<i32> = game.open_sizes().iter().map(|size| size.checkers().into()).collect();
        assert_eq!(open, self.open());
        // While a turn with a capture runs, the count shows 0 already.
        assert_eq!(i32::from(game.quiet()), if self.took { 0 } else { self.quiet });
        assert_eq!(game.outcome().is_some(), self.over());
        let mut actions = Vec::new();
        game.actions(game.turn_seat(), &mut actions);
        let listed: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
        assert_eq!(listed.len(), actions.len());
        assert_eq!(listed, self.legal());
    }
}

/// Any layout: stacks of either colour thrown on the board, until 18 checkers stand on each side.
fn random_layout(dice: &mut Dice) -> Value {
    loop {
        let mut words = vec![".".to_owned(); 49];
        for colour in ["B", "W"] {
            let mut left = 18;
            while left > 0 {
                let most = left.min(3);
                let height = if dice.roll(2) == 0 { most } else { 1 + dice.roll(most) };
                let square = dice.roll(49);
                if words[square] == "." {
                    words[square] = format!("{colour}{height}");
                    left -= height;
                }
            }
        }
        let rows: Vec<String> = words.chunks(7).map(|row| row.join(" ")).collect();
        if read(&json!({"layout": rows, "edge_sides": 2})).is_ok() {
            return json!(rows);
        }
    }
}

/// Play random games on both and compare everything after every action.
fn compare(given: Value, games: u64) {
    let mut dice = Dice::new(Seed::from(41));
    let (mut plies, mut rings, mut lost) = (0, 0, 0);
    for number in 0..games {
        let mut given = given.clone();
        if number % 2 == 1 {
            given["layout"] = random_layout(&mut dice);
        }
        let options = options(given);
        let mut game = Tactigo::new(&options, &Seed::from(number)).unwrap();
        let mut plain = Plain::new(&game, &options);
        plain.assert_same(&game);
        while let Some(seat) = game.asks_first() {
            // Prefer rings and captures at times, so that much happens.
            let mut actions: Vec<Action> = Vec::new();
            game.actions(seat, &mut actions);
            let rings_of = |action: Action| {
                let mut events = Vec::new();
                game.clone().apply(seat, action, &mut events);
                events.iter().any(|event| matches!(event, Event::Surrounded { .. }))
            };
            let choose = |wanted: &dyn Fn(Action) -> bool| -> Vec<Action> {
                actions.iter().copied().filter(|&action| wanted(action)).collect()
            };
            let pool = match dice.roll(4) {
                0 => choose(&rings_of),
                1 => choose(&|action| action.captures || action.size == Size::Three),
                _ => Vec::new(),
            };
            let pool = if pool.is_empty() { &actions } else { &pool };
            let action = *dice.pick(pool).unwrap();
            let mut events = Vec::new();
            game.apply(seat, action, &mut events);
            plain.apply(&action.to_string());
            plain.assert_same(&game);
            plies += 1;
            for event in events {
                rings += u32::from(matches!(event, Event::Surrounded { .. }));
                lost += u32::from(matches!(event, Event::Lost { .. }));
            }
        }
    }
    assert!(plies > 3000 && rings > 30 && lost > 30, "{plies} plies, {rings} rings, {lost} lost");
}

#[test]
fn bitboards_play_as_arrays_do() {
    compare(json!({}), 60);
}

#[test]
fn bitboards_play_as_arrays_do_with_the_other_options() {
    compare(json!({"availability": "turn-start", "edge_sides": 2, "quiet_limit": 20}), 100);
    compare(json!({"availability": "turn-start"}), 30);
    compare(json!({"edge_sides": 2, "quiet_limit": 30, "layout": "towers"}), 60);
}

fn perft(plain: &Plain, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let play = |action: &String| {
        let mut next = plain.clone();
        next.apply(action);
        perft(&next, depth - 1)
    };
    plain.legal().iter().map(play).sum()
}

/// The counts of `perft.txt`, as far as arrays get in reasonable time.
#[test]
fn arrays_count_what_the_perft_file_says() {
    let lines = include_str!("perft.txt").lines();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let [start, options, counts] = line.split(" ; ").collect::<Vec<_>>()[..] else {
            panic!("expected three parts: {line}")
        };
        let options = position::options(serde_json::from_str(options).unwrap());
        let game = match start {
            "start" => Tactigo::new(&options, &Seed::from(1)).unwrap(),
            state => {
                let state = serde_json::from_str(state).unwrap();
                read_draft(&options, &Seed::from(1), &state).unwrap()
            }
        };
        for pair in counts.split_whitespace() {
            let (depth, count) = pair.split_once(':').unwrap();
            if depth < "4" {
                let plain = Plain::new(&game, &options);
                assert_eq!(
                    perft(&plain, depth.parse().unwrap()).to_string(),
                    count,
                    "{pair} of {line}"
                );
            }
        }
    }
}
