import { type CancelReason, TestRunner } from 'vitest';

/** Vitest's runner, but once a test has failed it does not even read the files that follow: it would only skip their tests. */
export default class HastyRunner extends TestRunner {
  private isOver = false;

  override cancel(reason: CancelReason): void {
    this.isOver = true;
    super.cancel(reason);
  }

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    return this.isOver ? undefined : super.importFile(path, source);
  }
}
