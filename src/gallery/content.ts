/** Pages whose content the gallery shows pieces of. */
import type { Content as Download } from "../pages/download/compose.ts";
import type { Content as Features } from "../pages/features/compose.ts";
import type { Content as Partners } from "../pages/partners/compose.ts";
import type { Content as Plugins } from "../pages/plugins/compose.ts";

export interface GalleryContent {
  readonly features: Features;
  readonly download: Download;
  readonly plugins: Plugins;
  readonly partners: Partners;
}
