# What the program itself says; what a game says stands with the game.
error = error: { $words }
argument = the argument

# What cannot be used
failed-output = reading or writing failed: { $error }
failed-read = cannot read { $path }: { $error }
failed-write = cannot write { $path }: { $error }
failed-exists = { $path } exists already and is kept as it is; choose another name, or go on with it by --resume
failed-json = { $place } is not JSON: { $error }
failed-option = an option is given as NAME=VALUE, not as “{ $found }”
failed-chance = the system gives no random numbers: { $error }
failed-bots = expected one bot for all or one for each of { $seats } { $seats ->
    [one] seat
   *[other] seats
}, found { $found }
failed-seat = there is no seat { $found } at this table; the seats are 0 to { $last }
failed-game = there is no game “{ $found }”; the games are: { $known }
failed-rule = There is no rule { $found }; the sections are { $sections }, and a rule is named like R2.1.
failed-no-record = { $path } holds no record
failed-no-trace = { $path } holds no trace
failed-number = there is no record { $found }; the file holds { $records }
failed-other-game = { $path } holds a game of { $found }
failed-ply = the record has { $last } actions, not { $found }
failed-picture = a picture is written to a file ending in .svg or .png, not to { $found }
failed-finished = the game in { $path } is over; tactable replay { $path } shows it
failed-record-says = the record says itself which options, seed and state it has; leave out --options, -o, --seed and --state
failed-action = at ply { $ply }, { $action } by seat { $seat }: { $refusal }
failed-bot-action = the bot on seat { $seat } chose { $action }, which is refused: { $refusal }
failed-bot = the bot of { $seat } has lost: { $reason }
bot-not-asked = it was asked although its seat may not act
bot-other-game = it sits at the table of another game
bot-unsuited = alphabeta plays only games of two seats in which nothing is hidden
bot-no-start = “{ $program }” does not start: { $reason }
bot-ended = “{ $program }” ended in the middle of the game: { $status }
bot-silent = “{ $program }” gave no answer within { $seconds } seconds
bot-nonsense = “{ $program }” answered “{ $answer }” where a line such as {"{"}"action":"…"{"}"} is expected
bot-illegal = “{ $program }” chose “{ $action }”, which is not legal

# Choosing a game
choose-game = Which game do you want to play?
choose-title = { $title }: { $summary }
choose-seat = Where do you want to sit?
choose-hot-seat = people on all seats, sharing this screen
choose-bot = Who plays against you?
choose-number = Number, or Enter for 1:
choose-again = A number from 1 to { $last } is expected, or q to leave.

# Before, during and after a game
title = { $title }{ $games ->
    [1] {""}
   *[other] , game { $number } of { $games }
}
seat = Seat { $number }
who = { $seat }: { $sitter }{ $mates ->
    [0] {""}
   *[other] , team { $team }
}{ $acts ->
    [yes] , to act
   *[no] {""}
}
sitter-person = a person
sitter-bot = bot { $name }
options-changed = Options: { $options }
commitment = Commitment: { $commitment }
    This is SHA-256 of the seed. The seed is told at the end, so that everyone can check the chance.
resumed = Going on after { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
prompt-help = Type an action, ? for all legal actions, or help.
gate-hide = Press Enter to hide the screen.
gate-pass = Pass the screen to { $who }. { $who }, press Enter.
undone = Taken back.
hint = The greedy bot would play { $action }.
last-nothing = Nothing has happened yet.
saved = Saved to { $path }.
save-where = Name a file, such as save game.txt
help =
    Type an action in the notation of the game, or one of these commands:
      ?, legal      list all legal actions
      board         draw the table
      describe      tell how things stand in sentences
      last          tell again what happened last
      who           tell who sits where and who may act
      hint          ask the greedy bot
      undo          take back your last action, as long as your turn runs and it showed nothing
      rules [R2.1]  read the rules, or one of them
      save FILE     save the game so far
      quit          leave
    A word that is both an action and a command is the action; /last is always the command.
outcome-won = { $who } { $winners ->
    [one] wins
   *[other] win
}: { $reason }.
outcome-shared = { $who } share the win: { $reason }.
score = { $who } { $score }
scores = Scores: { $scores }
standings = After { $games ->
    [one] one game
   *[other] { $games } games
}: { $scores }
seed-told = Seed{ $games ->
    [1] {""}
   *[other] {" "}of game { $number }
}: { $seed }
record-kept = Record: { $path } (check it with: tactable verify { $path })
farewell = Goodbye.
farewell-kept = The game is kept in { $path }. Go on with: tactable play --resume { $path }

# Lists
games-title = { $title } ({ $id }), { $range ->
    [yes] { $fewest } to { $most }
   *[no] { $most }
} seats: { $names }
games-values = { $values } [default: { $default }]
games-text = see the rule

# Replaying and checking
replay-action = { $number }. { $who }: { $action }
replay-secret-action = { $number }. { $who }
replay-prompt = Action { $ply } of { $last } [Enter, b, number, q]:
replay-help = Enter shows the next action, b goes back, a number from 0 to { $last } goes there, q leaves.
replay-unfinished = The game is unfinished.
verify-good = { $name }: good. { $words }
verify-bad = { $name }: FAILS. { $words }
verify-bad-ply = { $name }: FAILS at ply { $ply }. { $words }
verify-record = { $title }, { $actions ->
    [one] one action
   *[other] { $actions } actions
}. { $end }
verify-trace = { $actions ->
    [one] One action
   *[other] { $actions } actions
}.
verify-sum = { $good } good, { $bad } failed.
trace-line = The line is not one of a trace: { $error }
trace-missing = missing
trace-header = A trace starts with a header line, such as { "{" }"game":"maiak","rules":1,"options":{ "{" }{ "}" },"seed":"…"{ "}" }
trace-broken-off = The trace breaks off before the last line of the game.
trace-differs = { $place } is { $claimed }, but should be { $found }
trace-seat = seat should be the number of a seat
trace-action = { $action } by seat { $seat }: { $refusal }

# Contests and studies
progress = { $done } of { $total } games, { $left } left
progress-test = { $games } { $games ->
    [one] game
   *[other] games
}, { $bot } scores { $rate }; the test is not decided yet
interval = 95% interval
side = side
reason = reason
reason-failed = a bot failed
reason-endless = broken off, because it did not end
endings = How games end
length-note = A game takes { $actions } actions on average (95% interval { $range }), in { $turns } turns.

# The arena
arena-title = { $title }: { $bots }
arena-played = { $games ->
    [one] One game
   *[other] { $games } games
}{ $groups ->
    [1] {""}
   *[other] {" "}in { $groups } pairings
}. Every deal is played { $set } times, once in each rotation of the bots.
arena-rounded = { $asked } games for each pairing are rounded up to { $games }, so that all rotations ({ $set }) are played.
arena-resumed = { $games ->
    [one] One game was
   *[other] { $games } games were
} in the log already.
arena-interrupted = Interrupted: these are { $games } of { $planned } games. With --out, the same command goes on from here.
arena-bots = Bots
arena-bot = bot
arena-games = games
arena-rate = score rate
arena-rating = rating
arena-failed = failed
arena-rates-note = The score rate is points per game; who shares a win shares the point. Equal bots get { $even }. 95% Wilson intervals, as narrow as the duplicate deals allow.
arena-glicko = Ratings are Glicko-2 with 95% intervals; a round of all pairings is a rating period.
arena-weng-lin = Ratings are Weng-Lin with 95% intervals, game by game.
arena-groups = Pairings
arena-group = pairing
arena-versus = { $bot } – { $others }
arena-wins = won
arena-shared = shared
arena-sides = Seats
arena-all = all bots
arena-sides-note = What each side gets, with its 95% interval; { $even } is even.
arena-share = share
arena-failures = Bots that failed, and lost by it
arena-failure = Game { $number }: { $bot }: { $error }
arena-more-failures = … and { $more } more.
arena-test = Sequential test
arena-ratio = Log likelihood ratio { $for_high } for and { $for_low } against after { $sets ->
    [one] one duplicate set
   *[other] { $sets } duplicate sets
}; { $bound } decides.
arena-accepted = Accepted: the score rate of { $bot } is rather { $high } than { $low }.
arena-rejected = Rejected: the score rate of { $bot } is rather { $low } than { $high }.
arena-undecided = Undecided: the games do not show whether the score rate of { $bot } is rather { $low } or { $high }.
arena-measure = score rate with 95% interval, { $games } games
arena-few-bots = a contest needs at least two bots, such as --bots greedy,random
arena-twice = the bot { $bot } is named twice
arena-one-side = with these options all seats play together, and there is no contest
arena-test-of-two = --sprt compares exactly two bots
arena-log-busy = { $path } is being written by another contest or study
arena-log-foreign = { $path } is no log of a contest or a study and is kept as it is; choose another name
arena-log-line = { $path } is no log of a contest or a study: line { $line }: { $error }
arena-log-differs = { $path } was begun with other settings: { $name } is { $found } there and { $wanted } here; choose another name, or the same settings
arena-log-seating = { $path } does not fit: game { $number } was played by other bots than it should be

# The study
study-title = { $title }: what its games are like
study-played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $bots }. Options: { $options }.
study-usual = the usual ones
study-interrupted = Interrupted: only the games that were finished are told of.
study-failures = In { $games ->
    [one] one game
   *[other] { $games } games
} a bot failed and lost.
study-note = Intervals hold the true value in 95 of 100 cases. All figures are those of these bots; others may play otherwise.
study-numbers = The numbers
study-comparison = Comparison
study-figure = figure
study-a = A
study-b = B
study-change = change
study-verdict = the difference is
study-significant = significant
study-not-significant = not significant
study-differs = { $figure }: { $a } under A, { $b } under B. The difference is significant.
study-all-alike = The difference is not significant in any figure.
study-other-sides = A and B have different numbers of sides; their seats are not compared.
study-chance = Of { $figures } figures, one in twenty shows a significant difference by mere chance.
study-points = points
study-points-of = Points of { $side }
study-points-measure = points per game with 95% interval
study-seats = Whom the seats favour
study-even = No side differs significantly upwards from an even { $even }.
study-favoured = { $sides } { $count ->
    [one] gets
   *[other] get
} significantly more than an even { $even }.
study-lengths = How long games are
study-spread = Half of them take { $middle } actions or fewer, four of five between { $low } and { $high }, the longest { $most }.
study-actions = Actions per game
study-turns = Turns per game
study-actions-range = actions
study-games-measure = share of the games
study-branching = How many choices there are
study-choices = legal actions
study-choices-note = Who is to act has { $choices } legal actions on average.
study-phase = phase of the game
study-ends = Ends: { $reason }
study-leads = Whether those ahead win
study-leads-note = Who looks best to the game’s own evaluation, knowing everything, and what that side gets in the end. The rest are comebacks.
study-progress = of the game is over
study-ahead = games with a leader
study-kept = points of the leader
study-half = Points of the leader at half-time
study-events = What happens, and what decides
study-event = event
study-per-game = per game
study-in-games = in games
study-late = at the end
study-lift = lift
study-doer = doer’s points
study-late-measure = share of the games in which it is among the last actions
study-events-note = “At the end” is the share of games in which it happens in the last { $late } actions; “lift” is how many times as often as anywhere in the game; “doer’s points” is what the side that does it gets in the end.
study-events-most = The { $listed } most frequent at the end of { $kinds } kinds.

# The server
serve-at = Tactable is here: { $url }
serve-alone = Only this machine reaches it; with --host 0.0.0.0 others in your network do too.
serve-others = Others in your network find it here: { $url }
serve-others-unknown = Others in your network reach it by the address of this machine.
serve-data = Tables are kept in { $path }
serve-stop = Ctrl-C stops it; every table is kept as it stands.
serve-next-port = Port { $port } is taken; trying the next one.
serve-port-taken = port { $port } at { $host } is taken; choose another with --port
serve-no-port = cannot listen at port { $port } of { $host }: { $error }
serve-no-store = cannot open { $path }: { $error }
serve-no-home = there is no folder for your data; say where tables are kept with --data FILE

# The server under load
load-good = good
load-bad = BAD
load-cold = { $took } ms until a server with { $tables } tables on disk is ready
load-memory = { $bytes } bytes of memory for a table at which nothing happens
load-done = { $actions } actions at { $tables } tables, { $rate } in a second, all acknowledged in order; { $ended } games ended
load-latency = acknowledged within { $half } ms (half), { $most } ms (99 of 100), { $worst } ms (all)
