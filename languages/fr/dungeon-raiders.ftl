### The texts of Dungeon Raiders: its name, rules to choose, cards, and what the log and the buttons say. Components are things: sentences
### say them in the forms of the language (THE, A, ONE, MANY), and as their own lines say.

# name = Dungeon Raiders
# A line of the box.
# tagline = Grab the coins, dodge the wounds, and do not be the one who collapses

## Columns of the result.

# scores_coins = Coins
# scores_wounds = Wounds
# scores_collapsed = Collapsed
# scores_eliminated = Turned to stone

## The rules that may be chosen for a table, each with its name, a sentence and the names of its values.

# variants_tactical_name = Tactical variant
# variants_tactical_sentence = Cards are played open and in turn; the highest card starts the next room.
# variants_bossStrength_name = Bosses with five players
# variants_bossStrength_sentence = With five players the Tax Collector, Medusa, the Sphinx and the Wolf Pack have strength 18, as the monsters of their size do, or 16, as another source says.
# variants_bossStrength_values_16 = Strength 16
# variants_bossStrength_values_18 = Strength 18
# variants_startingGear_name = Start of the game
# variants_startingGear_sentence = Everybody begins with the coins, wounds and items of the character, as the English rulebook says, or with the items only, as the Spanish one does.
# variants_startingGear_values_coins-and-wounds = Coins, wounds and items
# variants_startingGear_values_items-only = Items only
# variants_torchShows_name = Torch
# variants_torchShows_sentence = A torch shows all dark rooms of the level, as the rules say, or one of them, as the Spanish card can be read.
# variants_torchShows_values_all = All dark rooms
# variants_torchShows_values_one = One dark room
# variants_tacticalTie_name = Ties for the map
# variants_tacticalTie_sentence = In the tactical variant a tie gives the map to the next tied player clockwise, or to the one nearest to the start player, who may then keep it.
# variants_tacticalTie_values_next-clockwise = Next clockwise
# variants_tacticalTie_values_nearest = Nearest to the start player

## The cards of a hand. .chosen is said on the button that plays one: “Play the 4”.

# cards_power-1 = Power 1
#     .text = Counts as 1. You get it back after the level.
#     .a = a 1
#     .chosen = the 1
# cards_power-2 = Power 2
#     .text = Counts as 2. You get it back after the level.
#     .a = a 2
#     .chosen = the 2
# cards_power-3 = Power 3
#     .text = Counts as 3. You get it back after the level.
#     .a = a 3
#     .chosen = the 3
# cards_power-4 = Power 4
#     .text = Counts as 4. You get it back after the level.
#     .a = a 4
#     .chosen = the 4
# cards_power-5 = Power 5
#     .text = Counts as 5. You get it back after the level.
#     .a = a 5
#     .chosen = the 5
# cards_torch = Torch
#     .text = At any time while somebody is choosing a card: look at every face-down room of this level. Against the Wolf Pack it can be your played card: you escape.
#     .one = torch
#     .many = torches
#     .chosen = a torch
# cards_crystal-ball = Crystal Ball
#     .text = Play it as your card: once all cards are revealed, play another card knowing them. Against the Necromancer you escape instead.
#     .one = crystal ball
#     .chosen = a crystal ball
# cards_key = Key
#     .text = Treasure rooms only: counts as a 5. Against the Mega Dragon: you escape.
#     .one = key
#     .chosen = a key
# cards_sword = Sword
#     .text = Monsters and bosses only: counts as a 5 (as a 1 against the Golem).
#     .one = sword
#     .chosen = a sword

## The characters.

# characters_explorer = Explorer
#     .text = Starts with 3 coins, 2 wounds and a torch.
# characters_knight = Knight
#     .text = Starts with 1 coin, 1 wound and a sword.
# characters_thief = Thief
#     .text = Starts with 2 coins, 2 wounds and a key.
# characters_warrior = Warrior
#     .text = Starts with 2 coins and no wounds.
# characters_wizard = Wizard
#     .text = Starts with 1 coin, 1 wound and two crystal balls.

## The level cards.

# levels_level-1 = Level card 1
#     .text = On this level rooms 2, 4 and 5 lie face down.
# levels_level-2 = Level card 2
#     .text = On this level rooms 2, 3 and 5 lie face down.
# levels_level-3 = Level card 3
#     .text = On this level room 5 lies face down.
# levels_level-4 = Level card 4
#     .text = On this level rooms 3 and 4 lie face down.
# levels_level-5 = Level card 5
#     .text = On this level rooms 3, 4 and 5 lie face down.
# levels_level-6 = Level card 6
#     .text = On this level rooms 3 and 5 lie face down.
# levels_level-7 = Level card 7
#     .text = On this level rooms 2, 3 and 4 lie face down.

## The rooms. .one is said where a room lies in a row, .a where a torch shows it.

# rooms_snake = Snake
#     .text = Strength 8 / 10 / 13 with 3 / 4 / 5 players. If the cards do not reach it, the player of the lowest card takes 3 wounds.
# rooms_zombie = Zombie
#     .text = Strength 11 / 14 / 18 with 3 / 4 / 5 players. If the cards do not reach it, the player of the lowest card takes 1 wound.
# rooms_goblin = Goblin
#     .text = Strength 11 / 14 / 18 with 3 / 4 / 5 players. If the cards do not reach it, the player of the lowest card takes 2 wounds.
# rooms_skeleton = Skeleton
#     .text = Strength 11 / 14 / 18 with 3 / 4 / 5 players. If the cards do not reach it, the player of the lowest card takes 3 wounds.
# rooms_the-thing = The Thing
#     .text = Strength 14 / 18 / 23 with 3 / 4 / 5 players. If the cards do not reach it, the player of the lowest card takes 1 wound.
#     .the = the Thing
#     .a = the Thing
# rooms_troll = Troll
#     .text = Strength 14 / 18 / 23 with 3 / 4 / 5 players. If the cards do not reach it, the player of the lowest card takes 2 wounds.
# rooms_dragon = Dragon
#     .text = Strength 14 / 18 / 23 with 3 / 4 / 5 players. If the cards do not reach it, the player of the lowest card takes 3 wounds.
# rooms_treasure-1 = Treasure (1)
#     .text = The highest card gains 1 coin; on a tie nobody gets it.
#     .one = treasure of 1 coin
# rooms_treasure-2 = Treasure (2)
#     .text = The highest card gains 2 coins; players who tie share them.
#     .one = treasure of 2 coins
# rooms_treasure-3 = Treasure (3)
#     .text = The highest card gains 3 coins; players who tie share them.
#     .one = treasure of 3 coins
# rooms_treasure-4 = Treasure (4)
#     .text = The highest card gains 4 coins; players who tie share them.
#     .one = treasure of 4 coins
# rooms_treasure-2-1 = Treasure (2 + 1)
#     .text = The highest card gains 2 coins, the second-highest 1 coin; players who tie share.
#     .one = treasure with chests of 2 coins and 1 coin
#     .many = treasures with chests of 2 coins and 1 coin
# rooms_treasure-3-2 = Treasure (3 + 2)
#     .text = The highest card gains 3 coins, the second-highest 2 coins; players who tie share.
#     .one = treasure with chests of 3 and 2 coins
#     .many = treasures with chests of 3 and 2 coins
# rooms_treasure-4-2 = Treasure (4 + 2)
#     .text = The highest card gains 4 coins, the second-highest 2 coins; players who tie share.
#     .one = treasure with chests of 4 and 2 coins
#     .many = treasures with chests of 4 and 2 coins
# rooms_vault-items = Vault (items)
#     .text = What you get depends on your card: for a 1, a torch; for a 2, a crystal ball; for a 3, a key; for a 4, a sword; for a 5, a potion that heals 1 wound.
#     .one = vault of items
#     .many = vaults of items
# rooms_vault-riches = Vault (riches)
#     .text = What you get depends on your card: for a 1, 1 coin; for a 2, 2 coins; for a 3, a potion that heals 1 wound; for a 4, 3 coins; for a 5, a potion that heals 2 wounds.
#     .one = vault of riches
#     .many = vaults of riches
# rooms_lava-trap = Lava Trap
#     .text = Highest card 5 / 4 / 3: the richest lose 3 / 2 / 1 coins.
# rooms_magnet-trap = Magnet Trap
#     .text = Highest card 5 / 4 / 3 / 2: the richest lose 2 / 2 / 1 / 1 coins.
# rooms_spike-trap = Spike Trap
#     .text = Highest card 5 / 4 / 3: those with the fewest wounds take 2 / 2 / 1 wounds.
# rooms_boulder-trap = Boulder Trap
#     .text = Highest card 5 / 4 / 3 / 2: those with the fewest wounds take 2 / 1 / 1 / 1 wounds.
# rooms_tax-collector = Tax Collector
#     .text = Attacked players lose 3 coins.
#     .a = the Tax Collector
# rooms_medusa = Medusa
#     .text = Attacked players are eliminated. If all are attacked, everyone loses.
#     .the = Medusa
#     .a = Medusa
# rooms_vampire = Vampire
#     .text = Attacked players take 1 wound and lose 2 coins.
#     .a = the Vampire
# rooms_sphinx = Sphinx
#     .text = Attacked players take 2 wounds. Defeated or not, the highest card earns 2 coins; nobody earns them if all cards are equal and the Sphinx survives.
#     .a = the Sphinx
# rooms_minotaur = Minotaur
#     .text = Attacked players take 1 wound. Defeated or not, the highest card earns 1 coin; nobody earns it if all cards are equal and the Minotaur survives.
#     .a = the Minotaur
# rooms_wolf-pack = Wolf Pack
#     .text = Attacked players take 2 wounds. Play a torch as your card to escape.
#     .a = the Wolf Pack
# rooms_necromancer = Necromancer
#     .text = Attacked players take 2 wounds. Play a crystal ball as your card to escape.
#     .a = the Necromancer
# rooms_mega-dragon = Mega Dragon
#     .text = Cannot be defeated. Attacked players take 3 wounds. Play a key as your card to escape.
#     .a = the Mega Dragon
# rooms_golem = Golem
#     .text = Cannot be defeated. Attacked players take 2 wounds. Power 5 cards and swords count as 1.
#     .a = the Golem
# rooms_mummy = Mummy
#     .text = Cannot be defeated. Attacks the highest card: 2 wounds.
#     .a = the Mummy

## The rest of the box, and the words of the rules.

# others_coin-1 = Coin (1)
# others_coin-5 = Coin (5)
# others_wound-1 = Wound (1)
# others_wound-5 = Wound (5)
# others_map = Map
#     .text = Its holder plays first. Tactical variant only.
# others_treasure = Treasure room
# others_monster = Monster room
# others_vault = Vault
# others_trap = Trap
# others_boss = Boss
# others_room-card = Room card
# others_level-card = Level card
# others_power-card = Power card
# others_item-card = Item card
# others_character-card = Character card
# others_boss-card = Boss card
# others_map-card = Map card
# others_level = Level
# others_level-row = Level row
# others_coin = Coin
# others_wound = Wound
# others_chest = Chest
# others_potion = Potion
# others_strength = Strength
# others_supply = Supply
# others_start-player = Start player
# others_face-up = Face-up
# others_face-down = Face-down (dark)
# others_collapse = Collapse
# others_eliminated = Eliminated
# others_escape = Escape
# others_shared-victory = Shared victory
# others_room = Room
# others_room-pile = Room pile
# others_level-pile = Level pile
# others_item-supply = Item supply
# others_hand = Hand
# others_defeat = Defeat
# others_attack = Attack
# others_tie = Tie
# others_final-scoring = Final scoring
# others_tactical-variant = Tactical variant

## What a player is asked. It stands above the choices.

# decisions_DR-DEC-PLAY = Choose a card for this room
# After a crystal ball.
# decisions_DR-DEC-CRYSTAL = The cards are face up: play another one
# decisions_DR-DEC-TORCH = You may use a torch
# Tactical variant.
# decisions_DR-DEC-TACT = Your turn: play a card

## The choices themselves, on buttons.

# $card (cards)
# options_play = Play { CHOSEN($card) }
# options_torch = Use a torch and look at the dark rooms
# At a table where a torch shows one room.
# $position (Number)
# options_torch-room = Use a torch and look at room { $position }

## Phrases of the lines below.

# What somebody begins with, as the end of a sentence.
# $has (List) each as one of the texts below
# $count (Number) of them
# $lacks (none | coins | wounds | both)
# outfit_all =
#     { $count ->
#         [0] with no coins or wounds
#        *[other] { $lacks ->
#             [both] with { LIST($has, between: ", ") } and no coins or wounds
#             [coins] with { LIST($has, between: ", ") } and no coins
#             [wounds] with { LIST($has, between: ", ") } and no wounds
#            *[none] with { LIST($has) }
#         }
#     }
# $count (Number)
# outfit_coins =
#     { $count ->
#         [one] 1 coin
#        *[other] { $count } coins
#     }
# $count (Number)
# outfit_wounds =
#     { $count ->
#         [one] 1 wound
#        *[other] { $count } wounds
#     }
# $item (cards)
# outfit_item = { A($item) }
# The only pair that anybody begins with.
# outfit_two = two crystal balls
# What a vault gives.
# $count (Number)
# gift_coins =
#     { $count ->
#         [one] 1 coin
#        *[other] { $count } coins
#     }
# $wounds (Number)
# gift_potion =
#     { $wounds ->
#         [one] a potion that heals 1 wound
#        *[other] a potion that heals { $wounds } wounds
#     }
# $item (cards)
# gift_item = { A($item) }
# The rooms of a level: equal rooms that lie side by side are said together.
# $room (rooms)
# row_one = { ONE($room) }
# $count (Number) two to six
# $room (Noun)
# row_some =
#     { $count ->
#         [2] two { MANY($room) }
#         [3] three { MANY($room) }
#         [4] four { MANY($room) }
#         [5] five { MANY($room) }
#        *[6] six { MANY($room) }
#     }
# Rooms that lie face down.
# $count (Number) one to six
# row_dark =
#     { $count ->
#         [1] dark room
#         [2] two dark rooms
#         [3] three dark rooms
#         [4] four dark rooms
#         [5] five dark rooms
#        *[6] six dark rooms
#     }
# The boss lies face down.
# row_boss = face-down boss

## The log. $who is “you” where the reader is the one with this $name; with $people it says whether they are one or several.

# Set-up. $outfit is one of the phrases above.
# $who (Who)
# $name (String)
# $character (characters)
# $outfit (String)
# events_character =
#     { $who ->
#         [you] You are { THE($character) } and start { $outfit }.
#        *[other] { $name } is { THE($character) } and starts { $outfit }.
#     }
# Tactical variant: who plays first in the first room.
# $who (Who)
# $name (String)
# events_map-dealt =
#     { $who ->
#         [you] You take the map: you play first.
#        *[other] { $name } takes the map and plays first.
#     }
# A level is laid out.
# $level (Number)
# $rooms (List) each as one of the phrases above
# events_level-built = Level { $level }: { LIST($rooms, between: ", ") }.
# $position (Number)
# $room (rooms)
# events_room = Room { $position }: { ONE($room) }.
# It lay face down.
# $position (Number)
# $room (rooms)
# events_room-turned-up = Room { $position } is turned face up: { ONE($room) }.
# $level (Number)
# events_level-ended = Level { $level } is over: everybody takes back their power cards.
# $level (Number)
# events_level-ended-last = Level { $level } is over: time for the final scoring.
# To everybody but the one who chooses.
# $who (Who)
# $name (String)
# events_committed =
#     { $who ->
#         [you] You have chosen a card.
#        *[other] { $name } has chosen a card.
#     }
# $who (Who)
# $name (String)
# $card (cards)
# events_committed-seen =
#     { $who ->
#         [you] You choose { A($card) }.
#        *[other] { $name } chooses { A($card) }.
#     }
# One card alone, after a crystal ball.
# $who (Who)
# $name (String)
# $card (cards)
# events_revealed-one =
#     { $who ->
#         [you] Your card is revealed: { A($card) }.
#        *[other] { $name }’s card is revealed: { A($card) }.
#     }
# $cards (List) each as the text below
# events_revealed = The cards are revealed: { LIST($cards, between: "; ") }.
# $who (Who)
# $name (String)
# $card (cards)
# events_revealed-card =
#     { $who ->
#         [you] you, { A($card) }
#        *[other] { $name }, { A($card) }
#     }
# Tactical variant: a card laid open in turn.
# $who (Who)
# $name (String)
# $card (cards)
# events_played =
#     { $who ->
#         [you] You play { A($card) }.
#        *[other] { $name } plays { A($card) }.
#     }
# $who (Who)
# $name (String)
# $positions (List)
# $count (Number) of them
# events_torch =
#     { $who ->
#         [you] You use a torch and look at
#        *[other] { $name } uses a torch and looks at
#     } { $count ->
#         [one] room { LIST($positions) }
#        *[other] rooms { LIST($positions) }
#     }.
# To the one who looked.
# $who (Who)
# $name (String)
# $room (rooms)
# $position (Number)
# events_torch-seen-one =
#     { $who ->
#         [you] You use a torch and see { A($room) } in room { $position }.
#        *[other] { $name } uses a torch and sees { A($room) } in room { $position }.
#     }
# $who (Who)
# $name (String)
# $rooms (List) the first and the others as the two texts below
# events_torch-seen =
#     { $who ->
#         [you] You use a torch and see { LIST($rooms) }.
#        *[other] { $name } uses a torch and sees { LIST($rooms) }.
#     }
# $room (rooms)
# $position (Number)
# events_torch-first = { A($room) } in room { $position }
# $room (rooms)
# $position (Number)
# events_torch-next = { A($room) } in room { $position }
# After a crystal ball.
# $who (Group)
# $people (People)
# events_further-card =
#     { $who ->
#         [you] You have to play another card.
#         [one] { PEOPLE($people) } has to play another card.
#         [youAll] { CAPITAL(PEOPLE($people)) } have to play another card.
#        *[they] { PEOPLE($people) } have to play another card.
#     }
# $count (Number) one to six
# $item (Noun)
# events_returned =
#     { $count ->
#         [1] The { ONE($item) } returns to the supply.
#         [2] The two { MANY($item) } return to the supply.
#         [3] The three { MANY($item) } return to the supply.
#         [4] The four { MANY($item) } return to the supply.
#         [5] The five { MANY($item) } return to the supply.
#        *[6] The six { MANY($item) } return to the supply.
#     }
# One seat has the highest card. A key has the value of a 5 here without being one.
# $who (Who)
# $name (String)
# $coins (Number)
# $value (Number)
# events_chest =
#     { $who ->
#         [you] You take the chest of { $coins ->
#             [one] 1 coin
#            *[other] { $coins } coins
#         } with a card worth { $value }.
#        *[other] { $name } takes the chest of { $coins ->
#             [one] 1 coin
#            *[other] { $coins } coins
#         } with a card worth { $value }.
#     }
# More seats tie than there are coins.
# $who (Group)
# $people (People)
# $value (Number)
# $coins (Number)
# events_chest-small =
#     { $who ->
#         [youAll] { CAPITAL(PEOPLE($people)) }
#        *[they] { PEOPLE($people) }
#     } tie at { $value }: the chest of { $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     } is too small to share, so nobody takes it.
# $who (Group)
# $people (People)
# $value (Number)
# $coins (Number)
# $each (Number)
# events_chest-shared =
#     { $who ->
#         [youAll] { CAPITAL(PEOPLE($people)) }
#        *[they] { PEOPLE($people) }
#     } tie at { $value } and share the chest of { $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     }: { $each } each.
# $who (Group)
# $people (People)
# $value (Number)
# $coins (Number)
# $each (Number)
# $lost (Number)
# events_chest-shared-lost =
#     { $who ->
#         [youAll] { CAPITAL(PEOPLE($people)) }
#        *[they] { PEOPLE($people) }
#     } tie at { $value } and share the chest of { $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     }: { $each } each; { $lost ->
#         [one] 1 is
#        *[other] { $lost } are
#     } left over and lost.
# The second chest of a room.
# $coins (Number)
# events_chest-left =
#     { $coins ->
#         [one] All cards have the same value, so none is the second-highest: nobody takes the chest of 1 coin.
#        *[other] All cards have the same value, so none is the second-highest: nobody takes the chest of { $coins } coins.
#     }
# $who (Who)
# $name (String)
# $item (cards)
# events_escaped =
#     { $who ->
#         [you] You escape thanks to your { ONE($item) }.
#        *[other] { $name } escapes thanks to { A($item) }.
#     }
# events_fought-golem = The Golem cannot be defeated, and against it a 5 or a sword is worth 1.
# $room (rooms)
# events_fought-never = { CAPITAL(THE($room)) } cannot be defeated.
# All have escaped.
# $room (rooms)
# events_fought-nobody = Nobody faces { THE($room) }.
# $total (Number)
# $strength (Number)
# $room (rooms)
# events_fought-won = The cards add up to { $total } against a strength of { $strength }: { THE($room) } is defeated.
# $total (Number)
# $strength (Number)
# events_fought-lost = The cards add up to { $total } against a strength of { $strength }: not enough.
# What the card counts here need not be what is printed on it.
# $room (rooms)
# $value (Number)
# events_attacked-all = { CAPITAL(THE($room)) } attacks everybody: all cards are worth { $value }.
# Everybody else has escaped.
# $room (rooms)
# $who (Group)
# $people (People)
# $value (Number)
# events_attacked-rest =
#     { $who ->
#         [you] { CAPITAL(THE($room)) } attacks you, the only one who has not escaped.
#         [one] { CAPITAL(THE($room)) } attacks { PEOPLE($people) }, the only one who has not escaped.
#         [youAll] { CAPITAL(THE($room)) } attacks { PEOPLE($people) }: you have not escaped and tie at { $value }.
#        *[they] { CAPITAL(THE($room)) } attacks { PEOPLE($people) }, who have not escaped and tie at { $value }.
#     }
# $room (rooms)
# $who (Group)
# $people (People)
# $value (Number)
# events_attacked-lowest =
#     { $who ->
#         [you] { CAPITAL(THE($room)) } attacks you: you have the lowest card (worth { $value }).
#         [one] { CAPITAL(THE($room)) } attacks { PEOPLE($people) }, who has the lowest card (worth { $value }).
#         [youAll] { CAPITAL(THE($room)) } attacks { PEOPLE($people) }: your cards are the lowest (worth { $value } each).
#        *[they] { CAPITAL(THE($room)) } attacks { PEOPLE($people) }, who have the lowest cards (worth { $value } each).
#     }
# The Mummy.
# $room (rooms)
# $who (Group)
# $people (People)
# $value (Number)
# events_attacked-highest =
#     { $who ->
#         [you] { CAPITAL(THE($room)) } attacks you: you have the highest card (worth { $value }).
#         [one] { CAPITAL(THE($room)) } attacks { PEOPLE($people) }, who has the highest card (worth { $value }).
#         [youAll] { CAPITAL(THE($room)) } attacks { PEOPLE($people) }: your cards are the highest (worth { $value } each).
#        *[they] { CAPITAL(THE($room)) } attacks { PEOPLE($people) }, who have the highest cards (worth { $value } each).
#     }
# events_attacked-nobody = Everybody has escaped: nobody is attacked.
# By Medusa.
# $who (Who)
# $name (String)
# events_eliminated =
#     { $who ->
#         [you] You are turned to stone and are out of the game.
#        *[other] { $name } is turned to stone and is out of the game.
#     }
# $value (Number)
# $each (Number)
# $room (rooms)
# events_reward-all =
#     { $each ->
#         [one] All cards are worth { $value }: everybody gets 1 coin from { THE($room) }.
#        *[other] All cards are worth { $value }: everybody gets { $each } coins from { THE($room) }.
#     }
# $who (Group)
# $people (People)
# $value (Number)
# $each (Number)
# $room (rooms)
# events_reward =
#     { $who ->
#         [you] You have the highest card (worth { $value }) and get
#         [one] { PEOPLE($people) } has the highest card (worth { $value }) and gets
#         [youAll] { CAPITAL(PEOPLE($people)) } have the highest cards (worth { $value } each) and get
#        *[they] { PEOPLE($people) } have the highest cards (worth { $value } each) and get
#     } { $each ->
#         [one] 1 coin
#        *[other] { $each } coins
#     } { $who ->
#         [you] from { THE($room) }.
#         [one] from { THE($room) }.
#        *[other] each from { THE($room) }.
#     }
# Sphinx or Minotaur.
# $room (rooms)
# events_reward-withheld = { CAPITAL(THE($room)) } still stands and all cards have the same value: it leaves no coins.
# From a vault; how many stands in the next line, with what they make together.
# $who (Who)
# $name (String)
# $value (Number)
# events_gift-of-coins =
#     { $who ->
#         [you] With your { $value }, you go for the coins.
#        *[other] With a { $value }, { $name } goes for the coins.
#     }
# $who (Who)
# $name (String)
# $value (Number)
# $gift (String) one of the phrases above
# events_gift =
#     { $who ->
#         [you] For your { $value }, you get { $gift }.
#        *[other] For a { $value }, { $name } gets { $gift }.
#     }
# More players are due the item than there are.
# $who (Group)
# $people (People)
# $item (cards)
# $pile (Number)
# events_pile-too-small =
#     { $who ->
#         [you] You should get { A($item) }
#         [one] { PEOPLE($people) } should get { A($item) }
#         [youAll] { CAPITAL(PEOPLE($people)) } should each get { A($item) }
#        *[they] { PEOPLE($people) } should each get { A($item) }
#     }, but { $pile ->
#         [0] there are none left in the supply
#         [one] only 1 is left in the supply, so nobody gets one
#        *[other] only { $pile } are left in the supply, so nobody gets one
#     }.
# How much a trap costs stands in the line about the coins or wounds of each.
# $highest (Number)
# events_trap-nothing = The highest card is a { $highest }: nothing happens.
# $highest (Number)
# events_trap-no-coins = The highest card is a { $highest }, but nobody has any coins to lose.
# $highest (Number)
# events_trap-all-coins = The highest card is a { $highest }: the trap hits everybody, since all have the same number of coins.
# $highest (Number)
# events_trap-all-wounds = The highest card is a { $highest }: the trap hits everybody, since all have the same number of wounds.
# $highest (Number)
# $who (Group)
# $people (People)
# events_trap-coins =
#     The highest card is a { $highest }: the trap hits { $who ->
#         [you] you, since you have the most coins
#         [one] { PEOPLE($people) }, who has the most coins
#         [youAll] { PEOPLE($people) }, since nobody has more coins
#        *[they] { PEOPLE($people) }, who have the most coins
#     }.
# $highest (Number)
# $who (Group)
# $people (People)
# events_trap-wounds =
#     The highest card is a { $highest }: the trap hits { $who ->
#         [you] you, since you have the fewest wounds
#         [one] { PEOPLE($people) }, who has the fewest wounds
#         [youAll] { PEOPLE($people) }, since nobody has fewer wounds
#        *[they] { PEOPLE($people) }, who have the fewest wounds
#     }.
# $who (Who)
# $name (String)
# $lost (Number)
# $left (Number)
# events_coins-lost =
#     { $who ->
#         [you] You lose { $lost ->
#             [one] 1 coin
#            *[other] { $lost } coins
#         }: { $left ->
#             [0] none
#            *[other] { $left }
#         } left.
#        *[other] { $name } loses { $lost ->
#             [one] 1 coin
#            *[other] { $lost } coins
#         }: { $left ->
#             [0] none
#            *[other] { $left }
#         } left.
#     }
# $who (Who)
# $name (String)
# events_coins-none =
#     { $who ->
#         [you] You have no coins to lose.
#        *[other] { $name } has no coins to lose.
#     }
# $who (Who)
# $name (String)
# $coins (Number)
# events_coins-same =
#     { $who ->
#         [you] You already have { $coins ->
#             [one] 1 coin
#            *[other] { $coins } coins
#         }.
#        *[other] { $name } already has { $coins ->
#             [one] 1 coin
#            *[other] { $coins } coins
#         }.
#     }
# The most that anybody may have.
# $who (Who)
# $name (String)
# $coins (Number)
# $lost (Number)
# events_coins-same-wasted =
#     { $who ->
#         [you] You already have { $coins ->
#             [one] 1 coin
#            *[other] { $coins } coins
#         }
#        *[other] { $name } already has { $coins ->
#             [one] 1 coin
#            *[other] { $coins } coins
#         }
#     }, the most allowed; { $lost ->
#         [one] 1 coin is lost
#        *[other] { $lost } coins are lost
#     }.
# $who (Who)
# $name (String)
# $gained (Number)
# $coins (Number)
# events_coins-gained =
#     { $who ->
#         [you] You gain
#        *[other] { $name } gains
#     } { $gained ->
#         [one] 1 coin
#        *[other] { $gained } coins
#     }: now { $coins }.
# $who (Who)
# $name (String)
# $gained (Number)
# $coins (Number)
# $lost (Number)
# events_coins-gained-wasted =
#     { $who ->
#         [you] You gain
#        *[other] { $name } gains
#     } { $gained ->
#         [one] 1 coin
#        *[other] { $gained } coins
#     }: now { $coins }, the most allowed; { $lost ->
#         [one] 1 coin is lost
#        *[other] { $lost } coins are lost
#     }.
# $who (Who)
# $name (String)
# $taken (Number)
# $wounds (Number)
# events_wounds-taken =
#     { $who ->
#         [you] You take
#        *[other] { $name } takes
#     } { $taken ->
#         [one] 1 wound
#        *[other] { $taken } wounds
#     }: now { $wounds }.
# $who (Who)
# $name (String)
# events_wounds-none =
#     { $who ->
#         [you] You have no wounds to heal.
#        *[other] { $name } has no wounds to heal.
#     }
# $who (Who)
# $name (String)
# $healed (Number)
# $left (Number)
# events_wounds-healed =
#     { $who ->
#         [you] You heal
#        *[other] { $name } heals
#     } { $healed ->
#         [one] 1 wound
#        *[other] { $healed } wounds
#     }: { $left ->
#         [0] none
#        *[other] { $left }
#     } left.
# Tactical variant: others have the same value, and the map stays.
# $value (Number)
# $who (Who)
# $name (String)
# events_map-tied-kept =
#     The highest cards tie at { $value }: { $who ->
#         [you] you already have the map and keep it.
#        *[other] { $name } already has the map and keeps it.
#     }
# Others have the same value, and the map goes on.
# $value (Number)
# $who (Who) takes it
# $name (String)
# $whoBefore (Who) had it
# $nameBefore (String)
# events_map-tied =
#     The highest cards tie at { $value }: clockwise from { $whoBefore ->
#         [you] you
#        *[other] { $nameBefore }
#     }, { $who ->
#         [you] you come first and take the map.
#        *[other] { $name } comes first and takes the map.
#     }
# $who (Who)
# $name (String)
# $value (Number)
# events_map-kept =
#     { $who ->
#         [you] You keep the map for the highest card (worth { $value }).
#        *[other] { $name } keeps the map for the highest card (worth { $value }).
#     }
# $who (Who)
# $name (String)
# $value (Number)
# events_map-passed =
#     { $who ->
#         [you] You take the map for the highest card (worth { $value }).
#        *[other] { $name } takes the map for the highest card (worth { $value }).
#     }
# At the end of the game.
# $who (Group)
# $people (People)
# $wounds (Number)
# events_collapsed =
#     { $who ->
#         [you] You collapse with the most wounds ({ $wounds }) and cannot win.
#         [one] { PEOPLE($people) } collapses with the most wounds ({ $wounds }) and cannot win.
#         [youAll] { CAPITAL(PEOPLE($people)) } collapse with the most wounds ({ $wounds } each) and cannot win.
#        *[they] { PEOPLE($people) } collapse with the most wounds ({ $wounds } each) and cannot win.
#     }
# events_standing-equal = Nobody collapses: all players still in the game have the same number of wounds.
# events_standing-tie-of-three = Nobody collapses: two players tie for the most wounds, and in a game of three that saves them.
# events_standing-alone = Nobody collapses: only one player is left.
# In games that were stored before the reason was told.
# events_standing-untold = Nobody collapses.
# $who (Group)
# $people (People)
# $coins (Number)
# events_won =
#     { $who ->
#         [you] You win the game with
#         [one] { PEOPLE($people) } wins the game with
#         [youAll] { CAPITAL(PEOPLE($people)) } share the victory with
#        *[they] { PEOPLE($people) } share the victory with
#     } { $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     }{ $who ->
#         [you] !
#         [one] !
#        *[other] { " " }each!
#     }
# Wounds are told where they decide.
# $who (Group)
# $people (People)
# $coins (Number)
# $wounds (Number)
# events_won-by-wounds =
#     { $who ->
#         [you] You win the game with
#         [one] { PEOPLE($people) } wins the game with
#         [youAll] { CAPITAL(PEOPLE($people)) } share the victory with
#        *[they] { PEOPLE($people) } share the victory with
#     } { $coins ->
#         [one] 1 coin
#        *[other] { $coins } coins
#     } and { $wounds ->
#         [0] no wounds
#         [one] 1 wound
#        *[other] { $wounds } wounds
#     }{ $who ->
#         [you] !
#         [one] !
#        *[other] { " " }each!
#     }
# Follows the line about the winner.
# $who (Group)
# $people (People)
# events_beaten =
#     { $who ->
#         [you] You have as many coins, but more wounds.
#         [one] { PEOPLE($people) } has as many coins, but more wounds.
#         [youAll] { CAPITAL(PEOPLE($people)) } have as many coins, but more wounds.
#        *[they] { PEOPLE($people) } have as many coins, but more wounds.
#     }
# events_everyone-lost = Medusa has turned the whole party to stone: nobody wins.
