use clap::Args;

use crate::{
    console::Console,
    failure::Failure,
    screen::{self, Colours, Host, MatchHost, Model, Pace},
    session::Match,
    voice::Voice,
};

/// How a table looks in the terminal.
#[derive(Args)]
pub(crate) struct Looks {
    /// Play line by line instead of on the whole screen
    #[arg(long)]
    pub(crate) lines: bool,

    /// How many colours the screen has
    #[arg(
        long,
        visible_alias = "color",
        value_name = "auto|24bit|256|16|none",
        default_value = "auto"
    )]
    colour: Colours,

    /// How long you see what others do on the whole screen
    #[arg(long, value_name = "slow|calm|quick|none", default_value = "calm")]
    pace: Pace,
}

impl Looks {
    /// Whether the table fills the screen: there is one, and nobody wants lines.
    pub(crate) fn fill_screen(&self) -> bool {
        !self.lines && screen::can_open()
    }

    /// Play a match: on the whole screen, or line by line where that is wanted or there is none.
    pub(crate) fn play(&self, series: Match, spoken: bool, voice: &Voice) -> Result<(), Failure> {
        if spoken || !self.fill_screen() {
            return series.play(spoken, &mut Console::open(), voice);
        }
        let game = series.game();
        let mut host = MatchHost::new(series, voice)?;
        self.open(game.style().art, &mut host, voice)?;
        for line in host.farewell() {
            println!("{line}");
        }
        host.into_failure().map_or(Ok(()), Err)
    }

    /// Sit at any table on the whole screen until one leaves it; its symbols are drawn by this sheet.
    pub(crate) fn open(
        &self,
        art: &str,
        host: &mut dyn Host,
        voice: &Voice,
    ) -> Result<(), Failure> {
        let mut model = Model::new(voice, art, self.pace);
        Ok(screen::run(host, &mut model, self.colour.depth())?)
    }
}
