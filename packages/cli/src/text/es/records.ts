import { type Difference, type Outcome, spanish } from '@mazmorra/kernel';
import type { RecordsText } from '../en/records.ts';
import { failure } from './failures.ts';

const ending = (outcome: Outcome | undefined): string =>
  outcome === undefined ? 'no ha acabado' : `acaba con ${JSON.stringify(outcome)}`;

function difference(found: Difference): string {
  switch (found.code) {
    case 'unknown-game':
      return `es de un juego desconocido, ${JSON.stringify(found.game)}`;
    case 'version':
      return `se jugó con la versión ${found.recorded} de las reglas y este programa tiene la ${found.known}`;
    case 'start':
      return `la partida no se puede preparar como dice el registro: ${failure(found)}`;
    case 'seed-withheld':
      return 'la semilla aún no se conoce, así que no se puede comprobar nada hasta que acabe la partida';
    case 'commitment':
      return `la huella era ${found.recorded}, pero la semilla y la sal dan ${found.computed}`;
    case 'refused':
      return `la jugada ${found.answer} no es legal: ${failure(found)}`;
    case 'check':
      return `la jugada ${found.answer} lleva a otra posición: el registro dice ${found.recorded} y la partida da ${found.computed}`;
    case 'outcome':
      return `el final es otro: según el registro, la partida ${ending(found.recorded)}; al volver a jugarla, ${ending(found.computed)}`;
    case 'seal':
      return 'la partida se juega igual que en el registro, pero el sello de todo el archivo no cuadra: se ha cambiado algo más';
  }
}

export const records: RecordsText = {
  replay: {
    help: `mazmorra replay ARCHIVO|CARPETA [--viewer ASIENTO|spectator|all|each] [--at N] [--lang es|en|both] [--out CARPETA] [--json]

Cuenta paso a paso una partida registrada, tal como la vio alguien; si se da una carpeta, todos sus registros.
  --viewer       un asiento contado desde 0, spectator (espectador), all con todas las manos a la vista,
                 o each para todos ellos por turno (all)
  --at N         hasta la jugada N; la 0 es la preparación (toda la partida)
  --lang         el idioma de las frases; both son los dos (el del sistema)
  --out CARPETA  escribe cada relato en un archivo propio: NOMBRE.QUIÉN.IDIOMA.txt
  --json         un objeto JSON: los pasos, y la vista y lo que se pregunta en el último`,
    oneTelling: '--json cuenta un solo registro desde un solo punto de vista y en un solo idioma',
    oldVersion: (file, version) =>
      `${file} es de la versión ${version} de las reglas: se puede contar, pero no como JSON`,
    noRecord: (pattern, folder) => `no hay ningún registro (${pattern}) en ${folder}`,
    damaged: (file, damage) => `${file} es un registro dañado: ${damage}`,
    unknownGame: (file, game) => `${file} es de un juego desconocido: ${game}`,
    seats: (seats) => (seats === 1 ? 'el asiento 0' : `un asiento de 0 a ${seats - 1}`),
    unplayable: (why) => `el registro no se puede jugar: ${why}; \`mazmorra verify\` cuenta más`,
    illegal: (answer, why) => `la jugada ${answer} no es legal: ${why}`,
  },
  story: {
    start: 'Preparación',
    over: 'Fin de la partida.',
    unplayed: (version) =>
      `Se jugó con la versión ${version} de las reglas, que este programa ya no juega. Esto es lo que cuenta el propio registro.`,
    toDecide: (names) => `Por decidir: ${names}`,
    youChoose: (what) => `Eliges ${spanish.quote(what)}.`,
    chooses: (name, what) => `${name} elige ${spanish.quote(what)}.`,
    seat: (number) => `Asiento ${number}`,
    own: (name) => `${name} (tú)`,
  },
  verify: {
    help: `mazmorra verify ARCHIVO [--json]

Vuelve a jugar una partida registrada y dice si cada barajado, cada tirada y cada jugada son los prometidos.
Sale con 0 si todo cuadra, con 1 y la primera diferencia si no, y con 2 si el archivo no es un registro.
  --lang es|en   el idioma de lo que se imprime (el del sistema)
  --json         un objeto JSON y nada más`,
    broken: (why) => `El registro no cuadra: ${why}.`,
    difference,
    holds: (game, answers, isOver, committed) => {
      const end = isOver ? 'y el final es el mismo' : 'hasta donde se dejó';
      const played =
        answers === 0
          ? 'aún no se ha jugado nada'
          : answers === 1
            ? `su única jugada se ha vuelto a jugar ${end}`
            : `las ${answers} jugadas se han vuelto a jugar ${end}`;
      const deal = committed
        ? 'El reparto es el que se prometió antes de empezar.'
        : 'Se jugó con una semilla que está en el archivo; no se prometió nada de antemano.';
      return `El registro cuadra: ${game}, ${played}. ${deal}`;
    },
  },
};
