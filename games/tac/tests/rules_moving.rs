//! R4 and R5: moving, and a turn.

mod fixture;

use fixture::run;

#[test]
fn r4_1_exactly_as_far_as_the_card_says_and_never_over_a_marble() {
    run("A 10
         B 15
         A holds 3 9
         turn A
         A can 3:10>13
         A! 9:10>19 R4.1
         A! 3:10>14 R4.1
         A! discard:9 R5.2");
    run("A 10 12
         A holds 2 6
         turn A
         A can 2:10>12 2:12>14 6:12>18");
}

#[test]
fn r4_2_a3_whoever_is_hit_goes_back_also_on_a_start_field() {
    run("A 13 30
         B 16*
         C 35
         A holds 3 5 12
         turn A
         A! 5:13>18 R4.1
         A> 3:13>16
         B stands
         fresh");
    // Partner and own marbles too.
    run("A 30 40
         C 35
         A holds 5 10
         turn A
         A> 5:30>35
         C stands
         A stands 35 40");
    run("A 30 40
         A holds 10
         turn A
         A> 10:30>40
         A stands 40");
}

#[test]
fn r4_3_a10_opening_clears_the_start() {
    run("A 0
         A holds 1
         B holds 2
         turn A
         A can 1:A0>0 1:0>1 1:0>A1
         A> 1:A0>0
         A stands 0
         fresh 0");
    run("A 7
         B 0
         A holds 13
         B holds 2
         turn A
         A> 13:A0>0
         B stands
         A stands 0 7");
    run("A holds 5
         turn A
         A! 5:A0>0 R4.3
         A can discard:5");
    run("A 3
         A holds 5 1
         turn A
         A! 5:A0>0 R4.3
         A! 1:A0>5 R4.3");
}

#[test]
fn r4_4_a7_a_fresh_marble_does_not_enter_and_a_neutral_one_does() {
    run("A 0*
         A holds 1 2 3 4
         turn A
         A can 1:A0>0 1:0>1 2:0>2 3:0>3 4:0>60
         A! 2:0>A2 R4.4
         A! 4:0>A4 R4.4");
    run("A 0
         A holds 2 4
         turn A
         A can 2:0>2 2:0>A2 4:0>60 4:0>A4");
    // The Trickster makes it neutral, by swapping it back and forth or with another own one.
    run("A 0* 20
         A holds trick
         B holds 2
         turn A
         A> trick:0/20
         A stands 0 20
         fresh");
    // A TAC restores the flag with the board.
    run("A 0* 20
         A holds trick
         B holds tac
         B 40
         turn A
         A> trick:0/40
         fresh
         B> tac=trick:20/40
         fresh 0
         A stands 0 40
         B stands 20");
}

#[test]
fn r4_5_into_the_house_by_exact_count_onto_a_free_field() {
    run("A 61 A2
         A holds 3 4 5 6
         turn A
         A can also 3:61>0 4:61>57
         A cannot 3:61>A1 5:61>A2 6:61>A3
         A! 5:61>A2 R4.5");
    run("A 61 A2
         A holds 4
         turn A
         A can 4:61>57");
    run("A 61 A2
         B 0
         A holds 3 5
         turn A
         A can 3:61>0
         A! 5:61>2 R4.1");
    run("A 15
         A holds 3
         turn A
         A! 3:15>B2 R4.5");
}

#[test]
fn r4_6_past_the_own_house_and_around_again() {
    run("A 62
         A holds 5
         turn A
         A can 5:62>A3 5:62>3
         A> 5:62>3
         A stands 3");
}

#[test]
fn r4_7_a9_on_inside_the_house() {
    run("A A1 A3
         A holds 1 2 3
         turn A
         A can 1:A0>0 1:A1>A2 1:A3>A4
         A! 2:A1>A3 R4.7
         A! 3:A1>A4 R4.1");
    // It counts as a use: nothing else may be laid down.
    run("A A1 A4
         A holds 2 9
         turn A
         A can 2:A1>A3");
}

#[test]
fn r4_8_a5_a_marble_with_no_free_field_ahead_is_locked() {
    run("A 30 A3 A4
         A holds 7
         turn A
         A can 7:30>31
         A! 7:A3>A2 R4.8");
    run("A 30 A2 A4
         A holds 7
         turn A
         A can 7:30>31 7:A2>A1 7:A2>A3
         A! 7:A4>A3 R4.8");
}

#[test]
fn r4_9_a11_a30_a_player_at_home_plays_on_with_the_partners_marbles() {
    run("A A1 A2 A3 A4
         C 40
         A holds 1 8
         B holds 2
         turn A
         A can 1:C0>32 1:40>41 8:40>48 8:skip");
    run("A A1 A2 A3 A4
         C 40
         A holds trick warrior
         turn A
         A can warrior:40>40");
    run("A 3
         C 40
         A holds 5
         turn A
         A can 5:3>8
         A! 5:40>45 R4.9");
}

#[test]
fn r5_1_one_card_of_the_hand_done_completely() {
    run("A 3
         A holds 5
         turn A
         A! 6:3>9 R5.1
         A> 5:3>8");
}

#[test]
fn r5_2_a29_who_can_must_with_any_card_of_the_hand() {
    run("A 3
         B 5
         A holds 12 2
         turn A
         A can 2:3>5
         A! discard:12 R5.2
         A! discard:2 R5.2");
    // The only use may be a harmful one: the Warrior alone on the ring.
    run("A 3
         A holds warrior trick
         turn A
         A can warrior:3>3");
}

#[test]
fn r5_3_without_any_use_any_card_is_laid_down() {
    run("A holds 5 trick tac
         B holds 2
         turn A
         A can discard:5 discard:trick discard:tac
         A> discard:trick
         acts B");
}

#[test]
fn r5_4_a_card_laid_down_unused_shows_what_the_hand_lacks() {
    let state = run("A holds 5 9
                     B holds 2
                     turn A
                     A> discard:5");
    let state = serde_json::to_value(table::Game::draft(&state)).unwrap();
    let lacks: Vec<&str> =
        state["lacks"][0].as_array().unwrap().iter().map(|kind| kind.as_str().unwrap()).collect();
    assert_eq!(lacks, ["1", "13", "jester", "angel", "devil"]);
}
