gs-world = Monde antique
gs-underworld = Enfers
gs-continents = Continents
gs-shared = partagé
gs-free-land = libre
gs-turn-order = Ordre du tour
gs-epoch = Époque { $now } sur { $last }
gs-epoch-short = Ép.
gs-classic = Risk classique
gs-territories = territoires
gs-armies = armées
gs-faith = foi
gs-temples = temples
gs-points = { $n ->
    [one] point
   *[other] points
}
gs-cards-held = { $n } { $n ->
    [one] carte
   *[other] cartes
} { $deck }
gs-taken = { $n } prises
gs-in-play = { $god }, en jeu
gs-out-of-play = { $god }, hors jeu
gs-relics = Reliques
gs-no-pantheon = pas encore de panthéon

gs-gods = Dieux
gs-hand = Main, visible par vous seul
gs-hand-empty = Aucun miracle en main.
gs-in-place = en { $place }
gs-summon-price = 3 foi
gs-free = gratuit
gs-cost = { $n } foi
gs-play-now = Jouer
gs-when-step = étape 4
gs-when-attacked = si attaqué
gs-when-other = en son temps
gs-relic-in-play = en jeu
gs-needs = il faut { $god }
gs-watching = Vous regardez. Les mains restent cachées.
gs-territory-cards = Cartes Territoire
gs-territory-card = Trois cartes qui forment une série s’échangent contre des armées : trois pareilles, une de chaque, ou deux avec un joker.
gs-cards = Cartes ({ $n })

gs-status-turn = { $n ->
    [0] { $step }
    [one] { $step } · 1 territoire pris
   *[other] { $step } · { $n } territoires pris
}
gs-status-played = A joué cette époque
gs-status-next = Joue ensuite
gs-status-later = Doit encore jouer
gs-status-out = Anéanti
gs-status-bot = Bot, { $level }
gs-status-away = Absent
gs-status-standin = Un bot remplace
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
    [InvadeUnderworld] Étape 9 sur 10 : envahir les Enfers
    [TradeSets] Échange de cartes
    [ShownLand] Échange de cartes
    [AnswerWithSky] Une invasion est déclarée
    [ChooseAttackingGod] Guerre des dieux
    [ChooseDefendingGod] Guerre des dieux
    [Choice] Un miracle est joué
    [OfferAegis] Un miracle est joué
   *[other] Le tour
}

gs-ask-ChoosePantheon = Quel panthéon dirigez-vous ?
gs-ask-ClaimLand = Quel territoire prenez-vous ?
gs-ask-PlaceStart = Où vont vos premières armées ?
gs-ask-PlaceWarGod = Où commence { $god }, votre dieu de la guerre ?
gs-ask-PlaceTemple = Où se dresse votre premier temple ?
gs-ask-Bid = Combien de foi pour l’ordre du tour ?
gs-ask-ChooseMarker = Quand jouez-vous dans cette époque ?
gs-ask-UseRelic = Quelle relique utilisez-vous d’abord ?
gs-ask-OfferBook = Donner 2 armées au Livre des morts contre 4 foi ?
gs-ask-PlaceRaised = { $raised ->
    [one] Où va votre armée ?
   *[other] Où vont vos { $raised } armées ?
}
gs-ask-Revive = Une armée revient-elle d’une crypte ?
gs-ask-ReviveTo = Vers quel temple revient-elle ?
gs-ask-SummonAndBuild = Invoquer un dieu ou bâtir un temple ?
gs-ask-SummonTo = Où paraît { $god } ?
gs-ask-BuyMiracles = { $bought ->
    [0] Quels miracles prenez-vous ?
   *[other] { $bought ->
        [one] 1 miracle pris
       *[other] { $bought } miracles pris
    }. Encore un, ou terminé ?
}
gs-ask-PlayMiracles = Jouez-vous un miracle ?
gs-ask-Invade = D’où part l’invasion ?
gs-ask-Commit = Qui marche de { $origin } vers { $target } ?
gs-ask-BringGods = Quels dieux rejoignent l’invasion : { $target } ?
gs-ask-Assault = Combien de dés contre { $target } ?
gs-ask-Assault-on = Poursuivre ou s’arrêter ?
gs-ask-Defend = Avec combien de dés défendre { $target } ?
gs-ask-ChooseAttackingGod = Guerre des dieux, { $target } : quel dieu combat ?
gs-ask-ChooseDefendingGod = Guerre des dieux, { $target } : quel dieu combat ?
gs-ask-AnswerWithSky = { $target } est attaqué depuis { $origin }. Réagissez-vous ?
gs-ask-KeepArmies = Quelles armées garde l’Arbre de vie ?
gs-ask-MoveMore = { $target } est à vous. Qui avance ?
gs-ask-GodsFollow = Quels dieux avancent : { $target } ?
gs-ask-EnterWith = Combien d’armées entrent : { $target } ?
gs-ask-Fortify = D’où partent les renforts ?
gs-ask-FortifyTo = Où vont les pièces de { $origin } ?
gs-ask-FortifyArmies = Combien vont de { $origin } à { $target } ?
gs-ask-FortifyGods = Quels dieux vont de { $origin } à { $target } ?
gs-ask-Embark = Où embarquent vos armées mortes ?
gs-ask-InvadeUnderworld = Où envahissez-vous les Enfers ?
gs-ask-TradeSets = Échanger trois cartes Territoire ?
gs-ask-ShownLand = Quel territoire des cartes reçoit 2 armées ?
gs-ask-OfferAegis = { $card } est joué. Céder l’Égide pour l’annuler ?

gs-against = { $seat } attaquent { $place } avec { $n ->
    [one] 1 armée
   *[other] { $n } armées
}{ $gods ->
    [none] .
   *[other] { " " }et { $gods }.
}

gs-wait = { $name } { $kind ->
    [ChoosePantheon] choisit un panthéon.
    [ClaimLand] prend un territoire.
    [PlaceStart] place ses premières armées.
    [PlaceWarGod] place le dieu de la guerre.
    [PlaceTemple] place son premier temple.
    [ChooseMarker] choisit une place dans l’ordre du tour.
    [PlaceRaised] place des armées.
    [SummonAndBuild] pense aux dieux et aux temples.
    [SummonTo] place un dieu.
    [BuyMiracles] pense aux miracles.
    [PlayMiracles] pense à un miracle.
    [Invade] choisit un territoire à envahir.
    [Commit] rassemble la force.
    [BringGods] rassemble la force.
    [Assault] mène l’attaque.
    [Defend] se défend.
    [AnswerWithSky] peut répondre par un miracle.
    [Fortify] fortifie.
    [FortifyTo] fortifie.
    [FortifyArmies] fortifie.
    [Embark] embarque des armées mortes.
    [InvadeUnderworld] envahit les Enfers.
    [MoveMore] avance.
   *[other] décide.
}

gs-link-place = Origine
gs-link-target = Cible
gs-link-force = Force
gs-link-dice = Dés
gs-armies-in-force = Armées engagées
gs-armies-move = Armées qui partent
gs-range = de { $low } à { $high }, une reste en { $place }
gs-range-plain = de { $low } à { $high }
gs-bid-label = Foi dans l’enchère
gs-bid-note = sur { $faith } foi ; perdue dans tous les cas
gs-power-war = égalités gagnées
gs-power-magic = relance les 1
gs-power-sky = un dé de plus en guerre des dieux
gs-power-death = leurs morts vont à la réserve
gs-declare = Déclarer l’invasion
gs-seal-bid = Sceller l’enchère
gs-play = Jouer « { $card } »
gs-by-land = par terre
gs-by-sea = par mer
gs-from-heaven = du paradis
gs-unoccupied = inoccupé
gs-targets = { $n ->
    [one] 1 cible
   *[other] { $n } cibles
}
gs-n-armies = { $n ->
    [0] aucune armée
    [one] 1 armée
   *[other] { $n } armées
}
gs-temple = temple
gs-plague = peste
gs-god = dieu : { $god }
gs-sunk = Engloutie
gs-nobody = Inoccupé
gs-neutral = Neutre
gs-state-legal = Peut être choisi.
gs-state-chosen = Choisi.
gs-state-target = Cible.
gs-neighbours = Voisins : { $list }
gs-bonus = Bonus de { $n } pour le continent entier
gs-heaven-label = { $heaven }, paradis des { $pantheon }. { $n ->
    [one] { $n } armée.
   *[other] { $n } armées.
 }
gs-odds-battle = La bataille : { $place }
gs-odds-godswar = D’abord la guerre des dieux
gs-odds-win = { $place } tombe
gs-odds-then = En tout, { $place } tombe
gs-odds-note = Les cartes Ciel ne sont pas comptées.
gs-loses = perd { $n }

gs-final-territories = Territoires
gs-final-continents = Continents
gs-final-underworld = Enfers
gs-final-relics = Reliques
gs-deed-taken = Territoires pris
gs-deed-godswars = Guerres des dieux gagnées

# Pourquoi c’est fermé, en trois mots.
short-god-not-in-play = { $god } pas invoqué
short-god-in-play = déjà en jeu
short-god-just-banished = banni ce tour
short-only-plague-lands = la peste partout
short-too-little-faith = coûte { $price } de croyance
short-four-cards-bought = { $limit } cartes achetées
short-deck-exhausted = pioche vide
short-not-in-step-four = pas à l’étape 4
short-only-sky-cards-now = cartes Ciel seulement
short-marker-taken = place prise
short-pantheon-taken = déjà pris
short-pantheon-is-neutral = neutre cette fois
short-temple-there = déjà un temple
short-no-temple-left = plus de temple
short-wait-for-condition = condition non remplie
short-mountains-between = montagnes
short-flames-between = flammes
short-not-adjacent = pas voisins
short-own-territory = déjà à vous
short-two-armies-needed = 1 seule armée
short-connection-cut = voie coupée
short-sacred-ground = sol sacré
short-sunk = sous la mer
short-unoccupied = y entrer
short-occupied = l’attaquer
short-other-world = autre monde

gs-place-them = { $n ->
    [one] Placer 1 armée
   *[other] Placer { $n } armées
}
gs-move-them = Les déplacer
