# Hybris with Chronos. Players act by name, in the singular: “Ada activates Minos”.

## Names, and how they stand in a sentence

side-olympians = the Olympians
side-chronos = Chronos
goods-vp = VP
counted-vp = { $number } VP
goods-aegis = Aegis
counted-aegis = { $number } Aegis
goods-follower = Follower
counted-follower = { $number } { $number ->
    [one] Follower
   *[other] Followers
}
goods-prayer = Prayer
counted-prayer = { $number } { $number ->
    [one] Prayer
   *[other] Prayers
}
goods-kindness = Kindness
counted-kindness = { $number } Kindness
goods-determination = Determination
counted-determination = { $number } Determination
goods-greatness = Greatness
counted-greatness = { $number } Greatness
goods-bonus_location = Bonus Location
counted-bonus_location = { $number } { $number ->
    [one] Bonus Location
   *[other] Bonus Locations
}
token-olympus = Olympus
token-forge = Forge
token-oracle = Oracle
token-moirai = Moirai
token-coliseum = Coliseum
token-underworld = Underworld
token-mortal_world = Mortal World
token-bonus = Bonus Location
action-convert = Convert
action-design = Design
action-fabricate = Fabricate
action-produce = Produce
action-perceive = Perceive
action-omen = Omen
action-undertake = Undertake
action-train = Train
action-fight = Fight
action-resurrect = Resurrect
action-drain = Drain
action-influence = Influence
action-deploy = Deploy
space-sparta_1 = Sparta, space 1
space-sparta_2 = Sparta, space 2
space-sparta_3 = Sparta, space 3
space-elis_1 = Elis, space 1
space-elis_2 = Elis, space 2
space-elis_3 = Elis, space 3
space-athens_1 = Athens, space 1
space-athens_2 = Athens, space 2
space-athens_3 = Athens, space 3
space-athens_4 = Athens, space 4
space-lemnos_1 = Lemnos, space 1
space-lemnos_2 = Lemnos, space 2
space-argos_1 = Argos, space 1
space-argos_2 = Argos, space 2
space-argos_3 = Argos, space 3
rank-alpha = alpha
rank-beta = beta
rank-gamma = gamma
reward-vp = the VP of the Technology
reward-prayers = its Prayers
reward-kindness = the bonuses of the Kindness track
part-base = Base Force
force-from-base = Base Force { $number }
part-revealed = revealed cards
force-from-revealed = revealed cards { $number }
part-element = Elements
force-from-element = Elements { $number }
part-card = cards
force-from-card = cards { $number }
part-combo = Combos
force-from-combo = Combos { $number }
part-text = texts of cards
force-from-text = texts of cards { $number }
part-used = texts used
force-from-used = texts used { $number }
part-boost = this Action phase
force-from-boost = this Action phase { $number }
part-power = powers
force-from-power = powers { $number }
part-enemy = the enemy
force-from-enemy = the enemy { $number }
force-from-nothing = nothing

combat-quest = a Quest
combat-champion = a Coliseum Hero
combat-primordial = a Primordial
combat-avatar = an Avatar
combat-city = a City
combat-contest = a Contest
asked-follower = Followers
asked-temple = Temples
asked-aegis = Aegis
asked-tech = Technologies, stored or deployed
asked-prayer = Prayers
asked-character = Undefeated Heroes and Prophets
asked-deployed = Deployed Technologies
asked-upgrade = Unlocked Upgrades
asked-each_vp_above_chronos = Players above Chronos

## Moves

move-olympian = { $olympian }
move-pass = pass
move-done = done
move-accept = yes
move-choice = choice { $number }
move-player = { $seat }
move-city = { $city }
move-card = { $card }
move-use = use { $text }
move-character = { $character }
move-spare = spare 1 { $goods }
move-pillar = { $pillar }
move-focus = Focus on { $concept }
move-send = a token for { $character }
move-token = { $token }
move-no-token = no token
move-clear = clear the plan
move-ready = ready
move-revise = change the plan
move-activate = activate { $character }
move-go = go { $place_to }
move-act = { $action }
move-upper = use the upper half
move-lower = leave the upper half
move-convert = { $row }
move-design = design { $technology }
move-fabricate = { $technology }
move-remove-technology = remove { $technology }
move-take-out = { $piece } of Upgrade { $slot }
move-temple = a Temple { $city_in }
move-destroy = destroy a Temple { $city_in }
move-service = the Service of the City
move-followers = Followers
move-kindness = Kindness
move-premonition = play { $premonition }
move-omen = lay down { $card }
move-quest = { $quest }
move-challenge = fight { $champion }
move-resurrect = bring back { $character }
move-deploy = deploy { $technology }
move-space = { $space }
move-contest = contest with { $character }
move-reward = { $reward }
move-vp = 1 VP
move-prayer = 1 Prayer of the Well
move-play = play { $card }
move-stop = stop
move-fighter = send { $character }
move-chain = { $concept }
move-avatar = send { $avatar }
move-main = resolve the main effect
move-block = block { $place }
move-unblock = free { $place }
move-ancient = { $technology }
group-olympian = Olympian
group-number = Number
group-choice = Choice
group-player = Player
group-city = City
group-card = Card
group-use = Use a text
group-character = Character
group-spare = Spare
group-pillar = Pillar
group-focus = Focus
group-send = Token for
group-token = Token
group-activate = Activate
group-go = Go to
group-act = Action
group-convert = Convert
group-design = Design
group-fabricate = Technology
group-remove-technology = Remove
group-take-out = Take out
group-temple = Temple
group-destroy = Destroy
group-premonition = Premonition
group-omen = Omen
group-quest = Quest
group-challenge = Fight
group-resurrect = Bring back
group-deploy = Deploy
group-space = Space
group-contest = Contest with
group-reward = Reward
group-play = Play
group-fighter = Send
group-chain = Chain
group-avatar = Avatar
group-block = Block
group-unblock = Free
group-ancient = Ancient Technology

## Questions

prompt-ActAt = { $character } is { $place_in }. Which action?
prompt-Advance = Which of your tiles in the Factory moves forward?
prompt-AfterAction = The action is done. Do you use anything before your turn ends?
prompt-BlockSlot = Which slot is blocked?
prompt-Challenge = Which Coliseum Hero does { $character } fight?
prompt-ChooseChain = Of which Concept is a Chain broken?
prompt-ChooseEvil = The players do not fulfil the conditions of { $concept }. What happens: a gain for Chronos, the main effect, or his Avatar?
prompt-ChooseFocus = On which of your two Concepts do you put your token?
prompt-ChooseOption = { $source }: which do you choose?
prompt-PayForAll = The players choose the main effect of { $concept }. Do you pay for it?
prompt-ChooseSpace = Where do you deploy { $technology } { $city_in }?
prompt-ChooseTechnology = Which Technology do you deploy { $city_in }?
prompt-Claim = You have won the Contest. Which reward do you claim?
prompt-Convert = { $number ->
    [0] Which Prayers do you convert?
   *[other] Do you convert more Prayers?
}
prompt-DefeatHero = Which of your Heroes goes to the Underworld?
prompt-Design = Which Technology do you design?
prompt-DestroyTemple = Which of your Temples is destroyed?
prompt-Discard = Which Conflict card do you discard? { $number ->
    [one] One must go.
   *[other] { $number } must go.
}
prompt-DiscardOn = Which card do you discard next?{ $elements ->
    [none] {""}
   *[other] {" "}Still needed: { $elements }.
}
prompt-Fabricate = Which of your tiles in the Workshop do you fabricate?
prompt-FollowersOrService = Do you take the Followers { $city_of } or its Service?
prompt-GiveAncient = On whose board is { $technology } stored?
prompt-Go = Where does { $character } go?
prompt-GoOn = Combat: with which card do you continue, or do you stop? Both choose in secret.
prompt-GoOnWithEpic = The Canto is done. Do you stop, or discard a card to try the next one?
prompt-Guide = Which Technology of Olympus do you fabricate, if any?
prompt-InfluenceAnywhere = In which City do you influence?
prompt-MarkPillar = On whose Pillar do you lay your Arrogance token?
prompt-MayContest = Do you contest this Deploy, and with whom?
prompt-Occasion = One of your texts answers what is happening. Do you use it?
prompt-Offer = { $avatar } contests. Which card do you offer against it? Force so far: { $force }.
prompt-Omen = Which Conflict card do you lay beside the Oracle?
prompt-PayActivation = { $character } costs { $aegis } Aegis. Do you pay, or use a reduction?
prompt-PayCanto = Do you pay what the Quest asks for ({ $goods }: { $number })? If not, your character is defeated.
prompt-PayConversion = { $row } costs { $prayers } { $prayers ->
    [one] Prayer
   *[other] Prayers
}. Do you pay, or use a reduction?
prompt-PayFabrication = { $technology } costs { $aegis } Aegis and { $followers } { $followers ->
    [one] Follower
   *[other] Followers
}{ $spared ->
    [0] . Do you pay, or use a reduction?
   *[other] . Its space of the Workshop or a text still spares you { $spared } of that: what do you spare?
}
prompt-PillarMoment = Do you resolve a Pillar now?
prompt-Plan = Whom do you send where? Nobody sees it before all are ready.
prompt-PlayOn = Combat: which card do you play, or do you stop?
prompt-PlayPremonitions = Do you play a Premonition?
prompt-PutTemple = In which City do you put your Temple?
prompt-Recover = Which card of your discard pile do you take up?
prompt-RemoveTechnology = You have one Technology too many. Which one leaves the game?
prompt-ResolveConcept = Do you pay for the main effect of the Concept card?
prompt-ResolvePowers = Which of your texts do you resolve next?
prompt-Resurrect = Which Hero do you bring back?
prompt-ReturnCharacter = Which character do you send home for this Canto? If none, yours is defeated.
prompt-SendAvatar = To which City does { $avatar } go?
prompt-SendFighter = Whom do you send against the Primordial?
prompt-ShowCards = { $elements ->
    [none] Which Conflict card do you discard for the Quest?
   *[other] { $discards ->
        [0] Which card do you show?
       *[other] Which card do you discard?
    } Still needed: { $elements }.
} Otherwise your character is defeated.
prompt-TakeAncient = Which Ancient Technology do you take?
prompt-TakeOlympian = Which Olympian do you play?
prompt-TakeOut = Which piece do you take out of your Upgrades?
prompt-TakePillar = Which Pillar do you take?
prompt-TakeTurn = Your turn: whom do you activate, or do you pass?
prompt-TempleExtra = Your Temple { $city_in } gives you 1 more: Kindness or a Follower?
prompt-TempleReward = Your Temple gives you 1 VP or 1 Prayer of the Well: which?
prompt-Unblock = Which slot is free again?
prompt-Undertake = Which Quest does { $character } try?
prompt-UseUpper = Do you use the upper half of { $pillar }, or turn the card without it?
prompt-Weaken = Do you add a Chain, and on which track?
prompt-WhichToken = Which token goes under this character?

## Events

event-action = { $seat }: { $action }.
event-activated = { $seat } activates { $character }.
event-age-begins = Age { $age } begins.
event-age-ends = Age { $age } ends.
event-all-above-chronos = { $number ->
    [0] Not every player has more VP than Chronos.
   *[other] Every player has more VP than Chronos.
}
event-ally-won = { $champion } is now an ally { $seat_of }.
event-ancient-gained = { $seat } stores { $technology }.
event-ascended = { $seat } has unlocked the last Upgrade and ascends.
event-avatar-cards-shuffled = The Avatar cards are shuffled anew.
event-avatar-contests = { $avatar } contests the Deploy.
event-avatar-moved = { $avatar } comes { $city_to }.
event-avatar-row = { $avatar } fights with { $cards }.
event-blocked = Blocked: { $place }.
event-boosted = { $seat } has { $number } more Force in all Combats until the end of the Action phase.
event-came-to-nothing = The activation of { $character } comes to nothing: { $seat } ends the turn.
event-cancelled = { $seat } cancels the last card of the enemy.
event-canto-done = { $seat } completes Canto { $number } of { $quest }.
event-card-played = { $seat } plays { $card }.
event-chain-added = A Chain of { $concept } is mended: { $number } left.
event-chain-broken = A Chain of { $concept } breaks: { $number } left.
event-chronos-discarded = Chronos discards { $amounts }, and a Chain breaks.
event-chronos-gained = Chronos gains { $amounts }.
event-city-taken = { $seat } takes { $city }.
event-coliseum-shuffled = The Coliseum deck is shuffled anew.
event-combat-begins = { $seat } fights { $about } ({ $combat }).
event-combat-between = { $seat } fights { $other } ({ $combat }: { $about }).
event-combat-decided = { $winner ->
    [none] The enemy wins
   *[other] { $winner } wins
} with { $force } against { $against }.
event-concept-revealed = { $concept_card } lies face up.
event-condition = { $asked }: { $number }, and { $needed } are asked for.
event-conditions-fulfilled = The players fulfil the conditions of { $concept }: nothing happens.
event-conditions-not-fulfilled = The players do not fulfil the conditions of { $concept }.
event-contest-cancelled = The Contest of { $avatar } is cancelled.
event-contested = { $seat } contests with { $character }.
event-converted = { $seat } converts: { $row }.
event-damnation = Damnation: { $avatar }.
event-deck-shuffled = { $seat } shuffles the discards into a new Conflict deck.
event-defeated = { $character } { $seat_of } is defeated.
event-deployed = { $seat } deploys { $technology } { $city_in }.
event-designed = { $seat } designs { $technology }.
event-desolation = Desolation: { $concept_card }.
event-discarded = { $seat } discards { $cards }.
event-drew = { $seat } draws { $cards ->
    [unknown] { $number } { $number ->
        [one] Conflict card
       *[other] Conflict cards
    }
   *[other] { $cards }
}.
event-drew-coliseum = { $seat } draws { $cards ->
    [unknown] { $number } { $number ->
        [one] Coliseum card
       *[other] Coliseum cards
    }
   *[other] { $cards }
} at the Coliseum.
event-enemy-force = The enemy has { $force } Force { $cards ->
    [none] without a card
   *[other] with { $cards }
}.
event-fabricated = { $technology } { $seat_of } is in the Factory.
event-fatality = Fatality: { $tile }.
event-fight-declined = { $seat } sends nobody.
event-fled = { $character } { $seat_of } flees.
event-focus-instead = In place of the lower half of { $pillar } comes what the Focus on { $concept } brings.
event-focus = { $seat } puts a token on { $concept }.
event-foresaw = { $seat } draws { $premonitions ->
    [unknown] { $number } { $number ->
        [one] Premonition
       *[other] Premonitions
    }
   *[other] { $premonitions }
}.
event-fought = { $character ->
    [none] { $source }
   *[other] { $character } { $seat_of }
} fights with { $force } Force: { $parts }{ $less ->
    [0] {""}
   *[other] , less { $less }
}.
event-gained = { $seat } gains { $amounts }.
event-generated = { $seat } generates { $number } { $number ->
    [one] Prayer
   *[other] Prayers
}: the Well holds { $well }.
event-greatness = { $seat } moves to space { $number } of Greatness.
event-greatness-lost = { $seat } loses Greatness{ $source ->
    [none] {""}
   *[other] {" "}({ $source })
}: space { $number }.
event-greatness-placed = The order of Greatness: { $order }.
event-income = { $avatar } serves Chronos on his board.
event-influenced = { $seat } influences { $city }.
event-intensity = The Intensity of { $concept } is { $number }.
event-joined = { $character } joins { $seat }.
event-looked-at-hand = { $cards ->
    [unknown] { $seat } looks at the hand { $other_of }.
   *[other] { $seat } looks at the hand { $other_of }: { $cards }.
}
event-looked-at-primordial = { $primordial ->
    [unknown] { $seat } looks at the { $rank } Primordial.
   *[other] { $seat } looks at the { $rank } Primordial: { $primordial }.
}
event-lost = { $seat } loses { $amounts }{ $source ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-kindness-back = The Kindness cube of { $seat } goes back to 0.
event-lower-half = The others receive the lower half of { $pillar } from { $seat }.
event-main-effect = Main effect: { $concept_card }.
event-main-effect-unpaid = { $seat } cannot pay for the main effect of { $concept_card }: the card stays face up.
event-milled-coliseum = The Coliseum is milled: { $cards }.
event-milled-oracle = The Oracle is milled: { $premonitions }.
event-obliterated = { $concept_card } leaves the game.
event-offered = { $seat } offers { $card }.
event-olympian-taken = { $seat } plays { $olympian }.
event-omen = { $seat } lays { $card } beside the Oracle.
event-paid = { $seat } pays { $amounts }.
event-passed = { $seat } passes.
event-piece-taken = { $seat } takes { $piece_a } out of { $upgrade }.
event-pillar-marked = { $seat } lays the Arrogance token on { $pillar }.
event-pillar-taken = { $seat } takes { $pillar }.
event-planned = { $seat } sends { $characters ->
    [none] nobody
   *[other] { $characters }
}.
event-prayers-laid = Prayers lie on { $pillars ->
    [none] no Pillar
   *[other] { $pillars }
}.
event-premonition-played = { $seat } plays { $premonition }.
event-premonitions-shuffled = The Premonitions are shuffled anew.
event-primordial-revealed = The { $rank } Primordial is { $primordial }: Wrath I strikes all whom no Omen spares, Wrath II everybody.
event-produced = { $technology } is finished: { $seat } stores it.
event-quest-drawn = A new Quest: { $quest }.
event-quest-failed = { $seat } fails.
event-quest-fulfilled = { $seat } fulfils { $quest }.
event-quest-gone = { $quest } leaves the game.
event-quest-tried = { $seat } tries { $quest }.
event-recovered = { $seat } takes up { $card } again.
event-resurrected = { $character } { $seat_of } comes back from the Underworld.
event-returned = { $seat } sends { $character } home.
event-reward-claimed = { $seat } claims { $reward }.
event-sent-home = { $character } of { $seat } is sent home.
event-shackle-discarded = { $seat } discards a Shackle instead of taking out { $piece_a }.
event-shackled = { $seat } takes { $number } { $number ->
    [one] Shackle
   *[other] Shackles
}.
event-shown = { $seat } shows { $cards }.
event-side-won = { $side ->
    [olympians] The Olympians have beaten Chronos.
   *[chronos] Chronos wins.
}
event-stolen = { $seat } takes { $amounts } from { $other }.
event-stopped = { $seat } stops.
event-technology-removed = { $technology } { $seat_of } leaves the game.
event-temple-built = { $seat } builds a Temple { $city_in }.
event-temple-destroyed = A Temple { $seat_of } { $city_in } is destroyed.
event-text-used = { $seat } uses { $source }.
event-tile-turned = Chronos unlocks { $tile }.
event-token-revealed = { $character } { $seat_of } reveals: { $token }.
event-unblocked = Free again: { $place }.
event-unlocked = { $seat } unlocks { $upgrade }.
event-unshackled = { $seat } discards { $number } { $number ->
    [one] Shackle
   *[other] Shackles
}.
event-upgraded-card = { $seat } takes { $card } into the hand.
event-upper-half = { $seat } uses the upper half of { $pillar }.
event-vp-for-greatness = { $seat } gains 1 VP in place of Greatness.
event-vp-lost-for-greatness = { $number ->
    [0] { $seat } has neither Greatness nor VP to lose.
   *[other] { $seat } loses 1 VP in place of Greatness{ $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }.
}
event-well-overflows = The Well overflows with { $well } { $well ->
    [one] Prayer
   *[other] Prayers
} and is emptied.
event-well-warns = The Well is nearly full, and { $seat } pays for it.
event-went = { $character } { $seat_of } goes { $place_to }.
event-won = { $seat } wins the game.
event-wrath-ignored = { $seat } ignores the first Wrath.

## What a move would set off

foretold-age = As things stand, at the end of the Age: { $list }.
foretold-card = { $card }: { $effect }
foretold-cards = cards
foretold-chains = Chains of { $concept }
foretold-coliseum = Coliseum deck
foretold-greatness = space of Greatness
foretold-intensity = Intensity of { $concept }
foretold-lower = First the lower half of { $pillars }.
foretold-may = You may pay { $amounts } for { $card }: { $effect }
foretold-now = Now: { $list }.
foretold-number = { $label } { $from } → { $to }
foretold-of = { $name }, { $thing }
foretold-oracle = Oracle deck
foretold-pieces = { $number ->
    [0] No such piece is left in your Upgrades.
    [one] { $number } such piece is left in your Upgrades.
   *[other] { $number } such pieces are left in your Upgrades.
}
foretold-pillar = The first Pillar you resolve, by its lower half: { $list }.
foretold-priced = { $card }, at the price of { $amounts }: { $effect }
foretold-shackle = Shackles
foretold-unpaid = The card { $card } stays face up: you cannot pay { $amounts }.
foretold-upper = Upper half: { $list }.
foretold-well = Prayer Well

## Refusals

refusal-action-impossible = This is not possible now: { $action }.
refusal-all-elements-shown = All four Elements lie beside the Oracle.
refusal-already-begun = You have begun: the rest has to follow.
refusal-another-avatar = { $avatar } is not the Avatar of this Concept.
refusal-avatar-cannot-move = { $avatar } cannot move: it is not on the Chronos board, or no City is open.
refusal-avatar-there = An Avatar stands { $city_in }, and a Prophet does not fight.
refusal-board-is-full = The board { $seat_of } is full, and another one has room.
refusal-cannot-pay = The price cannot be paid.
refusal-cannot-pay-malus = You cannot pay for the illustration ({ $goods }: { $number }).
refusal-cannot-pay-then = What is left could not be paid then.
refusal-cannot-pay-tile = You cannot pay for { $technology }.
refusal-cards-are-needed = The Intensity of Kratos is not 0: cards are needed.
refusal-cannot-suffice = Your cards do not suffice any more.
refusal-champion-gone = { $champion } is somebody’s ally already.
refusal-chosen-for-concept = Without the main effect { $character } could not be paid for, or could act nowhere.
refusal-city-closed-to-avatars = { $city } is blocked, or an Avatar stands there.
refusal-condition-not-met = The condition of this text is not met.
refusal-convert-once = At least one conversion must be made.
refusal-element-not-needed = { $card } shows no Element that is needed.
refusal-elements-lacking = Your other cards do not show the rest.
refusal-has-passed = You have passed in this Age.
refusal-hero-in-underworld = { $character } is in the Underworld.
refusal-heroes-left = A Hero of yours is still in the Underworld.
refusal-leads-nowhere = { $character } can go nowhere where it could act.
refusal-must-act = An action is possible here.
refusal-must-design = A Technology can be designed.
refusal-must-fabricate = A tile can be fabricated.
refusal-no-fighter = { $character } cannot fight now.
refusal-must-fight = Whoever has a fighter must fight the Primordial.
refusal-ally-of-next-age = { $character } was won in this Age and fights from the next one on.
refusal-no-new-element = { $card } shows no new Element.
refusal-no-own-temple = You have no Temple { $city_in }.
refusal-no-prophets = Prophets do not go { $location_to }.
refusal-no-room-for-chain = No Chain can be added to { $concept }: the track is full, or has none left.
refusal-no-such-choice = There are not so many choices.
refusal-no-such-piece = There is no such piece on that Upgrade, or it is not asked for.
refusal-no-such-player = There is no such player.
refusal-no-such-reduction = You have no such reduction left in this Age.
refusal-no-token = { $character } has no Location token.
refusal-no-undefeated-hero = { $character } is not one of your undefeated Heroes.
refusal-nobody-pays = No player pays for the main effect.
refusal-not-ancient = { $technology } is no Ancient Technology that is left.
refusal-not-anothers-pillar = { $pillar } is not another player’s Pillar.
refusal-not-available = { $character } is not available.
refusal-not-blocked = Not blocked: { $place }.
refusal-not-discarded = { $card } is not in your discard pile.
refusal-not-done-here = That is not done { $location_in }.
refusal-not-in-factory = { $technology } is not a tile of yours in the Factory.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-in-reserve = { $character } is not in your reserve, or was active in this Age.
refusal-not-in-underworld = { $character } is not in the Underworld.
refusal-not-in-workshop = { $technology } is not a tile of yours in the Workshop.
refusal-not-on-olympus = { $technology } is not on Olympus.
refusal-not-stored = { $technology } is not stored on your board.
refusal-not-the-one-asked-for = The Canto asks for another character, or another Location.
refusal-not-the-token = The token does not lead { $location_to }.
refusal-not-this-slot = This slot cannot be blocked now: { $place }.
refusal-nothing-to-do-there = There is nothing that you could do { $location_in }.
refusal-nothing-to-pay = Nothing is left to be paid.
refusal-nothing-to-spare = Nothing more of that is spared.
refusal-olympian-taken = { $olympian } is taken.
refusal-olympian-takes-no-token = An Olympian needs no token.
refusal-olympian-wounded = { $character } is wounded until the end of the Age.
refusal-on-the-quest = { $character } is on the Quest.
refusal-other-city = This space is in another City: { $space }.
refusal-own-character-there = A character of yours is there already: { $place }.
refusal-pieces-left = A piece can be taken out.
refusal-pillar-not-taken = You have not taken { $pillar }.
refusal-pillar-taken = { $pillar } is taken.
refusal-pillar-turned = { $pillar } is not a face-up Pillar of yours.
refusal-pillar-unresolved = Each of your Pillars must be resolved now.
refusal-place-blocked = Blocked: { $place }.
refusal-plan-is-empty = Nothing is planned yet.
refusal-plan-is-open = The plan is not ready.
refusal-plan-is-ready = The plan is ready.
refusal-powers-left = A text of yours is still to be resolved.
refusal-loss-left = One of your texts is a loss, and a loss cannot be declined.
refusal-premonition-not-held = You do not hold { $premonition }.
refusal-prerequisite-not-met = You do not meet the prerequisite of { $premonition }.
refusal-prophets-do-not-contest = { $character } is a Prophet and does not fight.
refusal-prophets-do-not-fight = Somebody is there, and Prophets do not fight: { $place }.
refusal-quest-not-there = { $quest } does not lie face up.
refusal-resources-spared = { $number } { $number ->
    [one] resource is
   *[other] resources are
} spared yet: say which.
refusal-row-does-nothing = This would do nothing: { $row }.
refusal-slot-free = A slot is free { $location_in }.
refusal-slot-taken = Somebody stands there: { $place }.
refusal-space-taken = A Technology lies there: { $space }.
refusal-temple-gives = Your Temple gives you something: take it.
refusal-text-not-for-this = This text is not for this moment.
refusal-text-not-in-force = This text is not yours, or not for this case.
refusal-text-used-in-this-age = You have used this text in this Age.
refusal-token-not-available = This token is not available: { $token }.
refusal-too-few-cards = You have too few cards.
refusal-too-few-prayers = This costs { $number } { $number ->
    [one] Prayer
   *[other] Prayers
}.
refusal-too-little-aegis = This costs { $number } Aegis.
refusal-too-little-determination = { $card } would exceed your Determination.
refusal-too-many-cards = You may play { $number } { $number ->
    [one] card
   *[other] cards
} at most.
refusal-turn-is-over = Your turn is over.
refusal-weakened-in-this-age = Chronos was weakened in this Age.
refusal-well-is-empty = The Well is empty.

## What would make it possible

remedy-choose-a-row = Choose a row of the table.
remedy-choose-a-slot = Choose a free slot.
remedy-choose-action = Choose an action of this Location that is possible.
remedy-choose-ancient = Choose one that is left.
remedy-choose-another = Choose another one.
remedy-choose-another-character = Choose another character.
remedy-choose-another-city = Choose another City.
remedy-choose-another-olympian = Choose another Olympian.
remedy-choose-another-pillar = Choose another Pillar.
remedy-choose-another-place = Choose another place.
remedy-choose-another-player = Choose another player.
remedy-choose-another-row = Choose another row.
remedy-choose-another-token = Choose another token.
remedy-choose-another-track = Choose another track.
remedy-choose-cheaper-card = Choose a card with a lower cost, or stop.
remedy-choose-discarded = Choose a card of your discard pile.
remedy-choose-empty-space = Choose an empty space.
remedy-choose-extra = Choose one of the two.
remedy-choose-face-up = Choose a Quest that lies face up.
remedy-choose-fallen = Choose a Hero in the Underworld.
remedy-choose-fighter = Choose your Olympian or an undefeated Hero.
remedy-choose-needed-element = Choose a card with a needed Element.
remedy-choose-new-element = Choose a card with an Element that is not there yet.
remedy-choose-otherwise = Choose otherwise.
remedy-choose-own-card = Choose a card that you hold.
remedy-choose-own-hero = Choose a Hero of yours.
remedy-choose-own-pillar = Choose a Pillar of yours.
remedy-choose-own-temple = Choose a City with a Temple of yours.
remedy-choose-own-tile = Choose a tile of yours.
remedy-choose-space-here = Choose a space of this City.
remedy-choose-stored = Choose a Technology that you have stored.
remedy-choose-technology = Choose a Technology on Olympus.
remedy-gather-aegis = Gather Aegis first.
remedy-gather-prayers = Gather Prayers first.
remedy-gather-price = Gather the price first.
remedy-give-up = Give up.
remedy-go-on = Go on.
remedy-pass = Pass.
remedy-pay-for-concept = Pay for the main effect.
remedy-pay-in-full = Pay in full.
remedy-play-it-later = Play it when you meet the prerequisite.
remedy-resolve-pillar = Resolve a Pillar of yours.
remedy-revise = Change whether you are ready first.
remedy-send-a-character = Choose a Hero or Prophet in your reserve.
remedy-show-the-rest = Choose the next card.
remedy-spare-a-resource = Choose what is spared.
remedy-spare-the-other = Spare the other resource.
remedy-stop = Stop.
remedy-take-a-piece = Take out a piece.
remedy-take-another-piece = Take another piece.
remedy-take-vp = Take the VP.
remedy-use-a-reduction = Use a reduction.
remedy-use-another = Use another one.
remedy-wait-for-condition = Wait until its condition is met.
remedy-wait-for-next-age = Wait for the next Age.

## Set-up

option-hybris-mode = which game
    .base = base game, everyone against everyone
    .chronos_coop = together against Chronos
    .chronos_solo = alone against Chronos
option-olympians = how the Olympians are chosen
    .taken = one after another
    .drawn = by chance
option-open-hands = the hands and plans of the Olympians
    .open = open to each other
    .closed = secret

## The table

status-base = Hybris
status-chronos_coop = Hybris: together against Chronos
status-chronos_solo = Hybris: alone against Chronos
status-age = Age { $age }
status-well = { $well } in the Well
status-turn = { $seat } to play
phase-set_up = set-up
phase-divine_pillar = Divine Pillar
phase-planning = Planning
phase-action = Action
phase-end_of_age = End of the Age
board-locations = Locations
board-cities = Mortal World
board-workshop = Workshop
board-factory = Factory
board-quests = Quests
board-pillars = Pillars
board-drain = Drain { $number }
board-chains = { $number } { $number ->
    [one] Chain
   *[other] Chains
}, { $resources } stored
board-intensity = Intensity { $number }
board-vp = { $number } VP
board-avatar-cards = Avatar cards: { $number } in the deck, { $discards } discarded
board-combat = Combat
board-force = Force { $number }
board-legend = A number is a player. ⌂ Temple, [ ] Technology with its owner, · empty, ▩ blocked, × used or turned, ? has a token, † defeated.
hand-title = Your hand:
hand-premonitions = Premonitions:
hand-plan = Your plan:
hand-known = Known of { $name }: { $cards }
hand-known-premonitions = Premonitions of { $name }: { $cards }
known-primordial = The { $rank } Primordial is { $name }.
players-olympian = Olympian
players-greatness = Greatness
players-followers = Followers
players-prayers = Prayers
players-hand = Cards
players-pieces = { $number } { $number ->
    [one] piece left
   *[other] pieces left
}
card-conflict = Conflict card
card-premonition = Premonition
card-power = starting power
card-upgrade = Upgrade
card-technology = Technology
card-quest = Quest
card-primordial = Primordial
card-champion = Coliseum Hero
card-concept = Concept card

## Cautions

caution-canto-cannot-be-met = You could not meet the next Canto of { $quest }: your character would be defeated.
caution-canto-needs-card = Without { $card } you could not meet the next Canto of { $quest }: your character would be defeated.
caution-upper-half-does-nothing = The upper half of { $pillar } does nothing now: no such piece is left on your Upgrades.
caution-cannot-be-met = You cannot meet what { $quest } asks for first: your character would be defeated.
