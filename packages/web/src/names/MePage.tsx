import { Page } from '../app/Page.tsx';
import { theLink } from '../online/house.ts';
import { PlainHttpNote, Status } from '../online/Status.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { KeepName } from './KeepName.tsx';
import { useNameWords } from './words/index.ts';
import '../online/online.css';

/** Who the reader is on this server. */
export default function MePage() {
  const words = useNameWords();
  theLink();
  return (
    <Page title={words.title}>
      <Status />
      <PlainHttpNote />
      <KeepName />
      <p>
        <ButtonLink href="/settings" kind="ghost">
          {words.toSettings}
        </ButtonLink>
      </p>
    </Page>
  );
}
