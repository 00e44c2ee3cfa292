summary = Überquere die Insel mit Figuren, deren Ränge nur du kennst, und baue drüben eine Statue aus fünf Figuren. Etwa 30 Minuten.
goal = Bau auf der anderen Seite der Insel eine Statue aus fünf deiner Figuren.
puzzle-safe = Genau ein Angriff gewinnt ganz sicher, wer auch immer die verdeckten Figuren sind. Führ ihn aus.

tiki = TIKI
tac = TAC

a-piece = { $rank ->
    [hidden] eine Figur
   *[other] eine { $rank }
}
placed = { $who-is ->
    [you] Du stellst
   *[other] { $who } stellt
} { a-piece } auf { $at }.
began = Alle Figuren stehen. { $who-is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
moved = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} von { $from } nach { $to }.
attacks = { $who-is ->
    [you] Du greifst
   *[other] { $who } greift
} von { $from } aus { $to } an.
attacker-piece = { $attacker-is ->
    [you] Deine { $own }
   *[other] { $attacker }s { $own }
}
defender-piece = { $defender-is ->
    [you] deine { $other }
   *[other] { $defender }s { $other }
}
fought-won = { $own ->
    [hidden] { $attacker-is ->
        [you] Du gewinnst
       *[other] { $attacker } gewinnt
    } den Kampf auf { $at }.
   *[other] { attacker-piece } besiegt { defender-piece } auf { $at }.
}
fought-lost = { $own ->
    [hidden] { $attacker-is ->
        [you] Du verlierst
       *[other] { $attacker } verliert
    } den Kampf auf { $at }.
   *[other] { attacker-piece } verliert auf { $at } gegen { defender-piece }.
}
fought-tie = { $own ->
    [hidden] Der Kampf auf { $at } endet unentschieden, { $attacker-is ->
        [you] du bleibst
       *[other] { $attacker } bleibt
    } oben.
   *[other] { attacker-piece } trifft auf { $at } auf { defender-piece }: unentschieden, { $attacker-is ->
        [you] du bleibst
       *[other] { $attacker } bleibt
    } oben.
}
reincarnated = { $who-is ->
    [you] Du belebst
   *[other] { $who } belebt
} { a-piece } auf { $at } wieder.
passed = { $who-is ->
    [you] Du kannst weder ziehen noch wiederbeleben und setzt aus.
   *[other] { $who } kann weder ziehen noch wiederbeleben und setzt aus.
}
ended-statue = { $who-is ->
    [you] Du hast eine Statue aus fünf Figuren gebaut: Du gewinnst!
   *[other] { $who } hat eine Statue aus fünf Figuren gebaut und gewinnt.
}
ended-no-move = Die andere Seite kann weder ziehen noch wiederbeleben: { $who-is ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt.
}
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
whose-dead = { $who-is ->
    [you] Deine Gefallenen
   *[other] Gefallene von { $who }
}
dead = { whose-dead }: { $ranks }.
dead-or-returned = { whose-dead }: { $ranks }; { $returned ->
    [one] eine davon ist ungesehen zurückgekehrt
   *[other] { $returned } davon sind ungesehen zurückgekehrt
}.
field = { $field }.
statue = { $who-is ->
    [you] Deine höchste Statue
   *[other] Die höchste Statue von { $who }
} hat { $height } von fünf Figuren.
unplaced = { $who-is ->
    [you] Du musst
   *[other] { $who } muss
} noch aufstellen: { $ranks }.
prompt-place = Wähl eine Figur für { $at }, dort die { $level ->
    [lower] untere
   *[upper] obere
} ({ $number } von 10).
waiting-both-place = TIKI und TAC stellen ihre Figuren auf.
waiting-place = { $who } stellt Figuren auf.
prompt-move = { $can ->
    [reincarnate] Du kannst nicht ziehen: Wähl eine deiner Gefallenen, sie kehrt zurück.
    [move] Wähl eine Figur für den ersten deiner zwei Schritte.
    [move-again] Wähl eine Figur für deinen zweiten Schritt.
   *[either] Wähl eine Figur für den ersten deiner zwei Schritte – oder eine deiner Gefallenen, die zurückkehren soll.
}
ask-to = Wähl, wohin deine { $rank } von { $from } zieht: vorwärts, nach links oder nach rechts.
ask-home = Wähl eines deiner leeren Startfelder für die { $rank }.
waiting-move = { $can ->
    [reincarnate] { $who } kann nicht ziehen und muss eine Figur wiederbeleben.
    [move] { $who } hat zwei Schritte.
    [move-again] { $who } hat noch einen Schritt.
   *[either] { $who } hat zwei Schritte oder darf eine Figur wiederbeleben.
}

scene-board = die Insel
scene-field = { $field }{ $home ->
    [none] {""}
    [own] , dein Startfeld
    [enemy] , gegnerisches Startfeld
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

help-setup-own = Eines deiner Startfelder: Hier stehen zwei deiner Figuren, und zuerst kann nur die obere ziehen.
help-to-place = Sie kommt als Nächstes nach { $at }, dort als { $level ->
    [lower] untere
   *[upper] obere
} Figur.
help-dead = Sie kann auf eines deiner leeren Startfelder zurückkehren; das kostet deinen ganzen Zug.
help-rank = { $rank ->
    [1] Eine 1 besiegt nur die 5 und verliert gegen 2, 3 und 4.
    [2] Eine 2 besiegt nur die 1.
    [3] Eine 3 besiegt 1 und 2.
    [4] Eine 4 besiegt 1, 2 und 3 und verliert nur gegen die 5.
   *[5] Eine 5 besiegt alle außer der 1.
}
help-beaten = { $rank ->
    [1] Eine 1 verliert gegen 2, 3 und 4, besiegt aber die 5.
    [2] Eine 2 verliert gegen 3, 4 und 5.
    [3] Eine 3 verliert gegen 4 und 5.
    [4] Eine 4 verliert nur gegen die 5.
   *[5] Eine 5 verliert nur gegen die 1.
}
help-own = Deine { $rank } kann von hier ziehen nach: { $ways }.
help-own-stuck = Deine { $rank } kann von hier nirgendwohin ziehen.
help-way = { $to }
help-way-attack = { $to } als Angriff
help-arrived = Hier bist du mit { $count } der fünf Figuren für eine Statue angekommen: Niemand kann sie angreifen, und sie bleiben für immer.
help-lost = Hier ist der Gegner mit { $count } der fünf Figuren für eine Statue angekommen: Du kannst das Feld nicht mehr betreten.
help-enemy = { $rank ->
    [hidden] Ein Gegner mit unbekanntem Rang: Wer hierher zieht, greift ihn an.
   *[other] Eine gegnerische { $rank }: Wer hierher zieht, greift sie an.
}
help-fight = Der höhere Rang gewinnt, nur besiegt die 1 die 5; gleiche Ränge bleiben beide stehen.
help-column = { $count } Gegner stehen aufeinander: Wer angreift, kämpft von oben nach unten gegen einen nach dem anderen.
help-empty = Ein leeres Feld: Hierher kann eine Figur von hinten oder von der Seite ziehen.
help-empty-home = Eines deiner Startfelder: Eine deiner Gefallenen kann hier zurückkehren.
help-empty-enemy-home = Ein gegnerisches Startfeld: Wer von dir hier ankommt, bleibt für immer, und fünf auf einem solchen Feld gewinnen.
help-watched = Die oberste Figur gehört { $who }; nur sie kann ziehen, und ihr Rang bleibt geheim, bis sie kämpft.
help-watched-home = Ein Startfeld von { $who }: Fünf gegnerische Figuren darauf sind eine Statue und gewinnen.

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

lesson-island = Über die Insel
lesson-island-move = Du spielst TIKI am unteren Rand, und deine Figuren laufen auf die andere Seite. Eine Figur zieht ein Feld vorwärts, nach links oder nach rechts, nie zurück, und du hast zwei Schritte pro Zug.
lesson-island-move-task = Zieh die obere Figur auf c1 ein Feld vorwärts und dann noch eins.
lesson-island-move-done = Zwei Schritte mit einer Figur oder je einer mit zweien: Das entscheidest du in jedem Zug.
lesson-island-move-wrong = So könntest du auch ziehen. Geh diesmal geradeaus von c1 nach c2 und weiter nach c3.
lesson-island-stack = Deine Figuren dürfen aufeinander stehen, so hoch du willst. Aber nur die oberste kann ziehen.
lesson-island-stack-task = Du hast noch einen Schritt. Stell deine 4 von b3 auf deine 2 auf c3.
lesson-island-stack-done = Die 2 wartet jetzt unter der 4. Wer dieses Feld angreift, muss zuerst gegen die 4 kämpfen.
lesson-island-stack-wrong = Zieh die 4 von b3 nach rechts auf c3.
lesson-island-stack-other-way = Das wird auch eine Säule, aber mit der 2 oben. Stell lieber die stärkere 4 nach oben.
lesson-island-fight = Du kennst nur deine eigenen Ränge, dein Gegenüber nur seine. Ziehst du auf einen Gegner, wird gekämpft: Beide Ränge werden gezeigt, und der höhere gewinnt.
lesson-island-fight-task = Vor deiner 4 steht auf c4 ein Gegner. Greif ihn von c3 aus an.
lesson-island-fight-done = Es war eine 3, also hat deine 4 gewonnen. Jetzt kennt dein Gegenüber aber auch deine 4: Der Tisch verdeckt alles wieder, merk dir also, was du gesehen hast.
lesson-island-fight-wrong = Nur Mut: Zieh deine 4 von c3 vorwärts auf c4.
lesson-island-one = Jede Seite hat zwei Figuren von jedem Rang von 1 bis 5. Die 5 besiegt alle außer der 1: Die besiegt die 5, aber sonst niemanden.
lesson-island-one-task = Der Gegner auf c4 hat sich als 5 gezeigt. Greif ihn mit der richtigen Figur an.
lesson-island-one-done = Die Kleinste wirft die Größte um. Eine 1 ist am wertvollsten, wenn du weißt, wo eine 5 steht.
lesson-island-one-wrong = Deine 1 steht direkt vor der 5, auf c3. Greif mit ihr an.
lesson-island-one-four = Eine 4 verliert gegen die 5. Nur ein einziger Rang besiegt sie.
lesson-island-remember = Sonst ist ein Rang nach dem Kampf wieder verdeckt, und du musst ihn dir merken. In den letzten Kämpfen hast du gesehen: Der Gegner auf b4 ist eine 5, der auf d4 eine 2.
lesson-island-remember-task = Deine 3 steht zwischen ihnen auf c4. Greif den an, den sie besiegt.
lesson-island-remember-done = Gut gemerkt! Dein Gedächtnis ist so viel wert wie eine starke Figur.
lesson-island-remember-wrong = Greif die 2 an. Auf welcher Seite war sie?
lesson-island-remember-five = Das war die 5! Die 2 steht auf der anderen Seite.
lesson-island-column = Trifft ein Angriff auf eine Säule, wird von oben nach unten gekämpft, bis die angreifende Figur verliert, ein Gleichstand kommt oder niemand mehr da ist. Gleiche Ränge bleiben beide stehen, die angreifende Figur oben.
lesson-island-column-task = Auf c4 stehen zwei Gegner. Greif sie mit deiner 5 von c3 aus an.
lesson-island-column-done = Erst eine 4, dann eine 2: ein Angriff, zwei Siege. Nur eine 1 hätte dich besiegt.
lesson-island-column-wrong = Zieh deine 5 von c3 vorwärts auf c4.
lesson-island-return = Gefallene können zurückkehren: Statt deiner zwei Schritte stellst du eine Figur auf eines deiner leeren Startfelder. Dein Gegenüber sieht nicht, welche.
lesson-island-return-task = Hol eine deiner Fünfen zurück: Wähl sie neben dem Brett und dann ein leeres Startfeld in deiner ersten Reihe.
lesson-island-return-done = Eine frische Figur, und nur du weißt, dass es eine 5 ist.
lesson-island-return-wrong = Diesmal kein Schritt: Wähl unter deinen Gefallenen eine 5 und dann ein leeres Feld in deiner ersten Reihe.
lesson-island-return-rank = Die kannst du auch zurückholen. Aber eine 5 ist stärker.
lesson-island-arrive = In die hinterste Reihe willst du hin. Wer ein gegnerisches Startfeld erreicht, bleibt dort für immer: Niemand kann ihn angreifen, und der Gegner kommt nicht mehr auf dieses Feld.
lesson-island-arrive-task = Zieh deine 3 von c4 nach c5.
lesson-island-arrive-done = Angekommen! Von hier kann sie niemand mehr vertreiben. Jetzt müssen weitere Figuren auf dasselbe Feld.
lesson-island-arrive-wrong = Geh geradeaus weiter: von c4 nach c5.
lesson-island-win = Fünf deiner Figuren auf einem gegnerischen Startfeld sind eine Statue, und du gewinnst. Vier stehen schon auf b5; im Weg ist nur eine 5 auf b4.
lesson-island-win-task = Bring mit deinen zwei Schritten die fünfte Figur nach b5.
lesson-island-win-done = Die Statue steht, du hast gewonnen! Jetzt weißt du alles, was du brauchst. Spiel gegen einen Bot oder einen Freund.
lesson-island-win-wrong = Mach zuerst b4 frei: Wer besiegt eine 5? Dann geh weiter nach b5.
lesson-island-win-four = Die 4 verliert gegen die 5. Auf ihrer anderen Seite hast du noch jemanden.
lesson-island-win-elsewhere = Diese Figur ist angekommen, aber auf einem anderen Feld, und bleibt dort. Alle fünf müssen auf b5 stehen.

# Kinds of events and options by short names, for reports.
kind-placed = eine Figur aufgestellt
kind-began = der Beginn
kind-moved = ein Zug
kind-fought = ein Kampf
kind-reincarnated = eine Figur wiederbelebt
kind-passed = Zug ausgesetzt
kind-ended = das Ende
label-setup = die Aufstellung
label-stalemate = wer nicht ziehen kann
label-buried = ein Gegner unter einer Statue
label-memory_aid = Ränge bleiben nach einem Kampf sichtbar
label-quiet_limit = Züge ohne Fortschritt bis zum Remis
label-max_turns = Züge bis zum Remis

# Warum eine Aktion gut ist: was das Spiel sieht und was wiegt.
why-reincarnates = Holt eine { $rank } ins Leben zurück.
why-tower = { $count ->
    [one] Beginnt einen Turm auf der anderen Seite, wo niemand mehr angegriffen werden kann.
    [3] Macht den Turm drei Figuren hoch.
    [4] Macht den Turm vier Figuren hoch: Noch eine gewinnt.
   *[other] Macht den Turm { $count } Figuren hoch.
}
why-fight = Gewinnt { $count ->
    [one] den Kampf
   *[other] { $count } Kämpfe
}, soweit man das wissen kann.
why-no-loss = Lässt sich nicht auf einen Kampf ein, der verloren ginge.
why-arrives = Erreicht die andere Seite, wo niemand mehr angreifen kann.
why-tallest-tower-more = Liegt im Rennen um den höchsten Turm besser.
why-tallest-tower-less = Lässt den Turm warten.
why-tallest-tower-squared-more = Baut am ohnehin höchsten Turm weiter.
why-tallest-tower-squared-less = Setzt nicht alles auf einen Turm.
why-tallest-tower-never-a-statue-more = Hält an einem Turm fest, der keine Statue mehr werden kann.
why-tallest-tower-never-a-statue-less = Verschwendet nichts an einen Turm, der nie eine Statue wird.
why-buried-more = Nimmt hin, dass eine Figur begraben liegt.
why-buried-less = Lässt keine Figur begraben oder begräbt eine der anderen.
why-rows-gone-on-top-more = Gewinnt Boden auf dem Weg über die Insel.
why-rows-gone-on-top-less = Bleibt für den Augenblick zurück.
why-rows-gone-covered-more = Ist mit verdeckt liegenden Figuren weiter.
why-rows-gone-covered-less = Lässt verdeckt liegende Figuren zu Hause.
why-files-from-the-tower-more = Bleibt neben dem Turm beweglich.
why-files-from-the-tower-less = Bringt die Figuren näher zum Turm.
why-moves-left-more = Behält noch einen Schritt in diesem Zug.
why-moves-left-less = Nutzt die Schritte dieses Zugs aus.
why-known-to-the-enemy-more = Zeigt einen Rang her, weil es sich lohnt.
why-known-to-the-enemy-less = Verrät weniger über die eigenen Ränge.
why-attacks-that-win-more = Hat mehr Angriffe, die gewinnen.
why-attacks-that-win-less = Hebt sich Angriffe für später auf.
why-dead-1-more = Kann eine 1 entbehren.
why-dead-1-less = Steht bei den lebenden Einsen besser da.
why-dead-2-more = Kann eine 2 entbehren.
why-dead-2-less = Steht bei den lebenden Zweien besser da.
why-dead-3-more = Kann eine 3 entbehren.
why-dead-3-less = Steht bei den lebenden Dreien besser da.
why-dead-4-more = Kann eine 4 entbehren.
why-dead-4-less = Steht bei den lebenden Vieren besser da.
why-dead-5-more = Kann eine 5 entbehren.
why-dead-5-less = Steht bei den lebenden Fünfen besser da.
why-on-top-1-more = Behält eine 1 beweglich.
why-on-top-1-less = Braucht die Einsen nicht obenauf.
why-on-top-2-more = Behält eine 2 beweglich.
why-on-top-2-less = Braucht die Zweien nicht obenauf.
why-on-top-3-more = Behält eine 3 beweglich.
why-on-top-3-less = Braucht die Dreien nicht obenauf.
why-on-top-4-more = Behält eine 4 beweglich.
why-on-top-4-less = Braucht die Vieren nicht obenauf.
why-on-top-5-more = Behält eine 5 beweglich.
why-on-top-5-less = Braucht die Fünfen nicht obenauf.
