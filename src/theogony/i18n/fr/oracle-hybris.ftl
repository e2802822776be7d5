# Ce qui est en jeu à chaque question (Hybris) : la ligne de l’Oracle, dite la première fois. 130 lettres au plus.

## Mise en place et Piliers

oracle-TakeOlympian = Ses six Améliorations disent où chaque Olympien excellera ; les débloquer toutes peut donner la victoire.
oracle-TakePillar = { $rivals ->
    [0] Vous en prenez deux pour le tour de votre Olympien : chacun brise une Chaîne ou monte une Intensité
   *[other] Son numéro dit quand vous jouez. Au tour de votre Olympien, la partie supérieure est à vous, l'inférieure aux autres
}. Âge { $age } sur { $total }.
oracle-MarkPillar = Quand sa partie inférieure viendra, vous pourrez payer Aegis et Prières pour la supérieure à la place.
oracle-PillarMoment = Avant le déplacement, avant l'action ou après : la partie supérieure peut payer ce que vous ferez ensuite.
oracle-UseUpper = { $rivals ->
    [0] Chronos profite de votre Focus
   *[other] Les autres reçoivent la partie inférieure
} de toute façon, que vous utilisiez la partie supérieure ou non.
oracle-ResolvePowers = Tous sont résolus et vous choisissez l'ordre : ce que l'un donne peut payer l'autre.
oracle-Occasion = Un texte répond à cet événement maintenant ou pas du tout ; il ne prend aucune action.

## Planification et tour

oracle-Plan = Un jeton utilisé se repose tout l'Âge suivant ; activer ensuite coûtera 1 Aegis, et vous en avez { $aegis_had }.
oracle-WhichToken = Utilisé pendant cet Âge, il se repose tout le suivant ; jetons disponibles : { $tokens_had }.
oracle-TakeTurn = Un Héros ou Prophète coûte 1 Aegis (vous en avez { $aegis_had }), votre Olympien rien. Qui passe ne joue plus de l'Âge.
oracle-PayActivation = Vous avez { $aegis_had } Aegis ; certaines réductions ne servent qu'une fois par Âge.
oracle-Go = Un emplacement donne aussitôt son bonus ; s'ils sont tous pris, l'illustration coûte quelque chose.
oracle-ActAt = Une action du Lieu. Vous avez { $aegis_had } Aegis, { $followers_had ->
    [one] { $followers_had } Fidèle
   *[other] { $followers_had } Fidèles
}, { $prayers_had ->
    [one] { $prayers_had } Prière
   *[other] { $prayers_had } Prières
}.
oracle-AfterAction = Votre tour s'achève ensuite : ce que vous laissez de côté ne servira peut-être plus.
oracle-ChooseOption = Le texte n'en fait qu'un. Vous avez { $aegis_had } Aegis, { $followers_had ->
    [one] { $followers_had } Fidèle
   *[other] { $followers_had } Fidèles
}, { $prayers_had ->
    [one] { $prayers_had } Prière
   *[other] { $prayers_had } Prières
}.

## Olympe et Forge

oracle-Convert = 1 Prière vaut 1 PV ou 1 Point de Grandeur ; plusieurs, une pièce d'Amélioration. Prières : { $prayers_had } ; à débloquer : { $locked }.
oracle-PayConversion = Vous avez { $prayers_had ->
    [one] { $prayers_had } Prière
   *[other] { $prayers_had } Prières
} ; ce qu'une réduction épargne paie une autre Conversion.
oracle-TakeOut = La dernière pièce d'une Amélioration débloque son pouvoir pour la partie ; encore verrouillées : { $locked }.
oracle-PutTemple = Dans sa Ville, un Temple ajoute à chaque Influence et à chaque Déploiement ; vous en avez { $temples_had } sur la carte.
oracle-Design = Rien à payer maintenant : son prix est dû à la Forge. Déployée dans une Ville, elle rapporte PV et Prières.
oracle-Fabricate = En B elle coûte 1 de moins, en C 2 de moins. Vous avez { $aegis_had } Aegis et { $followers_had ->
    [one] { $followers_had } Fidèle
   *[other] { $followers_had } Fidèles
}.
oracle-PayFabrication = Vous avez { $aegis_had } Aegis et { $followers_had ->
    [one] { $followers_had } Fidèle
   *[other] { $followers_had } Fidèles
} ; l'Aegis paie aussi l'envoi des Héros et Prophètes.
oracle-Guide = Droit dans l'Usine, au prix entier. Vous avez { $aegis_had } Aegis et { $followers_had ->
    [one] { $followers_had } Fidèle
   *[other] { $followers_had } Fidèles
}.
oracle-Advance = Une tuile qui quitte l'Usine est stockée par qui la possède, prête à être déployée dans une Ville.
oracle-RemoveTechnology = Deux seulement se stockent, et celle qui part quitte la partie : gardez ce qui convient à une Ville à portée.

## Oracle, Moires, Colisée, Enfers

oracle-Omen = Elle vous épargne le Courroux I du prochain Primordial et vous le montre ; la carte revient ensuite.
oracle-Undertake = Une Épopée va de Chant en Chant, un Affrontement est un Combat ; un échec, et votre personnage est vaincu. En main : { $inhand }.
oracle-PayCanto = Payée, la Quête continue et sa récompense approche ; impayée, votre personnage est vaincu.
oracle-ReturnCharacter = Qui rentre est épuisé pour cet Âge ; sans cela, le personnage en Quête est vaincu.
oracle-ShowCards = Les Éléments demandés l'accomplissent ; sans eux, votre personnage est vaincu. Cartes en main : { $inhand }.
oracle-DiscardOn = La défausse est entamée et se termine ; votre main ({ $inhand }) sert aussi aux Combats à venir.
oracle-GoOnWithEpic = Le Chant suivant coûte une carte, réussi ou non ; en cas d'échec, votre personnage est vaincu. En main : { $inhand }.
oracle-Challenge = Battu, il devient votre allié dès l'Âge suivant ; si vous perdez, votre personnage est vaincu. En main : { $inhand }.
oracle-Resurrect = De retour en réserve, il pourra être envoyé à l'Âge suivant ; à présent aux Enfers : { $fallen }.
oracle-DefeatHero = Il reste aux Enfers jusqu'à ce que vous l'y ressuscitiez ; vos Héros qui y sont déjà : { $fallen }.
oracle-SendFighter = Un Héros qui perd va aux Enfers ; votre Olympien { $ages_left ->
    [0] serait blessé et perdrait 1 Point de Grandeur
   *[other] resterait couché tout l'Âge suivant
}.

## Monde Mortel

oracle-InfluenceAnywhere = Nul besoin d'y être, et le Puits ne reçoit aucune Prière : la Ville dont le don vous manque le plus.
oracle-FollowersOrService = L'un ou l'autre, pas les deux : vous avez { $followers_had ->
    [one] { $followers_had } Fidèle
   *[other] { $followers_had } Fidèles
}, qui paient les Technologies.
oracle-TempleExtra = La Bonté ({ $kindness_had }) rapporte quand vous déployez ; les Fidèles ({ $followers_had }) paient les Technologies.
oracle-PlayPremonitions = Elles ne se jouent que pendant une Influence, et si leur condition est remplie ; vous en tenez { $foreseen }.
oracle-DestroyTemple = Il quitte la partie, mais ce qu'il a débloqué le reste ; vos Temples sur la carte : { $temples_had }.
oracle-ChooseTechnology = Vous gagnez ses PV, des Prières du Puits ({ $well }) et tout ce que votre Bonté ({ $kindness_had }) a atteint.
oracle-ChooseSpace = Les liens qui rejoignent une voisine rapportent 1 PV chacun, de part et d'autre ; rien ne se tourne.
oracle-TempleReward = Un PV compte à la fin (vous : { $vp_had }) ; une Prière ({ $prayers_had } à présent) peut devenir plus à l'Olympe.
oracle-MayContest = Gagnez, et l'une des trois récompenses est à vous ; perdez, et votre personnage est vaincu. En main : { $inhand }.
oracle-Claim = L'une des trois est à vous, les autres à qui déploie ; sa Bonté compte, non la vôtre. Prières dans le Puits : { $well }.

## Combat

oracle-GoOn = La Force est de { $own } pour vous, { $rival } en face ; l'égalité est au défenseur. Votre Détermination : { $resolve }.
oracle-PlayOn = Force : vous { $own }, l'ennemi { $rival }. Une carte inutile ici restera pour un autre Combat ; en main : { $inhand }.
oracle-Recover = Elle revient dans votre main ({ $inhand } à présent), où elle peut former un Combo.
oracle-Discard = Les cartes Conflit gagnent Combats et Quêtes ; vous en tenez { $inhand }. Elles reviennent avec le paquet renouvelé.

## Chronos

oracle-ChooseFocus = Là où est votre jeton, vous agissez à la place de Chronos ; sur un Concept Enchaîné, sa carte vous concerne.
oracle-ResolveConcept = Laissé de côté, il peut encore venir quand vous passerez : choisissez le moment qui coûte le moins.
oracle-PayForAll = La victoire est commune : qui le peut paie. Aegis { $aegis_had }, Fidèles { $followers_had }, Prières { $prayers_had }.
oracle-ChooseEvil = Chronos gagne sans Chaînes (il en reste { $chains_left }) ou aux PV : il en a { $titan_vp }, vous { $vp_had }.
oracle-ChooseChain = Chronos gagne quand il ne reste aucune Chaîne ; il en reste { $chains_left }. Sur une piste vide, il gagne des PV.
oracle-Weaken = Une Chaîne peut être ajoutée par Âge, pour toute la table ; il en reste { $chains_left } : à zéro, Chronos gagne.
oracle-SendAvatar = Un Avatar combat qui se tient dans sa Ville et en écarte les Prophètes tant que personne ne le bat.
oracle-Offer = Ensemble, vos cartes doivent atteindre l'Intensité de Kratos pour annuler la Contestation ; vous en tenez { $inhand }.
oracle-BlockSlot = Personne ne va sur un emplacement bloqué ; qui s'y trouve rentre, épuisé pour cet Âge.
oracle-Unblock = Un emplacement libre redonne son bonus, à qui de vous arrive en premier.
oracle-TakeAncient = Elle ne se conçoit pas et arrive prête à déployer ; de ces Technologies, il en reste { $ancient_left }.
oracle-GiveAncient = Un plateau en stocke deux : qui peut la déployer le plus tôt en tire le plus.
