/** Where a browser keeps something: for good, or until the tab is closed. */
type Place = 'localStorage' | 'sessionStorage';

/** What this browser keeps under a name; nothing where it keeps nothing, as in some private windows. */
export function keptText(name: string, place: Place = 'localStorage'): string | undefined {
  try {
    return globalThis[place].getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it, or forgets it. In a browser that keeps nothing it lasts as long as the page: a game there says so where it matters. */
export function keepText(name: string, text: string | undefined, place: Place = 'localStorage'): void {
  try {
    if (text === undefined) globalThis[place].removeItem(name);
    else globalThis[place].setItem(name, text);
  } catch {
    // A private window, or a full disk.
  }
}

/** The names of all that is kept for good. */
export function keptNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** A JSON object that this browser keeps under a name; an empty one where something else lies there. */
export function keptObject(name: string, place?: Place): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(keptText(name, place) ?? '{}');
    return typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored)) : {};
  } catch {
    return {};
  }
}

export const keepObject = (name: string, value: object, place?: Place): void =>
  keepText(name, JSON.stringify(value), place);
