import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../components/field.tsx";
import styles from "./message-form.module.css";

/** The counter is announced after a pause in typing, and only near the limit. */
const pauseMs = 1_000;
const nearLimit = 0.9;

export function MessageBody({ maxLength }: { readonly maxLength: number }) {
  const { t } = useTranslation();
  const body = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(0);
  // A draft, or what was typed before the app started.
  useEffect(() => setCount(body.current?.value.length ?? 0), []);
  const remaining = t("form.counter", { count, max: maxLength });
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
        {remaining}
      </p>
      <Announcement text={count >= maxLength * nearLimit ? remaining : ""} />
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
