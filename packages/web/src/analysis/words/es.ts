import { plural } from '../../i18n/plural.ts';
import type { AnalysisWords } from './en.ts';

const n = plural('es');

export const es: AnalysisWords = {
  title: 'Qué opina el maestro',
  intro:
    'En cada decisión el maestro sabe lo mismo que este jugador en ese momento, y nada más. Solo piensa un instante, y el azar también cuenta: tómalo como la opinión de un amigo que mira la partida a tu espalda.',
  seat: 'Decisiones de',
  working: (done, all) => `Pensando: ${done} de ${all} decisiones`,
  finished: 'El maestro ha revisado todas las decisiones.',
  done: (count) => n(count, { one: '1 decisión revisada', other: `${count} decisiones revisadas` }),
  stopped: (done, all) => `Detenido en ${done} de ${all} decisiones`,
  failed: 'El maestro no ha podido seguir pensando. Recarga la página para volver a intentarlo.',
  stop: 'Parar',
  resume: 'Seguir pensando',
  progress: 'Hasta dónde ha llegado el maestro',
  watch: 'Ver la partida',
  none: 'Este jugador nunca tuvo nada que elegir.',
  only: 'Solo las que el maestro habría cambiado',
  noneLeft: 'Ninguna: habría hecho siempre lo mismo o algo igual de bueno.',
  decisions: 'Decisión a decisión',
  move: (number) => `Jugada ${number}`,
  chosen: 'Elección',
  pending: 'Aún sin revisar',
  judgement: {
    same: 'El maestro está de acuerdo',
    close: 'Muy igualado',
    rather: 'El maestro prefería otra cosa',
    unweighed: 'El maestro ni se lo planteó',
  },
  tally: {
    same: 'de acuerdo con el maestro',
    close: 'casi igual de bien',
    rather: 'con otra preferencia del maestro',
    unweighed: 'sin que el maestro se lo planteara',
  },
  rather: (option) => `El maestro habría elegido «${option}».`,
  unweighed: (option) => `El maestro ni se lo planteó; habría elegido «${option}».`,
  closeTo: (option) => `Muy igualado; el maestro habría elegido «${option}».`,
  details: 'Qué pensó de cada opción',
  option: 'Opción',
  worth: 'Valor',
  tried: 'Pruebas',
  ruledOut: 'descartada de entrada',
  best: 'la del maestro',
  own: 'la elegida',
  games: (count) => n(count, { one: '1 partida imaginada', other: `${count} partidas imaginadas` }),
  show: 'Ver este momento',
  chances: 'Probabilidad de ganar a lo largo de la partida',
  chancesHelp:
    'Cómo le iba a cada jugador según el maestro, visto desde su propio asiento: las líneas no tienen por qué sumar 100.',
  chancesHelpQuest:
    'Cómo le iba a cada héroe según el maestro: lo que más cuenta es salir con vida; después, el oro.',
  table: 'En una tabla',
  atMove: 'Jugada',
  end: 'Final',
  unknown: 'sin estimar',
  curveOf: (line) => `Curva: ${line}`,
  line: (name, first, last) => `${name}, de ${first} a ${last}`,
  suspicion: 'De quién sospechaba',
  suspicionHelp: (name) =>
    `Qué probabilidad había de que cada uno de los demás fuera saboteador, por lo que ${name} había visto hasta entonces. ✔ señala a quienes lo eran de verdad.`,
  round: (number) => `Ronda ${number}`,
  was: 'saboteador',
  empty: 'Las primeras estimaciones llegan enseguida.',
};
