# The words of the interface. What the games say comes from the server.

skip = Skip to the content
nav = Navigation
nav-tables = Tables
nav-replays = Replays
nav-rules = Rules
nav-settings = Settings
nav-credits = Credits
language = Language
close = Close
back = Back
percent = { $n }%
next = Next
skip-moves = Skip { $n }
key-space = Space
key-enter = Enter
key-escape = Esc
save = Save
saved = Saved.
open = Open
loading = One moment…
more = More
less = Less
you = you
footer-independent = Independent adaptation; the games belong to their authors and publishers.
footer-icons = Icons:
players = players
duration = duration
modes = Modes
games = Games
boards = Boards
seats = Seats
panels = Panels
guest = Guest
seat-number = Seat { $seat }
seat-of = { $name } { $seat }
own-seats = Your seats

lobby-title = Which myth tonight?
lobby-sub = Play with friends, with bots, or both.
lobby-waiting = { $n ->
    [0] No table waits for you.
    [one] 1 table waits for you.
   *[other] { $n } tables wait for you.
}
lobby-empty = No table yet. Choose a game; bots can take the empty seats.
lobby-join = Join with a code
join-code = Code or link of the table
join-unknown = No table has this code. Ask your host to read it once more: there is no 0, 1, O or L in it.
join-go = Go to the table
play-now = Play now
new-table = New table
rivals = Rivals
rivals-of = { $n ->
    [one] rival
   *[other] rivals
}
your-tables = Your tables
open-tables = Open tables
open-empty = Nobody has an open seat just now.
finished-tables = Finished games
table-of = Table of { $name }
table-of-guest = A guest’s table
table-seats = { $n } of { $m } seats taken
table-yours = You are asked
table-awaits = Waiting for { $names }
table-won = Won by { $names } · { $when }
your-move = Your move
play = Play
watch = Watch
replay = Replay
sit-down = Sit down
sit-here-too = Take this seat too

new-step = Step { $at } of { $of }
new-you = You
your-name = Your name
table-name = Name of the table
their-name = Name of the player
new-create = Open the table
option-brings = { $said }: { $brings }
new-summary = { $people ->
    [one] 1 person
   *[other] { $people } people
}{ $bots ->
    [0] {""}
    [one] {" "}and 1 bot
   *[other] {" "}and { $bots } bots
}.
new-public = Anybody may find this table
new-hints = Hints are allowed
more-options = More options
more-options-changed = (changed)
options = Options
seat-me = You
seat-human = Friend, by link
seat-bot = Bot
seat-open = Free seat, first come
seat-hotseat = Another player at this screen
seat-me-note = on this device
seat-human-note = you get a link to send
seat-open-note = listed for everybody
bot-strength = Strength of the bot
bot-novice = novice
bot-mortal = mortal
bot-hero = hero
bot-olympian = olympian
bot-fate = fate
bot-novice-about = has just learnt the rules, and slips
bot-mortal-about = plays by rules of thumb
bot-hero-about = plays well
bot-olympian-about = plays very well, and thinks longer
bot-fate-about = the strongest: bluffs, and thinks longest
bot-name = { $name } ({ $level })
bot-called-1 = Penelope
bot-called-2 = Nestor
bot-called-3 = Daphne
bot-called-4 = Midas
bot-called-5 = Ismene
bot-called-6 = Philemon
bot-called-7 = Galatea
bot-called-8 = Linus
add-seat = Add a seat
remove-seat = Remove seat { $seat }
room-bot = Bot, { $level }
room-waiting = The table begins when all seats are taken.
start-fill = Begin, bots take the free seats
invite = Invite
invite-again = Another code
invite-code = Code to say aloud
invite-code-note = Others choose “Join with a code” and type it, or point a phone at the picture.
invite-picture = The link to play, as a picture for a phone’s camera
invite-link = Link to play
watch-link = Link to watch
copy = Copy
naming-title = You are invited
naming-about = What shall the others call you? Nothing else is needed.
naming-go = Come in
copied = Copied.
spectators = { $n ->
    [0] Nobody watches.
    [one] 1 person watches.
   *[other] { $n } people watch.
}
leave = Leave the table
leave-title = Leave the table?
leave-sure = A bot plays for you until you return.
stay = Stay
stand-in = You have left; a bot plays for you.
take-back = Take my seat back
commitment = Seed, sealed before the game:

prompt = The question
prompt-loading-head = The table
prompt-loading = Laying out the table…
prompt-yours = Your turn
prompt-answer = { $name } acts: you answer
oracle = The Oracle:
oracle-off = Oracle off
oracle-leave = I have read it
oracle-silent = The Oracle is silent; O lets it speak again.
oracle-speaks = The Oracle speaks when a question comes up for the first time.
news = What has happened
news-since = Since your turn
news-now = Just now
news-none = Nothing new
prompt-theirs = { $name }’s turn
prompt-everyone = Everyone
prompt-table = The table
prompt-sent = Sent
prompt-over = The game is over
prompt-wait = Waiting for { $n } of { $m } answers.
prompt-sealed = Sealed. You can still change it; { $n } of { $m } to go.
prompt-from = Where to from { $place }?

actions = Actions
actions-title = Your choice
actions-none = Nothing to decide
actions-resting = You have nothing to play: the table passes for you.
actions-waiting = You are not asked now. Look around: whatever you press explains itself.
actions-staged = Read what it came to, then go on.
actions-watching = You are watching this table.
out-title = You are out
out-about = The others play on. You may watch to the end: nothing is asked of you any more.
actions-over = The game is over.
choose-first = Pick one above
choose-place = Choose { $place }
place-them = Place { $n }
left-to-place = { $n ->
    [0] All are set. Confirm, or change your mind.
    [one] 1 left: choose a place
   *[other] { $n } left: choose places, one press each
}
left-in-all = ({ $n } in all)
one-less = One less in { $place }
from-to = from { $low } to { $high }
let-pass = Let it pass
set-chosen = { $n } of { $of } chosen
order-about = Every time: { $topic }
order-ask = ask
order-always = The same every turn
order-always-note = What you have chosen is used every turn, the rest is not, and you are not asked. You can take that back here.
plan-only = { $what }, nothing else
plan-these = { $n ->
    [one] Use { $n } card
   *[other] Use { $n } cards
}
never-ask = Never ask me again: { $topic }
never-ask-note = The table passes for you. You can take that back here.
never-asked = { $n ->
    [one] One standing order
   *[other] { $n } standing orders
}
let-pass-note = the others see nothing of it
filter = Filter the list
nothing-found = Nothing found.
more-closed = { $n } more closed
sending = Sending…
sealed = Sealed. You can still change it.
plan = Your plan so far, seen by nobody else
plan-ready = Your plan, ready
undo = Undo
undo-ask = Ask to undo
undo-vote = { $name } asks to take back the last move.
undo-waiting = Waiting for the others.
agree = Agree
refuse = Refuse
hint = Hint
hinted = hint
hint-others = { $n ->
    [one] Another one
   *[other] { $n } others
}
hint-thinking = Looking for advice…
hint-move = { $move }:
hint-and = { "; " }
hint-because = { $reasons }.
hint-plain = it seems to be the best.
late = The table moved on. Choose again.
skipped = { $n ->
    [one] 1 move shown at once.
   *[other] { $n } moves shown at once.
}
why-title = Why not?
why-from-where = From where?
why-reach = { $place } can be chosen like this:
why-ask = Why?
why-fix = What would make it legal
why-rule = Open the rule
why-more = { $n ->
    [one] 1 more reason
   *[other] { $n } more reasons
}

log = Log
log-filter = Show
log-all = All
log-mine = Mine
log-dice = Dice
log-bets = Bets
log-cards = Cards
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Say
mute = Mute
taken-back = The last move is taken back.
vote-over = It stays as it is.
unmute = Listen again to { $names }
table = Table
tray = Your pieces and cards
sheet = Open or close the panel
sheet-act = Act
sheet-hand = Hand
sheet-seats = Seats
sheet-log = Log
others-moves = Others’ moves

net-lost = Connection lost.
net-lost-more = Reconnecting; your last move is kept.
net-back = { $n ->
    [one] Back. You missed 1 move.
   *[other] Back. You missed { $n } moves.
}
show-them = Show them
try-now = Try now
notice-turn = Your turn at { $table }

curtain = { $name }, it is your turn
curtain-note = Only { $name } looks at the screen now.
curtain-lift = I am { $name }

end-win = { $name } wins with { $n } { $n ->
    [one] point
   *[other] points
}.
end-wins = { $name } wins
end-side-wins = Victory for { $name }
side-by-rules = Played by the rules.
end-shared = { $names } share the victory.
end-line = { $faction ->
    [none] {""}
   *[other] The { $faction } hold{" "}
}{ $n } { $n ->
    [one] point
   *[other] points
}, { $ahead } ahead.
end-by = Decided by
end-moves = Moves
end-move = Move
end-score = Final score
end-rank = Rank
end-player = Player
end-how = How the points were made
end-total = Total
end-chart = Points through the game
end-turns = Turning points
turn-at = Move { $at }
end-time = Time at the table
end-minutes = { $n } min
end-hours = { $h } h { $m }
end-deeds = Deeds
end-seed = Chance can be checked: the record holds the seed that was sealed before the game.
end-again = Play again, same seats
end-record = Save the record
end-review = Review
end-share = Share the result
end-board = Back to the board

replay-title = Replay
replay-head = Move { $at } of { $of }
replay-start = The beginning
replay-seen = Seen by
replay-spectator = Spectator
replay-open = All open
replay-band = Colour: who gained most
replay-told = { $name }: { $move }
replay-unseen = { $name } decides; nothing is seen of it.
replay-fork = Play on from here
replay-fork-short = Play on
replay-fork-as = Play on as { $name }
replay-first = To the beginning
replay-last = To the end
replay-prev = One move back
replay-next = One move on
replay-prev-turn = One turn back
replay-next-turn = One turn on
replay-play = Play
replay-pause = Pause
replay-moves = Moves
replay-points = Points
replay-hidden = A choice that is still secret.
replay-lost = These moves could not be fetched. What you see stays; try again in a moment.
record = Record

rules-title = Rulebook
card-rules = Rules of this card
rules-sub = Every rule of the game as a numbered clause; the table refers to these numbers.
rules-guide = How to play
rules-print = Print these two pages
rules-contents = Contents
rules-origins = Show where each rule comes from
rules-search = Search clauses and words
tag-seed = rulebook
tag-public = public source
tag-ruling = our ruling

settings-you = You
settings-look = Look
settings-play = Play
settings-keys = Keyboard
settings-notices = Notices
set-lang = Language
set-lang-en = English
set-lang-fr = Français
set-theme = Theme
set-theme-system = As the system
set-theme-vase = Vase, dark
set-theme-marble = Marble, light
set-text = Text size
set-text-100 = 100%
set-text-125 = 125%
set-text-150 = 150%
set-text-200 = 200%
set-marks = Seat marks
set-marks-normal = Normal
set-marks-large = Large
set-pictures = Pictures on cards
set-pictures-on = Shown
set-pictures-off = None
set-motion = Motion
set-motion-system = As the system
set-motion-less = Less
set-speed = Others’ moves
set-speed-once = At once
set-speed-brisk = Brisk
set-speed-natural = Natural
set-speed-calm = Calm
set-speed-step = Step by step
set-confirm = Choosing
set-confirm-propose = Choose, then confirm
set-confirm-once = Send at once
set-focus = Focus
set-focus-follow = Follows the question
set-focus-leave = Leave it alone
set-shortcuts = Shortcuts
set-shortcuts-keys = Single keys
set-shortcuts-alt = With Alt
set-shortcuts-off = Off
notify-denied = The browser does not allow it: change its settings for this site, then try again.
settings-sound = Sound
set-sound = Sounds of the table
set-volume = Volume
sound-about = Wood on stone when you are asked, dice, cards, coins, and a horn at the end. Nothing is told by sound alone.
set-notify = Tell me when it is my turn
set-answer = Answer for me when I can only let it pass, after a pause that tells nothing
set-usual = Answer small questions in the usual way, such as which card lies on top or how many dice defend
set-oracle = The Oracle says why a question matters, the first time it comes up (switched on again, from the beginning)
set-results = Results of a Hand, a Combat, an Age
set-results-stay = Until I go on
set-results-brief = Briefly
set-results-off = Not at all
interlude = What it came to
go-on = Go on
set-closed = List what is closed, and why
recovery-about = A personal link brings your tables to another device. It works once.
recovery-link = Your personal link
recovery-make = Make a personal link
recover-failed = This link is used up or too old.

keys = Keys
keys-choose = choose the option with that number
keys-confirm = confirm
keys-back = one step back, close
keys-pass = let it pass, skip to now
keys-filter = filter the list
keys-undo = undo
keys-hint = hint
keys-rules = rules
keys-log = log
keys-board = board; then arrows go from place to place
keys-actions = actions
keys-tray = hand
keys-seats = seats; then arrows go from one thing to the next
keys-prompt = read the question again
keys-find = find a place
keys-other = the other board
keys-next = next move, step by step
keys-oracle = the Oracle: on or off
keys-zoom = zoom, on the board
keys-help = this list

map-whole = Whole map
map-find = Find
map-find-place = Find a place
map-zoom-in = Zoom in
map-zoom-out = Zoom out

credits-icons = Icons
credits-fonts = Fonts
credits-games = Games
credits-changes = Changes: colour and size.
credits-games-text = This is an independent adaptation without art or texts of the publishers; the games belong to their authors and publishers. Rules and cards are told in our own words.
credits-art = Drawing
credits-art-text = Maps, marks, ornaments, layout and the pictures on cards are our own work; some silhouettes in them are icons of the collection above.

missing-page = There is nothing at this address.
missing-table = There is no such table here, or it is private: then ask its host for an invitation.
missing-game = The rules or the log of this game are not here any more. You can still leave the table.
missing-private = This table is private. Ask its host for the link.
plain-waiting = The table waits for { $name }.
plain-asked = is asked
plain-standin = a bot stands in
plain-watching = You are watching.
plain-seeing = This is what { $name } knows.
missing-back = Back to the tables

error-internal = Something broke on our side. The game is safe.
error-bad-request = That was not understood.
error-not-signed-in = Choose a name first.
error-not-yours = That belongs to somebody else.
error-bad-setup = The game cannot be set up like this.
error-seat-taken = This seat is taken.
error-other-side = One person plays for one side.
error-already-started = The game has begun already.
error-too-fast = A little slower, please.
error-stale-prompt = The table moved on. Choose again.
error-not-found = There is no such thing here.
error-table-finished = The game is over.
error-unknown-move = This move does not exist.
error-seats-open = Some seats are still free.
error-busy = All advisers are busy. Try again in a moment.
error-no-hints = Hints are switched off at this table.
error-not-asked = Nothing is asked of you now.
error-nothing-to-undo = There is nothing to take back.
error-bots-refuse = The bots do not agree: dice were rolled or something hidden was seen since.
error-vote-is-open = The table is voting already.
error-no-vote = There is no vote.
error-stand-in-plays = A bot plays this seat. Sit down again to take it back.
error-ruleset-gone = This game was begun with older rules.
error-table-damaged = The log of this table is damaged. Other tables are not concerned.
error-too-many-tables = You have too many unfinished tables. Finish or leave some first.
error-banned = The host of this server does not serve you at present. Ask who runs it.
error-bad-host = This server is not known by this name.
error-not-ready = The server is not ready. Try again in a moment.
error-bad-invite = This invitation is not valid here.
error-not-started = The game has not begun.
error-not-finished = The game is still being played.
error-bad-token = This link is used up or too old.
error-too-large = That is too long.
error-unknown-command = That was not understood.
error-lost = The server did not answer. Try again in a moment.

wins = What wins:
lesson-first = First time? Learn it ({ $minutes } min)
lesson-more = Learn: { $title } ({ $minutes } min)
lesson-number = The guide asks for { $n }
lesson-at = { $lesson }: { $chapter }
lesson-guide = The guide
lesson-step = { $title }, step { $n } of { $m }
lesson-tab = Lesson
lesson-asks = What the guide asks for
lesson-goals = The goals of this chapter
lesson-reached = Reached:
lesson-course = The chapters
lesson-rule = What the rule says
lesson-again = This chapter again
lesson-skip = Skip to the next
lesson-stop = Stop for now
lesson-next = Next chapter
lesson-finish = Back to the lobby
lesson-play = Play a first game
lesson-scene-read = I have read it
lesson-chapter-done = This chapter is done.
lesson-done = The lesson is done: you can play.
lesson-calm = About { $minutes } min in all. Nothing is counted here; you can stop at any time and go on where you were.

# A name and what is said of it.
labelled = { $name }: { $more }
