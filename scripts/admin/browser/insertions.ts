/** Menu of facts and links to insert into a long text. */
import type { EditorComponentDefinition } from "@sveltia/cms";
import type { FormConfig } from "../build/config.ts";

/** Never matches: once inserted, a fact is plain text and a link is a link. */
const pattern = /(?!)/;

/** @returns Components for Sveltia’s Markdown editor. */
export function insertions({ fact, link }: FormConfig["insertions"]): EditorComponentDefinition[] {
  return [
    {
      id: "fact",
      label: fact.label,
      icon: "data_object",
      mode: "dialog",
      summary: "{{fact}}",
      fields: [{ name: "fact", label: fact.label, widget: "select", options: [...fact.options] }],
      pattern,
      toBlock: ({ fact: name = "" }) => name,
      toPreview: ({ fact: name = "" }) => name,
    },
    {
      id: "page",
      label: link.label,
      icon: "add_link",
      mode: "dialog",
      summary: "{{text}}",
      fields: [
        { name: "path", label: link.label, widget: "select", options: [...link.options] },
        { name: "text", label: link.text, widget: "string" },
      ],
      pattern,
      toBlock: ({ path = "", text = "" }) => `[${text}](${path})`,
      toPreview: ({ text = "" }) => text,
    },
  ];
}
