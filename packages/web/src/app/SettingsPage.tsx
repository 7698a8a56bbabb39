import { Suspense } from 'preact/compat';
import { useWords } from '../i18n/index.ts';
import { lazy } from '../i18n/lazy.ts';
import { hasBeenOnline } from '../online/secret.ts';
import { Page } from '../page/Page.tsx';
import { SettingsForm } from '../page/SettingsForm.tsx';

const Account = lazy(() => import('../online/Account.tsx'));

export default function SettingsPage() {
  const words = useWords();
  return (
    <Page title={words.settings.title}>
      <div className="plate">
        <SettingsForm />
      </div>
      <Suspense fallback={undefined}>{hasBeenOnline() && <Account />}</Suspense>
    </Page>
  );
}
