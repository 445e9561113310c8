/** Folders of the site that have files or calls and no pages. */

/** The form for editors, which is no page of the site: it has one address, whatever the language. */
export const adminFolder = "admin";

/** What is missing there is missing, in every language. `.well-known` is RFC 8615's. */
export const foldersWithoutPages = [
  "assets",
  "content",
  "images",
  "locales",
  "api",
  adminFolder,
  ".well-known",
] as const;
