# Reasons that hints give. Points are what the term adds to the expected final score.

advice-lands-more = territories are held more safely
advice-lands-less = territories are held less safely
advice-continents-more = more from whole continents
advice-continents-less = less from whole continents
advice-progress-more = closer to a whole continent
advice-progress-less = further from a whole continent
advice-underworld-more = more crypts and altars
advice-underworld-less = fewer crypts and altars
advice-relics-more = relics score at their territories
advice-relics-less = relics score less at their territories
advice-armies-more = more armies
advice-armies-less = fewer armies
advice-front-more = more armies at the front
advice-front-less = fewer armies at the front
advice-dead-more = more of the dead to fight below
advice-dead-less = fewer of the dead to fight below
advice-faith-more = more faith in hand
advice-faith-less = less faith in hand
advice-gods-more = stronger gods in play
advice-gods-less = weaker gods in play
advice-temples-more = safer or more temples
advice-temples-less = fewer or less safe temples
advice-cards-more = better cards and relics
advice-cards-less = fewer cards and relics
advice-main-army-more = a larger main army
advice-main-army-less = a smaller main army
advice-turns-more = more turns to come
advice-turns-less = fewer turns to come
advice-last-word-more = more likely to have the last turn of the game
advice-last-word-less = less likely to have the last turn of the game

advice-odds = captures in { $percent } of 100 cases
