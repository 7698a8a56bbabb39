export function v8FlagsFor(args: readonly string[]): string[];
export function setV8FlagsFor(args: readonly string[]): void;
