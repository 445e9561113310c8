/** Text with simple HTML from content: the one place where HTML from content is put on a page. */
import styles from "./html-text.module.css";

export function HtmlText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content build lets through a list of harmless elements, attributes and link schemes only.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
