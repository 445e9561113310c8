/** Native radio buttons side by side. Hidden without scripts. */
import { type ReactNode, useId } from "react";
import styles from "./segmented-control.module.css";

interface SegmentedControlProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly children?: ReactNode;
}

export function SegmentedControl<Value extends string>({
  legend,
  options,
  value: chosen,
  onChange,
  children,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.control}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChange(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
