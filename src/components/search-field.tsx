/** Uncontrolled search controls, so that input from before the app starts is kept. */
import type { ComponentProps } from "react";
import { chevronDown, Icon, magnifier } from "./icon.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "onInput"> {
  readonly label: string;
  readonly onInput: (value: string) => void;
}

export function SearchField({ label, onInput, ...rest }: SearchFieldProps) {
  return (
    <label className={styles.control}>
      <span className="visually-hidden">{label}</span>
      <Icon path={magnifier} />
      <input
        type="search"
        {...rest}
        dir="auto"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

interface SearchSelectProps extends Pick<ComponentProps<"select">, "ref" | "name" | "children"> {
  readonly label: string;
  readonly onChange: (value: string) => void;
}

export function SearchSelect({ label, onChange, ...rest }: SearchSelectProps) {
  return (
    <label className={styles.control}>
      <span className="visually-hidden">{label}</span>
      <select {...rest} onChange={(event) => onChange(event.currentTarget.value)} />
      <Icon path={chevronDown} />
    </label>
  );
}
