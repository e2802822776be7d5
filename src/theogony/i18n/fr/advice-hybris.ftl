# Hybris : les raisons que donne un conseil.

advice-points-more = plus de PV
advice-points-less = moins de PV
advice-greatness-more = plus haut en Grandeur
advice-greatness-less = plus bas en Grandeur
advice-upgrades-more = plus près des Améliorations
advice-upgrades-less = plus loin des Améliorations
advice-technologies-more = les Technologies avancent
advice-technologies-less = les Technologies reculent
advice-goods-more = plus d’Aegis, de Fidèles, de Prières et de Bonté
advice-goods-less = moins d’Aegis, de Fidèles, de Prières et de Bonté
advice-characters-more = plus de personnages qui peuvent agir
advice-characters-less = moins de personnages qui peuvent agir
advice-cards-more = plus de cartes
advice-cards-less = moins de cartes
advice-chronos-more = Chronos est retenu
advice-chronos-less = Chronos prend de l’avance
