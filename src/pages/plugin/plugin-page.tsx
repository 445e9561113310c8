import { useTranslation } from "react-i18next";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import type { Content } from "./compose.ts";
import { PluginView } from "./plugin-view.tsx";

/** The texts of the notes plugin are interface strings. */
export function namespaces({ layout }: Content): readonly "notes"[] {
  return layout === "notes" ? ["notes"] : [];
}

export default function PluginPage({ content }: PageProps<Content>) {
  const { t } = useTranslation();
  if (content.layout === "notes") return <NotesPlugin content={content} />;
  return (
    <PluginView
      content={content}
      labelOf={({ edition, file: { size } }) => t("plugin.download", { edition: edition.name, size })}
    />
  );
}

function NotesPlugin({ content }: PageProps<Content>) {
  const { t } = useTranslation("notes");
  const features = ([1, 2, 3, 4] as const).map((number) => ({
    title: t(`feature${number}.title`),
    text: t(`feature${number}.text`),
  }));
  const texts = {
    ...content,
    title: t("title"),
    intro: t("intro"),
    picture: { ...content.picture, alt: t("imageAlt") },
    why: { title: t("why.title"), paragraphs: [t("why.text")] },
    features,
  };
  const labelOf = ({ edition }: Content["downloads"][number]) => t(`downloads.${edition.id}`);
  const [help] = content.help;
  return (
    <PluginView content={texts} lead={t("lead")} ownHelpLink labelOf={labelOf}>
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
