hellas-name = Lords of Hellas
hellas-about = Heroes, armies, monsters and the monuments of the gods; or all together against Kronos.
option-mode-about =
    .base = Everybody for themselves: Lands, Temples, Monsters or a Monument win.
    .kronos = One plays the Titan Kronos, the others are Heroes on one side.
