# Les mots de l’interface. Ce que disent les jeux vient du serveur.

skip = Aller au contenu
nav = Navigation
nav-tables = Tables
nav-replays = Parties jouées
nav-rules = Règles
nav-settings = Réglages
nav-credits = Crédits
language = Langue
close = Fermer
back = Retour
percent = { $n } %
next = Suivant
skip-moves = Passer { $n }
key-space = Espace
key-enter = Entrée
key-escape = Échap
save = Enregistrer
saved = Enregistré.
open = Ouvrir
loading = Un instant…
more = Voir plus
less = Voir moins
you = vous
footer-independent = Adaptation indépendante ; les jeux appartiennent à leurs auteurs et éditeurs.
footer-icons = Icônes :
players = joueurs
duration = durée
modes = Modes
games = Jeux
boards = Plateaux
seats = Places
panels = Panneaux
guest = Anonyme
seat-number = Place { $seat }
seat-of = { $name } { $seat }
own-seats = Vos places

lobby-title = Quel mythe, ce soir ?
lobby-sub = Entre amis, contre des robots, ou les deux.
lobby-waiting = { $n ->
    [0] Aucune table ne vous attend.
    [one] { $n } table vous attend.
   *[other] { $n } tables vous attendent.
}
lobby-empty = Aucune table pour l’instant. Choisissez un jeu ; des robots peuvent occuper les places libres.
lobby-join = Rejoindre avec un code
join-code = Code ou lien de la table
join-unknown = Aucune table n’a ce code. Demandez à votre hôte de le relire : il ne contient ni 0, ni 1, ni O, ni L.
join-go = Aller à la table
play-now = Jouer
new-table = Nouvelle table
rivals = Rivaux
rivals-of = { $n ->
    [one] rival
   *[other] rivaux
}
your-tables = Vos tables
open-tables = Tables ouvertes
open-empty = Aucune place libre en ce moment.
finished-tables = Parties terminées
table-of = { $elided ->
    [yes] Table d’{ $name }
   *[no] Table de { $name }
}
table-of-guest = Table anonyme
table-seats = { $n ->
    [one] { $n } place prise
   *[other] { $n } places prises
} sur { $m }
table-yours = On vous attend
table-awaits = On attend { $names }
table-won = Victoire : { $names } · { $when }
your-move = À vous
play = Jouer
watch = Regarder
replay = Revoir
sit-down = S’asseoir
sit-here-too = Prendre aussi cette place

new-step = Étape { $at } sur { $of }
new-you = Vous
your-name = Votre nom
table-name = Nom de la table
their-name = Son nom
new-create = Ouvrir la table
option-brings = { $said } : { $brings }
new-summary = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}{ $bots ->
    [0] {""}
    [one] {" "}et { $bots } robot
   *[other] {" "}et { $bots } robots
}.
new-public = Tout le monde peut trouver cette table
new-hints = Les conseils sont permis
more-options = Plus d’options
more-options-changed = (modifiées)
options = Options
seat-me = Vous
seat-human = Quelqu’un, par un lien
seat-bot = Robot
seat-open = Place libre, à qui la prendra
seat-hotseat = Une autre personne à cet écran
seat-me-note = sur cet appareil
seat-human-note = vous aurez un lien à envoyer
seat-open-note = visible de tous
bot-strength = Force du robot
bot-novice = novice
bot-mortal = mortel
bot-hero = héros
bot-olympian = olympien
bot-fate = destin
bot-novice-about = débute, et se trompe parfois
bot-mortal-about = joue selon quelques principes
bot-hero-about = joue bien
bot-olympian-about = joue très bien et réfléchit plus longtemps
bot-fate-about = joue le mieux, bluffe et réfléchit le plus
bot-name = { $name } ({ $level })
bot-called-1 = Pénélope
bot-called-2 = Nestor
bot-called-3 = Daphné
bot-called-4 = Midas
bot-called-5 = Ismène
bot-called-6 = Philémon
bot-called-7 = Galatée
bot-called-8 = Linos
add-seat = Ajouter une place
remove-seat = Retirer la place { $seat }
room-bot = Robot, { $level }
room-waiting = La partie commence quand toutes les places sont prises.
start-fill = Commencer avec des robots aux places libres
invite = Inviter
invite-again = Un autre code
invite-code = Code à dire à voix haute
invite-code-note = Les autres choisissent « Rejoindre avec un code » et le saisissent, ou visent l’image avec un téléphone.
invite-picture = Le lien pour jouer, en image pour l’appareil photo d’un téléphone
invite-link = Lien pour jouer
watch-link = Lien pour regarder
copy = Copier
naming-title = On vous invite
naming-about = Comment les autres doivent-ils vous appeler ? Rien d’autre n’est nécessaire.
naming-go = Entrer
copied = Copié.
spectators = { $n ->
    [0] Personne ne regarde.
    [one] { $n } personne regarde.
   *[other] { $n } personnes regardent.
}
leave = Quitter la table
leave-title = Quitter la table ?
leave-sure = Un robot joue pour vous jusqu’à votre retour.
stay = Rester
stand-in = Un robot joue à votre place depuis votre départ.
take-back = Reprendre ma place
commitment = Graine scellée avant la partie :

prompt = La question
prompt-loading-head = La table
prompt-loading = On prépare la table…
prompt-yours = À vous
prompt-answer = { $name } agit : à vous de répondre
oracle = L’Oracle :
oracle-off = Faire taire
oracle-leave = C’est lu
oracle-silent = L’Oracle se tait ; O lui rend la parole.
oracle-speaks = L’Oracle parle quand une question se pose pour la première fois.
news = Ce qui s’est passé
news-since = Depuis votre tour
news-now = À l’instant
news-none = Rien de nouveau
prompt-theirs = Au tour { $name_of }
prompt-everyone = Tout le monde
prompt-table = La table
prompt-sent = Envoyé
prompt-over = La partie est finie
prompt-wait = Il manque { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
} sur { $m }.
prompt-sealed = Réponse scellée. Vous pouvez encore la changer ; il en manque { $n } sur { $m }.
prompt-from = { $place } : où aller ?

actions = Actions
actions-title = Votre choix
actions-none = Rien à décider
actions-resting = Vous n’avez rien à jouer : la table passe pour vous.
actions-waiting = Rien ne vous est demandé. Regardez : tout ce que vous touchez s’explique.
actions-staged = Lisez le résultat, puis continuez.
actions-watching = Vous regardez cette table.
out-title = Vous êtes hors jeu
out-about = Les autres continuent. Vous pouvez regarder jusqu’à la fin : on ne vous demande plus rien.
actions-over = La partie est finie.
choose-first = Choisissez ci-dessus
choose-place = Choisir : { $place }
place-them = Placer { $n }
left-to-place = { $n ->
    [0] Tout est placé. Confirmez, ou changez d’avis.
    [one] Encore { $n } : choisissez un lieu
   *[other] Encore { $n } : choisissez des lieux, un appui pour chacun
}
left-in-all = ({ $n } en tout)
one-less = Une de moins : { $place }
from-to = de { $low } à { $high }
let-pass = Laisser passer
set-chosen = { $n } sur { $of }
order-about = À chaque fois : { $topic }
order-ask = demander
order-always = De même à chaque tour
order-always-note = Ce que vous avez choisi servira à chaque tour, le reste non, sans qu’on vous le demande. Vous pourrez y revenir ici.
plan-only = { $what }, rien d’autre
plan-these = { $n ->
    [one] Utiliser { $n } carte
   *[other] Utiliser { $n } cartes
}
never-ask = Ne plus jamais me demander : { $topic }
never-ask-note = La table passe pour vous. Vous pouvez y revenir ici.
never-asked = { $n ->
    [0] Aucune consigne
    [one] Une consigne
   *[other] { $n } consignes
}
let-pass-note = les autres n’en voient rien
filter = Filtrer la liste
nothing-found = Rien trouvé.
more-closed = { $n ->
    [one] { $n } autre choix impossible
   *[other] { $n } autres choix impossibles
}
sending = Envoi…
sealed = Réponse scellée. Vous pouvez encore la changer.
plan = Votre plan jusqu’ici, vu de personne d’autre
plan-ready = Votre plan, prêt
undo = Annuler
undo-ask = Demander l’annulation
undo-vote = { $name } demande à reprendre le dernier coup.
undo-waiting = On attend les autres.
agree = Accepter
refuse = Refuser
hint = Conseil
hinted = conseil
hint-others = { $n ->
    [one] Un autre
   *[other] { $n } autres
}
hint-thinking = On cherche un conseil…
hint-move = { $move } :
hint-and = { " ; " }
hint-because = { $reasons }.
hint-plain = c’est ce qui semble le mieux.
late = La table a avancé. Choisissez de nouveau.
skipped = { $n ->
    [one] { $n } coup montré en une fois.
   *[other] { $n } coups montrés en une fois.
}
why-title = Pourquoi pas ?
why-from-where = D’où ?
why-reach = { $place } : comment y aller
why-ask = Pourquoi ?
why-fix = Ce qui le rendrait possible
why-rule = Ouvrir la règle
why-more = { $n ->
    [one] { $n } autre raison
   *[other] { $n } autres raisons
}

log = Journal
log-filter = Montrer
log-all = Tout
log-mine = Les miens
log-dice = Dés
log-bets = Enchères
log-cards = Cartes
log-empty = Rien ne s’est encore passé.
chat = Discussion
chat-empty = Personne n’a rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
mute = Faire taire
taken-back = Le dernier coup est repris.
vote-over = Le coup reste joué.
unmute = Entendre de nouveau { $names }
table = Table
tray = Vos pièces et vos cartes
sheet = Ouvrir ou fermer le panneau
sheet-act = Agir
sheet-hand = Main
sheet-seats = Places
sheet-log = Journal
others-moves = Coups des autres

net-lost = Connexion perdue.
net-lost-more = Nouvel essai en cours ; votre dernier coup est conservé.
net-back = { $n ->
    [0] De retour. Vous n’avez rien manqué.
    [one] De retour. Vous avez manqué { $n } coup.
   *[other] De retour. Vous avez manqué { $n } coups.
}
show-them = Les revoir
try-now = Réessayer
notice-turn = À vous de jouer : { $table }

curtain = { $name }, à vous
curtain-note = L’écran est à { $name }, et à personne d’autre.
curtain-lift = Je suis { $name }

end-win = { $name } l’emporte avec { $n } { $n ->
    [one] point
   *[other] points
}.
end-wins = { $name } l’emporte
end-side-wins = Victoire : { $name }
side-by-rules = Joué par les règles.
end-shared = { $names } se partagent la victoire.
end-line = { $faction ->
    [none] {""}
   *[other] { $faction } :{" "}
}{ $n } { $n ->
    [one] point
   *[other] points
}, { $ahead } d’avance.
end-by = Ce qui a tranché
end-moves = Coups
end-move = Coup
end-score = Score final
end-rank = Rang
end-player = Joueur
end-how = D’où viennent les points
end-total = Total
end-chart = Les points au fil de la partie
end-turns = Moments décisifs
turn-at = Coup { $at }
end-time = Durée à la table
end-minutes = { $n } min
end-hours = { $h } h { $m }
end-deeds = Hauts faits
end-seed = Le hasard peut être vérifié : la partie enregistrée contient la graine scellée avant la partie.
end-again = Rejouer aux mêmes places
end-record = Télécharger la partie
end-review = Analyse
end-share = Partager le résultat
end-board = Retour au plateau

replay-title = Relecture
replay-head = Coup { $at } sur { $of }
replay-start = Le début
replay-seen = Vu par
replay-spectator = Le public
replay-open = Tout visible
replay-band = Couleur : qui a le plus gagné
replay-told = { $name } : { $move }
replay-unseen = { $name } décide, sans que rien n’en paraisse.
replay-fork = Rejouer à partir d’ici
replay-fork-short = Rejouer d’ici
replay-fork-as = Rejouer à la place { $name_of }
replay-first = Au début
replay-last = À la fin
replay-prev = Un coup en arrière
replay-next = Un coup en avant
replay-prev-turn = Un tour en arrière
replay-next-turn = Un tour en avant
replay-play = Lire
replay-pause = Pause
replay-moves = Coups
replay-points = Points
replay-hidden = Un choix encore secret.
replay-lost = Ces coups n’ont pas pu être lus. Ce que vous voyez reste ; réessayez dans un instant.
record = Partie enregistrée

rules-title = Règles
card-rules = Règles de cette carte
rules-sub = Chaque règle du jeu en articles numérotés ; la table renvoie à ces numéros.
rules-guide = Comment jouer
rules-print = Imprimer ces deux pages
rules-contents = Sommaire
rules-origins = Montrer d’où vient chaque règle
rules-search = Chercher un article ou un mot
tag-seed = livret
tag-public = source publique
tag-ruling = notre décision

settings-you = Vous
settings-look = Apparence
settings-play = Jeu
settings-keys = Clavier
settings-notices = Notifications
set-lang = Langue
set-lang-en = English
set-lang-fr = Français
set-theme = Thème
set-theme-system = Comme le système
set-theme-vase = Vase, sombre
set-theme-marble = Marbre, clair
set-text = Taille du texte
set-text-100 = 100 %
set-text-125 = 125 %
set-text-150 = 150 %
set-text-200 = 200 %
set-marks = Marques des places
set-marks-normal = Normales
set-marks-large = Grandes
set-pictures = Images sur les cartes
set-pictures-on = Affichées
set-pictures-off = Aucune
set-motion = Animations
set-motion-system = Comme le système
set-motion-less = Réduites
set-speed = Coups des autres
set-speed-once = En une fois
set-speed-brisk = Vif
set-speed-natural = Naturel
set-speed-calm = Calme
set-speed-step = Pas à pas
set-confirm = Choix
set-confirm-propose = Choisir, puis confirmer
set-confirm-once = Envoyer aussitôt
set-focus = Curseur du clavier
set-focus-follow = Suit la question
set-focus-leave = Reste où il est
set-shortcuts = Raccourcis
set-shortcuts-keys = Touches seules
set-shortcuts-alt = Avec Alt
set-shortcuts-off = Aucun
notify-denied = Le navigateur ne le permet pas : changez ses réglages pour ce site, puis réessayez.
settings-sound = Son
set-sound = Les sons de la table
set-volume = Volume
sound-about = Bois sur pierre quand c’est à vous, dés, cartes, pièces, et un cor à la fin. Rien n’est dit par le son seul.
set-notify = M’avertir quand c’est à moi
set-answer = Répondre pour moi quand je ne peux que laisser passer, après une pause qui ne trahit rien
set-usual = Répondre aux petites questions comme d’habitude, par exemple quelle carte va sur la défausse ou combien de dés défendent
set-oracle = L’Oracle dit ce qui est en jeu à la première question de chaque sorte (le rallumer reprend du début)
set-results = Résultat d’une Main, d’un Combat, d’un Âge
set-results-stay = Jusqu’à ce que je continue
set-results-brief = Brièvement
set-results-off = Jamais
interlude = Ce qu’il en résulte
go-on = Continuer
set-closed = Montrer les choix impossibles, et pourquoi
recovery-about = Un lien personnel vous rend vos tables sur un autre appareil. Il ne sert qu’une fois.
recovery-link = Votre lien personnel
recovery-make = Créer un lien personnel
recover-failed = Ce lien a déjà servi ou est trop ancien.

keys = Touches
keys-choose = choisir l’option de ce numéro
keys-confirm = confirmer
keys-back = un pas en arrière, fermer
keys-pass = laisser passer, revenir au présent
keys-filter = filtrer la liste
keys-undo = annuler
keys-hint = conseil
keys-rules = règles
keys-log = journal
keys-board = plateau ; les flèches vont d’un lieu à l’autre
keys-actions = actions
keys-tray = main
keys-seats = places ; les flèches vont d’une chose à l’autre
keys-prompt = relire la question
keys-find = chercher un lieu
keys-other = l’autre plateau
keys-next = coup suivant, pas à pas
keys-oracle = l’Oracle : parler ou se taire
keys-zoom = zoom, sur le plateau
keys-help = cette liste

map-whole = Carte entière
map-find = Chercher
map-find-place = Chercher un lieu
map-zoom-in = Agrandir
map-zoom-out = Réduire

credits-icons = Icônes
credits-fonts = Polices
credits-games = Jeux
credits-changes = Modifications : couleur et taille.
credits-games-text = Ceci est une adaptation indépendante, sans image ni texte des éditeurs ; les jeux appartiennent à leurs auteurs et éditeurs. Règles et cartes sont dites avec nos propres mots.
credits-art = Dessin
credits-art-text = Cartes, marques, ornements, mise en page et images des cartes sont de notre main ; certaines silhouettes y viennent des icônes ci-dessus.

missing-page = Il n’y a rien à cette adresse.
missing-table = Cette table n’est pas ici, ou elle est privée : demandez alors une invitation à son hôte.
missing-game = Les règles ou le journal de cette partie ne sont plus ici. Vous pouvez encore quitter la table.
missing-private = Cette table est privée. Demandez le lien à son hôte.
plain-waiting = La table attend { $name }.
plain-asked = doit répondre
plain-standin = un robot joue à sa place
plain-watching = Vous regardez.
plain-seeing = Voici ce que sait { $name }.
missing-back = Retour aux tables

error-internal = Une panne de notre côté. La partie est intacte.
error-bad-request = La demande n’a pas été comprise.
error-not-signed-in = Choisissez d’abord un nom.
error-not-yours = Cela appartient à quelqu’un d’autre.
error-bad-setup = Cette mise en place n’est pas possible.
error-seat-taken = Cette place est prise.
error-other-side = Une personne ne joue que pour un seul camp.
error-already-started = La partie a déjà commencé.
error-too-fast = Un peu moins vite, s’il vous plaît.
error-stale-prompt = La table a avancé. Choisissez de nouveau.
error-not-found = Cela n’existe pas ici.
error-table-finished = La partie est finie.
error-unknown-move = Ce coup n’existe pas.
error-seats-open = Des places sont encore libres.
error-busy = Tous les conseillers sont occupés. Réessayez dans un instant.
error-no-hints = Les conseils ne sont pas permis à cette table.
error-not-asked = Rien ne vous est demandé.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-bots-refuse = Les robots refusent : des dés ont été lancés ou quelque chose de caché a été vu depuis.
error-vote-is-open = La table vote déjà.
error-no-vote = Il n’y a pas de vote.
error-stand-in-plays = Un robot joue à cette place. Reprenez-la pour jouer.
error-ruleset-gone = Cette partie a commencé avec d’anciennes règles : elle ne peut plus être continuée ici.
error-table-damaged = Le journal de cette table est abîmé. Les autres tables vont bien.
error-too-many-tables = Vous avez trop de tables en cours. Finissez-en d’abord quelques-unes.
error-banned = L’hôte de ce serveur ne vous accueille pas en ce moment. Demandez à qui s’en occupe.
error-bad-host = Ce serveur n’est pas connu sous ce nom.
error-not-ready = Le serveur n’est pas prêt. Réessayez dans un instant.
error-bad-invite = Cette invitation n’est pas valable ici.
error-not-started = La partie n’a pas commencé.
error-not-finished = La partie est encore en cours.
error-bad-token = Ce lien a déjà servi ou est trop ancien.
error-too-large = C’est trop long.
error-unknown-command = La demande n’a pas été comprise.
error-lost = Le serveur ne répond pas. Réessayez dans un instant.

wins = Pour gagner :
lesson-first = Première partie ? Apprenez ({ $minutes } min)
lesson-more = Apprendre : { $title } ({ $minutes } min)
lesson-number = Le guide demande { $n }
lesson-at = { $lesson } : { $chapter }
lesson-guide = Le guide
lesson-step = { $title }, étape { $n } sur { $m }
lesson-tab = La leçon
lesson-asks = Ce que demande le guide
lesson-goals = Les buts de ce chapitre
lesson-reached = Atteint :
lesson-course = Les chapitres
lesson-rule = Ce que dit la règle
lesson-again = Refaire ce chapitre
lesson-skip = Passer au suivant
lesson-stop = S’arrêter là
lesson-next = Chapitre suivant
lesson-finish = Retour à l’accueil
lesson-play = Jouer une première partie
lesson-scene-read = C’est lu
lesson-chapter-done = Ce chapitre est fini.
lesson-done = La leçon est finie : vous savez jouer.
lesson-calm = Environ { $minutes } min en tout. Rien n’est compté ici ; arrêtez-vous quand vous voulez, vous reprendrez où vous étiez.

# A name and what is said of it.
labelled = { $name } : { $more }
