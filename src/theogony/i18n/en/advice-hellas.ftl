# Lords of Hellas: reasons that a hint gives.

advice-lands-more = closer to whole Lands (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-lands-less = further from whole Lands (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-temples-more = more Temples and Shrines (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-temples-less = fewer Temples and Shrines (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-monsters-more = more slain Monsters (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-monsters-less = fewer slain Monsters (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-king-more = closer to King of Kings (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-king-less = further from King of Kings (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-army-more = a stronger or better placed army (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-army-less = a weaker or worse placed army (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-hero-more = a stronger Hero, more Priests or Glory (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-hero-less = a weaker Hero, fewer Priests or less Glory (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-more = more cards, Blessings and Artifacts (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-cards-less = fewer cards, Blessings and Artifacts (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-turn-more = the turn can still bring more (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-turn-less = the turn is over sooner (−{ $points } { $points ->
    [one] point
   *[other] points
})
