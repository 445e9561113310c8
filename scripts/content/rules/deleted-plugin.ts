import { few } from "../core/hints.ts";
import { deletedPlugins } from "../model/renamed-ids.ts";
import { textsNaming } from "../model/strings.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "deleted-plugin",
  group: "references",
  title: { en: "A plugin that was deleted is still named", de: "Ein gelöschtes Plugin wird noch genannt" },
  meaning: {
    en: "The files of a plugin were deleted, and links to its page, its price in a text or the line for one country are still there. The message lists their files.",
    de: "Die Dateien eines Plugins wurden gelöscht, und Links auf seine Seite, sein Preis in einem Text oder die Zeile für ein Land sind noch da. Die Meldung nennt deren Dateien.",
  },
  example: {
    wrong: {
      en: "countryBanner with plugin: fatoora, without facts/plugins/fatoora.yaml",
      de: "countryBanner mit plugin: fatoora, ohne facts/plugins/fatoora.yaml",
    },
    right: { en: "No countryBanner, or the plugin back", de: "Kein countryBanner, oder das Plugin wieder da" },
  },
  check: (files) =>
    [...deletedPlugins(files)].flatMap((slug) => {
      const related = textsNaming(files, slug);
      if (related.length === 0) return [];
      const names = few([...new Set(related.map(({ file }) => file))]);
      const message = {
        en: "This plugin is gone, and is still named",
        de: "Dieses Plugin ist weg und wird noch genannt",
      };
      const hint = {
        en: `Bring its files back, or delete what names it in ${names}`,
        de: `Holen Sie seine Dateien zurück, oder löschen Sie, was es nennt, in ${names}`,
      };
      return [{ file: `facts/plugins/${slug}.yaml`, related, message, hint }];
    }),
});
