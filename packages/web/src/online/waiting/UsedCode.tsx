import { Page } from '../../page/Page.tsx';
import { Button } from '../../parts/Button.tsx';
import { useWaitingWords } from './words.ts';

/** The code of a link has been used, or is too old: nothing is lost, and it says what to do. */
export function UsedCode({ used }: { readonly used: boolean }) {
  const { code } = useWaitingWords();
  return (
    <Page title={used ? code.used : code.old}>
      <p data-used-code={used}>{used ? code.usedHelp : code.oldHelp}</p>
      <Button kind="main" onClick={() => location.reload()}>
        {code.goOn}
      </Button>
    </Page>
  );
}
