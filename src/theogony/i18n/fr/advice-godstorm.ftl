# Les raisons que donnent les conseils. Les points sont ce que le terme ajoute au score final attendu.

advice-lands-more = les territoires sont mieux tenus
advice-lands-less = les territoires sont moins bien tenus
advice-continents-more = les continents entiers rapportent plus
advice-continents-less = les continents entiers rapportent moins
advice-progress-more = un continent entier est plus proche
advice-progress-less = un continent entier est plus loin
advice-underworld-more = plus de cryptes et d'autels
advice-underworld-less = moins de cryptes et d'autels
advice-relics-more = les reliques rapportent sur leurs territoires
advice-relics-less = les reliques rapportent moins sur leurs territoires
advice-armies-more = plus d'armées
advice-armies-less = moins d'armées
advice-front-more = plus d'armées au front
advice-front-less = moins d'armées au front
advice-dead-more = plus de morts pour combattre aux Enfers
advice-dead-less = moins de morts pour combattre aux Enfers
advice-faith-more = plus de croyance en réserve
advice-faith-less = moins de croyance en réserve
advice-gods-more = des dieux plus forts en jeu
advice-gods-less = des dieux moins forts en jeu
advice-temples-more = des temples plus sûrs ou plus nombreux
advice-temples-less = des temples moins sûrs ou moins nombreux
advice-cards-more = de meilleures cartes et reliques
advice-cards-less = de moins bonnes cartes et reliques
advice-main-army-more = une armée principale plus grande
advice-main-army-less = une armée principale plus petite
advice-turns-more = plus de tours à venir
advice-turns-less = moins de tours à venir
advice-last-word-more = plus de chances de jouer le dernier tour de la partie
advice-last-word-less = moins de chances de jouer le dernier tour de la partie

advice-odds = le territoire tombe dans { $percent } cas sur 100
