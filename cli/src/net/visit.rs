use std::{io, time::Duration};

use server::Secret;
use table::Lang;
use tokio::runtime::{Builder, Runtime};

use super::{Line, Site, TableSeen, Told, Trouble, Wanted, http::Ask};

/// How long the first word of a table may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody who has come to a table.
pub(crate) struct Visit {
    pub(crate) site: Site,
    pub(crate) person: Secret,
    pub(crate) line: Line,
    /// The table as it was found.
    pub(crate) table: Box<TableSeen>,
    /// The symbols that its things are drawn with.
    pub(crate) art: String,
}

impl Visit {
    /// Come to a table.
    pub(crate) fn pay(
        site: Site,
        wanted: &Wanted,
        person: Secret,
        lang: Lang,
    ) -> Result<Visit, Trouble> {
        let runtime = runtime()?;
        let id = match wanted {
            Wanted::Table(id) => id.clone(),
            Wanted::Code(code) => runtime.block_on(find(&site, code, &person))?,
        };
        let line = Line::open(&site, &id, &person, lang)?;
        let silent = || Trouble::from(io::Error::from(io::ErrorKind::TimedOut));
        let table = loop {
            match line.hear(PATIENCE).ok_or_else(silent)? {
                Told::Table(table) => break table,
                Told::Gone(trouble) => return Err(trouble),
                Told::Answer(..) | Told::Online(_) => {}
            }
        };
        let art = format!("/art/{}.svg", table.game);
        let art = runtime.block_on(Ask::at(&site, &art, Some(&person)).of(&site))?;
        let art = String::from_utf8_lossy(&art.body).into_owned();
        Ok(Visit { site, person, line, table, art })
    }
}

/// The table with a code.
async fn find(site: &Site, code: &str, person: &Secret) -> Result<String, Trouble> {
    let led = Ask::at(site, &format!("/join?code={code}"), Some(person)).of(site).await?;
    let link = led.location.unwrap_or_default();
    let id = link.rsplit_once("/t/").map(|(_, id)| id.to_owned());
    id.ok_or_else(|| Trouble::Foreign(format!("/join leads to “{link}”")))
}

/// Something that can wait for requests.
pub(crate) fn runtime() -> io::Result<Runtime> {
    Builder::new_current_thread().enable_all().build()
}
