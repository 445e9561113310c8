/** Types of generated content, derived from the schemas. Types only: no schema reaches the browser. */
import type { z } from "zod";
import type { PageContents } from "../../scripts/content/emit/pages.ts";
import type { notes } from "../../scripts/content/schema/notes.ts";
import type { ui } from "../../scripts/content/schema/ui.ts";

export type { PageContents };
export type Ui = z.infer<typeof ui>;
export type Notes = z.infer<typeof notes>;

/** Pieces of page content that shared components show. */
export type Price = NonNullable<PageContents["features"]["prices"]["lite"]>;
export type DownloadFile = PageContents["thankYouLite"]["file"];
export type PluginCardContent = PageContents["plugins"]["cards"][number];
export type PictureContent = PluginCardContent["picture"];
export type PartnerGroup = PageContents["partners"]["groups"][number];
export type PartnerContent = PartnerGroup["partners"][number];

/** What every page is given, whatever else. */
export interface PageContent {
  readonly head: { readonly title: string; readonly description: string };
}

/** What every page component is given. */
export interface PageProps<Content> {
  readonly content: Content;
  readonly language: string;
}
