import { spanish } from '@mazmorra/kernel';
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
  noneLeft:
    'Ninguna: donde el maestro habría hecho otra cosa, la diferencia es demasiado pequeña para juzgar.',
  review: 'La partida en conjunto',
  verdict: {
    good: 'Bien jugado: con estas decisiones no se perdió casi nada.',
    unclear: 'Demasiado igualado para juzgar: lo que costaron estas decisiones no se distingue de nada.',
    costly: 'Con estas decisiones se perdió algo.',
  },
  fromTo: (start, end) =>
    `La probabilidad de ganar era del ${start} en la primera decisión y del ${end} al final.`,
  cost: (count, sum, low, high) =>
    n(count, {
      one: `Acierto: frente a la del maestro, la única decisión costó un ${sum} de la probabilidad de ganar (entre ${low} y ${high}).`,
      other: `Acierto: frente a las del maestro, ${count} decisiones costaron en total un ${sum} de la probabilidad de ganar (entre ${low} y ${high}).`,
    }),
  luck: (change) => `Suerte: las cartas, los dados y lo que hicieron los demás la cambiaron en un ${change}.`,
  swings: 'Dónde cambió la suerte',
  swing: (move, next, before, after) =>
    `Entre las jugadas ${move} y ${next}: antes, un ${before}; después, un ${after}.`,
  swingToEnd: (move, before, after) =>
    `Entre la jugada ${move} y el final: antes, un ${before}; después, un ${after}.`,
  showSwing: 'Verlo',
  costliest: 'Los tres momentos más caros',
  costliestSoon: 'El maestro todavía está repasando tus decisiones.',
  costliestStopped: 'Los verás cuando se hayan revisado todas las decisiones.',
  costliestNone: 'Ninguno que se pueda asegurar.',
  chose: (option) => `Se eligió ${spanish.quote(option)}.`,
  costOfOne: (mean, low, high) =>
    `Costó alrededor de un ${mean} de la probabilidad de ganar (entre ${low} y ${high}).`,
  still: (move) => `La mesa antes de la jugada ${move}`,
  all: (count) => n(count, { one: 'La única decisión', other: `Las ${count} decisiones` }),
  decisions: 'Decisión a decisión',
  move: (number) => `Jugada ${number}`,
  chosen: 'Elección',
  pending: 'Aún sin revisar',
  judgement: {
    same: 'El maestro está de acuerdo',
    close: 'Demasiado igualado para juzgar',
    rather: 'La elección del maestro era mejor',
  },
  tally: {
    same: 'en las que el maestro está de acuerdo',
    close: 'demasiado igualadas para juzgar',
    rather: 'en las que la elección del maestro era mejor',
  },
  rather: (option) => `El maestro habría elegido ${spanish.quote(option)}.`,
  closeTo: (option) => `Demasiado igualado para juzgar; el maestro habría elegido ${spanish.quote(option)}.`,
  details: 'Qué pensó de cada opción',
  option: 'Opción',
  worth: 'Probabilidad en %',
  tried: 'Pruebas',
  ruledOut: 'descartada de entrada',
  best: 'la del maestro',
  own: 'la elegida',
  games: (count) => n(count, { one: '1 partida imaginada', other: `${count} partidas imaginadas` }),
  others: 'Cómo cree que juegan los demás, por lo que habían hecho hasta entonces:',
  show: 'Ver este momento',
  chances: 'Probabilidad de ganar a lo largo de la partida',
  chancesHelp:
    'Cómo le iba a cada jugador según el maestro, visto desde su propio asiento: las líneas no tienen por qué sumar 100.',
  chancesHelpQuest:
    'Cómo le iba a cada héroe según el maestro. En solitario solo se gana si se sale con una carta de Tesoro; en compañía, si se sale con más oro que nadie.',
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
