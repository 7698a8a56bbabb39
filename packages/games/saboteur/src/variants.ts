import type { VariantSpec } from '@mazmorra/kernel';
import { MAX_SEATS } from './data/table.ts';

/** Section 9. All combine. */
export const VARIANTS: readonly VariantSpec[] = [
  { id: 'goldDraft', values: ['per-miner', 'per-player'], default: 'per-miner', rule: 'SB-VAR-01' },
  { id: 'roundEnd', values: ['no-playable', 'hands-empty'], default: 'no-playable', rule: 'SB-VAR-02' },
  { id: 'nextStarter', values: ['last-path', 'last-card'], default: 'last-path', rule: 'SB-VAR-03' },
  { id: 'allSaboteurs', values: [false, true], default: false, rule: 'SB-VAR-04' },
  { id: 'rounds', values: [1, 2, 3], default: 3, rule: 'SB-VAR-05' },
  { id: 'firstPlayer', values: ['random', 'host-picks'], default: 'random', rule: 'SB-VAR-06' },
  {
    id: 'firstSeat',
    values: Array.from({ length: MAX_SEATS }, (_, seat) => seat),
    default: 0,
    rule: 'SB-VAR-06',
  },
];
