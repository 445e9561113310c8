/** Paths: on a host, from the root (`/sign-in`), and of a file on the download host. */
import { z } from "zod";
import { hints } from "../../core/hints.ts";
import { lineExample } from "../../core/rule-words.ts";
import { field } from "../field.ts";
import { defineRefusal } from "../refusal.ts";
import { sign } from "./web-address.ts";

/** Slashes for the backslashes of Windows. */
export function withSlashes(written: string): string {
  return written.trim().replaceAll("\\", "/");
}

export const pathNotation = { en: "A path, without spaces.", de: "Ein Pfad ohne Leerzeichen." };

const refused = defineRefusal({
  id: "path",
  group: "addresses",
  meaning: {
    en: "A path has no spaces. On a host it begins with /, and {lang} in it stands for the language of the page. The path of an installer begins without a slash: it goes behind the address of the downloads, and {version} in it stands for the version of the file.",
    de: "Ein Pfad hat keine Leerzeichen. Auf einem Host beginnt er mit /, und {lang} darin steht für die Sprache der Seite. Der Pfad eines Installationsprogramms beginnt ohne Schrägstrich: Er steht hinter der Adresse der Downloads, und {version} darin für die Version der Datei.",
  },
  example: lineExample("help.yaml", "  path: getting started", "  path: /{lang}/getting-started"),
  message: { en: "This is not a path as it is needed here", de: "Das ist kein Pfad, wie er hier nötig ist" },
  hint: hints.likeThis,
});

/** `{lang}` stands for the page's language. */
export const hostPath = field(
  z
    .string()
    .regex(new RegExp(`^/(?!.*[[$])(?:\\{[^{}/\\s]*\\}|${sign})*$`, "u"), { error: refused.id })
    .regex(/^\/(?!\/)(?!(?:[^?#]*\/)?\.{1,2}(?:[/?#]|$))/, { error: refused.id }),
  ["Path", "What follows the host, from the first slash. {lang} stands for the language of the page."],
  ["Pfad", "Was auf den Host folgt, vom ersten Schrägstrich an. {lang} steht für die Sprache der Seite."],
  { examples: ["/{lang}/first-sale"], notation: pathNotation, normalize: withSlashes },
);

/** Without characters that need escaping, as `downloadPathPattern` has it. */
const pathPart = "(?:[A-Za-z0-9]|\\{version\\})(?:[\\w.-]|\\{version\\})*";

export const downloadPath = field(
  z.string().regex(new RegExp(`^${pathPart}(?:/${pathPart})*\\.exe$`), { error: refused.id }),
  [
    "Path of the file",
    "Folders and file on the download host, without a slash at the beginning. {version} stands for the version of the file.",
  ],
  [
    "Pfad der Datei",
    "Ordner und Datei auf dem Download-Host, ohne Schrägstrich am Anfang. {version} steht für die Version der Datei.",
  ],
  { examples: ["releases/latest/Product.Lite.Setup.exe"], notation: pathNotation, normalize: withSlashes },
);
