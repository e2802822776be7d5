# What reports on balance say, and comparisons and tuning.

## Words

balance-title = Laboratory
balance-decimal = .
balance-percent = { $number }%
balance-share = { $share }% ({ $low }–{ $high })
balance-seat = Seat { $number }
balance-place = { $number ->
    [1] 1st to play
    [2] 2nd to play
    [3] 3rd to play
   *[other] { $number }th to play
}
balance-rank = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
balance-seats = { $number ->
    [one] 1 seat
   *[other] { $number } seats
}
label-seat = by seat
label-side = by side
label-bot = by bot
label-card = card
label-myth = Myth
label-upgrade = Upgrade
label-premonition = Premonition
label-quest = Quest
unit-decisions = decisions
unit-epochs = epochs
amount-activations = activations
amount-attacks = attacks
amount-captures = captures
amount-cards-played = cards played
amount-contests = contests
amount-conversions = conversions
amount-defeats = defeats
amount-demands = Demands met
amount-deployed = Technologies deployed
amount-folds = folds
amount-glory-allegiance = allegiance
amount-glory-celestial = celestial die
amount-glory-effects = effects of feats
amount-glory-faces = die faces
amount-glory-labyrinth = labyrinth
amount-glory-printed = printed on feats
amount-glory-zones = zones of the Titans
amount-godswars = godswars
amount-hunts = hunts
amount-invasions = invasions
amount-last-stands = Last Stands
amount-miracles = miracle cards played
amount-monument-levels = Monument levels
amount-pieces = pieces taken
amount-points-continents = continents
amount-points-fallen = rivals fallen
amount-points-hands = Hands won
amount-points-relics = relics
amount-points-territories = territories
amount-points-underworld = Underworld
amount-prayers = prayers
amount-premonitions = Premonitions played
amount-quests = Quests completed
amount-raises = raises
amount-slain = Monsters slain
amount-stakes-lost = Stakes lost
amount-summons = gods summoned
amount-temples = temples built
amount-upgrades = Upgrades unlocked
amount-vp-factory = Factory
amount-vp-greatness = Greatness
amount-vp-oracle = Oracle
amount-vp-technologies = Technologies
amount-vp-texts = other texts

## The page of a report

balance-download = Download
balance-fact-games = Games
balance-fact-bots = Bots
balance-fact-seed = Seed
balance-fact-rules = Rules
balance-footer = One row for each seat and game; every game can be replayed from its seed. Made with { $made }.
balance-finding-above = { $what }: { $name } wins too often, { $share }; parity is { $expected }.
balance-finding-below = { $what }: { $name } wins too rarely, { $share }; parity is { $expected }.
balance-finding-with-above = { $what }: { $name } stands out most. Whoever has it wins { $share }, with any of them it is { $expected }.
balance-finding-with-below = { $what }: { $name } stands out most. Whoever has it wins { $share }, with any of them it is { $expected }.
balance-finding-none = { $games ->
    [one] { $games } game shows
   *[other] { $games } games show
} nothing that stands out from chance.
balance-finding-few = { $games ->
    [one] { $games } game is too little to say anything
   *[other] { $games } games are too few to say anything
}: play 20 at least.
balance-finding-reach = Smaller differences would mostly stay unseen here (below { $points }, in points).
balance-parity = parity { $share }
balance-mean = mean { $share }
balance-mean-why = Who has more of these has done more, and wins more often: each is compared with the mean of all.
balance-ends = { $shown } of { $all }: those with 20 games at least that stand out, and both ends. The table has them all.
balance-missing = Nobody had: { $names }.
balance-alt-family = Win shares, { $what }: { $number } of them, { $line }. The table that follows has the numbers.
balance-as-table = Show as table
balance-above = above
balance-below = below
balance-same = not told apart
balance-chance = chance alone
balance-column-seats = seats
balance-column-share = share (95%)
balance-column-p = p
balance-column-verdict = after Holm
balance-column-games = games
balance-column-more = winners, more
balance-length = Length of a game
balance-in-units = in { $unit }, share of games
balance-median = median { $number } { $unit }
balance-always = always { $number } { $unit }
balance-nine-in-ten = nine games in ten: { $low } to { $high }
balance-points = Points by source
balance-by-place = mean, by final place
balance-total = total
balance-amounts = What winners do
balance-change = { $change } ± { $half }
balance-course = How games go
balance-of-games = share of games, 95% intervals
balance-lead-quarter = Leader at ¼ wins
balance-lead-half = Leader at ½ wins
balance-lead-three-quarters = Leader at ¾ wins
balance-comeback = Comebacks
balance-kingmaking = Kings made
balance-forced = Only one option
balance-first-place = Edge of who begins, points
balance-first-seat = Edge of seat 1, points
balance-edge = { $edge } ({ $low } to { $high })
balance-not-measured = not measured
balance-lead-means = The leader after a quarter, half and three quarters of the decisions: how often he wins.
balance-comeback-means = A comeback: who had less than half of a fair chance at half time, as the bots' advice sees it, wins.
balance-kingmaking-means = A king is made when the winner comes to the lead for good in the turn of a player who had less than half of a fair chance himself, before that turn and after it. It is measured where players have turns of their own, and three or more sides play.
balance-reasons = How games end
balance-matrix = Who beats whom
balance-matrix-unit = % of games in which the row comes out before the column
balance-matrix-corner = bot
balance-matrix-all = all
balance-matrix-note = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with all of them at the table, ± { $half } at most.
balance-circle = A circle: { $a } beats { $b }, { $b } beats { $c }, { $c } beats { $a }.
balance-method = Method
balance-method-faults = { $faults ->
    [one] One game ended with a fault and is left out.
   *[other] { $faults } games ended with a fault and are left out.
}
balance-method-seating = Fair seating. Bots that differ play every deal once from each seat.
balance-method-intervals = Intervals are Wilson's at 95%, for as many games as the blocks of one deal are worth; fewer than 20 games are never told apart.
balance-method-holm = Many comparisons. A mark is filled only if it still stands after Holm's correction over its panel: all filled marks of a panel are right in 95 of 100 such reports.
balance-method-course = Who leads is judged by the bots' advice at each quarter of the decisions, with all cards open.
balance-method-limits = What it cannot say. These are bots, and others may play otherwise; cards are counted for who used them, which is no proof that they help.

## Commands

cli-lab-report = Let bots play, and write a page about balance, with its data.
cli-lab-report-more = The folder then holds report.html, which needs nothing beside it, one row for each seat and game as CSV and Parquet, and the figures as JSON. The exit status is 1 if a game ended with a fault.
cli-lab-report-bots = Bots by seat, separated by commas (a short list is repeated): equal bots show the game, different ones each other.
cli-lab-report-rivals = Different bots that meet in games of their own, for the table of who beats whom.
cli-lab-report-rival-games = How many games those play.
cli-lab-report-out = The folder of the report and of its games; report-GAME by default.
balance-written = The report is { $page }.
bad-no-report = Reports need more than is installed here ({ $module } is missing). Install it with: pip install "theogony[lab]"
cli-lab-compare = Play two variants of the content, or two bots, on the same deals, and say what changes.
cli-lab-compare-more = Both are experiments as “theogony lab run” reads them, with the same game, seats and seed. It stops as soon as the answer is clear, and is wrong in 5 of 100 such comparisons at most, whenever it stops.
cli-lab-compare-one = The experiment as it is.
cli-lab-compare-other = The experiment with the change.
cli-lab-compare-measure = What decides: bot, length, lead, forced, seat=1, or a label such as god=ares. By default the first bot where bots differ, what the changed content is about, or the length.
cli-lab-compare-smallest = The least change that matters, in points: when a larger one is ruled out, both are equal.
cli-lab-compare-whole = Play all games, even if the answer is clear before.
cli-lab-compare-out = The folder of the games of both and of the page; A-B by default.
bad-compare-differ = The two experiments differ in { $name }: give both the same, so that they can be played on the same deals.
bad-compare-same = The two experiments are the same: change the bots, the options or the content of one.
bad-compare-none = Nothing can be compared: no block of games (it takes { $games } of them) was played to its end in both experiments.
bad-measure = { $given } was not measured; choose with --measure from: { $known }.

## Two variants

balance-two = { $game }: { $a } and { $b }
balance-fact-pairs = Pairs
balance-measure-bot = First bot wins
balance-measure-length = Longer game
balance-measure-lead = Leader at ½ wins
balance-measure-forced = Only one option
balance-measure-wins = { $name } wins
balance-verdict-more = { $what }: more with { $b }. { $a } { $before }, { $b } { $after }.
balance-verdict-less = { $what }: less with { $b }. { $a } { $before }, { $b } { $after }.
balance-verdict-equal = { $what }: no change that matters ({ $smallest } or more, in points). { $a } { $before }, { $b } { $after }.
balance-verdict-open = { $what }: still open. { $a } { $before }, { $b } { $after }.
balance-effect = The change in points is { $change } ({ $low } to { $high }), in standard deviations of a pair { $effect }; { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
balance-effect-alike = The change in points is { $change } ({ $low } to { $high }), the same in every pair; { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
balance-needed = About { $games ->
    [one] { $games } game
   *[other] { $games } games
} more would decide it.
balance-needed-many = More games would be needed than can be foreseen.
balance-also = Changed too, beyond doubt: { $what } ({ $change }, in points).
balance-changes = What changes
balance-changes-unit = points, on the same deals; 95% at any time
balance-column-change = change
balance-column-effect = effect
balance-method-pairs = Same deals. A block of the one and the block of the same number of the other share their seed: their difference is one observation.
balance-method-sequence = Stopping early. The interval is a confidence sequence by betting (Waudby-Smith and Ramdas, 2024): it holds at all times at once, so that stopping when it suits keeps the error at { $percent }%.
balance-method-others = { $number ->
    [one] { $number } measure is told.
   *[other] { $number } measures are told.
} All but the one that decides are marked only if they still stand after Bonferroni's correction by the same test.
balance-method-bots = These are bots: others may play otherwise.

## Tuning

cli-lab-tune = Propose better values for reconstructed numbers, towards a goal.
cli-lab-tune-more = Numbers that the rule text or a public source fixes are never touched: “theogony provenance” tells which those are. Writes proposal.yaml, to be played with by --content, and a page about how it was found.
cli-lab-tune-goal = level:god (all gods win alike; so with any label, seat and side), share:god=ares=25 (a share in percent), or length:hands=18 (a mean).
cli-lab-tune-values = Which numbers may move: a name such as heroes.odysseus.*, with * for anything; several times.
cli-lab-tune-games = How many games the best candidates of a race play, and each side of a check.
cli-lab-tune-rounds = How many values may move, one after another.
cli-lab-tune-out = The folder of the games, the proposal and the page; tune-GAME by default.
bad-goal = { $given } is not a goal: write level:god, share:god=ares=25 or length:decisions=600, where the units are { $units }.
bad-goal-unseen = No game has anything that is called { $given }: write level:WHAT or share:WHAT=WHICH=25, where WHAT is one of { $known }.
bad-tune-none = { $game } has no reconstructed numbers: nothing in it may be tuned.
bad-tune-values = No reconstructed number is called { $given }; there are, among others: { $known }.
bad-tune-many = { $number ->
    [one] { $number } number is
   *[other] { $number } numbers are
} too many to race: choose { $most } at most with --values. There are, among others: { $known }.
balance-tuning = Racing
balance-tune = { $game }: tuning
balance-tune-nothing = No change came nearer to the goal beyond doubt: nothing is proposed.
balance-tune-proposed = Proposed: { $changes }. Distance to the goal: { $before } before, { $after } after.
balance-tune-words = Where a card says the number in words, its sentence has to be changed with it.
balance-tune-try = Try it: --content { $file }
balance-tune-overlay = Proposed by theogony lab tune, goal { $goal }.
balance-points-of = { $number } (in points)
balance-fact-goal = Goal
balance-tune-values = Proposed values
balance-tune-checks = Check on fresh deals
balance-tune-distance = distance from the goal, points
balance-tune-race = The race
balance-tune-before = Before the last step
balance-tune-after = With the last step
balance-column-from = from
balance-column-to = to
balance-column-before = before
balance-column-after = after
balance-column-verdict-tune = verdict
balance-column-round = round
balance-column-blocks = deals
balance-column-distance = distance
balance-taken = taken
balance-not-taken = not beyond doubt
balance-method-race = The race. Every value goes one step up and one down; all candidates play the same deals, the worse half drops out, the rest play twice as many, until one is left (successive halving).
balance-method-fresh = Fresh deals. The winner meets the values as they are on deals that the race has not seen, pair by pair; it is taken only if the 95% interval of the change, by bootstrap of blocks, lies wholly on the good side.
balance-method-ours = Only ours. Numbers of the rule text and of public sources stay as they are; only reconstructed ones move.
