# Ce que dit le noyau : les refus communs à tous les jeux, les mises en place et les parties enregistrées qui ne vont pas.

list-last = { $first } et { $last }
name-of = { $elided ->
    [yes] d’{ $name }
   *[no] de { $name }
}
name-to = à { $name }

## Refus

refusal-not-your-turn = Ce n'est pas à vous de décider.
refusal-not-asked = Ce n'est pas ce qui est demandé maintenant.
refusal-cannot-undo = Ce coup ne peut pas être repris : il n'est pas de vous, ou des dés ou des cartes ont été révélés depuis.
remedy-wait = Attendez votre tour de répondre.
remedy-answer-the-prompt = Répondez à la question posée.

## Mises en place impossibles

bad-wrong-player-count = { $game } se joue de { $low } à { $high } joueurs, non à { $given } : changez le nombre avec --players.
bad-exact-player-count = Joué ainsi, { $game } est pour { $wanted ->
    [one] une seule personne
   *[other] { $wanted } joueurs
}, non pour { $given } : changez le nombre avec --players.
bad-unknown-option = Il n'y a pas d'option { $name } ; les options sont : { $known }.
bad-unknown-value = L'option { $name } ne peut pas valoir { $value } ; valeurs possibles : { $known }.
bad-setup-for-two = La mise en place « { $setup } » se joue à deux : choisissez-en une autre, ou jouez à deux.
bad-handicap-for-two = Le handicap ne vaut qu’à deux joueurs : renoncez-y, ou jouez à deux.
bad-set-of-another-module = « { $feat } » ne peut pas aller à l’emplacement { $slot } : ce set appartient à un module qui n’est pas joué ({ $module }).
bad-slot-of-the-module = L’emplacement { $slot } est réservé au module { $module } : « { $feat } » ne peut pas y aller. Laissez cet emplacement tel quel.

## Parties enregistrées qui ne peuvent pas être rejouées

bad-not-a-record = Ce fichier n'est pas une partie enregistrée de Theogony (ligne { $line }) : donnez un fichier sauvegardé par `theogony play`.
bad-record-too-new = Cette partie est au format { $given }, que cette version ne sait pas lire : mettez Theogony à jour.
bad-record-header-incomplete = L'en-tête de cette partie est incomplet : le jeu, les règles, le nombre de joueurs ou un nom manque ; prenez une copie intacte.
bad-seed-breaks-commitment = La graine de cette partie ne correspond pas à son engagement : l'une des deux lignes a été modifiée ; prenez une copie intacte.
bad-record-line-unknown = La ligne { $line } de cette partie n'a pas de sens : « { $text } » ; prenez une copie intacte.
bad-record-number-expected = La ligne { $line } de cette partie devrait contenir des nombres, mais dit « { $text } » ; prenez une copie intacte.
bad-record-of-another-game = Cette partie est d’un autre jeu : { $given }, non { $wanted }. Ouvrez-la sous { $given }.
bad-record-of-another-ruleset = Cette partie a été jouée avec les règles { $given }, mais cette version joue { $known } : rejouez-la avec la version qui l'a écrite.
bad-record-needs-content = Cette partie a été jouée avec un autre matériel ({ $given } ; ici : { $known }) : donnez le même fichier avec --content.
bad-record-setup-impossible = La mise en place de cette partie est impossible ({ $reason }) ; prenez une copie intacte.
bad-record-chance-differs = { $move ->
    [0] Les dés et les cartes de la mise en place de cette partie ne sont pas ceux du jeu ; la ligne « chance » a été modifiée.
   *[other] Au coup { $move }, les dés et les cartes tirés ne sont pas ceux que note la partie : le coup a été modifié, ou des lignes manquent.
}
bad-record-hash-differs = La position finale de cette partie n’est pas celle de son empreinte ({ $found } au lieu de { $given }) : une ligne a été modifiée.
bad-record-move-unknown = Le coup { $move } de cette partie, « { $text } », n'existe pas dans ce jeu ; la ligne a été modifiée.
bad-record-move-refused = Le coup { $move } de cette partie, « { $text } », n'y est pas permis ({ $clause }) ; une ligne a été modifiée ou manque.

## Matériel modifié

bad-content-no-mapping = { $file } ne contient pas de matériel : écrivez catégories, identifiants et valeurs comme dans components.yaml.
bad-content-syntax = { $file } n'est pas du YAML valable vers la ligne { $line } : corrigez cette ligne.
bad-content-unknown = « { $name } » n’existe pas dans { $where } ; noms connus : { $known }.
bad-content-type = { $where } doit rester { $wanted }, mais le fichier donne { $given }.
bad-content-fixed = { $file } : { $where } fait partie du jeu même et ne peut pas changer d'une table à l'autre.
bad-content-inconsistent = Avec ces changements, la boîte n'est plus cohérente : { $reason }.
bad-content-too-late = Le jeu a déjà été chargé sans ce fichier de matériel : relancez le programme avec lui.
bad-content-word = « { $name } », à { $where }, est inconnu ; vouliez-vous dire « { $near } » ? On y connaît : { $known }.
bad-content-missing = Il manque « { $name } » à { $where }, qui ne donne que : { $given }.
bad-content-foreign = { $where } ne prend pas de « { $name } » ; vouliez-vous dire « { $near } » ? On y prend : { $known }.
bad-content-kind = { $where } doit être { $wanted ->
    [number] un nombre entier
    [flag] true ou false
    [mapping] une liste de noms et de valeurs
   *[operations] une liste d'opérations
}, et non « { $given } ».
bad-content-standing = { $where } contient une opération qui n'est jamais exécutée, seulement consultée : elle ne peut pas être dans un bloc.

## Conseils

advice-only = le seul coup possible
advice-obvious = le choix naturel ici
advice-close = à peu près aussi bon que les autres
advice-worth = { $reason } ({ $sign }{ $points } { $points ->
    [one] point
   *[other] points
})

refusal-lesson-something-else = la règle le permet, mais le guide demande d’abord autre chose
remedy-lesson-what-is-lit = Faites ce qui est éclairé ; plus tard dans la partie, ceci aussi sera possible.
refusal-lesson-chapter-over = ce chapitre est fini
remedy-lesson-next-chapter = Allez au chapitre suivant, ou recommencez celui-ci.
