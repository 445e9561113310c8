/** What YAML reads otherwise than its author: anchors, tags, keys twice, signs at the wrong place. */

import { hints } from "../core/hints.ts";
import { onePartner } from "../core/rule-example.ts";
import { isFlawed } from "../model/issue-lookup.ts";
import { textsIn } from "../model/strings.ts";
import { isInTypographicQuotes, straightQuotes } from "../model/typographic-quotes.ts";
import type { FeatureCause } from "../parse/parse-issue.ts";
import { locate } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { type IssueWords, issueFindings } from "./registry/issue-findings.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

const words: Readonly<Record<FeatureCause, (text: string) => IssueWords>> = {
  anchor: (name) => ({
    message: { en: `&${name} and *${name} do not work here`, de: `&${name} und *${name} wirken hier nicht` },
    hint: {
      en: "Write the entry out wherever it is needed",
      de: "Schreiben Sie den Eintrag überall aus, wo er gebraucht wird",
    },
  }),
  beginning: (sign) => ({ message: hints.cannotBegin(sign), hint: hints.quoteIt }),
  "bad-key": (key) => ({
    message: { en: `"${key}" cannot be used as a key`, de: `„${key}“ kann kein Schlüssel sein` },
    hint: { en: "Use a plain name made of letters", de: "Nehmen Sie einen einfachen Namen aus Buchstaben" },
  }),
  "no-key": () => ({
    message: { en: "There is no key in front of this colon", de: "Vor diesem Doppelpunkt steht kein Schlüssel" },
    hint: {
      en: "Write the key in front of it, or put the whole text into quotes",
      de: "Schreiben Sie den Schlüssel davor, oder setzen Sie den ganzen Text in Anführungszeichen",
    },
  }),
  // Several keys twice: mostly the line that begins the next entry is missing.
  "key-twice": (keys) => ({
    message: {
      en: `Twice in the same entry: ${keys}`,
      de: `Zweimal im selben Eintrag: ${keys}`,
    },
    hint: {
      en: "Keep one, compare its indentation with the lines above, or write the line that begins the next entry in front of it",
      de: "Behalten Sie einen, vergleichen Sie die Einrückung mit den Zeilen darüber, oder schreiben Sie davor die Zeile, die den nächsten Eintrag beginnt",
    },
  }),
  "swallowed-entry": () => ({
    message: {
      en: "This list entry is read as part of the text above it",
      de: "Dieser Listeneintrag wird als Teil des Textes darüber gelesen",
    },
    hint: {
      en: "Indent it like the other entries; if it is no entry, put the whole text into quotes",
      de: "Rücken Sie ihn ein wie die anderen Einträge; ist es keiner, setzen Sie den ganzen Text in Anführungszeichen",
    },
  }),
  "unopened-quote": () => ({
    message: {
      en: "This quote closes and was never opened",
      de: "Dieses Anführungszeichen schließt und wurde nie geöffnet",
    },
    hint: {
      en: 'Begin the text with " as well, or delete it',
      de: 'Beginnen Sie auch den Text mit ", oder löschen Sie es',
    },
  }),
  comment: () => ({
    message: {
      en: "What is behind # is a comment and is not shown",
      de: "Was hinter # steht, ist ein Kommentar und wird nicht gezeigt",
    },
    hint: hints.quoteIt,
  }),
};

export default defineRule({
  id: "yaml-feature",
  group: "yaml",
  severity: "error",
  title: { en: "Not read as it looks", de: "Wird anders gelesen, als es aussieht" },
  meaning: {
    en: "YAML gives some signs a meaning that a text rarely wants: & * ! % at its beginning, # behind a space, << as a key, the same key twice. Put a text with such a sign into quotes, straight ones: others are shown.",
    de: "YAML gibt manchen Zeichen eine Bedeutung, die in einem Text selten gemeint ist: & * ! % am Anfang, # hinter einem Leerzeichen, << als Schlüssel, derselbe Schlüssel zweimal. Setzen Sie einen Text mit solchen Zeichen in Anführungszeichen, und zwar in gerade: Andere werden gezeigt.",
  },
  example: {
    file: "facts/partners/iceland.yaml",
    wrong: onePartner("email: info@company.example", "email: sales@company.example"),
    right: onePartner("email: info@company.example, sales@company.example"),
  },
  check: (files) => [
    ...issueFindings(files, "yaml-feature", ({ cause, text }) => words[cause](text)),
    ...typographicQuotes(files),
  ],
});

/** In words such quotes may be meant, which the other language tells; so they may in names of partners. */
function typographicQuotes(files: ContentFiles): Finding[] {
  return textsIn(files)
    .filter(({ parsed: { file } }) => file.startsWith("facts/") && !file.startsWith("facts/partners/"))
    .filter(({ parsed, path, value }) => isInTypographicQuotes(parsed, path, value))
    .filter(({ parsed, path }) => !isFlawed(files, parsed.file, path))
    .map(({ parsed, path }) => ({
      place: locate(parsed, path),
      path,
      message: {
        en: "These quotes are shown as they are: YAML knows straight ones only",
        de: "Diese Anführungszeichen werden mit gezeigt: YAML kennt nur gerade",
      },
      hint: straightQuotes,
    }));
}
