title = L’avis du maître
intro = À chaque décision, le maître sait ce que ce joueur savait alors, et rien de plus. Il ne réfléchit qu’un instant, et le hasard joue son rôle : prends-le comme l’avis d’un ami qui regarde par-dessus ton épaule.
seat = Les décisions de
working = Il réfléchit : { $done } décisions sur { $all }
finished = Le maître a examiné toutes les décisions.
done =
    { $count ->
        [one] { $count } décision examinée
       *[other] { $count } décisions examinées
    }
stopped = Arrêté après { $done } décisions sur { $all }
failed = Le maître n’a pas pu continuer. Recharge la page pour réessayer.
stop = Arrêter
resume = Continuer l’examen
progress = Où en est le maître
watch = Revoir la partie
none = Ce joueur n’a jamais rien eu à choisir.
only = Seulement celles que le maître aurait changées
noneLeft = Aucune : partout où le maître aurait fait autre chose, c’est trop serré pour juger.
review = La partie dans son ensemble

verdict_good = Bien joué : ces choix n’ont presque rien laissé échapper.
verdict_unclear = Trop serré pour juger : ce que ces choix ont coûté ne se distingue pas de rien.
verdict_costly = Ces choix ont laissé échapper quelque chose.

fromTo = La chance de gagner était { DE($start) } à la première décision et { DE($end) } à la fin.
cost =
    { $count ->
        [1] Adresse : face à celui du maître, le seul choix a coûté { $sum } de chance de gagner (entre { $low } et { $high }).
       *[other] Adresse : face à ceux du maître, { $count } choix ont coûté en tout { $sum } de chance de gagner (entre { $low } et { $high }).
    }
luck = Hasard : les cartes, les dés et les réponses des autres l’ont changée { DE($change) }.
swings = Quand le hasard a tourné
swing = Entre les coups { $move } et { $next } : { $before } avant, { $after } après.
swingToEnd = Entre le coup { $move } et la fin : { $before } avant, { $after } après.
showSwing = Regarder
costliest = Les trois moments les plus coûteux
costliestSoon = Le maître examine encore tes décisions.
costliestStopped = Tu les verras quand toutes les décisions auront été examinées.
costliestNone = Aucun qu’on puisse affirmer.
practice = Les décider à nouveau
chose = Le choix fut { QUOTE($option) }.
costOfOne = Il a coûté environ { $mean } de chance de gagner (entre { $low } et { $high }).
still = La table avant le coup { $move }
all =
    { $count ->
        [1] La seule décision
       *[other] Les { $count } décisions
    }
decisions = Décision par décision
move = Coup { $number }
chosen = Choisi
pending = Pas encore examinée

judgement_same = Le maître est d’accord
judgement_close = Trop serré pour juger
judgement_rather = Le choix du maître était meilleur

tally_same = où le maître est d’accord
tally_close = trop serrées pour juger
tally_rather = où le choix du maître était meilleur

rather = Le maître aurait choisi { QUOTE($option) }.
closeTo = Trop serré pour juger ; le maître aurait choisi { QUOTE($option) }.
details = Ce qu’il pensait de chaque choix
option = Choix
worth = Chance (%)
tried = Essais
ruledOut = écarté d’emblée
best = celui du maître
own = choisi
games =
    { $count ->
        [one] { $count } partie imaginée
       *[other] { $count } parties imaginées
    }
others = Comment il pense que jouent les autres, d’après ce qu’ils avaient fait jusque-là :
show = Montrer ce moment
chances = Chance de gagner au fil de la partie
chancesHelp = Où en était chacun selon le maître, vu de sa propre place : le total ne fait pas forcément 100.
chancesHelpQuest = Où en était chaque héros selon le maître. En solo, seule compte la sortie avec une carte Trésor ; à plusieurs, la sortie avec le plus d’or.
table = En tableau
atMove = Coup
end = Fin
unknown = pas d’estimation
curveOf = Courbe : { $line }
line = { $name } { DE($first) } à { $last }
suspicion = Qui ils soupçonnaient
suspicionHelp = Probabilité que chacun des autres soit saboteur, d’après ce { QUE($name) } avait vu jusque-là. ✔ marque ceux qui l’étaient vraiment.
round = Manche { $number }
was = saboteur
empty = Les premières estimations arrivent.
