summary = Move one, two or three checkers at a time, each number in its own way, and capture nine to win. About 20 minutes.
goal = Capture nine of the other side’s checkers.
puzzle-win = Win in this turn.

black = Black
white = White

checkers = { $sizes ->
    [1] one checker
    [2] two checkers
    [3] three checkers
    [12] one or two checkers
    [13] one or three checkers
    [23] two or three checkers
   *[123] one, two or three checkers
}
moved = { $who-is ->
    [you] You move
   *[other] { $who } moves
} { $checkers } from { $from } to { $to }{ $stacked ->
    [yes] , making a stack of { $height }
   *[no] {""}
}.
overpowered = { $who-is ->
    [you] You move
   *[other] { $who } moves
} { $checkers } from { $from } to { $to } and { $who-is ->
    [you] capture
   *[other] captures
} { $whose-is ->
    [you] { $taken ->
        [one] your single checker
       *[other] your stack of { $taken }
    }
   *[other] { $taken ->
        [one] a single checker
       *[other] a stack of { $taken }
    }
} there. { $score }
surrounded = { $who-is ->
    [you] You capture
   *[other] { $who } captures
} { $whose-is ->
    [you] your
   *[other] the
} surrounded { $count ->
    [one] stack of 3
   *[other] stacks of 3
} on { $squares }. { $score }
score = That makes { $total } of { $needed }.
lost = { $who-is ->
    [you] You can’t move { $sizes } any more, so your turn ends.
   *[other] { $who } can’t move { $sizes } any more, so the turn ends.
}
passed = { $who-is ->
    [you] You have no legal move and pass.
   *[other] { $who } has no legal move and passes.
}
won = { $who-is ->
    [you] You have captured nine checkers or more and win.
   *[other] { $who } has captured nine checkers or more and wins.
}
drawn = { $turns } turns in a row without a capture: the game is a draw.

outcome-captured = one side captured at least nine checkers
outcome-quiet = too many turns in a row without a capture

legend = B Black, W White, with the height of the stack. 1 moves in any direction, 2 diagonally, 3 straight.
row = Row { $row }: { $stacks }.
row-empty = Row { $row }: empty.
stack = { $square } { $colour ->
    [black] black
   *[white] white
} { $height }
captured = Captured: Black { $black }, White { $white }. Nine checkers win.
quiet = Turns in a row without a capture: { $turns }.
quiet-of = Turns in a row without a capture: { $turns }. The game is a draw at { $limit }.
side = { $who-is ->
    [you] You are { $who }, with { $count ->
        [one] one checker
       *[other] { $count } checkers
    } on the board.
   *[other] { $who } has { $count ->
        [one] one checker
       *[other] { $count } checkers
    } on the board.
}
prompt-first = Move { $sizes }. Choose a stack to move from.
prompt-next = Now move { $sizes }. Choose a stack to move from.
ask-goal = Choose where to go. From here: { $ways }.
ask-size = How many go there? Choose { $sizes }.
way = { $size ->
    [1] one checker in any direction
    [2] two checkers diagonally
   *[3] three checkers straight
}
waiting = Waiting for { $who } to move { $sizes }.

help-stack = { $whose-is ->
    [you] Your
   *[other] { $whose }’s
} { $height ->
    [1] single checker: two or three enemy checkers capture it by moving onto it.
    [2] stack of 2: three enemy checkers capture it by moving onto it, fewer can’t.
   *[3] stack of 3: nobody can move onto it. It is captured when enemies stand straight beside it on { $needed } sides; now { $now ->
        [0] none does
        [one] one does
       *[other] { $now } do
    }.
}
help-moves = You can move from here: { $ways }.
help-takes = { $who-is ->
    [you] You can capture
   *[other] { $who } can capture
} { $prey }.
help-prey = { $square } with { $size ->
    [2] two
   *[3] three
} checkers
help-empty = An empty square.
help-come = You can come here with { $ways }.
help-capture = You can capture it with { $ways }.
help-from = { $checkers } from { $square }
help-size = { $size ->
    [1] One checker, the top one, goes one step in any direction. It captures nobody.
    [2] Two checkers, the top two, go one step diagonally. They capture single checkers.
   *[3] Three checkers go one step straight: ahead, back or sideways. They capture single checkers and stacks of 2.
}

scene-board = Board
scene-stack = { $square }, { $who-is ->
    [you] your { $colour ->
        [black] black
       *[white] white
    } { $height ->
        [one] checker
       *[other] stack of { $height }
    }
   *[other] { $height ->
        [one] one { $colour ->
            [black] black
           *[white] white
        } checker
       *[other] { $colour ->
            [black] black
           *[white] white
        } stack of { $height }
    }
}
scene-empty = { $square }, empty
scene-size = Move { $checkers }
scene-taken = Captured by { $who }: { $taken } of the { $needed } needed to win
scene-checkers = { $count ->
    [one] one checker
   *[other] { $count } checkers
}
scene-captured = { $taken } of { $needed } captured
scene-open = still to move: { $sizes }

option-layout = the opening layout: one by name, or seven rows of seven words, row 1 first, such as “. B3 . B3 . B3 .”
option-layout-troops = troops: three files of a 3-stack, a 2-stack and a single checker
option-layout-wall = wall: a full back row of 2 3 3 2 3 3 2
option-layout-towers = towers: a back row of six 3-stacks
option-availability = when a size that can’t move is lost for the turn
option-availability-now = only when no other size can move either
option-availability-turn-start = right away, when the turn starts
option-edge_sides = how many of its three sides must be enemies to surround a 3-stack on the edge
option-quiet_limit = after how many turns in a row without a capture the game is a draw; 0 for never
layout-name = there is no layout called “{ $found }”; the layouts are { $known }{ $meant }
layout-rows = expected seven rows, found { $found }
layout-row = row { $row }: { $words }
layout-words = expected seven words, found { $found }
layout-checkers = { $who } needs { $most } checkers but has { $found }
stack-word = expected a colour and a height such as B3 or W1, found “{ $found }”
stack-height = a stack is 1 to 3 checkers high, found “{ $found }”
surrounded-already = the 3-stack on { $square } is already surrounded

notation = Expected how many checkers move, from where and to where, such as 3b1-b2 or 2b2xc3; found “{ $found }”.
refusal-used = You’ve already moved { $checkers } this turn.
refusal-lost = You couldn’t move { $checkers } when your turn started, so you can’t this turn.
refusal-not-yours = You have no stack on { $from }; choose one of your own.
refusal-too-low = Your stack on { $from } has fewer than { $checkers }.
refusal-direction = { $size ->
    [1] One checker moves to any neighbouring square, not from { $from } to { $to }.
    [2] Two checkers move one step diagonally, not from { $from } to { $to }.
   *[3] Three checkers move one step straight, not from { $from } to { $to }.
}
refusal-too-high = You already have { $height ->
    [one] a checker
   *[other] { $height } checkers
} on { $to }, and no stack is higher than 3.
refusal-single = An enemy stands on { $to }, and a single checker can’t overpower anything.
refusal-three = Nobody can move onto the stack of 3 on { $to }; it can only be surrounded.
refusal-blocked = The enemy stack on { $to } is { $height } high and blocks a move of { $checkers }.
refusal-write-x = An enemy stands on { $to }: write { $size }{ $from }x{ $to } to overpower it.
refusal-no-enemy = There is no enemy on { $to } to overpower: write { $size }{ $from }-{ $to }.

draft-twice = { $square } is named more than once
draft-turn = expected seat 0 or 1, found { $found }
draft-checkers = { $who } has at most { $most } checkers, but { $board } are on the board and { $taken } captured
draft-nobody = { $who } has no stack on the board but hasn’t lost
draft-both-won = both sides can’t have captured nine checkers
draft-quiet = there are at most { $most } turns in a row without a capture, found { $found }
draft-took-unused = nothing has moved this turn, so nothing can have been captured
draft-took-quiet = there was a capture this turn, so expected 0, found { $found }
draft-sizes = expected each of 1, 2, 3 at most once, found { $found }
draft-lost-used = a size that has moved isn’t lost
draft-lost-now = at this table no size is lost for a whole turn
draft-lost = expected the sizes that can’t move as the turn starts: { $count ->
    [0] none
   *[other] { $sizes }
}
draft-turn-over = no other size can move, so the turn would have ended


lesson-first = Your first battle

lesson-first-one = You play the black checkers, from the bottom of the board. A single checker goes one step in any direction, diagonally too.
lesson-first-one-task = Move your checker from c3 diagonally to d4, up and to the right.
lesson-first-one-wrong = It may go there too. Try d4 this time, up and to the right.
lesson-first-one-done = One checker goes anywhere, but it captures nobody. For that you need more.

lesson-first-two = Up to three checkers stand on one square as a stack. How many you move decides how they go: two checkers together go one step diagonally.
lesson-first-two-task = Move both checkers from c3 to d4. Choose the stack, the square, and then that two go.
lesson-first-two-single = Only one checker went; the other stayed. Move both: two from c3 to d4.
lesson-first-two-wrong = Both went, and diagonally. Now the same to d4, up and to the right.
lesson-first-two-done = Two go diagonally, always exactly one step.

lesson-first-three = Three checkers together go straight: ahead, back or sideways, never diagonally.
lesson-first-three-task = Move all three checkers from c3 straight ahead to c4.
lesson-first-three-fewer = Those were fewer than three. Choose c4, straight ahead, and then that three go.
lesson-first-three-wrong = All three went, straight as they should. Now ahead, to c4.
lesson-first-three-done = One in any direction, two diagonally, three straight. That is all about moving.

lesson-first-turn = A turn has three moves: one checker, two checkers and three checkers, once each and in the order you like. You can’t leave out a move that is possible.
lesson-first-turn-task = Make a whole turn: three from b2 ahead to b3, two from d2 diagonally to e3, and one from f2 ahead to f3. Begin with any of them.
lesson-first-turn-wrong = Legal, but let’s do it as planned: three from b2 to b3, two from d2 to e3, one from f2 to f3, in any order.
lesson-first-turn-done = Three moves, and the turn is over. The same checkers may even move twice, as part of another number.

lesson-first-stack = You may take only the upper part of a stack, and you may move onto your own checkers, as long as no stack gets higher than three.
lesson-first-stack-task = One and three have moved already. Take the upper two checkers from c3 and put them on your single checker on d4.
lesson-first-stack-wrong = Two checkers, good. But put them on d4, onto your single checker there.
lesson-first-stack-done = One checker stayed behind and a new stack of three stands on d4. So your army changes shape as you need it.

lesson-first-capture = You capture by moving onto a lower stack: more checkers beat fewer. So two checkers capture a single one, but no stack of two or three.
lesson-first-capture-task = Capture the white checker on d4 with your two checkers from c3.
lesson-first-capture-single = One checker alone captures nobody. Move both, from c3 onto d4.
lesson-first-capture-wrong = Nobody is captured there. The single white checker stands on d4, up and to the right.
lesson-first-capture-done = One captured. The stack of two on b4 was out of reach: your two are no more than its two.

lesson-first-bigger = Three checkers capture a single checker or a stack of two, and all checkers of the stack count. Nine in all win the game.
lesson-first-bigger-task = Capture the white stack of two on c4 with all three checkers from c3.
lesson-first-bigger-fewer = Fewer than three can’t beat two. Leave the stack whole and move all three straight ahead onto c4.
lesson-first-bigger-wrong = Straight is right, but the white stack stands ahead, on c4.
lesson-first-bigger-done = Two at once. Beware of stacks of three, and keep yours together where they threaten something.

lesson-first-surround = Nobody can move onto a stack of three. It falls when your stacks, of any height, stand straight beside it on three sides; corner to corner doesn’t count.
lesson-first-surround-task = The white stack on d5 has your checkers to its left, on c5, and above it, on d6. Close the ring with the checker from f4.
lesson-first-surround-corner = e4 touches d5 only at its corner, and that doesn’t count. Go to e5, right beside it.
lesson-first-surround-wrong = The ring is still open. Leave c5 and d6 where they are and move the checker from f4 diagonally to e5.
lesson-first-surround-done = Three checkers in one go. At the edge it takes all three neighbours, in a corner both. After every move everyone’s rings are looked for, so don’t walk into one yourself.

lesson-first-win = Now win a game. You have captured five checkers and need nine, so four more in this turn, with two moves.
lesson-first-win-task = Capture the single checker on c3 with two, and surround the stack of three on d5 with one. The order is up to you.
lesson-first-win-split = Now your two on b2 are no longer together and can’t capture c3. Use the checker on f4 for your move of one.
lesson-first-win-wrong = That brings no capture. Two from b2 onto c3, and one from f4 to e5: these two moves win.
lesson-first-win-done = Nine captured, you win, in the middle of your turn. You know all of Tactigo now; have fun with a whole game.

# Kinds of events and options by short names, for reports.
kind-moved = a move
kind-overpowered = a capture by a larger stack
kind-surrounded = a capture by surrounding
kind-lost = a move that was lost
kind-passed = a turn without a move
kind-won = the win
kind-drawn = the draw
label-layout = the opening layout
label-availability = a size that can’t move is lost
label-edge_sides = enemies around a 3-stack on the edge
label-quiet_limit = turns without a capture until a draw

# Why an action is a good one: what the game sees, and what weighs.
why-captures = Captures { $count ->
    [one] a single checker
   *[other] a stack of two
}.
why-surrounds = Closes the ring around { $count ->
    [one] a stack of three
   *[other] { $count } stacks of three
}: three checkers at once.
why-stays-free = Loses no stack of three to a ring, as the other way would.
why-captured-more = Comes out ahead in captured checkers.
why-captured-less = Puts position above captured checkers.
why-captured-squared-more = Comes closer to nine captured checkers than the other side.
why-captured-squared-less = Lets the race to nine captured checkers wait.
why-singles-near-the-centre-more = Puts single checkers nearer to the centre.
why-singles-near-the-centre-less = Keeps single checkers away from the centre.
why-2-stacks-near-the-centre-more = Is stronger around the centre with stacks of two.
why-2-stacks-near-the-centre-less = Leaves the centre to others than stacks of two.
why-3-stacks-near-the-centre-more = Is stronger around the centre with stacks of three.
why-3-stacks-near-the-centre-less = Keeps stacks of three out of the centre.
why-2-stacks-more = Comes out ahead in stacks of two.
why-2-stacks-less = Does not tie its checkers up in stacks of two.
why-3-stacks-more = Comes out ahead in stacks of three.
why-3-stacks-less = Does not tie its checkers up in stacks of three.
why-can-overpower-more = Is better placed to capture a single checker.
why-can-overpower-less = Looks for more than a single checker.
why-can-overpower-a-2-stack-more = Is better placed to capture a stack of two.
why-can-overpower-a-2-stack-less = Leaves the stacks of two alone.
why-3-stacks-almost-surrounded-more = Does better at surrounding: one more stack would close a ring.
why-3-stacks-almost-surrounded-less = Leaves rings around stacks of three for later.
why-other-can-overpower-more = Can afford that a single checker is under attack.
why-other-can-overpower-less = Lets fewer single checkers be captured.
why-other-can-overpower-a-2-stack-more = Can afford that a stack of two is under attack.
why-other-can-overpower-a-2-stack-less = Lets no stack of two be captured.
why-own-3-stacks-almost-surrounded-more = Can afford a stack of three with enemies around it.
why-own-3-stacks-almost-surrounded-less = Keeps the stacks of three from being surrounded.
why-moves-left-more = Keeps moves for the rest of the turn.
why-moves-left-less = Leaves the other side fewer moves.
