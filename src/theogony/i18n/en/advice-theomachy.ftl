# Reasons that hints give. Points are Power of followers: a Disciple is 2, a Priest 5, a Prophet 10.

advice-cult-more = a stronger Cult (+{ $points } points)
advice-cult-less = a weaker Cult (−{ $points } points)
advice-stake-more = the Stake promises more (+{ $points } points)
advice-stake-less = the Stake promises less (−{ $points } points)
advice-locations-more = more or sounder Locations (+{ $points } points)
advice-locations-less = fewer or damaged Locations (−{ $points } points)
advice-cards-more = a better deck (+{ $points } points)
advice-cards-less = a poorer deck (−{ $points } points)
advice-gods-more = more Miracles and Mythology (+{ $points } points)
advice-gods-less = fewer Miracles and less Mythology (−{ $points } points)
advice-points-more = closer to ten victory points (+{ $points } points)
advice-points-less = further from ten victory points (−{ $points } points)

advice-chance = would win the Battle in { $percent } of 100 cases
advice-only = the only move
advice-obvious = clearly the best
advice-close = about as good as the others
