# Le guide des leçons. Une phrase demande un geste ; .done dit ce qu'il avait de bon, .why à quoi sert la règle.

lesson-hybris = Les Âges d’Aphrodite
    .about = Planifier en secret, envoyer son Olympienne, combattre, influencer une Ville, déployer une Technologie, affronter un Primordial.

lesson-hybris-plan = Le plan
    .scene = Six Âges : le plus de PV gagne, ou aussitôt qui débloque les six Améliorations de son plateau en retirant les pièces qui les ferment. D’abord, un plan.
lesson-hybris-plan-pillar = Prenez le Pilier Symbolique.
    .done = Il fera sortir un Temple d’une de vos Améliorations.
    .why = Chacun en prend un parmi six, le plus grand d’abord. Son numéro dit quand vous jouez dans cet Âge.
lesson-hybris-plan-hero = Envoyez Adonis, votre Héros, au Colisée.
    .done = Le jeton est face cachée : personne d’autre ne sait où il va.
    .why = Un jeton Lieu sous chaque personnage. Utilisé, un jeton reste au repos à l’Âge suivant.
lesson-hybris-plan-prophet = Envoyez Héro de Sestos, votre Prophète, à l’Oracle.
    .done = Deux jetons sont placés ; les autres restent en réserve.
    .why = Un jeton ne sert qu’à un personnage à la fois : choisissez l’essentiel.
lesson-hybris-plan-ready = Votre plan est fait : scellez-le.
    .done = Tout le monde est prêt, et les plans sont scellés.
    .why = Jusqu’au dernier prêt, tout peut encore changer.

lesson-hybris-olympian = L’Olympienne
    .scene = Un personnage après l’autre agit, à tour de rôle avec Inès : aller en un Lieu, prendre ce qu’il donne, agir.
lesson-hybris-olympian-activate = Activez votre Olympienne ; gardez le Pilier pour plus tard.
    .done = Ni jeton ni Aegis : elle va où elle veut.
    .why = À son tour, on résout aussi le Pilier : avant le départ, avant l’action, ou après.
lesson-hybris-olympian-go = Allez au premier emplacement du Colisée ; le Pilier attend encore.
    .done = L’emplacement lui-même donne quelque chose à qui vient le premier.
    .why = Un personnage par emplacement. Si aucun emplacement n’est libre, on se place sur l’illustration du Lieu, et l’on paie.
lesson-hybris-olympian-fight = Combattez, et défiez Orphée.
    .done = Sa Force est visible : vous savez ce qu’il faut atteindre.
    .why = Au Colisée, on pioche des cartes, ou l’on combat pour l’un de six Héros de légende.

lesson-hybris-combat = Le Combat
    .scene = Orphée a une Force de 10. Atteignez-la : chaque carte dit ce qu’elle apporterait et, près du poing, ce qu’elle prend de vos 3 points de Détermination.
lesson-hybris-combat-cards = Jouez Rempart, Ruse et Charge, l’une après l’autre.
    .done = 10 contre 9. Chaque carte se pose à droite de la précédente.
    .why = Chaque carte agit aussitôt. Des moitiés qui s’accordent font un Combo : l’ordre compte.
lesson-hybris-combat-stop = C’est assez : arrêtez.
    .done = Orphée est votre allié : un personnage de plus à chaque Âge.
    .why = Une Force égale aurait suffi. Les cartes gardées serviront au prochain Combat.

lesson-hybris-pillar = Le Pilier
    .scene = C’est encore le tour de votre Olympienne : place au Pilier, qui ouvre vos Améliorations, les pouvoirs de votre plateau.
lesson-hybris-pillar-upper = Et maintenant le Pilier : utilisez sa partie supérieure.
    .done = La partie supérieure est pour vous ; les autres reçoivent l’inférieure.
    .why = Il faut le résoudre à ce tour, mais rien n’oblige à utiliser la partie supérieure.
lesson-hybris-pillar-temple = Retirez le Temple de l’Amélioration Les Grâces, posez-le à Argos.
    .done = Une Amélioration vidée s’éveille. À Argos, ce Temple donne 1 de plus quand vous y influencez ou y déployez.
    .why = Six Améliorations, que des pièces tiennent fermées. Qui ouvre la dernière s’élève, et gagne aussitôt.

lesson-hybris-prophet = Le Prophète
    .scene = Inès a joué. Votre Prophète ne combat jamais : on l’envoie pour ce que donne un Lieu.
lesson-hybris-prophet-activate = Activez votre Prophète, Héro de Sestos : 1 Aegis.
    .done = Son jeton est retourné, et tous voient où il va.
    .why = Héros et Prophètes coûtent 1 Aegis chacun. Les Olympiens ne coûtent rien.
lesson-hybris-prophet-slot = Prenez l’emplacement qui donne de la Bonté.
    .done = 1 Point de Bonté : plus vous en avez, plus une Technologie rapporte en se déployant.
    .why = On choisit l’emplacement pour ce qu’il donne, et pour ce qu’on laisse aux autres.
lesson-hybris-prophet-perceive = Percevez : une Prémonition et 1 PV.
    .done = Après six Âges, le plus de PV gagne, à moins que quelqu’un ne s’élève avant.
    .why = Les Prémonitions se jouent quand on influence une Ville.

lesson-hybris-aegis = De l’Aegis et des plans
    .scene = Le deuxième Âge, et de nouveaux plans. Un Héros est sorti des Grâces : c’est Énée, il est à vous, et les voilà débloquées. L’Aegis manque, et vous n’avez pas de Technologie.
lesson-hybris-aegis-drain = Activez Adonis, et allez au premier emplacement des Enfers.
    .done = 1 PV pour l’emplacement, et 4 Aegis drainés.
    .why = L’Aegis paie chaque Héros et chaque Prophète. Drainer en donne autant que dit la carte du dessus aux Enfers.
lesson-hybris-aegis-olympus = Activez Héro de Sestos, et allez au troisième emplacement de l’Olympe.
    .done = Il donne 1 Point de Grandeur ; vous êtes déjà en tête, et gagnez 1 PV à la place.
    .why = Le plus grand choisit son Pilier d’abord, et l’emporte en cas d’égalité. Au-delà de la première case, on gagne 1 PV.
lesson-hybris-aegis-design = Concevez le Compteur d’ostraka, au bas de la liste.
    .done = Le plan est à l’Atelier. La Forge en fera une chose.
    .why = Une Technologie va de l’Atelier à l’Usine, de là sur votre plateau, et enfin dans une Ville.

lesson-hybris-city = Une Ville
    .scene = Orphée a votre jeton Monde Mortel : ce sont les cinq Villes au milieu.
lesson-hybris-city-go = Activez Orphée, et envoyez-le à Élis.
    .done = 2 Points de Bonté pour vous, et 4 Prières dans le Puits.
    .why = Arriver dans une Ville remplit le Puits. À 9, cela coûte des Fidèles ; à 14, il déborde et emporte un Temple.
lesson-hybris-city-service = Prenez le Service d’Élis.
    .done = 1 Fidèle, et 2 PV aussitôt.
    .why = Influencer apporte de la Bonté, puis les Fidèles ou le Service. Les Fidèles paient les Technologies.
lesson-hybris-city-premonition = Jouez votre Prémonition, Trêve éléenne ; puis Terminé.
    .done = 2 Points de Bonté et 1 PV. Puis l’Âge a pris fin, et un Primordial est venu : Héméra.
    .why = Une Prémonition dit quand on peut la jouer : celle-ci en influençant Élis. Elle ne coûte rien.
lesson-hybris-city-wrath = Héméra prend deux cartes Conflit : donnez celles qui sont éclairées.
    .done = Inès, qui a une carte à l’Oracle, y échappe ; mais nul n’en garde plus de quatre.
    .why = Après les Âges 2, 4 et 6 vient un Primordial, avec deux Courroux. Un Présage à l’Oracle protège du premier.

lesson-hybris-deploy = Une Technologie
    .scene = Le quatrième Âge. Votre Bonté est à 8, et 13 Prières sont dans le Puits : une Technologie rapporterait.
lesson-hybris-deploy-produce = Activez Adonis et, à la Forge, produisez.
    .done = Le Compteur d’ostraka sort de l’Usine : il est à vous, prêt pour une Ville.
    .why = Produire avance d’une case toutes les tuiles de l’Usine ; la fin d’un Âge aussi.
lesson-hybris-deploy-sparta = Activez Psyché, et envoyez-la à Sparte.
    .done = Arriver à Sparte ne verse aucune Prière : partout ailleurs, le Puits aurait débordé.
    .why = À 14 Prières, le Puits déborde et se vide. Le plus grand de ceux qui ont un Temple dans une Ville en perd un.
lesson-hybris-deploy-deploy = Déployez le Compteur d’ostraka sur la deuxième case.
    .done = 4 PV pour la tuile, une Prière du Puits, et tout ce qu’avait atteint votre Bonté.
    .why = Vous gagnez les PV de la tuile, des Prières du Puits, et tous les bonus de la piste de Bonté jusqu’à votre cube.
lesson-hybris-deploy-upgrade = Retirez l’Étincelle de l’Amélioration Colombes.
    .done = Vide, donc débloquée : Colombes ajoute 1 Point de Bonté chaque fois que vous influencez, jusqu’à la fin.
    .why = La piste de Bonté l’a permis. Les Piliers le permettent aussi, et les Prières converties sur l’Olympe.

lesson-hybris-end = La fin
    .scene = La fin du sixième Âge. Vous avez 62 PV, Inès 4 ; personne ne débloquera plus sa dernière Amélioration.
lesson-hybris-end-pass = Votre avance suffit : passez.
    .done = Tous ont passé. Le dernier Primordial, Tartare, combat chacun.
    .why = Qui passe n’agit plus dans cet Âge. Quand tous ont passé, on rentre, et l’Âge prend fin.
lesson-hybris-end-fighter = Envoyez Adonis contre Tartare ; ne jouez rien, arrêtez.
    .done = Il tombe, et cela coûte des PV. Tous les Courroux passés, 59 à 0 : la partie est à vous.
    .why = Après six Âges, le plus de PV gagne ; la Grandeur départage. Qui garde des cartes peut battre un Primordial.

lesson-hybris-together = Ensemble contre Chronos
    .about = Les règles jouent Chronos : ses Concepts, ses Chaînes, et les maux entre lesquels vous choisissez.

lesson-hybris-together-focus = Le Focus
    .scene = Inès et vous gagnez ensemble : après six Âges, chacun doit avoir plus de PV que Chronos. Les règles le jouent.
lesson-hybris-together-focus-pillar = Prenez le Pilier Endoctrinement.
    .done = Votre jeton est sur Temnein, et une de ses Chaînes s’est brisée. Les vingt brisées, Chronos gagne.
    .why = Chaque Pilier appartient à un Concept. Quatre d’entre eux y perdent une Chaîne, les deux autres gagnent en Intensité.
lesson-hybris-together-focus-ready = Envoyez Amalthée, votre Prophète, aux Enfers. Prêt.
    .done = Quatre cartes Concept sont visibles : elles disent ce que Chronos prépare.
    .why = Les tours suivent les Concepts, de 1 à 6. Là où se tient un de vos jetons, vous jouez ; ailleurs, c’est Chronos.

lesson-hybris-together-concept = La carte Concept
    .scene = Sur chaque Concept repose une de ses cartes. Votre jeton est sur Temnein : c’est sa carte qui vous regarde.
lesson-hybris-together-concept-activate = Activez Amalthée : la carte de Temnein s’éveille d’abord.
    .done = Elle montre un Prophète : il faut la résoudre. Puis elle quitte la partie.
    .why = Regardez la barre de la carte de votre Focus avant d’activer : elle nomme les personnages qui l’éveillent.
lesson-hybris-together-concept-block = Bloquez le second emplacement des Moires : il est vide.
    .done = Personne n’y va plus, tant qu’un effet ne l’ouvre pas. Sur l’autre, il y avait quelqu’un.
    .why = Un personnage sur un emplacement bloqué rentre chez lui. Choisissez ce qui coûte le moins.
lesson-hybris-together-concept-drain = Prenez le premier emplacement des Enfers, et drainez.
    .done = 4 Aegis, et l’occasion d’affaiblir Chronos.
    .why = Qui draine peut remettre une Chaîne, une fois par Âge pour vous tous.
lesson-hybris-together-concept-chain = Affaiblissez Chronos : une Chaîne de plus sur Temnein.
    .done = Cinq de nouveau, comme au début.
    .why = Une piste sans Chaîne ne se répare plus. Les Chaînes cachent aussi des conditions : moins il y en a, plus ses tours sont durs.

lesson-hybris-together-evil = Le moindre mal
    .scene = Deux Âges plus tard. Sur Anthropos, personne n’a de jeton : Chronos agit, et vous pose une condition.
lesson-hybris-together-evil-choose = Vous avez trop peu de Fidèles. Que Chronos en gagne un.
    .done = Il en a deux ; un quatrième briserait une Chaîne.
    .why = À un Concept vide, il faut remplir ensemble ses conditions visibles. Sinon : un gain pour lui, la carte, ou son Avatar.
lesson-hybris-together-evil-pay = Activez Amalthée, et payez 2 Aegis pour la carte.
    .done = Deux Chaînes de retour sur Cosmos, et Kratos s’apaise. Toute carte n’est pas un mal.
    .why = Les cartes à prix sont des offres. Qui active peut les refuser.
lesson-hybris-together-evil-influence = Allez à Argos chercher des Fidèles.
    .done = La prochaine fois, la condition sera peut-être remplie. Gagnez avec plus de PV que Chronos, chacun de vous.
    .why = Après six Âges, chacun doit avoir plus de PV que lui. Un seul à la traîne, et tous perdent.

lesson-hybris-alone = Seul contre Chronos
    .about = Deux Piliers, un Focus, et tous les maux à choisir vous-même.

lesson-hybris-alone-pillars = Deux Piliers
    .scene = Seul, vous jouez Zeus contre Chronos, qui mène de 82 PV. Après six Âges, il vous en faut plus que lui.
lesson-hybris-alone-pillars-two = Prenez Endoctrinement, puis Guidance.
    .done = Deux pouvoirs en un Âge, et deux Chaînes brisées pour cela.
    .why = Seul, on en prend deux sur six. Chacun a son prix : une Chaîne, ou de l’Intensité.
lesson-hybris-alone-pillars-focus = Posez votre Focus sur Temnein.
    .done = Vous jouez en dernier à chaque tour des Concepts ; Chronos a tous les autres.
    .why = Un seul jeton pour deux Piliers. Sa place dit quand vous jouez, et ce que Chronos reçoit pour vos Piliers.

lesson-hybris-alone-turn = Votre Olympien
    .scene = Le plan est fait : Zeus n’a pas besoin de jeton, et les deux Piliers vont avec son tour.
lesson-hybris-alone-turn-olympian = Activez Zeus ; Endoctrinement d’abord, avant son départ.
    .done = Les deux Piliers attendent son tour.
    .why = Avant son départ, avant son action, ou après : à chaque Pilier son moment.
lesson-hybris-alone-turn-upper = Partie supérieure : sortez le Prophète de la cinquième Amélioration.
    .done = Un Prophète de plus. Personne ne reçoit la partie inférieure, mais Chronos gagne 2 PV.
    .why = Seul, la partie inférieure est remplacée par ce que votre Focus apporte à Chronos. Sur Temnein, ce sont des PV.
lesson-hybris-alone-turn-second = Puis Guidance : partie supérieure, fabriquez l’Annone.
    .done = Une Technologie à l’Usine, et encore 2 PV pour Chronos.
    .why = Chronos gagne de toute façon : autant utiliser la partie supérieure.

lesson-hybris-alone-evil = Le moindre mal
    .scene = Le deuxième Âge. Un Concept sans votre jeton est un tour de Chronos : il exige, ou il fait mal.
lesson-hybris-alone-evil-avatar = Une condition manque. Envoyez l’Avatar Aeon à Lemnos.
    .done = Il y reste tant que nul ne le bat. Lemnos ne vous manquera pas aujourd’hui.
    .why = Un gain pour Chronos, l’effet principal, ou un Avatar dans une Ville de votre choix : pesez à chaque fois.
lesson-hybris-alone-evil-elsewhere = Activez Dioné, votre nouveau Prophète ; allez à Athènes.
    .done = Un Prophète n’entre pas où se tient un Avatar. Athènes est libre.
    .why = Un Olympien ou un Héros peut combattre un Avatar, et le vaincre pour des Prières.
lesson-hybris-alone-evil-followers = Prenez les Fidèles, et la Bonté pour votre Temple.
    .done = Temnein demande une Technologie déployée. Vous n’en avez pas.
    .why = Les conditions apparaissent quand les Chaînes se brisent. Ayez un peu de tout.
lesson-hybris-alone-evil-lesser = À vous de choisir : 2 PV pour Chronos, ou la carte.
    .done = Voilà tout le jeu : six Âges, et à la fin plus de PV que lui.
    .why = Une carte résolue quitte la partie ; un gain revient toujours.
