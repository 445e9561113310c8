import { findHtml } from "./registry/find-html.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "html-empty",
  group: "html",
  severity: "error",
  title: { en: "A tag with nothing in it", de: "Ein Tag, in dem nichts steht" },
  meaning: {
    en: "Between a tag and its end is the text that it is about. An empty paragraph is a gap, an empty entry of a list is a dot; these are warnings. An empty link or heading is an error: people who have pages read to them hear nothing.",
    de: "Zwischen einem Tag und seinem Ende steht der Text, um den es geht. Ein leerer Absatz ist eine Lücke, ein leerer Listeneintrag ist ein Punkt; das sind Warnungen. Ein leerer Link oder eine leere Überschrift ist ein Fehler: Wer sich Seiten vorlesen lässt, hört nichts.",
  },
  example: {
    wrong: { en: '<p>See <a href="/faq"></a></p>', de: '<p>Siehe <a href="/faq"></a></p>' },
    right: { en: '<p>See <a href="/faq">questions</a></p>', de: '<p>Siehe <a href="/faq">Fragen</a></p>' },
    isHtml: true,
  },
  check: (files) =>
    findHtml(files, {
      empty: ({ about }) => [
        { en: `There is no text in <${about}>`, de: `In <${about}> steht kein Text` },
        {
          en: `Write it between <${about}> and </${about}>, or delete both`,
          de: `Schreiben Sie ihn zwischen <${about}> und </${about}>, oder löschen Sie beide`,
        },
        // A gap is a matter of taste; a link or a heading that nobody can read bars the way (WCAG 2.4.4, 2.4.6).
        ["a", "h3"].includes(about) ? "error" : "warning",
      ],
    }),
});
