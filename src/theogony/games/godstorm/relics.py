"""Relics: which is which, and their numbers. What they do stands where it applies. -- chapter 14"""

from typing import Final

from theogony.games.godstorm.content import relic

GOLDEN_FLEECE: Final = relic("the_golden_fleece")
CAULDRON_OF_LIFE: Final = relic("arawns_cauldron_of_life")
GREAT_PYRAMIDS: Final = relic("the_great_pyramids")
PANDORAS_BOX: Final = relic("pandoras_box")
STONEHENGE: Final = relic("stonehenge")
WINE_OF_ETERNAL_LIFE: Final = relic("the_wine_of_eternal_life")
TEARS_OF_GOLD: Final = relic("freyas_tears_of_gold")
TABLETS_OF_DESTINY: Final = relic("the_tablets_of_destiny")
GUNGNIR: Final = relic("gungnir_spear_of_odin")
EXCALIBUR: Final = relic("excalibur")
MJOLNIR: Final = relic("mjolnir_hammer_of_thor")
BOOK_OF_THE_DEAD: Final = relic("the_book_of_the_dead")
TREE_OF_LIFE: Final = relic("the_tree_of_life")
AEGIS: Final = relic("aegis_shield_of_athena")
SCALES_OF_OSIRIS: Final = relic("the_scales_of_osiris")

STONEHENGE_PRICE: Final = 1
WINE_ARMIES: Final = 1
TEARS_FAITH: Final = 1
TABLETS_BONUS: Final = 3
EXCALIBUR_ARMIES: Final = 2
MJOLNIR_BONUS: Final = 3
BOOK_ARMIES: Final = 2
BOOK_FAITH: Final = 4
SCALES_LIMIT: Final = 2
