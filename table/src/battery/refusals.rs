use std::{collections::BTreeSet, marker::PhantomData};

use crate::{Game, Lang, Refusal, Seat};

/// A table of positions with what is refused there, why, and by which rule. It covers every reason
/// that the game has words for.
#[derive(Debug)]
pub struct Refusals<G> {
    given: BTreeSet<String>,
    game: PhantomData<G>,
}

impl<G: Game> Refusals<G> {
    /// A table without any position yet.
    #[allow(clippy::new_without_default)] // It is a ledger, not a value.
    pub fn new() -> Refusals<G> {
        Refusals { given: BTreeSet::new(), game: PhantomData }
    }

    /// In this state an action of a seat, or what was read instead of one, is refused by this rule
    /// and with the message that has this key.
    pub fn expect(
        &mut self,
        state: &G,
        seat: Seat,
        action: Result<G::Action, Refusal>,
        rule: &str,
        key: &str,
    ) {
        let played = action.clone().and_then(|action| state.clone().play(seat, action, &mut ()));
        let Err(refusal) = played else { panic!("{action:?} is legal in {state:?}") };
        let reason = (refusal.rule, refusal.phrase.key());
        assert_eq!(reason, (rule, key), "{action:?} by {seat} in {state:?}");
        self.given.insert(key.to_owned());
    }

    /// Every message `refusal-…` of the game was given somewhere.
    pub fn assert_complete(self) {
        let known = G::ABOUT.messages.keys(Lang::En);
        let reasons = known.iter().filter(|key| key.starts_with("refusal-"));
        let missing: Vec<_> = reasons.filter(|key| !self.given.contains(**key)).collect();
        assert!(missing.is_empty(), "without a position: {missing:?}");
    }
}
