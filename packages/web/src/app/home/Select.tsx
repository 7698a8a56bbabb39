import { useId } from 'preact/hooks';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
}

/** One of a few, with its label above it. */
export function Select({ label, value, values, onChange }: SelectProps) {
  const id = useId();
  return (
    <p className="play-select">
      <label htmlFor={id}>{label}</label>
      <select
        className="select"
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {values.map((each) => (
          <option key={each.value} value={each.value}>
            {each.name}
          </option>
        ))}
      </select>
    </p>
  );
}
