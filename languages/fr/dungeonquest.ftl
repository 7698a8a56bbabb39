### The texts of DungeonQuest: its name, rules to choose, cards, and what the log and the buttons say. Components are things: sentences say them
### in the forms of the language (THE, A, ONE, IN), and as their own lines say.

# name = DungeonQuest
# A line of the box.
# tagline = Rob the dragon and get out before the sun sets. Few do.

## Columns of the result. “out” is a mark: its heading alone is told of those who got out.

# scores_out = Got out
# scores_gold = Gold
# scores_best = Best card
# scores_loot = Loot cards
# In the place of “out” for those who did not.
# died = Died

## The rules that may be chosen for a table, each with its name, a sentence and the names of its values.

# variants_solo_name = Going It Alone
# variants_solo_sentence = A single hero against the dungeon: an automaton plays the monsters, and to win you must get out with a treasure card.
# variants_hero-versus-hero_name = Hero versus Hero
# variants_hero-versus-hero_sentence = Heroes may attack each other and fight for a Loot card.
# variants_servants-of-kalladra_name = Servants of Kalladra
# variants_servants-of-kalladra_sentence = Players whose hero has died move the monsters on their turns.
# variants_focused-determination_name = Focused Determination
# variants_focused-determination_sentence = Determination left over after a passed test is kept for any later test.
# variants_death-can-wait_name = Death Can Wait
# variants_death-can-wait_sentence = A hero who would die loses some Loot and wakes up again. The best way to play a first game.
# variants_tower-power_name = Tower Power
# variants_tower-power_sentence = A hero who enters a tower may appear in any other one.
# variants_secrets_name = Secrets
# variants_secrets_sentence = Loot lies face down until the end of the game.
# variants_magical-power_name = Magical Power
# variants_magical-power_sentence = Every hero starts the game with several runes.
# variants_magical-power-runes_name = Runes per hero
# variants_magical-power-runes_sentence = How many runes each hero gets with Magical Power, as far as the twelve go round.
# variants_live-to-fight-another-day_name = Live to Fight Another Day
# variants_live-to-fight-another-day_sentence = A hero who wins two rounds of combat in a row may escape from the monster.
# variants_no-glory-without-courage_name = No Glory without Courage
# variants_no-glory-without-courage_sentence = Nobody may leave the dungeon without a treasure card.
# variants_monstrous-treasures_name = Monstrous Treasures
# variants_monstrous-treasures_sentence = A hero who kills a monster may find a treasure card.
# variants_late-start_name = Late Start
# variants_late-start_sentence = The sun starts up to six spaces further on.
# variants_hero-selection_name = Heroes
# variants_hero-selection_sentence = How the heroes are handed out.
# variants_hero-selection_values_random = At random
# variants_hero-selection_values_choose-in-seat-order = Chosen, in seat order
# variants_rulings_name = Escape and teleportation
# variants_rulings_sentence = As the rulebook says, you cannot escape from any monster during the whole turn after leaving the catacombs, and the Teleportation Rune can replace forced moves too; or as it was played before.
# variants_rulings_values_rulebook = As the rulebook says
# variants_rulings_values_earlier = As before
# variants_defeats_name = After a defeat
# variants_defeats_sentence = As the rules are written, with Death Can Wait a hero who is felled by Dragon Rage and has no retreat falls only once, and the loser of a duel who has to stay, or an attacker who wins it and falls, faces the room on the next turn; or as it was played before.
# variants_defeats_values_as-written = As the rules are written
# variants_defeats_values_earlier = As before
# variants_monster-controller_name = Monsters
# variants_monster-controller_sentence = Who plays the monsters.
# variants_monster-controller_values_left-seat = The player to the left
# variants_monster-controller_values_automaton = The automaton of the solo rules

## Printed below the title of a card.

# cardTypes_event = Event
# cardTypes_loot = Loot
# cardTypes_monster = Monster
# cardTypes_threat = Threat
# cardTypes_trap = Trap

## The cards. THE and A are said of them; TITLE of those whose name is no noun (.title = yes), PLURAL of several (.plural = yes).

# cards_dungeon-skeleton = Skeleton
#     .text = A Skeleton stands in your way. Choose: escape or attack.
# cards_dungeon-sorcerer = Sorcerer
#     .text = A Sorcerer stands in your way. Choose: escape or attack.
# cards_dungeon-troll = Troll
#     .text = A Troll stands in your way. Choose: escape or attack.
# cards_dungeon-golem = Golem
#     .text = A Golem stands in your way. Choose: escape or attack.
# cards_dungeon-demon = Demon
#     .text = A Demon stands in your way. Choose: escape or attack.
# cards_dungeon-empty = Empty
#     .text = There is nothing here.
#     .title = yes
# cards_dungeon-dead-adventurer = Dead Adventurer
#     .text = You may loot the body. If you do, draw a corpse card.
# cards_dungeon-crypt = Crypt
#     .text = You may open the crypt. If you do, draw a crypt card.
# cards_dungeon-hidden-trap = Hidden Trap
#     .text = You have set off a trap. Draw a trap card.
# cards_dungeon-passage-down = Passage Down
#     .text = Put an entrance marker on this room. On your next turn you may go down to the catacombs.
# cards_dungeon-cave-in = Cave-in
#     .text = Keep this card. At the start of each turn, make an Agility test. If you pass, discard the card and go on with your turn. If you fail, your turn ends.
# cards_dungeon-torch-goes-out = Torch Goes Out
#     .text = Keep this card. At the start of each turn, make a Luck test. If you pass, discard the card and go on with your turn. If you fail, your turn ends.
#     .title = yes
# cards_dungeon-secret-door = Secret Door
#     .text = You may move to any adjacent space at once, even through a wall. If there is a monster, you cannot escape from it.
# cards_dungeon-razorwings = Razorwings
#     .text = Roll a die: you suffer that many wounds from the Razorwings.
#     .plural = yes
#     .a = some Razorwings
# cards_dungeon-wizards-curse = Wizard’s Curse
#     .text = Roll a die and turn every Corridor. On 1–2, a quarter turn to the left; on 3–4, half a turn; on 5–6, a quarter turn to the right.
# cards_dungeon-unstable-potion = Unstable Potion
#     .text = You may drink it at the start of your turn: discard it and roll 2 dice. On a 2, you die; on 3–4, you suffer 6 wounds; on 5–6, you suffer 3 wounds; on a 7, nothing happens; on 8–10, you heal 3 wounds; on 11–12, you heal 6 wounds.
# cards_dungeon-bottle-imp = Bottle Imp
#     .text = Worth no gold. If you got out of the dungeon, you may roll a die at the end of the game. On 1–2, you lose another Loot card at random; on a 3, nothing happens; on 4–6, you draw a treasure card.
# cards_dungeon-lingering-shade = Lingering Shade
#     .text = Keep this card. At the start of each turn, roll 2 dice: on a 2 or 3, you die. Discard it when you go down to the catacombs or leave the dungeon.
# cards_dungeon-gold-30 = Gold Coins
#     .text = Worth 30 gold.
#     .plural = yes
#     .a = some Gold Coins
# cards_dungeon-gold-40 = Gold Coins
#     .text = Worth 40 gold.
#     .plural = yes
#     .a = some Gold Coins
# cards_dungeon-shuffle = Shuffle
#     .text = Shuffle the deck together with its discards and this card. Then draw again.
#     .title = yes
# cards_dragon-sleeping = Sleeping
#     .text = Kalladra is still asleep. Draw 2 treasure cards. On your next turn you may leave the Treasure Chamber, or stay and draw another dragon card.
#     .title = yes
# cards_dragon-rage = Dragon Rage
#     .text = Kalladra wakes. In turn, beginning with you and going clockwise, each hero in the Treasure Chamber discards all their treasure cards, rolls 2 dice, suffers that many wounds and, if still alive, must retreat.
#     .title = yes
# cards_treasure-obsidian-ring = Obsidian Ring
#     .text = Worth 110 gold.
#     .a = the Obsidian Ring
# cards_treasure-golden-claws = Golden Claws
#     .text = Worth 290 gold.
#     .a = the Golden Claws
# cards_treasure-belt-of-strength = Belt of Strength
#     .text = Worth 260 gold.
#     .a = the Belt of Strength
# cards_treasure-jinn-lamp = Jinn Lamp
#     .text = Worth 270 gold.
#     .a = the Jinn Lamp
# cards_treasure-pearl-ring = Pearl Ring
#     .text = Worth 130 gold.
#     .a = the Pearl Ring
# cards_treasure-jeweled-chakra = Jeweled Chakra
#     .text = Worth 350 gold.
#     .a = the Jeweled Chakra
# cards_treasure-gold-ring = Gold Ring
#     .text = Worth 190 gold.
#     .a = the Gold Ring
# cards_treasure-quicksilver-potion = Quicksilver Potion
#     .text = Worth 1500 gold.
#     .a = the Quicksilver Potion
# cards_treasure-ruby-ring = Ruby Ring
#     .text = Worth 140 gold.
#     .a = the Ruby Ring
# cards_treasure-charmers-flute = Charmer’s Flute
#     .text = Worth 230 gold.
#     .a = the Charmer’s Flute
# cards_treasure-mirror-of-shael = Mirror of Shael
#     .text = Worth 550 gold.
#     .a = the Mirror of Shael
# cards_treasure-staff-of-light = Staff of Light
#     .text = Worth 700 gold.
#     .a = the Staff of Light
# cards_treasure-rune-scarab = Rune Scarab
#     .text = Worth 400 gold.
#     .a = the Rune Scarab
# cards_treasure-ebon-amulet = Ebon Amulet
#     .text = Worth 300 gold.
#     .a = the Ebon Amulet
# cards_treasure-silver-ring = Silver Ring
#     .text = Worth 160 gold.
#     .a = the Silver Ring
# cards_treasure-flying-carpet = Flying Carpet
#     .text = Worth 500 gold.
#     .a = the Flying Carpet
# cards_treasure-harp-of-tranquility = Harp of Tranquility
#     .text = Worth 2000 gold.
#     .a = the Harp of Tranquility
# cards_treasure-chalice-of-tamalir = Chalice of Tamalir
#     .text = Worth 900 gold.
#     .a = the Chalice of Tamalir
# cards_treasure-crystal-of-tival = Crystal of Tival
#     .text = Worth 240 gold.
#     .a = the Crystal of Tival
# cards_treasure-sun-spear = Sun Spear
#     .text = Worth 1100 gold.
#     .a = the Sun Spear
# cards_treasure-crystal-of-orris = Crystal of Orris
#     .text = Worth 320 gold.
#     .a = the Crystal of Orris
# cards_treasure-bag-of-gems = Bag of Gems
#     .text = Worth 1200 gold.
#     .a = the Bag of Gems
# cards_treasure-star-of-kellos = Star of Kellos
#     .text = Worth 800 gold.
#     .a = the Star of Kellos
# cards_treasure-giant-ruby = Giant Ruby
#     .text = Worth 3000 gold.
#     .a = the Giant Ruby
# cards_treasure-eyes-of-avra = Eyes of Avra
#     .text = Worth 420 gold.
#     .a = the Eyes of Avra
# cards_treasure-ebon-ring = Ebon Ring
#     .text = Worth 80 gold.
#     .a = the Ebon Ring
# cards_treasure-vestments-of-kellos = Vestments of Kellos
#     .text = Worth 600 gold.
#     .a = the Vestments of Kellos
# cards_treasure-arcane-ring = Arcane Ring
#     .text = Worth 210 gold.
#     .a = the Arcane Ring
# cards_treasure-lodestone = Lodestone
#     .text = Worth 1 gold.
# cards_treasure-artifact-eater = Artifact Eater
#     .text = Worth no gold. When you take it, you lose another of your Loot cards at random.
#     .a = the Artifact Eater
# cards_treasure-forbidden-tome = Forbidden Tome
#     .text = If you got out of the dungeon, you may roll a die at the end of the game. On 1–2, you lose another Loot card at random; on 3–6, the Tome is worth the roll times 200 gold.
#     .a = the Forbidden Tome
# cards_trap-trapdoor = Trapdoor
#     .text = Keep this card. At the start of each turn, make an Agility test. If you pass, discard the card and go on with your turn. If you fail, you suffer 1 wound and your turn ends.
# cards_trap-crossfire = Crossfire Trap
#     .text = Make an Armor test. If you fail, you suffer the difference in wounds.
# cards_trap-cave-in = Cave-in
#     .text = Keep this card. At the start of each turn, make an Agility test. If you pass, discard the card and go on with your turn. If you fail, your turn ends.
# cards_trap-poisonous-snakes = Poisonous Snakes
#     .text = Roll a die: you suffer that many wounds from the snakes.
#     .plural = yes
#     .a = some Poisonous Snakes
# cards_trap-poisonous-gas = Poisonous Gas
#     .text = Roll a die and subtract 3: you suffer that many wounds. Roll again and subtract 3: you lose that many turns.
#     .a = some Poisonous Gas
# cards_trap-explosion = Explosion
#     .text = You suffer 4 wounds and lose your next turn.
# cards_trap-swinging-blade = Swinging Blade
#     .text = Make an Armor test. If you fail, you die.
# cards_trap-shuffle = Shuffle
#     .text = Shuffle the deck together with its discards and this card. Then draw again.
#     .title = yes
# cards_door-opens = The Door Opens
#     .text = You go through the door and move on.
#     .title = yes
# cards_door-jammed = Door Jammed
#     .text = It will not budge, and your turn ends. Next turn you may try again or leave another way.
#     .title = yes
# cards_door-spear-trap = Spear Trap
#     .text = Roll a die and subtract your Luck: you suffer that many wounds. The door stays shut and your turn ends.
# cards_door-shuffle = Shuffle
#     .text = Shuffle the deck together with its discards and this card. Then draw again.
#     .title = yes
# cards_crypt-gold-20 = Gold Coins
#     .text = Worth 20 gold.
#     .plural = yes
#     .a = some Gold Coins
# cards_crypt-gold-90 = Gold Coins
#     .text = Worth 90 gold.
#     .plural = yes
#     .a = some Gold Coins
# cards_crypt-gold-120 = Gold Coins
#     .text = Worth 120 gold.
#     .plural = yes
#     .a = some Gold Coins
# cards_crypt-gold-250 = Gold Coins
#     .text = Worth 250 gold.
#     .plural = yes
#     .a = some Gold Coins
# cards_crypt-unstable-potion = Unstable Potion
#     .text = You may drink it at the start of your turn: discard it and roll 2 dice. On a 2, you die; on 3–4, you suffer 6 wounds; on 5–6, you suffer 3 wounds; on a 7, nothing happens; on 8–10, you heal 3 wounds; on 11–12, you heal 6 wounds.
# cards_crypt-empty = Empty
#     .text = There is nothing here.
#     .title = yes
# cards_crypt-old-bones = Old Bones
#     .text = Roll a die. On 1–3, nothing happens. On 4–6, the bones come to life: you fight a Skeleton and cannot escape.
#     .plural = yes
#     .a = some Old Bones
# cards_crypt-spear-trap = Spear Trap
#     .text = Roll a die and subtract your Armor: you suffer that many wounds.
# cards_crypt-shuffle = Shuffle
#     .text = Shuffle the deck together with its discards and this card. Then draw again.
#     .title = yes
# cards_corpse-gold-50 = Gold Coins
#     .text = Worth 50 gold.
#     .plural = yes
#     .a = some Gold Coins
# cards_corpse-gold-100 = Gold Coins
#     .text = Worth 100 gold.
#     .plural = yes
#     .a = some Gold Coins
# cards_corpse-gold-200 = Gold Coins
#     .text = Worth 200 gold.
#     .plural = yes
#     .a = some Gold Coins
# cards_corpse-unstable-potion = Unstable Potion
#     .text = You may drink it at the start of your turn: discard it and roll 2 dice. On a 2, you die; on 3–4, you suffer 6 wounds; on 5–6, you suffer 3 wounds; on a 7, nothing happens; on 8–10, you heal 3 wounds; on 11–12, you heal 6 wounds.
# cards_corpse-empty = Empty
#     .text = There is nothing here.
#     .title = yes
# cards_corpse-rope = Rope
#     .text = Worth no gold. You may discard it to pass the test of a Trapdoor or a Hole in the Roof automatically.
# cards_corpse-old-bones = Old Bones
#     .text = Roll a die. On 1–3, nothing happens. On 4–6, the bones come to life: you fight a Skeleton and cannot escape.
#     .plural = yes
#     .a = some Old Bones
# cards_corpse-scorpion = Scorpion
#     .text = Roll a die: you suffer that many wounds from the Scorpion.
# cards_corpse-shuffle = Shuffle
#     .text = Shuffle the deck together with its discards and this card. Then draw again.
#     .title = yes
# cards_search-secret-door = Secret Door
#     .text = You may move to any adjacent space at once, even through a wall. If there is a monster, you cannot escape from it.
# cards_search-empty = Empty
#     .text = There is nothing here.
#     .title = yes
# cards_search-passage-down = Passage Down
#     .text = Put an entrance marker on this room. On your next turn you may go down to the catacombs.
# cards_search-gold-10 = Gold Coins
#     .text = Worth 10 gold.
#     .plural = yes
#     .a = some Gold Coins
# cards_search-gold-60 = Gold Coins
#     .text = Worth 60 gold.
#     .plural = yes
#     .a = some Gold Coins
# cards_search-gold-70 = Gold Coins
#     .text = Worth 70 gold.
#     .plural = yes
#     .a = some Gold Coins
# cards_search-gold-150 = Gold Coins
#     .text = Worth 150 gold.
#     .plural = yes
#     .a = some Gold Coins
# cards_search-giant-centipede = Giant Centipede
#     .text = Roll 2 dice: you suffer that many wounds from the Giant Centipede.
# cards_search-ferrox = Ferrox
#     .text = You suffer 2 wounds. Keep this card. At the start of each turn, make a Luck test. If you pass, discard the card. If you fail, you suffer 1 wound.
# cards_search-unstable-potion = Unstable Potion
#     .text = You may drink it at the start of your turn: discard it and roll 2 dice. On a 2, you die; on 3–4, you suffer 6 wounds; on 5–6, you suffer 3 wounds; on a 7, nothing happens; on 8–10, you heal 3 wounds; on 11–12, you heal 6 wounds.
# cards_search-hidden-trap = Hidden Trap
#     .text = You have set off a trap. Draw a trap card.
# cards_search-shuffle = Shuffle
#     .text = Shuffle the deck together with its discards and this card. Then draw again.
#     .title = yes
# cards_rune-healing = Healing Rune
#     .text = Use it at the start of your turn: you heal up to 6 wounds.
#     .a = the Healing Rune
# cards_rune-teleportation = Teleportation Rune
#     .text = Use it when you are about to move: you move to an adjacent space, walls or not. If there is a monster, you cannot escape from it.
#     .a = the Teleportation Rune
# cards_rune-death-touch = Death Touch
#     .text = Use it when a monster appears: the monster is gone and there is no combat.
#     .title = yes
# cards_rune-stasis = Stasis Rune
#     .text = Use it when you are about to move: you may move up to three times this turn. You face every space you enter, and whatever ends your turn ends this too.
#     .a = the Stasis Rune
# cards_rune-warning = Rune of Warning
#     .text = Use it after you have drawn a card of the type Trap: you discard it without effect.
#     .a = the Rune of Warning
# cards_rune-opening = Opening Rune
#     .text = Use it when you pass a door, a portcullis or both: they open without a card and without a test.
#     .a = the Opening Rune
# cards_rune-lightning = Lightning Rune
#     .text = Use it at the start of a combat: the top 3 cards of the combat deck go to the monster’s damage pile.
#     .a = the Lightning Rune
# cards_rune-protection = Protection Rune
#     .text = Use it when you are about to suffer wounds outside combat: you prevent up to 6 of them, if they come from a single cause.
#     .a = the Protection Rune
# cards_rune-levitation = Levitation Rune
#     .text = Use it before the test of a Bottomless Pit, Bridge, Cave-in or Spider Web: you pass it automatically.
#     .a = the Levitation Rune
# cards_rune-fortune = Fortune Rune
#     .text = Use it after you have failed an attribute test: you pass the test instead.
#     .a = the Fortune Rune
# cards_rune-sight = Rune of Sight
#     .text = Use it when you explore: draw 3 tiles, place one of them and shuffle the other two back.
#     .a = the Rune of Sight
# cards_rune-slumber = Rune of Slumber
#     .text = Use it when Dragon Rage strikes you: you keep your treasure cards and suffer no wounds, but you must still retreat.
#     .a = the Rune of Slumber
# cards_catacomb-exit = Exit
#     .text = You have found a way out. You may leave the catacombs.
# cards_catacomb-empty = Empty
#     .text = There is nothing here.
#     .title = yes
# cards_catacomb-hole-in-the-roof = Hole in the Roof
#     .text = Make an Agility test. If you pass, you may leave the catacombs. If you fail, your turn ends; next turn you may test again instead of drawing a card.
# cards_catacomb-hidden-trap = Hidden Trap
#     .text = You have set off a trap. Draw a trap card.
# cards_catacomb-treasure-chest = Treasure Chest
#     .text = If you got out of the dungeon, you may roll 2 dice at the end of the game: the Chest is worth the sum times 100 gold.
# cards_catacomb-gigantic-diamond = Gigantic Diamond
#     .text = Worth 4000 gold.
#     .a = the Gigantic Diamond
# cards_catacomb-torch-goes-out = Torch Goes Out
#     .text = Keep this card. At the start of each turn, make a Luck test. If you pass, discard the card and go on with your turn. If you fail, your turn ends.
#     .title = yes
# cards_catacomb-horde-of-rats = Horde of Rats
#     .text = Make an Armor test. If you fail, you suffer the difference in wounds.
# cards_catacomb-spiders-venom = Spider’s Venom
#     .text = Keep this card while you are in the catacombs. At the start of each turn, roll a die: on 1–2, you suffer 1 wound.
#     .a = some Spider’s Venom
# cards_catacomb-razorwings = Razorwings
#     .text = Roll a die: you suffer that many wounds from the Razorwings.
#     .plural = yes
#     .a = some Razorwings
# cards_catacomb-sneak-attack-skeleton = Sneak Attack: Skeleton
#     .text = A Skeleton leaps at you from the shadows. Make a Luck test. If you fail, you suffer the difference in wounds. Then you must fight: you cannot escape.
#     .title = yes
# cards_catacomb-sneak-attack-sorcerer = Sneak Attack: Sorcerer
#     .text = A Sorcerer leaps at you from the shadows. Make a Luck test. If you fail, you suffer the difference in wounds. Then you must fight: you cannot escape.
#     .title = yes
# cards_catacomb-sneak-attack-troll = Sneak Attack: Troll
#     .text = A Troll leaps at you from the shadows. Make a Luck test. If you fail, you suffer the difference in wounds. Then you must fight: you cannot escape.
#     .title = yes
# cards_catacomb-sneak-attack-golem = Sneak Attack: Golem
#     .text = A Golem leaps at you from the shadows. Make a Luck test. If you fail, you suffer the difference in wounds. Then you must fight: you cannot escape.
#     .title = yes
# cards_catacomb-sneak-attack-demon = Sneak Attack: Demon
#     .text = A Demon leaps at you from the shadows. Make a Luck test. If you fail, you suffer the difference in wounds. Then you must fight: you cannot escape.
#     .title = yes
# cards_catacomb-vampire-bite = Vampire Bite
#     .text = Make a test with your Agility or your Armor, whichever is lower. If you fail, keep this card to the end: at the start of each turn you suffer 1 wound.
# cards_catacomb-deep-elf = Deep Elf
#     .text = You may bribe him: discard any of your Loot cards and roll a die, multiplied by 100. If it is less than the gold you give him, you may leave the catacombs. If it is more, you fight a Sorcerer and cannot escape.
# cards_catacomb-giant-naga = Giant Naga
#     .text = You must turn back. Travel as if you were leaving, but you stay in the catacombs, facing the other way and with no cards in your pile.
# cards_catacomb-shuffle = Shuffle
#     .text = Shuffle the deck together with its discards and this card. Then draw again.
#     .title = yes

## Combat and power cards.

# combat_combat-quick-shot = Quick Shot
# combat_combat-true-shot = True Shot
# combat_combat-piercing-shot = Piercing Shot
# combat_combat-volley = Volley
# combat_combat-slash = Slash
# combat_combat-lunge = Lunge
# combat_combat-deep-blow = Deep Blow
# combat_combat-heart-strike = Heart Strike
# combat_combat-agony-bolt = Agony Bolt
# combat_combat-bolt = Bolt
# combat_combat-arcane-blast = Arcane Blast
# combat_combat-inferno = Inferno
# combat_power-guided-shot = Guided Shot
#     .text = After the reveal you may swap this card for another one from your hand. This one is discarded.
# combat_power-elven-volley = Elven Volley
# combat_power-evasive-step = Evasive Step
#     .text = If you lose this round, your damage pile gets 1 card at most.
# combat_power-hunters-patience = Hunter’s Patience
#     .text = Next round, add 3 to your attack value.
# combat_power-cleansing-flame = Cleansing Flame
# combat_power-prayer-of-kellos = Prayer of Kellos
#     .text = You may discard 1 card from your damage pile.
# combat_power-penance = Penance
#     .text = You may put 1 card from your hand into your own damage pile to add 3 to your attack value.
# combat_power-blessed-ward = Blessed Ward
#     .text = Next round, your opponent cannot deal you a deathblow.
# combat_power-unleashed-rage = Unleashed Rage
#     .text = You may discard cards of attack value 1 from your hand. For each of them, add 1 to your attack value.
# combat_power-axe-storm = Axe Storm
# combat_power-reckless-charge = Reckless Charge
#     .text = Draw 1 combat card.
# combat_power-battle-cry = Battle Cry
#     .text = Your opponent discards 1 card from their hand at random.
# combat_power-piercing-arrow = Piercing Arrow
# combat_power-tribal-cunning = Tribal Cunning
#     .text = Draw 2 combat cards.
# combat_power-swift-strike = Swift Strike
#     .text = This round, your opponent cannot counterattack.
# combat_power-sisterhood = Sisterhood
#     .text = Choose 1 card from the combat stack and take it into your hand.
# combat_power-shield-wall = Shield Wall
#     .text = If you lose this round, your damage pile gets 1 card fewer.
# combat_power-glorious-blow = Glorious Blow
# combat_power-knights-challenge = Knight’s Challenge
#     .text = Next round, your opponent must play a melee card if they have one.
# combat_power-heroic-stand = Heroic Stand
#     .text = Next round, add 1 to your attack value.
# combat_power-shared-fates = Shared Fates
#     .text = You look at your opponent’s hand and may take one of the cards.
# combat_power-firestorm = Firestorm
# combat_power-brightblaze-dive = Brightblaze Dive
#     .text = If you win this round, the top card of the combat deck goes to your opponent’s damage pile as well.
# combat_power-ancestral-wrath = Ancestral Wrath
#     .text = If your opponent has played a ranged card, add 1 to your attack value.
# combat_power-poisoned-arrow = Poisoned Arrow
#     .text = Choose an attack type. If your opponent uses it next round, add 4 to your attack value.
# combat_power-deadly-shot = Deadly Shot
#     .text = Choose an attack type. If you use it next round, add 2 to your attack value.
# combat_power-bone-splinters = Bone Splinters
#     .text = If you win this round, the top card of the combat deck goes to your opponent’s damage pile as well.
# combat_power-grave-chill = Grave Chill
#     .text = Your opponent discards 1 card from their hand at random.
# combat_power-agony-of-remembrance = Agony of Remembrance
#     .text = Next round, if your opponent plays a card of attack value 3 or more, that card is cancelled.
# combat_power-infernal-pact = Infernal Pact
#     .text = Draw 2 combat cards.
# combat_power-dark-bolt = Dark Bolt
#     .text = This round, your opponent cannot counterattack.
# combat_power-soulfire = Soulfire
# combat_power-hammer-blow = Hammer Blow
#     .text = Next round, add 1 to your attack value.
# combat_power-wild-swing = Wild Swing
#     .text = Next round, subtract 2 from your attack value.
# combat_power-crushing-grip = Crushing Grip
#     .text = Next round, your opponent cannot counterattack.
# combat_power-thick-hide = Thick Hide
#     .text = If you lose this round, your damage pile gets 1 card fewer.
# combat_power-natural-armor = Natural Armor
#     .text = You may discard up to 2 cards from your damage pile.
# combat_power-stone-fist = Stone Fist
#     .text = If your opponent has played a ranged card, that card is cancelled.
# combat_power-iron-skin = Iron Skin
#     .text = If you lose this round, your damage pile gets 2 cards fewer.
# combat_power-earthshaker = Earthshaker
# combat_power-aura-of-terror = Aura of Terror
#     .text = If you win this round, you may move a card from the combat stack to your opponent’s damage pile.
# combat_power-hellfire = Hellfire
# combat_power-burning-whip = Burning Whip
#     .text = If you win this round, the top card of the combat deck goes to your opponent’s damage pile as well.
# combat_power-infernal-hunger = Infernal Hunger
#     .text = Your opponent discards 1 card from their hand at random.

## The heroes: .one without a companion, .intro where the hero is introduced.

# heroes_lindel = Lindel
#     .gender = m
#     .text = After an attribute test you may roll one of the two dice again. If you do, the second result stands.
#     .intro = Lindel
# heroes_brother-gherinn = Brother Gherinn
#     .gender = m
#     .text = Once per turn, before an attribute test, you may suffer 1 wound to gain 3 determination tokens. After you have rolled the dice for Dragon Rage, you may roll one or both of them again; the second result stands.
#     .intro = Brother Gherinn
# heroes_krutzbeck = Krutzbeck
#     .gender = m
#     .text = You must always attack a monster: you can never escape. In combat you may fill your hand to 6 cards instead of 5.
#     .intro = Krutzbeck
# heroes_tatianna = Tatianna
#     .gender = f
#     .text = If you choose to attack when you could escape, you may reveal the top 5 cards of the combat deck. The ranged attacks go to the monster’s damage pile; the rest are discarded.
#     .intro = Tatianna
# heroes_hugo-the-glorious = Hugo the Glorious
#     .gender = m
#     .text = When you kill a monster in combat, you may discard up to 2 cards from your damage pile before they become wounds.
#     .intro = Hugo the Glorious
# heroes_challara-and-brightblaze = Challara and Brightblaze
#     .gender = f
#     .text = When you draw a dungeon card, you may discard it and draw another, which you must face. With 8 wounds or more you begin combats without a power card.
#     .one = Challara
#     .intro = Challara, with Brightblaze

## The monsters.

# monsters_skeleton = Skeleton
# monsters_sorcerer = Sorcerer
# monsters_troll = Troll
# monsters_golem = Golem
# monsters_demon = Demon

## Towers and the Treasure Chamber.

# places_tower-nw = North-west Tower
# places_tower-ne = North-east Tower
# places_tower-sw = South-west Tower
# places_tower-se = South-east Tower
# places_treasure-chamber = Treasure Chamber
#     .a = the Treasure Chamber

## The kinds of rooms: .many is said where several lie in a hand.

# rooms_chamber = Chamber
#     .text = Draw a dungeon card.
#     .many = Chambers
# rooms_corridor = Corridor
#     .text = You draw no card here: you must move again at once.
#     .many = Corridors
# rooms_portcullis = Portcullis
#     .text = Draw a dungeon card. You cannot escape from monsters in this room. To pass the portcullis you must pass a Strength test.
#     .many = Portcullises
# rooms_catacomb-entrance = Catacomb Entrance
#     .text = Draw a dungeon card. From your next turn on you may go down to the catacombs.
#     .many = Catacomb Entrances
# rooms_rotating-room = Rotating Room
#     .text = The first time somebody enters, the room turns half round and the turn ends.
#     .many = Rotating Rooms
# rooms_trap = Trap Chamber
#     .text = Draw a trap card.
#     .many = Trap Chambers
# rooms_darkness = Chamber of Darkness
#     .text = You must move again at once: a die decides which way.
#     .many = Chambers of Darkness
# rooms_cave-in = Cave-in
#     .text = Draw a dungeon card. From your next turn on you may go back the way you came, or cross with an Agility test.
#     .many = Cave-ins
# rooms_bridge = Bridge
#     .text = You may stay on this side and go back next turn, or cross with an Agility test, harder for every Loot card. If you fall, you end up in the catacombs.
#     .many = Bridges
# rooms_spider-web = Spider Web
#     .text = You may withdraw and go back next turn, or cross with a Strength test. If you fail, the web holds you fast.
#     .many = Spider Webs
# rooms_chasm = Chasm
#     .text = Draw a dungeon card. You can leave only through the passages of the half you stand on.
#     .many = Chasms
# rooms_bottomless-pit = Bottomless Pit
#     .text = Make a Luck test. If you fail, you die.
#     .many = Bottomless Pits

## The decks: .one is said in a sentence.

# decks_dungeon = Dungeon deck
#     .one = dungeon deck
# decks_dragon = Dragon deck
#     .one = dragon deck
# decks_treasure = Treasure deck
#     .one = treasure deck
# decks_crypt = Crypt deck
#     .one = crypt deck
# decks_corpse = Corpse deck
#     .one = corpse deck
# decks_door = Door deck
#     .one = door deck
# decks_search = Search deck
#     .one = search deck
# decks_catacomb = Catacomb deck
#     .one = catacomb deck
# decks_trap-deck = Trap deck
#     .one = trap deck
# decks_rune = Rune deck
#     .one = rune deck

## Attributes, attacks, directions, abilities and what else a screen names.

# others_strength = Strength
# others_agility = Agility
# others_armor = Armor
# others_luck = Luck
# others_lowest-agility-armor = Agility or Armor
# others_melee = melee
# others_ranged = ranged
# others_magic = magic
# others_north = North
# others_east = East
# others_south = South
# others_west = West
# others_dragon-rage-roll = Dragon Rage
# others_determination = Determination
# others_sun-track = Sun track
# others_entrance = Catacomb entrance marker
# others_lindel-reroll = Second throw
# others_gherinn-penance = Penance
# others_gherinn-kellos = Grace of Kellos
# others_krutzbeck-hand = Sixth card
# others_tatianna-first-shot = First shot
# others_hugo-glory = Glory
# others_challara-foresight = Foresight

## What a test of an obstacle is for, as determination tokens name it.

# obstacles_portcullis = portcullis

## What a player is asked. It stands above the choices.

# decisions_DEC-HERO = Choose your hero
# decisions_DEC-TOWER = Choose the tower you start in
# decisions_DEC-START-ORDER = Start of your turn: what comes first?
# decisions_DEC-ACT = Your turn: what do you do?
# decisions_DEC-MOVE-AGAIN = You move on: where to?
# decisions_DEC-LEAVE = Leave the dungeon with your Loot?
# decisions_DEC-OBSTACLE-RUNE = Open the way with the Opening Rune?
# decisions_DEC-TILE = Use the Rune of Sight?
# decisions_DEC-TILE-TURN = Turn the new room: where does its arrow point?
# decisions_DEC-HALF = Which half of the room do you stand on?
# decisions_DEC-BRIDGE = The Bridge: cross, or stay?
# decisions_DEC-BRIDGE-LOOT = Throw away Loot to cross more lightly?
# decisions_DEC-WEB = The Spider Web: cross, or withdraw?
# decisions_DEC-CARD-MAY = Take what the card offers?
# decisions_DEC-SECRET = Where does the secret door lead?
# decisions_DEC-BRIBE = What do you offer the Deep Elf?
# decisions_DEC-CHALLARA = Keep this dungeon card?
# decisions_DEC-PENANCE = Suffer 1 wound for 3 determination tokens?
# decisions_DEC-REROLL-TEST = Roll one of the dice again?
# decisions_DEC-REROLL-RAGE = Dragon Rage: roll any dice again?
# decisions_DEC-TEST-ITEM = Spend the Rope or a rune to pass the test?
# decisions_DEC-WOUND-RUNE = Use the Protection Rune?
# decisions_DEC-TRAP-RUNE = Discard the trap with the Rune of Warning?
# decisions_DEC-MONSTER-RUNE = Destroy the monster with Death Touch?
# decisions_DEC-TOKEN = Take a monster token from the board
# decisions_DEC-ESCAPE = Escape or attack?
# decisions_DEC-TATIANNA = Shoot before the combat begins?
# decisions_DEC-COMBAT-RUNE = Use the Lightning Rune?
# decisions_DEC-HAND6 = How many cards do you want in hand?
# decisions_DEC-CARD = Choose your card for this round
# decisions_DEC-POWER = Your power card takes effect
# decisions_DEC-COUNTER = Counterattack?
# decisions_DEC-HUGO = Glory: which damage do you discard?
# decisions_DEC-RETREAT = The dragon drives you out: where do you go?
# decisions_DEC-CAT-DIR = Which way do you walk in the catacombs?
# decisions_DEC-CAT-HOLE = Try the Hole in the Roof again?
# decisions_DEC-CAT-SIDE = Turn off to the left or to the right?
# decisions_DEC-END-ITEM = End of the game: use your items
# decisions_DEC-HVH-LOOT = Take a Loot card from the loser
# decisions_DEC-HVH-FLEE = Where do you flee?
# decisions_DEC-SERVANT = You serve Kalladra: move a monster
# decisions_DEC-WAIT-LOOT = You are unconscious: which Loot do you lose?
# decisions_DEC-FLEE-ROUND = You won the round: try to escape, or deal damage?
# decisions_DEC-SLUMBER = Use the Rune of Slumber?
# decisions_DEC-TOWER-POWER = Appear in another tower?
# decisions_DEC-MONSTROUS = Look for the monster’s treasure?
# decisions_DEC-HVH-TARGET = Whom do you attack?
# decisions_DEC-SERVANT-TARGET = Whom does the monster attack?
# decisions_DEC-SERVANT-PLACE = Where does the monster come in?
# decisions_DEC-WAIT-SPACE = Where do you wake up?
# decisions_DEC-DARK = Roll the die in the dark, or teleport?

## Questions and answers that are more precise than those of the decision: by card, or by decision.

# questions_DEC-CARD-MAY-loot-body = Loot the body?
# answers_DEC-CARD-MAY-loot-body_yes = Loot it
# answers_DEC-CARD-MAY-loot-body_no = Leave it
# questions_DEC-CARD-MAY-open-crypt = Open the crypt?
# answers_DEC-CARD-MAY-open-crypt_yes = Open it
# answers_DEC-CARD-MAY-open-crypt_no = Leave it shut
# questions_DEC-CARD-MAY-leave-catacombs = Leave the catacombs?
# answers_DEC-CARD-MAY-leave-catacombs_yes = Leave
# answers_DEC-CARD-MAY-leave-catacombs_no = Stay below
# questions_DEC-CARD-MAY-secret-door = Go through the secret door?
# answers_DEC-CARD-MAY-secret-door_yes = Go through
# answers_DEC-CARD-MAY-secret-door_no = Stay here
# questions_DEC-CARD-MAY-bribe = Bribe the Deep Elf?
# answers_DEC-CARD-MAY-bribe_yes = Bribe him
# answers_DEC-CARD-MAY-bribe_no = Give him nothing
# questions_DEC-TILE-pick = Rune of Sight: which room do you place?
# answers_DEC-OBSTACLE-RUNE_use = Use the rune
# answers_DEC-OBSTACLE-RUNE_no = Keep it
# answers_DEC-TILE_use = Use the rune
# answers_DEC-TILE_no = Keep it
# answers_DEC-WOUND-RUNE_use = Use the rune
# answers_DEC-WOUND-RUNE_no = Keep it
# answers_DEC-TRAP-RUNE_use = Use the rune
# answers_DEC-TRAP-RUNE_no = Keep it
# answers_DEC-COMBAT-RUNE_use = Use the rune
# answers_DEC-COMBAT-RUNE_no = Keep it
# answers_DEC-SLUMBER_use = Use the rune
# answers_DEC-SLUMBER_no = Keep it
# answers_DEC-MONSTER-RUNE_use = Destroy it
# answers_DEC-MONSTER-RUNE_no = Keep the rune
# answers_DEC-TEST-ITEM_use = Pass the test
# answers_DEC-TEST-ITEM_no = Spend nothing
# answers_DEC-PENANCE_use = Do penance
# answers_DEC-PENANCE_no = Just roll the dice
# answers_DEC-TATIANNA_use = Shoot
# answers_DEC-TATIANNA_no = Do not shoot
# answers_DEC-REROLL-TEST_no = Keep the dice as they are
# answers_DEC-REROLL-RAGE_no = Keep the dice as they are
# answers_DEC-POWER_yes = Use it
# answers_DEC-POWER_no = Do not use it
# answers_DEC-POWER_stop = Nothing more
# answers_DEC-HUGO_stop = Nothing more
# answers_DEC-COUNTER_stop = Play no more cards
# answers_DEC-BRIDGE-LOOT_stop = Cross now
# answers_DEC-BRIBE_stop = Offer no more
# answers_DEC-MOVE-AGAIN_stop = Stay here
# answers_DEC-TOWER-POWER_no = Go on from this tower
# answers_DEC-MONSTROUS_no = Do not look
# answers_DEC-HVH-LOOT_none = Take nothing

## The choices themselves, on buttons.

# options_yes = Yes
# options_no = No
# options_use = Use it
# options_stop = Stop
# options_done = Go on with the turn
# options_search = Search the room
# options_enter-catacombs = Go down to the catacombs
# options_draw-dragon = Draw a dragon card
# options_leave-dungeon = Leave the dungeon
# options_retreat = Go back the way you came
# options_cross = Cross
# options_stasis = Use the Stasis Rune
# options_leave = Leave the dungeon
# options_go-on = Go on
# options_stay = Stay on this side
# options_withdraw = Withdraw
# options_wait = Wait
# options_keep = Keep the card
# options_redraw = Discard it and draw another
# options_first = Roll the first die again
# options_second = Roll the second die again
# options_both = Roll both dice again
# options_escape = Escape
# options_attack = Attack
# options_six = Six cards
# options_five = Five cards
# options_left = To the left
# options_right = To the right
# options_test-again = Test again
# options_draw = Draw a card
# options_lost-turn = Lose the turn
# options_web = Break free of the Spider Web
# options_none = Nothing
# options_pass = Move none of them
# options_add-monster = Call another monster
# options_roll = Roll the die
# options_try-to-escape = Try to escape
# options_deal-damage = Deal the damage

## Choices that point at something. A place is a tower, the Treasure Chamber, or a cell such as G5.

# $place (Noun)
# pointing_move = Move to { THE($place) }
# $place (Noun)
# pointing_teleport = Teleport to { THE($place) }
# $place (Noun)
# pointing_to = Go to { THE($place) }
# A monster token.
# $place (Noun)
# pointing_token = Take the token { IN($place) }
# Servants of Kalladra.
# $place (Noun)
# $compass (north | east | south | west)
# pointing_servant =
#     Move the monster { IN($place) } { $compass ->
#         [north] to the north
#         [east] to the east
#         [south] to the south
#        *[west] to the west
#     }
# $thing (Noun)
# pointing_effect = Resolve { THE($thing) }
# $thing (Noun)
# pointing_item = Use { THE($thing) }
# $thing (Noun)
# pointing_decline = Do not use { THE($thing) }
# On the Bridge it is thrown away, to the Deep Elf offered, taken from the loser of a duel, lost where a hero falls unconscious.
# $thing (Noun)
# $verb (choose | throw | offer | lose | take)
# pointing_loot =
#     { $verb ->
#         [throw] Throw away { THE($thing) }
#         [offer] Offer { THE($thing) }
#         [lose] Lose { THE($thing) }
#         [take] Take { THE($thing) }
#        *[choose] Choose { THE($thing) }
#     }
# $deck (Noun)
# pointing_back = A face-down card from the { ONE($deck) }
# A combat card: played in a round, for a counterattack, or discarded.
# $card (Noun)
# $verb (choose | play | counter | discard)
# pointing_card =
#     { $verb ->
#         [play] Play { QUOTE($card) }
#         [counter] Counterattack with { QUOTE($card) }
#         [discard] Discard { QUOTE($card) }
#        *[choose] Choose { QUOTE($card) }
#     }
# $type (melee | ranged | magic)
# pointing_type =
#     { $type ->
#         [melee] Melee attacks
#         [ranged] Ranged attacks
#        *[magic] Magic attacks
#     }
# $room (Noun)
# pointing_tile = Place { THE($room) }
# Where the arrow of a room points.
# $compass (north | east | south | west)
# pointing_face =
#     { $compass ->
#         [north] To the north
#         [east] To the east
#         [south] To the south
#        *[west] To the west
#     }
# In a Chasm.
# $half (arrow | opposite)
# pointing_half =
#     { $half ->
#         [arrow] The half with the arrow
#        *[opposite] The half opposite the arrow
#     }
# $place (Noun)
# pointing_tower = Start in { THE($place) }
# At a table with Tower Power.
# $place (Noun)
# pointing_tower-power = Appear in { THE($place) }
# $name (String)
# pointing_seat = Attack { $name }

## Phrases of the lines below, and of lists.

# Several things in a list: each as one of the three texts below.
# $thing (Noun)
# list_one = { A($thing) }
# $count (Number) two to five
# $thing (Noun)
# list_rooms =
#     { $count ->
#         [2] two { MANY($thing) }
#         [3] three { MANY($thing) }
#         [4] four { MANY($thing) }
#        *[5] five { MANY($thing) }
#     }
# $count (Number) two to five
# $thing (Noun)
# list_cards =
#     { $count ->
#         [2] two { QUOTE($thing) } cards
#         [3] three { QUOTE($thing) } cards
#         [4] four { QUOTE($thing) } cards
#        *[5] five { QUOTE($thing) } cards
#     }
# Combat cards in a list: each as one of the two texts below.
# $card (Noun)
# list_combat-one = { QUOTE($card) }
# $count (Number) two to five
# $card (Noun)
# list_combat =
#     { $count ->
#         [2] two { QUOTE($card) } cards
#         [3] three { QUOTE($card) } cards
#         [4] four { QUOTE($card) } cards
#        *[5] five { QUOTE($card) } cards
#     }
# What the dice show.
# $die (Number)
# dice_one = a { $die }
# $first (Number)
# $second (Number)
# $total (Number)
# dice_two = a { $first } and a { $second }, { $total } in all
# The sum of a test, such as “3 + 4 = 7 against 8”.
# $dice (String)
# $total (Number)
# $needs (Number)
# dice_sum = { $dice } = { $total } against { $needs }
# On the Bridge, where each Loot card counts.
# $dice (String)
# $bonus (Number)
# $total (Number)
# $needs (Number)
# dice_sum-loot = { $dice } + { $bonus } for the Loot = { $total } against { $needs }
# How much gold a Loot card is worth.
# $thing (Noun)
# $gold (Number)
# loot_the =
#     { $gold ->
#         [0] { THE($thing) }
#        *[other] { THE($thing) } ({ $gold } gold)
#     }
# $thing (Noun)
# $gold (Number)
# loot_a =
#     { $gold ->
#         [0] { A($thing) }
#        *[other] { A($thing) } ({ $gold } gold)
#     }

## The log. $who is “you” where the reader is the one with this $name, or the one who fights as $fighter.

# $who (Who)
# $name (String)
# $hero (Noun)
# events_hero =
#     { $who ->
#         [you] Your hero is { INTRO($hero) }.
#        *[other] { $name }’s hero is { INTRO($hero) }.
#     }
# At the start, for who begins.
# $who (Who)
# $name (String)
# $die (Number)
# events_first-roll =
#     { $who ->
#         [you] You roll to see who begins: a { $die }.
#        *[other] { $name } rolls to see who begins: a { $die }.
#     }
# Those who tied for the highest roll again.
# $who (Who)
# $name (String)
# $die (Number)
# events_first-roll-again =
#     { $who ->
#         [you] You roll again: a { $die }.
#        *[other] { $name } rolls again: a { $die }.
#     }
# $who (Who)
# $name (String)
# events_first-player =
#     { $who ->
#         [you] You begin.
#        *[other] { $name } begins.
#     }
# At a table with Magical Power.
# $who (Who)
# $name (String)
# $card (Noun)
# events_rune-dealt =
#     { $who ->
#         [you] You get { THE($card) }.
#        *[other] { $name } gets { THE($card) }.
#     }
# $die (Number)
# $space (Number)
# events_late-start = Late start: the roll is a { $die }, so the sun begins on space { $space }.
# $who (Who)
# $name (String)
# $tower (Noun)
# events_tower-taken =
#     { $who ->
#         [you] You start in { THE($tower) }.
#        *[other] { $name } starts in { THE($tower) }.
#     }
# $who (Who)
# $name (String)
# events_turn =
#     { $who ->
#         [you] It is your turn.
#        *[other] It is { $name }’s turn.
#     }
# $space (Number)
# $last (Number)
# events_sun = The sun moves to space { $space } of { $last }.
# Late in the game a die decides whether the towers close.
# $die (Number)
# events_sunset = The roll is a { $die }: the sun sets and the towers close.
# $die (Number)
# $upTo (Number)
# events_no-sunset =
#     The roll is a { $die }: the towers stay open. { $upTo ->
#         [1] Only a 1
#         [2] Only a 1 or a 2
#        *[other] Anything from 1 to { $upTo }
#     } would have closed them.
# $who (Who)
# $name (String)
# events_turn-waits =
#     { $who ->
#         [you] You wait for the way back to be free.
#        *[other] { $name } waits for the way back to be free.
#     }
# $who (Who)
# $name (String)
# events_turn-blocked =
#     { $who ->
#         [you] You lose this turn: every way is blocked.
#        *[other] { $name } loses this turn: every way is blocked.
#     }
# A kept card ends the turn.
# $who (Who)
# $name (String)
# events_turn-cut =
#     { $who ->
#         [you] You lose the rest of the turn.
#        *[other] { $name } loses the rest of the turn.
#     }
# $who (Who)
# $name (String)
# $left (Number) more turns
# events_turn-skipped =
#     { $left ->
#         [0] { $who ->
#             [you] You lose this turn.
#            *[other] { $name } loses this turn.
#         }
#        *[other] { $who ->
#             [you] You lose this turn and { $left } more.
#            *[other] { $name } loses this turn and { $left } more.
#         }
#     }
# $who (Who)
# $name (String)
# $turns (Number)
# events_turns-to-lose =
#     { $turns ->
#         [one] { $who ->
#             [you] You will lose your next turn.
#            *[other] { $name } will lose their next turn.
#         }
#        *[other] { $who ->
#             [you] You will lose your next { $turns } turns.
#            *[other] { $name } will lose their next { $turns } turns.
#         }
#     }
# $who (Who)
# $name (String)
# $room (Noun)
# $cell (String)
# events_explored =
#     { $who ->
#         [you] You discover { A($room) } at { $cell }.
#        *[other] { $name } discovers { A($room) } at { $cell }.
#     }
# $room (Noun)
# $cell (String)
# $way (unknown | right | round | left)
# events_tile-turned =
#     { CAPITAL(THE($room)) } at { $cell } { $way ->
#         [right] turns a quarter to the right
#         [round] turns half round
#         [left] turns a quarter to the left
#        *[unknown] turns
#     }.
# With the Rune of Sight.
# $who (Who)
# $name (String)
# $count (Number)
# events_tiles =
#     { $count ->
#         [one] { $who ->
#             [you] You look at 1 room.
#            *[other] { $name } looks at 1 room.
#         }
#        *[other] { $who ->
#             [you] You look at { $count } rooms.
#            *[other] { $name } looks at { $count } rooms.
#         }
#     }
# The same to the one who looks.
# $who (Who)
# $name (String)
# $count (Number)
# $rooms (List)
# events_tiles-seen =
#     { $count ->
#         [one] { $who ->
#             [you] You look at 1 room: { LIST($rooms) }.
#            *[other] { $name } looks at 1 room: { LIST($rooms) }.
#         }
#        *[other] { $who ->
#             [you] You look at { $count } rooms: { LIST($rooms) }.
#            *[other] { $name } looks at { $count } rooms: { LIST($rooms) }.
#         }
#     }
# A hero comes to another place; each way of moving has its words.
# $who (Who)
# $name (String)
# $how (walk | secret | teleport | tower | escape | retreat | surface | flee | wake)
# $place (Noun)
# events_moved =
#     { $who ->
#         [you] { $how ->
#             [secret] You go through the secret door to { THE($place) }.
#             [teleport] You teleport to { THE($place) }.
#             [tower] You appear { IN($place) }.
#             [escape] You run back to { THE($place) }.
#             [retreat] You flee from the dragon to { THE($place) }.
#             [surface] You come up from the catacombs { IN($place) }.
#             [flee] You flee to { THE($place) }.
#             [wake] You turn up { IN($place) }.
#            *[walk] You move to { THE($place) }.
#         }
#        *[other] { $how ->
#             [secret] { $name } goes through the secret door to { THE($place) }.
#             [teleport] { $name } teleports to { THE($place) }.
#             [tower] { $name } appears { IN($place) }.
#             [escape] { $name } runs back to { THE($place) }.
#             [retreat] { $name } flees from the dragon to { THE($place) }.
#             [surface] { $name } comes up from the catacombs { IN($place) }.
#             [flee] { $name } flees to { THE($place) }.
#             [wake] { $name } turns up { IN($place) }.
#            *[walk] { $name } moves to { THE($place) }.
#         }
#     }
# In a Chasm.
# $who (Who)
# $name (String)
# $cell (String)
# $half (arrow | opposite)
# events_half =
#     { $half ->
#         [arrow] { $who ->
#             [you] You stand on the half of the room at { $cell } that bears its arrow.
#            *[other] { $name } stands on the half of the room at { $cell } that bears its arrow.
#         }
#        *[opposite] { $who ->
#             [you] You stand on the half of the room at { $cell } opposite its arrow.
#            *[other] { $name } stands on the half of the room at { $cell } opposite its arrow.
#         }
#     }
# The card has told already that a door opens.
# events_door-shut = The door stays shut.
# In a Chamber of Darkness.
# $who (Who)
# $name (String)
# $die (Number)
# events_darkness =
#     { $who ->
#         [you] You roll a { $die } in the dark and stumble on.
#        *[other] { $name } rolls a { $die } in the dark and stumbles on.
#     }
# $who (Who)
# $name (String)
# $die (Number)
# events_darkness-blocked =
#     { $who ->
#         [you] You roll a { $die } in the dark: there is no way through.
#        *[other] { $name } rolls a { $die } in the dark: there is no way through.
#     }
# A turn that ends in a room, or an obstacle that is overcome: stays_….
# $who (Who)
# $name (String)
# stays_bridge =
#     { $who ->
#         [you] You do not cross the Bridge.
#        *[other] { $name } does not cross the Bridge.
#     }
# $who (Who)
# $name (String)
# stays_bridge-crossed =
#     { $who ->
#         [you] You have crossed the Bridge, and your turn ends: there is no way on.
#        *[other] { $name } has crossed the Bridge, and the turn ends: there is no way on.
#     }
# $who (Who)
# $name (String)
# stays_web =
#     { $who ->
#         [you] You withdraw from the Spider Web.
#        *[other] { $name } withdraws from the Spider Web.
#     }
# $who (Who)
# $name (String)
# stays_web-crossed =
#     { $who ->
#         [you] You are through the Spider Web, and your turn ends: there is no way on.
#        *[other] { $name } is through the Spider Web, and the turn ends: there is no way on.
#     }
# $who (Who)
# $name (String)
# stays_stuck =
#     { $who ->
#         [you] The Spider Web holds you fast.
#        *[other] The Spider Web holds { $name } fast.
#     }
# $who (Who)
# $name (String)
# stays_freed =
#     { $who ->
#         [you] You break free of the Spider Web.
#        *[other] { $name } breaks free of the Spider Web.
#     }
# $who (Who)
# $name (String)
# stays_pit =
#     { $who ->
#         [you] You get past the Bottomless Pit.
#        *[other] { $name } gets past the Bottomless Pit.
#     }
# $who (Who)
# $name (String)
# stays_corridor =
#     { $who ->
#         [you] Your turn ends in the Corridor: there is no way on.
#        *[other] { $name }’s turn ends in the Corridor: there is no way on.
#     }
# $who (Who)
# $name (String)
# stays_corridor-again =
#     { $who ->
#         [you] Your turn ends in the Corridor, which you have entered twice this turn.
#        *[other] { $name }’s turn ends in the Corridor, entered for the second time this turn.
#     }
# $who (Who)
# $name (String)
# stays_tower =
#     { $who ->
#         [you] Your turn ends in the tower: there is no way on.
#        *[other] { $name }’s turn ends in the tower: there is no way on.
#     }
# $who (Who)
# $name (String)
# stays_darkness =
#     { $who ->
#         [you] Your turn ends in the dark: there is no way on.
#        *[other] { $name }’s turn ends in the dark: there is no way on.
#     }
# $who (Who)
# $name (String)
# stays_cave-in =
#     { $who ->
#         [you] You stay behind the rubble.
#        *[other] { $name } stays behind the rubble.
#     }
# $who (Who)
# $name (String)
# stays_rotating =
#     { $who ->
#         [you] You stay in the Rotating Room.
#        *[other] { $name } stays in the Rotating Room.
#     }
# $who (Who)
# $name (String)
# $cell (String)
# events_searches =
#     { $who ->
#         [you] You search the room at { $cell }.
#        *[other] { $name } searches the room at { $cell }.
#     }
# $place (Noun)
# events_walled-in = There is no way out of { THE($place) }.
# $who (Who)
# $name (String)
# $card (Noun)
# $deck (Noun)
# events_draws =
#     { $who ->
#         [you] You draw { A($card) } from the { ONE($deck) }.
#        *[other] { $name } draws { A($card) } from the { ONE($deck) }.
#     }
# At a table with Secrets.
# $who (Who)
# $name (String)
# $deck (Noun)
# events_draws-hidden =
#     { $who ->
#         [you] You draw a Loot card from the { ONE($deck) }.
#        *[other] { $name } draws a Loot card from the { ONE($deck) } without showing it.
#     }
# $deck (Noun)
# events_shuffles-card = “Shuffle” is drawn: the { ONE($deck) } is shuffled.
# $deck (Noun)
# events_shuffles-empty = The { ONE($deck) } has run out: its discards are shuffled.
# $deck (Noun)
# events_shuffles-returned = The { ONE($deck) } is shuffled with what was returned to it.
# $deck (Noun)
# events_deck-empty = The { ONE($deck) } is empty: there is nothing left to draw.
# It burdens whoever draws it: nobody keeps it by choice.
# $who (Who)
# $name (String)
# $card (Noun)
# events_keeps =
#     { $who ->
#         [you] You have to keep { THE($card) }.
#        *[other] { $name } has to keep { THE($card) }.
#     }
# TITLE says whether the name is no noun but a title, such as “Torch Goes Out”.
# $who (Who)
# $name (String)
# $card (Noun)
# events_kept-gone =
#     { TITLE($card) ->
#         [yes] { $who ->
#             [you] You discard { THE($card) }.
#            *[other] { $name } discards { THE($card) }.
#         }
#        *[no] { $who ->
#             [you] You are rid of { THE($card) }.
#            *[other] { $name } is rid of { THE($card) }.
#         }
#     }
# Another card of the same name is still kept.
# $who (Who)
# $name (String)
# $card (Noun)
# events_kept-gone-another =
#     { TITLE($card) ->
#         [yes] { $who ->
#             [you] You discard { THE($card) }, but you still hold another.
#            *[other] { $name } discards { THE($card) } but still holds another.
#         }
#        *[no] { $who ->
#             [you] You are rid of { THE($card) }, but you still hold another.
#            *[other] { $name } is rid of { THE($card) } but still holds another.
#         }
#     }
# By a rune or an ability.
# $who (Who)
# $name (String)
# $card (Noun)
# events_refuses =
#     { $who ->
#         [you] You discard { THE($card) } without facing { PLURAL($card) ->
#             [yes] them
#            *[no] it
#         }.
#        *[other] { $name } discards { THE($card) } without facing { PLURAL($card) ->
#             [yes] them
#            *[no] it
#         }.
#     }
# What somebody did not do: declined_….
# $who (Who)
# $name (String)
# declined_loot-body =
#     { $who ->
#         [you] You leave the body alone.
#        *[other] { $name } leaves the body alone.
#     }
# $who (Who)
# $name (String)
# declined_open-crypt =
#     { $who ->
#         [you] You leave the crypt shut.
#        *[other] { $name } leaves the crypt shut.
#     }
# $who (Who)
# $name (String)
# declined_leave-catacombs =
#     { $who ->
#         [you] You stay in the catacombs.
#        *[other] { $name } stays in the catacombs.
#     }
# $who (Who)
# $name (String)
# declined_secret-door =
#     { $who ->
#         [you] You do not go through the secret door.
#        *[other] { $name } does not go through the secret door.
#     }
# $who (Who)
# $name (String)
# declined_bribe =
#     { $who ->
#         [you] You give the Deep Elf nothing.
#        *[other] { $name } gives the Deep Elf nothing.
#     }
# $loot is the card with its gold.
# $who (Who)
# $name (String)
# $loot (String)
# $held (Number) Loot cards
# events_gains =
#     { $who ->
#         [you] You take { $loot } and now have
#        *[other] { $name } takes { $loot } and now has
#     } { $held ->
#         [one] { $held } Loot card
#        *[other] { $held } Loot cards
#     }.
# At a table with Secrets.
# $who (Who)
# $name (String)
# $held (Number)
# events_gains-hidden =
#     { $who ->
#         [you] You take a Loot card and now have { $held }.
#        *[other] { $name } takes a Loot card and now has { $held }.
#     }
# How a Loot card is lost: drunk is an Unstable Potion.
# $who (Who)
# $name (String)
# $why (random | dragon | bridge | bribe | used | unconscious | drunk)
# $card (Noun)
# $gold (Number)
# $held (Number) Loot cards left
# events_loses =
#     { $who ->
#         [you] { $why ->
#             [bridge] You throw away
#             [bribe] You hand over
#             [used] You use up
#             [drunk] You drink
#            *[other] You lose
#         }
#        *[other] { $why ->
#             [bridge] { $name } throws away
#             [bribe] { $name } hands over
#             [used] { $name } uses up
#             [drunk] { $name } drinks
#            *[other] { $name } loses
#         }
#     } { $gold ->
#         [0] { A($card) }
#        *[other] { A($card) } ({ $gold } gold)
#     }{ $why ->
#         [random] { " " }at random
#        *[other] { "" }
#     }: { $held ->
#         [0] no Loot left
#         [one] { $held } Loot card left
#        *[other] { $held } Loot cards left
#     }.
# $who (Who)
# $name (String)
# $card (Noun)
# events_rune =
#     { $who ->
#         [you] You use { THE($card) }.
#        *[other] { $name } uses { THE($card) }.
#     }
# $who (Who)
# $name (String)
# $card (Noun)
# events_rune-stasis =
#     { $who ->
#         [you] You use { THE($card) } and may move up to three times this turn.
#        *[other] { $name } uses { THE($card) } and may move up to three times this turn.
#     }
# $who (Who)
# $name (String)
# $card (Noun)
# events_rune-slumber =
#     { $who ->
#         [you] You use { THE($card) }, lose no treasure cards and suffer no wounds.
#        *[other] { $name } uses { THE($card) }, loses no treasure cards and suffers no wounds.
#     }
# The abilities of the heroes: abilities_….
# $who (Who)
# $name (String)
# abilities_lindel-reroll =
#     { $who ->
#         [you] You roll one of the dice again.
#        *[other] { $name } rolls one of the dice again.
#     }
# $who (Who)
# $name (String)
# abilities_gherinn-penance =
#     { $who ->
#         [you] You do penance.
#        *[other] { $name } does penance.
#     }
# $who (Who)
# $name (String)
# abilities_gherinn-kellos =
#     { $who ->
#         [you] By the grace of Kellos, you roll again.
#        *[other] By the grace of Kellos, { $name } rolls again.
#     }
# $who (Who)
# $name (String)
# abilities_krutzbeck-hand =
#     { $who ->
#         [you] You fill your hand up to 6 cards.
#        *[other] { $name } fills their hand up to 6 cards.
#     }
# $who (Who)
# $name (String)
# abilities_tatianna-first-shot =
#     { $who ->
#         [you] You shoot before the first round.
#        *[other] { $name } shoots before the first round.
#     }
# $who (Who)
# $name (String)
# abilities_hugo-glory =
#     { $who ->
#         [you] You are covered in glory and may discard up to 2 cards from your damage pile.
#        *[other] { $name } is covered in glory and may discard up to 2 cards from their damage pile.
#     }
# $who (Who)
# $name (String)
# abilities_challara-foresight =
#     { $who ->
#         [you] You have a premonition and swap the card.
#        *[other] { $name } has a premonition and swaps the card.
#     }
# The death of a hero; $end is one of the texts of epitaphs_….
# $who (Who)
# $name (String)
# $end (String)
# events_dies =
#     { $who ->
#         [you] You are dead: { $end }.
#        *[other] { $name } is dead: { $end }.
#     }
# How a hero came to the end. $by is what did it.
# $hero (Noun)
# epitaphs_none = this is where { ONE($hero) }’s adventure ends
# $hero (Noun)
# $by (Noun)
# epitaphs_card = { ONE($hero) } is killed by { THE($by) }
# $hero (Noun)
# $by (Noun)
# epitaphs_ambush = { ONE($hero) } is killed by { A($by) } in a sneak attack
# $hero (Noun)
# epitaphs_bridge = { ONE($hero) } does not survive the fall from the Bridge
# $hero (Noun)
# $by (Noun)
# epitaphs_room = { ONE($hero) } perishes in { THE($by) }
# $hero (Noun)
# $by (Noun)
# epitaphs_combat = { ONE($hero) } is slain by { THE($by) }
# $hero (Noun)
# $by (Noun)
# epitaphs_escape = { ONE($hero) } is struck down by { THE($by) } while escaping
# $hero (Noun)
# epitaphs_dragon = { ONE($hero) } burns in Kalladra’s fire
# $hero (Noun)
# epitaphs_no-retreat = { ONE($hero) } is caught by Kalladra with no way out
# $hero (Noun)
# epitaphs_walled-in = { ONE($hero) } is walled in for ever
# $hero (Noun)
# epitaphs_night = { ONE($hero) } is locked in as night falls
# $hero (Noun)
# epitaphs_penance = the penance is too much for { ONE($hero) }
# By another hero.
# $hero (Noun)
# $by (Noun)
# epitaphs_hero = { ONE($hero) } is slain by { ONE($by) }
# At a table with Death Can Wait: as many Loot cards are lost as the die shows.
# $who (Who)
# $name (String)
# $die (Number)
# events_falls-none =
#     { $who ->
#         [you] You fall unconscious. The roll is a { $die }: you have no Loot to lose.
#        *[other] { $name } falls unconscious. The roll is a { $die }: there is no Loot to lose.
#     }
# $who (Who)
# $name (String)
# $die (Number)
# $cards (Number)
# events_falls =
#     { $who ->
#         [you] You fall unconscious. The roll is a { $die }: you lose { $cards ->
#             [one] { $cards } Loot card
#            *[other] { $cards } Loot cards
#         }.
#        *[other] { $name } falls unconscious. The roll is a { $die }: { $cards ->
#             [one] { $cards } Loot card is lost
#            *[other] { $cards } Loot cards are lost
#         }.
#     }
# There are fewer.
# $who (Who)
# $name (String)
# $die (Number)
# $cards (Number)
# events_falls-all =
#     { $who ->
#         [you] You fall unconscious. The roll is a { $die }, but you have only { $cards ->
#             [1] 1 Loot card: you lose it
#             [2] 2 Loot cards: you lose both
#            *[other] { $cards } Loot cards: you lose them all
#         }.
#        *[other] { $name } falls unconscious. The roll is a { $die }, but { $name } has only { $cards ->
#             [1] 1 Loot card: it is lost
#             [2] 2 Loot cards: both are lost
#            *[other] { $cards } Loot cards: all are lost
#         }.
#     }
# More had been told when the hero fell.
# $who (Who)
# $name (String)
# $wounds (Number)
# events_wakes =
#     { $wounds ->
#         [0] { $who ->
#             [you] You wake up without wounds.
#            *[other] { $name } wakes up without wounds.
#         }
#        *[other] { $who ->
#             [you] You wake up and heal some of your wounds: { $wounds } left.
#            *[other] { $name } wakes up and heals some of their wounds: { $wounds } left.
#         }
#     }
# One that lay in wait or was moved is known: it takes “the”.
# $who (Who)
# $name (String)
# $monster (monsters)
# $known (Boolean)
# $whoPlays (you | other | nobody)
# $player (String)
# events_monster =
#     { $who ->
#         [you] You meet
#        *[other] { $name } meets
#     } { $known ->
#         [true] { THE($monster) }
#        *[false] { A($monster) }
#     }, { $whoPlays ->
#         [you] played by you
#         [nobody] played by the automaton
#        *[other] played by { $player }
#     }.
# $fighter (Noun)
# $life (Number)
# events_monster-life = { CAPITAL(THE($fighter)) } has a Life of { $life }.
# $monster (Noun)
# events_monster-removed = { CAPITAL(THE($monster)) } crumbles to dust.
# $monster (Noun)
# $place (Noun)
# events_token-taken = { CAPITAL(THE($monster)) } { IN($place) } answers the call.
# $monster (Noun)
# $place (Noun)
# events_token-placed = { CAPITAL(THE($monster)) } lies in wait { IN($place) }.
# events_dragon-wakes = Kalladra wakes!
# $count (Number)
# events_dragon-cards-back =
#     { $count ->
#         [one] The dragon card goes back to its deck.
#        *[other] The { $count } dragon cards go back to their deck.
#     }
# A way down to the catacombs.
# $cell (String)
# events_entrance = At { $cell } a passage opens down to the catacombs.
# $cell (String)
# events_entrance-already = There is already a way down to the catacombs at { $cell }.
# $cell (String)
# events_entrance-impossible = No entrance marker can be placed at { $cell }.
# $who (Who)
# $name (String)
# $cell (String)
# events_entrance-cave-in =
#     { $who ->
#         [you] A Cave-in gets no entrance marker, but you may go down to the catacombs at { $cell } next turn.
#        *[other] A Cave-in gets no entrance marker, but { $name } may go down to the catacombs at { $cell } next turn.
#     }
# $who (Who)
# $name (String)
# $cell (String)
# events_entrance-none-left =
#     { $who ->
#         [you] There are no entrance markers left, but you may go down to the catacombs at { $cell } next turn.
#        *[other] There are no entrance markers left, but { $name } may go down to the catacombs at { $cell } next turn.
#     }
# $who (Who)
# $name (String)
# $cell (String)
# $compass (north | east | south | west)
# $falls (Boolean)
# events_goes-down =
#     { $who ->
#         [you] { $falls ->
#             [true] You fall into the catacombs at { $cell }
#            *[false] You go down to the catacombs at { $cell }
#         }; your travel marker points
#        *[other] { $falls ->
#             [true] { $name } falls into the catacombs at { $cell }
#            *[false] { $name } goes down to the catacombs at { $cell }
#         }; their travel marker points
#     } { $compass ->
#         [north] north
#         [east] east
#         [south] south
#        *[west] west
#     }.
# The way out of the catacombs, as it is seen along the marker. $cut: the outer wall ends it.
# $who (Who)
# $name (String)
# $die (Number)
# $ahead (Number)
# $side (left | right)
# $cut (Boolean)
# events_way-out =
#     { $who ->
#         [you] You roll a { $die }: your way leads
#        *[other] { $name } rolls a { $die }: their way leads
#     } { $ahead ->
#         [one] { $ahead } space ahead
#        *[other] { $ahead } spaces ahead
#     } and { $die } to the { $side ->
#         [left] left
#        *[right] right
#     }{ $cut ->
#         [true] , but the outer wall cuts it short.
#        *[false] .
#     }
# Follows it where a Naga is met.
# $who (Who)
# $name (String)
# $place (Noun)
# events_turns-back =
#     { $who ->
#         [you] You turn back below { THE($place) }.
#        *[other] { $name } turns back below { THE($place) }.
#     }
# $who (Who)
# $name (String)
# $loot (Number)
# events_leaves =
#     { $loot ->
#         [one] { $who ->
#             [you] You leave the dungeon with 1 Loot card.
#            *[other] { $name } leaves the dungeon with 1 Loot card.
#         }
#        *[other] { $who ->
#             [you] You leave the dungeon with { $loot } Loot cards.
#            *[other] { $name } leaves the dungeon with { $loot } Loot cards.
#         }
#     }
# At a table with Secrets, at the end.
# $who (Who)
# $name (String)
# $cards (List)
# events_loot-shown =
#     { $who ->
#         [you] You show your Loot: { LIST($cards) }.
#        *[other] { $name } shows their Loot: { LIST($cards) }.
#     }
# At the end of the game.
# $who (Who)
# $name (String)
# $card (Noun)
# events_item-used =
#     { $who ->
#         [you] You use { THE($card) }.
#        *[other] { $name } uses { THE($card) }.
#     }
# $who (Who)
# $name (String)
# $card (Noun)
# events_item-not-used =
#     { $who ->
#         [you] You do not use { THE($card) }.
#        *[other] { $name } does not use { THE($card) }.
#     }
# $who (Who)
# $name (String)
# $card (Noun)
# $gold (Number)
# events_worth =
#     { $who ->
#         [you] Your { $card } is worth { $gold } gold.
#        *[other] { $name }’s { $card } is worth { $gold } gold.
#     }
# Alone in the dungeon, and out without a treasure card.
# $who (Who)
# $name (String)
# events_end-survivor =
#     { $who ->
#         [you] You got out alive but do not win: you have no treasure card.
#        *[other] { $name } got out alive but does not win, having no treasure card.
#     }
# $who (Group)
# $people (People)
# $gold (Number)
# events_end =
#     { $who ->
#         [nobody] Kalladra wins.
#         [you] You win { $gold ->
#             [0] without any gold
#            *[other] with { $gold } gold
#         }!
#         [one] { PEOPLE($people) } wins { $gold ->
#             [0] without any gold
#            *[other] with { $gold } gold
#         }.
#         [youAll] { CAPITAL(PEOPLE($people)) } share the victory { $gold ->
#             [0] without any gold
#            *[other] with { $gold } gold
#         }.
#        *[they] { PEOPLE($people) } share the victory { $gold ->
#             [0] without any gold
#            *[other] with { $gold } gold
#         }.
#     }
# Follows it where others have as much gold.
# $gold (Number)
# events_end-best = With gold level, the best card decides: { $gold }.
# $cards (Number)
# events_end-loot = With gold and best card level, the number of Loot cards decides: { $cards }.
# After a duel. $loot is the card, or “a Loot card”. The reader has lost it.
# $name (String) takes it
# $loot (String)
# $left (Number)
# events_taken-from-you =
#     { $name } takes { $loot } from you: { $left ->
#         [0] no Loot left
#         [one] { $left } Loot card left
#        *[other] { $left } Loot cards left
#     }.
# $who (Who) takes it
# $name (String)
# $loot (String)
# $nameFrom (String)
# $held (Number)
# $left (Number)
# events_taken =
#     { $who ->
#         [you] You take { $loot } from { $nameFrom }: now you have
#        *[other] { $name } takes { $loot } from { $nameFrom }: now { $name } has
#     } { $held ->
#         [one] { $held } Loot card
#        *[other] { $held } Loot cards
#     } and { $nameFrom } has { $left ->
#         [0] none
#        *[other] { $left }
#     }.
# A Loot card that the reader may not see.
# events_hidden-loot = a Loot card
# At a table with Servants of Kalladra.
# $who (Who)
# $name (String)
# $monster (Noun)
# $from (Noun)
# $to (Noun)
# events_servant-moves =
#     { $who ->
#         [you] You move { THE($monster) } from { THE($from) } to { THE($to) }.
#        *[other] { $name } moves { THE($monster) } from { THE($from) } to { THE($to) }.
#     }
# $who (Who)
# $name (String)
# $monster (Noun)
# events_servant-calls =
#     { $who ->
#         [you] You call { A($monster) }.
#        *[other] { $name } calls { A($monster) }.
#     }

## Dice, tests and wounds.

# $who (Who)
# $name (String)
# $die (Number)
# $price (Number)
# $gold (Number)
# events_bribe =
#     The roll is a { $die }: the Deep Elf asks for { $price } gold { $who ->
#         [you] and you offer { $gold }.
#        *[other] and { $name } offers { $gold }.
#     }
# $dice is what the dice show, as above. Rolled anew.
# $dice (String)
# events_rolls-again = The dice now show { $dice }.
# $who (Who)
# $name (String)
# $dice (String)
# events_rolls-fall =
#     { $who ->
#         [you] You roll for the fall: { $dice }.
#        *[other] { $name } rolls for the fall: { $dice }.
#     }
# $who (Who)
# $name (String)
# $dice (String)
# events_rolls =
#     { $who ->
#         [you] You roll { $dice }.
#        *[other] { $name } rolls { $dice }.
#     }
# $who (Who)
# $name (String)
# $card (Noun)
# $dice (String)
# events_rolls-for =
#     { $who ->
#         [you] You roll for { THE($card) }: { $dice }.
#        *[other] { $name } rolls for { THE($card) }: { $dice }.
#     }
# $who (Who)
# $name (String)
# $card (Noun)
# $dice (String)
# events_rolls-for-nothing =
#     { $who ->
#         [you] You roll for { THE($card) }: { $dice }, and nothing happens.
#        *[other] { $name } rolls for { THE($card) }: { $dice }, and nothing happens.
#     }
# The Wizard’s Curse turns Corridors.
# $who (Who)
# $name (String)
# $card (Noun)
# $dice (String)
# events_rolls-for-no-corridor =
#     { $who ->
#         [you] You roll for { THE($card) }: { $dice }, but there is no Corridor to turn.
#        *[other] { $name } rolls for { THE($card) }: { $dice }, but there is no Corridor to turn.
#     }
# The card takes something off.
# $who (Who)
# $name (String)
# $card (Noun)
# $dice (String)
# $less (Number)
# $of (wounds | turns)
# $leaves (Number)
# events_rolls-for-less =
#     { $who ->
#         [you] You roll for { THE($card) }: { $dice } less { $less }, so
#        *[other] { $name } rolls for { THE($card) }: { $dice } less { $less }, so
#     } { $of ->
#         [turns] { $leaves ->
#             [0] no lost turns
#             [one] { $leaves } lost turn
#            *[other] { $leaves } lost turns
#         }
#        *[wounds] { $leaves ->
#             [0] no wounds
#             [one] { $leaves } wound
#            *[other] { $leaves } wounds
#         }
#     }.
# An attribute of the hero takes something off.
# $who (Who)
# $name (String)
# $card (Noun)
# $dice (String)
# $attribute (Noun)
# $less (Number)
# $of (wounds | turns)
# $leaves (Number)
# events_rolls-for-attribute =
#     { $who ->
#         [you] You roll for { THE($card) }: { $dice } less your { $attribute } of { $less }, so
#        *[other] { $name } rolls for { THE($card) }: { $dice } less their { $attribute } of { $less }, so
#     } { $of ->
#         [turns] { $leaves ->
#             [0] no lost turns
#             [one] { $leaves } lost turn
#            *[other] { $leaves } lost turns
#         }
#        *[wounds] { $leaves ->
#             [0] no wounds
#             [one] { $leaves } wound
#            *[other] { $leaves } wounds
#         }
#     }.
# $sum is the sum of the dice, as above.
# $who (Who)
# $name (String)
# $sum (String)
# $passed (Boolean)
# events_test-again =
#     With the new die, { $sum }. { $who ->
#         [you] { $passed ->
#             [true] You pass the test.
#            *[false] You fail the test.
#         }
#        *[other] { $passed ->
#             [true] { $name } passes the test.
#            *[false] { $name } fails the test.
#         }
#     }
# $what says what the test is for: a room, a card, or what has just been told.
# $who (Who)
# $name (String)
# $attribute (others)
# $what (told | card | bridge | spider-web | stuck | cave-in | portcullis | bottomless-pit)
# $card (Noun)
# $sum (String)
# $passed (Boolean)
# events_test =
#     { $who ->
#         [you] You make
#        *[other] { $name } makes
#     } { A($attribute) } test{ $what ->
#         [card] { " " }for { THE($card) }
#         [bridge] { " " }to cross the Bridge
#         [spider-web] { " " }to cross the Spider Web
#         [stuck] { " " }to break free of the Spider Web
#         [cave-in] { " " }to cross the Cave-in
#         [portcullis] { " " }to lift the portcullis
#         [bottomless-pit] { " " }to get past the Bottomless Pit
#        *[told] { "" }
#     }: { $sum }, and { $who ->
#         [you] { $passed ->
#             [true] pass
#            *[false] fail
#         }
#        *[other] { $passed ->
#             [true] passes
#            *[false] fails
#         }
#     }.
# The roll has been told as failed.
# $who (Who)
# $name (String)
# $attribute (Noun)
# events_test-rune =
#     { $who ->
#         [you] Thanks to the rune, you pass the { $attribute } test after all.
#        *[other] Thanks to the rune, { $name } passes the { $attribute } test after all.
#     }
# $who (Who)
# $name (String)
# $attribute (Noun)
# events_test-passed =
#     { $who ->
#         [you] You pass the { $attribute } test automatically.
#        *[other] { $name } passes the { $attribute } test automatically.
#     }
# Determination tokens of an obstacle that is gone.
# $who (Who)
# $name (String)
# $count (Number)
# $what (obstacles)
# events_determination-gone =
#     { $who ->
#         [you] You discard
#        *[other] { $name } discards
#     } { $count ->
#         [one] the determination token for { THE($what) }
#        *[other] the { $count } determination tokens for { THE($what) }
#     }.
# $who (Who)
# $name (String)
# $count (Number)
# $left (Number)
# events_determination-spent =
#     { $who ->
#         [you] You discard
#        *[other] { $name } discards
#     } { $count ->
#         [one] { $count } determination token
#        *[other] { $count } determination tokens
#     }{ $left ->
#         [0] .
#        *[other] : { $left } left.
#     }
# $who (Who)
# $name (String)
# $count (Number)
# $held (Number)
# events_determination =
#     { $who ->
#         [you] You gain
#        *[other] { $name } gains
#     } { $count ->
#         [one] { $count } determination token
#        *[other] { $count } determination tokens
#     } { $who ->
#         [you] and now have { $held }.
#        *[other] and now has { $held }.
#     }
# $who (Who)
# $name (String)
# $count (Number)
# $what (Noun)
# $held (Number)
# events_determination-for =
#     { $who ->
#         [you] You gain
#        *[other] { $name } gains
#     } { $count ->
#         [one] { $count } determination token
#        *[other] { $count } determination tokens
#     } for { THE($what) } { $who ->
#         [you] and now have { $held }.
#        *[other] and now has { $held }.
#     }
# $from says what wounds: what has just been told, a card, or the damage of a combat.
# $who (Who)
# $name (String)
# $count (Number)
# $from (told | card | combat)
# $card (Noun)
# $wounds (Number)
# $life (Number)
# events_wounds =
#     { $who ->
#         [you] You suffer
#        *[other] { $name } suffers
#     } { $count ->
#         [one] { $count } wound
#        *[other] { $count } wounds
#     }{ $from ->
#         [card] { " " }from { THE($card) }
#         [combat] { " " }from the combat
#        *[told] { "" }
#     } { $who ->
#         [you] and now have
#        *[other] and now has
#     } { $wounds }, with a Life of { $life }.
# $who (Who)
# $name (String)
# $count (Number)
# events_prevented =
#     { $who ->
#         [you] You prevent
#        *[other] { $name } prevents
#     } { $count ->
#         [one] { $count } wound
#        *[other] { $count } wounds
#     }.
# $who (Who)
# $name (String)
# events_heals-none =
#     { $who ->
#         [you] You have no wounds to heal.
#        *[other] { $name } has no wounds to heal.
#     }
# $who (Who)
# $name (String)
# $count (Number)
# $left (Number)
# events_heals =
#     { $who ->
#         [you] You heal
#        *[other] { $name } heals
#     } { $count ->
#         [one] { $count } wound
#        *[other] { $count } wounds
#     }: { $left ->
#         [0] none left
#        *[other] { $left } left
#     }.

## Combat. $fighter is a hero or a monster; PERSON says which. “your Skeleton” is one that the reader plays.

# $first (Noun)
# $firstValue (Number)
# $second (Noun)
# $secondValue (Number)
# $who (Who)
# $name (String)
# $fighter (Noun)
# $escaped (Boolean)
# events_escape =
#     { QUOTE($first) } (escape { $firstValue }) against { QUOTE($second) } (escape { $secondValue }): { $who ->
#         [you] { $escaped ->
#             [true] you escape from { THE($fighter) }.
#            *[false] you fail to escape from { THE($fighter) }.
#         }
#        *[other] { $escaped ->
#             [true] { $name } escapes from { THE($fighter) }.
#            *[false] { $name } fails to escape from { THE($fighter) }.
#         }
#     }
# $who (Who)
# $name (String)
# $fighter (Noun)
# events_combat =
#     { $who ->
#         [you] Your combat against { THE($fighter) } begins.
#        *[other] { $name }’s combat against { THE($fighter) } begins.
#     }
# Hero against hero, of others.
# $people (List)
# events_combat-between = The combat between { LIST($people) } begins.
# The combat cards are those of the phrases above.
# $who (Who)
# $name (String)
# $cards (List)
# events_first-shot-missed =
#     { $who ->
#         [you] You reveal { LIST($cards) }: not a single hit.
#        *[other] { $name } reveals { LIST($cards) }: not a single hit.
#     }
# $who (Who)
# $name (String)
# $cards (List)
# $hits (List)
# $count (Number) of hits
# $fighter (Noun)
# $pile (Number) damage cards
# events_first-shot =
#     { $who ->
#         [you] You reveal { LIST($cards) }: { LIST($hits) }
#        *[other] { $name } reveals { LIST($cards) }: { LIST($hits) }
#     } { $count ->
#         [one] hits
#        *[other] hit
#     }, and { THE($fighter) } now has { $pile ->
#         [one] { $pile } damage card
#        *[other] { $pile } damage cards
#     }.
# $fighter (Noun)
# $cards (List)
# $pile (Number)
# events_lightning =
#     { $pile ->
#         [one] Lightning strikes { THE($fighter) } with { LIST($cards) }: it now has { $pile } damage card.
#        *[other] Lightning strikes { THE($fighter) } with { LIST($cards) }: it now has { $pile } damage cards.
#     }
# $round (Number)
# events_round = Round { $round } of the combat.
# Before the first round.
# $who (Who)
# $fighter (Noun)
# $card (Noun)
# events_hand-power =
#     { $who ->
#         [you] Your power card is { QUOTE($card) }.
#        *[other] { CAPITAL(THE($fighter)) }’s power card is { QUOTE($card) }.
#     }
# $who (Who)
# $fighter (Noun)
# $cards (List)
# events_hand =
#     { $who ->
#         [you] You have { LIST($cards) } in hand.
#        *[other] { CAPITAL(THE($fighter)) } has { LIST($cards) } in hand.
#     }
# Both cards are turned up; $first and $second are each one of the two texts below.
# $first (String)
# $second (String)
# events_reveal = { CAPITAL($first) }; { $second }.
# $who (Who)
# $fighter (Noun)
# $card (Noun)
# $place (first | second)
# reveal_card =
#     { $who ->
#         [you] you play { QUOTE($card) }
#        *[other] { THE($fighter) } plays { QUOTE($card) }
#     }
# $who (Who)
# $fighter (Noun)
# $place (first | second)
# reveal_nothing =
#     { $who ->
#         [you] you play no card
#        *[other] { THE($fighter) } plays no card
#     }
# $who (Who)
# $fighter (Noun)
# $card (Noun)
# events_cancelled =
#     { $who ->
#         [you] Your card { QUOTE($card) } is cancelled.
#        *[other] { CAPITAL(THE($fighter)) }’s card { QUOTE($card) } is cancelled.
#     }
# By a card of the round before.
# $who (Who)
# $fighter (Noun)
# $card (Noun)
# events_cancelled-carried =
#     { $who ->
#         [you] Because of the card that your opponent played last round, your card { QUOTE($card) } is cancelled.
#        *[other] Because of the card that the opponent played last round, { THE($fighter) }’s card { QUOTE($card) } is cancelled.
#     }
# Nothing raises the attack of a cancelled card: it stays at 0.
# $who (Who)
# $fighter (Noun)
# $change (down | up | stays)
# $amount (Number)
# $total (Number)
# events_attack =
#     { $who ->
#         [you] Your attack
#        *[other] { CAPITAL(THE($fighter)) }’s attack
#     } { $change ->
#         [down] goes down by { $amount } and is now { $total }
#         [up] goes up by { $amount } and is now { $total }
#        *[stays] would go up by { $amount }, but stays at 0
#     }.
# By a card of the round before.
# $who (Who)
# $fighter (Noun)
# $change (down | up | stays)
# $amount (Number)
# $total (Number)
# events_attack-carried =
#     { $who ->
#         [you] Because of your card from last round, your attack
#        *[other] Because of { PERSON($fighter) ->
#             [yes] their
#            *[no] its
#         } card from last round, { THE($fighter) }’s attack
#     } { $change ->
#         [down] goes down by { $amount } and is now { $total }
#         [up] goes up by { $amount } and is now { $total }
#        *[stays] would go up by { $amount }, but stays at 0
#     }.
# $who (Who)
# $fighter (Noun)
# $type (melee | ranged | magic)
# events_names-type =
#     { $who ->
#         [you] You name
#        *[other] { CAPITAL(THE($fighter)) } names
#     } { $type ->
#         [melee] melee attacks
#         [ranged] ranged attacks
#        *[magic] magic attacks
#     }.
# $who (Who)
# $fighter (Noun)
# $card (Noun)
# $by (Noun)
# events_replaces =
#     { $who ->
#         [you] You swap { QUOTE($card) } for { QUOTE($by) }.
#        *[other] { CAPITAL(THE($fighter)) } swaps { QUOTE($card) } for { QUOTE($by) }.
#     }
# $who (Who)
# $fighter (Noun)
# $card (Noun)
# events_hand-discarded =
#     { $who ->
#         [you] You discard { QUOTE($card) } from your hand.
#        *[other] { CAPITAL(THE($fighter)) } discards { QUOTE($card) } from { PERSON($fighter) ->
#             [yes] their
#            *[no] its
#         } hand.
#     }
# $whose is whether it is the reader’s hand, $owner whose it is.
# $who (Who)
# $fighter (Noun)
# $whose (Who)
# $owner (Noun)
# events_hand-seen =
#     { $who ->
#         [you] You look at
#        *[other] { CAPITAL(THE($fighter)) } looks at
#     } { $whose ->
#         [you] your hand
#        *[other] { THE($owner) }’s hand
#     }.
# $who (Who)
# $fighter (Noun)
# $whose (Who)
# $owner (Noun)
# events_hand-seen-empty =
#     { $who ->
#         [you] You look at
#        *[other] { CAPITAL(THE($fighter)) } looks at
#     } { $whose ->
#         [you] your hand
#        *[other] { THE($owner) }’s hand
#     }: it is empty.
# $who (Who)
# $fighter (Noun)
# $whose (Who)
# $owner (Noun)
# $cards (List)
# events_hand-seen-cards =
#     { $who ->
#         [you] You look at
#        *[other] { CAPITAL(THE($fighter)) } looks at
#     } { $whose ->
#         [you] your hand
#        *[other] { THE($owner) }’s hand
#     }: { LIST($cards) }.
# $who (Who)
# $fighter (Noun)
# $whose (Who)
# $owner (Noun)
# events_hand-taken =
#     { $who ->
#         [you] You take a card from
#        *[other] { CAPITAL(THE($fighter)) } takes a card from
#     } { $whose ->
#         [you] your hand
#        *[other] { THE($owner) }’s hand
#     }.
# $who (Who)
# $fighter (Noun)
# $whose (Who)
# $owner (Noun)
# $card (Noun)
# events_hand-taken-seen =
#     { $who ->
#         [you] You take { QUOTE($card) } from
#        *[other] { CAPITAL(THE($fighter)) } takes { QUOTE($card) } from
#     } { $whose ->
#         [you] your hand
#        *[other] { THE($owner) }’s hand
#     }.
# $who (Who)
# $fighter (Noun)
# $card (Noun)
# events_stack-taken =
#     { $who ->
#         [you] You take { QUOTE($card) } from the combat stack.
#        *[other] { CAPITAL(THE($fighter)) } takes { QUOTE($card) } from the combat stack.
#     }
# $who (Who)
# $fighter (Noun)
# $card (Noun)
# $left (Number)
# events_damage-removed =
#     { $who ->
#         [you] You discard { QUOTE($card) } from your damage pile
#        *[other] { CAPITAL(THE($fighter)) } discards { QUOTE($card) } from { PERSON($fighter) ->
#             [yes] their
#            *[no] its
#         } damage pile
#     }: { $left ->
#         [0] no cards left
#         [one] { $left } card left
#        *[other] { $left } cards left
#     }.
# $who (Who)
# $fighter (Noun)
# events_damage-none =
#     { $who ->
#         [you] You take no damage.
#        *[other] { CAPITAL(THE($fighter)) } takes no damage.
#     }
# The cards stand in brackets: between commas they would read as taken besides those that are counted.
# $who (Who)
# $fighter (Noun)
# $count (Number)
# $cards (List)
# $pile (Number)
# events_damage =
#     { $who ->
#         [you] You take
#        *[other] { CAPITAL(THE($fighter)) } takes
#     } { $count ->
#         [one] { $count } damage card
#        *[other] { $count } damage cards
#     } ({ LIST($cards) }) { $who ->
#         [you] and now have { $pile }.
#        *[other] and now has { $pile }.
#     }
# All cards are alike.
# $who (Who)
# $fighter (Noun)
# $count (Number) two or more
# $card (Noun)
# $pile (Number)
# events_damage-alike =
#     { $who ->
#         [you] You take
#        *[other] { CAPITAL(THE($fighter)) } takes
#     } { $count ->
#         [one] { $count } damage card
#        *[other] { $count } damage cards
#     } ({ $count ->
#         [2] both { QUOTE($card) }
#        *[other] all { QUOTE($card) }
#     }) { $who ->
#         [you] and now have { $pile }.
#        *[other] and now has { $pile }.
#     }
# $who (Who)
# $fighter (Noun)
# $card (Noun)
# $total (Number)
# events_counter =
#     { $who ->
#         [you] You counterattack with { QUOTE($card) }: your attack is now { $total }.
#        *[other] { CAPITAL(THE($fighter)) } counterattacks with { QUOTE($card) }: { PERSON($fighter) ->
#             [yes] their
#            *[no] its
#         } attack is now { $total }.
#     }
# The automaton turns up cards for a counterattack.
# $monster (Noun)
# $cards (List)
# $played (List)
# events_counter-revealed = { CAPITAL(THE($monster)) } reveals { LIST($cards) }, and counterattacks with { LIST($played) }.
# $monster (Noun)
# $cards (List)
# events_counter-failed = { CAPITAL(THE($monster)) } reveals { LIST($cards) }, but that is not enough for a counterattack.
# $total (Number)
# events_stalemate = Stalemate: both attacks are worth { $total }.
# A deathblow is not yet dealt: whoever would rather escape gives it up.
# $who (Who)
# $fighter (Noun)
# $own (Number)
# $other (Number)
# $deathblow (Number) cards
# events_round-won =
#     { $who ->
#         [you] You win the round { $own } to { $other }
#        *[other] { CAPITAL(THE($fighter)) } wins the round { $own } to { $other }
#     }{ $deathblow ->
#         [0] .
#         [one] , with a deathblow of { $deathblow } card from the combat stack.
#        *[other] , with a deathblow of { $deathblow } cards from the combat stack.
#     }
# At a table with Live to Fight Another Day.
# $who (Who)
# $name (String)
# events_flees-announced =
#     { $who ->
#         [you] You give up the damage to look for a way to escape: you must win the next round too.
#        *[other] { $name } gives up the damage to look for a way to escape, and must win the next round too.
#     }
# $who (Who)
# $name (String)
# events_flees-failed =
#     { $who ->
#         [you] You do not escape this time.
#        *[other] { $name } does not escape this time.
#     }
# $who (Who)
# $name (String)
# events_flees-away =
#     { $who ->
#         [you] You escape from the combat.
#        *[other] { $name } escapes from the combat.
#     }
# $who (Who)
# $name (String)
# $fighter (Noun)
# $life (Number)
# events_killed =
#     { $who ->
#         [you] You kill { THE($fighter) }: its Life was { $life }.
#        *[other] { $name } kills { THE($fighter) }: its Life was { $life }.
#     }
# At a table with Monstrous Treasures.
# $die (Number)
# $life (Number)
# events_monstrous-found = The roll is a { $die }, below the monster’s Life of { $life }: it was guarding a treasure!
# $die (Number)
# $life (Number)
# events_monstrous-none = The roll is a { $die }, not below the monster’s Life of { $life }: it was guarding nothing.
# Hero versus Hero. $whoElse is “you” where the reader is attacked.
# $who (Who)
# $name (String)
# $whoElse (Who)
# $nameElse (String)
# events_duel =
#     { $who ->
#         [you] You attack { $nameElse }.
#        *[other] { $whoElse ->
#             [you] { $name } attacks you.
#            *[other] { $name } attacks { $nameElse }.
#         }
#     }
# $who (Who)
# $name (String)
# $whoElse (Who)
# $nameElse (String)
# events_duel-won =
#     { $who ->
#         [you] You beat { $nameElse }.
#        *[other] { $whoElse ->
#             [you] { $name } beats you.
#            *[other] { $name } beats { $nameElse }.
#         }
#     }

## Power cards. One whose effect lasts, binds somebody or is seen by its player alone says so; any other only takes effect.

# $who (Who)
# $fighter (Noun)
# $card (Noun)
# powers_effect =
#     { $who ->
#         [you] Your card { QUOTE($card) } takes effect.
#        *[other] { CAPITAL(THE($fighter)) }’s card { QUOTE($card) } takes effect.
#     }
# $who (Who)
# $fighter (Noun)
# $card (Noun)
# powers_no-stack =
#     { $who ->
#         [you] Your card { QUOTE($card) } has no effect: the combat stack is empty.
#        *[other] { CAPITAL(THE($fighter)) }’s card { QUOTE($card) } has no effect: the combat stack is empty.
#     }
# $who (Who)
# $fighter (Noun)
# $card (Noun)
# powers_no-damage =
#     { $who ->
#         [you] Your card { QUOTE($card) } has no effect: there is no damage to discard.
#        *[other] { CAPITAL(THE($fighter)) }’s card { QUOTE($card) } has no effect: there is no damage to discard.
#     }
# The attack of the opponent is of another type.
# $who (Who)
# $fighter (Noun)
# $card (Noun)
# $whose (Who)
# $opponent (Noun)
# $type (melee | ranged | magic)
# powers_other-type =
#     { $who ->
#         [you] Your card { QUOTE($card) } has no effect
#        *[other] { CAPITAL(THE($fighter)) }’s card { QUOTE($card) } has no effect
#     }: { $whose ->
#         [you] your attack is not
#        *[other] { THE($opponent) }’s attack is not
#     } { $type ->
#         [melee] melee
#         [ranged] ranged
#        *[magic] magic
#     }.
# For whoever plays the card: $who and $fighter are that one.
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# $amount (Number)
# powers_adds =
#     With { QUOTE($card) }, { $who ->
#         [you] you will add { $amount } to your attack next round.
#        *[other] { THE($fighter) } will add { $amount } to { PERSON($fighter) ->
#             [yes] their
#            *[no] its
#         } attack next round.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# $count (Number)
# powers_draws =
#     With { QUOTE($card) }, { $who ->
#         [you] you draw
#        *[other] { THE($fighter) } draws
#     } { $count ->
#         [one] { $count } combat card
#        *[other] { $count } combat cards
#     }.
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# $count (Number)
# powers_discards =
#     With { QUOTE($card) }, { $who ->
#         [you] you may discard { $count ->
#             [one] { $count } card
#            *[other] up to { $count } cards
#         } from your damage pile.
#        *[other] { THE($fighter) } may discard { $count ->
#             [one] { $count } card
#            *[other] up to { $count } cards
#         } from { PERSON($fighter) ->
#             [yes] their
#            *[no] its
#         } damage pile.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_takes-at-most =
#     With { QUOTE($card) }, { $who ->
#         [you] you take at most 1 damage card if you lose this round.
#        *[other] { THE($fighter) } takes at most 1 damage card if beaten this round.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# $count (Number)
# powers_takes-fewer =
#     With { QUOTE($card) }, { $who ->
#         [you] you take { $count ->
#             [one] { $count } damage card
#            *[other] { $count } damage cards
#         } fewer if you lose this round.
#        *[other] { THE($fighter) } takes { $count ->
#             [one] { $count } damage card
#            *[other] { $count } damage cards
#         } fewer if beaten this round.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_plays-another =
#     With { QUOTE($card) }, { $who ->
#         [you] you may play another card from your hand instead.
#        *[other] { THE($fighter) } may play another card from { PERSON($fighter) ->
#             [yes] their
#            *[no] its
#         } hand instead.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_penance =
#     With { QUOTE($card) }, { $who ->
#         [you] you may move 1 card from your hand to your damage pile to add 3 to your attack.
#        *[other] { PERSON($fighter) ->
#             [yes] { THE($fighter) } may move 1 card from their hand to their damage pile to add 3 to their attack.
#            *[no] { THE($fighter) } may move 1 card from its hand to its damage pile to add 3 to its attack.
#         }
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_rage =
#     With { QUOTE($card) }, { $who ->
#         [you] you may discard cards of value 1 from your hand, each adding 1 to your attack.
#        *[other] { PERSON($fighter) ->
#             [yes] { THE($fighter) } may discard cards of value 1 from their hand, each adding 1 to their attack.
#            *[no] { THE($fighter) } may discard cards of value 1 from its hand, each adding 1 to its attack.
#         }
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_chooses =
#     With { QUOTE($card) }, { $who ->
#         [you] you choose 1 card from the combat stack for your hand.
#        *[other] { THE($fighter) } chooses 1 card from the combat stack for { PERSON($fighter) ->
#             [yes] their
#            *[no] its
#         } hand.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_names-other =
#     With { QUOTE($card) }, { $who ->
#         [you] you will add 4 to your attack next round if the other attack is of the type that you name.
#        *[other] { THE($fighter) } will add 4 to { PERSON($fighter) ->
#             [yes] their
#            *[no] its
#         } attack next round if the other attack is of the type now named.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_names-own =
#     With { QUOTE($card) }, { $who ->
#         [you] you will add 2 to your attack next round if it is of the type that you name.
#        *[other] { THE($fighter) } will add 2 to { PERSON($fighter) ->
#             [yes] their
#            *[no] its
#         } attack next round if it is of the type now named.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_weakens =
#     With { QUOTE($card) }, { $who ->
#         [you] you will take 2 off your attack next round.
#        *[other] { THE($fighter) } will take 2 off { PERSON($fighter) ->
#             [yes] their
#            *[no] its
#         } attack next round.
#     }
# For the opponent: $who and $fighter are that one.
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_one-more =
#     Because of { QUOTE($card) }, { $who ->
#         [you] you take 1 more damage card if you lose this round.
#        *[other] { THE($fighter) } takes 1 more damage card if beaten this round.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_no-counter =
#     Because of { QUOTE($card) }, { $who ->
#         [you] you cannot counterattack this round.
#        *[other] { THE($fighter) } cannot counterattack this round.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_no-counter-next =
#     Because of { QUOTE($card) }, { $who ->
#         [you] you cannot counterattack next round.
#        *[other] { THE($fighter) } cannot counterattack next round.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_no-deathblow =
#     Because of { QUOTE($card) }, { $who ->
#         [you] you cannot score a deathblow next round.
#        *[other] { THE($fighter) } cannot score a deathblow next round.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_must-melee =
#     Because of { QUOTE($card) }, { $who ->
#         [you] you must play a melee card next round, if you can.
#        *[other] { THE($fighter) } must play a melee card next round, if possible.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_cancels =
#     Because of { QUOTE($card) }, { $who ->
#         [you] the card that you play next round will be cancelled if its attack value is 3 or more.
#        *[other] the card that { THE($fighter) } plays next round will be cancelled if its attack value is 3 or more.
#     }
# $card (Noun)
# $who (Who)
# $fighter (Noun)
# powers_terror =
#     Because of { QUOTE($card) }, { $who ->
#         [you] if you lose this round, 1 card of the combat stack may be added to your damage.
#        *[other] if { THE($fighter) } is beaten this round, 1 card of the combat stack may be added to { PERSON($fighter) ->
#             [yes] their
#            *[no] its
#         } damage.
#     }
