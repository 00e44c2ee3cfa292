summary = Be the first to bring one piece across the board; most steps are paid for with your own pieces. About 15 minutes.
goal = Bring one of your pieces to the far row before the other side does.
puzzle-win = Win in this turn.
puzzle-win-2 = Win by your next turn at the latest, whatever the other side does.
puzzle-win-deep = Exactly one step wins, whatever the other side does, though not soon. Find it.

white = White
black = Black

colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red

stepped = { $who-is ->
    [you] You step
   *[other] { $who } steps
} from { $from } to { $colour } { $to }{ $toll }.
captured = { $who-is ->
    [you] You capture
   *[other] { $who } captures
} { $whose-is ->
    [you] your piece
   *[other] { $whose }’s piece
} on { $colour } { $to }, coming from { $from }{ $toll }.
toll-none = {""}
toll-same = , free because { $colour } to { $colour } costs nothing
toll-paid = , paying with { $count ->
    [one] the piece on { $paid }
   *[other] the pieces on { $paid }
}
switched = { $who-is ->
    [you] You switch
   *[other] { $who } switches
} { $a } and { $b }{ $changes ->
    [nothing] , both { $at-a }
   *[colours] : now { $a } is { $at-a } and { $b } is { $at-b }
}.
passed = { $who-is ->
    [you] You leave
   *[other] { $who } leaves
} the tiles as they are.
no-switch = No two tiles can be switched; { $who-is ->
    [you] your
   *[other] { $who }’s
} turn ends.
ended-reached = { $who-is ->
    [you] You reach the far row and win.
   *[other] { $who } reaches the far row and wins.
}
ended-no-pieces = { $loser-is ->
    [you] You have
   *[other] { $loser } has
} no piece left; { $who-is ->
    [you] you win.
   *[other] { $who } wins.
}
ended-blocked = { $loser-is ->
    [you] You have
   *[other] { $loser } has
} no move left that can be made and paid for; { $who-is ->
    [you] you win.
   *[other] { $who } wins.
}

outcome-reached = a piece reached the far row
outcome-no-pieces = one side lost all its pieces
outcome-blocked = one side had no move left

home = { $who }’s home row
legend = Tiles: b blue, free; g green, 1 piece; y yellow, 2; r red, 3. Pieces: W White, B Black.
row = Row { $row }: { $tiles }.
tile = { $square } { $colour }
tile-taken = { $square } { $colour } with { $who-is ->
    [you] your { $piece ->
        [white] white
       *[black] black
    } piece
   *[other] { $piece ->
        [white] a white
       *[black] a black
    } piece
}
side = { $who-is ->
    [you] You are { $who }, with { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    }; your goal is row { $row }.
   *[other] { $who } has { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    } and wants to reach row { $row }.
}
prompt-move = Move one of your pieces: choose the one that steps ahead.
ask-goal = { $ground ->
    [0] Choose the tile it enters. Blue is free, green costs one of your other pieces, yellow two, red three.
    [1] Choose the tile it enters. It stands on green: green and blue are free, yellow costs two of your other pieces, red three.
    [2] Choose the tile it enters. It stands on yellow: yellow and blue are free, green costs one of your other pieces, red three.
   *[3] Choose the tile it enters. It stands on red: red and blue are free, green costs one of your other pieces, yellow two.
}
ask-pay = { $price ->
    [1] Green costs one piece: choose which of your other pieces you give up for the step.
    [2] Yellow costs two pieces: choose which of your other pieces you give up for the step ({ $number } of 2).
   *[3] Red costs three pieces: choose which of your other pieces you give up for the step ({ $number } of 3).
}
prompt-switch = Now switch two empty tiles that touch, by a side or a corner.
prompt-switch-or-pass = Now switch two empty tiles that touch, by a side or a corner, or leave all as it is.
ask-second = Choose the second tile: an empty one that touches the first, by a side or a corner.
waiting-move = { $who } is choosing a piece to move.
waiting-switch = { $who } is choosing two tiles to switch.
waiting-switch-or-pass = { $who } may switch two tiles.

help-tile = { $price ->
    [0] A blue tile: entering it costs nothing.
    [1] A green tile: entering it costs one of your own other pieces, but nothing from green.
    [2] A yellow tile: entering it costs two of your own other pieces, but nothing from yellow.
   *[3] A red tile: entering it costs three of your own other pieces, but nothing from red.
}
help-far-row = This is your goal: a piece of yours that arrives here wins at once.
help-home-row = This is your home row: keep the other side out of it.
help-piece = { $who-is ->
    [you] Your piece
   *[other] { $who }’s piece
} can step to { $ways }.
help-stuck = { $who-is ->
    [you] Your piece
   *[other] { $who }’s piece
} can’t step anywhere as things are.
help-to = { $square } { $price ->
    [0] for free
    [one] for one piece
   *[other] for { $price } pieces
}{ $captures ->
    [yes] {" "}(a capture)
   *[no] {""}
}
help-reach = You can step here from { $ways }.
help-capture = You can capture it from { $ways }.
help-from = { $square } { $price ->
    [0] for free
    [one] for one piece
   *[other] for { $price } pieces
}
help-switch = It is empty, so you can switch it with an empty tile that touches it.
help-pass = Ends your turn and leaves all tiles where they are.

option-switch = whether every turn must end with a switch of two tiles
option-same_colour = whether two tiles of one colour may be switched, which changes nothing
option-starts = who makes the first move
option-tiles = the opening tiles: a pattern by name, or the rows as letters b g y r, row 1 first
option-size = how many files, rows and pieces for each: 5, or 3 or 4 for a small game that can be worked out
option-tiles-example = example: the first round of the rulebook can be played on it
option-tiles-courtyard = courtyard: the tiles of earlier versions
option-tiles-fountain = fountain: a green jet in a yellow basin; whoever begins can win
option-tiles-hourglass = hourglass: a red hourglass; whoever goes second can win
tiles-rows = expected { $side } rows, found { $found }
tiles-length = row { $row } should have { $side } letters, has { $found }
tiles-preset = there is no pattern called “{ $found }”; the patterns are { $known }{ $meant }
tiles-letter = row { $row } has “{ $found }”, which is none of b g y r

notation = Expected a step such as c1-c2, c1xd2 or c1-c2$a1,b1, or a switch such as b3~c4; found “{ $found }”.
refusal-outside = There is no { $square } on this board; it ends at { $last }.
refusal-switch-first = Your piece has moved; now switch two tiles.
refusal-move-first = Move a piece first, then switch tiles.
refusal-pass = The switch is not optional at this table.
refusal-switch-occupied = A piece stands on { $square }; only empty tiles can be switched.
refusal-switch-same = Both tiles have the same colour, which this table doesn’t allow.
refusal-switch-apart = These tiles don’t touch by side or corner.
refusal-not-yours = You have no piece on { $from }; choose one of your own pieces first.
refusal-not-forward = From { $from } a piece goes one tile forward, straight or diagonally, not to { $to }.
refusal-straight = A straight step needs an empty tile; { $to } is occupied.
refusal-own = Your own piece stands on { $to }.
refusal-write-x = An enemy stands on { $to }: a capture is written with x.
refusal-nobody-there = Nobody stands on { $to }: a step without capture is written with -.
refusal-cannot-pay = { $to } is { $colour } and costs { $price ->
    [one] one of your other pieces
   *[other] { $price } of your other pieces
}; you have { $others ->
    [0] none left
    [one] only one
   *[other] only { $others }
}.
refusal-mover-pays = The piece that moves can’t pay for itself.
refusal-foreign-payment = Only your own other pieces on the board can pay.
refusal-wrong-price = { $to } costs { $price ->
    [0] nothing here; write the step without $.
    [one] one piece; write which one pays, after $ by its square.
   *[other] { $price } pieces; write which ones pay, after $ and with commas.
}

draft-twice = { $square } is named more than once
draft-too-many = a side has at most { $most } pieces, found { $found }
draft-outside = { $square } is not on this board, which ends at { $last }
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


lesson-first = Your first crossing

lesson-first-step = You play White and want to get one piece to the far row before Black gets one to yours. A piece goes one tile ahead, straight or diagonally, never sideways or back.
lesson-first-step-task = Move your piece from c2 diagonally ahead to d3.
lesson-first-step-straight = Straight ahead is allowed too. This time go diagonally, to d3, ahead and to the right.
lesson-first-step-wrong = That is diagonal as well, but to the left. Try d3, ahead and to the right.
lesson-first-step-done = That is all there is to moving. Five rows, four steps: crossing would be easy if it weren’t for the price.

lesson-first-price = Entering a tile has a price in pieces: blue costs nothing, green one, yellow two, red three. You pay with your own other pieces, and they leave the board for good.
lesson-first-price-task = Step from c2 to the green tile b3 and pay for it with one of your two pieces in the corners, a1 or e1.
lesson-first-price-yellow = Yellow costs two, so both your other pieces are gone. Green is cheaper: go to b3 and pay just one.
lesson-first-price-wrong = That step is free. Try one with a price: from c2 to the green tile b3, then choose the piece that pays.
lesson-first-price-done = One piece was the price of green. You could not have gone to red d3: it costs three, and you had only two others. The piece that moves never pays for itself.

lesson-first-choose = When a step costs more than one piece, you choose the payers one after another. Which ones is up to you, so give up those you need least.
lesson-first-choose-task = Step from c2 to the yellow tile c3 for two pieces. Keep your runner on d3, which is furthest ahead.
lesson-first-choose-runner = You paid with your runner on d3, only two steps from the goal. Pay with the two pieces at the back, a1 and b1.
lesson-first-choose-wrong = Possible, but here we practise paying: step from c2 to yellow c3 and give up a1 and b1.
lesson-first-choose-done = Pieces far behind are your purse. Those far ahead are worth keeping.

lesson-first-same = There is one way to go for nothing on any colour: entering a tile of the colour you stand on is free, even on red.
lesson-first-same-task = Your piece on c2 stands on red. Step ahead with it without giving up a piece.
lesson-first-same-paid = That worked, but it cost you something. Look for a tile of the colour your piece stands on: red.
lesson-first-same-wrong = That piece stands on blue. Move the one on c2, which stands on red, to the red tile b3.
lesson-first-same-done = Red to red, for nothing. Before you pay, look for your own colour.

lesson-first-capture = Straight ahead you need an empty tile. Diagonally you may also enter a tile with an enemy on it: he is captured. The price of the tile is due all the same.
lesson-first-capture-task = Capture the black piece on d3. The tile is green, so it costs you the piece on a1.
lesson-first-capture-empty = b3 is empty, so nobody is captured there. The black piece that you can take stands on d3, to the right.
lesson-first-capture-wrong = Move the piece on c2: diagonally to the right it captures on d3.
lesson-first-capture-done = One piece each. And Black on c3 could not stop you: whoever stands straight ahead is only in the way, never in danger.

lesson-first-switch = Every turn has a second part: after the move you switch two empty tiles that touch, by a side or a corner. So you can build your own way.
lesson-first-switch-task = Your piece has moved to c3. It is your last, so it can’t pay, and everything ahead is red. Bring the blue tile from c5 to b4, c4 or d4, right ahead of your piece.
lesson-first-switch-wrong = A fair switch, but the three tiles ahead of your piece are still red. Switch blue c5 with c4, or with b4 or d4.
lesson-first-switch-done = Now the next step is free. One switch a turn, and the way changes every time.

lesson-first-wall = Switching also spoils the other’s way. Black goes down the board, and the piece on c2 is one step from your home row. It has only one other piece to pay with.
lesson-first-wall-task = Black can win on the blue tile c1. Switch it away, so that only red tiles lie ahead of Black.
lesson-first-wall-beside = The blue tile is now diagonally ahead of Black and just as good to enter. Bring it up beside Black, to b2 or d2.
lesson-first-wall-wrong = The blue tile c1 still lies ahead of Black. Switch it with the red tile b2 or d2.
lesson-first-wall-done = Red costs three, and Black can’t pay that. Nobody enters a tile that he can’t pay, not even to win.

lesson-first-block = Whoever has no step at the start of a turn loses, and a step that can’t be paid is no step. Black has a single piece left, on c4, and nothing to pay with.
lesson-first-block-task = Win at once: switch the blue tile c3 away, so that everything ahead of Black is red.
lesson-first-block-beside = The blue tile is still ahead of Black, diagonally. Switch c3 with a tile behind it: b2, c2 or d2.
lesson-first-block-wrong = Black can still step on something. Switch blue c3 with the red tile b2, c2 or d2.
lesson-first-block-done = Black can’t move, and you win. Count the other side’s pieces: the fewer there are, the fewer colours they can pay.

lesson-first-win = Now win a game. You have one piece, so only free tiles help: blue ones, and those of the colour you stand on. Black will switch against you, but only two tiles a turn, so make two ways to win.
lesson-first-win-task = You win in two turns: step from c3 to c4, switch so that two of the three tiles ahead of it are free, and then step on one of them.
lesson-first-win-beside = From b4 all three tiles ahead are red, and you can’t pay. Go straight ahead to c4: from there green d5 is free.
lesson-first-win-wrong = Only d5 is free for you then, and Black will switch it away. Make a second way: switch blue b4 with b5 or c5.
lesson-first-win-done = Across! Black could close one way but not both. You know all of MAIAK now; have fun with a whole game.

# Kinds of events and options by short names, for reports.
kind-stepped = a step
kind-switched = a switch of two tiles
kind-passed = the tiles left as they are
kind-no-switch = no two tiles to switch
kind-ended = the end
label-switch = the switch
label-same_colour = switching tiles of one colour
label-starts = the first move
label-tiles = the opening tiles
label-size = the size of the board

# Why an action is a good one: what the game sees, and what weighs.
why-captures = Captures a piece.
why-free = Costs nothing, because the colour stays { $colour }.
why-spares = { $count ->
    [one] Gives up no piece.
   *[other] Gives up fewer than { $count } pieces.
}
why-bars = Bars the other side’s last step.
why-keeps-barred = Opens no last step for the other side.
why-threatens = Threatens to arrive with the next move.
why-moves-now-more = Keeps the next move.
why-moves-now-less = Leaves the next move to the other side.
why-moves-after-the-switch-more = Is to move right after the switch.
why-moves-after-the-switch-less = Lets the other side move right after the switch.
why-pieces-more = Comes out ahead in pieces.
why-pieces-less = Puts other things above the number of pieces.
why-rows-gone-more = Gains ground in the race across the board.
why-rows-gone-less = Takes its time with the way across.
why-rows-of-the-foremost-more = Does better in the race of the foremost pieces.
why-rows-of-the-foremost-less = Holds the foremost piece back for now.
why-steps-more = Leaves more steps that can be paid for than the other side has.
why-steps-less = Needs no large choice of steps.
why-free-steps-more = Comes out ahead in steps that cost nothing.
why-free-steps-less = Leaves the free steps aside.
why-arrives-next-more = Gets ahead in the race to the far row.
why-arrives-next-less = Leaves the last step for later.
why-other-arrives-next-more = Lets the other side come near for the moment.
why-other-arrives-next-less = Is nearer to arriving than the other side.
