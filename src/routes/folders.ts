/** The form for editors, which has one address for all languages. */
export const adminFolder = "admin";

/** Folders with files or calls: no redirects, plain 404s. `.well-known` is RFC 8615. */
export const foldersWithoutPages = [
  "assets",
  "content",
  "images",
  "locales",
  "api",
  adminFolder,
  ".well-known",
] as const;
