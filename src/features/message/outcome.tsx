import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../components/notice.tsx";
import { type FormState, failureId, type MessageField, messageFields } from "./message.ts";
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
export function Failed({ field, isAnswer = false }: Pick<FormState, "field" | "isAnswer">) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Notice tone="danger" ref={message}>
      <FailureText field={field} isAnswer={isAnswer} />
    </Notice>
  );
}

function FailureText({ field, isAnswer }: { readonly field: MessageField | undefined; readonly isAnswer: boolean }) {
  const { t } = useTranslation();
  const sentences = [
    t("form.failure"),
    ...(field === undefined ? [] : [t("form.check", { field: t(`form.${field}`) })]),
    ...(isAnswer ? [t("form.goBack")] : []),
  ];
  return <p>{sentences.join(" ")}</p>;
}

/** What the hash of the server's answer shows if no application comes that reads the query: `#sent`, `#failed-name`. */
export function AnswerWithoutScript() {
  const { t } = useTranslation();
  return (
    <div className={styles.answer}>
      <Notice tone="success" id="sent">
        <p>{t("form.success")}</p>
      </Notice>
      {[undefined, ...messageFields].map((field) => (
        <Notice key={failureId(field)} tone="danger" id={failureId(field)}>
          <FailureText field={field} isAnswer />
        </Notice>
      ))}
    </div>
  );
}
