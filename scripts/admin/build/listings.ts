/** Entry collections in the order of the form's sidebar, and how they list entries. */
import type { EntryCollection } from "@sveltia/cms";
import type { MessageId } from "../../content/core/messages/message.ts";
import type { entryFolders, languageFolders } from "../../content/schema/collections.ts";
import { formKeys } from "../browser/form/shape.ts";
import type { FieldContext } from "./field-properties.ts";

type Context = Pick<FieldContext, "language" | "firstLanguage"> & { readonly currency: string };

export interface Listing extends Pick<EntryCollection, "thumbnail"> {
  readonly label: MessageId;
  /** Name of a Material Symbol. */
  readonly icon: string;
  /** Label of an entry. Sveltia fills in the fields in braces. */
  readonly summary: (context: Context) => string;
  readonly sort: { readonly field: string; readonly direction: "ascending" | "descending" };
  /** Field that identifies an entry, and names new files. */
  readonly title: (context: Context) => string;
  /** Label of the field for the file name, unless another field determines it. */
  readonly name?: MessageId;
}

const { entry, country } = formKeys;

export const listings: Readonly<Record<keyof typeof entryFolders | keyof typeof languageFolders, Listing>> = {
  plugins: {
    label: "tool.form.plugins",
    icon: "extension",
    // A plugin may have no price. Sveltia's conditions can't concatenate, hence one per part.
    summary: ({ currency, firstLanguage }) =>
      [
        `{{name.${firstLanguage}}}`,
        ...[" · ", "{{price}}", ` ${currency}`].map((part) => `{{price | ternary('${part}','')}}`),
      ].join(""),
    sort: { field: "order", direction: "ascending" },
    thumbnail: "image",
    title: ({ firstLanguage }) => `name.${firstLanguage}`,
  },
  releases: {
    label: "tool.form.releases",
    icon: "new_releases",
    summary: ({ language, firstLanguage }) =>
      `{{${entry}}} · {{date | date('${language === "de" ? "DD.MM.YYYY" : "D MMM YYYY"}')}} · {{summary.${firstLanguage}}}`,
    sort: { field: "date", direction: "descending" },
    title: () => entry,
    name: "tool.form.version",
  },
  texts: {
    label: "tool.form.texts",
    icon: "article",
    summary: () => "{{title}}",
    sort: { field: "title", direction: "ascending" },
    title: () => "title",
  },
  partners: {
    label: "tool.form.partners",
    icon: "handshake",
    summary: () => "{{country}}",
    sort: { field: "slug", direction: "ascending" },
    title: () => country,
  },
};
