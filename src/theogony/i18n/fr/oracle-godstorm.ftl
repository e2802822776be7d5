# Ce qui est en jeu à chaque question (Risk Godstorm) : la ligne de l’Oracle, dite la première fois. 130 lettres au plus.

## Mise en place

oracle-ChoosePantheon = Les panthéons ne diffèrent que par le nom, la couleur et le paradis : aucun choix n'est plus fort.
oracle-ClaimLand = Des territoires voisins se défendent mieux : vous en avez { $territories }, et un continent entier paie à chaque tour.
oracle-PlaceStart = Vous tenez { $territories ->
    [one] { $territories } territoire
   *[other] { $territories } territoires
} : les armées servent là où un continent se complète ou se défend.
oracle-PlaceWarGod = Votre dieu de la guerre gagne les égalités quand il attaque : une frontière forte est un bon départ.
oracle-PlaceTemple = Un temple rapporte 1 armée et 1 point de croyance à chacun de vos tours, et relance les 1 du défenseur.

## L'époque

oracle-Bid = Toute mise est payée, gagnée ou perdue. Vos points de croyance ({ $faith }) paient aussi dieux, temples et miracles.
oracle-ChooseMarker = En premier, vous frappez avant les autres ; en dernier, personne ne répond avant la fin de l'époque { $epoch } sur { $total }.

## Lever des armées

oracle-UseRelic = Ces reliques agissent au début de chacun de vos tours, avant les armées ; seul leur ordre vous appartient.
oracle-PlaceRaised = { $armies ->
    [one] { $armies } armée est
   *[other] { $armies } armées sont
} à placer. { $territories ->
    [one] { $territories } territoire en rapporte
   *[other] { $territories } territoires en rapportent
} { $number } par tour ; un continent entier, davantage.
oracle-OfferBook = La croyance paie dieux et miracles, les armées tiennent le sol. Croyance : { $faith } ; armées levées : { $armies }.
oracle-Revive = Une armée revenue d'une crypte se tient aussitôt près d'un de vos temples ; vous tenez { $number ->
    [one] { $number } crypte
   *[other] { $number } cryptes
}.
oracle-ReviveTo = Elle revient gratuitement près d'un de vos temples : le plus menacé en a le plus besoin.

## Dieux, temples, miracles

oracle-SummonAndBuild = Un temple rapporte 1 armée et 1 point de croyance par tour ; tours restants après celui-ci : { $left }. Croyance : { $faith }.
oracle-SummonTo = { $power ->
    [0] Les morts qu'il fait en attaquant n'ont pas de paradis
    [1] Elle relance les 1 de son camp au combat
    [2] Il ajoute un dé en guerre divine
   *[other] Il gagne vos égalités en attaque
}. Il faut une armée sur place.
oracle-BuyMiracles = Seul le paquet d'un dieu en jeu vous vend des cartes ; les jouer coûte souvent encore. Votre croyance : { $faith }.
oracle-PlayMiracles = Les cartes Guerre et Mort se jouent maintenant ; les cartes Ciel attendent une attaque. Croyance : { $faith }.
oracle-Choice = La carte vaut ce que vaut sa cible : pesez ce qu'elle y change, pour vous et pour vos rivaux.
oracle-TakeCard = Vous ne voyez cette main que maintenant ; les autres apprendront le paquet de la carte, pas son nom.
oracle-OfferAegis = Abandonnée, l'égide est perdue : elle vaut ce prix contre une carte qui vous coûterait davantage.

## Envahir

oracle-Invade = Chaque territoire compte à la fin, et pour vos armées à chaque tour ; vous en tenez { $territories } sur { $total }.
oracle-Commit = { $number ->
    [one] { $number } armée est
   *[other] { $number } armées sont
} là contre { $armies } ; le nombre déclaré s'ajoute à votre jet en guerre divine.
oracle-BringGods = Les dieux engagés aident en guerre divine et à la bataille ; qui perd une guerre divine est banni.
oracle-AnswerWithSky = Maintenant ou jamais : une carte Ciel répond à une invasion. Attaquants { $number }, défenseurs { $armies } ; croyance { $faith }.
oracle-ChooseAttackingGod = Le plus haut total gagne, le perdant est banni ; vos armées déclarées ({ $number }) s'ajoutent à vos dés.
oracle-ChooseDefendingGod = Le plus haut total gagne. Vos armées ici ({ $armies }) s'y ajoutent ; l'égalité est à vous, sauf contre la guerre.
oracle-Assault = Plus de dés, plus de chances : { $number ->
    [one] { $number } armée est
   *[other] { $number } armées sont
} au départ contre { $armies }. L'égalité va d'ordinaire au défenseur.
oracle-Defend = Deux dés peuvent gagner ou perdre deux armées d'un coup ; vous en avez { $armies } ici, et l'égalité est souvent à vous.
oracle-KeepArmies = Chaque armée sauvée coûte 1 point de croyance (vous en avez { $faith }) ; tant qu'il en reste une, rien n'est pris.
oracle-MoveMore = Les armées qui entrent peuvent attaquer plus loin ; celles qui restent gardent le territoire derrière elles.
oracle-EnterWith = Personne n'est là : aucun dé n'est lancé, et les armées qui entrent peuvent continuer d'attaquer.
oracle-GodsFollow = Un dieu n'est en sûreté qu'auprès de vos armées ; entrer dans un pays infesté le bannit.

## Fortifier

oracle-Fortify = Une fois par tour, à la fin : la dernière occasion de garder vos territoires ({ $territories }) avant les autres.
oracle-FortifyTo = Une chaîne de vos territoires doit y mener ; les frontières ont plus besoin d'armées que l'arrière.
oracle-FortifyArmies = Une armée doit rester ; des { $number } qui sont là, celles qui partent garderont l'autre bout.
oracle-FortifyGods = Un dieu a besoin d'une de vos armées près de lui ; au bout du chemin, un pays infesté le bannit.

## Enfers

oracle-Embark = Vos armées mortes ({ $number } au paradis) combattent encore : chaque crypte, chaque autel vaut un point à la fin.
oracle-InvadeUnderworld = Les cryptes rendent des armées, les autels ajoutent des dés, chacun vaut un point ; vous en tenez { $underworld }.

## Classique

oracle-TradeSets = Chaque série échangée vaut plus que la précédente ; celle-ci donne { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}. Cartes en main : { $number }.
oracle-ShownLand = Ces 2 armées s'ajoutent et se posent aussitôt : une frontière, ou l'endroit d'où vous attaquerez.
