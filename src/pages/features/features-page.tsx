import { ButtonLink } from "../../components/button.tsx";
import { ComparisonTable } from "../../components/comparison-table.tsx";
import { Contents } from "../../components/contents.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Picture } from "../../components/picture.tsx";
import { PointList } from "../../components/point-list.tsx";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import { receiptId } from "../../domain/choice.ts";
import { BillingScope } from "../../features/billing/billing-toggle.tsx";
import { PlanCards } from "../../features/billing/plan-cards.tsx";
import { PriceQuestions } from "../../features/billing/price-questions.tsx";
import { usePagePath } from "../../lib/path-language.ts";
import type { Content } from "./compose.ts";
import styles from "./features-page.module.css";
import { Prices } from "./prices.tsx";
import { useChoice } from "./use-choice.ts";

export default function FeaturesPage({ content }: PageProps<Content>) {
  const { title, intro, plans, questions, areas, comparison, plugins } = content;
  const pathTo = usePagePath();
  const { choice, choose } = useChoice(content);
  const parts = [{ id: "comparison", title: comparison.title }, ...areas, { id: receiptId, title: plugins.title }];
  return (
    <BillingScope asked={choice.billing} onChoose={(billing) => choose({ billing })}>
      <PageHeader title={title} intro={intro} />
      <Section joined>
        <PlanCards plans={plans} />
        <Contents entries={parts} />
      </Section>
      <PriceQuestions questions={questions} />
      <Section id="comparison" title={comparison.title} split>
        <ComparisonTable {...comparison} />
      </Section>
      <div className={styles.areas}>
        {areas.map((area) => (
          <FeatureArea key={area.id} {...area} />
        ))}
      </div>
      <Section id={receiptId} title={plugins.title} intro={plugins.text}>
        <Prices content={content} choice={choice} choose={choose}>
          <p>
            <ButtonLink href={pathTo({ route: "plugins" })} look="quiet">
              {plugins.link}
            </ButtonLink>
          </p>
        </Prices>
      </Section>
    </BillingScope>
  );
}

function FeatureArea({ id, title, text, points, picture, foreign }: Content["areas"][number]) {
  return (
    <section id={id} className={styles.area} data-pictured={picture !== undefined}>
      <div className={styles.text} {...foreign}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <PointList points={points} />
      </div>
      {picture !== undefined && (
        <div className={styles.screen}>
          <Picture picture={picture} sizes="(min-width: 75rem) 42rem, (min-width: 64rem) 56vw, 82vw" />
        </div>
      )}
    </section>
  );
}
