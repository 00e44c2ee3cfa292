use arena::{
    Axis, Chapter, Contest, ENDLESS, Estimate, FAILED, Grid, Legend, Page, Plot, Ranges, Series,
    SprtResult, Standing, Standings, System, Verdict,
};
use table::Phrase;

use super::{crosstable, evidence::Evidence};
use crate::{names::SeatNames, origin::Origin, setting::GameArg, voice::Voice};

/// How many failures are told in full.
const FAILURES: usize = 10;

/// A contest that is over, and what it takes to tell of it.
pub(crate) struct Told<'a> {
    pub(crate) contest: &'a Contest,
    pub(crate) standings: &'a Standings,
    /// How many games were asked for.
    pub(crate) asked: u64,
    /// How many games were in the log.
    pub(crate) resumed: usize,
    /// How many of those have no record.
    pub(crate) unrecorded: usize,
    pub(crate) interrupted: bool,
    /// Whether the command said how long openings are.
    pub(crate) opening_asked: bool,
    pub(crate) voice: &'a Voice,
}

impl Told<'_> {
    /// Everything that is said about a contest.
    pub(crate) fn page(&self) -> Page {
        let Told { contest, standings, voice, .. } = *self;
        let mut chapters = vec![
            Chapter {
                svg: Some(self.plot().to_svg(Legend::InPage)),
                ..bots(contest, standings, voice)
            },
            crosstable::chapter(contest, standings, voice),
            groups(contest, standings, voice),
        ];
        chapters.push(match contest.schedule().is_alone() {
            true => made(standings, voice),
            false => sides(contest, standings, voice),
        });
        chapters.push(endings(contest.lineup().game(), standings, voice));
        chapters.extend((!standings.failures.is_empty()).then(|| failures(standings, voice)));
        chapters.extend(standings.sprt.map(|sprt| test(contest, &sprt, voice)));
        chapters.push(Origin::of(contest.lineup()).chapter(voice));
        Page {
            lang: voice.lang().to_string(),
            title: self.title(),
            intro: self.intro(),
            numbers: voice.word("study-numbers"),
            chapters,
        }
    }

    fn title(&self) -> String {
        let title = Phrase::new("arena-title")
            .with("title", self.contest.lineup().game().about().title)
            .with("bots", self.contest.lineup().names().join(", "));
        self.voice.say(title)
    }

    fn intro(&self) -> Vec<String> {
        let Told { contest, standings, voice, .. } = *self;
        let size = contest.schedule().size();
        let alone = contest.schedule().is_alone();
        let played = Phrase::new(if alone { "arena-played-alone" } else { "arena-played" })
            .with("games", standings.games)
            .with("set", size)
            .with("groups", contest.schedule().groups().len());
        let mut lines = vec![voice.say(played)];
        lines.extend(Evidence::from(standings).tell(self.opening_asked, voice));
        for same in &standings.null_test {
            lines.push(voice.say(Phrase::new("arena-null-test").with("bots", same.join(", "))));
        }
        let whole = contest.games_per_group();
        if whole != self.asked {
            let rounded = Phrase::new("arena-rounded").with("asked", self.asked);
            lines.push(voice.say(rounded.with("games", whole).with("set", size)));
        }
        if self.resumed > 0 {
            lines.push(voice.say(Phrase::new("arena-resumed").with("games", self.resumed)));
        }
        if self.unrecorded > 0 {
            lines.push(voice.say(Phrase::new("arena-unrecorded").with("games", self.unrecorded)));
        }
        if self.interrupted && standings.games < standings.planned {
            let phrase = Phrase::new("arena-interrupted").with("games", standings.games);
            lines.push(voice.say(phrase.with("planned", standings.planned)));
        }
        lines
    }

    /// The score rates, drawn.
    pub(crate) fn plot(&self) -> Ranges {
        let Told { contest, standings, voice, .. } = *self;
        let bots = ranked(standings);
        let tell = |bot: &&Standing| {
            let (rate, range) = (voice.percent(bot.rate.value), voice.percent_range(&bot.rate));
            format!("{}: {rate} ({range})", bot.bot)
        };
        let measure = Phrase::new("arena-measure")
            .with("games", standings.games)
            .with("different", standings.different);
        Ranges {
            plot: Plot {
                id: "arena".to_owned(),
                title: self.title(),
                description: bots.iter().map(tell).collect::<Vec<_>>().join("; "),
                measure: voice.say(measure),
            },
            rows: bots.iter().map(|bot| bot.bot.clone()).collect(),
            series: vec![Series {
                name: String::new(),
                values: bots.iter().map(|bot| bot.rate).collect(),
            }],
            even: Some(1.0 / contest.schedule().size() as f64),
            axis: Axis::SHARES,
        }
    }
}

/// The bots from the best to the worst.
pub(crate) fn ranked(standings: &Standings) -> Vec<&Standing> {
    let mut bots: Vec<&Standing> = standings.bots.iter().collect();
    bots.sort_by(|a, b| b.rate.value.total_cmp(&a.rate.value));
    bots
}

fn bots(contest: &Contest, standings: &Standings, voice: &Voice) -> Chapter {
    let mut heads = vec!["arena-bot", "arena-games", "arena-rate", "interval", "arena-rating"];
    if standings.counted.is_some() {
        heads.extend(["arena-count", "interval"]);
    }
    heads.push("arena-failed");
    let mut grid = Grid::new(heads.iter().map(|key| voice.word(key)));
    for bot in ranked(standings) {
        let digits = if standings.system == System::Glicko2 { 0 } else { 1 };
        let number = |value: f64| voice.number(value, digits);
        let mut row = vec![
            bot.bot.clone(),
            bot.games.to_string(),
            voice.percent(bot.rate.value),
            voice.percent_range(&bot.rate),
            format!("{} ± {}", number(bot.rating.value), number(bot.rating.uncertainty)),
        ];
        if let Some(what) = &standings.counted {
            row.extend(counted(contest.lineup().game(), what, bot.count.as_ref(), voice));
        }
        row.push(bot.failures.to_string());
        grid.row(row);
    }
    let even = voice.percent(1.0 / contest.schedule().size() as f64);
    let system = match standings.system {
        System::Glicko2 => voice.word("arena-glicko"),
        System::WengLin => voice.word("arena-weng-lin"),
    };
    let alone = contest.schedule().is_alone();
    let rates = Phrase::new(if alone { "arena-rates-note-alone" } else { "arena-rates-note" });
    let rates = voice.say(rates.with("even", even));
    let heading = voice.word("arena-bots");
    Chapter { heading, notes: vec![rates, system], svg: None, grid }
}

/// A number that is the result, as a cell in the words of the game and one with its interval.
pub(crate) fn counted(
    game: GameArg,
    what: &str,
    count: Option<&Estimate>,
    voice: &Voice,
) -> [String; 2] {
    let Some(count) = count else { return ["–", "–"].map(str::to_owned) };
    let phrase = Phrase::new(format!("outcome-count-{what}"));
    let words = voice.say_of(game, &phrase.with("count", count.value.round() as i64));
    [words, voice.number_range(count)]
}

fn groups(contest: &Contest, standings: &Standings, voice: &Voice) -> Chapter {
    let met = if contest.schedule().is_alone() { "arena-deals" } else { "arena-games" };
    let heads = ["arena-group", met, "arena-wins", "arena-shared", "arena-rate", "interval"];
    let mut grid = Grid::new(heads.map(|key| voice.word(key)));
    let names = contest.lineup().names();
    for group in &standings.groups {
        for (place, &bot) in group.bots.iter().enumerate() {
            let name = |&bot: &usize| names[bot].as_str();
            let others: Vec<&str> = group.bots.iter().filter(|&&b| b != bot).map(name).collect();
            let versus = Phrase::new("arena-versus").with("bot", name(&bot));
            let rate = &group.rates[place];
            grid.row([
                voice.say(versus.with("others", others.join(", "))),
                group.meetings.to_string(),
                group.wins[place].to_string(),
                group.shared.to_string(),
                voice.percent(rate.value),
                voice.percent_range(rate),
            ]);
        }
    }
    Chapter { heading: voice.word("arena-groups"), notes: Vec::new(), svg: None, grid }
}

fn sides(contest: &Contest, standings: &Standings, voice: &Voice) -> Chapter {
    let mut heads = vec![voice.word("side"), voice.word("arena-all")];
    heads.extend(contest.lineup().names());
    let mut grid = Grid::new(heads);
    let (game, all) = (contest.lineup().game(), contest.lineup().sides().sides());
    for (place, &seats) in all.iter().enumerate() {
        let cell = |estimate: &Estimate| {
            format!("{} ({})", voice.percent(estimate.value), voice.percent_range(estimate))
        };
        let name = voice.seats(game, &SeatNames::NONE, seats);
        let mut row = vec![name, cell(&standings.sides[place])];
        row.extend(standings.bots.iter().map(|bot| cell(&bot.sides[place])));
        grid.row(row);
    }
    let even = voice.percent(1.0 / all.len() as f64);
    let notes = vec![voice.say(Phrase::new("arena-sides-note").with("even", even))];
    Chapter { heading: voice.word("arena-sides"), notes, svg: None, grid }
}

/// How often each bot made it, where everybody wins together or nobody does.
fn made(standings: &Standings, voice: &Voice) -> Chapter {
    let heads = ["arena-bot", "arena-share", "interval"];
    let mut grid = Grid::new(heads.map(|key| voice.word(key)));
    for bot in ranked(standings) {
        let [share] = &bot.sides[..] else { continue };
        grid.row([bot.bot.clone(), voice.percent(share.value), voice.percent_range(share)]);
    }
    Chapter { heading: voice.word("arena-made"), notes: Vec::new(), svg: None, grid }
}

fn endings(game: GameArg, standings: &Standings, voice: &Voice) -> Chapter {
    let heads = ["reason", "arena-games", "arena-share"];
    let mut grid = Grid::new(heads.map(|key| voice.word(key)));
    for (key, &games) in &standings.reasons {
        let share = voice.percent(games as f64 / standings.games.max(1) as f64);
        grid.row([reason(game, key, voice), games.to_string(), share]);
    }
    let length = Phrase::new("length-note")
        .with("actions", voice.number(standings.actions.value, 1))
        .with("range", voice.number_range(&standings.actions))
        .with("turns", voice.number(standings.turns.value, 1));
    let heading = voice.word("endings");
    Chapter { heading, notes: vec![voice.say(length)], svg: None, grid }
}

/// Why a game ended, in words.
pub(crate) fn reason(game: GameArg, reason: &str, voice: &Voice) -> String {
    match reason {
        FAILED => voice.word("reason-failed"),
        ENDLESS => voice.word("reason-endless"),
        reason => voice.say_of(game, &Phrase::new(format!("outcome-{reason}"))),
    }
}

fn failures(standings: &Standings, voice: &Voice) -> Chapter {
    let tell = |failed: &arena::Failed| {
        let phrase = Phrase::new("arena-failure").with("number", failed.game.to_string());
        voice.say(phrase.with("bot", failed.bot.as_str()).with("error", failed.error.as_str()))
    };
    let mut notes: Vec<String> = standings.failures.iter().take(FAILURES).map(tell).collect();
    if let more @ 1.. = standings.failures.len().saturating_sub(FAILURES) {
        notes.push(voice.say(Phrase::new("arena-more-failures").with("more", more)));
    }
    Chapter { heading: voice.word("arena-failures"), notes, ..Chapter::default() }
}

fn test(contest: &Contest, sprt: &SprtResult, voice: &Voice) -> Chapter {
    let ratio = Phrase::new("arena-ratio")
        .with("for_high", voice.number(sprt.for_high, 2))
        .with("for_low", voice.number(sprt.for_low, 2))
        .with("bound", voice.number(sprt.bound, 2))
        .with("sets", sprt.sets)
        .with("fresh", sprt.fresh_sets);
    let verdict = match sprt.verdict {
        Verdict::Accepted => Phrase::new("arena-accepted"),
        Verdict::Rejected => Phrase::new("arena-rejected"),
        Verdict::Undecided => Phrase::new("arena-undecided"),
    };
    let verdict = verdict
        .with("bot", contest.lineup().names()[0].as_str())
        .with("low", voice.percent(sprt.test.low))
        .with("high", voice.percent(sprt.test.high));
    let notes = vec![voice.say(ratio), voice.say(verdict)];
    Chapter { heading: voice.word("arena-test"), notes, ..Chapter::default() }
}
