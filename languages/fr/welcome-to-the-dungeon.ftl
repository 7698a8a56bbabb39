### The texts of Welcome to the Dungeon: its name, rules to choose, cards, and what the log and the buttons say. Components are things:
### sentences say them in the forms of the language (THE, A), and as their own lines say (.all).

# name = Welcome to the Dungeon
# A line of the box.
# tagline = Bid, bluff, take the adventurer’s sword away… and let somebody else go in.

## Columns of the result.

# scores_successes = Successes
# scores_failures = Failures

## The rules that may be chosen for a table, each with its name, a sentence and the names of its values.

# variants_firstTurnAdd_name = First monster into the dungeon
# variants_firstTurnAdd_sentence = On the first turn of each round a drawn monster has to go into the dungeon.
# variants_firstTurnAdd_values_off = Off
# variants_firstTurnAdd_values_each-player = For every player
# variants_firstTurnAdd_values_starter-only = Only for the starting player
# variants_firstTurnNoPass_name = No passing on the first turn
# variants_firstTurnNoPass_sentence = Nobody may pass on their first turn of a round.
# variants_firstAdventurer_name = First adventurer
# variants_firstAdventurer_sentence = Which adventurer is played in the first round.
# variants_firstAdventurer_values_warrior = Warrior
# variants_firstAdventurer_values_barbarian = Barbarian
# variants_firstAdventurer_values_mage = Mage
# variants_firstAdventurer_values_rogue = Rogue
# variants_firstAdventurer_values_random = At random
# variants_firstAdventurer_values_starter-chooses = The starting player chooses
# variants_vorpalAxeScope_name = Vorpal Axe
# variants_vorpalAxeScope_sentence = What the Vorpal Axe defeats.
# variants_vorpalAxeScope_values_kind = Every monster of that kind
# variants_vorpalAxeScope_values_single = Only that monster
# variants_nextAdventurer_name = Later adventurers
# variants_nextAdventurer_sentence = How the adventurer of every later round is chosen.
# variants_nextAdventurer_values_chosen = A player chooses
# variants_nextAdventurer_values_random = At random
# variants_adventurerChooser_name = Who chooses after an elimination
# variants_adventurerChooser_sentence = Whoever has just been in the dungeon chooses the next adventurer, even if it put them out of the game, as the rulebook says; or the new starting player does.
# variants_adventurerChooser_values_runner = Whoever has just been inside
# variants_adventurerChooser_values_starter = The new starting player
# variants_keptSuccesses_name = Successes of the eliminated
# variants_keptSuccesses_sentence = Whoever is eliminated keeps the success cards won so far.
# variants_memory_name = Your monsters in the dungeon
# variants_memory_sentence = You are shown which monsters you have put into the dungeon, or you have to remember them.
# variants_memory_values_shown = Shown
# variants_memory_values_hidden = From memory

## The monsters. .a is said in “You draw …”, .all in “will defeat …”, .two of both of a kind.

# monsters_goblin = Goblin
#     .text = Strength 1. Two of them.
#     .all = all Goblins
#     .two = two Goblins
# monsters_skeleton = Skeleton
#     .text = Strength 2. Two of them.
#     .all = all Skeletons
#     .two = two Skeletons
# monsters_orc = Orc
#     .text = Strength 3. Two of them.
#     .all = all Orcs
#     .two = two Orcs
# monsters_vampire = Vampire
#     .text = Strength 4. Two of them.
#     .all = all Vampires
#     .two = two Vampires
# monsters_golem = Golem
#     .text = Strength 5. Two of them.
#     .all = all Golems
#     .two = two Golems
# monsters_lich = Lich
#     .text = Strength 6. Only one.
#     .a = the Lich
#     .all = the Lich
# monsters_demon = Demon
#     .text = Strength 7. Only one.
#     .a = the Demon
#     .all = the Demon
# monsters_dragon = Dragon
#     .text = Strength 9. Only one.
#     .a = the Dragon
#     .all = the Dragon

## The adventurers.

# adventurers_warrior = Warrior
#     .text = 3 hit points, 11 with all the equipment.
# adventurers_barbarian = Barbarian
#     .text = 4 hit points, 11 with all the equipment.
# adventurers_mage = Mage
#     .text = 2 hit points, 11 with all the equipment.
# adventurers_rogue = Rogue
#     .text = 3 hit points, 11 with all the equipment.

## The equipment. Abstract things take no article: .article = none.

# tiles_warrior-plate-armor = Plate Armor
#     .text = +5 hit points.
# tiles_warrior-knight-shield = Knight Shield
#     .text = +3 hit points.
# tiles_warrior-vorpal-sword = Vorpal Sword
#     .text = Name a kind of monster before the first card is turned up. Defeats every monster of that kind.
# tiles_warrior-dragon-spear = Dragon Spear
#     .text = Defeats the Dragon.
# tiles_warrior-holy-grail = Holy Grail
#     .text = Defeats every monster of even strength (2, 4, 6).
# tiles_warrior-torch = Torch
#     .text = Defeats every monster of strength 3 or less.
# tiles_barbarian-healing-potion = Healing Potion
#     .text = Once per dungeon: when you have no hit points left, you go on with the adventurer’s own hit points.
# tiles_barbarian-leather-shield = Leather Shield
#     .text = +3 hit points.
# tiles_barbarian-chainmail = Chainmail
#     .text = +4 hit points.
# tiles_barbarian-vorpal-axe = Vorpal Axe
#     .text = Once per dungeon: when a monster is turned up you may defeat its kind: this card and every later one like it.
# tiles_barbarian-torch = Torch
#     .text = Defeats every monster of strength 3 or less.
# tiles_barbarian-war-hammer = War Hammer
#     .text = Defeats the Golems.
# tiles_mage-wall-of-fire = Wall of Fire
#     .text = +6 hit points.
# tiles_mage-holy-grail = Holy Grail
#     .text = Defeats every monster of even strength (2, 4, 6).
# tiles_mage-omnipotence = Omnipotence
#     .text = If all the monsters of the dungeon were of different kinds, you survive it even with no hit points left.
#     .article = none
# tiles_mage-bracelet-of-protection = Bracelet of Protection
#     .text = +3 hit points.
# tiles_mage-polymorph = Polymorph
#     .text = Once per dungeon: exchange the monster just turned up for the top card of the monster deck. Not possible when the deck is empty.
#     .article = none
# tiles_mage-demonic-pact = Demonic Pact
#     .text = Defeats the Demon and the monster faced right after it.
# tiles_rogue-mithril-armor = Mithril Armor
#     .text = +5 hit points.
# tiles_rogue-healing-potion = Healing Potion
#     .text = Once per dungeon: when you have no hit points left, you go on with the adventurer’s own hit points.
# tiles_rogue-ring-of-power = Ring of Power
#     .text = Defeats every monster of strength 2 or less and adds its strength to your hit points.
# tiles_rogue-buckler = Buckler
#     .text = +3 hit points.
# tiles_rogue-vorpal-dagger = Vorpal Dagger
#     .text = Name a kind of monster before the first card is turned up. Defeats every monster of that kind.
# tiles_rogue-invisibility-cloak = Invisibility Cloak
#     .text = Defeats every monster of strength 6 or more.

## The signs of what defeats a monster, and the rest of the box.

# others_symbol-torch = Torch
#     .text = A Torch defeats this monster.
# others_symbol-chalice = Chalice
#     .text = The Holy Grail defeats this monster.
# others_symbol-hammer = Hammer
#     .text = The War Hammer defeats this monster.
# others_symbol-spear = Spear
#     .text = The Dragon Spear defeats this monster.
# others_symbol-cloak = Cloak
#     .text = The Invisibility Cloak defeats this monster.
# others_symbol-pact = Pact
#     .text = The Demonic Pact defeats this monster.
# others_success-card = Success card
#     .text = One for each dungeon survived; the second wins the game.
# others_player-aid = Player aid
#     .text = White side: no failure yet. Red side: one failure; the next one puts you out of the game.
# others_monster-deck = Monster deck
#     .text = The monsters nobody has drawn yet.
# others_dungeon-pile = Dungeon
#     .text = The monsters that wait for the one who enters; the last one added comes first. Anyone may count them, nobody may look.

## What a player is asked. It stands above the choices.

# decisions_WD-DEC-01 = Choose the adventurer for the next round
# decisions_WD-DEC-02 = Draw a monster or pass
# decisions_WD-DEC-03 = The deck is empty: you must pass
# After drawing.
# decisions_WD-DEC-04 = Put the monster into the dungeon, or set it aside and sacrifice a piece of equipment
# decisions_WD-DEC-05 = Name the kind of monster that your vorpal blade will defeat
# A monster was turned up, and the Mage has Polymorph.
# decisions_WD-DEC-06 = Face this monster or exchange it for the top card of the deck
# decisions_WD-DEC-07 = Use the Vorpal Axe or take the damage

## The choices themselves, on buttons.

# options_draw = Draw a monster
# options_pass = Pass
# Of the monster that was drawn.
# options_add = Put it into the dungeon
# options_keep = Face this monster
# options_polymorph = Polymorph it
# options_take-damage = Take the damage
# options_use-axe = Use the Vorpal Axe
# $tile (tiles)
# options_sacrifice = Sacrifice { THE($tile) }

## The log. $who is “you” where the reader is the one with this $name.

# At the start.
# $who (Who)
# $name (String)
# events_starter-drawn =
#     { $who ->
#         [you] Lots are drawn: you start.
#        *[other] Lots are drawn: { $name } starts.
#     }
# Before the first round, as the table was set up.
# $adventurer (adventurers)
# events_adventurer-first = The first adventurer is { THE($adventurer) }.
# At a table where chance picks adventurers.
# $adventurer (adventurers)
# events_adventurer-chance = Chance picks { THE($adventurer) } as the adventurer.
# $who (Who)
# $name (String)
# $adventurer (adventurers)
# events_adventurer-choice =
#     { $who ->
#         [you] You choose { THE($adventurer) } as the adventurer.
#        *[other] { $name } chooses { THE($adventurer) } as the adventurer.
#     }
# Whoever was in the dungeon chooses, even when that put them out.
# $who (Who)
# $name (String)
# $adventurer (adventurers)
# events_adventurer-out =
#     { $who ->
#         [you] Although out of the game, you still choose the next adventurer: { THE($adventurer) }.
#        *[other] Although out of the game, { $name } still chooses the next adventurer: { THE($adventurer) }.
#     }
# The first round begins: who starts has just been told.
# $round (Number)
# $adventurer (adventurers)
# $deck (Number) cards
# events_round-first =
#     Round { $round }: { THE($adventurer) } has all six pieces of equipment and the deck has { $deck ->
#         [one] 1 card
#        *[other] { $deck } cards
#     }.
# A later round begins.
# $round (Number)
# $adventurer (adventurers)
# $deck (Number) cards
# $who (Who) starts
# $name (String)
# events_round-later =
#     Round { $round }: { THE($adventurer) } has all six pieces of equipment and the deck has { $deck ->
#         [one] 1 card
#        *[other] { $deck } cards
#     }. { $who ->
#         [you] You start.
#        *[other] { $name } starts.
#     }
# A later round begins, and the one who should have started is out.
# $round (Number)
# $adventurer (adventurers)
# $deck (Number) cards
# $who (Who) starts
# $name (String)
# $whoAfter (Who) is out
# $nameAfter (String)
# events_round-after =
#     Round { $round }: { THE($adventurer) } has all six pieces of equipment and the deck has { $deck ->
#         [one] 1 card
#        *[other] { $deck } cards
#     }. { $who ->
#         [you] You start, as you come after { $whoAfter ->
#             [you] you
#            *[other] { $nameAfter }
#         }.
#        *[other] { $name }, who comes after { $whoAfter ->
#             [you] you
#            *[other] { $nameAfter }
#         }, starts.
#     }
# To everybody but the one who draws.
# $who (Who)
# $name (String)
# events_draw =
#     { $who ->
#         [you] You draw a monster card.
#        *[other] { $name } draws a monster card.
#     }
# To the one who draws, and in an open archive.
# $who (Who)
# $name (String)
# $monster (monsters)
# events_draw-seen =
#     { $who ->
#         [you] You draw { A($monster) }.
#        *[other] { $name } draws { A($monster) }.
#     }
# $who (Who)
# $name (String)
# $left (Number) players are still in the bidding
# events_pass =
#     { $who ->
#         [you] You pass
#        *[other] { $name } passes
#     }: { $left ->
#         [one] only 1 player is left in the bidding
#        *[other] { $left } players are left in the bidding
#     }.
# $who (Who)
# $name (String)
# events_pass-forced =
#     { $who ->
#         [you] The deck is empty: you have to pass.
#        *[other] The deck is empty: { $name } has to pass.
#     }
# A drawn monster goes into the dungeon; it is not known to the reader.
# $who (Who)
# $name (String)
# $pile (Number) cards in the dungeon now
# events_add =
#     { $who ->
#         [you] You put a monster into the dungeon
#        *[other] { $name } puts a monster into the dungeon
#     }: { $pile ->
#         [1] it is the first card there
#        *[other] there are { $pile } cards now
#     }.
# The same to those who know the monster.
# $who (Who)
# $name (String)
# $monster (monsters)
# $pile (Number) cards in the dungeon now
# events_add-seen =
#     { $who ->
#         [you] You put { THE($monster) } into the dungeon
#        *[other] { $name } puts { THE($monster) } into the dungeon
#     }: { $pile ->
#         [1] it is the first card there
#        *[other] there are { $pile } cards now
#     }.
# A drawn monster goes out of the round together with a piece of equipment.
# $who (Who)
# $name (String)
# $tile (tiles)
# events_sacrifice =
#     { $who ->
#         [you] You set a monster aside and sacrifice { THE($tile) }.
#        *[other] { $name } sets a monster aside and sacrifices { THE($tile) }.
#     }
# The same where the piece gave hit points.
# $who (Who)
# $name (String)
# $tile (tiles)
# $hp (Number)
# events_sacrifice-hp =
#     { $who ->
#         [you] You set a monster aside and sacrifice { THE($tile) }
#        *[other] { $name } sets a monster aside and sacrifices { THE($tile) }
#     }: { $hp ->
#         [one] 1 hit point left
#        *[other] { $hp } hit points left
#     }.
# The same to those who know the monster.
# $who (Who)
# $name (String)
# $tile (tiles)
# $monster (monsters)
# events_sacrifice-seen =
#     { $who ->
#         [you] You set { THE($monster) } aside and sacrifice { THE($tile) }.
#        *[other] { $name } sets { THE($monster) } aside and sacrifices { THE($tile) }.
#     }
# $who (Who)
# $name (String)
# $tile (tiles)
# $monster (monsters)
# $hp (Number)
# events_sacrifice-seen-hp =
#     { $who ->
#         [you] You set { THE($monster) } aside and sacrifice { THE($tile) }
#        *[other] { $name } sets { THE($monster) } aside and sacrifices { THE($tile) }
#     }: { $hp ->
#         [one] 1 hit point left
#        *[other] { $hp } hit points left
#     }.
# The last bidder goes in.
# $who (Who)
# $name (String)
# $adventurer (adventurers)
# $hp (Number)
# $tiles (Number) pieces of equipment
# $pile (Number) cards
# events_enter =
#     { $who ->
#         [you] You enter the dungeon with { THE($adventurer) }
#        *[other] { $name } enters the dungeon with { THE($adventurer) }
#     }: { $hp ->
#         [one] 1 hit point
#        *[other] { $hp } hit points
#     }, { $tiles ->
#         [0] no equipment
#         [one] 1 piece of equipment
#        *[other] { $tiles } pieces of equipment
#     } and { $pile ->
#         [0] no cards
#         [one] 1 card
#        *[other] { $pile } cards
#     } to turn up.
# A vorpal blade is set against a kind of monster.
# $who (Who)
# $name (String)
# $tile (tiles)
# $monster (monsters)
# events_name =
#     { $who ->
#         [you] Your { $tile } will defeat { ALL($monster) }.
#        *[other] { $name }’s { $tile } will defeat { ALL($monster) }.
#     }
# A card of the dungeon is turned up.
# $who (Who) put it there
# $name (String)
# $monster (monsters)
# $strength (Number)
# $pile (Number) cards left
# events_turn-up =
#     { CAPITAL(A($monster)) } (strength { $strength }) appears: { $who ->
#         [you] you put it there
#        *[other] { $name } put it there
#     }. { $pile ->
#         [0] No cards left
#         [one] 1 card left
#        *[other] { $pile } cards left
#     }.
# Polymorph is kept for later.
# $who (Who)
# $name (String)
# $monster (monsters)
# events_keep =
#     { $who ->
#         [you] You face { THE($monster) } without using Polymorph.
#        *[other] { $name } faces { THE($monster) } without using Polymorph.
#     }
# $who (Who)
# $name (String)
# $from (monsters)
# $to (monsters)
# events_polymorph =
#     { $who ->
#         [you] You polymorph { THE($from) } into { A($to) }.
#        *[other] { $name } polymorphs { THE($from) } into { A($to) }.
#     }
# The card from the deck is a monster of the same kind.
# $who (Who)
# $name (String)
# $from (monsters)
# events_polymorph-same =
#     { $who ->
#         [you] You polymorph { THE($from) } into… another { $from }.
#        *[other] { $name } polymorphs { THE($from) } into… another { $from }.
#     }
# $tile (tiles)
# $monster (monsters)
# events_defeat = { CAPITAL(THE($tile)) } defeats { THE($monster) }.
# The Demonic Pact also defeats the monster after the Demon.
# $tile (tiles)
# $monster (monsters)
# events_defeat-next = { CAPITAL(THE($tile)) } also defeats { THE($monster) }, which came right after the Demon.
# The Ring of Power gives hit points.
# $who (Who)
# $name (String)
# $tile (tiles)
# $monster (monsters)
# $healed (Number)
# $hp (Number)
# events_defeat-healed =
#     { CAPITAL(THE($tile)) } defeats { THE($monster) } and gives { $who ->
#         [you] you
#        *[other] { $name }
#     } { $healed ->
#         [one] 1 hit point
#        *[other] { $healed } hit points
#     }: now { $hp }.
# The axe is kept for later.
# $who (Who)
# $name (String)
# $monster (monsters)
# events_axe-saved =
#     { $who ->
#         [you] You face { THE($monster) } without using the Vorpal Axe.
#        *[other] { $name } faces { THE($monster) } without using the Vorpal Axe.
#     }
# $who (Who)
# $name (String)
# $monster (monsters)
# $lost (Number) hit points
# $hp (Number) hit points left
# events_damage =
#     { CAPITAL(THE($monster)) } costs { $who ->
#         [you] you
#        *[other] { $name }
#     } { $lost ->
#         [one] 1 hit point
#        *[other] { $lost } hit points
#     }: { $hp ->
#         [0] none left
#        *[other] { $hp } left
#     }.
# The hero is dead already and goes on for Omnipotence alone.
# $monster (monsters)
# events_damage-none = { CAPITAL(THE($monster)) } can do no more harm.
# The Healing Potion is drunk.
# $who (Who)
# $name (String)
# $tile (tiles)
# $hp (Number)
# events_potion =
#     { CAPITAL(THE($tile)) } brings { $who ->
#         [you] you
#        *[other] { $name }
#     } back to { $hp ->
#         [one] 1 hit point
#        *[other] { $hp } hit points
#     }.
# $who (Who)
# $name (String)
# events_death =
#     { $who ->
#         [you] You die in the dungeon.
#        *[other] { $name } dies in the dungeon.
#     }
# No hit points left, but with Omnipotence all cards are turned up.
# $who (Who)
# $name (String)
# events_death-goes-on =
#     { $who ->
#         [you] You would die here, but Omnipotence may still save you.
#        *[other] { $name } would die here, but Omnipotence may still help.
#     }
# At the end of a run without hit points.
# events_omnipotence-saved = Omnipotence: all the monsters were of different kinds. The dungeon is beaten!
# events_omnipotence-failed = Omnipotence does not help: some of the monsters were of the same kind.
# $who (Who)
# $name (String)
# $successes (Number) 1 or 2
# events_result-success =
#     { $who ->
#         [you] You survive the dungeon and take your { $successes ->
#             [1] first
#            *[other] second
#         } success card.
#        *[other] { $name } survives the dungeon and takes their { $successes ->
#             [1] first
#            *[other] second
#         } success card.
#     }
# $who (Who)
# $name (String)
# $failures (Number) 1 or 2
# events_result-failure =
#     { $who ->
#         [you] It is your { $failures ->
#             [1] first
#            *[other] second
#         } failure.
#        *[other] It is { $name }’s { $failures ->
#             [1] first
#            *[other] second
#         } failure.
#     }
# After the second failure.
# $who (Who)
# $name (String)
# events_eliminated =
#     { $who ->
#         [you] You are out of the game.
#        *[other] { $name } is out of the game.
#     }
# $who (Who)
# $name (String)
# events_eliminated-gave-back =
#     { $who ->
#         [you] You are out of the game and give your success card back.
#        *[other] { $name } is out of the game and gives the success card back.
#     }
# After the run, the monsters that lay under sacrificed equipment are shown.
# $who (Who) sacrificed it
# $name (String)
# $tile (tiles)
# $monster (monsters)
# events_turn-up-aside =
#     { $who ->
#         [you] Under { THE($tile) }, which you sacrificed, was { A($monster) }.
#        *[other] Under { THE($tile) }, which { $name } sacrificed, was { A($monster) }.
#     }
# After the run, the monsters that were not met are shown.
# $monsters (List) each as one of the two texts below
# $count (Number) of them
# events_turn-up-left =
#     { CAPITAL(LIST($monsters)) } { $count ->
#         [1] was still waiting in the dungeon
#        *[other] were still waiting in the dungeon
#     }.
# In that list: one of a kind.
# $monster (monsters)
# events_left-one = { A($monster) }
# In that list: both of a kind.
# $monster (Noun)
# events_left-two = { TWO($monster) }
# $who (Who)
# $name (String)
# events_win-successes =
#     { $who ->
#         [you] You have survived two dungeons and win the game!
#        *[other] { $name } has survived two dungeons and wins the game!
#     }
# $who (Who)
# $name (String)
# events_win-last-left =
#     { $who ->
#         [you] Nobody else is left: you win the game!
#        *[other] Nobody else is left: { $name } wins the game!
#     }
