import { useTranslation } from "react-i18next";
import type { PageProps } from "../../content/types.ts";
import type { Content } from "./compose.ts";
import { NotesPlugin } from "./notes-plugin.tsx";
import { PluginView } from "./plugin-view.tsx";

/** The texts of the notes plugin are interface strings (specification section 2). */
export function namespaces({ layout }: Content): readonly "notes"[] {
  return layout === "notes" ? ["notes"] : [];
}

export default function PluginPage({ content, language }: PageProps<Content>) {
  const { t } = useTranslation();
  if (content.layout === "notes") return <NotesPlugin content={content} language={language} />;
  return (
    <PluginView content={content} language={language} labelOf={({ name }) => t("plugin.download", { edition: name })} />
  );
}
