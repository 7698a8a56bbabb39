levelOf = Niveau { $level } sur { $levels }
roomOf = Salle { $room } sur { $rooms }
row = Les salles de ce niveau
history = Le chemin parcouru
torchOne = À tout moment où quelqu’un choisit une carte : regarde une salle obscure de ce niveau. Contre la Meute de loups, elle peut être ta carte jouée : tu t’échappes.
darkRoom = Salle obscure
darkBoss = Le boss, face cachée
place_passed = déjà passée
place_current = le groupe est ici
place_open = face visible
place_dark = obscure
place_peeked = vue par toi
onlyYou = Personne d’autre ne sait
door = Salle { $position } : { $room }, { $place }
darkTip = Personne ne sait ce qu’il y a derrière cette porte avant que le groupe n’entre. Avec une torche, on le voit plus tôt.
bossTip = Le boss attend ici. Tu verras lequel en entrant, ou plus tôt avec une torche.
kind_treasure = Trésor
kind_monster = Monstre
kind_vault = Chambre forte
kind_trap = Piège
kind_boss = Boss
highestCard = la plus haute
toHighest =
    { $coins ->
        [1] pièce
       *[other] pièces
    } pour la carte la plus haute
secondCard = la deuxième
coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
wounds =
    { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }
unit_coins =
    { $count ->
        [one] pièce
       *[other] pièces
    }
unit_wounds =
    { $count ->
        [one] blessure
       *[other] blessures
    }
minusCoins =
    perd { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
strength = Force { $strength } à { $players } joueurs
sum = Somme
of = sur
sumOf = Somme { $sum } sur les { $strength } qu’il faut
undefeatable = Imbattable
lost = Ne peut plus être vaincu
beaten = Pour ainsi dire vaincu
eliminates = hors de la partie
attacks_lowest = Attaque la carte la plus basse
attacks_highest = Attaque la carte la plus haute
escapesWith = { $item } : on s’échappe
countsAs = { $card } vaut { $value }
otherwise =
    Si c’est trop peu, la carte la plus { $highest ->
        [true] haute
       *[false] basse
    } reçoit :
attackOn =
    La carte la plus { $highest ->
        [true] haute
       *[false] basse
    } reçoit :
ties = En cas d’égalité, on partage.
vaultAsk = Ce que t’apporte ta carte
trapAsk = Selon la carte la plus haute
trapHits_most-coins = Le plus de pièces : en perd
trapHits_least-wounds = Le moins de blessures : en reçoit
nothing = rien
step = { $value } : { $what }
pile = { $item } : { $count } dans la réserve
supply = Réserve d’objets
potion =
    potion : soigne { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
cards = Cartes dans cette salle
slot_choosing = { $name } choisit
slot_waiting = { $name } n’a pas encore joué
slot_locked = { $name } a choisi une carte
slot_lockedOwn = Ta carte : { $card }
slot_open = { $name } : { $card }
slot_out = { $name } a quitté la partie
lockedCount =
    { $locked ->
        [one] { $locked } sur { $players } a choisi
       *[other] { $locked } sur { $players } ont choisi
    }
again = joue une autre carte
escape = s’échappe
hasMap = A le plan : joue en premier
used = Joué à ce niveau : { $values }
usedNone = A ses cinq cartes de puissance en main
looked = A regardé dans le noir à ce niveau
mark_map = le plan
mark_looked = a regardé
mark_stone = en pierre
mark_collapsing = s’effondrerait
mark_collapsed = s’effondre
collapsing = A le plus de blessures : s’effondrerait maintenant
collapsed = S’effondre
eliminated = Changé en pierre
hand = Tes cartes
handSize =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
usedTitle = Joué à ce niveau
heldTitle = En main
notHere = Ne se joue pas dans cette salle.
times = { $count }×
banner_level = Niveau { $level }
banner_defeated = { $sum } sur { $strength } : vaincu
banner_notEnough = { $sum } sur { $strength } : trop peu
banner_cannot = Invincible
banner_attack = À l’attaque
banner_allEscaped = Tout le monde s’est échappé
banner_chest =
    +{ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
banner_shared =
    Partagé : +{ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } chacun
banner_tooMany = Trop nombreux pour un coffre
banner_chestLeft = Tous égaux : le coffre reste fermé
banner_spared = Carte la plus haute : { $highest }. Il ne se passe rien
banner_trap = Carte la plus haute : { $highest }
banner_again = Une autre carte
banner_peek = À la lueur des torches
banner_escaped = En fuite
banner_pileEmpty = Il n’en reste pas assez : personne n’en reçoit
banner_map = Le plan change de main
banner_collapsed = S’effondre
banner_nobodyCollapsed = Personne ne s’effondre
banner_eliminated = Changé en pierre
banner_won = De retour avec le trésor
banner_everyoneLost = Personne ne sort
explain_look =
    Personne d’autre que toi ne verra { $count ->
        [1] la salle
       *[other] les salles
    } { $positions }. Il te faut encore jouer une carte.
explain_again = Une fois les cartes révélées, tu les vois toutes et tu en joues une autre.
explain_againInTurn = Quand tous ont joué, tu joues une autre carte en connaissant les leurs.
explain_escape = Tu t’échappes : rien ne t’attaque, mais tu n’ajoutes rien à la somme.
explain_treasureOne =
    { $coins ->
        [1] Si c’est la plus haute, tu gagnes 1 pièce ; en cas d’égalité, personne ne l’a.
       *[other] Si c’est la plus haute, tu gagnes { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        } ; en cas d’égalité, on partage.
    }
explain_treasureTwo =
    La plus haute gagne { $first ->
        [one] { $first } pièce
       *[other] { $first } pièces
    }, la deuxième { $second } ; en cas d’égalité, on partage.
explain_best = La plus haute jusqu’ici est un { $value }.
explain_enough = Cela fait { $sum } sur { $strength } : assez pour vaincre le monstre.
explain_missing =
    Cela fait { $sum } sur { $strength } : { $others ->
        [1] la carte qui manque doit valoir au moins { $missing }
       *[other] les { $others } autres cartes doivent faire { $missing } à elles toutes
    }, sinon le monstre attaque la plus basse.
explain_beyond =
    Cela fait { $sum } sur { $strength } : même { $others ->
        [1] un 5
       *[other] { $others } fois 5
    } n’y suffirait pas, et le monstre attaque la plus basse.
explain_notEnough = { $sum } sur { $strength } : trop peu, et le monstre attaque la plus basse.
explain_cannotLow = On ne peut pas le vaincre : il attaque la carte la plus basse.
explain_cannotHigh = On ne peut pas le vaincre : il attaque la carte la plus haute.
explain_pile =
    { $count ->
        [0] Mais il n’en reste plus dans la réserve.
       *[other] Il y en a { $count ->
            [one] { $count }
           *[other] { $count }
        } dans la réserve ; si plus de joueurs en veulent, personne n’en reçoit.
    }
explain_trapNothing = Si le { $value } est la carte la plus haute, il ne se passe rien.
explain_trapCoins =
    Si le { $value } est la carte la plus haute, qui a le plus de pièces en perd { $coins ->
        [one] { $coins }
       *[other] { $coins }
    }.
explain_trapWounds =
    Si le { $value } est la carte la plus haute, qui a le moins de blessures en reçoit { $wounds ->
        [one] { $wounds }
       *[other] { $wounds }
    }.
design_rooms = Salles
design_bosses = Boss
design_hand = Cartes de puissance et objets
design_characters = Personnages
design_levels = Cartes de niveau
design_tokens = Jetons, plan et dos
design_doors = Portes de la rangée
design_scenes = Scènes
aim_nobody = Le plus de pièces gagne. Personne ne s’effondrerait maintenant.
aim_you = Le plus de pièces gagne. Tu t’effondrerais maintenant.
aim_one = Le plus de pièces gagne. { $name } s’effondrerait maintenant.
aim_youToo = Le plus de pièces gagne. { $other } et toi vous effondreriez maintenant.
aim_many =
    { $own ->
        [true] Le plus de pièces gagne. { $count ->
            [one] { $count } joueur s’effondrerait
           *[other] { $count } joueurs s’effondreraient
        } maintenant, et tu en fais partie.
       *[false] Le plus de pièces gagne. { $count ->
            [one] { $count } joueur s’effondrerait
           *[other] { $count } joueurs s’effondreraient
        } maintenant.
    }
meanwhile = Les autres choisissent une carte
ending_coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
ending_wounds =
    { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }
ending_allStone = Méduse a changé tout le monde en pierre : personne ne gagne.
ending_fateFainted = { $coins } · s’effondre avec { $wounds }
ending_fateStone = Changé en pierre par Méduse
giftWord_coins =
    { $count ->
        [one] pièce
       *[other] pièces
    }
giftWord_potion = potion
explain_gift-coins =
    { $coins ->
        [one] Tu gagnes { $coins } pièce.
       *[other] Tu gagnes { $coins } pièces.
    }
explain_gift-potion =
    { $wounds ->
        [one] Tu reçois une potion qui soigne { $wounds } blessure.
       *[other] Tu reçois une potion qui soigne { $wounds } blessures.
    }
explain_gift-item =
    { $item ->
        [torch] Tu reçois une torche.
        [crystal-ball] Tu reçois une boule de cristal.
        [key] Tu reçois une clé.
       *[sword] Tu reçois une épée.
    }
explain_hits =
    { $who ->
        [you] En l’état, ce serait toi.
       *[other] En l’état, ce serait { PEOPLE($people) }.
    }
ending_won =
    { $who ->
        [you] Tu gagnes avec { $coins }.
        [one] { PEOPLE($people) } gagne avec { $coins }.
        [youAll] { PEOPLE($people) } partagez la victoire avec { $coins } chacun et autant de blessures.
       *[they] { PEOPLE($people) } partagent la victoire avec { $coins } chacun et autant de blessures.
    }
ending_fainted =
    { $who ->
        [you] Tu avais { $coins }, mais tu t’effondres avec { $wounds }.
       *[other] { $name } avait { $coins }, mais s’effondre avec { $wounds }.
    }
ending_sameCoins =
    { $who ->
        [you] Tu avais aussi { $coins }, mais plus de blessures ({ $wounds }).
       *[other] { $name } avait aussi { $coins }, mais plus de blessures ({ $wounds }).
    }
