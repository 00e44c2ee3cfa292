use coach::{Moment, Point, Review};
use serde::Serialize;
use table::{AnyTable, Lang, Phrase, Seat, SeatSet};

use crate::{room::Room, words};

/// A review in words.
#[derive(Serialize)]
pub(super) struct Told {
    /// What the sides are called whose chances the curve has.
    sides: Vec<String>,
    curve: Vec<Spot>,
    /// The course of the chances, a sentence for each side.
    course: Vec<String>,
    /// How everybody decided.
    seats: Vec<String>,
    /// How many moments mattered.
    summary: String,
    moments: Vec<Turning>,
}

/// The chances after so many actions.
#[derive(Serialize)]
struct Spot {
    ply: usize,
    chances: Vec<f32>,
}

/// A moment that mattered.
#[derive(Serialize)]
struct Turning {
    /// How many actions had been done before.
    ply: usize,
    /// With whose eyes it is looked at.
    seat: Seat,
    title: String,
    played: String,
    better: String,
    /// Why it would have been better.
    why: String,
    /// What could follow.
    line: Vec<String>,
    /// What would have been picked.
    picks: Vec<String>,
}

impl Told {
    pub(super) fn new(room: &Room, review: &Review, lang: Lang) -> Told {
        let teller = Teller { room, lang };
        let names: Vec<String> = review.sides.iter().map(|&side| teller.side(side)).collect();
        let spot = |point: &Point| Spot { ply: point.ply, chances: point.chances.clone() };
        let course = names.iter().enumerate();
        let seat = |seat: &coach::SeatReview| {
            let phrase = Phrase::new("server-review-seat")
                .with("who", teller.seat(seat.seat))
                .with("decisions", seat.decisions)
                .with("good", seat.good)
                .with("lost", format!("{:.1}", seat.lost * 100.0));
            words::say(lang, &phrase)
        };
        let mut table = room.table().duplicate();
        let moments = review.moments.iter().rev().map(|moment| {
            // The last first: a table only goes back.
            table.rewind(moment.ply);
            teller.moment(moment, &*table)
        });
        let mut moments: Vec<Turning> = moments.collect();
        moments.reverse();
        let summary = Phrase::new("server-review-moments").with("count", moments.len());
        Told {
            curve: review.curve.iter().map(spot).collect(),
            course: course.map(|(side, name)| teller.course(name, &review.curve, side)).collect(),
            seats: review.seats.iter().map(seat).collect(),
            summary: words::say(lang, &summary),
            moments,
            sides: names,
        }
    }
}

/// Puts parts of a review into words.
struct Teller<'a> {
    room: &'a Room,
    lang: Lang,
}

impl Teller<'_> {
    fn seat(&self, seat: Seat) -> String {
        self.room.say(self.lang, &self.room.game().seat_name(seat))
    }

    fn side(&self, side: SeatSet) -> String {
        words::list(self.lang, side.iter().map(|seat| self.seat(seat)))
    }

    /// How the chances of a side went.
    fn course(&self, who: &str, curve: &[Point], side: usize) -> String {
        let last = curve.last().map_or(0, |point| point.ply);
        let at = |quarters: usize| {
            let until = |point: &&Point| point.ply * 4 <= last * quarters;
            let point = curve.iter().rev().find(until).or(curve.first());
            percent(point.and_then(|point| point.chances.get(side)).copied().unwrap_or_default())
        };
        let phrase = Phrase::new("server-review-course")
            .with("who", who)
            .with("first", at(0))
            .with("quarter", at(1))
            .with("half", at(2))
            .with("late", at(3))
            .with("last", at(4));
        words::say(self.lang, &phrase)
    }

    fn moment(&self, moment: &Moment, table: &dyn AnyTable) -> Turning {
        let title = Phrase::new("server-review-moment")
            .with("ply", moment.ply + 1)
            .with("who", self.seat(moment.seat));
        let judged = |key: &'static str, line: &[(Seat, String)], worth: f32| {
            let words = self.steps(table, moment.seat, line).into_iter().next();
            let phrase = Phrase::new(key).with("words", words.unwrap_or_default());
            words::say(self.lang, &phrase.with("chance", percent(worth)))
        };
        let played = [(moment.seat, moment.played.clone())];
        let better = [(moment.seat, moment.better.clone())];
        let viewer = table.sides().viewer(moment.seat);
        let ways = table.stage(viewer).ways;
        let way = ways.into_iter().find(|way| way.action == moment.better);
        Turning {
            ply: moment.ply,
            seat: moment.seat,
            title: words::say(self.lang, &title),
            played: judged("server-review-played", &played, moment.worth_played),
            better: judged("server-review-better", &better, moment.worth_better),
            why: self.why(moment, table),
            line: self.steps(table, moment.seat, &moment.line).into_iter().skip(1).collect(),
            picks: way.map_or_else(Vec::new, |way| {
                way.path.picks.iter().map(ToString::to_string).collect()
            }),
        }
    }

    fn why(&self, moment: &Moment, table: &dyn AnyTable) -> String {
        let why = coach::why_better(self.room.game(), table, moment);
        let why: Vec<String> = why.iter().map(|phrase| self.room.say(self.lang, phrase)).collect();
        words::say(self.lang, &Phrase::new("server-review-why").with("why", why.join(" ")))
    }

    /// Each action of a line, as whoever decided could foresee it; in notation where nothing can be
    /// foreseen.
    fn steps(&self, table: &dyn AnyTable, seat: Seat, line: &[(Seat, String)]) -> Vec<String> {
        let told = coach::tell(table, seat, line);
        let step = |(place, (_, action)): (usize, &(Seat, String))| {
            let phrases = told.get(place).map_or(&[][..], |phrases| phrases);
            let words: Vec<String> =
                phrases.iter().map(|phrase| self.room.say(self.lang, phrase)).collect();
            if words.is_empty() { action.clone() } else { words.join(" ") }
        };
        line.iter().enumerate().map(step).collect()
    }
}

/// A chance as a whole number of a hundred.
fn percent(chance: f32) -> u32 {
    (chance * 100.0).round() as u32
}
