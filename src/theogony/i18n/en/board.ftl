# The analysis board: a position of a game, and moves that are tried there. In the terminal and in the browser.

bad-analyse-open = This game is not over, so that its hidden cards stay hidden: leave out --open.
bad-line-move = Move { $number } of the line, “{ $text }”, is not a move of this game: write moves as the record does, with “;” between them and “2:” before one of player 2.
bad-line-refused = Move { $number } of the line, “{ $text }”, is not allowed there: { $reason } ({ $clause })
analysing = Searching for the best moves
board-head-seat = { $game }, after { $at } of { $moves } moves, from what { $name } knows. Hidden cards lie as they may lie: deal { $deal }.
board-head-everybody = { $game }, after { $at } of { $moves } moves, from what everybody knows. Hidden cards lie as they may lie: deal { $deal }.
board-head-open = { $game }, after { $at } of { $moves } moves, with all cards open.
board-line = Tried from here
board-move = { $number }. { $name }: { $move }
board-roll = (roll { $roll })
board-chances = Chance to win
board-chance = { $chance }%{ $error ->
    [0] {""}
   *[other] {" "}± { $error }
}
board-best = The best moves of { $name }
board-best-move = { $chance }% ± { $error } to win: { $why }
board-secret = Under a seal no choice is always right: these are the best on average.

cli-analyse = Analyse a position of a game: try moves for every seat, see the chances and the best moves.
cli-analyse-more = Only what the rules allow can be done. Hidden cards are dealt anew to fit what the seat knows, never shown; once the game is over, --open shows them.
cli-analyse-file = A saved game.
cli-analyse-at = After this many moves; by default after the last one.
cli-analyse-seat = Through whose eyes, from 1; by default the only person's, or everybody's.
cli-analyse-open = With all cards open; only of a game that is over.
cli-analyse-moves = Moves to try from there, with “;” between them: “2: pass” is a move of player 2, “~3” behind a move another roll of its dice.
cli-analyse-until = Then the others move, as bots would, until this player is asked.
cli-analyse-deal = Which of the deals that fit: 0 by default.
cli-analyse-budget = How deep the search goes, in playouts: 120i by default.

## The page

board-page-open = Analyse
board-page-title = Analysis board
board-page-eyes = What is known
board-page-everybody = What everybody knows
board-page-from = From move { $at } of { $of }
board-page-point = Where the line begins
board-page-deal = Hidden cards: deal { $n }
board-page-deal-again = Deal again
board-page-deal-note = What cannot be known is dealt anew, to fit what is known.
board-page-empty = Choose moves for whoever is asked: they are tried here, and the game stays as it was.
board-page-roll = Roll { $n }: roll again for { $move }
board-page-roll-again = Roll again
board-page-back = Take back
board-page-over = Start over
board-page-lead = Let the others move until…
board-page-share = Share this position
board-page-worth = Chance to win
board-page-estimate = an estimate before any search
board-page-weigh = Find the best moves
board-page-weighing = Searching…
board-page-known = From what { $name } knows here.
board-page-known-everybody = From what everybody knows here; the best moves from what their player knows.
board-page-known-open = With all cards open: nobody at the table could know this much.
board-page-guess = These cards are a guess: one of the deals that fit what is known.
board-page-head = move { $at } { $n ->
    [0] { "" }
   *[other] + { $n }
}
board-page-mover = Move for
board-page-nobody = Nobody is asked here.
board-page-cut = Move { $n } does not fit here: { $reason } ({ $clause })
board-page-bad = This address does not fit the game ({ $where }).
board-page-not-over = The analysis board opens when the game is over.
board-page-cannot-play-on = These moves fit the guessed cards, not the real ones: open all cards, or take some back.
board-page-sheet-act = Moves
board-page-sheet-line = Line
board-page-sheet-worth = Worth
board-page-sheet-hand = Hand
