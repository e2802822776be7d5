# Theomachy. Players act in the singular and by name: “Ada raises a Priest”.

## Names that the components do not name

nobody = nobody
empty-seat = seat { $number }, still free
tokens-prophet = { $number ->
    [one] 1 Prophet
   *[other] { $number } Prophets
}
tokens-priest = { $number ->
    [one] 1 Priest
   *[other] { $number } Priests
}
tokens-disciple = { $number ->
    [one] 1 Disciple
   *[other] { $number } Disciples
}
token-prophet = a Prophet
token-priest = a Priest
token-disciple = a Disciple
tokens-nothing = nothing
orbs-order = { $number } Order
orbs-chaos = { $number } Chaos
type-attack = Attack
type-effect = Effect
type-lasting = continuous Effect
type-reaction = reaction Effect
type-location = Location
type-power = Power card
pack-of = pack { $mark }, { $box }
box-ancients = The Ancients
box-warriors = The Warrior Gods

## Options

option-theomachy-mode = which game
    .basic = Basic: followers and cards, the last Cult wins
    .advanced = Advanced: with pantheons, gods and Mythology
    .epic = Epic: with gods, a race for 10 victory points, nobody goes out
option-box = which box is on the table
    .ancients = The Ancients
    .warriors = The Warrior Gods
    .both = both boxes; needed for more than four players
option-decks = how starting decks are made
    .preconstructed = one of the packs of the box, in the Basic game only
    .draft = drafted: packets go round
option-packs = with packs: who gets which
    .dealt = dealt by lot
    .chosen = chosen in seat order
option-attacks = how long Attacks are bound to one Essence
    .turn = for one turn of the Battle
    .battle = for the whole Battle
option-face-to-face = Face to Face, where winning brings no new followers
    .survivors = when only two players are left
    .start = from the start with two players too
option-rewards = the winner's Priest and Prophet
    .taken = taken without asking
    .asked = the winner is asked
option-hands = after how many Hands the Cults are compared
    .n30 = 30 Hands
    .n60 = 60 Hands
    .n120 = 120 Hands
    .unlimited = never: played to the end

## Setups that are not possible

bad-both-boxes-needed = { $given } players need both boxes: choose box=both, or at most four players.
bad-draft-needed = In the { $mode ->
    [advanced] Advanced
    [epic] Epic
   *[other] { $mode }
} game starting decks are drafted: choose decks=draft, or mode=basic.

## Questions

prompt-ChoosePantheon = Which pantheon is yours?
prompt-ChoosePack = Which pack is your starting deck?
prompt-PickCard = Which card of the packet do you take? You have { $picks } of 12.
prompt-DropCards = Which four of your twelve picks do you drop? Name their numbers: drop 1+4+7+12.
prompt-ChooseGod = Which god do you play?
prompt-BettingTurn = { $acted ->
    [0] { $harboured ->
        [0] { $owes ->
            [0] Betting Round { $round }: you owe nothing. Pass, raise or fold?
           *[other] Betting Round { $round }: following costs { $debt }. { $payable ->
                [yes] Follow, raise or fold?
               *[no] You cannot pay that: Last Stand or fold?
            }
        }
       *[other] Your Harbour has paid its part; { $debt } is left to follow with.
    }
   *[other] Do you play anything more before your turn ends?
}
prompt-BattleTurn = { $acted ->
    [0] Battle: do you play cards, or pass? Your Power is { $power }; the best of the others has { $best }.
   *[other] Do you play anything more in this turn? Your Power is { $power }; the best of the others has { $best }.
}
prompt-CloseHand = { $committed ->
    [0] Closure: do you play or use anything?
   *[other] Closure: which Effect do you play with these Power cards?
}
prompt-KeepCards = Which cards do you keep for the next Hand? { $left ->
    [one] One more may stay.
   *[other] Up to { $left } may stay.
}
prompt-TakeReward = You have won. Do you take { $kind } from the Bank?
prompt-TopDiscard = All these cards are discarded. Which one lies on top, for all to see?
prompt-TopOfBlock = These cards are discarded together. Which one lies on top, for all to see?
prompt-InvokeOnFold = You fold. Do you use the Capacity of { $god }?
prompt-DiscardCards = { $free ->
    [0] Which card do you discard?
   *[other] Which card do you discard? You may stop.
}
prompt-DiscardEssence = Which { $essence } card do you discard?
prompt-MayReplace = Does the next face-down card go under the Essence deck?
prompt-PickFromHand = Which card of { $owner } is discarded?
prompt-ReclaimCard = Which card of your discard pile do you take into your hand?
prompt-ChooseLocation = Which Location of { $owner } is damaged?
prompt-ChooseMyth = { $myth ->
    [none] Your Mythology deck is empty.
   *[other] { $myth } lies on top of your Mythology deck ({ $cost ->
        [one] 1 Miracle
       *[other] { $cost } Miracles
    }; you own { $miracles }). Buy it, put it under the deck, or leave it?
}
prompt-UseMyth = { $window ->
    [0] Before the bets: do you use Mythology?
    [1] The Battle begins: do you use Mythology?
    [2] The Battle ends: do you use Mythology?
   *[other] Do you use Mythology?
}
prompt-NameChoice = { $source }: { $asks ->
    [essence] which Essence?
    [token] which follower?
    [number] how many?
    [slot] which card of the Constellation?
    [quench] which Attack adds no Power?
   *[other] your choice?
}
prompt-NameTarget = { $source }: against whom?
prompt-TakeFree = Which card of the Prayer Track do you take, for nothing?
prompt-TakePrayer = Which card do you take? Your Cult: { $cult }; the next ante is { $ante }.
prompt-React = { $event ->
    [0] { $actor } plays { $source }.
    [1] { $actor } raises.
    [2] { $source } of { $actor } is about to strike your Stake.
   *[3] { $source } of { $actor } is about to touch your hand.
} { $committed ->
    [0] Do you answer?
   *[other] Which answer do you play?
}

## Moves, and the heads of longer lists

move-pantheon = { $pantheon }
move-pack = { $pack }
move-pick = take { $card } ({ $needs })
move-drop = drop { $cards }
move-god = { $god }
move-play = play { $card } ({ $needs })
move-invoke = use the Capacity of { $god }
move-visit = use { $card }
move-myth = use { $myth }
move-pass = pass
move-follow = follow: { $debt } (Cult then { $left })
move-raise = raise by { $token } (Cult then { $left })
move-fold = fold
move-last-stand = Last Stand: follow with tokens of the Bank, win or be out
move-harbour = let { $token } of the debt come from the Bank (Harbour)
move-end = end the turn
move-player = { $seat }
move-essence = { $essence }
move-token = { $token }
move-number = { $number }
move-slot = { $slot }: { $card }
move-quench = { $card } of { $seat }
move-card = { $card }
move-none = no, thank you
move-done = done
move-take = take it
move-decline = decline
move-place = place { $place }, { $price }: { $card } ({ $needs })
move-deck = the unseen top card of the Prayer deck, for nothing
move-buy = buy { $myth }
move-bury = put { $myth } under the deck
move-leave = leave the deck as it is

price-prophet = for a Prophet
price-priest = for a Priest
price-disciple = for a Disciple
price-free = free
empty-place = empty

group-pantheon = Pantheons
group-pack = Packs
group-pick = Take
group-drop = Drop
group-god = Gods
group-play = Play
group-visit = Use a Location
group-myth = Use Mythology
group-raise = Raise
group-harbour = From the Bank
group-player = Player
group-essence = Essence
group-token = Follower
group-number = Number
group-slot = Place in the Constellation
group-quench = Attack
group-card = Card
group-place = Place on the Track

## Events

event-choice-order = Lots decide who chooses first: { $seats }.
event-pantheon = { $seat } plays { $pantheon_the }.
event-pack = { $seat } begins with { $pack }: { $cards }.
event-draft-round = Draft round { $round } begins.
event-packet = { $cards ->
    [unknown] { $seat } holds a packet.
   *[other] In the packet of { $seat }: { $cards }.
}
event-packet-many = { $seats } hold a packet each.
event-picked = { $card ->
    [unknown] { $seat } has taken a card.
   *[other] { $seat } has taken { $card }.
}
event-picked-many = { $seats } take one card each.
event-deck-built = { $cards ->
    [unknown] { $seat } has built a deck.
   *[other] The deck of { $seat }: { $cards }.
}
event-deck-built-many = The decks of { $seats } are built.
event-god = { $seat } is { $god }.
event-started-with = { $seat } begins with { $myth } in play.
event-first-player = { $seat } is the First Player.
event-hand-begins = Hand { $number } begins. { $first } is the First Player.
event-drew = { $cards ->
    [unknown] { $seat } draws { $number ->
        [one] 1 card.
       *[other] { $number } cards.
    }
   *[other] { $seat } draws { $cards }.
}
event-drew-many = { $number ->
    [one] { $seats } draw 1 card each.
   *[other] { $seats } draw { $number } cards each.
}
event-reshuffled = { $seat } shuffles the discard pile into a new draw pile.
event-reshuffled-many = { $seats } shuffle their discard piles into new draw piles.
event-essence-reshuffled = The Essence deck is shuffled anew. The ante is { $ante } now.
event-constellation = The Constellation shows { $cards }.
event-ante = { $seat } stakes the ante: { $tokens }.
event-ante-many = The ante: { $tokens } each from { $seats }.
event-track = New on the Prayer Track: { $cards }.
event-round = Betting Round { $round } begins.
event-passed = { $seat } passes.
event-passed-many = { $seats } pass.
event-followed = { $seat } follows.
event-followed-many = { $seats } follow.
event-raised = { $seat } raises by { $token }.
event-folded = { $seat } folds.
event-last-stand = { $seat } takes a Last Stand.
event-harboured = { $seat } lets { $token } of the debt come from the Bank.
event-exchanged = { $seat } must exchange { $gave } for two of the kind below.
event-revealed = { $slot ->
    [4] The Turn is revealed: { $card }.
   *[5] The River is revealed: { $card }.
}
event-played = { $seat } plays { $card }.
event-aimed = { $source } is aimed at { $target }.
event-essence-named = { $seat } names { $essence }.
event-essence-asked = { $found ->
    [0] { $seat } holds no { $essence } card.
   *[other] { $seat } holds { $essence } cards and must discard one.
}
event-power-asked = { $found ->
    [0] { $seat } holds no Power card.
   *[other] { $seat } holds a Power card.
}
event-settled = { $card } stands before { $seat }, with { $token } on it.
event-visited = { $seat } uses { $card }.
event-invoked = { $seat } calls on { $god }.
event-myth = { $seat } uses { $myth }.
event-cancelled = { $card } of { $seat } has no effect and is discarded.
event-averted = { $seat } answers: { $source } does nothing here.
event-shielded = A shield saves the Stake of { $seat } from { $source }.
event-hand-guarded = { $source } cannot touch the hand of { $seat }.
event-sacrificed = { $seat } pays { $tokens } of the Cult.
event-killed = { $source } kills { $tokens } of { $seat }.
event-driven-back = { $source } drives { $tokens } back into the Cult of { $seat }.
event-gained = { $seat } gains { $tokens }.
event-reinforced = { $loan ->
    [0] { $seat } puts { $tokens } from the Bank into the Stake.
   *[other] { $seat } borrows { $tokens } from the Bank for the Stake.
}
event-stolen = { $seat } takes { $tokens } from { $victim }.
event-traded = { $seat } gives { $gave } of the Stake for { $tokens }.
event-rescued = { $seat } brings { $tokens } back from Stake to Cult.
event-limited = { $seat } may play at most { $number ->
    [one] 1 Attack
   *[other] { $number } Attacks
} in this Battle.
event-quenched = { $card } adds no Power any more.
event-discarded = { $seat } discards { $card }.
event-block-discarded = { $cards ->
    [unknown] { $seat } discards { $number ->
        [one] 1 card
       *[other] { $number } cards
    }, { $top } on top.
   *[other] { $seat } discards { $cards }, { $top } on top.
}
event-reclaimed = { $card ->
    [unknown] { $seat } takes { $top ->
        [none] a card
       *[other] { $top }
    } from the discard pile.
   *[other] { $seat } takes { $card } from the discard pile.
}
event-looked = { $cards ->
    [unknown] { $seat } looks at the hand of { $target }.
   *[other] { $seat } looks at the hand of { $target }: { $cards }.
}
event-foresaw = { $cards ->
    [unknown] { $seat } looks at { $number ->
        [one] a face-down card
       *[other] { $number } face-down cards
    } of the Constellation.
   *[other] { $seat } sees, face down: { $cards }.
}
event-replaced = { $seat } replaces { $old } in the Constellation with { $card }.
event-replaced-hidden = { $seat } replaces a face-down card of the Constellation.
event-damaged = { $card } of { $seat } is damaged.
event-destroyed = { $card } of { $seat } is destroyed.
event-battle = Battle: { $seats }.
event-power = { $seat } has { $power } Power.
event-power-many = Power: { $powers }.
event-winners = { $number ->
    [one] { $seats } wins the Hand.
   *[other] { $seats } win the Hand together.
}
event-demand = { $god } is pleased: a Miracle for { $seat }.
event-stake-lost = { $seat } loses the Stake.
event-stake-lost-many = { $seats } lose their Stakes.
event-stake-returned = { $seat } takes the Stake back.
event-stake-returned-many = { $seats } take their Stakes back.
event-hero-died = { $myth } of { $seat } falls and leaves the game.
event-declined = { $seat } declines { $token }.
event-kept = { $number ->
    [0] { $seat } keeps no card.
    [one] { $seat } keeps 1 card.
   *[other] { $seat } keeps { $number } cards.
}
event-hand-discarded = { $seat } discards hand and table, { $top } on top.
event-hand-discarded-many = All discard hand and table; on top: { $tops }.
event-faded = The face-down cards were { $cards }.
event-prayer = { $seat } takes { $card } from place { $place }.
event-prayer-from-deck = { $seat } takes the top card of the Prayer deck: { $card }.
event-myth-shown = { $myth } lies on top of the Mythology deck of { $seat }.
event-myth-bought = { $seat } buys { $myth }.
event-myth-buried = { $seat } puts { $myth } under the deck.
event-myth-left = { $seat } leaves the Mythology deck.
event-myth-left-many = { $seats } leave their Mythology decks.
event-fallen = { $seat } has lost everything and forms a new Cult.
event-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} for { $seat }: { $total } in all.
event-eliminated = { $seat } is out of the game.
event-game-over = { $clause ->
    [TH-061] Only one player is left.
    [TH-062] Nobody can pay the ante: the richest Cult wins.
    [TH-193] The race for ten points is over.
    [TH-236] The agreed number of Hands has been played.
   *[TH-247] Only one Cult still has followers.
} { $winners ->
    [none] The game is over.
   *[other] { $number ->
        [one] { $winners } wins the game.
       *[other] { $winners } share the victory.
    }
}

## Refusals

refusal-act-first = You have done nothing yet in this turn.
refusal-acted-already = You have made your choice for this turn.
refusal-answer-promised = You have shown a Power card for an Effect: now it must come.
refusal-attacks-limited = You may play at most { $number ->
    [one] 1 Attack
   *[other] { $number } Attacks
} in this Battle.
refusal-battle-over = That card is played in the Battle, and the Battle is over.
refusal-can-pay = You can pay what you owe: a Last Stand is for those who cannot.
refusal-cannot-pay = Your Cult cannot pay the debt in the right kinds.
refusal-capacity-later = Your god’s Capacity is for another moment.
refusal-capacity-used = You have used your god's Capacity in this Hand.
refusal-discard-first = You must discard a card first.
refusal-eliminated = You are out of the game.
refusal-folded = You have folded: this Hand goes on without you until the Closure.
refusal-on-last-stand = On a Last Stand there is neither raising nor folding.
refusal-empty-place = That place is empty.
refusal-follow-announced = Your Harbour has paid a part: now you must follow.
refusal-in-the-other-box = That belongs to the other box.
refusal-must-follow = Others have raised: you cannot pass.
refusal-needs-essence = { $number } more { $essence } { $number ->
    [one] is needed.
   *[other] are needed.
}
refusal-needs-orbs = { $number } more { $orb } { $number ->
    [one] Orb is needed.
   *[other] Orbs are needed.
}
refusal-no-answer-to-this = That card does not answer what is happening.
refusal-no-bets-in-battle = There are no bets in a Battle.
refusal-no-capacity = You play no god.
refusal-no-card = You have no other card to discard for it.
refusal-no-cards-left = No Prayer card is left.
refusal-no-harbour = You have no Harbour that could still help in this Hand.
refusal-no-mythology-left = Your Mythology deck is empty.
refusal-no-such-location = There is no such Location here.
refusal-no-target = That player cannot be chosen.
refusal-no-token = You do not have { $token } in your Cult.
refusal-no-token-to-raise = Once the debt is paid, you would not have { $token } left to raise with.
refusal-not-discarded = That card is not among those discarded now.
refusal-not-in-discards = That card is not in your discard pile.
refusal-not-in-hand = That card is not in your hand.
refusal-not-in-packet = That card is not in your packet.
refusal-not-in-play = That card is not in play in front of you.
refusal-not-in-this-round = Your god's Capacity is not for this Round.
refusal-not-in-this-window = That card is for another moment.
refusal-not-owed = You do not owe { $token } that your Harbour could pay.
refusal-not-the-next-card = Only the next face-down card can go.
refusal-not-to-be-named = That cannot be named here.
refusal-not-to-be-picked = That card cannot be picked.
refusal-nothing-happens = Nothing of its text could happen now.
refusal-nothing-to-follow = You owe nothing: there is nothing to follow.
refusal-one-essence = Your Attacks are bound to { $essence } here.
refusal-only-as-reaction = That card is only played as an answer.
refusal-only-in-battle = That card is played in the Battle.
refusal-only-in-betting = That card is played in the Betting Phase.
refusal-only-in-closure = That card is played in the Closure.
refusal-other-essence = A card of the named Essence must go.
refusal-other-pantheon = That god belongs to another pantheon.
refusal-pack-taken = That pack is taken.
refusal-pantheon-taken = That pantheon is taken.
refusal-passive-capacity = Your god's Capacity works by itself.
refusal-played-before = That copy has been played in this Hand.
refusal-power-cards-only = Only a Power card can come back.
refusal-power-without-answer = A Power card is shown here only together with an answer.
refusal-power-without-effect = A Power card is shown here only together with an Effect.
refusal-target-folded = That player has folded and cannot be touched.
refusal-too-few-miracles = That costs { $cost ->
    [one] 1 Miracle.
   *[other] { $cost } Miracles.
}
refusal-used-in-this-hand = That has been used in this Hand.

## What would make it legal

remedy-watch = Watch how it ends.
remedy-buy-it = Buy it in the Myth Phase.
remedy-choose-a-card = Choose a card.
remedy-choose-another = Choose another.
remedy-done = Say that you are done.
remedy-end-the-turn = End the turn.
remedy-follow = Follow.
remedy-follow-or-fold = Follow, raise or fold.
remedy-last-stand-or-fold = Take a Last Stand, or fold.
remedy-leave = Leave the deck as it is.
remedy-next-hand = Wait for the next Hand.
remedy-pass = Pass.
remedy-pass-or-attack = Pass, or play cards.
remedy-pass-or-raise = Pass or raise.
remedy-play-another = Play another card.
remedy-play-on = Go on without it.
remedy-play-power = Play Power cards, or wait for the Constellation.
remedy-play-the-answer = Play the answer.
remedy-play-the-effect = Play the Effect.
remedy-raise-another = Raise another kind.
remedy-same-essence = Stay with { $essence }, or end the turn.
remedy-take-an-action = Pass, follow, raise or fold first.
remedy-wait-for-battle = Keep it for the Battle.
remedy-wait-for-closure = Wait for the Closure.
remedy-wait-for-event = Keep it until it is asked for.

## The table

status-hand = Hand { $number }
status-setup = Setting up
phase-setup = setting up
phase-start = Start
phase-betting = Betting, Round { $round }
phase-battle = Battle
phase-closure = Closure
phase-prayer = Prayer
phase-myth = Myth
status-level = Level { $level }
status-ante = ante { $ante }
status-next-ante = ante { $ante }, next { $next }
status-first = First Player { $seat }
status-face-to-face = Face to Face
board-constellation = Constellation
board-turn = Turn, face down
board-river = River, face down
board-hidden = face down
board-seen = seen
board-yours = Counted for you
board-track = Prayer Track
board-deck = deck
board-damaged = damaged
board-used = used
board-no-power = no Power
board-legend = 3/5/8: Prophets/Priests/Disciples. ○ Order, ● Chaos. Pr, Di: the price.
board-signs = + Power card, × Attack, ~ continuous Effect, ⌂ Location, ✶ Mythology.
hand-title = Your hand
hand-type = { $type }:
hand-ready = ready
hand-spent = played before
hand-missing = still needs { $missing }
hand-known = known of { $name }: { $cards }
players-cult = Cult
players-stake = Stake
players-owes = Owes
players-power = Power
players-hand = Hand
players-piles = Piles
players-miracles = Mir.
players-points = VP
players-folded = folded
players-out = out
players-last-stand = Last Stand
card-needs = { $type }, needs { $needs }
card-token = { $type }, needs { $needs }, and { $token } of the Cult
card-god = god, { $pantheon }
card-myth = Mythology, { $pantheon }, { $cost ->
    [one] 1 Miracle
   *[other] { $cost } Miracles
}
card-hero = Hero, { $pantheon }, { $cost ->
    [one] 1 Miracle
   *[other] { $cost } Miracles
}, Power { $power }
card-told = ({ $kind }): { $text }
god-text = Capacity: { $ability } Demand: { $demand }
warning-ante = Mind the next ante ({ $ante }): after paying { $places } you could not stake it.
warning-place = place { $place }
warning-mark = ⚠

## What a player may ask never to be asked for

odds-hand = You win this Hand in about { $percent } of 100 cases: your cards against typical ones of the others.
topic-cards = cards that others play
topic-raises = raises of others
topic-stake = attacks on your Stake
topic-hand = what touches your hand
topic-mythology = Mythology before and after a Phase
topic-closure = what can be played in Closure

## Cautions

caution-not-again-in-this-hand = You have played { $card } in this Hand: you may take it back and hold it, but not play it again before the next one.
