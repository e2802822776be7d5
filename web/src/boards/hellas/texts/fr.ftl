hellas-end-win = Victoire : { $name }.
hellas-end-line = { $faction ->
    [none] {""}
   *[other] { $faction }
}
hl-map = Carte d’Hellas
hl-legend = Légende
hl-number = Hoplites demandés
hl-turn = Tour
hl-turn-order = Ordre du Tour
hl-turn-order-kronos = Kronos, puis un Héros
hl-kronos = Kronos
hl-no-hero = pas encore de Héros
hl-you = Vous
hl-none = aucun
hl-free = libre
hl-here = ici
hl-next = Ensuite
hl-later = plus tard
hl-watching = Vous regardez. Les mains restent cachées.
hl-keys-state = état de la partie

hl-land = Territoire
hl-lands = Territoires
hl-lands-note = Région par Région, et Gloire
hl-land-red = Territoire rouge
hl-land-yellow = Territoire jaune
hl-land-blue = Territoire bleu
hl-land-green = Territoire vert
hl-land-brown = Territoire brun
hl-colour-red = Rouge
hl-colour-yellow = Jaune
hl-colour-blue = Bleu
hl-colour-green = Vert
hl-colour-brown = Brun
hl-region = Région
hl-place-line = { $land }, Force de Population { $n }
hl-strength-n = Force { $n }
hl-from-here = { $deed } depuis cette Région
hl-neighbours = Voisines : { $list }
hl-nobody = sans contrôle
hl-held-by = contrôlée par { $name }
hl-city = Ville
hl-sparta = Sparte
hl-shrine = Sanctuaire libre
hl-temple = Temple
hl-oracle = Oracle de Delphes
hl-oracle-site = site de l’Oracle de Delphes
hl-quest = Quête
hl-quest-said = Quête : { $quest }
hl-hero = Héros
hl-hero-of = { $hero }, Héros joué par { $name }
hl-hoplites = Hoplites
hl-fortified = Fortifié
hl-monster-wounds = Monstre, Dégâts
hl-monument = Monument, niveau
hl-monument-of = Monument { $god ->
    [Zeus] de Zeus
   *[other] d’{ $god }
}, niveau { $n }
hl-army-of = { $n ->
    [one] { $n } Hoplite ({ $name })
   *[other] { $n } Hoplites ({ $name })
}
hl-army-fortified = { $n ->
    [one] { $n } Hoplite Fortifié ({ $name })
   *[other] { $n } Hoplites ({ $name }), dont un Fortifié
}
hl-n-hoplites = { $n ->
    [one] { $n } Hoplite
   *[other] { $n } Hoplites
}
hl-monster-said = { $monster }, { $n ->
    [one] { $n } Dégât
   *[other] { $n } Dégâts
} sur { $of }
hl-state-legal = Peut être choisie.
hl-state-target = Choisie comme cible.
hl-state-chosen = Choisie.
hl-from-line = { $n ->
    [one] { $n } Hoplite ; vers { $list }
   *[other] { $n } Hoplites ; vers { $list }
}

hl-ways = Voies vers la victoire
hl-way-lands = Seigneur de Guerre d’Hellas
hl-way-temples = Favori des Dieux
hl-way-monsters = Tueur de Monstres
hl-way-king = Roi des Rois
hl-way-key-lands = Seigneur : { $n } { $n ->
    [one] Territoire
   *[other] Territoires
}
hl-way-key-temples = Favori : { $n } { $n ->
    [one] Temple
   *[other] Temples
}
hl-way-key-monsters = Tueur : { $n } { $n ->
    [one] Monstre
   *[other] Monstres
}
hl-way-key-king = Roi : premier Monument à 5
hl-way-land = { $n } sur { $of }, { $land }
hl-way-missing = manque { $place }
hl-way-have-lands = { $n ->
    [one] { $n } Territoire
   *[other] { $n } Territoires
} sur { $of }
hl-way-have-temples = { $n ->
    [one] { $n } Temple
   *[other] { $n } Temples
} sur { $of }
hl-way-have-monsters = { $n ->
    [one] { $n } Monstre
   *[other] { $n } Monstres
} sur { $of }
hl-way-have-king = { $n ->
    [one] { $n } pion du Roi
   *[other] { $n } pions du Roi
} sur { $of }
hl-way-left = encore { $n } pour l’emporter
hl-won-by = { $clause ->
    [LH-153] Seigneur de Guerre d’Hellas
    [LH-154] Favori des Dieux
    [LH-155] Tueur de Monstres
    [LH-156] Roi des Rois
    [LH-164] Tous les Territoires sont Hostiles
    [LH-165] Tous les Monuments sont détruits
    [LH-166] Tous les Monuments sont détruits
    [LH-167] Kronos est mort
    [LH-168] Les Héros tiennent trois Territoires
    [LH-170] Il ne reste aucun Monstre
    [LH-362] Partie arrêtée : la limite de Tours est atteinte
   *[other] La partie est terminée
}

hl-hoplites-map = Hoplites sur la carte
hl-priests = Prêtres en réserve
hl-cards = Cartes Combat
hl-artifacts = Artéfacts
hl-blessings = Bénédictions
hl-glory = Pions Gloire
hl-trophies = Monstres tués
hl-used = Actions Spéciales couvertes
hl-status-thinking = Réfléchit…
hl-status-standin = Un robot joue à sa place
hl-status-bot = Robot, niveau { $level }
hl-status-away = Absence
hl-status-quest = { $quest }, Étape { $n }
hl-army = Armée et Prêtres
hl-army-said = Hoplites : { $map } sur la carte, { $supply } en stock. Prêtres : { $pool } en réserve, { $praying } en prière, { $left } en stock.
hl-on-map = sur la carte
hl-supply = en stock
hl-in-pool = en réserve
hl-praying = en prière
hl-injured = { $name }, blessure : compte pour 1
hl-injuries = { $n ->
    [one] { $n } Blessure
   *[other] { $n } Blessures
} sur 3
hl-petrified = pétrification : pas de Déplacement de Héros
hl-hand = Cartes, visibles de vous uniquement
hl-hand-of = Main : { $name }
hl-hand-empty = Aucune carte Combat en main.
hl-limit = { $n } sur { $of }
hl-no-limit = { $n }, sans limite pendant la Chasse
hl-use-now = Utiliser
hl-choose = Choisir
hl-recruit-at = Recruter { $place }
hl-no-casualty = sans perte
hl-n-casualties = { $n ->
    [one] { $n } perte
   *[other] { $n } pertes
}
hl-charged = chargé
hl-discharged = déchargé
hl-kept = gardée
hl-offered = À choisir
hl-drawn-attacks = Cartes Attaque de Monstre, visibles de vous uniquement

hl-monuments = Monuments
hl-monuments-note = niveau, puis places de prière
hl-destroyed = détruit
hl-prayer-zeus = Force +1{ $n ->
    [0] {""}
    [one] , piocher 1 carte
   *[other] , piocher { $n } cartes
}
hl-prayer-athena = Commandement +1{ $n ->
    [0] {""}
   *[other] , recruter { $n }
}
hl-prayer-hermes = Vitesse +1{ $n ->
    [0] {""}
    [one] , une Armée avance de 1 Région
   *[other] , une Armée avance de { $n } Régions
}
hl-monument-line = niveau { $level } : { $power }
hl-monument-rises = passe au niveau { $level } : { $power }
hl-temple-card = Carte Temple
hl-temple-built = { $n } sur { $of } construits
hl-temple-next = ensuite : case { $n }
hl-draft = Draft
hl-countdown = { $n ->
    [0] { $monument } est achevé : qui contrôle sa Région l’emporte.
    [one] { $monument } est achevé : encore { $n } pion chez { $name }.
   *[other] { $monument } est achevé : encore { $n } pions chez { $name }.
}
hl-quests = Quêtes
hl-quests-note = { $n ->
    [one] { $n } emplacement
   *[other] { $n } emplacements
} sur 3
hl-can = vous pouvez y entrer
hl-cannot = vous ne pouvez pas encore y entrer
hl-step-more = + { $said }
hl-step-n = Étape { $n }
hl-step = { $what ->
    [leadership] Commandement { $n }
    [strength] Force { $n }
    [speed] Vitesse { $n }
    [priests_in_pool] { $n ->
        [one] { $n } Prêtre en réserve
       *[other] { $n } Prêtres en réserve
    }
    [sacrifice_priests] { $n ->
        [one] sacrifier { $n } Prêtre
       *[other] sacrifier { $n } Prêtres
    }
    [take_injuries] { $n ->
        [one] subir { $n } Blessure
       *[other] subir { $n } Blessures
    }
    [discard_combat] défausser { $n }
    [artifacts] { $n ->
        [one] { $n } Artéfact
       *[other] { $n } Artéfacts
    }
    [city_regions_controlled] { $n } Villes
    [temple_regions_controlled] { $n } Temples
   *[other] { $n }
}
hl-monsters = Monstres
hl-monsters-note = Dégâts
hl-monsters-kronos = Dégâts ; prix de l’Attaque de Région
hl-monsters-alive = Monstres vivants
hl-evolved = { $n ->
    [one] évolué
   *[other] évolué deux fois
}
hl-wounds = { $n ->
    [one] { $n } Dégât
   *[other] { $n } Dégâts
} sur { $of }
hl-wounds-word = Dégâts
hl-region-attack = Attaque de Région
hl-special-attack = Attaque Spéciale
hl-its-artifact = Son Artéfact

hl-windows = Moments de cette Bataille
hl-stage-before = Avant
hl-stage-cards = Cartes
hl-stage-after = Comparaison
hl-stage-losses = Pertes
hl-stage-withdrawal = Retrait
hl-battle-in = Bataille { $place }
hl-attacks = attaque
hl-defends = défend, joue d’abord
hl-passed = a passé
hl-against = { $a } contre { $b }
hl-casualties = { $name } : { $n } sur { $of } tombent
hl-you-answer = À vous : une carte, ou passer
hl-answers = { $name } joue une carte, ou passe
hl-show-map = Voir la carte
hl-show-battle = Voir la Bataille
hl-show-hunt = Voir la Chasse

hl-hunt-in = Chasse { $place }
hl-wounds-left = { $n ->
    [0] aucun Dégât à infliger
    [one] { $n } Dégât à infliger
   *[other] { $n } Dégâts à infliger
}
hl-wound = { $symbol }, { $state ->
    [covered] couvert
   *[open] libre
}{ $mark ->
    [priest] , marque de Prêtre
    [artifact] , marque d’Artéfact
   *[none] {""}
}
hl-covered = couvert
hl-mark-priest = marque de Prêtre
hl-mark-artifact = marque d’Artéfact
hl-attack-card = Le Monstre attaque
hl-attack-value = Valeur
hl-attack-per = { $what ->
    [per-covered-wound-symbol] { $n } par symbole couvert
    [per-uncovered-wound-symbol] { $n } par symbole libre
    [per-wound-symbol] { $n } par symbole
    [per-combat-card-in-hunters-hand] { $n } par carte en main
   *[other] { $n }
}
hl-defence-said = Défense { $n } sur { $of }
hl-if-slain = Si { $monster } tombe
hl-glory-of = Gloire : { $land }
hl-artifact-or-mark = { $artifact }, ou une marque couverte
hl-hunt-won = Chasse gagnée
hl-trophy-of = Son Artéfact : { $artifact }.
hl-slain = La Chasse est finie, victoire sur { $monster }.
hl-hunt-next-start = { $hunter } peut utiliser ce qui ouvre une Chasse.
hl-hunt-next-attack = { $name } joue une carte Attaque de Monstre.
hl-hunt-next-choice = { $hunter } se défend, ou subit.
hl-hunt-next-defence = { $hunter } pioche, puis frappe de nouveau.
hl-link-wounds = Dégâts
hl-link-attack = Attaque
hl-link-defence = Défense
hl-pay = { $payment ->
    [same] payer une carte du même symbole
    [sickle] payer une faucille
    [swords] payer deux épées
    [maces] payer deux massues
    [torches] payer trois torches
    [bows] payer trois arcs
   *[other] {""}
}
hl-symbol = { $symbol }{ $mark ->
    [priest] , marque de Prêtre
    [artifact] , marque d’Artéfact
   *[none] {""}
}
hl-move-wound = { $symbol } : { $payment ->
    [same] même symbole
    [sickle] une faucille
    [swords] deux épées
    [maces] deux massues
    [torches] trois torches
    [bows] trois arcs
   *[other] {""}
}

hl-anger = Points de Colère
hl-anger-after = après cette Action
hl-anger-said = { $n ->
    [one] { $n } Point de Colère
   *[other] { $n } Points de Colère
} sur { $of } ; passer les porterait à { $pass }
hl-anger-break = { $n } : briser une Chaîne
hl-anger-pass = Passer : { $n }
hl-chains = Chaînes
hl-chains-broken = Chaînes Brisées
hl-chains-gone = Chaînes sorties du jeu
hl-chain-back = Une Chaîne
hl-chain-intact = Intacte
hl-chain-ready = Brisée, prête
hl-chain-turned = Brisée, inclinée
hl-seen-by-you = vue de vous
hl-seen = vue
hl-hidden = cachée
hl-attitude = Attitude de la Population
hl-attitude-note = Terreur = 1 + 1 par 2 Hoplites
hl-att-held = Héros
hl-att-neutral = Neutre
hl-att-distrustful = Méfiante
hl-att-hostile = Hostile
hl-terror-price = prix de la Terreur
hl-titan-might = Puissance
hl-titan-anger = Colère
hl-titan-authority = Autorité
hl-titan-sheet = Kronos se tient { $place }.
hl-orders = Cartes Ordre
hl-orders-own = Cartes Ordre, visibles de vous uniquement
hl-orders-limit = { $n } sur { $of }
hl-order-discards = Ordres défaussés
hl-order-places = À placer : { $places }. Puis une Terreur au prix normal.
hl-order = Ordre
hl-evolution = Évolution
hl-to-place = à placer
hl-goals = Pour l’emporter
hl-goal-hostile = Kronos : Territoires Hostiles
hl-goal-monuments = Kronos : Monuments détruits
hl-goal-lands = Héros : Territoires contrôlés
hl-goal-kronos = Héros : Dégâts de Kronos

hl-combat-kind = { $symbol }, vaut { $value }, { $n ->
    [0] sans perte
    [one] { $n } perte
   *[other] { $n } pertes
}
hl-blessing-kind = Bénédiction : { $god }
hl-kind = { $section ->
    [artifacts] Artéfact
    [monsters] Monstre
    [quests] Quête
    [kronos_quests] Quête de Kronos
    [heroes] Héros
    [monster_attack_cards] Carte Attaque de Monstre
    [kronos_orders] Ordre de Kronos
    [kronos_chains] Chaîne de Kronos
    [monuments] Monument
    [temple_cards] Carte Temple
    [event_cards] Carte Événement
   *[other] Carte
}
hl-cards-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
hl-no-text = Sans texte.
hl-ability = Capacité
hl-bonus = Bonus de Départ
hl-reward = Récompense
hl-while-active = Tant qu’elle est active

hl-regular = Ordinaires, chacune une fois
hl-special = Puis une Action Spéciale : elle met fin au Tour
hl-titanic = Une Action, ou passer
hl-final = Actions Finales
hl-done = faite
hl-covered-action = couverte
hl-locked = tenue par une Chaîne
hl-price-range = prix de { $n } à { $most }
hl-current = Joueur en Cours
hl-tip-current = Les Héros jouent à tour de rôle, chacun après un tour de Kronos : c’est à celui-ci, maintenant ou ensuite.
hl-price = prix { $n }
hl-price-open = {""}
hl-act-use_artifacts = { $artifacts ->
    [one] { $artifacts } chargé
   *[other] { $artifacts } chargés
}
hl-act-prayer = { $priests ->
    [one] { $priests } Prêtre en réserve
   *[other] { $priests } Prêtres en réserve
}
hl-act-hero_movement = Vitesse { $speed }
hl-act-hoplite_movement = { $leadership ->
    [one] { $leadership } Hoplite
   *[other] { $leadership } Hoplites
}
hl-act-build_monument = découvre tout
hl-step-turn = Tour { $turn }
hl-step-battle = Bataille { $place }
hl-step-hunt = Chasse { $place } : { $monster }
hl-step-hunt-won = Chasse gagnée : { $monster }
hl-ask-PlayOrPass = { $lead ->
    [ahead] Vous menez { $mine } à { $theirs }. Jouer une carte, ou passer ?
    [behind] Vous êtes à { $mine } contre { $theirs }. Jouer une carte, ou passer ?
   *[level] Égalité à { $mine }. Jouer une carte, ou passer ?
}
hl-ask-DealWounds = Quel Dégât infliger { $prey_to } ?
hl-ask-Defend = Une attaque de { $value }. Se défendre, ou la subir ?
hl-ask-Place = Où recrutez-vous ?
hl-ask-TakeTurn = Que faites-vous ? L’Action Spéciale met fin au Tour.
hl-ask-use_artifacts = Quel Artéfact utilisez-vous ?
hl-ask-prayer = À quel Monument votre Prêtre prie-t-il ?
hl-ask-hero_movement = Où va votre Héros ? Sa Vitesse le porte à { $speed ->
    [one] { $speed } Région
   *[other] { $speed } Régions
} au plus.
hl-ask-hoplite_movement = D’où part un Hoplite ? { $leadership ->
    [one] Un seul avance
   *[other] Jusqu’à { $leadership } avancent, l’un après l’autre
}.
hl-ask-march = D’où part une Armée ?
hl-ask-build_temple = Où construisez-vous le Temple ?
hl-ask-hunt = Quel Monstre chassez-vous ?
hl-ask-build_monument = Quel Monument monte d’un niveau ?
hl-ask-recruits = Combien d’Hoplites recrutez-vous { $place }, et l’un d’eux est-il Fortifié ?
hl-link-regular = Ordinaires { $n } sur 4
hl-link-special = Spéciale
hl-title-turn = Votre Tour
hl-title-titan = Kronos agit
hl-title-card = Votre carte
hl-title-wounds = Frapper
hl-title-defence = Se défendre
hl-title-attack = L’attaque du Monstre
hl-how-many = Combien partent ?
hl-send = { $n ->
    [one] Envoyer { $n } Hoplite
   *[other] Envoyer { $n } Hoplites
}
hl-attacks-from = attaque depuis { $from }
hl-part-hoplites = { $n ->
    [one] { $n } Hoplite
   *[other] { $n } Hoplites
}
hl-part-fortified = Fortifié
hl-part-cards = { $n ->
    [one] Valeur de { $n } carte
   *[other] Valeurs de { $n } cartes
}
hl-part-tactics = Textes des cartes
hl-tie = { $a } partout : l’égalité va à la défense, { $mine ->
    [true] donc à vous.
   *[other] donc à { $defender }.
}
hl-end-if = Si { $foe } ne joue plus rien :
hl-end-pass = Si vous passez et que tout s’arrête là :
hl-end-strength = { $wins ->
    [true] vous l’emportez par { $strength } à { $against }.
   *[other] { $foe } l’emporte par { $strength } à { $against }.
}
hl-end-losses = Vous perdez { $mine ->
    [0] 0 Hoplite
    [one] { $mine } Hoplite
   *[other] { $mine } Hoplites
}, { $foe } { $theirs }.
hl-end-after = { $after ->
    [kept] Vous gardez { $place }.
    [taken] Vous prenez { $place }.
    [withdraw] Vos derniers se retirent.
    [gone] Il ne vous reste personne là-bas.
   *[neutral] Vous gagnez, mais { $place } ne passe pas sous votre contrôle.
}
hl-coming = Cela déclenche une Bataille : { $place }
hl-coming-own = vous { $n }
hl-coming-most = vous { $n } au plus
hl-versus = contre
hl-coming-foe = { $name } { $n }, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
hl-coming-ahead = Vous partiriez en tête. Chaque camp peut ajouter des cartes Combat.
hl-coming-level = Vous partiriez à égalité, et l’égalité va à la défense. Chaque camp peut ajouter des cartes Combat.
hl-coming-behind = Vous partiriez en retard : seules vos cartes Combat peuvent renverser la Bataille.
hl-card-pays = inflige un Dégât
hl-card-waits = pour la défense
hl-card-shield = pare seulement
hl-leads = { $mine ->
    [true] En l’état, vous l’emportez par { $strength } à { $against }.
   *[other] En l’état, { $name } l’emporte par { $strength } à { $against }.
}

hl-tip-leadership = combien d’Hoplites bougent dans un Déplacement d’Hoplites. Certaines cartes Combat en tiennent compte aussi. Une Prière à Athéna l’augmente.
hl-tip-strength = combien de cartes Combat sont piochées au début d’une Chasse. Une Prière à Zeus l’augmente.
hl-tip-speed = combien de Régions le Héros parcourt dans un Déplacement de Héros. Une Prière à Hermès l’augmente.
hl-tip-injured = Elle est blessée et compte pour 1 jusqu’à sa guérison.
hl-tip-hoplites-map = des soldats. Autant que la Force de Population d’une Région, sans ennemi, en prennent le contrôle.
hl-tip-supply = Hoplites encore à recruter. Ceux qui tombent y reviennent.
hl-tip-priests = envoyés à un Monument lors d’une Prière pour augmenter une Caractéristique et utiliser le pouvoir du Dieu ; certains textes en coûtent.
hl-tip-praying = Prêtres aux Monuments. Ils retournent à la réserve quand quelqu’un construit un Monument.
hl-tip-cards = jouées en Bataille pour leur nombre, payées en Chasse par leur symbole.
hl-tip-artifacts = des trésors avec un texte. Un Artéfact utilisé est déchargé jusqu’au prochain Monument.
hl-tip-glory = un par Territoire, pris en tuant un Monstre ou en achevant une Quête là-bas. Qui l’a peut usurper des Régions de ce Territoire. Il ne fait pas gagner à lui seul.
hl-tip-orders = des cartes que Kronos seul voit : elles placent des Monstres ou les font agir.
hl-tip-chains-broken = chaque Chaîne Brisée donne un pouvoir à Kronos, et aux Héros des Dégâts de plus à lui infliger. Toutes Brisées ou parties : les Actions Finales s’ouvrent.
hl-tip-monsters-alive = Monstres sur la carte. Kronos agit par eux.
hl-tip-titan-might = ajoutée à la valeur des attaques de Kronos quand on le chasse.
hl-tip-titan-anger = combien de Points de Colère reviennent quand il passe.
hl-tip-titan-authority = combien de Monstres bougent dans un Déplacement de Monstre.
hl-tip-way-lands = contrôler toutes les Régions de { $n } { $n ->
    [one] Territoire
   *[other] Territoires
}.
hl-tip-way-temples = contrôler { $n } { $n ->
    [one] Région
   *[other] Régions
} avec un Temple.
hl-tip-way-monsters = tuer { $n } { $n ->
    [one] Monstre
   *[other] Monstres
}.
hl-tip-way-king = achever le premier Monument, faire encore { $n } { $n ->
    [one] Action Spéciale
   *[other] Actions Spéciales
}, et contrôler alors sa Région.
hl-tip-lands = Une marque dit qui contrôle une Région, un rond que personne ne la contrôle. Toutes les Régions d’un Territoire contrôlées : il compte pour le Seigneur de Guerre.
hl-tip-monuments = La Construction de Monument élève un Monument d’un niveau, découvre les Actions Spéciales de tous, vous donne un Prêtre par Temple contrôlé, et réveille les Monstres. Plus un Monument est haut, plus sa Prière est forte. Le premier au niveau 5 lance le décompte.
hl-tip-temple-card = Les Temples se construisent sur les Sanctuaires que vous contrôlez ; chacun donne un Prêtre. À un emplacement avec un losange, tous choisissent une Bénédiction. Contrôlez 5 Temples pour gagner.
hl-tip-countdown = Chaque Action Spéciale de qui l’a achevé enlève un pion. Au dernier, la victoire va à qui contrôle la Région du Monument.
hl-tip-quests = Envoyez votre Héros dans la Région, puis remplissez une Étape après l’autre. La dernière donne la récompense et la Gloire du Territoire.
hl-tip-quests-kronos = Tant qu’une Quête est active, Kronos a son pouvoir. Trois Étapes d’un Héros y mettent fin.
hl-tip-monsters = Un Héros dans la Région peut le chasser : couvrir tous ses symboles avec des cartes Combat. Un Monstre tué donne la Gloire et un Artéfact.
hl-tip-attitude = La Terreur pousse un Territoire de gauche à droite, les exploits des Héros le ramènent. Les cinq Hostiles : Kronos gagne.
hl-tip-anger-points = Ce avec quoi Kronos paie ses Actions. Passer les ramène, et chaque Monument construit aussi. À 8 ou plus lors d’une Construction de Monument, il peut briser une Chaîne.
hl-tip-chain-broken = Brisée : son pouvoir agit, et ses symboles peuvent être blessés.
hl-tip-chain-intact = Intacte : Kronos seul sait laquelle c’est, jusqu’à ce qu’elle se brise.

hl-course-battle = Bataille
hl-course-slain = Monstre tué
hl-course-monument = Monument
hellas-wins = { $seats ->
    [2] Trois Territoires, cinq Temples ou trois Monstres.
   *[other] Deux Territoires, cinq Temples, trois Monstres, ou le premier Monument gardé.
}
    .kronos = Kronos : tous les Territoires Hostiles, ou plus de Monument. Héros : Kronos mort, ou trois Territoires.
