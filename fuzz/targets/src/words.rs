use catalog::Listing;
use table::{Lang, Phrase, ProblemList};

/// Whatever a game says has words in every language.
pub(crate) fn says(game: &dyn Listing, phrase: &Phrase) {
    for lang in Lang::ALL {
        is_said(&game.words().say(lang, phrase));
    }
}

/// Whatever is refused has a reason, in words.
pub(crate) fn explains(game: &dyn Listing, problems: &ProblemList) {
    assert!(!problems.problems().is_empty(), "refused without a reason");
    for problem in problems.problems() {
        says(game, &problem.to_phrase());
    }
}

/// A text has words: a key without any would be shown in brackets of this kind.
pub(crate) fn is_said(text: &str) {
    assert!(!text.is_empty() && !text.contains('⟨'), "no words: {text}");
}
