use table::{AnyTable, Phrase, Seat, Seed};

/// In how many worlds a line is tried out where something is hidden.
const WORLDS: u64 = 24;

/// What the person on a seat would perceive if these actions were done, one list of words for each.
///
/// Nobody may be told what only the truth knows: the line is played in worlds that the person holds
/// possible, and what is told is what happens alike in all of them. The rest is left out.
pub fn tell(table: &dyn AnyTable, seat: Seat, line: &[(Seat, String)]) -> Vec<Vec<Phrase>> {
    let viewer = table.sides().viewer(seat);
    let told = |world: u64| {
        let mut table = table.imagine(viewer, Seed::from(world));
        let mut told = Vec::new();
        for (ply, (seat, action)) in line.iter().enumerate() {
            if table.play(*seat, action).is_err() {
                break;
            }
            let seen = table.seen(ply, viewer).into_iter().map(|seen| seen.phrase);
            told.push(seen.collect::<Vec<_>>());
        }
        told
    };
    let mut common = told(0);
    for world in 1..WORLDS {
        let other = told(world);
        common.truncate(other.len());
        for (place, (phrases, others)) in common.iter_mut().zip(&other).enumerate() {
            let alike = phrases.iter().zip(others).take_while(|(one, other)| one == other).count();
            if alike < phrases.len() || alike < others.len() {
                phrases.truncate(alike);
                common.truncate(place + 1);
                break;
            }
        }
    }
    common
}
