summary = Cross the island with pieces whose ranks only you know, and build a statue of five on the far side. About 30 minutes.
goal = Build a statue of five of your pieces on the far side of the island.
puzzle-safe = Exactly one attack is sure to win, whoever the hidden pieces are. Make it.

tiki = TIKI
tac = TAC

placed = { $who } places { $rank ->
    [hidden] a piece
   *[other] a { $rank }
} on { $at }.
began = All pieces are in place. TIKI goes first.
moved = { $who } moves from { $from } to { $to }.
attacks = { $who } attacks { $to } from { $from }.
fought-won = { $own ->
    [hidden] { $attacker } wins the fight on { $at }.
   *[other] { $attacker }’s { $own } defeats { $defender }’s { $other } on { $at }.
}
fought-lost = { $own ->
    [hidden] { $attacker } loses the fight on { $at }.
   *[other] { $attacker }’s { $own } loses to { $defender }’s { $other } on { $at }.
}
fought-tie = { $own ->
    [hidden] The fight on { $at } is a tie, and { $attacker } stays on top.
   *[other] { $attacker }’s { $own } ties with { $defender }’s { $other } on { $at } and stays on top.
}
reincarnated = { $who } reincarnates { $rank ->
    [hidden] a piece
   *[other] a { $rank }
} on { $at }.
passed = { $who } can neither move nor reincarnate, and passes.
ended-statue = { $who } has built a statue of five and wins.
ended-no-move = The other side can neither move nor reincarnate: { $who } wins.
ended-both-pass = Neither side can move or reincarnate: the game is drawn.
ended-dead-game = Neither side can build a statue any more: the game is drawn.
ended-quiet = Too many turns without progress: the game is drawn.
ended-cap = The turn limit is reached: the game is drawn.

outcome-statue = a statue of five was built
outcome-no-move = one side could neither move nor reincarnate
outcome-both-pass = neither side could move or reincarnate
outcome-dead-game = neither side could build a statue any more
outcome-quiet = too many turns without progress
outcome-cap = the turn limit was reached

homes = Row 5: TAC’s start fields. Row 1: TIKI’s start fields.
legend = T is TIKI, C is TAC, ? is a rank you can’t see. Columns read from bottom to top.
dead = { $who }’s dead: { $ranks }.
dead-or-returned = { $who }’s dead: { $ranks }; { $returned ->
    [one] one of them has returned unseen
   *[other] { $returned } of them have returned unseen
}.
field = { $field }{ $count ->
    [one] {""}
   *[other] , from the top
}: { $pieces }.
piece = { $who } { $rank ->
    [hidden] of unknown rank
   *[other] { $rank }
}
unplaced = { $who } still has to place: { $ranks }.
prompt-place = Place a piece on { $at }.
waiting-both-place = TIKI and TAC are placing their pieces.
waiting-place = { $who } is placing pieces.
prompt-move = { $can ->
    [reincarnate] You have no move: reincarnate a piece.
    [move] Make the first of your two moves.
    [move-again] Make your second move.
   *[either] Make the first of your two moves, or reincarnate a piece.
}
waiting-move = { $can ->
    [reincarnate] { $who } has no move and must reincarnate a piece.
    [move] { $who } has two moves.
    [move-again] { $who } has one move left.
   *[either] { $who } has two moves, or may reincarnate a piece.
}

scene-board = the island
scene-field = { $field }{ $home ->
    [none] {""}
   *[other] , start field of { $home }
}, { $count ->
    [0] empty
    [one] { $pieces }
   *[other] column of { $count }, from the top: { $pieces }
}{ $arrived ->
    [0] {""}
    [one] ; arrived
   *[other] ; { $arrived } have arrived
}
scene-piece = { $owner ->
    [you] your { $rank }
   *[other] { $rank ->
        [hidden] { $who } of unknown rank
       *[other] { $who } { $rank }
    }
}
scene-hand = { $who } has { $count ->
    [0] placed all pieces
    [one] one piece left to place
   *[other] { $count } pieces left to place
}.
scene-to-place = piece of rank { $rank }
scene-fallen = dead piece of rank { $rank }
scene-none-dead = { $who } has no dead pieces.
scene-pieces = { $count ->
    [one] one piece
   *[other] { $count } pieces
}
scene-placing = { $count } still to place
scene-statue = statue: { $height } of 5
scene-moves = { $moves ->
    [one] one move left
   *[other] { $moves } moves left
}

option-setup = chosen: players secretly place their own pieces; random: the seed places them
option-stalemate = what happens to a player who can neither move nor reincarnate
option-buried = whether an enemy buried under a statue spoils it
option-memory_aid = whether a rank stays visible once a fight has shown it
option-quiet_limit = turns in a row without an attack, a reincarnation or a step forward before the game is drawn; 0 for no limit
option-max_turns = turns before the game is drawn; 0 for no limit

notation = Expected place:3 during the setup, a move such as b1-b2, an attack such as b1xb2 or a reincarnation such as c1+4, but found “{ $found }”.
refusal-placed = The setup is over: all pieces have been placed.
refusal-none-left = You have no { $rank } left to place.
refusal-ready = You have placed all your pieces and wait for the other side.
refusal-setup = Place all your pieces first, for example with place:3.
refusal-no-piece = You have no piece on { $from }.
refusal-covered = Your piece on { $from } is covered. Only the top piece of a column can move.
refusal-arrived = Your piece on { $from } has reached an enemy start field and stays there.
refusal-direction = From { $from } a piece moves one field forward, left or right. { $to } is not one of those fields.
refusal-held = The enemy holds your start field { $field }, so you can’t enter it.
refusal-nobody-there = There is no enemy on top of { $to }. Write { $from }-{ $to } to move there.
refusal-write-x = There is an enemy on top of { $to }. Write { $from }x{ $to } to attack.
refusal-rebirth-late = Reincarnation takes a whole turn, and you have already moved.
refusal-nobody-dead = None of your pieces is dead.
refusal-rebirth-field = Pieces return only to your own start fields, and { $at } isn’t one of them.
refusal-rebirth-occupied = Pieces return only to empty start fields, and { $at } is occupied.
refusal-rebirth-alive = None of your dead pieces has rank { $rank }.

draft-turn = expected seat 0 or 1, found { $found }
draft-moves-left = a turn has at most two moves, found { $found }
draft-rank = expected a rank from 1 to 5, found { $found }
draft-entered = nobody can stand on top of an enemy on one of their own start fields
draft-number = { $found } is not the number of a piece that fits here
draft-numbers = every piece on { $field } needs a number
draft-setup-order = { $side ->
    [0] TIKI
   *[1] TAC
} fills its start fields from file a to file e, two pieces on each before the next
draft-setup-dead = nobody is dead during the setup
draft-setup-over = all pieces are placed, so the setup is over
draft-setup-begun = nothing but placing pieces can have happened during the setup
draft-people = the pieces of { $side ->
    [0] TIKI
   *[1] TAC
}, on the board and dead together, are not two of every rank
draft-dead = the dead of { $side ->
    [0] TIKI
   *[1] TAC
} must be ranks from 1 to 5, at most two of each
draft-could = the ranks that piece { $found } could have must be from 1 to 5, at most two of each
draft-statue = a statue stands, so it must be its builder’s turn
draft-two-statues = two statues stand, but the first one would have ended the game
draft-touching = enemies share a column only after a tie, so pieces that touch must have equal ranks
draft-setup-random = the seed places the pieces at this table, so there is no setup

option-setup-chosen = placed in secret
option-setup-random = random
option-stalemate-pass = passes
option-stalemate-loss = loses
option-buried-harmless = harmless
option-buried-spoils = spoils the statue
