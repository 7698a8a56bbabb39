import { plural } from '../../../i18n/plural.ts';
import type { SeatWords } from './en.ts';

const n = plural('es');

export const es: SeatWords = {
  awayWaits: (name) => `La partida espera a ${name}, que no está.`,
  slowWaits: (name) => `La partida lleva un rato esperando a ${name}.`,
  handOver: (name) => `Que un bot juegue por ${name}`,
  keep: 'Seguir esperando',
  handVotes: (count, names) =>
    n(count, { one: `${names} dejaría jugar a un bot.`, other: `${names} dejarían jugar a un bot.` }),
  handed: 'Llevabas un rato sin contestar, así que un bot juega por ti.',
  covered: 'Un bot juega por ti.',
  returned: 'Mientras no estabas, un bot ha jugado por ti. Tu asiento vuelve a ser tuyo.',
  takeBack: 'Volver a jugar yo',
  understood: 'De acuerdo',
  again: {
    ask: 'Otra con la misma gente',
    yes: 'Sí, otra',
    no: 'No, gracias',
    begin: 'Empezar con quienes quieren',
    go: 'A la siguiente partida',
    wants: (count, names) =>
      n(count, { one: `${names} quiere echar otra. ¿Y tú?`, other: `${names} quieren echar otra. ¿Y tú?` }),
    waiting: (names) => `Falta la respuesta de ${names}.`,
    said: (count, names) => n(count, { one: `${names} juega otra.`, other: `${names} juegan otra.` }),
    begun: 'Los demás ya están en la siguiente partida.',
  },
};
