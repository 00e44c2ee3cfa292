summary = Werde deine Karten nach Farbe oder Zeichen los; ein TAKI lässt eine ganze Farbe auf einmal gehen. Etwa 20 Minuten.

seat = Platz { $seat }
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
drew-nothing = Für { $who } ist keine Karte mehr zu ziehen.
shuffled = Die Ablage wird zu einem neuen Stapel aus { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} gemischt.
run-closed = { $who } schließt das TAKI.
run-left = { $who } lässt das TAKI offen.
declined = { $who } spielt nach dem König nichts.
answered = { $who } hat auf die +3 geantwortet.
answered-break = { $who } antwortet auf die +3 mit einem Brecher.
answered-let = { $who } lässt die +3 geschehen.
called = { $who } sagt an: letzte Karte!
kept-silent = { $who } schweigt über die letzte Karte.
stopped = { $who } setzt aus.
advanced = { $who } kommt auf Stufe { $stage }.
ended-empty-hand = { $who } hat keine Karte mehr und gewinnt.
ended-stuck = Niemand kann mehr spielen oder ziehen. { $winners ->
    [one] { $who } liegt am besten und gewinnt.
   *[other] { $who } liegen am besten und teilen den Sieg.
}
ended-cap = Die Züge sind aufgebraucht. { $winners ->
    [one] { $who } liegt am besten und gewinnt.
   *[other] { $who } liegen am besten und teilen den Sieg.
}

outcome-empty-hand = jemand hat keine Karte mehr
outcome-stuck = niemand konnte mehr spielen oder ziehen
outcome-cap = die Züge waren aufgebraucht

picture-piles = Stapel { $draw } · Ablage { $discards } · es geht { $direction ->
    [down] abwärts ↓
   *[up] aufwärts ↑
}
picture-lead = Oben liegt { $lead } · Farbe { $colour }
picture-chain = +2 wartet: { $cards } Karten
picture-open = offenes TAKI: { $colour }
picture-run = Lauf: { $colour }
picture-window = { $who } hat eine +3 gespielt; alle anderen antworten mit break oder let.
picture-seat = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
picture-stage = Stufe { $stage }
picture-you = du
picture-may-call = darf ansagen
picture-silent = schweigt
picture-answered = hat geantwortet
picture-waits = muss antworten
picture-hand = Hand von { $who }

tell-lead = Oben liegt { $card }, die Farbe ist { $colour }.
tell-chain = { $count ->
    [one] Eine +2 wartet
   *[other] { $count } +2 warten
}: { $cards } Karten.
tell-open = Ein TAKI ist offen in { $colour }.
tell-piles = Der Stapel hat { $draw }, die Ablage { $discards } Karten.
tell-seat = { $who } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
tell-seat-stage = { $who } auf Stufe { $stage } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
tell-hand = { $who } hält { $cards }.
tell-empty = { $who } hält nichts.
tell-direction = Es geht zu den { $direction ->
    [up] höheren
   *[down] niedrigeren
} Plätzen.
tell-play = { $who } ist am Zug.
tell-run = { $who } ist in einem Lauf in { $colour }.
tell-plus = { $who } spielt nach einem Plus noch einmal.
tell-king = { $who } darf nach dem König jede Karte spielen.
tell-window = { $who } hat eine +3 gespielt; es antworten noch: { $waiting }.
tell-call = { $who } darf „letzte Karte!“ ansagen, bevor es weitergeht.
tell-silent = { $who } schweigt über die letzte Karte.

scene-table = Tisch, es geht { $direction ->
    [down] abwärts
   *[up] aufwärts
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
scene-let = +3 geschehen lassen
scene-last = Letzte Karte!
scene-silent = Schweigen

option-seats = wie viele spielen
option-mode = ein einzelnes Spiel oder das Pyramidenturnier mit acht Stufen
option-first_card = ob eine zuerst aufgedeckte Aktionskarte liegen bleibt oder unter den Stapel geht, bis eine Zahl kommt
option-starts = der Platz, der beginnt, eine Zahl unter der Zahl der Plätze
option-must_play = ob spielen muss, wer eine farbige Karte spielen kann
option-plus3_on_plus2 = ob auf eine wirkende +2 eine +3 gespielt werden darf
option-direction_two = was ein Richtungswechsel zu zweit bewirkt
option-wild_in_run = ob eine farblose Karte einen Lauf beenden darf
option-king_super = ob ein SuperTaki nach einem König eine gewünschte Farbe annimmt oder die darunter
option-plus_last = ob ein Plus als letzte Karte eine zieht oder gewinnt
option-auto_last = ob „letzte Karte!“ von selbst angesagt wird
option-max_turns = die Zahl der Züge, nach denen das Spiel entschieden wird; 2.000, in der Pyramide 16.000
option-bad-seats = zwei bis zehn können spielen, gefunden { $found }
option-bad-starts = erwartet war ein Platz unter { $seats }, gefunden { $found }
option-bad-max-turns = erwartet war eine Zahl von 1 bis { $most }, gefunden { $found }

notation = Erwartet war eine Karte wie r5, r+2, rstop, king, super oder color:g oder eines von draw, close, leave, done, break, let, last, silent; gefunden „{ $found }“.
notation-card = Erwartet war eine Karte wie r5, r+2, rstop, king, super oder color, gefunden „{ $found }“.
notation-colour = Ein Farbwechsel nennt seine Farbe: schreibe color:r, color:b, color:g oder color:y.
refusal-no-call = Du wirst jetzt nicht nach deiner letzten Karte gefragt.
refusal-only-call = Du bist nicht am Zug; du darfst nur deine letzte Karte ansagen oder schweigen.
refusal-no-window = Es gibt keine +3 zu beantworten.
refusal-window = Eine +3 liegt; antworte mit break oder let.
refusal-no-breaker = Du hast keinen Brecher.
refusal-no-run = Du bist in keinem Lauf.
refusal-taki-on-top = Ein TAKI obenauf lässt sich nicht schließen; spiel weiter oder lass es offen.
refusal-no-king = Es gibt kein freies Spiel nach einem König abzulehnen.
refusal-draw-run = Beende den Lauf mit close oder leave, statt zu ziehen.
refusal-draw-king = Nach einem König spielst du frei oder sagst done; gezogen wird nicht.
refusal-draw-plus = Du hast eine passende Karte, also musst du nach dem Plus spielen.
refusal-must-play = Du hast eine passende farbige Karte, und an diesem Tisch muss sie gespielt werden.
refusal-not-in-hand = { $card } hast du nicht.
refusal-super-plain = Hier nimmt ein SuperTaki die geltende Farbe an; schreibe super.
refusal-super-named = Nach einem König nennst du die Farbe des SuperTaki; schreibe super:r, super:b, super:g oder super:y.
refusal-plus-three = An diesem Tisch wird auf eine wirkende +2 keine +3 gespielt.
refusal-chain = Eine +2 wirkt: antworte mit einer +2, einem König oder einer +3, oder zieh.
refusal-chain-strict = Eine +2 wirkt: antworte mit einer +2 oder einem König, oder zieh.
refusal-run-wild = An diesem Tisch nimmt ein Lauf keine farblosen Karten.
refusal-run-colour = Der Lauf nimmt nur Karten in { $colour }, nicht { $card }.
refusal-no-match = { $card } passt weder zur Farbe { $colour } noch zur Karte { $lead }.

draft-seats = erwartet war ein Eintrag je Platz, { $seats }, gefunden { $found }
draft-copies = { $card } gibt es { $found }-mal statt { $copies }-mal
draft-turn = erwartet war ein Platz unter { $seats }, gefunden { $found }
draft-direction = erwartet war 1 oder -1, gefunden { $found }
draft-no-discards = wenigstens die oberste Karte muss dort liegen
draft-lacks-name = „{ $found }“ ist weder Farbe noch Zeichen
draft-lead = es führt die oberste abgelegte Karte, die weder +3 noch Brecher ist
draft-color = die führende Karte hat eine andere Farbe
draft-open-taki = ein offenes TAKI hat die geltende Farbe
draft-chain-lead = eine +2 wirkt nur, solange sie führt
draft-chain-phase = unter einer wirkenden +2 gibt es keinen Lauf, kein Plus und keinen König
draft-chain-long = es gibt nur acht +2
draft-chain-window = an diesem Tisch wird auf eine wirkende +2 keine +3 gespielt
draft-run-phase = einen Lauf gibt es genau in der Phase run
draft-run-color = der Lauf hat die geltende Farbe
draft-run-open = während eines Laufs wartet kein offenes TAKI
draft-phase-lead = die führende oder oberste Karte bringt diese Phase nicht hervor
draft-stages-single = ein einzelnes Spiel hat keine Stufen
draft-stages = jeder Platz steht auf einer Stufe von 1 bis 8
draft-call-twice = ein Platz darf noch ansagen oder schweigt, nicht beides
draft-call-seat = diesen Platz gibt es nicht
draft-call-hand = gefragt wird nur ein Platz mit einer Karte, der nicht am Zug ist
draft-call-phase = nach der letzten Karte wird nur vor einem Zug gefragt, und nicht, wo sie von selbst angesagt wird
draft-answers-phase = geantwortet wird nur auf eine +3
draft-answers-seats = alle außer dem Spieler der +3 antworten, und dann ist sie entschieden
draft-answers-breaker = wer mit einem Brecher antwortet, hat einen
draft-hidden = die Antworten müssen bekannt sein
draft-fresh = nur in der Pyramide, nach Plus oder König, ist eine Hand mitten im Zug neu
draft-end = das Ende, die gespielten Züge und die Züge ohne Karte passen nicht zusammen
draft-empty-hands = es fehlt, wer mit leerer Hand gewonnen hat
draft-no-winner = es fehlt, wer keine Karte mehr hat
draft-bottom = so viele bekannte Karten können nicht unten liegen
draft-known = eine Karte, die in einer Hand bekannt ist, ist nicht dort
draft-shuffled = im Stapel oder unter den davon gezogenen Karten ist eine, die nicht gemischt wurde
draft-fetched = es wurde noch nichts gemischt, also seither nichts gezogen
draft-lacks = eine Hand hat mehr von einer Farbe oder einem Zeichen, als sie haben kann

option-mode-single = ein einzelnes Spiel
option-mode-pyramid = die Pyramide
option-first_card-stays = bleibt liegen
option-first_card-redraw = kommt unter den Stapel
option-direction_two-nothing = nichts
option-direction_two-again = derselbe ist noch einmal dran
option-king_super-named = eine genannte Farbe
option-king_super-underneath = die Farbe darunter
option-plus_last-draws = zieht eine Karte
option-plus_last-wins = gewinnt
