theomachy-name = Theomachy
theomachy-about = Cults bet their followers on the stars; gods, cards and a cool face decide the Battle.
