import { isOwn, type Names, spanish } from '@mazmorra/kernel';
import type { After, Event } from '../events.ts';

/** Whoever comes before the starting player, as the sentence names them. */
type Reason = Readonly<Record<After['why'], { readonly you: string; readonly one: (ana: string) => string }>>;

const REASONS: Reason = {
  path: {
    you: 'ti, que colocaste la última carta de recorrido',
    one: (ana) => `${ana}, que colocó la última carta de recorrido`,
  },
  'no-path': {
    you: 'ti, que empezaste la ronda anterior, en la que nadie colocó cartas de recorrido',
    one: (ana) => `${ana}, que empezó la ronda anterior, en la que nadie colocó cartas de recorrido`,
  },
  card: { you: 'ti, que tuviste el último turno', one: (ana) => `${ana}, que tuvo el último turno` },
};

function before({ seat, why }: After, names: Names): string {
  const { you, one } = REASONS[why];
  return isOwn(seat, names) ? you : one(names.seat(seat));
}

/** «Ronda 2 de 3: empiezas tú, porque vas después de Ana, que colocó la última carta de recorrido. Hay 1 saboteador.» */
export function roundLine(e: Extract<Event, { type: 'round-started' }>, names: Names): string {
  const round = e.rounds === 1 ? 'Ronda única' : `Ronda ${e.round} de ${e.rounds}`;
  const { after } = e;
  const begins =
    after === undefined
      ? spanish.bySeat(e.starter, names, { you: 'empiezas tú', one: (bea) => `empieza ${bea}` })
      : spanish.bySeat(e.starter, names, {
          you: `empiezas tú, porque vas después de ${before(after, names)}`,
          one: (bea) => `empieza ${bea}, porque va después de ${before(after, names)}`,
        });
  return `${round}: ${begins}. ${saboteurs(e.saboteurs)}`;
}

/** The numbers that are possible: [1] is certain, [0, 1] is none or one. */
function saboteurs(possible: readonly number[]): string {
  const most = Math.max(...possible);
  if (possible.length === 1) return most === 1 ? 'Hay 1 saboteador.' : `Hay ${most} saboteadores.`;
  if (most === 1) return 'Hay como mucho 1 saboteador.';
  return `Hay ${spanish.o(possible.map(String))} saboteadores.`;
}
