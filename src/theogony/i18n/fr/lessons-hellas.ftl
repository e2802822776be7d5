# Le guide des leçons. Une phrase demande un geste ; .done dit ce qu'il avait de bon, .why à quoi sert la règle.

lesson-hellas = Un Héros arrive en Hellas
    .about = Voyager, prier, combattre, bâtir, chasser, partir en Quête, mener des armées, gagner : les moments d’une partie.

lesson-hellas-turn = Un Tour
    .scene = Vous menez Achille et deux Hoplites, en Corinthie. Trois façons de gagner à deux : 3 Territoires entiers (chacun d’une couleur), 5 Régions avec Temple, 3 Monstres tués.
lesson-hellas-turn-hero = Faites voyager Achille jusqu’en Messénie.
    .done = Votre Héros va aussi loin que sa Vitesse le porte, sans que nul l’arrête.
    .why = Les Héros ne meurent pas et ne tiennent aucune Région. Ils vont où les attend une Quête, un Monstre, un Monument.
lesson-hellas-turn-hoplites = Déplacez un Hoplite de Corinthie en Béotie.
    .done = La Corinthie reste à vous. La Béotie demande 2 : avec un second Hoplite, elle le serait aussi.
    .why = Une Région neutre est à vous dès qu’il s’y tient autant de vos Hoplites que l’indique son nombre. Il en avance un par point de Commandement, d’une Région chacun.
lesson-hellas-turn-special = Terminez votre Tour : construisez un Temple en Corinthie.
    .done = Un Temple apporte un Prêtre, et les Prêtres prient.
    .why = Les Actions d’abord, chacune une fois ; puis une Action Spéciale, qui termine le Tour. Votre pion la couvre : vous ne la referez pas avant le prochain Monument.

lesson-hellas-prayer = Une prière
    .scene = Inès a joué. Un Prêtre attend dans votre réserve : votre Temple l’a amené.
lesson-hellas-prayer-pray = Envoyez votre Prêtre au Monument d’Athéna.
    .done = Commandement 2, pour toute la partie.
    .why = Zeus donne la Force, Athéna le Commandement, Hermès la Vitesse. Un Monument élevé donne plus encore.
lesson-hellas-prayer-move = Deux Hoplites : de Corinthie en Béotie, de Béotie en Eubée.
    .done = Deux Hoplites au lieu d’un. Tous deux dans la même Région l’auraient prise.
    .why = Aucun n’avance deux fois : celui de Béotie continue, celui de Corinthie prend sa place.

lesson-hellas-battle = Une Bataille
    .scene = Quelques Tours et quelques pertes plus tard. Inès est en Eubée avec deux Hoplites, vous en Crète avec votre dernier.
lesson-hellas-battle-attack = Avancez de Crète en Eubée : l’ennemi y est.
    .done = Là où se rencontrent les Hoplites de deux joueurs, il y a Bataille.
    .why = Le défenseur joue d’abord, puis chacun son tour, jusqu’à ce que les deux aient passé.
lesson-hellas-battle-card = Jouez Attaque Sauvage : 3 pour votre camp.
    .done = 4 contre 2 : votre Hoplite et la carte. Mais sa goutte rouge est une Perte, l’un des vôtres.
    .why = Une carte vaut par sa valeur et par son texte ; chaque goutte rouge vous coûte un Hoplite, même si vous gagnez.
lesson-hellas-battle-pass = C’est assez : passez.
    .done = Inès perd un Hoplite et se retire ; votre dernier est tombé, c’est le prix de la carte. Les Héros survivent, et les Villes donnent d’autres Hoplites.
    .why = L’Armée la plus forte l’emporte ; l’autre perd un Hoplite et quitte la Région.

lesson-hellas-monument = Un Monument
    .scene = Votre pion couvre la Préparation : impossible de la refaire avant qu’un Monument soit construit. Construisez-en donc un.
lesson-hellas-monument-build = Construisez le Monument d’Athéna.
    .done = Chacun peut élever n’importe quel Monument, où qu’il soit.
    .why = Plus un Monument est haut, plus on y gagne à prier. À trois ou quatre, achevé, il peut faire un Roi.
lesson-hellas-monument-repeat = D’abord la Préparation, encore une fois : piochez deux cartes.
    .done = Toutes les actions couvertes sont libres à nouveau, et vos Temples donnent des Prêtres.
    .why = À deux, qui bâtit répète d’abord une de ses actions couvertes ; ici, la Préparation. Puis le Monument les découvre toutes.
lesson-hellas-monument-sphinx = Aux Monstres : lancez le dé pour le Sphinx.
    .done = Le dé dit : attaque. En Thessalie, il n’y a personne.
    .why = Qui bâtit lance un dé pour chaque Monstre de la carte. Les uns avancent, les autres attaquent leur Région.
lesson-hellas-monument-cyclops = Lancez le dé pour le Cyclope, et qu’il attaque sa Région.
    .done = Un Hoplite d’Inès est mort. Le dernier dé, celui de la Chimère, a roulé de lui-même : déplacement.
    .why = Quand le dé laisse un choix, il est à vous.
lesson-hellas-monument-chimera = Envoyez la Chimère en Achaïe.
    .done = Qui bâtit mène les Monstres : envoyez-les chez les autres. Un nouveau est venu : Méduse, en Attique.
    .why = Près de votre Héros, un Monstre se chasse ; parmi les Hoplites des autres, il fait des ravages.

lesson-hellas-hunt = Une Chasse
    .scene = Tuer des Monstres peut faire gagner. Le Cyclope est proche, et vous avez quatre cartes Combat.
lesson-hellas-hunt-go = Voyagez jusqu’en Béotie, où est le Cyclope.
    .done = Le Héros et le Monstre sont dans la même Région.
    .why = La Chasse est une Action Spéciale, et le Héros doit être sur place.
lesson-hellas-hunt-hunt = Chassez le Cyclope.
    .done = Vous avez pioché une carte par point de Force.
    .why = Couvrez chaque Dégât de sa fiche, et il est tué. Trois Monstres tués font gagner la partie.
lesson-hellas-hunt-wound = Infligez le deuxième Dégât avec une torche.
    .done = Un Dégât de moins. Le même symbole convient toujours.
    .why = Un Dégât coûte une carte de son symbole. Une faucille les remplace tous.
lesson-hellas-hunt-more = Deux encore : la massue au premier, la faucille au troisième. Finissez.
    .done = À présent, le Monstre riposte.
    .why = Au moins un Dégât par étape, ou la Chasse s’arrête. Qui couvre une marque dorée en gagne la récompense, même si le Monstre vit.
lesson-hellas-hunt-defend = Il attaque à 5 : défaussez la lance (4) et la torche (2).
    .done = Attaque parée, et deux cartes neuves. Une Chasse est affaire de cartes.
    .why = Des valeurs qui atteignent l’attaque la parent. Sinon, le Héros est blessé.
lesson-hellas-hunt-end = Pas d’arc, pas de quatrième Dégât : arrêtez, blessez la Force.
    .done = Une Caractéristique blessée compte 1 tant que la Préparation ne l’a pas soignée. Vos Dégâts restent, et la marque dorée a apporté un Prêtre.
    .why = Une Chasse sans mise à mort coûte une Blessure, à votre choix. Revenez avec de meilleures cartes : les Dégâts restent.

lesson-hellas-quest = Une Quête
    .scene = Vous avez un Prêtre en réserve. En Chalcidique attend une Quête : la Reine des Amazones. Ses trois Étapes sont dans la liste des Quêtes, chacune avec sa condition.
lesson-hellas-quest-go = Voyagez en Chalcidique ; prenez la troisième Étape de la Quête.
    .done = Accomplie aussitôt, pour un Prêtre : Force +1, deux cartes, et la Gloire du Territoire rouge.
    .why = On commence à toute Étape dont on remplit la condition. La troisième achève la Quête ; de plus bas, on monte d’une Étape par Tour.
lesson-hellas-quest-usurp = Usurpez la Chalcidique, et posez-y un Hoplite Fortifié.
    .done = Une Région sans Bataille, quel que soit son nombre. Fortifié, l’Hoplite compte 1 de plus pour la défendre.
    .why = Avec la Gloire d’un Territoire, votre Héros peut prendre toute Région de ce Territoire où il se trouve.

lesson-hellas-army = Des Régions vides
    .scene = En Eubée, en Béotie et en Corinthie, Inès a des marqueurs de Contrôle, mais plus un seul Hoplite.
lesson-hellas-army-step = Déplacez votre Hoplite de Chalcidique en Eubée.
    .done = L’Eubée est à vous : personne ne la défendait.
    .why = Une Région neutre demande autant d’Hoplites que son nombre sur la carte ; celle d’un ennemi, s’il l’a quittée, un seul.
lesson-hellas-army-march = Marchez d’Eubée en Béotie, puis jusqu’en Corinthie.
    .done = Deux de plus, avec le même Hoplite. Ce qu’il quitte reste à vous tant que nul ne le prend.
    .why = Une Marche mène une Armée à une Région de là ; votre Bénédiction, Marche Forcée, à deux.

lesson-hellas-recruit = Des recrues
    .scene = Plusieurs Tours plus tard : neuf Régions sont à vous, dont quatre avec un Temple. Il faut les défendre.
lesson-hellas-recruit-recruit = Recrutez dans les six Villes : deux Hoplites chacune, dont un Fortifié.
    .done = Douze Hoplites en un Tour. Sans Région avec une Ville, personne ne vient.
    .why = Deux Hoplites par Ville contrôlée. Un Hoplite Fortifié ajoute 1 dans une Bataille sur place, et meurt en dernier.

lesson-hellas-victory = Le cinquième Temple
    .scene = Quatre Régions avec un Temple ; à cinq, on gagne. En Élide, un Sanctuaire est libre, et un Hoplite à vous.
lesson-hellas-victory-region = Trois Hoplites en Élide : un d’Arcadie, deux d’Achaïe.
    .done = Quatre Hoplites, et l’Élide en demande 4 : la Région est à vous.
    .why = Avec 3 en Commandement, trois Hoplites avancent. Terminé clôt le déplacement, et l’on voit qui contrôle.
lesson-hellas-victory-temple = Construisez un Temple en Élide.
    .done = Le cinquième : les dieux sont avec vous, et vous avez gagné.
    .why = Qui atteint l’un des buts gagne aussitôt. À côté de chaque nom, on lit ce qui lui manque.

lesson-hellas-kronos = Kronos se libère
    .about = Vous êtes le Titan : Chaînes, Ordres, Terreur, Temples en flammes, jusqu’à ce que tous les Territoires soient Hostiles.

lesson-hellas-kronos-chains = Les Chaînes
    .scene = Vous seul êtes Kronos ; Inès et Bran sont des Héros, et une équipe. Vous gagnez si les cinq Territoires sont Hostiles, ou s’il n’y a plus de Monument.
lesson-hellas-kronos-chains-choose = Choisissez trois Chaînes : Tremblement de Terre, Déluge, Famine.
    .done = Elles sont face cachée. Nul ne sait ce qu’elles feront, une fois brisées.
    .why = Une Chaîne Brisée donne ses pouvoirs, et rend des Actions moins chères. La dernière brisée, vous marchez.
lesson-hellas-kronos-chains-place = Dressez-vous en Eubée.
    .done = Autour de vous, le Territoire est aussitôt Hostile. Les Héros sont arrivés, eux aussi.
    .why = Vous restez là tant qu’une Chaîne tient. D’ici là, les Monstres sont vos mains.

lesson-hellas-kronos-orders = Ordres et Terreur
    .scene = Votre Tour, c’est une Action ; après chacune, un Héros joue. Les Actions se paient en Points de Colère.
lesson-hellas-kronos-orders-order = Envoyez Cerbère en Locride par un Ordre.
    .done = Le premier Monstre est sur la carte. Une fois là, ses autres Ordres font autre chose.
    .why = Une Action par Tour, et un Héros joue après chacun des vôtres. Les Ordres sont gratuits tant qu’une certaine Quête est ouverte.
lesson-hellas-kronos-orders-terror = Un Monstre placé peut aussitôt semer la Terreur : faites-le.
    .done = 1 Point de Colère, et le Territoire est Méfiant.
    .why = La Terreur coûte 1, et 1 de plus par paire d’Hoplites dans le Territoire. Frappez où les Héros ne sont pas.
lesson-hellas-kronos-orders-wrath = Colère de Kronos donne une seconde Action : le Cyclope en Eubée.
    .done = Deux Actions en un Tour. La carte se repose jusqu’au prochain Monument.
    .why = Colère de Kronos est Brisée dès le début. Pensez-y avant de finir un Tour.
lesson-hellas-kronos-orders-hostile = Encore la Terreur, avec Cerbère.
    .done = Hostile : deux Territoires sur cinq. Tous les cinq, et vous avez gagné.
    .why = N’importe quel Monstre peut le faire. Les Héros qui tuent des Monstres relèvent un Territoire.

lesson-hellas-kronos-temple = Un Temple brûle
    .scene = Chaque Héros a joué, et vous une fois de plus. En Phocide, aucun Hoplite ne garde le Temple.
lesson-hellas-kronos-temple-destroy = Méduse est seule en Phocide. Détruisez-y le Temple.
    .done = Il ne sera jamais rebâti.
    .why = 4 Points de Colère, un Monstre sur place et aucun Hoplite. Chaque Temple détruit vous rend plus fort.
lesson-hellas-kronos-temple-raise = Augmentez votre Colère.
    .done = Désormais, le repos vous en rend davantage.
    .why = La Puissance pour vos combats, la Colère pour plus d’Actions, l’Autorité pour plus de Monstres. À 3, une Chaîne se brise.
lesson-hellas-kronos-temple-oracle = C’était l’Oracle : choisissez aussi le Territoire vert.
    .done = Le voilà Méfiant, sans un Monstre alentour.
    .why = Quand tombe l’Oracle de Delphes, un Territoire de votre choix descend d’un cran.

lesson-hellas-kronos-chain = Une Chaîne se brise
    .scene = Quelques Tours plus tard. Trois Chaînes vous tiennent encore ; seule Colère de Kronos est Brisée.
lesson-hellas-kronos-chain-rest = Il vous reste 1 Point de Colère. Passez, et récupérez.
    .done = 4 Points de Colère. Plus les Héros tiennent de Régions, plus vous enragez.
    .why = Passer n’est pas une Action. Si vous ne pouvez payer ce que vous voulez, reposez-vous tôt.
lesson-hellas-kronos-chain-break = Détruisez le Temple de Crète, la Colère à 3, brisez Famine.
    .done = La première de trois. Ses symboles sont des Dégâts à couvrir pour qui vous chasse.
    .why = Une Caractéristique qui atteint 3 brise une Chaîne ; assez de Colère quand un Héros bâtit un Monument, aussi.
lesson-hellas-kronos-chain-use = Utilisez Famine aussitôt.
    .done = Un Prêtre de moins, un Hoplite mort, et aucune Action dépensée.
    .why = Le pouvoir d’une Chaîne Brisée est gratuit, une fois, jusqu’au prochain Monument.

lesson-hellas-kronos-victory = Le dernier Territoire
    .scene = Les derniers coups : quatre Territoires sont Hostiles, le cinquième Méfiant, et la Chimère y est.
lesson-hellas-kronos-victory-terror = Quatre Territoires sont Hostiles. Semez la Terreur avec la Chimère.
    .done = Tous les cinq. Le Titan a gagné.
    .why = L’autre voie : détruire tous les Monuments, une fois la dernière Chaîne brisée.

lesson-hellas-kronos-hero = Les Héros contre Kronos
    .about = Ce qui change quand les Héros font équipe : les Territoires, les Monuments, et des Chasses qui regagnent les peuples.

lesson-hellas-kronos-hero-lands = Des Territoires pour tous
    .scene = Kronos gagne par cinq Territoires Hostiles, vous par trois Territoires entiers ou par sa mort. Vous êtes Léonidas ; Bran est votre allié.
lesson-hellas-kronos-hero-lands-march = Marchez d’Achaïe en Élide avec 4 Hoplites.
    .done = L’Élide est tenue. Trois Territoires entiers, quel que soit le Héros qui tient chaque Région, et les Héros gagnent.
    .why = Les Héros ne se battent pas entre eux, et la Région d’un allié vaut la vôtre. Celle de Kronos ne compte pas.

lesson-hellas-kronos-hero-monument = Un Monument
    .scene = Vos Actions couvertes ne reviennent que si un Héros bâtit. Mais chaque Monument rend aussi son souffle à Kronos.
lesson-hellas-kronos-hero-monument-move = Allez en Achaïe ; envoyez un Hoplite d’Élide en Arcadie.
    .done = Votre allié s’y trouve aussi : les Hoplites amis partagent une Région.
    .why = Pas de Bataille. Les Hoplites gardent : un Temple ne brûle pas où l’un d’eux se tient, et la Terreur coûte plus.
lesson-hellas-kronos-hero-monument-build = Construisez le Monument d’Hermès.
    .done = Vos Actions sont toutes libres. Mais Kronos a pioché des Ordres, et sa Colère s’éveille.
    .why = Les Prêtres viennent des Temples que vous contrôlez. Ni Monstres ni Événement : c’est Kronos qui récupère.

lesson-hellas-kronos-hero-hunt = Une Chasse
    .scene = La Chimère sème la Terreur dans le Territoire vert. Qui la tue ou la marque regagne le peuple.
lesson-hellas-kronos-hero-hunt-hunt = Chassez la Chimère, ici, en Arcadie.
    .done = Une carte par point de Force, comme toujours.
    .why = Un Monstre tué relève son Territoire d’un cran et apporte une Bénédiction. C’est le remède à la Terreur.
lesson-hellas-kronos-hero-hunt-wounds = Infligez trois Dégâts : la lance, puis les deux torches.
    .done = Trois Dégâts infligés ; ils restent pour le prochain chasseur.
    .why = Certains symboles portent une marque. Qui la couvre gagne un trophée, même si le Monstre vit.
lesson-hellas-kronos-hero-hunt-answer = Terminez ; subissez l’attaque : Force, et un Hoplite en Élide.
    .done = C’est Kronos qui choisit l’attaque : deux cartes, et la pire fut pour vous.
    .why = Dans ce mode, Kronos joue toutes les attaques. Gardez une carte ou deux pour vous défendre.
lesson-hellas-kronos-hero-hunt-retreat = Arrêtez la Chasse ici. Elle coûte une Blessure : Commandement.
    .done = Les Blessures guérissent quand on se prépare.
    .why = Une Chasse sans mise à mort coûte une Blessure du Héros. Frappez fort, puis partez.
lesson-hellas-kronos-hero-hunt-trophy = Choisissez la marque d’Artéfact : elle relève le Territoire vert.
    .done = Neutre de nouveau. Kronos devra l’effrayer encore deux fois.
    .why = La marque de Prêtre apporte une Bénédiction, celle d’Artéfact un cran pour le Territoire. L’une ou l’autre.
