/** What a document may load, run and call. */
import { createHash } from "node:crypto";
import { analyticsOrigins } from "../features/analytics/origins.ts";

interface PolicyParts {
  /** Texts in the document. */
  readonly scripts: readonly string[];
  readonly styles: string;
  /** Addresses that the page calls, here or elsewhere. */
  readonly calls: readonly string[];
  readonly provider: keyof typeof analyticsOrigins;
}

/**
 * Everything from this origin only, but the calls that `site.yaml` sends elsewhere and the analytics service if one is
 * set; inline text by its digest.
 * Frames are refused by a header: a meta tag cannot.
 */
export function contentSecurityPolicy({ scripts, styles, calls, provider }: PolicyParts): string {
  const elsewhere = calls.filter((address) => address.startsWith("https://"));
  const origins = [...new Set(elsewhere.map((address) => new URL(address).origin))];
  const analytics = analyticsOrigins[provider];
  return [
    "default-src 'self'",
    ["connect-src 'self'", ...origins, ...analytics.connect].join(" "),
    ["script-src 'self'", ...scripts.map(digest), ...analytics.script].join(" "),
    `style-src 'self' ${digest(styles)}`,
    ["img-src 'self' data:", ...analytics.image].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...origins].join(" "),
  ].join(";");
}

function digest(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
