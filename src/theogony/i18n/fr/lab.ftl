## Le laboratoire : « theogony lab »

cli-lab = Expériences : beaucoup de parties entre robots, gardées dans un dossier.
cli-lab-more = Ce qui est joué n’est jamais perdu : la même commande reprend où l’on s’était arrêté.
cli-lab-run = Mène une expérience, ou la reprend.
cli-lab-run-more = Le code de sortie est 1 si une partie s’est terminée par une erreur.
cli-lab-run-file = Un fichier YAML qui décrit une expérience, ou le dossier d’une expérience.
cli-lab-run-game = Le jeu, sans FILE : tel que « theogony games » le nomme.
cli-lab-run-bots = Les robots par place, ou par camp là où l’on joue ensemble, séparés par des virgules (une liste courte se répète) : greedy, mcts@200i, mon.py:poids.
cli-lab-league = Fait se rencontrer des robots et leurs versions apprises, et les classe.
cli-lab-league-more = Chacun rencontre tous les autres, à chance égale et à chaque place ; les cotes sont celles d’OpenSkill, pour tout nombre de joueurs.
cli-lab-league-games = Le nombre de parties au moins ; une ronde est toujours jouée jusqu’au bout.
cli-lab-league-bots = Les participants, séparés par des virgules : greedy, mcts@200i, mon.py:poids.
cli-lab-league-swiss = Au système suisse : à chaque ronde se rencontrent ceux qui sont proches au classement.
cli-lab-any-games = Le nombre de parties.
cli-lab-any-bots = Les robots, séparés par des virgules.
cli-lab-any-seed = La même graine donne les mêmes parties.
cli-lab-any-jobs = Le nombre de processus qui jouent.
cli-lab-any-out = Le dossier où l’expérience est gardée.
cli-lab-any-executor = Où les parties sont jouées : sur cette machine, ou sur une grappe Ray.
cli-lab-any-address = L’adresse de la grappe Ray ; par défaut, une grappe sur cette seule machine.

lab-done = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} en { $seconds } s : { $folder }
lab-there = ({ $games ->
    [one] { $games } autre était déjà là.
   *[other] { $games } autres étaient déjà là.
})
lab-stopped = Arrêté. Toutes les parties finies sont gardées : la même commande reprend.
lab-timed = Le temps de réflexion de { $bots } est donné en secondes, donc rien ne se rejouera à l’identique : donnez plutôt un nombre de simulations, comme mcts@200i.
column-entrant = participant
column-rating = cote
column-unsure = incertitude
column-sure = au moins

bad-no-lab = Les championnats demandent plus que ce qui est installé ici (il manque { $module }). Pour l’installer : pip install "theogony[lab]"
bad-no-ray = L’exécuteur ray demande plus que ce qui est installé ici (il manque { $module }). Pour l’installer : pip install "theogony[ray]"
bad-lab-what = Nommez soit le fichier ou le dossier d’une expérience, soit un jeu avec --game.
bad-lab-both = { $options } ne peut pas changer une expérience qu’un fichier décrit : écrivez-le dans le fichier, ou retirez-le.
bad-executor = Il n’y a pas d’exécuteur { $given } : écrivez --executor local ou --executor ray.
bad-address = Seule une grappe Ray a une adresse : ajoutez --executor ray, ou retirez --address.
bad-cluster = La grappe Ray { $address } ne répond pas ({ $reason }) : démarrez-la avec « ray start --head », ou donnez son adresse avec --address.
bad-node = Le nœud { $node } ne jouerait pas les mêmes parties : il a { $today }, ici c’est { $begun }. Installez-y la même version de Theogony.
bad-player-died = Les processus qui jouaient les parties { $numbers } sont morts à chaque essai, peut-être faute de mémoire. Toutes les autres sont gardées : la même commande réessaie celles-ci.
bad-experiment-syntax = { $path } n’est pas du YAML : la ligne { $line } est illisible.
bad-experiment-form = { $path } ne décrit pas d’expérience : il faut au moins une ligne « game: diceforge ».
bad-experiment-field = Une expérience n’a pas de champ { $name } ; elle connaît : { $known }.
bad-experiment-value = { $name } ne peut pas valoir { $given } dans une expérience.
bad-schedule = Il n’y a pas de calendrier { $given } ; choisissez parmi : { $known }.
bad-league-entrants = Il faut au moins deux participants, nommés une seule fois chacun, et non : { $given }.
bad-entrant = { $given } ne désigne aucun robot : écrivez greedy, mcts@200i, ou mon.py:poids.
bad-no-bot-file = { $path } n’est pas un fichier Python qu’on puisse charger : nommez-en un qui contient une classe BOT.
bad-no-bot-class = { $path } ne contient pas de robot : donnez-lui une classe BOT dérivée de theogony.bots.Bot.
bad-experiment-other = { $folder } contient une autre expérience : choisissez un autre dossier avec --out, ou reprenez celle-là par « theogony lab run { $folder } ».
bad-experiment-lost = { $folder } contient des parties, mais pas d’experiment.yaml qui dise lesquelles : choisissez un autre dossier avec --out.
bad-experiment-busy = { $folder } est occupé : un autre processus joue cette expérience.
bad-row = { $path } est abîmé : la ligne { $line } n’est pas une partie. Retirez cette ligne, et sa partie sera rejouée.
bad-stamp-theogony = Cette expérience a commencé avec Theogony { $begun }, et la version installée est { $today } : reprenez avec cette version-là, ou recommencez dans un autre dossier.
bad-stamp-ruleset = Cette expérience a commencé sous les règles { $begun }, et celles d’aujourd’hui sont { $today } : reprenez avec cette version-là, ou recommencez dans un autre dossier.
bad-stamp-code = Cette expérience a commencé avec un autre code ({ $begun }, maintenant { $today }), qui jouerait peut-être autrement : reprenez avec cette version-là, ou recommencez dans un autre dossier.
bad-stamp-files = Le fichier d’un robot n’est plus celui du début de l’expérience ({ $begun }, maintenant { $today }) : remettez-le en place, ou recommencez dans un autre dossier.
bad-stamp-digest = experiment.yaml a été modifié après le début de l’expérience : remettez-le en place, ou recommencez dans un autre dossier.
