# What the server says itself. Keys that start with server- are the server's, those with client- are
# sent to the browser (their arguments are filled in there), all others belong to the pages.

# Failures
server-not-found = There’s nothing here. Check that the address or the code is complete.
server-spent = It has been used already, or its time is over. On the device where you play, ask for a new one.
server-foreign = This request came from another website, so it was ignored.
server-too-many = That was too much at once from you or your network. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 } and try again.
server-full = The house is full at the moment. Please try again in { $seconds } seconds.
server-slow = That took too long to arrive. Please try again.
server-too-strong = At your tables there can be { $most } strong bots at once: hard, champion, or as strong as you. Finish a game first, or choose easier ones.
server-unplayable = This server can’t open the table: it was made by another version of the program, with a game or with rules that this one doesn’t know.
server-trouble = Something went wrong on the server. Nothing is lost; please try again in a moment.
server-damaged = What the server kept of this table is damaged, so it can’t be opened. Whoever runs the server learns more from “tactable doctor”.
server-closing = The server is shutting down. Your table is safe; come back in a moment.

# People
server-guest = Guest
server-and = { $some } and { $last }
server-namesake = { $name } ({ $seats })

# The table, as the client tells of it; the browser fills the gaps itself, so they are plain.
client-nth = { $number } of { $count }
client-picked = selected
client-can-pick = can be selected
client-cannot-pick = That can’t be selected now.
client-not-your-turn = It’s not your turn.
client-next-few = Next: { $text }.
client-next-many = Next: { $count } options.
client-cancelled = Selection cleared.
client-cancel-picks = Cancel
client-forced = There’s only one way to go on, and it happens by itself in a moment. Press any key to stop it.
client-line = The last actions
client-told = Announcements
client-step-back = One action back
client-step-on = One action forward
client-step-now = Now
client-step-now-told = Back to now.
client-step-none = There’s nothing further in this round.
client-looking-back = Looking back: { $number } of { $count }
client-selection-lost = Your selection is no longer possible.
client-your-turn = Your turn. { $text }
client-turn = Your turn
client-offline = Connection lost. Reconnecting …
client-online = Back online.
client-nothing = Nothing to report.
client-watchers = Spectators: { $count }
client-back = { $who } is back.
client-gone = { $who } is away.
client-sort = Sort by
client-board-part = Table
client-hand-part = Your side of the table
client-choices = Your options
client-seats = Players
client-log = Game log
client-skip = Skip to the table
client-title-turn = Your turn
client-title-over = Game over
client-title-lobby = Waiting for players
client-you = you
client-empty-seat = Open seat
client-acting = to play
client-partner = your partner
client-resigned = resigned
client-standin = { $bot } (bot) plays for now
client-away = away
client-winner = winner
client-level-easy = easy
client-level-medium = medium
client-level-hard = hard
client-level-champion = champion
client-level-companion = as strong as you
client-bot = Bot ({ $level })
client-bot-level = bot, { $level }
client-open-seat = Open to anyone
client-who-plays = Player or bot
client-lobby-seats = Players
client-lobby-empty = Seats that are still open go to medium bots when you start.
client-lobby-ready = Everyone is here.
client-lobby-wait = Waiting for the host to start the game.
client-sit = Sit here
client-stand = Stand up
client-free = Free this seat
client-dismiss = Turn away
client-dismiss-sure = { $who } stands up and can’t sit down at this table any more.
client-lock = Lock the table
client-unlock = Unlock the table
client-locked = Locked: nobody new can sit down.
client-dismissed = { server-dismissed }
client-name = Your name
client-name-save = Change name
client-start = Start the game
client-invite = Invite players
client-invite-how = Anyone with this link can take a seat or watch.
client-invite-locked = The table is locked: others with this link can only watch.
client-invite-link = Link to this table
client-copy = Copy
client-copied = Copied.
client-share = Share
client-code = Or join with this code:
client-qr = The link as a QR code
client-options = Rules at this table
client-yes = yes
client-no = no
client-offer-takeback = { $who } would like to take back the last action.
client-offer-resign = { $who } would like to resign for your team.
client-offer-takeback-own = You asked to take back the last action.
client-offer-resign-own = You asked your team whether to resign.
client-offer-resign-gone = Your team plays on.
client-offer-waiting = Waiting for an answer.
client-withdraw = Withdraw
client-agree = Accept
client-decline = Decline
client-window = { $seconds } seconds to answer
client-bot-wait = The house is busy: the bot answers in about { $seconds } s.
client-rematch = Rematch
client-to-rematch = Join the rematch
client-replay = Watch the replay
client-home = All games
client-menu = Menu
client-rules = Rules
client-undo = Undo
client-takeback = Ask for a takeback
client-resign = Resign
client-resign-sure = You and your team lose the game. This can’t be undone.
client-resign-team = If your partner agrees, your team loses the game. This can’t be undone.
client-resign-many = You give up, and a bot plays on in your place. This can’t be undone.
client-leave = Leave the table
client-leave-sure = A bot plays on for you. Come back to this table whenever you like: the seat is yours again.
client-leave-takeover = A bot plays on for you. Come back to this table whenever you like: the seat is yours again, unless somebody has taken it in the meantime.
client-come-back = Take your seat again
client-come-back-how = { $bot } (bot) is playing for you.
client-take-over = Play instead of { $bot } (bot)
client-take-over-any = Join the game
client-take-over-how = Whose place would you like to take? All of these are bots.
client-ask-name = What should we call you?
client-ask-name-how = The others at the table see this name. You can change it any time.
client-ask-name-go = Sit down
client-host = host
client-rest = Place the rest at random
client-won = You won!
client-lost = You lost
client-drawn = Draw
client-shared = First place shared
client-ending-time = Time played
client-ending-turns = Turns
client-ending-proof = Shuffle
client-ending-proof-how = check that it was fair
client-ending-review = Review the game
client-ending-picture = Share as a picture
client-ending-close = Hide the result
client-ending-open = Show the result
client-settings = Settings
client-setting-pace = Pace at which you see what others do
client-pace-relaxed = relaxed
client-pace-brisk = brisk
client-pace-instant = at once
client-setting-forced = Moves with no alternative happen by themselves
client-setting-sound = Sounds
client-setting-motion = Animations
client-setting-keys = Keyboard shortcuts at the table (m, l, w …)
client-setting-text = Text size
client-text-normal = normal
client-text-large = large
client-text-huge = very large
client-sound-on = Sound on.
client-sound-off = Sound off.
client-close = Close
client-cancel = Cancel
client-keys = Keyboard shortcuts
client-key-arrows = ← → ↑ ↓
client-key-arrows-does = move around the board and through your hand
client-key-home = Home End
client-key-home-does = go to the first or last; with Ctrl, of the whole board
client-key-enter = Enter Space
client-key-enter-does = select
client-key-escape = Esc
client-key-escape-does = clear your selection; Backspace clears only the last step
client-key-digits = 0 … 9
client-key-digits-does = on a track: jump to where this number is marked
client-key-n = n
client-key-n-does = go to the next thing you can select; with Shift, to the one before
client-key-t = t
client-key-t-does = whose turn is it?
client-key-l = l
client-key-l-does = what happened since my last turn?
client-key-step = , .
client-key-step-does = look back at the last round, action by action, and forward again
client-key-h = h
client-key-h-does = what’s in my hand?
client-key-b = b
client-key-b-does = what’s on the board?
client-key-w = w
client-key-w-does = who’s playing, and how are they doing?
client-key-i = i
client-key-i-does = what’s this, and what does it do now?
client-key-g = g
client-key-g-does = show me a good move
client-hint = Show me a good move
client-hint-short = Hint
client-hint-wait = Thinking about a good move …
client-hint-shown = A good move: { $text }
client-hint-why = { $move } Why: { $why }
client-key-u = u
client-key-u-does = undo, while that’s still fair
client-key-c = c
client-key-c-does = go to the command box
client-key-m = m
client-key-m-does = turn sound on or off
client-key-help = ?
client-key-help-does = show this list
client-command = Command
client-command-hint = what to select, or ?
client-command-send = Send
client-command-help = In the command box, type what things are called (such as “red 5”), actions as the rules write them, or one of these: ? for what you can do now, hand, board, last, who, help.
client-command-which = That could mean: { $text }.
client-command-filler = the a an my to on onto from with and
client-command-what = what
client-command-help-word = help
client-command-hand = hand
client-command-board = board
client-command-last = last
client-command-who = who
client-noscript = The table needs JavaScript. The rules, all other pages and the terminal program work without it.

# The replay.
client-ply = Action { $number } of { $count }
client-ply-start = Start of the game
client-first = To the start
client-previous = One step back
client-next = One step forward
client-last = To the end
client-play = Play
client-pause = Pause
client-speed = Speed
client-speed-1 = slow
client-speed-2 = medium
client-speed-3 = fast
client-view = Perspective
client-view-all = Everything revealed
client-view-none = Spectator
client-slider = Position in the game
client-link-ply = Link to this position

# Lessons and puzzles, as the client tells of them.
client-exercise-back = Back
client-exercise-again = Again
client-exercise-show = Show me
client-exercise-next = Next
client-exercise-first-game = Play your first game
client-exercise-shown = Try this: { $text }.
client-exercise-offline = The server can’t be reached right now. Please try again in a moment.
client-learned = { $done } of { $count } done
client-learned-all = All { $count } done
client-learned-one = done
client-rule-open = Read rule { $rule }
client-rule-title = Rule { $rule }
client-learn = Learn this game
client-review = What mattered
client-review-how = See how the chances went, which decisions mattered most and what would have been better, judged by what each player could know at that moment.
client-review-start = Review this game
client-review-running = The game is being reviewed …
client-review-failed = The review didn’t work out. Please try again in a moment.
client-review-curve = The course of the chances, from the start to the end
client-review-table = The chances in numbers
client-review-ply = Action
client-review-line = What could follow:
client-review-look = Look at it

# Pages.
page-tagline = Five tabletop games, played by the real rules
page-lead = Open a table, send the link, sit down. Play with friends or against bots, with mouse, touch, keyboard or screen reader.
page-games = Games
page-players = { $least } to { $most } players
page-players-fixed = { $most ->
    [one] 1 player
   *[other] { $most } players
}
page-play-bots = Play against bots
page-quick-sides = Choose level and side
page-quick-size = Choose level and players
page-quick-level = Bots
page-quick-players = Players
page-quick-side = Your side
page-quick-side-any = at random
page-play-friends = Play with friends
page-rules = Rules
page-rules-of = Rules of { $game }
page-join = Join a table
page-join-code = Table code
page-join-go = Join
page-join-unknown = No open table has this code. Codes are six letters and digits, such as K7QM2X.
page-my-tables = My tables
page-status-lobby = waiting for players
page-status-playing = in progress
page-status-over = finished
page-language = Language
page-name = Your name
page-name-how = The name other players see
page-name-save = Save
page-handover = Go on with another device
page-handover-how = Scan this code with the other device, or open the link there. It works once, within { $minutes } minutes.
page-handover-link = The link
page-handover-warning = Whoever opens it is you: keep it to yourself.
page-handover-who = Go on here as { $name }, with all your tables?
page-handover-instead = Whoever you are on this device so far is replaced.
page-handover-go = Go on here
page-skip = Skip to the content
page-home = Tactable, all games
page-footer = Free software on your own server, no account needed. Every shuffle can be checked after the game.

page-new = New table: { $game }
page-new-lead = Everything is set to the standard rules. Change what you like, then send the link to your friends.
page-new-chairs = Players
page-new-players = { $count ->
    [one] One person plays.
   *[other] { $count } people play.
}
page-new-chair-you = you
page-new-chair-open = anyone with the link
page-new-chair-bot = bot ({ $level })
page-new-options = Rules
page-new-own = your own pattern
page-new-own-how = Your own pattern, one row per line
page-new-time = Time
page-new-clock = Time per player
page-new-clock-none = no limit
page-new-clock-minutes = { $minutes } minutes each
page-new-window = Time for a quick answer
page-new-window-how = Where the rules reward the quickest, the table waits this long for everyone to answer.
page-new-window-seconds = { $seconds } seconds
page-new-together = Around the table
page-new-patience = When somebody is away
page-new-patience-how = A bot stands in until they are back. The seat stays theirs.
page-new-patience-seconds = a bot plays after { $seconds } seconds
page-new-patience-minutes = a bot plays after { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
page-new-patience-never = no bot: everyone waits
page-new-takeover = Joining a game in progress
page-new-takeover-how = Anyone with the link can take over from a bot. Whoever has sat on another seat cannot.
page-new-hints = Hints
page-new-hints-how = Players can ask for a good move when it’s their turn.
page-new-unless-clock = yes, unless a clock runs
page-new-make = Create the table
page-new-problems = The table can’t be created yet:
page-new-yes = yes
page-new-no = no
page-rule = rule { $rule }

page-contents = Contents
page-rules-start = The table at the start of a game

page-replay = Replay: { $game }
page-record = Download the record
page-proof = Was the shuffle fair?
page-proof-how = When the game started, the server published a commitment: the SHA-256 hash of the rules, the options, the players and the secret seed of every shuffle. After the game it published the seed. The record holds all of it, with a mark on every action. This command replays the game and shows that nothing was changed:

page-learn = Learn to play
page-learn-lead = Short lessons on a real board: one idea at a time, and you try it at once. No account, nothing to read beforehand.
page-learn-none = There are no lessons yet.
page-learn-it = Learn it
page-learn-start = Start learning
page-learn-all = All games to learn
page-learn-game = Learn { $game }
page-learn-step = step { $number }
page-learn-place = { $number } of { $count }
page-puzzles = Puzzles
page-puzzles-lead = One position, one good answer. A new one every day for each game, and many more whenever you like.
page-puzzles-none = There are no puzzles yet.
page-puzzles-none-such = There is no puzzle this hard. Choose another level.
page-puzzles-game = Puzzles: { $game }
page-puzzles-all = All puzzles
page-puzzles-rating = How hard
page-puzzle = Puzzle { $number }
page-puzzle-today = Puzzle of the day
page-puzzle-rating-1 = for everyone
page-puzzle-rating-2 = easy
page-puzzle-rating-3 = medium
page-puzzle-rating-4 = hard
page-puzzle-rating-5 = for experts

page-error-404 = Page not found
page-error-410 = This table can’t be opened here
page-error-429 = Too many requests
page-error-503 = Please come back in a moment
page-error-spent = This link isn’t good any more
page-error-400 = That didn’t work
page-error-500 = Something broke
page-error-home = Back to the games

page-table-invite = Play { $game } with me
page-table-watch = A game of { $game }: take a seat or watch.

# What a message cannot be
server-no-message = This isn’t a message: { $error }. Expected a JSON object such as {"{"}"key": "1", "do": "start"{"}"}.
server-no-key = A message needs a “key” of 1 to { $longest } bytes, so that it can be answered.
server-hint-off = This table gives no hints.
server-hint-not-now = There is nothing for you to decide right now.
server-hint-busy = A hint is already on its way.
server-hint-failed = No hint could be found this time. Please try again.
server-hint-late = The game has moved on; ask again.
server-no-verb = “do” should be one of act, undo, takeback, agree, decline, resign, sit, stand, bot, start, lock, unlock, free, dismiss, rematch, name, rest, help and ping.
server-missing = The field “{ $field }” is missing or can’t be read.
server-no-name = A name needs at least one letter or sign that can be seen.
server-no-level = The level of a bot is one of { $levels }.
server-lines = This server speaks version { $version } of the lines for programs: ask for lines={ $version }.
server-binary = Messages are text, but this one wasn’t.
server-too-long = A message can have at most { $longest } bytes.
server-too-fast = Too many messages at once. Please slow down.

# What a table refuses
server-not-started = The game hasn’t started yet.
server-started = The game has already started.
server-not-over = The game isn’t over yet.
server-over = The game is over.
server-moved-on = The game has moved on in the meantime. Please look again.
server-not-by-you = You didn’t choose that action yourself. You can ask the others to take it back.
server-not-your-seat = That’s not your seat.
server-no-seat-of-yours = You don’t have a seat at this table.
server-given-up = Whoever played there has resigned, so that seat stays with its bot.
server-seen-other = You’ve already seen this game from another seat, so you can’t take this one.
server-nothing-left = You haven’t left a seat here that is still waiting for you.
server-no-rest = There’s nothing left to set up.
server-option-takeover = whether someone new can take over from a bot
server-option-hints = whether players can ask for hints
server-seat-taken = That seat is already taken.
server-no-seat = Nobody plays there. The seats are { $seats }.
server-not-host = Only the host can do that.
server-locked = The host has locked this table, so nobody new can sit down.
server-dismissed = The host doesn’t want you to sit down at this table. You can watch.
server-nobody-there = Nobody else sits there whom you could ask to stand up.
server-not-seated = Only those who played can do that.
server-no-offer = There’s no request for you to answer.
server-offer-open = Another request has to be answered first.
server-nothing-done = You haven’t done anything yet that could be taken back.

# What a table cannot be
server-no-game = There’s no such game. The games are { $known }.
server-no-clock = A clock has more than 0 and at most 1440 minutes, and adds at most 3600 seconds per turn.
server-no-bots = Bots are given as a seat and a level: easy, medium, hard, champion or companion.
server-unreadable = This can’t be read: { $error }

# What happened at a table
server-news-sat = { $who } takes a seat: { $seats }.
server-news-stood = { $who } stands up.
server-news-locked = The host locks the table: nobody new can sit down.
server-news-unlocked = The host unlocks the table.
server-news-freed = The host frees the seat of { $who }.
server-news-left = { $who } leaves. { $bot } (bot) plays on until { $who } comes back.
server-news-back = { $who } is back and plays on.
server-news-takes-over = { $who } takes over from { $bot } (bot): { $seats }.
server-news-standin = { $who } is away, so { $bot } (bot) plays for now.
server-news-host = { $who } is the host now.
server-news-bot = { $bot } (bot, { $level }) takes a seat: { $seats }.
server-news-no-bot = { $bot } (bot) stands up: { $seats }.
server-news-started = The game begins.
server-news-took-back = { $who } takes back { $count ->
    [one] one action
   *[other] { $count } actions
}.
server-news-takeback = { $who } asks to take back the last action.
server-news-declined = { $who } declines.
server-news-withdrawn = { $who } withdraws the request.
server-news-resigned = { $who } resigns.
server-news-flagged = { $who } has run out of time.
server-news-rematch = A rematch is under way.

# How a game ended
server-won = { $who } { $winners ->
    [one] wins
   *[other] win
}: { $reason }.
server-drawn = Draw: { $reason }.
server-shared = { $who } share first place: { $reason }.
server-lost = The game is lost: { $reason }.
server-ended-resigned = { $who } resigned
server-ended-time = { $who } ran out of time

# Lessons and puzzles
server-exercise-go-on = Good. Keep going!
server-exercise-long = That’s more than an exercise needs. Please start it again.
server-exercise-changed = This exercise has changed in the meantime. Please start it again.
server-puzzle-done = Solved, well done!
server-puzzle-wrong = Not quite: there is something better. Try again.

# What a game turned on
server-review-busy = Another review of yours is still being made. Please wait until it is done.
server-review-course = { $who }: { $first }% at first, { $quarter }% after a quarter of the game, { $half }% at half-time, { $late }% after three quarters, { $last }% at the end.
server-review-seat = { $who }: { $good } of { $decisions } { $decisions ->
    [one] decision was good
   *[other] decisions were good
}; on average a decision cost { $lost } percentage points.
server-review-moments = { $count ->
    [0] No decision mattered much: everyone played well.
    [one] One decision mattered most.
   *[other] { $count } decisions mattered most.
}
server-review-moment = Action { $ply }: { $who } decides
server-review-played = Played: { $words } Chances afterwards: { $chance }%.
server-review-better = Better: { $words } Chances afterwards: { $chance }%.
server-review-why = Why: { $why }
