# Raisons que donnent les conseils. Les points sont la Puissance des fidèles : 2 pour un Disciple, 5 pour un Prêtre, 10 pour un Prophète.

advice-cult-more = un Culte plus fort (+{ $points } points)
advice-cult-less = un Culte plus faible (−{ $points } points)
advice-stake-more = l'Enjeu promet davantage (+{ $points } points)
advice-stake-less = l'Enjeu promet moins (−{ $points } points)
advice-locations-more = des Lieux plus nombreux ou plus intacts (+{ $points } points)
advice-locations-less = des Lieux moins nombreux ou abîmés (−{ $points } points)
advice-cards-more = un meilleur deck (+{ $points } points)
advice-cards-less = un deck moins bon (−{ $points } points)
advice-gods-more = plus de Miracles et de Mythologie (+{ $points } points)
advice-gods-less = moins de Miracles et de Mythologie (−{ $points } points)
advice-points-more = plus près des dix Points de Victoire (+{ $points } points)
advice-points-less = plus loin des dix Points de Victoire (−{ $points } points)

advice-chance = gagnerait la Bataille dans { $percent } cas sur 100
advice-only = le seul coup
advice-obvious = nettement le meilleur
advice-close = à peu près aussi bon que les autres
