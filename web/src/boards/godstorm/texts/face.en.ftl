godstorm-name = Risk Godstorm
godstorm-about = War of five pantheons over the ancient world and the Underworld.
option-mode-about =
    .godstorm = Five epochs with gods, temples, miracles and the Underworld; most points at the end win.
    .classic = The same map without gods, faith or Underworld: armies, dice, territory cards and conquest.
option-setup-about =
    .dealt = The territory cards are dealt out: quick, and different every time.
    .chosen = In turn, everybody claims one free territory after another.
option-defence-about =
    .ask = Who is attacked chooses one or two dice before every roll.
    .most = The defender always rolls as many dice as allowed, without being asked: fewer waits.
godstorm-wait = { $name } { $kind ->
    [ChoosePantheon] chooses a pantheon.
    [ClaimLand] claims a territory.
    [PlaceStart] places the first armies.
    [PlaceWarGod] places the god of war.
    [PlaceTemple] places the first temple.
    [ChooseMarker] chooses a place in the turn order.
    [PlaceRaised] places armies.
    [SummonAndBuild] considers gods and temples.
    [SummonTo] places a god.
    [BuyMiracles] considers miracles.
    [PlayMiracles] considers a miracle.
    [Invade] chooses a territory to invade.
    [Commit] gathers the force.
    [BringGods] gathers the force.
    [Assault] leads the attack.
    [Defend] defends.
    [AnswerWithSky] may answer with a miracle.
    [Fortify] fortifies.
    [FortifyTo] fortifies.
    [FortifyArmies] fortifies.
    [Embark] embarks dead armies.
    [InvadeUnderworld] invades the Underworld.
    [MoveMore] moves in.
   *[other] decides.
}
