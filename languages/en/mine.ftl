title = My games
none = Nothing here yet. Play a game, and it will be kept on this device.
all = All games
pick = Which game
under = On the table
finished = Finished
opened = Watched
openedHelp = From other people’s links and files. Watch the replay to see how they end.
won = won
# $place (Number)
place = place { $place }
shared = shared the victory
nobody = nobody won
practice = practice
withHints = with hints
# $count (Number)
hinted =
    { $count ->
        [one] 1 of them with hints
       *[other] { $count } of them with hints
    }
online = online
resume = Resume
watch = Watch
analysis = Analysis
# $count (Number)
more = Show { $count } more
statistics = How you have done
statisticsNone = Your figures appear here after your first finished game. Practice and other people’s games do not count.
# $count (Number)
played =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
# $won (Number)
# $played (Number)
wonOf = { $won } of { $played } won
share = won
bySeats = By seats
# $count (Number)
seats =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
byOpponents = By opponents

opponents_mixed = Bots of several levels
opponents_people = Other people
opponents_alone = Alone

byRole = By role, in rounds

# Roles of games with hidden roles, by their id.
roles_miner = Miner
roles_saboteur = Saboteur

# $count (Number)
# $played (Number)
survived =
    Out alive in { $count } of { $played ->
        [one] 1 game
       *[other] { $played } games
    }
# $gold (Number)
mostGold = Your best haul: { $gold } gold
# $count (Number)
together =
    { $count ->
        [one] 1 game with several people at this screen
       *[other] { $count } games with several people at this screen
    }
epitaphs = Here they lie
epitaphsHelp = Your heroes who did not get out of the dungeon, the latest first.
keep = Take everything with you
keepHelp = One file with all the games of this device, your settings and your notebook. Opened on another device, it adds what is missing there. Seats at online tables stay with this browser.
export = Save everything
import = Open a file
# $count (Number)
imported =
    { $count ->
        [one] Done: 1 game added; settings and notebook restored.
       *[other] Done: { $count } games added; settings and notebook restored.
    }
importedRecord = Done: the game in the file was added.
broken = This file cannot be read: it is not from Mazmorra, or part of it is missing. Nothing was changed.
failed = This browser could not keep the games. Nothing was changed.

moments = My finest moments
# $from (Number) the first move
# $to (Number) the last one
momentOf = moves { $from } to { $to }
momentRemove = Remove
