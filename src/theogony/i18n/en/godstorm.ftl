# Risk Godstorm. A pantheon speaks and acts in the plural: “the Norse attack”.

## Names of pieces that the components do not name

the-pantheon = the { $pantheon }
neutral-pantheon = the neutral { $pantheon }
nobody = nobody
armies-at = { $number } in { $name }
armies-at-nothing = none
heaven = heaven
deck-death = Death
deck-magic = Magic
deck-sky = Sky
deck-war = War
cards-nothing = no card
cards-death = { $number ->
    [one] 1 Death card
   *[other] { $number } Death cards
}
cards-magic = { $number ->
    [one] 1 Magic card
   *[other] { $number } Magic cards
}
cards-sky = { $number ->
    [one] 1 Sky card
   *[other] { $number } Sky cards
}
cards-war = { $number ->
    [one] 1 War card
   *[other] { $number } War cards
}
god-type-death = the god of death
god-type-magic = the goddess of magic
god-type-sky = the god of the sky
god-type-war = the god of war
wild-card = a wild card
symbol-infantry = infantry
symbol-cavalry = cavalry
symbol-artillery = artillery
symbol-any = wild

## Options

option-setup = how the territories are shared out
    .dealt = dealt by cards
    .chosen = claimed one by one
option-home = with chosen territories: each player claims the home of the own pantheon first
    .no = any territory first
    .yes = home first
option-defence = who decides on the defender's dice
    .ask = the defender is asked every time
    .most = always as many dice as possible
option-mode = what is played on this board
    .godstorm = Risk Godstorm: gods, miracles, five epochs
    .classic = classic Risk: plain conquest
option-rounds = classic Risk: after how many rounds the game is scored
    .n10 = 10 rounds
    .n20 = 20 rounds
    .n40 = 40 rounds
    .unlimited = played until one is left

## Questions

prompt-ChoosePantheon = Which pantheon do you lead?
prompt-ClaimLand = Which territory do you claim?
prompt-PlaceStart = Where do your armies go? { $left ->
    [one] One of this batch is left
   *[other] { $left } of this batch are left
}, { $muster } in all.
prompt-PlaceWarGod = Where does { $god }, your god of war, start?
prompt-PlaceTemple = Where does your first temple stand?
prompt-Bid = How much faith do you bid for the turn order? You own { $faith }; every bid is paid, won or lost.
prompt-ChooseMarker = Which place in the turn order do you take?
prompt-UseRelic = Which relic do you use first?
prompt-OfferBook = The Book of the Dead: do you give 2 of your { $raised } raised armies for 4 faith?
prompt-PlaceRaised = Where do your armies go? { $raised ->
    [one] One is left to place.
   *[other] { $raised } are left to place.
}
prompt-Revive = Does an army come back from a crypt?
prompt-ReviveTo = To which temple does the army from { $crypt } come back?
prompt-SummonAndBuild = Do you summon a god (3 faith) or build a temple (5 faith)? You own { $faith } faith.
prompt-SummonTo = Where does { $god } appear?
prompt-BuyMiracles = Do you buy miracle cards ({ $price } faith each)? You own { $faith } faith; { $bought ->
    [0] nothing is in the basket yet.
   *[other] in the basket: { $basket }.
}
prompt-PlayMiracles = Do you play a War or Death card? You own { $faith } faith.
prompt-Choice = { $card }: { $asks ->
    [target] which territory?
    [space] which space of the Underworld?
    [player] which player?
    [choose] which god?
    [relic] which relic?
    [deck] which deck?
    [route] which water connection?
    [move] how many armies?
    [with] which gods go along?
   *[other] your choice?
}
prompt-OfferAegis = A miracle card has just been played. Do you give up Aegis to cancel it?
prompt-TakeCard = Which card do you take from { $victim }?
prompt-Invade = Where do you invade?
prompt-Commit = With how many armies do you invade { $target } from { $origin }?
prompt-BringGods = Which gods join the invasion of { $target }?
prompt-AnswerWithSky = { $attacker } invade { $target } from { $origin } with { $declared ->
    [one] 1 army
   *[other] { $declared } armies
}. Do you answer with a Sky card?
prompt-ChooseAttackingGod = Godswar in { $target }: which of your gods fights?
prompt-ChooseDefendingGod = Godswar in { $target } against { $champion }: which of your gods fights?
prompt-Assault = { $origin } against { $target } ({ $forces }): how many dice do you roll?
prompt-Defend = { $attacker } attack { $target } ({ $forces }) with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: with how many do you defend?
prompt-KeepArmies = The Tree of Life: how many of the { $lost } lost armies do you keep, for 1 faith each?
prompt-MoveMore = { $target } is yours. How many armies move in?
prompt-GodsFollow = Which gods move into { $target }?
prompt-EnterWith = How many armies enter { $target }?
prompt-Fortify = From where do you fortify?
prompt-FortifyTo = Where do the pieces from { $origin } go?
prompt-FortifyArmies = How many armies go from { $origin } to { $target }?
prompt-FortifyGods = Which gods go from { $origin } to { $target }?
prompt-Embark = Where do your dead armies embark? { $heaven ->
    [one] One waits
   *[other] { $heaven } wait
} in { $heavenname }.
prompt-InvadeUnderworld = Where do you invade the Underworld?
prompt-TradeSets = Do you trade in three territory cards for { $value } armies?
prompt-ShownLand = Which territory on your cards receives 2 more armies?

## Moves, and the heads of longer lists

move-pantheon = lead { $pantheon }
move-claim = claim { $place }
move-place = put an army in { $place }
move-god = to { $place }
move-temple = a temple in { $place }
move-bid = bid { $number }
move-order = turn order { $number }
move-use = use { $card }
move-trade = trade
move-keep = keep the armies
move-revive = revive an army from { $place }
move-summon = summon { $god }
move-buy = buy a { $deck } card
move-play = play { $card } ({ $cost } faith)
move-target = { $place }
move-space = { $place }
move-player = { $seat }
move-choose = { $godtype }
move-relic = { $card }
move-deck = { $deck }
move-route = { $origin } to { $place }
move-card = { $card }
move-move = { $number ->
    [one] 1 army
   *[other] { $number } armies
}
move-cancel = cancel the card
move-pass = pass
move-done = done
move-attack = attack { $place } from { $origin } ({ $forces })
move-enter = enter { $place } from { $origin }
move-commit = { $number ->
    [one] 1 army
   *[other] { $number } armies
}
move-with = { $gods ->
    [none] no god
   *[other] { $gods }
}
move-champion = { $god }
move-roll = roll { $number ->
    [one] 1 die
   *[other] { $number } dice
}
move-stop = stop the invasion
move-defend = { $number ->
    [one] 1 die
   *[other] { $number } dice
}
move-save = keep { $number }
move-fortify = from { $place }
move-to = to { $place }
move-embark = to { $place }
move-hand-in = hand in { $card }

group-pantheon = Pantheons
group-claim = Claim
group-place = Put an army in
group-god = The god goes to
group-temple = A temple in
group-bid = Bid
group-order = Turn order
group-use = Use
group-revive = Revive from
group-summon = Summon
group-buy = Buy
group-play = Play
group-target = Territory
group-space = Space
group-player = Player
group-choose = God
group-relic = Relic
group-deck = Deck
group-route = Water connection
group-card = Card
group-move = Armies
group-attack = Attack
group-enter = Enter without a fight
group-commit = Armies
group-with = Gods
group-champion = Champion
group-roll = Dice
group-defend = Dice
group-save = Armies kept
group-fortify = From
group-to = To
group-embark = Embark to
group-hand-in = Hand in

## Events

event-pantheon-roll = The dice decide who chooses first: { $order }.
event-pantheon-chosen = { $name } leads { $pantheon }.
event-claim-roll = { $first } claim the first territory.
event-claimed = { $seat } claim { $place }.
event-god-placed = { $seat }: { $god } starts in { $place }.
event-temple-placed = { $seat } raise their first temple in { $place }.
event-rolled-off = { $seat } roll { $dice }.
event-epoch-begins = Epoch { $epoch } begins.
event-bids = The bids are shown: { $bids }.
event-bid-raised = { $card }: the bid of { $seat } counts for { $number } more.
event-marker-chosen = { $seat } take place { $marker } in the turn order.
event-turn-begins = It is the turn of { $seat }.
event-turn-ends = { $seat } end their turn.
event-income = { $seat } raise { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}{ $faith ->
    [0] .
   *[other] {" "}and collect { $faith } faith.
}
event-book-traded = { $seat } give { $armies } armies to the Book of the Dead and receive { $faith } faith.
event-placed = { $seat } put an army in { $place }.
event-placed-many = { $seat } place armies: { $places }.
event-temple-army = { $seat } raise an army at the temple in { $place }.
event-revived = { $seat } bring an army back from { $source } to { $place }.
event-summoned = { $seat } summon { $god } to { $place }.
event-temple-built = { $seat } build a temple in { $place }.
event-temple-razed = The temple in { $place } is destroyed.
event-bought = { $seat } buy miracle cards: { $decks }.
event-drew = { $card ->
    [unknown] { $seat } draw a { $deck } card.
   *[other] { $seat } draw a { $deck } card: { $card }.
}
event-relic-entered = { $seat } receive a relic: { $card }.
event-card-played = { $seat } play { $card }.
event-chosen = { $seat } choose for { $card }: { $move }.
event-card-cancelled = { $seat } give up Aegis: { $card } has no effect.
event-card-lost = { $seat } turn over { $card }, which cannot be played and is lost.
event-hand-lost = { $seat } lose their hand: { $cards }.
event-hand-seen = { $cards ->
    [unknown] { $seat } look at the cards of { $of }.
   *[other] { $seat } look at the cards of { $of }: { $cards }.
}
event-card-stolen = { $card ->
    [unknown] { $seat } take a { $deck } card from { $of }.
   *[other] { $seat } take { $card } from { $of }.
}
event-continent-rolled = The die names { $continent }.
event-atlantis-sunk = Atlantis sinks into the sea.
event-plague-moved = The plague leaves { $source } for { $place }.
event-trojan-horse = { $seat } open the horse in { $place }: a { $die }, and { $armies ->
    [one] 1 army takes
   *[other] { $armies } armies take
} it.
event-maelstrom = A maelstrom closes the water between { $origin } and { $place }.
event-die-rolled = { $change ->
    [lost] The die for { $place } shows { $die }: { $armies ->
        [one] 1 army is
       *[other] { $armies } armies are
    } lost.
   *[gained] The die for { $place } shows { $die }: { $armies ->
        [one] 1 army arrives.
       *[other] { $armies } armies arrive.
    }
}
event-armies-came = { $total ->
    [0] No army of { $seat } is left to come.
    [one] An army of { $seat } comes: { $arrivals }.
   *[other] { $total } armies of { $seat } come: { $arrivals }.
}
event-armies-lost = { $total ->
    [0] No army is lost.
    [one] An army is lost: { $losses }.
   *[other] { $total } armies are lost: { $losses }.
}
event-armies-moved = { $seat } move { $armies ->
    [0] no army
    [one] 1 army
   *[other] { $armies } armies
}{ $gods ->
    [none] {""}
   *[other] {" "}with { $gods }
} from { $origin } to { $place }.
event-god-moved = { $god } of { $seat } has to go to { $place }.
event-faith-gained = { $seat } receive { $faith } faith.
event-temple-moved = The temple moves from { $origin } to { $place }.
event-relics-lost = { $number ->
    [one] A relic leaves the game: { $cards }.
   *[other] { $number } relics leave the game: { $cards }.
}
event-relics-taken = { $seat } take from { $of }: { $cards }.
event-time-stands-still = Time stands still: the epoch marker goes back to { $epoch }.
event-plague = The plague strikes { $place }: { $lost ->
    [one] 1 army dies.
   *[other] { $lost } armies die.
}
event-banished = { $god } of { $seat } is banished.
event-invasion = { $seat } invade { $place } ({ $defender }) from { $origin } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}{ $gods ->
    [none] .
   *[other] {" "}and { $gods }.
}
event-underworld-invasion = { $seat } invade { $place } from { $origin }.
event-invasion-ended = The invasion is over.
event-godswar = Godswar: { $god } rolls { $attack } for { $attack_total }, { $against } rolls { $defence } for { $defence_total }.
event-ones-rerolled = { $seat } roll { $before } and the 1s again: { $dice }.
event-three-equal = { $seat } roll three equal dice ({ $dice }), which earn a relic.
event-battle = { $seat } roll { $attack }, { $defender } roll { $defence }: { $attack_lost ->
    [0] { $defence_lost ->
        [one] the defenders lose 1 army.
       *[other] the defenders lose { $defence_lost } armies.
    }
   *[other] { $defence_lost ->
        [0] { $attack_lost ->
            [one] the attackers lose 1 army.
           *[other] the attackers lose { $attack_lost } armies.
        }
       *[other] each side loses 1 army.
    }
}
event-armies-kept = The Tree of Life keeps { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} of { $seat } alive in { $place }.
event-captured = { $seat } capture { $place } from { $loser }.
event-moved-in = { $armies ->
    [one] 1 army of { $seat } moves
   *[other] { $armies } armies of { $seat } move
} in from { $origin }.
event-gods-followed = { $gods } of { $seat } { $number ->
    [one] follows
   *[other] follow
} to { $place }.
event-entered = { $seat } enter { $place } from { $origin } with { $armies ->
    [one] 1 army.
   *[other] { $armies } armies.
}
event-fortified = { $seat } move { $armies ->
    [0] no army
    [one] 1 army
   *[other] { $armies } armies
} from { $origin } to { $place }.
event-embarked = { $seat } embark an army to { $place }.
event-embarked-many = { $seat } embark armies: { $places }.
event-eliminated = { $seat } are destroyed{ $heir ->
    [none] .
   *[other] {" "}by { $heir }.
}
event-cards-lost = The cards of { $seat } leave the game: { $cards }.
event-cards-taken = { $cards ->
    [none] { $seat } find no cards with { $of }.
    [unknown] { $seat } take the cards of { $of }.
   *[other] { $seat } take the cards of { $of }: { $cards }.
}
event-scored = { $seat }: { $territories } for territories, { $continents } for continents, { $underworld } for the Underworld, { $relics } for relics: { $total ->
    [one] 1 point.
   *[other] { $total } points.
}
event-game-over = The game is over: { $winners } { $number ->
    [one] win.
   *[other] share the victory.
}
event-drew-territory = { $card ->
    [unknown] { $seat } draw a territory card.
   *[other] { $seat } draw a territory card: { $card }.
}
event-set-traded = { $seat } trade in { $cards } for { $armies } armies.
event-shown-land = { $seat } put 2 more armies in { $place }, shown on a card.

## Refusals

empty-seat = seat { $number }, where nobody sits
refusal-pantheon-is-neutral = { $pantheon } are neutral in this game.
refusal-pantheon-taken = { $pantheon } have a leader already.
refusal-already-occupied = { $place } is occupied already.
refusal-home-land-first = You claim { $place }, the home of your pantheon, first.
refusal-not-under-your-control = { $place } is not under your control.
refusal-god-into-plague = No god may enter { $place }: it is a plague land.
refusal-bid-above-faith = You cannot bid { $bid }: you own { $faith } faith.
refusal-marker-not-used = Place { $marker } is not used with { $players } players.
refusal-marker-taken = Place { $marker } is taken.
refusal-relic-not-yours = You do not own { $card }.
refusal-too-few-raised = You have { $raised } raised armies, and { $armies } are needed.
refusal-armies-left-to-place = You still have { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} to place.
refusal-no-armies-left = All your armies are placed.
refusal-not-a-crypt = { $place } is no crypt.
refusal-last-army-stays = The last army in { $place } must stay.
refusal-crypt-used = { $place } has revived { $limit ->
    [one] an army
   *[other] { $limit } armies
} in this turn already.
refusal-no-temple = You control no temple.
refusal-no-temple-there = There is no temple in { $place }.
refusal-temple-there = There is a temple in { $place } already.
refusal-no-temple-left = All 12 temples are on the board.
refusal-too-little-faith = That costs { $price } faith, and you own { $faith }.
refusal-god-in-play = { $god } is in play already.
refusal-god-just-banished = { $god } has been banished in this turn.
refusal-only-plague-lands = All your territories are plague lands.
refusal-god-not-in-play = { $god } is not in play.
refusal-four-cards-bought = You have taken { $limit } cards in this turn already.
refusal-deck-exhausted = The { $deck } deck has no more cards.
refusal-card-not-in-hand = You do not hold { $card }.
refusal-card-not-in-that-hand = { $card } is not in that hand.
refusal-not-in-step-four = { $card } cannot be played in this step.
refusal-only-sky-cards-now = { $card } is no answer to an invasion: only Sky cards are.
refusal-relic-not-waiting = That relic does nothing at the start of this turn.
refusal-relic-not-in-play = { $card } is not in play.
refusal-relic-already-yours = { $card } is yours already.
refusal-two-armies-needed = { $place } has only { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}, and one must stay behind.
refusal-connection-cut = Nothing joins { $origin } and { $place } any more.
refusal-own-territory = { $place } is your own.
refusal-sacred-ground = { $place } is sacred ground in this turn.
refusal-unoccupied = { $place } is unoccupied.
refusal-occupied = { $place } is occupied.
refusal-attack-once-first = An invasion makes at least one attack before it stops.
refusal-god-not-in-fight = { $godtype } is not in this fight.
refusal-god-not-there = { $godtype } is not in { $place }.
refusal-gods-not-there = Not all of these gods are there.
refusal-card-caps-dice = { $card }: the attacker rolls { $most } dice at most.
refusal-number-out-of-range = { $number } is not possible: from { $low } to { $high }.
refusal-nothing-to-move = Nothing in { $place } can move: one army must stay.
refusal-not-adjacent = { $origin } and { $place } do not border each other.
refusal-mountains-between = Mountains part { $origin } and { $place }: nothing crosses them.
refusal-flames-between = Flames part { $origin } and { $place }: no attack crosses them.
refusal-other-world = No way leads from { $origin } to { $place }: only the dead go to the Underworld, and they stay there.
refusal-no-chain = No neighbour of { $place } is yours.
refusal-no-chain-to = No chain of your own territories joins { $origin } and { $place }.
refusal-same-territory = { $place } is the territory itself.
refusal-move-something = No army goes, so at least one god must.
refusal-heaven-empty = None of your armies is in heaven.
refusal-space-held-by-enemy = { $place } is held by an enemy.
refusal-only-gates-open = From heaven only gates and your own spaces are open, and { $place } is neither.
refusal-finish-the-set = You have begun to hand in a set.
refusal-must-trade = With { $number } territory cards you must trade.
refusal-no-set-with-it = { $card } makes no set with the others.
refusal-not-shown = { $place } is not shown on these cards, or not yours.
refusal-not-another-player = { $player } cannot be chosen: it must be another player still in the game.
refusal-not-another-players = { $place } is not controlled by another player.
refusal-not-a-players = No player controls { $place }.
refusal-hand-empty = { $player } hold no cards.
refusal-no-plague-there = There is no plague in { $place }.
refusal-plague-there = There is plague in { $place } already.
refusal-sunk = { $place } has sunk into the sea.
refusal-already-chosen = { $place } has been chosen already.
refusal-not-the-largest = { $place } does not hold the most armies: the largest hold { $armies }.
refusal-not-a-lone-army = { $place } holds { $armies } armies, not a single one.
refusal-only-one-land = The player who holds { $place } has no second territory.
refusal-same-controller-needed = { $place } is no other territory of the same player.
refusal-not-the-attackers = { $place } is not the attacker's.
refusal-needs-own-temple = You control no temple.
refusal-needs-own-space = You control no Underworld space with two armies.
refusal-needs-relic-in-play = No relic is in play.
refusal-needs-relic-of-another = No other player owns a relic.
refusal-needs-plague = There is no plague on the board.
refusal-needs-another-hand = No other player holds a card.
refusal-needs-war-or-sky-god = No god of war and no god of the sky is in play.
refusal-needs-healthy-land = There is plague everywhere.
refusal-needs-lone-army = No other player has a territory with a single army.
refusal-needs-temple = There is no temple on the board.
refusal-needs-temple-to-move = No temple can move.
refusal-needs-land-without-temple = There is a temple in every territory of that player.
refusal-needs-armies-elsewhere = No other territory of yours can spare an army.
refusal-needs-attacking-god = No god stands in the attacking territory.
refusal-needs-attackers-temple = The attacker controls no temple elsewhere.
refusal-needs-two-lands = You have nothing to move between two territories.
refusal-needs-two-lands-of-another = No other player has two territories.
refusal-needs-god-in-play = No god is in play.
refusal-needs-two-faith = You own less than 2 faith.
refusal-all-decks-empty = All decks are empty.
refusal-first-epoch = The first epoch cannot go back.
refusal-atlantis-sunk = Atlantis has sunk already.
refusal-spare-plague-used = The fifth plague marker is in play already.
refusal-maelstrom-placed = The maelstrom lies on the board already.

## What would make it legal

remedy-choose-another = Choose another one.
remedy-choose-unoccupied = Choose an unoccupied territory.
remedy-choose-occupied = Choose an occupied territory.
remedy-choose-home = Claim the home of your pantheon.
remedy-choose-your-own = Choose a place that you control.
remedy-choose-without-plague = Choose a territory without plague.
remedy-choose-plague = Choose a territory with plague.
remedy-bid-at-most = Bid at most { $faith }.
remedy-choose-free-marker = Choose a place that is free.
remedy-own-the-relic = Win the relic first.
remedy-raise-more = Raise more armies: hold more territories and continents.
remedy-place-all = Place all of them.
remedy-done = Say done.
remedy-choose-crypt = Choose a crypt that you control.
remedy-two-armies = Have at least two armies there.
remedy-next-turn = Wait for your next turn.
remedy-control-a-temple = Build or capture a temple.
remedy-choose-temple = Choose a territory with a temple.
remedy-choose-without-temple = Choose a territory without temple.
remedy-wait-for-temple = Wait until a temple is destroyed.
remedy-collect-faith = Collect more faith.
remedy-choose-another-god = Choose another god.
remedy-control-land-without-plague = Control a territory without plague.
remedy-summon-god = Summon the god first.
remedy-choose-another-deck = Choose another deck.
remedy-choose-from-hand = Choose a card from the hand: type hand to see yours.
remedy-wait-for-invasion = Keep it until somebody invades you.
remedy-play-in-step-four = Keep it for step 4 of your own turn.
remedy-choose-waiting-relic = Choose one of the relics that are listed.
remedy-choose-relic-in-play = Choose a relic that somebody owns.
remedy-wait-for-condition = Keep the card until its condition is met.
remedy-choose-neighbour = Choose a territory that still borders yours.
remedy-choose-enemy = Choose a place that is not yours.
remedy-enter-instead = Enter it instead of attacking.
remedy-attack-instead = Attack it instead of entering.
remedy-attack-now = Attack once, then stop.
remedy-choose-gods-there = Choose among the gods that are there.
remedy-choose-between = Choose a number from { $low } to { $high }.
remedy-chain-of-own = Choose territories that a chain of your own joins.
remedy-invade-in-step-nine = Invade it in step 9.
remedy-choose-gate = Choose a gate.
remedy-hand-in-three = Hand in three cards that make a set.
remedy-choose-a-set = Choose cards that make a set: three alike, three different, or any two with a wild card.
remedy-choose-shown = Choose a territory of yours that the cards show.
remedy-choose-another-player = Choose another player.
remedy-choose-largest = Choose among the territories with the most armies.
remedy-choose-lone-army = Choose a territory of another player with a single army.
remedy-choose-attackers-temple = Choose a temple of the attacker elsewhere.

## The board

board-underworld = Underworld
board-sunk = sunk
board-legend = Letters and colours: whose armies. w s d m: gods of war, sky, death, magic. ⌂ temple, † plague.
board-maelstrom = The maelstrom lies between { $origin } and { $place }.
board-empty-underworld = Nobody is there yet.
status-epoch = Epoch { $epoch } of 5
status-order = order: { $order }
status-turn = turn of { $seat }
status-classic = Classic Risk
players-pantheon = Pantheon
players-lands = Lands
players-armies = Armies
players-faith = Faith
players-cards = Cards
players-relics = Relics
players-relics-of = Relics of { $name }: { $relics }
players-heaven = Heaven
players-gods = Gods
players-points = Points
players-out = destroyed
players-territory-cards = Cards
card-cost = { $deck } card, { $cost ->
    [0] free
   *[other] { $cost } faith
}
card-relic = relic
card-territory = territory card, { $symbol }
near-water = by sea
near-nothing = borders nothing

odds-forces = { $attacker } with { $attackers } against { $defenders } in { $place }
odds-rounds = One roll; armies lost, attacker:defender
odds-dice = { $attack } against { $defence }
odds-percent = { $percent } %
odds-godswar = The attacker wins the godswar in { $percent } of 100 cases.
odds-capture = Fought to the end, { $place } falls in { $percent } of 100 cases.
odds-note = Sky cards are not counted.

## What a player may ask never to be asked for

topic-sky = Sky cards when you are attacked
topic-aegis = Aegis against a card
