said_no-record = el archivo no es un registro de Mazmorra
said_record-format = el registro es del formato { $format } y este programa solo conoce el 1
said_unreadable-record = el registro no se puede leer: { $why }
said_the-record = el registro
said_a-contribution = una aportación
said_log-step = el paso { $step } del diario
said_log-step-number = el número del paso { $step } del diario
said_not-object = { $what } no es un objeto
said_not-string = { $what } no es un texto
said_not-whole = { $what } no es un número entero
said_not-texts = { $what } no es una lista de textos
said_not-seats = { $what } no es una lista de asientos
said_not-list = { $what } no es una lista
said_not-hexadecimal = { $what } no es hexadecimal
said_no-plain-value = la variante { $option } no tiene un valor simple
said_unknown-algorithm = random no nombra ningún algoritmo conocido (chacha20 o sfc32)
said_no-answer = la jugada { $number } no consta de un asiento, una opción y una comprobación

said_over = la partida ha terminado
said_not-asked = al asiento { $seat } no le toca decidir nada ahora
said_stale = la respuesta es para la decisión { $given } y ahora toca la { $current }
said_unknown-option = no existe la opción { $option }
said_not-allowed = { $option } no se permite ahora ({ $rule })
said_no-take-back = la última jugada no se puede deshacer

said_wrong-seats =
    { $given } { $given ->
        [one] asiento
       *[other] asientos
    }: se admiten de { $min } a { $max }
said_unknown-variant = variante desconocida { $given }: { $known }
said_variant-value = la variante { $variant } no puede valer { $given }: { $values }
said_variant-seats = la variante { $variant } es para entre { $min } y { $max } asientos, no para { $seats }
said_variant-only =
    { $only ->
        [one] la variante { $variant } es para 1 asiento, no para { $seats }
       *[other] la variante { $variant } es para { $only } asientos, no para { $seats }
    }

said_not-started = no se ha podido arrancar ({ $why })
said_ended-with = ha terminado con el código { $code }
said_ended-by = ha terminado por la señal { $signal }
said_last-words = { $how } y ha dicho: { $words }
said_ended = se ha detenido
said_no-answer-text = ha respondido con una línea sin el texto `answer`
said_no-option = ha respondido { $answer }, que no está entre sus opciones
said_no-object = ha respondido { $line }, que no es un objeto JSON
said_line-too-long = ha respondido con una línea demasiado larga
said_other-protocol = habla el protocolo { $theirs } y aquí se habla el { $ours }
said_late = no ha respondido en { $milliseconds } ms
said_unasked = ha escrito sin que se le preguntara nada

said_no-data = no hay datos en { $folder }
said_newer-schema = los datos son del esquema { $found } y este programa conoce hasta el { $known }: usa el programa más nuevo
said_no-data-named = no hay datos en { $folder }: indica la carpeta del servidor con --data
said_earlier-data = los datos de { $folder } son de una versión anterior: arranca antes su servidor con esta
said_no-backup = el archivo no sirve como copia de seguridad: { $why }
said_no-such-file = no existe
said_damaged-file = está dañado
said_folder-in-use = otro servidor usa la carpeta { $folder }: detenlo o indica otra carpeta con --data
said_disk-full = el disco de la carpeta { $folder } está lleno: haz sitio o indica otra carpeta con --data
said_file-in-place = no se puede crear la carpeta { $folder } porque hay un archivo en su lugar: quita el archivo o indica otra carpeta con --data
said_not-writable = no se puede crear la carpeta { $folder } o escribir en ella ({ $why }): da permiso de escritura a este usuario o indica otra carpeta con --data
said_not-usable = no se puede usar la carpeta { $folder } ({ $why }): da permiso de escritura a este usuario o indica otra carpeta con --data
said_not-empty = la base de datos no está vacía (hay filas en { $table }): indica una vacía
said_no-password-file = no se puede leer el archivo de la contraseña, { $file }: indica otro
said_database-late = la base de datos no ha respondido a tiempo
said_storage-closed = el almacenamiento está cerrado
said_clock-ahead = el reloj de este ordenador va { $minutes } minutos por delante del de la base de datos: pon los dos en hora con un servidor de tiempo (NTP) y vuelve a arrancar
said_clock-behind = el reloj de este ordenador va { $minutes } minutos por detrás del de la base de datos: pon los dos en hora con un servidor de tiempo (NTP) y vuelve a arrancar
said_wrong-bus = --bus { $given }: se admiten postgres y una dirección como nats://127.0.0.1:4222
said_no-listening = no se pueden recibir avisos de la base de datos ({ $why }): mira su registro
said_wrong-bus-user = el servidor NATS de { $host } pide otro usuario u otra contraseña: indícalos con nats://USUARIO@{ $host } y --bus-password-file
said_no-bus = no hay ningún servidor NATS en { $host } ({ $why }): arranca uno allí o indica otro con --bus
said_too-many-hops = se puede confiar como mucho en { $most } saltos
said_wrong-proxy = se admite un número de saltos, una dirección o una red como 10.0.0.0/8
said_wrong-network = se admite una dirección o una red como 10.0.0.0/8

system_ENOENT = no existe { $path }
system_ENOTDIR = la ruta { $path } pasa por un archivo, que no es una carpeta
system_EISDIR = { $path } es una carpeta
system_EEXIST = { $path } ya existe
system_EACCES = no hay permiso para usar { $path }
system_EPERM = no hay permiso para usar { $path }
system_EROFS = { $path } está en un disco de solo lectura

heard_a-folder = es una carpeta
heard_no-room = no queda espacio en el disco
heard_not-json-from = no es JSON válido a partir de la posición { $position }
heard_json-ends = el JSON se corta antes de acabar
heard_not-json = no es JSON válido
heard_no-program = no existe el programa { $program }
heard_may-not-run = no hay permiso para ejecutar { $program }
heard_no-database = no es una base de datos
heard_nobody-listens = no hay nadie a la escucha en { $address }
heard_not-found = no se encuentra { $host }

heard_no-person = no existe esa persona
heard_most-sanctions = puede haber como mucho { $most } sanciones vigentes
heard_no-sanction = no hay ninguna sanción vigente con ese identificador
heard_no-lines = no existen esas líneas
heard_no-table = no existe esa mesa
heard_field = { $field } falta o no se admite
heard_lacks-field = a la acción le falta un dato
heard_rate = demasiadas peticiones seguidas: espera un poco
heard_token = hace falta la clave que imprime `mazmorra admin token`; las antiguas ya no valen
heard_not-saved = no se ha podido guardar, así que no ha ocurrido; inténtalo otra vez
heard_broke = algo ha fallado en el servidor
heard_not-for-you = esa mesa no existe o no es para ti
heard_gone = esa mesa ya no existe
heard_no-spectators = esa mesa no admite espectadores
heard_no-game = ese servidor no tiene el juego
heard_no-seat = en esa mesa no puedes ocupar un asiento
heard_started = la partida ya ha empezado
heard_rated = esa mesa es puntuada: solo se sienta quien se ha quedado con un nombre
heard_host-decides = en esa mesa el anfitrión decide quién se sienta: hay que pedir un asiento
heard_seat-taken = ese asiento no está libre
heard_not-here = el operador no te deja jugar ahí por ahora
heard_name = ese nombre no se admite allí: elige otro
heard_connect-again = vuelve a conectarte dentro de un momento
