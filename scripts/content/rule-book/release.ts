import type { Rule } from "./rule.ts";

/** Asked only with `--release`. */
export const releaseRules = {
  "sample-release": {
    title: { en: "Something of the sample in a release", de: "Etwas aus dem Beispiel in einer Veröffentlichung" },
    meaning: {
      en: "Somebody asked for a release, and something of the sample is left: its name, its company, an address that ends in .example, the digest of a file that never was, one of its pictures. Replace it by your own. When nothing is left, write sample: false in site.yaml.",
      de: "Es wurde eine Veröffentlichung verlangt, aber etwas aus dem Beispiel ist noch da: sein Name, seine Firma, eine Adresse auf .example, die Prüfsumme einer erfundenen Datei, eines seiner Bilder. Ersetzen Sie es durch Ihr eigenes. Ist nichts mehr davon da, schreiben Sie sample: false in site.yaml.",
    },
    example: {
      wrong: { en: "sample: true, and a build with --release", de: "sample: true und ein Build mit --release" },
      right: { en: "sample: false", de: "sample: false" },
    },
  },
  "foreign-law": {
    title: { en: "Legal text for another country", de: "Rechtstext für ein anderes Land" },
    meaning: {
      en: "The sample's terms, legal notice and privacy policy are written for a company in Germany. Yours is elsewhere, and a page still speaks of Germany or German law. This is a warning, given only with --release: such a sentence may be right. Have the page checked by somebody who knows the law of your country.",
      de: "Nutzungsbedingungen, Impressum und Datenschutzerklärung des Beispiels sind für eine Firma in Deutschland geschrieben. Ihre hat ihren Sitz anderswo, und eine Seite spricht noch von Deutschland oder deutschem Recht. Das ist eine Warnung, die nur bei --release erscheint: Ein solcher Satz kann richtig sein. Lassen Sie die Seite von jemandem prüfen, der das Recht Ihres Landes kennt.",
    },
    example: {
      wrong: {
        en: "German law applies, for a company in Spain",
        de: "„Es gilt deutsches Recht“ bei einer Firma in Spanien",
      },
      right: { en: "Spanish law applies", de: "„Es gilt spanisches Recht“" },
    },
  },
} as const satisfies Record<string, Rule>;
