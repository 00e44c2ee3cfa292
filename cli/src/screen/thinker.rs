use std::{
    sync::mpsc::{Receiver, TryRecvError, channel},
    thread,
};

use bots::Stop;

/// Something that is thought about on a thread of its own, so that the screen never waits. Whoever drops it wants no
/// answer any more.
pub(crate) struct Thinker<T> {
    stop: Stop,
    answer: Receiver<T>,
}

/// What there is of a thought.
pub(crate) enum Thought<T> {
    /// It goes on.
    Going,
    /// This came of it.
    Done(T),
    /// It ended without an answer.
    Lost,
}

impl<T: Send + 'static> Thinker<T> {
    /// Begin to think; what thinks heeds the stop.
    pub(crate) fn begin(think: impl FnOnce(Stop) -> T + Send + 'static) -> Thinker<T> {
        let stop = Stop::default();
        let (told, answer) = channel();
        let heeded = stop.clone();
        // Nobody listens any more where the answer cannot be given.
        thread::spawn(move || drop(told.send(think(heeded))));
        Thinker { stop, answer }
    }

    /// Whether there is an answer by now.
    pub(crate) fn ask(&self) -> Thought<T> {
        match self.answer.try_recv() {
            Ok(answer) => Thought::Done(answer),
            Err(TryRecvError::Empty) => Thought::Going,
            Err(TryRecvError::Disconnected) => Thought::Lost,
        }
    }
}

impl<T> Drop for Thinker<T> {
    fn drop(&mut self) {
        self.stop.now();
    }
}
