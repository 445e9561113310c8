/** Paths on a host (`/sign-in`), and of files on the download host. */
import { z } from "zod";
import { field } from "../field.ts";
import { urlChar } from "./web-address.ts";

/** Replaces the backslashes of Windows paths. */
export function withSlashes(written: string): string {
  return written.trim().replaceAll("\\", "/");
}

export const hostPath = field(
  z
    .string()
    .regex(new RegExp(`^/(?!.*[[$])(?:\\{[^{}/\\s]*\\}|${urlChar})*$`, "u"), { error: "path.host" })
    .regex(/^\/(?!\/)(?!(?:[^?#]*\/)?\.{1,2}(?:[/?#]|$))/, { error: "path.host" }),
  ["Path", "What follows the host, from the first slash. {lang} stands for the language of the page."],
  ["Pfad", "Was auf den Host folgt, vom ersten Schrägstrich an. {lang} steht für die Sprache der Seite."],
  {
    examples: ["/{lang}/first-sale"],
    normalize: withSlashes,
    // The host may be another one.
    read: (written) => (written.includes("://") ? [] : [`/${withSlashes(written).replace(/^\/+/, "")}`]),
  },
);

/** No characters that need escaping. */
const pathPart = "(?:[A-Za-z0-9]|\\{version\\})(?:[\\w.-]|\\{version\\})*";

export const downloadPath = field(
  z.string().regex(new RegExp(`^${pathPart}(?:/${pathPart})*\\.(?:exe|msi|zip)$`), { error: "path.installer" }),
  [
    "Path of the file",
    "Folders and file on the download host, without a slash at the beginning. {version} stands for the version of the file.",
  ],
  [
    "Pfad der Datei",
    "Ordner und Datei auf dem Download-Host, ohne Schrägstrich am Anfang. {version} steht für die Version der Datei.",
  ],
  {
    examples: ["releases/latest/Product.Lite.Setup.exe"],
    normalize: withSlashes,
    read: (written) => [withSlashes(written).replace(/^[./]+/, "")],
  },
);
