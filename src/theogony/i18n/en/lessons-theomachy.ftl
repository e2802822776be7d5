# The guide of the lessons. A sentence asks for something to do; .done says what was good about it, .why what the rule is for.

lesson-theomachy = A Cult and its Stake
    .about = Stake followers, read the Constellation, win the Battle: a whole Hand of the Basic game, then the art of folding and the Last Stand.

lesson-theomachy-stake = The Stake
    .scene = Your Cult holds Prophets worth 10, Priests worth 5 and Disciples worth 2. One Disciple each, the ante, lies on the table: that is your Stake. Who cannot pay an ante is out; the last Cult wins.
lesson-theomachy-stake-check = You owe nothing. Pass, and your turn ends.
    .done = Passing cost you nothing, and Inès had to show what she wants.
    .why = As long as nobody has raised, you may pass. Whoever raises adds one token to the Stake, and the others have to answer.
lesson-theomachy-stake-answer = Inès raises by a Priest. You have no answer: let it pass.
    .done = Everybody is asked, so that nobody learns who could have answered.
    .why = A few cards, marked Reaction, answer what another has just done. You hold none; letting the raise pass costs nothing, for you follow or fold in your own turn.
lesson-theomachy-stake-follow = Now you owe a Priest. Follow, and your turn ends.
    .done = Both have staked the same: the round is over, and the fourth card of the Constellation is turned.
    .why = “Level to stay in” shows what everybody must have staked. Whoever owes something follows, raises or folds, and pays in the same kind: a Priest for a Priest.

lesson-theomachy-constellation = The Constellation
    .scene = The middle cards, the Constellation, serve everybody: their Essences and Orbs wake the cards in hand. Below Chain Lightning, “1/2 ✗” says that 1 of 2 Air is in sight; it lacks 1 Air and 2 Chaos.
lesson-theomachy-constellation-power = Play Power of Air (Chaos): it gives just what is lacking.
    .done = Chain Lightning is awake now: 2/2 Air, 4/4 Chaos. The Power card serves you until the end of the Hand.
    .why = Essences are Air, Earth, Fire and Water; Orbs are Order and Chaos. Open cards of the Constellation and your own Power cards count together, and nothing is used up.
lesson-theomachy-constellation-location = Play the Oracle, a Location. It costs you a Disciple.
    .done = A Location stays with you from Hand to Hand. Each Hand that you lose damages it; the second time it is gone.
    .why = Effects work once, Locations stay. Both are played in a betting turn; Attacks wait for the Battle, where they add Power. Press any card, or its eye, to read it whole.
lesson-theomachy-constellation-raise = Three Attacks are ready. Raise a Priest: Inès must answer.
    .done = She followed, and the last card is turned. Had she folded, the Hand would be yours at once.
    .why = A raise is one token. A Cult with no Disciple left changes a Priest into two of them, which loses 1; one with no Priest left changes a Prophet into two.
lesson-theomachy-constellation-last-round = Third round. Pass, and your turn ends: the Battle comes.
    .done = Three rounds, five open cards: all is known but the hands.
    .why = After the third round nobody can fold any more.

lesson-theomachy-battle = The Battle
    .scene = Now Attacks are played, turn by turn. Beside each name stand the worth of the Stake and, next to the fist, the Power so far: 12 against 12.
lesson-theomachy-battle-attack = Play Chain Lightning, an Attack of Air.
    .done = 7 Power more: 19 against 12.
    .why = In your turn you play as many Attacks as you like, or pass.
lesson-theomachy-battle-same = Unity is Air as well: play it in the same turn.
    .done = It bears no number: its text counts your tokens in the Stake, 3 here. So it is 22.
    .why = All Attacks of one turn share an Essence, unless a text allows more. In a later turn you may choose another one.
lesson-theomachy-battle-end = That is enough against 12: end your turn.
    .done = Inès answered: 14. You keep Gale in reserve.
    .why = Who has not passed comes again, so hold something back if you like. The Battle ends when all pass in a row.
lesson-theomachy-battle-sum = 22 against 14. Pass: when both pass, Power is counted.
    .done = You win the Hand. Next comes the Closure, where Stakes are lost and won.
    .why = Your Power is that of your Attacks and of the followers in your Stake. Both count, so a raise is strength too.

lesson-theomachy-prayer = Closure and prayers
    .scene = You have won. Whoever did not win, folded or beaten, now loses the whole Stake to the Bank. The winner takes his own back: what the others lost he does not get.
lesson-theomachy-prayer-close = You have nothing to play now. Let it pass: the Hand closes.
    .done = Your Stake is back, with a Priest from the Bank: only a sole winner gets one, and a Prophet if his Cult had none.
    .why = The winner becomes First Player. A few cards are played in Closure, so everybody is asked.
lesson-theomachy-prayer-discard = All cards of the Hand go. Lay Gale on top of your discards.
    .done = Everybody sees the top card, nobody the others. When your deck is empty, the discards are shuffled and drawn again.
    .why = Everybody discards his hand and all that he played, except Locations: the next Hand brings five new cards. In your games the table chooses the top card for you.
lesson-theomachy-prayer-take = Take a Prayer, a card for your deck, from place 3 to 6.
    .done = It joined your discards, and they were shuffled for the next Hand: five new cards, a new ante. A Prayer of your deck’s own Essence wakes most easily.
    .why = The Prayer Track lies below the table all the time. Everybody takes one card, the First Player first: places 1 and 2 cost a Priest, 3 and 4 a Disciple, 5, 6 and the unseen card nothing.

lesson-theomachy-fold = Fold in time
    .scene = Another game: all your cards need Water, and there is nothing but Air. Inès has raised by a Priest.
lesson-theomachy-fold-fold = Nothing in sight wakes your cards. Fold.
    .done = You are out of this Hand, not of the game: you kept the Priest.
    .why = Who folds loses his Stake. Early that is little; later it is a Prophet.
lesson-theomachy-fold-close = Go on, let it pass, and see what becomes of your Stake.
    .done = One Disciple is gone to the Bank, and Inès has won a Priest. Good Cults fold often.
    .why = The Stake of a loser goes to the Bank. From Hand 5 on the ante is two Disciples, from Hand 9 three: keep some.

lesson-theomachy-last-stand = The Last Stand
    .scene = A hard second Hand: Inès has raised by a Prophet, and you have none left. Only a Prophet pays for a Prophet: two Priests never become one.
lesson-theomachy-last-stand-stand = You cannot pay a Prophet. Take a Last Stand.
    .done = The Bank lends the Prophet. Now you must win this Hand, or leave the game.
    .why = Who wants to follow and cannot pay need not fold: the Bank lends what is lacking. Lose, and you are out of the game; a tie for the highest Power is enough to stay.
lesson-theomachy-last-stand-wait = Two more rounds: end your turn in each.
    .done = On your Last Stand you neither raise nor fold: whatever you come to owe, the Bank pays.
    .why = You may still play cards in these turns.
lesson-theomachy-last-stand-attack = Play Confluence and Ice Shards, end your turn, then pass.
    .done = 15 against 12. Inès held nothing that was awake: she bluffed.
    .why = Followers in the Stake count for both, also those of the Bank.
lesson-theomachy-last-stand-close = Go on, let it pass, and look at your Cult.
    .done = The borrowed Prophet goes back. Your reward: a Priest, and a Prophet, since your Cult had none.
    .why = Hand follows Hand, until only one Cult can pay the ante. You know all that a first game needs.

lesson-theomachy-advanced = A god at your side
    .about = The Advanced game: a pantheon, a draft, a god with a Capacity and a Demand, and Mythology.

lesson-theomachy-advanced-draft = Pantheon and draft
    .scene = Hands are played as in the Basic game. New are a pantheon, a deck that you draft yourself, a god and his Mythology. The last Cult wins, as ever.
lesson-theomachy-advanced-draft-pantheon = Choose the Greek pantheon.
    .done = Three gods to choose from, and a Mythology deck with its first card open.
    .why = Every player has another pantheon. Its Mythology is yours alone.
lesson-theomachy-advanced-draft-pick = Take one of three cards: the Wall of Fire.
    .done = Both have chosen in secret; the rest of each packet is passed on.
    .why = In this game everybody drafts a deck: six rounds of three cards with two players.
lesson-theomachy-advanced-draft-pass-on = These two came from your rival. Take the Curse.
    .done = What you leave is what the others get. Of twelve picks you will keep eight.
    .why = The rest goes to the left when all have chosen; the last card of a packet is nobody’s.

lesson-theomachy-advanced-god = A god
    .scene = The draft is over: eight of your twelve cards are your deck. Now choose one of the three Greek gods.
lesson-theomachy-advanced-god-choose = Choose Athena.
    .done = The gods are revealed at the same time, and the first Hand begins.
    .why = One god for the whole game, chosen in secret. Look at his Demand: it should suit your deck.
lesson-theomachy-advanced-god-invoke = Use Athena’s Capacity: see the next card before anybody.
    .done = You alone know what will be turned after this round of betting.
    .why = Once in a Hand, in your own turn, unless the text says otherwise. Some work by themselves, others cost something.
lesson-theomachy-advanced-god-keep = You could exchange a card now. Keep your hand instead.
    .done = A Capacity takes no betting action: your turn goes on.
    .why = What a text lets you do you need not do.

lesson-theomachy-advanced-demand = The Demand
    .scene = The first round of betting of the same Hand. Your Capacity is used; on your god’s card stands what she demands: winning with two cards or more in hand.
lesson-theomachy-advanced-demand-raise = Raise a Prophet, and your turn ends. Athena likes it bold.
    .done = Your rival folds: you win with five cards in hand, and that is what Athena demands.
    .why = Athena demands a Hand won with two cards or more left. Each Demand met is a Miracle, one in a Hand at most.
lesson-theomachy-advanced-demand-close = Nothing to play now. Let it pass: the Hand closes.
    .done = Your Stake is back, with a Priest and a Prophet for the winner. The Miracle lies before you.
    .why = A Demand is checked by itself, at its own time. Miracles are open for all to see.

lesson-theomachy-advanced-mythology = Mythology
    .scene = The end of the second Hand. After the prayers comes the Myth Phase: Miracles buy the open card of your Mythology deck.
lesson-theomachy-advanced-mythology-buy = Two Hands won, two Miracles. Buy Pandora’s Box.
    .done = It works at once: two Disciples less over there, a Priest more here. The next card is open already.
    .why = After the prayers everybody buys the open card, puts it under the deck or leaves it. Most stay in play; a Hero joins your Stake in a Battle.

lesson-theomachy-epic = Ten points
    .about = The Epic game is a race: a point for a Hand, three for a Cult that falls, and nobody stays out.

lesson-theomachy-epic-point = A point
    .scene = Pantheons, drafts and gods are those of the Advanced game. But nobody leaves the game here: the first with ten points wins.
lesson-theomachy-epic-point-raise = Raise by a Prophet, and your turn ends.
    .done = Your rival folds: the Hand is yours without a Battle.
    .why = Gods, Demands and Mythology are those of the Advanced game. Only the end is another one.
lesson-theomachy-epic-point-close = Let it pass: the Hand closes. Look at your points.
    .done = 1 point. Ten of them win.
    .why = Every winner of a Hand scores 1, with a Battle or without, and also when several tie.

lesson-theomachy-epic-fallen = A Cult falls
    .scene = The same Hand, had your rival gone on: now it is in the Battle. He could not pay and took a Last Stand. Both of your Hatreds are awake.
lesson-theomachy-epic-fallen-attack = A Last Stand against you. Play both Hatreds, end your turn.
    .done = Nothing else comes from the other side.
    .why = Who takes a Last Stand must win. Here he does not leave the game, but he falls.
lesson-theomachy-epic-fallen-win = Pass: the Power is counted.
    .done = 68 against 59.
    .why = Attacks and the followers in the Stake, as ever.
lesson-theomachy-epic-fallen-close = Let it pass: the Hand closes.
    .done = 1 point for the Hand, 3 for the Cult that fell. It comes back small: a Prophet, two Priests, four Disciples.
    .why = Whoever falls keeps deck, god, Mythology and points. Weak Cults are prey: protect yours.

lesson-theomachy-epic-ten = Ten
    .scene = Two Hands later, and again a Last Stand. You have 8 points: this Hand and a fallen Cult bring 4.
lesson-theomachy-epic-ten-attack = Play the Power and Eruption, end your turn, then pass.
    .done = 61 against 47: a Hand, and a Cult that falls.
    .why = The Power of Fire gives what your Eruption needs, also in a Battle.
lesson-theomachy-epic-ten-close = Let it pass: the Hand closes.
    .done = 1 and 3 more: 12 points, and the game is yours.
    .why = The game ends as soon as somebody has ten. If several do at once, the highest sum wins.
