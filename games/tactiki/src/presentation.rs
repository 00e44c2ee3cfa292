use table::{
    Game, Grid, Path, Pen, Phrase, Presentation, Scene, Seat, Shown, Style, Thing, Viewer,
};

use crate::{
    Action, Event, Options, Phase, Rank, Ranks, SEATS, Square, TIKI, Tactiki, View,
    board::{HOME, slot, start_field},
    help::level_word,
    picture,
    reserve::{Reserve, dead_area},
    scene::{FRAME, faces, people},
};

impl Presentation for Tactiki {
    const STYLE: Style = Style { art: include_str!("../art.svg"), ground: ["#cfe3df", "#17292e"] };
    const LESSONS: &'static str = include_str!("../lessons.json");
    const PUZZLES: &'static str = include_str!("../puzzles.json");
    const OPENS_AT_END: bool = true;

    fn seat_name(seat: Seat) -> Phrase {
        Phrase::new(people(seat)).about_seat(seat)
    }

    fn picture(view: &View, pen: &Pen<'_>) -> String {
        let columns: Vec<String> = Square::all().map(|field| view.column_text(field)).collect();
        // Tall columns are cut from below, where nobody moves; `describe` tells all of it.
        let height =
            columns.iter().map(|text| text.len().div_ceil(3)).max().unwrap_or(0).clamp(2, 5);
        let width = (height * 3 + 1).min(14);
        let line = format!("   +{}\n", format!("{}+", "-".repeat(width)).repeat(5));
        let mut text = pen.say(Phrase::new("homes")) + "\n    ";
        for file in 'a'..='e' {
            text += &format!("{file:^0$}", width + 1);
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
        for row in (0..5).rev() {
            text += &line;
            text += &format!(" {} |", row + 1);
            for column in &columns[row * 5..row * 5 + 5] {
                text += &picture::cell(column, width, pen);
            }
            text.push('\n');
        }
        text += &line;
        for phrase in view.tell_off_board() {
            text += &pen.say(phrase);
            text.push('\n');
        }
        text + &pen.say(Phrase::new("legend"))
    }

    fn describe(view: &View) -> Vec<Phrase> {
        let taken = Square::all().filter(|&field| !view.column(field).is_empty());
        let field = |field| Phrase::new("field").with("field", view.field_name(field));
        let mut lines: Vec<Phrase> = taken.map(field).collect();
        lines.extend(SEATS.into_iter().filter_map(|seat| view.tell_statue(seat)));
        lines.extend(view.tell_off_board());
        lines
    }

    fn prompt(view: &View, viewer: Viewer) -> Option<Phrase> {
        let known = &view.known;
        let acting = known.to_act();
        let first = acting.first()?;
        let own = acting.iter().find(|&seat| viewer.is(seat));
        Some(match (known.phase, own) {
            (Phase::Setup, Some(seat)) => {
                let next = known.board.free_number(seat)?;
                Phrase::new("prompt-place")
                    .with("at", start_field(next).to_string())
                    .with("level", level_word(next))
                    .with("number", slot(next) + 1)
            }
            (Phase::Setup, None) if acting.len() == 2 => Phrase::new("waiting-both-place"),
            (Phase::Setup, None) => {
                Phrase::new("waiting-place").with("who", Tactiki::seat_name(first))
            }
            (Phase::Play, Some(_)) => view.task(),
            (Phase::Play, None) => Phrase::new("waiting-move")
                .with("who", Tactiki::seat_name(first))
                .with("can", view.can()),
        })
    }

    fn scene(view: &View, viewer: Viewer) -> Scene {
        let grid = Grid::new(viewer, FRAME);
        let mut board = grid.area(Phrase::new("scene-board"));
        let coordinates = if grid.across() { "coordinates-across" } else { "coordinates" };
        board.looks = vec!["island".into(), coordinates.into()];
        let mut things: Vec<Thing> = grid.squares().map(|field| view.field(grid, field)).collect();
        if view.known.phase == Phase::Setup {
            things.extend(SEATS.into_iter().flat_map(|seat| view.slots(grid, seat)));
        }
        // Far rows come first: a high column of a nearer row stands before them.
        for field in grid.squares() {
            things.extend(view.stack(grid, field));
        }
        let mut areas = vec![board];
        for seat in [grid.near(), grid.near().opponent()] {
            let reserve = Reserve::new(view, seat);
            areas.push(reserve.area());
            things.extend(reserve.things());
        }
        let seats = SEATS.map(|seat| view.panel(seat)).into();
        Scene { areas, things, choices: Vec::new(), seats }
    }

    fn paths(view: &View, seat: Seat, action: Action) -> Vec<Path> {
        let reserve = Reserve::new(view, seat);
        match action {
            Action::Place(rank) => reserve.ids(rank).map(|piece| Path::of([piece])).collect(),
            Action::Move { from, to, .. } => {
                let top = view.known.board.top(from);
                let ask = Phrase::new("ask-to")
                    .with("from", from.to_string())
                    .with("rank", rank_word(top.and_then(|piece| view.face(piece))));
                vec![Path::of([from.to_string(), to.to_string()]).asking([view.task(), ask])]
            }
            Action::Reincarnate(at, rank) => {
                let ask = Phrase::new("ask-home").with("rank", rank.to_string());
                let way = |piece| Path::of([piece, at.to_string()]);
                let asking = |way: Path| way.asking([view.task(), ask.clone()]);
                reserve.ids(rank).map(way).map(asking).collect()
            }
        }
    }

    fn help(view: &View, _: Viewer, id: &str) -> Vec<Phrase> {
        view.help(id)
    }

    fn tell(event: &Event) -> Phrase {
        match event {
            Event::Placed { seat, at, rank, .. } => Phrase::new("placed")
                .with("who", Tactiki::seat_name(*seat))
                .with("at", at.to_string())
                .with("rank", rank_word(*rank)),
            Event::Began => Phrase::new("began").with("who", Tactiki::seat_name(TIKI)),
            Event::Moved { seat, from, to, attacks, .. } => {
                Phrase::new(if *attacks { "attacks" } else { "moved" })
                    .with("who", Tactiki::seat_name(*seat))
                    .with("from", from.to_string())
                    .with("to", to.to_string())
            }
            Event::Fought { seat, at, attacker_rank, defender_rank, .. } => {
                let result = if attacker_rank == defender_rank {
                    "fought-tie"
                } else if attacker_rank.defeats(*defender_rank) {
                    "fought-won"
                } else {
                    "fought-lost"
                };
                Phrase::new(result)
                    .with("attacker", Tactiki::seat_name(*seat))
                    .with("defender", Tactiki::seat_name(seat.opponent()))
                    .with("at", at.to_string())
                    .with("own", attacker_rank.to_string())
                    .with("other", defender_rank.to_string())
            }
            Event::Reincarnated { seat, at, rank, .. } => Phrase::new("reincarnated")
                .with("who", Tactiki::seat_name(*seat))
                .with("at", at.to_string())
                .with("rank", rank_word(*rank)),
            Event::Passed { seat } => Phrase::new("passed").with("who", Tactiki::seat_name(*seat)),
            Event::Ended { winner, reason } => {
                let phrase = Phrase::new(format!("ended-{reason}"));
                match winner {
                    Some(seat) => phrase.with("who", Tactiki::seat_name(*seat)),
                    None => phrase,
                }
            }
        }
    }

    fn places(event: &Event) -> Vec<String> {
        match event {
            Event::Placed { at, .. } | Event::Fought { at, .. } => vec![at.to_string()],
            Event::Moved { from, to, .. } => vec![from.to_string(), to.to_string()],
            Event::Reincarnated { seat, at, .. } => vec![dead_area(*seat), at.to_string()],
            Event::Began | Event::Passed { .. } | Event::Ended { .. } => Vec::new(),
        }
    }

    /// A fight shows both ranks to everybody, the attacker's first (R6.1).
    fn shown(event: &Event) -> Vec<Shown> {
        let Event::Fought { seat, at, attacker_rank, defender_rank, .. } = event else {
            return Vec::new();
        };
        let piece = |seat: Seat, own: &Rank, other: &Rank| Shown {
            place: at.to_string(),
            looks: faces(seat, Some(*own)),
            gone: other.defeats(*own),
        };
        vec![
            piece(*seat, attacker_rank, defender_rank),
            piece(seat.opponent(), defender_rank, attacker_rank),
        ]
    }

    /// You have to remember the ranks that a fight showed, unless the table helps with that (R6.1).
    fn remembered(event: &Event, options: &Options) -> Phrase {
        let phrase = Tactiki::tell(event);
        match event {
            Event::Fought { .. } if !options.memory_aid => {
                phrase.with("own", "hidden").with("other", "hidden")
            }
            _ => phrase,
        }
    }
}

impl View {
    /// What the seat whose turn it is is asked to do.
    fn task(&self) -> Phrase {
        Phrase::new("prompt-move").with("can", self.can())
    }

    /// How high a seat's statue stands.
    fn tell_statue(&self, seat: Seat) -> Option<Phrase> {
        let height = self.known.race[seat.index()].tallest;
        let statue = || Phrase::new("statue").with("who", Tactiki::seat_name(seat));
        (height > 0).then(|| statue().with("height", height))
    }

    /// What the seat whose turn it is can do, as a word by which messages choose their wording.
    fn can(&self) -> &'static str {
        let (board, seat) = (&self.known.board, self.known.turn);
        let home = board.empty() & HOME[seat.index()];
        match self.known.moves_left {
            2 if board.movers(seat) == [0; 3] => "reincarnate",
            2 if home != 0 && board.pieces(seat).count() < 10 => "either",
            2 => "move",
            _ => "move-again",
        }
    }

    /// The pieces that are not on the board: what is left to place, or the dead.
    fn tell_off_board(&self) -> impl Iterator<Item = Phrase> {
        SEATS.into_iter().filter_map(|seat| match self.known.phase {
            Phase::Setup => self.tell_unplaced(seat),
            Phase::Play => self.tell_dead(seat),
        })
    }

    fn tell_unplaced(&self, seat: Seat) -> Option<Phrase> {
        let left = self.known.off[seat.index()];
        let own = self.viewer.is(seat) && !left.is_empty();
        let who = Tactiki::seat_name(seat);
        own.then(|| Phrase::new("unplaced").with("who", who).with("ranks", rank_list(left)))
    }

    pub(crate) fn tell_dead(&self, seat: Seat) -> Option<Phrase> {
        let dead = self.dead(seat);
        let who = Tactiki::seat_name(seat);
        let phrase =
            |key: &'static str| Phrase::new(key).with("who", who).with("ranks", rank_list(dead));
        match self.returned(seat) {
            _ if dead.is_empty() => None,
            0 => Some(phrase("dead")),
            returned => Some(phrase("dead-or-returned").with("returned", returned)),
        }
    }
}

fn rank_list(ranks: Ranks) -> Vec<Phrase> {
    ranks.iter().map(|rank| Phrase::plain(rank.to_string())).collect()
}

/// A rank as messages know it.
pub(crate) fn rank_word(rank: Option<Rank>) -> String {
    rank.map_or("hidden".to_owned(), |rank| rank.to_string())
}
