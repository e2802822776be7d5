theomachy-name = Theomachy
theomachy-about = Cults bet their followers on the stars; gods, cards and a cool face decide the Battle.
theomachy-wait = { $kind ->
    [React] Waiting for reactions.
    [CloseHand] Waiting for reactions.
    [BettingTurn] { $name } is betting.
    [BattleTurn] { $name } is fighting.
    [ChoosePantheon] { $name } chooses a pantheon.
    [ChoosePack] { $name } chooses a pack.
    [NameTarget] { $name } chooses whom it is about.
    [NameChoice] { $name } is choosing.
    [TakePrayer] { $name } takes a Prayer card.
    [TakeFree] { $name } takes a Prayer card.
    [ChooseMyth] { $name } looks at the Mythology deck.
    [UseMyth] { $name } may use Mythology.
   *[other] { $name } is choosing cards.
}
