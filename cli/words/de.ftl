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
failed-other-game = { $path } enthält eine Partie { $found }
failed-ply = die Aufzeichnung hat { $last } Aktionen, nicht { $found }
failed-picture = ein Bild kommt in eine Datei, die auf .svg oder .png endet, nicht in { $found }
failed-finished = das Spiel in { $path } ist beendet; tactable replay { $path } zeigt es
failed-record-says = die Aufzeichnung nennt Optionen, Startwert und Zustand selbst; lass --options, -o, --seed und --state weg
failed-action = bei Aktion Nummer { $ply } (ab 0 gezählt), { $action } von Platz { $seat }: { $refusal }
failed-bot-action = der Bot auf Platz { $seat } wählte { $action }, was abgelehnt wird: { $refusal }
failed-bot = der Bot von { $seat } hat verloren: { $reason }
bot-not-asked = er wurde gefragt, obwohl sein Platz nicht handeln darf
bot-other-game = er sitzt am Tisch eines anderen Spiels
bot-unsuited = alphabeta spielt nur Spiele zu zweit, in denen nichts verborgen ist
bot-no-start = „{ $program }“ startet nicht: { $reason }
bot-ended = „{ $program }“ endete mitten im Spiel: { $status }
bot-silent = „{ $program }“ gab innerhalb von { $seconds } Sekunden keine Antwort
bot-nonsense = „{ $program }“ antwortete „{ $answer }“, wo eine Zeile wie {"{"}"action":"…"{"}"} erwartet wird
bot-illegal = „{ $program }“ wählte „{ $action }“, was nicht erlaubt ist

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

# Wettkämpfe und Studien
progress = { $done } von { $total } Spielen, noch { $left }
progress-test = { $games } { $games ->
    [one] Spiel
   *[other] Spiele
}, { $bot } holt { $rate }; der Test ist noch nicht entschieden
interval = 95-%-Bereich
side = Seite
reason = Grund
reason-failed = ein Bot hat versagt
reason-endless = abgebrochen, weil es nicht endete
endings = Wie Spiele enden
length-note = Ein Spiel dauert im Mittel { $actions } Aktionen (95-%-Bereich { $range }) in { $turns } Zügen.

# Die Arena
arena-title = { $title }: { $bots }
arena-played = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}{ $groups ->
    [1] {""}
   *[other] {" "}in { $groups } Paarungen
}. Jede Ausgangslage wird { $set }-mal gespielt, einmal in jeder Sitzfolge der Bots.
arena-rounded = { $asked } Spiele je Paarung sind auf { $games } aufgerundet, damit alle Sitzfolgen ({ $set }) gespielt werden.
arena-resumed = { $games ->
    [one] Ein Spiel stand
   *[other] { $games } Spiele standen
} schon im Protokoll.
arena-interrupted = Unterbrochen: Das sind { $games } von { $planned } Spielen. Mit --out macht derselbe Befehl hier weiter.
arena-bots = Bots
arena-bot = Bot
arena-games = Spiele
arena-rate = Punktquote
arena-rating = Wertung
arena-failed = versagt
arena-rates-note = Die Punktquote sind Punkte je Spiel; wer sich den Sieg teilt, teilt den Punkt. Gleich starke Bots bekommen { $even }. Wilson-Bereiche zu 95 %, so eng, wie es die mehrfach gespielten Ausgangslagen erlauben.
arena-glicko = Wertungen nach Glicko-2 mit 95-%-Bereichen; eine Runde aller Paarungen ist ein Wertungszeitraum.
arena-weng-lin = Wertungen nach Weng-Lin mit 95-%-Bereichen, Spiel für Spiel.
arena-groups = Paarungen
arena-group = Paarung
arena-versus = { $bot } – { $others }
arena-wins = gewonnen
arena-shared = geteilt
arena-sides = Plätze
arena-all = alle Bots
arena-sides-note = Was jede Seite bekommt, mit 95-%-Bereich; { $even } ist ausgeglichen.
arena-share = Anteil
arena-failures = Bots, die versagt und dadurch verloren haben
arena-failure = Spiel { $number }: { $bot }: { $error }
arena-more-failures = … und { $more } weitere.
arena-test = Sequentieller Test
arena-ratio = Log-Likelihood-Quotient { $for_high } dafür und { $for_low } dagegen nach { $sets ->
    [one] einem Satz
   *[other] { $sets } Sätzen
}; { $bound } entscheidet.
arena-accepted = Angenommen: Die Punktquote von { $bot } ist eher { $high } als { $low }.
arena-rejected = Abgelehnt: Die Punktquote von { $bot } ist eher { $low } als { $high }.
arena-undecided = Unentschieden: Die Spiele zeigen nicht, ob die Punktquote von { $bot } eher { $low } oder { $high } ist.
arena-measure = Punktquote mit 95-%-Bereich, { $games } Spiele
arena-few-bots = ein Wettkampf braucht mindestens zwei Bots, etwa --bots greedy,random
arena-twice = der Bot { $bot } ist zweimal genannt
arena-one-side = mit diesen Optionen spielen alle Plätze zusammen, und es gibt keinen Wettkampf
arena-test-of-two = --sprt vergleicht genau zwei Bots
arena-log-busy = { $path } wird gerade von einem anderen Wettkampf oder einer anderen Studie geschrieben
arena-log-foreign = { $path } ist kein Protokoll eines Wettkampfs oder einer Studie und bleibt, wie es ist; wähle einen anderen Namen
arena-log-line = { $path } ist kein Protokoll eines Wettkampfs oder einer Studie: Zeile { $line }: { $error }
arena-log-differs = { $path } wurde mit anderen Einstellungen begonnen: { $name } ist dort { $found } und hier { $wanted }; wähle einen anderen Namen oder dieselben Einstellungen
arena-log-seating = { $path } passt nicht: Spiel { $number } haben andere Bots gespielt, als es sein müsste

# Die Studie
study-title = { $title }: wie seine Spiele sind
study-played = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} von { $bots }. Optionen: { $options }.
study-usual = die üblichen
study-interrupted = Unterbrochen: Nur die beendeten Spiele sind erfasst.
study-failures = In { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} hat ein Bot versagt und verloren.
study-note = Die Bereiche enthalten den wahren Wert in 95 von 100 Fällen. Alle Zahlen gelten für diese Bots; andere spielen vielleicht anders.
study-numbers = Die Zahlen
study-comparison = Vergleich
study-figure = Größe
study-a = A
study-b = B
study-change = Änderung
study-verdict = der Unterschied ist
study-significant = signifikant
study-not-significant = nicht signifikant
study-differs = { $figure }: { $a } bei A, { $b } bei B. Der Unterschied ist signifikant.
study-all-alike = Der Unterschied ist bei keiner Größe signifikant.
study-other-sides = A und B haben verschieden viele Seiten; ihre Plätze werden nicht verglichen.
study-chance = Von { $figures } Größen zeigt eine von zwanzig durch bloßen Zufall einen signifikanten Unterschied.
study-points = Punkte
study-points-of = Punkte von { $side }
study-points-measure = Punkte je Spiel mit 95-%-Bereich
study-seats = Wen die Plätze begünstigen
study-even = Keine Seite liegt signifikant über ausgeglichenen { $even }.
study-favoured = { $sides } { $count ->
    [one] bekommt
   *[other] bekommen
} signifikant mehr als ausgeglichene { $even }.
study-lengths = Wie lang Spiele sind
study-spread = Die Hälfte dauert höchstens { $middle } Aktionen, vier von fünf zwischen { $low } und { $high }, das längste { $most }.
study-actions = Aktionen je Spiel
study-turns = Züge je Spiel
study-actions-range = Aktionen
study-games-measure = Anteil der Spiele
study-branching = Wie viel Auswahl es gibt
study-choices = erlaubte Aktionen
study-choices-note = Wer an der Reihe ist, hat im Mittel { $choices } erlaubte Aktionen.
study-phase = Abschnitt des Spiels
study-ends = Endet: { $reason }
study-leads = Ob gewinnt, wer vorn liegt
study-leads-note = Wer nach der eigenen Bewertung des Spiels, die alles weiß, am besten steht, und was diese Seite am Ende bekommt. Der Rest sind Aufholjagden.
study-progress = des Spiels sind vorbei
study-ahead = Spiele mit Führung
study-kept = Punkte der Führenden
study-half = Punkte der Führenden zur Halbzeit
study-events = Was geschieht und was entscheidet
study-event = Ereignis
study-per-game = je Spiel
study-in-games = in Spielen
study-late = am Ende
study-lift = Faktor
study-doer = eigene Punkte
study-late-measure = Anteil der Spiele, in denen es unter den letzten Aktionen ist
study-events-note = „Am Ende“ ist der Anteil der Spiele, in denen es in den letzten { $late } Aktionen geschieht; der „Faktor“ sagt, wievielmal so oft wie irgendwo im Spiel; „eigene Punkte“ sind die, die die handelnde Seite am Ende bekommt.
study-events-most = Die { $listed } am Ende häufigsten von { $kinds } Arten.

# Der Server
serve-at = Tactable ist hier: { $url }
serve-alone = Nur dieser Rechner erreicht es; mit --host 0.0.0.0 auch andere in deinem Netz.
serve-others = Andere in deinem Netz finden es hier: { $url }
serve-others-unknown = Andere in deinem Netz erreichen es über die Adresse dieses Rechners.
serve-data = Die Tische liegen in { $path }
serve-stop = Strg-C beendet es; jeder Tisch bleibt, wie er steht.
serve-next-port = Port { $port } ist belegt; der nächste wird versucht.
serve-port-taken = Port { $port } an { $host } ist belegt; wähle mit --port einen anderen
serve-no-port = an Port { $port } von { $host } kann nicht gelauscht werden: { $error }
serve-no-store = { $path } lässt sich nicht öffnen: { $error }
serve-no-home = es gibt keinen Ordner für deine Daten; sag mit --data DATEI, wo die Tische liegen sollen

# Der Server unter Last
load-good = gut
load-bad = SCHLECHT
load-cold = { $took } ms, bis ein Server mit { $tables } Tischen auf der Platte bereit ist
load-memory = { $bytes } Bytes Speicher für einen Tisch, an dem nichts geschieht
load-done = { $actions } Aktionen an { $tables } Tischen, { $rate } in der Sekunde, alle der Reihe nach bestätigt; { $ended } Spiele endeten
load-latency = bestätigt binnen { $half } ms (die Hälfte), { $most } ms (99 von 100), { $worst } ms (alle)
