import { useRef } from "react";
import { ButtonLink, ButtonRow } from "../../components/button.tsx";
import { FileDetails } from "../../components/file-details.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Receipt } from "../../components/receipt.tsx";
import { Section } from "../../components/section.tsx";
import { StepList } from "../../components/step-list.tsx";
import type { PageProps } from "../../content/types.ts";
import { useAutoDownload } from "../../features/download/use-auto-download.ts";
import { usePagePath } from "../../lib/path-language.ts";
import type { Content } from "./compose.ts";
import { NotWindows } from "./not-windows.tsx";
import styles from "./thank-you-page.module.css";

export default function ThankYouPage({ content }: PageProps<Content>) {
  const { title, text, foreign, download, file, notWindows, windowsAsks, setup, support, supportHref } = content;
  const pathTo = usePagePath();
  const link = useRef<HTMLAnchorElement>(null);
  useAutoDownload(file.href, link);
  return (
    <>
      <PageHeader
        title={title}
        foreign={foreign}
        aside={
          <>
            <div className={styles.side} data-printed="">
              <Receipt>
                <p className={styles.name}>{file.name}</p>
                <p>
                  <ButtonLink href={file.href} ref={link} data-auto-download="" data-event={file.event}>
                    {download.link}
                  </ButtonLink>
                </p>
                <FileDetails file={file} ledger />
              </Receipt>
              <NotWindows texts={notWindows} href={file.href} />
            </div>
            <section className={styles.steps}>
              <h2>{windowsAsks.title}</h2>
              <StepList steps={windowsAsks.steps} />
            </section>
          </>
        }
      >
        {/* CSS shows the sentence that `<html data-download>` names, see `show-state.ts`. */}
        <div className={styles.states} role="status">
          <p data-download-state="without-script">{download.withoutScript}</p>
          <p data-download-state="before">{download.before}</p>
          <p data-download-state="started">{download.started}</p>
          <p data-download-state="again">{download.again}</p>
        </div>
        <p className="lead" {...foreign}>
          {text}
        </p>
      </PageHeader>
      <Setup setup={setup} foreign={foreign} />
      <Section title={support.title} intro={support.text} tone="sunken">
        <ButtonRow>
          <ButtonLink href={supportHref}>{support.helpLink}</ButtonLink>
          <ButtonLink href={pathTo({ route: "contact" })} look="quiet">
            {support.contactLink}
          </ButtonLink>
        </ButtonRow>
      </Section>
    </>
  );
}

function Setup({ setup, foreign }: Pick<Content, "setup" | "foreign">) {
  if (setup === undefined) return null;
  const { words, href } = setup;
  return (
    <Section title={words.title} foreign={foreign} split>
      <StepList steps={words.steps} />
      <p>
        <ButtonLink href={href} look="quiet">
          {words.link}
        </ButtonLink>
      </p>
    </Section>
  );
}
