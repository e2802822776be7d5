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
