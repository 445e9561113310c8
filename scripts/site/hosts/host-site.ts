import type { RedirectRules } from "../../../src/domain/redirect.ts";
import type { SiteMap } from "../../../src/routes/routes.ts";

/** Input of the generated host configurations. */
export interface HostSite extends SiteMap, RedirectRules {
  readonly languages: readonly string[];
  /** `https://www.shop.example` */
  readonly origin: string;
  /** Folder of the installers, if they are on this site: `/downloads`. */
  readonly downloadsPath?: string | undefined;
  /** All uncompressed files of `dist/client`: `en/features.html`. */
  readonly files: readonly string[];
}

/** Whether a file is public: not hidden (except in `.well-known`, RFC 8615), and not a compressed sibling. */
export function isForVisitors(file: string): boolean {
  return !/(?:^|\/)\.(?!well-known\/)/.test(file) && !/\.(?:br|gz)$/.test(file);
}
