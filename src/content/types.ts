/** Types of generated content, derived from the schemas. Types only: no schema reaches the browser. */
import type { z } from "zod";
import type { fileOf, priceOf } from "../../scripts/content/compose/context.ts";
import type { comparisonOf, editionsOf, priceQuestions, receiptLink } from "../../scripts/content/compose/editions.ts";
import type { Picture } from "../../scripts/content/compose/media.ts";
import type { PartnerGroup } from "../../scripts/content/compose/partners.ts";
import type { pluginCards } from "../../scripts/content/compose/plugins.ts";
import type { PartnerIndex } from "../../scripts/content/emit/partner-index.ts";
import type { SiteIndex } from "../../scripts/content/emit/site-index.ts";
import type { notes } from "../../scripts/content/schema/notes.ts";
import type { plan } from "../../scripts/content/schema/pieces.ts";
import type { ui } from "../../scripts/content/schema/ui.ts";

type Labels = Readonly<Record<string, string>>;

/** `nav` has a label for every page in a menu, `payment` one for every link about paying. */
export type Ui = z.infer<typeof ui> & {
  readonly nav: Labels;
  readonly payment: Labels;
  readonly edition: { readonly names: Labels };
};
export type Notes = z.infer<typeof notes>;

export type Price = NonNullable<ReturnType<typeof priceOf>>;
export type DownloadFile = ReturnType<typeof fileOf>;
export type PluginCardContent = ReturnType<typeof pluginCards>[number];
/** An edition with its offer. */
export type Plan = ReturnType<typeof editionsOf>[number] &
  z.infer<typeof plan> & { readonly trial?: string | undefined; readonly foreign?: Foreign | undefined };
export type PriceQuestion = ReturnType<typeof priceQuestions>[number];
export type ReceiptLink = NonNullable<ReturnType<typeof receiptLink>>;
export type PictureContent = Picture;
export type Comparison = ReturnType<typeof comparisonOf>;
export type { PartnerGroup, PartnerIndex, SiteIndex };
export type PartnerContent = PartnerGroup["partners"][number];

export interface PageContent {
  readonly head: { readonly title: string; readonly description: string };
  /** If the texts of the page are the first language's, because its own are missing. */
  readonly untranslated?: Foreign;
}

/** Attributes of texts in another language than those around them. */
export interface Foreign {
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
}

export interface PageProps<Content> {
  readonly content: Content;
}
