summary = Bring your team’s marbles around the ring and home, and keep a TAC to undo what the last player did. About 60 minutes.
goal = Bring all marbles of your side around the ring and into their houses.
puzzle-home = Bring one of your marbles home in this turn.

seat = { $letter }
card = { $name ->
    [trick] Trickster
    [tac] TAC
    [jester] Jester
    [angel] Angel
    [warrior] Warrior
    [devil] Devil
    [hidden] unknown card
   *[other] { $name }
}

dealt = { $shuffled ->
    [yes] The deck is shuffled. { $who }
   *[no] { $who }
} deals. { $openers ->
    [0] Nobody can open.
   *[other] Able to open: { $can }.
}{ $seen ->
    [0] {""}
   *[other] {" "}{ $hands }.
}
dealt-hand = { $who } holds { $cards }
gave = { $who } sets aside a card for their partner.
gave-card = { $who } sets aside { $card } for their partner.
exchanged = { $to } gets a card from { $from }.
exchanged-card = { $to } gets { $card } from { $from }.
by-devil = {" "}(chosen by { $devil } as the devil)
played = { $who } plays { $way ->
    [tac] TAC as { $card }
   *[plain] { $card }
}{ $by }.
discarded = { $who } discards { $card }{ $by }.
undone = The previous turn is undone.
opened = { $who } brings a marble out of the yard onto { $to }.
moved = { $who }’s marble moves from { $from } to { $to }.
moved-home = { $who }’s marble moves from { $from } into its house, to { $to }.
captured = { $who }’s marble on { $field } is sent back to the yard.
swapped = { $first }’s marble on { $one } and { $second }’s on { $two } trade places.
skipped = { $who } misses a turn.
passed = Everyone passes their hand one seat to the right.{ $seen ->
    [0] {""}
   *[other] {" "}{ $hands }.
}
passed-hand = { $who } now holds { $cards }
tempted = { $who } becomes the devil and plays for { $victim }.
tempted-seen = { $who } becomes the devil and plays for { $victim }, who holds { $cards }.
answerable = { $winners } would have won, but { $who } holds a TAC and must answer with it.
ended-home = { $who } { $winners ->
    [one] has
   *[other] have
} all marbles home and { $winners ->
    [one] wins
   *[other] win
}.
ended-home-one-team = All { $marbles } marbles are home after { $cards } cards.
ended-cap = The last shuffle is used up. { $who } { $winners ->
    [one] has
   *[other] have
} the most marbles home.
ended-cap-one-team = The last shuffle is used up after { $cards } cards, with marbles still out.

outcome-home = all of a side’s marbles are home
outcome-cap = the last shuffle is used up
outcome-count-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

picture-house = house
picture-yard = yard
picture-empty = empty seat
picture-legend = Each line runs from one start field to the next; * marks a marble fresh from its yard.
picture-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
picture-gift = including { $card }
picture-can = can open
picture-cannot = cannot open
picture-gave = has set aside a card
picture-last = last card: { $card }
picture-none = no card played yet
picture-table = Dealer: { $dealer } · stock: { $stock } · { $pile }

field = { $field }{ $side ->
    [on] , on { $start }
    [after] , { $steps } after { $start }
   *[before] , { $steps } before { $start }
}{ $fresh ->
    [yes] {" "}(fresh)
   *[no] {""}
}
both = { $first } and { $rest }
start = { $whose ->
    [own] your start
    [mine] your start { $who }
    [partner] your partner’s start
   *[other] { $who }’s start
}

tell-deal = { $who } dealt; { $stock ->
    [one] one card is
   *[other] { $stock } cards are
} left in the stock, shuffle { $shuffles }.
tell-marbles = { $who }: { $ringed ->
    [0] none on the ring
   *[other] on the ring { $ring }
}; { $housed ->
    [0] none at home
   *[other] at home { $house }
}; { $yard } in the yard.
tell-hand = { $who } holds { $cards }{ $can ->
    [yes] ; announced: can open
    [no] ; announced: cannot open
   *[past] { "" }
}.
tell-count = { $who } holds { $count ->
    [one] one card
   *[other] { $count } cards
}{ $can ->
    [yes] ; announced: can open
    [no] ; announced: cannot open
   *[past] { "" }
}.
tell-empty = { $who } has no cards left.
tell-gives = { $from } has set aside { $card } for { $to }.
tell-gave = { $from } gave { $to } { $card } in the exchange.
tell-last = Last card: { $card }.
tell-tac = A TAC would now count as { $card }.
tell-cards = Cards used so far: { $count }.
turn-exchange = { $you ->
    [yes] Choose a card for your partner.
    [mine] Choose a card to exchange from each of your hands; still to do: { $who }.
   *[no] Waiting for an exchange card from { $who }.
}
turn-play = { $you ->
    [yes] Play a card.
    [mine] Play a card for { $who }.
   *[no] { $who } plays a card.
}
turn-seven = { $you ->
    [yes] You have
    [mine] For { $who }, you have
   *[no] { $who } has
} { $steps ->
    [one] one step
   *[other] { $steps } steps
} of the 7 left.
turn-skipped = { $you ->
    [yes] You are skipped: discard a card, or play TAC as an 8.
    [mine] { $who } is skipped: discard a card, or play TAC as an 8.
   *[no] { $who } is skipped and discards a card, or plays TAC as an 8.
}
turn-devil = { $you ->
    [yes] You are the devil: play a card from { $victim }’s hand.
    [mine] { $who } is the devil: play a card from { $victim }’s hand.
   *[no] { $who } is the devil and plays a card from { $victim }’s hand.
}
turn-answer = { $you ->
    [yes] Answer the winning move with your TAC.
    [mine] Answer the winning move with { $who }’s TAC.
   *[no] { $who } must answer the winning move with TAC.
}

scene-board = Board
scene-hole = hole { $field }
scene-house = { $whose ->
    [own] your house
    [mine] your house
    [partner] your partner’s house
   *[other] { $who }’s house
}, field { $place }
scene-yard = { $whose ->
    [own] your yard
    [mine] your yard
    [partner] your partner’s yard
   *[other] { $who }’s yard
} { $place }, { $count ->
    [0] empty
    [one] one marble
   *[other] { $count } marbles
}
scene-marble = { $letter ->
    [A] blue
    [B] green
    [C] yellow
    [D] red
    [E] black
   *[F] white
} marble of { $who }
scene-locked = locked
scene-free = free
scene-undone = with TAC: { $marble }
scene-tac = TAC counts as { $card }
scene-stock = { $count } in the stock
scene-hand = { $who }’s hand
scene-seat = { $who }, { $letter ->
    [A] blue, smooth
    [B] green, ribbed
    [C] yellow, dotted
    [D] red, cross-cut
    [E] black, ringed
   *[F] white, starred
}
scene-home = { $home } of 4 home
scene-dealer = dealer
scene-skip = Skip the next player
scene-discard = Discard

option-variant = who plays, and who plays together
option-deck = base: 100 cards; master: with Jester, Angel, Warrior and Devil
option-angel_house = whether an Angel may also move a marble one field on inside its house
option-open_hands = everybody sees all cards but the stock, as in the introductory game
option-max_shuffles = how often the deck is shuffled before marbles at home decide the game
option-bad-max-shuffles = expected a number from 1 to { $most }, found { $found }

card-expected = expected a card such as 7, 13, trick, tac, jester, angel, warrior or devil, found “{ $found }”
place-expected = expected a field such as 12, a house field such as A3 or a yard such as A0, found “{ $found }”
notation = Expected an action such as give:7, 5:12>17, 1:A0>0, 8:skip, trick:5/40, warrior:5>12, angel:B0>16, jester, devil, tac=5:12>17 or discard:5; found “{ $found }”.
refusal-exchange = First choose a card for your partner, such as give:7.
refusal-exchanged = You have already chosen your card; the others are still choosing.
refusal-no-exchange = Cards are exchanged only right after they are dealt.
refusal-not-in-hand = You don’t hold { $card }.
refusal-not-in-victims = The player you are playing for doesn’t hold { $card }.
refusal-seven = Finish your 7 first: { $steps ->
    [one] one step is
   *[other] { $steps } steps are
} left, such as 7:12>13.
refusal-answer = A winning move has just been made: you must answer it with your TAC.
refusal-skipped = You were skipped: discard a card, or play TAC as an 8.
refusal-who-can = If you can use a card, you must: you may discard only when none of your cards has a use.
refusal-devil = The player the Devil would play for has no cards left.
refusal-devil-tac = A TAC chosen by the devil makes its holder the next devil: tac=devil.
refusal-barred = No TAC may follow right after a TAC that undid a winning move.
refusal-tac-first = No card has been played in this deal yet, so TAC has nothing to copy.
refusal-tac-card = TAC counts as { $card } right now.
refusal-jester = Nobody else has cards left, so there are no hands to pass.
refusal-not-on-ring = To use { $card }, you need a marble on the ring.
refusal-skip = The next player has no cards left, so there is nobody to skip.
refusal-trick = The Trickster swaps two different marbles on the ring.
refusal-warrior = The Warrior jumps from the ring onto the next marble clockwise.
refusal-angel-owner = The Angel acts on the next player’s marbles, or on the partner’s once the next player is home.
refusal-angel-yard = That player has a marble in the yard, and the Angel must bring it out.
refusal-angel-house = At this table the Angel does not move marbles that are in their house.
refusal-angel-inside = Inside a house, the Angel moves a marble exactly one field forward.
refusal-angel-steps = The Angel moves a marble 1 or 13 fields forward.
refusal-not-yours = There is no marble on { $from } that you may move now. You may move those of: { $seats }.
refusal-no-opener = { $card } cannot bring a marble out of the yard; 1 and 13 can.
refusal-start = A marble comes out of the yard onto its start field, { $start }.
refusal-four = The 4 moves exactly four fields backward.
refusal-four-house = The 4 never moves a marble that is in its house.
refusal-four-far = The 4 can turn into the house only from the start field or one of the three fields after it.
refusal-four-count = From there, the 4 enters the house exactly on { $place }.
refusal-distance = This card moves a marble exactly { $steps ->
    [one] one field
   *[other] { $steps } fields
} forward.
refusal-blocked = The way is blocked: marbles never jump over one another.
refusal-taken = There is already a marble on that field of the house, and none is sent back from there.
refusal-fresh = A marble fresh from the yard must first leave its start field before it may enter its house.
refusal-other-house = A marble enters only its own house.
refusal-locked = This marble has reached its final field and is locked.
refusal-step = Each step of the 7 leads to the next field; only inside the house may it go back as well.
refusal-out = A marble never leaves its house again.
refusal-seven-rest = After that step, the rest of the 7 could not be played.
refusal-seven-owner = A 7 stays with one player’s marbles until that player’s fourth marble is home.

draft-letter = there is no seat { $found } at this table
draft-marbles = a seat has four marbles, found { $found }
draft-place = { $place } is not a place for this seat’s marbles
draft-taken = two marbles stand on { $place }
draft-fresh = there is no marble on { $place } that could have come from its yard
draft-seats = there are { $seats } seats, found { $found } entries
draft-exchange-seat = a seat without a partner exchanges no card
draft-given = cards lie on the table only during the exchange
draft-gave = during the exchange no card has changed hands yet
draft-gave-some = either all partners have exchanged a card or none
draft-hand = seat { $seat } has at most { $most } cards, found { $found }
draft-hidden = every card of a state is known
draft-copies = the deck has { $copies } of { $card }, found { $found }
draft-unknown = { $missing } cards are missing, but { $found } are unknown
draft-seat = expected a seat where somebody plays, found { $found }
draft-locked = locked marbles stand in the house of the 7’s owner
draft-unused = only a Jester and a Devil from the pile can lie there unused, each once
draft-passed = hands can be passed less than { $players } times before all are back
draft-nobody = nobody sits on one of these seats
draft-spent = not all of these cards are in the pile
draft-last = the last card of the deal is in the pile and no TAC, Jester or Devil
draft-shuffles = there was at least one shuffle, and no more than the options allow
draft-cards = more cards lie in the pile than were ever laid down
draft-turns = the numbers are too large
draft-known-by = all players know their own hands
draft-lacks = a hand holds a card that is said to be missing in it
draft-dealt = the cards said to be exchanged or laid down do not fit the hands
draft-announced = an announcement does not fit the cards that were dealt
draft-seven = a 7 being played has one to six steps left
draft-victim = a devil plays for the next player, and only during a Devil
draft-barred = this cannot be said of the turn of this phase
draft-before = the board a TAC would restore has been won already
draft-exchange-begun = no card of the deal was laid down before the exchange
draft-exchange-turn = during the exchange the turn is with the dealer’s left
draft-exchange = in the exchange somebody still has to lay out a card, and holds one
draft-answer = only a side’s full house is answered, by a next player who holds a TAC
draft-nothing = the seat whose turn it is has nothing to do
draft-end = the end does not fit the board and the hands

option-variant-teams = four seats, two teams of two
option-variant-one-team = four seats, one team against the cards
option-variant-solo = one player alone against the cards
option-variant-two-singles = two players, each on their own
option-variant-two-doubles = two players with two seats each
option-variant-three-singles = three players, each on their own
option-variant-three-double = three players, one with two seats against a team
option-variant-two-vs-one = one player against a team of two
option-variant-six-pairs = six seats, three teams of two
option-variant-six-threes = six seats, two teams of three
option-variant-six-team = six seats, one team against the cards
option-deck-base = base, 100 cards
option-deck-master = master, 104 cards with the four master cards
