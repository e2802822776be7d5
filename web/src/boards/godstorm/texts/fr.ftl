gs-world = Ancien Monde
gs-underworld = Enfers
gs-continents = Continents
gs-shared = partagé
gs-part = { $n } sur { $of }
gs-free-land = libre
gs-turn-order = Ordre du tour
gs-epoch = Époque { $now } sur { $last }
gs-epoch-short = Ép.
gs-classic = Risk classique
gs-territories = territoires
gs-armies = armées
gs-faith = croyance
gs-temples = temples
gs-points = { $n ->
    [one] point
   *[other] points
}
gs-cards-held = { $n } { $n ->
    [one] { $deck ->
        [magic] carte Magique
        [death] carte Mort
        [sky] carte Ciel
       *[war] carte Guerre
    }
   *[other] { $deck ->
        [magic] cartes Magiques
        [death] cartes Mort
        [sky] cartes Ciel
       *[war] cartes Guerre
    }
}
gs-taken = { $n ->
    [one] { $n } prise
   *[other] { $n } prises
}
gs-in-play = { $god }, en jeu
gs-out-of-play = { $god }, hors jeu
gs-relics = Reliques
gs-no-pantheon = pas encore de panthéon

gs-gods = Dieux
gs-hand = Main, visible de vous uniquement
gs-hand-empty = Aucune carte Miracle en main.
gs-in-place = { $place_in }
gs-summon-price = 3 points de croyance
gs-free = gratuite
gs-cost = { $n } { $n ->
    [one] point
   *[other] points
} de croyance
gs-play-now = Jouer
gs-when-step = étape 4
gs-when-attacked = en réponse à une invasion
gs-when-other = à son heure
gs-relic-in-play = en jeu
gs-needs = il faut { $god }
gs-watching = Vous regardez. Les mains restent cachées.
gs-territory-cards = Cartes Territoire
gs-territory-card = Trois cartes qui forment une série s’échangent contre des armées : trois pareilles, une de chaque, ou deux avec un joker.
gs-cards = Cartes ({ $n })

gs-status-turn = { $n ->
    [0] { $step }
   *[other] { $step } · +{ $n }
}
gs-status-answers = Répond à { $name }
gs-status-played = A joué cette époque
gs-status-next = Joue ensuite
gs-status-later = Doit encore jouer
gs-status-out = Hors jeu
gs-status-bot = Robot, { $level }
gs-status-away = Hors ligne
gs-status-standin = Un robot joue à sa place
gs-status-thinking = Réfléchit…
gs-status-waiting = On l’attend

gs-step = { $kind ->
    [ChoosePantheon] Mise en place : panthéons
    [ClaimLand] Mise en place : territoires
    [PlaceStart] Mise en place : armées
    [PlaceWarGod] Mise en place : dieux de la guerre
    [PlaceTemple] Mise en place : temples
    [Bid] Avant l’époque : ordre du tour
    [ChooseMarker] Avant l’époque : ordre du tour
    [UseRelic] Début du tour
    [OfferBook] Étape 1 sur 10 : lever des armées
    [PlaceRaised] Étape 1 sur 10 : lever des armées
    [Revive] Étape 1 sur 10 : lever des armées
    [ReviveTo] Étape 1 sur 10 : lever des armées
    [SummonAndBuild] Étape 2 sur 10 : invoquer et bâtir
    [SummonTo] Étape 2 sur 10 : invoquer et bâtir
    [BuyMiracles] Étape 3 sur 10 : obtenir des miracles
    [PlayMiracles] Étape 4 sur 10 : jouer des miracles
    [Invade] Étape 6 sur 10 : invasions
    [Commit] Étape 6 sur 10 : invasions
    [BringGods] Étape 6 sur 10 : invasions
    [Assault] Étape 6 sur 10 : invasions
    [Defend] Étape 6 sur 10 : invasions
    [MoveMore] Étape 6 sur 10 : invasions
    [GodsFollow] Étape 6 sur 10 : invasions
    [Fortify] Étape 7 sur 10 : fortifier
    [FortifyTo] Étape 7 sur 10 : fortifier
    [FortifyArmies] Étape 7 sur 10 : fortifier
    [FortifyGods] Étape 7 sur 10 : fortifier
    [Embark] Étape 8 sur 10 : embarquer
    [InvadeUnderworld] Étape 9 sur 10 : les Enfers
    [TradeSets] Échange de cartes
    [ShownLand] Échange de cartes
    [AnswerWithSky] Une invasion est déclarée
    [ChooseAttackingGod] Guerre divine
    [ChooseDefendingGod] Guerre divine
    [Choice] Un miracle est joué
    [OfferAegis] Un miracle est joué
   *[other] Le tour
}

gs-ask-ChoosePantheon = Quel panthéon dirigez-vous ?
gs-ask-ClaimLand = Quel territoire prenez-vous ?
gs-ask-PlaceStart = Où placez-vous vos premières armées ?
gs-ask-PlaceWarGod = Où commence { $god }, votre dieu de la guerre ?
gs-ask-PlaceTemple = Où se dresse votre premier temple ?
gs-ask-Bid = Combien de points de croyance pour l’ordre du tour ?
gs-ask-ChooseMarker = À quelle place jouez-vous dans cette époque ?
gs-ask-UseRelic = Quelle relique utilisez-vous d’abord ?
gs-ask-OfferBook = Donner 2 armées au livre des morts contre 4 points de croyance ?
gs-ask-PlaceRaised = { $raised ->
    [one] Où va votre armée ?
   *[other] Où vont vos { $raised } armées ?
}
gs-ask-Revive = Une armée revient-elle d’une crypte ?
gs-ask-ReviveTo = Vers quel temple revient-elle ?
gs-ask-SummonAndBuild = Invoquer un dieu ou bâtir un temple ?
gs-ask-SummonTo = Où apparaît { $god } ?
gs-ask-BuyMiracles = { $bought ->
    [0] Quels miracles prenez-vous ?
    [one] { $bought } miracle pris. Encore un, ou terminé ?
   *[other] { $bought } miracles pris. Encore un, ou terminé ?
}
gs-ask-PlayMiracles = Jouez-vous un miracle ?
gs-ask-Invade = D’où part l’invasion ?
gs-ask-Commit = Qui marche { $origin_of } vers { $target_the } ?
gs-ask-BringGods = Quels dieux rejoignent l’invasion { $target_of } ?
gs-ask-Assault = Combien de dés contre { $target_the } ?
gs-ask-Assault-on = Poursuivre ou s’arrêter ?
gs-ask-Defend = Avec combien de dés défendre { $target_the } ?
gs-ask-ChooseAttackingGod = Guerre divine { $target_in } : quel dieu combat ?
gs-ask-ChooseDefendingGod = Guerre divine { $target_in } : quel dieu combat ?
gs-ask-AnswerWithSky = On attaque { $target_the } depuis { $origin_the }. Réagissez-vous ?
gs-ask-KeepArmies = Combien d’armées l’arbre de vie sauve-t-il ?
gs-ask-MoveMore = { $target_the } est à vous. Qui avance ?
gs-ask-GodsFollow = Quels dieux avancent { $target_in } ?
gs-ask-EnterWith = Combien d’armées entrent { $target_in } ?
gs-ask-Fortify = D’où partent les renforts ?
gs-ask-FortifyTo = Où vont les pièces { $origin_of } ?
gs-ask-FortifyArmies = Combien vont { $origin_of } vers { $target_the } ?
gs-ask-FortifyGods = Quels dieux vont { $origin_of } vers { $target_the } ?
gs-ask-Embark = Vers où embarquent vos armées mortes ?
gs-ask-InvadeUnderworld = Quel espace des Enfers envahissez-vous ?
gs-ask-TradeSets = Échanger trois cartes Territoire ?
gs-ask-ShownLand = Quel territoire des cartes reçoit 2 armées ?
gs-ask-OfferAegis = « { $card } » vient d’être jouée. Sacrifier l’égide pour l’annuler ?

gs-against = { $seat } attaquent { $place_the } avec { $n ->
    [one] { $n } armée{ $gods ->
        [none] .
       *[other] , menée par { $gods }.
    }
   *[other] { $n } armées{ $gods ->
        [none] .
       *[other] , menées par { $gods }.
    }
}

gs-link-place = Origine
gs-link-target = Cible
gs-link-force = Force
gs-link-dice = Dés
gs-armies-in-force = Armées engagées
gs-armies-move = Armées qui partent
gs-range = de { $low } à { $high }, une reste { $place_in }
gs-range-plain = de { $low } à { $high }
gs-bid-label = Croyance misée
gs-bid-note = sur { $faith } { $faith ->
    [one] point
   *[other] points
} ; perdue dans tous les cas
# Ce qu’une chose signifie, quand on la pointe.
gs-tip-territories = Territoires : plus on en a, plus on lève d’armées à l’étape 1.
gs-tip-armies = Armées, sur les deux plateaux.
gs-tip-faith = Croyance : elle paie les enchères, les dieux, les temples et les miracles.
gs-tip-temples = Temples : chacun apporte 1 point de croyance et 1 armée à l’étape 1, et qui le défend relance tous ses 1.
gs-tip-territory-cards = Cartes Territoire : trois assorties s’échangent contre des armées.
gs-tip-god = { $god } : { $power }.
gs-tip-god-out = { $god }, hors jeu. Une fois en jeu : { $power }.
gs-tip-plague = Fléau : à l’étape 5 de qui tient ce lieu, la moitié de ses armées y meurt et ses dieux sont bannis.
gs-tip-temple = Temple : 1 point de croyance et 1 armée à l’étape 1, et qui le défend relance tous ses 1.
gs-tip-continent = { $name } : qui en tient tous les territoires ajoute { $n } à ses armées et à sa croyance de l’étape 1, et à ses points à la fin. Ses territoires : { $lands }.{ $id ->
    [atlantis] {" "}Une carte peut l’engloutir.
   *[other] {""}
}
gs-tip-seat = { $place ->
    [0] Les points comptent à la fin de la dernière époque.
    [1] Joue en premier à cette époque.
   *[other] Joue en { $place }ᵉ position à cette époque.
}
gs-tip-space-gate = Porte : les morts entrent aux Enfers par ici.
gs-tip-space-crypt = Crypte : à l’étape 1, une armée peut en revenir vers un temple de son camp, sauf la dernière.
gs-tip-space-altar = Autel : un dé de plus dans chaque guerre divine de qui le tient.
gs-tip-space-plain = Espace sans pouvoir : un passage entre d’autres.
gs-power-war = égalités gagnées
gs-power-magic = relance les 1
gs-power-sky = un dé de plus en guerre divine
gs-power-death = leurs morts vont à la réserve
gs-declare = Déclarer l’invasion
gs-seal-bid = Sceller l’enchère
gs-play = Jouer « { $card } »
gs-by-land = par terre
gs-by-sea = par mer
gs-from-heaven = du paradis
gs-unoccupied = inoccupé
gs-targets = { $n ->
    [0] aucune cible
    [one] { $n } cible
   *[other] { $n } cibles
}
gs-n-armies = { $n ->
    [0] aucune armée
    [one] { $n } armée
   *[other] { $n } armées
}
gs-temple = temple
gs-plague = fléau
gs-god = dieu : { $god }
gs-sunk = Sous la mer
gs-nobody = Inoccupé
gs-neutral = Neutre
gs-state-legal = Choix possible.
gs-state-chosen = Votre choix.
gs-state-target = Cible.
gs-neighbours = Voisins : { $list }
gs-bonus = Bonus de { $n } pour le continent entier
gs-heaven-label = { $heaven }, paradis { $pantheon_of }. { $n ->
    [0] Aucune armée.
    [one] { $n } armée.
   *[other] { $n } armées.
 }
gs-odds-battle = La bataille { $place_of }
gs-odds-godswar = D’abord la guerre divine
gs-odds-win = { $place_the } tombe
gs-odds-then = En tout, { $place_the } tombe
gs-odds-note = Les cartes Ciel ne sont pas comptées.
gs-odds-plague = Fléau : la moitié des armées qui entrent y meurt, et les dieux qui les suivent sont bannis.
gs-loses = perd { $n }

gs-final-territories = Territoires
gs-final-continents = Continents
gs-final-underworld = Enfers
gs-final-relics = Reliques
gs-deed-taken = Territoires pris
gs-deed-godswars = Guerres divines gagnées

# Pourquoi c’est fermé, en trois mots.
short-god-not-in-play = sans { $god }
short-god-in-play = déjà en jeu
short-god-just-banished = bannissement ce tour
short-only-plague-lands = tout est infesté
short-too-little-faith = coûte { $price } { $price ->
    [one] point
   *[other] points
} de croyance
short-four-cards-bought = { $limit } { $limit ->
    [one] carte achetée
   *[other] cartes achetées
}
short-deck-exhausted = paquet vide
short-not-in-step-four = pas à l’étape 4
short-only-sky-cards-now = cartes Ciel seulement
short-marker-taken = place prise
short-pantheon-taken = déjà pris
short-pantheon-is-neutral = neutre cette fois
short-temple-there = déjà un temple
short-no-temple-left = aucun temple en réserve
short-wait-for-condition = condition non remplie
short-mountains-between = montagnes
short-flames-between = flammes
short-not-adjacent = pas voisins
short-own-territory = déjà à vous
short-two-armies-needed = une seule armée
short-connection-cut = voie coupée
short-sacred-ground = terre sacrée
short-sunk = sous la mer
short-unoccupied = y entrer plutôt
short-occupied = l’attaquer plutôt
short-other-world = autre monde

gs-until-decided = Jusqu’à la décision
gs-until-decided-note = tous les dés, encore et encore ; la question revient quand l’ennemi a plus d’armées
gs-embark-them = Embarquer { $n ->
    [one] { $n } armée
   *[other] { $n } armées
}
gs-embark-done = Ensuite, plus personne n’embarque
gs-embark-done-note = les autres attendent au paradis
gs-place-them = Placer { $n ->
    [one] { $n } armée
   *[other] { $n } armées
}
gs-move-them = Les déplacer

gs-course-captured = territoire pris
gs-course-godswar = guerre divine
gs-course-card = miracle

gs-whole-force = Avec toutes les forces
gs-whole-force-note = toutes les armées sauf une, et chaque dieu présent
gs-invade-it = Envahir { $place_the }
gs-odds-cost = Menée jusqu’au bout, elle coûte en moyenne { $n ->
    [one] environ { NUMBER($n, maximumFractionDigits: 1) } armée
   *[other] environ { NUMBER($n, maximumFractionDigits: 1) } armées
}.
godstorm-wins = Le plus de points après cinq époques : territoires, continents entiers, cryptes et autels.
    .classic = Le dernier joueur en vie, ou le plus de points après les manches convenues.
