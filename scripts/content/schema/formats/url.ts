/** Addresses of pages and hosts on the web. */
import { z } from "zod";
import { field, trim } from "../field.ts";
import { isWebAddress, webAddress } from "./web-address.ts";

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
  },
);

/** A base address for paths, so without a trailing slash. */
export const hostUrl = field(
  httpsUrl.regex(/^[^?#]*[^/?#]$/, { error: "host.end" }),
  ["Host", "Address without a slash at its end."],
  ["Host", "Adresse ohne Schrägstrich am Ende."],
  { examples: ["https://help.company.example"] },
);

export const originUrl = field(
  httpsUrl.regex(/^https:\/\/[^/?#]+$/, { error: "host.path" }),
  ["Host", "Address without a path."],
  ["Host", "Adresse ohne Pfad."],
  { examples: ["https://www.company.example"] },
);
