import type { GameText } from '@mazmorra/kernel';
import { type Noun, nounOf } from '@mazmorra/languages';
import { ADVENTURERS, type AdventurerId, MONSTERS, type MonsterId } from '@mazmorra/welcome-to-the-dungeon';
import { Card, CardBack } from '../../../look/Card.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { Mark } from './origin.tsx';
import { heroDrawings, monsterDrawings, symbolDrawings } from './pictures.ts';
import { Scene } from './Scene.tsx';
import { homes, lairs } from './scenery.ts';
import './art.css';

/** The words a card needs; what screens and design page both have. */
export type Names = Pick<GameText<never>, 'components'>;

export const nameOf = (text: Names, id: string): string => text.components[id]?.name ?? id;
/** As a sentence has it in it. */
export const thingOf = (text: Names, id: string): Noun => nounOf(text.components[id] ?? { name: id });
export const tellOf = (text: Names, id: string): string => text.components[id]?.text ?? '';

const monsterData = (id: MonsterId): (typeof MONSTERS)[number] => {
  const found = MONSTERS.find((monster) => monster.id === id);
  if (!found) throw new RangeError(`no monster ${id}`);
  return found;
};

export const heroData = (id: AdventurerId): (typeof ADVENTURERS)[number] => {
  const found = ADVENTURERS.find((hero) => hero.id === id);
  if (!found) throw new RangeError(`no adventurer ${id}`);
  return found;
};

interface MonsterCardProps {
  readonly id: MonsterId;
  readonly text: Names;
  readonly width?: string;
  readonly className?: string;
}

/** A monster: its strength in the shield, and the signs of the equipment that defeats it along the lower edge. */
export function MonsterCard({ id, text, width, className }: MonsterCardProps) {
  const { strength, symbols } = monsterData(id);
  const drawing = monsterDrawings[id];
  return (
    <Card
      title={nameOf(text, id)}
      tint={drawing.tint}
      badges={[{ kind: 'strength', value: strength }]}
      mark={<Mark of={id} />}
      className={`wd-card ${className ?? ''}`}
      {...(width !== undefined && { width })}
    >
      <Scene layers={lairs[id]} drawing={drawing} />
      <span className="wd-signs">
        {symbols.map((symbol) => (
          <span key={symbol} className="wd-sign">
            <Picture of={symbolDrawings[symbol].icon} tint={symbolDrawings[symbol].tint} />
          </span>
        ))}
      </span>
    </Card>
  );
}

export const MonsterBack = ({ width }: { readonly width?: string }) => (
  <CardBack letter="M" pattern={5} tint="wound" {...(width !== undefined && { width })} />
);

interface HeroCardProps {
  readonly id: AdventurerId;
  readonly text: Names;
  /** Shown in the heart; by default what is printed on the tile. */
  readonly hp?: number;
  readonly hpLabel?: string;
  readonly width?: string;
  readonly className?: string;
}

export function HeroCard({ id, text, hp, hpLabel, width, className }: HeroCardProps) {
  const drawing = heroDrawings[id];
  const value = hp ?? heroData(id).hp;
  return (
    <Card
      title={nameOf(text, id)}
      tint={drawing.tint}
      badges={[undefined, { kind: 'life', value, ...(hpLabel !== undefined && { label: hpLabel }) }]}
      mark={<Mark of={id} />}
      className={`wd-card wd-hero-card ${className ?? ''}`}
      {...(width !== undefined && { width })}
    >
      <Scene layers={homes[id]} drawing={drawing} />
    </Card>
  );
}
