# Ce qui est en jeu à chaque question (Theomachy) : la ligne de l’Oracle, dite la première fois. 130 lettres au plus.

## Mise en place

oracle-ChoosePantheon = Votre panthéon décide des dieux parmi lesquels vous choisirez et de la Mythologie à acheter plus tard.
oracle-ChooseGod = Un dieu a une Capacité à utiliser et une Demande à satisfaire : la satisfaire rapporte des Miracles.
oracle-ChoosePack = Ce sont les cartes de vos premières Mains ; les cartes Prière améliorent le deck de Main en Main.
oracle-PickCard = Vous avez { $total ->
    [one] { $total } carte
   *[other] { $total } cartes
} sur 12 et en écarterez quatre ; le reste du paquet va au joueur suivant.
oracle-DropCards = Huit cartes forment votre deck ; peu d'Essences se réveillent plus facilement qu'un peu de chacune.

## Enchères

oracle-BettingTurn = { $owed ->
    [0] Vous ne devez rien : passer est gratuit. Se coucher vous coûterait votre Enjeu ({ $number }).
   *[other] Se coucher vous coûte votre Enjeu ({ $number }) ; rester, { $owed } de plus, sur un Culte qui vaut { $total }.
}
oracle-InvokeOnFold = Vous vous couchez et perdez votre Enjeu ({ $number }) : cette Capacité est ce que la Main peut encore vous donner.
oracle-UseMyth = Chaque carte Mythologie a son moment, une fois par Main : ce que vous laissez attend une autre Main.
oracle-React = Une réponse n'est possible que maintenant. Vous avez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} ; leur Essence doit être visible.

## Bataille

oracle-BattleTurn = La plus haute Puissance gagne : vous { $power }, le meilleur rival { $total }. Quand tous passent à la suite, c'est fini.
oracle-NameTarget = Seuls les rivaux encore dans la Main peuvent gagner ; le plus fort a { $total } de Puissance, vous { $power }.
oracle-NameChoice = Ce que vous nommez subit l'effet : regardez la Constellation ouverte ({ $number } sur 5) et les Enjeux.
oracle-ChooseLocation = Un Lieu endommagé agit encore ; endommagé une fois de plus, il est perdu, et son jeton avec lui.

## Clôture

oracle-CloseHand = La Main se clôt : dernier moment pour ces textes, même hors de la Main. Cartes en main : { $number }.
oracle-TakeReward = Un fidèle de la Banque rejoint votre Culte pour de bon : il vaut { $total } à présent.
oracle-KeepCards = Ce que vous gardez compte parmi les cinq cartes de la Main suivante ; vous en tenez { $number }.
oracle-TopDiscard = Tout le monde voit la carte du dessus et peut en déduire votre jeu ; celles du dessous restent cachées.
oracle-TopOfBlock = Tout le monde voit la carte du dessus et peut en déduire votre jeu ; celles d'en dessous restent cachées.

## Prières et mythes

oracle-TakePrayer = Elle rejoint votre deck. Son prix sort de votre Culte (qui vaut { $total }) ; la prochaine Mise Initiale est de { $ante }.
oracle-TakeFree = Elle rejoint votre deck pour de bon et ne coûte aucun fidèle, où qu'elle soit sur la Piste.
oracle-ChooseMyth = Achetée, elle reste à vous ; sous le paquet, une autre la remplace. Vous avez { $number ->
    [one] { $number } Miracle
   *[other] { $number } Miracles
}.

## Cartes en main

oracle-DiscardEssence = La Constellation ne réveille pas toute carte : de vos { $number } en main, donnez la moins utile.
oracle-PickFromHand = Vous ne voyez cette main que maintenant : la carte que la Constellation réveille manquera le plus.
oracle-MayReplace = Vous l'avez vue, pas les autres : ouverte, elle réveille les cartes de son Essence, à vous comme à eux.
oracle-ReclaimCard = Elle revient dans votre main ({ $number } à présent), et personne ne voit laquelle.
oracle-DiscardCards = Votre main ({ $number }) est tout ce que vous avez pour cette Main : gardez ce que réveillent les Essences ouvertes.
