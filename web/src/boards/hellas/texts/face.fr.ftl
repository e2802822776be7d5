hellas-name = Lords of Hellas
hellas-about = Héros, armées, Monstres et Monuments des dieux ; ou tous ensemble contre Kronos.
option-mode-about =
    .base = Chacun pour soi : Territoires, Temples, Monstres ou un Monument donnent la victoire.
    .kronos = Une personne joue le Titan Kronos, les autres sont des Héros du même camp.
hellas-wait = { $name } { $kind ->
    [Place] place des Hoplites.
    [TakeTurn] joue son Tour.
    [ChooseHero] choisit un Héros.
    [KeepBlessing] choisit une Bénédiction.
    [PlayOrPass] livre Bataille.
    [ChooseFight] cherche la Bataille.
    [MoveHoplites] déplace des Hoplites.
    [WalkMonster] mène un Monstre.
    [DealWounds] chasse un Monstre.
   *[other] choisit.
}
