//! Several nodes on one database: whoever comes to any of them finds the same table.

mod clearing;
mod faults;
mod house;
mod keeping;
mod sharing;
