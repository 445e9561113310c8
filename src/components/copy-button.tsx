/** Copies a text. Not to be seen before it works; its room is kept. */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import styles from "./copy-button.module.css";
import { useHydrated } from "./use-hydrated.ts";

/** How long "Copied" is shown, in milliseconds. */
const confirmation = 3_000;

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for people who do not see what stands beside the button. */
  readonly what: string;
}

export function CopyButton({ text, what }: CopyButtonProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmation);
    return () => clearTimeout(timer);
  }, [copied]);
  // Without a secure context there is no clipboard; where it is refused, the text can still be selected.
  const usable = hydrated && navigator.clipboard !== undefined;
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span className={styles.copy} data-usable={usable}>
      <Button look="small" onClick={copy}>
        {copied ? t("file.copied") : t("file.copy")}
        <span className="visually-hidden"> {what}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {copied ? t("file.copied") : ""}
      </span>
    </span>
  );
}
