import { lazy, Suspense } from 'react';
import { useWords } from '../i18n/index.ts';
import { hasBeenOnline } from '../online/house.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { Page } from './Page.tsx';

const Account = lazy(() => import('../online/Account.tsx'));

export default function SettingsPage() {
  const words = useWords();
  return (
    <Page title={words.settings.title}>
      <div className="plate">
        <SettingsForm />
      </div>
      <Suspense>{hasBeenOnline() && <Account />}</Suspense>
    </Page>
  );
}
