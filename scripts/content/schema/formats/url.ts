/** Addresses of pages and hosts on the web. Only https, so that nothing is fetched in the clear. */
import { z } from "zod";
import { field, trim } from "../field.ts";
import { isWebAddress, webAddress } from "./web-address.ts";

export const httpsUrl = field(
  z
    .string()
    .regex(new RegExp(`^${webAddress}$`, "u"), { error: "url" })
    .refine((address) => isWebAddress(address), { error: "url" }),
  ["Address", "Address of a page on the web."],
  ["Adresse", "Adresse einer Seite im Web."],
  {
    examples: ["https://www.company.example"],
    normalize: trim,
  },
);

/** Address that paths are put behind: without a slash at its end. */
export const hostUrl = field(
  httpsUrl.regex(/^[^?#]*[^/?#]$/, { error: "host.end" }),
  ["Host", "Address without a slash at its end."],
  ["Host", "Adresse ohne Schrägstrich am Ende."],
  { examples: ["https://help.company.example"] },
);

/** Address of a whole host, without a path. */
export const originUrl = field(
  httpsUrl.regex(/^https:\/\/[^/?#]+$/, { error: "host.path" }),
  ["Host", "Address without a path."],
  ["Host", "Adresse ohne Pfad."],
  { examples: ["https://www.company.example"] },
);
