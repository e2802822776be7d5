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
advice-terror-more = closer to five Hostile Lands (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-terror-less = further from five Hostile Lands (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-ruin-more = closer to the fall of all Monuments (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-ruin-less = further from the fall of all Monuments (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-chains-more = more of Kronos’ Anger, Attributes and broken Chains (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-chains-less = less of Kronos’ Anger, Attributes and broken Chains (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-beasts-more = more Monsters and Orders, or harder ones (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-beasts-less = fewer Monsters and Orders, or easier ones (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-hellas-more = the Heroes are closer to three Lands (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-hellas-less = the Heroes are further from three Lands (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-titan-more = Kronos is closer to his death (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-titan-less = Kronos is further from his death (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gates-more = closer to closed gates and the last Monster (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gates-less = further from closed gates and the last Monster (−{ $points } { $points ->
    [one] point
   *[other] points
})
