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

/** Whether a path is in a folder of files, such as `/downloads`; the folder itself is not. */
export function liesBelow(pathname: string, folder: string | undefined): boolean {
  return folder !== undefined && pathname.startsWith(`${folder}/`);
}

/** Whether a path is in a folder without pages. @param downloadsPath Folder of the installers, if they are on this site. */
export function isOutsidePages(pathname: string, downloadsPath: string | undefined): boolean {
  return liesBelow(pathname, downloadsPath) || foldersWithoutPages.some((folder) => liesBelow(pathname, `/${folder}`));
}
