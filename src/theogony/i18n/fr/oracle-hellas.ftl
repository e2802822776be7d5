# Ce qui est en jeu à chaque question (Lords of Hellas) : la ligne de l’Oracle, dite la première fois. 130 lettres au plus.

## Mise en place et tour

oracle-PickHero = Un Héros apporte sa capacité pour toute la partie, et des caractéristiques que les Prières augmentent.
oracle-StartAt = Une Région est à vous quand vos Hoplites égalent sa Force de Population : vous commencez avec { $number }.
oracle-TakeTurn = Votre victoire la plus proche : { $way ->
    [lands] Territoires
    [temples] Temples
    [monsters] Monstres tués
    [king] le premier Monument
   *[other] une autre
}, { $have } sur { $need }. Une Action Spéciale finit le Tour.
oracle-ExtraSpecial = Une seconde Action Spéciale est rare. Couvertes chez vous jusqu'au prochain Monument : { $used }.
oracle-RepeatSpecial = Une Action Spéciale couverte sert encore une fois ; le Monument les libère ensuite toutes, aussi chez le rival.
oracle-ClearAction = Vos Actions Spéciales couvertes : { $used } ; libérée, l'une peut resservir avant le prochain Monument.
oracle-OwnAbility = La capacité de votre Héros ne sert qu'à ce moment, et ne coûte aucune Action.
oracle-PrepareChoice = En main, { $inhand ->
    [one] { $inhand } carte
   *[other] { $inhand } cartes
} Combat ; caractéristiques blessées : { $injured }. Blessée, elle compte pour 1 jusqu'au soin.
oracle-MoreArtifacts = Les Artéfacts s'utilisent d'un seul trait : après une autre action, aucun ne sert plus à ce Tour.
oracle-AfterTravel = En Quête, votre Héros n'est dans aucune Région et ne chasse pas ; chaque Tour, une Étape le rapproche du but.
oracle-Place = { $supply ->
    [one] { $supply } Hoplite reste
   *[other] { $supply } Hoplites restent
} dans votre réserve ; sur la carte, ils prennent des Régions et les tiennent.
oracle-Discard = Les cartes Combat comptent dans les Batailles et, en Chasse, pour frapper et se défendre. En main : { $inhand } ; limite : { $limit }.

## Armées

oracle-MoveHoplites = Votre Commandement dit combien d'Hoplites bougent ({ $lead }) ; là où se tiennent des ennemis, il y a Bataille.
oracle-ArmyStep = Assez d'Hoplites prennent une Région. Vous en tenez { $held } ; vidée, elle reste vôtre jusqu'à ce qu'on la prenne.
oracle-ArmySize = Ceux qui restent gardent { $origin_the } ; une Région sans Hoplite tombe devant un seul ennemi.
oracle-GoOn = Chaque pas compte : des ennemis dans la Région suivante imposent une Bataille avant d'aller plus loin.
oracle-ChooseFight = Les Batailles se suivent dans votre ordre : les cartes jouées à la première manquent ensuite (en main : { $inhand }).
oracle-ChooseFoe = Vous les combattez l'un après l'autre, et vos pertes comptent ensuite ; cartes en main : { $inhand }.
oracle-MurderFrom = Deux Hoplites meurent d'abord, puis l'Armée va n'importe où : un coup que personne n'attend.
oracle-MurderSize = Deux d'entre eux meurent avant la marche : il en arrive deux de moins qu'envoyés.
oracle-MurderTo = Toute Région est à portée : celle qui vous complète un Territoire, ou en brise un chez un rival.
oracle-SendHoplite = Un seul Hoplite prend une Région que son maître a vidée, quelle que soit sa Force de Population.
oracle-PickHoplite = Un Hoplite fortifié qui part ne l'est plus ; une Région vidée reste vôtre jusqu'à ce qu'on la prenne.
oracle-ChooseRefuge = Ils partent tous ensemble, vers une Région sans ennemi ; sans refuge, ils mourraient tous.

## Bataille

oracle-PlayOrPass = La Force d'Armée décide : vous { $own }, en face { $rival } ; l'égalité est au défenseur. Qui passe ne joue plus.
oracle-UseInBattle = La Force d'Armée est de { $own } pour vous et { $rival } en face : un texte vaut s'il renverse cela.
oracle-ExtraCard = Tous ont passé à { $own } contre { $rival } : une carte de plus peut décider, d'ordinaire sans réponse possible.
oracle-Reinforce = Chaque Hoplite en renfort compte pour 1. C'est { $own } contre { $rival } ; l'égalité est au défenseur.
oracle-ReinforceWith = C'est { $own } contre { $rival } ; ceux qui partent laissent { $origin_the } plus faible.
oracle-Flee = C'est { $own } contre { $rival } : renoncer perd la Bataille, mais aucun Hoplite.
oracle-UseAegis = { $number ->
    [one] { $number } Hoplite va
   *[other] { $number } Hoplites vont
} mourir ici ; l'Égide ne resservira qu'après le prochain Monument.
oracle-Distribute = Vous dites quels Hoplites meurent : là où plusieurs se tiennent, la perte décide qui tient la Région.
oracle-KillWhere = Moins d'Hoplites, et une Région n'est plus défendue : voyez où le contrôle tient à eux.

## Monstres et Chasses

oracle-ChooseHunt = Votre Force ({ $might }) pioche autant de cartes ; un Monstre tué donne Gloire, trophée et récompense.
oracle-OpenHunt = { $wounds ->
    [one] { $wounds } symbole de Dégât reste
   *[other] { $wounds } symboles de Dégât restent
} à couvrir, et vous tenez { $inhand ->
    [one] { $inhand } carte
   *[other] { $inhand } cartes
} ; ce texte aide dès le premier coup.
oracle-DealWounds = { $wounds ->
    [one] { $wounds } Dégât manque
   *[other] { $wounds } Dégâts manquent
} encore. Il en faut au moins un par étape, sinon la Chasse prend fin.
oracle-PayWound = Chaque carte paie un Dégât puis s'en va ; vous en tenez { $inhand }, dont les valeurs servent aussi à vous défendre.
oracle-Defend = L'attaque vaut { $value }, votre défense { $defence } jusqu'ici. Repoussée, vous piochez 2 cartes ; subie, 1 seule.
oracle-ChooseAttack = Il manque { $wounds ->
    [one] { $wounds } Dégât
   *[other] { $wounds } Dégâts
} au chasseur : l'attaque la plus dure lui coûte des cartes ou une Blessure.
oracle-UseStaff = Vous choisiriez l'attaque du Monstre, au lieu d'un rival qui prendrait la pire pour vous.
oracle-TakeWound = Un Dégât retiré est à infliger de nouveau : { $wounds ->
    [one] { $wounds } symbole est
   *[other] { $wounds } symboles sont
} à découvert à présent.
oracle-CoverByText = { $wounds ->
    [one] { $wounds } symbole reste
   *[other] { $wounds } symboles restent
} à couvrir : couvrez celui pour lequel vous n'avez pas de carte.
oracle-WoundSymbol = Un Dégât reste sur le Monstre pour tout chasseur ; sa marque ne donne rien hors d'une Chasse.
oracle-WoundMonster = Les Dégâts restent pour le prochain chasseur, quel qu'il soit : d'ordinaire, le Monstre que vous visez.
oracle-PickSymbol = { $wounds ->
    [one] { $wounds } symbole de Dégât est
   *[other] { $wounds } symboles de Dégât sont
} à couvrir ; nommez celui qui sert vos cartes (en main : { $inhand }).
oracle-DiscardSymbol = C'est le prix : cette carte quitte votre main ({ $inhand }), et sa valeur avec elle.
oracle-LowerHighest = Elle baisse pour de bon, ce n'est pas une Blessure : aucun soin ne la rend, une Prière l'augmente à nouveau.
oracle-LoseNear = Ces Hoplites sont perdus : attention là où une Région n'a pas d'autre défenseur.
oracle-PlaceHunter = La place du Héros décide de ce qu'il pourra chasser, usurper ou recruter à son prochain Tour.
oracle-ChooseTrophy = Monstres tués jusqu'ici : { $slain } ; trois donnent la victoire. La récompense de celui-ci vous reste.
oracle-Flip = Blessée, une caractéristique compte pour 1 jusqu'au soin : Commandement { $lead }, Force { $might }, Vitesse { $speed }.
oracle-Heal = Soignée, elle compte de nouveau en entier. À présent : Commandement { $lead }, Force { $might }, Vitesse { $speed }.
oracle-IgnoreOne = Une fois par Chasse, une Blessure ne compte pas. Blessures : { $injured } ; la quatrième met fin à la Chasse.
oracle-RollFor = Les Monstres bougent ou frappent selon le dé, et les choix ouverts sont à vous : l'ordre peut compter.
oracle-MoveMonster = Vous décidez où il va : plus près de votre Héros pour une Chasse, ou parmi les Hoplites d'un rival.
oracle-PickMonster = Près de votre Héros, il peut être chassé ; éloigné, il échappe à un rival.
oracle-JumpMonster = Il peut aller partout : un Héros doit être dans sa Région pour le chasser.
oracle-WalkMonster = Là où il s'arrête, il peut être chassé, et là frappera sa prochaine Attaque de Région.

## Gloire, Bénédictions, Artéfacts

oracle-KeepBlessing = Une Bénédiction est à vous pour toute la partie, visible de tous ; vous en avez { $blessed } jusqu'ici.
oracle-KeepArtifact = Un Artéfact sert une fois, puis attend le prochain Monument ; vous en avez { $artifacts_held } jusqu'ici.
oracle-SwapFor = Vous les gardez toutes sauf une ; une Bénédiction dure jusqu'à la fin, et vous en avez { $blessed }.
oracle-ChooseGlory = La Gloire d'un Territoire permet d'y usurper des Régions ; elle est prise à qui la détient.
oracle-ReturnGlory = Sans lui, plus d'Usurpation dans ce Territoire ; vos pions Gloire : { $glories }.
oracle-ChooseAttribute = Le Commandement meut les Hoplites, la Force pioche en Chasse, la Vitesse porte le Héros : { $lead }, { $might }, { $speed }.
oracle-ChooseOption = Le texte n'en fait qu'un : ce qui vous manque vaut souvent plus.
oracle-PutHero = La place de votre Héros décide de ce qu'il peut : un Monstre à chasser, une Quête, un Territoire de votre Gloire.
oracle-InjureHero = Blessée, une caractéristique compte pour 1 jusqu'au soin : de quoi freiner un chasseur ou un rival en marche.
oracle-Exchange = Autant de cartes nouvelles que de cartes défaussées ; vous en tenez { $inhand }, et leurs symboles comptent en Chasse.
oracle-KeepCards = À garder : { $keep }. Les valeurs gagnent les Batailles, les bons symboles infligent des Dégâts.

## Kronos

oracle-PlaceKronos = Ce Territoire est Hostile d'emblée, l'un des cinq qu'il faut à Kronos ; aucun Hoplite n'entre dans sa Région.
oracle-ChooseChains = Brisée, une Chaîne donne son pouvoir ; la dernière brisée libère les Actions Finales.
oracle-TitanActs = Territoires Hostiles { $hostile } sur 5, Monuments debout { $standing }. Points de Colère { $anger } ; passer les mène à { $recovery }.
oracle-ShiftMore = Les Monstres déplacés atteignent Temples et Hoplites ; votre Autorité est { $authority }, chacun bouge une fois.
oracle-ExtraTerror = La Terreur rapproche un Territoire d'Hostile ; { $hostile } sur 5 le sont. Vous avez { $anger ->
    [one] { $anger } Point
   *[other] { $anger } Points
} de Colère.
oracle-OracleFalls = Un pas vers Hostile pour le Territoire choisi, sans payer ; Hostiles jusqu'ici : { $hostile } sur 5.
oracle-RaiseTitan = Une caractéristique qui atteint 3 brise une Chaîne ; Puissance { $might_k }, Colère { $anger_k }, Autorité { $authority }.
oracle-BreakChain = Son pouvoir est à vous, mais ses symboles de Dégât s'ajoutent à Kronos ; Chaînes encore Intactes : { $intact }.
oracle-MayBreakChain = Cela coûte tous vos Points de Colère ({ $anger }) et rapproche les Actions Finales ; Chaînes Intactes : { $intact }.
oracle-PlaceOrdered = Un Monstre menace le Territoire où il est : les Temples tombent là où aucun Hoplite ne les garde.
oracle-DiscardOrders = Cinq cartes Ordre au plus : gardez celles dont le Monstre n'est pas mort et qui servent votre prochaine Action.
oracle-Scry = Vous voyez ce que Kronos piochera : ce qui va au fond ne viendra pas de longtemps.
oracle-TakeToken = Avec ce pion Gloire, vous pouvez usurper dans ce Territoire ; Kronos le reprend par la Terreur.
oracle-MarkTrophy = Une seule marque compte : une Bénédiction pour la partie, ou une meilleure Attitude de la Population.
oracle-BlessingOrPriest = Un Prêtre en prière augmente une caractéristique ; vous en avez { $priests }. Une Bénédiction, elle, reste.
oracle-KeepTrophy = Une Bénédiction agit jusqu'à la fin de la partie ; vous en avez { $blessed } jusqu'ici.
oracle-TrophyBlessing = Elle est gratuite et dure jusqu'à la fin de la partie ; vous en avez { $blessed } jusqu'ici.
oracle-LiftLand = Kronos gagne si les cinq Territoires sont Hostiles ; { $hostile } le sont. Un pas vers le haut annule une Terreur.
oracle-NameHero = Les Héros gagnent ensemble : nommez qui combat ensuite, ou qui est le plus blessé.
oracle-Petrify = Un Héros pétrifié ne bouge pas à son prochain Tour : d'ordinaire, le plus près du but.
oracle-Chase = Le Héros poursuivi doit compter avec lui aussitôt : qui a peu de cartes est le plus faible.
oracle-ChaseTo = Dans la Région du Héros, il peut être chassé aussitôt ; à côté, il menace sans ce risque.
oracle-TakeCard = Vous ne voyez cette main que maintenant : les bons symboles sont ce qu'il faut le plus au chasseur.
oracle-Riddle = La main montrée dit si une Chasse se prépare : regardez où il y a le plus de cartes.
oracle-EruptNear = Des Hoplites meurent autour de lui : une Région vidée peut perdre son Temple ou son contrôle.
oracle-EruptAt = Une Région vidée d'Hoplites ne protège plus son Temple, ni son marqueur de Contrôle lors d'une Terreur.
oracle-StrikeLand = Tout le Territoire souffre, { $number } par Région ; moins d'Hoplites y rendent aussi la Terreur moins chère.
oracle-KillUpTo = Une Région sans Hoplite perd son Temple et, lors d'une Terreur, son contrôle.
oracle-LoseAnywhere = Une Région sans Hoplite est ouverte à Kronos : cédez ceux dont la Région a d'autres défenseurs.
oracle-BuyOff = Ces cartes vous épargnent une Blessure. Vous en tenez { $inhand } ; caractéristiques déjà blessées : { $injured }.
