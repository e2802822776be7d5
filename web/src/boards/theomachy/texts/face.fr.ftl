theomachy-name = Théomachie
theomachy-about = Des Cultes misent leurs fidèles sous les étoiles ; dieux, cartes et sang-froid décident de la Bataille.
theomachy-wait = { $kind ->
    [React] On attend les réactions.
    [CloseHand] On attend les réactions.
    [BettingTurn] { $name } enchérit.
    [BattleTurn] { $name } se bat.
    [ChoosePantheon] { $name } choisit un panthéon.
    [ChoosePack] { $name } choisit un paquet.
    [NameTarget] { $name } choisit une cible.
    [NameChoice] { $name } fait un choix.
    [TakePrayer] { $name } prend une carte Prière.
    [TakeFree] { $name } prend une carte Prière.
    [ChooseMyth] { $name } regarde sa Mythologie.
    [UseMyth] { $name } peut utiliser sa Mythologie.
   *[other] { $name } choisit des cartes.
}
