summary = Bringt als Team eure Kugeln um den Kreis nach Hause; eine Karte macht den letzten Zug rückgängig. Etwa 60 Minuten.
goal = Bringt alle Kugeln eurer Seite, auch die deines Partners, um den Kreis nach Hause: vor den anderen oder, als ein Team, mit wenigen Karten.
puzzle-home = Bring in diesem Zug eine deiner Kugeln nach Hause.

# Wer: ein Platz mit dem Namen der Person dort, und was sie für den ist, der zuhört.
seat = { $named ->
    [yes] { $name } ({ $letter })
   *[no] { $letter }
}
named = { $who-is ->
    [you] du
    [partner] dein Partner { $who }
   *[other] { $who }
}
actor = { $who-is ->
    [you] Du
    [partner] Dein Partner { $who }
   *[other] { $who }
}
owner = { $who-is ->
    [you] { $only ->
        [yes] Du
       *[no] Dein Platz { $letter }
    }
    [partner] Dein Partner { $who }
   *[other] { $who }
}
marble = { $who-is ->
    [you] { $only ->
        [yes] deine Kugel
       *[no] deine Kugel von { $letter }
    }
    [partner] { $pair ->
        [yes] die Kugel deines Partners
       *[no] die Kugel deines Partners { $letter }
    }
   *[other] die Kugel von { $letter }
}
marble-first = { $who-is ->
    [you] { $only ->
        [yes] Deine Kugel
       *[no] Deine Kugel von { $letter }
    }
    [partner] { $pair ->
        [yes] Die Kugel deines Partners
       *[no] Die Kugel deines Partners { $letter }
    }
   *[other] Die Kugel von { $letter }
}
marbles = { $who-is ->
    [you] { $only ->
        [yes] deine eigenen
       *[no] die von { $letter }
    }
    [partner] die deines Partners { $letter }
   *[other] die von { $letter }
}

# Wo: nach dem nächsten Start, wie der es nennt, der zuhört.
thing = { $thing ->
    [start] Start
    [house] Haus
   *[yard] Vorfeld
}
of = { $who-is ->
    [you] { $only ->
        [yes] deinem { thing }
       *[no] deinem { thing } { $letter }
    }
   *[other] { $its ->
        [yes] ihrem { thing }
       *[no] { $who-is ->
            [partner] { $pair ->
                [yes] dem { thing } deines Partners
               *[no] dem { thing } von { $letter }
            }
           *[other] dem { thing } von { $letter }
        }
    }
}
place = { $side ->
    [after] { $steps } hinter { $of }
    [before] { $steps } vor { $of }
    [house] Feld { $steps } in { $of }
   *[on] { $of }
}
at = { $side ->
    [on] auf { $of }
    [after] { $steps } hinter { $of }
    [before] { $steps } vor { $of }
    [house] auf Feld { $steps } in { $of }
   *[yard] in { $of }
}

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
    [yes] Die Karten werden gemischt.{" "}
   *[no] {""}
}{ actor } { $who-is ->
    [you] gibst.
   *[other] gibt.
} { $openers ->
    [0] Niemand kann eröffnen.
   *[other] Eröffnen können, mit 1 oder 13 auf der Hand: { $can }.
}{ $seen ->
    [0] {""}
   *[other] {" "}{ $hands }.
}
dealt-hand = { actor } { $who-is ->
    [you] hast
   *[other] hat
} { $cards }
gave = { actor } { $who-is ->
    [you] legst eine Karte für deinen Partner bereit.
    [partner] legt eine Karte für dich bereit.
   *[other] legt eine Tauschkarte bereit.
}
gave-card = { actor } { $who-is ->
    [you] legst für deinen Partner bereit: { $card }.
   *[other] legt für den Partner bereit: { $card }.
}
exchanged = {""}
exchanged-card = { $to-is ->
    [you] Du bekommst von deinem Partner { $from }: { $card }.
   *[other] { $from-is ->
        [you] {""}
       *[other] { $to } bekommt von { $from }: { $card }.
    }
}
by-devil = { $who-is ->
    [you] {" "}(von dir als Teufel ausgesucht)
   *[other] {" "}(von { $who } als Teufel ausgesucht)
}
played = { actor } { $who-is ->
    [you] spielst
   *[other] spielt
} { $way ->
    [tac] TAC als { $card }
   *[plain] { $card }
}{ $by }.
discarded = { actor } { $who-is ->
    [you] legst
   *[other] legt
} { $card } ungenutzt ab{ $by }.
undone = Der vorherige Zug wird rückgängig gemacht{ $count ->
    [0] .
   *[other] : { $marbles }.
}
undone-marble = { $marble } liegt wieder { $there }
opened = { $marble } kommt ins Spiel und liegt jetzt { $there }.
moved = { $marble } zieht von { $from } los und liegt jetzt { $there }.
moved-home = { $marble } zieht von { $from } ins Haus und liegt jetzt { $there }.
stepped = {""}
split = { $who-is ->
    [you] Deine sieben Schritte
    [partner] Die sieben Schritte deines Partners
   *[other] Die sieben Schritte von { $who }
}: { $parts }.
split-part = { $marble } von { $from } bis zu { $to }
captured = { $marble } { $at } wird ins Vorfeld zurückgeworfen.
swapped = { $first } { $one } und { $second } { $two } tauschen die Plätze.
skipped = { actor } { $who-is ->
    [you] musst
   *[other] muss
} aussetzen.
passed = Alle geben ihre Karten einen Platz nach rechts weiter.{ $seen ->
    [0] {""}
   *[other] {" "}{ $hands }.
}
passed-hand = { actor } { $who-is ->
    [you] hast
   *[other] hat
} jetzt { $cards }
tempted = { actor } { $who-is ->
    [you] wirst zum Teufel; betroffen: { $victim }.
   *[other] wird zum Teufel; betroffen: { $victim }.
}
tempted-seen = { actor } { $who-is ->
    [you] wirst zum Teufel
   *[other] wird zum Teufel
}; betroffen: { $victim }, auf der Hand: { $cards }.
answerable = Alle Kugeln sind im Haus von: { $winners }. Aber { $who-is ->
    [you] du hast ein TAC und musst damit antworten.
    [partner] dein Partner { $who } hat ein TAC und muss damit antworten.
   *[other] { $who } hat ein TAC und muss damit antworten.
}
ended-home = { $team-is ->
    [you] Alle Kugeln eurer Seite sind im Haus: gewonnen!
    [partner] Alle Kugeln eurer Seite sind im Haus: gewonnen!
   *[other] Alle Kugeln im Haus, und damit gewonnen: { $who }.
}
ended-home-one-team = Alle { $marbles } Kugeln sind nach { $cards } Karten im Haus.
ended-cap = Öfter wird nicht gemischt. Die meisten Kugeln im Haus: { $who }.
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

both = { $first } und { $rest }
standing = { $at }{ $fresh ->
    [yes] {" "}(frisch)
   *[no] {""}
}

tell-deal = Gegeben { $who-is ->
    [you] hast du
   *[other] hat { $who }
}; im Reststapel { $stock ->
    [one] liegt eine Karte
   *[other] liegen { $stock } Karten
}, { $shuffles } Mal gemischt.
tell-marbles = { owner }: { $ringed ->
    [0] keine Kugel im Kreis
    [one] eine Kugel { $ring }
   *[other] Kugeln { $ring }
}; { $housed ->
    [0] keine im Haus
    [one] eine im Haus auf Feld { $house }
   *[other] im Haus auf den Feldern { $house }
}; { $yard ->
    [0] keine
   *[other] { $yard }
} im Vorfeld.
tell-hand = { owner }, auf der Hand: { $cards }{ $can ->
    [yes] ; gemeldet: kann
    [no] ; gemeldet: kann nicht
   *[past] {""}
}.
tell-count = { owner }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ $can ->
    [yes] ; gemeldet: kann
    [no] ; gemeldet: kann nicht
   *[past] {""}
}.
tell-empty = { owner }: keine Karten mehr.
tell-gives = { $from-is ->
    [you] Für deinen Partner hast du bereitgelegt: { $card }.
   *[other] { $from } legt für { $to } bereit: { $card }.
}
tell-gave = { $from-is ->
    [you] Deinem Partner { $to } hast du beim Tauschen gegeben: { $card }.
   *[other] { $to-is ->
        [you] Dein Partner { $from } hat dir beim Tauschen gegeben: { $card }.
       *[other] { $from } hat { $to } beim Tauschen gegeben: { $card }.
    }
}
tell-last = Zuletzt gelegt: { $card }.
tell-tac = Ein TAC stünde jetzt für: { $card }.
tell-cards = Bisher verbrauchte Karten: { $count }.

turn-exchange = { $you ->
    [yes] Wähle eine Karte für deinen Partner { $partner }, der { $opens ->
        [yes] eröffnen kann.
       *[no] nicht eröffnen kann.
    }
    [mine] Wähle aus jeder deiner Hände eine Tauschkarte; jetzt für { $turn }.
   *[no] Eine Tauschkarte legen noch: { $who }.
}
turn-play = { $you ->
    [yes] { $use ->
        [none] Keine deiner Karten ist jetzt zu gebrauchen: Wähle eine zum Ablegen.
        [one] Nur { $cards } ist jetzt zu gebrauchen, also spiele diese Karte.
       *[many] { $helps ->
            [yes] Deine Kugeln sind alle im Haus: Spiele eine Karte für die deines Partners. Zu gebrauchen: { $cards }.
           *[no] Spiele eine Karte. Zu gebrauchen: { $cards }.
        }
    }
    [mine] { $use ->
        [none] Keine Karte von { $turn } ist jetzt zu gebrauchen: Wähle eine zum Ablegen.
        [one] Spiele für { $turn }: Nur { $cards } ist jetzt zu gebrauchen.
       *[many] Spiele eine Karte für { $turn }. Zu gebrauchen: { $cards }.
    }
   *[no] { $turn-is ->
        [partner] Dein Partner { $turn } spielt eine Karte.
       *[other] { $turn } spielt eine Karte.
    }
}
turn-seven = { $you ->
    [yes] Noch { $steps } von 7 Schritten: Wähle eine Kugel, dann das Feld, auf das sie zieht.
    [mine] { $turn }, noch { $steps } von 7 Schritten: Wähle eine Kugel, dann das Feld, auf das sie zieht.
   *[no] { $turn-is ->
        [partner] Dein Partner { $turn } hat
       *[other] { $turn } hat
    } noch { $steps } von 7 Schritten.
}
turn-skipped = { $you ->
    [yes] Du setzt aus: Wähle eine Karte zum Ablegen{ $use ->
        [none] .
       *[one] {" "}oder spiele dein TAC als 8.
    }
    [mine] { $turn } setzt aus: Wähle eine Karte zum Ablegen{ $use ->
        [none] .
       *[one] {" "}oder spiele TAC als 8.
    }
   *[no] { $turn-is ->
        [partner] Dein Partner { $turn }
       *[other] { $turn }
    } setzt aus und legt eine Karte ab oder spielt TAC als 8.
}
turn-devil = { $you ->
    [yes] Du bist der Teufel: Spiele eine Karte von { $victim } mit den Kugeln von { $victim }.
    [mine] { $turn } ist der Teufel: Spiele eine Karte von { $victim } mit den Kugeln von { $victim }.
   *[no] { $turn-is ->
        [partner] Dein Partner { $turn }
       *[other] { $turn }
    } ist der Teufel und spielt eine Karte von { $victim-is ->
        [you] dir.
       *[other] { $victim }.
    }
}
turn-answer = { $you ->
    [yes] Die anderen sind im Haus: Antworte mit deinem TAC, sonst haben sie gewonnen.
    [mine] Die anderen sind im Haus: Antworte mit dem TAC von { $turn }.
   *[no] { $turn-is ->
        [partner] Dein Partner { $turn }
       *[other] { $turn }
    } muss den Siegeszug mit TAC beantworten.
}

ask-marble = { $tac ->
    [yes] TAC steht für { $card }.{" "}
   *[no] {""}
}{ $kind ->
    [trick] Wähle die erste von zwei Kugeln, die die Plätze tauschen.
    [warrior] Wähle die Kugel, die auf die nächste vor ihr springt.
    [angel] Wähle eine Kugel des nächsten Spielers oder das Vorfeld: Der Engel hilft ihm.
    [back] Wähle die Kugel, die 4 Felder zurückgeht.
    [seven] Sieben Schritte zum Verteilen: Wähle die Kugel, die zuerst geht.
    [open] Wähle das Vorfeld, um eine Kugel ins Spiel zu bringen.
    [skip] Lass den nächsten Spieler aussetzen.
    [move-or-open] Wähle eine Kugel, die { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } zieht, oder das Vorfeld, um eine ins Spiel zu bringen.
    [move-or-skip] Wähle eine Kugel, die 8 Felder zieht, oder lass den nächsten Spieler aussetzen.
   *[move] Wähle die Kugel, die { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } vorwärts zieht.
}
ask-goal = { $kind ->
    [trick] Wähle die Kugel, mit der sie tauscht.
    [seven] Wähle das Feld, auf das sie zieht.
   *[other] Wähle das Feld, auf das sie zieht.
}
ask-step = Wähle das Feld, auf das sie zieht.

help-card = { $name ->
    [1] 1: Bring eine Kugel ins Spiel oder zieh eine um ein Feld vor.
    [4] 4: Zieh eine Kugel 4 Felder zurück. Kurz hinter ihrem Start kann das geradewegs ins Haus führen.
    [7] 7: sieben einzelne Schritte, beliebig auf deine Kugeln verteilt. Was sie betreten, wird zurückgeworfen.
    [8] 8: Zieh eine Kugel 8 Felder vor oder lass den nächsten Spieler aussetzen.
    [13] 13: Bring eine Kugel ins Spiel oder zieh eine um 13 Felder vor.
    [trick] Trickser: Zwei beliebige Kugeln im Kreis tauschen die Plätze, solange auch eine von dir dort liegt.
    [tac] TAC: Mach den Zug des vorherigen Spielers rückgängig und nutze seine Karte selbst.
    [jester] Narr: Alle geben ihre Karten nach rechts weiter, dann spielst du noch eine Karte.
    [angel] Engel: Bring eine Kugel des nächsten Spielers ins Spiel oder, wenn keine im Vorfeld ist, zieh eine von ihm 1 oder 13 Felder.
    [warrior] Krieger: Deine Kugel springt auf die nächste vor ihr, wem sie auch gehört, und wirft sie zurück.
    [devil] Teufel: Sieh die Karten des nächsten Spielers an und spiele eine davon an seiner Stelle.
   *[other] { $name }: Zieh eine deiner Kugeln { $name } Felder vor.
}
help-give = Wähle sie, um sie deinem Partner zu geben.
help-tac = Jetzt steht es für { $card }.
help-useless = Keine Karte dieser Hand ist jetzt zu gebrauchen: Wähle eine zum Ablegen.
help-uses = Das geht jetzt: { $uses }{ $more ->
    [0] .
    [one] , und noch etwas.
   *[other] , und { $more } weitere Züge.
}
use-move = { $marble } von { $from } bis zu { $to }
use-open = { $marble } ins Spiel, { $there }
use-skip = { $who-is ->
    [you] du setzt aus
    [partner] dein Partner { $who } setzt aus
   *[other] { $who } setzt aus
}
use-from = mit { $card } bis zu { $to }
help-from = Von hier geht es { $uses }{ $more ->
    [0] .
    [one] , oder auf eine andere Art.
   *[other] , oder auf { $more } andere Arten.
}
help-to = { $card } bringt { $marble } von { $from } hierher{ $hits ->
    [yes] {" "}und wirft die Kugel zurück, die hier liegt.
   *[no] .
}
help-field = Ein freies Feld im Kreis. Kugeln ziehen im Uhrzeigersinn, genau so weit, wie die Karte sagt.
help-start = { $who-is ->
    [you] Dein Start: Hier kommen deine Kugeln ins Spiel, und dahinter beginnt dein Haus.
    [partner] Der Start deines Partners: Hier kommen die Kugeln von { $letter } ins Spiel, und dahinter beginnt ihr Haus.
   *[other] Der Start von { $letter }: Hier kommen diese Kugeln ins Spiel, und dahinter beginnt ihr Haus.
}
help-marble = { $who-is ->
    [you] Deine Kugel
    [partner] Eine Kugel deines Partners
   *[other] Eine Kugel von { $letter }
}, { $fresh ->
    [yes] frisch im Spiel: Sie muss erst weiterziehen, bevor sie ins Haus darf.
   *[no] { $way ->
        [0] auf ihrem Start: 1 bis 4 Felder führen ins Haus.
        [one] ein Feld vor ihrem Start, wo ihr Haus beginnt.
       *[other] { $way } Felder vor ihrem Start, wo ihr Haus beginnt.
    }
}
help-house = { $what ->
    [locked] Eine Kugel, die für immer zu Hause ist.
    [marble] Eine Kugel im Haus: 1, 2, 3 oder 7 kann sie tiefer ziehen.
   *[free] Ein freies Feld im Haus. Kugeln kommen über den Start herein, mit genau passender Zahl.
}
help-yard = { $who-is ->
    [you] Dein Vorfeld
    [partner] Das Vorfeld deines Partners
   *[other] Das Vorfeld von { $letter }
}: { $count ->
    [0] Hier wartet keine Kugel.
    [one] Eine Kugel wartet hier auf eine 1 oder 13.
   *[other] { $count } Kugeln warten hier auf eine 1 oder 13.
}
help-pile = Hier liegen die Karten, die gespielt oder abgelegt wurden.
help-pile-tac = Ein TAC würde jetzt den letzten Zug rückgängig machen und für { $card } stehen.
help-skip = Der nächste Spieler muss eine Karte ablegen, statt eine zu spielen.
help-discard = Das TAC ungenutzt ablegen.

scene-board = Brett
scene-hole = { $ring ->
    [yes] Feld { $place }
   *[no] { $place }
}
scene-yard = { $count ->
    [0] leer
    [one] eine Kugel
   *[other] { $count } Kugeln
}
scene-marble = { $who-is ->
    [you] deine{" "}
   *[other] {""}
}{ $letter ->
    [A] blaue
    [B] grüne
    [C] gelbe
    [D] rote
    [E] schwarze
   *[F] weiße
} Kugel{ $who-is ->
    [you] {""}
    [partner] { $pair ->
        [yes] {" "}deines Partners
       *[no] {" "}von { $letter }
    }
   *[other] {" "}von { $letter }
}
scene-fresh = frisch
scene-locked = eingerastet
scene-free = frei
scene-undone = mit TAC: { $marble }
scene-tac = TAC steht für { $card }
scene-stock = { $count } im Reststapel
scene-hand = { $who-is ->
    [you] Deine Hand
   *[other] Hand von { $who }
}
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
refusal-not-yours = Auf { $from } liegt keine Kugel, die du jetzt ziehen darfst. Ziehen darfst du: { $marbles }.
refusal-no-opener = { $card } bringt keine Kugel aus dem Vorfeld; 1 und 13 tun es.
refusal-start = Aus dem Vorfeld kommt eine Kugel immer auf ihren eigenen Start.
refusal-four = Die 4 zieht genau vier Felder rückwärts.
refusal-four-house = Die 4 bewegt keine Kugel, die im Haus ist.
refusal-four-far = Mit der 4 geht es nur vom Startfeld oder einem der drei Felder danach ins Haus.
refusal-four-count = Mit der 4 liegt sie danach genau { $place }.
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
draft-parts = die Wege einer 7 führen über Felder dieses Tisches
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

# Lektionen: je ein Gedanke, so erzählt, dass man ihm auch ohne Bild folgen kann.
lesson-opening = Ins Spiel, herum und nach Hause
lesson-opening-out = Zwei Teams zu zweit spielen gegeneinander. Du bist A, dein Partner C sitzt dir gegenüber. Jeder hat vier Kugeln im Vorfeld; bringt alle acht eures Teams um den Kreis nach Hause. Aus dem Vorfeld kommt eine Kugel nur mit einer 1 oder 13.
lesson-opening-out-task = Spiele die 13: Wähle die Karte, dann dein Vorfeld, dann deinen Start.
lesson-opening-out-done = Deine Kugel liegt auf deinem Start. Die 5 und die 9 hätten das nicht gekonnt: Sie ziehen nur.
lesson-opening-out-wrong = Nur eine 1 oder 13 bringt eine Kugel ins Spiel.
lesson-opening-hit = Zahlen ziehen eine Kugel im Uhrzeigersinn, genau so weit und nie über eine andere hinweg. Auf wem du landest, der muss zurück ins Vorfeld. Die Kugel von B liegt 6 Felder vor deiner.
lesson-opening-hit-task = Wirf die Kugel von B zurück.
lesson-opening-hit-done = Ab ins Vorfeld mit ihr. Die 9 nützte nichts: Die Kugel von B lag im Weg.
lesson-opening-hit-wrong = Zähl noch einmal: Die Kugel von B liegt 6 Felder weiter.
lesson-opening-hit-short = Zwei Felder sind zu kurz: Die Kugel von B liegt 6 weiter. Nimm die Karte mit dieser Zahl.
lesson-opening-must = Wer kann, der muss: Ist eine deiner Karten zu gebrauchen, spielst du eine, auch wenn es weh tut. Welche, ist deine Sache. Die Kugel deines Partners C liegt 5 Felder vor deiner.
lesson-opening-must-task = Zieh, ohne deinen Partner zu treffen.
lesson-opening-must-done = Gut geschont. Mit der 5 allein auf der Hand hättest du den eigenen Partner werfen müssen.
lesson-opening-must-wrong = Eine deiner Karten richtet keinen Schaden an.
lesson-opening-must-partner = Das würde die Kugel deines eigenen Partners zurückwerfen! Erlaubt ist es, und manchmal muss es sein, aber hier hast du die Wahl.
lesson-opening-discard = Ist keine deiner Karten zu gebrauchen, legst du eine ab, und sie tut nichts. Alle deine Kugeln sind im Vorfeld, und du hast weder 1 noch 13.
lesson-opening-discard-task = Leg eine Karte deiner Wahl ab.
lesson-opening-discard-done = Das passiert jedem. Nun wissen alle, dass du nicht eröffnen kannst.
lesson-opening-discard-wrong = Wähle irgendeine Karte, um sie abzulegen.
lesson-opening-home = Dein Haus liegt hinter deinem Start: vier Felder, und nur mit genau passender Zahl kommst du über den Start auf ein freies. Deine Kugel liegt 3 vor deinem Start.
lesson-opening-home-task = Bring sie mit der 5 nach Hause: drei Felder bis zum Start, zwei ins Haus.
lesson-opening-home-done = Zu Hause, und sicher: Von dort kann niemand sie zurückwerfen.
lesson-opening-home-wrong = Nimm die 5 und wähle das zweite Feld deines Hauses.
lesson-opening-home-past = Das geht an deinem Haus vorbei, und noch einmal um den ganzen Kreis! Wähle lieber das Feld im Haus.
lesson-opening-exchange = Nach jedem Geben sagt jeder, ob er eröffnen kann, also eine 1 oder 13 hat. Dann geben sich Partner verdeckt je eine Karte. Dein Partner C kann nicht eröffnen, und du hast zwei Karten, mit denen es geht.
lesson-opening-exchange-task = Gib deinem Partner eine Karte zum Eröffnen.
lesson-opening-exchange-done = Gut zusammengespielt: Nun kommt auch dein Partner ins Spiel. Zugleich bekommst du eine Karte von ihm.
lesson-opening-exchange-wrong = Dein Partner braucht eine Karte zum Eröffnen: eine 1 oder eine 13.

lesson-four-eight = Die 4 und die 8
lesson-four-eight-four = Die 4 zieht rückwärts. Eine Kugel auf ihrem Start oder bis zu drei Felder dahinter, die schon gezogen ist, kann so ins Haus abbiegen. Deine liegt 2 hinter deinem Start: zwei zurück zum Start, zwei ins Haus.
lesson-four-eight-four-task = Bring sie mit der 4 nach Hause.
lesson-four-eight-four-done = Zu Hause, ganz ohne Runde. Schneller geht es nicht: eine 1 oder 13, eine kleine Zahl, eine 4.
lesson-four-eight-four-wrong = Nimm die 4 und wähle das zweite Feld deines Hauses.
lesson-four-eight-four-ring = Vier zurück im Kreis ist erlaubt, aber das Haus ist zum Greifen nah: Wähle sein zweites Feld.
lesson-four-eight-back = Deine Kugel ist frisch im Spiel und darf noch nicht ins Haus. Aber vier zurück liegt sie 4 vor deinem Start, und von dort ist es nicht weit.
lesson-four-eight-back-task = Spiele die 4, dann bring die Kugel mit der 6 nach Hause.
lesson-four-eight-back-done = Zwei Karten statt einer ganzen Runde.
lesson-four-eight-back-wrong = Erst die 4 rückwärts, dann die 6 ins Haus.
lesson-four-eight-back-forward = Sechs vorwärts ist der lange Weg. Versuch es erst mit der 4.
lesson-four-eight-back-past = Das geht an deinem Haus vorbei. Wähle das zweite Feld im Haus.
lesson-four-eight-skip = Mit einer 8 ziehst du 8 Felder, oder du lässt den nächsten Spieler aussetzen. Das ist B, und die Kugel von B liegt 6 hinter deiner: Eine 6 würde dich treffen.
lesson-four-eight-skip-task = Lass B aussetzen: Wähle die 8, dann „Nächsten aussetzen lassen“.
lesson-four-eight-skip-done = B muss eine Karte ablegen, statt eine zu spielen. Nur ein TAC könnte darauf antworten.
lesson-four-eight-skip-wrong = Die 8 kann mehr als ziehen: Lass B aussetzen.
lesson-four-eight-skip-moved = Weglaufen geht auch, aber lass diesmal B aussetzen.

lesson-seven = Die 7 teilen
lesson-seven-pass = Eine 7 sind sieben einzelne Schritte, und jede Kugel, die sie betritt, muss zurück, auch im Vorbeigehen. Die Kugel von B liegt 2 vor deiner und versperrt deiner 9 den Weg.
lesson-seven-pass-task = Spiele die 7 und lauf über die Kugel von B hinweg.
lesson-seven-pass-done = Im Vorbeigehen geworfen! Die übrigen der sieben Schritte würden nun folgen: Alle müssen gespielt werden. Gib acht auf eigene Kugeln und die deines Partners: Auch die wirft eine 7.
lesson-seven-pass-wrong = Geh mit der Kugel weiter, bis du die von B betrittst.
lesson-seven-split = Die Schritte darfst du auf deine Kugeln verteilen. Eine liegt 1 vor deinem Start, zwei Schritte bringen sie ins Haus. Die andere liegt 5 hinter der Kugel von B.
lesson-seven-split-task = Zwei Schritte für die eine, ins Haus, und fünf für die andere, auf die Kugel von B.
lesson-seven-split-done = Eine Karte, eine Kugel zu Hause und eine geworfen. Darum gibt niemand gern eine 7 her.
lesson-seven-split-wrong = Zwei Schritte ins Haus mit der einen Kugel, fünf mit der anderen: nicht mehr und nicht weniger.
lesson-seven-split-past = Dieser Schritt führt am Haus vorbei. Bieg von deinem Start auf das erste Feld im Haus ab.

lesson-trickster = Der Trickser
lesson-trickster-far = Mit dem Trickser tauschen zwei beliebige Kugeln im Kreis die Plätze, solange auch eine von dir dort liegt. Du hast fast eine ganze Runde vor dir; die Kugel von D liegt 1 vor deinem Start.
lesson-trickster-far-task = Tausch mit der Kugel von D, dann zieh mit der 2 nach Hause.
lesson-trickster-far-done = Eine ganze Runde mit einer Karte, und D muss sie noch einmal laufen.
lesson-trickster-far-wrong = Lass deine Kugel und die von D tauschen: D liegt kurz vor deinem Haus.
lesson-trickster-far-other = Ein Tausch, aber nicht der beste: Die Kugel von D liegt kurz vor deinem Haus. Nimm ihren Platz.
lesson-trickster-far-past = Das geht an deinem Haus vorbei. Wähle das erste Feld im Haus.
lesson-trickster-partner = Es müssen nicht deine Kugeln sein. Die deines Partners C ist an ihrem Start vorbei und hat einen weiten Weg vor sich; die von B liegt 2 vor dem Start von C.
lesson-trickster-partner-task = Lass die Kugel deines Partners mit der von B tauschen.
lesson-trickster-partner-done = Nun liegt dein Partner 2 vor seinem Haus. Dieses Spiel gewinnen Teams.
lesson-trickster-partner-wrong = Wähle die Kugel deines Partners und die von B: Dieser Tausch hilft.

lesson-tac = TAC
lesson-tac-undo = D ist gerade 5 gezogen und hat eine deiner Kugeln geworfen. Ein TAC macht den Zug vor deinem rückgängig: Alle Kugeln liegen wieder, wo sie waren. Dann nutzt du die Karte, die 5, für dich selbst.
lesson-tac-undo-task = Spiele TAC, dann zieh eine deiner Kugeln 5 Felder.
lesson-tac-undo-done = Deine Kugel ist wieder da, und die 5 von D ist deine geworden. Es gibt nur vier TAC: Heb sie für den Moment auf, der zählt.
lesson-tac-undo-wrong = Spiele das TAC: Jetzt steht es für eine 5.
lesson-tac-undo-kept = Dann bleibt deine Kugel im Vorfeld. Mach das mit dem TAC rückgängig!
lesson-tac-unused = TAC übernimmt auch eine Karte, die nur abgelegt wurde. D musste aussetzen und hat eine 13 abgelegt.
lesson-tac-unused-task = Alle deine Kugeln sind im Vorfeld. Spiele TAC als 13 und bring eine ins Spiel.
lesson-tac-unused-done = Was D weggeworfen hat, ist deine Eröffnung. Wofür ein TAC steht, zeigt immer die Ablage.
lesson-tac-unused-wrong = Spiele das TAC: Jetzt steht es für eine 13.
lesson-tac-answer = B und D haben gerade ihre letzte Kugel nach Hause gebracht. Aber wer als Nächster ein TAC hat, das zu gebrauchen ist, muss damit antworten, und das bist du.
lesson-tac-answer-task = Antworte mit deinem TAC. Es steht für die 3 von D.
lesson-tac-answer-done = Die letzte Kugel von D ist wieder draußen, und das Spiel geht weiter. Freu dich nie zu früh, solange irgendwo ein TAC steckt.
lesson-tac-answer-wrong = Spiele das TAC.

lesson-partner = Partner und Haus
lesson-partner-deeper = Auch im Haus springt keine Kugel über eine andere. Deine liegt auf dem ersten Feld und versperrt der nächsten, 2 vor deinem Start, die Tür. Eine 1, 2 oder 3 zieht eine Kugel tiefer.
lesson-partner-deeper-task = Mach mit der 2 Platz, dann bring die andere Kugel mit der 3 nach Hause.
lesson-partner-deeper-done = Zwei sind zu Hause. Heb kleine Karten zum Aufräumen auf.
lesson-partner-deeper-wrong = Erst die Kugel im Haus mit der 2, dann die andere mit der 3 auf das erste Feld.
lesson-partner-deeper-past = Das geht an deinem Haus vorbei. Das erste Feld ist besetzt, also mach erst Platz.
lesson-partner-deeper-deepest = Tief ist gut, aber dann ist die 3 weg, und die brauchst du für die andere Kugel. Nimm die 2.
lesson-partner-theirs = Alle deine Kugeln sind zu Hause, aber gewonnen habt ihr erst mit den vier deines Partners. Von nun an ziehen deine Karten seine Kugeln. Eine liegt 4 vor ihrem Start.
lesson-partner-theirs-task = Bring die Kugel deines Partners mit der 5 nach Hause.
lesson-partner-theirs-done = So werden zwei zusammen fertig: Wer zuerst zu Hause ist, hilft.
lesson-partner-theirs-wrong = Die 5 führt genau auf das erste Feld im Haus deines Partners.
lesson-partner-theirs-past = Das geht am Haus deines Partners vorbei. Wähle das erste Feld im Haus.
lesson-partner-win = Deine letzte Kugel liegt 2 vor deinem Start, die letzte deines Partners 3 vor seinem. Kommt deine vierte Kugel mit einer 7 nach Hause, gehen die übrigen Schritte mit denen deines Partners weiter.
lesson-partner-win-task = Gewinn mit der 7: drei Schritte nach Hause, dann vier für deinen Partner.
lesson-partner-win-done = Alle acht Kugeln zu Hause: Ihr habt gewonnen! Nun weißt du alles für ein richtiges Spiel.
lesson-partner-win-wrong = Nimm die 7: erst deine eigene Kugel, drei Schritte ins Haus, dann vier Schritte mit der deines Partners.
lesson-partner-win-past = Dieser Schritt führt am Haus vorbei. Bieg vom Start auf das erste Feld im Haus ab.

lesson-masters = Die vier Meisterkarten
lesson-masters-warrior = Das Meisterspiel hat vier Karten mehr. Der Krieger springt auf die nächste Kugel voraus, so weit sie auch ist, und wirft sie zurück. Die nächste vor deiner ist die von D, weit herum im Kreis.
lesson-masters-warrior-task = Spiele den Krieger.
lesson-masters-warrior-done = Ein weiter Sprung, und D fängt von vorn an. Vorsicht, wenn die nächste Kugel deinem Partner gehört, und erst recht, wenn deine allein ist: Dann wirft sie sich selbst.
lesson-masters-warrior-wrong = Spiele den Krieger mit deiner Kugel.
lesson-masters-angel = Der Engel hilft dem nächsten Spieler: Er bringt eine Kugel von ihm ins Spiel oder zieht eine 1 oder 13 Felder. Der Nächste ist ein Gegner, also sei kein Engel: Die letzte Kugel von B wartet 1 vor ihrem Start.
lesson-masters-angel-task = Schick die Kugel von B mit dem Engel weit an ihrem Haus vorbei.
lesson-masters-angel-done = Dreizehn Felder Hilfe, die B nicht haben wollte.
lesson-masters-angel-wrong = Spiele den Engel und zieh die Kugel von B 13 Felder.
lesson-masters-angel-door = Nun liegt sie vor ihrer Haustür und braucht nur noch eine 1. Dreizehn Felder sind viel unfreundlicher.
lesson-masters-devil = Der Teufel zeigt dir die Karten des nächsten Spielers, und du spielst eine davon an seiner Stelle. Die letzte Kugel von B liegt 1 vor ihrem Start, und eine 2 brächte sie nach Hause.
lesson-masters-devil-task = Spiele den Teufel, sieh dir die Karten von B an und spiele die, die weh tut.
lesson-masters-devil-done = Am Haus vorbei, und der Zug von B ist verbraucht.
lesson-masters-devil-wrong = Spiele zuerst den Teufel.
lesson-masters-devil-home = Damit hättest du B nach Hause geholfen! Nimm die andere Karte.
lesson-masters-devil-near = Am Haus vorbei, aber nur knapp: Eine 4 brächte sie hinein. Unter den Karten von B ist etwas Schlimmeres.
lesson-masters-jester = Beim Narren geben alle ihre Karten nach rechts weiter, und du spielst gleich weiter, mit den Karten, die du bekommst: denen von B zu deiner Linken. Hier liegen alle Karten offen. Eurem Team fehlt noch eine Kugel: deine, 2 vor deinem Start.
lesson-masters-jester-task = Gewinn: Spiele den Narren, dann die Karte, die deine Kugel nach Hause bringt.
lesson-masters-jester-done = Die 3 von B hat dein Spiel gewonnen. Das war alles. Viel Freude am richtigen Tisch!
lesson-masters-jester-wrong = Dir fehlt eine 3, und B hat eine. Der Narr bringt dir die Karten von B.
lesson-masters-jester-past = Das geht an deinem Haus vorbei. Wähle das erste Feld im Haus.

# Kinds of events and options by short names, for reports.
kind-dealt = Karten ausgeteilt
kind-gave = { $card } zum Tausch ausgelegt
kind-exchanged = { $card } getauscht
kind-played = { $card } gespielt
kind-discarded = { $card } abgeworfen
kind-undone = ein Zug durch ein TAC aufgehoben
kind-moved = eine Kugel gezogen
kind-split = eine 7 aufgeteilt
kind-captured = eine Kugel zurückgeworfen
kind-swapped = zwei Kugeln vertauscht
kind-skipped = ein Zug ausgesetzt
kind-passed = alle Blätter weitergegeben
kind-tempted = ein Zug vom Teufel übernommen
kind-answerable = ein volles Haus, das ein TAC noch aufheben darf
kind-ended = das Ende
label-variant = wer spielt
label-deck = das Kartenspiel
label-angel_house = der Engel zieht Kugeln im Haus
label-open_hands = offene Blätter
label-max_shuffles = wie oft gemischt wird

# Warum eine Aktion gut ist: was das Spiel sieht und was wiegt.
why-gives-opener = Gibt dem Partner, der nichts zu ziehen hat, eine Karte zum Eröffnen.
why-keeps = Hebt sich diese Karte für einen besseren Augenblick auf: { $card }.
why-spares-own = Schickt keine Kugel der eigenen Seite zurück.
why-captures = { $who-is ->
    [you] Schlägt eine Kugel von dir.
   *[other] Schlägt eine Kugel von { $who }.
}
why-opens = Bringt eine Kugel ins Spiel.
why-opens-safely = Bringt eine Kugel ins Spiel, und niemand dahinter kann sie erreichen.
why-home = Bringt eine Kugel nach Hause.
why-stays-off = { $who-is ->
    [you] Bleibt deinem Start fern, wo Eröffnen schlägt.
   *[other] Bleibt dem Start von { $who } fern, wo Eröffnen schlägt.
}
why-leaves = { $who-is ->
    [you] Verlässt deinen Start, wo Eröffnen schlägt.
   *[other] Verlässt den Start von { $who }, wo Eröffnen schlägt.
}
why-marbles-in-the-yard-more = Kann sich Kugeln im Vorfeld leisten.
why-marbles-in-the-yard-less = Steht bei den Kugeln im Spiel besser da.
why-marbles-on-the-ring-more = Behält mehr Kugeln auf dem Kreis.
why-marbles-on-the-ring-less = Kommt mit weniger Kugeln auf dem Kreis aus.
why-way-round-more = Gewinnt Boden auf dem Weg um den Kreis.
why-way-round-less = Lässt sich mit dem Weg um den Kreis Zeit.
why-way-round-squared-more = Bringt die vorderste Kugel voran.
why-way-round-squared-less = Hält die vorderste Kugel zurück.
why-marbles-at-the-door-more = Steht vor der Haustür.
why-marbles-at-the-door-less = Verlässt den Platz vor der Haustür.
why-marbles-past-the-door-more = Steht knapp hinter dem Start, wo eine 4 direkt nach Hause führt.
why-marbles-past-the-door-less = Wartet nicht hinter dem Start auf eine 4.
why-marbles-locked-at-home-more = Ist endgültig zu Hause.
why-marbles-locked-at-home-less = Hält die Kugeln im Haus beweglich.
why-marbles-loose-at-home-more = Ist im Haus und kann noch tiefer hinein.
why-marbles-loose-at-home-less = Rückt tiefer ins Haus.
why-marbles-with-an-enemy-close-behind-more = Kann mit Gegnern dicht dahinter leben.
why-marbles-with-an-enemy-close-behind-less = Hat weniger Gegner dicht im Nacken oder sitzt ihnen im Nacken.
why-marbles-with-an-enemy-behind-more = Kann mit Gegnern in Reichweite einer Karte leben.
why-marbles-with-an-enemy-behind-less = Bleibt außer Reichweite der Gegner oder hat sie in Reichweite.
why-marbles-on-a-start-of-others-more = Kann es wagen, auf einem fremden Start zu stehen.
why-marbles-on-a-start-of-others-less = Bleibt fremden Starts fern.
why-seats-that-wait-and-can-open-more = Kann eröffnen, sobald es Zeit ist.
why-seats-that-wait-and-can-open-less = Muss nicht auf das Eröffnen warten.
why-seats-that-wait-and-cannot-open-more = Nimmt eine Pause in Kauf.
why-seats-that-wait-and-cannot-open-less = Behält etwas zum Ziehen oder lässt die anderen festsitzen.
why-marbles-that-a-card-brings-home-more = Hat eine Karte, die als Nächstes eine Kugel heimbringt.
why-marbles-that-a-card-brings-home-less = Wartet nicht auf eine einzelne Karte zum Heimkommen.
why-cards-that-open-more = Steht bei den Karten zum Eröffnen besser da.
why-cards-that-open-less = Nutzt eine Karte zum Eröffnen.
why-4s-more = Behält eine 4.
why-4s-less = Nutzt eine 4.
why-7s-more = Behält eine 7.
why-7s-less = Nutzt eine 7.
why-8s-more = Behält eine 8.
why-8s-less = Nutzt eine 8.
why-tricksters-more = Behält einen Trickser.
why-tricksters-less = Nutzt einen Trickser.
why-tacs-more = Behält eine TAC-Karte.
why-tacs-less = Nutzt eine TAC-Karte.
why-master-cards-more = Behält eine Meisterkarte.
why-master-cards-less = Nutzt eine Meisterkarte.
