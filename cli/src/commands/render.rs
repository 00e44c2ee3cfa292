use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use clap::Args;
use render::Light;
use table::{AnyTable, Phrase, RecordError, Seed};

use crate::{
    failure::Failure,
    files,
    input::{read_json, read_records},
    names::SeatNames,
    setting::{self, GameArg, MOST_GAMES, OptionArgs, RulesArg, STUDY_SEED, Setting},
    viewer::ViewerArg,
    voice::Voice,
};

const EXAMPLES: &str = "\
Without --state or --from you get the start of a game. The ending of --out decides what is made,
.svg or .png; without --out, SVG goes to standard output.

Examples:
  tactable render maiak --out start.png
  tactable render tac --from game.txt --ply 40 --viewer 1 --out tac.svg
  tactable trace tactigo | sed -n 9p | jq .state | tactable render tactigo --state - --out t.png";

/// Make a picture of a position.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Render {
    /// The game, see `tactable games`
    #[arg(value_parser = setting::GameParser)]
    game: GameArg,

    /// The position: JSON in place, in a file, or - for standard input
    #[arg(long, value_name = "FILE|JSON", conflicts_with = "from")]
    state: Option<String>,

    /// A game that was played before: a file of records, or - for standard input
    #[arg(long, alias = "record", value_name = "FILE|-")]
    #[arg(conflicts_with_all = ["options", "option", "seed", "rules"])]
    from: Option<String>,

    /// Only this record of a file with several, counted from 1
    #[arg(long, value_name = "N", requires = "from", value_parser = setting::whole(1, MOST_GAMES))]
    number: Option<u64>,

    /// The position after this many actions of the record [default: all]
    #[arg(long, value_name = "N", requires = "from")]
    ply: Option<usize>,

    #[command(flatten)]
    options: OptionArgs,

    #[command(flatten)]
    rules: RulesArg,

    /// The seed of the start: 64 hexadecimal digits or a number [default: 0]
    #[arg(long, value_name = "HEX|N")]
    seed: Option<Seed>,

    /// Whose view it is: that of a seat, a spectator, or all at once
    #[arg(long, value_name = "N|spectator|all", default_value = "0")]
    viewer: ViewerArg,

    /// Use the dark colours
    #[arg(long)]
    dark: bool,

    /// The width of a PNG in pixels
    #[arg(long, value_name = "N", default_value = "1000", value_parser = setting::whole(16, 4096))]
    width: u64,

    /// The file to write, ending in .svg or .png
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// What is made, as the name of the file says.
pub(super) enum Picture {
    /// Lines and areas.
    Svg,
    /// Dots.
    Png,
}

impl Picture {
    /// What goes to a path at which something can be written.
    pub(super) fn at(path: &Path, voice: &Voice) -> Result<Picture, Failure> {
        let picture = match path.extension().and_then(|extension| extension.to_str()) {
            Some("svg") => Picture::Svg,
            Some("png") => Picture::Png,
            _ => {
                let found = path.display().to_string();
                return Err(voice.refuse(Phrase::new("failed-picture").with("found", found)));
            }
        };
        files::try_out(path, voice)?;
        Ok(picture)
    }
}

impl Render {
    /// Make the picture.
    pub(crate) fn run(self, voice: &Voice) -> Result<(), Failure> {
        let picture = self.out.as_deref().map(|path| Picture::at(path, voice)).transpose()?;
        let (table, names) = self.table(voice)?;
        let viewer = self.viewer.viewer(self.game, &table.sides(), voice)?;
        let scene = table.stage(viewer).scene;
        let scene = scene.map(&|phrase| voice.say_among(self.game, &names, &phrase));
        let light = if self.dark { Light::Night } else { Light::Day };
        let svg = render::svg(self.game.style(), &scene, light);
        let (Some(path), Some(picture)) = (&self.out, picture) else {
            return Ok(io::stdout().write_all(svg.as_bytes())?);
        };
        let content = match picture {
            Picture::Svg => svg.into_bytes(),
            Picture::Png => render::png(&svg, self.width as u32)
                .map_err(|error| files::unwritable(path, &io::Error::other(error), voice))?,
        };
        files::write(path, &content, voice)
    }

    /// The table in the position asked for, and what those there are called.
    fn table(&self, voice: &Voice) -> Result<(Box<dyn AnyTable>, SeatNames), Failure> {
        let Some(path) = &self.from else {
            let state = self.state.as_ref().map(|given| read_json(given, voice)).transpose()?;
            let rules = self.rules.version(self.game, voice)?;
            let options = self.options.read_for(self.game, rules, voice)?;
            let seed = self.seed.unwrap_or(STUDY_SEED);
            let setting = Setting { game: self.game, rules, options, seed, state };
            return Ok((setting.table(0, voice)?, SeatNames::NONE));
        };
        let record = read_records(path, self.number.or(Some(1)), voice)?.swap_remove(0);
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
        let refuse = |error: RecordError| voice.record_error(self.game, &error);
        let mut table = record.set_up(self.game).map_err(refuse)?;
        for done in 0..ply {
            record.play_ply(self.game, &mut *table, done).map_err(refuse)?;
        }
        let names = SeatNames::of_record(&table.sides(), &record);
        Ok((table, names))
    }
}
