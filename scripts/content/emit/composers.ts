/** What the `compose.ts` of each page exports, by its folder. */
import * as contact from "../../../src/pages/contact/compose.ts";
import * as download from "../../../src/pages/download/compose.ts";
import * as faq from "../../../src/pages/faq/compose.ts";
import * as features from "../../../src/pages/features/compose.ts";
import * as home from "../../../src/pages/home/compose.ts";
import * as impressum from "../../../src/pages/impressum/compose.ts";
import * as partners from "../../../src/pages/partners/compose.ts";
import * as plugin from "../../../src/pages/plugin/compose.ts";
import * as plugins from "../../../src/pages/plugins/compose.ts";
import * as releaseNotes from "../../../src/pages/release-notes/compose.ts";
import * as thankYou from "../../../src/pages/thank-you/compose.ts";
import type { PageAddress } from "../../../src/routes/routes.ts";
import type { Context } from "./context.ts";

/** Methods, because each page takes the words of its own schema. */
interface Composer {
  /** What the page is given. */
  compose(context: Context, words: unknown, address: PageAddress): object;
  /** Files, and folders with a slash at their end, that the page shows besides its own words. */
  sources?(context: Context, address: PageAddress): readonly string[];
}

const composers: Readonly<Record<string, Composer>> = {
  home,
  contact,
  download,
  "thank-you": thankYou,
  faq,
  features,
  impressum,
  partners,
  plugins,
  plugin,
  "release-notes": releaseNotes,
};

/** By the folder of the page; `undefined` for one that is given its words alone. */
export function composerOf(folder: string): Composer | undefined {
  return composers[folder];
}
