# Dice Forge with Rebellion. Players act by their own names, in the singular.

## Names that the components do not have

empty-seat = seat { $number }, still free
word-face = die face
word-treasure = treasure
word-zone = zone
word-none = no module
word-goddess = Goddess
word-titans = Titans
resource-gold = gold
resource-sun = sun
resource-moon = moon
resource-glory = glory
resource-ancient = ancient shards
resource-loyalty = loyalty
amount-nothing = nothing
amount-gold = { $number } gold
amount-sun = { $number } sun
amount-moon = { $number } moon
amount-glory = { $number } glory
amount-ancient = { $number ->
    [one] 1 ancient shard
   *[other] { $number } ancient shards
}
amount-loyalty = { $number } loyalty
memory-rebellion = 2◆+1☾
memory-loyalty = 2♥+1☀
token-cerberus = Cerberus
token-triton = Triton
token-hammer = Hammer
token-scepters = Scepter
token-companions = Companion

## Options

option-setup = which sets of feats lie around the islands
    .base_introductory = Introductory game
    .base_alternative = Advanced game
    .goddess_discovery = Goddess discovery set-up
    .titans_discovery = Titans discovery set-up
    .goddess_with_base_sets = Goddess with base sets
    .titans_with_base_sets = Titans with base sets
    .perfect_for_two = Perfect for two players
    .again_and_again = Again and again
    .may_the_forge = May the forge be with you
    .versatility = Versatility
    .tournament_2020_1 = 2020 tournament set-up 1
    .challenge_2021 = 2021 Challenge of the gods
    .challenge_2021_final = 2021 Challenge of the gods, final
    .random = a random set for each slot
    .draft = drafted by the players
option-module = which module of Rebellion is played
    .as-set-up = as the set-up says
    .none = the base game
    .goddess = the Goddess' labyrinth
    .titans = the revolt of the Titans
option-ties = what happens if players are tied for first
    .shared = they share the victory
    .broken = more faces forged wins, then more feats, then more resources
option-handicap = two players: the 6-gold face stays in the box
    .no = it is in the game
    .yes = it is left out
option-slot = the set of one slot
    .as-set-up = as the set-up says
    .blacksmiths_hammer = The Blacksmith's Hammer
    .twins = The Twins
    .blacksmiths_scepter = The Blacksmith's Scepter
    .blacksmiths_chest = The Blacksmith's Chest
    .companion = The Companion
    .memory = The Memory
    .silver_hind = The Silver Hind
    .great_bear = Great Bear
    .moon_golem = The Moon Golem
    .oracle = The Oracle
    .satyrs = Satyrs
    .tenacious_boar = Tenacious Boar
    .celestial_die_card = The Celestial Die
    .wind = The Wind
    .ferryman = Ferryman
    .cerberus = Cerberus
    .mists = The Mists
    .ancestor = The Ancestor
    .helmet_of_invisibility = Helmet of Invisibility
    .great_golem = The Great Golem
    .chaos = The Chaos
    .cancer = Cancer
    .sentinel = Sentinel
    .right_hand = The Right Hand
    .eternal_night = The Eternal Night
    .hydra = Hydra
    .typhon = Typhon
    .first_titan = The First Titan
    .goddess_card = The Goddess
    .elder = The Elder
    .tree = The Tree
    .merchant = The Merchant
    .wild_spirits = Wild Spirits
    .wood_nymph = The Wood Nymph
    .dogged = The Dogged
    .guardians_owl = The Guardian's Owl
    .celestial_ship = Celestial Ship
    .sun_golem = The Sun Golem
    .guardian = The Guardian
    .minotaur = Minotaur
    .guardians_shield = The Guardian's Shield
    .light = The Light
    .time_golem = The Time Golem
    .gorgon = Gorgon
    .triton = Triton
    .goldsmith = The Goldsmith
    .omniscient = The Omniscient
    .mirror_of_the_abyss = Mirror of the Abyss
    .abyssal_trident = The Abyssal Trident
    .mirror_of_misfortune = The Mirror of Misfortune
    .sphinx = Sphinx
    .cyclops = Cyclops
    .eternal_fire = The Eternal Fire
    .left_hand = The Left Hand

option-setup-about =
    .base_introductory = The fifteen sets to learn the game with: few effects, quick turns.
    .base_alternative = The other nine sets of the base game in their slots: boars, a ship, Cerberus and the Triton.
    .goddess_discovery = The Goddess' labyrinth with new sets in every slot.
    .titans_discovery = The revolt of the Titans with new sets in every slot.
    .goddess_with_base_sets = The Goddess' labyrinth among the sets of the first game.
    .titans_with_base_sets = The revolt of the Titans among the sets of the first game.
    .perfect_for_two = Sets that play well between two.
    .again_and_again = Sets that repeat blessings and feats.
    .may_the_forge = Sets around forging and upgrading.
    .versatility = A mixture in which many ways lead to glory.
    .tournament_2020_1 = As played in a tournament of 2020.
    .challenge_2021 = As played in a challenge of 2021; for two players.
    .challenge_2021_final = As played in the final of that challenge; for two players.
    .random = One set of each slot, drawn by lot.
    .draft = The players choose the set of each slot in turn.
option-module-about =
    .as-set-up = The Goddess and Titans set-ups bring their module, the others none.
    .none = The base game, with any sets that belong to no module.
    .goddess = Golems walk through a labyrinth; its sets take their slots.
    .titans = Allegiance goes to rebellion or loyalty; its sets take their slots.
option-slot-all = Choose the set of each slot
option-slot-of =
    .m1 = Forge island, 1 moon (M1)
    .m2 = Forge island, 1 moon (M2)
    .m3 = Dark forest, 2 moon (M3)
    .m4 = Dark forest, 3 moon (M4)
    .m5 = Skull island, 4 moon (M5)
    .m6 = Skull island, 5 moon (M6)
    .m7 = Desert, 6 moon (M7)
    .m8 = Desert, 5 moon and 5 sun (M8)
    .f1 = Hollow tree, 1 sun (F1)
    .f2 = Hollow tree, 1 sun (F2)
    .f3 = Ruins, 2 sun (F3)
    .f4 = Ruins, 3 sun (F4)
    .f5 = Lagoon, 4 sun (F5)
    .f6 = Lagoon, 5 sun (F6)
    .f7 = Desert, 6 sun (F7)

## Questions

prompt-DraftSet = Which set goes to slot { $slot } ({ $cost })?
prompt-ChooseDie = { $number ->
    [one] Which die receives a minor blessing?
   *[other] Which die receives { $number } minor blessings in a row?
}
prompt-OfferRepeat = Do you give up a Cerberus token to apply { $result } once more?
prompt-ShowFace = Which face do you turn up?
prompt-UseTwins = You rolled { $result }. Do you pay 3 gold to roll a die again? You have { $allgold } gold and can do it { $cards ->
    [one] once.
   *[other] { $cards } times.
}
prompt-ApplyShown = { $source }: which displayed face do you apply?
prompt-ApplyLit = { $source }: which displayed face do you apply?
prompt-ChooseOrder = { $first } and { $second }: which face do you apply first?
prompt-NameGain = { $source } beside { $second }: what will it give?
prompt-CopyFace = Which face does your mirror copy?
prompt-MustBuyFace = Which face of the Sanctuary do you buy? You have { $allgold } gold.
prompt-BuyFace = Do you buy a face of the Sanctuary{ $discount ->
    [0] {""}
   *[other] {" "}at { $discount } gold less
}? You have { $allgold } gold.
prompt-ChooseBetter = Which face takes the place of { $face }?
prompt-ChooseUpgrade = Which face do you upgrade by { $levels ->
    [one] one level
   *[other] { $levels } levels
}?
prompt-ForgeFace = Which face does { $face } replace?
prompt-Offering = Do you buy another face? You have { $allgold } gold.
prompt-TakeFromTemple = Which face of the Temple do you take and forge?
prompt-TakeFace = Which face do you take and forge?
prompt-ChoosePath = Which way does your Golem go{ $back ->
    [0] {""}
   *[other] {" "}back
}?
prompt-ChooseTreasure = You are the first one in this treasure room: which treasure do you take?
prompt-Exchange = Do you give { $price } for { $gain }?
prompt-PuzzleRoll = Both Golems fit: is the Celestial die rolled before or after their steps?
prompt-ChooseFreeFeat = The First Titan: which feat do you perform free of charge?
prompt-NameResource = The Wind: which resource do you take from all dice?
prompt-PickDice = Satyrs: which die of the others do you apply?
prompt-SpendGold = The Right Hand: how much gold do you turn into glory? You have { $allgold }.
prompt-PayGold = { $price } gold is due: how much comes from Scepter { $number }, which holds { $there }?
prompt-PayShards = { $sun ->
    [0] { $moon } moon
   *[other] { $moon ->
        [0] { $sun } sun
       *[other] { $sun } sun and { $moon } moon
    }
} to pay. { $from ->
    [scepter] Do you empty Scepter { $number }?
    [ancientsun] How many of your { $ancient } ancient shards do you spend as sun?
   *[ancientmoon] How many of your { $ancient } ancient shards do you spend as moon?
}
prompt-RecallMemories = Which Memory token do you gain first?
prompt-Reinforce = Which reinforcement do you use?
prompt-SendMerchants = How many Merchants upgrade a face? The others bring 2 glory each.
prompt-ChooseGain = { $source }: what do you take?
prompt-OfferRefusal = Do you refuse { $gain } for { $glory } glory?
prompt-StoreGold = { $card ->
    [hammer] You gain { $gold } gold: how much of it goes on the Hammer ({ $there } so far)?
   *[scepter] You gain { $gold } gold: how much of it goes on Scepter { $number }, which holds { $there }?
}
prompt-NamePlayer = Who has to forge { $face }?
prompt-PlaceMemory = Where do you place a Memory token, and with which side up?
prompt-Act = { $extra ->
    [0] Your action: do you buy faces or perform a feat?
   *[other] Your extra action: do you buy faces or perform a feat?
} You have { $allgold } gold, { $sunhad } sun and { $moonhad } moon.
prompt-ExtraAction = Do you pay 2 sun for an extra action?

## Moves, and the heads of longer lists

move-set = { $feat }
move-take = { $gain }
move-copy = copy { $face }
move-apply = { $face } first
move-puzzle = { $when ->
    [first] roll the Celestial die first
   *[last] roll the Celestial die last
}
move-pick = { $face }
move-show = { $die }: { $face }
move-die = { $die }
move-reroll = roll the { $die } again
move-repeat = repeat it
move-refuse = refuse
move-accept = accept
move-store = { $number } gold
move-spend = { $number } gold
move-scepter = { $when ->
    [sun] use it as sun
    [moon] use it as moon
   *[none] do not empty it
}
move-ancient = { $number ->
    [one] 1 ancient shard
   *[other] { $number } ancient shards
}
move-use = use { $feat }
move-advance = advance Companion { $number }
move-merchants = { $number ->
    [one] 1 Merchant
   *[other] { $number } Merchants
}
move-buy = buy { $face } ({ $cost } gold)
move-perform = perform { $feat } ({ $cost }, { $glory } glory)
move-extra = an extra action for 2 sun
move-forge = { $face }
move-replace = { $die }: { $face }
move-upgrade = { $die }: { $face }
move-player = { $seat }
move-go = to { $space }
move-treasure = { $treasure }
move-exchange = exchange
move-remember = { $island }: { $memory }
move-recall = { $memory }
move-pass = pass
move-done = done
move-triton = Triton token: { $gain }
move-cash = cash in Companion { $number }

group-set = Sets
group-take = Take
group-copy = Copy
group-apply = Apply first
group-puzzle = Celestial die
group-pick = Pick
group-show = Turn up
group-die = Dice
group-reroll = Roll again
group-store = gold goes on the card
group-spend = gold
group-scepter = Scepter
group-ancient = ancient shards
group-use = Use
group-advance = Companions
group-merchants = Merchants
group-buy = Buy
group-perform = Perform
group-forge = Forge
group-replace = Replace
group-upgrade = Upgrade
group-player = Players
group-go = Go to
group-treasure = Treasures
group-remember = Place on
group-recall = Memory tokens
group-triton = Triton token
group-cash = Cash in

## What happened

event-game-begins = The tournament begins; { $seat } is first.
event-set-chosen = { $seat } puts { $feat } into slot { $slot }.
event-turn-begins = Round { $round }: { $alone ->
    [0] it is the turn of { $seat }.
   *[other] { $seat } plays another turn.
}
event-rolled = { $seat } rolls { $faces }.
event-die-rolled = { $seat } rolls the { $die }: { $face }.
event-celestial-rolled = { $seat } rolls the Celestial die: { $celestial }.
event-face-shown = { $seat } turns up { $face } ({ $die }).
event-repeated = { $seat } gives up a Cerberus token: the same result once more.
event-copied = { $seat } applies a copy of { $face }.
event-gained = { $source ->
    [none] { $seat } gains { $gains }.
   *[other] { $source }: { $seat } gains { $gains }.
}
event-lost = { $source ->
    [none] { $seat } loses { $gains }.
   *[other] { $source }: { $seat } loses { $gains }.
}
event-overflowed = The reserve of { $seat } is full: no room for { $gains }.
event-refused = { $seat } refuses { $gains } for { $glory } glory.
event-gold-stored = { $seat } puts { $gold } gold on { $feat }.
event-hammer-filled = The Hammer of { $seat } has come to the end of its { $number ->
    [1] first track
   *[other] second track
}: that is worth glory.
event-gold-paid = { $seat } pays { $gold } gold.
event-scepter-emptied = { $seat } empties a Scepter for { $resource }.
event-bought = { $seat } buys { $face } for { $price } gold.
event-forged = { $seat } forges { $face } in place of { $old } ({ $die }).
event-imposed = { $seat } names { $on }, who has to forge { $face }.
event-misfortune-used = { $seat } applies the dice of { $of } as well.
event-feat-performed = { $seat } performs { $feat }.
event-ousted = { $by } ousts { $seat } from { $island }.
event-reinforced = { $seat } uses { $feat }.
event-extra-action = { $seat } pays for an extra action.
event-companion-advanced = The Companion of { $seat } goes to space { $number }.
event-companion-cashed = { $seat } cashes in a Companion on space { $number }.
event-golem-moved = The Golem of { $seat } goes to { $space }.
event-treasure-found = { $seat } takes the { $treasure } in { $space }.
event-allegiance-moved = The allegiance of { $seat } is now { $allegiance }.
event-memory-placed = { $seat } places a Memory token ({ $memory }) on { $island }.
event-scored = { $seat }: { $glory } on the track, { $cards } for feats, { $bonus } for allegiance: { $total } glory.
event-game-over = The tournament is over. { $winners } { $number ->
    [one] wins.
   *[other] share the victory.
}

## Why not

refusal-face-not-on-die = { $face } is not on that die.
refusal-die-not-rolled = That die has not just been rolled.
refusal-mirror-copies-no-mirror = A mirror never copies a mirror.
refusal-not-displayed-by-opponent = No opponent displays { $face }.
refusal-not-displayed = No die displays { $face }.
refusal-not-your-result = { $face } is not part of this result.
refusal-costs-more-than-one = { $feat } costs more than one shard.
refusal-too-little-gold = This costs { $price } gold, and you have { $gold }.
refusal-not-shown = No die shows { $resource }.
refusal-too-few-shards = This costs { $sun ->
    [0] { $moon } moon
   *[other] { $moon ->
        [0] { $sun } sun
       *[other] { $sun } sun and { $moon } moon
    }
}, which you cannot pay.
refusal-too-few-moons = This costs { $price } moon of your reserve.
refusal-set-not-in-game = { $feat } is not in this game.
refusal-no-card-left = No { $feat } card is left.
refusal-no-such-memory = You have no such Memory token there.
refusal-not-another-player = It has to be another player.
refusal-same-island = The two tokens of a card lie on different islands.
refusal-imposed-face = { $face } was imposed on you and cannot be removed.
refusal-not-for-sale = { $face } is not for sale.
refusal-sold-out = No { $face } is left in the Sanctuary.
refusal-must-forge = You have to buy and forge a face, since you can pay for one.
refusal-nothing-to-replace = No face of your dice can be replaced.
refusal-given-by-a-feat = { $face } comes from { $feat }, which is in this game.
refusal-not-in-temple = { $face } is no face of the Sanctuary or the Gardens.
refusal-none-left = No { $face } is left.
refusal-face-not-to-be-taken = { $face } cannot be taken here.
refusal-bought-already = { $face } is in this offering already: all faces must be different.
refusal-no-better-face = { $face } cannot be upgraded that far.
refusal-not-of-that-level = { $face } is not of the level to be reached.
refusal-nothing-to-upgrade = No face can be upgraded that far.
refusal-no-way-there = No way leads there.
refusal-treasure-gone = { $treasure } has been found already.
refusal-amount-out-of-range = It has to be between { $low } and { $high }.
refusal-shard-not-due = No such shard is due any more.
refusal-price-not-covered = Then the rest of the price could not be paid.
refusal-too-many-ancient = You can spend { $most } at most.
refusal-no-such-reinforcement = You have no reinforcement { $feat }.
refusal-used-already = { $feat } has been used in this turn.
refusal-no-such-companion = You have no such Companion.
refusal-companion-at-the-end = This Companion is on its last space.
refusal-too-few-merchants = You have { $most ->
    [one] 1 Merchant.
   *[other] { $most } Merchants.
}
refusal-only-in-own-turn = This works only in your own turn.
refusal-no-cerberus = You have no Cerberus token left.
refusal-no-triton = You have no Triton token.
refusal-more-than-gained = You have gained { $most } gold.
refusal-would-be-lost = Your reserve cannot hold the rest: it would be lost.
refusal-gain-in-vain = Your reserve of { $resource } is full: all of it would be lost.
refusal-no-room = There is room for { $most } gold only.
refusal-not-offered = { $source } does not offer { $resource }.
refusal-set-of-another-slot = { $feat } does not belong to slot { $slot }.
refusal-set-of-a-module = { $feat } belongs to a module that is not played.

remedy-choose-from-die = Name a die and a face that is on it.
remedy-choose-rolled-die = Choose one of the dice you have just rolled.
remedy-choose-displayed = Choose a face that is displayed.
remedy-choose-of-result = Choose one of the two faces.
remedy-choose-cheap-feat = Choose a feat that costs 1 sun or 1 moon.
remedy-choose-at-least = Choose { $least } at least.
remedy-choose-at-most = Choose { $most } at most.
remedy-choose-between = Choose a number from { $low } to { $high }.
remedy-choose-shown = Choose what is shown.
remedy-choose-what-fits = Choose what your reserve can hold.
remedy-refuse-for-glory = Take the glory instead.
remedy-gain-gold = Gain more gold first.
remedy-gain-shards = Gain more shards first.
remedy-choose-set-in-game = Choose a feat of this game.
remedy-choose-another-feat = Choose another feat.
remedy-choose-memory = Choose a token that lies there.
remedy-choose-opponent = Choose an opponent.
remedy-choose-another-island = Choose another island.
remedy-choose-another-face = Choose another face.
remedy-choose-from-sanctuary = Choose a face of the Sanctuary.
remedy-choose-offered-face = Choose one of the faces that are offered.
remedy-choose-of-level = Choose a face of the level that is reached.
remedy-choose-path = Follow the arrows.
remedy-choose-treasure = Choose a treasure that is left.
remedy-choose-what-is-due = Choose a shard that is due, or none.
remedy-use-more-shards = Use more of these shards.
remedy-choose-owned-card = Choose a card that you own.
remedy-choose-another-card = Choose another card.
remedy-perform-companion = Perform the Companion first.
remedy-cash-companion = Cash it in.
remedy-wait-for-own-turn = Wait for your own turn.
remedy-perform-cerberus = Perform Cerberus first.
remedy-perform-triton = Perform the Triton first.
remedy-choose-of-slot = Choose a set of this slot.

## The table

status-round = Round { $round } of { $rounds }
status-turn = turn of { $seat }
board-sanctuary = Sanctuary
board-gardens = Gardens
board-forest = Forest
board-labyrinth = Labyrinth
board-no-treasure = no one yet
board-track = Allegiance
board-legend = ● gold, ☀ sun, ☾ moon, ★ glory, ◆ ancient shard, ♥ loyalty. 1●/1☀ one of them; ☀?A:B gain A if the other die gives ☀, else B; =?= mirror, ×3 times three, ⚓ ship, → Golem, ♞ Boar, ☠ Misfortune. [ ] face on top, □ light die, ■ dark die, ♟ hero, ◇ Memory.
players-cards = Feats
players-tokens = Tokens
players-forged = Forged
players-points = Glory
card-kind = { $cost }, { $glory } glory

## Cautions

caution-fire-ends-the-turn = { $feat } ends this turn at once: the extra action that you could still pay for is lost.
caution-companion-is-lost = This is your last turn: a Companion that you do not cash in now takes { $glory } glory with it.
