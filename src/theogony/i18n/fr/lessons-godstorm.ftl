# Le guide des leçons. Une phrase demande un geste ; .done dit ce qu'il avait de bon, .why à quoi sert la règle.

lesson-godstorm = Le premier tour des Celtes
    .about = Miser, lever des armées, prier, envahir, se déplacer, envoyer les morts au combat : un tour entier, pas à pas.

lesson-godstorm-bid = Qui commence ?
lesson-godstorm-bid-bid = Misez en secret 1 point de croyance pour l’ordre du tour.
    .done = Deux mises égales ; les dés ont tranché, et vous choisissez d’abord.
    .why = Chacun mise avant chacune des cinq époques. Toutes les mises sont payées, gagnées ou perdues : une petite suffit souvent.
lesson-godstorm-bid-order = Choisissez de jouer en premier.
    .done = Vos armées et votre croyance arrivent aussitôt.
    .why = Jouer en premier, c’est prendre avant les autres. À la dernière époque, mieux vaut jouer en dernier.

lesson-godstorm-income = Lever des armées
lesson-godstorm-income-place = Placez vos quatre armées en Ibérie, auprès de votre dieu.
    .done = Une grande armée fait bouger la carte ; le temple en a levé une de plus.
    .why = Les armées levées vont dans vos territoires. Continents entiers et temples en apportent davantage.

lesson-godstorm-faith = Dépenser la croyance
lesson-godstorm-faith-temple = Construisez un temple en Corse pour 5 points de croyance.
    .done = Dès votre prochain tour, il donne une armée et 1 point de croyance.
    .why = Un temple se dresse où vous avez une armée. Plus tôt il est construit, plus il donne.
lesson-godstorm-faith-card = Achetez une carte Guerre pour 2 points, puis arrêtez.
    .done = Le dieu de la guerre est en jeu : ses cartes sont à vendre.
    .why = Chaque dieu vend les cartes de son genre, et seulement tant qu’il est en jeu.
lesson-godstorm-faith-keep = Gardez votre carte pour un meilleur moment : continuez.
    .done = Vos cartes ne sont vues que de vous. Leur heure viendra.
    .why = Les cartes Guerre et Mort se jouent maintenant, avant le fléau ; d’autres répondent à ce qui arrive.

lesson-godstorm-invade = Envahir
lesson-godstorm-invade-attack = Attaquez Oricalcos depuis l’Ibérie.
    .done = Beaucoup d’armées en Ibérie, une seule en face.
    .why = Pour envahir, il faut au moins deux armées : l’une reste toujours sur place.
lesson-godstorm-invade-commit = Envoyez 9 armées.
    .done = Toutes celles qui le peuvent : plus elles sont, plus on peut insister.
    .why = Ce nombre dit combien de temps on peut se battre, non combien doivent entrer.
lesson-godstorm-invade-god = Que le dieu de la guerre les accompagne.
    .done = Avec lui, les égalités sont pour vous.
    .why = Un dieu prête son pouvoir à ceux qu’il accompagne. Si les deux camps en ont, les dieux s’affrontent d’abord.
lesson-godstorm-invade-roll = Lancez trois dés.
    .done = Le 6 l’emporte sur le 5 : le territoire est à vous.
    .why = Le plus fort contre le plus fort, le deuxième contre le deuxième. L’égalité est au défenseur, sauf face au dieu de la guerre.
lesson-godstorm-invade-move = Faites entrer 3 armées ; le dieu reste avec les autres.
    .done = La grande armée reste là où elle servira.
    .why = Il en entre au moins autant que de dés lancés. De là, on peut repartir aussitôt.

lesson-godstorm-march = Se déplacer
lesson-godstorm-march-march = Menez 4 armées de Poseidonis jusqu’en Hibernie.
    .done = Loin de tout ennemi, une armée ne sert à rien : les voici à la frontière.
    .why = Une fois par tour, après les invasions, entre deux de vos territoires reliés par les vôtres.

lesson-godstorm-underworld = Les morts
lesson-godstorm-underworld-embark = Embarquez vos trois morts à la porte du sud-ouest.
    .done = Qui tombe là-haut n’est pas perdu : il se bat encore en bas.
    .why = Les armées tombées attendent au paradis. Elles entrent par les portes.
lesson-godstorm-underworld-enter = Entrez dans la crypte du sud-ouest avec 2 armées.
    .done = Un point, et à chaque tour un mort peut revenir dans un temple.
    .why = Cryptes et autels valent un point comme les territoires, et l’on s’y bat moins.

lesson-godstorm-classic = Le Risk classique sur cette carte
    .about = Ni dieux ni croyance : des armées, des dés, des cartes. Un tour, une série, et la dernière manche.

lesson-godstorm-classic-turn = Un tour
lesson-godstorm-classic-turn-place = Placez vos quatre armées en Ibérie.
    .done = Une grande armée prend plus que quatre petites ne tiennent.
    .why = Trois territoires apportent une armée, trois armées au moins ; les continents entiers en apportent d’autres.
lesson-godstorm-classic-turn-attack = Attaquez Oricalcos depuis l’Ibérie, avec trois dés à chaque fois.
    .done = Le premier jet vous coûte une armée, le second l’emporte : l’Atlantide est toute à vous.
    .why = Le plus fort contre le plus fort, le deuxième contre le deuxième. L’égalité est au défenseur, et nul dieu n’y change rien.
lesson-godstorm-classic-turn-move = Faites entrer vos 8 armées.
    .done = Ce qu’on laisse derrière soi peut être attaqué aussi.
    .why = Il en entre au moins autant que de dés lancés ; une armée reste toujours.
lesson-godstorm-classic-turn-card = Arrêtez d’attaquer ; menez 4 armées de Poseidonis en Ibérie.
    .done = Et une carte : vous avez pris un territoire. Une par tour, quel que soit leur nombre.
    .why = Un déplacement en fin de tour, entre territoires reliés par les vôtres. Puis qui a pris un territoire pioche une carte.

lesson-godstorm-classic-cards = Une série
lesson-godstorm-classic-cards-set = Vous avez trois cartes, dont un joker. Échangez la série.
    .done = 4 armées, et 2 de plus en Thrace, qui est sur une carte et à vous.
    .why = Trois pareilles, ou une de chaque ; le joker vaut n’importe laquelle. Les séries valent 4, 6, 8, 10, 12, 15, puis 5 de plus à chaque fois.
lesson-godstorm-classic-cards-armies = 11 armées vous attendent. Placez-les toutes en Thrace.
    .done = Sept pour vos territoires, quatre pour la série.
    .why = Avec cinq cartes au début du tour, l’échange est obligatoire. Avant, on peut attendre : la série suivante vaut plus.

lesson-godstorm-classic-last = La dernière manche
lesson-godstorm-classic-last-attack = Dernier tour, 14 à 14. Prenez Oricalcos avec trois dés.
    .done = 15 territoires, et un continent entier.
    .why = Cette partie dure dix manches, comme convenu avant. On compte alors territoires et continents.
lesson-godstorm-classic-last-end = Faites entrer les 8 armées et finissez : personne ne répondra.
    .done = 18 à 13. Sans dernière manche, le dernier joueur en vie gagne.
    .why = Un point par territoire, et le bonus de chaque continent. Cartes et armées ne comptent pas.
