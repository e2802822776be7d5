# Le guide des leçons. Une phrase demande un geste ; .done dit ce qu'il avait de bon, .why à quoi sert la règle.

lesson-diceforge = L’école du forgeron
    .about = Vos deux dés, les faces que vous y forgez, les Exploits qu’elles paient : tout le jeu en huit courts chapitres.

lesson-diceforge-harvest = Lancer et récolter
    .scene = Vous avez deux dés dont les faces s’enlèvent, et neuf manches pour gagner plus de Gloire que les autres. Tous les dés viennent d’être lancés ; ce que montraient les vôtres est dans vos réserves.
lesson-diceforge-harvest-watch = Ne faites rien ce tour-ci, et regardez rouler tous les dés.
    .done = Vous avez lancé au tour de l’autre aussi : à chaque tour, chacun reçoit les faveurs des dieux.
    .why = Tout le monde lance au début de chaque tour, quel qu’en soit le joueur. À deux joueurs seulement, chacun de ces lancers est double.
lesson-diceforge-harvest-reserves = Ne faites rien encore une fois, et regardez vos réserves.
    .done = L’or achète des faces, Solaires et Lunaires paient les Exploits. Seule la Gloire fait gagner.
    .why = Lancer ses deux dés et recevoir ce qu’ils montrent : voilà les faveurs des dieux. Avec un seul dé, c’est une faveur mineure.

lesson-diceforge-forge = Forger une face
    .scene = À votre tour, une action : une offrande ou un Exploit. Une offrande achète au Sanctuaire des faces contre de l’or ; chacune porte son prix.
lesson-diceforge-forge-choose = Achetez au Sanctuaire une face à 3 or ou moins.
    .done = Bien vu : une face forgée tôt peut sortir à chaque manche.
    .why = On paie d’abord, on forge ensuite. Une face bon marché se rembourse en quelques lancers.
lesson-diceforge-forge-replace = Posez-la à la place d’une face « 1 or ».
    .done = L’ancienne face a disparu pour de bon : sacrifiez toujours la moins utile.
    .why = La nouvelle face est affichée, mais ne donne encore rien : il faut que le dé la montre.
lesson-diceforge-forge-stop = N’achetez plus : arrêtez là, et voyez ce que donnent vos dés.
    .done = Désormais, chaque lancer peut montrer la face que vous avez choisie.
    .why = On peut acheter plusieurs faces d’un coup, tant qu’il reste de l’or. Ce que vous gardez reste en réserve.

lesson-diceforge-limits = Réserves et limites
    .scene = Une nouvelle partie, à sa deuxième manche. Vos réserves ont une limite : 12 or, 6 Solaires, 6 Lunaires. La Gloire n’en a pas.
lesson-diceforge-limits-full = Vous avez 10 or. Ne faites rien, et voyez ce qui se perd.
    .done = Votre réserve contient 12 or : ce qui est barré, près des dés, est perdu.
    .why = Une réserve contient 12 or, 6 Solaires et 6 Lunaires. Dépensez avant qu’elle ne déborde.
lesson-diceforge-limits-first = Faites de la place : achetez une première face, et forgez-la.
    .done = Elle est payée avec de l’or qui allait se perdre.
    .why = Une offrande est une seule action, quel que soit le nombre de faces.
lesson-diceforge-limits-second = Une deuxième maintenant, différente de la première.
    .done = Deux faces neuves pour une seule action. On peut aussi choisir les deux d’un coup, dans la liste.
    .why = Les faces d’une même offrande sont toutes différentes. Essayez deux fois la même : la table vous répondra.
lesson-diceforge-limits-enough = C’est assez : n’achetez plus.
    .done = De la place en réserve, et de meilleurs dés.
    .why = À un autre tour, ou par une action supplémentaire, on peut racheter la même face.

lesson-diceforge-feat = Accomplir un Exploit
    .scene = Les cartes des îles sont les Exploits, avec leur prix en Solaires ou Lunaires, leur Gloire pour la fin, et combien il en reste. Un éclair agit aussitôt, une roue à chacun de vos tours, ∞ pour toujours.
lesson-diceforge-feat-sun = Accomplissez les Herbes Folles pour 1 Fragment Solaire.
    .done = 3 or et 3 Lunaires aussitôt, et 2 Points de Gloire sur la carte.
    .why = On paie, on va sur l’île, on prend la carte. Sa Gloire reste sur la carte et se compte à la fin.
lesson-diceforge-feat-moon = À présent côté Lune : les Sabots d’Argent, les Satyres ou le Passeur.
    .done = Les plus chers rapportent de la Gloire, les autres aident jusqu’à la fin.
    .why = Chaque pile compte une carte par joueur. Ce qui est pris est pris.

lesson-diceforge-extra = Une action supplémentaire
    .scene = Vous avez 3 Solaires et 2 Lunaires. Un tour compte une action, mais 2 Solaires en paient une autre, une fois par tour.
lesson-diceforge-extra-offer = D’abord une face à 3 or ou moins ; forgez-la, puis n’achetez plus.
    .done = Votre action est faite, mais vos Fragments Solaires peuvent encore servir.
    .why = Une action par tour, à moins d’en payer une autre.
lesson-diceforge-extra-pay = Payez 2 Fragments Solaires pour une action supplémentaire.
    .done = Votre tour continue.
    .why = Une fois par tour, 2 Fragments Solaires valent une action entière.
lesson-diceforge-extra-act = Profitez-en : un Exploit, avec vos Fragments Lunaires.
    .done = Une offrande et un Exploit dans le même tour.
    .why = La seconde action est de l’un ou l’autre genre, même du genre de la première.

lesson-diceforge-oust = Chasser un héros
    .scene = Qui accomplit un Exploit mène son héros sur l’île de la carte. Une île n’en accueille qu’un : qui arrive chasse l’autre, qui rentre chez lui et lance ses dés.
lesson-diceforge-oust-go = Accomplissez l’Ancien : le héros d’Inès est sur son île.
    .done = Son héros est rentré chez lui avec un lancer gratuit, puis il est revenu vous chasser.
    .why = Qui est chassé reçoit aussitôt les faveurs des dieux. Cela ne blesse personne, mais c’est un cadeau.
lesson-diceforge-oust-back = On vous chasse : vous avez lancé vos dés. Choisissez « Passer à l’action ».
    .done = Être chassé est un cadeau : un lancer gratuit. Une île que d’autres convoitent est une bonne place.
    .why = Un seul lancer, même à deux joueurs, et personne n’est chassé de chez soi.

lesson-diceforge-reinforcements = Les renforts
    .scene = Vous avez deux cartes à roue, l’Ancien et les Sabots d’Argent. Avant votre action, chacune peut s’activer une fois par tour : ce sont vos renforts.
lesson-diceforge-reinforcements-elder = Activez l’Ancien : 3 or contre 4 Points de Gloire.
    .done = Vous pourrez le refaire à chacun de vos tours.
    .why = Avant l’action, chaque carte à roue s’active une fois. Plus tôt on l’a, plus souvent elle sert.
lesson-diceforge-reinforcements-hind = Activez les Sabots d’Argent, et lancez un seul dé.
    .done = Une faveur mineure : un seul dé, et personne d’autre ne lance. Mettez vos meilleures faces sur ce dé.
    .why = Une faveur mineure, c’est un dé, et c’est vous qui choisissez lequel.
lesson-diceforge-reinforcements-then-act = À présent votre action, comme il vous plaira.
    .done = Les renforts, une action, peut-être une seconde : voilà un tour entier.
    .why = Une carte gagnée maintenant aide dès votre prochain tour. Son texte dit quand ; touchez une carte pour la lire.

lesson-diceforge-glory = Compter la Gloire
    .scene = La neuvième et dernière manche. La Gloire près des noms compte aussi les cartes. Le miroir de votre dé copie une face que montre un autre ; une face « ou » vous laisse choisir.
lesson-diceforge-glory-best = Dernier tour, 76 à 82. Accomplissez les Satyres : 6 Points de Gloire.
    .done = 82 partout. Une face neuve n’aurait plus rien rapporté.
    .why = Ce qui reste en réserve ne vaut rien : aux derniers tours, changez-le en cartes.
lesson-diceforge-glory-one-more = Il vous reste du Solaire. Payez une action supplémentaire.
    .done = Votre tour continue : encore une carte, encore de la Gloire.
    .why = L’action supplémentaire décide bien des derniers tours. Gardez 2 Fragments Solaires pour elle.
lesson-diceforge-glory-last = Accomplissez les Ailes de la Gardienne : 4 de Gloire, et gagnez.
    .done = 86 à 82 ! Vous savez tout ce qu’il faut pour une première partie.
    .why = La Gloire des dés, plus celle de vos cartes : voilà le total. À égalité, on partage la victoire. À trois joueurs, on joue dix manches.

lesson-diceforge-goddess = Le labyrinthe de la Déesse
    .about = Avec la Déesse de Rebellion, un Golem marche pour vous : choisissez son chemin, et prenez ce qui s’y trouve.

lesson-diceforge-goddess-golem = Le Golem marche
    .scene = Tout ce que vous savez de la forge demeure. S’y ajoute le Labyrinthe : votre Golem est à l’entrée et marche quand sort une face Golem. Il y en a une sur votre dé foncé.
lesson-diceforge-goddess-golem-order = Vos dés montrent un solaire et le Golem. Le Golem d’abord.
    .done = L’ordre est à vous : ce que trouve le Golem peut servir à l’autre face.
    .why = Une face Golem fait avancer le vôtre d’une case, et ce qui s’y trouve est aussitôt à vous.
lesson-diceforge-goddess-golem-path = Le chemin se partage. Prenez la case à 1 solaire.
    .done = 1 solaire au passage. Les autres chemins sont derrière vous.
    .why = Les faces ne mènent qu’en avant : un chemin laissé est perdu. Regardez où mène chacun.

lesson-diceforge-goddess-forge = Une seconde face Golem
    .scene = Deux manches plus tard : votre Golem est dans le Labyrinthe, et vous avez 4 Fragments Solaires.
lesson-diceforge-goddess-forge-feat = Accomplissez le Golem Solaire pour 2 solaires.
    .done = 4 Points de Gloire sur la carte, et une face à lui.
    .why = Golem Lunaire et Golem Solaire apportent chacun une face. Une de chaque, affichées ensemble, et vous lancez aussi le Dé Céleste.
lesson-diceforge-goddess-forge-face = Posez-la sur le dé foncé, à la place d’une face « 1 or ».
    .done = Deux faces Golem : il marchera deux fois plus.
    .why = Deux Golems sur le même dé ne sortent jamais ensemble. Pour le Dé Céleste, il faut les deux dés.
lesson-diceforge-goddess-forge-walk = Finissez votre tour. Le Golem sort : allez aux 3 Points de Gloire.
    .done = 3 Points de Gloire, pendant le tour d’un autre.
    .why = Tout le monde lance à chaque tour : le labyrinthe ne dort jamais.

lesson-diceforge-goddess-great = Le Grand Golem
    .scene = Quelques manches plus tard. Votre Golem est en chemin ; vos Fragments paient un grand Exploit.
lesson-diceforge-goddess-great-feat = Accomplissez le Grand Golem : deux pas d’un coup.
    .done = Premier pas : 3 Points de Gloire, un solaire, un lunaire.
    .why = Quand un Golem avance de plusieurs cases, chacune donne ce qu’elle montre avant le pas suivant.
lesson-diceforge-goddess-great-mask = Le second pas : choisissez le Masque.
    .done = Les autres ont perdu 2 Points de Gloire, et vous les avez.
    .why = Ce qu’un Masque prend à tous les autres, vous le gagnez, autant qu’ils en avaient.

lesson-diceforge-goddess-treasure = La Salle au Trésor
    .scene = Votre Golem arrive dans une Salle au Trésor, avant tous les autres.
lesson-diceforge-goddess-treasure-choose = Personne avant vous dans cette Salle au Trésor : choisissez un trésor.
    .done = Le beau côté était pour vous. Qui vient ensuite trouve l’autre.
    .why = Trois salles, trois trésors : 10 Points de Gloire, 4 solaires ou 4 lunaires. Au bout attend la Déesse : 15 Points de Gloire, et plus encore pour qui arrive en premier.

lesson-diceforge-titans = Le rebelle des Titans
    .about = Avec les Titans de Rebellion, on sert les dieux ou les rebelles. Le chemin d’un rebelle, jusqu’au dernier Exploit et aux comptes.

lesson-diceforge-titans-shards = Les Fragments Originels
    .scene = Tout ce que vous savez de la forge demeure. S’y ajoutent les Fragments Originels et votre allégeance : un jeton sur une piste, entre les dieux (Loyauté, +) et les Titans (Rébellion, −).
lesson-diceforge-titans-shards-copy = Utilisez la Lumière, et copiez la face au Fragment Originel.
    .done = Un Fragment en réserve, et votre jeton est à −5, vers la Rébellion.
    .why = Chaque Fragment Originel vous tire vers les Titans, chaque Loyauté vers les dieux. Ce pas ne se refuse pas.
lesson-diceforge-titans-shards-feat = Accomplissez maintenant le Gardien.
    .done = 3 Points de Gloire de plus : les Titans paient qui accomplit un Exploit en premier.
    .why = Dès −5, un Exploit que nul n’avait accompli apporte 3, votre propre premier 2. Plus loin, 5 et 3.

lesson-diceforge-titans-stand = Votre camp
    .scene = Votre tour suivant. Plus votre jeton s’éloigne, plus son côté donne, mais les Titans demandent leur prix à la fin.
lesson-diceforge-titans-stand-guardian = Utilisez le Gardien : Fragment ou Loyauté ? Prenez le Fragment.
    .done = −7. La Loyauté, elle, ramenait votre jeton vers les dieux.
    .why = De l’autre côté, les dés donnent plus : 1 or d’abord, puis de la Gloire avec. Choisissez tôt.
lesson-diceforge-titans-stand-chaos = Copiez un lunaire avec la Lumière ; puis le Chaos, face bleue.
    .done = 3 Points de Gloire pour le premier Chaos de la partie.
    .why = Quatre faces Chaos, chacune pour un seul joueur. La bleue apporte deux Fragments par jet.
lesson-diceforge-titans-stand-face = Forgez-la sur le dé foncé, à la place d’« 1 or ».
    .done = À chaque fois qu’elle sort, vous allez plus loin, et l’on vous paie.
    .why = La réserve contient six Fragments Originels. Même pleine, le jeton avance.

lesson-diceforge-titans-pay = Des Fragments qui paient
    .scene = Quelques manches plus tard : votre face Chaos bleue vous a valu 5 Fragments Originels.
lesson-diceforge-titans-pay-feat = Accomplissez la Main Droite avec 5 Fragments Originels.
    .done = Ils valent solaire et lunaire, et 5 Points de Gloire pour le premier.
    .why = Un Fragment Originel vaut un solaire ou un lunaire, pour un Exploit ou une action supplémentaire. Le dépenser ne déplace rien.
lesson-diceforge-titans-pay-gold = Changez 4 or en Points de Gloire.
    .done = 4 Points de Gloire. L’or gardé achètera des faces.
    .why = La Main Droite change l’or en Gloire, autant que vous voulez.

lesson-diceforge-titans-reckoning = Les comptes
    .scene = Votre dernier tour. À la fin, le nombre sous votre jeton est compté : là où vous êtes, −25 Points de Gloire.
lesson-diceforge-titans-reckoning-wind = Dernier tour. Le Vent, avec 3 Fragments ; prenez l’or.
    .done = 5 Points de Gloire pour votre premier Vent.
    .why = Si loin, chaque nouvel Exploit vaut 5 de plus, ou 3 si quelqu’un l’avait déjà accompli.
lesson-diceforge-titans-reckoning-extra = Encore une action : payez-la de 2 Fragments Originels.
    .done = Les Fragments qui restent ne vaudraient rien.
    .why = Ce qui paie les Exploits paie aussi l’action supplémentaire.
lesson-diceforge-titans-reckoning-last = L’Ancêtre, sans Fragment ; forgez sur une face « 1 solaire ».
    .done = 128 moins 25 : 103 à 99. La rébellion coûte à la fin ; la vôtre avait payé davantage.
    .why = Le nombre sous votre jeton s’ajoute du côté des dieux, et se retire du côté des Titans.
