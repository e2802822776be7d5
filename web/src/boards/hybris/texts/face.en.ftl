hybris-name = Hybris
hybris-about = Olympians send Heroes and Prophets in secret, found technologies and ascend; or all together against Chronos.
option-hybris-mode-about =
    .base = Everybody for themselves: the last Upgrade unlocked, or the most victory points after six Ages.
    .chronos_coop = All Olympians on one side; the rules play Chronos.
    .chronos_solo = Nobody but you; the rules play Chronos. All six Upgrades win, or more victory points than he after six Ages.
option-olympians-about =
    .taken = Each takes one of the eight, in the order of the seats.
    .drawn = Chance deals them.
hybris-wait = { $name } { $kind ->
    [Plan] is planning.
    [WhichToken] is planning.
    [PillarMoment] may use a Pillar.
    [PlayPremonitions] may play a Premonition.
    [ActAt] acts at a location.
    [AfterAction] ends an action.
    [ChooseTechnology] deploys a Technology.
   *[other] decides.
}
