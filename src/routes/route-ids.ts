/** Ids of the routes, apart from the table, so that content schemas can name a page without knowing React. */
export const routeIds = [
  "home",
  "features",
  "download",
  "thankYouLite",
  "thankYouPro",
  "plugins",
  "plugin",
  "faq",
  "releaseNotes",
  "termsOfUse",
  "impressum",
  "partners",
  "contact",
  "privacyPolicy",
  "notFound",
] as const;

export type RouteId = (typeof routeIds)[number];
