use std::{
    io::{self, Write},
    process::ExitCode,
};

use table::Phrase;

use crate::voice::Voice;

/// Why a command did not end well.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The answer is no; the command has already said why.
    No,
    /// The answer is no, for this reason.
    Lost(String),
    /// What was given cannot be used: one line per reason.
    Input(Vec<String>),
    /// Reading or writing failed under way.
    Broken(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Broken(error)
    }
}

impl Failure {
    /// What was given cannot be used, for one reason.
    pub(crate) fn input(reason: String) -> Failure {
        Failure::Input(vec![reason])
    }

    /// The reasons as one text, for where there is no standard error to tell them on.
    pub(crate) fn words(&self) -> String {
        match self {
            Failure::No => String::new(),
            Failure::Lost(reason) => reason.clone(),
            Failure::Input(reasons) => reasons.join("\n"),
            Failure::Broken(error) => error.to_string(),
        }
    }

    /// Tell the failure on standard error, and how the program ends by it.
    pub(crate) fn report(self, voice: &Voice) -> ExitCode {
        let (code, reasons) = match self {
            Failure::No => (1, Vec::new()),
            Failure::Lost(reason) => (1, vec![reason]),
            Failure::Input(reasons) => (2, reasons),
            // Whoever reads our output has seen enough, as in `tactable trace maiak | head`.
            Failure::Broken(error) if error.kind() == io::ErrorKind::BrokenPipe => (0, Vec::new()),
            Failure::Broken(error) => {
                let phrase = Phrase::new("failed-output").with("error", error.to_string());
                (2, vec![voice.say(phrase)])
            }
        };
        let mut stderr = io::stderr().lock();
        for reason in reasons {
            // Nobody is left to be told if even this fails.
            let _ = writeln!(stderr, "{}", voice.say(Phrase::new("error").with("words", reason)));
        }
        ExitCode::from(code)
    }
}
