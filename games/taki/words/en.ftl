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
figure = { $figure ->
    [stop] Stop
    [dir] Change Direction
    [plus] Plus
    [taki] TAKI
   *[other] { $figure }
}
card = { $colour } { figure }
card-colourless = { $figure ->
    [super] SuperTaki
    [king] King
    [breaker] +3 Breaker
    [color] Change Color
   *[other] +3
}

played = { $who-is ->
    [you] You play
   *[other] { $who } plays
} a { $card }{ $colour ->
    [red] {" "}and { names-colour } red
    [blue] {" "}and { names-colour } blue
    [green] {" "}and { names-colour } green
    [yellow] {" "}and { names-colour } yellow
   *[none] {""}
}.
names-colour = { $who-is ->
    [you] name
   *[other] names
}
draws = { $who-is ->
    [you] You draw
   *[other] { $who } draws
}
draws-why = { $why ->
    [plus-two] {" "}for the +2
    [plus] {" "}for the Plus
    [plus-three] {" "}for the +3
    [broken] {" "}for the broken +3
    [breaker] {" "}for the Breaker
    [penalty] {" "}for not calling the last card
    [stage] {" "}for the next stage
   *[turn] {""}
}
drew = { draws } { $count ->
    [one] a card
   *[other] { $count } cards
}{ draws-why }.
drew-cards = { draws } { $cards }{ draws-why }.
drew-nothing = There are no cards left for { $who-is ->
    [you] you
   *[other] { $who }
} to draw.
shuffled = The discards are shuffled into a new draw pile of { $count ->
    [one] one card
   *[other] { $count } cards
}.
run-closed = { $who-is ->
    [you] You close
   *[other] { $who } closes
} the TAKI.
run-left = { $who-is ->
    [you] You leave
   *[other] { $who } leaves
} the TAKI open.
declined = { $who-is ->
    [you] You play
   *[other] { $who } plays
} nothing more after the King.
answered = { $who-is ->
    [you] You have
   *[other] { $who } has
} answered the +3.
answered-break = { $who-is ->
    [you] You answer
   *[other] { $who } answers
} the +3 with a Breaker.
answered-let = { $who-is ->
    [you] You let
   *[other] { $who } lets
} the +3 happen.
called = { $who-is ->
    [you] You call
   *[other] { $who } calls
} “last card!”
kept-silent = { $who-is ->
    [you] You keep
   *[other] { $who } keeps
} silent about the last card.
stopped = { $who-is ->
    [you] You miss
   *[other] { $who } misses
} a turn.
advanced = { $who-is ->
    [you] You move
   *[other] { $who } moves
} on to stage { $stage }.
ended-empty-hand = { $who-is ->
    [you] You have no cards left: you win!
   *[other] { $who } has no cards left and wins.
}
best-placed = { $winners ->
    [one] { $who-is ->
        [you] You are best placed and win!
       *[other] { $who } is best placed and wins.
    }
   *[other] { $who } are best placed and share the win.
}
ended-stuck = Nobody can play or draw any more. { best-placed }
ended-cap = The turn limit is reached. { best-placed }

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
has-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
tell-seat = { $who-is ->
    [you] You have
   *[other] { $who } has
} { has-cards }.
tell-seat-stage = { $who-is ->
    [you] You are
   *[other] { $who } is
} at stage { $stage } with { has-cards }.
tell-hand = { $who-is ->
    [you] You hold
   *[other] { $who } holds
} { $cards }.
tell-empty = { $who-is ->
    [you] You hold
   *[other] { $who } holds
} nothing.
tell-order = Play passes from one player to the next in this order.
tell-next = After you comes { $who }.
tell-call = { $who-is ->
    [you] You
   *[other] { $who }
} may still call “last card!”
tell-silent = { $who-is ->
    [you] You are
   *[other] { $who } is
} keeping silent about the last card.

to-match = { $figure ->
    [none] a { $colour } card
   *[other] a { $colour } card or another { figure }
}
prompt-play = { $can ->
    [play-or-draw] Play { to-match }, or draw one.
    [play] Play { to-match }.
    [wild] Play a card without colour, or draw one.
   *[draw] None of your cards fits: draw one.
}
prompt-open = { $can ->
    [play] The TAKI is open: go on with it in { $colour }, or play another card that fits.
   *[play-or-draw] The TAKI is open: go on with it in { $colour }, play another card that fits, or draw one.
}
prompt-chain = { $can ->
    [play-or-draw] Answer the +2 so that it moves on, or take { $cards } cards.
   *[draw] You can’t answer the +2: take { $cards } cards.
}
prompt-run = { $can ->
    [play-or-close] Play your next { $colour } card, close the TAKI, or leave it open.
    [play] Play your next { $colour } card, or leave the TAKI open.
    [close] Close the TAKI, or leave it open for the next player.
   *[leave] You have nothing more to add: leave the TAKI open.
}
prompt-plus = { $can ->
    [play] Your Plus gives you another go: play { to-match }.
    [wild] Your Plus gives you another go: play a card without colour, or draw one.
   *[draw] You have no card to follow your Plus: draw one.
}
prompt-king = Your King lets you play any card you like; or play nothing more.
prompt-call = You’re down to one card: call it before the next player acts, or keep silent.
prompt-window = { $who } has played a +3: break it, or let it happen.
prompt-window-let = { $who } has played a +3, and you have no Breaker: let it happen.
ask-colour = Choose the colour for your { $card }.
waiting-play = It’s { $who }’s turn.
waiting-chain = It’s { $who }’s turn: answer the +2, or take { $cards } cards.
waiting-call = It’s { $who }’s turn; { $callers } may still call “last card!”
waiting-run = { $who } is playing a run of { $colour }.
waiting-plus = { $who } has to play again after a Plus.
waiting-king = { $who } may play any card after the King.
waiting-window = { $who } has played a +3. Still to answer: { $waiting }.
waiting-window-own = You’ve played a +3. Still to answer: { $waiting }.

help-number = A plain number: it fits on { $colour } or on any other { $figure }, and your turn is over.
help-plus-two = { $who } takes two cards, or answers with a +2 and hands it on.
help-plus-two-chain = It hands the pile on: { $who } takes { $cards } cards, or answers with another +2.
help-stop = { $who } misses a turn.
help-stop-two = The other player misses a turn, so you play again.
help-dir = Play goes the other way round: { $who } is next.
help-dir-two = { $again ->
    [yes] Between two players it lets you play again.
   *[no] Between two players it only ends your turn.
}
help-plus = You play again at once; if nothing fits, you draw one card.
help-plus-last = It doesn’t win as your last card: you draw one for it.
help-taki = It begins a run: after it you play as many { $colour } cards as you like.
help-super = It fits on anything but a waiting +2, and is a TAKI of the colour that counts, now { $colour }.
help-super-named = You name its colour, and it begins a run in that.
help-king = It fits on everything; then you may play any card you like, whatever lies there.
help-king-chain = It wipes out the +2, so nobody takes the { $cards } cards; then you may play any card you like.
help-plus-three = Everybody else draws three cards, unless somebody has a Breaker; the card underneath still leads.
help-breaker = Keep it for somebody’s +3: it makes them draw three instead of everybody else. In your own turn it costs you three cards.
help-breaker-now = It breaks the +3: { $who } draws three cards, and nobody else does.
help-color = It fits on anything but a waiting +2, and you name the colour that comes next.
help-goes-on = It goes on with the open TAKI, and more { $colour } cards may follow.
help-in-run = In a run only the action of the last card counts.
help-colour = From then on { $colour } is to be matched.
help-colour-held = You hold { $count ->
    [0] no { $colour } cards
    [one] one { $colour } card
   *[other] { $count } { $colour } cards
}.
help-draw = Whoever can’t or doesn’t want to play draws one card here, and the turn is over.
help-draw-empty = It’s empty: when a card is needed, the discards are shuffled and become the new draw pile.
help-draw-chain = Whoever doesn’t answer the +2 takes { $cards } cards here, and the turn is over.
help-draw-plus = Whoever can’t play after a Plus draws one card here, and the turn is over.
help-lead = It leads: { to-match } fits, or a card without colour.
help-lead-over = The { $card } was the last card to lead.
help-lead-run = A run is being played: only { $colour } cards fit, and a card without colour ends it.
help-lead-king = After the King any card fits.
help-lead-chain = The +2 waits with { $cards } cards: only another +2{ $plus-three ->
    [yes] , a King or a +3 fits
   *[no] {" "}or a King fits
}.
help-open = The TAKI is open: whoever plays a { $colour } card may go on with the run.
help-close = Ends the run, and nobody else can go on with it.
help-leave = Ends your run, and the next player may go on with it in { $colour }.
help-leave-taki = A TAKI on top can’t be closed: your run ends, and the next player may go on with it in { $colour }.
help-done = Ends your turn; { $colour } is still to be matched.
help-let = You and the others draw three cards, unless somebody breaks the +3.
help-last = Say it now, and you’re safe: otherwise you draw four cards when the next player acts.
help-silent = You say nothing, and draw four cards when the next player acts.

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
option-deck = which cards there are: all of them, or eight for a small game that can be worked out
option-hand = how many cards each player gets: eight; with the small deck two, or one with four and more players
option-deck-full = all 116 cards
option-deck-small = eight cards
option-bad-hand = one to { $most } cards can be dealt to each, found { $found }
option-small-deck = at most { $most } cards of the small deck can be dealt, which is too few for { $seats } players with { $hand } each
option-bad-seats = two to ten can play, found { $found }
option-bad-starts = expected a number below { $seats }, found { $found }
option-bad-max-turns = expected a number from 1 to { $most }, found { $found }

notation = Expected a card such as r5, r+2, rstop, king, super or color:g, or one of draw, close, leave, done, break, let, last, silent; found “{ $found }”.
notation-card = Expected a card such as r5, r+2, rstop, king, super or color, found “{ $found }”.
notation-colour = Name a colour with your Change Color: write color:r, color:b, color:g or color:y.
refusal-no-colour = No card on this table is { $colour }, so it cannot be named.
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
draft-stages = every player is at a stage from 1 to the number of cards dealt
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

lesson-first = Colours, figures and the last card
lesson-first-colour = Whoever gets rid of all cards first wins. Each turn you lay a card on the leading one, and the easiest match is the colour.
lesson-first-colour-task = A red 8 leads. Play your red card.
lesson-first-colour-done = Red on red always fits. Your 5 leads now, and the next player has to match it.
lesson-first-colour-wrong = Look for the card that’s red like the leading 8.
lesson-first-colour-draw = Drawing is allowed, but it makes your hand bigger, and you do have a red card to play.
lesson-first-figure = The colour may change if the figure stays the same: an 8 fits on any other 8.
lesson-first-figure-task = A red 8 leads again, and you have no red card. Which one fits?
lesson-first-figure-done = The 8 fits, and now blue is the colour to match. That’s how you steer the game towards your own colours.
lesson-first-figure-wrong = Look for the other 8.
lesson-first-figure-draw = You don’t have to draw yet: one of your cards has the same figure as the leading one.
lesson-first-draw = Now and then nothing fits, neither colour nor figure. Then you draw a card.
lesson-first-draw-task = A red 8 leads; you hold a blue 5, a green 3 and a yellow 6. Draw a card from the draw pile.
lesson-first-draw-done = A red 4, just what you needed! But drawing ends your turn: it has to wait for the next one.
lesson-first-draw-wrong = Nothing fits here: take a card from the draw pile.
lesson-first-wish = Cards without colour fit almost everywhere. With a Change Color you also name the colour that comes next.
lesson-first-wish-task = You hold three blue cards. Play your Change Color and choose blue.
lesson-first-wish-done = Now it’s blue, and your next turn is as good as safe. Name the colour you hold most of.
lesson-first-wish-wrong = Play the Change Color first, then choose blue.
lesson-first-wish-draw = You have a card that fits on anything: the Change Color.
lesson-first-wish-colour = You may name that colour, but you hold more of blue. Try it with blue.
lesson-first-last = When you’re down to one card, you call “last card!”. Forget it, and you draw four cards as soon as the next player acts.
lesson-first-last-task = Play one of your two red cards, then call your last card.
lesson-first-last-done = Everybody is warned, and you’re safe. The table always asks you in time.
lesson-first-last-wrong = Play one of the red cards, then call.
lesson-first-last-draw = Play a red card instead: then you have just one left.
lesson-first-last-silent = Silence costs four cards! Call it instead.
lesson-first-win = Two cards left, and you can win with both. Think ahead: what will your second card have to match?
lesson-first-win-task = Play a card, call the last one, and then get rid of that too.
lesson-first-win-done = Your hand is empty: you’ve won! First the colour, then the figure, that’s the heart of the game.
lesson-first-win-wrong = Start with the red 5; the blue 5 fits on it afterwards.
lesson-first-win-draw = No need to draw: one of your cards fits.
lesson-first-win-silent = Without the call you’d draw four cards, so close to the win. Call it!

lesson-actions = Cards that do something
lesson-actions-stop = Many cards do something besides matching. A Stop makes the next player miss a turn.
lesson-actions-stop-task = The next player has just one card left and could win. Play your red Stop.
lesson-actions-stop-done = Skipped! A Stop is at its best when the next player is about to win. Between two players it even lets you play again.
lesson-actions-stop-wrong = That gives the next player the chance to win. Stop them instead.
lesson-actions-stop-draw = Then it’s the next player’s turn, with one card in hand. Better stop them.
lesson-actions-direction = A Change Direction turns the round about: whoever played before you is next.
lesson-actions-direction-task = Again the next player has one card. Send the turn the other way with your red Change Direction.
lesson-actions-direction-done = Now it goes the other way round, and your neighbour with one card comes last instead of next.
lesson-actions-direction-wrong = Then the next player is on turn. Play the Change Direction.
lesson-actions-direction-draw = Drawing hands the turn to the player with one card. Change the direction instead.
lesson-actions-plus-two = A +2 waits for the next player, who takes two cards and loses the turn. A +2 of their own would hand it on.
lesson-actions-plus-two-task = Play your red +2 and see what the next player does.
lesson-actions-plus-two-done = They had no answer, and took two cards.
lesson-actions-plus-two-wrong = That fits, but try the +2 this time.
lesson-actions-plus-two-draw = You have something better to do than to draw: play the +2.
lesson-actions-answer = Now a blue +2 waits for you. On a waiting +2 fits only another +2, of any colour, or a King or +3. Together they grow.
lesson-actions-answer-task = Answer with your yellow +2.
lesson-actions-answer-done = Two and two make four, and the next player takes them all. So keep a +2 for bad times.
lesson-actions-answer-wrong = Answer with your +2.
lesson-actions-answer-draw = You may take the two cards, but you can hand them on: play your yellow +2.
lesson-actions-plus = After a Plus you play again at once, by the same rules. If nothing fits, you draw one, so it’s best to have a second card ready.
lesson-actions-plus-task = Play your red Plus, then a card that fits on it.
lesson-actions-plus-done = Two cards in one turn!
lesson-actions-plus-wrong = Play the Plus first: then the red 4 can follow in the same turn.
lesson-actions-plus-draw = You have cards that fit: begin with the red Plus.
lesson-actions-win = Just the two of you are playing, so after a Stop it’s your turn again, and after a Plus you go on too. But a Plus as your last card doesn’t win: you’d draw one for it.
lesson-actions-win-task = The other player has one card left. Get rid of all three of yours before they can act.
lesson-actions-win-done = Stop, Plus, number: three cards and no chance for the other. You’ve won!
lesson-actions-win-wrong = Keep the turn: Stop and Plus first, the 6 at the end.
lesson-actions-win-draw = If you draw, the other player is on turn. All three of your cards fit!
lesson-actions-win-number = The number ends your turn, and the other player gets one. Play it last.

lesson-runs = TAKI, King and +3
lesson-runs-taki = A TAKI begins a run: after it you lay as many cards of its colour as you like. At the end you close it.
lesson-runs-taki-task = Play your red TAKI, then all your other red cards, then close the TAKI.
lesson-runs-taki-done = Four cards in one turn! Collect a colour, and a TAKI clears it away.
lesson-runs-taki-wrong = Begin with the TAKI: then all your red cards can go.
lesson-runs-taki-leave = If you leave it open, the next player may go on with the run. Play all your red cards and close it.
lesson-runs-taki-early = You still have red cards. Play them all before you close the TAKI.
lesson-runs-taki-draw = No drawing today: play your red TAKI.
lesson-runs-order = Inside a run the action cards do nothing. Only the last card of the run acts, so the order is up to you.
lesson-runs-order-task = The next player has one card left. Play your red TAKI and all your red cards, with the +2 at the end, and close it.
lesson-runs-order-done = The Stop in the middle did nothing, but the +2 at the end waits for the next player.
lesson-runs-order-wrong = Begin with the TAKI, and then play all your red cards.
lesson-runs-order-leave = Close the TAKI, or others can use it. And the +2 should be the last card.
lesson-runs-order-early = If more cards follow, the +2 does nothing. Keep it for the end of the run.
lesson-runs-open = If somebody forgets to close a TAKI, or leaves it open on purpose, the next player may go on with the run.
lesson-runs-open-task = A blue TAKI is open. Play both of your blue cards, then close it.
lesson-runs-open-done = Two cards for the price of one. That’s why one closes a TAKI.
lesson-runs-open-wrong = Play your blue cards; they go on with the open TAKI.
lesson-runs-open-leave = Don’t make the same mistake: play both blue cards, then close it.
lesson-runs-open-early = You have one more blue card. Play it before you close.
lesson-runs-open-draw = Don’t draw: your blue cards may go on with the open TAKI.
lesson-runs-king = The King fits on everything, even on waiting +2 cards, and sweeps them away. Then you may play any card you like.
lesson-runs-king-task = Three +2 are waiting for you: six cards! Play your King, then any other card.
lesson-runs-king-done = No six cards for you, and one more card gone. Keep a King for such a moment.
lesson-runs-king-wrong = Play the King, and then one more card.
lesson-runs-king-draw = That would be six cards. Your King saves you.
lesson-runs-king-done-early = You may stop there, but a free card is a present: play one more.
lesson-runs-plus-three = A +3 fits on everything: all the others draw three cards. The card underneath still leads.
lesson-runs-plus-three-task = The others have few cards left. Play your +3.
lesson-runs-plus-three-done = Nobody had a Breaker, so each of them drew three. Now you’re well ahead.
lesson-runs-plus-three-wrong = Play the +3.
lesson-runs-plus-three-draw = You have a card that fits on everything: the +3.
lesson-runs-breaker = When a +3 is played, everybody is asked. A Breaker turns it round: whoever played the +3 draws three, and nobody else does.
lesson-runs-breaker-task = The next player has played a +3. Break it with your Breaker.
lesson-runs-breaker-done = Their three cards, not yours. In your own turn a Breaker would cost you three cards, so keep it for this.
lesson-runs-breaker-wrong = Break the +3.
lesson-runs-breaker-let = Then you draw three cards. You have a Breaker: use it!
lesson-runs-win = A SuperTaki has no colour: it becomes a TAKI of the colour that counts, now green. If a run empties your hand, you win. Just remember that a Plus can’t be the last.
lesson-runs-win-task = Both others have one card left. Get rid of all four of your cards in this turn.
lesson-runs-win-done = Four cards in one go, and the game is yours! Now you know all of TAKI. Play a round with friends or bots.
lesson-runs-win-wrong = Begin with the SuperTaki: it lets all your green cards go.
lesson-runs-win-plus = Now only the Plus would be left, and that can’t win: you’d draw a card for it. Play it before the numbers are gone.
lesson-runs-win-leave = Don’t stop now: you can empty your hand.
lesson-runs-win-draw = If you draw, the next player may win. Look at your SuperTaki.

# Kinds of events and options by short names, for reports.
kind-played = { $card } played
kind-drew = cards drawn
kind-shuffled = the discards shuffled
kind-run-ended = the end of a TAKI run
kind-declined = nothing more played after a King
kind-answered = an answer to a +3
kind-called = “last card!” called
kind-kept-silent = silent about the last card
kind-stopped = a player skipped by a Stop
kind-advanced = a stage of the Pyramid reached
kind-ended = the end
label-seats = players
label-mode = the game
label-first_card = an action card turned over at the start
label-starts = the first player
label-must_play = a card that matches must be played
label-plus3_on_plus2 = a +3 may be played on a +2
label-direction_two = Change Direction between two
label-wild_in_run = a colourless card may end a run
label-king_super = the colour of a SuperTaki after a King
label-plus_last = a Plus as the last card
label-auto_last = “last card!” is called automatically
label-max_turns = turns until the game is decided
label-deck = the cards
label-hand = cards for each player

# Why an action is a good one: what the game sees, and what weighs.
why-no-pile = Draws none of the { $count } cards that wait.
why-no-draw = Plays on instead of drawing.
why-calls = Calling is free, and silence can cost four cards.
why-breaks = Turns the +3 against whoever played it.
why-keeps = Keeps this card for a better moment: { $card }.
why-last-card = Plays the last card.
why-plus-two = The next one must answer or draw { $count } cards.
why-plus-three = Everybody else draws three cards, unless somebody breaks it.
why-stop = Skips the next one, who has only { $count ->
    [one] one card
   *[other] { $count } cards
} left.
why-run = Opens a run: { $count ->
    [one] one more card
   *[other] { $count } more cards
} can go with it.
why-colour = Asks for { $colour }, of which the hand has most.
why-follows = Keeps a card of the same colour to follow.
why-cards-more = Cards in hand are not what counts here.
why-cards-less = Comes out ahead in the number of cards.
why-only-one-card-more = Is down to the last card, or keeps others from it.
why-only-one-card-less = Is in no hurry to get down to one card.
why-only-two-cards-more = Is down to two cards, or keeps others from it.
why-only-two-cards-less = Does not stop at two cards.
why-stop-more = Keeps a Stop in hand.
why-stop-less = Gets a Stop out of the hand.
why-change-direction-more = Keeps a Change Direction in hand.
why-change-direction-less = Gets a Change Direction out of the hand.
why-2-more = Keeps a +2 in hand.
why-2-less = Gets a +2 out of the hand.
why-plus-more = Keeps a Plus in hand.
why-plus-less = Gets a Plus out of the hand.
why-taki-more = Keeps a TAKI in hand.
why-taki-less = Gets a TAKI out of the hand.
why-supertaki-more = Keeps a SuperTaki in hand.
why-supertaki-less = Gets a SuperTaki out of the hand.
why-king-more = Keeps a King in hand.
why-king-less = Gets a King out of the hand.
why-change-color-more = Keeps a Change Color in hand.
why-change-color-less = Gets a Change Color out of the hand.
why-3-more = Keeps a +3 in hand.
why-3-less = Gets a +3 out of the hand.
why-breaker-more = Keeps a Breaker in hand.
why-breaker-less = Gets a Breaker out of the hand.
why-colours-more = Keeps several colours in hand.
why-colours-less = Keeps the hand to fewer colours.
why-longest-run-more = Keeps a longer run for later.
why-longest-run-less = Does not save up for a run.
why-own-turn-more = Keeps the turn.
why-own-turn-less = Hands the turn on.
why-a-coloured-card-fits-more = Has a card left that fits.
why-a-coloured-card-fits-less = Needs no card that fits.
why-plays-once-more-more = Plays once more at once.
why-plays-once-more-less = Ends the turn here.
why-cards-to-expect-more = Accepts that cards have to be drawn.
why-cards-to-expect-less = Has fewer cards to expect from a +2 or +3 than the next one.
why-cards-for-the-open-taki-more = Has more cards for the open TAKI.
why-cards-for-the-open-taki-less = Saves cards instead of laying them on the TAKI.
