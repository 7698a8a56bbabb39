### The texts of Saboteur: its name, rules to choose, cards, and what the log and the buttons say. Components are things: sentences say
### them in the forms of the language (THE), and as their own lines say.

# name = Saboteur
# A line of the box.
# tagline = Dig for gold with dwarves you cannot trust.

## Columns of the result.

# scores_nuggets = Nuggets
# scores_goldCards = Gold cards

## The rules that may be chosen for a table, each with its name, a sentence and the names of its values.

# variants_goldDraft_name = Gold for the miners
# variants_goldDraft_sentence = How many gold cards the winning miners share out.
# variants_goldDraft_values_per-miner = One for each miner
# variants_goldDraft_values_per-player = As many as there are players, going round the miners
# variants_roundEnd_name = End of a round
# variants_roundEnd_sentence = When a round ends in which nobody reaches the treasure.
# variants_roundEnd_values_no-playable = When nobody holds a card that can be played
# variants_roundEnd_values_hands-empty = When nobody has any cards left
# variants_nextStarter_name = Who starts the next round
# variants_nextStarter_sentence = The player to the left of whoever played the last path card, or the last card of any kind.
# variants_nextStarter_values_last-path = After the last path card
# variants_nextStarter_values_last-card = After the last card of any kind
# variants_allSaboteurs_name = All saboteurs in play
# variants_allSaboteurs_sentence = No dwarf card is left over: everybody knows how many saboteurs there are.
# variants_rounds_name = Rounds
# variants_rounds_sentence = How many rounds are played.
# variants_rounds_values_1 = One
# variants_rounds_values_2 = Two
# variants_rounds_values_3 = Three
# variants_firstPlayer_name = First player
# variants_firstPlayer_sentence = Who begins the first round.
# variants_firstPlayer_values_random = Drawn by lot
# variants_firstPlayer_values_host-picks = Chosen by the host
# variants_firstSeat_name = Seat that begins
# variants_firstSeat_sentence = The seat that begins if the host chooses it, counted round the table.
# variants_firstSeat_values_0 = Seat 1
# variants_firstSeat_values_1 = Seat 2
# variants_firstSeat_values_2 = Seat 3
# variants_firstSeat_values_3 = Seat 4
# variants_firstSeat_values_4 = Seat 5
# variants_firstSeat_values_5 = Seat 6
# variants_firstSeat_values_6 = Seat 7
# variants_firstSeat_values_7 = Seat 8
# variants_firstSeat_values_8 = Seat 9
# variants_firstSeat_values_9 = Seat 10

## The cards of the mine.

# cards_start = Start card (ladder)
#     .text = Every tunnel must be joined to it.
# cards_goal-treasure = Goal: treasure
#     .text = If a tunnel reaches it, the miners win the round.
# cards_goal-stone-ne = Goal: stone, curve top-right / bottom-left
#     .text = No treasure here. Once turned up, it is just another curve of the mine.
# cards_goal-stone-nw = Goal: stone, curve top-left / bottom-right
#     .text = No treasure here. Once turned up, it is just another curve of the mine.
# cards_path-straight-ns = Vertical straight
#     .text = A tunnel open at the top and bottom; all its openings meet.
# cards_path-straight-ew = Horizontal straight
#     .text = A tunnel open at the right and left; all its openings meet.
# cards_path-cross = Crossing
#     .text = A tunnel open at the top, right, bottom and left; all its openings meet.
# cards_path-tee-nes = Vertical T
#     .text = A tunnel open at the top, right and bottom; all its openings meet.
# cards_path-tee-new = Horizontal T
#     .text = A tunnel open at the top, right and left; all its openings meet.
# cards_path-curve-ne = Curve top-right / bottom-left
#     .text = A tunnel open at the top and right; all its openings meet.
# cards_path-curve-nw = Curve top-left / bottom-right
#     .text = A tunnel open at the top and left; all its openings meet.
# cards_dead-n = Dead end, one vertical side
#     .text = Open at the top, but blocked in the middle: nothing goes on from here.
# cards_dead-e = Dead end, one horizontal side
#     .text = Open at the right, but blocked in the middle: nothing goes on from here.
# cards_dead-ns = Dead end, vertical straight
#     .text = Open at the top and bottom, but blocked in the middle: nothing goes on from here.
# cards_dead-ew = Dead end, horizontal straight
#     .text = Open at the right and left, but blocked in the middle: nothing goes on from here.
# cards_dead-ne = Dead end, curve top-right
#     .text = Open at the top and right, but blocked in the middle: nothing goes on from here.
# cards_dead-nw = Dead end, curve top-left
#     .text = Open at the top and left, but blocked in the middle: nothing goes on from here.
# cards_dead-nes = Dead end, vertical T
#     .text = Open at the top, right and bottom, but blocked in the middle: nothing goes on from here.
# cards_dead-new = Dead end, horizontal T
#     .text = Open at the top, right and left, but blocked in the middle: nothing goes on from here.
# cards_dead-nesw = Dead end, crossing
#     .text = Open at the top, right, bottom and left, but blocked in the middle: nothing goes on from here.
# cards_break-pickaxe = Broken pickaxe
#     .text = Goes in front of any player. As long as their pickaxe is broken, they cannot lay path cards.
# cards_break-lantern = Broken lantern
#     .text = Goes in front of any player. As long as their lantern is broken, they cannot lay path cards.
# cards_break-cart = Broken cart
#     .text = Goes in front of any player. As long as their cart is broken, they cannot lay path cards.
# cards_repair-pickaxe = Repair pickaxe
#     .text = Repairs any player’s broken pickaxe.
# cards_repair-lantern = Repair lantern
#     .text = Repairs any player’s broken lantern.
# cards_repair-cart = Repair cart
#     .text = Repairs any player’s broken cart.
# cards_repair-pickaxe-lantern = Repair pickaxe or lantern
#     .text = Repairs any player’s broken pickaxe or broken lantern, but never both.
# cards_repair-pickaxe-cart = Repair pickaxe or cart
#     .text = Repairs any player’s broken pickaxe or broken cart, but never both.
# cards_repair-lantern-cart = Repair lantern or cart
#     .text = Repairs any player’s broken lantern or broken cart, but never both.
# cards_rockfall = Rockfall
#     .text = Takes one path card out of the mine, but never the start or a goal.
# cards_map = Map
#     .text = You look in secret at one goal that lies face down.

# cards_gold-1 = Gold card, 1 nugget
# cards_gold-2 = Gold card, 2 nuggets
# cards_gold-3 = Gold card, 3 nuggets

## The dwarf cards.

# roles_miner = Gold miner
#     .text = Wants a tunnel from the start to the treasure.
# roles_saboteur = Saboteur
#     .text = Wants the cards to run out before the treasure is reached.

## The tools, as sentences name them.

# tools_pickaxe = pickaxe
# tools_lantern = lantern
# tools_cart = cart

## The three goals: .the is said in “You look at …”.

# goals_top = Top goal
#     .the = the top goal
# goals_middle = Middle goal
#     .the = the middle goal
# goals_bottom = Bottom goal
#     .the = the bottom goal

## What a player is asked. It stands above the choices.

# decisions_SB-DEC-01 = Play a card or discard one
# decisions_SB-DEC-02 = You have no cards left: pass
# The gold cards go round after a round that the miners have won.
# decisions_SB-DEC-03 = Keep one gold card and pass on the rest

## The choices themselves, on buttons and in lists.

# A path card and the place where it would be laid, as one of the three texts below.
# $card (cards)
# $where (String)
# options_path = { $card }: { $where }
# The same card turned by half.
# $card (cards)
# $where (String)
# options_path-turned = { $card }, turned round: { $where }
# A place in the mine beside the ladder.
# $columns (Number)
# $side (left | right)
# where_beside =
#     { $side ->
#         [right] { $columns ->
#             [one] 1 column right of the ladder
#            *[other] { $columns } columns right of the ladder
#         }
#        *[left] { $columns ->
#             [one] 1 column left of the ladder
#            *[other] { $columns } columns left of the ladder
#         }
#     }
# A place above or below the ladder.
# $rows (Number)
# $way (up | down)
# where_above =
#     { $way ->
#         [down] { $rows ->
#             [one] 1 row down from the ladder
#            *[other] { $rows } rows down from the ladder
#         }
#        *[up] { $rows ->
#             [one] 1 row up from the ladder
#            *[other] { $rows } rows up from the ladder
#         }
#     }
# Any other place.
# $columns (Number)
# $side (left | right)
# $rows (Number)
# $way (up | down)
# where_both =
#     { $columns ->
#         [one] 1 column
#        *[other] { $columns } columns
#     } { $side ->
#         [right] right
#        *[left] left
#     } of the ladder, { $rows ->
#         [one] 1 row
#        *[other] { $rows } rows
#     } { $way ->
#         [down] down
#        *[up] up
#     }
# Whose tool is broken; “you” is the one who chooses.
# $who (Who)
# $name (String)
# $tool (tools)
# options_break =
#     { $who ->
#         [you] Break your own { $tool }
#        *[other] Break { $name }’s { $tool }
#     }
# $who (Who)
# $name (String)
# $tool (tools)
# options_repair =
#     { $who ->
#         [you] Repair your own { $tool }
#        *[other] Repair { $name }’s { $tool }
#     }
# With a card that repairs one of two tools.
# $who (Who)
# $name (String)
# $tool (tools)
# $card (cards)
# options_repair-with =
#     { $who ->
#         [you] Repair your own { $tool } (with { QUOTE($card) })
#        *[other] Repair { $name }’s { $tool } (with { QUOTE($card) })
#     }
# $where (String)
# options_rockfall = Take away the card { $where }
# $goal (goals)
# options_map = Look at { THE($goal) }
# Which card is chosen next.
# options_discard-any = Discard a card
# $card (cards)
# options_discard = Discard { QUOTE($card) }
# $nuggets (Number)
# options_take =
#     { $nuggets ->
#         [one] Keep the card worth 1 nugget
#        *[other] Keep the card worth { $nuggets } nuggets
#     }
# options_pass = Pass

## The log. $who is “you” where the reader is the one with this $name.

# A round begins. $saboteurs is one of the three sentences on their number.
# $round (Number)
# $rounds (Number)
# $who (Who) begins
# $name (String)
# $saboteurs (String)
# events_round-started =
#     { $rounds ->
#         [1] The only round
#        *[other] Round { $round } of { $rounds }
#     }: { $who ->
#         [you] you begin
#        *[other] { $name } begins
#     }. { $saboteurs }
# A later round, at a table where the one after the last path card begins.
# $round (Number)
# $rounds (Number)
# $who (Who) begins
# $name (String)
# $whoAfter (Who) laid it
# $nameAfter (String)
# $saboteurs (String)
# events_round-after-path =
#     Round { $round } of { $rounds }: { $who ->
#         [you] you begin, as you come after { $whoAfter ->
#             [you] you
#            *[other] { $nameAfter }
#         }, who laid the last path card
#        *[other] { $name } begins, coming after { $whoAfter ->
#             [you] you
#            *[other] { $nameAfter }
#         }, who laid the last path card
#     }. { $saboteurs }
# The same after a round without a path card.
# $round (Number)
# $rounds (Number)
# $who (Who) begins
# $name (String)
# $whoAfter (Who) began the round before
# $nameAfter (String)
# $saboteurs (String)
# events_round-after-no-path =
#     Round { $round } of { $rounds }: { $who ->
#         [you] you begin, as you come after { $whoAfter ->
#             [you] you
#            *[other] { $nameAfter }
#         }, who began the round before, in which no path card was laid
#        *[other] { $name } begins, coming after { $whoAfter ->
#             [you] you
#            *[other] { $nameAfter }
#         }, who began the round before, in which no path card was laid
#     }. { $saboteurs }
# A later round, at a table where the one after the last card of any kind begins.
# $round (Number)
# $rounds (Number)
# $who (Who) begins
# $name (String)
# $whoAfter (Who) had the last turn
# $nameAfter (String)
# $saboteurs (String)
# events_round-after-card =
#     Round { $round } of { $rounds }: { $who ->
#         [you] you begin, as you come after { $whoAfter ->
#             [you] you
#            *[other] { $nameAfter }
#         }, who had the last turn
#        *[other] { $name } begins, coming after { $whoAfter ->
#             [you] you
#            *[other] { $nameAfter }
#         }, who had the last turn
#     }. { $saboteurs }
# $count (Number)
# events_saboteurs =
#     { $count ->
#         [one] There is 1 saboteur.
#        *[other] There are { $count } saboteurs.
#     }
# events_saboteurs-at-most-one = There is at most 1 saboteur.
# $counts (List) the numbers that are possible
# events_saboteurs-or = There are { OR($counts) } saboteurs.
# To the one who is dealt the role, and in an open archive.
# $who (Who)
# $name (String)
# $role (miner | saboteur)
# events_dealt =
#     { $who ->
#         [you] You are { $role ->
#             [saboteur] a saboteur
#            *[miner] a miner
#         } this round.
#        *[other] { $name } is { $role ->
#             [saboteur] a saboteur
#            *[miner] a miner
#         } this round.
#     }
# $who (Who)
# $name (String)
# $deadEnd (Boolean)
# events_path-played =
#     { $who ->
#         [you] You lay { $deadEnd ->
#             [true] a dead end
#            *[false] a tunnel
#         }.
#        *[other] { $name } lays { $deadEnd ->
#             [true] a dead end
#            *[false] a tunnel
#         }.
#     }
# Told after it where the card joins others that a rockfall had cut off.
# $count (Number)
# events_rejoined =
#     { $count ->
#         [one] 1 card is joined to the start again.
#        *[other] { $count } cards are joined to the start again.
#     }
# A tunnel reaches a goal.
# $who (Who)
# $name (String)
# $goal (goals)
# events_goal-treasure =
#     { $who ->
#         [you] You reach { THE($goal) }: the treasure!
#        *[other] { $name } reaches { THE($goal) }: the treasure!
#     }
# $who (Who)
# $name (String)
# $goal (goals)
# events_goal-stone =
#     { $who ->
#         [you] You reach { THE($goal) }: a stone.
#        *[other] { $name } reaches { THE($goal) }: a stone.
#     }
# Somebody breaks their own tool.
# $who (Who)
# $name (String)
# $tool (tools)
# events_broken-own =
#     { $who ->
#         [you] You break your own { $tool }.
#        *[other] { $name } breaks their own { $tool }.
#     }
# $who (Who)
# $name (String)
# $whoElse (Who) owns the tool
# $nameElse (String)
# $tool (tools)
# events_broken =
#     { $who ->
#         [you] You break { $nameElse }’s { $tool }.
#        *[other] { $whoElse ->
#             [you] { $name } breaks your { $tool }.
#            *[other] { $name } breaks { $nameElse }’s { $tool }.
#         }
#     }
# Somebody repairs their own tool and has no other broken one.
# $who (Who)
# $name (String)
# $tool (tools)
# events_repaired-own =
#     { $who ->
#         [you] You repair your own { $tool } and can dig again.
#        *[other] { $name } repairs their own { $tool } and can dig again.
#     }
# $who (Who)
# $name (String)
# $tool (tools)
# events_repaired-own-still =
#     { $who ->
#         [you] You repair your own { $tool }, but still have something broken.
#        *[other] { $name } repairs their own { $tool }, but still has something broken.
#     }
# $who (Who)
# $name (String)
# $whoElse (Who) owns the tool
# $nameElse (String)
# $tool (tools)
# events_repaired =
#     { $who ->
#         [you] You repair { $nameElse }’s { $tool }. { $nameElse } can dig again.
#        *[other] { $whoElse ->
#             [you] { $name } repairs your { $tool }. You can dig again.
#            *[other] { $name } repairs { $nameElse }’s { $tool }. { $nameElse } can dig again.
#         }
#     }
# $who (Who)
# $name (String)
# $whoElse (Who) owns the tool
# $nameElse (String)
# $tool (tools)
# events_repaired-still =
#     { $who ->
#         [you] You repair { $nameElse }’s { $tool }. { $nameElse } still has something broken.
#        *[other] { $whoElse ->
#             [you] { $name } repairs your { $tool }. You still have something broken.
#            *[other] { $name } repairs { $nameElse }’s { $tool }. { $nameElse } still has something broken.
#         }
#     }
# $who (Who)
# $name (String)
# $deadEnd (Boolean) what was taken away
# events_rockfall =
#     { $who ->
#         [you] You take away { $deadEnd ->
#             [true] a dead end
#            *[false] a tunnel
#         } with a rockfall.
#        *[other] { $name } takes away { $deadEnd ->
#             [true] a dead end
#            *[false] a tunnel
#         } with a rockfall.
#     }
# The same where cards are cut off from the start by it.
# $who (Who)
# $name (String)
# $deadEnd (Boolean)
# $lost (Number) cards
# events_rockfall-cutting =
#     { $who ->
#         [you] You take away { $deadEnd ->
#             [true] a dead end
#            *[false] a tunnel
#         } with a rockfall, cutting off { $lost ->
#             [one] 1 card
#            *[other] { $lost } cards
#         }.
#        *[other] { $name } takes away { $deadEnd ->
#             [true] a dead end
#            *[false] a tunnel
#         } with a rockfall, cutting off { $lost ->
#             [one] 1 card
#            *[other] { $lost } cards
#         }.
#     }
# $who (Who)
# $name (String)
# $goal (goals)
# events_map =
#     { $who ->
#         [you] You look at { THE($goal) }.
#        *[other] { $name } looks at { THE($goal) }.
#     }
# The same to whoever looks.
# $who (Who)
# $name (String)
# $goal (goals)
# $found (treasure | stone)
# events_map-seen =
#     { $who ->
#         [you] You look at { THE($goal) }: it is { $found ->
#             [treasure] the treasure
#            *[stone] a stone
#         }.
#        *[other] { $name } looks at { THE($goal) }: it is { $found ->
#             [treasure] the treasure
#            *[stone] a stone
#         }.
#     }
# $who (Who)
# $name (String)
# events_discarded =
#     { $who ->
#         [you] You discard a card face down.
#        *[other] { $name } discards a card face down.
#     }
# The same to the one whose card it was.
# $who (Who)
# $name (String)
# $card (cards)
# events_discarded-seen =
#     { $who ->
#         [you] You discard { QUOTE($card) } face down.
#        *[other] { $name } discards { QUOTE($card) } face down.
#     }
# $who (Who)
# $name (String)
# events_passed =
#     { $who ->
#         [you] You pass: you have no cards left.
#        *[other] { $name } passes with no cards left.
#     }
# $who (Who)
# $name (String)
# events_drew-last =
#     { $who ->
#         [you] You draw the last card of the pile.
#        *[other] { $name } draws the last card of the pile.
#     }
# To the one who draws.
# $who (Who)
# $name (String)
# $card (cards)
# events_drew =
#     { $who ->
#         [you] You draw { QUOTE($card) }.
#        *[other] { $name } draws { QUOTE($card) }.
#     }
# $who (Who)
# $name (String)
# $card (cards)
# events_drew-last-seen =
#     { $who ->
#         [you] You draw { QUOTE($card) }, the last card of the pile.
#        *[other] { $name } draws { QUOTE($card) }, the last card of the pile.
#     }
# The treasure was reached.
# $turns (Number)
# events_won =
#     { $turns ->
#         [one] The miners win the round after 1 turn.
#        *[other] The miners win the round after { $turns } turns.
#     }
# $turns (Number)
# events_lost =
#     { $turns ->
#         [one] No playable card is left and the treasure has not been reached: the miners lose the round after 1 turn.
#        *[other] No playable card is left and the treasure has not been reached: the miners lose the round after { $turns } turns.
#     }
# At the end of a round the dwarf cards are turned up: these sentences follow one another.
# $count (Number)
# $people (People)
# events_miners-were =
#     { $count ->
#         [0] Miners: none.
#        *[other] Miners: { PEOPLE($people) }.
#     }
# $count (Number)
# $people (People)
# events_saboteurs-were =
#     { $count ->
#         [0] Saboteurs: none.
#         [one] Saboteur: { PEOPLE($people) }.
#        *[other] Saboteurs: { PEOPLE($people) }.
#     }
# At a large table, after the names of the saboteurs.
# events_others-were = Everybody else is a miner.
# $role (miner | saboteur)
# events_aside =
#     { $role ->
#         [saboteur] The card set aside was a saboteur.
#        *[miner] The card set aside was a miner.
#     }
# $goal (goals)
# events_treasure-was = The treasure was at { THE($goal) }.
# After a round that the miners have won they share gold cards out.
# $cards (Number)
# $who (Who) chooses first
# $name (String)
# events_draft =
#     { $cards ->
#         [1] There is 1 gold card for the miners; { $who ->
#             [you] you choose
#            *[other] { $name } chooses
#         }.
#        *[other] There are { $cards } gold cards for the miners; { $who ->
#             [you] you choose first
#            *[other] { $name } chooses first
#         }.
#     }
# The reader is a saboteur and has reached the treasure.
# $cards (Number)
# $name (String) chooses first
# events_draft-without-you =
#     { $cards ->
#         [one] There is 1 gold card for the miners
#        *[other] There are { $cards } gold cards for the miners
#     }. You reached the treasure but are a saboteur and get none: the first miner to your right, { $name }, chooses first.
# Another saboteur has reached the treasure.
# $cards (Number)
# $saboteur (String)
# $who (Who) chooses first
# $name (String)
# events_draft-without =
#     { $cards ->
#         [one] There is 1 gold card for the miners
#        *[other] There are { $cards } gold cards for the miners
#     }. { $saboteur } reached the treasure but is a saboteur and gets none: { $who ->
#         [you] you are the first miner to { $saboteur }’s right and choose first
#        *[other] the first miner to { $saboteur }’s right, { $name }, chooses first
#     }.
# The gold cards lie before somebody.
# $who (Who)
# $name (String)
# $cards (Number)
# events_packet =
#     { $who ->
#         [you] You look at
#        *[other] { $name } looks at
#     } { $cards ->
#         [one] 1 gold card
#        *[other] { $cards } gold cards
#     }.
# The same to whoever sees them: all of them are worth as much.
# $who (Who)
# $name (String)
# $cards (Number)
# $nuggets (Number)
# events_packet-alike =
#     { $who ->
#         [you] You look at
#        *[other] { $name } looks at
#     } { $cards ->
#         [one] 1 gold card
#        *[other] { $cards } gold cards
#     }, worth { $nuggets ->
#         [one] 1 nugget
#        *[other] { $nuggets } nuggets
#     }{ $cards ->
#         [one] { "" }
#        *[other] { " " }each
#     }.
# Each card is worth something else.
# $who (Who)
# $name (String)
# $cards (Number)
# $kinds (List) each as the text below
# events_packet-different =
#     { $who ->
#         [you] You look at
#        *[other] { $name } looks at
#     } { $cards } gold cards, worth { LIST($kinds) } nuggets.
# In that list.
# $nuggets (Number)
# events_kind-different = { $nuggets }
# Any other cards.
# $who (Who)
# $name (String)
# $cards (Number)
# $kinds (List) each as one of the two texts below
# events_packet-mixed =
#     { $who ->
#         [you] You look at
#        *[other] { $name } looks at
#     } { $cards } gold cards: { LIST($kinds) }.
# In that list, the first kind.
# $count (Number) cards, at most nine
# $nuggets (Number)
# events_kind-first =
#     { $count ->
#         [1] one
#         [2] two
#         [3] three
#         [4] four
#         [5] five
#         [6] six
#         [7] seven
#         [8] eight
#        *[9] nine
#     } worth { $nuggets ->
#         [one] 1 nugget
#        *[other] { $nuggets } nuggets
#     }
# In that list, a later kind.
# $count (Number) cards, at most nine
# $nuggets (Number)
# events_kind-later =
#     { $count ->
#         [1] one
#         [2] two
#         [3] three
#         [4] four
#         [5] five
#         [6] six
#         [7] seven
#         [8] eight
#        *[9] nine
#     } worth { $nuggets }
# $who (Who)
# $name (String)
# $left (Number) cards
# events_taken =
#     { $who ->
#         [you] You keep a gold card.
#        *[other] { $name } keeps a gold card.
#     } { $left ->
#         [0] It was the last one.
#         [one] There is 1 card left.
#        *[other] There are { $left } cards left.
#     }
# The same to the one who keeps it.
# $who (Who)
# $name (String)
# $nuggets (Number)
# $left (Number) cards
# events_taken-seen =
#     { $who ->
#         [you] You keep a gold card
#        *[other] { $name } keeps a gold card
#     } worth { $nuggets ->
#         [one] 1 nugget
#        *[other] { $nuggets } nuggets
#     }. { $left ->
#         [0] It was the last one.
#         [one] There is 1 card left.
#        *[other] There are { $left } cards left.
#     }
# A saboteur is paid after a round that the miners have lost: with one card.
# $who (Who)
# $name (String)
# $nuggets (Number)
# events_paid-card =
#     { $who ->
#         [you] You get a gold card worth
#        *[other] { $name } gets a gold card worth
#     } { $nuggets ->
#         [one] 1 nugget
#        *[other] { $nuggets } nuggets
#     }.
# With several cards.
# $who (Who)
# $name (String)
# $cards (Number)
# $nuggets (Number)
# events_paid-cards =
#     { $who ->
#         [you] You get
#        *[other] { $name } gets
#     } { $cards } gold cards worth { $nuggets ->
#         [one] 1 nugget
#        *[other] { $nuggets } nuggets
#     } in all.
# The same to the one who is paid.
# $who (Who)
# $name (String)
# $cards (Number)
# $nuggets (Number)
# $sum (String) such as “1 + 2”
# events_paid-cards-seen =
#     { $who ->
#         [you] You get
#        *[other] { $name } gets
#     } { $cards } gold cards worth { $nuggets ->
#         [one] 1 nugget
#        *[other] { $nuggets } nuggets
#     } in all ({ $sum }).
# No gold cards are left: nuggets are noted down.
# $who (Who)
# $name (String)
# $nuggets (Number)
# events_paid-credit =
#     { $who ->
#         [you] You get
#        *[other] { $name } gets
#     } { $nuggets ->
#         [one] 1 nugget without a card
#        *[other] { $nuggets } nuggets without a card
#     }.
# Part of it on cards, the rest noted down.
# $who (Who)
# $name (String)
# $nuggets (Number)
# $held (Number) of them on cards
# $cards (Number)
# $credit (Number) of them without a card
# events_paid-both =
#     { $who ->
#         [you] You get
#        *[other] { $name } gets
#     } { $nuggets ->
#         [one] 1 nugget
#        *[other] { $nuggets } nuggets
#     }: { $held } on { $cards ->
#         [one] 1 gold card
#        *[other] { $cards } gold cards
#     } and { $credit } without a card.
# The same to the one who is paid.
# $who (Who)
# $name (String)
# $nuggets (Number)
# $held (Number) of them on cards
# $cards (Number)
# $sum (String) such as “1 + 2”
# $credit (Number) of them without a card
# events_paid-both-seen =
#     { $who ->
#         [you] You get
#        *[other] { $name } gets
#     } { $nuggets ->
#         [one] 1 nugget
#        *[other] { $nuggets } nuggets
#     }: { $held } on { $cards ->
#         [one] 1 gold card
#        *[other] { $cards } gold cards
#     } ({ $sum }) and { $credit } without a card.
# events_nobody-paid = There was no saboteur: nobody gets any gold.
# The end of the game; one of the four sentences below follows.
# $who (Group)
# $people (People)
# $nuggets (Number)
# events_victory =
#     { $who ->
#         [you] You win the game { $nuggets ->
#             [0] without a single nugget
#             [one] with 1 nugget
#            *[other] with { $nuggets } nuggets
#         }!
#         [one] { PEOPLE($people) } wins the game { $nuggets ->
#             [0] without a single nugget
#             [one] with 1 nugget
#            *[other] with { $nuggets } nuggets
#         }!
#         [youAll] { CAPITAL(PEOPLE($people)) } share the victory { $nuggets ->
#             [0] without a single nugget
#             [one] with 1 nugget each
#            *[other] with { $nuggets } nuggets each
#         }!
#        *[they] { PEOPLE($people) } share the victory { $nuggets ->
#             [0] without a single nugget
#             [one] with 1 nugget each
#            *[other] with { $nuggets } nuggets each
#         }!
#     }
# events_next-none = Nobody else has any.
# More than two are next, the reader one of them.
# $nuggets (Number)
# $others (Number)
# events_next-tied =
#     { $others ->
#         [one] You come next with { $nuggets }, tied with another.
#        *[other] You come next with { $nuggets }, tied with { $others } others.
#     }
# More than two others are next.
# $players (Number)
# $nuggets (Number)
# events_next-many =
#     { $players ->
#         [one] 1 player comes next with { $nuggets }.
#        *[other] { $players } players come next with { $nuggets } each.
#     }
# $who (Group)
# $people (People)
# $nuggets (Number)
# events_next =
#     { $who ->
#         [you] You come next with { $nuggets }.
#         [one] { PEOPLE($people) } comes next with { $nuggets }.
#         [youAll] { CAPITAL(PEOPLE($people)) } come next with { $nuggets } each.
#        *[they] { PEOPLE($people) } come next with { $nuggets } each.
#     }
