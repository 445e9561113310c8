/** Updates and the data migration tool, which have no page. */
import { ButtonLink } from "../../components/button-link.tsx";
import { FileFacts } from "../../components/file-facts.tsx";
import { Section } from "../../components/section.tsx";
import type { Content } from "./compose.ts";
import styles from "./more-downloads.module.css";

export function MoreDownloads({ more }: Pick<Content, "more">) {
  return (
    <Section title={more.title} split>
      <div className={styles.entries}>
        {more.entries.map(({ title, text, button, file }) => (
          <div key={file.href} className={styles.entry}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <ButtonLink href={file.href} look="quiet">
                {button}
              </ButtonLink>
            </p>
            <FileFacts file={file} />
          </div>
        ))}
      </div>
    </Section>
  );
}
