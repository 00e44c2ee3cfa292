# Was das Programm selbst sagt; was ein Spiel sagt, steht beim Spiel.
error = Fehler: { $words }
argument = das Argument

# Was nicht zu gebrauchen ist
failed-output = Lesen oder Schreiben ist gescheitert: { $error }
failed-read = { $path } lässt sich nicht lesen: { $error }
failed-write = { $path } lässt sich nicht schreiben: { $error }
failed-exists = { $path } gibt es schon und bleibt, wie es ist; wähle einen anderen Namen oder spiele mit --resume weiter
failed-json = { $place } ist kein JSON: { $error }
failed-option = eine Option wird als NAME=WERT angegeben, nicht als „{ $found }“
failed-chance = das System liefert keine Zufallszahlen: { $error }
failed-bots = erwartet war ein Bot für alle oder je einer für { $seats } { $seats ->
    [one] Platz
   *[other] Plätze
}, gefunden { $found }
failed-seat = an diesem Tisch gibt es keinen Platz { $found }; die Plätze sind 0 bis { $last }
failed-game = es gibt kein Spiel „{ $found }“; die Spiele sind: { $known }
failed-rule = Es gibt keine Regel { $found }; die Abschnitte sind { $sections }, und eine Regel heißt etwa R2.1.
failed-no-record = { $path } enthält keine Aufzeichnung
failed-no-trace = { $path } enthält kein Protokoll
failed-number = es gibt keine Aufzeichnung { $found }; die Datei enthält { $records }
failed-finished = das Spiel in { $path } ist beendet; tactable replay { $path } zeigt es
failed-record-says = die Aufzeichnung nennt Optionen, Startwert und Zustand selbst; lass --options, -o, --seed und --state weg
failed-action = bei Aktion Nummer { $ply } (ab 0 gezählt), { $action } von Platz { $seat }: { $refusal }
failed-bot-action = der Bot auf Platz { $seat } wählte { $action }, was abgelehnt wird: { $refusal }

# Ein Spiel wählen
choose-game = Welches Spiel möchtest du spielen?
choose-title = { $title }: { $summary }
choose-seat = Wo möchtest du sitzen?
choose-hot-seat = Menschen auf allen Plätzen, an diesem einen Bildschirm
choose-bot = Wer spielt gegen dich?
choose-number = Nummer, oder Enter für 1:
choose-again = Erwartet ist eine Nummer von 1 bis { $last }, oder q zum Beenden.

# Vor, in und nach einem Spiel
title = { $title }{ $games ->
    [1] {""}
   *[other] , Spiel { $number } von { $games }
}
seat = Platz { $number }
who = { $seat }: { $sitter }{ $mates ->
    [0] {""}
   *[other] , Team { $team }
}{ $acts ->
    [yes] , ist an der Reihe
   *[no] {""}
}
sitter-person = ein Mensch
sitter-bot = Bot { $name }
options-changed = Optionen: { $options }
commitment = Zusage: { $commitment }
    Das ist SHA-256 des Startwerts. Der Startwert wird am Ende genannt, damit jeder den Zufall prüfen kann.
resumed = Weiter nach { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
}.
prompt-help = Gib eine Aktion ein, ? für alle erlaubten Aktionen oder help.
gate-hide = Enter verbirgt den Bildschirm.
gate-pass = Gib den Bildschirm an { $who }. { $who }, drücke Enter.
undone = Zurückgenommen.
hint = Der Bot greedy würde { $action } spielen.
last-nothing = Noch ist nichts geschehen.
saved = Gespeichert in { $path }.
save-where = Nenne eine Datei, etwa save spiel.txt
help =
    Gib eine Aktion in der Schreibweise des Spiels ein oder einen dieser Befehle:
      ?, legal      alle erlaubten Aktionen
      board         den Tisch zeichnen
      describe      in Sätzen sagen, wie es steht
      last          noch einmal sagen, was zuletzt geschah
      who           sagen, wer wo sitzt und wer an der Reihe ist
      hint          den Bot greedy fragen
      undo          deine letzte Aktion zurücknehmen, solange dein Zug läuft und sie nichts gezeigt hat
      rules [R2.1]  die Regeln lesen, oder eine davon
      save DATEI    das Spiel bis hierher speichern
      quit          aufhören
    Ein Wort, das Aktion und Befehl zugleich ist, ist die Aktion; /last ist immer der Befehl.
outcome-won = { $who } { $winners ->
    [one] gewinnt
   *[other] gewinnen
}: { $reason }.
outcome-shared = { $who } teilen sich den Sieg: { $reason }.
score = { $who } { $score }
scores = Punkte: { $scores }
standings = Nach { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}: { $scores }
seed-told = Startwert{ $games ->
    [1] {""}
   *[other] {" "}von Spiel { $number }
}: { $seed }
record-kept = Aufzeichnung: { $path } (prüfen mit: tactable verify { $path })
farewell = Auf Wiedersehen.
farewell-kept = Das Spiel steht in { $path }. Weiter geht es mit: tactable play --resume { $path }

# Listen
games-title = { $title } ({ $id }), { $range ->
    [yes] { $fewest } bis { $most }
   *[no] { $most }
} Plätze: { $names }
games-values = { $values } [Vorgabe: { $default }]
games-text = siehe Regel

# Nachspielen und prüfen
replay-action = { $number }. { $who }: { $action }
replay-secret-action = { $number }. { $who }
replay-prompt = Aktion { $ply } von { $last } [Enter, b, Nummer, q]:
replay-help = Enter zeigt die nächste Aktion, b geht zurück, eine Nummer von 0 bis { $last } geht dorthin, q hört auf.
replay-unfinished = Das Spiel ist nicht beendet.
verify-good = { $name }: gut. { $words }
verify-bad = { $name }: SCHEITERT. { $words }
verify-bad-ply = { $name }: SCHEITERT bei Aktion Nummer { $ply } (ab 0 gezählt). { $words }
verify-record = { $title }, { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}. { $end }
verify-trace = { $actions ->
    [one] Eine Aktion
   *[other] { $actions } Aktionen
}.
verify-sum = { $good } gut, { $bad } gescheitert.
trace-line = Die Zeile gehört in kein Protokoll: { $error }
trace-missing = nicht da
trace-header = Ein Protokoll beginnt mit einer Kopfzeile wie { "{" }"game":"maiak","rules":1,"options":{ "{" }{ "}" },"seed":"…"{ "}" }
trace-broken-off = Das Protokoll bricht vor der letzten Zeile des Spiels ab.
trace-differs = { $place } ist { $claimed }, müsste aber { $found } sein
trace-seat = seat müsste die Nummer eines Platzes sein
trace-action = { $action } von Platz { $seat }: { $refusal }
