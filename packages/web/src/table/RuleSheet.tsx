import type { RuleId } from '@mazmorra/kernel';
import { useLanguage, useWords } from '../i18n/index.ts';
import { AboutLink } from '../origins/AboutLink.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Book } from '../rulebook/Book.tsx';
import { placeOf } from '../rulebook/rulebook.ts';
import { useRulebook } from '../rulebook/use-rulebook.ts';
import { useTries } from '../taught/use-tries.ts';
import { useTable } from './context.tsx';

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
      <p>
        <AboutLink game={info.game} apart />
      </p>
      {book === 'none' ? <p>{words.rulebook.none}</p> : book && <Book book={book} game={info.game} />}
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
  const { screen, info } = useTable();
  const language = useLanguage();
  const tries = useTries(rule === undefined ? undefined : info.game);
  const tried = tries.find(({ rules }) => rule !== undefined && rules.includes(rule));
  const book = useRulebook(screen, rule !== undefined);
  const place = book && book !== 'none' && rule !== undefined ? placeOf(book, rule) : undefined;
  return (
    <Sheet open={rule !== undefined} onClose={onClose} title={words.table.why} from="right">
      {book === 'none' && <p>{words.rulebook.none}</p>}
      {book && book !== 'none' && (
        <>
          {!place && <p>{words.rulebook.notFound}</p>}
          {tried && (
            <p className="book-try" data-try={tried.id}>
              <ButtonLink href={`/try/${info.game}/${tried.id}`} kind="main">
                {words.rulebook.tryIt(tried.title[language])}
              </ButtonLink>
            </p>
          )}
          <Book book={book} game={info.game} {...(place && { at: place })} />
        </>
      )}
    </Sheet>
  );
}
