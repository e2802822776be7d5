# Ce que dit `theogony admin`.

## Erreurs : une phrase qui dit quoi faire

admin-no-database = Il n'y a pas de base de données à { $db } : nommez-la avec --db, ou lancez une fois le serveur, qui la crée.
admin-schema-differs = La base de données a la forme { $found }, cette version demande { $head } : lancez une fois le serveur de cette version, ou prenez la version qui va avec.
admin-no-guest = Il n'y a pas d'invité { $guest } : « theogony admin guests NOM » trouve l'identifiant.
admin-no-table = Il n'y a pas de table { $table } : « theogony admin tables » les énumère.
admin-not-over = La partie de la table { $table } n'est pas finie : avec --running, elle est exportée quand même, avec tous ses secrets.
admin-is-a-lesson = La table { $table } est une leçon : il n'y a rien à exporter.
admin-no-ban = { $what } n'est pas exclu : « theogony admin bans » dit qui l'est.
admin-reason-too-long = Le motif peut avoir { $most } { $most ->
    [one] lettre
   *[other] lettres
} au plus.
admin-cannot-write = { $path } ne peut pas être écrit ({ $reason }) : faites de la place, ou choisissez un autre endroit.
admin-cannot-read = { $path } ne peut pas être lu ({ $reason }) : donnez le nom d'un fichier qui existe.
admin-not-a-backup = { $path } n'est pas une sauvegarde de Theogony : donnez un fichier fait par « theogony admin backup ».
admin-backup-damaged = { $path } est abîmé ou incomplet : rien n'a été restauré. Prenez une autre sauvegarde.
admin-backup-too-new = Cette sauvegarde a été faite par une version plus récente ({ $version }) : installez d'abord celle-ci.
admin-database-in-use = Un serveur utilise { $db } : arrêtez-le d'abord, puis restaurez. Rien n'a changé.
admin-database-not-empty = { $db } n'est pas vide : avec --replace, tout ce qui s'y trouve cède la place à la sauvegarde. Rien n'a changé.
admin-keep-needs-folder = --keep compte les sauvegardes d'un dossier, et { $path } n'en est pas un : donnez un dossier qui existe.
admin-bad-status = Il n'y a pas d'état { $given } ; choisissez parmi : { $known }.
admin-archive-what = Dites quelles tables : par leurs identifiants, ou avec --idle et un nombre de jours.
admin-damaged = Les journaux de ces tables sont abîmés et ont été laissés de côté : { $tables }.
admin-bad-seat = { $given } ne donne de place à personne : écrivez --seat 2=INVITÉ, avec l'identifiant de l'invité.
admin-no-seat = { $file } n'a pas de place { $seat } : choisissez-en une autre avec --seat. Rien n'a été importé.
admin-bad-record = { $file } ne peut pas être importé (ligne { $line } : { $reason }) : « theogony replay » en dit plus. Rien n'a été importé.
admin-ruleset-gone = { $file } a été joué avec des règles qui ne sont pas ici ({ $ruleset }) : mettez ses éléments dans le dossier « content » à côté, comme l'export les avait. Rien n'a été importé.
admin-needs-yes = { $question } Dites-le avec --yes : rien n'a changé.
admin-not-done = Rien n'a changé.
admin-no-answer = pas de réponse ({ $reason })
admin-disk-nearly-full = le disque de { $db } est presque plein : faites de la place
admin-server-unwell = { $address } répond { $status } : regardez son journal
admin-server-gone = rien ne répond à { $address } ({ $reason }) : lancez le serveur

## Questions

admin-restore-question = Tout ce qui est dans { $db } cède la place à la sauvegarde du { $at }.
admin-delete-question = { $name } ({ $guest }) est oublié, avec tout ce qui est à lui ; cela ne peut pas être repris.
admin-type-yes = Tapez « oui » si c'est bien cela :
admin-yes = oui

## Ce qui a été fait

admin-backing-up = Sauvegarde
admin-restoring = Restauration
admin-exporting = Export
admin-importing = Import
admin-backed-up = { $path } ({ $size }) : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
}. Tous les secrets y sont : gardez ce fichier pour vous.
admin-dropped = { $number ->
    [one] { $number } sauvegarde plus ancienne a été retirée.
   *[other] { $number } sauvegardes plus anciennes ont été retirées.
}
admin-restored = { $db } est comme le { $at } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
}. Lancez le serveur.
admin-quota-set = { $name } peut avoir { $tables ->
    [one] { $tables } table ouverte.
   *[other] { $tables } tables ouvertes.
}
admin-quota-usual = { $name } peut avoir autant de tables ouvertes que tout le monde.
admin-banned = { $what } n'est plus servi ; des robots jouent à sa place à { $tables ->
    [one] { $tables } table.
   *[other] { $tables } tables.
}
admin-unbanned = { $what } est de nouveau servi.
admin-deleted = { $name } est oublié. { $deleted ->
    [one] { $deleted } table est partie avec lui ;
   *[other] { $deleted } tables sont parties avec lui ;
} à { $kept ->
    [one] { $kept } autre
   *[other] { $kept } autres
}, on joue toujours.
admin-archived = { $number ->
    [one] { $number } table a quitté les listes.
   *[other] { $number } tables ont quitté les listes.
}
admin-brought-back = { $number ->
    [one] { $number } table est de nouveau dans les listes.
   *[other] { $number } tables sont de nouveau dans les listes.
}
admin-exported = { $number ->
    [one] { $number } partie enregistrée
   *[other] { $number } parties enregistrées
} dans { $path }.
admin-imported = { $file } : table { $table }, { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.

## Santé

admin-well = { $what } : tout va bien. { $detail }
admin-unwell = { $what } : { $trouble }.
admin-health-database = base de données
admin-health-disk = disque
admin-health-redis = Redis
admin-health-server = serveur
admin-well-database = { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, dont { $playing } en cours, { $moves_today ->
    [one] { $moves_today } coup
   *[other] { $moves_today } coups
} en un jour ; { $milliseconds } ms.
admin-well-disk = { $file_bytes } Go pour le fichier, { $free_bytes } Go libres.
admin-well-redis = { $milliseconds } ms.
admin-well-server = { $address }, { $milliseconds } ms.

## Tableaux

admin-status-lobby = pas commencée
admin-status-playing = en cours
admin-status-finished = finie
admin-status-archived = { $status }, archivée
admin-thinking-bots = Robots, secondes par coup :
admin-thinking-people = Personnes, secondes par coup :
admin-thinking-hosts = Aux tables de qui les robots ont réfléchi, secondes par coup :
admin-column-id = identifiant
admin-column-name = nom
admin-column-since = depuis
admin-column-open = tables ouvertes
admin-column-quota = quota
admin-column-seats = places
admin-column-banned = exclu
admin-column-what = qui
admin-column-until = jusqu'à
admin-column-reason = motif
admin-column-game = jeu
admin-column-status = état
admin-column-moves = coups
admin-column-changed = modifiée
admin-column-host = hôte
admin-column-people = personnes
admin-column-strength = robot
admin-column-median = moitié
admin-column-p95 = 95 %
admin-column-longest = maximum
admin-column-total = en tout

## Aide

cli-admin = S'occuper d'un serveur : ses données, ses invités, ses tables.
cli-admin-more = Les commandes travaillent sur la base de données, SQLite ou PostgreSQL, que des serveurs tournent ou non ; ceux qui tournent l'apprennent en deux secondes. Seul « restore » demande qu'ils soient arrêtés.
cli-admin-backup = Tout, tel qu'à un instant, dans un seul fichier, pendant qu'on joue.
cli-admin-backup-more = Le même fichier se restaure dans SQLite comme dans PostgreSQL.
cli-admin-backup-to = Le fichier ; dans un dossier qui existe, un fichier nommé d'après l'instant.
cli-admin-backup-keep = Ne garder dans le dossier que tant de sauvegardes, les plus récentes.
cli-admin-restore = Une sauvegarde remise dans une base de données, celle-ci ou une autre ; le serveur doit être arrêté.
cli-admin-restore-more = Le fichier est d'abord vérifié ; tout est restauré, ou rien.
cli-admin-restore-file = Un fichier fait par « theogony admin backup ».
cli-admin-restore-replace = Tout ce qui est dans la base cède la place.
cli-admin-export = Des tables comme parties enregistrées, un fichier pour chacune.
cli-admin-export-more = « theogony replay » les vérifie, « theogony admin import » en refait des tables, ici ou ailleurs.
cli-admin-export-folder = Où vont les fichiers.
cli-admin-export-table = Identifiants de tables ; toutes par défaut.
cli-admin-export-running = Aussi celles où l'on joue, avec tous leurs secrets.
cli-admin-import = Des parties enregistrées deviennent des tables, rejouées et vérifiées ; toutes ou aucune.
cli-admin-import-file = Des parties enregistrées : d'un export, d'un navigateur ou du terminal.
cli-admin-import-owner = L'identifiant de l'invité à qui seront les tables ; il a les places des personnes.
cli-admin-import-seat = Qui a une place à la sienne, par le numéro de la place, à partir de 1 ; plusieurs fois.
cli-admin-tables = Les tables, la dernière modifiée d'abord.
cli-admin-tables-status = lobby, playing ou finished.
cli-admin-tables-guest = Seulement celles de l'invité qui a cet identifiant.
cli-admin-archive = Des tables quittent les listes : celles qu'on nomme, ou toutes celles que personne n'a touchées depuis longtemps.
cli-admin-archive-more = Qui a le lien y arrive toujours ; le premier coup ramène une table.
cli-admin-archive-table = Identifiants de tables.
cli-admin-archive-idle = Toutes celles que personne n'a touchées depuis tant de jours.
cli-admin-archive-back = Les ramener dans les listes.
cli-admin-guests = Qui est connu ici : identifiants, noms, tables, quotas, exclusions.
cli-admin-guests-words = Une partie du nom, ou l'identifiant.
cli-admin-quota = Combien de tables ouvertes un invité peut avoir ; sans nombre, autant que tout le monde.
cli-admin-quota-tables = Tant ; cela compte aussitôt.
cli-admin-ban = Ne plus servir un invité, ou tous ceux qui viennent d'un réseau.
cli-admin-ban-more = Cela vaut aussi pour les pages ouvertes. Des robots jouent aux places de l'invité ; aux tables pas commencées, ses places sont libres.
cli-admin-ban-what = L'identifiant d'un invité, une adresse ou un réseau (203.0.113.0/24).
cli-admin-ban-reason = Pourquoi : pour votre propre liste.
cli-admin-ban-days = Pour tant de jours ; pour toujours par défaut.
cli-admin-unban = Servir de nouveau un invité ou un réseau.
cli-admin-unban-what = Comme « theogony admin bans » le nomme.
cli-admin-bans = Qui n'est pas servi, depuis quand, jusqu'à quand et pourquoi.
cli-admin-delete-guest = Oublier un invité et tout ce qui est à lui ; les autres continuent de jouer.
cli-admin-delete-guest-more = Appareils, liens, paroles, noms et tables sans autre personne disparaissent. Là où d'autres jouent, un robot prend les places, et la personne suivante devient l'hôte.
cli-admin-health = Si tout va bien : la base de données, son disque, Redis, les serveurs.
cli-admin-health-more = L'état de sortie est 1 si quelque chose ne va pas.
cli-admin-health-server = L'adresse d'un serveur qui tourne, plusieurs fois.
cli-admin-health-wait = Attendre que tout aille bien, mais pas plus de tant de secondes : après un redémarrage.
cli-admin-thinking = Qui réfléchit combien de temps : les robots selon leur force, les personnes, et aux tables de qui les robots réfléchissent.
cli-admin-thinking-more = Compté dans le journal, depuis l'entrée qui précède un coup.
cli-admin-thinking-hours = Pendant les tant dernières heures.
cli-admin-thinking-table = À une seule table.
cli-admin-any-guest = L'identifiant de l'invité, comme « theogony admin guests » le donne.
cli-admin-any-db = Base de données : un fichier, ou une URL telle que postgresql://… ; par défaut celle de cet utilisateur, ou THEOGONY_DB.
cli-admin-any-redis = URL de Redis, s'il y en a un.
cli-admin-any-yes = Le faire sans demander.
cli-admin-any-most = Combien en montrer.
