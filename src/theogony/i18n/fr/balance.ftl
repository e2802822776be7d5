# Ce que disent les rapports d'équilibre, les comparaisons et les réglages.

## Mots

balance-title = Laboratoire
balance-decimal = ,
balance-percent = { $number } %
balance-share = { $share } % ({ $low }–{ $high })
balance-seat = Place { $number }
balance-place = { $number ->
    [1] 1er à jouer
   *[other] { $number }e à jouer
}
balance-rank = { $number ->
    [1] 1er
   *[other] { $number }e
}
balance-seats = { $number ->
    [one] { $number } place
   *[other] { $number } places
}
label-seat = par place
label-side = par camp
label-bot = par robot
label-card = carte
label-myth = Mythe
label-upgrade = Amélioration
label-premonition = Prémonition
label-quest = Quête
unit-decisions = décisions
unit-epochs = époques
amount-activations = activations
amount-attacks = attaques
amount-captures = captures
amount-cards-played = cartes jouées
amount-contests = Contestations
amount-conversions = conversions
amount-defeats = défaites
amount-demands = Demandes satisfaites
amount-deployed = Technologies déployées
amount-folds = fois couché
amount-glory-allegiance = allégeance
amount-glory-celestial = Dé Céleste
amount-glory-effects = effets d'Exploits
amount-glory-faces = faces de dé
amount-glory-labyrinth = labyrinthe
amount-glory-printed = imprimés sur les Exploits
amount-glory-zones = zones des Titans
amount-godswars = guerres divines
amount-hunts = Chasses
amount-invasions = invasions
amount-last-stands = Barouds d'Honneur
amount-miracles = cartes Miracle jouées
amount-monument-levels = niveaux de Monument
amount-pieces = éléments pris
amount-points-continents = continents
amount-points-fallen = rivaux tombés
amount-points-hands = Mains gagnées
amount-points-relics = reliques
amount-points-territories = territoires
amount-points-underworld = Enfers
amount-prayers = prières
amount-premonitions = Prémonitions jouées
amount-quests = Quêtes accomplies
amount-raises = relances
amount-slain = Monstres terrassés
amount-stakes-lost = Enjeux perdus
amount-summons = dieux invoqués
amount-temples = temples construits
amount-upgrades = Améliorations débloquées
amount-vp-factory = Usine
amount-vp-greatness = Grandeur
amount-vp-oracle = Oracle
amount-vp-technologies = Technologies
amount-vp-texts = autres textes

## La page d'un rapport

balance-download = Télécharger
balance-fact-games = Parties
balance-fact-bots = Robots
balance-fact-seed = Graine
balance-fact-rules = Règles
balance-footer = Une ligne par place et par partie ; chaque partie se rejoue à partir de sa graine. Fait avec { $made }.
balance-finding-above = { $what } : trop de victoires pour { $name }, { $share } ; la parité est de { $expected }.
balance-finding-below = { $what } : trop peu de victoires pour { $name }, { $share } ; la parité est de { $expected }.
balance-finding-with-above = { $what } : { $name } se distingue le plus. Taux de victoire de qui en dispose : { $share } ; moyenne : { $expected }.
balance-finding-with-below = { $what } : { $name } se distingue le plus. Taux de victoire de qui en dispose : { $share } ; moyenne : { $expected }.
balance-finding-none = { $games ->
    [one] { $games } partie ne montre
   *[other] { $games } parties ne montrent
} rien qui se distingue du hasard.
balance-finding-few = { $games ->
    [one] { $games } partie ne suffit
   *[other] { $games } parties ne suffisent
} pas pour conclure : jouez-en au moins 20.
balance-finding-reach = Un écart plus petit passerait ici le plus souvent inaperçu (moins de { $points }, en points).
balance-parity = parité { $share }
balance-mean = moyenne { $share }
balance-mean-why = Qui en a davantage en a fait davantage, et gagne plus souvent : chacun est comparé à la moyenne de tous.
balance-ends = { $shown } sur { $all } : à partir de 20 parties, ce qui se distingue et les deux extrêmes. Le tableau les contient tous.
balance-missing = Que personne n'a eu : { $names }.
balance-alt-family = Parts de victoires, { $what } : { $number } en tout, { $line }. Le tableau qui suit donne les nombres.
balance-as-table = Montrer en tableau
balance-above = au-dessus
balance-below = au-dessous
balance-same = rien de sûr
balance-chance = simple hasard
balance-column-seats = places
balance-column-share = part (95 %)
balance-column-p = p
balance-column-verdict = après Holm
balance-column-games = parties
balance-column-more = vainqueurs, en plus
balance-length = Durée d'une partie
balance-in-units = en { $unit }, part des parties
balance-median = médiane { $number } { $unit }
balance-always = toujours { $number } { $unit }
balance-nine-in-ten = neuf parties sur dix : de { $low } à { $high }
balance-points = Points par origine
balance-by-place = moyenne, par rang final
balance-total = total
balance-amounts = Ce que font les vainqueurs
balance-change = { $change } ± { $half }
balance-course = Le cours des parties
balance-of-games = part des parties, intervalles à 95 %
balance-lead-quarter = ¼ : le 1er gagne
balance-lead-half = ½ : le 1er gagne
balance-lead-three-quarters = ¾ : le 1er gagne
balance-comeback = Retournements
balance-kingmaking = Faiseurs de roi
balance-forced = Une seule option
balance-first-place = Avantage de qui commence, en points
balance-first-seat = Avantage de la place 1, en points
balance-edge = { $edge } ({ $low } à { $high })
balance-not-measured = non mesuré
balance-lead-means = Le 1er au quart, à la moitié et aux trois quarts des décisions : à quelle fréquence il gagne.
balance-comeback-means = Un retournement : le vainqueur avait à mi-partie moins de la moitié d'une chance équitable, d'après le jugement des robots.
balance-kingmaking-means = Un faiseur de roi : pendant son tour le vainqueur prend définitivement la tête, alors que lui-même avait, avant ce tour comme après, moins de la moitié d'une chance équitable. On le mesure là où chacun a son tour et où jouent au moins trois camps.
balance-reasons = Comment finissent les parties
balance-matrix = Qui bat qui
balance-matrix-unit = % des parties où la ligne finit devant la colonne
balance-matrix-corner = robot
balance-matrix-all = tous
balance-matrix-note = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec tous à la table, ± { $half } au plus.
balance-circle = Un cercle : { $a } bat { $b }, { $b } bat { $c }, { $c } bat { $a }.
balance-method = Méthode
balance-method-faults = { $faults ->
    [one] Une partie s'est terminée par une erreur et n'est pas comptée.
   *[other] { $faults } parties se sont terminées par une erreur et ne sont pas comptées.
}
balance-method-seating = Places équitables. Des robots différents jouent chaque donne une fois de chaque place.
balance-method-intervals = Les intervalles sont ceux de Wilson à 95 %, pour autant de parties que valent les blocs d'une même donne ; moins de 20 parties ne prouvent jamais rien.
balance-method-holm = Comparaisons multiples. Une marque n'est pleine que si elle tient encore après la correction de Holm sur son tableau : toutes les marques pleines d'un tableau sont justes dans 95 rapports sur 100.
balance-method-course = Qui mène est jugé par les conseils des robots à chaque quart des décisions, toutes cartes ouvertes.
balance-method-limits = Ce qu'on ne peut pas dire. Ce sont des robots, d'autres peuvent jouer autrement ; les cartes sont comptées pour qui s'en est servi, ce qui ne prouve pas qu'elles aident.

## Commandes

cli-lab-report = Fait jouer les robots et écrit une page sur l'équilibre, avec ses données.
cli-lab-report-more = Le dossier contient ensuite report.html, qui n'a besoin de rien d'autre, une ligne par place et par partie en CSV et en Parquet, et les chiffres en JSON. Le code de sortie est 1 si une partie s'est terminée par une erreur.
cli-lab-report-bots = Les robots par place, séparés par des virgules (une liste courte se répète) : égaux, ils montrent le jeu ; différents, ils se montrent l'un l'autre.
cli-lab-report-rivals = Des robots différents qui se rencontrent dans des parties à eux, pour le tableau de qui bat qui.
cli-lab-report-rival-games = Le nombre de ces parties.
cli-lab-report-out = Le dossier du rapport et de ses parties ; report-JEU par défaut.
balance-written = Le rapport est { $page }.
bad-no-report = Les rapports demandent plus que ce qui est installé ici ({ $module } manque). Installez-le avec : pip install "theogony[lab]"
cli-lab-compare = Joue deux variantes du matériel, ou deux robots, sur les mêmes donnes, et dit ce qui change.
cli-lab-compare-more = Toutes deux sont des expériences telles que « theogony lab run » les lit, avec le même jeu, les mêmes places et la même graine. La comparaison s'arrête dès que la réponse est claire, et se trompe au plus 5 fois sur 100, quel que soit le moment de l'arrêt.
cli-lab-compare-one = L'expérience telle quelle.
cli-lab-compare-other = L'expérience avec le changement.
cli-lab-compare-measure = Ce qui décide : bot, length, lead, forced, seat=1, ou une étiquette comme god=ares. Par défaut le premier robot si les robots diffèrent, ce dont parle le matériel changé, ou la durée.
cli-lab-compare-smallest = Le moindre changement qui compte, en points : quand un plus grand est exclu, les deux sont égales.
cli-lab-compare-whole = Joue toutes les parties, même si la réponse est claire avant.
cli-lab-compare-out = Le dossier où vont la page et les parties des deux ; A-B par défaut.
bad-compare-differ = Les deux expériences diffèrent par { $name } : donnez-leur le même, pour qu'elles se jouent sur les mêmes donnes.
bad-compare-same = Les deux expériences sont les mêmes : changez les robots, les options ou le matériel de l'une.
bad-compare-none = Il n'y a rien à comparer : aucun bloc de parties (il en compte { $games }) n'a été joué jusqu'au bout dans les deux expériences.
bad-measure = { $given } n'a pas été mesuré ; choisissez avec --measure parmi : { $known }.

## Deux variantes

balance-two = { $game } : { $a } et { $b }
balance-fact-pairs = Paires
balance-measure-bot = 1er robot gagne
balance-measure-length = Plus longue
balance-measure-lead = ½ : le 1er gagne
balance-measure-forced = Une seule option
balance-measure-wins = Victoire : { $name }
balance-verdict-more = { $what } : plus avec { $b }. { $a } { $before }, { $b } { $after }.
balance-verdict-less = { $what } : moins avec { $b }. { $a } { $before }, { $b } { $after }.
balance-verdict-equal = { $what } : aucun changement qui compte ({ $smallest } ou plus, en points). { $a } { $before }, { $b } { $after }.
balance-verdict-open = { $what } : encore indécis. { $a } { $before }, { $b } { $after }.
balance-effect = Le changement, en points, est de { $change } ({ $low } à { $high }), et en écarts-types d'une paire de { $effect } ; { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
balance-effect-alike = Le changement, en points, est de { $change } ({ $low } à { $high }), le même dans chaque paire ; { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
balance-needed = Il faudrait encore environ { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} pour trancher.
balance-needed-many = Il faudrait plus de parties qu'on ne peut prévoir.
balance-also = Changé aussi, sans doute possible : { $what } ({ $change }, en points).
balance-changes = Ce qui change
balance-changes-unit = en points, sur les mêmes donnes ; 95 % à tout moment
balance-column-change = changement
balance-column-effect = effet
balance-method-pairs = Mêmes donnes. Un bloc de l'une et le bloc de même numéro de l'autre partagent leur graine : leur différence est une observation.
balance-method-sequence = Arrêt anticipé. L'intervalle est une suite de confiance par paris (Waudby-Smith et Ramdas, 2024) : il vaut à tous les moments à la fois, si bien que s'arrêter quand on veut garde l'erreur à { $percent } %.
balance-method-others = { $number ->
    [one] { $number } mesure est donnée.
   *[other] { $number } mesures sont données.
} Toutes sauf celle qui décide ne sont marquées que si elles tiennent encore après la correction de Bonferroni par le même test.
balance-method-bots = Ce sont des robots : d'autres peuvent jouer autrement.

## Réglages

cli-lab-tune = Propose de meilleures valeurs pour les nombres reconstitués, vers un but.
cli-lab-tune-more = Les nombres que fixe le texte des règles ou une source publique ne bougent jamais : « theogony provenance » dit lesquels. Écrit proposal.yaml, à jouer avec --content, et une page sur la manière de l'avoir trouvé.
cli-lab-tune-goal = level:god (tous les dieux gagnent autant ; de même avec toute étiquette, seat et side), share:god=ares=25 (une part en pour cent), ou length:hands=18 (une moyenne).
cli-lab-tune-values = Les nombres qui peuvent bouger : un nom comme heroes.odysseus.*, où * vaut n'importe quoi ; plusieurs fois.
cli-lab-tune-games = Le nombre de parties des meilleurs candidats d'une course, et de chaque côté d'une vérification.
cli-lab-tune-rounds = Combien de valeurs peuvent bouger, l'une après l'autre.
cli-lab-tune-out = Le dossier des parties, de la proposition et de la page ; tune-JEU par défaut.
bad-goal = { $given } n'est pas un but : écrivez level:god, share:god=ares=25 ou length:decisions=600, les unités étant { $units }.
bad-goal-unseen = Rien ne s’appelle { $given } dans ces parties : écrivez level:QUOI ou share:QUOI=LEQUEL=25, où QUOI est l’un de { $known }.
bad-tune-none = { $game } n'a pas de nombre reconstitué : rien ne peut y être réglé.
bad-tune-values = Aucun nombre reconstitué ne s'appelle { $given } ; il y a, entre autres : { $known }.
bad-tune-many = { $number ->
    [one] { $number } nombre est
   *[other] { $number } nombres sont
} trop pour une course : choisissez-en au plus { $most } avec --values. Il y a, entre autres : { $known }.
balance-tuning = Course
balance-tune = { $game } : réglage
balance-tune-nothing = Aucun changement n'a rapproché du but sans doute possible : rien n'est proposé.
balance-tune-proposed = Proposition : { $changes }. Écart au but : { $before } avant, { $after } après.
balance-tune-words = Là où une carte dit le nombre en toutes lettres, sa phrase est à changer avec lui.
balance-tune-try = À essayer : --content { $file }
balance-tune-overlay = Proposé par theogony lab tune, but { $goal }.
balance-points-of = { $number } (en points)
balance-fact-goal = But
balance-tune-values = Valeurs proposées
balance-tune-checks = Vérification sur de nouvelles donnes
balance-tune-distance = distance au but, en points
balance-tune-race = La course
balance-tune-before = Avant le dernier pas
balance-tune-after = Avec le dernier pas
balance-column-from = de
balance-column-to = à
balance-column-before = avant
balance-column-after = après
balance-column-verdict-tune = verdict
balance-column-round = tour
balance-column-blocks = donnes
balance-column-distance = distance
balance-taken = adopté
balance-not-taken = un doute reste
balance-method-race = La course. Chaque valeur fait un pas vers le haut et un vers le bas ; tous les candidats jouent les mêmes donnes, la moins bonne moitié sort, les autres jouent deux fois plus, jusqu'à ce qu'il n'en reste qu'un (réductions successives de moitié).
balance-method-fresh = De nouvelles donnes. Le gagnant affronte les valeurs actuelles sur des donnes que la course n'a pas vues, paire par paire ; il n'est adopté que si l'intervalle à 95 % du changement, par bootstrap de blocs, est tout entier du bon côté.
balance-method-ours = Rien que le nôtre. Les nombres du texte des règles et des sources publiques restent ; seuls bougent ceux qui sont reconstitués.
