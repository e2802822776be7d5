# Combat

hy-ask-GoOn = Continuer en secret avec une carte, ou arrêter ?
hy-ask-PlayOn = Jouer une carte, ou arrêter ?
hy-title-fight = Votre Combat
hy-title-round = Round { $n }, en secret
hy-link-result = Résultat
hy-seal = Sceller : { $move }
hy-force = Force
hy-total-force = Force totale
hy-tip-force = Force : ce que la carte ajoute à la Force totale de son camp.
hy-tip-total = Force totale : les cartes jouées, les images jointes, les textes et pouvoirs, moins ce que l’ennemi retranche. Jamais moins de 0.
hy-tip-determination = Détermination : les coûts de toutes les cartes jouées dans un Combat ne peuvent dépasser la vôtre.
hy-attacker = Attaquant
hy-defender = Défenseur
hy-tip-attacker = Celui qui a engagé le Combat. Entre joueurs, les textes de ses cartes passent d’abord, et il perd à égalité.
hy-tip-defender = Celui qui est combattu. Entre joueurs, il gagne à égalité.
hy-wins-ties = gagne à égalité
hy-lane = { $role ->
    [attacker] Attaquant
   *[defender] Défenseur
} : { $name }, Force { $force }
hy-type-olympian = Olympien
hy-type-hero = Héros
hy-type-prophet = Prophète
hy-kind-quest = Affrontement
hy-kind-champion = Héros du Colisée
hy-kind-primordial = Primordial
hy-kind-avatar = Avatar de Chronos
hy-kind-city = Ville
hy-kind-contest = Contestation
hy-fight-quest = Affrontement : { $name }
hy-fight-champion = { $name }, au Colisée
hy-fight-primordial = Courroux : { $name }
hy-fight-city = Pour { $city }
hy-fight-contest = { $technology } : Contestation à { $city }
hy-part-base = { $name ->
   *[other] Force de base
}
hy-part-revealed = { $name }
hy-part-element = Élément : { $name }
hy-part-card = { $name }
hy-part-combo = Combo : { $name }
hy-part-text = { $name } : texte
hy-part-used = { $name ->
   *[other] Textes utilisés
}
hy-part-boost = { $name ->
   *[other] Cette phase d’Action
}
hy-part-power = { $name }
hy-part-enemy = { $name ->
    [none] Textes de l’ennemi
   *[other] Contre : { $name }
}
hy-result = { $own ->
    [won] Vous gagnez : { $force } contre { $against }
    [lost] Vous perdez : { $against } contre { $force }
   *[no] { $name } gagne : { $force } contre { $against }
}
hy-result-none = aucune Force
hy-result-less = retiré
hy-result-nothing = Rien d’autre ne change pour { $name }.
hy-the-game = du jeu
hy-no-force = Aucune carte encore
hy-sealed = Scellé
hy-sealed-note = une carte, ou l’arrêt
hy-stopped = Arrêt
hy-round-n = Round { $n }
hy-next-card = Carte suivante
hy-leads = gagnerait à présent
hy-you = Vous
hy-hand-n = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}{ $coliseum ->
    [0] {""}
   *[other] , dont { $coliseum } du Colisée
}
hy-cancelled = Annulée.
hy-combo-left = Moitié gauche : { $image }, { $n } Force de plus après une carte qui finit ainsi.
hy-combo-right = Moitié droite : { $image }.
hy-combo-joined = Images jointes : { $n } Force de plus
hy-card-leads = { $n } contre { $against }
hy-card-closed = pas maintenant
hy-use-now = Choisir
hy-read = Lire : { $name }
hy-deck-common = commune
hy-deck-own = paquet propre
hy-deck-upgraded = Améliorée
hy-deck-coliseum = Colisée
hy-at-stake = L’enjeu
hy-needed = Les cartes jouées doivent montrer :
hy-most = { $n ->
    [one] { $n } carte au plus
   *[other] { $n } cartes au plus
}
hy-if-you = Si vous gagnez :
hy-if = Si { $name } gagne :
hy-then-nothing = rien d’autre ne suit.
hy-then-underworld = { $name } ({ $mine ->
    [yes] à vous
   *[no] { $seat }
}) va aux Enfers.
hy-then-wounded = Blessure : { $name }, et { $mine ->
    [yes] vous perdez
   *[no] { $seat } perd
} 1 Point de Grandeur.
hy-then-quest = { $mine ->
    [yes] Vous prenez
   *[no] { $seat } prend
} la récompense : { $name }.
hy-then-ally = { $name } s’allie à { $mine ->
    [yes] vous
   *[no] { $seat }
}.
hy-then-spared = { $mine ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} ce que le Courroux réserve à la victoire.
hy-then-suffers = { $mine ->
    [yes] Vous subissez
   *[no] { $seat } subit
} ce que le Courroux réserve à la défaite.
hy-then-takes = { $mine ->
    [yes] Vous prenez
   *[no] { $seat } prend
} la place à { $name }.
hy-then-keeps = { $mine ->
    [yes] Vous restez
   *[no] { $seat } reste
} à { $name }.
hy-then-claims = { $mine ->
    [yes] Vous réclamez
   *[no] { $seat } réclame
} d’abord l’une des trois récompenses de { $name }.
hy-then-vp = { $mine ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} { $n } PV.
hy-then-prayers = { $mine ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} { $n ->
    [one] { $n } Prière
   *[other] { $n } Prières
} du Puits.
hy-then-kindness = { $mine ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} les bonus de Bonté jusqu’à la case { $n }.
hy-then-avatar-beaten = { $name } retourne sur le plateau Chronos, et { $mine ->
    [yes] vous gagnez
   *[no] { $seat } gagne
} { $n ->
    [one] { $n } Prière
   *[other] { $n } Prières
}.
hy-then-avatar-holds = { $name } tient la Ville.
hy-outlook = Si { $name } a scellé
hy-outlook-stops = l’arrêt
hy-outlook-goes = une carte
hy-you-stop = Vous arrêtez
hy-you-go = Vous continuez
hy-both-stop = { $a } à { $b }, la fin : { $won ->
    [yes] vous gagnez
   *[no] vous perdez
}
hy-they-go-on = { $name } continue sans vous, à partir de { $n } et plus
hy-you-go-on = vous continuez sans l’autre, à partir de { $n }
hy-you-go-on-any = vous continuez sans l’autre
hy-both-go = les deux cartes se révèlent, puis round { $n }

# Cartes

hy-offered = À choisir
hy-hand-title = Cartes Conflit
hy-premonitions = Prémonitions
hy-seen-by-you = · visibles de vous uniquement
hy-hand-empty = Aucune carte Conflit en main.
hy-deck = Votre paquet
hy-discard = Votre défausse
hy-brief-conflict = Carte Conflit : Force { $force }, Détermination { $determination }
hy-brief-technology = { $kind } : { $vp } PV, { $prayers ->
    [one] { $prayers } Prière
   *[other] { $prayers } Prières
}
hy-brief-epic = Épopée en { $n } Chants
hy-brief-confrontation = Affrontement : base { $base }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $elements ->
    [none] {""}
   *[other] , { $elements }
}
hy-brief-champion = Héros du Colisée : base { $base }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $elements ->
    [none] {""}
   *[other] , { $elements }
}
hy-brief-avatar = Avatar { $rank } : base { $base }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
hy-brief-primordial = Primordial { $rank } : Drainer rapporte { $n } Aegis
hy-brief-pillar = Pilier { $n }
hy-brief-upgrades = Amélioration : { $name }
hy-brief-powers = Pouvoir : { $name }
hy-brief-concept = Carte Concept : { $name }
hy-brief = { $section ->
    [premonitions] Prémonition
    [olympians] Olympien
    [concepts] Concept
    [chronos_tiles] Amélioration de Chronos
    [locations] Lieu
    [cities] Ville
   *[other] Carte
}
hy-line-ally = Allié de
hy-line-nobody = personne
hy-line-owner = Appartient à
hy-line-cantos = Chants
hy-line-elements = Éléments
hy-line-images = Images
hy-line-cost = Prix pour fabriquer
hy-line-deploy = Au déploiement
hy-line-rewards = { $vp } PV, { $prayers ->
    [one] { $prayers } Prière
   *[other] { $prayers } Prières
} du Puits, les bonus de Bonté
hy-line-links = Liens
hy-line-chain = Chaîne { $n }
hy-canto = { $n } : { $name ->
    [none] libre
   *[other] { $name }
}
hy-edge-N = en haut
hy-edge-E = à droite
hy-edge-S = en bas
hy-edge-W = à gauche

# Chronos

hy-head-you-decide = Ensemble : vous décidez pour tous
hy-head-decides = Ensemble : { $name } décide pour tous
hy-evil-gain = Chronos gagne { $amounts }
hy-evil-has = Il en a { $n } sur { $of } ; une de plus que cela brise une Chaîne.
hy-evil-breaks = Ses { $of } cases sont pleines : toutes partent, et une Chaîne se brise.
hy-evil-main = Résoudre { $card }
hy-evil-avatar = Déplacer { $avatar } dans une Ville
hy-pay-main = Payer, et résoudre l’effet principal
hy-boards = Plateaux
hy-chronos-board = Le plateau Chronos
hy-ask-ChooseEvil = { $concept } : quel mal acceptez-vous ?
hy-has = Il a
hy-only-last = Seule la dernière compte
hy-tip-resources = De la place pour { $n } : une de plus, et toutes partent, une Chaîne se brise.
hy-chains-n = { $n ->
    [one] { $n } Chaîne
   *[other] { $n } Chaînes
}
hy-no-chains = Plus de Chaîne
hy-chain = Chaîne
hy-tip-chain = Sous cette Chaîne :
hy-tip-chains = Si la dernière de toutes les Chaînes se brise, Chronos gagne aussitôt.
hy-chains-left = { $n } Chaînes sur { $of }
hy-vp-above = PV au-dessus de Chronos
hy-above-n = { $n } de plus
hy-short-n = il manque { $n }
hy-intensity = Intensité
hy-tile-turned = Retournée : sans effet désormais
hy-mill-ananke = Paquet de l’Oracle : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
hy-mill-kratos = Paquet du Colisée : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
hy-yes = oui
hy-no = non
hy-met = remplie
hy-not-met = non remplie
hy-holds = Conditions remplies
hy-fails = Condition non remplie
hy-no-concept-card = Aucune carte visible : rien ne se passe au tour de Chronos.
hy-concept-deck = Paquet { $n }, hors jeu { $gone }
hy-tip-bar = Qui active un tel personnage à ce Concept doit d’abord résoudre l’effet principal. Quand on passe, et au tour de Chronos, la barre de personnage ne compte pas.
hy-tip-no-bar = Sans barre de personnage, l’effet principal peut être payé quand un personnage est activé ici. Qui passe ici doit le résoudre, et paie si possible.
hy-no-bar = contre un prix
hy-avatars-home = Sur son plateau
hy-avatars-away = Tous les Avatars sont dans des Villes.
hy-avatar-cities = Villes
hy-avatar-force = Force { $base } et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
hy-avatar-waits = son combat attend
hy-avatar-deck = Cartes d’Avatar
hy-tip-avatar-deck = Un Avatar combat avec des cartes de ce paquet ; leurs textes sont résolus avant les vôtres.
hy-avatar-discards = { $n ->
    [one] { $n } défaussée
   *[other] { $n } défaussées
}
hy-ancient = Technologies Antiques
hy-ancient-none = toutes prises
hy-blocked = bloquée
hy-free = libre
hy-unlimited = Place pour tous
hy-together = Ce que vous avez ensemble
hy-together-alone = Ce que vous avez
hy-track-follower = Fidèles
hy-track-temple = Temples
hy-track-aegis = Aegis
hy-track-tech = Technologies
hy-track-prayer = Prières
hy-track-character = Héros et Prophètes
hy-track-deployed = Déployées
hy-track-upgrade = Améliorations
hy-track-each_vp_above_chronos = Chacun devant Chronos
hy-asks-follower = Fidèles de tous les joueurs : { $have } sur { $need }.
hy-asks-temple = Temples de tous les joueurs : { $have } sur { $need }.
hy-asks-aegis = Aegis de tous les joueurs : { $have } sur { $need }.
hy-asks-tech = Technologies stockées ou déployées : { $have } sur { $need }.
hy-asks-prayer = Prières de tous les joueurs : { $have } sur { $need }.
hy-asks-character = Héros et Prophètes non vaincus hors des Améliorations : { $have } sur { $need }.
hy-asks-deployed = Technologies déployées : { $have } sur { $need }.
hy-asks-upgrade = Améliorations débloquées : { $have } sur { $need }.
hy-asks-each_vp_above_chronos = { $have ->
    [0] Les joueurs n’ont pas tous plus de PV que Chronos.
   *[other] Chaque joueur a plus de PV que Chronos.
}
hy-now-you = vous
hy-first = d’abord { $card } : { $effect }
hy-first-may = peut d’abord payer { $amounts } pour { $card } : { $effect }
hy-first-paid = vous payez { $amounts } pour { $card } : { $effect }
hy-first-unpaid = la carte « { $card } » reste face visible : vous ne pouvez pas payer { $amounts }. { $now }
hy-first-then = { $card } : { $effect }
hy-first-lower = d’abord la partie inférieure ({ $pillars }), puis { $card }
hy-at-price = au prix de { $amounts } : { $effect }
hy-evil-vp = Chronos { $n } → { $then } PV.
hy-evil-then = Désormais, à la fin de chaque Âge : { $city } Plus rien sur son plateau : { $home }
hy-evil-stands = En l’état : { $list }.
hy-focus-brings = Le premier Pilier que vous résolvez, par sa partie inférieure : { $list }
hy-age-over = L’Âge { $age } est terminé
hy-age-next = Avant l’Âge { $age }
hy-age-calm = Rien n’est arrivé à personne.
