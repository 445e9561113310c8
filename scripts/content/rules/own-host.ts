import { htmlFaults } from "../model/html-faults.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "own-host",
  group: "html",
  severity: "warning",
  title: { en: "An address that the facts have", de: "Eine Adresse, die in den Fakten steht" },
  meaning: {
    en: "A link names this site or one of your hosts by its whole address. It works, but it is not checked, leads out of the visitor's language, and is forgotten when the host changes. Write the path of the page, {link.…} or {help.…}. This is a warning.",
    de: "Ein Link nennt diese Website oder einen Ihrer Hosts mit voller Adresse. Er funktioniert, wird aber nicht geprüft, führt aus der Sprache des Besuchers heraus und wird vergessen, wenn der Host sich ändert. Schreiben Sie den Pfad der Seite, {link.…} oder {help.…}. Das ist eine Warnung.",
  },
  example: {
    wrong: {
      en: '<a href="https://www.company.example/en/contact">Write to us</a>',
      de: '<a href="https://www.company.example/de/contact">Schreiben Sie uns</a>',
    },
    right: { en: '<a href="/contact">Write to us</a>', de: '<a href="/contact">Schreiben Sie uns</a>' },
  },
  check: (files) =>
    htmlFaults(files).flatMap(({ link, place, path }) => {
      if (link?.kind === "own-page") {
        const message = {
          en: "This link leads to a page of this site by its whole address",
          de: "Dieser Link führt mit voller Adresse auf eine Seite dieser Website",
        };
        const hint = {
          en: `Write  ${link.path}  so that it is checked, and stays in the visitor's language`,
          de: `Schreiben Sie  ${link.path}  – dann wird der Link geprüft und bleibt in der Sprache des Besuchers`,
        };
        return [{ place, path, message, hint }];
      }
      if (link?.kind !== "known-host") return [];
      const message = {
        en: `The host ${link.host} is in facts/site.yaml already`,
        de: `Der Host ${link.host} steht schon in facts/site.yaml`,
      };
      const hint = {
        en: "Write {link.…} or {help.…}, so that each address is in one place",
        de: "Schreiben Sie {link.…} oder {help.…}, damit jede Adresse an einer Stelle steht",
      };
      return [{ place, path, message, hint }];
    }),
});
