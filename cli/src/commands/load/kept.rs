use std::{io, net::Ipv4Addr};

use server::{App, Config, Guest, PersonId, Wish};
use store::Address;
use table::Lang;
use tokio::task::JoinSet;

use super::folder::Folder;

/// How many tables are made at once.
const AT_ONCE: usize = 256;

/// Keep so many running games in the file before a server opens it.
pub(crate) async fn keep_tables(folder: &Folder, count: usize) -> io::Result<()> {
    let config = Config::new(Address::File(folder.file()));
    let app = App::open(config.without_limits()).await.map_err(io::Error::other)?;
    let games: Vec<_> = catalog::games().collect();
    let mut making = JoinSet::new();
    for number in 0..count {
        if making.len() >= AT_ONCE {
            making.join_next().await;
        }
        let app = app.clone();
        let name = format!("host {number}");
        let id = PersonId::from(name.as_str());
        let place = Ipv4Addr::LOCALHOST.into();
        let host = Guest { id, name, named: true, lang: Lang::En, place };
        let wish = Wish { start: true, ..Wish::new(games[number % games.len()].about().id) };
        making.spawn(async move { app.create(&host, &wish).await });
    }
    while let Some(made) = making.join_next().await {
        made.map_err(io::Error::other)?.map_err(io::Error::other)?;
    }
    app.store().close().await.map_err(io::Error::other)
}
