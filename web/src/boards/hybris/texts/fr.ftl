hybris-end-win = { $name } l’emporte.
hybris-end-line = { $faction ->
    [none] { $n } PV
   *[other] { $faction }, { $n } PV
}
hy-world = Le monde
hy-chronos = Chronos
hy-underworld-start = À drainer
hy-combat = Combat
hy-age = Âge
hy-of-n = sur { $n }
hy-phase = Phase
hy-phase-of = sur { $n }, { $phase }
hy-against-chronos = Contre Chronos
hy-greatness = Grandeur
hy-no-olympian = pas encore d’Olympien
hy-watching = Vous regardez. Mains et plans restent cachés.
hy-step = Âge { $age } · { $phase }
hy-cards-n = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
hy-upgrades-n = { $n ->
    [one] { $n } Amélioration
   *[other] { $n } Améliorations
}

## Le monde
hy-well = Puits de Prières
hy-well-n = { $n } sur { $of }
hy-well-coming = { $n } → { $then } sur { $of }
hy-well-warns = de { $from } à { $to } : −1 Fidèle
hy-well-about = Qui l’amène à { $from } Prières ou plus perd un Fidèle ; à { $of } il déborde
hy-cause-primordial-revealed = Peur : { $primordial }.
hy-quests-here = Quêtes, à tenter ici
hy-no-quest = Aucune Quête ici
hy-underworld-acts = Ressusciter, Drainer { $n } Aegis
hy-drain-n = Drainer donne { $n } Aegis
hy-aegis-n = { $n } Aegis
hy-primordial-rank = Primordial { $rank }, { $n } Aegis
hy-state-legal = Choix possible.
hy-state-target = Cible.
hy-state-chosen = Votre choix.
hy-character-of = { $character } ({ $name })
hy-held-by = tenue par { $who }
hy-lies-there = { $who } y gît
hy-standing = Sur place : { $list }
hy-nobody-there = Personne n’y est
hy-actions-are = Actions : { $list }
hy-no-prophets = Fermé aux Prophètes
hy-malus = Coûte { $amounts }
hy-paid-later = À payer à la Forge : { $amounts }
hy-technologies-left = { $n ->
    [one] Il reste { $n } Technologie
   *[other] Il reste { $n } Technologies
}
hy-champion-free = { $champion } peut être affronté
hy-champion-of = { $champion } est dans le camp { $name_of }
hy-generates = { $n ->
    [one] L’arrivée verse { $n } Prière au Puits
   *[other] L’arrivée verse { $n } Prières au Puits
}
hy-affinity = Affinité : { $kind }
hy-temple-of = { $n ->
    [1] Temple { $name_of }
   *[other] { $n } Temples { $name_of }
}
hy-tile-of = { $technology } ({ $name })
hy-cities-n = { $n } { $n ->
    [one] Ville
   *[other] Villes
}
hy-show-map = Carte
hy-show-temples = Lieux

## Planification et tours
hy-title-plan = Votre plan
hy-title-token = Où ira { $character } ?
hy-title-turn = À vous
hy-title-pillar = Les Piliers
hy-title-olympian = Les Olympiens
hy-title-action = Que fait { $character } ?
hy-title-go = Où va { $character } ?
hy-link-character = Personnage
hy-link-place = Place
hy-link-action = Action
hy-ask-Plan = Où ira chacun de vos personnages ?
hy-ask-Design = Quelle Technologie concevez-vous ? Elle se paie plus tard.
hy-ask-second-pillar = Quel Pilier Divin prenez-vous en second ?
hy-ask-token-for = Où ira { $character } ?
hy-move-send = { $character }
hy-move-no-token = Rester chez soi
hy-move-ready = Sceller le plan
hy-move-clear = Vider le plan
hy-move-revise = Changer le plan
hy-move-pass-PillarMoment = Pas encore
hy-move-pass-PayCanto = Ne pas payer : votre personnage est vaincu
hy-move-pass-ReturnCharacter = Aucun : votre personnage est vaincu
hy-move-pass-ShowCards = Aucune carte : votre personnage est vaincu
hy-move-pass-MarkPillar = Sur aucun
hy-move-pass-PayForAll = Ne pas payer
hy-move-pass-ResolveConcept = Ne pas payer
hy-move-pass-Weaken = N’ajouter aucune Chaîne
hy-move-pass-Offer = Plus de carte
hy-move-pass-SendFighter = N’envoyer personne
hy-move-pass-ActAt = Aucune action n’est possible
hy-move-accept-PayActivation = Payer
hy-move-accept-PayConversion = Payer
hy-move-accept-PayFabrication = Payer
hy-move-take-out = { $piece } : { $upgrade }
hy-planned-for = vers : { $place }
hy-goes-anywhere = vers n’importe quel Lieu, sans jeton
hy-token-bonus = n’importe quel Lieu, choisi à la révélation
hy-where = Où ?
hy-no-location = aucun lieu
hy-reserve = Réserve
hy-your-plan = Vos personnages, vus de vous seul
hy-offer = À prendre
hy-your-board = Votre plateau
hy-board-of = Plateau { $name_of }
hy-your-cards = Vos cartes
hy-cards = Cartes
hy-look-at = Quel plateau est montré
hy-cost-each = Envoyer un Héros ou un Prophète coûte { $n } Aegis
hy-well-then = Puits { $n } → { $then }{ $over ->
    [yes] , et il déborde
   *[no] {""}
}
hy-influence = Influencer : { $kindness ->
    [one] { $kindness } Point
   *[other] { $kindness } Points
} de Bonté, puis { $gains }
hy-then-act = puis { $list }
hy-fights = combattre { $who }
hy-if-won = en cas de victoire : { $what }
hy-spared = { $n } { $n ->
    [one] épargnée
   *[other] épargnées
}
hy-pillar-halves = à vous { $upper } ; aux autres { $lower }
hy-pillar-alone = à vous { $upper }
hy-upper-ascension-now = (ici { $n } PV)
hy-upper-left = ({ $n ->
    [0] il n’en reste aucun : sans effet
    [one] il en reste { $n }
   *[other] il en reste { $n }
})
hy-taking-nothing = rien pour Chronos
hy-pillar-prayer = une Prière s’y trouve
hy-pieces-left = { $n ->
    [one] { $n } pièce dessus
   *[other] { $n } pièces dessus
}
hy-upper-ascension = 1 PV par Technologie et par Lien, 1 Point de Grandeur, 1 de Bonté
hy-lower-ascension = 1 PV par Technologie
hy-upper-truce = 1 Fidèle et Influencer où vous voulez
hy-lower-truce = 2 Aegis
hy-upper-guidance = Fabriquer depuis l’Olympe
hy-lower-guidance = une carte du Colisée
hy-upper-ambition = 1 PV et 3 Force jusqu’à la fin de la phase d’Action
hy-lower-ambition = une carte Conflit
hy-upper-symbolism = un Temple à retirer de vos Améliorations
hy-lower-symbolism = une Prémonition
hy-upper-indoctrination = un Héros ou un Prophète à retirer de vos Améliorations, et un Lieu Bonus
hy-upper-indoctrination-none = (il n’en reste aucun : le Lieu Bonus seul)
hy-lower-indoctrination = 1 Point de Grandeur, et vous générez 1 Prière pour chacun
hy-act-convert = les Prières deviennent PV, Points de Grandeur ou pièces
hy-act-design = une Technologie entre dans l’Atelier ; elle se paie plus tard, à la Forge
hy-act-fabricate = payer une tuile de l’Atelier : elle passe à l’Usine
hy-act-produce = toutes les tuiles de l’Usine avancent d’une case ; après la troisième, elles sont achevées
hy-act-perceive = 1 Prémonition et 1 PV
hy-act-omen = payer 1 Fidèle et poser une carte Conflit : le prochain Courroux I vous épargne
hy-act-undertake = tenter une des Quêtes
hy-act-train = 1 carte du Colisée
hy-act-fight = contre un Héros du Colisée, votre allié si vous gagnez
hy-act-resurrect = ramener un Héros
hy-act-drain = { $n } Aegis
hy-act-influence = Bonté, Fidèles ou le Service, Prémonitions
hy-act-deploy = une Technologie achevée dans cette Ville
hy-wounded = blessé
hy-fallen = aux Enfers
hy-token-hidden = jeton caché
hy-spent = a fini pour cet Âge
hy-under-way = en chemin
hy-chooses-later = choisit plus tard
hy-at-home = chez soi
hy-status-thinking = réfléchit
hy-status-planning = planifie
hy-status-planned = plan scellé
hy-status-passed = a passé
hy-status-placed = { $n ->
    [0] aucun personnage placé
    [one] { $n } personnage placé
   *[other] { $n } personnages placés
}
hy-status-standin = un robot joue à sa place

## Plateaux et biens
hy-vp = PV
hy-order-pillar = Ordre du tour, par Pilier
hy-order-greatness = Grandeur
hy-pillars-left = Piliers restants
hy-ages = Âges et Primordiaux
hy-age-n = Âge { $age }
hy-age-primordial = Âge { $age } : le Primordial { $rank } vient à sa fin
hy-age-known = Âge { $age } : { $primordial } ({ $rank }). { $effect }
hy-pillar-tip = { $n }, { $name }. { $effect }
hy-automaton = L’automate
hy-by-the-rules = joué par les règles
hy-chains-of = { $n } { $n ->
    [one] Chaîne
   *[other] Chaînes
} sur { $of }
hy-wins-at-none = Gagne aussitôt à 0
hy-upgrades = Améliorations
hy-aegis = Aegis
hy-follower = Fidèles
hy-prayer = Prières
hy-kindness = Bonté
hy-spark = Étincelles
hy-determination = Détermination
hy-hand = Cartes Conflit
hy-shackle = Entraves
hy-tip-greatness = le plus haut décide, choisit son Pilier d’abord et gagne les égalités
hy-tip-upgrades = qui débloque les six gagne aussitôt ; contre Chronos, seulement quand tous les Olympiens l’ont fait
hy-tip-aegis = paie l’activation des Héros et Prophètes, et les Technologies
hy-tip-follower = paient les Technologies ; le Puits et les Primordiaux en prennent
hy-tip-prayer = se convertissent sur l’Olympe en PV, Points de Grandeur et pièces
hy-tip-kindness = tous les bonus atteints sont gagnés quand une Technologie est déployée ; puis le cube retourne à 0
hy-tip-spark = retirées des Améliorations ; chacune a son bonus
hy-tip-hand = combien sont en main, celles du Colisée comprises
hy-tip-premonitions = jouées quand vous influencez
hy-powers = Pouvoirs
hy-tokens = Jetons Lieu
hy-tokens-n = { $n } en réserve, { $used } { $used ->
    [one] utilisé
   *[other] utilisés
}
hy-hand-of = { $n } en main, dont { $coliseum } du Colisée ; { $deck } dans le paquet
hy-known = Cartes que vous connaissez
hy-all-known = Tout ce qu’on sait
hy-used = Utilisés cet Âge
hy-resting = Au repos cet Âge
hy-boost = Force dans chaque Combat de cet Âge
hy-arrogance-of = Jeton Arrogance { $name_of }
hy-weakened = Affaibli cet Âge
hy-deck-n = { $n } dans la pioche, { $discards } { $discards ->
    [one] défaussée
   *[other] défaussées
}
hy-quests-left = { $n } { $n ->
    [one] Quête
   *[other] Quêtes
} dans la pioche
hy-omens = Près de l’Oracle
hy-discards = Défaussées
hy-stored = stockée
hy-unpaid = { $place }, à payer
hy-tip-unpaid = Pas encore payée : la fabriquer à la Forge coûte { $amounts }{ $spared ->
    [0] {""}
   *[other] , { $spared } de moins sur sa case
}.
hy-deployed = déployée
hy-no-technology = aucune Technologie
hy-piece-on = { $piece }, encore dessus
hy-piece-out = { $piece }, plus dessus
hy-unlocked = débloquée
hy-keys-own = votre plateau
hy-keys-cards = vos cartes
hy-keys-chronos = le plateau de Chronos

## La fin
hy-won-by = { $way ->
    [ascension] Ascension : la dernière Amélioration est débloquée
    [ages] Six Âges sont passés : le plus de Points de Victoire l’emporte
    [upgrades] Chaque Olympien a débloqué toutes ses Améliorations
    [above] Le dernier Âge est passé : tous les Olympiens dépassent Chronos
    [chains] La dernière Chaîne est brisée : Chronos est libre
    [equal] Le dernier Âge est passé : un Olympien ne fait qu’égaler Chronos
   *[below] Le dernier Âge est passé : Chronos dépasse un Olympien
}
hy-above = { $n } de plus que Chronos
hy-short = il en manque { $n }
hy-greatness-n = Grandeur { $n }
hy-end-temple = Temples dans les Villes
hy-end-deployed = Technologies déployées
hy-end-kindness = Bonté
hy-end-spark = Étincelles
hy-end-follower = Fidèles
hy-end-aegis = Aegis
hy-end-prayer = Prières

hy-course-combat = Combat
hy-course-greatness = Grandeur
hy-course-temple = Temple
hybris-wins = La sixième Amélioration, aussitôt ; sinon le plus de PV après six Âges.
    .chronos_coop = Les six Améliorations de chacun de vous, aussitôt ; sinon plus de PV que Chronos après six Âges, chacun de vous. Chronos : toutes ses Chaînes brisées.
    .chronos_solo = Les six Améliorations, aussitôt ; sinon plus de PV que Chronos après six Âges. Chronos : toutes ses Chaînes brisées.
hy-word-shackle = se place à droite de vos Étincelles ; la prochaine Étincelle que vous retireriez d’une Amélioration défausse une Entrave à la place, sans son bonus
    .name = Entrave
    .forms = Entrave|Entraves
hy-word-weakened = qui draine peut remettre une Chaîne sur une piste de son choix, une fois par Âge pour tous les joueurs ensemble
    .name = Affaibli
    .forms = affaibli|affaiblie|affaiblir|affaiblissement
hy-word-omen = une carte Conflit à côté de l’Oracle, au prix de 1 Fidèle : le Courroux I du prochain Primordial vous épargne
    .name = Présage
    .forms = Présage|Présages
hy-word-determination = ce que peuvent coûter ensemble les cartes que vous jouez dans un Combat
    .name = Détermination
    .forms = Détermination
hy-word-mill = défausser autant de cartes du dessus d’un paquet commun ; un paquet vide pour la première fois retourne une tuile de Chronos
    .name = Meuler
    .forms = meuler|meulez|meule|meulé|meulée|meulés|meulées|meulent
hy-word-intensity = combien de cartes de l’Oracle (Ananké) ou du Colisée (Kratos) sont meulées à la fin de chaque Âge
    .name = Intensité
    .forms = Intensité
hy-word-desolation = se produit avant les Piliers de l’Âge suivant si la carte est toujours face visible ; puis la carte quitte la partie
    .name = Désolation
    .forms = Désolation
hy-word-damnation = ce que fait un Avatar dans une Ville à la fin de chaque Âge
    .name = Damnation
    .forms = Damnation
hy-word-blocked = aucun personnage ne peut aller sur cet emplacement ou dans cette Ville tant qu’un texte n’a pas retiré le jeton
    .name = Bloqué
    .forms = bloquer|bloquez|bloque|bloqué|bloquée|bloqués|bloquées
hy-word-drain = autant d’Aegis que le dit la carte du dessus aux Enfers
