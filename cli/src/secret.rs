use std::{
    env,
    io::{self, Write},
    process,
};

/// What is told of the address of a database instead of a password.
const HIDDEN: &str = "postgres://…";

/// Say what is wrong with the arguments and end. It quotes them, whatever they are and wherever they
/// stand; a password among them is nobody's business, for what is printed often ends up in a log.
pub(crate) fn refuse(error: &clap::Error) -> ! {
    let words = error.render().to_string();
    let told = without_passwords(&words, env::args());
    if told == words {
        error.exit();
    }
    // Where nothing can be written, nobody reads it.
    let _ = write!(io::stderr(), "{told}");
    process::exit(error.exit_code());
}

/// The words without any address among the arguments that may hold a password.
fn without_passwords(words: &str, args: impl Iterator<Item = String>) -> String {
    args.filter_map(|arg| Some(address(&arg)?.to_owned()))
        .fold(words.to_owned(), |words, address| words.replace(&address, HIDDEN))
}

/// What looks like the address of a database with somebody's name, however it was spelt, with or
/// without an option in front.
fn address(arg: &str) -> Option<&str> {
    let lower = arg.to_ascii_lowercase();
    let start = lower.find("postgres").or_else(|| lower.find("://").map(|_| 0))?;
    arg.contains('@').then(|| &arg[start..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_hidden_wherever_they_stand_and_nothing_else_is() {
        let said = |arg: &str| {
            without_passwords(&format!("invalid value '{arg}' for"), [arg.to_owned()].into_iter())
        };
        for arg in [
            "postgres://ada:secret@db/x",
            "postgres:/ada:secret@db/x",
            "POSTGRES://ada:secret@db/x",
            "mysql://ada:secret@db/x",
        ] {
            assert_eq!(said(arg), "invalid value 'postgres://…' for");
        }
        let option = "--database=postgres://ada:secret@db/x";
        assert_eq!(said(option), "invalid value '--database=postgres://…' for");
        for arg in ["ada@example.org", "postgres://db/x", "tables.db"] {
            assert_eq!(said(arg), format!("invalid value '{arg}' for"));
        }
    }
}
