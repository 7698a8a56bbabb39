title = Qué opina el maestro
intro = En cada decisión el maestro sabe lo mismo que este jugador en ese momento, y nada más. Solo piensa un instante, y el azar también cuenta: tómalo como la opinión de un amigo que mira la partida a tu espalda.
seat = Decisiones de
working = Pensando: { $done } de { $all } decisiones
finished = El maestro ha revisado todas las decisiones.
done =
    { $count ->
        [one] 1 decisión revisada
       *[other] { $count } decisiones revisadas
    }
stopped = Detenido en { $done } de { $all } decisiones
failed = El maestro no ha podido seguir pensando. Recarga la página para volver a intentarlo.
stop = Parar
resume = Seguir pensando
progress = Hasta dónde ha llegado el maestro
watch = Ver la partida
none = Este jugador nunca tuvo nada que elegir.
only = Solo las que el maestro habría cambiado
noneLeft = Ninguna: donde el maestro habría hecho otra cosa, la diferencia es demasiado pequeña para juzgar.
review = La partida en conjunto

verdict_good = Bien jugado: con estas decisiones no se perdió casi nada.
verdict_unclear = Demasiado igualado para juzgar: lo que costaron estas decisiones no se distingue de nada.
verdict_costly = Con estas decisiones se perdió algo.

fromTo = La probabilidad de ganar era del { $start } en la primera decisión y del { $end } al final.
cost =
    { $count ->
        [one] Acierto: frente a la del maestro, la única decisión costó un { $sum } de la probabilidad de ganar (entre { $low } y { $high }).
       *[other] Acierto: frente a las del maestro, { $count } decisiones costaron en total un { $sum } de la probabilidad de ganar (entre { $low } y { $high }).
    }
luck = Suerte: las cartas, los dados y lo que hicieron los demás la cambiaron en un { $change }.
swings = Dónde cambió la suerte
swing = Entre las jugadas { $move } y { $next }: antes, un { $before }; después, un { $after }.
swingToEnd = Entre la jugada { $move } y el final: antes, un { $before }; después, un { $after }.
showSwing = Verlo
costliest = Los tres momentos más caros
costliestSoon = El maestro todavía está repasando tus decisiones.
costliestStopped = Los verás cuando se hayan revisado todas las decisiones.
costliestNone = Ninguno que se pueda asegurar.
practice = Decidirlos de nuevo
chose = Se eligió { QUOTE($option) }.
costOfOne = Costó alrededor de un { $mean } de la probabilidad de ganar (entre { $low } y { $high }).
still = La mesa antes de la jugada { $move }
all =
    { $count ->
        [one] La única decisión
       *[other] Las { $count } decisiones
    }
decisions = Decisión a decisión
move = Jugada { $number }
chosen = Elección
pending = Aún sin revisar

judgement_same = El maestro está de acuerdo
judgement_close = Demasiado igualado para juzgar
judgement_rather = La elección del maestro era mejor

tally_same = en las que el maestro está de acuerdo
tally_close = demasiado igualadas para juzgar
tally_rather = en las que la elección del maestro era mejor

rather = El maestro habría elegido { QUOTE($option) }.
closeTo = Demasiado igualado para juzgar; el maestro habría elegido { QUOTE($option) }.
details = Qué pensó de cada opción
option = Opción
worth = Probabilidad en %
tried = Pruebas
ruledOut = descartada de entrada
best = la del maestro
own = la elegida
games =
    { $count ->
        [one] 1 partida imaginada
       *[other] { $count } partidas imaginadas
    }
others = Cómo cree que juegan los demás, por lo que habían hecho hasta entonces:
show = Ver este momento
chances = Probabilidad de ganar a lo largo de la partida
chancesHelp = Cómo le iba a cada jugador según el maestro, visto desde su propio asiento: las líneas no tienen por qué sumar 100.
chancesHelpQuest = Cómo le iba a cada héroe según el maestro. En solitario solo se gana si se sale con una carta de Tesoro; en compañía, si se sale con más oro que nadie.
table = En una tabla
atMove = Jugada
end = Final
unknown = sin estimar
curveOf = Curva: { $line }
line = { $name }, de { $first } a { $last }
suspicion = De quién sospechaba
suspicionHelp = Qué probabilidad había de que cada uno de los demás fuera saboteador, por lo que { $name } había visto hasta entonces. ✔ señala a quienes lo eran de verdad.
round = Ronda { $number }
was = saboteador
empty = Las primeras estimaciones llegan enseguida.
