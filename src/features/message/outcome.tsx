/** What became of the message. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./outcome.module.css";

/** Stands in place of the form; takes the focus that was on its button. */
export function Sent() {
  const { t } = useTranslation();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    message.current?.focus();
  }, []);
  return (
    <p className={styles.success} role="status" tabIndex={-1} ref={message}>
      {t("form.success")}
    </p>
  );
}

/** Stands above the form, and is brought into view: the button that was pressed is far below. */
export function Failed() {
  const { t } = useTranslation();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    message.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <p className={styles.failure} ref={message}>
      {t("form.failure")}
    </p>
  );
}

/** What the server's answer leads back to where no application comes that reads the query: `#sent`, `#failed`. */
export function AnswerWithoutScript() {
  const { t } = useTranslation();
  return (
    <div className={styles.answer}>
      <p className={styles.success} id="sent">
        {t("form.success")}
      </p>
      <p className={styles.failure} id="failed">
        {t("form.failure")} {t("form.goBack")}
      </p>
    </div>
  );
}
