# title = Check this game
# checking = Playing the game again…
# unreadable = There is no readable record of this game.
# $moves (Number)
# holds =
#     Everything matches: { $moves ->
#         [one] the move was
#        *[other] all { $moves } moves were
#     } replayed, and every shuffle and roll is the same.
# broken = It does not match.

# steps_rules = Played with these rules
# steps_commitment = The seed is the one that was promised
# steps_moves = Every move, shuffle and roll matches
# steps_outcome = The end is the one that was recorded
# steps_seal = Nothing else was changed

# states_holds = matches
# states_fails = does not match
# states_open = not checked
# states_none = nothing was promised

# why_unknown-game = The record is of a game that we do not have.
# why_version = The record was made with other rules than today’s.
# why_start = With what the record says, the game cannot even begin.
# why_seed-withheld = The record keeps its seed to itself, so nothing can be played again.
# why_commitment = Seed and salt do not give the fingerprint that was shown before the deal.
# $move (Number)
# $name (String)
# why_refused = Move { $move } ({ $name }): the rules do not allow at this point what the record says.
# $move (Number)
# $name (String)
# why_check = Move { $move } ({ $name }): from here on the game does not go as recorded. A choice, a shuffle or a roll up to this move was changed.
# why_outcome = All moves match, but the game does not end as recorded.
# why_seal = The game itself matches, but something else was changed, such as a name.

# show = Show me that moment
# deal = The deal
# dealHelp = Before the deal a fingerprint of the seed was fixed. Every shuffle and every roll follows from the seed and from what the seats added, so nobody could choose them.
# commitment = Fingerprint of the seed
# contributions = What the seats added
# alone = Nothing: this device dealt alone.
# nothing = nothing
# seed = Seed
# salt = Salt
# simulated = This game was dealt from a plain seed, as simulations are. Nothing was promised about it beforehand.
