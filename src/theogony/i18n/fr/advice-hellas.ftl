# Lords of Hellas : les raisons que donne un conseil.

advice-lands-more = plus près de Territoires entiers (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-lands-less = plus loin de Territoires entiers (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-temples-more = plus de Temples et de Sanctuaires (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-temples-less = moins de Temples et de Sanctuaires (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-monsters-more = plus de Monstres tués (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-monsters-less = moins de Monstres tués (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-king-more = plus près du Roi des Rois (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-king-less = plus loin du Roi des Rois (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-army-more = une armée plus forte ou mieux placée (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-army-less = une armée plus faible ou moins bien placée (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-hero-more = un Héros plus fort, plus de Prêtres ou de Gloire (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-hero-less = un Héros plus faible, moins de Prêtres ou de Gloire (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-more = plus de cartes, de Bénédictions et d’Artéfacts (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-less = moins de cartes, de Bénédictions et d’Artéfacts (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-turn-more = le Tour peut encore rapporter (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-turn-less = le Tour se termine plus tôt (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-terror-more = plus près de cinq Territoires Hostiles (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-terror-less = plus loin de cinq Territoires Hostiles (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-ruin-more = plus près de la chute de tous les Monuments (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-ruin-less = plus loin de la chute de tous les Monuments (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-chains-more = plus de Colère, de caractéristiques et de Chaînes Brisées pour Kronos (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-chains-less = moins de Colère, de caractéristiques et de Chaînes Brisées pour Kronos (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-beasts-more = plus de Monstres et d’Ordres, ou plus coriaces (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-beasts-less = moins de Monstres et d’Ordres, ou moins coriaces (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-hellas-more = les Héros sont plus près de trois Territoires (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-hellas-less = les Héros sont plus loin de trois Territoires (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-titan-more = Kronos est plus près de sa mort (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-titan-less = Kronos est plus loin de sa mort (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gates-more = plus près des Portes fermées et du dernier Monstre (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gates-less = plus loin des Portes fermées et du dernier Monstre (−{ $points } { $points ->
    [one] point
   *[other] points
})
