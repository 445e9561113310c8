/** Origins that the content security policy must allow for each provider. */

const tagManager = "https://www.googletagmanager.com";
const collectors = [tagManager, "https://*.google-analytics.com", "https://*.analytics.google.com"];

/** For gtag: https://developers.google.com/tag-platform/security/guides/csp */
export const analyticsOrigins = {
  none: { script: [], connect: [], image: [] },
  gtag: { script: [tagManager], connect: collectors, image: collectors },
} as const satisfies Record<string, Record<"script" | "connect" | "image", readonly string[]>>;
