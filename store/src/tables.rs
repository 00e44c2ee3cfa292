use crate::{Archive, Head, StoreError, TableId};

/// How many tables are asked for at once.
const PAGE: u32 = 200;

/// Goes through all tables of a store.
pub struct Tables<'a> {
    store: &'a dyn Archive,
    page: std::vec::IntoIter<Head>,
    last: Option<TableId>,
}

impl<'a> Tables<'a> {
    /// From the first on.
    pub fn new(store: &'a dyn Archive) -> Tables<'a> {
        Tables { store, page: Vec::new().into_iter(), last: None }
    }

    /// The next one. What is added meanwhile may be among them or not.
    pub async fn next(&mut self) -> Result<Option<Head>, StoreError> {
        if self.page.as_slice().is_empty() {
            self.page = self.store.heads(self.last.as_ref(), PAGE).await?.into_iter();
        }
        let next = self.page.next();
        if let Some(head) = &next {
            self.last = Some(head.row.id.clone());
        }
        Ok(next)
    }
}
