summary = Bring your team’s marbles around the ring and home; one card undoes what the last player did. About 60 minutes.

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
   *[other] Can open: { $can }.
}{ $seen ->
    [0] {""}
   *[other] {" "}{ $hands }.
}
dealt-hand = { $who } holds { $cards }
gave = { $who } lays out a card for the partner.
gave-card = { $who } lays out for the partner: { $card }.
exchanged = { $to } gets a card from { $from }.
exchanged-card = { $to } gets from { $from }: { $card }.
by-devil = , chosen by the devil { $devil }
played = { $who } plays { $way ->
    [tac] TAC as { $card }
   *[plain] { $card }
}{ $by }.
discarded = { $who } lays down { $card } unused{ $by }.
undone = The previous turn is undone.
opened = A marble of { $who } comes out of the yard onto { $to }.
moved = A marble of { $who } goes from { $from } to { $to }.
moved-home = A marble of { $who } goes from { $from } into its house, { $to }.
captured = The marble of { $who } on { $field } is sent back to its yard.
swapped = The marbles of { $first } on { $one } and of { $second } on { $two } change places.
skipped = { $who } has to miss the turn.
passed = All hands go one seat to the right.{ $seen ->
    [0] {""}
   *[other] {" "}{ $hands }.
}
passed-hand = { $who } now holds { $cards }
tempted = { $who } becomes the devil and plays for { $victim }.
tempted-seen = { $who } becomes the devil and plays for { $victim }, who holds { $cards }.
answerable = { $winners } would have won, but { $who } holds a TAC and must answer.
ended-home = { $who } { $winners ->
    [one] has
   *[other] have
} all marbles home and { $winners ->
    [one] wins
   *[other] win
}.
ended-home-one-team = All sixteen marbles are home after { $cards } cards.
ended-cap = Too many shuffles: most marbles are home for { $who }.
ended-cap-one-team = Too many shuffles: the marbles did not get home.

outcome-home = all marbles of a side are home
outcome-cap = too many shuffles

picture-house = house
picture-yard = yard
picture-empty = empty seat
picture-legend = Each line runs from a start field to the next; * stands behind a marble fresh from its yard.
picture-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
picture-gift = among them { $card }
picture-can = can open
picture-cannot = cannot open
picture-gave = has laid out a card
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

tell-deal = { $who } dealt; { $stock } cards are left in the stock, shuffle { $shuffles }.
tell-marbles = { $who }: { $ringed ->
    [0] none on the ring
   *[other] on the ring { $ring }
}; { $housed ->
    [0] none at home
   *[other] at home { $house }
}; { $yard } in the yard.
tell-hand = { $who } holds { $cards }; announced: { $can ->
    [yes] can open
   *[no] cannot open
}.
tell-count = { $who } holds { $count ->
    [one] one card
   *[other] { $count } cards
}; announced: { $can ->
    [yes] can open
   *[no] cannot open
}.
tell-empty = { $who } has no cards left.
tell-gives = { $from } lays out { $card } for { $to }.
tell-gave = { $from } gave { $to } in the exchange: { $card }.
tell-last = The last card laid down: { $card }.
tell-tac = A TAC would now stand for: { $card }.
tell-cards = Cards laid down so far: { $count }.
turn-exchange = Still to lay out a card for the partner: { $who }.
turn-play = { $who } plays a card.
turn-seven = { $who } has { $steps ->
    [one] one step
   *[other] { $steps } steps
} of the 7 left.
turn-skipped = { $who } is skipped: lay down a card, or play TAC as an 8.
turn-devil = { $who } is the devil and plays a card for { $victim }.
turn-answer = { $who } must answer the winning move with TAC.

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
scene-tac = TAC stands for { $card }
scene-stock = { $count } in the stock
scene-hand = Hand of { $who }
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
scene-discard = Lay down unused

option-variant = who sits where and plays for what
option-deck = base: 100 cards; master: with Jester, Angel, Warrior and Devil
option-angel_house = whether an Angel may also move a marble one field on inside its house
option-max_shuffles = shuffles after which the game is decided by marbles at home
option-bad-max-shuffles = expected a number from 1 to { $most }, found { $found }

card-expected = expected a card such as 7, 13, trick, tac, jester, angel, warrior or devil, found “{ $found }”
place-expected = expected a field such as 12, a house field such as A3 or a yard such as A0, found “{ $found }”
notation = Expected an action such as give:7, 5:12>17, 1:A0>0, 8:skip, trick:5/40, warrior:5>12, angel:B0>16, jester, devil, tac=5:12>17 or discard:5; found “{ $found }”.
refusal-exchange = First a card is laid out for the partner, such as give:7.
refusal-no-exchange = Cards are exchanged only right after dealing.
refusal-not-in-hand = You do not hold { $card }.
refusal-not-in-victims = The player you play for does not hold { $card }.
refusal-seven = The 7 is not finished: { $steps ->
    [one] one step is
   *[other] { $steps } steps are
} left, written like 7:12>13.
refusal-answer = The other side has just won: you must answer with TAC.
refusal-skipped = You were skipped: lay down a card unused, or play TAC as an 8.
refusal-who-can = Who can, must: a card is laid down unused only if no card can be used.
refusal-devil = The next player has no card for a Devil to choose from.
refusal-devil-tac = A TAC chosen by a devil makes its holder the next devil: tac=devil.
refusal-barred = Right after a TAC that undid a winning move no TAC is played.
refusal-tac-first = There is no card in this deal yet for which TAC could stand.
refusal-tac-card = TAC now stands for { $card }.
refusal-jester = Nobody else holds a card: there are no hands to pass.
refusal-not-on-ring = For { $card } you need a marble of your own on the ring.
refusal-skip = The next player has no card to lay down.
refusal-trick = The Trickster swaps two different marbles on the ring.
refusal-warrior = The Warrior takes the place of the next marble clockwise on the ring.
refusal-angel-owner = The Angel acts on a marble of the next player, or of a partner once he is home.
refusal-angel-yard = The next player has a marble in the yard: the Angel opens it.
refusal-angel-house = The Angel does not move this marble inside its house.
refusal-angel-steps = The Angel goes 1 or 13 fields forward.
refusal-not-yours = On { $from } stands no marble that you may move now; yours are those of { $seats }.
refusal-no-opener = { $card } brings no marble out of the yard; 1 and 13 do.
refusal-start = A marble comes out of the yard onto its start field { $start }.
refusal-four = The 4 goes exactly four fields backward.
refusal-four-house = The 4 never moves a marble inside its house.
refusal-distance = This card goes exactly { $steps } fields forward.
refusal-blocked = The way is not free: no marble is ever jumped over.
refusal-fresh = A marble fresh from the yard must leave its start field before it may enter the house.
refusal-other-house = Marbles enter only their own house.
refusal-locked = This marble has reached its last field and is locked.
refusal-step = A step of the 7 leads to the next field; back and forth only inside the house.
refusal-out = What is in its house does not come out again.
refusal-seven-rest = The rest of the 7 could not be played after that.

draft-letter = { $found } is no seat at this table
draft-marbles = a seat has four marbles, found { $found }
draft-place = { $place } is no place for a marble of this seat
draft-taken = two marbles stand on { $place }
draft-fresh = on { $place } stands no marble that came from its own yard
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
draft-known-by = everybody knows his own hand
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

option-variant-teams = four seats, two teams
option-variant-one-team = four seats, one team against the cards
option-variant-solo = one person alone against the cards
option-variant-two-singles = two, each alone
option-variant-two-doubles = two, each with two seats
option-variant-three-singles = three, each alone
option-variant-three-double = three, one with two seats against a team
option-variant-two-vs-one = a team of two against one
option-variant-six-pairs = six seats, three pairs
option-variant-six-threes = six seats, two teams of three
option-deck-base = base, 100 cards
option-deck-master = master, with the special cards
