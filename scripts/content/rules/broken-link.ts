import { few, hints } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { nearestFirst } from "../core/suggest.ts";
import { htmlFaults } from "../model/html-faults.ts";
import { brokenFactLinks, type LinkFault } from "../model/links.ts";
import { placeIn } from "../model/place-in.ts";
import { defineRule } from "./registry/rule.ts";

const site = "facts/site.yaml";

export default defineRule({
  id: "broken-link",
  group: "html",
  severity: "error",
  title: { en: "A link that leads nowhere", de: "Ein Link, der ins Leere führt" },
  meaning: {
    en: "There is no page of this path, or no entry with this id on it. The message says which is nearest.",
    de: "Es gibt keine Seite mit diesem Pfad oder auf ihr keinen Eintrag mit dieser id. Die Meldung nennt das Ähnlichste.",
  },
  example: {
    wrong: { en: '<a href="/plugin/fatoora">E-invoices</a>', de: '<a href="/plugin/fatoora">E-Rechnungen</a>' },
    right: { en: '<a href="/plugins/fatoora">E-invoices</a>', de: '<a href="/plugins/fatoora">E-Rechnungen</a>' },
    isHtml: true,
  },
  check(files) {
    const inFacts = brokenFactLinks(files).map((found) => ({ ...found, place: placeIn(files, site, found.path) }));
    const inHtml = htmlFaults(files).flatMap(({ link, place, path }) =>
      link === undefined ? [] : [{ fault: link, place, path }],
    );
    return [...inFacts, ...inHtml].flatMap(({ fault, place, path }) => {
      const [message, hint] = wordsFor(fault) ?? [];
      return message === undefined || hint === undefined ? [] : [{ place, path, message, hint }];
    });
  },
});

function wordsFor(fault: LinkFault): readonly [message: LocalizedText, hint: LocalizedText] | undefined {
  if (fault.kind === "no-page") {
    const { path, meant, pages } = fault;
    const paths = few(nearestFirst(path, pages));
    return [
      { en: `There is no page ${path}`, de: `Es gibt keine Seite ${path}` },
      meant === undefined ? { en: `Pages: ${paths}`, de: `Seiten: ${paths}` } : hints.didYouMeanPlain(meant),
    ];
  }
  if (fault.kind !== "no-place") return undefined;
  const { id, page, meant, ids } = fault;
  const linkToPage = { en: "Link to the page itself", de: "Verlinken Sie die Seite selbst" };
  const known = ids.length === 0 ? linkToPage : hints.writeOneOf(nearestFirst(id, ids));
  return [
    {
      en: `There is no entry "${id}" on ${page ?? "this page"}`,
      de: `Es gibt keinen Eintrag „${id}“ auf ${page ?? "dieser Seite"}`,
    },
    meant === undefined ? known : hints.didYouMeanPlain(`#${meant}`),
  ];
}
