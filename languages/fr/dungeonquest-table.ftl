map = Le donjon
minimap = Petit plan : montrer tout le donjon
minimapNear = Petit plan : montrer ton héros de près
cell_unexplored = inexplorée
cell_leads = { $side } : { $way } vers { $to }.
cell_blocked = { $side } : muré de l’autre côté.
cell_hero =
    { $own ->
        [true] Tu es ici.
       *[false] { $name } est ici.
    }
cell_fell =
    { $own ->
        [true] C’est ici que tu meurs.
       *[false] C’est ici que meurt { $name }.
    }
explored =
    { $rooms ->
        [one] { $rooms } salle explorée
       *[other] { $rooms } salles explorées
    }, { $left ->
        [one] { $left } tuile restante
       *[other] { $left } tuiles restantes
    }
ways_open = passage
ways_door = porte
ways_portcullis = herse
entrance = Entrée des catacombes : d’ici, on peut descendre.
chamber = Chambre du trésor
chamberTip = Kalladra dort sur son or. Chaque fois que tu entres, tu pioches une carte Dragon : sept sur huit le laissent dormir, et tu prends deux cartes Trésor.
towerTip = L’entrée et la sortie. Avec au moins une carte Butin, tu peux quitter le donjon ici.
sun = Le soleil est sur la case { $space } de { $last }
sunPlain =
    { $rounds ->
        [one] Encore { $rounds } manche de jour sans danger
       *[other] Encore { $rounds } manches de jour sans danger
    }
sunRisk =
    À chaque manche, on lance un dé : { $die ->
        [1] sur 1
       *[other] de 1 à { $die }
    }, les tours se ferment et tous ceux qui sont dedans meurent.
hours_morning = Matin
hours_noon = Midi
hours_evening = Soir
hours_dusk = Coucher du soleil
turnOf =
    { $own ->
        [true] À toi de jouer
       *[false] Au tour { DE($name) }
    }
sheetOf = Fiche du héros : { $hero }
openSheet = Ouvrir la fiche du héros
noHero = Pas encore de héros
life = { $left } de Vie sur { $of }
determination =
    { $count ->
        [one] { $count } jeton de détermination
       *[other] { $count } jetons de détermination
    } : les dés peuvent faire { $count } de plus
runes = Runes
noRunes = Plus de rune
kept = Cartes gardées
loot =
    { $count ->
        [0] Butin : aucune carte
       *[other] Butin : { $count } { $count ->
            [one] carte
           *[other] cartes
        }
    }
noLoot = Pas encore de Butin. Personne ne peut partir sans Butin.
gold = { $gold } d’or
goldUnknown = or inconnu
hiddenLoot = Une carte Butin face cachée
lostTurns =
    Perd { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
afterDeath = Ton héros est mort.
afterDeathMonsters = Tu joues encore les monstres que rencontre { $name }.
afterDeathServant = À ton tour, tu sers Kalladra et tu déplaces les monstres.
betAsk = Qui sortira en vie ? Fais ton pari.
afterDeathWatch = Regarde comment les autres s’en tirent.
searched =
    { $count ->
        [one] Fouillée { $count } fois sur 2
       *[other] Fouillée { $count } fois sur 2
    }
mayGoDown = D’ici, tu peux descendre aux catacombes.
belowFor =
    { $cards ->
        [0] Pas encore de cartes : tu n’as pas avancé
       *[other] { $cards } { $cards ->
            [one] carte
           *[other] cartes
        } : tu remonteras { $cards } { $cards ->
            [one] case
           *[other] cases
        } plus loin
    }
exits = Où tu peux remonter
left = gauche
right = droite
ahead =
    { $steps ->
        [one] { $steps } case tout droit
       *[other] { $steps } cases tout droit
    }
exitsSide = À gauche : { $left }. À droite : { $right }.
secretCard = Cette carte n’est connue que de qui l’a piochée.
needs = Test { DE($attribute) } : deux dés, { $needs } ou moins
chance = { $percent } %
rolled =
    { $bonus ->
        [0] { $dice } = { $total }
       *[other] { $dice } + { $bonus } = { $total }
    }
raised = On ajoute { $bonus } aux dés
passed = Réussi
failed = Raté
rolling = Les dés roulent
dice = Dés : { $values }
woundsComing =
    Tu vas subir { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    }
meets = Un { $monster } !
playedBy =
    { $own ->
        [true] C’est toi qui le joues
       *[false] Joué par { $name }
    }
automaton = Joué par l’automate
lifeHidden = Vie inconnue
lifeKnown = Vie { $life }
noEscape = Pas de fuite possible ici
dragonLeft =
    { $left ->
        [one] { $left } carte Dragon face cachée
       *[other] { $left } cartes Dragon face cachée
    }
dragonRisk = { $percent } % de risque qu’il se réveille
dragonSleeps = Il dort toujours
dragonWakes = Kalladra se réveille !
bribe =
    { $cards ->
        [0] Rien de proposé encore
       *[other] Tu proposes { $cards } { $cards ->
            [one] carte
           *[other] cartes
        } : { $gold } d’or
    }
stasis = Déplacement { $made } sur { $total }
unconscious =
    Encore { $cards ->
        [one] { $cards } carte Butin
       *[other] { $cards } cartes Butin
    } à perdre
pickHero = Qui veux-tu être ?
pickLoot = Choisis une carte Butin
pickTile = Trois salles : laquelle places-tu ?
combat = Combat
round = Manche { $round }
hand =
    { $name } : { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
stack = Pile : { $count }
deck = Paquet : { $count }
attack = Attaque { $total }
sealed = Carte choisie
waitsForCard = Choisit…
cancelled = Annulée
mayCounter = Peut contre-attaquer
counterattack = Contre-attaque
stalemate = Match nul
deathblow =
    Coup de grâce : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
stalemateWhy = Attaques égales : toutes les cartes vont dans la pile.
counterRule = Qui n’est pas devant peut contre-attaquer : seulement avec des cartes dont le coin montre le type de l’autre attaque.
roundTo = Manche pour { $name }
killed = Le { $monster } est mort
answers_melee = Peut contre-attaquer la mêlée
answers_ranged = Peut contre-attaquer les attaques à distance
answers_magic = Peut contre-attaquer la magie
cannotAnswer = Ne peut pas servir à contre-attaquer
escapeOf = Fuite { $value }
hits =
    { $count ->
        [0] Rien ne touche
       *[other] { $count } { $count ->
            [one] touche
           *[other] touchent
        }
    }
escapes =
    { $own ->
        [true] Tu réussis à fuir
       *[false] Fuite réussie
    }
caught =
    { $own ->
        [true] Tu ne réussis pas à fuir
       *[false] Fuite ratée
    } : { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
tells_start = Tu commences ici. Le trésor est au milieu du donjon. Tu peux sortir par n’importe quelle tour, avant le coucher du soleil.
tells_explore = Personne n’y est allé : tu pioches une nouvelle salle et tu y entres.
tells_door = Une porte : tu pioches d’abord une carte Porte, et elle peut rester fermée.
tells_portcullis = Une herse : test de Force, { $needs } ou moins ({ $percent } %). Si tu rates, ton tour finit.
tells_tower = Une tour : avec du Butin, tu peux quitter le donjon ; sinon, tu continues.
tells_dragon = La Chambre du trésor : tu pioches une carte Dragon. Il y a { $percent } % de risque qu’il se réveille ; sinon, tu prends deux cartes Trésor.
tells_teleport = Tu dépenses la Rune de téléportation. Les murs ne comptent pas ; s’il y a un monstre, tu ne peux pas le fuir.
tells_search = Tu pioches une carte Fouille. C’est la fouille { $count } sur 2 dans cette salle.
tells_down = Tu quittes les salles et tu pioches une carte Catacombes à chaque tour jusqu’à trouver une sortie.
tells_leave = Tu sors en vie avec { $gold } d’or, à l’abri.
tells_leaveHidden = Tu sors en vie avec ton Butin, à l’abri.
tells_escape = Les deux camps révèlent une carte de puissance. Si ta valeur de fuite est au moins égale, tu t’en vas ; sinon, tu subis des blessures et dois combattre.
tells_attack = Cartes contre cartes, jusqu’à ce que tes dégâts ou ceux du monstre atteignent sa Vie.
tells_bridge =
    Test d’Agilité, { $needs } ou moins{ $loot ->
        [0] { "" }
       *[other] , plus { $loot } aux dés pour ton Butin
    } ({ $percent } %). Si tu tombes, tu finis dans les catacombes.
tells_web = Test de Force, { $needs } ou moins ({ $percent } %). Si tu rates, la toile te retient.
tells_caveIn = Test d’Agilité, { $needs } ou moins ({ $percent } %). Si tu rates, ton tour finit.
tells_redraw = Tu devras affronter la carte suivante, quelle qu’elle soit.
tells_facing = Chaque carte piochée en bas te mène une case plus loin dans cette direction.
tells_half = Tu ne pourras sortir que par les passages de cette moitié.
tells_stasis = Tu dépenses la Rune de stase : jusqu’à trois déplacements ce tour.
tells_stopCounter = La manche se règle telle quelle.
ask_title = Me demander pour les runes et les capacités
ask_always = Toujours
ask_matters = Quand cela compte
ask_help = Quand cela compte : ni pour une seule blessure, ni pour un test qui ne peut pas rater ; la sixième carte est toujours piochée.
ask_never = Ne plus demander : { $what }
ask_neverThis = Ne plus me demander cela
ask_neverList = Pas demandé à cette table
dies =
    { $own ->
        [true] Tu meurs
       *[false] { $name } meurt
    }
diesSay = Ce que le donjon avale, il ne le rend pas.
leaves =
    { $own ->
        [true] Te voilà dehors !
       *[false] { $name } est dehors !
    }
night = Le soleil s’est couché. Les tours sont fermées.
towersOpen = Les tours restent ouvertes
closesOn =
    Elles se ferment { $upTo ->
        [1] sur 1
       *[other] de 1 à { $upTo }
    }
counted = On compte l’or
nobody = Personne n’est sorti. Kalladra gagne.
survived = Dehors en vie, mais sans carte Trésor : pas de victoire.
design_tiles = Tuiles de salle
design_pieces = Figurines, monstres, marqueurs
design_dice = Dés
design_heroes = Héros
design_combat = Cartes de combat
design_power = Cartes de puissance
design_copies = × { $count }
design_counts =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } et { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
aim_most =
    Sors en vie avec le plus d’or. { $turns ->
        [one] Encore { $turns } tour
       *[other] Encore { $turns } tours
    }.
aim_alone =
    Sors en vie avec une carte Trésor. { $turns ->
        [one] Encore { $turns } tour
       *[other] Encore { $turns } tours
    }.
aim_out =
    Tu es dehors avec { $gold } d’or. Qui en sort plus te bat. { $turns ->
        [one] Encore { $turns } tour
       *[other] Encore { $turns } tours
    }.
aim_dead =
    Ton héros est mort : tu ne peux plus gagner. { $turns ->
        [one] Encore { $turns } tour
       *[other] Encore { $turns } tours
    }.
aim_monster = Tu joues maintenant le { $monster } : tue { $hero }.
meanwhile_out = Tu es dehors : les autres continuent
meanwhile_dead = Ton héros est mort : les autres continuent
meanwhile_fights = { $name } combat un { $monster }
meanwhile_duels = { $name } combat { $other }
meanwhile_plays = { $name } joue le { $monster }
meanwhile_below = { $name } est dans les catacombes
meanwhile_lair = { $name } est chez le dragon
meanwhile_card = { $name } a pioché « { $card } »
meanwhile_turn = { $name } est dans le donjon
ending_share = { $names } partagent la victoire avec { $gold } chacun.
ending_alone = Te voilà dehors avec une carte Trésor et { $gold } en tout.
ending_nobody = Le donjon a gardé tout le monde : personne n’est sorti.
ending_youDied = Le donjon t’a gardé.
ending_noTreasure = Te voilà dehors en vie, mais sans carte Trésor : en solo, ce n’est pas une victoire.
ending_out = Dehors avec { $gold }
ending_lost = Au fond du donjon
ending_betWon = Tu avais parié sur { $name }, et c’était juste.
ending_betLost = Tu avais parié sur { $name } : le donjon en a décidé autrement.
ending_at = Lieu : { $room }, { $cell }.
ending_you = toi
token_known = { $monster }, Vie { $life }
token_unknown = { $monster }, Vie inconnue
fate_inside = Dans le donjon
fate_left = À l’abri dehors
fate_dead =
    { $gender ->
        [f] Morte
       *[m] Mort
    }
fate_below = Dans les catacombes
fate_stuck =
    { $gender ->
        [f] Prise dans la toile
       *[m] Pris dans la toile
    }
up = remontée en { OR($cells) }
damage_known = Dégâts { $count } sur { $life }
damage_unknown = Dégâts { $count }, Vie inconnue
deathblowWhy_all = Gagné par { LIST($types) } : les cartes de ce type dans la pile frappent aussi.
deathblowWhy_melee = la mêlée
deathblowWhy_ranged = la distance
deathblowWhy_magic = la magie
wouldBlow =
    { $cards ->
        [1] Coup de grâce : si elle gagne, la carte { $type ->
            [melee] de mêlée
            [ranged] à distance
           *[magic] magique
        } de la pile frappe aussi.
       *[other] Coup de grâce : si elle gagne, les { $cards } cartes { $type ->
            [melee] de mêlée
            [ranged] à distance
           *[magic] magiques
        } de la pile frappent aussi.
    }
types_melee = mêlée
types_ranged = distance
types_magic = magie
pileOf_cards = Dans la pile : { LIST($types) }. Qui gagne une manche avec une carte d’un de ces types porte un coup de grâce : ces cartes frappent aussi.
pileOf_type =
    { $type ->
        [melee] { $count } de mêlée
        [ranged] { $count } à distance
       *[magic] { $count } de magie
    }
pileOf_empty = La pile est vide. C’est là que vont les cartes de qui perd une manche.
counterNeeds =
    { $name } peut contre-attaquer : avec des cartes dont le coin montre { $type ->
        [melee] la mêlée
        [ranged] la distance
       *[magic] la magie
    }. Leurs valeurs s’ajoutent.
attackOf =
    { $type ->
        [melee] Attaque de mêlée de valeur { $value }
        [ranged] Attaque à distance de valeur { $value }
       *[magic] Attaque magique de valeur { $value }
    }
tells_side = Un dé décide de la distance : tu remontes en { OR($cells) }.
ending_gold = { NUMBER($gold, useGrouping: "auto") } d’or
ending_only =
    { $who ->
        [you] Personne d’autre que toi n’est sorti. Tu gagnes avec { $gold }.
       *[other] Personne d’autre { QUE($name) } n’est sorti : victoire avec { $gold }.
    }
ending_most =
    { $who ->
        [you] C’est toi qui as sorti le plus : { $gold }.
       *[other] C’est { $name } qui a sorti le plus : { $gold }.
    }
ending_lesserCard =
    { $who ->
        [you] Tu as sorti aussi { $gold }, mais ta meilleure carte vaut moins.
       *[other] { $name } a sorti aussi { $gold }, mais sa meilleure carte vaut moins.
    }
ending_fewerCards =
    { $who ->
        [you] Tu as sorti aussi { $gold }, mais avec moins de cartes Butin.
       *[other] { $name } a sorti aussi { $gold }, mais avec moins de cartes Butin.
    }
