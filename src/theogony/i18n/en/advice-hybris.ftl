# Hybris: reasons that a hint gives.

advice-points-more = more points (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-points-less = fewer points (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-greatness-more = higher in Greatness (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-greatness-less = lower in Greatness (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-upgrades-more = closer to the Upgrades (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-upgrades-less = further from the Upgrades (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-technologies-more = Technologies come along (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-technologies-less = Technologies fall behind (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-goods-more = more Aegis, Followers, Prayers and Kindness (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-goods-less = fewer Aegis, Followers, Prayers and Kindness (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-characters-more = more characters who can act (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-characters-less = fewer characters who can act (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-more = more cards (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-less = fewer cards (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-chronos-more = Chronos is held back (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-chronos-less = Chronos gets ahead (−{ $points } { $points ->
    [one] point
   *[other] points
})
