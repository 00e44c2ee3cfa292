use clap::Args;
use table::{AnyTable, Pen, Phrase, Record, Viewer};

use crate::{
    console::{self, Console},
    failure::Failure,
    input::read_records,
    names::SeatNames,
    setting::{self, GameArg, MOST_GAMES},
    viewer::ViewerArg,
    voice::Voice,
};

const EXAMPLES: &str = "\
In a terminal, press Enter for the next action, b to go back, a number to jump to the position
after that many actions, and q to leave. Anywhere else everything is printed.

Examples:
  tactable replay game.txt
  tactable replay game.txt --viewer 1       as the player on seat 1 saw it
  tactable record maiak | tactable replay -";

/// Show a recorded game step by step.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Replay {
    /// The file of the record, or - for standard input
    record: String,

    /// Print everything without asking
    #[arg(long)]
    all: bool,

    /// Whose view it is: that of a seat, a spectator, or all at once
    #[arg(long, value_name = "N|spectator|all", default_value = "all")]
    viewer: ViewerArg,

    /// Only this record of a file with several, counted from 1
    #[arg(long, value_name = "N", value_parser = setting::whole(1, MOST_GAMES))]
    number: Option<u64>,
}

impl Replay {
    /// Show the record.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let records = read_records(&self.record, self.number, voice)?;
        let mut console = Console::open();
        let by_step = !self.all && console.has_keyboard() && self.record != "-";
        for record in &records {
            let mut show = Show::new(record, self.viewer, &mut console, voice)?;
            let goes_on = if by_step { show.by_step()? } else { show.all()? };
            if !goes_on {
                break;
            }
        }
        Ok(console.flush()?)
    }
}

/// A replay under way.
struct Show<'a> {
    game: GameArg,
    record: &'a Record,
    /// The table as it stands, and how many actions were done.
    table: Box<dyn AnyTable>,
    done: usize,
    viewer: Viewer,
    /// Who is told what is to be done: whoever sees everything is none of the players.
    prompted: Viewer,
    names: SeatNames,
    console: &'a mut Console,
    voice: &'a Voice,
}

impl<'a> Show<'a> {
    fn new(
        record: &'a Record,
        whose: ViewerArg,
        console: &'a mut Console,
        voice: &'a Voice,
    ) -> Result<Show<'a>, Failure> {
        let game = setting::find_game(&record.game, voice).map_err(Failure::input)?;
        let table = record.set_up(game).map_err(|error| voice.record_error(game, &error))?;
        let sides = table.sides();
        let viewer = whose.viewer(game, &sides, voice)?;
        let prompted = match whose {
            ViewerArg::All => Viewer::SPECTATOR,
            ViewerArg::Seat(_) | ViewerArg::Spectator => viewer,
        };
        let names = SeatNames::of_record(&sides, record);
        Ok(Show { game, record, table, done: 0, viewer, prompted, names, console, voice })
    }

    /// Print everything; whether there may be more to show.
    fn all(&mut self) -> Result<bool, Failure> {
        self.show_table()?;
        while self.done < self.record.actions.len() {
            self.step()?;
            self.show_table()?;
        }
        self.end()?;
        Ok(true)
    }

    /// Let somebody step through it; false if they leave.
    fn by_step(&mut self) -> Result<bool, Failure> {
        self.show_table()?;
        let last = self.record.actions.len();
        loop {
            let prompt = Phrase::new("replay-prompt").with("ply", self.done).with("last", last);
            let Some(answer) = self.console.ask(&self.voice.say(prompt))? else { return Ok(false) };
            match (answer.as_str(), answer.parse::<usize>()) {
                ("", _) if self.done == last => return Ok(true),
                ("", _) => self.step()?,
                ("b", _) => self.go_to(self.done.saturating_sub(1))?,
                ("q", _) => return Ok(false),
                (_, Ok(ply)) if ply <= last => self.go_to(ply)?,
                _ => {
                    let phrase = Phrase::new("replay-help").with("last", last);
                    self.console.show(self.voice.say(phrase))?;
                    continue;
                }
            }
            self.show_table()?;
            if self.done == last {
                self.end()?;
            }
        }
    }

    /// Do the next action and tell what happened.
    fn step(&mut self) -> Result<(), Failure> {
        self.advance()?;
        let (seat, action) = &self.record.actions[self.done - 1];
        // An action can hold a secret: those who may not know it hear only what happened.
        let heading = if self.viewer.is(*seat) {
            Phrase::new("replay-action").with("action", action.as_str())
        } else {
            Phrase::new("replay-secret-action")
        };
        let who = self.voice.seat(self.game, &self.names, *seat);
        let heading = heading.with("number", self.done).with("who", who);
        self.console.show(self.voice.say(heading))?;
        for seen in self.table.seen(self.done - 1, self.viewer) {
            self.say_of_game(&seen.phrase)?;
        }
        Ok(())
    }

    fn say_of_game(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        Ok(self.console.show(self.voice.say_among(self.game, &self.names, phrase))?)
    }

    fn advance(&mut self) -> Result<(), Failure> {
        if let Err(error) = self.record.play_ply(self.game, &mut *self.table, self.done) {
            self.say_of_game(&error.phrase)?;
            self.console.flush()?;
            return Err(Failure::No);
        }
        self.done += 1;
        Ok(())
    }

    fn go_to(&mut self, ply: usize) -> Result<(), Failure> {
        if ply < self.done {
            self.table.rewind(ply);
            self.done = ply;
        }
        while self.done < ply {
            self.advance()?;
        }
        Ok(())
    }

    fn show_table(&mut self) -> Result<(), Failure> {
        let pen =
            Pen::new(self.game.words(), self.voice.lang(), console::paints()).among(&self.names);
        self.console.show("")?;
        self.console.show(self.table.picture(self.viewer, &pen))?;
        if let Some(prompt) = self.table.prompt(self.prompted) {
            self.say_of_game(&prompt)?;
        }
        Ok(self.console.show("")?)
    }

    fn end(&mut self) -> Result<(), Failure> {
        let ended = self.record.ended.as_ref();
        Ok(self.console.show(self.voice.ending(self.game, &self.names, &*self.table, ended))?)
    }
}
