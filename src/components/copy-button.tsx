/** Copies a text. Invisible until hydration, with its space reserved. */
import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "../lib/use-hydrated.ts";
import { Button } from "./button.tsx";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  readonly text: string;
  /** The element with the text, which is selected if there is no access to the clipboard. */
  readonly source: RefObject<HTMLElement | null>;
  readonly label?: string;
  /** For screen readers: the label, and what is copied. */
  readonly name?: string;
}

export function CopyButton({ text, source, label, name }: CopyButtonProps) {
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
      // Refused, or missing, as on plain http.
      if (source.current !== null) window.getSelection()?.selectAllChildren(source.current);
      setOutcome("selected");
    }
  };
  return (
    <span className={styles.copy} data-usable={hydrated}>
      <Button look="small" onClick={() => void copy()} aria-label={outcome === undefined ? name : undefined}>
        {outcome === undefined ? (label ?? t("file.copy")) : t(`file.${outcome}`)}
      </Button>
      <span className="visually-hidden" role="status">
        {outcome === "copied" && t("file.copied")}
        {outcome === "selected" && t("file.selectedHint")}
      </span>
    </span>
  );
}
