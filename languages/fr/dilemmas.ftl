# title = Dilemma
# today = Today’s dilemma
# $game (String)
# ask = { $game }: what would you do? Choose at the table.
# right = Right: this is the best choice.
# $best (String)
# wrong = The best choice is { QUOTE($best) }.
# $tempting (String)
# adventurer = An adventurer would choose { QUOTE($tempting) }.
# $chosen (String)
# leftOut = The search ruled out your choice, { QUOTE($chosen) }, at first sight.
# yours = your choice
# best = best
# values = What each choice is worth
# $count (Number)
# others =
#     { $count ->
#         [one] One more choice
#        *[other] { $count } more choices
#     }
# next = Next dilemma
# none = There are no dilemmas for this game yet.
# $right (Number)
# $of (Number)
# all = You have answered all { $of } dilemmas of this game, { $right } of them correctly.
# again = Start again
# $right (Number)
# $of (Number)
# score = { $right } of { $of } right
# $points (Number)
# strength = strength { $points }
# old = This dilemma was made for different rules, so it is not shown. Reload the page to get new ones.
# home = Home
