replay =
    mazmorra replay ARCHIVO|CARPETA [--viewer ASIENTO|spectator|all|each] [--at N] [--lang CÓDIGO|all] [--out CARPETA] [--json]

    Cuenta paso a paso una partida registrada, tal como la vio alguien; si se da una carpeta, todos sus registros.
      --viewer       un asiento contado desde 0, spectator (espectador), all con todas las manos a la vista,
                     o each para todos ellos por turno (all)
      --at N         hasta la jugada N; la 0 es la preparación (toda la partida)
      --lang CÓDIGO  el idioma de las frases, o all para todos por turno (el del sistema)
      --out CARPETA  escribe cada relato en un archivo propio: NOMBRE.QUIÉN.IDIOMA.txt
      --json         un objeto JSON: los pasos, y la vista y lo que se pregunta en el último

verify =
    mazmorra verify ARCHIVO [--json]

    Vuelve a jugar una partida registrada y dice si cada barajado, cada tirada y cada jugada son los prometidos.
    Sale con 0 si todo cuadra, con 1 y la primera diferencia si no, y con 2 si el archivo no es un registro.
      --lang CÓDIGO  el idioma de lo que se imprime (el del sistema)
      --json         un objeto JSON y nada más

serve =
    mazmorra serve [--port 8080] [--host 127.0.0.1] [--lan] [--data CARPETA | --database postgres://…] [--origin URL]…
                   { "[" }--host-name NOMBRE]… [--trust-proxy SALTOS|RED]… [--shared-network RED]…
                   { "[" }--bot-pause MS] [--bot-threads N] [--log NIVEL]

    Sirve la aplicación y sus mesas hasta que se le pide que pare (Ctrl-C).
      --port N          el puerto (8080); 0 toma cualquiera que esté libre
      --host DIRECCIÓN  la dirección en la que escucha (127.0.0.1: solo puede conectarse este ordenador)
      --lan             deja entrar a toda la red local: se imprimen la dirección y un código QR
      --data CARPETA    la carpeta de la base de datos SQLite (./data)
      --database URL    una base de datos PostgreSQL en su lugar
      --database-password-file ARCHIVO
                        un archivo cuya primera línea es la contraseña de la base de datos; si no, PGPASSWORD o PGPASSFILE
      --bus postgres | nats://HOST:PUERTO
                        cómo se avisan de las novedades los servidores de una misma base de datos: por ella o por un servidor NATS
      --bus-password-file ARCHIVO
                        un archivo cuya primera línea es la contraseña del servidor NATS
      --pages CARPETA   la carpeta de privacidad, condiciones y aviso legal, que puedes editar (pages en la carpeta de --data)
      --language-folder CARPETA
                        un idioma que traduces, en una carpeta con su código por nombre: la página lo ofrece y se recarga con cada cambio
      --origin URL      la dirección pública, como https://play.example: es la de los enlaces y los códigos QR. Repetida, nombra
                        otros orígenes cuyas páginas pueden conectarse
      --host-name NOMBRE
                        otro nombre con el que se llega al servidor; los nombres desconocidos se rechazan (421). Se puede repetir
      --trust-proxy X   los proxies que hay delante: cuántos (1), o sus direcciones o redes (10.0.0.0/8). Se puede repetir.
                        La dirección de quien visita se toma entonces de X-Forwarded-For
      --shared-network X
                        una dirección o una red (192.0.2.0/24) que comparten muchas personas, como la de un colegio: cada una tiene
                        su propia parte, como si viniera de una dirección distinta. Se puede repetir
      --keep-finished DÍAS
                        borrar las partidas este tiempo después de que acaben (forever)
      --keep-unstarted DÍAS
                        borrar las mesas que nadie empieza (1)
      --keep-abandoned DÍAS
                        terminar las partidas en las que nadie responde (14); sus registros se conservan
      --keep-chat DÍAS  borrar el chat de las partidas terminadas (365)
      --keep-people DÍAS
                        olvidar a quienes no vuelven (730). En todas, DÍAS puede ser "forever" (para siempre)
      --metrics DIRECCIÓN
                        servir /metrics ahí, por ejemplo en 127.0.0.1:9100, o con "main" en el puerto principal y para todo el mundo
      --bot-pause MS    cuánto esperan los bots antes de una respuesta corriente, para que se pueda seguir (200); 0 entre programas
      --bot-threads N   hilos en los que piensan los bots (la mitad de los núcleos, entre 2 y 4); los libres ayudan con una misma decisión
      --log NIVEL       info, warn u off: líneas JSON en la salida de error (warn en una terminal; si no, info)
      --lang CÓDIGO     el idioma de lo que se imprime (el del sistema); el log va siempre en inglés

think =
    mazmorra think --database postgres://… --bus nats://… [--threads N]

    Piensa por los maestros de todos los servidores de esta base de datos y de este servidor NATS. Ve lo que ve el asiento del bot y no atiende a nadie.
    Se pueden arrancar cuantos se quiera, en cualquier ordenador. Sin ninguno piensa cada servidor, y también cuando uno se detiene.
      --database URL    la base de datos PostgreSQL de los servidores
      --database-password-file ARCHIVO
                        un archivo cuya primera línea es la contraseña de la base de datos; si no, PGPASSWORD o PGPASSFILE
      --bus URL         el servidor NATS de los servidores
      --bus-password-file ARCHIVO
                        un archivo cuya primera línea es la contraseña del bus
      --threads N       cuántas jugadas piensa a la vez (tantas como núcleos tiene el sistema)
      --lang CÓDIGO     el idioma de lo que se imprime (el del sistema)

backup =
    mazmorra backup ARCHIVO [--data CARPETA]

    Copia la base de datos SQLite de un servidor en un archivo, también con el servidor en marcha. Para PostgreSQL usa
    pg_dump --format=custom --file=ARCHIVO postgres://…, también con los servidores en marcha.
      --data CARPETA   la carpeta de la base de datos (./data)
      --lang CÓDIGO    el idioma de lo que se imprime (el del sistema)

restore =
    mazmorra restore ARCHIVO [--data CARPETA]

    Pone una copia de seguridad en lugar de la base de datos SQLite de un servidor, de una vez. Un servidor en marcha sigue desde ella.
    Para PostgreSQL detén todos los servidores y usa pg_restore --clean --if-exists --single-transaction --dbname=postgres://… ARCHIVO.
      --data CARPETA   la carpeta de la base de datos (./data)
      --lang CÓDIGO    el idioma de lo que se imprime (el del sistema)

move =
    mazmorra move --database postgres://… [--data CARPETA] [--json]

    Copia todo lo que un servidor guarda en una carpeta a una base de datos PostgreSQL vacía: mesas en juego, personas, todo. El servidor
    tiene que estar detenido. Se copia todo o nada, y la carpeta queda como estaba.
      --data CARPETA    la carpeta de la base de datos SQLite (./data)
      --database URL    la base de datos PostgreSQL
      --database-password-file ARCHIVO
                        un archivo cuya primera línea es la contraseña de la base de datos; si no, PGPASSWORD o PGPASSFILE
      --lang CÓDIGO     el idioma de lo que se imprime (el del sistema)
      --json            un objeto JSON: cuántas filas de cada tabla se han copiado

export =
    mazmorra export CARPETA [--data CARPETA | --database postgres://…] [--json]

    Escribe cada partida terminada como un registro en una carpeta, también con el servidor en marcha.
      --data CARPETA    la carpeta de la base de datos SQLite (./data)
      --database URL    una base de datos PostgreSQL en su lugar
      --lang CÓDIGO     el idioma de lo que se imprime (el del sistema)
      --json            un objeto JSON: los archivos escritos

ratings =
    mazmorra ratings [--rebuild] [--data CARPETA | --database postgres://…] [--json]

    Vuelve a calcular todas las puntuaciones a partir de las partidas puntuadas, en su orden, y dice si
    las guardadas son iguales.
      --rebuild         pone las puntuaciones calculadas en lugar de las guardadas; con SQLite
                        el servidor tiene que estar detenido
      --data CARPETA    la carpeta de la base de datos SQLite (./data)
      --database URL    una base de datos PostgreSQL en su lugar
      --lang CÓDIGO     el idioma de lo que se imprime (el del sistema)
      --json            un objeto JSON: games, people, different, wrong

simulate =
    mazmorra simulate JUEGO [--seats N] [--games M] [--bots LISTA] [--seed S] [--option clave=valor]… [--out CARPETA|ARCHIVO.json] [--json]

    Juega muchas partidas entre bots y cuenta cómo han ido.
      --seats N            cuántos asientos (4 si el juego lo permite)
      --games M            cuántas partidas (1000)
      --bots LISTA         un bot para cada asiento, separados por comas; si son menos, se alternan (random):
                           { $levels }
      --seed S             cualquier texto; la misma semilla juega las mismas partidas (1)
      --option clave=valor una variante del juego; se puede repetir
      --iterations N       cuántas partidas juega mentalmente un bot master para cada respuesta (1000)
      --ms N               dar a un bot master estos milisegundos en su lugar; el resultado depende entonces del ordenador
      --out CARPETA        escribe cada partida como un registro que leen `replay` y `verify`: CARPETA/1.mazmorra.json, 2, 3…
      --out ARCHIVO.json   escribe solo la última partida
      --lang CÓDIGO        el idioma de lo que se imprime (el del sistema)
      --json               un objeto JSON y nada más

arena =
    mazmorra arena JUEGO --bots A,B [--games M] [--seats N] [--seed S] [--option clave=valor]… [--json]

    Hace jugar a un bot A entre bots B: cada reparto, desde todos los asientos. Da el porcentaje de victorias con un intervalo del 95 %.
      --bots A,B           dos de { $levels }, con un estilo como adventurer+greedy,
                           una regla fija como zoo:never-pass o un programa
                           como "cmd:python3 bot.py" (docs/bot-protocol.md)
      --bot-time MS        cuánto puede tardar un programa en cada respuesta ({ $ms })
      --games M            cuántas partidas como mucho, redondeadas para que cada asiento juegue las mismas (1000)
      --until X            parar en cuanto esté claro si A consigue más o menos de X veces lo que le corresponde
      --seats N            cuántos asientos (4 si el juego lo permite)
      --seed S             cualquier texto; la misma semilla da los mismos repartos (1)
      --option clave=valor una variante del juego; se puede repetir
      --iterations N       cuántas partidas juega mentalmente un bot master para cada respuesta (1000)
      --ms N               dar a un bot master estos milisegundos en su lugar; el resultado depende entonces del ordenador
      --lang CÓDIGO        el idioma de lo que se imprime (el del sistema)
      --json               un objeto JSON y nada más

balance =
    mazmorra balance JUEGO [--seats N] [--games M] [--variant-games M] [--bots NIVEL] [--seed S] [--out ARCHIVO] [--json]

    Juega partidas entre bots iguales y cuenta cuánto gana cada papel, cada héroe y cada variante,
    igual que el servidor cuenta las partidas de las personas.
      --seats N            cuántos asientos (los mismos que en las tablas de docs/bots.md)
      --games M            cuántas partidas con las variantes por defecto (2000)
      --variant-games M    cuántas con cada uno de los demás valores de una variante (500)
      --bots NIVEL         { $levels } (adventurer)
      --iterations N       cuántas partidas juega mentalmente un bot master para cada respuesta (1000)
      --ms N               dar a un bot master estos milisegundos en su lugar; el resultado depende entonces del ordenador
      --seed S             cualquier texto; la misma semilla juega las mismas partidas (balance)
      --out ARCHIVO        pone las cifras de este juego en un archivo JSON de varios juegos,
                           como docs/bot-games.json, el que muestra la página de equilibrio
      --lang CÓDIGO        el idioma de lo que se imprime (el del sistema)
      --json               un objeto JSON y nada más

dilemmas =
    mazmorra dilemmas JUEGO [--count N] [--seed S] [--look K] [--deep K] [--first M] [--games M] [--out ARCHIVO]
    mazmorra dilemmas JUEGO --check ARCHIVO [--deep K] [--out ARCHIVO]

    Busca posiciones en las que la mejor elección está clara para una búsqueda profunda y no para un bot adventurer, en partidas entre
    bots adventurer. Los mismos argumentos dan las mismas posiciones.
      --count N            cuántas buscar (10)
      --seed S             cualquier texto (1)
      --look K             iteraciones de la última de las tres miradas a una decisión; las otras son más cortas ({ $look })
      --deep K             iteraciones de cada una de las tres búsquedas profundas, que tienen que coincidir ({ $deep })
      --first M            empezar por la partida M de la semilla (0): las partes hechas por separado forman el total
      --games M            desistir después de tantas partidas (10000)
      --out ARCHIVO        escribirlas ahí, en una lista JSON; si no, se imprimen
      --check ARCHIVO      en lugar de buscar: cuáles de los dilemas de ARCHIVO lo siguen siendo con los bots de hoy; --out recibe esos
      --lang CÓDIGO        el idioma de lo que se imprime (el del sistema)

exploit =
    mazmorra exploit JUEGO --against NIVEL [--seats N] [--samples K] [--games M] [--seed S] [--option clave=valor]… [--json]

    Busca lo que más le gana a un nivel: reglas fijas, primero en una cuadrícula y después por escalada (hill climbing), y una regla lineal que
    se aprende jugando contra el nivel, si el juego tiene rasgos para ello. De las dos se da el resultado en repartos nuevos.
      --against NIVEL      el nivel que ocupa los demás asientos (adventurer)
      --seats N            cuántos asientos (4 si el juego lo permite)
      --samples K          reglas de la cuadrícula que se prueban antes de la escalada (24)
      --steps K            pasos de la escalada (6)
      --search-games M     partidas con cada regla durante la búsqueda (80)
      --generations K      generaciones de reglas aprendidas, 0 para ninguna (8)
      --pupils K           reglas aprendidas en cada generación (12)
      --games M            partidas en repartos nuevos con las mejores (1000)
      --seed S             cualquier texto (1)
      --option clave=valor una variante del juego; se puede repetir
      --iterations N       cuántas partidas juega mentalmente un bot master para cada respuesta (1000)
      --ms N               dar a un bot master estos milisegundos en su lugar; el resultado depende entonces del ordenador
      --lang CÓDIGO        el idioma de lo que se imprime (el del sistema)
      --json               un objeto JSON y nada más

dataset =
    mazmorra dataset JUEGO --out ARCHIVO.jsonl.gz [--games N] [--seats N] [--bots LISTA] [--seed S] [--option clave=valor]…

    Juega partidas entre bots y escribe cada posición en la que un asiento ha decidido, tal como la veía (docs/dataset.md).
      --out ARCHIVO.jsonl.gz
                           líneas JSON comprimidas; sin ".gz" no se comprimen
      --games N            cuántas partidas (100)
      --seats N            cuántos asientos (4 si el juego lo permite)
      --bots LISTA         un bot para cada asiento, separados por comas; si son menos, se alternan (adventurer):
                           { $levels }
      --seed S             cualquier texto; la misma semilla da el mismo archivo (1)
      --option clave=valor una variante del juego; se puede repetir
      --iterations N       cuántas partidas juega mentalmente un bot master para cada respuesta (1000)
      --ms N               dar a un bot master estos milisegundos en su lugar; el resultado depende entonces del ordenador
      --lang CÓDIGO        el idioma de lo que se imprime (el del sistema)

environment =
    mazmorra environment JUEGO [--seats N] [--option clave=valor]…

    Deja que un programa juegue por todos los asientos: lee y escribe líneas JSON por la entrada y la salida estándar (docs/environment.md).
      --seats N            cuántos asientos (4 si el juego lo permite)
      --option clave=valor una variante del juego; se puede repetir
      --lang CÓDIGO        el idioma de lo que se imprime (el del sistema)

join =
    mazmorra join ENLACE --bot "PROGRAMA" [--bot-time MS] [--token FICHA] [--json]

    Ocupa un asiento en una mesa de un servidor para un programa que juega (docs/bot-protocol.md) y acaba con la partida.
      ENLACE          el enlace de la mesa con su invitación, como "http://127.0.0.1:8080/t/MESA#INVITACIÓN"
      --bot PROGRAMA  el programa, como "python3 bot.py"
      --bot-time MS   cuánto puede tardar en cada respuesta ({ $ms })
      --token FICHA   juega con la cuenta de un programa (docs/api.md) y no como invitado nuevo
      --lang CÓDIGO   el idioma de lo que se imprime (el del sistema)
      --json          el resultado como un objeto JSON y nada más
    Si el programa falla, su asiento queda para un bot del servidor y el código de salida es 1.

admin =
    mazmorra admin ACCIÓN [PALABRAS]… [--data CARPETA | --database postgres://…] [--server URL] [--as NOMBRE] [--why TEXTO] [--json]

    Lo que puede hacer el operador de un servidor en marcha: el comando escribe una clave de corta duración en la base de datos del servidor
    y después le pregunta. Todo lo que no sea mirar queda en el registro de actividad con --as y --why.
    { $acts }
      --data CARPETA    la carpeta del servidor (./data)
      --database URL    su base de datos PostgreSQL en su lugar
      --database-password-file ARCHIVO
                        un archivo cuya primera línea es la contraseña de la base de datos
      --server URL      la dirección del servidor (la que dejó en sus datos)
      --as NOMBRE       quién eres, para el registro de actividad (tu nombre en este ordenador)
      --why TEXTO       por qué lo haces; hace falta para todo lo que cambia algo
      --hours N         para token, silence y ban: cuánto dura (token 12; silence y ban 24)
      --minutes N       para announce: cuándo se detiene el servidor
      { $flags } TEXTO
                        para announce: tus propias palabras en un idioma
      --settled         para reports: las ya resueltas
      --lang CÓDIGO     el idioma de lo que se imprime (el del sistema)
      --json            la respuesta como un objeto JSON

bench =
    mazmorra bench [--seconds N] [--json]

    Mide en un núcleo, juego por juego: partidas al azar y jugadas por segundo, el tamaño de un estado, el tiempo de copiarlo, cuántas
    partidas juega mentalmente un bot master, cuántas veces más en todos los núcleos a la vez y cuánto se retrasan sus respuestas.
    Después, en la misma ejecución, las mismas reglas de Welcome to the Dungeon en boardgame.io.
      --seconds N    cuánto se mide cada cosa (3)
      --lang CÓDIGO  el idioma de lo que se imprime (el del sistema)
      --json         un objeto JSON y nada más

new-game =
    mazmorra new-game ID [--prefix XX]

    Crea en este repositorio las carpetas de un juego nuevo, con las reglas de un pequeño juego de cartas para empezar, y lo da de alta: se
    puede jugar al momento. docs/adding-a-game.md cuenta cómo seguir.
      ID             por ejemplo high-card: minúsculas, cifras y guiones
      --prefix XX    dos mayúsculas para los identificadores de sus reglas (las saca del ID)
      --lang CÓDIGO  el idioma de lo que se imprime (el del sistema)
