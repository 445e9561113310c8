/** Addresses of pages and hosts on the web. Only https, so that nothing is fetched in the clear. */
import { z } from "zod";
import { hints } from "../../core/hints.ts";
import { lineExample, partnerExample } from "../../core/rule-words.ts";
import { field, trimmed } from "../field.ts";
import { defineRefusal, notationOf } from "../refusal.ts";
import { isWebAddress, webAddress } from "./web-address.ts";

const notAnAddress = defineRefusal({
  id: "url",
  group: "addresses",
  meaning: {
    en: "A web address begins with https:// and names a host. Addresses that begin with http:// are refused, so that nothing is fetched unprotected.",
    de: "Eine Webadresse beginnt mit https:// und nennt einen Host. Adressen mit http:// werden abgelehnt, damit nichts ungeschützt geladen wird.",
  },
  example: partnerExample("website: www.company.example", "website: https://www.company.example"),
  message: {
    en: "This is not one web address that begins with https://",
    de: "Das ist keine einzelne Webadresse mit https://",
  },
  hint: hints.likeThis,
});

const goesOn = defineRefusal({
  id: "host",
  group: "addresses",
  meaning: {
    en: "Paths are put behind this address. It therefore has no slash at its end, and where only a host is meant, no path.",
    de: "Hinter diese Adresse werden Pfade gesetzt. Sie hat deshalb keinen Schrägstrich am Ende und, wo nur ein Host gemeint ist, keinen Pfad.",
  },
  example: lineExample("site.yaml", "  help: https://help.company.example/", "  help: https://help.company.example"),
  message: {
    en: "This address must not go on behind the host",
    de: "Diese Adresse darf hinter dem Host nicht weitergehen",
  },
  hint: { en: "Write it without a slash at the end", de: "Schreiben Sie sie ohne Schrägstrich am Ende" },
});

export const httpsUrl = field(
  z
    .string()
    .regex(new RegExp(`^${webAddress}$`, "u"), { error: notAnAddress.id })
    .refine((address) => isWebAddress(address), { error: notAnAddress.id }),
  ["Address", "Address of a page on the web."],
  ["Adresse", "Adresse einer Seite im Web."],
  {
    examples: ["https://www.company.example"],
    notation: notationOf(notAnAddress, "https://www.company.example"),
    normalize: trimmed,
  },
);

/** Address that paths are put behind: without a slash at its end. */
export const hostUrl = field(
  httpsUrl.regex(/^[^?#]*[^/?#]$/, { error: goesOn.id }),
  ["Host", "Address without a slash at its end."],
  ["Host", "Adresse ohne Schrägstrich am Ende."],
  { examples: ["https://help.company.example"] },
);

/** Address of a whole host, without a path. */
export const originUrl = field(
  httpsUrl.regex(/^https:\/\/[^/?#]+$/, { error: goesOn.id }),
  ["Host", "Address without a path."],
  ["Host", "Adresse ohne Pfad."],
  { examples: ["https://www.company.example"] },
);
