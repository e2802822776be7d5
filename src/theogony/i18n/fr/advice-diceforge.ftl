# Les raisons que donnent les conseils. Les points sont ce que le terme ajoute au score final attendu.

advice-glory-more = plus de Points de Gloire acquis (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-glory-less = moins de Points de Gloire acquis (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-shards-more = plus de Fragments pour les Exploits (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-shards-less = moins de Fragments pour les Exploits (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gold-more = plus d'or, ou un Marteau plus avancé (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gold-less = moins d'or, ou un Marteau moins avancé (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-dice-more = de meilleurs dés pour les faveurs à venir (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-dice-less = de moins bons dés pour les faveurs à venir (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-tools-more = plus de cartes et de jetons utiles pour la suite (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-tools-less = moins de cartes et de jetons utiles pour la suite (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-journey-more = le Golem est plus près de la Déesse (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-journey-less = le Golem est plus loin de la Déesse (−{ $points } { $points ->
    [one] point
   *[other] points
})
