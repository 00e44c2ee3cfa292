use std::{
    slice,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use catalog::Listing;
use coach::{Plan, Review};
use store::{PersonId, TableId};
use table::{Phrase, Record};
use tokio::{runtime::Handle, task};

use crate::{
    App, Failure, Guest, Limit,
    cores::{Effort, Patron, Turn},
    now,
    room::Room,
};

/// How many reviews may wait or be under way.
const MOST: usize = 16;
/// A review that nobody has asked about for so long is given up.
const FORGOTTEN: Duration = Duration::from_secs(30);

/// The reviews that wait or are under way. After every decision others may think first, so that games
/// go on beside them.
#[derive(Debug, Default)]
pub(crate) struct Reviews {
    jobs: Arc<Mutex<Vec<Arc<Job>>>>,
}

#[derive(Debug)]
struct Job {
    table: TableId,
    /// Who asked for it.
    person: PersonId,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    progress: f32,
    /// When somebody last asked about it.
    asked: Instant,
}

impl Reviews {
    /// How far the review of a table has come, if there is one under way; it is wanted still.
    pub(super) fn progress(&self, table: &TableId) -> Option<f32> {
        let jobs = lock(&self.jobs);
        let mut state = lock(&jobs.iter().find(|job| job.table == *table)?.state);
        state.asked = Instant::now();
        Some(state.progress)
    }

    /// Begin the review of a finished game for somebody who has no other one under way.
    pub(super) fn begin(&self, app: &App, guest: &Guest, room: &Room) -> Result<(), Failure> {
        let person = guest.id.clone();
        let mut jobs = lock(&self.jobs);
        if jobs.iter().any(|job| job.person == person) {
            return Err(Failure::Refused(Phrase::new("server-review-busy")));
        }
        if jobs.len() >= MOST {
            return Err(Failure::Full(Limit::Reviews));
        }
        let patron = Patron { person: person.clone(), place: guest.place };
        let turn = app.live().cores().ask(slice::from_ref(&patron), Effort::REVIEW);
        let turn = turn.ok_or(Failure::Full(Limit::Reviews))?;
        let state = State { progress: 0.0, asked: Instant::now() };
        let table = room.id().clone();
        let job = Arc::new(Job { table, person, state: Mutex::new(state) });
        jobs.push(Arc::clone(&job));
        let jobs = Arc::clone(&self.jobs);
        let (app, game, record) = (app.clone(), room.game(), room.record());
        tokio::spawn(async move {
            carry_out(&app, &job, (game, record), (patron, turn)).await;
            lock(&jobs).retain(|other| !Arc::ptr_eq(other, &job));
        });
        Ok(())
    }
}

/// Make a review and keep it.
async fn carry_out(
    app: &App,
    job: &Arc<Job>,
    (game, record): (&'static dyn Listing, Record),
    (patron, mut turn): (Patron, Turn),
) {
    let Some(core) = turn.come().await else { return };
    let (closing, at_work) = (app.closing(), Arc::clone(job));
    let (cores, runtime) = (app.live().cores().clone(), Handle::current());
    let mut plan = Plan::for_record(&record);
    plan.simulations = plan.simulations.min(app.config().review_simulations);
    let found = task::spawn_blocking(move || {
        let stop = AtomicBool::new(at_work.is_forgotten());
        let mut core = Some(core);
        let review = coach::review(game, &record, &plan, &stop, |done, all| {
            lock(&at_work.state).progress = done as f32 / all.max(1) as f32;
            let enough = at_work.is_forgotten() || *closing.borrow();
            stop.store(enough, Ordering::Relaxed);
            if let Some(mut turn) = cores.ask(slice::from_ref(&patron), Effort::REVIEW) {
                drop(core.take());
                core = runtime.block_on(turn.come());
            }
        });
        review.map_err(|error| error.to_string())
    });
    let found: Result<Review, String> = found.await.unwrap_or_else(|panic| Err(panic.to_string()));
    let review = match found {
        Ok(review) => review,
        Err(error) => {
            tracing::info!(table = %job.table, error, "a review came to nothing");
            return;
        }
    };
    let text = serde_json::to_string(&review).expect("string keys and finite numbers");
    if let Err(error) = app.store().put_review(&job.table, text, now::unix_millis()).await {
        tracing::error!(table = %job.table, %error, "a review was not kept");
    }
}

impl Job {
    fn is_forgotten(&self) -> bool {
        lock(&self.state).asked.elapsed() > FORGOTTEN
    }
}

/// Whoever panicked while holding it left nothing half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
