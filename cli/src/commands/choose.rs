use bots::Level;
use serde_json::json;
use table::{Phrase, SeatSet};

use super::play::{USUAL_BOT, seat_people};
use crate::{
    console::Console,
    failure::Failure,
    looks::Looks,
    names::SeatNames,
    session::{Match, autosave},
    setting::{self, GameArg},
    voice::Voice,
};

/// Choose a game and a place at its table step by step, then play.
pub(crate) fn run(looks: &Looks, voice: &Voice) -> Result<(), Failure> {
    let mut console = Console::open();
    match choose(&mut console, voice)? {
        Some(game) if looks.fill_screen() => {
            drop(console);
            let place = autosave::place(game.game());
            looks.play(game.kept_meanwhile(place), false, voice)
        }
        Some(game) => game.play(false, &mut console, voice),
        None => {
            console.show(voice.word("farewell"))?;
            Ok(console.flush()?)
        }
    }
}

/// The game that somebody wants to learn; nothing if the input ends before.
pub(crate) fn taught_game(
    console: &mut Console,
    voice: &Voice,
) -> Result<Option<GameArg>, Failure> {
    let games: Vec<GameArg> = catalog::games().filter(|game| !game.lessons().is_empty()).collect();
    let lines: Vec<String> = games.iter().map(|&game| describe(game, voice)).collect();
    let number = pick(console, voice, "choose-lesson", &lines)?;
    Ok(number.map(|number| games[number]))
}

/// What was chosen; nothing if the input ends before.
fn choose(console: &mut Console, voice: &Voice) -> Result<Option<Match>, Failure> {
    let games: Vec<GameArg> = catalog::games().collect();
    let lines: Vec<String> = games.iter().map(|&game| describe(game, voice)).collect();
    let Some(number) = pick(console, voice, "choose-game", &lines)? else { return Ok(None) };
    let game = games[number];
    let rules = game.about().rules_version;
    let options =
        game.options(rules, &json!({})).map_err(|problems| voice.problems(game, &problems))?;
    let sides = setting::sides(game, rules, &options, voice)?;

    let name = |&person: &SeatSet| voice.seats(game, &SeatNames::NONE, person);
    let mut lines: Vec<String> = sides.people().iter().map(name).collect();
    lines.push(voice.word("choose-hot-seat"));
    let Some(place) = pick(console, voice, "choose-seat", &lines)? else { return Ok(None) };
    let seats = sides.people().get(place).copied().unwrap_or_else(|| sides.playing());

    let mut bot = USUAL_BOT;
    if seats != sides.playing() {
        // First those made for people, the easiest of them for whoever just presses Enter.
        let (plain, for_people): (Vec<&str>, Vec<&str>) =
            bots::NAMES.iter().partition(|name| name.parse::<Level>().is_err());
        let names = [for_people, plain].concat();
        let told = |name: &&str| voice.say(Phrase::new("choose-opponent").with("name", *name));
        let lines: Vec<String> = names.iter().map(told).collect();
        let Some(number) = pick(console, voice, "choose-bot", &lines)? else { return Ok(None) };
        bot = setting::bot(names[number]).map_err(Failure::input)?;
    }
    let sitters = seat_people(seats, &sides, &[bot], voice)?;
    Ok(Some(Match::new(game, options, setting::fresh_seed(voice)?, 1, sides, sitters)))
}

fn describe(game: GameArg, voice: &Voice) -> String {
    let phrase = Phrase::new("choose-title").with("title", game.about().title);
    voice.say(phrase.with("summary", voice.summary(game)))
}

/// Let one of the lines be chosen by its number, the first by an empty answer.
fn pick(
    console: &mut Console,
    voice: &Voice,
    question: &'static str,
    lines: &[String],
) -> Result<Option<usize>, Failure> {
    console.show(voice.say(Phrase::new(question)))?;
    for (number, line) in (1..).zip(lines) {
        console.show(format!("  {number}  {line}"))?;
    }
    let prompt = voice.say(Phrase::new("choose-number").with("last", lines.len()));
    loop {
        let Some(answer) = console.ask(&prompt)? else { return Ok(None) };
        match answer.parse::<usize>() {
            _ if answer.is_empty() => return Ok(Some(0)),
            Ok(number) if (1..=lines.len()).contains(&number) => return Ok(Some(number - 1)),
            _ if ["q", "quit"].contains(&answer.as_str()) => return Ok(None),
            _ => console.show(voice.say(Phrase::new("choose-again").with("last", lines.len())))?,
        }
    }
}
