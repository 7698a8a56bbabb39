import type { BotsText } from '../en/bots.ts';
import { counter } from '../numbers.ts';
import { FIGURES } from './figures.ts';

const n = counter('es');
const seatsOf = (count: number) => n(count, 'asiento', 'asientos');
const gamesOf = (count: number) => n(count, 'partida', 'partidas');

const thinking = `  --iterations N       cuántas partidas juega mentalmente un bot master para cada respuesta (1000)
  --ms N               dar a un bot master estos milisegundos en su lugar; el resultado depende entonces del ordenador`;
const lang = '  --lang es|en         el idioma de lo que se imprime (el del sistema)';

export const bots: BotsText = {
  simulate: {
    help: (
      levels,
    ) => `mazmorra simulate JUEGO [--seats N] [--games M] [--bots LISTA] [--seed S] [--option clave=valor]… [--out CARPETA|ARCHIVO.json] [--json]

Juega muchas partidas entre bots y cuenta cómo han ido.
  --seats N            cuántos asientos (4 si el juego lo permite)
  --games M            cuántas partidas (1000)
  --bots LISTA         un bot para cada asiento, separados por comas; si son menos, se alternan (random):
                       ${levels}
  --seed S             cualquier texto; la misma semilla juega las mismas partidas (1)
  --option clave=valor una variante del juego; se puede repetir
${thinking}
  --out CARPETA        escribe cada partida como un registro que leen \`replay\` y \`verify\`: CARPETA/1.mazmorra.json, 2, 3…
  --out ARCHIVO.json   escribe solo la última partida
${lang}
  --json               un objeto JSON y nada más`,
    title: (game, seats, games, seed) => `${game}, ${seatsOf(seats)}, ${gamesOf(games)}, semilla ${seed}`,
    options: (chosen) => `variantes: ${chosen}`,
    heading: ['asiento', 'bot', 'victorias'],
    shared: 'victorias compartidas',
    unwon: 'partidas sin ganador',
    answersPerGame: 'jugadas por partida',
    answersPerSecond: 'jugadas por segundo',
    range: (mean, least, most) => `${mean} (de ${least} a ${most})`,
    figure: (keys) => keys.map((key) => FIGURES[key] ?? key).join(': '),
  },
  arena: {
    help: (
      levels,
      ms,
    ) => `mazmorra arena JUEGO --bots A,B [--games M] [--seats N] [--seed S] [--option clave=valor]… [--json]

Hace jugar a un bot A entre bots B: cada reparto, desde todos los asientos. Da el porcentaje de victorias con un intervalo del 95 %.
  --bots A,B           dos de ${levels}, con un estilo como adventurer+greedy,
                       una regla fija como zoo:never-pass o un programa
                       como "cmd:python3 bot.py" (docs/bot-protocol.md)
  --bot-time MS        cuánto puede tardar un programa en cada respuesta (${ms})
  --games M            cuántas partidas como mucho, redondeadas para que cada asiento juegue las mismas (1000)
  --until X            parar en cuanto esté claro si A consigue más o menos de X veces lo que le corresponde
  --seats N            cuántos asientos (4 si el juego lo permite)
  --seed S             cualquier texto; la misma semilla da los mismos repartos (1)
  --option clave=valor una variante del juego; se puede repetir
${thinking}
${lang}
  --json               un objeto JSON y nada más`,
    missingBots: (levels) =>
      `falta --bots: indica dos bots distintos, como en --bots master,adventurer (${levels})`,
    wrongBots: (text, levels) =>
      `--bots ${JSON.stringify(text)}: indica dos bots distintos, como en --bots master,adventurer (${levels})`,
    wrongUntil: (text) =>
      `--until ${JSON.stringify(text)}: se admite un número mayor que 0 y como mucho 10, como en --until 0.9`,
    title: (game, seats, games, seed, seconds) =>
      `${game}, ${seatsOf(seats)}, ${gamesOf(games)}, semilla ${seed} (${seconds} s)`,
    sides: (one, others) => `un bot ${one} entre bots ${others}, cada reparto desde todos los asientos`,
    heading: ['bot', 'gana', 'intervalo del 95 %', 'le corresponde'],
    survival: ['sobrevive', 'oro'],
    roles: ['rondas como minero', 'como saboteador'],
    interval: (low, high) => `de ${low} a ${high}`,
    faults: 'partidas perdidas por un fallo del programa:',
  },
  balance: {
    help: (
      levels,
    ) => `mazmorra balance JUEGO [--seats N] [--games M] [--variant-games M] [--bots NIVEL] [--seed S] [--out ARCHIVO] [--json]

Juega partidas entre bots iguales y cuenta cuánto gana cada papel, cada héroe y cada variante,
igual que el servidor cuenta las partidas de las personas.
  --seats N            cuántos asientos (los mismos que en las tablas de docs/bots.md)
  --games M            cuántas partidas con las variantes por defecto (2000)
  --variant-games M    cuántas con cada uno de los demás valores de una variante (500)
  --bots NIVEL         ${levels} (adventurer)
${thinking}
  --seed S             cualquier texto; la misma semilla juega las mismas partidas (balance)
  --out ARCHIVO        pone las cifras de este juego en un archivo JSON de varios juegos,
                       como docs/bot-games.json, el que muestra la página de equilibrio
${lang}
  --json               un objeto JSON y nada más`,
    title: (game, seats, games, level, seed) =>
      `${game}, ${seatsOf(seats)}, ${gamesOf(games)}, ${level}, semilla ${seed}`,
    variant: (variant, games) => `${variant}, ${gamesOf(games)}`,
    heading: ['', 'jugadas', 'ganadas'],
    anySeat: 'todos',
  },
  dilemmas: {
    help: (
      look,
      deep,
    ) => `mazmorra dilemmas JUEGO [--count N] [--seed S] [--look K] [--deep K] [--first M] [--games M] [--out ARCHIVO]
mazmorra dilemmas JUEGO --check ARCHIVO [--deep K] [--out ARCHIVO]

Busca posiciones en las que la mejor elección está clara para una búsqueda profunda y no para un bot adventurer, en partidas entre
bots adventurer. Los mismos argumentos dan las mismas posiciones.
  --count N            cuántas buscar (10)
  --seed S             cualquier texto (1)
  --look K             iteraciones de la última de las tres miradas a una decisión; las otras son más cortas (${look})
  --deep K             iteraciones de cada una de las tres búsquedas profundas, que tienen que coincidir (${deep})
  --first M            empezar por la partida M de la semilla (0): las partes hechas por separado forman el total
  --games M            desistir después de tantas partidas (10000)
  --out ARCHIVO        escribirlas ahí, en una lista JSON; si no, se imprimen
  --check ARCHIVO      en lugar de buscar: cuáles de los dilemas de ARCHIVO lo siguen siendo con los bots de hoy; --out recibe esos
${lang}`,
    found: (dilemmas, games, file) => `${n(dilemmas, 'dilema', 'dilemas')} de ${gamesOf(games)} en ${file}`,
    held: (held, of) => `siguen siendo dilemas: ${held} de ${of}`,
    faults: {
      position: 'con las reglas de hoy no se llega a esta posición',
      seen: 'un bot adventurer elige la mejor opción',
      unclear: 'una búsqueda profunda no prefiere claramente esta opción',
    },
    notAList: (file) => `${file} no es una lista de dilemas como las que escribe --out`,
  },
  exploit: {
    help: `mazmorra exploit JUEGO --against NIVEL [--seats N] [--samples K] [--games M] [--seed S] [--option clave=valor]… [--json]

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
${thinking}
${lang}
  --json               un objeto JSON y nada más`,
    best: (game, seats, tried, against) =>
      `${game}, ${seatsOf(seats)}: tras probar ${n(tried, 'regla fija', 'reglas fijas')}, la mejor contra bots ${against} es`,
    learned: (tried) => `La regla lineal aprendida de ${n(tried, 'alumno', 'alumnos')} es`,
    taken: (games, share, low, high) =>
      `En ${n(games, 'partida nueva', 'partidas nuevas')} gana el ${share} (de ${low} a ${high}),`,
    fair: (times, fair, low, high) => `${times} veces el ${fair} que le corresponde (de ${low} a ${high}).`,
  },
  dataset: {
    help: (
      levels,
    ) => `mazmorra dataset JUEGO --out ARCHIVO.jsonl.gz [--games N] [--seats N] [--bots LISTA] [--seed S] [--option clave=valor]…

Juega partidas entre bots y escribe cada posición en la que un asiento ha decidido, tal como la veía (docs/dataset.md).
  --out ARCHIVO.jsonl.gz
                       líneas JSON comprimidas; sin ".gz" no se comprimen
  --games N            cuántas partidas (100)
  --seats N            cuántos asientos (4 si el juego lo permite)
  --bots LISTA         un bot para cada asiento, separados por comas; si son menos, se alternan (adventurer):
                       ${levels}
  --seed S             cualquier texto; la misma semilla da el mismo archivo (1)
  --option clave=valor una variante del juego; se puede repetir
${thinking}
${lang}`,
    missingOut: 'falta --out: indica un archivo, como en --out posiciones.jsonl.gz',
    written: (positions, games, file) =>
      `${n(positions, 'posición', 'posiciones')} de ${gamesOf(games)} en ${file}`,
  },
  environment: {
    help: `mazmorra environment JUEGO [--seats N] [--option clave=valor]…

Deja que un programa juegue por todos los asientos: lee y escribe líneas JSON por la entrada y la salida estándar (docs/environment.md).
  --seats N            cuántos asientos (4 si el juego lo permite)
  --option clave=valor una variante del juego; se puede repetir
${lang}`,
  },
  join: {
    help: (ms) => `mazmorra join ENLACE --bot "PROGRAMA" [--bot-time MS] [--json]

Ocupa un asiento en una mesa de un servidor para un programa que juega (docs/bot-protocol.md) y acaba con la partida.
  ENLACE          el enlace de la mesa con su invitación, como "http://127.0.0.1:8080/t/MESA#INVITACIÓN"
  --bot PROGRAMA  el programa, como "python3 bot.py"
  --bot-time MS   cuánto puede tardar en cada respuesta (${ms})
  --lang es|en    el idioma de lo que se imprime (el del sistema)
  --json          el resultado como un objeto JSON y nada más
Si el programa falla, su asiento queda para un bot del servidor y el código de salida es 1.`,
    missingBot: 'falta --bot: indica un programa, como en --bot "python3 bot.py"',
    wrongLink: (text) =>
      `${JSON.stringify(text)}: se admite el enlace de una mesa, como http://127.0.0.1:8080/t/MESA#INVITACIÓN`,
    seated: (seat) => `En el asiento ${seat}; la partida empieza cuando lo diga el anfitrión.`,
    place: (seat, place, of) => `El asiento ${seat} ha quedado en el puesto ${place} de ${of}.`,
    failed: (bot, why) => `${bot} ${why}; un bot del servidor sigue jugando por él`,
    notOpen: (why) => `no se puede entrar en la mesa: ${why}`,
    closed: 'la mesa se ha cerrado antes de que acabara la partida',
    noSeat: 'en la mesa no queda ningún asiento libre',
  },
};
