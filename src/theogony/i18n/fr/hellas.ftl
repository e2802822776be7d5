# Lords of Hellas et Kronos. Un Héros agit au singulier et par son nom : « Achille chasse l’Hydre ».

## Noms que le matériel ne donne pas

empty-seat = la place { $number }, encore libre
nobody = personne
side-kronos = Kronos
side-heroes = les Héros
monster-die-nothing = rien
monster-die-move = déplacement
monster-die-region_attack = Attaque de Région
monster-die-move_or_region_attack = déplacement ou Attaque de Région
mark-none = sans marque
mark-priest = Prêtre
mark-artifact = Artéfact
evolution-text = son texte compte désormais
evolution-hardening = des symboles de Dégât en plus
payment-same = une carte du même symbole
payment-sickle = une faucille
payment-swords = deux épées
payment-maces = deux massues
payment-torches = trois torches
payment-bows = trois arcs
choice-thunder_of_zeus-1 = un Monstre subit 1 Dégât
choice-thunder_of_zeus-2 = un Héros adverse subit 1 Blessure
choice-medusas_blood-1 = ignorer 1 de vos symboles de perte
choice-medusas_blood-2 = 1 symbole de perte de plus pour l’adversaire
choice-shoot_to_kill-1 = 1 Dégât à un Monstre de la Région de votre Héros
choice-shoot_to_kill-2 = tuer 2 Hoplites dans la Région de votre Héros
choice-sphinx-1 = défausser 1 carte Combat
choice-sphinx-2 = y perdre 2 Hoplites
evolution-none = rien ne change
hero-text = Bonus de Départ : { $bonus } Jeu de base : { $ability } Contre Kronos : { $token }
choice-helen-1 = soigner 1 Blessure
choice-helen-2 = piocher 1 carte Combat

## Coups, et titres des longues listes

move-hero = { $hero }
move-start = commencer { $region_in }
move-pass = passer
move-done = terminé
move-accept = oui
move-number = { $number }
move-choice = choix { $number }
move-player = { $seat }
move-region = { $region }
move-monster = { $monster }
move-card = « { $card } »
move-symbol = { $symbol }
move-attribute = { $attribute }
move-land = { $land }
move-keep-blessing = garder « { $blessing } »
move-keep-artifact = garder « { $artifact } »
move-artifact = utiliser « { $artifact } »
move-blessing = utiliser « { $blessing } »
move-ability = utiliser la capacité du Héros
move-quest-card = dépenser « { $quest } »
move-pray = prier { $monument_in }
move-travel = déplacer le Héros { $region_in }
move-advance = avancer d’une Étape sur la Quête
move-board = « { $quest } » : entrer à l’Étape { $step }
move-step = un Hoplite { $origin_of } vers { $region_the }
move-fortify = fortifier un Hoplite { $region_in }
move-recruit = Recruter
move-march = Marcher { $origin_of } vers { $region_the }
move-march-nobody = Marcher sans déplacer personne
move-temple = Construire un Temple { $region_in }
move-prepare = Se préparer
move-usurp = Usurper
move-hunt = Chasser { $monster_the }
move-monument = Construire { $monument_the }
move-place = { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} { $region_in }
move-place-fortified = { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} { $region_in }, dont un Fortifié
move-heal = soigner une Blessure
move-draw = piocher une carte Combat
move-roll = lancer le dé pour { $monster_the }
move-strike = effectuer l’Attaque de Région
move-play = jouer « { $card } »
move-save = en sauver { $number }
move-wound = couvrir { $symbol } avec { $payment }
move-cover = couvrir { $symbol }
move-uncover = découvrir { $symbol }
move-attack = jouer « { $attack } »
move-defend = se défendre avec « { $card } »
move-shield = lever le bouclier : « { $card } »
move-suffer = encaisser l’attaque
move-end-hunt = arrêter la Chasse
move-trophy = { $trophy ->
    [artifact] l’Artéfact du Monstre
    [priest-mark] la récompense de la marque de Prêtre
   *[artifact-mark] la récompense de la marque d’Artéfact
}
move-chain = « { $chain } »
move-use-chain = utiliser « { $chain } »
move-shift = déplacer { $monster_the } { $region_in }
move-region-attack = Attaque de Région { $monster_of }
move-terror = Semer la Terreur avec { $monster_the }
move-destroy-temple = Détruire le Temple { $region_of }
move-order = jouer « { $order } »
move-discard-order = défausser « { $order } »
move-bottom = mettre « { $order } » sous le paquet
move-kronos-to = Déplacer Kronos { $region_in }
move-kronos-crushes = Détruire avec Kronos 2 niveaux { $monument_of }
move-kronos-terror = Semer la Terreur avec Kronos
move-monster-crushes = Détruire avec un Monstre 1 niveau { $monument_of }
move-raise = { $titan }
move-take-glory = prendre le pion Gloire
group-hero = Héros
group-start = Commencer
group-number = Nombre
group-choice = Choix
group-player = Joueur
group-region = Région
group-monster = Monstre
group-card = Carte
group-symbol = Symbole
group-attribute = Caractéristique
group-land = Territoire
group-keep-blessing = Garder
group-keep-artifact = Garder
group-artifact = Utiliser un Artéfact
group-blessing = Utiliser une Bénédiction
group-quest-card = Dépenser une carte Quête
group-pray = Prier
group-travel = Déplacer le Héros
group-board = Entrer dans une Quête
group-step = Déplacer un Hoplite
group-fortify = Fortifier
group-march = Marcher
group-temple = Construire un Temple
group-hunt = Chasser
group-monument = Construire un Monument
group-place = Recruter
group-place-fortified = Recruter, dont un Fortifié
group-roll = Lancer le dé pour
group-play = Jouer
group-save = Sauver
group-wound = Infliger un Dégât
group-cover = Couvrir un symbole
group-uncover = Découvrir un symbole
group-attack = Attaquer
group-defend = Se défendre
group-shield = Bouclier
group-trophy = Trophée
group-chain = Chaîne
group-use-chain = Utiliser une Chaîne
group-shift = Déplacer un Monstre
group-region-attack = Attaque de Région
group-terror = Semer la Terreur
group-destroy-temple = Détruire un Temple
group-order = Jouer une carte Ordre
group-discard-order = Défausser une carte Ordre
group-bottom = Sous le paquet
group-kronos-to = Déplacer Kronos
group-kronos-crushes = Détruire avec Kronos
group-monster-crushes = Détruire avec un Monstre
group-raise = Caractéristique de Kronos
move-uncover-action = découvrir l’Action : { $action }
group-uncover-action = Découvrir une Action
move-discard-blessing = défausser « { $blessing } »
group-discard-blessing = Défausser une Bénédiction

## Questions

prompt-Place = { $number ->
    [0] Dans quelle Ville recrutez-vous, et combien d’Hoplites ?
    [one] Où recrutez-vous ? 1 Hoplite par Région.
   *[other] Où recrutez-vous ? Jusqu’à { $number } Hoplites par Région.
}
prompt-KeepBlessing = Quelle Bénédiction gardez-vous ?
prompt-KeepArtifact = Quel Artéfact gardez-vous ?
prompt-MoveHoplites = { $left ->
    [0] Vos déplacements sont faits : fortifier un Hoplite, ou finir ?
    [one] Quel Hoplite déplacez-vous ou fortifiez-vous ? Encore { $left } déplacement.
   *[other] Quel Hoplite déplacez-vous ou fortifiez-vous ? Encore { $left } déplacements.
}
prompt-MurderFrom = Marche Meurtrière : depuis quelle Région ?
prompt-MurderSize = Marche Meurtrière { $origin_of } : combien d’Hoplites, les 2 qui meurent compris ?
prompt-MurderTo = Marche Meurtrière : vers quelle Région vont-ils ?
prompt-Flip = Votre Héros subit une Blessure. Sur quelle caractéristique ?
prompt-Heal = Quelle caractéristique soignez-vous ?
prompt-ChooseFight = Où a lieu la prochaine Bataille ?
prompt-ChooseFoe = Bataille { $region_in } : qui combattez-vous d’abord ?
prompt-ArmyStep = Quelle Armée avance, et vers où ? Elle a { $distance } { $distance ->
    [one] pas
   *[other] pas
}.
prompt-ArmySize = Combien d’Hoplites vont { $origin_of } vers { $target_the } ?
prompt-GoOn = Votre Armée est { $region_in }. Où va-t-elle ensuite ? Encore { $distance } pas.
prompt-RollFor = Phase des Monstres : pour quel Monstre lancez-vous le dé ?
prompt-MoveMonster = { $either ->
    [0] Où va { $monster_the } ?
   *[other] Où va { $monster_the }, à moins d’une Attaque de Région ?
}
prompt-AfterTravel = Votre Héros est arrivé. Utilisez-vous quelque chose, ou commencez-vous une Quête ?
prompt-PrepareChoice = Préparation : soigner, piocher ou recruter ? { $left ->
    [one] Encore { $left } fois.
   *[other] Encore { $left } fois.
}
prompt-OwnAbility = Utilisez-vous la capacité de votre Héros ?
prompt-ReturnGlory = Quel pion Gloire rendez-vous ?
prompt-UseAegis = { $number } de vos Hoplites { $number ->
    [one] va mourir
   *[other] vont mourir
} { $region_in }. Combien l’Égide en sauve-t-elle ?
prompt-Distribute = { $number } { $number ->
    [one] Hoplite meurt
   *[other] Hoplites meurent
} { $region_in }. À qui est le prochain ?
prompt-Discard = Quelle carte Combat défaussez-vous ? { $number ->
    [one] Il faut en défausser { $number }.
   *[other] Il faut en défausser { $number }.
}
prompt-ChooseAttribute = { $what ->
    [1] Quelle caractéristique portez-vous à { $value } ?
    [2] Quelle caractéristique vaut 1 de plus pour cette action ?
   *[other] Quelle caractéristique augmentez-vous ?
}
prompt-ChooseGlory = Quel pion Gloire prenez-vous ?
prompt-ChooseHunt = Quel Monstre chassez-vous ?
prompt-ChooseOption = « { $source } » : que choisissez-vous ?
prompt-ClearAction = De quelle Action Spéciale reprenez-vous le pion ?
prompt-ExtraSpecial = Une Action Spéciale de plus : laquelle, ou aucune ?
prompt-InjureHero = Quel Héros subit { $number } { $number ->
    [one] Blessure
   *[other] Blessures
} ?
prompt-JumpMonster = Vers quelle Région envoyez-vous { $monster_the } ?
prompt-KeepCards = Laquelle des cartes piochées gardez-vous ?
prompt-KillWhere = Où { $number ->
    [one] meurt { $number } Hoplite ?
   *[other] meurent { $number } Hoplites ?
}
prompt-MoreArtifacts = Un autre Artéfact ? Après une autre action, plus aucun ne peut servir.
prompt-PickHero = Quel Héros jouez-vous ?
prompt-PickHoplite = Quel Hoplite part ?
prompt-PickMonster = Quel Monstre déplacez-vous ?
prompt-PutHero = Dans quelle Région placez-vous votre Héros ?
prompt-RepeatSpecial = Avant que le Monument s’élève : quelle Action Spéciale couverte répétez-vous ?
prompt-SendHoplite = Un Hoplite part { $origin_of } : où va-t-il ?
prompt-StartAt = Où commence votre Héros, avec { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} ?
prompt-SwapFor = Une Bénédiction de trop : laquelle défaussez-vous ?
prompt-TakeTurn = À vous : que faites-vous ? L’Action Spéciale met fin au Tour.
prompt-WalkMonster = Où va { $monster_the } ? Encore { $left } { $left ->
    [one] Région
   *[other] Régions
}.
prompt-WoundMonster = Quel Monstre subit le Dégât ?
prompt-WoundSymbol = Quel symbole { $monster_of } couvrez-vous ?
prompt-ChooseRefuge = Vos Hoplites doivent partir { $origin_of }. Où se retirent-ils ?
prompt-Exchange = Quelle carte Combat échangez-vous ? { $number } { $number ->
    [one] déjà choisie
   *[other] déjà choisies
}.
prompt-ExtraCard = Les deux camps ont passé. Jouez-vous une carte de plus ?
prompt-Flee = Renoncez-vous à la Bataille, sans perdre d’Hoplite ?
prompt-PlayOrPass = Bataille : jouez-vous une carte Combat, ou passez-vous pour de bon ?
prompt-Reinforce = Depuis quelle Région voisine des Hoplites rejoignent-ils la Bataille { $region_in } ?
prompt-ReinforceWith = Combien d’Hoplites { $origin_of } rejoignent la Bataille ?
prompt-UseInBattle = Bataille : utilisez-vous quelque chose maintenant ?
prompt-DiscardSymbol = Quelle carte { $symbol_of } défaussez-vous ?
prompt-ChooseAttack = Laquelle des deux attaques jouez-vous ? L’autre est défaussée sans être vue.
prompt-ChooseTrophy = Quel trophée prenez-vous ?
prompt-CoverByText = Quel symbole le Dégât couvre-t-il ?
prompt-DealWounds = Vous frappez : quel Dégât infligez-vous, et avec quelles cartes ?
prompt-Defend = Vous défendez-vous, levez-vous un bouclier, ou encaissez-vous l’attaque ?
prompt-IgnoreOne = Ignorez-vous cette Blessure ? Une fois par Chasse.
prompt-LoseNear = Où perdez-vous { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} ?
prompt-LowerHighest = Laquelle de vos plus hautes caractéristiques baisse pour toute la partie ?
prompt-OpenHunt = La Chasse commence : utilisez-vous quelque chose avant la première étape ?
prompt-PayWound = Avec quelle carte { $symbol_of } payez-vous ? { $number ->
    [one] Il en faut { $number }.
   *[other] Il en faut { $number }.
}
prompt-PickSymbol = Quel symbole nommez-vous ?
prompt-PlaceHunter = Où placez-vous le Héros qui chassait ?
prompt-TakeWound = Quel Dégât retirez-vous { $monster_to } ?
prompt-UseStaff = Bâton de Tirésias : choisissez-vous l’attaque ?
prompt-BlessingOrPriest = Gardez-vous la Bénédiction, ou la défaussez-vous pour un Prêtre ?
prompt-BreakChain = Quelle Chaîne brisez-vous ?
prompt-MayBreakChain = Vous avez au moins 8 Points de Colère : brisez-vous une Chaîne ? Il ne vous en restera aucun.
prompt-ChooseChains = Quelle Chaîne placez-vous Intacte à côté de votre fiche ? Trois en tout, que personne d’autre ne voit.
prompt-DiscardOrders = Quelle carte Ordre défaussez-vous ? Il faut en défausser { $number }.
prompt-ExtraTerror = Le Monstre est placé : semez-vous aussitôt la Terreur, au prix habituel ?
prompt-LiftLand = Faites-vous monter d’une case le pion Gloire { $land_of } ?
prompt-MarkTrophy = Quel trophée prenez-vous : celui de la marque de Prêtre, ou celui de la marque d’Artéfact ?
prompt-OracleFalls = L’Oracle est tombé : quel pion Gloire faites-vous descendre d’une case, le cas échéant ?
prompt-PlaceKronos = Où Kronos commence-t-il ? Ce Territoire devient Hostile.
prompt-PlaceOrdered = « { $order } » : dans quelle Région placez-vous le Monstre ?
prompt-RaiseTitan = Un Temple est tombé : quelle caractéristique de Kronos augmentez-vous ?
prompt-Scry = Quelle carte Ordre mettez-vous sous le paquet, le cas échéant ?
prompt-ShiftMore = Déplacez-vous un autre Monstre ? { $left ->
    [one] Encore { $left } peut bouger.
   *[other] Encore { $left } peuvent bouger.
}
prompt-TakeToken = Prenez-vous le pion Gloire { $land_of } ? Il y permet l’Usurpation.
prompt-TitanActs = Que fait Kronos ? Une Action, ou passer.
prompt-TrophyBlessing = Prenez-vous une Bénédiction comme trophée ?
prompt-BuyOff = Défaussez-vous { $price } { $price ->
    [one] carte Combat
   *[other] cartes Combat
}, ou votre Héros subit-il { $number } { $number ->
    [one] Blessure
   *[other] Blessures
} ?
prompt-Chase = Quel Héros { $monster_the } poursuit-il ?
prompt-ChaseTo = Où placez-vous { $monster_the } : auprès du Héros { $other_of }, ou à côté ?
prompt-EruptAt = Où { $number ->
    [one] meurt { $number } Hoplite ?
   *[other] meurent { $number } Hoplites ?
}
prompt-EruptNear = Autour de quel Monstre l’éruption a-t-elle lieu ?
prompt-KillUpTo = Combien d’Hoplites tuez-vous { $region_in } ?
prompt-LoseAnywhere = Famine : où perdez-vous { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} ?
prompt-NameHero = Quel Héros désignez-vous ?
prompt-Petrify = Quel Héros Méduse regarde-t-elle ?
prompt-Riddle = Quel joueur de Héros doit montrer sa main ?
prompt-TakeCard = Quelle carte { $other_of } faites-vous défausser ? Il en faut { $number }.
prompt-StrikeLand = Dans quel Territoire la terre tremble-t-elle ? { $number } { $number ->
    [one] Hoplite meurt
   *[other] Hoplites meurent
} dans chaque Région.
prompt-KeepTrophy = Quelle Bénédiction gardez-vous comme trophée ?

## Événements

event-won = { $seat } gagne la partie.
event-stopped = { $turns ->
    [one] { $turns } Tour est joué
   *[other] { $turns } Tours sont joués
} : la partie finit sans vainqueur.
event-countdown-began = { $seat } prend la carte Activation de Monument : { $number ->
    [one] { $number } Action Spéciale
   *[other] { $number } Actions Spéciales
} jusqu’au Roi des Rois.
event-countdown = { $number ->
    [0] Le compte à rebours du Roi des Rois est fini.
    [one] Encore { $number } Action Spéciale { $seat_of } jusqu’au Roi des Rois.
   *[other] Encore { $number } Actions Spéciales { $seat_of } jusqu’au Roi des Rois.
}
event-recruited = { $seat } recrute { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} { $region_in }.
event-fortified = { $seat } fortifie un Hoplite { $region_in }.
event-attribute = { $attribute } { $seat_of } : maintenant { $number }.
event-actions-cleared = { $seat } reprend tous ses pions Action Utilisée.
event-blessing-taken = { $seat } reçoit « { $blessing } ».
event-blessings-drawn = { $seat } pioche { $number ->
    [one] une Bénédiction
   *[other] des Bénédictions
} : { $blessings }.
event-draft = { $seat } lance un draft de Bénédictions : { $blessings }.
event-artifacts-drawn = { $seat } pioche { $number ->
    [one] un Artéfact Neutre
   *[other] des Artéfacts Neutres
} : { $artifacts }.
event-usurped = { $seat } usurpe { $region_the }.
event-event-of-slain = La carte { $monster_of } est défaussée : ce Monstre est déjà tué.
event-quest-ignored = La Quête « { $quest } » ne trouve pas d’emplacement libre et est défaussée.
event-quest-placed = Une nouvelle Quête { $region_in } : « { $quest } ».
event-monster-placed = { $monster_the } apparaît { $region_in }.
event-evolved = { $monster_the } évolue : { $evolution }.
event-march-nobody = { $seat } marche sans déplacer personne.
event-injured = { $seat } subit une Blessure : { $attribute }.
event-healed = { $seat } soigne une Blessure : { $attribute }.
event-hoplites-moved = { $seat } déplace { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} { $origin_of } vers { $region_the }.
event-chimera-burns = La Chimère brûle un Hoplite { $seat_of } { $region_in }.
event-monument = { $seat } élève { $monument_the } au niveau { $number }.
event-reset = Chacun reprend ses pions Action Utilisée, et tous les Artéfacts sont rechargés.
event-monster-die = { $seat } lance le dé pour { $monster_the } : { $face }.
event-region-attack = { $monster_the } attaque { $region_the }.
event-monster-moved = { $monster_the } va { $region_in }.
event-temple-built = { $seat } construit { $region ->
    [Phocide] l’Oracle de Delphes
   *[other] un Temple
} { $region_in }.
event-prayed = { $seat } prie { $monument_in }.
event-hero-moved = { $seat } va { $origin_of } { $region_in }.
event-priests-gained = { $seat } gagne { $number } { $number ->
    [one] Prêtre
   *[other] Prêtres
}.
event-priests-sacrificed = { $seat } sacrifie { $number } { $number ->
    [one] Prêtre
   *[other] Prêtres
}.
event-hero-placed = { $seat } est maintenant { $region_in }.
event-glory-taken = { $seat } prend le pion Gloire { $land_of }{ $loser ->
    [none] .
   *[other] {" "}{ $loser_to }.
}
event-artifact-back = { $clause ->
    [LH-245] « { $artifact } » quitte la partie avec son Monument.
   *[other] « { $artifact } » retourne à son Monument.
}
event-artifact-gained = { $seat } gagne « { $artifact } ».
event-artifact-used = { $seat } utilise « { $artifact } ».
event-text-used = { $seat } utilise « { $source } ».
event-glory-returned = { $seat } rend le pion Gloire { $land_of }.
event-control = { $seat } prend { $region_the }{ $loser ->
    [none] .
   *[other] {" "}{ $loser_to }.
}
event-hoplites-killed = { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} { $seat_of } { $number ->
    [one] meurt
   *[other] meurent
} { $region_in }.
event-hoplites-saved = L’Égide sauve { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} { $seat_of } { $region_in }.
event-combat-deck-shuffled = Les cartes Combat défaussées sont mélangées en un nouveau paquet.
event-drew = { $cards ->
    [unknown] { $seat } pioche { $number } { $number ->
        [one] carte Combat
       *[other] cartes Combat
    }.
   *[other] { $seat } pioche { $cards }.
}
event-action-cleared = { $seat } reprend le pion de l’Action Spéciale : { $action }.
event-attribute-lent = { $attribute } { $seat_of } : 1 de plus pour la prochaine action.
event-blessing-discarded = { $seat } défausse « { $blessing } ».
event-discarded = { $seat } défausse { $cards }.
event-first-to-choose = Le sort désigne { $seat } pour choisir d’abord.
event-hero-chosen = { $name } joue { $hero_the }.
event-quest-card-spent = { $seat } dépense « { $quest } ».
event-repeated = { $seat } répète une Action Spéciale : { $action }.
event-special-action = Action Spéciale { $seat_of } : { $action }.
event-temple-card = Carte Temple de cette partie : « { $temples } ».
event-turn-begins = C’est le Tour { $seat_of }.
event-battle-begins = Bataille { $region_in } : { $seat } attaque { $other }.
event-battle-decided = { $winner } gagne la Bataille { $region_in }, { $strength } à { $against } contre { $loser }.
event-battle-passed = { $seat } ne joue plus de cartes.
event-card-played = { $seat } joue « { $card } ».
event-converted = { $seat } rallie un Hoplite { $other_of } { $region_in }.
event-gave-up = { $seat } renonce à la Bataille { $region_in }.
event-no-battle = Pas de Bataille { $region_in } : un camp n’a plus d’Hoplites.
event-withdrew = { $seat } retire { $number } { $number ->
    [one] Hoplite
   *[other] Hoplites
} { $origin_of } vers { $region_the }.
event-attack-defended = { $seat } pare l’attaque « { $attack } », avec { $value }.
event-attack-suffered = { $seat } encaisse l’attaque « { $attack } ».
event-hunt-begins = { $seat } chasse { $monster_the } { $region_in }.
event-hunt-failed = La Chasse { $seat_of } est manquée : { $monster_the } survit.
event-injury-ignored = { $seat } ignore une Blessure.
event-monster-attacks = { $seat } joue l’attaque « { $attack } », valeur { $value }.
event-monster-slain = { $seat } tue { $monster_the }.
event-quest-advanced = { $seat } atteint l’Étape { $step } de la Quête « { $quest } ».
event-quest-boarded = { $seat } commence la Quête « { $quest } » à l’Étape { $step }.
event-quest-completed = { $seat } accomplit la Quête « { $quest } » { $region_in }.
event-symbol-named = { $seat } nomme un symbole : { $symbol }.
event-wound-gone = { $monster_the } perd un Dégât.
event-wounded = { $seat } inflige un Dégât { $monster_to } : { $symbol }.
event-anger-gone = Les Points de Colère de Kronos tombent à 0.
event-anger-recovered = Kronos récupère jusqu’à { $number } { $number ->
    [one] Point
   *[other] Points
} de Colère.
event-anger-spent = Kronos dépense { $number } { $number ->
    [one] Point
   *[other] Points
} de Colère ; il lui en reste { $left }.
event-attitude = Attitude de la Population { $land_of } : { $attitude ->
    [none] pion Gloire chez un Héros
   *[other] { $attitude }
}.
event-chain-broken = Kronos brise une Chaîne : « { $chain } ».
event-chain-destroyed = La Chaîne « { $chain } », couverte de Dégâts, quitte la partie.
event-chain-used = Kronos utilise « { $chain } ».
event-chains-chosen = Kronos place { $number } { $number ->
    [one] Chaîne
   *[other] Chaînes
} face cachée.
event-chains-restored = Les Chaînes Brisées sont restaurées.
event-final-actions = La dernière Chaîne est Brisée : les Actions Finales sont déverrouillées.
event-glory-lost = { $seat } perd le pion Gloire { $land_of }.
event-kronos-moves = Kronos entre { $region_in }.
event-kronos-passes = Kronos passe.
event-kronos-placed = Kronos se tient { $region_in }.
event-kronos-terror = Kronos sème lui-même la Terreur { $region_in }.
event-monument-crushed = { $number ->
    [0] { $monument_the } est détruit.
   *[other] { $monument_the } tombe au niveau { $number }.
}
event-order-at-the-bottom = { $seat } met une carte Ordre sous le paquet.
event-order-discarded = Kronos défausse « { $order } ».
event-order-gone = « { $order } » quitte la partie.
event-order-played = Kronos joue « { $order } ».
event-attacks-seen = { $attacks ->
    [unknown] { $seat } regarde les deux cartes Attaque de Monstre.
   *[other] { $seat } voit { $attacks }.
}
event-orders-drawn = { $orders ->
    [unknown] Kronos pioche { $number } { $number ->
        [one] carte Ordre
       *[other] cartes Ordre
    }.
   *[other] Kronos pioche { $orders }.
}
event-orders-looked-at = { $orders ->
    [unknown] { $seat } regarde { $number } { $number ->
        [one] carte Ordre
       *[other] cartes Ordre
    }.
   *[other] { $seat } voit { $orders } sur le dessus du paquet d’Ordres.
}
event-side-won = { $side ->
    [kronos] Kronos gagne la partie.
   *[heroes] Les Héros gagnent la partie.
}
event-temple-destroyed = { $region ->
    [Phocide] L’Oracle de Delphes
   *[other] Le Temple { $region_of }
} est détruit.
event-terror = { $monster_the } sème la Terreur { $region_in }.
event-titan-attribute = { $titan } de Kronos : maintenant { $number }.
event-hand-shown = { $cards ->
    [none] { $seat } n’a aucune carte Combat à montrer.
   *[other] { $seat } montre { $cards }.
}
event-petrified = { $seat } croise le regard de Méduse : pas de Déplacement de Héros au prochain Tour.

## Refus

refusal-region-of-kronos = Les Hoplites ne peuvent pas entrer { $region_in } : Kronos y est.
refusal-enemies-there = Des Hoplites ennemis sont { $region_in }.
refusal-not-a-place-to-recruit = Vous ne pouvez pas recruter { $region_in } ainsi.
refusal-supply-short = { $number ->
    [0] Il ne reste aucun Hoplite dans votre réserve.
    [one] Il ne reste que { $number } Hoplite dans votre réserve.
   *[other] Il ne reste que { $number } Hoplites dans votre réserve.
}
refusal-so-many-recruits = { $number ->
    [0] Aucun Hoplite ne peut être recruté là.
    [one] { $number } Hoplite peut être recruté là.
   *[other] { $number } Hoplites peuvent être recrutés là.
}
refusal-cannot-fortify = Aucun Hoplite ne peut être fortifié { $region_in } maintenant.
refusal-not-on-offer = Cette carte n’est pas proposée.
refusal-on-a-quest = Votre Héros est en Quête et n’est dans aucune Région.
refusal-glory-not-held = Vous ne possédez pas le pion Gloire { $land_of }.
refusal-leadership-spent = Vous avez déplacé autant d’Hoplites que le permet votre Commandement.
refusal-no-own-hoplites = Vous n’avez pas d’Hoplites { $region_in }.
refusal-moved-already = Vos Hoplites se sont déjà déplacés { $region_in }.
refusal-no-city = Il n’y a ni Ville ni Sparte { $region_in }.
refusal-not-controlled = Vous ne contrôlez pas { $region_the }.
refusal-fortified-already = Un Hoplite est déjà Fortifié { $region_in }.
refusal-nobody-to-fortify = Tous vos Hoplites { $region_in } viennent d’arriver.
refusal-no-quest-here = Il n’y a pas de Quête là où est votre Héros.
refusal-somebody-can-march = Certains de vos Hoplites peuvent marcher.
refusal-no-survivor = Trop peu de vos Hoplites peuvent marcher ensemble : 2 d’entre eux meurent d’abord.
refusal-so-many-can-go = { $number ->
    [0] Aucun Hoplite ne peut partir.
    [one] { $number } Hoplite peut partir.
   *[other] { $number } Hoplites au plus peuvent partir.
}
refusal-same-region = Ils sont déjà { $region_in }.
refusal-already-injured = Cette caractéristique est déjà blessée : { $attribute }.
refusal-not-injured = Cette caractéristique n’est pas blessée : { $attribute }.
refusal-no-battle-there = Il n’y a pas de Bataille { $region_in }.
refusal-no-hoplites-there = Ce joueur n’a pas d’Hoplites { $region_in }.
refusal-nobody-to-move = Aucun de vos Hoplites ne peut partir { $region_of }.
refusal-not-adjacent = { $region_the } n’est pas voisine.
refusal-monument-destroyed = { $monument_the } est détruit.
refusal-monument-complete = { $monument_the } est achevé.
refusal-monster-not-there = { $monster_the } n’est pas sur le plateau.
refusal-rolled-already = Le dé est déjà lancé pour { $monster_the }.
refusal-die-says-move = Le dé dit déplacement, non Attaque de Région.
refusal-cannot-hunt-kronos = On ne peut pas encore chasser Kronos : la Bénédiction de Rhéa n’est pas acquise.
refusal-no-monster-here = { $monster_the } n’est pas là où est votre Héros.
refusal-no-shrine = Il n’y a pas de Sanctuaire { $region_in }.
refusal-temple-there = Il y a déjà un Temple { $region_in }.
refusal-no-temple-left = Il ne reste aucun Temple sur la carte Temple.
refusal-no-priest = Vous n’avez aucun Prêtre dans votre réserve de Prêtres.
refusal-no-free-spot = Aucune place de prière n’est libre { $monument_in }.
refusal-petrified = Votre Héros est pétrifié ce Tour-ci.
refusal-not-on-a-quest = Votre Héros n’est pas en Quête.
refusal-too-far = { $region_the } est trop loin : votre Vitesse est de { $number }.
refusal-no-such-text = Vous n’avez rien de tel à utiliser ici.
refusal-no-injury = Votre Héros n’a aucune Blessure.
refusal-recruit-one-with-the-hero = La Préparation recrute un Hoplite, dans la Région de votre Héros.
refusal-condition-not-met = La condition de ce texte n’est pas remplie.
refusal-cannot-pay = Vous ne pouvez pas payer le prix.
refusal-no-target = Ce texte ne trouverait aucune cible.
refusal-saves-fewer = L’Égide peut en sauver { $number } au plus.
refusal-not-in-hand = « { $card } » n’est pas dans votre main.
refusal-wrong-symbol = « { $card } » porte un autre symbole.
refusal-action-done = C’est déjà fait ce Tour-ci : { $regular }.
refusal-ally-controls = Un autre Héros contrôle { $region_the }.
refusal-another-moment = « { $artifact } » s’utilise à un autre moment.
refusal-artifact-discharged = « { $artifact } » n’est plus chargé.
refusal-artifact-not-held = Vous ne possédez pas « { $artifact } ».
refusal-covered = Cette Action Spéciale est couverte : { $action }.
refusal-different-attributes = Cette caractéristique a déjà augmenté : { $attribute }. L’autre doit être différente.
refusal-glory-held = Quelqu’un possède le pion Gloire { $land_of }.
refusal-hero-taken = { $hero_the } est déjà en jeu.
refusal-hero-there = Un autre Héros est { $region_in }.
refusal-hunt-is-open = Votre Chasse n’est pas couverte : il n’y a rien à payer.
refusal-must-move = { $monster_the } doit bouger.
refusal-must-repeat = Une de vos Actions Spéciales couvertes peut être répétée : il faut le faire.
refusal-no-enemy = { $seat } n’est pas de vos ennemis.
refusal-no-hero = Il n’y a pas de Héros à cette place.
refusal-no-open-symbol = Ce symbole { $monster_of } est couvert, ou n’existe pas.
refusal-no-such-action = Cette Action Spéciale n’existe pas dans ce mode : { $action }.
refusal-no-such-option = Il n’y a pas autant de choix.
refusal-not-covered = Cette Action Spéciale n’est pas couverte : { $action }.
refusal-not-just-drawn = « { $card } » ne vient pas d’être piochée.
refusal-not-this-monster = { $monster_the } ne peut pas être { $monster_gender ->
    [f] choisie
   *[m] choisi
} pour cela.
refusal-not-this-region = { $region_the } ne peut pas être choisie pour cela.
refusal-optional-hero = { $hero_the } n’est pas de cette partie.
refusal-quest-card-not-now = « { $quest } » ne peut pas être dépensée maintenant.
refusal-special-action-done = L’Action Spéciale de ce Tour est faite.
refusal-turn-has-begun = Cela s’utilise au début du Tour, avant toute action.
refusal-used-this-round = Vous l’avez utilisé depuis la dernière Construction de Monument.
refusal-used-this-turn = Vous l’avez utilisé ce Tour-ci.
refusal-no-refuge = Vos Hoplites ne peuvent pas se retirer { $region_in }.
refusal-too-many-casualties = « { $card } » coûterait plus d’Hoplites que vous n’en avez dans la Bataille.
refusal-cannot-pay-wound = Vous n’avez pas les cartes de ce paiement.
refusal-defence-has-begun = Vous avez commencé à vous défendre avec des cartes.
refusal-hero-must-go = Le Héros doit aller dans une Région voisine.
refusal-hunt-requires-more = { $monster_the } ne se laisse chasser que si sa condition est remplie.
refusal-no-shield = « { $card } » n’est pas un bouclier de votre main.
refusal-no-such-trophy = Vous n’avez pas gagné ce trophée.
refusal-no-wound-dealt = Vous n’avez infligé aucun Dégât à cette étape.
refusal-no-wound-there = Il n’y a pas de Dégât { $monster_of } à cet endroit.
refusal-not-drawn = « { $attack } » n’a pas été piochée.
refusal-not-enough-value = Vos cartes n’atteignent pas { $number }.
refusal-not-the-highest = Ce n’est pas votre plus haute caractéristique : { $attribute }.
refusal-step-has-begun = Vous avez infligé un Dégât : le Monstre attaque avant que la Chasse puisse s’arrêter.
refusal-step-too-high = Vous ne remplissez pas la condition de l’Étape { $step } de « { $quest } ».
refusal-act-or-pass = Kronos doit d’abord agir ou passer.
refusal-action-under-way = Une Action est en cours : « { $chain } » doit attendre.
refusal-one-action = Kronos a fait son Action de ce Tour.
refusal-attribute-at-its-most = Cette caractéristique de Kronos est au maximum : { $titan }.
refusal-chain-chosen = « { $chain } » est déjà choisie.
refusal-chain-not-intact = « { $chain } » n’est pas Intacte à côté de la fiche.
refusal-chain-not-usable = « { $chain } » ne peut pas servir maintenant : elle n’est pas Brisée, ou elle a déjà servi.
refusal-final-action-locked = Les Actions Finales sont verrouillées jusqu’à ce que la dernière Chaîne soit Brisée.
refusal-hoplites-guard = Des Hoplites gardent le Temple { $region_of }.
refusal-monster-moved = { $monster_the } a déjà bougé dans cette Action.
refusal-monument-out-of-reach = { $monument_the } n’est pas à portée.
refusal-monument-there = Kronos ne peut pas entrer { $region_in } : un Monument s’y dresse.
refusal-must-break = Une Chaîne Intacte doit être Brisée.
refusal-no-kronos-here = Kronos n’est pas là où est votre Héros.
refusal-no-temple-with-monster = Il n’y a pas de Temple avec un Monstre { $region_in }.
refusal-pass-is-no-second-action = La seconde Action ne peut pas être de passer.
refusal-no-priest-left = Tous vos Prêtres sont en usage.
refusal-not-for-kronos = Kronos ne peut pas commencer { $region_in }.
refusal-not-on-the-card = La carte ne montre pas { $region_the }.
refusal-order-not-held = « { $order } » n’est pas dans votre main.
refusal-order-not-seen = « { $order } » n’est pas de celles que vous regardez.
refusal-passed-already = Kronos a passé ce Tour-ci.
refusal-too-little-anger = Cela coûte { $number } { $number ->
    [one] Point
   *[other] Points
} de Colère ; Kronos en a { $left }.
refusal-wrath-after-action = Colère de Kronos s’utilise après une Action.
refusal-wrath-is-broken = Colère de Kronos est Brisée dès le début.
refusal-another-hero = Il faut un autre Héros.
refusal-hero-not-near = Ce Héros n’est pas près de Méduse, ou il est en Quête.
refusal-no-hero-on-map = Ce Héros est en Quête.
refusal-so-many-can-die = { $number ->
    [0] Aucun Hoplite ne peut y mourir.
    [one] { $number } Hoplite peut y mourir.
   *[other] { $number } Hoplites au plus peuvent y mourir.
}

## Ce qui le rendrait possible

remedy-choose-another-region = Choisissez une autre Région.
remedy-place-fewer = Placez-en moins.
remedy-place-that-many = Placez-en autant.
remedy-place-unfortified = Placez-le sans le fortifier.
remedy-choose-offered = Choisissez une carte proposée.
remedy-choose-otherwise = Choisissez autre chose.
remedy-gain-glory = Tuez-y un Monstre ou accomplissez-y une Quête.
remedy-end-movement = Terminez le déplacement.
remedy-choose-own-army = Choisissez une Région d’où vos Hoplites peuvent partir.
remedy-choose-another-hoplite = Choisissez un Hoplite qui n’a pas bougé.
remedy-choose-a-city = Choisissez une Ville, ou Sparte.
remedy-choose-own-region = Choisissez une Région que vous contrôlez.
remedy-go-to-a-quest = Menez votre Héros à une Quête.
remedy-choose-number = Choisissez un autre nombre.
remedy-choose-another = Choisissez autre chose.
remedy-choose-a-battle = Choisissez une Région où des armées se rencontrent.
remedy-stop-here = Arrêtez-vous ici.
remedy-choose-neighbour = Choisissez une Région voisine.
remedy-choose-another-monument = Choisissez un autre Monument.
remedy-choose-another-monster = Choisissez un autre Monstre.
remedy-move-the-monster = Déplacez le Monstre.
remedy-go-to-a-monster = Menez votre Héros à un Monstre.
remedy-choose-a-shrine = Choisissez une Région avec un Sanctuaire.
remedy-build-the-oracle = Seul l’Oracle de Delphes peut encore être construit.
remedy-pray-elsewhere = Priez à un autre Monument.
remedy-gain-a-priest = Gagnez d’abord un Prêtre.
remedy-act-otherwise = Faites autre chose ce Tour-ci.
remedy-travel-instead = Déplacez-vous plutôt sur le plateau.
remedy-advance-instead = Avancez plutôt d’une Étape sur la Quête.
remedy-choose-nearer = Choisissez une Région plus proche.
remedy-use-another = Utilisez autre chose, ou rien.
remedy-choose-heros-region = Choisissez un Hoplite dans la Région de votre Héros.
remedy-wait-for-condition = Attendez que sa condition soit remplie.
remedy-gather-price = Réunissez d’abord ce qu’il coûte.
remedy-wait-for-target = Attendez qu’il y ait une cible.
remedy-choose-own-glory = Choisissez un Territoire dont vous possédez le pion Gloire.
remedy-save-fewer = Sauvez-en moins.
remedy-choose-own-card = Choisissez une carte de votre main.
remedy-choose-symbol = Choisissez une carte du bon symbole.
remedy-choose-another-action = Choisissez une autre Action Spéciale.
remedy-choose-another-hero = Choisissez un autre Héros.
remedy-choose-another-land = Choisissez un autre Territoire.
remedy-choose-another-player = Choisissez un autre joueur.
remedy-choose-another-symbol = Choisissez un autre symbole.
remedy-choose-drawn = Choisissez une des cartes piochées à l’instant.
remedy-choose-own-artifact = Choisissez un de vos Artéfacts.
remedy-end-the-turn = Terminez le Tour.
remedy-gather-an-army = Rassemblez plus d’Hoplites dans une Région.
remedy-heal-first = Soignez d’abord une Blessure.
remedy-hunt-plainly = Choisissez la Chasse elle-même.
remedy-repeat-an-action = Répétez l’une d’elles.
remedy-wait-for-moment = Attendez son moment.
remedy-wait-for-monument = Attendez la prochaine Construction de Monument.
remedy-wait-for-next-turn = Attendez votre prochain Tour.
remedy-choose-a-refuge = Choisissez une Région voisine sans ennemis.
remedy-play-another-card = Jouez une autre carte, ou passez.
remedy-choose-another-payment = Choisissez un autre paiement.
remedy-choose-drawn-card = Choisissez une des cartes piochées.
remedy-defend-on = Continuez à vous défendre.
remedy-end-the-step = Terminez l’étape.
remedy-meet-requirement = Remplissez d’abord la condition.
remedy-suffer-or-shield = Encaissez l’attaque, ou levez un bouclier.
remedy-wound-or-end = Infligez un Dégât, ou arrêtez la Chasse.
remedy-act-first = Agissez d’abord.
remedy-act-or-pass = Agissez, ou passez.
remedy-break-all-chains = Brisez toutes les Chaînes.
remedy-break-this-chain = Brisez d’abord cette Chaîne.
remedy-choose-another-chain = Choisissez une autre Chaîne.
remedy-choose-own-order = Choisissez une carte Ordre de votre main.
remedy-complete-rhea = Accomplissez d’abord « La Bénédiction de Rhéa ».
remedy-finish-the-action = Terminez d’abord l’Action.
remedy-go-to-kronos = Menez votre Héros à Kronos.
remedy-keep-the-blessing = Gardez la Bénédiction.
remedy-kill-hoplites-first = Tuez-y d’abord les Hoplites.
remedy-pass-to-recover = Passez pour récupérer des Points de Colère.
remedy-choose-shown-card = Choisissez une carte de la main montrée.

## Options

option-hellas-mode = quel jeu
    .base = jeu de base : chacun pour soi, quatre façons de gagner
    .kronos = Kronos : l’un est le Titan, les autres forment une équipe de Héros
option-heroes = quels Héros peuvent être choisis
    .core = les quatre de la boîte de base
    .all = tous les neuf
option-optional-cards = six cartes Combat et cinq Artéfacts Neutres de plus
    .base = sans eux
    .all = avec eux
option-open-hands = les cartes Combat des Héros
    .open = vues de tous les Héros
    .closed = vues de leur propriétaire seul
option-turns = après combien de Tours en tout la partie s’arrête
    .unlimited = jamais
    .n100 = 100 Tours
    .n200 = 200 Tours
    .n400 = 400 Tours

## La table

status-base = Lords of Hellas
status-kronos = Lords of Hellas : Kronos
status-turns = Tour { $turns }
status-turn = au Tour { $seat_of }
status-countdown = Roi des Rois ({ $monument }) : encore { $number }
board-level = niveau { $number }
board-monuments = Monuments
board-monsters = Monstres
board-no-monsters = aucun sur le plateau
board-quests = Quêtes
board-anger = { $number } { $number ->
    [one] Point
   *[other] Points
} de Colère (en passant : { $recovery })
board-orders = { $number ->
    [one] { $number } carte Ordre en main
   *[other] { $number } cartes Ordre en main
}
board-intact = une Chaîne Intacte
board-broken = Brisée
board-turned = Brisée, inclinée
board-legend = Nom, Force de Population, qui la contrôle (– personne), ce qui s’y dresse, Hoplites (2:5+ : 5 au joueur 2, dont un Fortifié).
board-signs = ▪ Ville, ▣ Sparte, ⌂ Temple, ∙ Sanctuaire, ♜ Monument et son niveau, ? Quête, Κ Kronos, ★ pion Gloire. Dégâts : × couvert, ᵖ marque de Prêtre, ᵃ marque d’Artéfact ; * évolué.
board-battle = Bataille : { $region }
board-side = { $hoplites } { $hoplites ->
    [one] Hoplite
   *[other] Hoplites
}, Force d’Armée { $strength }, { $casualties } { $casualties ->
    [one] perte
   *[other] pertes
}
board-hunt = Chasse : { $monster }
players-hero = Héros
players-attributes = Caractéristiques
players-regions = Régions
players-priests = Prêtres
players-hand = Main
players-used = Couvertes
way-lands = Territoires { $have }/{ $need }
way-temples = Temples { $have }/{ $need }
way-monsters = Monstres { $have }/{ $need }
way-king = Roi des Rois { $have }/{ $need }
hand-title = Votre main :
hand-known = Connu chez { $name } : { $cards }
hand-orders = Ordres :
hand-chains = Chaînes Intactes :
card-combat = carte Combat, { $symbol }, valeur { $value }, { $casualties } { $casualties ->
    [one] perte
   *[other] pertes
}
card-hero = Héros
card-blessing = Bénédiction
card-artifact = Artéfact
card-order = carte Ordre de Kronos
card-chain = Chaîne
card-quest = Quête
