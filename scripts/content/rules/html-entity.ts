import { hints } from "../core/hints.ts";
import { findHtml } from "./registry/find-html.ts";
import { defineRule } from "./registry/rule.ts";

export const writeCharacter = { en: "Write the character itself", de: "Schreiben Sie das Zeichen selbst" };

export default defineRule({
  id: "html-entity",
  group: "html",
  severity: "error",
  title: { en: "A wrong character reference", de: "Ein Zeichenverweis, der falsch ist" },
  meaning: {
    en: "A reference such as &amp; is not known or has no semicolon. Write the character itself; only <, > and & need a reference.",
    de: "Ein Verweis wie &amp; ist unbekannt oder hat kein Semikolon. Schreiben Sie das Zeichen selbst; nur <, > und & brauchen einen Verweis.",
  },
  example: {
    wrong: { en: "<p>Caf&eacut;</p>", de: "<p>Caf&eacut;</p>" },
    right: { en: "<p>Café</p>", de: "<p>Café</p>" },
    isHtml: true,
  },
  check: (files) =>
    findHtml(files, {
      "unknown-reference": ({ about }) => [
        { en: `There is no character ${about}`, de: `Es gibt kein Zeichen ${about}` },
        writeCharacter,
      ],
      "open-reference": ({ about }) => [
        {
          en: `Browsers take ${about} for a character, or its beginning`,
          de: `Browser halten ${about} oder den Anfang davon für ein Zeichen`,
        },
        {
          en: "Write &amp; if the sign & itself is meant; otherwise the character itself",
          de: "Schreiben Sie &amp;, wenn das Zeichen & selbst gemeint ist, sonst das Zeichen selbst",
        },
      ],
      "invisible-reference": ({ about }) => [
        { en: `${about} is an invisible character`, de: `${about} ist ein unsichtbares Zeichen` },
        hints.deleteIt,
      ],
    }),
});
