import styles from "./download-state.module.css";

type Texts = Readonly<Record<"before" | "started" | "again" | "withoutScript", string>>;

/** CSS shows the sentence that `<html data-download>` names, see `show-state.ts`. */
export function DownloadState({ before, started, again, withoutScript }: Texts) {
  return (
    <div className={styles.states} role="status">
      <p data-download-state="without-script">{withoutScript}</p>
      <p data-download-state="before">{before}</p>
      <p data-download-state="started">{started}</p>
      <p data-download-state="again">{again}</p>
    </div>
  );
}
