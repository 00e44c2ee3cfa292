summary = Cross the island with pieces whose ranks only you know, and build a statue of five on the far side. About 30 minutes.
goal = Build a statue of five of your pieces on the far side of the island.
puzzle-safe = Exactly one attack is sure to win, whoever the hidden pieces are. Make it.

tiki = TIKI
tac = TAC

a-piece = { $rank ->
    [hidden] a piece
   *[other] a { $rank }
}
placed = { $who-is ->
    [you] You place
   *[other] { $who } places
} { a-piece } on { $at }.
began = All pieces are in place. { $who-is ->
    [you] You go first.
   *[other] { $who } goes first.
}
moved = { $who-is ->
    [you] You move
   *[other] { $who } moves
} from { $from } to { $to }.
attacks = { $who-is ->
    [you] You attack
   *[other] { $who } attacks
} { $to } from { $from }.
attacker-piece = { $attacker-is ->
    [you] Your { $own }
   *[other] { $attacker }’s { $own }
}
defender-piece = { $defender-is ->
    [you] your { $other }
   *[other] { $defender }’s { $other }
}
fought-won = { $own ->
    [hidden] { $attacker-is ->
        [you] You win
       *[other] { $attacker } wins
    } the fight on { $at }.
   *[other] { attacker-piece } defeats { defender-piece } on { $at }.
}
fought-lost = { $own ->
    [hidden] { $attacker-is ->
        [you] You lose
       *[other] { $attacker } loses
    } the fight on { $at }.
   *[other] { attacker-piece } loses to { defender-piece } on { $at }.
}
fought-tie = { $own ->
    [hidden] The fight on { $at } is a tie, and { $attacker-is ->
        [you] you stay
       *[other] { $attacker } stays
    } on top.
   *[other] { attacker-piece } ties with { defender-piece } on { $at } and stays on top.
}
reincarnated = { $who-is ->
    [you] You reincarnate
   *[other] { $who } reincarnates
} { a-piece } on { $at }.
passed = { $who-is ->
    [you] You can neither move nor reincarnate, and pass.
   *[other] { $who } can neither move nor reincarnate, and passes.
}
ended-statue = { $who-is ->
    [you] You have built a statue of five: you win!
   *[other] { $who } has built a statue of five and wins.
}
ended-no-move = The other side can neither move nor reincarnate: { $who-is ->
    [you] you win!
   *[other] { $who } wins.
}
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
whose-dead = { $who-is ->
    [you] Your dead
   *[other] { $who }’s dead
}
dead = { whose-dead }: { $ranks }.
dead-or-returned = { whose-dead }: { $ranks }; { $returned ->
    [one] one of them has returned unseen
   *[other] { $returned } of them have returned unseen
}.
field = { $field }.
statue = { $who-is ->
    [you] Your
   *[other] { $who }’s
} tallest statue has { $height } of five pieces.
unplaced = { $who-is ->
    [you] You still have
   *[other] { $who } still has
} to place: { $ranks }.
prompt-place = Choose a piece for { $at }, the { $level ->
    [lower] lower
   *[upper] upper
} one there ({ $number } of 10).
waiting-both-place = TIKI and TAC are placing their pieces.
waiting-place = { $who } is placing pieces.
prompt-move = { $can ->
    [reincarnate] You have no move: choose one of your dead, and it returns.
    [move] Choose a piece for the first of your two moves.
    [move-again] Choose a piece for your second move.
   *[either] Choose a piece for the first of your two moves, or one of your dead to bring it back.
}
ask-to = Choose where your { $rank } on { $from } goes: forward, left or right.
ask-home = Choose one of your empty start fields for the { $rank }.
waiting-move = { $can ->
    [reincarnate] { $who } has no move and must reincarnate a piece.
    [move] { $who } has two moves.
    [move-again] { $who } has one move left.
   *[either] { $who } has two moves, or may reincarnate a piece.
}

scene-board = the island
scene-field = { $field }{ $home ->
    [none] {""}
    [own] , your start field
    [enemy] , enemy start field
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

help-setup-own = One of your start fields: you put two pieces here, and only the upper one can move at first.
help-to-place = It goes to { $at } next, as the { $level ->
    [lower] lower
   *[upper] upper
} piece there.
help-dead = It can return on one of your empty start fields, which takes your whole turn.
help-rank = { $rank ->
    [1] A 1 defeats only a 5, and loses to 2, 3 and 4.
    [2] A 2 defeats only a 1.
    [3] A 3 defeats 1 and 2.
    [4] A 4 defeats 1, 2 and 3, and loses only to a 5.
   *[5] A 5 defeats all but a 1.
}
help-beaten = { $rank ->
    [1] A 1 loses to 2, 3 and 4, but defeats a 5.
    [2] A 2 loses to 3, 4 and 5.
    [3] A 3 loses to 4 and 5.
    [4] A 4 loses only to a 5.
   *[5] A 5 loses only to a 1.
}
help-own = Your { $rank } can go from here to { $ways }.
help-own-stuck = Your { $rank } can’t go anywhere from here.
help-way = { $to }
help-way-attack = { $to } to attack
help-arrived = You have arrived here with { $count } of the five pieces for a statue: nobody can attack them, and they stay for good.
help-lost = The enemy has arrived here with { $count } of the five pieces for a statue: you can’t enter this field any more.
help-enemy = { $rank ->
    [hidden] An enemy of unknown rank: who moves here attacks it.
   *[other] An enemy { $rank }: who moves here attacks it.
}
help-fight = The higher rank wins, except that 1 defeats 5; equal ranks both stay.
help-column = { $count } enemies stand on each other: the attacker fights one after the other, from the top down.
help-empty = An empty field: a piece can move here from behind or from the side.
help-empty-home = One of your start fields: one of your dead can return here.
help-empty-enemy-home = An enemy start field: whoever of yours gets here stays for good, and five on one such field win.
help-watched = The top piece is { $who }’s; only it can move, and its rank is a secret until it fights.
help-watched-home = A start field of { $who }: five enemies on it make a statue and win.

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

lesson-island = Across the island
lesson-island-move = You play TIKI at the lower edge, and your pieces walk to the other side. A piece moves one field forward, left or right, never back, and you have two moves a turn.
lesson-island-move-task = Move the upper piece on c1 one field forward, and then once more.
lesson-island-move-done = Two moves by one piece, or one each by two: that’s up to you every turn.
lesson-island-move-wrong = You could move like that too. This time go straight ahead from c1 to c2, and on to c3.
lesson-island-stack = Your pieces may stand on each other, as high as you like. But only the top one can move.
lesson-island-stack-task = You have one move left. Put your 4 from b3 onto your 2 on c3.
lesson-island-stack-done = The 2 now waits under the 4. Whoever attacks this field has to face the 4 first.
lesson-island-stack-wrong = Move the 4 from b3 to the right, onto c3.
lesson-island-stack-other-way = That’s a column too, but with the 2 on top. Put the stronger 4 on top instead.
lesson-island-fight = You know only your own ranks, and your opponent only theirs. Move onto an enemy, and you fight: both ranks are shown, and the higher one wins.
lesson-island-fight-task = An enemy stands before your 4, on c4. Attack it from c3.
lesson-island-fight-done = It was a 3, so your 4 won. But now your opponent knows your 4 too: the table hides it again, so remember what you saw.
lesson-island-fight-wrong = Be brave: move your 4 from c3 forward onto c4.
lesson-island-one = Each side has two pieces of every rank from 1 to 5. The 5 defeats everything, except the 1: that defeats the 5 and nothing else.
lesson-island-one-task = The enemy on c4 has shown itself as a 5. Attack it with the right piece.
lesson-island-one-done = The smallest fells the greatest. A 1 is worth most when you know where a 5 is.
lesson-island-one-wrong = Your 1 stands right in front of the 5, on c3. Attack with it.
lesson-island-one-four = A 4 loses to the 5. There is only one rank that defeats it.
lesson-island-remember = Usually a rank is hidden again after the fight, and you have to remember it. In the last fights you saw that the enemy on b4 is a 5, and the one on d4 a 2.
lesson-island-remember-task = Your 3 stands between them on c4. Attack the one it defeats.
lesson-island-remember-done = Well remembered! Your memory is as good as a strong piece.
lesson-island-remember-wrong = Attack the 2. On which side was it?
lesson-island-remember-five = That one was the 5! The 2 stands on the other side.
lesson-island-column = If an attacker meets a column, it fights from the top down, until it loses, or ties, or nobody is left. Equal ranks both stay, the attacker on top.
lesson-island-column-task = Two enemies stand on c4. Attack them with your 5 from c3.
lesson-island-column-done = First a 4, then a 2: one attack, two wins. Only a 1 would have defeated you.
lesson-island-column-wrong = Move your 5 from c3 forward onto c4.
lesson-island-return = Dead pieces can return: instead of your two moves you put one of them on one of your empty start fields. Your opponent doesn’t see which.
lesson-island-return-task = Bring back one of your 5s: choose it beside the board, then an empty start field in your first row.
lesson-island-return-done = A fresh piece, and only you know that it’s a 5.
lesson-island-return-wrong = Not a move this time: choose a 5 among your dead, then an empty field in your first row.
lesson-island-return-rank = You can bring that one back too. But a 5 is stronger.
lesson-island-arrive = The far row is where you want to go. A piece that gets to an enemy start field stays there for good, and nobody can attack it or enter that field against it.
lesson-island-arrive-task = Move your 3 from c4 to c5.
lesson-island-arrive-done = Arrived! It can’t be driven out any more. Now more pieces have to come to the same field.
lesson-island-arrive-wrong = Walk straight on: from c4 to c5.
lesson-island-win = Five of your pieces on one enemy start field make a statue, and you win. Four already stand on b5; only a 5 is in the way, on b4.
lesson-island-win-task = Bring the fifth piece to b5 with your two moves.
lesson-island-win-done = The statue stands, you’ve won! Now you know everything you need. Try it against a bot or a friend.
lesson-island-win-wrong = First make b4 free: who defeats a 5? Then go on to b5.
lesson-island-win-four = The 4 loses to the 5. You have somebody else on the other side of it.
lesson-island-win-elsewhere = That piece has arrived, but on another field, and stays there. All five have to stand on b5.

# Kinds of events and options by short names, for reports.
kind-placed = a piece set up
kind-began = the start
kind-moved = a move
kind-fought = a fight
kind-reincarnated = a reincarnation
kind-passed = a turn without a move
kind-ended = the end
label-setup = the set-up
label-stalemate = whoever can’t move
label-buried = an enemy buried under a statue
label-memory_aid = ranks stay visible after a fight
label-quiet_limit = turns without progress until a draw
label-max_turns = turns until a draw

# Why an action is a good one: what the game sees, and what weighs.
why-reincarnates = Brings a { $rank } back to life.
why-tower = { $count ->
    [one] Begins a tower on the far row, where nobody can be attacked.
    [3] Makes the tower three high.
    [4] Makes the tower four high: one more piece wins.
   *[other] Makes the tower { $count } high.
}
why-fight = Wins { $count ->
    [one] the fight
   *[other] { $count } fights
}, as far as can be known.
why-no-loss = Stays out of a fight that would be lost.
why-arrives = Reaches the far row, where nobody can attack it.
why-tallest-tower-more = Does better in the race for the tallest tower.
why-tallest-tower-less = Lets the tower wait.
why-tallest-tower-squared-more = Adds to what is already the tallest tower.
why-tallest-tower-squared-less = Does not put everything into one tower.
why-tallest-tower-never-a-statue-more = Keeps a tower that can no longer become a statue.
why-tallest-tower-never-a-statue-less = Wastes nothing on a tower that can never become a statue.
why-buried-more = Accepts that a piece lies buried.
why-buried-less = Keeps its pieces from being buried, or buries one of the others.
why-rows-gone-on-top-more = Gains ground on the way across the island.
why-rows-gone-on-top-less = Stays back for the moment.
why-rows-gone-covered-more = Has come further with covered pieces.
why-rows-gone-covered-less = Keeps covered pieces at home.
why-files-from-the-tower-more = Stays flexible beside the tower.
why-files-from-the-tower-less = Brings its pieces nearer to the tower.
why-moves-left-more = Keeps a move for this turn.
why-moves-left-less = Uses up the moves of this turn.
why-known-to-the-enemy-more = Shows a rank for something better.
why-known-to-the-enemy-less = Gives away less about its ranks.
why-attacks-that-win-more = Has more attacks that win.
why-attacks-that-win-less = Leaves attacks for later.
why-dead-1-more = Can spare a 1.
why-dead-1-less = Comes out ahead in living 1s.
why-dead-2-more = Can spare a 2.
why-dead-2-less = Comes out ahead in living 2s.
why-dead-3-more = Can spare a 3.
why-dead-3-less = Comes out ahead in living 3s.
why-dead-4-more = Can spare a 4.
why-dead-4-less = Comes out ahead in living 4s.
why-dead-5-more = Can spare a 5.
why-dead-5-less = Comes out ahead in living 5s.
why-on-top-1-more = Keeps a 1 free to move.
why-on-top-1-less = Does not need its 1s on top.
why-on-top-2-more = Keeps a 2 free to move.
why-on-top-2-less = Does not need its 2s on top.
why-on-top-3-more = Keeps a 3 free to move.
why-on-top-3-less = Does not need its 3s on top.
why-on-top-4-more = Keeps a 4 free to move.
why-on-top-4-less = Does not need its 4s on top.
why-on-top-5-more = Keeps a 5 free to move.
why-on-top-5-less = Does not need its 5s on top.
