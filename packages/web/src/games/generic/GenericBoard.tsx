import type { GameText } from '@mazmorra/kernel';
import type { ReactNode } from 'react';
import { type Catalogue, useWords } from '../../i18n/index.ts';
import type { ScreenProps } from '../contract.ts';
import './generic.css';

/**
 * A table for any game: its view as a sheet of names and values, its options as buttons on the bar. Plain, complete
 * and always right; a game's own screen takes its place.
 */
export function GenericBoard({ view, text }: ScreenProps<unknown, unknown>) {
  const words = useWords();
  return (
    <div className="generic">
      <h2>{words.table.whatYouSee}</h2>
      <Value value={view} name="" text={text} words={words} />
    </div>
  );
}

interface ValueProps {
  readonly value: unknown;
  /** Of the field it stands in: ids are looked up as components also behind their field's name. */
  readonly name: string;
  readonly text: GameText<unknown>;
  readonly words: Catalogue;
}

function Value({ value, name, text, words }: ValueProps): ReactNode {
  if (value === undefined || value === null) return <span className="quiet">{words.table.nothing}</span>;
  if (typeof value === 'boolean') return value ? words.app.yes : words.app.no;
  if (typeof value === 'number') return <span className="generic-number">{value}</span>;
  if (typeof value === 'string') return named(value, text, words);
  if (Array.isArray(value)) return <Items items={value} name={name} text={text} words={words} />;
  if (typeof value === 'object') {
    return (
      <dl className="generic-sheet">
        {Object.entries(value).map(([key, part]) => (
          <div key={key} className={typeof part === 'object' && part !== null ? 'generic-wide' : ''}>
            <dt>{spaced(key)}</dt>
            <dd>
              <Value value={part} name={key} text={text} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return String(value);
}

function Items({ items, ...rest }: Omit<ValueProps, 'value'> & { readonly items: readonly unknown[] }) {
  if (items.length === 0) return <span className="quiet">{rest.words.table.nothing}</span>;
  const small = items.every((item) => typeof item !== 'object' || item === null);
  return (
    <ol className={small ? 'generic-chips' : 'generic-cards'}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is all there is to tell them apart
        <li key={index}>
          <Value value={item} {...rest} />
        </li>
      ))}
    </ol>
  );
}

function named(id: string, text: GameText<unknown>, words: Catalogue): ReactNode {
  if (id === 'unknown' || id === 'hidden') return <em className="quiet">{words.table.unknown}</em>;
  const component = Object.hasOwn(text.components, id) ? text.components[id] : undefined;
  if (!component) return spaced(id);
  return <span title={component.text}>{component.name}</span>;
}

/** `dungeonPile` and `dungeon-pile` as people write. */
const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
