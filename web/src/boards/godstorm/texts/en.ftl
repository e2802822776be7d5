gs-world = Ancient World
gs-underworld = Underworld
gs-continents = Continents
gs-shared = shared
gs-part = { $n } of { $of }
gs-free-land = free
gs-turn-order = Turn order
gs-epoch = Epoch { $now } of { $last }
gs-epoch-short = Ep.
gs-classic = Classic Risk
gs-territories = territories
gs-armies = armies
gs-faith = faith
gs-temples = temples
gs-points = { $n ->
    [one] point
   *[other] points
}
gs-cards-held = { $n } { $deck ->
    [magic] Magic
    [death] Death
    [sky] Sky
   *[war] War
} { $n ->
    [one] card
   *[other] cards
}
gs-taken = { $n } taken
gs-in-play = { $god }, in play
gs-out-of-play = { $god }, not in play
gs-relics = Relics
gs-no-pantheon = no pantheon yet

gs-gods = Gods
gs-hand = Hand, seen by you alone
gs-hand-empty = No miracle in hand.
gs-in-place = { $place_in }
gs-summon-price = 3 faith
gs-free = free
gs-cost = { $n } faith
gs-play-now = Play now
gs-when-step = step 4
gs-when-attacked = when attacked
gs-when-other = in its moment
gs-relic-in-play = in play
gs-needs = needs { $god }
gs-watching = You are watching. Hands stay hidden.
gs-territory-cards = Territory cards
gs-territory-card = Three cards that make a set are handed in for armies: three alike, one of each, or two with a wild one.
gs-cards = Cards ({ $n })

gs-status-turn = { $n ->
    [0] { $step }
   *[other] { $step } · +{ $n }
}
gs-status-answers = Answers { $name }
gs-status-played = Played this epoch
gs-status-next = Plays next
gs-status-later = Still to play
gs-status-out = Out
gs-status-bot = Bot, { $level }
gs-status-away = Away
gs-status-standin = A bot stands in
gs-status-thinking = Thinking…
gs-status-waiting = Waiting

gs-step = { $kind ->
    [ChoosePantheon] Setup: pantheons
    [ClaimLand] Setup: territories
    [PlaceStart] Setup: armies
    [PlaceWarGod] Setup: gods of war
    [PlaceTemple] Setup: temples
    [Bid] Before the epoch: turn order
    [ChooseMarker] Before the epoch: turn order
    [UseRelic] Start of the turn
    [OfferBook] Step 1 of 10: raise armies
    [PlaceRaised] Step 1 of 10: raise armies
    [Revive] Step 1 of 10: raise armies
    [ReviveTo] Step 1 of 10: raise armies
    [SummonAndBuild] Step 2 of 10: summon and build
    [SummonTo] Step 2 of 10: summon and build
    [BuyMiracles] Step 3 of 10: obtain miracles
    [PlayMiracles] Step 4 of 10: play miracles
    [Invade] Step 6 of 10: invade
    [Commit] Step 6 of 10: invade
    [BringGods] Step 6 of 10: invade
    [Assault] Step 6 of 10: invade
    [Defend] Step 6 of 10: invade
    [MoveMore] Step 6 of 10: invade
    [GodsFollow] Step 6 of 10: invade
    [Fortify] Step 7 of 10: fortify
    [FortifyTo] Step 7 of 10: fortify
    [FortifyArmies] Step 7 of 10: fortify
    [FortifyGods] Step 7 of 10: fortify
    [Embark] Step 8 of 10: embark
    [InvadeUnderworld] Step 9 of 10: the Underworld
    [TradeSets] Trade cards
    [ShownLand] Trade cards
    [AnswerWithSky] An invasion is declared
    [ChooseAttackingGod] Godswar
    [ChooseDefendingGod] Godswar
    [Choice] A miracle is played
    [OfferAegis] A miracle is played
   *[other] The turn
}

gs-ask-ChoosePantheon = Which pantheon do you lead?
gs-ask-ClaimLand = Which territory do you claim?
gs-ask-PlaceStart = Where do your first armies go?
gs-ask-PlaceWarGod = Where does { $god }, your god of war, start?
gs-ask-PlaceTemple = Where does your first temple stand?
gs-ask-Bid = How much faith for the turn order?
gs-ask-ChooseMarker = When do you play in this epoch?
gs-ask-UseRelic = Which relic do you use first?
gs-ask-OfferBook = Give 2 armies to the Book of the Dead for 4 faith?
gs-ask-PlaceRaised = { $raised ->
    [one] Where does your army go?
   *[other] Where do your { $raised } armies go?
}
gs-ask-Revive = Does an army come back from a crypt?
gs-ask-ReviveTo = To which temple does it come back?
gs-ask-SummonAndBuild = Do you summon a god or build a temple?
gs-ask-SummonTo = Where does { $god } appear?
gs-ask-BuyMiracles = { $bought ->
    [0] Which miracles do you take?
   *[other] { $bought } taken. Another miracle, or done?
}
gs-ask-PlayMiracles = Do you play a miracle?
gs-ask-Invade = Where does the invasion start?
gs-ask-Commit = Who marches from { $origin_the } to { $target_the }?
gs-ask-BringGods = Which gods join the invasion { $target_of }?
gs-ask-Assault = How many dice against { $target_the }?
gs-ask-Assault-on = Go on, or stop?
gs-ask-Defend = With how many dice do you defend { $target_the }?
gs-ask-ChooseAttackingGod = Godswar { $target_in }: which god fights?
gs-ask-ChooseDefendingGod = Godswar { $target_in }: which god fights?
gs-ask-AnswerWithSky = { $target_the } is attacked from { $origin_the }. Do you react?
gs-ask-KeepArmies = How many armies does the Tree of Life keep?
gs-ask-MoveMore = { $target_the } is yours. Who moves in?
gs-ask-GodsFollow = Which gods move into { $target_the }?
gs-ask-EnterWith = How many armies enter { $target_the }?
gs-ask-Fortify = From where do you fortify?
gs-ask-FortifyTo = Where do the pieces from { $origin_the } go?
gs-ask-FortifyArmies = How many go from { $origin_the } to { $target_the }?
gs-ask-FortifyGods = Which gods go from { $origin_the } to { $target_the }?
gs-ask-Embark = Where do your dead armies embark?
gs-ask-InvadeUnderworld = Where do you invade the Underworld?
gs-ask-TradeSets = Trade in three territory cards?
gs-ask-ShownLand = Which territory on the cards gets 2 armies?
gs-ask-OfferAegis = { $card } was played. Give up Aegis to cancel it?

gs-against = { $seat } attack { $place_the } with { $n ->
    [one] 1 army
   *[other] { $n } armies
}{ $gods ->
    [none] .
   *[other] { " " }led by { $gods }.
}

gs-link-place = Origin
gs-link-target = Target
gs-link-force = Force
gs-link-dice = Dice
gs-armies-in-force = Armies in the force
gs-armies-move = Armies that go
gs-range = { $low } to { $high }, one stays { $place_in }
gs-range-plain = { $low } to { $high }
gs-bid-label = Faith in the bid
gs-bid-note = of { $faith } faith; paid, win or lose
# What a thing means, on pointing at it.
gs-tip-territories = Territories: the more of them, the more armies are raised in step 1.
gs-tip-armies = Armies, on both boards.
gs-tip-faith = Faith: it pays for bids, gods, temples and miracles.
gs-tip-temples = Temples: each brings 1 faith and 1 army in step 1, and whoever defends it rolls every 1 again.
gs-tip-territory-cards = Territory cards: sets of three are handed in for armies.
gs-tip-god = { $god }: { $power }.
gs-tip-god-out = { $god } is not in play. Once summoned: { $power }.
gs-tip-plague = Plague: in step 5 of whoever holds it half of the armies here die, and the gods are banished.
gs-tip-temple = Temple: 1 faith and 1 army in step 1, and whoever defends it rolls every 1 again.
gs-tip-continent = { $name }: whoever holds all of it adds { $n } to the armies and the faith of step 1, and to the points at the end. Its lands: { $lands }.{ $id ->
    [atlantis] {" "}A card can sink it.
   *[other] {""}
}
gs-tip-seat = { $place ->
    [0] Points count at the end of the last epoch.
    [1] Plays first in this epoch.
   *[other] Plays in place { $place } in this epoch.
}
gs-tip-space-gate = Gate: the dead enter the Underworld here.
gs-tip-space-crypt = Crypt: in step 1 one army may come back from here to a temple of its owner, but for the last.
gs-tip-space-altar = Altar: one more die in every godswar of its owner.
gs-tip-space-plain = A space without a power of its own: a way between others.
gs-power-war = you win ties
gs-power-magic = you roll every 1 again
gs-power-sky = one more die in godswars
gs-power-death = their dead go to the reserve
gs-declare = Declare the invasion
gs-seal-bid = Seal the bid
gs-play = Play { $card }
gs-by-land = by land
gs-by-sea = by sea
gs-from-heaven = from heaven
gs-unoccupied = unoccupied
gs-targets = { $n ->
    [one] 1 target
   *[other] { $n } targets
}
gs-n-armies = { $n ->
    [0] no army
    [one] 1 army
   *[other] { $n } armies
}
gs-temple = temple
gs-plague = plague
gs-god = god: { $god }
gs-sunk = Sunk
gs-nobody = Unoccupied
gs-neutral = Neutral
gs-state-legal = Can be chosen.
gs-state-chosen = Chosen.
gs-state-target = Target.
gs-neighbours = Neighbours: { $list }
gs-bonus = Bonus { $n } for the whole continent
gs-heaven-label = { $heaven }, heaven { $pantheon_of }. { $n ->
    [one] { $n } army.
   *[other] { $n } armies.
 }
gs-odds-battle = The battle for { $place_the }
gs-odds-godswar = Godswar first
gs-odds-win = { $place_the } falls
gs-odds-then = All in all { $place_the } falls
gs-odds-note = Odds do not count Sky cards.
gs-odds-plague = Plague: half of the armies that move in die, and gods that come along are banished.
gs-loses = loses { $n }

gs-final-territories = Territories
gs-final-continents = Continents
gs-final-underworld = Underworld
gs-final-relics = Relics
gs-deed-taken = Territories taken
gs-deed-godswars = Godswars won

# Why something is closed, in three words.
short-god-not-in-play = { $god } not summoned
short-god-in-play = already in play
short-god-just-banished = banished this turn
short-only-plague-lands = plague everywhere
short-too-little-faith = costs { $price } faith
short-four-cards-bought = { $limit ->
    [one] 1 card bought
   *[other] { $limit } cards bought
}
short-deck-exhausted = deck is empty
short-not-in-step-four = not in step 4
short-only-sky-cards-now = only Sky cards
short-marker-taken = place is taken
short-pantheon-taken = already taken
short-pantheon-is-neutral = neutral this time
short-temple-there = temple stands there
short-no-temple-left = no temple left
short-wait-for-condition = condition not met
short-mountains-between = mountains between
short-flames-between = flames between
short-not-adjacent = no border
short-own-territory = yours already
short-two-armies-needed = one army only
short-connection-cut = way is cut
short-sacred-ground = sacred ground
short-sunk = under the sea
short-unoccupied = enter instead
short-occupied = attack instead
short-other-world = another world

gs-until-decided = Until it is decided
gs-until-decided-note = roll on with all dice; you are asked again once the enemy has more armies
gs-embark-them = { $n ->
    [one] Embark 1 army
   *[other] Embark { $n } armies
}
gs-embark-done = Nobody else embarks after that
gs-embark-done-note = the others wait in heaven
gs-place-them = { $n ->
    [one] Place 1 army
   *[other] Place { $n } armies
}
gs-move-them = Move them

gs-course-captured = territory taken
gs-course-godswar = godswar
gs-course-card = miracle

gs-whole-force = With the whole force
gs-whole-force-note = all armies but one, and every god there
gs-invade-it = Invade { $place_the }
gs-odds-cost = Fought to the end it costs { $n ->
    [one] about { NUMBER($n, maximumFractionDigits: 1) } army
   *[other] about { NUMBER($n, maximumFractionDigits: 1) } armies
} on average.
godstorm-wins = The most points after five epochs: lands, whole continents, crypts and altars.
    .classic = The last player left, or the most points after the agreed rounds.
