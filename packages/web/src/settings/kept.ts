/** A JSON object that this browser keeps under a name; an empty one where it keeps nothing, or something else lies there. */
export function keptObject(name: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored)) : {};
  } catch {
    return {};
  }
}

/** Keeps it. A browser that keeps nothing (a private window, a full disk) still plays: the object lasts as long as the page. */
export function keepObject(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The table says so where it matters: a game in a private window.
  }
}
