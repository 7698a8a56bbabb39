import { plural } from '../../../i18n/plural.ts';
import type { PoolWords } from './en.ts';

const n = plural('es');

export const es: PoolWords = {
  title: 'Jugar con gente ahora',
  intro:
    'Elige a qué te apetece jugar. En cuanto haya bastante gente para lo mismo, se abre una mesa y todos tenéis asiento.',
  games: '¿A qué quieres jugar?',
  botsAfter: 'Si no viene nadie',
  botTimes: {
    0: 'Seguir esperando',
    30: 'Bots a los 30 segundos',
    120: 'Bots a los 2 minutos',
    600: 'Bots a los 10 minutos',
  },
  start: 'Esperar a gente',
  change: 'Cambiar a qué quiero jugar',
  stop: 'Dejar de esperar',
  waitingFor: (games) => `Estás esperando a gente para jugar a ${games}.`,
  waitingForAny: 'Estás esperando a gente para jugar a lo que sea.',
  notify: 'Avisarme cuando mi mesa esté lista',
  waitingSince: (time) => `Llevas ${time} esperando.`,
  botsIn: (time) => `Dentro de ${time}, los bots ocuparán los asientos libres.`,
  noBots: 'Quieres jugar solo con personas.',
  numbers: (waiting, playing) =>
    waiting + playing === 0
      ? 'Ahora mismo no hay nadie esperando ni jugando.'
      : `${n(waiting, { one: '1 persona espera', other: `${waiting} personas esperan` })} y ${n(playing, { one: '1 está jugando', other: `${playing} están jugando` })}.`,
  waits: (count) => n(count, { one: '1 persona espera', other: `${count} personas esperan` }),
  alone: 'Ahora mismo no espera nadie más.',
  aloneHelp:
    'Te avisaremos cuando venga alguien. Deja esta página abierta, o pide en los ajustes que te avisemos: entonces puedes cerrarla y conservas tu sitio una hora. Mientras tanto puedes practicar o invitar a amigos.',
  practise: 'Practicar con bots mientras tanto',
  practiseHelp: 'Conservas tu sitio. Cuando tu mesa esté lista, te avisaremos allí.',
  invite: 'Invitar a amigos a una mesa',
  lobby: 'Ver las mesas abiertas',
  chooseOne: 'Elige al menos un juego.',
  pill: 'Esperando a gente',
  toWaiting: 'Ver',
  called: (game) => `Tu mesa está lista: ${game}`,
  calledHelp: (time) => `Te quedan ${time} para venir; después perderás el asiento.`,
  go: 'A la mesa',
  decline: 'Ahora no',
  missed: 'Tu mesa estaba lista y no viniste. Puedes volver a esperar cuando quieras.',
  gathering: (time) => `La partida empieza cuando estéis todos; como muy tarde, dentro de ${time}.`,
  tooFew: 'Ha venido muy poca gente. Conservas tu sitio y vuelves a esperar.',
};
