import type { GameText } from '@mazmorra/kernel';
import { type CardId, type Rotation, seatRow } from '@mazmorra/saboteur';
import type { ComponentChildren } from 'preact';
import { Crest } from '../../../look/Crest.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { DeckBack, DwarfBack, DwarfCard, GoldBack, GoldCard, PlayCard, ToolPicture } from '../art/cards.tsx';
import { pictures, roleDrawings } from '../art/pictures.ts';
import { GoalBack, Tile, type TileId, type TileState } from '../art/Tile.tsx';
import './pictures.css';

/** The words the cards in the pictures bear. */
export type Text = Pick<GameText<never>, 'components'>;

interface Spot {
  readonly tile: TileId | 'back';
  readonly at: readonly [column: number, row: number];
  readonly rotation?: Rotation;
  readonly state?: TileState;
  readonly wrong?: boolean;
}

/** A corner of the mine; columns and rows count from 1. */
function mine(columns: number, spots: readonly Spot[]): ComponentChildren {
  return (
    <div className="sb-book-mine" style={{ '--columns': columns }}>
      {spots.map(({ tile, at: [column, row], rotation, state, wrong }) => (
        <span
          key={`${column}:${row}`}
          className={wrong ? 'sb-book-wrong' : ''}
          style={{ gridColumn: column, gridRow: row }}
        >
          {tile === 'back' ? (
            <GoalBack />
          ) : (
            <Tile id={tile} rotation={rotation ?? 0} state={state ?? 'lit'} />
          )}
        </span>
      ))}
    </div>
  );
}

const row = (cards: readonly ComponentChildren[]): ComponentChildren => (
  <div className="sb-book-cards">
    {cards.map((card, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes
      <span key={index}>{card}</span>
    ))}
  </div>
);
const play = (text: Text, ids: readonly CardId[]): ComponentChildren =>
  row(ids.map((id) => <PlayCard key={id} id={id} text={text} />));

export const dwarves = (text: Text): ComponentChildren =>
  row([<DwarfCard key="m" dwarf="miner" text={text} />, <DwarfCard key="s" dwarf="saboteur" text={text} />]);
export const layout = (): ComponentChildren =>
  mine(5, [
    { tile: 'start', at: [1, 3] },
    { tile: 'path-straight-ew', at: [2, 3] },
    { tile: 'path-tee-new', at: [3, 3] },
    { tile: 'back', at: [5, 1] },
    { tile: 'back', at: [5, 3] },
    { tile: 'back', at: [5, 5] },
  ]);
export const backs = (): ComponentChildren =>
  row([<DeckBack key="d" />, <DwarfBack key="w" />, <GoldBack key="g" />]);
export const paths = (text: Text): ComponentChildren =>
  play(text, ['path-tee-nes', 'path-curve-ne', 'dead-nes']);
export const fitting = (): ComponentChildren =>
  mine(3, [
    { tile: 'start', at: [1, 1] },
    { tile: 'path-cross', at: [2, 1] },
    { tile: 'path-straight-ew', at: [3, 1] },
    { tile: 'path-curve-ne', at: [2, 2], state: 'lit' },
  ]);
export const unfitting = (): ComponentChildren =>
  mine(2, [
    { tile: 'start', at: [1, 1] },
    { tile: 'path-straight-ns', at: [2, 1], wrong: true },
  ]);
export const deadEnds = (): ComponentChildren =>
  mine(3, [
    { tile: 'start', at: [1, 1] },
    { tile: 'dead-ew', at: [2, 1] },
    { tile: 'path-straight-ew', at: [3, 1], state: 'plain', wrong: true },
  ]);
export const broken = (): ComponentChildren => (
  <div className="sb-book-tools">
    <ToolPicture tool="pickaxe" broken />
    <ToolPicture tool="lantern" broken />
    <ToolPicture tool="cart" broken />
  </div>
);
export const repairs = (text: Text): ComponentChildren =>
  play(text, ['repair-cart', 'repair-pickaxe-lantern']);
export const rockfall = (text: Text): ComponentChildren => (
  <>
    {play(text, ['rockfall'])}
    {mine(4, [
      { tile: 'start', at: [1, 1] },
      { tile: 'path-straight-ew', at: [3, 1], state: 'cut' },
      { tile: 'path-curve-nw', at: [4, 1], state: 'cut' },
    ])}
  </>
);
export const map = (text: Text): ComponentChildren => play(text, ['map']);
export const goals = (): ComponentChildren =>
  mine(3, [
    { tile: 'path-straight-ew', at: [1, 1] },
    { tile: 'path-straight-ew', at: [2, 1] },
    { tile: 'goal-stone-nw', at: [3, 1] },
    { tile: 'back', at: [3, 3] },
  ]);
export const treasure = (): ComponentChildren =>
  mine(2, [
    { tile: 'path-straight-ew', at: [1, 1] },
    { tile: 'goal-treasure', at: [2, 1] },
  ]);
export const gold = (text: Text): ComponentChildren =>
  row([1, 2, 3].map((nuggets) => <GoldCard key={nuggets} nuggets={nuggets} text={text} />));
/** The packet goes to the right, past the saboteurs. */
export const draft = (): ComponentChildren => (
  <div className="sb-book-draft">
    {[4, 3, 2, 0].map((seat) => (
      <span key={seat}>
        <Crest seat={seat} size={34} />
        {seat === 4 && <Picture of={roleDrawings.saboteur.icon} tint="wound" />}
        {seat !== 4 && <Picture of={pictures.nuggets} tint="gold" />}
      </span>
    ))}
  </div>
);

/** How many dwarf cards of each kind, and how many cards in hand, for each number of players. */
export function numbers(head: readonly [string, string, string, string]): ComponentChildren {
  return (
    <table className="sb-book-table">
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[3, 4, 5, 6, 7, 8, 9, 10].map((seats) => {
          const { saboteurCards, minerCards, handSize } = seatRow(seats);
          return (
            <tr key={seats}>
              <th scope="row">{seats}</th>
              <td>{saboteurCards}</td>
              <td>{minerCards}</td>
              <td>{handSize}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
