# The guide of the lessons. A sentence asks for something to do; .done says what was good about it, .why what the rule is for.

lesson-diceforge = The smith’s school
    .about = Your two dice, the faces you forge on them, the feats they pay for: the whole game in eight short chapters.

lesson-diceforge-harvest = Roll and harvest
    .scene = You have two dice whose faces come off, and nine rounds to win more glory than the others. All dice have just been rolled; what yours showed lies in your reserves.
lesson-diceforge-harvest-watch = Do nothing this turn, and watch all the dice roll.
    .done = You rolled in the other player’s turn too: in every turn, everybody receives the gods’ blessing.
    .why = Everybody rolls at the start of every turn, whoever’s turn it is. Only with two players each of these rolls is made twice.
lesson-diceforge-harvest-reserves = Do nothing once more, and look at your reserves.
    .done = Gold buys faces, Sun and Moon pay for feats. Only glory wins.
    .why = To roll your two dice and gain what they show is the gods’ blessing. With one die it is a minor blessing.

lesson-diceforge-forge = Forge a face
    .scene = In your turn you take one action: an offering or a feat. An offering buys faces of the Sanctuary with gold; each bears its price.
lesson-diceforge-forge-choose = Buy a face of the Sanctuary for 3 gold or less.
    .done = A good start: what you forge early can come up in every round.
    .why = You pay first, then you forge. A face that costs little now pays itself back within a few rolls.
lesson-diceforge-forge-replace = Put it in the place of a “1 gold” face.
    .done = The old face is gone for good: always give up the one that you need least.
    .why = The new face lies on top now, but gives nothing yet: only a roll does that.
lesson-diceforge-forge-stop = No more faces: end here, and see what your dice give.
    .done = Every roll from now on can show the face that you have chosen.
    .why = You may buy several faces at once, as long as your gold lasts. What you keep stays in your reserve.

lesson-diceforge-limits = Reserves and limits
    .scene = A new game, in its second round. Your reserves have a limit: 12 gold, 6 Sun, 6 Moon. Glory has none.
lesson-diceforge-limits-full = You hold 10 gold. Do nothing, and watch what gets lost.
    .done = Your reserve holds 12: what is struck through beside the dice is lost.
    .why = A reserve holds 12 gold, 6 Sun and 6 Moon. Spend before it overflows.
lesson-diceforge-limits-first = Make room: buy a first face, and forge it.
    .done = That face was paid with gold that you would have lost.
    .why = An offering is one action, however many faces you buy.
lesson-diceforge-limits-second = Now a second one, different from the first.
    .done = Two new faces for a single action. You may also choose both at once, in the list.
    .why = All faces of one offering are different. Try the same one twice, and the table will tell you.
lesson-diceforge-limits-enough = That will do: no more faces.
    .done = Room again in your reserve, and better dice.
    .why = In another turn, or with an extra action, you may buy the same face again.

lesson-diceforge-feat = Perform a feat
    .scene = The cards around the islands are feats. Each shows its price in Sun or Moon, its glory for the end, and how many are left. Lightning works at once, a gear in each of your turns, ∞ for good.
lesson-diceforge-feat-sun = Perform Wild Spirits for 1 Sun.
    .done = 3 gold and 3 Moon at once, and 2 glory on the card.
    .why = Pay, go to the island, take the card. Its glory stays on the card and is counted at the end.
lesson-diceforge-feat-moon = Now a feat on the Moon side: Hind, Satyrs or Ferryman.
    .done = The dear ones bring glory, the cheap ones help for the rest of the game.
    .why = Each pile holds one card for each player. What is gone is gone.

lesson-diceforge-extra = One action more
    .scene = You hold 3 Sun and 2 Moon. A turn has one action, but 2 Sun buy another one, once a turn.
lesson-diceforge-extra-offer = First a face for 3 gold or less; forge it, then no more.
    .done = Your action is done, but your Sun can do more.
    .why = One action a turn, unless you can pay for another.
lesson-diceforge-extra-pay = Pay 2 Sun for an extra action.
    .done = Your turn goes on.
    .why = Once a turn, 2 Sun are a whole action. Whoever has Sun to spare plays twice.
lesson-diceforge-extra-act = Use it: perform a feat with your Moon.
    .done = An offering and a feat in the same turn.
    .why = The second action may be of either kind, the same as the first too.

lesson-diceforge-oust = Oust a hero
    .scene = Whoever performs a feat goes to the island of its card. Only one hero fits there: whoever comes ousts the other, who goes home and rolls both dice.
lesson-diceforge-oust-go = Perform the Elder: Inès’ hero stands on his island.
    .done = That hero went home with a free roll, then came back to oust yours.
    .why = The ousted one receives the gods’ blessing at once. Nobody is hurt, but think before you give it away.
lesson-diceforge-oust-back = Ousted: you rolled your dice. Choose “Go on to the action”.
    .done = Being ousted is a gift: a free roll. An island where others want to go is a good place to stand.
    .why = A single roll, even with two players, and nobody is ousted at home.

lesson-diceforge-reinforcements = Reinforcements
    .scene = You own two cards with a gear, the Elder and the Silver Hind. Before your action you may use each of them once a turn: these are your reinforcements.
lesson-diceforge-reinforcements-elder = Use the Elder: 3 gold for 4 glory.
    .done = You may do that in each of your turns.
    .why = Before your action every card with a gear can be used once. The earlier you own one, the more often.
lesson-diceforge-reinforcements-hind = Use the Silver Hind, and roll one die.
    .done = A minor blessing: one die, for you alone. Put your best faces on that die.
    .why = A minor blessing is one die, and you choose which.
lesson-diceforge-reinforcements-then-act = Now your action, as you like.
    .done = Reinforcements, an action, perhaps an extra one: that is a whole turn.
    .why = A card that you gain now helps from your next turn on. Its text tells when; press a card to read it.

lesson-diceforge-glory = Count the glory
    .scene = The ninth and last round. The glory beside the names counts the cards too. The mirror on your die copies a face that another shows; a face with “or” lets you choose.
lesson-diceforge-glory-best = Last turn, 76 to 82. Perform Satyrs: 6 glory.
    .done = 82 to 82. A new face would have been worth nothing now.
    .why = What is left in the reserves counts for nothing: in the last turns turn it into cards.
lesson-diceforge-glory-one-more = You have Sun left. Pay for an extra action.
    .done = Your turn goes on: one more card, and more glory.
    .why = The extra action decides many a last turn. Keep 2 Sun for it.
lesson-diceforge-glory-last = Perform the Guardian’s Owl, 4 glory, and win.
    .done = 86 to 82! You know all that a first game needs.
    .why = Glory from dice and glory on your cards: that is the sum. On a tie both win. With three players a game has ten rounds.

lesson-diceforge-goddess = The labyrinth of the Goddess
    .about = With the Goddess of Rebellion a Golem walks for you: choose its way, and take what lies there.

lesson-diceforge-goddess-golem = The Golem walks
    .scene = All that you know of the forge stays. New is the labyrinth: your Golem stands at its entrance and walks when a Golem face shows. One such face is on your dark die.
lesson-diceforge-goddess-golem-order = Your dice show a Sun and the Golem. Let the Golem go first.
    .done = The order is yours: what the Golem finds may serve the other face.
    .why = A Golem face moves your Golem one space forward, and what lies there is yours at once.
lesson-diceforge-goddess-golem-path = The way forks. Take the space with 1 Sun.
    .done = 1 Sun on the way. The other paths are behind you.
    .why = Faces only ever lead forward, so a branch that you do not take is lost. Look where each one leads.

lesson-diceforge-goddess-forge = A second Golem face
    .scene = Two rounds later: your Golem stands in the labyrinth, and you hold 4 Sun.
lesson-diceforge-goddess-forge-feat = Perform the Sun Golem for 2 Sun.
    .done = 4 glory on the card, and a face of its own.
    .why = The Moon Golem and the Sun Golem each bring a Golem face. With one of each, showing together, you also roll the Celestial die.
lesson-diceforge-goddess-forge-face = Put it on the dark die, in place of a “1 gold” face.
    .done = Two Golem faces now: your Golem walks twice as often.
    .why = A face on the same die as the other Golem never shows together with it. For the Celestial die use both dice.
lesson-diceforge-goddess-forge-walk = End your turn. The Golem shows: go on to 3 glory.
    .done = 3 glory, in the turn of another player.
    .why = Everybody rolls in every turn, so the labyrinth never sleeps.

lesson-diceforge-goddess-great = The Great Golem
    .scene = Some rounds later. Your Golem is on its way; your Sun and Moon pay for a great feat.
lesson-diceforge-goddess-great-feat = Perform the Great Golem: two steps at once.
    .done = The first step: 3 glory, a Sun and a Moon.
    .why = When a Golem walks several spaces, each of them gives what it shows before the next step.
lesson-diceforge-goddess-great-mask = The second step: choose the Mask.
    .done = The others lost 2 glory, and you have it.
    .why = What a Mask takes from all others you gain, as far as they had any.

lesson-diceforge-goddess-treasure = The treasure room
    .scene = Your Golem has come to a treasure room, before all others.
lesson-diceforge-goddess-treasure-choose = You are first in the treasure room: choose a treasure.
    .done = The high side was for you. Whoever comes next finds the low one.
    .why = Three rooms, three treasures: 10 glory, 4 Sun or 4 Moon. At the end waits the Goddess: 15 glory, and more for the first.

lesson-diceforge-titans = The Titans’ rebel
    .about = With the Titans of Rebellion you serve the gods or the rebels. A rebel’s way, to the last feat and the reckoning.

lesson-diceforge-titans-shards = Ancient shards
    .scene = All that you know of the forge stays. New are ancient shards and your allegiance: a token on a track between the gods (loyalty, +) and the Titans (rebellion, −).
lesson-diceforge-titans-shards-copy = Use the Light, and copy the face with an Ancient Shard.
    .done = A shard in your reserve, and your token has moved to −5, towards Rebellion.
    .why = Every Ancient Shard draws you to the Titans, every Loyalty to the gods. You cannot refuse the step.
lesson-diceforge-titans-shards-feat = Now perform the Guardian.
    .done = 3 glory more: the Titans reward who performs a feat first.
    .why = From −5 on a feat that nobody had performed brings 3, your own first one 2. Further out it is 5 and 3.

lesson-diceforge-titans-stand = Where you stand
    .scene = Your next turn. The further out your token stands, the more its side gives, but the Titans ask their price at the end.
lesson-diceforge-titans-stand-guardian = Use the Guardian: a shard or Loyalty? Take the shard.
    .done = −7. With Loyalty you would have gone back.
    .why = On the other side your dice give more: 1 gold at first, then glory with it. Choose a side early.
lesson-diceforge-titans-stand-chaos = Copy a Moon with the Light, then the Chaos: the blue face.
    .done = 3 glory for the first Chaos of the game.
    .why = Four Chaos faces, each for one player only. The blue one brings two shards at a roll.
lesson-diceforge-titans-stand-face = Forge it on the dark die, in place of “1 gold”.
    .done = Each time it shows you go further out, and are paid for it.
    .why = The reserve holds six Ancient Shards. Even when it is full, the token moves.

lesson-diceforge-titans-pay = Shards that pay
    .scene = Some rounds later: your blue Chaos face has brought you 5 ancient shards.
lesson-diceforge-titans-pay-feat = Perform the Right Hand, and pay it with 5 Ancient Shards.
    .done = As good as Sun and Moon, and 5 glory for being the first.
    .why = An Ancient Shard is a Sun or a Moon, for feats and extra actions. To spend it moves nothing.
lesson-diceforge-titans-pay-gold = Turn 4 gold into glory.
    .done = 4 glory. The gold you keep buys faces.
    .why = The Right Hand turns gold into glory, as much as you like.

lesson-diceforge-titans-reckoning = The reckoning
    .scene = Your last turn. At the end the number under your token is reckoned: −25 glory where you stand.
lesson-diceforge-titans-reckoning-wind = Last turn. Perform the Wind with 3 shards; take the gold.
    .done = 5 glory for your first Wind.
    .why = Out here every new feat is worth 5 more, or 3 if another was first.
lesson-diceforge-titans-reckoning-extra = One more action: pay it with 2 Ancient Shards.
    .done = Shards that are left would be worth nothing.
    .why = What pays for feats pays for the extra action too.
lesson-diceforge-titans-reckoning-last = The Ancestor, without shards; forge it on a “1 Sun” face.
    .done = 128 less 25: 103 to 99. Rebellion costs at the end; yours had paid more.
    .why = The number under your token is added on the side of the gods, and taken away on that of the Titans.
