/** Folders of the site that have files or calls and no pages. */

/** What is missing there is missing, in every language. `.well-known` is RFC 8615's. */
export const foldersWithoutPages = ["assets", "content", "images", "locales", "api", ".well-known"] as const;
