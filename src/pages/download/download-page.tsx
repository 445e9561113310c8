import { ButtonLink } from "../../components/button.tsx";
import { Contents } from "../../components/contents.tsx";
import { FileDetails } from "../../components/file-details.tsx";
import { HtmlText } from "../../components/html-text.tsx";
import { Ledger } from "../../components/ledger.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import { StepList } from "../../components/step-list.tsx";
import type { PageProps } from "../../content/types.ts";
import { BillingScope } from "../../features/billing/billing-toggle.tsx";
import { PlanCards } from "../../features/billing/plan-cards.tsx";
import { PluginCards } from "../../features/billing/plugin-cards.tsx";
import { PriceQuestions } from "../../features/billing/price-questions.tsx";
import type { Content } from "./compose.ts";
import styles from "./download-page.module.css";

export default function DownloadPage({ content }: PageProps<Content>) {
  const { title, intro, editions, questions, requirements, windowsAsks, verify, plugins, cards, more } = content;
  return (
    <BillingScope>
      <PageHeader title={title}>
        <div className="lead">
          <HtmlText html={intro} />
        </div>
      </PageHeader>
      <Section joined>
        <PlanCards plans={editions} details={detailsOf} />
        {/* For those who have the program already: the end of the page. */}
        {more.entries.length > 0 && <Contents entries={more.entries} />}
      </Section>
      <Section id="check" title={verify.title} split>
        <p>{verify.text}</p>
      </Section>
      <PriceQuestions questions={questions} />
      <Section id="requirements" title={requirements.title} split>
        <Ledger rows={requirements.rows} />
      </Section>
      <Section id="windows" title={windowsAsks.title} foreign={windowsAsks.foreign} split>
        <StepList steps={windowsAsks.steps} />
      </Section>
      <Section id="plugins" title={plugins.title} intro={plugins.text} tone="sunken">
        <PluginCards cards={cards} level={3} />
      </Section>
      {more.entries.length > 0 && <MoreDownloads more={more} />}
    </BillingScope>
  );
}

function detailsOf({ file, setup }: Content["editions"][number]) {
  return (
    <div>
      {file !== undefined && <FileDetails file={file} ledger />}
      {setup !== undefined && (
        <p>
          <a href={setup.href}>{setup.words}</a>
        </p>
      )}
    </div>
  );
}

/** Updates and the data migration tool, which have no page. */
function MoreDownloads({ more }: Pick<Content, "more">) {
  return (
    <Section title={more.title} split>
      <div className={styles.entries}>
        {more.entries.map(({ id, title, text, button, file, foreign }) => (
          <div key={id} id={id} className={styles.entry} {...foreign}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p>
              <ButtonLink href={file.href} look="quiet" data-event={file.event}>
                {button}
              </ButtonLink>
            </p>
            <FileDetails file={file} />
          </div>
        ))}
      </div>
    </Section>
  );
}
