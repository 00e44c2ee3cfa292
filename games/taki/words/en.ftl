summary = Be the first to get rid of your cards, by colour or figure; a TAKI lets a whole colour go at once. About 20 minutes.
goal = Be the first to get rid of all your cards.
puzzle-win = Get rid of all your cards in this turn.

seat = Player { $number }
colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[none] no colour
}
card = { $colour } { $figure ->
    [stop] Stop
    [dir] Change Direction
    [plus] Plus
    [taki] TAKI
   *[other] { $figure }
}
card-colourless = { $figure ->
    [super] SuperTaki
    [king] King
    [breaker] +3 Breaker
    [color] Change Color
   *[other] +3
}

played = { $who } plays a { $card }{ $colour ->
    [red] {" "}and names red
    [blue] {" "}and names blue
    [green] {" "}and names green
    [yellow] {" "}and names yellow
   *[none] {""}
}.
drew = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}{ $why ->
    [plus-two] {" "}for the +2
    [plus] {" "}for the Plus
    [plus-three] {" "}for the +3
    [broken] {" "}for the broken +3
    [breaker] {" "}for the Breaker
    [penalty] {" "}for not calling the last card
    [stage] {" "}for the next stage
   *[turn] {""}
}.
drew-cards = { $who } draws { $cards }{ $why ->
    [plus-two] {" "}for the +2
    [plus] {" "}for the Plus
    [plus-three] {" "}for the +3
    [broken] {" "}for the broken +3
    [breaker] {" "}for the Breaker
    [penalty] {" "}for not calling the last card
    [stage] {" "}for the next stage
   *[turn] {""}
}.
drew-nothing = There are no cards left for { $who } to draw.
shuffled = The discards are shuffled into a new draw pile of { $count ->
    [one] one card
   *[other] { $count } cards
}.
run-closed = { $who } closes the TAKI.
run-left = { $who } leaves the TAKI open.
declined = { $who } plays nothing more after the King.
answered = { $who } has answered the +3.
answered-break = { $who } answers the +3 with a Breaker.
answered-let = { $who } lets the +3 happen.
called = { $who } calls “last card!”
kept-silent = { $who } keeps silent about the last card.
stopped = { $who } misses a turn.
advanced = { $who } moves on to stage { $stage }.
ended-empty-hand = { $who } has no cards left and wins.
ended-stuck = Nobody can play or draw any more. { $winners ->
    [one] { $who } is best placed and wins.
   *[other] { $who } are best placed and share the win.
}
ended-cap = The turn limit is reached. { $winners ->
    [one] { $who } is best placed and wins.
   *[other] { $who } are best placed and share the win.
}

outcome-empty-hand = a player has no cards left
outcome-stuck = nobody could play or draw any more
outcome-cap = the turn limit was reached

picture-piles = Draw pile { $draw } · discards { $discards } · play goes { $direction ->
    [down] down ↓
   *[up] up ↑
}
picture-lead = Leading card { $lead } · colour { $colour }
picture-chain = +2 pile: { $cards } cards
picture-open = open TAKI: { $colour }
picture-run = run: { $colour }
picture-seat = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-stage = stage { $stage }
picture-you = you
picture-may-call = may call
picture-silent = silent
picture-answered = has answered
picture-waits = has yet to answer
picture-hand = { $who }’s hand
picture-your-hand = Your hand

tell-lead = The leading card is a { $card }, the colour to match is { $colour }.
tell-chain = { $count ->
    [one] A +2 is waiting
   *[other] { $count } +2 cards are waiting
}: { $cards } cards to take.
tell-open = A { $colour } TAKI is open.
tell-run = A run of { $colour } is in progress.
tell-piles = The draw pile has { $draw ->
    [one] one card
   *[other] { $draw } cards
}, the discard pile { $discards ->
    [one] one card
   *[other] { $discards } cards
}.
tell-seat = { $who } has { $count ->
    [one] one card
   *[other] { $count } cards
}.
tell-seat-stage = { $who } is at stage { $stage } and has { $count ->
    [one] one card
   *[other] { $count } cards
}.
tell-hand = { $who } holds { $cards }.
tell-empty = { $who } holds nothing.
tell-direction = Play passes from one player to the next in { $direction ->
    [up] this order
   *[down] the opposite order
}.
tell-call = { $who } may still call “last card!”
tell-silent = { $who } is keeping silent about the last card.

prompt-play = { $can ->
    [play-or-draw] Play a card, or draw one.
    [play] Play a card.
   *[draw] You have no card to play: draw one.
}
prompt-chain = { $can ->
    [play-or-draw] Answer the +2, or take { $cards } cards.
   *[draw] You can’t answer the +2: take { $cards } cards.
}
prompt-run = { $can ->
    [play-or-close] Play on in { $colour }, close the TAKI, or leave it open.
    [play] Play on in { $colour }, or leave the TAKI open.
    [close] Close the TAKI, or leave it open.
   *[leave] Leave the TAKI open.
}
prompt-plus = { $can ->
    [play-or-draw] Play another card, or draw one.
    [play] Play another card.
   *[draw] You have no card to follow your Plus: draw one.
}
prompt-king = Play any card you like, or nothing more.
prompt-call = You’re down to one card: call it before the next player acts, or keep silent.
prompt-window = { $who } has played a +3: break it, or let it happen.
prompt-window-let = { $who } has played a +3, and you have no Breaker: let it happen.
waiting-play = It’s { $who }’s turn.
waiting-call = It’s { $who }’s turn; { $callers } may still call “last card!”
waiting-run = { $who } is playing a run of { $colour }.
waiting-plus = { $who } has to play again after a Plus.
waiting-king = { $who } may play any card after the King.
waiting-window = { $who } has played a +3. Still to answer: { $waiting }.
waiting-window-own = You’ve played a +3. Still to answer: { $waiting }.

scene-table = Table, play goes { $direction ->
    [up] clockwise
   *[down] anticlockwise
}
scene-draw = draw pile, { $count ->
    [one] one card
   *[other] { $count } cards
}
scene-lead = leading card { $card }
scene-colour = colour { $colour }
scene-window = +3 waiting for answers
scene-by-colour = by colour
scene-by-figure = by figure
scene-close = Close the TAKI
scene-leave = Leave the TAKI open
scene-done = Play nothing more
scene-break = Break the +3
scene-let = Let the +3 happen
scene-last = Last card!
scene-silent = Keep silent

option-seats = how many play
option-mode = a single game, or the Pyramid, a tournament of eight stages
option-first_card = whether an action card turned over at the start stays, or goes under the pile until a number comes up
option-starts = who starts: 0 for the first player, 1 for the second, and so on
option-must_play = whether you must play if you hold a coloured card that matches
option-plus3_on_plus2 = whether a +3 may be played on an active +2
option-direction_two = what a Change Direction does between two players
option-wild_in_run = whether a colourless card may end a run
option-king_super = whether a SuperTaki after a King takes a colour you name or the one underneath
option-plus_last = whether a Plus as your last card makes you draw one or wins
option-auto_last = whether “last card!” is called automatically
option-max_turns = the number of turns after which the game is decided: 2,000, or 16,000 in the Pyramid
option-bad-seats = two to ten can play, found { $found }
option-bad-starts = expected a number below { $seats }, found { $found }
option-bad-max-turns = expected a number from 1 to { $most }, found { $found }

notation = Expected a card such as r5, r+2, rstop, king, super or color:g, or one of draw, close, leave, done, break, let, last, silent; found “{ $found }”.
notation-card = Expected a card such as r5, r+2, rstop, king, super or color, found “{ $found }”.
notation-colour = Name a colour with your Change Color: write color:r, color:b, color:g or color:y.
refusal-no-call = You’re not asked to call now, only when you’ve just played down to your last card and it’s someone else’s turn.
refusal-call-cards = You can only call when you have exactly one card left.
refusal-silent = You chose to keep silent, and that’s final.
refusal-called-by-itself = At this table, the last card is called automatically.
refusal-only-call = It’s not your turn: you can only call your last card or keep silent.
refusal-no-window = There’s no +3 to answer.
refusal-window = A +3 has been played: break it or let it happen.
refusal-own-plus-three = The others have yet to answer your +3.
refusal-answered = You’ve answered the +3; now the others have to.
refusal-no-breaker = You don’t have a Breaker.
refusal-no-run = You’re not in a run.
refusal-taki-on-top = You can’t close a run with a TAKI on top; play on or leave it open.
refusal-no-king = You haven’t just played a King, so there’s no free play to decline.
refusal-draw-run = You can’t draw during a run: end it instead.
refusal-draw-king = You can’t draw after a King: play any card, or nothing more.
refusal-draw-plus = You have a card that matches, so after the Plus you must play.
refusal-must-play = You have a coloured card that matches, and at this table you must play it.
refusal-not-in-hand = You don’t have a { $card }.
refusal-super-plain = A SuperTaki takes the current colour here: write super.
refusal-super-named = After a King, you name the colour of a SuperTaki: write super:r, super:b, super:g or super:y.
refusal-super-underneath = At this table, a SuperTaki after a King takes the colour underneath: write super.
refusal-plus-three = At this table, you can’t play a +3 on an active +2.
refusal-chain = A +2 is active: answer with a +2, a King or a +3, or draw.
refusal-chain-strict = A +2 is active: answer with a +2 or a King, or draw.
refusal-run-wild = At this table, you can’t play colourless cards in a run.
refusal-run-colour = The run only takes { $colour } cards, so you can’t play a { $card }.
refusal-no-match = A { $card } matches neither the colour { $colour } nor the leading card, a { $lead }.

draft-seats = expected one entry per player, { $seats }, found { $found }
draft-copies = there are { $found } of { $card } instead of { $copies }
draft-turn = expected a number below { $seats }, found { $found }
draft-direction = expected 1 or -1, found { $found }
draft-no-discards = at least the leading card must lie there
draft-lacks-name = “{ $found }” is neither a colour nor a figure
draft-lead = the leading card is the topmost discard that is neither a +3 nor a Breaker
draft-color = the leading card has a different colour
draft-open-taki = an open TAKI has the current colour
draft-chain-lead = a +2 is only active while it leads
draft-chain-phase = there is no run, Plus or King under an active +2
draft-chain-long = the deck has only eight +2 cards
draft-chain-window = at this table, a +3 can’t be played on an active +2
draft-run-phase = there is a run exactly in the phase run
draft-run-color = the run has the current colour
draft-run-open = no TAKI is open while a run goes on
draft-phase-lead = neither the leading card nor the top discard brings this phase about
draft-stages-single = a single game has no stages
draft-stages = every player is at a stage from 1 to 8
draft-call-twice = a player may still call or keeps silent, not both
draft-call-seat = there is no such seat
draft-call-hand = only a player with one card, and not the one to play, is asked to call
draft-call-phase = a call is only asked for before a turn begins, and never where it is made automatically
draft-answers-phase = only a +3 is answered
draft-answers-seats = everyone but the player of the +3 answers, and once all have, it is settled
draft-answers-breaker = whoever answers with a Breaker must hold one
draft-hidden = the answers must be known
draft-fresh = a hand is only new within a turn in the Pyramid, after a Plus or King
draft-end = the end, the turns played and the turns without a card don’t fit together
draft-empty-hands = it isn’t said who has won with an empty hand
draft-no-winner = it isn’t said who has no cards left
draft-bottom = that many known cards can’t lie at the bottom
draft-known = a card known to be in a hand isn’t there
draft-shuffled = the draw pile, or what was drawn from it, has a card that wasn’t shuffled in
draft-fetched = nothing has been shuffled yet, so nothing was drawn since
draft-lacks = a hand holds more of a colour or figure than it can

option-mode-single = a single game
option-mode-pyramid = the Pyramid
option-first_card-stays = stays
option-first_card-redraw = goes under the pile
option-direction_two-nothing = nothing
option-direction_two-again = the same player plays again
option-king_super-named = a colour you name
option-king_super-underneath = the colour underneath
option-plus_last-draws = makes you draw one
option-plus_last-wins = wins
