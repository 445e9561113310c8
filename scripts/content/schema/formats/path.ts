/** Path on a host, from the root: `/sign-in`. `{lang}` stands for the page's language. */
import { z } from "zod";
import { field } from "../field.ts";
import { defineRefusal } from "../refusal.ts";
import { sign } from "./web-address.ts";

export const pathNotation = { en: "A path, without spaces.", de: "Ein Pfad ohne Leerzeichen." };

const refused = defineRefusal({
  id: "path",
  group: "addresses",
  title: { en: "Not a path", de: "Kein Pfad" },
  meaning: {
    en: "A path begins with / and has no spaces. {lang} in it stands for the language of the page.",
    de: "Ein Pfad beginnt mit / und hat keine Leerzeichen. {lang} darin steht für die Sprache der Seite.",
  },
  example: {
    file: "facts/help.yaml",
    place: /^ {2}path: .*$/m,
    wrong: "  path: getting started",
    right: "  path: /{lang}/getting-started",
  },
  message: { en: "This is not a path", de: "Das ist kein Pfad" },
  hint: { en: "Begin with / and use no spaces", de: "Beginnen Sie mit / und verwenden Sie keine Leerzeichen" },
});

export const hostPath = field(
  z
    .string()
    .regex(new RegExp(`^/(?:\\{[^{}/\\s]*\\}|${sign})*$`, "u"), { error: refused.id })
    .regex(/^\/(?!\/)(?!(?:[^?#]*\/)?\.{1,2}(?:[/?#]|$))/, { error: refused.id }),
  ["Path", "What follows the host, from the first slash. {lang} stands for the language of the page."],
  ["Pfad", "Was auf den Host folgt, vom ersten Schrägstrich an. {lang} steht für die Sprache der Seite."],
  { examples: ["/{lang}/support"], notation: pathNotation },
);
