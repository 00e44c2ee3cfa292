summary = Zieh einen, zwei oder drei Steine auf einmal, jede Zahl auf ihre Art, und schlage neun zum Sieg. Etwa 20 Minuten.
goal = Schlag neun Steine der anderen Seite.
puzzle-win = Gewinn noch in diesem Zug.

black = Schwarz
white = Weiß

checkers = { $sizes ->
    [1] einen Stein
    [2] zwei Steine
    [3] drei Steine
    [12] einen oder zwei Steine
    [13] einen oder drei Steine
    [23] zwei oder drei Steine
   *[123] einen, zwei oder drei Steine
}
moved = { $who } zieht { $checkers } von { $from } nach { $to }{ $stacked ->
    [yes] , dort steht nun ein { $height }er-Stapel
   *[no] {""}
}.
overpowered = { $who } zieht { $checkers } von { $from } nach { $to } und überrennt { $taken ->
    [one] einen einzelnen Stein
   *[other] einen { $taken }er-Stapel
}.
surrounded = { $who } schlägt { $count ->
    [one] den umzingelten 3er-Stapel
   *[other] die umzingelten 3er-Stapel
} auf { $squares }.
lost = { $who } kann { $sizes } nicht mehr ziehen, der Zug ist zu Ende.
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
captured = Geschlagen: Schwarz { $black }, Weiß { $white }. Neun Steine gewinnen.
quiet = Züge in Folge ohne Schlagen: { $turns }.
quiet-of = Züge in Folge ohne Schlagen: { $turns }. Bei { $limit } ist das Spiel unentschieden.
prompt-first = Du bist am Zug: Zieh { $sizes }.
prompt-next = Zieh jetzt { $sizes }.
waiting = { $who } zieht { $sizes }.

scene-board = Brett
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
scene-size = Zieh { $checkers }
scene-taken = Von { $who } geschlagen: { $taken } von { $needed } zum Sieg
scene-checkers = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
scene-captured = { $taken } von { $needed } geschlagen
scene-open = noch offen: { $sizes }

option-layout = die Aufstellung: eine mit Namen oder sieben Zeilen aus sieben Wörtern, Reihe 1 zuerst, etwa „. B3 . B3 . B3 .“
option-layout-troops = Truppen: drei Linien aus 3er-Stapel, 2er-Stapel und einzelnem Stein
option-layout-wall = Wall: eine volle Grundreihe aus 2 3 3 2 3 3 2
option-layout-towers = Türme: eine Grundreihe aus sechs 3er-Stapeln
option-availability = wann eine Größe, die nicht ziehen kann, für den Zug verloren ist
option-availability-now = erst wenn auch keine andere mehr ziehen kann
option-availability-turn-start = sofort zu Beginn des Zugs
option-edge_sides = wie viele der drei Seiten der Gegner besetzen muss, um einen 3er-Stapel am Rand zu umzingeln
option-quiet_limit = nach wie vielen Zügen in Folge ohne Schlagen das Spiel unentschieden ist; 0 für nie
layout-name = eine Aufstellung „{ $found }“ gibt es nicht; es gibt { $known }
layout-rows = erwartet waren sieben Reihen, gefunden { $found }
layout-row = Reihe { $row }: { $words }
layout-words = erwartet waren sieben Wörter, gefunden { $found }
layout-checkers = { $who } braucht { $most } Steine, hat aber { $found }
stack-word = erwartet waren Farbe und Höhe, etwa B3 oder W1, gefunden „{ $found }“
stack-height = ein Stapel ist 1 bis 3 Steine hoch, gefunden „{ $found }“
surrounded-already = der 3er-Stapel auf { $square } ist schon umzingelt

notation = Erwartet war, wie viele Steine von wo nach wo ziehen, etwa 3b1-b2 oder 2b2xc3; gefunden „{ $found }“.
refusal-used = Du hast in diesem Zug schon { $checkers } gezogen.
refusal-lost = Du konntest zu Beginn des Zugs nicht { $checkers } ziehen, also in diesem Zug nicht mehr.
refusal-not-yours = Auf { $from } steht kein Stapel von dir.
refusal-too-low = Dein Stapel auf { $from } hat keine { $size } Steine.
refusal-direction = { $size ->
    [1] Ein Stein geht auf ein Nachbarfeld, nicht von { $from } nach { $to }.
    [2] Zwei Steine gehen einen Schritt schräg, nicht von { $from } nach { $to }.
   *[3] Drei Steine gehen einen Schritt gerade, nicht von { $from } nach { $to }.
}
refusal-too-high = Auf { $to } hast du schon { $height ->
    [one] einen Stein
   *[other] { $height } Steine
}, und kein Stapel ist höher als 3.
refusal-single = Auf { $to } steht ein Gegner, und ein einzelner Stein kann nichts überrennen.
refusal-three = Der 3er-Stapel auf { $to } lässt sich nicht überrennen, nur umzingeln.
refusal-blocked = Der gegnerische Stapel auf { $to } ist { $height } hoch und versperrt { $size } Steinen den Weg.
refusal-write-x = Auf { $to } steht ein Gegner: Schreib { $size }{ $from }x{ $to }, um ihn zu überrennen.
refusal-no-enemy = Auf { $to } steht kein Gegner zum Überrennen: Schreib { $size }{ $from }-{ $to }.

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
