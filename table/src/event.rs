use std::{
    fmt::Debug,
    hash::{Hash, Hasher},
};

use serde::Serialize;
use serde_json::Value;

use crate::Viewer;

/// What happened, in full. Everyone gets it redacted by [`Event::seen_by`].
pub trait Event: Clone + Eq + Hash + Debug + Serialize + Send + Sync + 'static {
    /// What a viewer perceives of it, or nothing.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Hash what a viewer perceives of it, if anything. Bots that search ask often: games override it
    /// where that takes no copy.
    #[inline]
    fn hash_seen(&self, viewer: Viewer, hasher: &mut impl Hasher) {
        if let Some(seen) = self.seen_by(viewer) {
            seen.hash(hasher);
        }
    }

    /// Whether somebody learned something by it that taking it back would not make unlearned:
    /// a rank shown, a card drawn.
    fn reveals(&self) -> bool;
}

/// The kind of an event in JSON, for those who count them: its name, and after a space the card that
/// it is about. Which card was played is what designers ask.
pub fn event_kind(event: &Value) -> Option<String> {
    let text = |name: &str| event.get(name).and_then(Value::as_str);
    let name = text("event")?;
    Some(text("card").map_or_else(|| name.to_owned(), |card| format!("{name} {card}")))
}

/// Takes the events of an action. The empty sink `()` never even builds them, so that playouts
/// pay nothing.
pub trait Sink<E> {
    /// Take the event that `make` builds, or leave it.
    fn tell(&mut self, make: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}
