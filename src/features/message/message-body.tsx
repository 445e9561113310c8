import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field, useFault } from "../../components/field.tsx";
import styles from "./message-form.module.css";

/** The counter is announced after a pause in typing, and only near the limit; sending only if it takes that long. */
const pauseMs = 1_000;
const nearLimit = 0.9;

interface MessageBodyProps {
  readonly maxLength: number;
  readonly isSending: boolean;
}

export function MessageBody({ maxLength, isSending }: MessageBodyProps) {
  const { t } = useTranslation();
  const body = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(0);
  // A draft, or what was typed before the app started.
  useEffect(() => setCount(body.current?.value.length ?? 0), []);
  const { fault, control } = useFault("message-body", "message-counter");
  const remaining = t("form.counter", { count, max: maxLength });
  const nearEnd = count >= maxLength * nearLimit ? remaining : "";
  return (
    <div>
      <Field id="message-body" label={t("form.body")} fault={fault}>
        <textarea
          {...control}
          ref={body}
          name="body"
          required
          rows={5}
          maxLength={maxLength}
          placeholder={t("form.body")}
          onInput={(event) => {
            control.onInput(event);
            setCount(event.currentTarget.value.length);
          }}
        />
      </Field>
      <p className={styles.counter} id="message-counter">
        {remaining}
      </p>
      <Announcement text={isSending ? t("form.sending") : nearEnd} />
    </div>
  );
}

function Announcement({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
