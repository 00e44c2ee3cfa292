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
figure = { $figure ->
    [stop] Stopp
    [dir] Richtungswechsel
    [plus] Plus
    [taki] TAKI
   *[other] { $figure }
}
card = { $colour } { figure }
card-colourless = { $figure ->
    [super] SuperTaki
    [king] König
    [breaker] +3-Brecher
    [color] Farbwechsel
   *[other] +3
}

played = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
} { $card }{ $colour ->
    [red] {" "}und { names-colour } Rot
    [blue] {" "}und { names-colour } Blau
    [green] {" "}und { names-colour } Grün
    [yellow] {" "}und { names-colour } Gelb
   *[none] {""}
}.
names-colour = { $who-is ->
    [you] wünschst dir
   *[other] wünscht sich
}
draws = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
}
draws-why = { $why ->
    [plus-two] {" "}für die +2
    [plus] {" "}für das Plus
    [plus-three] {" "}für die +3
    [broken] {" "}für die gebrochene +3
    [breaker] {" "}für den Brecher
    [penalty] {" "}für die nicht angesagte letzte Karte
    [stage] {" "}für die nächste Stufe
   *[turn] {""}
}
drew = { draws } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ draws-why }.
drew-cards = { draws } { $cards }{ draws-why }.
drew-nothing = Für { $who-is ->
    [you] dich
   *[other] { $who }
} gibt es keine Karte mehr zu ziehen.
shuffled = Die Ablage wird zu einem neuen Stapel aus { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} gemischt.
run-closed = { $who-is ->
    [you] Du schließt
   *[other] { $who } schließt
} das TAKI.
run-left = { $who-is ->
    [you] Du lässt
   *[other] { $who } lässt
} das TAKI offen.
declined = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
} nach dem König nichts mehr.
answered = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} auf die +3 geantwortet.
answered-break = { $who-is ->
    [you] Du antwortest
   *[other] { $who } antwortet
} auf die +3 mit einem Brecher.
answered-let = { $who-is ->
    [you] Du lässt
   *[other] { $who } lässt
} die +3 zu.
called = { $who-is ->
    [you] Du sagst
   *[other] { $who } sagt
} an: „Letzte Karte!“
kept-silent = { $who-is ->
    [you] Du verschweigst deine
   *[other] { $who } verschweigt die
} letzte Karte.
stopped = { $who-is ->
    [you] Du setzt
   *[other] { $who } setzt
} aus.
advanced = { $who-is ->
    [you] Du erreichst
   *[other] { $who } erreicht
} Stufe { $stage }.
ended-empty-hand = { $who-is ->
    [you] Du hast keine Karten mehr: Du gewinnst!
   *[other] { $who } hat keine Karten mehr und gewinnt.
}
best-placed = { $winners ->
    [one] { $who-is ->
        [you] Du liegst am besten und gewinnst!
       *[other] { $who } liegt am besten und gewinnt.
    }
   *[other] { $who } liegen am besten und teilen sich den Sieg.
}
ended-stuck = Niemand kann mehr spielen oder ziehen. { best-placed }
ended-cap = Die Höchstzahl an Zügen ist erreicht. { best-placed }

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
has-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
tell-seat = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} { has-cards }.
tell-seat-stage = { $who-is ->
    [you] Du stehst
   *[other] { $who } steht
} auf Stufe { $stage } und { $who-is ->
    [you] hast
   *[other] hat
} { has-cards }.
tell-hand = { $who-is ->
    [you] Du hältst
   *[other] { $who } hält
} { $cards }.
tell-empty = { $who-is ->
    [you] Du hältst
   *[other] { $who } hält
} nichts.
tell-order = Reihum geht es in dieser Reihenfolge.
tell-next = Nach dir kommt { $who }.
tell-call = { $who-is ->
    [you] Du darfst
   *[other] { $who } darf
} noch „Letzte Karte!“ ansagen.
tell-silent = { $who-is ->
    [you] Du verschweigst deine
   *[other] { $who } verschweigt die
} letzte Karte.

to-match = eine Karte in { $colour }{ $figure ->
    [none] {""}
    [stop] {" "}oder noch einen Stopp
    [dir] {" "}oder noch einen Richtungswechsel
    [plus] {" "}oder noch ein Plus
    [taki] {" "}oder noch ein TAKI
   *[other] {" "}oder noch eine { $figure }
}
prompt-play = { $can ->
    [play-or-draw] Spiel { to-match } – oder zieh eine.
    [play] Spiel { to-match }.
    [wild] Spiel eine farblose Karte oder zieh eine.
   *[draw] Keine deiner Karten passt: Zieh eine.
}
prompt-open = { $can ->
    [play] Das TAKI ist offen: Mach in { $colour } weiter oder spiel etwas anderes, das passt.
   *[play-or-draw] Das TAKI ist offen: Mach in { $colour } weiter, spiel etwas anderes, das passt, oder zieh eine Karte.
}
prompt-chain = { $can ->
    [play-or-draw] Antworte auf die +2, damit sie weiterzieht, oder nimm { $cards } Karten.
   *[draw] Du kannst auf die +2 nicht antworten: Nimm { $cards } Karten.
}
prompt-run = { $can ->
    [play-or-close] Spiel deine nächste Karte in { $colour }, schließ das TAKI oder lass es offen.
    [play] Spiel deine nächste Karte in { $colour } oder lass das TAKI offen.
    [close] Schließ das TAKI oder lass es für die nächste Person offen.
   *[leave] Du hast nichts mehr dazuzulegen: Lass das TAKI offen.
}
prompt-plus = { $can ->
    [play] Dein Plus bringt dir noch einen Zug: Spiel { to-match }.
    [wild] Dein Plus bringt dir noch einen Zug: Spiel eine farblose Karte oder zieh eine.
   *[draw] Zu deinem Plus passt keine Karte: Zieh eine.
}
prompt-king = Dein König lässt dich jede beliebige Karte spielen – oder nichts mehr.
prompt-call = Du hast nur noch eine Karte: Sag sie an, bevor es weitergeht, oder schweig.
prompt-window = { $who } hat eine +3 gespielt: Brich sie oder lass sie zu.
prompt-window-let = { $who } hat eine +3 gespielt, und du hast keinen Brecher: Lass sie zu.
ask-colour = Wähl die Farbe für { $card }.
waiting-play = { $who } ist am Zug.
waiting-chain = { $who } ist am Zug: auf die +2 antworten oder { $cards } Karten nehmen.
waiting-call = { $who } ist am Zug; „Letzte Karte!“ ansagen darf noch { $callers }.
waiting-run = { $who } spielt einen Lauf in { $colour }.
waiting-plus = { $who } muss nach einem Plus noch einmal spielen.
waiting-king = { $who } darf nach dem König eine beliebige Karte spielen.
waiting-window = { $who } hat eine +3 gespielt. Es fehlt die Antwort von: { $waiting }.
waiting-window-own = Du hast eine +3 gespielt. Es fehlt die Antwort von: { $waiting }.

help-number = Eine einfache Zahl: Sie passt auf { $colour } und auf jede andere { $figure }, und dein Zug ist vorbei.
help-plus-two = { $who } nimmt zwei Karten oder gibt sie mit einer weiteren +2 weiter.
help-plus-two-chain = Sie gibt den Stapel weiter: { $who } nimmt { $cards } Karten oder antwortet mit noch einer +2.
help-stop = { $who } setzt einmal aus.
help-stop-two = Dein Gegenüber setzt aus, du spielst also gleich noch einmal.
help-dir = Es geht andersherum weiter: { $who } kommt als Nächstes dran.
help-dir-two = { $again ->
    [yes] Zu zweit bist du gleich noch einmal dran.
   *[no] Zu zweit ist damit nur dein Zug vorbei.
}
help-plus = Du spielst gleich noch einmal; passt nichts, ziehst du eine Karte.
help-plus-last = Als letzte Karte gewinnt es nicht: Du ziehst eine Karte dafür.
help-taki = Damit beginnt ein Lauf: Du spielst danach so viele Karten in { $colour }, wie du willst.
help-super = Es passt auf alles außer einer wartenden +2 und ist ein TAKI in der Farbe, die gilt, jetzt { $colour }.
help-super-named = Du nennst seine Farbe, und darin beginnt ein Lauf.
help-king = Er passt auf alles; danach darfst du jede beliebige Karte spielen, ganz gleich, was liegt.
help-king-chain = Er hebt die +2 auf, niemand nimmt die { $cards } Karten; danach darfst du jede beliebige Karte spielen.
help-plus-three = Alle anderen ziehen drei Karten, es sei denn, jemand hat einen Brecher; die Karte darunter führt weiter.
help-breaker = Heb ihn auf, bis jemand eine +3 spielt: Dann zieht nur diese Person drei Karten. In deinem eigenen Zug kostet er dich drei Karten.
help-breaker-now = Damit brichst du die +3: { $who } zieht drei Karten und sonst niemand.
help-color = Er passt auf alles außer einer wartenden +2, und du nennst die Farbe, die dann gilt.
help-goes-on = Sie setzt das offene TAKI fort, und weitere Karten in { $colour } dürfen folgen.
help-in-run = In einem Lauf wirkt nur die letzte Karte.
help-colour = Von da an gilt { $colour }.
help-colour-held = Du hast { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
} in { $colour }.
help-draw = Wer nicht spielen kann oder will, zieht hier eine Karte, und der Zug ist vorbei.
help-draw-empty = Er ist leer: Wird eine Karte gebraucht, wird die Ablage gemischt und zum neuen Stapel.
help-draw-chain = Wer auf die +2 nicht antwortet, nimmt hier { $cards } Karten, und der Zug ist vorbei.
help-draw-plus = Wer nach einem Plus nichts spielen kann, zieht hier eine Karte, und der Zug ist vorbei.
help-lead = Sie führt: Darauf spielt man { to-match } oder eine farblose Karte.
help-lead-over = Zuletzt führte { $card }.
help-lead-run = Ein Lauf ist im Gang: Es passen nur Karten in { $colour }, und eine farblose Karte beendet ihn.
help-lead-king = Nach dem König passt jede Karte.
help-lead-chain = Die +2 wartet mit { $cards } Karten: Es passt nur noch eine +2{ $plus-three ->
    [yes] , ein König oder eine +3
   *[no] {" "}oder ein König
}.
help-open = Das TAKI ist offen: Wer eine Karte in { $colour } spielt, darf den Lauf fortsetzen.
help-close = Beendet den Lauf, und niemand sonst kann ihn fortsetzen.
help-leave = Beendet deinen Lauf, und die nächste Person darf ihn in { $colour } fortsetzen.
help-leave-taki = Ein TAKI obenauf lässt sich nicht schließen: Dein Lauf endet, und die nächste Person darf ihn in { $colour } fortsetzen.
help-done = Beendet deinen Zug; zu bedienen ist weiter { $colour }.
help-let = Du und die anderen zieht drei Karten, es sei denn, jemand bricht die +3.
help-last = Sag es jetzt, dann bist du sicher: Sonst ziehst du vier Karten, sobald die nächste Person handelt.
help-silent = Du sagst nichts und ziehst vier Karten, sobald die nächste Person handelt.

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
option-deck = welche Karten es gibt: alle, oder acht für ein kleines Spiel, das sich ganz durchrechnen lässt
option-hand = wie viele Karten alle bekommen: acht; beim kleinen Stapel zwei, ab vier Personen eine
option-deck-full = alle 116 Karten
option-deck-small = acht Karten
option-bad-hand = eine bis { $most } Karten für jeden sind möglich, gefunden { $found }
option-small-deck = vom kleinen Stapel lassen sich höchstens { $most } Karten austeilen, das ist zu wenig für { $seats } Personen mit je { $hand }
option-bad-seats = zwei bis zehn können spielen, gefunden { $found }
option-bad-starts = erwartet war eine Zahl unter { $seats }, gefunden { $found }
option-bad-max-turns = erwartet war eine Zahl von 1 bis { $most }, gefunden { $found }

notation = Erwartet war eine Karte wie r5, r+2, rstop, king, super oder color:g oder eines von draw, close, leave, done, break, let, last, silent; gefunden „{ $found }“.
notation-card = Erwartet war eine Karte wie r5, r+2, rstop, king, super oder color, gefunden „{ $found }“.
notation-colour = Nenne mit dem Farbwechsel eine Farbe: Schreib color:r, color:b, color:g oder color:y.
refusal-no-colour = An diesem Tisch gibt es keine Karte in { $colour }; diese Farbe lässt sich nicht nennen.
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
draft-stages = alle stehen auf einer Stufe von 1 bis zur Zahl der ausgeteilten Karten
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

lesson-first = Farben, Zeichen und die letzte Karte
lesson-first-colour = Wer zuerst keine Karten mehr hat, gewinnt. Du legst in jedem Zug eine Karte auf die oberste, und am einfachsten passt die gleiche Farbe.
lesson-first-colour-task = Oben liegt eine rote 8. Spiel deine rote Karte.
lesson-first-colour-done = Rot auf Rot passt immer. Jetzt liegt deine 5 oben, und darauf muss die nächste Karte passen.
lesson-first-colour-wrong = Such die Karte, die rot ist wie die 8, die oben liegt.
lesson-first-colour-draw = Ziehen darfst du, aber dann hast du eine Karte mehr. Dabei kannst du eine rote spielen!
lesson-first-figure = Die Farbe darf wechseln, wenn das Zeichen gleich bleibt: Eine 8 passt auf jede andere 8.
lesson-first-figure-task = Wieder liegt eine rote 8 oben, und du hast nichts Rotes. Welche Karte passt?
lesson-first-figure-done = Die 8 passt, und jetzt gilt Blau. So lenkst du das Spiel zu den Farben, die du hast.
lesson-first-figure-wrong = Such die andere 8.
lesson-first-figure-draw = Noch musst du nicht ziehen: Eine deiner Karten hat dasselbe Zeichen wie die oberste.
lesson-first-draw = Manchmal passt nichts, weder Farbe noch Zeichen. Dann ziehst du eine Karte.
lesson-first-draw-task = Oben liegt eine rote 8, du hast eine blaue 5, eine grüne 3 und eine gelbe 6. Zieh eine Karte vom Stapel.
lesson-first-draw-done = Eine rote 4, genau die hat gefehlt! Aber mit dem Ziehen ist dein Zug vorbei: Sie muss bis zum nächsten warten.
lesson-first-draw-wrong = Hier passt nichts: Nimm eine Karte vom Stapel.
lesson-first-wish = Farblose Karten passen fast überall. Mit einem Farbwechsel sagst du außerdem, welche Farbe danach gilt.
lesson-first-wish-task = Du hast drei blaue Karten. Spiel deinen Farbwechsel und wähl Blau.
lesson-first-wish-done = Jetzt gilt Blau, und dein nächster Zug ist so gut wie sicher. Nimm die Farbe, von der du am meisten hast.
lesson-first-wish-wrong = Spiel zuerst den Farbwechsel und wähl dann Blau.
lesson-first-wish-draw = Du hast eine Karte, die auf alles passt: den Farbwechsel.
lesson-first-wish-colour = Die Farbe darfst du nennen, aber von Blau hast du mehr. Versuch es mit Blau.
lesson-first-last = Sobald du nur noch eine Karte hast, sagst du „Letzte Karte!“ an. Sonst ziehst du vier Karten, sobald die nächste Person handelt.
lesson-first-last-task = Spiel eine deiner zwei roten Karten und sag dann die letzte an.
lesson-first-last-done = Alle sind gewarnt, und du bist sicher. Der Tisch fragt dich immer rechtzeitig.
lesson-first-last-wrong = Spiel eine der roten Karten und sag dann die letzte an.
lesson-first-last-draw = Spiel lieber eine rote Karte: Dann hast du nur noch eine.
lesson-first-last-silent = Schweigen kostet vier Karten! Sag sie lieber an.
lesson-first-win = Du hast noch zwei Karten, und mit beiden kannst du gewinnen. Denk voraus: Worauf muss deine zweite Karte passen?
lesson-first-win-task = Spiel eine Karte, sag die letzte an und werde dann auch die los.
lesson-first-win-done = Deine Hand ist leer: gewonnen! Erst die Farbe, dann das Zeichen, so läuft das Spiel.
lesson-first-win-wrong = Fang mit der roten 5 an; die blaue 5 passt danach darauf.
lesson-first-win-draw = Du musst nicht ziehen: Eine deiner Karten passt.
lesson-first-win-silent = Ohne Ansage würdest du vier Karten ziehen, so kurz vor dem Sieg. Sag sie an!

lesson-actions = Karten, die etwas bewirken
lesson-actions-stop = Viele Karten passen nicht nur, sie bewirken auch etwas. Bei einem Stopp setzt die nächste Person aus.
lesson-actions-stop-task = Die nächste Person hat nur noch eine Karte und könnte gewinnen. Spiel deinen roten Stopp.
lesson-actions-stop-done = Übersprungen! Ein Stopp ist am besten, wenn gleich jemand gewinnt. Zu zweit bist du danach sogar selbst wieder dran.
lesson-actions-stop-wrong = So bekommt die nächste Person die Chance zu gewinnen. Lass sie lieber aussetzen.
lesson-actions-stop-draw = Dann ist die nächste Person am Zug, mit einer Karte auf der Hand. Lass sie lieber aussetzen.
lesson-actions-direction = Ein Richtungswechsel dreht die Runde um: Wer eben noch vor dir dran war, kommt als Nächstes.
lesson-actions-direction-task = Wieder hat die nächste Person nur eine Karte. Schick das Spiel mit deinem roten Richtungswechsel andersherum.
lesson-actions-direction-done = Jetzt geht es andersherum, und wer nur eine Karte hat, kommt zuletzt dran statt als Nächstes.
lesson-actions-direction-wrong = So ist die nächste Person am Zug. Spiel den Richtungswechsel.
lesson-actions-direction-draw = Wenn du ziehst, ist die Person mit der einen Karte dran. Ändere lieber die Richtung.
lesson-actions-plus-two = Eine +2 wartet auf die nächste Person: Sie nimmt zwei Karten, und ihr Zug ist vorbei. Mit einer eigenen +2 könnte sie sie weitergeben.
lesson-actions-plus-two-task = Spiel deine rote +2 und schau, was die nächste Person macht.
lesson-actions-plus-two-done = Sie hatte keine Antwort und nahm zwei Karten.
lesson-actions-plus-two-wrong = Das passt, aber nimm diesmal die +2.
lesson-actions-plus-two-draw = Du hast Besseres zu tun, als zu ziehen: Spiel die +2.
lesson-actions-answer = Jetzt wartet eine blaue +2 auf dich. Auf eine wartende +2 passt nur noch eine +2, ganz gleich welcher Farbe, ein König oder eine +3. Zusammen werden sie mehr.
lesson-actions-answer-task = Antworte mit deiner gelben +2.
lesson-actions-answer-done = Zwei und zwei sind vier, und die nächste Person nimmt sie alle. Heb dir also eine +2 für schlechte Zeiten auf.
lesson-actions-answer-wrong = Antworte mit deiner +2.
lesson-actions-answer-draw = Du darfst die zwei Karten nehmen, aber du kannst sie auch weitergeben: Spiel deine gelbe +2.
lesson-actions-plus = Nach einem Plus spielst du gleich noch einmal, nach denselben Regeln. Passt nichts, ziehst du eine Karte; halte also eine zweite bereit.
lesson-actions-plus-task = Spiel dein rotes Plus und dann eine Karte, die darauf passt.
lesson-actions-plus-done = Zwei Karten in einem Zug!
lesson-actions-plus-wrong = Spiel zuerst das Plus: Dann kann die rote 4 im selben Zug folgen.
lesson-actions-plus-draw = Du hast Karten, die passen: Fang mit dem roten Plus an.
lesson-actions-win = Ihr spielt zu zweit: Nach einem Stopp bist du also gleich wieder dran, und nach einem Plus geht es auch weiter. Nur als letzte Karte gewinnt ein Plus nicht: Dann ziehst du eine dafür.
lesson-actions-win-task = Dein Gegenüber hat noch eine Karte. Werde alle drei los, bevor es zum Zug kommt.
lesson-actions-win-done = Stopp, Plus, Zahl: drei Karten, und dein Gegenüber kam nicht mehr dran. Gewonnen!
lesson-actions-win-wrong = Bleib am Zug: erst Stopp und Plus, die 6 zum Schluss.
lesson-actions-win-draw = Wenn du ziehst, ist dein Gegenüber dran. Dabei passen alle drei Karten!
lesson-actions-win-number = Mit der Zahl endet dein Zug, und dein Gegenüber kommt dran. Spiel sie zuletzt.

lesson-runs = TAKI, König und +3
lesson-runs-taki = Mit einem TAKI beginnt ein Lauf: Du legst danach so viele Karten seiner Farbe, wie du willst. Zum Schluss schließt du es.
lesson-runs-taki-task = Spiel dein rotes TAKI, dann alle anderen roten Karten, und schließ das TAKI.
lesson-runs-taki-done = Vier Karten in einem Zug! Sammle eine Farbe, und ein TAKI räumt sie weg.
lesson-runs-taki-wrong = Fang mit dem TAKI an: Dann können alle roten Karten weg.
lesson-runs-taki-leave = Lässt du es offen, darf die nächste Person den Lauf fortsetzen. Spiel alle roten Karten und schließ es.
lesson-runs-taki-early = Du hast noch rote Karten. Spiel sie alle, bevor du das TAKI schließt.
lesson-runs-taki-draw = Heute wird nicht gezogen: Spiel dein rotes TAKI.
lesson-runs-order = Mitten in einem Lauf bewirken Aktionskarten nichts. Nur seine letzte Karte wirkt, und die Reihenfolge bestimmst du.
lesson-runs-order-task = Die nächste Person hat nur noch eine Karte. Spiel dein rotes TAKI und alle roten Karten, die +2 zuletzt, und schließ es.
lesson-runs-order-done = Der Stopp in der Mitte hat nichts bewirkt, aber die +2 am Ende wartet auf die nächste Person.
lesson-runs-order-wrong = Fang mit dem TAKI an und spiel dann alle roten Karten.
lesson-runs-order-leave = Schließ das TAKI, sonst nutzen es andere. Und die +2 soll die letzte Karte sein.
lesson-runs-order-early = Wenn noch Karten folgen, bewirkt die +2 nichts. Heb sie für das Ende des Laufs auf.
lesson-runs-open = Wer ein TAKI nicht schließt, lässt es offen liegen: Dann darf die nächste Person den Lauf fortsetzen.
lesson-runs-open-task = Ein blaues TAKI ist offen. Spiel deine beiden blauen Karten und schließ es dann.
lesson-runs-open-done = Zwei Karten auf einmal geschenkt. Deshalb schließt man ein TAKI.
lesson-runs-open-wrong = Spiel deine blauen Karten; sie setzen das offene TAKI fort.
lesson-runs-open-leave = Mach nicht denselben Fehler: Spiel beide blauen Karten und schließ es dann.
lesson-runs-open-early = Du hast noch eine blaue Karte. Spiel sie, bevor du schließt.
lesson-runs-open-draw = Zieh nicht: Deine blauen Karten dürfen das offene TAKI fortsetzen.
lesson-runs-king = Der König passt auf alles, sogar auf wartende +2-Karten, und fegt sie weg. Danach darfst du jede beliebige Karte spielen.
lesson-runs-king-task = Drei +2 warten auf dich: sechs Karten! Spiel deinen König und dann irgendeine andere Karte.
lesson-runs-king-done = Keine sechs Karten für dich, und noch eine Karte weniger. Heb dir einen König für so einen Moment auf.
lesson-runs-king-wrong = Spiel den König und dann noch eine Karte.
lesson-runs-king-draw = Das wären sechs Karten. Dein König rettet dich.
lesson-runs-king-done-early = Du darfst hier aufhören, aber eine freie Karte ist ein Geschenk: Spiel noch eine.
lesson-runs-plus-three = Eine +3 passt auf alles: Alle anderen ziehen drei Karten. Die Karte darunter führt weiter.
lesson-runs-plus-three-task = Die anderen haben nur noch wenige Karten. Spiel deine +3.
lesson-runs-plus-three-done = Niemand hatte einen Brecher, also zogen sie alle drei Karten. Jetzt liegst du gut vorn.
lesson-runs-plus-three-wrong = Spiel die +3.
lesson-runs-plus-three-draw = Du hast eine Karte, die auf alles passt: die +3.
lesson-runs-breaker = Wird eine +3 gespielt, werden alle gefragt. Ein Brecher dreht sie um: Wer die +3 gespielt hat, zieht selbst drei, und sonst niemand.
lesson-runs-breaker-task = Die nächste Person hat eine +3 gespielt. Brich sie mit deinem Brecher.
lesson-runs-breaker-done = Drei Karten, aber nicht für dich. In deinem eigenen Zug würde dich ein Brecher drei Karten kosten, heb ihn also hierfür auf.
lesson-runs-breaker-wrong = Brich die +3.
lesson-runs-breaker-let = Dann ziehst du drei Karten. Du hast einen Brecher: Nutz ihn!
lesson-runs-win = Ein SuperTaki hat keine Farbe: Es wird zum TAKI in der Farbe, die gilt, jetzt Grün. Leert ein Lauf deine Hand, gewinnst du. Nur ein Plus darf nicht die letzte Karte sein.
lesson-runs-win-task = Die beiden anderen haben noch je eine Karte. Werde in diesem Zug alle vier los.
lesson-runs-win-done = Vier Karten auf einen Streich, und das Spiel ist deins! Jetzt kennst du ganz TAKI. Spiel eine Runde mit Freunden oder Bots.
lesson-runs-win-wrong = Fang mit dem SuperTaki an: Damit können alle grünen Karten weg.
lesson-runs-win-plus = Jetzt bliebe nur das Plus übrig, und das gewinnt nicht: Du ziehst dafür eine Karte. Spiel es, bevor die Zahlen weg sind.
lesson-runs-win-leave = Nicht aufhören: Du kannst deine Hand leeren.
lesson-runs-win-draw = Wenn du ziehst, gewinnt vielleicht die nächste Person. Sieh dir dein SuperTaki an.

# Kinds of events and options by short names, for reports.
kind-played = { $card } gespielt
kind-drew = Karten gezogen
kind-shuffled = der Ablagestapel gemischt
kind-run-ended = das Ende eines TAKI-Laufs
kind-declined = nach einem König nichts mehr gespielt
kind-answered = eine Antwort auf eine +3
kind-called = „letzte Karte!“ gerufen
kind-kept-silent = über die letzte Karte geschwiegen
kind-stopped = durch ein Stopp ausgesetzt
kind-advanced = eine Stufe der Pyramide erreicht
kind-ended = das Ende
label-seats = Mitspielende
label-mode = die Spielart
label-first_card = eine Aktionskarte zu Beginn
label-starts = wer beginnt
label-must_play = eine passende Karte muss gespielt werden
label-plus3_on_plus2 = eine +3 darf auf eine +2 gespielt werden
label-direction_two = Richtungswechsel zu zweit
label-wild_in_run = eine farblose Karte darf einen Lauf beenden
label-king_super = die Farbe eines SuperTaki nach einem König
label-plus_last = ein Plus als letzte Karte
label-auto_last = „letzte Karte!“ wird von selbst gerufen
label-max_turns = Züge bis zur Entscheidung
label-deck = die Karten
label-hand = Karten für alle

# Warum eine Aktion gut ist: was das Spiel sieht und was wiegt.
why-no-pile = Zieht keine der { $count } Karten, die warten.
why-no-draw = Spielt weiter, statt zu ziehen.
why-calls = Ansagen kostet nichts, Schweigen vielleicht vier Karten.
why-breaks = Wendet die +3 gegen die Person, die sie gespielt hat.
why-keeps = Hebt sich diese Karte für einen besseren Augenblick auf: { $card }.
why-last-card = Spielt die letzte Karte.
why-plus-two = Wer folgt, muss antworten oder { $count } Karten ziehen.
why-plus-three = Alle anderen ziehen drei Karten, wenn niemand sie bricht.
why-stop = Überspringt, wer folgt und nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} hat.
why-run = Eröffnet eine Reihe: { $count ->
    [one] Eine weitere Karte kann
   *[other] { $count } weitere Karten können
} gleich mit.
why-colour = Wünscht sich { $colour }, davon ist am meisten auf der Hand.
why-follows = Behält eine Karte derselben Farbe, die folgen kann.
why-cards-more = Auf die Zahl der Karten kommt es hier nicht an.
why-cards-less = Steht bei der Zahl der Karten besser da.
why-only-one-card-more = Kommt auf die letzte Karte oder hält andere davon ab.
why-only-one-card-less = Hat es mit der letzten Karte nicht eilig.
why-only-two-cards-more = Kommt auf zwei Karten oder hält andere davon ab.
why-only-two-cards-less = Bleibt nicht bei zwei Karten stehen.
why-stop-more = Behält eine Stopp-Karte auf der Hand.
why-stop-less = Gibt die Stopp-Karte aus der Hand.
why-change-direction-more = Behält einen Richtungswechsel auf der Hand.
why-change-direction-less = Gibt den Richtungswechsel aus der Hand.
why-2-more = Behält eine +2 auf der Hand.
why-2-less = Gibt die +2 aus der Hand.
why-plus-more = Behält ein Plus auf der Hand.
why-plus-less = Gibt das Plus aus der Hand.
why-taki-more = Behält ein TAKI auf der Hand.
why-taki-less = Gibt das TAKI aus der Hand.
why-supertaki-more = Behält ein SuperTaki auf der Hand.
why-supertaki-less = Gibt das SuperTaki aus der Hand.
why-king-more = Behält einen König auf der Hand.
why-king-less = Gibt den König aus der Hand.
why-change-color-more = Behält einen Farbwechsel auf der Hand.
why-change-color-less = Gibt den Farbwechsel aus der Hand.
why-3-more = Behält eine +3 auf der Hand.
why-3-less = Gibt die +3 aus der Hand.
why-breaker-more = Behält einen Brecher auf der Hand.
why-breaker-less = Gibt den Brecher aus der Hand.
why-colours-more = Behält mehrere Farben auf der Hand.
why-colours-less = Beschränkt die Hand auf weniger Farben.
why-longest-run-more = Behält eine längere Reihe für später.
why-longest-run-less = Spart nicht auf eine lange Reihe.
why-own-turn-more = Bleibt am Zug.
why-own-turn-less = Gibt den Zug weiter.
why-a-coloured-card-fits-more = Hat noch eine passende Karte.
why-a-coloured-card-fits-less = Braucht keine passende Karte.
why-plays-once-more-more = Spielt gleich noch einmal.
why-plays-once-more-less = Beendet den Zug hier.
why-cards-to-expect-more = Nimmt hin, dass Karten zu ziehen sind.
why-cards-to-expect-less = Hat aus +2 und +3 weniger zu befürchten als die Nächsten.
why-cards-for-the-open-taki-more = Hat mehr Karten für das offene TAKI.
why-cards-for-the-open-taki-less = Spart Karten, statt sie auf das TAKI zu legen.
