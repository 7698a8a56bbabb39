import { spanish } from '@mazmorra/kernel';
import type { RefusalText } from '../en/refusals.ts';
import { counter } from '../numbers.ts';
import { common } from './common.ts';

const n = counter('es');
const { allowed } = common;
const typed = (text: string): string => JSON.stringify(text);

export const refusals: RefusalText = {
  unknownCommand: (name, names) => `comando desconocido ${typed(name)}: ${allowed(names)}`,
  needsSources: (name) =>
    `${name} trabaja con el código fuente, que esta versión no incluye: ejecútalo en una copia del repositorio`,
  unexpected: (word) => `${typed(word)} está de más`,
  missing: (placeholder) => `falta ${placeholder}`,
  unknownFlag: (flag, flags) => `opción desconocida ${flag}: ${allowed(flags)}`,
  takesNoValue: (flag, flags) => `${flag} no lleva valor: ${allowed(flags)}`,
  needsValue: (flag, flags) => `${flag} necesita un valor, como en ${flag}=VALOR: ${allowed(flags)}`,
  wrongFlags: (flags) => `las opciones no se pueden leer: ${allowed(flags)}`,
  wrongNumber: (flag, text, { min, max }) =>
    `${flag} ${typed(text)}: ${min === max ? `solo se admite ${min}` : `se admite un número entero de ${min} a ${max}`}`,
  wrongWord: (flag, text, words) => `${flag} ${typed(text)}: ${allowed(words)}`,
  exclusive: (one, other) => `${one} y ${other} se excluyen: usa solo una de las dos`,
  needs: (flag, other) => `${flag} necesita ${other}`,
  about: (what, wrong) => `${what}: ${wrong}`,
  out: (wrong) => `--out: ${wrong}`,
  noFile: (file) => `no existe el archivo ${file}`,
  unreadable: (file, why) => `no se puede leer ${file}: ${why}`,
  unknownGame: (id, ids) => `juego desconocido ${typed(id)}: ${allowed(ids)}`,
  unknownOption: (key, game, options) =>
    `variante desconocida ${typed(key)}: ${options.length === 0 ? `${game} no tiene ninguna` : `${game} tiene ${options.join(', ')}`}`,
  optionValue: (option, text, values) =>
    `la variante ${option} no puede valer ${typed(text)}: ${allowed(values)}`,
  unknownBot: (name, levels) => `bot desconocido ${typed(name)}: ${allowed(levels)}`,
  unknownRule: (name, game, rules, settings) =>
    `bot desconocido ${typed(name)}: ${game} tiene ${spanish.y(rules)}, o ajustes como zoo:clave=valor,clave=valor con ${spanish.y(settings)}`,
  unknownStyle: (name, game, styles) =>
    `estilo desconocido en ${typed(name)}: ${game} tiene ${spanish.y(styles)}`,
  tooManyBots: (bots, seats) =>
    `${n(bots, 'bot', 'bots')} para ${n(seats, 'asiento', 'asientos')}: indica como mucho ${seats}`,
  wrongDatabase: (text) => `--database ${typed(text)}: se admite postgres://usuario@host/nombre`,
  noFolder: (folder) => `no existe la carpeta ${folder}: indícala con --data`,
};
