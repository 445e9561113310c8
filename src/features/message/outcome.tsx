import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../components/notice.tsx";
import { type FormState, failureId, type MessageField } from "../../domain/message.ts";
import styles from "./outcome.module.css";

/** In place of the form. Takes the focus that was on its button; after Back the heading has it. */
export function SentNotice() {
  const { t } = useTranslation();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) message.current?.focus();
  }, []);
  return (
    <Notice tone="success">
      <p className={styles.sent} role="status" tabIndex={-1} ref={message}>
        {t("form.success")}
      </p>
    </Notice>
  );
}

type SendFailedProps = Pick<FormState, "field" | "isAnswer">;

/** Above the form, and scrolled into view: the button is far below. */
export function SendFailedNotice({ field, isAnswer = false }: SendFailedProps) {
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

function FailureText({ field, isAnswer }: Required<SendFailedProps>) {
  const { t } = useTranslation();
  const sentences = [
    t("form.failure"),
    ...(field === undefined ? [] : [t("form.check", { field: t(`form.${field}`) })]),
    ...(isAnswer ? [t("form.goBack")] : []),
  ];
  return <p>{sentences.join(" ")}</p>;
}

interface AnswerProps {
  readonly result: "sent" | "failed";
  readonly field?: MessageField | undefined;
}

/** The server's answer without JavaScript: shown if the hash of the address names it. `sent` replaces the form. */
export function AnswerWithoutScript({ result, field }: AnswerProps) {
  const { t } = useTranslation();
  const isSent = result === "sent";
  return (
    <div className={styles.answer} id={isSent ? "sent" : failureId(field)}>
      <Notice tone={isSent ? "success" : "danger"}>
        {isSent ? <p>{t("form.success")}</p> : <FailureText field={field} isAnswer />}
      </Notice>
    </div>
  );
}
