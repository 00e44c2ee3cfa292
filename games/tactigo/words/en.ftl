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
moved = { $who } moves { $checkers } from { $from } to { $to }{ $stacked ->
    [yes] , making a stack of { $height }
   *[no] {""}
}.
overpowered = { $who } moves { $checkers } from { $from } to { $to } and overpowers { $taken ->
    [one] a single checker
   *[other] a stack of { $taken }
}.
surrounded = { $who } captures the surrounded { $count ->
    [one] 3-stack
   *[other] 3-stacks
} on { $squares }.
lost = { $who } can’t move { $sizes }, so the turn ends.
passed = { $who } has no legal move and passes.
won = { $who } has captured at least nine checkers and wins.
drawn = { $turns } turns in a row without a capture: the game is a draw.

outcome-captured = one side captured at least nine checkers
outcome-quiet = too many turns in a row without a capture

legend = B Black, W White, with the height of the stack. 1 moves anywhere, 2 diagonally, 3 orthogonally.
row = Row { $row }: { $stacks }.
row-empty = Row { $row }: empty.
stack = { $square } { $colour ->
    [black] black
   *[white] white
} { $height }
captured = Captured: Black { $black }, White { $white }. Nine checkers win.
quiet = Turns in a row without a capture: { $turns }.
quiet-of = Turns in a row without a capture: { $turns }. The game is a draw at { $limit }.
prompt-first = Your turn: move { $sizes }.
prompt-next = Now move { $sizes }.
waiting = { $who } to move { $sizes }.

scene-board = Board
scene-square = { $square }, { $colour ->
    [black] { $height ->
        [one] one black checker
       *[other] black stack of { $height }
    }
    [white] { $height ->
        [one] one white checker
       *[other] white stack of { $height }
    }
   *[none] empty
}
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
layout-name = there is no layout called “{ $found }”; the layouts are { $known }
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
refusal-not-yours = You have no stack on { $from }.
refusal-too-low = Your stack on { $from } has fewer than { $checkers }.
refusal-direction = { $size ->
    [1] One checker moves to any neighbouring square, not from { $from } to { $to }.
    [2] Two checkers move one step diagonally, not from { $from } to { $to }.
   *[3] Three checkers move one step orthogonally, not from { $from } to { $to }.
}
refusal-too-high = You already have { $height ->
    [one] a checker
   *[other] { $height } checkers
} on { $to }, and no stack is higher than 3.
refusal-single = An enemy stands on { $to }, and a single checker can’t overpower anything.
refusal-three = The 3-stack on { $to } can’t be overpowered, only surrounded.
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
