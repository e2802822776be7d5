theomachy-end-win = { $name } wins with { $n } at the last count.
theomachy-end-line = { $faction ->
    [none] { $n } at the last count.
   *[other] Under { $faction }: { $n } at the last count.
}

th-mode-basic = Basic
th-mode-advanced = Advanced
th-mode-epic = Epic
th-both-boxes = both boxes
th-ante-chip = Ante
th-essence-deck = Essence deck
th-keys-constellation = the table behind the cards, and back

th-step = { $phase ->
    [setup] Setting up
    [start] Hand { $hand }: start
    [betting] Bets, round { $round } of III
    [battle] Battle
    [closure] Closure
    [prayer] Prayer
   *[myth] Myth
}
th-everyone = Everyone may answer
th-ask-BettingTurn = { $acted ->
    [0] { $harboured ->
        [0] { $owes ->
            [0] You owe nothing. Pass, raise or fold?
           *[other] You owe { $debt }. { $payable ->
                [yes] Follow, raise or fold?
               *[no] Last Stand, or fold?
            }
        }
       *[other] The Harbour has paid its part. Follow?
    }
   *[other] More cards, or the end of your turn?
}
th-ask-BattleTurn = { $acted ->
    [0] Attack or pass? Your Power is { $power }; the best of the others has { $best }.
   *[other] More cards, or the end of the turn? { $power } against { $best }.
}
th-ask-PickCard = Choose one card; the rest goes to { $next }.
th-ask-DropCards = Which four of your twelve cards do you drop?
th-ask-TakePrayer = Which Prayer card do you take?
th-ask-TopDiscard = Which card lies on top of your discards?
th-result-won = { $own ->
    [yes] { $n ->
        [one] You win the Hand
       *[other] { $names } share the Hand
    }
   *[no] { $n ->
        [0] Nobody wins the Hand
        [one] { $names } wins the Hand
       *[other] { $names } share the Hand
    }
}
th-result-folded = folded, with { $n } at stake
th-result-more = { $n } by the texts of cards
th-result-keep = You keep your Stake, worth { $n }.
th-result-risk = Your Stake, worth { $n }, is lost unless something saves it.
th-result-change = { $way ->
    [same] Nothing has changed for you.
    [up] { $mode ->
        [epic] You gain { $n } victory { $n ->
            [one] point
           *[other] points
        }.
       *[other] Your followers are worth { $n } more.
    }
   *[down] { $mode ->
        [epic] You lose { $n } victory { $n ->
            [one] point
           *[other] points
        }.
       *[other] You lose followers worth { $n }.
    }
}
th-ask-React = { $event ->
    [0] { $actor } plays { $source }: { $committed ->
        [0] answer, or let it pass?
       *[other] which answer?
    }
    [1] { $actor } raises: { $committed ->
        [0] answer, or let it pass?
       *[other] which answer?
    }
    [2] { $source } of { $actor } strikes your Stake: { $committed ->
        [0] answer, or let it pass?
       *[other] which answer?
    }
   *[3] { $source } of { $actor } touches your hand: { $committed ->
        [0] answer, or let it pass?
       *[other] which answer?
    }
}
th-ask-ChooseMyth = { $myth ->
    [none] Your Mythology deck is empty.
   *[other] { $myth }: buy it, bury it, or leave it?
}

th-do-play = Play { $card }
th-do-pick = Take { $card }
th-do-visit = Use { $card }
th-do-god = Play { $god }
th-do-pantheon = Play the { $pantheon } pantheon
th-do-pack = Take { $pack }
th-do-follow = Follow
th-do-raise = Raise { $token }
th-do-pass = Pass
th-do-fold = Fold
th-do-last-stand = Last Stand
th-do-harbour = { $token } from the Bank
th-do-end = End the turn
th-do-place = Take { $card }
th-do-deck = Take the unseen card
th-do-drop = Drop { $cards }
th-do-slot = { $prompt ->
    [MayReplace] Put { $card } under the deck
   *[other] Replace { $card }
}
th-do-quench = Quench { $card } of { $seat }
th-do-number = { $number ->
    [0] Sacrifice none
   *[other] Sacrifice { $number }
}
th-do-none = { $prompt ->
    [MayReplace] Leave it where it lies
    [NameChoice] Replace none
    [InvokeOnFold] Fold without it
   *[other] No
}
th-do-done = { $prompt ->
    [KeepCards] Keep no other
    [DiscardCards] Discard no more
    [UseMyth] Use none
   *[other] Done
}
th-about-slot = { $prompt ->
    [MayReplace] the top card of the Essence deck takes its place, unseen
   *[other] the top card of the Essence deck takes its place, face up
}
th-about-quench = it adds no Power
th-about-pass = { $phase ->
    [battle] when all have passed, Power is counted
   *[other] you stay in, at no cost
}
th-about-last-stand = what you lack comes from the Bank; lose, and you are out
th-about-end = nothing more in this turn
th-about-harbour = your Harbour pays it
th-about-deck = the top card of the Prayer deck, for nothing
th-about-bury = the next card is turned up
th-answer-with = { $answer }, with { $power }
th-chance = Chance in this Hand: about
th-odds = This Hand
th-odds-win = You win
th-odds-note = About: your cards against typical ones of those who are still in.
th-power-first = First this card, then your answer.
th-about-leave = it may be bought in a later Hand
th-cult-becomes = Cult { $cult } becomes { $left }
th-fold-loses = your Stake of { $n } is lost
th-player-has = { $n ->
    [one] 1 card
   *[other] { $n } cards
}; Stake: { $tokens }
th-risky = After this you could not pay the next ante of { $ante }.
th-risky-short = mind the ante

th-title-bet = Your bet
th-title-after = After the bet
th-title-battle = Your blow
th-title-react = Your answer
th-title-closure = Closure
th-title-drop = Your deck
th-title-draft = Draft
th-title-prayer = Prayer
th-title-top = Top of your discards
th-title-myth = Mythology
th-then-end = Bet, then end my turn
th-then-end-note = After the bet you play no more cards in this turn.
th-and-end = { $label }, then end
th-how-many = How many?
th-drop = Drop these four

th-flop = Flop
th-turn = Turn
th-river = River
th-slot-shown = { $slot }: { $card }
th-slot-hidden = { $slot }, face down
th-slot-seen = { $slot }, face down; you alone have seen it: { $card }
th-you-alone = you alone
th-level = Level to stay in
th-ante = Ante { $ante }
th-next-ante = then { $ante }
th-you-owe = You owe
th-to-follow = { $tokens } to follow
th-needs-last-stand = You cannot pay it: it takes a Last Stand
th-stake-now = { $n } in your Stake
th-your-power = Your Power
th-best-other = the best other has { $n }
th-you = You
th-stake-worth = worth of the Stake
th-won = winner
th-free = free
th-prayer-deck = cards in the Prayer deck
th-setting-up = The table is being laid.
th-being-played = Being played
th-see-table = See the table
th-back-to-cards = Back to the cards
th-cards-to-choose = Cards to choose from
th-draft-lead = What you leave goes to { $next }. You have taken { $n } of 12.
th-drop-lead = Eight cards are your deck. Mark the four that go.
th-prayer-lead = It goes on top of your discards. The next ante is { $ante }.
th-unseen = Unseen card
th-unseen-note = the top of the Prayer deck, { $n } left
th-dropped = Goes
th-kept = Stays
th-chosen = Chosen
th-cannot-pay = You cannot pay this
th-too-dear = Too few Miracles
th-verb = { $kind ->
    [PickCard] Take
    [ChooseGod] Choose
    [ChoosePantheon] Choose
    [ChoosePack] Choose
    [TakePrayer] Take
    [TakeFree] Take
    [ChooseMyth] Buy
    [UseMyth] Use
    [TopDiscard] On top
    [TopOfBlock] On top
    [ReclaimCard] Take back
    [PickFromHand] Discard
    [DiscardCards] Discard
    [DiscardEssence] Discard
    [KeepCards] Keep
   *[other] Play now
}

th-type-attack = Attack
th-type-effect = Effect
th-type-location = Location
th-type-power = Power
th-type-reaction = Reaction
th-lasting = until the end of the Hand
th-need = needs { $need }, have { $have }
th-lacks = Lacks { $what }
th-needs-token = { $token } of your Cult is put on it.
th-ready-battle = Ready for the Battle
th-ready-reaction = Ready as an answer
th-ready-closure = For the Closure
th-ready-betting = For a betting turn
th-ready-turn = In your turn
th-laid-aside = Laid aside
th-read = Read { $card }
th-use-now = Use now
th-watching = You are watching. Hands stay hidden.
th-no-cards-yet = Your cards will lie here, seen by you alone.
th-drop-note = The cards you keep are your deck; nobody sees which.
th-hand-empty = No card in hand.
th-hand-title = Hand, seen by you alone
th-if-you-follow = If you follow
th-your-stake = Your Stake
th-in-the-stake = in the Stake
th-attacks-ready = Attacks ready:
th-battle-total = Battle total
th-battle-at-least = Total, at least

th-capacity = Capacity
th-capacity-passive = Capacity, always
th-demand = Demand
th-demand-met = met in this Hand
th-hero = Hero
th-artifact = Artifact
th-miracles = { $n ->
    [one] 1 Miracle
   *[other] { $n } Miracles
}

th-react-event = { $event ->
    [0] { $name } plays a card
    [1] { $name } raises
    [2] { $name } strikes at your Stake
   *[3] { $name } reaches for your hand
}
th-a-raise = A raise
th-react-secret = Everyone who might have an answer is asked. Nobody learns who had one. There is no clock.

th-cults = Cults, clockwise
th-this-hand = This Hand
th-bets = Bets { $round }
th-first = 1st
th-first-player = First Player
th-a-cult = a Cult without a god
th-worth = worth { $n }
th-worth-short = worth
th-worth-about = Cult and Stake together
th-worth-head = Worth
th-in-hand = cards in hand
th-draw-pile = draw pile
th-discard-pile = discard pile
th-top = On top:
th-on-top = on top: { $card }
th-cards = { $n ->
    [0] none
    [one] 1 card
   *[other] { $n } cards
}
th-none = none
th-seen-by-you = you have seen { $cards }
th-own-deck = your other cards
th-known-deck = known to be theirs
th-myth-top = On top of the Mythology deck
th-in-play = In play
th-status-out = Out of the game
th-status-folded = Folded, loses { $tokens }
th-status-owes = To act, owes { $tokens }
th-status-acts = To act
th-status-answers = Asked to answer
th-status-chooses = Choosing
th-status-power = In the Battle, { $n } Power
th-status-raised = Raised { $token }
th-status-followed = Followed
th-status-passed = Passed
th-status-last-stand = On a Last Stand
th-status-won = Won the Hand
th-status-bot = Bot, { $level }
th-status-standin = A bot stands in
th-status-away = Away
th-status-waits = Waiting
th-tip-power = worth { $n } Power
th-no-followers = { $clause ->
    [TH-059] could not pay the ante
    [TH-098] lost a Last Stand
   *[other] nobody is left
}
th-deed-hands = Most Hands won
th-deed-raises = Boldest: most raises
th-deed-folds = Most cautious: most folds
th-deed-demands = Most pious: Demands met

short-must-follow = you owe followers
short-battle-over = only in the Battle
short-only-in-battle = waits for the Battle
short-only-in-betting = for the bets
short-only-as-reaction = only as an answer
short-only-in-closure = for the Closure
short-needs-essence = lacks { $number } { $essence }
short-needs-orbs = lacks { $number } { $orb }
short-nothing-happens = would do nothing
short-nothing-to-follow = nothing is owed
short-no-token = needs { $token }
short-no-token-to-raise = none left to raise
short-can-pay = you can pay
short-cannot-pay = cannot be paid
short-acted-already = your bet is made
short-played-before = played in this Hand
short-passive-capacity = works by itself
short-capacity-later = at another time
short-capacity-used = used in this Hand
short-no-capacity = no god
short-one-essence = { $essence } only
short-no-answer-to-this = no answer to this
short-power-without-answer = only with an answer
short-power-without-effect = only with an Effect
short-too-few-miracles = costs { $cost ->
    [one] 1 Miracle
   *[other] { $cost } Miracles
}
short-no-mythology-left = deck is empty
short-empty-place = place is empty
short-used-in-this-hand = used in this Hand
short-no-card = needs another card

th-cult = Cult
th-stake = Stake
th-miracles-head = Miracles
th-points = Victory points
th-power = Power
th-folded = folded
th-out = out
th-last-stand = Last Stand
th-track = Prayer Track
th-no-power = adds no Power
th-pass-on = Pass on until somebody overtakes me
th-pass-on-note = Once you have passed, the table passes for you while nobody else gets ahead of you.

th-course-winners = Hand won
th-course-last = Last Stand
th-course-prayer = Prayer
theomachy-wins = The last Cult that can pay.
    .epic = The first with 10 victory points.
