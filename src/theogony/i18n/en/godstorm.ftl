# Risk Godstorm. A pantheon speaks and acts in the plural: “the Norse attack”.

## Names of pieces that the components do not name

nobody = nobody
armies-at = { $number } { $name_in }
armies-at-nothing = nowhere
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
wild-card = a wild card
symbol-infantry = infantry
symbol-cavalry = cavalry
symbol-artillery = artillery
symbol-any = wild

## Options

option-setup = how the territories are shared out
    .dealt = dealt by cards
    .chosen = claimed one by one
option-home = with chosen territories: each player claims the home of their own pantheon first
    .no = any territory first
    .yes = home first
option-defence = who decides on the defender’s dice
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
prompt-OfferBook = The Book of the Dead: do you give 2 armies for 4 faith? You have raised { $raised }.
prompt-PlaceRaised = Where do your armies go? { $raised ->
    [one] One is left to place.
   *[other] { $raised } are left to place.
}
prompt-Revive = Does an army come back from a crypt?
prompt-ReviveTo = To which temple does the army from { $crypt_the } come back?
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
prompt-Commit = With how many armies do you invade { $target_the } from { $origin_the }?
prompt-BringGods = Which gods join the invasion of { $target_the }?
prompt-AnswerWithSky = { $attacker } invade { $target_the } from { $origin_the } with { $declared ->
    [one] 1 army
   *[other] { $declared } armies
}. Do you answer with a Sky card?
prompt-ChooseAttackingGod = Godswar { $target_in }: which of your gods fights?
prompt-ChooseDefendingGod = Godswar { $target_in } against { $champion }: which of your gods fights?
prompt-Assault = Attack from { $origin_the } on { $target_the } ({ $forces }): how many dice do you roll?
prompt-Defend = { $attacker } attack { $target_the } ({ $forces }) with { $thrown ->
    [one] 1 die
   *[other] { $thrown } dice
}: with how many do you defend?
prompt-KeepArmies = The Tree of Life: how many armies do you keep, for 1 faith each? You have lost { $lost }.
prompt-MoveMore = { $target_the } is yours. How many armies move in?
prompt-GodsFollow = Which gods move into { $target_the }?
prompt-EnterWith = How many armies enter { $target_the }?
prompt-Fortify = From where do you fortify?
prompt-FortifyTo = Where do the pieces from { $origin_the } go?
prompt-FortifyArmies = How many armies go from { $origin_the } to { $target_the }?
prompt-FortifyGods = Which gods go from { $origin_the } to { $target_the }?
prompt-Embark = Where do your dead armies embark? { $heaven ->
    [one] One waits
   *[other] { $heaven } wait
} { $heavenname }.
prompt-InvadeUnderworld = Where do you invade the Underworld?
prompt-TradeSets = Do you trade in three territory cards for { $value ->
    [one] 1 army
   *[other] { $value } armies
}?
prompt-ShownLand = Which territory on your cards receives 2 more armies?

## Moves, and the heads of longer lists

move-pantheon = lead { $pantheon }
move-claim = claim { $place_the }
move-place = put an army { $place_in }
move-god = place it { $place_in }
move-temple = raise a temple { $place_in }
move-bid = bid { $number }
move-order = { $number ->
    [1] go first
    [2] go second
    [3] go third
    [4] go fourth
   *[other] go fifth
}
move-use = use { $card }
move-trade = trade
move-keep = keep the armies
move-revive = revive an army from { $place_the }
move-summon = summon { $god }
move-buy = buy { $deck_a }
move-play = play { $card } ({ $cost ->
    [0] free
   *[other] { $cost } faith
})
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
move-attack = attack { $place_the } from { $origin_the } ({ $forces })
move-enter = enter { $place_the } from { $origin_the }
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
move-fortify = from { $place_the }
move-to = to { $place_the }
move-embark = to { $place_the }
move-hand-in = hand in { $card }

group-pantheon = Pantheons
group-claim = Claim
group-place = Place an army
group-god = Place the god
group-temple = Raise a temple
group-bid = Bid
group-order = Turn order
group-use = Use
group-revive = Revive an army
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

event-pantheon-roll = The dice give the order in which pantheons are chosen: { $order }.
event-pantheon-chosen = { $name } leads { $pantheon }.
event-claim-roll = { $first } claim the first territory.
event-claimed = { $seat } claim { $place_the }.
event-god-placed = { $seat } place { $god } { $place_in }.
event-temple-placed = { $seat } raise their first temple { $place_in }.
event-rolled-off = The dice { $seat_of } show { $dice }.
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
event-book-traded = { $seat } give { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} to the Book of the Dead and receive { $faith } faith.
event-placed = { $seat } put an army { $place_in }.
event-placed-many = { $seat } place { $number ->
    [one] 1 army
   *[other] { $number } armies
}: { $places }.
event-temple-army = { $seat } raise an army at the temple { $place_in }.
event-revived = { $seat } bring an army back from { $source_the } to { $place_the }.
event-summoned = { $seat } summon { $god } { $place_in }.
event-temple-built = { $seat } build a temple { $place_in }.
event-temple-razed = The temple { $place_in } is destroyed.
event-bought = { $seat } buy miracle cards: { $decks }.
event-drew = { $card ->
    [unknown] { $seat } draw { $deck_a }.
   *[other] { $seat } draw { $deck_a }: { $card }.
}
event-relic-entered = { $seat } receive a relic: { $card }.
event-card-played = { $seat } play { $card }.
event-chosen = { $seat } choose for { $card }: { $move }.
event-card-cancelled = { $seat } give up Aegis: { $card } has no effect.
event-card-lost = { $seat } turn over { $card }, which cannot be played and is lost.
event-hand-lost = { $cards ->
    [none] { $seat } have no hand to lose.
   *[other] { $seat } lose their hand: { $cards }.
}
event-hand-seen = { $cards ->
    [none] { $seat } look at the hand of { $of }: it is empty.
    [unknown] { $seat } look at the cards of { $of }.
   *[other] { $seat } look at the cards of { $of }: { $cards }.
}
event-card-stolen = { $card ->
    [unknown] { $seat } take { $deck_a } from { $of }.
   *[other] { $seat } take { $card } from { $of }.
}
event-continent-rolled = The die names { $continent_the }.
event-atlantis-sunk = Atlantis sinks into the sea.
event-plague-lifted = The plague { $place_in } is over.
event-plague-moved = The plague leaves { $source_the } for { $place_the }.
event-trojan-horse = { $seat } open the horse { $place_in }: a { $die }, and { $armies ->
    [one] 1 army takes
   *[other] { $armies } armies take
} it.
event-maelstrom = A maelstrom closes the water between { $origin_the } and { $place_the }.
event-die-rolled = { $change ->
    [lost] The die for { $place_the } shows { $die }: { $armies ->
        [0] no army is
        [one] 1 army is
       *[other] { $armies } armies are
    } lost.
   *[gained] The die for { $place_the } shows { $die }: { $armies ->
        [0] no army arrives.
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
    [0] { $gods ->
        [none] no army
       *[other] { $gods }
    }
    [one] 1 army{ $gods ->
        [none] {""}
       *[other] {" "}with { $gods }
    }
   *[other] { $armies } armies{ $gods ->
        [none] {""}
       *[other] {" "}with { $gods }
    }
} from { $origin_the } to { $place_the }.
event-god-moved = { $god } of { $seat } has to go to { $place_the }.
event-faith-gained = { $seat } receive { $faith } faith.
event-temple-moved = The temple moves from { $origin_the } to { $place_the }.
event-relics-lost = { $number ->
    [0] No relic leaves the game.
    [one] A relic leaves the game: { $cards }.
   *[other] { $number } relics leave the game: { $cards }.
}
event-relics-taken = { $number ->
    [one] { $seat } take a relic from { $of }: { $cards }.
   *[other] { $seat } take { $number } relics from { $of }: { $cards }.
}
event-time-stands-still = Time stands still: the marker goes back to epoch { $epoch }.
event-plague = The plague strikes { $place_the }: { $lost ->
    [0] no army dies.
    [one] 1 army dies.
   *[other] { $lost } armies die.
}
event-banished = { $god } of { $seat } is banished.
event-invasion = { $seat } invade { $place_the }, held by { $defender }, from { $origin_the } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}{ $gods ->
    [none] .
   *[other] {" "}led by { $gods }.
}
event-underworld-invasion = { $seat } invade { $place_the } from { $origin_the }.
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
} of { $seat } alive { $place_in }.
event-captured = { $seat } capture { $place_the }{ $loser ->
    [none] .
   *[other] {" "}from { $loser }.
}
event-moved-in = { $armies ->
    [one] 1 army of { $seat } moves
   *[other] { $armies } armies of { $seat } move
} from { $origin_the } into { $place_the }.
event-gods-followed = { $gods } of { $seat } { $number ->
    [one] follows
   *[other] follow
} to { $place_the }.
event-entered = { $seat } enter { $place_the } from { $origin_the } with { $armies ->
    [one] 1 army.
   *[other] { $armies } armies.
}
event-fortified = { $seat } move { $armies ->
    [0] their gods
    [one] 1 army
   *[other] { $armies } armies
} from { $origin_the } to { $place_the }.
event-embarked = { $seat } embark an army to { $place_the }.
event-embarked-many = { $seat } embark { $number ->
    [one] 1 army
   *[other] { $number } armies
}: { $places }.
event-eliminated = { $seat } are destroyed{ $heir ->
    [none] .
   *[other] {" "}by { $heir }.
}
event-cards-lost = { $cards ->
    [none] { $seat } have no cards to lose.
   *[other] The cards of { $seat } leave the game: { $cards }.
}
event-cards-taken = { $cards ->
    [none] { $seat } take no card from { $of }, who hold nothing.
    [unknown] { $seat } take the cards of { $of }.
   *[other] { $seat } take the cards of { $of }: { $cards }.
}
event-scored = { $seat } score { $total ->
    [one] 1 point
   *[other] { $total } points
}: { $territories } for territories, { $continents } for continents, { $underworld } for the Underworld, { $relics } for relics.
event-game-over = The game is over: { $winners } { $number ->
    [one] win.
   *[other] share the victory.
}
event-drew-territory = { $card ->
    [unknown] { $seat } draw a territory card.
   *[other] { $seat } draw a territory card: { $card }.
}
event-set-traded = { $seat } trade in { $cards } for { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}.
event-shown-land = { $seat } put 2 more armies { $place_in }, shown on one of their cards.

## Refusals

empty-seat = seat { $number }, still free
refusal-pantheon-is-neutral = { $pantheon } are neutral in this game.
refusal-pantheon-taken = { $pantheon } have a leader already.
refusal-already-occupied = { $place_the } is occupied already.
refusal-home-land-first = You claim { $place_the }, the home of your pantheon, first.
refusal-not-under-your-control = { $place_the } is not under your control.
refusal-god-into-plague = No god may enter { $place_the }: it is a plague land.
refusal-bid-above-faith = You cannot bid { $bid }: you own { $faith } faith.
refusal-marker-not-used = Place { $marker } is not used with { $players ->
    [one] 1 player
   *[other] { $players } players
}.
refusal-marker-taken = Place { $marker } is taken.
refusal-relic-not-yours = You do not own { $card }.
refusal-too-few-raised = You have raised only { $raised ->
    [one] 1 army
   *[other] { $raised } armies
}; { $armies } are needed.
refusal-armies-left-to-place = You still have { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} to place.
refusal-no-armies-left = All your armies are placed.
refusal-not-a-crypt = { $place_the } is not a crypt.
refusal-last-army-stays = The last army { $place_in } must stay.
refusal-crypt-used = { $place_the } has revived { $limit ->
    [one] an army
   *[other] { $limit } armies
} in this turn already.
refusal-no-temple = You control no temple.
refusal-no-temple-there = There is no temple { $place_in }.
refusal-temple-there = There is a temple { $place_in } already.
refusal-no-temple-left = All 12 temples are on the board.
refusal-too-little-faith = That costs { $price } faith, and you own { $faith }.
refusal-god-in-play = { $god } is in play already.
refusal-god-just-banished = { $god } has been banished in this turn.
refusal-only-plague-lands = All your territories are plague lands.
refusal-god-not-in-play = { $god } is not in play.
refusal-four-cards-bought = You have taken { $limit ->
    [one] 1 card
   *[other] { $limit } cards
} in this turn already.
refusal-deck-exhausted = The { $deck } deck is empty.
refusal-card-not-in-hand = You do not hold { $card }.
refusal-card-not-in-that-hand = { $card } is not in that hand.
refusal-relic-not-played = { $card } is a relic: relics are never played.
refusal-not-in-step-four = { $card } cannot be played in this step.
refusal-only-sky-cards-now = { $card } is no answer to an invasion: only Sky cards are.
refusal-relic-not-waiting = That relic does nothing at the start of this turn.
refusal-relic-not-in-play = { $card } is not in play.
refusal-relic-already-yours = { $card } is yours already.
refusal-two-armies-needed = { $place_the } has only { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}, and one must stay behind.
refusal-connection-cut = Nothing joins { $origin_the } and { $place_the } any more.
refusal-own-territory = { $place_the } is your own.
refusal-sacred-ground = { $place_the } is sacred ground in this turn.
refusal-unoccupied = { $place_the } is unoccupied.
refusal-occupied = { $place_the } is occupied.
refusal-attack-once-first = An invasion makes at least one attack before it stops.
refusal-god-not-in-fight = { $godtype } is not in this fight.
refusal-god-not-there = { $godtype } is not { $place_in }.
refusal-gods-not-there = Not all of these gods are there.
refusal-card-caps-dice = { $card }: the attacker rolls { $most ->
    [one] 1 die
   *[other] { $most } dice
} at most.
refusal-number-out-of-range = { $number } is not possible: it must be from { $low } to { $high }.
refusal-nothing-to-move = Nothing { $place_in } can move: one army must stay.
refusal-not-adjacent = { $origin_the } and { $place_the } do not border each other.
refusal-mountains-between = Mountains part { $origin_the } and { $place_the }: nothing crosses them.
refusal-flames-between = Flames part { $origin_the } and { $place_the }: no attack crosses them.
refusal-other-world = No way leads from { $origin_the } to { $place_the }: only the dead go to the Underworld, and they stay there.
refusal-no-chain = No neighbour of { $place_the } is yours.
refusal-no-chain-to = No chain of your own territories joins { $origin_the } and { $place_the }.
refusal-same-territory = { $place_the } is the territory that you start from.
refusal-move-something = No army goes, so at least one god must.
refusal-heaven-empty = None of your armies is in heaven.
refusal-space-held-by-enemy = { $place_the } is held by an enemy.
refusal-only-gates-open = From heaven only gates and your own spaces are open, and { $place_the } is neither.
refusal-finish-the-set = You have begun to hand in a set: finish it.
refusal-must-trade = With { $number ->
    [one] 1 territory card
   *[other] { $number } territory cards
} you must trade.
refusal-no-set-with-it = { $card } makes no set with the others.
refusal-not-shown = { $place_the } is not shown on these cards, or not yours.
refusal-not-another-player = { $player } cannot be chosen: it must be another player still in the game.
refusal-not-another-players = { $place_the } is not controlled by another player.
refusal-not-a-players = No player controls { $place_the }.
refusal-hand-empty = { $player } hold no cards.
refusal-no-plague-there = There is no plague { $place_in }.
refusal-plague-there = There is plague { $place_in } already.
refusal-sunk = { $place_the } has sunk into the sea.
refusal-already-chosen = { $place_the } has been chosen already.
refusal-not-the-largest = { $place_the } does not hold the most armies: the largest hold { $armies }.
refusal-not-a-lone-army = { $place_the } holds { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}: exactly one would be needed.
refusal-only-one-land = The player who holds { $place_the } has no second territory.
refusal-same-controller-needed = { $place_the } is not another territory of the same player.
refusal-not-the-attackers = The attacker does not control { $place_the }.
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
remedy-done = Choose “done”.
remedy-choose-crypt = Choose a crypt that you control.
remedy-two-armies = Have at least two armies there.
remedy-next-turn = Wait for your next turn.
remedy-control-a-temple = Build or capture a temple.
remedy-choose-temple = Choose a territory with a temple.
remedy-choose-without-temple = Choose a territory without a temple.
remedy-wait-for-temple = Wait until a temple is destroyed.
remedy-collect-faith = Collect more faith.
remedy-choose-another-god = Choose another god.
remedy-control-land-without-plague = Control a territory without plague.
remedy-summon-god = Summon the god first.
remedy-choose-another-deck = Choose another deck.
remedy-choose-from-hand = Choose a card from the hand.
remedy-relic-is-in-play = Whoever holds it uses it whenever its text allows, free of cost.
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
remedy-choose-attackers-temple = Choose another temple of the attacker.

## The board

board-underworld = Underworld
board-sunk = under the sea
board-legend = Letters and colours: whose armies. w s d m: gods of war, sky, death, magic. ⌂ temple, † plague.
board-maelstrom = The maelstrom lies between { $origin_the } and { $place_the }.
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
players-relics-of = Relics { $seat_of }: { $relics }
players-heaven = Heaven
players-gods = Gods
players-points = Points
players-out = out
players-territory-cards = Cards
card-cost = { $deck } card, { $cost ->
    [0] free
   *[other] { $cost } faith
}
card-relic = relic
card-territory = territory card, { $symbol }
near-water = by sea
near-nothing = borders nothing

odds-forces = { $attacker } with { $attackers } against { $defenders } { $place_in }
odds-rounds = One roll; armies lost, attacker:defender
odds-dice = { $attack } against { $defence }
odds-percent = { $percent }%
odds-godswar = The attacker wins the godswar in { $percent } of 100 cases.
odds-capture = Fought to the end, { $place_the } falls in { $percent } of 100 cases.
odds-note = Sky cards are not counted.

## What a player may ask never to be asked for

topic-sky = Sky cards when you are attacked
topic-aegis = Aegis against a card
