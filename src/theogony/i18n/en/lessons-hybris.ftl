# The guide of the lessons. A sentence asks for something to do; .done says what was good about it, .why what the rule is for.

lesson-hybris = The first Age of Aphrodite
    .about = Take a Pillar, plan in secret, send your Olympian, win a Hero of legend, listen to the Oracle.

lesson-hybris-plan = The plan
lesson-hybris-plan-pillar = Take the Pillar of Symbolism.
    .done = It will let a Temple out of one of your Upgrades.
    .why = Everybody takes one of six, the greatest first. Its number says when you act in this Age.
lesson-hybris-plan-hero = Send your Hero to the Coliseum.
    .done = The token lies face down: nobody else knows where he goes.
    .why = One Location token under each character. A token that you use now rests in the next Age.
lesson-hybris-plan-prophet = Send your Prophet to the Oracle.
    .done = Two of your tokens are planned; the others stay in your reserve.
    .why = A token serves one character at a time, so choose what you need most.
lesson-hybris-plan-ready = Your plan is made: say that you are ready.
    .done = All are ready, and the plans are sealed.
    .why = Until the last one is ready you may change everything.

lesson-hybris-olympian = The Olympian
lesson-hybris-olympian-activate = Activate your Olympian; keep the Pillar for later.
    .done = She needs no token and no Aegis, and goes where she likes.
    .why = In her turn you also use your Pillar: before she goes, before her action, or after it.
lesson-hybris-olympian-go = Go to the first slot of the Coliseum, and pass the Pillar.
    .done = The slot itself gives something, to whoever comes first.
    .why = A slot holds one character. Who is late stands on the illustration and pays.
lesson-hybris-olympian-fight = Fight, and challenge Orpheus.
    .done = His Force lies open: you know what you have to reach.
    .why = In the Coliseum you draw cards, or fight for one of six Heroes of legend.

lesson-hybris-combat = The Combat
lesson-hybris-combat-cards = Play Bulwark, Ruse and Charge, one after the other.
    .done = 10 against 9. Each card lies to the right of the one before.
    .why = Each card works at once. Halves that fit together make a Combo, so the order counts.
lesson-hybris-combat-stop = That is enough: stop.
    .done = Orpheus is your ally from now on: a character more in every Age.
    .why = Equal Force would have been enough. Cards that you keep are there for the next Combat.

lesson-hybris-pillar = The Pillar
lesson-hybris-pillar-upper = Now your Pillar: use its upper half.
    .done = The upper half is yours; all others receive the lower one.
    .why = You must resolve it in this turn, but you need not use the upper half.
lesson-hybris-pillar-temple = Take a Temple out of the fifth Upgrade, put it in Argos.
    .done = An Upgrade that is emptied wakes; a Temple in a City works for you.
    .why = Six Upgrades, each held shut by pieces. Whoever opens the last one ascends, and wins at once.

lesson-hybris-prophet = The Prophet
lesson-hybris-prophet-activate = Activate your Prophet: it costs 1 Aegis.
    .done = His token is turned, and all see where he goes.
    .why = Heroes and Prophets cost 1 Aegis each. Olympians cost nothing.
lesson-hybris-prophet-slot = Take the slot that gives Kindness.
    .done = 1 Kindness: what Cities give you grows with it.
    .why = Choose the slot by what it gives, and by what you leave to others.
lesson-hybris-prophet-perceive = Perceive: a Premonition and 1 VP.
    .done = The most VP after six Ages win, unless somebody ascends before.
    .why = Premonitions are played when you influence a City.
