use std::{
    collections::{HashMap, hash_map::Entry},
    sync::Mutex,
};

use crate::{DatasetError, Export, kept::Kept};

/// Shards that are being written, by any number of threads.
pub struct Session<'a> {
    export: &'a Export<'a>,
    numbers: Vec<u64>,
    kept: u64,
    open: Mutex<HashMap<u64, Kept>>,
}

impl<'a> Session<'a> {
    /// Begin to write these shards.
    pub(crate) fn new(export: &'a Export<'a>, shards: &[u64]) -> Result<Session<'a>, DatasetError> {
        let (mut numbers, mut kept, mut open) = (Vec::new(), 0, HashMap::new());
        for &shard in shards {
            let games = export.games_of(shard);
            if !Kept::is_there(&export.path_of(shard)) {
                numbers.extend(games);
                continue;
            }
            let found = export.open(shard)?;
            kept += games.clone().filter(|&number| found.has(number)).count() as u64;
            numbers.extend(games.filter(|&number| !found.has(number)));
            if found.is_whole() {
                export.close(shard, found)?;
            } else {
                open.insert(shard, found);
            }
        }
        Ok(Session { export, numbers, kept, open: Mutex::new(open) })
    }

    /// How many games were kept from another time.
    pub fn kept(&self) -> u64 {
        self.kept
    }

    /// The games that are to be played.
    pub fn numbers(&self) -> &[u64] {
        &self.numbers
    }

    /// Play a game. Whoever ends the last one of a shard writes it.
    pub fn play(&self, number: u64) -> Result<(), DatasetError> {
        let (export, game) = (self.export, self.export.play(number));
        let shard = export.shard_of(number);
        let mut open = self.open.lock().expect("nobody panics while holding it");
        let kept = match open.entry(shard) {
            Entry::Occupied(kept) => kept.into_mut(),
            Entry::Vacant(place) => place.insert(export.open(shard)?),
        };
        kept.add(number, game)?;
        if !kept.is_whole() {
            return Ok(());
        }
        let kept = open.remove(&shard);
        drop(open);
        kept.map_or(Ok(()), |kept| export.close(shard, kept))
    }
}
