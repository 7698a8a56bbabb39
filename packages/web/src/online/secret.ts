const key = 'mazmorra.secret';

/** What the server knows this browser by. In a file of its own, so that the first page can ask without loading the connection. */
export function storedSecret(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** This browser has been somebody's guest before. */
export const hasBeenOnline = (): boolean => storedSecret() !== undefined;

export function keepSecret(secret: string | undefined): void {
  try {
    if (secret === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, secret);
  } catch {
    // A browser that keeps nothing is a new guest after every reload.
  }
}
