title = Mazmorra diaria
intro = Cada día, un reparto de cada juego, el mismo para todo el mundo: las mismas cartas, los mismos dados y los mismos bots. Tienes un solo intento y no hay pistas.
offline = La mazmorra diaria la reparte el servidor, así que sin conexión no se puede jugar. Las partidas y los dilemas de este dispositivo, sí.
ends = El día acaba dentro de { $time }, a medianoche UTC según el reloj del servidor.
past = Este día ya acabó: los resultados son definitivos y se pueden ver todas las partidas.
previous = El día anterior
next = El día siguiente
today = Hoy
empty = Ese día no hubo mazmorra diaria.
streak =
    { $days ->
        [one] 1 día seguido
       *[other] { $days } días seguidos
    }
noStreak = Termina hoy una partida y empezará tu racha.
star = El juego del día
alone = Tú contra la mazmorra: ¿quién sacará más oro?
bots =
    { $count ->
        [one] Contra 1 bot de nivel maestro.
       *[other] Contra { $count } bots de nivel maestro.
    }
play = Jugar
playOf = Jugar el reparto de hoy de { $game }
goOn = Seguir
late = Tu partida no había acabado cuando acabó el día, así que no cuenta.
unplayed = Este no lo jugaste.
won = Victoria
lost = Puesto { $place } en la mesa
out = Fuera, con vida y con tesoro
died = No salió con ningún tesoro
rank =
    { $people ->
        [one] El único resultado hasta ahora
       *[other] Número { $rank } de { $people } resultados
    }

points_coins =
    { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
points_gold = { $count } de oro
points_nuggets =
    { $count ->
        [one] 1 pepita
       *[other] { $count } pepitas
    }
points_successes =
    { $count ->
        [one] 1 éxito
       *[other] { $count } éxitos
    }
points_points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }

results = Resultados
noResults = Todavía nadie ha terminado esta partida.
histogram = Hasta dónde llegó la gente
people =
    { $count ->
        [one] 1 persona
       *[other] { $count } personas
    }
position = Posición
name = Nombre
score = Puntuación
you = tú
watch = Ver
watchOf = Ver la partida de { $name }
share = Compartir
shareText = Texto para compartir
copied = Copiado
shareTitle = Mazmorra, mazmorra diaria del { $day }: { $game }
deal = El reparto
dealHelp = El servidor fijó este reparto antes de saber quién lo jugaría y publicó una huella de la semilla. Los navegadores no añaden nada, para que todo el mundo tenga el mismo. La semilla se revela cuando acaba el día; hasta entonces no hay registro, ni comprobación, ni análisis.
fingerprint = Huella de la semilla
made = Fijado el
seed = Semilla
salt = Sal
tomorrow = Huellas de los repartos de mañana
home = Inicio
