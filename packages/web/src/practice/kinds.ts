import type { Mistake } from '../local/study/mistakes.ts';

/** Kinds of mistakes, each with the beginnings of the remarks that point to it: what the master said of the choice that was made. */
const BY_REMARK = {
  'dr-coins': ['dr.coins', 'dr.nothing'],
  'dr-wounds': ['dr.wounds', 'dr.most-wounds', 'dr.trap'],
  'dr-later': ['dr.later'],
  'dr-items': ['dr.item', 'dr.escape', 'dr.ball', 'dr.look', 'dr.heals', 'dr.gift'],
  'wd-others': ['wd.last', 'wd.left', 'wd.stays', 'wd.rival', 'wd.looks', 'wd.reads', 'wd.dragon'],
  'wd-odds': ['wd.odds', 'wd.survive', 'wd.run', 'wd.hero', 'wd.free', 'wd.own'],
  'sb-way': ['sb.reaches', 'sb.nearer', 'sb.farther', 'sb.aside', 'sb.last', 'sb.goal'],
  'sb-people': ['sb.seen', 'sb.suspect', 'sb.frees', 'sb.stop', 'sb.still', 'sb.own'],
  'sb-cards': ['sb.spare', 'sb.useful', 'sb.gold'],
  'dq-time': ['dq.hoard', 'dq.tower', 'dq.daylight', 'dq.night', 'dq.leaves', 'dq.outdone', 'dq.no-victory'],
  'dq-fights': ['dq.fight', 'dq.flight', 'dq.combat', 'dq.monster', 'dq.life'],
  'dq-risks': ['dq.wakes', 'dq.unknown', 'dq.search', 'dq.fails'],
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof BY_REMARK;

const kinds = Object.keys(BY_REMARK) as Kind[];

/** The kind of a mistake, from what was said of the choice that was made or else of the better one. */
export function kindOf({ opinion, chosen }: Pick<Mistake, 'opinion' | 'chosen'>): Kind | undefined {
  const remarks = [chosen, opinion.best].flatMap(
    (name) => opinion.options.find((option) => option.name === name)?.why ?? [],
  );
  const id = remarks[0]?.id;
  return id === undefined
    ? undefined
    : kinds.find((kind) => BY_REMARK[kind].some((one) => id.startsWith(one)));
}

interface Costs {
  readonly kind: Kind;
  readonly count: number;
  /** In all. */
  readonly cost: number;
}

/** What the mistakes of each kind cost, the dearest kind first. */
export function costsByKind(mistakes: readonly Mistake[]): Costs[] {
  const sums = new Map<Kind, Costs>();
  for (const mistake of mistakes) {
    const kind = kindOf(mistake);
    if (kind === undefined) continue;
    const { count, cost } = sums.get(kind) ?? { count: 0, cost: 0 };
    sums.set(kind, { kind, count: count + 1, cost: cost + mistake.cost });
  }
  return [...sums.values()].sort((a, b) => b.cost - a.cost);
}
