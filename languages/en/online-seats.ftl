# $name (String)
awayWaits = The game is waiting for { $name }, who is away.
# $name (String)
slowWaits = The game has been waiting for { $name } for a while.
# $name (String)
handOver = Let a bot play for { $name }
keep = Keep waiting
# $count (Number)
# $names (String)
handVotes =
    { $count ->
        [one] { $names } would let a bot play.
       *[other] { $names } would let a bot play.
    }
handed = You had not answered for a while, so a bot is playing for you.
covered = A bot is playing for you.
returned = While you were away a bot played for you. You have your seat back.
takeBack = Play again myself
understood = All right

again_ask = Play again with the same people
again_yes = Yes, play again
again_no = No, thanks
again_begin = Start with those who said yes
again_go = To the next game
# $count (Number)
# $names (String)
again_wants =
    { $count ->
        [one] { $names } wants to play again. Do you?
       *[other] { $names } want to play again. Do you?
    }
# $names (String)
again_waiting = Waiting for an answer from { $names }.
# $count (Number)
# $names (String)
again_said =
    { $count ->
        [one] { $names } plays again.
       *[other] { $names } play again.
    }
again_begun = The others have gone on to the next game.
