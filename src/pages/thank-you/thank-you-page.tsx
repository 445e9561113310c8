import { ButtonLink, ButtonRow } from "../../components/button-link.tsx";
import { FileFacts } from "../../components/file-facts.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Receipt } from "../../components/receipt.tsx";
import { Section } from "../../components/section.tsx";
import { StepList } from "../../components/step-list.tsx";
import type { PageContents, PageProps } from "../../content/types.ts";
import { useAutoDownload } from "../../features/download/use-auto-download.ts";
import { localizedPath } from "../../routes/routes.ts";
import styles from "./thank-you-page.module.css";

export default function ThankYouPage({ content, language }: PageProps<PageContents["thankYouLite" | "thankYouPro"]>) {
  const { title, text, direct, file, windowsAsks, proSetup, support, supportHref } = content;
  useAutoDownload(file.href);
  return (
    <>
      <PageHeader
        title={title}
        intro={text}
        aside={
          <Receipt>
            <p className={styles.name}>{file.name}</p>
            <p>{direct.text}</p>
            <ButtonLink href={file.href} look="quiet">
              {direct.link}
            </ButtonLink>
            <FileFacts file={file} open />
          </Receipt>
        }
      />
      <Section title={windowsAsks.title} split>
        <StepList steps={windowsAsks.steps} />
      </Section>
      {proSetup !== undefined && (
        <Section title={proSetup.title} split>
          <StepList steps={proSetup.steps} />
          <p className={styles.more}>
            <ButtonLink href={proSetup.href} look="quiet">
              {proSetup.link}
            </ButtonLink>
          </p>
        </Section>
      )}
      <Section title={support.title} intro={support.text} tone="accent">
        <ButtonRow>
          <ButtonLink href={supportHref}>{support.helpLink}</ButtonLink>
          <ButtonLink href={localizedPath({ route: "contact" }, language)} look="quiet">
            {support.contactLink}
          </ButtonLink>
        </ButtonRow>
      </Section>
    </>
  );
}
