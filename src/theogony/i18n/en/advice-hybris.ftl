# Hybris: reasons that a hint gives.

advice-points-more = more points
advice-points-less = fewer points
advice-greatness-more = higher in Greatness
advice-greatness-less = lower in Greatness
advice-upgrades-more = closer to the Upgrades
advice-upgrades-less = further from the Upgrades
advice-technologies-more = Technologies come along
advice-technologies-less = Technologies fall behind
advice-goods-more = more Aegis, Followers, Prayers and Kindness
advice-goods-less = fewer Aegis, Followers, Prayers and Kindness
advice-characters-more = more characters who can act
advice-characters-less = fewer characters who can act
advice-cards-more = more cards
advice-cards-less = fewer cards
advice-chronos-more = Chronos is held back
advice-chronos-less = Chronos gets ahead
