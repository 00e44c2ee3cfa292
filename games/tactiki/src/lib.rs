//! TacTiki, being written.
