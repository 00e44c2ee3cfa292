# What the server says itself. Keys that start with server- are the server's, those with client- are
# sent to the browser (their arguments are filled in there), all others belong to the pages.

# Failures
server-not-found = There is nothing here. Perhaps the address or the code is not complete.
server-foreign = This request comes from the page of another site and was not carried out.
server-too-many = Too much at once. Please wait a moment and try again.
server-old-rules = This table was played by older rules, which this program no longer knows.
server-trouble = Something is wrong on the server. Nothing was lost; please try again in a moment.
server-closing = The server is going down. Your table is kept; come back in a moment.

# People
server-guest = Guest

# The table, as the client tells of it; the browser fills the gaps itself, so they are plain.
client-nth = { $number } of { $count }
client-picked = picked
client-can-pick = can be picked
client-cannot-pick = That cannot be picked now.
client-not-your-turn = It is not your turn.
client-next-few = Go on: { $text }.
client-next-many = Go on: { $count } possible.
client-cancelled = Selection cleared.
client-cancel-picks = Cancel
client-selection-lost = What you had picked is no longer possible.
client-your-turn = Your turn. { $text }
client-turn = Your turn
client-offline = The line is down. Trying again …
client-nothing = There is nothing to tell.
client-watchers = Watching: { $count }
client-back = { $who } is back.
client-gone = { $who } is away.
client-sort = Sort by
client-choices = What to do
client-seats = Players
client-log = What happened
client-skip = Skip to the table
client-title-turn = Your turn
client-title-over = Game over
client-title-lobby = Waiting
client-you = you
client-empty-seat = Free seat
client-acting = to act
client-resigned = resigned
client-standin = a bot stands in
client-away = away
client-winner = winner
client-level-easy = easy
client-level-medium = medium
client-level-hard = hard
client-level-champion = champion
client-bot = Bot, { $name }
client-open-seat = Open for a person
client-who-plays = Who plays here
client-lobby-seats = Who plays
client-lobby-empty = Seats that stay free are taken by medium bots.
client-lobby-ready = Everybody is here.
client-lobby-wait = The host starts the game.
client-sit = Sit here
client-stand = Stand up
client-name = Your name
client-name-save = Be called so
client-start = Start the game
client-invite = Invite
client-invite-how = Whoever opens this link can take a seat or watch.
client-invite-link = Link to this table
client-copy = Copy
client-copied = Copied.
client-share = Share
client-code = Or by this code:
client-qr = The link as a QR code
client-options = The rules of this table
client-yes = yes
client-no = no
client-offer-takeback = { $who } asks to take the last action back.
client-offer-draw = { $who } offers a draw.
client-offer-waiting = Waiting for the others.
client-agree = Agree
client-decline = Decline
client-window = { $seconds } seconds to answer
client-rematch = Play again
client-to-rematch = Go to the next game
client-replay = See it again
client-home = All games
client-menu = Menu
client-rules = Rules
client-undo = Undo
client-takeback = Ask to take back
client-draw = Offer a draw
client-resign = Resign
client-resign-sure = The game is lost for you and your team. Nobody can undo this.
client-leave = Leave the table
client-leave-sure = A bot plays on for you. If you come back, the seat is yours again.
client-settings = Settings
client-setting-sound = Sounds
client-setting-motion = Movement
client-setting-keys = Single keys at the table (m, l, w …)
client-setting-text = Size of text
client-text-normal = normal
client-text-large = large
client-text-huge = very large
client-sound-on = Sound on.
client-sound-off = Sound off.
client-close = Close
client-cancel = Cancel
client-keys = Keys
client-key-arrows = ← → ↑ ↓
client-key-arrows-does = walk over the board and through your hand
client-key-home = Home End
client-key-home-does = first and last; with Ctrl of the whole board
client-key-enter = Enter Space
client-key-enter-does = pick
client-key-escape = Esc
client-key-escape-does = clear what you picked; Backspace: only the last
client-key-digits = 0 … 9
client-key-digits-does = on a track: go where this number is marked
client-key-t = t
client-key-t-does = whose turn is it?
client-key-l = l
client-key-l-does = what happened last?
client-key-h = h
client-key-h-does = what is in my hand?
client-key-b = b
client-key-b-does = how does the board look?
client-key-w = w
client-key-w-does = who plays, and how do they stand?
client-key-u = u
client-key-u-does = undo, while that is fair
client-key-c = c
client-key-c-does = go to the command box
client-key-m = m
client-key-m-does = sound on or off
client-key-help = ?
client-key-help-does = this list
client-command = Command
client-command-hint = an action in notation, or ?
client-command-send = Send
client-command-help = The command box takes actions as the rules write them and these questions: ?, hand, board, last, who.
client-command-hand = hand
client-command-board = board
client-command-last = last
client-command-who = who
client-noscript = The table needs JavaScript to show what happens. The rules, all pages and the terminal program work without it.

# The replay.
client-ply = Action { $number } of { $count }
client-ply-start = The start
client-first = To the start
client-previous = One back
client-next = One on
client-last = To the end
client-play = Play
client-pause = Pause
client-speed = Speed
client-speed-1 = slow
client-speed-2 = medium
client-speed-3 = fast
client-view = Seen by
client-view-all = everything open
client-view-none = spectators
client-slider = How far the game has come
client-link-ply = Link to this moment

# Pages.
page-tagline = Five tabletop games, by their real rules
page-lead = Open a table, send a link, sit down. With friends, against bots, by mouse, touch, keyboard or screen reader.
page-games = The games
page-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
page-players-fixed = { $most } players
page-play-bots = Play against bots
page-play-friends = Play with friends
page-rules = Rules
page-rules-of = Rules of { $game }
page-join = Join a table
page-join-code = Code of the table
page-join-go = Join
page-join-unknown = No table has this code. A code has six letters and figures, such as K7QM2X.
page-my-tables = My tables
page-status-lobby = waiting
page-status-playing = being played
page-status-over = over
page-language = Language
page-name = Your name
page-name-how = This is what others at a table call you.
page-name-save = Save
page-skip = Skip to the content
page-home = Tactable, all games
page-footer = Free software, your own server, no account. Every shuffle is proven afterwards.

page-new = New table: { $game }
page-new-lead = Everything is set as the rules say. Change what you like, then send the link to whoever shall play.
page-new-seats = Seats
page-new-seat-you = you
page-new-seat-open = a person, by link
page-new-seat-bot = bot, { $level }
page-new-seats-more = Seats beyond the number that the options give are left out.
page-new-options = Rules
page-new-time = Time
page-new-clock = Time for each player
page-new-clock-none = no limit
page-new-clock-minutes = { $minutes } minutes each
page-new-window = Time for a quick answer
page-new-window-how = Where the rules ask who is quickest, the table waits so long before silence counts as an answer.
page-new-window-seconds = { $seconds } seconds
page-new-make = Make the table
page-new-problems = This cannot be a table yet:
page-new-yes = yes
page-new-no = no
page-rule = rule { $rule }

page-contents = Contents
page-rules-start = The table at the start of a game
page-rules-english = The rules are written in English.

page-replay = { $game }, again
page-record = Download the record
page-proof = Was the shuffle fair?
page-proof-how = When the table started, the server published the SHA-256 of the seed, and after the end the seed itself. The record holds both with every action. This command replays it and checks commitment, legality and outcome:

page-error-404 = Nothing lies here
page-error-429 = Slowly
page-error-400 = That did not work
page-error-500 = Something broke
page-error-home = To the games

page-table-invite = Play { $game } with me
page-table-watch = A table of { $game }: take a seat or watch.

# What a message cannot be
server-no-message = This is no message: { $error }. Expected a JSON object such as {"{"}"key": "1", "do": "start"{"}"}.
server-no-key = A message needs a “key” of 1 to { $longest } signs, so that it can be answered.
server-no-verb = Expected “do” to be one of act, undo, takeback, draw, agree, decline, resign, sit, stand, bot, start, rematch and name.
server-missing = The field “{ $field }” is missing or cannot be read.
server-no-level = A bot is one of { $levels }.
server-binary = Messages are text; this one was not.
server-too-long = A message has at most { $longest } bytes.
server-too-fast = Too many messages at once. Please take your time.

# What a table refuses
server-not-started = The game has not started yet.
server-started = The game has started already.
server-not-over = The game is not over yet.
server-moved-on = The table has moved on meanwhile; please look again.
server-not-by-you = You did not choose that action yourself; ask the others to take it back.
server-not-your-seat = That is not your seat.
server-seat-taken = Somebody sits there already.
server-no-seat = There is no such seat; the seats are 0 to { $last }.
server-not-host = Only whoever made the table can do that.
server-not-seated = Only those who played can do that.
server-no-draw = The rules of this game know no draw by agreement.
server-no-offer = Nobody waits for your answer to that.
server-offer-open = Another question is open; it has to be answered first.
server-nothing-done = You have not done anything yet that could be taken back.

# What a table cannot be
server-no-game = There is no such game; the games are { $known }.
server-no-clock = A clock has more than 0 and at most 1440 minutes, and at most 3600 seconds per turn.
server-no-bots = Bots are given as a seat and one of easy, medium, hard and champion.
server-no-place = There is no such seat.
server-unreadable = This cannot be read: { $error }

# What happened at a table
server-news-sat = { $name } sits down as { $seat }.
server-news-stood = { $name } stands up; { $seat } is free.
server-news-left = { $name } leaves; a bot plays on for { $seat }.
server-news-bot = { $seat } is played by a bot ({ server-level }).
server-news-no-bot = { $seat } is free.
server-news-started = The game begins.
server-news-took-back = { $seat } takes back { $count ->
    [one] one action
   *[other] { $count } actions
}.
server-news-takeback = { $seat } asks to take back the last action.
server-news-declined = { $seat } does not agree.
server-news-resigned = { $seat } gives up.
server-news-flagged = The time of { $seat } has run out.
server-news-rematch = Another game follows.
server-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [champion] champion
   *[other] { $level }
}

# How a game ended
server-won = { $who } { $winners ->
    [one] wins
   *[other] win
}: { $reason }
server-shared = { $who } share the points: { $reason }
server-outcome-resigned = the other side gave up.
server-outcome-time = the time of the other side ran out.
