/**
 * Errors of the system by their code. Their messages are English sentences of Node, which a person who reads Spanish need not know.
 */
const SYSTEM: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `no existe ${path}`,
  ENOTDIR: (path) => `la ruta ${path} pasa por un archivo, que no es una carpeta`,
  EISDIR: (path) => `${path} es una carpeta`,
  EEXIST: (path) => `${path} ya existe`,
  EACCES: (path) => `no hay permiso para usar ${path}`,
  EPERM: (path) => `no hay permiso para usar ${path}`,
  EROFS: (path) => `${path} está en un disco de solo lectura`,
};

/**
 * The sentences that the other packages have in English only, and their Spanish. A part in brackets is put into Spanish too, if it
 * stands here; otherwise it stays as it is. A test compares the list with the sources of those packages.
 */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  // The system, where it does not say which file it is about
  [/^EISDIR: .+$/, 'es una carpeta'],
  [/^ENOSPC: .+$/, 'no queda espacio en el disco'],
  // Records
  [/^the file is not a Mazmorra record$/, 'el archivo no es un registro de Mazmorra'],
  [
    /^the record is of format (.+), we know format 1$/,
    'el registro es del formato $1 y este programa solo conoce el 1',
  ],
  [/^the record cannot be read: (.+)$/s, 'el registro no se puede leer: $1'],
  [/^.+ in JSON at position (\d+).*$/s, 'no es JSON válido a partir de la posición $1'],
  [/^Unexpected end of JSON input$/, 'el JSON se corta antes de acabar'],
  [/^.+ is not valid JSON$/s, 'no es JSON válido'],
  [/^the record$/, 'el registro'],
  [/^a contribution$/, 'una aportación'],
  [/^step (\d+) of the log$/, 'el paso $1 del diario'],
  [/^the number of step (\d+) of the log$/, 'el número del paso $1 del diario'],
  [/^(.+) is not an object$/, '$1 no es un objeto'],
  [/^(.+) is not a string$/, '$1 no es un texto'],
  [/^(.+) is not a boolean$/, '$1 no es verdadero ni falso'],
  [/^(.+) is not a whole number$/, '$1 no es un número entero'],
  [/^(.+) is not a list of texts$/, '$1 no es una lista de textos'],
  [/^(.+) is not a list of seats$/, '$1 no es una lista de asientos'],
  [/^(.+) is not a list$/, '$1 no es una lista'],
  [/^(.+) is not hexadecimal$/, '$1 no es hexadecimal'],
  [/^option (.+) has no plain value$/, 'la variante $1 no tiene un valor simple'],
  [
    /^random names no algorithm that we know \((.+), (.+)\)$/,
    'random no nombra ningún algoritmo conocido ($1 o $2)',
  ],
  [
    /^answer (.+) is not a seat, an option and a check$/,
    'la jugada $1 no consta de un asiento, una opción y una comprobación',
  ],
  // Refusals of the rules, and of a table that cannot be opened
  [/^the game has ended$/, 'la partida ha terminado'],
  [/^seat (.+) is asked nothing now$/, 'al asiento $1 no le toca decidir nada ahora'],
  [
    /^the answer is for decision (.+), this is decision (.+)$/,
    'la respuesta es para la decisión $1 y ahora toca la $2',
  ],
  [/^there is no option (.+)$/, 'no existe la opción $1'],
  [/^(.+) is not allowed now \((.+)\)$/, '$1 no se permite ahora ($2)'],
  [/^the last answer cannot be taken back$/, 'la última jugada no se puede deshacer'],
  [/^(.+) seats: allowed are (.+) to (.+)$/, '$1 asientos: se admiten de $2 a $3'],
  [/^unknown option (.+): (allowed .+)$/, 'variante desconocida $1: $2'],
  [/^option (.+) cannot be (.+): (allowed .+)$/, 'la variante $1 no puede valer $2: $3'],
  [/^option (.+) is for (.+), not (.+)$/, 'la variante $1 es para $2, no para $3'],
  [/^1 seat$/, '1 asiento'],
  [/^(.+) to (.+) seats$/, 'de $1 a $2 asientos'],
  [/^(\d+) seats$/, '$1 asientos'],
  [/^allowed are none$/, 'no se admite nada'],
  [/^allowed is (.+)$/, 'solo se admite $1'],
  [/^allowed are (.+) and (.+)$/, 'se admiten $1 y $2'],
  // Bots from outside: sentences without a subject
  [/^could not be started \((.+)\)$/s, 'no se ha podido arrancar ($1)'],
  [/^spawn (.+) ENOENT$/, 'no existe el programa $1'],
  [/^spawn (.+) EACCES$/, 'no hay permiso para ejecutar $1'],
  [/^(ended with code .+?|was ended by \S+) and said: (.+)$/s, '$1 y ha dicho: $2'],
  [/^ended with code (.+)$/, 'ha terminado con el código $1'],
  [/^was ended by (.+)$/, 'ha terminado por la señal $1'],
  [/^was ended$/, 'se ha detenido'],
  [/^answered with a line that has no text `answer`$/, 'ha respondido con una línea sin el texto `answer`'],
  [/^answered (.+), which is not one of its options$/s, 'ha respondido $1, que no está entre sus opciones'],
  [/^answered (.+), which is no JSON object$/s, 'ha respondido $1, que no es un objeto JSON'],
  [/^answered with a line that is too long$/, 'ha respondido con una línea demasiado larga'],
  [/^speaks protocol (.+), this is protocol (.+)$/, 'habla el protocolo $1 y aquí se habla el $2'],
  [/^gave no answer within (.+) ms$/, 'no ha respondido en $1 ms'],
  [/^spoke without being asked$/, 'ha escrito sin que se le preguntara nada'],
  // The data of a server
  [
    /^there (?:is|are) no data in (.+): name the folder .+$/,
    'no hay datos en $1: indica la carpeta del servidor con --data',
  ],
  [/^there (?:is|are) no data in (.+)$/, 'no hay datos en $1'],
  [
    /^the data in (.+) are of an earlier version: .+$/,
    'los datos de $1 son de una versión anterior: arranca antes su servidor con esta',
  ],
  [
    /^the data are of schema (.+), this program knows (.+): use the newer program$/,
    'los datos son del esquema $1 y este programa conoce hasta el $2: usa el programa más nuevo',
  ],
  [/^the file cannot be used as a backup: (.+)$/s, 'el archivo no sirve como copia de seguridad: $1'],
  [/^there is no such file$/, 'no existe'],
  [/^the file is damaged$/, 'está dañado'],
  [/^file is not a database$/, 'no es una base de datos'],
  [
    /^another server uses the folder (.+): stop it, .+$/,
    'otro servidor usa la carpeta $1: detenlo o indica otra carpeta con --data',
  ],
  [
    /^the disk that holds the folder (.+) is full: make room, .+$/,
    'el disco de la carpeta $1 está lleno: haz sitio o indica otra carpeta con --data',
  ],
  [
    /^the folder (.+) cannot be made, because a file is in its place: .+$/,
    'no se puede crear la carpeta $1 porque hay un archivo en su lugar: quita el archivo o indica otra carpeta con --data',
  ],
  [
    /^the folder (.+) cannot be made or written \((.+)\): allow .+$/s,
    'no se puede crear la carpeta $1 o escribir en ella ($2): da permiso de escritura a este usuario o indica otra carpeta con --data',
  ],
  [
    /^the folder (.+) cannot be used \((.+)\): allow .+$/s,
    'no se puede usar la carpeta $1 ($2): da permiso de escritura a este usuario o indica otra carpeta con --data',
  ],
  [
    /^the database is not empty \(there are rows in (.+)\): name an empty one$/,
    'la base de datos no está vacía (hay filas en $1): indica una vacía',
  ],
  [/^the database did not answer in time$/, 'la base de datos no ha respondido a tiempo'],
  [/^the storage is closed$/, 'el almacenamiento está cerrado'],
  [/^the row has moved on$/, 'la fila ha cambiado entretanto'],
  [
    /^the password file (.+) cannot be read: name another$/,
    'no se puede leer el archivo de la contraseña, $1: indica otro',
  ],
  [
    /^the clock of this machine is (.+) minutes ahead of .+$/,
    'el reloj de este ordenador va $1 minutos por delante del de la base de datos: pon los dos en hora con un servidor de tiempo (NTP) y vuelve a arrancar',
  ],
  [
    /^the clock of this machine is (.+) minutes behind .+$/,
    'el reloj de este ordenador va $1 minutos por detrás del de la base de datos: pon los dos en hora con un servidor de tiempo (NTP) y vuelve a arrancar',
  ],
  [/^connect ECONNREFUSED (.+)$/, 'no hay nadie a la escucha en $1'],
  [/^getaddrinfo \S+ (.+)$/, 'no se encuentra $1'],
  // The bus between servers, and proxies
  [
    /^--bus (.+): allowed are postgres and an address such as (.+)$/,
    '--bus $1: se admiten postgres y una dirección como $2',
  ],
  [
    /^the database cannot be listened to \((.+)\): look at its log$/s,
    'no se pueden recibir avisos de la base de datos ($1): mira su registro',
  ],
  [
    /^the NATS server at (.+) wants another user or password: name them as (\S+) and (\S+)$/,
    'el servidor NATS de $1 pide otro usuario u otra contraseña: indícalos con $2 y $3',
  ],
  [
    /^there is no NATS server at (.+) \((.+)\): start one there, or name another with --bus$/s,
    'no hay ningún servidor NATS en $1 ($2): arranca uno allí o indica otro con --bus',
  ],
  [/^at most (.+) hops can be trusted$/, 'se puede confiar como mucho en $1 saltos'],
  [
    /^allowed are a number of hops, an address, or a network such as (.+)$/,
    'se admite un número de saltos, una dirección o una red como $1',
  ],
  [/^allowed are an address, or a network such as (.+)$/, 'se admite una dirección o una red como $1'],
  // Refusals of a server
  [/^there is no such person$/, 'no existe esa persona'],
  [/^at most (.+) sanctions can be in force$/, 'puede haber como mucho $1 sanciones vigentes'],
  [/^there is no such sanction in force$/, 'no hay ninguna sanción vigente con ese identificador'],
  [/^there are no such lines$/, 'no existen esas líneas'],
  [/^there is no such table$/, 'no existe esa mesa'],
  [/^(.+) is missing or not allowed$/, '$1 falta o no se admite'],
  [/^the act lacks a field$/, 'a la acción le falta un dato'],
  [/^too many requests: wait a little$/, 'demasiadas peticiones seguidas: espera un poco'],
  [
    /^this needs the token that .+$/,
    'hace falta la clave que imprime `mazmorra admin token`; las antiguas ya no valen',
  ],
  [
    /^this could not be saved, so it has not happened; try again$/,
    'no se ha podido guardar, así que no ha ocurrido; inténtalo otra vez',
  ],
  [/^something broke on the server$/, 'algo ha fallado en el servidor'],
  [/^there is no such table for you$/, 'esa mesa no existe o no es para ti'],
  [/^this table is gone$/, 'esa mesa ya no existe'],
  [/^this table allows no spectators$/, 'esa mesa no admite espectadores'],
  [/^this server does not have the game$/, 'ese servidor no tiene el juego'],
  [/^you get no seat at this table$/, 'en esa mesa no puedes ocupar un asiento'],
  [/^the game has started$/, 'la partida ya ha empezado'],
  [/^this table is rated: .+$/, 'esa mesa es puntuada: solo se sienta quien se ha quedado con un nombre'],
  [
    /^the host decides who sits down here: ask for a seat$/,
    'en esa mesa el anfitrión decide quién se sienta: hay que pedir un asiento',
  ],
  [/^this seat is not free$/, 'ese asiento no está libre'],
  [/^the operator does not let you play here for now$/, 'el operador no te deja jugar ahí por ahora'],
  [/^this name is not allowed here: choose another$/, 'ese nombre no se admite allí: elige otro'],
  [/^connect again in a moment$/, 'vuelve a conectarte dentro de un momento'],
];

/** What an error of the system or of another package says, in Spanish; what is not known here stays in English. */
export function failure(error: unknown): string {
  const { code, path } = error as { readonly code?: unknown; readonly path?: unknown };
  const system = typeof code === 'string' ? SYSTEM[code] : undefined;
  if (system && typeof path === 'string') return system(path);
  return inSpanish(error instanceof Error ? error.message : String(error));
}

function inSpanish(message: string): string {
  const known = SENTENCES.find(([pattern]) => pattern.test(message));
  if (known === undefined) return message;
  const [pattern, sentence] = known;
  const parts = pattern.exec(message) ?? [];
  return sentence.replace(/\$(\d)/g, (_, part: string) => inSpanish(parts[Number(part)] ?? ''));
}
