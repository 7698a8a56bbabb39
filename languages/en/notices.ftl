# What people are told outside the page: on the lock screen of a phone, by a webhook, in a calendar. One line each, without secrets of a game.

# $game (String) its name
turn = It is your turn: { $game }
# One message for all tables that wait.
# $count (Number)
# $games (List) the names of the games
turns =
    { $count ->
        [one] 1 table waits for you: { LIST($games) }
       *[other] { $count } tables wait for you: { LIST($games) }
    }
# $game (String) its name
ready = The table is ready: { $game }
# $game (String) its name
# $from (String) who invites
invited = { $from } invites you to a game of { $game }
# $game (String) its name
invitedBySomebody = You are invited to a game of { $game }
# Sent when somebody tries whether notices arrive.
test = This is how Mazmorra will notify you.
# The name of the calendar with one entry for each answer that is awaited.
calendar = Mazmorra: your turns
# An entry of that calendar.
# $game (String) its name
deadline = { $game }: your answer is due
