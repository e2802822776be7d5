# Risk Godstorm. Un panthéon parle et agit au pluriel : « les Nordiques attaquent ».

## Noms que le matériel ne donne pas

nobody = personne
armies-at = { $number } { $name_in }
armies-at-nothing = aucune
cards-nothing = aucune carte
cards-death = { $number ->
    [one] { $number } carte Mort
   *[other] { $number } cartes Mort
}
cards-magic = { $number ->
    [one] { $number } carte Magique
   *[other] { $number } cartes Magiques
}
cards-sky = { $number ->
    [one] { $number } carte Ciel
   *[other] { $number } cartes Ciel
}
cards-war = { $number ->
    [one] { $number } carte Guerre
   *[other] { $number } cartes Guerre
}
wild-card = un joker
symbol-infantry = infanterie
symbol-cavalry = cavalerie
symbol-artillery = artillerie
symbol-any = joker

## Options

option-setup = répartition des territoires
    .dealt = distribués avec les cartes
    .chosen = choisis un par un
option-home = si l’on choisit les territoires : chacun prend d’abord la patrie de son panthéon
    .no = n’importe quel territoire d’abord
    .yes = la patrie d’abord
option-defence = qui décide des dés du défenseur
    .ask = le défenseur, à chaque fois
    .most = toujours autant de dés que possible
option-mode = ce qu'on joue sur ce plateau
    .godstorm = Risk Godstorm : dieux, miracles, cinq époques
    .classic = Risk classique : la conquête pure
option-rounds = Risk classique : après combien de manches on compte les points
    .n10 = 10 manches
    .n20 = 20 manches
    .n40 = 40 manches
    .unlimited = jusqu'au dernier survivant

## Questions

prompt-ChoosePantheon = Quel panthéon dirigez-vous ?
prompt-ClaimLand = Quel territoire prenez-vous ?
prompt-PlaceStart = Où placez-vous vos armées ? Encore { $left } à ce passage, { $muster } en tout.
prompt-PlaceWarGod = Où commence { $god }, votre dieu de la guerre ?
prompt-PlaceTemple = Où se dresse votre premier temple ?
prompt-Bid = Combien de points de croyance misez-vous pour l’ordre du tour ? Vous en avez { $faith } ; l’enchère se paie dans tous les cas.
prompt-ChooseMarker = Quelle place prenez-vous dans l'ordre du tour ?
prompt-UseRelic = Quelle relique utilisez-vous d'abord ?
prompt-OfferBook = Le livre des morts : donnez-vous 2 armées contre 4 points de croyance ? Vous en avez levé { $raised }.
prompt-PlaceRaised = Où placez-vous vos armées ? Encore { $raised } à placer.
prompt-Revive = Une armée revient-elle d'une crypte ?
prompt-ReviveTo = Vers quel temple ramenez-vous l’armée { $crypt_of } ?
prompt-SummonAndBuild = Invoquez-vous un dieu (3 points de croyance) ou bâtissez-vous un temple (5 points de croyance) ? Vous avez { $faith } { $faith ->
    [one] point
   *[other] points
} de croyance.
prompt-SummonTo = Où apparaît { $god } ?
prompt-BuyMiracles = Achetez-vous des cartes Miracle, à { $price } { $price ->
    [one] point
   *[other] points
} de croyance chacune ? Vous en avez { $faith } ; { $bought ->
    [0] rien de choisi encore.
   *[other] déjà choisi : { $basket }.
}
prompt-PlayMiracles = Jouez-vous une carte Guerre ou Mort ? Vous avez { $faith } { $faith ->
    [one] point
   *[other] points
} de croyance.
prompt-Choice = « { $card } » : { $asks ->
    [target] quel territoire ?
    [space] quel espace des Enfers ?
    [player] quel joueur ?
    [choose] quel dieu ?
    [relic] quelle relique ?
    [deck] quel paquet ?
    [route] quelle connexion maritime ?
    [move] combien d’armées ?
    [with] quels dieux partent aussi ?
   *[other] votre choix ?
}
prompt-OfferAegis = Une carte Miracle vient d'être jouée. Sacrifiez-vous l'égide pour l'annuler ?
prompt-TakeCard = Quelle carte prenez-vous { $victim_to } ?
prompt-Invade = Quel territoire envahissez-vous ?
prompt-Commit = Avec combien d’armées envahissez-vous { $target_the } depuis { $origin_the } ?
prompt-BringGods = Quels dieux participent à l’invasion { $target_of } ?
prompt-AnswerWithSky = { $attacker } envahissent { $target_the } depuis { $origin_the } avec { $declared ->
    [one] { $declared } armée
   *[other] { $declared } armées
}. Répondez-vous par une carte Ciel ?
prompt-ChooseAttackingGod = Guerre divine { $target_in } : lequel de vos dieux combat ?
prompt-ChooseDefendingGod = Guerre divine { $target_in } contre { $champion } : lequel de vos dieux combat ?
prompt-Assault = Attaque { $origin_of } contre { $target_the } ({ $forces }) : combien de dés lancez-vous ?
prompt-Defend = { $attacker } attaquent { $target_the } ({ $forces }) avec { $thrown ->
    [one] { $thrown } dé
   *[other] { $thrown } dés
} : avec combien vous défendez-vous ?
prompt-KeepArmies = L’arbre de vie : combien d’armées sauvez-vous, à 1 point de croyance chacune ? Vous en avez perdu { $lost }.
prompt-MoveMore = { $target_the } est à vous. Combien d’armées y entrent ?
prompt-GodsFollow = Quels dieux entrent aussi { $target_in } ?
prompt-EnterWith = Combien d’armées entrent { $target_in } ?
prompt-Fortify = D'où déplacez-vous des renforts ?
prompt-FortifyTo = Où vont les pièces { $origin_of } ?
prompt-FortifyArmies = Combien d’armées vont { $origin_of } vers { $target_the } ?
prompt-FortifyGods = Quels dieux vont { $origin_of } vers { $target_the } ?
prompt-Embark = Vers où embarquent vos armées mortes ? { $heaven } { $heaven ->
    [one] attend
   *[other] attendent
} { $heavenname }.
prompt-InvadeUnderworld = Quel espace des Enfers envahissez-vous ?
prompt-TradeSets = Échangez-vous trois cartes Territoire contre { $value } { $value ->
    [one] armée
   *[other] armées
} ?
prompt-ShownLand = Quel territoire montré sur vos cartes reçoit 2 armées de plus ?

## Coups, et titres des longues listes

move-pantheon = diriger { $pantheon }
move-claim = prendre { $place_the }
move-place = placer une armée { $place_in }
move-god = le placer { $place_in }
move-temple = dresser un temple { $place_in }
move-bid = miser { $number }
move-order = { $number ->
    [1] jouer en premier
    [2] jouer en deuxième
    [3] jouer en troisième
    [4] jouer en quatrième
   *[other] jouer en cinquième
}
move-use = utiliser « { $card } »
move-trade = échanger
move-keep = garder les armées
move-revive = ramener une armée { $place_of }
move-summon = invoquer { $god }
move-buy = acheter { $deck_a }
move-play = jouer « { $card } » ({ $cost ->
    [0] gratuite
    [one] { $cost } point de croyance
   *[other] { $cost } points de croyance
})
move-target = { $place }
move-space = { $place }
move-player = { $seat }
move-choose = { $godtype }
move-relic = { $card }
move-deck = { $deck }
move-route = { $origin } – { $place }
move-card = { $card }
move-move = { $number ->
    [one] { $number } armée
   *[other] { $number } armées
}
move-cancel = annuler la carte
move-pass = passer
move-done = terminé
move-attack = attaquer { $place_the } depuis { $origin_the } ({ $forces })
move-enter = entrer { $place_in } depuis { $origin_the }
move-commit = { $number ->
    [one] { $number } armée
   *[other] { $number } armées
}
move-with = { $gods ->
    [none] aucun dieu
   *[other] { $gods }
}
move-champion = { $god }
move-roll = lancer { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
move-stop = arrêter l'invasion
move-defend = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
move-save = en sauver { $number }
move-fortify = depuis { $place_the }
move-to = vers { $place_the }
move-embark = vers { $place_the }
move-hand-in = échanger { $card }

group-pantheon = Panthéons
group-claim = Prendre
group-place = Placer une armée
group-god = Placer le dieu
group-temple = Dresser un temple
group-bid = Miser
group-order = Ordre du tour
group-use = Utiliser
group-revive = Ramener une armée
group-summon = Invoquer
group-buy = Acheter
group-play = Jouer
group-target = Territoire
group-space = Espace
group-player = Joueur
group-choose = Dieu
group-relic = Relique
group-deck = Paquet
group-route = Connexion maritime
group-card = Carte
group-move = Armées
group-attack = Attaquer
group-enter = Entrer sans combat
group-commit = Armées
group-with = Dieux
group-champion = Champion
group-roll = Dés
group-defend = Dés
group-save = Armées sauvées
group-fortify = Depuis
group-to = Vers
group-embark = Embarquer vers
group-hand-in = Échanger

## Événements

event-pantheon-roll = Les dés donnent l’ordre du choix des panthéons : { $order }.
event-pantheon-chosen = { $name } dirige { $pantheon }.
event-claim-roll = { $first } prennent le premier territoire.
event-claimed = { $seat } prennent { $place_the }.
event-god-placed = { $seat } placent { $god } { $place_in }.
event-temple-placed = { $seat } dressent leur premier temple { $place_in }.
event-rolled-off = Le jet { $seat_of } donne { $dice }.
event-epoch-begins = L'époque { $epoch } commence.
event-bids = Les enchères sont révélées : { $bids }.
event-bid-raised = « { $card } » : { $seat } ajoutent { $number } à leur enchère.
event-marker-chosen = { $seat } prennent la place { $marker } dans l'ordre du tour.
event-turn-begins = C’est le tour { $seat_of }.
event-turn-ends = { $seat } finissent leur tour.
event-income = { $seat } lèvent { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}{ $faith ->
    [0] .
    [one] {" "}et reçoivent { $faith } point de croyance.
   *[other] {" "}et reçoivent { $faith } points de croyance.
}
event-book-traded = { $seat } donnent { $armies } { $armies ->
    [one] armée
   *[other] armées
} au livre des morts et reçoivent { $faith } { $faith ->
    [one] point
   *[other] points
} de croyance.
event-placed = { $seat } placent une armée { $place_in }.
event-placed-many = { $seat } placent { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} : { $places }.
event-temple-army = { $seat } lèvent une armée au temple { $place_of }.
event-revived = { $seat } ramènent une armée { $source_of } { $place_in }.
event-summoned = { $seat } invoquent { $god } { $place_in }.
event-temple-built = { $seat } bâtissent un temple { $place_in }.
event-temple-razed = Le temple { $place_of } est détruit.
event-bought = { $seat } achètent des cartes Miracle : { $decks }.
event-drew = { $card ->
    [unknown] { $seat } tirent { $deck_a }.
   *[other] { $seat } tirent { $deck_a } : « { $card } ».
}
event-relic-entered = { $seat } reçoivent une relique : « { $card } ».
event-card-played = { $seat } jouent « { $card } ».
event-chosen = { $seat } choisissent, pour « { $card } » : { $move }.
event-card-cancelled = { $seat } sacrifient l'égide : « { $card } » reste sans effet.
event-card-lost = { $seat } retournent « { $card } », qui ne peut pas être jouée et est perdue.
event-hand-lost = { $cards ->
    [none] { $seat } n’ont aucune carte en main à perdre.
   *[other] { $seat } perdent leur main : { $cards }.
}
event-hand-seen = { $cards ->
    [none] { $seat } regardent la main { $of_of } : elle est vide.
    [unknown] { $seat } regardent la main { $of_of }.
   *[other] { $seat } regardent la main { $of_of } : { $cards }.
}
event-card-stolen = { $card ->
    [unknown] { $seat } prennent { $deck_a } { $of_to }.
   *[other] { $seat } prennent « { $card } » { $of_to }.
}
event-continent-rolled = Le dé désigne { $continent_the }.
event-atlantis-sunk = Atlantis sombre dans la mer.
event-plague-lifted = Le fléau prend fin { $place_in }.
event-plague-moved = Le fléau quitte { $source_the } pour { $place_the }.
event-trojan-horse = { $seat } ouvrent le cheval { $place_in } : le dé donne { $die } ; { $armies ->
    [one] { $armies } armée prend le territoire.
   *[other] { $armies } armées prennent le territoire.
}
event-maelstrom = Un maelstrom ferme la mer entre { $origin_the } et { $place_the }.
event-die-rolled = { $place_the } : le dé donne { $die } ; { $change ->
    [lost] { $armies ->
        [0] aucune armée perdue.
        [one] { $armies } armée perdue.
       *[other] { $armies } armées perdues.
    }
   *[gained] { $armies ->
        [0] aucune armée n’arrive.
        [one] { $armies } armée arrive.
       *[other] { $armies } armées arrivent.
    }
}
event-armies-came = { $total ->
    [0] { $seat } ne reçoivent aucune armée : la réserve est vide.
    [one] { $seat } reçoivent { $total } armée : { $arrivals }.
   *[other] { $seat } reçoivent { $total } armées : { $arrivals }.
}
event-armies-lost = { $total ->
    [0] Aucune armée n’est perdue.
    [one] { $total } armée est perdue : { $losses }.
   *[other] { $total } armées sont perdues : { $losses }.
}
event-armies-moved = { $seat } déplacent { $armies ->
    [0] { $gods ->
        [none] zéro armée
       *[other] { $gods }
    }
    [one] { $armies } armée{ $gods ->
        [none] {""}
       *[other] {" "}avec { $gods }
    }
   *[other] { $armies } armées{ $gods ->
        [none] {""}
       *[other] {" "}avec { $gods }
    }
} { $origin_of } vers { $place_the }.
event-god-moved = { $god_the } doit partir pour { $place_the }.
event-faith-gained = { $seat } reçoivent { $faith } { $faith ->
    [one] point
   *[other] points
} de croyance.
event-temple-moved = Le temple { $origin_of } est transporté { $place_in }.
event-relics-lost = { $number ->
    [0] Aucune relique ne quitte la partie.
    [one] Une relique quitte la partie : { $cards }.
   *[other] { $number } reliques quittent la partie : { $cards }.
}
event-relics-taken = { $number ->
    [one] { $seat } prennent une relique { $of_to } : { $cards }.
   *[other] { $seat } prennent { $number } reliques { $of_to } : { $cards }.
}
event-time-stands-still = Le temps s’arrête : le marqueur revient à l’époque { $epoch }.
event-plague = Le fléau frappe { $place_the } : { $lost ->
    [0] aucune armée ne meurt.
    [one] { $lost } armée meurt.
   *[other] { $lost } armées meurent.
}
event-banished = { $god_the } est { $god_gender ->
    [f] bannie
   *[m] banni
}.
event-invasion = { $seat } envahissent { $place_the } { $defender_of } depuis { $origin_the } avec { $armies ->
    [one] { $armies } armée{ $gods ->
        [none] .
       *[other] , menée par { $gods }.
    }
   *[other] { $armies } armées{ $gods ->
        [none] .
       *[other] , menées par { $gods }.
    }
}
event-underworld-invasion = { $seat } envahissent { $place_the } depuis { $origin_the }.
event-invasion-ended = L'invasion est finie.
event-godswar = Guerre divine : { $god } lance { $attack }, total { $attack_total } ; { $against } lance { $defence }, total { $defence_total }.
event-ones-rerolled = { $seat } lancent { $before } et relancent les 1 : { $dice }.
event-three-equal = { $seat } lancent trois dés égaux ({ $dice }), qui valent une relique.
event-battle = { $seat } lancent { $attack }, { $defender } lancent { $defence } : { $attack_lost ->
    [0] { $defence_lost ->
        [one] les défenseurs perdent { $defence_lost } armée.
       *[other] les défenseurs perdent { $defence_lost } armées.
    }
   *[other] { $defence_lost ->
        [0] { $attack_lost ->
            [one] les attaquants perdent { $attack_lost } armée.
           *[other] les attaquants perdent { $attack_lost } armées.
        }
       *[other] chaque camp perd 1 armée.
    }
}
event-armies-kept = L’arbre de vie sauve { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} { $seat_of } { $place_in }.
event-captured = { $seat } prennent { $place_the }{ $loser ->
    [none] .
   *[other] {" "}{ $loser_to }.
}
event-moved-in = { $armies ->
    [one] { $armies } armée { $seat_of } entre
   *[other] { $armies } armées { $seat_of } entrent
} { $place_in } depuis { $origin_the }.
event-gods-followed = { $gods } { $number ->
    [one] suit
   *[other] suivent
} { $place_in }.
event-entered = { $seat } entrent { $place_in } depuis { $origin_the } avec { $armies ->
    [one] { $armies } armée.
   *[other] { $armies } armées.
}
event-fortified = { $seat } déplacent { $armies ->
    [0] leurs dieux
    [one] { $armies } armée
   *[other] { $armies } armées
} { $origin_of } vers { $place_the }.
event-embarked = { $seat } embarquent une armée vers { $place_the }.
event-embarked-many = { $seat } embarquent { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} : { $places }.
event-eliminated = { $seat } sont anéantis{ $heir ->
    [none] .
   *[other] {" "}par { $heir }.
}
event-cards-lost = { $cards ->
    [none] { $seat } n’ont aucune carte qui quitte la partie.
   *[other] Les cartes { $seat_of } quittent la partie : { $cards }.
}
event-cards-taken = { $cards ->
    [none] { $seat } ne prennent aucune carte { $of_to }, qui n’en ont plus.
    [unknown] { $seat } prennent les cartes { $of_of }.
   *[other] { $seat } prennent les cartes { $of_of } : { $cards }.
}
event-scored = { $seat } marquent { $total ->
    [one] { $total } point
   *[other] { $total } points
} : { $territories } pour les territoires, { $continents } pour les continents, { $underworld } pour les Enfers, { $relics } pour les reliques.
event-game-over = La partie est finie : { $winners } { $number ->
    [one] gagnent.
   *[other] se partagent la victoire.
}
event-drew-territory = { $card ->
    [unknown] { $seat } tirent une carte Territoire.
   *[other] { $seat } tirent une carte Territoire : { $card }.
}
event-set-traded = { $seat } échangent { $cards } contre { $armies } { $armies ->
    [one] armée
   *[other] armées
}.
event-shown-land = { $seat } placent 2 armées de plus { $place_in }, que montre une de leurs cartes.

## Refus

empty-seat = la place { $number }, encore libre
refusal-pantheon-is-neutral = { $pantheon } sont neutres dans cette partie.
refusal-pantheon-taken = { $pantheon } ont déjà un chef.
refusal-already-occupied = { $place_the } est déjà { $place_gender ->
    [f] occupée
   *[m] occupé
}.
refusal-home-land-first = La patrie de votre panthéon se prend d’abord : { $place_the }.
refusal-not-under-your-control = Vous ne contrôlez pas { $place_the }.
refusal-god-into-plague = Aucun dieu ne peut entrer { $place_in } : c’est un pays infesté.
refusal-bid-above-faith = Vous ne pouvez pas miser { $bid } : vous avez { $faith } { $faith ->
    [one] point
   *[other] points
} de croyance.
refusal-marker-not-used = La place { $marker } ne sert pas avec { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
refusal-marker-taken = La place { $marker } est prise.
refusal-relic-not-yours = La relique « { $card } » n’est pas à vous.
refusal-too-few-raised = Vous n’avez levé que { $raised } { $raised ->
    [one] armée
   *[other] armées
} : il en faut { $armies }.
refusal-armies-left-to-place = Il vous reste { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} à placer.
refusal-no-armies-left = Toutes vos armées sont placées.
refusal-not-a-crypt = { $place_the } n’est pas une crypte.
refusal-last-army-stays = La dernière armée { $place_of } doit rester.
refusal-crypt-used = { $place_the } a déjà servi ce tour-ci ({ $limit } fois au plus).
refusal-no-temple = Vous ne contrôlez aucun temple.
refusal-no-temple-there = Il n’y a pas de temple { $place_in }.
refusal-temple-there = Il y a déjà un temple { $place_in }.
refusal-no-temple-left = Les 12 temples sont sur le plateau.
refusal-too-little-faith = Cela coûte { $price } { $price ->
    [one] point
   *[other] points
} de croyance, et vous en avez { $faith }.
refusal-god-in-play = { $god_the } est déjà en jeu.
refusal-god-just-banished = Le bannissement { $god_of } date de ce tour.
refusal-only-plague-lands = Tous vos territoires sont infestés.
refusal-god-not-in-play = { $god_the } n’est pas en jeu.
refusal-four-cards-bought = Vous avez déjà pris { $limit } { $limit ->
    [one] carte
   *[other] cartes
} ce tour-ci.
refusal-deck-exhausted = Le paquet { $deck } est vide.
refusal-card-not-in-hand = La carte « { $card } » n’est pas dans votre main.
refusal-card-not-in-that-hand = La carte « { $card } » n’est pas dans cette main.
refusal-relic-not-played = « { $card } » est une relique : les reliques ne se jouent pas.
refusal-not-in-step-four = La carte « { $card } » ne se joue pas à cette étape.
refusal-only-sky-cards-now = On ne répond à une invasion que par une carte Ciel, et « { $card } » n'en est pas une.
refusal-relic-not-waiting = Cette relique ne fait rien au début de ce tour.
refusal-relic-not-in-play = La relique « { $card } » n’est pas en jeu.
refusal-relic-already-yours = La relique « { $card } » est déjà à vous.
refusal-two-armies-needed = Il n’y a { $place_in } que { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}, et une doit rester.
refusal-connection-cut = Il n’y a plus de passage entre { $origin_the } et { $place_the }.
refusal-own-territory = { $place_the } est déjà à vous.
refusal-sacred-ground = { $place_the } est une terre sacrée jusqu’à la fin du tour.
refusal-unoccupied = Personne n’occupe { $place_the }.
refusal-occupied = { $place_the } est { $place_gender ->
    [f] occupée
   *[m] occupé
}.
refusal-attack-once-first = Une invasion attaque au moins une fois avant de s'arrêter.
refusal-god-not-in-fight = { $godtype_the } n’est pas dans ce combat.
refusal-god-not-there = { $godtype_the } n’est pas { $place_in }.
refusal-gods-not-there = Ces dieux n’y sont pas tous.
refusal-card-caps-dice = « { $card } » : l’attaquant lance { $most } { $most ->
    [one] dé
   *[other] dés
} au plus.
refusal-number-out-of-range = Le nombre { $number } n’est pas possible : il en faut un de { $low } à { $high }.
refusal-nothing-to-move = Rien ne peut partir { $place_of } : une armée doit rester.
refusal-not-adjacent = { $origin_the } ne touche pas { $place_the }.
refusal-mountains-between = Des montagnes séparent { $origin_the } et { $place_the } : rien ne les franchit.
refusal-flames-between = Des flammes séparent { $origin_the } et { $place_the } : aucune attaque ne les franchit.
refusal-other-world = Aucun chemin ne mène { $origin_of } vers { $place_the } : seuls les morts vont aux Enfers, et ils y restent.
refusal-no-chain = Aucun territoire voisin { $place_of } n’est à vous.
refusal-no-chain-to = Aucune chaîne de vos territoires n’unit { $origin_the } et { $place_the }.
refusal-same-territory = { $place_the } est le territoire de départ lui-même.
refusal-move-something = Aucune armée ne part : il faut au moins un dieu.
refusal-heaven-empty = Aucune de vos armées n'est au paradis.
refusal-space-held-by-enemy = Un ennemi tient { $place_the }.
refusal-only-gates-open = Du paradis, on n’atteint que les portes et ses propres espaces : ce n’est pas le cas { $place_of }.
refusal-finish-the-set = L’échange d’une série est commencé : il faut le finir.
refusal-must-trade = Avec { $number } { $number ->
    [one] carte
   *[other] cartes
} Territoire, l’échange est obligatoire.
refusal-no-set-with-it = Aucune série n’est possible avec la carte { $card }.
refusal-not-shown = Ces cartes ne montrent pas { $place_the }, ou ce territoire n’est pas à vous.
refusal-not-another-player = Il faut un autre joueur encore en jeu : ce n’est pas le cas { $player_of }.
refusal-not-another-players = Aucun autre joueur ne contrôle { $place_the }.
refusal-not-a-players = Aucun joueur ne contrôle { $place_the }.
refusal-hand-empty = { $player } n’ont pas de carte en main.
refusal-no-plague-there = Il n’y a pas de fléau { $place_in }.
refusal-plague-there = Il y a déjà un fléau { $place_in }.
refusal-sunk = La mer a englouti { $place_the }.
refusal-already-chosen = Vous avez déjà choisi { $place_the }.
refusal-not-the-largest = Ce n’est pas { $place_in } qu’il y a le plus d’armées : le maximum est de { $armies }.
refusal-not-a-lone-army = Le nombre d’armées { $place_in } est de { $armies } : il en faudrait exactement une.
refusal-only-one-land = Le joueur qui tient { $place_the } n’a pas d’autre territoire.
refusal-same-controller-needed = { $place_the } n’est pas un autre territoire du même joueur.
refusal-not-the-attackers = L’attaquant ne contrôle pas { $place_the }.
refusal-needs-own-temple = Vous ne contrôlez aucun temple.
refusal-needs-own-space = Vous ne contrôlez aucun espace des Enfers avec deux armées.
refusal-needs-relic-in-play = Aucune relique n'est en jeu.
refusal-needs-relic-of-another = Aucun autre joueur n'a de relique.
refusal-needs-plague = Il n'y a pas de fléau sur le plateau.
refusal-needs-another-hand = Aucun autre joueur n'a de carte en main.
refusal-needs-war-or-sky-god = Aucun dieu de la guerre ni du ciel n'est en jeu.
refusal-needs-healthy-land = Le fléau est partout.
refusal-needs-lone-army = Aucun autre joueur n'a de territoire avec une seule armée.
refusal-needs-temple = Il n'y a pas de temple sur le plateau.
refusal-needs-temple-to-move = Aucun temple ne peut être déplacé.
refusal-needs-land-without-temple = Il y a un temple dans chaque territoire de ce joueur.
refusal-needs-armies-elsewhere = Aucun autre de vos territoires ne peut se passer d’une armée.
refusal-needs-attacking-god = Aucun dieu n'est dans le territoire attaquant.
refusal-needs-attackers-temple = L'attaquant ne contrôle aucun temple ailleurs.
refusal-needs-two-lands = Vous n'avez rien à déplacer entre deux territoires.
refusal-needs-two-lands-of-another = Aucun autre joueur n'a deux territoires.
refusal-needs-god-in-play = Aucun dieu n'est en jeu.
refusal-needs-two-faith = Vous avez moins de 2 points de croyance.
refusal-all-decks-empty = Tous les paquets sont vides.
refusal-first-epoch = On ne peut pas revenir avant la première époque.
refusal-atlantis-sunk = Atlantis est déjà engloutie.
refusal-spare-plague-used = Le cinquième marqueur de fléau est déjà en jeu.
refusal-maelstrom-placed = Le maelstrom est déjà sur le plateau.

## Ce qui le permettrait

remedy-choose-another = Choisissez autre chose.
remedy-choose-unoccupied = Choisissez un territoire inoccupé.
remedy-choose-occupied = Choisissez un territoire occupé.
remedy-choose-home = Prenez la patrie de votre panthéon.
remedy-choose-your-own = Choisissez un lieu que vous contrôlez.
remedy-choose-without-plague = Choisissez un territoire sans fléau.
remedy-choose-plague = Choisissez un territoire avec un fléau.
remedy-bid-at-most = Misez { $faith } au plus.
remedy-choose-free-marker = Choisissez une place libre.
remedy-own-the-relic = Gagnez d'abord la relique.
remedy-raise-more = Levez plus d'armées : tenez plus de territoires et de continents.
remedy-place-all = Placez-les toutes.
remedy-done = Choisissez « terminé ».
remedy-choose-crypt = Choisissez une crypte que vous contrôlez.
remedy-two-armies = Il y faut au moins deux armées.
remedy-next-turn = Attendez votre prochain tour.
remedy-control-a-temple = Bâtissez ou capturez un temple.
remedy-choose-temple = Choisissez un territoire avec un temple.
remedy-choose-without-temple = Choisissez un territoire sans temple.
remedy-wait-for-temple = Attendez qu'un temple soit détruit.
remedy-collect-faith = Amassez plus de croyance.
remedy-choose-another-god = Choisissez un autre dieu.
remedy-control-land-without-plague = Contrôlez un territoire sans fléau.
remedy-summon-god = Invoquez d'abord ce dieu.
remedy-choose-another-deck = Choisissez un autre paquet.
remedy-choose-from-hand = Choisissez une carte de la main.
remedy-relic-is-in-play = Son détenteur s’en sert dès que son texte le permet, sans rien payer.
remedy-wait-for-invasion = Gardez-la jusqu'à ce qu'on vous envahisse.
remedy-play-in-step-four = Gardez-la pour l'étape 4 de votre tour.
remedy-choose-waiting-relic = Choisissez une des reliques de la liste.
remedy-choose-relic-in-play = Choisissez une relique que quelqu'un possède.
remedy-wait-for-condition = Gardez la carte jusqu'à ce que sa condition soit remplie.
remedy-choose-neighbour = Choisissez un territoire encore voisin du vôtre.
remedy-choose-enemy = Choisissez un lieu qui n'est pas à vous.
remedy-enter-instead = Entrez-y au lieu d'attaquer.
remedy-attack-instead = Attaquez au lieu d'entrer.
remedy-attack-now = Attaquez une fois, puis arrêtez.
remedy-choose-gods-there = Choisissez parmi les dieux présents.
remedy-choose-between = Choisissez un nombre de { $low } à { $high }.
remedy-chain-of-own = Choisissez des territoires que relient vos propres territoires.
remedy-invade-in-step-nine = Envahissez-le à l'étape 9.
remedy-choose-gate = Choisissez une porte.
remedy-hand-in-three = Échangez trois cartes qui forment une série.
remedy-choose-a-set = Choisissez des cartes qui forment une série : trois pareilles, trois différentes, ou deux avec un joker.
remedy-choose-shown = Choisissez un de vos territoires montrés sur les cartes.
remedy-choose-another-player = Choisissez un autre joueur.
remedy-choose-largest = Choisissez parmi les territoires qui ont le plus d'armées.
remedy-choose-lone-army = Choisissez un territoire d'un autre joueur avec une seule armée.
remedy-choose-attackers-temple = Choisissez un autre temple de l’attaquant.

## Le plateau

board-underworld = Enfers
board-sunk = sous la mer
board-legend = Lettres et couleurs : à qui sont les armées. w s d m : dieux de la guerre, du ciel, de la mort, de la magie. ⌂ temple, † fléau.
board-maelstrom = Le maelstrom est entre { $origin_the } et { $place_the }.
board-empty-underworld = Personne n'y est encore.
status-epoch = Époque { $epoch } sur 5
status-order = ordre : { $order }
status-turn = tour { $seat_of }
status-classic = Risk classique
players-pantheon = Panthéon
players-lands = Terr.
players-armies = Arm.
players-faith = Croy.
players-cards = Cartes
players-relics = Reliques
players-relics-of = Reliques { $seat_of } : { $relics }
players-heaven = Paradis
players-gods = Dieux
players-points = Pts
players-out = hors jeu
players-territory-cards = Cartes
card-cost = carte { $deck }, { $cost ->
    [0] gratuite
    [one] { $cost } point de croyance
   *[other] { $cost } points de croyance
}
card-relic = relique
card-territory = carte Territoire, { $symbol }
near-water = par mer
near-nothing = n'a pas de voisin

odds-forces = { $attacker }, à { $attackers } contre { $defenders } { $place_in }
odds-rounds = Un jet ; armées perdues, attaquant : défenseur
odds-dice = { $attack } contre { $defence }
odds-percent = { $percent } %
odds-godswar = L’attaquant gagne la guerre divine dans { $percent } cas sur 100.
odds-capture = En se battant jusqu’au bout, { $place_the } tombe dans { $percent } cas sur 100.
odds-note = Les cartes Ciel ne sont pas comptées.

## Ce sur quoi on peut ne plus être interrogé

topic-sky = cartes Ciel quand on vous attaque
topic-aegis = l'égide contre une carte
