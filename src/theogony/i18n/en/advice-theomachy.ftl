# Reasons that hints give. Points are Power of followers: a Disciple is 2, a Priest 5, a Prophet 10.

advice-cult-more = a stronger Cult (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cult-less = a weaker Cult (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-stake-more = the Stake promises more (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-stake-less = the Stake promises less (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-locations-more = more or sounder Locations (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-locations-less = fewer or damaged Locations (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-more = a better deck (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-less = a poorer deck (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gods-more = more Miracles and Mythology (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gods-less = fewer Miracles and less Mythology (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-points-more = closer to ten victory points (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-points-less = further from ten victory points (−{ $points } { $points ->
    [one] point
   *[other] points
})

advice-chance = would win the Battle in { $percent } of 100 cases
