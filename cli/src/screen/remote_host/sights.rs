use std::time::Instant;

use table::{Panel, Phrase, Seat, Stage};

use super::{RemoteHost, client::Client, house::House};
use crate::{
    net::{Offer, SeatKind, Seated, Status, TableSeen},
    screen::{
        countdown::Countdown,
        host::{Can, Sight, Sitting},
    },
};

/// How a table looks to whoever sits or stands at it.
impl RemoteHost<'_> {
    /// What is seen of the table as it was told at a moment.
    pub(super) fn sight(&self, came: Instant, fresh: usize, lasts: bool) -> Sight {
        let table = &*self.table;
        let mut stage = table.stage.clone().unwrap_or_else(|| lobby_stage(table));
        self.house.furnish(&mut stage);
        for panel in &mut stage.scene.seats {
            if let Some(seated) = table.seated(panel.seat) {
                let notes = notes(table, seated, self.client);
                panel.facts.splice(0..0, notes);
            }
        }
        let sitter = |panel: &Panel<String>| sitting(table, panel.seat, came, self.client);
        Sight {
            title: self.title(),
            sitters: stage.scene.seats.iter().map(sitter).collect(),
            stage,
            prompt: self.prompt(),
            asks: self.asks(),
            window: table.window_ms.map(|left| Countdown::new(left, came, true)),
            log: self.log.lines(),
            fresh,
            places: self.log.places(),
            lasts,
            end: self.ending(),
            can: self.can(),
        }
    }

    fn title(&self) -> String {
        let table = &*self.table;
        let mut title = format!("{} · {}", table.title, table.code);
        if table.watchers > 0 {
            let count = table.watchers.to_string();
            title += &format!(" · {}", self.client.says_of("watchers", "count", &count));
        }
        title
    }

    /// What is asked for, by the table and by others at it.
    fn prompt(&self) -> String {
        let (table, client) = (&*self.table, self.client);
        let mut said: Vec<String> =
            table.offers.iter().flat_map(|offer| self.offer_text(offer)).collect();
        match table.status {
            Status::Lobby if table.you.dismissed => said.push(client.says("dismissed")),
            Status::Lobby if self.watches => said.push(client.says("title-lobby")),
            Status::Lobby if table.you.seats.is_empty() => {
                let free = !table.can.sit.is_empty();
                let key = if free { "join-choose-seat" } else { "join-no-seat" };
                said.push(self.voice.say(Phrase::new(key)));
            }
            Status::Lobby if table.can.start => {
                let empty = table.seats.iter().any(|seated| seated.kind == SeatKind::Empty);
                said.push(client.says(if empty { "lobby-empty" } else { "lobby-ready" }));
            }
            Status::Lobby => said.push(client.says("lobby-wait")),
            Status::Playing | Status::Over => said.extend(table.prompt.clone()),
        }
        if table.status == Status::Lobby && table.locked {
            said.push(client.says("locked"));
        }
        if let Some(wait) = table.bot_wait_ms {
            let seconds = wait.div_ceil(1000).to_string();
            said.push(client.says_of("bot-wait", "seconds", &seconds));
        }
        said.join(" ")
    }

    /// Who asks for what, and that one waits for an answer.
    fn offer_text(&self, offer: &Offer) -> Vec<String> {
        let (table, client) = (&*self.table, self.client);
        let Some(asker) = table.seated(offer.seat) else { return Vec::new() };
        let key = format!("offer-{}", offer.kind.word());
        let text = match asker.you {
            true => client.says(&format!("{key}-own")),
            false => client.says_of(&key, "who", &client.name(asker)),
        };
        let asked = !offer.waiting.intersection(table.you.seats).is_empty();
        let waits = (!asked).then(|| client.says("offer-waiting"));
        std::iter::once(text).chain(waits).collect()
    }

    /// Whether whoever looks is waited for.
    fn asks(&self) -> bool {
        let table = &*self.table;
        let asked = |offer: &Offer| !offer.waiting.intersection(table.you.seats).is_empty();
        let may_sit = table.you.seats.is_empty() && !table.can.sit.is_empty();
        !self.watches
            && match table.status {
                Status::Lobby => may_sit || table.can.start,
                Status::Playing => table.your_turn || table.offers.iter().any(asked) || may_sit,
                Status::Over => true,
            }
    }

    fn ending(&self) -> Vec<String> {
        let outcome = self.table.outcome.as_ref().filter(|_| self.table.status == Status::Over);
        outcome.map(|outcome| outcome.text.clone()).into_iter().collect()
    }

    pub(super) fn can(&self) -> Can {
        let table = &*self.table;
        let (over, can) = (table.status == Status::Over, &table.can);
        let seated = !table.you.seats.is_empty();
        Can {
            undo: can.undo,
            take_back: can.takeback,
            hint: can.hint,
            random: can.rest,
            resign: can.resign,
            rematch: can.rematch && table.rematch.is_none() && !self.watches,
            next: table.rematch.is_some(),
            review: over,
            save: over,
            stand: seated && !over,
            name: !self.watches,
            describe: table.status != Status::Lobby,
        }
    }
}

/// A table at which nobody plays yet: who sits where.
fn lobby_stage(table: &TableSeen) -> Stage<String> {
    let mut stage = House::empty_stage();
    stage.scene.seats = table
        .seats
        .iter()
        .map(|seated| Panel {
            seat: seated.seat,
            name: seated.game_name.clone(),
            looks: Vec::new(),
            facts: Vec::new(),
        })
        .collect();
    stage
}

fn sitting(table: &TableSeen, seat: Seat, came: Instant, client: Client) -> Sitting {
    let Some(seated) = table.seated(seat) else {
        return Sitting { name: String::new(), acts: false, clock: None };
    };
    let playing = table.status == Status::Playing;
    // The seats of one person share one clock.
    let runs =
        playing && table.seats.iter().any(|other| other.acting && other.chair == seated.chair);
    let called = client.name(seated);
    let name = match called == seated.game_name {
        true => called,
        false => format!("{called} · {}", seated.game_name),
    };
    Sitting {
        name,
        acts: seated.acting && playing,
        clock: seated.clock_ms.map(|left| Countdown::new(left, came, runs)),
    }
}

/// What is to be known about whoever sits on a seat.
fn notes(table: &TableSeen, seated: &Seated, client: Client) -> Vec<String> {
    let mine = |own: &Seated| own.you && own.team == seated.team;
    let team = |own: &Seated| own.team == seated.team && own.chair != seated.chair;
    // Where all win together nobody needs to be told.
    let sided = table.seats.iter().any(|other| other.team != seated.team);
    let partner =
        !seated.you && sided && table.seats.iter().any(mine) && table.seats.iter().any(team);
    let away = seated.kind == SeatKind::Person && !seated.here;
    let standin = seated.standin.as_ref().map(|standin| {
        client.says_of("standin", "bot", standin.name.as_deref().unwrap_or_default())
    });
    let won = table.outcome.as_ref().is_some_and(|end| end.winners.contains(seated.seat));
    let level = seated
        .level
        .as_ref()
        .map(|level| client.says_of("bot-level", "level", &client.says(&format!("level-{level}"))));
    [
        seated.host.then(|| client.says("host")).filter(|_| table.status == Status::Lobby),
        partner.then(|| client.says("partner")),
        seated.resigned.then(|| client.says("resigned")),
        standin.or_else(|| away.then(|| client.says("away"))),
        level,
        won.then(|| client.says("winner")),
    ]
    .into_iter()
    .flatten()
    .collect()
}
