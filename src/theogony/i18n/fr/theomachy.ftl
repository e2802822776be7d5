# Théomachie. Les joueurs agissent au singulier et par leur nom : « Ada relance d'un Prêtre ».

## Noms que le matériel ne donne pas

nobody = personne
empty-seat = la place { $number }, encore libre
tokens-prophet = { $number ->
    [one] { $number } Prophète
   *[other] { $number } Prophètes
}
tokens-priest = { $number ->
    [one] { $number } Prêtre
   *[other] { $number } Prêtres
}
tokens-disciple = { $number ->
    [one] { $number } Disciple
   *[other] { $number } Disciples
}
token-prophet = un Prophète
token-priest = un Prêtre
token-disciple = un Disciple
tokens-nothing = rien
orbs-order = { $number } Ordre
orbs-chaos = { $number } Chaos
type-attack = Attaque
type-effect = Effet
type-lasting = Effet continu
type-reaction = Effet de réaction
type-location = Lieu
type-power = carte Pouvoir
pack-of = paquet { $mark }, { $box }
box-ancients = Les Anciens
box-warriors = Les Dieux Guerriers

## Options

option-theomachy-mode = quel jeu
    .basic = Basique : des fidèles et des cartes, le dernier Culte gagne
    .advanced = Avancé : avec panthéons, dieux et Mythologie
    .epic = Épique : avec dieux, une course à 10 Points de Victoire, sans élimination
option-box = quelle boîte est sur la table
    .ancients = Les Anciens
    .warriors = Les Dieux Guerriers
    .both = les deux boîtes ; nécessaire au-delà de quatre joueurs
option-decks = d'où viennent les decks de départ
    .preconstructed = un des paquets de la boîte, en jeu Basique seulement
    .draft = un draft : les paquets circulent
option-packs = paquets de la boîte : qui reçoit lequel
    .dealt = distribués au hasard
    .chosen = choisis dans l’ordre des places
option-attacks = combien de temps les Attaques gardent la même Essence
    .turn = pendant un tour de la Bataille
    .battle = pendant toute la Bataille
option-face-to-face = le Face à Face, où gagner n’apporte pas de nouveaux fidèles
    .survivors = quand il ne reste que deux joueurs
    .start = aussi dès le début d’une partie à deux
option-rewards = le Prêtre et le Prophète du vainqueur
    .taken = pris sans demander
    .asked = on demande au vainqueur
option-hands = après combien de Mains on compare les Cultes
    .n30 = 30 Mains
    .n60 = 60 Mains
    .n120 = 120 Mains
    .unlimited = jamais : on joue jusqu’au bout

## Parties impossibles

bad-both-boxes-needed = À { $given } joueurs, il faut les deux boîtes : choisissez box=both, ou quatre joueurs au plus.
bad-draft-needed = En jeu { $mode ->
    [advanced] Avancé
    [epic] Épique
   *[other] { $mode }
}, les decks de départ se draftent : choisissez decks=draft, ou mode=basic.

## Questions

prompt-ChoosePantheon = Quel panthéon prenez-vous ?
prompt-ChoosePack = Quel paquet prenez-vous comme deck de départ ?
prompt-PickCard = Quelle carte du paquet prenez-vous ? Vous en avez { $picks } sur 12.
prompt-DropCards = Lesquelles de vos douze cartes écartez-vous ? Donnez quatre numéros : drop 1+4+7+12.
prompt-ChooseGod = Quel dieu incarnez-vous ?
prompt-BettingTurn = { $acted ->
    [0] { $harboured ->
        [0] { $owes ->
            [0] Manche d’Enchères { $round } : vous ne devez rien. Passer, relancer ou vous coucher ?
           *[other] Manche d’Enchères { $round } : suivre coûte { $debt }. { $payable ->
                [yes] Suivre, relancer ou vous coucher ?
               *[no] Vous ne pouvez pas payer : Baroud d’Honneur, ou vous coucher ?
            }
        }
       *[other] Votre Port a payé sa part. Suivez-vous ? Il reste { $debt }.
    }
   *[other] Jouez-vous encore quelque chose avant la fin de votre tour ?
}
prompt-BattleTurn = { $acted ->
    [0] Bataille : jouez-vous des cartes, ou passez-vous ? Votre Puissance : { $power } ; la meilleure Puissance adverse : { $best }.
   *[other] Jouez-vous encore quelque chose à ce tour ? Votre Puissance : { $power } ; la meilleure Puissance adverse : { $best }.
}
prompt-CloseHand = { $committed ->
    [0] Clôture : jouez-vous ou utilisez-vous quelque chose ?
   *[other] Clôture : quel Effet jouez-vous avec ces cartes Pouvoir ?
}
prompt-KeepCards = Quelles cartes gardez-vous pour la Main suivante ? Vous pouvez encore en garder { $left }.
prompt-TakeReward = Vous avez gagné. Prenez-vous { $kind } à la Banque ?
prompt-TopDiscard = Toutes ces cartes sont défaussées. Laquelle mettez-vous sur le dessus, à la vue de tous ?
prompt-TopOfBlock = Ces cartes sont défaussées ensemble. Laquelle mettez-vous sur le dessus, à la vue de tous ?
prompt-InvokeOnFold = Vous vous couchez. Utilisez-vous la Capacité { $god_of } ?
prompt-DiscardCards = { $free ->
    [0] Quelle carte défaussez-vous ?
   *[other] Quelle carte défaussez-vous ? Vous pouvez en rester là.
}
prompt-DiscardEssence = Quelle carte { $essence } défaussez-vous ?
prompt-MayReplace = Mettez-vous la prochaine carte cachée sous la pioche Essence ?
prompt-PickFromHand = Quelle carte faites-vous défausser { $owner_to } ?
prompt-ReclaimCard = Quelle carte de votre défausse reprenez-vous en main ?
prompt-ChooseLocation = Quel Lieu { $owner_of } subit un dégât ?
prompt-ChooseMyth = { $myth ->
    [none] Votre paquet Mythologie est vide.
   *[other] Sur votre paquet Mythologie : « { $myth } » ({ $cost ->
        [one] { $cost } Miracle
       *[other] { $cost } Miracles
    } ; vous en avez { $miracles }). L’acheter, la mettre au fond, ou la laisser ?
}
prompt-UseMyth = { $window ->
    [0] Avant les mises : utilisez-vous une carte Mythologie ?
    [1] La Bataille commence : utilisez-vous une carte Mythologie ?
    [2] La Bataille finit : utilisez-vous une carte Mythologie ?
   *[other] Utilisez-vous une carte Mythologie ?
}
prompt-NameChoice = « { $source } » : { $asks ->
    [essence] quelle Essence ?
    [token] quel fidèle ?
    [number] combien ?
    [slot] quelle carte de la Constellation ?
    [quench] quelle Attaque n’apporte plus de Puissance ?
   *[other] votre choix ?
}
prompt-NameTarget = « { $source } » : contre qui ?
prompt-TakeFree = Quelle carte de la Piste des Prières prenez-vous, sans payer ?
prompt-TakePrayer = Quelle carte prenez-vous ? Votre Culte : { $cult } ; la prochaine Mise Initiale : { $ante }.
prompt-React = { $event ->
    [0] { $actor } joue « { $source } ».
    [1] { $actor } relance.
    [2] « { $source } », jouée par { $actor }, va frapper votre Enjeu.
   *[3] « { $source } », jouée par { $actor }, va toucher votre main.
} { $committed ->
    [0] Réagissez-vous ?
   *[other] Quelle réaction jouez-vous ?
}

## Coups, et titres des longues listes

move-pantheon = { $pantheon }
move-pack = { $pack }
move-pick = prendre « { $card } » ({ $needs })
move-drop = écarter { $cards }
move-god = { $god }
move-play = jouer « { $card } » ({ $needs })
move-invoke = utiliser la Capacité { $god_of }
move-visit = utiliser « { $card } »
move-myth = utiliser « { $myth } »
move-pass = passer
move-follow = suivre : { $debt } (Culte ensuite : { $left })
move-raise = relancer d'{ $token } (Culte ensuite : { $left })
move-fold = se coucher
move-last-stand = Baroud d’Honneur : suivre avec les jetons de la Banque ; gagner, ou quitter la partie
move-harbour = faire payer { $token } par la Banque (Port)
move-end = finir le tour
move-player = { $seat }
move-essence = { $essence }
move-token = { $token }
move-number = { $number }
move-slot = { $slot } : { $card }
move-quench = « { $card } » { $seat_of }
move-card = { $card }
move-none = non, merci
move-done = terminé
move-take = le prendre
move-decline = y renoncer
move-place = place { $place }, { $price } : « { $card } » ({ $needs })
move-deck = la première carte de la pioche Prières, sans la voir ni la payer
move-buy = acheter « { $myth } »
move-bury = mettre « { $myth } » au fond du paquet
move-leave = laisser le paquet tel quel

price-prophet = pour un Prophète
price-priest = pour un Prêtre
price-disciple = pour un Disciple
price-free = gratuite
empty-place = vide

group-pantheon = Panthéons
group-pack = Paquets
group-pick = Prendre
group-drop = Écarter
group-god = Dieux
group-play = Jouer
group-visit = Utiliser un Lieu
group-myth = Utiliser la Mythologie
group-raise = Relancer
group-harbour = De la Banque
group-player = Joueur
group-essence = Essence
group-token = Fidèle
group-number = Nombre
group-slot = Place dans la Constellation
group-quench = Attaque
group-card = Carte
group-place = Place de la Piste

## Événements

event-choice-order = Le sort fixe l’ordre des choix : { $seats }.
event-pantheon = { $seat } prend { $pantheon_the }.
event-pack = { $seat } commence avec le { $pack } : { $cards }.
event-draft-round = Le tour de draft { $round } commence.
event-packet = { $cards ->
    [unknown] { $seat } tient un paquet.
   *[other] Dans le paquet { $seat_of } : { $cards }.
}
event-packet-many = { $seats } tiennent un paquet.
event-picked = { $card ->
    [unknown] { $seat } prend une carte.
   *[other] { $seat } prend « { $card } ».
}
event-picked-many = { $seats } prennent une carte.
event-deck-built = { $cards ->
    [unknown] { $seat } forme son deck.
   *[other] { $seat } forme son deck : { $cards }.
}
event-deck-built-many = { $seats } forment leur deck.
event-god = { $seat } incarne { $god }.
event-started-with = { $seat } a « { $myth } » en jeu dès le départ.
event-first-player = Premier Joueur : { $seat }.
event-hand-begins = La Main { $number } commence. Premier Joueur : { $first }.
event-drew = { $cards ->
    [unknown] { $seat } pioche { $number ->
        [one] { $number } carte.
       *[other] { $number } cartes.
    }
   *[other] { $seat } pioche : { $cards }.
}
event-drew-many = { $seats } piochent { $number ->
    [one] { $number } carte.
   *[other] { $number } cartes.
}
event-reshuffled = { $seat } mélange sa défausse pour en faire une pioche.
event-reshuffled-many = { $seats } mélangent leurs défausses pour en faire des pioches.
event-essence-reshuffled = La pioche Essence est mélangée de nouveau. La Mise Initiale passe à { $ante }.
event-constellation = La Constellation montre : { $cards }.
event-ante = { $seat } paie la Mise Initiale : { $tokens }.
event-ante-many = { $seats } paient la Mise Initiale : { $tokens } par Culte.
event-track = La Piste des Prières reçoit : { $cards }.
event-round = La Manche d'Enchères { $round } commence.
event-passed = { $seat } passe.
event-passed-many = { $seats } passent.
event-followed = { $seat } suit.
event-followed-many = { $seats } suivent.
event-raised = { $seat } relance d'{ $token }.
event-folded = { $seat } se couche.
event-last-stand = { $seat } joue son Baroud d'Honneur.
event-harboured = La Banque paie { $token } de la dette { $seat_of }.
event-exchanged = { $seat } doit échanger { $gave } contre deux jetons du rang inférieur.
event-revealed = { $slot ->
    [4] Le Tournant est révélé : { $card }.
   *[5] La Rivière est révélée : { $card }.
}
event-played = { $seat } joue « { $card } ».
event-aimed = « { $source } » vise { $target }.
event-essence-named = { $seat } nomme { $essence_the }.
event-essence-asked = { $found ->
    [0] { $seat } n’a aucune carte { $essence } en main.
   *[other] { $seat } a des cartes { $essence } en main et doit en défausser une.
}
event-power-asked = { $found ->
    [0] { $seat } n’a aucune carte Pouvoir en main.
   *[other] { $seat } a une carte Pouvoir en main.
}
event-settled = Le Lieu « { $card } » se dresse devant { $seat }, avec { $token } dessus.
event-visited = { $seat } utilise « { $card } ».
event-invoked = { $seat } utilise la Capacité { $god_of }.
event-myth = { $seat } utilise « { $myth } ».
event-cancelled = La carte « { $card } » { $seat_of } reste sans effet et est défaussée.
event-averted = { $seat } réagit : « { $source } » reste sans effet.
event-shielded = Une protection sauve l’Enjeu { $seat_of } : « { $source } » n’y peut rien.
event-hand-guarded = « { $source } » ne peut pas toucher la main { $seat_of }.
event-sacrificed = { $seat } paie { $tokens } de son Culte.
event-killed = « { $source } » tue { $tokens } { $seat_of }.
event-driven-back = « { $source } » renvoie { $tokens } dans le Culte { $seat_of }.
event-gained = { $seat } gagne { $tokens }.
event-reinforced = { $loan ->
    [0] { $seat } prend à la Banque { $tokens } pour son Enjeu.
   *[other] { $seat } emprunte à la Banque { $tokens } pour son Enjeu.
}
event-stolen = { $seat } prend { $tokens } { $victim_to }.
event-traded = { $seat } donne { $gave } de son Enjeu contre { $tokens }.
event-rescued = { $seat } ramène { $tokens } de son Enjeu dans son Culte.
event-limited = { $seat } peut jouer au plus { $number ->
    [one] { $number } Attaque
   *[other] { $number } Attaques
} dans cette Bataille.
event-quenched = « { $card } » n'apporte plus de Puissance.
event-discarded = { $seat } défausse « { $card } ».
event-block-discarded = { $cards ->
    [unknown] { $seat } défausse { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }, « { $top } » sur le dessus.
   *[other] { $seat } défausse { $cards }, « { $top } » sur le dessus.
}
event-reclaimed = { $card ->
    [unknown] { $seat } reprend { $top ->
        [none] une carte
       *[other] « { $top } »
    } de sa défausse.
   *[other] { $seat } reprend « { $card } » de sa défausse.
}
event-looked = { $cards ->
    [unknown] { $seat } regarde la main { $target_of }.
   *[other] { $seat } regarde la main { $target_of } : { $cards }.
}
event-foresaw = { $cards ->
    [unknown] { $seat } regarde { $number ->
        [one] une carte cachée
       *[other] { $number } cartes cachées
    } de la Constellation.
   *[other] { $seat } voit, face cachée : { $cards }.
}
event-replaced = { $seat } remplace « { $old } » par « { $card } » dans la Constellation.
event-replaced-hidden = { $seat } remplace une carte cachée de la Constellation.
event-damaged = Le Lieu « { $card } » { $seat_of } subit un dégât.
event-destroyed = Le Lieu « { $card } » { $seat_of } est détruit.
event-battle = Bataille : { $seats }.
event-power = Puissance { $seat_of } : { $power }.
event-power-many = Puissance : { $powers }.
event-winners = { $number ->
    [one] { $seats } gagne la Main.
   *[other] { $seats } gagnent la Main ensemble.
}
event-demand = La Demande { $god_of } est satisfaite : { $seat } gagne un Miracle.
event-stake-lost = { $seat } perd son Enjeu.
event-stake-lost-many = { $seats } perdent leurs Enjeux.
event-stake-returned = { $seat } reprend son Enjeu.
event-stake-returned-many = { $seats } reprennent leurs Enjeux.
event-hero-died = { $myth }, le Héros { $seat_of }, tombe et quitte la partie.
event-declined = { $seat } renonce à { $token }.
event-kept = { $number ->
    [0] { $seat } ne garde aucune carte.
    [one] { $seat } garde { $number } carte.
   *[other] { $seat } garde { $number } cartes.
}
event-hand-discarded = { $seat } défausse sa main et ses cartes en jeu, « { $top } » sur le dessus.
event-hand-discarded-many = Tous défaussent leur main et leurs cartes en jeu ; sur le dessus : { $tops }.
event-faded = Les cartes cachées sont révélées : { $cards }.
event-prayer = { $seat } prend « { $card } » (place { $place }).
event-prayer-from-deck = { $seat } prend la première carte de la pioche Prières : « { $card } ».
event-myth-shown = « { $myth } » est sur le paquet Mythologie { $seat_of }.
event-myth-bought = { $seat } achète « { $myth } ».
event-myth-buried = { $seat } met « { $myth } » au fond du paquet.
event-myth-left = { $seat } laisse son paquet Mythologie tel quel.
event-myth-left-many = { $seats } laissent leurs paquets Mythologie tels quels.
event-fallen = { $seat } perd tout et forme un nouveau Culte.
event-points = { $seat } gagne { $points ->
    [one] { $points } Point de Victoire
   *[other] { $points } Points de Victoire
} ({ $total } en tout).
event-eliminated = { $seat } quitte la partie.
event-game-over = { $clause ->
    [TH-061] Il ne reste qu’un joueur.
    [TH-062] Personne ne peut payer la Mise Initiale : le Culte le plus riche gagne.
    [TH-193] La course aux dix points est finie.
    [TH-236] Le nombre de Mains convenu a été joué.
   *[TH-247] Un seul Culte a encore des fidèles.
} { $winners ->
    [none] La partie est finie.
   *[other] { $number ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } se partagent la victoire.
    }
}

## Refus

refusal-act-first = Vous n'avez encore rien fait à ce tour.
refusal-acted-already = Votre action de ce tour est faite.
refusal-answer-promised = Vous avez montré une carte Pouvoir pour un Effet : il doit suivre.
refusal-attacks-limited = Vous pouvez jouer au plus { $number ->
    [one] { $number } Attaque
   *[other] { $number } Attaques
} dans cette Bataille.
refusal-battle-over = Cette carte se joue pendant la Bataille, et la Bataille est finie.
refusal-can-pay = Vous pouvez payer votre dette : le Baroud d'Honneur est pour qui ne le peut pas.
refusal-cannot-pay = Votre Culte ne peut pas payer la dette en jetons du bon type.
refusal-capacity-later = La Capacité de votre dieu s’utilise à un autre moment.
refusal-capacity-used = Vous avez déjà utilisé la Capacité de votre dieu dans cette Main.
refusal-discard-first = Vous devez d'abord défausser une carte.
refusal-eliminated = Vous êtes hors de la partie.
refusal-folded = Vous n’êtes plus dans cette Main : elle continue sans vous jusqu’à la Clôture.
refusal-on-last-stand = En Baroud d'Honneur, on ne peut ni relancer ni se coucher.
refusal-empty-place = Cette place est vide.
refusal-follow-announced = Votre Port a payé une part : vous devez suivre.
refusal-in-the-other-box = Cela appartient à l'autre boîte.
refusal-must-follow = On a relancé : vous ne pouvez pas passer.
refusal-needs-essence = Il vous manque { $number ->
    [one] { $number } symbole
   *[other] { $number } symboles
} { $essence }.
refusal-needs-orbs = Il vous manque { $number ->
    [one] { $number } orbe
   *[other] { $number } orbes
} { $orb_of }.
refusal-no-answer-to-this = Cette carte ne répond pas à ce qui arrive.
refusal-no-bets-in-battle = On ne mise pas pendant la Bataille.
refusal-no-capacity = Vous n'incarnez aucun dieu.
refusal-no-card = Vous n'avez pas d'autre carte à défausser pour cela.
refusal-no-cards-left = Il ne reste aucune carte Prière.
refusal-no-harbour = Aucun Port ne peut plus vous aider dans cette Main.
refusal-no-mythology-left = Votre paquet Mythologie est vide.
refusal-no-such-location = Ce Lieu n’est pas ici.
refusal-no-target = Cette personne ne peut pas être visée.
refusal-no-token = Il faudrait { $token } dans votre Culte.
refusal-no-token-to-raise = La dette payée, il faudrait encore { $token } dans votre Culte pour relancer.
refusal-not-discarded = Cette carte n'est pas de celles qu'on défausse maintenant.
refusal-not-in-discards = Cette carte n'est pas dans votre défausse.
refusal-not-in-hand = Cette carte n'est pas dans votre main.
refusal-not-in-packet = Cette carte n'est pas dans votre paquet.
refusal-not-in-play = Cette carte n’est pas en jeu devant vous.
refusal-not-in-this-round = La Capacité de votre dieu ne s’utilise pas à cette Manche.
refusal-not-in-this-window = Cette carte se joue à un autre moment.
refusal-not-owed = Le Port ne peut pas payer { $token } : votre dette n’en comprend pas.
refusal-not-the-next-card = Seule la prochaine carte cachée peut partir.
refusal-not-to-be-named = Cela ne peut pas être nommé ici.
refusal-not-to-be-picked = Cette carte ne peut pas être choisie.
refusal-nothing-happens = Cette carte ne ferait rien maintenant.
refusal-nothing-to-follow = Vous ne devez rien : il n'y a rien à suivre.
refusal-one-essence = Vos Attaques sont liées ici à une seule Essence, { $essence_the }.
refusal-only-as-reaction = Cette carte ne se joue qu'en réaction.
refusal-only-in-battle = Cette carte se joue pendant la Bataille.
refusal-only-in-betting = Cette carte se joue pendant la Phase d'Enchères.
refusal-only-in-closure = Cette carte se joue pendant la Clôture.
refusal-other-essence = La carte défaussée doit être de l’Essence nommée.
refusal-other-pantheon = Ce dieu est d'un autre panthéon.
refusal-pack-taken = Ce paquet est pris.
refusal-pantheon-taken = Ce panthéon est pris.
refusal-passive-capacity = La Capacité de votre dieu agit d'elle-même.
refusal-played-before = Cet exemplaire a déjà été joué dans cette Main.
refusal-power-cards-only = Seule une carte Pouvoir peut revenir.
refusal-power-without-answer = Ici, une carte Pouvoir ne se montre qu'avec une réaction.
refusal-power-without-effect = Ici, une carte Pouvoir ne se montre qu'avec un Effet.
refusal-target-folded = Cette personne n’est plus dans la Main : on ne peut pas la toucher.
refusal-too-few-miracles = Cela coûte { $cost ->
    [one] { $cost } Miracle.
   *[other] { $cost } Miracles.
}
refusal-used-in-this-hand = Cela a déjà servi dans cette Main.

## Ce qui le rendrait possible

remedy-watch = Regardez comment cela finit.
remedy-buy-it = Achetez-la pendant la Phase du Mythe.
remedy-choose-a-card = Choisissez une carte.
remedy-choose-another = Faites un autre choix.
remedy-done = Choisissez « terminé ».
remedy-end-the-turn = Finissez le tour.
remedy-follow = Suivez.
remedy-follow-or-fold = Suivez, relancez ou couchez-vous.
remedy-last-stand-or-fold = Jouez un Baroud d'Honneur, ou couchez-vous.
remedy-leave = Laissez le paquet tel quel.
remedy-next-hand = Attendez la Main suivante.
remedy-pass = Passez.
remedy-pass-or-attack = Passez, ou jouez des cartes.
remedy-pass-or-raise = Passez ou relancez.
remedy-play-another = Jouez une autre carte.
remedy-play-on = Continuez sans cela.
remedy-play-power = Jouez des cartes Pouvoir, ou attendez la Constellation.
remedy-play-the-answer = Jouez la réaction.
remedy-play-the-effect = Jouez l'Effet.
remedy-raise-another = Relancez d'un autre type de jeton.
remedy-same-essence = Restez avec { $essence_the }, ou finissez le tour.
remedy-take-an-action = D'abord passez, suivez, relancez ou couchez-vous.
remedy-wait-for-battle = Gardez-la pour la Bataille.
remedy-wait-for-closure = Attendez la Clôture.
remedy-wait-for-event = Gardez-la jusqu'à ce qu'elle réponde à quelque chose.

## La table

status-hand = Main { $number }
status-setup = Mise en place
phase-setup = mise en place
phase-start = Départ
phase-betting = Enchères, Manche { $round }
phase-battle = Bataille
phase-closure = Clôture
phase-prayer = Prières
phase-myth = Mythe
status-level = Niveau { $level }
status-ante = Mise Initiale { $ante }
status-next-ante = Mise Initiale { $ante }, puis { $next }
status-first = Premier Joueur : { $seat }
status-face-to-face = Face à Face
board-constellation = Constellation
board-turn = Tournant, caché
board-river = Rivière, cachée
board-hidden = cachée
board-seen = vue
board-yours = Compte pour vous
board-track = Piste des Prières
board-deck = pioche
board-damaged = endommagé
board-used = utilisé
board-no-power = sans effet
board-legend = 3/5/8 : Prophètes/Prêtres/Disciples. ○ Ordre, ● Chaos. Pr, Di : le prix.
board-signs = + carte Pouvoir, × Attaque, ~ Effet continu, ⌂ Lieu, ✶ Mythologie.
hand-title = Votre main
hand-type = { $type } :
hand-ready = jouable
hand-spent = déjà jouée
hand-missing = il manque { $missing }
hand-known = connu, chez { $name } : { $cards }
players-cult = Culte
players-stake = Enjeu
players-owes = Doit
players-power = Puiss.
players-hand = Main
players-piles = Piles
players-miracles = Mir.
players-points = PV
players-folded = hors Main
players-out = hors jeu
players-last-stand = Baroud
card-needs = { $type }, demande { $needs }
card-token = { $type }, demande { $needs }, et { $token } du Culte
card-god = divinité, { $pantheon }
card-myth = Mythologie, { $pantheon }, { $cost ->
    [one] { $cost } Miracle
   *[other] { $cost } Miracles
}
card-hero = Héros, { $pantheon }, { $cost ->
    [one] { $cost } Miracle
   *[other] { $cost } Miracles
}, Puissance { $power }
card-told = ({ $kind }) : { $text }
god-text = Capacité : { $ability } Demande : { $demand }
warning-ante = Attention à la prochaine Mise Initiale ({ $ante }) : après cet achat ({ $places }), vous ne pourriez plus la payer.
warning-place = place { $place }
warning-mark = ⚠

## Ce sur quoi on peut ne plus être interrogé

odds-hand = Vous gagnez cette Main dans environ { $percent } cas sur 100 : vos cartes contre celles que les autres ont d'ordinaire.
topic-cards = cartes jouées par les autres
topic-raises = relances des autres
topic-stake = attaques contre votre Enjeu
topic-hand = ce qui touche votre main
topic-mythology = Mythologie avant et après une Phase
topic-closure = ce qui se joue en Clôture

## Mises en garde

caution-not-again-in-this-hand = Vous avez joué « { $card } » pendant cette Main : vous pouvez la reprendre en main, mais pas la rejouer avant la prochaine.
