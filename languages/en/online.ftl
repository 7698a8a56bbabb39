title = With friends online
# $game (String)
tableTitle = { $game }: the table
name = Your name
nameHelp = That is all: no account, no password.
nameKept = This name is yours here.
nameMore = You and your name
open = Open a table
game = Game
seats = Seats
whoSees = Who can find it
byLink = Only with the link
listed = Anyone, in the lobby
entry = From the lobby
entryOpen = Anyone may sit down
entryAsk = Ask me first
spectators = Let others watch
rated = Rated
ratedHelp = The result changes your ratings. Only for people who keep their name, with a clock and without bots.
ratedTable = Rated table
# $name (String)
invitedBy = { $name } invites you to a table.
seeInvitation = Look at it
clock = Time to think

clocks_none = No limit
clocks_quick = 1 minute a turn
clocks_slow = 1 day a turn

openNow = Open the table
lobby = Lobby
lobbyMore = Show older tables
lobbyEmpty = There is no open table right now. Open one and send the link to friends, practise against bots, or wait and be told when somebody comes.
beCalled = Wait and be told
practise = Practise against bots

filters_title = Which tables
filters_all = All
filters_live = With a clock
filters_slow = Over several days
filters_free = Only with a free seat
filters_none = There is no such table right now.

language = Language at the table
clockNone = No time limit
# $count (Number)
clockDays =
    { $count ->
        [one] 1 day a turn
       *[other] { $count } days a turn
    }
# $count (Number)
clockHours =
    { $count ->
        [one] 1 hour a turn
       *[other] { $count } hours a turn
    }
# $count (Number)
clockMinutes =
    { $count ->
        [one] 1 minute a turn
       *[other] { $count } minutes a turn
    }
# $count (Number)
clockSeconds =
    { $count ->
        [one] 1 second a turn
       *[other] { $count } seconds a turn
    }
justNow = just now
# $count (Number)
here =
    { $count ->
        [0] Nobody is at the table
        [one] 1 person is at the table
       *[other] { $count } people are at the table
    }
# $count (Number)
bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
noVariants = This game has no variants at this number of players.
mine = My tables
mineEmpty = You have no seat at any table of this server.
yourTurn = Your turn
# At a seat with a clock that stands still.
# $day (String) a date
onHoliday = on holiday until { $day }
# $game (String)
elsewhere = It is your turn at another table: { $game }.
# $count (Number) other tables that wait, two or more
# $game (String) the game of the first of them
elsewhereMany = It is your turn at { $count } other tables. The next one: { $game }.

status_open = Waiting for players
status_running = In progress
status_finished = Finished
status_ended = Stopped

# $count (Number)
missing =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
full = All seats taken
join = Join
watch = Watch
ask = Ask for a seat
asked = You have asked. The host has to let you in.
# $name (String)
asks = { $name } asks for a seat
letIn = Let in
turnDown = Not now
go = Go
notify = Tell me when it is my turn
# $game (String)
notification = It is your turn: { $game }
connecting = Connecting to the server…
plainHttp = This address does not use https, so from here the app cannot be installed, the browser cannot notify you and passkeys do not work. Everything else does.
offline = No server is answering. Games on this device still work; this page keeps trying.
outdated = The server has a newer version. Reload the page.
# $number (Number)
place = Seat { $number }
free = Free
host = host
you = you
away = away
sit = Sit down
# $number (Number)
sitHere = Move here: seat { $number }
move = Move here
bot = Bot
# $number (Number)
addBot = Put a bot at seat { $number }
addBots = Fill with bots
# $number (Number)
level = Level of the bot at seat { $number }
# $name (String)
removeGuest = Remove { $name } from the table
start = Start the game
waitHost = The host starts the game.
leave = Leave
leaveGame = Let a bot play for me
leaveSeat = Leave my seat
invite = Invite friends
inviteHelp = Send this link, or let a phone read the code. Whoever has it can sit down.
onlyHere = Other devices cannot reach this server. Started with “npm start -- --lan”, it lets your whole network in.
copy = Copy the link
copied = Copied
link = Link to this table
qr = QR code of the link
share = Share
bigScreen = Show the table on a big screen

screen_scan = Scan to join
screen_scanHelp = Point your phone at the code, type a name and sit down. Your hand is on your phone, the table is here.
screen_watchHelp = The game has started. Use the code to watch or to come back to your seat.
screen_code = Code to join
screen_hideCode = Make the code smaller
screen_showCode = Make the code larger
screen_leave = Back to my own view
# $count (Number)
screen_waiting =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
screen_ready = Everybody is here. The host starts the game.
screen_full = Full screen
screen_latest = What just happened
# $address (String)
screen_type = Or open { $address } and type
screen_askCode = Show a code of four letters
screen_here = Use this device as the big screen
screen_open = Open it on this screen for everybody
screen_openHelp = For a television: nobody needs a seat here. Phones sit down by a code of four letters.
screen_first = Whoever sits down first starts the game.
# $code (String)
screen_joining = The table { $code }
screen_noTable = No table shows this code now. Look at the big screen again.
screen_tooMany = Too many codes were tried from here. Wait half a minute, or scan the square code.

hand_mode = Only my hand
hand_board = Board
hand_hand = My hand
hand_toBoard = Show the board
hand_onScreen = The table is on the big screen.
hand_choose = Or choose on the board
hand_wait = You have nothing to do right now.
hand_options = You can

devices = Several devices
carry = Move my seat to my phone
carryHelp = Scan this with your own phone: there you are the same person. It works once, for a few minutes.
deal = The deal
dealHelp = Before anybody sat down the server chose a seed and published this fingerprint of it. Every browser at the table adds bytes of its own. After the game the seed is revealed, and anybody can check that every shuffle and roll follows from all of this.
dealHelpDaily = The server fixed this deal and published this fingerprint of its seed before the day began. It is the same for everybody, so browsers add nothing. The seed is revealed when the day is over.
tournamentsHelp = For an evening with many: several rounds, tables drawn by score, one table of results.
toTournaments = Open or find a tournament
toTournament = To the tournament
toDaily = Results of the day
dailyLate = The day is over, so this game no longer counts. You can still play it.
commitment = Fingerprint of the seed
contributions = What each seat added
seed = Seed
salt = Salt
none = nothing
chat = Table and chat
chatOnly = Chat
# $count (Number)
chatUnread = Table and chat, { $count } unread
people = At the table
# $count (Number)
watchers =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
watching = You are watching.
endAgree = Agree to stop here
endDisagree = Keep playing
endHelp = The game stops when everybody at the table agrees.
# $names (String)
endVotes = In favour of stopping here: { $names }
stopped = The game was stopped by agreement.
interrupted = Something went wrong at this table. The server is restoring it.
closed = The operator has closed this table. What you played is kept.
# $until (String)
banned = The operator of this server does not let you play here until { $until }. Games on this device still work.
removedLine = Removed by the operator.

# $minutes (Number)
stop_soon =
    { $minutes ->
        [one] The server stops in 1 minute.
       *[other] The server stops in { $minutes } minutes.
    }
stop_now = The server is about to stop.
stop_kept = Your tables are kept and go on afterwards.
stop_close = Understood

report_title = Report to the operator
# $name (String)
report_person = Report { $name }
# $name (String)
report_line = Report what { $name } said
report_table = Report this table
report_help = The operator of this server reads it together with the lines of chat around it. Nobody at the table is told.
report_reason = What is wrong
report_reasons_insult = Insults or threats
report_reasons_name = An offensive name
report_reasons_cheating = Cheating
report_reasons_spam = Advertising or nonsense
report_reasons_other = Something else
report_text = What else should be known (optional)
report_send = Send the report
report_thanks = Thank you. The operator will look into it.

failed = The server could not go on with this game. What you played is kept.
# $names (String)
stopAsked = In favour of stopping here: { $names }.
replay = Watch it again
record = Save as a file
check = Check this game
back = All tables
# $time (String)
left = { $time } left
# $time (String)
reserve = { $time } in reserve
# $seconds (Number)
hurry =
    { $seconds ->
        [one] You have 1 second left.
       *[other] You have { $seconds } seconds left.
    }
tryAgain = Try again
account = You on this server
accountHelp = The server knows you by a secret that each of your browsers keeps. There is no password.
yourDevices = Your devices
thisDevice = this device
unknownDevice = Unknown device
# $date (String)
deviceSeen = Last used on { $date }
signOut = Sign out
# $device (String)
signOutOf = Sign out of { $device }
forget = Forget me
forgetHelp = The server deletes your name, the secrets of all your devices and what you wrote in chats. Finished games stay without your name. Bots finish the games you are playing. You cannot undo this.
forgetNow = Forget me for good
guestMark = guest
anonymous = Anonymous
gone = This table is not open to you
goneHelp = The link may be incomplete, the table may be gone, or the host may have removed you.
noRecord = The server has no record of this game, or the game is not over yet.

refused_no-seat = The seats have changed: that one is taken, or one is still free.
refused_not-allowed = You are not allowed to do that.
refused_not-now = Not right now.
refused_start = The game cannot be played like this.
refused_over = That game is over. The first try counts.
refused_rate = Too fast. Wait a moment.
refused_silenced = The operator does not let you write here for now.
refused_words = That contains a word that is not allowed here. Choose another.
refused_banned = The operator does not let you play here for now.
refused_too-many = You, or the people at your internet address together, have as many of these as allowed. End or close one of them first.
refused_name-taken = Somebody keeps this name, or one that looks the same. Choose another.
refused_needs-name = Only people who keep their name can do this. You can keep yours on the page “You”.
refused_passkey = That passkey was not accepted. Try again, or use another one.
refused_bad-code = No name here goes with that code. Check both.
refused_locked = Too many codes tried from here. Try again in a few minutes; passkeys still work.
refused_connection = The connection was lost. Try again.
refused_other = That did not work.

programs_title = Programs
programs_help = With a token a program of yours reads or acts here in your name. Give it to nobody else. It stands among your devices, where you can withdraw it.
programs_name = What is it for?
programs_scopes_read = It reads my tables
programs_scopes_challenge = It opens tables and invites
programs_scopes_play = It plays
programs_make = Make a token
programs_once = Your token. It is shown only now:
programs_token = token of a program
programs_become = This account belongs to a program
programs_becomeHelp = For good: everybody sees it at the table, and it plays no rated games, no tournaments and no daily games. Do this only with an account that you made for a program.
programs_becomeNow = Give it to the program
programs_isProgram = This account belongs to a program.
# Behind the name of a seat.
programs_mark = program
