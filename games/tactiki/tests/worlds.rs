//! What `imagine` dreams up, measured against all worlds that fit, found by brute force.

use serde_json::{Value, json};
use table::{
    Dice, Game, Seat, Seed, Viewer,
    battery::{Worlds, random_states},
    read_draft,
};
use tactiki::{Action, Options, Rank, Tactiki};

const TIKI: Seat = Seat::new(0);
const TAC: Seat = Seat::new(1);

/// All orders of some ranks, each once.
fn orders(ranks: &[u8]) -> Vec<Vec<u8>> {
    if ranks.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &first) in ranks.iter().enumerate() {
        if ranks[..i].contains(&first) {
            continue;
        }
        let rest: Vec<u8> = [&ranks[..i], &ranks[i + 1..]].concat();
        all.extend(orders(&rest).into_iter().map(|order| [&[first][..], &order].concat()));
    }
    all
}

/// TAC's pieces stand close to TIKI's, most are dead: fights and rebirths follow at once.
fn skirmish(tiki: &[u8], tac: &[u8]) -> Tactiki {
    let dead = |alive: &[u8]| {
        let mut dead = vec![1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
        for rank in alive {
            dead.remove(dead.iter().position(|other| other == rank).unwrap());
        }
        dead
    };
    let pair =
        |side: &str, ranks: &[u8]| ranks.iter().map(|rank| json!([side, rank])).collect::<Value>();
    let draft = json!({
        "fields": {
            "b2": pair("tiki", &tiki[..1]), "c2": pair("tiki", &tiki[1..2]), "d2": pair("tiki", &tiki[2..]),
            "b3": pair("tac", &tac[..1]), "c3": pair("tac", &tac[1..2]), "d3": pair("tac", &tac[2..]),
        },
        "dead": [dead(tiki), dead(tac)], "turn": 0, "phase": "play", "moves_left": 2
    });
    read_draft(&Options::default(), &Seed::from(1), &draft).unwrap()
}

/// Play random games from a skirmish and compare at every ply, as long as the worlds can be counted.
fn compare(viewer: Viewer, initial: Vec<Tactiki>, truth: Tactiki, games: u64) -> usize {
    let mut compared = 0;
    for number in 0..games {
        let mut dice = Dice::new(Seed::from(number));
        let mut worlds = Worlds::new(viewer, initial.clone());
        let mut truth = truth;
        let mut buffer = Vec::new();
        for _ in 0..40 {
            if worlds.worlds().len() <= 300 {
                worlds.assert_imagined(&truth, &mut dice);
                compared += 1;
            }
            let Some(seat) = truth.asks_first() else { break };
            // Rebirths are what makes it hard, so choose one whenever there is one, half the time.
            buffer.clear();
            truth.actions(seat, &mut buffer);
            let rebirths: Vec<Action> =
                buffer.iter().copied().filter(|a| matches!(a, Action::Reincarnate(..))).collect();
            let choice = if dice.roll(2) == 0 { dice.pick(&rebirths) } else { None };
            let action = *choice.or_else(|| dice.pick(&buffer)).unwrap();
            worlds.observe(&truth, seat, action);
            truth.apply(seat, action, &mut ());
            if worlds.worlds().len() > 3000 {
                break;
            }
        }
    }
    compared
}

#[test]
fn a_player_imagines_every_world_that_fits_equally_often() {
    let (own, other) = ([2, 3, 5], [1, 3, 3, 4]);
    let initial = orders(&other).iter().map(|order| skirmish(&own, order)).collect::<Vec<_>>();
    assert_eq!(initial.len(), 12);
    let compared = compare(TIKI.into(), initial, skirmish(&own, &other), 20);
    assert!(compared > 100, "{compared}");
}

#[test]
fn the_other_player_too() {
    let (own, other) = ([1, 1, 2, 5], [2, 4, 5]);
    let initial = orders(&own).iter().map(|order| skirmish(order, &other)).collect::<Vec<_>>();
    let compared = compare(TAC.into(), initial, skirmish(&own, &other), 20);
    assert!(compared > 100, "{compared}");
}

#[test]
fn a_spectator_knows_neither_people() {
    let (tiki, tac) = ([2, 2, 5], [3, 4, 4]);
    let initial: Vec<Tactiki> = orders(&tiki)
        .iter()
        .flat_map(|tiki| orders(&tac).into_iter().map(|tac| skirmish(tiki, &tac)))
        .collect();
    let compared = compare(Viewer::SPECTATOR, initial, skirmish(&tiki, &tac), 12);
    assert!(compared > 30, "{compared}");
}

#[test]
fn the_secret_setup_is_imagined_place_by_place() {
    let truth = Tactiki::new(&Options::default(), &Seed::from(1)).unwrap();
    let mut worlds = Worlds::new(TIKI.into(), vec![truth]);
    let mut truth = truth;
    let mut dice = Dice::new(Seed::from(4));
    for (rank, count) in [(1, 5), (1, 25), (4, 120), (5, 540)] {
        let action = Action::Place(Rank::new(rank).unwrap());
        worlds.observe(&truth, TAC, action);
        truth.apply(TAC, action, &mut ());
        assert_eq!(worlds.worlds().len(), count);
        worlds.assert_imagined(&truth, &mut dice);
    }
}

#[test]
fn the_truth_is_imagined_only_as_often_as_it_should() {
    // Full setups: the chance to dream up the truth is one in 113,400.
    let random = Options { setup: tactiki::Setup::Random, ..Options::default() };
    let mut dice = Dice::new(Seed::from(8));
    let hits = (0..200).filter(|&number| {
        let truth = Tactiki::new(&random, &Seed::from(number)).unwrap();
        Tactiki::imagine(&truth.view(TIKI.into()), &mut dice) == truth
    });
    assert_eq!(hits.count(), 0);
    // Whoever sees everything can only dream up the truth.
    for (_, truth) in random_states::<Tactiki>(3, 2) {
        let all = Viewer::seats(table::SeatSet::first_seats(2));
        assert_eq!(Tactiki::imagine(&truth.view(all), &mut dice), truth);
    }
}

#[test]
fn a_view_that_cannot_be_is_refused_in_words() {
    let truth = skirmish(&[2, 3, 5], &[1, 3, 4]);
    let view = serde_json::to_value(truth.view(TIKI.into())).unwrap();
    let read = |view: &Value| serde_json::from_value::<tactiki::View>(view.clone());
    assert_eq!(read(&view).unwrap(), truth.view(TIKI.into()));
    let mut knows_too_much = view.clone();
    knows_too_much["state"]["fields"]["b3"] = json!([["tac", 1]]);
    let mut own_rank_missing = view.clone();
    own_rank_missing["state"]["fields"]["b2"] = json!([["tiki", null]]);
    let mut too_many_dead = view.clone();
    too_many_dead["state"]["dead"][1] = json!([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    let mut never_reborn = view;
    never_reborn["state"]["reborn"] = json!([{"piece": 10, "could": []}]);
    for broken in [knows_too_much, own_rank_missing, too_many_dead, never_reborn] {
        assert!(read(&broken).is_err(), "{broken}");
    }
}

#[test]
fn what_is_imagined_likely_fits_and_leans_to_what_behaviour_suggests() {
    // TAC's piece on c3 stands before a 1 that has shown itself: a 5 would hardly stay there.
    let mut draft = serde_json::to_value(skirmish(&[2, 1, 5], &[5, 3, 2]).draft()).unwrap();
    let one = draft["pieces"]["c2"][0].clone();
    draft["shown"] = json!([one]);
    let truth: Tactiki = read_draft(&Options::default(), &Seed::from(1), &draft).unwrap();
    let view = truth.view(TIKI.into());
    let mut dice = Dice::new(Seed::from(3));
    let mut fives = |imagine: fn(&tactiki::View, &mut Dice) -> Tactiki| {
        let worlds = (0..2000).map(|_| imagine(&view, &mut dice));
        let is_five = |world: &Tactiki| {
            assert_eq!(world.view(TIKI.into()), view);
            let all = world.view(TAC.into());
            let top = all.column("c3".parse().unwrap())[0];
            all.rank(top) == Rank::new(5)
        };
        worlds.filter(is_five).count()
    };
    let (imagined, likely) = (fives(Tactiki::imagine), fives(Tactiki::imagine_likely));
    assert!((570..770).contains(&imagined), "{imagined}");
    assert!(likely < imagined * 2 / 3, "{likely} of {imagined}");
}
