use std::time::Duration;

use tokio::{sync::Mutex, time::Instant};

use crate::StoreError;

/// How long an answer is good for.
const FRESH: Duration = Duration::from_secs(1);

/// Whether something could be written when it was last tried. However many ask, it is tried once a
/// second at most.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), String>)>>);

impl Readiness {
    /// What was found out lately, or what trying finds out now.
    pub(crate) async fn ask<T>(
        &self,
        write: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<(), StoreError> {
        let mut last = self.0.lock().await;
        let fresh = last.take_if(|(at, _)| at.elapsed() < FRESH);
        let (at, found) = match fresh {
            Some(known) => known,
            None => match write.await {
                Ok(_) => (Instant::now(), Ok(())),
                Err(StoreError::Closed) => return Err(StoreError::Closed),
                Err(StoreError::Failed(words)) => (Instant::now(), Err(words)),
                Err(error) => (Instant::now(), Err(error.to_string())),
            },
        };
        *last = Some((at, found.clone()));
        found.map_err(StoreError::Failed)
    }
}
