use table::{Dice, SeatSet, Seed, Viewer};

use crate::{
    input::{choose, join, split},
    position::{Position, positions},
    words::explains,
};

/// A draft is refused with reasons, or it is a state whose own draft is that state, that everybody can
/// look at, of which everybody can imagine what he does not see, and from which the game goes on.
pub(crate) fn check(bytes: &[u8]) {
    let (number, text) = split(bytes);
    let Ok(draft) = serde_json::from_str(&text) else { return };
    let Position { game, rules, options, .. } = choose(positions(), number);
    let seed = Seed::from(1);
    let mut table = match game.load(*rules, options, seed, &draft) {
        Ok(table) => table,
        Err(problems) => return explains(*game, &problems),
    };
    let state = table.state();
    let again = game.load(*rules, options, seed, &state);
    let again = again.unwrap_or_else(|problems| panic!("{problems} in {state}"));
    assert_eq!(again.state(), state);
    let playing = table.sides().playing();
    let seats = playing.iter().map(Viewer::seat);
    for viewer in seats.chain([Viewer::seats(SeatSet::EMPTY), Viewer::seats(playing)]) {
        table.stage(viewer);
        table.describe(viewer);
        assert_eq!(table.prompt(viewer).is_none(), table.to_act().is_empty());
        let dream = table.imagine(viewer, Seed::from(2));
        assert_eq!(dream.view(viewer), table.view(viewer), "{draft}");
    }
    Position::play(&mut *table, &mut Dice::new(seed), 20);
}

/// The positions of random games.
pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let drafts = positions().iter().enumerate();
    drafts.map(|(number, position)| join(number, &position.table.state().to_string())).collect()
}
