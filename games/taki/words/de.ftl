summary = Werde als Erstes deine Karten los, nach Farbe oder Zeichen; mit einem TAKI geht eine ganze Farbe auf einmal. Etwa 20 Minuten.
goal = Werde als Erstes alle deine Karten los.
puzzle-win = Werde in diesem Zug alle deine Karten los.

seat = Person { $number }
colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[none] keine Farbe
}
card = { $colour } { $figure ->
    [stop] Stopp
    [dir] Richtungswechsel
    [plus] Plus
    [taki] TAKI
   *[other] { $figure }
}
card-colourless = { $figure ->
    [super] SuperTaki
    [king] König
    [breaker] +3-Brecher
    [color] Farbwechsel
   *[other] +3
}

played = { $who } spielt { $card }{ $colour ->
    [red] {" "}und wünscht Rot
    [blue] {" "}und wünscht Blau
    [green] {" "}und wünscht Grün
    [yellow] {" "}und wünscht Gelb
   *[none] {""}
}.
drew = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ $why ->
    [plus-two] {" "}für die +2
    [plus] {" "}für das Plus
    [plus-three] {" "}für die +3
    [broken] {" "}für die gebrochene +3
    [breaker] {" "}für den Brecher
    [penalty] {" "}für die nicht angesagte letzte Karte
    [stage] {" "}für die nächste Stufe
   *[turn] {""}
}.
drew-cards = { $who } zieht { $cards }{ $why ->
    [plus-two] {" "}für die +2
    [plus] {" "}für das Plus
    [plus-three] {" "}für die +3
    [broken] {" "}für die gebrochene +3
    [breaker] {" "}für den Brecher
    [penalty] {" "}für die nicht angesagte letzte Karte
    [stage] {" "}für die nächste Stufe
   *[turn] {""}
}.
drew-nothing = Für { $who } gibt es keine Karte mehr zu ziehen.
shuffled = Die Ablage wird zu einem neuen Stapel aus { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} gemischt.
run-closed = { $who } schließt das TAKI.
run-left = { $who } lässt das TAKI offen.
declined = { $who } spielt nach dem König nichts mehr.
answered = { $who } hat auf die +3 geantwortet.
answered-break = { $who } antwortet auf die +3 mit einem Brecher.
answered-let = { $who } lässt die +3 zu.
called = { $who } sagt an: „Letzte Karte!“
kept-silent = { $who } verschweigt die letzte Karte.
stopped = { $who } setzt aus.
advanced = { $who } erreicht Stufe { $stage }.
ended-empty-hand = { $who } hat keine Karten mehr und gewinnt.
ended-stuck = Niemand kann mehr spielen oder ziehen. { $winners ->
    [one] { $who } liegt am besten und gewinnt.
   *[other] { $who } liegen am besten und teilen sich den Sieg.
}
ended-cap = Die Höchstzahl an Zügen ist erreicht. { $winners ->
    [one] { $who } liegt am besten und gewinnt.
   *[other] { $who } liegen am besten und teilen sich den Sieg.
}

outcome-empty-hand = jemand hat keine Karten mehr
outcome-stuck = niemand konnte mehr spielen oder ziehen
outcome-cap = die Höchstzahl an Zügen war erreicht

picture-piles = Stapel { $draw } · Ablage { $discards } · es geht { $direction ->
    [down] abwärts ↓
   *[up] aufwärts ↑
}
picture-lead = Oben liegt { $lead } · Farbe { $colour }
picture-chain = +2-Stapel: { $cards } Karten
picture-open = offenes TAKI: { $colour }
picture-run = Lauf: { $colour }
picture-seat = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
picture-stage = Stufe { $stage }
picture-you = du
picture-may-call = darf ansagen
picture-silent = schweigt
picture-answered = hat geantwortet
picture-waits = muss noch antworten
picture-hand = Hand von { $who }
picture-your-hand = Deine Hand

tell-lead = Oben liegt { $card }, zu bedienen ist { $colour }.
tell-chain = { $count ->
    [one] Eine +2 wartet
   *[other] { $count } +2-Karten warten
}: { $cards } Karten sind zu nehmen.
tell-open = Ein TAKI in { $colour } ist offen.
tell-run = Ein Lauf in { $colour } ist im Gang.
tell-piles = Der Stapel hat { $draw ->
    [one] eine Karte
   *[other] { $draw } Karten
}, die Ablage { $discards ->
    [one] eine Karte
   *[other] { $discards } Karten
}.
tell-seat = { $who } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
tell-seat-stage = { $who } steht auf Stufe { $stage } und hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
tell-hand = { $who } hält { $cards }.
tell-empty = { $who } hält nichts.
tell-direction = Reihum geht es in { $direction ->
    [up] dieser
   *[down] umgekehrter
} Reihenfolge.
tell-call = { $who } darf noch „Letzte Karte!“ ansagen.
tell-silent = { $who } verschweigt die letzte Karte.

prompt-play = { $can ->
    [play-or-draw] Spiel eine Karte oder zieh eine.
    [play] Spiel eine Karte.
   *[draw] Keine deiner Karten passt: Zieh eine.
}
prompt-chain = { $can ->
    [play-or-draw] Antworte auf die +2 oder nimm { $cards } Karten.
   *[draw] Du kannst auf die +2 nicht antworten: Nimm { $cards } Karten.
}
prompt-run = { $can ->
    [play-or-close] Spiel weiter in { $colour }, schließ das TAKI oder lass es offen.
    [play] Spiel weiter in { $colour } oder lass das TAKI offen.
    [close] Schließ das TAKI oder lass es offen.
   *[leave] Lass das TAKI offen.
}
prompt-plus = { $can ->
    [play-or-draw] Spiel noch eine Karte oder zieh eine.
    [play] Spiel noch eine Karte.
   *[draw] Zu deinem Plus passt keine Karte: Zieh eine.
}
prompt-king = Spiel eine beliebige Karte oder nichts mehr.
prompt-call = Du hast nur noch eine Karte: Sag sie an, bevor es weitergeht, oder schweig.
prompt-window = { $who } hat eine +3 gespielt: Brich sie oder lass sie zu.
prompt-window-let = { $who } hat eine +3 gespielt, und du hast keinen Brecher: Lass sie zu.
waiting-play = { $who } ist am Zug.
waiting-call = { $who } ist am Zug; „Letzte Karte!“ ansagen darf noch { $callers }.
waiting-run = { $who } spielt einen Lauf in { $colour }.
waiting-plus = { $who } muss nach einem Plus noch einmal spielen.
waiting-king = { $who } darf nach dem König eine beliebige Karte spielen.
waiting-window = { $who } hat eine +3 gespielt. Es fehlt die Antwort von: { $waiting }.
waiting-window-own = Du hast eine +3 gespielt. Es fehlt die Antwort von: { $waiting }.

scene-table = Tisch, es geht { $direction ->
    [up] im Uhrzeigersinn
   *[down] gegen den Uhrzeigersinn
}
scene-draw = Stapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
scene-lead = oben { $card }
scene-colour = Farbe { $colour }
scene-window = +3, Antworten stehen aus
scene-by-colour = nach Farbe
scene-by-figure = nach Zeichen
scene-close = TAKI schließen
scene-leave = TAKI offen lassen
scene-done = Nichts mehr spielen
scene-break = +3 brechen
scene-let = +3 zulassen
scene-last = Letzte Karte!
scene-silent = Schweigen

option-seats = wie viele spielen
option-mode = ein einzelnes Spiel oder die Pyramide, ein Turnier mit acht Stufen
option-first_card = ob eine zuerst aufgedeckte Aktionskarte liegen bleibt oder unter den Stapel kommt, bis eine Zahl erscheint
option-starts = wer beginnt: 0 für Person 1, 1 für Person 2 und so weiter
option-must_play = ob du spielen musst, wenn du eine passende farbige Karte hast
option-plus3_on_plus2 = ob auf eine wirkende +2 eine +3 gespielt werden darf
option-direction_two = was ein Richtungswechsel zu zweit bewirkt
option-wild_in_run = ob eine farblose Karte einen Lauf beenden darf
option-king_super = ob ein SuperTaki nach einem König die Farbe annimmt, die du nennst, oder die darunter
option-plus_last = ob du für ein Plus als letzte Karte eine ziehst oder damit gewinnst
option-auto_last = ob „Letzte Karte!“ von selbst angesagt wird
option-max_turns = nach wie vielen Zügen das Spiel entschieden wird: 2.000, in der Pyramide 16.000
option-bad-seats = zwei bis zehn können spielen, gefunden { $found }
option-bad-starts = erwartet war eine Zahl unter { $seats }, gefunden { $found }
option-bad-max-turns = erwartet war eine Zahl von 1 bis { $most }, gefunden { $found }

notation = Erwartet war eine Karte wie r5, r+2, rstop, king, super oder color:g oder eines von draw, close, leave, done, break, let, last, silent; gefunden „{ $found }“.
notation-card = Erwartet war eine Karte wie r5, r+2, rstop, king, super oder color, gefunden „{ $found }“.
notation-colour = Nenne mit dem Farbwechsel eine Farbe: Schreib color:r, color:b, color:g oder color:y.
refusal-no-call = Du wirst jetzt nicht gefragt, sondern nur, wenn du gerade bis auf deine letzte Karte gespielt hast und jemand anders am Zug ist.
refusal-call-cards = Ansagen kannst du nur mit genau einer Karte auf der Hand.
refusal-silent = Du hast deine letzte Karte verschwiegen, dabei bleibt es.
refusal-called-by-itself = An diesem Tisch wird die letzte Karte von selbst angesagt.
refusal-only-call = Du bist nicht am Zug: Du kannst nur deine letzte Karte ansagen oder schweigen.
refusal-no-window = Es gibt keine +3, auf die du antworten könntest.
refusal-window = Eine +3 liegt: Brich sie oder lass sie zu.
refusal-own-plus-three = Die anderen müssen noch auf deine +3 antworten.
refusal-answered = Du hast auf die +3 geantwortet; jetzt sind die anderen dran.
refusal-no-breaker = Du hast keinen Brecher.
refusal-no-run = Du bist nicht in einem Lauf.
refusal-taki-on-top = Mit einem TAKI obenauf lässt sich ein Lauf nicht schließen; spiel weiter oder lass ihn offen.
refusal-no-king = Du hast nicht gerade einen König gespielt, also gibt es kein freies Spiel abzulehnen.
refusal-draw-run = Mitten im Lauf wird nicht gezogen: Beende ihn stattdessen.
refusal-draw-king = Nach einem König wird nicht gezogen: Spiel eine beliebige Karte oder nichts mehr.
refusal-draw-plus = Du hast eine passende Karte, also musst du nach dem Plus spielen.
refusal-must-play = Du hast eine passende farbige Karte, und an diesem Tisch musst du sie spielen.
refusal-not-in-hand = { $card } hast du nicht.
refusal-super-plain = Hier nimmt ein SuperTaki die geltende Farbe an: Schreib super.
refusal-super-named = Nach einem König nennst du die Farbe des SuperTaki: Schreib super:r, super:b, super:g oder super:y.
refusal-super-underneath = An diesem Tisch nimmt ein SuperTaki nach einem König die Farbe darunter an: Schreib super.
refusal-plus-three = An diesem Tisch darf auf eine wirkende +2 keine +3 gespielt werden.
refusal-chain = Eine +2 wirkt: Antworte mit einer +2, einem König oder einer +3, oder zieh.
refusal-chain-strict = Eine +2 wirkt: Antworte mit einer +2 oder einem König, oder zieh.
refusal-run-wild = An diesem Tisch gehören farblose Karten nicht in einen Lauf.
refusal-run-colour = In diesen Lauf gehören nur Karten in { $colour }, nicht { $card }.
refusal-no-match = { $card } passt weder zur Farbe { $colour } noch zur obersten Karte, { $lead }.

draft-seats = erwartet war ein Eintrag je Person, { $seats }, gefunden { $found }
draft-copies = { $card } gibt es { $found }-mal statt { $copies }-mal
draft-turn = erwartet war eine Zahl unter { $seats }, gefunden { $found }
draft-direction = erwartet war 1 oder -1, gefunden { $found }
draft-no-discards = wenigstens die führende Karte muss dort liegen
draft-lacks-name = „{ $found }“ ist weder Farbe noch Zeichen
draft-lead = es führt die oberste abgelegte Karte, die weder +3 noch Brecher ist
draft-color = die führende Karte hat eine andere Farbe
draft-open-taki = ein offenes TAKI hat die geltende Farbe
draft-chain-lead = eine +2 wirkt nur, solange sie führt
draft-chain-phase = unter einer wirkenden +2 gibt es keinen Lauf, kein Plus und keinen König
draft-chain-long = es gibt nur acht +2-Karten
draft-chain-window = an diesem Tisch darf auf eine wirkende +2 keine +3 gespielt werden
draft-run-phase = einen Lauf gibt es genau in der Phase run
draft-run-color = der Lauf hat die geltende Farbe
draft-run-open = während eines Laufs ist kein TAKI offen
draft-phase-lead = weder die führende noch die oberste Karte führt zu dieser Phase
draft-stages-single = ein einzelnes Spiel hat keine Stufen
draft-stages = alle stehen auf einer Stufe von 1 bis 8
draft-call-twice = wer noch ansagen darf, schweigt nicht schon
draft-call-seat = diesen Platz gibt es nicht
draft-call-hand = gefragt wird nur, wer eine Karte hat und nicht am Zug ist
draft-call-phase = nach der letzten Karte wird nur vor einem Zug gefragt und nie, wo sie von selbst angesagt wird
draft-answers-phase = geantwortet wird nur auf eine +3
draft-answers-seats = es antworten alle außer der Person, die die +3 gespielt hat, und dann ist sie entschieden
draft-answers-breaker = wer mit einem Brecher antwortet, muss einen haben
draft-hidden = die Antworten müssen bekannt sein
draft-fresh = nur in der Pyramide, nach Plus oder König, ist eine Hand mitten im Zug neu
draft-end = das Ende, die gespielten Züge und die Züge ohne Karte passen nicht zusammen
draft-empty-hands = es fehlt, wer mit leerer Hand gewonnen hat
draft-no-winner = es fehlt, wer keine Karten mehr hat
draft-bottom = so viele bekannte Karten können nicht unten liegen
draft-known = eine Karte, die in einer Hand bekannt ist, ist nicht dort
draft-shuffled = im Stapel oder unter den davon gezogenen Karten ist eine, die nicht eingemischt wurde
draft-fetched = es wurde noch nichts gemischt, also seither nichts gezogen
draft-lacks = eine Hand hat mehr von einer Farbe oder einem Zeichen, als sie haben kann

option-mode-single = ein einzelnes Spiel
option-mode-pyramid = die Pyramide
option-first_card-stays = bleibt liegen
option-first_card-redraw = kommt unter den Stapel
option-direction_two-nothing = nichts
option-direction_two-again = dieselbe Person ist noch einmal dran
option-king_super-named = die Farbe, die du nennst
option-king_super-underneath = die Farbe darunter
option-plus_last-draws = du ziehst eine Karte
option-plus_last-wins = du gewinnst
