import { namesIn, readFolderOf } from "../model/content.ts";
import { publishedFiles } from "../model/published.ts";
import { partnersOfCountry } from "../schema/partner.ts";
import { plugin } from "../schema/plugin.ts";
import { defineRule } from "./registry/rule.ts";

const path = ["country"];
const hint = { en: "Add them in partners", de: "Tragen Sie sie in partners ein" };

export default defineRule({
  id: "no-partners",
  group: "downloads",
  severity: "warning",
  title: { en: "A plugin that nobody installs", de: "Ein Plugin, das niemand installiert" },
  meaning: {
    en: "Only authorized partners in its country install this plugin, and the directory has none there. Add them, or take authorizedPartnersOnly out. This is a warning.",
    de: "Nur autorisierte Partner in seinem Land installieren dieses Plugin, und das Verzeichnis hat dort keinen. Tragen Sie sie ein, oder nehmen Sie authorizedPartnersOnly heraus. Das ist eine Warnung.",
  },
  example: {
    wrong: {
      en: "A plugin with country: SA, and no file partners/saudi-arabia.yaml",
      de: "Ein Plugin mit country: SA und keine Datei partners/saudi-arabia.yaml",
    },
    right: { en: "Both", de: "Beide" },
  },
  check(all) {
    const files = publishedFiles(all);
    const partners = readFolderOf(files, "partners", partnersOfCountry);
    // A file that cannot be read may be the one with these partners.
    if (partners.size < namesIn(files, "partners").size) return [];
    const countries = new Set([...partners.values()].map(({ country }) => country));
    return [...readFolderOf(files, "plugins", plugin)].flatMap(([slug, facts]) => {
      const { authorizedPartnersOnly, country } = facts;
      if (authorizedPartnersOnly !== true || country === undefined || countries.has(country)) return [];
      const message = {
        en: `Only partners in ${country} install this plugin, and none is listed`,
        de: `Nur Partner in ${country} installieren dieses Plugin, und keiner ist aufgeführt`,
      };
      return [{ file: `plugins/${slug}.yaml`, path, message, hint }];
    });
  },
});
