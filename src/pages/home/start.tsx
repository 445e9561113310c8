/** The call to start: a torn strip with the price and the download on its stub. */
import { ButtonLink, ButtonRow } from "../../components/button-link.tsx";
import { Ledger } from "../../components/ledger.tsx";
import { Section } from "../../components/section.tsx";
import { localizedPath } from "../../routes/routes.ts";
import type { Content } from "./compose.ts";
import styles from "./start.module.css";

interface StartProps extends Pick<Content, "start" | "downloadHref"> {
  readonly total: Content["hero"]["receipt"]["total"];
  readonly language: string;
}

export function Start({ start: { title, text, button, secondary }, total, downloadHref, language }: StartProps) {
  return (
    <div className={styles.strip}>
      <Section title={title} intro={text} split>
        <div className={styles.stub}>
          <Ledger rows={[]} look="leaders" total={total} />
          <ButtonRow>
            <ButtonLink href={downloadHref} event="get_started">
              {button}
            </ButtonLink>
            <ButtonLink href={localizedPath({ route: "features" }, language)} look="quiet">
              {secondary}
            </ButtonLink>
          </ButtonRow>
        </div>
      </Section>
    </div>
  );
}
