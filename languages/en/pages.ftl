# Titles and descriptions of pages, as search engines and previews of links show them.

# The language and the country whose spelling it has.
locale = en_GB
site = Mazmorra
home = Dungeon board games: alone, on one screen or online. Free, no account, no advertising.
# $game (String) its name
play = Play { $game }
# $game (String) its name
learn = Learn { $game }
# $game (String) its name
learnLine = Short lessons that you play: the rules of { $game } at your own pace.
# $game (String) its name
rules = The rules of { $game }
# $game (String) its name
rulesLine = How to play { $game }, with pictures and every ruling.
online = With friends online
onlineLine = Open a table, send the link, and play. No account is needed.
quick = Play with people now
quickLine = Choose a game and wait: a table opens as soon as enough people want the same.
daily = Daily dungeon
dailyLine = One deal a day for each game, the same for everybody: one try, and a table of results.
tournaments = Tournaments
# $game (String) its name
tournament = { $game } tournament
# $game (String) its name
# $inviter (String)
tournamentBy = { $inviter } invites you to a tournament of { $game }
tournamentLine = Several rounds, tables drawn by score, one table of results. Open the link, type a name and take part.
# $game (String) its name
invitation = A table of { $game }
# $game (String) its name
# $host (String)
invitationBy = { $host } invites you to { $game }
# $seats (Number)
# $free (Number) seats that nobody has taken yet, perhaps none
invitationLine =
    { $free ->
        [0] A table for { $seats }. Open the link to watch or to come back to your seat.
        [one] A table for { $seats }, with 1 free seat. Open the link, type a name and sit down.
       *[other] A table for { $seats }, with { $free } free seats. Open the link, type a name and sit down.
    }
# $game (String) its name
replay = A game of { $game }
# $names (List) who played
replayLine = Watch the game of { LIST($names) }, move by move.
# $name (String)
profileLine = What { $name } has played here, and how it went.

# $game (String) its name
ratings_title = { $game }: ratings
# $game (String) its name
ratings_line = Who plays { $game } best this season, and how sure that is.
# $game (String) its name
balance_title = { $game }: balance
# $game (String) its name
balance_line = How often the roles, heroes and variants of { $game } win: people beside bots.
# $game (String) its name
dilemmas_title = { $game }: dilemmas
# $game (String) its name
dilemmas_line = One position of { $game } a day, one decision: would you find the best one?

legal_privacy_title = Privacy
legal_privacy_description = What this server keeps about you, and for how long.
legal_terms_title = Terms of use
legal_terms_description = The rules of this server, and what happens to those who break them.
legal_imprint_title = Imprint
legal_imprint_description = Who runs this server, and how to reach them.
# A time in the privacy page after which something is deleted.
legal_forever = without limit

missing = There is nothing here
missingLine = The link may be incomplete, or what it led to is gone.

# A replay that stands in a page of another site.
embedPicture = The position
embedPrevious = One move back
embedNext = One move on
embedPlay = Play
embedPause = Pause
# The label of the slider.
# $at (Number) the first move that is shown
# $to (Number) the last one
# $length (Number) of so many
embedPlace = Moves { $at } to { $to } of { $length }
embedOpen = Watch the game in Mazmorra
embedGone = This game cannot be shown here: it is still being played, was deleted, or never existed.
