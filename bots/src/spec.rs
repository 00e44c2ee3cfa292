use std::{fmt, path::PathBuf, str::FromStr, time::Duration};

use table::{nearest, text::shorten};
use thiserror::Error;

use crate::{
    Level, Limit, Limits, Program, Thinking,
    command::{is_quotation_mark, words},
};

/// The bots that have just a name, weakest first, and last the one that is as strong as its opponent.
pub const NAMES: [&str; 7] =
    ["random", "greedy", "easy", "medium", "hard", "champion", "companion"];

/// A bot named in text, wherever a bot can be named.
///
/// | text | bot |
/// |---|---|
/// | `random` | any legal action |
/// | `greedy` | the action with the best estimate, one action ahead |
/// | `easy` `medium` `hard` `champion` | the levels for people |
/// | `companion` | the level that keeps the game even |
/// | `search:2000` | tree search with 2000 simulations; the same seed gives the same choices |
/// | `search:500ms` | tree search for half a second |
/// | `linear:2000`, `linear:500ms` | the same without the network that was learned for the game |
/// | `net:2000:FILE`, `net:500ms:FILE` | the same with another network, see `docs/learning.md` |
/// | `uct:2000`, `uct:500ms` | textbook tree search: uniformly random playouts to the end, nothing else |
/// | `alphabeta:20000`, `alphabeta:500ms` | alpha-beta search of 20,000 states, or for half a second; only for two who see everything |
/// | `plan:20000`, `plan:500ms` | where all play together for a number, a plan among 20,000 states, or of half a second; elsewhere as `search` |
/// | `perfect`, `perfect:FILE` | what is proved to be best, as a proof in a file says or as it finds out itself; only for games that can be solved |
/// | `hard@4`, `search:2000@4` | on four threads |
/// | `cmd:python3 mybot.py` | a program outside, see `docs/bots.md` |
/// | `cmd@500ms:python3 mybot.py` | the same with half a second for each answer |
/// | `cmd@2s+300s:python3 mybot.py` | with two seconds for each answer, and five minutes to start |
///
/// ```
/// use bots::Spec;
///
/// let spec: Spec = "search:500ms@2".parse()?;
/// assert_eq!(spec.to_string(), "search:500ms@2");
/// assert!("deepblue".parse::<Spec>().is_err());
/// # Ok::<(), bots::SpecError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Spec {
    /// Any legal action.
    Random,
    /// The action with the best estimate.
    Greedy,
    /// A level for people, and on how many threads.
    Level(Level, usize),
    /// Tree search.
    Search(Thinking),
    /// Tree search with a network from a file.
    Network(Thinking, PathBuf),
    /// Alpha-beta search.
    AlphaBeta(Limit),
    /// A plan where all play together for a number.
    Plan(Limit),
    /// What is proved to be best, perhaps as a proof in a file says.
    Perfect(Option<PathBuf>),
    /// A program outside.
    Outside(Program),
}

/// Text that does not name a bot.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SpecError {
    /// No bot has this name.
    #[error(
        "there is no bot “{found}”; the bots are {names}, search:N, search:500ms, linear:N, \
         net:N:FILE, uct:N, alphabeta:N, plan:N, perfect, perfect:FILE, cmd:PROGRAM and cmd@500ms:PROGRAM{meant}",
        names = NAMES.join(", "),
        meant = meant(found)
    )]
    Unknown {
        /// What was found.
        found: String,
    },
    /// What follows `search:`, `linear:`, `net:`, `uct:`, `alphabeta:` or `plan:` is not a limit.
    #[error(
        "“{0}” does not say how long to search; expected simulations from 1 to 1000000000, as in \
         search:2000, or a time up to an hour, as in search:500ms or search:2s"
    )]
    Limit(String),
    /// No file follows the limit of `net:`.
    #[error(
        "“{0}” does not name a file with a network; expected something like net:2000:tactigo.net"
    )]
    File(String),
    /// No file follows `perfect:`.
    #[error(
        "“{0}” does not name a file with a proof; expected something like perfect:example.proof"
    )]
    Proof(String),
    /// What follows the `@` is not a number of threads.
    #[error("“{0}” is not a number of threads; expected 1 to {MOST_THREADS}, as in hard@2")]
    Threads(String),
    /// Only tree searches use threads.
    #[error("“{0}” does not search on several threads and takes no @threads")]
    NoThreads(String),
    /// What follows `cmd@` is not a time.
    #[error(
        "“{0}” does not say how long a program may take; expected times up to an hour: for an answer, as in \
         cmd@500ms:PROGRAM, and perhaps for the start, as in cmd@2s+300s:PROGRAM"
    )]
    Patience(String),
    /// No program follows `cmd:`, or a quotation mark is left open.
    #[error("“{0}” does not name a program; expected something like cmd:python3 mybot.py")]
    Command(String),
}

/// A question for whoever mistyped the name of a bot.
fn meant(found: &str) -> String {
    let named = NAMES.into_iter().chain(["search", "uct", "alphabeta", "plan", "perfect", "cmd"]);
    let name = found.split([':', '@']).next().and_then(|name| nearest(name, named));
    name.map(|name| format!("; did you mean {name}?")).unwrap_or_default()
}

/// The most characters of a text that a message quotes.
pub(crate) const QUOTED: usize = 80;

const MOST_THREADS: usize = 64;
const MOST_SIMULATIONS: u64 = 1_000_000_000;
const LONGEST: Duration = Duration::from_secs(3600);

impl Spec {
    /// The bots that a text names, separated by commas. A comma between quotation marks belongs to
    /// the command of a program outside.
    ///
    /// ```
    /// use bots::Spec;
    ///
    /// let specs = Spec::list("cmd:mybot '--depths=2,4',greedy")?;
    /// assert_eq!(specs.len(), 2);
    /// # Ok::<(), bots::SpecError>(())
    /// ```
    pub fn list(text: &str) -> Result<Vec<Spec>, SpecError> {
        let mut open = None;
        let separates = |c: char| {
            open = match open {
                None if is_quotation_mark(c) => Some(c),
                Some(mark) if c == mark => None,
                open => open,
            };
            open.is_none() && c == ','
        };
        text.split(separates).map(str::parse).collect()
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let text = text.trim();
        if let Some(rest) = text.strip_prefix("cmd")
            && rest.starts_with([':', '@'])
        {
            return read_program(rest).map(Spec::Outside);
        }
        if let Some(rest) = text.strip_prefix("net:") {
            return read_network(rest);
        }
        if let Some(file) = text.strip_prefix("perfect:") {
            return match file {
                "" => Err(SpecError::Proof(shorten(text, QUOTED))),
                file => Ok(Spec::Perfect(Some(PathBuf::from(file)))),
            };
        }
        let (name, given) = text.split_once('@').map_or((text, None), |(n, t)| (n, Some(t)));
        let threads = given.map_or(Ok(1), |given| {
            let threads = given.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads));
            threads.ok_or_else(|| SpecError::Threads(shorten(given, QUOTED)))
        })?;
        let lone = |spec: Spec| match given {
            None => Ok(spec),
            Some(_) => Err(SpecError::NoThreads(name.to_owned())),
        };
        match name.split_once(':') {
            None if name == "random" => lone(Spec::Random),
            None if name == "greedy" => lone(Spec::Greedy),
            None if name == "perfect" => lone(Spec::Perfect(None)),
            None => match name.parse() {
                Ok(level) => Ok(Spec::Level(level, threads)),
                Err(_) if ["search", "linear", "uct", "alphabeta", "plan"].contains(&name) => {
                    Err(SpecError::Limit(shorten(name, QUOTED)))
                }
                Err(_) => Err(SpecError::Unknown { found: shorten(text, QUOTED) }),
            },
            Some((kind @ ("search" | "linear" | "uct" | "alphabeta" | "plan"), limit)) => {
                let limit =
                    read_limit(limit).ok_or_else(|| SpecError::Limit(shorten(name, QUOTED)))?;
                match kind {
                    "alphabeta" => return lone(Spec::AlphaBeta(limit)),
                    "plan" => return lone(Spec::Plan(limit)),
                    _ => {}
                }
                let (uct, linear) = (kind == "uct", kind == "linear");
                Ok(Spec::Search(Thinking { threads, uct, linear, ..Thinking::new(limit) }))
            }
            Some(_) => Err(SpecError::Unknown { found: shorten(text, QUOTED) }),
        }
    }
}

fn read_limit(text: &str) -> Option<Limit> {
    match read_number(text) {
        Some(simulations) => {
            (simulations <= MOST_SIMULATIONS).then(|| Limit::simulations(simulations))
        }
        None => read_time(text).map(Limit::time),
    }
}

/// What follows `net:`: a limit, then the file.
fn read_network(rest: &str) -> Result<Spec, SpecError> {
    let quoted = || shorten(&format!("net:{rest}"), QUOTED);
    let (limit, file) = rest.split_once(':').unwrap_or((rest, ""));
    let limit = read_limit(limit).ok_or_else(|| SpecError::Limit(quoted()))?;
    match file {
        "" => Err(SpecError::File(quoted())),
        file => Ok(Spec::Network(Thinking::new(limit), PathBuf::from(file))),
    }
}

/// What follows `cmd`: perhaps times, then the command.
fn read_program(rest: &str) -> Result<Program, SpecError> {
    let quoted = || shorten(&format!("cmd{rest}"), QUOTED);
    let (times, command) = rest.split_once(':').ok_or_else(|| SpecError::Command(quoted()))?;
    let limits = match times.strip_prefix('@') {
        None => Limits::default(),
        Some(times) => read_limits(times).ok_or_else(|| SpecError::Patience(quoted()))?,
    };
    let command = words(command).filter(|words| !words.is_empty());
    let command = command.ok_or_else(|| SpecError::Command(quoted()))?;
    Ok(Program::new(command, limits))
}

/// Times such as `500ms` or `2s+300s`.
fn read_limits(times: &str) -> Option<Limits> {
    let (answer, start) = times.split_once('+').map_or((times, None), |(a, s)| (a, Some(s)));
    let usual = Limits::default();
    Some(Limits { answer: read_time(answer)?, start: start.map_or(Some(usual.start), read_time)? })
}

fn read_time(text: &str) -> Option<Duration> {
    let time = match text.strip_suffix("ms") {
        Some(millis) => Duration::from_millis(read_number(millis)?),
        None => Duration::from_secs(read_number(text.strip_suffix('s')?)?),
    };
    (time <= LONGEST).then_some(time)
}

fn read_number(text: &str) -> Option<u64> {
    text.parse().ok().filter(|&number| number >= 1)
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let threads = match self {
            Spec::Random => return f.write_str("random"),
            Spec::Greedy => return f.write_str("greedy"),
            Spec::Network(thinking, file) => {
                return write!(f, "net:{}:{}", thinking.limit, file.display());
            }
            Spec::AlphaBeta(limit) => return write!(f, "alphabeta:{limit}"),
            Spec::Plan(limit) => return write!(f, "plan:{limit}"),
            Spec::Perfect(None) => return f.write_str("perfect"),
            Spec::Perfect(Some(file)) => return write!(f, "perfect:{}", file.display()),
            Spec::Outside(program) => return program.fmt(f),
            Spec::Level(level, threads) => {
                write!(f, "{level}")?;
                *threads
            }
            Spec::Search(thinking) => {
                let kind = match thinking {
                    Thinking { uct: true, .. } => "uct",
                    Thinking { linear: true, .. } => "linear",
                    _ => "search",
                };
                write!(f, "{kind}:{}", thinking.limit)?;
                thinking.threads
            }
        };
        if threads > 1 { write!(f, "@{threads}") } else { Ok(()) }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.simulations, self.time) {
            (Some(simulations), _) => write!(f, "{simulations}"),
            (None, time) => write!(f, "{}ms", time.unwrap_or_default().as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trip() {
        let searches = [
            "search:1",
            "uct:2000",
            "search:500ms",
            "linear:2000",
            "linear:500ms@2",
            "net:2000:tactigo.net",
            "net:500ms:some/a@b:c.net",
            "uct:50ms@3",
            "hard@2",
            "alphabeta:100",
            "alphabeta:1ms",
            "plan:20000",
            "plan:500ms",
            "perfect",
            "perfect:some/a@b:c.proof",
        ];
        let commands = [
            "cmd:python3 mybot.py",
            "cmd:\"my bot\" -x",
            "cmd:run '{\"a\":1}'",
            "cmd@500ms:python3 mybot.py",
            "cmd@2000ms+300000ms:bot",
            "cmd@10000ms+1000ms:bot",
        ];
        for text in NAMES.into_iter().chain(searches).chain(commands) {
            let spec: Spec = text.parse().unwrap();
            assert_eq!(spec.to_string(), text);
        }
        assert_eq!("search:2s@1".parse::<Spec>().unwrap().to_string(), "search:2000ms");
    }

    #[test]
    fn commands_are_split_as_a_shell_would() {
        let spec: Spec = "cmd: python3  'my bot.py' \"\" a\"b c\"".parse().unwrap();
        let expected = ["python3", "my bot.py", "", "ab c"].map(String::from).to_vec();
        assert_eq!(spec, Spec::Outside(Program::new(expected, Limits::default())));
        let hurried: Spec = "cmd@2s:python3 a:b@c".parse().unwrap();
        let limits = Limits { answer: Duration::from_secs(2), ..Limits::default() };
        let command = ["python3", "a:b@c"].map(String::from).to_vec();
        assert_eq!(hurried, Spec::Outside(Program::new(command, limits)));
    }

    #[test]
    fn a_comma_separates_bots_unless_it_is_quoted() {
        let list = |text: &str| {
            let specs = Spec::list(text).unwrap();
            specs.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(list("hard, greedy"), ["hard", "greedy"]);
        assert_eq!(list("cmd:bot -c 'a,b',greedy"), ["cmd:bot -c \"a,b\"", "greedy"]);
        assert_eq!(list("cmd:bot \"a',b\",cmd:other"), ["cmd:bot \"a',b\"", "cmd:other"]);
        let written = "cmd:run '{\"a\":1,\"b\":2}',random";
        assert_eq!(list(written).join(","), written);
        for wrong in ["hard,", ",", "hard,,greedy", "cmd:bot 'a,greedy"] {
            assert!(Spec::list(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_names_no_bot_is_refused_with_what_was_expected() {
        for (text, words) in [
            ("deepblue", "random, greedy, easy"),
            ("", "there is no bot"),
            ("search", "search:2000"),
            ("search:", "simulations from 1"),
            ("search:0", "simulations from 1"),
            ("uct:-5", "simulations from 1"),
            ("search:2000000000", "1000000000"),
            ("search:99999s", "up to an hour"),
            ("search:ms", "500ms"),
            ("hard@0", "1 to 64"),
            ("hard@many", "threads"),
            ("greedy@2", "does not search on"),
            ("alphabeta:100@2", "takes no @threads"),
            ("alphabeta", "how long to search"),
            ("linear", "how long to search"),
            ("plan:0", "how long to search"),
            ("plan:100@2", "takes no @threads"),
            ("net:", "how long to search"),
            ("net:often:tactigo.net", "how long to search"),
            ("net:2000", "net:2000:tactigo.net"),
            ("net:2000:", "net:2000:tactigo.net"),
            ("perfect:", "perfect:example.proof"),
            ("perfect@2", "takes no @threads"),
            ("deep:5", "there is no bot"),
            ("cmd:", "does not name a program"),
            ("cmd:python3 'open", "does not name a program"),
            ("cmd@2s:", "does not name a program"),
            ("cmd@2s", "does not name a program"),
            ("cmd@:bot", "cmd@500ms:PROGRAM"),
            ("cmd@2:bot", "times up to an hour"),
            ("cmd@0s:bot", "times up to an hour"),
            ("cmd@2s+:bot", "cmd@2s+300s:PROGRAM"),
            ("cmd@4000s:bot", "times up to an hour"),
            ("cmdbot", "there is no bot"),
        ] {
            let error = text.parse::<Spec>().unwrap_err().to_string();
            assert!(error.contains(words), "{text}: {error}");
        }
    }
}
