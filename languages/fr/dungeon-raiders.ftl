name = Dungeon Raiders
tagline = Rafle les pièces, esquive les blessures, et ne sois pas celui qui s’effondre

scores_coins = Pièces
scores_wounds = Blessures
scores_collapsed = S’effondre
scores_eliminated = Changé en pierre

variants_tactical_name = Variante tactique
variants_tactical_sentence = Les cartes se jouent visibles et à tour de rôle ; la carte la plus haute commence la salle suivante.
variants_bossStrength_name = Boss à cinq joueurs
variants_bossStrength_sentence = À cinq joueurs, le Percepteur, Méduse, le Sphinx et la Meute de loups ont une force de 18, comme les monstres de leur taille, ou de 16, comme le dit une autre source.
variants_bossStrength_values_16 = Force 16
variants_bossStrength_values_18 = Force 18
variants_startingGear_name = Début de la partie
variants_startingGear_sentence = Chacun commence avec les pièces, les blessures et les objets de son personnage, comme le dit le livret anglais, ou avec les objets seulement, comme l’espagnol.
variants_startingGear_values_coins-and-wounds = Pièces, blessures et objets
variants_startingGear_values_items-only = Objets seulement
variants_torchShows_name = Torche
variants_torchShows_sentence = Une torche montre toutes les salles obscures du niveau, comme le disent les règles, ou une seule, comme on peut lire la carte espagnole.
variants_torchShows_values_all = Toutes les salles obscures
variants_torchShows_values_one = Une salle obscure
variants_tacticalTie_name = Égalités pour le plan
variants_tacticalTie_sentence = Dans la variante tactique, une égalité donne le plan au prochain à égalité dans le sens horaire, ou au plus proche du premier joueur, qui peut alors le garder.
variants_tacticalTie_values_next-clockwise = Le prochain dans le sens horaire
variants_tacticalTie_values_nearest = Le plus proche du premier joueur

cards_power-1 = Puissance 1
    .text = Vaut 1. Revient dans ta main après le niveau.
    .un = un 1
    .chosen = le 1
cards_power-2 = Puissance 2
    .text = Vaut 2. Revient dans ta main après le niveau.
    .un = un 2
    .chosen = le 2
cards_power-3 = Puissance 3
    .text = Vaut 3. Revient dans ta main après le niveau.
    .un = un 3
    .chosen = le 3
cards_power-4 = Puissance 4
    .text = Vaut 4. Revient dans ta main après le niveau.
    .un = un 4
    .chosen = le 4
cards_power-5 = Puissance 5
    .text = Vaut 5. Revient dans ta main après le niveau.
    .un = un 5
    .chosen = le 5
cards_torch = Torche
    .one = torche
    .gender = f
    .text = À tout moment où quelqu’un choisit une carte : regarde toutes les salles face cachée de ce niveau. Contre la Meute de loups, elle peut être ta carte jouée : tu t’échappes.
    .many = torches
    .chosen = une torche
cards_crystal-ball = Boule de cristal
    .one = boule de cristal
    .gender = f
    .text = Joue-la comme carte : une fois toutes les cartes révélées, tu en joues une autre en les connaissant. Contre le Nécromancien, tu t’échappes à la place.
    .many = boules de cristal
    .chosen = une boule de cristal
cards_key = Clé
    .one = clé
    .gender = f
    .text = Seulement dans les salles de trésor : vaut 5. Contre le Méga-Dragon : tu t’échappes.
    .many = clés
    .chosen = une clé
cards_sword = Épée
    .one = épée
    .gender = f
    .text = Seulement contre les monstres et les boss : vaut 5 (1 contre le Golem).
    .many = épées
    .chosen = une épée

characters_explorer = Exploratrice
    .gender = f
    .text = Commence avec 3 pièces, 2 blessures et une torche.
characters_knight = Chevalier
    .text = Commence avec 1 pièce, 1 blessure et une épée.
characters_thief = Voleuse
    .gender = f
    .text = Commence avec 2 pièces, 2 blessures et une clé.
characters_warrior = Guerrier
    .text = Commence avec 2 pièces et sans blessure.
characters_wizard = Magicien
    .text = Commence avec 1 pièce, 1 blessure et deux boules de cristal.

levels_level-1 = Carte de niveau 1
    .text = À ce niveau, les salles 2, 4 et 5 sont face cachée.
levels_level-2 = Carte de niveau 2
    .text = À ce niveau, les salles 2, 3 et 5 sont face cachée.
levels_level-3 = Carte de niveau 3
    .text = À ce niveau, la salle 5 est face cachée.
levels_level-4 = Carte de niveau 4
    .text = À ce niveau, les salles 3 et 4 sont face cachée.
levels_level-5 = Carte de niveau 5
    .text = À ce niveau, les salles 3, 4 et 5 sont face cachée.
levels_level-6 = Carte de niveau 6
    .text = À ce niveau, les salles 3 et 5 sont face cachée.
levels_level-7 = Carte de niveau 7
    .text = À ce niveau, les salles 2, 3 et 4 sont face cachée.

rooms_snake = Serpent
    .text = Force 8 / 10 / 13 à 3 / 4 / 5 joueurs. Si les cartes ne l’atteignent pas, qui a joué la plus basse reçoit 3 blessures.
    .many = Serpents
rooms_zombie = Zombie
    .text = Force 11 / 14 / 18 à 3 / 4 / 5 joueurs. Si les cartes ne l’atteignent pas, qui a joué la plus basse reçoit 1 blessure.
    .many = Zombies
rooms_goblin = Gobelin
    .text = Force 11 / 14 / 18 à 3 / 4 / 5 joueurs. Si les cartes ne l’atteignent pas, qui a joué la plus basse reçoit 2 blessures.
    .many = Gobelins
rooms_skeleton = Squelette
    .text = Force 11 / 14 / 18 à 3 / 4 / 5 joueurs. Si les cartes ne l’atteignent pas, qui a joué la plus basse reçoit 3 blessures.
    .many = Squelettes
rooms_the-thing = La Chose
    .gender = f
    .le = la Chose
    .du = de la Chose
    .text = Force 14 / 18 / 23 à 3 / 4 / 5 joueurs. Si les cartes ne l’atteignent pas, qui a joué la plus basse reçoit 1 blessure.
    .many = Choses
    .un = la Chose
rooms_troll = Troll
    .text = Force 14 / 18 / 23 à 3 / 4 / 5 joueurs. Si les cartes ne l’atteignent pas, qui a joué la plus basse reçoit 2 blessures.
    .many = Trolls
rooms_dragon = Dragon
    .text = Force 14 / 18 / 23 à 3 / 4 / 5 joueurs. Si les cartes ne l’atteignent pas, qui a joué la plus basse reçoit 3 blessures.
    .many = Dragons
rooms_treasure-1 = Trésor (1)
    .text = La carte la plus haute gagne 1 pièce ; en cas d’égalité, personne ne l’a.
    .one = trésor de 1 pièce
    .many = trésors de 1 pièce
rooms_treasure-2 = Trésor (2)
    .text = La carte la plus haute gagne 2 pièces ; en cas d’égalité, on partage.
    .one = trésor de 2 pièces
    .many = trésors de 2 pièces
rooms_treasure-3 = Trésor (3)
    .text = La carte la plus haute gagne 3 pièces ; en cas d’égalité, on partage.
    .one = trésor de 3 pièces
    .many = trésors de 3 pièces
rooms_treasure-4 = Trésor (4)
    .text = La carte la plus haute gagne 4 pièces ; en cas d’égalité, on partage.
    .one = trésor de 4 pièces
    .many = trésors de 4 pièces
rooms_treasure-2-1 = Trésor (2 + 1)
    .text = La carte la plus haute gagne 2 pièces, la deuxième 1 pièce ; en cas d’égalité, on partage.
    .one = trésor à coffres de 2 et 1 pièce
    .many = trésors à coffres de 2 et 1 pièce
rooms_treasure-3-2 = Trésor (3 + 2)
    .text = La carte la plus haute gagne 3 pièces, la deuxième 2 pièces ; en cas d’égalité, on partage.
    .one = trésor à coffres de 3 et 2 pièces
    .many = trésors à coffres de 3 et 2 pièces
rooms_treasure-4-2 = Trésor (4 + 2)
    .text = La carte la plus haute gagne 4 pièces, la deuxième 2 pièces ; en cas d’égalité, on partage.
    .one = trésor à coffres de 4 et 2 pièces
    .many = trésors à coffres de 4 et 2 pièces
rooms_vault-items = Chambre forte (objets)
    .gender = f
    .text = Ce que tu reçois dépend de ta carte : pour un 1, une torche ; pour un 2, une boule de cristal ; pour un 3, une clé ; pour un 4, une épée ; pour un 5, une potion qui soigne 1 blessure.
    .one = chambre forte à objets
    .many = chambres fortes à objets
rooms_vault-riches = Chambre forte (richesses)
    .gender = f
    .text = Ce que tu reçois dépend de ta carte : pour un 1, 1 pièce ; pour un 2, 2 pièces ; pour un 3, une potion qui soigne 1 blessure ; pour un 4, 3 pièces ; pour un 5, une potion qui soigne 2 blessures.
    .one = chambre forte à richesses
    .many = chambres fortes à richesses
rooms_lava-trap = Piège de lave
    .text = Carte la plus haute 5 / 4 / 3 : les plus riches perdent 3 / 2 / 1 pièces.
    .many = Pièges de lave
rooms_magnet-trap = Piège à aimant
    .text = Carte la plus haute 5 / 4 / 3 / 2 : les plus riches perdent 2 / 2 / 1 / 1 pièces.
    .many = Pièges à aimant
rooms_spike-trap = Piège à pointes
    .text = Carte la plus haute 5 / 4 / 3 : ceux qui ont le moins de blessures en reçoivent 2 / 2 / 1.
    .many = Pièges à pointes
rooms_boulder-trap = Piège à rocher
    .text = Carte la plus haute 5 / 4 / 3 / 2 : ceux qui ont le moins de blessures en reçoivent 2 / 1 / 1 / 1.
    .many = Pièges à rocher
rooms_tax-collector = Percepteur
    .text = Qui est attaqué perd 3 pièces.
    .un = le Percepteur
rooms_medusa = Méduse
    .gender = f
    .article = none
    .text = Qui est attaqué est éliminé. Si tous le sont, tout le monde perd.
rooms_vampire = Vampire
    .text = Qui est attaqué reçoit 1 blessure et perd 2 pièces.
    .un = le Vampire
rooms_sphinx = Sphinx
    .text = Qui est attaqué reçoit 2 blessures. Vaincu ou non, la carte la plus haute gagne 2 pièces ; personne ne les gagne si toutes les cartes sont égales et que le Sphinx survit.
    .un = le Sphinx
rooms_minotaur = Minotaure
    .text = Qui est attaqué reçoit 1 blessure. Vaincu ou non, la carte la plus haute gagne 1 pièce ; personne ne la gagne si toutes les cartes sont égales et que le Minotaure survit.
    .un = le Minotaure
rooms_wolf-pack = Meute de loups
    .gender = f
    .text = Qui est attaqué reçoit 2 blessures. Joue une torche comme carte pour t’échapper.
    .un = la Meute de loups
rooms_necromancer = Nécromancien
    .text = Qui est attaqué reçoit 2 blessures. Joue une boule de cristal comme carte pour t’échapper.
    .un = le Nécromancien
rooms_mega-dragon = Méga-Dragon
    .text = Ne peut pas être vaincu. Qui est attaqué reçoit 3 blessures. Joue une clé comme carte pour t’échapper.
    .un = le Méga-Dragon
rooms_golem = Golem
    .text = Ne peut pas être vaincu. Qui est attaqué reçoit 2 blessures. Les 5 et les épées valent 1.
    .un = le Golem
rooms_mummy = Momie
    .gender = f
    .text = Ne peut pas être vaincue. Attaque la carte la plus haute : 2 blessures.
    .un = la Momie

others_coin-1 = Pièce (1)
others_coin-5 = Pièce (5)
others_wound-1 = Blessure (1)
others_wound-5 = Blessure (5)
others_map = Plan
    .text = Qui l’a joue en premier. Variante tactique seulement.
others_treasure = Salle de trésor
others_monster = Salle de monstre
others_vault = Chambre forte
others_trap = Piège
others_boss = Boss
others_room-card = Carte de salle
others_level-card = Carte de niveau
others_power-card = Carte de puissance
others_item-card = Carte d’objet
others_character-card = Carte de personnage
others_boss-card = Carte de boss
others_map-card = Carte de plan
others_level = Niveau
others_level-row = Rangée du niveau
others_coin = Pièce
others_wound = Blessure
others_chest = Coffre
others_potion = Potion
others_strength = Force
others_supply = Réserve
others_start-player = Premier joueur
others_face-up = Face visible
others_face-down = Face cachée (obscure)
others_collapse = S’effondrer
others_eliminated = Éliminé
others_escape = S’échapper
others_shared-victory = Victoire partagée
others_room = Salle
others_room-pile = Pile de salles
others_level-pile = Pile de niveaux
others_item-supply = Réserve d’objets
others_hand = Main
others_defeat = Vaincre
others_attack = Attaquer
others_tie = Égalité
others_final-scoring = Décompte final
others_tactical-variant = Variante tactique

decisions_DR-DEC-PLAY = Choisis une carte pour cette salle
decisions_DR-DEC-CRYSTAL = Les cartes sont visibles : joues-en une autre
decisions_DR-DEC-TORCH = Tu peux utiliser une torche
decisions_DR-DEC-TACT = À toi : joue une carte

options_play = Jouer { CHOSEN($card) }
options_torch = Utiliser une torche pour voir les salles obscures
options_torch-room = Utiliser une torche pour voir la salle { $position }

outfit_all =
    { $count ->
        [0] sans pièce ni blessure
       *[other] { $lacks ->
            [both] avec { LIST($has, between: ", ") }, sans pièce ni blessure
            [coins] avec { LIST($has, between: ", ") }, sans pièce
            [wounds] avec { LIST($has, between: ", ") }, sans blessure
           *[none] avec { LIST($has) }
        }
    }
outfit_coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
outfit_wounds =
    { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }
outfit_item = { UN($item) }
outfit_two = deux boules de cristal
gift_coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
gift_potion =
    { $wounds ->
        [one] une potion qui soigne { $wounds } blessure
       *[other] une potion qui soigne { $wounds } blessures
    }
gift_item = { UN($item) }
row_one = { ONE($room) }
row_some =
    { $count ->
        [2] deux { MANY($room) }
        [3] trois { MANY($room) }
        [4] quatre { MANY($room) }
        [5] cinq { MANY($room) }
       *[6] six { MANY($room) }
    }
row_dark =
    { $count ->
        [1] une salle obscure
        [2] deux salles obscures
        [3] trois salles obscures
        [4] quatre salles obscures
        [5] cinq salles obscures
       *[6] six salles obscures
    }
row_boss = boss face cachée

events_character =
    { $who ->
        [you] Tu joues { LE($character) } et commences { $outfit }.
       *[other] { $name } joue { LE($character) } et commence { $outfit }.
    }
events_map-dealt =
    { $who ->
        [you] Tu reçois le plan : tu joues en premier.
       *[other] { $name } reçoit le plan et joue en premier.
    }
events_level-built = Niveau { $level } : { LIST($rooms, between: ", ") }.
events_room = Salle { $position } : { ONE($room) }.
events_room-turned-up = La salle { $position } est révélée : { ONE($room) }.
events_level-ended = Le niveau { $level } est fini : chacun reprend ses cartes de puissance.
events_level-ended-last = Le niveau { $level } est fini : place au décompte final.
events_committed =
    { $who ->
        [you] Tu as choisi une carte.
       *[other] { $name } a choisi une carte.
    }
events_committed-seen =
    { $who ->
        [you] Tu choisis { UN($card) }.
       *[other] { $name } choisit { UN($card) }.
    }
events_revealed-one =
    { $who ->
        [you] Ta carte est révélée : { UN($card) }.
       *[other] La carte { DE($name) } est révélée : { UN($card) }.
    }
events_revealed = Les cartes sont révélées : { LIST($cards, between: "\u202F; ") }.
events_revealed-card =
    { $who ->
        [you] toi, { UN($card) }
       *[other] { $name }, { UN($card) }
    }
events_played =
    { $who ->
        [you] Tu joues { UN($card) }.
       *[other] { $name } joue { UN($card) }.
    }
events_torch =
    { $who ->
        [you] Tu utilises une torche et regardes
       *[other] { $name } utilise une torche et regarde
    } { $count ->
        [one] la salle { LIST($positions) }
       *[other] les salles { LIST($positions) }
    }.
events_torch-seen-one =
    { $who ->
        [you] Tu utilises une torche et vois { UN($room) } dans la salle { $position }.
       *[other] { $name } utilise une torche et voit { UN($room) } dans la salle { $position }.
    }
events_torch-seen =
    { $who ->
        [you] Tu utilises une torche et vois { LIST($rooms) }.
       *[other] { $name } utilise une torche et voit { LIST($rooms) }.
    }
events_torch-first = { UN($room) } dans la salle { $position }
events_torch-next = { UN($room) } dans la salle { $position }
events_further-card =
    { $who ->
        [you] Tu dois jouer une autre carte.
        [one] { PEOPLE($people) } doit jouer une autre carte.
        [youAll] { PEOPLE($people) } devez jouer une autre carte.
       *[they] { PEOPLE($people) } doivent jouer une autre carte.
    }
events_returned =
    { $count ->
        [1] { CAPITAL(LE($item)) } retourne dans la réserve.
        [2] Les deux { MANY($item) } retournent dans la réserve.
        [3] Les trois { MANY($item) } retournent dans la réserve.
        [4] Les quatre { MANY($item) } retournent dans la réserve.
        [5] Les cinq { MANY($item) } retournent dans la réserve.
       *[6] Les six { MANY($item) } retournent dans la réserve.
    }
events_chest =
    { $who ->
        [you] Tu prends
       *[other] { $name } prend
    } le coffre de { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } avec une carte de valeur { $value }.
events_chest-small =
    { $who ->
        [youAll] Égalité à { $value } entre { PEOPLE($people) }
       *[they] Égalité à { $value } entre { PEOPLE($people) }
    } : le coffre de { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ne se partage pas, donc personne ne le prend.
events_chest-shared =
    Égalité à { $value } : { $who ->
        [youAll] { PEOPLE($people) } partagez
       *[they] { PEOPLE($people) } partagent
    } le coffre de { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, soit { $each } chacun.
events_chest-shared-lost =
    Égalité à { $value } : { $who ->
        [youAll] { PEOPLE($people) } partagez
       *[they] { PEOPLE($people) } partagent
    } le coffre de { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, soit { $each } chacun ; { $lost ->
        [one] { $lost } pièce est perdue
       *[other] { $lost } pièces sont perdues
    }.
events_chest-left =
    { $coins ->
        [one] Toutes les cartes ont la même valeur, aucune n’est la deuxième : personne ne prend le coffre de { $coins } pièce.
       *[other] Toutes les cartes ont la même valeur, aucune n’est la deuxième : personne ne prend le coffre de { $coins } pièces.
    }
events_escaped =
    { $who ->
        [you] Tu t’échappes grâce à { TON($item) }.
       *[other] { $name } s’échappe grâce à { UN($item) }.
    }
events_fought-golem = On ne peut pas vaincre le Golem, et contre lui un 5 ou une épée vaut 1.
events_fought-never = On ne peut pas vaincre { LE($room) }.
events_fought-nobody = Personne n’affronte { LE($room) }.
events_fought-won =
    Les cartes font { $total } contre une force de { $strength } : { LE($room) } est { GENDER($room) ->
        [f] vaincue
       *[m] vaincu
    }.
events_fought-lost = Les cartes font { $total } contre une force de { $strength } : c’est trop peu.
events_attacked-all = { CAPITAL(LE($room)) } attaque tout le monde : toutes les cartes valent { $value }.
events_attacked-rest =
    { $who ->
        [you] { CAPITAL(LE($room)) } t’attaque : tous les autres se sont échappés. Ta carte vaut { $value }.
        [one] { CAPITAL(LE($room)) } attaque { PEOPLE($people) } : tous les autres se sont échappés. Sa carte vaut { $value }.
        [youAll] { CAPITAL(LE($room)) } vous attaque, { PEOPLE($people) } : vous êtes encore là, et vos cartes valent toutes { $value }.
       *[they] { CAPITAL(LE($room)) } attaque { PEOPLE($people) }, qui sont encore là et dont les cartes valent toutes { $value }.
    }
events_attacked-lowest =
    { $who ->
        [you] { CAPITAL(LE($room)) } t’attaque : tu as la carte la plus basse (valeur { $value }).
        [one] { CAPITAL(LE($room)) } attaque { PEOPLE($people) }, qui a la carte la plus basse (valeur { $value }).
        [youAll] { CAPITAL(LE($room)) } vous attaque, { PEOPLE($people) } : vos cartes sont les plus basses (valeur { $value }).
       *[they] { CAPITAL(LE($room)) } attaque { PEOPLE($people) }, qui ont les cartes les plus basses (valeur { $value }).
    }
events_attacked-highest =
    { $who ->
        [you] { CAPITAL(LE($room)) } t’attaque : tu as la carte la plus haute (valeur { $value }).
        [one] { CAPITAL(LE($room)) } attaque { PEOPLE($people) }, qui a la carte la plus haute (valeur { $value }).
        [youAll] { CAPITAL(LE($room)) } vous attaque, { PEOPLE($people) } : vos cartes sont les plus hautes (valeur { $value }).
       *[they] { CAPITAL(LE($room)) } attaque { PEOPLE($people) }, qui ont les cartes les plus hautes (valeur { $value }).
    }
events_attacked-nobody = Tout le monde s’est échappé : personne n’est attaqué.
events_eliminated =
    { $who ->
        [you] Tu te changes en pierre et quittes la partie.
       *[other] { $name } se change en pierre et quitte la partie.
    }
events_reward-all =
    { $each ->
        [one] Toutes les cartes valent { $value } : chacun reçoit { $each } pièce { DU($room) }.
       *[other] Toutes les cartes valent { $value } : chacun reçoit { $each } pièces { DU($room) }.
    }
events_reward =
    { $who ->
        [you] Tu as la carte la plus haute (valeur { $value }) et reçois
        [one] { PEOPLE($people) } a la carte la plus haute (valeur { $value }) et reçoit
        [youAll] { PEOPLE($people) } avez les cartes les plus hautes (valeur { $value }) et recevez chacun
       *[they] { PEOPLE($people) } ont les cartes les plus hautes (valeur { $value }) et reçoivent chacun
    } { $each ->
        [one] { $each } pièce
       *[other] { $each } pièces
    } { DU($room) }.
events_reward-withheld = { CAPITAL(LE($room)) } tient toujours et toutes les cartes ont la même valeur : personne ne reçoit de pièces.
events_gift-of-coins =
    { $who ->
        [you] Avec ton { $value }, tu choisis les pièces.
       *[other] Avec un { $value }, { $name } choisit les pièces.
    }
events_gift =
    { $who ->
        [you] Pour ton { $value }, tu reçois { $gift }.
       *[other] Pour un { $value }, { $name } reçoit { $gift }.
    }
events_pile-too-small =
    { $who ->
        [you] Tu devrais recevoir { UN($item) }
        [one] { PEOPLE($people) } devrait recevoir { UN($item) }
        [youAll] { PEOPLE($people) } devriez recevoir chacun { UN($item) }
       *[they] { PEOPLE($people) } devraient recevoir chacun { UN($item) }
    }, mais { $pile ->
        [0] il n’en reste plus dans la réserve
        [1] il n’en reste qu’une dans la réserve : personne n’en reçoit
       *[other] il n’en reste que { $pile } dans la réserve : personne n’en reçoit
    }.
events_trap-nothing = La carte la plus haute est un { $highest } : il ne se passe rien.
events_trap-no-coins = La carte la plus haute est un { $highest }, mais personne n’a de pièces à perdre.
events_trap-all-coins = La carte la plus haute est un { $highest } : le piège frappe tout le monde, car tous ont autant de pièces.
events_trap-all-wounds = La carte la plus haute est un { $highest } : le piège frappe tout le monde, car tous ont autant de blessures.
events_trap-coins =
    La carte la plus haute est un { $highest } : le piège { $who ->
        [you] te frappe, car c’est toi qui as le plus de pièces
        [one] frappe { PEOPLE($people) }, qui a le plus de pièces
        [youAll] vous frappe, { PEOPLE($people) }, car personne n’a plus de pièces
       *[they] frappe { PEOPLE($people) }, qui ont le plus de pièces
    }.
events_trap-wounds =
    La carte la plus haute est un { $highest } : le piège { $who ->
        [you] te frappe, car c’est toi qui as le moins de blessures
        [one] frappe { PEOPLE($people) }, qui a le moins de blessures
        [youAll] vous frappe, { PEOPLE($people) }, car personne n’a moins de blessures
       *[they] frappe { PEOPLE($people) }, qui ont le moins de blessures
    }.
events_coins-lost =
    { $who ->
        [you] Tu perds { $lost ->
            [one] { $lost } pièce
           *[other] { $lost } pièces
        } : il { $left ->
            [0] ne t’en reste aucune
           *[other] t’en reste { $left }
        }.
       *[other] { $name } perd { $lost ->
            [one] { $lost } pièce
           *[other] { $lost } pièces
        } : il { $left ->
            [0] ne lui en reste aucune
           *[other] lui en reste { $left }
        }.
    }
events_coins-none =
    { $who ->
        [you] Tu n’as pas de pièces à perdre.
       *[other] { $name } n’a pas de pièces à perdre.
    }
events_coins-same =
    { $who ->
        [you] Tu as déjà
       *[other] { $name } a déjà
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
events_coins-same-wasted =
    { $who ->
        [you] Tu as déjà
       *[other] { $name } a déjà
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, le maximum permis ; { $lost ->
        [one] { $lost } pièce est perdue
       *[other] { $lost } pièces sont perdues
    }.
events_coins-gained =
    { $who ->
        [you] Tu gagnes
       *[other] { $name } gagne
    } { $gained ->
        [one] { $gained } pièce
       *[other] { $gained } pièces
    }, soit { $coins } désormais.
events_coins-gained-wasted =
    { $who ->
        [you] Tu gagnes
       *[other] { $name } gagne
    } { $gained ->
        [one] { $gained } pièce
       *[other] { $gained } pièces
    }, soit { $coins }, le maximum permis ; { $lost ->
        [one] { $lost } pièce est perdue
       *[other] { $lost } pièces sont perdues
    }.
events_wounds-taken =
    { $who ->
        [you] Tu reçois
       *[other] { $name } reçoit
    } { $taken ->
        [one] { $taken } blessure
       *[other] { $taken } blessures
    }, soit { $wounds } désormais.
events_wounds-none =
    { $who ->
        [you] Tu n’as pas de blessures à soigner.
       *[other] { $name } n’a pas de blessures à soigner.
    }
events_wounds-healed =
    { $who ->
        [you] Tu soignes
       *[other] { $name } soigne
    } { $healed ->
        [one] { $healed } blessure
       *[other] { $healed } blessures
    } : il { $left ->
        [0] n’en reste aucune
       *[other] en reste { $left }
    }.
events_map-tied-kept =
    Égalité à { $value } pour la carte la plus haute : { $who ->
        [you] tu as déjà le plan et tu le gardes.
       *[other] { $name } a déjà le plan et le garde.
    }
events_map-tied =
    Égalité à { $value } pour la carte la plus haute : dans le sens horaire après { $whoBefore ->
        [you] toi
       *[other] { $nameBefore }
    }, { $who ->
        [you] c’est toi qui viens en premier et prends le plan.
       *[other] c’est { $name } qui vient en premier et prend le plan.
    }
events_map-kept =
    { $who ->
        [you] Tu gardes le plan pour la carte la plus haute (valeur { $value }).
       *[other] { $name } garde le plan pour la carte la plus haute (valeur { $value }).
    }
events_map-passed =
    { $who ->
        [you] Tu prends le plan pour la carte la plus haute (valeur { $value }).
       *[other] { $name } prend le plan pour la carte la plus haute (valeur { $value }).
    }
events_collapsed =
    { $who ->
        [you] Tu t’effondres avec le plus de blessures ({ $wounds }) et ne peux pas gagner.
        [one] { PEOPLE($people) } s’effondre avec le plus de blessures ({ $wounds }) et ne peut pas gagner.
        [youAll] { PEOPLE($people) } vous effondrez avec le plus de blessures ({ $wounds } chacun) et ne pouvez pas gagner.
       *[they] { PEOPLE($people) } s’effondrent avec le plus de blessures ({ $wounds } chacun) et ne peuvent pas gagner.
    }
events_standing-equal = Personne ne s’effondre : tous ceux qui restent ont autant de blessures.
events_standing-tie-of-three = Personne ne s’effondre : deux joueurs sont à égalité pour le plus de blessures, et à trois joueurs cela les sauve.
events_standing-alone = Personne ne s’effondre : il ne reste qu’un joueur.
events_standing-untold = Personne ne s’effondre.
events_won =
    { $who ->
        [you] Tu gagnes la partie avec
        [one] { PEOPLE($people) } gagne la partie avec
        [youAll] { PEOPLE($people) } partagez la victoire avec
       *[they] { PEOPLE($people) } partagent la victoire avec
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $who ->
        [you] { "\u202F" }!
        [one] { "\u202F" }!
       *[other] { " " }chacun !
    }
events_won-by-wounds =
    { $who ->
        [you] Tu gagnes la partie avec
        [one] { PEOPLE($people) } gagne la partie avec
        [youAll] { PEOPLE($people) } partagez la victoire avec
       *[they] { PEOPLE($people) } partagent la victoire avec
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } et { $wounds ->
        [0] aucune blessure
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }{ $who ->
        [you] { "\u202F" }!
        [one] { "\u202F" }!
       *[other] { " " }chacun !
    }
events_beaten =
    { $who ->
        [you] Tu as autant de pièces, mais plus de blessures.
        [one] { PEOPLE($people) } a autant de pièces, mais plus de blessures.
        [youAll] { PEOPLE($people) } avez autant de pièces, mais plus de blessures.
       *[they] { PEOPLE($people) } ont autant de pièces, mais plus de blessures.
    }
events_everyone-lost = Méduse a changé tout le groupe en pierre : personne ne gagne.
