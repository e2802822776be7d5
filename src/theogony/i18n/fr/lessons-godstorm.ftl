# Le guide des leçons. Une phrase demande un geste ; .done dit ce qu'il avait de bon, .why à quoi sert la règle.

lesson-godstorm = Les Celtes en guerre
    .about = Un tour entier pas à pas, une attaque contre vous, un deuxième tour avec un miracle, et le dernier, où l’on compte.

lesson-godstorm-bid = Qui commence ?
    .scene = Le plus de points après cinq époques gagne : 1 par territoire tenu, davantage pour un continent entier.
lesson-godstorm-bid-bid = Misez en secret 1 point de croyance pour l’ordre du tour.
    .done = Deux mises égales ; les dés ont tranché, et vous choisissez d’abord.
    .why = Les territoires verts sont à vous, les gris sont neutres ; un nombre y compte les armées. La croyance, à côté de la figure en prière sous votre nom, est votre monnaie. Chacun mise avant chacune des cinq époques. Toutes les mises sont payées, gagnées ou perdues : une petite suffit souvent.
lesson-godstorm-bid-order = Choisissez de jouer en premier.
    .done = Vous commencez : 4 armées sont à placer, et 5 points de croyance sont à vous.
    .why = Jouer en premier, c’est prendre avant les autres. À la dernière époque, mieux vaut jouer en dernier.

lesson-godstorm-income = Lever des armées
    .scene = À vous. Un tour a dix étapes, toujours dans le même ordre ; la première apporte armées et croyance.
lesson-godstorm-income-place = Placez vos quatre armées en Ibérie, auprès de votre dieu.
    .done = Une grande armée peut attaquer encore et encore. Votre temple en Parthie en a levé une de plus.
    .why = Vous recevez une armée par trois territoires, et trois au moins ; placez-les dans ceux de vos territoires que vous voulez. Un continent entier en apporte davantage, et chaque temple une, là où il est.

lesson-godstorm-faith = Dépenser la croyance
    .scene = La croyance est votre monnaie : un dieu coûte 3, un temple 5, une carte Miracle 2.
lesson-godstorm-faith-temple = Construisez un temple en Corse pour 5 points de croyance.
    .done = Dès votre prochain tour, il donne une armée et 1 point de croyance.
    .why = Un temple se dresse où vous avez une armée. À chaque tour, il apporte une armée et 1 point de croyance : plus tôt il est construit, plus il donne.
lesson-godstorm-faith-card = Achetez une carte Guerre pour 2 points, puis arrêtez.
    .done = Votre carte est sous le plateau : touchez-la pour la lire.
    .why = Chaque dieu vend les cartes de son genre, et seulement tant qu’il est en jeu. Ce que vous prenez est payé et tiré quand vous pressez Terminé.
lesson-godstorm-faith-keep = Gardez votre carte pour un meilleur moment : continuez.
    .done = Vos cartes ne sont vues que de vous. Leur heure viendra.
    .why = Guerre et Mort se jouent maintenant, Ciel quand on vous attaque ; les cartes Magiques sont des reliques et restent en jeu. Puis le fléau tue la moitié de vos armées là où il est (signes verts).

lesson-godstorm-invade = Envahir
    .scene = Place aux conquêtes. Rien n’oblige à attaquer ; qui le veut attaque autant de fois qu’il lui plaît.
lesson-godstorm-invade-attack = Attaquez Oricalcos depuis l’Ibérie.
    .done = Beaucoup d’armées en Ibérie, une seule en face.
    .why = Pour envahir, il faut au moins deux armées : l’une reste toujours sur place. Les pointillés relient les territoires par la mer ; les montagnes les séparent.
lesson-godstorm-invade-commit = Envoyez 9 armées.
    .done = Toutes celles qui le peuvent : plus elles sont, plus on peut insister.
    .why = Ce nombre dit combien de temps on peut se battre, non combien doivent entrer.
lesson-godstorm-invade-god = Que le dieu de la guerre les accompagne.
    .done = Avec lui, les égalités sont pour vous.
    .why = Un dieu prête son pouvoir à ceux qu’il accompagne. Si les deux camps en ont, les dieux s’affrontent d’abord.
lesson-godstorm-invade-roll = Lancez trois dés.
    .done = Le 6 l’emporte sur le 5 : Oricalcos est à vous, et Atlantis l’est tout entière. Cela fait 4 points de plus.
    .why = Le plus fort contre le plus fort, le deuxième contre le deuxième. L’égalité est au défenseur, sauf face au dieu de la guerre.
lesson-godstorm-invade-move = Faites entrer 3 armées.
    .done = La grande armée reste là où elle servira.
    .why = Il en entre au moins autant que de dés lancés. De là, on peut repartir aussitôt. Mais dans un pays infesté, la moitié de celles qui entrent meurt, et les dieux sont bannis.
lesson-godstorm-invade-stay = Votre dieu reste en Ibérie : décochez Nuada.
    .done = Il est toujours auprès de la grande armée.
    .why = Les dieux ne suivent que si vous le voulez. Un dieu sans armée auprès de lui est banni.

lesson-godstorm-gods = La guerre divine
    .scene = En Gaule se tient le dieu de la guerre des Nordiques. Si les deux camps ont des dieux, ils s’affrontent d’abord.
lesson-godstorm-gods-attack = Attaquez la Gaule depuis l’Ibérie : 6 armées et le dieu de la guerre.
    .done = 13 contre 18 : votre dieu est banni. 3 points de croyance le feront revenir.
    .why = Chaque camp lance trois dés et ajoute les armées auprès de son dieu. Le perdant est banni ; les armées restent.
lesson-godstorm-gods-stop = Six armées tiennent encore la Gaule. Arrêtez cette invasion.
    .done = S’arrêter ne coûte rien, et l’on peut aussitôt attaquer ailleurs.
    .why = Après chaque lancer, on continue ou l’on s’arrête. Cela ne met fin qu’à cette invasion. Trois territoires pris en un tour, avec votre dieu de la guerre en jeu, rapportent une carte Guerre.

lesson-godstorm-march = Se déplacer
    .scene = Deux attaques encore : la Phénicie est prise, Anglia a tenu. Trois de vos armées sont mortes, mais pas perdues.
lesson-godstorm-march-march = Menez 4 armées de Poseidonis jusqu’en Hibernie.
    .done = Loin de tout ennemi, une armée ne sert à rien : les voici à la frontière.
    .why = Une fois par tour, après les invasions, entre deux de vos territoires reliés par les vôtres.

lesson-godstorm-underworld = Les morts
    .scene = Vos trois morts attendent au paradis. Aux Enfers, chaque crypte et chaque autel vaut un point.
lesson-godstorm-underworld-embark = Embarquez vos trois morts à la porte du Sud-Ouest.
    .done = Qui tombe là-haut n’est pas perdu : il se bat encore en bas.
    .why = Les armées tombées attendent au paradis. Elles entrent par les portes, ou rejoignent celles qui sont déjà en bas.
lesson-godstorm-underworld-enter = Entrez dans la crypte du Sud-Ouest avec 2 armées.
    .done = Un point, et à chaque tour un mort peut revenir dans un temple.
    .why = Un autel ajoute un dé à vos guerres divines, une crypte ramène les morts ; les salles relient le tout. Les flammes ne laissent passer personne.

lesson-godstorm-defend = Attaqué
    .scene = C’est le tour d’Inès. Elle attaque la Sicile depuis l’Apulie avec 6 armées, et lance trois dés.
lesson-godstorm-defend-defend = Vous y avez deux armées : défendez avec deux dés.
    .done = 6 et 4 contre 4 et 1 : elle perd deux armées et s’arrête.
    .why = Avec deux dés, on gagne ou perd deux armées d’un coup ; l’égalité est au défenseur. Une armée seule lance un dé.

lesson-godstorm-second = Le deuxième tour
    .scene = Deuxième époque : 10 points de croyance, et 8 armées au lieu de 5, grâce à Atlantis. Elles sont déjà en Hibernie.
lesson-godstorm-second-revive = Votre crypte à l’œuvre : ramenez un mort en Corse.
    .done = Revenu parmi les vivants, auprès de votre temple.
    .why = Au début de chaque tour, chaque crypte renvoie un de ses morts dans un temple à vous.
lesson-godstorm-second-summon = Invoquez Nuada en Hibernie, puis pressez deux fois Terminé.
    .done = Votre dieu de la guerre est revenu, auprès de votre plus grande armée.
    .why = Un dieu paraît où vous avez une armée. Terminé clôt une étape : bâtir, puis acheter des cartes.
lesson-godstorm-second-card = Jouez Le temple s’effondre : de Dalmatie en Anglia.
    .done = Le temple d’Inès est maintenant en Anglia, à portée de votre grande armée.
    .why = Une carte Guerre ou Mort veut son dieu en jeu, et parfois de la croyance. Touchez une carte de votre main pour lire ce qu’elle fait.
lesson-godstorm-second-attack = Attaquez Anglia depuis l’Hibernie : 13, le dieu, trois dés.
    .done = Le temple a relancé son 1. Mais 4 contre 4 est pour vous : le dieu de la guerre gagne les égalités.
    .why = Un temple relance les 1 de ses défenseurs. Avec votre dieu de la guerre, l’égalité coûte une armée au défenseur.
lesson-godstorm-second-temple = Lancez encore ; puis faites entrer 12 armées et le dieu.
    .done = Anglia est à vous, et le temple avec elle.
    .why = Un temple est à qui tient son territoire. Les dieux ne suivent que si vous les emmenez.

lesson-godstorm-last = Le dernier tour
    .scene = Deux époques plus tard, la cinquième : vous jouez en dernier, personne après vous. Vous menez par 21 points à 11.
lesson-godstorm-last-gods = Encore la Gaule : depuis Anglia, avec 14 armées et Nuada.
    .done = 24 contre 18 : cette fois, c’est l’autre dieu qui est banni.
    .why = Chaque armée envoyée avec un dieu compte 1 dans une guerre divine. Une grande armée fait des dieux forts.
lesson-godstorm-last-roll = Trois dés, encore et encore, jusqu’à ce que la Gaule tombe.
    .done = Six armées battues, aucune perdue.
    .why = Insistez tant que vous avez plus d’armées ; avant le lancer, le panneau montre vos chances. Dans une partie, « Jusqu’à la décision » relance pour vous.
lesson-godstorm-last-end = Entrez à 14 avec le dieu ; puis Terminé, jusqu’à la fin.
    .done = 22 à 10 : 18 territoires, 3 pour Atlantis, 1 pour la crypte. Vous avez gagné.
    .why = Comptent territoires, continents entiers, cryptes, autels et quelques reliques. Ni croyance, ni armées, ni dieux, ni temples. Ne comptez pas sur la seule Atlantis : une carte peut l’engloutir.

lesson-godstorm-classic = Le Risk classique sur cette carte
    .about = Ni dieux ni croyance : des armées, des dés, des cartes. Un tour, une série, et la dernière manche.

lesson-godstorm-classic-turn = Un tour
    .scene = Le plus de points après les manches convenues gagne, ou le dernier joueur en vie. Ni dieux ni croyance : des armées et des dés.
lesson-godstorm-classic-turn-place = Placez vos quatre armées en Ibérie.
    .done = Une grande armée prend plus que quatre petites ne tiennent.
    .why = Trois territoires apportent une armée, trois armées au moins ; les continents entiers en apportent d’autres.
lesson-godstorm-classic-turn-attack = Attaquez Oricalcos depuis l’Ibérie, avec trois dés à chaque fois.
    .done = Le premier jet vous coûte une armée, le second l’emporte : Atlantis est tout entière à vous.
    .why = Le plus fort contre le plus fort, le deuxième contre le deuxième. L’égalité est au défenseur, et nul dieu n’y change rien.
lesson-godstorm-classic-turn-move = Faites entrer vos 8 armées.
    .done = Ce qu’on laisse derrière soi peut être attaqué aussi.
    .why = Il en entre au moins autant que de dés lancés ; une armée reste toujours.
lesson-godstorm-classic-turn-card = Arrêtez d’attaquer ; menez 4 armées de Poseidonis en Ibérie.
    .done = Et une carte : vous avez pris un territoire. Une par tour, quel que soit leur nombre.
    .why = Un déplacement en fin de tour, entre territoires reliés par les vôtres. Puis qui a pris un territoire tire une carte.

lesson-godstorm-classic-cards = Une série
    .scene = Qui prend un territoire tire une carte à la fin du tour. Trois qui vont ensemble apportent des armées.
lesson-godstorm-classic-cards-set = Vous avez trois cartes, dont un joker. Échangez la série.
    .done = 4 armées, et 2 de plus en Thrace, qui est sur une carte et à vous.
    .why = Trois pareilles, ou une de chaque ; le joker vaut n’importe laquelle. Les séries valent 4, 6, 8, 10, 12, 15, puis 5 de plus à chaque fois.
lesson-godstorm-classic-cards-armies = 11 armées vous attendent. Placez-les toutes en Thrace.
    .done = Sept pour vos territoires, quatre pour la série.
    .why = Avec cinq cartes au début du tour, l’échange est obligatoire. Avant, on peut attendre : la série suivante vaut plus.

lesson-godstorm-classic-last = La dernière manche
    .scene = La dixième manche sur dix : c’est le tout dernier tour.
lesson-godstorm-classic-last-attack = Dernier tour, 14 à 14. Prenez Oricalcos avec trois dés.
    .done = 15 territoires, et un continent entier.
    .why = Cette partie dure dix manches, comme convenu avant. On compte alors territoires et continents.
lesson-godstorm-classic-last-end = Faites entrer les 8 armées et finissez : personne ne répondra.
    .done = 18 à 13. Sans dernière manche, le dernier joueur en vie gagne.
    .why = Un point par territoire, et le bonus de chaque continent. Cartes et armées ne comptent pas.
