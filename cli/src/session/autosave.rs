use std::path::PathBuf;

use crate::{private, setting::GameArg};

/// Where the unfinished game of a title is kept that nobody asked to record: one for each, for this user alone, since the
/// seed of a game tells all hands.
pub(crate) fn place(game: GameArg) -> Option<PathBuf> {
    let folder = private::state_folder()?;
    private::make_folder(&folder).ok()?;
    Some(folder.join(format!("{}.txt", game.about().id)))
}
