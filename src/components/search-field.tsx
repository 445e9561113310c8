/** A search box. Its value stays with the browser, so that what is typed before the page can react is kept. */
import type { Ref } from "react";
import styles from "./search-field.module.css";

interface SearchFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly onInput: (value: string) => void;
}

export function SearchField({ ref, name, label, placeholder, onInput }: SearchFieldProps) {
  return (
    <label className={styles.field}>
      <span className="visually-hidden">{label}</span>
      <input
        ref={ref}
        type="search"
        name={name}
        placeholder={placeholder}
        autoComplete="off"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}
