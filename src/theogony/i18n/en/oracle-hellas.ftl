# Why each question of Lords of Hellas matters: the Oracle's line, said the first time one comes up. 110 letters at most.

## Set-up and turn

oracle-PickHero = A Hero brings an ability of its own for the whole game, and Attributes that Prayers raise.
oracle-StartAt = A Region is yours once your Hoplites equal its Population Strength: you start with { $number }.
oracle-TakeTurn = Your nearest way to win: { $way ->
    [lands] Lands
    [temples] Temples
    [monsters] slain Monsters
    [king] the first Monument
   *[other] another
}, { $have } of { $need }. One Special Action ends the turn.
oracle-ExtraSpecial = A second Special Action is rare. Covered until somebody builds a Monument: { $used } of yours.
oracle-RepeatSpecial = One covered Special Action works once more; the Monument then frees all of them, the rivals' too.
oracle-ClearAction = Of your Special Actions { $used } are covered; freed, one can be taken again before the next Monument.
oracle-OwnAbility = Your Hero's ability works at this moment only, and costs no Action.
oracle-PrepareChoice = In hand { $inhand ->
    [one] { $inhand } Combat card
   *[other] { $inhand } Combat cards
}; injured Attributes: { $injured }. An injured one counts as 1 until it is healed.
oracle-MoreArtifacts = All Artifacts are used in one go: after another action none of them works in this turn.
oracle-AfterTravel = On a Quest your Hero is in no Region and cannot hunt; a Step each turn brings its end nearer.
oracle-Place = { $supply ->
    [one] { $supply } Hoplite is
   *[other] { $supply } Hoplites are
} left in your supply; on the map they take Regions and hold them.
oracle-Discard = Combat cards count in Battles, and in a Hunt to strike and to defend. In hand: { $inhand }; your limit: { $limit }.

## Armies

oracle-MoveHoplites = As many Hoplites may move as your Leadership says ({ $lead }); where enemies stand, there is a Battle.
oracle-ArmyStep = Enough Hoplites take a Region. You control { $held }; one left empty stays yours until somebody takes it.
oracle-ArmySize = Those who stay guard { $origin_the }; a Region without Hoplites falls to a single enemy.
oracle-GoOn = Each step counts: enemies in the next Region mean a Battle before the Army can go on.
oracle-ChooseFight = Battles come one after another in your order: cards played in the first are missing in the next ({ $inhand }).
oracle-ChooseFoe = You fight them one after another, and your losses count in the next fight; cards in hand: { $inhand }.
oracle-MurderFrom = Two Hoplites die first, then the Army goes anywhere: a blow where nobody expects it.
oracle-MurderSize = Two of them die before the march: of what you send, two less arrive.
oracle-MurderTo = Any Region can be reached: one that completes a Land for you, or breaks a rival's.
oracle-SendHoplite = One Hoplite takes a Region that its owner has left empty, whatever its Population Strength.
oracle-PickHoplite = A Fortified Hoplite that leaves is no longer Fortified; a Region left empty stays yours until taken.
oracle-ChooseRefuge = They all go together, to one Region without enemies; without a refuge they would all die.

## Battle

oracle-PlayOrPass = Army Strength decides: yours { $own }, theirs { $rival }; ties are the defender's. Whoever passes plays no more.
oracle-UseInBattle = Army Strength stands at { $own } for you and { $rival } for them: a text counts if it turns that round.
oracle-ExtraCard = All have passed at { $own } to { $rival }: one more card may decide it, and usually nobody can answer.
oracle-Reinforce = Every Hoplite that joins counts 1. It stands { $own } to { $rival }; a tie is the defender's.
oracle-ReinforceWith = It stands { $own } to { $rival }; those who go leave { $origin_the } weaker behind them.
oracle-Flee = It stands { $own } to { $rival }: giving up loses the Battle, but no Hoplite.
oracle-UseAegis = { $number ->
    [one] { $number } Hoplite is
   *[other] { $number } Hoplites are
} about to die here; Aegis is used up until the next Monument.
oracle-Distribute = You say whose Hoplites die: where several stand, the loss decides who holds the Region.
oracle-KillWhere = Fewer Hoplites may mean that a Region is no longer defended: look where control hangs on them.

## Monsters and Hunts

oracle-ChooseHunt = Your Strength of { $might } draws as many cards; a slain Monster brings Glory, a trophy and a prize.
oracle-OpenHunt = { $wounds ->
    [one] { $wounds } symbol is
   *[other] { $wounds } symbols are
} uncovered, and you hold { $inhand ->
    [one] { $inhand } card
   *[other] { $inhand } cards
}; what is used now helps from the first blow.
oracle-DealWounds = { $wounds ->
    [one] { $wounds } Wound is
   *[other] { $wounds } Wounds are
} still missing. At least one must be dealt in each round, or the Hunt ends.
oracle-PayWound = Each card pays for one Wound and is gone; you hold { $inhand }, and may need values to defend.
oracle-Defend = The attack is worth { $value }, your defence so far { $defence }. Held off, you draw 2 cards; taken, only 1.
oracle-ChooseAttack = The hunter still needs { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}: the harder attack to hold off costs him cards or an Injury.
oracle-UseStaff = You would choose which attack the Monster makes, in place of a rival who chooses the worst for you.
oracle-TakeWound = A Wound that goes must be dealt again: { $wounds ->
    [one] { $wounds } symbol is
   *[other] { $wounds } symbols are
} uncovered now.
oracle-CoverByText = { $wounds ->
    [one] { $wounds } symbol is
   *[other] { $wounds } symbols are
} still uncovered: cover the one for which you hold no card.
oracle-WoundSymbol = A Wound stays on the Monster for every hunter; its mark gives nothing outside a Hunt.
oracle-WoundMonster = Wounds stay for the next hunter, whoever it is: usually the Monster that you mean to slay.
oracle-PickSymbol = { $wounds ->
    [one] { $wounds } symbol is
   *[other] { $wounds } symbols are
} uncovered; name the one that suits the cards you hold ({ $inhand }).
oracle-DiscardSymbol = It is the price: this card leaves your hand of { $inhand }, and its value with it.
oracle-LowerHighest = It is lowered for good, not injured: healing does not bring it back, only a Prayer raises it again.
oracle-LoseNear = These Hoplites are lost to the Monster: mind where a Region has no other defender.
oracle-PlaceHunter = Where the Hero stands decides what he can hunt, usurp or recruit in his next turn.
oracle-ChooseTrophy = Slain Monsters so far: { $slain }; three win the game. The prize of this one stays with you.
oracle-Flip = The injured Attribute counts as 1 until it is healed: Leadership { $lead }, Strength { $might }, Speed { $speed }.
oracle-Heal = Healed, it counts in full again. As they count now: Leadership { $lead }, Strength { $might }, Speed { $speed }.
oracle-IgnoreOne = Once in a Hunt you shrug an Injury off; Injuries so far: { $injured }, and a fourth ends the Hunt.
oracle-RollFor = Monsters move or strike by the die, and the choices left open are yours: the order can matter.
oracle-MoveMonster = You decide where it goes: nearer to your Hero for a Hunt, or among the Hoplites of a rival.
oracle-PickMonster = Moved near your Hero it can be hunted; moved away, it is out of a rival's reach.
oracle-JumpMonster = It may go anywhere: a Hero must stand in its Region to hunt it.
oracle-WalkMonster = Where it stops, it can be hunted, and there its next Region Attack strikes.

## Glory, Blessings, Artifacts

oracle-KeepBlessing = A Blessing is yours for the whole game and open to all; you have { $blessed } so far.
oracle-KeepArtifact = An Artifact works once, then waits for the next Monument; you have { $artifacts_held } so far.
oracle-SwapFor = You keep all but one; Blessings last to the end of the game, and you have { $blessed }.
oracle-ChooseGlory = The Glory of a Land lets your Hero usurp Regions there; it is taken from whoever holds it.
oracle-ReturnGlory = Without it you cannot usurp in that Land; Glory Tokens you hold: { $glories }.
oracle-ChooseAttribute = Leadership moves Hoplites, Strength draws cards in a Hunt, Speed carries the Hero: { $lead }, { $might }, { $speed }.
oracle-ChooseOption = The text does only one of these: what you lack now is usually worth more.
oracle-PutHero = Where your Hero stands decides what he can do: a Monster to hunt, a Quest, a Land of your Glory.
oracle-InjureHero = An injured Attribute counts as 1 until it is healed: it slows a hunter or a marching rival.
oracle-Exchange = As many new cards come as you discard; you hold { $inhand }, and their symbols matter in a Hunt.
oracle-KeepCards = To be kept: { $keep }. High values win Battles, the right symbols deal Wounds.

## Kronos

oracle-PlaceKronos = That Land is Hostile from the start, one of the five that Kronos needs; no Hoplite can enter his Region.
oracle-ChooseChains = Broken, a Chain gives its power for good; the last one broken unlocks the Final Actions.
oracle-TitanActs = Hostile Lands { $hostile } of 5, Monuments standing { $standing }. Anger Points { $anger }; a Pass brings them to { $recovery }.
oracle-ShiftMore = Monsters that move reach Temples and Hoplites; your Authority is { $authority }, each moves once.
oracle-ExtraTerror = Terror brings a Land nearer to Hostile; { $hostile } of 5 are. You have { $anger ->
    [one] { $anger } Anger Point
   *[other] { $anger } Anger Points
}.
oracle-OracleFalls = One step nearer to Hostile for the Land you name, free of charge; Hostile so far: { $hostile } of 5.
oracle-RaiseTitan = An Attribute that reaches 3 breaks a Chain; Might { $might_k }, Anger { $anger_k }, Authority { $authority }.
oracle-BreakChain = Its power is yours, but its Wound symbols are added to Kronos; Chains still intact: { $intact }.
oracle-MayBreakChain = It costs all your Anger Points ({ $anger }) and brings the Final Actions nearer; Chains still intact: { $intact }.
oracle-PlaceOrdered = A Monster threatens the Land where it stands: Temples fall where no Hoplite guards them.
oracle-DiscardOrders = Five Order cards are the limit: keep those whose Monsters are not dead, and suit your next Action.
oracle-Scry = You see what Kronos will draw: what lies at the bottom does not come for a long time.
oracle-TakeToken = With this Glory Token you can usurp in that Land; Kronos takes it back by Terror.
oracle-MarkTrophy = One mark pays: a Blessing lasts all game, or the people of the Land think better of you.
oracle-BlessingOrPriest = A Priest raises an Attribute for good by praying; your Pool holds { $priests }. A Blessing stays.
oracle-KeepTrophy = A Blessing works to the end of the game; you have { $blessed } so far.
oracle-TrophyBlessing = It is free and lasts to the end of the game; you have { $blessed } so far.
oracle-LiftLand = Kronos wins when all five Lands are Hostile; { $hostile } are. One step up is one Terror undone.
oracle-NameHero = All Heroes win together: name the one who fights next, or who is worst injured.
oracle-Petrify = A Hero turned to stone does not move in the next turn: usually the one nearest to a goal.
oracle-Chase = The Hero it chases must reckon with it at once: one with few cards is weakest.
oracle-ChaseTo = In the Hero's Region it can be hunted at once; next to it, it threatens without that risk.
oracle-TakeCard = You see this hand only now: the right symbols are what a hunter needs most.
oracle-Riddle = The hand you see tells whether a Hunt is coming: look where most cards are held.
oracle-EruptNear = Hoplites die around it: a Region emptied of them can lose its Temple or its control.
oracle-EruptAt = A Region emptied of Hoplites can no longer save its Temple, nor its Control Token in a Terror.
oracle-StrikeLand = The whole Land suffers, { $number } in each Region; fewer Hoplites also make Terror cheaper there.
oracle-KillUpTo = Regions without Hoplites lose their Temple and, in a Terror, their control.
oracle-LoseAnywhere = A Region without Hoplites is open to Kronos: give those whose Region has other defenders.
oracle-BuyOff = The cards save you an Injury. You hold { $inhand }; Attributes already injured: { $injured }.
