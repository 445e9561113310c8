import { hints } from "../core/hints.ts";
import { findHtml } from "./registry/find-html.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "html-balance",
  group: "html",
  severity: "error",
  title: { en: "A tag that is not closed", de: "Ein Tag, das nicht geschlossen ist" },
  meaning: {
    en: "Every tag that is opened is closed, in the opposite order; only br has no end.",
    de: "Jedes geöffnete Tag wird geschlossen, in umgekehrter Reihenfolge; nur br steht allein.",
  },
  example: {
    wrong: { en: "<p>Very <strong>quick</p>", de: "<p>Sehr <strong>schnell</p>" },
    right: { en: "<p>Very <strong>quick</strong></p>", de: "<p>Sehr <strong>schnell</strong></p>" },
    isHtml: true,
  },
  check: (files) =>
    findHtml(files, {
      unclosed: ({ about }) => [
        {
          en: `The tag <${about}> is not closed where it should be`,
          de: `Das Tag <${about}> wird nicht geschlossen, wo es das müsste`,
        },
        { en: `Add  </${about}>`, de: `Ergänzen Sie  </${about}>` },
      ],
      "not-open": ({ about }) => [
        { en: `${about} closes a tag that is not open`, de: `${about} schließt ein Tag, das nicht offen ist` },
        hints.deleteIt,
      ],
      bracket: () => [
        { en: "This < begins no tag", de: "Mit diesem < beginnt kein Tag" },
        {
          en: "Close the tag with >, or write &lt; for the sign itself",
          de: "Schließen Sie das Tag mit >, oder schreiben Sie &lt; für das Zeichen selbst",
        },
      ],
    }),
});
