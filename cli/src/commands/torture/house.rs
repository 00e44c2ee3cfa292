use std::{
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use table::Dice;
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinHandle,
    time::{Instant, sleep},
};

use super::proxy::Living;
use crate::commands::load::{database::Database, folder::Folder, node::Node};

/// How long a node is tried to be started, the repair of a killed database included.
const PATIENCE: Duration = Duration::from_secs(60);
/// How many milliseconds something that was killed stays away at most.
const LONGEST_ABSENCE: usize = 1500;
/// How many milliseconds a bot takes at least.
const BOT_PAUSE: u64 = 20;

/// The nodes and what they keep their tables in.
pub(super) struct House {
    pub(super) database: Database,
    keepers: Vec<Keeper>,
    pub(super) living: Living,
}

/// Looks after one node.
struct Keeper {
    orders: mpsc::Sender<Order>,
    task: JoinHandle<io::Result<()>>,
    log: PathBuf,
}

/// Kill the node, tell whether it still lived, and start it again after a while.
struct Order {
    lived: oneshot::Sender<bool>,
    absence: Duration,
}

impl House {
    /// One node has a file, several share a database. All of them live in the end.
    pub(super) async fn open(folder: &Folder, nodes: usize) -> io::Result<House> {
        let database = Database::open(folder, nodes).await?;
        let living = Living::of(nodes);
        let keepers = (0..nodes).map(|number| {
            let (orders, taken) = mpsc::channel(1);
            let log = folder.path().join(format!("node-{number}.log"));
            let (store, living, path) = (database.address.clone(), living.clone(), log.clone());
            let keep = async move { keep(number, &store, &path, &living, taken).await };
            Keeper { orders, task: tokio::spawn(keep), log }
        });
        let keepers = keepers.collect();
        let mut house = House { database, keepers, living };
        house.all_live().await?;
        Ok(house)
    }

    /// Wait until every node is there.
    pub(super) async fn all_live(&mut self) -> io::Result<()> {
        while self.living.all().len() < self.keepers.len() {
            self.check().await?;
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Kill a node or the database; whether it still lived until then.
    pub(super) async fn kill(&mut self, dice: &mut Dice) -> io::Result<bool> {
        let absence = Duration::from_millis(dice.roll(LONGEST_ABSENCE) as u64);
        if dice.roll(5) == 0 && self.database.kill(absence).await? {
            return Ok(true);
        }
        loop {
            self.check().await?;
            if let Some(&(node, _)) = dice.pick(&self.living.all()) {
                let (lived, answer) = oneshot::channel();
                // A keeper who has left is found by the check.
                let _ = self.keepers[node].orders.send(Order { lived, absence }).await;
                if let Ok(lived) = answer.await {
                    return Ok(lived);
                }
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Kill all nodes for good; what they complained about so badly that it must be told.
    pub(super) async fn close(&mut self) -> io::Result<Vec<String>> {
        let mut panics = Vec::new();
        for Keeper { orders, task, log } in self.keepers.drain(..) {
            drop(orders);
            task.await.map_err(io::Error::other)??;
            let log = std::fs::read_to_string(log)?;
            panics.extend(log.lines().filter(|line| line.contains("panicked")).map(str::to_owned));
        }
        Ok(panics)
    }

    /// A node that cannot be started ends the run.
    async fn check(&mut self) -> io::Result<()> {
        for keeper in self.keepers.iter_mut().filter(|keeper| keeper.task.is_finished()) {
            (&mut keeper.task).await.map_err(io::Error::other)??;
        }
        Ok(())
    }
}

/// Keep a node running, but for when it is told to die.
async fn keep(
    number: usize,
    store: &str,
    log: &Path,
    living: &Living,
    mut orders: mpsc::Receiver<Order>,
) -> io::Result<()> {
    loop {
        let node = start(store, log).await?;
        living.set(number, Some(node.address));
        let order = orders.recv().await;
        let Some(Order { lived, absence }) = order else { return Ok(()) };
        let still_there = node.lives().await;
        living.set(number, None);
        drop(node);
        // Nobody asks any more where the run has failed.
        let _ = lived.send(still_there);
        sleep(absence).await;
    }
}

/// Start a node, which takes several attempts while the database is away.
async fn start(store: &str, log: &Path) -> io::Result<Node> {
    let began = Instant::now();
    loop {
        match Node::start(store, BOT_PAUSE, log).await {
            Err(error) if began.elapsed() > PATIENCE => return Err(error),
            Err(_) => sleep(Duration::from_millis(100)).await,
            Ok(node) => return Ok(node),
        }
    }
}
