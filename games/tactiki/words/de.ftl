summary = Überquere die Insel mit Figuren, deren Ränge nur du kennst, und baue drüben eine Statue aus fünf Figuren. Etwa 30 Minuten.
goal = Bau auf der anderen Seite der Insel eine Statue aus fünf deiner Figuren.
puzzle-safe = Genau ein Angriff gewinnt ganz sicher, wer auch immer die verdeckten Figuren sind. Führ ihn aus.

tiki = TIKI
tac = TAC

placed = { $who } stellt { $rank ->
    [hidden] eine Figur
   *[other] eine { $rank }
} auf { $at }.
began = Alle Figuren stehen. TIKI beginnt.
moved = { $who } zieht von { $from } nach { $to }.
attacks = { $who } greift von { $from } aus { $to } an.
fought-won = { $own ->
    [hidden] { $attacker } gewinnt den Kampf auf { $at }.
   *[other] { $attacker }s { $own } besiegt { $defender }s { $other } auf { $at }.
}
fought-lost = { $own ->
    [hidden] { $attacker } verliert den Kampf auf { $at }.
   *[other] { $attacker }s { $own } unterliegt { $defender }s { $other } auf { $at }.
}
fought-tie = { $own ->
    [hidden] Der Kampf auf { $at } endet unentschieden, { $attacker } bleibt oben.
   *[other] { $attacker }s { $own } trifft auf { $at } auf { $defender }s { $other }: unentschieden, { $attacker } bleibt oben.
}
reincarnated = { $who } belebt { $rank ->
    [hidden] eine Figur
   *[other] eine { $rank }
} auf { $at } wieder.
passed = { $who } kann weder ziehen noch wiederbeleben und setzt aus.
ended-statue = { $who } hat eine Statue aus fünf Figuren gebaut und gewinnt.
ended-no-move = Die andere Seite kann weder ziehen noch wiederbeleben: { $who } gewinnt.
ended-both-pass = Keine Seite kann ziehen oder wiederbeleben: unentschieden.
ended-dead-game = Keine Seite kann noch eine Statue bauen: unentschieden.
ended-quiet = Zu viele Züge ohne Fortschritt: unentschieden.
ended-cap = Die Höchstzahl der Züge ist erreicht: unentschieden.

outcome-statue = eine Statue aus fünf Figuren wurde gebaut
outcome-no-move = eine Seite konnte weder ziehen noch wiederbeleben
outcome-both-pass = keine Seite konnte ziehen oder wiederbeleben
outcome-dead-game = keine Seite konnte noch eine Statue bauen
outcome-quiet = zu viele Züge ohne Fortschritt
outcome-cap = die Höchstzahl der Züge wurde erreicht

homes = Reihe 5: Startfelder von TAC. Reihe 1: Startfelder von TIKI.
legend = T ist TIKI, C ist TAC, ? ist ein verdeckter Rang. Säulen von unten nach oben.
dead = Gefallene von { $who }: { $ranks }.
dead-or-returned = Gefallene von { $who }: { $ranks }; { $returned ->
    [one] eine davon ist ungesehen zurückgekehrt
   *[other] { $returned } davon sind ungesehen zurückgekehrt
}.
field = { $field }{ $count ->
    [one] {""}
   *[other] , von oben
}: { $pieces }.
piece = { $who } { $rank ->
    [hidden] mit unbekanntem Rang
   *[other] { $rank }
}
unplaced = { $who } muss noch aufstellen: { $ranks }.
prompt-place = Stelle eine Figur auf { $at }.
waiting-both-place = TIKI und TAC stellen ihre Figuren auf.
waiting-place = { $who } stellt Figuren auf.
prompt-move = { $can ->
    [reincarnate] Du kannst nicht ziehen: Belebe eine Figur wieder.
    [move] Mache den ersten deiner zwei Schritte.
    [move-again] Mache deinen zweiten Schritt.
   *[either] Mache den ersten deiner zwei Schritte oder belebe eine Figur wieder.
}
waiting-move = { $can ->
    [reincarnate] { $who } kann nicht ziehen und muss eine Figur wiederbeleben.
    [move] { $who } hat zwei Schritte.
    [move-again] { $who } hat noch einen Schritt.
   *[either] { $who } hat zwei Schritte oder darf eine Figur wiederbeleben.
}

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

option-setup = chosen: beide stellen ihre Figuren geheim auf; random: der Startwert stellt sie auf
option-stalemate = was mit dem geschieht, der weder ziehen noch wiederbeleben kann
option-buried = ob ein unter einer Statue begrabener Gegner sie verdirbt
option-memory_aid = ob ein Rang sichtbar bleibt, den ein Kampf gezeigt hat
option-quiet_limit = Züge hintereinander ohne Angriff, Wiederbelebung oder Schritt vorwärts bis zum Unentschieden; 0 für keine Grenze
option-max_turns = Züge bis zum Unentschieden; 0 für keine Grenze

notation = Erwartet war place:3 beim Aufstellen, ein Schritt wie b1-b2, ein Angriff wie b1xb2 oder eine Wiederbelebung wie c1+4, gefunden wurde „{ $found }“.
refusal-placed = Das Aufstellen ist vorbei: Alle Figuren stehen.
refusal-none-left = Du hast keine { $rank } mehr zum Aufstellen.
refusal-ready = Du hast alle Figuren aufgestellt und wartest auf die andere Seite.
refusal-setup = Stelle zuerst alle deine Figuren auf, zum Beispiel mit place:3.
refusal-no-piece = Du hast keine Figur auf { $from }.
refusal-covered = Deine Figur auf { $from } liegt unter einer anderen. Nur die oberste Figur einer Säule kann ziehen.
refusal-arrived = Deine Figur auf { $from } hat ein gegnerisches Startfeld erreicht und bleibt dort.
refusal-direction = Von { $from } zieht eine Figur ein Feld vorwärts, nach links oder nach rechts. { $to } gehört nicht dazu.
refusal-held = Der Gegner hält dein Startfeld { $field }; du kannst es nicht betreten.
refusal-nobody-there = Auf { $to } steht oben kein Gegner. Schreibe { $from }-{ $to }, um dorthin zu ziehen.
refusal-write-x = Auf { $to } steht oben ein Gegner. Schreibe { $from }x{ $to }, um anzugreifen.
refusal-rebirth-late = Eine Wiederbelebung kostet den ganzen Zug, und du hast schon gezogen.
refusal-nobody-dead = Keine deiner Figuren ist gefallen.
refusal-rebirth-field = Figuren kehren nur auf eigene Startfelder zurück; { $at } ist keines.
refusal-rebirth-occupied = Figuren kehren nur auf leere Startfelder zurück; { $at } ist besetzt.
refusal-rebirth-alive = Keine deiner gefallenen Figuren hat Rang { $rank }.

draft-turn = erwartet war Platz 0 oder 1, gefunden { $found }
draft-moves-left = ein Zug hat höchstens zwei Schritte, gefunden { $found }
draft-rank = erwartet war ein Rang von 1 bis 5, gefunden { $found }
draft-entered = niemand darf auf einem eigenen Startfeld über einem Gegner stehen
draft-number = { $found } ist keine Nummer einer Figur, die hier passt
draft-numbers = jede Figur auf { $field } braucht eine Nummer
draft-setup-order = { $side ->
    [0] TIKI
   *[1] TAC
} füllt die Startfelder von Linie a bis e, je zwei Figuren vor dem nächsten
draft-setup-dead = beim Aufstellen ist niemand gefallen
draft-setup-over = alle Figuren stehen, das Aufstellen ist vorbei
draft-setup-begun = beim Aufstellen kann noch nichts anderes geschehen sein
draft-people = die Figuren von { $side ->
    [0] TIKI
   *[1] TAC
}, auf dem Brett und gefallen zusammen, sind nicht zwei von jedem Rang
draft-dead = die Gefallenen von { $side ->
    [0] TIKI
   *[1] TAC
} müssen Ränge von 1 bis 5 sein, höchstens zwei von jedem
draft-could = die möglichen Ränge der Figur { $found } müssen 1 bis 5 sein, höchstens zwei von jedem
draft-statue = eine Statue steht, also muss ihr Erbauer am Zug sein
draft-two-statues = zwei Statuen stehen, aber schon die erste hätte das Spiel beendet
draft-touching = Gegner teilen sich eine Säule nur nach einem Gleichstand, also müssen Figuren, die sich berühren, gleichen Rang haben
draft-setup-random = an diesem Tisch stellt der Startwert die Figuren auf, also gibt es kein Aufstellen

option-setup-chosen = geheim aufgestellt
option-setup-random = ausgelost
option-stalemate-pass = setzt aus
option-stalemate-loss = verliert
option-buried-harmless = schadet nicht
option-buried-spoils = verdirbt die Statue
