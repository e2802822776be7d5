# Les raisons que donnent les conseils. Les points sont ce que le terme ajoute au score final attendu.

advice-lands-more = les territoires sont mieux tenus (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-lands-less = les territoires sont moins bien tenus (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-continents-more = les continents entiers rapportent plus (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-continents-less = les continents entiers rapportent moins (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-progress-more = un continent entier est plus proche (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-progress-less = un continent entier est plus loin (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-underworld-more = plus de cryptes et d'autels (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-underworld-less = moins de cryptes et d'autels (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-relics-more = les reliques rapportent sur leurs territoires (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-relics-less = les reliques rapportent moins sur leurs territoires (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-armies-more = plus d'armées (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-armies-less = moins d'armées (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-front-more = plus d'armées au front (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-front-less = moins d'armées au front (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-dead-more = plus de morts pour combattre aux Enfers (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-dead-less = moins de morts pour combattre aux Enfers (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-faith-more = plus de croyance en réserve (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-faith-less = moins de croyance en réserve (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gods-more = des dieux plus forts en jeu (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gods-less = des dieux moins forts en jeu (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-temples-more = des temples plus sûrs ou plus nombreux (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-temples-less = des temples moins sûrs ou moins nombreux (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-more = de meilleures cartes et reliques (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-less = de moins bonnes cartes et reliques (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-main-army-more = une armée principale plus grande (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-main-army-less = une armée principale plus petite (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-turns-more = plus de tours à venir (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-turns-less = moins de tours à venir (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-last-word-more = plus de chances de jouer le dernier tour de la partie (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-last-word-less = moins de chances de jouer le dernier tour de la partie (−{ $points } { $points ->
    [one] point
   *[other] points
})

advice-odds = le territoire tombe dans { $percent } cas sur 100
