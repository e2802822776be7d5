# Le guide des leçons. Une phrase demande un geste ; .done dit ce qu'il avait de bon, .why à quoi sert la règle.

lesson-diceforge = L’école du forgeron
    .about = Vos deux dés, les faces que vous y forgez, les Exploits qu’elles paient : tout le jeu en huit courts chapitres.

lesson-diceforge-harvest = Lancer et récolter
lesson-diceforge-harvest-watch = Passez ce tour, et regardez rouler tous les dés.
    .done = Vous avez aussi lancé au tour de l’autre : vos dés travaillent à chaque tour.
    .why = Tout le monde lance au début de chaque tour, quel qu’en soit le joueur. À deux, même deux fois.
lesson-diceforge-harvest-reserves = Passez encore une fois, et regardez vos réserves.
    .done = Or, Solaire, Lunaire, Gloire : vous savez tout ce qui se récolte.
    .why = L’or achète des faces, les Fragments paient les Exploits. À la fin, seule la Gloire compte.

lesson-diceforge-forge = Forger une face
lesson-diceforge-forge-choose = Achetez au Sanctuaire une face à 3 or ou moins.
    .done = Bien vu : une face forgée tôt peut sortir à chaque manche.
    .why = On paie d’abord, on forge ensuite. Une face bon marché se rembourse en quelques lancers.
lesson-diceforge-forge-replace = Posez-la à la place d’une face « 1 or ».
    .done = Il reste d’autres petites faces ; chacune aura son tour.
    .why = La nouvelle face est affichée, mais ne donne encore rien : il faut que le dé la montre.
lesson-diceforge-forge-stop = Arrêtez là votre offrande, et voyez ce que donnent vos dés.
    .done = Désormais, chaque lancer peut montrer la face que vous avez choisie.
    .why = On peut acheter plusieurs faces d’un coup, tant qu’il reste de l’or. Ce que vous gardez reste en réserve.

lesson-diceforge-limits = Réserves et limites
lesson-diceforge-limits-full = Vous avez 10 or. Passez, et voyez ce qui se perd.
    .done = Votre réserve contient 12 or : ce qui dépassait est perdu.
    .why = Une réserve contient 12 or, 6 Solaires et 6 Lunaires. Dépensez avant qu’elle ne déborde.
lesson-diceforge-limits-first = Faites de la place : achetez une première face, et forgez-la.
    .done = Elle est payée avec de l’or qui allait se perdre.
    .why = Une offrande est une seule action, quel que soit le nombre de faces.
lesson-diceforge-limits-second = Une deuxième maintenant, différente de la première.
    .done = Deux faces neuves pour une seule action.
    .why = Les faces d’une même offrande sont toutes différentes. Essayez deux fois la même : la table vous répondra.
lesson-diceforge-limits-enough = C’est assez : terminez votre offrande.
    .done = De la place en réserve, et de meilleurs dés.
    .why = À un autre tour, ou par une action supplémentaire, on peut racheter la même face.

lesson-diceforge-feat = Accomplir un Exploit
lesson-diceforge-feat-sun = Accomplissez Herbes Folles pour 1 Fragment Solaire.
    .done = 3 or et 3 Lunaires aussitôt, et 2 Points de Gloire sur la carte.
    .why = On paie, on va sur l’île, on prend la carte. Certaines agissent aussitôt, d’autres à chacun de vos tours.
lesson-diceforge-feat-moon = Et côté Lune : Sabots d’Argent, Satyres ou Passeur.
    .done = Les plus chers rapportent de la Gloire, les autres aident jusqu’à la fin.
    .why = Chaque pile compte une carte par joueur. Ce qui est pris est pris.

lesson-diceforge-extra = Une action supplémentaire
lesson-diceforge-extra-offer = Première action : achetez une face à 3 or ou moins, forgez-la.
    .done = Votre action est faite, mais vos Fragments Solaires peuvent encore servir.
    .why = Une action par tour, à moins d’en payer une autre.
lesson-diceforge-extra-pay = Payez 2 Fragments Solaires pour une action supplémentaire.
    .done = Votre tour continue.
    .why = Une fois par tour, 2 Fragments Solaires valent une action entière.
lesson-diceforge-extra-act = Profitez-en : un Exploit, avec vos Fragments Lunaires.
    .done = Une offrande et un Exploit dans le même tour.
    .why = La seconde action est de l’un ou l’autre genre, même du genre de la première.

lesson-diceforge-oust = Chasser un héros
lesson-diceforge-oust-go = Un héros est là-bas. Accomplissez l’Ancien, sur son île.
    .done = Il est rentré chez lui avec un lancer gratuit, puis il est revenu, et vous avez lancé.
    .why = Qui est chassé reçoit aussitôt les faveurs des dieux. Cela ne blesse personne, mais c’est un cadeau.
lesson-diceforge-oust-back = Chassé à votre tour ! Regardez vos réserves, et terminez.
    .done = Être chassé est un cadeau : une île que d’autres convoitent est une bonne place.
    .why = Un seul lancer, même à deux joueurs, et personne n’est chassé de chez soi.

lesson-diceforge-reinforcements = Les renforts
lesson-diceforge-reinforcements-elder = Activez l’Ancien : 3 or contre 4 Points de Gloire.
    .done = Vous pourrez le refaire à chacun de vos tours.
    .why = Avant l’action, chaque renfort s’active une fois. Plus tôt on l’a, plus souvent il sert.
lesson-diceforge-reinforcements-hind = Activez les Sabots d’Argent, et lancez un seul dé.
    .done = Un lancer pour vous seul. Mettez vos meilleures faces sur le dé que vous choisissez.
    .why = Une faveur mineure, c’est un dé, et c’est vous qui choisissez lequel.
lesson-diceforge-reinforcements-then-act = À présent votre action, comme il vous plaira.
    .done = Les renforts, une action, peut-être une seconde : voilà un tour entier.
    .why = Une carte gagnée maintenant aide dès votre prochain tour.

lesson-diceforge-glory = Compter la Gloire
lesson-diceforge-glory-best = Dernier tour, 76 à 82. Les Satyres : 6 Points de Gloire.
    .done = 82 partout. Une face neuve n’aurait plus rien rapporté.
    .why = Ce qui reste en réserve ne vaut rien : aux derniers tours, changez-le en cartes.
lesson-diceforge-glory-one-more = Il vous reste du Solaire. Payez une action supplémentaire.
    .done = Vos derniers Fragments Solaires, bien employés.
    .why = L’action supplémentaire décide bien des derniers tours. Gardez 2 Fragments Solaires pour elle.
lesson-diceforge-glory-last = Accomplissez les Ailes de la Gardienne : 4 de Gloire, et gagnez.
    .done = 86 à 82 ! Vous savez tout ce qu’il faut pour une première partie.
    .why = La Gloire de la piste, plus celle de vos cartes : voilà le total.

lesson-diceforge-goddess = Le labyrinthe de la Déesse
    .about = Avec la Déesse de Rébellion, un Golem marche pour vous : choisissez son chemin, et prenez ce qui s’y trouve.

lesson-diceforge-goddess-golem = Le Golem marche
lesson-diceforge-goddess-golem-order = Vos dés montrent un solaire et le Golem. Le Golem d’abord.
    .done = L’ordre est à vous : ce que trouve le Golem peut servir à l’autre face.
    .why = Une face Golem fait avancer le vôtre d’une case, et ce qui s’y trouve est aussitôt à vous.
lesson-diceforge-goddess-golem-path = Le chemin se partage. Prenez la case à 1 solaire.
    .done = 1 solaire au passage. Les autres chemins sont derrière vous.
    .why = Les faces ne mènent qu’en avant : un chemin laissé est perdu. Regardez où mène chacun.

lesson-diceforge-goddess-forge = Une seconde face Golem
lesson-diceforge-goddess-forge-feat = Accomplissez le Golem Solaire pour 2 solaires.
    .done = 4 points de gloire sur la carte, et une face à lui.
    .why = Golem Lunaire et Golem Solaire apportent chacun une face. Une de chaque, visibles ensemble, et vous lancez aussi le dé Céleste.
lesson-diceforge-goddess-forge-face = Posez-la sur le dé foncé, à la place d’une face « 1 or ».
    .done = Deux faces Golem : il marchera deux fois plus.
    .why = Deux Golems sur le même dé ne sortent jamais ensemble. Pour le dé Céleste, il faut les deux dés.
lesson-diceforge-goddess-forge-walk = Finissez votre tour. Le Golem sort : allez jusqu’aux 3 gloires.
    .done = 3 points de gloire, pendant le tour d’un autre.
    .why = Tout le monde lance à chaque tour : le labyrinthe ne dort jamais.

lesson-diceforge-goddess-great = Le Grand Golem
lesson-diceforge-goddess-great-feat = Accomplissez le Grand Golem : deux pas d’un coup.
    .done = Premier pas : 3 points de gloire, un solaire, un lunaire.
    .why = Quand un Golem avance de plusieurs cases, chacune donne ce qu’elle montre avant le pas suivant.
lesson-diceforge-goddess-great-mask = Le second pas : choisissez le Masque.
    .done = Les autres ont perdu 2 points de gloire, et vous les avez.
    .why = Ce qu’un Masque prend à tous les autres, vous le gagnez, autant qu’ils en avaient.

lesson-diceforge-goddess-treasure = La salle du trésor
lesson-diceforge-goddess-treasure-choose = Premier dans la salle du trésor : choisissez un trésor.
    .done = Le beau côté était pour vous. Qui vient ensuite trouve l’autre.
    .why = Trois salles, trois trésors : 10 gloires, 4 solaires ou 4 lunaires. Au bout attend la Déesse : 15 gloires, et plus encore au premier.

lesson-diceforge-titans = Le rebelle des Titans
    .about = Avec les Titans de Rébellion, on sert les dieux ou les rebelles. Le chemin d’un rebelle, jusqu’au dernier exploit et aux comptes.

lesson-diceforge-titans-shards = Les Fragments Originels
lesson-diceforge-titans-shards-copy = Utilisez la Lumière, et copiez la face au Fragment Originel.
    .done = Un fragment en réserve, et votre jeton est à −5, vers la Rébellion.
    .why = Chaque Fragment Originel vous tire vers les Titans, chaque Loyauté vers les dieux. Ce pas ne se refuse pas.
lesson-diceforge-titans-shards-feat = Accomplissez maintenant le Gardien.
    .done = 3 points de gloire de plus : les Titans paient qui accomplit un exploit le premier.
    .why = Dès −5, un exploit que nul n’avait accompli apporte 3, votre propre premier 2. Plus loin, 5 et 3.

lesson-diceforge-titans-stand = Votre camp
lesson-diceforge-titans-stand-guardian = Utilisez le Gardien : fragment ou Loyauté ? Prenez le fragment.
    .done = −7. Avec la Loyauté, vous seriez revenu.
    .why = De l’autre côté, les dés donnent plus : 1 or d’abord, puis de la gloire avec. Choisissez tôt.
lesson-diceforge-titans-stand-chaos = Copiez un lunaire avec la Lumière ; puis le Chaos, face bleue.
    .done = 3 points de gloire pour le premier Chaos de la partie.
    .why = Quatre faces Chaos, chacune pour un seul joueur. La bleue apporte deux fragments par jet.
lesson-diceforge-titans-stand-face = Forgez-la sur le dé foncé, à la place d’« 1 or ».
    .done = À chaque fois qu’elle sort, vous allez plus loin, et l’on vous paie.
    .why = La réserve tient six Fragments Originels. Même pleine, le jeton avance.

lesson-diceforge-titans-pay = Des fragments qui paient
lesson-diceforge-titans-pay-feat = Accomplissez la Main Droite avec 5 Fragments Originels.
    .done = Ils valent solaire et lunaire, et 5 points de gloire pour le premier.
    .why = Un Fragment Originel vaut un solaire ou un lunaire, pour un exploit ou une action de plus. Le dépenser ne déplace rien.
lesson-diceforge-titans-pay-gold = Changez 4 or en gloire.
    .done = 4 points de gloire. L’or gardé achètera des faces.
    .why = La Main Droite change l’or en gloire, autant que vous voulez.

lesson-diceforge-titans-reckoning = Les comptes
lesson-diceforge-titans-reckoning-wind = Dernier tour. Le Vent, avec 3 fragments ; prenez l’or.
    .done = 5 points de gloire pour votre premier Vent.
    .why = Si loin, chaque nouvel exploit vaut 5 de plus, ou 3 si un autre fut premier.
lesson-diceforge-titans-reckoning-extra = Encore une action : payez-la de 2 Fragments Originels.
    .done = Les fragments qui restent ne vaudraient rien.
    .why = Ce qui paie les exploits paie aussi l’action de plus.
lesson-diceforge-titans-reckoning-last = L’Ancêtre, sans fragment ; forgez sur une face « 1 solaire ».
    .done = 128 moins 25 : 103 à 99. La rébellion coûte à la fin ; la vôtre avait payé davantage.
    .why = Le nombre sous votre jeton s’ajoute du côté des dieux, et se retire du côté des Titans.
