hellas-name = Lords of Hellas
hellas-about = Heroes, armies, monsters and the monuments of the gods; or all together against Kronos.
option-mode-about =
    .base = Everybody for themselves: Lands, Temples, Monsters or a Monument win.
    .kronos = One plays the Titan Kronos, the others are Heroes on one side.
hellas-wait = { $name } { $kind ->
    [Place] places Hoplites.
    [TakeTurn] takes a turn.
    [ChooseHero] chooses a Hero.
    [KeepBlessing] chooses a Blessing.
    [PlayOrPass] fights a Battle.
    [ChooseFight] looks for a Battle.
    [MoveHoplites] moves Hoplites.
    [WalkMonster] leads a Monster.
    [DealWounds] hunts a Monster.
   *[other] is choosing.
}
