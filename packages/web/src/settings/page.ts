import { type Settings, useSettings } from './store.ts';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const DAYLIGHT = '(prefers-color-scheme: light)';

/** Nothing may travel across the screen: by the device's wish, by ours, or because speed is 0. */
export function motionless(settings: Settings = useSettings.getState()): boolean {
  return settings.lessMotion || settings.speed === 0 || matchMedia(LESS_MOTION).matches;
}

/** Keeps the page's own attributes in step with the settings and the device's wishes; style sheets hang on them. */
export function followSettings(): void {
  const apply = (settings: Settings): void => {
    const { documentElement: page } = document;
    const day = settings.theme === 'day' || (settings.theme === 'auto' && matchMedia(DAYLIGHT).matches);
    page.lang = settings.language;
    page.dataset['theme'] = day ? 'day' : 'night';
    page.dataset['contrast'] = settings.contrast ? 'high' : 'normal';
    page.dataset['speed'] = String(settings.speed);
    page.dataset['motion'] = motionless(settings) ? 'less' : 'full';
    page.style.setProperty('--text-scale', settings.textSize);
  };
  apply(useSettings.getState());
  useSettings.subscribe(apply);
  for (const wish of [LESS_MOTION, DAYLIGHT])
    matchMedia(wish).addEventListener('change', () => apply(useSettings.getState()));
}
