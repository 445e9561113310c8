/** Addresses of pages and hosts on the web. */
import { z } from "zod";
import { field, trim } from "../field.ts";
import { isWebAddress, webAddress } from "./web-address.ts";

/** Addresses as people type and mails wrap them: without https://, in brackets, with what follows in the sentence. */
function read(written: string): readonly string[] {
  const [, words = "", linked = written] = /^\[([^\]]*)\]\(([^()\s]*)\)$/.exec(written) ?? [];
  if (!linked.toLowerCase().includes(words.toLowerCase())) return [];
  const text = linked
    .replace(/^\p{L}+:\s+/u, "")
    .replaceAll(/^[<"'([]+|[>"')\],;.\s]+$/g, "")
    .replaceAll("\\", "/");
  const rest = text.replace(/^(?:h?t?t?p?s?\s*[:;]?\s*\/+\s*|https?:(?!\/))+/i, "").replace(/^www[.,](?=\S)/i, "www.");
  // A mail has broken the line behind a sign.
  const whole = /\/\/|www\./.test(rest) ? rest : rest.replaceAll(/(?<=[/?=&_-])\s+(?=\S)/g, "");
  return /\s|@/.test(whole) || !whole.includes(".") ? [] : [`https://${whole}`];
}

export const httpsUrl = field(
  z
    .string()
    .regex(new RegExp(`^${webAddress}$`, "u"), { error: "url" })
    .refine(isWebAddress, { error: "url" }),
  ["Address", "Address of a page on the web."],
  ["Adresse", "Adresse einer Seite im Web."],
  {
    examples: ["https://www.company.example"],
    normalize: trim,
    read,
  },
);

/** A base address for paths, so without a trailing slash. */
export const hostUrl = field(
  httpsUrl.regex(/^[^?#]*[^/?#]$/, { error: "host.end" }),
  ["Host", "Address without a slash at its end."],
  ["Host", "Adresse ohne Schrägstrich am Ende."],
  {
    examples: ["https://help.company.example"],
    read: (written) => read(written).map((url) => url.replace(/[/?#]+$/, "")),
  },
);

export const originUrl = field(
  httpsUrl.regex(/^https:\/\/[^/?#]+$/, { error: "host.path" }),
  ["Host", "Address without a path."],
  ["Host", "Adresse ohne Pfad."],
  { examples: ["https://www.company.example"], read: (written) => read(written).map((url) => url.replace(/\/$/, "")) },
);
