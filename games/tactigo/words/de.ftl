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
moved = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $checkers } von { $from } nach { $to }{ $stacked ->
    [yes] , dort steht nun ein { $height }er-Stapel
   *[no] {""}
}.
overpowered = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $checkers } von { $from } nach { $to } und { $who-is ->
    [you] schlägst
   *[other] schlägt
} { $whose-is ->
    [you] dort { $taken ->
        [one] deinen einzelnen Stein
       *[other] deinen { $taken }er-Stapel
    }
   *[other] dort { $taken ->
        [one] einen einzelnen Stein
       *[other] einen { $taken }er-Stapel
    }
}. { $score }
surrounded = { $who-is ->
    [you] Du schlägst
   *[other] { $who } schlägt
} { $count ->
    [one] { $whose-is ->
        [you] deinen
       *[other] den
    } umzingelten 3er-Stapel
   *[other] { $whose-is ->
        [you] deine
       *[other] die
    } umzingelten 3er-Stapel
} auf { $squares }. { $score }
score = Das macht { $total } von { $needed }.
lost = { $who-is ->
    [you] Du kannst { $sizes } nicht mehr ziehen, dein Zug ist zu Ende.
   *[other] { $who } kann { $sizes } nicht mehr ziehen, der Zug ist zu Ende.
}
passed = { $who-is ->
    [you] Du kannst nichts ziehen und setzt aus.
   *[other] { $who } kann nichts ziehen und setzt aus.
}
won = { $who-is ->
    [you] Du hast neun Steine oder mehr geschlagen und gewinnst.
   *[other] { $who } hat neun Steine oder mehr geschlagen und gewinnt.
}
drawn = { $turns } Züge in Folge ohne Schlagen: Das Spiel endet unentschieden.

outcome-captured = eine Seite hat mindestens neun Steine geschlagen
outcome-quiet = zu viele Züge in Folge ohne Schlagen

legend = B Schwarz, W Weiß, mit der Höhe des Stapels. 1 zieht in alle Richtungen, 2 schräg, 3 gerade.
row = Reihe { $row }: { $stacks }.
row-empty = Reihe { $row }: leer.
stack = { $square } { $colour ->
    [black] schwarz
   *[white] weiß
} { $height }
captured = Geschlagen: Schwarz { $black }, Weiß { $white }. Neun Steine gewinnen.
quiet = Züge in Folge ohne Schlagen: { $turns }.
quiet-of = Züge in Folge ohne Schlagen: { $turns }. Bei { $limit } ist das Spiel unentschieden.
side = { $who-is ->
    [you] Du bist { $who } und hast { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } auf dem Brett.
   *[other] { $who } hat { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } auf dem Brett.
}
prompt-first = Zieh { $sizes }. Wähle, von welchem Stapel.
prompt-next = Zieh jetzt { $sizes }. Wähle, von welchem Stapel.
ask-goal = Wähle, wohin es geht. Von hier: { $ways }.
ask-size = Wie viele gehen dorthin? Wähle { $sizes }.
way = { $size ->
    [1] ein Stein in jede Richtung
    [2] zwei Steine schräg
   *[3] drei Steine gerade
}
waiting = { $who } ist am Zug und zieht { $sizes }.

help-stack = { $whose-is ->
    [you] { $height ->
        [1] Dein einzelner Stein
       *[other] Dein { $height }er-Stapel
    }
   *[other] { $height ->
        [1] Ein einzelner Stein von { $whose }
       *[other] Ein { $height }er-Stapel von { $whose }
    }
}: { $height ->
    [1] Zwei oder drei gegnerische Steine schlagen ihn, indem sie auf ihn ziehen.
    [2] Drei gegnerische Steine schlagen ihn, indem sie auf ihn ziehen, weniger nicht.
   *[3] Auf ihn kann niemand ziehen. Er ist geschlagen, wenn an { $needed } Seiten gerade neben ihm Gegner stehen; jetzt { $now ->
        [0] an keiner
        [one] an einer
       *[other] an { $now }
    }.
}
help-moves = Von hier kannst du ziehen: { $ways }.
help-takes = { $who-is ->
    [you] Du kannst
   *[other] { $who } kann
} { $prey } schlagen.
help-prey = { $square } mit { $size ->
    [2] zwei
   *[3] drei
} Steinen
help-empty = Ein leeres Feld.
help-come = Hierher kannst du { $ways } ziehen.
help-capture = Du kannst ihn schlagen: Zieh { $ways } hierher.
help-from = { $checkers } von { $square }
help-size = { $size ->
    [1] Ein Stein, der oberste, geht einen Schritt in jede Richtung. Er schlägt niemanden.
    [2] Zwei Steine, die oberen beiden, gehen einen Schritt schräg. Sie schlagen einzelne Steine.
   *[3] Drei Steine gehen einen Schritt gerade: nach vorn, nach hinten oder zur Seite. Sie schlagen einzelne Steine und 2er-Stapel.
}

scene-board = Brett
scene-stack = { $square }, { $who-is ->
    [you] dein { $colour ->
        [black] schwarzer
       *[white] weißer
    } { $height ->
        [one] Stein
       *[other] { $height }er-Stapel
    }
   *[other] { $height ->
        [one] ein { $colour ->
            [black] schwarzer
           *[white] weißer
        } Stein
       *[other] { $colour ->
            [black] schwarzer
           *[white] weißer
        } { $height }er-Stapel
    }
}
scene-empty = { $square }, leer
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
layout-name = eine Aufstellung „{ $found }“ gibt es nicht; es gibt { $known }{ $meant }
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
refusal-not-yours = Auf { $from } steht kein Stapel von dir; wähle einen eigenen.
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
refusal-three = Auf den 3er-Stapel auf { $to } kann niemand ziehen; er lässt sich nur umzingeln.
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


lesson-first = Die erste Schlacht

lesson-first-one = Du spielst die schwarzen Steine, von unten. Ein einzelner Stein geht einen Schritt in jede Richtung, auch schräg.
lesson-first-one-task = Zieh deinen Stein von c3 schräg nach d4, nach rechts oben.
lesson-first-one-wrong = Dorthin darf er auch. Versuch diesmal d4, rechts oben.
lesson-first-one-done = Ein Stein geht überallhin, aber er schlägt niemanden. Dafür brauchst du mehr.

lesson-first-two = Bis zu drei Steine stehen als Stapel auf einem Feld. Wie viele du ziehst, entscheidet, wie sie gehen: Zwei Steine zusammen gehen einen Schritt schräg.
lesson-first-two-task = Zieh beide Steine von c3 nach d4. Wähle den Stapel, das Feld und dann, dass zwei gehen.
lesson-first-two-single = Nur ein Stein ging, der andere blieb. Zieh beide: zwei von c3 nach d4.
lesson-first-two-wrong = Beide sind gegangen, und schräg. Jetzt dasselbe nach d4, rechts oben.
lesson-first-two-done = Zwei gehen schräg, immer genau einen Schritt.

lesson-first-three = Drei Steine zusammen gehen gerade: nach vorn, nach hinten oder zur Seite, nie schräg.
lesson-first-three-task = Zieh alle drei Steine von c3 gerade nach vorn auf c4.
lesson-first-three-fewer = Das waren weniger als drei. Wähle c4, gerade nach vorn, und dann, dass drei gehen.
lesson-first-three-wrong = Alle drei sind gegangen, gerade, wie es sein soll. Jetzt nach vorn, auf c4.
lesson-first-three-done = Einer in jede Richtung, zwei schräg, drei gerade. Mehr ist am Ziehen nicht dran.

lesson-first-turn = Ein Zug besteht aus dreien: einmal ein Stein, einmal zwei und einmal drei, in beliebiger Reihenfolge. Was möglich ist, darfst du nicht auslassen.
lesson-first-turn-task = Mach einen ganzen Zug: drei von b2 nach vorn auf b3, zwei von d2 schräg nach e3 und einen von f2 nach vorn auf f3. Fang an, womit du willst.
lesson-first-turn-wrong = Erlaubt, aber machen wir es wie geplant: drei von b2 nach b3, zwei von d2 nach e3, einen von f2 nach f3, in beliebiger Reihenfolge.
lesson-first-turn-done = Dreimal gezogen, und die andere Seite ist dran. Dieselben Steine dürfen sogar zweimal ziehen, als Teil einer anderen Zahl.

lesson-first-stack = Du darfst nur den oberen Teil eines Stapels nehmen, und du darfst auf eigene Steine ziehen, solange kein Stapel höher als drei wird.
lesson-first-stack-task = Einer und drei sind schon gezogen. Nimm die oberen beiden Steine von c3 und setz sie auf deinen einzelnen Stein auf d4.
lesson-first-stack-wrong = Zwei Steine, gut. Aber setz sie auf d4, auf deinen einzelnen Stein dort.
lesson-first-stack-done = Ein Stein blieb zurück, und auf d4 steht ein neuer Dreierstapel. So formst du dein Heer, wie du es brauchst.

lesson-first-capture = Du schlägst, indem du auf einen niedrigeren Stapel ziehst: Mehr Steine besiegen weniger. Zwei Steine schlagen also einen einzelnen, aber keinen Zweier- oder Dreierstapel.
lesson-first-capture-task = Schlag den weißen Stein auf d4 mit deinen beiden Steinen von c3.
lesson-first-capture-single = Ein Stein allein schlägt niemanden. Zieh beide, von c3 auf d4.
lesson-first-capture-wrong = Dort wird niemand geschlagen. Der einzelne weiße Stein steht auf d4, rechts oben.
lesson-first-capture-done = Einer ist geschlagen. Der Zweierstapel auf b4 war nicht zu haben: Deine zwei sind nicht mehr als seine zwei.

lesson-first-bigger = Drei Steine schlagen einen einzelnen oder einen Zweierstapel, und alle Steine des Stapels zählen. Neun geschlagene gewinnen das Spiel.
lesson-first-bigger-task = Schlag den weißen Zweierstapel auf c4 mit allen drei Steinen von c3.
lesson-first-bigger-fewer = Weniger als drei besiegen keine zwei. Lass den Stapel ganz und zieh alle drei gerade nach vorn auf c4.
lesson-first-bigger-wrong = Gerade stimmt, aber der weiße Stapel steht vorn, auf c4.
lesson-first-bigger-done = Zwei auf einmal. Nimm dich vor Dreierstapeln in Acht, und lass deine zusammen, wo sie etwas bedrohen.

lesson-first-surround = Auf einen Dreierstapel kann niemand ziehen. Er fällt, wenn deine Stapel, egal wie hoch, an drei Seiten gerade neben ihm stehen; schräg zählt nicht.
lesson-first-surround-task = Neben dem weißen Stapel auf d5 stehen deine Steine schon links, auf c5, und darüber, auf d6. Schließ den Ring mit dem Stein von f4.
lesson-first-surround-corner = e4 berührt d5 nur an der Ecke, und das zählt nicht. Geh auf e5, direkt daneben.
lesson-first-surround-wrong = Der Ring ist noch offen. Lass c5 und d6 stehen und zieh den Stein von f4 schräg auf e5.
lesson-first-surround-done = Drei Steine auf einen Streich. Am Rand braucht es alle drei Nachbarn, in der Ecke beide. Nach jedem Ziehen wird nach allen Ringen gesehen: Lauf also selbst in keinen hinein.

lesson-first-win = Jetzt gewinn ein Spiel. Fünf Steine hast du geschlagen, neun brauchst du, also noch vier in diesem Zug, mit zweimal Ziehen.
lesson-first-win-task = Schlag den einzelnen Stein auf c3 mit zweien, und umzingle den Dreierstapel auf d5 mit einem. Die Reihenfolge ist dir überlassen.
lesson-first-win-split = Jetzt sind deine beiden auf b2 getrennt und können c3 nicht mehr schlagen. Nimm für den einen den Stein auf f4.
lesson-first-win-wrong = Das schlägt nichts. Zwei von b2 auf c3 und einer von f4 auf e5: Das gewinnt.
lesson-first-win-done = Neun geschlagen, und du gewinnst, mitten im Zug. Jetzt kennst du ganz Tactigo; viel Spaß bei einem ganzen Spiel.

# Kinds of events and options by short names, for reports.
kind-moved = ein Zug
kind-overpowered = ein Schlag durch einen größeren Stapel
kind-surrounded = ein Schlag durch Umzingeln
kind-lost = ein verfallener Zug
kind-passed = Zug ausgesetzt
kind-won = der Sieg
kind-drawn = das Remis
label-layout = die Aufstellung
label-availability = eine Größe ohne Zug verfällt
label-edge_sides = Gegner um einen Dreierstapel am Rand
label-quiet_limit = Züge ohne Schlagen bis zum Remis

# Warum eine Aktion gut ist: was das Spiel sieht und was wiegt.
why-captures = Schlägt { $count ->
    [one] einen einzelnen Stein
   *[other] einen 2er-Stapel
}.
why-surrounds = Schließt den Ring um { $count ->
    [one] einen 3er-Stapel: drei Steine auf einmal
   *[other] { $count } 3er-Stapel: je drei Steine auf einmal
}.
why-stays-free = Verliert keinen 3er-Stapel an einen Ring, anders als die Alternative.
why-captured-more = Steht bei den geschlagenen Steinen besser da.
why-captured-less = Stellt die Stellung über geschlagene Steine.
why-captured-squared-more = Kommt den neun geschlagenen Steinen näher als die andere Seite.
why-captured-squared-less = Lässt das Rennen um neun geschlagene Steine warten.
why-singles-near-the-centre-more = Bringt einzelne Steine näher ans Zentrum.
why-singles-near-the-centre-less = Hält einzelne Steine vom Zentrum fern.
why-2-stacks-near-the-centre-more = Ist mit 2er-Stapeln am Zentrum stärker.
why-2-stacks-near-the-centre-less = Überlässt das Zentrum anderen als den 2er-Stapeln.
why-3-stacks-near-the-centre-more = Ist mit 3er-Stapeln am Zentrum stärker.
why-3-stacks-near-the-centre-less = Hält 3er-Stapel aus dem Zentrum heraus.
why-2-stacks-more = Steht bei den 2er-Stapeln besser da.
why-2-stacks-less = Bindet die Steine nicht in 2er-Stapeln.
why-3-stacks-more = Steht bei den 3er-Stapeln besser da.
why-3-stacks-less = Bindet die Steine nicht in 3er-Stapeln.
why-can-overpower-more = Steht besser, um einen einzelnen Stein zu schlagen.
why-can-overpower-less = Will mehr als einen einzelnen Stein.
why-can-overpower-a-2-stack-more = Steht besser, um einen 2er-Stapel zu schlagen.
why-can-overpower-a-2-stack-less = Lässt die 2er-Stapel in Ruhe.
why-3-stacks-almost-surrounded-more = Steht beim Umzingeln besser da: Ein weiterer Stapel schlösse einen Ring.
why-3-stacks-almost-surrounded-less = Hebt sich das Umzingeln der 3er-Stapel für später auf.
why-other-can-overpower-more = Kann sich leisten, dass ein einzelner Stein bedroht ist.
why-other-can-overpower-less = Lässt weniger einzelne Steine ungedeckt.
why-other-can-overpower-a-2-stack-more = Kann sich leisten, dass ein 2er-Stapel bedroht ist.
why-other-can-overpower-a-2-stack-less = Lässt keinen 2er-Stapel schlagen.
why-own-3-stacks-almost-surrounded-more = Kann sich einen 3er-Stapel leisten, um den Gegner stehen.
why-own-3-stacks-almost-surrounded-less = Bewahrt die 3er-Stapel davor, umzingelt zu werden.
why-moves-left-more = Kann in diesem Zug noch mehr ziehen.
why-moves-left-less = Lässt der anderen Seite weniger zu ziehen.
