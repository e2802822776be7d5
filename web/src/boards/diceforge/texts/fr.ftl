diceforge-name = Dice Forge
diceforge-about = Forgez vos propres dés, avec ou sans Rebellion.
diceforge-end-line = { $ahead ->
    [0] { $n } gloire : autant que le suivant.
   *[other] { $n } gloire, { $ahead } de plus que le suivant.
}

df-islands = Îles
df-pane-islands = Îles
df-pane-labyrinth = Labyrinthe
df-pane-track = Allégeance
df-pane-sanctuary = Sanctuaire
df-pane-gardens = Jardins
df-pane-forest = Forêt
df-pane-dice = Vos dés
df-board-sanctuary = Sanctuaire
df-board-gardens = Jardins
df-board-forest = Forêt
df-keys-other = l’autre plateau
df-turn-order = Ordre du tour
df-round-word = Manche
df-round-short = M.
df-round-of = sur { $rounds }
df-setup-random = Configuration au hasard
df-setup-draft = Configuration choisie à tour de rôle
df-glory = gloire
df-reserves = Réserves
df-dice = Dés
df-your-cards = Vos cartes et jetons
df-your-tokens = Renforts et jetons
df-no-cards = Aucun pour l’instant : accomplissez des exploits.
df-none = aucun
df-watching = Vous regardez : ouvrez une place pour voir tout ce qu’a un héros.
df-seat-more = Montre tout ce qu’a ce héros.
df-cards-taken = Exploits accomplis
df-deeds = { $feats ->
    [0] aucun exploit
    [one] { $feats } exploit
   *[other] { $feats } exploits
} · { $faces ->
    [0] rien de forgé
    [one] { $faces } face forgée
   *[other] { $faces } faces forgées
}
df-removed = Faces remplacées
df-golem-at = Golem sur { $space }
df-treasures-left = Trésors restants
df-status-thinking = réfléchit
df-status-standin = absent, un robot joue
df-status-bot = Robot « { $level } »
df-status-away = absent
df-status-turn = joue ce tour
df-status-first = premier joueur
df-status-waits = attend

df-or = ou
df-shown = affiché
df-shows = Affiche { $face }
df-displayed = sur le dessus
df-displayed-by = affichée par { $names }
df-alike = { $n ->
    [2] deux pareilles
    [3] trois pareilles
    [4] quatre pareilles
    [5] cinq pareilles
   *[other] { $n } pareilles
}
df-times = { $n ->
    [2] { $face } deux fois
   *[other] { $face } { $n } fois
}
df-die = { $die }, six faces : { $faces }. Affiche { $shown }.
df-costs = coûte { $price }
df-left = { $n ->
    [0] épuisé
    [one] reste { $n }
   *[other] reste { $n }
}
df-different-left = { $n ->
    [0] épuisé
    [one] reste { $n }
   *[other] { $n } diverses
}
df-faces-left = { $n ->
    [0] plus aucune face
    [one] reste { $n } face
   *[other] restent { $n } faces
}
df-cards-left = { $n ->
    [0] plus aucune carte
    [one] reste { $n } carte
   *[other] restent { $n } cartes
}
df-performed-by = accompli par { $names }
df-bought = achetée
df-no-pools = Aucun exploit de cette partie ne donne de faces d’ici.
df-slot-empty = Emplacement { $slot }, pas encore choisi
df-kind-instant = immédiat
df-kind-reinforcement = renfort, une fois par tour
df-kind-automatic = de lui-même
df-kind-ongoing = durable
df-kind-token = jeton
df-state-open = Peut être choisi.
df-state-picked = Choisi.
df-state-closed = Pas maintenant ; appuyez pour savoir pourquoi.
df-memory-rebellion = 2 fragments originels et 1 lunaire
df-memory-loyalty = 2 loyauté et 1 solaire
df-memory-of = Mémoire de { $name } : { $side }
df-used = employé ce tour
df-companion = Compagnon { $n }
df-on-space = case { $space } sur { $last }
df-companion-at = sur la case { $space } : { $gain }
df-hammer-at = { $at } sur { $last }, { $strokes } parcours sur { $of }
df-scepter = Sceptre { $n }
df-cerberus-note = répète une faveur
df-have = vous en avez { $have } sur { $limit }
df-average = { $die }, moyenne par lancer
df-now = avant
df-then = après

df-face-gain = Recevez { $gain }.
df-face-choice = Recevez { $options }.
df-face-dependent = Si l’autre dé vous donne { $matches }, recevez { $then } ; sinon { $otherwise }.
df-face-mirror = Copiez une face affichée par un adversaire.
df-face-multiplier = Ce que donne l’autre dé compte trois fois.
df-face-forge_discount = Vous pouvez acheter et forger une face du Sanctuaire à { $discount } or de moins.
df-face-golem = Un pas pour votre Golem ; il faut { $shard } et un chemin.
df-face-boar = Recevez { $options } ; puis le propriétaire de ce Sanglier reçoit { $owner }. Imposée, elle reste pour toujours.
df-face-misfortune = Recevez { $options } ; puis le propriétaire de ce Reflet applique vos deux dés. Elle reste pour toujours.

df-space-start = Tous les Golems partent d’ici.
df-space-empty = Il ne se passe rien ici.
df-space-gain = Recevez { $gain }.
df-space-choice = Recevez { $options }.
df-space-exchange = Vous pouvez payer { $price } pour { $gain }.
df-space-forge = { $discount ->
    [0] Vous pouvez acheter et forger une face.
   *[other] Vous pouvez acheter et forger une face à { $discount } or de moins.
}
df-space-gain-per-forged = Recevez 1 gloire par face que vous avez forgée.
df-space-steal = Chaque autre joueur perd { $loss } ; vous recevez ce qu’ils perdent.
df-space-treasure = Le premier arrivé choisit un trésor ; les suivants reçoivent sa petite face.
df-space-celestial = { $rolls ->
    [1] Lancez le Dé Céleste.
   *[other] Lancez le Dé Céleste { $rolls } fois.
}
df-space-goddess = Recevez { $gain } et restez ; le premier applique aussi une face de chaque dé.

df-zone-neutral = Il ne se passe rien ici.
df-zone-rebellion = Exploit que nul n’a encore accompli : { $first }. Nouveau pour vous : { $own }.
df-zone-loyalty = Chaque dé à vous qui donne de l’or lors d’une faveur : { $gain } de plus.
df-zone-loyalty-glory = Chaque dé à vous qui donne de l’or : { $gain } de plus ; de la gloire : { $more } de plus.

df-title-act = Offrande ou exploit
df-title-forge = Forger { $face }
df-title-reinforce = Renforts
df-title-gain = Choisissez votre gain
df-link-face = Face
df-link-replace = Remplacer
df-number-StoreGold = Or posé sur la carte
df-number-PayGold = Or de ce Sceptre
df-number-PayShards = Fragments originels dépensés
df-number-SpendGold = Or changé en gloire
df-number-SendMerchants = Marchands qui améliorent

df-ask-Act = { $extra ->
    [0] Acheter des faces, accomplir un exploit, ou passer ?
   *[other] Action de plus : des faces, un exploit, ou passer ?
}
df-ask-ForgeFace = Quelle face cède la place à { $face } ?
df-ask-Offering = Encore une face ? Vous avez { $allgold } or.
df-ask-MustBuyFace = Quelle face achetez-vous ? Vous avez { $allgold } or.
df-ask-BuyFace = { $discount ->
    [0] Achetez-vous une face ? Vous avez { $allgold } or.
   *[other] Une face à { $discount } or de moins ? Vous avez { $allgold } or.
}
df-ask-ExtraAction = Encore une action pour 2 solaires ?
df-ask-UseTwins = { $result } : relancer un dé pour 3 or ?
df-ask-OfferRepeat = Cerbère : appliquer encore { $result } ?
df-ask-PlaceMemory = Où va une Mémoire, et sur quel côté ?
df-ask-StoreGold = { $card ->
    [hammer] { $gold } or : combien sur le Marteau ?
   *[scepter] { $gold } or : combien sur le Sceptre { $number } ?
}
df-ask-PayGold = { $price } or à payer : combien du Sceptre { $number } ?
df-ask-PayShards = { $from ->
    [scepter] À payer : { $due }. Vider le Sceptre { $number } ?
    [ancientsun] { $sun } solaire dû : combien de fragments originels ?
   *[ancientmoon] { $moon } lunaire dû : combien de fragments originels ?
}
df-ask-SendMerchants = Combien de Marchands améliorent une face ?
df-ask-ChooseTreasure = Vous êtes le premier dans cette salle : quel trésor ?
df-ask-PuzzleRoll = Lancer le Dé Céleste avant ou après les pas de votre Golem ?
df-free = gratuit
df-ask-ChooseFreeFeat = Le Premier Titan : quel exploit, sans payer ?
df-ask-SpendGold = La Main Droite : combien d’or devient gloire ?
df-ask-DraftSet = Quel set à l’emplacement { $slot } ({ $cost }) ?

df-pass-Act = Ne rien faire
df-pass-BuyFace = Ne rien acheter
df-pass-OfferRepeat = Garder le jeton
df-pass-UseTwins = Garder ce lancer
df-pass-Exchange = Pas d’échange
df-done-Offering = Plus de faces
df-done-Reinforce = Passer à l’action
df-done-ExtraAction = Finir le tour
df-move-buy = Acheter { $face } pour { $cost } or
df-move-replace = Forger à la place de { $face }
df-move-upgrade = Améliorer { $face }
df-move-show = Afficher { $face }
df-move-perform = Accomplir { $feat }
df-move-pick = Appliquer { $face }
df-move-forge = Prendre { $face }
df-move-apply = D’abord { $face }
df-move-store = Poser { $number } or sur la carte
df-move-spend = { $number } or
df-move-take = { $gain }
df-move-use = Employer { $feat }

df-wait = { $kind ->
    [Act] { $name } choisit une action.
    [Offering] { $name } fait une offrande.
    [BuyFace] { $name } peut acheter une face.
    [MustBuyFace] { $name } achète une face.
    [ForgeFace] { $name } forge une face.
    [Reinforce] { $name } appelle ses renforts.
    [ExtraAction] { $name } songe à une action de plus.
    [ChooseGain] { $name } choisit son gain.
    [NameGain] { $name } choisit son gain.
    [CopyFace] { $name } se regarde dans un miroir.
    [ChoosePath] { $name } mène un Golem.
    [DraftSet] { $name } choisit un set d’exploits.
   *[other] { $name } décide.
}
df-step = { $kind ->
    [Act] Étape 3 sur 4 : action
    [Offering] Étape 3 sur 4 : offrande
    [Reinforce] Étape 2 sur 4 : renforts
    [ExtraAction] Étape 4 sur 4 : action de plus
    [BuyFace] Forge
    [MustBuyFace] Forge
    [ForgeFace] Forge
    [TakeFace] Forge
    [TakeFromTemple] Forge
    [ChooseUpgrade] Forge
    [ChooseBetter] Forge
    [ChooseGain] Faveur
    [NameGain] Faveur
    [ChooseOrder] Faveur
    [CopyFace] Faveur
    [UseTwins] Faveur
    [OfferRepeat] Faveur
    [StoreGold] Réserves
    [PayGold] Paiement
    [PayShards] Paiement
    [ChoosePath] Labyrinthe
    [ChooseTreasure] Labyrinthe
    [Exchange] Labyrinthe
    [PuzzleRoll] Labyrinthe
    [DraftSet] Mise en place
   *[other] Effets
}

df-final-track = Gloire gagnée
df-final-feats = Exploits
df-final-allegiance = Allégeance
df-deed-forged = Le plus de faces forgées
df-deed-feats = Le plus d’exploits

short-too-little-gold = { $price } or
short-too-few-shards = trop peu de fragments
short-no-card-left = plus de carte
short-sold-out = épuisée
short-bought-already = déjà achetée
short-used-already = employé ce tour
short-companion-at-the-end = au bout
