# Ce que dit la ligne de commande.

## Erreurs : une phrase qui dit quoi faire

bad-language = Il n’y a pas de textes dans la langue « { $given } » ; choisissez parmi : { $known }.
bad-game = Il n’y a pas de jeu « { $given } » ; choisissez parmi : { $known }.
bad-file = { $path } ne peut pas être lu ({ $reason }) : donnez le nom d'un fichier qui existe.
bad-write = { $path } ne peut pas être écrit ({ $reason }) : donnez un dossier où vous pouvez écrire.
bad-option-form = { $given } n'est pas une option : écrivez --option nom=valeur.
bad-bot = Il n’y a pas de robot « { $given } » ; choisissez parmi : { $known }.
bot-random = n'importe quel coup permis
bot-novice = vient d’apprendre les règles et se trompe parfois
bot-plan = le plan simple d'un débutant
bot-greedy = pèse chaque coup sans voir plus loin
bot-mcts = joue la suite dans sa tête
bot-fate = de même, avec une évaluation apprise, et il bluffe
bad-bot-count = Il y a { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
} pour { $players ->
    [one] { $players } joueur ou camp
   *[other] { $players } joueurs ou camps
} : donnez-en au plus un pour chacun avec --bots.
bad-bot-count-play = Il y a { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
} pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : gardez une place pour vous, avec moins de --bots ou plus de --players.
bad-budget = { $given } n'est pas un budget : écrivez des secondes comme 0.5s ou des essais comme 200i.
bad-seat = Il n’y a pas de place { $given } à { $players } joueurs : choisissez-en une autre avec --seat.
bad-seats-of-sides = Les places { $given } ne sont pas du même camp : une personne joue pour un seul camp.
bad-record-exists = { $path } existe déjà : continuez cette partie avec --resume, ou choisissez un autre nom.
no-last = Aucune partie n’est encore sauvegardée ({ $game }) : commencez-en une sans --last.
bad-host = Le serveur ne peut pas écouter sur { $host } ({ $reason }) : donnez une adresse de cette machine avec --host.
bad-port = Le port { $port } est occupé, et le relais n'en connaît pas d'autre : arrêtez ce qui y écoute, ou choisissez-en un autre avec --port.
bad-lan = Cette machine n'est dans aucun réseau en ce moment : rejoignez-en un (Wi-Fi ou câble), ou jouez ici sans --lan.
bad-lan-public = L'adresse de cette machine, { $address }, n'est pas celle d'un réseau local : Internet peut l'atteindre. Jouez ici sans --lan, ou dites --host { $address } si c'est ce que vous voulez.
bad-lan-host = --lan choisit l'adresse lui-même : retirez --lan, ou --host { $host }.
bad-database = La base de données ne peut pas être ouverte ({ $reason }) : donnez-en une autre avec --db.
bad-redis = Redis ne répond pas ({ $reason }) : démarrez-le, ou retirez --redis.
bad-at = Cette partie n’a que { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : donnez un nombre plus petit que { $at } avec --at.
cannot-write-disk-full = La partie n'a pas pu être sauvegardée dans { $path } : le disque est plein ; ce qui s'y trouvait est intact. Faites de la place, ou sauvegardez ailleurs.
cannot-write-not-allowed = La partie n’a pas pu être sauvegardée dans { $path } : l’écriture y est interdite ; ce qui s’y trouvait est intact. Sauvegardez ailleurs.
cannot-write-no-folder = La partie n'a pas pu être sauvegardée dans { $path } : ce dossier n'existe pas. Sauvegardez ailleurs.
cannot-write-is-folder = La partie n'a pas pu être sauvegardée dans { $path } : c'est un dossier. Donnez un nom de fichier.
cannot-write-other = La partie n'a pas pu être sauvegardée dans { $path } ({ $reason }) ; ce qui s'y trouvait est intact. Sauvegardez ailleurs.

cannot-print = La sortie n'a pas pu être écrite ({ $reason }).
bad-no-server = Il manque de quoi servir des tables ({ $module }). Installez-le avec : pip install "theogony[server]"
bad-usage-option = Il n'y a pas d'option { $what } : « { $command } --help » montre celles qui existent.
bad-usage-command = Il n'y a pas de commande { $what } : « { $command } --help » montre celles qui existent.
bad-usage-missing = Il manque { $what } à « { $command } » : « { $command } --help » montre des exemples.
bad-usage-value = { $what } ne peut pas avoir cette valeur : « { $command } --help » dit ce qu'il faut donner.
bad-usage-extra = « { $command } » ne comprend pas { $what } : « { $command } --help » montre des exemples.
bad-usage-other = Cette ligne de commande n’est pas comprise ({ $what }) : « { $command } --help » montre des exemples.

## Jouer

welcome = { $title }. La partie est sauvegardée dans { $path } après chacun de vos coups.
welcome-help = Tapez ? pour l'aide, Ctrl-D pour partir. Les dés sont scellés : { $commitment }…
player-number = Joueur { $number }
prompt-mark = { $name }>{" "}
pass-keyboard = Passez le clavier à { $name }.
press-enter = Appuyez sur Entrée une fois à votre place.{" "}
plan-so-far = Votre plan jusqu’ici : { $parts }.
all-taken-back = { $number ->
    [one] Le coup précédent est repris : rien n’a changé.
   *[other] Les { $number } coups précédents sont repris : rien n’a changé.
}
some-stand = { $number ->
    [one] Le coup précédent reste joué : des dés ou des cartes ont été révélés.
   *[other] Les { $number } coups précédents restent joués : des dés ou des cartes ont été révélés.
}
unknown-move = « { $text } » n'est pas un coup. Voulez-vous dire : { $found } ?
many-answers = { $number ->
    [one] { $number } réponse est possible. Tapez-la : `{ $example }`.
   *[other] { $number } réponses sont possibles. Tapez-en une, par exemple `{ $example }`.
}
no-such-number = Il n'y a pas de réponse { $text } : la liste va de 1 à { $found }.
unknown-word = « { $text } » n'est ni un coup ni une commande. Tapez ? pour l'aide.
ambiguous-move = « { $text } » peut vouloir dire : { $found }. Tapez-en un peu plus.
undone = Coup repris.
oracle-on = oui
oracle-off = non
oracle-speaks = L’Oracle parle : à la première question de chaque sorte, une ligne dit ce qui est en jeu.
oracle-silent = L’Oracle se tait. { "oracle oui" } lui rend la parole.
oracle-unclear = L’Oracle ne comprend que oui et non, pas « { $given } » : tapez { "oracle oui" } ou { "oracle non" }.
never-not-this = Cette question est toujours posée : personne d’autre que vous ne peut y répondre.
never-asked = La question n’est plus posée, la table passe pour vous : { $topic }. { "jamais NOM" } y met fin.
never-taken-back = La question est de nouveau posée : { $topic }.
never-unknown = Tout ce qui ressemble à « { $name } » vous est déjà demandé.
hand-empty = Vous n'avez ni carte ni relique.
card-unknown = Il n'y a pas de carte « { $name } ».
place-unknown = Il n'y a pas de lieu « { $name } ».
saved = Sauvegardé dans { $path }.
save-exists = { $path } existe déjà et n'est pas cette partie : choisissez un autre nom.
no-odds = Aucun dé ne va être lancé ici. Tapez « chances » suivi d’un coup qui y mène, par exemple : chances { "attack varangia>rus" }
odds-of-move = réussit dans { $percent } cas sur 100
odds-more = … et encore { $number }.
move-with-advice = { $move } : { $advice }
reason-joint = {"\u202F"};{" "}
why-what = Tapez le coup après « pourquoi », par exemple : pourquoi { "attack varangia>rus" }
why-legal = C'est permis : { $move }.
left = Sauvegardé dans { $path }. Pour continuer : { $command }
finished-saved = La partie est conservée dans { $path }. Sa graine était { $seed } : `theogony replay` vérifie chaque dé avec elle.
rank = { $rank }. { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
rank-seat = {"   "}{ $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
thinking = { $name } réfléchit

## Commandes pendant une question

command-help = aide
command-why = pourquoi
command-hint = conseil
command-odds = chances
command-undo = annuler
command-never = jamais
command-oracle = oracle
command-map = plan
command-players = joueurs
command-hand = main
command-card = carte
command-near = voisins
command-log = journal
command-rules = règles
command-save = sauver
command-language = langue
command-quit = quitter
usage-help = ? ou aide
usage-why = pourquoi COUP
usage-hint = conseil
usage-odds = chances [COUP]
usage-undo = annuler
usage-never = jamais [NOM]
usage-oracle = oracle [oui ou non]
usage-map = plan
usage-players = joueurs
usage-hand = main
usage-card = carte NOM
usage-near = voisins LIEU
usage-log = journal [N]
usage-rules = règles [N° ou MOTS]
usage-save = sauver [FICHIER]
usage-language = langue [en ou fr]
usage-quit = quitter
help-moves = Répondez par un numéro de la liste, ou tapez le coup ou ses premières lettres. Un nombre à la suite le répète ; un point-virgule sépare plusieurs coups.
help-help = la question à nouveau, et cette liste
help-why = pourquoi un coup est permis ou non, avec sa règle
help-hint = ce que ferait un robot à votre place en ne sachant que ce que vous savez
help-odds = les chances du jet qui vient, ou d'un coup qui y mène
help-undo = reprendre votre dernier choix, tant que rien n'a été révélé depuis
help-never = ne plus recevoir cette question : la table passe pour vous ; avec un NOM, la recevoir de nouveau
help-oracle = ce qui est en jeu, dit à la première question de chaque sorte : oui ou non
help-map = le plateau
help-players = les joueurs
help-hand = vos cartes et leurs effets
help-card = l'effet d'une carte
help-near = un lieu et ses voisins
help-log = ce qui vient de se passer
help-rules = la règle de cette question, une règle par son numéro, ou celles qui contiennent des mots
help-save = sauvegarder maintenant, ici ou ailleurs
help-language = continuer dans une autre langue
help-quit = sauvegarder et partir (ou Ctrl-D, Ctrl-C)

## Règles, registre, provenance

no-ledger = Les règles de ce jeu ne sont pas ici ({ $game }).
no-tests = Les tests ne sont pas ici : lancez ceci dans une copie de travail des sources.
rules-none = Aucune règle ne contient « { $words } » : essayez d'autres mots, ou un numéro.
rules-found = { $number ->
    [one] { $number } règle
   *[other] { $number } règles
}
rules-more = … et encore { $number } : tapez plus de mots.
ledger-counts = { $game } : { $clauses ->
    [one] { $clauses } article
   *[other] { $clauses } articles
} ; dans le code : { $cited } ; dans les tests : { $covered } ; sans effet sur le jeu : { $descriptive }.
ledger-uncited = Non cités dans le code ({ $number }) : { $ids }
ledger-uncovered = Non couverts par un test ({ $number }) : { $ids }
ledger-unknown = Cités, mais absents du registre ({ $number }) : { $ids }
ledger-complete = Il ne manque rien.
source-official = officiel
source-seed = texte des règles
source-public = public
source-reconstructed = reconstitué
source-own = votre fichier
source-total = total
source-legend = Texte des règles : celles qu’on nous a données. Public : documents et programmes qui suivent la boîte. Reconstitué : par nous ; si vous avez la boîte, corrigez avec --content.
list-reconstructed = Notre reconstitution :
list-own = De votre fichier de matériel :

## Le serveur

serving = Theogony est ouvert à { $address } (Ctrl-C pour arrêter)
lan-scan = Sur un téléphone : visez l'image avec l'appareil photo. Sur un ordinateur : tapez l'adresse ci-dessus dans le navigateur.
lan-who = Tous ceux qui sont dans le même réseau que cette machine, sur le même Wi-Fi ou le même câble, peuvent l'ouvrir et rejoindre vos tables ; personne n'a rien à installer.
lan-not = Le serveur n'écoute qu'à cette adresse. Personne ne l'atteint depuis Internet, sauf si votre routeur laisse entrer le port { $port }. Rien n'est chiffré : dans un réseau dont vous n'êtes pas sûr, qui écoute peut tout lire et jouer en votre nom.
lan-firewall = Si l'appareil d'un ami ne trouve rien : le pare-feu de cette machine peut demander votre accord, le Wi-Fi pour visiteurs sépare souvent les appareils, et avec un VPN l'adresse peut être la sienne : coupez-le d'abord.

## Jeux, simulations, relecture, mesures

game-line = { $title }, { $players } ({ $ruleset })
players-range = de { $low } à { $high } joueurs
players-exact = { $number ->
    [one] un joueur
   *[other] { $number } joueurs
}
default-mark = {" "}(par défaut)
simulating = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed }, en { $seconds } s
simulated-decisions = { $number ->
    [one] { $number } décision
   *[other] { $number } décisions
}, { $speed } par seconde
simulated-lengths = décisions par partie : au plus { $median } pour la moitié des parties, { $p95 } pour 95 %, { $max } pour la plus longue
simulated-units = { $unit } par partie : au plus { $median } pour la moitié des parties, { $p95 } pour 95 %, { $max } pour la plus longue
simulated-amounts = en moyenne un joueur a : { $amounts }
simulated-never = jamais rencontrés ({ $what }) : { $which }
unit-hands = Mains
unit-rounds = manches
unit-turns = tours
unit-ages = Âges
label-god = dieu
label-pantheon = panthéon
label-feat = Exploit
label-hero = Héros
label-place = place dans l’ordre du tour
label-monster = Monstre terrassé
label-blessing = Bénédiction
label-artifact = Artéfact
label-olympian = Olympien
label-technology = Technologie déployée
label-ally = allié
simulated-reasons = fins de partie : { $reasons }
simulated-faults = erreurs : { $number }
simulated-fault = Une erreur dans le bloc { $block }, robots { $bots } :
column-bot = robot
column-seat = place
column-side = camp
column-games = parties
column-wins = victoires
column-share = part
column-interval = 95 %
column-score = points
column-rank = rang
replayed = { $game } ({ $ruleset }) : { $moves ->
    [one] { $moves } coup rejoué, permis,
   *[other] { $moves } coups rejoués, tous permis,
} avec les dés notés dans la partie.
replayed-hash = Position : { $hash }
replayed-open = La partie n'est pas finie.
bench-compiled = Règles compilées, un cœur.
bench-plain = Règles en Python pur (make fast les compile), un cœur.
bench-row = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, par seconde : décisions { $decisions_per_s }, parties { $games_per_s } ; clone { $clone_us } µs, vue { $view_us } µs, redistribution { $redeal_us } µs

## L'aide : « theogony --help », et celle de chaque commande

cli-usage = Utilisation :
cli-examples = Exemples :
cli-arguments = Arguments{"\u202F"}
cli-options = Options{"\u202F"}
cli-commands = Commandes{"\u202F"}
cli-default = par défaut :
cli-required = obligatoire
cli-theogony = Une table de jeu numérique pour des jeux de dieux et de titans.
cli-games = Montre les jeux, leurs joueurs et leurs options.
cli-play = Joue dans le terminal contre des robots, ou à plusieurs au même clavier.
cli-simulate = Fait jouer beaucoup de parties aux robots, à places équilibrées, et compte.
cli-simulate-more = Le code de sortie est 1 si une partie s'est terminée par une erreur.
cli-bench = Mesure la vitesse des règles sur cette machine.
cli-bench-more = Jeu au hasard sans événements, copies, vues et redistributions, sur un seul cœur.
cli-replay = Rejoue une partie sauvegardée et la vérifie.
cli-replay-more = Chaque coup, chaque dé et la position finale sont contrôlés.
cli-rules = Montre les règles d'un jeu et y cherche.
cli-ledger = Dit quels articles des règles sont cités par le code et couverts par des tests.
cli-ledger-more = Le code de sortie est 1 s’il manque l’un des deux à un article qui n’est pas noté comme descriptif.
cli-provenance = Dit d'où viennent les nombres du matériel.
cli-provenance-more = Ce que nous avons reconstitué est listé, pour que le propriétaire d'une boîte le corrige avec --content.
cli-serve = La table dans le navigateur : affiche l'adresse et l'ouvre.
cli-serve-more = Ctrl-C arrête le serveur ; les parties sont gardées.
cli-any-version = Affiche la version.
cli-any-help = Affiche cette aide.
cli-any-lang = en ou fr ; la langue du système par défaut.
cli-any-json = N'affiche qu'un objet JSON.
cli-any-content = Un fichier YAML avec du matériel corrigé pour ce jeu.
cli-any-game = Le jeu, tel que « theogony games » le nomme.
cli-any-players = Le nombre de joueurs.
cli-any-option = nom=valeur, plusieurs fois.
cli-any-budget = Le temps de réflexion des robots par coup : 0.5s ou 200i.
cli-play-seat = Votre place, à partir de 1 ; plusieurs places d'un même camp sont séparées par des virgules.
cli-play-bots = Qui joue aux autres places : des noms, séparés par des virgules.
cli-play-seed = La graine de tout le hasard ; secrète par défaut.
cli-play-name = Votre nom, ou ceux des joueurs au même clavier, séparés par des virgules.
cli-play-hot-seat = Plusieurs joueurs au même clavier.
cli-play-resume = Continue une partie sauvegardée.
cli-play-last = Continue la dernière partie sauvegardée.
cli-play-record = Où la partie est sauvegardée.
cli-simulate-games = Le nombre de parties.
cli-simulate-bots = Les robots par place, ou par camp là où l'on joue ensemble, séparés par des virgules (une liste courte se répète).
cli-simulate-seed = La même graine donne les mêmes parties.
cli-simulate-jobs = Le nombre de processus qui jouent.
cli-bench-game = Le jeu ; tous par défaut.
cli-bench-seconds = La durée du jeu au hasard qui est mesuré.
cli-replay-file = Une partie sauvegardée.
cli-replay-at = S'arrête après ce nombre de coups.
cli-replay-events = Raconte tout ce qui s'est passé.
cli-rules-words = Un article (GS-174), son numéro, ou des mots.
cli-serve-host = L'adresse d'écoute ; 0.0.0.0 ouvre la table aux autres du réseau.
cli-serve-port = Le port ; un autre est pris s'il est occupé.
cli-serve-db = Base de données : un fichier, ou une URL comme postgresql://…
cli-serve-redis = URL de Redis, quand plusieurs serveurs partagent la base.
cli-serve-origins = Les sites dont les pages peuvent utiliser ce serveur, quand un relais lui donne un autre nom : https://play.example.org
cli-serve-proxies = Les adresses des relais placés devant lui, crus sur parole quand ils disent qui appelle.
cli-serve-lan = Pour des amis dans le même réseau : affiche l'adresse et un code QR, et dit qui peut l'atteindre.
cli-serve-open = Ouvre le navigateur.

# leçons
bad-lesson = Il n’y a pas de leçon « { $given } » ; choisissez parmi : { $known }.
bad-chapter = Il n’y a pas de chapitre { $given } : la leçon en a { $chapters }.
lesson-line = { $title } ({ $game }), { $chapters ->
    [one] { $chapters } chapitre
   *[other] { $chapters } chapitres
}, { $minutes } min
lesson-chapter = Chapitre { $number } sur { $chapters } : { $title }
lesson-goal = Le guide, { $step } sur { $steps } : { $goal }
lesson-not-yet = Bonne idée, mais pas encore.
lesson-asked-for = c’est ce que demande le guide
lesson-left = Rien n’est perdu. Pour continuer : { $command }
lesson-over = « { $title } » est finie : vous savez jouer. Essayez : { $command }
command-skip = sauter
usage-skip = sauter
help-skip = au chapitre suivant
command-repeat = refaire
usage-repeat = refaire
help-repeat = ce chapitre encore une fois, depuis le début
cli-lessons = Montre les leçons.
cli-learn = Apprend un jeu à sa propre table, chapitre par chapitre.
cli-learn-more = On reprend où l’on s’était arrêté. À toute question, « sauter » mène au chapitre suivant et « refaire » recommence celui-ci.
cli-learn-lesson = La leçon, telle que « theogony lessons » la nomme.
cli-learn-chapter = Commence par ce chapitre.

# export
bad-no-research = Les jeux de données demandent plus que ce qui est installé ici (il manque { $module }). Pour l’installer : pip install "theogony[research]"
exported = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} : { $folder }
cli-export = Fait jouer les robots et écrit chaque décision au format Parquet.
cli-export-more = Un README.md à côté des fichiers dit ce qu’ils contiennent.
cli-export-out = Le dossier où écrire.
cli-export-games = Le nombre de parties.
cli-export-bots = Les robots par place, ou par camp là où l’on joue ensemble, séparés par des virgules (une liste courte se répète).
cli-export-seed = La même graine donne les mêmes parties.
cli-export-all-views = À chaque décision, ce que sait chaque place, et pas seulement celle qui est interrogée.
