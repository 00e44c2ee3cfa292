use std::io;

use table::{AnyTable, Company, MAX_SEATS, Pen, Phrase, Seat, Sides, Stage, Viewer};

use super::{spelling, with};
use crate::{
    console::{self, Console},
    listing,
    names::SeatNames,
    setting::GameArg,
    voice::Voice,
};

/// The one screen that everybody shares: who looks at it now, and what each has been told.
pub(crate) struct Screen<'a> {
    pub(crate) console: &'a mut Console,
    pub(crate) voice: &'a Voice,
    pub(crate) names: SeatNames,
    sides: Sides,
    game: GameArg,
    /// Sentences instead of pictures.
    spoken: bool,
    /// The people at this screen, each with all eyes of his seats.
    people: Vec<Viewer>,
    /// Who looks now; nobody before the first of several people has taken the screen.
    viewer: Option<Viewer>,
    /// Who has been told how everything stands.
    described: Vec<Viewer>,
    /// How many actions have been told on the screen as it stands.
    told: usize,
    /// How many had been told to each seat when it passed the screen on.
    told_before: [usize; MAX_SEATS],
}

impl<'a> Screen<'a> {
    /// A screen for these people. Where there are none, whoever watches bots play may see
    /// everything.
    pub(crate) fn new(
        console: &'a mut Console,
        voice: &'a Voice,
        game: GameArg,
        names: SeatNames,
        spoken: bool,
        people: Vec<Viewer>,
        table: &dyn AnyTable,
    ) -> Screen<'a> {
        let viewer = match people[..] {
            [] => Some(Viewer::seats(table.sides().playing())),
            [only] => Some(only),
            _ => None,
        };
        // What happened before a game was resumed is not told again.
        let told = table.actions().len();
        let told_before = [told; MAX_SEATS];
        let sides = table.sides();
        Screen {
            console,
            voice,
            names,
            sides,
            game,
            spoken,
            people,
            viewer,
            described: Vec::new(),
            told,
            told_before,
        }
    }

    /// Show a line of the program's own.
    pub(crate) fn say(&mut self, phrase: Phrase) -> io::Result<()> {
        self.console.show(self.voice.say(phrase))
    }

    /// Show a line in the words of the game, if it has any for this.
    pub(crate) fn say_of_game(&mut self, phrase: &Phrase) -> io::Result<()> {
        let text = self.of_game(phrase);
        if text.is_empty() { Ok(()) } else { self.console.show(text) }
    }

    /// A phrase in the words of the game, in the ears of whoever looks.
    pub(crate) fn of_game(&self, phrase: &Phrase) -> String {
        self.voice.say_among(self.game, &self.company(), phrase)
    }

    /// The people at the table in the ears of whoever looks. Who watches bots is none of them.
    fn company(&self) -> impl Company {
        let ears = self.viewer.filter(|_| !self.people.is_empty());
        self.names.heard_by(self.sides, ears.unwrap_or(Viewer::SPECTATOR))
    }

    /// What a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.voice.seat(self.game, &self.names, seat)
    }

    /// Give the screen to the person on a seat. If he may know other things than who looked before,
    /// nobody sees both: it is cleared and handed over. False when the input has ended.
    pub(crate) fn hand_to(&mut self, seat: Seat, table: &dyn AnyTable) -> io::Result<bool> {
        let next = table.sides().viewer(seat);
        if self.viewer == Some(next) {
            return Ok(true);
        }
        let view = table.view(next);
        let differs = |viewer: Viewer| table.view(viewer) != view;
        let secret = match self.viewer {
            Some(viewer) => differs(viewer),
            None => self.people.iter().any(|&person| differs(person)),
        };
        if secret && !self.pass_to(seat, table.actions().len())? {
            return Ok(false);
        }
        self.viewer = Some(next);
        Ok(true)
    }

    fn pass_to(&mut self, seat: Seat, actions: usize) -> io::Result<bool> {
        if let Some(viewer) = self.viewer {
            for before in viewer.holds().iter() {
                self.told_before[before.index()] = actions;
            }
            // Who has just acted reads what came of it before it vanishes. Where nothing vanishes
            // there is nothing to wait for.
            if self.console.has_screen()
                && self.console.ask(&self.voice.word("gate-hide"))?.is_none()
            {
                return Ok(false);
            }
        }
        self.console.clear()?;
        let gate = self.voice.say(Phrase::new("gate-pass").with("who", self.name(seat)));
        self.told = self.told_before[seat.index()];
        Ok(self.console.ask(&gate)?.is_some())
    }

    /// Tell whoever looks what he has not been told yet.
    pub(crate) fn tell_news(&mut self, table: &dyn AnyTable) -> io::Result<()> {
        // After an action was taken back there are fewer than were told.
        let actions = table.actions().len();
        self.told = self.told.min(actions);
        if self.viewer.is_some() {
            self.tell(table, self.told..actions)?;
            self.told = actions;
        }
        Ok(())
    }

    /// Tell whoever looks what he perceived of some actions.
    pub(crate) fn tell(
        &mut self,
        table: &dyn AnyTable,
        plies: std::ops::Range<usize>,
    ) -> io::Result<()> {
        let Some(viewer) = self.viewer else { return Ok(()) };
        for seen in plies.flat_map(|ply| table.seen(ply, viewer)) {
            self.say_of_game(&seen.phrase)?;
        }
        Ok(())
    }

    /// Show how things stand and what is to be done, in the way this table wants it. Who listens has been told what
    /// changed, and is not told everything again.
    pub(crate) fn look(&mut self, table: &dyn AnyTable) -> io::Result<()> {
        let Some(viewer) = self.viewer else { return Ok(()) };
        if !self.spoken {
            return self.show_picture(table);
        }
        if self.described.contains(&viewer) {
            return self.show_prompt(table, viewer);
        }
        self.described.push(viewer);
        self.describe(table)
    }

    /// Show how things stand when nobody acts any more, with everything open that is laid open then.
    pub(crate) fn look_at_end(&mut self, table: &dyn AnyTable) -> io::Result<()> {
        let Some(viewer) = self.viewer else { return Ok(()) };
        if self.spoken {
            for phrase in table.describe_at_end(viewer) {
                self.say_of_game(&phrase)?;
            }
            return Ok(());
        }
        let picture = self.drawn(|pen| table.picture_at_end(viewer, pen));
        self.console.show("")?;
        self.console.show(picture)?;
        self.console.show("")
    }

    /// Say who is thinking, to whoever looks at it.
    pub(crate) fn wait_for(&mut self, seat: Seat) -> io::Result<()> {
        if self.spoken {
            return self.console.flush();
        }
        let text = self.voice.say(Phrase::new("thinking").with("who", self.name(seat)));
        self.console.wait(&text)
    }

    /// What somebody on a seat can pick, in words.
    pub(crate) fn stage(&self, table: &dyn AnyTable, seat: Seat) -> Stage<String> {
        self.in_words(table.stage(table.sides().viewer(seat)))
    }

    fn in_words(&self, stage: Stage) -> Stage<String> {
        stage.map(&|phrase| self.voice.say_among(self.game, &self.company(), &phrase))
    }

    /// Show how things stand as a picture, and say what is to be done.
    pub(crate) fn show_picture(&mut self, table: &dyn AnyTable) -> io::Result<()> {
        let Some(viewer) = self.viewer else { return Ok(()) };
        let picture = self.drawn(|pen| table.picture(viewer, pen));
        self.console.show("")?;
        self.console.show(picture)?;
        self.show_prompt(table, viewer)?;
        self.console.show("")
    }

    /// A picture for whoever looks.
    fn drawn(&self, draw: impl FnOnce(&Pen<'_>) -> String) -> String {
        let company = self.company();
        draw(&Pen::new(self.game.words(), self.voice.lang(), console::paints()).among(&company))
    }

    /// Tell how things stand and what is to be done in sentences.
    pub(crate) fn describe(&mut self, table: &dyn AnyTable) -> io::Result<()> {
        let Some(viewer) = self.viewer else { return Ok(()) };
        for phrase in table.describe(viewer) {
            self.say_of_game(&phrase)?;
        }
        self.show_prompt(table, viewer)
    }

    /// Tell what a thing is and does now; it goes by its name in the scene or by what it is called. Then list the
    /// actions in which it comes.
    pub(crate) fn explain(
        &mut self,
        table: &dyn AnyTable,
        name: &str,
        legal: &[String],
    ) -> io::Result<()> {
        let Some(viewer) = self.viewer else { return Ok(()) };
        let actions = with(name, legal);
        let scene = self.in_words(table.stage(viewer)).scene;
        let Some((id, known_as)) = spelling::called(name, &scene) else {
            if !actions.is_empty() {
                return self.console.show(listing::columns(&actions));
            }
            return self.say(Phrase::new("help-unknown").with("found", name));
        };
        let say = |phrase: &Phrase| self.voice.say_among(self.game, &self.company(), phrase);
        let mut lines: Vec<String> = table.help(viewer, id).iter().map(say).collect();
        if lines.is_empty() {
            lines.push(known_as.to_owned());
        }
        self.console.show(lines.join(" "))?;
        match actions.is_empty() {
            true => Ok(()),
            false => self.console.show(listing::columns(&actions)),
        }
    }

    fn show_prompt(&mut self, table: &dyn AnyTable, viewer: Viewer) -> io::Result<()> {
        table.prompt(viewer).map_or(Ok(()), |phrase| self.say_of_game(&phrase))
    }
}
