use std::str::FromStr;

/// A column of a data set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// The name of the game.
    Game,
    /// The number of the game in the data set, counted from 0.
    Number,
    /// How many actions were done in the game before this one.
    Ply,
    /// The seat that decides.
    Seat,
    /// Who decides: the bot by name, or what a record says; nobody where an opening was drawn by lot.
    Bot,
    /// What the person on the seat may know, as numbers.
    Observation,
    /// The ids of all legal actions of the seat, rising.
    Legal,
    /// What the person on the seat may know, as JSON.
    View,
    /// The id of the action that was chosen.
    Action,
    /// The action in notation.
    Notation,
    /// What the seat got in the end.
    Score,
    /// Why the game ended.
    Reason,
    /// The number that is the result, where all play together.
    Count,
    /// The seed of the table.
    Seed,
    /// The version of the rules.
    Rules,
    /// The version of the ids and observations.
    Encoding,
    /// The rule choices in full, as JSON.
    Options,
    /// The whole truth as numbers, for those who learn to judge: not what the seat may know.
    Insight,
    /// What the seat found its chances to be when it thought: 0 lost, 1 won.
    Worth,
}

/// What the cells of a column are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Whole numbers of this many bits, with or without a sign.
    Whole {
        /// 8, 16, 32 or 64.
        bits: u8,
        /// Whether they may be negative.
        signed: bool,
    },
    /// Fractions.
    Real,
    /// Texts.
    Text,
    /// As many fractions in every row.
    Vector,
    /// Some ids in every row.
    Ids,
}

impl Column {
    /// Every column of games that are played or were, in the order of the file.
    pub const ALL: [Column; 17] = [
        Column::Game,
        Column::Number,
        Column::Ply,
        Column::Seat,
        Column::Bot,
        Column::Observation,
        Column::Legal,
        Column::View,
        Column::Action,
        Column::Notation,
        Column::Score,
        Column::Reason,
        Column::Count,
        Column::Seed,
        Column::Rules,
        Column::Encoding,
        Column::Options,
    ];

    /// The columns of games from which judgement is learned, in the order of the file.
    pub const SELF_PLAY: [Column; 8] = [
        Column::Number,
        Column::Ply,
        Column::Seat,
        Column::Bot,
        Column::Action,
        Column::Score,
        Column::Insight,
        Column::Worth,
    ];

    /// The columns that can be left out, because they take most of the room.
    pub const OPTIONAL: [Column; 3] = [Column::Observation, Column::Legal, Column::View];

    /// The columns of a data set of which nothing else was said: all but the view.
    pub fn usual() -> Vec<Column> {
        Column::ALL.into_iter().filter(|&column| column != Column::View).collect()
    }

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Column::Game => "game",
            Column::Number => "number",
            Column::Ply => "ply",
            Column::Seat => "seat",
            Column::Bot => "bot",
            Column::Observation => "observation",
            Column::Legal => "legal",
            Column::View => "view",
            Column::Action => "action",
            Column::Notation => "notation",
            Column::Score => "score",
            Column::Reason => "reason",
            Column::Count => "count",
            Column::Seed => "seed",
            Column::Rules => "rules",
            Column::Encoding => "encoding",
            Column::Options => "options",
            Column::Insight => "insight",
            Column::Worth => "worth",
        }
    }

    /// What its cells are.
    pub const fn kind(self) -> Kind {
        match self {
            Column::Number => Kind::Whole { bits: 64, signed: true },
            Column::Ply | Column::Count | Column::Rules | Column::Encoding => {
                Kind::Whole { bits: 32, signed: true }
            }
            Column::Seat => Kind::Whole { bits: 8, signed: false },
            Column::Action => Kind::Whole { bits: 16, signed: false },
            Column::Score | Column::Worth => Kind::Real,
            Column::Observation | Column::Insight => Kind::Vector,
            Column::Legal => Kind::Ids,
            Column::Game
            | Column::Bot
            | Column::View
            | Column::Notation
            | Column::Reason
            | Column::Seed
            | Column::Options => Kind::Text,
        }
    }

    /// Whether a cell may be empty: nobody may have said who sat there or have thought at all, and a
    /// record may end before the game does.
    pub const fn may_be_empty(self) -> bool {
        matches!(
            self,
            Column::Bot
                | Column::Score
                | Column::Reason
                | Column::Count
                | Column::Seed
                | Column::Worth
        )
    }

    /// Its line in the schema of a file.
    pub(crate) fn schema(self) -> String {
        let needed = if self.may_be_empty() { "optional" } else { "required" };
        let name = self.name();
        let list = |element: &str| {
            format!(
                "required group {name} (LIST) {{ repeated group list {{ required {element}; }} }}"
            )
        };
        match self.kind() {
            Kind::Whole { bits: 64, .. } => format!("{needed} int64 {name};"),
            Kind::Whole { bits, signed } => {
                format!("{needed} int32 {name} (INTEGER({bits},{signed}));")
            }
            Kind::Real => format!("{needed} float {name};"),
            Kind::Text => format!("{needed} binary {name} (STRING);"),
            Kind::Vector => list("float element"),
            Kind::Ids => list("int32 element (INTEGER(16,false))"),
        }
    }

    /// The parts of its name in a file.
    pub(crate) fn path(self) -> Vec<String> {
        let parts: &[&str] = match self.kind() {
            Kind::Vector | Kind::Ids => &["list", "element"],
            _ => &[],
        };
        [self.name()].iter().chain(parts).map(|&part| part.to_owned()).collect()
    }
}

impl FromStr for Column {
    type Err = String;

    fn from_str(text: &str) -> Result<Column, String> {
        let mut all = Column::ALL.into_iter().chain(Column::SELF_PLAY);
        let found = all.find(|column| column.name() == text);
        found.ok_or_else(|| {
            let names = Column::ALL.map(Column::name).join(", ");
            format!("there is no column “{text}”; the columns are {names}")
        })
    }
}
