import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "../../components/field.tsx";
import styles from "./message-form.module.css";

/** The count is announced when the typing has paused this long, in milliseconds. */
const pause = 1_000;
/** From this part of the limit on it is announced to people who do not see it; not at every key on the way there. */
const nearLimit = 0.9;

export function MessageBody({ maxLength }: { readonly maxLength: number }) {
  const { t } = useTranslation();
  const body = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(0);
  // Something may be there already: a draft, or what was typed before the page could react.
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
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
