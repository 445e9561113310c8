import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../components/notice.tsx";
import { type FormState, failureId, type MessageField } from "../../domain/message.ts";
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

type FailedProps = Pick<FormState, "field" | "isAnswer">;

/** Above the form, and brought into view: the button that was pressed is far below. */
export function Failed({ field, isAnswer = false }: FailedProps) {
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

function FailureText({ field, isAnswer }: Required<FailedProps>) {
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

/** Where the server's answer leads, and all there is to see of it without JavaScript; `sent` takes the place of the form. */
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
