summary = Two peoples with hidden ranks cross an island; build a statue of five on the far side. About 30 minutes.

tiki = TIKI
tac = TAC

placed = { $who } places { $rank ->
    [hidden] a piece
   *[other] a { $rank }
} on { $at }.
began = All pieces stand. TIKI begins.
moved = { $who } moves from { $from } to { $to }.
attacks = { $who } attacks from { $from } on { $to }.
fought-won = { $own ->
    [hidden] { $attacker } defeats { $defender } on { $at }.
   *[other] { $attacker }’s { $own } defeats { $defender }’s { $other } on { $at }.
}
fought-lost = { $own ->
    [hidden] { $attacker } falls to { $defender } on { $at }.
   *[other] { $attacker }’s { $own } falls to { $defender }’s { $other } on { $at }.
}
fought-tie = { $own ->
    [hidden] { $attacker } ties with { $defender } on { $at } and stands on top.
   *[other] { $attacker }’s { $own } ties with { $defender }’s { $other } on { $at } and stands on top.
}
reincarnated = { $who } brings back { $rank ->
    [hidden] a dead piece
   *[other] a { $rank }
} on { $at }.
passed = { $who } can do nothing and passes.
ended-statue = { $who } has built a statue of five and wins.
ended-no-move = The other side can do nothing; { $who } wins.
ended-both-pass = Nobody can do anything: a draw.
ended-dead-game = Neither side can still build a statue: a draw.
ended-quiet = Too many turns without progress: a draw.
ended-cap = Too many turns: a draw.

outcome-statue = a statue of five was built
outcome-no-move = one side could do nothing
outcome-both-pass = neither side could do anything
outcome-dead-game = neither side could still build a statue
outcome-quiet = too many turns without progress
outcome-cap = too many turns

homes = Row 5: TAC’s start fields. Row 1: TIKI’s start fields.
legend = T TIKI, C TAC, with the rank or ? where it is hidden; columns from the bottom to the top.
dead = { $who }’s dead: { $ranks }.
dead-or-returned = { $who }’s dead: { $ranks }, of whom { $returned ->
    [one] one has returned unseen
   *[other] { $returned } have returned unseen
}.
field = { $field }: { $pieces }{ $count ->
    [one] {""}
   *[other] , from the top
}.
piece = { $who } { $rank ->
    [hidden] hidden
   *[other] { $rank }
}
to-place = Both sides place their pieces, each in secret: place:3 puts a 3 on the next place.
to-move = { $who } has { $moves ->
    [one] one move
   *[other] { $moves } moves
} left.

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
scene-fallen = fallen piece of rank { $rank }
scene-none-dead = { $who } has no dead.
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

option-setup = chosen: each player places the own pieces secretly; random: the seed places them
option-stalemate = whether a player who can do nothing passes or loses
option-buried = whether an enemy buried under a statue is harmless or spoils it
option-memory_aid = whether ranks once shown stay in sight
option-quiet_limit = turns in a row without attack, reincarnation or forward step until a draw, 0 for never
option-max_turns = turns until a draw, 0 for never

notation = Expected place:3 during the setup, a move such as b1-b2, an attack such as b1xb2, or a reincarnation such as c1+4; found “{ $found }”.
refusal-placed = All pieces have been placed.
refusal-none-left = You have no { $rank } left to place.
refusal-setup = First all pieces are placed, such as place:3.
refusal-not-on-top = None of your pieces stands on top of { $from }.
refusal-arrived = The piece on { $from } has arrived on an enemy start field and stays there.
refusal-direction = From { $from } a piece goes one field forward, left or right, not to { $to }.
refusal-held = The enemy holds your start field { $to }; you may not enter it.
refusal-nobody-there = No enemy stands on top of { $to }: a move without attack is written with -.
refusal-write-x = An enemy stands on top of { $to }: an attack is written with x.
refusal-rebirth-late = Reincarnation takes the whole turn; you have already moved.
refusal-rebirth-field = A piece returns only on one of your start fields; { $at } is none.
refusal-rebirth-occupied = A piece returns only on an empty start field; { $at } is occupied.
refusal-rebirth-alive = None of your dead has rank { $rank }.

draft-turn = expected seat 0 or 1, found { $found }
draft-moves-left = a turn has at most two moves, found { $found }
draft-rank = expected a rank from 1 to 5, found { $found }
draft-entered = nobody may stand over an enemy on an own start field
draft-number = { $found } is no number of a piece that fits here
draft-numbers = there must be one number for every piece on { $field }
draft-setup-order = { $side ->
    [0] TIKI
   *[1] TAC
} fills its start fields from file a to e, two pieces each, before the next
draft-setup-dead = nobody is dead during the setup
draft-setup-over = all pieces are placed, so the setup is over
draft-setup-begun = nothing but placing has happened during the setup
draft-people = the pieces of { $side ->
    [0] TIKI
   *[1] TAC
} are not two of every rank, on the board and dead together
draft-dead = the dead of { $side ->
    [0] TIKI
   *[1] TAC
} are ranks from 1 to 5, at most two of each
draft-could = the ranks that piece { $found } could have are from 1 to 5, at most two of each
draft-statue = a statue stands, so its builder’s turn was the last
draft-two-statues = two statues stand, but the first one ends the game
draft-touching = enemies lie on each other only after a tie, so their ranks are equal
draft-setup-random = at this table the seed places the pieces, so there is no setup

option-setup-chosen = each player places secretly
option-setup-random = by chance
option-stalemate-pass = passes
option-stalemate-loss = loses
option-buried-harmless = harmless
option-buried-spoils = spoils the statue
