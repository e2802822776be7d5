# Hybris avec Chronos. Les joueurs agissent par leur nom, au singulier : « Ada active Minos ».

## Les noms, et comment ils entrent dans une phrase

side-olympians = les Olympiens
side-chronos = Chronos
goods-vp = PV
counted-vp = { $number } PV
goods-aegis = Aegis
counted-aegis = { $number } Aegis
goods-follower = Fidèle
counted-follower = { $number } { $number ->
    [one] Fidèle
   *[other] Fidèles
}
goods-prayer = Prière
counted-prayer = { $number } { $number ->
    [one] Prière
   *[other] Prières
}
goods-kindness = Bonté
counted-kindness = { $number } { $number ->
    [one] Point de Bonté
   *[other] Points de Bonté
}
goods-determination = Détermination
counted-determination = { $number } { $number ->
    [one] Point de Détermination
   *[other] Points de Détermination
}
goods-greatness = Grandeur
counted-greatness = { $number } { $number ->
    [one] Point de Grandeur
   *[other] Points de Grandeur
}
goods-bonus_location = Lieu Bonus
counted-bonus_location = { $number } { $number ->
    [one] Lieu Bonus
   *[other] Lieux Bonus
}
token-olympus = L’Olympe
token-forge = La Forge
token-oracle = L’Oracle
token-moirai = Les Moires
token-coliseum = Le Colisée
token-underworld = Les Enfers
token-mortal_world = Le Monde Mortel
token-bonus = Lieu Bonus
action-convert = Convertir
action-design = Concevoir
action-fabricate = Fabriquer
action-produce = Produire
action-perceive = Percevoir
action-omen = Présage
action-undertake = S’Accomplir
action-train = S’Entraîner
action-fight = Combattre
action-resurrect = Ressusciter
action-drain = Drainer
action-influence = Influencer
action-deploy = Déployer
space-sparta_1 = Sparte, case 1
space-sparta_2 = Sparte, case 2
space-sparta_3 = Sparte, case 3
space-elis_1 = Élis, case 1
space-elis_2 = Élis, case 2
space-elis_3 = Élis, case 3
space-athens_1 = Athènes, case 1
space-athens_2 = Athènes, case 2
space-athens_3 = Athènes, case 3
space-athens_4 = Athènes, case 4
space-lemnos_1 = Lemnos, case 1
space-lemnos_2 = Lemnos, case 2
space-argos_1 = Argos, case 1
space-argos_2 = Argos, case 2
space-argos_3 = Argos, case 3
rank-alpha = alpha
rank-beta = bêta
rank-gamma = gamma
reward-vp = les PV de la Technologie
reward-prayers = ses Prières
reward-kindness = les bonus de la piste de Bonté
part-base = Force de base
force-from-base = Force de base { $number }
part-revealed = cartes révélées
force-from-revealed = cartes révélées { $number }
part-element = Éléments
force-from-element = Éléments { $number }
part-card = cartes
force-from-card = cartes { $number }
part-combo = Combos
force-from-combo = Combos { $number }
part-text = textes des cartes
force-from-text = textes des cartes { $number }
part-used = textes utilisés
force-from-used = textes utilisés { $number }
part-boost = cette phase d’Action
force-from-boost = cette phase d’Action { $number }
part-power = pouvoirs
force-from-power = pouvoirs { $number }
part-enemy = ennemi
force-from-enemy = ennemi { $number }
force-from-nothing = rien

combat-quest = une Quête
combat-champion = un Héros du Colisée
combat-primordial = un Primordial
combat-avatar = un Avatar
combat-city = une Ville
combat-contest = une Contestation
asked-follower = Fidèles
asked-temple = Temples
asked-aegis = Aegis
asked-tech = Technologies, stockées ou déployées
asked-prayer = Prières
asked-character = Héros et Prophètes non vaincus
asked-deployed = Technologies déployées
asked-upgrade = Améliorations débloquées
asked-each_vp_above_chronos = Joueurs devant Chronos

## Coups

move-olympian = { $olympian }
move-pass = passer
move-done = terminé
move-accept = oui
move-choice = choix { $number }
move-player = { $seat }
move-city = { $city }
move-card = { $card }
move-use = utiliser « { $text } »
move-character = { $character }
move-spare = économiser 1 { $goods }
move-pillar = { $pillar }
move-focus = Focus sur { $concept_the }
move-send = un jeton pour { $character }
move-token = { $token }
move-no-token = aucun jeton
move-clear = effacer le plan
move-ready = prêt
move-revise = changer le plan
move-activate = activer { $character }
move-go = aller { $place_to }
move-act = { $action }
move-upper = utiliser la partie supérieure
move-lower = renoncer à la partie supérieure
move-convert = { $row }
move-design = concevoir « { $technology } »
move-fabricate = { $technology }
move-remove-technology = retirer « { $technology } »
move-take-out = { $piece } de l’Amélioration { $slot }
move-temple = un Temple { $city_in }
move-destroy = détruire un Temple { $city_in }
move-service = le Service de la Ville
move-followers = des Fidèles
move-kindness = de la Bonté
move-premonition = jouer « { $premonition } »
move-omen = poser « { $card } »
move-quest = { $quest }
move-challenge = combattre { $champion }
move-resurrect = ramener { $character }
move-deploy = déployer « { $technology } »
move-space = { $space }
move-contest = contester avec { $character }
move-reward = { $reward }
move-vp = 1 PV
move-prayer = 1 Prière du Puits
move-play = jouer « { $card } »
move-stop = arrêter
move-fighter = envoyer { $character }
move-chain = { $concept }
move-avatar = envoyer { $avatar }
move-main = résoudre l’effet principal
move-block = bloquer : { $place }
move-unblock = libérer : { $place }
move-ancient = { $technology }
group-olympian = Olympien
group-number = Nombre
group-choice = Choix
group-player = Joueur
group-city = Ville
group-card = Carte
group-use = Utiliser un texte
group-character = Personnage
group-spare = Économiser
group-pillar = Pilier
group-focus = Focus
group-send = Jeton pour
group-token = Jeton
group-activate = Activer
group-go = Aller
group-act = Action
group-convert = Convertir
group-design = Concevoir
group-fabricate = Technologie
group-remove-technology = Retirer
group-take-out = Retirer une pièce
group-temple = Temple
group-destroy = Détruire
group-premonition = Prémonition
group-omen = Présage
group-quest = Quête
group-challenge = Combattre
group-resurrect = Ramener
group-deploy = Déployer
group-space = Case
group-contest = Contester avec
group-reward = Récompense
group-play = Jouer
group-fighter = Envoyer
group-chain = Chaîne
group-avatar = Avatar
group-block = Bloquer
group-unblock = Libérer
group-ancient = Technologie Antique

## Questions

prompt-ActAt = { $character } est { $place_in }. Quelle action ?
prompt-Advance = Laquelle de vos tuiles de l’Usine avance ?
prompt-AfterAction = L’action est faite. Utilisez-vous un texte avant la fin de votre tour ?
prompt-BlockSlot = Quel emplacement est bloqué ?
prompt-Challenge = Quel Héros du Colisée { $character } combat-{ $character_gender ->
    [f] elle
   *[other] il
} ?
prompt-ChooseChain = De quel Concept une Chaîne est-elle brisée ?
prompt-ChooseEvil = Les joueurs ne remplissent pas les conditions { $concept_of }. Un gain pour Chronos, l’effet principal, ou son Avatar ?
prompt-ChooseFocus = Sur lequel de vos deux Concepts posez-vous votre jeton ?
prompt-ChooseOption = « { $source } » : que choisissez-vous ?
prompt-ChooseSpace = Où déployez-vous « { $technology } » { $city_in } ?
prompt-ChooseTechnology = Quelle Technologie déployez-vous { $city_in } ?
prompt-Claim = Vous avez gagné la Contestation. Quelle récompense réclamez-vous ?
prompt-Convert = { $number ->
    [0] Quelles Prières convertissez-vous ?
   *[other] Convertissez-vous d’autres Prières ?
}
prompt-DefeatHero = Lequel de vos Héros va aux Enfers ?
prompt-Design = Quelle Technologie concevez-vous ?
prompt-DestroyTemple = Lequel de vos Temples est détruit ?
prompt-Discard = Quelle carte Conflit défaussez-vous ? { $number ->
    [one] Il en faut une.
   *[other] Il en faut { $number }.
}
prompt-DiscardOn = Quelle carte défaussez-vous ensuite ?{ $elements ->
    [none] {""}
   *[other] {" "}Encore demandé : { $elements }.
}
prompt-Fabricate = Laquelle de vos tuiles de l’Atelier fabriquez-vous ?
prompt-FollowersOrService = Prenez-vous les Fidèles { $city_of } ou son Service ?
prompt-GiveAncient = Sur le plateau de qui stocke-t-on « { $technology } » ?
prompt-Go = Où va { $character } ?
prompt-GoOn = Combat : avec quelle carte continuez-vous, ou arrêtez-vous ? Chacun choisit en secret.
prompt-GoOnWithEpic = Le Chant est accompli. Arrêtez-vous, ou défaussez-vous une carte pour tenter le suivant ?
prompt-Guide = Quelle Technologie de l’Olympe fabriquez-vous, s’il y en a une ?
prompt-InfluenceAnywhere = Dans quelle Ville influencez-vous ?
prompt-MarkPillar = Sur le Pilier de qui posez-vous votre jeton Arrogance ?
prompt-MayContest = Contestez-vous ce déploiement, et avec qui ?
prompt-Occasion = Un de vos textes répond à ce qui se passe. L’utilisez-vous ?
prompt-Offer = { $avatar } conteste. Quelle carte offrez-vous pour l’annuler ? Force jusqu’ici : { $force }.
prompt-Omen = Quelle carte Conflit posez-vous à côté de l’Oracle ?
prompt-PayForAll = Les joueurs choisissent l’effet principal { $concept_of }. Le payez-vous ?
prompt-PayActivation = { $character } coûte { $aegis } Aegis. Payez-vous, ou utilisez-vous une réduction ?
prompt-PayCanto = Payez-vous ce que demande la Quête ({ $goods } : { $number }) ? Sinon votre personnage est vaincu.
prompt-PayConversion = « { $row } » coûte { $prayers } { $prayers ->
    [one] Prière
   *[other] Prières
}. Payez-vous, ou utilisez-vous une réduction ?
prompt-PayFabrication = « { $technology } » coûte { $aegis } Aegis et { $followers } { $followers ->
    [one] Fidèle
   *[other] Fidèles
}{ $spared ->
    [0] . Payez-vous, ou utilisez-vous une réduction ?
   *[other] . Sa case de l’Atelier ou un texte vous en épargne encore { $spared } : qu’économisez-vous ?
}
prompt-PillarMoment = Résolvez-vous un Pilier maintenant ?
prompt-Plan = Qui envoyez-vous où ? Personne ne le voit avant que tous soient prêts.
prompt-PlayOn = Combat : quelle carte jouez-vous, ou arrêtez-vous ?
prompt-PlayPremonitions = Jouez-vous une Prémonition ?
prompt-PutTemple = Dans quelle Ville placez-vous votre Temple ?
prompt-Recover = Quelle carte de votre défausse reprenez-vous ?
prompt-RemoveTechnology = Vous avez une Technologie de trop. Laquelle quitte la partie ?
prompt-ResolveConcept = Payez-vous l’effet principal de la carte Concept ?
prompt-ResolvePowers = Lequel de vos textes résolvez-vous ensuite ?
prompt-Resurrect = Quel Héros ramenez-vous ?
prompt-ReturnCharacter = Quel personnage renvoyez-vous pour ce Chant ? Sinon le vôtre est vaincu.
prompt-SendAvatar = Dans quelle Ville va { $avatar } ?
prompt-SendFighter = Qui envoyez-vous contre le Primordial ?
prompt-ShowCards = { $elements ->
    [none] Quelle carte Conflit défaussez-vous pour la Quête ?
   *[other] { $discards ->
        [0] Quelle carte montrez-vous ?
       *[other] Quelle carte défaussez-vous ?
    } Encore demandé : { $elements }.
} Sinon votre personnage est vaincu.
prompt-TakeAncient = Quelle Technologie Antique prenez-vous ?
prompt-TakeOlympian = Quel Olympien jouez-vous ?
prompt-TakeOut = Quelle pièce retirez-vous de vos Améliorations ?
prompt-TakePillar = Quel Pilier Divin prenez-vous ?
prompt-TakeTurn = À vous : qui activez-vous, ou passez-vous ?
prompt-TempleExtra = Votre Temple { $city_in } vous donne 1 de plus : Bonté ou Fidèle ?
prompt-TempleReward = Votre Temple vous donne 1 PV ou 1 Prière du Puits : lequel ?
prompt-Unblock = Quel emplacement est de nouveau libre ?
prompt-Undertake = Quelle Quête { $character } tente-t-{ $character_gender ->
    [f] elle
   *[other] il
} ?
prompt-UseUpper = Utilisez-vous la partie supérieure { $pillar_of }, ou y renoncez-vous ?
prompt-Weaken = Ajoutez-vous une Chaîne, et sur quelle piste ?
prompt-WhichToken = Quel jeton va sous ce personnage ?

## Événements

event-action = { $seat } : { $action }.
event-activated = { $seat } active { $character }.
event-age-begins = L’Âge { $age } commence.
event-age-ends = L’Âge { $age } prend fin.
event-all-above-chronos = { $number ->
    [0] Les joueurs n’ont pas tous plus de PV que Chronos.
   *[other] Chaque joueur a plus de PV que Chronos.
}
event-ally-won = { $champion } est maintenant { $champion_gender ->
    [f] l’alliée
   *[other] l’allié
} { $seat_of }.
event-ancient-gained = { $seat } stocke « { $technology } ».
event-ascended = { $seat } débloque sa dernière Amélioration et s’élève.
event-avatar-cards-shuffled = Les cartes Avatar sont remélangées.
event-avatar-contests = { $avatar } conteste le déploiement.
event-avatar-moved = { $avatar } arrive { $city_to }.
event-avatar-row = { $avatar } combat avec { $cards }.
event-blocked = Bloqué : { $place }.
event-boosted = { $seat } a { $number } de Force en plus dans tous les Combats jusqu’à la fin de la phase d’Action.
event-came-to-nothing = L’activation { $character_of } ne mène à rien : { $seat } finit son tour.
event-cancelled = { $seat } annule la dernière carte de l’ennemi.
event-canto-done = { $seat } accomplit le Chant { $number } de « { $quest } ».
event-card-played = { $seat } joue « { $card } ».
event-chain-added = Une Chaîne { $concept_of } est ajoutée : il en reste { $number }.
event-chain-broken = Une Chaîne { $concept_of } est brisée : il en reste { $number }.
event-chronos-discarded = Chronos défausse { $amounts }, et une Chaîne est brisée.
event-chronos-gained = Chronos gagne { $amounts }.
event-city-taken = { $seat } prend { $city }.
event-coliseum-shuffled = Le paquet du Colisée est remélangé.
event-combat-begins = { $seat } combat { $about } ({ $combat }).
event-combat-between = { $seat } combat { $other } ({ $combat } : { $about }).
event-combat-decided = { $winner ->
    [none] L’ennemi gagne
   *[other] { $winner } gagne
} par { $force } contre { $against }.
event-concept-revealed = « { $concept_card } » est face visible.
event-condition = { $asked } : { $number }, il en faut { $needed }.
event-conditions-fulfilled = Les joueurs remplissent les conditions { $concept_of } : rien ne se passe.
event-conditions-not-fulfilled = Les joueurs ne remplissent pas les conditions { $concept_of }.
event-contest-cancelled = La Contestation { $avatar_of } est annulée.
event-contested = { $seat } conteste avec { $character }.
event-converted = { $seat } convertit : { $row }.
event-damnation = Damnation : { $avatar }.
event-deck-shuffled = { $seat } remélange sa défausse en un nouveau paquet Conflit.
event-defeated = { $character }, du camp { $seat_of }, est { $character_gender ->
    [f] vaincue
   *[other] vaincu
}.
event-deployed = { $seat } déploie « { $technology } » { $city_in }.
event-designed = { $seat } conçoit « { $technology } ».
event-desolation = Désolation : « { $concept_card } ».
event-discarded = { $seat } défausse { $cards }.
event-drew = { $seat } pioche { $cards ->
    [unknown] { $number } { $number ->
        [one] carte Conflit
       *[other] cartes Conflit
    }
   *[other] { $cards }
}.
event-drew-coliseum = { $seat } pioche { $cards ->
    [unknown] { $number } { $number ->
        [one] carte
       *[other] cartes
    }
   *[other] { $cards }
} au Colisée.
event-enemy-force = L’ennemi a { $force } de Force { $cards ->
    [none] sans carte
   *[other] avec { $cards }
}.
event-fabricated = « { $technology } » entre dans l’Usine pour { $seat }.
event-fatality = Fatalité : { $tile }.
event-fight-declined = { $seat } n’envoie personne.
event-fled = { $character }, du camp { $seat_of }, s’enfuit.
event-focus-instead = À la place de la partie inférieure { $pillar_of } vient ce qu’apporte le Focus sur { $concept_the }.
event-focus = { $seat } pose un jeton sur { $concept_the }.
event-foresaw = { $seat } pioche { $premonitions ->
    [unknown] { $number } { $number ->
        [one] Prémonition
       *[other] Prémonitions
    }
   *[other] { $premonitions }
}.
event-fought = { $character ->
    [none] { $source }
   *[other] { $character }, du camp { $seat_of },
} combat avec { $force } de Force : { $parts }{ $less ->
    [0] {""}
   *[other] , moins { $less }
}.
event-gained = { $seat } gagne { $amounts }.
event-generated = { $seat } génère { $number } { $number ->
    [one] Prière
   *[other] Prières
} : le Puits en contient { $well }.
event-greatness = { $seat } passe à la case { $number } de Grandeur.
event-greatness-lost = { $seat } perd 1 Point de Grandeur{ $source ->
    [none] {""}
   *[other] {" "}({ $source })
} : case { $number }.
event-greatness-placed = L’ordre de Grandeur : { $order }.
event-income = { $avatar } sert Chronos sur son plateau.
event-influenced = { $seat } influence { $city }.
event-intensity = L’Intensité { $concept_of } est de { $number }.
event-joined = { $character } rejoint { $seat }.
event-looked-at-hand = { $cards ->
    [unknown] { $seat } regarde la main { $other_of }.
   *[other] { $seat } regarde la main { $other_of } : { $cards }.
}
event-looked-at-primordial = { $primordial ->
    [unknown] { $seat } regarde le Primordial { $rank }.
   *[other] { $seat } regarde le Primordial { $rank } : c’est { $primordial_the }.
}
event-lost = { $seat } perd { $amounts }{ $source ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-kindness-back = Le cube de Bonté { $seat_of } retourne sur la case 0.
event-lower-half = Les autres reçoivent { $seat_of } la partie inférieure { $pillar_of }.
event-main-effect = Effet principal : « { $concept_card } ».
event-main-effect-unpaid = { $seat } ne peut pas payer l’effet principal de « { $concept_card } » : la carte reste face visible.
event-milled-coliseum = Le Colisée est meulé : { $cards }.
event-milled-oracle = L’Oracle est meulé : { $premonitions }.
event-obliterated = « { $concept_card } » quitte la partie.
event-offered = { $seat } offre « { $card } ».
event-olympian-taken = { $seat } joue { $olympian }.
event-omen = { $seat } pose « { $card } » à côté de l’Oracle.
event-paid = { $seat } paie { $amounts }.
event-passed = { $seat } passe.
event-piece-taken = { $seat } retire { $piece_a } de « { $upgrade } ».
event-pillar-marked = { $seat } pose le jeton Arrogance sur { $pillar_the }.
event-pillar-taken = { $seat } prend { $pillar_the }.
event-planned = { $seat } { $characters ->
    [none] n’envoie personne
   *[other] envoie { $characters_the }
}.
event-prayers-laid = { $pillars ->
    [none] Aucun Pilier ne reçoit de Prière.
   *[other] Une Prière attend sur { $pillars_the }.
}
event-premonition-played = { $seat } joue « { $premonition } ».
event-premonitions-shuffled = Les Prémonitions sont remélangées.
event-primordial-revealed = Le Primordial { $rank } est { $primordial_the } : le Courroux I frappe tous ceux qu’aucun Présage ne protège, le Courroux II tout le monde.
event-produced = « { $technology } » est produite : { $seat } la stocke.
event-quest-drawn = Une nouvelle Quête : « { $quest } ».
event-quest-failed = { $seat } échoue.
event-quest-fulfilled = { $seat } accomplit « { $quest } ».
event-quest-gone = « { $quest } » quitte la partie.
event-quest-tried = { $seat } tente « { $quest } ».
event-recovered = { $seat } reprend « { $card } ».
event-resurrected = { $character }, du camp { $seat_of }, revient des Enfers.
event-returned = { $seat } renvoie { $character }.
event-reward-claimed = { $seat } réclame { $reward }.
event-sent-home = { $character }, du camp { $seat_of }, retourne dans la réserve.
event-shackle-discarded = { $seat } défausse une Entrave au lieu de retirer { $piece_a }.
event-shackled = { $seat } prend { $number } { $number ->
    [one] Entrave
   *[other] Entraves
}.
event-shown = { $seat } montre { $cards }.
event-side-won = { $side ->
    [olympians] Les Olympiens ont vaincu Chronos.
   *[chronos] Chronos gagne.
}
event-stolen = { $seat } prend { $amounts } { $other_to }.
event-stopped = { $seat } arrête.
event-technology-removed = { $seat } perd « { $technology } » : la tuile quitte la partie.
event-temple-built = { $seat } construit un Temple { $city_in }.
event-temple-destroyed = Un Temple { $seat_of } { $city_in } est détruit.
event-text-used = { $seat } utilise « { $source } ».
event-tile-turned = Chronos débloque « { $tile } ».
event-token-revealed = { $character }, du camp { $seat_of }, révèle son jeton : { $token }.
event-unblocked = De nouveau libre : { $place }.
event-unlocked = { $seat } débloque « { $upgrade } ».
event-unshackled = { $seat } défausse { $number } { $number ->
    [one] Entrave
   *[other] Entraves
}.
event-upgraded-card = { $seat } prend « { $card } » en main.
event-upper-half = { $seat } utilise la partie supérieure { $pillar_of }.
event-vp-for-greatness = { $seat } gagne 1 PV au lieu d’un Point de Grandeur.
event-vp-lost-for-greatness = { $number ->
    [0] { $seat } n’a ni Point de Grandeur ni PV à perdre.
   *[other] { $seat } perd 1 PV au lieu d’un Point de Grandeur{ $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }.
}
event-well-overflows = Le Puits déborde avec { $well } { $well ->
    [one] Prière
   *[other] Prières
} et est vidé.
event-well-warns = Le Puits est presque plein, et { $seat } en fait les frais.
event-went = { $character }, du camp { $seat_of }, va { $place_to }.
event-won = { $seat } gagne la partie.
event-wrath-ignored = { $seat } ignore le Courroux I.

## Ce qu’un coup déclencherait

foretold-age = En l’état, à la fin de l’Âge : { $list }.
foretold-card = { $card } : { $effect }
foretold-cards = cartes
foretold-chains = Chaînes ({ $concept })
foretold-coliseum = Paquet du Colisée
foretold-greatness = case de Grandeur
foretold-intensity = Intensité ({ $concept })
foretold-lower = D’abord la partie inférieure de votre Pilier : { $pillars }.
foretold-may = Vous pouvez payer { $amounts } pour { $card } : { $effect }
foretold-now = Ici : { $list }.
foretold-number = { $label } { $from } → { $to }
foretold-of = { $name }, { $thing }
foretold-oracle = Paquet de l’Oracle
foretold-pieces = { $number ->
    [0] Il ne reste aucune pièce de ce genre sur vos Améliorations.
    [one] Il reste { $number } pièce de ce genre sur vos Améliorations.
   *[other] Il reste { $number } pièces de ce genre sur vos Améliorations.
}
foretold-pillar = Le premier Pilier que vous résolvez, par sa partie inférieure : { $list }.
foretold-priced = { $card }, au prix de { $amounts } : { $effect }
foretold-shackle = Entraves
foretold-unpaid = La carte « { $card } » reste face visible : vous ne pouvez pas payer { $amounts }.
foretold-upper = Partie supérieure : { $list }.
foretold-well = Puits de Prières

## Refus

refusal-action-impossible = C’est impossible maintenant : { $action }.
refusal-all-elements-shown = Les quatre Éléments sont déjà à côté de l’Oracle.
refusal-already-begun = Vous avez commencé : la suite doit venir.
refusal-another-avatar = { $avatar } n’est pas l’Avatar de ce Concept.
refusal-avatar-cannot-move = { $avatar } ne peut pas se déplacer : il n’est pas sur le plateau Chronos, ou aucune Ville n’est ouverte.
refusal-avatar-there = Un Avatar se tient { $city_in }, et un Prophète ne combat pas.
refusal-board-is-full = Le plateau { $seat_of } est plein, et un autre a de la place.
refusal-cannot-pay = Le prix ne peut pas être payé.
refusal-cannot-pay-malus = Vous ne pouvez pas payer l’illustration ({ $goods } : { $number }).
refusal-cannot-pay-then = Le reste ne pourrait plus être payé.
refusal-cannot-pay-tile = Vous ne pouvez pas payer « { $technology } ».
refusal-cards-are-needed = L’Intensité de Kratos n’est pas 0 : il faut des cartes.
refusal-cannot-suffice = Vos cartes ne suffisent plus.
refusal-champion-gone = { $champion } est déjà { $champion_gender ->
    [f] l’alliée
   *[other] l’allié
} de quelqu’un.
refusal-chosen-for-concept = Sans l’effet principal, { $character } ne pourrait pas être { $character_gender ->
    [f] payée
   *[other] payé
}, ou ne pourrait agir nulle part.
refusal-city-closed-to-avatars = { $city } est bloquée, ou un Avatar s’y tient.
refusal-condition-not-met = La condition de ce texte n’est pas remplie.
refusal-convert-once = Il faut faire au moins une conversion.
refusal-element-not-needed = « { $card } » ne porte aucun Élément demandé.
refusal-elements-lacking = Vos autres cartes ne montrent pas le reste.
refusal-has-passed = Vous avez passé à cet Âge.
refusal-hero-in-underworld = { $character } est aux Enfers.
refusal-heroes-left = Un de vos Héros est encore aux Enfers.
refusal-leads-nowhere = { $character } ne peut aller nulle part où agir.
refusal-must-act = Une action est possible ici.
refusal-must-design = Une Technologie peut être conçue.
refusal-must-fabricate = Une tuile peut être fabriquée.
refusal-no-fighter = { $character } ne peut pas combattre maintenant.
refusal-must-fight = Qui a un combattant doit affronter le Primordial.
refusal-ally-of-next-age = { $character } a été { $character_gender ->
    [f] gagnée
   *[other] gagné
} pendant cet Âge et combat à partir du suivant.
refusal-no-new-element = « { $card } » ne porte aucun Élément nouveau.
refusal-no-own-temple = Vous n’avez pas de Temple { $city_in }.
refusal-no-prophets = Les Prophètes ne vont pas { $location_to }.
refusal-no-room-for-chain = Aucune Chaîne ne peut être ajoutée { $concept_to } : la piste est pleine, ou n’en a plus.
refusal-no-such-choice = Il n’y a pas autant de choix.
refusal-no-such-piece = Cette pièce n’est pas sur cette Amélioration, ou n’est pas demandée.
refusal-no-such-player = Ce joueur n’existe pas.
refusal-no-such-reduction = Vous n’avez plus cette réduction à cet Âge.
refusal-no-token = { $character } n’a pas de jeton Lieu.
refusal-no-undefeated-hero = { $character } n’est pas un de vos Héros non vaincus.
refusal-nobody-pays = Aucun joueur ne paie l’effet principal.
refusal-not-ancient = « { $technology } » n’est pas une Technologie Antique qui reste.
refusal-not-anothers-pillar = Le Pilier { $pillar } n’est pas le Pilier d’un autre joueur.
refusal-not-available = { $character } n’est pas disponible.
refusal-not-blocked = Pas bloqué : { $place }.
refusal-not-discarded = « { $card } » n’est pas dans votre défausse.
refusal-not-done-here = Cela ne se fait pas { $location_in }.
refusal-not-in-factory = « { $technology } » n’est pas une de vos tuiles de l’Usine.
refusal-not-in-hand = « { $card } » n’est pas dans votre main.
refusal-not-in-reserve = { $character } n’est pas dans votre réserve, ou a déjà agi à cet Âge.
refusal-not-in-underworld = { $character } n’est pas aux Enfers.
refusal-not-in-workshop = « { $technology } » n’est pas une de vos tuiles de l’Atelier.
refusal-not-on-olympus = « { $technology } » n’est pas sur l’Olympe.
refusal-not-stored = « { $technology } » n’est pas stockée sur votre plateau.
refusal-not-the-one-asked-for = Le Chant demande un autre personnage, ou un autre Lieu.
refusal-not-the-token = Le jeton ne mène pas { $location_to }.
refusal-not-this-slot = Cet emplacement ne peut pas être bloqué maintenant : { $place }.
refusal-nothing-to-do-there = Vous n’auriez rien à faire { $location_in }.
refusal-nothing-to-pay = Il ne reste rien à payer.
refusal-nothing-to-spare = Rien de plus n’en est économisé.
refusal-olympian-taken = { $olympian } est déjà { $olympian_gender ->
    [f] prise
   *[other] pris
}.
refusal-olympian-takes-no-token = Un Olympien n’a pas besoin de jeton.
refusal-olympian-wounded = { $character } est à terre jusqu’à la fin de l’Âge.
refusal-on-the-quest = { $character } est en Quête.
refusal-other-city = Cette case est dans une autre Ville : { $space }.
refusal-own-character-there = Un de vos personnages y est déjà : { $place }.
refusal-pieces-left = Une pièce peut être retirée.
refusal-pillar-not-taken = Vous n’avez pas pris { $pillar_the }.
refusal-pillar-taken = Le Pilier { $pillar } est déjà pris.
refusal-pillar-turned = Le Pilier { $pillar } n’est pas un de vos Piliers face visible.
refusal-pillar-unresolved = Chacun de vos Piliers doit être résolu maintenant.
refusal-place-blocked = Emplacement bloqué : { $place }.
refusal-plan-is-empty = Rien n’est encore prévu.
refusal-plan-is-open = Le plan n’est pas prêt.
refusal-plan-is-ready = Le plan est prêt.
refusal-powers-left = Un de vos textes reste à résoudre.
refusal-loss-left = Un de vos textes est une perte, et une perte ne se refuse pas.
refusal-premonition-not-held = Vous n’avez pas « { $premonition } ».
refusal-prerequisite-not-met = Vous ne remplissez pas le prérequis de « { $premonition } ».
refusal-prophets-do-not-contest = { $character } est un Prophète et ne combat pas.
refusal-prophets-do-not-fight = Quelqu’un y est, et les Prophètes ne combattent pas : { $place }.
refusal-quest-not-there = « { $quest } » n’est pas face visible.
refusal-resources-spared = { $number } { $number ->
    [one] ressource est encore économisée
   *[other] ressources sont encore économisées
} : dites laquelle.
refusal-row-does-nothing = Cela ne ferait rien : { $row }.
refusal-slot-free = Un emplacement est libre { $location_in }.
refusal-slot-taken = Quelqu’un s’y tient : { $place }.
refusal-space-taken = Une Technologie y est déjà : { $space }.
refusal-temple-gives = Votre Temple vous donne quelque chose : prenez-le.
refusal-text-not-for-this = Ce texte n’est pas pour ce moment.
refusal-text-not-in-force = Ce texte n’est pas à vous, ou pas pour ce cas.
refusal-text-used-in-this-age = Vous avez utilisé ce texte à cet Âge.
refusal-token-not-available = Ce jeton n’est pas disponible : { $token }.
refusal-too-few-cards = Vous avez trop peu de cartes.
refusal-too-few-prayers = Cela coûte { $number } { $number ->
    [one] Prière
   *[other] Prières
}.
refusal-too-little-aegis = Cela coûte { $number } Aegis.
refusal-too-little-determination = « { $card } » dépasserait votre Détermination.
refusal-too-many-cards = Vous pouvez jouer { $number } { $number ->
    [one] carte
   *[other] cartes
} au plus.
refusal-turn-is-over = Votre tour est fini.
refusal-weakened-in-this-age = Chronos a déjà été affaibli à cet Âge.
refusal-well-is-empty = Le Puits est vide.

## Ce qui le rendrait possible

remedy-choose-a-row = Choisissez une ligne du tableau.
remedy-choose-a-slot = Choisissez un emplacement libre.
remedy-choose-action = Choisissez une action de ce Lieu qui soit possible.
remedy-choose-ancient = Choisissez-en une qui reste.
remedy-choose-another = Choisissez-en un autre.
remedy-choose-another-character = Choisissez un autre personnage.
remedy-choose-another-city = Choisissez une autre Ville.
remedy-choose-another-olympian = Choisissez un autre Olympien.
remedy-choose-another-pillar = Choisissez un autre Pilier.
remedy-choose-another-place = Choisissez un autre endroit.
remedy-choose-another-player = Choisissez un autre joueur.
remedy-choose-another-row = Choisissez une autre ligne.
remedy-choose-another-token = Choisissez un autre jeton.
remedy-choose-another-track = Choisissez une autre piste.
remedy-choose-cheaper-card = Choisissez une carte moins coûteuse, ou arrêtez.
remedy-choose-discarded = Choisissez une carte de votre défausse.
remedy-choose-empty-space = Choisissez une case vide.
remedy-choose-extra = Choisissez l’un des deux.
remedy-choose-face-up = Choisissez une Quête face visible.
remedy-choose-fallen = Choisissez un Héros aux Enfers.
remedy-choose-fighter = Choisissez votre Olympien ou un Héros non vaincu.
remedy-choose-needed-element = Choisissez une carte portant un Élément demandé.
remedy-choose-new-element = Choisissez une carte portant un Élément qui n’y est pas encore.
remedy-choose-otherwise = Choisissez autre chose.
remedy-choose-own-card = Choisissez une carte que vous avez.
remedy-choose-own-hero = Choisissez un de vos Héros.
remedy-choose-own-pillar = Choisissez un de vos Piliers.
remedy-choose-own-temple = Choisissez une Ville où vous avez un Temple.
remedy-choose-own-tile = Choisissez une de vos tuiles.
remedy-choose-space-here = Choisissez une case de cette Ville.
remedy-choose-stored = Choisissez une Technologie que vous avez stockée.
remedy-choose-technology = Choisissez une Technologie de l’Olympe.
remedy-gather-aegis = Gagnez d’abord de l’Aegis.
remedy-gather-prayers = Gagnez d’abord des Prières.
remedy-gather-price = Réunissez d’abord le prix.
remedy-give-up = Renoncez.
remedy-go-on = Continuez.
remedy-pass = Passez.
remedy-pay-for-concept = Payez l’effet principal.
remedy-pay-in-full = Payez la totalité.
remedy-play-it-later = Jouez-la quand vous remplirez le prérequis.
remedy-resolve-pillar = Résolvez un de vos Piliers.
remedy-revise = Changez d’abord si vous êtes prêt.
remedy-send-a-character = Choisissez un Héros ou un Prophète de votre réserve.
remedy-show-the-rest = Choisissez la carte suivante.
remedy-spare-a-resource = Choisissez ce qui est économisé.
remedy-spare-the-other = Économisez l’autre ressource.
remedy-stop = Arrêtez.
remedy-take-a-piece = Retirez une pièce.
remedy-take-another-piece = Prenez une autre pièce.
remedy-take-vp = Prenez le PV.
remedy-use-a-reduction = Utilisez une réduction.
remedy-use-another = Utilisez-en un autre.
remedy-wait-for-condition = Attendez que sa condition soit remplie.
remedy-wait-for-next-age = Attendez l’Âge suivant.

## Mise en place

option-hybris-mode = quel jeu
    .base = jeu de base, chacun contre tous
    .chronos_coop = ensemble contre Chronos
    .chronos_solo = seul contre Chronos
option-olympians = comment les Olympiens sont choisis
    .taken = l’un après l’autre
    .drawn = par le sort
option-open-hands = les mains et les plans des Olympiens
    .open = ouverts entre eux
    .closed = secrets

## La table

status-base = Hybris
status-chronos_coop = Hybris : ensemble contre Chronos
status-chronos_solo = Hybris : seul contre Chronos
status-age = Âge { $age }
status-well = { $well } dans le Puits
status-turn = à { $seat } de jouer
phase-set_up = mise en place
phase-divine_pillar = Pilier Divin
phase-planning = Planification
phase-action = Action
phase-end_of_age = Fin de l’Âge
board-locations = Lieux
board-cities = Monde Mortel
board-workshop = Atelier
board-factory = Usine
board-quests = Quêtes
board-pillars = Piliers
board-drain = Drainer { $number }
board-chains = { $number } { $number ->
    [one] Chaîne
   *[other] Chaînes
}, { $resources } en réserve
board-intensity = Intensité { $number }
board-vp = { $number } PV
board-avatar-cards = Cartes Avatar : { $number } dans le paquet, défausse { $discards }
board-combat = Combat
board-force = Force { $number }
board-legend = Un numéro est un joueur. ⌂ Temple, [ ] Technologie avec son propriétaire, · vide, ▩ bloqué, × utilisé ou retourné, ? a un jeton, † vaincu.
hand-title = Votre main :
hand-premonitions = Prémonitions :
hand-plan = Votre plan :
hand-known = Connu chez { $name } : { $cards }
hand-known-premonitions = Prémonitions connues chez { $name } : { $cards }
known-primordial = Le Primordial { $rank } est { $name }.
players-olympian = Olympien
players-greatness = Grandeur
players-followers = Fidèles
players-prayers = Prières
players-hand = Cartes
players-pieces = { $number } { $number ->
    [one] pièce restante
   *[other] pièces restantes
}
card-conflict = carte Conflit
card-premonition = Prémonition
card-power = pouvoir de départ
card-upgrade = Amélioration
card-technology = Technologie
card-quest = Quête
card-primordial = Primordial
card-champion = Héros du Colisée
card-concept = carte Concept

## Mises en garde

caution-canto-cannot-be-met = Vous ne pourriez pas remplir le Chant suivant de « { $quest } » : votre personnage serait vaincu.
caution-canto-needs-card = Sans « { $card } », vous ne pourriez pas remplir le Chant suivant de « { $quest } » : votre personnage serait vaincu.
caution-upper-half-does-nothing = La partie supérieure { $pillar_of } est sans effet ici : il ne reste aucune pièce de ce type sur vos Améliorations.
caution-cannot-be-met = Vous ne pouvez pas remplir ce que « { $quest } » demande d’abord : votre personnage serait vaincu.
