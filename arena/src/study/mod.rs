//! What happens in the games of given bots: for those who design games and rules.

mod difference;
mod event;
mod inquiry;
mod result;
mod watch;

pub use difference::Difference;
pub use event::EventStat;
pub use inquiry::Inquiry;
pub use result::{Lead, Reason, Study};
pub use watch::{LATE, PHASES, Watched};
