//! Batches play the games of the core, the same on any number of threads, and without the heap.

use batch::{AnyBatch, Batch, BatchError, Rows, Size};
use rayon::{ThreadPool, ThreadPoolBuilder};
use table::{Seat, Seed, Title};

struct Memory {
    observations: Vec<f32>,
    masks: Vec<bool>,
    rewards: Vec<f32>,
    ended: Vec<bool>,
    seats: Vec<i64>,
    actions: Vec<i64>,
}

impl Memory {
    fn new(size: Size) -> Memory {
        Memory {
            observations: vec![f32::NAN; size.games * size.observation],
            masks: vec![true; size.games * size.actions],
            rewards: vec![f32::NAN; size.games * size.seats],
            ended: vec![true; size.games],
            seats: vec![-1; size.games],
            actions: vec![-1; size.games],
        }
    }

    fn rows(&mut self) -> (Rows<'_>, &mut Vec<i64>) {
        let rows = Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            ended: &mut self.ended,
            seats: &mut self.seats,
        };
        (rows, &mut self.actions)
    }

    fn step(&mut self, batch: &mut dyn AnyBatch) {
        let (mut rows, actions) = self.rows();
        batch.sample(actions);
        batch.step(actions, &mut rows).expect("what is drawn is legal");
    }
}

fn batch<G: Title>(games: usize) -> (Batch<G>, Memory) {
    let batch =
        Batch::<G>::new(G::ABOUT.rules_version, G::Options::default(), Seed::from(3), games)
            .expect("the default options are fine");
    let mut memory = Memory::new(batch.size());
    batch.show(&mut memory.rows().0);
    (batch, memory)
}

fn pool(threads: usize) -> ThreadPool {
    ThreadPoolBuilder::new().num_threads(threads).build().expect("threads are to be had")
}

/// What a batch wrote in each of its steps.
fn course<G: Title>(threads: usize, steps: usize) -> Vec<(Vec<u32>, Vec<bool>, Vec<i64>)> {
    let (mut batch, mut memory) = batch::<G>(19);
    let mut course = Vec::new();
    for _ in 0..steps {
        pool(threads).install(|| memory.step(&mut batch));
        let numbers = memory.observations.iter().chain(&memory.rewards).map(|n| n.to_bits());
        let flags = memory.masks.iter().chain(&memory.ended).copied().collect();
        let whole = memory.seats.iter().chain(&memory.actions).copied().collect();
        course.push((numbers.collect(), flags, whole));
    }
    course
}

#[test]
fn the_number_of_threads_changes_nothing() {
    assert_eq!(course::<maiak::Maiak>(1, 60), course::<maiak::Maiak>(3, 60));
    assert_eq!(course::<taki::Taki>(1, 60), course::<taki::Taki>(2, 60));
}

/// Play a batch and the same games one by one; how many ended.
fn beside_tables<G: Title>(steps: usize) -> usize {
    let (mut batch, mut memory) = batch::<G>(5);
    let size = batch.size();
    let mut tables: Vec<_> = (0..5).map(|game| batch.table(game).expect("one of five")).collect();
    let mut ends = 0;
    for _ in 0..steps {
        for (game, table) in tables.iter().enumerate() {
            let seat = table.asks_first().expect("games that ended began anew");
            assert_eq!(memory.seats[game], i64::from(seat.number()));
            let mut numbers = vec![0.0; size.observation];
            table.observe(seat, &mut numbers);
            let own = game * size.observation..(game + 1) * size.observation;
            assert_eq!(memory.observations[own], numbers);
            let mut mask = vec![false; size.actions];
            table.legal_mask(seat, &mut mask);
            assert_eq!(memory.masks[game * size.actions..(game + 1) * size.actions], mask);
        }
        memory.step(&mut batch);
        for (game, table) in tables.iter_mut().enumerate() {
            let seat = table.asks_first().expect("games that ended began anew");
            table.play_id(seat, memory.actions[game] as usize).expect("what is drawn is legal");
            let gains = |seat| table.outcome().map_or(0.0, |end| end.gain(&table.sides(), seat));
            let gains = (0..size.seats as u8).map(|seat| gains(Seat::new(seat)) as f32);
            let rewards = &memory.rewards[game * size.seats..(game + 1) * size.seats];
            assert_eq!(rewards, gains.collect::<Vec<_>>());
            assert_eq!(memory.ended[game], table.outcome().is_some());
            if memory.ended[game] {
                ends += 1;
                *table = batch.table(game).expect("one of five");
            }
        }
    }
    ends
}

#[test]
fn a_batch_plays_what_tables_play() {
    assert!(beside_tables::<maiak::Maiak>(300) > 20);
    assert!(beside_tables::<tactiki::Tactiki>(2500) > 5);
    beside_tables::<taki::Taki>(400);
    beside_tables::<tac::Tac>(400);
}

#[test]
fn a_wrong_action_is_named_and_spoils_nothing() {
    let (mut batch, mut memory) = batch::<maiak::Maiak>(4);
    let (mut rows, actions) = memory.rows();
    batch.sample(actions);
    for (wrong, words) in [(972, "is not legal"), (973, "from 0 to 972"), (-1, "from 0 to 972")] {
        let mut actions = actions.clone();
        actions[2] = wrong;
        let Err(BatchError::Illegal { game: 2, seat: 0, reason }) = batch.step(&actions, &mut rows)
        else {
            panic!("{wrong} should be refused");
        };
        assert!(reason.contains(words), "{reason}");
    }
    let few = batch.step(&actions[..3], &mut rows);
    assert_eq!(few, Err(BatchError::Count { games: 4, found: 3 }));
    for game in 0..4 {
        assert!(batch.table(game).unwrap().actions().is_empty());
        assert_eq!(batch.table(game).unwrap().turns_ended(), 0);
    }
    assert!(batch.table(4).is_none());
    batch.step(actions, &mut rows).expect("what was drawn before is still legal");
}

#[test]
fn a_warm_batch_needs_no_heap() {
    let (mut batch, mut memory) = batch::<tac::Tac>(16);
    pool(1).install(|| {
        (0..400).for_each(|_| memory.step(&mut batch));
        let counted = allocation_counter::measure(|| {
            (0..50).for_each(|_| memory.step(&mut batch));
        });
        // A list that grows beyond all before it may, which is soon over.
        assert!(counted.count_total <= 8, "{counted:?}");
    });
}
