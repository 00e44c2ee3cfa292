//! Work on several threads.

use std::{
    ops::ControlFlow,
    sync::{
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc::sync_channel,
    },
    thread,
};

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
}
