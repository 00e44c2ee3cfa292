summary = Zwei Völker mit verdeckten Rängen überqueren eine Insel; baue drüben eine Statue aus fünf Figuren. Etwa 30 Minuten.

tiki = TIKI
tac = TAC

placed = { $who } stellt { $rank ->
    [hidden] eine Figur
   *[other] eine { $rank }
} auf { $at }.
began = Alle Figuren stehen. TIKI beginnt.
moved = { $who } zieht von { $from } nach { $to }.
attacks = { $who } greift von { $from } auf { $to } an.
fought-won = { $own ->
    [hidden] { $attacker } besiegt { $defender } auf { $at }.
   *[other] { $attacker }s { $own } besiegt { $defender }s { $other } auf { $at }.
}
fought-lost = { $own ->
    [hidden] { $attacker } unterliegt { $defender } auf { $at }.
   *[other] { $attacker }s { $own } unterliegt { $defender }s { $other } auf { $at }.
}
fought-tie = { $own ->
    [hidden] { $attacker } trifft auf { $defender } auf { $at }: unentschieden, der Angreifer steht oben.
   *[other] { $attacker }s { $own } trifft auf { $defender }s { $other } auf { $at }: unentschieden, der Angreifer steht oben.
}
reincarnated = { $who } holt { $rank ->
    [hidden] eine gefallene Figur
   *[other] eine { $rank }
} auf { $at } zurück.
passed = { $who } kann nichts tun und setzt aus.
ended-statue = { $who } hat eine Statue aus fünf Figuren gebaut und gewinnt.
ended-no-move = Die andere Seite kann nichts tun; { $who } gewinnt.
ended-both-pass = Niemand kann etwas tun: unentschieden.
ended-dead-game = Keine Seite kann noch eine Statue bauen: unentschieden.
ended-quiet = Zu viele Züge ohne Fortschritt: unentschieden.
ended-cap = Zu viele Züge: unentschieden.

outcome-statue = eine Statue aus fünf Figuren wurde gebaut
outcome-no-move = eine Seite konnte nichts tun
outcome-both-pass = keine Seite konnte etwas tun
outcome-dead-game = keine Seite konnte noch eine Statue bauen
outcome-quiet = zu viele Züge ohne Fortschritt
outcome-cap = zu viele Züge

homes = Reihe 5: Startfelder von TAC. Reihe 1: Startfelder von TIKI.
legend = T TIKI, C TAC, mit dem Rang oder ?, wo er verdeckt ist; Säulen von unten nach oben.
dead = Gefallene von { $who }: { $ranks }.
dead-or-returned = Gefallene von { $who }: { $ranks }, davon { $returned ->
    [one] eine ungesehen zurückgekehrt
   *[other] { $returned } ungesehen zurückgekehrt
}.
field = { $field }: { $pieces }{ $count ->
    [one] {""}
   *[other] , von oben
}.
piece = { $who } { $rank ->
    [hidden] verdeckt
   *[other] { $rank }
}
to-place = Beide stellen ihre Figuren geheim auf: place:3 stellt eine 3 auf den nächsten Platz.
to-move = { $who } hat noch { $moves ->
    [one] einen Schritt
   *[other] { $moves } Schritte
}.

scene-board = die Insel
scene-field = { $field }{ $home ->
    [none] {""}
   *[other] , Startfeld von { $home }
}, { $count ->
    [0] leer
    [one] { $pieces }
   *[other] { $count }er-Säule, von oben: { $pieces }
}{ $arrived ->
    [0] {""}
    [one] ; angekommen
   *[other] ; { $arrived } sind angekommen
}
scene-piece = { $owner ->
    [you] deine { $rank }
   *[other] { $rank ->
        [hidden] { $who } mit unbekanntem Rang
       *[other] { $who } { $rank }
    }
}
scene-hand = { $who } hat { $count ->
    [0] alle Figuren aufgestellt
    [one] noch eine Figur aufzustellen
   *[other] noch { $count } Figuren aufzustellen
}.
scene-to-place = Figur mit Rang { $rank }
scene-fallen = gefallene Figur mit Rang { $rank }
scene-none-dead = { $who } hat keine Gefallenen.
scene-pieces = { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
}
scene-placing = noch { $count } aufzustellen
scene-statue = Statue: { $height } von 5
scene-moves = { $moves ->
    [one] noch ein Schritt
   *[other] noch { $moves } Schritte
}

option-setup = chosen: jeder stellt die eigenen Figuren geheim auf; random: der Startwert stellt sie auf
option-stalemate = ob aussetzt oder verliert, wer nichts tun kann
option-buried = ob ein unter einer Statue begrabener Gegner harmlos ist oder sie verdirbt
option-memory_aid = ob einmal gezeigte Ränge sichtbar bleiben
option-quiet_limit = Züge hintereinander ohne Angriff, Rückkehr oder Schritt vorwärts bis zum Unentschieden, 0 für nie
option-max_turns = Züge bis zum Unentschieden, 0 für nie

notation = Erwartet war place:3 beim Aufstellen, ein Zug wie b1-b2, ein Angriff wie b1xb2 oder eine Rückkehr wie c1+4; gefunden „{ $found }“.
refusal-placed = Alle Figuren stehen schon.
refusal-none-left = Du hast keine { $rank } mehr aufzustellen.
refusal-setup = Zuerst werden alle Figuren aufgestellt, etwa place:3.
refusal-not-on-top = Auf { $from } steht keine deiner Figuren oben.
refusal-arrived = Die Figur auf { $from } ist auf einem gegnerischen Startfeld angekommen und bleibt dort.
refusal-direction = Von { $from } geht eine Figur ein Feld vorwärts, links oder rechts, nicht nach { $to }.
refusal-held = Der Gegner hält dein Startfeld { $to }; du darfst es nicht betreten.
refusal-nobody-there = Auf { $to } steht oben kein Gegner: Ziehen ohne Angriff schreibt man mit -.
refusal-write-x = Auf { $to } steht oben ein Gegner: Angreifen schreibt man mit x.
refusal-rebirth-late = Eine Rückkehr kostet den ganzen Zug; du hast schon gezogen.
refusal-rebirth-field = Zurück kehrt eine Figur nur auf ein eigenes Startfeld; { $at } ist keines.
refusal-rebirth-occupied = Zurück kehrt eine Figur nur auf ein leeres Startfeld; { $at } ist besetzt.
refusal-rebirth-alive = Keine deiner Gefallenen hat Rang { $rank }.

draft-turn = erwartet war Platz 0 oder 1, gefunden { $found }
draft-moves-left = ein Zug hat höchstens zwei Schritte, gefunden { $found }
draft-rank = erwartet war ein Rang von 1 bis 5, gefunden { $found }
draft-entered = niemand darf auf einem eigenen Startfeld über einem Gegner stehen
draft-number = { $found } ist keine Nummer einer Figur, die hier passt
draft-numbers = auf { $field } braucht jede Figur eine Nummer
draft-setup-order = { $side ->
    [0] TIKI
   *[1] TAC
} füllt die Startfelder von a bis e, je zwei Figuren vor dem nächsten
draft-setup-dead = beim Aufstellen ist niemand gefallen
draft-setup-over = alle Figuren stehen, das Aufstellen ist vorbei
draft-setup-begun = beim Aufstellen ist noch nichts anderes geschehen
draft-people = die Figuren von { $side ->
    [0] TIKI
   *[1] TAC
} sind nicht zwei von jedem Rang, auf dem Brett und gefallen zusammen
draft-dead = die Gefallenen von { $side ->
    [0] TIKI
   *[1] TAC
} sind Ränge von 1 bis 5, höchstens zwei von jedem
draft-could = die möglichen Ränge der Figur { $found } sind 1 bis 5, höchstens zwei von jedem
draft-statue = eine Statue steht, der Zug ihres Erbauers war der letzte
draft-two-statues = zwei Statuen stehen, aber schon die erste beendet das Spiel
draft-touching = Gegner liegen nur nach einem Gleichstand aufeinander, ihre Ränge sind also gleich
draft-setup-random = an diesem Tisch stellt der Startwert die Figuren auf, es gibt kein Aufstellen

option-setup-chosen = jeder stellt verdeckt auf
option-setup-random = ausgelost
option-stalemate-pass = setzt aus
option-stalemate-loss = verliert
option-buried-harmless = schadet nicht
option-buried-spoils = verdirbt die Statue
