summary = Get rid of your cards by colour or figure; a TAKI lets a whole colour go at once. About 20 minutes.

seat = Seat { $seat }
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

played = { $who } plays { $card }{ $colour ->
    [red] {" "}and names red
    [blue] {" "}and names blue
    [green] {" "}and names green
    [yellow] {" "}and names yellow
   *[none] {""}
}.
drew = { $who } draws { $count ->
    [one] one card
   *[other] { $count } cards
}{ $why ->
    [plus-two] {" "}for the +2
    [plus] {" "}for the Plus
    [plus-three] {" "}for the +3
    [broken] {" "}for the broken +3
    [breaker] {" "}for the Breaker
    [penalty] {" "}for a last card that was not called
    [stage] {" "}for the next stage
   *[turn] {""}
}.
drew-cards = { $who } draws { $cards }{ $why ->
    [plus-two] {" "}for the +2
    [plus] {" "}for the Plus
    [plus-three] {" "}for the +3
    [broken] {" "}for the broken +3
    [breaker] {" "}for the Breaker
    [penalty] {" "}for a last card that was not called
    [stage] {" "}for the next stage
   *[turn] {""}
}.
drew-nothing = There is no card left for { $who } to draw.
shuffled = The discards are shuffled into a new draw pile of { $count ->
    [one] one card
   *[other] { $count } cards
}.
run-closed = { $who } closes the TAKI.
run-left = { $who } leaves the TAKI open.
declined = { $who } plays nothing after the King.
answered = { $who } has answered the +3.
answered-break = { $who } answers the +3 with a Breaker.
answered-let = { $who } lets the +3 happen.
called = { $who } calls: last card!
kept-silent = { $who } keeps silent about the last card.
stopped = { $who } loses a turn.
advanced = { $who } comes to stage { $stage }.
ended-empty-hand = { $who } has no card left and wins.
ended-stuck = Nobody can play or draw any more. { $winners ->
    [one] { $who } is best placed and wins.
   *[other] { $who } are best placed and share the win.
}
ended-cap = The turns are used up. { $winners ->
    [one] { $who } is best placed and wins.
   *[other] { $who } are best placed and share the win.
}

outcome-empty-hand = a player has emptied his hand
outcome-stuck = nobody could play or draw any more
outcome-cap = the turns were used up

picture-piles = Draw pile { $draw } · discards { $discards } · the turn goes { $direction ->
    [down] down ↓
   *[up] up ↑
}
picture-lead = Leading card { $lead } · colour { $colour }
picture-chain = +2 waiting: { $cards } cards
picture-open = open TAKI: { $colour }
picture-run = run: { $colour }
picture-window = { $who } has played a +3; all others answer with break or let.
picture-seat = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-stage = stage { $stage }
picture-you = you
picture-may-call = may call
picture-silent = silent
picture-answered = answered
picture-waits = to answer
picture-hand = Hand of { $who }

tell-lead = The leading card is { $card }, the colour is { $colour }.
tell-chain = { $count ->
    [one] A +2 waits
   *[other] { $count } +2 wait
}: { $cards } cards.
tell-open = A TAKI is open in { $colour }.
tell-piles = The draw pile has { $draw }, the discards { $discards } cards.
tell-seat = { $who } has { $count ->
    [one] one card
   *[other] { $count } cards
}.
tell-seat-stage = { $who }, at stage { $stage }, has { $count ->
    [one] one card
   *[other] { $count } cards
}.
tell-hand = { $who } holds { $cards }.
tell-empty = { $who } holds nothing.
tell-direction = The turn goes to { $direction ->
    [up] higher
   *[down] lower
} seats.
tell-play = It is the turn of { $who }.
tell-run = { $who } is in a run of { $colour }.
tell-plus = { $who } plays again after a Plus.
tell-king = { $who } may play any card after the King.
tell-window = { $who } has played a +3; to answer: { $waiting }.
tell-call = { $who } may call “last card!” before the turn goes on.
tell-silent = { $who } keeps silent about the last card.

scene-table = Table, the turn goes { $direction ->
    [down] down
   *[up] up
}
scene-draw = draw pile, { $count ->
    [one] one card
   *[other] { $count } cards
}
scene-lead = leading card { $card }
scene-colour = colour { $colour }
scene-window = +3 to be answered
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
option-mode = a single game, or the Pyramid tournament of eight stages
option-first_card = whether an action card turned over first stays, or goes under the pile until a number comes
option-starts = the seat that starts, a number below that of the seats
option-must_play = whether who can play a coloured card must
option-plus3_on_plus2 = whether a +3 may be played on an active +2
option-direction_two = what a Change Direction does between two players
option-wild_in_run = whether a colourless card may be the last of a run
option-king_super = whether a SuperTaki after a King takes a named colour or the one underneath
option-plus_last = whether a Plus as last card draws one or wins
option-auto_last = whether “last card!” is called by itself
option-max_turns = the number of turns after which the game is decided; 2,000, in the Pyramid 16,000
option-bad-seats = two to ten can play, found { $found }
option-bad-starts = expected a seat below { $seats }, found { $found }
option-bad-max-turns = expected a number from 1 to { $most }, found { $found }

notation = Expected a card such as r5, r+2, rstop, king, super or color:g, or one of draw, close, leave, done, break, let, last, silent; found “{ $found }”.
notation-card = Expected a card such as r5, r+2, rstop, king, super or color, found “{ $found }”.
notation-colour = A Change Color names its colour: write color:r, color:b, color:g or color:y.
refusal-no-call = You are not asked for your last card now.
refusal-only-call = It is not your turn; you may only call or keep silent about your last card.
refusal-no-window = There is no +3 to answer.
refusal-window = A +3 has been played; answer with break or let.
refusal-no-breaker = You hold no Breaker.
refusal-no-run = You are not in a run.
refusal-taki-on-top = A TAKI on top cannot be closed; play on or leave it open.
refusal-no-king = There is no King’s free play to decline.
refusal-draw-run = End the run with close or leave instead of drawing.
refusal-draw-king = After a King you play freely or say done; drawing is not offered.
refusal-draw-plus = You hold a card that matches, so the Plus makes you play.
refusal-must-play = You hold a coloured card that matches, and at this table it must be played.
refusal-not-in-hand = You do not hold { $card }.
refusal-super-plain = Here a SuperTaki takes the current colour; write super.
refusal-super-named = After a King you name the colour of a SuperTaki; write super:r, super:b, super:g or super:y.
refusal-plus-three = At this table no +3 is played on an active +2.
refusal-chain = A +2 is active: answer with a +2, a King or a +3, or draw.
refusal-chain-strict = A +2 is active: answer with a +2 or a King, or draw.
refusal-run-wild = At this table a run takes no colourless cards.
refusal-run-colour = The run takes only { $colour } cards, not { $card }.
refusal-no-match = { $card } matches neither the colour { $colour } nor the leading card { $lead }.

draft-seats = expected one entry per seat, { $seats }, found { $found }
draft-copies = { $card } is there { $found } times instead of { $copies }
draft-turn = expected a seat below { $seats }, found { $found }
draft-direction = expected 1 or -1, found { $found }
draft-no-discards = the leading card at least must lie there
draft-lacks-name = “{ $found }” is neither a colour nor a figure
draft-lead = the leading card is the topmost discard that is neither +3 nor Breaker
draft-color = the leading card has another colour
draft-open-taki = an open TAKI has the current colour
draft-chain-lead = a +2 is active only while it leads
draft-chain-phase = under an active +2 there is no run, Plus or King
draft-chain-long = the deck has eight +2
draft-chain-window = at this table no +3 is played on an active +2
draft-run-phase = there is a run exactly in the phase run
draft-run-color = the run has the current colour
draft-run-open = while a run goes on, no TAKI waits open
draft-phase-lead = the leading card or the top discard does not bring this phase about
draft-stages-single = a single game has no stages
draft-stages = every seat is at a stage from 1 to 8
draft-call-twice = a seat may still call or keeps silent, not both
draft-call-seat = there is no such seat
draft-call-hand = only a seat with one card whose turn it is not is asked
draft-call-phase = a last card is asked for only before a turn begins, and not where it is called by itself
draft-answers-phase = answers are given only to a +3
draft-answers-seats = all but the player of the +3 answer, and when all have, it is settled
draft-answers-breaker = who answers with a Breaker holds one
draft-hidden = the answers must be known
draft-fresh = only in the Pyramid, after a Plus or King, a hand is new within a turn
draft-end = the end, the turns played and the turns without a card do not fit
draft-empty-hands = it is not said who has won by an empty hand
draft-no-winner = it is not said who has emptied his hand
draft-bottom = so many known cards cannot lie at the bottom
draft-known = a card known to be in a hand is not there
draft-shuffled = the draw pile, or what was drawn from it, has a card that was not shuffled
draft-fetched = nothing was shuffled yet, so nothing was drawn since
draft-lacks = a hand holds more of a colour or figure than it can

option-mode-single = a single game
option-mode-pyramid = the Pyramid
option-first_card-stays = stays
option-first_card-redraw = goes under the pile
option-direction_two-nothing = nothing
option-direction_two-again = the same player moves again
option-king_super-named = a named colour
option-king_super-underneath = the colour underneath
option-plus_last-draws = draws one
option-plus_last-wins = wins
