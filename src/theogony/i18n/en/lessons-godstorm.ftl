# The guide of the lessons. A sentence asks for something to do; .done says what was good about it, .why what the rule is for.

lesson-godstorm = The Celts go to war
    .about = A whole turn step by step, an attack on you, a second turn with a miracle, and the last one, when points are counted.

lesson-godstorm-bid = Who goes first?
    .scene = The most points after five epochs win: 1 for each land you hold, more for whole continents.
lesson-godstorm-bid-bid = Bid 1 faith, in secret, for the order of the turns.
    .done = Both bid 1; the dice parted you, and you choose first.
    .why = Green lands are yours, grey ones neutral; a number counts the armies there. Faith, beside the praying figure at your name, is your money. Before each of the five epochs everybody bids. All bids are paid, won or lost, so a small one is often enough.
lesson-godstorm-bid-order = Choose to go first.
    .done = You begin: 4 armies wait to be placed, and 5 faith are yours.
    .why = Going first takes land before others can. In the last epoch going last is better: nobody can answer.

lesson-godstorm-income = Raise armies
    .scene = Your turn. It always goes through ten steps, in the same order; the first brings armies and faith.
lesson-godstorm-income-place = Place your four new armies in Iberia, beside your god.
    .done = One large army can attack again and again. Your temple in Parthia has raised one more by itself.
    .why = Every three lands bring an army, three armies at least; they go to any land of yours. Whole continents bring more, and each temple one where it stands.

lesson-godstorm-faith = Spend your faith
    .scene = Faith is your money: a god costs 3, a temple 5, a miracle card 2.
lesson-godstorm-faith-temple = Build a temple in Corsica for 5 faith.
    .done = From your next turn on it gives an army and 1 faith, every turn.
    .why = A temple stands where you have an army. Each turn it brings an army and 1 faith: the earlier it is built, the more of them.
lesson-godstorm-faith-card = Buy a War card for 2 faith, then stop buying.
    .done = Your card lies below the map: press it to read it.
    .why = Each god sells cards of his own kind, and only while he is in play. What you take is paid and drawn when you press Done.
lesson-godstorm-faith-keep = Keep your card for a better moment: go on.
    .done = Cards are seen by you alone. Their best moment comes later.
    .why = War and Death cards are played now, Sky cards when you are attacked; Magic cards are relics and stay in play. Then plague kills half of your armies in its lands (green signs).

lesson-godstorm-invade = Invade
    .scene = Now for land. Nobody must attack; whoever wants may, as often as he likes.
lesson-godstorm-invade-attack = Attack Oricalcos from Iberia.
    .done = Iberia holds many armies, Oricalcos a single one.
    .why = An invasion needs two armies at least: one always stays behind. Dotted lines join lands across the sea; mountains part them.
lesson-godstorm-invade-commit = Send 9 armies.
    .done = As many as can go: the more that fight, the longer you can go on.
    .why = What you send decides how long you can fight, not how many must move in.
lesson-godstorm-invade-god = Let the god of war go along.
    .done = With him you win the ties.
    .why = Gods lend their power to those they stand with. If both sides have gods, the gods fight first.
lesson-godstorm-invade-roll = Roll three dice.
    .done = The 6 beats the 5: Oricalcos is yours, and Atlantis is whole. That is 4 points more.
    .why = Highest against highest, second against second. A tie is for the defender, unless the god of war attacks.
lesson-godstorm-invade-move = Move 3 armies in.
    .done = The large army stays where it is needed next.
    .why = At least as many as rolled dice must move in. You may go on from there at once. But where plague is, half of those who move in die, and gods are banished.
lesson-godstorm-invade-stay = Your god stays in Iberia: take the tick away from Nuada.
    .done = He is still beside the large army.
    .why = Gods move along only if you want it. A god without an army beside him is banished.

lesson-godstorm-gods = Gods at war
    .scene = In Gaul stands the god of war of the Norse. Where both sides bring gods, the gods fight first.
lesson-godstorm-gods-attack = Attack Gaul from Iberia: 6 armies, and your god of war.
    .done = 13 against 18: your god is banished. He can be summoned again for 3 faith.
    .why = Each side rolls three dice and adds the armies beside its god. The loser is banished; the armies stay.
lesson-godstorm-gods-stop = Six armies are still in Gaul. Stop this invasion.
    .done = Stopping costs nothing, and you may attack somewhere else at once.
    .why = After every roll you may go on or stop. Stopping ends this one invasion only. Three lands taken in one turn, with your god of war in play, bring a War card.

lesson-godstorm-march = March
    .scene = Two more attacks: Phoenicia fell, Anglia held. Three of your armies are dead, but not gone.
lesson-godstorm-march-march = Move 4 armies from Poseidonis to Hibernia.
    .done = Armies far from any enemy are worth nothing: now they stand at the border.
    .why = Once a turn, after all invasions, from one land of yours to another that is joined to it by your own.

lesson-godstorm-underworld = The dead
    .scene = Your three dead wait in heaven. In the Underworld each crypt and each altar is a point.
lesson-godstorm-underworld-embark = Send your three dead out to the south-west gate.
    .done = Who falls above is not lost: he goes on fighting below.
    .why = Fallen armies wait in heaven. They come in through the gates, or join those who are below already.
lesson-godstorm-underworld-enter = Enter the south-west crypt with 2 armies.
    .done = A point, and each turn one of your dead comes back to a temple.
    .why = An altar adds a die to your godswars, a crypt brings the dead back; halls are ways between them. Flames let nobody pass.

lesson-godstorm-defend = Under attack
    .scene = It is Inès’ turn. She attacks Sicilia from Apulia with 6 armies, and rolls three dice.
lesson-godstorm-defend-defend = You have two armies there: defend with two dice.
    .done = 6 and 4 against 4 and 1: she loses two armies, and stops.
    .why = With two dice you may win or lose two armies at once; ties are the defender’s. One army rolls one die.

lesson-godstorm-second = The second turn
    .scene = Second epoch: 10 faith, and 8 armies instead of 5, for Atlantis. They stand in Hibernia already.
lesson-godstorm-second-revive = Your crypt at work: bring one of the dead back to Corsica.
    .done = Back among the living, beside your temple.
    .why = Each crypt sends one of the dead in it to a temple of yours, at the start of every turn.
lesson-godstorm-second-summon = Summon Nuada to Hibernia, then press Done twice.
    .done = Your god of war is back, beside your largest army.
    .why = A god appears where you have an army. Done ends a step: first building, then buying cards.
lesson-godstorm-second-card = Play The Temple Falls: from Dalmatia to Anglia.
    .done = Inès’ temple now stands in Anglia, next to your large army.
    .why = A War or Death card needs its god in play, and some cost faith. Press a card in your hand to read what it does.
lesson-godstorm-second-attack = Attack Anglia from Hibernia: 13, with the god, three dice.
    .done = The temple rolled her 1 again. But 4 against 4 is yours: with the god of war you win ties.
    .why = A temple rolls the ones of its defenders again. With your god of war ties cost the defender an army.
lesson-godstorm-second-temple = Roll again; then move 12 armies in, the god as well.
    .done = Anglia is yours, and the temple with it.
    .why = A temple belongs to whoever holds its land. Gods go along only if you take them.

lesson-godstorm-last = The last turn
    .scene = Two epochs later: the fifth, and you are last. Nobody moves after you. You lead by 21 points to 11.
lesson-godstorm-last-gods = Once more against Gaul: from Anglia, 14 armies and Nuada.
    .done = 24 against 18: this time it is the other god who is banished.
    .why = Every army sent with a god counts 1 in a godswar. A large army makes strong gods.
lesson-godstorm-last-roll = Three dice, again and again, until Gaul falls.
    .done = Six armies beaten, none lost.
    .why = Go on while you have more armies; before you roll, the panel shows the chances. In a game “Until it is decided” rolls on for you.
lesson-godstorm-last-end = Move 14 in with the god; then Done until the game ends.
    .done = 22 to 10: 18 lands, 3 for Atlantis, 1 for the crypt. You have won.
    .why = Lands, whole continents, crypts and altars count, and some relics. Faith, armies, gods and temples do not. Do not rest on Atlantis alone: a card can sink it.

lesson-godstorm-classic = Classic Risk on this map
    .about = No gods, no faith: armies, dice and cards. A turn, a set, and the last round.

lesson-godstorm-classic-turn = A turn
    .scene = The most points after the agreed rounds win, or the last player left. No gods, no faith: armies and dice.
lesson-godstorm-classic-turn-place = Place your four armies in Iberia.
    .done = One large army takes more than four small ones hold.
    .why = Three territories bring an army, at least 3 in all; whole continents bring more.
lesson-godstorm-classic-turn-attack = Attack Oricalcos from Iberia, with three dice each time.
    .done = The first roll cost you an army, the second won: Atlantis is all yours.
    .why = Highest die against highest, second against second. A tie is the defender’s, and there is no god to change that.
lesson-godstorm-classic-turn-move = Move all 8 armies in.
    .done = What you leave behind can be attacked, too.
    .why = At least as many as you rolled dice; one always stays behind.
lesson-godstorm-classic-turn-card = Stop attacking; move 4 armies from Poseidonis to Iberia.
    .done = And a card: you took a territory in this turn. One a turn, however many you take.
    .why = One move at the end of the turn, between lands that your own lands join. Then whoever captured draws a card.

lesson-godstorm-classic-cards = A set
    .scene = Whoever takes a land draws one card at the end of the turn. Three that fit bring armies.
lesson-godstorm-classic-cards-set = You hold three cards, one of them wild. Trade the set.
    .done = 4 armies, and 2 more in Thracia, which is on a card and yours.
    .why = Three alike, or one of each; a wild card is any of them. The sets are worth 4, 6, 8, 10, 12, 15, and then 5 more each.
lesson-godstorm-classic-cards-armies = 11 armies are yours now. Place them all in Thracia.
    .done = Seven of your lands, four of the set.
    .why = With five cards at the start of a turn you must trade. Before that you may wait: the next set is worth more.

lesson-godstorm-classic-last = The last round
    .scene = The tenth round of ten: this is the last turn of all.
lesson-godstorm-classic-last-attack = The last turn, 14 to 14. Take Oricalcos with three dice.
    .done = 15 territories, and a whole continent.
    .why = This game lasts ten rounds, as agreed before it. Then territories and continents are counted.
lesson-godstorm-classic-last-end = Move all 8 in, and end your turn: nobody can answer.
    .done = 18 to 13. Without a last round, the last player left wins.
    .why = A point for each territory, the bonus of each continent. Cards and armies count nothing.
