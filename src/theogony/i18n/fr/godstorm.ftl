# Risk Godstorm. Un panthéon parle et agit au pluriel : « les Nordiques attaquent ».

## Noms que le matériel ne donne pas

the-pantheon = les { $pantheon }
neutral-pantheon = les { $pantheon } neutres
nobody = personne
armies-at = { $name } ({ $number })
armies-at-nothing = aucune
heaven = le paradis
deck-death = Mort
deck-magic = Magie
deck-sky = Ciel
deck-war = Guerre
cards-nothing = aucune carte
cards-death = { $number ->
    [one] { $number } carte Mort
   *[other] { $number } cartes Mort
}
cards-magic = { $number ->
    [one] { $number } carte Magie
   *[other] { $number } cartes Magie
}
cards-sky = { $number ->
    [one] { $number } carte Ciel
   *[other] { $number } cartes Ciel
}
cards-war = { $number ->
    [one] { $number } carte Guerre
   *[other] { $number } cartes Guerre
}
god-type-death = le dieu de la mort
god-type-magic = la déesse de la magie
god-type-sky = le dieu du ciel
god-type-war = le dieu de la guerre
wild-card = un joker
symbol-infantry = infanterie
symbol-cavalry = cavalerie
symbol-artillery = artillerie
symbol-any = joker

## Options

option-setup = répartition des territoires
    .dealt = distribués avec les cartes
    .chosen = choisis un par un
option-home = avec les territoires choisis : chacun prend d'abord la patrie de son panthéon
    .no = n'importe quel territoire d'abord
    .yes = la patrie d'abord
option-defence = qui décide des dés du défenseur
    .ask = le défenseur, à chaque fois
    .most = toujours autant de dés que possible
option-mode = ce qu'on joue sur ce plateau
    .godstorm = Risk Godstorm : dieux, miracles, cinq époques
    .classic = Risk classique : la conquête pure
option-rounds = Risk classique : après combien de tours de table on compte les points
    .n10 = 10 tours de table
    .n20 = 20 tours de table
    .n40 = 40 tours de table
    .unlimited = jusqu'au dernier survivant

## Questions

prompt-ChoosePantheon = Quel panthéon dirigez-vous ?
prompt-ClaimLand = Quel territoire prenez-vous ?
prompt-PlaceStart = Où vont vos armées ? { $left ->
    [one] Encore une à placer maintenant
   *[other] Encore { $left } à placer maintenant
}, { $muster } en tout.
prompt-PlaceWarGod = Où commence { $god }, votre dieu de la guerre ?
prompt-PlaceTemple = Où se dresse votre premier temple ?
prompt-Bid = Combien de croyance misez-vous pour l'ordre du tour ? Vous en avez { $faith } ; toute mise est payée, gagnée ou perdue.
prompt-ChooseMarker = Quelle place prenez-vous dans l'ordre du tour ?
prompt-UseRelic = Quelle relique utilisez-vous d'abord ?
prompt-OfferBook = Le livre des morts : donnez-vous 2 de vos { $raised } armées levées contre 4 points de croyance ?
prompt-PlaceRaised = Où vont vos armées ? { $raised ->
    [one] Encore une à placer.
   *[other] Encore { $raised } à placer.
}
prompt-Revive = Une armée revient-elle d'une crypte ?
prompt-ReviveTo = À quel temple revient l'armée ({ $crypt }) ?
prompt-SummonAndBuild = Invoquez-vous un dieu (3 de croyance) ou bâtissez-vous un temple (5 de croyance) ? Vous avez { $faith } de croyance.
prompt-SummonTo = Où apparaît { $god } ?
prompt-BuyMiracles = Achetez-vous des cartes Miracle ({ $price } de croyance chacune) ? Vous avez { $faith } de croyance ; { $bought ->
    [0] rien dans le panier.
   *[other] dans le panier : { $basket }.
}
prompt-PlayMiracles = Jouez-vous une carte Guerre ou Mort ? Vous avez { $faith } de croyance.
prompt-Choice = { $card } : { $asks ->
    [target] quel territoire ?
    [space] quel espace des Enfers ?
    [player] quel joueur ?
    [choose] quel dieu ?
    [relic] quelle relique ?
    [deck] quel paquet ?
    [route] quelle connexion maritime ?
    [move] combien d'armées ?
    [with] quels dieux partent avec elles ?
   *[other] votre choix ?
}
prompt-OfferAegis = Une carte Miracle vient d'être jouée. Sacrifiez-vous l'égide pour l'annuler ?
prompt-TakeCard = Quelle carte prenez-vous ({ $victim }) ?
prompt-Invade = Où envahissez-vous ?
prompt-Commit = Avec combien d'armées envahissez-vous { $target } depuis { $origin } ?
prompt-BringGods = Quels dieux participent à l'invasion ({ $target }) ?
prompt-AnswerWithSky = { $attacker } envahissent { $target } depuis { $origin } avec { $declared ->
    [one] { $declared } armée
   *[other] { $declared } armées
}. Répondez-vous par une carte Ciel ?
prompt-ChooseAttackingGod = Guerre divine ({ $target }) : lequel de vos dieux combat ?
prompt-ChooseDefendingGod = Guerre divine ({ $target }) contre { $champion } : lequel de vos dieux combat ?
prompt-Assault = { $origin } contre { $target } ({ $forces }) : combien de dés lancez-vous ?
prompt-Defend = { $attacker } attaquent { $target } ({ $forces }) avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : avec combien vous défendez-vous ?
prompt-KeepArmies = L'arbre de vie : combien des armées perdues ({ $lost }) gardez-vous, pour 1 de croyance chacune ?
prompt-MoveMore = { $target } est à vous. Combien d'armées y entrent ?
prompt-GodsFollow = Quels dieux entrent aussi ({ $target }) ?
prompt-EnterWith = Combien d'armées entrent ({ $target }) ?
prompt-Fortify = D'où déplacez-vous des renforts ?
prompt-FortifyTo = Où vont les pièces de { $origin } ?
prompt-FortifyArmies = Combien d'armées vont de { $origin } vers { $target } ?
prompt-FortifyGods = Quels dieux vont de { $origin } vers { $target } ?
prompt-Embark = Où embarquent vos armées mortes ? { $heaven ->
    [one] { $heaven } attend
   *[other] { $heaven } attendent
} ({ $heavenname }).
prompt-InvadeUnderworld = Où envahissez-vous les Enfers ?
prompt-TradeSets = Échangez-vous trois cartes Territoire contre { $value } armées ?
prompt-ShownLand = Quel territoire de vos cartes reçoit 2 armées de plus ?

## Coups, et titres des longues listes

move-pantheon = diriger { $pantheon }
move-claim = prendre { $place }
move-place = une armée : { $place }
move-god = { $place }
move-temple = un temple : { $place }
move-bid = miser { $number }
move-order = place { $number }
move-use = utiliser { $card }
move-trade = échanger
move-keep = garder les armées
move-revive = ramener une armée : { $place }
move-summon = invoquer { $god }
move-buy = acheter une carte { $deck }
move-play = jouer « { $card } » ({ $cost } de croyance)
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
move-attack = attaquer { $place } depuis { $origin } ({ $forces })
move-enter = entrer : { $place }, depuis { $origin }
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
move-save = en garder { $number }
move-fortify = depuis { $place }
move-to = vers { $place }
move-embark = vers { $place }
move-hand-in = rendre { $card }

group-pantheon = Panthéons
group-claim = Prendre
group-place = Une armée en plus
group-god = Le dieu va ici
group-temple = Un temple ici
group-bid = Miser
group-order = Ordre du tour
group-use = Utiliser
group-revive = Ramener de
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
group-save = Armées gardées
group-fortify = Depuis
group-to = Vers
group-embark = Embarquer vers
group-hand-in = Rendre

## Événements

event-pantheon-roll = Les dés disent qui choisit d'abord : { $order }.
event-pantheon-chosen = { $name } dirige { $pantheon }.
event-claim-roll = { $first } prennent le premier territoire.
event-claimed = { $seat } prennent { $place }.
event-god-placed = { $seat } : { $god } commence ici : { $place }.
event-temple-placed = { $seat } dressent leur premier temple ({ $place }).
event-rolled-off = { $seat } lancent { $dice }.
event-epoch-begins = L'époque { $epoch } commence.
event-bids = Les mises sont dévoilées : { $bids }.
event-bid-raised = « { $card } » : { $number } de plus pour la mise ({ $seat }).
event-marker-chosen = { $seat } prennent la place { $marker } dans l'ordre du tour.
event-turn-begins = C'est le tour : { $seat }.
event-turn-ends = { $seat } finissent leur tour.
event-income = { $seat } lèvent { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}{ $faith ->
    [0] .
   *[other] {" "}et reçoivent { $faith } de croyance.
}
event-book-traded = { $seat } donnent { $armies } armées au livre des morts et reçoivent { $faith } de croyance.
event-placed = { $seat } placent une armée : { $place }.
event-placed-many = { $seat } placent des armées : { $places }.
event-temple-army = { $seat } lèvent une armée au temple ({ $place }).
event-revived = { $seat } ramènent une armée : { $source } → { $place }.
event-summoned = { $seat } invoquent { $god } ({ $place }).
event-temple-built = { $seat } bâtissent un temple ({ $place }).
event-temple-razed = Le temple est détruit ({ $place }).
event-bought = { $seat } achètent des cartes Miracle : { $decks }.
event-drew = { $card ->
    [unknown] { $seat } tirent une carte { $deck }.
   *[other] { $seat } tirent une carte { $deck } : « { $card } ».
}
event-relic-entered = { $seat } reçoivent une relique : « { $card } ».
event-card-played = { $seat } jouent « { $card } ».
event-chosen = { $seat } choisissent pour « { $card } » : { $move }.
event-card-cancelled = { $seat } sacrifient l'égide : « { $card } » reste sans effet.
event-card-lost = { $seat } retournent « { $card } », qui ne peut pas être jouée et est perdue.
event-hand-lost = { $seat } perdent leur main : { $cards }.
event-hand-seen = { $cards ->
    [unknown] { $seat } regardent des cartes en main ({ $of }).
   *[other] { $seat } regardent des cartes en main ({ $of }) : { $cards }.
}
event-card-stolen = { $card ->
    [unknown] { $seat } prennent une carte { $deck } ({ $of }).
   *[other] { $seat } prennent « { $card } » ({ $of }).
}
event-continent-rolled = Le dé désigne un continent : { $continent }.
event-atlantis-sunk = Atlantis sombre dans la mer.
event-plague-moved = Le fléau change de lieu : { $source } → { $place }.
event-trojan-horse = { $seat } ouvrent le cheval ({ $place }) : le dé montre { $die }, { $armies ->
    [one] { $armies } armée s'en empare.
   *[other] { $armies } armées s'en emparent.
}
event-maelstrom = Un maelstrom ferme la mer entre { $origin } et { $place }.
event-die-rolled = { $change ->
    [lost] Le dé montre { $die } ({ $place }) : { $armies ->
        [one] { $armies } armée perdue.
       *[other] { $armies } armées perdues.
    }
   *[gained] Le dé montre { $die } ({ $place }) : { $armies ->
        [one] { $armies } armée arrive.
       *[other] { $armies } armées arrivent.
    }
}
event-armies-came = { $total ->
    [0] Aucune armée ne vient : la réserve est vide ({ $seat }).
    [one] Une armée vient pour { $seat } : { $arrivals }.
   *[other] { $total } armées viennent pour { $seat } : { $arrivals }.
}
event-armies-lost = { $total ->
    [0] Aucune armée n'est perdue.
    [one] Une armée est perdue : { $losses }.
   *[other] { $total } armées sont perdues : { $losses }.
}
event-armies-moved = { $seat } déplacent { $armies ->
    [0] zéro armée
    [one] { $armies } armée
   *[other] { $armies } armées
}{ $gods ->
    [none] {""}
   *[other] {" "}avec { $gods }
} : { $origin } → { $place }.
event-god-moved = { $seat } : { $god } doit partir pour { $place }.
event-faith-gained = { $seat } reçoivent { $faith } de croyance.
event-temple-moved = Le temple se déplace : { $origin } → { $place }.
event-relics-lost = { $number ->
    [one] Une relique quitte le jeu : { $cards }.
   *[other] { $number } reliques quittent le jeu : { $cards }.
}
event-relics-taken = { $seat } prennent des reliques ({ $of }) : { $cards }.
event-time-stands-still = Le temps s'arrête : le marqueur d'époque revient à { $epoch }.
event-plague = Le fléau frappe ({ $place }) : { $lost ->
    [one] { $lost } armée meurt.
   *[other] { $lost } armées meurent.
}
event-banished = Banni : { $god } ({ $seat }).
event-invasion = { $seat } envahissent { $place } ({ $defender }) depuis { $origin } avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}{ $gods ->
    [none] .
   *[other] {" "}et { $gods }.
}
event-underworld-invasion = { $seat } envahissent { $place } depuis { $origin }.
event-invasion-ended = L'invasion est finie.
event-godswar = Guerre divine : { $god } lance { $attack }, total { $attack_total } ; { $against } lance { $defence }, total { $defence_total }.
event-ones-rerolled = { $seat } lancent { $before } et relancent les 1 : { $dice }.
event-three-equal = { $seat } lancent trois dés égaux ({ $dice }), qui valent une relique.
event-battle = { $seat } lancent { $attack }, { $defender } lancent { $defence } : { $attack_lost ->
    [0] { $defence_lost ->
        [one] les défenseurs perdent 1 armée.
       *[other] les défenseurs perdent { $defence_lost } armées.
    }
   *[other] { $defence_lost ->
        [0] { $attack_lost ->
            [one] les attaquants perdent 1 armée.
           *[other] les attaquants perdent { $attack_lost } armées.
        }
       *[other] chaque camp perd 1 armée.
    }
}
event-armies-kept = L'arbre de vie garde en vie { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} ({ $seat }, { $place }).
event-captured = { $seat } capturent { $place } ({ $loser }).
event-moved-in = { $seat } : { $armies ->
    [one] { $armies } armée entre
   *[other] { $armies } armées entrent
} depuis { $origin }.
event-gods-followed = { $seat } : { $gods } { $number ->
    [one] suit
   *[other] suivent
} ({ $place }).
event-entered = { $seat } entrent ({ $place }) depuis { $origin } avec { $armies ->
    [one] { $armies } armée.
   *[other] { $armies } armées.
}
event-fortified = { $seat } déplacent { $armies ->
    [0] zéro armée
    [one] { $armies } armée
   *[other] { $armies } armées
} : { $origin } → { $place }.
event-embarked = { $seat } embarquent une armée : { $place }.
event-embarked-many = { $seat } embarquent des armées : { $places }.
event-eliminated = { $seat } sont anéantis{ $heir ->
    [none] .
   *[other] {" "}par { $heir }.
}
event-cards-lost = Des cartes quittent le jeu ({ $seat }) : { $cards }.
event-cards-taken = { $cards ->
    [none] { $seat } ne trouvent aucune carte chez un vaincu ({ $of }).
    [unknown] { $seat } prennent les cartes d'un vaincu ({ $of }).
   *[other] { $seat } prennent les cartes d'un vaincu ({ $of }) : { $cards }.
}
event-scored = { $seat } : { $territories } pour les territoires, { $continents } pour les continents, { $underworld } pour les Enfers, { $relics } pour les reliques : { $total ->
    [one] { $total } point.
   *[other] { $total } points.
}
event-game-over = La partie est finie : { $winners } { $number ->
    [one] gagnent.
   *[other] partagent la victoire.
}
event-drew-territory = { $card ->
    [unknown] { $seat } tirent une carte Territoire.
   *[other] { $seat } tirent une carte Territoire : { $card }.
}
event-set-traded = { $seat } échangent { $cards } contre { $armies } armées.
event-shown-land = { $seat } placent 2 armées de plus ({ $place }), montré sur une carte.

## Refus

empty-seat = place { $number }, où personne n’est assis
refusal-pantheon-is-neutral = { $pantheon } sont neutres dans cette partie.
refusal-pantheon-taken = { $pantheon } ont déjà un chef.
refusal-already-occupied = Déjà occupé : { $place }.
refusal-home-land-first = Prenez d'abord la patrie de votre panthéon : { $place }.
refusal-not-under-your-control = Vous ne contrôlez pas ce lieu : { $place }.
refusal-god-into-plague = Aucun dieu ne peut entrer dans une terre de fléau : { $place }.
refusal-bid-above-faith = Vous ne pouvez pas miser { $bid } : vous avez { $faith } de croyance.
refusal-marker-not-used = La place { $marker } n'est pas utilisée à { $players } joueurs.
refusal-marker-taken = La place { $marker } est prise.
refusal-relic-not-yours = Cette relique n'est pas à vous : « { $card } ».
refusal-too-few-raised = Vous avez levé { $raised } armées, il en faut { $armies }.
refusal-armies-left-to-place = Il vous reste { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} à placer.
refusal-no-armies-left = Toutes vos armées sont placées.
refusal-not-a-crypt = Ce n'est pas une crypte : { $place }.
refusal-last-army-stays = La dernière armée doit rester : { $place }.
refusal-crypt-used = Cette crypte a déjà servi ce tour-ci ({ $limit } au plus) : { $place }.
refusal-no-temple = Vous ne contrôlez aucun temple.
refusal-no-temple-there = Pas de temple ici : { $place }.
refusal-temple-there = Il y a déjà un temple ici : { $place }.
refusal-no-temple-left = Les 12 temples sont sur le plateau.
refusal-too-little-faith = Cela coûte { $price } de croyance, et vous en avez { $faith }.
refusal-god-in-play = { $god } est déjà en jeu.
refusal-god-just-banished = Le bannissement de { $god } date de ce tour.
refusal-only-plague-lands = Tous vos territoires sont des terres de fléau.
refusal-god-not-in-play = { $god } n'est pas en jeu.
refusal-four-cards-bought = Vous avez déjà pris { $limit } cartes ce tour-ci.
refusal-deck-exhausted = Le paquet { $deck } n'a plus de cartes.
refusal-card-not-in-hand = Cette carte n'est pas dans votre main : { $card }.
refusal-card-not-in-that-hand = Cette carte n'est pas dans cette main : « { $card } ».
refusal-not-in-step-four = Cette carte ne se joue pas à cette étape : « { $card } ».
refusal-only-sky-cards-now = On ne répond à une invasion que par une carte Ciel, et « { $card } » n'en est pas une.
refusal-relic-not-waiting = Cette relique ne fait rien au début de ce tour.
refusal-relic-not-in-play = Cette relique n'est pas en jeu : « { $card } ».
refusal-relic-already-yours = Cette relique est déjà à vous : « { $card } ».
refusal-two-armies-needed = Il n'y a là ({ $place }) que { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}, et une doit rester.
refusal-connection-cut = Plus rien ne relie { $origin } et { $place }.
refusal-own-territory = Ce lieu est à vous : { $place }.
refusal-sacred-ground = Terre sacrée jusqu'à la fin du tour : { $place }.
refusal-unoccupied = Personne n'occupe ce lieu : { $place }.
refusal-occupied = Ce lieu est occupé : { $place }.
refusal-attack-once-first = Une invasion attaque au moins une fois avant de s'arrêter.
refusal-god-not-in-fight = Absent de ce combat : { $godtype }.
refusal-god-not-there = Absent de ce lieu ({ $place }) : { $godtype }.
refusal-gods-not-there = Tous ces dieux n'y sont pas.
refusal-card-caps-dice = « { $card } » : l’attaquant lance { $most } dés au plus.
refusal-number-out-of-range = { $number } n'est pas possible : de { $low } à { $high }.
refusal-nothing-to-move = Rien ne peut partir d'ici ({ $place }) : une armée doit rester.
refusal-not-adjacent = { $origin } et { $place } ne sont pas voisins.
refusal-mountains-between = Des montagnes séparent { $origin } et { $place } : rien ne les franchit.
refusal-flames-between = Des flammes séparent { $origin } et { $place } : aucune attaque ne les franchit.
refusal-other-world = Aucun chemin ne va d’ici à là ({ $origin }, { $place }) : seuls les morts vont aux Enfers, et ils y restent.
refusal-no-chain = Aucun voisin de ce territoire n'est à vous : { $place }.
refusal-no-chain-to = Aucune chaîne de territoires à vous ne relie { $origin } et { $place }.
refusal-same-territory = C'est le territoire lui-même : { $place }.
refusal-move-something = Aucune armée ne part : il faut au moins un dieu.
refusal-heaven-empty = Aucune de vos armées n'est au paradis.
refusal-space-held-by-enemy = Tenu par un ennemi : { $place }.
refusal-only-gates-open = Du paradis, on n'atteint que les portes et ses propres espaces : pas { $place }.
refusal-finish-the-set = Vous avez commencé à rendre une série.
refusal-must-trade = Avec { $number } cartes Territoire, vous devez échanger.
refusal-no-set-with-it = Pas de série possible avec cette carte : { $card }.
refusal-not-shown = Pas montré sur ces cartes, ou pas à vous : { $place }.
refusal-not-another-player = Il faut un autre joueur encore en jeu : pas { $player }.
refusal-not-another-players = Aucun autre joueur ne contrôle ce lieu : { $place }.
refusal-not-a-players = Aucun joueur ne contrôle ce lieu : { $place }.
refusal-hand-empty = { $player } n'ont pas de cartes en main.
refusal-no-plague-there = Pas de fléau ici : { $place }.
refusal-plague-there = Il y a déjà un fléau ici : { $place }.
refusal-sunk = Englouti par la mer : { $place }.
refusal-already-chosen = Déjà choisi : { $place }.
refusal-not-the-largest = Ce n'est pas là ({ $place }) qu'il y a le plus d'armées : le maximum est { $armies }.
refusal-not-a-lone-army = Il y a là ({ $place }) { $armies } armées, pas une seule.
refusal-only-one-land = Le joueur qui tient ce lieu ({ $place }) n'a pas d'autre territoire.
refusal-same-controller-needed = Ce n'est pas un autre territoire du même joueur : { $place }.
refusal-not-the-attackers = Ce lieu n'est pas à l'attaquant : { $place }.
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
refusal-needs-armies-elsewhere = Aucun autre de vos territoires ne peut céder d'armée.
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
remedy-done = Dites « done » (terminé).
remedy-choose-crypt = Choisissez une crypte que vous contrôlez.
remedy-two-armies = Ayez-y au moins deux armées.
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
remedy-choose-from-hand = Choisissez une carte de la main : tapez « hand » pour voir la vôtre.
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
remedy-chain-of-own = Choisissez des territoires reliés par une chaîne à vous.
remedy-invade-in-step-nine = Envahissez-le à l'étape 9.
remedy-choose-gate = Choisissez une porte.
remedy-hand-in-three = Rendez trois cartes qui forment une série.
remedy-choose-a-set = Choisissez des cartes qui forment une série : trois pareilles, trois différentes, ou deux avec un joker.
remedy-choose-shown = Choisissez un de vos territoires montrés sur les cartes.
remedy-choose-another-player = Choisissez un autre joueur.
remedy-choose-largest = Choisissez parmi les territoires qui ont le plus d'armées.
remedy-choose-lone-army = Choisissez un territoire d'un autre joueur avec une seule armée.
remedy-choose-attackers-temple = Choisissez un temple de l'attaquant ailleurs.

## Le plateau

board-underworld = Enfers
board-sunk = englouti
board-legend = Lettres et couleurs : à qui sont les armées. w s d m : dieux de la guerre, du ciel, de la mort, de la magie. ⌂ temple, † fléau.
board-maelstrom = Le maelstrom est entre { $origin } et { $place }.
board-empty-underworld = Personne n'y est encore.
status-epoch = Époque { $epoch } sur 5
status-order = ordre : { $order }
status-turn = tour : { $seat }
status-classic = Risk classique
players-pantheon = Panthéon
players-lands = Terr.
players-armies = Arm.
players-faith = Croy.
players-cards = Cartes
players-relics = Reliques
players-relics-of = Reliques de { $name } : { $relics }
players-heaven = Paradis
players-gods = Dieux
players-points = Pts
players-out = anéantis
players-territory-cards = Cartes
card-cost = carte { $deck }, { $cost ->
    [0] gratuite
   *[other] { $cost } de croyance
}
card-relic = relique
card-territory = carte Territoire, { $symbol }
near-water = par mer
near-nothing = n'a pas de voisin

odds-forces = { $attacker }, à { $attackers } contre { $defenders } : { $place }
odds-rounds = Un jet ; armées perdues, attaquant:défenseur
odds-dice = { $attack } contre { $defence }
odds-percent = { $percent } %
odds-godswar = L'attaquant gagne la guerre des dieux dans { $percent } cas sur 100.
odds-capture = En se battant jusqu'au bout, { $place } tombe dans { $percent } cas sur 100.
odds-note = Les cartes Ciel ne sont pas comptées.

## Ce sur quoi on peut ne plus être interrogé

topic-sky = cartes Ciel quand on vous attaque
topic-aegis = l'égide contre une carte
