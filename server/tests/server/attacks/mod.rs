//! What strangers did to a server on a public address, and what others notice of it now.

mod crowds;
mod lines;
mod thoughts;
