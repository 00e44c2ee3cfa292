use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

use serde_json::json;
use server::Secret;
use table::{Phrase, Seat};

mod client;
mod fetch;
mod house;
mod log;
mod sights;
mod wishes;

use self::{client::Client, fetch::Fetched, house::House, log::Log};
use super::{
    host::{Host, News, Wish},
    teller,
    thinker::Thinker,
};
use crate::{
    net::{Answer, Entry, Line, SeatKind, Seated, Site, Status, TableSeen, Told, Visit},
    voice::Voice,
};

/// Whoever comes back is not shown every step.
const MOST: usize = 12;
/// How long one looks at something before it is asked about: a server takes only so many messages.
const GLANCE: Duration = Duration::from_millis(150);

/// A table on a server. The line to it is kept elsewhere; here is what came over it and what was asked for.
pub(crate) struct RemoteHost<'a> {
    voice: &'a Voice,
    client: Client,
    site: Site,
    person: Secret,
    line: Line,
    /// Whether one only looks on.
    watches: bool,
    /// The table as it is shown.
    table: Box<TableSeen>,
    /// What came after it and has not been shown, with when it came.
    arrivals: VecDeque<(Box<TableSeen>, Instant)>,
    log: Log,
    house: House,
    /// What was asked for and not answered, by its key.
    asked: Vec<(String, Asked)>,
    /// What was done is in tables from here on.
    due: u64,
    /// Actions that follow the one that is on its way.
    run: VecDeque<(Seat, String)>,
    /// What is looked at, since when.
    glance: Option<(String, Instant)>,
    /// Whether one wanted to play again.
    again: bool,
    fetching: Option<Thinker<Fetched>>,
    /// Why the table is gone, once it is.
    gone: Option<String>,
    news: VecDeque<News>,
}

/// What was asked for.
#[derive(Clone, PartialEq, Eq)]
enum Asked {
    /// Something that changes the table.
    Change,
    /// A good action.
    Hint,
    /// What this thing is; nobody waits for that.
    Help(String),
}

impl<'a> RemoteHost<'a> {
    /// Be at a table, to play or only to look on.
    pub(crate) fn new(visit: Visit, watches: bool, voice: &'a Voice) -> RemoteHost<'a> {
        let Visit { site, person, line, table, .. } = visit;
        let client = Client(voice.lang());
        let mut host = RemoteHost {
            voice,
            client,
            site,
            person,
            line,
            watches,
            table: table.clone(),
            arrivals: VecDeque::new(),
            log: Log::default(),
            house: House::default(),
            asked: Vec::new(),
            due: 0,
            run: VecDeque::new(),
            glance: None,
            again: false,
            fetching: None,
            gone: None,
            news: VecDeque::new(),
        };
        host.begin(table, Instant::now());
        host
    }

    /// The table as it is shown.
    pub(crate) fn table(&self) -> &TableSeen {
        &self.table
    }

    /// Sit down where one wants to, or where one sat before.
    pub(crate) fn sit_down(&mut self, seat: Option<u64>) {
        if !self.table.you.seats.is_empty() || self.table.status == Status::Over {
            return;
        }
        match seat {
            Some(seat) => self.ask(json!({ "do": "sit", "seat": seat }), Asked::Change),
            None if !self.table.you.left.is_empty() => {
                self.ask(json!({ "do": "sit" }), Asked::Change);
            }
            None => {}
        }
    }

    /// What is told on the way out: how it ended, or how to come back.
    pub(crate) fn farewell(&self) -> Vec<String> {
        let address = self.site.table(&self.table.id);
        match (&self.table.outcome, self.table.you.seats.is_empty()) {
            (Some(outcome), _) if self.table.status == Status::Over => vec![
                outcome.text.clone(),
                self.voice.say(Phrase::new("join-replay").with("address", address)),
            ],
            (_, true) => vec![self.voice.word("farewell")],
            (_, false) => {
                vec![self.voice.say(Phrase::new("join-farewell").with("address", address))]
            }
        }
    }

    /// Why the table is gone, if it is.
    pub(crate) fn into_reason(self) -> Option<String> {
        self.gone
    }

    /// Come to a table for the first time.
    fn begin(&mut self, table: Box<TableSeen>, came: Instant) {
        let mut head = vec![table.goal.clone()];
        if table.status == Status::Lobby {
            head.extend(table.options.iter().map(|said| format!("{}: {}", said.text, said.value)));
        }
        let invitation = Phrase::new("join-invitation")
            .with("address", self.site.table(&table.id))
            .with("code", table.code.as_str());
        head.push(self.voice.say(invitation));
        self.log = Log::new(head);
        self.due = 0;
        self.again = false;
        self.run.clear();
        self.asked.clear();
        self.table = table;
        self.renew(came, false);
    }

    /// Show a table after another.
    fn show(&mut self, table: Box<TableSeen>, came: Instant) {
        if table.id != self.table.id {
            return self.begin(table, came);
        }
        let lasts = lasts(&table);
        let before = std::mem::replace(&mut self.table, table);
        self.tell_comings(&before);
        self.renew(came, lasts);
        if self.again
            && let Some(next) = self.table.rematch.clone()
        {
            self.again = false;
            self.line.move_to(&next);
        }
    }

    fn renew(&mut self, came: Instant, lasts: bool) {
        let fresh = self.log.add(&self.table.news, self.table.status);
        if !self.watches {
            self.house = House::of(&self.table, self.client);
        }
        let sight = self.sight(came, fresh, lasts);
        self.news.push_back(News::Sight(Box::new(sight)));
    }

    /// Say who went and who is back.
    fn tell_comings(&mut self, before: &TableSeen) {
        let people = |seated: &&Seated| seated.kind == SeatKind::Person && !seated.you;
        for seated in self.table.seats.iter().filter(people) {
            let known = before.seated(seated.seat).filter(people_before(seated));
            if known.is_some_and(|known| known.here != seated.here) {
                let key = if seated.here { "back" } else { "gone" };
                let text = self.client.says_of(key, "who", &self.client.name(seated));
                self.news.push_back(News::Said(text));
            }
        }
    }

    /// Take in what came over the line.
    fn listen(&mut self) {
        while let Some(told) = self.line.heard() {
            match told {
                Told::Table(table) => {
                    self.arrivals.push_back((table, Instant::now()));
                    let urgent = self.arrivals.back().is_some_and(|(last, _)| last.is_urgent());
                    if urgent || self.arrivals.len() > MOST {
                        self.hurry();
                    }
                }
                Told::Answer(key, answer) => self.take(&key, answer),
                Told::Online(holds) => {
                    let text = self.client.says(if holds { "online" } else { "offline" });
                    self.news.push_back(News::Line { holds, text });
                }
                Told::Gone(trouble) => {
                    let address = self.site.table(&self.table.id);
                    self.go(trouble.told(&address, self.voice));
                }
            }
        }
    }

    fn go(&mut self, reason: String) {
        self.gone = Some(reason.clone());
        self.news.push_back(News::Gone(reason));
    }

    /// Go to the last table that came; what happened before it is told with it.
    fn hurry(&mut self) {
        let Some((mut last, came)) = self.arrivals.pop_back() else { return };
        let mut news: Vec<Entry> = Vec::new();
        for (table, _) in self.arrivals.drain(..).filter(|(table, _)| table.id == last.id) {
            news.extend(table.news);
        }
        news.append(&mut last.news);
        last.news = news;
        self.arrivals.push_back((last, came));
    }

    fn take(&mut self, key: &str, answer: Answer) {
        let Some(place) = self.asked.iter().position(|(asked, _)| asked == key) else { return };
        let (_, asked) = self.asked.remove(place);
        if asked == Asked::Hint {
            self.news.push_back(News::Thinking(None));
        }
        match answer {
            Answer::Done(seq) => self.due = self.due.max(seq),
            Answer::Refused(text) => {
                self.run.clear();
                self.news.push_back(match asked {
                    // It may have vanished meanwhile.
                    Asked::Help(id) => News::Explained { id, text: String::new() },
                    Asked::Change | Asked::Hint => News::Said(text),
                });
            }
            Answer::Help { thing, texts } => {
                self.news.push_back(News::Explained { id: thing, text: texts.join(" ") });
            }
            Answer::Hint { action, picks, texts, why } => {
                self.news.push_back(teller::hinted(self.voice, &action, picks, &texts, &why));
            }
        }
    }

    /// Whether everything that was done can be seen.
    fn is_settled(&self) -> bool {
        let newest = self.arrivals.back().map_or(&self.table, |(table, _)| table);
        newest.seq >= self.due
            && self.asked.iter().all(|(_, asked)| matches!(asked, Asked::Help(_)))
    }

    /// Go on with what was begun.
    fn advance(&mut self) {
        if self.is_settled()
            && self.arrivals.is_empty()
            && let Some((seat, action)) = self.run.pop_front()
        {
            self.act(seat, &action);
        }
        if let Some((thing, _)) = self.glance.take_if(|(_, since)| since.elapsed() > GLANCE) {
            self.ask(json!({ "do": "help", "thing": thing }), Asked::Help(thing));
        }
        self.collect();
    }
}

/// Whether the same person was known to be here or not.
fn people_before(now: &Seated) -> impl Fn(&&Seated) -> bool {
    move |known| known.kind == SeatKind::Person && known.name == now.name
}

/// Whether what others did is to be seen before anything else is. Who can act waits for nothing.
fn lasts(table: &TableSeen) -> bool {
    let acts = |entry: &&Entry| entry.ply.is_some() && !entry.texts.is_empty();
    let actions: Vec<&Entry> = table.news.iter().filter(acts).collect();
    let others = |entry: &&Entry| entry.seat.is_none_or(|seat| !table.you.seats.contains(seat));
    !table.your_turn && actions.len() <= MOST && actions.iter().any(others)
}

impl Host for RemoteHost<'_> {
    fn poll(&mut self) -> Option<News> {
        if self.news.is_empty() {
            self.listen();
        }
        if self.news.is_empty()
            && let Some((table, came)) = self.arrivals.pop_front()
        {
            self.show(table, came);
        }
        if self.news.is_empty() {
            self.advance();
        }
        self.news.pop_front()
    }

    fn wish(&mut self, wish: Wish) {
        self.grant(wish);
    }

    fn is_busy(&self) -> bool {
        !self.is_settled() || !self.run.is_empty() || self.fetching.is_some()
    }

    fn presses(&mut self) -> bool {
        self.listen();
        self.arrivals.back().is_some_and(|(last, _)| last.is_urgent())
    }
}
