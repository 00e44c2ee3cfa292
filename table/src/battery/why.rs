use std::collections::BTreeSet;

use super::sample::random_states;
use crate::{Evaluation, Lang, Phrase, Remark, Words, reason};

/// Every feature has its words as a reason, no two the same; whatever is remarked has words too, and
/// all of them are sentences.
pub fn reasons_have_words<G: Evaluation>() {
    let words = Words::new(&[G::ABOUT.messages]);
    for lang in Lang::ALL {
        let say = |phrase: &Phrase| {
            let said = words.try_say(lang, phrase);
            let said = said.unwrap_or_else(|| panic!("no {lang} words for {phrase:?}"));
            assert!(said.ends_with(['.', '!']), "{said} is no sentence");
            said
        };
        let reasons: Vec<String> = G::FEATURES
            .iter()
            .flat_map(|of| [reason(of, true), reason(of, false)])
            .map(|of| say(&of))
            .collect();
        let different: BTreeSet<&String> = reasons.iter().collect();
        assert_eq!(different.len(), 2 * G::FEATURES.len(), "{reasons:?}");
        let mut remarks = 0;
        for (_, state) in random_states::<G>(8, 6) {
            for seat in state.to_act().iter() {
                let mut actions = Vec::new();
                state.actions(seat, &mut actions);
                for remark in actions.into_iter().flat_map(|action| state.remarks(seat, action)) {
                    let (Remark::For(phrase) | Remark::Against(phrase)) = remark;
                    say(&phrase);
                    remarks += 1;
                }
            }
        }
        assert!(remarks > 0, "nothing is ever remarked");
    }
}
