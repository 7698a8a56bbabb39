import type { Event } from '@mazmorra/dungeonquest';
import { isChamber, isTower, neighbour, type View } from '@mazmorra/dungeonquest';
import { at } from '@mazmorra/kernel';
import type { ExplainProps } from '../../table/contract.ts';
import { tellOf } from './art/cards.tsx';
import { CombatWords } from './fight/CombatWords.tsx';
import { cellName, chanceAtMost, dragonDeck, percent, targetOf, waysOut } from './model.ts';
import { type Play, region, usePlay } from './play.ts';

type Option = Pick<ExplainProps<View, Event>, 'option'>;
type Asked = Play & Option;

/** What the pick would mean, with the chances where dice decide. */
export const Explain = region<ExplainProps<View, Event>>(({ option }) => {
  const play = usePlay();
  const asked = { ...play, option };
  const [kind = '', what = ''] = option.split(':');
  if (kind === 'card') return <CombatWords id={what} />;
  if (kind === 'move' || kind === 'teleport' || kind === 'to') return <p>{movement(asked)}</p>;
  if (['effect', 'item', 'decline', 'loot', 'hero'].includes(kind)) return <p>{tellOf(play.text, what)}</p>;
  const told = plain(asked, kind);
  return told === undefined ? undefined : <p>{told}</p>;
}, 'told');

function movement(asked: Asked): string {
  const { view, choice, option, text } = asked;
  const { tells } = asked.words;
  const own = view.heroes[choice.decision?.seat ?? -1];
  const cell = targetOf(option, own?.cell ?? -1)?.cell ?? -1;
  const lines = option.startsWith('teleport:')
    ? [tells.teleport]
    : own
      ? obstacles(asked, own.cell, cell)
      : [];
  if (isChamber(cell)) lines.push(tells.dragon(percent(1 / Math.max(1, dragonDeck(view).left))));
  else if (isTower(cell)) lines.push(tells.tower);
  else {
    const room = view.rooms.find((one) => one.cell === cell);
    lines.push(room ? tellOf(text, room.type) : tells.explore);
  }
  return lines.join(' ');
}

/** Doors and portcullises on the way, from both rooms. */
function obstacles(asked: Play, from: number, to: number): string[] {
  const { view, choice } = asked;
  const { tells } = asked.words;
  const direction = [0, 1, 2, 3].find((one) => neighbour(from, one) === to);
  if (direction === undefined) return [];
  const side = (cell: number, towards: number): number =>
    view.rooms.find((room) => room.cell === cell)?.sides[towards] ?? 0;
  const met = [side(from, direction), side(to, (direction + 2) & 3)];
  const hero = at(view.heroes, choice.decision?.seat ?? 0);
  const needs = hero.attributes.strength + hero.determination.passage;
  const lines: string[] = [];
  if (met.includes(2)) lines.push(tells.door);
  if (met.includes(3)) lines.push(tells.portcullis(needs, percent(chanceAtMost(needs))));
  return lines;
}

function plain(asked: Play, kind: string): string | undefined {
  const { view, choice } = asked;
  const { tells } = asked.words;
  const hero = view.heroes[choice.decision?.seat ?? -1];
  if (!hero) return undefined;
  switch (kind) {
    case 'tower':
      return choice.decision?.kind === 'DEC-TOWER' ? tells.start : undefined;
    case 'search':
      return tells.search(hero.searches + 1);
    case 'enter-catacombs':
      return tells.down;
    case 'draw-dragon':
      return tells.dragon(percent(1 / Math.max(1, dragonDeck(view).left)));
    case 'leave':
    case 'leave-dungeon':
      return hero.gold === 'hidden' ? tells.leaveHidden : tells.leave(hero.gold);
    case 'escape':
      return tells.escape;
    case 'attack':
      return tells.attack;
    case 'redraw':
      return tells.redraw;
    case 'face':
      return choice.decision?.kind === 'DEC-CAT-DIR' ? tells.facing : undefined;
    case 'half':
      return tells.half;
    case 'stasis':
      return tells.stasis;
    case 'stop':
      return choice.decision?.kind === 'DEC-COUNTER' ? tells.stopCounter : undefined;
    case 'left':
    case 'right': {
      const ways = waysOut(hero);
      return ways && tells.side([...new Set(ways[kind])].map(cellName));
    }
    case 'cross':
      return crossing(asked);
    default:
      return undefined;
  }
}

function crossing(asked: Play): string | undefined {
  const { view, choice } = asked;
  const { tells } = asked.words;
  const hero = view.heroes[choice.decision?.seat ?? -1];
  const room = view.rooms.find(({ cell }) => cell === hero?.cell);
  if (!hero || !room) return undefined;
  const { strength, agility } = hero.attributes;
  const tokens = hero.determination.room;
  const loot = hero.loot.length;
  switch (room.type) {
    case 'bridge':
      return tells.bridge(agility + tokens, loot, percent(chanceAtMost(agility + tokens, loot)));
    case 'spider-web':
      return tells.web(strength + tokens, percent(chanceAtMost(strength + tokens)));
    default:
      return tells.caveIn(agility + tokens, percent(chanceAtMost(agility + tokens)));
  }
}
