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

## The world
hy-well = Prayer Well
hy-well-n = { $n } of { $of }
hy-well-coming = { $n } → { $then } of { $of }
hy-well-warns = { $from } to { $to }: −1 Follower
hy-well-about = Who brings it to { $from } to { $to } Prayers loses a Follower; at { $of } it overflows
hy-quests-here = Quests, tried here
hy-no-quest = No Quest lies here
hy-underworld-acts = Resurrect, Drain { $n } Aegis
hy-drain = Drain
hy-drain-n = Drain gives { $n } Aegis
hy-aegis-n = { $n } Aegis
hy-primordial-none = The Underworld
hy-primordial-rank = Primordial { $rank }, { $n } Aegis
hy-state-legal = Can be chosen.
hy-state-target = Chosen.
hy-state-chosen = Chosen.
hy-free = free
hy-blocked = blocked
hy-character-of = { $character } ({ $name })
hy-holds = held by { $who }
hy-lies-there = { $who } lies here
hy-standing = There: { $list }
hy-nobody-there = Nobody is there
hy-actions-are = Actions: { $list }
hy-no-prophets = Closed to Prophets
hy-malus = Costs { $amounts }
hy-technologies-left = { $n ->
    [one] 1 Technology is left
   *[other] { $n } Technologies are left
}
hy-champion-free = { $champion } can be fought
hy-champion-of = { $champion } is an ally of { $name }
hy-generates = { $n ->
    [one] Arrival puts 1 Prayer into the Well
   *[other] Arrival puts { $n } Prayers into the Well
}
hy-affinity = Affinity: { $kind }
hy-temple-of = Temple of { $name }
hy-tile-of = { $technology } ({ $name })
hy-cities-n = { $n } Cities
hy-show-map = Map
hy-show-temples = Locations
