//! The tests that every game passes. A game takes all of them with one line in a test file:
//!
//! ```ignore
//! table::battery!(maiak::Maiak);
//! ```
//!
//! The line expects beside the game's `Cargo.toml`: `RULES.md`, `tests/rules*.rs` (a test named
//! after every rule), `tests/perft.txt`, `tests/golden.txt` and `tests/encoding.txt`.

mod encoding;
mod facts;
mod leaks;
mod lesson;
mod paper;
mod play;
mod refusals;
mod sample;
mod scene;
mod text;
mod why;
mod worlds;

pub use encoding::{
    actions_have_ids, any_id_can_be_asked, encoding_is_stable, observations_are_views,
    observations_change,
};
pub use facts::{a_person_has_one_view, declared_facts_hold, who_plays_acts};
pub use leaks::{imagine_keeps_the_view, views_hold_only_what_was_seen};
pub use lesson::{lessons_can_be_learned, puzzles_have_one_answer};
pub use paper::{golden_game, perft_counts, rules_have_tests};
pub use play::{
    all_others_refused, events_can_be_found_again, games_end, legal_lists, orders_come_to_the_same,
    random_actions_are_uniform, same_seed_same_game, shared_estimates_agree,
};
pub use refusals::Refusals;
pub use sample::{option_sets, random_states};
pub use scene::{art_is_a_sheet_of_symbols, events_have_places, scenes_can_be_picked};
pub use text::{
    broken_states_are_refused, notation_round_trip, record_round_trip, state_round_trip,
    words_are_complete,
};
pub use why::reasons_have_words;
pub use worlds::{Worlds, assert_uniform};

/// All tests of the battery for one game.
#[macro_export]
macro_rules! battery {
    ($game:ty) => {
        $crate::battery!(@plain $game:
            games_end legal_lists all_others_refused random_actions_are_uniform
            orders_come_to_the_same shared_estimates_agree same_seed_same_game
            events_can_be_found_again notation_round_trip state_round_trip record_round_trip
            broken_states_are_refused words_are_complete views_hold_only_what_was_seen
            imagine_keeps_the_view scenes_can_be_picked events_have_places
            art_is_a_sheet_of_symbols who_plays_acts a_person_has_one_view declared_facts_hold
            actions_have_ids any_id_can_be_asked observations_are_views observations_change
            lessons_can_be_learned puzzles_have_one_answer reasons_have_words
        );
        $crate::battery!(@files $game:
            rules_have_tests perft_counts golden_game encoding_is_stable
        );
    };
    (@plain $game:ty: $($test:ident)*) => {$(
        #[test]
        fn $test() {
            $crate::battery::$test::<$game>();
        }
    )*};
    (@files $game:ty: $($test:ident)*) => {$(
        #[test]
        fn $test() {
            $crate::battery::$test::<$game>(env!("CARGO_MANIFEST_DIR").as_ref());
        }
    )*};
}
