# The guide of the lessons. A sentence asks for something to do; .done says what was good about it, .why what the rule is for.

lesson-hellas = A Hero comes to Hellas
    .about = Travel, pray, fight, build, hunt, go on a Quest, lead armies, and win: moments of one game.

lesson-hellas-turn = A turn
    .scene = You lead Achilles and two Hoplites, in Corinthia. Three ways to win for two: 3 whole Lands (each of one colour), 5 Regions with Temples, 3 slain Monsters.
lesson-hellas-turn-hero = Let Achilles travel to Messenia.
    .done = Your Hero goes as far as his Speed carries him, past friend and foe.
    .why = Heroes never die and hold no land. They go where a Quest, a Monster or a Monument waits.
lesson-hellas-turn-hoplites = Move one Hoplite from Corinthia to Boeotia.
    .done = Corinthia stays yours. Boeotia says 2: with a second Hoplite it would be yours, too.
    .why = A neutral Region is yours once as many Hoplites stand there as its number says. Up to your Leadership in Hoplites move, one Region each.
lesson-hellas-turn-special = End your turn: build a Temple in Corinthia.
    .done = A Temple brings a Priest, and Priests pray.
    .why = Regular Actions first, each once; then one Special Action, which ends the turn. Your token covers it: you cannot take it again before a Monument is built.

lesson-hellas-prayer = A prayer
    .scene = Inès has had her turn. In your Pool waits a Priest: your Temple brought him.
lesson-hellas-prayer-pray = Send your Priest to the Monument of Athena.
    .done = Leadership 2, for the rest of the game.
    .why = Zeus gives Strength, Athena Leadership, Hermes Speed. High Monuments give more on top.
lesson-hellas-prayer-move = Move two Hoplites: Corinthia–Boeotia, Boeotia–Euboea.
    .done = Two Hoplites instead of one. Two in the same Region would have taken it.
    .why = No Hoplite moves twice: the one in Boeotia goes on, and the one from Corinthia takes its place.

lesson-hellas-battle = A Battle
    .scene = Some turns and losses later. Inès stands in Euboea with two Hoplites, you are in Crete with your last one.
lesson-hellas-battle-attack = Step from Crete to Euboea: the enemy stands there.
    .done = Where Hoplites of two players meet there is a Battle.
    .why = The defender plays first, then both in turn, until both have passed.
lesson-hellas-battle-card = Play Wild Attack: 3 for your side.
    .done = 4 against 2: your Hoplite and the card. But its red drop is a Casualty, one of your own.
    .why = A card counts by its value and its text; each red drop costs you a Hoplite, even if you win.
lesson-hellas-battle-pass = That is enough: pass.
    .done = Inès loses a Hoplite and withdraws; your last one fell, the price of the card. Heroes live on, and Cities give new Hoplites.
    .why = The stronger Army wins; the other side loses a Hoplite and leaves the Region.

lesson-hellas-monument = A Monument
    .scene = Your token covers Prepare: you cannot use it again before somebody builds a Monument. So build one.
lesson-hellas-monument-build = Build the Monument of Athena.
    .done = Any player may build any Monument, wherever it stands.
    .why = The higher a Monument, the more a prayer there gives. With three players or more, a finished one can make a King.
lesson-hellas-monument-repeat = First, Prepare once more: draw two cards.
    .done = All covered actions are free again, for everybody, and your Temples give Priests.
    .why = With two players, whoever builds first repeats one covered action of his own; yours was Prepare. Then the Monument uncovers all.
lesson-hellas-monument-sphinx = Now the Monsters: roll for the Sphinx.
    .done = The die says attack; in Thessaly nobody stands.
    .why = Whoever builds rolls once for every Monster on the map. Some move, some attack the Region they are in.
lesson-hellas-monument-cyclops = Roll for the Cyclops, and let it attack its Region.
    .done = A Hoplite of Inès is dead. The last die, for the Chimera, has rolled by itself: movement.
    .why = Where the die leaves a choice, it is yours.
lesson-hellas-monument-chimera = Send the Chimera to Achaea.
    .done = Whoever builds leads the Monsters: send them to others. A new one has come: Medusa, in Attica.
    .why = Monsters near your Hero can be hunted; among the Hoplites of others they do harm.

lesson-hellas-hunt = A Hunt
    .scene = Slain Monsters are a way to win. The Cyclops is near, and you hold four Combat cards.
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
    .why = At least one Wound in every round, or the Hunt is over. Whoever covers a golden mark gains its reward, even if the Monster lives.
lesson-hellas-hunt-defend = It attacks with 5: discard the spear (4) and the torch (2).
    .done = Defended, and two new cards in hand. A Hunt is a matter of cards.
    .why = Values that add up to the attack ward it off. If you cannot, your Hero is injured.
lesson-hellas-hunt-end = No bow, so no fourth Wound: end the Hunt, injure Strength.
    .done = An injured Attribute counts 1 until Prepare heals it. Your Wounds stay, and the golden mark has brought a Priest.
    .why = A Hunt without a kill costs an Injury of your choice. Come back with better cards: the Wounds stay.

lesson-hellas-quest = A Quest
    .scene = You have a Priest in your Pool. In Chalkidiki a Quest waits: the Amazon Queen. Her three Steps stand in the list of Quests, each with its condition.
lesson-hellas-quest-go = Travel to Chalkidiki; take the third Step of the Quest.
    .done = Done at once, for one Priest: Strength +1, two cards, and the Glory of the Red Land.
    .why = You may begin at any Step whose conditions you meet. The third ends the Quest; from a lower one you climb, a Step each turn.
lesson-hellas-quest-usurp = Usurp Chalkidiki, and put a Fortified Hoplite there.
    .done = A Region without a Battle, whatever its number says. The Fortified Hoplite counts 1 more in its defence.
    .why = With the Glory of a Land your Hero may take any Region of that Land in which he stands.

lesson-hellas-army = Empty Regions
    .scene = In Euboea, Boeotia and Corinthia lie Control Tokens of Inès, but no Hoplite of hers is there.
lesson-hellas-army-step = Move your Hoplite from Chalkidiki to Euboea.
    .done = Euboea is yours: nobody defended it.
    .why = A neutral Region needs as many Hoplites as its number on the map; an enemy’s empty one needs a single one.
lesson-hellas-army-march = March from Euboea to Boeotia, and on to Corinthia.
    .done = Two more, with the same Hoplite. What he left stays yours until somebody takes it.
    .why = A March takes an Army one Region far; your Blessing, Forced March, makes it two.

lesson-hellas-recruit = Recruits
    .scene = Several turns later: nine Regions are yours, four of them with Temples. They need defenders.
lesson-hellas-recruit-recruit = Recruit in all six Cities: two each, one of them Fortified.
    .done = Twelve Hoplites in one turn. Without Regions that have a City nobody comes.
    .why = Two Hoplites for each City that you control. A Fortified one adds 1 in a Battle there, and dies last.

lesson-hellas-victory = The fifth Temple
    .scene = Four Regions with Temples, and five win. Elis has a Shrine for a Temple, and one Hoplite of yours.
lesson-hellas-victory-region = Three Hoplites to Elis: one from Arcadia, two from Achaea.
    .done = Four Hoplites, and Elis says 4: the Region is yours.
    .why = With Leadership 3 three Hoplites move. Done ends the movement, and then control is settled.
lesson-hellas-victory-temple = Build a Temple in Elis.
    .done = The fifth: the gods favour you, and you have won.
    .why = Who reaches one of the ends wins at once. How near each player is stands beside his name.

lesson-hellas-kronos = Kronos breaks loose
    .about = You are the Titan: Chains, Orders, Terror, burning Temples, until every Land is Hostile.

lesson-hellas-kronos-chains = The Chains
    .scene = You alone are Kronos; Inès and Bran are Heroes and one team. You win when all five Lands are Hostile, or no Monument stands.
lesson-hellas-kronos-chains-choose = Choose three Chains: Earthquake, Flood and Famine.
    .done = They lie face down. Nobody knows what they will do when they break.
    .why = A Broken Chain gives you its powers, and makes Actions cheaper. When the last one breaks, you walk.
lesson-hellas-kronos-chains-place = Rise in Euboea.
    .done = The Land around you is Hostile at once. The Heroes have come as well.
    .why = You stay there until your last Chain is broken. Until then Monsters are your hands.

lesson-hellas-kronos-orders = Orders and Terror
    .scene = A turn of yours is one Action; after each a Hero has his turn. Actions are paid with Anger Points.
lesson-hellas-kronos-orders-order = Order Cerberus into Locris.
    .done = The first Monster is on the map. With a Monster on it, its other Orders do something else.
    .why = One Action a turn, and a Hero’s turn after each of yours. Orders cost no Anger as long as a certain Quest is open.
lesson-hellas-kronos-orders-terror = A placed Monster may spread Terror at once: do it.
    .done = 1 Anger, and the Land is Distrustful.
    .why = Terror costs 1, and 1 more for every two Hoplites in the Land. Strike where the Heroes are not.
lesson-hellas-kronos-orders-wrath = Use your Wrath for a second Action: the Cyclops to Euboea.
    .done = Two Actions in one turn. The card rests until a Hero builds a Monument.
    .why = Your Wrath is broken from the start. Think of it before you end a turn.
lesson-hellas-kronos-orders-hostile = Terror with Cerberus again.
    .done = Hostile: two Lands of five. All five, and you have won.
    .why = Any Monster may do it, not only the new one. Heroes who kill Monsters raise a Land again.

lesson-hellas-kronos-temple = A Temple burns
    .scene = Each Hero has had a turn, and you one more. In Phocis no Hoplite guards the Temple.
lesson-hellas-kronos-temple-destroy = Medusa stands in Phocis, unguarded. Destroy its Temple.
    .done = It will never be rebuilt.
    .why = 4 Anger, a Monster on the spot and no Hoplite there. Every Temple that falls makes you stronger.
lesson-hellas-kronos-temple-raise = Raise your Anger.
    .done = From now on you recover more when you rest.
    .why = Might for your own fights, Anger for more Actions, Authority for more Monsters moved. At 3 a Chain breaks.
lesson-hellas-kronos-temple-oracle = It was the Oracle: choose the Green Land, too.
    .done = Distrustful, without a Monster anywhere near.
    .why = When the Oracle of Delphi falls, one Land of your choice sinks by a step.

lesson-hellas-kronos-chain = A Chain breaks
    .scene = Some turns later. Three Chains still hold you; only your Wrath is free.
lesson-hellas-kronos-chain-rest = You have 1 Anger left. Pass, and recover.
    .done = 4 Anger. The more Regions the Heroes hold, the angrier you are.
    .why = To pass is no Action. When you cannot pay for what you want, rest early.
lesson-hellas-kronos-chain-break = Destroy the Temple of Crete, raise Anger to 3, break Famine.
    .done = The first of three. Its symbols are now Wounds for who hunts you.
    .why = An Attribute that reaches 3 breaks a Chain; so does enough Anger when a Hero builds a Monument.
lesson-hellas-kronos-chain-use = Use Famine at once.
    .done = A Priest gone, a Hoplite dead, and it cost no Action.
    .why = The power of a Broken Chain is free, once, until the next Monument is built.

lesson-hellas-kronos-victory = The last Land
    .scene = The last moves: four Lands are Hostile, the fifth Distrustful, and the Chimera stands in it.
lesson-hellas-kronos-victory-terror = Four Lands are Hostile. Spread Terror with the Chimera.
    .done = All five. The Titan has won.
    .why = The other way: destroy all Monuments, once your last Chain is broken.

lesson-hellas-kronos-hero = Heroes against Kronos
    .about = What is otherwise when all Heroes are one team: lands, Monuments, and Hunts that win the people back.

lesson-hellas-kronos-hero-lands = Lands for all
    .scene = Kronos wins by five Hostile Lands, you by three whole Lands, or by his death. You are Leonidas; Bran is your ally.
lesson-hellas-kronos-hero-lands-march = March from Achaea to Elis with 4 Hoplites.
    .done = Elis is held. Three whole Lands, whichever Hero holds the Regions, and the Heroes win.
    .why = Heroes do not fight each other, and a Region of your ally is as good as your own. Kronos’ own Region does not count.

lesson-hellas-kronos-hero-monument = A Monument
    .scene = Your covered Actions come back only when a Hero builds. But every Monument gives Kronos breath, too.
lesson-hellas-kronos-hero-monument-move = Go to Achaea; send a Hoplite from Elis to Arcadia.
    .done = Your ally stands there, too: Hoplites of friends share a Region.
    .why = There are no Battles. Hoplites guard: Temples do not burn where one stands, and Terror costs more.
lesson-hellas-kronos-hero-monument-build = Build the Monument of Hermes.
    .done = All your Actions are free again. But Kronos drew Orders, and his Wrath is awake.
    .why = Priests come from Temples that you control. No Monsters move and no Event comes: Kronos recovers instead.

lesson-hellas-kronos-hero-hunt = A Hunt
    .scene = The Chimera spreads Terror in the Green Land. Who kills or marks it wins the people back.
lesson-hellas-kronos-hero-hunt-hunt = Hunt the Chimera, here in Arcadia.
    .done = A card for each point of Strength, as ever.
    .why = A Monster that is killed raises its Land by a step, and brings a Blessing. It is the cure for Terror.
lesson-hellas-kronos-hero-hunt-wounds = Deal three Wounds: the spear, then both torches.
    .done = Three Wounds covered; they stay there for the next hunter.
    .why = Some symbols carry a mark. Whoever covers it earns a trophy, even if the Monster lives.
lesson-hellas-kronos-hero-hunt-answer = Done; suffer the attack: Strength, and a Hoplite in Elis.
    .done = Kronos himself chose the attack: two cards, and he played the worse one for you.
    .why = In this mode Kronos plays all attacks. Keep a card or two to defend.
lesson-hellas-kronos-hero-hunt-retreat = End the Hunt here. It costs an Injury: Leadership.
    .done = Injuries heal when you prepare.
    .why = A Hunt that does not kill costs an Injury. Strong Wounds first, then go.
lesson-hellas-kronos-hero-hunt-trophy = Choose the Artifact mark: it lifts the Green Land.
    .done = Neutral again. Kronos must frighten it twice once more.
    .why = A mark of a Priest brings a Blessing, a mark of an Artifact a step for the Land. One of them, not both.
