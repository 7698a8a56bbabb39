change = Change the table
changeNow = Change it
# $game (String)
changed = The host has changed the table: { $game }.
newTerms = The host has changed the clock, or whether the game counts for ratings. It will now be played like this:
rated = Rated: the result changes the rating of everybody who plays.
unrated = Not rated: the result changes nobody’s rating.
agreeHelp = The game starts only when everybody who sits here has agreed or left.
agree = Agree and stay
notAgreed = has not agreed yet
# $names (String)
waitAgreed = You can start when they have agreed to the change: { $names }.
tooFew = More people are sitting here than that. Somebody would have to leave first.
about = What you will play
# $name (String)
# $game (String)
invitedBy = { $name } invites you to play { $game }.
learn = Learn it in a few minutes
rules = Read the rules
# $count (Number)
guests =
    { $count ->
        [one] 1 guest has not sat down yet
       *[other] { $count } guests have not sat down yet
    }
carryLink = Link for your phone

code_used = This code has been used
code_old = This code is no longer valid
code_usedHelp = A code moves your seat to one device, once. If it was you, that device has your seat. Otherwise make a new code where you are sitting.
code_oldHelp = A code is valid for ten minutes. Make a new one on the device where you have your seat.
code_goOn = Go on without it

startHelp = You can start whenever you like: bots take the free seats.
startRated = A rated table starts when a person has every seat.
startAsk = Start now?
# $free (Number)
startAskHelp =
    { $free ->
        [one] One seat is free. A bot takes it, and nobody else can sit down.
       *[other] { $free } seats are free. Bots take them, and nobody else can sit down.
    }
# $free (Number)
startWithBots =
    { $free ->
        [one] Start with a bot
       *[other] Start with { $free } bots
    }
keepWaiting = Keep waiting
