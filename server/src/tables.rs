use std::collections::{BTreeMap, HashMap};

use axum::{
    Form, Json,
    extract::{FromRequest, Path, Request, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use bots::Level;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::{MAX_SEATS, Phrase, Seat};

use crate::{
    App, Failure, Guest, pages,
    room::{ClockRules, Order, Sitter},
};

/// How long an answer is waited for unless somebody says otherwise, in seconds.
const USUAL_WINDOW: u32 = 10;
/// The longest an answer may be waited for, in seconds: an hour.
const LONGEST_WINDOW: u32 = 3600;

/// A table as it is asked for.
#[derive(Debug, Deserialize)]
struct Wish {
    game: String,
    #[serde(default = "no_options")]
    options: Value,
    /// The level of the bot on each seat.
    #[serde(default)]
    bots: BTreeMap<u8, String>,
    /// Where the guest himself sits.
    #[serde(default)]
    sit: Option<u8>,
    #[serde(default)]
    clock: Option<ClockRules>,
    #[serde(default)]
    window: Option<u32>,
    /// Whether the game begins at once.
    #[serde(default)]
    start: bool,
}

fn no_options() -> Value {
    Value::Object(Map::new())
}

/// `POST /tables`: make a table, from JSON or from the form of [`pages::wanted`].
pub(crate) async fn make(
    State(app): State<App>,
    guest: Guest,
    request: Request,
) -> Result<Response, Failure> {
    if is_json(request.headers()) {
        let Json(wish) = Json::<Wish>::from_request(request, &()).await.map_err(unreadable)?;
        let made = app.create(&wish.order(&guest)?).await?;
        let address = format!("/t/{}", made.id);
        let told = json!({ "id": made.id, "code": made.code, "url": address });
        return Ok((StatusCode::CREATED, [(header::LOCATION, address)], Json(told)).into_response());
    }
    type Fields = HashMap<String, String>;
    let Form(form) = Form::<Fields>::from_request(request, &()).await.map_err(unreadable)?;
    let wish = Wish::from_form(&form)?;
    let made = match wish.order(&guest) {
        Ok(order) => app.create(&order).await,
        Err(failure) => Err(failure),
    };
    match made {
        Ok(made) => Ok(Redirect::to(&format!("/t/{}", made.id)).into_response()),
        Err(Failure::Problems { game, problems }) => {
            Ok(pages::with_problems(guest.lang, game, &form, &problems))
        }
        Err(failure) => Err(failure),
    }
}

impl Wish {
    fn from_form(form: &HashMap<String, String>) -> Result<Wish, Failure> {
        let game = form.get("game").and_then(|id| catalog::find(id));
        let game = game.ok_or_else(no_game)?;
        let wanted = pages::wanted(game, form);
        Ok(Wish {
            game: game.about().id.to_owned(),
            options: wanted.options,
            bots: wanted.bots.iter().map(|(seat, level)| (*seat, level.to_string())).collect(),
            sit: wanted.sit,
            clock: wanted.clock.map(|minutes| ClockRules { minutes: minutes.into(), increment: 0 }),
            window: wanted.window,
            start: wanted.start,
        })
    }

    /// The table that is wished for, checked as far as that needs no table.
    fn order(self, guest: &Guest) -> Result<Order, Failure> {
        let game = catalog::find(&self.game).ok_or_else(no_game)?;
        let match_options =
            game.options(&self.options).map_err(|problems| Failure::Problems { game, problems })?;
        if self.clock.is_some_and(|clock| !clock.is_sensible()) {
            return Err(refused("server-no-clock"));
        }
        let exists = |seat: u8| usize::from(seat) < MAX_SEATS;
        let mut seated = Vec::new();
        for (seat, level) in self.bots {
            let level = level.parse::<Level>().ok().filter(|_| exists(seat));
            let level = level.ok_or_else(|| refused("server-no-bots"))?;
            seated.push((Seat(seat), Sitter::Bot(level), String::new()));
        }
        if let Some(seat) = self.sit {
            if !exists(seat) {
                return Err(refused("server-no-place"));
            }
            seated.push((Seat(seat), Sitter::Person(guest.id.clone()), guest.name.clone()));
        }
        Ok(Order {
            game,
            match_options,
            number: 0,
            host: guest.id.clone(),
            window: self.window.unwrap_or(USUAL_WINDOW).min(LONGEST_WINDOW),
            clock: self.clock,
            seated,
            start: self.start,
        })
    }
}

/// `GET /t/ID/record`: the record of a finished game as text, seed included.
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<String, Failure> {
    Ok(app.finished(&id.as_str().into()).await?.record().to_string())
}

/// Whether a program speaks and not a form.
pub(crate) fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("application/json"))
}

fn refused(key: &'static str) -> Failure {
    Failure::Refused(Phrase::new(key))
}

/// Nobody knows the game that was asked for.
fn no_game() -> Failure {
    let known: Vec<Phrase> = catalog::games().map(|game| Phrase::plain(game.about().id)).collect();
    Failure::Refused(Phrase::new("server-no-game").with("known", known))
}

/// What was sent is not what was expected.
pub(crate) fn unreadable(error: impl std::fmt::Display) -> Failure {
    Failure::Refused(Phrase::new("server-unreadable").with("error", error.to_string()))
}
