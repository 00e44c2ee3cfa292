use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use clap::Args;
use render::Light;
use table::{AnyTable, Flaw, Phrase, Record, Seed};

use crate::{
    eyes::Eyes,
    failure::Failure,
    given::{read_json, read_text},
    setting::{self, GameArg, OptionArgs, STUDY_SEED, Setting},
    store,
    voice::Voice,
};

const EXAMPLES: &str = "\
Without --state or --record, the start of a game is drawn. The name after --out says what is
made: .svg or .png; without it, SVG goes to standard output.

Examples:
  tactable render maiak --out start.png
  tactable render tac --record game.txt --ply 40 --viewer 1 --out tac.svg
  tactable trace tactigo | sed -n 9p | jq .state | tactable render tactigo --state - --out t.png";

/// Make a picture of a position.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Render {
    /// The game, see `tactable games`
    #[arg(value_parser = setting::game)]
    game: GameArg,

    /// The position: JSON in place, in a file, or - for standard input
    #[arg(long, value_name = "FILE|JSON", conflicts_with = "record")]
    state: Option<String>,

    /// A recorded game, in a file or - for standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["options", "option", "seed"])]
    record: Option<String>,

    /// After so many actions of the record [default: all]
    #[arg(long, value_name = "N", requires = "record")]
    ply: Option<usize>,

    #[command(flatten)]
    options: OptionArgs,

    /// The seed of the start, 64 hexadecimal digits or a number [default: 0]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    /// Whose eyes see it: a seat, spectator, or all
    #[arg(long, value_name = "N|spectator|all", default_value = "0")]
    viewer: Eyes,

    /// On a dark table
    #[arg(long)]
    dark: bool,

    /// How many pixels wide a PNG is
    #[arg(long, value_name = "N", default_value = "1000", value_parser = setting::whole(16, 4096))]
    width: u64,

    /// The file to write, ending in .svg or .png
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Render {
    /// Make the picture.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let table = self.table(voice)?;
        let viewer = self.viewer.viewer(table.seats(), voice)?;
        let scene = table.stage(viewer).scene;
        let scene = scene.map(&|phrase| voice.say_of(self.game, &phrase));
        let light = if self.dark { Light::Night } else { Light::Day };
        let svg = render::svg(&self.game.about().style, &scene, light);
        let Some(path) = &self.out else { return Ok(io::stdout().write_all(svg.as_bytes())?) };
        let picture = match path.extension().and_then(|extension| extension.to_str()) {
            Some("svg") => svg.into_bytes(),
            Some("png") => render::png(&svg, self.width as u32)
                .map_err(|error| refuse_to_write(path, &error.to_string(), voice))?,
            _ => {
                let found = path.display().to_string();
                return Err(voice.refuse(Phrase::new("failed-picture").with("found", found)));
            }
        };
        store::write(path, &picture)
            .map_err(|error| refuse_to_write(path, &error.to_string(), voice))
    }

    fn table(&self, voice: &Voice) -> Result<Box<dyn AnyTable>, Failure> {
        let Some(path) = &self.record else {
            let state = self.state.as_ref().map(|given| read_json(given, voice)).transpose()?;
            let options = self.options.read(self.game, voice)?;
            let seed = self.seed.unwrap_or(STUDY_SEED);
            return Setting { game: self.game, options, seed, state }.table(0, voice);
        };
        let text = read_text(path, voice)?;
        let record: Record = text.parse().map_err(|flaw: Flaw| voice.refuse(flaw.phrase))?;
        if record.game != self.game.about().id {
            let phrase = Phrase::new("failed-other-game").with("path", path.as_str());
            return Err(voice.refuse(phrase.with("found", record.game)));
        }
        let last = record.actions.len();
        let ply = self.ply.unwrap_or(last);
        if ply > last {
            let phrase = Phrase::new("failed-ply").with("found", ply).with("last", last);
            return Err(voice.refuse(phrase));
        }
        let flawed = |flaw: Flaw| voice.flaw(self.game, &flaw);
        let mut table = record.set_up(self.game).map_err(flawed)?;
        for done in 0..ply {
            record.play_ply(&mut *table, done).map_err(flawed)?;
        }
        Ok(table)
    }
}

fn refuse_to_write(path: &Path, error: &str, voice: &Voice) -> Failure {
    let phrase = Phrase::new("failed-write").with("path", path.display().to_string());
    voice.refuse(phrase.with("error", error))
}
