summary = Bring als Erster einen Stein über das Brett; die meisten Schritte bezahlst du mit eigenen Steinen. Etwa 15 Minuten.
goal = Bring als Erstes eine deiner Figuren auf die gegenüberliegende Grundreihe.
puzzle-win = Gewinn mit deiner nächsten Aktion.
puzzle-win-2 = Gewinn spätestens in deinem nächsten Zug, was die andere Seite auch tut.

white = Weiß
black = Schwarz

stepped = { $who } zieht von { $from } nach { $to } ({ $colour ->
    [blue] blau
    [green] grün
    [yellow] gelb
   *[red] rot
}){ $price ->
    [0] {""}
   *[other] {" "}und zahlt mit { $paid }
}.
captured = { $who } schlägt von { $from } auf { $to } ({ $colour ->
    [blue] blau
    [green] grün
    [yellow] gelb
   *[red] rot
}){ $price ->
    [0] {""}
   *[other] {" "}und zahlt mit { $paid }
}.
switched = { $who } tauscht { $a } und { $b }.
passed = { $who } lässt die Platten liegen.
no-switch = Keine zwei Platten lassen sich tauschen; der Zug von { $who } endet.
ended-reached = { $who } erreicht die letzte Reihe und gewinnt.
ended-no-pieces = { $who } hat den letzten gegnerischen Stein geschlagen und gewinnt.
ended-blocked = Die andere Seite kann nicht mehr ziehen; { $who } gewinnt.

outcome-reached = ein Stein hat die letzte Reihe erreicht
outcome-no-pieces = eine Seite hat alle Steine verloren
outcome-blocked = eine Seite konnte nicht mehr ziehen

home = Grundreihe von { $who }
legend = Platten: b blau, frei; g grün, 1 Stein; y gelb, 2; r rot, 3. Steine: W Weiß, B Schwarz.
row = Reihe { $row }: { $tiles }.
tile = { $square } { $colour ->
    [blue] blau
    [green] grün
    [yellow] gelb
   *[red] rot
}{ $piece ->
    [white] {" "}mit weißem Stein
    [black] {" "}mit schwarzem Stein
   *[none] {""}
}
prompt-move = Zieh einen deiner Steine.
prompt-switch = Tausche jetzt zwei leere Platten, die sich berühren.
prompt-switch-or-pass = Tausche jetzt zwei leere Platten, die sich berühren, oder passe.
waiting-move = { $who } überlegt, welcher Stein zieht.
waiting-switch = { $who } überlegt, welche Platten getauscht werden.
waiting-switch-or-pass = { $who } darf zwei Platten tauschen.

option-switch = ob jeder Zug mit dem Tausch zweier Platten enden muss
option-same_colour = ob zwei Platten gleicher Farbe getauscht werden dürfen, was nichts ändert
option-starts = wer beginnt
option-tiles = die Platten zu Beginn: ein Muster mit Namen oder fünf Zeilen aus den Buchstaben b g y r, Reihe 1 zuerst
option-tiles-example = Beispiel: Die erste Runde der Anleitung lässt sich darauf spielen
option-tiles-courtyard = Hof: die Platten früherer Fassungen
tiles-rows = erwartet waren fünf Reihen, gefunden { $found }
tiles-length = Reihe { $row } braucht fünf Buchstaben, hat { $found }
tiles-preset = ein Muster „{ $found }“ gibt es nicht; es gibt example und courtyard
tiles-letter = Reihe { $row } hat „{ $found }“, was keiner von b g y r ist

notation = Erwartet war ein Zug wie c1-c2, c1xd2 oder c1-c2$a1,b1 oder ein Tausch wie b3~c4; gefunden „{ $found }“.
refusal-switch-first = Der Stein ist gezogen; jetzt werden zwei Platten getauscht.
refusal-move-first = Zuerst zieht ein Stein, dann werden Platten getauscht.
refusal-pass = Der Tausch ist an diesem Tisch Pflicht.
refusal-switch-occupied = Auf { $square } steht ein Stein; nur leere Platten werden getauscht.
refusal-switch-same = Beide Platten haben dieselbe Farbe, das erlaubt dieser Tisch nicht.
refusal-switch-apart = Diese Platten berühren sich weder an Seite noch Ecke.
refusal-not-yours = Auf { $from } steht kein Stein von dir.
refusal-not-forward = Von { $from } geht ein Stein eine Platte vorwärts, gerade oder schräg, nicht nach { $to }.
refusal-straight = Gerade geht es nur auf eine leere Platte; { $to } ist besetzt.
refusal-own = Auf { $to } steht dein eigener Stein.
refusal-write-x = Auf { $to } steht ein Gegner: Schlagen schreibt man mit x.
refusal-nobody-there = Auf { $to } steht niemand: Ziehen ohne Schlagen schreibt man mit -.
refusal-cannot-pay = { $to } ist { $colour ->
    [blue] blau
    [green] grün
    [yellow] gelb
   *[red] rot
} und kostet { $price }; du hast nicht genug andere Steine.
refusal-mover-pays = Der Stein, der zieht, kann nicht für sich selbst zahlen.
refusal-foreign-payment = Nur deine eigenen anderen Steine auf dem Brett können zahlen.
refusal-wrong-price = { $to } kostet { $price ->
    [0] hier nichts; schreibe den Zug ohne $.
    [one] einen Stein; schreibe sein Feld nach $.
   *[other] { $price } Steine; schreibe, welche zahlen, nach $ und mit Komma.
}

draft-twice = { $square } ist mehrfach genannt
draft-too-many = eine Seite hat höchstens fünf Steine, gefunden { $found }
draft-turn = erwartet war Platz 0 oder 1, gefunden { $found }
draft-turns = ein Spiel hat höchstens { $most } Züge, gefunden { $found }
draft-over-switch = ein Stein hat die letzte Reihe erreicht, es folgt kein Tausch
draft-over-turn = die andere Seite hat die letzte Reihe erreicht, ihr Zug wäre der letzte
draft-no-pieces-turn = diese Seite hat keine Steine mehr, die andere hat zuletzt gezogen
draft-no-pieces-switch = die andere Seite hat keine Steine mehr, es folgt kein Tausch
draft-no-switch = keine zwei Platten lassen sich tauschen, der Zug wäre zu Ende

scene-board = Brett
scene-pass = Platten lassen, wie sie sind
scene-pieces = { $pieces ->
    [one] ein Stein
   *[other] { $pieces } Steine
}

option-switch-mandatory = jeder Zug endet mit einem Tausch
option-switch-optional = der Tausch darf entfallen
option-same_colour-allowed = erlaubt
option-same_colour-forbidden = verboten
option-starts-white = Weiß
option-starts-black = Schwarz
option-starts-drawn = das Los entscheidet
