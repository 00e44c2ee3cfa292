use arena::{
    Axis, Chapter, Contest, ENDLESS, Estimate, FAILED, Grid, Page, Plot, Ranges, Series,
    SprtResult, Standing, Standings, System, Verdict,
};
use table::Phrase;

use crate::{names::SeatNames, setting::GameArg, voice::Voice};

/// How many failures are told in full.
const FAILURES: usize = 10;

/// Everything that is said about a contest.
pub(crate) fn page(
    contest: &Contest,
    standings: &Standings,
    asked: u64,
    resumed: usize,
    interrupted: bool,
    voice: &Voice,
) -> Page {
    let title = Phrase::new("arena-title")
        .with("title", contest.lineup().game().about().title)
        .with("bots", contest.lineup().bots().join(", "));
    let mut chapters = vec![bots(contest, standings, voice), groups(contest, standings, voice)];
    chapters.push(match contest.schedule().is_alone() {
        true => made(standings, voice),
        false => sides(contest, standings, voice),
    });
    chapters.push(endings(contest.lineup().game(), standings, voice));
    chapters.extend((!standings.failures.is_empty()).then(|| failures(standings, voice)));
    chapters.extend(standings.sprt.map(|sprt| test(contest, &sprt, voice)));
    Page {
        lang: voice.lang().to_string(),
        title: voice.say(title),
        intro: intro(contest, standings, asked, resumed, interrupted, voice),
        chapters,
        ..Page::default()
    }
}

fn intro(
    contest: &Contest,
    standings: &Standings,
    asked: u64,
    resumed: usize,
    interrupted: bool,
    voice: &Voice,
) -> Vec<String> {
    let size = contest.schedule().size();
    let alone = contest.schedule().is_alone();
    let played = Phrase::new(if alone { "arena-played-alone" } else { "arena-played" })
        .with("games", standings.games)
        .with("set", size)
        .with("groups", contest.schedule().groups().len());
    let mut lines = vec![voice.say(played)];
    let whole = contest.games_per_group();
    if whole != asked {
        let rounded = Phrase::new("arena-rounded").with("asked", asked).with("games", whole);
        lines.push(voice.say(rounded.with("set", size)));
    }
    if resumed > 0 {
        lines.push(voice.say(Phrase::new("arena-resumed").with("games", resumed)));
    }
    if interrupted && standings.games < standings.planned {
        let phrase = Phrase::new("arena-interrupted").with("games", standings.games);
        lines.push(voice.say(phrase.with("planned", standings.planned)));
    }
    lines
}

/// The bots from the best to the worst.
fn ranked(standings: &Standings) -> Vec<&Standing> {
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
    for group in &standings.groups {
        for (place, &bot) in group.bots.iter().enumerate() {
            let name = |&bot: &usize| contest.lineup().bots()[bot].as_str();
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
    heads.extend(contest.lineup().bots().iter().cloned());
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
        .with("sets", sprt.sets);
    let verdict = match sprt.verdict {
        Verdict::Accepted => Phrase::new("arena-accepted"),
        Verdict::Rejected => Phrase::new("arena-rejected"),
        Verdict::Undecided => Phrase::new("arena-undecided"),
    };
    let verdict = verdict
        .with("bot", contest.lineup().bots()[0].as_str())
        .with("low", voice.percent(sprt.test.low))
        .with("high", voice.percent(sprt.test.high));
    let notes = vec![voice.say(ratio), voice.say(verdict)];
    Chapter { heading: voice.word("arena-test"), notes, ..Chapter::default() }
}

/// The score rates, drawn.
pub(crate) fn plot(contest: &Contest, standings: &Standings, voice: &Voice) -> Ranges {
    let bots = ranked(standings);
    let tell = |bot: &&Standing| {
        format!(
            "{}: {} ({})",
            bot.bot,
            voice.percent(bot.rate.value),
            voice.percent_range(&bot.rate)
        )
    };
    let description = bots.iter().map(tell).collect::<Vec<_>>().join("; ");
    let title = Phrase::new("arena-title")
        .with("title", contest.lineup().game().about().title)
        .with("bots", contest.lineup().bots().join(", "));
    let measure = Phrase::new("arena-measure").with("games", standings.games);
    Ranges {
        plot: Plot {
            id: "arena".to_owned(),
            title: voice.say(title),
            description,
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
