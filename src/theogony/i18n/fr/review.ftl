# L'analyse des parties finies, dans le terminal et dans le navigateur.

bad-review-unfinished = Cette partie n’est pas finie, il n’y a encore rien à analyser : terminez-la d’abord ({ $command } FICHIER).
bad-review-budget = { $given } n’est pas un budget d’analyse : donnez un nombre de simulations, par exemple 200i, pour que le résultat soit toujours le même.
reviewing = Analyse de { $game }
review-stopped = L’analyse s’est arrêtée après { $done } { $done ->
    [one] coup
   *[other] coups
} sur { $total } ; la même commande la reprend où elle en est.
review-head-seat = { $game } : { $moves ->
    [one] { $moves } coup analysé
   *[other] { $moves } coups analysés
}, d’après ce que savait alors { $name }.
review-head-everybody = { $game } : { $moves ->
    [one] { $moves } coup analysé
   *[other] { $moves } coups analysés
} ; les chances d’après ce que chacun pouvait voir, les décisions d’après ce que savait chaque joueur.
review-head-open = { $game } : { $moves ->
    [one] { $moves } coup analysé
   *[other] { $moves } coups analysés
}, toutes cartes ouvertes.
review-chart = Chances de gagner, du premier coup au dernier
review-from-to = { $start } % → { $end } %
review-parts = Comment { $start } % sont devenus { $end } %, en points
review-part-own = vos propres coups
review-part-mistakes = vos propres erreurs
review-part-rest = tous les autres coups, les vôtres et les leurs
review-part-luck = les dés et les pioches
review-part-others = ce que les autres ont fait
review-luck = La chance : ce que les dés et les pioches ont donné ou pris, en points de chances de gagner
review-mistakes = { $number ->
    [0] Aucun choix n’a coûté 3 points de chances de gagner ou plus.
    [one] { $number } choix a coûté 3 points ou plus
   *[other] { $number } choix ont coûté 3 points ou plus
}
review-blunder = bévue
review-mistake-label = erreur
review-inaccuracy = imprécision
review-mistake = Coup { $at }, { $name }. « { $question } » Joué : { $move }. Mieux : { $better } (+{ $points } { $points ->
    [one] point
   *[other] points
}, ± { $error }) : { $why }.
review-secret = Sous le sceau, aucun choix n’est toujours le bon : celui-ci était moins bon en moyenne.
reason-but = {"\u202F"}; mais{" "}
advice-win-more = la partie est plus souvent gagnée sous peu (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-win-less = la partie est moins souvent gagnée sous peu (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-safe-more = la partie est moins souvent perdue sous peu (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-safe-less = la partie est plus souvent perdue sous peu (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-outcome-more = aucun gain ne se détache, mais la suite tourne mieux
advice-outcome-less = aucune perte ne se détache, mais la suite tourne moins bien
review-turns = Tournants de la partie
review-turn = Coup { $at }, par { $cause } : { $what }
exercise-title = Exercice { $number } sur { $total } : coup { $at }
exercise-ask = Vous avez joué : { $move }. Qu’y a-t-il de mieux ? (Entrée seule montre la réponse.)
exercise-good = Oui : { $chance } % (± { $error }) de gagner.
exercise-better = Mieux que ce que vous avez joué, mais il y a mieux encore : { $chance } % (± { $error }), { $points } { $points ->
    [one] point
   *[other] points
} de moins que le meilleur.
exercise-worse = Pas celui-ci : { $chance } % (± { $error }), { $points } { $points ->
    [one] point
   *[other] points
} de moins que le meilleur.
exercise-answer = Le meilleur coup trouvé : { $move }.
exercise-why-best = Face à ce qui a été joué : { $why }.
exercise-why-other = Aussi bon que le meilleur coup trouvé ; ce qui parle pour celui-là : { $why }.

cli-review = Analyse une partie finie : chances, erreurs, tournants, hasard.
cli-review-more = Chaque décision est jugée d’après ce que sa place savait alors. L’analyse est gardée : redemandée, elle est là tout de suite ; arrêtée, elle reprend où elle en était.
cli-review-file = Une partie finie.
cli-review-seat = Par les yeux de quelle place, à partir de 1 ; par défaut la seule personne, ou tout le monde.
cli-review-open = Toutes cartes ouvertes.
cli-review-exercises = Les trois erreurs les plus coûteuses en exercices : trouver un meilleur coup.
cli-review-budget = La profondeur de recherche d’une décision douteuse, en simulations : 120i par défaut.

## La page

review-page-title = L’analyse de votre partie
review-page-knows = L’analyse connaît
review-page-seat = Votre place seule
review-page-open = Toutes les cartes
review-page-found = Ce qui a été trouvé
review-page-mistakes = Vos erreurs
review-page-none = Aucun choix ne vous a coûté 3 points ou plus.
review-page-none-yet = Jusqu’ici, aucun choix ne vous a coûté 3 points ou plus.
review-page-move = coup { $at }
review-page-choice = À ce choix
review-page-choose = Choisissez l’une de vos erreurs : ici s’affiche ce qui aurait été mieux.
review-page-range = chances de gagner, à 80 %
review-page-best = le meilleur
review-page-other = aussi envisagé
review-page-played = joué
review-page-why = Pourquoi cela valait { $n } { $n ->
    [one] point
   *[other] points
} (± { $error })
review-page-judged = Jugé d’après ce que savait { $name } à ce moment : les cartes cachées ont été redistribuées maintes fois en accord avec cela.
review-page-judged-open = Jugé toutes cartes ouvertes : personne à la table ne pouvait en savoir autant.
review-page-try = À vous d’essayer
review-page-play-on = Continuer d’ici
review-page-exercise = Exercice
exercise-ask-page = Vous avez joué : { $move }. Qu’y a-t-il de mieux ? Vous avez trois essais.
review-page-judging = La recherche pèse votre réponse…
review-page-answers = Réponses
review-page-give-up = Montrez-moi
review-page-back = Retour à l’analyse
review-page-find = Trouvez un meilleur coup.
review-page-sentence = Joué : { $move }. Mieux : { $better }, soit +{ $n }.
review-page-parts = Comment { $start } % sont devenus { $end } %
review-page-luck = La chance aux dés et aux pioches
review-page-luck-says = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
} : plus de chance que dans { $percent } % de telles parties.
review-page-side-chance = { $name } { $n } % { $error }
review-page-lane-choices = Choix
review-page-lane-luck = Chance
review-page-table = Montrer en tableau
review-page-chart = Chances de gagner
review-page-chart-note = estimées après chaque coup ; la bande est ce que les cartes cachées laissent ouvert, le trait la parité, { $n } %
review-page-before = Avant le coup { $at }
review-page-at-end = À la fin
review-page-better = Mieux : { $move }
review-page-turn = coup { $at }, par { $cause }
review-page-running = Analyse du coup { $done } sur { $total }
review-page-stopped = Arrêtée au coup { $done } sur { $total }
review-page-stop = Arrêter
review-page-go-on = Continuer
review-page-not-over = L’analyse s’ouvre quand la partie est finie.
review-page-not-yours = Seuls ceux qui ont joué cette partie en ont une analyse.
review-page-sheet-choice = Choix
review-page-sheet-mistakes = Erreurs
review-page-sheet-luck = Chance
review-page-sheet-hand = Main
