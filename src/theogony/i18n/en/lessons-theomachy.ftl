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
