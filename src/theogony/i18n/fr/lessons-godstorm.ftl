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
lesson-godstorm-underworld-embark = Embarquez vos trois morts : deux au sud-ouest, un au sud-est.
    .done = Qui tombe là-haut n’est pas perdu : il se bat encore en bas.
    .why = Les armées tombées attendent au paradis. Elles entrent par les portes.
lesson-godstorm-underworld-enter = Entrez dans la crypte du sud-ouest.
    .done = Un point, et à chaque tour un mort peut revenir dans un temple.
    .why = Cryptes et autels valent un point comme les territoires, et l’on s’y bat moins.
