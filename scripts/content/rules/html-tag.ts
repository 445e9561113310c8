import { hints } from "../core/hints.ts";
import { allowedTags } from "../model/html/allowed.ts";
import { findHtml } from "./registry/find-html.ts";
import { defineRule } from "./registry/rule.ts";

const useOneOf = {
  en: `Use one of: ${allowedTags.join(", ")}`,
  de: `Nehmen Sie eines von: ${allowedTags.join(", ")}`,
};

export default defineRule({
  id: "html-tag",
  group: "html",
  severity: "error",
  title: { en: "A tag that is not allowed", de: "Ein Tag, das nicht erlaubt ist" },
  meaning: {
    en: "Texts named html may hold p, ul, ol, li, strong, em, a, br, h3, code and abbr, written in lower case. Other tags could change the page or run a program, and are refused, not removed.",
    de: "Texte namens html dürfen p, ul, ol, li, strong, em, a, br, h3, code und abbr enthalten, klein geschrieben. Andere Tags könnten die Seite verändern oder ein Programm starten; sie werden abgelehnt, nicht entfernt.",
  },
  example: {
    wrong: { en: "<div>Open on Sundays</div>", de: "<div>Sonntags geöffnet</div>" },
    right: { en: "<p>Open on Sundays</p>", de: "<p>Sonntags geöffnet</p>" },
    isHtml: true,
  },
  check: (files) =>
    findHtml(files, {
      tag: ({ about, detail }) => [
        { en: `The tag <${about}> is not allowed`, de: `Das Tag <${about}> ist nicht erlaubt` },
        detail === "" ? useOneOf : { en: `Use <${detail}>`, de: `Nehmen Sie <${detail}>` },
      ],
      form: ({ detail }) => [
        {
          en: "This tag is not written as it should be",
          de: "Dieses Tag ist nicht so geschrieben, wie es sein soll",
        },
        hints.write(detail),
      ],
      comment: () => [
        { en: "A comment is not allowed in HTML", de: "Ein Kommentar ist in HTML nicht erlaubt" },
        { en: "Delete it; YAML comments begin with #", de: "Löschen Sie ihn; Kommentare in YAML beginnen mit #" },
      ],
      declaration: () => [
        { en: "<! and <? are not allowed in HTML", de: "<! und <? sind in HTML nicht erlaubt" },
        hints.deleteIt,
      ],
    }),
});
