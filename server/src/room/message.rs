use std::borrow::Cow;

use bots::Level;
use serde::Serialize;
use serde_json::Value;
use store::{PersonId, Status};
use table::{
    AnyTable, Lang, OptionInfo, OptionKind, Panel, Phrase, Seat, SeatSet, Shown, Stage, Viewer,
    Wording,
};

use super::{
    Offer, OfferKind, Room, STANDIN, Sitter,
    ending::Ending,
    news::{Item, Note, What},
};
use crate::words;

/// About as long as the message of a table is; the buffer does not have to grow often.
const LIKELY_LENGTH: usize = 20 * 1024;

/// What is around a table and not in its log.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// Who is here now.
    pub here: Vec<PersonId>,
    /// How many look on without a seat.
    pub watchers: usize,
    /// The seats for which a bot stands in.
    pub standins: SeatSet,
    /// How long an answer is still waited for, in milliseconds.
    pub window: Option<u64>,
    /// About how long a bot still takes in a busy house, in milliseconds.
    pub bot_wait: Option<u64>,
    /// The time, in milliseconds since 1970.
    pub now: u64,
    /// Whether the person who is told has chosen a name.
    pub named: bool,
    /// Whether the person who is told is a program and wants its lines too.
    pub lines: bool,
}

/// The `table` of `docs/protocol.md`.
#[derive(Serialize)]
struct Message<'a> {
    r#type: &'static str,
    seq: u64,
    id: &'a str,
    code: &'a str,
    game: &'static str,
    title: &'static str,
    goal: Wording,
    status: &'static str,
    options: Vec<OptionSaid>,
    you: You<'a>,
    seats: Vec<SeatSaid<'a>>,
    levels: [&'static str; Level::ALL.len()],
    /// Whether somebody new may take the place of a bot.
    takeover: bool,
    /// Whether nobody new may sit down.
    locked: bool,
    watchers: usize,
    ply: usize,
    to_act: SeatSet,
    your_turn: bool,
    prompt: Option<Wording>,
    stage: Option<Stage<Wording>>,
    told: Vec<Wording>,
    news: Vec<Report>,
    offers: Vec<OfferSaid>,
    can: Can,
    window_ms: Option<u64>,
    bot_wait_ms: Option<u64>,
    began_ms: Option<u64>,
    ended_ms: Option<u64>,
    turns: u32,
    outcome: Option<Ending>,
    commitment: Option<&'a str>,
    seed: Option<String>,
    rematch: Option<&'a str>,
    /// What a program in the place of the person would be told now.
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<Vec<Value>>,
}

#[derive(Serialize)]
struct OptionSaid {
    name: &'static str,
    text: String,
    value: String,
}

#[derive(Serialize)]
struct You<'a> {
    name: &'a str,
    named: bool,
    seats: SeatSet,
    /// The seats that wait for whoever left them.
    left: SeatSet,
    host: bool,
    /// Whether the host turned the person away.
    dismissed: bool,
}

#[derive(Serialize)]
pub(super) struct SeatSaid<'a> {
    seat: Seat,
    /// Whose it is: seats of one person have the same chair.
    chair: usize,
    game_name: String,
    name: Option<&'a str>,
    kind: &'static str,
    level: Option<&'static str>,
    /// The number of the bot's face.
    face: Option<usize>,
    here: bool,
    you: bool,
    host: bool,
    team: Option<usize>,
    acting: bool,
    resigned: bool,
    /// The bot that plays for the person who is away or left.
    standin: Option<Standin>,
    left: bool,
    clock_ms: Option<u64>,
    facts: Vec<Wording>,
    looks: Vec<Cow<'static, str>>,
}

#[derive(Serialize)]
struct Standin {
    name: Option<&'static str>,
    level: &'static str,
}

#[derive(Serialize)]
pub(crate) struct Report {
    #[serde(skip_serializing_if = "Option::is_none")]
    seq: Option<u64>,
    ply: Option<usize>,
    seat: Option<Seat>,
    texts: Vec<Wording>,
    /// What is remembered of it once more has happened, where that is something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    remembered: Option<Vec<Wording>>,
    /// For each thing that happened, where it began and where it led.
    trails: Vec<Vec<String>>,
    /// For each thing that happened, what it lets everybody see for a moment.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    shown: Vec<Vec<Shown>>,
}

#[derive(Serialize)]
struct OfferSaid {
    kind: OfferKind,
    seat: Seat,
    agreed: SeatSet,
    waiting: SeatSet,
}

#[derive(Serialize)]
struct Can {
    undo: bool,
    takeback: bool,
    resign: bool,
    start: bool,
    lock: bool,
    /// The seats of people whom the host may ask to stand up.
    free: SeatSet,
    rematch: bool,
    /// The seats to sit down on.
    sit: SeatSet,
    rest: bool,
    hint: bool,
}

impl Report {
    /// What a viewer perceived of an action.
    pub(crate) fn of(
        table: &dyn AnyTable,
        ply: usize,
        seq: Option<u64>,
        seat: Option<Seat>,
        viewer: Viewer,
        say: &dyn Fn(&Phrase) -> Wording,
    ) -> Report {
        let seen = table.seen(ply, viewer);
        // What has no words of its own is seen and not told, such as a step of a longer way.
        let said = seen.iter().map(|seen| (seen, say(&seen.phrase)));
        let told: Vec<_> = said.filter(|(_, text)| !text.is_empty()).collect();
        Report {
            seq,
            ply: Some(ply),
            seat,
            remembered: told
                .iter()
                .any(|(seen, _)| seen.remembered != seen.phrase)
                .then(|| told.iter().map(|(seen, _)| say(&seen.remembered)).collect()),
            texts: told.into_iter().map(|(_, text)| text).collect(),
            shown: seen
                .iter()
                .map(|seen| seen.shown.clone())
                .filter(|shown| !shown.is_empty())
                .collect(),
            trails: seen
                .into_iter()
                .map(|seen| seen.places)
                .filter(|trail| !trail.is_empty())
                .collect(),
        }
    }

    /// What is remembered of it.
    fn faded(self) -> Report {
        match self.remembered {
            Some(remembered) => {
                Report { texts: remembered, remembered: None, shown: Vec::new(), ..self }
            }
            None => self,
        }
    }
}

impl Room {
    /// All that a person may know about the table now, with the news from an entry on, as the
    /// JSON text of `docs/protocol.md`. A person without a seat sees what a spectator sees.
    pub fn message(
        &self,
        person: &PersonId,
        name: &str,
        lang: Lang,
        since: u64,
        surroundings: &Surroundings,
    ) -> String {
        let viewer = self.viewer(person);
        let status = self.status();
        let listener = self.listener(viewer, lang);
        let words = self.game.words();
        let say = |phrase: &Phrase| words.speak(lang, phrase, &listener);
        let open = status != Status::Lobby;
        let stage = match status {
            Status::Lobby => None,
            Status::Playing => Some(self.table.stage(viewer)),
            Status::Over => Some(self.table.stage_at_end(viewer)),
        };
        let stage = stage.map(|stage| stage.map(&|phrase| say(&phrase)));
        let prompt = match status {
            Status::Playing => self.table.prompt(viewer).as_ref().map(say),
            Status::Lobby | Status::Over => None,
        };
        let described = match status {
            Status::Lobby => Vec::new(),
            Status::Playing => self.table.describe(viewer),
            Status::Over => self.table.describe_at_end(viewer),
        };
        let told = described.iter().map(say).chain(prompt.clone()).collect();
        let about = self.game.about();
        let message = Message {
            r#type: "table",
            seq: self.seq,
            id: self.id.as_str(),
            code: self.code.as_str(),
            game: about.id,
            title: about.title,
            goal: say(&Phrase::goal()),
            status: status.name(),
            options: self.options(lang),
            you: You {
                name: self.name_of(person).unwrap_or(name),
                named: surroundings.named,
                seats: viewer.holds(),
                left: self.left_by(person),
                host: self.host == *person,
                dismissed: self.dismissed.contains(person),
            },
            seats: self.seats(viewer, lang, stage.as_ref(), surroundings),
            levels: Level::ALL.map(Level::name),
            takeover: self.setup.takeover,
            locked: self.locked,
            watchers: surroundings.watchers,
            ply: self.ply(),
            to_act: self.to_act(),
            your_turn: self.to_act().iter().any(|seat| viewer.is(seat)),
            prompt,
            stage,
            told,
            news: self.reports(viewer, lang, since, &say),
            offers: self.offers(viewer),
            can: self.can(person),
            window_ms: surroundings.window,
            bot_wait_ms: surroundings.bot_wait,
            began_ms: self.began_at,
            ended_ms: self.ended_at,
            turns: self.table.turns_ended(),
            outcome: self.ending(lang).filter(|_| open),
            commitment: self.commitment(),
            seed: (status == Status::Over).then(|| self.seed.to_string()),
            rematch: self.rematch.as_ref().map(|id| id.as_str()),
            lines: surroundings.lines.then(|| self.lines(viewer, since, surroundings)),
        };
        let mut text = Vec::with_capacity(LIKELY_LENGTH);
        serde_json::to_writer(&mut text, &message).expect("string keys and finite numbers");
        String::from_utf8(text).expect("JSON is text")
    }

    /// What was agreed on: the choices of the game, then those of the table.
    fn options(&self, lang: Lang) -> Vec<OptionSaid> {
        let game = self.game.about().options.iter().map(|info| self.option(info, lang));
        let flag = |name, is: bool| OptionSaid {
            name,
            text: words::say(lang, &Phrase::new(format!("server-option-{name}"))),
            value: words::word(lang, if is { "client-yes" } else { "client-no" }),
        };
        game.chain([flag("takeover", self.setup.takeover), flag("hints", self.setup.hints)])
            .collect()
    }

    fn option(&self, info: &OptionInfo, lang: Lang) -> OptionSaid {
        let text = Phrase::new(format!("option-{}", info.name));
        let value = &self.setup.options[info.name];
        OptionSaid {
            name: info.name,
            text: self.game.words().say(lang, &text),
            value: match (info.kind, value) {
                (_, Value::String(word)) if info.words().contains(&word.as_str()) => {
                    self.game.words().say(lang, &info.value_phrase(word))
                }
                (OptionKind::Flag, Value::Bool(is)) => {
                    words::word(lang, if *is { "client-yes" } else { "client-no" })
                }
                (_, Value::Array(lines)) => {
                    lines.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" / ")
                }
                (_, Value::String(text)) => text.clone(),
                (_, Value::Null) => "–".to_owned(),
                (_, other) => other.to_string(),
            },
        }
    }

    pub(super) fn seats(
        &self,
        viewer: Viewer,
        lang: Lang,
        stage: Option<&Stage<Wording>>,
        surroundings: &Surroundings,
    ) -> Vec<SeatSaid<'_>> {
        let panels = stage.map_or(&[][..], |stage| &stage.scene.seats);
        let panel = |seat: Seat| panels.iter().find(|panel| panel.seat == seat);
        let said = |seat| self.seat(seat, viewer, lang, panel(seat), surroundings);
        self.all_seats().iter().filter_map(said).collect()
    }

    fn seat(
        &self,
        seat: Seat,
        viewer: Viewer,
        lang: Lang,
        panel: Option<&Panel<Wording>>,
        surroundings: &Surroundings,
    ) -> Option<SeatSaid<'_>> {
        let place = self.chairs.iter().position(|chair| chair.seats.contains(seat))?;
        let chair = &self.chairs[place];
        let person = chair.person();
        let stands_in = chair.left.is_some() || surroundings.standins.contains(seat);
        Some(SeatSaid {
            seat,
            chair: place,
            game_name: words::seat(lang, self.game, seat),
            name: self.name_at(chair),
            kind: match chair.sitter {
                Sitter::Nobody => "empty",
                Sitter::Person(_) => "person",
                Sitter::Bot(_) => "bot",
            },
            level: chair.bot().map(|level| level.name()),
            face: chair.bot().and_then(|_| self.bot_face(chair.seats)),
            here: person.is_some_and(|person| surroundings.here.contains(person)),
            you: viewer.is(seat),
            host: chair.owner() == Some(&self.host),
            team: self.sides().side_of(seat),
            acting: self.to_act().contains(seat),
            resigned: chair.resigned,
            standin: stands_in
                .then(|| Standin { name: self.bot_name(chair.seats), level: STANDIN.name() }),
            left: chair.left.is_some(),
            clock_ms: self.clock.as_ref().map(|clock| match self.status() {
                Status::Playing => clock.left(seat, surroundings.now),
                Status::Lobby | Status::Over => clock.left(seat, 0),
            }),
            facts: panel.map_or_else(Vec::new, |panel| panel.facts.clone()),
            looks: panel.map_or_else(Vec::new, |panel| panel.looks.clone()),
        })
    }

    fn reports(
        &self,
        viewer: Viewer,
        lang: Lang,
        since: u64,
        say: &dyn Fn(&Phrase) -> Wording,
    ) -> Vec<Report> {
        let report = |item: &Item| match &item.what {
            What::Ply(ply) => {
                let report = self.report(*ply, Some(item.seq), viewer, say);
                // Whoever comes anew is not told again what others have to remember.
                let past = since == 0 && ply + 1 < self.ply() && self.status() == Status::Playing;
                if past { report.faded() } else { report }
            }
            What::Note(note) => Report {
                seq: Some(item.seq),
                ply: None,
                seat: note.seats.first(),
                texts: vec![self.tell_note(note, lang).into()],
                remembered: None,
                trails: Vec::new(),
                shown: Vec::new(),
            },
        };
        self.news.since(since).iter().map(report).collect()
    }

    fn tell_note(&self, note: &Note, lang: Lang) -> String {
        let seats = words::seats(lang, self.game, note.seats);
        let bot = self.bot_name(note.seats).map_or_else(|| seats.clone(), str::to_owned);
        let who = match &note.name {
            Some(name) => self.tell_apart(name, note.seats, lang),
            None => seats.clone(),
        };
        let phrase = Phrase::new(note.key)
            .with("who", who)
            .with("bot", bot)
            .with("seats", seats)
            .with("level", note.level.map_or_else(String::new, |level| words::level(lang, level)))
            .with("count", note.count);
        words::say(lang, &phrase)
    }

    /// What a viewer perceived of an action.
    pub(super) fn report(
        &self,
        ply: usize,
        seq: Option<u64>,
        viewer: Viewer,
        say: &dyn Fn(&Phrase) -> Wording,
    ) -> Report {
        let seat = self.plies.get(ply).map(|(seat, _)| *seat);
        Report::of(&*self.table, ply, seq, seat, viewer, say)
    }

    /// What is asked for, as far as it concerns the viewer.
    fn offers(&self, viewer: Viewer) -> Vec<OfferSaid> {
        let team = |offer: &Offer| self.sides().team(offer.seat);
        let concerns = |offer: &&Offer| match offer.kind {
            OfferKind::Takeback => true,
            OfferKind::Resign => team(offer).iter().any(|seat| viewer.is(seat)),
        };
        let said = self.offer.iter().filter(concerns).map(|offer| OfferSaid {
            kind: offer.kind,
            seat: offer.seat,
            agreed: offer.agreed,
            waiting: self.waiting(offer),
        });
        said.collect()
    }

    fn can(&self, person: &PersonId) -> Can {
        let seats = self.seats_of(person);
        let playing = self.status() == Status::Playing && !seats.is_empty();
        let acted = self.plies.iter().any(|(seat, _)| seats.contains(*seat));
        Can {
            undo: self.can_undo(person),
            takeback: playing && acted && self.offer.is_none(),
            resign: playing,
            start: self.status() == Status::Lobby && self.host == *person,
            lock: self.status() != Status::Over && self.host == *person,
            free: self.free_for(person),
            rematch: self.rematch.is_none() && self.next_game(person).is_ok(),
            sit: self.open_to(person),
            rest: self.can_rest(person),
            hint: playing && self.setup.hints && !self.to_act().intersection(seats).is_empty(),
        }
    }
}
