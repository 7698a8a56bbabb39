name = DungeonQuest
tagline = Vole le dragon et sors avant le coucher du soleil. Peu y arrivent.

scores_out = Dehors
scores_gold = Or
scores_best = Meilleure carte
scores_loot = Cartes Butin
died = Reste au donjon

variants_solo_name = En solitaire
variants_solo_sentence = Un seul héros contre le donjon : un automate joue les monstres et, pour gagner, il faut sortir avec une carte Trésor.
variants_hero-versus-hero_name = Héros contre héros
variants_hero-versus-hero_sentence = Les héros peuvent s’attaquer entre eux et se battre pour une carte Butin.
variants_servants-of-kalladra_name = Serviteurs de Kalladra
variants_servants-of-kalladra_sentence = Les joueurs dont le héros est mort déplacent les monstres à leur tour.
variants_focused-determination_name = Détermination concentrée
variants_focused-determination_sentence = La détermination qui reste après un test réussi se garde pour n’importe quel test suivant.
variants_death-can-wait_name = La mort attendra
variants_death-can-wait_sentence = Un héros qui devrait mourir perd une partie de son Butin et reprend connaissance. La meilleure façon de jouer une première partie.
variants_tower-power_name = Le pouvoir des tours
variants_tower-power_sentence = Un héros qui entre dans une tour peut apparaître dans n’importe quelle autre.
variants_secrets_name = Secrets
variants_secrets_sentence = Le Butin reste face cachée jusqu’à la fin de la partie.
variants_magical-power_name = Puissance magique
variants_magical-power_sentence = Chaque héros commence la partie avec plusieurs runes.
variants_magical-power-runes_name = Runes par héros
variants_magical-power-runes_sentence = Combien de runes reçoit chaque héros avec Puissance magique, tant que les douze suffisent.
variants_live-to-fight-another-day_name = Vivre pour se battre encore
variants_live-to-fight-another-day_sentence = Un héros qui gagne deux manches de combat de suite peut fuir le monstre.
variants_no-glory-without-courage_name = Pas de gloire sans courage
variants_no-glory-without-courage_sentence = Personne ne peut quitter le donjon sans carte Trésor.
variants_monstrous-treasures_name = Trésors monstrueux
variants_monstrous-treasures_sentence = Un héros qui tue un monstre peut trouver une carte Trésor.
variants_late-start_name = Départ tardif
variants_late-start_sentence = Le soleil commence jusqu’à six cases plus loin.
variants_hero-selection_name = Héros
variants_hero-selection_sentence = Comment on distribue les héros.
variants_hero-selection_values_random = Au hasard
variants_hero-selection_values_choose-in-seat-order = Choisis, dans l’ordre des places
variants_rulings_name = Fuite et téléportation
variants_rulings_sentence = Comme le dit le livret : on ne peut fuir aucun monstre pendant tout le tour qui suit la sortie des catacombes, et la Rune de téléportation remplace aussi un déplacement forcé ; ou comme on jouait avant.
variants_rulings_values_rulebook = Comme le dit le livret
variants_rulings_values_earlier = Comme avant
variants_defeats_name = Après une défaite
variants_defeats_sentence = Comme les règles sont écrites : avec La mort attendra, un héros abattu par la Colère du dragon sans retraite possible ne tombe qu’une fois, et le perdant d’un duel qui doit rester, ou l’attaquant qui le gagne et tombe, affronte la salle au tour suivant ; ou comme on jouait avant.
variants_defeats_values_as-written = Comme les règles sont écrites
variants_defeats_values_earlier = Comme avant
variants_monster-controller_name = Monstres
variants_monster-controller_sentence = Qui joue les monstres.
variants_monster-controller_values_left-seat = Le joueur à gauche
variants_monster-controller_values_automaton = L’automate des règles en solo

cardTypes_event = Événement
cardTypes_loot = Butin
cardTypes_monster = Monstre
cardTypes_threat = Menace
cardTypes_trap = Piège

cards_dungeon-skeleton = Squelette
    .text = Un Squelette te barre le chemin. Choisis : fuir ou attaquer.
cards_dungeon-sorcerer = Sorcier
    .text = Un Sorcier te barre le chemin. Choisis : fuir ou attaquer.
cards_dungeon-troll = Troll
    .text = Un Troll te barre le chemin. Choisis : fuir ou attaquer.
cards_dungeon-golem = Golem
    .text = Un Golem te barre le chemin. Choisis : fuir ou attaquer.
cards_dungeon-demon = Démon
    .text = Un Démon te barre le chemin. Choisis : fuir ou attaquer.
cards_dungeon-empty = Vide
    .text = Il n’y a rien ici.
    .title = yes
cards_dungeon-dead-adventurer = Aventurier mort
    .text = Tu peux dépouiller le corps. Dans ce cas, pioche une carte Cadavre.
cards_dungeon-crypt = Crypte
    .text = Tu peux ouvrir la crypte. Dans ce cas, pioche une carte Crypte.
    .gender = f
cards_dungeon-hidden-trap = Piège caché
    .text = Tu as déclenché un piège. Pioche une carte Piège.
cards_dungeon-passage-down = Passage vers le bas
    .text = Pose un marqueur d’entrée sur cette salle. À ton prochain tour, tu pourras descendre aux catacombes.
cards_dungeon-cave-in = Éboulement
    .text = Garde cette carte. Au début de chaque tour, fais un test d’Agilité. Réussi : défausse la carte et continue ton tour. Raté : ton tour finit.
cards_dungeon-torch-goes-out = La torche s’éteint
    .text = Garde cette carte. Au début de chaque tour, fais un test de Chance. Réussi : défausse la carte et continue ton tour. Raté : ton tour finit.
    .title = yes
cards_dungeon-secret-door = Porte secrète
    .text = Tu peux aller aussitôt sur n’importe quelle case adjacente, même à travers un mur. S’il y a un monstre, tu ne peux pas le fuir.
    .gender = f
cards_dungeon-razorwings = Ailes-rasoirs
    .text = Lance un dé : les Ailes-rasoirs t’infligent autant de blessures.
    .gender = f
    .plural = yes
cards_dungeon-wizards-curse = Malédiction du mage
    .text = Lance un dé et tourne tous les Couloirs. Sur 1–2, un quart de tour à gauche ; sur 3–4, un demi-tour ; sur 5–6, un quart de tour à droite.
    .gender = f
cards_dungeon-unstable-potion = Potion instable
    .text = Tu peux la boire au début de ton tour : défausse-la et lance 2 dés. Sur 2, tu meurs ; sur 3–4, tu subis 6 blessures ; sur 5–6, tu subis 3 blessures ; sur 7, il ne se passe rien ; sur 8–10, tu soignes 3 blessures ; sur 11–12, tu soignes 6 blessures.
    .gender = f
cards_dungeon-bottle-imp = Diablotin en bouteille
    .text = Ne vaut pas d’or. Si tu es dehors, tu peux lancer un dé à la fin de la partie. Sur 1–2, tu perds au hasard une autre carte Butin ; sur 3, il ne se passe rien ; sur 4–6, tu pioches une carte Trésor.
cards_dungeon-lingering-shade = Ombre errante
    .text = Garde cette carte. Au début de chaque tour, lance 2 dés : sur 2 ou 3, tu meurs. Défausse-la en descendant aux catacombes ou en quittant le donjon.
    .gender = f
cards_dungeon-gold-30 = Pièces d’or
    .text = Valent 30 d’or.
    .gender = f
    .plural = yes
cards_dungeon-gold-40 = Pièces d’or
    .text = Valent 40 d’or.
    .gender = f
    .plural = yes
cards_dungeon-shuffle = Mélange
    .text = Mélange le paquet avec sa défausse et cette carte. Puis pioche à nouveau.
    .title = yes
cards_dragon-sleeping = Endormi
    .text = Kalladra dort toujours. Pioche 2 cartes Trésor. À ton prochain tour, tu peux quitter la Chambre du trésor, ou rester et piocher une autre carte Dragon.
    .title = yes
cards_dragon-rage = Colère du dragon
    .text = Kalladra se réveille. Tour à tour, en commençant par toi et dans le sens horaire, chaque héros dans la Chambre du trésor défausse toutes ses cartes Trésor, lance 2 dés, subit autant de blessures et, s’il vit encore, doit battre en retraite.
    .gender = f
    .unique = yes
cards_treasure-obsidian-ring = Anneau d’obsidienne
    .text = Vaut 110 d’or.
    .unique = yes
cards_treasure-golden-claws = Griffes dorées
    .text = Valent 290 d’or.
    .gender = f
    .plural = yes
    .unique = yes
cards_treasure-belt-of-strength = Ceinture de force
    .text = Vaut 260 d’or.
    .gender = f
    .unique = yes
cards_treasure-jinn-lamp = Lampe de djinn
    .text = Vaut 270 d’or.
    .gender = f
    .unique = yes
cards_treasure-pearl-ring = Anneau de perle
    .text = Vaut 130 d’or.
    .unique = yes
cards_treasure-jeweled-chakra = Chakra serti de joyaux
    .text = Vaut 350 d’or.
    .unique = yes
cards_treasure-gold-ring = Anneau d’or
    .text = Vaut 190 d’or.
    .unique = yes
cards_treasure-quicksilver-potion = Potion de vif-argent
    .text = Vaut 1500 d’or.
    .gender = f
    .unique = yes
cards_treasure-ruby-ring = Anneau de rubis
    .text = Vaut 140 d’or.
    .unique = yes
cards_treasure-charmers-flute = Flûte du charmeur
    .text = Vaut 230 d’or.
    .gender = f
    .unique = yes
cards_treasure-mirror-of-shael = Miroir de Shael
    .text = Vaut 550 d’or.
    .unique = yes
cards_treasure-staff-of-light = Bâton de lumière
    .text = Vaut 700 d’or.
    .unique = yes
cards_treasure-rune-scarab = Scarabée runique
    .text = Vaut 400 d’or.
    .unique = yes
cards_treasure-ebon-amulet = Amulette d’ébène
    .text = Vaut 300 d’or.
    .gender = f
    .unique = yes
cards_treasure-silver-ring = Anneau d’argent
    .text = Vaut 160 d’or.
    .unique = yes
cards_treasure-flying-carpet = Tapis volant
    .text = Vaut 500 d’or.
    .unique = yes
cards_treasure-harp-of-tranquility = Harpe de sérénité
    .text = Vaut 2000 d’or.
    .gender = f
    .elision = none
    .unique = yes
cards_treasure-chalice-of-tamalir = Calice de Tamalir
    .text = Vaut 900 d’or.
    .unique = yes
cards_treasure-crystal-of-tival = Cristal de Tival
    .text = Vaut 240 d’or.
    .unique = yes
cards_treasure-sun-spear = Lance solaire
    .text = Vaut 1100 d’or.
    .gender = f
    .unique = yes
cards_treasure-crystal-of-orris = Cristal d’Orris
    .text = Vaut 320 d’or.
    .unique = yes
cards_treasure-bag-of-gems = Sac de gemmes
    .text = Vaut 1200 d’or.
    .unique = yes
cards_treasure-star-of-kellos = Étoile de Kellos
    .text = Vaut 800 d’or.
    .gender = f
    .unique = yes
cards_treasure-giant-ruby = Rubis géant
    .text = Vaut 3000 d’or.
    .unique = yes
cards_treasure-eyes-of-avra = Yeux d’Avra
    .text = Valent 420 d’or.
    .plural = yes
    .unique = yes
cards_treasure-ebon-ring = Anneau d’ébène
    .text = Vaut 80 d’or.
    .unique = yes
cards_treasure-vestments-of-kellos = Habits de Kellos
    .text = Valent 600 d’or.
    .plural = yes
    .unique = yes
cards_treasure-arcane-ring = Anneau des arcanes
    .text = Vaut 210 d’or.
    .unique = yes
cards_treasure-lodestone = Pierre d’aimant
    .text = Vaut 1 d’or.
    .gender = f
cards_treasure-artifact-eater = Dévoreur d’artefacts
    .text = Ne vaut pas d’or. Quand tu le prends, tu perds au hasard une autre de tes cartes Butin.
    .unique = yes
cards_treasure-forbidden-tome = Tome interdit
    .text = Si tu es dehors, tu peux lancer un dé à la fin de la partie. Sur 1–2, tu perds au hasard une autre carte Butin ; sur 3–6, le Tome vaut le dé fois 200 d’or.
    .unique = yes
cards_trap-trapdoor = Trappe
    .text = Garde cette carte. Au début de chaque tour, fais un test d’Agilité. Réussi : défausse la carte et continue ton tour. Raté : tu subis 1 blessure et ton tour finit.
    .gender = f
cards_trap-crossfire = Tirs croisés
    .text = Fais un test d’Armure. Raté : tu subis la différence en blessures.
    .plural = yes
cards_trap-cave-in = Éboulement
    .text = Garde cette carte. Au début de chaque tour, fais un test d’Agilité. Réussi : défausse la carte et continue ton tour. Raté : ton tour finit.
cards_trap-poisonous-snakes = Serpents venimeux
    .text = Lance un dé : les serpents t’infligent autant de blessures.
    .plural = yes
cards_trap-poisonous-gas = Gaz toxique
    .text = Lance un dé et retire 3 : tu subis autant de blessures. Relance et retire 3 : tu perds autant de tours.
    .unique = yes
cards_trap-explosion = Explosion
    .text = Tu subis 4 blessures et tu perds ton prochain tour.
    .gender = f
cards_trap-swinging-blade = Lame oscillante
    .text = Fais un test d’Armure. Raté : tu meurs.
    .gender = f
cards_trap-shuffle = Mélange
    .text = Mélange le paquet avec sa défausse et cette carte. Puis pioche à nouveau.
    .title = yes
cards_door-opens = La porte s’ouvre
    .text = Tu franchis la porte et tu avances.
    .title = yes
cards_door-jammed = Porte coincée
    .text = Elle ne bouge pas, et ton tour finit. Au prochain tour, tu peux réessayer ou sortir par ailleurs.
    .title = yes
cards_door-spear-trap = Piège à lances
    .text = Lance un dé et retire ta Chance : tu subis autant de blessures. La porte reste fermée et ton tour finit.
cards_door-shuffle = Mélange
    .text = Mélange le paquet avec sa défausse et cette carte. Puis pioche à nouveau.
    .title = yes
cards_crypt-gold-20 = Pièces d’or
    .text = Valent 20 d’or.
    .gender = f
    .plural = yes
cards_crypt-gold-90 = Pièces d’or
    .text = Valent 90 d’or.
    .gender = f
    .plural = yes
cards_crypt-gold-120 = Pièces d’or
    .text = Valent 120 d’or.
    .gender = f
    .plural = yes
cards_crypt-gold-250 = Pièces d’or
    .text = Valent 250 d’or.
    .gender = f
    .plural = yes
cards_crypt-unstable-potion = Potion instable
    .text = Tu peux la boire au début de ton tour : défausse-la et lance 2 dés. Sur 2, tu meurs ; sur 3–4, tu subis 6 blessures ; sur 5–6, tu subis 3 blessures ; sur 7, il ne se passe rien ; sur 8–10, tu soignes 3 blessures ; sur 11–12, tu soignes 6 blessures.
    .gender = f
cards_crypt-empty = Vide
    .text = Il n’y a rien ici.
    .title = yes
cards_crypt-old-bones = Vieux os
    .text = Lance un dé. Sur 1–3, il ne se passe rien. Sur 4–6, les os prennent vie : tu combats un Squelette sans pouvoir fuir.
    .plural = yes
cards_crypt-spear-trap = Piège à lances
    .text = Lance un dé et retire ton Armure : tu subis autant de blessures.
cards_crypt-shuffle = Mélange
    .text = Mélange le paquet avec sa défausse et cette carte. Puis pioche à nouveau.
    .title = yes
cards_corpse-gold-50 = Pièces d’or
    .text = Valent 50 d’or.
    .gender = f
    .plural = yes
cards_corpse-gold-100 = Pièces d’or
    .text = Valent 100 d’or.
    .gender = f
    .plural = yes
cards_corpse-gold-200 = Pièces d’or
    .text = Valent 200 d’or.
    .gender = f
    .plural = yes
cards_corpse-unstable-potion = Potion instable
    .text = Tu peux la boire au début de ton tour : défausse-la et lance 2 dés. Sur 2, tu meurs ; sur 3–4, tu subis 6 blessures ; sur 5–6, tu subis 3 blessures ; sur 7, il ne se passe rien ; sur 8–10, tu soignes 3 blessures ; sur 11–12, tu soignes 6 blessures.
    .gender = f
cards_corpse-empty = Vide
    .text = Il n’y a rien ici.
    .title = yes
cards_corpse-rope = Corde
    .text = Ne vaut pas d’or. Tu peux la défausser pour réussir d’office le test d’une Trappe ou d’un Trou dans le plafond.
    .gender = f
cards_corpse-old-bones = Vieux os
    .text = Lance un dé. Sur 1–3, il ne se passe rien. Sur 4–6, les os prennent vie : tu combats un Squelette sans pouvoir fuir.
    .plural = yes
cards_corpse-scorpion = Scorpion
    .text = Lance un dé : le Scorpion t’inflige autant de blessures.
cards_corpse-shuffle = Mélange
    .text = Mélange le paquet avec sa défausse et cette carte. Puis pioche à nouveau.
    .title = yes
cards_search-secret-door = Porte secrète
    .text = Tu peux aller aussitôt sur n’importe quelle case adjacente, même à travers un mur. S’il y a un monstre, tu ne peux pas le fuir.
    .gender = f
cards_search-empty = Vide
    .text = Il n’y a rien ici.
    .title = yes
cards_search-passage-down = Passage vers le bas
    .text = Pose un marqueur d’entrée sur cette salle. À ton prochain tour, tu pourras descendre aux catacombes.
cards_search-gold-10 = Pièces d’or
    .text = Valent 10 d’or.
    .gender = f
    .plural = yes
cards_search-gold-60 = Pièces d’or
    .text = Valent 60 d’or.
    .gender = f
    .plural = yes
cards_search-gold-70 = Pièces d’or
    .text = Valent 70 d’or.
    .gender = f
    .plural = yes
cards_search-gold-150 = Pièces d’or
    .text = Valent 150 d’or.
    .gender = f
    .plural = yes
cards_search-giant-centipede = Mille-pattes géant
    .text = Lance 2 dés : le Mille-pattes géant t’inflige autant de blessures.
cards_search-ferrox = Ferrox
    .text = Tu subis 2 blessures. Garde cette carte. Au début de chaque tour, fais un test de Chance. Réussi : défausse la carte. Raté : tu subis 1 blessure.
cards_search-unstable-potion = Potion instable
    .text = Tu peux la boire au début de ton tour : défausse-la et lance 2 dés. Sur 2, tu meurs ; sur 3–4, tu subis 6 blessures ; sur 5–6, tu subis 3 blessures ; sur 7, il ne se passe rien ; sur 8–10, tu soignes 3 blessures ; sur 11–12, tu soignes 6 blessures.
    .gender = f
cards_search-hidden-trap = Piège caché
    .text = Tu as déclenché un piège. Pioche une carte Piège.
cards_search-shuffle = Mélange
    .text = Mélange le paquet avec sa défausse et cette carte. Puis pioche à nouveau.
    .title = yes
cards_rune-healing = Rune de soin
    .text = À utiliser au début de ton tour : tu soignes jusqu’à 6 blessures.
    .gender = f
    .unique = yes
cards_rune-teleportation = Rune de téléportation
    .text = À utiliser au moment de te déplacer : tu vas sur une case adjacente, murs ou non. S’il y a un monstre, tu ne peux pas le fuir.
    .gender = f
    .unique = yes
cards_rune-death-touch = Toucher de la mort
    .text = À utiliser quand un monstre apparaît : le monstre disparaît et il n’y a pas de combat.
    .unique = yes
cards_rune-stasis = Rune de stase
    .text = À utiliser au moment de te déplacer : tu peux avancer jusqu’à trois fois ce tour. Tu affrontes chaque case où tu entres, et ce qui finit ton tour finit aussi cela.
    .gender = f
    .unique = yes
cards_rune-warning = Rune d’alarme
    .text = À utiliser après avoir pioché une carte de type Piège : tu la défausses sans effet.
    .gender = f
    .unique = yes
cards_rune-opening = Rune d’ouverture
    .text = À utiliser en passant une porte, une herse ou les deux : elles s’ouvrent sans carte ni test.
    .gender = f
    .unique = yes
cards_rune-lightning = Rune de foudre
    .text = À utiliser au début d’un combat : les 3 premières cartes du paquet de combat vont dans la pile de dégâts du monstre.
    .gender = f
    .unique = yes
cards_rune-protection = Rune de protection
    .text = À utiliser au moment de subir des blessures hors combat : tu en évites jusqu’à 6, si elles viennent d’une seule cause.
    .gender = f
    .unique = yes
cards_rune-levitation = Rune de lévitation
    .text = À utiliser avant le test d’un Puits sans fond, d’un Pont, d’un Éboulement ou d’une Toile d’araignée : tu le réussis d’office.
    .gender = f
    .unique = yes
cards_rune-fortune = Rune de fortune
    .text = À utiliser après un test de caractéristique raté : le test est réussi.
    .gender = f
    .unique = yes
cards_rune-sight = Rune de vision
    .text = À utiliser quand tu explores : pioche 3 tuiles, places-en une et remélange les deux autres.
    .gender = f
    .unique = yes
cards_rune-slumber = Rune de sommeil
    .text = À utiliser quand la Colère du dragon te frappe : tu gardes tes cartes Trésor et ne subis pas de blessures, mais tu dois quand même battre en retraite.
    .gender = f
    .unique = yes
cards_catacomb-exit = Sortie
    .text = Tu as trouvé une sortie. Tu peux quitter les catacombes.
    .gender = f
cards_catacomb-empty = Vide
    .text = Il n’y a rien ici.
    .title = yes
cards_catacomb-hole-in-the-roof = Trou dans le plafond
    .text = Fais un test d’Agilité. Réussi : tu peux quitter les catacombes. Raté : ton tour finit ; au prochain tour, tu peux refaire le test au lieu de piocher une carte.
cards_catacomb-hidden-trap = Piège caché
    .text = Tu as déclenché un piège. Pioche une carte Piège.
cards_catacomb-treasure-chest = Coffre au trésor
    .text = Si tu es dehors, tu peux lancer 2 dés à la fin de la partie : le Coffre vaut leur somme fois 100 d’or.
cards_catacomb-gigantic-diamond = Diamant gigantesque
    .text = Vaut 4000 d’or.
    .unique = yes
cards_catacomb-torch-goes-out = La torche s’éteint
    .text = Garde cette carte. Au début de chaque tour, fais un test de Chance. Réussi : défausse la carte et continue ton tour. Raté : ton tour finit.
    .title = yes
cards_catacomb-horde-of-rats = Horde de rats
    .text = Fais un test d’Armure. Raté : tu subis la différence en blessures.
    .gender = f
    .elision = none
cards_catacomb-spiders-venom = Venin d’araignée
    .text = Garde cette carte tant que tu es dans les catacombes. Au début de chaque tour, lance un dé : sur 1–2, tu subis 1 blessure.
    .unique = yes
cards_catacomb-razorwings = Ailes-rasoirs
    .text = Lance un dé : les Ailes-rasoirs t’infligent autant de blessures.
    .gender = f
    .plural = yes
cards_catacomb-sneak-attack-skeleton = Attaque sournoise : Squelette
    .text = Un Squelette surgit de l’ombre. Fais un test de Chance. Raté : tu subis la différence en blessures. Ensuite, tu dois combattre sans pouvoir fuir.
    .title = yes
cards_catacomb-sneak-attack-sorcerer = Attaque sournoise : Sorcier
    .text = Un Sorcier surgit de l’ombre. Fais un test de Chance. Raté : tu subis la différence en blessures. Ensuite, tu dois combattre sans pouvoir fuir.
    .title = yes
cards_catacomb-sneak-attack-troll = Attaque sournoise : Troll
    .text = Un Troll surgit de l’ombre. Fais un test de Chance. Raté : tu subis la différence en blessures. Ensuite, tu dois combattre sans pouvoir fuir.
    .title = yes
cards_catacomb-sneak-attack-golem = Attaque sournoise : Golem
    .text = Un Golem surgit de l’ombre. Fais un test de Chance. Raté : tu subis la différence en blessures. Ensuite, tu dois combattre sans pouvoir fuir.
    .title = yes
cards_catacomb-sneak-attack-demon = Attaque sournoise : Démon
    .text = Un Démon surgit de l’ombre. Fais un test de Chance. Raté : tu subis la différence en blessures. Ensuite, tu dois combattre sans pouvoir fuir.
    .title = yes
cards_catacomb-vampire-bite = Morsure de vampire
    .text = Fais un test avec ton Agilité ou ton Armure, la plus basse des deux. Raté : garde cette carte jusqu’à la fin ; au début de chaque tour, tu subis 1 blessure.
    .gender = f
cards_catacomb-deep-elf = Elfe des profondeurs
    .text = Tu peux le soudoyer : défausse autant de cartes Butin que tu veux et lance un dé, multiplié par 100. Si c’est moins que l’or que tu donnes, tu peux quitter les catacombes. Si c’est plus, tu combats un Sorcier sans pouvoir fuir.
cards_catacomb-giant-naga = Naga géant
    .text = Tu dois faire demi-tour. Déplace-toi comme pour sortir, mais tu restes dans les catacombes, tourné de l’autre côté et sans cartes dans ta pile.
cards_catacomb-shuffle = Mélange
    .text = Mélange le paquet avec sa défausse et cette carte. Puis pioche à nouveau.
    .title = yes

combat_combat-quick-shot = Tir rapide
combat_combat-true-shot = Tir précis
combat_combat-piercing-shot = Tir perforant
combat_combat-volley = Salve
combat_combat-slash = Taillade
combat_combat-lunge = Estoc
combat_combat-deep-blow = Coup profond
combat_combat-heart-strike = Frappe au cœur
combat_combat-agony-bolt = Trait d’agonie
combat_combat-bolt = Éclair
combat_combat-arcane-blast = Explosion arcanique
combat_combat-inferno = Brasier
combat_power-guided-shot = Tir guidé
    .text = Après la révélation, tu peux échanger cette carte contre une autre de ta main. Celle-ci est défaussée.
combat_power-elven-volley = Salve elfique
combat_power-evasive-step = Pas de côté
    .text = Si tu perds cette manche, ta pile de dégâts reçoit au plus 1 carte.
combat_power-hunters-patience = Patience du chasseur
    .text = À la prochaine manche, ajoute 3 à ta valeur d’attaque.
combat_power-cleansing-flame = Flamme purificatrice
combat_power-prayer-of-kellos = Prière à Kellos
    .text = Tu peux défausser 1 carte de ta pile de dégâts.
combat_power-penance = Pénitence
    .text = Tu peux mettre 1 carte de ta main dans ta propre pile de dégâts pour ajouter 3 à ta valeur d’attaque.
combat_power-blessed-ward = Garde bénie
    .text = À la prochaine manche, ton adversaire ne peut pas te porter de coup de grâce.
combat_power-unleashed-rage = Rage déchaînée
    .text = Tu peux défausser de ta main des cartes de valeur d’attaque 1. Pour chacune, ajoute 1 à ta valeur d’attaque.
combat_power-axe-storm = Tempête de haches
combat_power-reckless-charge = Charge téméraire
    .text = Pioche 1 carte de combat.
combat_power-battle-cry = Cri de guerre
    .text = Ton adversaire défausse au hasard 1 carte de sa main.
combat_power-piercing-arrow = Flèche perforante
combat_power-tribal-cunning = Ruse tribale
    .text = Pioche 2 cartes de combat.
combat_power-swift-strike = Frappe vive
    .text = Cette manche, ton adversaire ne peut pas contre-attaquer.
combat_power-sisterhood = Sororité
    .text = Choisis 1 carte de la pile de combat et prends-la en main.
combat_power-shield-wall = Mur de boucliers
    .text = Si tu perds cette manche, ta pile de dégâts reçoit 1 carte de moins.
combat_power-glorious-blow = Coup glorieux
combat_power-knights-challenge = Défi du chevalier
    .text = À la prochaine manche, ton adversaire doit jouer une carte de mêlée s’il en a une.
combat_power-heroic-stand = Résistance héroïque
    .text = À la prochaine manche, ajoute 1 à ta valeur d’attaque.
combat_power-shared-fates = Destins partagés
    .text = Tu regardes la main de ton adversaire et peux prendre une des cartes.
combat_power-firestorm = Tempête de feu
combat_power-brightblaze-dive = Piqué de Vive-Flamme
    .text = Si tu gagnes cette manche, la première carte du paquet de combat va aussi dans la pile de dégâts de ton adversaire.
combat_power-ancestral-wrath = Courroux ancestral
    .text = Si ton adversaire a joué une carte à distance, ajoute 1 à ta valeur d’attaque.
combat_power-poisoned-arrow = Flèche empoisonnée
    .text = Choisis un type d’attaque. Si ton adversaire l’utilise à la prochaine manche, ajoute 4 à ta valeur d’attaque.
combat_power-deadly-shot = Tir mortel
    .text = Choisis un type d’attaque. Si tu l’utilises à la prochaine manche, ajoute 2 à ta valeur d’attaque.
combat_power-bone-splinters = Éclats d’os
    .text = Si tu gagnes cette manche, la première carte du paquet de combat va aussi dans la pile de dégâts de ton adversaire.
combat_power-grave-chill = Froid du tombeau
    .text = Ton adversaire défausse au hasard 1 carte de sa main.
combat_power-agony-of-remembrance = Agonie du souvenir
    .text = À la prochaine manche, si ton adversaire joue une carte de valeur d’attaque 3 ou plus, cette carte est annulée.
combat_power-infernal-pact = Pacte infernal
    .text = Pioche 2 cartes de combat.
combat_power-dark-bolt = Trait obscur
    .text = Cette manche, ton adversaire ne peut pas contre-attaquer.
combat_power-soulfire = Feu de l’âme
combat_power-hammer-blow = Coup de marteau
    .text = À la prochaine manche, ajoute 1 à ta valeur d’attaque.
combat_power-wild-swing = Coup sauvage
    .text = À la prochaine manche, retire 2 à ta valeur d’attaque.
combat_power-crushing-grip = Étreinte broyeuse
    .text = À la prochaine manche, ton adversaire ne peut pas contre-attaquer.
combat_power-thick-hide = Cuir épais
    .text = Si tu perds cette manche, ta pile de dégâts reçoit 1 carte de moins.
combat_power-natural-armor = Armure naturelle
    .text = Tu peux défausser jusqu’à 2 cartes de ta pile de dégâts.
combat_power-stone-fist = Poing de pierre
    .text = Si ton adversaire a joué une carte à distance, cette carte est annulée.
combat_power-iron-skin = Peau de fer
    .text = Si tu perds cette manche, ta pile de dégâts reçoit 2 cartes de moins.
combat_power-earthshaker = Secousse
combat_power-aura-of-terror = Aura de terreur
    .text = Si tu gagnes cette manche, tu peux déplacer une carte de la pile de combat vers la pile de dégâts de ton adversaire.
combat_power-hellfire = Feu de l’enfer
combat_power-burning-whip = Fouet ardent
    .text = Si tu gagnes cette manche, la première carte du paquet de combat va aussi dans la pile de dégâts de ton adversaire.
combat_power-infernal-hunger = Faim infernale
    .text = Ton adversaire défausse au hasard 1 carte de sa main.

heroes_lindel = Lindel
    .gender = m
    .article = none
    .text = Après un test de caractéristique, tu peux relancer un des deux dés. Le second résultat compte alors.
    .intro = Lindel
heroes_brother-gherinn = Frère Gherinn
    .gender = m
    .article = none
    .text = Une fois par tour, avant un test de caractéristique, tu peux subir 1 blessure pour gagner 3 jetons de détermination. Après avoir lancé les dés de la Colère du dragon, tu peux en relancer un ou les deux ; le second résultat compte.
    .intro = Frère Gherinn
heroes_krutzbeck = Krutzbeck
    .gender = m
    .article = none
    .text = Tu dois toujours attaquer un monstre : tu ne peux jamais fuir. En combat, tu peux compléter ta main à 6 cartes au lieu de 5.
    .intro = Krutzbeck
heroes_tatianna = Tatianna
    .gender = f
    .article = none
    .text = Si tu choisis d’attaquer alors que tu pourrais fuir, tu peux révéler les 5 premières cartes du paquet de combat. Les attaques à distance vont dans la pile de dégâts du monstre ; le reste est défaussé.
    .intro = Tatianna
heroes_hugo-the-glorious = Hugo le Glorieux
    .gender = m
    .article = none
    .text = Quand tu tues un monstre en combat, tu peux défausser jusqu’à 2 cartes de ta pile de dégâts avant qu’elles ne deviennent des blessures.
    .intro = Hugo le Glorieux
heroes_challara-and-brightblaze = Challara et Vive-Flamme
    .gender = f
    .article = none
    .text = Quand tu pioches une carte Donjon, tu peux la défausser et en piocher une autre, que tu dois affronter. Avec 8 blessures ou plus, tu commences les combats sans carte de puissance.
    .one = Challara
    .intro = Challara, avec Vive-Flamme

monsters_skeleton = Squelette
monsters_sorcerer = Sorcier
monsters_troll = Troll
monsters_golem = Golem
monsters_demon = Démon

places_tower-nw = Tour nord-ouest
    .gender = f
places_tower-ne = Tour nord-est
    .gender = f
places_tower-sw = Tour sud-ouest
    .gender = f
places_tower-se = Tour sud-est
    .gender = f
places_treasure-chamber = Chambre du trésor
    .gender = f
    .unique = yes

rooms_chamber = Chambre
    .text = Pioche une carte Donjon.
    .many = Chambres
    .gender = f
rooms_corridor = Couloir
    .text = Tu ne pioches pas de carte ici : tu dois aussitôt repartir.
    .many = Couloirs
rooms_portcullis = Herse
    .text = Pioche une carte Donjon. On ne peut pas fuir les monstres dans cette salle. Pour passer la herse, il faut réussir un test de Force.
    .many = Herses
    .gender = f
    .elision = none
rooms_catacomb-entrance = Entrée des catacombes
    .text = Pioche une carte Donjon. À partir de ton prochain tour, tu peux descendre aux catacombes.
    .many = Entrées des catacombes
    .gender = f
rooms_rotating-room = Salle tournante
    .text = La première fois que quelqu’un entre, la salle fait un demi-tour et le tour finit.
    .many = Salles tournantes
    .gender = f
rooms_trap = Chambre piégée
    .text = Pioche une carte Piège.
    .many = Chambres piégées
    .gender = f
rooms_darkness = Chambre ténébreuse
    .text = Tu dois aussitôt repartir : un dé décide par où.
    .many = Chambres ténébreuses
    .gender = f
rooms_cave-in = Éboulement
    .text = Pioche une carte Donjon. À partir de ton prochain tour, tu peux repartir d’où tu viens, ou traverser par un test d’Agilité.
    .many = Éboulements
rooms_bridge = Pont
    .text = Tu peux rester de ce côté et repartir au prochain tour, ou traverser par un test d’Agilité, plus difficile à chaque carte Butin. Si tu tombes, tu finis dans les catacombes.
    .many = Ponts
rooms_spider-web = Toile d’araignée
    .text = Tu peux reculer et repartir au prochain tour, ou traverser par un test de Force. Si tu rates, la toile te retient.
    .many = Toiles d’araignée
    .gender = f
rooms_chasm = Gouffre
    .text = Pioche une carte Donjon. Tu ne peux sortir que par les passages de la moitié où tu te tiens.
    .many = Gouffres
rooms_bottomless-pit = Puits sans fond
    .text = Fais un test de Chance. Raté : tu meurs.
    .many = Puits sans fond

decks_dungeon = Paquet Donjon
    .one = paquet Donjon
decks_dragon = Paquet Dragon
    .one = paquet Dragon
decks_treasure = Paquet Trésor
    .one = paquet Trésor
decks_crypt = Paquet Crypte
    .one = paquet Crypte
decks_corpse = Paquet Cadavre
    .one = paquet Cadavre
decks_door = Paquet Porte
    .one = paquet Porte
decks_search = Paquet Fouille
    .one = paquet Fouille
decks_catacomb = Paquet Catacombes
    .one = paquet Catacombes
decks_trap-deck = Paquet Piège
    .one = paquet Piège
decks_rune = Paquet Rune
    .one = paquet Rune

others_strength = Force
    .gender = f
others_agility = Agilité
    .gender = f
others_armor = Armure
    .gender = f
others_luck = Chance
    .gender = f
others_lowest-agility-armor = Agilité ou Armure
    .gender = f
    .de = d’Agilité ou d’Armure
others_melee = mêlée
others_ranged = distance
others_magic = magie
others_north = Nord
others_east = Est
others_south = Sud
others_west = Ouest
others_dragon-rage-roll = Colère du dragon
    .gender = f
others_determination = Détermination
    .gender = f
others_sun-track = Piste du soleil
    .gender = f
others_entrance = Marqueur d’entrée des catacombes
others_lindel-reroll = Second jet
others_gherinn-penance = Pénitence
    .gender = f
others_gherinn-kellos = Grâce de Kellos
    .gender = f
others_krutzbeck-hand = Sixième carte
    .gender = f
others_tatianna-first-shot = Premier tir
others_hugo-glory = Gloire
    .gender = f
others_challara-foresight = Prémonition
    .gender = f

obstacles_portcullis = herse
    .gender = f
    .elision = none

decisions_DEC-HERO = Choisis ton héros
decisions_DEC-TOWER = Choisis la tour où tu commences
decisions_DEC-START-ORDER = Début de ton tour : par quoi commencer ?
decisions_DEC-ACT = À toi : que fais-tu ?
decisions_DEC-MOVE-AGAIN = Tu continues : où vas-tu ?
decisions_DEC-LEAVE = Quitter le donjon avec ton Butin ?
decisions_DEC-OBSTACLE-RUNE = Ouvrir la voie avec la Rune d’ouverture ?
decisions_DEC-TILE = Utiliser la Rune de vision ?
decisions_DEC-TILE-TURN = Tourne la nouvelle salle : où pointe sa flèche ?
decisions_DEC-HALF = Sur quelle moitié de la salle te tiens-tu ?
decisions_DEC-BRIDGE = Le Pont : traverser, ou rester ?
decisions_DEC-BRIDGE-LOOT = Jeter du Butin pour traverser plus léger ?
decisions_DEC-WEB = La Toile d’araignée : traverser, ou reculer ?
decisions_DEC-CARD-MAY = Prendre ce qu’offre la carte ?
decisions_DEC-SECRET = Où mène la porte secrète ?
decisions_DEC-BRIBE = Que proposes-tu à l’Elfe des profondeurs ?
decisions_DEC-CHALLARA = Garder cette carte Donjon ?
decisions_DEC-PENANCE = Subir 1 blessure pour 3 jetons de détermination ?
decisions_DEC-REROLL-TEST = Relancer un des dés ?
decisions_DEC-REROLL-RAGE = Colère du dragon : relancer des dés ?
decisions_DEC-TEST-ITEM = Dépenser la Corde ou une rune pour réussir le test ?
decisions_DEC-WOUND-RUNE = Utiliser la Rune de protection ?
decisions_DEC-TRAP-RUNE = Défausser le piège avec la Rune d’alarme ?
decisions_DEC-MONSTER-RUNE = Détruire le monstre avec le Toucher de la mort ?
decisions_DEC-TOKEN = Prends un jeton de monstre sur le plateau
decisions_DEC-ESCAPE = Fuir ou attaquer ?
decisions_DEC-TATIANNA = Tirer avant le combat ?
decisions_DEC-COMBAT-RUNE = Utiliser la Rune de foudre ?
decisions_DEC-HAND6 = Combien de cartes veux-tu en main ?
decisions_DEC-CARD = Choisis ta carte pour cette manche
decisions_DEC-POWER = Ta carte de puissance fait effet
decisions_DEC-COUNTER = Contre-attaquer ?
decisions_DEC-HUGO = Gloire : quels dégâts défausses-tu ?
decisions_DEC-RETREAT = Le dragon te chasse : où vas-tu ?
decisions_DEC-CAT-DIR = Dans quelle direction marches-tu dans les catacombes ?
decisions_DEC-CAT-HOLE = Réessayer le Trou dans le plafond ?
decisions_DEC-CAT-SIDE = Tourner à gauche ou à droite ?
decisions_DEC-END-ITEM = Fin de la partie : utilise tes objets
decisions_DEC-HVH-LOOT = Prends une carte Butin au perdant
decisions_DEC-HVH-FLEE = Où fuis-tu ?
decisions_DEC-SERVANT = Tu sers Kalladra : déplace un monstre
decisions_DEC-WAIT-LOOT = Tu perds connaissance : quel Butin perds-tu ?
decisions_DEC-FLEE-ROUND = Manche gagnée : essayer de fuir, ou infliger les dégâts ?
decisions_DEC-SLUMBER = Utiliser la Rune de sommeil ?
decisions_DEC-TOWER-POWER = Apparaître dans une autre tour ?
decisions_DEC-MONSTROUS = Chercher le trésor du monstre ?
decisions_DEC-HVH-TARGET = Qui attaques-tu ?
decisions_DEC-SERVANT-TARGET = Qui le monstre attaque-t-il ?
decisions_DEC-SERVANT-PLACE = Où le monstre arrive-t-il ?
decisions_DEC-WAIT-SPACE = Où reprends-tu connaissance ?
decisions_DEC-DARK = Lancer le dé dans le noir, ou te téléporter ?

questions_DEC-CARD-MAY-loot-body = Dépouiller le corps ?
answers_DEC-CARD-MAY-loot-body_yes = Le dépouiller
answers_DEC-CARD-MAY-loot-body_no = Le laisser
questions_DEC-CARD-MAY-open-crypt = Ouvrir la crypte ?
answers_DEC-CARD-MAY-open-crypt_yes = L’ouvrir
answers_DEC-CARD-MAY-open-crypt_no = La laisser fermée
questions_DEC-CARD-MAY-leave-catacombs = Quitter les catacombes ?
answers_DEC-CARD-MAY-leave-catacombs_yes = Sortir
answers_DEC-CARD-MAY-leave-catacombs_no = Rester en bas
questions_DEC-CARD-MAY-secret-door = Franchir la porte secrète ?
answers_DEC-CARD-MAY-secret-door_yes = La franchir
answers_DEC-CARD-MAY-secret-door_no = Rester ici
questions_DEC-CARD-MAY-bribe = Soudoyer l’Elfe des profondeurs ?
answers_DEC-CARD-MAY-bribe_yes = Le soudoyer
answers_DEC-CARD-MAY-bribe_no = Ne rien lui donner
questions_DEC-TILE-pick = Rune de vision : quelle salle places-tu ?
answers_DEC-OBSTACLE-RUNE_use = Utiliser la rune
answers_DEC-OBSTACLE-RUNE_no = La garder
answers_DEC-TILE_use = Utiliser la rune
answers_DEC-TILE_no = La garder
answers_DEC-WOUND-RUNE_use = Utiliser la rune
answers_DEC-WOUND-RUNE_no = La garder
answers_DEC-TRAP-RUNE_use = Utiliser la rune
answers_DEC-TRAP-RUNE_no = La garder
answers_DEC-COMBAT-RUNE_use = Utiliser la rune
answers_DEC-COMBAT-RUNE_no = La garder
answers_DEC-SLUMBER_use = Utiliser la rune
answers_DEC-SLUMBER_no = La garder
answers_DEC-MONSTER-RUNE_use = Le détruire
answers_DEC-MONSTER-RUNE_no = Garder la rune
answers_DEC-TEST-ITEM_use = Réussir le test
answers_DEC-TEST-ITEM_no = Ne rien dépenser
answers_DEC-PENANCE_use = Faire pénitence
answers_DEC-PENANCE_no = Juste lancer les dés
answers_DEC-TATIANNA_use = Tirer
answers_DEC-TATIANNA_no = Ne pas tirer
answers_DEC-REROLL-TEST_no = Garder les dés tels quels
answers_DEC-REROLL-RAGE_no = Garder les dés tels quels
answers_DEC-POWER_yes = L’utiliser
answers_DEC-POWER_no = Ne pas l’utiliser
answers_DEC-POWER_stop = Rien de plus
answers_DEC-HUGO_stop = Rien de plus
answers_DEC-COUNTER_stop = Ne plus jouer de carte
answers_DEC-BRIDGE-LOOT_stop = Traverser maintenant
answers_DEC-BRIBE_stop = Ne rien ajouter
answers_DEC-MOVE-AGAIN_stop = Rester ici
answers_DEC-TOWER-POWER_no = Continuer de cette tour
answers_DEC-MONSTROUS_no = Ne pas chercher
answers_DEC-HVH-LOOT_none = Ne rien prendre

options_yes = Oui
options_no = Non
options_use = Utiliser
options_stop = Arrêter
options_done = Continuer le tour
options_search = Fouiller la salle
options_enter-catacombs = Descendre aux catacombes
options_draw-dragon = Piocher une carte Dragon
options_leave-dungeon = Quitter le donjon
options_retreat = Rebrousser chemin
options_cross = Traverser
options_stasis = Utiliser la Rune de stase
options_leave = Quitter le donjon
options_go-on = Continuer
options_stay = Rester de ce côté
options_withdraw = Reculer
options_wait = Attendre
options_keep = Garder la carte
options_redraw = La défausser et en piocher une autre
options_first = Relancer le premier dé
options_second = Relancer le second dé
options_both = Relancer les deux dés
options_escape = Fuir
options_attack = Attaquer
options_six = Six cartes
options_five = Cinq cartes
options_left = À gauche
options_right = À droite
options_test-again = Refaire le test
options_draw = Piocher une carte
options_lost-turn = Perdre le tour
options_web = Se libérer de la Toile d’araignée
options_none = Rien
options_pass = N’en déplacer aucun
options_add-monster = Appeler un autre monstre
options_roll = Lancer le dé
options_try-to-escape = Essayer de fuir
options_deal-damage = Infliger les dégâts

pointing_move = Aller { AU($place) }
pointing_teleport = Se téléporter { AU($place) }
pointing_to = Aller { AU($place) }
pointing_token = Prendre le jeton { DANS($place) }
pointing_servant =
    Déplacer le monstre { DANS($place) } { $compass ->
        [north] vers le nord
        [east] vers l’est
        [south] vers le sud
       *[west] vers l’ouest
    }
pointing_effect = Résoudre { LE($thing) }
pointing_item = Utiliser { LE($thing) }
pointing_decline = Ne pas utiliser { LE($thing) }
pointing_loot =
    { $verb ->
        [throw] Jeter { LE($thing) }
        [offer] Proposer { LE($thing) }
        [lose] Perdre { LE($thing) }
        [take] Prendre { LE($thing) }
       *[choose] Choisir { LE($thing) }
    }
pointing_back = Une carte face cachée du { ONE($deck) }
pointing_card =
    { $verb ->
        [play] Jouer { QUOTE($card) }
        [counter] Contre-attaquer avec { QUOTE($card) }
        [discard] Défausser { QUOTE($card) }
       *[choose] Choisir { QUOTE($card) }
    }
pointing_type =
    { $type ->
        [melee] Attaques de mêlée
        [ranged] Attaques à distance
       *[magic] Attaques magiques
    }
pointing_tile = Placer { LE($room) }
pointing_face =
    { $compass ->
        [north] Vers le nord
        [east] Vers l’est
        [south] Vers le sud
       *[west] Vers l’ouest
    }
pointing_half =
    { $half ->
        [arrow] La moitié avec la flèche
       *[opposite] La moitié opposée à la flèche
    }
pointing_tower = Commencer { DANS($place) }
pointing_tower-power = Apparaître { DANS($place) }
pointing_seat = Attaquer { $name }

list_one = { UN($thing) }
list_rooms =
    { $count ->
        [2] deux { MANY($thing) }
        [3] trois { MANY($thing) }
        [4] quatre { MANY($thing) }
       *[5] cinq { MANY($thing) }
    }
list_cards =
    { $count ->
        [2] deux cartes { QUOTE($thing) }
        [3] trois cartes { QUOTE($thing) }
        [4] quatre cartes { QUOTE($thing) }
       *[5] cinq cartes { QUOTE($thing) }
    }
list_combat-one = { QUOTE($card) }
list_combat =
    { $count ->
        [2] deux { QUOTE($card) }
        [3] trois { QUOTE($card) }
        [4] quatre { QUOTE($card) }
       *[5] cinq { QUOTE($card) }
    }
dice_one = un { $die }
dice_two = un { $first } et un { $second }, { $total } en tout
dice_sum = { $dice } = { $total } contre { $needs }
dice_sum-loot = { $dice } + { $bonus } pour le Butin = { $total } contre { $needs }
loot_the =
    { $gold ->
        [0] { LE($thing) }
       *[other] { LE($thing) } ({ $gold } d’or)
    }
loot_a =
    { $gold ->
        [0] { UN($thing) }
       *[other] { UN($thing) } ({ $gold } d’or)
    }

events_hero =
    { $who ->
        [you] Tu joues { INTRO($hero) }.
       *[other] { $name } joue { INTRO($hero) }.
    }
events_first-roll =
    { $who ->
        [you] Tu lances le dé pour savoir qui commence : un { $die }.
       *[other] { $name } lance le dé pour savoir qui commence : un { $die }.
    }
events_first-roll-again =
    { $who ->
        [you] Tu relances : un { $die }.
       *[other] { $name } relance : un { $die }.
    }
events_first-player =
    { $who ->
        [you] Tu commences.
       *[other] { $name } commence.
    }
events_rune-dealt =
    { $who ->
        [you] Tu reçois { LE($card) }.
       *[other] { $name } reçoit { LE($card) }.
    }
events_late-start = Départ tardif : le dé fait { $die }, le soleil commence donc sur la case { $space }.
events_tower-taken =
    { $who ->
        [you] Tu commences { DANS($tower) }.
       *[other] { $name } commence { DANS($tower) }.
    }
events_turn =
    { $who ->
        [you] C’est ton tour.
       *[other] C’est au tour { DE($name) }.
    }
events_sun = Le soleil avance sur la case { $space } de { $last }.
events_sunset = Le dé fait { $die } : le soleil se couche et les tours se ferment.
events_no-sunset =
    Le dé fait { $die } : les tours restent ouvertes. { $upTo ->
        [1] Seul un 1
        [2] Seul un 1 ou un 2
       *[other] Tout nombre de 1 à { $upTo }
    } les aurait fermées.
events_turn-waits =
    { $who ->
        [you] Tu attends que le chemin du retour soit libre.
       *[other] { $name } attend que le chemin du retour soit libre.
    }
events_turn-blocked =
    { $who ->
        [you] Tu perds ce tour : tous les chemins sont bloqués.
       *[other] { $name } perd ce tour : tous les chemins sont bloqués.
    }
events_turn-cut =
    { $who ->
        [you] Tu perds le reste de ton tour.
       *[other] { $name } perd le reste de son tour.
    }
events_turn-skipped =
    { $left ->
        [0] { $who ->
            [you] Tu perds ce tour.
           *[other] { $name } perd ce tour.
        }
        [1] { $who ->
            [you] Tu perds ce tour et encore le suivant.
           *[other] { $name } perd ce tour et encore le suivant.
        }
       *[other] { $who ->
            [you] Tu perds ce tour et encore les { $left } suivants.
           *[other] { $name } perd ce tour et encore les { $left } suivants.
        }
    }
events_turns-to-lose =
    { $turns ->
        [1] { $who ->
            [you] Tu perdras ton prochain tour.
           *[other] { $name } perdra son prochain tour.
        }
       *[other] { $who ->
            [you] Tu perdras tes { $turns } prochains tours.
           *[other] { $name } perdra ses { $turns } prochains tours.
        }
    }
events_explored =
    { $who ->
        [you] Tu découvres { UN($room) } en { $cell }.
       *[other] { $name } découvre { UN($room) } en { $cell }.
    }
events_tile-turned =
    { CAPITAL(LE($room)) } en { $cell } { $way ->
        [right] tourne d’un quart de tour à droite
        [round] fait un demi-tour
        [left] tourne d’un quart de tour à gauche
       *[unknown] tourne
    }.
events_tiles =
    { $count ->
        [one] { $who ->
            [you] Tu regardes { $count } salle.
           *[other] { $name } regarde { $count } salle.
        }
       *[other] { $who ->
            [you] Tu regardes { $count } salles.
           *[other] { $name } regarde { $count } salles.
        }
    }
events_tiles-seen =
    { $count ->
        [one] { $who ->
            [you] Tu regardes { $count } salle : { LIST($rooms) }.
           *[other] { $name } regarde { $count } salle : { LIST($rooms) }.
        }
       *[other] { $who ->
            [you] Tu regardes { $count } salles : { LIST($rooms) }.
           *[other] { $name } regarde { $count } salles : { LIST($rooms) }.
        }
    }
events_moved =
    { $who ->
        [you] { $how ->
            [secret] Tu vas { AU($place) } par la porte secrète.
            [teleport] Tu te téléportes { AU($place) }.
            [tower] Tu apparais { DANS($place) }.
            [escape] Tu fuis et reviens { AU($place) }.
            [retreat] Tu fuis le dragon et vas { AU($place) }.
            [surface] Tu remontes des catacombes { DANS($place) }.
            [flee] Tu t’enfuis { AU($place) }.
            [wake] Tu te retrouves { DANS($place) }.
           *[walk] Tu vas { AU($place) }.
        }
       *[other] { $how ->
            [secret] { $name } va { AU($place) } par la porte secrète.
            [teleport] { $name } se téléporte { AU($place) }.
            [tower] { $name } apparaît { DANS($place) }.
            [escape] { $name } fuit et revient { AU($place) }.
            [retreat] { $name } fuit le dragon et va { AU($place) }.
            [surface] { $name } remonte des catacombes { DANS($place) }.
            [flee] { $name } s’enfuit { AU($place) }.
            [wake] { $name } se retrouve { DANS($place) }.
           *[walk] { $name } va { AU($place) }.
        }
    }
events_half =
    { $half ->
        [arrow] { $who ->
            [you] Tu te tiens sur la moitié de la salle en { $cell } qui porte la flèche.
           *[other] { $name } se tient sur la moitié de la salle en { $cell } qui porte la flèche.
        }
       *[opposite] { $who ->
            [you] Tu te tiens sur la moitié de la salle en { $cell } opposée à la flèche.
           *[other] { $name } se tient sur la moitié de la salle en { $cell } opposée à la flèche.
        }
    }
events_door-shut = La porte reste fermée.
events_darkness =
    { $who ->
        [you] Dans le noir, ton dé fait { $die } et tu continues à tâtons.
       *[other] Dans le noir, le dé { DE($name) } fait { $die } : il faut continuer à tâtons.
    }
events_darkness-blocked =
    { $who ->
        [you] Dans le noir, ton dé fait { $die } : on ne passe pas.
       *[other] Dans le noir, le dé { DE($name) } fait { $die } : on ne passe pas.
    }
stays_bridge =
    { $who ->
        [you] Tu ne traverses pas le Pont.
       *[other] { $name } ne traverse pas le Pont.
    }
stays_bridge-crossed =
    { $who ->
        [you] Tu as traversé le Pont, et ton tour finit : le chemin s’arrête là.
       *[other] { $name } a traversé le Pont, et son tour finit : le chemin s’arrête là.
    }
stays_web =
    { $who ->
        [you] Tu recules devant la Toile d’araignée.
       *[other] { $name } recule devant la Toile d’araignée.
    }
stays_web-crossed =
    { $who ->
        [you] Tu as traversé la Toile d’araignée, et ton tour finit : le chemin s’arrête là.
       *[other] { $name } a traversé la Toile d’araignée, et son tour finit : le chemin s’arrête là.
    }
stays_stuck =
    { $who ->
        [you] La Toile d’araignée te retient.
       *[other] La Toile d’araignée retient { $name }.
    }
stays_freed =
    { $who ->
        [you] Tu te libères de la Toile d’araignée.
       *[other] { $name } se libère de la Toile d’araignée.
    }
stays_pit =
    { $who ->
        [you] Tu passes le Puits sans fond.
       *[other] { $name } passe le Puits sans fond.
    }
stays_corridor =
    { $who ->
        [you] Ton tour finit dans le Couloir : le chemin s’arrête là.
       *[other] Le tour { DE($name) } finit dans le Couloir : le chemin s’arrête là.
    }
stays_corridor-again =
    { $who ->
        [you] Ton tour finit dans le Couloir, traversé deux fois ce tour.
       *[other] Le tour { DE($name) } finit dans le Couloir, traversé deux fois ce tour.
    }
stays_tower =
    { $who ->
        [you] Ton tour finit dans la tour : le chemin s’arrête là.
       *[other] Le tour { DE($name) } finit dans la tour : le chemin s’arrête là.
    }
stays_darkness =
    { $who ->
        [you] Ton tour finit dans le noir : le chemin s’arrête là.
       *[other] Le tour { DE($name) } finit dans le noir : le chemin s’arrête là.
    }
stays_cave-in =
    { $who ->
        [you] Tu restes derrière les gravats.
       *[other] { $name } reste derrière les gravats.
    }
stays_rotating =
    { $who ->
        [you] Tu restes dans la Salle tournante.
       *[other] { $name } reste dans la Salle tournante.
    }
events_searches =
    { $who ->
        [you] Tu fouilles la salle en { $cell }.
       *[other] { $name } fouille la salle en { $cell }.
    }
events_walled-in = Il n’y a aucune issue { DU($place) }.
events_draws =
    { $who ->
        [you] Tu pioches { UN($card) } du { ONE($deck) }.
       *[other] { $name } pioche { UN($card) } du { ONE($deck) }.
    }
events_draws-hidden =
    { $who ->
        [you] Tu pioches une carte Butin du { ONE($deck) }.
       *[other] { $name } pioche une carte Butin du { ONE($deck) } sans la montrer.
    }
events_shuffles-card = La carte « Mélange » sort : on mélange le { ONE($deck) }.
events_shuffles-empty = Le { ONE($deck) } est épuisé : on mélange sa défausse.
events_shuffles-returned = On mélange le { ONE($deck) } avec ce qui lui revient.
events_deck-empty = Le { ONE($deck) } est vide : il n’y a plus rien à piocher.
events_keeps =
    { $who ->
        [you] Tu dois garder { LE($card) }.
       *[other] { $name } doit garder { LE($card) }.
    }
events_kept-gone =
    { TITLE($card) ->
        [yes] { $who ->
            [you] Tu défausses { LE($card) }.
           *[other] { $name } défausse { LE($card) }.
        }
       *[no] { $who ->
            [you] Tu te débarrasses { DU($card) }.
           *[other] { $name } se débarrasse { DU($card) }.
        }
    }
events_kept-gone-another =
    { TITLE($card) ->
        [yes] { $who ->
            [you] Tu défausses { LE($card) }, mais il t’en reste une autre.
           *[other] { $name } défausse { LE($card) }, mais il lui en reste une autre.
        }
       *[no] { $who ->
            [you] Tu te débarrasses { DU($card) }, mais il te reste une autre carte pareille.
           *[other] { $name } se débarrasse { DU($card) }, mais il lui reste une autre carte pareille.
        }
    }
events_refuses =
    { $who ->
        [you] Tu défausses { LE($card) } sans { PLURAL($card) ->
            [yes] les affronter
           *[no] l’affronter
        }.
       *[other] { $name } défausse { LE($card) } sans { PLURAL($card) ->
            [yes] les affronter
           *[no] l’affronter
        }.
    }
declined_loot-body =
    { $who ->
        [you] Tu laisses le corps en paix.
       *[other] { $name } laisse le corps en paix.
    }
declined_open-crypt =
    { $who ->
        [you] Tu laisses la crypte fermée.
       *[other] { $name } laisse la crypte fermée.
    }
declined_leave-catacombs =
    { $who ->
        [you] Tu restes dans les catacombes.
       *[other] { $name } reste dans les catacombes.
    }
declined_secret-door =
    { $who ->
        [you] Tu ne franchis pas la porte secrète.
       *[other] { $name } ne franchit pas la porte secrète.
    }
declined_bribe =
    { $who ->
        [you] Tu ne donnes rien à l’Elfe des profondeurs.
       *[other] { $name } ne donne rien à l’Elfe des profondeurs.
    }
events_gains =
    { $who ->
        [you] Tu prends { $loot } et as maintenant
       *[other] { $name } prend { $loot } et a maintenant
    } { $held ->
        [one] { $held } carte Butin
       *[other] { $held } cartes Butin
    }.
events_gains-hidden =
    { $who ->
        [you] Tu prends une carte Butin et en as maintenant { $held }.
       *[other] { $name } prend une carte Butin et en a maintenant { $held }.
    }
events_loses =
    { $who ->
        [you] { $why ->
            [random] Tu perds au hasard
            [bridge] Tu jettes
            [bribe] Tu donnes
            [used] Tu dépenses
            [drunk] Tu bois
           *[other] Tu perds
        }
       *[other] { $why ->
            [random] { $name } perd au hasard
            [bridge] { $name } jette
            [bribe] { $name } donne
            [used] { $name } dépense
            [drunk] { $name } boit
           *[other] { $name } perd
        }
    } { $gold ->
        [0] { UN($card) }
       *[other] { UN($card) } ({ $gold } d’or)
    } : il ne reste { $held ->
        [0] plus de Butin
        [1] qu’une carte Butin
       *[other] que { $held } cartes Butin
    }.
events_rune =
    { $who ->
        [you] Tu utilises { LE($card) }.
       *[other] { $name } utilise { LE($card) }.
    }
events_rune-stasis =
    { $who ->
        [you] Tu utilises { LE($card) } et peux avancer jusqu’à trois fois ce tour.
       *[other] { $name } utilise { LE($card) } et peut avancer jusqu’à trois fois ce tour.
    }
events_rune-slumber =
    { $who ->
        [you] Tu utilises { LE($card) } : tu ne perds aucune carte Trésor et ne subis aucune blessure.
       *[other] { $name } utilise { LE($card) }, ne perd aucune carte Trésor et ne subit aucune blessure.
    }
abilities_lindel-reroll =
    { $who ->
        [you] Tu relances un des dés.
       *[other] { $name } relance un des dés.
    }
abilities_gherinn-penance =
    { $who ->
        [you] Tu fais pénitence.
       *[other] { $name } fait pénitence.
    }
abilities_gherinn-kellos =
    { $who ->
        [you] Par la grâce de Kellos, tu relances.
       *[other] Par la grâce de Kellos, { $name } relance.
    }
abilities_krutzbeck-hand =
    { $who ->
        [you] Tu complètes ta main à 6 cartes.
       *[other] { $name } complète sa main à 6 cartes.
    }
abilities_tatianna-first-shot =
    { $who ->
        [you] Tu tires avant la première manche.
       *[other] { $name } tire avant la première manche.
    }
abilities_hugo-glory =
    { $who ->
        [you] Tu te couvres de gloire et peux défausser jusqu’à 2 cartes de ta pile de dégâts.
       *[other] { $name } se couvre de gloire et peut défausser jusqu’à 2 cartes de sa pile de dégâts.
    }
abilities_challara-foresight =
    { $who ->
        [you] Tu as une prémonition et changes la carte.
       *[other] { $name } a une prémonition et change la carte.
    }
events_dies =
    { $who ->
        [you] Tu meurs : { $end }.
       *[other] { $name } meurt : { $end }.
    }
epitaphs_none = c’est ici que finit l’aventure { DU($hero) }
epitaphs_card =
    { LE($by) } { PLURAL($by) ->
        [yes] tuent
       *[no] tue
    } { ONE($hero) }
epitaphs_ambush = { UN($by) } tue { ONE($hero) } par surprise
epitaphs_bridge = { ONE($hero) } ne survit pas à la chute du Pont
epitaphs_room = { ONE($hero) } périt { DANS($by) }
epitaphs_combat = { LE($by) } tue { ONE($hero) } au combat
epitaphs_escape = { LE($by) } abat { ONE($hero) } en pleine fuite
epitaphs_dragon = { ONE($hero) } brûle dans le feu de Kalladra
epitaphs_no-retreat = Kalladra surprend { ONE($hero) } sans issue
epitaphs_walled-in = les murs retiennent { ONE($hero) } à jamais
epitaphs_night = la nuit enferme { ONE($hero) } dans le donjon
epitaphs_penance = la pénitence est de trop pour { ONE($hero) }
epitaphs_hero = { ONE($by) } tue { ONE($hero) } en duel
events_falls-none =
    { $who ->
        [you] Tu perds connaissance. Le dé fait { $die } : tu n’as pas de Butin à perdre.
       *[other] { $name } perd connaissance. Le dé fait { $die } : il n’y a pas de Butin à perdre.
    }
events_falls =
    { $who ->
        [you] Tu perds connaissance. Le dé fait { $die } : tu perds { $cards ->
            [one] { $cards } carte Butin
           *[other] { $cards } cartes Butin
        }.
       *[other] { $name } perd connaissance. Le dé fait { $die } : { $cards ->
            [one] { $cards } carte Butin est perdue
           *[other] { $cards } cartes Butin sont perdues
        }.
    }
events_falls-all =
    { $who ->
        [you] Tu perds connaissance. Le dé fait { $die }, mais tu n’as que { $cards ->
            [1] 1 carte Butin : tu la perds
            [2] 2 cartes Butin : tu perds les deux
           *[other] { $cards } cartes Butin : tu les perds toutes
        }.
       *[other] { $name } perd connaissance. Le dé fait { $die }, mais { $name } n’a que { $cards ->
            [1] 1 carte Butin : elle est perdue
            [2] 2 cartes Butin : les deux sont perdues
           *[other] { $cards } cartes Butin : toutes sont perdues
        }.
    }
events_wakes =
    { $wounds ->
        [0] { $who ->
            [you] Tu reprends connaissance sans blessures.
           *[other] { $name } reprend connaissance sans blessures.
        }
       *[other] { $who ->
            [you] Tu reprends connaissance et soignes une partie de tes blessures : il t’en reste { $wounds }.
           *[other] { $name } reprend connaissance et soigne une partie de ses blessures : il lui en reste { $wounds }.
        }
    }
events_monster =
    { $who ->
        [you] Tu rencontres
       *[other] { $name } rencontre
    } { $known ->
        [true] { LE($monster) }
       *[false] { UN($monster) }
    }, { $whoPlays ->
        [you] que tu joues
        [nobody] que joue l’automate
       *[other] que joue { $player }
    }.
events_monster-life = { CAPITAL(LE($fighter)) } a une Vie de { $life }.
events_monster-removed = { CAPITAL(LE($monster)) } tombe en poussière.
events_token-taken = { CAPITAL(LE($monster)) } { DANS($place) } répond à l’appel.
events_token-placed = { CAPITAL(LE($monster)) } reste à l’affût { DANS($place) }.
events_dragon-wakes = Kalladra se réveille !
events_dragon-cards-back =
    { $count ->
        [1] La carte Dragon retourne dans son paquet.
       *[other] Les { $count } cartes Dragon retournent dans leur paquet.
    }
events_entrance = En { $cell }, un passage s’ouvre vers les catacombes.
events_entrance-already = Il y a déjà un passage vers les catacombes en { $cell }.
events_entrance-impossible = Aucun marqueur d’entrée ne peut être posé en { $cell }.
events_entrance-cave-in =
    { $who ->
        [you] Un Éboulement ne reçoit pas de marqueur d’entrée, mais tu pourras descendre aux catacombes en { $cell } au prochain tour.
       *[other] Un Éboulement ne reçoit pas de marqueur d’entrée, mais { $name } pourra descendre aux catacombes en { $cell } au prochain tour.
    }
events_entrance-none-left =
    { $who ->
        [you] Il ne reste plus de marqueurs d’entrée, mais tu pourras descendre aux catacombes en { $cell } au prochain tour.
       *[other] Il ne reste plus de marqueurs d’entrée, mais { $name } pourra descendre aux catacombes en { $cell } au prochain tour.
    }
events_goes-down =
    { $who ->
        [you] { $falls ->
            [true] Tu tombes dans les catacombes en { $cell }
           *[false] Tu descends aux catacombes en { $cell }
        } ; ton marqueur de voyage pointe
       *[other] { $falls ->
            [true] { $name } tombe dans les catacombes en { $cell }
           *[false] { $name } descend aux catacombes en { $cell }
        } ; son marqueur de voyage pointe
    } { $compass ->
        [north] vers le nord
        [east] vers l’est
        [south] vers le sud
       *[west] vers l’ouest
    }.
events_way-out =
    { $who ->
        [you] Ton dé fait { $die } : ton chemin mène
       *[other] Le dé { DE($name) } fait { $die } : son chemin mène
    } { $ahead ->
        [0] sur le côté
        [one] { $ahead } case plus loin
       *[other] { $ahead } cases plus loin
    }, puis { $die } vers la { $side ->
        [left] gauche
       *[right] droite
    }{ $cut ->
        [true] , mais le mur extérieur l’arrête avant.
       *[false] .
    }
events_turns-back =
    { $who ->
        [you] Tu fais demi-tour sous { LE($place) }.
       *[other] { $name } fait demi-tour sous { LE($place) }.
    }
events_leaves =
    { $loot ->
        [one] { $who ->
            [you] Tu quittes le donjon avec { $loot } carte Butin.
           *[other] { $name } quitte le donjon avec { $loot } carte Butin.
        }
       *[other] { $who ->
            [you] Tu quittes le donjon avec { $loot } cartes Butin.
           *[other] { $name } quitte le donjon avec { $loot } cartes Butin.
        }
    }
events_loot-shown =
    { $who ->
        [you] Tu montres ton Butin : { LIST($cards) }.
       *[other] { $name } montre son Butin : { LIST($cards) }.
    }
events_item-used =
    { $who ->
        [you] Tu utilises { LE($card) }.
       *[other] { $name } utilise { LE($card) }.
    }
events_item-not-used =
    { $who ->
        [you] Tu n’utilises pas { LE($card) }.
       *[other] { $name } n’utilise pas { LE($card) }.
    }
events_worth =
    { $who ->
        [you] { CAPITAL(TON($card)) } vaut { $gold } d’or.
       *[other] { CAPITAL(LE($card)) } { DE($name) } vaut { $gold } d’or.
    }
events_end-survivor =
    { $who ->
        [you] Tu sors en vie mais ne gagnes pas : tu n’as pas de carte Trésor.
       *[other] { $name } sort en vie mais ne gagne pas, faute de carte Trésor.
    }
events_end =
    { $who ->
        [nobody] Kalladra gagne.
        [you] Tu gagnes { $gold ->
            [0] sans or
           *[other] avec { $gold } d’or
        } !
        [one] { PEOPLE($people) } gagne { $gold ->
            [0] sans or
           *[other] avec { $gold } d’or
        }.
        [youAll] { PEOPLE($people) } partagez la victoire { $gold ->
            [0] sans or
           *[other] avec { $gold } d’or
        }.
       *[they] { PEOPLE($people) } partagent la victoire { $gold ->
            [0] sans or
           *[other] avec { $gold } d’or
        }.
    }
events_end-best = À or égal, la meilleure carte décide : { $gold }.
events_end-loot = À or et meilleure carte égaux, le nombre de cartes Butin décide : { $cards }.
events_taken-from-you =
    { $name } te prend { $loot } : il ne te reste { $left ->
        [0] plus de Butin
        [1] qu’une carte Butin
       *[other] que { $left } cartes Butin
    }.
events_taken =
    { $who ->
        [you] Tu prends { $loot } à { $nameFrom } : tu as maintenant
       *[other] { $name } prend { $loot } à { $nameFrom } : { $name } a maintenant
    } { $held ->
        [one] { $held } carte Butin
       *[other] { $held } cartes Butin
    } et { $nameFrom } { $left ->
        [0] n’en a plus
       *[other] en a { $left }
    }.
events_hidden-loot = une carte Butin
events_servant-moves =
    { $who ->
        [you] Tu déplaces { LE($monster) } { DU($from) } { AU($to) }.
       *[other] { $name } déplace { LE($monster) } { DU($from) } { AU($to) }.
    }
events_servant-calls =
    { $who ->
        [you] Tu appelles { UN($monster) }.
       *[other] { $name } appelle { UN($monster) }.
    }

events_bribe =
    Le dé fait { $die } : l’Elfe des profondeurs demande { $price } d’or { $who ->
        [you] et tu en proposes { $gold }.
       *[other] et { $name } en propose { $gold }.
    }
events_rolls-again = Le nouveau jet donne { $dice }.
events_rolls-fall =
    { $who ->
        [you] Ton jet pour la chute donne { $dice }.
       *[other] Le jet { DE($name) } pour la chute donne { $dice }.
    }
events_rolls =
    { $who ->
        [you] Ton jet donne { $dice }.
       *[other] Le jet { DE($name) } donne { $dice }.
    }
events_rolls-for =
    { $who ->
        [you] Ton jet pour { LE($card) } donne { $dice }.
       *[other] Le jet { DE($name) } pour { LE($card) } donne { $dice }.
    }
events_rolls-for-nothing =
    { $who ->
        [you] Ton jet pour { LE($card) } donne { $dice } : il ne se passe rien.
       *[other] Le jet { DE($name) } pour { LE($card) } donne { $dice } : il ne se passe rien.
    }
events_rolls-for-no-corridor =
    { $who ->
        [you] Ton jet pour { LE($card) } donne { $dice }, mais il n’y a aucun Couloir à tourner.
       *[other] Le jet { DE($name) } pour { LE($card) } donne { $dice }, mais il n’y a aucun Couloir à tourner.
    }
events_rolls-for-less =
    { $who ->
        [you] Ton jet pour { LE($card) } donne { $dice } moins { $less }, soit
       *[other] Le jet { DE($name) } pour { LE($card) } donne { $dice } moins { $less }, soit
    } { $of ->
        [turns] { $leaves ->
            [0] aucun tour perdu
            [one] { $leaves } tour perdu
           *[other] { $leaves } tours perdus
        }
       *[wounds] { $leaves ->
            [0] aucune blessure
            [one] { $leaves } blessure
           *[other] { $leaves } blessures
        }
    }.
events_rolls-for-attribute =
    { $who ->
        [you] Ton jet pour { LE($card) } donne { $dice } moins { TON($attribute) } de { $less }, soit
       *[other] Le jet { DE($name) } pour { LE($card) } donne { $dice } moins { SON($attribute) } de { $less }, soit
    } { $of ->
        [turns] { $leaves ->
            [0] aucun tour perdu
            [one] { $leaves } tour perdu
           *[other] { $leaves } tours perdus
        }
       *[wounds] { $leaves ->
            [0] aucune blessure
            [one] { $leaves } blessure
           *[other] { $leaves } blessures
        }
    }.
events_test-again =
    Avec le nouveau dé, { $sum }. { $who ->
        [you] { $passed ->
            [true] Tu réussis le test.
           *[false] Tu rates le test.
        }
       *[other] { $passed ->
            [true] { $name } réussit le test.
           *[false] { $name } rate le test.
        }
    }
events_test =
    { $who ->
        [you] Tu fais un test
       *[other] { $name } fait un test
    } { DE($attribute) }{ $what ->
        [card] { " " }pour { LE($card) }
        [bridge] { " " }pour traverser le Pont
        [spider-web] { " " }pour traverser la Toile d’araignée
        [stuck] { " " }pour se libérer de la Toile d’araignée
        [cave-in] { " " }pour traverser l’Éboulement
        [portcullis] { " " }pour lever la herse
        [bottomless-pit] { " " }pour passer le Puits sans fond
       *[told] { "" }
    } : { $sum }, c’est { $passed ->
        [true] réussi
       *[false] raté
    }.
events_test-rune =
    { $who ->
        [you] Grâce à la rune, tu réussis malgré tout le test { DE($attribute) }.
       *[other] Grâce à la rune, { $name } réussit malgré tout le test { DE($attribute) }.
    }
events_test-passed =
    { $who ->
        [you] Tu réussis d’office le test { DE($attribute) }.
       *[other] { $name } réussit d’office le test { DE($attribute) }.
    }
events_determination-gone =
    { $who ->
        [you] Tu défausses
       *[other] { $name } défausse
    } { $count ->
        [1] le jeton de détermination pour { LE($what) }
       *[other] les { $count } jetons de détermination pour { LE($what) }
    }.
events_determination-spent =
    { $who ->
        [you] Tu défausses
       *[other] { $name } défausse
    } { $count ->
        [one] { $count } jeton de détermination
       *[other] { $count } jetons de détermination
    }{ $left ->
        [0] .
       *[other] , il en reste { $left }.
    }
events_determination =
    { $who ->
        [you] Tu gagnes
       *[other] { $name } gagne
    } { $count ->
        [one] { $count } jeton de détermination
       *[other] { $count } jetons de détermination
    } { $who ->
        [you] et en as maintenant { $held }.
       *[other] et en a maintenant { $held }.
    }
events_determination-for =
    { $who ->
        [you] Tu gagnes
       *[other] { $name } gagne
    } { $count ->
        [one] { $count } jeton de détermination
       *[other] { $count } jetons de détermination
    } pour { LE($what) } { $who ->
        [you] et en as maintenant { $held }.
       *[other] et en a maintenant { $held }.
    }
events_wounds =
    { $who ->
        [you] Tu subis
       *[other] { $name } subit
    } { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }{ $from ->
        [card] { " " }à cause { DU($card) }
        [combat] { " " }du combat
       *[told] { "" }
    } { $who ->
        [you] et en as maintenant
       *[other] et en a maintenant
    } { $wounds }, pour une Vie de { $life }.
events_prevented =
    { $who ->
        [you] Tu évites
       *[other] { $name } évite
    } { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }.
events_heals-none =
    { $who ->
        [you] Tu n’as pas de blessures à soigner.
       *[other] { $name } n’a pas de blessures à soigner.
    }
events_heals =
    { $who ->
        [you] Tu soignes
       *[other] { $name } soigne
    } { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    } : il { $left ->
        [0] n’en reste aucune
       *[other] en reste { $left }
    }.

events_escape =
    { QUOTE($first) } (fuite { $firstValue }) contre { QUOTE($second) } (fuite { $secondValue }) : { $who ->
        [you] { $escaped ->
            [true] tu réussis à fuir { LE($fighter) }.
           *[false] tu ne réussis pas à fuir { LE($fighter) }.
        }
       *[other] { $escaped ->
            [true] { $name } réussit à fuir { LE($fighter) }.
           *[false] { $name } ne réussit pas à fuir { LE($fighter) }.
        }
    }
events_combat =
    { $who ->
        [you] Ton combat contre { LE($fighter) } commence.
       *[other] Le combat { DE($name) } contre { LE($fighter) } commence.
    }
events_combat-between = Le combat entre { LIST($people) } commence.
events_first-shot-missed =
    { $who ->
        [you] Tu révèles { LIST($cards) } : rien ne touche.
       *[other] { $name } révèle { LIST($cards) } : rien ne touche.
    }
events_first-shot =
    { $who ->
        [you] Tu révèles { LIST($cards) } : { LIST($hits) }
       *[other] { $name } révèle { LIST($cards) } : { LIST($hits) }
    } { $count ->
        [one] touche
       *[other] touchent
    }, et { LE($fighter) } a maintenant { $pile ->
        [one] { $pile } carte de dégâts
       *[other] { $pile } cartes de dégâts
    }.
events_lightning =
    { $pile ->
        [one] La foudre frappe { LE($fighter) } avec { LIST($cards) } : cela lui fait { $pile } carte de dégâts.
       *[other] La foudre frappe { LE($fighter) } avec { LIST($cards) } : cela lui fait { $pile } cartes de dégâts.
    }
events_round = Manche { $round } du combat.
events_hand-power =
    { $who ->
        [you] Ta carte de puissance est { QUOTE($card) }.
       *[other] La carte de puissance { DU($fighter) } est { QUOTE($card) }.
    }
events_hand =
    { $who ->
        [you] Tu as { LIST($cards) } en main.
       *[other] { CAPITAL(LE($fighter)) } a { LIST($cards) } en main.
    }
events_reveal = { CAPITAL($first) } ; { $second }.
reveal_card =
    { $who ->
        [you] tu joues { QUOTE($card) }
       *[other] { LE($fighter) } joue { QUOTE($card) }
    }
reveal_nothing =
    { $who ->
        [you] tu ne joues pas de carte
       *[other] { LE($fighter) } ne joue pas de carte
    }
events_cancelled =
    { $who ->
        [you] Ta carte { QUOTE($card) } est annulée.
       *[other] La carte { QUOTE($card) } { DU($fighter) } est annulée.
    }
events_cancelled-carried =
    { $who ->
        [you] À cause de la carte jouée par ton adversaire à la manche d’avant, ta carte { QUOTE($card) } est annulée.
       *[other] À cause de la carte jouée par l’adversaire à la manche d’avant, la carte { QUOTE($card) } { DU($fighter) } est annulée.
    }
events_attack =
    { $who ->
        [you] Ton attaque
       *[other] L’attaque { DU($fighter) }
    } { $change ->
        [down] baisse de { $amount } et vaut maintenant { $total }
        [up] monte de { $amount } et vaut maintenant { $total }
       *[stays] monterait de { $amount }, mais reste à 0
    }.
events_attack-carried =
    { $who ->
        [you] Par l’effet de ta carte de la manche d’avant, ton attaque
       *[other] Par l’effet de sa carte de la manche d’avant, l’attaque { DU($fighter) }
    } { $change ->
        [down] baisse de { $amount } et vaut maintenant { $total }
        [up] monte de { $amount } et vaut maintenant { $total }
       *[stays] monterait de { $amount }, mais reste à 0
    }.
events_names-type =
    { $who ->
        [you] Tu nommes
       *[other] { CAPITAL(LE($fighter)) } nomme
    } { $type ->
        [melee] les attaques de mêlée
        [ranged] les attaques à distance
       *[magic] les attaques magiques
    }.
events_replaces =
    { $who ->
        [you] Tu échanges { QUOTE($card) } contre { QUOTE($by) }.
       *[other] { CAPITAL(LE($fighter)) } échange { QUOTE($card) } contre { QUOTE($by) }.
    }
events_hand-discarded =
    { $who ->
        [you] Tu défausses { QUOTE($card) } de ta main.
       *[other] { CAPITAL(LE($fighter)) } défausse { QUOTE($card) } de sa main.
    }
events_hand-seen =
    { $who ->
        [you] Tu regardes
       *[other] { CAPITAL(LE($fighter)) } regarde
    } { $whose ->
        [you] ta main
       *[other] la main { DU($owner) }
    }.
events_hand-seen-empty =
    { $who ->
        [you] Tu regardes
       *[other] { CAPITAL(LE($fighter)) } regarde
    } { $whose ->
        [you] ta main
       *[other] la main { DU($owner) }
    } : elle est vide.
events_hand-seen-cards =
    { $who ->
        [you] Tu regardes
       *[other] { CAPITAL(LE($fighter)) } regarde
    } { $whose ->
        [you] ta main
       *[other] la main { DU($owner) }
    } : { LIST($cards) }.
events_hand-taken =
    { $who ->
        [you] Tu prends une carte dans
       *[other] { CAPITAL(LE($fighter)) } prend une carte dans
    } { $whose ->
        [you] ta main
       *[other] la main { DU($owner) }
    }.
events_hand-taken-seen =
    { $who ->
        [you] Tu prends { QUOTE($card) } dans
       *[other] { CAPITAL(LE($fighter)) } prend { QUOTE($card) } dans
    } { $whose ->
        [you] ta main
       *[other] la main { DU($owner) }
    }.
events_stack-taken =
    { $who ->
        [you] Tu prends { QUOTE($card) } dans la pile de combat.
       *[other] { CAPITAL(LE($fighter)) } prend { QUOTE($card) } dans la pile de combat.
    }
events_damage-removed =
    { $who ->
        [you] Tu défausses { QUOTE($card) } de ta pile de dégâts
       *[other] { CAPITAL(LE($fighter)) } défausse { QUOTE($card) } de sa pile de dégâts
    } : il { $left ->
        [0] n’y reste aucune carte
        [one] y reste { $left } carte
       *[other] y reste { $left } cartes
    }.
events_damage-none =
    { $who ->
        [you] Tu ne reçois pas de dégâts.
       *[other] { CAPITAL(LE($fighter)) } ne reçoit pas de dégâts.
    }
events_damage =
    { $who ->
        [you] Tu reçois
       *[other] { CAPITAL(LE($fighter)) } reçoit
    } { $count ->
        [one] { $count } carte de dégâts
       *[other] { $count } cartes de dégâts
    } ({ LIST($cards) }) { $who ->
        [you] et en as maintenant { $pile }.
       *[other] et en a maintenant { $pile }.
    }
events_damage-alike =
    { $who ->
        [you] Tu reçois
       *[other] { CAPITAL(LE($fighter)) } reçoit
    } { $count ->
        [one] { $count } carte de dégâts
       *[other] { $count } cartes de dégâts
    } ({ $count ->
        [2] deux fois { QUOTE($card) }
       *[other] toutes { QUOTE($card) }
    }) { $who ->
        [you] et en as maintenant { $pile }.
       *[other] et en a maintenant { $pile }.
    }
events_counter =
    { $who ->
        [you] Tu contre-attaques avec { QUOTE($card) } : ton attaque vaut maintenant { $total }.
       *[other] { CAPITAL(LE($fighter)) } contre-attaque avec { QUOTE($card) } : son attaque vaut maintenant { $total }.
    }
events_counter-revealed = { CAPITAL(LE($monster)) } révèle { LIST($cards) }, et contre-attaque avec { LIST($played) }.
events_counter-failed = { CAPITAL(LE($monster)) } révèle { LIST($cards) }, mais cela ne suffit pas pour contre-attaquer.
events_stalemate = Match nul : les deux attaques valent { $total }.
events_round-won =
    { $who ->
        [you] Tu gagnes la manche { $own } à { $other }
       *[other] { CAPITAL(LE($fighter)) } gagne la manche { $own } à { $other }
    }{ $deathblow ->
        [0] .
        [one] , avec un coup de grâce de { $deathblow } carte de la pile de combat.
       *[other] , avec un coup de grâce de { $deathblow } cartes de la pile de combat.
    }
events_flees-announced =
    { $who ->
        [you] Tu renonces aux dégâts pour chercher une issue : il te faut gagner aussi la manche suivante.
       *[other] { $name } renonce aux dégâts pour chercher une issue et doit gagner aussi la manche suivante.
    }
events_flees-failed =
    { $who ->
        [you] Tu ne réussis pas à fuir cette fois.
       *[other] { $name } ne réussit pas à fuir cette fois.
    }
events_flees-away =
    { $who ->
        [you] Tu fuis le combat.
       *[other] { $name } fuit le combat.
    }
events_killed =
    { $who ->
        [you] Tu tues { LE($fighter) } : sa Vie était de { $life }.
       *[other] { $name } tue { LE($fighter) } : sa Vie était de { $life }.
    }
events_monstrous-found = Le dé fait { $die }, moins que la Vie de { $life } du monstre : il gardait un trésor !
events_monstrous-none = Le dé fait { $die }, pas moins que la Vie de { $life } du monstre : il ne gardait rien.
events_duel =
    { $who ->
        [you] Tu attaques { $nameElse }.
       *[other] { $whoElse ->
            [you] { $name } t’attaque.
           *[other] { $name } attaque { $nameElse }.
        }
    }
events_duel-won =
    { $who ->
        [you] Tu bats { $nameElse }.
       *[other] { $whoElse ->
            [you] { $name } te bat.
           *[other] { $name } bat { $nameElse }.
        }
    }

powers_effect =
    { $who ->
        [you] Ta carte { QUOTE($card) } fait effet.
       *[other] La carte { QUOTE($card) } { DU($fighter) } fait effet.
    }
powers_no-stack =
    { $who ->
        [you] Ta carte { QUOTE($card) } est sans effet : la pile de combat est vide.
       *[other] La carte { QUOTE($card) } { DU($fighter) } est sans effet : la pile de combat est vide.
    }
powers_no-damage =
    { $who ->
        [you] Ta carte { QUOTE($card) } est sans effet : il n’y a pas de dégâts à défausser.
       *[other] La carte { QUOTE($card) } { DU($fighter) } est sans effet : il n’y a pas de dégâts à défausser.
    }
powers_other-type =
    { $who ->
        [you] Ta carte { QUOTE($card) } est sans effet
       *[other] La carte { QUOTE($card) } { DU($fighter) } est sans effet
    } : { $whose ->
        [you] ton attaque n’est pas
       *[other] l’attaque { DU($opponent) } n’est pas
    } { $type ->
        [melee] de mêlée
        [ranged] à distance
       *[magic] magique
    }.
powers_adds =
    Avec { QUOTE($card) }, { $who ->
        [you] tu ajouteras { $amount } à ton attaque à la prochaine manche.
       *[other] { LE($fighter) } ajoutera { $amount } à son attaque à la prochaine manche.
    }
powers_draws =
    Avec { QUOTE($card) }, { $who ->
        [you] tu pioches
       *[other] { LE($fighter) } pioche
    } { $count ->
        [one] { $count } carte de combat
       *[other] { $count } cartes de combat
    }.
powers_discards =
    Avec { QUOTE($card) }, { $who ->
        [you] tu peux défausser { $count ->
            [one] { $count } carte
           *[other] jusqu’à { $count } cartes
        } de ta pile de dégâts.
       *[other] { LE($fighter) } peut défausser { $count ->
            [one] { $count } carte
           *[other] jusqu’à { $count } cartes
        } de sa pile de dégâts.
    }
powers_takes-at-most =
    Avec { QUOTE($card) }, { $who ->
        [you] tu reçois au plus 1 carte de dégâts si tu perds cette manche.
       *[other] { LE($fighter) } reçoit au plus 1 carte de dégâts en cas de manche perdue.
    }
powers_takes-fewer =
    Avec { QUOTE($card) }, { $who ->
        [you] tu reçois { $count ->
            [one] { $count } carte de dégâts
           *[other] { $count } cartes de dégâts
        } de moins si tu perds cette manche.
       *[other] { LE($fighter) } reçoit { $count ->
            [one] { $count } carte de dégâts
           *[other] { $count } cartes de dégâts
        } de moins en cas de manche perdue.
    }
powers_plays-another =
    Avec { QUOTE($card) }, { $who ->
        [you] tu peux jouer à la place une autre carte de ta main.
       *[other] { LE($fighter) } peut jouer à la place une autre carte de sa main.
    }
powers_penance =
    Avec { QUOTE($card) }, { $who ->
        [you] tu peux mettre 1 carte de ta main dans ta pile de dégâts pour ajouter 3 à ton attaque.
       *[other] { LE($fighter) } peut mettre 1 carte de sa main dans sa pile de dégâts pour ajouter 3 à son attaque.
    }
powers_rage =
    Avec { QUOTE($card) }, { $who ->
        [you] tu peux défausser de ta main des cartes de valeur 1 ; chacune ajoute 1 à ton attaque.
       *[other] { LE($fighter) } peut défausser de sa main des cartes de valeur 1 ; chacune ajoute 1 à son attaque.
    }
powers_chooses =
    Avec { QUOTE($card) }, { $who ->
        [you] tu prends en main 1 carte de la pile de combat, à ton choix.
       *[other] { LE($fighter) } prend en main 1 carte de la pile de combat, à son choix.
    }
powers_names-other =
    Avec { QUOTE($card) }, { $who ->
        [you] tu ajouteras 4 à ton attaque à la prochaine manche si l’autre attaque est du type que tu nommes.
       *[other] { LE($fighter) } ajoutera 4 à son attaque à la prochaine manche si l’autre attaque est du type nommé.
    }
powers_names-own =
    Avec { QUOTE($card) }, { $who ->
        [you] tu ajouteras 2 à ton attaque à la prochaine manche si elle est du type que tu nommes.
       *[other] { LE($fighter) } ajoutera 2 à son attaque à la prochaine manche si elle est du type nommé.
    }
powers_weakens =
    Avec { QUOTE($card) }, { $who ->
        [you] tu retireras 2 à ton attaque à la prochaine manche.
       *[other] { LE($fighter) } retirera 2 à son attaque à la prochaine manche.
    }
powers_one-more =
    À cause de { QUOTE($card) }, { $who ->
        [you] tu reçois 1 carte de dégâts de plus si tu perds cette manche.
       *[other] { LE($fighter) } reçoit 1 carte de dégâts de plus en cas de manche perdue.
    }
powers_no-counter =
    À cause de { QUOTE($card) }, { $who ->
        [you] tu ne peux pas contre-attaquer cette manche.
       *[other] { LE($fighter) } ne peut pas contre-attaquer cette manche.
    }
powers_no-counter-next =
    À cause de { QUOTE($card) }, { $who ->
        [you] tu ne pourras pas contre-attaquer à la prochaine manche.
       *[other] { LE($fighter) } ne pourra pas contre-attaquer à la prochaine manche.
    }
powers_no-deathblow =
    À cause de { QUOTE($card) }, { $who ->
        [you] tu ne pourras pas porter de coup de grâce à la prochaine manche.
       *[other] { LE($fighter) } ne pourra pas porter de coup de grâce à la prochaine manche.
    }
powers_must-melee =
    À cause de { QUOTE($card) }, { $who ->
        [you] tu devras jouer une carte de mêlée à la prochaine manche, si tu peux.
       *[other] { LE($fighter) } devra jouer une carte de mêlée à la prochaine manche, si possible.
    }
powers_cancels =
    À cause de { QUOTE($card) }, { $who ->
        [you] la carte que tu joueras à la prochaine manche sera annulée si sa valeur d’attaque est de 3 ou plus.
       *[other] la carte que jouera { LE($fighter) } à la prochaine manche sera annulée si sa valeur d’attaque est de 3 ou plus.
    }
powers_terror =
    À cause de { QUOTE($card) }, { $who ->
        [you] si tu perds cette manche, 1 carte de la pile de combat peut s’ajouter à tes dégâts.
       *[other] si { LE($fighter) } perd cette manche, 1 carte de la pile de combat peut s’ajouter à ses dégâts.
    }
