import { type VariantSpec, type Variants, valuesAt } from '@mazmorra/kernel';

interface VariantText {
  readonly name: string;
  readonly values?: Readonly<Record<string, string>>;
}

export interface VariantLine {
  readonly name: string;
  /** `true` and `false` are said in the reader's language by whoever shows it. */
  readonly value: string | boolean;
}

/** The variants of a table in words, without those that leave no choice at its number of seats. */
export function variantLines(
  specs: readonly VariantSpec[],
  texts: Readonly<Record<string, VariantText>>,
  variants: Variants,
  seats: number,
): VariantLine[] {
  return specs.flatMap((spec) => {
    const range = spec.seats;
    const fits = !range || (seats >= range.min && seats <= range.max);
    if (!fits || valuesAt(spec, seats).length < 2) return [];
    const value = variants[spec.id] ?? spec.default;
    const text = texts[spec.id];
    const shown = typeof value === 'boolean' ? value : (text?.values?.[String(value)] ?? String(value));
    return [{ name: text?.name ?? spec.id, value: shown }];
  });
}
