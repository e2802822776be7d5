hellas-name = Lords of Hellas
hellas-about = Héros, armées, monstres et monuments des dieux ; ou tous ensemble contre Kronos.
option-mode-about =
    .base = Chacun pour soi : Territoires, Temples, Monstres ou un Monument donnent la victoire.
    .kronos = Une personne joue le Titan Kronos, les autres sont des Héros du même camp.
