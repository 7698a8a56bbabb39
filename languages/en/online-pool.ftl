title = Play with people now
intro = Choose what you would like to play. As soon as enough people want the same, a table opens and all of you have a seat.
games = What would you like to play?
botsAfter = If nobody comes

botTimes_0 = Keep waiting
botTimes_30 = Bots after 30 seconds
botTimes_120 = Bots after 2 minutes
botTimes_600 = Bots after 10 minutes

start = Wait for people
change = Change what I am waiting for
stop = Stop waiting
# $games (String)
waitingFor = You are waiting for people to play { $games }.
waitingForAny = You are waiting for people, whatever the game.
notify = Tell me when my table is ready
# $time (String)
waitingSince = You have been waiting for { $time }.
# $time (String)
botsIn = Bots take the empty seats in { $time }.
noBots = You want to play with people only.
noNumbers = Nobody is waiting or playing right now.
# $waiting (Number)
# $playing (Number)
numbers =
    { $waiting ->
        [one] 1 person is waiting
       *[other] { $waiting } people are waiting
    }, { $playing ->
        [one] 1 is playing
       *[other] { $playing } are playing
    }.
# $count (Number)
waits =
    { $count ->
        [one] 1 is waiting
       *[other] { $count } are waiting
    }
alone = Nobody else is waiting right now.
aloneHelp = We will tell you when somebody comes. Leave this page open, or ask in the settings to be notified: then you may close it and keep your place for an hour. Meanwhile you can practise or invite friends.
practise = Practise against bots meanwhile
practiseHelp = You keep your place. When your table is ready, we will tell you there.
invite = Invite friends to a table
lobby = See the open tables
chooseOne = Choose at least one game.
pill = Waiting for people
toWaiting = Show
# $game (String)
called = Your table is ready: { $game }
# $time (String)
calledHelp = Come within { $time }, or you lose your seat.
go = To the table
decline = Not now
missed = Your table was ready, and you did not come. Wait again whenever you like.
# $time (String)
gathering = The game starts when everybody is here, in { $time } at the latest.
tooFew = Too few people came. You keep your place and are waiting again.
