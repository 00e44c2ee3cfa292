use store::{Code, Created, NewTable, Status, Store, TableId};
use table::Seed;

use crate::{
    Failure, clock,
    room::{Logged, Order},
};

/// How often another code is tried where one is taken.
const TRIES: usize = 8;

/// A table that was just made.
#[derive(Clone, Debug)]
pub struct Made {
    /// Its name in addresses.
    pub id: TableId,
    /// Its short name while it is open.
    pub code: Code,
}

/// Make a table.
pub(crate) async fn create(store: &dyn Store, order: &Order) -> Result<Made, Failure> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(store::StoreError::from)?;
    let at = clock::now();
    let game = order.game;
    let entries = order.entries(&Seed(seed));
    let entries = entries.map_err(|problems| Failure::Problems { game, problems })?;
    let entries = entries.into_iter().map(|entry| Logged { at, key: None, entry }.to_text());
    let mut table = NewTable {
        id: TableId::fresh()?,
        code: Code::fresh()?,
        game: game.about().id.to_owned(),
        seed,
        status: if order.start { Status::Playing } else { Status::Lobby },
        at,
        entries: entries.collect(),
        members: order.members(),
    };
    for _ in 0..TRIES {
        if store.create_table(table.clone()).await? == Created::Made {
            return Ok(Made { id: table.id, code: table.code });
        }
        table.code = Code::fresh()?;
    }
    Err(Failure::TooMany)
}
