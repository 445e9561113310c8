import { createHash } from "node:crypto";
import { analyticsOrigins } from "../features/analytics/origins.ts";

interface PolicyParts {
  /** Inline. */
  readonly scripts: readonly string[];
  readonly styles: string;
  /** Addresses that the page calls, on this origin or another. */
  readonly calls: readonly string[];
  readonly provider: keyof typeof analyticsOrigins;
}

/**
 * Allows this origin, the other origins that `site.yaml` sends calls to, the analytics service, and inline text by digest.
 * `frame-ancestors` is a header: a meta element cannot set it.
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
    ["img-src 'self'", ...analytics.image].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...origins].join(" "),
  ].join(";");
}

function digest(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
