# Le guide des leçons. Une phrase demande un geste ; .done dit ce qu'il avait de bon, .why à quoi sert la règle.

lesson-theomachy = Un Culte et son Enjeu
    .about = Miser des fidèles, lire la Constellation, gagner la Bataille : une Main entière de la partie Basique, puis l’art de se coucher et le Baroud d’Honneur.

lesson-theomachy-stake = L’Enjeu
    .scene = Votre Culte réunit des Prophètes qui valent 10, des Prêtres 5 et des Disciples 2. Un Disciple chacun, la Mise Initiale, est sur la table : c’est votre Enjeu. Qui ne peut la payer quitte la partie ; le dernier Culte gagne.
lesson-theomachy-stake-check = Vous ne devez rien. Passez, et votre tour se termine.
    .done = Passer ne coûtait rien, et Inès a dû montrer ce qu’elle veut.
    .why = Tant que personne n’a relancé, on peut passer. Qui relance ajoute un jeton à son Enjeu, et les autres doivent répondre.
lesson-theomachy-stake-answer = Inès relance d’un Prêtre. Rien à répondre : laissez passer.
    .done = On demande à chacun, pour que nul n’apprenne qui pouvait répondre.
    .why = Quelques cartes, marquées Réaction, répondent à ce qu’un autre vient de faire. Vous n’en tenez aucune ; laisser passer la relance ne coûte rien : c’est à votre tour que vous suivrez ou vous coucherez.
lesson-theomachy-stake-follow = Vous devez un Prêtre. Suivez, et votre tour se termine.
    .done = Les deux mises sont égales : la manche est finie, et la quatrième carte de la Constellation est révélée.
    .why = « Niveau à tenir » montre ce que chacun doit avoir misé. Qui doit quelque chose suit, relance ou se couche, et paie dans la même monnaie : un Prêtre pour un Prêtre.

lesson-theomachy-constellation = La Constellation
    .scene = Les cartes du milieu, la Constellation, servent à tous : leurs Essences et leurs orbes éveillent les cartes en main. Sous Chaîne d’Éclairs, « 1/2 ✗ » dit que 1 Air sur 2 est en vue ; il lui manque 1 Air et 2 Chaos.
lesson-theomachy-constellation-power = Jouez Pouvoir de l’Air (Chaos) : il donne juste ce qui manque.
    .done = Chaîne d’Éclairs s’éveille : 2/2 Air, 4/4 Chaos. La carte Pouvoir vous sert jusqu’à la fin de la Main.
    .why = Les Essences sont l’Air, la Terre, le Feu et l’Eau ; les orbes, l’Ordre et le Chaos. La Constellation révélée et vos cartes Pouvoir comptent ensemble, et rien ne s’épuise.
lesson-theomachy-constellation-location = Jouez l’Oracle, un Lieu. Il vous coûte un Disciple.
    .done = Un Lieu vous reste de Main en Main. Chaque Main perdue l’endommage ; la deuxième fois, il disparaît.
    .why = Un Effet agit une fois, un Lieu reste. Tous deux se jouent à un tour d’Enchères ; les Attaques attendent la Bataille, où elles ajoutent de la Puissance. Touchez une carte, ou son œil, pour la lire en entier.
lesson-theomachy-constellation-raise = Trois Attaques sont prêtes. Relancez d’un Prêtre : à Inès de répondre.
    .done = Elle suit, et la dernière carte est révélée. Si elle s’était couchée, la Main serait à vous aussitôt.
    .why = On relance d’un jeton. Quand votre Culte n’a plus de Disciple, un Prêtre en devient deux, et l’on y perd 1 ; quand il n’a plus de Prêtre, un Prophète en devient deux.
lesson-theomachy-constellation-last-round = Troisième manche. Passez, et votre tour se termine : la Bataille vient.
    .done = Trois manches, cinq cartes révélées : on sait tout, sauf les mains.
    .why = Après la troisième manche, plus personne ne peut se coucher.

lesson-theomachy-battle = La Bataille
    .scene = On joue maintenant les Attaques, tour après tour. Près de chaque nom sont écrits la valeur de l’Enjeu et, à côté du poing, la Puissance atteinte : 12 contre 12.
lesson-theomachy-battle-attack = Jouez Chaîne d’Éclairs, une Attaque d’Air.
    .done = 7 points de Puissance de plus : 19 contre 12.
    .why = À votre tour, jouez autant d’Attaques qu’il vous plaît, ou passez.
lesson-theomachy-battle-same = Unité est d’Air aussi : jouez-la dans le même tour.
    .done = Elle ne porte pas de nombre : son texte compte vos jetons dans l’Enjeu, ici 3. Cela fait 22.
    .why = Les Attaques d’un même tour partagent une Essence, sauf si un texte en permet plus. À un autre tour, on peut en changer.
lesson-theomachy-battle-end = Contre 12, cela suffit : terminez votre tour.
    .done = Inès répond : 14. Vous gardez Bourrasque en réserve.
    .why = Qui n’a pas passé rejoue : on peut garder quelque chose. La Bataille finit quand tous passent de suite.
lesson-theomachy-battle-sum = 22 contre 14. Passez : quand tous ont passé, on compte.
    .done = La Main est à vous. Vient la Clôture, où les Enjeux se perdent et se gagnent.
    .why = Votre Puissance est celle de vos Attaques et des fidèles de votre Enjeu. Relancer, c’est aussi de la force.

lesson-theomachy-prayer = Clôture et Prières
    .scene = Vous avez gagné. Qui n’a pas gagné, couché ou battu, perd maintenant tout son Enjeu, qui va à la Banque. Le vainqueur reprend le sien : ce que les autres perdent, il ne le reçoit pas.
lesson-theomachy-prayer-close = Rien à jouer maintenant. Laissez passer : la Main se clôt.
    .done = Votre Enjeu revient, avec un Prêtre de la Banque : seul un vainqueur unique en reçoit un, et un Prophète si son Culte n’en a pas.
    .why = Le vainqueur devient Premier Joueur. Quelques cartes se jouent à la Clôture : on demande donc à chacun.
lesson-theomachy-prayer-discard = Toutes les cartes de la Main partent. Posez Bourrasque sur le dessus.
    .done = Tous voient la carte du dessus, nul ne voit les autres. Quand votre pioche est vide, la défausse est mélangée et sert de nouveau.
    .why = Chacun défausse sa main et tout ce qu’il a joué, sauf les Lieux : la Main suivante apporte cinq cartes neuves. Dans vos parties, la table choisit pour vous la carte du dessus.
lesson-theomachy-prayer-take = Prenez une Prière, une carte pour votre deck, aux places 3 à 6.
    .done = Elle a rejoint votre défausse, mélangée pour la Main suivante : cinq cartes neuves, nouvelle Mise Initiale. Une Prière de l’Essence de votre deck s’éveille le plus facilement.
    .why = La Piste des Prières est toujours là, au bas de la table. Chacun prend une carte, le Premier Joueur d’abord : les places 1 et 2 coûtent un Prêtre, 3 et 4 un Disciple, 5, 6 et la carte cachée rien.

lesson-theomachy-fold = Se coucher à temps
    .scene = Une autre partie : toutes vos cartes demandent de l’Eau, et il n’y a que de l’Air. Inès a relancé d’un Prêtre.
lesson-theomachy-fold-fold = Rien en vue n’éveille vos cartes. Couchez-vous.
    .done = Vous quittez cette Main, non la partie : le Prêtre reste à vous.
    .why = Qui se couche perd son Enjeu. Tôt, c’est peu ; plus tard, c’est un Prophète.
lesson-theomachy-fold-close = Continuez, laissez passer, et voyez ce que devient votre Enjeu.
    .done = Un Disciple part à la Banque, et Inès gagne un Prêtre. Les bons Cultes se couchent souvent.
    .why = L’Enjeu d’un perdant va à la Banque. Dès la 5e Main la Mise Initiale est de deux Disciples, dès la 9e de trois : gardez-en.

lesson-theomachy-last-stand = Le Baroud d’Honneur
    .scene = Une deuxième Main difficile : Inès a relancé d’un Prophète, et vous n’en avez plus. Seul un Prophète paie un Prophète : deux Prêtres n’en font jamais un.
lesson-theomachy-last-stand-stand = Impossible de payer un Prophète. Tentez un Baroud d’Honneur.
    .done = La Banque prête le Prophète. Il faut gagner cette Main, ou quitter la partie.
    .why = Qui veut suivre et ne peut payer n’est pas forcé de se coucher : la Banque prête ce qui manque. Perdez, et vous quittez la partie ; l’égalité au sommet suffit pour rester.
lesson-theomachy-last-stand-wait = Deux manches encore : terminez votre tour à chacune.
    .done = Pendant votre Baroud d’Honneur, vous ne relancez ni ne vous couchez : la Banque paie tout ce que vous devez.
    .why = Vous pouvez encore jouer des cartes à ces tours.
lesson-theomachy-last-stand-attack = Jouez Confluence et Éclats de Glace, terminez votre tour, puis passez.
    .done = 15 contre 12. Rien n’était éveillé dans la main d’Inès : elle bluffait.
    .why = Les fidèles de l’Enjeu comptent pour les deux, ceux de la Banque aussi.
lesson-theomachy-last-stand-close = Continuez, laissez passer, et regardez votre Culte.
    .done = Le Prophète prêté repart. Votre récompense : un Prêtre, et un Prophète, puisque votre Culte n’en avait pas.
    .why = Les Mains se suivent, jusqu’à ce qu’un seul Culte puisse payer la Mise Initiale. Vous savez tout ce que demande une première partie.

lesson-theomachy-advanced = Un dieu à vos côtés
    .about = Le jeu Avancé : un panthéon, un draft, un dieu avec sa Capacité et sa Demande, et la Mythologie.

lesson-theomachy-advanced-draft = Panthéon et draft
    .scene = Les Mains se jouent comme dans le jeu Basique. S’y ajoutent un panthéon, un deck composé par draft, un dieu et sa Mythologie. Le dernier Culte gagne, comme toujours.
lesson-theomachy-advanced-draft-pantheon = Choisissez le panthéon grec.
    .done = Trois dieux possibles, et un paquet Mythologie dont la première carte est visible.
    .why = À chacun son panthéon. Sa Mythologie n’est qu’à vous.
lesson-theomachy-advanced-draft-pick = Prenez une carte sur trois : le Mur de Feu.
    .done = Tout le monde a choisi en secret ; le reste passe au voisin.
    .why = Ici, chacun compose son deck par draft : à deux joueurs, six tours de trois cartes.
lesson-theomachy-advanced-draft-pass-on = Ces deux cartes viennent de votre rival. Prenez la Malédiction.
    .done = Ce que vous laissez, les autres l’auront. De douze cartes, vous en garderez huit.
    .why = Le reste passe à gauche quand tous ont choisi ; la dernière carte d’un paquet n’est à personne.

lesson-theomachy-advanced-god = Un dieu
    .scene = Le draft est fini : huit de vos douze cartes forment votre deck. Choisissez maintenant l’un des trois dieux grecs.
lesson-theomachy-advanced-god-choose = Choisissez Athéna.
    .done = Les dieux sont révélés ensemble, et la première Main commence.
    .why = Un seul dieu pour la partie, choisi en secret. Regardez sa Demande : elle doit aller à votre deck.
lesson-theomachy-advanced-god-invoke = Utilisez la Capacité d’Athéna : voyez la carte suivante avant tous.
    .done = Nul autre ne sait ce qui sera révélé après cette Manche d’Enchères.
    .why = Une fois par Main, à votre tour, sauf si le texte dit autre chose. Certaines agissent seules, d’autres coûtent.
lesson-theomachy-advanced-god-keep = Vous pourriez échanger une carte. Gardez plutôt votre main.
    .done = Une Capacité n’est pas une enchère : votre tour continue.
    .why = Ce qu’un texte permet n’est jamais obligatoire.

lesson-theomachy-advanced-demand = La Demande
    .scene = La première Manche d’Enchères de la même Main. La Capacité a servi ; sur la carte d’Athéna est écrit ce qu’elle demande : gagner avec au moins deux cartes en main.
lesson-theomachy-advanced-demand-raise = Relancez d’un Prophète, et votre tour se termine. Athéna aime l’audace.
    .done = Votre rival se couche : vous gagnez avec cinq cartes en main, comme Athéna le demande.
    .why = Athéna demande une Main gagnée avec au moins deux cartes en main. Chaque Demande satisfaite est un Miracle, un par Main au plus.
lesson-theomachy-advanced-demand-close = Rien à jouer maintenant. Laissez passer : la Main se clôt.
    .done = Votre Enjeu revient, avec un Prêtre et un Prophète pour le vainqueur. Le Miracle est devant vous.
    .why = Une Demande est vérifiée d’elle-même, à son moment. Les Miracles sont visibles de tous.

lesson-theomachy-advanced-mythology = La Mythologie
    .scene = La fin de la deuxième Main. Après les Prières vient la Phase du Mythe : les Miracles achètent la carte visible de votre paquet Mythologie.
lesson-theomachy-advanced-mythology-buy = Deux Mains, deux Miracles. Achetez la Boîte de Pandore.
    .done = Elle agit aussitôt : deux Disciples de moins en face, un Prêtre de plus ici. La carte suivante est déjà visible.
    .why = Après les Prières, chacun achète la carte visible, la met au fond ou la laisse. La plupart restent en jeu ; un Héros rejoint votre Enjeu en Bataille.

lesson-theomachy-epic = Dix points
    .about = Le jeu Épique est une course : un point par Main, trois par Culte déchu, et personne n’est éliminé.

lesson-theomachy-epic-point = Un point
    .scene = Panthéons, draft et dieux sont ceux du jeu Avancé. Mais ici personne ne quitte la partie : gagne qui a dix points en premier.
lesson-theomachy-epic-point-raise = Relancez d’un Prophète, et votre tour se termine.
    .done = Votre rival se couche : la Main est à vous sans Bataille.
    .why = Dieux, Demandes et Mythologie sont ceux du jeu Avancé. Seule la fin est autre.
lesson-theomachy-epic-point-close = Laissez passer : la Main se clôt. Regardez vos points.
    .done = 1 point. Il en faut dix.
    .why = Chaque vainqueur d’une Main marque 1 point, avec ou sans Bataille, même à égalité.

lesson-theomachy-epic-fallen = Un Culte tombe
    .scene = La même Main, si votre rival avait continué : la voici en pleine Bataille. Faute de pouvoir payer, il tente un Baroud d’Honneur. Vos deux cartes Haine sont éveillées.
lesson-theomachy-epic-fallen-attack = Un Baroud d’Honneur contre vous : jouez deux fois Haine, puis finissez.
    .done = Rien d’autre ne vient d’en face.
    .why = Qui joue son Baroud d’Honneur doit gagner. Ici, il ne quitte pas la partie, mais son Culte tombe.
lesson-theomachy-epic-fallen-win = Passez : on compte la Puissance.
    .done = 68 contre 59.
    .why = Les Attaques et les fidèles de l’Enjeu, comme toujours.
lesson-theomachy-epic-fallen-close = Laissez passer : la Main se clôt.
    .done = 1 point pour la Main, 3 pour le Culte déchu. Il revient, petit : un Prophète, deux Prêtres, quatre Disciples.
    .why = Qui tombe garde deck, dieu, Mythologie et points. Les Cultes faibles sont des proies : protégez le vôtre.

lesson-theomachy-epic-ten = Dix
    .scene = Deux Mains plus tard, encore un Baroud d’Honneur. Vous avez 8 points : cette Main et un Culte déchu en apportent 4.
lesson-theomachy-epic-ten-attack = Jouez le Pouvoir et Éruption, terminez votre tour, puis passez.
    .done = 61 contre 47 : une Main, et un Culte qui tombe.
    .why = Le Pouvoir du Feu donne ce que l’Éruption demande, même en Bataille.
lesson-theomachy-epic-ten-close = Laissez passer : la Main se clôt.
    .done = 1 et 3 de plus : 12 points, la partie est à vous.
    .why = La partie finit dès que quelqu’un a dix points. Si plusieurs y arrivent ensemble, le plus haut total gagne.
