import type { LegalBlock, LegalPageName, LegalPiece, LegalText } from '@mazmorra/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage, useWords } from '../../i18n/index.ts';
import { Page } from '../../page/Page.tsx';

/** Privacy page, terms or imprint, as the operator of this server wrote it. */
export default function LegalPage({ page }: { readonly page: LegalPageName }) {
  const words = useWords();
  const text = useLegalText(page);
  return (
    <Page title={words.legal[page]}>
      <div className="plate" data-legal={page} aria-busy={text === 'loading'}>
        {text === 'missing' && <p>{words.legal.missing}</p>}
        {typeof text === 'object' &&
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
          text.blocks.map((block, place) => <Block key={place} block={block} />)}
      </div>
    </Page>
  );
}

function useLegalText(page: LegalPageName): LegalText | 'loading' | 'missing' {
  const language = useLanguage();
  const [text, setText] = useState<LegalText | 'loading' | 'missing'>('loading');
  useEffect(() => {
    const controller = new AbortController();
    fetch(`/api/pages/${page}?language=${language}`, { signal: controller.signal })
      .then((response) => response.json() as Promise<LegalText>)
      .then(
        (loaded) => setText(Array.isArray(loaded.blocks) ? loaded : 'missing'),
        () => controller.signal.aborted || setText('missing'),
      );
    return () => controller.abort();
  }, [page, language]);
  return text;
}

function Block({ block }: { readonly block: LegalBlock }) {
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
          <li key={place}>
            <Pieces pieces={item} />
          </li>
        ))}
      </ul>
    );
  // The title of the page stands above it already.
  if (block.kind === 'title') return;
  if (block.kind === 'heading')
    return (
      <h2>
        <Pieces pieces={block.pieces} />
      </h2>
    );
  return (
    <p>
      <Pieces pieces={block.pieces} />
    </p>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly LegalPiece[] }) {
  return pieces.map(({ text, href }, place) =>
    href === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <a key={place} href={href}>
        {text}
      </a>
    ),
  );
}
