/** Facts in typographic quotes, which YAML takes as part of the text. The parser reports the rule's other mistakes. */
import { validTexts } from "../indexes/strings.ts";
import { isInTypographicQuotes } from "../indexes/typographic-quotes.ts";
import { defineRule } from "./rule.ts";

export default defineRule({
  check: (files) =>
    validTexts(files)
      .filter(({ language }) => language === undefined)
      .filter(({ parsed, path, value }) => isInTypographicQuotes(parsed, path, value))
      .map(({ file, path }) => {
        const severity = file.startsWith("partners/") ? "warning" : "error";
        return { id: "yaml-feature.quotes", file, path, severity };
      }),
});
