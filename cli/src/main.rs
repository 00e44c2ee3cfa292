//! The program `tactable`.

use std::process::ExitCode;

/// A server makes and forgets a thousand small things for every message.
#[cfg(not(feature = "count-allocations"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    cli::main()
}
