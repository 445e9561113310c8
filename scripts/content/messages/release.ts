/** What is said of content that is to be released. */

import type { Sentence } from "../core/localized-text.ts";
import { countryName } from "../facts.ts";

export const releaseMessages = {
  sample: {
    en: "This is sample content; a release is not built from it",
    de: "Das ist Beispielinhalt; daraus wird keine Veröffentlichung gebaut",
  },
  noMoreSample: {
    en: "Replace the sample by your own content, then write  sample: false",
    de: "Ersetzen Sie das Beispiel durch Ihren eigenen Inhalt, und schreiben Sie dann  sample: false",
  },
  host: (host: string): Sentence => ({
    en: `"${host}" is an address of the sample, which nobody can reach`,
    de: `„${host}“ ist eine Adresse aus dem Beispiel, die niemand erreicht`,
  }),
  ownAddress: { en: "Write your own address", de: "Schreiben Sie Ihre eigene Adresse" },
  value: (value: string): Sentence => ({
    en: `"${value}" is from the sample`,
    de: `„${value}“ stammt aus dem Beispiel`,
  }),
  ownValue: { en: "Write your own", de: "Schreiben Sie Ihre eigene Angabe" },
  picture: { en: "This picture is from the sample", de: "Dieses Bild stammt aus dem Beispiel" },
  ownPicture: { en: "Put your own in its place", de: "Ersetzen Sie es durch Ihr eigenes" },
  /** @param country Code of the company's. */
  foreignLaw: (word: string, country: string): Sentence => ({
    en: `This page says "${word}", as the sample's does, but the company's country is ${countryName(country, "en")}`,
    de: `Hier steht „${word}“ wie im Beispiel, das Land der Firma ist aber ${countryName(country, "de")}`,
  }),
  askLawyer: (country: string): Sentence => ({
    en: `Have the page checked by somebody who knows the law there: ${countryName(country, "en")}`,
    de: `Lassen Sie die Seite von jemandem prüfen, der das Recht dort kennt: ${countryName(country, "de")}`,
  }),
};
