# Hybris : les raisons que donne un conseil.

advice-points-more = plus de PV (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-points-less = moins de PV (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-greatness-more = plus haut en Grandeur (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-greatness-less = plus bas en Grandeur (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-upgrades-more = plus près des Améliorations (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-upgrades-less = plus loin des Améliorations (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-technologies-more = les Technologies avancent (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-technologies-less = les Technologies reculent (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-goods-more = plus d’Aegis, de Fidèles, de Prières et de Bonté (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-goods-less = moins d’Aegis, de Fidèles, de Prières et de Bonté (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-characters-more = plus de personnages qui peuvent agir (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-characters-less = moins de personnages qui peuvent agir (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-more = plus de cartes (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-less = moins de cartes (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-chronos-more = Chronos est retenu (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-chronos-less = Chronos prend de l’avance (−{ $points } { $points ->
    [one] point
   *[other] points
})
