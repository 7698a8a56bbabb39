# Practice on the reader's own mistakes: the page /practice/GAME.
# title = Your own mistakes
# intro = The costliest decisions of your games come back until you decide them well. A game counts once the master has looked at it.
# none = There is nothing to practise yet. Finish a game against bots or with friends, open its analysis, and let the master look at it.
# $count (Number): positions that are due today
# begin =
#     { $count ->
#         [one] Decide one position
#        *[other] Decide { $count } positions
#     }
# nothingDue = Nothing is due today.
# $date (String): the day on which the next position is due
# nextOn = Nothing is due today. The next position comes on { $date }.
# anyway = Practise all the same
# $count (Number): finished games of a version of the rules that is played no more
# tooOld =
#     { $count ->
#         [one] One game was played by earlier rules and is left out.
#        *[other] { $count } games were played by earlier rules and are left out.
#     }
# games = My games
# kindsTitle = What you pay most for
# $count (Number): mistakes of a kind
# $share (String): parts of the chance of winning, such as 12%
# cost =
#     { $count ->
#         [one] One mistake, which cost { $share } of the chance of winning.
#        *[other] { $count } mistakes, each of which cost { $share } of the chance of winning on average.
#     }
# $game (String)
# $date (String): when it was played
# ask = You were here in { $game } on { $date }. What would you do now? Choose at the table.
# $number (Number)
# $of (Number)
# place = { $number } of { $of }
# next = Next
# lost = This game is no longer on this device, or was played by other rules.
# sameAgain = It is what you chose then.
# $option (String): an option, such as “Play 4”
# before = Then you chose { QUOTE($option) }.
# kinds_dr-coins = You play cards that bring little.
# kinds_dr-wounds = You take wounds that another card would have spared you.
# kinds_dr-later = You spend cards that later rooms need more.
# kinds_dr-items = You use items, or keep them, at the wrong moment.
# kinds_wd-others = You misjudge who will be left to go in.
# kinds_wd-odds = You misjudge the odds of the dungeon.
# kinds_sb-way = You miss the better way through the mine.
# kinds_sb-people = You misjudge who is on your side, or how you look to them.
# kinds_sb-cards = You discard what you could have used.
# kinds_dq-time = You misjudge how long the way is, or when to turn back.
# kinds_dq-fights = You fight when you should not, or the wrong way.
# kinds_dq-risks = You run risks that are not worth it.
