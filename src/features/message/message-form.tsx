/** The contact form. Without JavaScript the browser sends it; with JavaScript it is sent in place. */
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { failureId, fieldLimits, messageFields, subjects, trapField } from "../../domain/message.ts";
import { MessageBody } from "./message-body.tsx";
import styles from "./message-form.module.css";
import { AnswerWithoutScript, Failed, Sent } from "./outcome.tsx";
import { useDraft } from "./use-draft.ts";
import { useMessage } from "./use-message.ts";

interface MessageFormProps {
  readonly endpoint: string;
  readonly maxLength: number;
  /** About the fields, above them. */
  readonly children?: ReactNode;
}

export function MessageForm({ endpoint, maxLength, children }: MessageFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { keep, discard } = useDraft(form, { ...fieldLimits, body: maxLength });
  const { state, submit } = useMessage(endpoint);
  const isSending = state.phase === "sending";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the message has arrived.
  useEffect(() => {
    if (state.phase === "sent") discard();
  }, [state.phase]);
  if (state.phase === "sent") return <Sent />;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={endpoint}
      onSubmit={submit}
      onInput={keep}
      // The first field the browser refuses is the first try: from then on the styles show them all.
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.dataset.tried = "";
      }}
      aria-busy={isSending}
    >
      <AnswerWithoutScript result="sent" />
      {children}
      {[undefined, ...messageFields].map((field) => (
        <AnswerWithoutScript key={failureId(field)} result="failed" field={field} />
      ))}
      <div role="alert">{state.phase === "failed" && <Failed {...state} />}</div>
      <Field id="message-name" label={t("form.name")}>
        <input
          id="message-name"
          name="name"
          required
          maxLength={fieldLimits.name}
          placeholder={t("form.name")}
          autoComplete="name"
        />
      </Field>
      <Field id="message-email" label={t("form.email")}>
        <input
          id="message-email"
          name="email"
          type="email"
          required
          maxLength={fieldLimits.email}
          placeholder={t("form.email")}
          autoComplete="email"
        />
      </Field>
      <Field id="message-subject" label={t("form.subject")}>
        <select id="message-subject" name="subject">
          {subjects.map(({ value, label }) => (
            <option key={value} value={value}>
              {t(`form.${label}`)}
            </option>
          ))}
        </select>
      </Field>
      <MessageBody maxLength={maxLength} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="message-trap">{t("form.trap")}</label>
        <input id="message-trap" name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" data-event="contact_send" aria-disabled={isSending} aria-busy={isSending}>
        {isSending ? t("form.sending") : t("form.send")}
      </Button>
    </form>
  );
}
