# The guide of the lessons. A sentence asks for something to do; .done says what was good about it, .why what the rule is for.

lesson-theomachy = A Cult and its Stake
    .about = Stake followers, read the Constellation, win the Battle: a Hand of the Basic game, from the ante to the prayers.

lesson-theomachy-stake = The Stake
lesson-theomachy-stake-check = You owe nothing. Pass, and end your turn.
    .done = Passing cost you nothing, and the others had to show what they want.
    .why = As long as nobody has raised, you may pass. Whoever raises adds one token, and the others have to answer.
lesson-theomachy-stake-answer = Inès raises by a Priest. You have no answer: let it pass.
    .done = Everybody is asked, so that nobody learns who could have answered.
    .why = Some Effects are played in answer to what another has just done.
lesson-theomachy-stake-follow = Now you owe a Priest. Follow, and end your turn.
    .done = You are still in, and the fourth card of the Constellation is open.
    .why = Whoever owes something follows, raises or folds, and pays in the same kind: a Priest for a Priest.

lesson-theomachy-constellation = The Constellation
lesson-theomachy-constellation-power = Play your Power card of Water and Order.
    .done = It brings no strength of its own, but it wakes your other cards.
    .why = A card needs symbols and Orbs. Open cards of the Constellation and your own Power cards count together.
lesson-theomachy-constellation-stay = You owe nothing. Pass and end: another card turns.
    .done = Every card that turns may wake what you hold, and what the others hold.
    .why = A cheap round is a good round while the Constellation is still growing.
lesson-theomachy-constellation-last-round = Pass and end once more: then comes the Battle.
    .done = Three rounds, five open cards: all is known but the hands.
    .why = After the third round nobody can fold any more.

lesson-theomachy-battle = The Battle
lesson-theomachy-battle-attack = Play Undertow, an Attack of Water.
    .done = It also drove a Disciple out of the other Stake.
    .why = In your turn you play as many Attacks as you like, or pass.
lesson-theomachy-battle-same = Ice Shards are Water as well: play them too.
    .done = Two Attacks in one turn, before the other can answer.
    .why = All Attacks of one turn share an Essence. Look for hands that do.
lesson-theomachy-battle-sum = End your turn, then pass: all has been played.
    .done = 26 to 23: the Stake of the other is lost, and a Priest comes to you.
    .why = Your Power is that of your Attacks and of the followers in your Stake. Both count, so a raise is strength too.

lesson-theomachy-prayer = The prayers
lesson-theomachy-prayer-close = This Hand was lost. Close it, and lay Ebb Tide on top.
    .done = Your hand is gone; the next one brings five new cards.
    .why = Losers lose their Stake, and everybody discards what he holds.
lesson-theomachy-prayer-take = Take a Prayer: place 4 for a Disciple, or 6 for free.
    .done = It lies in your own deck now, and comes back to your hand.
    .why = Everybody takes one, the First Player first. The first places cost a Priest, the next a Disciple, the last nothing.

lesson-theomachy-fold = Fold in time
lesson-theomachy-fold-fold = Another Priest, for cards that nothing wakes? Fold.
    .done = You lost the ante, and kept the Priest. Good Cults fold often.
    .why = Who folds loses his Stake. Early that is little; later it is a Prophet.

lesson-theomachy-last-stand = The Last Stand
lesson-theomachy-last-stand-stand = You have no Prophet to pay with. Take a Last Stand.
    .done = The Bank lends what you lack. Now you must win this Hand, or leave the game.
    .why = Who wants to follow and cannot pay need not fold. A tie for the highest Power is enough to stay.

lesson-theomachy-advanced = A god at your side
    .about = The Advanced game: a pantheon, a draft, a god with a Capacity and a Demand, and Mythology.

lesson-theomachy-advanced-draft = Pantheon and draft
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
lesson-theomachy-advanced-god-choose = Choose Athena.
    .done = The gods are revealed at the same time, and the first Hand begins.
    .why = One god for the whole game, chosen in secret. Look at his Demand: it should suit your deck.
lesson-theomachy-advanced-god-invoke = Use Athena’s Capacity: see the next card before anybody.
    .done = You alone know what will be turned after this round of betting.
    .why = Once in a Hand, in your own turn, unless the text says otherwise. Some work by themselves, others cost something.
lesson-theomachy-advanced-god-keep = You could exchange a card now. Keep your hand: done.
    .done = A Capacity takes no betting action: your turn goes on.
    .why = What a text lets you do you need not do.

lesson-theomachy-advanced-demand = The Demand
lesson-theomachy-advanced-demand-raise = Raise by a Prophet and end your turn. Athena likes it bold.
    .done = Your rival folds: you win with five cards in hand, and that is what Athena demands.
    .why = Athena demands a Hand won with two cards or more left. Each Demand met is a Miracle, one in a Hand at most.
lesson-theomachy-advanced-demand-close = Close the Hand.
    .done = Your Stake is back, with a Priest and a Prophet for the winner. The Miracle lies before you.
    .why = A Demand is checked by itself, at its own time. Miracles are open for all to see.

lesson-theomachy-advanced-mythology = Mythology
lesson-theomachy-advanced-mythology-buy = Two Hands won, two Miracles. Buy Pandora’s Box.
    .done = It works at once: two Disciples less over there, a Priest more here. The next card is open already.
    .why = After the prayers everybody buys the open card, puts it under the deck or leaves it. Most stay in play; Heroes fight.

lesson-theomachy-epic = Ten points
    .about = The Epic game is a race: a point for a Hand, three for a Cult that falls, and nobody stays out.

lesson-theomachy-epic-point = A point
lesson-theomachy-epic-point-raise = Raise by a Prophet, and end your turn.
    .done = Folded: the Hand is yours without a Battle.
    .why = Gods, Demands and Mythology are those of the Advanced game. Only the end is another one.
lesson-theomachy-epic-point-close = Close the Hand, and look at your points.
    .done = 1 point. Ten of them win.
    .why = Every winner of a Hand scores 1, with a Battle or without, and also when several tie.

lesson-theomachy-epic-fallen = A Cult falls
lesson-theomachy-epic-fallen-attack = A Last Stand against you. Play both Hatreds, end your turn.
    .done = Nothing else comes from the other side.
    .why = Who takes a Last Stand must win. Here he does not leave the game, but he falls.
lesson-theomachy-epic-fallen-win = Pass: the Power is counted.
    .done = 68 against 59.
    .why = Attacks and the followers in the Stake, as ever.
lesson-theomachy-epic-fallen-close = Close the Hand.
    .done = 1 point for the Hand, 3 for the Cult that fell. It comes back small: a Prophet, two Priests, four Disciples.
    .why = Whoever falls keeps deck, god, Mythology and points. Weak Cults are prey: protect yours.

lesson-theomachy-epic-ten = Ten
lesson-theomachy-epic-ten-attack = 8 points, a Last Stand again: play all, end, then pass.
    .done = 61 against 47: a Hand, and a Cult that falls.
    .why = The Power of Fire gives what your Eruption needs, also in a Battle.
lesson-theomachy-epic-ten-close = Close the Hand.
    .done = 1 and 3 more: 12 points, and the game is yours.
    .why = The game ends as soon as somebody has ten. If several do at once, the highest sum wins.
