import { plural } from '../../i18n/plural.ts';
import type { AnalysisWords } from './en.ts';

const n = plural('es');

export const es: AnalysisWords = {
  title: 'Qué opina el maestro',
  intro:
    'En cada decisión el maestro supo lo mismo que este jugador en ese momento, y nada más. Solo piensa un instante, y el azar también juega: tómalo como un amigo que mira por encima del hombro.',
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
  only: 'Solo donde habría hecho otra cosa',
  noneLeft: 'En ninguna: habría hecho siempre lo mismo, o algo igual de bueno.',
  decisions: 'Decisión a decisión',
  move: (number) => `Jugada ${number}`,
  chosen: 'Elegido',
  pending: 'Aún sin revisar',
  judgement: {
    same: 'Como el maestro',
    close: 'Muy igualado',
    rather: 'Habría preferido otra cosa',
    unweighed: 'Tenía otra cosa en mente',
  },
  tally: {
    same: 'como el maestro',
    close: 'igual de bien, o casi',
    rather: 'habría hecho otra cosa',
    unweighed: 'no se le ocurrió',
  },
  rather: (option) => `Habría preferido: ${option}`,
  unweighed: (option) => `Tenía otra cosa en mente: ${option}`,
  closeTo: (option) => `Muy igualado; él habría elegido: ${option}`,
  details: 'Qué pensó de cada opción',
  option: 'Opción',
  worth: 'Valor',
  tried: 'Pruebas',
  ruledOut: 'descartada a primera vista',
  best: 'la suya',
  own: 'la elegida',
  games: (count) => n(count, { one: '1 partida imaginada', other: `${count} partidas imaginadas` }),
  show: 'Ver este momento',
  chances: 'Las posibilidades a lo largo de la partida',
  chancesHelp:
    'Cómo iba cada jugador según el maestro, visto desde su propio asiento: las líneas no tienen por qué sumar 100.',
  chancesHelpQuest:
    'Cómo iba cada héroe según el maestro: salir con vida es lo que más cuenta; después, el oro.',
  table: 'En una tabla',
  atMove: 'Jugada',
  end: 'Final',
  unknown: 'sin estimar',
  curveOf: (line) => `Curva: ${line}`,
  line: (name, first, last) => `${name} de ${first} a ${last}`,
  suspicion: 'De quién sospechaba',
  suspicionHelp: (name) =>
    `Qué probabilidad había de que cada uno de los demás fuera saboteador, por lo que ${name} había visto hasta entonces. ✔ señala a quienes lo eran de verdad.`,
  round: (number) => `Ronda ${number}`,
  was: 'saboteador',
  empty: 'Las primeras estimaciones llegan enseguida.',
};
