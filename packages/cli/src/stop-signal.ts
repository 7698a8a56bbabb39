/** A second Ctrl-C after this many ms ends the process at once. */
const IMPATIENCE_MS = 1000;

/**
 * Resolves at the first Ctrl-C or request to end. The same request often arrives several times, from npm, a launcher and whoever sent it to
 * all of them: that does not cut short what has to be finished. A second Ctrl-C some time later does.
 */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const onSignal = (signal: NodeJS.Signals) => {
      first ??= performance.now();
      if (signal === 'SIGINT' && performance.now() - first > IMPATIENCE_MS) process.exit(130);
      resolve();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}
