/** How the folders with one file an entry are listed in the form, from top to bottom. */
import type { EntryCollection } from "@sveltia/cms";
import { formKeys } from "../../src/admin/form/shape.ts";
import type { LocalizedText } from "../content/core/localized-text.ts";
import type { FieldContext } from "./field-frame.ts";

export interface Listing extends Pick<EntryCollection, "identifier_field" | "thumbnail"> {
  readonly label: LocalizedText;
  /** Name of a Material Symbol, which the form has. */
  readonly icon: string;
  /** What an entry is called. The form fills in the fields in braces. */
  readonly summary: (context: Pick<FieldContext, "language"> & { readonly currency: string }) => string;
  readonly sort: { readonly field: string; readonly direction: "ascending" | "descending" };
  /** What the name of a new file is made of. */
  readonly slug?: string;
  /**
   * The collection with the other half of an entry, which is written first, and the field that it is called by. The file
   * has the same name. Whoever has made a new entry there is led here.
   */
  readonly belongsTo?: { readonly collection: string; readonly title: string; readonly label: LocalizedText };
}

const { entry, country } = formKeys;

export const listings: Readonly<Record<string, Listing>> = {
  "words-plugins": {
    label: { en: "Plugins: texts", de: "Plugins: Texte" },
    icon: "extension",
    summary: () => "{{name}}",
    sort: { field: "name", direction: "ascending" },
    identifier_field: "name",
    slug: "{{name}}",
  },
  "facts-plugins": {
    label: { en: "Plugins: prices", de: "Plugins: Preise" },
    icon: "sell",
    // A plugin may have no price, and the form adds nothing to a text in a condition.
    summary: ({ currency }) =>
      [`{{${entry}}}`, ...[" · ", "{{price}}", ` ${currency}`].map((part) => `{{price | ternary('${part}','')}}`)].join(
        "",
      ),
    sort: { field: "order", direction: "ascending" },
    thumbnail: "image",
    belongsTo: { collection: "words-plugins", title: "name", label: { en: "Plugin", de: "Plugin" } },
  },
  "facts-releases": {
    label: { en: "Releases: dates", de: "Versionen: Datum" },
    icon: "new_releases",
    summary: ({ language }) => `{{version}} · {{date | date('${language === "de" ? "DD.MM.YYYY" : "D MMM YYYY"}')}}`,
    sort: { field: "date", direction: "descending" },
    identifier_field: "version",
    slug: "{{version}}",
  },
  "words-releases": {
    label: { en: "Releases: texts", de: "Versionen: Texte" },
    icon: "campaign",
    summary: () => "{{slug}} · {{summary}}",
    sort: { field: "slug", direction: "descending" },
    belongsTo: { collection: "facts-releases", title: "version", label: { en: "Release", de: "Version" } },
  },
  "words-texts": {
    label: { en: "Text pages", de: "Textseiten" },
    icon: "article",
    summary: () => "{{title}}",
    sort: { field: "title", direction: "ascending" },
    identifier_field: "title",
    slug: "{{title}}",
  },
  "facts-partners": {
    label: { en: "Partners", de: "Partner" },
    icon: "handshake",
    summary: () => "{{country}}",
    sort: { field: "slug", direction: "ascending" },
    identifier_field: country,
    slug: "{{country}}",
  },
};
