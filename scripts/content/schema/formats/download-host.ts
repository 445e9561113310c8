/** Where the installers are: a host of their own, or a folder of this site that no page and no other file is in. */
import { z } from "zod";
import { foldersWithoutPages } from "../../../../src/routes/folders.ts";
import { routes } from "../../../../src/routes/routes.ts";
import { field } from "../field.ts";
import { defineRefusal } from "../refusal.ts";
import { pathNotation } from "./path.ts";
import { isWebAddress, webAddress } from "./web-address.ts";

const taken = [...foldersWithoutPages, ...routes.map((route) => route.path?.split("/")[0])].join("|");

/** A path whose first part is no page, no other folder, and not two letters, which would be taken for a language. */
const freeFolder = `/(?!(?:${taken.replaceAll(".", "\\.")})(?:/|$))(?=[a-z0-9-]{3})[a-z0-9]+(?:[/-][a-z0-9]+)*`;

const refused = defineRefusal({
  id: "download-host",
  group: "addresses",
  title: { en: "Not a place for installers", de: "Kein Ort für Installationsprogramme" },
  meaning: {
    en: "Installers are on a host of their own, https://…, or in a folder of this site that no page uses, such as /downloads.",
    de: "Installationsprogramme liegen auf einem eigenen Host, https://…, oder in einem Ordner dieser Website, den keine Seite benutzt, etwa /downloads.",
  },
  example: {
    file: "facts/site.yaml",
    place: /^ {2}downloads: .*$/m,
    wrong: "  downloads: /plugins",
    right: "  downloads: /downloads",
  },
  message: {
    en: "This is neither a web address nor a free path of this site",
    de: "Das ist weder eine Webadresse noch ein freier Pfad dieser Website",
  },
  hint: {
    en: "Write an address that begins with https://, or a path for installers on this host, without a slash at the end",
    de: "Schreiben Sie eine Adresse, die mit https:// beginnt, oder einen Pfad für Dateien auf diesem Host, ohne Schrägstrich am Ende",
  },
});

export const downloadHost = field(
  z
    .string()
    .regex(new RegExp(`^(?:${freeFolder}|(?=${webAddress}$)[^?#]*[^/?#])$`, "u"), { error: refused.id })
    .refine((address) => address.startsWith("/") || isWebAddress(address), { error: refused.id }),
  ["Downloads", "A web address without a slash at its end, or a path of this site that no page is at."],
  ["Downloads", "Eine Webadresse ohne Schrägstrich am Ende oder ein Pfad dieser Website, unter dem keine Seite liegt."],
  { examples: ["/downloads", "https://www.company.example/files"], notation: pathNotation },
);
