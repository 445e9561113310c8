/** What no other rule has words for. */
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "invalid",
  group: "fields",
  severity: "error",
  title: { en: "Not valid", de: "Nicht gültig" },
  meaning: {
    en: "The value cannot be used as it is. Compare it with other entries.",
    de: "Der Wert ist so nicht verwendbar. Vergleichen Sie ihn mit anderen Einträgen.",
  },
  example: {
    wrong: { en: "A value that no other entry has like this", de: "Ein Wert, den kein anderer Eintrag so hat" },
    right: { en: "A value written like theirs", de: "Ein Wert, der wie deren Werte geschrieben ist" },
  },
});
