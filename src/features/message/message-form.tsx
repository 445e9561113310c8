/** The contact form. Without JavaScript the browser sends it; with JavaScript it is sent in place. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { Field } from "./field.tsx";
import { subjects } from "./message.ts";
import styles from "./message-form.module.css";
import { AnswerWithoutScript, Failed, Sent } from "./outcome.tsx";
import { useMessage } from "./use-message.ts";

interface MessageFormProps {
  readonly endpoint: string;
  /** Longest message, in characters. */
  readonly maxLength: number;
}

export function MessageForm({ endpoint, maxLength }: MessageFormProps) {
  const { t } = useTranslation();
  const { state, submit } = useMessage(endpoint);
  if (state === "sent") return <Sent />;
  return (
    <form className={styles.form} method="post" action={endpoint} onSubmit={submit} aria-busy={state === "sending"}>
      <AnswerWithoutScript />
      <div role="alert">{state === "failed" && <Failed />}</div>
      <Field id="message-name" label={t("form.name")}>
        <input id="message-name" name="name" required placeholder={t("form.name")} autoComplete="name" />
      </Field>
      <Field id="message-email" label={t("form.email")}>
        <input
          id="message-email"
          name="email"
          type="email"
          required
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
      <Body maxLength={maxLength} />
      <Button type="submit" aria-disabled={state === "sending"}>
        {state === "sending" ? t("form.sending") : t("form.send")}
      </Button>
    </form>
  );
}

function Body({ maxLength }: { readonly maxLength: number }) {
  const { t } = useTranslation();
  const body = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(0);
  // Something may have been typed before the page could react.
  useEffect(() => setCount(body.current?.value.length ?? 0), []);
  return (
    <div>
      <Field id="message-body" label={t("form.body")}>
        <textarea
          ref={body}
          id="message-body"
          name="body"
          required
          rows={5}
          maxLength={maxLength}
          placeholder={t("form.body")}
          aria-describedby="message-counter"
          onInput={(event) => setCount(event.currentTarget.value.length)}
        />
      </Field>
      <p className={styles.counter} id="message-counter">
        {t("form.counter", { count, max: maxLength })}
      </p>
    </div>
  );
}
