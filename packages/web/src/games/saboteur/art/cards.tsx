import { at, type GameText } from '@mazmorra/kernel';
import { type Noun, nounOf } from '@mazmorra/languages';
import {
  ACTION_CARDS,
  type ActionCardId,
  type CardId,
  type GoalCardId,
  kindOf,
  PATH_KINDS,
  type PathCardId,
  type Role,
  type Rotation,
  type Tool,
} from '@mazmorra/saboteur';
import type { ComponentChildren } from 'preact';
import { Card, CardBack } from '../../../look/Card.tsx';
import { Picture, type Tint } from '../../../look/Icon.tsx';
import { Dwarf } from './Dwarf.tsx';
import { Nugget } from './Nugget.tsx';
import { Mark } from './origin.tsx';
import { pictures, roleDrawings, toolIcons } from './pictures.ts';
import { Tile } from './Tile.tsx';
import './cards.css';

type Text = Pick<GameText<never>, 'components'>;

export const nameOf = (text: Text, id: string): string => text.components[id]?.name ?? id;
/** As a sentence has it in it. */
export const thingOf = (text: Text, id: string): Noun => nounOf(text.components[id] ?? { name: id });
export const tellOf = (text: Text, id: string): string => text.components[id]?.text ?? '';

export const isPathCard = (id: CardId): id is PathCardId => kindOf(id) < PATH_KINDS;
const actionOf = (id: ActionCardId): (typeof ACTION_CARDS)[number] =>
  at(ACTION_CARDS, kindOf(id) - PATH_KINDS);

interface PlayCardProps {
  readonly id: CardId;
  readonly text: Text;
  readonly rotation?: Rotation;
}

/** A card of the play deck: a piece of the mine, or an action. */
export function PlayCard({ id, text, rotation = 0 }: PlayCardProps) {
  if (isPathCard(id)) {
    return (
      <div className="card card-earth sb-path-card">
        <svg className="card-frame" viewBox="0 0 630 880" preserveAspectRatio="none" aria-hidden="true">
          <rect className="card-iron" x="4" y="4" width="622" height="872" rx="40" />
          <rect className="card-paper" x="24" y="24" width="582" height="832" rx="24" />
        </svg>
        <div className="sb-path-window">
          <Tile id={id} rotation={rotation} />
        </div>
        <p className="sb-path-name">{nameOf(text, id)}</p>
        <Mark of={id} />
      </div>
    );
  }
  return <ActionCard id={id} text={text} />;
}

const tints: Readonly<Record<(typeof ACTION_CARDS)[number]['kind'], Tint>> = {
  break: 'wound',
  repair: 'heal',
  rockfall: 'steel',
  map: 'torch',
};

function ActionCard({ id, text }: { readonly id: ActionCardId; readonly text: Text }) {
  const { kind } = actionOf(id);
  return (
    <Card
      title={nameOf(text, id)}
      tint={tints[kind]}
      text={tellOf(text, id)}
      className={`sb-action sb-${kind}`}
    >
      <ActionPicture id={id} />
    </Card>
  );
}

/** The picture of an action alone, for small places. */
function ActionPicture({ id }: { readonly id: ActionCardId }): ComponentChildren {
  const { kind, tools } = actionOf(id);
  if (kind === 'map') return <Picture of={pictures.map} tint="bone" className="card-picture" />;
  if (kind === 'rockfall') return <Picture of={pictures.rockfall} tint="steel" className="card-picture" />;
  return (
    <div className="sb-tools-picture" data-tools={tools.length}>
      {tools.map((tool) => (
        <ToolPicture key={tool} tool={tool} broken={kind === 'break'} />
      ))}
    </div>
  );
}

/** A tool, whole with a tick or snapped in two: told apart by shape. */
export function ToolPicture({ tool, broken }: { readonly tool: Tool; readonly broken: boolean }) {
  const icon = toolIcons[tool];
  return (
    <svg className="picture sb-tool-picture" viewBox="-24 -24 560 560" aria-hidden="true">
      <path className="picture-shadow" d={icon} transform="translate(8 14)" />
      <path d={icon} fill={`url(#tone-${broken ? 'steel' : 'bone'})`} />
      <path d={icon} fill="url(#tone-shine)" />
      {broken ? (
        <g>
          <path className="sb-crack-edge" d="M-10 420 120 330l40 60 120-150 44 66L522 90" />
          <path className="sb-crack" d="M-10 420 120 330l40 60 120-150 44 66L522 90" />
        </g>
      ) : (
        <g transform="translate(330 320)">
          <circle className="sb-mend-disc" cx="90" cy="90" r="92" />
          <path className="sb-mend" d="m44 92 34 36 62-76" />
        </g>
      )}
    </svg>
  );
}

export function DwarfCard({ dwarf, text }: { readonly dwarf: Role; readonly text: Text }) {
  return (
    <Card
      title={nameOf(text, dwarf)}
      tint={roleDrawings[dwarf].tint}
      text={tellOf(text, dwarf)}
      className={`sb-dwarf sb-dwarf-${dwarf}`}
    >
      <Dwarf of={dwarf} />
    </Card>
  );
}

export const DwarfBack = () => <CardBack letter="?" pattern={2} tint="bone" className="sb-dwarf-back" />;
export const DeckBack = () => <CardBack letter="S" pattern={0} tint="earth" />;
export const GoldBack = () => <CardBack letter="G" pattern={5} tint="gold" />;

/** A gold card: as many nuggets as it is worth, and the number as coins always have it. */
export function GoldCard({ nuggets, text }: { readonly nuggets: number; readonly text: Text }) {
  return (
    <Card
      title={nameOf(text, `gold-${nuggets}`)}
      tint="gold"
      badges={[{ kind: 'coins', value: nuggets }]}
      className="sb-gold"
    >
      <div className="sb-nuggets" data-count={nuggets}>
        {Array.from({ length: nuggets }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <Nugget key={index} />
        ))}
      </div>
    </Card>
  );
}

/** A goal as a card of the hand's size: for reveals. */
export function GoalCard({ id, text }: { readonly id: GoalCardId; readonly text: Text }) {
  return (
    <div className={`card card-${id === 'goal-treasure' ? 'gold' : 'steel'} sb-path-card`}>
      <svg className="card-frame" viewBox="0 0 630 880" preserveAspectRatio="none" aria-hidden="true">
        <rect className="card-iron" x="4" y="4" width="622" height="872" rx="40" />
        <rect className="card-paper" x="24" y="24" width="582" height="832" rx="24" />
      </svg>
      <div className="sb-path-window">
        <Tile id={id} />
      </div>
      <p className="sb-path-name">{nameOf(text, id)}</p>
      <Mark of={id} />
    </div>
  );
}
