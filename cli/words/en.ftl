# What the program itself says; what a game says stands with the game.
error = error: { $words }
argument = the argument
yes = yes
no = no
and = { $first } and { $last }

# What can’t be used
failed-output = reading or writing failed: { $error }
failed-read = cannot read { $path }: { $error }
failed-write = cannot write { $path }: { $error }
failed-exists = { $path } already exists and will not be overwritten; choose another name, or continue that game with --resume
failed-json = { $place } is not valid JSON: { $error }
failed-option = an option is written NAME=VALUE, not “{ $found }”
failed-chance = the system gave no random numbers: { $error }
failed-bots = expected one bot for everyone or one for each of { $people } { $people ->
    [one] player
   *[other] players
}, found { $found }
failed-seat = nobody plays on seat { $found } at this table; the seats are { $seats }
failed-game = there is no game “{ $found }”; the games are: { $known }{ $meant }
failed-rule = There is no rule { $found }; the sections are { $sections }, and rules are numbered like R2.1.
failed-rules-version = { $title } can be played by versions { $oldest } to { $newest } of its rules, not by version { $found }
failed-no-record = { $path } contains no record
failed-no-trace = { $path } contains no trace
failed-number = there is no record { $found }; the file contains { $records }
failed-other-game = { $path } is a record of { $found }
failed-ply = the record has { $last } actions, not { $found }
failed-picture = a picture goes into a file ending in .svg or .png, not into { $found }
failed-finished = the game in { $path } is over; watch it with: tactable replay { $path }
failed-record-says = a record brings its own rules, options, seed and start; leave out --rules, --options, -o, --seed and --state
failed-action = { $line ->
    [0] {""}
   *[other] line { $line },{" "}
}ply { $ply }: { $action } by { $who }: { $refusal }
failed-after-end = line { $line }: { $action } comes after the end. { $refusal }
failed-bot-action = the bot playing { $who } chose { $action }, which is refused: { $refusal }
failed-bot = the bot playing { $who } has lost: { $reason }
bot-no-judge = this bot cannot say what actions are worth; bots that search can
bot-not-legal = “{ $action }” is not legal here
bot-not-asked = it was asked to act although it is not its turn
bot-other-game = it plays a different game
bot-unsuited = alphabeta only plays games for two in which nothing is hidden
bot-lonely = plan only plays games that all can play together for a number; so far that is TAC
bot-unsolved = perfect only plays games that can be solved; so far that is MAIAK
bot-unusable = the file “{ $file }” cannot be used: { $reason }
bot-no-start = “{ $program }” does not start: { $reason }
bot-ended = “{ $program }” ended in the middle of the game: { $status }
bot-silent = “{ $program }” gave no answer within { $time }
bot-nonsense = “{ $program }” answered “{ $answer }” instead of a line such as { $expected }
bot-illegal = “{ $program }” chose “{ $action }”, which is not legal

# Picking a game
choose-game = Which game would you like to play?
choose-title = { $title }: { $summary }
choose-seat = Which side do you play?
choose-hot-seat = everyone, sharing this screen
choose-bot = Who do you play against?
choose-opponent = { $name ->
    [easy] easy: overlooks what is far away
    [medium] medium: makes a slip now and then
    [hard] hard: thinks for a moment about every turn
    [champion] champion: thinks a few seconds, as well as it can
    [companion] companion: as strong as you, so that it stays close
    [greedy] greedy: takes what looks best at once
    [random] random: does anything that is allowed
   *[other] { $name }
}
choose-number = Number, or Enter for 1:
choose-again = Type a number from 1 to { $last }, or q to leave.

# Before, during and after a game
title = { $title }{ $games ->
    [1] {""}
   *[other] , game { $number } of { $games }
}
who = { $seats }: { $sitter }{ $mates ->
    [0] {""}
   *[other] , with { $team }
}{ $acts ->
    [yes] , to act
   *[no] {""}
}
who-empty = { $seats }: empty
sitter-you = you
sitter-person = a player at this screen
sitter-bot = { $name } bot
sitter-named-bot = a bot
options-changed = Options: { $options }
commitment = Commitment: { $commitment }
    It fixes the seed, the options and the players. You see the seed at the end and can check that nothing was changed.
resumed = Continuing after { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
resumed-unsealed = This game was begun by an older version. From here on its record is sealed, with a new commitment.
prompt-help = Type an action, ? for all legal actions, or help.
gate-hide = Press Enter to hide the screen.
gate-pass = Pass the screen to { $who }. { $who }, press Enter.
undone = Taken back.
resigned-replaced = { $who } resigns; the { $bot } bot plays on.
hint = A good action from what you know: { $action }
hint-why = Why: { $why }
last-nothing = Nothing has happened yet.
saved = Saved to { $path }.
save-where = Name a file, for example: save game.txt
help =
    Type an action in the notation of the game, or one of these commands:
      ?, legal      list all legal actions
      ? c2          what a field, a piece or a card is and does now, and the
                    actions with it
      board         show the table
      describe      describe the table in sentences
      last          repeat what happened last
      who           see who plays and whose turn it is
      hint          see a good action, from what you know
      undo          take back your last action, if your turn isn’t over and it
                    revealed nothing
      back          take back your last action and what bots answered to it
      random        leave the rest of a set-up to chance
      rules [R2.1]  read the rules, or one of them
      save FILE     save the game so far
      resign        give up
      quit          leave; a game with --record can be continued
    If a word is both an action and a command, it counts as the action; /last is always the command.
outcome-won = { $who } { $winners ->
    [one] wins
   *[other] win
}: { $reason }.
outcome-shared = { $who } share first place: { $reason }.
outcome-draw = Draw: { $reason }.
outcome-together = Everyone wins together: { $reason }.
outcome-alone = Won: { $reason }.
outcome-alone-lost = Lost: { $reason }.
outcome-nobody = Nobody wins: { $reason }.
ended-resigned = the other side resigned
ended-resigned-alone = given up
ended-time = the other side ran out of time
unfinished = The game is unfinished.
score = { $who } { $score }
scores = Scores: { $scores }
standings = After { $games ->
    [one] one game
   *[other] { $games } games
}: { $scores }
standings-lost = not finished
seed-told = Seed{ $games ->
    [1] {""}
   *[other] {" "}of game { $number }
}: { $seed }
record-kept = Record: { $path } (check it with: tactable verify { $path })
farewell = Goodbye.
farewell-kept = The game is kept in { $path }. Continue with: tactable play --resume { $path }

# Learning
choose-lesson = Which game would you like to learn?
failed-no-lessons = there are no lessons for { $title } yet
failed-lesson = there is no lesson “{ $found }”; the lessons are: { $known }{ $meant }
learn-prompt = Do what is asked for; type ? for all legal actions, hint if you are stuck, or help.
learn-step = { $lesson }, { $number } of { $count }
learn-end = That’s it, you know how to play! Your first game: tactable play { $game } --bots easy
help-unknown = There’s nothing called “{ $found }” here. Fields, pieces and cards go by the names that describe and ? use.

# Lists
games-title = { $title } ({ $id }), { $range ->
    [yes] { $fewest } to { $most }
   *[no] { $most }
} players{ $named ->
    [0] {""}
   *[other] : { $names }
}
games-values = { $values } [default: { $default }]
games-preset = { $words } | a pattern of your own
games-text = see the rule
bench-not-counted = Allocations were not counted. To count them: cargo run --release --features count-allocations -- bench

# Replaying
replay-action = { $number }. { $who }: { $action }
replay-secret-action = { $number }. { $who }
replay-prompt = Action { $ply } of { $last } [Enter, b, number, q]:
replay-help = Press Enter for the next action, b to go back, a number from 0 to { $last } to jump there, q to leave.

# Puzzles
puzzle-title = { $title }, puzzle { $number } of { $count }, difficulty { $rating } of 5
puzzle-wrong = That is allowed, but it is not the answer. Try something else.
puzzle-solved = Solved!
puzzle-next = Enter for the next puzzle, q to leave:
puzzle-found = { $number }. { $task } Difficulty { $rating } of 5. Answer: { $answer }
practice-go-on = Good. Keep going!
practice-hint = Try this: { $action }
practice-help =
    Type an action in the notation of the game, or one of these commands:
      ?, legal      list all legal actions
      ? c2          what a field, a piece or a card is and does now
      board         show the table
      describe      describe the table in sentences
      last          repeat what has happened
      hint          see the next action of the answer
      rules [R2.1]  read the rules, or one of them
      skip          go on to the next one
      quit          leave
failed-puzzle = { $count ->
    [0] there are no puzzles of { $title } yet
   *[other] the puzzles of { $title } are numbered from 1 to { $count }
}
failed-finder = nobody knows yet how to find puzzles of { $title }

# The review
review-title = { $title }: what mattered
review-curve = The course of the chances:
review-curves = The course of the chances, in tenths:
review-nothing = Nobody had a choice, so there is nothing to review.
review-course = { $who }: { $first }% at first, { $quarter }% after a quarter of the game, { $half }% at half-time, { $late }% after three quarters, { $last }% at the end.
review-seat = { $who }: { $good } of { $decisions } { $decisions ->
    [one] decision was good
   *[other] decisions were good
}; on average a decision cost { $lost } percentage points.
review-moments = { $count ->
    [0] No decision mattered much: everyone played well.
    [one] One decision mattered most. The chances are those that its player could see.
   *[other] { $count } decisions mattered most. The chances are those that each player could see.
}
review-moment = { $number }. Action { $ply }: { $who } decides.
review-played = Played: { $action }. { $words } Chances afterwards: { $chance }%.
review-better = Better: { $action }. { $words } Chances afterwards: { $chance }%.
review-why = Why: { $why }
review-line = What could follow:
review-step = { "  " }{ $action }. { $words }

# Checking
verify-good = { $name }: good. { $words }
verify-bad = { $name }: FAILS. { $words }
verify-bad-ply = { $name }: FAILS at ply { $ply }. { $words }
verify-record = { $title }, { $actions ->
    [one] one action
   *[other] { $actions } actions
}. { $end } { $protection }
verify-sealed = Sealed, and the seal is intact.
verify-unsealed = Less protected: it comes from a version that did not seal records. Only its seed is committed to, so other options, other names or other legal actions in it would not show.
verify-trace = { $actions ->
    [one] One action
   *[other] { $actions } actions
}.
verify-sum = { $good } good, { $bad } failed.
perft-too-much = There is too much to count. Choose options for a smaller game, such as size 3 in MAIAK.
solve-unsolved = { $title } can’t be solved; so far only MAIAK can
solve-begins = looking for a proof
solve-progress = { $positions } positions looked into
solve-stopped = The search was stopped before it found out who wins.
solve-winner = { $who } wins, whatever the other side does. { $positions } positions were looked into.
solve-written = { $path } has the answers of the winner, { $answers } of them.
solve-first = { $action }: { $who } wins in { $turns } { $turns ->
    [one] turn
   *[other] turns
} at most
solve-checked = It holds: { $who } wins in { $turns } { $turns ->
    [one] turn
   *[other] turns
} of both sides at most. { $positions } positions of the winner and { $replies } actions of the other side were gone through.
solve-flaw = This proves nothing: { $reason }
trace-line = This line does not belong in a trace: { $error }
trace-missing = missing
trace-header = A trace starts with a header line, such as { "{" }"game":"maiak","rules":1,"options":{ "{" }{ "}" },"seed":"…"{ "}" }
trace-rules = The trace follows version { $claimed } of the rules; this program plays versions { $oldest } to { $newest }.
trace-broken-off = The trace breaks off before the last line of the game.
trace-after-end = The trace goes on after the last line of the game.
trace-differs = { $place } is { $claimed }, but should be { $found }
trace-seat = seat should be the number of a seat
trace-action = { $action } by { $who }: { $refusal }

# Contests and studies
progress = { $done } of { $total } games, { $left } left
progress-puzzles = { $done } of { $total } puzzles, { $left } left
progress-actions = { $done } of { $total } actions, { $left } left
progress-test = { $games } { $games ->
    [one] game
   *[other] games
}, { $bot } scores { $rate }; not decided yet
progress-test-alone = { $games } { $games ->
    [one] game
   *[other] games
}; not decided yet
interval = 95% interval
side = side
reason = reason
reason-failed = a bot failed
reason-endless = stopped because it did not end
endings = How games end
length-note = A game takes { $actions } actions on average (95% interval { $range }), in { $turns } turns.

# How much games are worth as evidence, and where a report comes from
evidence-differed = { $different } of { $games } games differed.
evidence-repeats = { $different } of { $games } games differed. Intervals count each different game once: what is played again is no news.
evidence-unknown = Of { $games ->
    [one] one game
   *[other] { $games } games
} in an older log, it is not known whether they repeat others; each is taken for a different one.
evidence-opening = The first { $plies ->
    [one] action was
   *[other] { $plies } actions were
} drawn at random before the bots took over.
evidence-opening-usual = The first { $plies ->
    [one] action was
   *[other] { $plies } actions were
} drawn at random before the bots took over, because games would repeat otherwise. --opening-plies 0 switches this off.
origin = How this was made
origin-made = tactable { $version }, rules of { $game } { $rules }, seed { $seed }

# The arena
arena-title = { $title }: { $bots }
arena-played = { $games ->
    [one] One game
   *[other] { $games } games
}{ $groups ->
    [1] {""}
   *[other] {" "}in { $groups } pairings
}. Every deal is played { $set ->
    [2] twice
   *[other] { $set } times
}, once in each rotation of the bots.
arena-played-alone = { $games ->
    [one] One game
   *[other] { $games } games
}. Everyone at the table wins together, so each of the { $set } bots plays every deal by itself, on all seats.
arena-rounded = { $asked } games for each pairing are rounded up to { $games }, so that all { $set } rotations are played.
arena-resumed = { $games ->
    [one] One game was
   *[other] { $games } games were
} already in the log.
arena-interrupted = Interrupted after { $games } of { $planned } games. With --out, the same command continues from here.
arena-unrecorded = { $games ->
    [one] One game that was already in the log has
   *[other] { $games } games that were already in the log have
} no record in the folder: a record is written when a game is played.
arena-null-test = { $bots } are one and the same bot, so this is a null test: whatever differs between them is chance.
arena-crosstable = Cross-table
arena-crosstable-note = Points and games of the bot in each row against the bot in each column.
arena-bots = Bots
arena-bot = bot
arena-games = games
arena-rate = score rate
arena-rating = rating
arena-failed = failed
arena-rates-note = The score rate is points per game; a shared win shares the point. Equally strong bots get { $even }. The intervals are 95% Wilson intervals, as narrow as the duplicate deals allow.
arena-rates-note-alone = The bot that wins a deal with the smallest number scores the point; a tie shares it. Equally strong bots get { $even }. The intervals are 95% Wilson intervals. The average result includes deals that were not won.
arena-glicko = Ratings are Glicko-2 with 95% intervals; a round of all pairings is a rating period.
arena-weng-lin = Ratings are Weng-Lin with 95% intervals, game by game.
arena-groups = Pairings
arena-group = pairing
arena-versus = { $bot } – { $others }
arena-wins = won
arena-shared = shared
arena-sides = Sides
arena-all = all bots
arena-sides-note = What each side scores, with its 95% interval; { $even } is even.
arena-deals = deals
arena-count = average result
arena-made = How often everyone wins
arena-share = share
arena-failures = Bots that failed, and lost the game by it
arena-failure = Game { $number }: { $bot }: { $error }
arena-more-failures = … and { $more } more.
arena-test = Sequential test
arena-ratio = Log-likelihood ratio { $for_high } for and { $for_low } against after { $sets ->
    [one] one duplicate set
   *[other] { $sets } duplicate sets
}, { $fresh } of them without repeated games; { $bound } decides.
arena-accepted = Accepted: the score rate of { $bot } is closer to { $high } than to { $low }.
arena-rejected = Rejected: the score rate of { $bot } is closer to { $low } than to { $high }.
arena-undecided = Undecided: the games do not show whether the score rate of { $bot } is closer to { $low } or to { $high }.
arena-measure = score rate with 95% interval, { $different } of { $games } games differ
arena-few-bots = a contest needs at least two bots, such as --bots greedy,random
arena-test-of-two = --sprt compares exactly two bots
arena-log-busy = { $path } is being written by another contest or study
arena-log-foreign = { $path } is not the log of a contest or study and will not be touched; choose another name
arena-log-line = { $path } is not the log of a contest or study: line { $line }: { $error }
arena-log-differs = { $path } was started with other settings: { $name } is { $found } there and { $wanted } here; choose another name, or the same settings
arena-log-seating = { $path } does not fit: game { $number } was played by other bots than it should have been

# The study
study-title = { $title }: what its games are like
study-played = { $games ->
    [one] One game
   *[other] { $games } games
} by { $bots }. Options: { $options }.
study-usual = the defaults
study-interrupted = Interrupted: only finished games are counted.
study-failures = In { $games ->
    [one] one game
   *[other] { $games } games
} a bot failed and lost.
study-note = Intervals contain the true value in 95 of 100 cases. All figures are for these bots; others may play differently.
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
study-all-alike = No figure differs significantly.
study-other-sides = A and B have different numbers of sides, so their sides are not compared.
study-chance = Of { $figures } figures, one in twenty shows a significant difference by mere chance.
study-points = points
study-points-of = Points of { $side }
study-points-measure = points per game with 95% interval
study-seats = Who is favoured
study-even = No side scores significantly more than an even { $even }.
study-favoured = { $sides } { $count ->
    [one] scores
   *[other] score
} significantly more than an even { $even }.
study-results = How good the results are
study-result = result
study-result-note = It takes { $count } on average (95% interval { $range }); the fewer, the better.
study-lengths = How long games are
study-spread = Half of them take { $middle } actions or fewer, four in five between { $low } and { $high }, the longest { $most }.
study-actions = Actions per game
study-turns = Turns per game
study-actions-range = actions
study-games-measure = share of the games
study-branching = How many choices there are
study-choices = legal actions
study-choices-note = There are { $choices } legal actions to choose from on average.
study-phase = phase of the game
study-ends = Ends: { $reason }
study-leads = Whether the leader wins
study-leads-note = The leader is the side that looks best to the game’s own evaluation, which knows everything; the points are what that side scores in the end. The rest are comebacks.
study-progress = of the game played
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
study-events-note = “At the end” is the share of games in which it happens within the last { $late } actions; “lift” is how many times as often as anywhere in the game; “doer’s points” is what the side that does it scores in the end.
study-events-most = The { $listed } most frequent at the end, of { $kinds } kinds.

# The server
serve-at = Tactable is running at { $url }
serve-alone = Only this machine can reach it; with --host 0.0.0.0, others on your network can join.
serve-others = Others on your network can join at { $url }
serve-others-unknown = Others on your network can join at this machine’s address.
serve-data = Tables are kept in { $path }
serve-stop = Press Ctrl-C to stop; every table stays as it is.
serve-next-port = Port { $port } is taken; trying the next one.
serve-port-taken = port { $port } on { $host } is taken; choose another with --port
serve-no-port = cannot listen on port { $port } of { $host }: { $error }
serve-no-store = cannot open { $path }: { $error }
serve-no-home = there is no folder for your data; say where to keep the tables with --database FILE

# The server under load
load-good = good
load-bad = BAD
load-note = note
load-cold = { $took } ms until a server with { $tables } tables on disk is ready
load-memory = { $bytes } bytes of memory per idle table
load-done = { $actions } actions at { $tables } tables, { $rate } per second, all acknowledged in order; { $ended } games ended
load-latency = acknowledged within { $half } ms (half), { $most } ms (99 of 100), { $worst } ms (all)
load-seen = seen by the other client within { $half } ms (half), { $most } ms (99 of 100), { $worst } ms (all)
load-work = { $took } µs of a core per action at the servers
load-takeover = { $tables } tables of a killed server went on after { $half } ms (half), { $took } ms (all)
load-alone = { $tables ->
    [one] At one table one client had both seats
   *[other] At { $tables } tables one client had both seats
}, because there may not be more open files.
load-busy = Meanwhile { $ours } cores worked for this run and { $others } for others on this machine, on the average.
load-files = { $tables } tables need more files than the { $files } that may be open here; raise the limit to { $needed } (ulimit -n) or take fewer tables
torture-begins = { $nodes ->
    [one] One server on SQLite
   *[other] { $nodes } servers on PostgreSQL
}, { $tables } tables, seed { $seed }
run-failed = the run could not go on: { $error }
torture-short = The time was over, or somebody stopped it, before { $kills } kills.
torture-compared = { $sights } pictures of { $tables } tables, as people saw them, were compared with the logs.
torture-first = { $count ->
    [one] One difference:
   *[other] { $count } differences, the first:
} { $first }
torture-counts = { $kills } kills, { $acknowledged } acknowledged, { $lost } lost, { $doubled } doubled, { $reordered } reordered
torture-kept = everything that belongs to this run is kept in { $path }
torture-no-table = table { $table } is gone
torture-broken = the log of table { $table } is broken: { $error }
torture-lost = table { $table }: message { $key } was acknowledged at { $seq } and is not in the log
torture-changed = table { $table }: what message { $key } asked for was acknowledged at { $seq }, but the log says something else there
torture-doubled = table { $table }: entry { $seq } was done before by the same message
torture-reordered = table { $table }: message { $key } was acknowledged at { $seq } and stands elsewhere in the log
torture-refused = table { $table }: message { $key } was refused and is in the log all the same
torture-beyond = table { $table }: somebody saw { $seq } entries, more than the log has
torture-told = table { $table }: what somebody saw after { $seq } entries is not what they make
torture-after = table { $table }: entry { $seq } comes after the end, or a second time
torture-seat = table { $table }: seat { $seat } was lost to whoever sat on it
torture-stalled = table { $table }: it did not go on after everything was there again
torture-panic = a server panicked: { $line }
torture-died = a server had ended by itself before it was killed
progress-kills = { $done } of { $total } kills, { $left } left

# Looking after what is kept
progress-tables = { $done } of { $total } tables, { $left } left
progress-people = { $done } of { $total } people, { $left } left
progress-checks = { $done } of { $total } tables checked, { $left } left
store-failed = { $error }
store-same = { $place } cannot be moved to itself
doctor-table = table { $table }: { $words }
doctor-status = it is kept as “{ $kept }”, but its log says “{ $found }”
doctor-orphans = { $rows } { $kind } belong to table { $table }, which is not there
doctor-good = { $tables ->
    [one] One table was checked; it is as it was written.
   *[other] { $tables } tables were checked; all are as they were written.
}
doctor-bad = { $tables ->
    [one] One table was checked;
   *[other] { $tables } tables were checked;
} { $problems ->
    [one] one thing is wrong.
   *[other] { $problems } things are wrong.
}
backup-done = { $place } was copied to { $path }.
move-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
} and what is known of { $people ->
    [one] one person
   *[other] { $people } people
} are in { $to }, checked. { $from } was left as it is.
prune-kept = table { $table } was kept, because its record cannot be written: { $error }
prune-done = { $lobbies ->
    [one] One lobby
   *[other] { $lobbies } lobbies
} and { $games ->
    [one] one game
   *[other] { $games } games
} were removed.

# Data sets
export-written = { $rows ->
    [one] One decision
   *[other] { $rows } decisions
} of { $games ->
    [one] one game
   *[other] { $games } games
} in { $path }: { $bytes } bytes, { $row } per decision and { $game } per game.
export-resumed = { $games ->
    [one] One game was already there.
   *[other] { $games } games were already there.
}
export-interrupted = Interrupted: { $games } of { $planned } games are written. The same command continues from here.
export-record = game { $number } cannot be replayed: { $reason }
export-other-game = game { $number } is { $found }, but a data set has only one game, here { $wanted }
export-foreign = { $path } is not a data set of Tactable and will not be touched: { $reason }
export-differs = { $path } holds another data set: { $name } is { $found } there and { $wanted } here; choose another name, or the same settings
selfplay-two = Self-play needs a table where two play against each other, in TAC two teams of two; some games have an option for it, such as -o seats=2.
selfplay-search = { $bot } does not say what its chances are; expected a bot that searches, such as search:400.

# The table that fills the terminal
screen-hint = Hint
screen-undo = Undo
screen-back = Take back
screen-random = Leave it to chance
screen-next = Go on
screen-rematch = Play again
screen-review = What mattered
screen-log = What happened
screen-rules = Rules
screen-save = Save to a file
screen-pace = Pace of the others: { $pace }
screen-pace-now = Pace of the others: { $pace }
screen-help = Help
screen-resign = Resign
screen-quit = Leave
screen-menu = Menu
pace-slow = slow
pace-calm = calm
pace-quick = quick
pace-none = at once
screen-thinking = { $who } is thinking
screen-adviser = The champion
screen-paused = Paused. Space goes on.
screen-not-that = That doesn’t help here. What you can pick has a dot (•).
screen-not-now = Not now.
screen-no-command = There is no such command. Esc opens the menu.
screen-too-small = The table needs { $width } × { $height } characters; this window has { $wide } × { $high }. Make it larger, or play with --lines.
screen-sure = { $what }, really? Enter for yes, any other key for no.
screen-gone = That’s it
screen-leave = Enter to leave
screen-page-more = Space for more, Esc to close
screen-page-end = Esc to close
screen-footer = Arrows move · Enter picks · Tab next · Esc menu · ? help
screen-footer-watching = Space pauses · < slower · > faster · Esc menu · ? help
screen-keys =
    Arrows, mouse  go to a field, a piece or a card
    Tab            go to the next thing that you can pick
    Enter, click   pick it; pick it again to change your mind
    1 to 9         press the button with that number
    Letters        type an action or a name, such as c2, and Enter
    Esc            one step back, then the menu
    Backspace      one step back
    PgUp, PgDn     scroll through what happened
    < and >        slower and faster
    Ctrl-C         leave; the game can be continued

    • can be picked   ✓ is picked   ! is the hint   ‹ was the last action
meant-several = That can mean several things: { $actions }
thinking = { $who } is thinking …
back-nothing = There is nothing to take back: only your own actions in a game against bots.
random-not-now = There is nothing to set up now.
unfinished-kept = You have an unfinished game of { $title }, after { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
unfinished-ask = Continue it? [Y/n]
rematch-ask = Play again? [y/N]
farewell-continued = The game is kept. Continue with: tactable play { $game }

# The manual
page-name = NAME
page-synopsis = SYNOPSIS
page-description = DESCRIPTION
page-notes = NOTES

# Tables on servers
join-name = What should we call you?
join-choose-seat = Choose a seat.
join-no-seat = No seat is free. You look on.
join-invitation = Others come by this link: { $address } (code { $code })
join-farewell = Goodbye. Your seat is kept; come back with: tactable join { $address }
join-replay = The whole game again: { $address }/replay
join-rules = The rules are here: { $address }
join-no-address = “{ $found }” leads to no table; expected a link such as http://host:7777/t/ID, or a server and a code: http://host:7777 K7QM2X
join-unreachable = nobody can be reached at { $address }: { $reason }
join-foreign = whoever answers at { $address } does not speak our language: { $reason }
join-no-table = there is no such table: { $address }
join-other-rules = the table at { $address } cannot be played there: it belongs to another version of the program. { $reason }
join-busy = too much is going on at { $address }; { $seconds ->
    [0] try again in a moment.
    [one] try again in a second.
   *[other] try again in { $seconds } seconds.
} { $reason }
join-refused = the server at { $address } refuses: { $reason }
join-help =
    Type an action in the notation of the game, or one of these commands:
      ?, legal      list all that can be done
      ? c2          what a field, a piece or a card is and does now, and the
                    actions with it
      board         show the table
      describe      describe the table in sentences
      last          repeat what happened last
      log           see all that happened
      who           see who plays and whose turn it is
      hint          see a good action, where the table allows it
      undo          take back your last action, if your turn isn’t over and it
                    revealed nothing
      back          ask the others to take back your last action
      agree         accept what somebody asks for; decline says no
      random        leave the rest of a set-up to chance
      rules [R2.1]  read the rules, or one of them
      name NAME     be called so
      sit 2, stand  take a seat, or let a bot have yours
      resign        give up
      rematch       play again after the end; next joins the others there
      review        see what mattered, after the end
      save FILE     save the game, after the end
      quit          leave; your seat is kept
    If a word is both an action and a command, it counts as the action; /last is always the command.
screen-describe = Describe the table
screen-name = Change your name
screen-stand = Let a bot have your seat
