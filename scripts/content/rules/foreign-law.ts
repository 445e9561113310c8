import { fold } from "../../../src/domain/fold.ts";
import { languageName } from "../core/intl.ts";
import { valueAt } from "../core/value-path.ts";
import { countryName } from "../model/format-facts.ts";
import { textsIn } from "../model/strings.ts";
import { countryCodes } from "../schema/formats/codes.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

const sampleCountry = "DE";
const pages = ["terms-of-use", "impressum", "privacy-policy"];

export default defineRule({
  id: "foreign-law",
  group: "release",
  severity: "warning",
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
  when: "release",
  check(files) {
    const country = valueAt(files.parsed.get("site.yaml")?.value, ["company", "country"]);
    if (typeof country !== "string" || !countryCodes.includes(country) || country === sampleCountry) return [];
    return files.languages.flatMap((language) =>
      pages.flatMap((page) => firstMention(files, `${language}/pages/${page}.yaml`, language, country) ?? []),
    );
  },
});

/** One finding a page, at the first mention: whoever looks there finds the others. */
function firstMention(files: ContentFiles, file: string, language: string, country: string): Finding | undefined {
  // In most languages the adjective is how the country's language is called: `germany`, `german`.
  const names = [countryName(sampleCountry, language), languageName(sampleCountry.toLowerCase(), language)].map(fold);
  for (const { path, value } of textsIn(files).filter((text) => text.file === file)) {
    const word = value.match(/\p{L}+/gu)?.find((text) => names.some((name) => fold(text).startsWith(name)));
    if (word === undefined) continue;
    const [en, de] = [countryName(country, "en"), countryName(country, "de")];
    const message = {
      en: `This page says "${word}", as the sample's does, but the company's country is ${en}`,
      de: `Hier steht „${word}“ wie im Beispiel, das Land der Firma ist aber ${de}`,
    };
    const hint = {
      en: "Have the page checked by somebody who knows the law there",
      de: "Lassen Sie die Seite von jemandem prüfen, der das Recht dort kennt",
    };
    return { file, path, piece: word, message, hint };
  }
  return undefined;
}
