# Was der Server selbst sagt. Schlüssel mit server- gehören dem Server, die mit client- gehen an den
# Browser (ihre Argumente werden dort eingesetzt), alle anderen gehören den Seiten.

# Was nicht geht
server-not-found = Hier ist nichts. Prüfe, ob die Adresse oder der Code vollständig ist.
server-spent = Er wurde schon benutzt, oder seine Zeit ist um. Hol dir auf dem Gerät, auf dem du spielst, einen neuen.
server-foreign = Diese Anfrage kam von einer fremden Website und wurde nicht ausgeführt.
server-too-many = Das war zu viel auf einmal von dir oder aus deinem Netz. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 } und versuch es noch einmal.
server-full = Gerade ist alles besetzt. Bitte versuch es in { $seconds } Sekunden noch einmal.
server-slow = Das hat zu lange gedauert. Bitte versuch es noch einmal.
server-too-strong = An deinen Tischen können höchstens { $most } starke Bots zugleich spielen: schwer, meisterhaft oder auf Augenhöhe. Beende erst ein Spiel oder wähle leichtere.
server-unplayable = Dieser Server kann den Tisch nicht öffnen: Er stammt aus einer anderen Version des Programms, mit einem Spiel oder mit Regeln, die diese nicht kennt.
server-trouble = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es gleich noch einmal.
server-damaged = Was der Server von diesem Tisch aufbewahrt hat, ist beschädigt; darum lässt er sich nicht öffnen. Wer den Server betreibt, erfährt mehr von „tactable doctor“.
server-closing = Der Server wird gerade beendet. Dein Tisch bleibt erhalten; komm gleich wieder.

# Menschen
server-guest = Gast
server-and = { $some } und { $last }
server-namesake = { $name } ({ $seats })

# Der Tisch, wie ihn der Browser erzählt; er füllt die Lücken selbst, darum sind sie einfach.
client-nth = { $number } von { $count }
client-picked = ausgewählt
client-can-pick = wählbar
client-cannot-pick = Das kannst du jetzt nicht wählen.
client-not-your-turn = Du bist nicht am Zug.
client-next-few = Weiter mit: { $text }.
client-next-many = Weiter: { $count } Möglichkeiten.
client-cancelled = Auswahl aufgehoben.
client-cancel-picks = Abbrechen
client-forced = Es geht nur auf eine Weise weiter, und das passiert gleich von selbst. Jede Taste hält es an.
client-line = Die letzten Aktionen
client-told = Ansagen
client-step-back = Eine Aktion zurück
client-step-on = Eine Aktion weiter
client-step-now = Jetzt
client-step-now-told = Wieder beim aktuellen Stand.
client-step-none = Weiter geht es in dieser Runde nicht.
client-looking-back = Rückblick: { $number } von { $count }
client-selection-lost = Deine Auswahl ist nicht mehr möglich.
client-your-turn = Du bist am Zug. { $text }
client-turn = Du bist am Zug
client-offline = Verbindung unterbrochen. Neuer Versuch …
client-online = Die Verbindung steht wieder.
client-nothing = Es gibt nichts zu berichten.
client-watchers = Zuschauer: { $count }
client-back = { $who } ist wieder da.
client-gone = { $who } ist gerade nicht da.
client-sort = Sortieren nach
client-board-part = Tisch
client-hand-part = Deine Seite des Tischs
client-choices = Deine Möglichkeiten
client-seats = Mitspieler
client-log = Spielverlauf
client-skip = Zum Tisch springen
client-title-turn = Du bist am Zug
client-title-over = Spiel zu Ende
client-title-lobby = Warten auf Mitspieler
client-you = du
client-empty-seat = Freier Platz
client-acting = am Zug
client-partner = spielt mit dir
client-resigned = aufgegeben
client-standin = vorerst spielt { $bot } (Bot)
client-away = nicht da
client-winner = gewonnen
client-level-easy = leicht
client-level-medium = mittel
client-level-hard = schwer
client-level-champion = meisterhaft
client-level-companion = auf Augenhöhe
client-bot = Bot ({ $level })
client-bot-level = Bot, { $level }
client-open-seat = Frei für alle
client-who-plays = Mensch oder Bot
client-lobby-seats = Mitspieler
client-lobby-empty = Plätze, die beim Start noch frei sind, übernehmen mittelstarke Bots.
client-lobby-ready = Alle sind da.
client-lobby-wait = Das Spiel beginnt, sobald der Gastgeber es startet.
client-sit = Hier Platz nehmen
client-stand = Aufstehen
client-free = Platz freimachen
client-dismiss = Abweisen
client-dismiss-sure = { $who } steht auf und kann sich an diesen Tisch nicht mehr setzen.
client-lock = Tisch schließen
client-unlock = Tisch öffnen
client-locked = Geschlossen: Niemand Neues kann sich setzen.
client-dismissed = { server-dismissed }
client-name = Dein Name
client-name-save = Namen ändern
client-start = Spiel starten
client-invite = Mitspieler einladen
client-invite-how = Alle mit diesem Link können Platz nehmen oder zuschauen.
client-invite-locked = Der Tisch ist geschlossen: Mit diesem Link können andere nur zuschauen.
client-invite-link = Link zu diesem Tisch
client-copy = Kopieren
client-copied = Kopiert.
client-share = Teilen
client-code = Oder mit diesem Code:
client-qr = Der Link als QR-Code
client-options = Regeln an diesem Tisch
client-yes = ja
client-no = nein
client-offer-takeback = { $who } möchte die letzte Aktion zurücknehmen.
client-offer-resign = { $who } möchte für euer Team aufgeben.
client-offer-takeback-own = Du möchtest die letzte Aktion zurücknehmen.
client-offer-resign-own = Du fragst dein Team, ob ihr aufgebt.
client-offer-resign-gone = Euer Team spielt weiter.
client-offer-waiting = Die Antwort steht noch aus.
client-withdraw = Doch nicht
client-agree = Zustimmen
client-decline = Ablehnen
client-window = Noch { $seconds } Sekunden zum Antworten
client-bot-wait = Es ist viel los: Der Bot antwortet in etwa { $seconds } s.
client-rematch = Revanche
client-to-rematch = Zur Revanche
client-replay = Noch einmal ansehen
client-home = Alle Spiele
client-menu = Menü
client-rules = Regeln
client-undo = Rückgängig
client-takeback = Um Zurücknahme bitten
client-resign = Aufgeben
client-resign-sure = Das Spiel ist damit für dich und dein Team verloren. Das lässt sich nicht rückgängig machen.
client-resign-team = Wenn dein Partner zustimmt, verliert euer Team das Spiel. Das lässt sich nicht rückgängig machen.
client-resign-many = Du gibst auf, und ein Bot spielt an deiner Stelle weiter. Das lässt sich nicht rückgängig machen.
client-leave = Tisch verlassen
client-leave-sure = Ein Bot spielt für dich weiter. Komm jederzeit an diesen Tisch zurück: Der Platz gehört dann wieder dir.
client-leave-takeover = Ein Bot spielt für dich weiter. Komm jederzeit an diesen Tisch zurück: Der Platz gehört dann wieder dir, wenn ihn inzwischen niemand übernommen hat.
client-come-back = Weiterspielen
client-come-back-how = { $bot } (Bot) spielt gerade für dich.
client-take-over = Für { $bot } (Bot) weiterspielen
client-take-over-any = Mitspielen
client-take-over-how = Für wen möchtest du weiterspielen? Das sind alles Bots.
client-ask-name = Wie heißt du?
client-ask-name-how = Unter diesem Namen sehen dich die anderen am Tisch. Du kannst ihn jederzeit ändern.
client-ask-name-go = Platz nehmen
client-host = Gastgeber
client-rest = Den Rest zufällig aufstellen
client-won = Gewonnen!
client-lost = Verloren
client-drawn = Unentschieden
client-shared = Geteilter Sieg
client-ending-time = Spieldauer
client-ending-turns = Züge
client-ending-proof = Mischen
client-ending-proof-how = selbst nachprüfen
client-ending-review = Spiel besprechen
client-ending-picture = Als Bild teilen
client-ending-close = Ergebnis ausblenden
client-ending-open = Ergebnis anzeigen
client-settings = Einstellungen
client-setting-pace = Tempo, in dem du die anderen spielen siehst
client-pace-relaxed = gemütlich
client-pace-brisk = flott
client-pace-instant = sofort
client-setting-forced = Züge ohne Alternative gehen von selbst
client-setting-sound = Töne
client-setting-motion = Animationen
client-setting-keys = Tastenkürzel am Tisch (m, l, w …)
client-setting-text = Schriftgröße
client-text-normal = normal
client-text-large = groß
client-text-huge = sehr groß
client-sound-on = Ton an.
client-sound-off = Ton aus.
client-close = Schließen
client-cancel = Abbrechen
client-keys = Tastenkürzel
client-key-arrows = ← → ↑ ↓
client-key-arrows-does = über das Brett und durch die Hand gehen
client-key-home = Pos1 Ende
client-key-home-does = zum Anfang oder Ende; mit Strg des ganzen Bretts
client-key-enter = Enter Leertaste
client-key-enter-does = auswählen
client-key-escape = Esc
client-key-escape-does = Auswahl aufheben; Rücktaste: nur den letzten Schritt
client-key-digits = 0 … 9
client-key-digits-does = auf einer Bahn: dorthin, wo diese Ziffer steht
client-key-n = n
client-key-n-does = zum Nächsten, das du wählen kannst; mit Umschalt zum Vorigen
client-key-t = t
client-key-t-does = wer ist am Zug?
client-key-l = l
client-key-l-does = was ist seit meinem letzten Zug passiert?
client-key-step = , .
client-key-step-does = die letzte Runde Aktion für Aktion zurückgehen und wieder vor
client-key-h = h
client-key-h-does = was habe ich auf der Hand?
client-key-b = b
client-key-b-does = wie sieht das Brett aus?
client-key-w = w
client-key-w-does = wer spielt, und wie steht es?
client-key-i = i
client-key-i-does = was ist das, und was kann es gerade?
client-key-g = g
client-key-g-does = zeig mir einen guten Zug
client-hint = Zeig mir einen guten Zug
client-hint-short = Tipp
client-hint-wait = Ein guter Zug wird gesucht …
client-hint-shown = Ein guter Zug: { $text }
client-hint-why = { $move } Warum: { $why }
client-key-u = u
client-key-u-does = rückgängig machen, solange es fair ist
client-key-c = c
client-key-c-does = zur Befehlszeile
client-key-m = m
client-key-m-does = Ton an oder aus
client-key-help = ?
client-key-help-does = diese Liste zeigen
client-command = Befehl
client-command-hint = was du wählst, oder ?
client-command-send = Senden
client-command-help = In die Befehlszeile schreibst du, wie etwas heißt (zum Beispiel „rote 5“), Aktionen, wie sie in den Regeln stehen, oder eines davon: ? für alles, was gerade geht, hand, brett, zuletzt, wer, hilfe.
client-command-which = Das kann heißen: { $text }.
client-command-filler = der die das den dem ein eine einen mein meine meinen auf nach von zu mit und
client-command-what = was
client-command-help-word = hilfe
client-command-hand = hand
client-command-board = brett
client-command-last = zuletzt
client-command-who = wer
client-noscript = Der Tisch braucht JavaScript. Die Regeln, alle anderen Seiten und das Programm im Terminal funktionieren ohne.

# Die Wiederholung.
client-ply = Aktion { $number } von { $count }
client-ply-start = Spielbeginn
client-first = Zum Anfang
client-previous = Einen Schritt zurück
client-next = Einen Schritt weiter
client-last = Zum Ende
client-play = Abspielen
client-pause = Anhalten
client-speed = Tempo
client-speed-1 = langsam
client-speed-2 = mittel
client-speed-3 = schnell
client-view = Perspektive
client-view-all = Alles aufgedeckt
client-view-none = Zuschauer
client-slider = Stelle im Spiel
client-link-ply = Link zu dieser Stellung

# Lektionen und Aufgaben, wie der Client davon erzählt.
client-exercise-back = Zurück
client-exercise-again = Nochmal
client-exercise-show = Zeig’s mir
client-exercise-next = Weiter
client-exercise-first-game = Spiel deine erste Partie
client-exercise-shown = Versuch es so: { $text }.
client-exercise-offline = Der Server ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
client-learned = { $done } von { $count } geschafft
client-learned-all = Alle { $count } geschafft
client-learned-one = geschafft
client-rule-open = Regel { $rule } lesen
client-rule-title = Regel { $rule }
client-learn = Dieses Spiel lernen
client-review = Worauf es ankam
client-review-how = Sieh, wie sich die Chancen entwickelt haben, auf welche Entscheidungen es ankam und was besser gewesen wäre, gemessen an dem, was man in diesem Moment wissen konnte.
client-review-start = Partie besprechen
client-review-running = Die Partie wird besprochen …
client-review-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
client-review-curve = Der Verlauf der Chancen vom Anfang bis zum Ende
client-review-table = Die Chancen in Zahlen
client-review-ply = Aktion
client-review-line = So könnte es weitergehen:
client-review-look = Ansehen

# Seiten.
page-tagline = Fünf Brett- und Kartenspiele, genau nach ihren Regeln
page-lead = Tisch eröffnen, Link schicken, Platz nehmen. Mit Freunden oder gegen Bots, mit Maus, Finger, Tastatur oder Screenreader.
page-games = Spiele
page-players = { $least } bis { $most } Personen
page-players-fixed = { $most ->
    [one] 1 Person
   *[other] { $most } Personen
}
page-play-bots = Gegen Bots spielen
page-quick-sides = Stärke und Seite wählen
page-quick-size = Stärke und Mitspieler wählen
page-quick-level = Bots
page-quick-players = Mitspieler
page-quick-side = Deine Seite
page-quick-side-any = auslosen
page-play-friends = Mit Freunden spielen
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-join = An einen Tisch kommen
page-join-code = Code des Tisches
page-join-go = Beitreten
page-join-unknown = Kein offener Tisch hat diesen Code. Codes bestehen aus sechs Buchstaben und Ziffern, etwa K7QM2X.
page-my-tables = Meine Tische
page-status-lobby = wartet auf Mitspieler
page-status-playing = läuft
page-status-over = beendet
page-language = Sprache
page-name = Dein Name
page-name-how = So sehen dich die anderen
page-name-save = Speichern
page-handover = Auf einem anderen Gerät weitermachen
page-handover-how = Scanne diesen Code mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal, { $minutes } Minuten lang.
page-handover-link = Der Link
page-handover-warning = Wer ihn öffnet, spielt als du: Behalte ihn für dich.
page-handover-who = Hier als { $name } weitermachen, mit allen deinen Tischen?
page-handover-instead = Wer du bisher auf diesem Gerät warst, wird damit ersetzt.
page-handover-go = Hier weitermachen
page-skip = Zum Inhalt springen
page-home = Tactable, alle Spiele
page-footer = Freie Software auf deinem eigenen Server, ganz ohne Konto. Jedes Mischen lässt sich nach dem Spiel überprüfen.

page-new = Neuer Tisch: { $game }
page-new-lead = Alles ist auf die üblichen Regeln eingestellt. Ändere, was du möchtest, und schick den Link deinen Freunden.
page-new-chairs = Mitspieler
page-new-players = { $count ->
    [one] Es spielt eine Person.
   *[other] Es spielen { $count } Personen.
}
page-new-chair-you = du
page-new-chair-open = alle mit dem Link
page-new-chair-bot = Bot ({ $level })
page-new-options = Regeln
page-new-own = ein eigenes Muster
page-new-own-how = Dein eigenes Muster, eine Zeile je Reihe
page-new-time = Zeit
page-new-clock = Bedenkzeit pro Person
page-new-clock-none = unbegrenzt
page-new-clock-minutes = je { $minutes } Minuten
page-new-window = Zeit für eine schnelle Antwort
page-new-window-how = Wo nach den Regeln der Schnellste gewinnt, wartet der Tisch so lange auf die Antworten aller.
page-new-window-seconds = { $seconds } Sekunden
page-new-together = Am Tisch
page-new-patience = Wenn jemand nicht da ist
page-new-patience-how = Bis zur Rückkehr springt ein Bot ein. Der Platz bleibt vergeben.
page-new-patience-seconds = nach { $seconds } Sekunden spielt ein Bot
page-new-patience-minutes = nach { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} spielt ein Bot
page-new-patience-never = kein Bot: Alle warten
page-new-takeover = Später einsteigen
page-new-takeover-how = Alle mit dem Link können für einen Bot weiterspielen. Wer schon auf einem anderen Platz saß, kann das nicht.
page-new-hints = Tipps
page-new-hints-how = Wer am Zug ist, kann sich einen guten Zug zeigen lassen.
page-new-unless-clock = ja, außer wenn eine Uhr läuft
page-new-make = Tisch eröffnen
page-new-problems = Der Tisch lässt sich noch nicht eröffnen:
page-new-yes = ja
page-new-no = nein
page-rule = Regel { $rule }

page-contents = Inhalt
page-rules-start = Der Tisch zu Beginn eines Spiels

page-replay = Wiederholung: { $game }
page-record = Aufzeichnung herunterladen
page-proof = Wurde fair gemischt?
page-proof-how = Zu Spielbeginn hat der Server eine Festlegung veröffentlicht: den SHA-256-Hash der Regeln, der Optionen, der Mitspieler und des geheimen Startwerts für jedes Mischen. Nach dem Spiel hat er den Startwert veröffentlicht. Die Aufzeichnung enthält alles, mit einer Marke an jeder Aktion. Dieser Befehl spielt sie nach und zeigt, dass nichts verändert wurde:

page-learn = Spielen lernen
page-learn-lead = Kurze Lektionen am echten Brett: immer nur eine Idee, und du probierst sie gleich aus. Ohne Konto und ohne vorher etwas zu lesen.
page-learn-none = Noch gibt es keine Lektionen.
page-learn-it = Lernen
page-learn-start = Loslegen
page-learn-all = Alle Spiele zum Lernen
page-learn-game = { $game } lernen
page-learn-step = Schritt { $number }
page-learn-place = { $number } von { $count }
page-puzzles = Rätsel
page-puzzles-lead = Eine Stellung, eine gute Antwort. Jeden Tag ein neues für jedes Spiel, und viele weitere, wann immer du magst.
page-puzzles-none = Noch gibt es keine Rätsel.
page-puzzles-none-such = So schwer ist hier kein Rätsel. Wähle eine andere Stufe.
page-puzzles-game = Rätsel: { $game }
page-puzzles-all = Alle Rätsel
page-puzzles-rating = Wie schwer
page-puzzle = Rätsel { $number }
page-puzzle-today = Rätsel des Tages
page-puzzle-rating-1 = für alle
page-puzzle-rating-2 = leicht
page-puzzle-rating-3 = mittel
page-puzzle-rating-4 = schwer
page-puzzle-rating-5 = für Profis

page-error-404 = Seite nicht gefunden
page-error-410 = Dieser Tisch lässt sich hier nicht öffnen
page-error-429 = Zu viele Anfragen
page-error-503 = Bitte komm gleich wieder
page-error-spent = Dieser Link gilt nicht mehr
page-error-400 = Das hat nicht geklappt
page-error-500 = Etwas ist kaputtgegangen
page-error-home = Zurück zu den Spielen

page-table-invite = Spiel { $game } mit mir
page-table-watch = Eine Partie { $game }: Nimm Platz oder schau zu.

# Was keine Nachricht ist
server-no-message = Das ist keine Nachricht: { $error }. Erwartet wird ein JSON-Objekt wie {"{"}"key": "1", "do": "start"{"}"}.
server-no-key = Eine Nachricht braucht einen „key“ aus 1 bis { $longest } Bytes, damit sie beantwortet werden kann.
server-hint-off = An diesem Tisch gibt es keine Tipps.
server-hint-not-now = Gerade hast du nichts zu entscheiden.
server-hint-busy = Ein Tipp ist schon unterwegs.
server-hint-failed = Diesmal ließ sich kein Tipp finden. Versuch es noch einmal.
server-hint-late = Das Spiel ist schon weiter; frag noch einmal.
server-no-verb = „do“ muss eines von act, undo, takeback, agree, decline, resign, sit, stand, bot, start, lock, unlock, free, dismiss, rematch, name, rest, help und ping sein.
server-missing = Das Feld „{ $field }“ fehlt oder ist nicht lesbar.
server-no-name = Ein Name braucht mindestens einen Buchstaben oder ein Zeichen, das man sieht.
server-no-level = Die Stärke eines Bots ist eine von { $levels }.
server-lines = Dieser Server spricht Version { $version } der Zeilen für Programme: Bitte mit lines={ $version } fragen.
server-binary = Nachrichten sind Text, diese war keiner.
server-too-long = Eine Nachricht darf höchstens { $longest } Bytes haben.
server-too-fast = Zu viele Nachrichten auf einmal. Bitte etwas langsamer.

# Was ein Tisch ablehnt
server-not-started = Das Spiel hat noch nicht begonnen.
server-started = Das Spiel hat schon begonnen.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-over = Das Spiel ist zu Ende.
server-moved-on = Das Spiel ist inzwischen weitergegangen. Bitte sieh noch einmal hin.
server-not-by-you = Diese Aktion hast du nicht selbst gewählt. Du kannst die anderen bitten, sie zurückzunehmen.
server-not-your-seat = Das ist nicht dein Platz.
server-no-seat-of-yours = Du hast an diesem Tisch keinen Platz.
server-given-up = Dort wurde aufgegeben, darum bleibt dieser Platz bei seinem Bot.
server-seen-other = Du hast dieses Spiel schon von einem anderen Platz aus gesehen und kannst diesen darum nicht übernehmen.
server-nothing-left = Hier wartet kein Platz mehr auf dich.
server-no-rest = Es gibt nichts mehr aufzustellen.
server-option-takeover = ob jemand für einen Bot weiterspielen kann
server-option-hints = ob man sich Tipps geben lassen kann
server-seat-taken = Dieser Platz ist schon besetzt.
server-no-seat = Dort spielt niemand. Die Plätze sind { $seats }.
server-not-host = Das kann nur der Gastgeber.
server-locked = Der Gastgeber hat den Tisch geschlossen; niemand Neues kann sich setzen.
server-dismissed = Der Gastgeber möchte nicht, dass du dich an diesen Tisch setzt. Zuschauen kannst du.
server-nobody-there = Dort sitzt niemand sonst, den du bitten könntest aufzustehen.
server-not-seated = Das kann nur, wer mitgespielt hat.
server-no-offer = Es gibt keine Bitte, auf die du antworten könntest.
server-offer-open = Zuerst muss eine andere Bitte beantwortet werden.
server-nothing-done = Du hast noch nichts getan, was sich zurücknehmen ließe.

# Was kein Tisch sein kann
server-no-game = Dieses Spiel gibt es nicht. Die Spiele sind { $known }.
server-no-clock = Eine Uhr hat mehr als 0 und höchstens 1440 Minuten und gibt höchstens 3600 Sekunden pro Zug dazu.
server-no-bots = Bots werden als Platz und Stärke angegeben: easy, medium, hard, champion oder companion.
server-unreadable = Das ist nicht lesbar: { $error }

# Was am Tisch geschah
server-news-sat = { $who } nimmt Platz: { $seats }.
server-news-stood = { $who } steht auf.
server-news-locked = Der Gastgeber schließt den Tisch: Niemand Neues kann sich setzen.
server-news-unlocked = Der Gastgeber öffnet den Tisch wieder.
server-news-freed = Der Gastgeber macht den Platz von { $who } frei.
server-news-left = { $who } geht. Bis zur Rückkehr spielt { $bot } (Bot) weiter.
server-news-back = { $who } ist wieder da und spielt weiter.
server-news-takes-over = { $who } spielt für { $bot } (Bot) weiter: { $seats }.
server-news-standin = { $who } ist nicht da, darum spielt vorerst { $bot } (Bot).
server-news-host = { $who } übernimmt die Gastgeberrolle.
server-news-bot = { $bot } (Bot, { $level }) nimmt Platz: { $seats }.
server-news-no-bot = { $bot } (Bot) steht auf: { $seats }.
server-news-started = Das Spiel beginnt.
server-news-took-back = { $who } nimmt { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
} zurück.
server-news-takeback = { $who } bittet, die letzte Aktion zurücknehmen zu dürfen.
server-news-declined = { $who } lehnt ab.
server-news-withdrawn = { $who } nimmt die Bitte zurück.
server-news-resigned = { $who } gibt auf.
server-news-flagged = Die Zeit von { $who } ist abgelaufen.
server-news-rematch = Die Revanche läuft.

# Wie ein Spiel endete
server-won = { $who } { $winners ->
    [one] gewinnt
   *[other] gewinnen
}: { $reason }.
server-drawn = Unentschieden: { $reason }.
server-shared = { $who } teilen sich den Sieg: { $reason }.
server-lost = Das Spiel ist verloren: { $reason }.
server-ended-resigned = { $who } hat aufgegeben
server-ended-time = die Zeit von { $who } ist abgelaufen

# Lektionen und Aufgaben
server-exercise-go-on = Gut. Weiter so!
server-exercise-long = So viel braucht keine Aufgabe. Bitte fang sie noch einmal an.
server-exercise-changed = Diese Aufgabe hat sich inzwischen geändert. Bitte fang sie noch einmal an.
server-puzzle-done = Gelöst, gut gemacht!
server-puzzle-wrong = Nicht ganz, es gibt etwas Besseres. Versuch es noch einmal.

# Worauf es in einer Partie ankam
server-review-busy = Eine andere Partie wird gerade für dich besprochen. Warte bitte, bis das fertig ist.
server-review-course = { $who }: { $first } % zu Beginn, { $quarter } % nach einem Viertel der Partie, { $half } % zur Halbzeit, { $late } % nach drei Vierteln, { $last } % am Ende.
server-review-seat = { $who }: { $good } von { $decisions } { $decisions ->
    [one] Entscheidung war gut
   *[other] Entscheidungen waren gut
}; im Schnitt kostete eine Entscheidung { $lost } Prozentpunkte.
server-review-moments = { $count ->
    [0] Keine Entscheidung fiel sehr ins Gewicht: Alle haben gut gespielt.
    [one] Auf eine Entscheidung kam es am meisten an.
   *[other] Auf { $count } Entscheidungen kam es am meisten an.
}
server-review-moment = Aktion { $ply }: { $who } entscheidet
server-review-played = Gespielt: { $words } Chancen danach: { $chance } %.
server-review-better = Besser: { $words } Chancen danach: { $chance } %.
server-review-why = Warum: { $why }
