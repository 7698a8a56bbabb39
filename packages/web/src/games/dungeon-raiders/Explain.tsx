import type { Event, View } from '@mazmorra/dungeon-raiders';
import { joined } from '../../i18n/index.ts';
import type { ExplainProps } from '../../table/contract.ts';
import { isBeyond, type Prospect, prospectOf } from './model.ts';
import { type Play, region, usePlay } from './play.ts';

/** What the picked card would do here, in a line or two. */
export const Explain = region<ExplainProps<View, Event>>(({ option }) => {
  const play = usePlay();
  const { view, viewer } = play;
  if (typeof viewer !== 'number') return;
  const prospect = prospectOf(view, viewer, option);
  return prospect && <p>{sentences(prospect, play).join(' ')}</p>;
});

/** Those who may still ask for an item. */
const playersLeft = (view: View): number => view.players.filter(({ eliminated }) => !eliminated).length;

function sentences(prospect: Prospect, { view, names, language, words }: Play): readonly string[] {
  const say = words.explain;
  switch (prospect.type) {
    case 'look':
      return [say.look(joined(language, prospect.positions.map(String)), prospect.positions.length)];
    case 'again':
      return [prospect.inTurn ? say.againInTurn : say.again];
    case 'escape':
      return [say.escape];
    case 'treasure': {
      const [first = 0, second] = prospect.chests;
      return [
        second === undefined ? say.treasureOne(first) : say.treasureTwo(first, second),
        ...(prospect.best > 0 ? [say.best(prospect.best)] : []),
      ];
    }
    case 'fight':
      return fight(prospect, words);
    case 'vault':
      return [
        say.gift(prospect.gift),
        ...(prospect.pile === undefined || prospect.pile >= playersLeft(view)
          ? []
          : [say.pile(prospect.pile)]),
      ];
    case 'trap': {
      const { value, penalty, target, targets } = prospect;
      if (penalty === 0) return [say.trapNothing(value)];
      const what = target === 'most-coins' ? say.trapCoins(value, penalty) : say.trapWounds(value, penalty);
      return [what, say.hits(targets, names)];
    }
  }
}

function fight(prospect: Extract<Prospect, { type: 'fight' }>, words: Play['words']): string[] {
  const { sum, strength, missing, others, highestAttacked } = prospect;
  const say = words.explain;
  if (strength === 'none') return [highestAttacked ? say.cannotHigh : say.cannotLow];
  if (missing === 0) return [say.enough(sum, strength)];
  if (others === 0) return [say.notEnough(sum, strength)];
  return [
    isBeyond(missing, others)
      ? say.beyond(sum, strength, others)
      : say.missing(sum, strength, missing, others),
  ];
}
