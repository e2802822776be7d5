theomachy-end-win = { $name } l’emporte ; valeur finale : { $n }.
theomachy-end-line = { $faction ->
    [none] Valeur finale : { $n }.
   *[other] { $faction } ; valeur finale : { $n }.
}

th-mode-basic = Basique
th-mode-advanced = Avancé
th-mode-epic = Épique
th-both-boxes = les deux boîtes
th-ante-chip = Mise Initiale
th-essence-deck = Pioche Essence
th-keys-constellation = la table derrière les cartes, et retour

th-step = { $phase ->
    [setup] Mise en place
    [start] Main { $hand } : départ
    [betting] Manche d’Enchères { $round } sur III
    [battle] Bataille
    [closure] Clôture
    [prayer] Prières
   *[myth] Mythe
}
th-everyone = Chacun peut réagir
th-ask-BettingTurn = { $acted ->
    [0] { $harboured ->
        [0] { $owes ->
            [0] Vous ne devez rien. Passer, relancer ou se coucher ?
           *[other] Vous devez { $debt }. { $payable ->
                [yes] Suivre, relancer ou se coucher ?
               *[no] Baroud d’Honneur, ou se coucher ?
            }
        }
       *[other] Le Port a payé sa part. Suivre ?
    }
   *[other] D’autres cartes, ou la fin de votre tour ?
}
th-ask-BattleTurn = { $acted ->
    [0] Attaquer ou passer ? Votre Puissance : { $power } ; la meilleure Puissance adverse : { $best }.
   *[other] D’autres cartes, ou la fin du tour ? { $power } contre { $best }.
}
th-ask-PickCard = Choisissez une carte ; le reste passe à { $next }.
th-ask-DropCards = Lesquelles de vos douze cartes écarter ? Il en faut quatre.
th-ask-TakePrayer = Quelle carte Prière prendre ?
th-ask-TopDiscard = Quelle carte mettre sur votre défausse ?
th-result-won = { $own ->
    [yes] { $n ->
        [one] Vous gagnez la Main
       *[other] { $names } se partagent la Main
    }
   *[no] { $n ->
        [0] Personne ne gagne la Main
        [one] { $names } gagne la Main
       *[other] { $names } se partagent la Main
    }
}
th-result-folded = hors de la Main, { $n } en jeu
th-result-more = { $n } par le texte des cartes
th-result-keep = Vous gardez votre Enjeu, qui vaut { $n }.
th-result-risk = Votre Enjeu, qui vaut { $n }, est perdu, sauf si quelque chose le sauve.
th-result-change = { $way ->
    [same] Rien n’a changé pour vous.
    [up] { $mode ->
        [epic] Vous gagnez { $n } { $n ->
            [one] Point
           *[other] Points
        } de Victoire.
       *[other] Vos fidèles valent { $n } de plus.
    }
   *[down] { $mode ->
        [epic] Vous perdez { $n } { $n ->
            [one] Point
           *[other] Points
        } de Victoire.
       *[other] Vous perdez des fidèles d’une valeur de { $n }.
    }
}
th-ask-React = { $event ->
    [0] { $actor } joue « { $source } » : { $committed ->
        [0] réagir ou laisser passer ?
       *[other] quelle réaction ?
    }
    [1] { $actor } relance : { $committed ->
        [0] réagir ou laisser passer ?
       *[other] quelle réaction ?
    }
    [2] « { $source } », jouée par { $actor }, frappe votre Enjeu : { $committed ->
        [0] réagir ou laisser passer ?
       *[other] quelle réaction ?
    }
   *[3] « { $source } », jouée par { $actor }, touche votre main : { $committed ->
        [0] réagir ou laisser passer ?
       *[other] quelle réaction ?
    }
}
th-ask-ChooseMyth = { $myth ->
    [none] Votre paquet Mythologie est vide.
   *[other] « { $myth } » : acheter, mettre au fond ou laisser ?
}

th-do-play = Jouer « { $card } »
th-do-pick = Prendre « { $card } »
th-do-visit = Utiliser « { $card } »
th-do-god = Incarner { $god }
th-do-pantheon = Prendre { $pantheon_the }
th-do-pack = Prendre le { $pack }
th-do-follow = Suivre
th-do-raise = Relancer d’{ $token }
th-do-pass = Passer
th-do-fold = Se coucher
th-do-last-stand = Baroud d’Honneur
th-do-harbour = { $token } de la Banque
th-do-end = Finir le tour
th-do-place = Prendre « { $card } »
th-do-deck = Prendre la carte cachée
th-do-drop = Écarter { $cards }
th-do-slot = { $prompt ->
    [MayReplace] Mettre { $card } sous la pioche
   *[other] Remplacer { $card }
}
th-do-quench = Éteindre « { $card } » { $seat_of }
th-do-number = { $number ->
    [0] N’en sacrifier aucun
   *[other] En sacrifier { $number }
}
th-do-none = { $prompt ->
    [MayReplace] La laisser en place
    [NameChoice] N’en remplacer aucune
    [InvokeOnFold] Se coucher sans elle
   *[other] Non
}
th-do-done = { $prompt ->
    [KeepCards] N’en garder aucune autre
    [DiscardCards] Ne plus rien défausser
    [UseMyth] N’en utiliser aucune
   *[other] Terminé
}
th-about-slot = { $prompt ->
    [MayReplace] le dessus de la pioche Essence prend sa place, sans être vu
   *[other] le dessus de la pioche Essence prend sa place, face visible
}
th-about-quench = elle n’ajoute aucune Puissance
th-about-pass = { $phase ->
    [battle] quand tous passent, on compte la Puissance
   *[other] vous restez, sans rien payer
}
th-about-last-stand = la Banque fournit ce qui manque ; perdre, c’est quitter la partie
th-about-end = plus rien dans ce tour
th-about-harbour = votre Port le paie
th-about-deck = la première carte de la pioche Prières, gratuite
th-about-bury = la carte suivante est révélée
th-answer-with = { $answer }, avec { $power }
th-chance = Chances dans cette Main : environ
th-odds = Cette Main
th-odds-win = Vous gagnez
th-odds-note = À peu près : vos cartes contre celles qu’ont d’ordinaire les autres.
th-power-first = D’abord cette carte, puis votre réaction.
th-about-leave = elle pourra s’acheter dans une autre Main
th-cult-becomes = Culte { $cult }, puis { $left }
th-fold-loses = votre Enjeu de { $n } est perdu
th-player-has = { $n } { $n ->
    [one] carte
   *[other] cartes
} ; Enjeu : { $tokens }
th-risky = Après cela, la prochaine Mise Initiale de { $ante } ne pourrait plus être payée.
th-risky-short = gare à la mise

th-title-bet = Votre enchère
th-title-after = Après l’enchère
th-title-battle = Votre coup
th-title-react = Votre réaction
th-title-closure = Clôture
th-title-drop = Votre deck
th-title-draft = Draft
th-title-prayer = Prières
th-title-top = Dessus de la défausse
th-title-myth = Mythologie
th-then-end = Miser, puis finir mon tour
th-then-end-note = Après la mise, vous ne jouez plus de carte à ce tour.
th-and-end = { $label }, puis finir
th-how-many = Combien ?
th-drop = Écarter ces quatre cartes

th-flop = Flop
th-turn = Tournant
th-river = Rivière
th-slot-shown = { $slot } : { $card }
th-slot-hidden = { $slot }, face cachée
th-slot-seen = { $slot }, face cachée ; vue de vous uniquement : { $card }
th-you-alone = vue de vous uniquement
th-level = Niveau à tenir
th-ante = Mise Initiale { $ante }
th-next-ante = puis { $ante }
th-you-owe = Vous devez
th-to-follow = { $tokens } pour suivre
th-needs-last-stand = Impossible à payer : il faut un Baroud d’Honneur
th-stake-now = { $n } dans votre Enjeu
th-your-power = Votre Puissance
th-best-other = la meilleure Puissance adverse : { $n }
th-you = Vous
th-stake-worth = valeur de l’Enjeu
th-won = gagne la Main
th-free = gratuite
th-prayer-deck = cartes dans la pioche Prières
th-setting-up = On prépare la table.
th-being-played = Carte jouée
th-see-table = Voir la table
th-back-to-cards = Retour aux cartes
th-cards-to-choose = Cartes au choix
th-draft-lead = Ce que vous laissez passe à { $next }. Cartes prises : { $n } sur 12.
th-drop-lead = Huit cartes forment votre deck. Marquez les quatre qui partent.
th-prayer-lead = Elle va sur votre défausse. La prochaine Mise Initiale est de { $ante }.
th-unseen = Carte cachée
th-unseen-note = le dessus de la pioche, encore { $n }
th-dropped = Part
th-kept = Reste
th-chosen = Choisie
th-cannot-pay = Vous ne pouvez pas la payer
th-too-dear = Pas assez de Miracles
th-verb = { $kind ->
    [PickCard] Prendre
    [ChooseGod] Choisir
    [ChoosePantheon] Choisir
    [ChoosePack] Choisir
    [TakePrayer] Prendre
    [TakeFree] Prendre
    [ChooseMyth] Acheter
    [UseMyth] Utiliser
    [TopDiscard] Sur le dessus
    [TopOfBlock] Sur le dessus
    [ReclaimCard] Reprendre
    [PickFromHand] Défausser
    [DiscardCards] Défausser
    [DiscardEssence] Défausser
    [KeepCards] Garder
   *[other] Jouer
}

th-type-attack = Attaque
th-type-effect = Effet
th-type-location = Lieu
th-type-power = Pouvoir
th-type-reaction = Réaction
th-lasting = jusqu’à la fin de la Main
th-need = demande { $need }, vous avez { $have }
th-lacks = Il manque : { $what }
th-needs-token = On y pose { $token } de votre Culte.
th-ready-battle = Prête pour la Bataille
th-ready-reaction = Prête en réaction
th-ready-closure = Pour la Clôture
th-ready-betting = Pendant les enchères
th-ready-turn = À votre tour
th-laid-aside = Mise de côté
th-read = Lire « { $card } »
th-use-now = Utiliser
th-watching = Vous regardez. Les mains restent cachées.
th-no-cards-yet = Vos cartes seront ici, pour vos yeux seuls.
th-drop-note = Les cartes gardées forment votre deck ; personne ne voit lesquelles.
th-hand-empty = Aucune carte en main.
th-hand-title = Main, pour vos yeux seuls
th-if-you-follow = Si vous suivez
th-your-stake = Votre Enjeu
th-in-the-stake = dans l’Enjeu
th-attacks-ready = Attaques prêtes :
th-battle-total = Total de la Bataille
th-battle-at-least = Total, au moins

th-capacity = Capacité
th-capacity-passive = Capacité permanente
th-demand = Demande
th-demand-met = satisfaite dans cette Main
th-hero = Héros
th-artifact = Artéfact
th-miracles = { $n ->
    [one] { $n } Miracle
   *[other] { $n } Miracles
}

th-react-event = { $event ->
    [0] { $name } joue une carte
    [1] { $name } relance
    [2] { $name } frappe votre Enjeu
   *[3] { $name } touche à votre main
}
th-a-raise = Une relance
th-react-secret = On demande à quiconque pourrait répondre. Personne ne saura qui avait le choix. Rien ne presse.

th-cults = Cultes, sens horaire
th-this-hand = Cette Main
th-bets = Enchères { $round }
th-first = 1ᵉʳ
th-first-player = Premier Joueur
th-a-cult = un Culte sans dieu
th-worth = valeur { $n }
th-worth-short = valeur
th-worth-about = Culte et Enjeu ensemble
th-worth-head = Valeur
th-in-hand = cartes en main
th-draw-pile = pioche
th-discard-pile = défausse
th-top = Sur le dessus :
th-on-top = sur le dessus : { $card }
th-cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
th-none = aucune
th-seen-by-you = vous avez vu { $cards }
th-own-deck = vos autres cartes
th-known-deck = cartes connues
th-myth-top = Sur le paquet Mythologie
th-in-play = En jeu
th-status-out = Hors jeu
th-status-folded = Se couche, perd { $tokens }
th-status-owes = À jouer, doit { $tokens }
th-status-acts = À jouer
th-status-answers = Peut réagir
th-status-chooses = Choix en cours
th-status-power = En Bataille, Puissance { $n }
th-status-raised = Relance d’{ $token }
th-status-followed = Suit
th-status-passed = Passe
th-status-last-stand = En Baroud d’Honneur
th-status-won = Gagne la Main
th-status-bot = Robot, { $level }
th-status-standin = Un robot joue à sa place
th-status-away = Hors ligne
th-status-waits = En attente
th-tip-power = vaut { $n } de Puissance
th-no-followers = { $clause ->
    [TH-059] n’a pu payer la Mise Initiale
    [TH-098] a perdu un Baroud d’Honneur
   *[other] plus personne
}
th-deed-hands = Le plus de Mains gagnées
th-deed-raises = L’audace : le plus de relances
th-deed-folds = La prudence : le plus d’abandons
th-deed-demands = La piété : le plus de Demandes satisfaites

short-must-follow = vous devez suivre
short-battle-over = seulement à la Bataille
short-only-in-battle = attend la Bataille
short-only-in-betting = pour les enchères
short-only-as-reaction = seulement en réaction
short-only-in-closure = pour la Clôture
short-needs-essence = il manque { $number } { $essence }
short-needs-orbs = il manque { $number ->
    [one] { $number } orbe
   *[other] { $number } orbes
} { $orb_of }
short-nothing-happens = ne ferait rien
short-nothing-to-follow = rien n’est dû
short-no-token = demande { $token }
short-no-token-to-raise = plus rien pour relancer
short-can-pay = vous pouvez payer
short-cannot-pay = impossible à payer
short-acted-already = enchère déjà faite
short-played-before = jouée dans cette Main
short-passive-capacity = agit d’elle-même
short-capacity-later = à un autre moment
short-capacity-used = utilisée dans cette Main
short-no-capacity = aucun dieu
short-one-essence = { $essence } seulement
short-no-answer-to-this = ne répond pas à cela
short-power-without-answer = avec une réaction seulement
short-power-without-effect = avec un Effet seulement
short-too-few-miracles = coûte { $cost } { $cost ->
    [one] Miracle
   *[other] Miracles
}
short-no-mythology-left = paquet vide
short-empty-place = place vide
short-used-in-this-hand = utilisé dans cette Main
short-no-card = demande une autre carte

th-cult = Culte
th-stake = Enjeu
th-miracles-head = Miracles
th-points = Points de Victoire
th-power = Puissance
th-folded = hors de la Main
th-out = hors jeu
th-last-stand = Baroud d’Honneur
th-track = Piste des Prières
th-no-power = n’ajoute pas de Puissance
th-pass-on = Passer jusqu’à ce qu’on me dépasse
th-pass-on-note = Une fois que vous avez passé, la table passe pour vous tant que personne d’autre ne vous devance.

th-course-winners = Main gagnée
th-course-last = Baroud d’Honneur
th-course-prayer = Prière
theomachy-wins = Le dernier Culte qui peut payer.
    .epic = Le premier à 10 Points de Victoire.
