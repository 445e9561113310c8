import { useTranslation } from "react-i18next";
import { HtmlText } from "../../components/html-text.tsx";
import { Questions } from "../../components/questions.tsx";
import { Section } from "../../components/section.tsx";
import type { PriceQuestion } from "../../content/types.ts";

/** What people ask before they pay, from the page of questions. Nothing if the content names none. */
export function PriceQuestions({ questions }: { readonly questions: readonly PriceQuestion[] }) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <Section title={t("billing.questions")} split>
      <Questions items={questions} level={3} answer={({ html }) => <HtmlText html={html} />} />
    </Section>
  );
}
