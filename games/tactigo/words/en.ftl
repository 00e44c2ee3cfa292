summary = Stacks of checkers march by their size, up to three moves a turn; nine captured checkers win. About 20 minutes.

black = Black
white = White

moved = { $who } moves { $size ->
    [one] one checker
   *[other] { $size } checkers
} from { $from } to { $to }{ $stacked ->
    [yes] , now a stack of { $height }
   *[no] {""}
}.
overpowered = { $who } moves { $size } checkers from { $from } to { $to } and overpowers a stack of { $taken } there.
surrounded = { $who } has surrounded and captures the { $count ->
    [one] 3-stack
   *[other] 3-stacks
} on { $squares }.
lost = { $who } cannot move size { $sizes } and loses it for this turn.
passed = { $who } has no legal move; the turn passes.
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
captured = Captured: Black { $black }, White { $white } of the nine that win.
quiet = Turns in a row without a capture: { $turns }.
quiet-of = Turns in a row without a capture: { $turns }; a draw at { $limit }.
to-move = { $who } moves; sizes still open: { $sizes }.

scene-board = the board
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
scene-size = { $size ->
    [1] Move one checker
    [2] Move two checkers
   *[3] Move three checkers
}
scene-taken = Captured by { $who }: { $taken } of the { $needed } that win
scene-checkers = { $count ->
    [one] one checker
   *[other] { $count } checkers
}
scene-captured = { $taken } of { $needed } captured
scene-open = to move: { $sizes }

option-layout = where the stacks stand at first: troops, wall, towers, or seven strings, row 1 first, such as “. B3 . B3 . B3 .”
option-availability = when it is judged whether a size can move: always now, or once when the turn starts
option-edge_sides = how many of the three sides surround a 3-stack on the edge
option-quiet_limit = after how many turns in a row without a capture the game is a draw; 0 for never
layout-name = expected one of { $known }, or seven rows; found “{ $found }”
layout-rows = expected seven rows, found { $found }
layout-row = row { $row }: { $words }
layout-words = expected seven words, found { $found }
layout-checkers = { $who } needs { $most } checkers, has { $found }
stack-word = expected a colour and a height such as B3 or W1, found “{ $found }”
stack-height = a stack is 1 to 3 checkers high, found “{ $found }”
surrounded-already = the 3-stack on { $square } is surrounded already

notation = Expected a size, a square, - or x, and a square, such as 3b1-b2 or 2b2xc3; found “{ $found }”.
refusal-used = Size { $size } has moved already in this turn.
refusal-lost = Size { $size } could not move when the turn started, so it is lost for this turn.
refusal-not-yours = You have no stack on { $from }.
refusal-too-low = There are not { $size } checkers on { $from }.
refusal-direction = { $size ->
    [1] One checker goes to one of the eight neighbours, not from { $from } to { $to }.
    [2] Two checkers go one step diagonally, not from { $from } to { $to }.
   *[3] Three checkers go one step orthogonally, not from { $from } to { $to }.
}
refusal-too-high = On { $to } you have { $height } already, and no stack is higher than 3.
refusal-single = An enemy stands on { $to }, and a single checker overpowers nobody.
refusal-three = A 3-stack, as on { $to }, cannot be overpowered, only surrounded.
refusal-blocked = The enemy stack on { $to } is { $height } high and blocks a move of { $size }.
refusal-write-x = An enemy stands on { $to }: overpowering is written with x.
refusal-no-enemy = No enemy stands on { $to }: write this move with -.

draft-twice = { $square } is named more than once
draft-turn = expected seat 0 or 1, found { $found }
draft-checkers = { $who } has at most { $most } checkers, but { $board } are on the board and { $taken } captured
draft-nobody = { $who } has no stack on the board, but has not lost
draft-both-won = both sides cannot have captured nine checkers
draft-quiet = at most { $most } turns in a row are without a capture, found { $found }
draft-took-unused = nothing has moved in this turn, so nothing was captured in it
draft-took-quiet = this turn has seen a capture, so expected 0, found { $found }
draft-sizes = expected each of 1, 2, 3 at most once, found { $found }
draft-lost-used = a size that has moved is not lost
draft-lost-now = at this table no size is lost for a whole turn
draft-lost = expected the sizes that cannot move as the turn starts: { $count ->
    [0] none
   *[other] { $sizes }
}
draft-turn-over = no other size can move, so the turn would have ended

option-availability-now = always as the board stands now
option-availability-turn-start = once, when the turn starts
