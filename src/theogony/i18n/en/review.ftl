# Reviews of finished games, in the terminal and in the browser.

bad-review-unfinished = This game is not over, so that there is nothing to review yet: finish it first ({ $command } FILE).
bad-review-budget = { $given } is no budget for a review: write playouts, for example 200i, so that it always comes out the same.
reviewing = Reviewing { $game }
review-stopped = The review was stopped after { $done } of { $total } moves; the same command goes on from there.
review-head-seat = { $game }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} reviewed, from what { $name } knew then.
review-head-everybody = { $game }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} reviewed; chances from what everybody could see, decisions from what each player knew.
review-head-open = { $game }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} reviewed with all cards open.
review-chart = Chance to win, from the first move to the last
review-from-to = { $start }% → { $end }%
review-parts = How { $start }% became { $end }%, in points
review-part-own = your own moves
review-part-mistakes = your own mistakes
review-part-rest = all other moves, yours and theirs
review-part-luck = dice and draws
review-part-others = what the others did
review-luck = Luck: what dice and draws gave or took, in points of the chance to win
review-mistakes = { $number ->
    [0] No choice cost 3 points of the chance to win or more.
    [one] 1 choice that cost 3 points or more
   *[other] { $number } choices that cost 3 points or more
}
review-blunder = blunder
review-mistake-label = mistake
review-inaccuracy = inaccuracy
review-mistake = Move { $at }, { $name }. “{ $question }” Played: { $move }. Better: { $better } (+{ $points } { $points ->
    [one] point
   *[other] points
}, ± { $error }): { $why }.
review-secret = Under a seal no choice is always right: this one was worse on average.
reason-but = ; but{" "}
advice-win-more = the game is won more often before long (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-win-less = the game is won less often before long (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-safe-more = the game is lost less often before long (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-safe-less = the game is lost more often before long (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-outcome-more = no gain stands out, but the game goes better from there
advice-outcome-less = no loss stands out, but the game goes worse from there
review-turns = Turning points
review-turn = Move { $at }, by { $cause }: { $what }
exercise-title = Exercise { $number } of { $total }: move { $at }
exercise-ask = You played: { $move }. What is better? (Enter alone shows the answer.)
exercise-good = Yes: { $chance }% (± { $error }) to win.
exercise-better = Better than what you played, but there is more: { $chance }% (± { $error }), { $points } { $points ->
    [one] point
   *[other] points
} short of the best.
exercise-worse = Not this: { $chance }% (± { $error }), { $points } { $points ->
    [one] point
   *[other] points
} short of the best.
exercise-answer = The best move found: { $move }.
exercise-why-best = Against what was played: { $why }.
exercise-why-other = As good as the best that was found; what speaks for that one: { $why }.

cli-review = Review a finished game: chances, mistakes, turning points, luck.
cli-review-more = Decisions are judged from what their seat knew then. A review is kept: asked for again it is there at once, stopped it goes on where it was.
cli-review-file = A finished game.
cli-review-seat = Through whose eyes, from 1; by default the only person's, or everybody's.
cli-review-open = With all cards open.
cli-review-exercises = The three costliest mistakes as exercises: find a better move.
cli-review-budget = How deep a doubtful decision is searched, in playouts: 120i by default.

## The page

review-page-title = Review of your game
review-page-knows = The reviewer knows
review-page-seat = Your seat only
review-page-open = All cards open
review-page-found = What was found
review-page-mistakes = Your mistakes
review-page-none = No choice cost you 3 points or more.
review-page-none-yet = No choice so far cost you 3 points or more.
review-page-move = move { $at }
review-page-choice = At this choice
review-page-choose = Choose one of your mistakes: here stands what would have been better.
review-page-range = chance to win, 80% range
review-page-best = best
review-page-other = also considered
review-page-played = played
review-page-why = Why it was worth { $n } { $n ->
    [one] point
   *[other] points
} (± { $error })
review-page-judged = Judged from what { $name } knew at that moment: hidden cards were dealt anew, again and again, to fit it.
review-page-judged-open = Judged with all cards open: nobody at the table could know this much.
review-page-try = Try it yourself
review-page-play-on = Play on from here
review-page-exercise = Exercise
exercise-ask-page = You played: { $move }. What is better? You have three tries.
review-page-judging = The search is weighing your answer…
review-page-answers = Answers
review-page-give-up = Show me
review-page-back = Back to the review
review-page-find = Find a better move.
review-page-sentence = Played: { $move }. Better: { $better }, worth +{ $n }.
review-page-parts = How { $start }% became { $end }%
review-page-luck = Luck of dice and draws
review-page-luck-says = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
}: luckier than { $percent }% of such games.
review-page-side-chance = { $name } { $n }% { $error }
review-page-lane-choices = Choices
review-page-lane-luck = Luck
review-page-table = Show as a table
review-page-chart = Chance to win
review-page-chart-note = an estimate after each move; the band is what hidden cards leave open, the dashed line parity, { $n }%
review-page-before = Before move { $at }
review-page-at-end = At the end
review-page-better = Better: { $move }
review-page-turn = move { $at }, by { $cause }
review-page-running = Reviewing move { $done } of { $total }
review-page-stopped = Stopped at move { $done } of { $total }
review-page-stop = Stop
review-page-go-on = Go on
review-page-not-over = A review opens when the game is over.
review-page-not-yours = Only those who played this game have a review of it.
review-page-sheet-choice = Choice
review-page-sheet-mistakes = Mistakes
review-page-sheet-luck = Luck
review-page-sheet-hand = Hand
