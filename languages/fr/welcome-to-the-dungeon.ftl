name = Welcome to the Dungeon
tagline = Enchéris, bluffe, prive l’aventurier de son épée… et laisse entrer quelqu’un d’autre.

scores_successes = Réussites
scores_failures = Échecs

variants_firstTurnAdd_name = Le premier monstre va au donjon
variants_firstTurnAdd_sentence = Au premier tour de chaque manche, le monstre pioché doit aller dans le donjon.
variants_firstTurnAdd_values_off = Non
variants_firstTurnAdd_values_each-player = Pour chaque joueur
variants_firstTurnAdd_values_starter-only = Seulement pour le premier joueur
variants_firstTurnNoPass_name = Pas de passe au premier tour
variants_firstTurnNoPass_sentence = Personne ne peut passer à son premier tour d’une manche.
variants_firstAdventurer_name = Premier aventurier
variants_firstAdventurer_sentence = Quel aventurier joue-t-on à la première manche.
variants_firstAdventurer_values_warrior = Guerrier
variants_firstAdventurer_values_barbarian = Barbare
variants_firstAdventurer_values_mage = Mage
variants_firstAdventurer_values_rogue = Voleuse
variants_firstAdventurer_values_random = Au hasard
variants_firstAdventurer_values_starter-chooses = Au choix du premier joueur
variants_vorpalAxeScope_name = Hache vorpale
variants_vorpalAxeScope_sentence = Ce que vainc la hache vorpale.
variants_vorpalAxeScope_values_kind = Tous les monstres de ce type
variants_vorpalAxeScope_values_single = Ce monstre seulement
variants_nextAdventurer_name = Aventuriers suivants
variants_nextAdventurer_sentence = Comment on choisit l’aventurier de chaque manche suivante.
variants_nextAdventurer_values_chosen = Un joueur choisit
variants_nextAdventurer_values_random = Au hasard
variants_adventurerChooser_name = Qui choisit après une élimination
variants_adventurerChooser_sentence = Qui revient du donjon choisit l’aventurier suivant, même s’il vient d’y perdre la partie, comme le dit le livret de règles ; ou bien c’est le nouveau premier joueur.
variants_adventurerChooser_values_runner = Qui revient du donjon
variants_adventurerChooser_values_starter = Le nouveau premier joueur
variants_keptSuccesses_name = Réussites des éliminés
variants_keptSuccesses_sentence = Un joueur éliminé garde les cartes de réussite qu’il a gagnées.
variants_memory_name = Tes monstres du donjon
variants_memory_sentence = On te montre quels monstres tu as mis dans le donjon, ou tu dois t’en souvenir.
variants_memory_values_shown = Montrés
variants_memory_values_hidden = De mémoire

monsters_goblin = Gobelin
    .one = gobelin
    .text = Force 1. Il y en a deux.
    .tous = tous les gobelins
    .deux = deux gobelins
monsters_skeleton = Squelette
    .one = squelette
    .text = Force 2. Il y en a deux.
    .tous = tous les squelettes
    .deux = deux squelettes
monsters_orc = Orc
    .one = orc
    .text = Force 3. Il y en a deux.
    .tous = tous les orcs
    .deux = deux orcs
monsters_vampire = Vampire
    .one = vampire
    .text = Force 4. Il y en a deux.
    .tous = tous les vampires
    .deux = deux vampires
monsters_golem = Golem
    .one = golem
    .text = Force 5. Il y en a deux.
    .tous = tous les golems
    .deux = deux golems
monsters_lich = Liche
    .one = liche
    .gender = f
    .text = Force 6. Elle est unique.
    .un = la liche
    .tous = la liche
monsters_demon = Démon
    .one = démon
    .text = Force 7. Il est unique.
    .un = le démon
    .tous = le démon
monsters_dragon = Dragon
    .one = dragon
    .text = Force 9. Il est unique.
    .un = le dragon
    .tous = le dragon

adventurers_warrior = Guerrier
    .one = guerrier
    .text = 3 points de vie, 11 avec tout l’équipement.
adventurers_barbarian = Barbare
    .one = barbare
    .text = 4 points de vie, 11 avec tout l’équipement.
adventurers_mage = Mage
    .one = mage
    .text = 2 points de vie, 11 avec tout l’équipement.
adventurers_rogue = Voleuse
    .one = voleuse
    .gender = f
    .text = 3 points de vie, 11 avec tout l’équipement.

tiles_warrior-plate-armor = Armure de plates
    .one = armure de plates
    .gender = f
    .text = +5 points de vie.
tiles_warrior-knight-shield = Bouclier de chevalier
    .one = bouclier de chevalier
    .text = +3 points de vie.
tiles_warrior-vorpal-sword = Épée vorpale
    .one = épée vorpale
    .gender = f
    .text = Nomme un type de monstre avant de révéler la première carte. Vainc tous les monstres de ce type.
tiles_warrior-dragon-spear = Lance-dragon
    .one = lance-dragon
    .gender = f
    .text = Vainc le dragon.
tiles_warrior-holy-grail = Saint Graal
    .text = Vainc tous les monstres de force paire (2, 4, 6).
tiles_warrior-torch = Torche
    .one = torche
    .gender = f
    .text = Vainc tous les monstres de force 3 ou moins.
tiles_barbarian-healing-potion = Potion de soin
    .one = potion de soin
    .gender = f
    .text = Une fois par donjon : quand il ne te reste plus de points de vie, tu continues avec les points de vie propres à l’aventurier.
tiles_barbarian-leather-shield = Bouclier de cuir
    .one = bouclier de cuir
    .text = +3 points de vie.
tiles_barbarian-chainmail = Cotte de mailles
    .one = cotte de mailles
    .gender = f
    .text = +4 points de vie.
tiles_barbarian-vorpal-axe = Hache vorpale
    .one = hache vorpale
    .gender = f
    .elision = none
    .text = Une fois par donjon : quand un monstre est révélé, tu peux vaincre son type, cette carte et toutes les pareilles qui suivront.
tiles_barbarian-torch = Torche
    .one = torche
    .gender = f
    .text = Vainc tous les monstres de force 3 ou moins.
tiles_barbarian-war-hammer = Marteau de guerre
    .one = marteau de guerre
    .text = Vainc les golems.
tiles_mage-wall-of-fire = Mur de feu
    .one = mur de feu
    .text = +6 points de vie.
tiles_mage-holy-grail = Saint Graal
    .text = Vainc tous les monstres de force paire (2, 4, 6).
tiles_mage-omnipotence = Omnipotence
    .one = omnipotence
    .gender = f
    .text = Si tous les monstres du donjon étaient de types différents, tu y survis même sans points de vie.
tiles_mage-bracelet-of-protection = Bracelet de protection
    .one = bracelet de protection
    .text = +3 points de vie.
tiles_mage-polymorph = Polymorphie
    .one = polymorphie
    .gender = f
    .text = Une fois par donjon : échange le monstre qui vient d’être révélé contre la première carte du paquet de monstres. Impossible si le paquet est vide.
tiles_mage-demonic-pact = Pacte démoniaque
    .one = pacte démoniaque
    .text = Vainc le démon et le monstre affronté juste après.
tiles_rogue-mithril-armor = Armure de mithril
    .one = armure de mithril
    .gender = f
    .text = +5 points de vie.
tiles_rogue-healing-potion = Potion de soin
    .one = potion de soin
    .gender = f
    .text = Une fois par donjon : quand il ne te reste plus de points de vie, tu continues avec les points de vie propres à l’aventurier.
tiles_rogue-ring-of-power = Anneau de pouvoir
    .one = anneau de pouvoir
    .text = Vainc tous les monstres de force 2 ou moins et ajoute leur force à tes points de vie.
tiles_rogue-buckler = Targe
    .one = targe
    .gender = f
    .text = +3 points de vie.
tiles_rogue-vorpal-dagger = Dague vorpale
    .one = dague vorpale
    .gender = f
    .text = Nomme un type de monstre avant de révéler la première carte. Vainc tous les monstres de ce type.
tiles_rogue-invisibility-cloak = Cape d’invisibilité
    .one = cape d’invisibilité
    .gender = f
    .text = Vainc tous les monstres de force 6 ou plus.

others_symbol-torch = Torche
    .text = Une torche vainc ce monstre.
others_symbol-chalice = Calice
    .text = Le Saint Graal vainc ce monstre.
others_symbol-hammer = Marteau
    .text = Le marteau de guerre vainc ce monstre.
others_symbol-spear = Lance
    .text = La lance-dragon vainc ce monstre.
others_symbol-cloak = Cape
    .text = La cape d’invisibilité vainc ce monstre.
others_symbol-pact = Pacte
    .text = Le pacte démoniaque vainc ce monstre.
others_success-card = Carte de réussite
    .text = Une par donjon auquel on survit ; la deuxième gagne la partie.
others_player-aid = Aide de jeu
    .text = Face blanche : aucun échec. Face rouge : un échec ; au suivant, tu quittes la partie.
others_monster-deck = Paquet de monstres
    .text = Les monstres que personne n’a encore piochés.
others_dungeon-pile = Donjon
    .text = Les monstres qui attendent qui entrera ; le dernier ajouté vient en premier. On peut les compter, mais pas les regarder.

decisions_WD-DEC-01 = Choisis l’aventurier de la prochaine manche
decisions_WD-DEC-02 = Pioche un monstre ou passe
decisions_WD-DEC-03 = Le paquet est vide : tu dois passer
decisions_WD-DEC-04 = Mets le monstre dans le donjon, ou écarte-le en sacrifiant un objet
decisions_WD-DEC-05 = Nomme le type de monstre que vaincra ta lame vorpale
decisions_WD-DEC-06 = Affronte ce monstre ou échange-le contre la première carte du paquet
decisions_WD-DEC-07 = Utilise la hache vorpale ou encaisse les dégâts

options_draw = Piocher un monstre
options_pass = Passer
options_add = Le mettre dans le donjon
options_keep = Affronter ce monstre
options_polymorph = L’échanger par polymorphie
options_take-damage = Encaisser les dégâts
options_use-axe = Utiliser la hache vorpale
options_sacrifice = Sacrifier { LE($tile) }

events_starter-drawn =
    { $who ->
        [you] Le sort décide : tu commences.
       *[other] Le sort décide : { $name } commence.
    }
events_adventurer-first = Le premier aventurier est { LE($adventurer) }.
events_adventurer-chance = Le hasard choisit { LE($adventurer) } pour aventurier.
events_adventurer-choice =
    { $who ->
        [you] Tu choisis { LE($adventurer) } pour aventurier.
       *[other] { $name } choisit { LE($adventurer) } pour aventurier.
    }
events_adventurer-out =
    { $who ->
        [you] Tu as quitté la partie, mais tu choisis encore l’aventurier suivant : { LE($adventurer) }.
       *[other] { $name } a quitté la partie, mais choisit encore l’aventurier suivant : { LE($adventurer) }.
    }
events_round-first =
    Manche { $round } : { LE($adventurer) } a ses six objets et le paquet compte { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }.
events_round-later =
    Manche { $round } : { LE($adventurer) } a ses six objets et le paquet compte { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }. { $who ->
        [you] Tu commences.
       *[other] { $name } commence.
    }
events_round-after =
    Manche { $round } : { LE($adventurer) } a ses six objets et le paquet compte { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }. { $who ->
        [you] Tu commences, car ta place vient après { $whoAfter ->
            [you] la tienne
           *[other] celle { DE($nameAfter) }
        }.
       *[other] { $name } commence, car sa place vient après { $whoAfter ->
            [you] la tienne
           *[other] celle { DE($nameAfter) }
        }.
    }
events_draw =
    { $who ->
        [you] Tu pioches une carte Monstre.
       *[other] { $name } pioche une carte Monstre.
    }
events_draw-seen =
    { $who ->
        [you] Tu pioches { UN($monster) }.
       *[other] { $name } pioche { UN($monster) }.
    }
events_pass =
    { $who ->
        [you] Tu passes
       *[other] { $name } passe
    } : { $left ->
        [1] il ne reste qu’un joueur dans les enchères
       *[other] il reste { $left } joueurs dans les enchères
    }.
events_pass-forced =
    { $who ->
        [you] Le paquet est vide : tu dois passer.
       *[other] Le paquet est vide : { $name } doit passer.
    }
events_add =
    { $who ->
        [you] Tu mets un monstre dans le donjon
       *[other] { $name } met un monstre dans le donjon
    } : { $pile ->
        [1] c’est la première carte
       *[other] il y a maintenant { $pile } cartes
    }.
events_add-seen =
    { $who ->
        [you] Tu mets { LE($monster) } dans le donjon
       *[other] { $name } met { LE($monster) } dans le donjon
    } : { $pile ->
        [1] c’est la première carte
       *[other] il y a maintenant { $pile } cartes
    }.
events_sacrifice =
    { $who ->
        [you] Tu écartes un monstre et sacrifies { LE($tile) }.
       *[other] { $name } écarte un monstre et sacrifie { LE($tile) }.
    }
events_sacrifice-hp =
    { $who ->
        [you] Tu écartes un monstre et sacrifies { LE($tile) }
       *[other] { $name } écarte un monstre et sacrifie { LE($tile) }
    } : il reste { $hp ->
        [one] { $hp } point de vie
       *[other] { $hp } points de vie
    }.
events_sacrifice-seen =
    { $who ->
        [you] Tu écartes { LE($monster) } et sacrifies { LE($tile) }.
       *[other] { $name } écarte { LE($monster) } et sacrifie { LE($tile) }.
    }
events_sacrifice-seen-hp =
    { $who ->
        [you] Tu écartes { LE($monster) } et sacrifies { LE($tile) }
       *[other] { $name } écarte { LE($monster) } et sacrifie { LE($tile) }
    } : il reste { $hp ->
        [one] { $hp } point de vie
       *[other] { $hp } points de vie
    }.
events_enter =
    { $who ->
        [you] Tu entres dans le donjon avec { LE($adventurer) }
       *[other] { $name } entre dans le donjon avec { LE($adventurer) }
    } : { $hp ->
        [one] { $hp } point de vie
       *[other] { $hp } points de vie
    }, { $tiles ->
        [0] aucun objet
        [one] { $tiles } objet
       *[other] { $tiles } objets
    } et { $pile ->
        [0] aucune carte
        [one] { $pile } carte
       *[other] { $pile } cartes
    } à révéler.
events_name =
    { $who ->
        [you] { CAPITAL(TON($tile)) } vaincra { TOUS($monster) }.
       *[other] { CAPITAL(LE($tile)) } { DE($name) } vaincra { TOUS($monster) }.
    }
events_turn-up =
    { CAPITAL(UN($monster)) } (force { $strength }) apparaît, { GENDER($monster) ->
        [f] mise
       *[m] mis
    } là par { $who ->
        [you] toi
       *[other] { $name }
    }. { $pile ->
        [0] C’était la dernière carte
        [one] Il reste { $pile } carte
       *[other] Il reste { $pile } cartes
    }.
events_keep =
    { $who ->
        [you] Tu affrontes { LE($monster) } sans utiliser la polymorphie.
       *[other] { $name } affronte { LE($monster) } sans utiliser la polymorphie.
    }
events_polymorph =
    { $who ->
        [you] Par polymorphie, tu échanges { LE($from) } contre { UN($to) }.
       *[other] Par polymorphie, { $name } échange { LE($from) } contre { UN($to) }.
    }
events_polymorph-same =
    { $who ->
        [you] Par polymorphie, tu échanges { LE($from) } contre… { UN($from) }.
       *[other] Par polymorphie, { $name } échange { LE($from) } contre… { UN($from) }.
    }
events_defeat = { CAPITAL(LE($tile)) } vainc { LE($monster) }.
events_defeat-next = { CAPITAL(LE($tile)) } vainc aussi { LE($monster) }, qui venait juste après le démon.
events_defeat-healed =
    { CAPITAL(LE($tile)) } vainc { LE($monster) } et { $who ->
        [you] te donne
       *[other] donne
    } { $healed ->
        [one] { $healed } point de vie
       *[other] { $healed } points de vie
    }{ $who ->
        [you] { "" }
       *[other] { " " }à { $name }
    }, soit { $hp } désormais.
events_axe-saved =
    { $who ->
        [you] Tu affrontes { LE($monster) } sans utiliser la hache vorpale.
       *[other] { $name } affronte { LE($monster) } sans utiliser la hache vorpale.
    }
events_damage =
    { CAPITAL(LE($monster)) } { $who ->
        [you] te coûte
       *[other] coûte
    } { $lost ->
        [one] { $lost } point de vie
       *[other] { $lost } points de vie
    }{ $who ->
        [you] { "" }
       *[other] { " " }à { $name }
    } : il { $hp ->
        [0] n’en reste aucun
       *[other] en reste { $hp }
    }.
events_damage-none = { CAPITAL(LE($monster)) } ne peut plus faire de mal.
events_potion =
    { CAPITAL(LE($tile)) } { $who ->
        [you] te remet sur pied
       *[other] remet { $name } sur pied
    } avec { $hp ->
        [one] { $hp } point de vie
       *[other] { $hp } points de vie
    }.
events_death =
    { $who ->
        [you] Tu meurs dans le donjon.
       *[other] { $name } meurt dans le donjon.
    }
events_death-goes-on =
    { $who ->
        [you] Tu mourrais ici, mais l’omnipotence peut encore te sauver.
       *[other] { $name } mourrait ici, mais l’omnipotence peut encore tout changer.
    }
events_omnipotence-saved = Omnipotence : tous les monstres étaient de types différents. Le donjon est vaincu !
events_omnipotence-failed = L’omnipotence ne sert à rien : il y avait des monstres du même type.
events_result-success =
    { $who ->
        [you] Tu survis au donjon et prends ta { $successes ->
            [1] première
           *[other] deuxième
        } carte de réussite.
       *[other] { $name } survit au donjon et prend sa { $successes ->
            [1] première
           *[other] deuxième
        } carte de réussite.
    }
events_result-failure =
    { $who ->
        [you] C’est ton { $failures ->
            [1] premier
           *[other] deuxième
        } échec.
       *[other] C’est le { $failures ->
            [1] premier
           *[other] deuxième
        } échec { DE($name) }.
    }
events_eliminated =
    { $who ->
        [you] Tu quittes la partie.
       *[other] { $name } quitte la partie.
    }
events_eliminated-gave-back =
    { $who ->
        [you] Tu quittes la partie et rends ta carte de réussite.
       *[other] { $name } quitte la partie et rend sa carte de réussite.
    }
events_turn-up-aside =
    { $who ->
        [you] En sacrifiant { LE($tile) }, tu avais écarté { UN($monster) }.
       *[other] En sacrifiant { LE($tile) }, { $name } avait écarté { UN($monster) }.
    }
events_turn-up-left =
    { $count ->
        [1] Dans le donjon attendait encore
       *[other] Dans le donjon attendaient encore
    } { LIST($monsters) }.
events_left-one = { UN($monster) }
events_left-two = { DEUX($monster) }
events_win-successes =
    { $who ->
        [you] Tu as survécu à deux donjons et gagnes la partie !
       *[other] { $name } a survécu à deux donjons et gagne la partie !
    }
events_win-last-left =
    { $who ->
        [you] Il ne reste personne d’autre : tu gagnes la partie !
       *[other] Il ne reste personne d’autre : { $name } gagne la partie !
    }
