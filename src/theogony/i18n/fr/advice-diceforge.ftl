# Les raisons que donnent les conseils. Les points sont ce que le terme ajoute au score final attendu.

advice-glory-more = plus de Points de Gloire acquis
advice-glory-less = moins de Points de Gloire acquis
advice-shards-more = plus de Fragments pour les Exploits
advice-shards-less = moins de Fragments pour les Exploits
advice-gold-more = plus d'or, en réserve ou sur une carte
advice-gold-less = moins d'or, en réserve ou sur une carte
advice-dice-more = de meilleurs dés pour les faveurs à venir
advice-dice-less = moins à attendre des dés aux faveurs à venir
advice-tools-more = plus de cartes et de jetons utiles pour la suite
advice-tools-less = moins de cartes et de jetons utiles pour la suite
advice-journey-more = le Golem est plus près de la Déesse
advice-journey-less = le Golem est plus loin de la Déesse
