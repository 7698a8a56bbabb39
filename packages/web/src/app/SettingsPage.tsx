import { useWords } from '../i18n/index.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { Page } from './Page.tsx';

export default function SettingsPage() {
  const words = useWords();
  return (
    <Page title={words.settings.title}>
      <div className="plate">
        <SettingsForm />
      </div>
    </Page>
  );
}
