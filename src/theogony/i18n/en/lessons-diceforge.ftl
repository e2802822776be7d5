# The guide of the lessons. A sentence asks for something to do; .done says what was good about it, .why what the rule is for.

lesson-diceforge = The smith’s school
    .about = Your two dice, the faces you forge on them, the feats they pay for: the whole game in eight short chapters.

lesson-diceforge-harvest = Roll and harvest
lesson-diceforge-harvest-watch = Pass this turn, and watch all the dice roll.
    .done = You rolled in the other player’s turn too: your dice work in every turn.
    .why = Everybody rolls at the start of every turn, whoever’s turn it is. With two players, even twice.
lesson-diceforge-harvest-reserves = Pass once more, and look at your reserves.
    .done = Gold, Sun, Moon, glory: you know all there is to harvest.
    .why = Gold buys faces, Sun and Moon pay for feats. Only glory counts at the end.

lesson-diceforge-forge = Forge a face
lesson-diceforge-forge-choose = Buy a face of the Sanctuary for 3 gold or less.
    .done = A good start: what you forge early can come up in every round.
    .why = You pay first, then you forge. A face that costs little now pays itself back within a few rolls.
lesson-diceforge-forge-replace = Put it in the place of a “1 gold” face.
    .done = Five small faces are left; each can be replaced in its turn.
    .why = The new face lies on top now, but gives nothing yet: only a roll does that.
lesson-diceforge-forge-stop = End your offering here, and see what your dice give.
    .done = Every roll from now on can show the face that you have chosen.
    .why = You may buy several faces at once, as long as your gold lasts. What you keep stays in your reserve.

lesson-diceforge-limits = Reserves and limits
lesson-diceforge-limits-full = You hold 10 gold. Pass, and watch what gets lost.
    .done = Your reserve holds 12: what came beyond that is gone.
    .why = A reserve holds 12 gold, 6 Sun and 6 Moon. Spend before it overflows.
lesson-diceforge-limits-first = Make room: buy a first face, and forge it.
    .done = That face was paid with gold that you would have lost.
    .why = An offering is one action, however many faces you buy.
lesson-diceforge-limits-second = Now a second one, different from the first.
    .done = Two new faces for a single action.
    .why = All faces of one offering are different. Try the same one twice, and the table will tell you.
lesson-diceforge-limits-enough = That will do: end your offering.
    .done = Room again in your reserve, and better dice.
    .why = In another turn, or with an extra action, you may buy the same face again.

lesson-diceforge-feat = Perform a feat
lesson-diceforge-feat-sun = Perform Wild Spirits for 1 Sun.
    .done = 3 gold and 3 Moon at once, and 2 glory on the card.
    .why = Pay, go to the island, take the card. Some cards act at once, others in each of your turns.
lesson-diceforge-feat-moon = Now a feat on the Moon side: Hind, Satyrs or Ferryman.
    .done = The dear ones bring glory, the cheap ones help for the rest of the game.
    .why = Each pile holds one card for each player. What is gone is gone.

lesson-diceforge-extra = One action more
lesson-diceforge-extra-offer = First action: buy a face for 3 gold or less, forge it.
    .done = Your action is done, but your Sun can do more.
    .why = One action a turn, unless you can pay for another.
lesson-diceforge-extra-pay = Pay 2 Sun for an extra action.
    .done = Your turn goes on.
    .why = Once a turn, 2 Sun are a whole action. Whoever has Sun to spare plays twice.
lesson-diceforge-extra-act = Use it: perform a feat with your Moon.
    .done = An offering and a feat in the same turn.
    .why = The second action may be of either kind, the same as the first too.

lesson-diceforge-oust = Oust a hero
lesson-diceforge-oust-go = A hero stands in the way. Perform the Elder, on his island.
    .done = He went home with a free roll. Then he came back, and you rolled for it.
    .why = The ousted one receives the gods’ blessing at once. Nobody is hurt, but think before you give it away.
lesson-diceforge-oust-back = You were ousted in turn. Look at your reserves, and be done.
    .done = Being ousted is a gift; an island where others want to go is a good place to stand.
    .why = A single roll, even with two players, and nobody is ousted at home.

lesson-diceforge-reinforcements = Reinforcements
lesson-diceforge-reinforcements-elder = Use the Elder: 3 gold for 4 glory.
    .done = You may do that in each of your turns.
    .why = Before your action every card with an anvil can be used once. The earlier you own one, the more often.
lesson-diceforge-reinforcements-hind = Use the Silver Hind, and roll one die.
    .done = A roll for you alone. Put your best faces on the die that you choose.
    .why = A minor blessing is one die, and you choose which.
lesson-diceforge-reinforcements-then-act = Now your action, as you like.
    .done = Reinforcements, an action, perhaps an extra one: that is a whole turn.
    .why = A card that you gain now helps from your next turn on.

lesson-diceforge-glory = Count the glory
lesson-diceforge-glory-best = Last turn, 76 to 82. Perform Satyrs: 6 glory.
    .done = 82 to 82. A new face would have been worth nothing now.
    .why = What is left in the reserves counts for nothing: in the last turns turn it into cards.
lesson-diceforge-glory-one-more = You have Sun left. Pay for an extra action.
    .done = The last Sun that you will ever need.
    .why = The extra action decides many a last turn. Keep 2 Sun for it.
lesson-diceforge-glory-last = Perform the Guardian’s Owl, 4 glory, and win.
    .done = 86 to 82! You know all that a first game needs.
    .why = Glory on the track and glory on your cards: that is the sum.
