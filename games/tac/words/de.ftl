summary = Bringt als Team eure Kugeln um den Kreis nach Hause; eine Karte macht den letzten Zug rückgängig. Etwa 60 Minuten.
goal = Bringt alle Kugeln eurer Seite um den Kreis und in ihre Häuser.
puzzle-home = Bring in diesem Zug eine deiner Kugeln nach Hause.

seat = { $letter }
card = { $name ->
    [trick] Trickser
    [tac] TAC
    [jester] Narr
    [angel] Engel
    [warrior] Krieger
    [devil] Teufel
    [hidden] unbekannte Karte
   *[other] { $name }
}

dealt = { $shuffled ->
    [yes] Die Karten werden gemischt. { $who }
   *[no] { $who }
} gibt. { $openers ->
    [0] Niemand kann eröffnen.
   *[other] Eröffnen können: { $can }.
}{ $seen ->
    [0] {""}
   *[other] {" "}{ $hands }.
}
dealt-hand = { $who } hat { $cards }
gave = { $who } legt eine Tauschkarte für den Partner bereit.
gave-card = { $who } legt für den Partner bereit: { $card }.
exchanged = { $to } bekommt eine Karte von { $from }.
exchanged-card = { $to } bekommt von { $from }: { $card }.
by-devil = {" "}(von { $devil } als Teufel ausgesucht)
played = { $who } spielt { $way ->
    [tac] TAC als { $card }
   *[plain] { $card }
}{ $by }.
discarded = { $who } legt { $card } ungenutzt ab{ $by }.
undone = Der vorherige Zug wird rückgängig gemacht.
opened = { $who } bringt eine Kugel aus dem Vorfeld auf { $to }.
moved = Eine Kugel von { $who } zieht von { $from } nach { $to }.
moved-home = Eine Kugel von { $who } zieht von { $from } ins Haus, { $to }.
captured = Die Kugel von { $who } auf { $field } wird ins Vorfeld geworfen.
swapped = Die Kugeln von { $first } auf { $one } und von { $second } auf { $two } tauschen die Plätze.
skipped = { $who } muss aussetzen.
passed = Alle Karten gehen einen Platz nach rechts.{ $seen ->
    [0] {""}
   *[other] {" "}{ $hands }.
}
passed-hand = { $who } hat jetzt { $cards }
tempted = { $who } wird zum Teufel und spielt für { $victim }.
tempted-seen = { $who } wird zum Teufel und spielt für { $victim } mit { $cards }.
answerable = { $winners } hätten gewonnen, aber { $who } hat ein TAC und muss antworten.
ended-home = { $who } { $winners ->
    [one] hat
   *[other] haben
} alle Kugeln im Haus und { $winners ->
    [one] gewinnt
   *[other] gewinnen
}.
ended-home-one-team = Alle { $marbles } Kugeln sind nach { $cards } Karten im Haus.
ended-cap = Öfter wird nicht gemischt. Die meisten Kugeln im Haus { $winners ->
    [one] hat
   *[other] haben
} { $who }.
ended-cap-one-team = Öfter wird nicht gemischt: Nach { $cards } Karten sind nicht alle Kugeln im Haus.

outcome-home = alle Kugeln einer Seite sind im Haus
outcome-cap = alle Mischungen verbraucht
outcome-count-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

picture-house = Haus
picture-yard = Vorfeld
picture-empty = leerer Platz
picture-legend = Jede Zeile läuft von einem Startfeld zum nächsten; * steht hinter einer frischen Kugel.
picture-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
picture-gift = darunter { $card }
picture-can = kann
picture-cannot = kann nicht
picture-gave = hat eine Tauschkarte gelegt
picture-last = letzte Karte: { $card }
picture-none = noch keine Karte gespielt
picture-table = Geber: { $dealer } · Reststapel: { $stock } · { $pile }

field = { $field }{ $side ->
    [on] , auf { $start }
    [after] , { $steps } nach { $start }
   *[before] , { $steps } vor { $start }
}{ $fresh ->
    [yes] {" "}(frisch)
   *[no] {""}
}
both = { $first } und { $rest }
start = { $whose ->
    [own] deinem Start
    [mine] deinem Start { $who }
    [partner] dem Start deines Partners
   *[other] dem Start von { $who }
}

tell-deal = { $who } hat gegeben; im Reststapel { $stock ->
    [one] liegt eine Karte
   *[other] liegen { $stock } Karten
}, { $shuffles } Mal gemischt.
tell-marbles = { $who }: { $ringed ->
    [0] keine im Kreis
   *[other] im Kreis { $ring }
}; { $housed ->
    [0] keine im Haus
   *[other] im Haus { $house }
}; { $yard } im Vorfeld.
tell-hand = { $who } hat { $cards }{ $can ->
    [yes] ; gemeldet: kann
    [no] ; gemeldet: kann nicht
   *[past] { "" }
}.
tell-count = { $who } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ $can ->
    [yes] ; gemeldet: kann
    [no] ; gemeldet: kann nicht
   *[past] { "" }
}.
tell-empty = { $who } hat keine Karten mehr.
tell-gives = { $from } legt für { $to } bereit: { $card }.
tell-gave = { $from } hat { $to } beim Tauschen gegeben: { $card }.
tell-last = Zuletzt gelegt: { $card }.
tell-tac = Ein TAC stünde jetzt für: { $card }.
tell-cards = Bisher verbrauchte Karten: { $count }.
turn-exchange = { $you ->
    [yes] Wähle eine Tauschkarte für deinen Partner.
    [mine] Wähle aus jeder deiner Hände eine Tauschkarte; es fehlt noch: { $who }.
   *[no] Eine Tauschkarte legen noch: { $who }.
}
turn-play = { $you ->
    [yes] Spiele eine Karte.
    [mine] Spiele eine Karte für { $who }.
   *[no] { $who } spielt eine Karte.
}
turn-seven = { $you ->
    [yes] Du hast
    [mine] Für { $who } hast du
   *[no] { $who } hat
} noch { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} der 7.
turn-skipped = { $you ->
    [yes] Du setzt aus: Lege eine Karte ab oder spiele TAC als 8.
    [mine] { $who } setzt aus: Lege eine Karte ab oder spiele TAC als 8.
   *[no] { $who } setzt aus und legt eine Karte ab oder spielt TAC als 8.
}
turn-devil = { $you ->
    [yes] Du bist der Teufel: Spiele eine Karte aus der Hand von { $victim }.
    [mine] { $who } ist der Teufel: Spiele eine Karte aus der Hand von { $victim }.
   *[no] { $who } ist der Teufel und spielt eine Karte aus der Hand von { $victim }.
}
turn-answer = { $you ->
    [yes] Beantworte den Siegeszug mit deinem TAC.
    [mine] Beantworte den Siegeszug mit dem TAC von { $who }.
   *[no] { $who } muss den Siegeszug mit TAC beantworten.
}

scene-board = Brett
scene-hole = Loch { $field }
scene-house = { $whose ->
    [own] dein Haus
    [mine] dein Haus
    [partner] Haus deines Partners
   *[other] Haus von { $who }
}, Feld { $place }
scene-yard = { $whose ->
    [own] dein Vorfeld
    [mine] dein Vorfeld
    [partner] Vorfeld deines Partners
   *[other] Vorfeld von { $who }
}, { $place }, { $count ->
    [0] leer
    [one] eine Kugel
   *[other] { $count } Kugeln
}
scene-marble = { $letter ->
    [A] blaue
    [B] grüne
    [C] gelbe
    [D] rote
    [E] schwarze
   *[F] weiße
} Kugel von { $who }
scene-locked = eingerastet
scene-free = frei
scene-undone = mit TAC: { $marble }
scene-tac = TAC steht für { $card }
scene-stock = { $count } im Reststapel
scene-hand = Hand von { $who }
scene-seat = { $who }, { $letter ->
    [A] blau, glatt
    [B] grün, gerippt
    [C] gelb, gepunktet
    [D] rot, gekreuzt
    [E] schwarz, geringt
   *[F] weiß, gesternt
}
scene-home = { $home } von 4 im Haus
scene-dealer = Geber
scene-skip = Nächsten aussetzen lassen
scene-discard = Ungenutzt ablegen

option-variant = wer mitspielt und wer zusammenspielt
option-deck = base: 100 Karten; master: mit Narr, Engel, Krieger und Teufel
option-angel_house = ob ein Engel auch eine Kugel im Haus um ein Feld weiterziehen darf
option-open_hands = alle sehen alle Karten außer dem Reststapel, wie im Einführungsspiel
option-max_shuffles = wie oft gemischt wird, bevor die Kugeln im Haus entscheiden
option-bad-max-shuffles = erwartet eine Zahl von 1 bis { $most }, gefunden { $found }

card-expected = erwartet eine Karte wie 7, 13, trick, tac, jester, angel, warrior oder devil, gefunden „{ $found }“
place-expected = erwartet ein Feld wie 12, ein Hausfeld wie A3 oder ein Vorfeld wie A0, gefunden „{ $found }“
notation = Erwartet eine Aktion wie give:7, 5:12>17, 1:A0>0, 8:skip, trick:5/40, warrior:5>12, angel:B0>16, jester, devil, tac=5:12>17 oder discard:5; gefunden „{ $found }“.
refusal-exchange = Wähle zuerst eine Tauschkarte für deinen Partner, etwa give:7.
refusal-exchanged = Du hast deine Tauschkarte schon gewählt; die anderen wählen noch.
refusal-no-exchange = Getauscht wird nur gleich nach dem Geben.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-not-in-victims = Der Spieler, für den du spielst, hat { $card } nicht.
refusal-seven = Spiele erst deine 7 zu Ende: { $steps ->
    [one] Ein Schritt fehlt
   *[other] { $steps } Schritte fehlen
} noch, etwa 7:12>13.
refusal-answer = Gerade wurde ein Siegeszug gemacht: Du musst ihn mit deinem TAC beantworten.
refusal-skipped = Du setzt aus: Lege eine Karte ab oder spiele TAC als 8.
refusal-who-can = Wer kann, der muss: Ablegen darfst du nur, wenn keine deiner Karten zu gebrauchen ist.
refusal-devil = Der Spieler, für den der Teufel spielen würde, hat keine Karten mehr.
refusal-devil-tac = Ein TAC, das der Teufel aussucht, macht seinen Besitzer zum nächsten Teufel: tac=devil.
refusal-barred = Gleich nach einem TAC gegen einen Siegeszug darf kein TAC gespielt werden.
refusal-tac-first = Seit dem Geben wurde noch keine Karte gespielt, für die TAC stehen könnte.
refusal-tac-card = TAC steht jetzt für { $card }.
refusal-jester = Niemand sonst hat Karten: Es gibt nichts weiterzugeben.
refusal-not-on-ring = Für { $card } brauchst du eine Kugel im Kreis.
refusal-skip = Der nächste Spieler hat keine Karten mehr und kann nicht aussetzen.
refusal-trick = Der Trickser tauscht zwei verschiedene Kugeln im Kreis.
refusal-warrior = Der Krieger springt im Kreis auf die im Uhrzeigersinn nächste Kugel.
refusal-angel-owner = Der Engel gilt einer Kugel des nächsten Spielers oder, wenn dieser fertig ist, seines Partners.
refusal-angel-yard = Dieser Spieler hat eine Kugel im Vorfeld: Der Engel muss sie ins Spiel bringen.
refusal-angel-house = An diesem Tisch zieht der Engel keine Kugeln, die im Haus sind.
refusal-angel-inside = Im Haus zieht der Engel eine Kugel genau ein Feld weiter.
refusal-angel-steps = Der Engel zieht eine Kugel 1 oder 13 Felder vorwärts.
refusal-not-yours = Auf { $from } liegt keine Kugel, die du jetzt ziehen darfst. Ziehen darfst du die von: { $seats }.
refusal-no-opener = { $card } bringt keine Kugel aus dem Vorfeld; 1 und 13 tun es.
refusal-start = Aus dem Vorfeld kommt eine Kugel auf ihr Startfeld { $start }.
refusal-four = Die 4 zieht genau vier Felder rückwärts.
refusal-four-house = Die 4 bewegt keine Kugel, die im Haus ist.
refusal-four-far = Mit der 4 geht es nur vom Startfeld oder einem der drei Felder danach ins Haus.
refusal-four-count = Von dort führt die 4 im Haus genau auf { $place }.
refusal-distance = Diese Karte zieht eine Kugel genau { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} vorwärts.
refusal-blocked = Der Weg ist nicht frei: Keine Kugel wird je übersprungen.
refusal-taken = Auf diesem Feld im Haus liegt schon eine Kugel, und dort wird keine geworfen.
refusal-fresh = Eine frische Kugel muss ihr Startfeld erst verlassen, bevor sie ins Haus darf.
refusal-other-house = Eine Kugel kommt nur in ihr eigenes Haus.
refusal-locked = Diese Kugel ist eingerastet.
refusal-step = Jeder Schritt der 7 führt auf das nächste Feld; zurück geht es nur im Haus.
refusal-out = Eine Kugel kommt nie wieder aus ihrem Haus.
refusal-seven-rest = Nach diesem Schritt ließe sich der Rest der 7 nicht spielen.
refusal-seven-owner = Eine 7 bleibt bei den Kugeln eines Spielers, bis seine vierte im Haus ist.

draft-letter = { $found } ist kein Platz an diesem Tisch
draft-marbles = ein Platz hat vier Kugeln, gefunden { $found }
draft-place = { $place } ist kein Ort für eine Kugel dieses Platzes
draft-taken = zwei Kugeln liegen auf { $place }
draft-fresh = auf { $place } liegt keine Kugel aus dem eigenen Vorfeld
draft-seats = es gibt { $seats } Plätze, gefunden { $found } Einträge
draft-exchange-seat = ein Platz ohne Partner tauscht keine Karte
draft-given = Tauschkarten liegen nur beim Tauschen auf dem Tisch
draft-gave = beim Tauschen hat noch keine Karte den Besitzer gewechselt
draft-gave-some = entweder haben alle Partner getauscht oder keine
draft-hand = Platz { $seat } hat höchstens { $most } Karten, gefunden { $found }
draft-hidden = jede Karte eines Zustands ist bekannt
draft-copies = im Spiel sind { $copies } von { $card }, gefunden { $found }
draft-unknown = { $missing } Karten fehlen, aber { $found } sind unbekannt
draft-seat = erwartet ein Platz, an dem jemand spielt, gefunden { $found }
draft-locked = eingerastete Kugeln liegen im Haus dessen, dem die 7 gilt
draft-unused = ungenutzt liegen dort nur Narr und Teufel aus der Ablage, jeder einmal
draft-passed = weniger als { $players } Mal weitergegeben, sonst sind alle Karten wieder da
draft-nobody = auf einem dieser Plätze sitzt niemand
draft-spent = nicht alle diese Karten liegen in der Ablage
draft-last = die letzte Karte liegt in der Ablage und ist kein TAC, Narr oder Teufel
draft-shuffles = gemischt wurde mindestens einmal und nicht öfter als erlaubt
draft-cards = in der Ablage liegen mehr Karten, als je gespielt wurden
draft-turns = die Zahlen sind zu groß
draft-known-by = jeder kennt seine eigenen Karten
draft-lacks = eine Hand hat eine Karte, die ihr fehlen soll
draft-dealt = getauschte oder gelegte Karten passen nicht zu den Händen
draft-announced = eine Meldung passt nicht zu den gegebenen Karten
draft-seven = eine laufende 7 hat noch einen bis sechs Schritte
draft-victim = ein Teufel spielt für den nächsten Spieler, und nur beim Teufel
draft-barred = das kann in dieser Phase nicht gelten
draft-before = das Brett, das ein TAC wiederherstellte, ist schon gewonnen
draft-exchange-begun = vor dem Tauschen wurde keine Karte gelegt
draft-exchange-turn = beim Tauschen ist der Platz links vom Geber an der Reihe
draft-exchange = beim Tauschen hat noch jemand eine Karte zu legen, und hat eine
draft-answer = beantwortet wird nur ein volles Haus, von einem nächsten Spieler mit TAC
draft-nothing = wer an der Reihe ist, hat nichts zu tun
draft-end = das Ende passt nicht zu Brett und Händen

option-variant-teams = vier Plätze, zwei Zweierteams
option-variant-one-team = vier Plätze, ein Team gegen die Karten
option-variant-solo = allein gegen die Karten
option-variant-two-singles = zu zweit, jeder für sich
option-variant-two-doubles = zu zweit, jeder mit zwei Plätzen
option-variant-three-singles = zu dritt, jeder für sich
option-variant-three-double = zu dritt, einer mit zwei Plätzen gegen ein Team
option-variant-two-vs-one = zwei im Team gegen einen
option-variant-six-pairs = sechs Plätze, drei Paare
option-variant-six-threes = sechs Plätze, zwei Dreierteams
option-variant-six-team = sechs Plätze, ein Team gegen die Karten
option-deck-base = Grundspiel, 100 Karten
option-deck-master = Meister, 104 Karten mit den vier Meisterkarten
