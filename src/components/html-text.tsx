/** HTML from content. No other component inserts it. */
import styles from "./html-text.module.css";

export function HtmlText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content build allows only harmless elements, attributes and link schemes.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
