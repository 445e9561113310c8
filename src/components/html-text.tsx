/** Text with simple HTML from content: the one place where HTML from content is put on a page. */
import styles from "./html-text.module.css";

/**
 * @param html Checked by the content build against a list of allowed elements, attributes and link schemes; nothing that
 *   runs script gets through it.
 */
export function HtmlText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content build lets only harmless HTML through.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
