# Le guide des leçons. Une phrase demande un geste ; .done dit ce qu'il avait de bon, .why à quoi sert la règle.

lesson-hellas = Un Héros arrive en Hellade
    .about = Voyager, prier, combattre, bâtir, chasser : les cinq gestes d’un Héros, à cinq moments d’une même partie.

lesson-hellas-turn = Un tour
lesson-hellas-turn-hero = Faites voyager Achille jusqu’en Messénie.
    .done = Votre Héros va aussi loin que sa Vitesse le porte, sans que nul l’arrête.
    .why = Les Héros ne meurent pas et ne tiennent aucune Région. Ils vont où les attend une Quête, un Monstre, un Monument.
lesson-hellas-turn-hoplites = Déplacez un Hoplite de Corinthie en Béotie.
    .done = Les Hoplites tiennent le pays ; il en avance un par point de Commandement.
    .why = Autant d’Hoplites que de Commandement, d’une Région chacun. Plus on en a, plus on avance.
lesson-hellas-turn-special = Terminez votre tour : construisez un Temple en Corinthie.
    .done = Un Temple apporte un Prêtre, et les Prêtres prient.
    .why = Les Actions d’abord, chacune une fois ; puis une Action Spéciale, qui termine le tour et reste couverte jusqu’au prochain Monument.

lesson-hellas-prayer = Une prière
lesson-hellas-prayer-pray = Envoyez votre Prêtre au Monument d’Athéna.
    .done = Commandement 2, pour toute la partie.
    .why = Zeus donne la Force, Athéna le Commandement, Hermès la Vitesse. Un Monument élevé donne plus encore.
lesson-hellas-prayer-move = Deux Hoplites : de Corinthie en Béotie, de Béotie en Eubée.
    .done = Voilà ce qu’une prière a changé : deux Hoplites au lieu d’un.
    .why = Aucun n’avance deux fois dans cette Action. Le second était un autre Hoplite.

lesson-hellas-battle = Une Bataille
lesson-hellas-battle-attack = Avancez de Crète en Eubée : l’ennemi y est.
    .done = Là où se rencontrent les Hoplites de deux joueurs, il y a Bataille.
    .why = Le défenseur joue d’abord, puis chacun son tour, jusqu’à ce que les deux aient passé.
lesson-hellas-battle-card = Jouez Attaque Sauvage : 3 pour votre camp.
    .done = 4 contre 2 : votre Hoplite et la carte.
    .why = Une carte vaut par sa valeur et par son texte. Mais une Chasse aussi demande des cartes.
lesson-hellas-battle-pass = C’est assez : passez.
    .done = L’ennemi se retire. Les cartes inutiles sont restées dans votre main.
    .why = L’Armée la plus forte l’emporte, et l’autre quitte la Région.

lesson-hellas-monument = Un Monument
lesson-hellas-monument-build = Construisez le Monument d’Athéna.
    .done = Chacun peut élever n’importe quel Monument, où qu’il soit.
    .why = Plus un Monument est haut, plus on y gagne à prier. À trois ou quatre, achevé, il peut faire un Roi.
lesson-hellas-monument-repeat = À deux, on répète d’abord une action : piochez deux fois.
    .done = Toutes les actions couvertes sont libres à nouveau, et vos Temples donnent des Prêtres.
    .why = C’est ainsi que finit une suite d’Actions Spéciales : quelqu’un bâtit.
lesson-hellas-monument-monsters = Aux Monstres : le Sphinx, le Cyclope (frapper), la Chimère en Achaïe.
    .done = Qui bâtit mène aussi les Monstres : envoyez-les chez les autres.
    .why = Un dé pour chaque Monstre de la carte. Les uns avancent, les autres frappent leur Région.

lesson-hellas-hunt = Une Chasse
lesson-hellas-hunt-go = Voyagez jusqu’en Béotie, où est le Cyclope.
    .done = Le Héros et le Monstre sont dans la même Région.
    .why = La Chasse est une Action Spéciale, et le Héros doit être sur place.
lesson-hellas-hunt-hunt = Chassez le Cyclope.
    .done = Vous avez pioché une carte par point de Force.
    .why = Couvrez chaque Dégât de sa fiche, et il est tué. Trois Monstres tués font gagner la partie.
lesson-hellas-hunt-wound = Infligez le deuxième Dégât avec une torche.
    .done = Un Dégât de moins. Le même symbole convient toujours.
    .why = Un Dégât coûte une carte de son symbole. Une faucille les remplace tous.
lesson-hellas-hunt-more = Deux encore : la masse au premier, la faucille au troisième. Finissez.
    .done = À présent, le Monstre riposte.
    .why = Au moins un Dégât par manche, ou la Chasse s’arrête. Gardez des cartes pour la riposte.
lesson-hellas-hunt-defend = Il attaque à 5 : défaussez la lance (4) et la torche (2).
    .done = Attaque parée, et deux cartes neuves. Une Chasse est affaire de cartes.
    .why = Des valeurs qui atteignent l’attaque la parent. Sinon, le Héros est blessé.
