/** Which kinds of cookies may be used, one by one (specification section 2). A native modal dialog: Escape cancels. */
import { type Ref, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { shell } from "../../content/shell.ts";
import { isTicked } from "../../domain/consent.ts";
import { localizedPath } from "../../routes/routes.ts";
import { focusHeading } from "./focus-heading.ts";
import { sendsPrivacyControl } from "./init-consent.ts";
import styles from "./preferences-dialog.module.css";
import { currentChoice } from "./use-consent.ts";

interface PreferencesDialogProps {
  readonly language: string;
  readonly onClose: () => void;
}

export default function PreferencesDialog({ language, onClose }: PreferencesDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useModal();
  const analytics = useRef<HTMLInputElement>(null);
  const close = () => {
    onClose();
    // The browser gives the focus back to what opened the dialog, unless that went away with the banner.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.getClientRects().length === 0) focusHeading();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}title`} onClose={close}>
      <form method="dialog" className={styles.form}>
        <h2 id={`${id}title`} tabIndex={-1}>
          {t("consent.dialogTitle")}
        </h2>
        <p>
          {t("consent.dialogText")}{" "}
          <a href={localizedPath({ route: "privacyPolicy" }, language)} onClick={() => dialog.current?.close()}>
            {t("consent.policyLink")}
          </a>
        </p>
        <div className={styles.kinds}>
          <Kind label={t("consent.necessary")} text={t("consent.necessaryText")} ticked disabled />
          <Kind
            ref={analytics}
            label={t("consent.analytics")}
            text={t("consent.analyticsText")}
            ticked={isTicked(currentChoice(), shell.analytics.consentDefault)}
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
          {/* Stored by `take-consent.ts`, like every press about consent; the form then closes the dialog. */}
          <Button
            type="submit"
            data-consent-press="no"
            onClick={({ currentTarget }) => {
              // What the box shows counts, however it came to show it.
              currentTarget.dataset.consentPress = analytics.current?.checked === true ? "yes" : "no";
            }}
          >
            {t("consent.save")}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

interface KindProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly text: string;
  readonly ticked: boolean;
  readonly disabled?: boolean;
}

function Kind({ ref, label, text, ticked, disabled = false }: KindProps) {
  const id = useId();
  return (
    <div className={styles.kind}>
      <label>
        <input ref={ref} type="checkbox" defaultChecked={ticked} disabled={disabled} aria-describedby={id} />
        {label}
      </label>
      <p id={id}>{text}</p>
    </div>
  );
}

/** Opens the dialog as a modal one, and keeps the page behind it from scrolling for as long as it is there. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dialog.current?.open === false) dialog.current.showModal();
    // Reading begins at the top, not at the first thing that can be pressed.
    dialog.current?.querySelector("h2")?.focus();
    // Without its scrollbar the page would move sideways, if the scrollbar takes up room.
    dataset.modal = window.innerWidth > document.documentElement.clientWidth ? "gutter" : "";
    return () => {
      delete dataset.modal;
    };
  }, []);
  return dialog;
}
