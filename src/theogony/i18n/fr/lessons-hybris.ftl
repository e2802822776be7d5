# Le guide des leçons. Une phrase demande un geste ; .done dit ce qu'il avait de bon, .why à quoi sert la règle.

lesson-hybris = Le premier Âge d’Aphrodite
    .about = Prendre un Pilier, planifier en secret, envoyer son Olympien, gagner un Héros de légende, écouter l’Oracle.

lesson-hybris-plan = Le plan
lesson-hybris-plan-pillar = Prenez le Pilier Symbolique.
    .done = Il fera sortir un Temple d’une de vos Améliorations.
    .why = Chacun en prend un parmi six, le plus grand d’abord. Son numéro dit quand vous jouez dans cet Âge.
lesson-hybris-plan-hero = Envoyez Adonis, votre Héros, au Colisée.
    .done = Le jeton est face cachée : personne d’autre ne sait où il va.
    .why = Un jeton Lieu sous chaque personnage. Un jeton utilisé se repose à l’Âge suivant.
lesson-hybris-plan-prophet = Envoyez Héro de Sestos, votre Prophète, à l’Oracle.
    .done = Deux jetons sont placés ; les autres restent en réserve.
    .why = Un jeton ne sert qu’à un personnage à la fois : choisissez l’essentiel.
lesson-hybris-plan-ready = Votre plan est fait : dites que vous êtes prêt.
    .done = Tout le monde est prêt, et les plans sont scellés.
    .why = Jusqu’au dernier prêt, tout peut encore changer.

lesson-hybris-olympian = L’Olympienne
lesson-hybris-olympian-activate = Activez votre Olympienne ; gardez le Pilier pour plus tard.
    .done = Ni jeton ni Aegis : elle va où elle veut.
    .why = À son tour, on résout aussi le Pilier : avant le départ, avant l’action, ou après.
lesson-hybris-olympian-go = Au premier emplacement du Colisée ; le Pilier attend encore.
    .done = L’emplacement lui-même donne quelque chose à qui vient le premier.
    .why = Un personnage par emplacement. Qui vient trop tard se place sur l’illustration, et paie.
lesson-hybris-olympian-fight = Combattez, et défiez Orphée.
    .done = Sa Force est visible : vous savez ce qu’il faut atteindre.
    .why = Au Colisée, on pioche des cartes, ou l’on combat pour l’un de six Héros de légende.

lesson-hybris-combat = Le Combat
lesson-hybris-combat-cards = Jouez Rempart, Ruse et Charge, l’une après l’autre.
    .done = 10 contre 9. Chaque carte se pose à droite de la précédente.
    .why = Chaque carte agit aussitôt. Des moitiés qui s’accordent font un Combo : l’ordre compte.
lesson-hybris-combat-stop = C’est assez : arrêtez.
    .done = Orphée est votre allié : un personnage de plus à chaque Âge.
    .why = Une Force égale aurait suffi. Les cartes gardées serviront au prochain Combat.

lesson-hybris-pillar = Le Pilier
lesson-hybris-pillar-upper = Et maintenant le Pilier : utilisez sa moitié haute.
    .done = La moitié haute est pour vous ; les autres reçoivent la basse.
    .why = Il faut le résoudre à ce tour, mais rien n’oblige à utiliser la moitié haute.
lesson-hybris-pillar-temple = Retirez un Temple de la cinquième Amélioration, posez-le à Argos.
    .done = Une Amélioration vidée s’éveille ; un Temple dans une Ville travaille pour vous.
    .why = Six Améliorations, que des pièces tiennent fermées. Qui ouvre la dernière s’élève, et gagne aussitôt.

lesson-hybris-prophet = Le Prophète
lesson-hybris-prophet-activate = Activez votre Prophète, Héro de Sestos : 1 Aegis.
    .done = Son jeton est retourné, et tous voient où il va.
    .why = Héros et Prophètes coûtent 1 Aegis chacun. Les Olympiens ne coûtent rien.
lesson-hybris-prophet-slot = Prenez l’emplacement qui donne de la Bonté.
    .done = 1 Bonté : ce que donnent les Villes grandit avec elle.
    .why = On choisit l’emplacement pour ce qu’il donne, et pour ce qu’on laisse aux autres.
lesson-hybris-prophet-perceive = Percevez : une Prémonition et 1 PV.
    .done = Après six Âges, le plus de PV gagne, à moins que quelqu’un ne s’élève avant.
    .why = Les Prémonitions se jouent quand on influence une Ville.

lesson-hybris-together = Ensemble contre Chronos
    .about = Les règles jouent Chronos : ses Concepts, ses Chaînes, et les maux entre lesquels vous choisissez.

lesson-hybris-together-focus = Le Focus
lesson-hybris-together-focus-pillar = Prenez le Pilier Endoctrinement.
    .done = Votre jeton est sur Temnein, et une de ses Chaînes s’est brisée. Les vingt brisées, Chronos gagne.
    .why = Chaque Pilier appartient à un Concept. Quatre d’entre eux y perdent une Chaîne, les deux autres gagnent en Intensité.
lesson-hybris-together-focus-ready = Envoyez Amalthée, votre Prophète, aux Enfers. Prêt.
    .done = Quatre cartes Concept sont visibles : elles disent ce que Chronos prépare.
    .why = Les tours suivent les Concepts, de 1 à 6. Là où se tient un de vos jetons, vous jouez ; ailleurs, c’est Chronos.

lesson-hybris-together-concept = La carte Concept
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
lesson-hybris-alone-pillars-two = Prenez Endoctrinement, puis Guidance.
    .done = Deux pouvoirs en un Âge, et deux Chaînes brisées pour cela.
    .why = Seul, on en prend deux sur six. Chacun a son prix : une Chaîne, ou de l’Intensité.
lesson-hybris-alone-pillars-focus = Posez votre Focus sur Temnein.
    .done = Vous jouez en dernier à chaque tour des Concepts ; Chronos a tous les autres.
    .why = Un seul jeton pour deux Piliers. Sa place dit quand vous jouez, et ce que Chronos reçoit pour vos Piliers.

lesson-hybris-alone-turn = Votre Olympien
lesson-hybris-alone-turn-olympian = Activez Zeus ; Endoctrinement d’abord, avant son départ.
    .done = Les deux Piliers attendent son tour.
    .why = Avant son départ, avant son action, ou après : à chaque Pilier son moment.
lesson-hybris-alone-turn-upper = La moitié haute : sortez le Prophète de la cinquième Amélioration.
    .done = Un Prophète de plus. Personne ne reçoit la moitié basse, mais Chronos gagne 2 PV.
    .why = Seul, la moitié basse est remplacée par ce que votre Focus apporte à Chronos. Sur Temnein, ce sont des PV.
lesson-hybris-alone-turn-second = Puis Guidance : la moitié haute, et fabriquez l’Annone.
    .done = Une Technologie à la Fabrique, et encore 2 PV pour Chronos.
    .why = Chronos gagne de toute façon : autant utiliser la moitié haute.

lesson-hybris-alone-evil = Le moindre mal
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
    .done = Voilà tout le jeu : six Âges, et à la fin plus de PV que lui. Il est parti de 58.
    .why = Une carte résolue quitte la partie ; un gain revient toujours.
