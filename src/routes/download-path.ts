/** Paths of installers below the download host: `releases/latest/Product.Lite.Setup.exe`. */

/** Folders and file of letters, digits, `_`, `.` and `-`, so that neither link nor file name ever needs escaping. */
export const downloadPathPattern = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*\.exe$/;
