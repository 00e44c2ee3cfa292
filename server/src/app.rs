use std::{net::IpAddr, sync::Arc};

use store::{Access, Archive, Code, Person, Status, Store, StoreError, TableId, TableRow};
use table::{Lang, Phrase};
use tokio::sync::watch;

use crate::{
    Config, Failure, Guest, Wish, clean_name, create,
    limits::Limits,
    live::{self, Live, Node},
    metrics::Metrics,
    now,
    picture::Pictures,
    review::Reviews,
    room::Room,
};

/// What every request shares; a copy costs nothing.
#[derive(Clone, Debug)]
pub struct App(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    config: Config,
    store: Arc<dyn Archive>,
    live: Arc<Live>,
    metrics: Arc<Metrics>,
    limits: Arc<Limits>,
    pictures: Pictures,
    reviews: Reviews,
    closing: watch::Sender<bool>,
}

impl App {
    /// Open the store and be ready, beside all other nodes that have it open. No table is loaded
    /// before somebody asks for it.
    pub async fn open(config: Config) -> Result<App, StoreError> {
        let archive = config.database.open(Access::Create).await?;
        let store: Arc<dyn Store> = Arc::clone(&archive) as Arc<dyn Store>;
        let node = Node::join(&*store).await?;
        let metrics = Arc::new(Metrics::default());
        let limits = Arc::new(Limits::new(&config, &store));
        let live =
            Live::new(store, config.clone(), Arc::clone(&metrics), Arc::clone(&limits), node);
        let live = Arc::new(live);
        live::keep_up(&live);
        live::clear_now_and_then(&live, Arc::clone(&archive));
        Ok(App(Arc::new(Shared {
            live,
            store: archive,
            metrics,
            limits,
            pictures: Pictures::default(),
            reviews: Reviews::default(),
            closing: watch::Sender::new(false),
            config,
        })))
    }

    /// How the server behaves.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// Where tables and people are kept.
    pub fn store(&self) -> &dyn Store {
        &*self.0.store
    }

    pub(crate) fn live(&self) -> &Arc<Live> {
        &self.0.live
    }

    pub(crate) fn reviews(&self) -> &Reviews {
        &self.0.reviews
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(crate) fn pictures(&self) -> &Pictures {
        &self.0.pictures
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn shared_metrics(&self) -> Arc<Metrics> {
        Arc::clone(&self.0.metrics)
    }

    /// Remove the tables at which nothing has happened for longer than [`Config::retention`] says; how
    /// many lobbies and games those were. The server does so by itself now and then.
    pub async fn clear_out(&self) -> Result<(u64, u64), StoreError> {
        live::clear_out(self.live(), &*self.0.store).await
    }

    /// Make the table that a guest wishes for.
    pub async fn create(&self, guest: &Guest, wish: &Wish) -> Result<TableRow, Failure> {
        self.limits().table(&guest.id, guest.place).await?;
        let setup = wish.setup(&guest.id)?;
        let seating = wish.seating(&setup, guest)?;
        let most = self.config().strong_bots_per_person;
        let strong = wish.strong_bots();
        if strong > 0 && self.live().strong_bots.count(&guest.id) + strong > most {
            return Err(Failure::Refused(create::too_many_strong_bots(most)));
        }
        create::create(self.store(), TableId::fresh()?, setup, seating, wish.start).await
    }

    /// A table as it stands in the log, for those who only look: a copy of its own.
    pub async fn room(&self, id: &TableId) -> Result<Room, Failure> {
        let row = self.store().table(id).await?.ok_or(Failure::NotFound)?;
        let entries = self.store().read(id, 0).await?;
        Ok(Room::fold(&row, &entries)?)
    }

    /// A finished table, to be played again; one that still runs is told as if it were not there.
    pub async fn finished(&self, id: &TableId) -> Result<Room, Failure> {
        let room = self.room(id).await?;
        if room.status() == Status::Over { Ok(room) } else { Err(Failure::NotFound) }
    }

    /// The open table with this code, for somebody in this neighbourhood.
    pub async fn find(&self, code: &str, from: IpAddr) -> Result<TableRow, Failure> {
        self.limits().code(from).await?;
        let code: Code = code.parse().map_err(|_| Failure::NotFound)?;
        self.store().table_with_code(&code).await?.ok_or(Failure::NotFound)
    }

    /// Remember how a guest wants to be called and spoken to.
    pub async fn introduce(
        &self,
        guest: &Guest,
        name: Option<&str>,
        lang: Option<Lang>,
    ) -> Result<(), Failure> {
        // A form without a name changes the language only.
        let name = name.filter(|name| !name.is_empty()).map(|name| {
            clean_name(name).ok_or_else(|| Failure::Refused(Phrase::new("server-no-name")))
        });
        let name = name.transpose()?;
        let person = Person { name, lang: lang.map(|lang| lang.code().to_owned()) };
        Ok(self.store().put_person(&guest.id, person, now::unix_millis()).await?)
    }

    /// Becomes true when the server goes down.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Tell every socket that the server goes down.
    pub(crate) fn start_closing(&self) {
        self.0.closing.send_replace(true);
    }
}
