summary = Bring your team’s marbles around the ring and home, and keep a TAC to undo what the last player did. About 60 minutes.
goal = Bring your side’s marbles, your partner’s too, around the ring and home: before the others do or, as one team, with few cards.
puzzle-home = Bring one of your marbles home in this turn.

# Who: a seat with the name of the person there, and what that is to the listener.
seat = { $named ->
    [yes] { $name } ({ $letter })
   *[no] { $letter }
}
named = { $who-is ->
    [you] you
    [partner] your partner { $who }
   *[other] { $who }
}
actor = { $who-is ->
    [you] You
    [partner] Your partner { $who }
   *[other] { $who }
}
owner = { $who-is ->
    [you] { $only ->
        [yes] You
       *[no] Your seat { $letter }
    }
    [partner] Your partner { $who }
   *[other] { $who }
}
marble = { $who-is ->
    [you] { $only ->
        [yes] your marble
       *[no] your { $letter } marble
    }
    [partner] { $pair ->
        [yes] your partner’s marble
       *[no] your partner { $letter }’s marble
    }
   *[other] { $letter }’s marble
}
marble-first = { $who-is ->
    [you] { $only ->
        [yes] Your marble
       *[no] Your { $letter } marble
    }
    [partner] { $pair ->
        [yes] Your partner’s marble
       *[no] Your partner { $letter }’s marble
    }
   *[other] { $letter }’s marble
}
marbles = { $who-is ->
    [you] { $only ->
        [yes] your own
       *[no] those of { $letter }
    }
    [partner] your partner { $letter }’s
   *[other] those of { $letter }
}

# Where: by the nearest start, as the listener would call it.
thing = { $thing ->
    [start] start
    [house] house
   *[yard] yard
}
of = { $who-is ->
    [you] { $only ->
        [yes] your { thing }
       *[no] your { $letter } { thing }
    }
   *[other] { $its ->
        [yes] its { thing }
       *[no] { $who-is ->
            [partner] { $pair ->
                [yes] your partner’s { thing }
               *[no] { $letter }’s { thing }
            }
           *[other] { $letter }’s { thing }
        }
    }
}
place = { $side ->
    [after] { $steps } after { $of }
    [before] { $steps } before { $of }
    [house] field { $steps } of { $of }
   *[on] { $of }
}
at = { $side ->
    [on] on { $of }
    [after] { $steps } after { $of }
    [before] { $steps } before { $of }
    [house] on field { $steps } of { $of }
   *[yard] in { $of }
}

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
    [yes] The deck is shuffled.{" "}
   *[no] {""}
}{ actor } { $who-is ->
    [you] deal.
   *[other] deals.
} { $openers ->
    [0] Nobody can open.
   *[other] Able to open, with a 1 or 13 in hand: { $can }.
}{ $seen ->
    [0] {""}
   *[other] {" "}{ $hands }.
}
dealt-hand = { actor } { $who-is ->
    [you] hold
   *[other] holds
} { $cards }
gave = { actor } { $who-is ->
    [you] set aside a card for your partner.
    [partner] sets aside a card for you.
   *[other] sets aside a card.
}
gave-card = { actor } { $who-is ->
    [you] set aside { $card } for your partner.
   *[other] sets aside { $card } for their partner.
}
exchanged = {""}
exchanged-card = { $to-is ->
    [you] You get { $card } from your partner { $from }.
   *[other] { $from-is ->
        [you] {""}
       *[other] { $to } gets { $card } from { $from }.
    }
}
by-devil = { $who-is ->
    [you] {" "}(chosen by you as the devil)
   *[other] {" "}(chosen by { $who } as the devil)
}
played = { actor } { $who-is ->
    [you] play
   *[other] plays
} { $way ->
    [tac] TAC as { $card }
   *[plain] { $card }
}{ $by }.
discarded = { actor } { $who-is ->
    [you] discard
   *[other] discards
} { $card } without using it{ $by }.
undone = The previous turn is undone{ $count ->
    [0] .
   *[other] : { $marbles }.
}
undone-marble = { $marble } is back { $there }
opened = { $marble } comes out of the yard onto { $to }.
moved = { $marble } moves from { $from } to { $to }.
moved-home = { $marble } goes home: from { $from } to { $to }.
stepped = {""}
split = { $who-is ->
    [you] Your
    [partner] Your partner’s
   *[other] { $who }’s
} seven steps: { $parts }.
split-part = { $marble } from { $from } to { $to }
captured = { $marble } { $at } is sent back to the yard.
swapped = { $first } { $one } and { $second } { $two } trade places.
skipped = { actor } { $who-is ->
    [you] miss
   *[other] misses
} a turn.
passed = Everyone passes their hand one seat to the right.{ $seen ->
    [0] {""}
   *[other] {" "}{ $hands }.
}
passed-hand = { actor } now { $who-is ->
    [you] hold
   *[other] holds
} { $cards }
tempted = { actor } { $who-is ->
    [you] become the devil and play
   *[other] becomes the devil and plays
} for { $victim }.
tempted-seen = { actor } { $who-is ->
    [you] become the devil and play
   *[other] becomes the devil and plays
} for { $victim } from this hand: { $cards }.
answerable = All marbles of { $winners } are home, but { $who-is ->
    [you] you hold a TAC and must answer with it.
    [partner] your partner { $who } holds a TAC and must answer with it.
   *[other] { $who } holds a TAC and must answer with it.
}
ended-home = { $team-is ->
    [you] Your side has all its marbles home and wins.
    [partner] Your side has all its marbles home and wins.
   *[other] All marbles of { $who } are home: they win.
}
ended-home-one-team = All { $marbles } marbles are home after { $cards } cards.
ended-cap = The last shuffle is used up. Most marbles are home for { $who }.
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

both = { $first } and { $rest }
standing = { $at }{ $fresh ->
    [yes] {" "}(fresh)
   *[no] {""}
}

tell-deal = { actor } dealt; { $stock ->
    [one] one card is
   *[other] { $stock } cards are
} left in the stock, shuffle { $shuffles }.
tell-marbles = { owner }: { $ringed ->
    [0] no marble on the ring
    [one] one marble { $ring }
   *[other] marbles { $ring }
}; { $housed ->
    [0] none at home
    [one] one at home on field { $house }
   *[other] at home on fields { $house }
}; { $yard ->
    [0] none
   *[other] { $yard }
} in the yard.
tell-hand = { owner }, in hand: { $cards }{ $can ->
    [yes] ; announced: can open
    [no] ; announced: cannot open
   *[past] {""}
}.
tell-count = { owner }: { $count ->
    [one] one card
   *[other] { $count } cards
}{ $can ->
    [yes] ; announced: can open
    [no] ; announced: cannot open
   *[past] {""}
}.
tell-empty = { owner }: no cards left.
tell-gives = { $from-is ->
    [you] You have set aside { $card } for your partner.
   *[other] { $from } has set aside { $card } for { $to }.
}
tell-gave = { $from-is ->
    [you] You gave your partner { $to } { $card } in the exchange.
   *[other] { $to-is ->
        [you] Your partner { $from } gave you { $card } in the exchange.
       *[other] { $from } gave { $to } { $card } in the exchange.
    }
}
tell-last = Last card: { $card }.
tell-tac = A TAC would now count as { $card }.
tell-cards = Cards used so far: { $count }.

turn-exchange = { $you ->
    [yes] Choose a card to give to your partner { $partner }, who { $opens ->
        [yes] can open.
       *[no] cannot open.
    }
    [mine] Choose a card to exchange from each of your hands; now for { $turn }.
   *[no] Waiting for an exchange card from { $who }.
}
turn-play = { $you ->
    [yes] { $use ->
        [none] None of your cards can be used now: choose one to discard.
        [one] Only { $cards } can be used now, so play it.
       *[many] { $helps ->
            [yes] Your marbles are all home: play a card for your partner’s. Usable now: { $cards }.
           *[no] Play a card. Usable now: { $cards }.
        }
    }
    [mine] { $use ->
        [none] No card of { $turn } can be used now: choose one to discard.
        [one] Play for { $turn }: only { $cards } can be used now.
       *[many] Play a card for { $turn }. Usable now: { $cards }.
    }
   *[no] { $turn-is ->
        [partner] Your partner { $turn } plays a card.
       *[other] { $turn } plays a card.
    }
}
turn-seven = { $you ->
    [yes] { $steps } of 7 steps left: choose a marble, then the field it goes to.
    [mine] { $turn }, { $steps } of 7 steps left: choose a marble, then the field it goes to.
   *[no] { $turn-is ->
        [partner] Your partner { $turn } has
       *[other] { $turn } has
    } { $steps } of 7 steps left.
}
turn-skipped = { $you ->
    [yes] You miss this turn: choose a card to discard{ $use ->
        [none] .
       *[one] , or play your TAC as an 8.
    }
    [mine] { $turn } misses this turn: choose a card to discard{ $use ->
        [none] .
       *[one] , or play TAC as an 8.
    }
   *[no] { $turn-is ->
        [partner] Your partner { $turn }
       *[other] { $turn }
    } misses this turn and discards a card, or plays TAC as an 8.
}
turn-devil = { $you ->
    [yes] You are the devil: play one of { $victim }’s cards with { $victim }’s marbles.
    [mine] { $turn } is the devil: play one of { $victim }’s cards with { $victim }’s marbles.
   *[no] { $turn-is ->
        [partner] Your partner { $turn }
       *[other] { $turn }
    } is the devil and plays a card of { $victim-is ->
        [you] yours.
       *[other] { $victim }.
    }
}
turn-answer = { $you ->
    [yes] The others are home: answer with your TAC, or they win.
    [mine] The others are home: answer with { $turn }’s TAC.
   *[no] { $turn-is ->
        [partner] Your partner { $turn }
       *[other] { $turn }
    } must answer the winning move with TAC.
}

ask-marble = { $tac ->
    [yes] TAC counts as { $card }.{" "}
   *[no] {""}
}{ $kind ->
    [trick] Choose the first of two marbles that trade places.
    [warrior] Choose the marble that jumps onto the next one ahead of it.
    [angel] Choose a marble of the next player, or the yard: the Angel helps them.
    [back] Choose the marble that goes 4 fields back.
    [seven] Seven steps to share: choose the marble that goes first.
    [open] Choose the yard, to bring a marble out.
    [skip] Choose to let the next player miss a turn.
    [move-or-open] Choose a marble to move { $steps ->
        [one] one field
       *[other] { $steps } fields
    }, or the yard to bring one out.
    [move-or-skip] Choose a marble to move 8 fields, or let the next player miss a turn.
   *[move] Choose the marble that goes { $steps ->
        [one] one field
       *[other] { $steps } fields
    } forward.
}
ask-goal = { $kind ->
    [trick] Choose the marble to trade places with.
    [seven] Choose the field it goes to.
   *[other] Choose the field it goes to.
}
ask-step = Choose the field it goes to.

help-card = { $name ->
    [1] 1: bring a marble out of the yard, or move one field forward.
    [4] 4: move a marble 4 fields backward. Close behind its start this can lead straight into the house.
    [7] 7: seven single steps, shared among your marbles as you like. Whatever they step on is sent back.
    [8] 8: move a marble 8 fields forward, or let the next player miss a turn.
    [13] 13: bring a marble out of the yard, or move 13 fields forward.
    [trick] Trickster: any two marbles on the ring trade places, as long as you have a marble there.
    [tac] TAC: undo the previous player’s turn and use their card yourself.
    [jester] Jester: everyone passes their hand to the right, then you play another card.
    [angel] Angel: bring a marble out for the next player or, if none is in their yard, move one of theirs 1 or 13 fields.
    [warrior] Warrior: your marble jumps onto the next marble ahead, whoever’s it is, and sends it back.
    [devil] Devil: look at the next player’s hand and play one of those cards in their place.
   *[other] { $name }: move one of your marbles { $name } fields forward.
}
help-give = Pick it to give it to your partner.
help-tac = Now it counts as { $card }.
help-useless = No card of this hand can be used now, so pick the one to discard.
help-uses = Now it can do this: { $uses }{ $more ->
    [0] .
    [one] , and one thing more.
   *[other] , and { $more } things more.
}
use-move = { $marble } from { $from } to { $to }
use-open = { $marble } out of the yard onto { $to }
use-skip = { $who-is ->
    [you] you miss a turn
    [partner] your partner { $who } misses a turn
   *[other] { $who } misses a turn
}
use-from = with { $card } to { $to }
help-from = It can go { $uses }{ $more ->
    [0] .
    [one] , or in one other way.
   *[other] , or in { $more } other ways.
}
help-to = { $card } brings { $marble } here from { $from }{ $hits ->
    [yes] , and sends back the marble that stands here.
   *[no] .
}
help-field = An empty field of the ring. Marbles go clockwise, exactly as far as the card says.
help-start = { $who-is ->
    [you] Your start: your marbles come out of the yard here, and your house begins behind it.
    [partner] Your partner’s start: marbles of { $letter } come out of the yard here, and their house begins behind it.
   *[other] The start of { $letter }: their marbles come out of the yard here, and their house begins behind it.
}
help-marble = { $who-is ->
    [you] Your marble
    [partner] Your partner’s marble
   *[other] A marble of { $letter }
}, { $fresh ->
    [yes] fresh from the yard: it must move on before it may go into its house.
   *[no] { $way ->
        [0] on its start: 1 to 4 fields lead into its house.
        [one] one field before its start, where its house begins.
       *[other] { $way } fields before its start, where its house begins.
    }
}
help-house = { $what ->
    [locked] A marble that is home for good.
    [marble] A marble at home: a 1, 2, 3 or 7 can move it deeper.
   *[free] A free field of the house. Marbles come in over the start, with an exact count.
}
help-yard = { $who-is ->
    [you] Your yard
    [partner] Your partner’s yard
   *[other] The yard of { $letter }
}: { $count ->
    [0] no marble waits here.
    [one] one marble waits here for a 1 or 13.
   *[other] { $count } marbles wait here for a 1 or 13.
}
help-pile = The cards that were played or discarded.
help-pile-tac = A TAC played now would undo the last turn and count as { $card }.
help-skip = The next player must discard a card instead of playing one.
help-discard = Lay the TAC down without using it.

scene-board = Board
scene-hole = { $ring ->
    [yes] field { $place }
   *[no] { $place }
}
scene-yard = { $count ->
    [0] empty
    [one] one marble
   *[other] { $count } marbles
}
scene-marble = { $who-is ->
    [you] your
    [partner] { $pair ->
        [yes] your partner’s
       *[no] { $letter }’s
    }
   *[other] { $letter }’s
} { $letter ->
    [A] blue
    [B] green
    [C] yellow
    [D] red
    [E] black
   *[F] white
} marble
scene-fresh = fresh
scene-locked = locked
scene-free = free
scene-undone = with TAC: { $marble }
scene-tac = TAC counts as { $card }
scene-stock = { $count } in the stock
scene-hand = { $who-is ->
    [you] Your hand
   *[other] { $who }’s hand
}
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
refusal-not-yours = There is no marble on { $from } that you may move now. You may move: { $marbles }.
refusal-no-opener = { $card } cannot bring a marble out of the yard; 1 and 13 can.
refusal-start = A marble comes out of the yard onto { $start }.
refusal-four = The 4 moves exactly four fields backward.
refusal-four-house = The 4 never moves a marble that is in its house.
refusal-four-far = The 4 can turn into the house only from the start field or one of the three fields after it.
refusal-four-count = From there, the 4 enters the house exactly { $place }.
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
draft-parts = the ways of a 7 lead over places of this table
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

# Lessons: one idea each, told so that it can be followed without the picture.
lesson-opening = Out of the yard, around and home
lesson-opening-out = Two teams of two play. You are A, and your partner C sits opposite you. Each player has four marbles in a yard; bring all eight of your team around the ring and home. A marble comes out of the yard only with a 1 or a 13.
lesson-opening-out-task = Play the 13: choose the card, then your yard, then your start.
lesson-opening-out-done = Your marble stands on your start. The 5 and the 9 could not do that: they only move marbles.
lesson-opening-out-wrong = Only a 1 or 13 brings a marble out.
lesson-opening-hit = Numbers move a marble clockwise, exactly that far and never over another marble. Whoever you land on goes back to the yard. B’s marble stands 6 fields ahead of yours.
lesson-opening-hit-task = Send B’s marble back.
lesson-opening-hit-done = Back to the yard with it. The 9 was no use: B’s marble was in the way.
lesson-opening-hit-wrong = Count again: B’s marble is 6 fields ahead.
lesson-opening-hit-short = Two fields is too short: B’s marble is 6 ahead. Try the card with that number.
lesson-opening-must = If you can use a card, you must use one, even if it hurts. Which one is up to you. Your partner C’s marble stands 5 fields ahead of yours.
lesson-opening-must-task = Move without hitting your partner.
lesson-opening-must-done = Well spared. With the 5 alone in your hand you would have had to hit your own partner.
lesson-opening-must-wrong = There is a card that does no harm.
lesson-opening-must-partner = That would send your own partner’s marble back! It is allowed, and sometimes forced, but here you have a choice.
lesson-opening-discard = When none of your cards can be used, you discard one, and it does nothing. All your marbles are in the yard and you hold neither 1 nor 13.
lesson-opening-discard-task = Discard a card of your choice.
lesson-opening-discard-done = That happens to everybody. Now all know that you cannot open.
lesson-opening-discard-wrong = Choose any card to discard it.
lesson-opening-home = Your house lies behind your start: four fields, and you need an exact count over the start to get onto a free one. Your marble stands 3 before your start.
lesson-opening-home-task = Bring it home with the 5: three fields to the start, two into the house.
lesson-opening-home-done = Home, and safe: nobody can send it back from there.
lesson-opening-home-wrong = Use the 5, and choose the second field of your house.
lesson-opening-home-past = That goes past your house, and around the ring once more! Choose the field in the house instead.
lesson-opening-exchange = After every deal each player says whether they can open, that is, hold a 1 or 13. Then partners give each other one card, in secret. Your partner C cannot open, and you have two cards that open.
lesson-opening-exchange-task = Give your partner a card that opens.
lesson-opening-exchange-done = Good teamwork: now your partner can come out too. You get a card from them at the same time.
lesson-opening-exchange-wrong = Your partner needs a card that opens: a 1 or a 13.

lesson-four-eight = The 4 and the 8
lesson-four-eight-four = The 4 goes backward. A marble that stands on its start or up to three fields past it, and has moved before, can turn into its house that way. Yours is 2 past your start: two back to the start, two into the house.
lesson-four-eight-four-task = Bring it home with the 4.
lesson-four-eight-four-done = Home without going around at all. That is the fastest way there is: a 1 or 13, a small number, a 4.
lesson-four-eight-four-wrong = Use the 4, and choose the second field of your house.
lesson-four-eight-four-ring = Four back on the ring is allowed, but the house is within reach: choose its second field.
lesson-four-eight-back = Your marble is fresh from the yard, so it may not go into the house yet. But four back puts it 4 before your start, and from there home is near.
lesson-four-eight-back-task = Play the 4, then bring the marble home with the 6.
lesson-four-eight-back-done = Two cards instead of a whole round.
lesson-four-eight-back-wrong = First the 4 backward, then the 6 into the house.
lesson-four-eight-back-forward = Six forward begins the long way round. Try the 4 first.
lesson-four-eight-back-past = That goes past your house. Choose the second field of the house.
lesson-four-eight-skip = With an 8 you move 8 fields, or you make the next player miss a turn. B is next, and B’s marble stands 6 behind yours: a 6 would hit you.
lesson-four-eight-skip-task = Let B miss a turn: choose the 8, then “Skip the next player”.
lesson-four-eight-skip-done = B has to discard a card instead of playing one. Only a TAC could answer that.
lesson-four-eight-skip-wrong = The 8 can do more than move: let B miss a turn.
lesson-four-eight-skip-moved = Running away is a way too, but this time make B miss a turn.

lesson-seven = Splitting a 7
lesson-seven-pass = A 7 is seven single steps, and every marble it steps on goes back, even in passing. B’s marble is 2 ahead of yours and blocks your 9.
lesson-seven-pass-task = Play the 7 and walk over B’s marble.
lesson-seven-pass-done = Sent back in passing! The rest of the seven steps would follow: all seven must be played. Mind your own marbles and your partner’s: a 7 sends those back too.
lesson-seven-pass-wrong = Walk on with the marble until you step on B’s.
lesson-seven-split = You may share the steps among your marbles. One of yours is 1 before your start, so two steps bring it home. The other is 5 behind B’s marble.
lesson-seven-split-task = Two steps for the one, into your house, and five for the other, onto B’s marble.
lesson-seven-split-done = One card, one marble home and one sent back. That is why nobody likes to give away a 7.
lesson-seven-split-wrong = Two steps into the house with the one marble, five with the other: nothing more, nothing less.
lesson-seven-split-past = That step leads past your house. From your start, turn into the first field of the house.

lesson-trickster = The Trickster
lesson-trickster-far = The Trickster lets any two marbles on the ring trade places, as long as one of yours is there. You have nearly a whole round before you; D’s marble stands 1 before your start.
lesson-trickster-far-task = Trade places with D’s marble, then go home with the 2.
lesson-trickster-far-done = A whole round in one card, and D has to go it again.
lesson-trickster-far-wrong = Let your marble and D’s trade places: D stands just before your house.
lesson-trickster-far-other = That is a trade, but not the best one: D’s marble stands just before your house. Take its place.
lesson-trickster-far-past = That goes past your house. Choose the first field of the house.
lesson-trickster-partner = The two marbles need not be yours. Your partner C has gone past its start and has a long way before it; B’s marble stands 2 before C’s start.
lesson-trickster-partner-task = Let your partner’s marble trade places with B’s.
lesson-trickster-partner-done = Now your partner is 2 before the house. Teams win this game.
lesson-trickster-partner-wrong = Choose your partner’s marble and B’s: that is the trade that helps.

lesson-tac = TAC
lesson-tac-undo = D has just moved 5 and sent one of your marbles back. A TAC undoes the turn before yours: all marbles go back to where they were. Then you use the card, the 5, for yourself.
lesson-tac-undo-task = Play TAC, then move one of your marbles 5 fields.
lesson-tac-undo-done = Your marble is back, and D’s 5 has become yours. There are only four TACs: keep them for the moment that matters.
lesson-tac-undo-wrong = Play the TAC: it counts as a 5 now.
lesson-tac-undo-kept = Then your marble stays in the yard. Undo that with the TAC!
lesson-tac-unused = TAC also copies a card that was only discarded. D had to miss a turn and laid down a 13.
lesson-tac-unused-task = All your marbles are in the yard. Play TAC as the 13 and bring one out.
lesson-tac-unused-done = What D threw away is your opening. What the TAC counts as is always shown on the pile.
lesson-tac-unused-wrong = Play the TAC: it counts as a 13 now.
lesson-tac-answer = B and D have just brought their last marble home. But the next player with a usable TAC must answer, and that is you.
lesson-tac-answer-task = Answer with your TAC. It counts as D’s 3.
lesson-tac-answer-done = D’s last marble is out again, and the game goes on. Never think that you have won while a TAC is about.
lesson-tac-answer-wrong = Play the TAC.

lesson-partner = Partner and house
lesson-partner-deeper = Marbles cannot jump over each other in the house either. Yours stands on the first field and shuts the door on the next one, 2 before your start. A 1, 2 or 3 moves a marble deeper.
lesson-partner-deeper-task = Make room with the 2, then bring the other marble home with the 3.
lesson-partner-deeper-done = Two at home. Keep small cards for tidying up.
lesson-partner-deeper-wrong = First move the marble in the house with the 2, then the other with the 3 onto the first field.
lesson-partner-deeper-past = That goes past your house. The first field is taken, so make room first.
lesson-partner-deeper-deepest = Deep is good, but then the 3 is gone, and you need it for the other marble. Use the 2.
lesson-partner-theirs = All your marbles are home, but your team has won only with your partner’s four. From now on your cards move their marbles. One of them stands 4 before its start.
lesson-partner-theirs-task = Bring your partner’s marble home with the 5.
lesson-partner-theirs-done = That is how two finish together: whoever is home first helps.
lesson-partner-theirs-wrong = The 5 leads exactly onto the first field of your partner’s house.
lesson-partner-theirs-past = That goes past your partner’s house. Choose the first field of the house.
lesson-partner-win = Your last marble is 2 before your start, your partner’s last one 3 before theirs. When your fourth marble comes home in a 7, the steps that are left go on with your partner’s.
lesson-partner-win-task = Win with the 7: three steps home, then four for your partner.
lesson-partner-win-done = All eight marbles home: you have won! Now you know everything for a real game.
lesson-partner-win-wrong = Use the 7: your own marble first, three steps into the house, then four steps with your partner’s.
lesson-partner-win-past = That step leads past the house. From the start, turn into its first field.

lesson-masters = The four special cards
lesson-masters-warrior = The master deck has four cards more. The Warrior jumps onto the next marble ahead, however far, and sends it back. The next marble ahead of yours is D’s, far around the ring.
lesson-masters-warrior-task = Play the Warrior.
lesson-masters-warrior-done = A long jump, and D starts anew. Beware when the next marble is your partner’s, and more so when yours is alone: it would send itself back.
lesson-masters-warrior-wrong = Play the Warrior with your marble.
lesson-masters-angel = The Angel helps the next player: it brings out a marble of theirs, or moves one of theirs 1 or 13 fields. The next player is an opponent, so think like a rascal: B’s last marble waits 1 before its start.
lesson-masters-angel-task = Send B’s marble far past its house with the Angel.
lesson-masters-angel-done = Thirteen fields of help that B did not want.
lesson-masters-angel-wrong = Play the Angel, and move B’s marble 13 fields.
lesson-masters-angel-door = Now it stands at its own door and needs just a 1. Thirteen fields are much less kind.
lesson-masters-devil = The Devil shows you the next player’s hand, and you play one of those cards in their place. B’s last marble is 1 before its start, and a 2 would bring it home.
lesson-masters-devil-task = Play the Devil, look at B’s cards, and play the one that hurts.
lesson-masters-devil-done = Past the house, and B’s turn is spent.
lesson-masters-devil-wrong = Play the Devil first.
lesson-masters-devil-home = That would have brought B home! Take the other card.
lesson-masters-devil-near = Past the house, but only just: a 4 would turn it in. There is something worse among B’s cards.
lesson-masters-jester = With the Jester everyone passes their hand to the right, and you play on at once from the hand you get: the one of the player to your left, B. All hands lie open here. Your team needs one marble more: yours, 2 before your start.
lesson-masters-jester-task = Win: play the Jester, then the card that brings your marble home.
lesson-masters-jester-done = B’s 3 has won your game. That was everything. Enjoy the real table!
lesson-masters-jester-wrong = You lack a 3, and B has one. The Jester brings you B’s hand.
lesson-masters-jester-past = That goes past your house. Choose the first field of the house.

# Kinds of events and options by short names, for reports.
kind-dealt = a deal
kind-gave = { $card } laid out for the exchange
kind-exchanged = { $card } exchanged
kind-played = { $card } played
kind-discarded = { $card } discarded
kind-undone = a turn undone by a TAC
kind-moved = a marble moved
kind-split = a 7 split
kind-captured = a marble sent home
kind-swapped = two marbles swapped
kind-skipped = a turn skipped
kind-passed = all hands passed on
kind-tempted = a turn taken over by the Devil
kind-answerable = a full house that a TAC may undo
kind-ended = the end
label-variant = who plays
label-deck = the deck
label-angel_house = the Angel moves marbles in the house
label-open_hands = open hands
label-max_shuffles = the shuffles

# Why an action is a good one: what the game sees, and what weighs.
why-gives-opener = Gives the partner, who has nothing to move, a card that opens.
why-keeps = Keeps this card for a better moment: { $card }.
why-spares-own = Sends no marble of the own side back.
why-captures = { $who-is ->
    [you] Captures a marble of yours.
   *[other] Captures a marble of { $who }.
}
why-opens = Brings a marble into play.
why-opens-safely = Brings a marble into play, and nobody behind can reach it.
why-home = Brings a marble home.
why-stays-off = { $who-is ->
    [you] Stays off your start, where opening captures.
   *[other] Stays off the start of { $who }, where opening captures.
}
why-leaves = { $who-is ->
    [you] Leaves your start, where opening captures.
   *[other] Leaves the start of { $who }, where opening captures.
}
why-marbles-in-the-yard-more = Can afford marbles in the yard.
why-marbles-in-the-yard-less = Comes out ahead in marbles that are in play.
why-marbles-on-the-ring-more = Keeps more marbles on the ring.
why-marbles-on-the-ring-less = Needs fewer marbles on the ring.
why-way-round-more = Gains ground on the way round.
why-way-round-less = Takes its time on the way round.
why-way-round-squared-more = Brings the foremost marble on.
why-way-round-squared-less = Holds the foremost marble back.
why-marbles-at-the-door-more = Stands at the door of the house.
why-marbles-at-the-door-less = Leaves the door of the house.
why-marbles-past-the-door-more = Stands just past the start, where a 4 leads straight home.
why-marbles-past-the-door-less = Does not wait past the start for a 4.
why-marbles-locked-at-home-more = Is home for good.
why-marbles-locked-at-home-less = Leaves marbles at home free to move.
why-marbles-loose-at-home-more = Has come home, with room to go deeper.
why-marbles-loose-at-home-less = Goes deeper into the house.
why-marbles-with-an-enemy-close-behind-more = Can live with an enemy close behind.
why-marbles-with-an-enemy-close-behind-less = Has fewer enemies close behind, or chases them.
why-marbles-with-an-enemy-behind-more = Can live with an enemy within one card’s reach.
why-marbles-with-an-enemy-behind-less = Keeps out of reach of the enemies behind, or has them within reach.
why-marbles-on-a-start-of-others-more = Can risk standing on somebody’s start.
why-marbles-on-a-start-of-others-less = Stays off the starts of others.
why-seats-that-wait-and-can-open-more = Can open as soon as it is time.
why-seats-that-wait-and-can-open-less = Does not have to wait for opening.
why-seats-that-wait-and-cannot-open-more = Accepts a pause.
why-seats-that-wait-and-cannot-open-less = Keeps something to move, or leaves the others stuck.
why-marbles-that-a-card-brings-home-more = Has a card that brings a marble home next.
why-marbles-that-a-card-brings-home-less = Is not waiting for one card to come home.
why-cards-that-open-more = Comes out ahead in cards that open.
why-cards-that-open-less = Uses a card that opens.
why-4s-more = Keeps a 4.
why-4s-less = Uses a 4.
why-7s-more = Keeps a 7.
why-7s-less = Uses a 7.
why-8s-more = Keeps an 8.
why-8s-less = Uses an 8.
why-tricksters-more = Keeps a Trickster.
why-tricksters-less = Uses a Trickster.
why-tacs-more = Keeps a TAC.
why-tacs-less = Uses a TAC.
why-master-cards-more = Keeps a master card.
why-master-cards-less = Uses a master card.
