import type { Language, RuleId } from '@mazmorra/kernel';
import { useEffect, useState } from 'react';
import type { AnyScreen } from '../games/contract.ts';
import { useLanguage, useWords } from '../i18n/index.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useTable } from '../table/context.tsx';
import { Book } from './Book.tsx';
import { placeOf, type Rulebook } from './rulebook.ts';

/** The rulebook of a game in the reader's language, loaded when it is first wanted. */
export function useRulebook(screen: AnyScreen | undefined, wanted: boolean): Rulebook | 'none' | undefined {
  const language: Language = useLanguage();
  const [book, setBook] = useState<{ readonly language: Language; readonly book: Rulebook | 'none' }>();
  useEffect(() => {
    if (!wanted || !screen) return;
    if (!screen.rulebook) return setBook({ language, book: 'none' });
    let current = true;
    screen.rulebook[language]().then(
      ({ rulebook }) => current && setBook({ language, book: rulebook }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [screen, wanted, language]);
  return book?.language === language ? book.book : undefined;
}

/** The rulebook beside the table. */
export function BookSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const words = useWords();
  const { screen, info } = useTable();
  const book = useRulebook(screen, open);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.rulebook.title(words.games[info.game].name)}
      from="right"
    >
      {book === 'none' ? <p>{words.rulebook.none}</p> : book && <Book book={book} />}
    </Sheet>
  );
}

/** The rulebook opened where it speaks of one rule. */
export function RuleSheet({
  rule,
  onClose,
}: {
  readonly rule: RuleId | undefined;
  readonly onClose: () => void;
}) {
  const words = useWords();
  const { screen } = useTable();
  const book = useRulebook(screen, rule !== undefined);
  const place = book && book !== 'none' && rule !== undefined ? placeOf(book, rule) : undefined;
  return (
    <Sheet open={rule !== undefined} onClose={onClose} title={words.table.why} from="right">
      {book === 'none' && <p>{words.rulebook.none}</p>}
      {book && book !== 'none' && (
        <>
          {!place && <p>{words.rulebook.notFound}</p>}
          <Book book={book} {...(place && { at: place })} />
        </>
      )}
    </Sheet>
  );
}
