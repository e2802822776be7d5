# Reasons that hints give. Points are what the term adds to the expected final score.

advice-lands-more = territories are held more safely (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-lands-less = territories are held less safely (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-continents-more = more from whole continents (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-continents-less = less from whole continents (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-progress-more = closer to a whole continent (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-progress-less = further from a whole continent (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-underworld-more = more crypts and altars (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-underworld-less = fewer crypts and altars (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-relics-more = relics score at their territories (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-relics-less = relics score less at their territories (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-armies-more = more armies (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-armies-less = fewer armies (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-front-more = more armies at the front (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-front-less = fewer armies at the front (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-dead-more = more of the dead to fight below (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-dead-less = fewer of the dead to fight below (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-faith-more = more faith in hand (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-faith-less = less faith in hand (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gods-more = stronger gods in play (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gods-less = weaker gods in play (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-temples-more = safer or more temples (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-temples-less = fewer or less safe temples (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-more = better cards and relics (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-less = fewer cards and relics (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-main-army-more = a larger main army (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-main-army-less = a smaller main army (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-turns-more = more turns to come (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-turns-less = fewer turns to come (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-last-word-more = more likely to have the last turn of the game (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-last-word-less = less likely to have the last turn of the game (−{ $points } { $points ->
    [one] point
   *[other] points
})

advice-odds = captures in { $percent } of 100 cases
