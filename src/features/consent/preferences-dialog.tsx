/** The cookie preferences. Escape cancels. */
import { type ComponentProps, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Notice } from "../../components/notice.tsx";
import { shell } from "../../content/shell.ts";
import { isTicked } from "../../domain/consent.ts";
import { usePagePath } from "../../lib/path-language.ts";
import { privacyPolicy } from "../../routes/routes.ts";
import { consentStore, sendsPrivacyControl } from "./consent-store.ts";
import styles from "./preferences-dialog.module.css";

export default function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const pathTo = usePagePath();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const analytics = useRef<HTMLInputElement>(null);
  const save = () => consentStore().set({ choice: analytics.current?.checked === true ? "yes" : "no" });
  return (
    // Not the first control has the focus, so that reading starts at the top.
    <Dialog ref={dialog} first="h2" aria-labelledby={`${id}title`} onClose={onClose}>
      <form method="dialog" className={styles.form} onSubmit={save}>
        <h2 id={`${id}title`} tabIndex={-1}>
          {t("consent.dialogTitle")}
        </h2>
        <p>
          {t("consent.dialogText")}{" "}
          <a href={pathTo(privacyPolicy)} onClick={() => dialog.current?.close()}>
            {t("consent.policyLink")}
          </a>
        </p>
        <div className={styles.kinds}>
          <CookieCategory label={t("consent.necessary")} text={t("consent.necessaryText")} defaultChecked disabled />
          <CookieCategory
            ref={analytics}
            label={t("consent.analytics")}
            text={t("consent.analyticsText")}
            defaultChecked={isTicked(consentStore().get().choice, shell.analytics.consentDefault)}
          />
        </div>
        {sendsPrivacyControl() && (
          <Notice>
            <p>{t("consent.gpcNote")}</p>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            {t("consent.cancel")}
          </Button>
          <Button type="submit">{t("consent.save")}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface CookieCategoryProps extends Pick<ComponentProps<"input">, "ref" | "defaultChecked" | "disabled"> {
  readonly label: string;
  readonly text: string;
}

function CookieCategory({ label, text, ...rest }: CookieCategoryProps) {
  const id = useId();
  return (
    <div className={styles.kind}>
      <label>
        <input {...rest} type="checkbox" aria-describedby={id} />
        {label}
      </label>
      <p id={id}>{text}</p>
    </div>
  );
}
