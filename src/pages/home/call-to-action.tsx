import { ButtonLink, ButtonRow } from "../../components/button-link.tsx";
import { Ledger } from "../../components/ledger.tsx";
import { Section } from "../../components/section.tsx";
import { localizedPath } from "../../routes/routes.ts";
import styles from "./call-to-action.module.css";
import type { Content } from "./compose.ts";

interface CallToActionProps extends Pick<Content, "start" | "downloadHref"> {
  readonly total: Content["hero"]["receipt"]["total"];
  readonly language: string;
}

export function CallToAction({
  start: { title, text, button, secondary },
  total,
  downloadHref,
  language,
}: CallToActionProps) {
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
