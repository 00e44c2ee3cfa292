use super::{Backend, Lent, handover, log, person, standing, table, whole};
use crate::{
    Answer, Append, Appended, Archive, Code, Counts, Created, Doorbell, Fence, Handover, Head,
    Known, Orphans, Person, PersonId, Secret, Standing, Store, StoreError, TableId, TableRow,
    Whole,
    write::{Done, Write},
};

/// The answer of a function that reads with a connection and these arguments.
macro_rules! reading {
    ($store:ident, $read:path $(, $argument:expr)*) => {
        Box::pin($store.patiently(async move {
            let mut lent = Lent::new($store.reader().await?);
            let found = $read(lent.connection() $(, $argument)*).await?;
            lent.give_back();
            Ok(found)
        }))
    };
}

impl Store for Backend {
    fn create_table(
        &self,
        row: TableRow,
        entries: Vec<String>,
        members: Vec<PersonId>,
    ) -> Answer<'_, Created> {
        Box::pin(async move {
            Ok(match self.write(Write::Create { row, entries, members }).await? {
                Done::Yes => Created::Made,
                _ => Created::CodeTaken,
            })
        })
    }

    fn append(&self, append: Append) -> Answer<'_, Appended> {
        Box::pin(async move {
            Ok(match self.write(Write::Append(append)).await? {
                Done::Yes => Appended::Won,
                Done::Fenced => Appended::Fenced,
                _ => Appended::Lost,
            })
        })
    }

    fn read<'a>(&'a self, table: &'a TableId, from: u64) -> Answer<'a, Vec<String>> {
        reading!(self, log::read, table, from)
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Answer<'a, Option<TableRow>> {
        reading!(self, table::find, id)
    }

    fn table_with_code<'a>(&'a self, code: &'a Code) -> Answer<'a, Option<TableRow>> {
        reading!(self, table::find_with_code, code)
    }

    fn tables_of<'a>(&'a self, person: &'a PersonId, most: u32) -> Answer<'a, Vec<TableRow>> {
        reading!(self, table::of_person, person, most)
    }

    fn person<'a>(&'a self, id: &'a PersonId) -> Answer<'a, Option<Person>> {
        reading!(self, person::find, id)
    }

    fn put_person<'a>(&'a self, id: &'a PersonId, person: Person, at: u64) -> Answer<'a, ()> {
        let write = Write::Person { id: id.clone(), person, at };
        Box::pin(async move { self.write(write).await.map(drop) })
    }

    fn review<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<String>> {
        Box::pin(async move {
            let review = reading!(self, table::find_review, table).await?;
            Ok(review.map(|(review, _)| review))
        })
    }

    fn put_review<'a>(&'a self, table: &'a TableId, review: String, at: u64) -> Answer<'a, ()> {
        let write = Write::Review { table: table.clone(), review, at };
        Box::pin(async move { self.write(write).await.map(drop) })
    }

    fn is_shared(&self) -> bool {
        Backend::SHARED
    }

    fn watch(&self) -> Doorbell {
        self.chime().doorbell()
    }

    fn standing<'a>(&'a self, tables: &'a [TableId]) -> Answer<'a, Vec<Standing>> {
        reading!(self, standing::read, tables)
    }

    fn heartbeat<'a>(&'a self, node: &'a str, millis: u64) -> Answer<'a, u64> {
        let write = Write::Heartbeat { node: node.to_owned(), millis };
        Box::pin(async move {
            match self.write(write).await? {
                Done::Since(since) => Ok(since),
                _ => Err(StoreError::Unexpected("a node without a past".into())),
            }
        })
    }

    fn retire<'a>(&'a self, node: &'a str) -> Answer<'a, ()> {
        let write = Write::Retire { node: node.to_owned() };
        Box::pin(async move { self.write(write).await.map(drop) })
    }

    fn visit<'a>(
        &'a self,
        table: &'a TableId,
        node: &'a str,
        people: Vec<PersonId>,
    ) -> Answer<'a, ()> {
        let write = Write::Visit { table: table.clone(), node: node.to_owned(), people };
        Box::pin(async move { self.write(write).await.map(drop) })
    }

    fn lease<'a>(&'a self, table: &'a TableId, node: &'a str) -> Answer<'a, Option<Fence>> {
        let write = Write::Lease { table: table.clone(), node: node.to_owned() };
        Box::pin(async move {
            Ok(match self.write(write).await? {
                Done::Leased(fence) => Some(fence),
                _ => None,
            })
        })
    }

    fn release<'a>(&'a self, table: &'a TableId, fence: Fence) -> Answer<'a, ()> {
        let write = Write::Release { table: table.clone(), fence };
        Box::pin(async move { self.write(write).await.map(drop) })
    }

    fn count<'a>(&'a self, key: &'a str, window: u64, most: u64) -> Answer<'a, bool> {
        let write = Write::Count { key: key.to_owned(), window, most };
        Box::pin(async move { Ok(self.write(write).await? == Done::Yes) })
    }

    fn begin_handover<'a>(
        &'a self,
        word: &'a Secret,
        secret: &'a Secret,
        millis: u64,
    ) -> Answer<'a, ()> {
        let write = Write::Handover { handover: Handover::new(word, secret), millis };
        Box::pin(async move { self.write(write).await.map(drop) })
    }

    fn handover<'a>(&'a self, word: &'a Secret) -> Answer<'a, Option<Secret>> {
        Box::pin(async move {
            let link = Handover::link(word);
            let sealed = reading!(self, handover::find, &link).await?;
            Ok(sealed.and_then(|sealed| Handover::open(word, &sealed)))
        })
    }

    fn end_handover<'a>(&'a self, word: &'a Secret) -> Answer<'a, bool> {
        let write = Write::HandedOver { link: Handover::link(word) };
        Box::pin(async move { Ok(self.write(write).await? == Done::Yes) })
    }

    fn ready(&self) -> Answer<'_, ()> {
        Box::pin(async move { self.readiness().ask(self.write(Write::Pulse)).await })
    }

    fn counts(&self) -> Answer<'_, Counts> {
        reading!(self, whole::counts)
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(self.shut())
    }
}

impl Archive for Backend {
    fn heads<'a>(&'a self, after: Option<&'a TableId>, most: u32) -> Answer<'a, Vec<Head>> {
        reading!(self, whole::heads, after, most)
    }

    fn head<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<Head>> {
        reading!(self, whole::head, table)
    }

    fn whole<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<Whole>> {
        reading!(self, whole::read, table)
    }

    fn replace(&self, whole: Whole) -> Answer<'_, ()> {
        let write = Write::Replace(Box::new(whole));
        Box::pin(async move { self.write(write).await.map(drop) })
    }

    fn people<'a>(&'a self, after: Option<&'a PersonId>, most: u32) -> Answer<'a, Vec<Known>> {
        reading!(self, person::all, after, most)
    }

    fn remove<'a>(&'a self, table: &'a TableId, changed_at: u64) -> Answer<'a, bool> {
        let write = Write::Remove { table: table.clone(), changed_at };
        Box::pin(async move { Ok(self.write(write).await? == Done::Yes) })
    }

    fn orphans(&self) -> Answer<'_, Vec<Orphans>> {
        reading!(self, whole::orphans)
    }
}
