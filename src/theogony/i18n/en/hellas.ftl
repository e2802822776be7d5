# Lords of Hellas with Kronos. A Hero acts in the singular and by name: “Achilles hunts the Hydra”.

## Names that the components do not name

empty-seat = seat { $number }, where nobody sits
nobody = nobody
side-kronos = Kronos
side-heroes = the Heroes
monster-die-nothing = nothing
monster-die-move = movement
monster-die-region_attack = Region Attack
monster-die-move_or_region_attack = movement or Region Attack
mark-none = no mark
mark-priest = Priest
mark-artifact = Artifact
evolution-text = its text counts from now on
evolution-hardening = more Wound symbols
payment-same = a card of the same symbol
payment-sickle = a sickle
payment-swords = two swords
payment-maces = two maces
payment-torches = three torches
payment-bows = three bows
choice-thunder_of_zeus-1 = a Monster takes 1 Wound
choice-thunder_of_zeus-2 = an enemy Hero suffers 1 Injury
choice-medusas_blood-1 = ignore 1 of your Casualty symbols
choice-medusas_blood-2 = 1 more Casualty symbol for the enemy
choice-shoot_to_kill-1 = 1 Wound on a Monster in your Hero’s Region
choice-shoot_to_kill-2 = kill 2 Hoplites in your Hero’s Region
choice-sphinx-1 = discard 1 Combat card
choice-sphinx-2 = lose 2 Hoplites there
evolution-none = nothing changes
hero-text = Starting bonus: { $bonus } Base game: { $ability } Against Kronos: { $token }
choice-helen-1 = heal 1 Injury
choice-helen-2 = draw 1 Combat card

## Moves, and the heads of longer lists

move-hero = { $hero }
move-start = begin { $region_in }
move-pass = pass
move-done = done
move-accept = yes
move-number = { $number }
move-choice = choice { $number }
move-player = { $seat }
move-region = { $region }
move-monster = { $monster }
move-card = { $card }
move-symbol = { $symbol }
move-attribute = { $attribute }
move-land = { $land }
move-keep-blessing = keep { $blessing }
move-keep-artifact = keep { $artifact }
move-artifact = use { $artifact }
move-blessing = use { $blessing }
move-ability = use the ability of the Hero
move-quest-card = spend { $quest }
move-pray = pray { $monument_in }
move-travel = move the Hero to { $region }
move-advance = one Step up the Quest
move-board = { $quest }: enter at Step { $step }
move-step = one Hoplite from { $origin } to { $region }
move-fortify = fortify a Hoplite { $region_in }
move-recruit = Recruit
move-march = March from { $origin } to { $region }
move-march-nobody = March, moving nobody
move-temple = Build a Temple { $region_in }
move-prepare = Prepare
move-usurp = Usurp
move-hunt = Hunt { $monster_the }
move-monument = Build { $monument_the }
move-place = { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} { $region_in }
move-place-fortified = { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} { $region_in }, one Fortified
move-heal = heal an Injury
move-draw = draw a Combat card
move-roll = roll for { $monster_the }
move-strike = carry out the Region Attack
move-play = play { $card }
move-save = save { $number }
move-wound = cover { $symbol } with { $payment }
move-cover = cover { $symbol }
move-uncover = uncover { $symbol }
move-attack = play { $attack }
move-defend = defend with { $card }
move-shield = raise the shield: { $card }
move-suffer = take the attack
move-end-hunt = end the Hunt
move-trophy = { $trophy ->
    [artifact] the Monster’s Artifact
    [priest-mark] the reward of the Priest mark
   *[artifact-mark] the reward of the Artifact mark
}
move-chain = { $chain }
move-use-chain = use { $chain }
move-shift = move { $monster_the } to { $region }
move-region-attack = Region Attack of { $monster_the }
move-terror = Terror with { $monster_the }
move-destroy-temple = destroy the Temple { $region_of }
move-order = play { $order }
move-discard-order = discard { $order }
move-bottom = put { $order } at the bottom
move-kronos-to = move Kronos to { $region }
move-kronos-crushes = Kronos destroys 2 levels { $monument_of }
move-kronos-terror = Terror of Kronos himself
move-monster-crushes = a Monster destroys 1 level { $monument_of }
move-raise = { $titan }
move-take-glory = take the Glory Token
group-hero = Heroes
group-start = Begin in
group-number = Number
group-choice = Choice
group-player = Player
group-region = Region
group-monster = Monster
group-card = Card
group-symbol = Symbol
group-attribute = Attribute
group-land = Land
group-keep-blessing = Keep
group-keep-artifact = Keep
group-artifact = Use an Artifact
group-blessing = Use a Blessing
group-quest-card = Spend a Quest card
group-pray = Pray
group-travel = Move the Hero
group-board = Enter a Quest
group-step = Move a Hoplite
group-fortify = Fortify
group-march = March
group-temple = Build a Temple
group-hunt = Hunt
group-monument = Build a Monument
group-place = Recruit
group-place-fortified = Recruit, one Fortified
group-roll = Roll for
group-play = Play
group-save = Save
group-wound = Deal a Wound
group-cover = Cover a symbol
group-uncover = Uncover a symbol
group-attack = Attack
group-defend = Defend
group-shield = Shield
group-trophy = Trophy
group-chain = Chain
group-use-chain = Use a Chain
group-shift = Move a Monster
group-region-attack = Region Attack
group-terror = Terror
group-destroy-temple = Destroy a Temple
group-order = Play an Order card
group-discard-order = Discard an Order card
group-bottom = To the bottom
group-kronos-to = Move Kronos
group-kronos-crushes = Kronos destroys
group-monster-crushes = A Monster destroys
group-raise = Attribute of Kronos
move-uncover-action = uncover { $action }
group-uncover-action = Uncover an action
move-discard-blessing = discard { $blessing }
group-discard-blessing = Discard a Blessing

## Questions

prompt-Place = { $number ->
    [0] In which City do you recruit, and how many Hoplites?
    [one] Where do you recruit? 1 Hoplite in a Region.
   *[other] Where do you recruit? Up to { $number } Hoplites in a Region.
}
prompt-KeepBlessing = Which Blessing do you keep?
prompt-KeepArtifact = Which Artifact do you keep?
prompt-MoveHoplites = { $left ->
    [0] All your moves are made: fortify a Hoplite, or done?
    [one] Which Hoplite moves, or is fortified? 1 more may move.
   *[other] Which Hoplite moves, or is fortified? { $left } more may move.
}
prompt-MurderFrom = Murderous March: from which Region?
prompt-MurderSize = Murderous March from { $origin }: how many Hoplites, the 2 that are killed included?
prompt-MurderTo = Murderous March: to which Region do they go?
prompt-Flip = Your Hero is injured. Which Attribute suffers?
prompt-Heal = Which Attribute is healed?
prompt-ChooseFight = Where is the next Battle?
prompt-ChooseFoe = Battle { $region_in }: whom do you fight first?
prompt-ArmyStep = Which Army goes where? It has { $distance } { $distance ->
    [one] step
   *[other] steps
}.
prompt-ArmySize = How many Hoplites go from { $origin } to { $target }?
prompt-GoOn = Your Army is { $region_in }. Where does it go next? { $distance } more { $distance ->
    [one] step
   *[other] steps
}.
prompt-RollFor = Monster Phase: for which Monster do you roll?
prompt-MoveMonster = { $either ->
    [0] Where does { $monster_the } go?
   *[other] Where does { $monster_the } go, or does it attack its Region?
}
prompt-AfterTravel = Your Hero has arrived. Do you use anything, or begin a Quest?
prompt-PrepareChoice = Prepare: heal, draw or recruit? { $left ->
    [one] Once more.
   *[other] { $left } times.
}
prompt-OwnAbility = Do you use the ability of your Hero?
prompt-ReturnGlory = Which Glory Token do you return?
prompt-UseAegis = { $number } of your Hoplites { $region_in } { $number ->
    [one] is
   *[other] are
} about to die. How many does Aegis save?
prompt-Distribute = { $number } { $number ->
    [one] Hoplite dies
   *[other] Hoplites die
} { $region_in }. Whose is the next?
prompt-Discard = Which Combat card do you discard? { $number ->
    [one] One must go.
   *[other] { $number } must go.
}
prompt-ChooseAttribute = { $what ->
    [1] Which Attribute is raised to { $value }?
    [2] Which Attribute is 1 higher for this action?
   *[other] Which Attribute do you raise?
}
prompt-ChooseGlory = Which Glory Token do you take?
prompt-ChooseHunt = Which Monster do you hunt?
prompt-ChooseOption = { $source }: which do you choose?
prompt-ClearAction = From which Special Action do you take back the token?
prompt-ExtraSpecial = One more Special Action: which, or none?
prompt-InjureHero = Which Hero suffers { $number } { $number ->
    [one] Injury
   *[other] Injuries
}?
prompt-JumpMonster = To which Region does { $monster_the } go?
prompt-KeepCards = Which of the drawn cards do you keep?
prompt-KillWhere = Where { $number ->
    [one] does 1 Hoplite die?
   *[other] do { $number } Hoplites die?
}
prompt-MoreArtifacts = Another Artifact? After another action none can be used.
prompt-PickHero = Which Hero do you play?
prompt-PickHoplite = Which Hoplite goes?
prompt-PickMonster = Which Monster do you move?
prompt-PutHero = In which Region do you put your Hero?
prompt-RepeatSpecial = Before the Monument rises: which covered Special Action do you repeat?
prompt-SendHoplite = A Hoplite leaves { $origin }: where does it go?
prompt-StartAt = Where does your Hero start, with { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
}?
prompt-SwapFor = A Blessing too many: which one do you discard?
prompt-TakeTurn = Your turn: what do you do? The Special Action ends it.
prompt-WalkMonster = Where does { $monster_the } go? { $left } more { $left ->
    [one] Region
   *[other] Regions
}.
prompt-WoundMonster = Which Monster takes the Wound?
prompt-WoundSymbol = Which symbol { $monster_of } do you cover?
prompt-ChooseRefuge = Your Hoplites must leave { $origin }. Where do they withdraw to?
prompt-Exchange = Which Combat card do you exchange? { $number } { $number ->
    [one] is
   *[other] are
} chosen.
prompt-ExtraCard = Both sides have passed. Do you play one more card?
prompt-Flee = Do you give up the Battle, without losing a Hoplite?
prompt-PlayOrPass = Battle: do you play a Combat card, or pass for good?
prompt-Reinforce = From which neighbouring Region do Hoplites join the Battle { $region_in }?
prompt-ReinforceWith = How many Hoplites go from { $origin } into the Battle?
prompt-UseInBattle = Battle: do you use anything now?
prompt-DiscardSymbol = Which { $symbol_the } card do you discard?
prompt-ChooseAttack = Which of the two attacks do you play? The other is laid aside unseen.
prompt-ChooseTrophy = What is your trophy?
prompt-CoverByText = Which symbol does the Wound cover?
prompt-DealWounds = You strike: which Wound do you deal, and with which cards?
prompt-Defend = Do you defend, raise a shield, or take the attack?
prompt-IgnoreOne = Do you ignore this Injury? Once in a Hunt.
prompt-LoseNear = Where do you lose { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
}?
prompt-LowerHighest = Which of your highest Attributes is lowered for good?
prompt-OpenHunt = The Hunt begins: do you use anything before the first step?
prompt-PayWound = Which { $symbol_the } card do you pay with? { $number ->
    [one] 1 is due.
   *[other] { $number } are due.
}
prompt-PickSymbol = Which symbol do you name?
prompt-PlaceHunter = Where do you put the Hero of the hunter?
prompt-TakeWound = Which Wound do you take off { $monster_the }?
prompt-UseStaff = Staff of Tiresias: do you choose the attack?
prompt-BlessingOrPriest = Do you keep the Blessing, or discard it for a Priest?
prompt-BreakChain = Which Chain do you break?
prompt-MayBreakChain = You have 8 Anger Points or more: do you break a Chain? Then none are left.
prompt-ChooseChains = Which Chain lies Intact beside your sheet? Three in all, seen by you alone.
prompt-DiscardOrders = Which Order card do you discard? { $number } must go.
prompt-ExtraTerror = The Monster is placed: do you spread Terror at once, at its usual price?
prompt-LiftLand = Does the Glory Token { $land_of } go one space up?
prompt-MarkTrophy = Which trophy do you take: that of the Priest mark, or that of the Artifact mark?
prompt-OracleFalls = The Oracle has fallen: which Glory Token goes one space down, if any?
prompt-PlaceKronos = Where does Kronos begin? That Land becomes Hostile.
prompt-PlaceOrdered = { $order }: in which Region do you place the Monster?
prompt-RaiseTitan = A Temple has fallen: which Attribute of Kronos rises?
prompt-Scry = Which Order card do you put at the bottom, if any?
prompt-ShiftMore = Do you move another Monster? { $left ->
    [one] 1 more may move.
   *[other] { $left } more may move.
}
prompt-TakeToken = Do you take the Glory Token { $land_of }? It lets you usurp there.
prompt-TitanActs = What does Kronos do? One Action, or a Pass.
prompt-TrophyBlessing = Do you take a Blessing as a trophy?
prompt-BuyOff = Do you discard { $price } Combat { $price ->
    [one] card
   *[other] cards
}, or does your Hero suffer { $number } { $number ->
    [one] Injury
   *[other] Injuries
}?
prompt-Chase = Which Hero does { $monster_the } chase?
prompt-ChaseTo = Where do you put { $monster_the }: with the Hero of { $other }, or next to it?
prompt-EruptAt = Where { $number ->
    [one] does 1 Hoplite die?
   *[other] do { $number } Hoplites die?
}
prompt-EruptNear = Around which Monster does the earth erupt?
prompt-KillUpTo = How many Hoplites do you kill { $region_in }?
prompt-LoseAnywhere = Famine: where do you lose { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
}?
prompt-NameHero = Which Hero do you name?
prompt-Petrify = Which Hero does Medusa look at?
prompt-Riddle = Which Hero player must show the hand?
prompt-TakeCard = Which card do you make { $other } discard? { $number } must go.
prompt-StrikeLand = In which Land does the earth shake? { $number } { $number ->
    [one] Hoplite dies
   *[other] Hoplites die
} in each Region.
prompt-KeepTrophy = Which Blessing do you keep as a trophy?

## Events

event-won = { $seat } wins the game.
event-stopped = { $turns ->
    [one] 1 turn has been played
   *[other] { $turns } turns have been played
}: the game ends without a winner.
event-countdown-began = { $seat } takes the Monument Activation card: { $number } Special Actions to the King of Kings.
event-countdown = { $number ->
    [0] The countdown of the King of Kings is over.
    [one] 1 more Special Action of { $seat } to the King of Kings.
   *[other] { $number } more Special Actions of { $seat } to the King of Kings.
}
event-recruited = { $seat } recruits { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} { $region_in }.
event-fortified = { $seat } fortifies a Hoplite { $region_in }.
event-attribute = { $attribute } of { $seat } is { $number } now.
event-actions-cleared = { $seat } takes back all Used Action Tokens.
event-blessing-taken = { $seat } receives { $blessing }.
event-blessings-drawn = { $seat } draws { $number ->
    [one] a Blessing
   *[other] Blessings
}: { $blessings }.
event-draft = { $seat } begins a Blessing Draft: { $blessings }.
event-artifacts-drawn = { $seat } draws { $number ->
    [one] a Neutral Artifact
   *[other] Neutral Artifacts
}: { $artifacts }.
event-usurped = { $seat } usurps { $region_the }.
event-event-of-slain = The card of { $monster_the } is discarded: { $monster } is slain.
event-quest-ignored = The Quest { $quest } finds no free slot and is discarded.
event-quest-placed = A new Quest { $region_in }: { $quest }.
event-monster-placed = { $monster_the } appears { $region_in }.
event-evolved = { $monster_the } evolves: { $evolution }.
event-march-nobody = { $seat } marches with nobody.
event-injured = { $seat } suffers an Injury: { $attribute }.
event-healed = { $seat } heals an Injury: { $attribute }.
event-hoplites-moved = { $seat } moves { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} from { $origin } to { $region }.
event-chimera-burns = The Chimera burns a Hoplite of { $seat } { $region_in }.
event-monument = { $seat } raises { $monument_the } to level { $number }.
event-reset = All take back their Used Action Tokens, and all Artifacts are charged again.
event-monster-die = { $seat } rolls for { $monster_the }: { $face }.
event-region-attack = { $monster_the } attacks { $region_the }.
event-monster-moved = { $monster_the } goes to { $region }.
event-temple-built = { $seat } builds { $region ->
    [Phocis] the Oracle of Delphi
   *[other] a Temple
} { $region_in }.
event-prayed = { $seat } prays { $monument_in }.
event-hero-moved = { $seat } goes from { $origin } to { $region }.
event-priests-gained = { $seat } gains { $number } { $number ->
    [one] Priest
   *[other] Priests
}.
event-priests-sacrificed = { $seat } sacrifices { $number } { $number ->
    [one] Priest
   *[other] Priests
}.
event-hero-placed = { $seat } stands { $region_in } now.
event-glory-taken = { $seat } takes the Glory Token { $land_of }{ $loser ->
    [none] .
   *[other] {" "}from { $loser }.
}
event-artifact-back = { $clause ->
    [LH-245] { $artifact } leaves the game with its Monument.
   *[other] { $artifact } goes back to its Monument.
}
event-artifact-gained = { $seat } gains { $artifact }.
event-artifact-used = { $seat } uses { $artifact }.
event-text-used = { $seat } uses { $source }.
event-glory-returned = { $seat } returns the Glory Token { $land_of }.
event-control = { $seat } takes { $region_the }{ $loser ->
    [none] .
   *[other] {" "}from { $loser }.
}
event-hoplites-killed = { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} of { $seat } { $number ->
    [one] dies
   *[other] die
} { $region_in }.
event-hoplites-saved = Aegis saves { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} of { $seat } { $region_in }.
event-combat-deck-shuffled = The discarded Combat cards are shuffled into a new deck.
event-drew = { $cards ->
    [unknown] { $seat } draws { $number } { $number ->
        [one] Combat card
       *[other] Combat cards
    }.
   *[other] { $seat } draws { $cards }.
}
event-action-cleared = { $seat } takes back the token from the Special Action { $action }.
event-attribute-lent = { $attribute } of { $seat } is 1 higher for the next action.
event-blessing-discarded = { $seat } discards { $blessing }.
event-discarded = { $seat } discards { $cards }.
event-first-to-choose = The lot says that { $seat } chooses first.
event-hero-chosen = { $name } plays { $hero }.
event-quest-card-spent = { $seat } spends { $quest }.
event-repeated = { $seat } repeats a Special Action: { $action }.
event-special-action = Special Action of { $seat }: { $action }.
event-temple-card = { $temples } is the Temple card of this game.
event-turn-begins = It is the turn of { $seat }.
event-battle-begins = Battle { $region_in }: { $seat } attacks { $other }.
event-battle-decided = { $winner } wins the Battle { $region_in }, { $strength } to { $against } against { $loser }.
event-battle-passed = { $seat } plays no more cards.
event-card-played = { $seat } plays { $card }.
event-converted = { $seat } wins over a Hoplite of { $other } { $region_in }.
event-gave-up = { $seat } gives up the Battle { $region_in }.
event-no-battle = There is no Battle { $region_in }: one side has no Hoplites left.
event-withdrew = { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} of { $seat } { $number ->
    [one] withdraws
   *[other] withdraw
} from { $origin } to { $region }.
event-attack-defended = { $seat } wards off the attack { $attack }, with { $value }.
event-attack-suffered = { $seat } takes the attack { $attack }.
event-hunt-begins = { $seat } hunts { $monster_the } { $region_in }.
event-hunt-failed = The Hunt of { $seat } ends: { $monster_the } lives.
event-injury-ignored = { $seat } ignores an Injury.
event-monster-attacks = The attack is { $attack }, value { $value } ({ $seat } has chosen it).
event-monster-slain = { $seat } slays { $monster_the }.
event-quest-advanced = { $seat } reaches Step { $step } of { $quest }.
event-quest-boarded = { $seat } begins { $quest } at Step { $step }.
event-quest-completed = { $seat } completes { $quest } { $region_in }.
event-symbol-named = { $seat } names a symbol: { $symbol }.
event-wound-gone = A Wound { $monster_of } is gone.
event-wounded = { $seat } wounds { $monster_the }: { $symbol }.
event-anger-gone = The Anger Points of Kronos go to 0.
event-anger-recovered = Kronos recovers to { $number } Anger { $number ->
    [one] Point
   *[other] Points
}.
event-anger-spent = Kronos spends { $number } Anger { $number ->
    [one] Point
   *[other] Points
}; { $left } { $left ->
    [one] is
   *[other] are
} left.
event-attitude = The people { $land_of } { $attitude ->
    [none] are held by a Hero
   *[other] are { $attitude } now
}.
event-chain-broken = Kronos breaks a Chain: { $chain }.
event-chain-destroyed = The Chain { $chain } is covered with Wounds and leaves the game.
event-chain-used = Kronos uses { $chain }.
event-chains-chosen = Kronos lays { $number } { $number ->
    [one] Chain
   *[other] Chains
} face down.
event-chains-restored = The Broken Chains are restored.
event-final-actions = The last Chain is broken: the Final Actions are unlocked.
event-glory-lost = { $seat } loses the Glory Token { $land_of }.
event-kronos-moves = Kronos enters { $region }.
event-kronos-passes = Kronos passes.
event-kronos-placed = Kronos stands { $region_in }.
event-kronos-terror = Kronos himself spreads Terror { $region_in }.
event-monument-crushed = { $number ->
    [0] { $monument_the } is destroyed.
   *[other] { $monument_the } falls to level { $number }.
}
event-order-at-the-bottom = { $seat } puts an Order card at the bottom.
event-order-discarded = Kronos discards { $order }.
event-order-gone = { $order } leaves the game.
event-order-played = Kronos plays { $order }.
event-attacks-seen = { $attacks ->
    [unknown] { $seat } looks at the two Monster Attack cards.
   *[other] { $seat } sees { $attacks }.
}
event-orders-drawn = { $orders ->
    [unknown] Kronos draws { $number } Order { $number ->
        [one] card
       *[other] cards
    }.
   *[other] Kronos draws { $orders }.
}
event-orders-looked-at = { $orders ->
    [unknown] { $seat } looks at { $number } Order { $number ->
        [one] card
       *[other] cards
    }.
   *[other] { $seat } sees { $orders } on top of the Order deck.
}
event-side-won = { $side ->
    [kronos] Kronos wins the game.
   *[heroes] The Heroes win the game.
}
event-temple-destroyed = { $region ->
    [Phocis] The Oracle of Delphi
   *[other] The Temple { $region_of }
} is destroyed.
event-terror = { $monster_the } spreads Terror { $region_in }.
event-titan-attribute = { $titan } of Kronos is { $number } now.
event-hand-shown = { $cards ->
    [none] { $seat } has no Combat card to show.
   *[other] { $seat } shows { $cards }.
}
event-petrified = { $seat } is petrified: no Hero Movement in the next turn.

## Refusals

refusal-region-of-kronos = Hoplites cannot enter { $region_the }: Kronos is there.
refusal-enemies-there = Enemy Hoplites stand { $region_in }.
refusal-not-a-place-to-recruit = You cannot recruit { $region_in } with this.
refusal-supply-short = { $number ->
    [0] No Hoplite is left in your supply.
    [one] Only 1 Hoplite is left in your supply.
   *[other] Only { $number } Hoplites are left in your supply.
}
refusal-so-many-recruits = { $number ->
    [0] No Hoplite
    [one] 1 Hoplite
   *[other] { $number } Hoplites
} can be recruited there.
refusal-cannot-fortify = No Hoplite can be fortified { $region_in } now.
refusal-not-on-offer = That card is not on offer.
refusal-on-a-quest = Your Hero is on a Quest and in no Region.
refusal-glory-not-held = You do not hold the Glory Token { $land_of }.
refusal-leadership-spent = You have moved as many Hoplites as your Leadership allows.
refusal-no-own-hoplites = You have no Hoplites { $region_in }.
refusal-moved-already = Your Hoplites { $region_in } have moved already.
refusal-no-city = There is neither a City nor Sparta { $region_in }.
refusal-not-controlled = You do not control { $region_the }.
refusal-fortified-already = A Hoplite is already Fortified { $region_in }.
refusal-nobody-to-fortify = All your Hoplites { $region_in } have just come.
refusal-no-quest-here = There is no Quest where your Hero is.
refusal-somebody-can-march = Some of your Hoplites can march.
refusal-no-survivor = Too few of your Hoplites can march together: 2 of them are killed first.
refusal-so-many-can-go = { $number ->
    [0] No Hoplite can go.
    [one] 1 Hoplite can go.
   *[other] Up to { $number } Hoplites can go.
}
refusal-same-region = They are { $region_in } already.
refusal-already-injured = { $attribute } is injured already.
refusal-not-injured = { $attribute } is not injured.
refusal-no-battle-there = There is no Battle to fight { $region_in }.
refusal-no-hoplites-there = That player has no Hoplites { $region_in }.
refusal-nobody-to-move = No Hoplite of yours can go from { $region }.
refusal-not-adjacent = { $region } is not next to it.
refusal-monument-destroyed = { $monument_the } is destroyed.
refusal-monument-complete = { $monument_the } is complete.
refusal-monster-not-there = { $monster_the } is not on the map.
refusal-rolled-already = You have rolled for { $monster_the } already.
refusal-die-says-move = The die says movement, not Region Attack.
refusal-cannot-hunt-kronos = Kronos cannot be hunted yet: the Blessing of Rhea has not been won.
refusal-no-monster-here = { $monster_the } is not where your Hero is.
refusal-no-shrine = There is no Shrine { $region_in }.
refusal-temple-there = A Temple stands { $region_in } already.
refusal-no-temple-left = No Temple is left on the Temple card.
refusal-no-priest = You have no Priest in your Pool.
refusal-no-free-spot = No prayer spot is free { $monument_in }.
refusal-petrified = Your Hero is petrified in this turn.
refusal-not-on-a-quest = Your Hero is on no Quest.
refusal-too-far = { $region } is too far: your Speed is { $number }.
refusal-no-such-text = You have no such text to use here.
refusal-no-injury = Your Hero has no Injury.
refusal-recruit-one-with-the-hero = Prepare recruits one Hoplite, in the Region of your Hero.
refusal-condition-not-met = The condition of this text is not met.
refusal-cannot-pay = You cannot pay the price.
refusal-no-target = There is nothing here that this text could do.
refusal-saves-fewer = { $number ->
    [one] Aegis can save 1 of them.
   *[other] Aegis can save { $number } of them.
}
refusal-not-in-hand = { $card } is not in your hand.
refusal-wrong-symbol = { $card } has another symbol.
refusal-action-done = You have done that in this turn: { $regular }.
refusal-ally-controls = Another Hero controls { $region_the }.
refusal-another-moment = { $artifact } is used at another moment.
refusal-artifact-discharged = { $artifact } is discharged.
refusal-artifact-not-held = You do not own { $artifact }.
refusal-covered = This Special Action is covered: { $action }.
refusal-different-attributes = You have raised { $attribute } already: the other must be different.
refusal-glory-held = Somebody holds the Glory Token { $land_of }.
refusal-hero-taken = { $hero } is taken.
refusal-hero-there = Another Hero is { $region_in }.
refusal-hunt-is-open = Your Hunt is not covered: you need not pay for it.
refusal-must-move = { $monster_the } has to move.
refusal-must-repeat = One of your covered Special Actions can be repeated, so it has to be.
refusal-no-enemy = { $seat } is no enemy of yours.
refusal-no-hero = There is no Hero at that seat.
refusal-no-open-symbol = That symbol { $monster_of } is covered, or not there.
refusal-no-such-action = There is no such Special Action in this mode: { $action }.
refusal-no-such-option = There are not so many options.
refusal-not-covered = This Special Action is not covered: { $action }.
refusal-not-just-drawn = { $card } has not just been drawn.
refusal-not-this-monster = { $monster_the } cannot be chosen for this.
refusal-not-this-region = { $region } cannot be chosen for this.
refusal-optional-hero = { $hero } is not in this game.
refusal-quest-card-not-now = { $quest } cannot be spent now.
refusal-special-action-done = The Special Action of this turn is done.
refusal-turn-has-begun = That is used at the start of a turn, before any action.
refusal-used-this-round = You have used that since the last Build Monument.
refusal-used-this-turn = You have used that in this turn.
refusal-no-refuge = Your Hoplites cannot withdraw to { $region }.
refusal-too-many-casualties = { $card } has more Casualties than you have Hoplites left for.
refusal-cannot-pay-wound = You have not got the cards for this payment.
refusal-defence-has-begun = You have begun to defend with cards.
refusal-hero-must-go = The Hero has to go to a neighbouring Region.
refusal-hunt-requires-more = { $monster_the } can be hunted only by those who meet its condition.
refusal-no-shield = { $card } is no shield of yours.
refusal-no-such-trophy = You have not earned that trophy.
refusal-no-wound-dealt = You have dealt no Wound in this step.
refusal-no-wound-there = { $monster_the } has no Wound there.
refusal-not-drawn = { $attack } has not been drawn.
refusal-not-enough-value = Your cards cannot reach { $number }.
refusal-not-the-highest = { $attribute } is not your highest Attribute.
refusal-step-has-begun = You have dealt a Wound: the Monster attacks before the Hunt can be ended.
refusal-step-too-high = You do not meet the requirement of Step { $step } of { $quest }.
refusal-act-or-pass = Kronos has to act or to pass first.
refusal-action-under-way = An Action is under way: { $chain } has to wait.
refusal-one-action = Kronos has done his Action of this turn.
refusal-attribute-at-its-most = { $titan } of Kronos is at its maximum.
refusal-chain-chosen = { $chain } has been chosen already.
refusal-chain-not-intact = { $chain } is not Intact beside the sheet.
refusal-chain-not-usable = { $chain } cannot be used now: it is not Broken, or has been used.
refusal-final-action-locked = The Final Actions are locked until the last Chain is broken.
refusal-hoplites-guard = Hoplites guard the Temple { $region_of }.
refusal-monster-moved = { $monster_the } has moved in this Action.
refusal-monument-out-of-reach = { $monument_the } cannot be reached so.
refusal-monument-there = Kronos cannot enter { $region }: a Monument stands there.
refusal-must-break = An Intact Chain has to be broken.
refusal-no-kronos-here = Kronos is not where your Hero is.
refusal-no-temple-with-monster = There is no Temple with a Monster { $region_in }.
refusal-pass-is-no-second-action = The second Action cannot be a Pass.
refusal-no-priest-left = All your Priests are in use.
refusal-not-for-kronos = Kronos cannot begin { $region_in }.
refusal-not-on-the-card = { $region } is not on the card.
refusal-order-not-held = { $order } is not in your hand.
refusal-order-not-seen = { $order } is not among those you look at.
refusal-passed-already = Kronos has passed in this turn.
refusal-too-little-anger = That costs { $number } Anger { $number ->
    [one] Point
   *[other] Points
}; Kronos has { $left }.
refusal-wrath-after-action = Kronos’ Wrath is used after an Action.
refusal-wrath-is-broken = Kronos’ Wrath is Broken from the start.
refusal-another-hero = It must be another Hero.
refusal-hero-not-near = That Hero is not near Medusa, or on a Quest.
refusal-no-hero-on-map = That Hero is on a Quest.
refusal-so-many-can-die = { $number ->
    [0] No Hoplite can die there.
    [one] 1 Hoplite can die there.
   *[other] Up to { $number } Hoplites can die there.
}

## What would make it legal

remedy-choose-another-region = Choose another Region.
remedy-place-fewer = Place fewer.
remedy-place-that-many = Place that many.
remedy-place-unfortified = Place it without fortifying.
remedy-choose-offered = Choose one that is on offer.
remedy-choose-otherwise = Choose something else.
remedy-gain-glory = Slay a Monster or complete a Quest there.
remedy-end-movement = End the movement.
remedy-choose-own-army = Choose a Region with Hoplites of yours that can go.
remedy-choose-another-hoplite = Choose a Hoplite that has not moved.
remedy-choose-a-city = Choose a City, or Sparta.
remedy-choose-own-region = Choose a Region that you control.
remedy-go-to-a-quest = Move your Hero to a Quest.
remedy-choose-number = Choose another number.
remedy-choose-another = Choose another.
remedy-choose-a-battle = Choose a Region where armies meet.
remedy-stop-here = Stop here.
remedy-choose-neighbour = Choose a neighbouring Region.
remedy-choose-another-monument = Choose another Monument.
remedy-choose-another-monster = Choose another Monster.
remedy-move-the-monster = Move the Monster.
remedy-go-to-a-monster = Move your Hero to a Monster.
remedy-choose-a-shrine = Choose a Region with a Shrine.
remedy-build-the-oracle = Only the Oracle of Delphi can still be built.
remedy-pray-elsewhere = Pray at another Monument.
remedy-gain-a-priest = Gain a Priest first.
remedy-act-otherwise = Do something else in this turn.
remedy-travel-instead = Move over the map instead.
remedy-advance-instead = Go one Step up the Quest instead.
remedy-choose-nearer = Choose a nearer Region.
remedy-use-another = Use another text, or none.
remedy-choose-heros-region = Choose one Hoplite in the Region of your Hero.
remedy-wait-for-condition = Wait until its condition is met.
remedy-gather-price = Gather what it costs first.
remedy-wait-for-target = Wait until there is a target.
remedy-choose-own-glory = Choose a Land whose Glory Token you hold.
remedy-save-fewer = Save fewer.
remedy-choose-own-card = Choose a card of your hand.
remedy-choose-symbol = Choose a card with the right symbol.
remedy-choose-another-action = Choose another Special Action.
remedy-choose-another-hero = Choose another Hero.
remedy-choose-another-land = Choose another Land.
remedy-choose-another-player = Choose another player.
remedy-choose-another-symbol = Choose another symbol.
remedy-choose-drawn = Choose one of the cards just drawn.
remedy-choose-own-artifact = Choose an Artifact of yours.
remedy-end-the-turn = End the turn.
remedy-gather-an-army = Gather more Hoplites in one Region.
remedy-heal-first = Heal an Injury first.
remedy-hunt-plainly = Choose the Hunt itself.
remedy-repeat-an-action = Repeat one of them.
remedy-wait-for-moment = Wait for its moment.
remedy-wait-for-monument = Wait for the next Build Monument.
remedy-wait-for-next-turn = Wait for your next turn.
remedy-choose-a-refuge = Choose a neighbouring Region without enemies.
remedy-play-another-card = Play another card, or pass.
remedy-choose-another-payment = Choose another payment.
remedy-choose-drawn-card = Choose one of the drawn cards.
remedy-defend-on = Go on defending.
remedy-end-the-step = End the step.
remedy-meet-requirement = Meet its requirement first.
remedy-suffer-or-shield = Take the attack, or raise a shield.
remedy-wound-or-end = Deal a Wound, or end the Hunt.
remedy-act-first = Act first.
remedy-act-or-pass = Act, or pass.
remedy-break-all-chains = Break all Chains.
remedy-break-this-chain = Break this Chain first.
remedy-choose-another-chain = Choose another Chain.
remedy-choose-own-order = Choose an Order card of your hand.
remedy-complete-rhea = Complete the Blessing of Rhea first.
remedy-finish-the-action = Finish the Action first.
remedy-go-to-kronos = Move your Hero to Kronos.
remedy-keep-the-blessing = Keep the Blessing.
remedy-kill-hoplites-first = Kill the Hoplites there first.
remedy-pass-to-recover = Pass to recover Anger Points.
remedy-choose-shown-card = Choose a card of the shown hand.

## Options

option-hellas-mode = which game
    .base = base game: everyone against everyone, four ways to win
    .kronos = Kronos: one is the Titan, the others are a team of Heroes
option-heroes = which Heroes can be chosen
    .core = the four of the core box
    .all = all nine
option-optional-cards = six more Combat cards and five more Neutral Artifacts
    .base = without them
    .all = with them
option-open-hands = the Combat cards of the Heroes
    .open = seen by all Heroes
    .closed = seen by their owner alone
option-turns = after how many turns in all the game is called off
    .unlimited = never
    .n100 = 100 turns
    .n200 = 200 turns
    .n400 = 400 turns

## The table

status-base = Lords of Hellas
status-kronos = Lords of Hellas: Kronos
status-turns = { $turns ->
    [one] turn { $turns }
   *[other] turn { $turns }
}
status-turn = { $seat } to play
status-countdown = King of Kings ({ $monument }): { $number } left
board-level = level { $number }
board-monuments = Monuments
board-monsters = Monsters
board-no-monsters = none on the map
board-quests = Quests
board-anger = { $number } Anger { $number ->
    [one] Point
   *[other] Points
} (a Pass: { $recovery })
board-orders = { $number ->
    [one] 1 Order card in hand
   *[other] { $number } Order cards in hand
}
board-intact = an Intact Chain
board-broken = Broken
board-turned = Broken, used
board-legend = Name, Population Strength, who controls it (– nobody), what stands there, Hoplites (2:5+ is 5 of player 2, one of them Fortified).
board-signs = ▪ City, ▣ Sparta, ⌂ Temple, ∙ Shrine, ♜ Monument and its level, ? Quest, Κ Kronos, ★ Glory Token. Wounds: × covered, ᵖ Priest mark, ᵃ Artifact mark; * evolved.
board-battle = Battle: { $region }
board-side = { $hoplites } { $hoplites ->
    [one] Hoplite
   *[other] Hoplites
}, Army Strength { $strength }, { $casualties } { $casualties ->
    [one] Casualty
   *[other] Casualties
}
board-hunt = Hunt: { $monster }
players-hero = Hero
players-attributes = Attributes
players-regions = Regions
players-priests = Priests
players-hand = Hand
players-used = Covered
way-lands = Lands { $have }/{ $need }
way-temples = Temples { $have }/{ $need }
way-monsters = Monsters { $have }/{ $need }
way-king = King of Kings { $have }/{ $need }
hand-title = Your hand:
hand-known = Known of { $name }: { $cards }
hand-orders = Orders:
hand-chains = Intact Chains:
card-combat = Combat card, { $symbol }, value { $value }, { $casualties } { $casualties ->
    [one] Casualty
   *[other] Casualties
}
card-hero = Hero
card-blessing = Blessing
card-artifact = Artifact
card-order = Order card
card-chain = Chain
card-quest = Quest
