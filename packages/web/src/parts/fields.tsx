import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './fields.css';

interface SwitchProps {
  readonly label: string;
  readonly help?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

export function Switch({ label, help, on, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="field field-switch">
      <div className="grow">
        <label htmlFor={id}>{label}</label>
        {help !== undefined && (
          <p id={`${id}-help`} className="field-help">
            {help}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={on}
        aria-checked={on}
        disabled={disabled}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

interface ChoicesProps<T extends string | number> {
  readonly label: string;
  readonly help?: string;
  readonly value: T;
  readonly values: readonly { readonly value: T; readonly name: string }[];
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
}

/** A few choices side by side, one of them pressed in. */
export function Choices<T extends string | number>({
  label,
  help,
  value,
  values,
  onChange,
  disabled,
}: ChoicesProps<T>) {
  const id = useId();
  return (
    <fieldset className="field" disabled={disabled}>
      <legend>{label}</legend>
      {help !== undefined && <p className="field-help">{help}</p>}
      <div className="choices">
        {values.map((each) => (
          <label key={each.value} className="choices-one">
            <input
              type="radio"
              name={id}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
            />
            <span>{each.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Field({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ComponentChildren;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
