//! The tests that every game passes.

table::battery!(taki::Taki);
