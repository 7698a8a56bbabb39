import { type VariantSpec, type VariantValue, valuesAt } from '@mazmorra/kernel';
import { type Catalogue, useLanguage, useWords } from '../i18n/index.ts';
import { Choices, Switch } from '../parts/fields.tsx';
import type { AnyScreen } from '../table/contract.ts';

interface VariantFieldProps {
  readonly spec: VariantSpec;
  readonly screen: AnyScreen;
  readonly seats: number;
  readonly value: VariantValue;
  readonly onChange: (value: VariantValue) => void;
}

const only = (words: Catalogue['setup'], { min, max }: NonNullable<VariantSpec['seats']>): string =>
  min === max ? words.onlyAt(min) : words.onlyFor(min, max);

/** One house rule with one sentence; a switch for yes and no, a row of choices for the rest. */
export function VariantField({ spec, screen, seats, value, onChange }: VariantFieldProps) {
  const words = useWords();
  const values = valuesAt(spec, seats);
  const text = screen.text(useLanguage()).variants[spec.id];
  const label = text?.name ?? spec.id;
  const range = spec.seats;
  const fits = !range || (seats >= range.min && seats <= range.max);
  const help = [text?.sentence, range && !fits ? only(words.setup, range) : undefined]
    .filter((part) => part !== undefined)
    .join(' ');
  // What the number of players settles is no choice.
  if (values.length < 2) return;
  if (spec.values.every((each) => typeof each === 'boolean'))
    return <Switch label={label} help={help} on={value === true} onChange={onChange} disabled={!fits} />;
  return (
    <Choices
      label={label}
      help={help}
      disabled={!fits}
      value={String(value)}
      values={values.map((each) => ({
        value: String(each),
        name: text?.values?.[String(each)] ?? String(each),
      }))}
      onChange={(chosen) => {
        const found = values.find((each) => String(each) === chosen);
        if (found !== undefined) onChange(found);
      }}
    />
  );
}
