//! What happens in the games of given bots: for those who design games and rules.

mod counted;
mod difference;
mod event;
mod plan;
mod result;
mod watch;

pub use counted::Counted;
pub use difference::Difference;
pub use event::EventStat;
pub use plan::StudyPlan;
pub use result::{Lead, Reason, Study};
pub use watch::{Happened, LATE, PHASES, Watched};
