//! What players are told to do, and what those read who wait.

mod setup;

use serde_json::json;
use setup::{play, spot, spot_with};
use table::{Game, Lang, Listener, Pen, Presentation, Seat, Sides, Viewer, Words};
use taki::Taki;

/// What a seat is told to do.
fn prompt(state: &Taki, seat: u8) -> String {
    said(state, Seat::new(seat).into())
}

fn said(state: &Taki, viewer: Viewer) -> String {
    let words = Words::new(&[Taki::ABOUT.messages]);
    let prompt = Taki::prompt(&state.view(viewer), viewer).expect("the game goes on");
    words.say(Lang::En, &prompt)
}

#[test]
fn a_turn_says_what_can_be_done() {
    let hand = |mine: &str| spot(&[mine, "g1"], "r8", json!({}));
    assert_eq!(prompt(&hand("r5 b6"), 0), "Play a red card or another 8, or draw one.");
    assert_eq!(prompt(&hand("b6 king"), 0), "Play a card without colour, or draw one.");
    assert_eq!(prompt(&hand("b6 g6"), 0), "None of your cards fits: draw one.");
    assert_eq!(prompt(&hand("r5 b6"), 1), "It’s Player 1’s turn.");
    assert_eq!(said(&hand("r5 b6"), Viewer::SPECTATOR), "It’s Player 1’s turn.");
    let duty = spot_with(json!({"must_play": true}), &["r5 b6", "g1"], "r8", json!({}));
    assert_eq!(prompt(&duty, 0), "Play a red card or another 8.");
    let king = spot(&["r5", "g1"], "king", json!({}));
    assert_eq!(prompt(&king, 0), "Play a red card, or draw one.");
    let chain = |mine: &str| spot(&[mine, "g1"], "b+2 r+2", json!({"chain": 2}));
    assert_eq!(prompt(&chain("g+2 r5"), 0), "Answer the +2 so that it moves on, or take 4 cards.");
    assert_eq!(prompt(&chain("r5"), 0), "You can’t answer the +2: take 4 cards.");
    let told = "It’s Player 1’s turn: answer the +2, or take 4 cards.";
    assert_eq!(prompt(&chain("r5"), 1), told);
}

#[test]
fn runs_plus_and_king_go_on() {
    let mut run = spot(&["rtaki r5 b6", "g1"], "r8", json!({}));
    play(&mut run, "0:rtaki");
    assert_eq!(prompt(&run, 0), "Play your next red card, or leave the TAKI open.");
    assert_eq!(prompt(&run, 1), "Player 1 is playing a run of red.");
    play(&mut run, "0:r5");
    assert_eq!(prompt(&run, 0), "Close the TAKI, or leave it open for the next player.");
    for (mine, told) in [
        ("rplus r1 b6", "Your Plus gives you another go: play a red card or another Plus."),
        (
            "rplus king b6",
            "Your Plus gives you another go: play a card without colour, or draw one.",
        ),
        ("rplus b6", "You have no card to follow your Plus: draw one."),
    ] {
        let mut plus = spot(&[mine, "g1"], "r8", json!({}));
        play(&mut plus, "0:rplus");
        assert_eq!(prompt(&plus, 0), told);
        assert_eq!(prompt(&plus, 1), "Player 1 has to play again after a Plus.");
    }
    let mut king = spot(&["king b6", "g1"], "r8", json!({}));
    play(&mut king, "0:king");
    assert_eq!(
        prompt(&king, 0),
        "Your King lets you play any card you like; or play nothing more."
    );
    assert_eq!(prompt(&king, 1), "Player 1 may play any card after the King.");
}

#[test]
fn an_open_taki_is_offered_to_whoever_can_go_on_with_it() {
    let open = |mine: &str| spot(&[mine, "g1"], "rtaki", json!({"open_taki": "r"}));
    let told = "The TAKI is open: go on with it in red, play another card that fits, or draw one.";
    assert_eq!(prompt(&open("r5 b6"), 0), told);
    let told = "Play a red card or another TAKI, or draw one.";
    assert_eq!(prompt(&open("btaki b6"), 0), told);
}

#[test]
fn the_colour_is_asked_for_after_the_card() {
    let state = spot(&["color r5", "b1"], "r8", json!({}));
    let words = Words::new(&[Taki::ABOUT.messages]);
    let seat = Seat::new(0);
    let view = state.view(Viewer::seat(seat));
    let [way] = &Taki::paths(&view, seat, "color:g".parse().unwrap())[..] else { panic!() };
    let asks: Vec<_> = way.asks.iter().map(|ask| words.say(Lang::En, ask)).collect();
    let told = "Play a red card or another 8, or draw one.";
    assert_eq!(asks, [told, "Choose the colour for your Change Color."]);
}

#[test]
fn you_are_told_of_yourself_as_you() {
    let words = Words::new(&[Taki::ABOUT.messages]);
    let mut state = spot(&["color r5", "b1", "y1"], "r8", json!({}));
    let events = play(&mut state, "0:color:g");
    let say = |lang: Lang, seat: u8| {
        let (sides, viewer) = (Sides::each_alone(3), Viewer::seat(Seat::new(seat)));
        let ears = Listener { sides, viewer, names: |_| Some("Ada".to_owned()) };
        words.say_among(lang, &Taki::tell(&events[0]), &ears)
    };
    assert_eq!(say(Lang::En, 0), "You play a Change Color and name green.");
    assert_eq!(say(Lang::En, 1), "Ada plays a Change Color and names green.");
    assert_eq!(say(Lang::De, 0), "Du spielst Farbwechsel und wünschst dir Grün.");
    assert_eq!(say(Lang::De, 1), "Ada spielt Farbwechsel und wünscht sich Grün.");
}

#[test]
fn the_table_is_told_from_the_listener_on() {
    let words = Words::new(&[Taki::ABOUT.messages]);
    let state = spot(&["r5", "b1", "y1"], "r8", json!({"direction": -1}));
    let told = |viewer| {
        let names = |_| None;
        let ears = Listener { sides: Sides::each_alone(3), viewer, names };
        let lines = Taki::describe(&state.view(viewer));
        lines.iter().map(|line| words.say_among(Lang::En, line, &ears)).collect::<Vec<_>>()
    };
    let own = told(Viewer::seat(Seat::new(1)));
    let seats = [
        "You have one card.",
        "You hold blue 1.",
        "Player 1 has one card.",
        "Player 3 has one card.",
        "After you comes Player 1.",
    ];
    assert_eq!(own[2..], seats);
    let last = told(Viewer::SPECTATOR).pop().unwrap();
    assert_eq!(last, "Play passes from one player to the next in this order.");
}

#[test]
fn everyone_is_told_of_a_plus_three_and_a_last_card() {
    let mut window = spot(&["+3 r1 r3", "breaker g1", "y1 y3"], "r8", json!({}));
    play(&mut window, "0:+3");
    assert_eq!(prompt(&window, 1), "Player 1 has played a +3: break it, or let it happen.");
    let told = "Player 1 has played a +3, and you have no Breaker: let it happen.";
    assert_eq!(prompt(&window, 2), told);
    assert_eq!(prompt(&window, 0), "You’ve played a +3. Still to answer: Player 2, Player 3.");
    play(&mut window, "2:let");
    assert_eq!(prompt(&window, 2), "Player 1 has played a +3. Still to answer: Player 2.");

    let mut last = spot(&["r1 r3", "r4 g3", "y1 y3"], "r8", json!({}));
    play(&mut last, "0:r1");
    let told = "You’re down to one card: call it before the next player acts, or keep silent.";
    assert_eq!(prompt(&last, 0), told);
    assert_eq!(prompt(&last, 1), "Play a red card or another 1, or draw one.");
    let told = "It’s Player 2’s turn; Player 1 may still call “last card!”";
    assert_eq!(prompt(&last, 2), told);
}

#[test]
fn people_are_called_by_their_names() {
    let words = Words::new(&[Taki::ABOUT.messages]);
    let state = spot(&["r5 b6", "g1"], "r8", json!({"turn": 1}));
    let viewer = Viewer::seat(Seat::new(0));
    let prompt = Taki::prompt(&state.view(viewer), viewer).unwrap();
    let names = |seat: Seat| (seat.index() == 1).then(|| "Ada".to_owned());
    assert_eq!(words.say_among(Lang::En, &prompt, &names), "It’s Ada’s turn.");
    assert_eq!(words.say(Lang::De, &prompt), "Person 2 ist am Zug.");
}

#[test]
fn the_picture_shows_the_table() {
    let words = Words::new(&[Taki::ABOUT.messages]);
    let state = spot(&["r5 r5 b6 king", "g1", "y1 y3"], "b+2 r+2", json!({"chain": 2}));
    let viewer = Viewer::seat(Seat::new(0));
    let picture = Taki::picture(&state.view(viewer), &Pen::new(&words, Lang::En, false));
    let shown = "\
Draw pile 107 · discards 2 · play goes down ↓
Leading card r+2 · colour red · +2 pile: 4 cards

> Player 1     4 cards · you
  Player 2      1 card
  Player 3     2 cards

Your hand
  r5 x2
  b6
  king";
    assert_eq!(picture, shown);
}
