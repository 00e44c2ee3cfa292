//! The pages that people see. They work without JavaScript, but for the table itself.

mod choice;
pub(crate) mod cover;
mod exercise;
mod failure;
mod frame;
pub(crate) mod handover;
mod home;
pub(crate) mod learn;
mod new;
pub(crate) mod puzzles;
mod quick;
mod replay;
mod rules;
mod table;

use axum::{Router, routing::get};

use crate::App;

pub(crate) use failure::failure;
pub(crate) use new::with_problems;

/// Every page.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home::page))
        .route("/new/{game}", get(new::page))
        .route("/rules/{game}", get(rules::page))
        .route("/cover/{name}", get(cover::picture))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/replay", get(replay::page))
}
