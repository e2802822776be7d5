# The guide of the lessons. A sentence asks for something to do; .done says what was good about it, .why what the rule is for.

lesson-hellas = A Hero comes to Hellas
    .about = Travel, pray, fight, build, hunt: the five things a Hero’s life is made of, at moments of one game.

lesson-hellas-turn = A turn
lesson-hellas-turn-hero = Let Achilles travel to Messenia.
    .done = Your Hero goes as far as his Speed carries him, past friend and foe.
    .why = Heroes never die and hold no land. They go where a Quest, a Monster or a Monument waits.
lesson-hellas-turn-hoplites = Move one Hoplite from Corinthia to Boeotia.
    .done = Hoplites hold the land; one a turn for each point of Leadership.
    .why = Up to your Leadership in Hoplites, one Region each. A Hero with more of it moves more.
lesson-hellas-turn-special = End your turn: build a Temple in Corinthia.
    .done = A Temple brings a Priest, and Priests pray.
    .why = Regular Actions first, each once; then one Special Action, which ends the turn. It stays covered until a Monument is built.

lesson-hellas-prayer = A prayer
lesson-hellas-prayer-pray = Send your Priest to the Monument of Athena.
    .done = Leadership 2, for the rest of the game.
    .why = Zeus gives Strength, Athena Leadership, Hermes Speed. High Monuments give more on top.
lesson-hellas-prayer-move = Move two Hoplites: Corinthia–Boeotia, Boeotia–Euboea.
    .done = What one prayer has changed: two Hoplites instead of one.
    .why = None of them moves twice in this action. The second one here was another Hoplite.

lesson-hellas-battle = A Battle
lesson-hellas-battle-attack = Step from Crete to Euboea: the enemy stands there.
    .done = Where Hoplites of two players meet there is a Battle.
    .why = The defender plays first, then both in turn, until both have passed.
lesson-hellas-battle-card = Play Wild Attack: 3 for your side.
    .done = 4 against 2: your Hoplite and the card.
    .why = A card counts by its value and its text. Each one costs a card that a Hunt might have needed.
lesson-hellas-battle-pass = That is enough: pass.
    .done = The enemy withdraws. Cards that you did not need are still yours.
    .why = The stronger Army wins, and the other side leaves the Region.

lesson-hellas-monument = A Monument
lesson-hellas-monument-build = Build the Monument of Athena.
    .done = Any player may build any Monument, wherever it stands.
    .why = The higher a Monument, the more a prayer there gives. With three players or more, a finished one can make a King.
lesson-hellas-monument-repeat = With two players an action is repeated first: draw twice.
    .done = All covered actions are free again, for everybody, and your Temples give Priests.
    .why = This is how a round of Special Actions ends: somebody builds.
lesson-hellas-monument-monsters = Monsters: Sphinx, Cyclops (strike), Chimera to Achaea.
    .done = Whoever builds leads the Monsters, too: send them to others.
    .why = One die for every Monster on the map. Some move, some strike the Region they are in.

lesson-hellas-hunt = A Hunt
lesson-hellas-hunt-go = Travel to Boeotia, where the Cyclops is.
    .done = Hero and Monster stand in one Region.
    .why = A Hunt is a Special Action, and the Hero must be on the spot.
lesson-hellas-hunt-hunt = Hunt the Cyclops.
    .done = You drew a card for each point of Strength.
    .why = Cover every Wound on its tray, and it is slain. Three Monsters slain win the game.
lesson-hellas-hunt-wound = Deal the second Wound with a torch.
    .done = One Wound less. The same symbol always pays.
    .why = A Wound costs a card with its symbol. A sickle stands for any of them.
lesson-hellas-hunt-more = Two more: mace on mace, the sickle for the third. Then done.
    .done = Now the Monster strikes back.
    .why = At least one Wound in every round, or the Hunt is over. Keep cards for the answer.
lesson-hellas-hunt-defend = It attacks with 5: discard the spear (4) and the torch (2).
    .done = Defended, and two new cards in hand. A Hunt is a matter of cards.
    .why = Values that add up to the attack ward it off. If you cannot, your Hero is injured.
