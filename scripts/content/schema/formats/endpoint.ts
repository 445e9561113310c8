/** Where the browser sends something: a path of this site, or an address of your own. */
import { z } from "zod";
import { field } from "../field.ts";
import { defineRefusal } from "../refusal.ts";
import { pathNotation } from "./path.ts";
import { isWebAddress, webAddress } from "./web-address.ts";

const refused = defineRefusal({
  id: "endpoint",
  group: "addresses",
  title: { en: "Neither a path nor an address", de: "Weder Pfad noch Adresse" },
  meaning: {
    en: "Where the browser sends something: a path of this site that begins with /, or an address that begins with https://.",
    de: "Wohin der Browser etwas schickt: ein Pfad dieser Website, der mit / beginnt, oder eine Adresse, die mit https:// beginnt.",
  },
  example: {
    file: "facts/site.yaml",
    place: /^ {2}endpoint: .*$/m,
    wrong: "  endpoint: api/v1/country",
    right: "  endpoint: /api/v1/country",
  },
  message: { en: "This is neither a path nor a web address", de: "Das ist weder ein Pfad noch eine Webadresse" },
  hint: {
    en: "Begin with / or https:// and use no spaces",
    de: "Beginnen Sie mit / oder https:// und verwenden Sie keine Leerzeichen",
  },
});

export const endpoint = field(
  z
    .string()
    .regex(new RegExp(`^(?:(?:/[\\w.-]+)+|${webAddress})$`, "u"), { error: refused.id })
    .refine((address) => address.startsWith("/") || isWebAddress(address), { error: refused.id }),
  [
    "Address of the service",
    "A path of this site that the bundled server answers, or an address that begins with https://.",
  ],
  [
    "Adresse des Dienstes",
    "Ein Pfad dieser Website, den der mitgelieferte Server beantwortet, oder eine Adresse, die mit https:// beginnt.",
  ],
  { notation: pathNotation },
);
