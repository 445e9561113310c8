/** What YAML reads otherwise than its author: anchors, tags, keys twice, signs at the wrong place. */
import { onePartner } from "../core/rule-words.ts";
import { validTexts } from "../model/strings.ts";
import { isInTypographicQuotes } from "../model/typographic-quotes.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "yaml-feature",
  group: "yaml",
  title: { en: "Not read as it looks", de: "Wird anders gelesen, als es aussieht" },
  meaning: {
    en: "YAML gives some signs a meaning that a text rarely wants: & * ! % at its beginning, # behind a space, << as a key, the same key twice. Put a text with such a sign into quotes, straight ones: others are shown.",
    de: "YAML gibt manchen Zeichen eine Bedeutung, die in einem Text selten gemeint ist: & * ! % am Anfang, # hinter einem Leerzeichen, << als Schlüssel, derselbe Schlüssel zweimal. Setzen Sie einen Text mit solchen Zeichen in Anführungszeichen, und zwar in gerade: Andere werden gezeigt.",
  },
  example: {
    file: "partners/iceland.yaml",
    wrong: onePartner("email: info@company.example", "email: sales@company.example"),
    right: onePartner("email: info@company.example, sales@company.example"),
  },
  // In words such quotes may be meant, which the other language tells; so they may in what partners call themselves.
  check: (files) =>
    validTexts(files)
      .filter(({ language }) => language === undefined)
      .filter(({ parsed, path, value }) => isInTypographicQuotes(parsed, path, value))
      .map(({ file, path }) => {
        const severity = file.startsWith("partners/") ? "warning" : "error";
        return { id: "yaml-feature.quotes", file, path, severity };
      }),
});
