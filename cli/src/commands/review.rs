mod chart;

use std::{
    io::{self, Write},
    sync::atomic::AtomicBool,
};

use clap::Args;
use coach::{Moment, Plan, Review as Found, ReviewError};
use table::{AnyTable, Pen, Phrase, Record, Seat, SeatSet};

use self::chart::Chart;
use crate::{
    console,
    driver::failing,
    failure::Failure,
    input::read_records,
    json_out::JsonOut,
    names::SeatNames,
    progress::{self, Progress},
    setting::{self, GameArg, MOST_GAMES},
    voice::Voice,
};

const EXAMPLES: &str = "\
You see how the chances went, the decisions that mattered most, and what would have been better.
Every decision is judged by what its player knew at that moment, so that nobody is blamed for bad
luck. The same command always prints the same text.

Examples:
  tactable review game.txt
  tactable review game.txt --seat 1             only the decisions of the player on seat 1
  tactable review game.txt --simulations 5000   think longer about each of them
  tactable record maiak | tactable review - --json -";

/// See what mattered in a recorded game, and what would have been better.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Review {
    /// The file of the record, or - for standard input
    record: String,

    /// Only this record of a file with several, counted from 1
    #[arg(long, value_name = "N", value_parser = setting::whole(1, MOST_GAMES))]
    number: Option<u64>,

    /// Only the decisions of the player on this seat
    #[arg(long, value_name = "N")]
    seat: Option<u64>,

    /// How many simulations each decision is judged by [default: by the length of the game]
    #[arg(long, value_name = "N", value_parser = setting::whole(1, MOST_SIMULATIONS))]
    simulations: Option<u64>,

    /// Sentences instead of pictures, for screen readers
    #[arg(long)]
    spoken: bool,

    /// Write the review as JSON, one line for each record; - for standard output, and nothing else
    #[arg(long, value_name = "FILE|-", num_args = 0..=1, default_missing_value = JsonOut::PRINTED,
        value_parser = JsonOut::read)]
    json: Option<JsonOut>,
}

const MOST_SIMULATIONS: u64 = 1_000_000;

impl Review {
    /// Review the games and tell what mattered.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let json = self.json.as_ref();
        JsonOut::try_out(json, voice)?;
        let records = read_records(&self.record, self.number, voice)?;
        let stop = progress::interruption();
        let mut lines = String::new();
        for record in &records {
            let reviewed = Reviewed::new(&self, record, &stop, voice)?;
            let line = serde_json::to_string(&reviewed.found);
            lines += &line.expect("string keys and finite numbers");
            lines.push('\n');
            if !JsonOut::is_printed(json) {
                write!(io::stdout().lock(), "{}", reviewed.text(self.spoken, console::paints())?)?;
            }
        }
        JsonOut::write(json, &lines, voice)
    }
}

/// A game that was reviewed, to be told.
pub(crate) struct Reviewed<'a> {
    pub(crate) game: GameArg,
    pub(crate) record: &'a Record,
    pub(crate) names: SeatNames,
    pub(crate) found: Found,
    pub(crate) voice: &'a Voice,
}

impl<'a> Reviewed<'a> {
    fn new(
        asked: &Review,
        record: &'a Record,
        stop: &AtomicBool,
        voice: &'a Voice,
    ) -> Result<Reviewed<'a>, Failure> {
        let game = setting::find_game(&record.game, voice).map_err(Failure::input)?;
        let table = record.set_up(game).map_err(|error| voice.record_error(game, &error))?;
        let sides = table.sides();
        let mut plan = Plan::for_record(record);
        plan.simulations = asked.simulations.unwrap_or(plan.simulations);
        if let Some(number) = asked.seat {
            let seat = setting::find_seat(number, game, &sides, voice)?;
            plan.seats = Some(sides.person(seat));
        }
        let mut progress = Progress::of("progress-actions", 0, record.actions.len() as u64, voice);
        let found = coach::review(game, record, &plan, stop, |_, _| progress.add(1));
        progress.finish();
        let found = found.map_err(|error| match error {
            ReviewError::Record(error) => voice.record_error(game, &error),
            ReviewError::Bot(error) => voice.refuse(failing(&error)),
            ReviewError::Stopped => Failure::No,
        })?;
        Ok(Reviewed { game, record, names: SeatNames::of_record(&sides, record), found, voice })
    }

    fn say(&self, phrase: Phrase) -> String {
        self.voice.say(phrase)
    }

    /// What the seats of a side are called.
    fn side(&self, side: SeatSet) -> String {
        self.voice.seats(self.game, &self.names, side)
    }

    /// All of it: with pictures, perhaps in colours, or in sentences alone.
    pub(crate) fn text(&self, spoken: bool, paints: bool) -> Result<String, Failure> {
        let mut lines =
            vec![self.say(Phrase::new("review-title").with("title", self.game.about().title))];
        let chart = Chart::new(&self.found);
        let sides: Vec<String> = self.found.sides.iter().map(|&side| self.side(side)).collect();
        if !spoken && !self.found.curve.is_empty() {
            lines.push(String::new());
            lines.push(self.voice.word(chart.title()));
            lines.extend(chart.lines(&sides));
        }
        lines.push(String::new());
        lines.extend(chart.told(&sides).into_iter().map(|phrase| self.say(phrase)));
        for seat in &self.found.seats {
            let phrase = Phrase::new("review-seat")
                .with("who", self.voice.seat(self.game, &self.names, seat.seat))
                .with("decisions", seat.decisions)
                .with("good", seat.good);
            lines.push(self.say(phrase.with("lost", tenths(seat.lost))));
        }
        let moments = self.found.moments.len();
        lines.extend([
            String::new(),
            self.say(Phrase::new("review-moments").with("count", moments)),
        ]);
        let mut table = self.record.set_up(self.game);
        for (number, moment) in (1..).zip(&self.found.moments) {
            if let Ok(table) = &mut table {
                self.go_to(&mut **table, moment.ply)?;
                lines.push(String::new());
                let pen = (!spoken).then_some(paints);
                self.tell_moment(number, moment, &**table, pen, &mut lines);
            }
        }
        lines.push(String::new());
        Ok(lines.iter().map(|line| format!("{}\n", line.trim_end())).collect())
    }

    fn go_to(&self, table: &mut dyn AnyTable, ply: usize) -> Result<(), Failure> {
        for next in table.actions().len()..ply {
            let played = self.record.play_ply(self.game, table, next);
            played.map_err(|error| self.voice.record_error(self.game, &error))?;
        }
        Ok(())
    }

    fn tell_moment(
        &self,
        number: usize,
        moment: &Moment,
        table: &dyn AnyTable,
        pen: Option<bool>,
        lines: &mut Vec<String>,
    ) {
        let who = self.voice.seat(self.game, &self.names, moment.seat);
        let heading = Phrase::new("review-moment").with("number", number).with("who", who);
        lines.push(self.say(heading.with("ply", moment.ply + 1)));
        let viewer = table.sides().viewer(moment.seat);
        if let Some(paints) = pen {
            let pen = Pen::new(self.game.words(), self.voice.lang(), paints);
            lines.push(table.picture(viewer, &pen.among(&self.names)).trim_end().to_owned());
        } else {
            let told = table.describe(viewer);
            lines.extend(told.iter().map(|phrase| self.of_game(phrase)));
        }
        let played = [(moment.seat, moment.played.clone())];
        let outcomes = [
            ("review-played", &played[..], moment.worth_played),
            ("review-better", &moment.line[..1], moment.worth_better),
        ];
        for (key, line, worth) in outcomes {
            let (action, words) = self.steps(table, moment.seat, line).swap_remove(0);
            let phrase = Phrase::new(key).with("action", action).with("words", words);
            lines.push(self.say(phrase.with("chance", chart::percent(worth))));
        }
        let why = coach::why_better(self.game, table, moment);
        let why: Vec<String> = why.iter().map(|phrase| self.of_game(phrase)).collect();
        lines.push(self.say(Phrase::new("review-why").with("why", why.join(" "))));
        if moment.line.len() > 1 {
            lines.push(self.voice.word("review-line"));
            let steps = self.steps(table, moment.seat, &moment.line);
            lines.extend(steps.into_iter().skip(1).map(|(action, words)| {
                let phrase = Phrase::new("review-step").with("action", action);
                self.say(phrase.with("words", words))
            }));
        }
    }

    /// Each action of a line, and what the player on a seat knows that it does.
    fn steps(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        line: &[(Seat, String)],
    ) -> Vec<(String, String)> {
        let told = coach::tell(table, seat, line);
        let words = |place: usize| {
            let phrases = told.get(place).map_or(&[][..], |phrases| phrases);
            phrases.iter().map(|phrase| self.of_game(phrase)).collect::<Vec<_>>().join(" ")
        };
        let steps = line.iter().enumerate();
        steps.map(|(place, (_, action))| (action.clone(), words(place))).collect()
    }

    fn of_game(&self, phrase: &Phrase) -> String {
        self.voice.say_among(self.game, &self.names, phrase)
    }
}

/// A share as a number with one decimal place of a hundred.
fn tenths(share: f32) -> String {
    format!("{:.1}", share * 100.0)
}
