/** The contact form. The app sends it in place; without JavaScript the browser sends it. */
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button } from "../../components/button.tsx";
import { Field, useFault } from "../../components/field.tsx";
import { chevronDown, Icon } from "../../components/icon.tsx";
import {
  type FormState,
  failureId,
  fieldLimits,
  honeypotField,
  initialState,
  languageField,
  messageFields,
  subjects,
} from "../../domain/message.ts";
import { usePathLanguage } from "../../lib/path-language.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { MessageBody } from "./message-body.tsx";
import styles from "./message-form.module.css";
import { AnswerWithoutScript, SendFailedNotice, SentNotice } from "./outcome.tsx";
import { useDraft } from "./use-draft.ts";
import { useMessage } from "./use-message.ts";

interface MessageFormProps {
  readonly endpoint: string;
  readonly maxLength: number;
  /** The address to write to if sending fails. */
  readonly email: string;
  /** About the fields, above them. */
  readonly children?: ReactNode;
}

/** "Sent" is in the address, so that a reload and Back show it again, and every other visit shows a fresh form. */
export function MessageForm(props: MessageFormProps) {
  const { search } = useLocation();
  // The prerendered page has no query.
  const answer = initialState(useHydrated() ? search : "");
  return answer.phase === "sent" ? <SentNotice /> : <Form {...props} answer={answer} />;
}

function Form({ endpoint, maxLength, email, children, answer }: MessageFormProps & { readonly answer: FormState }) {
  const { t } = useTranslation();
  const pathLanguage = usePathLanguage();
  const form = useRef<HTMLFormElement>(null);
  const keepDraft = useDraft(form);
  const { state, submit } = useMessage(endpoint, answer);
  const isSending = state.phase === "sending";
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={endpoint}
      onSubmit={submit}
      onInput={keepDraft}
      aria-busy={isSending}
    >
      <AnswerWithoutScript result="sent" email={email} />
      <input type="hidden" name={languageField} value={pathLanguage} />
      {children}
      {[undefined, ...messageFields].map((field) => (
        <AnswerWithoutScript key={failureId(field)} result="failed" field={field} email={email} />
      ))}
      <div role="alert">{state.phase === "failed" && <SendFailedNotice {...state} email={email} />}</div>
      <TextField name="name" type="text" />
      <TextField name="email" type="email" />
      <Field id="message-subject" label={t("form.subject")}>
        <select id="message-subject" name="subject">
          {subjects.map(({ value, label }) => (
            <option key={value} value={value}>
              {t(`form.${label}`)}
            </option>
          ))}
        </select>
        <Icon path={chevronDown} />
      </Field>
      <MessageBody maxLength={maxLength} isSending={isSending} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="message-trap">{t("form.trap")}</label>
        <input id="message-trap" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" data-event="contact_send" aria-disabled={isSending} aria-busy={isSending}>
        {isSending ? t("form.sending") : t("form.send")}
      </Button>
    </form>
  );
}

function TextField({ name, type }: { readonly name: "name" | "email"; readonly type: string }) {
  const { t } = useTranslation();
  const id = `message-${name}`;
  const label = t(`form.${name}`);
  const { fault, control } = useFault(id);
  return (
    <Field id={id} label={label} fault={fault}>
      <input
        {...control}
        name={name}
        type={type}
        required
        maxLength={fieldLimits[name]}
        placeholder={label}
        autoComplete={name}
      />
    </Field>
  );
}
