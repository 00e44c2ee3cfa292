//! A game of your own: the rules of Nim as a [`Game`], and a table that plays, takes back and
//! remembers it.
//!
//! ```sh
//! cargo run -p tactable-table --example own_game
//! ```

use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use table::{
    About, Dice, Game, Messages, Open, Outcome, Phrase, Problem, ProblemList, Refusal, Rulebook,
    Seat, SeatSet, Seed, Sides, Sink, Table, Viewer, perft,
};

/// Three heaps; whoever takes the last stick wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Nim {
    heaps: [u8; 3],
    turns: u8,
}

/// Take so many sticks from a heap, written `2-3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Take {
    heap: usize,
    sticks: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
struct Taken {
    heap: usize,
    sticks: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
struct Options {
    heaps: [u8; 3],
}

#[derive(Serialize, Deserialize)]
struct Draft {
    heaps: [u8; 3],
    turns: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { heaps: [3, 4, 5] }
    }
}

impl table::Options for Options {
    fn problems(&self) -> Vec<Problem> {
        let empty = self.heaps == [0; 3];
        empty.then(|| Problem::new("heaps", Phrase::new("empty"))).into_iter().collect()
    }

    fn sides(&self) -> Sides {
        Sides::each_alone(2)
    }

    fn max_actions(&self) -> Option<u32> {
        Some(self.heaps.iter().map(|&sticks| u32::from(sticks)).sum())
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.heap + 1, self.sticks)
    }
}

impl FromStr for Take {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Take, Refusal> {
        let read = || {
            let (heap, sticks) = text.split_once('-')?;
            let heap: usize = heap.parse().ok().filter(|heap| (1..=3).contains(heap))?;
            Some(Take { heap: heap - 1, sticks: sticks.parse().ok()? })
        };
        read().ok_or_else(|| Refusal::no_action::<Nim>(text))
    }
}

impl table::Event for Taken {
    fn seen_by(&self, _: Viewer) -> Option<Taken> {
        Some(self.clone())
    }

    fn reveals(&self) -> bool {
        false
    }
}

const RULES: &str =
    "- **R1** Take turns.\n- **R2** Take sticks from one heap.\n- **R3** The last stick wins.";

impl Game for Nim {
    type Options = Options;
    type Action = Take;
    type Event = Taken;
    type View = Open<Nim>;
    type Draft = Draft;

    const ABOUT: About = About {
        id: "nim",
        title: "Nim",
        rules_version: 1,
        oldest_rules: 1,
        rules: Rulebook { en: RULES, de: RULES },
        messages: Messages {
            en: "notation = Expected a heap and a number, such as 2-3; found “{ $found }”.\n\
                 refusal-sticks = Heap { $heap } has only { $sticks } sticks.\n\
                 empty = at least one stick is needed",
            de: "notation = Erwartet war ein Haufen und eine Zahl, etwa 2-3; gefunden „{ $found }“.\n\
                 refusal-sticks = Haufen { $heap } hat nur { $sticks } Hölzer.\n\
                 empty = mindestens ein Holz wird gebraucht",
        },
        options: &[],
        seats: (2, 2),
        people: (2, 2),
        turn_rule: "R1",
        end_rule: "R3",
        ruling_letter: 'N',
        hidden: false,
        quick_answers: false,
    };

    fn new(options: &Options, _: &Seed) -> Result<Nim, ProblemList> {
        let problems = table::Options::problems(options);
        let game = Nim { heaps: options.heaps, turns: 0 };
        if problems.is_empty() { Ok(game) } else { Err(ProblemList::of::<Nim>(problems)) }
    }

    fn options(&self) -> Options {
        Options::default()
    }

    fn to_act(&self) -> SeatSet {
        if self.heaps == [0; 3] { SeatSet::EMPTY } else { Seat::new(self.turns % 2).into() }
    }

    fn actions(&self, seat: Seat, buffer: &mut Vec<Take>) {
        if self.to_act().contains(seat) {
            let heaps = self.heaps.iter().enumerate();
            buffer.extend(
                heaps.flat_map(|(heap, &most)| (1..=most).map(move |sticks| Take { heap, sticks })),
            );
        }
    }

    fn apply(&mut self, _: Seat, Take { heap, sticks }: Take, events: &mut impl Sink<Taken>) {
        self.heaps[heap] -= sticks;
        self.turns += 1;
        events.tell(|| Taken { heap, sticks });
    }

    fn explain(&self, _: Seat, Take { heap, .. }: Take) -> Refusal {
        let phrase = Phrase::new("refusal-sticks").with("heap", heap + 1);
        Refusal::new("R2", phrase.with("sticks", self.heaps[heap]))
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = Seat::new((self.turns + 1) % 2);
        self.to_act().is_empty().then(|| Outcome::win(2, winner.into(), "last"))
    }

    fn turns_ended(&self) -> u32 {
        self.turns.into()
    }

    fn view(&self, _: Viewer) -> Open<Nim> {
        Open(*self)
    }

    fn imagine(view: &Open<Nim>, _: &mut Dice) -> Nim {
        view.0
    }

    fn draft(&self) -> Draft {
        Draft { heaps: self.heaps, turns: self.turns }
    }

    fn from_draft(_: &Options, _: &Seed, draft: Draft) -> Result<Nim, ProblemList> {
        Ok(Nim { heaps: draft.heaps, turns: draft.turns })
    }

    fn conserved(&self) -> Vec<u32> {
        Vec::new()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut table = Table::<Nim>::new(Options::default(), Seed::from(1))?;
    println!("{} games of three actions", perft(table.state(), 3));

    let (first, second) = (Seat::new(0), Seat::new(1));
    table.play(first, "1-2".parse()?)?;
    for wrong in ["3-9", "all of them"] {
        let refusal = wrong.parse().and_then(|action| table.play(second, action));
        println!("{wrong}: {}", refusal.unwrap_err());
    }
    while let Some(seat) = table.state().asks_first() {
        let mut legal = Vec::new();
        table.state().actions(seat, &mut legal);
        table.play(seat, legal[0])?;
    }
    let outcome = table.state().outcome().ok_or("Nim always ends")?;
    println!("after {} actions: {:?}", table.plies().len(), outcome.scores());
    Ok(())
}
