import { hints } from "../core/hints.ts";
import { findHtml } from "./registry/find-html.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "html-attribute",
  group: "html",
  severity: "error",
  title: { en: "An attribute that is not allowed", de: "Ein Attribut, das nicht erlaubt ist" },
  meaning: {
    en: "a takes href, abbr takes title, nothing else. Values are in quotes.",
    de: "a nimmt href, abbr nimmt title, sonst nichts. Werte stehen in Anführungszeichen.",
  },
  example: {
    wrong: { en: '<p class="big">Hello</p>', de: '<p class="big">Hallo</p>' },
    right: { en: "<p>Hello</p>", de: "<p>Hallo</p>" },
    isHtml: true,
  },
  check: (files) =>
    findHtml(files, {
      attribute: ({ about, detail }) => [
        { en: `"${about}" is not allowed in <${detail}>`, de: `„${about}“ ist in <${detail}> nicht erlaubt` },
        hints.deleteIt,
      ],
      "attribute-twice": ({ about, detail }) => [
        { en: `"${about}" is twice in <${detail}>`, de: `„${about}“ steht zweimal in <${detail}>` },
        { en: "Keep one of them", de: "Behalten Sie eines davon" },
      ],
      "no-target": () => [
        { en: "This <a> leads nowhere", de: "Dieses <a> führt nirgendwohin" },
        hints.write('<a href="…">'),
      ],
    }),
});
