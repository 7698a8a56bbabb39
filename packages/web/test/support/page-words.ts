import { type ComponentChildren, createElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { choiceOf, emptyHand } from '../../src/table/choice.ts';
import { TableProvider, type TableShared } from '../../src/table/context.tsx';
import type { ScreenProps } from '../../src/table/contract.ts';
import { Players } from '../../src/table/Players.tsx';
import { askedNow } from '../../src/table/stage.ts';
import type { Film, Frame } from './film.ts';

const noChoice = choiceOf(
  emptyHand(),
  { answer: async () => ({ ok: false, reason: { code: 'over' } }) },
  undefined,
  true,
);

/** What a frame of a film says in English: on the board, and at the seats with the aim. */
export function wordsIn({ staged }: Frame, { screen, names }: Film): { board: string; rest: string } {
  const { info, state } = staged;
  if (!info || !state) return { board: '', rest: '' };
  const text = screen.text('en');
  const shared: TableShared = {
    info,
    screen,
    choice: noChoice,
    text,
    names,
    language: 'en',
    offHand: undefined,
    playing: staged.playing,
    isLed: false,
    isOver: false,
    openRule: () => undefined,
  };
  const parts: ScreenProps<unknown, unknown> = {
    view: state.view,
    told: staged.told,
    viewer: state.viewer,
    info,
    awaited: askedNow(staged, state),
    beat: staged.beat,
    last: staged.last,
    choice: noChoice,
    text,
    names,
    language: 'en',
  };
  // Who is thinking changes with the moment, and tells nothing of it.
  const told = { ...parts, view: staged.told, awaited: [] };
  const drawn = (part: ComponentChildren): string =>
    wordsOf(renderToStaticMarkup(createElement(TableProvider, { value: shared } as never, part)));
  return {
    board: drawn(createElement(screen.regions.board.View, parts)),
    rest: `${screen.aim?.(told) ?? ''} ${drawn(createElement(Players, { props: told }))}`,
  };
}

const VOID = /^(area|br|col|hr|img|input|link|meta|source|wbr)$/;

/** The texts and labels of a page, without what is just turning over (`data-turns`) and what is hidden meanwhile (`data-untold`). */
function wordsOf(html: string): string {
  const said: string[] = [];
  let depth = 0;
  let turningSince = 0;
  for (const [, closing, name = '', attributes = '', text] of html.matchAll(
    /<(\/?)([a-zA-Z0-9]+)([^>]*)>|([^<]+)/g,
  )) {
    if (text !== undefined) {
      if (turningSince === 0) said.push(text);
    } else if (closing === '/') {
      if (depth === turningSince) turningSince = 0;
      depth -= 1;
    } else if (!attributes.endsWith('/') && !VOID.test(name)) {
      depth += 1;
      if (turningSince === 0 && /data-(turns|untold)=/.test(attributes)) turningSince = depth;
      if (turningSince === 0)
        for (const [, label = ''] of attributes.matchAll(/aria-label="([^"]*)"/g)) said.push(label);
    }
  }
  return said.join(' ').replaceAll('&#x27;', '’').replaceAll(/\s+/g, ' ');
}
