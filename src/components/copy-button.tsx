/** Copies a text. Not to be seen before it works; its room is kept. */
import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "../lib/use-hydrated.ts";
import { Button } from "./button.tsx";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  readonly text: string;
  /** The element with the text: it is selected if the clipboard is refused. */
  readonly source: RefObject<HTMLElement | null>;
  /** What the button says; "Copy" if not given. */
  readonly label?: string;
  /** What is copied, for people who do not see what is beside the button. */
  readonly what?: string;
}

export function CopyButton({ text, source, label, what = "" }: CopyButtonProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<"copied" | "selected">();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), 3_000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      // Refused, or not there: there is no clipboard on plain http.
      if (source.current !== null) window.getSelection()?.selectAllChildren(source.current);
      setOutcome("selected");
    }
  };
  return (
    <span className={styles.copy} data-usable={hydrated}>
      <Button look="small" onClick={() => void copy()}>
        {outcome === undefined ? (label ?? t("file.copy")) : t(`file.${outcome}`)}
        <span className="visually-hidden"> {what}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {outcome === "copied" && t("file.copied")}
        {outcome === "selected" && t("file.selectedHint")}
      </span>
    </span>
  );
}
