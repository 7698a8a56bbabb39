maze = La mine
mazeRead =
    { $cutOff ->
        [0] La mine : { $count } { $count ->
            [one] carte
           *[other] cartes
        }
       *[other] La mine : { $count } { $count ->
            [one] carte
           *[other] cartes
        }, dont { $cutOff } { $cutOff ->
            [one] isolée
           *[other] isolées
        } du départ
    }
sides_up = En haut
sides_right = À droite
sides_down = En bas
sides_left = À gauche

cell_at = Colonne { $x }, rangée { $y }
cell_empty = vide.
cell_joins = { $side } : reliée à { QUOTE($card) }.
cell_from = { $side } : une galerie venant de { QUOTE($card) }.
cell_nothing = { $side } : ouverte, rien encore.
cell_goal = { $side } : une arrivée face cachée.
cell_blocked = { $side } : bouchée.
cell_cutOff = Isolée du départ.
cutOff = Isolée du départ : rien ne peut en repartir tant qu’elle n’est pas reliée à nouveau.
laidBy =
    { $own ->
        [true] C’est toi qui l’as posée.
       *[false] Posée par { $name }.
    }

saboteurs =
    { $most ->
        [1]
            { $least ->
                [1] 1 saboteur
               *[other] Au plus 1 saboteur
            }
       *[other] { OR($possible) } saboteurs
    }
saboteursShort =
    { $most ->
        [one] saboteur
       *[other] saboteurs
    }
saboteursTip = Il reste une carte Nain que personne n’a vue : personne ne peut donc en être sûr.
saboteursAll = Il ne reste pas de carte Nain : c’est le nombre exact.
deck =
    Paquet : { $count } { $count ->
        [one] carte
       *[other] cartes
    }
deckShort = paquet
deckTip = Quand il est vide, plus personne ne pioche : la défausse ne revient pas.
discards =
    { $count ->
        [0] Défausse vide
        [one] Défausse : { $count } carte. La parcourir
       *[other] Défausse : { $count } cartes. La parcourir
    }
discardsShort = défausse
discardsTitle = Défausse, la dernière d’abord
discardsNone = Rien n’a été défaussé cette manche.
faceDown = Face cachée
onlyYou = Personne d’autre ne le sait.
goldLeft =
    Pile d’or : { $count } { $count ->
        [one] carte
       *[other] cartes
    }
goldShort = cartes Or
goldTip = Si les chercheurs d’or trouvent le trésor, ils se partagent des cartes d’ici ; sinon, les saboteurs en sont payés.
roundOf = Manche { $round } sur { $rounds }
roundShort = Manche
roundsTitle = Les manches jusqu’ici
roundsNone = Aucune manche n’est encore finie. Ensuite, tu liras ici qui était qui et qui a reçu combien.

goalHidden = Tu ne sais pas ce qu’il y a ici.
goalKnown =
    { $how ->
        [revealed] { $card }.
        [deduced] { $card }. Ce ne peut être rien d’autre.
       *[looked] { $card }. Tu le sais parce que tu as regardé.
    }
lookedBy = Regardée par { PEOPLE($people) }.

hintPick = Choisis une carte de ta main
hintBroken = Tu as un outil cassé : tu ne peux pas creuser, seulement jouer des actions ou défausser
hintTurn = Elle va dans les deux sens : appuie sur la carte de ta main pour la tourner
hintUseless = { $card } : impossible à jouer maintenant, seulement à défausser
hintPlaces =
    { $turnable ->
        [true] { $places } { $places ->
            [one] emplacement
           *[other] emplacements
        }. Appuie sur la carte pour la tourner
       *[false] { $places } { $places ->
            [one] emplacement
           *[other] emplacements
        }
    }
hintRockfall = Quelle carte doit s’écrouler ?
hintMap = Quelle arrivée veux-tu regarder ?
hintBreak = De qui casses-tu l’outil ?
hintRepair = De qui répares-tu l’outil ?
turnable = Appuie encore pour la tourner
fitsBoth = Elle va dans les deux sens
onlyDiscard = Seulement à défausser maintenant
discard = Défausser
discardTip = Pour passer, choisis une carte et laisse-la ici, face cachée. Personne ne verra laquelle c’était.
handArea = Ton rôle et tes cartes
roleWord = Rôle
roleLook = Regarder ta carte Nain en secret
roleHide = La remettre face cachée

roleDeal_title = Ton rôle à la manche { $round } sur { $rounds }
roleDeal_secret = Cette carte dit de quel côté tu es. Personne d’autre ne doit la voir.
roleDeal_turn = La retourner
roleDeal_aim_miner = Tu es chercheur d’or : creuse une galerie du départ jusqu’au trésor. Si quelqu’un l’atteint, les chercheurs d’or se partagent l’or.
roleDeal_aim_saboteur = Tu es saboteur : fais en sorte que personne n’atteigne le trésor, sans te trahir trop tôt. Si personne n’y arrive, les saboteurs sont payés.
roleDeal_understood = La cacher et jouer

begins =
    { $own ->
        [true] Tu commences
       *[false] { $name } commence
    }
reaches =
    { $own ->
        [true] Tu atteins { LE($goal) }
       *[false] { $name } atteint { LE($goal) }
    }
treasure = Le trésor !
stone = Rien que de la pierre
minersWin = Manche aux chercheurs d’or
saboteursWin = Manche aux saboteurs
nobodyWins = Personne ne gagne la manche
notReached = Le trésor reste enterré
finished =
    { $own ->
        [true] C’est toi qui as percé.
       *[false] C’est { $name } qui a percé.
    }
unmasking = Bas les masques
aside = De côté
treasureAt = Le trésor était à { LE($goal) }.
goldForMiners = L’or des chercheurs d’or
chooses =
    { $own ->
        [true] À toi : garde une carte et passe le reste
       *[false] { $name } choisit
    }
next = puis
saboteursPaid = Les saboteurs sont payés
nobodyPaid = Il n’y avait aucun saboteur. Personne ne reçoit d’or.
paid =
    { $own ->
        [true] Tu reçois { $count } { $count ->
            [one] pépite
           *[other] pépites
        }
       *[false] { $name } reçoit { $count } { $count ->
            [one] pépite
           *[other] pépites
        }
    }
goldCounted = On compte l’or
nuggets =
    { $count } { $count ->
        [one] pépite
       *[other] pépites
    }
goldCards =
    { $count } { $count ->
        [one] carte Or, face cachée
       *[other] cartes Or, face cachée
    }
credit =
    ({ $count } { $count ->
        [one] pépite
       *[other] pépites
    } sans carte)

handOf =
    { $count } { $count ->
        [one] carte
       *[other] cartes
    } en main
brokenTool = { $tool } : ne peut pas creuser
toolsTitle = Outils
allWhole = Tout est en bon état.
deedsTitle = Cette manche
goldTitle = Or
notebook = Carnet
accusations = Accusations
accuse = Accuser { $name }
takeTokenBack = Retirer ton accusation
accusedBy = Sur accusation de : { PEOPLE($people) }
notebookHelp = Pour tes yeux seulement. Que penses-tu de chacun ?
marksOf = Ta note : { $name }
marked_miner = Chercheur d’or, penses-tu
marked_saboteur = Saboteur, penses-tu
marked_unsure = Tu hésites
markAs_miner = { $name } : chercheur d’or, je pense
markAs_saboteur = { $name } : saboteur, je pense
markAs_unsure = { $name } : j’hésite

deedTunnels =
    { $count } { $count ->
        [one] galerie
       *[other] galeries
    }
deedDeadEnds =
    { $count } { $count ->
        [one] cul-de-sac
       *[other] culs-de-sac
    }
deedBroke =
    { $count } { $count ->
        [one] outil cassé
       *[other] outils cassés
    } ({ PEOPLE($people) })
deedMended =
    { $count } { $count ->
        [one] outil réparé
       *[other] outils réparés
    } ({ PEOPLE($people) })
deedRockfalls =
    { $count } { $count ->
        [one] éboulement
       *[other] éboulements
    }
deedDiscards =
    { $count } { $count ->
        [one] carte défaussée
       *[other] cartes défaussées
    }
deedNone = rien encore

explain_digs = La galerie continue d’ici.
explain_deadEnd = Un cul-de-sac : rien ne peut en repartir, et seul un éboulement l’enlève.
explain_goal = { LE($goal) }
explain_reaches = Cela révèle { LIST($goals) }.
explain_rejoins =
    Cela relie à nouveau { $count } { $count ->
        [one] carte
       *[other] cartes
    } au départ.
explain_breaks =
    { $own ->
        [true] Tu ne pourras pas creuser tant que personne ne le répare.
       *[false] { $name } ne pourra pas creuser tant que personne ne le répare.
    }
explain_breakMore =
    { $own ->
        [true] Tu ne peux déjà pas creuser : ce sera un outil de plus à réparer.
       *[false] { $name } ne peut déjà pas creuser : ce sera un outil de plus à réparer.
    }
explain_mends =
    { $own ->
        [true] Tu peux creuser à nouveau, dès ton prochain tour.
       *[false] { $name } peut creuser à nouveau.
    }
explain_mendsOne =
    { $own ->
        [true] Il te reste à réparer : { LIST($tools) }.
       *[false] Il reste à réparer pour { $name } : { LIST($tools) }.
    }
explain_fall = La carte disparaît. Rien d’autre n’est isolé.
explain_fallCuts =
    La carte disparaît, ce qui isole { $count } { $count ->
        [one] carte
       *[other] cartes
    } du départ.
explain_map = Personne d’autre que toi ne la voit. Les autres voient quelle arrivée tu as regardée.
explain_mapKnown = Tu sais déjà ce qu’il y a là. { $card }.
explain_discard =
    Face cachée : personne ne saura quelle carte c’était. { $draws ->
        [true] Ensuite, tu en pioches une.
       *[false] Il ne reste rien à piocher.
    }
explain_take = Elle reste face cachée devant toi jusqu’à la fin de la partie.

design_paths = 44 cartes Chemin : le départ, trois arrivées et 40 à poser
design_rotations = Chaque forme telle qu’imprimée, éclairée et tournée, isolée
design_states_plain = telle qu’imprimée
design_states_lit = reliée, tournée
design_states_cut = isolée, tournée
design_goalBack = Une arrivée, face cachée
design_actions = 27 cartes Action
design_gold = 28 cartes Or
design_dwarves = 11 cartes Nain
design_backs = Dos et jetons

aim = Chercheurs d’or contre saboteurs. Manche { $round } sur { $rounds } : le plus d’or à la fin gagne.
meanwhile_digging = Les autres creusent
meanwhile_sharing = On partage l’or

ending_won =
    { $nuggets ->
        [0]
            { $who ->
                [you] Tu gagnes sans une seule pépite.
                [one] { PEOPLE($people) } gagne sans une seule pépite.
                [youAll] { PEOPLE($people) } partagez la victoire sans une seule pépite.
               *[they] { PEOPLE($people) } partagent la victoire sans une seule pépite.
            }
        [one]
            { $who ->
                [you] Tu gagnes avec { $nuggets } pépite.
                [one] { PEOPLE($people) } gagne avec { $nuggets } pépite.
                [youAll] { PEOPLE($people) } partagez la victoire avec { $nuggets } pépite chacun.
               *[they] { PEOPLE($people) } partagent la victoire avec { $nuggets } pépite chacun.
            }
       *[other]
            { $who ->
                [you] Tu gagnes avec { $nuggets } pépites.
                [one] { PEOPLE($people) } gagne avec { $nuggets } pépites.
                [youAll] { PEOPLE($people) } partagez la victoire avec { $nuggets } pépites chacun.
               *[they] { PEOPLE($people) } partagent la victoire avec { $nuggets } pépites chacun.
            }
    }
ending_reached =
    { $who ->
        [you] À la dernière manche, tu as atteint le trésor.
       *[other] À la dernière manche, { $name } a atteint le trésor.
    }
ending_decisive = La carte décisive : { $card }.
ending_blocked =
    { $saboteurs ->
        [0] À la dernière manche, personne n’a atteint le trésor, alors qu’il n’y avait pas de saboteur.
        [one] À la dernière manche, le saboteur a tenu tout le monde loin du trésor.
       *[other] À la dernière manche, les saboteurs ont tenu tout le monde loin du trésor.
    }
ending_roles_miner = chercheur d’or
ending_roles_saboteur = saboteur

remark_because_dig-away_0 =
    { $who ->
        [you] Cette galerie s’éloigne du trésor.
       *[other] Cette galerie s’éloigne du trésor, { $name }.
    }
remark_because_dig-away_1 =
    { $who ->
        [you] Mais où creuses-tu ?
       *[other] Mais où creuses-tu, { $name } ?
    }
remark_because_dead-end-blocks_0 =
    { $who ->
        [you] Un cul-de-sac, tout devant ?
       *[other] Un cul-de-sac, tout devant, { $name } ?
    }
remark_because_dead-end-blocks_1 =
    { $who ->
        [you] Ce cul-de-sac n’était pas un hasard.
       *[other] Ce cul-de-sac n’était pas un hasard, { $name }.
    }
remark_because_dead-end-aside_0 =
    { $who ->
        [you] Pourquoi poser un cul-de-sac ?
       *[other] Pourquoi poser un cul-de-sac, { $name } ?
    }
remark_because_break-trusted_0 =
    { $who ->
        [you] Tu as cassé l’outil de quelqu’un qui creusait bien.
       *[other] Tu as cassé l’outil de quelqu’un qui creusait bien, { $name }.
    }
remark_because_break-trusted_1 =
    { $who ->
        [you] Pourquoi casser les outils de qui creuse bien ?
       *[other] Pourquoi casser les outils de qui creuse bien, { $name } ?
    }
remark_because_repair-suspect_0 =
    { $who ->
        [you] Tu répares des outils pour le mauvais camp.
       *[other] Tu répares des outils pour le mauvais camp, { $name }.
    }
remark_because_repair-self_0 =
    { $who ->
        [you] Tu penses d’abord à toi.
       *[other] Tu penses d’abord à toi, { $name }.
    }
remark_because_rockfall-tunnel_0 =
    { $who ->
        [you] Tu as fait s’écrouler notre galerie !
       *[other] Tu as fait s’écrouler notre galerie, { $name } !
    }
remark_because_rockfall-tunnel_1 =
    { $who ->
        [you] Nous en avions besoin, de cette galerie.
       *[other] Nous en avions besoin, de cette galerie, { $name }.
    }
remark_because_rockfall-aside_0 =
    { $who ->
        [you] Un éboulement qui n’aide personne ?
       *[other] Un éboulement qui n’aide personne, { $name } ?
    }
remark_because_discard-broken_0 =
    { $who ->
        [you] Tu gardes ton outil cassé et tu attends.
       *[other] Tu gardes ton outil cassé et tu attends, { $name }.
    }
remark_because_counter_0 =
    { $who ->
        [you] Qui me montre du doigt a quelque chose à cacher.
       *[other] Qui me montre du doigt a quelque chose à cacher, { $name }.
    }
remark_accuses =
    { $who ->
        [you] { $accuser } t’accuse.
       *[other] { $accuser } accuse { $name }.
    }
remark_withdraws = { $accuser } retire son accusation.
remark_ownAccuses = Tu accuses { $name }.
remark_ownWithdraws = Tu retires ton accusation.
remark_quote = { QUOTE($said) }
