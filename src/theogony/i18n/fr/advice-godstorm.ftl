# Les raisons que donnent les conseils. Les points sont ce que le terme ajoute au score final attendu.

advice-lands-more = les territoires sont mieux tenus (+{ $points } points)
advice-lands-less = les territoires sont moins bien tenus (−{ $points } points)
advice-continents-more = les continents entiers rapportent plus (+{ $points } points)
advice-continents-less = les continents entiers rapportent moins (−{ $points } points)
advice-progress-more = un continent entier est plus proche (+{ $points } points)
advice-progress-less = un continent entier est plus loin (−{ $points } points)
advice-underworld-more = plus de cryptes et d'autels (+{ $points } points)
advice-underworld-less = moins de cryptes et d'autels (−{ $points } points)
advice-relics-more = les reliques marquent sur leurs territoires (+{ $points } points)
advice-relics-less = les reliques marquent moins sur leurs territoires (−{ $points } points)
advice-armies-more = plus d'armées (+{ $points } points)
advice-armies-less = moins d'armées (−{ $points } points)
advice-front-more = plus d'armées au front (+{ $points } points)
advice-front-less = moins d'armées au front (−{ $points } points)
advice-dead-more = plus de morts pour combattre aux Enfers (+{ $points } points)
advice-dead-less = moins de morts pour combattre aux Enfers (−{ $points } points)
advice-faith-more = plus de croyance en réserve (+{ $points } points)
advice-faith-less = moins de croyance en réserve (−{ $points } points)
advice-gods-more = des dieux plus forts en jeu (+{ $points } points)
advice-gods-less = des dieux moins forts en jeu (−{ $points } points)
advice-temples-more = des temples plus sûrs ou plus nombreux (+{ $points } points)
advice-temples-less = des temples moins sûrs ou moins nombreux (−{ $points } points)
advice-cards-more = de meilleures cartes et reliques (+{ $points } points)
advice-cards-less = moins de cartes et de reliques (−{ $points } points)
advice-main-army-more = une armée principale plus grande (+{ $points } points)
advice-main-army-less = une armée principale plus petite (−{ $points } points)
advice-turns-more = plus de tours à venir (+{ $points } points)
advice-turns-less = moins de tours à venir (−{ $points } points)
advice-last-word-more = plus de chances de jouer le dernier tour de la partie (+{ $points } points)
advice-last-word-less = moins de chances de jouer le dernier tour de la partie (−{ $points } points)

advice-odds = prise dans { $percent } cas sur 100
advice-only = le seul coup possible
advice-obvious = nettement le meilleur
advice-close = à peu près aussi bon que les autres
