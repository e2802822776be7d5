diceforge-name = Dice Forge
diceforge-about = Forge your own dice, with or without Rebellion.
diceforge-wins = The most glory after the last round.
diceforge-end-line = { $ahead ->
    [0] { $n } glory: as much as the next one.
   *[other] { $n } glory, { $ahead } more than the next one.
}

df-islands = Islands
df-pane-islands = Islands
df-pane-labyrinth = Labyrinth
df-pane-track = Allegiance
df-pane-sanctuary = Sanctuary
df-pane-gardens = Gardens
df-pane-forest = Forest
df-pane-dice = Your dice
df-board-sanctuary = Sanctuary
df-board-gardens = Gardens
df-board-forest = Forest
df-keys-other = the other board
df-turn-order = Turn order
df-round-word = Round
df-round-short = Rd.
df-round-of = of { $rounds }
df-setup-random = Random set-up
df-setup-draft = Drafted set-up
df-tip-gold = pays for new faces from the Sanctuary
df-tip-sun = pays for feats, and 2 for an extra action
df-tip-moon = pays for feats
df-tip-ancient = each is spent as a sun or a moon, for feats and for the extra action
df-glory = glory
df-reserves = Reserves
df-reserve = { $name }: { $have } of { $limit }
df-gardens-note = These faces are not for sale: a feat gives them.
df-dice = Dice
df-your-cards = Your cards and tokens
df-your-tokens = Reinforcements and tokens
df-nothing-to-use = Your feats have done their work: nothing to use.
df-no-cards = None yet: perform feats to win them.
df-none = none
df-watching = You are watching: open a seat to see all a hero has.
df-seat-more = Shows everything this hero has.
df-cards-taken = Feats performed
df-deeds = { $feats ->
    [0] no feat
    [one] 1 feat
   *[other] { $feats } feats
} · { $faces ->
    [0] nothing forged
    [one] 1 face forged
   *[other] { $faces } faces forged
}
df-removed = Faces forged over
df-golem-at = Golem on { $space }
df-treasures-left = Treasures left
df-status-thinking = thinks
df-status-standin = away, a bot plays on
df-status-bot = Bot, level “{ $level }”
df-status-away = away
df-status-turn = plays this turn
df-status-first = first player
df-status-waits = waits

df-or = or
df-shown = shown
df-shows = Shows { $face }
df-displayed = on top
df-displayed-by = shown by { $names }
df-alike = { $n ->
    [2] two alike
    [3] three alike
    [4] four alike
    [5] five alike
   *[other] { $n } alike
}
df-times = { $n ->
    [2] { $face } twice
   *[other] { $face } { $n } times
}
df-die = { $die }, six faces: { $faces }. Shows { $shown }.
df-costs = costs { $price }
df-left = { $n ->
    [0] none left
   *[other] { $n } left
}
df-faces-left = { $n ->
    [0] none left
    [one] 1 face left
   *[other] { $n } faces left
}
df-cards-left = { $n ->
    [0] no card left
    [one] 1 card left
   *[other] { $n } cards left
}
df-performed-by = performed by { $names }
df-bought = bought
df-no-pools = No feat of this game gives faces from here.
df-slot-empty = Slot { $slot }, not chosen yet
df-kind-instant = at once
df-kind-reinforcement = reinforcement, once a turn
df-kind-automatic = by itself
df-kind-ongoing = lasting
df-kind-token = token
df-state-open = Can be chosen.
df-state-picked = Chosen.
df-state-closed = Not now; press to see why.
df-memory-rebellion = 2 ancient shards and 1 moon
df-memory-loyalty = 2 loyalty and 1 sun
df-memory-of = Memory of { $name }: { $side }
df-used = used this turn
df-companion = Companion { $n }
df-on-space = space { $space } of { $last }
df-companion-at = on space { $space }: { $gain }
df-hammer-at = { $at } of { $last }, { $strokes } of { $of } tracks done
df-hammer-next = { $at } of { $last }, then { $glory } glory; { $strokes } of { $of } tracks done
df-scepter = Scepter { $n }
df-cerberus-note = repeats a blessing
df-have = you have { $have } of { $limit }
df-average = { $die }, average per roll
df-now = now
df-then = then

df-face-gain = Gain { $gain }.
df-face-choice = Gain { $options }.
df-face-dependent = If the other die gives you { $matches }, gain { $then }; otherwise { $otherwise }.
df-face-mirror = Copy a face that an opponent displays.
df-face-multiplier = What the other die gives counts three times.
df-face-forge_discount = You may buy and forge a face of the Sanctuary at { $discount } gold less.
df-face-golem = One step for your Golem; it needs { $shard } and a way to go.
df-face-boar = Gain { $options }; then the owner of this Boar gains { $owner }. Once imposed, it stays for good.
df-face-misfortune = Gain { $options }; then the owner of this Mirror applies both of your dice. It stays for good.

df-space-start = All Golems start here.
df-space-empty = Nothing happens here.
df-space-gain = Gain { $gain }.
df-space-choice = Gain { $options }.
df-space-exchange = You may pay { $price } for { $gain }.
df-space-forge = { $discount ->
    [0] You may buy and forge a face.
   *[other] You may buy and forge a face at { $discount } gold less.
}
df-space-gain-per-forged = Gain 1 glory for each face you have forged.
df-space-steal = Every other player loses { $loss }; you gain what they lose.
df-space-treasure = The first one here chooses a treasure; whoever comes later gains its small side.
df-space-celestial = { $rolls ->
    [1] Roll the Celestial die.
   *[other] Roll the Celestial die { $rolls } times.
}
df-space-goddess = Gain { $gain } and stay; the first one also applies a face of each die.

df-zone-neutral = Nothing happens here.
df-zone-rebellion = A feat nobody has performed yet: { $first }. One new to you: { $own }.
df-zone-loyalty = Each of your dice that gives gold in a blessing: { $gain } more.
df-zone-loyalty-glory = Each of your dice that gives gold: { $gain } more; glory: { $more } more.

df-title-act = Offering or feat
df-title-forge = Forge { $face }
df-title-reinforce = Reinforcements
df-title-gain = Choose what you gain
df-link-face = Face
df-link-replace = Replace
df-instead-of = in the place of:
df-buy-these = { $short ->
    [0] Buy { $n ->
        [one] { $n } face
       *[other] { $n } faces
    } for { $price } gold
   *[other] { $n ->
        [one] { $n } face
       *[other] { $n } faces
    }: { $price } gold, you are { $short } short
}
df-number-StoreGold = Gold put on the card
df-number-PayGold = Gold from this Scepter
df-number-PayShards = Ancient shards spent
df-number-SpendGold = Gold turned into glory
df-number-SendMerchants = Merchants who upgrade

df-ask-Act = { $extra ->
    [0] Buy faces, perform a feat, or pass?
   *[other] Your extra action: faces, a feat, or pass?
}
df-ask-ForgeFace = Which face gives way to { $face }?
df-ask-Offering = Another face? You have { $allgold } gold.
df-ask-MustBuyFace = Which face do you buy? You have { $allgold } gold.
df-ask-BuyFace = { $discount ->
    [0] Do you buy a face? You have { $allgold } gold.
   *[other] A face at { $discount } gold less? You have { $allgold }.
}
df-ask-ExtraAction = Another action for 2 sun?
df-ask-UseTwins = { $result }: roll a die again for 3 gold?
df-ask-OfferRepeat = Cerberus: apply { $result } once more?
df-ask-PlaceMemory = Where does a Memory go, which side up?
df-ask-StoreGold = { $card ->
    [hammer] { $gold } gold: how much goes on the Hammer?
   *[scepter] { $gold } gold: how much goes on Scepter { $number }?
}
df-ask-PayGold = { $price } gold due: how much from Scepter { $number }?
df-ask-PayShards = { $from ->
    [scepter] { $due } due: empty Scepter { $number }?
    [ancientsun] { $sun } sun due: how many ancient shards?
   *[ancientmoon] { $moon } moon due: how many ancient shards?
}
df-ask-SendMerchants = How many Merchants upgrade a face?
df-ask-ChooseTreasure = You are first in this room: which treasure?
df-ask-PuzzleRoll = Roll the Celestial die before or after your Golem’s steps?
df-free = free
df-ask-ChooseFreeFeat = The First Titan: which feat, free of charge?
df-ask-SpendGold = The Right Hand: how much gold becomes glory?
df-ask-DraftSet = Which set goes to slot { $slot } ({ $cost })?

df-pass-Act = Do nothing
df-pass-BuyFace = Buy nothing
df-pass-OfferRepeat = Keep the token
df-pass-UseTwins = Keep this roll
df-pass-Exchange = No exchange
df-done-Offering = No more faces
df-done-Reinforce = Go on to the action
df-done-ExtraAction = End the turn
df-move-buy = Buy { $face } for { $cost } gold
df-move-replace = Forge over { $face }
df-move-upgrade = Upgrade { $face }
df-move-show = Turn up { $face }
df-move-perform = Perform { $feat }
df-move-pick = Apply { $face }
df-move-forge = Take { $face }
df-move-apply = { $face } first
df-move-store = Put { $number } gold on the card
df-move-spend = { $number } gold
df-move-take = { $gain }
df-move-use = Use { $feat }

diceforge-wait = { $kind ->
    [Act] { $name } chooses an action.
    [Offering] { $name } makes an offering.
    [BuyFace] { $name } may buy a face.
    [MustBuyFace] { $name } buys a face.
    [ForgeFace] { $name } forges a face.
    [Reinforce] { $name } calls on reinforcements.
    [ExtraAction] { $name } considers another action.
    [ChooseGain] { $name } chooses what to gain.
    [NameGain] { $name } chooses what to gain.
    [CopyFace] { $name } looks into a mirror.
    [ChoosePath] { $name } leads a Golem.
    [DraftSet] { $name } chooses a set of feats.
   *[other] { $name } decides.
}
df-step = { $kind ->
    [Act] Step 3 of 4: action
    [Offering] Step 3 of 4: offering
    [Reinforce] Step 2 of 4: reinforcements
    [ExtraAction] Step 4 of 4: extra action
    [BuyFace] Forging
    [MustBuyFace] Forging
    [ForgeFace] Forging
    [TakeFace] Forging
    [TakeFromTemple] Forging
    [ChooseUpgrade] Forging
    [ChooseBetter] Forging
    [ChooseGain] Blessing
    [NameGain] Blessing
    [ChooseOrder] Blessing
    [CopyFace] Blessing
    [UseTwins] Blessing
    [OfferRepeat] Blessing
    [StoreGold] Reserves
    [PayGold] Payment
    [PayShards] Payment
    [ChoosePath] Labyrinth
    [ChooseTreasure] Labyrinth
    [Exchange] Labyrinth
    [PuzzleRoll] Labyrinth
    [DraftSet] Set-up
   *[other] Effects
}

df-final-track = Glory won
df-final-feats = Feats
df-final-allegiance = Allegiance
df-deed-forged = Most faces forged
df-deed-feats = Most feats performed

short-too-little-gold = { $price } gold
short-too-few-shards = too few shards
short-no-card-left = no card left
short-sold-out = sold out
short-bought-already = bought already
short-used-already = used this turn
short-companion-at-the-end = at its end
topic-df-StoreGold = gold on the card
topic-df-PayGold = payments from a Scepter
topic-df-PayShards = ancient shards and Scepters for a price
topic-df-UseTwins = the Twins
topic-df-OfferRepeat = Cerberus
topic-df-OfferRefusal = glory in place of what is rolled
topic-df-ExtraAction = an extra action
topic-df-use = { $thing } in your turn
topic-df-advance = a step of the Companion
df-round-on = The same until the round is over
df-round-on-note = All of it or none, as you answer now; anything in between is asked again.
df-order-StoreGold-always = all of it
df-order-StoreGold-never = none
df-order-PayGold-always = Scepter first
df-order-PayGold-never = reserve first
df-order-PayShards-always = they first
df-order-PayShards-never = reserve first
df-order-UseTwins-never = never
df-order-OfferRepeat-always = repeat
df-order-OfferRepeat-never = never
df-order-OfferRefusal-always = glory
df-order-OfferRefusal-never = never
df-order-ExtraAction-never = never
topic-df-ChooseOrder = { $thing } beside another face
topic-df-ChooseGain = what { $thing } gives
df-order-ChooseOrder-0 = first
df-order-ChooseOrder-1 = last

df-course-forged = face forged
df-course-feat = feat
df-course-ousted = ousted
