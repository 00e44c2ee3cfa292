use std::{fmt, path::PathBuf, str::FromStr, sync::Arc};

use sqlx::postgres::PgConnectOptions;

use crate::{Archive, Postgres, Sqlite, Store, StoreError};

/// What somebody wants to do with a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Read and write, and make it if it is not there.
    Create,
    /// Read and write what is there.
    Write,
    /// Read what is there, even while another process writes.
    Read,
}

/// Where a store is.
#[derive(Clone)]
pub enum Address {
    /// A SQLite file.
    File(PathBuf),
    /// A PostgreSQL database.
    Database(Box<PgConnectOptions>),
}

impl FromStr for Address {
    type Err = StoreError;

    /// An address that begins with `postgres://` or `postgresql://` is a database, and everything
    /// else is a file, unless it looks like an address of something else.
    fn from_str(text: &str) -> Result<Address, StoreError> {
        match text.split_once("://") {
            // What follows the first of these signs is no longer about who comes with which
            // password; so a password with such a sign would be taken for something to be shown.
            Some(("postgres" | "postgresql", rest))
                if rest.split_once(['/', '?', '#']).is_some_and(|(_, rest)| rest.contains('@')) =>
            {
                Err(StoreError::open(
                    "in a password, / is written %2F, ? is %3F, # is %23, @ is %40 and % is %25",
                ))
            }
            Some(("postgres" | "postgresql", _)) => {
                let options = text.parse().map_err(StoreError::unopened)?;
                Ok(Address::Database(Box::new(options)))
            }
            Some((kind, _)) => Err(StoreError::open(format!(
                "a store is a file, or an address that begins with postgres://, and not {kind}://"
            ))),
            None if text.is_empty() => Err(StoreError::open("a file needs a name")),
            None if text.to_ascii_lowercase().starts_with("postgres") && text.contains('@') => {
                Err(StoreError::open("the address of a database begins with postgres://"))
            }
            None => Ok(Address::File(text.into())),
        }
    }
}

impl fmt::Display for Address {
    /// The address without its password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::File(path) => path.display().fmt(f),
            Address::Database(options) => {
                let host = options.get_socket().map(|socket| socket.display().to_string());
                let host = host.unwrap_or_else(|| options.get_host().to_owned());
                let database = options.get_database().unwrap_or(options.get_username());
                write!(f, "PostgreSQL database {database} at {host}")
            }
        }
    }
}

impl fmt::Debug for Address {
    /// No password is printed by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}

impl Address {
    /// Open the store that is there.
    pub async fn open(&self, access: Access) -> Result<Arc<dyn Archive>, StoreError> {
        Ok(match self {
            Address::File(path) => Arc::new(Sqlite::open_for(path, access).await?),
            Address::Database(options) => {
                Arc::new(Postgres::open_for((**options).clone(), access).await?)
            }
        })
    }
}

/// Open the store at an address, a file or `postgres://…`, or make it if it is not there.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    let store: Arc<dyn Archive> = address.parse::<Address>()?.open(Access::Create).await?;
    Ok(store)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_apart_and_never_show_a_password() {
        let shown = |text: &str| text.parse::<Address>().map(|address| address.to_string());
        assert_eq!(shown("a/tables.db").unwrap(), "a/tables.db");
        let database = shown("postgres://ada:secret@db.example/tables").unwrap();
        assert_eq!(database, "PostgreSQL database tables at db.example");
        let debug = format!("{:?}", "postgres://ada:secret@db.example/tables".parse::<Address>());
        assert!(!debug.contains("secret"), "{debug}");
        for (wrong, words) in [
            ("mysql://ada@db/tables", "mysql://"),
            ("", "a name"),
            ("postgres://ada@db:port/", "port"),
            ("postgres:/ada:secret@db/tables", "postgres://"),
            ("postgres//ada:secret@db/tables", "postgres://"),
            ("postgres://ada:5/secret@db/tables", "%2F"),
            ("postgres://ada:5?secret@db/tables", "%3F"),
            ("postgres://ada:5#secret@db/tables", "%23"),
            ("postgres://ada:sec/ret@db/tables", "%2F"),
            ("postgres://ada:secret%zz@db:port/tables", "port"),
        ] {
            let error = shown(wrong).unwrap_err().to_string();
            assert!(error.contains(words), "{wrong}: {error}");
            assert!(!error.contains("ada"), "{wrong}: {error}");
        }
    }
}
