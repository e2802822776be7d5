# What `theogony admin` says.

## Errors: one sentence that says what to do

admin-no-database = There is no database at { $db }: name it with --db, or start the server once, which makes it.
admin-schema-differs = The database has the form { $found }, this version needs { $head }: start the server of this version once, or use the version that belongs to it.
admin-no-guest = There is no guest { $guest }: “theogony admin guests NAME” finds the id.
admin-no-table = There is no table { $table }: “theogony admin tables” lists them.
admin-not-over = The game at table { $table } is not over: with --running it is exported all the same, with all its secrets.
admin-is-a-lesson = Table { $table } is a lesson: there is nothing to export.
admin-no-ban = { $what } is not banned: “theogony admin bans” lists who is.
admin-reason-too-long = The reason may have { $most } letters at most.
admin-cannot-write = { $path } cannot be written ({ $reason }): make room, or choose another place.
admin-cannot-read = { $path } cannot be read ({ $reason }): give the name of a file that exists.
admin-not-a-backup = { $path } is no backup of Theogony: give a file that “theogony admin backup” has made.
admin-backup-damaged = { $path } is damaged or not whole: nothing was restored. Take another backup.
admin-backup-too-new = This backup was made by a newer version ({ $version }): install that one first.
admin-database-in-use = A server is using { $db }: stop it first, then restore. Nothing has changed.
admin-database-not-empty = { $db } is not empty: with --replace all that is in it gives way to the backup. Nothing has changed.
admin-keep-needs-folder = --keep counts the backups in a folder, and { $path } is none: give an existing folder.
admin-bad-status = There is no status { $given }; choose from: { $known }.
admin-archive-what = Say which tables: by their ids, or with --idle and a number of days.
admin-damaged = The logs of these tables are damaged and were left out: { $tables }.
admin-bad-seat = { $given } gives nobody a seat: write --seat 2=GUEST, with the guest’s id.
admin-no-seat = { $file } has no seat { $seat }: choose another with --seat. Nothing was imported.
admin-bad-record = { $file } cannot be imported (line { $line }: { $reason }): “theogony replay” says more. Nothing was imported.
admin-ruleset-gone = { $file } was played by rules that are not here ({ $ruleset }): put its components into the folder “content” beside it, as the export had them. Nothing was imported.
admin-needs-yes = { $question } Say so with --yes: nothing has changed.
admin-not-done = Nothing has changed.
admin-no-answer = no answer ({ $reason })
admin-disk-nearly-full = the disk of { $db } is nearly full: make room
admin-server-unwell = { $address } answers with { $status }: look into its log
admin-server-gone = nothing answers at { $address } ({ $reason }): start the server

## Questions

admin-restore-question = All that is in { $db } gives way to the backup of { $at }.
admin-delete-question = { $name } ({ $guest }) is forgotten, with all that is his; that cannot be taken back.
admin-type-yes = Type “yes” if you mean it:
admin-yes = yes

## What was done

admin-backing-up = Backing up
admin-restoring = Restoring
admin-exporting = Exporting
admin-importing = Importing
admin-backed-up = { $path } ({ $size }): { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}. It holds every secret: keep it to yourself.
admin-dropped = { $number ->
    [one] 1 older backup was removed.
   *[other] { $number } older backups were removed.
}
admin-restored = { $db } is as it was at { $at }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}. Start the server.
admin-quota-set = { $name } may have { $tables ->
    [one] 1 open table.
   *[other] { $tables } open tables.
}
admin-quota-usual = { $name } may have as many open tables as everybody.
admin-banned = { $what } is not served any more; bots play on at { $tables ->
    [one] 1 table.
   *[other] { $tables } tables.
}
admin-unbanned = { $what } is served again.
admin-deleted = { $name } is forgotten. { $deleted ->
    [one] 1 table went too;
   *[other] { $deleted } tables went too;
} at { $kept ->
    [one] 1 other
   *[other] { $kept } others
} people play on.
admin-archived = { $number ->
    [one] 1 table has left the lists.
   *[other] { $number } tables have left the lists.
}
admin-brought-back = { $number ->
    [one] 1 table is in the lists again.
   *[other] { $number } tables are in the lists again.
}
admin-exported = { $number ->
    [one] 1 record
   *[other] { $number } records
} in { $path }.
admin-imported = { $file }: table { $table }, { $game }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.

## Health

admin-well = { $what }: well. { $detail }
admin-unwell = { $what }: { $trouble }.
admin-health-database = database
admin-health-disk = disk
admin-health-redis = Redis
admin-health-server = server
admin-well-database = { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $playing } being played, { $moves_today ->
    [one] 1 move
   *[other] { $moves_today } moves
} in a day; { $milliseconds } ms.
admin-well-disk = { $file_bytes } GB used by the file, { $free_bytes } GB free.
admin-well-redis = { $milliseconds } ms.
admin-well-server = { $address }, { $milliseconds } ms.

## Tables of figures

admin-status-lobby = not begun
admin-status-playing = being played
admin-status-finished = over
admin-status-archived = { $status }, archived
admin-thinking-bots = Bots, seconds for a move:
admin-thinking-people = People, seconds for a move:
admin-thinking-hosts = For whose tables bots thought, seconds for a move:
admin-column-id = id
admin-column-name = name
admin-column-since = since
admin-column-open = open tables
admin-column-quota = quota
admin-column-seats = seats
admin-column-banned = banned
admin-column-what = who
admin-column-until = until
admin-column-reason = why
admin-column-game = game
admin-column-status = status
admin-column-moves = moves
admin-column-changed = changed
admin-column-host = host
admin-column-people = people
admin-column-strength = bot
admin-column-median = half
admin-column-p95 = 95%
admin-column-longest = longest
admin-column-total = in all

## Help

cli-admin = Look after a server: its data, its guests, its tables.
cli-admin-more = It works on the database, SQLite or PostgreSQL, whether servers run or not; running ones learn of it within two seconds. Only “restore” needs them stopped.
cli-admin-backup = Everything of one moment into one file, while people play.
cli-admin-backup-more = The same file can be restored into SQLite and into PostgreSQL.
cli-admin-backup-to = The file; in an existing folder, a file named after the moment.
cli-admin-backup-keep = Of the backups in the folder only so many, the newest, stay.
cli-admin-restore = A backup back into a database, this one or another; the server must be stopped.
cli-admin-restore-more = The file is checked first; all of it is restored or nothing.
cli-admin-restore-file = A file that “theogony admin backup” has made.
cli-admin-restore-replace = Let all that is in the database give way.
cli-admin-export = Tables as records, one file for each.
cli-admin-export-more = “theogony replay” verifies them, “theogony admin import” makes tables of them, here or elsewhere.
cli-admin-export-folder = Where the files go.
cli-admin-export-table = Ids of tables; all by default.
cli-admin-export-running = Also those that are being played, with all their secrets.
cli-admin-import = Records become tables, played again and verified; all of them or none.
cli-admin-import-file = Records: of an export, of a browser, or saved in the terminal.
cli-admin-import-owner = The id of the guest whose tables they are; he has their people’s seats.
cli-admin-import-seat = Who has a seat instead, by the seat’s number, from 1; several times.
cli-admin-tables = The tables, the last changed first.
cli-admin-tables-status = lobby, playing or finished.
cli-admin-tables-guest = Only those of the guest with this id.
cli-admin-archive = Tables leave the lists: those named, or all that nobody has touched for long.
cli-admin-archive-more = Who has the link still gets there; the first move brings a table back.
cli-admin-archive-table = Ids of tables.
cli-admin-archive-idle = All that nobody has touched for so many days.
cli-admin-archive-back = Bring them back into the lists.
cli-admin-guests = Who is known here: ids, names, tables, quotas, bans.
cli-admin-guests-words = A part of the name, or the id.
cli-admin-quota = How many open tables a guest may have made; without a number, as many as everybody.
cli-admin-quota-tables = So many; it counts at once.
cli-admin-ban = Serve a guest, or all who come from a network, no more.
cli-admin-ban-more = It holds for open pages too. Bots play the guest’s seats; seats at tables that have not begun are free again.
cli-admin-ban-what = A guest’s id, an address or a network (203.0.113.0/24).
cli-admin-ban-reason = Why: for your own list.
cli-admin-ban-days = For so many days; for ever by default.
cli-admin-unban = Serve a guest or a network again.
cli-admin-unban-what = As “theogony admin bans” lists it.
cli-admin-bans = Who is not served, since when, until when and why.
cli-admin-delete-guest = Forget a guest and all that is his; others play on.
cli-admin-delete-guest-more = Devices, links, talk, names and tables without other people go. Where others play, a bot takes the seats, and the next person is the host.
cli-admin-health = Whether all is well: the database, its disk, Redis, servers.
cli-admin-health-more = The exit status is 1 if something is not.
cli-admin-health-server = The address of a running server, several times.
cli-admin-health-wait = Until all is well, but no longer than so many seconds: after a restart.
cli-admin-thinking = Who thinks how long: bots by strength, people, and for whose tables bots think.
cli-admin-thinking-more = Counted in the log, from the entry before a move.
cli-admin-thinking-hours = In the last so many hours.
cli-admin-thinking-table = At one table only.
cli-admin-any-guest = The guest’s id, as “theogony admin guests” lists it.
cli-admin-any-db = Database: a file, or a URL such as postgresql://...; that of this user, or THEOGONY_DB, by default.
cli-admin-any-redis = Redis URL, where there is one.
cli-admin-any-yes = Do it without asking.
cli-admin-any-most = How many are listed.
