# Why each question of Dice Forge matters: the Oracle's line, said the first time one comes up. 110 letters at most.

## Set-up and turn

oracle-DraftSet = A set laid down is there for all players; { $left ->
    [one] { $left } slot still waits
   *[other] { $left } slots still wait
} for one.
oracle-Act = A better face pays in every round still to come ({ $left }); the glory of a feat counts at the end.
oracle-ExtraAction = 2 sun pay for one more offering or feat. Your reserve holds { $sun }; rounds still to come: { $left }.
oracle-Reinforce = Each reinforcement works once in a turn and takes no action; one that you skip is lost for this turn.
oracle-SendMerchants = A better face pays in every round still to come ({ $left }); a Merchant kept back gives 2 glory now.

## Forging

oracle-Offering = Faces of one offering must all differ; { $gold } gold are left to you, and gold is worth nothing at the end.
oracle-BuyFace = This purchase takes no action. You have { $gold } gold, and a face pays in every round to come ({ $left }).
oracle-MustBuyFace = You must buy if you can pay. With { $gold } gold, the dearest face that fits usually brings most.
oracle-TakeFace = It is free, and may come up in every round still to be played ({ $left }).
oracle-TakeFromTemple = The whole Temple is open to you: a face for 12 gold costs you no more than one for 2.
oracle-ForgeFace = The old face is gone for good. Your dice still bear { $number ->
    [one] { $number } face
   *[other] { $number } faces
} of 1 gold.
oracle-ChooseUpgrade = An upgraded face is as good as a bought one: it may come up in every round left ({ $left }).
oracle-ChooseBetter = It costs no gold; the face that it replaces is gone for good.

## Dice and blessings

oracle-ChooseDie = Only the chosen die is rolled; the other one stays as it lies and gives nothing.
oracle-ChooseOrder = Your gold stands at { $gold } of { $total }: what goes beyond is lost, and one face may look at the other.
oracle-CopyFace = A mirror takes the power of any face that the others show; they have { $number } on show.
oracle-ChooseGain = Your reserve holds { $had } of { $total } gold, { $sunhad } sun and { $moonhad } moon; what does not fit is lost.
oracle-NameGain = What you name is what the other face looks at: it may turn its small gain into a large one.
oracle-ShowFace = You choose the face in place of rolling it: the moment for your best one.
oracle-ApplyShown = Any face on show will do, those of the others too: { $number } in all.
oracle-ApplyLit = It costs 3 gold, of { $gold }: a face that gives more than that is worth it.
oracle-UseTwins = For 3 gold, of { $gold }, one die is rolled again; each use also gives a small gain once the rolls stand.
oracle-OfferRepeat = The same result once more, for a token that is then gone: you have { $number ->
    [one] { $number } Cerberus token
   *[other] { $number } Cerberus tokens
}.
oracle-OfferRefusal = Glory counts at the end; gold and shards only if you still spend them. Rounds to come: { $left }.

## Gold and shards

oracle-StoreGold = A full track of the Hammer is glory, a Scepter saves gold. The rest joins your reserve ({ $had } of { $total }).
oracle-PayGold = What the Scepter pays stays in your reserve, which holds { $had } gold for later.
oracle-PayShards = What a Scepter or ancient shards pay stays in your reserve, which holds { $sunhad } sun and { $moonhad } moon.
oracle-SpendGold = Each gold becomes 1 glory at once. You have { $gold }, and gold is worth nothing at the end.

## Feats

oracle-NameResource = All that the dice of the whole table show of it is yours, as far as your reserve can hold it.
oracle-PickDice = Two dice of the others, of { $number } in all, count as if you had rolled them; nobody loses anything.
oracle-NamePlayer = It stays on that die for good and feeds you each time. Most points among the others: { $of }, { $total }.
oracle-ChooseFreeFeat = It costs you nothing, whatever its price: the dearer the feat, the more you save.
oracle-PlaceMemory = You gain it after your next feat on that island, once: an island where you mean to go.
oracle-RecallMemories = You gain them all; the order matters for your allegiance and for what overflows.

## The Goddess

oracle-ChoosePath = The way decides what your Golem may come to: treasure rooms, exchanges, the Goddess herself.
oracle-ChooseTreasure = Who comes first gets the rich side of a treasure; { $left ->
    [one] { $left } room is
   *[other] { $left } rooms are
} still untouched.
oracle-Exchange = Offered once on each arrival. You have { $gold } gold and { $moonhad } moon; rounds still to come: { $left }.
oracle-PuzzleRoll = The Celestial die may bring gold or shards: rolled first, they can pay for what the Golem comes to.
