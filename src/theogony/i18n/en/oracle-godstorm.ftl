# Why each question of Risk Godstorm matters: the Oracle's line, said the first time one comes up. 110 letters at most.

## Set-up

oracle-ChoosePantheon = Pantheons differ in name, colour and heaven only: no choice here is stronger than another.
oracle-ClaimLand = Lands side by side are easier to hold: you have { $territories }, and a whole continent pays every turn.
oracle-PlaceStart = You hold { $territories ->
    [one] { $territories } territory
   *[other] { $territories } territories
}: armies stand best where a continent can be completed, or is threatened.
oracle-PlaceWarGod = Your god of war wins ties for the army he attacks with: a strong border is a good start for him.
oracle-PlaceTemple = A temple brings 1 army and 1 faith on each of your turns, and re-rolls ones when its land is attacked.

## The epoch

oracle-Bid = Every bid is paid, won or lost. You own { $faith } faith, which also buys gods, temples and miracles.
oracle-ChooseMarker = Go first to strike before the others; go last, and nobody can answer before epoch { $epoch } of { $total } ends.

## Raising armies

oracle-UseRelic = These relics work at the start of each of your turns, before the armies; only their order is yours.
oracle-PlaceRaised = { $armies ->
    [one] { $armies } army is
   *[other] { $armies } armies are
} to be placed. { $territories ->
    [one] { $territories } territory brings
   *[other] { $territories } territories bring
} you { $number } each turn; whole continents add more.
oracle-OfferBook = Faith pays for gods and miracles, armies hold land. Your faith: { $faith }; armies raised: { $armies }.
oracle-Revive = An army back from a crypt stands at once beside a temple of yours; you hold { $number ->
    [one] { $number } crypt
   *[other] { $number } crypts
}.
oracle-ReviveTo = It comes back where you have a temple, free of charge: the one that is threatened needs it most.

## Gods, temples, miracles

oracle-SummonAndBuild = A temple raises 1 army and 1 faith every turn; turns left to you after this one: { $left }. Faith: { $faith }.
oracle-SummonTo = { $power ->
    [0] Whoever falls to the army he attacks with goes to no heaven
    [1] Her side re-rolls its ones in a fight
    [2] He adds a die in a godswar
   *[other] He wins your ties when you attack
}. An army must stand there.
oracle-BuyMiracles = Only a deck whose god is in play sells you cards; playing most of them costs faith again. You own { $faith }.
oracle-PlayMiracles = War and Death cards are played now or not in this turn; Sky cards wait for an attack. Faith: { $faith }.
oracle-Choice = The card is as good as its target: weigh what it changes there, for you and for your rivals.
oracle-TakeCard = You see this hand only now; the others learn the deck of what you take, not its name.
oracle-OfferAegis = Given up, Aegis is gone for good: it is worth it against a card that would cost you more.

## Invading

oracle-Invade = Each land counts at the end, and for your armies every turn; you hold { $territories } of { $total }.
oracle-Commit = { $number ->
    [one] { $number } army stands
   *[other] { $number } armies stand
} there against { $armies }; the number you declare adds to your roll in a godswar.
oracle-BringGods = Gods that come along help in the godswar and in battle; the one who loses a godswar is banished.
oracle-AnswerWithSky = Now or never: Sky cards answer an invasion. Attackers { $number }, defenders { $armies }; your faith { $faith }.
oracle-ChooseAttackingGod = The higher total wins and the loser is banished; your declared armies ({ $number }) add to your dice.
oracle-ChooseDefendingGod = The higher total wins. Your armies here ({ $armies }) add to it; ties are yours unless war attacks.
oracle-Assault = More dice, better chances: { $number ->
    [one] { $number } army is
   *[other] { $number } armies are
} at the origin against { $armies }. Ties usually go to the defender.
oracle-Defend = Two dice can win or lose two armies at once; you have { $armies } here, and ties are usually yours.
oracle-KeepArmies = Each army kept alive costs 1 faith (you own { $faith }), and the land is not taken while one stands.
oracle-MoveMore = Armies that move in can attack on from there; those that stay guard the land behind them.
oracle-EnterWith = Nobody stands there: no dice are rolled, and armies that enter may go on attacking.
oracle-GodsFollow = A god is safe only beside your armies, and is banished when it enters a plague land.

## Fortifying

oracle-Fortify = Once a turn, at its end: the last chance to guard { $territories ->
    [one] { $territories } territory
   *[other] { $territories } territories
} before the others move.
oracle-FortifyTo = A chain of your own lands must lead there; borders need armies more than lands behind them.
oracle-FortifyArmies = One army must stay behind; of the { $number } there, those that go will guard the other end.
oracle-FortifyGods = A god needs an army of yours beside it; a plague land at the end of the way banishes it.

## Underworld

oracle-Embark = Your dead armies ({ $number } in heaven) still fight: each crypt and altar is a point at the end.
oracle-InvadeUnderworld = Crypts bring armies back, altars add dice in godswars, each is a point; you hold { $underworld }.

## Classic

oracle-TradeSets = Each set traded is worth more than the last; the next one brings { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}. Cards in hand: { $number }.
oracle-ShownLand = These 2 armies are extra and stand at once: a border of yours, or where you will attack from.
