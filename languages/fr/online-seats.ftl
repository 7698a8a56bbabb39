awayWaits = La partie attend { $name }, qui est ailleurs.
slowWaits = La partie attend { $name } depuis un moment.
handOver = Laisser un bot jouer pour { $name }
keep = Continuer d’attendre
handVotes =
    { $count ->
        [1] { $names } laisserait jouer un bot.
       *[other] { $names } laisseraient jouer un bot.
    }
handed = Tu n’avais pas répondu depuis un moment : un bot joue pour toi.
covered = Un bot joue pour toi.
returned = Pendant ton absence, un bot a joué pour toi. Tu as repris ta place.
takeBack = Rejouer moi-même
understood = D’accord

again_ask = Rejouer avec les mêmes
again_yes = Oui, on rejoue
again_no = Non, merci
again_begin = Commencer avec ceux qui ont dit oui
again_go = Vers la partie suivante
again_wants =
    { $count ->
        [one] { $names } veut rejouer. Et toi ?
       *[other] { $names } veulent rejouer. Et toi ?
    }
again_waiting = On attend une réponse : { $names }.
again_said =
    { $count ->
        [one] { $names } rejoue.
       *[other] { $names } rejouent.
    }
again_begun = Les autres sont passés à la partie suivante.
