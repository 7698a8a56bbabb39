round = Manche { $round }
bidding = Enchères
inside =
    { $own ->
        [true] Tu es au donjon
       *[false] { $name } est au donjon
    }
equipment = Équipement
hp = { $hp } PV
hpNow = { $hp } PV sur { $start }
deck =
    Paquet de monstres : { $count } { $count ->
        [one] carte
       *[other] cartes
    }
deckEmpty = Le paquet est vide
pile =
    Donjon : { $count } { $count ->
        [one] carte
       *[other] cartes
    }
waiting =
    { $count ->
        [0]
            { $left ->
                [true] Plus personne dedans
               *[false] Encore personne dedans
            }
       *[other]
            { $known ->
                [0]
                    { $count ->
                        [one] { $count } monstre attend dedans
                       *[other] { $count } monstres attendent dedans
                    }
               *[other]
                    { $count ->
                        [one] { $count } attend dedans : tu en connais { $known }
                       *[other] { $count } attendent dedans : tu en connais { $known }
                    }
            }
    }
pileCard_known = Carte { $place } : { $monster } (par { $owner })
pileCard_unknown = Carte { $place } : inconnue (par { $owner })
onlyYou = Personne d’autre ne sait
ownKnown = Ce que tu sais du donjon
ownKnownNone =
    { $memory ->
        [true] Tu joues de mémoire : ce que tu as mis n’est plus montré.
       *[false] Rien encore : tu verras ici ce que tu y mets.
    }
drawnByYou = Ta carte : { $monster }. Personne d’autre ne la voit.
drawnBy = { $name } regarde une carte

again = Encore une fois pour confirmer

does_hp =
    Ajoute { $amount } { $amount ->
        [one] point de vie
       *[other] points de vie
    }.
does_kind = Vainc tous les { MANY($monster) }.
does_only = Vainc { LE($monster) }.
does_next = Vainc { LE($monster) } et qui vient ensuite.
does_even = Vainc les monstres de force 2, 4 et 6.
does_upTo = Vainc les monstres de force { $strength } ou moins.
does_heal = Vainc la force { $strength } ou moins et te soigne d’autant.
does_from = Vainc les monstres de force { $strength } ou plus.
does_named = Vainc le type que tu nommes à l’entrée.
does_turned = Une fois : vainc un monstre et tout son type.
does_turnedOne = Une fois : vainc un monstre.
does_revive =
    Une fois : si tu meurs, tu reviens avec { $hp } { $hp ->
        [one] point de vie
       *[other] points de vie
    }.
does_exchange = Une fois : échange un monstre contre le dessus du paquet.
does_different = Si tu meurs et qu’aucun type n’est venu deux fois, tu survis.

axeSingle = Une fois par donjon : quand un monstre est révélé, tu peux le vaincre, lui et aucun autre.
tileSpent = Utilisé
tileGone =
    { $own ->
        [true] Sacrifié par toi
       *[false] Sacrifié par { $name }
    }
under = Dessous : { $monster }
underUnknown = Dessous : un monstre que tu n’as pas vu
beatsIt = le vainc

kinds = Qui peut attendre
kindsAsk = Quel type vaincra ta lame ?
kind = { $name }, force { $strength }, cachés : { $unseen } sur { $copies }
unseen =
    { $unseen ->
        [0] Tu sais où ils sont tous.
        [one] Cette manche, { $unseen } sur { $copies } est encore caché.
       *[other] Cette manche, { $unseen } sur { $copies } sont encore cachés.
    }
beatenBy = Vaincu en ce moment par : { $tile }
costs =
    Coûterait en ce moment { $hp } { $hp ->
        [one] point de vie
       *[other] points de vie
    }
costsShort = coûte { $hp } PV
hidden = caché
seen = vu

trail = Rencontres
step = { $monster } : { $what }
stepBeaten = vaincu par { $tile }
stepDamage =
    coûte { $lost } { $lost ->
        [one] point de vie
       *[other] points de vie
    }, { $hp ->
        [0] plus aucun
       *[other] reste { $hp }
    }
stepPotion =
    coûte { $lost } { $lost ->
        [one] point de vie
       *[other] points de vie
    }, la potion en rend { $hp }
stepExchanged = échangé par polymorphie
lastCard = La dernière…
stillInside = encore { $count } derrière
fromDeck = venu du paquet
putBy = mis là par { $name }
pactPending = Le pacte emporte le prochain
axed = Hache : { $monster }
dead = Mort
deadGoesOn = Plus de points de vie : seule l’omnipotence peut aider
goesIn =
    { $own ->
        [true] Tu entres
       *[false] { $name } entre
    }
asks = { $name } nomme un type
turning = Une carte se révèle
defeated = Vaincu
lost = −{ $hp }
revived = De nouveau sur pied
success = Réussite
failure = Échec
saved = Tous différents : c’est la vie sauve
notSaved = Un type est venu deux fois
resultOf =
    { $success ->
        [true]
            { $own ->
                [true]
                    { $hp ->
                        [0] Tu sors en vie, sans plus rien à perdre.
                        [one] Tu sors en vie, avec { $hp } point de vie.
                       *[other] Tu sors en vie, avec { $hp } points de vie.
                    }
               *[false]
                    { $hp ->
                        [0] { $name } sort en vie, sans plus rien à perdre.
                        [one] { $name } sort en vie, avec { $hp } point de vie.
                       *[other] { $name } sort en vie, avec { $hp } points de vie.
                    }
            }
       *[false]
            { $own ->
                [true] Le donjon était trop fort pour toi.
               *[false] Le donjon était trop fort pour { $name }.
            }
    }
rest = Ce que personne n’a rencontré
underOf = Sous { LE($tile) } : { $monster }
wins =
    { $own ->
        [true] Tu gagnes la partie
       *[false] { $name } gagne la partie
    }
whoNext =
    { $own ->
        [true] Qui ira la prochaine fois ?
       *[false] { $name } choisit qui ira ensuite
    }
lastRun =
    { $own ->
        [true]
            { $success ->
                [true] Avec { LE($hero) }, tu as survécu
               *[false] Avec { LE($hero) }, tu as échoué
            }
       *[false]
            { $success ->
                [true] Avec { LE($hero) }, { $name } a survécu
               *[false] Avec { LE($hero) }, { $name } a échoué
            }
    }
lastRunTitle = Le dernier donjon

passed = a passé
out = hors jeu
running = au donjon
bids = enchérit
starts = Commence cette manche
successes =
    { $count ->
        [one] { $count } réussite sur 2
       *[other] { $count } réussites sur 2
    }
failures =
    { $count ->
        [one] { $count } échec sur 2
       *[other] { $count } échecs sur 2
    }
aidWhite = Face blanche : peut encore se permettre un échec.
aidRed = Face rouge : le prochain échec est le dernier.
aidOut = Deux échecs : hors de la partie.
aside = Écartés cette manche
asideNone = Rien d’écarté.
added = Mis dans ce donjon
addedNone = Aucune carte dans le donjon.
runs = Donjons jusqu’ici
runsNone = N’a encore affronté aucun donjon.
runLine =
    { $hero } : { $success ->
        [true] réussite
       *[false] échec
    }, { $pile } { $pile ->
        [one] carte
       *[other] cartes
    }, { $tiles } { $tiles ->
        [one] objet sur 6
       *[other] objets sur 6
    }
roundLine = Manche { $round }
supply =
    { $count ->
        [one] Encore { $count } carte de réussite
       *[other] Encore { $count } cartes de réussite
    }

explain_draw =
    Personne d’autre que toi ne voit la carte (il en reste { $deck }). Ensuite, elle va dans le donjon, ou tu l’écartes en sacrifiant un objet.
explain_drawForced = Règle maison : personne ne peut passer au premier tour.
explain_pass =
    Tu quittes cette manche, sans rien risquer. { $left ->
        [one] Il reste { $left } joueur
       *[other] Il reste { $left } joueurs
    } dans les enchères.
explain_passLast =
    Tu quittes la manche, et { $name } doit entrer aussitôt : { $count ->
        [one] { $count } carte attend
       *[other] { $count } cartes attendent
    } là-dedans.
explain_passForced = Le paquet est vide, il n’y a donc pas d’autre choix.
explain_add =
    { CAPITAL(LE($monster)) } va sur le dessus de la pile : { $count } { $count ->
        [one] carte
       *[other] cartes
    }, et celle-ci sort en premier.
explain_addBeaten = En l’état, vaincu par : { $tile }.
explain_addHurts =
    En l’état, cela coûte { $hp } { $hp ->
        [one] point de vie
       *[other] points de vie
    }.
explain_sacrifice = { CAPITAL(LE($monster)) } et cet objet quittent la manche.
explain_sacrificeHp = Points de vie : { $before } → { $after }.
explain_sacrificeOpen = Types de monstres que plus rien ne vaincrait : { $monsters }.
explain_sacrificeCovered = Tout ce qu’il vainc, un autre objet le vainc aussi.
explain_name =
    Tu vaincs tous les monstres de ce type : { $monster }. { $unseen ->
        [0] Tu sais où ils sont tous.
        [one] Jusqu’ici, { $unseen } sur { $copies } est encore caché.
       *[other] Jusqu’ici, { $unseen } sur { $copies } sont encore cachés.
    }
explain_nameBeaten = Déjà vaincu par : { $tile }.
explain_keepBeaten = Vaincu par : { $tile }.
explain_hurts =
    Cela coûte { $lost } { $lost ->
        [one] point de vie
       *[other] points de vie
    } : { $before } → { $after }.
explain_kills = Tu y meurs.
explain_potionSaves =
    La potion te remet ensuite sur pied avec { $hp } { $hp ->
        [one] point de vie
       *[other] points de vie
    }.
explain_alreadyDead = Les points de vie ne comptent plus : seule l’omnipotence peut te sauver.
explain_polymorph =
    Tu défausses { LE($monster) } et affrontes à la place la première carte du paquet (il en reste { $deck }). Une seule fois.
explain_axe =
    { $kind ->
        [true] { CAPITAL(LE($monster)) } tombe, et tous ceux du même type qui suivront. La hache a servi.
       *[false] { CAPITAL(LE($monster)) } tombe, et aucun autre. La hache a servi.
    }
explain_choose =
    { $hp } { $hp ->
        [one] point de vie
       *[other] points de vie
    } avec tout l’équipement : { $tiles }.

design_monsters = Monstres
design_heroes = Aventuriers
design_tiles = Équipement
design_tokens = Jetons et signes
design_moments = Paquet et donjon

aim_rule = Qui ne passe jamais entre. 2 réussites gagnent ; 2 échecs éliminent.
aim_own =
    Toi : { $successes } { $successes ->
        [one] réussite
       *[other] réussites
    }, { $failures } { $failures ->
        [one] échec
       *[other] échecs
    }.

meanwhile_inside = { $name } est au donjon
meanwhile_bidding = Les autres enchérissent
meanwhile_passed = Tu as passé : les enchères continuent

ending_survived =
    { $who ->
        [you] Tu as survécu deux fois au donjon : la partie est à toi.
       *[other] { $name } a survécu deux fois au donjon et gagne la partie.
    }
ending_lastLeft =
    { $who ->
        [you] Tous les autres ont échoué deux fois : il ne reste que toi.
       *[other] Tous les autres ont échoué deux fois : il ne reste { QUE($name) }.
    }
ending_runs =
    { $successes } { $successes ->
        [one] réussite
       *[other] réussites
    } · { $failures } { $failures ->
        [one] échec
       *[other] échecs
    }
ending_out = Deux échecs : hors de la partie
