use std::io::{self, Write};

use clap::{ArgMatches, parser::ValueSource};

use super::alone;

/// An option with its value, and where it comes from.
struct Told {
    option: String,
    value: String,
    from: &'static str,
    variable: String,
}

/// Print every option with its value, where that comes from, and the variable of the environment
/// that sets it.
pub(super) fn print(
    values: &[(&'static str, String)],
    matches: Option<&ArgMatches>,
    out: &mut impl Write,
) -> io::Result<()> {
    let told: Vec<Told> = values.iter().map(|(id, value)| tell(id, value, matches)).collect();
    let width = |of: fn(&Told) -> &str| told.iter().map(|told| of(told).len()).max().unwrap_or(0);
    let (option, value) = (width(|told| &told.option), width(|told| &told.value));
    for Told { option: name, value: is, from, variable } in &told {
        writeln!(out, "{name:option$}  {is:value$}  {from:11}  {variable}")?;
    }
    Ok(())
}

fn tell(id: &str, value: &str, matches: Option<&ArgMatches>) -> Told {
    let command = alone();
    let arg = command.get_arguments().find(|arg| arg.get_id() == id);
    let variable = arg.and_then(|arg| arg.get_env());
    let from = match matches.and_then(|matches| matches.value_source(id)) {
        Some(ValueSource::CommandLine) => "option",
        Some(ValueSource::EnvVariable) => "environment",
        _ => "default",
    };
    Told {
        option: format!("--{}", id.replace('_', "-")),
        value: if value.is_empty() { "-".to_owned() } else { value.to_owned() },
        from,
        variable: variable.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(),
    }
}
