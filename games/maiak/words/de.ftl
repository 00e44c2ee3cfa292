summary = Bring als Erster einen Stein über das Brett; die meisten Schritte bezahlst du mit eigenen Steinen. Etwa 15 Minuten.
goal = Bring einen deiner Steine auf die gegenüberliegende Grundreihe, bevor die andere Seite bei dir ankommt.
puzzle-win = Gewinn noch in diesem Zug.
puzzle-win-2 = Gewinn spätestens in deinem nächsten Zug, was die andere Seite auch tut.
puzzle-win-deep = Genau ein Schritt gewinnt, was die andere Seite auch tut, wenn auch nicht bald. Finde ihn.

white = Weiß
black = Schwarz

colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-red = rot

stepped = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} von { $from } nach { $to } ({ $colour }){ $toll }.
captured = { $who-is ->
    [you] Du schlägst
   *[other] { $who } schlägt
} von { $from } aus { $whose-is ->
    [you] deinen Stein
   *[other] den Stein von { $whose }
} auf { $to } ({ $colour }){ $toll }.
toll-none = {""}
toll-same = , kostenlos, weil die Farbe gleich bleibt
toll-paid = , bezahlt mit { $count ->
    [one] dem Stein auf { $paid }
   *[other] den Steinen auf { $paid }
}
switched = { $who-is ->
    [you] Du tauschst
   *[other] { $who } tauscht
} { $a } und { $b }{ $changes ->
    [nothing] , beide { $at-a }
   *[colours] : Jetzt ist { $a } { $at-a } und { $b } { $at-b }
}.
passed = { $who-is ->
    [you] Du lässt
   *[other] { $who } lässt
} die Platten liegen.
no-switch = Keine zwei Platten lassen sich tauschen; { $who-is ->
    [you] dein Zug
   *[other] der Zug von { $who }
} endet.
ended-reached = { $who-is ->
    [you] Du erreichst die letzte Reihe und gewinnst.
   *[other] { $who } erreicht die letzte Reihe und gewinnt.
}
ended-no-pieces = { $loser-is ->
    [you] Du hast
   *[other] { $loser } hat
} keinen Stein mehr; { $who-is ->
    [you] du gewinnst.
   *[other] { $who } gewinnt.
}
ended-blocked = { $loser-is ->
    [you] Du hast
   *[other] { $loser } hat
} keinen Zug mehr, der möglich und bezahlbar ist; { $who-is ->
    [you] du gewinnst.
   *[other] { $who } gewinnt.
}

outcome-reached = ein Stein hat die letzte Reihe erreicht
outcome-no-pieces = eine Seite hat alle Steine verloren
outcome-blocked = eine Seite konnte nicht mehr ziehen

home = Grundreihe von { $who }
legend = Platten: b blau, frei; g grün, 1 Stein; y gelb, 2; r rot, 3. Steine: W Weiß, B Schwarz.
row = Reihe { $row }: { $tiles }.
tile = { $square } { $colour }
tile-taken = { $square } { $colour } mit { $who-is ->
    [you] deinem { $piece ->
        [white] weißen
       *[black] schwarzen
    } Stein
   *[other] { $piece ->
        [white] weißem
       *[black] schwarzem
    } Stein
}
side = { $who-is ->
    [you] Du bist { $who } und hast { $pieces ->
        [one] einen Stein
       *[other] { $pieces } Steine
    }; dein Ziel ist Reihe { $row }.
   *[other] { $who } hat { $pieces ->
        [one] einen Stein
       *[other] { $pieces } Steine
    } und will auf Reihe { $row }.
}
prompt-move = Zieh einen deiner Steine: Wähle den, der vorwärtsgeht.
ask-goal = { $ground ->
    [0] Wähle die Platte, auf die er geht. Blau ist frei, Grün kostet einen deiner anderen Steine, Gelb zwei, Rot drei.
    [1] Wähle die Platte, auf die er geht. Er steht auf Grün: Grün und Blau sind frei, Gelb kostet zwei deiner anderen Steine, Rot drei.
    [2] Wähle die Platte, auf die er geht. Er steht auf Gelb: Gelb und Blau sind frei, Grün kostet einen deiner anderen Steine, Rot drei.
   *[3] Wähle die Platte, auf die er geht. Er steht auf Rot: Rot und Blau sind frei, Grün kostet einen deiner anderen Steine, Gelb zwei.
}
ask-pay = { $price ->
    [1] Grün kostet einen Stein: Wähle, welchen deiner anderen Steine du für den Schritt hergibst.
    [2] Gelb kostet zwei Steine: Wähle, welche deiner anderen Steine du für den Schritt hergibst ({ $number } von 2).
   *[3] Rot kostet drei Steine: Wähle, welche deiner anderen Steine du für den Schritt hergibst ({ $number } von 3).
}
prompt-switch = Tausche jetzt zwei leere Platten, die sich an einer Seite oder Ecke berühren.
prompt-switch-or-pass = Tausche jetzt zwei leere Platten, die sich an einer Seite oder Ecke berühren, oder lass alles, wie es ist.
ask-second = Wähle die zweite Platte: eine leere, die die erste an einer Seite oder Ecke berührt.
waiting-move = { $who } überlegt, welcher Stein zieht.
waiting-switch = { $who } überlegt, welche Platten getauscht werden.
waiting-switch-or-pass = { $who } darf zwei Platten tauschen.

help-tile = { $price ->
    [0] Eine blaue Platte: Sie zu betreten kostet nichts.
    [1] Eine grüne Platte: Sie zu betreten kostet einen deiner anderen Steine, von Grün aus nichts.
    [2] Eine gelbe Platte: Sie zu betreten kostet zwei deiner anderen Steine, von Gelb aus nichts.
   *[3] Eine rote Platte: Sie zu betreten kostet drei deiner anderen Steine, von Rot aus nichts.
}
help-far-row = Hier ist dein Ziel: Wer von deinen Steinen hier ankommt, gewinnt sofort.
help-home-row = Das ist deine Grundreihe: Lass die andere Seite nicht hinein.
help-piece = { $who-is ->
    [you] Dein Stein
   *[other] Der Stein von { $who }
} kann nach { $ways }.
help-stuck = { $who-is ->
    [you] Dein Stein
   *[other] Der Stein von { $who }
} kann gerade nirgendwohin.
help-to = { $square } { $price ->
    [0] kostenlos
    [one] für einen Stein
   *[other] für { $price } Steine
}{ $captures ->
    [yes] {" "}(und schlägt)
   *[no] {""}
}
help-reach = Du kommst hierher von { $ways }.
help-capture = Du kannst ihn schlagen von { $ways }.
help-from = { $square } { $price ->
    [0] kostenlos
    [one] für einen Stein
   *[other] für { $price } Steine
}
help-switch = Sie ist leer, du kannst sie also mit einer leeren Platte tauschen, die sie berührt.
help-pass = Beendet deinen Zug und lässt alle Platten, wo sie sind.

option-switch = ob jeder Zug mit dem Tausch zweier Platten enden muss
option-same_colour = ob zwei Platten gleicher Farbe getauscht werden dürfen, was nichts ändert
option-starts = wer beginnt
option-tiles = die Platten zu Beginn: ein Muster mit Namen oder die Reihen in den Buchstaben b g y r, Reihe 1 zuerst
option-size = wie viele Linien, Reihen und Steine für jeden: 5, oder 3 oder 4 für ein kleines Spiel, das sich ganz durchrechnen lässt
option-tiles-example = Beispiel: Die erste Runde der Anleitung lässt sich darauf spielen
option-tiles-courtyard = Hof: die Platten früherer Fassungen
option-tiles-fountain = Springbrunnen: ein grüner Strahl in gelbem Becken; wer beginnt, kann gewinnen
option-tiles-hourglass = Sanduhr: eine rote Sanduhr; wer als Zweiter zieht, kann gewinnen
tiles-rows = erwartet waren { $side } Reihen, gefunden { $found }
tiles-length = Reihe { $row } braucht { $side } Buchstaben, hat { $found }
tiles-preset = ein Muster „{ $found }“ gibt es nicht; es gibt { $known }{ $meant }
tiles-letter = Reihe { $row } hat „{ $found }“, was keiner von b g y r ist

notation = Erwartet war ein Zug wie c1-c2, c1xd2 oder c1-c2$a1,b1 oder ein Tausch wie b3~c4; gefunden „{ $found }“.
refusal-outside = Ein Feld { $square } gibt es auf diesem Brett nicht, es endet bei { $last }.
refusal-switch-first = Der Stein ist gezogen; jetzt werden zwei Platten getauscht.
refusal-move-first = Zuerst zieht ein Stein, dann werden Platten getauscht.
refusal-pass = Der Tausch ist an diesem Tisch Pflicht.
refusal-switch-occupied = Auf { $square } steht ein Stein; nur leere Platten werden getauscht.
refusal-switch-same = Beide Platten haben dieselbe Farbe, das erlaubt dieser Tisch nicht.
refusal-switch-apart = Diese Platten berühren sich weder an Seite noch Ecke.
refusal-not-yours = Auf { $from } steht kein Stein von dir; wähle zuerst einen eigenen.
refusal-not-forward = Von { $from } geht ein Stein eine Platte vorwärts, gerade oder schräg, nicht nach { $to }.
refusal-straight = Gerade geht es nur auf eine leere Platte; { $to } ist besetzt.
refusal-own = Auf { $to } steht dein eigener Stein.
refusal-write-x = Auf { $to } steht ein Gegner: Schlagen schreibt man mit x.
refusal-nobody-there = Auf { $to } steht niemand: Ziehen ohne Schlagen schreibt man mit -.
refusal-cannot-pay = { $to } ist { $colour } und kostet { $price ->
    [one] einen deiner anderen Steine
   *[other] { $price } deiner anderen Steine
}; du hast { $others ->
    [0] keinen mehr
    [one] nur einen
   *[other] nur { $others }
}.
refusal-mover-pays = Der Stein, der zieht, kann nicht für sich selbst zahlen.
refusal-foreign-payment = Nur deine eigenen anderen Steine auf dem Brett können zahlen.
refusal-wrong-price = { $to } kostet { $price ->
    [0] hier nichts; schreibe den Zug ohne $.
    [one] einen Stein; schreibe sein Feld nach $.
   *[other] { $price } Steine; schreibe, welche zahlen, nach $ und mit Komma.
}

draft-twice = { $square } ist mehrfach genannt
draft-too-many = eine Seite hat höchstens { $most } Steine, gefunden { $found }
draft-outside = { $square } liegt nicht auf diesem Brett, das bei { $last } endet
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


lesson-first = Die erste Überquerung

lesson-first-step = Du spielst Weiß und willst einen Stein auf die letzte Reihe bringen, bevor Schwarz auf deiner ankommt. Ein Stein geht eine Platte vorwärts, gerade oder schräg, nie zur Seite oder zurück.
lesson-first-step-task = Zieh deinen Stein von c2 schräg nach vorn auf d3.
lesson-first-step-straight = Geradeaus darfst du auch. Geh diesmal schräg, auf d3, vorn rechts.
lesson-first-step-wrong = Das ist auch schräg, aber nach links. Versuch d3, vorn rechts.
lesson-first-step-done = Mehr ist am Ziehen nicht dran. Fünf Reihen, vier Schritte: Das wäre leicht, wenn da nicht der Preis wäre.

lesson-first-price = Eine Platte zu betreten hat einen Preis in Steinen: Blau kostet nichts, Grün einen, Gelb zwei, Rot drei. Du zahlst mit deinen eigenen anderen Steinen, und die sind für immer weg.
lesson-first-price-task = Geh von c2 auf die grüne Platte b3 und bezahle mit einem deiner beiden Steine in den Ecken, a1 oder e1.
lesson-first-price-yellow = Gelb kostet zwei, damit sind deine beiden anderen Steine weg. Grün ist billiger: Geh auf b3 und zahle nur einen.
lesson-first-price-wrong = Dieser Schritt ist kostenlos. Versuch einen mit Preis: von c2 auf die grüne Platte b3, und dann wähle den Stein, der zahlt.
lesson-first-price-done = Ein Stein war der Preis für Grün. Auf das rote d3 konntest du gar nicht: Es kostet drei, und du hattest nur zwei andere. Wer zieht, zahlt nie für sich selbst.

lesson-first-choose = Kostet ein Schritt mehr als einen Stein, wählst du die Zahler nacheinander aus. Welche, ist deine Sache; gib die her, die du am wenigsten brauchst.
lesson-first-choose-task = Geh von c2 auf die gelbe Platte c3, für zwei Steine. Behalte deinen Läufer auf d3, er ist am weitesten vorn.
lesson-first-choose-runner = Du hast mit deinem Läufer auf d3 bezahlt, nur zwei Schritte vor dem Ziel. Zahle mit den beiden hinten, a1 und b1.
lesson-first-choose-wrong = Das geht, aber hier üben wir das Zahlen: Geh von c2 auf das gelbe c3 und gib a1 und b1 her.
lesson-first-choose-done = Steine weit hinten sind dein Geldbeutel. Die weit vorn behältst du besser.

lesson-first-same = Auf jeder Farbe geht es auch umsonst: Eine Platte der Farbe, auf der du stehst, ist frei, sogar Rot.
lesson-first-same-task = Dein Stein auf c2 steht auf Rot. Geh mit ihm vorwärts, ohne einen Stein herzugeben.
lesson-first-same-paid = Das ging, hat dich aber etwas gekostet. Such eine Platte in der Farbe, auf der dein Stein steht: Rot.
lesson-first-same-wrong = Dieser Stein steht auf Blau. Zieh den auf c2, der auf Rot steht, auf die rote Platte b3.
lesson-first-same-done = Von Rot auf Rot, für nichts. Bevor du zahlst, such deine eigene Farbe.

lesson-first-capture = Geradeaus brauchst du eine leere Platte. Schräg darfst du auch dorthin, wo ein Gegner steht: Er ist geschlagen. Den Preis der Platte zahlst du trotzdem.
lesson-first-capture-task = Schlag den schwarzen Stein auf d3. Die Platte ist grün, das kostet dich den Stein auf a1.
lesson-first-capture-empty = b3 ist leer, dort schlägst du niemanden. Der schwarze Stein, den du schlagen kannst, steht rechts auf d3.
lesson-first-capture-wrong = Zieh den Stein auf c2: Schräg nach rechts schlägt er auf d3.
lesson-first-capture-done = Ein Stein gegen einen. Und Schwarz auf c3 hielt dich nicht auf: Wer gerade vor dir steht, ist nur im Weg und nie in Gefahr.

lesson-first-switch = Jeder Zug hat einen zweiten Teil: Nach dem Ziehen tauschst du zwei leere Platten, die sich an einer Seite oder Ecke berühren. So baust du dir deinen Weg.
lesson-first-switch-task = Dein Stein ist auf c3 gezogen. Er ist dein letzter und kann nichts bezahlen, und vor ihm ist alles rot. Bring die blaue Platte von c5 nach b4, c4 oder d4, direkt vor deinen Stein.
lesson-first-switch-wrong = Erlaubt, aber die drei Platten vor deinem Stein sind immer noch rot. Tausche das blaue c5 mit c4, b4 oder d4.
lesson-first-switch-done = Jetzt ist der nächste Schritt frei. Ein Tausch je Zug, und jedes Mal ist der Weg ein anderer.

lesson-first-wall = Tauschen verdirbt auch den Weg der anderen. Schwarz geht abwärts, und der Stein auf c2 ist einen Schritt vor deiner Grundreihe. Zum Zahlen hat er nur einen anderen Stein.
lesson-first-wall-task = Schwarz kann auf der blauen Platte c1 gewinnen. Tausche sie weg, sodass vor Schwarz nur Rot liegt.
lesson-first-wall-beside = Die blaue Platte liegt jetzt schräg vor Schwarz und ist genauso gut zu betreten. Bring sie nach oben neben Schwarz, auf b2 oder d2.
lesson-first-wall-wrong = Die blaue Platte c1 liegt noch vor Schwarz. Tausche sie mit der roten Platte b2 oder d2.
lesson-first-wall-done = Rot kostet drei, das kann Schwarz nicht bezahlen. Und wer nicht zahlen kann, darf nicht hin, auch nicht zum Sieg.

lesson-first-block = Wer zu Beginn seines Zugs keinen Schritt hat, verliert, und ein Schritt, den man nicht bezahlen kann, ist keiner. Schwarz hat nur noch einen Stein, auf c4, und nichts zum Zahlen.
lesson-first-block-task = Gewinne sofort: Tausche die blaue Platte c3 weg, sodass vor Schwarz alles rot ist.
lesson-first-block-beside = Die blaue Platte liegt noch vor Schwarz, nur schräg. Tausche c3 mit einer Platte dahinter: b2, c2 oder d2.
lesson-first-block-wrong = Schwarz kann noch irgendwohin. Tausche das blaue c3 mit der roten Platte b2, c2 oder d2.
lesson-first-block-done = Schwarz kann nicht ziehen, und du gewinnst. Zähl die Steine der anderen Seite: Je weniger es sind, desto weniger Farben können sie bezahlen.

lesson-first-win = Jetzt gewinn ein Spiel. Du hast einen Stein, also helfen nur freie Platten: blaue und die in der Farbe, auf der du stehst. Schwarz tauscht gegen dich, aber nur zwei Platten je Zug; mach dir also zwei Wege.
lesson-first-win-task = Du gewinnst in zwei Zügen: Geh von c3 auf c4, tausche so, dass zwei der drei Platten davor frei sind, und geh dann auf eine davon.
lesson-first-win-beside = Von b4 aus sind alle drei Platten davor rot, und du kannst nicht zahlen. Geh geradeaus auf c4: Von dort ist das grüne d5 frei.
lesson-first-win-wrong = Dann ist nur d5 frei für dich, und Schwarz tauscht es weg. Mach dir einen zweiten Weg: Tausche das blaue b4 mit b5 oder c5.
lesson-first-win-done = Drüben! Schwarz konnte einen Weg schließen, aber nicht beide. Jetzt kennst du ganz MAIAK; viel Spaß bei einem ganzen Spiel.

# Kinds of events and options by short names, for reports.
kind-stepped = ein Schritt
kind-switched = ein Tausch zweier Platten
kind-passed = die Platten liegen gelassen
kind-no-switch = keine zwei Platten zu tauschen
kind-ended = das Ende
label-switch = der Tausch
label-same_colour = Tausch gleichfarbiger Platten
label-starts = der erste Zug
label-tiles = die Platten zu Beginn
label-size = die Größe des Bretts

# Warum eine Aktion gut ist: was das Spiel sieht und was wiegt.
why-captures = Schlägt einen Stein.
why-free = Kostet nichts, weil die Farbe { $colour } bleibt.
why-spares = { $count ->
    [one] Gibt keinen Stein her.
   *[other] Gibt weniger als { $count } Steine her.
}
why-bars = Versperrt der anderen Seite den letzten Schritt.
why-keeps-barred = Öffnet der anderen Seite keinen letzten Schritt.
why-threatens = Droht, mit dem nächsten Zug anzukommen.
why-moves-now-more = Behält den nächsten Zug.
why-moves-now-less = Überlässt der anderen Seite den nächsten Zug.
why-moves-after-the-switch-more = Ist gleich nach dem Tausch am Zug.
why-moves-after-the-switch-less = Lässt die andere Seite gleich nach dem Tausch ziehen.
why-pieces-more = Steht bei der Zahl der Steine besser da.
why-pieces-less = Anderes ist hier wichtiger als die Zahl der Steine.
why-rows-gone-more = Gewinnt Boden im Rennen über das Brett.
why-rows-gone-less = Lässt sich mit dem Weg über das Brett Zeit.
why-rows-of-the-foremost-more = Liegt im Rennen der vordersten Steine besser.
why-rows-of-the-foremost-less = Hält den vordersten Stein noch zurück.
why-steps-more = Lässt mehr bezahlbare Schritte, als die andere Seite hat.
why-steps-less = Braucht keine große Auswahl an Schritten.
why-free-steps-more = Steht bei den kostenlosen Schritten besser da.
why-free-steps-less = Verzichtet auf kostenlose Schritte.
why-arrives-next-more = Gewinnt Vorsprung im Rennen zur letzten Reihe.
why-arrives-next-less = Hebt sich den letzten Schritt für später auf.
why-other-arrives-next-more = Lässt die andere Seite für den Augenblick herankommen.
why-other-arrives-next-less = Ist dem Ankommen näher als die andere Seite.
