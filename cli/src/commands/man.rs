use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::{Args, Command};
use clap_mangen::Man;

use crate::{failure::Failure, files, help, version, voice::Voice};

const EXAMPLES: &str = "\
Examples:
  tactable man | man -l -                   read the page of the program
  tactable man --out pages/                 a page for every command, tactable-play.1 and so on";

/// Write the pages of the manual.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Manual {
    /// A folder for a page for every command [default: the page of the program to standard output]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl Manual {
    /// Write them.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let mut command = help::command(voice.lang()).disable_help_subcommand(true);
        command.build();
        let Some(folder) = &self.out else {
            return Ok(io::stdout().lock().write_all(&page(&command, voice)?)?);
        };
        files::try_folder(folder, voice)?;
        let inner = command.get_subcommands().filter(|inner| inner.get_name() != "help");
        for command in [&command].into_iter().chain(inner) {
            let name = command.get_display_name().unwrap_or_else(|| command.get_name());
            files::write(&folder.join(format!("{name}.1")), page(command, voice)?, voice)?;
        }
        Ok(())
    }
}

/// The page of one command.
fn page(command: &Command, voice: &Voice) -> io::Result<Vec<u8>> {
    let man = Man::new(command.clone()).source(format!("tactable {}", version::version()));
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    let sections: [(&'static str, Section); 3] = [
        ("page-name", Man::render_name_section),
        ("page-synopsis", Man::render_synopsis_section),
        ("page-description", Man::render_description_section),
    ];
    for (heading, render) in sections {
        let mut section = Vec::new();
        render(&man, &mut section)?;
        // Its heading is a line of its own, in English.
        let text = String::from_utf8_lossy(&section);
        let body = text.split_once(".SH").and_then(|(_, rest)| rest.split_once('\n'));
        write!(page, ".SH \"{}\"\n{}", voice.word(heading), body.map_or("", |(_, body)| body))?;
    }
    man.render_options_section(&mut page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
    }
    if let Some(after) = command.get_after_help() {
        // As it stands, line by line: examples are no running text.
        writeln!(page, ".SH \"{}\"\n.nf", voice.word("page-notes"))?;
        for line in after.to_string().lines() {
            writeln!(page, "{}", escaped(line))?;
        }
        writeln!(page, ".fi")?;
    }
    Ok(page)
}

/// What writes a section of a page.
type Section = fn(&Man, &mut dyn Write) -> io::Result<()>;

/// A line as roff takes it for nothing but text.
fn escaped(line: &str) -> String {
    let line = line.replace('\\', "\\e").replace('-', "\\-");
    if line.starts_with(['.', '\'']) { format!("\\&{line}") } else { line }
}
