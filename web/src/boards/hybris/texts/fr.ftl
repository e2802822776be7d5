hybris-end-win = { $name } l’emporte.
hybris-end-line = { $faction ->
    [none] { $n } PV
   *[other] { $faction }, { $n } PV
}
hy-world = Le monde
hy-chronos = Chronos
hy-combat = Combat
hy-age = Âge
hy-of-n = sur { $n }
hy-phase = Phase
hy-phase-of = sur { $n }, { $phase }
hy-against-chronos = Contre Chronos
hy-greatness = Grandeur
hy-no-olympian = pas encore d’Olympien
hy-watching = Vous regardez. Mains et plans restent cachés.
hy-wait = { $name } décide.
hy-step = Âge { $age } · { $phase }
hy-cards-n = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
hy-upgrades-n = { $n ->
    [one] 1 Amélioration
   *[other] { $n } Améliorations
}

## Le monde
hy-well = Puits de Prières
hy-well-n = { $n } sur { $of }
hy-well-coming = { $n } → { $then } sur { $of }
hy-well-warns = de { $from } à { $to } : −1 Fidèle
hy-well-about = Qui le porte de { $from } à { $to } Prières perd un Fidèle ; à { $of } il déborde
hy-quests-here = Quêtes, à tenter ici
hy-no-quest = Aucune Quête ici
hy-underworld-acts = Ressusciter, Drainer { $n } Aegis
hy-drain = Drainer
hy-drain-n = Drainer donne { $n } Aegis
hy-aegis-n = { $n } Aegis
hy-primordial-none = Les Enfers
hy-primordial-rank = Primordial { $rank }, { $n } Aegis
hy-state-legal = Peut être choisi.
hy-state-target = Choisi.
hy-state-chosen = Choisi.
hy-free = libre
hy-blocked = bloqué
hy-character-of = { $character } ({ $name })
hy-holds = tenue par { $who }
hy-lies-there = { $who } y gît
hy-standing = Sur place : { $list }
hy-nobody-there = Personne n’y est
hy-actions-are = Actions : { $list }
hy-no-prophets = Fermé aux Prophètes
hy-malus = Coûte { $amounts }
hy-technologies-left = { $n ->
    [one] Il reste 1 Technologie
   *[other] Il reste { $n } Technologies
}
hy-champion-free = { $champion } peut être affronté
hy-champion-of = { $champion } est l’allié de { $name }
hy-generates = { $n ->
    [one] L’arrivée verse { $n } Prière au Puits
   *[other] L’arrivée verse { $n } Prières au Puits
}
hy-affinity = Affinité : { $kind }
hy-temple-of = Temple de { $name }
hy-tile-of = { $technology } ({ $name })
hy-cities-n = { $n } Cités
hy-show-map = Carte
hy-show-temples = Lieux
