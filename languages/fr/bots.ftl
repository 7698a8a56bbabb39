levels_random_name = Hasard
levels_random_sentence = Ne regarde rien : le hasard décide.
levels_novice_name = Novice
levels_novice_sentence = Évite les grosses bourdes, mais passe à côté de plus de la moitié de ce que voit un bon joueur.
levels_apprentice_name = Apprenti
levels_apprentice_sentence = Suit un plan, mais s’en écarte environ une décision sur quatre.
levels_adventurer_name = Aventurier
levels_adventurer_sentence = Connaît les probabilités et observe le jeu de chacun, mais ne pense pas plus loin.
levels_master_name = Maître
levels_master_sentence = Joue des milliers de suites dans sa tête, mais range chaque adversaire parmi quelques types de joueurs.

sure_only = Il n’y avait rien d’autre à faire.
sure_clear = Nettement le meilleur.
sure_likely = Probablement le meilleur.
sure_close = C’est très serré.

suspicion = Probabilité que chacun soit saboteur

styles_sensible = joue raisonnablement
styles_timid = joue la sécurité
styles_bold = prend des risques
styles_never-leaves = ne part jamais
styles_plays-high = joue des cartes hautes
styles_plays-middle = joue des cartes moyennes
styles_plays-low = joue des cartes basses
styles_sabotages-early = saboterait tôt
styles_helps = aide tout le monde
styles_random = joue au hasard

reasons_search = C’est ce qui a le mieux marché dans les parties imaginées.
reasons_dr-look = Plusieurs salles obscures nous attendent : mieux vaut utiliser une torche et prévoir.
reasons_dr-escape = Avec cet objet, nous échappons au boss.
reasons_dr-crystal-ball = Cette salle compte trop pour jouer à l’aveugle.
reasons_dr-key = Une clé prend le coffre et épargne une carte haute.
reasons_dr-sword = Une épée combat comme un 5 et épargne une carte haute.
reasons_dr-treasure-high = Ce coffre vaut bien une carte haute.
reasons_dr-treasure-low = Ce coffre ne vaut pas une carte haute.
reasons_dr-vault = Le plus utile de cette chambre forte.
reasons_dr-trap-high = Le piège frappera quelqu’un d’autre : qu’il fasse mal.
reasons_dr-trap-low = Que le piège reste doux, ou du moins épargnons les cartes hautes.
reasons_dr-fight-high = Ne soyons pas la carte la plus faible de ce combat.
reasons_dr-fight-low = Les autres gagneront ce combat, ou le perdre coûte peu.
reasons_sb-dig = La galerie se rapproche ainsi de l’arrivée.
reasons_sb-reach = Cela atteint une arrivée qui cache peut-être le trésor.
reasons_sb-widen = Plus il y a de galeries ouvertes, plus il est dur de les boucher.
reasons_sb-break-suspect = Ce joueur creuse contre nous.
reasons_sb-break-miner = Un chercheur d’or honnête qui ne peut pas creuser n’est pas un danger.
reasons_sb-repair-self = Avec des outils cassés, on ne creuse pas.
reasons_sb-repair-friend = Ce joueur est de notre côté : qu’il continue de creuser.
reasons_sb-clear = Ce cul-de-sac gêne.
reasons_sb-bury = Faire s’écrouler la galerie avant qu’elle n’arrive.
reasons_sb-map = Savoir où est le trésor avant de creuser vers lui.
reasons_sb-block = Barrer le chemin du trésor.
reasons_sb-pretend = Avoir l’air d’un chercheur d’or honnête pour l’instant.
reasons_sb-waste = Défausser ce qui servirait aux chercheurs d’or.
reasons_sb-discard = Rien ici n’aide : défausser la pire carte.
reasons_sb-most-gold = Prendre le plus d’or.
reasons_dq-leave = Sortir en vie avec quelque chose dans le sac.
reasons_dq-hero = Le héros qui revient le plus souvent avec un trésor.
reasons_dq-tower = Toutes les tours sont à la même distance du trésor.
reasons_dq-take-best = Prendre la carte qui vaut le plus.
reasons_dq-give-least = Céder ce qui vaut le moins.
reasons_dq-richest = Ce héros porte le plus.
reasons_dq-hunt = Un monstre à côté d’un héros vaut mieux qu’un monstre au loin.
reasons_dq-use = C’est pour cela qu’on l’avait gardé.
reasons_dq-save-it = À garder pour pire.
reasons_dq-first = Il faut d’abord régler cela.
reasons_dq-way = Le plus court chemin vers notre but.
reasons_dq-cross = Faire le tour serait plus long.
reasons_dq-turn-back = Faire le tour est plus sûr qu’une chute.
reasons_dq-reroll = Relancer le moins bon dé.
reasons_dq-tower-power = D’une autre tour, le chemin vers le trésor est peut-être plus court.
reasons_dq-break-off = Trop de blessures pour continuer le combat : encore une manche gagnée, et on s’en va.
reasons_dq-fight-on = Le monstre tombera le premier.
reasons_dq-roll = Un jet qui ne peut guère faire de mal.
reasons_dq-too-late = Le trésor est hors d’atteinte : au moins, sortons en vie.
reasons_dq-more = Assez de forces et de temps pour chercher encore.
reasons_dq-home = Il est temps de rapporter ce qu’on a.
reasons_dq-search = Cette salle cache peut-être quelque chose, et elle est calme.
reasons_dq-to-dragon = Aller et retour avant la nuit : au trésor.
reasons_dq-secret-door = Une porte secrète : une salle de gagnée sans rien payer.
reasons_dq-explore = Une salle qui a peut-être du Butin, pas trop loin d’une tour.
reasons_dq-dragon = Le dragon ne se réveillera guère cette fois.
reasons_dq-other = Il n’y a pas de meilleur chemin.
reasons_dq-fight = Celui-là peut être tué.
reasons_dq-flee = Mieux vaut fuir : ce combat coûterait trop.
reasons_dq-strong-card = La carte la plus forte, avec d’autres pour contre-attaquer.
reasons_dq-counter = Ne contre-attaquer que là où cela gagne la manche.
reasons_dq-loot = Une fois sur deux, il y a du Butin dedans.
reasons_dq-no-treasure = En solo, seul le trésor compte, et ce qui mord là-dedans nous retarderait.
reasons_dq-leave-it = Trop de blessures pour y toucher.
reasons_dq-no-secret-door = Qui sait ce qu’il y a derrière : restons en terrain connu.
reasons_dq-redraw = Rien ne peut être bien pire : piocher une autre carte.
reasons_dq-keep = Cette carte fera l’affaire.
reasons_dq-heal = D’abord se soigner.
reasons_wd-too-dangerous = Le donjon a l’air trop dangereux : qu’un autre y entre.
reasons_wd-open-dungeon = Un donjon vide est un cadeau : restons.
reasons_wd-still-safe = On peut encore survivre au donjon : restons.
reasons_wd-strip = Quelqu’un d’autre restera : continuons de dépouiller l’aventurier de son équipement, puis passons.
reasons_wd-choose = L’aventurier qui laisse le premier joueur dans la meilleure position.
reasons_wd-add-harmless = Avec l’équipement qui reste, ce monstre fait peu de mal.
reasons_wd-spare-tile = C’est l’objet dont nous pouvons le mieux nous passer.
reasons_wd-set-trap = C’est quelqu’un d’autre qui devra s’y frotter.
reasons_wd-name-worst = Nommer le type qui coûterait le plus.
reasons_wd-polymorph-worst = Ce monstre est pire que tout ce que le paquet peut amener.
reasons_wd-polymorph-repeat = Un second monstre du même type gâcherait l’omnipotence.
reasons_wd-keep-polymorph = Il peut venir pire : mieux vaut garder la polymorphie.
reasons_wd-axe-or-die = Sans la hache, c’est la fin.
reasons_wd-axe-big = Cette cible en vaut une autre pour la hache.
reasons_wd-save-axe = Celui-là, on peut l’encaisser : gardons la hache.

remarks_wd-survive = Si tu entrais maintenant, tu survivrais avec une probabilité { DE($chance) }.
remarks_wd-odds =
    { $change ->
        [same] Ta propre chance de survie reste à { $chance }.
       *[up] Ta propre chance de survie passe { DE($before) } à { $chance }.
    }
remarks_wd-looks = À qui n’a vu aucune des cartes, la chance paraît être { DE($chance) }.
remarks_wd-last = Alors { $name } entre et, d’après ce que tu sais, survit avec une probabilité { DE($chance) }.
remarks_wd-left =
    { $count ->
        [one] Il reste alors { $count } joueur, qui entre.
       *[other] Il reste alors { $count } joueurs, et l’un d’eux entrera.
    }
remarks_wd-free = Le donjon est vide : qui entre maintenant réussit.
remarks_wd-reads =
    { $count ->
        [one] À en juger par leur jeu, les cartes des autres dans le donjon coûtent environ { $count } point de vie ; au hasard, ce serait { $from }.
       *[other] À en juger par leur jeu, les cartes des autres dans le donjon coûtent environ { $count } points de vie ; au hasard, ce serait { $from }.
    }
remarks_wd-dragon-aside = { $name } a probablement écarté le dragon ({ $chance }).
remarks_wd-dragon-added = { $name } a probablement mis le dragon dans le donjon ({ $chance }).
remarks_wd-stays = Jusqu’ici, { $name } reste quand d’autres auraient passé.
remarks_wd-rival-wins = Encore une réussite et { $name } gagne la partie.
remarks_wd-rival-out = Encore un échec et { $name } quitte la partie.
remarks_wd-own-wins = Encore une réussite et tu gagnes la partie.
remarks_wd-own-out = Encore un échec et tu quittes la partie.
remarks_wd-run = D’ici, tu survis au donjon avec une probabilité { DE($chance) }.
remarks_wd-hero = Avec tout l’équipement et six monstres inconnus dans le donjon, la chance de survie est { DE($chance) }.
remarks_dr-coins =
    { $count ->
        [one] En moyenne, cela rapporte { $count } pièce.
       *[other] En moyenne, cela rapporte { $count } pièces.
    }
remarks_dr-coins-lost =
    { $count ->
        [one] En moyenne, cela coûte { $count } pièce.
       *[other] En moyenne, cela coûte { $count } pièces.
    }
remarks_dr-wounds =
    { $count ->
        [one] En moyenne, cela coûte { $count } blessure.
       *[other] En moyenne, cela coûte { $count } blessures.
    }
remarks_dr-heals =
    { $count ->
        [one] Cela soigne { $count } blessure.
       *[other] Cela soigne { $count } blessures.
    }
remarks_dr-nothing = En moyenne, cela ne rapporte ni ne coûte presque rien dans cette salle.
remarks_dr-gift = Cela rapporte un objet.
remarks_dr-trap-coins =
    { $count ->
        [one] En l’état, le piège frappe { $name }, pour { $count } pièce en moyenne.
       *[other] En l’état, le piège frappe { $name }, pour { $count } pièces en moyenne.
    }
remarks_dr-trap-wounds =
    { $count ->
        [one] En l’état, le piège frappe { $name }, pour { $count } blessure en moyenne.
       *[other] En l’état, le piège frappe { $name }, pour { $count } blessures en moyenne.
    }
remarks_dr-trap-you = En l’état, le piège te frappe.
remarks_dr-later =
    { $count ->
        [one] Sans cette carte, le reste du niveau vaut environ { $count } pièce de moins.
       *[other] Sans cette carte, le reste du niveau vaut environ { $count } pièces de moins.
    }
remarks_dr-most-wounds = C’est toi qui as le plus de blessures : en l’état, tu t’effondrerais à la fin.
remarks_dr-item = L’objet est dépensé, et toutes tes cartes de puissance restent dans ta main.
remarks_dr-escape = Le boss ne peut rien contre toi.
remarks_dr-ball = Tu choisis ta carte une fois que celles des autres sont visibles.
remarks_dr-look =
    { $count ->
        [one] Cela montre { $count } salle obscure avant ton choix.
       *[other] Cela montre { $count } salles obscures avant ton choix.
    }
remarks_sb-reaches = Cela atteint une arrivée où le trésor se trouve avec une probabilité { DE($chance) }.
remarks_sb-nearer =
    { $count ->
        [one] D’après ce que tu sais, cela rapproche le trésor de { $count } carte.
       *[other] D’après ce que tu sais, cela rapproche le trésor de { $count } cartes.
    }
remarks_sb-farther =
    { $count ->
        [one] D’après ce que tu sais, cela allonge le chemin du trésor de { $count } carte.
       *[other] D’après ce que tu sais, cela allonge le chemin du trésor de { $count } cartes.
    }
remarks_sb-aside = Cela ne rapproche ni n’éloigne le trésor.
remarks_sb-last = Qui atteint le trésor choisit la première carte Or.
remarks_sb-seen =
    { $change ->
        [up] Cela te rend plus suspect : pour les autres, la probabilité que tu sois saboteur passe { DE($before) } à { $chance }.
       *[down] Cela te rend moins suspect : pour les autres, la probabilité que tu sois saboteur passe { DE($before) } à { $chance }.
    }
remarks_sb-suspect = D’après ce qui s’est passé, { $name } est saboteur avec une probabilité { DE($chance) }.
remarks_sb-frees = { $name } peut alors creuser à nouveau.
remarks_sb-still-broken = Même ainsi, il reste à { $name } un autre outil cassé.
remarks_sb-stops = { $name } ne peut pas creuser tant que l’outil n’est pas réparé.
remarks_sb-stopped = { $name } ne peut déjà pas creuser : ce ne serait qu’un outil de plus à réparer.
remarks_sb-own-free = Tu peux alors creuser à nouveau.
remarks_sb-own-broken = Même ainsi, il te reste un autre outil cassé.
remarks_sb-goal = Le trésor est là avec une probabilité { DE($chance) }.
remarks_sb-spare = Tu peux te passer de cette carte.
remarks_sb-useful = Cette carte aurait encore pu te servir.
remarks_sb-gold =
    { $count ->
        [one] Elle vaut { $count } pépite.
       *[other] Elle vaut { $count } pépites.
    }
remarks_dq-no-victory = En solo, sortir sans carte Trésor n’est pas une victoire.
remarks_dq-leaves-with = Tu quittes le donjon avec { $count } d’or.
remarks_dq-outdone = { $name } est déjà dehors avec { $count } d’or.
remarks_dq-wakes = Le dragon se réveille avec une probabilité { DE($chance) }.
remarks_dq-life =
    { $count ->
        [one] Il te reste { $count } point de Vie.
       *[other] Il te reste { $count } points de Vie.
    }
remarks_dq-unknown = Personne n’a encore vu cette salle.
remarks_dq-hoard =
    { $count ->
        [one] Par là, le trésor est à environ { $count } tour de jeu, risques compris.
       *[other] Par là, le trésor est à environ { $count } tours de jeu, risques compris.
    }
remarks_dq-tower =
    { $count ->
        [one] Par là, la tour la plus proche est à environ { $count } tour de jeu, risques compris.
       *[other] Par là, la tour la plus proche est à environ { $count } tours de jeu, risques compris.
    }
remarks_dq-daylight =
    { $count ->
        [one] Les tours peuvent commencer à se fermer dans { $count } manche.
       *[other] Les tours peuvent commencer à se fermer dans { $count } manches.
    }
remarks_dq-night = Les tours peuvent se fermer à chaque manche.
remarks_dq-search = Environ une fouille sur quatre trouve une porte secrète, et certaines trouvent une carte Butin ou des ennuis.
remarks_dq-fight =
    { $count ->
        [one] Un combat comme celui-ci coûte en moyenne environ { $count } blessure.
       *[other] Un combat comme celui-ci coûte en moyenne environ { $count } blessures.
    }
remarks_dq-flight = Fuir te ramène en arrière, et le monstre reste dans cette salle.
remarks_dq-combat =
    { $from ->
        [one] Dans ce combat, tu peux encore supporter { $from } blessure, et tu en as infligé { $count }.
       *[other] Dans ce combat, tu peux encore supporter { $from } blessures, et tu en as infligé { $count }.
    }
remarks_dq-monster =
    { $from ->
        [one] Dans ce combat, le monstre peut encore supporter { $from } blessure, et le héros { $count }.
       *[other] Dans ce combat, le monstre peut encore supporter { $from } blessures, et le héros { $count }.
    }
remarks_dq-fails = Le test rate avec une probabilité { DE($chance) }.

percent =
    { $size ->
        [little] moins de 1 %
        [most] plus de 99 %
       *[plain] { $percent } %
    }
chance =
    { $size ->
        [little] Chance de gagner : moins de 1 %.
        [most] Chance de gagner : plus de 99 %.
       *[plain] Chance de gagner : environ { $percent } %.
    }
chanceBetween = Chance de gagner : entre { $low } et { $high } ; il y a eu peu d’essais.
untried = Cela n’a pas été essayé.
