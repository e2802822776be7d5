# Dice Forge et Rebellion. Les joueurs agissent sous leur nom, au singulier.

## Noms que le matériel ne donne pas

empty-seat = place { $number }, où personne n’est assis
word-light = dé clair
word-dark = dé foncé
word-celestial = Dé Céleste
word-face = face de dé
word-treasure = trésor
word-zone = zone
word-none = aucun module
word-goddess = la Déesse
word-titans = les Titans
resource-gold = or
resource-sun = solaire
resource-moon = lunaire
resource-glory = gloire
resource-ancient = fragments originels
resource-loyalty = loyauté
amount-nothing = rien
amount-gold = { $number } or
amount-sun = { $number ->
    [one] { $number } solaire
   *[other] { $number } solaires
}
amount-moon = { $number ->
    [one] { $number } lunaire
   *[other] { $number } lunaires
}
amount-glory = { $number } gloire
amount-ancient = { $number ->
    [one] { $number } fragment originel
   *[other] { $number } fragments originels
}
amount-loyalty = { $number } loyauté
memory-rebellion = 2◆+1☾
memory-loyalty = 2♥+1☀
token-cerberus = Cerbère
token-triton = Triton
token-hammer = Marteau
token-scepters = Sceptre
token-companions = Compagnon

## Options

option-setup = quels sets d’exploits entourent les îles
    .base_introductory = Partie de découverte
    .base_alternative = Partie avancée
    .goddess_discovery = Découverte du module Déesse
    .titans_discovery = Découverte du module Titans
    .goddess_with_base_sets = Déesse avec les sets de base
    .titans_with_base_sets = Titans avec les sets de base
    .perfect_for_two = Idéal à deux
    .again_and_again = Bis repetita
    .may_the_forge = Que la forge soit avec vous
    .versatility = Polyvalence
    .tournament_2020_1 = Tournoi 2020, configuration 1
    .challenge_2021 = Défi des dieux 2021
    .challenge_2021_final = Défi des dieux 2021, finale
    .random = un set au hasard par emplacement
    .draft = choisis tour à tour par les joueurs
option-module = quel module de Rebellion est joué
    .as-set-up = comme le dit la mise en place
    .none = aucun module
    .goddess = le labyrinthe de la Déesse
    .titans = la révolte des Titans
option-ties = ce qui se passe en cas d’égalité au premier rang
    .shared = la victoire est partagée
    .broken = le plus de faces forgées l’emporte, puis d’exploits, puis de ressources
option-handicap = à deux : la face 6 or reste dans la boîte
    .no = elle est en jeu
    .yes = elle est écartée
option-slot = le set d’un emplacement
    .as-set-up = comme le dit la mise en place
    .blacksmiths_hammer = Le Marteau du Forgeron
    .twins = Les Jumeaux
    .blacksmiths_scepter = Le Sceptre du Forgeron
    .blacksmiths_chest = Le Coffre du Forgeron
    .companion = Le Compagnon
    .memory = La Mémoire
    .silver_hind = Les Sabots d'Argent
    .great_bear = La Grande Ourse
    .moon_golem = Le Golem Lunaire
    .oracle = L'Oracle
    .satyrs = Les Satyres
    .tenacious_boar = Le Sanglier tenace
    .celestial_die_card = Le Dé Céleste
    .wind = Le Vent
    .ferryman = Le Passeur
    .cerberus = Cerbère
    .mists = Les Brumes
    .ancestor = L'Ancêtre
    .helmet_of_invisibility = Le Casque d'Invisibilité
    .great_golem = Le Grand Golem
    .chaos = Le Chaos
    .cancer = La Pince
    .sentinel = La Sentinelle
    .right_hand = La Main Droite
    .eternal_night = La Nuit Éternelle
    .hydra = L'Hydre
    .typhon = Le Typhon
    .first_titan = Le Premier Titan
    .goddess_card = La Déesse
    .elder = L'Ancien
    .tree = L'Arbre
    .merchant = Le Marchand
    .wild_spirits = Les Herbes Folles
    .wood_nymph = La Nymphe des bois
    .dogged = L'Opiniâtre
    .guardians_owl = Les Ailes de la Gardienne
    .celestial_ship = Le Navire céleste
    .sun_golem = Le Golem Solaire
    .guardian = Le Gardien
    .minotaur = Le Minotaure
    .guardians_shield = Le Bouclier de la Gardienne
    .light = La Lumière
    .time_golem = Le Golem du Temps
    .gorgon = La Méduse
    .triton = Le Triton
    .goldsmith = L'Orfèvre
    .omniscient = L'Omniscient
    .mirror_of_the_abyss = Le Miroir Abyssal
    .abyssal_trident = Le Trident Abyssal
    .mirror_of_misfortune = Le Reflet d'Infortune
    .sphinx = L'Énigme
    .cyclops = Le Cyclope
    .eternal_fire = Le Feu Éternel
    .left_hand = La Main Gauche

option-setup-about =
    .base_introductory = Les quinze sets pour apprendre le jeu : peu d’effets, des tours rapides.
    .base_alternative = Les neuf autres sets du jeu de base à leur place : sangliers, navire, Cerbère et Triton.
    .goddess_discovery = Le labyrinthe de la Déesse avec de nouveaux sets partout.
    .titans_discovery = La révolte des Titans avec de nouveaux sets partout.
    .goddess_with_base_sets = Le labyrinthe de la Déesse parmi les sets de la première partie.
    .titans_with_base_sets = La révolte des Titans parmi les sets de la première partie.
    .perfect_for_two = Des sets qui vont bien à deux.
    .again_and_again = Des sets qui répètent faveurs et exploits.
    .may_the_forge = Des sets autour de la forge et des améliorations.
    .versatility = Un mélange où bien des chemins mènent à la gloire.
    .tournament_2020_1 = Comme dans un tournoi de 2020.
    .challenge_2021 = Comme dans un défi de 2021 ; à deux joueurs.
    .challenge_2021_final = Comme dans la finale de ce défi ; à deux joueurs.
    .random = Un set par emplacement, tiré au sort.
    .draft = Les joueurs choisissent tour à tour le set de chaque emplacement.
option-module-about =
    .as-set-up = Les configurations Déesse et Titans apportent leur module, les autres aucun.
    .none = Le jeu de base, avec tous les sets qui n’appartiennent à aucun module.
    .goddess = Des Golems parcourent un labyrinthe ; ses sets prennent leurs emplacements.
    .titans = L’allégeance va à la rébellion ou à la loyauté ; ses sets prennent leurs emplacements.
option-slot-all = Choisir le set de chaque emplacement
option-slot-of =
    .m1 = Île de la Forge, 1 lunaire (M1)
    .m2 = Île de la Forge, 1 lunaire (M2)
    .m3 = Île de la Forêt, 2 lunaires (M3)
    .m4 = Île de la Forêt, 3 lunaires (M4)
    .m5 = Île du Crâne, 4 lunaires (M5)
    .m6 = Île du Crâne, 5 lunaires (M6)
    .m7 = Île du Désert, 6 lunaires (M7)
    .m8 = Île du Désert, 5 lunaires et 5 solaires (M8)
    .f1 = Île du Tronc, 1 solaire (F1)
    .f2 = Île du Tronc, 1 solaire (F2)
    .f3 = Île des Ruines, 2 solaires (F3)
    .f4 = Île des Ruines, 3 solaires (F4)
    .f5 = Île du Lagon, 4 solaires (F5)
    .f6 = Île du Lagon, 5 solaires (F6)
    .f7 = Île du Désert, 6 solaires (F7)

## Questions

prompt-DraftSet = Quel set va à l’emplacement { $slot } ({ $cost }) ?
prompt-ChooseDie = { $number ->
    [one] Quel dé reçoit une faveur mineure ?
   *[other] Quel dé reçoit { $number } faveurs mineures de suite ?
}
prompt-OfferRepeat = Défaussez-vous un jeton Cerbère pour appliquer encore { $result } ?
prompt-ShowFace = Quelle face affichez-vous ?
prompt-UseTwins = Vous avez obtenu { $result }. Payez-vous 3 or pour relancer un dé ? Vous avez { $allgold } or et pouvez le faire { $cards } fois.
prompt-ApplyShown = { $source } : quelle face affichée appliquez-vous ?
prompt-ApplyLit = { $source } : quelle face affichée appliquez-vous ?
prompt-ChooseOrder = { $first } et { $second } : quelle face appliquez-vous d’abord ?
prompt-NameGain = { $source } à côté de { $second } : que donnera-t-elle ?
prompt-CopyFace = Quelle face copie votre miroir ?
prompt-MustBuyFace = Quelle face du Sanctuaire achetez-vous ? Vous avez { $allgold } or.
prompt-BuyFace = Achetez-vous une face du Sanctuaire{ $discount ->
    [0] {""}
   *[other] {" "}à { $discount } or de moins
} ? Vous avez { $allgold } or.
prompt-ChooseBetter = Quelle face prend la place de { $face } ?
prompt-ChooseUpgrade = Quelle face améliorez-vous de { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
} ?
prompt-ForgeFace = Quelle face est remplacée par { $face } ?
prompt-Offering = Achetez-vous une autre face ? Vous avez { $allgold } or.
prompt-TakeFromTemple = Quelle face du Temple prenez-vous pour la forger ?
prompt-TakeFace = Quelle face prenez-vous pour la forger ?
prompt-ChoosePath = Par où { $back ->
    [0] avance
   *[other] recule
} votre Golem ?
prompt-ChooseTreasure = Vous êtes le premier dans cette Salle au Trésor : quel trésor prenez-vous ?
prompt-Exchange = Donnez-vous { $price } contre { $gain } ?
prompt-PuzzleRoll = Les deux Golems s’assemblent : lancez-vous le Dé Céleste avant ou après leurs pas ?
prompt-ChooseFreeFeat = Le Premier Titan : quel exploit accomplissez-vous gratuitement ?
prompt-NameResource = Le Vent : quelle ressource prenez-vous sur tous les dés ?
prompt-PickDice = Les Satyres : quel dé des autres appliquez-vous ?
prompt-SpendGold = La Main Droite : combien d’or changez-vous en gloire ? Vous en avez { $allgold }.
prompt-PayGold = À payer : { $price } or. Combien viennent du Sceptre { $number }, qui en porte { $there } ?
prompt-PayShards = À payer : { $sun ->
    [0] { $moon ->
        [one] { $moon } lunaire
       *[other] { $moon } lunaires
    }
   *[other] { $moon ->
        [0] { $sun ->
            [one] { $sun } solaire
           *[other] { $sun } solaires
        }
       *[other] { $sun ->
            [one] { $sun } solaire
           *[other] { $sun } solaires
        } et { $moon ->
            [one] { $moon } lunaire
           *[other] { $moon } lunaires
        }
    }
}. { $from ->
    [scepter] Videz-vous le Sceptre { $number } ?
    [ancientsun] Combien de vos { $ancient } fragments originels valent un solaire ?
   *[ancientmoon] Combien de vos { $ancient } fragments originels valent un lunaire ?
}
prompt-RecallMemories = Quel jeton Mémoire recevez-vous d’abord ?
prompt-Reinforce = Quel renfort employez-vous ?
prompt-SendMerchants = Combien de Marchands améliorent une face ? Les autres rapportent 2 gloire chacun.
prompt-ChooseGain = { $source } : que prenez-vous ?
prompt-OfferRefusal = Refusez-vous { $gain } contre { $glory } gloire ?
prompt-StoreGold = { $card ->
    [hammer] Vous recevez { $gold } or : combien vont au Marteau ({ $there } jusqu’ici) ?
   *[scepter] Vous recevez { $gold } or : combien vont au Sceptre { $number }, qui en porte { $there } ?
}
prompt-NamePlayer = Qui doit forger { $face } ?
prompt-PlaceMemory = Où placez-vous un jeton Mémoire, et sur quelle face ?
prompt-Act = { $extra ->
    [0] Votre action : achetez-vous des faces ou accomplissez-vous un exploit ?
   *[other] Votre action supplémentaire : achetez-vous des faces ou accomplissez-vous un exploit ?
} Vous avez { $allgold } or, { $sunhad ->
    [one] { $sunhad } solaire
   *[other] { $sunhad } solaires
} et { $moonhad ->
    [one] { $moonhad } lunaire
   *[other] { $moonhad } lunaires
}.
prompt-ExtraAction = Payez-vous 2 solaires pour une action supplémentaire ?

## Coups, et titres des longues listes

move-set = { $feat }
move-take = { $gain }
move-copy = copier { $face }
move-apply = d’abord { $face }
move-puzzle = { $when ->
    [first] lancer d’abord le Dé Céleste
   *[last] lancer ensuite le Dé Céleste
}
move-pick = { $face }
move-show = { $die } : { $face }
move-die = { $die }
move-reroll = relancer : { $die }
move-repeat = appliquer encore
move-refuse = refuser
move-accept = accepter
move-store = { $number } or
move-spend = { $number } or
move-scepter = { $when ->
    [sun] s’en servir comme solaire
    [moon] s’en servir comme lunaire
   *[none] ne pas le vider
}
move-ancient = { $number ->
    [one] { $number } fragment originel
   *[other] { $number } fragments originels
}
move-use = employer { $feat }
move-advance = avancer le Compagnon { $number }
move-merchants = { $number ->
    [one] { $number } Marchand
   *[other] { $number } Marchands
}
move-buy = acheter { $face } ({ $cost } or)
move-perform = accomplir { $feat } ({ $cost }, { $glory } gloire)
move-extra = une action supplémentaire pour 2 solaires
move-forge = { $face }
move-replace = { $die } : { $face }
move-upgrade = { $die } : { $face }
move-player = { $seat }
move-go = vers { $space }
move-treasure = { $treasure }
move-exchange = échanger
move-remember = { $island } : { $memory }
move-recall = { $memory }
move-pass = passer
move-done = terminé
move-triton = jeton Triton : { $gain }
move-cash = quitter le Compagnon { $number }

group-set = Sets
group-take = Prendre
group-copy = Copier
group-apply = Appliquer d’abord
group-puzzle = Dé Céleste
group-pick = Choisir
group-show = Afficher
group-die = Dés
group-reroll = Relancer
group-store = or vont sur la carte
group-spend = or
group-scepter = Sceptre
group-ancient = fragments originels
group-use = Employer
group-advance = Compagnons
group-merchants = Marchands
group-buy = Acheter
group-perform = Accomplir
group-forge = Forger
group-replace = Remplacer
group-upgrade = Améliorer
group-player = Joueurs
group-go = Aller vers
group-treasure = Trésors
group-remember = Placer sur
group-recall = Jetons Mémoire
group-triton = Jeton Triton
group-cash = Quitter

## Ce qui s’est passé

event-game-begins = Le tournoi commence ; { $seat } est premier joueur.
event-set-chosen = { $seat } met { $feat } à l’emplacement { $slot }.
event-turn-begins = Manche { $round } : { $alone ->
    [0] c’est le tour de { $seat }.
   *[other] { $seat } joue un nouveau tour.
}
event-rolled = { $seat } obtient { $faces }.
event-die-rolled = { $seat } lance un dé ({ $die }) : { $face }.
event-celestial-rolled = { $seat } lance le Dé Céleste : { $celestial }.
event-face-shown = { $seat } affiche { $face } ({ $die }).
event-repeated = { $seat } défausse un jeton Cerbère : le même résultat encore une fois.
event-copied = { $seat } applique une copie de { $face }.
event-gained = { $source ->
    [none] { $seat } reçoit { $gains }.
   *[other] { $source } : { $seat } reçoit { $gains }.
}
event-lost = { $source ->
    [none] { $seat } perd { $gains }.
   *[other] { $source } : { $seat } perd { $gains }.
}
event-overflowed = La réserve de { $seat } est pleine : pas de place pour { $gains }.
event-refused = { $seat } refuse { $gains } contre { $glory } gloire.
event-gold-stored = { $seat } met { $gold } or sur { $feat }.
event-gold-paid = { $seat } paie { $gold } or.
event-scepter-emptied = { $seat } vide un Sceptre ({ $resource }).
event-bought = { $seat } achète { $face } pour { $price } or.
event-forged = { $seat } forge { $face } à la place de { $old } ({ $die }).
event-imposed = { $seat } nomme { $on }, qui doit forger { $face }.
event-misfortune-used = { $seat } applique aussi les dés de { $of }.
event-feat-performed = { $seat } accomplit { $feat }.
event-ousted = { $by } chasse { $seat } : { $island }.
event-reinforced = { $seat } emploie { $feat }.
event-extra-action = { $seat } paie une action supplémentaire.
event-companion-advanced = Le Compagnon de { $seat } va sur la case { $number }.
event-companion-cashed = { $seat } quitte un Compagnon sur la case { $number }.
event-golem-moved = Le Golem de { $seat } va sur la case { $space }.
event-treasure-found = { $seat } prend { $treasure } ({ $space }).
event-allegiance-moved = L’allégeance de { $seat } est maintenant à { $allegiance }.
event-memory-placed = { $seat } place un jeton Mémoire ({ $memory }) : { $island }.
event-scored = { $seat } : { $glory } sur la piste, { $cards } pour les exploits, { $bonus } pour l’allégeance : { $total } gloire.
event-game-over = Le tournoi est fini. { $winners } { $number ->
    [one] l’emporte.
   *[other] se partagent la victoire.
}

## Pourquoi pas

refusal-face-not-on-die = { $face } n’est pas sur ce dé.
refusal-die-not-rolled = Ce dé n’a pas été lancé à l’instant.
refusal-mirror-copies-no-mirror = Un miroir ne copie jamais un miroir.
refusal-not-displayed-by-opponent = Aucun adversaire n’affiche { $face }.
refusal-not-displayed = Aucun dé n’affiche { $face }.
refusal-not-your-result = { $face } ne fait pas partie de ce résultat.
refusal-costs-more-than-one = { $feat } coûte plus d’un fragment.
refusal-too-little-gold = Cela coûte { $price } or, et vous en avez { $gold }.
refusal-not-shown = Aucun dé ne montre cette ressource ({ $resource }).
refusal-too-few-shards = Cela coûte { $sun ->
    [0] { $moon ->
        [one] { $moon } lunaire
       *[other] { $moon } lunaires
    }
   *[other] { $moon ->
        [0] { $sun ->
            [one] { $sun } solaire
           *[other] { $sun } solaires
        }
       *[other] { $sun ->
            [one] { $sun } solaire
           *[other] { $sun } solaires
        } et { $moon ->
            [one] { $moon } lunaire
           *[other] { $moon } lunaires
        }
    }
}, que vous ne pouvez pas payer.
refusal-too-few-moons = Cela coûte { $price ->
    [one] { $price } lunaire
   *[other] { $price } lunaires
} de votre réserve.
refusal-set-not-in-game = { $feat } n’est pas dans cette partie.
refusal-no-card-left = Il ne reste aucune carte { $feat }.
refusal-no-such-memory = Vous n’avez pas de tel jeton Mémoire ici.
refusal-not-another-player = Il faut un autre joueur.
refusal-same-island = Les deux jetons d’une carte sont sur des îles différentes.
refusal-imposed-face = { $face } vous a été imposée et ne peut pas être retirée.
refusal-not-for-sale = { $face } n’est pas à vendre.
refusal-sold-out = Il ne reste pas de face { $face } au Sanctuaire.
refusal-must-forge = Vous devez acheter et forger une face, puisque vous pouvez en payer une.
refusal-nothing-to-replace = Aucune face de vos dés ne peut être remplacée.
refusal-given-by-a-feat = La face { $face } vient de { $feat }, qui est de cette partie.
refusal-not-in-temple = La face { $face } n’est ni du Sanctuaire ni des Jardins.
refusal-none-left = Il ne reste pas de face { $face }.
refusal-face-not-to-be-taken = { $face } ne peut pas être prise ici.
refusal-bought-already = { $face } est déjà dans cette offrande : toutes les faces doivent être différentes.
refusal-no-better-face = { $face } ne peut pas être améliorée autant.
refusal-not-of-that-level = { $face } n’est pas du niveau à atteindre.
refusal-nothing-to-upgrade = Aucune face ne peut être améliorée autant.
refusal-no-way-there = Aucun chemin n’y mène.
refusal-treasure-gone = { $treasure } a déjà été trouvé.
refusal-amount-out-of-range = Il faut un nombre de { $low } à { $high }.
refusal-shard-not-due = Aucun fragment de ce type n’est plus dû.
refusal-price-not-covered = Le reste du prix ne pourrait alors pas être payé.
refusal-too-many-ancient = Vous pouvez en dépenser { $most } au plus.
refusal-no-such-reinforcement = Vous n’avez pas de renfort { $feat }.
refusal-used-already = { $feat } a déjà servi pendant ce tour.
refusal-no-such-companion = Vous n’avez pas de tel Compagnon.
refusal-companion-at-the-end = Ce Compagnon est sur sa dernière case.
refusal-too-few-merchants = Vous avez { $most ->
    [one] { $most } Marchand.
   *[other] { $most } Marchands.
}
refusal-only-in-own-turn = Cela ne sert que pendant votre propre tour.
refusal-no-cerberus = Vous n’avez plus de jeton Cerbère.
refusal-no-triton = Vous n’avez pas de jeton Triton.
refusal-more-than-gained = Vous avez reçu { $most } or.
refusal-would-be-lost = Votre réserve ne peut contenir le reste : il serait perdu.
refusal-no-room = Il n’y a de place que pour { $most } or.
refusal-not-offered = { $source } n’offre pas cette ressource ({ $resource }).
refusal-set-of-another-slot = { $feat } ne va pas à l’emplacement { $slot }.
refusal-set-of-a-module = { $feat } appartient à un module qui n’est pas joué.

remedy-choose-from-die = Nommez un dé et une face qui s’y trouve.
remedy-choose-rolled-die = Choisissez un des dés que vous venez de lancer.
remedy-choose-displayed = Choisissez une face affichée.
remedy-choose-of-result = Choisissez une des deux faces.
remedy-choose-cheap-feat = Choisissez un exploit coûtant 1 solaire ou 1 lunaire.
remedy-choose-at-least = Choisissez { $least } au moins.
remedy-choose-at-most = Choisissez { $most } au plus.
remedy-choose-between = Choisissez un nombre de { $low } à { $high }.
remedy-choose-shown = Choisissez ce qui est montré.
remedy-gain-gold = Obtenez d’abord plus d’or.
remedy-gain-shards = Obtenez d’abord plus de fragments.
remedy-choose-set-in-game = Choisissez un exploit de cette partie.
remedy-choose-another-feat = Choisissez un autre exploit.
remedy-choose-memory = Choisissez un jeton qui s’y trouve.
remedy-choose-opponent = Choisissez un adversaire.
remedy-choose-another-island = Choisissez une autre île.
remedy-choose-another-face = Choisissez une autre face.
remedy-choose-from-sanctuary = Choisissez une face du Sanctuaire.
remedy-choose-offered-face = Choisissez une des faces offertes.
remedy-choose-of-level = Choisissez une face du niveau atteint.
remedy-choose-path = Suivez les flèches.
remedy-choose-treasure = Choisissez un trésor qui reste.
remedy-choose-what-is-due = Choisissez un fragment dû, ou aucun.
remedy-use-more-shards = Employez plus de ces fragments.
remedy-choose-owned-card = Choisissez une carte que vous possédez.
remedy-choose-another-card = Choisissez une autre carte.
remedy-perform-companion = Accomplissez d’abord Le Compagnon.
remedy-cash-companion = Quittez-le.
remedy-wait-for-own-turn = Attendez votre propre tour.
remedy-perform-cerberus = Accomplissez d’abord Cerbère.
remedy-perform-triton = Accomplissez d’abord Le Triton.
remedy-choose-of-slot = Choisissez un set de cet emplacement.

## La table

status-round = Manche { $round } sur { $rounds }
status-turn = tour de { $seat }
board-sanctuary = Sanctuaire
board-gardens = Jardins
board-forest = Forêt
board-labyrinth = Labyrinthe
board-no-treasure = personne encore
board-track = Allégeance
board-legend = ● or, ☀ solaire, ☾ lunaire, ★ gloire, ◆ fragment originel, ♥ loyauté. 1●/1☀ l’un ou l’autre ; ☀?A:B gain A si l’autre dé donne ☀, sinon B ; =?= miroir, ×3 fois trois, ⚓ navire, → Golem, ♞ Sanglier, ☠ Infortune. [ ] face affichée, □ dé clair, ■ dé foncé, ♟ héros, ◇ Mémoire.
players-cards = Exploits
players-tokens = Jetons
players-forged = Forgées
players-points = Gloire
card-kind = { $cost }, { $glory } gloire

## Mises en garde

caution-fire-ends-the-turn = { $feat } met aussitôt fin à ce tour : l’action supplémentaire que vous pourriez encore payer est perdue.
caution-companion-is-lost = C’est votre dernier tour : un Compagnon que vous n’encaissez pas maintenant emporte { $glory } de gloire.
