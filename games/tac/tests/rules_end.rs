//! R9: the end.

mod fixture;

use fixture::run;
use table::Game;

#[test]
fn r9_1_the_side_with_all_marbles_home_wins() {
    let state = run("B B1 B2 B3 B4
                     D D2 D3 D4 47
                     D holds 2
                     A holds 5
                     turn D
                     D> 2:47>D1
                     over home B D
                     acts");
    assert_eq!(state.outcome().unwrap().scores(), [0.0, 1.0, 0.0, 1.0]);
}

#[test]
fn r9_2_a16_the_next_player_must_answer_with_a_usable_tac() {
    run("A A1 A2 A3 A4
         C C2 C3 C4 31
         D 50
         C holds 2 9
         D holds tac 5
         A holds 3
         turn C
         C> 2:31>C1
         now answer
         acts D
         D can tac=2:50>52
         D! 5:50>55 R9.2
         D> tac=2:50>52
         C stands 31 C2 C3 C4
         now play
         acts A");
    // Not usable: over.
    run("A A1 A2 A3 A4
         C C2 C3 C4 31
         C holds 2
         D holds tac 5
         turn C
         C> 2:31>C1
         over home A C");
    // Without cards: over.
    run("A A1 A2 A3 A4
         C C2 C3 C4 31
         D 50
         A holds tac
         C holds 2
         turn C
         C> 2:31>C1
         over home A C");
    // The answer is another 7, step by step.
    run("A A1 A2 A3 A4
         C 26 C2 C3 C4
         D 50
         C holds 7
         D holds tac
         A holds tac
         turn C
         C> 7:26>27 7:27>28 7:28>29 7:29>30 7:30>31 7:31>32 7:32>C1
         now answer
         D> tac=7:50>51
         C stands 26 C2 C3 C4
         now seven
         D> 7:51>52 7:52>53 7:53>54 7:54>55 7:55>56 7:56>57
         acts A
         A can discard:tac");
}

#[test]
fn r9_3_a16_no_tac_right_after_such_an_answer() {
    run("A A1 A2 A3 A4
         C C2 C3 C4 31
         D 50
         C holds 2
         D holds tac
         A holds tac 3
         turn C
         C> 2:31>C1
         D> tac=2:50>52
         acts A
         A! tac=2:31>C1 R9.3
         A can 3:31>34");
    // Not even a TAC received by a Jester.
    run("A A1 A2 A3 A4
         C C2 C3 C4 31
         D 50
         C holds 2
         D holds tac
         A holds jester
         B holds tac 12
         turn C
         C> 2:31>C1
         D> tac=2:50>52
         A> jester
         A has tac 12
         A can 12:31>43
         A> 12:31>43");
    // The answer itself brings the other side home: nothing undoes that.
    run("A A1 A2 A3 A4
         C C2 C3 C4 31
         B B1 B2 B3 B4
         D 47 D2 D3 D4
         C holds 2
         D holds tac
         A holds tac
         turn C
         C> 2:31>C1
         D> tac=2:47>D1
         over home B D");
    // The turn after that, TAC is as usual.
    run("A A1 A2 A3 A4
         C C2 C3 C4 31
         B 20
         D 50
         C holds 2
         D holds tac
         A holds 3
         B holds tac
         turn C
         C> 2:31>C1
         D> tac=2:50>52
         A> 3:31>34
         B can tac=3:20>23");
}

#[test]
fn r9_4_a31_one_team_answers_its_win_once() {
    let state = run("variant one-team
                     A A1 A2 A3 A4
                     B B1 B2 B3 B4
                     C C1 C2 C3 C4
                     D 47 D2 D3 D4
                     D holds 2
                     A holds tac
                     B holds tac
                     turn D
                     D> 2:47>D1
                     now answer
                     acts A
                     A can tac=2:47>D1 tac=2:47>49
                     A> tac=2:47>D1
                     over home A B C D");
    // The winning card and the final TAC count.
    let state = serde_json::to_value(state.draft()).unwrap();
    assert_eq!(state["cards"], 2);
    // Made again later, it stands.
    run("variant one-team
         answered yes
         A A1 A2 A3 A4
         B B1 B2 B3 B4
         C C1 C2 C3 C4
         D 47 D2 D3 D4
         D holds 2
         A holds tac
         turn D
         D> 2:47>D1
         over home A B C D");
}

#[test]
fn r9_5_a17_an_opponents_angel_wins_for_the_next_player_at_once() {
    run("B 16 B2 B3 B4
         D D1 D2 D3 D4
         A holds angel
         B holds tac
         C holds tac
         turn A
         A> angel:16>B1
         over home B D");
}

#[test]
fn r9_6_a36_when_a_shuffle_too_many_is_due_most_marbles_home_win() {
    let cap = |variant: &str, marbles: &str| {
        run(&format!(
            "max_shuffles 1
             variant {variant}
             stock 1 2 3
             {marbles}
             played {}
             A holds 5
             turn A
             A> discard:5",
            rest_of_deck()
        ))
    };
    let state = cap("two-singles", "A A4\nC C2 C3");
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.scores(), outcome.reason()), (&[0.0, 0.0, 1.0, 0.0][..], "cap"));
    let state = cap("two-singles", "A A4\nC C2");
    assert_eq!(state.outcome().unwrap().scores(), [0.5, 0.0, 0.5, 0.0]);
    let state = cap("teams", "A A4\nD D2");
    assert_eq!(state.outcome().unwrap().scores(), [0.5; 4], "each seat gets what its team gets");
}

/// All cards of the master deck but 1, 2, 3 and 5, once each.
fn rest_of_deck() -> String {
    let counts = [
        ("1", 8),
        ("2", 6),
        ("3", 6),
        ("4", 7),
        ("5", 6),
        ("6", 7),
        ("7", 8),
        ("8", 7),
        ("9", 7),
        ("10", 7),
        ("12", 7),
        ("13", 9),
        ("trick", 7),
        ("tac", 4),
        ("jester", 1),
        ("angel", 1),
        ("warrior", 1),
        ("devil", 1),
    ];
    counts.iter().map(|(card, count)| format!("{card} ").repeat(*count)).collect()
}
