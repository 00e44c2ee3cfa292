use std::{any::Any, marker::PhantomData, sync::OnceLock};

use serde_json::Value;

use crate::{
    About, Dice, Event, Game, Options, Outcome, Pen, Phrase, Playouts, PlayoutsOf, Problem, Record,
    Refusal, Seat, SeatSet, Seed, Stage, Table, Viewer, Way, Words, perft, read_options,
};

/// A game whose type is not known before run time: what the command line, a server or another
/// language holds. `Erased::<G>` makes one of any [`Game`].
pub trait AnyGame: Send + Sync {
    /// The title and what the outside needs to present it.
    fn about(&self) -> &'static About;

    /// Everything the game can say.
    fn words(&self) -> &Words;

    /// Read options and write them out in full, or tell every problem.
    fn options(&self, given: &Value) -> Result<Value, Vec<Problem>>;

    /// The options of game `number` in a match.
    fn options_for_game(&self, given: &Value, number: usize) -> Result<Value, Vec<Problem>>;

    /// Start a game.
    fn start(&self, options: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, Vec<Problem>>;

    /// Start from any state.
    fn load(
        &self,
        options: &Value,
        seed: Seed,
        state: &Value,
    ) -> Result<Box<dyn AnyTable>, Vec<Problem>>;

    /// What a seat is called.
    fn seat_name(&self, seat: Seat) -> Phrase;

    /// Bytes that a state takes in memory.
    fn bytes_per_state(&self) -> usize;
}

/// A table whose game is not known before run time.
pub trait AnyTable: Any + Send {
    /// The rule choices in full.
    fn options(&self) -> Value;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// The seats that may act now.
    fn to_act(&self) -> SeatSet;
    /// The seat to ask first.
    fn asks_first(&self) -> Option<Seat>;
    /// How many turns have ended.
    fn turn(&self) -> u32;
    /// The seats that win and lose together with this one.
    fn team(&self, seat: Seat) -> SeatSet;
    /// Every legal action of a seat in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Read an action and do it if it is legal, or say why not.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// Take back the seat's last action where that is fair.
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Go back to where the table stood after this many actions.
    fn rewind(&mut self, plies: usize);
    /// What was done so far, in full.
    fn actions(&self) -> Vec<(Seat, String)>;
    /// What a viewer perceived of one action.
    fn seen(&self, ply: usize, viewer: Viewer) -> Vec<Seen>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// How good the whole truth looks for a seat before anything is searched: 0 lost, 1 won. For
    /// studies of finished games; a player may not know it.
    fn promise(&self, seat: Seat) -> f32;
    /// The whole truth as readable fields.
    fn state(&self) -> Value;
    /// The same as JSON text, in the game's own order of fields and without the way through
    /// [`Value`]: for those who write many.
    fn state_text(&self) -> String;
    /// What a viewer may know, as readable fields.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer may know, drawn as text.
    fn picture(&self, viewer: Viewer, pen: &Pen<'_>) -> String;
    /// What a viewer may know, told in sentences.
    fn describe(&self, viewer: Viewer) -> Vec<Phrase>;
    /// What a viewer sees, hears of and can pick.
    fn stage(&self, viewer: Viewer) -> Stage;
    /// What silence of a seat means where the rules ask for a quick answer.
    fn silence(&self, seat: Seat) -> Option<String>;
    /// The whole game so far as a record, seed included.
    fn record(&self) -> Record;
    /// The number of sequences of exactly `depth` actions from here.
    fn perft(&self, depth: u32) -> u64;
    /// Random games from here.
    fn playouts(&self, seed: Seed) -> Box<dyn Playouts>;
    /// A table at another state that fits all a viewer knows, as good as this one in his eyes.
    fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn AnyTable>;
    /// A copy of the table.
    fn duplicate(&self) -> Box<dyn AnyTable>;
}

/// An event as a viewer perceived it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The event as readable fields.
    pub json: Value,
    /// The event, to be put into words.
    pub phrase: Phrase,
    /// What is kept of it once the next has happened.
    pub kept: Phrase,
    /// Where it happened in the scene.
    pub places: Vec<String>,
}

/// The [`AnyGame`] of a [`Game`].
#[derive(Debug)]
pub struct Erased<G: Game> {
    words: OnceLock<Words>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Erased<G> {
    /// Forget the type of the game.
    pub const fn new() -> Erased<G> {
        Erased { words: OnceLock::new(), game: PhantomData }
    }

    fn read(given: &Value) -> Result<G::Options, Vec<Problem>> {
        read_options(given, G::ABOUT.options)
    }
}

impl<G: Game> Default for Erased<G> {
    fn default() -> Erased<G> {
        Erased::new()
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn about(&self) -> &'static About {
        const { &G::ABOUT }
    }

    fn words(&self) -> &Words {
        self.words.get_or_init(|| Words::new(&[G::ABOUT.script]))
    }

    fn options(&self, given: &Value) -> Result<Value, Vec<Problem>> {
        Self::read(given).map(|options| json(&options))
    }

    fn options_for_game(&self, given: &Value, number: usize) -> Result<Value, Vec<Problem>> {
        Self::read(given).map(|options| json(&options.for_game(number)))
    }

    fn start(&self, options: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, Vec<Problem>> {
        Ok(Box::new(Table::<G>::new(Self::read(options)?, seed)?))
    }

    fn load(
        &self,
        options: &Value,
        seed: Seed,
        state: &Value,
    ) -> Result<Box<dyn AnyTable>, Vec<Problem>> {
        let options = Self::read(options)?;
        let state: G = read_draft(&options, &seed, state)?;
        Ok(Box::new(Table::from_state(options, seed, state)))
    }

    fn seat_name(&self, seat: Seat) -> Phrase {
        G::seat_name(seat)
    }

    fn bytes_per_state(&self) -> usize {
        size_of::<G>()
    }
}

/// The state that a JSON text describes, or every reason why it describes none.
pub fn read_draft<G: Game>(
    options: &G::Options,
    seed: &Seed,
    state: &Value,
) -> Result<G, Vec<Problem>> {
    match serde_json::from_value(state.clone()) {
        Ok(draft) => G::from_draft(options, seed, draft),
        Err(error) => {
            let fields = unreadable_fields::<G>(options, seed, state).unwrap_or_default();
            Err(if fields.is_empty() { vec![unreadable("state", &error)] } else { fields })
        }
    }
}

/// The fields of a state that cannot be read or are missing: each is tried alone among good ones.
fn unreadable_fields<G: Game>(
    options: &G::Options,
    seed: &Seed,
    state: &Value,
) -> Option<Vec<Problem>> {
    let given = state.as_object()?;
    let good = json(&G::new(options, seed).ok()?.draft());
    let good = good.as_object()?;
    let mut problems = Vec::new();
    for name in good.keys().chain(given.keys().filter(|name| !good.contains_key(*name))) {
        let mut mixed = good.clone();
        match given.get(name) {
            Some(value) => mixed.insert(name.clone(), value.clone()),
            None => mixed.remove(name),
        };
        if let Err(error) = serde_json::from_value::<G::Draft>(Value::Object(mixed)) {
            problems.push(unreadable(name, &error));
        }
    }
    Some(problems)
}

fn unreadable(place: &str, error: &serde_json::Error) -> Problem {
    Problem::new(place, Phrase::new("draft-unreadable").with("error", error.to_string()))
}

/// Our own types always have a JSON form.
fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("string keys and finite numbers")
}

impl<G: Game> AnyTable for Table<G> {
    fn options(&self) -> Value {
        json(self.options())
    }

    fn seats(&self) -> usize {
        self.options().seats()
    }

    fn to_act(&self) -> SeatSet {
        self.state().to_act()
    }

    fn asks_first(&self) -> Option<Seat> {
        self.state().asks_first()
    }

    fn turn(&self) -> u32 {
        self.state().turn()
    }

    fn team(&self, seat: Seat) -> SeatSet {
        self.state().team(seat)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.state().actions(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        Table::play(self, seat, action.trim().parse()?)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        Table::take_back(self, seat)
    }

    fn rewind(&mut self, plies: usize) {
        Table::rewind(self, plies);
    }

    fn actions(&self) -> Vec<(Seat, String)> {
        self.plies().iter().map(|ply| (ply.seat, ply.action.to_string())).collect()
    }

    fn seen(&self, ply: usize, viewer: Viewer) -> Vec<Seen> {
        let seen = |event: &G::Event| Seen {
            json: json(event),
            phrase: event.phrase(),
            kept: G::kept(event, self.options()),
            places: event.places(),
        };
        Table::seen(self, ply, viewer).iter().map(seen).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn promise(&self, seat: Seat) -> f32 {
        self.state().promise(seat)
    }

    fn state(&self) -> Value {
        json(&self.state().draft())
    }

    fn state_text(&self) -> String {
        serde_json::to_string(&self.state().draft()).expect("string keys and finite numbers")
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.state().view(viewer))
    }

    fn picture(&self, viewer: Viewer, pen: &Pen<'_>) -> String {
        G::picture(&self.state().view(viewer), pen)
    }

    fn describe(&self, viewer: Viewer) -> Vec<Phrase> {
        G::describe(&self.state().view(viewer))
    }

    fn stage(&self, viewer: Viewer) -> Stage {
        let state = self.state();
        let view = state.view(viewer);
        let scene = G::scene(&view, viewer);
        let mut legal = Vec::new();
        let mut ways = Vec::new();
        let acting = SeatSet::of(viewer.holds().iter().filter(|&s| state.to_act().contains(s)));
        for seat in acting.iter() {
            legal.clear();
            state.actions(seat, &mut legal);
            for &action in &legal {
                let way = |path| Way { seat, action: action.to_string(), path };
                ways.extend(G::paths(&view, seat, action).into_iter().map(way));
            }
        }
        let mut why = Vec::new();
        for thing in &scene.things {
            let (Some(means), Some(seat)) = (&thing.means, acting.first()) else { continue };
            let begins = |way: &Way| way.path.picks.first() == Some(&thing.id);
            if !ways.iter().any(begins)
                && let Ok(action) = means.parse()
            {
                why.push((thing.id.to_string(), state.explain(seat, action).to_phrase()));
            }
        }
        Stage { scene, ways, why }
    }

    fn silence(&self, seat: Seat) -> Option<String> {
        self.state().silence(seat).map(|action| action.to_string())
    }

    fn record(&self) -> Record {
        let (start, custom) = self.start();
        Record {
            game: G::ABOUT.id.to_owned(),
            rules: G::ABOUT.rules_version,
            options: AnyTable::options(self),
            seed: Some(self.seed()),
            commitment: self.seed().commitment(),
            start: custom.then(|| json(&start.draft())),
            tags: Vec::new(),
            actions: AnyTable::actions(self),
            outcome: self.state().outcome().map(Into::into),
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(self.state(), depth)
    }

    fn playouts(&self, seed: Seed) -> Box<dyn Playouts> {
        Box::new(PlayoutsOf::new(self.state().clone(), seed))
    }

    fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn AnyTable> {
        let state = G::imagine(&self.state().view(viewer), &mut Dice::new(seed));
        Box::new(Table::from_state(self.options().clone(), seed, state))
    }

    fn duplicate(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}
