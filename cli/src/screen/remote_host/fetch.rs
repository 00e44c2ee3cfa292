use std::{path::PathBuf, thread, time::Duration};

use serde::Deserialize;
use serde_json::{Value, json};
use server::Secret;
use table::Phrase;

use super::RemoteHost;
use crate::{
    files,
    net::{self, Site, Trouble, http::Ask, runtime},
    screen::{
        host::News,
        thinker::{Thinker, Thought},
    },
    session::exists,
};

/// How often one asks whether a review is done.
const BEAT: Duration = Duration::from_millis(500);

/// Something that was asked for besides the line, and came.
pub(super) enum Fetched {
    Review(Result<Told, Trouble>),
    Record(PathBuf, Result<String, Trouble>),
}

/// A review as the server tells it.
#[derive(Deserialize)]
pub(super) struct Told {
    course: Vec<String>,
    seats: Vec<String>,
    summary: String,
    moments: Vec<Moment>,
}

#[derive(Deserialize)]
struct Moment {
    title: String,
    played: String,
    better: String,
    line: Vec<String>,
}

#[derive(Deserialize)]
struct Reviewing {
    review: Option<Told>,
}

impl Told {
    fn text(&self) -> String {
        let moment = |moment: &Moment| {
            let head = [&moment.title, &moment.played, &moment.better].map(String::as_str);
            format!("\n{}\n{}", head.join("\n"), moment.line.join(" "))
        };
        let moments: Vec<String> = self.moments.iter().map(moment).collect();
        let parts = [
            self.course.join("\n"),
            self.seats.join("\n"),
            self.summary.clone(),
            moments.join("\n"),
        ];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
    }
}

/// What is read by HTTP, on a thread of its own.
impl RemoteHost<'_> {
    pub(super) fn begin_review(&mut self) {
        let (site, person) = (self.site.clone(), self.person.clone());
        let path = self.path("review.json");
        self.news.push_back(News::Thinking(Some(self.voice.word("screen-adviser"))));
        self.fetching =
            Some(Thinker::begin(move |_| Fetched::Review(review(&site, &person, &path))));
    }

    pub(super) fn begin_save(&mut self, file: PathBuf) {
        let (site, person, path) = (self.site.clone(), self.person.clone(), self.path("record"));
        self.fetching = Some(Thinker::begin(move |_| {
            let record = read(&Ask::at(&site, &path, Some(&person)), &site);
            Fetched::Record(file, record)
        }));
    }

    fn path(&self, what: &str) -> String {
        format!("/t/{}/{what}?lang={}", self.table.id, self.voice.lang())
    }

    /// Tell what came.
    pub(super) fn collect(&mut self) {
        let Some(fetching) = &self.fetching else { return };
        let fetched = match fetching.ask() {
            Thought::Going => return,
            Thought::Lost => {
                self.fetching = None;
                return self.news.push_back(News::Thinking(None));
            }
            Thought::Done(fetched) => fetched,
        };
        self.fetching = None;
        self.news.push_back(News::Thinking(None));
        let address = self.site.table(&self.table.id);
        let news = match fetched {
            Fetched::Review(Ok(told)) => {
                let replay = Phrase::new("join-replay").with("address", address);
                let text = format!("{}\n\n{}", told.text(), self.voice.say(replay));
                News::Page { title: self.voice.word("screen-review"), text }
            }
            Fetched::Record(path, Ok(record)) => {
                let shown = path.display().to_string();
                let written = match path.exists() {
                    true => Err(exists(&path, self.voice)),
                    false => files::write(&path, record, self.voice),
                };
                News::Said(match written {
                    Ok(()) => self.voice.say(Phrase::new("saved").with("path", shown)),
                    Err(failure) => failure.words(),
                })
            }
            Fetched::Review(Err(trouble)) | Fetched::Record(_, Err(trouble)) => {
                News::Said(trouble.told(&address, self.voice))
            }
        };
        self.news.push_back(news);
    }
}

/// Ask for a review until it is done.
fn review(site: &Site, person: &Secret, path: &str) -> Result<Told, Trouble> {
    let begin = json!({});
    let mut ask = Ask { sends: Some(&begin), ..Ask::at(site, path, Some(person)) };
    loop {
        let foreign = |error: serde_json::Error| Trouble::Foreign(error.to_string());
        let mut told: Value = serde_json::from_str(&read(&ask, site)?).map_err(foreign)?;
        net::clean(&mut told);
        let told: Reviewing = serde_json::from_value(told).map_err(foreign)?;
        if let Some(review) = told.review {
            return Ok(review);
        }
        thread::sleep(BEAT);
        ask.sends = None;
    }
}

fn read(ask: &Ask<'_>, site: &Site) -> Result<String, Trouble> {
    let answered = runtime()?.block_on(ask.of(site))?;
    String::from_utf8(answered.body.to_vec()).map_err(|error| Trouble::Foreign(error.to_string()))
}
