# Die Hilfe auf Deutsch. Englisch steht sie bei den Befehlen selbst, in cli/src/commands. Der Schlüssel BEFEHL sagt, was ein
# Befehl tut, BEFEHL-more den Rest davon, BEFEHL-after, was am Ende steht, BEFEHL-ARGUMENT, was ein Argument bedeutet, und
# any-ARGUMENT, was es überall bedeutet. Ein Test sagt, was fehlt.
heading-usage = Aufruf
heading-commands = Befehle
heading-arguments = Argumente
heading-options = Optionen
value-command = BEFEHL
value-options = [OPTIONEN]
note-default = [Standard: { $values }]
note-values = [möglich: { $values }]

any-help = Hilfe zeigen; -h kürzer, --help ausführlicher
any-version = Version zeigen
any-lang = Die Sprache [Standard: die deines Systems]
any-game = Das Spiel, siehe `tactable games`
any-options = Die Optionen der Regeln als JSON: hier, in einer Datei, oder - für die Standardeingabe
any-option = Eine Option der Regeln, etwa -o switch=optional; `tactable games` zählt sie auf
any-rules = Nach dieser Fassung der Regeln spielen [Standard: die neueste]
any-threads = Wie viele Threads arbeiten; heraus kommt dasselbe [Standard: einer je Kern]
any-lines = Zeile für Zeile spielen statt auf dem ganzen Bildschirm
any-colour = Wie viele Farben der Bildschirm hat
any-pace = Wie lange du auf dem ganzen Bildschirm siehst, was andere tun
any-spoken = Den Tisch in Sätzen beschreiben, statt ihn zu zeichnen
any-shard = Wie viele Partien zusammen geschrieben werden
any-store = Die Datei oder Datenbank

tactable = Brettspiele und Kartenspiele im Browser oder im Terminal spielen, genau nach ihren Regeln; sie untersuchen, aufzeichnen und prüfen.
tactable-more = Ohne Befehl startet der Server, und dein Browser öffnet sich, genau wie mit `tactable serve`.
tactable-after =
    Beispiele:
      tactable                                  im Browser spielen
      tactable play                             ein Spiel wählen und hier spielen
      tactable join http://host:7777/t/ID       an einem Tisch auf einem Server spielen
      tactable learn tac                        ein Spiel in kleinen Schritten lernen
      tactable play maiak                       mit Weiß gegen den Bot greedy spielen
      tactable play maiak --hot-seat --record partie.txt
      tactable play --resume partie.txt         weiterspielen, wo du aufgehört hast
      tactable puzzles maiak                    das Rätsel des Tages lösen
      tactable review partie.txt                sehen, was wichtig war und was besser gewesen wäre
      tactable rules maiak R4.2                 eine Regel lesen
      tactable trace maiak --games 10 --seed 7  zehn zufällige Partien als Zeilen aus JSON
      tactable record maiak --games 100 | tactable verify -

    Status am Ende: 0 erledigt; 1 die Antwort ist nein, etwa bei einer Aufzeichnung, die nicht stimmt;
    2 falscher Aufruf oder falsche Eingabe.
help = Diese Hilfe zeigen, oder die eines Befehls

serve = Im Browser spielen, allein oder mit anderen
serve-more =
    Startet auf diesem Rechner einen Server mit allen Spielen und öffnet deinen Browser. Die Tische bleiben auf der Platte: Beende
    das Programm, wann du willst, und spiel später weiter.
serve-after =
    Beispiele:
      tactable serve                            für dich allein; öffnet deinen Browser
      tactable serve --host 0.0.0.0             für alle in deinem Netz
      tactable serve --port 80 --database /var/lib/tactable/tables.db --no-open --proxied
      tactable serve --database postgres://tactable@localhost/tables    einer von mehreren Knoten
      tactable serve --print-config             jede Einstellung, und woher sie kommt

    Alles, was an den Tischen geschieht, steht in einer Datei, gewöhnlich in deinem Datenordner; das
    Programm sagt, wo. Mehrere Server an einer PostgreSQL-Datenbank sind ein Haus: Wer zu einem von
    ihnen kommt, trifft alle. Ein Passwort gehört am besten in die Umgebung. TACTABLE_LOG=debug in der
    Umgebung protokolliert mehr. Auch jede Option lässt sich in der Umgebung setzen: TACTABLE_PORT=80
    ist --port 80, TACTABLE_SECURE=1 ist --secure.
serve-heading = Grenzen, damit niemand alles für sich nimmt; siehe docs/serving.md
serve-port = Der Port [Standard: 7777 oder der nächste freie]
serve-host = Die Adresse, an der gelauscht wird; mit 0.0.0.0 können andere in deinem Netz mitspielen [Standard: 127.0.0.1]
serve-database = Wo die Tische bleiben: eine Datei, oder postgres://NAME:PASSWORT@HOST/DATENBANK [Standard: tables.db in deinem Datenordner]
serve-no_open = Den Browser nicht öffnen
serve-proxied = Vor dem Server steht ein Proxy, auf diesem Rechner oder in einem privaten Netz: glauben, was er über Besuch sagt
serve-proxies = Nur Proxys an diesen Adressen oder in diesen Netzen glauben, etwa 10.0.0.0/8,192.0.2.7
serve-base_path = Der Pfad des Hosts, unter dem alles liegt, etwa /games, für einen Proxy, der ihn unverändert weitergibt [Standard: /]
serve-secure = Besuch kommt nur über HTTPS, also dürfen Cookies und Browser es verlangen
serve-patience = Wie viele Sekunden jemand weg sein darf, bevor ein Bot einspringt [Standard: 60]
serve-bot_pause = Wie lange ein Bot mindestens für eine Aktion braucht, in Millisekunden [Standard: 400]
serve-metrics_address = Zahlen für Prometheus an dieser Adresse nennen, und nicht dort, wo alle fragen
serve-header_timeout = Wie viele Sekunden Besuch braucht, um zu sagen, was er will [Standard: 15]
serve-request_timeout = Wie viele Sekunden eine Anfrage dauern darf [Standard: 30]
serve-keep_lobbies = Wartende Tische entfernen, an denen so viele Tage lang nichts geschah [Standard: nie]
serve-keep_games = Partien entfernen, beendet oder nicht, an denen so viele Tage lang nichts geschah [Standard: nie]
serve-print_config = Jede Einstellung zeigen und woher sie kommt, und nicht starten
serve-no_limits = Niemanden begrenzen: für Lastläufe und Tests
serve-requests_per_address = Anfragen von einer Adresse in einer Sekunde, auf Dauer
serve-connections_per_address = Offene Verbindungen von einer Adresse
serve-guests_per_address = Neue Gäste von einer Adresse in einer Minute
serve-tables_per_person = Tische, die jemand in einer Minute eröffnet, Revanchen eingeschlossen
serve-tables_per_address = Tische, die von einer Adresse in einer Minute eröffnet werden
serve-codes_per_address = Codes, die von einer Adresse in einer Minute probiert werden
serve-pictures_per_address = Vorschaubilder, die für eine Adresse in einer Minute gezeichnet werden
serve-most_sockets = Offene Sockets von allen zusammen
serve-sockets_per_person = Offene Sockets einer Person
serve-sockets_per_address = Offene Sockets von einer Adresse
serve-messages_per_socket = Nachrichten über einen Socket in einer Sekunde, auf Dauer
serve-messages_per_address = Nachrichten über alle Sockets von einer Adresse in einer Sekunde, auf Dauer
serve-thoughts_per_person = Gedanken von Bots, die für eine Person warten
serve-thoughts_per_address = Gedanken von Bots, die für eine Adresse warten
serve-deep_per_person = Starke Bots, die für eine Person gleichzeitig nachdenken
serve-strong_bots_per_person = Starke Bots (hard und champion) an den Tischen einer Person

play = Gegen Bots spielen, oder mit anderen am selben Bildschirm
play-more =
    Du siehst, was dein Platz sehen darf, liest in Worten, was geschieht, und jede Ablehnung nennt die
    Regel dahinter.
play-after =
    In einem Terminal füllt der Tisch den Bildschirm: Pfeiltasten oder Maus wählen, Esc öffnet das Menü.
    Mit --lines, mit --spoken und durch eine Pipe wird Zeile für Zeile gespielt: Gib eine Aktion in der
    Notation des Spiels ein oder einen Befehl; ? zählt die erlaubten Aktionen auf, help die Befehle.

    Beispiele:
      tactable play maiak --seat 1              mit Schwarz spielen
      tactable play maiak --hot-seat            zu zweit an diesem Bildschirm
      tactable play maiak --bots greedy,random  zwei Bots zusehen
      tactable play tac -o variant=solo         alle vier Blätter gehören dir
      tactable play maiak -o switch=optional --games 4 --record match.txt
      tactable play --resume match.txt
      tactable play maiak --spoken --lang de    Sätze statt Bildern
play-game = Das Spiel, siehe `tactable games` [Standard: du wirst gefragt]
play-seat = Wo Menschen sitzen: Plätze, gezählt ab 0, mit Kommas dazwischen [Standard: 0]. Wer mehrere Plätze hat, wird nach einem davon genannt
play-hot_seat = Menschen spielen alle Seiten und teilen sich den Bildschirm
play-bots = Die Bots, mit denen du spielst: einer für alle oder je einer für alle anderen [Standard: greedy]. Nenn einen für jeden Platz, und sie spielen ohne dich. Zur Wahl stehen random, greedy, easy, medium, hard, champion, search:N, search:500ms, uct:N, alphabeta:N, cmd:PROGRAMM und cmd@500ms:PROGRAMM, siehe docs/bots.md
play-seed = Der Startwert für jedes Mischen und Ziehen: 64 hexadezimale Ziffern oder eine Zahl [Standard: ein neuer]
play-games = Ein Match aus so vielen Partien spielen; wo die Regeln es sagen, wechselt, wer beginnt
play-record = Die Partie in einer neuen Datei festhalten, nach jeder Aktion
play-resume = Die Partie weiterspielen, die in dieser Datei steht

join = An einem Tisch auf einem Server Platz nehmen, mit anderen, die im Browser oder im Terminal spielen
join-after =
    Beispiele:
      tactable join http://host:7777/t/ID       sich an den Tisch eines Links setzen
      tactable join http://host:7777 K7QM2X     dasselbe mit seinem Code
      tactable join http://host:7777/t/ID --name Ada --seat 2
      tactable join http://host:7777/t/ID --lines

    Mit Strg-C gehst du: Dein Platz bleibt dir, und derselbe Befehl bringt dich zurück. Der Status ist
    1, wenn der Server oder der Tisch nicht zu haben ist.
join-name = Wie du an diesem Server heißt
join-seat = Wo du sitzen willst, von 0 an gezählt [Standard: du wählst, oder wo du zuletzt warst]
any-address = Der Link zu einem Tisch, oder die Adresse eines Servers
any-code = Der Code des Tisches an diesem Server

watch = Bei einem Tisch auf einem Server zuschauen. Du siehst, was alle sehen dürfen.
watch-after =
    Beispiele:
      tactable watch http://host:7777/t/ID
      tactable watch http://host:7777 K7QM2X --spoken

    Du kommst als jemand Unbekanntes, auch wo du selbst spielst.

learn = Ein Spiel an kleinen Stellungen lernen: ein Gedanke in jeder, sofort ausprobiert
learn-after =
    Tu, was verlangt wird, in der Notation des Spiels: ? zählt die erlaubten Aktionen auf, hint zeigt die
    nächste, ? c2 sagt, was ein Feld, eine Figur oder eine Karte tut, skip geht weiter, quit beendet.

    Beispiele:
      tactable learn                     ein Spiel wählen und lernen
      tactable learn maiak
      tactable learn tac seven           eine einzige Lektion
      tactable learn maiak --spoken      Sätze statt Bildern
learn-game = Das Spiel, siehe `tactable games` [Standard: du wirst gefragt]
learn-lesson = Nur eine Lektion [Standard: alle, eine nach der anderen]

games = Die Spiele aufzählen: für wie viele, und jede Option ihrer Regeln
games-after =
    Beispiele:
      tactable games
      tactable games maiak --json
      tactable games maiak --schema
games-games = Nur diese Spiele
games-json = JSON schreiben, ein Objekt je Zeile und Spiel; - für die Standardausgabe, und sonst nichts
games-schema = Die Form dessen, was eine Person weiß, wie Programme es bekommen: ein JSON-Schema je Zeile und Spiel

puzzles = Rätsel lösen oder neue finden
puzzles-after =
    Jedes Rätsel ist eine Stellung mit genau einer guten Antwort; bewiesen ist das, weil alles angesehen
    wurde. Ohne --number bekommst du das Rätsel des Tages.

    Beispiele:
      tactable puzzles maiak
      tactable puzzles tac --number 12
      tactable puzzles taki --day 2026-12-24
      tactable puzzles maiak --find 10 --seed 7 --json gefunden.json
puzzles-number = Mit dem Rätsel beginnen, das diese Nummer hat, gezählt ab 1
puzzles-day = Das Rätsel eines anderen Tages
puzzles-find = So viele neue Rätsel in Partien zwischen Bots finden
puzzles-seed = Der Startwert dieser Partien: 64 hexadezimale Ziffern oder eine Zahl [Standard: 0]
puzzles-json = Was gefunden wurde, als JSON schreiben; - für die Standardausgabe, und sonst nichts

rules = Die Regeln eines Spiels zeigen, oder eine davon
rules-after =
    Beispiele:
      tactable rules maiak
      tactable rules maiak R4                   ein Abschnitt
      tactable rules maiak R4.2                 eine Regel, wie Ablehnungen sie nennen
rules-rule = Die Nummer einer Regel oder eines Abschnitts, etwa R4.2 oder R4

record = Aufzeichnungen von Partien zwischen Bots schreiben
record-after =
    Derselbe Befehl schreibt immer dieselben Aufzeichnungen, mit wie vielen Threads auch immer. In einem
    Strom trennen sie Zeilen aus drei Strichen.

    Beispiele:
      tactable record maiak --games 100 | tactable verify -
      tactable record maiak --bots greedy,random --games 10 --out partien/
record-seed = Der Startwert der ersten Partie: 64 hexadezimale Ziffern oder eine Zahl [Standard: 0]
record-games = Wie viele Partien
record-bots = Die Bots: einer für alle oder je einer für jede Person
record-out = Ein Ordner für eine Datei je Partie, oder - für die Standardausgabe

replay = Eine aufgezeichnete Partie Schritt für Schritt zeigen
replay-after =
    In einem Terminal führt Enter zur nächsten Aktion, b zurück, eine Zahl zur Stellung nach so vielen
    Aktionen, und q beendet. Überall sonst kommt alles auf einmal.

    Beispiele:
      tactable replay partie.txt
      tactable replay partie.txt --viewer 1     wie Platz 1 sie sah
      tactable record maiak | tactable replay -
replay-record = Die Datei mit der Aufzeichnung, oder - für die Standardeingabe
replay-all = Alles zeigen, ohne zu fragen
replay-viewer = Wer zusieht: die Person auf einem Platz, jemand am Rand (spectator), oder alle zugleich (all)
replay-number = Nur diese Aufzeichnung aus einer Datei mit mehreren, gezählt ab 1

review = Sehen, was in einer aufgezeichneten Partie wichtig war und was besser gewesen wäre
review-after =
    Du siehst, wie die Aussichten verliefen, welche Entscheidungen am wichtigsten waren und was besser
    gewesen wäre. Jede Entscheidung wird nach dem beurteilt, was man in diesem Augenblick wissen konnte;
    für Pech kann niemand etwas. Derselbe Befehl schreibt immer denselben Text.

    Beispiele:
      tactable review partie.txt
      tactable review partie.txt --seat 1             nur die Entscheidungen auf Platz 1
      tactable review partie.txt --simulations 5000   länger über jede nachdenken
      tactable record maiak | tactable review - --json -
review-record = Die Datei mit der Aufzeichnung, oder - für die Standardeingabe
review-number = Nur diese Aufzeichnung aus einer Datei mit mehreren, gezählt ab 1
review-seat = Nur die Entscheidungen der Person auf diesem Platz
review-simulations = Nach wie vielen Simulationen jede Entscheidung beurteilt wird [Standard: nach der Länge der Partie]
review-spoken = Sätze statt Bildern, für Bildschirmleser
review-json = Den Rückblick als JSON schreiben, eine Zeile je Aufzeichnung; - für die Standardausgabe, und sonst nichts

verify = Aufzeichnungen prüfen: Siegel, Zusage, jede Aktion, Ergebnis
verify-more =
    Spielt jede Partie von ihrem Startwert an nach, nach den Regeln, nach denen sie gespielt wurde, und
    vergleicht, was die Aufzeichnung behauptet, mit dem, was geschieht.
verify-after =
    Schreibt eine Zeile je Partie und, wo eine nicht stimmt, die erste falsche Aktion. Mehrere
    Aufzeichnungen in einem Strom trennen Zeilen aus drei Strichen. Status 1, wenn etwas nicht stimmt.

    Eine Aufzeichnung dieser Version ist versiegelt: Jede Änderung fällt auf, und auch, wo sie ist.
    Aufzeichnungen älterer Versionen werden ebenfalls geprüft, und du erfährst, dass sie weniger
    geschützt sind.

    Beispiele:
      tactable verify partie.txt
      tactable record maiak --games 1000 | tactable verify - --quiet
      tactable trace maiak --games 1000 | tactable verify --trace - --quiet
verify-records = Dateien mit Aufzeichnungen, oder - für die Standardeingabe
verify-trace = Die Dateien sind Protokolle, wie `tactable trace` sie schreibt
verify-quiet = Nur zeigen, was nicht stimmt, und die Summe

trace = Partien als Zeilen aus JSON zeigen: jeden Zustand, jede erlaubte Aktion
trace-after =
    Jede Partie ist eine Kopfzeile, eine Zeile je Aktion und eine letzte Zeile mit dem Ergebnis. Derselbe
    Befehl schreibt immer denselben Text, mit wie vielen Threads auch immer. `tactable verify --trace -`
    prüft ihn.

    Beispiele:
      tactable trace maiak --games 100 --seed 7
      tactable trace maiak --bots greedy,random
      tactable trace maiak --actions partie.txt
      tactable trace maiak --state '{ "{" }"tiles":…{ "}" }' | head -2
trace-seed = Der Startwert der ersten Partie: 64 hexadezimale Ziffern oder eine Zahl [Standard: 0]
trace-games = Wie viele Partien
trace-bots = Bots statt zufälliger Aktionen: einer für alle oder je einer für jede Person
trace-actions = Die Aktionen aus einer Datei spielen: eine je Zeile, nach `PLATZ: `, wo mehrere handeln dürfen; oder eine Aufzeichnung
trace-state = Mit einem Zustand beginnen: JSON hier, in einer Datei, oder - für die Standardeingabe

legal = Zeigen, wer wie handeln darf, in jeder Stellung
legal-after =
    Schreibt { "{" }"to_act":[…],"legal":{ "{" }"0":[…]{ "}" }{ "}" }, und das Ergebnis, wenn die Partie vorbei ist. Ein
    unmöglicher Zustand wird mit allen Gründen abgelehnt. Zustände schreibt man wie in `tactable trace`.

    Beispiele:
      tactable legal maiak --state stellung.json
      tactable trace maiak | sed -n 9p | jq .state | tactable legal maiak --state -
legal-state = Der Zustand: JSON hier, in einer Datei, oder - für die Standardeingabe

render = Ein Bild einer Stellung machen
render-after =
    Ohne --state und --from bekommst du den Anfang einer Partie. Die Endung von --out entscheidet, was
    entsteht, .svg oder .png; ohne --out kommt SVG in die Standardausgabe.

    Beispiele:
      tactable render maiak --out anfang.png
      tactable render tac --from partie.txt --ply 40 --viewer 1 --out tac.svg
      tactable trace tactigo | sed -n 9p | jq .state | tactable render tactigo --state - --out t.png
render-state = Die Stellung: JSON hier, in einer Datei, oder - für die Standardeingabe
render-from = Eine Partie, die schon gespielt ist: eine Datei mit Aufzeichnungen, oder - für die Standardeingabe
render-number = Nur diese Aufzeichnung aus einer Datei mit mehreren, gezählt ab 1
render-ply = Die Stellung nach so vielen Aktionen der Aufzeichnung [Standard: allen]
render-seed = Der Startwert des Anfangs: 64 hexadezimale Ziffern oder eine Zahl [Standard: 0]
render-viewer = Wer zusieht: die Person auf einem Platz, jemand am Rand (spectator), oder alle zugleich (all)
render-dark = Die dunklen Farben nehmen
render-width = Die Breite eines PNG in Bildpunkten
render-out = Die Datei, die geschrieben wird; sie endet auf .svg oder .png

perft = Die Folgen von Aktionen bis zu einer Tiefe zählen
perft-after =
    Zählt jede Folge aus genau so vielen Aktionen, welche Plätze auch immer handeln dürfen: Zwei
    Programme, die gleich zählen, haben dieselben Regeln.

    Beispiele:
      tactable perft maiak 4
      tactable perft maiak 3 --divide           nach der ersten Aktion, um Unterschiede zu finden
      tactable perft maiak -o size=3 --whole    jede Partie bis zum Ende: Zustände, Verläufe, bestes Spiel
perft-depth = Wie viele Aktionen tief
perft-state = Mit einem Zustand beginnen: JSON hier, in einer Datei, oder - für die Standardeingabe
perft-seed = Der Startwert für jedes Mischen und Ziehen: 64 hexadezimale Ziffern oder eine Zahl [Standard: 0]
perft-divide = Zählen, was auf jede erste Aktion folgt
perft-whole = Ein kleines Spiel bis zum Ende zählen: Zustände, Verläufe und Informationsmengen, und wer gewinnt

bench = Zufälliges Spiel messen, einfach und mit den Zahlen zum Lernen, oder die Suche
bench-after =
    Spielt zufällige erlaubte Aktionen bis zum Ende, immer wieder: erst einfach, dann mit den Zahlen zum
    Lernen (Beobachtung und Maske) vor jeder Aktion. Der Anteil ist, was von der einfachen
    Geschwindigkeit bleibt; verlangt ist ein Zehntel. Eine Partie darf keinen Speicher anfordern. So
    gebaut, zählt das Programm Anforderungen und endet mit Status 1, wenn es welche gibt:
      cargo run --release --features count-allocations -- bench

    Mit --search entscheidet stattdessen die UCT-Baumsuche die erste Aktion einer neuen Partie, immer
    wieder: Eine Simulation ist ein Weg den Baum hinab, eine zufällige Partie bis zum Ende und der Weg
    zurück.

    Beispiele:
      tactable bench
      tactable bench --search
      tactable bench maiak --seconds 10
      tactable bench maiak --json --threads 1
      tactable bench tac -o deck=master
bench-games = Die Spiele, die gemessen werden [Standard: alle]
bench-json = JSON schreiben, ein Objekt je Zeile; - für die Standardausgabe, und sonst nichts
bench-search = Suchen aus je so vielen Simulationen messen [Standard: 2000]
bench-seconds = Wie lange jede Zahl gemessen wird, in Sekunden
bench-threads = Wie viele Threads [Standard: einer, dann so viele, wie es Kerne gibt]

arena = Bots gegeneinander spielen lassen und einstufen
arena-after =
    Jedes Paar von Bots trifft sich (an Tischen mit mehr als zwei Seiten: jede Auswahl, die sie füllt).
    Mit jedem Startwert wird einmal in jeder Reihenfolge der Bots gespielt, damit Glück und Plätze sich
    aufheben. Mit --out steht jede beendete Partie auf der Platte, bevor sie zählt: Beende mit Strg-C und
    rufe dasselbe wieder auf, um fortzufahren. Die Zahl der Threads ändert nichts an den Ergebnissen. Ein
    Bot, der versagt, verliert die Partie. Wo alle am Tisch zusammen gewinnen (TAC one-team und solo),
    spielt jeder Bot für sich, und wer die kleinste Zahl hat, etwa die wenigsten Karten, bekommt den Punkt.

    Partien, die andere wiederholen, sagen nichts Neues und machen nichts sicherer; der Bericht sagt, wie
    viele sich unterschieden. Wo sich Partien wiederholen würden, sind die ersten Aktionen zufällig
    (--opening-plies), dieselben für alle Partien mit demselben Startwert. Ein Bot, der zweimal genannt
    ist, spielt gegen sich selbst: ein Nulltest.

    --sprt NIEDRIG,HOCH prüft, ob die Punktquote des ersten Bots näher bei HOCH als bei NIEDRIG liegt, mit
    Fehlern von 5 %, und hört auf, sobald das klar ist. Status 1, wenn sie näher bei NIEDRIG liegt, sonst 0.

    Beispiele:
      tactable arena maiak --bots greedy,random --games 200
      tactable arena tactiki --bots greedy,random --games 1000 --out partien.jsonl --svg bild.svg
      tactable arena maiak --bots greedy,random --sprt 0.5,0.55
      tactable arena maiak --bots greedy,greedy --records partien/
arena-bots = Die Bots, mindestens zwei
arena-games = Wie viele Partien jede Paarung spielt, aufgerundet auf alle Reihenfolgen [Standard: 100, oder bis zu 20000 mit --sprt]
arena-seed = Der Startwert für jede Partie: 64 hexadezimale Ziffern oder eine Zahl [Standard: 0]
arena-sprt = Aufhören, sobald die Punktquote des ersten Bots klar näher bei HOCH oder bei NIEDRIG liegt, etwa 0.5,0.55
arena-opening_plies = Wie viele Aktionen zufällig sind, bevor die Bots übernehmen [Standard: 4, wo sich Partien wiederholen würden, sonst 0]
arena-out = Jede Partie in dieser Datei festhalten und nach denen weitermachen, die schon darin stehen
arena-records = Die Aufzeichnung jeder Partie in diesem Ordner festhalten, für replay, review und verify
arena-json = Die Ergebnisse als JSON schreiben; - für die Standardausgabe, und sonst nichts
arena-html = Alles, mit einem Diagramm, als eine HTML-Seite schreiben
arena-svg = Die Punktquoten als SVG zeichnen

study = Herausfinden, wie ein Spiel ist: Ausgewogenheit, Länge, Auswahl, Ende, Aufholjagden
study-after =
    Du erfährst, wer im Vorteil ist, wie lange Partien dauern, wie viel Auswahl es gibt, wie sie enden,
    was geschieht und was entscheidet, und ob meist gewinnt, wer führt. Mehrere Bots wechseln sich am
    Tisch ab. Derselbe Befehl schreibt immer denselben Text, mit wie vielen Threads auch immer. Mit --out
    steht jede beendete Partie auf der Platte, bevor sie zählt: Beende mit Strg-C und rufe dasselbe wieder
    auf, um fortzufahren.

    Partien, die andere wiederholen, sagen nichts Neues und machen nichts sicherer; der Bericht sagt, wie
    viele sich unterschieden. Wo sich Partien wiederholen würden, sind die ersten Aktionen zufällig
    (--opening-plies).

    --against spielt ebenso viele Partien mit anderen Optionen, vergleicht jede Zahl und sagt, welche
    Unterschiede signifikant sind. Gib an, was sich ändert, als NAME=WERT,… oder JSON.

    Beispiele:
      tactable study maiak --games 500
      tactable study taki --bots greedy,random --html taki.html
      tactable study tactigo --against layout=wall --html aufstellungen.html
      tactable study maiak --bots hard --games 5000 --out partien.jsonl
study-bots = Die Bots, die spielen
study-games = Wie viele Partien
study-against = Mit anderen Optionen vergleichen: Änderungen als NAME=WERT,…, als JSON oder in einer Datei
study-seed = Der Startwert für jede Partie: 64 hexadezimale Ziffern oder eine Zahl [Standard: 0]
study-opening_plies = Wie viele Aktionen jeder Partie zufällig sind, bevor die Bots übernehmen [Standard: 4, wo sich Partien wiederholen würden, sonst 0]
study-out = Jede Partie in dieser Datei festhalten und nach denen weitermachen, die schon darin stehen
study-html = Alles, mit Diagrammen, als eine HTML-Seite schreiben
study-json = Alle Zahlen als JSON schreiben; - für die Standardausgabe, und sonst nichts

export = Partien als Datensatz schreiben: Parquet-Dateien mit einer Zeile je Entscheidung
export-after =
    Eine Zeile je Entscheidung: wer entscheidet, was dieser Platz wissen darf, als Zahlen, welche Aktionen
    erlaubt sind, welche gewählt wurde, und wie die Partie für den Platz endete. docs/formats.md zählt die
    Spalten auf. Mehrere Bots wechseln sich am Tisch ab, wie in einer Studie. Derselbe Befehl schreibt
    dieselben Bytes, mit wie vielen Threads auch immer.

    Ein Name, der auf .parquet endet, wird eine Datei; jeder andere ein Ordner mit einer Datei für je
    --shard Partien. Dateien erscheinen, wenn sie vollständig sind: Beende mit Strg-C und rufe dasselbe
    wieder auf, um mit den fehlenden fortzufahren. Was mit anderen Einstellungen schon da ist, wird nie
    überschrieben.

    Beispiele:
      tactable export maiak --bots greedy,random --games 1000 --out maiak.parquet
      tactable export tac -o variant=solo --bots greedy --games 100000 --out tac/
      tactable export taki --games 100 --with view --without observation --out taki.parquet
      tactable export maiak --from partie.txt andere.txt --out gespielt.parquet
export-bots = Die Bots, die spielen
export-games = Wie viele Partien
export-from = Partien, die schon gespielt sind, statt Bots: Dateien mit Aufzeichnungen, oder - für die Standardeingabe
export-seed = Der Startwert für jede Partie: 64 hexadezimale Ziffern oder eine Zahl [Standard: 0]
export-opening_plies = Wie viele Aktionen jeder Partie zufällig sind, bevor die Bots übernehmen [Standard: 4, wo sich Partien wiederholen würden, sonst 0]
export-out = Die Datei oder der Ordner, der geschrieben wird
export-with = Spalten, die sonst nicht geschrieben werden
export-without = Spalten, die wegbleiben
export-json = Die Größe als JSON schreiben; - für die Standardausgabe, und sonst nichts

solve = Beweisen, wer gewinnt
solve-after =
    Findet heraus, wer gewinnt, wenn beide so gut spielen, wie es geht. --out schreibt auf, was der Sieger in
    jeder Stellung tut, die ihm begegnen kann; --check geht alle Antworten der anderen Seite darauf durch,
    allein nach den Regeln und ohne zu suchen. Mit --resume bleibt eine lange Suche erhalten und geht an
    einem anderen Tag weiter.

    Beispiele:
      tactable solve maiak --out example.proof
      tactable solve --check example.proof
      tactable solve maiak -o tiles=courtyard --memory 8192 --threads 2 --resume courtyard.settled
      tactable solve maiak --first --picture opening.svg    wohin jede erste Aktion führt
solve-game = Das Spiel; bisher lässt sich nur maiak lösen
solve-state = Von einer Stellung ausgehen: JSON hier, in einer Datei, oder - für die Standardeingabe
solve-memory = Wie viel behalten werden darf, in MiB
solve-threads = Wie viele Threads suchen
solve-out = Aufschreiben, was der Sieger in jeder Stellung tut, die ihm begegnen kann
solve-resume = Mit dem weitermachen, was früher geklärt wurde, und behalten, was jetzt geklärt wird
solve-first = Zu jeder ersten Aktion sagen, wer danach gewinnt, und in wie vielen Zügen höchstens
solve-picture = Zeichnen, was --first sagt, ein Pfeil für jeden Weg einer Figur: + gewinnt, - verliert, nach so vielen Zügen
solve-check = Prüfen, was --out geschrieben hat, ohne zu suchen

selfplay = Einen Bot gegen sich selbst spielen lassen und aufschreiben, was er dachte, um daraus zu lernen
selfplay-after =
    Eine Zeile je Entscheidung: die ganze Stellung in Zahlen, die Aussichten, die der Bot für den Handelnden
    fand, und wie die Partie ausging. docs/learning.md sagt, wie daraus ein Netz wird. Derselbe Befehl
    schreibt dieselben Bytes, auf wie vielen Threads auch immer; nach Strg-C geht es mit ihm weiter.

    Beispiele:
      tactable selfplay tactigo --games 5000 --out partien/
      tactable selfplay taki -o seats=2 --bot search:200 --games 20000 --seed 1 --out partien/
      tactable selfplay tactigo --bot net:400:tactigo.net --games 5000 --seed 2 --out mehr/
selfplay-game = Das Spiel, siehe `tactable games`; zwei müssen spielen, bei TAC zwei Zweierteams
selfplay-bot = Der Bot; er muss einer sein, der sucht
selfplay-games = Wie viele Partien
selfplay-seed = Der Startwert für jede Partie: 64 hexadezimale Ziffern oder eine Zahl [Standard: 0]
selfplay-opening_plies = Wie viele Aktionen höchstens zufällig sind, bevor der Bot übernimmt
selfplay-slips = Auch danach eine von N Aktionen zufällig wählen, damit das Urteil lernt, was Fehler kosten
selfplay-out = Die Datei oder der Ordner, der geschrieben wird
selfplay-json = Die Größe als JSON schreiben; - für die Standardausgabe, und sonst nichts

load = Den Server auf diesem Rechner unter Last messen
load-more =
    Startet einen eigenen Server mit einer Datei auf Zeit, oder mehrere mit einer eigenen
    PostgreSQL-Datenbank. Lässt je zwei Clients an vielen Tischen spielen und misst, wie schnell jede
    Aktion bestätigt ist, auf der Platte und der Reihe nach, und wie schnell der andere sie sieht.
load-after =
    Beispiele:
      tactable load                             10.000 Tische, 1000 Aktionen in der Sekunde, 20 Sekunden
      tactable load --tables 100 --rate 50 --seconds 5
      tactable load --cold                      auch den Start mit 10.000 Tischen auf der Platte
      tactable load --nodes 2                   zwei Server an PostgreSQL: 1000 Tische, 500 Aktionen in
                                                der Sekunde; am Ende wird ein Server getötet

    Bei mehreren Servern sind die beiden Clients eines Tisches an verschiedenen. Miss auf einem ruhigen
    Rechner; die letzten Zeilen sagen, wie ruhig er war. Status 1, wenn eine Antwort zu lange brauchte, ein
    Server zu viel arbeitete, ein Tisch zu viel Speicher braucht, der Start zu langsam ist oder Tische zu
    lange stillstanden.
load-tables = An wie vielen Tischen gespielt wird [Standard: 10000, oder 1000 mit mehreren Servern]
load-rate = Wie viele Aktionen in der Sekunde, an allen Tischen zusammen [Standard: 1000, oder 500 mit mehreren Servern]
load-seconds = Wie viele Sekunden lang
load-nodes = Wie viele Server; mehrere teilen sich eine PostgreSQL-Datenbank
load-cold = Auch messen, wie schnell ein Server mit 10.000 Tischen auf der Platte bereit ist

torture = Server mitten im Spiel töten und prüfen, dass nichts Bestätigtes verloren geht
torture-more =
    Startet eigene Server hinter einer schlechten Leitung, die Verbindungen stört, verzögert und trennt
    und zu irgendeinem Server führt. Menschen und Bots spielen alle Spiele an vielen Tischen, während
    Server und Datenbank zufällig getötet und wieder gestartet werden. Am Ende wird alles, was jemand
    erfuhr, mit dem verglichen, was geschrieben steht.
torture-after =
    Beispiele:
      tactable torture                          ein Knoten mit SQLite, 20-mal getötet
      tactable torture --nodes 3 --kills 1000 --minutes 120
      tactable torture --seed 7                 noch einmal dieselbe Auswahl

    Ein Knoten hat seine Tische in einer SQLite-Datei, mehrere teilen sich eine PostgreSQL-Datenbank, die
    dafür gestartet wird. Status 1, wenn etwas verloren ging, doppelt kam, vertauscht oder anders gezeigt
    wurde, als es geschrieben steht; der erste Unterschied wird gezeigt, und alle Dateien bleiben.
torture-nodes = Wie viele Server; mehrere teilen sich eine PostgreSQL-Datenbank
torture-kills = Wie oft ein Server oder die Datenbank getötet wird
torture-tables = An wie vielen Tischen gleichzeitig gespielt wird
torture-minutes = Nach so vielen Minuten aufgeben
torture-seed = Woher die Auswahl in diesem Lauf kommt [Standard: ein neuer Startwert]

doctor = Alles prüfen, was ein Speicher enthält
doctor-more =
    Liest jeden Verlauf, vergleicht ihn mit seinen Prüfsummen, spielt ihn nach den Regeln seines Spiels
    durch und sucht Zeilen, die zu nichts gehören. Schreibt eine Zeile für alles, was nicht stimmt; der
    Server darf dabei laufen. Status 1, wenn etwas nicht stimmt.
doctor-after =
    Ein Speicher ist die Datei, in der `tactable serve` seine Tische hat, oder die Adresse einer
    PostgreSQL-Datenbank, etwa postgres://name@host/tables?sslmode=disable.

backup = Einen Speicher im laufenden Betrieb in eine Datei kopieren
backup-more =
    Die Datei ist ein Speicher wie jeder andere: `tactable serve --database DATEI` dient damit,
    `tactable doctor DATEI` prüft ihn. Sie erscheint, wenn sie vollständig ist, und ersetzt nie eine, die schon da ist.
backup-after = { doctor-after }
backup-file = Die neue Datei

move = Alles von einem Speicher in einen anderen bringen, etwa von SQLite nach PostgreSQL
move-more =
    Beende zuerst alle Server. Was schon da ist, wird nicht noch einmal kopiert: Nach einer Unterbrechung
    rufe es wieder auf. Am Ende werden beide Tisch für Tisch verglichen. Der alte bleibt, wie er ist.
move-after = { doctor-after }
move-from = Die Datei oder Datenbank, aus der alles kommt
move-to = Die Datei oder Datenbank, in die alles kommt; wenn es sie nicht gibt, entsteht sie

prune = Wartende Tische und Partien entfernen, die lange niemand angerührt hat
prune-more =
    Nichts wird entfernt, solange du nicht sagst, ab welchem Alter. Entfernte Tische sind endgültig weg;
    mit --records wird zuerst die Aufzeichnung jeder Partie geschrieben, und eine Partie, bei der das nicht
    gelingt, bleibt. Eine SQLite-Datei lässt sich nur aufräumen, solange kein Server sie offen hat.
prune-after = { doctor-after }
prune-lobbies = Wartende Tische entfernen, an denen so viele Tage lang nichts geschah
prune-games = Partien entfernen, beendet oder nicht, an denen so viele Tage lang nichts geschah
prune-records = Die Aufzeichnungen der Partien, die entfernt werden, in diesem Ordner festhalten

completions = Eine Shell lehren, Befehle und Optionen mit Tab zu vervollständigen
completions-after =
    Beispiele:
      source <(tactable completions bash)       für diese Shell, bis sie endet
      tactable completions bash > ~/.local/share/bash-completion/completions/tactable
      tactable completions fish > ~/.config/fish/completions/tactable.fish
completions-shell = Die Shell

man = Die Seiten des Handbuchs schreiben
man-after =
    Beispiele:
      tactable man | man -l -                   die Seite über das Programm lesen
      tactable man --out seiten/                eine Seite je Befehl, tactable-play.1 und so weiter
man-out = Ein Ordner für eine Seite je Befehl [Standard: die Seite über das Programm in die Standardausgabe]
