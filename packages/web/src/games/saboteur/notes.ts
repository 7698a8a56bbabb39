import type { Seat } from '@mazmorra/kernel';
import { keepObject, keptObject } from '../../settings/kept.ts';
import { create } from '../../settings/stores.ts';

/** What the reader suspects of a player; kept in this browser alone, by table, seat and round. */
export const marks = ['miner', 'saboteur', 'unsure'] as const;
export type Mark = (typeof marks)[number];
export type Marks = Readonly<Record<string, Mark>>;

const key = 'mazmorra.saboteur.notes';
/** Pages of the oldest tables are torn out. */
const most = 60;

export const pageOf = (table: string, seat: Seat, round: number): string => `${table}/${seat}/${round}`;

type Book = Readonly<Record<string, Marks>>;

/** The book with one mark more, or one less when it is taken away. */
export function written(book: Book, page: string, seat: Seat, mark: Mark | undefined): Book {
  const { [String(seat)]: _, ...others } = book[page] ?? {};
  const marked = mark === undefined ? others : { ...others, [seat]: mark };
  const { [page]: __, ...rest } = book;
  const pages = Object.entries(rest).slice(-(most - 1));
  return Object.fromEntries([...pages, [page, marked]]);
}

const stored = (): { readonly book: Book } => ({ book: keptObject(key) as Book });

const useBook = create(stored);

// Written elsewhere: in another tab, or by an import of everything.
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === key) useBook.setState(stored());
  });

const none: Marks = {};

export const useMarks = (page: string | undefined): Marks =>
  useBook((state) => (page === undefined ? none : (state.book[page] ?? none)));

export function mark(page: string, seat: Seat, what: Mark | undefined): void {
  const book = written(useBook.getState().book, page, seat, what);
  useBook.setState({ book });
  keepObject(key, book);
}
