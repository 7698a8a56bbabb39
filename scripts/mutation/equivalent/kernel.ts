import { type Equivalent, inFiles } from './equivalent.ts';

const noSeat =
  'Somebody who watches is no seat, so no private form is found and the public one is given; the condition is for the type.';
const noWords = 'A list without words has neither a last word nor a conjunction.';
const ranged = 'Only a variant that names its seats is refused for them; the question mark is for the type.';

/** What tables, records and words are made with. */
export const kernel: readonly Equivalent[] = inFiles('kernel/src', {
  'events.ts': [
    { from: "viewer === 'spectator'", to: 'false', why: noSeat },
    { from: "'spectator'", to: '""', why: noSeat },
  ],
  'language/seats.ts': [
    {
      from: 'own !== undefined',
      to: 'true',
      why: 'No list of seats includes undefined; the condition is for the type.',
    },
  ],
  'language/spanish.ts': [{ from: "''", to: '"Stryker was here!"', why: noWords, times: 2 }],
  'playout.ts': [
    { from: '[]', to: '["Stryker was here"]', why: 'The list is emptied before every use, the first too.' },
  ],
  'random/chacha20.ts': [
    { from: 'i < 16', to: 'i <= 16', why: 'A typed array ignores what is written behind its end.' },
  ],
  'read-record.ts': [
    {
      from: '[]',
      to: '["Stryker was here"]',
      why: 'A text is no seat either: the answer is refused with the same message.',
    },
  ],
  'record.ts': [{ from: 'a < b', to: 'a <= b', why: 'No object has a key twice.' }],
  'refusal.ts': [
    { from: 'seats?.min', to: 'seats.min', why: ranged, times: 3 },
    { from: 'seats?.max', to: 'seats.max', why: ranged, times: 2 },
  ],
  'table.ts': [
    { from: 'seat < seats', to: 'seat <= seats', why: 'No game asks a seat that is not at the table.' },
  ],
});
