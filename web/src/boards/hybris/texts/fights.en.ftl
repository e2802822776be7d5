# Combat

hy-ask-GoOn = Go on with a card in secret, or stop?
hy-ask-PlayOn = Play a card, or stop?
hy-title-fight = Your Combat
hy-title-round = Round { $n }, in secret
hy-link-result = Result
hy-seal = Seal: { $move }
hy-force = Force
hy-total-force = Total Force
hy-tip-force = Force: what the card adds to the Total Force of its side.
hy-tip-total = Total Force: the cards played, joined images, texts and powers, less what the enemy takes away. Never less than 0.
hy-tip-determination = Determination: the costs of all cards played in a Combat may not exceed your own.
hy-attacker = Attacker
hy-defender = Defender
hy-tip-attacker = Who has begun the Combat. Between players the texts of his cards come first, and he loses a tie.
hy-tip-defender = Who is fought. Between players he wins a tie.
hy-wins-ties = wins a tie
hy-lane = { $role ->
    [attacker] Attacker
   *[defender] Defender
}: { $name }, Force { $force }
hy-type-olympian = Olympian
hy-type-hero = Hero
hy-type-prophet = Prophet
hy-kind-quest = Confrontation
hy-kind-champion = Coliseum Hero
hy-kind-primordial = Primordial
hy-kind-avatar = Avatar of Chronos
hy-kind-city = City
hy-kind-contest = Contest
hy-fight-quest = Confrontation: { $name }
hy-fight-champion = { $name }, in the Coliseum
hy-fight-primordial = The Wrath of { $name }
hy-fight-city = For { $city }
hy-fight-contest = { $technology }, contested in { $city }
hy-part-base = { $name ->
   *[other] Base Force
}
hy-part-revealed = { $name }
hy-part-element = Element: { $name }
hy-part-card = { $name }
hy-part-combo = Combo: { $name }
hy-part-text = { $name }: text
hy-part-used = { $name ->
   *[other] Texts used
}
hy-part-boost = { $name ->
   *[other] This Action phase
}
hy-part-power = { $name }
hy-part-enemy = { $name ->
    [none] The enemy’s texts
   *[other] Against: { $name }
}
hy-result = { $own ->
    [won] You win: { $force } against { $against }
    [lost] You lose: { $against } against { $force }
   *[no] { $name } wins: { $force } against { $against }
}
hy-result-none = no Force
hy-result-less = taken off
hy-result-nothing = Nothing else changes for { $name }.
hy-the-game = of the game
hy-no-force = No card yet
hy-sealed = Sealed
hy-sealed-note = a card, or Stop
hy-stopped = Has stopped
hy-round-n = Round { $n }
hy-next-card = Next card
hy-leads = would win now
hy-you = You
hy-hand-n = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}{ $coliseum ->
    [0] {""}
   *[other] , { $coliseum } of the Coliseum
}
hy-cancelled = Cancelled.
hy-combo-left = Left half: { $image }, { $n } more Force behind a card that ends in it.
hy-combo-right = Right half: { $image }.
hy-combo-joined = Joined images: { $n } more Force
hy-card-leads = { $n } against { $against }
hy-card-closed = not now
hy-use-now = Choose
hy-read = Read: { $name }
hy-deck-common = common
hy-deck-own = own deck
hy-deck-upgraded = Upgraded
hy-deck-coliseum = Coliseum
hy-at-stake = At stake
hy-needed = The cards played must show:
hy-most = { $n ->
    [one] 1 card at most
   *[other] { $n } cards at most
}
hy-if-you = If you win:
hy-if = If { $name } wins:
hy-then-nothing = nothing else follows.
hy-then-underworld = { $name } ({ $mine ->
    [yes] yours
   *[no] { $seat }
}) goes to the Underworld.
hy-then-wounded = { $name } is wounded, and { $mine ->
    [yes] you lose
   *[no] { $seat } loses
} 1 Greatness.
hy-then-quest = { $mine ->
    [yes] You take
   *[no] { $seat } takes
} the reward: { $name }.
hy-then-ally = { $name } becomes { $mine ->
    [yes] your ally
   *[no] an ally of { $seat }
}.
hy-then-spared = { $mine ->
    [yes] You receive
   *[no] { $seat } receives
} what the Wrath holds for a victory.
hy-then-suffers = { $mine ->
    [yes] You suffer
   *[no] { $seat } suffers
} what the Wrath holds for a defeat.
hy-then-takes = { $mine ->
    [yes] You take
   *[no] { $seat } takes
} the place in { $name }.
hy-then-keeps = { $mine ->
    [yes] You stay
   *[no] { $seat } stays
} in { $name }.
hy-then-claims = { $mine ->
    [yes] You claim
   *[no] { $seat } claims
} one of the three rewards of { $name } first.
hy-then-vp = { $mine ->
    [yes] You gain
   *[no] { $seat } gains
} { $n } VP.
hy-then-prayers = { $mine ->
    [yes] You gain
   *[no] { $seat } gains
} { $n ->
    [one] 1 Prayer
   *[other] { $n } Prayers
} of the Well.
hy-then-kindness = { $mine ->
    [yes] You gain
   *[no] { $seat } gains
} the bonuses of Kindness up to space { $n }.
hy-then-avatar-beaten = { $name } goes back to the Chronos board, and { $mine ->
    [yes] you gain
   *[no] { $seat } gains
} { $n ->
    [one] 1 Prayer
   *[other] { $n } Prayers
}.
hy-then-avatar-holds = { $name } holds the City.
hy-outlook = If { $name } has sealed
hy-outlook-stops = Stop
hy-outlook-goes = a card
hy-you-stop = You stop
hy-you-go = You go on
hy-both-stop = { $a } to { $b }, the end: { $won ->
    [yes] you win
   *[no] you lose
}
hy-they-go-on = { $name } goes on alone from { $n } and more
hy-you-go-on = you go on alone from { $n }
hy-you-go-on-any = you go on alone
hy-both-go = both cards turn up, then round { $n }

# Cards

hy-offered = To choose from
hy-hand-title = Conflict cards
hy-premonitions = Premonitions
hy-seen-by-you = · seen by you alone
hy-hand-empty = No Conflict card in your hand.
hy-deck = Your deck
hy-discard = Your discards
hy-brief-conflict = Conflict card: Force { $force }, Determination { $determination }
hy-brief-technology = { $kind }: { $vp } VP, { $prayers ->
    [one] 1 Prayer
   *[other] { $prayers } Prayers
}
hy-brief-epic = Epic of { $n } Cantos
hy-brief-confrontation = Confrontation: base { $base }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $elements ->
    [none] {""}
   *[other] , { $elements }
}
hy-brief-champion = Coliseum Hero: base { $base }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $elements ->
    [none] {""}
   *[other] , { $elements }
}
hy-brief-avatar = Avatar { $rank }: base { $base }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
hy-brief-primordial = Primordial { $rank }: drains for { $n } Aegis
hy-brief-pillar = Pillar { $n }
hy-brief-upgrades = Upgrade of { $name }
hy-brief-powers = Power of { $name }
hy-brief-concept = Concept card of { $name }
hy-brief = { $section ->
    [premonitions] Premonition
    [olympians] Olympian
    [concepts] Concept
    [chronos_tiles] Upgrade of Chronos
    [locations] Location
    [cities] City
   *[other] Card
}
hy-line-ally = Ally of
hy-line-nobody = nobody
hy-line-owner = Belongs to
hy-line-cantos = Cantos
hy-line-elements = Elements
hy-line-images = Images
hy-line-cost = Price to fabricate
hy-line-deploy = When deployed
hy-line-rewards = { $vp } VP, { $prayers ->
    [one] 1 Prayer
   *[other] { $prayers } Prayers
} of the Well, the bonuses of Kindness
hy-line-links = Links
hy-line-chain = Chain { $n }
hy-canto = { $n }: { $name ->
    [none] open
   *[other] { $name }
}
hy-edge-N = above
hy-edge-E = right
hy-edge-S = below
hy-edge-W = left

# Chronos

hy-head-you-decide = Together: you decide for all
hy-head-decides = Together: { $name } decides for all
hy-evil-gain = Chronos gains { $amounts }
hy-evil-has = He has { $n } of { $of }; one more than that breaks a Chain.
hy-evil-breaks = His { $of } spaces are full: all go, and a Chain breaks.
hy-evil-main = Resolve { $card }
hy-evil-avatar = Move { $avatar } to a City
hy-pay-main = Pay, and resolve the main effect
hy-boards = Boards
hy-chronos-board = The board of Chronos
hy-ask-ChooseEvil = { $concept }: which evil do you allow?
hy-has = He has
hy-only-last = Only the last one counts
hy-tip-resources = Room for { $n }: with one more, all of them go and a Chain breaks.
hy-chains-n = { $n ->
    [one] 1 Chain
   *[other] { $n } Chains
}
hy-no-chains = No Chain left
hy-chain = Chain
hy-tip-chain = Under this Chain:
hy-tip-chains = If the last of all Chains breaks, Chronos wins at once.
hy-chains-left = { $n } of { $of } Chains left
hy-vp-above = VP above Chronos
hy-above-n = { $n } above
hy-short-n = { $n } short
hy-intensity = Intensity
hy-tile-turned = Turned: in force no more
hy-mill-ananke = Oracle deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
hy-mill-kratos = Coliseum deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
hy-yes = yes
hy-no = no
hy-met = fulfilled
hy-not-met = not fulfilled
hy-holds = Conditions fulfilled
hy-fails = A condition fails
hy-no-concept-card = No card face up: nothing happens in the turn of Chronos.
hy-concept-deck = Deck { $n }, out of the game { $gone }
hy-tip-bar = Who activates such a character at this Concept must resolve the main effect first. On passing, and in the turn of Chronos, the bar does not matter.
hy-tip-no-bar = Without a bar the main effect may be paid for when a character is activated here. Who passes here must resolve it, and pays if possible.
hy-no-bar = at a price
hy-avatars-home = On his board
hy-avatars-away = All Avatars are in Cities.
hy-avatar-cities = Cities
hy-avatar-force = Force { $base } and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
hy-avatar-waits = its fight waits
hy-avatar-deck = Avatar cards
hy-tip-avatar-deck = An Avatar fights with cards of this deck; their texts are resolved before yours.
hy-avatar-discards = { $n ->
    [one] 1 discarded
   *[other] { $n } discarded
}
hy-ancient = Ancient Technologies
hy-ancient-none = all taken
hy-blocked = blocked
hy-free = free
hy-unlimited = Room for all
hy-together = What you have together
hy-together-alone = What you have
hy-track-follower = Followers
hy-track-temple = Temples
hy-track-aegis = Aegis
hy-track-tech = Technologies
hy-track-prayer = Prayers
hy-track-character = Heroes and Prophets
hy-track-deployed = Deployed
hy-track-upgrade = Upgrades
hy-track-each_vp_above_chronos = Each above Chronos
hy-asks-follower = Followers of all players: { $have } of { $need }.
hy-asks-temple = Temples of all players: { $have } of { $need }.
hy-asks-aegis = Aegis of all players: { $have } of { $need }.
hy-asks-tech = Technologies stored or deployed: { $have } of { $need }.
hy-asks-prayer = Prayers of all players: { $have } of { $need }.
hy-asks-character = Undefeated Heroes and Prophets out of the Upgrades: { $have } of { $need }.
hy-asks-deployed = Deployed Technologies: { $have } of { $need }.
hy-asks-upgrade = Unlocked Upgrades: { $have } of { $need }.
hy-asks-each_vp_above_chronos = { $have ->
    [0] Not every player has more VP than Chronos.
   *[other] Every player has more VP than Chronos.
}
hy-now-you = you
hy-first = first { $card }: { $effect }
hy-first-may = may first pay { $amounts } for { $card }: { $effect }
hy-first-paid = you pay { $amounts } for { $card }: { $effect }
hy-first-unpaid = the card { $card } stays face up: you cannot pay { $amounts }. { $now }
hy-first-then = { $card }: { $effect }
hy-first-lower = first the lower half of { $pillars }, then { $card }
hy-at-price = at the price of { $amounts }: { $effect }
hy-evil-vp = Chronos { $n } → { $then } VP.
hy-evil-then = From now on, at the end of each Age: { $city } No more on his board: { $home }
hy-evil-stands = As things stand: { $list }.
hy-focus-brings = The first Pillar you resolve, by its lower half: { $list }
hy-age-over = Age { $age } has ended
hy-age-next = Before Age { $age }
hy-age-calm = Nothing befell anybody.
