interface ChoiceProps<Value extends string> {
  readonly className?: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly disabled?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, which a list is narrowed down to at once. */
export function Choice<Value extends string>({
  className,
  label,
  value,
  options,
  disabled,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <label className={className}>
      <span>{label}</span>
      <select value={value} disabled={disabled} onChange={({ target }) => onChoose(target.value as Value)}>
        {options.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
