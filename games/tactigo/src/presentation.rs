use std::borrow::Cow;

use table::{Game, Ink, Open, Path, Pen, Phrase, Presentation, Scene, Seat, Style, Viewer};

use crate::{
    Action, Event, Sizes, Square, Tactigo,
    help::ways,
    state::{BLACK, TO_WIN, WHITE, colour},
};

impl Presentation for Tactigo {
    const STYLE: Style = Style { art: include_str!("../art.svg"), ground: ["#d9cbb5", "#2b2622"] };
    const LESSONS: &'static str = include_str!("../lessons.json");
    const PUZZLES: &'static str = include_str!("../puzzles.json");

    fn seat_name(seat: Seat) -> Phrase {
        Phrase::new(colour(seat)).about_seat(seat)
    }

    fn picture(Open(state): &Open<Tactigo>, pen: &Pen<'_>) -> String {
        let line = "   +----+----+----+----+----+----+----+\n";
        let mut text = String::from("     a    b    c    d    e    f    g\n");
        for row in (0..7).rev() {
            text += line;
            text += &format!(" {} |", row + 1);
            for file in 0..7 {
                let stack = match state.board.get(Square::new(row * 7 + file)) {
                    Some(stack) if stack.seat == BLACK => pen.paint(Ink::Blue, &stack.word()),
                    Some(stack) => pen.paint(Ink::Bold, &stack.word()),
                    None => pen.paint(Ink::Dim, ". "),
                };
                text += &format!(" {stack} |");
            }
            text.push('\n');
        }
        text += line;
        text += &pen.say(Phrase::new("legend"));
        for phrase in state.standing() {
            text.push('\n');
            text += &pen.say(phrase);
        }
        text
    }

    fn describe(Open(state): &Open<Tactigo>) -> Vec<Phrase> {
        let row = |row: usize| {
            let stacks = (0..7).filter_map(|file| {
                let square = Square::new(row * 7 + file);
                let stack = state.board.get(square)?;
                let phrase = Phrase::new("stack")
                    .with("square", square)
                    .with("colour", Cow::Borrowed(colour(stack.seat)))
                    .with("height", stack.height.checkers());
                Some(phrase)
            });
            let stacks: Vec<Phrase> = stacks.collect();
            if stacks.is_empty() {
                return Phrase::new("row-empty").with("row", row + 1);
            }
            Phrase::new("row").with("row", row + 1).with("stacks", stacks)
        };
        let sides = [BLACK, WHITE].map(|seat| state.side(seat));
        (0..7).rev().map(row).chain(sides).chain(state.standing()).collect()
    }

    /// Names only the sizes that have a legal move as the board stands.
    fn prompt(Open(state): &Open<Tactigo>, viewer: Viewer) -> Option<Phrase> {
        if state.to_act().is_empty() {
            return None;
        }
        Some(if viewer.is(state.turn) {
            state.task()
        } else {
            let who = Tactigo::seat_name(state.turn);
            Phrase::new("waiting").with("who", who).with("sizes", state.movable().phrase())
        })
    }

    fn scene(Open(state): &Open<Tactigo>, viewer: Viewer) -> Scene {
        state.scene(viewer)
    }

    /// The stack, the goal, and how many checkers where that is not clear.
    fn paths(Open(state): &Open<Tactigo>, _: Seat, action: Action) -> Vec<Path> {
        let [from, to] = [action.from, action.to].map(Square::name);
        let ask_goal = Phrase::new("ask-goal").with("ways", ways(state.leaving(action.from)));
        let goers = state.goers(action);
        if !goers.are_several() {
            return vec![Path::of([from, to]).asking([state.task(), ask_goal])];
        }
        let ask_size = Phrase::new("ask-size").with("sizes", goers.phrase());
        vec![Path::of([from, to, action.size.choice()]).asking([state.task(), ask_goal, ask_size])]
    }

    fn help(Open(state): &Open<Tactigo>, viewer: Viewer, id: &str) -> Vec<Phrase> {
        state.help(viewer, id)
    }

    fn tell(event: &Event) -> Phrase {
        let who = |key: &'static str, seat: &Seat| {
            Phrase::new(key).with("who", Tactigo::seat_name(*seat))
        };
        let whose = |seat: &Seat| Tactigo::seat_name(seat.opponent());
        match event {
            Event::Moved { seat, size, from, to, height } => who("moved", seat)
                .with("checkers", Sizes::from(*size).phrase())
                .with("from", *from)
                .with("to", *to)
                .with("stacked", if height > size { "yes" } else { "no" })
                .with("height", height.checkers()),
            Event::Overpowered { seat, size, from, to, taken, total } => who("overpowered", seat)
                .with("whose", whose(seat))
                .with("checkers", Sizes::from(*size).phrase())
                .with("from", *from)
                .with("to", *to)
                .with("taken", *taken)
                .with("score", score(*total)),
            Event::Surrounded { seat, squares, total } => {
                let list = squares.iter().map(|square| Phrase::plain(square.to_string()));
                who("surrounded", seat)
                    .with("whose", whose(seat))
                    .with("count", squares.len())
                    .with("squares", list.collect::<Vec<_>>())
                    .with("score", score(*total))
            }
            Event::Lost { seat, sizes } => {
                let sizes = Sizes::from_iter(sizes.iter().copied());
                who("lost", seat).with("sizes", sizes.phrase())
            }
            Event::Passed { seat } => who("passed", seat),
            Event::Won { winner } => who("won", winner),
            Event::Drawn { turns } => Phrase::new("drawn").with("turns", *turns),
        }
    }

    fn places(event: &Event) -> Vec<String> {
        match event {
            Event::Moved { from, to, .. } | Event::Overpowered { from, to, .. } => {
                vec![from.to_string(), to.to_string()]
            }
            Event::Surrounded { squares, .. } => squares.iter().map(ToString::to_string).collect(),
            Event::Lost { .. } | Event::Passed { .. } | Event::Won { .. } | Event::Drawn { .. } => {
                Vec::new()
            }
        }
    }
}

impl Tactigo {
    /// The sizes that have a legal move as the board stands.
    fn movable(&self) -> Sizes {
        let immobile = self.immobile();
        self.open_sizes().iter().filter(|&size| !immobile.contains(size)).collect()
    }

    /// What the player is asked for.
    fn task(&self) -> Phrase {
        let key = if self.used.is_empty() { "prompt-first" } else { "prompt-next" };
        Phrase::new(key).with("sizes", self.movable().phrase())
    }

    /// How many checkers a seat has left.
    fn side(&self, seat: Seat) -> Phrase {
        let count = self.board.checkers(seat);
        Phrase::new("side").with("who", Tactigo::seat_name(seat)).with("count", count)
    }

    /// What the board does not show.
    fn standing(&self) -> [Phrase; 2] {
        let captured =
            Phrase::new("captured").with("black", self.captured[0]).with("white", self.captured[1]);
        let quiet = if self.quiet_limit == 0 { "quiet" } else { "quiet-of" };
        let quiet = Phrase::new(quiet).with("turns", self.quiet).with("limit", self.quiet_limit);
        [captured, quiet]
    }
}

/// How far it is to the win.
fn score(total: u8) -> Phrase {
    Phrase::new("score").with("total", total).with("needed", TO_WIN)
}
