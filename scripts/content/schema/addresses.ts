/** Addresses: of hosts and pages on the web, paths on them, e-mail. */
import { z } from "zod";
import { downloadPathPattern } from "../../../src/routes/download-path.ts";
import { foldersWithoutPages } from "../../../src/routes/folders.ts";
import { routes } from "../../../src/routes/routes.ts";
import { field } from "./field.ts";
import { isWebAddress, sign, webAddress } from "./host-name.ts";

/** Address of a page on the web. Only https, so that nothing is fetched in the clear. */
export const httpsUrl = field(
  z
    .string()
    .regex(new RegExp(`^${webAddress}$`, "u"), { error: "url" })
    .refine((address) => isWebAddress(address), { error: "url" }),
  ["Address", "Address of a page on the web."],
  ["Adresse", "Adresse einer Seite im Web."],
  { examples: ["https://www.company.example"], format: "url" },
);

/** Address that paths are put behind: without a slash at its end. */
export const hostUrl = field(
  httpsUrl.regex(/^[^?#]*[^/?#]$/, { error: "host" }),
  ["Host", "Address without a slash at its end."],
  ["Host", "Adresse ohne Schrägstrich am Ende."],
  { examples: ["https://help.company.example"] },
);

/** Address of a whole host, without a path. */
export const originUrl = field(
  httpsUrl.regex(/^https:\/\/[^/?#]+$/, { error: "host" }),
  ["Host", "Address without a path."],
  ["Host", "Adresse ohne Pfad."],
  { examples: ["https://www.company.example"] },
);

const taken = [...foldersWithoutPages, ...routes.map((route) => route.path?.split("/")[0])].join("|");

/** A path whose first part is no page, no other folder, and not two letters, which would be taken for a language. */
const freeFolder = `/(?!(?:${taken.replaceAll(".", "\\.")})(?:/|$))(?=[a-z0-9-]{3})[a-z0-9]+(?:[/-][a-z0-9]+)*`;

/** Where the installers are: a host of their own, or a folder of this site that no page and no other file is in. */
export const downloadHost = field(
  z
    .string()
    .regex(new RegExp(`^(?:${freeFolder}|(?=${webAddress}$)[^?#]*[^/?#])$`, "u"), { error: "download-host" })
    .refine((address) => address.startsWith("/") || isWebAddress(address), { error: "download-host" }),
  ["Downloads", "A web address without a slash at its end, or a path of this site that no page is at."],
  ["Downloads", "Eine Webadresse ohne Schrägstrich am Ende oder ein Pfad dieser Website, unter dem keine Seite liegt."],
  { examples: ["/downloads", "https://www.company.example/files"], format: "path" },
);

/** Where the browser sends something: a path of this site, or an address of your own. */
export const endpoint = field(
  z
    .string()
    .regex(new RegExp(`^(?:(?:/[\\w.-]+)+|${webAddress})$`, "u"), { error: "endpoint" })
    .refine((address) => address.startsWith("/") || isWebAddress(address), { error: "endpoint" }),
  [
    "Address of the service",
    "A path of this site that the bundled server answers, or an address that begins with https://.",
  ],
  [
    "Adresse des Dienstes",
    "Ein Pfad dieser Website, den der mitgelieferte Server beantwortet, oder eine Adresse, die mit https:// beginnt.",
  ],
  { format: "path" },
);

/** One e-mail address. */
export const email = field(z.email(), ["E-mail", "One e-mail address."], ["E-Mail", "Eine E-Mail-Adresse."], {
  examples: ["info@company.example"],
  format: "email",
});

/** Path on a host, from the root: `/sign-in`. `{lang}` stands for the page's language. */
export const hostPath = field(
  z
    .string()
    .regex(new RegExp(`^/(?:\\{[^{}/\\s]*\\}|${sign})*$`, "u"), { error: "path" })
    .regex(/^\/(?!\/)(?!(?:[^?#]*\/)?\.{1,2}(?:[/?#]|$))/, { error: "path" }),
  ["Path", "What follows the host, from the first slash. {lang} stands for the language of the page."],
  ["Pfad", "Was auf den Host folgt, vom ersten Schrägstrich an. {lang} steht für die Sprache der Seite."],
  { examples: ["/{lang}/support"], format: "path" },
);

/** Path of a file on the download host, without a leading slash. */
export const downloadPath = field(
  z.string().regex(downloadPathPattern, { error: "download-path" }),
  ["Path of the file", "Folders and file on the download host, without a slash at the beginning."],
  ["Pfad der Datei", "Ordner und Datei auf dem Download-Host, ohne Schrägstrich am Anfang."],
  { examples: ["releases/latest/Product.Lite.Setup.exe"], format: "path" },
);
