# Raisons que donnent les conseils. Les points sont la Puissance des fidèles : 2 pour un Disciple, 5 pour un Prêtre, 10 pour un Prophète.

advice-cult-more = un Culte plus fort (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cult-less = un Culte plus faible (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-stake-more = l'Enjeu promet davantage (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-stake-less = l'Enjeu promet moins (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-locations-more = des Lieux plus nombreux ou en meilleur état (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-locations-less = des Lieux moins nombreux ou endommagés (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-more = un meilleur deck (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-less = un deck moins bon (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gods-more = plus de Miracles ou de cartes Mythologie (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gods-less = moins de Miracles ou de cartes Mythologie (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-points-more = plus près des dix Points de Victoire (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-points-less = plus loin des dix Points de Victoire (−{ $points } { $points ->
    [one] point
   *[other] points
})

advice-chance = gagnerait la Bataille dans { $percent } cas sur 100
