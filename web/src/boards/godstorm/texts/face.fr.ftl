godstorm-name = Risk Godstorm
godstorm-about = La guerre de cinq panthéons pour l’Ancien Monde et les Enfers.
option-mode-about =
    .godstorm = Cinq époques avec dieux, temples, miracles et Enfers ; le meilleur total à la fin l’emporte.
    .classic = La même carte sans dieux, ni croyance, ni Enfers : armées, dés, cartes Territoire et conquête.
option-setup-about =
    .dealt = Les cartes Territoire sont distribuées : la mise en place est rapide et change à chaque partie.
    .chosen = Chacun à son tour prend un territoire libre.
option-defence-about =
    .ask = Qui subit l’attaque choisit un ou deux dés avant chaque jet.
    .most = Le défenseur lance toujours autant de dés que permis, sans être consulté : moins d’attente.
godstorm-wait = { $name } { $kind ->
    [ChoosePantheon] choisit un panthéon.
    [ClaimLand] prend un territoire.
    [PlaceStart] place ses premières armées.
    [PlaceWarGod] place le dieu de la guerre.
    [PlaceTemple] place son premier temple.
    [ChooseMarker] choisit une place dans l’ordre du tour.
    [PlaceRaised] place des armées.
    [SummonAndBuild] pense aux dieux et aux temples.
    [SummonTo] place un dieu.
    [BuyMiracles] pense aux miracles.
    [PlayMiracles] pense à un miracle.
    [Invade] choisit un territoire à envahir.
    [Commit] rassemble ses forces.
    [BringGods] rassemble ses forces.
    [Assault] mène l’attaque.
    [Defend] se défend.
    [AnswerWithSky] peut répondre par un miracle.
    [Fortify] fortifie.
    [FortifyTo] fortifie.
    [FortifyArmies] fortifie.
    [Embark] embarque des armées mortes.
    [InvadeUnderworld] envahit les Enfers.
    [MoveMore] avance.
   *[other] décide.
}
