import { namesIn, readFileOf } from "../model/content.ts";
import { codesNamed } from "../schema/formats/codes.ts";
import { partnersOfCountry } from "../schema/partner.ts";
import { plugin as pluginSchema } from "../schema/plugin.ts";
import { site } from "../schema/site.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

const file = "site.yaml";

export default defineRule({
  id: "country-differs",
  when: "no-errors",
  group: "downloads",
  severity: "warning",
  title: { en: "Another country", de: "Ein anderes Land" },
  meaning: {
    en: "The home page tells visitors from one country about a plugin that is made for another, or a file of partners is named after another country than the one in it. This is a warning.",
    de: "Die Startseite weist Besucher aus einem Land auf ein Plugin hin, das für ein anderes gemacht ist, oder eine Datei mit Partnern heißt nach einem anderen Land als dem, das in ihr steht. Das ist eine Warnung.",
  },
  example: {
    file,
    place: /^countryBanner:\n {2}country: .*$/m,
    wrong: "countryBanner:\n  country: KE",
    right: "countryBanner:\n  country: SA",
  },
  check: (files) => [...bannerElsewhere(files), ...misnamedFiles(files)],
});

function bannerElsewhere(files: ContentFiles): Finding[] {
  const { plugin, country } = readFileOf(files, file, site)?.countryBanner ?? {};
  const made = readFileOf(files, `plugins/${plugin}.yaml`, pluginSchema)?.country;
  if (made === undefined || made === country) return [];
  const path = ["countryBanner", "country"];
  const message = {
    en: `The plugin "${plugin}" is made for ${made}`,
    de: `Das Plugin „${plugin}“ ist für ${made} gemacht`,
  };
  const hint = {
    en: `Write  country: ${made}  or name another plugin`,
    de: `Schreiben Sie  country: ${made}  oder nennen Sie ein anderes Plugin`,
  };
  return [{ file, path, message, hint }];
}

/** `country: NO` in `kenya.yaml`: one of the two is wrong. A name that is none of a country says nothing. */
function misnamedFiles(files: ContentFiles): Finding[] {
  return [...namesIn(files, "partners")].flatMap((name) => {
    const file = `partners/${name}.yaml`;
    const country = readFileOf(files, file, partnersOfCountry)?.country;
    const codes = codesNamed(name.replaceAll("-", " "));
    const [meant] = codes;
    if (country === undefined || meant === undefined || codes.includes(country)) return [];
    const message = { en: `The name of this file is that of ${meant}`, de: `Der Name dieser Datei steht für ${meant}` };
    const hint = {
      en: `Write  country: ${meant}  or rename the file`,
      de: `Schreiben Sie  country: ${meant}  oder benennen Sie die Datei um`,
    };
    return [{ file, path: ["country"], message, hint }];
  });
}
