# Le guide des leçons. Une phrase demande un geste ; .done dit ce qu'il avait de bon, .why à quoi sert la règle.

lesson-theomachy = Un Culte et son Enjeu
    .about = Miser des fidèles, lire la Constellation, gagner la Bataille : une Main de la partie Basique, de la Mise Initiale aux Prières.

lesson-theomachy-stake = L’Enjeu
lesson-theomachy-stake-check = Vous ne devez rien. Passez, et terminez votre tour.
    .done = Passer ne coûtait rien, et l’autre a dû montrer ce qu’il veut.
    .why = Tant que personne n’a relancé, on peut passer. Qui relance ajoute un jeton, et les autres doivent répondre.
lesson-theomachy-stake-answer = Inès relance d’un Prêtre. Rien à répondre : laissez passer.
    .done = On demande à chacun, pour que nul n’apprenne qui pouvait répondre.
    .why = Certains Effets se jouent en réponse à ce qu’un autre vient de faire.
lesson-theomachy-stake-follow = Vous devez un Prêtre. Suivez, et terminez votre tour.
    .done = Vous restez en lice, et la quatrième carte de la Constellation est révélée.
    .why = Qui doit quelque chose suit, relance ou se couche, et paie dans la même monnaie : un Prêtre pour un Prêtre.

lesson-theomachy-constellation = La Constellation
lesson-theomachy-constellation-power = Jouez votre Pouvoir de l’Eau (Ordre).
    .done = Il n’a pas de force à lui, mais il éveille vos autres cartes.
    .why = Une carte demande des symboles et des orbes. La Constellation révélée et vos cartes Pouvoir comptent ensemble.
lesson-theomachy-constellation-stay = Vous ne devez rien. Passez et terminez : une carte se révèle.
    .done = Chaque carte révélée peut éveiller ce que vous tenez, et ce que tiennent les autres.
    .why = Une manche gratuite est une bonne manche, tant que la Constellation grandit.
lesson-theomachy-constellation-last-round = Passez et terminez encore : puis vient la Bataille.
    .done = Trois manches, cinq cartes révélées : on sait tout, sauf les mains.
    .why = Après la troisième manche, plus personne ne peut se coucher.

lesson-theomachy-battle = La Bataille
lesson-theomachy-battle-attack = Jouez Lame de Fond, une Attaque d’Eau.
    .done = Elle a aussi chassé un Disciple de l’autre Enjeu.
    .why = À votre tour, jouez autant d’Attaques qu’il vous plaît, ou passez.
lesson-theomachy-battle-same = Éclats de Glace est d’Eau aussi : jouez-la.
    .done = Deux Attaques en un tour, avant que l’autre ne réponde.
    .why = Les Attaques d’un même tour partagent une Essence. Cherchez les mains qui s’y prêtent.
lesson-theomachy-battle-sum = Terminez votre tour, puis passez : tout est joué.
    .done = 26 à 23 : l’autre perd son Enjeu, et un Prêtre vient à vous.
    .why = Votre Puissance est celle de vos Attaques et des fidèles de votre Enjeu. Relancer, c’est aussi de la force.

lesson-theomachy-prayer = Les Prières
lesson-theomachy-prayer-close = Main perdue. Terminez-la, et posez Reflux sur le dessus.
    .done = Votre main est partie ; la suivante apportera cinq cartes neuves.
    .why = Les perdants perdent leur Enjeu, et chacun défausse ce qu’il tient.
lesson-theomachy-prayer-take = Prenez une Prière : la 4 pour un Disciple, ou la 6 pour rien.
    .done = Elle est dans votre paquet désormais, et reviendra dans votre main.
    .why = Chacun en prend une, le Premier Joueur d’abord. Les premières coûtent un Prêtre, les suivantes un Disciple, les dernières rien.

lesson-theomachy-fold = Se coucher à temps
lesson-theomachy-fold-fold = Encore un Prêtre, pour des cartes que rien n’éveille ? Couchez-vous.
    .done = Vous avez perdu la Mise Initiale, et gardé le Prêtre. Les bons Cultes se couchent souvent.
    .why = Qui se couche perd son Enjeu. Tôt, c’est peu ; plus tard, c’est un Prophète.

lesson-theomachy-last-stand = Le Baroud d’Honneur
lesson-theomachy-last-stand-stand = Pas de Prophète pour payer ? Tentez un Baroud d’Honneur.
    .done = La Banque prête ce qui manque. Il faut gagner cette Main, ou quitter la partie.
    .why = Qui veut suivre et ne peut payer n’est pas forcé de se coucher. L’égalité au sommet suffit pour rester.

lesson-theomachy-advanced = Un dieu à vos côtés
    .about = Le jeu Avancé : un panthéon, un draft, un dieu avec sa Capacité et sa Demande, et la Mythologie.

lesson-theomachy-advanced-draft = Panthéon et draft
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
lesson-theomachy-advanced-god-choose = Choisissez Athéna.
    .done = Les dieux sont révélés ensemble, et la première Main commence.
    .why = Un seul dieu pour la partie, choisi en secret. Regardez sa Demande : elle doit aller à votre deck.
lesson-theomachy-advanced-god-invoke = Utilisez la Capacité d’Athéna : voyez la carte suivante avant tous.
    .done = Vous seul savez ce qui sera retourné après cette Manche d’Enchères.
    .why = Une fois par Main, à votre tour, sauf si le texte dit autre chose. Certaines agissent seules, d’autres coûtent.
lesson-theomachy-advanced-god-keep = Vous pourriez échanger une carte. Gardez votre main : terminez.
    .done = Une Capacité n’est pas une enchère : votre tour continue.
    .why = Ce qu’un texte permet n’est jamais obligatoire.

lesson-theomachy-advanced-demand = La Demande
lesson-theomachy-advanced-demand-raise = Relancez d’un Prophète, puis finissez. Athéna aime l’audace.
    .done = Votre rival se couche : vous gagnez avec cinq cartes en main, comme Athéna le demande.
    .why = Athéna demande une Main gagnée avec au moins deux cartes en main. Chaque Demande satisfaite est un Miracle, un par Main au plus.
lesson-theomachy-advanced-demand-close = Fermez la Main.
    .done = Votre Enjeu revient, avec un Prêtre et un Prophète pour le vainqueur. Le Miracle est devant vous.
    .why = Une Demande est vérifiée d’elle-même, à son moment. Les Miracles sont visibles de tous.

lesson-theomachy-advanced-mythology = La Mythologie
lesson-theomachy-advanced-mythology-buy = Deux Mains, deux Miracles. Achetez la Boîte de Pandore.
    .done = Elle agit aussitôt : deux Disciples de moins en face, un Prêtre de plus ici. La carte suivante est déjà visible.
    .why = Après les prières, chacun achète la carte visible, la met au fond ou la laisse. La plupart restent en jeu ; les Héros combattent.

lesson-theomachy-epic = Dix points
    .about = Le jeu Épique est une course : un point par Main, trois par Culte déchu, et personne n’est éliminé.

lesson-theomachy-epic-point = Un point
lesson-theomachy-epic-point-raise = Relancez d’un Prophète, puis finissez votre tour.
    .done = Couché : la Main est à vous sans Bataille.
    .why = Dieux, Demandes et Mythologie sont ceux du jeu Avancé. Seule la fin est autre.
lesson-theomachy-epic-point-close = Fermez la Main, et regardez vos points.
    .done = 1 point. Il en faut dix.
    .why = Chaque vainqueur d’une Main marque 1 point, avec ou sans Bataille, même à égalité.

lesson-theomachy-epic-fallen = Un Culte tombe
lesson-theomachy-epic-fallen-attack = Un Baroud d’Honneur contre vous : deux fois Haine, puis finissez.
    .done = Rien d’autre ne vient d’en face.
    .why = Qui joue son Baroud d’Honneur doit gagner. Ici, il ne quitte pas la partie, mais son Culte tombe.
lesson-theomachy-epic-fallen-win = Passez : on compte la Puissance.
    .done = 68 contre 59.
    .why = Les Attaques et les fidèles de l’Enjeu, comme toujours.
lesson-theomachy-epic-fallen-close = Fermez la Main.
    .done = 1 point pour la Main, 3 pour le Culte déchu. Il revient, petit : un Prophète, deux Prêtres, quatre Disciples.
    .why = Qui tombe garde deck, dieu, Mythologie et points. Les Cultes faibles sont des proies : protégez le vôtre.

lesson-theomachy-epic-ten = Dix
lesson-theomachy-epic-ten-attack = 8 points, encore un Baroud d’Honneur : jouez tout, finissez, passez.
    .done = 61 contre 47 : une Main, et un Culte qui tombe.
    .why = Le Pouvoir du Feu donne ce que l’Éruption demande, même en Bataille.
lesson-theomachy-epic-ten-close = Fermez la Main.
    .done = 1 et 3 de plus : 12 points, la partie est à vous.
    .why = La partie finit dès que quelqu’un a dix points. Si plusieurs y arrivent ensemble, le plus haut total gagne.
