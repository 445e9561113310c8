/** The exports of each page's `compose.ts`, by route. */
import * as contact from "../../../src/pages/contact/compose.ts";
import * as download from "../../../src/pages/download/compose.ts";
import * as faq from "../../../src/pages/faq/compose.ts";
import * as features from "../../../src/pages/features/compose.ts";
import * as home from "../../../src/pages/home/compose.ts";
import * as partners from "../../../src/pages/partners/compose.ts";
import * as plugin from "../../../src/pages/plugin/compose.ts";
import * as plugins from "../../../src/pages/plugins/compose.ts";
import * as releaseNotes from "../../../src/pages/release-notes/compose.ts";
import * as text from "../../../src/pages/text/compose.ts";
import * as thankYou from "../../../src/pages/thank-you/compose.ts";
import type { PageAddress, RouteId } from "../../../src/routes/routes.ts";
import type { ComposeContext } from "../compose/context.ts";

/** Declared as methods, whose parameters are bivariant: each page takes the texts of its own schema. */
interface Composer {
  compose(context: ComposeContext, translations: unknown, address: PageAddress): object;
  /** Content files that the page shows besides its own texts; a trailing slash means a whole folder. */
  sources?(context: ComposeContext, address: PageAddress): readonly string[];
}

/** Without an entry, the content of a page is its texts. */
export const composers: Readonly<Partial<Record<RouteId, Composer>>> = {
  home,
  contact,
  download,
  thankYou,
  faq,
  features,
  partners,
  partnersPage: partners,
  plugins,
  plugin,
  releaseNotes,
  text,
};
