# Was das Programm selbst sagt; was ein Spiel sagt, steht beim Spiel.
error = Fehler: { $words }
argument = das Argument
yes = ja
no = nein
and = { $first } und { $last }

# Was nicht zu gebrauchen ist
failed-output = Lesen oder Schreiben ist fehlgeschlagen: { $error }
failed-read = { $path } lässt sich nicht lesen: { $error }
failed-write = { $path } lässt sich nicht schreiben: { $error }
failed-exists = { $path } gibt es schon und wird nicht überschrieben; wähle einen anderen Namen oder spiele mit --resume weiter
failed-json = { $place } ist kein gültiges JSON: { $error }
failed-option = eine Option schreibt man NAME=WERT, nicht „{ $found }“
failed-chance = das System liefert keine Zufallszahlen: { $error }
failed-bots = erwartet war ein Bot für alle oder je einer für { $people } { $people ->
    [one] Person
   *[other] Personen
}, gefunden { $found }
failed-seat = an diesem Tisch spielt niemand auf Platz { $found }; die Plätze sind { $seats }
failed-game = es gibt kein Spiel „{ $found }“; die Spiele sind: { $known }{ $meant }
failed-rule = Es gibt keine Regel { $found }; die Abschnitte sind { $sections }, und eine Regel heißt etwa R2.1.
failed-rules-version = { $title } lässt sich nach den Fassungen { $oldest } bis { $newest } der Regeln spielen, nicht nach Fassung { $found }
failed-no-record = { $path } enthält keine Aufzeichnung
failed-no-trace = { $path } enthält kein Protokoll
failed-number = es gibt keine Aufzeichnung { $found }; die Datei enthält { $records }
failed-other-game = { $path } ist die Aufzeichnung einer Partie { $found }
failed-ply = die Aufzeichnung hat { $last } Aktionen, nicht { $found }
failed-picture = ein Bild kommt in eine Datei, die auf .svg oder .png endet, nicht in { $found }
failed-finished = die Partie in { $path } ist beendet; ansehen mit: tactable replay { $path }
failed-record-says = eine Aufzeichnung bringt Regeln, Optionen, Startwert und Stellung selbst mit; lass --rules, --options, -o, --seed und --state weg
failed-action = { $line ->
    [0] Aktion
   *[other] Zeile { $line }, Aktion
} Nummer { $ply } (ab 0 gezählt): { $action } von { $who }: { $refusal }
failed-after-end = Zeile { $line }: { $action } steht hinter dem Ende. { $refusal }
failed-bot-action = der Bot, der { $who } spielt, wählte { $action }, was abgelehnt wird: { $refusal }
failed-bot = der Bot, der { $who } spielt, hat verloren: { $reason }
bot-no-judge = dieser Bot kann nicht sagen, was Aktionen wert sind; Bots, die suchen, können es
bot-not-legal = „{ $action }“ ist hier nicht erlaubt
bot-not-asked = er wurde gefragt, obwohl er nicht an der Reihe ist
bot-other-game = er spielt ein anderes Spiel
bot-unsuited = alphabeta spielt nur Spiele zu zweit, in denen nichts verborgen ist
bot-lonely = plan spielt nur Spiele, die alle gemeinsam um eine Zahl spielen können; bisher ist das TAC
bot-unsolved = perfect spielt nur Spiele, die sich lösen lassen; bisher ist das MAIAK
bot-unusable = die Datei „{ $file }“ lässt sich nicht verwenden: { $reason }
bot-no-start = „{ $program }“ startet nicht: { $reason }
bot-ended = „{ $program }“ endete mitten in der Partie: { $status }
bot-silent = „{ $program }“ gab innerhalb von { $time } keine Antwort
bot-nonsense = „{ $program }“ antwortete „{ $answer }“ statt einer Zeile wie { $expected }
bot-illegal = „{ $program }“ wählte „{ $action }“, was nicht erlaubt ist

# Ein Spiel wählen
choose-game = Welches Spiel möchtest du spielen?
choose-title = { $title }: { $summary }
choose-seat = Welche Seite spielst du?
choose-hot-seat = alle, an diesem einen Bildschirm
choose-bot = Gegen wen spielst du?
choose-opponent = { $name ->
    [easy] easy: übersieht, was weit weg ist
    [medium] medium: macht ab und zu einen Schnitzer
    [hard] hard: denkt über jeden Zug einen Augenblick nach
    [champion] champion: denkt ein paar Sekunden, so gut es kann
    [companion] companion: auf Augenhöhe, damit es spannend bleibt
    [greedy] greedy: nimmt, was gerade am besten aussieht
    [random] random: macht irgendetwas Erlaubtes
   *[other] { $name }
}
choose-number = Nummer, oder Enter für 1:
choose-again = Gib eine Nummer von 1 bis { $last } ein, oder q zum Beenden.

# Vor, in und nach einer Partie
title = { $title }{ $games ->
    [1] {""}
   *[other] , Partie { $number } von { $games }
}
who = { $seats }: { $sitter }{ $mates ->
    [0] {""}
   *[other] , mit { $team }
}{ $acts ->
    [yes] , an der Reihe
   *[no] {""}
}
who-empty = { $seats }: leer
sitter-you = du
sitter-person = jemand an diesem Bildschirm
sitter-bot = Bot { $name }
sitter-named-bot = ein Bot
options-changed = Optionen: { $options }
commitment = Zusage: { $commitment }
    Sie legt Startwert, Optionen und Spieler fest. Am Ende siehst du den Startwert und kannst prüfen, dass nichts geändert wurde.
resumed = Weiter nach { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
}.
resumed-unsealed = Diese Partie begann mit einer älteren Version. Von hier an wird ihre Aufzeichnung versiegelt, mit einer neuen Zusage.
prompt-help = Gib eine Aktion ein, ? für alle erlaubten Aktionen oder help.
gate-hide = Enter verbirgt den Bildschirm.
gate-pass = Gib den Bildschirm an { $who } weiter. { $who }, drücke Enter.
undone = Zurückgenommen.
resigned-replaced = { $who } gibt auf; der Bot { $bot } spielt weiter.
hint = Eine gute Aktion nach dem, was du weißt: { $action }
hint-why = Warum: { $why }
last-nothing = Noch ist nichts geschehen.
saved = Gespeichert in { $path }.
save-where = Nenne eine Datei, zum Beispiel: save partie.txt
help =
    Gib eine Aktion in der Schreibweise des Spiels ein oder einen dieser Befehle:
      ?, legal      alle erlaubten Aktionen
      ? c2          was ein Feld, ein Stein oder eine Karte ist und jetzt tut,
                    und die Aktionen damit
      board         den Tisch zeigen
      describe      den Tisch in Sätzen beschreiben
      last          wiederholen, was zuletzt geschah
      who           zeigen, wer spielt und wer an der Reihe ist
      hint          eine gute Aktion zeigen, nach dem, was du weißt
      undo          deine letzte Aktion zurücknehmen, solange dein Zug läuft und
                    sie nichts verraten hat
      back          deine letzte Aktion und die Antwort der Bots zurücknehmen
      random        den Rest der Aufstellung dem Zufall überlassen
      rules [R2.1]  die Regeln lesen, oder eine davon
      save DATEI    die Partie bis hierher speichern
      resign        aufgeben
      quit          gehen; mit --record kannst du später weiterspielen
    Ein Wort, das Aktion und Befehl zugleich ist, gilt als Aktion; /last ist immer der Befehl.
outcome-won = { $who } { $winners ->
    [one] gewinnt
   *[other] gewinnen
}: { $reason }.
outcome-shared = { $who } teilen sich den ersten Platz: { $reason }.
outcome-draw = Unentschieden: { $reason }.
outcome-together = Alle gewinnen zusammen: { $reason }.
outcome-alone = Gewonnen: { $reason }.
outcome-alone-lost = Verloren: { $reason }.
outcome-nobody = Niemand gewinnt: { $reason }.
ended-resigned = die andere Seite hat aufgegeben
ended-resigned-alone = aufgegeben
ended-time = die Zeit der anderen Seite ist abgelaufen
unfinished = Die Partie ist nicht beendet.
score = { $who } { $score }
scores = Punkte: { $scores }
standings = Nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}: { $scores }
standings-lost = nicht zu Ende gespielt
seed-told = Startwert{ $games ->
    [1] {""}
   *[other] {" "}von Partie { $number }
}: { $seed }
record-kept = Aufzeichnung: { $path } (prüfen mit: tactable verify { $path })
farewell = Auf Wiedersehen.
farewell-kept = Die Partie steht in { $path }. Weiter geht es mit: tactable play --resume { $path }

# Lernen
choose-lesson = Welches Spiel möchtest du lernen?
failed-no-lessons = für { $title } gibt es noch keine Lektionen
failed-lesson = es gibt keine Lektion „{ $found }“; die Lektionen sind: { $known }{ $meant }
learn-prompt = Tu, worum du gebeten wirst; ? zeigt alle erlaubten Aktionen, hint hilft weiter, help erklärt die Befehle.
learn-step = { $lesson }, { $number } von { $count }
learn-end = Das war’s, jetzt kannst du spielen! Deine erste Partie: tactable play { $game } --bots easy
help-unknown = Hier heißt nichts „{ $found }“. Felder, Figuren und Karten haben die Namen, die describe und ? nennen.

# Listen
games-title = { $title } ({ $id }), { $range ->
    [yes] { $fewest } bis { $most }
   *[no] { $most }
} Personen{ $named ->
    [0] {""}
   *[other] : { $names }
}
games-values = { $values } [Vorgabe: { $default }]
games-preset = { $words } | ein eigenes Muster
games-text = siehe Regel
bench-not-counted = Speicheranforderungen wurden nicht gezählt. So werden sie gezählt: cargo run --release --features count-allocations -- bench

# Nachspielen
replay-action = { $number }. { $who }: { $action }
replay-secret-action = { $number }. { $who }
replay-prompt = Aktion { $ply } von { $last } [Enter, b, Nummer, q]:
replay-help = Enter zeigt die nächste Aktion, b geht zurück, eine Nummer von 0 bis { $last } springt dorthin, q hört auf.

# Rätsel
puzzle-title = { $title }, Rätsel { $number } von { $count }, Schwierigkeit { $rating } von 5
puzzle-wrong = Das ist erlaubt, aber nicht die Lösung. Versuch etwas anderes.
puzzle-solved = Gelöst!
puzzle-next = Enter für das nächste Rätsel, q zum Aufhören:
puzzle-found = { $number }. { $task } Schwierigkeit { $rating } von 5. Lösung: { $answer }
practice-go-on = Gut. Weiter so!
practice-hint = Versuch es damit: { $action }
practice-help =
    Gib eine Aktion in der Schreibweise des Spiels ein oder einen dieser Befehle:
      ?, legal      alle erlaubten Aktionen
      ? c2          was ein Feld, ein Stein oder eine Karte ist und jetzt tut
      board         den Tisch zeigen
      describe      den Tisch in Sätzen beschreiben
      last          wiederholen, was geschehen ist
      hint          die nächste Aktion der Lösung zeigen
      rules [R2.1]  die Regeln lesen, oder eine davon
      skip          weiter zum Nächsten
      quit          gehen
failed-puzzle = { $count ->
    [0] von { $title } gibt es noch keine Rätsel
   *[other] die Rätsel von { $title } haben die Nummern 1 bis { $count }
}
failed-finder = wie man Rätsel von { $title } findet, weiß noch niemand

# Die Besprechung
review-title = { $title }: worauf es ankam
review-curve = Der Verlauf der Chancen:
review-curves = Der Verlauf der Chancen, in Zehnteln:
review-nothing = Niemand hatte eine Wahl, also gibt es nichts zu besprechen.
review-course = { $who }: { $first } % zu Beginn, { $quarter } % nach einem Viertel der Partie, { $half } % zur Halbzeit, { $late } % nach drei Vierteln, { $last } % am Ende.
review-seat = { $who }: { $good } von { $decisions } { $decisions ->
    [one] Entscheidung war gut
   *[other] Entscheidungen waren gut
}; im Schnitt kostete eine Entscheidung { $lost } Prozentpunkte.
review-moments = { $count ->
    [0] Keine Entscheidung fiel sehr ins Gewicht: Alle haben gut gespielt.
    [one] Auf eine Entscheidung kam es am meisten an. Die Chancen sind die, die man auf diesem Platz sehen konnte.
   *[other] Auf { $count } Entscheidungen kam es am meisten an. Die Chancen sind die, die man auf dem jeweiligen Platz sehen konnte.
}
review-moment = { $number }. Aktion { $ply }: { $who } entscheidet.
review-played = Gespielt: { $action }. { $words } Chancen danach: { $chance } %.
review-better = Besser: { $action }. { $words } Chancen danach: { $chance } %.
review-why = Warum: { $why }
review-line = Was folgen könnte:
review-step = { "  " }{ $action }. { $words }

# Prüfen
verify-good = { $name }: gut. { $words }
verify-bad = { $name }: FEHLER. { $words }
verify-bad-ply = { $name }: FEHLER bei Aktion Nummer { $ply } (ab 0 gezählt). { $words }
verify-record = { $title }, { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}. { $end } { $protection }
verify-sealed = Versiegelt, und das Siegel ist unversehrt.
verify-unsealed = Weniger geschützt: Sie stammt aus einer Version, die Aufzeichnungen noch nicht versiegelt hat. Nur der Startwert ist zugesagt; andere Optionen, andere Namen oder andere erlaubte Aktionen würden nicht auffallen.
verify-trace = { $actions ->
    [one] Eine Aktion
   *[other] { $actions } Aktionen
}.
verify-sum = { $good } gut, { $bad } mit Fehlern.
perft-too-much = Das ist zu viel, um alles zu zählen. Wähle Optionen für ein kleineres Spiel, bei MAIAK etwa size 3.
solve-unsolved = { $title } lässt sich nicht lösen; das geht bisher nur bei MAIAK
solve-begins = suche einen Beweis
solve-progress = { $positions } Stellungen angesehen
solve-stopped = Die Suche wurde beendet, bevor feststand, wer gewinnt.
solve-winner = { $who } gewinnt, was immer die andere Seite tut. { $positions } Stellungen wurden angesehen.
solve-written = In { $path } stehen die Antworten des Gewinners, { $answers } an der Zahl.
solve-first = { $action }: { $who } gewinnt nach höchstens { $turns } { $turns ->
    [one] Zug
   *[other] Zügen
}
solve-checked = Es stimmt: { $who } gewinnt nach höchstens { $turns } { $turns ->
    [one] Zug
   *[other] Zügen
} beider Seiten. Durchgegangen sind { $positions } Stellungen des Gewinners und { $replies } Aktionen der anderen Seite.
solve-flaw = Das beweist nichts: { $reason }
trace-line = Diese Zeile gehört in kein Protokoll: { $error }
trace-missing = nicht da
trace-header = Ein Protokoll beginnt mit einer Kopfzeile wie { "{" }"game":"maiak","rules":1,"options":{ "{" }{ "}" },"seed":"…"{ "}" }
trace-rules = Das Protokoll folgt Fassung { $claimed } der Regeln; dieses Programm spielt die Fassungen { $oldest } bis { $newest }.
trace-broken-off = Das Protokoll bricht vor der letzten Zeile der Partie ab.
trace-after-end = Das Protokoll geht nach der letzten Zeile der Partie weiter.
trace-differs = { $place } ist { $claimed }, müsste aber { $found } sein
trace-seat = seat müsste die Nummer eines Platzes sein
trace-action = { $action } von { $who }: { $refusal }

# Wettkämpfe und Studien
progress = { $done } von { $total } Partien, noch { $left }
progress-puzzles = { $done } von { $total } Rätseln, noch { $left }
progress-actions = { $done } von { $total } Aktionen, noch { $left }
progress-test = { $games } { $games ->
    [one] Partie
   *[other] Partien
}, { $bot } holt { $rate }; noch nicht entschieden
progress-test-alone = { $games } { $games ->
    [one] Partie
   *[other] Partien
}; noch nicht entschieden
interval = 95-%-Bereich
side = Seite
reason = Grund
reason-failed = ein Bot hat versagt
reason-endless = abgebrochen, weil sie nicht endete
endings = Wie Partien enden
length-note = Eine Partie dauert im Mittel { $actions } Aktionen (95-%-Bereich { $range }) in { $turns } Zügen.

# Was Partien beweisen, und woher ein Bericht kommt
evidence-differed = { $different } von { $games } Partien waren verschieden.
evidence-repeats = { $different } von { $games } Partien waren verschieden. Die Bereiche zählen jede verschiedene Partie einmal: Was noch einmal gespielt wird, ist nichts Neues.
evidence-unknown = Bei { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} aus einem älteren Protokoll ist nicht bekannt, ob sie andere wiederholen; jede gilt als verschieden.
evidence-opening = { $plies ->
    [one] Die erste Aktion wurde
   *[other] Die ersten { $plies } Aktionen wurden
} ausgelost, bevor die Bots übernahmen.
evidence-opening-usual = { $plies ->
    [one] Die erste Aktion wurde
   *[other] Die ersten { $plies } Aktionen wurden
} ausgelost, bevor die Bots übernahmen, weil sich die Partien sonst wiederholen würden. --opening-plies 0 schaltet das ab.
origin = Wie dies entstand
origin-made = tactable { $version }, Regeln von { $game } { $rules }, Startwert { $seed }

# Die Arena
arena-title = { $title }: { $bots }
arena-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}{ $groups ->
    [1] {""}
   *[other] {" "}in { $groups } Paarungen
}. Jede Ausgangslage wird { $set }-mal gespielt, einmal in jeder Sitzfolge der Bots.
arena-played-alone = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}. Am Tisch gewinnen alle zusammen; deshalb spielt jeder der { $set } Bots jede Ausgangslage für sich, auf allen Plätzen.
arena-rounded = { $asked } Partien je Paarung sind auf { $games } aufgerundet, damit alle { $set } Sitzfolgen gespielt werden.
arena-resumed = { $games ->
    [one] Eine Partie stand
   *[other] { $games } Partien standen
} schon im Protokoll.
arena-interrupted = Unterbrochen nach { $games } von { $planned } Partien. Mit --out macht derselbe Befehl hier weiter.
arena-unrecorded = { $games ->
    [one] Eine Partie, die schon im Protokoll stand, hat
   *[other] { $games } Partien, die schon im Protokoll standen, haben
} keine Aufzeichnung im Ordner: Sie entsteht, während die Partie gespielt wird.
arena-null-test = { $bots } sind ein und derselbe Bot, dies ist also eine Gegenprobe: Was sie unterscheidet, ist Zufall.
arena-crosstable = Kreuztabelle
arena-crosstable-note = Punkte und Partien des Bots in der Zeile gegen den Bot in der Spalte.
arena-bots = Bots
arena-bot = Bot
arena-games = Partien
arena-rate = Punktquote
arena-rating = Wertung
arena-failed = versagt
arena-rates-note = Die Punktquote sind Punkte je Partie; ein geteilter Sieg teilt den Punkt. Gleich starke Bots bekommen { $even }. Wilson-Bereiche zu 95 %, so eng, wie es die mehrfach gespielten Ausgangslagen erlauben.
arena-rates-note-alone = Den Punkt holt der Bot, der eine Ausgangslage mit der kleinsten Zahl gewinnt; ein Gleichstand teilt ihn. Gleich starke Bots bekommen { $even }. Wilson-Bereiche zu 95 %. Das mittlere Ergebnis enthält auch nicht gewonnene Ausgangslagen.
arena-glicko = Wertungen nach Glicko-2 mit 95-%-Bereichen; eine Runde aller Paarungen ist ein Wertungszeitraum.
arena-weng-lin = Wertungen nach Weng-Lin mit 95-%-Bereichen, Partie für Partie.
arena-groups = Paarungen
arena-group = Paarung
arena-versus = { $bot } – { $others }
arena-wins = gewonnen
arena-shared = geteilt
arena-sides = Seiten
arena-all = alle Bots
arena-sides-note = Was jede Seite holt, mit 95-%-Bereich; { $even } ist ausgeglichen.
arena-deals = Ausgangslagen
arena-count = mittleres Ergebnis
arena-made = Wie oft alle gewinnen
arena-share = Anteil
arena-failures = Bots, die versagt und dadurch verloren haben
arena-failure = Partie { $number }: { $bot }: { $error }
arena-more-failures = … und { $more } weitere.
arena-test = Sequentieller Test
arena-ratio = Log-Likelihood-Quotient { $for_high } dafür und { $for_low } dagegen nach { $sets ->
    [one] einem Satz
   *[other] { $sets } Sätzen
}, davon { $fresh } ohne wiederholte Partien; { $bound } entscheidet.
arena-accepted = Angenommen: Die Punktquote von { $bot } liegt eher bei { $high } als bei { $low }.
arena-rejected = Abgelehnt: Die Punktquote von { $bot } liegt eher bei { $low } als bei { $high }.
arena-undecided = Unentschieden: Die Partien zeigen nicht, ob die Punktquote von { $bot } eher bei { $low } oder bei { $high } liegt.
arena-measure = Punktquote mit 95-%-Bereich, { $different } von { $games } Partien verschieden
arena-few-bots = ein Wettkampf braucht mindestens zwei Bots, etwa --bots greedy,random
arena-test-of-two = --sprt vergleicht genau zwei Bots
arena-log-busy = { $path } wird gerade von einem anderen Wettkampf oder einer anderen Studie geschrieben
arena-log-foreign = { $path } ist kein Protokoll eines Wettkampfs oder einer Studie und bleibt, wie es ist; wähle einen anderen Namen
arena-log-line = { $path } ist kein Protokoll eines Wettkampfs oder einer Studie: Zeile { $line }: { $error }
arena-log-differs = { $path } wurde mit anderen Einstellungen begonnen: { $name } ist dort { $found } und hier { $wanted }; wähle einen anderen Namen oder dieselben Einstellungen
arena-log-seating = { $path } passt nicht: Partie { $number } haben andere Bots gespielt, als es sein müsste

# Die Studie
study-title = { $title }: wie seine Partien sind
study-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} von { $bots }. Optionen: { $options }.
study-usual = die Vorgaben
study-interrupted = Unterbrochen: Nur beendete Partien sind gezählt.
study-failures = In { $games ->
    [one] einer Partie
   *[other] { $games } Partien
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
study-all-alike = Keine Größe unterscheidet sich signifikant.
study-other-sides = A und B haben verschieden viele Seiten; die Seiten werden deshalb nicht verglichen.
study-chance = Von { $figures } Größen zeigt eine von zwanzig durch bloßen Zufall einen signifikanten Unterschied.
study-points = Punkte
study-points-of = Punkte von { $side }
study-points-measure = Punkte je Partie mit 95-%-Bereich
study-seats = Wer im Vorteil ist
study-even = Keine Seite holt signifikant mehr als ausgeglichene { $even }.
study-favoured = { $sides } { $count ->
    [one] holt
   *[other] holen
} signifikant mehr als ausgeglichene { $even }.
study-results = Wie gut die Ergebnisse sind
study-result = Ergebnis
study-result-note = Es braucht im Mittel { $count } (95-%-Bereich { $range }); je weniger, desto besser.
study-lengths = Wie lang Partien sind
study-spread = Die Hälfte dauert höchstens { $middle } Aktionen, vier von fünf zwischen { $low } und { $high }, die längste { $most }.
study-actions = Aktionen je Partie
study-turns = Züge je Partie
study-actions-range = Aktionen
study-games-measure = Anteil der Partien
study-branching = Wie viel Auswahl es gibt
study-choices = erlaubte Aktionen
study-choices-note = Im Mittel stehen { $choices } erlaubte Aktionen zur Wahl.
study-phase = Abschnitt der Partie
study-ends = Endet: { $reason }
study-leads = Ob gewinnt, wer vorn liegt
study-leads-note = Vorn liegt, wer nach der eigenen Bewertung des Spiels, die alles weiß, am besten steht; die Punkte sind die, die diese Seite am Ende holt. Der Rest sind Aufholjagden.
study-progress = der Partie gespielt
study-ahead = Partien mit Führung
study-kept = Punkte der Führenden
study-half = Punkte der Führenden zur Halbzeit
study-events = Was geschieht und was entscheidet
study-event = Ereignis
study-per-game = je Partie
study-in-games = in Partien
study-late = am Ende
study-lift = Faktor
study-doer = eigene Punkte
study-late-measure = Anteil der Partien, in denen es unter den letzten Aktionen ist
study-events-note = „Am Ende“ ist der Anteil der Partien, in denen es in den letzten { $late } Aktionen geschieht; der „Faktor“ sagt, wievielmal so oft wie irgendwo in der Partie; „eigene Punkte“ sind die, die die handelnde Seite am Ende holt.
study-events-most = Die { $listed } am Ende häufigsten von { $kinds } Arten.

# Der Server
serve-at = Tactable läuft unter { $url }
serve-alone = Nur dieser Rechner erreicht es; mit --host 0.0.0.0 können andere in deinem Netz mitspielen.
serve-others = Andere in deinem Netz spielen mit unter { $url }
serve-others-unknown = Andere in deinem Netz spielen mit unter der Adresse dieses Rechners.
serve-data = Die Tische liegen in { $path }
serve-stop = Strg-C beendet es; jeder Tisch bleibt, wie er ist.
serve-next-port = Port { $port } ist belegt; der nächste wird versucht.
serve-port-taken = Port { $port } an { $host } ist belegt; wähle mit --port einen anderen
serve-no-port = Port { $port } an { $host } lässt sich nicht öffnen: { $error }
serve-no-store = { $path } lässt sich nicht öffnen: { $error }
serve-no-home = es gibt keinen Ordner für deine Daten; sag mit --database DATEI, wo die Tische liegen sollen

# Der Server unter Last
load-good = gut
load-bad = SCHLECHT
load-note = Hinweis
load-cold = { $took } ms, bis ein Server mit { $tables } Tischen auf der Platte bereit ist
load-memory = { $bytes } Bytes Speicher je ruhendem Tisch
load-done = { $actions } Aktionen an { $tables } Tischen, { $rate } in der Sekunde, alle der Reihe nach bestätigt; { $ended } Partien endeten
load-latency = bestätigt binnen { $half } ms (die Hälfte), { $most } ms (99 von 100), { $worst } ms (alle)
load-seen = vom anderen Client gesehen binnen { $half } ms (die Hälfte), { $most } ms (99 von 100), { $worst } ms (alle)
load-work = { $took } µs eines Rechenkerns je Aktion auf den Servern
load-takeover = { $tables } Tische eines abgeschossenen Servers gingen weiter nach { $half } ms (die Hälfte), { $took } ms (alle)
load-alone = { $tables ->
    [one] An einem Tisch hatte ein Client beide Plätze
   *[other] An { $tables } Tischen hatte ein Client beide Plätze
}, weil nicht mehr Dateien offen sein dürfen.
load-busy = Währenddessen arbeiteten im Mittel { $ours } Rechenkerne für diesen Lauf und { $others } für anderes auf diesem Rechner.
load-files = { $tables } Tische brauchen mehr Dateien, als hier offen sein dürfen ({ $files }); heb die Grenze auf { $needed } an (ulimit -n) oder nimm weniger Tische
torture-begins = { $nodes ->
    [one] Ein Server auf SQLite
   *[other] { $nodes } Server auf PostgreSQL
}, { $tables } Tische, Startwert { $seed }
run-failed = der Lauf konnte nicht weitergehen: { $error }
torture-short = Die Zeit war um, oder jemand hat angehalten, bevor { $kills }-mal getötet war.
torture-compared = { $sights } Bilder von { $tables } Tischen, wie man sie sah, wurden mit den Verläufen verglichen.
torture-first = { $count ->
    [one] Ein Unterschied:
   *[other] { $count } Unterschiede, der erste:
} { $first }
torture-counts = { $kills } getötet, { $acknowledged } bestätigt, { $lost } verloren, { $doubled } doppelt, { $reordered } vertauscht
torture-kept = alles, was zu diesem Lauf gehört, liegt in { $path }
torture-no-table = Tisch { $table } ist weg
torture-broken = der Verlauf von Tisch { $table } ist beschädigt: { $error }
torture-lost = Tisch { $table }: Nachricht { $key } wurde bei { $seq } bestätigt und fehlt im Verlauf
torture-changed = Tisch { $table }: was Nachricht { $key } wollte, wurde bei { $seq } bestätigt, doch dort steht im Verlauf etwas anderes
torture-doubled = Tisch { $table }: Eintrag { $seq } wurde durch dieselbe Nachricht schon einmal ausgeführt
torture-reordered = Tisch { $table }: Nachricht { $key } wurde bei { $seq } bestätigt und steht anderswo im Verlauf
torture-refused = Tisch { $table }: Nachricht { $key } wurde abgelehnt und steht trotzdem im Verlauf
torture-beyond = Tisch { $table }: jemand sah { $seq } Einträge, mehr als der Verlauf hat
torture-told = Tisch { $table }: was jemand nach { $seq } Einträgen sah, ergibt sich nicht aus ihnen
torture-after = Tisch { $table }: Eintrag { $seq } kommt nach dem Ende oder zum zweiten Mal
torture-seat = Tisch { $table }: Platz { $seat } ging dem verloren, der darauf saß
torture-stalled = Tisch { $table }: er ging nicht weiter, nachdem alles wieder da war
torture-panic = ein Server ist abgestürzt: { $line }
torture-died = ein Server war von selbst zu Ende, bevor er getötet wurde
progress-kills = { $done } von { $total }-mal getötet, noch { $left }

# Was aufbewahrt wird
progress-tables = { $done } von { $total } Tischen, noch { $left }
progress-people = { $done } von { $total } Personen, noch { $left }
progress-checks = { $done } von { $total } Tischen geprüft, noch { $left }
store-failed = { $error }
store-same = { $place } lässt sich nicht auf sich selbst verschieben
doctor-table = Tisch { $table }: { $words }
doctor-status = aufbewahrt wird er als „{ $kept }“, doch sein Verlauf sagt „{ $found }“
doctor-orphans = { $rows } Zeilen ({ $kind }) gehören zum Tisch { $table }, den es nicht gibt
doctor-good = { $tables ->
    [one] Ein Tisch wurde geprüft; er ist so, wie er geschrieben wurde.
   *[other] { $tables } Tische wurden geprüft; alle sind so, wie sie geschrieben wurden.
}
doctor-bad = { $tables ->
    [one] Ein Tisch wurde geprüft;
   *[other] { $tables } Tische wurden geprüft;
} { $problems ->
    [one] etwas stimmt nicht.
   *[other] { $problems } Dinge stimmen nicht.
}
backup-done = { $place } ist nach { $path } kopiert.
move-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} und was über { $people ->
    [one] eine Person
   *[other] { $people } Personen
} bekannt ist, liegen geprüft in { $to }. { $from } blieb, wie es war.
prune-kept = Tisch { $table } blieb, weil sich seine Aufzeichnung nicht schreiben lässt: { $error }
prune-done = { $lobbies ->
    [one] Eine Lobby
   *[other] { $lobbies } Lobbys
} und { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} wurden entfernt.

# Datensätze
export-written = { $rows ->
    [one] Eine Entscheidung
   *[other] { $rows } Entscheidungen
} aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} in { $path }: { $bytes } Byte, { $row } je Entscheidung und { $game } je Partie.
export-resumed = { $games ->
    [one] Eine Partie war schon da.
   *[other] { $games } Partien waren schon da.
}
export-interrupted = Unterbrochen: { $games } von { $planned } Partien sind geschrieben. Derselbe Befehl macht hier weiter.
export-record = Partie { $number } lässt sich nicht nachspielen: { $reason }
export-other-game = Partie { $number } ist { $found }; ein Datensatz hat aber nur ein Spiel, hier { $wanted }
export-foreign = { $path } ist kein Datensatz von Tactable und bleibt, wie es ist: { $reason }
export-differs = { $path } enthält einen anderen Datensatz: { $name } ist dort { $found } und hier { $wanted }; wähle einen anderen Namen oder dieselben Einstellungen
selfplay-two = Für Partien gegen sich selbst müssen genau zwei gegeneinander spielen, bei TAC zwei Zweierteams; manche Spiele haben dafür eine Option, etwa -o seats=2.
selfplay-search = { $bot } sagt nicht, wie gut die eigenen Aussichten sind; nimm einen Bot, der vorausrechnet, etwa search:400.

# Der Tisch, der das Terminal füllt
screen-hint = Tipp
screen-undo = Rückgängig
screen-back = Zug zurücknehmen
screen-random = Dem Zufall überlassen
screen-next = Weiter
screen-rematch = Noch einmal spielen
screen-review = Worauf es ankam
screen-log = Was geschah
screen-rules = Regeln
screen-save = In eine Datei speichern
screen-pace = Tempo der anderen: { $pace }
screen-pace-now = Tempo der anderen: { $pace }
screen-help = Hilfe
screen-resign = Aufgeben
screen-quit = Verlassen
screen-menu = Menü
pace-slow = langsam
pace-calm = ruhig
pace-quick = flott
pace-none = sofort
screen-thinking = { $who } denkt nach
screen-adviser = Der Champion
screen-paused = Angehalten. Leertaste: weiter.
screen-not-that = Das hilft hier nicht. Was du wählen kannst, hat einen Punkt (•).
screen-not-now = Das geht jetzt nicht.
screen-no-command = Diesen Befehl gibt es nicht. Esc öffnet das Menü.
screen-too-small = Der Tisch braucht { $width } × { $height } Zeichen, dieses Fenster hat { $wide } × { $high }. Mach es größer oder spiel mit --lines.
screen-sure = { $what }, wirklich? Enter für Ja, jede andere Taste für Nein.
screen-gone = Das war’s
screen-leave = Enter zum Verlassen
screen-page-more = Leertaste: weiter, Esc: schließen
screen-page-end = Esc: schließen
screen-footer = Pfeile gehen · Enter wählt · Tab weiter · Esc Menü · ?
screen-footer-watching = Leertaste hält an · < langsamer · > flotter · Esc Menü
screen-keys =
    Pfeile, Maus     zu einem Feld, einer Figur oder Karte gehen
    Tab              zum nächsten, was du wählen kannst
    Enter, Klick     wählen; noch einmal, um es zurückzunehmen
    1 bis 9          die Schaltfläche mit dieser Nummer
    Buchstaben       einen Zug oder Namen tippen, etwa c2, und Enter
    Esc              einen Schritt zurück, dann das Menü
    Rücktaste        einen Schritt zurück
    Bild auf, ab     durch das Geschehene blättern
    < und >          langsamer und schneller
    Strg-C           verlassen; die Partie kann weitergehen

    • wählbar   ✓ gewählt   ! Tipp   ‹ zuletzt geschehen
meant-several = Das kann mehreres heißen: { $actions }
thinking = { $who } denkt nach …
back-nothing = Es gibt nichts zurückzunehmen: nur eigene Züge in einer Partie gegen Bots.
random-not-now = Gerade gibt es nichts aufzustellen.
unfinished-kept = Von { $title } ist eine Partie nicht zu Ende, nach { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
}.
unfinished-ask = Weiterspielen? [J/n]
rematch-ask = Noch einmal? [j/N]
farewell-continued = Die Partie bleibt erhalten. Weiter mit: tactable play { $game }

# Das Handbuch
page-name = BEZEICHNUNG
page-synopsis = ÜBERSICHT
page-description = BESCHREIBUNG
page-notes = HINWEISE

# Tische auf Servern
join-name = Wie sollen wir dich nennen?
join-choose-seat = Wähl einen Platz.
join-no-seat = Es ist kein Platz frei. Du schaust zu.
join-invitation = Andere kommen über diesen Link: { $address } (Code { $code })
join-farewell = Bis bald. Dein Platz bleibt dir; zurück geht es mit: tactable join { $address }
join-replay = Die ganze Partie noch einmal: { $address }/replay
join-rules = Die Regeln stehen hier: { $address }
join-no-address = „{ $found }“ führt zu keinem Tisch; erwartet wird ein Link wie http://host:7777/t/ID oder ein Server und ein Code: http://host:7777 K7QM2X
join-unreachable = unter { $address } ist niemand zu erreichen: { $reason }
join-foreign = wer unter { $address } antwortet, spricht nicht unsere Sprache: { $reason }
join-no-table = diesen Tisch gibt es nicht: { $address }
join-other-rules = der Tisch { $address } lässt sich dort nicht spielen: Er gehört zu einer anderen Version des Programms. { $reason }
join-busy = bei { $address } ist gerade zu viel los; { $seconds ->
    [0] versuch es gleich noch einmal.
    [one] versuch es in einer Sekunde noch einmal.
   *[other] versuch es in { $seconds } Sekunden noch einmal.
} { $reason }
join-refused = der Server { $address } lehnt ab: { $reason }
join-help =
    Tipp eine Aktion in der Notation des Spiels oder einen dieser Befehle:
      ?, legal      zeigen, was alles möglich ist
      ? c2          was ein Feld, eine Figur oder eine Karte ist und gerade kann,
                    mit den Aktionen dazu
      board         den Tisch zeigen
      describe      den Tisch in Sätzen beschreiben
      last          wiederholen, was zuletzt geschah
      log           alles zeigen, was geschah
      who           zeigen, wer spielt und wer dran ist
      hint          einen guten Zug zeigen, wo der Tisch es erlaubt
      undo          die letzte Aktion zurücknehmen, solange dein Zug läuft und
                    sie nichts verraten hat
      back          die anderen bitten, deine letzte Aktion zurückzunehmen
      agree         zustimmen, wenn jemand um etwas bittet; decline lehnt ab
      random        den Rest einer Aufstellung dem Zufall überlassen
      rules [R2.1]  die Regeln lesen oder eine davon
      name NAME     so genannt werden
      sit 2, stand  einen Platz nehmen oder deinen einem Bot lassen
      resign        aufgeben
      rematch       nach dem Ende noch einmal spielen; next geht zu den anderen
      review        nach dem Ende sehen, worauf es ankam
      save DATEI    die Partie nach dem Ende speichern
      quit          gehen; dein Platz bleibt dir
    Ist ein Wort Aktion und Befehl zugleich, gilt es als Aktion; /last ist immer der Befehl.
screen-describe = Den Tisch beschreiben
screen-name = Deinen Namen ändern
screen-stand = Einem Bot den Platz lassen
