## The laboratory: `theogony lab`

cli-lab = Experiments: many games among bots, kept in a folder.
cli-lab-more = What has been played is never lost: the same command goes on where it was stopped.
cli-lab-run = Carry out an experiment, or go on with it.
cli-lab-run-more = The exit status is 1 if a game ended with a fault.
cli-lab-run-file = A YAML file that describes an experiment, or the folder of one.
cli-lab-run-game = The game, if there is no FILE: as “theogony games” lists it.
cli-lab-run-bots = Bots by seat, or by side where seats play together, separated by commas (a short list is repeated): greedy, mcts@200i, my.py:checkpoint.
cli-lab-league = Let bots and checkpoints meet, and rate them.
cli-lab-league-more = Everybody meets everybody, with the same luck from every seat; ratings are OpenSkill’s, for any number of players.
cli-lab-league-games = How many games at least; rounds are played to their end.
cli-lab-league-bots = Who takes part, separated by commas: greedy, mcts@200i, my.py:checkpoint.
cli-lab-league-swiss = By the Swiss system: in every round those meet who stand close to each other.
cli-lab-any-games = How many games.
cli-lab-any-bots = Bots, separated by commas.
cli-lab-any-seed = The same seed gives the same games.
cli-lab-any-jobs = How many processes play.
cli-lab-any-out = The folder the experiment is kept in.
cli-lab-any-executor = Where the games are played: on this machine, or on a Ray cluster.
cli-lab-any-address = The address of the Ray cluster; one on this machine alone by default.

lab-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played in { $seconds } s: { $folder }
lab-there = ({ $games ->
    [one] { $games } more was there already.
   *[other] { $games } more were there already.
})
lab-stopped = Stopped. All finished games are kept: the same command goes on.
lab-timed = How long { $bots } may think is said in seconds, so this cannot be played again to the same end: give playouts instead, such as mcts@200i.
column-entrant = entrant
column-rating = rating
column-unsure = unsure
column-sure = surely

bad-no-lab = Leagues need more than is installed here ({ $module } is missing). Install it with: pip install "theogony[lab]"
bad-no-ray = The executor ray needs more than is installed here ({ $module } is missing). Install it with: pip install "theogony[ray]"
bad-lab-what = Name either a file or folder of an experiment, or a game with --game.
bad-lab-both = { $options } cannot change an experiment that a file describes: write it in the file, or leave it out.
bad-executor = There is no executor { $given }: write --executor local or --executor ray.
bad-address = Only a Ray cluster has an address: add --executor ray, or leave --address out.
bad-cluster = The Ray cluster { $address } does not answer ({ $reason }): start it with “ray start --head”, or name its address with --address.
bad-node = The node { $node } would not play the same games: it has { $today }, here it is { $begun }. Install the same version of Theogony there.
bad-player-died = The processes that played the games { $numbers } died every time, perhaps for lack of memory. All others are kept: the same command tries these again.
bad-experiment-syntax = { $path } is not YAML: line { $line } cannot be read.
bad-experiment-form = { $path } does not describe an experiment: it needs at least a line “game: diceforge”.
bad-experiment-field = An experiment has no field { $name }; it knows: { $known }.
bad-experiment-value = { $name } cannot be { $given } in an experiment.
bad-schedule = There is no schedule { $given }; choose from: { $known }.
bad-league-entrants = A league needs at least two entrants, each named once, not: { $given }.
bad-entrant = { $given } does not name a bot: write greedy, mcts@200i, or my.py:checkpoint.
bad-no-bot-file = { $path } is not a Python file that can be loaded: name one that holds a class BOT.
bad-no-bot-class = { $path } holds no bot: give it a class BOT that is derived from theogony.bots.Bot.
bad-experiment-other = { $folder } holds another experiment: choose another folder with --out, or go on with that one by “theogony lab run { $folder }”.
bad-experiment-lost = { $folder } holds games, but no experiment.yaml that says of what: choose another folder with --out.
bad-experiment-busy = { $folder } is in use: another process is playing this experiment.
bad-row = { $path } is damaged: line { $line } is not a game. Take the line out, and its game is played again.
bad-stamp-theogony = This experiment was begun with Theogony { $begun }, and this is { $today }: go on with that version, or begin anew in another folder.
bad-stamp-ruleset = This experiment was begun under the rules { $begun }, and today they are { $today }: go on with that version, or begin anew in another folder.
bad-stamp-code = This experiment was begun with other code ({ $begun }, now { $today }), which might play otherwise: go on with that version, or begin anew in another folder.
bad-stamp-files = A bot’s file is no longer the one this experiment was begun with ({ $begun }, now { $today }): put it back, or begin anew in another folder.
bad-stamp-digest = experiment.yaml was changed after the experiment was begun: put it back, or begin anew in another folder.
