import type { ServerText } from '../en/server.ts';
import { counter } from '../numbers.ts';

const n = counter('es');
const typed = (text: string): string => JSON.stringify(text);

export const server: ServerText = {
  serve: {
    help: `mazmorra serve [--port 8080] [--host 127.0.0.1] [--lan] [--data CARPETA | --database postgres://…] [--origin URL]…
               [--host-name NOMBRE]… [--trust-proxy SALTOS|RED]… [--shared-network RED]…
               [--bot-pause MS] [--bot-threads N] [--log NIVEL]

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
  --lang es|en      el idioma de lo que se imprime (el del sistema); el log va siempre en inglés`,
    open: (address) => `Mazmorra está abierta: ${address}`,
    qr: 'La dirección como código QR, para los móviles de esta red.',
    also: (address) => `también ${address}`,
    notBuilt:
      'La página no está construida, así que solo pueden conectarse programas: `npm start` la construye.',
    howToStop: 'Ctrl-C lo detiene; todas las mesas siguen cuando se vuelva a arrancar.',
    busAlone: '--bus necesita --database: SQLite es de un solo servidor, que no tiene con quién hablar',
    wrongDays: (flag, text) => `${flag} ${typed(text)}: se admite un número de días o forever`,
    wrongOrigin: (text) =>
      `--origin ${typed(text)}: se admite una dirección sin ruta, como https://play.example`,
    wrongMetrics: (text) =>
      `--metrics ${typed(text)}: se admite una dirección con su puerto, como 127.0.0.1:9100, o main`,
    wrongHostName: (text) =>
      `--host-name ${typed(text)}: se admite un nombre o una dirección sin puerto, como play.example`,
    wrongProxy: (text, why) => `--trust-proxy ${typed(text)}: ${why}`,
    wrongNetwork: (text, why) => `--shared-network ${typed(text)}: ${why}`,
    noLanguageFolder: (folder) =>
      `no hay ninguna carpeta ${folder}: \`mazmorra language CÓDIGO --new\` crea una`,
    metricsInUse: (port) => `el puerto ${port} está ocupado: indica otro con --metrics`,
    portInUse: (port) =>
      `el puerto ${port} está ocupado: indica otro con --port, o 0 para cualquiera que esté libre`,
    cannotListen: (host, port, code) => `no se puede escuchar en ${host}, puerto ${port} (${code})`,
    noBus: (why) => `no se puede abrir el bus: ${why}`,
    noData: (why) => `no se pueden abrir los datos: ${why}`,
  },
  think: {
    help: `mazmorra think --database postgres://… --bus nats://… [--threads N]

Piensa por los maestros de todos los servidores de esta base de datos y de este servidor NATS. Ve lo que ve el asiento del bot y no atiende a nadie.
Se pueden arrancar cuantos se quiera, en cualquier ordenador. Sin ninguno piensa cada servidor, y también cuando uno se detiene.
  --database URL    la base de datos PostgreSQL de los servidores
  --database-password-file ARCHIVO
                    un archivo cuya primera línea es la contraseña de la base de datos; si no, PGPASSWORD o PGPASSFILE
  --bus URL         el servidor NATS de los servidores
  --bus-password-file ARCHIVO
                    un archivo cuya primera línea es la contraseña del bus
  --threads N       cuántas jugadas piensa a la vez (tantas como núcleos tiene el sistema)
  --lang es|en      el idioma de lo que se imprime (el del sistema)`,
    missingBus: 'falta --bus: las jugadas se piensan a través de NATS, por ejemplo nats://127.0.0.1:4222',
    open: (threads) => `Pensando con ${n(threads, 'hilo', 'hilos')}. Se termina con Ctrl-C.`,
  },
  backup: {
    help: `mazmorra backup ARCHIVO [--data CARPETA]

Copia la base de datos SQLite de un servidor en un archivo, también con el servidor en marcha. Para PostgreSQL usa
pg_dump --format=custom --file=ARCHIVO postgres://…, también con los servidores en marcha.
  --data CARPETA   la carpeta de la base de datos (./data)
  --lang es|en     el idioma de lo que se imprime (el del sistema)`,
    postgres: (command) => `PostgreSQL tiene un programa para esto: ${command}`,
    done: (tables, file) => `${n(tables, 'mesa copiada', 'mesas copiadas')} en ${file}`,
  },
  restore: {
    help: `mazmorra restore ARCHIVO [--data CARPETA]

Pone una copia de seguridad en lugar de la base de datos SQLite de un servidor, de una vez. Un servidor en marcha sigue desde ella.
Para PostgreSQL detén todos los servidores y usa pg_restore --clean --if-exists --single-transaction --dbname=postgres://… ARCHIVO.
  --data CARPETA   la carpeta de la base de datos (./data)
  --lang es|en     el idioma de lo que se imprime (el del sistema)`,
    postgres: (command) =>
      `PostgreSQL tiene un programa para esto, que se usa con todos los servidores detenidos: ${command}`,
    done: (tables, file, folder) =>
      `${n(tables, 'mesa recuperada', 'mesas recuperadas')} de ${file} en ${folder}`,
  },
  move: {
    help: `mazmorra move --database postgres://… [--data CARPETA] [--json]

Copia todo lo que un servidor guarda en una carpeta a una base de datos PostgreSQL vacía: mesas en juego, personas, todo. El servidor
tiene que estar detenido. Se copia todo o nada, y la carpeta queda como estaba.
  --data CARPETA    la carpeta de la base de datos SQLite (./data)
  --database URL    la base de datos PostgreSQL
  --database-password-file ARCHIVO
                    un archivo cuya primera línea es la contraseña de la base de datos; si no, PGPASSWORD o PGPASSFILE
  --lang es|en      el idioma de lo que se imprime (el del sistema)
  --json            un objeto JSON: cuántas filas de cada tabla se han copiado`,
    missingDatabase: 'falta --database: indica la base de datos, como postgres://usuario@host/nombre',
    title: (folder, database) => `De ${folder} a ${database}:`,
    next: (folder, database) =>
      `Arranca ahora los servidores con --database ${database}, y ninguno con ${folder}: está como estaba y es tu copia de seguridad.`,
    pages: (folder) =>
      `La página de privacidad, las condiciones y el aviso legal son archivos: indícalos con --pages ${folder}.`,
  },
  export: {
    help: `mazmorra export CARPETA [--data CARPETA | --database postgres://…] [--json]

Escribe cada partida terminada como un registro en una carpeta, también con el servidor en marcha.
  --data CARPETA    la carpeta de la base de datos SQLite (./data)
  --database URL    una base de datos PostgreSQL en su lugar
  --lang es|en      el idioma de lo que se imprime (el del sistema)
  --json            un objeto JSON: los archivos escritos`,
    done: (games, folder) =>
      `${n(games, 'partida terminada escrita', 'partidas terminadas escritas')} en ${folder}`,
  },
  ratings: {
    help: `mazmorra ratings [--rebuild] [--data CARPETA | --database postgres://…] [--json]

Vuelve a calcular todas las puntuaciones a partir de las partidas puntuadas, en su orden, y dice si
las guardadas son iguales.
  --rebuild         pone las puntuaciones calculadas en lugar de las guardadas; con SQLite
                    el servidor tiene que estar detenido
  --data CARPETA    la carpeta de la base de datos SQLite (./data)
  --database URL    una base de datos PostgreSQL en su lugar
  --lang es|en      el idioma de lo que se imprime (el del sistema)
  --json            un objeto JSON: games, people, different, wrong`,
    counts: (games, people, different) =>
      `${n(games, 'partida puntuada', 'partidas puntuadas')}, puntuaciones de ${n(people, 'persona', 'personas')}, ${n(different, 'guardada de otro modo', 'guardadas de otro modo')}`,
    written: 'Las puntuaciones guardadas son ahora las calculadas.',
    wrong: (table) => `la mesa ${table} dice algo distinto de lo que se puntuó`,
  },
};
