# Reasons that hints give. Points are Power of followers: a Disciple is 2, a Priest 5, a Prophet 10.

advice-cult-more = a stronger Cult
advice-cult-less = a weaker Cult
advice-stake-more = better prospects in this Hand or the next
advice-stake-less = poorer prospects in this Hand or the next
advice-locations-more = more or sounder Locations
advice-locations-less = fewer or damaged Locations
advice-cards-more = a better deck
advice-cards-less = a poorer deck
advice-gods-more = more Miracles and Mythology
advice-gods-less = fewer Miracles and less Mythology
advice-points-more = closer to ten victory points
advice-points-less = further from ten victory points

advice-chance = would win the Battle in { $percent } of 100 cases
advice-fold = gives up the Stake
