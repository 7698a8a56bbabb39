title = Tes propres erreurs
intro = Les décisions les plus coûteuses de tes parties reviennent jusqu’à ce que tu les prennes bien. Une partie compte une fois que le maître l’a regardée.
none = Il n’y a encore rien à travailler. Termine une partie contre des bots ou avec des amis, ouvre son analyse, et laisse le maître la regarder.
begin =
    { $count ->
        [1] Décider une position
       *[other] Décider { $count } positions
    }
nothingDue = Rien à faire aujourd’hui.
nextOn = Rien à faire aujourd’hui. Prochaine position : { $date }.
anyway = S’entraîner quand même
tooOld =
    { $count ->
        [1] Une partie a été jouée avec d’anciennes règles : elle est laissée de côté.
       *[other] { $count } parties ont été jouées avec d’anciennes règles : elles sont laissées de côté.
    }
games = Mes parties
kindsTitle = Ce que tu paies le plus cher
cost =
    { $count ->
        [1] Une erreur, qui a coûté { $share } de chance de gagner.
       *[other] { $count } erreurs, qui ont coûté chacune en moyenne { $share } de chance de gagner.
    }
ask = Tu en étais là dans { $game } ({ $date }). Que ferais-tu maintenant ? Choisis à la table.
place = { $number } sur { $of }
next = Suivante
lost = Cette partie n’est plus sur cet appareil, ou a été jouée avec d’autres règles.
sameAgain = C’est ce que tu avais choisi alors.
before = Tu avais alors choisi { QUOTE($option) }.
kinds_dr-coins = Tu joues des cartes qui rapportent peu.
kinds_dr-wounds = Tu reçois des blessures qu’une autre carte t’aurait épargnées.
kinds_dr-later = Tu dépenses des cartes dont des salles suivantes ont plus besoin.
kinds_dr-items = Tu utilises tes objets, ou tu les gardes, au mauvais moment.
kinds_wd-others = Tu juges mal qui restera pour entrer.
kinds_wd-odds = Tu juges mal les chances du donjon.
kinds_sb-way = Tu manques le meilleur chemin à travers la mine.
kinds_sb-people = Tu juges mal qui est de ton côté, ou ce que les autres pensent de toi.
kinds_sb-cards = Tu défausses ce qui aurait pu te servir.
kinds_dq-time = Tu juges mal la longueur du chemin, ou le moment de rebrousser chemin.
kinds_dq-fights = Tu combats quand il ne faut pas, ou comme il ne faut pas.
kinds_dq-risks = Tu cours des risques qui n’en valent pas la peine.
