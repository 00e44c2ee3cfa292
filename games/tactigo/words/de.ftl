summary = Stapel aus Steinen ziehen nach ihrer Höhe, bis zu drei Züge je Runde; neun geschlagene Steine gewinnen. Etwa 20 Minuten.

black = Schwarz
white = Weiß

moved = { $who } zieht { $size ->
    [one] einen Stein
   *[other] { $size } Steine
} von { $from } nach { $to }{ $stacked ->
    [yes] , dort steht nun ein { $height }er-Stapel
   *[no] {""}
}.
overpowered = { $who } zieht { $size } Steine von { $from } nach { $to } und überrennt dort einen { $taken }er-Stapel.
surrounded = { $who } hat umzingelt und schlägt { $count ->
    [one] den 3er-Stapel
   *[other] die 3er-Stapel
} auf { $squares }.
lost = { $who } kann Größe { $sizes } nicht ziehen und verliert sie für diesen Zug.
passed = { $who } kann nichts ziehen und setzt aus.
won = { $who } hat mindestens neun Steine geschlagen und gewinnt.
drawn = { $turns } Züge in Folge ohne Schlagen: Das Spiel endet unentschieden.

outcome-captured = eine Seite hat mindestens neun Steine geschlagen
outcome-quiet = zu viele Züge in Folge ohne Schlagen

legend = B Schwarz, W Weiß, mit der Höhe des Stapels. 1 zieht überallhin, 2 schräg, 3 gerade.
row = Reihe { $row }: { $stacks }.
row-empty = Reihe { $row }: leer.
stack = { $square } { $colour ->
    [black] schwarz
   *[white] weiß
} { $height }
captured = Geschlagen: Schwarz { $black }, Weiß { $white } von neun zum Sieg.
quiet = Züge in Folge ohne Schlagen: { $turns }.
quiet-of = Züge in Folge ohne Schlagen: { $turns }; unentschieden bei { $limit }.
to-move = { $who } zieht; noch offene Größen: { $sizes }.

scene-board = das Brett
scene-square = { $square }, { $colour ->
    [black] { $height ->
        [one] ein schwarzer Stein
       *[other] schwarzer { $height }er-Stapel
    }
    [white] { $height ->
        [one] ein weißer Stein
       *[other] weißer { $height }er-Stapel
    }
   *[none] leer
}
scene-size = { $size ->
    [1] Einen Stein ziehen
    [2] Zwei Steine ziehen
   *[3] Drei Steine ziehen
}
scene-taken = Von { $who } geschlagen: { $taken } von { $needed } zum Sieg
scene-checkers = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
scene-captured = { $taken } von { $needed } geschlagen
scene-open = noch offen: { $sizes }

option-layout = wo die Stapel zu Beginn stehen: troops, wall, towers oder sieben Zeilen, Reihe 1 zuerst, etwa „. B3 . B3 . B3 .“
option-availability = wann beurteilt wird, ob eine Größe ziehen kann: immer jetzt oder einmal zu Beginn des Zugs
option-edge_sides = wie viele der drei Seiten einen 3er-Stapel am Rand umzingeln
option-quiet_limit = nach wie vielen Zügen in Folge ohne Schlagen das Spiel unentschieden ist; 0 für nie
layout-name = erwartet war eines von { $known } oder sieben Reihen; gefunden „{ $found }“
layout-rows = erwartet waren sieben Reihen, gefunden { $found }
layout-row = Reihe { $row }: { $words }
layout-words = erwartet waren sieben Wörter, gefunden { $found }
layout-checkers = { $who } braucht { $most } Steine, hat { $found }
stack-word = erwartet waren Farbe und Höhe, etwa B3 oder W1, gefunden „{ $found }“
stack-height = ein Stapel ist 1 bis 3 Steine hoch, gefunden „{ $found }“
surrounded-already = der 3er-Stapel auf { $square } ist schon umzingelt

notation = Erwartet waren Größe, Feld, - oder x und Feld, etwa 3b1-b2 oder 2b2xc3; gefunden „{ $found }“.
refusal-used = Größe { $size } ist in diesem Zug schon gezogen.
refusal-lost = Größe { $size } konnte zu Beginn des Zugs nicht ziehen und ist für diesen Zug verloren.
refusal-not-yours = Auf { $from } steht kein Stapel von dir.
refusal-too-low = Auf { $from } liegen keine { $size } Steine.
refusal-direction = { $size ->
    [1] Ein Stein geht auf eines der acht Nachbarfelder, nicht von { $from } nach { $to }.
    [2] Zwei Steine gehen einen Schritt schräg, nicht von { $from } nach { $to }.
   *[3] Drei Steine gehen einen Schritt gerade, nicht von { $from } nach { $to }.
}
refusal-too-high = Auf { $to } hast du schon { $height }, und kein Stapel ist höher als 3.
refusal-single = Auf { $to } steht ein Gegner, und ein einzelner Stein überrennt niemanden.
refusal-three = Ein 3er-Stapel wie auf { $to } lässt sich nicht überrennen, nur umzingeln.
refusal-blocked = Der gegnerische Stapel auf { $to } ist { $height } hoch und versperrt { $size } Steinen den Weg.
refusal-write-x = Auf { $to } steht ein Gegner: Überrennen schreibt man mit x.
refusal-no-enemy = Auf { $to } steht kein Gegner: Diesen Zug schreibt man mit -.

draft-twice = { $square } ist mehrfach genannt
draft-turn = erwartet war Platz 0 oder 1, gefunden { $found }
draft-checkers = { $who } hat höchstens { $most } Steine, aber { $board } sind auf dem Brett und { $taken } geschlagen
draft-nobody = { $who } hat keinen Stapel auf dem Brett, hat aber nicht verloren
draft-both-won = nicht beide Seiten können neun Steine geschlagen haben
draft-quiet = höchstens { $most } Züge in Folge sind ohne Schlagen, gefunden { $found }
draft-took-unused = in diesem Zug ist nichts gezogen, also auch nichts geschlagen
draft-took-quiet = in diesem Zug wurde geschlagen, erwartet war also 0, gefunden { $found }
draft-sizes = erwartet war jede von 1, 2, 3 höchstens einmal, gefunden { $found }
draft-lost-used = eine Größe, die gezogen ist, ist nicht verloren
draft-lost-now = an diesem Tisch ist keine Größe für einen ganzen Zug verloren
draft-lost = erwartet waren die Größen, die zu Beginn des Zugs nicht ziehen können: { $count ->
    [0] keine
   *[other] { $sizes }
}
draft-turn-over = keine andere Größe kann ziehen, der Zug wäre zu Ende

option-availability-now = immer nach dem jetzigen Brett
option-availability-turn-start = einmal, zu Beginn des Zugs
