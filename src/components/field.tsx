/** A field with a floating label. */
import { type ReactNode, type SyntheticEvent, useState } from "react";
import styles from "./field.module.css";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** What is wrong with its content. */
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

export function Field({ id, label, fault = "", children }: FieldProps) {
  return (
    <div className={styles.field}>
      {children}
      <label htmlFor={id}>{label}</label>
      {fault !== "" && (
        // The browser speaks its own language.
        <p id={faultId(id)} lang={navigator.language}>
          {fault}
        </p>
      )}
    </div>
  );
}

const faultId = (id: string) => `${id}-fault`;

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what the browser says of a control that it refuses: its own words vanish after seconds, and only the first field
 * has them. From then on they follow what is typed.
 *
 * @param hint The id of what describes the control anyway.
 */
export function useFault(id: string, hint?: string) {
  const [fault, setFault] = useState<string>();
  const refuse = ({ currentTarget }: SyntheticEvent<Control>) => setFault(currentTarget.validationMessage);
  const described = [fault ? faultId(id) : undefined, hint].filter((one) => one !== undefined);
  return {
    fault,
    control: {
      id,
      "aria-invalid": fault ? true : undefined,
      "aria-describedby": described.join(" ") || undefined,
      onInvalid: refuse,
      onInput: (event: SyntheticEvent<Control>) => fault !== undefined && refuse(event),
    },
  };
}
