# What the kernel says: refusals of every game, setups and records that do not fit.

list-last = { $first } and { $last }
name-of = of { $name }
name-to = to { $name }

## Refusals

refusal-not-your-turn = It is not your turn to decide.
refusal-not-asked = That is not what is asked now.
refusal-cannot-undo = This move cannot be taken back: it is not yours, or dice or cards have been revealed since.
remedy-wait = Wait until you are asked.
remedy-answer-the-prompt = Answer the question that is open.

## Setups that are not possible

bad-wrong-player-count = { $game } is for { $low } to { $high } players, not { $given }: choose with --players.
bad-exact-player-count = Played like this, { $game } is for { $wanted ->
    [one] one player
   *[other] { $wanted } players
}, not { $given }: choose with --players.
bad-unknown-option = There is no option { $name }; the options are: { $known }.
bad-unknown-value = The option { $name } cannot be { $value }; it is one of: { $known }.
bad-setup-for-two = The setup { $setup } is for two players: choose another one, or play with two.
bad-handicap-for-two = The handicap is for two players: leave it out, or play with two.
bad-set-of-another-module = { $feat } cannot lie in slot { $slot }: it belongs to a module that is not played (module: { $module }).
bad-slot-of-the-module = Slot { $slot } belongs to the { $module } module, so { $feat } cannot lie there: leave the slot as it is.

## Records that cannot be replayed

bad-not-a-record = This file is not a Theogony record (line { $line }): give a file that `theogony play` has saved.
bad-record-too-new = This record has format { $given }, which this version cannot read: update Theogony.
bad-record-header-incomplete = The header of this record is incomplete: game, ruleset, players or a name is missing; use an intact copy.
bad-seed-breaks-commitment = The seed in this record does not fit its commitment: one of the two lines has been edited; use an intact copy.
bad-record-line-unknown = Line { $line } of this record makes no sense: “{ $text }”; use an intact copy.
bad-record-number-expected = Line { $line } of this record should hold numbers, but says “{ $text }”; use an intact copy.
bad-record-of-another-game = This record is of the game { $given }, not of { $wanted }: open it as { $given }.
bad-record-of-another-ruleset = This record was played by the ruleset { $given }, but this version plays { $known }: replay it with the version that wrote it.
bad-record-needs-content = This record was played with other components ({ $given }; here: { $known }): give the same file with --content.
bad-record-setup-impossible = The setup of this record is not possible ({ $reason }); use an intact copy.
bad-record-chance-differs = { $move ->
    [0] The dice and cards of the setup in this record are not those of the game; the chance line has been edited.
   *[other] Move { $move } of this record did not draw the dice and cards that are recorded after it: it has been edited, or lines are missing.
}
bad-record-hash-differs = This record does not end in the position its hash names ({ $found } instead of { $given }): a line has been edited.
bad-record-move-unknown = Move { $move } of this record, “{ $text }”, is not a move of the game; the line has been edited.
bad-record-move-refused = Move { $move } of this record, “{ $text }”, is not allowed there ({ $clause }); a line has been edited or is missing.

## Changed components

bad-content-no-mapping = { $file } holds no components: write kinds, ids and values as in components.yaml.
bad-content-syntax = { $file } is not valid YAML near line { $line }: correct that line.
bad-content-unknown = There is no “{ $name }” in { $where }; known there: { $known }.
bad-content-type = { $where } must stay { $wanted }, but the file gives { $given }.
bad-content-fixed = { $file }: { $where } belongs to the game itself and cannot differ from table to table.
bad-content-inconsistent = With these changes the box is not consistent any more: { $reason }.
bad-content-too-late = The game has been loaded without this content file already: start again.
bad-content-word = “{ $name }” at { $where } is not known; did you mean “{ $near }”? Known there: { $known }.
bad-content-missing = { $where } needs “{ $name }”, but gives only: { $given }.
bad-content-foreign = { $where } takes no “{ $name }”; did you mean “{ $near }”? It takes: { $known }.
bad-content-kind = { $where } must be { $wanted ->
    [number] a whole number
    [flag] true or false
    [mapping] a mapping of names to values
   *[operations] a list of operations
}, not “{ $given }”.
bad-content-standing = { $where } holds an operation that is never carried out, only looked up: it cannot stand in a block.

## Hints

advice-only = the only move
advice-obvious = the natural choice here
advice-close = about as good as the others
advice-worth = { $reason } ({ $sign }{ $points } { $points ->
    [one] point
   *[other] points
})

refusal-lesson-something-else = the rules allow that, but the guide asks for something else first
remedy-lesson-what-is-lit = Do what is lit; later in the game you may do this as well.
refusal-lesson-chapter-over = this chapter is over
remedy-lesson-next-chapter = Go on to the next chapter, or begin this one again.
