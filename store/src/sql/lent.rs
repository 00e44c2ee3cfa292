use sqlx::pool::PoolConnection;

use super::{Connection, Database};

/// A connection of the pool. It goes back only from those who say that they are done with it: what
/// was left in the middle of something, because it failed or took too long, is not to be trusted.
pub(in super::super) struct Lent {
    connection: PoolConnection<Database>,
    done: bool,
}

impl Lent {
    pub(in super::super) fn new(connection: PoolConnection<Database>) -> Lent {
        Lent { connection, done: false }
    }

    pub(in super::super) fn connection(&mut self) -> &mut Connection {
        &mut self.connection
    }

    pub(in super::super) fn give_back(mut self) {
        self.done = true;
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if !self.done {
            self.connection.close_on_drop();
        }
    }
}
