import { useTranslation } from "react-i18next";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import type { Content } from "./compose.ts";
import { PluginView } from "./plugin-view.tsx";

export function NotesPlugin({ content, language }: PageProps<Content>) {
  const { t } = useTranslation("notes");
  const texts = {
    ...content,
    title: t("title"),
    intro: t("intro"),
    picture: { ...content.picture, alt: t("imageAlt") },
    why: { title: t("why.title"), paragraphs: [t("why.text")] },
    features: [
      { title: t("feature1.title"), text: t("feature1.text") },
      { title: t("feature2.title"), text: t("feature2.text") },
      { title: t("feature3.title"), text: t("feature3.text") },
      { title: t("feature4.title"), text: t("feature4.text") },
    ],
  };
  const [help] = content.help;
  return (
    <PluginView
      content={texts}
      language={language}
      lead={t("lead")}
      ownHelpLink
      labelOf={({ id }) => t(`downloads.${id}`)}
    >
      <Section title={t("install.title")} split>
        <p>{t("install.text")}</p>
        {help !== undefined && (
          <p>
            <a href={help.href}>{t("helpLink")}</a>
          </p>
        )}
      </Section>
    </PluginView>
  );
}
