allowed =
    { $count ->
        [0] no se admite nada
        [one] solo se admite { LIST($words) }
       *[other] se admiten { LIST($words) }
    }

placeholders_GAME = JUEGO
placeholders_FILE = ARCHIVO
placeholders_FOLDER = CARPETA
placeholders_LINK = ENLACE
placeholders_ID = ID
placeholders_PERSON = PERSONA
placeholders_PERSON-OR-ADDRESS = PERSONA o DIRECCIÓN
placeholders_TABLE = MESA
placeholders_LINE = LÍNEA
placeholders_REPORT = DENUNCIA
placeholders_SANCTION = SANCIÓN
placeholders_NAME = NOMBRE
placeholders_LIST = LISTA
placeholders_WHAT = QUÉ
placeholders_LANGUAGE = IDIOMA
overview =
    Mazmorra: la mesa abierta para juegos de mazmorras.

    { $lines }

    JUEGO es { $games }. `mazmorra COMANDO --help` cuenta más;
    lo que allí va entre paréntesis es el valor por defecto. Con --lang CÓDIGO, un comando habla en otro idioma: { $languages }.
progress = { $done } de { $of }
secondsLeft =
    { $seconds ->
        [one] falta 1 s
       *[other] faltan { $seconds } s
    }

refusals_unknownCommand = comando desconocido { $name }: { $names }
refusals_needsSources = { $name } trabaja con el código fuente, que esta versión no incluye: ejecútalo en una copia del repositorio
refusals_unexpected = { $word } está de más
refusals_missing = falta { $placeholder }
refusals_unknownFlag = opción desconocida { $flag }: { $flags }
refusals_takesNoValue = { $flag } no lleva valor: { $flags }
refusals_needsValue = { $flag } necesita un valor, como en { $flag }=VALOR: { $flags }
refusals_wrongFlags = las opciones no se pueden leer: { $flags }
refusals_wrongNumber = { $flag } { $text }: se admite un número entero de { $min } a { $max }
refusals_onlyNumber = { $flag } { $text }: solo se admite { $only }
refusals_wrongWord = { $flag } { $text }: { $words }
refusals_exclusive = { $one } y { $other } se excluyen: usa solo una de las dos
refusals_needs = { $flag } necesita { $other }
refusals_about = { $what }: { $wrong }
refusals_out = --out: { $wrong }
refusals_noFile = no existe el archivo { $file }
refusals_unreadable = no se puede leer { $file }: { $why }
refusals_unknownGame = juego desconocido { $id }: { $ids }
refusals_unknownOption =
    { $count ->
        [0] variante desconocida { $key }: { $game } no tiene ninguna
       *[other] variante desconocida { $key }: { $game } tiene { LIST($options, between: ", ") }
    }
refusals_optionValue = la variante { $option } no puede valer { $text }: { $values }
refusals_unknownBot = bot desconocido { $name }: { $levels }
refusals_unknownRule = bot desconocido { $name }: { $game } tiene { LIST($rules) }, o ajustes como zoo:clave=valor,clave=valor con { LIST($settings) }
refusals_unknownStyle = estilo desconocido en { $name }: { $game } tiene { LIST($styles) }
refusals_tooManyBots =
    { $bots } { $bots ->
        [one] bot
       *[other] bots
    } para { $seats } { $seats ->
        [one] asiento
       *[other] asientos
    }: indica como mucho { $seats }
refusals_wrongDatabase = --database { $text }: se admite postgres://usuario@host/nombre
refusals_noFolder = no existe la carpeta { $folder }: indícala con --data

replay_oneTelling = --json cuenta un solo registro desde un solo punto de vista y en un solo idioma
replay_oldVersion = { $file } es de la versión { $version } de las reglas: se puede contar, pero no como JSON
replay_noRecord = no hay ningún registro ({ $pattern }) en { $folder }
replay_damaged = { $file } es un registro dañado: { $damage }
replay_unknownGame = { $file } es de un juego desconocido: { $game }
replay_seats =
    { $last ->
        [0] el asiento 0
       *[other] un asiento de 0 a { $last }
    }
replay_unplayable = el registro no se puede jugar: { $why }; `mazmorra verify` cuenta más
replay_illegal = la jugada { $answer } no es legal: { $why }

story_start = Preparación
story_told = { $what }: { $told }
story_over = Fin de la partida.
story_unplayed = Se jugó con la versión { $version } de las reglas, que este programa ya no juega. Esto es lo que cuenta el propio registro.
story_toDecide = Por decidir: { $names }
story_youChoose = Eliges { QUOTE($what) }.
story_chooses = { $name } elige { QUOTE($what) }.
story_seat = Asiento { $number }
story_own = { $name } (tú)
verify_broken = El registro no cuadra: { $why }.
verify_differences_unknown-game = es de un juego desconocido, { $game }
verify_differences_version = se jugó con la versión { $recorded } de las reglas y este programa tiene la { $known }
verify_differences_start = la partida no se puede preparar como dice el registro: { $why }
verify_differences_seed-withheld = la semilla aún no se conoce, así que no se puede comprobar nada hasta que acabe la partida
verify_differences_commitment = la huella era { $recorded }, pero la semilla y la sal dan { $computed }
verify_differences_refused = la jugada { $answer } no es legal: { $why }
verify_differences_check = la jugada { $answer } lleva a otra posición: el registro dice { $recorded } y la partida da { $computed }
verify_differences_outcome = el final es otro: según el registro, la partida { $recorded }; al volver a jugarla, { $computed }
verify_notOver = no ha acabado
verify_isOver = acaba con { $outcome }
verify_differences_seal = la partida se juega igual que en el registro, pero el sello de todo el archivo no cuadra: se ha cambiado algo más
verify_holds =
    { $answers ->
        [0] El registro cuadra: { $game }, aún no se ha jugado nada.
        [one]
            { $over ->
                [true] El registro cuadra: { $game }, su única jugada se ha vuelto a jugar y el final es el mismo.
               *[false] El registro cuadra: { $game }, su única jugada se ha vuelto a jugar hasta donde se dejó.
            }
       *[other]
            { $over ->
                [true] El registro cuadra: { $game }, las { $answers } jugadas se han vuelto a jugar y el final es el mismo.
               *[false] El registro cuadra: { $game }, las { $answers } jugadas se han vuelto a jugar hasta donde se dejó.
            }
    }
verify_committed = El reparto es el que se prometió antes de empezar.
verify_uncommitted = Se jugó con una semilla que está en el archivo; no se prometió nada de antemano.

serve_open = Mazmorra está abierta: { $address }
serve_qr = La dirección como código QR, para los móviles de esta red.
serve_also = también { $address }
serve_notBuilt = La página no está construida, así que solo pueden conectarse programas: `npm start` la construye.
serve_howToStop = Ctrl-C lo detiene; todas las mesas siguen cuando se vuelva a arrancar.
serve_busAlone = --bus necesita --database: SQLite es de un solo servidor, que no tiene con quién hablar
serve_wrongDays = { $flag } { $text }: se admite un número de días o forever
serve_wrongOrigin = --origin { $text }: se admite una dirección sin ruta, como https://play.example
serve_wrongMetrics = --metrics { $text }: se admite una dirección con su puerto, como 127.0.0.1:9100, o main
serve_wrongHostName = --host-name { $text }: se admite un nombre o una dirección sin puerto, como play.example
serve_wrongProxy = --trust-proxy { $text }: { $why }
serve_wrongNetwork = --shared-network { $text }: { $why }
serve_noLanguageFolder = no hay ninguna carpeta { $folder }: `mazmorra language CÓDIGO --new` crea una
serve_metricsInUse = el puerto { $port } está ocupado: indica otro con --metrics
serve_portInUse = el puerto { $port } está ocupado: indica otro con --port, o 0 para cualquiera que esté libre
serve_cannotListen = no se puede escuchar en { $host }, puerto { $port } ({ $code })
serve_noBus = no se puede abrir el bus: { $why }
serve_noData = no se pueden abrir los datos: { $why }
think_missingBus = falta --bus: las jugadas se piensan a través de NATS, por ejemplo nats://127.0.0.1:4222
think_open =
    Pensando con { $threads } { $threads ->
        [one] hilo
       *[other] hilos
    }. Se termina con Ctrl-C.
backup_postgres = PostgreSQL tiene un programa para esto: { $command }
backup_done =
    { NUMBER($tables) } { $tables ->
        [one] mesa copiada
       *[other] mesas copiadas
    } en { $file }
restore_postgres = PostgreSQL tiene un programa para esto, que se usa con todos los servidores detenidos: { $command }
restore_done =
    { NUMBER($tables) } { $tables ->
        [one] mesa recuperada
       *[other] mesas recuperadas
    } de { $file } en { $folder }
move_missingDatabase = falta --database: indica la base de datos, como postgres://usuario@host/nombre
move_title = De { $folder } a { $database }:
move_next = Arranca ahora los servidores con --database { $database }, y ninguno con { $folder }: está como estaba y es tu copia de seguridad.
move_pages = La página de privacidad, las condiciones y el aviso legal son archivos: indícalos con --pages { $folder }.
export_done =
    { NUMBER($games) } { $games ->
        [one] partida terminada escrita
       *[other] partidas terminadas escritas
    } en { $folder }
ratings_counts =
    { NUMBER($games) } { $games ->
        [one] partida puntuada
       *[other] partidas puntuadas
    }, puntuaciones de { NUMBER($people) } { $people ->
        [one] persona
       *[other] personas
    }, { NUMBER($different) } { $different ->
        [one] guardada de otro modo
       *[other] guardadas de otro modo
    }
ratings_written = Las puntuaciones guardadas son ahora las calculadas.
ratings_wrong = la mesa { $table } dice algo distinto de lo que se puntuó

simulate_title =
    { $game }, { $seats } { $seats ->
        [one] asiento
       *[other] asientos
    }, { NUMBER($games) } { $games ->
        [one] partida
       *[other] partidas
    }, semilla { $seed }
simulate_options = variantes: { $chosen }
simulate_heading_0 = asiento
simulate_heading_1 = bot
simulate_heading_2 = victorias
simulate_shared = victorias compartidas
simulate_unwon = partidas sin ganador
simulate_answersPerGame = jugadas por partida
simulate_answersPerSecond = jugadas por segundo
simulate_range = { $mean } (de { $least } a { $most })
arena_missingBots = falta --bots: indica dos bots distintos, como en --bots master,adventurer ({ $levels })
arena_wrongBots = --bots { $text }: indica dos bots distintos, como en --bots master,adventurer ({ $levels })
arena_wrongUntil = --until { $text }: se admite un número mayor que 0 y como mucho 10, como en --until 0.9
arena_title =
    { $game }, { $seats } { $seats ->
        [one] asiento
       *[other] asientos
    }, { NUMBER($games) } { $games ->
        [one] partida
       *[other] partidas
    }, semilla { $seed } ({ $seconds } s)
arena_sides = un bot { $one } entre bots { $others }, cada reparto desde todos los asientos
arena_heading_0 = bot
arena_heading_1 = gana
arena_heading_2 = intervalo del 95 %
arena_heading_3 = le corresponde
arena_survival_0 = sobrevive
arena_survival_1 = oro
arena_roles_0 = rondas como minero
arena_roles_1 = como saboteador
arena_interval = de { $low } a { $high }
arena_faults = partidas perdidas por un fallo del programa:
balance_title =
    { $game }, { $seats } { $seats ->
        [one] asiento
       *[other] asientos
    }, { NUMBER($games) } { $games ->
        [one] partida
       *[other] partidas
    }, { $bots }, semilla { $seed }
balance_variant =
    { $variant }, { NUMBER($games) } { $games ->
        [one] partida
       *[other] partidas
    }
balance_heading_0 = { "" }
balance_heading_1 = jugadas
balance_heading_2 = ganadas
balance_anySeat = todos
dilemmas_found =
    { NUMBER($dilemmas) } { $dilemmas ->
        [one] dilema
       *[other] dilemas
    } de { NUMBER($games) } { $games ->
        [one] partida
       *[other] partidas
    } en { $file }
dilemmas_held = siguen siendo dilemas: { $held } de { $of }
dilemmas_faults_position = con las reglas de hoy no se llega a esta posición
dilemmas_faults_seen = un bot adventurer elige la mejor opción
dilemmas_faults_unclear = una búsqueda profunda no prefiere claramente esta opción
dilemmas_notAList = { $file } no es una lista de dilemas como las que escribe --out
exploit_best =
    { $game }, { $seats } { $seats ->
        [one] asiento
       *[other] asientos
    }: tras probar { NUMBER($tried) } { $tried ->
        [one] regla fija
       *[other] reglas fijas
    }, la mejor contra bots { $against } es
exploit_learned =
    La regla lineal aprendida de { NUMBER($tried) } { $tried ->
        [one] alumno
       *[other] alumnos
    } es
exploit_taken =
    En { NUMBER($games) } { $games ->
        [one] partida nueva
       *[other] partidas nuevas
    } gana el { $share } (de { $low } a { $high }),
exploit_fair = { $times } veces el { $fair } que le corresponde (de { $low } a { $high }).
dataset_missingOut = falta --out: indica un archivo, como en --out posiciones.jsonl.gz
dataset_written =
    { NUMBER($positions) } { $positions ->
        [one] posición
       *[other] posiciones
    } de { NUMBER($games) } { $games ->
        [one] partida
       *[other] partidas
    } en { $file }
join_missingBot = falta --bot: indica un programa, como en --bot { $example }
join_wrongLink = { $text }: se admite el enlace de una mesa, como http://127.0.0.1:8080/t/MESA#INVITACIÓN
join_seated = En el asiento { $seat }; la partida empieza cuando lo diga el anfitrión.
join_place = El asiento { $seat } ha quedado en el puesto { $place } de { $of }.
join_failed = { $bot } { $why }; un bot del servidor sigue jugando por él
join_notOpen = no se puede entrar en la mesa: { $why }
join_closed = la mesa se ha cerrado antes de que acabara la partida
join_noSeat = en la mesa no queda ningún asiento libre

bench_heading_0 = juego
bench_heading_1 = asientos
bench_heading_2 = jugadas/s
bench_heading_3 = partidas/s
bench_heading_4 = bytes de estado
bench_heading_5 = copia, µs
bench_heading_6 = iteraciones de búsqueda/s
bench_heading_7 = en todos los núcleos
bench_heading_8 = retraso en ms, medio / peor
bench_shared =
    × { $times } en { $threads } { $threads ->
        [one] hilo
       *[other] hilos
    }
bench_peerTitle =
    { $game }, { $seats } { $seats ->
        [one] asiento
       *[other] asientos
    }, las mismas reglas
bench_peerHeading_0 = { "" }
bench_peerHeading_1 = Mazmorra
bench_peerHeading_2 = boardgame.io
bench_peerHeading_3 = proporción
bench_answers = jugadas/s
bench_iterations = iteraciones de búsqueda/s
bench_times =
    { $ratio ->
        [1] 1 vez
       *[other] { $ratio } veces
    }
bench_notInstalled = no se ha podido instalar lo que usa el banco de pruebas para comparar; arriba se dice por qué
newGame_registered = Dado de alta en packages/catalogue/src/facts.ts y parts.ts. Para jugarlo:
newGame_wrongId = ID { $id }: usa minúsculas, cifras y guiones, como en { $example }
newGame_taken = ya hay un juego { $id }
newGame_wrongPrefix = --prefix { $prefix }: se admiten dos mayúsculas, como en HC
newGame_prefixTaken = los identificadores de las reglas de { $game } empiezan por { $prefix }: elige otras letras con --prefix
newGame_fileTaken = { $path } ya existe
