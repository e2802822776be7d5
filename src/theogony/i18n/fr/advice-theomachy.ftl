# Raisons que donnent les conseils. Les points sont la Puissance des fidèles : 2 pour un Disciple, 5 pour un Prêtre, 10 pour un Prophète.

advice-cult-more = un Culte plus fort
advice-cult-less = un Culte plus faible
advice-stake-more = de meilleures chances dans cette Main ou la suivante
advice-stake-less = de moins bonnes chances dans cette Main ou la suivante
advice-locations-more = des Lieux plus nombreux ou en meilleur état
advice-locations-less = des Lieux moins nombreux ou endommagés
advice-cards-more = un meilleur deck
advice-cards-less = un deck moins bon
advice-gods-more = plus de Miracles ou de cartes Mythologie
advice-gods-less = moins de Miracles ou de cartes Mythologie
advice-points-more = plus près des dix Points de Victoire
advice-points-less = plus loin des dix Points de Victoire

advice-chance = gagnerait la Bataille dans { $percent } cas sur 100
advice-fold = abandonne l'Enjeu
