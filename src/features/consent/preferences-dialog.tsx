/** The cookie preferences. A native modal dialog: Escape cancels. */
import { type ComponentProps, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { shell } from "../../content/shell.ts";
import { isTicked } from "../../domain/consent.ts";
import { focusInView } from "../../lib/focus-place.ts";
import { usePathLanguage } from "../../lib/path-language.ts";
import { localizedPath, privacyPolicy } from "../../routes/routes.ts";
import { consentStore, sendsPrivacyControl } from "./consent-store.ts";
import styles from "./preferences-dialog.module.css";

export default function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const pathLanguage = usePathLanguage();
  const id = useId();
  const dialog = useModal();
  const analytics = useRef<HTMLInputElement>(null);
  const save = () => consentStore().set({ choice: analytics.current?.checked === true ? "yes" : "no" });
  const close = () => {
    onClose();
    // The browser returns the focus to the button that opened the dialog, unless it disappeared with the banner.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.getClientRects().length === 0) focusInView();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}title`} onClose={close}>
      <form method="dialog" className={styles.form} onSubmit={save}>
        <h2 id={`${id}title`} tabIndex={-1}>
          {t("consent.dialogTitle")}
        </h2>
        <p>
          {t("consent.dialogText")}{" "}
          <a href={localizedPath(privacyPolicy, pathLanguage)} onClick={() => dialog.current?.close()}>
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
    </dialog>
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

/** Opens the dialog as a modal one. The page behind it does not scroll until it closes. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dialog.current?.open === false) dialog.current.showModal();
    // Not the first control, so that reading starts at the top.
    dialog.current?.querySelector("h2")?.focus();
    // Keeps the space of the scrollbar, or the page would move sideways.
    dataset.modal = window.innerWidth > document.documentElement.clientWidth ? "gutter" : "";
    return () => {
      delete dataset.modal;
    };
  }, []);
  return dialog;
}
