use table::{
    About, Dice, Game, Open, Outcome, ProblemList, Refusal, Seat, SeatSet, Seed, Sink, Viewer,
};

/// A game played with everything open: all hands, and the order of what is still to be drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Clear<G>(pub(crate) G);

impl<G: Game> Game for Clear<G> {
    type Options = G::Options;
    type Action = G::Action;
    type Event = G::Event;
    type View = Open<Clear<G>>;
    type Draft = G::Draft;

    const ABOUT: About = About { hidden: false, ..G::ABOUT };

    fn new(options: &G::Options, seed: &Seed) -> Result<Self, ProblemList> {
        G::new(options, seed).map(Clear)
    }

    fn options(&self) -> G::Options {
        self.0.options()
    }

    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    fn asks_first(&self) -> Option<Seat> {
        self.0.asks_first()
    }

    fn actions(&self, seat: Seat, buffer: &mut Vec<G::Action>) {
        self.0.actions(seat, buffer);
    }

    fn random_action(
        &self,
        seat: Seat,
        dice: &mut Dice,
        buffer: &mut Vec<G::Action>,
    ) -> Option<G::Action> {
        self.0.random_action(seat, dice, buffer)
    }

    fn apply(&mut self, seat: Seat, action: G::Action, events: &mut impl Sink<G::Event>) {
        self.0.apply(seat, action, events);
    }

    fn explain(&self, seat: Seat, action: G::Action) -> Refusal {
        self.0.explain(seat, action)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn turns_ended(&self) -> u32 {
        self.0.turns_ended()
    }

    fn view(&self, _: Viewer) -> Open<Clear<G>> {
        Open(self.clone())
    }

    fn imagine(view: &Open<Clear<G>>, _: &mut Dice) -> Self {
        view.0.clone()
    }

    fn draft(&self) -> G::Draft {
        self.0.draft()
    }

    fn from_draft(options: &G::Options, seed: &Seed, draft: G::Draft) -> Result<Self, ProblemList> {
        G::from_draft(options, seed, draft).map(Clear)
    }

    fn conserved(&self) -> Vec<u32> {
        self.0.conserved()
    }
}
