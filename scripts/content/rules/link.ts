import { brokenFactLinks } from "../model/links.ts";
import { markdownIssues } from "../model/markdown-issues.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "link",
  group: "markdown",
  title: { en: "A link that cannot be used", de: "Ein Link, der nicht verwendbar ist" },
  meaning: {
    en: "A link begins with / for a page of this site, # for a place on the same page, {link.…} or {help.…} for one of the facts, mailto: or https://. Everything else is refused, however it is spelled, and so is a page or a place that there is not. An address of one of your own hosts is a warning: it leads out of the visitor's language, and is forgotten when the host changes.",
    de: "Ein Link beginnt mit / für eine Seite dieser Website, # für eine Stelle auf derselben Seite, {link.…} oder {help.…} für einen aus den Fakten, mailto: oder https://. Alles andere wird abgelehnt, wie auch immer es geschrieben ist, ebenso eine Seite oder Stelle, die es nicht gibt. Die Adresse eines Ihrer eigenen Hosts ist eine Warnung: Sie führt aus der Sprache des Besuchers heraus und wird vergessen, wenn der Host sich ändert.",
  },
  example: {
    wrong: { en: "[E-invoices](/plugin/fatoora)", de: "[E-Rechnungen](/plugin/fatoora)" },
    right: { en: "[E-invoices](/plugins/fatoora)", de: "[E-Rechnungen](/plugins/fatoora)" },
    isMarkdown: true,
  },
  check: (files) => [
    ...markdownIssues(files, "link"),
    ...brokenFactLinks(files).map((issue) => ({ ...issue, file: "site.yaml" })),
  ],
});
