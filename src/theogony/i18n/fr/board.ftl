# Le plateau d'analyse : une position d'une partie, et les coups qu'on y essaie. Dans le terminal et dans le navigateur.

bad-analyse-open = Cette partie n’est pas finie, ses cartes cachées le restent : enlevez --open.
bad-line-move = Le coup { $number } de la variante, « { $text } », n’existe pas dans ce jeu : écrivez les coups comme la partie enregistrée, séparés par « ; », et « 2: » devant ceux du joueur 2.
bad-line-refused = Le coup { $number } de la variante, « { $text } », n’y est pas permis : { $reason } ({ $clause })
analysing = Recherche des meilleurs coups
board-head-seat = { $game }, après { $at } { $at ->
    [one] coup
   *[other] coups
} sur { $moves }, d’après ce que sait { $name }. Les cartes cachées sont placées comme elles peuvent l’être : donne { $deal }.
board-head-everybody = { $game }, après { $at } { $at ->
    [one] coup
   *[other] coups
} sur { $moves }, d’après ce que sait tout le monde. Les cartes cachées sont placées comme elles peuvent l’être : donne { $deal }.
board-head-open = { $game }, après { $at } { $at ->
    [one] coup
   *[other] coups
} sur { $moves }, toutes cartes ouvertes.
board-line = Essayé à partir d’ici
board-move = { $number }. { $name } : { $move }
board-roll = (tirage { $roll })
board-chances = Chances de gagner
board-chance = { $chance } %{ $error ->
    [0] {""}
   *[other] {" "}± { $error }
}
board-best = Les meilleurs coups pour { $name }
board-best-move = { $chance } % ± { $error } de gagner : { $why }
board-secret = Sous le sceau, aucun choix n’est toujours le bon : ceux-ci sont les meilleurs en moyenne.

cli-analyse = Analyse une position : essayer des coups pour chaque place, voir les chances et les meilleurs coups.
cli-analyse-more = On ne peut faire que ce que les règles permettent. Les cartes cachées sont redistribuées selon ce que sait la place, jamais montrées ; la partie finie, --open les montre.
cli-analyse-file = Une partie sauvegardée.
cli-analyse-at = Après ce nombre de coups ; par défaut après le dernier.
cli-analyse-seat = Par les yeux de quelle place, à partir de 1 ; par défaut la seule personne, ou tout le monde.
cli-analyse-open = Toutes cartes ouvertes ; seulement pour une partie finie.
cli-analyse-moves = Les coups à essayer, séparés par « ; » : « 2: pass » est un coup du joueur 2, « ~3 » après un coup un autre tirage de ses dés.
cli-analyse-until = Ensuite les autres jouent, comme des robots, jusqu’à ce que ce joueur ait la main.
cli-analyse-deal = Laquelle des donnes possibles : 0 par défaut.
cli-analyse-budget = La profondeur de recherche, en simulations : 120i par défaut.

## La page

board-page-open = Explorer
board-page-title = Plateau d’analyse
board-page-eyes = Ce qu’on sait
board-page-everybody = Ce que tous savent
board-page-from = À partir du coup { $at } sur { $of }
board-page-point = Où commence la variante
board-page-deal = Cartes cachées : donne { $n }
board-page-deal-again = Redistribuer
board-page-deal-note = Ce qu’on ne peut pas savoir est redistribué selon ce qu’on sait.
board-page-empty = Choisissez des coups pour qui a la main : ils sont essayés ici, la partie reste comme elle était.
board-page-roll = Tirage { $n } : relancer pour { $move }
board-page-roll-again = Relancer les dés
board-page-back = Reprendre le coup
board-page-over = Recommencer
board-page-lead = Laisser jouer les autres jusqu’à…
board-page-share = Partager cette position
board-page-worth = Chances de gagner
board-page-estimate = estimées avant toute recherche
board-page-weigh = Chercher les meilleurs coups
board-page-weighing = Recherche en cours…
board-page-known = D’après ce que sait ici { $name }.
board-page-known-everybody = D’après ce que tous savent ici ; les meilleurs coups d’après ce que sait leur joueur.
board-page-known-open = Toutes cartes ouvertes : personne à la table ne pouvait en savoir autant.
board-page-guess = Ces cartes sont une supposition : l’une des donnes qui s’accordent avec ce qu’on sait.
board-page-head = coup { $at } { $n ->
    [0] { "" }
   *[other] + { $n }
}
board-page-mover = Jouer pour
board-page-nobody = Personne n’a la main ici.
board-page-cut = Le coup { $n } ne convient pas ici : { $reason } ({ $clause })
board-page-bad = Cette adresse ne convient pas à la partie ({ $where }).
board-page-not-over = Le plateau d’analyse s’ouvre quand la partie est finie.
board-page-cannot-play-on = Ces coups conviennent aux cartes supposées, pas aux vraies : ouvrez toutes les cartes, ou reprenez des coups.
board-page-sheet-act = Coups
board-page-sheet-line = Variante
board-page-sheet-worth = Valeur
board-page-sheet-hand = Main
