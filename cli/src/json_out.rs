use std::{
    io::{self, Write},
    path::PathBuf,
};

use crate::{failure::Failure, files, voice::Voice};

/// Where `--json` writes, the same for every command: into a file, besides what is printed; or to
/// standard output, where nothing else is printed then. Without a value it is standard output.
#[derive(Clone, Debug)]
pub(crate) enum JsonOut {
    /// Standard output.
    Printed,
    /// A file.
    File(PathBuf),
}

impl JsonOut {
    /// What stands for standard output.
    pub(crate) const PRINTED: &str = "-";

    /// Where an argument says.
    pub(crate) fn read(text: &str) -> Result<JsonOut, String> {
        match text {
            JsonOut::PRINTED => Ok(JsonOut::Printed),
            // Once --json was a mere flag, and a game could follow it.
            name if catalog::find(name).is_some() => {
                Err(format!("expected a file or -; name the game first: {name} --json"))
            }
            path => Ok(JsonOut::File(PathBuf::from(path))),
        }
    }

    /// Whether it has standard output for itself.
    pub(crate) fn is_printed(out: Option<&JsonOut>) -> bool {
        matches!(out, Some(JsonOut::Printed))
    }

    /// Refuse a file that cannot be written, before any work is done for it.
    pub(crate) fn try_out(out: Option<&JsonOut>, voice: &Voice) -> Result<(), Failure> {
        match out {
            Some(JsonOut::File(path)) => files::try_out(path, voice),
            _ => Ok(()),
        }
    }

    /// Write a text there, if anywhere.
    pub(crate) fn write(out: Option<&JsonOut>, text: &str, voice: &Voice) -> Result<(), Failure> {
        match out {
            None => Ok(()),
            Some(JsonOut::Printed) => Ok(io::stdout().lock().write_all(text.as_bytes())?),
            Some(JsonOut::File(path)) => files::write(path, text, voice),
        }
    }
}
