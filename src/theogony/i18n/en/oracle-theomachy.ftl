# Why each question of Theomachy matters: the Oracle's line, said the first time one comes up. 110 letters at most.

## Set-up

oracle-ChoosePantheon = Your pantheon decides among which gods you choose and which Mythology you can buy later.
oracle-ChooseGod = A god has a Capacity to use and a Demand to meet: meeting it earns Miracles.
oracle-ChoosePack = These are the cards of your first Hands; Prayer cards make the deck better from Hand to Hand.
oracle-PickCard = You have { $total } of 12 picks and drop four in the end; the rest of this packet goes to the next player.
oracle-DropCards = Eight cards stay as your deck; few Essences are easier to wake than some of each.

## Betting

oracle-BettingTurn = { $owed ->
    [0] Nothing is owed: to pass is free. To fold would give up your Stake of { $number }.
   *[other] To fold loses your Stake of { $number }; to stay in costs { $owed } more, of a Cult worth { $total }.
}
oracle-InvokeOnFold = You fold and lose your Stake of { $number }: this Capacity is what you can still take from the Hand.
oracle-UseMyth = Each Mythology card has its own moment, once a Hand: what you leave now waits for another Hand.
oracle-React = An answer is possible only now. You hold { $number ->
    [one] { $number } card
   *[other] { $number } cards
}, and need their Essence in sight.

## Battle

oracle-BattleTurn = The highest Power wins: yours is { $power }, the best rival has { $total }. Once all pass in a row, it is over.
oracle-NameTarget = Only rivals still in the Hand can win it; the strongest one has { $total } Power, you have { $power }.
oracle-NameChoice = What you name is what the text acts on: look at the open Constellation ({ $number } of 5) and the Stakes.
oracle-ChooseLocation = A damaged Location still works; damaged once more it is lost, and its token with it.

## Closure

oracle-CloseHand = The Hand is closing: the last moment for these texts, for those who folded too. Your hand: { $number }.
oracle-TakeReward = A follower from the Bank joins your Cult for good: it is worth { $total } now.
oracle-KeepCards = What you keep counts among the five cards of your next Hand; you hold { $number } now.
oracle-TopDiscard = Everybody sees the top card and may learn from it how you play; the others below stay unseen.
oracle-TopOfBlock = Everybody sees the top card and may learn from it how you play; those below stay unseen.

## Prayers and myths

oracle-TakePrayer = It joins your deck for good. Its price comes out of your Cult (worth { $total }); the next ante is { $ante }.
oracle-TakeFree = It joins your deck for good and costs no follower, wherever on the Track it lies.
oracle-ChooseMyth = Bought, it stays yours; under the deck, another one comes up. You own { $number ->
    [one] { $number } Miracle
   *[other] { $number } Miracles
}.

## Cards in hand

oracle-DiscardEssence = The Constellation may not wake every card you hold: of { $number } in hand, give the one you need least.
oracle-PickFromHand = You see this hand only now: the card that the Constellation wakes hurts its holder most.
oracle-MayReplace = Only you have seen it: once open, it wakes the cards of its Essence, yours and the others'.
oracle-ReclaimCard = It comes back to your hand ({ $number } now), and nobody sees which one you took.
oracle-DiscardCards = Your hand of { $number } is all that you have in this Hand: keep what the open Essences wake.
