import type { botSentences } from '@mazmorra/bots/outside';
import {
  type Part,
  type recordSentences,
  type refusalSentences,
  type SaidError,
  spanish,
  type startSentences,
  type Translation,
} from '@mazmorra/kernel';
import type { serverSentences } from '@mazmorra/server';
import { counter } from '../numbers.ts';

const n = counter('es');

/** What can be named instead. */
export const allowed = (words: readonly string[]): string =>
  words.length === 0
    ? 'no se admite nada'
    : words.length === 1
      ? `solo se admite ${words[0]}`
      : `se admiten ${spanish.y(words)}`;

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

/** What kernel, bots and storage say, by its code. */
export const SAID: Translation<
  typeof recordSentences &
    typeof refusalSentences &
    typeof startSentences &
    typeof botSentences &
    typeof serverSentences
> = {
  // Records
  'no-record': () => 'el archivo no es un registro de Mazmorra',
  'record-format': (format) => `el registro es del formato ${format} y este programa solo conoce el 1`,
  'unreadable-record': (why) => `el registro no se puede leer: ${bySystem(why)}`,
  'the-record': () => 'el registro',
  'a-contribution': () => 'una aportación',
  'log-step': (step) => `el paso ${step} del diario`,
  'log-step-number': (step) => `el número del paso ${step} del diario`,
  'not-object': (what) => `${inSpanish(what)} no es un objeto`,
  'not-string': (what) => `${inSpanish(what)} no es un texto`,
  'not-whole': (what) => `${inSpanish(what)} no es un número entero`,
  'not-texts': (what) => `${inSpanish(what)} no es una lista de textos`,
  'not-seats': (what) => `${inSpanish(what)} no es una lista de asientos`,
  'not-list': (what) => `${inSpanish(what)} no es una lista`,
  'not-hexadecimal': (what) => `${inSpanish(what)} no es hexadecimal`,
  'no-plain-value': (option) => `la variante ${option} no tiene un valor simple`,
  'unknown-algorithm': () => 'random no nombra ningún algoritmo conocido (chacha20 o sfc32)',
  'no-answer': (number) => `la jugada ${number} no consta de un asiento, una opción y una comprobación`,
  // A game
  over: () => 'la partida ha terminado',
  'not-asked': (seat) => `al asiento ${seat} no le toca decidir nada ahora`,
  stale: (given, current) => `la respuesta es para la decisión ${given} y ahora toca la ${current}`,
  'unknown-option': (option) => `no existe la opción ${JSON.stringify(option)}`,
  'not-allowed': (option, rule) => `${option} no se permite ahora (${rule})`,
  'no-take-back': () => 'la última jugada no se puede deshacer',
  'wrong-seats': (given, { min, max }) => `${given} asientos: se admiten de ${min} a ${max}`,
  'unknown-variant': (given, known) => `variante desconocida ${JSON.stringify(given)}: ${allowed(known)}`,
  'variant-value': (variant, given, values) =>
    `la variante ${variant} no puede valer ${JSON.stringify(given)}: ${allowed(values)}`,
  'variant-seats': (variant, { min, max }, seats) =>
    `la variante ${variant} es para ${min === max ? n(min, 'asiento', 'asientos') : `de ${min} a ${max} asientos`}, no para ${seats}`,
  // A bot from outside
  'not-started': (why) => `no se ha podido arrancar (${bySystem(why)})`,
  'ended-with': (code) => `ha terminado con el código ${code}`,
  'ended-by': (signal) => `ha terminado por la señal ${signal}`,
  'last-words': (how, words) => `${inSpanish(how)} y ha dicho: ${words}`,
  ended: () => 'se ha detenido',
  'no-answer-text': () => 'ha respondido con una línea sin el texto `answer`',
  'no-option': (answer) => `ha respondido ${answer}, que no está entre sus opciones`,
  'no-object': (line) => `ha respondido ${line}, que no es un objeto JSON`,
  'line-too-long': () => 'ha respondido con una línea demasiado larga',
  'other-protocol': (theirs, ours) => `habla el protocolo ${theirs} y aquí se habla el ${ours}`,
  late: (milliseconds) => `no ha respondido en ${milliseconds} ms`,
  unasked: () => 'ha escrito sin que se le preguntara nada',
  // The data of a server
  'no-data': (folder) => `no hay datos en ${folder}`,
  'no-data-named': (folder) => `no hay datos en ${folder}: indica la carpeta del servidor con --data`,
  'earlier-data': (folder) =>
    `los datos de ${folder} son de una versión anterior: arranca antes su servidor con esta`,
  'newer-schema': (found, known) =>
    `los datos son del esquema ${found} y este programa conoce hasta el ${known}: usa el programa más nuevo`,
  'no-backup': (why) => `el archivo no sirve como copia de seguridad: ${inSpanish(why)}`,
  'no-such-file': () => 'no existe',
  'damaged-file': () => 'está dañado',
  'folder-in-use': (folder) =>
    `otro servidor usa la carpeta ${folder}: detenlo o indica otra carpeta con --data`,
  'disk-full': (folder) =>
    `el disco de la carpeta ${folder} está lleno: haz sitio o indica otra carpeta con --data`,
  'file-in-place': (folder) =>
    `no se puede crear la carpeta ${folder} porque hay un archivo en su lugar: quita el archivo o indica otra carpeta con --data`,
  'not-writable': (folder, why) =>
    `no se puede crear la carpeta ${folder} o escribir en ella (${bySystem(why)}): da permiso de escritura a este usuario o indica otra carpeta con --data`,
  'not-usable': (folder, why) =>
    `no se puede usar la carpeta ${folder} (${bySystem(why)}): da permiso de escritura a este usuario o indica otra carpeta con --data`,
  'not-empty': (table) => `la base de datos no está vacía (hay filas en ${table}): indica una vacía`,
  'no-password-file': (file) => `no se puede leer el archivo de la contraseña, ${file}: indica otro`,
  'database-late': () => 'la base de datos no ha respondido a tiempo',
  'storage-closed': () => 'el almacenamiento está cerrado',
  'clock-ahead': (minutes) =>
    `el reloj de este ordenador va ${minutes} minutos por delante del de la base de datos: pon los dos en hora con un servidor de tiempo (NTP) y vuelve a arrancar`,
  'clock-behind': (minutes) =>
    `el reloj de este ordenador va ${minutes} minutos por detrás del de la base de datos: pon los dos en hora con un servidor de tiempo (NTP) y vuelve a arrancar`,
  'wrong-bus': (given) => `--bus ${given}: se admiten postgres y una dirección como nats://127.0.0.1:4222`,
  'no-listening': (why) =>
    `no se pueden recibir avisos de la base de datos (${bySystem(why)}): mira su registro`,
  'wrong-bus-user': (host) =>
    `el servidor NATS de ${host} pide otro usuario u otra contraseña: indícalos con nats://USUARIO@${host} y --bus-password-file`,
  'no-bus': (host, why) =>
    `no hay ningún servidor NATS en ${host} (${bySystem(why)}): arranca uno allí o indica otro con --bus`,
  'too-many-hops': (most) => `se puede confiar como mucho en ${most} saltos`,
  'wrong-proxy': () => 'se admite un número de saltos, una dirección o una red como 10.0.0.0/8',
  'wrong-network': () => 'se admite una dirección o una red como 10.0.0.0/8',
};

/**
 * English sentences without a code: of Node and of databases, and refusals of a server, whose reply has a code for
 * several of them. A part in brackets is put into Spanish too, if it stands here. A test compares the list with the sources.
 */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  // The system, where it does not say which file it is about
  [/^EISDIR: .+$/, 'es una carpeta'],
  [/^ENOSPC: .+$/, 'no queda espacio en el disco'],
  [/^.+ in JSON at position (\d+).*$/s, 'no es JSON válido a partir de la posición $1'],
  [/^Unexpected end of JSON input$/, 'el JSON se corta antes de acabar'],
  [/^.+ is not valid JSON$/s, 'no es JSON válido'],
  [/^spawn (.+) ENOENT$/, 'no existe el programa $1'],
  [/^spawn (.+) EACCES$/, 'no hay permiso para ejecutar $1'],
  [/^file is not a database$/, 'no es una base de datos'],
  [/^connect ECONNREFUSED (.+)$/, 'no hay nadie a la escucha en $1'],
  [/^getaddrinfo \S+ (.+)$/, 'no se encuentra $1'],
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

/** What an error says, in Spanish; what is not known here stays in English. */
export function failure(error: unknown): string {
  if (typeof error === 'string') return bySystem(error);
  const { code, path, said, message } = error as Partial<NodeJS.ErrnoException & Pick<SaidError, 'said'>>;
  const system = code === undefined ? undefined : SYSTEM[code];
  if (system && path !== undefined) return system(path);
  return said ? inSpanish(said) : bySystem(message ?? String(error));
}

const inSpanish = (part: Part): string => {
  if (typeof part === 'string') return bySystem(part);
  const sentences: Readonly<Record<string, (...parts: never[]) => string>> = SAID;
  return sentences[part.code]?.(...(part.parts as never[])) ?? part.english;
};

function bySystem(message: string): string {
  const known = SENTENCES.find(([pattern]) => pattern.test(message));
  if (known === undefined) return message;
  const [pattern, sentence] = known;
  const parts = pattern.exec(message) ?? [];
  return sentence.replace(/\$(\d)/g, (_, part: string) => bySystem(parts[Number(part)] ?? ''));
}
