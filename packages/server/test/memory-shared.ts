import { type CodeRow, type Storage, StorageError, type WaiterRow, type Write } from '../src/storage/port.ts';

/** Codes for another device and the pool, in memory. Nobody shares this storage, so there are no leases and no visitors elsewhere. */
export class MemoryShared {
  readonly codes = new Map<string, CodeRow & { readonly used: boolean }>();
  readonly waiters = new Map<string, WaiterRow>();

  reads(): Pick<Storage, 'waiters' | 'code' | 'screenCode' | 'screenCodeOf'> {
    return {
      waiters: async () =>
        [...this.waiters.values()].sort((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1)),
      code: async (hash) => this.codes.get(hash),
      // Nobody asks for a big screen here.
      screenCode: async () => undefined,
      screenCodeOf: async () => undefined,
    };
  }

  apply(write: Write): void {
    switch (write.kind) {
      case 'code':
        this.codes.set(write.row.hash, { ...write.row, used: false });
        break;
      case 'use-code': {
        const code = this.codes.get(write.hash);
        if (!code || code.used) throw new StorageError('conflict', 'used');
        this.codes.set(write.hash, { ...code, used: true });
        break;
      }
      case 'delete-codes':
        this.#dropCodes(({ person }) => person === write.person);
        break;
      case 'expire-codes':
        this.#dropCodes(({ until }) => until < write.before);
        break;
      case 'waiter':
      case 'call-waiter':
      case 'recall-waiter':
      case 'delete-waiter':
        this.#applyToPool(write);
        break;
    }
  }

  #applyToPool(write: Extract<Write, { kind: `${string}waiter` }>): void {
    if (write.kind === 'waiter') {
      const before = this.waiters.get(write.row.person);
      if (before?.called) return;
      this.waiters.set(write.row.person, {
        ...write.row,
        since: before?.since ?? write.row.since,
        called: '',
      });
      return;
    }
    const row = this.waiters.get(write.person);
    if (write.kind === 'delete-waiter') this.waiters.delete(write.person);
    else if (write.kind === 'recall-waiter') row && this.waiters.set(write.person, { ...row, called: '' });
    else if (row?.called !== '') throw new StorageError('conflict', 'gone');
    else this.waiters.set(write.person, { ...row, called: write.called });
  }

  forget(person: string): void {
    this.waiters.delete(person);
    this.#dropCodes((code) => code.person === person);
  }

  #dropCodes(chosen: (code: CodeRow) => boolean): void {
    for (const [hash, code] of this.codes) if (chosen(code)) this.codes.delete(hash);
  }
}
