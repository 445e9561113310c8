import { useEffect, useLayoutEffect, useRef } from "react";
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

interface SendFailedProps extends Pick<FormState, "field" | "isAnswer"> {
  /** The other way. */
  readonly email: string;
}

/** Above the form. The button stays under the pointer, unless the notice is then out of view. */
export function SendFailedNotice({ field, email, isAnswer = false }: SendFailedProps) {
  const message = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = message;
    const below = current?.parentElement?.nextElementSibling;
    if (!current || !below) return;
    const added = below.getBoundingClientRect().top - current.getBoundingClientRect().top;
    if (!isAnswer) window.scrollBy({ top: added, behavior: "instant" });
    current.scrollIntoView({ block: "nearest" });
  }, [isAnswer]);
  return (
    <Notice tone="danger" ref={message}>
      <FailureText field={field} email={email} isAnswer={isAnswer} />
    </Notice>
  );
}

function FailureText({ field, email, isAnswer }: Required<SendFailedProps>) {
  const { t } = useTranslation();
  const sentences = [
    t("form.failure"),
    ...(field === undefined ? [] : [t("form.check", { field: t(`form.${field}`) })]),
    ...(isAnswer ? [t("form.goBack")] : []),
  ];
  return (
    <>
      <p>{sentences.join(" ")}</p>
      <p>
        {`${t("form.byMail")} `}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  );
}

interface AnswerProps extends Pick<SendFailedProps, "email"> {
  readonly result: "sent" | "failed";
  readonly field?: MessageField | undefined;
}

/** The server's answer without JavaScript: shown if the hash of the address names it. `sent` replaces the form. */
export function AnswerWithoutScript({ result, field, email }: AnswerProps) {
  const { t } = useTranslation();
  const isSent = result === "sent";
  return (
    <div className={styles.answer} id={isSent ? "sent" : failureId(field)}>
      <Notice tone={isSent ? "success" : "danger"}>
        {isSent ? <p>{t("form.success")}</p> : <FailureText field={field} email={email} isAnswer />}
      </Notice>
    </div>
  );
}
