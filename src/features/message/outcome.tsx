import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../components/notice.tsx";
import styles from "./outcome.module.css";

/** In place of the form; takes the focus that was on its button. */
export function Sent() {
  const { t } = useTranslation();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    message.current?.focus();
  }, []);
  return (
    <Notice tone="success">
      <p className={styles.sent} role="status" tabIndex={-1} ref={message}>
        {t("form.success")}
      </p>
    </Notice>
  );
}

/** Above the form, and brought into view: the button that was pressed is far below. */
export function Failed() {
  const { t } = useTranslation();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Notice tone="danger" ref={message}>
      <p>{t("form.failure")}</p>
    </Notice>
  );
}

/** What the server's answer leads back to if no application comes that reads the query: `#sent`, `#failed`. */
export function AnswerWithoutScript() {
  const { t } = useTranslation();
  return (
    <div className={styles.answer}>
      <Notice tone="success" id="sent">
        <p>{t("form.success")}</p>
      </Notice>
      <Notice tone="danger" id="failed">
        <p>
          {t("form.failure")} {t("form.goBack")}
        </p>
      </Notice>
    </div>
  );
}
