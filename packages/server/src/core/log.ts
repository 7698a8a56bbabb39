export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes one JSON object per line. Callers pass named fields; messages, secrets and links are never logged. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

export const logTo =
  (write: (line: string) => void): Log =>
  (level, event, fields) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);

/**
 * A log on a stream of the process. When its reader has gone away (`serve 2>&1 | head`), nothing more is written: otherwise each line would be an
 * uncaught error, which is reported by another line, and so on without end.
 */
export function logToStream(stream: NodeJS.WritableStream): Log {
  let gone = false;
  stream.on('error', () => {
    gone = true;
  });
  return logTo((line) => {
    if (!gone) stream.write(line);
  });
}

export const silent: Log = () => undefined;

/** The beginning of a table's id: enough to find it in a log, not enough to open it. */
export const shortId = (id: string): string => id.slice(0, 5);

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
