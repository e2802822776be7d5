hybris-end-win = { $name } wins.
hybris-end-line = { $faction ->
    [none] { $n } VP
   *[other] { $faction }, { $n } VP
}
hy-world = The world
hy-chronos = Chronos
hy-underworld-start = To drain
hy-combat = Combat
hy-age = Age
hy-of-n = of { $n }
hy-phase = Phase
hy-phase-of = of { $n }, { $phase }
hy-against-chronos = Against Chronos
hy-greatness = Greatness
hy-no-olympian = no Olympian yet
hy-watching = You are watching. Hands and plans stay hidden.
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
hy-cause-primordial-revealed = Fear: { $primordial }.
hy-quests-here = Quests, tried here
hy-no-quest = No Quest lies here
hy-underworld-acts = Resurrect, Drain { $n } Aegis
hy-drain-n = Drain gives { $n } Aegis
hy-aegis-n = { $n } Aegis
hy-primordial-rank = Primordial { $rank }, { $n } Aegis
hy-state-legal = Can be chosen.
hy-state-target = Chosen.
hy-state-chosen = Chosen.
hy-character-of = { $character } ({ $name })
hy-held-by = held by { $who }
hy-lies-there = { $who } lies here
hy-standing = There: { $list }
hy-nobody-there = Nobody is there
hy-actions-are = Actions: { $list }
hy-no-prophets = Closed to Prophets
hy-malus = Costs { $amounts }
hy-paid-later = Paid at the Forge: { $amounts }
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
hy-temple-of = { $n ->
    [1] Temple of { $name }
   *[other] { $n } Temples of { $name }
}
hy-tile-of = { $technology } ({ $name })
hy-cities-n = { $n } Cities
hy-show-map = Map
hy-show-temples = Locations

## Planning and turns
hy-title-plan = Your plan
hy-title-token = Where will { $character } go?
hy-title-turn = Your turn
hy-title-pillar = The Pillars
hy-title-olympian = The Olympians
hy-title-action = What does { $character } do?
hy-title-go = Where does { $character } go?
hy-link-character = Character
hy-link-place = Place
hy-link-action = Action
hy-ask-Plan = Where will each of your characters go?
hy-ask-Design = Which Technology do you design? It is paid later.
hy-ask-second-pillar = Which Pillar do you take as your second one?
hy-ask-token-for = Where will { $character } go?
hy-move-send = { $character }
hy-move-no-token = Stay at home
hy-move-ready = Seal the plan
hy-move-clear = Clear the plan
hy-move-revise = Change the plan
hy-move-pass-PillarMoment = Not yet
hy-move-pass-PayCanto = Do not pay: your character is defeated
hy-move-pass-ReturnCharacter = Nobody: your character is defeated
hy-move-pass-ShowCards = No card: your character is defeated
hy-move-pass-MarkPillar = On none
hy-move-pass-PayForAll = Do not pay
hy-move-pass-ResolveConcept = Do not pay
hy-move-pass-Weaken = Add no Chain
hy-move-pass-Offer = No more cards
hy-move-pass-SendFighter = Send nobody
hy-move-pass-ActAt = No action is possible
hy-move-accept-PayActivation = Pay
hy-move-accept-PayConversion = Pay
hy-move-accept-PayFabrication = Pay
hy-move-take-out = { $piece } from { $upgrade }
hy-planned-for = to { $place }
hy-goes-anywhere = to any Location, without a token
hy-token-bonus = any Location, chosen when it is revealed
hy-where = Where?
hy-no-location = no location
hy-reserve = Reserve
hy-your-plan = Your characters, seen by you alone
hy-offer = To take
hy-your-board = Your board
hy-board-of = Board of { $name }
hy-your-cards = Your cards
hy-cards = Cards
hy-look-at = Whose board is shown
hy-cost-each = Each Hero and Prophet costs { $n } Aegis to send
hy-well-then = Well { $n } → { $then }{ $over ->
    [yes] , and it overflows
   *[no] {""}
}
hy-influence = Influence: { $kindness } Kindness, then { $gains }
hy-then-act = then { $list }
hy-fights = fight { $who }
hy-if-won = if you win: { $what }
hy-spared = { $n } spared
hy-pillar-halves = you { $upper }; others { $lower }
hy-pillar-alone = you { $upper }
hy-upper-ascension-now = (now { $n } VP)
hy-upper-left = ({ $n ->
    [0] none is left: it does nothing
   *[other] { $n } left
})
hy-taking-nothing = nothing for Chronos
hy-pillar-prayer = a Prayer lies on it
hy-pieces-left = { $n ->
    [one] 1 piece is on it
   *[other] { $n } pieces are on it
}
hy-upper-ascension = 1 VP per Technology and Link, 1 Greatness, 1 Kindness
hy-lower-ascension = 1 VP per Technology
hy-upper-truce = 1 Follower and Influence anywhere
hy-lower-truce = 2 Aegis
hy-upper-guidance = Fabricate from Olympus
hy-lower-guidance = a Coliseum card
hy-upper-ambition = 1 VP and 3 Force until the end of the Action phase
hy-lower-ambition = a Conflict card
hy-upper-symbolism = take a Temple out of your Upgrades
hy-lower-symbolism = a Premonition
hy-upper-indoctrination = take a Hero or Prophet out of your Upgrades, and gain a Bonus Location
hy-upper-indoctrination-none = (none is left: the Bonus Location alone)
hy-lower-indoctrination = 1 Greatness, and you generate 1 Prayer for each
hy-act-convert = Prayers become VP, Greatness or pieces
hy-act-design = a Technology comes into the Workshop; it is paid later, at the Forge
hy-act-fabricate = pay a tile of the Workshop: it goes into the Factory
hy-act-produce = all tiles in the Factory move on a space; past the third they are finished
hy-act-perceive = 1 Premonition and 1 VP
hy-act-omen = pay 1 Follower, lay a Conflict card: the next Wrath I spares you
hy-act-undertake = try one of the Quests
hy-act-train = 1 Coliseum card
hy-act-fight = against a Coliseum Hero, your ally if you win
hy-act-resurrect = bring back a Hero
hy-act-drain = { $n } Aegis
hy-act-influence = Kindness, Followers or the Service, Premonitions
hy-act-deploy = a finished Technology into this City
hy-wounded = wounded
hy-fallen = in the Underworld
hy-token-hidden = hidden token
hy-spent = done for this Age
hy-under-way = on the way
hy-chooses-later = chooses later
hy-at-home = at home
hy-status-thinking = thinking
hy-status-planning = planning
hy-status-planned = planned
hy-status-passed = has passed
hy-status-placed = { $n ->
    [0] nobody placed yet
    [one] 1 character placed
   *[other] { $n } characters placed
}
hy-status-standin = a bot stands in

## Boards and goods
hy-vp = VP
hy-order-pillar = Turn order, by Pillar
hy-order-greatness = Greatness
hy-pillars-left = Pillars left
hy-ages = Ages and Primordials
hy-age-n = Age { $age }
hy-age-primordial = Age { $age }: the { $rank } Primordial comes at its end
hy-age-known = Age { $age }: { $primordial } ({ $rank }). { $effect }
hy-pillar-tip = { $n }, { $name }. { $effect }
hy-automaton = The automaton
hy-by-the-rules = plays by the rules
hy-chains-of = { $n } of { $of } Chains
hy-wins-at-none = Wins at once at 0
hy-upgrades = Upgrades
hy-aegis = Aegis
hy-follower = Followers
hy-prayer = Prayers
hy-kindness = Kindness
hy-spark = Sparks
hy-determination = Determination
hy-hand = Conflict cards
hy-shackle = Shackles
hy-tip-greatness = who is higher decides, chooses a Pillar first and wins ties
hy-tip-upgrades = whoever unlocks all six wins at once; against Chronos, only when all Olympians have
hy-tip-aegis = pays for activating Heroes and Prophets, and for Technologies
hy-tip-follower = pay for Technologies; the Well and Primordials take them
hy-tip-prayer = are converted on Olympus into VP, Greatness and pieces
hy-tip-kindness = all bonuses reached are gained when a Technology is deployed; then the cube goes back to 0
hy-tip-spark = taken out of Upgrades; each has its bonus
hy-tip-hand = how many are in the hand, those of the Coliseum included
hy-tip-premonitions = played when you Influence
hy-powers = Powers
hy-tokens = Location tokens
hy-tokens-n = { $n } in the reserve, { $used } used
hy-hand-of = { $n } in hand, { $coliseum } of them of the Coliseum; { $deck } in the deck
hy-known = Cards you know
hy-all-known = All that is known
hy-used = Used in this Age
hy-resting = Resting in this Age
hy-boost = Force in every Combat of this Age
hy-arrogance-of = Arrogance token of { $name }
hy-weakened = Weakened in this Age
hy-deck-n = { $n } in the deck, { $discards } discarded
hy-quests-left = { $n ->
    [one] 1 Quest in the deck
   *[other] { $n } Quests in the deck
}
hy-omens = Beside the Oracle
hy-discards = Discarded
hy-stored = stored
hy-unpaid = { $place }, unpaid
hy-tip-unpaid = Not paid yet: to fabricate it at the Forge costs { $amounts }{ $spared ->
    [0] {""}
   *[other] , { $spared } less on its space
}.
hy-deployed = deployed
hy-no-technology = no Technology yet
hy-piece-on = { $piece }, still on it
hy-piece-out = { $piece }, taken out
hy-unlocked = unlocked
hy-keys-own = your board
hy-keys-cards = your cards
hy-keys-chronos = the board of Chronos

## The end
hy-won-by = { $way ->
    [ascension] Ascension: the last Upgrade was unlocked
    [ages] Six Ages are over: the most victory points win
    [upgrades] Every Olympian has unlocked all Upgrades
    [above] The last Age is over: all Olympians are above Chronos
    [chains] The last Chain is broken: Chronos is free
    [equal] The last Age is over: an Olympian is only level with Chronos
   *[below] The last Age is over: an Olympian is below Chronos
}
hy-above = { $n } above Chronos
hy-short = { $n } short
hy-greatness-n = Greatness { $n }
hy-end-temple = Temples in Cities
hy-end-deployed = Technologies deployed
hy-end-kindness = Kindness
hy-end-spark = Sparks
hy-end-follower = Followers
hy-end-aegis = Aegis
hy-end-prayer = Prayers

hy-course-combat = Combat
hy-course-greatness = Greatness
hy-course-temple = Temple
hybris-wins = The sixth Upgrade, at once; else the most VP after six Ages.
    .chronos_coop = All six Upgrades of each of you, at once; else more VP than Chronos after six Ages, each of you. Chronos: all his Chains broken.
    .chronos_solo = All six Upgrades, at once; else more VP than Chronos after six Ages. Chronos: all his Chains broken.
hy-word-shackle = lies to the right of your Sparks; the next Spark that you would take out of an Upgrade discards a Shackle instead, without its bonus
    .name = Shackle
    .forms = Shackle|Shackles
hy-word-weakened = whoever drains may put one Chain back on a track of his choice, once in an Age for all players together
    .name = Weakened
    .forms = weaken|weakens|weakened|weakening
hy-word-omen = a Conflict card beside the Oracle, at the price of 1 Follower: Wrath I of the next Primordial spares you
    .name = Omen
    .forms = Omen|Omens
hy-word-determination = what the cards that you play in one Combat may cost together
    .name = Determination
    .forms = Determination
hy-word-mill = to discard so many cards from the top of a deck of all players; a deck that is empty for the first time turns a tile of Chronos
    .name = Mill
    .forms = mill|mills|milled|milling
hy-word-intensity = how many cards of the Oracle (Ananke) or of the Coliseum (Kratos) are milled at the end of each Age
    .name = Intensity
    .forms = Intensity
hy-word-desolation = happens before the Pillars of the next Age if the card still lies face up; then the card leaves the game
    .name = Desolation
    .forms = Desolation
hy-word-damnation = what an Avatar in a City does at the end of each Age
    .name = Damnation
    .forms = Damnation
hy-word-blocked = no character can go to that slot or City until a text removes the token
    .name = Blocked
    .forms = block|blocks|blocked|blocking
hy-word-drain = as much Aegis as the top card of the Underworld says
