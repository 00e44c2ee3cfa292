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
failed-finished = the game in { $path } is over; tactable replay { $path } shows it
failed-record-says = the record says itself which options, seed and state it has; leave out --options, -o, --seed and --state
failed-action = at ply { $ply }, { $action } by seat { $seat }: { $refusal }
failed-bot-action = the bot on seat { $seat } chose { $action }, which is refused: { $refusal }

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
