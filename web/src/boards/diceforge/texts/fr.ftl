diceforge-name = Dice Forge
diceforge-about = Forgez vos propres dés, avec ou sans Rebellion.
diceforge-wins = Le plus de Points de Gloire après la dernière manche.
diceforge-end-line = { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
}, { $ahead ->
    [0] autant que la place suivante.
   *[other] { $ahead } de plus que la place suivante.
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
df-tip-gold = paie les nouvelles faces du Sanctuaire
df-tip-sun = paient les Exploits et, par deux, une action supplémentaire
df-tip-moon = paient les Exploits
df-tip-ancient = chacun vaut un Fragment Solaire ou Lunaire, pour les Exploits et l’action supplémentaire
df-glory = gloire
df-reserves = Réserves
df-reserve = { $name } : { $have } sur { $limit }
df-gardens-note = Ces faces ne s’achètent pas : un Exploit les donne.
df-dice = Dés
df-your-cards = Vos cartes et jetons
df-your-tokens = Renforts et jetons
df-nothing-to-use = Vos Exploits ont fait leur effet : rien à utiliser.
df-no-cards = Rien pour l’instant : accomplissez des Exploits.
df-none = aucun
df-watching = Vous regardez : ouvrez une place pour voir tout ce que possède un Héros.
df-seat-more = Montrer tout ce que possède ce Héros
df-cards-taken = Exploits accomplis
df-deeds = { $feats ->
    [0] aucun Exploit
    [one] { $feats } Exploit
   *[other] { $feats } Exploits
} · { $faces ->
    [0] aucune face forgée
    [one] { $faces } face forgée
   *[other] { $faces } faces forgées
}
df-removed = Faces remplacées
df-golem-at = Golem sur la case « { $space } »
df-treasures-left = Trésors restants
df-status-thinking = réfléchit
df-status-standin = un robot joue à sa place
df-status-bot = Robot, { $level }
df-status-away = hors ligne
df-status-turn = joue ce tour
df-status-first = joue en premier
df-status-waits = attend

df-or = ou
df-shown = affiché
df-shows = Affiche { $face }
df-displayed = affichée
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
    [0] plus rien
   *[other] encore { $n }
}
df-faces-left = { $n ->
    [0] plus aucune face
    [one] il reste { $n } face
   *[other] il reste { $n } faces
}
df-cards-left = { $n ->
    [0] plus aucune carte
    [one] il reste { $n } carte
   *[other] il reste { $n } cartes
}
df-performed-by = accompli par { $names }
df-bought = achetée
df-no-pools = Aucun Exploit de cette partie ne donne de faces d’ici.
df-slot-empty = Emplacement { $slot }, pas encore choisi
df-kind-instant = immédiat
df-kind-reinforcement = renfort, une fois par tour
df-kind-automatic = automatique
df-kind-ongoing = permanent
df-kind-token = jeton
df-state-open = Peut être choisi.
df-state-picked = Choisi.
df-state-closed = Pas maintenant ; appuyez pour savoir pourquoi.
df-memory-rebellion = 2 Fragments Originels et 1 Fragment Lunaire
df-memory-loyalty = 2 Loyauté et 1 Fragment Solaire
df-memory-of = Mémoire { $name_of } : { $side }
df-used = déjà activé
df-companion = Compagnon { $n }
df-on-space = case { $space } sur { $last }
df-companion-at = sur la case { $space } : { $gain }
df-hammer-at = { $at } sur { $last } ; parcours finis : { $strokes } sur { $of }
df-hammer-next = { $at } sur { $last }, puis { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
} ; parcours finis : { $strokes } sur { $of }
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
df-face-golem = Votre Golem avance d’une case ; il faut des { $shard } et un chemin.
df-face-boar = Recevez { $options } ; puis le propriétaire de ce Sanglier reçoit { $owner }. Une fois imposée, cette face reste pour toujours.
df-face-misfortune = Recevez { $options } ; puis le propriétaire de ce Reflet applique vos deux dés. Cette face reste pour toujours.

df-space-start = Tous les Golems partent d’ici.
df-space-empty = Il ne se passe rien ici.
df-space-gain = Recevez { $gain }.
df-space-choice = Recevez { $options }.
df-space-exchange = Vous pouvez payer { $price } pour { $gain }.
df-space-forge = { $discount ->
    [0] Vous pouvez acheter et forger une face.
   *[other] Vous pouvez acheter et forger une face à { $discount } or de moins.
}
df-space-gain-per-forged = Recevez 1 Point de Gloire par face que vous avez forgée.
df-space-steal = Les autres joueurs perdent chacun { $loss } ; vous recevez ce qu’ils perdent.
df-space-treasure = Qui arrive en premier choisit un trésor et en reçoit le recto ; les suivants en reçoivent le verso.
df-space-celestial = { $rolls ->
    [1] Lancez le Dé Céleste.
   *[other] Lancez le Dé Céleste { $rolls } fois.
}
df-space-goddess = Recevez { $gain } et n’avancez plus ; qui arrive en premier applique aussi une face de chacun de ses dés.

df-zone-neutral = Il ne se passe rien ici.
df-zone-rebellion = Exploit que nul n’a encore accompli : { $first }. Nouveau pour vous : { $own }.
df-zone-loyalty = Chacun de vos dés qui donne de l’or lors d’une faveur rapporte { $gain } de plus.
df-zone-loyalty-glory = Chacun de vos dés qui donne de l’or rapporte { $gain } de plus ; qui donne de la Gloire, { $more } de plus.

df-title-act = Offrande ou Exploit
df-title-forge = Forger { $face }
df-title-reinforce = Renforts
df-title-gain = Choisissez votre gain
df-link-face = Face
df-link-replace = Remplacer
df-instead-of = à la place de :
df-buy-these = { $short ->
    [0] Acheter { $n ->
        [one] { $n } face
       *[other] { $n } faces
    } pour { $price } or
   *[other] { $n ->
        [one] { $n } face
       *[other] { $n } faces
    } : { $price } or, il en manque { $short }
}
df-number-StoreGold = Or posé sur la carte
df-number-PayGold = Or de ce Sceptre
df-number-PayShards = Fragments Originels dépensés
df-number-SpendGold = Or changé en Gloire
df-number-SendMerchants = Marchands qui améliorent

df-ask-Act = { $extra ->
    [0] Acheter des faces, accomplir un Exploit, ou passer ?
   *[other] Action supplémentaire : des faces, un Exploit, ou passer ?
}
df-ask-ForgeFace = Quelle face remplacez-vous par la face { $face } ?
df-ask-Offering = Encore une face ? Vous avez { $allgold } or.
df-ask-MustBuyFace = Quelle face achetez-vous ? Vous avez { $allgold } or.
df-ask-BuyFace = { $discount ->
    [0] Achetez-vous une face ? Vous avez { $allgold } or.
   *[other] Une face à { $discount } or de moins ? Vous avez { $allgold } or.
}
df-ask-ExtraAction = Une action supplémentaire pour 2 Fragments Solaires ?
df-ask-UseTwins = { $result } : relancer un dé pour 3 or ?
df-ask-OfferRepeat = Cerbère : appliquer une nouvelle fois { $result } ?
df-ask-PlaceMemory = Où placer un jeton Mémoire, et de quel côté ?
df-ask-StoreGold = { $card ->
    [hammer] { $gold } or : combien sur le Marteau ?
   *[scepter] { $gold } or : combien sur le Sceptre { $number } ?
}
df-ask-PayGold = { $price } or à payer : combien du Sceptre { $number } ?
df-ask-PayShards = { $from ->
    [scepter] À payer : { $due }. Vider le Sceptre { $number } ?
    [ancientsun] Fragments Solaires à payer : { $sun }. Combien de Fragments Originels ?
   *[ancientmoon] Fragments Lunaires à payer : { $moon }. Combien de Fragments Originels ?
}
df-ask-SendMerchants = Combien de Marchands améliorent une face ?
df-ask-ChooseTreasure = Personne n’est encore passé ici : quel trésor ?
df-ask-PuzzleRoll = Lancer le Dé Céleste avant ou après avoir avancé ?
df-free = sans payer
df-ask-ChooseFreeFeat = Le Premier Titan : quel Exploit, sans payer ?
df-ask-SpendGold = La Main Droite : combien d’or changer en Gloire ?
df-ask-DraftSet = Quel set à l’emplacement { $slot } ({ $cost }) ?

df-pass-Act = Ne rien faire
df-pass-BuyFace = Ne rien acheter
df-pass-OfferRepeat = Garder le jeton
df-pass-UseTwins = Garder ce lancer
df-pass-Exchange = Pas d’échange
df-done-Offering = Ne plus acheter
df-done-Reinforce = Passer à l’action
df-done-ExtraAction = Finir le tour
df-move-buy = Acheter la face { $face } pour { $cost } or
df-move-replace = Forger à la place de la face { $face }
df-move-upgrade = Améliorer la face { $face }
df-move-show = Afficher la face { $face }
df-move-perform = Accomplir « { $feat } »
df-move-pick = Appliquer la face { $face }
df-move-forge = Prendre la face { $face }
df-move-apply = D’abord la face { $face }
df-move-store = Mettre { $number } or sur la carte
df-move-spend = { $number } or
df-move-take = { $gain }
df-move-use = Activer « { $feat } »

diceforge-wait = { $kind ->
    [Act] { $name } choisit une action.
    [Offering] { $name } fait une offrande.
    [BuyFace] { $name } peut acheter une face.
    [MustBuyFace] { $name } achète une face.
    [ForgeFace] { $name } forge une face.
    [Reinforce] { $name } appelle ses renforts.
    [ExtraAction] { $name } songe à une action supplémentaire.
    [ChooseGain] { $name } choisit son gain.
    [NameGain] { $name } choisit son gain.
    [CopyFace] { $name } choisit la face de son Miroir.
    [ChoosePath] { $name } mène un Golem.
    [DraftSet] { $name } choisit un set d’Exploits.
   *[other] { $name } décide.
}
df-step = { $kind ->
    [Act] Étape 3 sur 4 : action
    [Offering] Étape 3 sur 4 : offrande
    [Reinforce] Étape 2 sur 4 : renforts
    [ExtraAction] Étape 4 sur 4 : action supplémentaire
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
df-deed-feats = Le plus d’Exploits

short-too-little-gold = { $price } or
short-too-few-shards = pas assez de Fragments
short-no-card-left = aucune carte
short-sold-out = épuisée
short-bought-already = déjà achetée
short-used-already = déjà activé
short-companion-at-the-end = au bout
topic-df-StoreGold = l’or sur la carte
topic-df-PayGold = payer avec un Sceptre
topic-df-PayShards = Fragments Originels et Sceptres pour un prix
topic-df-UseTwins = les Jumeaux
topic-df-OfferRepeat = Cerbère
topic-df-OfferRefusal = de la Gloire au lieu du résultat
topic-df-ExtraAction = une action supplémentaire
topic-df-use = { $thing } à votre tour
topic-df-advance = un pas du Compagnon
df-round-on = De même jusqu’à la fin de la manche
df-round-on-note = Tout ou rien, comme vous répondez là ; le reste est redemandé.
df-order-StoreGold-always = tout
df-order-StoreGold-never = rien
df-order-PayGold-always = le Sceptre d’abord
df-order-PayGold-never = la réserve d’abord
df-order-PayShards-always = eux d’abord
df-order-PayShards-never = la réserve d’abord
df-order-UseTwins-never = jamais
df-order-OfferRepeat-always = répéter
df-order-OfferRepeat-never = jamais
df-order-OfferRefusal-always = la Gloire
df-order-OfferRefusal-never = jamais
df-order-ExtraAction-never = jamais
topic-df-ChooseOrder = { $thing } avec une autre face
topic-df-ChooseGain = ce que donne { $thing }
df-order-ChooseOrder-0 = en premier
df-order-ChooseOrder-1 = en dernier

df-course-forged = face forgée
df-course-feat = Exploit
df-course-ousted = chassé d’une île
