//! R8: the TAC.

mod fixture;

use fixture::run;

#[test]
fn r8_1_a15_tac_undoes_the_previous_turn_and_uses_its_card() {
    // After a capture.
    run("A 25
         B 20
         C 40
         B holds 5
         C holds tac 2
         D holds 3
         turn B
         B> 5:20>25
         A stands
         C> tac=5:40>45
         A stands 25
         B stands 20
         C stands 45
         acts D");
    // After a move home, with other marbles and the fresh flag as they were.
    run("B 15 16*
         C 32*
         B holds 3
         C holds tac
         turn B
         B can 3:16>19
         B> 3:16>19
         fresh 32
         C> tac=3:32>35
         B stands 15 16
         fresh 16");
    run("B 14
         C 40
         B holds 4 3
         C holds tac 9
         turn B
         B> 3:14>B1
         C> tac=3:40>43
         B stands 14");
    // After the Trickster: swap two yourself.
    run("A 5
         B 20
         C 40
         B holds trick
         C holds tac
         turn B
         B> trick:5/20
         C can tac=trick:5/20 tac=trick:5/40 tac=trick:20/40
         C> tac=trick:20/40
         A stands 5
         B stands 40
         C stands 20");
    // After a Warrior and an Angel.
    run("A 25
         B 20
         C 40
         B holds warrior
         C holds tac
         turn B
         B> warrior:20>25
         C> tac=warrior:40>20
         A stands 25
         B stands");
    run("B 20
         A 1
         B holds angel
         C holds tac
         turn B
         B> angel:C0>32
         C can tac=angel:D0>48
         C> tac=angel:D0>48
         C stands
         D stands 48");
    // After a turn with a Jester: the hands stay, the board goes back to before that turn.
    run("A 10
         B 20
         C 40
         A holds 3
         B holds jester 5
         C holds 2 9
         D holds tac 6
         turn A
         A> 3:10>13
         B> jester
         C has tac 6
         B> 2:20>22
         C> tac=2:40>42
         A stands 13
         B stands 20
         B has 9");
    // After a Devil: the victim's turn is undone, both turns stay spent.
    run("A 10
         B 20
         C 40
         A holds devil
         B holds 5
         C holds tac 2
         D holds 6
         turn A
         A> devil
         A> 5:20>25
         C> tac=5:40>45
         B stands 20
         acts D");
}

#[test]
fn r8_2_the_card_must_be_usable_on_the_restored_board() {
    // C has nothing to move: TAC cannot stand for a 5.
    run("B 20
         B holds 5
         C holds tac 9
         turn B
         B> 5:20>25
         C can discard:tac discard:9
         C! tac=5:20>25 R4.9");
    // The captured marble of C is back on the board it is judged on.
    run("B 20
         C 25
         B holds 5
         C holds tac
         turn B
         B> 5:20>25
         C can tac=5:25>30
         C! tac=6:25>31 R8.2");
    // Cards with two uses leave the choice.
    run("B 20
         B holds 13
         C 40
         C holds tac
         turn B
         B> 13:B0>16
         C can tac=13:C0>32 tac=13:40>53");
    run("B 20
         B holds 8
         C 40
         C holds tac
         D holds 5
         turn B
         B> 8:20>28
         C can tac=8:40>48 tac=8:skip
         C> tac=8:skip
         B stands 20
         acts D
         now skipped");
}

#[test]
fn r8_3_never_the_first_card_of_a_deal() {
    run("A 10
         A holds tac
         B holds 2
         turn A
         A can discard:tac
         A! tac=5:10>15 R8.3");
}

#[test]
fn r8_4_a15_after_an_unused_card_nothing_is_undone() {
    // A card laid down because nothing was of use.
    run("A 10
         B holds 13
         A holds 5
         C 40
         C holds tac
         turn A
         A> 5:10>15
         B> 13:B0>16
         C> tac=13:40>53
         A stands 15
         B stands");
    run("B holds 12
         A 10
         A holds 5
         C 40
         C holds tac
         turn A
         A> 5:10>15
         B> discard:12
         C can tac=12:40>52
         C> tac=12:40>52
         A stands 15");
    // After a skip the card laid down counts, not the 8.
    run("A 10
         B 20
         A holds 8
         B holds 6
         C 40
         C holds tac
         turn A
         A> 8:skip
         B> discard:6
         C can tac=6:40>46");
    // After an unused TAC, the card before it; its move stands.
    run("A 10
         A holds 5
         B holds tac
         C 40
         C holds tac
         turn A
         A> 5:10>15
         B can discard:tac
         B> discard:tac
         C can tac=5:40>45
         C> tac=5:40>45
         A stands 15");
}

#[test]
fn r8_5_a21_tac_looks_through_a_used_jester_or_devil() {
    run("A 10
         B 20
         A holds devil
         B holds 5
         C holds tac
         C 40
         turn A
         A> devil
         A> 5:20>25
         C can tac=5:40>45");
    // Unused and on top it is itself taken over.
    run("A 10
         B 20
         A holds 8
         B holds devil 2
         C holds tac
         D holds 9 3
         D 50
         turn A
         A> 8:skip
         B> discard:devil
         C can tac=devil
         C> tac=devil
         acts C
         C can 9:50>59 3:50>53");
    run("A 10
         A holds 8
         B holds jester 2
         C holds tac
         D holds 9
         turn A
         A> 8:skip
         B> discard:jester
         C> tac=jester
         C has 9
         D has
         B has");
    // Two of them: the upper first, then the lower, then the card below.
    run("B 20
         B holds tac tac
         C holds tac 3
         D holds 5
         A holds 6
         last 9
         unused devil jester
         turn B
         B can tac=jester
         B> tac=jester
         B has tac 3
         B can also tac=devil 3:20>23");
}

#[test]
fn r8_6_a15a_locks_of_a_seven_by_tac_are_judged_on_the_restored_board() {
    // B has stepped A's marble to A4, where it would be locked; C, at home too, undoes that first.
    run("variant one-team
         A A3 40
         B B1 B2 B3 B4
         C C1 C2 C3 C4
         D D1 D2 D3 D4
         B holds 7
         C holds tac
         A holds 2
         turn B
         B> 7:A3>A4 7:40>41 7:41>42 7:42>43 7:43>44 7:44>45 7:45>46
         A stands 46 A4
         C can tac=7:40>41 tac=7:A3>A2 tac=7:A3>A4
         C> tac=7:A3>A2
         A stands 40 A2
         C can 7:40>41 7:A2>A1 7:A2>A3");
    // What was locked on the restored board stays so, and what comes in by this 7 does not.
    run("B 20
         C 32 C4
         B holds 7
         C holds tac
         D holds 2
         turn B
         B> 7:20>21 7:21>22 7:22>23 7:23>24 7:24>25 7:25>26 7:26>27
         C can tac=7:32>33 tac=7:32>C1
         C> tac=7:32>C1
         B stands 20
         C> 7:C1>C2 7:C2>C3
         C can 7:C3>C2");
}

#[test]
fn r8_7_a15_tac_on_tac_on_tac_on_tac() {
    run("A holds 13
         B holds tac
         C holds tac
         D holds tac 5
         turn A
         A> 13:A0>0
         B> tac=13:B0>16
         A stands
         B stands 16
         C> tac=13:C0>32
         A stands 0
         B stands
         C stands 32
         fresh 0 32
         D> tac=13:D0>48
         A stands
         B stands 16
         C stands
         D stands 48");
    run("A holds 13 tac
         B holds tac
         C holds tac
         D holds tac
         turn A
         A> 13:A0>0
         B> tac=13:B0>16
         C> tac=13:C0>32
         D> tac=13:D0>48
         A> tac=13:0>13
         A stands 13
         B stands
         C stands 32
         D stands");
}
