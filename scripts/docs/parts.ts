import { apiAnswers, apiTable } from './api.ts';
import { balanceByHero, balanceBySeats } from './balance.ts';
import { botStrength } from './bots.ts';
import { serveFlags } from './flags.ts';
import { answerMap, packageMap } from './map.ts';
import type { Part } from './marks.ts';
import { mutationScores } from './mutation.ts';
import { requestTable } from './requests.ts';

/** Every part of a document that is made from data or code. To add one, put marks into the document and a line here. */
export const PARTS: readonly Part[] = [
  { file: 'docs/api.md', name: 'api', make: apiTable },
  { file: 'docs/api.md', name: 'answers', make: apiAnswers },
  { file: 'docs/architecture.md', name: 'packages', make: packageMap },
  { file: 'docs/architecture.md', name: 'answer', make: answerMap },
  { file: 'docs/mutation.md', name: 'scores', make: mutationScores },
  { file: 'docs/balance.md', name: 'seats', make: balanceBySeats },
  { file: 'docs/balance.md', name: 'heroes', make: balanceByHero },
  { file: 'docs/bots.md', name: 'strength', make: botStrength },
  { file: 'docs/hosting.md', name: 'flags', make: serveFlags },
  { file: 'docs/protocol.md', name: 'requests', make: requestTable },
];
