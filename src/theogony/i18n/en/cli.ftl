# What the command line says.

## Errors: one sentence that says what to do

bad-language = There are no texts in { $given }; choose from: { $known }.
bad-game = There is no game { $given }; choose from: { $known }.
bad-file = { $path } cannot be read ({ $reason }): give the name of a file that exists.
bad-write = { $path } cannot be written ({ $reason }): name a folder in which you may write.
bad-option-form = { $given } is not an option: write --option name=value.
bad-bot = There is no bot { $given }; choose from: { $known }.
bot-random = any move that is allowed
bot-novice = has just learnt the rules, and slips
bot-plan = the simple plan of a beginner
bot-greedy = weighs each move, looks no further
bot-mcts = plays on in its head
bot-fate = the same with a learned value, and bluffs
bad-bot-count = { $bots ->
    [one] There is 1 bot
   *[other] There are { $bots } bots
} for { $players ->
    [one] 1 player or side
   *[other] { $players } players or sides
}: name at most one for each with --bots.
bad-bot-count-play = { $bots ->
    [one] There is 1 bot
   *[other] There are { $bots } bots
} for { $players ->
    [one] 1 player
   *[other] { $players } players
}: leave a seat for yourself, with fewer --bots or more --players.
bad-budget = { $given } is not a budget: write seconds as 0.5s or playouts as 200i.
bad-seat = There is no seat { $given } at a table for { $players }: choose another with --seat.
bad-seats-of-sides = The seats { $given } are not on one side: one person plays for one side.
bad-record-exists = { $path } exists already: go on with it by --resume, or choose another name.
no-last = There is no saved game of { $game } yet: start one without --last.
bad-host = The server cannot listen on { $host } ({ $reason }): name an address of this machine with --host.
bad-port = Port { $port } is in use, and the proxy knows no other: end what listens there, or choose another with --port.
bad-lan = This machine is in no network now: join one (Wi-Fi or a cable), or leave --lan out and play here.
bad-lan-public = The address of this machine, { $address }, is not that of a local network: the internet may reach it. Leave --lan out and play here, or say --host { $address } if that is what you want.
bad-lan-host = --lan chooses the address itself: leave out --lan, or --host { $host }.
bad-database = The database cannot be opened ({ $reason }): name another with --db.
bad-redis = Redis does not answer ({ $reason }): start it, or leave --redis out.
bad-at = This record has only { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: give a smaller number than { $at } with --at.
cannot-write-disk-full = The game could not be saved in { $path }: the disk is full; what stood there before is intact. Make room, or save elsewhere.
cannot-write-not-allowed = The game could not be saved in { $path }: writing there is not allowed; what stood there before is intact. Save elsewhere.
cannot-write-no-folder = The game could not be saved in { $path }: there is no such folder. Save elsewhere.
cannot-write-is-folder = The game could not be saved in { $path }: that is a folder. Give a file name.
cannot-write-other = The game could not be saved in { $path } ({ $reason }); what stood there before is intact. Save elsewhere.

cannot-print = The output could not be written ({ $reason }).
bad-no-server = The server needs more than is installed here ({ $module } is missing). Install it with: pip install "theogony[server]"
bad-usage-option = There is no option { $what }: “{ $command } --help” lists those there are.
bad-usage-command = There is no command { $what }: “{ $command } --help” lists those there are.
bad-usage-missing = “{ $command }” needs { $what }: “{ $command } --help” shows examples.
bad-usage-value = { $what } cannot have this value: “{ $command } --help” says what it takes.
bad-usage-extra = “{ $command }” does not understand { $what }: “{ $command } --help” shows examples.
bad-usage-other = This command line cannot be read ({ $what }): “{ $command } --help” shows examples.

## Playing

welcome = { $title }. The game is saved in { $path } after every move of yours.
welcome-help = Type ? for help, Ctrl-D to leave. The dice are sealed: { $commitment }…
player-number = Player { $number }
prompt-mark = { $name }>{" "}
pass-keyboard = Pass the keyboard to { $name }.
press-enter = Press Enter when you are in your seat.{" "}
plan-so-far = Your plan so far: { $parts }.
all-taken-back = { $number ->
    [one] The move before it is taken back: nothing has changed.
   *[other] The { $number } moves before it are taken back: nothing has changed.
}
some-stand = { $number ->
    [one] The move before it stands: dice or cards have been revealed.
   *[other] The { $number } moves before it stand: dice or cards have been revealed.
}
unknown-move = “{ $text }” is not a move. Do you mean: { $found }?
many-answers = { $number ->
    [one] 1 answer is possible. Type it: `{ $example }`.
   *[other] { $number } answers are possible. Type one of them, such as `{ $example }`.
}
no-such-number = There is no answer { $text }: the list goes from 1 to { $found }.
unknown-word = “{ $text }” is neither a move nor a command. Type ? for help.
ambiguous-move = “{ $text }” may mean: { $found }. Type a little more.
undone = Taken back.
oracle-on = on
oracle-off = off
oracle-speaks = The Oracle speaks: the first time a question of a kind comes up, one line says why it matters.
oracle-silent = The Oracle is silent. { "oracle on" } lets it speak again.
oracle-unclear = The Oracle knows on and off only, not “{ $given }”: type { "oracle on" } or { "oracle off" }.
never-not-this = This is asked whenever it comes up: you alone can answer it.
never-asked = You are not asked any more, it is let pass: { $topic }. { "never NAME" } takes that back.
never-taken-back = You are asked again: { $topic }.
never-unknown = You are asked for everything like “{ $name }”.
hand-empty = You hold no cards and no relics.
card-unknown = There is no card “{ $name }”.
place-unknown = There is no place “{ $name }”.
saved = Saved in { $path }.
save-exists = { $path } exists already and is not this game: choose another name.
no-odds = No dice are about to be rolled here. Type odds and a move that leads to them, for example: odds { "attack varangia>rus" }
odds-of-move = succeeds in { $percent } of 100 cases
odds-more = … and { $number } more.
move-with-advice = { $move }: { $advice }
reason-joint = ;{" "}
why-what = Type the move too, for example: why { "attack varangia>rus" }
why-legal = You may: { $move }.
left = Saved in { $path }. To go on: { $command }
finished-saved = The game is kept in { $path }. Its seed was { $seed }: `theogony replay` checks every die with it.
rank = { $rank }. { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
rank-seat = {"   "}{ $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
thinking = { $name } is thinking

## Commands at a question

command-help = help
command-why = why
command-hint = hint
command-odds = odds
command-undo = undo
command-never = never
command-oracle = oracle
command-map = map
command-players = players
command-hand = hand
command-card = card
command-near = near
command-log = log
command-rules = rules
command-save = save
command-language = language
command-quit = quit
usage-help = ? or help
usage-why = why MOVE
usage-hint = hint
usage-odds = odds [MOVE]
usage-undo = undo
usage-never = never [NAME]
usage-oracle = oracle [on or off]
usage-map = map
usage-players = players
usage-hand = hand
usage-card = card NAME
usage-near = near PLACE
usage-log = log [N]
usage-rules = rules [ID or WORDS]
usage-save = save [FILE]
usage-language = language [en or fr]
usage-quit = quit
help-moves = Answer with a number of the list, or type the move or enough of it. A number after it repeats it; a semicolon separates several moves.
help-help = the question again, and this list
help-why = why a move is or is not allowed, with its rule
help-hint = what a bot would do in your place, knowing only what you know
help-odds = the chances of what is about to be rolled, or of a move that leads to it
help-undo = take back your last choice, as long as nothing has been revealed since
help-never = never be asked again for what is asked now: it is let pass for you; with a NAME, be asked for it again
help-oracle = why a question matters, said the first time it comes up: on or off
help-map = the board
help-players = the players
help-hand = your cards and what they do
help-card = what a card does
help-near = a place and its neighbours
help-log = the last things that happened
help-rules = the rule of this question, a rule by number, or rules that hold some words
help-save = save now, here or elsewhere
help-language = go on in another language
help-quit = save and leave (also Ctrl-D, Ctrl-C)

## Rules, ledger, provenance

no-ledger = There is no rulebook of { $game } here.
no-tests = The tests are not here: run this in a checkout of the sources.
rules-none = No rule holds “{ $words }”: try other words, or a number.
rules-found = { $number ->
    [one] 1 rule
   *[other] { $number } rules
}
rules-more = … and { $number } more: type more words.
ledger-counts = { $game }: { $clauses ->
    [one] 1 clause
   *[other] { $clauses } clauses
}, { $cited } cited in code, { $covered } covered by tests, { $descriptive } descriptive.
ledger-uncited = Not cited in code ({ $number }): { $ids }
ledger-uncovered = Not covered by a test ({ $number }): { $ids }
ledger-unknown = Cited, but not in the ledger ({ $number }): { $ids }
ledger-complete = Nothing is missing.
source-official = official
source-seed = rule text
source-public = public
source-reconstructed = reconstructed
source-own = your file
source-total = all
source-legend = Rule text: the rules we were given. Public: documents and programs that follow the box. Reconstructed: ours; if you own the box, correct it with --content.
list-reconstructed = Our reconstruction:
list-own = From your content file:

## The server

serving = Theogony is at { $address } (Ctrl-C ends it)
lan-scan = On a phone: point its camera at the picture. On a computer: type the address above into the browser.
lan-who = Everybody who is in the same network as this machine, in the same Wi-Fi or on the same cable, can open it and join your tables; nobody needs to install anything.
lan-not = It listens at this address alone. Nobody reaches it from the internet, unless your router is told to let port { $port } in. What is sent is not encrypted: in a network that you do not trust, whoever listens can read it and play in your name.
lan-firewall = If a friend’s device finds nothing: this machine’s firewall may ask you to allow it, Wi-Fi for visitors often keeps devices apart, and with a VPN the address may be the VPN’s: switch it off first.

## Games, simulate, replay, bench

game-line = { $title }, { $players } ({ $ruleset })
players-range = { $low } to { $high } players
players-exact = { $number ->
    [one] one player
   *[other] { $number } players
}
default-mark = {" "}(default)
simulating = { $players ->
    [one] 1 player
   *[other] { $players } players
}
simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }, in { $seconds } s
simulated-decisions = { $number ->
    [one] 1 decision
   *[other] { $number } decisions
}, { $speed } a second
simulated-lengths = decisions in a game: half of the games have at most { $median }, 95% at most { $p95 }, the longest { $max }
simulated-units = { $unit } in a game: half of the games have at most { $median }, 95% at most { $p95 }, the longest { $max }
simulated-amounts = on average a player has: { $amounts }
simulated-never = never met ({ $what }): { $which }
unit-hands = Hands
unit-rounds = rounds
unit-turns = turns
unit-ages = Ages
label-god = god
label-pantheon = pantheon
label-feat = feat
label-hero = Hero
label-place = place in turn order
label-monster = slain Monster
label-blessing = Blessing
label-artifact = Artifact
label-olympian = Olympian
label-technology = deployed Technology
label-ally = ally
simulated-reasons = ended by { $reasons }
simulated-faults = faults: { $number }
simulated-fault = A fault in block { $block }, bots { $bots }:
column-bot = bot
column-seat = seat
column-side = side
column-games = games
column-wins = wins
column-share = share
column-interval = 95%
column-score = score
column-rank = rank
replayed = { $game } ({ $ruleset }): { $moves ->
    [one] 1 move replayed, legal,
   *[other] { $moves } moves replayed, all of them legal,
} with the dice in the record.
replayed-hash = Position: { $hash }
replayed-open = The game is not over.
bench-compiled = Compiled rules, one core.
bench-plain = Plain Python rules (make fast compiles them), one core.
bench-row = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, a second: decisions { $decisions_per_s }, games { $games_per_s }; clone { $clone_us } µs, view { $view_us } µs, redeal { $redeal_us } µs

## Help: `theogony --help`, and that of every command

cli-usage = Usage:
cli-examples = Examples:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = default:
cli-required = required
cli-theogony = A digital tabletop for board games of gods and titans.
cli-games = List the games, their players and their options.
cli-play = Play in the terminal against bots, or several at one keyboard.
cli-simulate = Let bots play many games in seat-balanced blocks, and count.
cli-simulate-more = The exit status is 1 if a game ended with a fault.
cli-bench = Measure how fast the rules run here.
cli-bench-more = Random play without events, clones, views and redeals, on one core.
cli-replay = Replay a saved game and verify it.
cli-replay-more = Every move, every die and the final position are checked.
cli-rules = Show and search the rules of a game.
cli-ledger = Say which rules the code cites and tests cover.
cli-ledger-more = The exit status is 1 if a rule lacks one of the two and is not marked as descriptive.
cli-provenance = Say where the components' numbers come from.
cli-provenance-more = What is our reconstruction is listed, so that the owner of a box can correct it with --content.
cli-serve = The tabletop in the browser: prints the address and opens it.
cli-serve-more = Ctrl-C ends the server; games are kept.
cli-any-version = Print the version.
cli-any-help = Show this message and exit.
cli-any-lang = en or fr; the locale's language by default.
cli-any-json = Print one JSON object and nothing else.
cli-any-content = A YAML file with corrected components of the game.
cli-any-game = The game, as “theogony games” lists it.
cli-any-players = How many players.
cli-any-option = name=value, several times.
cli-any-budget = How long bots think about a move: 0.5s or 200i.
cli-play-seat = Your seat, from 1; several of one side are separated by commas.
cli-play-bots = Who plays the other seats: names, separated by commas.
cli-play-seed = The seed of all chance; a secret one by default.
cli-play-name = Your name, or the names at one keyboard, separated by commas.
cli-play-hot-seat = Several players at one keyboard.
cli-play-resume = Go on with a saved game.
cli-play-last = Go on with the game saved last.
cli-play-record = Where the game is saved.
cli-simulate-games = How many games.
cli-simulate-bots = Bots by seat, or by side where seats play together, separated by commas (a short list is repeated).
cli-simulate-seed = The same seed gives the same games.
cli-simulate-jobs = How many processes play.
cli-bench-game = The game; all games by default.
cli-bench-seconds = How long random play is timed.
cli-replay-file = A saved game.
cli-replay-at = Stop after this many moves.
cli-replay-events = Tell everything that happened.
cli-rules-words = A clause (GS-174), its number, or words.
cli-serve-host = Where to listen; 0.0.0.0 lets others on the network in.
cli-serve-port = The port; another one is taken if it is in use.
cli-serve-db = Database: a file, or a URL such as postgresql://...
cli-serve-redis = Redis URL, when several servers share the database.
cli-serve-origins = Sites whose pages may use this server, when a proxy gives it another name: https://play.example.org
cli-serve-proxies = Addresses of the proxies in front of it, whose word on who is calling is believed.
cli-serve-lan = For friends in the same network: prints the address and a QR code, and says who can reach it.
cli-serve-open = Open the browser.

# lessons
bad-lesson = There is no lesson { $given }; choose from: { $known }.
bad-chapter = There is no chapter { $given }: the lesson has { $chapters }.
lesson-line = { $title } ({ $game }), { $chapters ->
    [one] 1 chapter
   *[other] { $chapters } chapters
}, { $minutes } min
lesson-chapter = Chapter { $number } of { $chapters }: { $title }
lesson-goal = The guide, { $step } of { $steps }: { $goal }
lesson-not-yet = A good thought, but not yet.
lesson-asked-for = this is what the guide asks for
lesson-left = Nothing is lost. To go on: { $command }
lesson-over = “{ $title }” is over: you can play. Try it: { $command }
command-skip = skip
usage-skip = skip
help-skip = on to the next chapter
command-repeat = repeat
usage-repeat = repeat
help-repeat = this chapter again, from its start
cli-lessons = List the lessons.
cli-learn = Learn a game at its own table, chapter by chapter.
cli-learn-more = What was left is gone on with. At any question, “skip” goes to the next chapter and “repeat” begins this one again.
cli-learn-lesson = The lesson, as “theogony lessons” lists it.
cli-learn-chapter = Begin with this chapter.

# export
bad-no-research = Datasets need more than is installed here ({ $module } is missing). Install it with: pip install "theogony[research]"
exported = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}: { $folder }
cli-export = Let bots play, and write every decision as Parquet.
cli-export-more = A README.md beside the files says what is in them.
cli-export-out = The folder to write into.
cli-export-games = How many games.
cli-export-bots = Bots by seat, or by side where seats play together, separated by commas (a short list is repeated).
cli-export-seed = The same seed gives the same games.
cli-export-all-views = At every decision what each seat knows, not only the one that is asked.
