hellas-end-win = { $name } wins.
hellas-end-line = { $faction ->
    [none] {""}
   *[other] { $faction }
}
hl-map = Map of Hellas
hl-legend = Legend
hl-number = Hoplites it asks for
hl-turn = Turn
hl-turn-order = Turn order
hl-turn-order-kronos = Kronos, then a Hero
hl-kronos = Kronos
hl-no-hero = no Hero yet
hl-you = You
hl-none = none
hl-free = free
hl-here = here
hl-next = Next
hl-later = later
hl-watching = You are watching. Hands stay hidden.
hl-keys-state = state of the game

hl-land = Land
hl-lands = Lands
hl-lands-note = Region by Region, and Glory
hl-land-red = Red Land
hl-land-yellow = Yellow Land
hl-land-blue = Blue Land
hl-land-green = Green Land
hl-land-brown = Brown Land
hl-colour-red = Red
hl-colour-yellow = Yellow
hl-colour-blue = Blue
hl-colour-green = Green
hl-colour-brown = Brown
hl-region = Region
hl-place-line = { $land }, Population Strength { $n }
hl-strength-n = Strength { $n }
hl-from-here = { $deed } from here
hl-neighbours = Next to { $list }
hl-nobody = controlled by nobody
hl-held-by = controlled by { $name }
hl-city = City
hl-sparta = Sparta
hl-shrine = Shrine, free
hl-temple = Temple
hl-oracle = Oracle of Delphi
hl-oracle-site = site of the Oracle of Delphi
hl-quest = Quest
hl-quest-said = Quest: { $quest }
hl-hero = Hero
hl-hero-of = { $hero } of { $name }
hl-hoplites = Hoplites
hl-fortified = Fortified
hl-monster-wounds = Monster, Wounds
hl-monument = Monument, level
hl-monument-of = Monument of { $god }, level { $n }
hl-army-of = { $n ->
    [one] 1 Hoplite of { $name }
   *[other] { $n } Hoplites of { $name }
}
hl-army-fortified = { $n ->
    [one] 1 Hoplite of { $name }, Fortified
   *[other] { $n } Hoplites of { $name }, one Fortified
}
hl-n-hoplites = { $n ->
    [one] 1 Hoplite
   *[other] { $n } Hoplites
}
hl-monster-said = { $monster }, { $n } of { $of } Wounds
hl-state-legal = Can be chosen.
hl-state-target = Chosen as target.
hl-state-chosen = Chosen.
hl-from-line = { $n ->
    [one] 1 Hoplite; to { $list }
   *[other] { $n } Hoplites; to { $list }
}

hl-ways = Ways to win
hl-way-lands = Warlord of Hellas
hl-way-temples = Favoured of the Gods
hl-way-monsters = Monster Slayer
hl-way-king = King of Kings
hl-way-key-lands = Warlord: { $n } { $n ->
    [one] Land
   *[other] Lands
}
hl-way-key-temples = Favoured: { $n } { $n ->
    [one] Temple
   *[other] Temples
}
hl-way-key-monsters = Slayer: { $n } { $n ->
    [one] Monster
   *[other] Monsters
}
hl-way-key-king = King: a Monument at 5
hl-way-land = { $n } of { $of } in { $land }
hl-way-missing = { $place } is missing
hl-way-have-lands = { $n } of { $of } Lands
hl-way-have-temples = { $n } of { $of } Temples
hl-way-have-monsters = { $n } of { $of } Monsters
hl-way-have-king = { $n } of { $of } tokens of the King
hl-way-left = { $n } more would win
hl-won-by = { $clause ->
    [LH-153] Warlord of Hellas
    [LH-154] Favoured of the Gods
    [LH-155] Monster Slayer
    [LH-156] King of Kings
    [LH-164] Every Land is Hostile
    [LH-165] All Monuments are destroyed
    [LH-166] All Monuments are destroyed
    [LH-167] Kronos is dead
    [LH-168] The Heroes hold three Lands
    [LH-170] No Monster is left
    [LH-362] Called off: the limit of turns is reached
   *[other] The game is over
}

hl-hoplites-map = Hoplites on the map
hl-priests = Priests in the Pool
hl-cards = Combat cards
hl-artifacts = Artifacts
hl-blessings = Blessings
hl-glory = Glory Tokens
hl-trophies = Monsters slain
hl-used = Covered Special Actions
hl-status-thinking = Thinking…
hl-status-standin = A bot stands in
hl-status-bot = Bot, { $level }
hl-status-away = Away
hl-status-quest = { $quest }, Step { $n }
hl-army = Army and Priests
hl-army-said = Hoplites: { $map } on the map, { $supply } in the supply. Priests: { $pool } in the Pool, { $praying } praying, { $left } in the supply.
hl-on-map = on the map
hl-supply = supply
hl-in-pool = in the Pool
hl-praying = praying
hl-injured = { $name }, injured: counts as 1
hl-injuries = { $n } of 3 Injuries
hl-petrified = turned to stone: no Hero Movement
hl-hand = Cards, seen by you alone
hl-hand-of = Hand of { $name }
hl-hand-empty = No Combat card in hand.
hl-limit = { $n } of { $of }
hl-no-limit = { $n }, no limit during the Hunt
hl-use-now = Use now
hl-choose = Choose
hl-recruit-at = Recruit { $place }
hl-no-casualty = no Casualty
hl-n-casualties = { $n ->
    [one] 1 Casualty
   *[other] { $n } Casualties
}
hl-charged = charged
hl-discharged = discharged
hl-kept = kept
hl-offered = To choose from
hl-drawn-attacks = Monster Attack cards, seen by you alone

hl-monuments = Monuments
hl-monuments-note = level, then prayer spots
hl-destroyed = destroyed
hl-prayer-zeus = Strength +1{ $n ->
    [0] {""}
    [one] , draw 1 card
   *[other] , draw { $n } cards
}
hl-prayer-athena = Leadership +1{ $n ->
    [0] {""}
   *[other] , recruit { $n }
}
hl-prayer-hermes = Speed +1{ $n ->
    [0] {""}
    [one] , an Army goes 1 Region
   *[other] , an Army goes { $n } Regions
}
hl-monument-line = level { $level }: { $power }
hl-monument-rises = rises to level { $level }: { $power }
hl-temple-card = Temple card
hl-temple-built = { $n } of { $of } built
hl-temple-next = next: slot { $n }
hl-draft = Draft
hl-countdown = { $n ->
    [0] { $monument } is complete: who controls its Region wins.
    [one] { $monument } is complete: 1 token left with { $name }.
   *[other] { $monument } is complete: { $n } tokens left with { $name }.
}
hl-quests = Quests
hl-quests-note = { $n } of 3 slots
hl-can = you can board
hl-cannot = you cannot board yet
hl-step-more = + { $said }
hl-step-n = Step { $n }
hl-step = { $what ->
    [leadership] Leadership { $n }
    [strength] Strength { $n }
    [speed] Speed { $n }
    [priests_in_pool] { $n ->
        [one] 1 Priest in the Pool
       *[other] { $n } Priests in the Pool
    }
    [sacrifice_priests] { $n ->
        [one] sacrifice 1 Priest
       *[other] sacrifice { $n } Priests
    }
    [take_injuries] { $n ->
        [one] suffer 1 Injury
       *[other] suffer { $n } Injuries
    }
    [discard_combat] discard { $n }
    [artifacts] { $n ->
        [one] 1 Artifact
       *[other] { $n } Artifacts
    }
    [city_regions_controlled] { $n } Cities
    [temple_regions_controlled] { $n } Temples
   *[other] { $n }
}
hl-monsters = Monsters
hl-monsters-note = Wounds
hl-monsters-kronos = Wounds; price of the Region Attack
hl-monsters-alive = Monsters alive
hl-evolved = { $n ->
    [one] evolved
   *[other] evolved twice
}
hl-wounds = { $n } of { $of } Wounds
hl-wounds-word = Wounds
hl-region-attack = Region Attack
hl-special-attack = Special Attack
hl-its-artifact = Its Artifact

hl-windows = Parts of this Battle
hl-stage-before = Before
hl-stage-cards = Cards
hl-stage-after = Compare
hl-stage-losses = Losses
hl-stage-withdrawal = Withdrawal
hl-battle-in = Battle { $place }
hl-attacks = attacks
hl-defends = defends, plays first
hl-passed = has passed
hl-against = { $a } against { $b }
hl-casualties = { $name }: { $n } of { $of } fall
hl-you-answer = To you: a card, or pass
hl-answers = { $name } plays a card, or passes
hl-show-map = Show the map
hl-show-battle = Show the Battle
hl-show-hunt = Show the Hunt

hl-hunt-in = Hunt { $place }
hl-wounds-left = { $n ->
    [0] no Wound left to deal
    [one] 1 Wound to deal
   *[other] { $n } Wounds to deal
}
hl-wound = { $symbol }, { $state ->
    [covered] covered
   *[open] open
}{ $mark ->
    [priest] , Priest mark
    [artifact] , Artifact mark
   *[none] {""}
}
hl-covered = covered
hl-mark-priest = Priest mark
hl-mark-artifact = Artifact mark
hl-attack-card = The Monster attacks
hl-attack-value = Value
hl-attack-per = { $what ->
    [per-covered-wound-symbol] { $n } for each covered symbol
    [per-uncovered-wound-symbol] { $n } for each open symbol
    [per-wound-symbol] { $n } for each symbol
    [per-combat-card-in-hunters-hand] { $n } for each card of the hunter
   *[other] { $n }
}
hl-defence-said = Defence { $n } of { $of }
hl-if-slain = If { $monster } falls
hl-glory-of = Glory of the { $land }
hl-artifact-or-mark = { $artifact }, or a covered mark
hl-hunt-won = Hunt won
hl-trophy-of = Its Artifact is { $artifact }.
hl-slain = The Hunt is over, { $monster } is slain.
hl-hunt-next-start = { $hunter } may use what a Hunt begins with.
hl-hunt-next-attack = { $name } plays a Monster Attack card.
hl-hunt-next-choice = { $hunter } defends, or suffers it.
hl-hunt-next-defence = { $hunter } draws, then strikes again.
hl-link-wounds = Wounds
hl-link-attack = Attack
hl-link-defence = Defence
hl-pay = { $payment ->
    [same] pay a card of the same symbol
    [sickle] pay a sickle
    [swords] pay two swords
    [maces] pay two maces
    [torches] pay three torches
    [bows] pay three bows
   *[other] {""}
}
hl-symbol = { $symbol }{ $mark ->
    [priest] , Priest mark
    [artifact] , Artifact mark
   *[none] {""}
}
hl-move-wound = { $symbol }: { $payment ->
    [same] same symbol
    [sickle] a sickle
    [swords] two swords
    [maces] two maces
    [torches] three torches
    [bows] three bows
   *[other] {""}
}

hl-anger = Anger Points
hl-anger-after = after this Action
hl-anger-said = { $n } of { $of } Anger Points; a Pass would bring them to { $pass }
hl-anger-break = { $n }: break a Chain
hl-anger-pass = Pass: { $n }
hl-chains = Chains
hl-chains-broken = Chains Broken
hl-chains-gone = Chains that have left the game
hl-chain-back = A Chain
hl-chain-intact = Intact
hl-chain-ready = Broken, ready
hl-chain-turned = Broken, turned
hl-seen-by-you = seen by you
hl-seen = seen
hl-hidden = hidden
hl-attitude = Attitude of the people
hl-attitude-note = Terror = 1 + 1 per 2 Hoplites
hl-att-held = Hero
hl-att-neutral = Neutral
hl-att-distrustful = Distrustful
hl-att-hostile = Hostile
hl-terror-price = price of Terror
hl-titan-might = Might
hl-titan-anger = Anger
hl-titan-authority = Authority
hl-titan-sheet = Kronos stands { $place }.
hl-orders = Order cards
hl-orders-own = Order cards, seen by you alone
hl-orders-limit = { $n } of { $of }
hl-order-discards = Orders discarded
hl-order-places = Place it: { $places }. Then a Terror at its normal price.
hl-order = Order
hl-evolution = Evolution
hl-to-place = to be placed
hl-goals = Ways to win
hl-goal-hostile = Kronos: Hostile Lands
hl-goal-monuments = Kronos: Monuments destroyed
hl-goal-lands = Heroes: Lands controlled
hl-goal-kronos = Heroes: Wounds of Kronos

hl-combat-kind = { $symbol }, worth { $value }, { $n ->
    [0] no Casualty
    [one] 1 Casualty
   *[other] { $n } Casualties
}
hl-blessing-kind = Blessing of { $god }
hl-kind = { $section ->
    [artifacts] Artifact
    [monsters] Monster
    [quests] Quest
    [kronos_quests] Quest of Kronos
    [heroes] Hero
    [monster_attack_cards] Monster Attack card
    [kronos_orders] Order of Kronos
    [kronos_chains] Chain of Kronos
    [monuments] Monument
    [temple_cards] Temple card
    [event_cards] Event card
   *[other] Card
}
hl-cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
hl-no-text = No text.
hl-ability = Ability
hl-bonus = Starting bonus
hl-reward = Reward
hl-while-active = While active

hl-regular = Regular, each once, in any order
hl-special = Then one Special Action, it ends the turn
hl-titanic = One Action, or pass
hl-final = Final Actions
hl-done = done
hl-covered-action = covered
hl-locked = held by a Chain
hl-price = price { $n }
hl-price-range = price { $n } to { $most }
hl-current = Current Player
hl-tip-current = The Heroes play by turns, each after a turn of Kronos: it is this one’s turn now, or the next one.
hl-price-open = {""}
hl-act-use_artifacts = { $artifacts } charged
hl-act-prayer = { $priests ->
    [one] 1 Priest in the Pool
   *[other] { $priests } Priests in the Pool
}
hl-act-hero_movement = Speed { $speed }
hl-act-hoplite_movement = { $leadership ->
    [one] 1 Hoplite
   *[other] { $leadership } Hoplites
}
hl-act-build_monument = uncovers all
hl-step-turn = Turn { $turn }
hl-step-battle = Battle { $place }
hl-step-hunt = Hunt { $place }: { $monster }
hl-step-hunt-won = Hunt won: { $monster }
hl-ask-PlayOrPass = { $lead ->
    [ahead] You lead { $mine } to { $theirs }. Play a card, or pass?
    [behind] You trail { $mine } to { $theirs }. Play a card, or pass?
   *[level] You are level at { $mine }. Play a card, or pass?
}
hl-ask-DealWounds = Which Wound do you deal { $prey_to }?
hl-ask-Defend = An attack worth { $value }. Defend, or take it?
hl-ask-Place = Where do you recruit?
hl-ask-TakeTurn = What do you do? A Special Action ends the turn.
hl-ask-use_artifacts = Which Artifact do you use?
hl-ask-prayer = At which Monument does your Priest pray?
hl-ask-hero_movement = Where does your Hero go? With Speed { $speed }, up to { $speed ->
    [one] 1 Region
   *[other] { $speed } Regions
} away.
hl-ask-hoplite_movement = From where does a Hoplite move? { $leadership ->
    [one] One moves
   *[other] Up to { $leadership } move, one after another
}.
hl-ask-march = From where does an Army march?
hl-ask-build_temple = Where do you build the Temple?
hl-ask-hunt = Which Monster do you hunt?
hl-ask-build_monument = Which Monument rises by a level?
hl-ask-recruits = How many Hoplites do you recruit { $place }, and is one Fortified?
hl-link-regular = Regular { $n } of 4
hl-link-special = Special
hl-title-turn = Your turn
hl-title-titan = Kronos acts
hl-title-card = Your card
hl-title-wounds = Strike
hl-title-defence = Defend yourself
hl-title-attack = The Monster’s attack
hl-how-many = How many go?
hl-send = { $n ->
    [one] Send 1 Hoplite
   *[other] Send { $n } Hoplites
}
hl-attacks-from = attacks from { $from }
hl-part-hoplites = { $n ->
    [one] 1 Hoplite
   *[other] { $n } Hoplites
}
hl-part-fortified = Fortified
hl-part-cards = { $n ->
    [one] Value of 1 card
   *[other] Values of { $n } cards
}
hl-part-tactics = Texts of cards
hl-tie = { $a } all: a tie goes to the defender, { $mine ->
    [true] to you.
   *[other] { $defender }.
}
hl-end-if = If { $foe } plays nothing more:
hl-end-pass = If you pass and it ends there:
hl-end-strength = { $wins ->
    [true] you win { $strength } to { $against }.
   *[other] { $foe } wins { $strength } to { $against }.
}
hl-end-losses = You lose { $mine ->
    [0] none
    [one] 1 Hoplite
   *[other] { $mine } Hoplites
}, { $foe } { $theirs ->
    [0] none
   *[other] { $theirs }
}.
hl-end-after = { $after ->
    [kept] { $place } stays yours.
    [taken] { $place } becomes yours.
    [withdraw] Your last ones withdraw.
    [gone] Nobody of yours is left there.
   *[neutral] You win, but { $place } is not yours by that.
}
hl-coming = This begins a Battle in { $place }
hl-coming-own = you { $n }
hl-coming-most = you up to { $n }
hl-versus = against
hl-coming-foe = { $name } { $n }, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}
hl-coming-ahead = You would begin ahead. Both sides may add Combat cards.
hl-coming-level = You would begin level, and a tie is the defender’s. Both sides may add Combat cards.
hl-coming-behind = You would begin behind: only your Combat cards can turn it.
hl-card-pays = deals a Wound
hl-card-waits = for defence
hl-card-shield = parries only
hl-leads = { $mine ->
    [true] As it stands you win, { $strength } to { $against }.
   *[other] As it stands { $name } wins, { $strength } to { $against }.
}

hl-tip-leadership = how many Hoplites one Hoplite Movement may move. Some Combat cards count it too. A Prayer to Athena raises it.
hl-tip-strength = how many Combat cards a Hunt begins with. A Prayer to Zeus raises it.
hl-tip-speed = how many Regions the Hero may go in one Hero Movement. A Prayer to Hermes raises it.
hl-tip-injured = It is injured and counts as 1 until it is healed.
hl-tip-hoplites-map = soldiers. As many as a Region’s Population Strength, and no enemy, take control of it.
hl-tip-supply = Hoplites that can still be recruited. Who falls comes back here.
hl-tip-priests = sent to a Monument in a Prayer to raise an Attribute and use the God’s power; some texts cost them.
hl-tip-praying = Priests at Monuments. They return to the supply when somebody builds a Monument.
hl-tip-cards = played in Battles for their number, paid in Hunts by their symbol.
hl-tip-artifacts = treasures with a text. A used one is discharged until the next Monument is built.
hl-tip-glory = one for each Land, taken by slaying a Monster or completing a Quest there. Its holder may Usurp Regions of that Land. It is no way to win by itself.
hl-tip-orders = cards that only Kronos sees: they place Monsters or make them do something.
hl-tip-chains-broken = each Broken Chain gives Kronos a new power, and the Heroes more Wounds to deal him. All Broken or gone: the Final Actions open.
hl-tip-monsters-alive = Monsters on the map. Kronos acts through them.
hl-tip-titan-might = added to the value of Kronos’ attacks when he is hunted.
hl-tip-titan-anger = how fast Anger Points come back when he passes.
hl-tip-titan-authority = how many Monsters one Monster Movement may move.
hl-tip-way-lands = control every Region of { $n } { $n ->
    [one] Land
   *[other] Lands
}.
hl-tip-way-temples = control { $n } { $n ->
    [one] Region
   *[other] Regions
} with a Temple.
hl-tip-way-monsters = slay { $n } { $n ->
    [one] Monster
   *[other] Monsters
}.
hl-tip-way-king = complete the first Monument, perform { $n } more Special Actions, and control its Region then.
hl-tip-lands = A mark shows who controls a Region, a ring that nobody does. Control every Region of a Land and it counts for the Warlord.
hl-tip-monuments = Build Monument raises one by a level, uncovers everybody’s Special Actions, gives you a Priest for each Temple you control, and wakes the Monsters. A Prayer is the stronger the higher its Monument. The first at level 5 starts the countdown.
hl-tip-temple-card = Temples are built on Shrines you control; each gives a Priest. A slot with a lozenge lets everybody draft a Blessing. Control 5 Temples to win.
hl-tip-countdown = Each Special Action of the builder takes a token away. When the last is gone, whoever controls the Region of the Monument wins.
hl-tip-quests = Send your Hero to the Region, then meet one Step after the other. The last one gives the reward and the Glory of the Land.
hl-tip-quests-kronos = While a Quest is active Kronos has its power. Three Steps of a Hero end it.
hl-tip-monsters = A Hero in the Region may hunt it: cover every symbol with Combat cards. Slain Monsters give Glory and an Artifact.
hl-tip-attitude = Terror pushes a Land from left to right, the Heroes’ deeds push it back. If all five are Hostile, Kronos wins.
hl-tip-anger-points = What Kronos pays for his Actions with. A Pass, and every Monument that is built, brings them back. With 8 or more at a Build Monument he may Break a Chain.
hl-tip-chain-broken = Broken: its power works, and its symbols can be wounded.
hl-tip-chain-intact = Intact: nobody but Kronos knows which it is until it breaks.

hl-course-battle = Battle
hl-course-slain = Monster slain
hl-course-monument = Monument
hellas-wins = { $seats ->
    [2] Three Lands, five Temples, or three Monsters.
   *[other] Two Lands, five Temples, three Monsters, or the first Monument kept.
}
    .kronos = Kronos: every Land Hostile, or no Monument left. Heroes: Kronos dead, or three Lands.
