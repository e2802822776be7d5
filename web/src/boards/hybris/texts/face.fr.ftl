hybris-name = Hybris
hybris-about = Les Olympiens envoient en secret Héros et Prophètes, déploient des Technologies et s’élèvent ; ou tous ensemble contre Chronos.
option-hybris-mode-about =
    .base = Chacun pour soi : la dernière Amélioration débloquée, ou le plus de Points de Victoire après six Âges.
    .chronos_coop = Tous les Olympiens dans le même camp ; les règles jouent Chronos.
    .chronos_solo = Vous seul ; les règles jouent Chronos. Les six Améliorations donnent la victoire, ou plus de Points de Victoire que lui après six Âges.
option-olympians-about =
    .taken = Chacun en prend un parmi les huit, dans l’ordre des places.
    .drawn = Le sort les distribue.
hybris-wait = { $name } { $kind ->
    [Plan] planifie.
    [WhichToken] planifie.
    [PillarMoment] peut user d’un Pilier.
    [PlayPremonitions] peut jouer une Prémonition.
    [ActAt] agit dans un Lieu.
    [AfterAction] termine une action.
    [ChooseTechnology] déploie une Technologie.
   *[other] décide.
}
