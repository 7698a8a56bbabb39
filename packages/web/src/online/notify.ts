import { wordsIn } from '../i18n/index.ts';
import { useSettings } from '../settings/store.ts';
import { onlineWordsIn } from './words.ts';

/** A browser notification, where the reader allowed it and does not look at the page. */
export async function callToTable(
  game: keyof ReturnType<typeof wordsIn>['games'],
  table: string,
): Promise<void> {
  if (!document.hidden) return;
  const { language } = useSettings.getState();
  const text = onlineWordsIn(language).notification(wordsIn(language).games[game].name);
  await notify(text, `mazmorra-${table}`, `/t/${table}`);
}

/**
 * Shows a notification through the service worker, which every browser allows; constructing one throws on Android. Without a
 * service worker the page shows it itself where it can.
 */
export async function notify(text: string, tag: string, path: string): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) {
      await registration.showNotification(text, { tag, data: { path } });
      return;
    }
    const note = new Notification(text, { tag });
    note.addEventListener('click', () => {
      window.focus();
      if (location.pathname !== path) location.assign(path);
    });
  } catch (error) {
    reportError(error);
  }
}
