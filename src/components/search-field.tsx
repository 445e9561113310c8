/** Uncontrolled search controls, so that input from before the app starts is kept. */
import type { ReactNode, Ref } from "react";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly onInput: (value: string) => void;
  readonly onFocus?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
}

export function SearchField({ ref, name, label, placeholder, onInput, onFocus, onBlur }: SearchFieldProps) {
  return (
    <label className={styles.control}>
      <span className="visually-hidden">{label}</span>
      <Icon path="m21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
      <input
        ref={ref}
        type="search"
        name={name}
        placeholder={placeholder}
        dir="auto"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => onInput(event.currentTarget.value)}
        onFocus={onFocus}
        onBlur={onBlur}
      />
    </label>
  );
}

interface SearchSelectProps {
  readonly ref: Ref<HTMLSelectElement>;
  readonly name: string;
  readonly label: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

export function SearchSelect({ ref, name, label, onChange, children }: SearchSelectProps) {
  return (
    <label className={styles.control}>
      <span className="visually-hidden">{label}</span>
      <select ref={ref} name={name} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
