# title = Tournaments
# intro = One game, several rounds: in every round tables are drawn by score, and whoever has the most points after the last one wins. Send the link to as many people as you like, up to 64.
# $game (String)
# cup = { $game } tournament
# $name (String)
# by = Led by { $name }
# byNobody = Nobody leads it any more
# open = Open a tournament
# openNow = Open the tournament
# game = Game
# seats = People at a table
# seatsHelp = Where the number does not divide, some tables are smaller or larger.
# rounds = Rounds
# clock = Time for each decision

# clocks_quick = 20 seconds
# clocks_usual = 45 seconds
# clocks_calm = 90 seconds

# $minutes (Number)
# clockHelp =
#     There is always a clock, so that no table holds up the others. Everybody also has a reserve of { $minutes ->
#         [one] 1 minute
#        *[other] { $minutes } minutes
#     } for each game.
# start = Start

# starts_hand = When I say so
# starts_time = At a time

# startTime = Day and time
# whoSees = Who finds it
# byLink = Whoever has the link
# listed = Everybody
# play = I play too
# mine = My tournaments
# mineEmpty = You have not joined one yet.
# others = For everybody
# othersEmpty = None is open right now.
# go = Go there
# $count (Number)
# people =
#     { $count ->
#         [one] 1 person
#        *[other] { $count } people
#     }

# status_open = open to join
# status_running = being played
# status_over = over
# status_cancelled = called off

# $round (Number)
# $rounds (Number)
# roundOf = Round { $round } of { $rounds }
# $count (Number)
# joined =
#     { $count ->
#         [one] 1 person has joined so far.
#        *[other] { $count } people have joined so far.
#     }
# joinedNone = Nobody has joined yet.
# $time (String)
# $left (String)
# startsAt = It starts on { $time }, in { $left }.
# $name (String)
# startsByHand = It starts when { $name } says so.
# startsByYou = You start it when everybody is here.
# $count (Number)
# needs =
#     This game needs at least { $count ->
#         [one] 1 person
#        *[other] { $count } people
#     }.
# join = Take part
# leave = Leave the tournament
# leaveSure = Leave for good?
# leaveHelp = A bot plays on at your table and you are not drawn any more. You may come back until the last round is drawn.
# yes = Yes, leave
# no = No, stay
# youIn = You are taking part.
# youOut = You are left out of the draw: a bot had your seat when the game ended, or you left.
# youRemoved = Whoever leads the tournament has taken you out of it.
# back = I am back
# startNow = Draw the first round
# drawNow = Draw it now
# stop = Call it off
# stopAfter = End after this round
# stopSure = Really?
# stopYes = Yes, end it
# stopNo = No, go on
# lastNow = The round that is being played is the last.
# $name (String)
# remove = Take { $name } out
# $round (Number)
# $left (String)
# nextIn = Round { $round } is drawn in { $left }.
# $round (Number)
# drawing = Round { $round } is being drawn…
# toTable = To your table
# tableWaits = Your table is ready, and its clock is running.
# bye = You have a bye this round: it is worth 50 points.
# $count (Number)
# waiting =
#     { $count ->
#         [one] 1 table is still being played.
#        *[other] { $count } tables are still being played.
#     }
# $name (String)
# won = { $name } has won the tournament.
# overByOpener = It was ended before its last round.
# overByFew = Too few people were left for another round: the standings count as they are.

# cancelled_opener = Whoever led it has called it off.
# cancelled_few = It was called off: too few people had joined by the time of the start.
# cancelled_unstarted = It was called off: nobody started it within a day.

# started = It has started, so nobody new can join. You may watch every table.
# standings = Standings
# place = Place
# name = Name
# points = Points
# opponents = Opponents
# opponentsHelp = Opponents: the sum of the points of everybody they met; it decides between equal points.
# you = you
# guest = guest
# anonymous = Somebody
# out = left out
# entrants = Who is taking part
# $round (Number)
# round = Round { $round }
# $table (Number)
# table = Table { $table }
# playing = being played
# watch = Watch
# $table (Number)
# watchOf = Watch table { $table }
# $table (Number)
# replayOf = See the game of table { $table }
# replay = See the game
# stopped = Stopped by its players: no points.
# closed = Closed by the server: 50 points for everybody who was there.
# gone = a bot had the seat
# byes = Bye
# invite = Invite people
# inviteWatch = For those who want to watch
# inviteHelp = Whoever opens the link can take part before the start and watch afterwards.
# link = Link to the tournament
# qr = QR code of the link to the tournament
# screen = Big screen for the room
# leaveScreen = Back to the page
# scan = Scan to take part
# scanLate = Scan to watch
# rules = The rules of the tournament

# rulesLines_0 = Tables are drawn each round by score: people with about as many points play each other, and nobody meets twice where it can be avoided. In the first round chance decides.
# rulesLines_1 = Where the number of people does not divide, some tables are smaller; where the game does not allow that, some are larger; and only where it allows neither does somebody have a bye, starting with the last in the standings. A bye is worth 50 points.
# rulesLines_2 = The first at a table gets 100 points, the last 0, the others evenly spaced values between. Those who share a place share the points.
# rulesLines_3 = Equal points are decided by the sum of the points of everybody you have met, then by who was placed higher at the same table, then by lot.
# rulesLines_4 = A bot plays on for whoever leaves or lets the clock run out three times in a row. If a bot has your seat when the game ends, you get no points for that table and are left out of the draw until you say that you are back.
# rulesLines_5 = A table that everybody leaves or agrees to stop gives no points.
# rulesLines_6 = Nobody new joins after the start. The next round is drawn a minute after the last table has ended.

# check = Check the draw
# checkHelp = The draw and the deals follow from a seed that was fixed when the tournament was opened, and from random bytes of everybody who joined. The fingerprint of the seed stood here from the start; the seed is revealed at the end.
# fingerprint = Fingerprint of the seed
# seed = Seed
# salt = Salt
# download = All games as one file
# missing = There is no such tournament. The link may be incomplete, or it was deleted.
# all = All tournaments
# toTournament = To the tournament

# refused_not-now = It is too late for that.
# refused_not-allowed = You cannot do that in this tournament.
# refused_start = There are too few people yet.
# refused_too-many = The tournament is full, or people at your internet address already have half of its places.
# refused_over = The tournament is over.
# refused_no-table = There is no such tournament.

# pastStart = The start has to be later than now.
# tooManyOpen = You lead three tournaments already, or the people at your internet address lead ten: one has to end first.
