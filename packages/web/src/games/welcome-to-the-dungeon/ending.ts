import type { Event, View } from '@mazmorra/welcome-to-the-dungeon';
import type { Ending, EndingProps } from '../../table/contract.ts';
import { wordsIn } from './words/words.ts';

const FAILURES = 2;

export function ending({ outcome, names, language, log }: EndingProps<View, Event>): Ending {
  const words = wordsIn(language).ending;
  const [winner] = outcome.winners;
  const won = log.findLast(({ event }) => event.type === 'win')?.event;
  const tell = won?.type === 'win' && won.by === 'last-left' ? words.lastLeft : words.survived;
  const dead = outcome.scores.flatMap(({ failures = 0 }, seat) =>
    failures >= FAILURES && seat !== winner ? [seat] : [],
  );
  return {
    story: winner === undefined ? '' : tell(winner === names.own ? undefined : names.seat(winner)),
    fates: outcome.scores.map(({ successes = 0, failures = 0 }, seat) =>
      dead.includes(seat) && successes === 0 ? words.out : words.runs(successes, failures),
    ),
    dead,
  };
}
