import { type Settings, useSettings } from './store.ts';

const asksForLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const likesDay = (): boolean => matchMedia('(prefers-color-scheme: light)').matches;

/** Nothing may travel across the screen: by the device's wish, by ours, or because speed is 0. */
export function motionless(settings: Settings = useSettings.getState()): boolean {
  return settings.lessMotion || settings.speed === 0 || asksForLess();
}

/** Keeps the page's own attributes in step with the settings; style sheets hang on them. */
export function followSettings(): void {
  const apply = (settings: Settings): void => {
    const { documentElement: page } = document;
    const day = settings.theme === 'day' || (settings.theme === 'auto' && likesDay());
    page.lang = settings.language;
    page.dataset['theme'] = day ? 'day' : 'night';
    page.dataset['contrast'] = settings.contrast ? 'high' : 'normal';
    page.dataset['speed'] = String(settings.speed);
    page.dataset['motion'] = motionless(settings) ? 'less' : 'full';
    page.style.setProperty('--text-scale', settings.textSize);
  };
  apply(useSettings.getState());
  useSettings.subscribe(apply);
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => apply(useSettings.getState()));
}
