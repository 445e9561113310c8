import type { RedirectRules } from "../../../src/domain/redirect.ts";
import type { SiteMap } from "../../../src/routes/routes.ts";

/** What the files for hosts are made from. */
export interface HostSite extends SiteMap, RedirectRules {
  readonly languages: readonly string[];
  /** Where the site is: `https://www.shop.example`. */
  readonly origin: string;
  /** Folder of the installers if this site has them: `/downloads`. */
  readonly downloadsPath?: string | undefined;
  /** Every file of `dist/client` but the compressed ones, with `/`: `en/features.html`. */
  readonly files: readonly string[];
}

/** Whether visitors may ask for a file: hidden ones are the build's own, but `.well-known` (RFC 8615). */
export function isForVisitors(file: string): boolean {
  return !/(?:^|\/)\.(?!well-known\/)/.test(file) && !/\.(?:br|gz)$/.test(file);
}
