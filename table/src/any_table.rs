use std::{
    any::Any,
    collections::HashSet,
    hash::{DefaultHasher, Hasher},
};

use serde_json::Value;

use crate::{
    About, Dice, Game, Numbers, Options, Outcome, Path, Pen, Phrase, Playouts, PlayoutsOf,
    Presentation, ProblemList, Record, Refusal, Seat, SeatSet, Seed, Shown, Sides, Stage, Table,
    Title, Viewer, Way, Whole, draft::json, perft, run::runs_from,
};

/// A table whose game is not known before run time. Whoever looks at it through one seat sees with
/// all eyes of the person there.
pub trait AnyTable: Any + Send + Sync {
    /// The title and the facts that hold for every table of it.
    fn about(&self) -> &'static About;
    /// The version of the rules.
    fn rules(&self) -> u32;
    /// The rule choices in full.
    fn options(&self) -> Value;
    /// Who plays, and for whom.
    fn sides(&self) -> Sides;
    /// The most actions a game can take, unless the options allow endless play.
    fn max_actions(&self) -> Option<u32>;
    /// The seats that may act now.
    fn to_act(&self) -> SeatSet;
    /// The seat to ask first.
    fn asks_first(&self) -> Option<Seat>;
    /// How many turns have ended.
    fn turns_ended(&self) -> u32;
    /// Whether the seat to act is in the midst of one decision (see [`Game::is_midway`]).
    fn is_midway(&self) -> bool;
    /// Every legal action of a seat in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The id of every legal action of a seat, in the same order.
    fn legal_ids(&self, seat: Seat) -> Vec<usize>;
    /// Read an action and do it if it is legal, or say why not.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// Read an action, and write it as the game does if it is legal, or say why not.
    fn spell(&self, seat: Seat, action: &str) -> Result<String, Refusal>;
    /// Whether the seat may take back its last action, or why not.
    fn may_take_back(&self, seat: Seat) -> Result<(), Refusal>;
    /// Take back the seat's last action where that is fair.
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Go back to where the table stood after this many actions.
    fn rewind(&mut self, plies: usize);
    /// What was done so far, in full.
    fn actions(&self) -> Vec<(Seat, String)>;
    /// What a viewer perceived of one action.
    fn seen(&self, ply: usize, viewer: Viewer) -> Vec<Seen>;
    /// What a viewer perceived of each action from one on, as readable fields alone.
    fn events(&self, since: usize, viewer: Viewer) -> Vec<Vec<Value>>;
    /// How many actions were done.
    fn ply(&self) -> usize;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// How good the whole truth is for a seat before anything is searched: 0 lost, 1 won. For
    /// studies of finished games; a player may not know it.
    fn estimate(&self, seat: Seat) -> f32;
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
    /// What is to be done now, in the eyes of a viewer.
    fn prompt(&self, viewer: Viewer) -> Option<Phrase>;
    /// What a viewer sees, hears of and can pick.
    fn stage(&self, viewer: Viewer) -> Stage;
    /// Whether a seat still sets up what it begins with, and may leave the rest of that to chance.
    fn sets_up(&self, seat: Seat) -> bool;
    /// What a viewer sees when nobody acts any more and a game that does so is laid open.
    fn stage_at_end(&self, viewer: Viewer) -> Stage;
    /// The same drawn as text.
    fn picture_at_end(&self, viewer: Viewer, pen: &Pen<'_>) -> String;
    /// The same told in sentences.
    fn describe_at_end(&self, viewer: Viewer) -> Vec<Phrase>;
    /// What a thing or choice of the viewer's stage is and does now, and why it cannot be picked
    /// where that is so.
    fn help(&self, viewer: Viewer, id: &str) -> Vec<Phrase>;
    /// The action of a seat that lets its time go by where the rules ask for a quick answer.
    fn on_timeout(&self, seat: Seat) -> Option<String>;
    /// The id of a legal action in notation.
    fn action_id(&self, seat: Seat, action: &str) -> Result<usize, Refusal>;
    /// The action with an id in notation.
    fn action_of(&self, seat: Seat, id: usize) -> Option<String>;
    /// The ids of [`AnyTable::legal_ids`], found out once and kept until the table stands otherwise: for
    /// those who act next.
    fn listed_ids(&mut self, seat: Seat) -> &[usize];
    /// Do the action with an id if it is legal, or say why not.
    fn play_id(&mut self, seat: Seat, id: usize) -> Result<(), Refusal>;
    /// What the numbers of the game mean.
    fn numbers(&self) -> Numbers;
    /// Write what the person on a seat may know as numbers.
    fn observe(&self, seat: Seat, values: &mut [f32]);
    /// Write the whole truth as numbers for those who judge it for a seat, see
    /// [`Insight`](crate::Insight); zeros where that cannot be.
    fn insight(&self, seat: Seat, values: &mut [f32]);
    /// Write which ids are legal for a seat.
    fn legal_mask(&self, seat: Seat, mask: &mut [bool]);
    /// The whole game so far as a record, seed and tags included.
    fn record(&self, tags: Vec<(String, String)>) -> Record;
    /// The number of sequences of exactly `depth` actions from here.
    fn perft(&self, depth: u32) -> u64;
    /// All that can happen from here to the end; nothing if there is too much to count.
    fn whole(&self) -> Option<Whole>;
    /// Random games from here.
    fn playouts(&self, seed: Seed) -> Box<dyn Playouts>;
    /// A table at another state that fits all a viewer knows, as good as this one in his eyes.
    fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn AnyTable>;
    /// Whether the same game stands here and there as it does, by the same rules.
    fn stands_as(&self, other: &dyn AnyTable) -> bool;
    /// A hash of how the game stands, the same wherever [`AnyTable::stands_as`] holds.
    fn standing(&self) -> u64;
    /// A table at the start of another game, by the same rules and options.
    fn again(&self, seed: Seed) -> Result<Box<dyn AnyTable>, ProblemList>;
    /// A copy of the table.
    fn duplicate(&self) -> Box<dyn AnyTable>;
    /// Keep nothing any more of what happens, but find it out again when somebody asks.
    fn keep_no_events(&mut self);
}

/// An event as a viewer perceived it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The event as readable fields.
    pub json: Value,
    /// The event, to be put into words.
    pub phrase: Phrase,
    /// What is remembered of it once the next has happened.
    pub remembered: Phrase,
    /// Where it happened in the scene.
    pub places: Vec<String>,
    /// What was seen for a moment.
    pub shown: Vec<Shown>,
}

impl<G: Game> Table<G> {
    /// What a viewer may know who sees with all eyes of the people he is.
    fn seen_view(&self, viewer: Viewer) -> (Viewer, G::View) {
        let viewer = self.options().sides().widen(viewer);
        (viewer, self.state().view(viewer))
    }
}

impl<G: Presentation> Table<G> {
    /// What a viewer may know when the game is over.
    fn final_view(&self, viewer: Viewer) -> (Viewer, G::View) {
        let (viewer, view) = self.seen_view(viewer);
        let everyone = Viewer::seats(self.options().sides().playing());
        (viewer, if G::OPENS_AT_END { self.state().view(everyone) } else { view })
    }
}

impl<G: Title> AnyTable for Table<G> {
    fn about(&self) -> &'static About {
        const { &G::ABOUT }
    }

    fn rules(&self) -> u32 {
        Table::rules(self)
    }

    fn options(&self) -> Value {
        json(self.options())
    }

    fn sides(&self) -> Sides {
        self.options().sides()
    }

    fn max_actions(&self) -> Option<u32> {
        self.options().max_actions()
    }

    fn to_act(&self) -> SeatSet {
        self.state().to_act()
    }

    fn asks_first(&self) -> Option<Seat> {
        self.state().asks_first()
    }

    fn turns_ended(&self) -> u32 {
        self.state().turns_ended()
    }

    fn is_midway(&self) -> bool {
        self.state().is_midway()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.state().actions(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn legal_ids(&self, seat: Seat) -> Vec<usize> {
        let mut actions = Vec::new();
        self.state().actions(seat, &mut actions);
        actions.iter().map(|&action| self.state().action_id(seat, action)).collect()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        Table::play(self, seat, action.trim().parse()?)
    }

    fn spell(&self, seat: Seat, action: &str) -> Result<String, Refusal> {
        let action: G::Action = action.trim().parse()?;
        let mut legal = Vec::new();
        self.state().actions(seat, &mut legal);
        if !legal.contains(&action) {
            // Only to be told why not.
            self.state().clone().play(seat, action, &mut ())?;
        }
        Ok(action.to_string())
    }

    fn may_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        Table::may_take_back(self, seat)
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
            phrase: G::tell(event),
            remembered: G::remembered(event, self.options()),
            places: G::places(event),
            shown: G::shown(event),
        };
        let viewer = self.options().sides().widen(viewer);
        Table::seen(self, ply, viewer).iter().map(seen).collect()
    }

    fn events(&self, since: usize, viewer: Viewer) -> Vec<Vec<Value>> {
        let viewer = self.options().sides().widen(viewer);
        let seen = self.seen_since(since, viewer);
        seen.iter().map(|events| events.iter().map(json).collect()).collect()
    }

    fn ply(&self) -> usize {
        self.plies().len()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn estimate(&self, seat: Seat) -> f32 {
        self.state().estimate(seat)
    }

    fn state(&self) -> Value {
        json(&self.state().draft())
    }

    fn state_text(&self) -> String {
        serde_json::to_string(&self.state().draft()).expect("string keys and finite numbers")
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.seen_view(viewer).1)
    }

    fn picture(&self, viewer: Viewer, pen: &Pen<'_>) -> String {
        G::picture(&self.seen_view(viewer).1, pen)
    }

    fn describe(&self, viewer: Viewer) -> Vec<Phrase> {
        G::describe(&self.seen_view(viewer).1)
    }

    fn prompt(&self, viewer: Viewer) -> Option<Phrase> {
        let (viewer, view) = self.seen_view(viewer);
        G::prompt(&view, viewer)
    }

    fn stage(&self, viewer: Viewer) -> Stage {
        let state = self.state();
        let (viewer, view) = self.seen_view(viewer);
        let scene = G::scene(&view, viewer);
        let mut legal = Vec::new();
        let mut ways = Vec::new();
        let mut runs = Vec::new();
        let mut asks: Vec<Phrase> = Vec::new();
        // What is asked for is mostly what was asked for just before.
        let mut place_of = |ask: &Phrase| match asks.iter().rposition(|known| known == ask) {
            Some(place) => place,
            None => {
                asks.push(ask.clone());
                asks.len() - 1
            }
        };
        let acting = viewer.holds().intersection(state.to_act());
        for seat in acting.iter() {
            legal.clear();
            state.actions(seat, &mut legal);
            for &action in &legal {
                let way = |path: Path| {
                    let asks = path.asks.iter().map(&mut place_of).collect();
                    Way { seat, action: action.to_string(), path, asks }
                };
                let paths = G::paths(&view, seat, action);
                if G::goes_on(action) {
                    let run = |path| runs_from(state, viewer, seat, action, path);
                    runs.extend(paths.iter().flat_map(run));
                }
                ways.extend(paths.into_iter().map(way));
            }
        }
        let mut why = Vec::new();
        let first_picks: HashSet<&str> =
            ways.iter().filter_map(|way| way.path.picks.first()).map(|pick| &**pick).collect();
        for thing in &scene.things {
            let (Some(means), Some(seat)) = (&thing.means, acting.first()) else { continue };
            if !first_picks.contains(&*thing.id)
                && let Ok(action) = means.parse()
            {
                why.push((thing.id.to_string(), state.explain(seat, action).into_phrase()));
            }
        }
        Stage { scene, ways, asks, runs, why }
    }

    fn help(&self, viewer: Viewer, id: &str) -> Vec<Phrase> {
        let (viewer, view) = self.seen_view(viewer);
        let mut help = G::help(&view, viewer, id);
        let why = self.stage(viewer).why.into_iter().find(|(thing, _)| thing == id);
        help.extend(why.map(|(_, reason)| reason));
        help
    }

    fn sets_up(&self, seat: Seat) -> bool {
        self.state().sets_up(seat)
    }

    fn stage_at_end(&self, viewer: Viewer) -> Stage {
        let mut stage = self.stage(viewer);
        let (viewer, view) = self.final_view(viewer);
        stage.scene = G::scene(&view, viewer);
        stage.ways.clear();
        stage.asks.clear();
        stage.runs.clear();
        stage.why.clear();
        stage
    }

    fn picture_at_end(&self, viewer: Viewer, pen: &Pen<'_>) -> String {
        G::picture(&self.final_view(viewer).1, pen)
    }

    fn describe_at_end(&self, viewer: Viewer) -> Vec<Phrase> {
        G::describe(&self.final_view(viewer).1)
    }

    fn on_timeout(&self, seat: Seat) -> Option<String> {
        self.state().on_timeout(seat).map(|action| action.to_string())
    }

    fn action_id(&self, seat: Seat, action: &str) -> Result<usize, Refusal> {
        let action = action.trim().parse()?;
        self.state().clone().play(seat, action, &mut ())?;
        Ok(self.state().action_id(seat, action))
    }

    fn action_of(&self, seat: Seat, id: usize) -> Option<String> {
        self.state().action_of(seat, id).map(|action| action.to_string())
    }

    fn listed_ids(&mut self, seat: Seat) -> &[usize] {
        Table::listed_ids(self, seat)
    }

    fn play_id(&mut self, seat: Seat, id: usize) -> Result<(), Refusal> {
        Table::play_id(self, seat, id)
    }

    fn numbers(&self) -> Numbers {
        Numbers::of::<G>()
    }

    fn observe(&self, seat: Seat, values: &mut [f32]) {
        self.state().observe(seat, values);
    }

    fn insight(&self, seat: Seat, values: &mut [f32]) {
        values.fill(0.0);
        let sides = self.options().sides();
        let Some([first, second]) = sides.rivals(G::TEAM) else { return };
        let rival = if sides.side_of(seat) == Some(0) { second } else { first };
        let mut buffer = vec![0.0; G::LONGEST_PART];
        self.state().insight(seat, rival, &mut buffer, |begin, part| {
            values[begin..].iter_mut().zip(part).for_each(|(value, more)| *value += more);
        });
    }

    fn legal_mask(&self, seat: Seat, mask: &mut [bool]) {
        self.state().legal_mask(seat, &mut Vec::new(), mask);
    }

    fn record(&self, tags: Vec<(String, String)>) -> Record {
        let (start, custom) = self.start();
        let record = Record {
            game: G::ABOUT.id.to_owned(),
            rules: Table::rules(self),
            options: AnyTable::options(self),
            start: custom.then(|| json(&start.draft())),
            tags,
            commitment: String::new(),
            seed: Some(self.seed()),
            actions: AnyTable::actions(self),
            outcome: self.state().outcome().map(Into::into),
            ended: None,
            seal: None,
        };
        record.sealed()
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(self.state(), depth)
    }

    fn whole(&self) -> Option<Whole> {
        Whole::of(self.state())
    }

    fn playouts(&self, seed: Seed) -> Box<dyn Playouts> {
        Box::new(PlayoutsOf::new(self.state().clone(), seed))
    }

    fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn AnyTable> {
        let state = G::imagine(&self.seen_view(viewer).1, &mut Dice::new(seed));
        // Chance still to come is the new table's own, so that its record gives the same game again.
        let state = G::from_draft(self.options(), &seed, state.draft());
        let state = state.expect("the battery reads every state back");
        Box::new(Table::from_state(Table::rules(self), self.options().clone(), seed, state))
    }

    fn stands_as(&self, other: &dyn AnyTable) -> bool {
        (other as &dyn Any).downcast_ref::<Table<G>>().is_some_and(|other| {
            Table::rules(self) == Table::rules(other)
                && self.options() == other.options()
                && self.state() == other.state()
        })
    }

    fn standing(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.state().hash(&mut hasher);
        hasher.finish()
    }

    fn again(&self, seed: Seed) -> Result<Box<dyn AnyTable>, ProblemList> {
        let (rules, options) = (Table::rules(self), self.options().clone());
        Ok(Box::new(Table::<G>::by_rules(rules, options, seed)?))
    }

    fn duplicate(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn keep_no_events(&mut self) {
        Table::keep_no_events(self);
    }
}
