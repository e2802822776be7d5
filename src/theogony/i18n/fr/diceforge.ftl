# Dice Forge et Rebellion. Les joueurs agissent sous leur nom, au singulier.

## Noms que le matériel ne donne pas

empty-seat = la place { $number }, encore libre
word-face = face de dé
word-treasure = trésor
word-zone = zone
word-none = aucun module
word-goddess = Déesse
word-titans = Titans
resource-gold = or
resource-sun = Fragments Solaires
resource-moon = Fragments Lunaires
resource-glory = Gloire
resource-ancient = Fragments Originels
resource-loyalty = Loyauté
amount-nothing = rien
amount-gold = { $number } or
amount-sun = { $number ->
    [one] { $number } Fragment Solaire
   *[other] { $number } Fragments Solaires
}
amount-moon = { $number ->
    [one] { $number } Fragment Lunaire
   *[other] { $number } Fragments Lunaires
}
amount-glory = { $number ->
    [one] { $number } Point de Gloire
   *[other] { $number } Points de Gloire
}
amount-ancient = { $number ->
    [one] { $number } Fragment Originel
   *[other] { $number } Fragments Originels
}
amount-loyalty = { $number } Loyauté
memory-rebellion = 2◆+1☾
memory-loyalty = 2♥+1☀
token-cerberus = Cerbère
token-triton = Triton
token-hammer = Marteau
token-scepters = Sceptre
token-companions = Compagnon

## Options

option-setup = sets d’Exploits autour des Îles
    .base_introductory = Partie de découverte
    .base_alternative = Partie avancée
    .goddess_discovery = Découverte du module Déesse
    .titans_discovery = Découverte du module Titans
    .goddess_with_base_sets = Déesse avec les sets de base
    .titans_with_base_sets = Titans avec les sets de base
    .perfect_for_two = Idéale à deux
    .again_and_again = Bis repetita
    .may_the_forge = Que la forge soit avec vous
    .versatility = Polyvalence
    .tournament_2020_1 = Tournoi 2020, configuration 1
    .challenge_2021 = Défi des dieux 2021
    .challenge_2021_final = Défi des dieux 2021, finale
    .random = Un set au hasard par emplacement
    .draft = Choisis tour à tour par les joueurs
option-module = quel module de Rebellion est joué
    .as-set-up = comme le dit la mise en place
    .none = le jeu de base
    .goddess = le labyrinthe de la Déesse
    .titans = la révolte des Titans
option-ties = ce qui se passe en cas d’égalité au premier rang
    .shared = la victoire est partagée
    .broken = on compare les faces forgées, puis les Exploits, puis les ressources
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
    .tenacious_boar = Le Sanglier Tenace
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
    .wood_nymph = La Nymphe des Bois
    .dogged = L'Opiniâtre
    .guardians_owl = Les Ailes de la Gardienne
    .celestial_ship = Le Navire Céleste
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
    .again_and_again = Des sets qui répètent faveurs et Exploits.
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
    .m1 = Île de la Forge, 1 Fragment Lunaire (M1)
    .m2 = Île de la Forge, 1 Fragment Lunaire (M2)
    .m3 = Île de la Forêt, 2 Fragments Lunaires (M3)
    .m4 = Île de la Forêt, 3 Fragments Lunaires (M4)
    .m5 = Île du Crâne, 4 Fragments Lunaires (M5)
    .m6 = Île du Crâne, 5 Fragments Lunaires (M6)
    .m7 = Île du Désert, 6 Fragments Lunaires (M7)
    .m8 = Île du Désert, 5 Fragments Lunaires et 5 Fragments Solaires (M8)
    .f1 = Île du Tronc, 1 Fragment Solaire (F1)
    .f2 = Île du Tronc, 1 Fragment Solaire (F2)
    .f3 = Île des Ruines, 2 Fragments Solaires (F3)
    .f4 = Île des Ruines, 3 Fragments Solaires (F4)
    .f5 = Île du Lagon, 4 Fragments Solaires (F5)
    .f6 = Île du Lagon, 5 Fragments Solaires (F6)
    .f7 = Île du Désert, 6 Fragments Solaires (F7)

## Questions

prompt-DraftSet = Quel set placez-vous à l’emplacement { $slot } ({ $cost }) ?
prompt-ChooseDie = { $number ->
    [one] Avec quel dé recevez-vous une faveur mineure ?
   *[other] Avec quel dé recevez-vous { $number } faveurs mineures de suite ?
}
prompt-OfferRepeat = Défaussez-vous un jeton Cerbère pour appliquer une nouvelle fois { $result } ?
prompt-ShowFace = Quelle face affichez-vous ?
prompt-UseTwins = Vous avez obtenu { $result }. Dépensez-vous 3 or pour relancer un dé ? Vous avez { $allgold } or et pouvez le faire { $cards } fois.
prompt-ApplyShown = « { $source } » : quelle face affichée appliquez-vous ?
prompt-ApplyLit = « { $source } » : quelle face affichée appliquez-vous ?
prompt-ChooseOrder = { $first } et { $second } : quelle face appliquez-vous d’abord ?
prompt-NameGain = La face { $source } à côté de la face { $second } : que donnera-t-elle ?
prompt-CopyFace = Quelle face votre Miroir copie-t-il ?
prompt-MustBuyFace = Quelle face du Sanctuaire achetez-vous ? Vous avez { $allgold } or.
prompt-BuyFace = Achetez-vous une face du Sanctuaire{ $discount ->
    [0] {""}
   *[other] {" "}à { $discount } or de moins
} ? Vous avez { $allgold } or.
prompt-ChooseBetter = Quelle face prend la place de la face { $face } ?
prompt-ChooseUpgrade = Quelle face améliorez-vous de { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
} ?
prompt-ForgeFace = Quelle face remplacez-vous par la face { $face } ?
prompt-Offering = Achetez-vous une autre face ? Vous avez { $allgold } or.
prompt-TakeFromTemple = Quelle face du Temple prenez-vous pour la forger ?
prompt-TakeFace = Quelle face prenez-vous pour la forger ?
prompt-ChoosePath = Par où { $back ->
    [0] avance
   *[other] recule
} votre Golem ?
prompt-ChooseTreasure = Personne n’est encore passé par cette Salle au Trésor : quel trésor prenez-vous ?
prompt-Exchange = Donnez-vous { $price } contre { $gain } ?
prompt-PuzzleRoll = Les deux Golems s’assemblent : lancez-vous le Dé Céleste avant ou après avoir avancé ?
prompt-ChooseFreeFeat = Le Premier Titan : quel Exploit accomplissez-vous gratuitement ?
prompt-NameResource = Le Vent : quelle ressource prenez-vous sur tous les dés ?
prompt-PickDice = Les Satyres : quel dé adverse appliquez-vous ?
prompt-SpendGold = La Main Droite : combien d’or changez-vous en Points de Gloire ? Vous en avez { $allgold }.
prompt-PayGold = À payer : { $price } or. Combien en prenez-vous sur le Sceptre { $number }, qui en porte { $there } ?
prompt-PayShards = À payer : { $sun ->
    [0] { $moon ->
        [one] { $moon } Fragment Lunaire
       *[other] { $moon } Fragments Lunaires
    }
   *[other] { $moon ->
        [0] { $sun ->
            [one] { $sun } Fragment Solaire
           *[other] { $sun } Fragments Solaires
        }
       *[other] { $sun ->
            [one] { $sun } Fragment Solaire
           *[other] { $sun } Fragments Solaires
        } et { $moon ->
            [one] { $moon } Fragment Lunaire
           *[other] { $moon } Fragments Lunaires
        }
    }
}. { $from ->
    [scepter] Videz-vous le Sceptre { $number } ?
    [ancientsun] Combien de Fragments Originels dépensez-vous comme Fragments Solaires ? Vous en avez { $ancient }.
   *[ancientmoon] Combien de Fragments Originels dépensez-vous comme Fragments Lunaires ? Vous en avez { $ancient }.
}
prompt-RecallMemories = De quel jeton Mémoire recevez-vous d’abord le gain ?
prompt-Reinforce = Quel renfort activez-vous ?
prompt-SendMerchants = Combien de Marchands améliorent une face ? Les autres rapportent 2 Points de Gloire chacun.
prompt-ChooseGain = « { $source } » : que prenez-vous ?
prompt-OfferRefusal = Renoncez-vous à { $gain } pour recevoir { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
} ?
prompt-StoreGold = { $card ->
    [hammer] Vous recevez { $gold } or : combien en mettez-vous sur le Marteau ({ $there } jusqu’ici) ?
   *[scepter] Vous recevez { $gold } or : combien en mettez-vous sur le Sceptre { $number }, qui en porte { $there } ?
}
prompt-NamePlayer = À qui imposez-vous la face { $face } ?
prompt-PlaceMemory = Où placez-vous un jeton Mémoire, et de quel côté ?
prompt-Act = { $extra ->
    [0] Votre action : achetez-vous des faces ou accomplissez-vous un Exploit ?
   *[other] Votre action supplémentaire : achetez-vous des faces ou accomplissez-vous un Exploit ?
} Vous avez { $allgold } or, { $sunhad ->
    [one] { $sunhad } Fragment Solaire
   *[other] { $sunhad } Fragments Solaires
} et { $moonhad ->
    [one] { $moonhad } Fragment Lunaire
   *[other] { $moonhad } Fragments Lunaires
}.
prompt-ExtraAction = Payez-vous 2 Fragments Solaires pour une action supplémentaire ?

## Coups, et titres des longues listes

move-set = { $feat }
move-take = { $gain }
move-copy = copier la face { $face }
move-apply = d’abord la face { $face }
move-puzzle = { $when ->
    [first] lancer d’abord le Dé Céleste
   *[last] lancer ensuite le Dé Céleste
}
move-pick = { $face }
move-show = { $die } : { $face }
move-die = { $die }
move-reroll = relancer { $die_the }
move-repeat = appliquer encore
move-refuse = refuser
move-accept = accepter
move-store = { $number } or
move-spend = { $number } or
move-scepter = { $when ->
    [sun] l’utiliser comme Fragment Solaire
    [moon] l’utiliser comme Fragment Lunaire
   *[none] ne pas le vider
}
move-ancient = { $number ->
    [one] { $number } Fragment Originel
   *[other] { $number } Fragments Originels
}
move-use = activer « { $feat } »
move-advance = avancer le Compagnon { $number }
move-merchants = { $number ->
    [one] { $number } Marchand
   *[other] { $number } Marchands
}
move-buy = acheter la face { $face } ({ $cost } or)
move-perform = accomplir « { $feat } » ({ $cost } ; rapporte { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
})
move-extra = une action supplémentaire pour 2 Fragments Solaires
move-forge = { $face }
move-replace = { $die } : { $face }
move-upgrade = { $die } : { $face }
move-player = { $seat }
move-go = aller sur la case « { $space } »
move-treasure = { $treasure }
move-exchange = échanger
move-remember = { $island } : { $memory }
move-recall = { $memory }
move-pass = passer
move-done = terminé
move-triton = jeton Triton : { $gain }
move-cash = encaisser le Compagnon { $number }

group-set = Sets
group-take = Prendre
group-copy = Copier
group-apply = Appliquer d’abord
group-puzzle = Dé Céleste
group-pick = Choisir
group-show = Afficher
group-die = Dés
group-reroll = Relancer
group-store = Or mis sur la carte
group-spend = Or dépensé
group-scepter = Sceptre
group-ancient = Fragments Originels dépensés
group-use = Activer
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
group-cash = Encaisser

## Ce qui s’est passé

event-game-begins = Le tournoi commence ; { $seat } joue en premier.
event-set-chosen = { $seat } met « { $feat } » à l’emplacement { $slot }.
event-turn-begins = Manche { $round } : { $alone ->
    [0] c’est le tour { $seat_of }.
   *[other] { $seat } joue un nouveau tour.
}
event-rolled = { $seat } obtient { $faces }.
event-die-rolled = { $seat } lance { $die_the } : { $face }.
event-celestial-rolled = { $seat } lance le Dé Céleste : { $celestial }.
event-face-shown = { $seat } affiche la face { $face } sur { $die_the }.
event-repeated = { $seat } défausse un jeton Cerbère : le même résultat s’applique une nouvelle fois.
event-copied = { $seat } copie la face { $face }.
event-gained = { $source ->
    [none] { $seat } reçoit { $gains }.
   *[other] « { $source } » : { $seat } reçoit { $gains }.
}
event-lost = { $source ->
    [none] { $seat } perd { $gains }.
   *[other] « { $source } » : { $seat } perd { $gains }.
}
event-overflowed = La réserve { $seat_of } est pleine ; en trop : { $gains }.
event-refused = { $seat } renonce à { $gains } et reçoit { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
}.
event-gold-stored = { $seat } met { $gold } or sur « { $feat } ».
event-hammer-filled = Le Marteau { $seat_of } arrive au bout de son { $number ->
    [1] premier parcours
   *[other] second parcours
} : cela vaut de la Gloire.
event-gold-paid = { $seat } paie { $gold } or.
event-scepter-emptied = { $seat } vide un Sceptre pour des { $resource }.
event-bought = { $seat } achète la face { $face } pour { $price } or.
event-forged = { $seat } forge la face { $face } à la place de la face { $old } sur { $die_the }.
event-imposed = { $seat } désigne { $on }, qui doit forger la face { $face }.
event-misfortune-used = { $seat } applique aussi les dés { $of_of }.
event-feat-performed = { $seat } accomplit « { $feat } ».
event-ousted = { $by } chasse { $seat } { $island_of }.
event-reinforced = { $seat } active « { $feat } ».
event-extra-action = { $seat } paie une action supplémentaire.
event-companion-advanced = Le Compagnon { $seat_of } va sur la case { $number }.
event-companion-cashed = { $seat } encaisse un Compagnon sur la case { $number }.
event-golem-moved = Le Golem { $seat_of } va sur la case « { $space } ».
event-treasure-found = { $seat } trouve { $treasure_the } sur la case « { $space } ».
event-allegiance-moved = Le jeton Allégeance { $seat_of } est maintenant sur la case { $allegiance }.
event-memory-placed = { $seat } place un jeton Mémoire ({ $memory }) { $island_in }.
event-scored = { $seat } compte { $total ->
    [one] { $total } Point de Gloire
   *[other] { $total } Points de Gloire
} : { $glory } sur la piste, { $cards } pour les Exploits, { $bonus } pour l’allégeance.
event-game-over = Le tournoi est fini. { $winners } { $number ->
    [one] l’emporte.
   *[other] se partagent la victoire.
}

## Pourquoi pas

refusal-face-not-on-die = La face { $face } n’est pas sur ce dé.
refusal-die-not-rolled = Ce dé n’a pas été lancé à l’instant.
refusal-mirror-copies-no-mirror = Un Miroir ne copie jamais un Miroir.
refusal-not-displayed-by-opponent = Aucun adversaire n’affiche la face { $face }.
refusal-not-displayed = Aucun dé n’affiche la face { $face }.
refusal-not-your-result = La face { $face } ne fait pas partie de ce résultat.
refusal-costs-more-than-one = L’Exploit « { $feat } » coûte plus d’un Fragment.
refusal-too-little-gold = Cela coûte { $price } or, et vous en avez { $gold }.
refusal-not-shown = Aucun dé n’affiche cette ressource ({ $resource }).
refusal-too-few-shards = Cela coûte { $sun ->
    [0] { $moon ->
        [one] { $moon } Fragment Lunaire
       *[other] { $moon } Fragments Lunaires
    }
   *[other] { $moon ->
        [0] { $sun ->
            [one] { $sun } Fragment Solaire
           *[other] { $sun } Fragments Solaires
        }
       *[other] { $sun ->
            [one] { $sun } Fragment Solaire
           *[other] { $sun } Fragments Solaires
        } et { $moon ->
            [one] { $moon } Fragment Lunaire
           *[other] { $moon } Fragments Lunaires
        }
    }
}, que vous ne pouvez pas payer.
refusal-too-few-moons = Cela coûte { $price ->
    [one] { $price } Fragment Lunaire
   *[other] { $price } Fragments Lunaires
} de votre réserve.
refusal-set-not-in-game = L’Exploit « { $feat } » n’est pas dans cette partie.
refusal-no-card-left = Il ne reste aucune carte « { $feat } ».
refusal-no-such-memory = Vous n’avez pas ce jeton Mémoire ici.
refusal-not-another-player = Vous ne pouvez pas vous désigner.
refusal-same-island = Les deux jetons d’une carte vont sur des îles différentes.
refusal-imposed-face = La face { $face } vous a été imposée et ne peut pas être retirée.
refusal-not-for-sale = La face { $face } n’est pas à vendre.
refusal-sold-out = Il ne reste pas de face { $face } au Sanctuaire.
refusal-must-forge = Vous devez acheter et forger une face, puisque vous pouvez en payer une.
refusal-nothing-to-replace = Aucune face de vos dés ne peut être remplacée.
refusal-given-by-a-feat = La face { $face } vient de l’Exploit « { $feat } », qui est de cette partie.
refusal-not-in-temple = La face { $face } n’est ni du Sanctuaire ni des Jardins.
refusal-none-left = Il ne reste pas de face { $face }.
refusal-face-not-to-be-taken = La face { $face } ne peut pas être prise ici.
refusal-bought-already = La face { $face } est déjà dans cette offrande : toutes les faces doivent être différentes.
refusal-no-better-face = La face { $face } ne peut pas être améliorée autant.
refusal-not-of-that-level = La face { $face } n’est pas du niveau à atteindre.
refusal-nothing-to-upgrade = Aucune face ne peut être améliorée autant.
refusal-no-way-there = Aucun chemin n’y mène.
refusal-treasure-gone = On a déjà trouvé { $treasure_the }.
refusal-amount-out-of-range = Il faut un nombre de { $low } à { $high }.
refusal-shard-not-due = Il ne reste aucun Fragment de ce type à payer.
refusal-price-not-covered = Vous ne pourriez plus payer le reste du prix.
refusal-too-many-ancient = Vous pouvez en dépenser { $most } au plus.
refusal-no-such-reinforcement = Vous n’avez pas le renfort « { $feat } ».
refusal-used-already = L’Exploit « { $feat } » a déjà servi pendant ce tour.
refusal-no-such-companion = Vous n’avez pas ce Compagnon.
refusal-companion-at-the-end = Ce Compagnon est sur sa dernière case.
refusal-too-few-merchants = Vous n’avez que { $most ->
    [one] { $most } Marchand.
   *[other] { $most } Marchands.
}
refusal-only-in-own-turn = Cela ne se fait que pendant votre tour.
refusal-no-cerberus = Vous n’avez plus de jeton Cerbère.
refusal-no-triton = Vous n’avez pas de jeton Triton.
refusal-more-than-gained = Vous n’avez reçu que { $most } or.
refusal-would-be-lost = Votre réserve ne peut contenir le reste : il serait perdu.
refusal-gain-in-vain = Votre réserve est pleine ({ $resource }) : tout serait perdu.
refusal-no-room = Il n’y a de place que pour { $most } or.
refusal-not-offered = « { $source } » ne donne pas cette ressource ({ $resource }).
refusal-set-of-another-slot = L’Exploit « { $feat } » ne va pas à l’emplacement { $slot }.
refusal-set-of-a-module = L’Exploit « { $feat } » appartient à un module qui n’est pas joué.

remedy-choose-from-die = Nommez un dé et une face qui s’y trouve.
remedy-choose-rolled-die = Choisissez un des dés que vous venez de lancer.
remedy-choose-displayed = Choisissez une face affichée.
remedy-choose-of-result = Choisissez une des deux faces.
remedy-choose-cheap-feat = Choisissez un Exploit qui coûte 1 Fragment Solaire ou 1 Fragment Lunaire.
remedy-choose-at-least = Choisissez-en { $least } au moins.
remedy-choose-at-most = Choisissez { $most } au plus.
remedy-choose-between = Choisissez un nombre de { $low } à { $high }.
remedy-choose-shown = Choisissez une ressource affichée.
remedy-choose-what-fits = Choisissez ce que votre réserve peut contenir.
remedy-refuse-for-glory = Prenez plutôt la Gloire.
remedy-gain-gold = Obtenez d’abord plus d’or.
remedy-gain-shards = Obtenez d’abord plus de Fragments.
remedy-choose-set-in-game = Choisissez un Exploit de cette partie.
remedy-choose-another-feat = Choisissez un autre Exploit.
remedy-choose-memory = Choisissez un jeton qui s’y trouve.
remedy-choose-opponent = Choisissez un adversaire.
remedy-choose-another-island = Choisissez une autre île.
remedy-choose-another-face = Choisissez une autre face.
remedy-choose-from-sanctuary = Choisissez une face du Sanctuaire.
remedy-choose-offered-face = Choisissez une des faces offertes.
remedy-choose-of-level = Choisissez une face du niveau à atteindre.
remedy-choose-path = Choisissez une case au bout d’une flèche.
remedy-choose-treasure = Choisissez un des trésors restants.
remedy-choose-what-is-due = Choisissez un Fragment à payer, ou aucun.
remedy-use-more-shards = Dépensez plus de ces Fragments.
remedy-choose-owned-card = Choisissez une carte que vous possédez.
remedy-choose-another-card = Choisissez une autre carte.
remedy-perform-companion = Accomplissez d’abord « Le Compagnon ».
remedy-cash-companion = Encaissez-le.
remedy-wait-for-own-turn = Attendez votre propre tour.
remedy-perform-cerberus = Accomplissez d’abord « Cerbère ».
remedy-perform-triton = Accomplissez d’abord « Le Triton ».
remedy-choose-of-slot = Choisissez un set de cet emplacement.

## La table

status-round = Manche { $round } sur { $rounds }
status-turn = tour { $seat_of }
board-sanctuary = Sanctuaire
board-gardens = Jardins
board-forest = Forêt
board-labyrinth = Labyrinthe
board-no-treasure = encore personne
board-track = Allégeance
board-legend = ● or, ☀ solaire, ☾ lunaire, ★ gloire, ◆ originel, ♥ loyauté. 1●/1☀ l’un ou l’autre ; ☀?A:B gain A si l’autre dé donne ☀, sinon B ; =?= Miroir, ×3 fois trois, ⚓ Navire, → Golem, ♞ Sanglier, ☠ Infortune. [ ] face affichée, □ dé clair, ■ dé foncé, ♟ Héros, ◇ Mémoire.
players-cards = Exploits
players-tokens = Jetons
players-forged = Forgées
players-points = Gloire
card-kind = { $cost }, { $glory } gloire

## Mises en garde

caution-fire-ends-the-turn = L’Exploit « { $feat } » met aussitôt fin à ce tour : l’action supplémentaire que vous pourriez encore payer est perdue.
caution-companion-is-lost = C’est votre dernier tour : un Compagnon que vous n’encaissez pas maintenant vous coûte { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
}.
