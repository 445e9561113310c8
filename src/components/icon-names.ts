/** The icons in `icons.svg`, by their names in Lucide. */
export const iconNames = [
  "arrow-left",
  "arrow-right",
  "braces",
  "check",
  "circle-alert",
  "circle-check",
  "download",
  "external-link",
  "info",
  "life-buoy",
  "link",
  "mail",
  "map-pin",
  "menu",
  "minus",
  "rss",
  "search",
  "triangle-alert",
  "users",
  "x",
] as const;

export type IconName = (typeof iconNames)[number];
