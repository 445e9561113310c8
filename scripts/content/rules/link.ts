import { htmlFaults } from "../model/html-faults.ts";
import { brokenFactLinks } from "../model/links.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "link",
  group: "html",
  title: { en: "A link that cannot be used", de: "Ein Link, der nicht verwendbar ist" },
  meaning: {
    en: "A link begins with / for a page of this site, # for a place on the same page, {link.…} or {help.…} for one of the facts, mailto: or https://. Everything else is refused, however it is spelled, and so is a page or a place that there is not. An address of one of your own hosts is a warning: it leads out of the visitor's language, and is forgotten when the host changes.",
    de: "Ein Link beginnt mit / für eine Seite dieser Website, # für eine Stelle auf derselben Seite, {link.…} oder {help.…} für einen aus den Fakten, mailto: oder https://. Alles andere wird abgelehnt, wie auch immer es geschrieben ist, ebenso eine Seite oder Stelle, die es nicht gibt. Die Adresse eines Ihrer eigenen Hosts ist eine Warnung: Sie führt aus der Sprache des Besuchers heraus und wird vergessen, wenn der Host sich ändert.",
  },
  example: {
    wrong: { en: '<a href="/plugin/fatoora">E-invoices</a>', de: '<a href="/plugin/fatoora">E-Rechnungen</a>' },
    right: { en: '<a href="/plugins/fatoora">E-invoices</a>', de: '<a href="/plugins/fatoora">E-Rechnungen</a>' },
    isHtml: true,
  },
  check: (files) => [
    ...htmlFaults(files, "link"),
    ...brokenFactLinks(files).map((fault) => ({ ...fault, file: "site.yaml" })),
  ],
});
