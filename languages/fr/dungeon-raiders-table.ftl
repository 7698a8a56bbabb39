### What stands at the table of Dungeon Raiders beside the log: its board, its cards, and what a picked card would mean.

# $level (Number)
# $levels (Number)
# levelOf = Level { $level } of { $levels }
# $room (Number)
# $rooms (Number)
# roomOf = Room { $room } of { $rooms }
# row = The rooms of this level
# history = The way so far
# What a torch does at a table where it shows one room only.
# torchOne = At any time while somebody is choosing a card: look at one dark room of this level. Against the Wolf Pack it can be your played card: you escape.
# darkRoom = Dark room
# darkBoss = The boss, face down
# place_passed = passed
# place_current = the party is here
# place_open = face up
# place_dark = dark
# place_peeked = only you have seen it
# onlyYou = Only you know
# $position (Number)
# $room (String)
# $place (String)
# door = Room { $position }: { $room }, { $place }
# darkTip = Nobody knows what is behind this door until the party walks in. Whoever uses a torch sees it earlier.
# bossTip = The boss waits here. You see which one when you enter, or earlier with a torch.
# kind_treasure = Treasure
# kind_monster = Monster
# kind_vault = Vault
# kind_trap = Trap
# kind_boss = Boss
# highestCard = highest card
# After a figure: coins for the highest card.
# $coins (Number)
# toHighest =
#     { $coins ->
#         [1] coin
#        *[other] coins
#     } to the highest card
# secondCard = second-highest
# $count (Number)
# coins =
#     { $count ->
#         [one] 1 coin
#        *[other] { $count } coins
#     }
# $count (Number)
# wounds =
#     { $count ->
#         [one] 1 wound
#        *[other] { $count } wounds
#     }
# $count (Number)
# unit_coins =
#     { $count ->
#         [1] coin
#        *[other] coins
#     }
# $count (Number)
# unit_wounds =
#     { $count ->
#         [1] wound
#        *[other] wounds
#     }
# $count (Number)
# minusCoins =
#     loses { $count ->
#         [one] 1 coin
#        *[other] { $count } coins
#     }
# $strength (Number)
# $players (Number)
# strength = Strength { $strength } with { $players } players
# sum = Sum
# Between a sum and what it must come to.
# of = of
# $sum (Number)
# $strength (Number)
# sumOf = Sum { $sum } of the { $strength } needed
# undefeatable = Cannot be defeated
# With the cards that are still to come it cannot be defeated any more.
# lost = Can no longer be defeated
# beaten = As good as defeated
# eliminates = out of the game
# attacks_lowest = Attacks the lowest card
# attacks_highest = Attacks the highest card
# $item (String)
# escapesWith = { $item }: escape
# $card (String)
# $value (Number)
# countsAs = { $card } counts as { $value }
# What happens where a monster is not defeated, before what it costs.
# $highest (Boolean)
# otherwise =
#     If not enough, the { $highest ->
#         [true] highest
#        *[false] lowest
#     } card takes:
# The same for one that cannot be defeated.
# $highest (Boolean)
# attackOn =
#     The { $highest ->
#         [true] highest
#        *[false] lowest
#     } card takes:
# What is done with a chest where two cards are equal.
# ties = Players who tie share.
# vaultAsk = What your card brings you
# trapAsk = By the highest card of all
# trapHits_most-coins = Most coins: lose some
# trapHits_least-wounds = Fewest wounds: take some
# nothing = nothing
# $value (Number)
# $what (String)
# step = { $value }: { $what }
# $item (String)
# $count (Number)
# pile = { $item }: { $count } in the supply
# supply = Item supply
# $wounds (Number)
# potion =
#     potion: heals { $wounds ->
#         [one] 1 wound
#        *[other] { $wounds } wounds
#     }
# cards = Cards in this room
# $name (String)
# slot_choosing = { $name } is choosing
# $name (String)
# slot_waiting = { $name } has not played yet
# $name (String)
# slot_locked = { $name } has chosen a card
# $card (String)
# slot_lockedOwn = Your card: { $card }
# $name (String)
# $card (String)
# slot_open = { $name }: { $card }
# $name (String)
# slot_out = { $name } is out
# $locked (Number)
# $players (Number)
# lockedCount =
#     { $locked ->
#         [1] 1 of { $players } has chosen
#        *[other] { $locked } of { $players } have chosen
#     }
# again = plays another card
# escape = escapes
# hasMap = Has the map: plays first
# $values (String)
# used = Played on this level: { $values }
# usedNone = All five power cards in hand
# looked = Has looked into the dark on this level
# mark_map = the map
# mark_looked = has looked
# mark_stone = stone
# mark_collapsing = would collapse
# mark_collapsed = collapsed
# collapsing = Has the most wounds: would collapse now
# collapsed = Collapsed
# eliminated = Turned to stone
# hand = Your cards
# $cards (Number)
# handSize =
#     { $cards ->
#         [one] 1 card in hand
#        *[other] { $cards } cards in hand
#     }
# usedTitle = Played on this level
# heldTitle = In hand
# notHere = Cannot be played in this room.
# $count (Number)
# times = { $count }×
# $level (Number)
# banner_level = Level { $level }
# $sum (Number)
# $strength (Number)
# banner_defeated = { $sum } of { $strength }: defeated
# $sum (Number)
# $strength (Number)
# banner_notEnough = { $sum } of { $strength }: not enough
# banner_cannot = Invincible
# banner_attack = It attacks
# banner_allEscaped = Everybody has escaped
# $coins (Number)
# banner_chest =
#     +{ $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     }
# $coins (Number)
# banner_shared =
#     Shared: +{ $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     } each
# banner_tooMany = Too many for one chest
# banner_chestLeft = All equal: the chest stays shut
# $highest (Number)
# banner_spared = Highest card: { $highest }. Nothing happens
# $highest (Number)
# banner_trap = Highest card: { $highest }
# banner_again = Another card
# banner_peek = By torchlight
# banner_escaped = Escaped
# banner_pileEmpty = Not enough left: nobody gets one
# banner_map = The map changes hands
# banner_collapsed = Collapsed
# banner_nobodyCollapsed = Nobody collapses
# banner_eliminated = Turned to stone
# banner_won = Home with the treasure
# banner_everyoneLost = Nobody gets out
# $positions (String)
# $count (Number)
# explain_look =
#     Only you will see { $count ->
#         [1] room
#        *[other] rooms
#     } { $positions }. You still have to play a card.
# explain_again = When the cards are revealed you see them all and play another one.
# explain_againInTurn = When everybody has played, you play another card, knowing theirs.
# explain_escape = You escape: you are not attacked, but you add nothing to the sum.
# $coins (Number)
# explain_treasureOne =
#     { $coins ->
#         [1] If it is the highest you gain 1 coin; on a tie nobody gets it.
#        *[other] If it is the highest you gain { $coins ->
#             [one] 1 coin
#            *[other] { $coins } coins
#         }; players who tie share.
#     }
# $first (Number)
# $second (Number)
# explain_treasureTwo =
#     The highest gains { $first ->
#         [one] 1 coin
#        *[other] { $first } coins
#     }, the second-highest { $second }; players who tie share.
# $value (Number)
# explain_best = The highest so far is a { $value }.
# $sum (Number)
# $strength (Number)
# explain_enough = That makes { $sum } of { $strength }: enough to defeat the monster.
# $sum (Number)
# $strength (Number)
# $missing (Number)
# $others (Number)
# explain_missing =
#     That makes { $sum } of { $strength }: { $others ->
#         [one] the card to come must be worth { $missing } or more
#        *[other] the other { $others } cards must add up to { $missing }
#     }, or the monster attacks the lowest.
# $sum (Number)
# $strength (Number)
# $others (Number)
# explain_beyond =
#     That makes { $sum } of { $strength }: even { $others ->
#         [one] a 5
#        *[other] { $others } fives
#     } would not be enough, and the monster attacks the lowest.
# $sum (Number)
# $strength (Number)
# explain_notEnough = { $sum } of { $strength }: not enough, and the monster attacks the lowest.
# explain_cannotLow = It cannot be defeated: it attacks the lowest card.
# explain_cannotHigh = It cannot be defeated: it attacks the highest card.
# The pile holds fewer than may ask for one.
# $count (Number)
# explain_pile =
#     { $count ->
#         [0] But there are none left in the supply.
#        *[other] There { $count ->
#             [one] is 1
#            *[other] are { $count }
#         } in the supply; if more players want one, nobody gets one.
#     }
# $value (Number)
# explain_trapNothing = If the { $value } is the highest card, nothing happens.
# $value (Number)
# $coins (Number)
# explain_trapCoins =
#     If the { $value } is the highest card, whoever has the most coins loses { $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     }.
# $value (Number)
# $wounds (Number)
# explain_trapWounds =
#     If the { $value } is the highest card, whoever has the fewest wounds takes { $wounds ->
#         [one] 1 wound
#        *[other] { $wounds } wounds
#     }.
# design_rooms = Rooms
# design_bosses = Bosses
# design_hand = Power cards and items
# design_characters = Characters
# design_levels = Level cards
# design_tokens = Tokens, map and backs
# design_doors = Doors of the row
# design_scenes = Scenes
# aim_nobody = The most coins win. Nobody would collapse now.
# aim_you = The most coins win. You would collapse now.
# $name (String)
# aim_one = The most coins win. { $name } would collapse now.
# $other (String)
# aim_youToo = The most coins win. You and { $other } would collapse now.
# So many that their names would fill the line.
# $count (Number)
# $own (Boolean)
# aim_many =
#     { $own ->
#         [true] The most coins win. { $count ->
#             [one] 1 player
#            *[other] { $count } players
#         } would collapse now, and you are one of them.
#        *[false] The most coins win. { $count ->
#             [one] 1 player
#            *[other] { $count } players
#         } would collapse now.
#     }
# meanwhile = The others are choosing a card
# $count (Number)
# ending_coins =
#     { $count ->
#         [one] 1 coin
#        *[other] { $count } coins
#     }
# $count (Number)
# ending_wounds =
#     { $count ->
#         [one] 1 wound
#        *[other] { $count } wounds
#     }
# ending_allStone = Medusa has turned everybody to stone: nobody wins.
# $coins (String)
# $wounds (String)
# ending_fateFainted = { $coins } · collapsed with { $wounds }
# ending_fateStone = Turned to stone by Medusa
# Below a figure: what a vault gives for a card.
# $count (Number)
# giftWord_coins =
#     { $count ->
#         [1] coin
#        *[other] coins
#     }
# giftWord_potion = potion
# What the picked card would get in a vault.
# $coins (Number)
# explain_gift-coins =
#     { $coins ->
#         [one] You gain 1 coin.
#        *[other] You gain { $coins } coins.
#     }
# $wounds (Number)
# explain_gift-potion =
#     { $wounds ->
#         [one] You get a potion that heals 1 wound.
#        *[other] You get a potion that heals { $wounds } wounds.
#     }
# $item (torch | crystal-ball | key | sword)
# explain_gift-item =
#     { $item ->
#         [torch] You get a torch.
#         [crystal-ball] You get a crystal ball.
#         [key] You get a key.
#        *[sword] You get a sword.
#     }
# Whom a trap would hit as things stand.
# $who (Group)
# $people (People)
# explain_hits =
#     { $who ->
#         [you] Right now that would be you.
#        *[other] Right now that would be { PEOPLE($people) }.
#     }
# The end of the game.
# $who (Group)
# $people (People)
# $coins (String)
# ending_won =
#     { $who ->
#         [you] You win with { $coins }.
#         [one] { PEOPLE($people) } wins with { $coins }.
#         [youAll] { CAPITAL(PEOPLE($people)) } share the victory with { $coins } each and the same wounds.
#        *[they] { PEOPLE($people) } share the victory with { $coins } each and the same wounds.
#     }
# $who (Who)
# $name (String)
# $coins (String)
# $wounds (String)
# ending_fainted =
#     { $who ->
#         [you] You had { $coins }, but collapsed with { $wounds }.
#        *[other] { $name } had { $coins }, but collapsed with { $wounds }.
#     }
# $who (Who)
# $name (String)
# $coins (String)
# $wounds (String)
# ending_sameCoins =
#     { $who ->
#         [you] You had { $coins } too, but more wounds ({ $wounds }).
#        *[other] { $name } had { $coins } too, but more wounds ({ $wounds }).
#     }
