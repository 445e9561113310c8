/** What is said about links. */

import type { Sentence } from "../core/localized-text.ts";
import { few } from "./hints.ts";

export const linkMessages = {
  wordsWithoutLink: {
    en: "These are the words of a link that is missing",
    de: "Das ist der Wortlaut eines Links, der fehlt",
  },
  addLinkOrDelete: (key: string): Sentence => ({
    en: `Add a line  ${key}: https://…  with its address, or delete this line`,
    de: `Ergänzen Sie eine Zeile  ${key}: https://…  mit der Adresse, oder löschen Sie diese Zeile`,
  }),
  unusable: (href: string): Sentence => ({
    en: `This link cannot be used: ${href}`,
    de: `Dieser Link ist nicht verwendbar: ${href}`,
  }),
  beginnings: {
    en: "Begin with https://, mailto: or / for a page of this site",
    de: "Beginnen Sie mit https://, mailto: oder / für eine Seite dieser Website",
  },
  noMailFact: (placeholder: string): Sentence => ({
    en: `${placeholder} is no e-mail address`,
    de: `${placeholder} ist keine E-Mail-Adresse`,
  }),
  noPage: (path: string): Sentence => ({ en: `There is no page ${path}`, de: `Es gibt keine Seite ${path}` }),
  pages: (paths: readonly string[]): Sentence => ({
    en: `Pages: ${few(paths)}`,
    de: `Seiten: ${few(paths)}`,
  }),
  /** @param path Of the page; `undefined` for the one that the link stands on. */
  noPlace: (id: string, path: string | undefined): Sentence => ({
    en: `There is no entry "${id}" on ${path ?? "this page"}`,
    de: `Es gibt keinen Eintrag „${id}“ auf ${path ?? "dieser Seite"}`,
  }),
  linkToPage: { en: "Link to the page itself", de: "Verlinken Sie die Seite selbst" },
  wholeAddress: {
    en: "This link leads to a page of this site by its whole address",
    de: "Dieser Link führt mit voller Adresse auf eine Seite dieser Website",
  },
  withoutHost: (path: string): Sentence => ({
    en: `Write  ${path}  so that it is checked, and stays in the visitor's language`,
    de: `Schreiben Sie  ${path}  Dann wird der Link geprüft und bleibt in der Sprache des Besuchers`,
  }),
  knownHost: (host: string): Sentence => ({
    en: `The host ${host} stands in facts/site.yaml already`,
    de: `Der Host ${host} steht schon in facts/site.yaml`,
  }),
  takeFact: {
    en: "Write {link.…} or {help.…}, so that each address stands in one place",
    de: "Schreiben Sie {link.…} oder {help.…}, damit jede Adresse an einer Stelle steht",
  },
};
