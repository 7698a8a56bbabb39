title = Mis partidas
none = Aquí aún no hay nada. Juega una partida y quedará guardada en este dispositivo.
all = Todos los juegos
pick = Juego
under = En la mesa
finished = Terminadas
opened = Vistas
openedHelp = De enlaces y archivos de otras personas. Para saber cómo acaban, mira la repetición.
won = ganada
place = puesto { $place }
shared = victoria compartida
nobody = no ganó nadie
practice = práctica
withHints = con pistas
hinted =
    { $count ->
        [one] 1 de ellas con pistas
       *[other] { $count } de ellas con pistas
    }
online = en línea
resume = Seguir
watch = Ver
analysis = Análisis
more = Mostrar { $count } más
statistics = Cómo te ha ido
statisticsNone = Aquí verás tus números cuando termines la primera partida. La práctica y las partidas de otras personas no cuentan.
played =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
wonOf =
    { $won ->
        [one] 1 ganada de { $played }
       *[other] { $won } ganadas de { $played }
    }
share = ganadas
bySeats = Por asientos
seats =
    { $count ->
        [one] 1 asiento
       *[other] { $count } asientos
    }
byOpponents = Por oponentes

opponents_mixed = Bots de varios niveles
opponents_people = Otras personas
opponents_alone = En solitario

byRole = Por papel, en rondas

roles_miner = Minero
roles_saboteur = Saboteador

survived =
    Has salido con vida en { $count } de { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    }
mostGold = Tu mejor botín: { $gold } de oro
together =
    { $count ->
        [one] 1 partida con varias personas ante esta pantalla
       *[other] { $count } partidas con varias personas ante esta pantalla
    }
epitaphs = Aquí yacen
epitaphsHelp = Tus héroes que no salieron de la mazmorra, del último al primero.
keep = Llévatelo todo
keepHelp = Un solo archivo con todas las partidas de este dispositivo, tus ajustes y tu cuaderno. Al abrirlo en otro dispositivo se añade lo que allí falte. Los asientos de las mesas en línea se quedan en este navegador.
export = Guardarlo todo
import = Abrir un archivo
imported =
    { $count ->
        [one] Hecho: 1 partida añadida; ajustes y cuaderno recuperados.
       *[other] Hecho: { $count } partidas añadidas; ajustes y cuaderno recuperados.
    }
importedRecord = Hecho: se ha añadido la partida del archivo.
broken = Este archivo no se puede leer: no es de Mazmorra o le falta un trozo. No se ha cambiado nada.
failed = Este navegador no ha podido guardar las partidas. No se ha cambiado nada.

moments = Mis mejores momentos
momentOf = jugadas { $from } a { $to }
momentRemove = Quitar
