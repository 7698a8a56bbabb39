### The games on their boxes: the name, a line below it that makes one want to play, and the question that some have beside the start of a quick game.

dungeon-raiders_name = Dungeon Raiders
dungeon-raiders_line = Five levels, one card per room: who dares, who freeloads, who collapses?
dungeonquest_name = DungeonQuest
dungeonquest_line = In at dawn, out before dusk, past a dragon that sleeps lightly.
# A switch: instead of a hero by chance.
dungeonquest_choice = Choose my hero
saboteur_name = Saboteur
saboteur_line = Dig for gold with your friends. Some of them are not your friends.
welcome-to-the-dungeon_name = Welcome to the Dungeon
welcome-to-the-dungeon_line = Fill the dungeon, strip the adventurer, and see who has to go in.
