# title = What the master thinks
# intro = At each decision the master knows what this player knew then, and nothing more. It thinks only for a moment, and chance plays its part: take it as the opinion of a friend who watches over your shoulder.
# seat = Whose decisions
# $done (Number)
# $all (Number)
# working = Thinking: { $done } of { $all } decisions
# finished = The master has reviewed every decision.
# $count (Number)
# done =
#     { $count ->
#         [one] 1 decision reviewed
#        *[other] { $count } decisions reviewed
#     }
# $done (Number)
# $all (Number)
# stopped = Stopped after { $done } of { $all } decisions
# failed = The master could not go on thinking. Reload the page to try again.
# stop = Stop
# resume = Keep thinking
# progress = How far the master has got
# watch = Watch the game
# none = This player never had anything to choose.
# only = Only those the master would have changed
# noneLeft = None: wherever the master would have done something else, the two are too close to judge.
# review = The game as a whole

# verdict_good = Well played: these choices gave away next to nothing.
# verdict_unclear = Too close to judge: what these choices cost cannot be told apart from nothing.
# verdict_costly = These choices gave something away.

# $start (String)
# $end (String)
# fromTo = The chance of winning was { $start } at the first decision and { $end } at the end.
# $count (Number)
# $sum (String)
# $low (String)
# $high (String)
# cost =
#     { $count ->
#         [one] Skill: compared with the master’s, the only choice cost { $sum } of the chance of winning (between { $low } and { $high }).
#        *[other] Skill: compared with the master’s, { $count } choices cost { $sum } of the chance of winning in all (between { $low } and { $high }).
#     }
# $change (String)
# luck = Luck: cards, dice and the answers of the others changed it by { $change }.
# swings = Where luck turned
# $move (Number)
# $next (Number)
# $before (String)
# $after (String)
# swing = Between moves { $move } and { $next }: { $before } before, { $after } after.
# $move (Number)
# $before (String)
# $after (String)
# swingToEnd = Between move { $move } and the end: { $before } before, { $after } after.
# showSwing = Watch it
# costliest = The three costliest moments
# costliestSoon = The master is still going through your decisions.
# costliestStopped = You will see them once every decision has been reviewed.
# costliestNone = None that can be told for certain.
# practice = Decide them again
# $option (String)
# chose = The choice was { QUOTE($option) }.
# $mean (String)
# $low (String)
# $high (String)
# costOfOne = It cost about { $mean } of the chance of winning (between { $low } and { $high }).
# $move (Number)
# still = The table before move { $move }
# $count (Number)
# all =
#     { $count ->
#         [one] The only decision
#        *[other] All { $count } decisions
#     }
# decisions = Decision by decision
# $number (Number)
# move = Move { $number }
# chosen = Chosen
# pending = Not reviewed yet

# judgement_same = The master agrees
# judgement_close = Too close to judge
# judgement_rather = The master’s choice was better

# tally_same = where the master agrees
# tally_close = too close to judge
# tally_rather = where the master’s choice was better

# $option (String)
# rather = The master would have chosen { QUOTE($option) }.
# $option (String)
# closeTo = Too close to judge; the master would have chosen { QUOTE($option) }.
# details = What it thought of each option
# option = Option
# worth = Chance in %
# tried = Tried
# ruledOut = ruled out at first sight
# best = the master’s
# own = chosen
# $count (Number)
# games =
#     { $count ->
#         [one] 1 game imagined
#        *[other] { $count } games imagined
#     }
# others = How it thinks the others play, from what they had done so far:
# show = Show this moment
# chances = Chance of winning during the game
# chancesHelp = How each player was doing in the master’s opinion, as seen from that player’s own seat: the lines need not add up to 100.
# chancesHelpQuest = How each hero was doing in the master’s opinion. Alone, only getting out with a Treasure card wins; in company, getting out with the most gold.
# table = As a table
# atMove = Move
# end = End
# unknown = no estimate
# $line (String)
# curveOf = Curve: { $line }
# $name (String)
# $first (String)
# $last (String)
# line = { $name } from { $first } to { $last }
# suspicion = Whom they suspected
# $name (String)
# suspicionHelp = How likely each of the others was to be a saboteur, from what { $name } had seen by then. ✔ marks those who really were.
# $number (Number)
# round = Round { $number }
# was = saboteur
# empty = The first estimates are on their way.
