# Le guide des leçons. Une phrase demande un geste ; .done dit ce qu'il avait de bon, .why à quoi sert la règle.

lesson-hybris = Le premier Âge d’Aphrodite
    .about = Prendre un Pilier, planifier en secret, envoyer son Olympien, gagner un Héros de légende, écouter l’Oracle.

lesson-hybris-plan = Le plan
lesson-hybris-plan-pillar = Prenez le Pilier Symbolique.
    .done = Il fera sortir un Temple d’une de vos Améliorations.
    .why = Chacun en prend un parmi six, le plus grand d’abord. Son numéro dit quand vous jouez dans cet Âge.
lesson-hybris-plan-hero = Envoyez votre Héros au Colisée.
    .done = Le jeton est face cachée : personne d’autre ne sait où il va.
    .why = Un jeton Lieu sous chaque personnage. Un jeton utilisé se repose à l’Âge suivant.
lesson-hybris-plan-prophet = Envoyez votre Prophète à l’Oracle.
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
lesson-hybris-prophet-activate = Activez votre Prophète : il en coûte 1 Aegis.
    .done = Son jeton est retourné, et tous voient où il va.
    .why = Héros et Prophètes coûtent 1 Aegis chacun. Les Olympiens ne coûtent rien.
lesson-hybris-prophet-slot = Prenez l’emplacement qui donne de la Bonté.
    .done = 1 Bonté : ce que donnent les Villes grandit avec elle.
    .why = On choisit l’emplacement pour ce qu’il donne, et pour ce qu’on laisse aux autres.
lesson-hybris-prophet-perceive = Percevez : une Prémonition et 1 PV.
    .done = Après six Âges, le plus de PV gagne, à moins que quelqu’un ne s’élève avant.
    .why = Les Prémonitions se jouent quand on influence une Ville.
