import { readFileOf } from "../model/content.ts";
import { pluginFacts } from "../schema/plugin.ts";
import { site } from "../schema/site.ts";
import { defineRule } from "./registry/rule.ts";

const file = "facts/site.yaml";

export default defineRule({
  id: "country-differs",
  group: "downloads",
  severity: "warning",
  title: { en: "A banner for another country", de: "Ein Banner für ein anderes Land" },
  meaning: {
    en: "The home page tells visitors from one country about a plugin that is made for another. This is a warning.",
    de: "Die Startseite weist Besucher aus einem Land auf ein Plugin hin, das für ein anderes gemacht ist. Das ist eine Warnung.",
  },
  example: {
    file,
    place: /^countryBanner:\n {2}country: .*$/m,
    wrong: "countryBanner:\n  country: KE",
    right: "countryBanner:\n  country: SA",
  },
  check(files) {
    const { plugin, country } = readFileOf(files, file, site)?.countryBanner ?? {};
    const made = readFileOf(files, `facts/plugins/${plugin}.yaml`, pluginFacts)?.country;
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
  },
});
