# Ce qui est en jeu à chaque question (Dice Forge) : la ligne de l’Oracle, dite la première fois. 130 lettres au plus.

## Mise en place et tour

oracle-DraftSet = Un set posé l'est pour toute la table ; { $left ->
    [one] { $left } emplacement attend
   *[other] { $left } emplacements attendent
} encore le sien.
oracle-Act = Une meilleure face rapporte à chaque manche encore à venir ({ $left }) ; la Gloire d'un Exploit compte à la fin.
oracle-ExtraAction = 2 Fragments Solaires paient une offrande ou un Exploit de plus. Votre réserve en a { $sun } ; manches à venir : { $left }.
oracle-Reinforce = Chaque renfort sert une fois par tour sans prendre d'action ; laissé de côté, il est perdu pour ce tour.
oracle-SendMerchants = Une meilleure face rapporte à chaque manche à venir ({ $left }) ; un Marchand gardé donne 2 Points de Gloire maintenant.

## Forger

oracle-Offering = Les faces d'une offrande sont toutes différentes ; il vous reste { $gold } or, et l'or ne vaut rien à la fin.
oracle-BuyFace = Cet achat ne prend pas d'action. Vous avez { $gold } or, et une face rapporte à chaque manche à venir ({ $left }).
oracle-MustBuyFace = L'achat est obligatoire si vous pouvez payer. Avec { $gold } or, la face la plus chère rapporte souvent le plus.
oracle-TakeFace = Elle est gratuite et peut sortir à chaque manche encore à jouer ({ $left }).
oracle-TakeFromTemple = Tout le Temple vous est ouvert : une face à 12 or ne vous coûte pas plus qu'une face à 2.
oracle-ForgeFace = L'ancienne face est perdue pour de bon. Vos dés portent encore { $number ->
    [one] { $number } face
   *[other] { $number } faces
} 1 or.
oracle-ChooseUpgrade = Une face améliorée vaut une face achetée : elle peut sortir à chaque manche à venir ({ $left }).
oracle-ChooseBetter = Elle ne coûte pas d'or ; la face qu'elle remplace est perdue pour de bon.

## Dés et faveurs

oracle-ChooseDie = Seul le dé choisi est lancé ; l'autre reste tel quel et ne donne rien.
oracle-ChooseOrder = Votre or est à { $gold } sur { $total } : le surplus est perdu, et une face peut dépendre de l'autre.
oracle-CopyFace = Un Miroir prend le pouvoir d'une face que les autres affichent ; il y en a { $number }.
oracle-ChooseGain = Votre réserve contient { $had } or sur { $total }, { $sunhad ->
    [one] { $sunhad } solaire
   *[other] { $sunhad } solaires
} et { $moonhad ->
    [one] { $moonhad } lunaire
   *[other] { $moonhad } lunaires
} ; ce qui déborde est perdu.
oracle-NameGain = Ce que vous annoncez est ce que regarde l'autre face : son petit gain peut devenir un grand.
oracle-ShowFace = Vous choisissez la face au lieu de la lancer : c'est le moment de votre meilleure.
oracle-ApplyShown = Toute face affichée convient, celles des autres aussi : il y en a { $number }.
oracle-ApplyLit = Cela coûte 3 or, sur { $gold } : une face qui donne davantage en vaut la peine.
oracle-UseTwins = Pour 3 or, sur { $gold }, un dé est relancé ; chaque usage apporte aussi un petit gain une fois les jets finis.
oracle-OfferRepeat = Le même résultat encore une fois, contre un jeton qui disparaît : vous avez { $number ->
    [one] { $number } jeton Cerbère
   *[other] { $number } jetons Cerbère
}.
oracle-OfferRefusal = La Gloire compte à la fin ; or et Fragments seulement s'ils sont encore dépensés. Manches à venir : { $left }.

## Or et Fragments

oracle-StoreGold = Un parcours du Marteau achevé donne de la Gloire, un Sceptre garde l’or. Le reste va en réserve ({ $had } sur { $total }).
oracle-PayGold = Ce que paie le Sceptre reste dans votre réserve, qui garde { $had } or pour la suite.
oracle-PayShards = Ce que paient Sceptre ou Fragments Originels reste en réserve : { $sunhad ->
    [one] { $sunhad } solaire
   *[other] { $sunhad } solaires
} et { $moonhad ->
    [one] { $moonhad } lunaire
   *[other] { $moonhad } lunaires
}.
oracle-SpendGold = 1 or devient aussitôt 1 Point de Gloire. Vous en avez { $gold }, et l'or ne vaut rien à la fin.

## Exploits

oracle-NameResource = Tout ce que les dés de toute la table en montrent est à vous, dans la limite de votre réserve.
oracle-PickDice = Deux dés des autres, sur { $number } en tout, comptent comme si vous les aviez lancés ; personne n'y perd rien.
oracle-NamePlayer = Elle reste sur ce dé et vous rapporte à chaque fois. Le plus de points chez les autres : { $of }, { $total }.
oracle-ChooseFreeFeat = Il ne vous coûte rien, quel que soit son prix : plus l'Exploit est cher, plus vous économisez.
oracle-PlaceMemory = Il vous revient après votre prochain Exploit sur cette île, une seule fois : une île où vous comptez aller.
oracle-RecallMemories = Vous les recevez tous ; l'ordre compte pour votre allégeance et pour ce qui déborde.

## La Déesse

oracle-ChoosePath = Le chemin décide de ce que votre Golem rencontrera : salles au trésor, échanges, la Déesse elle-même.
oracle-ChooseTreasure = Qui entre en premier reçoit le bon côté d'un trésor ; { $left ->
    [one] { $left } salle est encore intacte
   *[other] { $left } salles sont encore intactes
}.
oracle-Exchange = Proposé une fois par arrivée. Vous avez { $gold } or et { $moonhad ->
    [one] { $moonhad } Fragment Lunaire
   *[other] { $moonhad } Fragments Lunaires
} ; manches à venir : { $left }.
oracle-PuzzleRoll = Le Dé Céleste peut donner or ou Fragments : lancé d'abord, il peut payer ce que le Golem rencontrera.
