//! Work on several threads.

use std::{
    collections::VecDeque,
    ops::ControlFlow,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc::{SyncSender, channel, sync_channel},
    },
    thread,
};

/// How many things are under way for every thread at most, where their order is kept.
const AHEAD: usize = 4;

/// Do numbered work on several threads and hand over what is done, in batches as it comes, to
/// `take` on the thread of the caller. Stops early when `stop` is set or `take` says so: what was
/// begun is still done and handed over, unless `take` has broken off.
pub fn run<T: Send, B>(
    numbers: &[u64],
    threads: usize,
    stop: &AtomicBool,
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(Vec<T>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let next = AtomicUsize::new(0);
    let enough = AtomicBool::new(false);
    let (sender, receiver) = sync_channel::<T>(1024);
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, numbers.len().max(1)) {
            let sender = sender.clone();
            let (next, enough, work) = (&next, &enough, &work);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) && !enough.load(Ordering::Relaxed) {
                    let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) else {
                        break;
                    };
                    if sender.send(work(number)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        while let Ok(first) = receiver.recv() {
            let mut batch = vec![first];
            batch.extend(receiver.try_iter().take(1023));
            if let ControlFlow::Break(value) = take(batch) {
                enough.store(true, Ordering::Relaxed);
                drop(receiver);
                return ControlFlow::Break(value);
            }
        }
        ControlFlow::Continue(())
    })
}

/// Do work on several threads and hand over what is done, in the order of the items, to `take` on the
/// thread of the caller, until it has had enough. Items are made as they are needed, and few are under
/// way at any time, however many there are.
pub fn in_order<I: Send, T: Send, B>(
    items: impl Iterator<Item = I>,
    threads: usize,
    work: impl Fn(I) -> T + Sync,
    mut take: impl FnMut(T) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if threads <= 1 {
        return items.map(work).try_for_each(take);
    }
    let mut items = items.fuse();
    let enough = AtomicBool::new(false);
    let (jobs, queue) = channel::<(I, SyncSender<T>)>();
    let queue = Mutex::new(queue);
    let toil = || {
        let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        while let Ok((item, done)) = next() {
            if enough.load(Ordering::Relaxed) {
                break;
            }
            // Whoever no longer wants it has had enough.
            let _ = done.send(work(item));
        }
    };
    thread::scope(|scope| {
        let jobs = jobs;
        let (mut flying, mut workers) = (VecDeque::new(), 0);
        loop {
            while flying.len() < AHEAD * threads
                && let Some(item) = items.next()
            {
                if workers < threads {
                    scope.spawn(toil);
                    workers += 1;
                }
                let (done, result) = sync_channel(1);
                flying.push_back(result);
                jobs.send((item, done)).expect("the queue is open as long as we are here");
            }
            let Some(first) = flying.pop_front() else { return ControlFlow::Continue(()) };
            // No result means that a thread panicked, and then so does the scope.
            let Ok(result) = first.recv() else { return ControlFlow::Continue(()) };
            if let ControlFlow::Break(value) = take(result) {
                enough.store(true, Ordering::Relaxed);
                return ControlFlow::Break(value);
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_work_is_done_once_and_can_be_broken_off() {
        let numbers: Vec<u64> = (0..5000).collect();
        let idle = AtomicBool::new(false);
        for threads in [1, 3] {
            let mut done = Vec::new();
            let flow: ControlFlow<()> = run(
                &numbers,
                threads,
                &idle,
                |n| n,
                |batch| {
                    done.extend(batch);
                    ControlFlow::Continue(())
                },
            );
            assert!(flow.is_continue());
            done.sort();
            assert_eq!(done, numbers);
            let flow = run(&numbers, threads, &idle, |n| n, |batch| ControlFlow::Break(batch[0]));
            assert!(flow.is_break());
        }
        idle.store(true, Ordering::Relaxed);
        let flow = run(&numbers, 2, &idle, |n| n, |_| ControlFlow::Break(()));
        assert!(flow.is_continue(), "nothing begins once it is stopped");
    }

    #[test]
    fn order_is_kept_few_are_under_way_and_it_can_be_broken_off() {
        for threads in [1, 3] {
            let (begun, taken) = (AtomicUsize::new(0), AtomicUsize::new(0));
            let items = (0..1000_u64).inspect(|_| {
                begun.fetch_add(1, Ordering::Relaxed);
            });
            let work = |n: u64| {
                // The first of every few takes longest.
                thread::sleep(std::time::Duration::from_micros(if n.is_multiple_of(7) {
                    50
                } else {
                    0
                }));
                n * n
            };
            let mut done = Vec::new();
            let flow: ControlFlow<()> = in_order(items, threads, work, |square| {
                done.push(square);
                let ahead = begun.load(Ordering::Relaxed) - taken.fetch_add(1, Ordering::Relaxed);
                assert!(ahead <= AHEAD * threads, "{ahead}");
                ControlFlow::Continue(())
            });
            assert!(flow.is_continue());
            assert_eq!(done, (0..1000).map(|n| n * n).collect::<Vec<u64>>());
            let flow = in_order(
                0..,
                threads,
                |n: u64| n,
                |n| match n {
                    10 => ControlFlow::Break(n),
                    _ => ControlFlow::Continue(()),
                },
            );
            assert_eq!(flow, ControlFlow::Break(10), "even where there is no end");
        }
    }
}
