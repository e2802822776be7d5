hybris-end-win = { $name } wins.
hybris-end-line = { $faction ->
    [none] { $n } VP
   *[other] { $faction }, { $n } VP
}
hy-world = The world
hy-chronos = Chronos
hy-combat = Combat
hy-age = Age
hy-of-n = of { $n }
hy-phase = Phase
hy-phase-of = of { $n }, { $phase }
hy-against-chronos = Against Chronos
hy-greatness = Greatness
hy-no-olympian = no Olympian yet
hy-watching = You are watching. Hands and plans stay hidden.
hy-wait = { $name } decides.
hy-step = Age { $age } · { $phase }
hy-cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
hy-upgrades-n = { $n ->
    [one] 1 Upgrade
   *[other] { $n } Upgrades
}
