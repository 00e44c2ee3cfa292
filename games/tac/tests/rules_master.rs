//! R7: the master cards.

mod fixture;

use fixture::run;
use serde_json::json;
use table::{Game, Seat, Viewer};

#[test]
fn r7_1_a18_the_jester_passes_all_hands_to_the_right() {
    run("A 10
         A holds jester 5
         B holds 2 3
         C holds 4 6
         D holds 9 10
         turn A
         A> jester
         A has 2 3
         B has 4 6
         C has 9 10
         D has 5
         acts A
         A can 2:10>12 3:10>13
         A> 2:10>12
         B> discard:4
         C> discard:9
         D> discard:5
         A> 3:12>15
         B> discard:6
         C> discard:10
         now exchange");
}

#[test]
fn r7_2_a19_the_jester_lapses_only_if_nobody_else_holds_a_card() {
    run("A 10
         A holds jester
         turn A
         A can discard:jester
         A! jester R7.2");
    // As a last card it works while another holds one.
    run("A holds jester
         B holds 13
         turn A
         A can jester
         A> jester
         A has 13
         B has
         A> 13:A0>0
         now exchange");
}

#[test]
fn r7_3_a20_a_tac_received_acts_on_the_turn_before_the_jester() {
    run("A 10
         B 40
         A holds 5
         B holds jester 2
         C holds tac 3
         D holds 9
         turn A
         A> 5:10>15
         B> jester
         B has tac 3
         B can 3:40>43 tac=5:40>45
         B> tac=5:40>45
         A stands 10
         acts C");
    // Nothing of use in the new hand: lay one down.
    run("A holds jester
         B holds 5 9
         turn A
         A> jester
         A can discard:5 discard:9");
    // A Jester taken over counts as used: a TAC received then stands for the card before it.
    run("A 10
         B holds tac
         C holds tac 2
         D holds 3
         A holds 6
         last 5
         unused jester
         B 20
         turn B
         B can tac=jester
         B> tac=jester
         B has tac 2
         B can 2:20>22 tac=5:20>25");
}

#[test]
fn r7_4_a25_the_angel_opens_for_the_next_player() {
    run("A 30
         B 20
         C 16
         A holds angel
         B holds 2
         turn A
         A can angel:B0>16
         A! angel:20>21 R7.4
         A> angel:B0>16
         C stands
         B stands 16 20
         fresh 16
         B can 2:16>18 2:20>22");
    // Even a marble of the opened player himself is cleared, and no own marble is needed.
    run("B 16*
         A holds angel
         B holds 2
         turn A
         A can angel:B0>16
         A> angel:B0>16
         B stands 16");
}

#[test]
fn r7_5_a26_without_a_yard_marble_the_angel_moves_one_or_thirteen() {
    run("B 16* 15 B3 B4
         A holds angel
         turn A
         A can angel:16>17 angel:16>29 angel:15>16
         A! angel:15>28 R4.1
         A! angel:15>17 R7.5
         A! angel:B3>B4 R7.5");
    run("B 16 15 B2 B4
         A holds angel
         turn A
         A can angel:15>16 angel:16>17 angel:16>29 angel:16>B1");
    run("angel_house true
         B 16 15 B2 B4
         A holds angel
         turn A
         A can angel:15>16 angel:16>17 angel:16>29 angel:16>B1 angel:B2>B3");
}

#[test]
fn r7_6_a27_for_a_player_at_home_the_angel_acts_on_his_partner() {
    run("B B1 B2 B3 B4
         D 20
         A holds angel
         B holds 2
         turn A
         A can angel:D0>48
         A> angel:D0>48
         D stands 20 48
         acts B");
    run("B B1 B2 B3 B4
         D 20 50 51 D1
         A holds angel
         turn A
         A can angel:20>21 angel:20>33 angel:50>51 angel:51>52 angel:51>0
         A! angel:B1>B2 R7.6");
}

#[test]
fn r7_7_a28_the_warrior_takes_the_place_of_the_next_marble() {
    run("A 5 40
         D 12
         A holds warrior
         B holds 2
         turn A
         A can warrior:5>12 warrior:40>5
         A! warrior:5>40 R7.7
         A> warrior:5>12
         D stands
         A stands 12 40");
    run("A 5
         A holds warrior
         B holds 2
         turn A
         A can warrior:5>5
         A> warrior:5>5
         A stands");
    run("A A2
         D 12
         A holds warrior
         turn A
         A can discard:warrior");
    // A fresh marble is not fresh where it lands, the own start included.
    run("A 60
         B 0
         A holds warrior 2
         B holds 3
         turn A
         A> warrior:60>0
         fresh
         B> discard:3
         A can 2:0>2 2:0>A2");
}

#[test]
fn r7_8_a22_the_devil_plays_a_card_of_the_next_player_for_him() {
    let state = run("A 10
                     B 20
                     A holds devil 2
                     B holds 12 trick
                     C holds 3
                     D holds 4
                     turn A
                     A> devil
                     acts A
                     now devil
                     A can 12:20>32 trick:10/20
                     A! discard:12 R5.2
                     A! 2:10>12 R5.1");
    // Only the devil and its owner see the hand, and the devil remembers it.
    let hand = |state: &tac::Tac, seat: u8| {
        serde_json::to_value(state.view(Viewer::seat(Seat::new(seat)))).unwrap()["state"]["hands"]
            [1]
        .clone()
    };
    assert_eq!(hand(&state, 0), json!(["12", "trick"]));
    assert_eq!(hand(&state, 1), json!(["12", "trick"]));
    assert_eq!(hand(&state, 2), json!(["?", "?"]));
    let mut after = state;
    after.play(Seat::new(0), "12:20>32".parse().unwrap(), &mut ()).unwrap();
    assert_eq!(after.to_act().to_string(), "2");
    assert_eq!(hand(&after, 0), json!(["trick"]));
    assert_eq!(hand(&after, 3), json!(["?"]));
    // Nothing usable: one is laid down. The conditions are the victim's.
    run("A 10
         A holds devil
         B holds trick 8
         C holds 2
         D 50
         turn A
         A> devil
         A can discard:trick discard:8");
    // Last card: nobody to play for.
    run("A 10
         A holds devil
         turn A
         A can discard:devil
         A! devil R7.8");
    // An 8 skips the player after the victim, an Angel acts for him.
    run("B 20
         A holds devil
         B holds 8 angel
         C holds 2
         turn A
         A> devil
         A can 8:20>28 8:skip angel:C0>32
         A> 8:skip
         acts C
         now skipped");
}

#[test]
fn r7_9_a24_the_devil_chooses_the_jester() {
    run("A 10
         B 20
         A holds devil 5
         B holds jester 2
         C holds 3 4
         D holds 9 10
         turn A
         A> devil
         A can jester 2:20>22
         A> jester
         acts A
         now devil
         B has 3 4
         C has 9 10
         D has 5
         A has 2
         A can 3:20>23 4:20>16
         A> 3:20>23
         acts C");
}

#[test]
fn r7_10_a23_the_devil_chooses_a_tac() {
    run("A 10
         B 20
         C 40
         D 50
         A holds devil
         B holds tac
         C holds 3 9
         D holds 2
         last 5
         turn A
         A> devil
         A can tac=devil
         A! tac=5:20>25 R7.10
         A> tac=devil
         acts B
         now devil
         B can 3:40>43 9:40>49
         B> 9:40>49
         A stands 10
         acts D");
    // The player after the victim has no card: unusable.
    run("A holds devil
         B holds tac 5
         D holds 2
         turn A
         A> devil
         A can discard:tac discard:5");
    // After the Jester through the Devil as well.
    run("A holds devil
         B holds jester
         C holds tac 9
         D holds 10 2
         C 40
         turn A
         A> devil
         A> jester
         B has tac 9
         A can tac=devil
         A> tac=devil
         acts B
         B can 10:40>50 2:40>42");
}
