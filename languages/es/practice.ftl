title = Tus propios errores
intro = Las decisiones más caras de tus partidas vuelven hasta que las tomas bien. Una partida cuenta cuando el maestro la ha mirado.
none = Todavía no hay nada que practicar. Termina una partida con bots o con amigos, abre su análisis y deja que el maestro la mire.
begin =
    { $count ->
        [one] Decidir una posición
       *[other] Decidir { $count } posiciones
    }
nothingDue = Hoy no toca ninguna.
nextOn = Hoy no toca ninguna. La próxima llega el { $date }.
anyway = Practicar de todos modos
tooOld =
    { $count ->
        [one] Una partida se jugó con reglas anteriores y no se incluye.
       *[other] { $count } partidas se jugaron con reglas anteriores y no se incluyen.
    }
games = Mis partidas
kindsTitle = Lo que más caro te sale
cost =
    { $count ->
        [one] Un error, que costó un { $share } de la probabilidad de ganar.
       *[other] { $count } errores, que costaron de media un { $share } de la probabilidad de ganar cada uno.
    }
ask = Así estabas en { $game } el { $date }. ¿Qué harías ahora? Elige en la mesa.
place = { $number } de { $of }
next = Siguiente
lost = Esta partida ya no está en este dispositivo o se jugó con otras reglas.
sameAgain = Es lo mismo que elegiste entonces.
before = Entonces elegiste { QUOTE($option) }.
kinds_dr-coins = Juegas cartas que aportan poco.
kinds_dr-wounds = Te llevas heridas que otra carta te habría ahorrado.
kinds_dr-later = Gastas cartas que harán más falta en otras salas.
kinds_dr-items = Usas los objetos, o te los guardas, a destiempo.
kinds_wd-others = Calculas mal quién se quedará para entrar.
kinds_wd-odds = Calculas mal las probabilidades en la mazmorra.
kinds_sb-way = Se te escapa el mejor camino por la mina.
kinds_sb-people = Te equivocas sobre quién está de tu parte o sobre lo que parece que haces.
kinds_sb-cards = Descartas lo que aún podías aprovechar.
kinds_dq-time = Calculas mal lo largo que es el camino o cuándo hay que volver.
kinds_dq-fights = Luchas cuando no debes, o de mala manera.
kinds_dq-risks = Corres riesgos que no compensan.
