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
