# The guide of the lessons. A sentence asks for something to do; .done says what was good about it, .why what the rule is for.

lesson-hybris = The Ages of Aphrodite
    .about = Plan in secret, send your Olympian, fight, influence a City, deploy a Technology, face a Primordial: moments of one game.

lesson-hybris-plan = The plan
    .scene = Six Ages: the most VP win, or at once whoever unlocks all six Upgrades of his board by taking out the pieces that shut them. First, a plan.
lesson-hybris-plan-pillar = Take the Pillar of Symbolism.
    .done = It will let a Temple out of one of your Upgrades.
    .why = Everybody takes one of six, the greatest first. Its number says when you act in this Age.
lesson-hybris-plan-hero = Send Adonis, your Hero, to the Coliseum.
    .done = The token lies face down: nobody else knows where he goes.
    .why = One Location token under each character. A token that you use now rests in the next Age.
lesson-hybris-plan-prophet = Send Hero of Sestos, your Prophet, to the Oracle.
    .done = Two of your tokens are planned; the others stay in your reserve.
    .why = A token serves one character at a time, so choose what you need most.
lesson-hybris-plan-ready = Your plan is made: seal it.
    .done = All are ready, and the plans are sealed.
    .why = Until the last one is ready you may change everything.

lesson-hybris-olympian = The Olympian
    .scene = Now one character after the other acts, in turn with Inès: go to a place, take what it gives, do something.
lesson-hybris-olympian-activate = Activate your Olympian; keep the Pillar for later.
    .done = She needs no token and no Aegis, and goes where she likes.
    .why = In her turn you also use your Pillar: before she goes, before her action, or after it.
lesson-hybris-olympian-go = Go to the first slot of the Coliseum; the Pillar waits.
    .done = The slot itself gives something, to whoever comes first.
    .why = A slot holds one character. If no slot is free, you stand on the picture of the place, and pay.
lesson-hybris-olympian-fight = Fight, and challenge Orpheus.
    .done = His Force lies open: you know what you have to reach.
    .why = In the Coliseum you draw cards, or fight for one of six Heroes of legend.

lesson-hybris-combat = The Combat
    .scene = Orpheus has a Force of 10. Reach it: each card says what it would bring and, beside the fist, what it takes of your 3 Determination.
lesson-hybris-combat-cards = Play Bulwark, Ruse and Charge, one after the other.
    .done = 10 against 9. Each card lies to the right of the one before.
    .why = Each card works at once. Halves that fit together make a Combo, so the order counts.
lesson-hybris-combat-stop = That is enough: stop.
    .done = Orpheus is your ally from now on: a character more in every Age.
    .why = Equal Force would have been enough. Cards that you keep are there for the next Combat.

lesson-hybris-pillar = The Pillar
    .scene = Still the turn of your Olympian: now your Pillar, which opens your Upgrades, the powers on your board.
lesson-hybris-pillar-upper = Now your Pillar: use its upper half.
    .done = The upper half is yours; all others receive the lower one.
    .why = You must resolve it in this turn, but you need not use the upper half.
lesson-hybris-pillar-temple = Take the Temple out of Graces, put it in Argos.
    .done = An Upgrade that is emptied wakes. In Argos this Temple gives 1 more when you Influence or Deploy there.
    .why = Six Upgrades, each held shut by pieces. Whoever opens the last one ascends, and wins at once.

lesson-hybris-prophet = The Prophet
    .scene = Inès has had a turn. Your Prophet never fights: she is sent for what a place gives.
lesson-hybris-prophet-activate = Activate your Prophet, Hero of Sestos: 1 Aegis.
    .done = Her token is turned, and all see where she goes.
    .why = Heroes and Prophets cost 1 Aegis each. Olympians cost nothing.
lesson-hybris-prophet-slot = Take the slot that gives Kindness.
    .done = 1 Kindness: the more you have, the more a Technology pays when you deploy it.
    .why = Choose the slot by what it gives, and by what you leave to others.
lesson-hybris-prophet-perceive = Perceive: a Premonition and 1 VP.
    .done = The most VP after six Ages win, unless somebody ascends before.
    .why = Premonitions are played when you influence a City.

lesson-hybris-aegis = Aegis and plans
    .scene = The second Age, with new plans. A Hero came out of Graces: Aeneas is yours, and Graces is unlocked. Aegis runs short, and you have no Technology.
lesson-hybris-aegis-drain = Activate Adonis; go to the first slot of the Underworld.
    .done = 1 VP from the slot, and 4 Aegis drained.
    .why = Aegis pays for every Hero and Prophet. Draining brings as much as the top card of the Underworld says.
lesson-hybris-aegis-olympus = Activate Hero of Sestos; go to the third slot of Olympus.
    .done = It gives 1 Greatness; you lead already, and gain 1 VP instead.
    .why = The greatest takes a Pillar first, and wins ties. Beyond the first space you gain 1 VP.
lesson-hybris-aegis-design = Design the Ostraka Counter, at the end of the list.
    .done = The plan lies in the Workshop. The Forge will make it a thing.
    .why = A Technology goes from the Workshop to the Factory, from there to your board, and at last into a City.

lesson-hybris-city = A City
    .scene = Orpheus has your Mortal World token: that is the five Cities in the middle.
lesson-hybris-city-go = Activate Orpheus, and send him to Elis.
    .done = 2 Kindness for you, and 4 Prayers into the Well.
    .why = Arriving in a City fills the Well. At 9 this begins to cost Followers, at 14 the Well overflows and takes a Temple.
lesson-hybris-city-service = Take the Service of Elis.
    .done = 1 Follower, and 2 VP at once.
    .why = Influence brings Kindness, and then Followers or the Service. Followers pay for Technologies.
lesson-hybris-city-premonition = Play your Premonition, Elean Truce; then Done.
    .done = 2 Kindness and 1 VP. Then the Age ended, and a Primordial has come: Hemera.
    .why = A Premonition says when it may be played: this one while you influence Elis. It costs nothing.
lesson-hybris-city-wrath = Hemera takes two Conflict cards: give the two that are lit.
    .done = Inès, with a card beside the Oracle, was spared that; but nobody keeps more than four.
    .why = After Ages 2, 4 and 6 a Primordial comes, with two Wraths. An Omen at the Oracle saves you from the first.

lesson-hybris-deploy = A Technology
    .scene = The fourth Age. Your Kindness is 8, and 13 Prayers are in the Well: a Technology would pay now.
lesson-hybris-deploy-produce = Activate Adonis: at the Forge, produce.
    .done = The Ostraka Counter leaves the Factory: it is yours now, ready for a City.
    .why = Producing moves all tiles of the Factory one space on; so does the end of an Age.
lesson-hybris-deploy-sparta = Activate Psyche, and send her to Sparta.
    .done = Arriving there adds no Prayer: anywhere else the Well would have overflowed.
    .why = At 14 Prayers the Well overflows and is emptied. The greatest of those with a Temple in a City loses one.
lesson-hybris-deploy-deploy = Deploy the Ostraka Counter on the second space.
    .done = 4 VP for the tile, a Prayer from the Well, and all that your Kindness had reached.
    .why = You gain the VP of the tile, Prayers of the Well, and every bonus of the Kindness track up to your cube.
lesson-hybris-deploy-upgrade = Take the Spark out of Doves.
    .done = Empty, so it is unlocked: Doves adds 1 Kindness whenever you Influence, to the end.
    .why = The Kindness track let you take it out. So do Pillars, and Prayers that you convert on Olympus.

lesson-hybris-end = The end
    .scene = The end of the sixth Age. You have 62 VP, Inès 4; nobody will unlock the last Upgrade any more.
lesson-hybris-end-pass = Your lead is enough: pass.
    .done = All have passed. The last Primordial, Tartarus, fights with everybody.
    .why = Whoever passes acts no more in this Age. When all have passed, all go home and the Age ends.
lesson-hybris-end-fighter = Send Adonis against Tartarus; play nothing, stop.
    .done = He falls, which costs VP. When all Wraths are done, 59 to 0: the game is yours.
    .why = After six Ages the most VP win; Greatness parts those who tie. Who keeps cards can beat a Primordial.

lesson-hybris-together = Together against Chronos
    .about = Chronos is played by the rules: his Concepts, his Chains, and the evils you choose from.

lesson-hybris-together-focus = The Focus
    .scene = You and Inès win together: after six Ages each of you needs more VP than Chronos. The rules play him.
lesson-hybris-together-focus-pillar = Take the Pillar of Indoctrination.
    .done = Your token stands on Temnein, and a Chain of Temnein broke. All twenty broken, and Chronos wins.
    .why = Each Pillar belongs to a Concept. Four of them lose a Chain when it is taken, the other two grow more intense.
lesson-hybris-together-focus-ready = Send Amalthea, your Prophet, to the Underworld. Ready.
    .done = Four Concept cards lie open: they say what Chronos is about to do.
    .why = Turns go by the Concepts, 1 to 6. Where a token of yours stands you play, everywhere else Chronos does.

lesson-hybris-together-concept = The Concept card
    .scene = On each Concept lies a card of his. Your token stands on Temnein, so its card concerns you.
lesson-hybris-together-concept-activate = Activate Amalthea: the card of Temnein wakes first.
    .done = It shows a Prophet, so it must be resolved. Then it is gone from the game.
    .why = Look at the bar of the card on your Focus before you activate: it names the characters that wake it.
lesson-hybris-together-concept-block = Block the second slot of the Moirai: it is empty.
    .done = Nobody can go there until an effect opens it. On the other slot somebody stood.
    .why = A character on a blocked slot is sent home. Choose what hurts least.
lesson-hybris-together-concept-drain = Take the first slot of the Underworld and drain.
    .done = 4 Aegis, and a chance to weaken Chronos.
    .why = Whoever drains may put a Chain back, once in an Age for all of you.
lesson-hybris-together-concept-chain = Weaken Chronos: add a Chain to Temnein.
    .done = Five again, as at the start.
    .why = A track without Chains cannot be mended any more. Chains also hide conditions: the fewer, the harder his turns.

lesson-hybris-together-evil = The lesser evil
    .scene = Two Ages later. On Anthropos nobody has a token: Chronos acts, and sets you a condition.
lesson-hybris-together-evil-choose = You have too few Followers. Let Chronos gain one.
    .done = Two he has now; a fourth would break a Chain.
    .why = At an empty Concept you must fulfil its open conditions together. If not: a gain for him, the card, or his Avatar.
lesson-hybris-together-evil-pay = Activate Amalthea, and pay 2 Aegis for the card.
    .done = Two Chains back on Cosmos, and Kratos is calmer. Not every card is an evil.
    .why = Cards with a price are offers. Whoever activates may decline them.
lesson-hybris-together-evil-influence = Go to Argos for Followers.
    .done = Next time the condition may be met. Win with more VP than Chronos, each of you.
    .why = After six Ages everybody needs more VP than he. One who lags behind loses it for all.

lesson-hybris-alone = Alone against Chronos
    .about = Two Pillars, one Focus, and every evil is yours to choose.

lesson-hybris-alone-pillars = Two Pillars
    .scene = Alone you play Zeus against Chronos, who leads by 82 VP. After six Ages you need more than he.
lesson-hybris-alone-pillars-two = Take Indoctrination, then Guidance.
    .done = Two powers in one Age, and two Chains broken for them.
    .why = Alone you take two of the six. Each takes its toll: a Chain, or Intensity.
lesson-hybris-alone-pillars-focus = Put your Focus on Temnein.
    .done = You act last in every round of Concepts; Chronos has all others.
    .why = One token for both Pillars. Its place says when you act, and what Chronos gets for your Pillars.

lesson-hybris-alone-turn = Your Olympian
    .scene = The plan is made: Zeus needs no token, and both Pillars belong to his turn.
lesson-hybris-alone-turn-olympian = Activate Zeus, and resolve Indoctrination before he goes.
    .done = Both Pillars wait for his turn.
    .why = Before he goes, before his action, or after it: each Pillar at its own moment.
lesson-hybris-alone-turn-upper = The upper half: take the Prophet out of the fifth Upgrade.
    .done = A Prophet more. Nobody gets the lower half, but Chronos gained 2 VP.
    .why = Alone the lower half is replaced by what your Focus brings Chronos. On Temnein that is VP.
lesson-hybris-alone-turn-second = Now Guidance: its upper half, and fabricate the Grain Dole.
    .done = A Technology in the Factory, and 2 VP for Chronos again.
    .why = Sometimes it is cheaper to let the upper half be; Chronos gains all the same, so use it.

lesson-hybris-alone-evil = The lesser evil
    .scene = The second Age. A Concept without your token is Chronos’ turn: he asks for something, or does harm.
lesson-hybris-alone-evil-avatar = A condition is not met. Send the Avatar Aeon to Lemnos.
    .done = He stands there until somebody beats him. Lemnos is no loss today.
    .why = A gain for Chronos, the main effect, or an Avatar in a City of your choice: weigh it each time.
lesson-hybris-alone-evil-elsewhere = Activate Dione, your new Prophet, and go to Athens.
    .done = A Prophet cannot enter a City where an Avatar stands. Athens is free.
    .why = An Olympian or a Hero may fight an Avatar, and beat him for Prayers.
lesson-hybris-alone-evil-followers = Take the Followers, and Kindness for your Temple.
    .done = Temnein asks for a deployed Technology. You have none.
    .why = Conditions come to light as Chains break. Keep a little of everything.
lesson-hybris-alone-evil-lesser = Choose yourself: 2 VP for Chronos, or the card.
    .done = That is the whole game: six Ages, and at the end more VP than he.
    .why = A card that is resolved is gone; a gain comes again and again.
