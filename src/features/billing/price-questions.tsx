/** What people ask before they pay, as links to the page of questions. Renders nothing if the content names none. */
import { useTranslation } from "react-i18next";
import { PointList } from "../../components/point-list.tsx";
import { Section } from "../../components/section.tsx";
import type { PriceQuestion } from "../../content/types.ts";

export function PriceQuestions({ questions }: { readonly questions: readonly PriceQuestion[] }) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <Section title={t("billing.questions")} split>
      <PointList
        points={questions.map(({ href, title, foreign }) => (
          <a key={href} href={href} {...foreign}>
            {title}
          </a>
        ))}
      />
    </Section>
  );
}
