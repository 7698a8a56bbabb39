import './look/css/layers.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { firstLanguage } from './i18n/index.ts';
import { speak } from './i18n/loaded.ts';
import './look/css/fonts.css';
import './look/css/tokens.css';
import './look/css/base.css';
import './look/css/state.css';
import { followWindow } from './parts/window.ts';
import { draftLanguage } from './settings/languages.ts';
import { followSettings } from './settings/page.ts';
import { startSettings, useSettings } from './settings/store.ts';
import { keepUpToDate } from './sw/update.ts';

if (draftLanguage !== undefined)
  // A change of a file is seen at once: tables resume where they were.
  new EventSource('/api/drafts').addEventListener('message', () => location.reload());
startSettings(firstLanguage(navigator.languages));
followSettings();
followWindow();
void start();

async function start(): Promise<void> {
  const root = document.getElementById('app');
  if (!root) throw new Error('the page has no place for the app');
  await speak(useSettings.getState().language);
  render(<App />, root);
  if (import.meta.env.PROD && draftLanguage === undefined) keepUpToDate();
}
