# Why each question of Hybris matters: the Oracle's line, said the first time one comes up. 110 letters at most.

## Set-up and Pillars

oracle-TakeOlympian = Six Upgrades of its own say what each Olympian grows good at; unlocking all of them can win.
oracle-TakePillar = { $rivals ->
    [0] You take two for the turn of your Olympian: each breaks a Chain or adds Intensity
   *[other] Its number says when you act. In your Olympian's turn the upper half is yours, the lower theirs
}. Age { $age } of { $total }.
oracle-MarkPillar = When its lower half comes, you may pay Aegis and Prayers and use the upper one in its place.
oracle-PillarMoment = Before moving, before the action or after it: the upper half may pay for what you do next.
oracle-UseUpper = { $rivals ->
    [0] Chronos profits by your Focus
   *[other] The others receive the lower half
} in any case, whether or not you use the upper half.
oracle-ResolvePowers = All of them are resolved and you choose the order: what one gives may pay for another.
oracle-Occasion = A text answers this event now or not at all; it takes no action.

## Planning and turn

oracle-Plan = A token used now rests for the whole next Age; to activate one later costs 1 Aegis, and you have { $aegis_had }.
oracle-WhichToken = Used in this Age, it rests for the whole next one; available to you now: { $tokens_had }.
oracle-TakeTurn = A Hero or Prophet costs 1 Aegis (you have { $aegis_had }), your Olympian none. Who passes acts no more this Age.
oracle-PayActivation = You have { $aegis_had } Aegis; some reductions work only once in an Age.
oracle-Go = A slot gives its bonus at once; where all are taken, the illustration costs something instead.
oracle-ActAt = One action of the place. You have { $aegis_had } Aegis, { $followers_had ->
    [one] { $followers_had } Follower
   *[other] { $followers_had } Followers
}, { $prayers_had ->
    [one] { $prayers_had } Prayer
   *[other] { $prayers_had } Prayers
}.
oracle-AfterAction = Your turn ends after this: what you leave unused may not fit later.
oracle-ChooseOption = The text does only one of these. You have { $aegis_had } Aegis, { $followers_had ->
    [one] { $followers_had } Follower
   *[other] { $followers_had } Followers
}, { $prayers_had ->
    [one] { $prayers_had } Prayer
   *[other] { $prayers_had } Prayers
}.

## Olympus and Forge

oracle-Convert = 1 Prayer is 1 VP or 1 Greatness, more take a piece out of an Upgrade. Prayers: { $prayers_had }; locked: { $locked }.
oracle-PayConversion = You have { $prayers_had ->
    [one] { $prayers_had } Prayer
   *[other] { $prayers_had } Prayers
}; what a reduction saves now pays for another Conversion.
oracle-TakeOut = The last piece out of an Upgrade unlocks its power for the rest of the game; still locked: { $locked }.
oracle-PutTemple = In its City a Temple adds to each Influence and each Deploy of yours; you have { $temples_had } on the map.
oracle-Design = Nothing is paid now: its price is due at the Forge. Deployed in a City, it brings VP and Prayers.
oracle-Fabricate = On B it costs 1 less, on C 2 less. You have { $aegis_had } Aegis and { $followers_had ->
    [one] { $followers_had } Follower
   *[other] { $followers_had } Followers
}.
oracle-PayFabrication = You have { $aegis_had } Aegis and { $followers_had ->
    [one] { $followers_had } Follower
   *[other] { $followers_had } Followers
}; Aegis also pays for sending Heroes and Prophets.
oracle-Guide = Straight into the Factory, at its full price. You have { $aegis_had } Aegis and { $followers_had ->
    [one] { $followers_had } Follower
   *[other] { $followers_had } Followers
}.
oracle-Advance = A tile that leaves the Factory is stored by its owner, ready to be deployed in a City.
oracle-RemoveTechnology = Only two can be stored, and the one that leaves is out of the game: keep what fits a City within reach.

## Oracle, Moirai, Coliseum, Underworld

oracle-Omen = It spares you Wrath I of the next Primordial and shows it to you; the card comes back afterwards.
oracle-Undertake = An Epic goes Canto by Canto, a Confrontation is a Combat; failing defeats your character. In hand: { $inhand }.
oracle-PayCanto = Paid, the Quest goes on and its reward is near; unpaid, your character is defeated.
oracle-ReturnCharacter = The one sent home is spent for this Age; without it, the character on the Quest is defeated.
oracle-ShowCards = The needed Elements fulfil it; without them your character is defeated. Cards in hand: { $inhand }.
oracle-DiscardOn = The discard has begun and is completed; your hand of { $inhand } also serves for Combats to come.
oracle-GoOnWithEpic = The next Canto costs a card even if it fails, and failing defeats your character. In hand: { $inhand }.
oracle-Challenge = Beaten, he is your ally and a Hero from the next Age on; if you lose, yours is defeated. In hand: { $inhand }.
oracle-Resurrect = Back in your reserve he can be planned again in the next Age; now in the Underworld: { $fallen }.
oracle-DefeatHero = He stays in the Underworld until you resurrect him there; of your Heroes there now: { $fallen }.
oracle-SendFighter = A Hero who loses goes to the Underworld; your Olympian { $ages_left ->
    [0] would be wounded and lose 1 Greatness
   *[other] would lie for the whole next Age
}.

## Mortal World

oracle-InfluenceAnywhere = Nobody need be there and the Well gets no Prayer: the City whose gift you lack most.
oracle-FollowersOrService = One or the other, not both: you have { $followers_had ->
    [one] { $followers_had } Follower
   *[other] { $followers_had } Followers
}, which pay for Technologies.
oracle-TempleExtra = Kindness ({ $kindness_had } now) pays when you deploy; Followers ({ $followers_had } now) pay for Technologies.
oracle-PlayPremonitions = They can be played only while you influence, and when what they ask for is there; you hold { $foreseen }.
oracle-DestroyTemple = It leaves the game, but what it had unlocked stays so; your Temples on the map: { $temples_had }.
oracle-ChooseTechnology = You gain its VP, Prayers from the Well ({ $well }) and all that your Kindness ({ $kindness_had }) has reached.
oracle-ChooseSpace = Links that meet those of a neighbour bring 1 VP each, to both owners; tiles are never turned.
oracle-TempleReward = A VP counts at the end (you have { $vp_had }); a Prayer ({ $prayers_had } now) can become more at Olympus.
oracle-MayContest = Win, and one of the three rewards is yours; lose, and your character is defeated. In hand: { $inhand }.
oracle-Claim = One of three is yours, the others go to whoever deploys; only his Kindness counts. Prayers in the Well: { $well }.

## Combat

oracle-GoOn = Force stands at { $own } for you, { $rival } for the enemy; a tie is the defender's. Your Determination: { $resolve }.
oracle-PlayOn = Force: you { $own }, the enemy { $rival }. A card not needed now stays for another Combat; in hand: { $inhand }.
oracle-Recover = It comes back into your hand ({ $inhand } now), where it may join another card in a Combo.
oracle-Discard = Conflict cards win Combats and fulfil Quests; you hold { $inhand }. They come back when the deck is renewed.

## Chronos

oracle-ChooseFocus = Where your token lies, you act in place of Chronos; on a Chained Concept its card concerns you.
oracle-ResolveConcept = Left alone now, it may still come when you pass: choose the moment that costs you least.
oracle-PayForAll = You win or lose together: who can spare it pays. Aegis { $aegis_had }, Followers { $followers_had }, Prayers { $prayers_had }.
oracle-ChooseEvil = Chronos wins without Chains ({ $chains_left } left), or by VP: he has { $titan_vp }, you have { $vp_had }.
oracle-ChooseChain = Chronos wins when no Chain is left, and { $chains_left } are; from an empty track he gains VP instead.
oracle-Weaken = One Chain may be added in an Age, for the whole table; { $chains_left } are left, and at none Chronos wins.
oracle-SendAvatar = An Avatar fights whoever is in its City and keeps Prophets out until somebody beats it.
oracle-Offer = Together your cards must reach the Intensity of Kratos to cancel the Contest; you hold { $inhand }.
oracle-BlockSlot = Nobody can go to a blocked slot; a character on it goes home and is spent for this Age.
oracle-Unblock = A free slot gives its bonus again, to whichever of you comes first.
oracle-TakeAncient = It cannot be designed and comes ready to deploy; of these Technologies { $ancient_left } are left.
oracle-GiveAncient = A board stores two: whoever can deploy it soonest makes most of it.
