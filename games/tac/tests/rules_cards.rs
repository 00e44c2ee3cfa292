//! R6: the special cards.

mod fixture;

use fixture::{legal, run};

#[test]
fn r6_1_one_and_thirteen_open_or_move() {
    run("A 0*
         A holds 13 1
         turn A
         A can 1:A0>0 1:0>1 13:A0>0 13:0>13");
}

#[test]
fn r6_2_a8_the_four_goes_backward_and_turns_into_the_house() {
    run("A 3
         A holds 4
         turn A
         A can 4:3>63 4:3>A1");
    run("A 2 A3
         A holds 4
         turn A
         A can 4:2>62 4:2>A2");
    run("A 1 A3
         A holds 4
         turn A
         A can 4:1>61
         A! 4:1>A3 R4.5");
    run("A 0
         A holds 4
         turn A
         A can 4:0>60 4:0>A4");
    // The whole way is free: a marble on the start blocks both ways, one further back only one.
    run("A 2
         B 0
         A holds 4 9
         turn A
         A can 9:2>11
         A! 4:2>62 R4.1
         A! 4:2>6 R6.2");
    run("A 3
         B 63
         A holds 4
         B holds 2
         turn A
         A can 4:3>63 4:3>A1
         A> 4:3>63
         B stands");
    // Never a marble in the house; and not into another's house.
    run("A A4
         B 2
         A holds 4
         B holds 4
         turn A
         A can discard:4
         A> discard:4
         B can 4:2>62");
}

#[test]
fn r6_3_a1_seven_steps_over_any_own_marbles_and_capture_in_passing() {
    run("A 10 30
         B 12
         C 31
         A holds 7
         B holds 2
         turn A
         A can 7:10>11 7:30>31
         A> 7:10>11 7:30>31 7:11>12
         B stands
         C stands
         now seven
         A! discard:7 R6.3
         A! 7:12>14 R6.3
         A! 7:20>21 R4.9
         A> 7:12>13 7:31>32 7:13>14 7:14>15
         A stands 15 32
         acts B");
    // Own marbles too.
    run("A 10 11
         A holds 7
         B holds 2
         turn A
         A> 7:10>11
         A stands 11
         A can 7:11>12");
}

#[test]
fn r6_3_a2_seven_over_the_own_start_sends_back_whatever_stands_there() {
    run("A 0* 63
         A holds 7
         B holds 2
         turn A
         A can 7:0>1 7:63>0
         A> 7:63>0
         A stands 0
         fresh
         A can 7:0>1 7:0>A1
         A> 7:0>A1 7:A1>A2 7:A2>A3
         A can 7:A3>A2 7:A3>A4");
    run("A 63
         B 0
         A holds 7
         B holds 2
         turn A
         A> 7:63>0
         B stands");
}

#[test]
fn r6_4_a4_back_and_forth_in_the_house() {
    run("A A2 A4
         A holds 7
         B holds 2
         turn A
         A can 7:A2>A1 7:A2>A3
         A> 7:A2>A3 7:A3>A2 7:A2>A1
         A can 7:A1>A2
         A! 7:A1>0 R6.4
         A> 7:A1>A2 7:A2>A3 7:A3>A2 7:A2>A3
         A stands A3 A4");
    // One that came in during this 7 may turn back, even from where it will be locked.
    run("A 0 A4
         A holds 7
         B holds 2
         turn A
         A> 7:0>A1 7:A1>A2 7:A2>A3
         A can 7:A3>A2
         A! 7:A4>A3 R4.8
         A> 7:A3>A2 7:A2>A1 7:A1>A2 7:A2>A3
         A stands A3 A4");
    // A house in order has no steps at all.
    run("A A3 A4
         A holds 7
         turn A
         A can discard:7");
}

#[test]
fn r6_4_a_step_is_legal_only_if_the_whole_seven_can_be_played() {
    // The last marble on the ring would enter field 1 before a locked house: no step would follow.
    run("A 0 A2 A3 A4
         A holds 7
         turn A
         A can 7:0>1
         A! 7:0>A1 R6.5");
    // Two free fields inside are enough to play out any number of steps.
    run("A 0 A3 A4
         A holds 7
         turn A
         A can 7:0>1 7:0>A1");
    // As the seventh step it is legal.
    run("A 58 A2 A3 A4
         A holds 7
         B holds 2
         C 40
         C holds 3
         turn A
         A> 7:58>59 7:59>60 7:60>61 7:61>62 7:62>63 7:63>0
         A can 7:0>1 7:0>A1
         A> 7:0>A1
         A stands A1 A2 A3 A4
         acts B");
}

#[test]
fn r6_5_a6_the_rest_goes_to_the_partners_marbles() {
    run("A 63 A2 A3 A4
         C 40 C2
         A holds 7
         B 43
         B holds 2
         turn A
         A> 7:63>0
         A can 7:0>1 7:0>A1
         A> 7:0>A1
         A can 7:40>41 7:C2>C1 7:C2>C3
         A! 7:43>44 R4.9
         A> 7:C2>C3 7:C3>C4 7:40>41 7:41>42
         A> 7:42>43
         B stands
         C stands 43 C4
         acts B");
    // The partner has nothing to step with: that entry is illegal.
    run("A 63 A2 A3 A4
         C C4
         A holds 7
         turn A
         A> 7:63>0
         A can 7:0>1");
    // The partner's own last marble comes home with the last step: won.
    run("A 0 A2 A3 A4
         C 27 C2 C3 C4
         A holds 7
         turn A
         A> 7:0>A1 7:27>28 7:28>29 7:29>30 7:30>31 7:31>32 7:32>C1
         over home A C");
}

#[test]
fn r6_5_listing_stays_cheap_with_eight_marbles() {
    // Eight marbles in play for one finished pair of the one-team game: single steps, no search.
    let state = run("variant one-team
                     A A1 A2 A3 A4
                     C C1 C2 C3 C4
                     B 17 20 B2 24
                     D 50 53 D2 57
                     A holds 7
                     turn A");
    let start = std::time::Instant::now();
    for _ in 0..10_000 {
        assert_eq!(legal(&state, 0).len(), 10);
    }
    assert!(start.elapsed().as_secs() < 5);
}

#[test]
fn r6_6_a13_an_eight_skips_a_next_player_with_cards() {
    run("A 3
         A holds 8
         B holds 2 3
         turn A
         A can 8:3>11 8:skip
         A> 8:skip
         acts B
         now skipped");
    // Last card of a deal: the next player has none left.
    run("A 3
         A holds 8
         turn A
         A can 8:3>11
         A! 8:skip R6.6");
    // Without a marble on the ring.
    run("A A3
         A holds 8
         B holds 2
         turn A
         A can discard:8
         A! 8:skip R6.6");
}

#[test]
fn r6_7_a14_a_skipped_player_lays_down_a_card_or_plays_tac_as_an_eight() {
    run("A 3
         B 20
         A holds 8
         B holds 5 tac 13
         C 40
         C holds tac 3
         D holds 2
         turn A
         A> 8:skip
         B can discard:5 discard:tac discard:13 tac=8:20>28 tac=8:skip
         B! 5:20>25 R6.7
         B> tac=8:skip
         acts C
         now skipped
         C> tac=8:40>48
         now play
         acts D");
    // TAC is optional here, and any card may go.
    run("A 3
         B 20
         A holds 8
         B holds 5 tac
         C 40
         C holds tac
         turn A
         A> 8:skip
         B> discard:tac
         acts C
         C can also tac=8:40>48");
    // Unusable as an 8, TAC can only be laid down.
    run("A 3
         A holds 8
         B holds tac
         C holds 2
         turn A
         A> 8:skip
         B can discard:tac");
}

#[test]
fn r6_8_a12_the_trickster_swaps_any_two_on_the_ring() {
    run("A 5
         B 40
         D 50
         A holds trick
         B holds 2
         turn A
         A can trick:5/40 trick:5/50 trick:40/50
         A> trick:40/50
         B stands 50
         D stands 40");
    run("B 40
         D 50
         A holds trick
         turn A
         A can discard:trick
         A! trick:40/50 R6.8");
    run("A 5 A4
         B B2
         A holds trick
         turn A
         A can discard:trick");
    // Onto the own start: neutral.
    run("A 5
         B 0
         A holds trick 4
         B holds 2
         turn A
         A> trick:0/5
         B> 2:5>7
         A can 4:0>60 4:0>A4");
}
