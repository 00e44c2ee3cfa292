use store::{Code, Created, PersonId, Status, Store, StoreError, TableId, TableRow};
use table::{Phrase, Seed};

use crate::{
    Failure, Limit, now,
    room::{Entry, Logged, Room, Setup},
};

/// How often another code is tried where one is taken.
const TRIES: usize = 8;

/// Make a table of what is agreed on, with those who sit down at once. If it is there already,
/// because another node was faster, it is left as it is.
pub(crate) async fn create(
    store: &dyn Store,
    id: TableId,
    setup: Setup,
    seating: Vec<Entry>,
    start: bool,
) -> Result<TableRow, Failure> {
    let at = now::unix_millis();
    let mut row = TableRow {
        id,
        code: Code::fresh()?,
        game: setup.game.clone(),
        seed: Seed::fresh().map_err(StoreError::from)?.0,
        status: Status::Lobby,
        created_at: at,
        changed_at: at,
    };
    let host = setup.host.clone();
    let (room, log) = Room::open(&row, setup, seating, start)?;
    row.status = room.status();
    let seated = room.chairs().iter().filter_map(|chair| chair.person().cloned());
    let members: Vec<PersonId> = [host].into_iter().chain(seated).collect();
    let entries: Vec<String> = log.iter().map(Logged::to_text).collect();
    for _ in 0..TRIES {
        let created = store.create_table(row.clone(), entries.clone(), members.clone()).await?;
        if created == Created::Made {
            return Ok(row);
        }
        if let Some(made) = store.table(&row.id).await? {
            return Ok(made);
        }
        row.code = Code::fresh()?;
    }
    Err(Failure::Full(Limit::Tables))
}

/// Why somebody may not have another strong bot.
pub(crate) fn too_many_strong_bots(most: usize) -> Phrase {
    Phrase::new("server-too-strong").with("most", most)
}
