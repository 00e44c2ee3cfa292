# Was der Server selbst sagt. Schlüssel mit server- gehören dem Server, die mit client- gehen an den
# Browser (ihre Argumente werden dort eingesetzt), alle anderen gehören den Seiten.

# Was nicht geht
server-not-found = Hier ist nichts. Vielleicht ist die Adresse oder der Code nicht vollständig.
server-foreign = Diese Anfrage kommt von der Seite eines anderen Anbieters und wurde nicht ausgeführt.
server-too-many = Zu viel auf einmal. Bitte einen Moment warten und noch einmal versuchen.
server-old-rules = Dieser Tisch wurde nach älteren Regeln gespielt, die dieses Programm nicht mehr kennt.
server-trouble = Auf dem Server stimmt etwas nicht. Nichts ging verloren; bitte gleich noch einmal versuchen.
server-closing = Der Server wird beendet. Dein Tisch bleibt erhalten; komm gleich wieder.

# Menschen
server-guest = Gast

# Der Tisch, wie ihn der Browser erzählt; er füllt die Lücken selbst, darum sind sie einfach.
client-nth = { $number } von { $count }
client-picked = gewählt
client-can-pick = wählbar
client-cannot-pick = Das lässt sich jetzt nicht wählen.
client-not-your-turn = Du bist nicht am Zug.
client-next-few = Weiter: { $text }.
client-next-many = Weiter: { $count } Möglichkeiten.
client-cancelled = Auswahl aufgehoben.
client-cancel-picks = Abbrechen
client-selection-lost = Was du gewählt hattest, ist nicht mehr möglich.
client-your-turn = Du bist am Zug. { $text }
client-turn = Du bist dran
client-offline = Die Verbindung ist weg. Neuer Versuch …
client-nothing = Da gibt es nichts zu erzählen.
client-watchers = Es schauen zu: { $count }
client-back = { $who } ist wieder da.
client-gone = { $who } ist weg.
client-sort = Sortieren nach
client-choices = Was tun
client-seats = Wer spielt
client-log = Was geschah
client-skip = Zum Tisch springen
client-title-turn = Du bist dran
client-title-over = Spiel zu Ende
client-title-lobby = Warteraum
client-you = du
client-empty-seat = Freier Platz
client-acting = am Zug
client-resigned = aufgegeben
client-standin = ein Bot vertritt
client-away = nicht da
client-winner = gewonnen
client-level-easy = leicht
client-level-medium = mittel
client-level-hard = schwer
client-level-champion = meisterlich
client-bot = Bot, { $name }
client-open-seat = Frei für jemanden
client-who-plays = Wer spielt hier
client-lobby-seats = Wer spielt mit
client-lobby-empty = Auf freie Plätze setzen sich mittlere Bots.
client-lobby-ready = Alle sind da.
client-lobby-wait = Wer den Tisch gemacht hat, beginnt das Spiel.
client-sit = Hier sitzen
client-stand = Aufstehen
client-name = Dein Name
client-name-save = So heißen
client-start = Spiel beginnen
client-invite = Einladen
client-invite-how = Wer diesen Link öffnet, kann sich setzen oder zuschauen.
client-invite-link = Link zu diesem Tisch
client-copy = Kopieren
client-copied = Kopiert.
client-share = Teilen
client-code = Oder mit diesem Code:
client-qr = Der Link als QR-Code
client-options = Die Regeln dieses Tisches
client-yes = ja
client-no = nein
client-offer-takeback = { $who } möchte die letzte Aktion zurücknehmen.
client-offer-draw = { $who } bietet ein Unentschieden an.
client-offer-waiting = Die anderen sind gefragt.
client-agree = Einverstanden
client-decline = Ablehnen
client-window = Noch { $seconds } Sekunden zum Antworten
client-rematch = Noch einmal spielen
client-to-rematch = Zum nächsten Spiel
client-replay = Noch einmal ansehen
client-home = Alle Spiele
client-menu = Menü
client-rules = Regeln
client-undo = Zurücknehmen
client-takeback = Um Zurücknehmen bitten
client-draw = Unentschieden anbieten
client-resign = Aufgeben
client-resign-sure = Das Spiel ist dann für dich und dein Team verloren. Niemand kann das rückgängig machen.
client-leave = Den Tisch verlassen
client-leave-sure = Ein Bot spielt für dich weiter. Kommst du zurück, gehört der Platz wieder dir.
client-settings = Einstellungen
client-setting-sound = Klänge
client-setting-motion = Bewegung
client-setting-keys = Einzelne Tasten am Tisch (m, l, w …)
client-setting-text = Schriftgröße
client-text-normal = normal
client-text-large = groß
client-text-huge = sehr groß
client-sound-on = Ton an.
client-sound-off = Ton aus.
client-close = Schließen
client-cancel = Abbrechen
client-keys = Tasten
client-key-arrows = ← → ↑ ↓
client-key-arrows-does = über das Brett und durch die Hand gehen
client-key-home = Pos1 Ende
client-key-home-does = zum Anfang und Ende; mit Strg auf dem ganzen Brett
client-key-enter = Enter Leertaste
client-key-enter-does = wählen
client-key-escape = Esc
client-key-escape-does = Auswahl aufheben; Rücktaste: nur das Letzte
client-key-digits = 0 … 9
client-key-digits-does = auf einer Bahn: dorthin, wo diese Ziffer steht
client-key-t = t
client-key-t-does = wer ist am Zug?
client-key-l = l
client-key-l-does = was geschah zuletzt?
client-key-h = h
client-key-h-does = was habe ich auf der Hand?
client-key-b = b
client-key-b-does = wie sieht das Brett aus?
client-key-w = w
client-key-w-does = wer spielt, und wie steht es?
client-key-u = u
client-key-u-does = zurücknehmen, solange es fair ist
client-key-c = c
client-key-c-does = zur Befehlszeile
client-key-m = m
client-key-m-does = Ton an oder aus
client-key-help = ?
client-key-help-does = diese Liste
client-command = Befehl
client-command-hint = eine Aktion in Notation oder ?
client-command-send = Senden
client-command-help = Die Befehlszeile nimmt Aktionen, wie die Regeln sie schreiben, und diese Fragen: ?, hand, brett, zuletzt, wer.
client-command-hand = hand
client-command-board = brett
client-command-last = zuletzt
client-command-who = wer
client-noscript = Der Tisch braucht JavaScript, um zu zeigen, was geschieht. Die Regeln, alle anderen Seiten und das Programm im Terminal gehen ohne.

# Die Wiederholung.
client-ply = Aktion { $number } von { $count }
client-ply-start = Der Anfang
client-first = Zum Anfang
client-previous = Eins zurück
client-next = Eins weiter
client-last = Zum Ende
client-play = Abspielen
client-pause = Anhalten
client-speed = Tempo
client-speed-1 = langsam
client-speed-2 = mittel
client-speed-3 = schnell
client-view = Gesehen von
client-view-all = alles offen
client-view-none = Zuschauern
client-slider = Wie weit das Spiel ist
client-link-ply = Link zu diesem Moment

# Seiten.
page-tagline = Fünf Brett- und Kartenspiele, genau nach ihren Regeln
page-lead = Tisch aufmachen, Link schicken, hinsetzen. Mit Freunden oder gegen Bots, mit Maus, Finger, Tastatur oder Screenreader.
page-games = Die Spiele
page-players = { $least ->
    [one] { $most ->
        [one] 1 Person
       *[other] 1 bis { $most } Personen
    }
   *[other] { $least } bis { $most } Personen
}
page-players-fixed = { $most } Personen
page-play-bots = Gegen Bots spielen
page-play-friends = Mit Freunden spielen
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-join = An einen Tisch
page-join-code = Code des Tisches
page-join-go = Hinsetzen
page-join-unknown = Kein Tisch hat diesen Code. Ein Code hat sechs Buchstaben und Ziffern, etwa K7QM2X.
page-my-tables = Meine Tische
page-status-lobby = im Warteraum
page-status-playing = läuft
page-status-over = zu Ende
page-language = Sprache
page-name = Dein Name
page-name-how = So nennen dich die anderen am Tisch.
page-name-save = Speichern
page-skip = Zum Inhalt springen
page-home = Tactable, alle Spiele
page-footer = Freie Software, dein eigener Server, kein Konto. Jedes Mischen wird hinterher bewiesen.

page-new = Neuer Tisch: { $game }
page-new-lead = Alles steht so, wie die Regeln es sagen. Ändere, was du magst, und schick den Link denen, die mitspielen.
page-new-seats = Plätze
page-new-seat-you = du
page-new-seat-open = jemand mit dem Link
page-new-seat-bot = Bot, { $level }
page-new-seats-more = Plätze über die Zahl hinaus, die sich aus den Regeln ergibt, entfallen.
page-new-options = Regeln
page-new-time = Zeit
page-new-clock = Zeit für jede Person
page-new-clock-none = unbegrenzt
page-new-clock-minutes = je { $minutes } Minuten
page-new-window = Zeit für eine schnelle Antwort
page-new-window-how = Wo die Regeln fragen, wer am schnellsten ist, wartet der Tisch so lange, bevor Schweigen als Antwort gilt.
page-new-window-seconds = { $seconds } Sekunden
page-new-make = Tisch aufmachen
page-new-problems = So wird das noch kein Tisch:
page-new-yes = ja
page-new-no = nein
page-rule = Regel { $rule }

page-contents = Inhalt
page-rules-start = Der Tisch zu Beginn eines Spiels
page-rules-english = Die Regeln gibt es vorerst auf Englisch.

page-replay = { $game }, noch einmal
page-record = Aufzeichnung herunterladen
page-proof = War das Mischen fair?
page-proof-how = Zu Beginn hat der Server den SHA-256 des Samens veröffentlicht und nach dem Ende den Samen selbst. Die Aufzeichnung enthält beide und jede Aktion. Dieser Befehl spielt sie nach und prüft Versprechen, Regeln und Ausgang:

page-error-404 = Hier liegt nichts
page-error-429 = Langsam
page-error-400 = Das ging nicht
page-error-500 = Etwas ist kaputtgegangen
page-error-home = Zu den Spielen

page-table-invite = Spiel { $game } mit mir
page-table-watch = Ein Tisch { $game }: Setz dich oder schau zu.

# Was keine Nachricht ist
server-no-message = Das ist keine Nachricht: { $error }. Erwartet wird ein JSON-Objekt wie {"{"}"key": "1", "do": "start"{"}"}.
server-no-key = Eine Nachricht braucht einen „key“ aus 1 bis { $longest } Zeichen, damit sie beantwortet werden kann.
server-no-verb = „do“ muss eines von act, undo, takeback, draw, agree, decline, resign, sit, stand, bot, start, rematch und name sein.
server-missing = Das Feld „{ $field }“ fehlt oder ist nicht lesbar.
server-no-level = Ein Bot ist eines von { $levels }.
server-binary = Nachrichten sind Text; diese war keiner.
server-too-long = Eine Nachricht hat höchstens { $longest } Bytes.
server-too-fast = Zu viele Nachrichten auf einmal. Bitte lass dir Zeit.

# Was ein Tisch ablehnt
server-not-started = Das Spiel hat noch nicht begonnen.
server-started = Das Spiel hat schon begonnen.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-moved-on = Am Tisch ging es inzwischen weiter; bitte sieh noch einmal hin.
server-not-by-you = Diese Aktion hast du nicht selbst gewählt; bitte die anderen, sie zurückzunehmen.
server-not-your-seat = Das ist nicht dein Platz.
server-seat-taken = Dort sitzt schon jemand.
server-no-seat = Diesen Platz gibt es nicht; die Plätze sind 0 bis { $last }.
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-not-seated = Das kann nur, wer mitgespielt hat.
server-no-draw = Die Regeln dieses Spiels kennen kein Remis durch Einigung.
server-no-offer = Niemand wartet auf deine Antwort dazu.
server-offer-open = Eine andere Frage ist offen; sie muss zuerst beantwortet werden.
server-nothing-done = Du hast noch nichts getan, was zurückgenommen werden könnte.

# Was kein Tisch sein kann
server-no-game = Dieses Spiel gibt es nicht; die Spiele sind { $known }.
server-no-clock = Eine Uhr hat mehr als 0 und höchstens 1440 Minuten und höchstens 3600 Sekunden je Zug.
server-no-bots = Bots werden als Platz und eines von easy, medium, hard und champion angegeben.
server-no-place = Diesen Platz gibt es nicht.
server-unreadable = Das ist nicht lesbar: { $error }

# Was am Tisch geschah
server-news-sat = { $name } setzt sich als { $seat }.
server-news-stood = { $name } steht auf; { $seat } ist frei.
server-news-left = { $name } geht; für { $seat } spielt ein Bot weiter.
server-news-bot = { $seat } wird von einem Bot gespielt ({ server-level }).
server-news-no-bot = { $seat } ist frei.
server-news-started = Das Spiel beginnt.
server-news-took-back = { $seat } nimmt { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
} zurück.
server-news-takeback = { $seat } bittet, die letzte Aktion zurückzunehmen.
server-news-declined = { $seat } ist nicht einverstanden.
server-news-resigned = { $seat } gibt auf.
server-news-flagged = Die Zeit von { $seat } ist abgelaufen.
server-news-rematch = Es folgt noch ein Spiel.
server-level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [champion] Meister
   *[other] { $level }
}

# Wie ein Spiel endete
server-won = { $who } { $winners ->
    [one] gewinnt
   *[other] gewinnen
}: { $reason }
server-shared = { $who } teilen sich die Punkte: { $reason }
server-outcome-resigned = die andere Seite hat aufgegeben.
server-outcome-time = die Zeit der anderen Seite ist abgelaufen.
