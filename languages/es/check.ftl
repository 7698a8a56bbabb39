title = Comprobar esta partida
checking = Volviendo a jugar la partida…
unreadable = No hay ningún registro de esta partida que se pueda leer.
holds =
    Todo cuadra: { $moves ->
        [one] la jugada se ha
       *[other] las { $moves } jugadas se han
    } vuelto a jugar, y todos los barajados y tiradas coinciden.
broken = No cuadra.

steps_rules = Jugada con estas reglas
steps_commitment = La semilla es la prometida
steps_moves = Cada jugada, cada barajado y cada tirada coinciden
steps_outcome = El final es el que se registró
steps_seal = No se ha tocado nada más

states_holds = cuadra
states_fails = no cuadra
states_open = sin comprobar
states_none = no se prometió nada

why_unknown-game = El registro es de un juego que no tenemos.
why_version = El registro se hizo con unas reglas distintas de las de hoy.
why_start = Con lo que dice el registro, la partida ni siquiera puede empezar.
why_seed-withheld = El registro se guarda su semilla, así que no se puede volver a jugar.
why_commitment = La semilla y la sal no dan la huella que se mostró antes de repartir.
why_refused = Jugada { $move } ({ $name }): las reglas no permiten en este momento lo que dice el registro.
why_check = Jugada { $move } ({ $name }): a partir de aquí la partida no sigue como dice el registro. Se ha cambiado alguna elección, algún barajado o alguna tirada hasta esta jugada.
why_outcome = Todas las jugadas encajan, pero la partida no acaba como dice el registro.
why_seal = La partida encaja, pero se ha cambiado algo más, por ejemplo un nombre.

show = Ver ese momento
deal = El reparto
dealHelp = Antes de repartir se fijó una huella de la semilla. Cada barajado y cada tirada salen de la semilla y de lo que añadieron los asientos, de modo que nadie pudo elegirlos.
commitment = Huella de la semilla
contributions = Lo que añadieron los asientos
alone = Nada: este dispositivo repartió por su cuenta.
nothing = nada
seed = Semilla
salt = Sal
simulated = Esta partida se repartió con una semilla simple, como las simulaciones. No se prometió nada de antemano.
