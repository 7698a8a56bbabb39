title = Dilema
today = El dilema de hoy
ask = { $game }: ¿qué harías tú? Elige en la mesa.
right = Correcto: es la mejor opción.
wrong = La mejor opción es { QUOTE($best) }.
adventurer = Un aventurero elegiría { QUOTE($tempting) }.
leftOut = La búsqueda descartó de entrada tu elección, { QUOTE($chosen) }.
yours = tu elección
best = la mejor
values = Cuánto vale cada opción
others =
    { $count ->
        [one] Una opción más
       *[other] { $count } opciones más
    }
next = Siguiente dilema
none = Este juego todavía no tiene dilemas.
all = Has respondido a los { $of } dilemas de este juego y has acertado { $right }.
again = Empezar de nuevo
score = { $right } de { $of } acertados
strength = nivel { $points }
old = Este dilema se preparó para unas reglas distintas y no se muestra. Recarga la página para recibir otros.
home = Inicio
