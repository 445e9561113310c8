import { hints } from "../core/hints.ts";
import { htmlFaults } from "../model/html-faults.ts";
import { defineRule } from "./registry/rule.ts";

const beginnings = {
  en: "Begin with https://, mailto: or / for a page of this site",
  de: "Beginnen Sie mit https://, mailto: oder / für eine Seite dieser Website",
};

export default defineRule({
  id: "link",
  group: "html",
  severity: "error",
  title: { en: "A link that cannot be used", de: "Ein Link, der nicht verwendbar ist" },
  meaning: {
    en: "A link begins with / for a page of this site, # for a place on the same page, {link.…} or {help.…} for one of the facts, mailto: or https://. Everything else is refused, however it is spelled.",
    de: "Ein Link beginnt mit / für eine Seite dieser Website, # für eine Stelle auf derselben Seite, {link.…} oder {help.…} für einen aus den Fakten, mailto: oder https://. Alles andere wird abgelehnt, wie auch immer es geschrieben ist.",
  },
  example: {
    wrong: { en: '<a href="www.company.example">Shop</a>', de: '<a href="www.company.example">Laden</a>' },
    right: {
      en: '<a href="https://www.company.example">Shop</a>',
      de: '<a href="https://www.company.example">Laden</a>',
    },
    isHtml: true,
  },
  check: (files) =>
    htmlFaults(files).flatMap(({ link, place, path }) => {
      if (link?.kind === "unusable") {
        const message = {
          en: `This link cannot be used: ${link.href}`,
          de: `Dieser Link ist nicht verwendbar: ${link.href}`,
        };
        const hint = link.isAddress ? hints.writeLikeThis("https://www.company.example/page") : beginnings;
        return [{ place, path, message, hint }];
      }
      if (link?.kind !== "no-mail-fact") return [];
      const message = {
        en: `{${link.fact}} is no e-mail address`,
        de: `{${link.fact}} ist keine E-Mail-Adresse`,
      };
      return [{ place, path, message, hint: hints.writeOneOf(link.mailFacts.map((name) => `mailto:{${name}}`)) }];
    }),
});
