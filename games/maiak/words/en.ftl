summary = Be the first to bring one piece across the board; most steps are paid for with your own pieces. About 15 minutes.
goal = Bring one of your pieces to the far row before the other side does.
puzzle-win = Win with your next action.
puzzle-win-2 = Win by your next turn at the latest, whatever the other side does.

white = White
black = Black

stepped = { $who } steps from { $from } to { $colour } { $to }{ $price ->
    [0] {""}
   *[other] , paying with { $paid }
}.
captured = { $who } captures from { $from } on { $colour } { $to }{ $price ->
    [0] {""}
   *[other] , paying with { $paid }
}.
switched = { $who } switches { $a } and { $b }.
passed = { $who } leaves the tiles as they are.
no-switch = No two tiles can be switched; { $who }’s turn ends.
ended-reached = { $who } reaches the far row and wins.
ended-no-pieces = { $who } has taken the last enemy piece and wins.
ended-blocked = The other side has no move left; { $who } wins.

outcome-reached = a piece reached the far row
outcome-no-pieces = one side lost all its pieces
outcome-blocked = one side had no move left

home = { $who }’s home row
legend = Tiles: b blue, free; g green, 1 piece; y yellow, 2; r red, 3. Pieces: W White, B Black.
row = Row { $row }: { $tiles }.
tile = { $square } { $colour }{ $piece ->
    [white] {" "}with a white piece
    [black] {" "}with a black piece
   *[none] {""}
}
prompt-move = Move one of your pieces.
prompt-switch = Now switch two empty tiles that touch.
prompt-switch-or-pass = Now switch two empty tiles that touch, or pass.
waiting-move = { $who } is choosing a piece to move.
waiting-switch = { $who } is choosing two tiles to switch.
waiting-switch-or-pass = { $who } may switch two tiles.

option-switch = whether every turn must end with a switch of two tiles
option-same_colour = whether two tiles of one colour may be switched, which changes nothing
option-starts = who makes the first move
option-tiles = the opening tiles: a pattern by name, or five rows of the letters b g y r, row 1 first
option-tiles-example = example: the first round of the rulebook can be played on it
option-tiles-courtyard = courtyard: the tiles of earlier versions
tiles-rows = expected five rows, found { $found }
tiles-length = row { $row } should have five letters, has { $found }
tiles-preset = there is no pattern called “{ $found }”; the patterns are example and courtyard
tiles-letter = row { $row } has “{ $found }”, which is none of b g y r

notation = Expected a step such as c1-c2, c1xd2 or c1-c2$a1,b1, or a switch such as b3~c4; found “{ $found }”.
refusal-switch-first = Your piece has moved; now switch two tiles.
refusal-move-first = Move a piece first, then switch tiles.
refusal-pass = The switch is not optional at this table.
refusal-switch-occupied = A piece stands on { $square }; only empty tiles can be switched.
refusal-switch-same = Both tiles have the same colour, which this table doesn’t allow.
refusal-switch-apart = These tiles don’t touch by side or corner.
refusal-not-yours = You have no piece on { $from }.
refusal-not-forward = From { $from } a piece goes one tile forward, straight or diagonally, not to { $to }.
refusal-straight = A straight step needs an empty tile; { $to } is occupied.
refusal-own = Your own piece stands on { $to }.
refusal-write-x = An enemy stands on { $to }: a capture is written with x.
refusal-nobody-there = Nobody stands on { $to }: a step without capture is written with -.
refusal-cannot-pay = { $to } is { $colour } and costs { $price }; you don’t have enough other pieces.
refusal-mover-pays = The piece that moves can’t pay for itself.
refusal-foreign-payment = Only your own other pieces on the board can pay.
refusal-wrong-price = { $to } costs { $price ->
    [0] nothing here; write the step without $.
    [one] one piece; write which one pays, after $ by its square.
   *[other] { $price } pieces; write which ones pay, after $ and with commas.
}

draft-twice = { $square } is named more than once
draft-too-many = a side has at most five pieces, found { $found }
draft-turn = expected seat 0 or 1, found { $found }
draft-turns = a game has at most { $most } turns, found { $found }
draft-over-switch = a piece has reached the far row, so no switch follows
draft-over-turn = the other side has reached the far row, so its turn would be the last
draft-no-pieces-turn = this side has no pieces left, so the other side made the last move
draft-no-pieces-switch = the other side has no pieces left, so no switch follows
draft-no-switch = no two tiles can be switched, so the turn would have ended

scene-board = Board
scene-pass = Leave the tiles as they are
scene-pieces = { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}

option-switch-mandatory = every turn ends with a switch
option-switch-optional = the switch may be left out
option-same_colour-allowed = allowed
option-same_colour-forbidden = forbidden
option-starts-white = White
option-starts-black = Black
option-starts-drawn = drawn by lot
