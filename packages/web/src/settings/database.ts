/** The database of this browser. Tables lie in it; settings and smaller things are in `kept.ts`. */
export const TABLES = 'tables';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('mazmorra', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let connection: Promise<IDBDatabase> | undefined;

/** One connection for the page or the worker; a failure is remembered as well. */
export function database(): Promise<IDBDatabase> {
  connection ??= opened();
  return connection;
}

/** Whether this browser keeps anything: in a private window its database may be missing, or refuse to be opened. */
export const isKept = (): Promise<boolean> =>
  database().then(
    () => true,
    () => false,
  );
