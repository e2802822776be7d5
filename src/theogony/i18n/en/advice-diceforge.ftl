# Reasons that hints give. Points are what the term adds to the expected final score.

advice-glory-more = more glory already sure (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-glory-less = less glory already sure (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-shards-more = more shards for feats (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-shards-less = fewer shards for feats (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gold-more = more gold, or a Hammer further on (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-gold-less = less gold, or a Hammer not so far on (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-dice-more = better dice for the blessings to come (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-dice-less = poorer dice for the blessings to come (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-tools-more = more cards and tokens that go on helping (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-tools-less = fewer cards and tokens that go on helping (−{ $points } { $points ->
    [one] point
   *[other] points
})
advice-journey-more = the Golem is closer to the Goddess (+{ $points } { $points ->
    [one] point
   *[other] points
})
advice-journey-less = the Golem is further from the Goddess (−{ $points } { $points ->
    [one] point
   *[other] points
})
